"""The environment, version 0: `env` is one game for PettingZoo (AEC), `vector` many games in arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rentier.editions import Edition

try:
    from rentier.env import setting
    from rentier.env.setting import Mistake, whole_number
    from rentier.env.vector import Vector
except ModuleNotFoundError as _problem:
    raise ModuleNotFoundError(
        f"rentier.env needs {_problem.name}: pip install 'rentier[env]'", name=_problem.name
    ) from _problem

if TYPE_CHECKING:
    from rentier.env.aec import Rentier

__all__ = ["Mistake", "env", "raw_env", "vector"]


def env(
    edition: str | Path | Edition = "peru",
    players: int = 4,
    house_rules: Mapping[str, Any] | None = None,
    mode: str | None = None,
    max_rounds: int = 500,
    opponents: str | Sequence[str] | None = None,
    dict_observations: bool = False,
    render_mode: str | None = None,
) -> Rentier:
    """One game. With `opponents`, a built-in bot's name or one for each seat after the first, only `player_0` steps.

    Action masks are in the agent's info; with `dict_observations` in its observation too, as some libraries want them.
    """
    try:
        from rentier.env.aec import Rentier
    except ModuleNotFoundError as problem:
        text = f"rentier_v0.env needs {problem.name}: pip install 'rentier[env]'"
        raise ModuleNotFoundError(text, name=problem.name) from problem
    table = setting.make(edition, players, house_rules, mode, max_rounds, opponents)
    return Rentier(table, dict_observations, render_mode)


raw_env = env


def vector(
    n: int,
    edition: str | Path | Edition = "peru",
    players: int = 4,
    house_rules: Mapping[str, Any] | None = None,
    mode: str | None = None,
    max_rounds: int = 500,
    opponents: str | Sequence[str] | None = None,
    seed: int | str | None = None,
    observe: bool = True,
) -> Vector:
    """n games at once. With `opponents` one seat of each game steps, which moves on from game to game.

    With `observe=False` observations are not filled, only action masks: for those who look at the games another way.
    """
    count = whole_number("n", n, 1, setting.MOST_GAMES)
    return Vector(setting.make(edition, players, house_rules, mode, max_rounds, opponents), count, seed, observe)
