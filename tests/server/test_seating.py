"""MT-03: turns follow the order in which players sat down, whichever seat they chose."""

import asyncio
import json

import pytest

from rentier.server.seats import hashed
from tests.server.conftest import Guest, a_hall

pytestmark = pytest.mark.clause("MT-03")

OPEN = {"kind": "open"}


def names_of(room):
    return [chair.name for chair in room.chairs]


async def a_table(hall, edition="malta", seats=(OPEN, OPEN, {"kind": "me", "name": "Ana"}), **more):
    """A table that waits: its room, and its host, who took the last seat."""
    made = await hall.create({"edition": edition, "seats": list(seats), "speed": "at-once", **more})
    room = await hall.room(made["table"]["id"])
    return room, await Guest(room, [each["token"] for each in made["tokens"]]).arrive()


async def come(hall, room, name, seat=None):
    seated = await hall.join(room.id, {"name": name, **({} if seat is None else {"seat": seat})})
    guest = await Guest(room, [seated["tokens"][0]["token"]]).arrive()
    assert (await guest.ask("ready", ready=True))["kind"] == "ack"
    return guest


def test_seats_are_numbered_in_the_order_of_arrival_when_the_game_starts():
    async def play():
        async with a_hall() as hall:
            room, ana = await a_table(hall)
            beto = await come(hall, room, "Beto", 1)
            caro = await come(hall, room, "Caro", 0)
            assert names_of(room) == ["Caro", "Beto", "Ana"]
            assert (await ana.ask("start"))["kind"] == "ack"
            assert names_of(room) == room.game.players == ["Ana", "Beto", "Caro"]
            assert [ana.seats, beto.seats, caro.seats] == [[0], [1], [2]]
            assert (room.game.actor, room.view["first"]) == (0, 0)
            for guest in (ana, beto, caro):
                mover = room.game.actor
                assert guest.seats == [mover]
                while room.game.actor == mover:
                    assert (await guest.ask("move", move=guest.any_move(mover)))["kind"] == "ack"

    asyncio.run(play())


def test_where_the_rulebook_says_nothing_of_it_everybody_keeps_the_chosen_seat():
    async def play():
        async with a_hall() as hall:
            for more in ({"edition": "brasil"}, {"edition": "malta", "house_rules": {"turn.seating": "chosen"}}):
                room, ana = await a_table(hall, **more)
                beto = await come(hall, room, "Beto", 1)
                caro = await come(hall, room, "Caro", 0)
                await ana.ask("start")
                assert room.game.players == ["Caro", "Beto", "Ana"]
                assert [ana.seats, beto.seats, caro.seats] == [[2], [1], [0]]

    asyncio.run(play())


def test_a_house_rule_numbers_the_seats_of_any_edition():
    async def play():
        async with a_hall() as hall:
            room, ana = await a_table(hall, "brasil", house_rules={"turn.seating": "registered"})
            await come(hall, room, "Beto", 1)
            await come(hall, room, "Caro", 0)
            await ana.ask("start")
            assert room.game.players == ["Ana", "Beto", "Caro"]

    asyncio.run(play())


def test_a_bot_counts_from_when_it_was_added():
    async def play():
        async with a_hall() as hall:
            room, ana = await a_table(hall)
            await come(hall, room, "Beto", 1)
            await ana.ask("set_seat", which=0, to="bot", level="random")
            [bot, _, _] = names_of(room)
            await ana.ask("start")
            assert room.game.players == ["Ana", "Beto", bot]

            room, ana = await a_table(hall)
            await ana.ask("set_seat", which=1, to="bot", level="random")
            [_, bot, _] = names_of(room)
            await come(hall, room, "Caro", 0)
            await ana.ask("set_seat", which=1, to="bot", level="steady")  # another level is no other bot
            assert names_of(room)[1] == bot
            await ana.ask("start")
            assert room.game.players == ["Ana", bot, "Caro"]

    asyncio.run(play())


def test_who_leaves_and_comes_back_is_last():
    async def play():
        async with a_hall() as hall:
            room, ana = await a_table(hall)
            beto = await come(hall, room, "Beto", 0)
            await come(hall, room, "Caro", 1)
            assert (await beto.ask("resign"))["kind"] == "ack"
            await come(hall, room, "Beto", 0)
            await ana.ask("start")
            assert room.game.players == ["Ana", "Caro", "Beto"]

    asyncio.run(play())


def test_whoever_takes_over_a_seat_has_its_place():
    async def play():
        async with a_hall() as hall:
            room, ana = await a_table(hall)
            beto = await come(hall, room, "Beto", 1)
            code = (await beto.ask("hand_over", to="person"))["code"]
            await come(hall, room, "Caro", 0)
            seated = await hall.take_seat(code, name="Dora")
            dora = await Guest(room, [seated["tokens"][0]["token"]]).arrive()
            await ana.ask("start")
            assert room.game.players == ["Ana", "Dora", "Caro"]
            assert (dora.seats, beto.seats) == ([1], [])

    asyncio.run(play())


def test_pawns_entropy_and_what_was_said_follow_their_players():
    async def play():
        async with a_hall() as hall:
            room, ana = await a_table(hall)
            beto = await come(hall, room, "Beto", 0)
            caro = await come(hall, room, "Caro", 1)
            pawns = {chair.name: chair.pawn for chair in room.chairs}
            for guest, text in ((ana, "of Ana"), (caro, "of Caro")):
                await guest.ask("entropy", text=text)
                await guest.ask("say", text=text)
            await ana.ask("start")
            header = json.loads(room.row["header"])
            assert header["players"] == [{"name": name, "pawn": pawns[name]} for name in ("Ana", "Beto", "Caro")]
            assert header["entropy"] == ["of Ana", "", "of Caro"]
            state = beto.last("state")
            assert [(said["seat"], said["name"]) for said in state["chat"]] == [(0, "Ana"), (2, "Caro")]
            assert [(seat["name"], seat["host"]) for seat in state["table"]["seats"]] == [
                ("Ana", True),
                ("Beto", False),
                ("Caro", False),
            ]

    asyncio.run(play())


def test_what_is_stored_has_the_new_numbers_and_each_token_finds_its_seat(place):
    async def play():
        async with a_hall(place) as hall:
            room, ana = await a_table(hall)
            beto = await come(hall, room, "Beto", 0)
            caro = await come(hall, room, "Caro", 1)
            await caro.ask("say", text="hello")
            await ana.ask("start", n=70)
            tokens = [guest.tokens for guest in (ana, beto, caro)]
            table = room.id
        async with a_hall(place) as hall:
            kept = hall.store.table(table)
            assert [(row["name"], row["token"]) for row in kept.seats] == [
                (name, hashed(token)) for name, [token] in zip(("Ana", "Beto", "Caro"), tokens, strict=True)
            ]
            assert [(said["seat"], said["name"]) for said in kept.talk] == [(2, "Caro")]
            assert kept.last == {0: 70}
            room = await hall.room(table)
            assert room.game.players == ["Ana", "Beto", "Caro"]
            assert [(await Guest(room, each).arrive()).seats for each in tokens] == [[0], [1], [2]]
            assert [[each["seats"] for each in await hall.mine(token)] for token in tokens] == [[[0]], [[1]], [[2]]]

    asyncio.run(play())


def test_a_code_given_before_the_start_is_good_for_the_same_persons_seat():
    async def play():
        async with a_hall() as hall:
            room, ana = await a_table(hall)
            beto = await come(hall, room, "Beto", 1)
            await come(hall, room, "Caro", 0)
            code = (await ana.ask("hand_over", to="device"))["code"]
            await ana.ask("start")
            seated = await hall.take_seat(code)
            assert seated["tokens"][0]["seat"] == 0
            assert names_of(room)[0] == "Ana"
            assert (ana.seats, beto.seats) == ([], [1])

    asyncio.run(play())


def test_the_start_is_answered_for_the_new_seat_and_again_if_the_answer_was_lost():
    async def play():
        async with a_hall() as hall:
            room, ana = await a_table(hall)
            beto = await come(hall, room, "Beto", 0)
            await come(hall, room, "Caro", 1)
            answer = await ana.ask("start", n=1)  # a number that Beto's seat has used
            assert (answer["kind"], answer["seat"], answer["n"]) == ("ack", 0, 1)
            assert await ana.ask("start", 0, n=1) == answer
            assert (await ana.ask("start", 2, n=1))["refusal"]["code"] == "wrong-token"
            assert (await beto.ask("say", 1, n=1, text="hello"))["kind"] == "ack"

    asyncio.run(play())


def test_a_device_with_several_seats_is_told_which_token_holds_which():
    async def play():
        async with a_hall() as hall:
            seats = [OPEN, {"kind": "me", "name": "Ana"}, {"kind": "device", "name": "Beto"}]
            room, ana = await a_table(hall, seats=seats)
            assert [(each["seat"], each["token"]) for each in ana.last("state")["mine"]] == [(1, 0), (2, 1)]
            watcher = await Guest(room, ["none"]).arrive()
            await come(hall, room, "Caro", 0)
            await ana.ask("start", 1)
            assert room.game.players == ["Ana", "Beto", "Caro"]
            assert [(each["seat"], each["token"]) for each in ana.last("state")["mine"]] == [(0, 0), (1, 1)]
            ana.tokens.reverse()
            await ana.arrive()
            assert [(each["seat"], each["token"]) for each in ana.last("state")["mine"]] == [(0, 1), (1, 0)]
            assert watcher.last("state")["mine"] == []

    asyncio.run(play())


def test_a_rematch_keeps_the_order():
    async def play():
        async with a_hall() as hall:
            room, ana = await a_table(hall)
            beto = await come(hall, room, "Beto", 0)
            caro = await come(hall, room, "Caro", 1)
            await ana.ask("start")
            for guest in (ana, beto):
                await guest.ask("resign")
            assert room.row["stage"] == "over"
            again = await hall.room((await beto.ask("rematch"))["table"])
            assert names_of(again) == ["Ana", "Beto", "Caro"]
            new = [await Guest(again, guest.tokens).arrive() for guest in (ana, beto, caro)]
            assert [guest.seats for guest in new] == [[0], [1], [2]]
            await new[1].ask("resign")
            await new[2].ask("ready", ready=True)
            await come(hall, again, "Dora", 1)
            await new[0].ask("start")
            assert again.game.players == ["Ana", "Caro", "Dora"]

    asyncio.run(play())


def test_a_start_that_could_not_be_stored_changes_no_seat():
    async def play():
        async with a_hall() as hall:
            room, ana = await a_table(hall)
            beto = await come(hall, room, "Beto", 0)
            await come(hall, room, "Caro", 1)
            commit = hall.store.commit

            def full(batch):
                raise OSError("no space left")

            hall.store.commit = full
            assert (await ana.ask("start"))["refusal"]["code"] == "not-stored"
            hall.store.commit = commit
            assert names_of(room) == ["Beto", "Caro", "Ana"]
            assert (ana.seats, beto.seats, room.row["stage"]) == ([2], [0], "waiting")
            assert (await ana.ask("start"))["kind"] == "ack"
            assert (ana.seats, beto.seats, room.game.players) == ([0], [1], ["Ana", "Beto", "Caro"])

    asyncio.run(play())


def test_a_start_that_was_stored_without_an_answer_leads_everyone_to_their_seat():
    async def play():
        async with a_hall() as hall:
            room, ana = await a_table(hall)
            beto = await come(hall, room, "Beto", 0)
            caro = await come(hall, room, "Caro", 1)
            commit = hall.store.commit

            def lost(batch):
                commit(batch)
                hall.store.commit = commit
                raise OSError("the database went away")

            hall.store.commit = lost
            await ana.ask("start", n=50)
            assert room.game.players == ["Ana", "Beto", "Caro"]
            assert [ana.seats, beto.seats, caro.seats] == [[0], [1], [2]]
            assert [each["seat"] for each in caro.last("state")["mine"]] == [2]
            assert (await ana.ask("start", 0, n=50))["kind"] == "ack"

    asyncio.run(play())
