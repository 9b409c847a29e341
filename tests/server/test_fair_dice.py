"""Fair dice: promised before the first roll, mixed with what players add, shown at the end, and never guessed before.

What is sent to anybody is read whole. Then what a table says is compared with what it would say if its seed were
another: nothing that hangs on chance to come may differ.
"""

import base64
import copy
import hashlib
import json
import random
import re
import zlib

import httpx
import pytest

from rentier import Game, Refused
from rentier.bots import BUILT_IN
from rentier.bots.chairs import Chairs
from rentier.game import replayed
from rentier.notation import record as records
from rentier.notation.fairness import Source, encoded, halves
from rentier.proof import checks, verify
from rentier.server import replay, sight, uploads, waiting
from tests.at_the_table import ANA, BETO, CARO, set_table
from tests.notation.games import play_on
from tests.server.conftest import Guest, stored_record
from tests.server.test_rooms import run, sit_down
from tests.server.test_served import Tab

EDITIONS = ("brasil", "peru", "scuola", "malta", "castilla")
MOVES = 70  # until the persons agree to stop
# Words that no message to a client has before the end; a record says what chance has brought so far.
HIDDEN = {"seed", "tape", "key", "key0", "key1", "counter", "counters", "moves_made", "state", "order"}
ENTROPY = ["Ana's 7f03", "Beto’s ñandú"]


class Listener(Tab):
    """A page that keeps every frame as it came."""

    def __init__(self, *asked):
        super().__init__(*asked)
        self.frames = []

    def until(self, *kinds):
        while True:
            text = self.socket.recv(timeout=30)
            self.frames.append(text)
            message = json.loads(text)
            self.send(message)
            if message["kind"] in kinds:
                return message

    def catch_up(self):
        """All that was sent until the server answers."""
        self.say({"kind": "ping"})
        self.until("pong")


def a_waiting_table(http, edition):
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "device", "name": "Beto"}, {"kind": "bot", "level": "trader"}]
    made = http.post("/api/tables", json={"edition": edition, "seats": seats, "speed": "at-once", "claim_seconds": 0})
    assert made.status_code == 200, made.text
    return made.json()


def looked_at(http, table, tokens):
    """What anybody may ask for while the game runs."""
    addresses = ["", "/edition?language=es", "/record", "/replay", "/qr.svg"]
    answers = [http.get(f"/api/tables/{table}{address}").text for address in addresses]
    return [*answers, http.post("/api/mine", json={"tokens": tokens}).text]


def play_whole(http, table, tokens, ana, beto, watcher):
    """From the lobby to an agreed end, asking all one may on the way; the answers over HTTP."""
    answers = looked_at(http, table, tokens)
    for n, tab in enumerate((ana, beto)):
        assert tab.ask("entropy", seat=n, text=ENTROPY[n])["kind"] == "ack"
    answers += looked_at(http, table, tokens)
    assert beto.ask("ready", seat=1, ready=True)["kind"] == "ack"
    assert ana.ask("start")["kind"] == "ack"
    for n in range(MOVES):
        for tab in (ana, beto, watcher):
            tab.catch_up()
        actor = ana.view.get("actor")
        if actor is None:
            break
        if n % 10 == 0:
            answers += looked_at(http, table, tokens)
        if actor in (0, 1):
            tab = (ana, beto)[actor]
            for move in ({"move": "roll"}, {"move": "end_turn"}, {"move": "pay_bail"}, {"move": "build", "square": 1}):
                tab.ask("why", seat=actor, move=move)
            tab.ask("move", seat=actor, move={"move": "roll", "seed": 1})  # refused
            move = tab.any_move(actor)
            if move is not None:
                tab.ask("move", seat=actor, move=move)
    answers += looked_at(http, table, tokens)
    return answers


def secrets_of(record):
    """Everything that would give chance away, in every form in which it might stand somewhere."""
    header = record["header"]
    source = Source(header["seed"], True, tuple(header["entropy"]))
    raw = [bytes.fromhex(header["seed"]), encoded(header["seed"])]
    message = hashlib.sha256(b"rentier entropy\0")
    raw.append(message.digest())
    numbers = []
    for move in range(len(record["moves"]) + 2):
        key = source.key(move)
        numbers += [*key, key[0] << 64 | key[1]]
        raw += [half.to_bytes(8, order) for half in key for order in ("big", "little")]
        raw.append(key[0].to_bytes(8, "big") + key[1].to_bytes(8, "big"))
    assert halves(raw[-1]) == source.key(len(record["moves"]) + 1)
    numbers.append(int(header["seed"], 16))
    forms = {str(number) for number in numbers} | {f"{number:x}" for number in numbers}
    for piece in raw:
        forms |= {piece.hex(), piece[::-1].hex()}
        forms |= {
            encode(piece).decode().rstrip("=") for encode in (base64.b64encode, base64.b32encode, base64.b85encode)
        }
        forms.add(base64.urlsafe_b64encode(piece).decode().rstrip("="))
    forms |= {hashlib.sha256(piece).hexdigest() for piece in raw[:2]}  # a plain hash could be tried in advance
    forms.discard(hashlib.sha256(b"rentier entropy\0").hexdigest())  # known to all
    return {form.lower() for form in forms if len(form) >= 10}


def decks_of(record):
    """The order of every deck at the start and after each move, as ids and as numbers, three cards at a time."""
    found = set()
    for game in replays(record):
        decks = game.position()["decks"]
        for deck, cards in decks.items():
            ids = [card.id for card in game.edition.decks[deck].cards]
            for form in (cards, [ids.index(card) for card in cards]):
                found |= {json.dumps(form[i : i + 3], separators=(",", ":")) for i in range(len(form) - 2)}
    return {piece[1:-1] for piece in found}


def replays(record):
    """The record's game now and then; the last few cards of a deck are shuffled anew on the way."""
    for n, game in enumerate(replayed(Game, record)):
        if n % 9 == 0:
            yield game


def words_in(value):
    """Every key of every object in a message."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from words_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from words_in(inner)


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_that_is_sent_before_the_end_tells_of_chance_to_come(served, edition):
    with httpx.Client(base_url=served.address, timeout=30) as http:
        made = a_waiting_table(http, edition)
        table, tokens = made["table"]["id"], [each["token"] for each in made["tokens"]]
        promised = made["table"]["commitment"]
        with (
            Listener(served, table, tokens[:1], "pt") as ana,
            Listener(served, table, tokens[1:], "it") as beto,
            Listener(served, table) as watcher,
        ):
            answers = play_whole(http, table, tokens, ana, beto, watcher)
            tabs = (ana, beto, watcher)
            frames = [frame for tab in tabs for frame in tab.frames]
            for _ in range(200):
                for n, tab in enumerate((ana, beto)):
                    tab.ask("wish", seat=n, what="end", wish=True)  # refused to who is out, or when it is over
                    tab.catch_up()
                    move = tab.any_move(n) if tab.view.get("actor") == n else None
                    if move is not None:
                        tab.ask("move", seat=n, move=move)
                if ana.table["stage"] == "over":
                    break
            assert ana.table["stage"] == "over"
            record = records.from_text(http.get(f"/api/tables/{table}/record").text)
    header = record["header"]
    assert header["commitment"] == promised
    assert header["entropy"] == [*ENTROPY, ""]
    assert verify(record) is None
    assert len(frames) > 3 * MOVES / 2

    said = [text.lower() for text in (*frames, *answers)]
    hidden = secrets_of(record)
    assert promised in said[0]
    pieces = "\n".join({piece for text in said for piece in text.split('"')})  # each but once: much is said often
    assert not [secret for secret in hidden if secret in pieces]
    flat = [re.sub(r"\s", "", text) for text in said]
    for cards in decks_of(record):
        wanted = cards.lower()
        if not re.fullmatch(r"[\d,]+", wanted):  # three small numbers in a row stand in many places
            assert not any(wanted in text for text in flat), cards
    for frame in frames:
        assert not HIDDEN & set(words_in(json.loads(frame)))


def stand_in(record):
    """The same game so far, under a seed of its own: what is to come differs, what has been does not."""
    return Game.from_record(json.loads(json.dumps(record)))


def all_that_is_said(game, rng):
    """What clients of every seat are or can be told of the game as it stands."""
    looks = sight.Sight(game)
    said = [looks.look(), [event.text_in("pt") for event in game.events[-40:]]]
    catalogue = [{"move": move} for move in ("roll", "end_turn", "buy", "decline", "pay_bail", "use_card", "resign")]
    squares = rng.sample(range(len(game.edition.squares)), 6)
    catalogue += [
        {"move": move, "square": square}
        for move in ("build", "sell_building", "mortgage", "lift", "keep", "claim_rent")
        for square in squares
    ]
    for seat in range(game.seats):
        said.append(looks.seat_view(seat, "it"))
        for move in [*catalogue, *(m for m in game.legal_moves(seat) if "min" not in m)]:
            refused = game.why_not(move, seat)
            cash = None
            if refused is None and sight.is_free_of_chance(move):
                cash = looks.tried(seat, move)
            said.append((seat, move, refused and (refused.code, refused.text_in("es")), cash))
    return said


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_table_says_is_the_same_whatever_comes(edition):
    rng = random.Random(zlib.crc32(edition.encode()))
    game = Game(edition, players=3, seed="7", fair=True, entropy=["a"])
    for _ in range(8):
        play_on(game, 35, rng)
        if game.actor is None:
            break
        other = stand_in(game.record())
        numbers = rng.getrandbits(32)
        first, second = (all_that_is_said(each, random.Random(numbers)) for each in (game, other))
        assert first == second
        levels = [BUILT_IN["trader"], BUILT_IN["steady"], BUILT_IN["random"]]
        for order in range(3):
            bots = levels[order:] + levels[:order]
            decided = [Chairs(each, bots, 5).decide(each) for each in (game, other)]
            assert decided[0] == decided[1]
        assert json.dumps(game.record()) == json.dumps(other.record())


def test_what_a_move_would_pay_is_not_told_where_a_card_has_its_say():
    async def test(hall):
        # The third failed try costs the bail, which a mortgage pays; the pawn then goes on by itself and draws a card.
        room, [ana, _] = await sit_down(hall, "peru")
        held = {"owner": {1: ANA, 39: ANA}, "cash": {ANA: 10}, "jail": {ANA: 2}, "at": {ANA: 10}}
        game = set_table("peru", players=2, dice=[(3, 4)], **held)
        game.apply({"move": "roll"})
        room.begin(game)
        mortgage = {"move": "mortgage", "square": 39}
        answer = await ana.ask("why", seat=ANA, move=mortgage)
        assert (answer["kind"], answer["refusal"]) == ("why", None)
        assert "cash" not in answer
        game.apply(mortgage)
        assert "card-drawn" in [event.kind for event in game.events]

    run(test)


def test_a_roll_that_would_end_the_game_is_not_held_back_for_that():
    async def test(hall):
        # Whoever cannot pay the tax is out, the first one out ends the game, and with it the claim between two others.
        rules = {"bankruptcy.automatic": True, "end.bankruptcies": 1}
        room, _ = await sit_down(hall, "peru", ("me", "device", "device"), house_rules=rules)
        claims = [{"by": BETO, "visitor": CARO, "square": 39, "amount": 50, "age": 0}]
        for dice, ends in (((1, 3), True), ((1, 2), False)):
            held = {"owner": {39: BETO}, "cash": {ANA: 0}, "claims": claims}
            game = set_table("peru", dice=[dice], house_rules=rules, **held)
            room.begin(game)
            tried = game.copy()
            tried.apply({"move": "roll"})
            assert ("claim-lapsed" in [event.kind for event in tried.events], tried.actor is None) == (ends, ends)
            assert waiting.would_lapse(room, ANA, {"move": "roll"}) == frozenset()

    run(test)


def test_players_add_to_the_dice_while_the_table_waits_and_not_later():
    async def test(hall):
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "bot"}]
        made = await hall.create({"edition": "peru", "seats": seats})
        room = await hall.room(made["table"]["id"])
        promised = made["table"]["commitment"]
        assert promised == Source(room.row["seed"]).commitment
        ana = await Guest(room, [made["tokens"][0]["token"]]).arrive()
        assert (await ana.ask("entropy", text="first"))["kind"] == "ack"
        assert (await ana.ask("entropy", text=" seven "))["kind"] == "ack"
        assert [seat["entropy"] for seat in ana.table["seats"]] == [True, False, False]
        assert "seven" not in json.dumps(ana.told)
        assert (await ana.ask("entropy", text="line\nbreak"))["refusal"]["code"] == "malformed"
        seated = await hall.join(room.id, {"name": "Zoe"})
        beto = await Guest(room, [seated["tokens"][0]["token"]]).arrive()
        assert (await beto.ask("entropy", text="of one who leaves"))["kind"] == "ack"
        assert (await beto.ask("resign"))["kind"] == "ack"
        assert [seat["entropy"] for seat in ana.table["seats"]] == [True, False, False]
        seated = await hall.join(room.id, {"name": "Xul"})
        caro = await Guest(room, [seated["tokens"][0]["token"]]).arrive()
        assert [seat["entropy"] for seat in ana.table["seats"]] == [True, False, False]
        await room.recover()
        assert (await caro.ask("ready", ready=True))["kind"] == "ack"
        assert (await ana.ask("start"))["kind"] == "ack"
        record = await stored_record(hall, room.id)
        assert record["header"]["entropy"] == ["seven", "", ""]
        assert record["header"]["commitment"] == promised == ana.table["commitment"]
        assert "seed" not in record["header"]
        assert (await ana.ask("entropy", text="late"))["refusal"]["code"] == "not-waiting"

    run(test)


def test_what_players_add_decides_the_dice():
    async def opening(hall, text):
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"}]
        made = await hall.create({"edition": "peru", "seats": seats})
        room = await hall.room(made["table"]["id"])
        room.row["seed"] = "0" * 64
        ana = await Guest(room, [made["tokens"][0]["token"]]).arrive()
        await ana.ask("entropy", text=text)
        await ana.ask("start")
        return [room.game.copy().view(None)["turn"], room.game.record()["header"]["chance"]]

    async def test(hall):
        assert await opening(hall, "a") == await opening(hall, "a")
        assert await opening(hall, "a") != await opening(hall, "b")

    run(test)


def test_a_rematch_has_a_new_seed_and_a_new_commitment():
    async def test(hall):
        room, [ana, beto] = await sit_down(hall, "peru")
        before = room.row["seed"]
        room.plan["entropy"] = {"0": "what was said before the new seed was made"}
        for guest in (ana, beto):
            await guest.ask("wish", what="end", wish=True)
        assert room.row["stage"] == "over"
        again = await ana.ask("rematch")
        next_room = await hall.room(again["table"])
        assert next_room.row["stage"] == "waiting"
        assert next_room.row["seed"] != before
        assert next_room.info()["commitment"] != room.info()["commitment"]
        assert not any(seat["entropy"] for seat in next_room.info()["seats"])

    run(test)


def test_only_a_game_that_wholly_follows_from_its_seed_is_called_fair():
    def told(game, **other):
        play_on(game, 5, random.Random(3))
        while game.actor is not None:
            game.end_time()
            play_on(game, 1, random.Random(3))
        record = game.record()
        return replay.proof({**record, "header": {**record["header"], **other}}, "en")

    start = {"players": 2, "seed": "7", "fair": True, "entropy": ["of Ana", ""]}
    whole = told(Game("peru", **start))
    assert (whole["holds"], whole["entropy"]) == (True, ["of Ana", ""])
    assert told(Game("peru", dice=[(6, 5), (1, 2)], **start))["holds"] is None
    assert told(Game.from_position(Game("peru", **start).position()))["holds"] is None
    assert told(Game("peru", **{**start, "fair": False}))["entropy"] == []  # written down, and of no effect
    assert told(Game("peru", **start), seed="8")["holds"] is False


@pytest.mark.parametrize("by", ["stand-in", "clock"])
def test_the_log_says_who_played_for_somebody_live_after_a_reload_and_in_the_replay(by, tmp_path):
    said = {"stand-in": "Beto is away: a bot plays.", "clock": "Beto ran out of time: a bot plays."}[by]
    in_spanish = {
        "stand-in": "Beto no está: juega un bot en su lugar.",
        "clock": "A Beto se le acabó el tiempo: juega un bot en su lugar.",
    }[by]

    def notes(events):
        return [(event["number"], event["note"]) for event in events if "note" in event]

    async def test(hall):
        room, [ana, beto] = await sit_down(hall, "scuola", turn_seconds=60, grace_seconds=5)
        while room.game.actor != BETO:
            await ana.ask("move", move=ana.any_move(ANA))
        if by == "clock":
            room.decide.until = room.clock()
        else:
            await beto.go()
            room.chairs[BETO].away_since -= 5
        await room.ask(room.on_time)
        while room.game.actor == BETO:
            await room.ask(room.on_time)
        live = notes(ana.events)
        assert [text for _, text in live] == [said]
        assert notes((await Guest(room, ana.tokens).arrive()).events) == live
        await room.recover()
        assert notes(ana.last("state")["events"]) == live
        spectator = await Guest(room, language="es").arrive()
        assert notes(spectator.events) == [(live[0][0], in_spanish)]
        beto = await Guest(room, beto.tokens).arrive()
        for guest in (ana, beto):
            await guest.ask("wish", what="end", wish=True)
        while room.row["stage"] != "over":
            guest = (ana, beto)[room.game.actor]
            await guest.ask("move", move=guest.any_move(room.game.actor))
        frames = json.loads((await hall.replay(room.id, "es"))[1])
        assert notes([event for frame in frames["frames"] for event in frame["events"]])[:1] == [
            (live[0][0], in_spanish)
        ]

    run(test)


def test_a_forged_die_is_named_also_where_the_moves_after_it_make_no_sense():
    game = Game("peru", players=2, seed="forged", fair=True)
    chance = random.Random(5)
    for _ in range(120):
        if game.actor is None:
            break
        moves = [move for move in game.legal_moves() if move["move"] in ("roll", "buy", "pass", "end_turn", "waive")]
        game.apply(chance.choice(moves) if moves else {"move": "resign"})
    if game.actor is not None:
        game.end_time()
    while game.actor is not None:
        game.apply({"move": "resign"})
    data = json.loads(json.dumps(game.record()))
    found = 0
    for number, (_, _, drawn) in enumerate(data["moves"], 1):
        if not drawn or not drawn[0].startswith("dice"):
            continue
        forged = copy.deepcopy(data)
        first, second = drawn[0].split()[1:]
        forged["moves"][number - 1][2][0] = f"dice {int(first) % 6 + 1} {second}"
        try:
            Game.from_record(forged)
        except Refused:
            found += 1
        [*_, wrong] = checks(forged)
        assert (wrong.code, wrong.details["field"]) == ("chance-wrong", f"moves.{number}")
        status, text = uploads.replayed(records.to_text(forged).encode(), "en")
        assert status == 200 or drawn[0] in json.loads(text)["text"]
    assert found > 5


def test_what_is_no_record_for_another_reason_is_not_called_forged():
    game = Game("peru", players=2, seed="whole", fair=True)
    game.apply({"move": "roll"})
    game.apply({"move": "resign"})
    data = json.loads(json.dumps(game.record()))
    data["moves"][1][1] = {"move": "fly"}
    with pytest.raises(Refused, match="not-a-record"):
        checks(data)
