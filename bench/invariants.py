"""Random games with leavings and end times, every invariant checked after every move.

    python bench/invariants.py [--games 10000] [--seed 0]

Plays this many games of each edition and mode, with every number of players. In two games of three seats leave at
random moments; in one of two the agreed time ends the game at a random move; in one of four everyone starts with
little money, so that there are debts and bankruptcies. Any seat moves at any time. Prints a row for each edition and
mode, and every broken invariant with the seed of its game. Ends with 1 if anything was broken.
"""

import argparse
import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rentier import Edition, _build, load
from rentier.bots import random as random_player
from rentier.rules import invariants, setup
from rentier.rules.log import Log

TABLES = [("brasil", None), ("peru", None), ("peru", "quick"), ("peru", "timed")]
TABLES += [("scuola", None), ("malta", None), ("castilla", None)]
WHAT = (*invariants.WHAT, *random_player.OF_MOVES)
ROUNDS = 100  # that a game may last
ONE_LEAVES_IN = (0, 400, 2000)  # moves; 0: nobody leaves
LATEST_END = 1500  # the last move before which the time may be up
LITTLE_CASH = {None: 150, "quick": 800, "timed": 800}  # by mode; who starts with titles pays for them


def play(edition: Edition, seed: int) -> tuple[int, list[int]]:
    """Plays the game of this seed: the first invariant broken or 0, and moves, leavings, end times, bankruptcies."""
    choice = random.Random(seed)
    seats = choice.randint(edition.dials["players.min"], edition.dials["players.max"])
    end_at = choice.randrange(LATEST_END) if choice.random() < 0.5 else -1
    log = Log(False)
    game = setup.new_state(edition.tables, seats, seed, 0)
    setup.start(game, edition.tables, log)
    player = random_player.Player(seed)
    leave = ONE_LEAVES_IN[seed % len(ONE_LEAVES_IN)]
    broken = random_player.play_out(game, edition.tables, log, player, ROUNDS, leave, end_at)
    return broken, [player.decisions, player.leavings, player.end_times, player.bankruptcies]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="of each edition and mode (default: 10000)")
    parser.add_argument("--seed", type=int, default=0, help="of the first game (default: 0)")
    parser.add_argument("--edition", help="only this one, in all its modes")
    options = parser.parse_args()
    print(f"{_build.form()} rules, up to {ROUNDS} rounds a game\n")
    print("| edition and mode | games | moves | leavings | end times | bankruptcies | broken | seconds |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |", flush=True)
    wrong = []
    for name, mode in TABLES:
        if options.edition not in (None, name):
            continue
        began = time.perf_counter()
        editions = (load(name, mode=mode), load(name, {"money.start": LITTLE_CASH[mode]}, mode=mode))
        counts = [0, 0, 0, 0]
        title = f"{name} {mode or ''}".strip()
        before = len(wrong)
        for seed in range(options.seed, options.seed + options.games):
            broken, more = play(editions[seed % 4 == 3], seed)
            counts = [a + b for a, b in zip(counts, more, strict=True)]
            if broken:
                wrong.append(f"{title}, seed {seed}: no longer true that {WHAT[broken]}")
        numbers = " | ".join(f"{count:,}" for count in (options.games, *counts, len(wrong) - before))
        print(f"| {title} | {numbers} | {time.perf_counter() - began:.1f} |", flush=True)
    for line in wrong:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
