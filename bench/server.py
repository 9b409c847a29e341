"""Tables over loopback: how long a move takes to every screen, what a message costs, how soon the page is there.

    python bench/server.py [--tables 100] [--rate 4] [--seconds 20] [--processes 1] [--json]
    python bench/server.py --tables 1000 --rate 0.5 --seconds 300 --processes 2     1,000 tables, 4,000 sockets

A server is started on a free port with a store of its own. At each table four clients sit, each in its own socket, and
whoever has to decide does so, `rate` moves a second a table. Latency is from the send of the move to its receipt by
each of the other three, and by the last of the four, in one clock. The clients are in processes of their own, on the
same machine: what they take to read is in the figures. Sizes are those of the frames on the wire.
"""

import argparse
import asyncio
import gc
import json
import multiprocessing
import os
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
# All clients come from one address.
LIMITS = (
    "connections_an_address",
    "address_messages_in_a_row",
    "requests_in_a_row",
    "tables_in_a_row",
    "connections",
    "rooms",
)


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
        self.table.arrived += 1
        async for text in self.socket:
            now = time.perf_counter()
            message = json.loads(text)
            received += 1
            if message["kind"] in ("refused", "error", "bye"):
                self.table.measured["errors"].append(json.dumps(message)[:200])
            if message["kind"] != "update":
                continue
            self.table.measured["sizes"].append(self.socket.sizes[received - 1])
            patch = message.get("seats", {}).get(str(self.seat), {}).get("legal")
            for name, options in (patch or {}).items():
                if options is None:
                    self.legal.pop(name, None)
                else:
                    self.legal[name] = options
            self.table.seen(message["version"], self.seat, now)
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
        self.table.sent[self.table.version + 1] = [self.seat, time.perf_counter(), 0]
        await self.socket.send(text)
        return True


class Table:
    def __init__(self, measured, rate):
        self.measured = measured
        self.rate = rate
        self.players = []
        self.sent = {}
        self.version = 0
        self.actor = None
        self.arrived = 0

    def seen(self, version, seat, now):
        """One screen more has the move."""
        sent = self.sent.get(version)
        if sent is None:
            return
        if sent[0] != seat:
            self.measured["latencies"].append(now - sent[1])
        sent[2] += 1
        if sent[2] == len(self.players):
            self.measured["last"].append(now - sent[1])
            del self.sent[version]

    async def play(self, seconds):
        await asyncio.sleep(random.random() / self.rate)
        until = time.perf_counter() + seconds
        due = time.perf_counter()
        while time.perf_counter() < until and self.actor is not None:
            if not self.sent and await self.players[self.actor].move():
                self.measured["moves"] += 1
            due += 1 / self.rate
            await asyncio.sleep(max(0, due - time.perf_counter()))


async def measure(address, tables, rate, seconds, edition, ready):
    """Sits down at so many tables and plays; what was measured."""
    measured = {"latencies": [], "last": [], "sizes": [], "errors": [], "moves": 0, "lost": 0}
    rooms, listeners = [], []
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        for number in range(tables):
            seats = [{"kind": "me" if seat == 0 else "device", "name": f"P{seat}"} for seat in range(4)]
            asked = {"edition": edition, "seats": seats, "start": True, "claim_seconds": 0, "auction_seconds": 3600}
            made = (await http.post("/api/tables", json=asked)).json()
            table = Table(measured, rate)
            for seat in made["tokens"]:
                socket = await connect(
                    address.replace("http", "ws") + "/api/socket",
                    create_connection=Weighed,
                    max_size=None,
                    open_timeout=60,
                    ping_interval=None,  # as a browser
                )
                player = Player(table, seat["seat"], socket)
                table.players.append(player)
                hello = {"kind": "hello", "protocol": 1, "table": made["table"]["id"], "tokens": [seat["token"]]}
                await socket.send(json.dumps({**hello, "language": ("pt", "es", "it", "en")[number % 4]}))
                listeners.append(asyncio.create_task(player.listen()))
            rooms.append(table)
        while any(table.arrived < len(table.players) for table in rooms):
            await asyncio.sleep(0.05)
    gc.freeze()  # a search for garbage here would be taken for the server's time
    gc.disable()
    await asyncio.to_thread(ready.wait)
    began = time.perf_counter()
    await asyncio.gather(*(table.play(seconds) for table in rooms))
    measured["seconds"] = time.perf_counter() - began
    await asyncio.sleep(0.5)
    measured["lost"] = sum(1 for listener in listeners if listener.done())
    await asyncio.to_thread(ready.wait)  # the server's memory is read while everybody is still there
    await asyncio.to_thread(ready.wait)
    await asyncio.gather(*(player.socket.close() for table in rooms for player in table.players))
    await asyncio.gather(*listeners, return_exceptions=True)
    return measured


def sit_down(address, tables, rate, seconds, edition, ready, found):
    """The clients of one process."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    try:
        found.put(asyncio.run(measure(address, tables, rate, seconds, edition, ready)))
    except BaseException:
        ready.abort()  # nobody waits for who does not come
        raise


def resident(server):
    """The server's resident memory now and at its most, in megabytes."""
    lines = Path(f"/proc/{server.pid}/status").read_text(encoding="ascii").splitlines()
    sizes = {line.split(":")[0]: int(line.split()[1]) / 1024 for line in lines if line.startswith(("VmRSS", "VmHWM"))}
    return {"now": round(sizes["VmRSS"]), "most": round(sizes["VmHWM"])}


def start(folder):
    """The server, and the seconds until its page answers."""
    began = time.perf_counter()
    command = [sys.executable, "-m", "rentier.cli", "serve", "--port", "0", "--data", str(folder)]
    command += [part for name in LIMITS for part in ("--limit", f"{name}=1000000")]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    line = server.stdout.readline()
    found = re.search(r"http://\S+", line)
    if not found:
        server.kill()
        sys.exit(f"the server did not start: {line}")
    with urlopen(found[0] + "/api/editions?language=pt") as answer:
        answer.read()
    return server, found[0], time.perf_counter() - began


def cpu_of(server):
    """Seconds of a processor that the server has taken."""
    fields = Path(f"/proc/{server.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def spread(times):
    times.sort()
    at = lambda share: round(times[min(len(times) - 1, int(len(times) * share))] * 1000, 1)  # noqa: E731
    return {"median": at(0.5), "p99": at(0.99), "max": at(1)}


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=100)
    options.add_argument("--rate", type=float, default=4, help="moves a second of a table")
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--processes", type=int, default=1, help="of clients")
    options.add_argument("--edition", default="peru")
    options.add_argument("--json", action="store_true")
    options = options.parse_args()
    context = multiprocessing.get_context("spawn")
    found, ready = context.Queue(), context.Barrier(options.processes + 1)
    with tempfile.TemporaryDirectory() as folder:
        server, address, starting = start(Path(folder))
        shares = [
            options.tables // options.processes + (n < options.tables % options.processes)
            for n in range(options.processes)
        ]
        clients = [
            context.Process(
                target=sit_down,
                args=(address, share, options.rate, options.seconds, options.edition, ready, found),
                daemon=True,
            )
            for share in shares
        ]
        try:
            for client in clients:
                client.start()
            ready.wait()
            before = cpu_of(server)
            ready.wait()
            cpu, memory = cpu_of(server) - before, resident(server)
            ready.wait()
            parts = [found.get() for _ in clients]
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(30)
    latencies, last, sizes = ([each for part in parts for each in part[key]] for key in ("latencies", "last", "sizes"))
    moves = sum(part["moves"] for part in parts)
    errors = [each for part in parts for each in part["errors"]]
    found = {
        "tables": options.tables,
        "clients": options.tables * 4,
        "moves_per_second": round(moves / max(part["seconds"] for part in parts), 1),
        "other_screens_ms": spread(latencies),
        "last_screen_ms": spread(last),
        "errors": len(errors),
        "connections_lost": sum(part["lost"] for part in parts),
        "server_cpu_ms_per_move": round(cpu * 1000 / moves, 2),
        "server_resident_mb": memory,
        "message_bytes": {"mean": round(statistics.fmean(sizes)), "max": max(sizes)},
        "ready_seconds": round(starting, 2),
    }
    for each in errors[:5]:
        print(each, file=sys.stderr)
    if options.json:
        print(json.dumps(found))
    else:
        for key, value in found.items():
            print(f"{key:18} {value}")


if __name__ == "__main__":
    main()
