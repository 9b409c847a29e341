"""Tables over loopback: how long a move takes to every other screen, what a message costs, how soon the page is there.

    python bench/server.py [--tables 100] [--seconds 20] [--json]

A server is started on a free port with a store of its own. At each table four clients sit, each in its own socket, and
whoever has to decide does so, four moves a second a table: one a client. Latency is from the send of the move to its
receipt by each of the other three, in one clock. The clients are this one process: what it takes to read is in the
figures. Sizes are those of the frames on the wire, compressed, as TCP brought them.
"""

import argparse
import asyncio
import json
import random
import re
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

import httpx
from websockets.asyncio.client import ClientConnection, connect

PREFERRED = ("buy", "roll", "end_turn", "pass", "waive", "keep", "mortgage", "sell_building", "declare_bankruptcy")
MOVES_A_SECOND = 4  # of a table: one a client


class Weighed(ClientConnection):
    """Notes how long each frame from the server is, its header included."""

    def connection_made(self, transport):
        self.sizes = []
        self.rest = b""
        self.open = False
        super().connection_made(transport)

    def data_received(self, data):
        self.weigh(data)
        super().data_received(data)

    def weigh(self, data):
        self.rest += data
        if not self.open:
            head, end, self.rest = self.rest.partition(b"\r\n\r\n")
            if not end:
                self.rest = head
                return
            self.open = True
        while len(self.rest) >= 2:
            length, header = self.rest[1] & 127, 2
            if length == 126:
                length, header = int.from_bytes(self.rest[2:4], "big"), 4
            elif length == 127:
                length, header = int.from_bytes(self.rest[2:10], "big"), 10
            if len(self.rest) < header + length:
                return
            if self.rest[0] & 15 == 1:
                self.sizes.append(header + length)
            self.rest = self.rest[header + length :]


class Player:
    def __init__(self, table, seat, socket):
        self.table, self.seat, self.socket = table, seat, socket
        self.n = 0
        self.legal = {}

    async def listen(self):
        state, received = json.loads(await self.socket.recv()), 1
        while state["kind"] != "state":
            state, received = json.loads(await self.socket.recv()), received + 1
        self.legal = state["seats"][str(self.seat)]["legal"]
        self.table.actor = state["view"].get("actor")
        self.table.open.set()
        async for text in self.socket:
            now = time.perf_counter()
            message = json.loads(text)
            received += 1
            if message["kind"] != "update":
                continue
            self.table.measured.sizes.append(self.socket.sizes[received - 1])
            patch = message.get("seats", {}).get(str(self.seat), {}).get("legal")
            for name, options in (patch or {}).items():
                if options is None:
                    self.legal.pop(name, None)
                else:
                    self.legal[name] = options
            sent = self.table.sent.get(message["version"])
            if sent is not None and sent[0] != self.seat:
                self.table.measured.latencies.append(now - sent[1])
            if "actor" in message["view"]:
                self.table.actor = message["view"]["actor"]
            self.table.version = max(self.table.version, message["version"])

    async def move(self):
        name = next((name for name in PREFERRED if name in self.legal), None)
        if name is None:
            return False
        option = {key: value for key, value in self.legal[name][0].items() if key not in ("min", "max", "cash")}
        self.n += 1
        command = {"kind": "move", "n": self.n, "seat": self.seat, "move": {"move": name, **option}}
        text = json.dumps(command)
        self.table.sent[self.table.version + 1] = (self.seat, time.perf_counter())
        await self.socket.send(text)
        return True


class Table:
    def __init__(self, measured):
        self.measured = measured
        self.players = []
        self.sent = {}
        self.version = 0
        self.actor = None
        self.open = asyncio.Event()

    async def play(self, seconds):
        await self.open.wait()
        await asyncio.sleep(random.random() / MOVES_A_SECOND)
        until = time.perf_counter() + seconds
        due = time.perf_counter()
        while time.perf_counter() < until and self.actor is not None:
            if await self.players[self.actor].move():
                self.measured.moves += 1
            due += 1 / MOVES_A_SECOND
            await asyncio.sleep(max(0, due - time.perf_counter()))


class Measured:
    def __init__(self):
        self.latencies = []
        self.sizes = []
        self.moves = 0


async def measure(address, tables, seconds, edition):
    measured = Measured()
    rooms, listeners = [], []
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        for number in range(tables):
            seats = [{"kind": "me" if seat == 0 else "device", "name": f"P{seat}"} for seat in range(4)]
            asked = {"edition": edition, "seats": seats, "start": True, "claim_seconds": 0}
            made = (await http.post("/api/tables", json=asked)).json()
            table = Table(measured)
            for seat in made["tokens"]:
                socket = await connect(
                    address.replace("http", "ws") + "/api/socket", create_connection=Weighed, max_size=None
                )
                player = Player(table, seat["seat"], socket)
                table.players.append(player)
                hello = {"kind": "hello", "protocol": 1, "table": made["table"]["id"], "tokens": [seat["token"]]}
                await socket.send(json.dumps({**hello, "language": ("pt", "es", "it", "en")[number % 4]}))
                listeners.append(asyncio.create_task(player.listen()))
            rooms.append(table)
        began = time.perf_counter()
        await asyncio.gather(*(table.play(seconds) for table in rooms))
        took = time.perf_counter() - began
        await asyncio.sleep(0.5)
        for table in rooms:
            for player in table.players:
                await player.socket.close()
        await asyncio.gather(*listeners, return_exceptions=True)
    return measured, took


def start(folder):
    """The server, and the seconds until its page answers."""
    began = time.perf_counter()
    command = [sys.executable, "-m", "rentier.cli", "serve", "--port", "0", "--data", str(folder)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    line = server.stdout.readline()
    found = re.search(r"http://\S+", line)
    if not found:
        server.kill()
        sys.exit(f"the server did not start: {line}")
    with urlopen(found[0] + "/api/editions?language=pt") as answer:
        answer.read()
    return server, found[0], time.perf_counter() - began


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=100)
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--edition", default="peru")
    options.add_argument("--json", action="store_true")
    options = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server, address, ready = start(Path(folder))
        try:
            measured, took = asyncio.run(measure(address, options.tables, options.seconds, options.edition))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(20)
    cpu = resource.getrusage(resource.RUSAGE_CHILDREN)
    late = sorted(measured.latencies)
    found = {
        "tables": options.tables,
        "clients": options.tables * 4,
        "moves_per_second": round(measured.moves / took, 1),
        "latency_ms": {
            "median": round(statistics.median(late) * 1000, 1),
            "p99": round(late[int(len(late) * 0.99)] * 1000, 1),
            "max": round(late[-1] * 1000, 1),
        },
        "server_cpu_ms_per_move": round((cpu.ru_utime + cpu.ru_stime) * 1000 / measured.moves, 2),
        "message_bytes": {"mean": round(statistics.fmean(measured.sizes)), "max": max(measured.sizes)},
        "ready_seconds": round(ready, 2),
    }
    if options.json:
        print(json.dumps(found))
    else:
        for key, value in found.items():
            print(f"{key:18} {value}")


if __name__ == "__main__":
    main()
