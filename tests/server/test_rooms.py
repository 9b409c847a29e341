"""Tables in this process: what is played, shown, waited for, kept and taken back. Clocks are set, never waited for."""

import asyncio
import gc
import json
import threading

import pytest

from rentier import editions
from rentier.game import Game
from rentier.proof import verify
from rentier.server import room as rooms
from rentier.server import telling
from rentier.server.limits import Limits
from rentier.server.wrong import Wrong
from tests.server.conftest import Guest, a_hall, settle, sit_down, stored_record

EDITIONS = editions.names()


def run(test, **more):
    async def inside():
        async with a_hall(**more) as hall:
            await test(hall)

    asyncio.run(inside())


async def play_on(room, guests, moves=5000):
    """Whoever has to decide does something, until the game is over."""
    for _ in range(moves):
        await settle(room)
        if room.row["stage"] == "over":
            await settle(room)  # until everyone has been told
            return
        for guest in guests:
            seat = guest.seats[0]
            if room.game.actor == seat:
                await guest.ask("move", move=guest.any_move(seat))
                break


def place(room, **position):
    """Puts the room's game into a position, as if it had come there."""
    data = {**room.game.position(), **position}
    del data["stock"]  # what is left follows from what stands
    room.begin(Game.from_position(data))
    telling.states(room)


# Playing.


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_against_bots_reaches_the_page_patch_by_patch(edition):
    async def test(hall):
        room, [ana] = await sit_down(hall, edition, ("me", "bot", "bot"), claim_seconds=0)
        watcher = await Guest(room).arrive()
        await play_on(room, [ana], moves=150)
        if ana.table["stage"] == "playing":  # some games have no end
            assert (await ana.ask("wish", what="end", wish=True))["kind"] == "ack"
            await play_on(room, [ana], moves=50)
        assert ana.table["stage"] == "over"
        assert ana.view["outcome"]["winners"]
        late = await Guest(room, ana.tokens).arrive()
        assert late.view == ana.view == watcher.view
        assert late.mine == ana.mine
        assert [event["number"] for event in ana.events] == sorted({event["number"] for event in ana.events})
        record = await stored_record(hall, room.id)
        assert verify(record) is None
        assert record["header"]["outcome"] == ana.view["outcome"]

    run(test)


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_secret_is_ever_sent(edition):
    async def test(hall):
        room, guests = await sit_down(hall, edition, ("me", "device", "bot"), claim_seconds=0)
        watcher = await Guest(room).arrive()
        tokens = [token for guest in guests for token in guest.tokens]
        await play_on(room, guests, moves=150)
        seed = room.row["seed"]
        for page in (*guests, watcher):
            said = json.dumps(page.told)
            assert seed not in said
            assert not any(token in said or rooms.hashed(token) in said for token in tokens)
        for message in watcher.told:
            assert not message.get("seats")
            decks = (message.get("view") or {}).get("decks", {})
            assert all(isinstance(left, int) for left in decks.values())

    run(test)


def test_an_offer_is_for_its_two_parties():
    async def test(hall):
        room, [ana, beto, caro] = await sit_down(hall, "peru", ("me", "device", "device"))
        place(room, titles={1: {"owner": 0}, 39: {"owner": 1}}, turn=0, phase="roll")
        watcher = await Guest(room).arrive()
        answer = await ana.move("offer", to=1, give={"squares": [1]}, take={"cash": 77})
        assert answer["kind"] == "ack"
        [offer] = beto.mine["1"]["offers"]
        assert (offer["give"], offer["take"]) == ({"squares": [1]}, {"cash": 77})
        assert ana.events[-1]["kind"] == beto.events[-1]["kind"] == "offered"
        for page in (caro, watcher):
            assert "offered" not in [event["kind"] for event in page.events]
            assert not any(seat["offers"] for seat in page.mine.values())
            assert page.version == ana.version
        counter = await beto.move("offer", to=0, give={"cash": 50}, take={"squares": [1]}, answers=offer["id"])
        assert counter["kind"] == "ack"
        [offer] = ana.mine["0"]["offers"]
        assert (await ana.move("accept", id=offer["id"]))["kind"] == "ack"
        assert caro.view["titles"]["1"]["owner"] == 1

    run(test)


def test_what_is_not_possible_is_refused_with_its_clause_in_the_readers_language():
    async def test(hall):
        room, [ana, beto] = await sit_down(hall)
        actor, other = (ana, beto) if room.game.actor == 0 else (beto, ana)
        refused = await other.move("roll")
        assert refused["refusal"] == {"code": "not-your-turn", "clause": "PE-05", "text": "It is not your turn."}
        assert other.mine[str(other.seats[0])]["refusals"]["roll"] == refused["refusal"]
        spanish = await Guest(room, other.tokens, "es").arrive()
        assert spanish.mine[str(other.seats[0])]["refusals"]["roll"]["text"] == "No es tu turno."
        assert "roll" in actor.mine[str(actor.seats[0])]["legal"]
        assert actor.version == 0

    run(test)


def test_refusals_on_the_page_are_those_of_the_rules_after_every_move():
    async def test(hall):
        room, guests = await sit_down(hall, "peru", ("me", "device", "bot"), claim_seconds=0)

        wrong = []

        async def compare():
            try:
                compare_all()
            except AssertionError as problem:
                wrong.append(problem)

        def compare_all():
            for guest in guests:
                seat = guest.seats[0]
                legal = {}
                for move in room.game.legal_moves(seat):
                    legal.setdefault(move.pop("move"), []).append(move)
                shown = {
                    name: [{key: value for key, value in option.items() if key != "cash"} for option in options]
                    for name, options in guest.mine[str(seat)]["legal"].items()
                }
                assert shown == legal
                assert guest.mine == json.loads(json.dumps({str(seat): room.sight.seat_view(seat, "en")}))
                for name, told in guest.mine[str(seat)]["refusals"].items():
                    if name in ("roll", "end_turn", "resign", "pay_bail", "use_card", "buy"):
                        assert told["text"] == room.game.why_not({"move": name}, seat).text_in("en")

        for _ in range(120):
            await play_on(room, guests, moves=1)
            await room.ask(compare)
            if wrong:
                raise wrong[0]

    run(test)


def test_what_a_move_would_pay_is_told_beside_it():
    async def test(hall):
        room, [ana, _] = await sit_down(hall)
        titles = {1: {"owner": 0, "buildings": 1}, 3: {"owner": 0}, 5: {"owner": 0, "mortgaged": True}}
        place(room, titles=titles, turn=0, phase="roll")
        for name, options in ana.mine["0"]["legal"].items():
            for option in options:
                if "cash" not in option:
                    continue
                told = option.pop("cash")
                tried = room.game.copy()
                before = tried.view(0)["players"][0]["cash"]
                tried.apply({"move": name, **option}, seat=0)
                assert tried.view(0)["players"][0]["cash"] - before == told, name
        assert {"build", "sell_building", "mortgage", "lift"} <= set(ana.mine["0"]["legal"])
        answer = await ana.ask("why", move={"move": "lift", "square": 5})
        assert (answer["refusal"], answer["cash"]) == (None, -110)
        answer = await ana.ask("why", move={"move": "lift", "square": 1})
        assert answer["refusal"]["code"] == "not-mortgaged"
        assert ana.version == 0

    run(test)


# Numbers.


def test_a_command_sent_twice_counts_once_also_after_a_restart(tmp_path):
    file = tmp_path / "games.sqlite"

    async def first():
        async with a_hall(file) as hall:
            room, [ana, beto] = await sit_down(hall)
            actor = ana if room.game.actor == 0 else beto
            answer = await actor.ask("move", n=7, move={"move": "roll"})
            assert await actor.ask("move", n=7, move={"move": "roll"}) == answer
            assert room.game.version == 1
            clash = await actor.ask("move", n=7, move={"move": "end_turn"})
            assert clash["refusal"]["code"] == "number-used"
            return room.id, actor.tokens, actor.seats[0], answer, room.game.state_bytes()

    async def second():
        async with a_hall(file) as hall:
            room = await hall.room(table)
            assert room.game.state_bytes() == state
            again = await Guest(room, tokens).arrive()
            assert again.last("state")["mine"] == [{"seat": seat, "last": 7, "token": 0}]
            assert await again.ask("move", n=7, move={"move": "roll"}) == answer
            assert room.game.version == 1

    table, tokens, seat, answer, state = asyncio.run(first())
    asyncio.run(second())


def test_a_move_that_cannot_be_stored_is_taken_back_and_nobody_has_seen_it():
    async def test(hall):
        room, [ana, beto] = await sit_down(hall)
        actor, other = (ana, beto) if room.game.actor == 0 else (beto, ana)
        write = hall.store.write_all
        hall.store.write_all = lambda batch: [OSError("disk full")] * len(batch)
        before = room.game.state_bytes()
        answer = await actor.move("roll")
        assert answer["refusal"]["code"] == "not-stored"
        assert room.game.state_bytes() == before
        assert "update" not in other.kinds()
        hall.store.write_all = write
        assert (await actor.move("roll"))["kind"] == "ack"
        assert other.version == 1

    run(test)


def test_a_mistake_of_ours_costs_a_room_nothing_that_was_stored(monkeypatch, caplog):
    async def test(hall):
        room, [ana, beto] = await sit_down(hall)
        actor, other = (ana, beto) if room.game.actor == 0 else (beto, ana)
        with monkeypatch.context() as broken:
            broken.setattr(telling, "move", lambda *_: 1 / 0)
            with pytest.raises(Wrong, match="mistake"):
                await actor.move("roll")
            await settle(room)
        assert "ZeroDivisionError" in caplog.text
        assert other.version == 1
        assert other.view == actor.view == json.loads(json.dumps(room.view))
        await play_on(room, [ana, beto], moves=3)
        assert room.game.version == 4

    run(test)


def reads_slowly(hall):
    """What tells that a table is being read, and what lets that go on."""
    begun, goes_on, read = asyncio.Event(), threading.Event(), hall.store.table
    loop = asyncio.get_running_loop()

    def slowly(table_id):
        loop.call_soon_threadsafe(begun.set)
        goes_on.wait(30)
        return read(table_id)

    hall.store.table = slowly
    return begun, goes_on


def test_a_room_that_comes_does_so_although_who_asked_first_has_gone(tmp_path):
    async def play():
        async with a_hall(tmp_path / "games.sqlite") as hall:
            room, _ = await sit_down(hall)
        async with a_hall(tmp_path / "games.sqlite") as hall:
            begun, goes_on = reads_slowly(hall)
            first, second = (asyncio.create_task(hall.room(room.id)) for _ in range(2))
            await begun.wait()
            first.cancel()
            await asyncio.sleep(0)
            goes_on.set()
            assert (await second).id == room.id
            assert first.cancelled()
            assert hall.coming == {}

    asyncio.run(play())


def test_a_room_that_does_not_come_is_no_mistake_of_ours_once_nobody_waits_for_it(caplog):
    async def test(hall):
        begun, goes_on = reads_slowly(hall)
        waits = asyncio.create_task(hall.room("n" * 22))
        await begun.wait()
        comes = hall.coming["n" * 22]
        waits.cancel()
        await asyncio.gather(waits, return_exceptions=True)
        goes_on.set()
        await asyncio.wait({comes})
        del comes
        await asyncio.sleep(0)
        gc.collect()

    run(test)
    assert "never retrieved" not in caplog.text


def test_rooms_that_come_take_their_places():
    async def inside():
        async with a_hall(limits=Limits(rooms=1)) as hall:
            answers = await asyncio.gather(hall.room("a" * 22), hall.room("b" * 22), return_exceptions=True)
            assert [answer.code for answer in answers] == ["unknown-table", "server-full"]

    asyncio.run(inside())


def test_a_room_that_is_gone_says_so_to_whoever_still_holds_it(monkeypatch):
    monkeypatch.setattr(rooms, "GOES_AFTER", 0.0)

    async def test(hall):
        room, guests = await sit_down(hall)
        for guest in guests:
            await guest.room.leave(guest)
        await room.task
        with pytest.raises(Wrong, match="not-read"):
            await guests[0].arrive()

    run(test)


def test_a_seat_that_was_given_away_meanwhile_is_nobodys_here_once_the_room_looks_again(tmp_path):
    async def play():
        place = tmp_path / "games.sqlite"
        async with a_hall(place) as one, a_hall(place) as other:
            room, (_, beto) = await sit_down(one)
            there = await Guest(await other.room(room.id), beto.tokens).arrive()
            code = (await there.ask("hand_over", to="person"))["code"]
            await other.take_seat(code)
            assert (await beto.ask("say", n=9, text="still here"))["refusal"]["code"] == "wrong-token"
            assert beto.seats == []
            assert [chair.name for chair, _ in room.missing()] == ["Beto"]  # for whom a bot plays in a while

    asyncio.run(play())


# Claims.


async def with_an_open_claim(hall, kinds=("me", "device", "device"), **more):
    """Beto stands on Ana's lot; Caro's roll would end Ana's claim."""
    room, guests = await sit_down(hall, "peru", kinds, **more)
    players = room.game.position()["players"]
    players[1]["square"] = 1
    claims = [{"by": 0, "visitor": 1, "square": 1, "amount": 2, "age": 1}]
    place(room, titles={1: {"owner": 0}}, turn=2, phase="roll", players=players, claims=claims, dice=[1, 2])
    return room, guests


def test_a_roll_that_would_end_a_claim_waits_for_it():
    async def test(hall):
        room, [ana, beto, caro] = await with_an_open_claim(hall)
        answer = await caro.move("roll")
        assert (answer["kind"], answer["left"]) == ("held", 8000)
        assert [(clock["kind"], clock["seat"]) for clock in ana.last("table")["clocks"]] == [("claim", 0)]
        assert room.game.version == 0
        until = room.held.until
        answer = await caro.move("roll")
        assert room.held.until == until
        assert (await ana.move("claim_rent", square=1))["kind"] == "ack"
        assert caro.last("ack")["n"] == answer["n"]
        assert [event["kind"] for event in beto.events].count("rent-claimed") == 1
        assert room.game.version == 2

    run(test)


def test_whoever_waives_is_not_waited_for_and_who_does_nothing_only_so_long():
    async def test(hall):
        room, [ana, _, caro] = await with_an_open_claim(hall)
        await caro.move("roll")
        assert (await ana.ask("waive_claims"))["kind"] == "ack"
        assert "claim-lapsed" in [event["kind"] for event in ana.events]
        assert caro.last("ack")["version"] == 1

        room, [ana, _, caro] = await with_an_open_claim(hall)
        held = await caro.move("roll")
        room.held.until = room.clock()
        await room.ask(room.on_time)
        assert caro.last("ack")["n"] == held["n"]
        assert "claim-lapsed" in [event["kind"] for event in ana.events]

    run(test)


def test_a_roll_that_waits_when_the_game_ends_is_refused():
    async def test(hall):
        room, [ana, beto, caro] = await with_an_open_claim(hall)
        held = await caro.move("roll")
        assert held["kind"] == "held"
        for guest in (ana, beto, caro):
            assert (await guest.ask("wish", what="end", wish=True))["kind"] == "ack"
        assert room.row["stage"] == "over"
        assert room.held is None
        assert caro.last("refused")["n"] == held["n"]

    run(test)


def test_a_bot_waits_too_and_claims_before_a_persons_roll():
    async def test(hall):
        room, [ana, _] = await with_an_open_claim(hall, ("me", "device", "bot"))
        await settle(room)
        assert room.held is not None
        assert room.held.by == "bot"
        await ana.move("claim_rent", square=1)
        await settle(room)
        assert room.game.version >= 2

        room, [beto, caro] = await with_an_open_claim(hall, ("bot", "me", "device"), speed="slow")
        assert (await caro.move("roll"))["kind"] == "ack"
        assert "rent-claimed" in [event["kind"] for event in beto.events]

    run(test)


def test_where_rent_is_paid_by_itself_nothing_waits():
    async def test(hall):
        room, guests = await sit_down(hall, "scuola", ("me", "device", "bot"))
        await play_on(room, guests, moves=40)
        assert "held" not in guests[0].kinds() + guests[1].kinds()

    run(test)


# Clocks, and who is there.


def test_a_turn_clock_has_a_bot_play_until_another_must_decide():
    async def test(hall):
        room, [ana, beto] = await sit_down(hall, turn_seconds=60)
        seat = room.game.actor
        assert [(clock["kind"], clock["seat"]) for clock in beto.last("state")["clocks"]] == [("turn", seat)]
        room.decide.until = room.clock()
        await room.ask(room.on_time)
        await settle(room)
        assert {message["by"] for message in ana.told if message["kind"] == "update"} == {"clock"}
        assert room.game.actor != seat
        assert not room.chairs[seat].hurried

    run(test)


def test_the_turn_clock_does_not_start_anew_with_every_click():
    async def test(hall):
        room, [ana, _] = await sit_down(hall, turn_seconds=60)
        place(room, titles={1: {"owner": 0}}, turn=0, phase="roll")
        room.decide.until -= 30
        until = room.decide.until
        await ana.move("mortgage", square=1)
        await ana.move("lift", square=1)
        assert room.decide.until == until

    run(test)


def test_an_auction_has_its_own_clock():
    async def test(hall):
        room, guests = await sit_down(hall, auction_seconds=20)
        players = room.game.position()["players"]
        players[0]["square"] = 1
        place(room, players=players, turn=0, phase="buy", landed=1)
        await guests[0].move("decline")
        assert room.decide.kind == "auction"
        assert guests[0].view["auction"]["square"] == 1
        seat = room.decide.seat
        room.decide.until = room.clock()
        await room.ask(room.on_time)
        await settle(room)
        assert room.decide is None or room.decide.seat != seat

    run(test)


def test_what_was_pressed_before_somebody_else_played_the_seat_decides_nothing_later():
    """A press whose connection was lost comes late: by then a bot may have played for its seat, even a whole round."""

    async def test(hall):
        room, [ana, beto] = await sit_down(hall, grace_seconds=60)
        place(room, turn=1, phase="roll")
        await beto.go()
        room.chairs[1].away_since -= 61
        await room.ask(room.on_time)
        await settle(room)
        back = await Guest(room, beto.tokens).arrive()
        while room.game.actor == 0:
            await ana.ask("move", move=ana.any_move(0), at=ana.version)
        before = room.game.version
        late = await back.ask("move", move=back.any_move(1), at=0)
        assert late["refusal"]["code"] == "played-meanwhile"
        assert room.game.version == before
        assert (await back.ask("move", move=back.any_move(1), at=back.version))["kind"] == "ack"

    run(test)


def test_what_another_window_decided_is_not_decided_again_by_an_older_press():
    async def test(hall):
        room, [ana, _] = await sit_down(hall)
        other = await Guest(room, ana.tokens).arrive()
        place(room, turn=0, phase="roll")
        assert (await other.ask("move", n=2000, move={"move": "roll"}, at=0))["kind"] == "ack"
        assert room.game.actor == 0
        older = await ana.ask("move", n=1000, move=ana.any_move(0), at=0)
        assert older["refusal"]["code"] == "played-meanwhile"
        # Two quick presses of one window: the second came before what the first has changed.
        assert (await other.ask("move", n=2001, move=other.any_move(0), at=0))["kind"] == "ack"

    run(test)


def test_a_bot_plays_for_who_is_away_until_they_are_back():
    async def test(hall):
        room, [ana, beto] = await sit_down(hall, grace_seconds=60)
        place(room, turn=1, phase="roll")
        await beto.go()
        assert not ana.table["seats"][1]["here"]
        assert ("grace", 1) in [(clock["kind"], clock["seat"]) for clock in ana.last("table")["clocks"]]
        await settle(room)
        assert room.game.version == 0
        room.chairs[1].away_since -= 61
        await room.ask(room.on_time)
        await settle(room)
        assert ana.table["seats"][1]["stand_in"]
        assert ana.last("update")["by"] == "stand-in"
        seen = beto.events[-1]["number"]
        back = await Guest(room, beto.tokens).arrive(since=seen)
        assert [event["number"] for event in back.events] == list(range(seen + 1, ana.events[-1]["number"] + 1))
        assert not ana.table["seats"][1]["stand_in"]
        assert room.chairs[1].bot() is None

    run(test)


def test_a_table_sleeps_while_nobody_is_there():
    async def test(hall):
        room, [ana] = await sit_down(hall, "peru", ("me", "bot", "bot"), mode="timed", minutes=5)
        await settle(room)
        await ana.go()
        before, version = room.clock(), room.game.version
        room.started_at -= 1000  # time goes by
        room.still_since -= 1000
        await settle(room)
        assert room.game.version == version
        assert room.clock() == pytest.approx(before)
        assert room.missing() == [] or room.still_since is not None

    run(test)


def test_a_game_by_the_clock_ends_when_its_minutes_are_over():
    async def test(hall):
        room, [ana] = await sit_down(hall, "peru", ("me", "bot"), mode="timed", minutes=30)
        assert room.pace["minutes"] == 30
        room.end_at = room.clock()
        await room.ask(room.on_time)
        await play_on(room, [ana], moves=30)
        assert ana.view["outcome"]["why"] == "clock"
        assert ana.table["stage"] == "over"

    run(test)


# The table.


def test_a_pause_is_by_agreement_and_ends_when_one_wants_to_go_on():
    async def test(hall):
        room, [ana, beto] = await sit_down(hall)
        await ana.ask("wish", what="pause", wish=True)
        assert (beto.table["stage"], beto.table["wish_pause"]) == ("playing", [0])
        await beto.ask("wish", what="pause", wish=True)
        assert ana.table["stage"] == "paused"
        actor = ana if room.game.actor == 0 else beto
        assert (await actor.move("roll"))["refusal"]["code"] == "table-paused"
        await beto.ask("wish", what="pause", wish=False)
        assert (ana.table["stage"], ana.table["wish_pause"]) == ("playing", [])
        assert (await actor.move("roll"))["kind"] == "ack"

    run(test)


def test_the_game_ends_when_all_wish_it():
    async def test(hall):
        _, [ana, beto] = await sit_down(hall)
        await ana.ask("wish", what="end", wish=True)
        assert ana.table["stage"] == "playing"
        await beto.ask("wish", what="end", wish=True)
        assert ana.view["outcome"]["why"] == "agreed"

    run(test)


def test_who_resigns_is_out_at_once_or_as_soon_as_can_be():
    async def test(hall):
        room, [ana, beto, _] = await sit_down(hall, kinds=("me", "device", "device"))
        assert (await ana.ask("resign"))["kind"] == "ack"
        assert ana.view["players"]["0"]["bankrupt"]

        room, [ana, beto, _] = await sit_down(hall, kinds=("me", "device", "device"))
        players = room.game.position()["players"]
        players[2]["square"] = 1
        place(room, players=players, turn=2, phase="buy", landed=1)
        assert (await beto.ask("resign"))["kind"] == "ack"
        assert room.chairs[1].leaving or beto.view["players"]["1"]["bankrupt"]
        await room.ask(lambda: room.play(2, {"move": "buy"}, "person"))
        await settle(room)
        assert beto.view["players"]["1"]["bankrupt"]

    run(test)


def test_who_is_to_resign_as_soon_as_can_be_does_so_after_a_restart_too(tmp_path):
    async def play():
        async with a_hall(tmp_path / "games.sqlite") as hall:
            room, guests = await sit_down(hall, kinds=("me", "device", "device"))
            while all(room.game.why_not({"move": "resign"}, seat) is None for seat in range(3)):
                actor = guests[room.game.actor]
                legal = {move["move"]: move for move in room.game.legal_moves()}
                if "bid" in legal:  # who leads an auction has to stay until it is over
                    move = {"move": "bid", "amount": legal["bid"]["min"]}
                else:
                    move = legal.get("decline") or actor.any_move(actor.seats[0])
                await actor.ask("move", move=move)
            [leaving, *_] = [each for each in guests if room.game.why_not({"move": "resign"}, each.seats[0])]
            for _ in range(2):
                assert (await leaving.ask("resign"))["kind"] == "ack"
            assert room.chairs[leaving.seats[0]].leaving
            assert room.plan["leaving"] == leaving.seats
        async with a_hall(tmp_path / "games.sqlite") as hall:
            room = await hall.room(room.id)
            again = [await Guest(room, each.tokens).arrive() for each in guests if each is not leaving]
            for each in again:
                each.n = 1000
            for _ in range(100):
                await play_on(room, again, moves=1)
                if room.view["players"][str(leaving.seats[0])]["bankrupt"]:
                    break
            assert room.view["players"][str(leaving.seats[0])]["bankrupt"]
            assert [by for line, by in hall.store.table(room.id).lines if line[0] == leaving.seats[0]][-1] == "person"

    asyncio.run(play())


def test_a_seat_is_handed_to_a_bot_for_good():
    async def test(hall):
        room, [ana, beto] = await sit_down(hall)
        assert (await beto.ask("hand_over", to="bot", level="trader"))["kind"] == "ack"
        assert beto.seats == []
        assert (await beto.ask("move", seat=1, move={"move": "roll"}))["refusal"]["code"] == "wrong-token"
        seat = ana.table["seats"][1]
        assert (seat["kind"], seat["level"], seat["name"]) == ("bot", "trader", "Beto")
        again = await Guest(room, beto.tokens).arrive()
        assert again.seats == []

    run(test)


@pytest.mark.parametrize("to", ["person", "device"])
def test_a_seat_goes_to_another_by_a_code_that_works_once(to):
    async def test(hall):
        room, [_, beto] = await sit_down(hall)
        answer = await beto.ask("hand_over", to=to)
        assert beto.seats == [1]
        taken = await hall.take_seat(answer["code"].lower())
        assert [each["seat"] for each in taken["tokens"]] == [1]
        assert beto.seats == []
        new = await Guest(room, [taken["tokens"][0]["token"]]).arrive()
        assert new.seats == [1]
        with pytest.raises(Wrong, match="unknown-code"):
            await hall.take_seat(answer["code"])

    run(test)


def test_who_takes_a_seat_gives_it_their_name():
    async def test(hall):
        room, [ana, beto] = await sit_down(hall)
        while not any("Beto" in event["text"] for event in ana.events):
            await (ana if room.game.actor == 0 else beto).ask("move", move=room.game.legal_moves()[0])
        code = (await beto.ask("hand_over", to="person"))["code"]
        with pytest.raises(Wrong, match="name-taken"):
            await hall.take_seat(code, name="ana")
        await hall.take_seat(code, name=" Caro ")
        assert ana.table["seats"][1]["name"] == ana.view["players"]["1"]["name"] == "Caro"
        told = " ".join(event.text_in("en") for event in room.game.events)
        assert "Caro" in told
        assert "Beto" not in told
        hall.forget(room)  # as after a restart
        again = await hall.room(room.id)
        assert again.game.players == ["Ana", "Caro"]
        assert [event.text for event in again.game.events] == [event.text for event in room.game.events]

    run(test)


def test_friends_join_get_ready_and_the_host_starts():
    async def test(hall):
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]
        made = await hall.create({"edition": "malta", "seats": seats})
        room = await hall.room(made["table"]["code"].lower())
        ana = await Guest(room, [made["tokens"][0]["token"]]).arrive()
        assert ana.view is None
        assert (await ana.ask("start"))["refusal"]["code"] == "seat-open"
        with pytest.raises(Wrong, match="name-taken"):
            await hall.join(room.id, {"name": " ana "})
        joined = await hall.join(room.id, {"name": "Beto", "pawn": "red"})
        beto = await Guest(room, [joined["tokens"][0]["token"]]).arrive()
        with pytest.raises(Wrong, match="seat-taken"):
            await hall.join(room.id, {"name": "Caro", "seat": 1})
        assert (await beto.ask("set_seat", which=2, to="bot"))["refusal"]["code"] == "not-host"
        assert (await ana.ask("set_seat", which=2, to="bot", level="random"))["kind"] == "ack"
        with pytest.raises(Wrong, match="table-full"):
            await hall.join(room.id, {"name": "Caro"})
        assert (await ana.ask("start"))["refusal"]["code"] == "not-ready"
        assert (await beto.ask("rename", name="Bê", pawn="blue"))["kind"] == "ack"
        await beto.ask("ready", ready=True)
        assert (await ana.ask("start"))["kind"] == "ack"
        assert [player["name"] for player in beto.view["players"].values()][:2] == ["Ana", "Bê"]
        assert beto.view["players"]["1"]["pawn"] == "blue"
        with pytest.raises(Wrong, match="not-waiting"):
            await hall.join(room.id, {"name": "Caro"})

    run(test)


def test_who_leaves_before_the_game_leaves_an_open_seat_and_the_pawn():
    async def test(hall):
        made = await hall.create({"edition": "peru", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]})
        room = await hall.room(made["table"]["id"])
        ana = await Guest(room, [made["tokens"][0]["token"]]).arrive()
        joined = await hall.join(room.id, {"name": "Beto", "pawn": "red"})
        beto = await Guest(room, [joined["tokens"][0]["token"]]).arrive()
        assert (await beto.ask("resign"))["kind"] == "ack"
        assert (beto.seats, ana.table["seats"][1]["kind"]) == ([], "open")
        again = await hall.join(room.id, {"name": "Beto", "pawn": "red"})
        caro = await Guest(room, [again["tokens"][0]["token"]]).arrive()
        assert (await ana.ask("set_seat", which=1, to="open"))["kind"] == "ack"
        assert caro.seats == []
        assert (await ana.ask("resign"))["kind"] == "ack"
        last = await hall.join(room.id, {"name": "Dora"})
        assert last["table"]["seats"][0]["host"]

    run(test)


def test_two_who_want_one_seat_do_not_both_get_it():
    async def test(hall):
        made = await hall.create({"edition": "peru", "seats": [{"kind": "me"}, {"kind": "open"}]})
        asked = [hall.join(made["table"]["id"], {"name": name}) for name in ("Beto", "Caro", "Dora")]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["Wrong", "Wrong", "dict"]

    run(test)


def test_a_rematch_has_the_same_rules_and_seats_and_tokens():
    async def test(hall):
        room, [ana, beto] = await sit_down(hall, house_rules={"jail.bail": 75}, turn_seconds=90)
        assert (await ana.ask("rematch"))["refusal"]["code"] == "not-over"
        await ana.ask("resign")
        answer = await ana.ask("rematch")
        assert beto.table["next"] == answer["table"]
        assert (await beto.ask("rematch"))["table"] == answer["table"]
        again = await hall.room(answer["table"])
        ana2, beto2 = [await Guest(again, guest.tokens).arrive() for guest in (ana, beto)]
        assert (ana2.seats, beto2.seats) == ([0], [1])
        assert ana2.table["house_rules"] == {"jail.bail": 75}
        assert ana2.table["pace"]["turn_seconds"] == 90
        assert ana2.table["previous"] == room.id
        await beto2.ask("ready", ready=True)
        assert (await ana2.ask("start"))["kind"] == "ack"
        assert ana2.view["phase"] == "roll"

    run(test)


def test_chat_is_kept_and_is_plain_text(tmp_path):
    file = tmp_path / "games.sqlite"

    async def first():
        async with a_hall(file) as hall:
            room, [ana, beto] = await sit_down(hall)
            await ana.ask("say", text="<b>hola</b>\n\x1b[2J")
            assert beto.last("chat")["chat"]["text"] == "<b>hola</b>  [2J"
            assert (await ana.ask("say", text=" \n "))["refusal"]["code"] == "malformed"
            return room.id

    async def second(table):
        async with a_hall(file) as hall:
            page = await Guest(await hall.room(table)).arrive()
            assert [(said["name"], said["text"]) for said in page.last("state")["chat"]] == [
                ("Ana", "<b>hola</b>  [2J")
            ]

    asyncio.run(second(asyncio.run(first())))


def test_a_seat_that_one_does_not_hold_cannot_be_played():
    async def test(hall):
        room, [ana, beto] = await sit_down(hall)
        actor, other = (ana, beto) if room.game.actor == 0 else (beto, ana)
        answer = await other.ask("move", seat=actor.seats[0], move={"move": "roll"})
        assert answer["refusal"]["code"] == "wrong-token"
        watcher = await Guest(room, ["no such token"]).arrive()
        assert (await watcher.ask("say", seat=0, text="hi"))["refusal"]["code"] == "wrong-token"
        assert room.game.version == 0

    run(test)


def test_one_client_may_hold_several_seats():
    async def test(hall):
        made = await hall.create(
            {"edition": "peru", "seats": [{"kind": "me"}, {"kind": "device"}], "start": True, "claim_seconds": 0}
        )
        room = await hall.room(made["table"]["id"])
        both = await Guest(room, [each["token"] for each in made["tokens"]]).arrive()
        assert both.seats == [0, 1]
        for _ in range(30):
            seat = room.game.actor
            answer = await both.ask("move", seat=seat, move=both.any_move(seat))
            assert answer["kind"] == "ack"
        assert both.mine == json.loads(json.dumps({str(seat): room.sight.seat_view(seat, "en") for seat in (0, 1)}))

    run(test)


def test_the_speed_of_bots_is_the_tables():
    async def test(hall):
        room, [ana] = await sit_down(hall, kinds=("me", "bot"), speed="slow")
        assert room.wait() == rooms.PACE["slow"]
        await ana.ask("speed", speed="fast")
        assert ana.table["pace"]["speed"] == "fast"
        assert room.wait() == rooms.PACE["fast"]

    run(test)


def test_a_room_goes_when_nobody_is_there_and_comes_back_as_it_was():
    async def test(hall):
        room, [ana, beto] = await sit_down(hall)
        actor = ana if room.game.actor == 0 else beto
        await actor.move("roll")
        state = room.game.state_bytes()
        await ana.go()
        await beto.go()
        room.empty_since -= 1000
        await settle_until_gone(hall, room)
        again = await hall.room(room.id)
        assert again is not room
        assert again.game.state_bytes() == state

    async def settle_until_gone(hall, room):
        room.mailbox.put_nowait(room.on_time)
        await asyncio.wait_for(room.task, 10)
        assert room.id not in hall.rooms

    run(test)


def test_all_of_my_tables_are_found_by_their_tokens():
    async def test(hall):
        room, [_, beto] = await sit_down(hall)
        other, [dora] = await sit_down(hall, "malta", ("me", "bot"))
        mine = await hall.mine([*beto.tokens, *dora.tokens, "none"])
        assert [(each["table"]["id"], each["seats"]) for each in mine] == [(other.id, [0]), (room.id, [1])]
        assert mine[1]["my_turn"] == (room.game.actor == 1)
        hall.rooms.clear()
        again = await hall.mine(beto.tokens)
        assert [each["table"]["stage"] for each in again] == ["playing"]

    run(test)
