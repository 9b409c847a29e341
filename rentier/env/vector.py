"""Many games at once: arrays that are made once and written over at every step."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from rentier.env import games as tables
from rentier.env.setting import Mistake, Setting, keys_of, seed_of

Step = tuple[dict[str, NDArray[Any]], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class Vector:
    """Games stepped together, a row each. A game that is over begins anew in the same step.

    `observations`, `action_masks` and `agents` (the seat that is asked) are of the question that comes next; `rewards`
    (a column a seat), `terminations` and `truncations` of the game that the last action belonged to. All of them are
    written over by the next step: copy what is to be kept.
    """

    def __init__(self, setting: Setting, num_envs: int, seed: object, observe: bool) -> None:
        self.setting = setting
        self.num_envs = num_envs
        self.players = setting.players
        self.fields = setting.fields
        self.blocks = setting.blocks
        learners = len(setting.learners())
        self._games, arrays = setting.games(num_envs, turned=learners < setting.players, observed=observe, again=True)
        self.observations: NDArray[np.float32] = arrays["observations"]
        self.action_masks: NDArray[np.int8] = arrays["masks"]
        self.rewards: NDArray[np.float32] = arrays["rewards"]
        self.terminations: NDArray[np.bool_] = arrays["terminated"].view(np.bool_)
        self.truncations: NDArray[np.bool_] = arrays["truncated"].view(np.bool_)
        self.agents: NDArray[np.int32] = arrays["seat"]
        self.game_numbers: NDArray[np.int32] = arrays["number"]
        self.actions: NDArray[np.int32] = np.zeros(num_envs, np.int32)
        self._chosen = self.actions.data
        self._seen: Step = (
            {"observation": self.observations, "action_mask": self.action_masks},
            self.rewards,
            self.terminations,
            self.truncations,
            {"agent": self.agents, "game": self.game_numbers},
        )
        self.reset(seed)

    def reset(self, seed: object = None) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """Every game anew. Row i plays the games number i, i + n, i + 2n … of the seed."""
        self.seed = seed_of(seed)
        self._games.key_of = keys_of(self.seed)
        tables.begin_all(self._games, 0, self._games.key_of(-1)[2])
        return self._seen[0], self._seen[4]

    def step(self, actions: ArrayLike) -> Step:
        """One action a game, each for the seat in `agents`; if any of them is illegal nothing is played."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or not np.issubdtype(chosen.dtype, np.integer):
            raise Mistake(f"step takes {self.num_envs} whole numbers, an action a game")
        self.actions[:] = np.clip(chosen, -1, self.setting.action_size)  # a number may not fit
        wrong = tables.first_illegal(self._games, self._chosen)
        if wrong >= 0:
            raise Mistake(
                f"game {wrong}: action {chosen[wrong]} is not legal now: choose one with a 1 in its action mask"
            )
        tables.step(self._games, self._chosen)
        return self._seen

    def step_random(self) -> Step:
        """As `step`, each action drawn here from the legal ones; `actions` says which they were."""
        tables.step_at_random(self._games, self._chosen)
        return self._seen

    def sample(self) -> NDArray[np.int32]:
        """A legal action a game, each as likely, for `step`."""
        return np.array([tables.sampled(self._games, i) for i in range(self.num_envs)], np.int32)
