"""How fast the environment steps: `python bench/env.py` (compiled rules; about a minute).

Actions are drawn at random from the legal ones, each as likely. In the vector form that happens inside, and each step
fills observations, masks, rewards and all other arrays; in the AEC form a plain loop calls `last()` and `step(…)`.
"""

import argparse
import json
import os
import random
import sys
import time
from collections.abc import Callable

from rentier import _build, editions
from rentier.env import rentier_v0

ASKED_VECTOR, ASKED_AEC = 1_000_000, 50_000


def best(measure: Callable[[], tuple[int, float]], repeats: int) -> float:
    """Steps a second in the best of some runs: others on the machine only ever make it slower."""
    return max(steps / seconds for steps, seconds in (measure() for _ in range(repeats)))


def vector(name: str, n: int, steps: int, observe: bool = True, players: int = 4) -> Callable[[], tuple[int, float]]:
    games = rentier_v0.vector(n, name, players, seed=1, observe=observe)
    for _ in range(2000):  # into the middle of their games: the beginning, with no titles about, is quicker
        games.step_random()

    def run() -> tuple[int, float]:
        started = time.perf_counter()
        for _ in range(max(1, steps // n)):
            games.step_random()
        return max(1, steps // n) * n, time.perf_counter() - started

    return run


def one_game(steps: int, library_samples: bool) -> Callable[[], tuple[int, float]]:
    env = rentier_v0.env("peru", 4)
    env.reset(seed=1)
    space = env.action_space("player_0")
    chance = random.Random(1)

    def run() -> tuple[int, float]:
        started = time.perf_counter()
        made = 0
        while made < steps:
            _, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.reset()
                continue
            if library_samples:
                action = space.sample(info["action_mask"])
            else:
                legal = info["action_mask"].nonzero()[0]
                action = legal[int(chance.random() * len(legal))]
            env.step(action)
            made += 1
        return made, time.perf_counter() - started

    return run


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--steps", type=int, default=400_000, help="steps a run (default: 400000)")
    options.add_argument("--repeats", type=int, default=5, help="runs, of which the best is shown (default: 5)")
    options.add_argument("--json", action="store_true", help="for scripts")
    given = options.parse_args()
    if _build.form() != "compiled":
        print("the rules are not compiled: make install", file=sys.stderr)
        return 2
    rows: list[tuple[str, float, str]] = []
    for n in (64, 256, 1024, 4096):
        asked = f"≥ {ASKED_VECTOR:,}" if n == 1024 else ""
        rows.append((f"vector, `peru`, 4 seats, n = {n:,}", best(vector("peru", n, given.steps), given.repeats), asked))
    masks_only = best(vector("peru", 1024, given.steps, observe=False), given.repeats)
    rows.append(("the same, n = 1,024, masks only (`observe=False`)", masks_only, ""))
    for name in editions.names():
        if name != "peru":
            rate = best(vector(name, 1024, given.steps), given.repeats)
            rows.append((f"vector, `{name}`, 4 seats, n = 1,024", rate, ""))
    steps = max(1, given.steps // 10)
    rows.append(("AEC, `peru`, 4 seats", best(one_game(steps, False), given.repeats), f"≥ {ASKED_AEC:,}"))
    sampled = best(one_game(steps, True), given.repeats)
    rows.append(("the same, actions drawn by `action_space(…).sample(mask)`", sampled, ""))
    if given.json:
        print(json.dumps({what: rate for what, rate, _ in rows}))
        return 0
    print(f"Load of the machine, {os.cpu_count()} cores: {', '.join(f'{load:.1f}' for load in os.getloadavg())}\n")
    print("| steps a second | measured | asked |\n| --- | --- | --- |")
    for what, rate, asked in rows:
        print(f"| {what} | {rate:,.0f} | {asked} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
