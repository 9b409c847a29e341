"""Tables of bots for a long time: whether memory grows, and whether anything is left behind.

    python bench/soak.py [--tables 200] [--minutes 60] [--sample 15] [--json]

`rentier serve`, with a store of its own on disk, has so many tables of four bots; at each one client watches. A table
whose game is over is left and another is made, so that rooms and connections come and go; every third client goes
without a word. Memory, tasks and rooms are read from the server's `/metrics` every `sample` seconds. Memory is compared
between the second quarter of the time and the last one; at the end everyone leaves, and no room, client or task that
was not there at the start may remain. Ends with 1 if memory grew by more than 10% or something remained.
"""

import argparse
import asyncio
import json
import signal
import statistics
import sys
import tempfile
import time
from pathlib import Path

import httpx
from server import start
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

EDITIONS = ("peru", "brasil", "malta", "scuola", "castilla")
MOST_GROWTH = 1.10
LEAVES_WITHIN = 100  # seconds in which what nobody needs must be gone: an empty room stays for a minute
READ = {
    "resident_mb": "process_resident_memory_bytes",
    "files": "process_open_fds",
    "tasks": "rentier_tasks",
    "rooms": "rentier_rooms",
    "clients": 'rentier_clients{kind="watching"}',
    "moves": 'rentier_moves_total{by="bot"}',
}


class Soak:
    def __init__(self, address, http):
        self.address = address
        self.http = http
        self.sockets = set()
        self.ending = False
        self.games = 0

    async def watch(self, number):
        """One table after the other, until the end."""
        while not self.ending:
            bots = [{"kind": "bot", "level": ("steady", "trader", "random")[(number + n) % 3]} for n in range(4)]
            asked = {"edition": EDITIONS[number % len(EDITIONS)], "seats": bots, "start": True, "speed": "fast"}
            made = (await self.http.post("/api/tables", json=asked)).raise_for_status().json()
            where = self.address.replace("http", "ws") + "/api/socket"
            socket = await connect(where, max_size=None, open_timeout=60, ping_interval=None)
            self.sockets.add(socket)
            hello = {"kind": "hello", "protocol": 1, "table": made["table"]["id"], "tokens": [], "language": "en"}
            await socket.send(json.dumps(hello))
            over = await self.see(socket)
            self.games += over
            self.sockets.discard(socket)
            if number % 3:
                await socket.close()
            else:
                socket.transport.abort()

    async def see(self, socket):
        """Looks on until the game is over; whether it is, or the end has come."""
        try:
            async for text in socket:
                message = json.loads(text)
                if message["kind"] in ("error", "bye"):
                    raise RuntimeError(text)
                if message["kind"] in ("table", "state") and message["table"]["stage"] == "over":
                    return True
        except ConnectionClosed:
            if not self.ending:
                raise
        return False

    async def read(self):
        lines = (await self.http.get("/metrics")).raise_for_status().text.splitlines()
        read = {line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1]) for line in lines if line[0] != "#"}
        found = {name: round(read.get(metric, 0)) for name, metric in READ.items()}
        return {**found, "resident_mb": round(read[READ["resident_mb"]] / 2**20, 1), "games": self.games}


async def soak(address, options):
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        work = Soak(address, http)
        await work.read()
        at_first = await work.read()
        began = time.monotonic()
        watching = [asyncio.create_task(work.watch(number)) for number in range(options.tables)]
        samples = []
        while time.monotonic() - began < options.minutes * 60:
            await asyncio.sleep(options.sample)
            sample = {"seconds": round(time.monotonic() - began), **await work.read()}
            samples.append(sample)
            if not options.json:
                print(" ".join(f"{key}={value}" for key, value in sample.items()), flush=True)
            broken = [task for task in watching if task.done()]
            if broken:
                raise broken[0].exception() or RuntimeError("a table ended by itself")
        work.ending = True
        await asyncio.gather(*(socket.close() for socket in list(work.sockets)))
        await asyncio.gather(*watching)
        for _ in range(LEAVES_WITHIN):
            last = await work.read()
            if all(last[name] <= at_first[name] for name in ("rooms", "clients", "tasks")):
                break
            await asyncio.sleep(1)
    return samples, {name: last[name] - at_first[name] for name in ("rooms", "clients", "tasks", "files")}


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--minutes", type=float, default=60)
    options.add_argument("--sample", type=float, default=15, help="seconds")
    options.add_argument("--json", action="store_true")
    options = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server, address, _ = start(Path(folder))
        try:
            samples, left = asyncio.run(soak(address, options))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(30)
    quarter = max(1, len(samples) // 4)
    early = statistics.median(sample["resident_mb"] for sample in samples[quarter : 2 * quarter] or samples)
    late = statistics.median(sample["resident_mb"] for sample in samples[-quarter:])
    found = {
        "tables": options.tables,
        "minutes": options.minutes,
        "games": samples[-1]["games"],
        "moves": samples[-1]["moves"],
        "resident_mb_second_quarter": early,
        "resident_mb_last_quarter": late,
        "growth": round(late / early, 3),
        "left": left,
        "most_tasks": max(sample["tasks"] for sample in samples),
    }
    if options.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:28} {value}")
    remains = any(left[name] > 0 for name in ("rooms", "clients", "tasks"))
    return 1 if late > early * MOST_GROWTH or remains else 0


if __name__ == "__main__":
    sys.exit(main())
