"""A hall of its own for each test, clients without a network, and a real server for those that need one."""

import asyncio
import json
import os
import re
import subprocess
import sys
from contextlib import asynccontextmanager

import pytest

from rentier.server import PROTOCOL
from rentier.server.hall import Hall
from rentier.server.limits import Limits
from rentier.server.store import Store
from tests.server import postgres as postgresql

# What somebody without a plan does, the first that is possible.
PREFERRED = (
    *("accept", "claim_rent", "buy", "roll", "waive", "pass", "end_turn", "keep", "sell_building", "mortgage"),
    *("auction_title", "declare_bankruptcy", "want", "decline", "build", "use_card", "pay_bail", "reject"),
)

# All tests of a file come from one address, in a few seconds.
MANY = (
    "tables_in_a_row",
    "requests_in_a_row",
    "uploads_in_a_row",
    "misses_in_a_row",
    "talk_in_a_row",
    "messages_in_a_row",
    "address_messages_in_a_row",
)
PATIENT = {f"RENTIER_LIMIT_{name.upper()}": "100000" for name in MANY}


def merge(target, patch):
    """RFC 7386, as docs/protocol.md shows it."""
    for key, value in patch.items():
        if value is None:
            target.pop(key, None)
        elif isinstance(value, dict) and isinstance(target.get(key), dict):
            merge(target[key], value)
        else:
            target[key] = value


class Page:
    """What a browser makes of the messages that it gets; `told` has them all."""

    behind = 0
    address = ""

    def __init__(self, language="en"):
        self.language = language
        self.seats = []
        self.known = []
        self.told = []
        self.view = None
        self.mine = {}
        self.events = []
        self.n = 0
        self.version = -1

    def send(self, *messages):
        for message in messages:
            self.take(message)

    def take(self, message):
        message = json.loads(json.dumps(message))  # as it goes over the wire, nothing shared
        self.told.append(message)
        if message["kind"] == "state":
            self.view, self.mine, self.version = message["view"], message["seats"], message["version"]
            self.table = message["table"]
            known = {event["number"] for event in self.events}
            self.events += [event for event in message["events"] if event["number"] not in known]
        elif message["kind"] == "update":
            assert message["version"] == self.version + 1
            self.version = message["version"]
            merge(self.view, message["view"])
            for seat, patch in message.get("seats", {}).items():
                merge(self.mine[seat], patch)
            self.events += message["events"]
        elif message["kind"] == "table":
            self.table = message["table"]

    def dismiss(self, problem):
        self.send({"kind": "error", "refusal": problem.refusal(self.language), "closing": True})

    def last(self, kind):
        return next(message for message in reversed(self.told) if message["kind"] == kind)

    def kinds(self):
        return [message["kind"] for message in self.told]

    def any_move(self, seat):
        """A legal move as it is sent, or None."""
        legal = self.mine[str(seat)]["legal"]
        name = next((name for name in PREFERRED if name in legal), None)
        if name is None:
            return None
        told = ("min", "max", "cash")
        return {"move": name, **{key: value for key, value in legal[name][0].items() if key not in told}}


class Guest(Page):
    """A page at a room in this process."""

    def __init__(self, room, tokens=(), language="en"):
        super().__init__(language)
        self.room = room
        self.tokens = list(tokens)

    async def arrive(self, since=None):
        await self.room.ask(lambda: self.room.connect(self, self.tokens, since))
        return self

    async def go(self):
        await self.room.ask(lambda: self.room.disconnect(self))

    async def ask(self, kind, seat=None, n=None, **fields):
        """Sends a command; its answer."""
        if n is None:
            self.n += 1
            n = self.n
        seat = self.seats[0] if seat is None else seat
        command = {"kind": kind, "n": n, "seat": seat, **fields}
        before = len(self.told)
        await self.room.ask(lambda: self.room.command(self, command))
        return next(
            (m for m in self.told[before:] if m["kind"] in ("ack", "refused", "held", "why") and m["n"] == n), None
        )

    async def move(self, name, seat=None, **fields):
        return await self.ask("move", seat, move={"move": name, **fields})


@asynccontextmanager
async def a_hall(path=None, limits=None, **more):
    """A hall of its own. A busy machine may need seconds to start the process that reads files: none is too slow."""
    hall = Hall(Store(path), limits=limits or Limits(upload_seconds=60), **more)
    hall.start()
    try:
        yield hall
    finally:
        await hall.stop()


async def sit_down(hall, edition="peru", kinds=("me", "device"), **more):
    """A table that has begun: its room, and a guest for each person."""
    names = iter(["Ana", "Beto", "Caro", "Dora", "Enzo", "Fina"])
    seats = [{"kind": kind, "name": next(names)} for kind in kinds]
    made = await hall.create({"edition": edition, "seats": seats, "start": True, "speed": "at-once", **more})
    room = await hall.room(made["table"]["id"])
    return room, [await Guest(room, [each["token"]]).arrive() for each in made["tokens"]]


async def stored_record(hall, table):
    """The record of a game as far as it has come, made of what is stored."""
    return await hall.record_of(await hall.played(table))


async def settle(room):
    """Until the room has nothing to do at once."""
    for _ in range(20):
        await asyncio.sleep(0)
        done = asyncio.Event()
        room.mailbox.put_nowait(lambda done=done: told(done))
        await done.wait()


async def told(event):
    event.set()


class Served:
    """A server of its own, started by its command and stopped by its id."""

    def __init__(self, folder, *command):
        start = [sys.executable, "-m", "rentier.cli", *(command or ["serve"])]
        place = ["--database", folder] if isinstance(folder, str) else ["--data", str(folder)]
        self.command = [*start, "--port", "0", *place]
        self.environment = {**os.environ, **PATIENT} if not command else None
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=self.environment
        )
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, line + self.process.stderr.read()
        self.address = found[0]
        self.socket = self.address.replace("http", "ws") + "/api/socket"

    def stop(self):
        """What it had to say."""
        if self.process.poll() is None:
            self.process.terminate()
        _, err = self.process.communicate(timeout=30)
        return err


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    server = Served(tmp_path_factory.mktemp("games"))
    yield server
    assert "Traceback" not in server.stop()


def hello(table, tokens=(), language="en", **more):
    return {
        "kind": "hello",
        "protocol": PROTOCOL,
        "table": table,
        "language": language,
        "tokens": list(tokens),
        **more,
    }


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL server; its `new_database()` gives an address."""
    reason = postgresql.why_none()
    if reason is not None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(reason)
    server = postgresql.given() or postgresql.Postgres()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def place(request, tmp_path):
    """Where a store may be made: in a file, then in PostgreSQL."""
    if request.param == "sqlite":
        return tmp_path / "games.sqlite"
    return request.getfixturevalue("postgres").new_database()
