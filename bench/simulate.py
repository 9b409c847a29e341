"""How fast whole games are played: `python bench/simulate.py` (compiled rules; about a minute).

`peru`, 4 seats, 500 rounds at most. One core unless said; the ratio of two workers to one is measured in turns.
"""

import argparse
import importlib.util
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from rentier import _build, editions
from rentier.lab import simulate

ROOT = Path(__file__).resolve().parent.parent
ASKED = {"steady": (10_000, 3.0), "trader": (5_000, 1.5)}


def played(bot: str, games: int, workers: int) -> dict[str, float]:
    before = cpu_seconds()
    found = simulate.simulate(editions.load("peru"), games, bot, 4, seed="bench", workers=workers)
    rates = {key: found[key] for key in ("games_per_second", "turns_per_second", "turns_per_game", "unfinished")}
    return {**rates, "cpu_a_game": (cpu_seconds() - before) / games}


def cpu_seconds() -> float:
    """Of this process and of its workers that have ended: others on the machine do not count."""
    return sum(
        usage.ru_utime + usage.ru_stime
        for usage in map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    )


def peak_megabytes(games: int, *more: str) -> float:
    """The most memory that a whole run took, in the larger of the command and a worker."""
    code = (
        "import resource, sys; from rentier import cli; cli.main(sys.argv[1:]); "
        "who = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN); "
        "print(*(resource.getrusage(one).ru_maxrss for one in who), file=sys.stderr)"
    )
    arguments = ["simulate", "peru", "--games", str(games), "--bots", "steady", *more]
    run = subprocess.run([sys.executable, "-c", code, *arguments], cwd=ROOT, check=True, capture_output=True, text=True)
    own, workers = map(int, run.stderr.split())
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return (own + 2 * workers) / unit


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=10_000, help="games a measurement (default: 10000)")
    options.add_argument(
        "--repeats", type=int, default=3, help="measurements, of which the median is shown (default: 3)"
    )
    options.add_argument("--million", action="store_true", help="measure the memory of a million games (minutes)")
    options.add_argument("--json", action="store_true", help="for scripts")
    given = options.parse_args()
    if _build.form() != "compiled":
        print("the rules are not compiled: make install", file=sys.stderr)
        return 2
    rows: list[tuple[str, str, str]] = []
    data: dict[str, float] = {}
    for bot, (games_asked, turns_asked) in ASKED.items():
        ones, twos = [], []
        for _ in range(given.repeats):
            ones.append(played(bot, given.games, 1))
            twos.append(played(bot, given.games, 2))
        one = {key: statistics.median(run[key] for run in ones) for key in ones[0]}
        cpu = statistics.median(two["cpu_a_game"] / one["cpu_a_game"] for one, two in zip(ones, twos, strict=True))
        ratio = statistics.median(
            two["games_per_second"] / one["games_per_second"] for one, two in zip(ones, twos, strict=True)
        )
        rows += [
            (f"`{bot}`: whole games a second", f"{one['games_per_second']:,.0f}", f"≥ {games_asked:,}"),
            (f"`{bot}`: player-turns a second", f"{one['turns_per_second'] / 1e6:.2f} M", f"≥ {turns_asked} M"),
            (f"`{bot}`: whole games a second of its own CPU time", f"{1 / one['cpu_a_game']:,.0f}", ""),
            (f"`{bot}`: turns a game", f"{one['turns_per_game']:.1f}", ""),
            (f"`{bot}`: without an end by round 500", f"{one['unfinished'] / given.games:.2%}", ""),
            (f"`{bot}`: two workers against one", f"{ratio:.2f} ×", "≥ 1.8 ×"),
            (f"`{bot}`: CPU time of a game, two workers against one", f"{cpu:.2f} ×", ""),
        ]
        data |= {f"{bot}.{key}": value for key, value in one.items()} | {f"{bot}.two_workers": ratio}
        data[f"{bot}.two_workers_cpu"] = cpu
    games = 1_000_000 if given.million else 10 * given.games
    data["megabytes"] = peak_megabytes(games, "--workers", "2")
    rows.append((f"memory, {games:,} games, 2 workers", f"{data['megabytes']:.0f} MB", "≤ 200 MB"))
    if importlib.util.find_spec("pyarrow"):
        with tempfile.TemporaryDirectory() as folder:
            data["megabytes_out"] = peak_megabytes(games, "--workers", "2", "--out", f"{folder}/games.parquet")
        rows.append(("the same with `--out games.parquet`", f"{data['megabytes_out']:.0f} MB", "≤ 200 MB"))
    if given.json:
        print(json.dumps(data))
        return 0
    print(f"Load of the machine, {os.cpu_count()} cores: {', '.join(f'{load:.1f}' for load in os.getloadavg())}\n")
    print(f"| `peru`, 4 seats, {given.games:,} games | measured | asked |\n| --- | --- | --- |")
    for what, measured, asked in rows:
        print(f"| {what} | {measured} | {asked} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
