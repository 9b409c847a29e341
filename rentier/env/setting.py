"""What an environment is made from: the edition, who sits where, how long a game may last; and mistakes in it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from rentier import editions
from rentier.bots import BUILT_IN
from rentier.bots import numbers as asked
from rentier.editions import Edition, EditionError
from rentier.env import spaces
from rentier.env.games import Games
from rentier.env.spaces import Part
from rentier.notation.fairness import Source
from rentier.notation.moves import shown

MOST_ROUNDS = 1_000_000
MOST_GAMES = 65_536


class Mistake(ValueError):
    """Something the user can put right; its text is the one line that says how."""


def whole_number(name: str, value: object, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or not least <= value <= most:
        raise Mistake(f"{name}={shown(value)}: it has to be a whole number from {least:,} to {most:,}")
    return int(value)


@dataclass(frozen=True)
class Setting:
    """A table. `bots` has a kind for each seat; one that is played from outside is FOREIGN."""

    edition: Edition
    bots: tuple[int, ...]
    max_rounds: int
    fields: dict[str, Part]
    blocks: dict[str, Part]

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def observation_size(self) -> int:
        return self.fields["owner"].stop

    @property
    def action_size(self) -> int:
        return self.blocks["offer_to_sell_card"].stop

    def learners(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot == asked.FOREIGN]

    def games(self, count: int, *, turned: bool, observed: bool, again: bool) -> tuple[Games, dict[str, Any]]:
        """So many games and the arrays that they write to."""
        arrays: dict[str, Any] = {
            "observations": np.zeros((count, self.observation_size), np.float32),
            "masks": np.zeros((count, self.action_size), np.int8),
            "legal": np.zeros((count, self.action_size), np.int16),
            "count": np.zeros(count, np.int32),
            "seat": np.zeros(count, np.int32),
            "number": np.zeros(count, np.int32),
            "limit": np.zeros(count, np.int32),
            "rewards": np.zeros((count, self.players), np.float32),
            "terminated": np.zeros(count, np.uint8),
            "truncated": np.zeros(count, np.uint8),
        }
        games = Games(
            self.edition.tables,
            list(self.bots),
            self.max_rounds,
            keys_of("0"),
            # Views have plain numbers in both forms of the rules; a row of one with two dimensions needs the array.
            {name: array if name == "observations" else memoryview(array) for name, array in arrays.items()},
            turned=turned,
            observed=observed,
            again=again,
        )
        return games, arrays


def make(
    edition: str | Path | Edition,
    players: int | None,
    house_rules: Mapping[str, Any] | None,
    mode: str | None,
    max_rounds: int,
    opponents: str | Sequence[str] | None,
) -> Setting:
    try:
        loaded = editions.load(edition, house_rules=house_rules, mode=mode)
    except EditionError as problem:
        raise Mistake(" ".join(str(problem).split())) from problem
    least, most = int(loaded.dials["players.min"]), int(loaded.dials["players.max"])
    if isinstance(players, bool) or not isinstance(players, int | np.integer) or not least <= players <= most:
        raise Mistake(f"players={shown(players)}: {loaded.title} is for {least} to {most} players")
    rounds = whole_number("max_rounds", max_rounds, 1, MOST_ROUNDS)
    seats = int(players)
    return Setting(
        loaded,
        bots_of(opponents, seats),
        rounds,
        spaces.fields_of(loaded.tables, seats),
        spaces.blocks_of(loaded.tables, seats),
    )


def bots_of(opponents: str | Sequence[str] | None, players: int) -> tuple[int, ...]:
    """All seats are played from outside, or the first one is and the opponents sit at its left."""
    if opponents is None:
        return (asked.FOREIGN,) * players
    listed = [opponents] * (players - 1) if isinstance(opponents, str) else opponents
    if not isinstance(listed, Sequence) or len(listed) != players - 1:
        raise Mistake(f"opponents: name one bot for all, or {players - 1} of them, for the seats after the first")
    for name in listed:
        if not isinstance(name, str) or name not in BUILT_IN:
            raise Mistake(
                f"opponents: {shown(name)} is no bot that plays in an environment; there are {', '.join(BUILT_IN)}"
            )
    return (asked.FOREIGN, *(BUILT_IN[name] for name in listed))


def seed_of(seed: object) -> str:
    """A seed as text; a new one if there is none."""
    if seed is None:
        return secrets.token_hex(8)
    if isinstance(seed, bool) or not isinstance(seed, int | str | np.integer):
        raise Mistake(f"seed={shown(seed)}: give a whole number or a text")
    return str(seed)


class keys_of:
    """The keys of each game of a seed: number 17 of the seed 42 has the dice and cards of `Game(…, seed="42:17")`."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def __call__(self, game: int) -> tuple[int, int, int]:
        name = f"{self.seed}:{game}"
        return (*Source(name).key(0), Source(f"{name}:bots").key(0)[0])
