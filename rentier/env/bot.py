"""A policy of the environment as a bot that plays in every command by `module:Class`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rentier.bots import numbers as asked
from rentier.bots.driver import Driver
from rentier.bots.view import ASKED, View
from rentier.env import actions, games, observations, spaces
from rentier.env.actions import Actions
from rentier.env.observations import Observer
from rentier.env.spaces import Part
from rentier.notation.moves import Reader
from rentier.rules import moves

ASKING = {word: number for number, word in ASKED.items()}
PASS = {"move": "pass"}


class EnvBot:
    """Sees what an agent of the environment sees, and answers with an action: `choose(observation, mask)`.

    `max_rounds` is that of the training, which the observation's `round` is measured by.
    """

    max_rounds = 500
    fields: dict[str, Part]
    blocks: dict[str, Part]

    def choose(self, observation: NDArray[np.float32], mask: NDArray[np.int8]) -> int:
        raise NotImplementedError

    def _begin(self, view: View) -> None:
        tables = view.edition.tables
        self.fields = spaces.fields_of(tables, view.seats)
        self.blocks = spaces.blocks_of(tables, view.seats)
        self._actions = Actions(tables, view.seats)
        self._observer = Observer(tables, view.seats, self.max_rounds, self.fields["owner"].stop)
        self._driver = Driver([], 0)
        self._reader = Reader(view.edition, view.seats)
        self._turn = (-1, -1)

    def decide(self, view: View, legal: list[dict[str, Any]]) -> Mapping[str, Any]:
        if not hasattr(self, "_driver"):
            self._begin(view)
        if self._turn != (view.turn, view.round):
            self._turn = (view.turn, view.round)
            self._answers = self._offers = 0
        self._answers += 1
        tables, state = view.edition.tables, view.state
        asking = ASKING[view.asked]
        about = 0
        if asking == asked.MAY_ANSWER:
            about = next(offer.by for offer in view.offers if offer.id == view.about)
        elif asking == asked.MAY_CLAIM:
            wanted = [(move["square"], move["visitor"]) for move in legal if move["move"] == "claim_rent"]
            fitting = [i for i, claim in enumerate(view.claims) if (claim.square, claim.visitor) in wanted]
            if not fitting:
                return PASS
            about = fitting[0]
        games.put_question(self._driver, asking, about, self._offers, self._answers)
        actions.list_actions(self._actions, state, tables, self._driver, view.seat)
        mask = np.zeros(self._actions.size, np.int8)
        mask[actions.listed(self._actions)] = 1
        seen = np.zeros(self._observer.size, np.float32)
        observations.observe(self._observer, state, tables, self._driver, view.seat, asking, seen)
        if mask.sum() == 1:
            action = int(mask.argmax())
        else:
            action = int(self.choose(seen, mask))
        if not 0 <= action < len(mask) or not mask[action]:
            raise ValueError(f"action {action} is not legal now")
        if not actions.take_action(self._actions, state, tables, self._driver, view.seat, action):
            return PASS
        self._offers += asking == asked.MAY_OFFER
        return self._reader.write(moves.packed(self._actions.move))
