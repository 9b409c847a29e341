"""Trains a small policy against built-in bots, in NumPy alone: `python examples/train.py` (about a minute).

One hidden layer, a masked softmax over the actions, and proximal policy optimisation (PPO). What it learns goes to a
file that `Trained` plays with, in every command that takes bots:

    python examples/train.py --seconds 60 --out policy.npz
    cd examples && rentier simulate peru --bots train:Trained,random,random,random --games 200

Another library plugs in at `Policy`: `forward` and `learn` are all that the rest needs of it.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

if __name__ == "__main__":
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices this small are slower on several cores

import numpy as np

from rentier.env import rentier_v0
from rentier.env.bot import EnvBot
from rentier.env.spaces import Part
from rentier.lab.intervals import wilson

HIDDEN = 64
NEVER = np.float32(-1e9)


class Policy:
    """Observation -> hidden layer -> a number for each action, and what the position is worth."""

    def __init__(self, observations: int, actions: int, generator: np.random.Generator) -> None:
        scale = 1.0 / np.sqrt(observations)
        self.weights = {
            "hidden": (generator.standard_normal((observations, HIDDEN)) * scale).astype(np.float32),
            "hidden_bias": np.zeros(HIDDEN, np.float32),
            "action": np.zeros((HIDDEN, actions), np.float32),
            "action_bias": np.zeros(actions, np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
            "value_bias": np.zeros(1, np.float32),
        }
        self.mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.updates = 0

    def forward(self, seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The hidden layer, the chance of each action (0 for the illegal ones), and the value."""
        w = self.weights
        hidden = np.tanh(seen @ w["hidden"] + w["hidden_bias"])
        logits = np.where(mask, hidden @ w["action"] + w["action_bias"], NEVER)
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ w["value"] + w["value_bias"])[:, 0]

    def learn(
        self,
        seen: np.ndarray,
        mask: np.ndarray,
        actions: np.ndarray,
        before: np.ndarray,
        advantage: np.ndarray,
        returns: np.ndarray,
        rate: float,
    ) -> None:
        """One step of PPO: better actions more likely, not by more than a fifth at once; `before` are old chances."""
        rows = np.arange(len(actions))
        hidden, chances, value = self.forward(seen, mask)
        ratio = chances[rows, actions] / before
        moving = np.where(advantage > 0, ratio < 1.2, ratio > 0.8)
        push = (moving * ratio * advantage).astype(np.float32)
        towards = -chances * push[:, None]
        towards[rows, actions] += push
        entropy = -(chances * np.log(chances + 1e-9)).sum(axis=1, keepdims=True)
        towards -= 0.01 * chances * (np.log(chances + 1e-9) + entropy)
        towards /= len(rows)
        miss = ((returns - value) / len(rows)).astype(np.float32)[:, None]
        w = self.weights
        back = (towards @ w["action"].T + 0.5 * miss @ w["value"].T) * (1 - hidden * hidden)
        self.climb(
            {
                "hidden": seen.T @ back,
                "hidden_bias": back.sum(axis=0),
                "action": hidden.T @ towards,
                "action_bias": towards.sum(axis=0),
                "value": 0.5 * hidden.T @ miss,
                "value_bias": 0.5 * miss.sum(axis=0),
            },
            rate,
        )

    def climb(self, gradient: dict[str, np.ndarray], rate: float) -> None:
        """Adam."""
        self.updates += 1
        for name, slope in gradient.items():
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope * slope - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.updates)
            square = self.square[name] / (1 - 0.999**self.updates)
            self.weights[name] += rate * mean / (np.sqrt(square) + 1e-8)

    def save(self, path: str | Path) -> None:
        np.savez(path, **self.weights)

    @classmethod
    def load(cls, path: str | Path) -> Policy:
        with np.load(path) as stored:
            weights = {name: stored[name] for name in stored.files}
        policy = cls(len(weights["hidden"]), len(weights["action_bias"]), np.random.default_rng(0))
        policy.weights = weights
        return policy


def drawn(chances: np.ndarray, generator: np.random.Generator) -> np.ndarray:
    """An action a row: the first at which the chances add up to more than a number drawn."""
    summed = chances.cumsum(axis=1, dtype=np.float64)
    picked = generator.random((len(chances), 1)) * summed[:, -1:]  # the sum is not quite 1
    return (summed > picked).argmax(axis=1)


def usable(blocks: dict[str, Part]) -> int:
    """How many of the actions are trained: all but offers of one's own, which are the last ones, and slow to learn."""
    return blocks["offer_to_buy"].start


def first_guess(policy: Policy, blocks: dict[str, Part]) -> None:
    """Before anything is learned: mortgages and sales are many, and would be most of what is tried."""
    for name in ("sell_building", "sell_all_buildings", "mortgage", "lift", "settle", "sell_group"):
        policy.weights["action_bias"][blocks[name].slice] = -3


def train(
    seconds: float = 60,
    edition: str = "peru",
    players: int = 4,
    opponents: str = "random",
    seed: int = 0,
    n: int = 256,
    updates: int | None = None,
) -> Policy:
    """Learns for so many seconds, or for a given number of updates."""
    generator = np.random.default_rng(seed)
    games = rentier_v0.vector(n, edition, players, opponents=opponents, seed=seed)
    size = usable(games.blocks)
    policy = Policy(games.observations.shape[1], size, generator)
    first_guess(policy, games.blocks)
    wealth = games.fields["wealth"].slice
    steps, discount, trace = 64, 0.999, 0.97
    rows = np.arange(n)
    started = time.monotonic()
    wins = played = 0
    turn = 0
    now = 0.0
    while (now := time.monotonic() - started) < seconds if updates is None else turn < updates:
        seen = np.empty((steps, n, games.observations.shape[1]), np.float32)
        masks = np.empty((steps, n, size), bool)
        actions = np.empty((steps, n), np.int64)
        chance, values, rewards, ends = (np.empty((steps, n), np.float32) for _ in range(4))
        for t in range(steps):
            seen[t], masks[t] = games.observations, games.action_masks[:, :size]
            _, chances, values[t] = policy.forward(seen[t], masks[t])
            actions[t] = drawn(chances, generator)
            chance[t] = chances[rows, actions[t]]
            share = part_of_wealth(games.observations[:, wealth])
            learner = games.agents.copy()
            _, reward, terminated, truncated, _ = games.step(actions[t])
            ends[t] = terminated | truncated
            final = reward[rows, learner]
            # Wealth gained on the way counts as long as the game lasts; in the end only the game itself does.
            after = np.where(ends[t] > 0, 0.0, part_of_wealth(games.observations[:, wealth]))
            rewards[t] = final + (discount * after - share)
            wins += int((final[terminated] > 0.5).sum())
            played += int(ends[t].sum())
        last = policy.forward(games.observations, games.action_masks[:, :size] > 0)[2]
        advantage = np.empty((steps, n), np.float32)
        carried = np.zeros(n, np.float32)
        for t in reversed(range(steps)):
            following = values[t + 1] if t + 1 < steps else last
            alive = 1 - ends[t]
            carried = rewards[t] + discount * following * alive - values[t] + discount * trace * alive * carried
            advantage[t] = carried
        returns = advantage + values
        choice = masks.sum(axis=2).reshape(-1) > 1  # nothing is learned where there was nothing to choose
        flat = np.flatnonzero(choice)
        spread = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        for _ in range(2):
            generator.shuffle(flat)
            for part in np.array_split(flat, max(1, len(flat) // 2048)):
                policy.learn(
                    seen.reshape(-1, seen.shape[2])[part],
                    masks.reshape(-1, masks.shape[2])[part],
                    actions.reshape(-1)[part],
                    chance.reshape(-1)[part],
                    spread.reshape(-1)[part],
                    returns.reshape(-1)[part],
                    rate=1e-3 * max(0.1, 1 - (now / seconds if updates is None else turn / updates)),
                )
        turn += 1
        if turn % 10 == 0:
            print(f"{now:5.0f} s, {turn * steps * n:,} steps, won {wins} of the last {played} games", flush=True)
            wins = played = 0
    return policy


def part_of_wealth(wealth: np.ndarray) -> np.ndarray:
    return wealth[:, 0] / np.maximum(wealth.sum(axis=1), 1e-6)


def evaluate(
    policy: Policy,
    wanted: int,
    edition: str = "peru",
    players: int = 4,
    opponents: str = "random",
    seed: int = 1,
    max_rounds: int = 500,
) -> tuple[int, int]:
    """Wins of so many new games, each seat in turn; the first of each row, so that short ones do not count more."""
    n = min(wanted, 1000)
    generator = np.random.default_rng(seed)
    games = rentier_v0.vector(n, edition, players, None, None, max_rounds, opponents, f"evaluation {seed}")
    size = usable(games.blocks)
    each = np.zeros(n, int)
    quota = -(-wanted // n)
    won = 0
    rows = np.arange(n)
    while (each < quota).any():
        _, chances, _ = policy.forward(games.observations, games.action_masks[:, :size] > 0)
        learner = games.agents.copy()
        _, reward, terminated, truncated, _ = games.step(drawn(chances, generator))
        counted = (terminated | truncated) & (each < quota)
        won += int((reward[rows, learner][counted] > 0.5).sum())
        each += counted
    return won, quota * n


class Trained(EnvBot):
    """The trained policy as a bot: `train:Trained`, from the file policy.npz or the one that RENTIER_POLICY names."""

    def choose(self, observation: np.ndarray, mask: np.ndarray) -> int:
        policy = stored()
        _, chances, _ = policy.forward(observation[None], mask[None, : usable(self.blocks)] > 0)
        return int(chances[0].argmax())


def stored(kept: dict[str, Policy] = {}) -> Policy:  # noqa: B006
    path = os.environ.get("RENTIER_POLICY", "policy.npz")
    if path not in kept:
        kept[path] = Policy.load(path)
    return kept[path]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument("--edition", default="peru")
    options.add_argument("--players", type=int, default=4)
    options.add_argument("--opponents", default="random", help="random, steady or trader (default: random)")
    options.add_argument("--games", type=int, default=1000, help="of the evaluation (default: 1000)")
    options.add_argument("--seed", type=int, default=0)
    options.add_argument("--out", default="policy.npz")
    given = options.parse_args()
    table = {"edition": given.edition, "players": given.players, "opponents": given.opponents}
    policy = train(given.seconds, seed=given.seed, **table)
    policy.save(given.out)
    won, played = evaluate(policy, given.games, seed=given.seed + 1, **table)
    share, low, high = (f"{wilson(won, played)[key]:.1%}" for key in ("share", "low", "high"))
    print(f"won {share} ({low} to {high}) of {played:,} games against {given.opponents}")


if __name__ == "__main__":
    main()
