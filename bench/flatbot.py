"""How fast a user's bot over flat numbers is, compiled and in plain Python: `python bench/flatbot.py`.

`peru`, 4 seats, 500 rounds at most, one core: four of the example in docs/bots.md (`fastbots:Careful`), and one of them
with three `steady`; `mybots:Eager`, which is asked with a view, for comparison.
"""

import argparse
import re
import statistics
import sys
import tempfile
import time
from pathlib import Path

from rentier import _build, editions
from rentier.bots import records
from rentier.lab.play import Hall, Plan

ROOT = Path(__file__).resolve().parent.parent


def write_examples(folder: str) -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    for name, text in re.findall(r"```python\n# (\w+bots\.py)\n(.*?)```", page, re.DOTALL):
        Path(folder, name).write_text(text, encoding="utf-8")
    sys.path.insert(0, folder)


def rates(bots: tuple[str, ...], games: int, compile_bots: bool) -> tuple[float, float, float]:
    """Games, decisions and player-turns a second."""
    row = tuple(min(i, len(bots) - 1) for i in range(4))
    hall = Hall(Plan(editions.load("peru"), bots, (row,), "bench", 500), compile_bots)
    began = time.perf_counter()
    tally = hall.play(0, games).tally
    seconds = time.perf_counter() - began
    return games / seconds, tally.decisions / seconds, tally.turns / seconds


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=1000, help="games a measurement (default: 1000)")
    options.add_argument("--repeats", type=int, default=3, help="of which the median is shown (default: 3)")
    given = options.parse_args()
    if _build.form() != "compiled" or not records.can_compile():
        print("it needs compiled rules and Numba: make install", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        write_examples(folder)
        began = time.perf_counter()
        rates(("fastbots:Careful",), 1, True)
        first = time.perf_counter() - began
        print(f"| `peru`, 4 seats | games/s | decisions/s | player-turns/s |\n| {'--- | ' * 4}".rstrip())
        medians = []
        for title, bots, compiled in (
            ("four `fastbots:Careful`, compiled", ("fastbots:Careful",), True),
            ("the same in plain Python", ("fastbots:Careful",), False),
            ("four `mybots:Eager`, asked with a view", ("mybots:Eager",), True),
            ("one `fastbots:Careful`, compiled, with three `steady`", ("fastbots:Careful", "steady"), True),
            ("the same in plain Python", ("fastbots:Careful", "steady"), False),
            ("four `steady`", ("steady",), True),
        ):
            fast = compiled and "mybots:Eager" not in bots
            games = given.games if fast else max(1, given.games // 100)
            runs = [rates(bots, games, compiled) for _ in range(given.repeats)]
            medians.append([statistics.median(run[i] for run in runs) for i in range(3)])
            print(f"| {title} | {' | '.join(f'{rate:,.0f}' for rate in medians[-1])} |")
    alone, mixed = medians[0][0] / medians[1][0], medians[3][0] / medians[4][0]
    print(f"\nCompiled against plain: {alone:.0f} ×; with three `steady` {mixed:.0f} ×.")
    print(f"Until the first game is over, compiling included: {first:.1f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
