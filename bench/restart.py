"""A server that starts with many stored games: how soon it answers, and how soon a table of them is there.

    python bench/restart.py [--games 10000] [--moves 200] [--postgres] [--json]

Twenty games are played by bots as far as that, and stored under as many names as are asked for. Each figure is the
longest of three starts. The backup of all of it, and what comes of restoring that, are measured too with --backup.
"""

import argparse
import asyncio
import contextlib
import json
import os
import resource
import sys
import tempfile
import time
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.crash import EDITIONS, Server  # noqa: E402
from rentier.bots import numbers  # noqa: E402
from rentier.bots.chairs import Chairs  # noqa: E402
from rentier.editions import load  # noqa: E402
from rentier.game import Game  # noqa: E402
from rentier.server import PROTOCOL, sight, store  # noqa: E402
from rentier.server.seats import hashed  # noqa: E402
from rentier.server.store import Store, backup  # noqa: E402

PACE = {"minutes": None, "turn_seconds": None, "auction_seconds": 30, "claim_seconds": 8, "grace_seconds": 60}


def a_game(number, moves):
    """A game after so many moves, as its changes to the store are made of."""
    edition = load(EDITIONS[number % len(EDITIONS)])
    game = Game(edition, players=["Ana", "Beto", "Caro"], seed=f"{number:064x}", fair=True)
    header = game.record()["header"]
    bots = Chairs(game, [numbers.STEADY] * 3, number)
    while game.version < moves and (decision := bots.decide(game)) is not None:
        bots.apply(game, decision.move, decision.seat)
    view = sight.view(game)[0]
    summary = {"version": game.version, "round": view["round"], "actor": view.get("actor"), "played": 60.0}
    row = {
        **{"created": 1_700_000_000.0, "stage": "playing" if game.actor is not None else "over", "previous": None},
        **{"plan": store.compact({"edition": edition.name, "pace": {**PACE, "speed": "normal"}}), "next": None},
        **{"edition": store.compact(edition.to_data()), "seed": f"{number:064x}", "header": store.compact(header)},
        "summary": store.compact({**summary, "outcome": view.get("outcome")}),
    }
    return row, [game.line(number) for number in range(1, game.version + 1)]


def changes_of(name, row, lines):
    seat = {"kind": "person", "level": None, "pawn": None, "ready": True}
    people = [
        {"table_id": name, "seat": number, "name": person, "token": hashed(f"{name}-{number}"), **seat}
        for number, person in enumerate(("Ana", "Beto", "Caro"))
    ]
    yield from store.new_table({**row, "id": name, "code": name[-8:]}, people)
    for sequence, line in enumerate(lines, 1):
        yield store.new_line(name, sequence, line, "person")
        if line[0] is not None:
            answer = {"kind": "ack", "n": sequence, "seat": line[0], "version": sequence}
            yield store.new_command(name, line[0], sequence, "0" * 32, answer)


def fill(place, games, moves):
    kept, played = Store(place), [a_game(number, moves) for number in range(20)]
    stored = 0
    for first in range(0, games, 50):
        names = [(f"game-{number:08}", *played[number % 20]) for number in range(first, min(games, first + 50))]
        problems = kept.write_all([list(changes_of(*each)) for each in names])
        assert not any(problems), problems
        stored += sum(len(lines) for _, _, lines in names)
    kept.close()
    return stored


async def first_table(address, name):
    async with connect(address.replace("http", "ws") + "/api/socket", max_size=None) as socket:
        hello = {"kind": "hello", "protocol": PROTOCOL, "table": name, "tokens": [f"{name}-0"], "language": "en"}
        await socket.send(json.dumps(hello))
        state = json.loads(await socket.recv())
        assert state["kind"] == "state", state
        assert state["mine"], state


def start(place, folder, games, number):
    """Seconds until the first answer, until my tables are listed, until one is there; the processor's."""
    server = Server(place, folder)
    name = f"game-{(number * 3331 + games - 1) % games:08}"
    began, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    server.start()
    server.wait_until_ready()
    try:
        httpx.get(server.address + "/api/editions").raise_for_status()
        answers = time.perf_counter() - began
        mine = httpx.post(server.address + "/api/mine", json={"tokens": [f"{name}-0"]}).json()
        assert [each["table"]["id"] for each in mine] == [name]
        lists = time.perf_counter() - began
        asyncio.run(first_table(server.address, name))
        table = time.perf_counter() - began
    finally:
        server.kill()
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return answers, lists, table, used.ru_utime + used.ru_stime - before.ru_utime - before.ru_stime


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", type=int, default=10_000)
    options.add_argument("--moves", type=int, default=200)
    options.add_argument("--postgres", action="store_true")
    options.add_argument("--backup", action="store_true")
    options.add_argument("--json", action="store_true")
    options = options.parse_args()
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        place, other = folder / "rentier.sqlite", folder / "other" / "rentier.sqlite"
        if options.postgres:
            from tests.server.postgres import Postgres

            database = Postgres(durable=True)
            stack.callback(database.stop)
            place, other = database.new_database(), database.new_database()
        moves = fill(place, options.games, options.moves)
        starts = [start(place, folder, options.games, number) for number in range(3)]
        answers, lists, table, cpu = (max(each) for each in zip(*starts, strict=True))
        found = {
            "games": options.games,
            "moves": moves,
            "megabytes": round(os.path.getsize(place) / 1e6) if isinstance(place, Path) else None,
            "answers_seconds": round(answers, 2),
            "my_tables_seconds": round(lists, 2),
            "a_table_seconds": round(table, 2),
            "of_them_at_work_seconds": round(cpu, 2),
        }
        if options.backup:
            file = folder / "games.jsonl.gz"
            began = time.perf_counter()
            backup.backup(place, file)
            found["backup_seconds"] = round(time.perf_counter() - began, 1)
            found["backup_megabytes"] = round(os.path.getsize(file) / 1e6)
            began = time.perf_counter()
            backup.restore(file, other)
            found["restore_seconds"] = round(time.perf_counter() - began, 1)
    print(json.dumps(found) if options.json else json.dumps(found, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
