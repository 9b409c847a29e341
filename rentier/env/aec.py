"""One game for PettingZoo: agents step one after the other, a right is an ordinary step with `pass`."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from rentier.bots.view import ASKED, View
from rentier.env import actions, numbers
from rentier.env import games as tables
from rentier.env.setting import Mistake, Setting, keys_of, seed_of
from rentier.notation.moves import Reader, shown
from rentier.rules import moves

Seen = NDArray[np.float32] | dict[str, NDArray[Any]]


class Rentier(AECEnv[str, Seen, int | None]):
    """A table whose agents are `player_0`, `player_1` and so on: the seats that are played from outside.

    The info of the agent that is asked has its `action_mask`, and what it is `asked`. With `dict_observations` the mask
    is in the observation too: `{"observation": …, "action_mask": …}`.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "rentier_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, setting: Setting, dict_observations: bool, render_mode: str | None) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise Mistake(f"render_mode={shown(render_mode)}: there is only 'ansi'")
        self.setting = setting
        self.render_mode = render_mode
        self.fields = setting.fields
        self.blocks = setting.blocks
        self.possible_agents = [f"player_{seat}" for seat in setting.learners()]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for agent, seat in zip(self.possible_agents, setting.learners(), strict=True)}
        self._name_of = {seat: agent for agent, seat in self._seat_of.items()}
        self._games, arrays = setting.games(1, turned=False, observed=True, again=False)
        self._observation: NDArray[np.float32] = arrays["observations"][0]
        self._mask: NDArray[np.int8] = arrays["masks"][0]
        self._rewards: NDArray[np.float32] = arrays["rewards"][0]
        self._asked: NDArray[np.int32] = arrays["seat"]
        self._terminated: NDArray[np.uint8] = arrays["terminated"]
        self._truncated: NDArray[np.uint8] = arrays["truncated"]
        self._number: NDArray[np.int32] = arrays["number"]
        self._driver = self._games.drivers[0]
        self._played = 0
        self._seed: str | None = None
        self._over = True
        self._reader = Reader(setting.edition, setting.players)
        size, choices = setting.observation_size, setting.action_size
        self._dicts = dict_observations
        box = spaces.Box(0.0, float(numbers.MOST), (size,), np.float32)
        self._observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Dict({"observation": deepcopy(box), "action_mask": spaces.Box(0, 1, (choices,), np.int8)})
            if dict_observations
            else deepcopy(box)
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(choices) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The first one after a seed is always the same, and so are those that follow it without one."""
        if seed is not None or self._seed is None:
            self._seed = seed_of(seed)
            self._played = 0
            self._games.key_of = keys_of(self._seed)
        tables.begin_all(self._games, self._played, 0)
        self._played = self._number.item() + 1
        self._over = False
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def _ask(self) -> None:
        agent = self._name_of[self._asked.item()]
        self.agent_selection = agent
        self.infos[agent] = {"action_mask": self._mask.copy(), "asked": ASKED[self._driver.asking]}

    def observe(self, agent: str) -> Seen:
        """What this agent sees now; nothing is legal for one that is not asked."""
        if agent == self.agent_selection and not self._over:
            seen = self._observation.copy()
            return {"observation": seen, "action_mask": self._mask.copy()} if self._dicts else seen
        seen = np.zeros_like(self._observation)
        tables.look(self._games, 0, self._seat_of[agent], seen)
        return {"observation": seen, "action_mask": np.zeros_like(self._mask)} if self._dicts else seen

    def step(self, action: int | None) -> None:
        """The asked agent's action; one with a 0 in its action mask raises ValueError and changes nothing."""
        if not self.agents:
            raise Mistake("there is no game: reset() begins one")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self._is_legal(action):
            raise Mistake(f"action {shown(action)} is not legal now: choose one with a 1 in the action mask")
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        tables.play(self._games, 0, int(action))
        if self._terminated[0] or self._truncated[0]:
            self._finish()
        else:
            self._ask()

    def _is_legal(self, action: object) -> bool:
        if isinstance(action, bool) or not isinstance(action, int | np.integer):
            return False
        return bool(0 <= action < self.setting.action_size and self._mask[action])

    def _finish(self) -> None:
        """The game is over: everyone's reward at once."""
        self._over = True
        over, cut = bool(self._terminated[0]), bool(self._truncated[0])
        for agent in self.agents:
            self.rewards[agent] = float(self._rewards[self._seat_of[agent]])
            self.terminations[agent] = over
            self.truncations[agent] = cut
            self.infos[agent] = {}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def move_of(self, action: int) -> dict[str, Any]:
        """A legal action as the move that it stands for, in the notation of `Game.apply`; `pass` for a right let go."""
        if self._over or not self._is_legal(action):
            raise Mistake(f"action {shown(action)} is not legal now: choose one with a 1 in the action mask")
        games = self._games
        seat = self._asked.item()
        actions.take_action(games.actions, games.states[0], games.tables, self._driver, seat, int(action))
        return self._reader.write(moves.packed(games.actions.move))

    def render(self) -> str | None:
        """With `render_mode="ansi"`: a line a seat."""
        if self.render_mode is None or self._seed is None:
            return None
        edition = self.setting.edition
        view = View(self._games.states[0], edition, 0)
        lines = [f"{edition.title}, round {view.round}, {view.phase}: player_{view.turn}"]
        for seat in range(view.seats):
            where = "bankrupt" if view.bankrupt[seat] else edition.squares[view.square[seat]].name
            owned = ", ".join(edition.squares[square].name for square in view.titles_of(seat))
            lines.append(f"player_{seat}: {view.cash[seat]}, {where}; {owned or 'no titles'}")
        return "\n".join(lines)

    def close(self) -> None:
        """Nothing is held open."""
