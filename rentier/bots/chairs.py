"""Bots in the chairs of a game that people play too: what the driver would have them do next, as moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rentier.bots import driver, numbers
from rentier.bots.driver import Driver
from rentier.game import Game
from rentier.notation.moves import KINDS, Reader
from rentier.rules import moves, names, play, state

RIGHTS_IN_A_ROW = 200  # that may be let go before somebody must decide


@dataclass(frozen=True, slots=True)
class Decision:
    """A bot's move; `right` where it need not have moved."""

    seat: int
    move: dict[str, Any]
    right: bool


class Chairs:
    """Who plays each seat of one game. A seat that is not a bot's is a person's, whom nobody asks here."""

    def __init__(self, game: Game, bots: Sequence[int | None], seed: int = 0) -> None:
        self.bots = [numbers.FOREIGN if bot is None else bot for bot in bots]
        self._driver = Driver(self.bots, seed)
        self._reader = Reader(game.edition, game.seats)

    def seat(self, seat: int, bot: int | None) -> None:
        """From now on this bot plays the seat, or a person does."""
        self.bots[seat] = numbers.FOREIGN if bot is None else bot
        driver.seat_bot(self._driver, seat, self.bots[seat])

    def decide(self, game: Game) -> Decision | None:
        """The next move of a bot; None where a person must decide first, or the game is over. The game stays as it is.

        Rights that it does not use are let go, and not asked for again until the driver would. A random bot may think
        of what is not allowed: it is asked again.
        """
        g, e = game.flat
        g = state.copy(g)
        d = self._driver
        for _ in range(RIGHTS_IN_A_ROW):
            seat = driver.next_to_ask(g, e, d)
            if seat == names.NOBODY:
                return None
            right = d.asking != numbers.MUST
            if self.bots[seat] == numbers.FOREIGN:
                if right:
                    continue
                return None
            if driver.decide(g, e, d, seat):
                move = self._reader.write(moves.packed(d.move))
                if play.why_not(g, e, seat, d.move) == names.OK:
                    return Decision(seat, move, right)
        return self._anything(game)

    def _anything(self, game: Game) -> Decision | None:
        """The first move of whoever must decide, for a bot that found none."""
        seat = game.actor
        if seat is None or self.bots[seat] == numbers.FOREIGN:
            return None
        legal = [move for move in game.legal_moves(seat) if move["move"] not in ("offer", "settle", "resign")]
        move = dict(legal[0])
        if "min" in move:
            move["amount"] = move.pop("min")
            del move["max"]
        return Decision(seat, move, False)

    def apply(self, game: Game, move: Mapping[str, Any], seat: int) -> None:
        """Makes anybody's move, so that bots know of it; raises Refused as `Game.apply` does."""
        before = state.copy(game.flat[0])
        game.apply(move, seat)
        driver.has_moved(before, *game.flat, self._driver, seat, KINDS[move["move"]])
