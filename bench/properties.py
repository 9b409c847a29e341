"""Random games at scale, with what always holds checked after every move.

    python bench/properties.py --games 100000

The same as tests/properties/test_invariants.py, with more games and rounds. Ends with 1 if anything was broken.
"""

import argparse
import sys
import time
from multiprocessing import Pool
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rentier import _build, load
from rentier.bots import random as random_player
from rentier.rules import invariants, setup
from rentier.rules.log import Log

TABLES = [("brasil", None), ("peru", None), ("peru", "quick"), ("peru", "timed")]
TABLES += [("scuola", None), ("malta", None), ("castilla", None)]


def play(task: tuple[str, str | None, int, int, int]) -> tuple[int, int, list[str]]:
    """Games and decisions played of these seeds, and a line for each game that broke."""
    name, mode, first, end, rounds = task
    edition = load(name, mode=mode)
    least, most = edition.dials["players.min"], edition.dials["players.max"]
    decisions = 0
    wrong = []
    for seed in range(first, end):
        log = Log(False)
        game = setup.new_state(edition.tables, least + seed % (most - least + 1), seed, 0)
        setup.start(game, edition.tables, log)
        player = random_player.Player(seed)
        broken = random_player.play_checked(game, edition.tables, log, player, 10_000_000, rounds)
        decisions += player.decisions
        if broken:
            wrong.append(f"{name} {mode or ''} seed {seed}: {invariants.WHAT[broken]} no more")
    return end - first, decisions, wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="of each edition and mode (default: 2000)")
    parser.add_argument("--rounds", type=int, default=100, help="that a game may last (default: 100)")
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    options = parser.parse_args()
    end = options.first_seed + options.games
    size = max(1, min(500, options.games // options.workers))
    print(f"{_build.form()}, {options.games} games each, up to {options.rounds} rounds", flush=True)
    broken = 0
    with Pool(options.workers) as pool:
        for name, mode in TABLES:
            started = time.perf_counter()
            starts = range(options.first_seed, end, size)
            tasks = [(name, mode, first, min(first + size, end), options.rounds) for first in starts]
            games = decisions = 0
            for played, made, wrong in pool.imap_unordered(play, tasks):
                games += played
                decisions += made
                broken += len(wrong)
                for line in wrong[:10]:
                    print(line, flush=True)
            seconds = time.perf_counter() - started
            title = f"{name} {mode or ''}"
            print(f"{title:16} games {games}  decisions {decisions:,}  seconds {seconds:.1f}", flush=True)
    print(f"broken = {broken}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
