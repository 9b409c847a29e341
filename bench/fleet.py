"""Kills, freezes and restarts workers of one service under load, and looks for what was lost.

    python bench/fleet.py [--turns 30] [--workers 3] [--tables 6] [--seed 1] [--json]

Several `rentier serve` with one PostgreSQL and one Redis. Clients and tables are those of bench/crash.py; each time a
client connects it is led to any worker that runs, as by a plain load balancer. In turn a worker is killed with
SIGKILL, asked to stop, frozen for longer than it is taken to live, and Redis itself is killed and started again.
After each, every table has to go on, persons and bots, and what is stored is compared with every answer and every
update that any client got.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.crash import Server, World, spread  # noqa: E402
from rentier.server.homes import LIVES  # noqa: E402
from rentier.server.store import Store  # noqa: E402

TROUBLE = ("kill", "stop", "freeze", "redis")


class Workers:
    """Several servers behind one address, which is another's each time it is asked for."""

    def __init__(self, place, bus, folder, number):
        self.rng = random.Random(number)
        self.all = [Server(place, folder, "--bus", bus) for _ in range(number)]
        self.running = []

    def start(self, worker):
        worker.start()
        worker.wait_until_ready()
        self.running.append(worker)

    @property
    def address(self):
        return self.rng.choice(self.running).address

    def stop_all(self):
        for worker in self.all:
            if worker.process is not None and worker.process.poll() is None:
                os.killpg(worker.process.pid, signal.SIGCONT)
                worker.kill()


async def make_trouble(kind, workers, redis):
    """Something happens to one worker, or to Redis; when it did."""
    worker = workers.rng.choice(workers.running)
    if kind == "redis":
        redis.kill()
        await asyncio.sleep(0.2)
        began = time.perf_counter()
        await asyncio.to_thread(redis.start)
        return began
    workers.running.remove(worker)
    began = time.perf_counter()
    if kind == "kill":
        worker.kill()
        restart = True
    elif kind == "stop":
        worker.process.terminate()
        await asyncio.to_thread(worker.process.communicate, timeout=30)
        restart = True
    else:
        os.killpg(worker.process.pid, signal.SIGSTOP)
        await asyncio.sleep(LIVES + 1)
        os.killpg(worker.process.pid, signal.SIGCONT)
        workers.running.append(worker)
        restart = False
    if restart:
        workers.coming = asyncio.create_task(asyncio.to_thread(workers.start, worker))
    return began


async def trouble(place, redis, folder, turns, tables, number, seed, kinds=TROUBLE, report=lambda *_: None):
    """So many times. What was found."""
    workers = Workers(place, redis.address, folder, number)
    world = World(workers, seed)
    going = {kind: [] for kind in kinds}
    store = None
    try:
        for worker in workers.all:
            await asyncio.to_thread(workers.start, worker)
        store = Store(place)
        async with asyncio.TaskGroup() as tasks:
            running = await world.open(tasks, tables)
            for turn in range(turns):
                if world.problems:
                    break
                kind = kinds[turn % len(kinds)]
                workers.coming = None
                began = await make_trouble(kind, workers, redis)
                for table in running:
                    table.moved.clear()
                await world.go_on()
                going[kind].append(time.perf_counter() - began)
                if workers.coming is not None:
                    await workers.coming
                for table in running:
                    await asyncio.to_thread(table.compare, store, table.known())
                await world.replace_finished(running)
                report(turn + 1, world)
            for table in world.tables:
                table.over = True
            for client in (client for table in world.tables for client in table.clients):
                client.leave()
    finally:
        workers.stop_all()
    for table in world.tables:
        table.compare(store, table.known())
    store.close()
    return {
        "workers": number,
        "all_tables_go_on_seconds": {kind: spread(seconds) for kind, seconds in going.items()},
        **world.found(),
    }


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--turns", type=int, default=30)
    options.add_argument("--workers", type=int, default=3)
    options.add_argument("--tables", type=int, default=6)
    options.add_argument("--seed", default="1")
    options.add_argument("--json", action="store_true")
    options = options.parse_args()

    def report(number, world):
        if not options.json:
            print(f"{number}: {len(world.problems)} problems", flush=True)

    from tests.server.postgres import Postgres
    from tests.server.redis_server import RedisServer

    postgres, redis = Postgres(durable=True), RedisServer()
    with tempfile.TemporaryDirectory() as folder:
        try:
            place = postgres.new_database()
            work = trouble(
                place, redis, Path(folder), options.turns, options.tables, options.workers, options.seed, report=report
            )
            found = asyncio.run(work)
            if found["problems"]:
                print((Path(folder) / "server.log").read_text()[-3000:], file=sys.stderr)
        finally:
            redis.stop()
            postgres.stop()
    print(json.dumps(found) if options.json else json.dumps(found, indent=2))
    return 1 if found["problems"] else 0


if __name__ == "__main__":
    sys.exit(main())
