"""Compares the speed of this checkout with another one: `python bench/before_after.py OTHER_CHECKOUT`.

Both checkouts need compiled rules (`python -m rentier._build` in each). The two take turns, so that other work on the
machine slows down both alike. Prints the median turns per second of each and their ratio (above 1: this one is faster).
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EDITIONS = ("brasil", "peru", "scuola", "malta", "castilla")


def turns_per_second(checkout: Path, edition: str, bots: str, games: int) -> float:
    """Simulate games in a process of its own, on one core."""
    command = ["-m", "rentier.cli", "simulate", edition, "--bots", bots, "--games", str(games)]
    command += ["--workers", "1", "--seed", "1", "--json"]
    environment = {**os.environ, "PYTHONPATH": str(checkout)}
    done = subprocess.run(
        [sys.executable, *command], cwd=checkout, env=environment, check=True, capture_output=True, text=True
    )
    return float(json.loads(done.stdout)["turns_per_second"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, help="the checkout to compare with")
    parser.add_argument("--bots", default="steady", help="who plays (default: steady)")
    parser.add_argument("--games", type=int, default=10_000, help="of each edition in each run (default: 10000)")
    parser.add_argument("--runs", type=int, default=5, help="of each checkout and edition (default: 5)")
    options = parser.parse_args()
    print("| edition | turns per second before | now | ratio |")
    print("| --- | --- | --- | --- |")
    ratios = []
    for edition in EDITIONS:
        before, now = [], []
        for _ in range(options.runs):
            before.append(turns_per_second(options.other.resolve(), edition, options.bots, options.games))
            now.append(turns_per_second(ROOT, edition, options.bots, options.games))
        ratios.append(statistics.median(now) / statistics.median(before))
        print(f"| {edition} | {statistics.median(before):,.0f} | {statistics.median(now):,.0f} | {ratios[-1]:.2f} |")
    print(f"\nGeometric mean of the ratios: {statistics.geometric_mean(ratios):.3f}")


if __name__ == "__main__":
    main()
