"""Kills a server at random moments under load, starts it again, and looks for what was lost.

    python bench/crash.py [--kills 200] [--tables 6] [--seed 1] [--postgres] [--kill-database] [--json]

At each table two clients and two bots play; the clients move, bid, claim and chat, come back by themselves with
`since`, and send again what was not answered, as docs/protocol.md has it. The server, a process group of its own, is
killed with SIGKILL: while all tables play, and every fifth time once more while it starts. After each start, what is
stored is compared with every answer and every update that any client got, and every table has to go on, persons and
bots.
With --kill-database PostgreSQL itself is killed every other time, and the server has to go on when it is back.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from rentier.server import PROTOCOL  # noqa: E402
from rentier.server.store import Store  # noqa: E402
from tests.server.conftest import PREFERRED, merge  # noqa: E402

EDITIONS = ("peru", "brasil", "malta", "scuola", "castilla")
KINDS = ("me", "device", "bot", "bot")
WITHIN = 120  # seconds until every table has to go on
THINKS = 0.03  # seconds of a client, at most
LONG = 400  # moves
AGAIN = 8  # events before `since` that a client asks for once more, to compare


class Server:
    """The command `rentier serve`, always on the same port."""

    def __init__(self, place, folder, *more):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        where = ["--database", place] if isinstance(place, str) else ["--data", str(place.parent)]
        self.command = [sys.executable, "-m", "rentier.cli", "serve", "--port", str(port), *where, *more]
        self.address = f"http://127.0.0.1:{port}"
        self.log = folder / "server.log"
        self.process = None

    def start(self):
        with open(self.log, "a") as log:
            self.process = subprocess.Popen(
                self.command, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True, cwd=ROOT
            )

    def wait_until_ready(self):
        line = self.process.stdout.readline()
        assert re.search(r"http://\S+", line), f"the server did not start: {line} {self.log.read_text()[-2000:]}"

    def kill(self):
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()


class Client:
    """One seat, as a page of its own."""

    def __init__(self, world, table, seat, token):
        self.world, self.table, self.seat, self.token = world, table, seat, token
        self.socket = None
        self.open = False  # a state has come over this socket
        self.n = 0
        self.version = -1
        self.legal = {}
        self.events = {}
        self.chat = {}
        self.sent = {}  # every command by its number
        self.acked = {}
        self.refused = set()
        self.waits_for = None  # the number of what is not answered yet
        self.looked_at = set()  # numbers that were answered before the last look
        self.rng = random.Random(f"{world.seed} {table.number} {seat}")

    async def live(self):
        while not self.table.over:
            self.open = False
            address = self.world.server.address.replace("http", "ws") + "/api/socket"
            try:
                async with connect(address, max_size=None, compression=None, ping_interval=None) as socket:
                    hello = {"kind": "hello", "protocol": PROTOCOL, "language": "en", "table": self.table.id}
                    hello["tokens"] = [self.token]
                    if self.events:
                        hello["since"] = max(0, max(self.events) - AGAIN)
                    await socket.send(json.dumps(hello))
                    self.socket = socket
                    async with asyncio.TaskGroup() as both:
                        player = both.create_task(self.play())
                        async for text in socket:
                            await self.take(json.loads(text))
                            if self.table.over:
                                break
                        player.cancel()
            except* (OSError, WebSocketException, TimeoutError):
                pass
            await asyncio.sleep(0.02)

    def leave(self):
        """For good; the table plays on without it."""
        if self.socket is not None:
            self.socket.transport.abort()

    async def play(self):
        while True:
            await asyncio.sleep(self.rng.random() * THINKS)
            if not self.open or self.waits_for is not None:
                continue
            if self.rng.random() < 0.05:
                await self.send("say", text=f"{self.table.number}/{self.seat}/{self.n + 1}")
            elif (move := self.choose()) is not None:
                await self.send("move", move=move)

    def choose(self):
        if self.rng.random() < 0.5 and "bid" in self.legal:
            return {"move": "bid", "amount": self.legal["bid"][0]["min"]}
        name = next((name for name in PREFERRED if name in self.legal), None)
        if name is None:
            return None
        told = ("min", "max", "cash")
        return {"move": name, **{key: value for key, value in self.legal[name][0].items() if key not in told}}

    async def send(self, kind, **fields):
        self.n += 1
        self.sent[self.n] = {"kind": kind, "n": self.n, "seat": self.seat, **fields}
        self.waits_for = self.n
        await self.socket.send(json.dumps(self.sent[self.n]))

    async def take(self, message):
        wrong = self.world.wrong
        match message["kind"]:
            case "state":
                if message["version"] < self.version:
                    wrong(f"table {self.table.id}: version {self.version} was shown, then {message['version']}")
                self.version = message["version"]
                if message["view"] is None:
                    return
                self.legal = message["seats"][str(self.seat)]["legal"]
                self.keep("event", self.events, message["events"])
                self.keep("chat", self.chat, message["chat"])
                self.table.shows(message["table"])
                self.open = True
                if self.waits_for is not None:
                    await self.socket.send(json.dumps(self.sent[self.waits_for]))
            case "update":
                if message["version"] != self.version + 1:
                    wrong(f"table {self.table.id}: an update to {message['version']} after {self.version}")
                self.version = message["version"]
                merge(self.legal, message.get("seats", {}).get(str(self.seat), {}).get("legal") or {})
                self.keep("event", self.events, message["events"])
                self.table.shown[self.version] = message["by"]
                self.table.moved.add("bot" if message["by"] == "bot" else "person")
            case "table":
                self.table.shows(message["table"])
            case "chat":
                self.keep("chat", self.chat, [message["chat"]])
            case "ack":
                n = message["n"]
                if self.acked.setdefault(n, message) != message:
                    wrong(f"table {self.table.id}, seat {self.seat}: number {n} has two answers")
                self.answered(n)
                self.table.moved.add("acked")
            case "refused":
                self.refused.add(message["n"])
                self.world.refusals[message["refusal"]["code"]] = (
                    self.world.refusals.get(message["refusal"]["code"], 0) + 1
                )
                self.answered(message["n"])
            case "error" if not message["closing"]:
                wrong(f"table {self.table.id}: {message}")

    def answered(self, n):
        if n == self.waits_for:
            self.waits_for = None

    def keep(self, what, known, told):
        """What has a number is the same whenever it is told."""
        for each in told:
            if known.setdefault(each["number"], each) != each:
                self.world.wrong(f"table {self.table.id}: {what} {each['number']} was told in two ways")


class Table:
    def __init__(self, world, number):
        self.world, self.number = world, number
        self.over = False
        self.shown = {}  # who moved, by version
        self.looked_at = 0  # the version of the last look
        self.moved = set()

    async def open(self):
        names = ("Ana", "Beto", "Caro", "Dora")
        seats = [{"kind": kind, "name": name} for kind, name in zip(KINDS, names, strict=True)]
        asked = {"edition": EDITIONS[self.number % len(EDITIONS)], "seats": seats, "start": True, "speed": "at-once"}
        async with httpx.AsyncClient(base_url=self.world.server.address, timeout=60) as http:
            answer = await http.post("/api/tables", json={**asked, "claim_seconds": 1, "grace_seconds": 600})
        made = answer.raise_for_status().json()
        self.id = made["table"]["id"]
        self.clients = [Client(self.world, self, each["seat"], each["token"]) for each in made["tokens"]]
        for client in self.clients:
            self.world.tasks.create_task(client.live())

    def shows(self, info):
        self.over = self.over or info["stage"] == "over"

    def goes_on(self):
        return self.over or {"acked", "person", "bot"} <= self.moved

    def known(self, everything=False):
        """What clients have sent and were told as of now; without `everything`, since the last look."""
        seats = []
        for client in self.clients:
            asked = {n: c for n, c in client.sent.items() if everything or n not in client.looked_at}
            seats.append((client.seat, asked, dict(client.acked), set(client.refused)))
            client.looked_at |= asked.keys() & (client.acked.keys() | client.refused)
        first = 0 if everything else self.looked_at
        self.looked_at = max(client.version for client in self.clients)
        return seats, {n: by for n, by in self.shown.items() if n > first}, first, self.looked_at

    def compare(self, store, known):
        """Every answer and every update that a client got is stored, once, and nothing that was refused is."""
        seats, shown, first, version = known
        wrong = self.world.wrong
        moves = []  # the version, seat and move of each stored command
        for seat, sent, acked, refused in seats:
            for n, command in sent.items():
                found = store.command(self.id, seat, n)
                where = f"table {self.id}, seat {seat}, number {n}"
                if n in acked and (found is None or found[1] != acked[n]):
                    wrong(f"{where}: acknowledged, and not stored")
                if n in refused and found is not None:
                    wrong(f"{where}: refused, and stored")
                if found is not None and command["kind"] == "move":
                    moves.append((found[1]["version"], seat, command["move"]))
        lines = store.table(self.id).lines  # read last: it has all of that, and perhaps more
        for number, by in shown.items():
            if number > len(lines) or lines[number - 1][1] != by:
                wrong(f"table {self.id}: move {number} was shown, and is not stored")
        for number, seat, move in moves:
            if number > len(lines) or lines[number - 1][0][:2] != [seat, move]:
                wrong(f"table {self.id}: {move} of seat {seat} is not stored as move {number}")
        of_commands = sorted(number for number, _, _ in moves if first < number <= version)
        of_persons = [n for n, (_, by) in enumerate(lines[:version], 1) if n > first and by == "person"]
        if of_commands != of_persons:
            wrong(f"table {self.id}: commands for the moves {of_commands}, persons made {of_persons}")


class World:
    """All tables of a run, and what was found wrong."""

    def __init__(self, server, seed):
        self.server, self.seed = server, seed
        self.problems = []
        self.refusals = {}
        self.tables = []

    def wrong(self, what):
        self.problems.append(what)

    async def open(self, tasks, number):
        """So many tables, which all play."""
        self.tasks = tasks
        self.tables = [Table(self, each) for each in range(number)]
        for table in self.tables:
            await table.open()
        await self.go_on()
        return list(self.tables)

    def found(self):
        every = [client for table in self.tables for client in table.clients]
        return {
            "tables": len(self.tables),
            "acknowledged": sum(len(client.acked) for client in every),
            "moves_shown": sum(len(table.shown) for table in self.tables),
            "of_them_by_bots": sum(by == "bot" for table in self.tables for by in table.shown.values()),
            "refusals": self.refusals,
            "problems": self.problems,
        }

    async def go_on(self):
        """Until every table has moved on since the last start."""
        until = time.monotonic() + WITHIN
        while waiting := [table for table in self.tables if not table.goes_on()]:
            await asyncio.sleep(0.01)
            if time.monotonic() > until:
                self.wrong(f"tables that do not go on: {[(t.id, sorted(t.moved)) for t in waiting]}")
                return
            if self.problems:
                return

    async def replace_finished(self, running):
        """New tables for those that are over, or have been played at long enough."""
        for place, table in enumerate(running):
            if table.over or max(table.shown, default=0) > LONG:
                table.over = True
                running[place] = Table(self, len(self.tables))
                await running[place].open()
                self.tables.append(running[place])


async def crash(place, folder, kills, tables, seed, database=None, report=lambda *_: None):
    """Kills and starts a server so many times. What was found."""
    rng = random.Random(seed)
    server = Server(place, folder)
    world = World(server, seed)
    ready, going, killed_in_start, database_kills = [], [], 0, 0
    server.start()
    await asyncio.to_thread(server.wait_until_ready)
    store = Store(place)
    try:
        async with asyncio.TaskGroup() as tasks:
            running = await world.open(tasks, tables)
            for number in range(kills):
                if world.problems:
                    break
                await asyncio.sleep(rng.random() * 0.2)
                if database is not None and number % 2:
                    await asyncio.to_thread(database.kill)
                    await asyncio.sleep(rng.random() * 0.5)
                    began = time.perf_counter()
                    await asyncio.to_thread(database.start)
                    store.engine.dispose()
                    database_kills += 1
                else:
                    server.kill()
                    began = time.perf_counter()
                    server.start()
                    if number % 5 == 4:
                        await asyncio.sleep(rng.random() * 0.8)
                        server.kill()
                        killed_in_start += 1
                        began = time.perf_counter()
                        server.start()
                    await asyncio.to_thread(server.wait_until_ready)
                    ready.append(time.perf_counter() - began)
                for table in running:
                    table.moved.clear()
                await world.go_on()
                going.append(time.perf_counter() - began)
                for table in running:
                    await asyncio.to_thread(table.compare, store, table.known())
                await world.replace_finished(running)
                report(number + 1, world)
            for table in world.tables:
                table.over = True
            server.kill()
    finally:
        if server.process.poll() is None:
            server.kill()
    for table in world.tables:
        table.compare(store, table.known(everything=True))
    store.close()
    return {
        "kills": len(going) - database_kills + killed_in_start,
        "of_them_in_start": killed_in_start,
        "database_kills": database_kills,
        "ready_seconds": spread(ready),
        "all_tables_go_on_seconds": spread(going),
        **world.found(),
    }


def spread(seconds):
    if not seconds:
        return None
    return {"median": round(statistics.median(seconds), 2), "max": round(max(seconds), 2)}


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--kills", type=int, default=200)
    options.add_argument("--tables", type=int, default=6)
    options.add_argument("--seed", default="1")
    options.add_argument("--postgres", action="store_true")
    options.add_argument("--kill-database", action="store_true")
    options.add_argument("--json", action="store_true")
    options = options.parse_args()

    def report(number, world):
        if not options.json and number % 10 == 0:
            print(f"{number} kills, {len(world.problems)} problems", flush=True)

    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        place, database = folder / "rentier.sqlite", None
        if options.postgres or options.kill_database:
            from tests.server.postgres import Postgres

            database = Postgres(durable=True)
            stack.callback(database.stop)
            place = database.new_database()
        killed = database if options.kill_database else None
        found = asyncio.run(crash(place, folder, options.kills, options.tables, options.seed, killed, report))
        if found["problems"]:
            print((folder / "server.log").read_text()[-3000:], file=sys.stderr)
    print(json.dumps(found) if options.json else json.dumps(found, indent=2))
    return 1 if found["problems"] else 0


if __name__ == "__main__":
    sys.exit(main())
