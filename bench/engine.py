"""How fast the engine is: `python bench/engine.py` (compiled rules; one core; about a minute).

Prints the table that bench/RESULTS.md keeps. Every ratio is measured within one run.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from rentier import Game, _build
from rentier.bots import random as random_player
from rentier.editions import load
from rentier.rules import moves, names, setup, state
from rentier.rules.log import Log

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 200


def random_play(seats: int, games: int, edition: str = "peru") -> tuple[int, float]:
    """Moves made and seconds taken by random players: listing the legal moves, choosing one, applying it."""
    tables = load(edition).tables
    log = Log(False)
    player = random_player.Player(0)
    made = 0
    began = time.perf_counter()
    for seed in range(games):
        game = setup.new_state(tables, seats, seed, 1)
        setup.start(game, tables, log)
        made += random_player.play_on(game, tables, log, player, 1_000_000, ROUNDS)
    return made, time.perf_counter() - began


def decisions_a_second(seats: int, games: int, repeats: int = 5) -> float:
    rates = []
    for _ in range(repeats):
        made, seconds = random_play(seats, games)
        rates.append(made / seconds)
    return statistics.median(rates)


def plain_decisions_a_second(games: int) -> float:
    """The same source, uncompiled, in a process of its own."""
    code = f"import json, engine; print(json.dumps(engine.random_play(4, {games})))"
    environment = {**os.environ, "RENTIER_PURE": "1", "PYTHONPATH": str(ROOT / "bench")}
    output = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, check=True, capture_output=True, text=True
    )
    made, seconds = json.loads(output.stdout)
    return float(made) / float(seconds)


def seconds_a_call(call: Callable[[], object], times: int) -> float:
    best = []
    for _ in range(7):
        began = time.perf_counter()
        for _ in range(times):
            call()
        best.append((time.perf_counter() - began) / times)
    return statistics.median(best)


def applies_a_second() -> float:
    """`Game.apply` with typed moves from Python: turns of rolling, declining and ending."""
    roll, end, decline = (moves.Move(kind) for kind in (names.MOVE_ROLL, names.MOVE_END_TURN, names.MOVE_DECLINE))
    rates = []
    for seed in range(5):
        game = Game("brasil", players=4, seed=seed)
        applied = 0
        seconds = 0.0
        while applied < 20_000:
            phase = game.view(None)["phase"] if game.actor is not None else "over"
            if phase == "over":
                break
            move = {"roll": roll, "buy": decline, "end": end}[phase]
            if game.why_not(move) is not None:
                break
            began = time.perf_counter()
            game.apply(move)
            seconds += time.perf_counter() - began
            applied += 1
        rates.append(applied / seconds)
    return statistics.median(rates)


def import_milliseconds() -> float:
    code = "import time; began = time.perf_counter(); import rentier; rentier.Game; print(time.perf_counter() - began)"
    times = [
        float(subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True).stdout)
        for _ in range(7)
    ]
    return 1000 * statistics.median(times)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=400, help="games a measurement (default: 400)")
    games = options.parse_args().games
    if _build.form() != "compiled":
        print("the rules are not compiled: make install", file=sys.stderr)
        return 2
    by_seats = {seats: decisions_a_second(seats, games) for seats in (2, 4, 6, 8)}
    plain = plain_decisions_a_second(max(games // 100, 2))
    tables = load("peru").tables
    middle = setup.new_state(tables, 4, 1, 1)
    rows = [
        ("random legal play, `peru`, 4 seats: decisions a second", f"{by_seats[4] / 1e6:.2f} M", "≥ 5 M"),
        ("the same source uncompiled", f"{plain / 1e6:.3f} M", ""),
        ("compiled against uncompiled", f"{by_seats[4] / plain:.0f} ×", "≥ 60 ×"),
        (
            "a copy of a state, from Python",
            f"{1e9 * seconds_a_call(lambda: state.copy(middle), 200_000):.0f} ns",
            "≤ 300 ns",
        ),
        ("`Game.apply` with typed moves, a second", f"{applies_a_second():,.0f}", "≥ 300,000"),
        ("`import rentier` and `Game`", f"{import_milliseconds():.0f} ms", "≤ 150 ms"),
        *((f"decisions a second, {seats} seats", f"{rate / 1e6:.2f} M", "") for seats, rate in by_seats.items()),
    ]
    print("| what | measured | asked |\n| --- | --- | --- |")
    for what, measured, asked in rows:
        print(f"| {what} | {measured} | {asked} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
