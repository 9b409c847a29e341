"""Tables of bots for a long time: whether memory grows, and whether anything is left behind.

    python bench/soak.py [--tables 200] [--minutes 60] [--sample 15] [--json]

A server in this process, with a store of its own on disk, has so many tables of four bots that play at once; each has
one spectator. A table whose game is over is left and another is made, so that rooms come and go. Memory (resident, and
what Python holds), tasks and rooms are looked at every `sample` seconds. Memory is compared between the second quarter
of the time and the last one; at the end everyone leaves, and no room, task or client may remain.
Ends with 1 if memory grew by more than 10% or something remained.
"""

import argparse
import asyncio
import gc
import json
import logging
import statistics
import sys
import tempfile
import time
import tracemalloc
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rentier.server import room as rooms
from rentier.server.hall import Hall
from rentier.server.limits import Limits
from rentier.server.store import Store

EDITIONS = ("peru", "brasil", "malta", "scuola", "castilla")
MOST_GROWTH = 1.10
LEAVES_AFTER = 1.0  # seconds that an empty room stays, instead of a minute: more of them come and go


class Spectator:
    behind = 0
    address = ""
    language = "en"

    def __init__(self):
        self.seats = []
        self.over = asyncio.Event()
        self.moves = 0

    def send(self, message):
        if message["kind"] == "update":
            self.moves += 1
        if message["kind"] in ("table", "state") and message["table"]["stage"] == "over":
            self.over.set()

    def dismiss(self, problem):
        self.over.set()


class Soak:
    def __init__(self, hall):
        self.hall = hall
        self.ending = asyncio.Event()
        self.games = self.moves = 0

    async def watch(self, number):
        """One table after the other, until the end."""
        while not self.ending.is_set():
            bots = [{"kind": "bot", "level": ("steady", "trader", "random")[(number + n) % 3]} for n in range(4)]
            made = await self.hall.create(
                {"edition": EDITIONS[number % len(EDITIONS)], "seats": bots, "start": True, "speed": "fast"}
            )
            room = await self.hall.room(made["table"]["id"])
            spectator = Spectator()
            await room.ask(lambda room=room, spectator=spectator: room.connect(spectator, [], None))
            over = asyncio.ensure_future(spectator.over.wait())
            ending = asyncio.ensure_future(self.ending.wait())
            await asyncio.wait({over, ending}, return_when=asyncio.FIRST_COMPLETED)
            for each in (over, ending):
                each.cancel()
            await room.ask(lambda room=room, spectator=spectator: room.disconnect(spectator))
            self.moves += spectator.moves
            self.games += spectator.over.is_set()


def resident():
    """Megabytes."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


async def soak(folder, options):
    hall = Hall(Store(folder / "rentier.sqlite"), limits=Limits(rooms=10**6))
    hall.start()
    work = Soak(hall)
    began = time.monotonic()
    watching = [asyncio.create_task(work.watch(number)) for number in range(options.tables)]
    samples = []
    while time.monotonic() - began < options.minutes * 60:
        await asyncio.sleep(options.sample)
        gc.collect()
        held = tracemalloc.get_traced_memory()[0] / 2**20 if tracemalloc.is_tracing() else 0.0
        sample = {
            "seconds": round(time.monotonic() - began),
            "resident_mb": round(resident(), 1),
            "python_mb": round(held, 1),
            "tasks": len(asyncio.all_tasks()),
            "rooms": len(hall.rooms),
            "games": work.games,
        }
        samples.append(sample)
        if not options.json:
            print(" ".join(f"{key}={value}" for key, value in sample.items()), flush=True)
        broken = [task for task in watching if task.done()]
        if broken:
            raise broken[0].exception() or RuntimeError("a table ended by itself")
    work.ending.set()
    await asyncio.gather(*watching)
    for _ in range(600):
        if not hall.rooms:
            break
        await asyncio.sleep(0.1)
    own = {asyncio.current_task(), hall.writer.task}
    left = {"rooms": len(hall.rooms), "tasks": [task.get_name() for task in asyncio.all_tasks() - own]}
    await hall.stop()
    return samples, left, work


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--minutes", type=float, default=60)
    options.add_argument("--sample", type=float, default=15, help="seconds")
    options.add_argument("--trace", action="store_true", help="also what Python holds, by tracemalloc: slower")
    options.add_argument("--json", action="store_true")
    options = options.parse_args()
    logging.disable(logging.CRITICAL)
    rooms.GOES_AFTER = LEAVES_AFTER
    if options.trace:
        tracemalloc.start()
    with tempfile.TemporaryDirectory() as folder:
        samples, left, work = asyncio.run(soak(Path(folder), options))
    quarter = max(1, len(samples) // 4)
    key = "python_mb" if options.trace else "resident_mb"
    early = statistics.median(sample[key] for sample in samples[quarter : 2 * quarter] or samples)
    late = statistics.median(sample[key] for sample in samples[-quarter:])
    found = {
        "tables": options.tables,
        "minutes": options.minutes,
        "games": work.games,
        "moves": work.moves,
        f"{key}_second_quarter": early,
        f"{key}_last_quarter": late,
        "growth": round(late / early, 3),
        "rooms_left": left["rooms"],
        "tasks_left": left["tasks"],
        "most_tasks": max(sample["tasks"] for sample in samples),
    }
    if options.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:28} {value}")
    return 1 if late > early * MOST_GROWTH or left["rooms"] or left["tasks"] else 0


if __name__ == "__main__":
    sys.exit(main())
