"""What Ray costs against processes of the same machine: `python bench/cluster.py` (compiled rules, rentier[cluster]).

The same games with as many workers, in turns; the ratio is the median of pairs, so that others on the machine count
little. Starting Ray and its workers is measured apart: it is paid once a run.
"""

import argparse
import os
import statistics
import sys
import time

from rentier import _build, editions
from rentier.lab import cluster, simulate
from rentier.lab.workers import Processes, cores


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=100_000, help="games a measurement (default: 100000)")
    options.add_argument("--repeats", type=int, default=5, help="pairs of measurements (default: 5)")
    options.add_argument("--workers", type=int, default=cores(), help="of both (default: all cores)")
    given = options.parse_args()
    if _build.form() != "compiled":
        print("the rules are not compiled: make install", file=sys.stderr)
        return 2
    os.environ["RAY_ADDRESS"] = "local"  # a Ray of its own, whatever else runs
    print("| `peru`, 4 seats | processes, games/s | Ray, games/s | Ray against processes |\n| --- | --- | --- | --- |")
    began = time.perf_counter()
    with cluster.joined("auto", given.workers) as ray:
        joined = time.perf_counter() - began
        began = time.perf_counter()
        simulate.run_with(ray, simulate.make_plan(editions.load("peru")), 8 * given.workers, None)
        first = time.perf_counter() - began
        for bot in ("steady", "trader"):
            plan = simulate.make_plan(editions.load("peru"), bot, seed="bench")
            rates: list[tuple[float, float]] = []
            for _ in range(given.repeats):
                pair = [simulate.run_with(crew, plan, given.games, None) for crew in (Processes(given.workers), ray)]
                if pair[0][0] != pair[1][0]:
                    print(f"{bot}: the results differ", file=sys.stderr)
                    return 1
                rates.append((given.games / pair[0][1].seconds, given.games / pair[1][1].seconds))
            here, there = (statistics.median(column) for column in zip(*rates, strict=True))
            ratio = statistics.median(b / a for a, b in rates)
            print(f"| `{bot}`, {given.games:,} games | {here:,.0f} | {there:,.0f} | {ratio:.2f} × |", flush=True)
    load = ", ".join(f"{value:.1f}" for value in os.getloadavg())
    print(f"\n{given.workers} workers; Ray is there after {joined:.1f} s, its first batches after {first:.1f} s more.")
    print(f"Load of the machine, {os.cpu_count()} cores: {load}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
