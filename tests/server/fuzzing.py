"""Clients that send anything at all: valid, nearly valid and garbage messages to one server, and what must hold.

The model is small: what was refused changed nothing; what everybody sees is the replay of the table's record; the
rooms go on. tests/server/test_guard_fuzz.py runs some of it, bench/fuzz.py much more.
"""

import asyncio
import json
from collections import Counter
from contextlib import ExitStack
from typing import ClassVar
from unittest.mock import patch

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from rentier.game import Game
from rentier.server import PROTOCOL
from rentier.server.hall import Hall
from rentier.server.limits import Limits
from rentier.server.room import PACE
from rentier.server.socket import Connection
from rentier.server.store import Store
from tests.server.conftest import merge

EDITIONS = ("peru", "brasil", "malta", "scuola", "castilla")
WIDE = Limits(
    messages_in_a_row=10**9,
    address_messages_in_a_row=10**9,
    talk_in_a_row=10**9,
    misses_in_a_row=10**9,
    outbox_messages=10**6,
    requests_in_a_row=10**9,
)
MOVES = (
    *("roll", "end_turn", "buy", "decline", "bid", "pass", "want", "waive", "claim_rent", "build", "sell_building"),
    *("sell_group", "mortgage", "lift", "keep", "pay_bail", "use_card", "offer", "accept", "reject", "withdraw"),
    *("settle", "auction_title", "declare_bankruptcy", "resign", "end_time", "load_dice", "__class__", ""),
)
KINDS = (
    *("hello", "ping", "why", "move", "waive_claims", "say", "ready", "rename", "set_seat", "start", "resign", "wish"),
    *("entropy", "speed", "kick", "watchers", "hand_over", "rematch", "cheat"),
)
FIELDS = {
    "move": {"move": 0},
    "why": {"move": 0},
    "say": {"text": ""},
    "entropy": {"text": ""},
    "ready": {"ready": True},
    "rename": {"name": "", "pawn": "red"},
    "set_seat": {"which": 1, "to": "bot", "level": "random"},
    "wish": {"what": "pause", "wish": True},
    "speed": {"speed": "fast"},
    "kick": {"which": 1, "ban": False},
    "watchers": {"allow": True},
    "hand_over": {"to": "device"},
}
MARKUP = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "{{7*7}}",
    "${7*7}",
    "\u202etxt",
    "Ana'; DROP TABLE x",
)

small = st.integers(-2, 45)
scalars = st.one_of(
    st.none(),
    st.booleans(),
    small,
    st.integers(),
    st.floats(allow_nan=False),
    st.text(max_size=12),
    st.sampled_from(MARKUP),
)
values = st.recursive(
    scalars,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=8), inner, max_size=3)),
    max_leaves=6,
)
piles = st.fixed_dictionaries(
    {}, optional={"cash": small, "squares": st.lists(small, max_size=3), "cards": small, "x": values}
)
moves = st.one_of(
    st.fixed_dictionaries({"move": st.sampled_from(MOVES)}),
    st.fixed_dictionaries({"move": st.sampled_from(MOVES), "square": st.one_of(small, values)}),
    st.fixed_dictionaries({"move": st.just("bid"), "amount": st.one_of(st.integers(-5, 3000), values)}),
    st.fixed_dictionaries({"move": st.just("offer"), "to": small, "give": piles, "take": piles}),
    st.fixed_dictionaries({"move": st.just("claim_rent"), "square": small, "visitor": small}),
    st.dictionaries(st.one_of(st.just("move"), st.text(max_size=8)), values, max_size=4),
)
# How a message is spoilt on its way; mostly it is not.
spoilt = st.sampled_from((None,) * 6 + ("drop", "add", "change", "cut", "bytes", "twice", "kind", "seat", "number"))


class Wire:
    """What uvicorn would be to a connection."""

    def __init__(self, address):
        self.scope = {"client": (address, 1)}


class Client:
    """One connection, and what its page would show."""

    def __init__(self, hall, address):
        self.connection = Connection(hall, Wire(address), "en")
        self.view = self.version = None
        self.seats = {}
        self.tokens = []
        self.answers = []

    def read(self):
        """Takes everything that has come."""
        box = self.connection.outbox
        while not box.empty():
            message = box.get_nowait()
            if isinstance(message, int):
                continue
            message = json.loads(message)
            kind = message["kind"]
            if kind == "state":
                self.view, self.version, self.seats = message["view"], message["version"], message["seats"]
                assert set(self.seats) <= {str(each["seat"]) for each in message["mine"]}
            elif kind == "update":
                assert message["version"] == self.version + 1
                self.version = message["version"]
                merge(self.view, message["view"])
                for seat, patch in message.get("seats", {}).items():
                    merge(self.seats[seat], patch)
            elif kind in ("ack", "refused", "held", "why", "error"):
                self.answers.append(message)
                assert (message.get("refusal") or {}).get("code") != "mistake", message
        answers, self.answers = self.answers, []
        return answers


class Fuzzing(RuleBasedStateMachine):
    """Two tables, five clients with and without seats; `sent` and `answered` count over all runs."""

    sent = 0
    answered: ClassVar[Counter[str]] = Counter()

    def __init__(self):
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.last = 10**6
        # The same messages lead to the same games.
        self.chance = ExitStack()
        self.chance.enter_context(patch("secrets.token_hex", lambda size: "ab" * size))
        self.chance.enter_context(patch("secrets.randbits", lambda bits: 7))
        # Bots of seats that were given away do not move by themselves: only messages change anything.
        self.chance.enter_context(patch.dict("rentier.server.room.PACE", dict.fromkeys(PACE, 1e9)))

    def number(self):
        """Of a command: of whichever seat, it is new; a spoilt one is below."""
        self.last += 1
        return self.last

    def run(self, work):
        return self.loop.run_until_complete(work)

    @initialize(edition=st.sampled_from(EDITIONS), other=st.sampled_from(EDITIONS), begun=st.booleans())
    def open(self, edition, other, begun):
        self.run(self.begin(edition, other, begun))

    async def begin(self, edition, other, begun):
        self.hall = Hall(Store(None), limits=WIDE)
        self.hall.start()
        kinds = ("me", "device", "device")
        quiet = {"claim_seconds": 0, "grace_seconds": 86400, "auction_seconds": 3600, "speed": "slow"}
        self.tables, self.clients = [], []
        for name, start in ((edition, True), (other, begun)):
            seats = [{"kind": kind, "name": f"P{seat}"} for seat, kind in enumerate(kinds)]
            made = await self.hall.create({"edition": name, "seats": seats, "start": start, **quiet})
            table = made["table"]["id"]
            self.tables.append(table)
            tokens = [each["token"] for each in made["tokens"]]
            for address, held in (("10.0.0.1", tokens[:2]), ("10.0.0.2", tokens[2:])):
                client = Client(self.hall, address)
                client.tokens = held
                self.clients.append(client)
                await self.say(client, hello(table, held))
        self.clients.append(Client(self.hall, "10.0.0.3"))  # it has never said hello

    async def say(self, client, message):
        """Sends a message as it is; the answers."""
        if isinstance(message, bytes):
            await client.connection.take(None, message)
        else:
            text = message if isinstance(message, str) else json.dumps(message)
            await client.connection.take(text, None)
        answers = client.read()
        Fuzzing.sent += 1
        for each in answers:
            code = each.get("refusal") and each["refusal"]["code"]
            Fuzzing.answered[f"{each['kind']} {code}" if code else each["kind"]] += 1
        return answers

    # What they send.

    def offered(self, pick, amount):
        """A move that some page offers whoever must decide: the client, the seat and the move, or None."""
        for client in self.clients:
            client.read()
        for table in (pick % 2, 1 - pick % 2):
            room = self.hall.rooms[self.tables[table]]
            if room.row["stage"] != "playing":
                continue
            for client in self.clients:
                own = client.seats.get(str(room.game.actor))
                if client.connection.place is not room or own is None:
                    continue
                options = [(name, option) for name, found in sorted(own["legal"].items()) for option in found]
                options = [each for each in options if each[0] not in ("offer", "settle", "resign")]
                if options:
                    name, option = options[pick // 2 % len(options)]
                    fields = {key: value for key, value in option.items() if key not in ("min", "max", "cash")}
                    if "min" in option:
                        fields["amount"] = min(option["max"], option["min"] + amount)
                    return client, room.game.actor, {"move": name, **fields}
        return None

    @rule(picks=st.lists(st.integers(0, 10**6), min_size=1, max_size=8), amount=st.integers(0, 500))
    def legal_moves(self, picks, amount):
        """What a page offers; it is done."""
        for pick in picks:
            found = self.offered(pick, amount)
            if found is None:
                return
            client, seat, move = found
            room = client.connection.place
            before = room.game.version
            command = {"kind": "move", "n": self.number(), "seat": seat, "move": move}
            answers = self.run(self.say(client, command))
            assert [each["kind"] for each in answers] == ["ack"], (command, answers)
            assert room.game.version > before

    @rule(pick=st.integers(0, 10**6), how=spoilt, value=values, other=st.integers(0, 2))
    def nearly_legal_move(self, pick, how, value, other):
        """What a page offers, with something wrong about it, or from another's page."""
        found = self.offered(pick, 0)
        if found is None:
            return
        client, seat, move = found
        move = spoil(move, how, value, pick)
        move = move.decode() if isinstance(move, bytes) else move
        message = {"kind": "move", "n": self.number(), "seat": seat, "move": move}
        self.send_and_look(self.clients[other] if how is None else client, message)

    @rule(
        who=st.integers(0, 4),
        kind=st.sampled_from(KINDS),
        seat=st.integers(0, 3),
        move=moves,
        text=st.one_of(st.text(max_size=30), st.sampled_from(MARKUP)),
        how=spoilt,
        value=values,
        pick=st.integers(0, 100),
    )
    def any_message(self, who, kind, seat, move, text, how, value, pick):
        """A message of any kind, perhaps spoilt: what is refused has changed nothing."""
        client = self.clients[who]
        if pick % 4 and client.seats:
            seat = int(sorted(client.seats)[pick % len(client.seats)])
        message = {"kind": kind, "n": self.number(), "seat": seat, **FIELDS.get(kind, {})}
        if "move" in message:
            message["move"] = move
        if "text" in message:
            message["text"] = text
        if "name" in message:
            message["name"] = text[:24]
        if kind in ("ping", "hello"):
            message = {"kind": kind} if kind == "ping" else hello(self.tables[pick % 2], client.tokens)
        self.send_and_look(client, spoil(message, how, value, pick))

    @rule(who=st.integers(0, 4), text=st.one_of(st.text(max_size=60), values.map(json.dumps), st.binary(max_size=30)))
    def garbage(self, who, text):
        answers = self.send_and_look(self.clients[who], text)
        assert [each["kind"] for each in answers] == ["error"]

    def send_and_look(self, client, message):
        rooms = [self.hall.rooms[table] for table in self.tables if table in self.hall.rooms]
        before = {room.id: self.standing(room) for room in rooms}
        answers = self.run(self.say(client, message))
        done = any(each["kind"] in ("ack", "held") for each in answers)
        for room in rooms:
            if not done or room is not client.connection.place:
                assert self.standing(room) == before[room.id], (message, answers)
        return answers

    def standing(self, room):
        """All of a table that a message may not change unless it is acknowledged."""
        seats = [(c.kind, c.name, c.pawn, c.token, c.ready, c.last, tuple(sorted(c.wishes))) for c in room.chairs]
        game = room.game.position() if room.game is not None else None
        return room.row["stage"], room.plan, seats, len(room.talk), game

    # What holds after every message.

    @invariant()
    def pages_show_the_record(self):
        if not hasattr(self, "tables"):
            return
        for client in self.clients:
            client.read()
        for table in self.tables:
            room = self.hall.rooms[table]
            assert not room.task.done(), "the room goes on"
            if room.game is None:
                continue
            for client in self.clients:
                if client.connection in room.clients:
                    assert client.version == room.game.version
                    assert client.view == jsoned(room.view)

    def teardown(self):
        if hasattr(self, "tables"):
            self.run(self.end())
        self.loop.close()
        self.chance.close()

    async def end(self):
        for table in self.tables:
            kept = self.hall.store.table(table)
            room = self.hall.rooms[table]
            if kept.row["header"] is None:
                assert room.game is None
                continue
            record = {"header": json.loads(kept.row["header"]), "moves": [line for line, _ in kept.lines]}
            again = Game.from_record(record, seed=kept.row["seed"])
            assert again.position() == room.game.position(), "the game is the replay of its record"
        await self.hall.stop()


def jsoned(view):
    """A view as it is in a client's copy: what is null is absent."""
    return json.loads(json.dumps(view))


def hello(table, tokens):
    return {"kind": "hello", "protocol": PROTOCOL, "table": table, "language": "en", "tokens": tokens}


def spoil(message, how, value, pick):
    """The message as it arrives."""
    if how is None:
        return message
    keys = sorted(message)
    key = keys[pick % len(keys)]
    if how == "drop":
        return {each: message[each] for each in keys if each != key}
    if how == "add":
        return {**message, "extra": value}
    if how == "change":
        return {**message, key: value}
    text = json.dumps(message)
    if how == "cut":
        return text[: pick % len(text)]
    if how == "bytes":
        return text.encode()
    if how == "twice":
        return text + text
    if how == "kind":
        return {**message, "kind": KINDS[pick % len(KINDS)]}
    if how == "seat":
        return {**message, "seat": pick % 9}
    return {**message, "n": max(1, pick)}
