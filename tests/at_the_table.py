"""Setting a table for a test: a position in a few words, moves by their names."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from rentier import Game, Refused
from rentier.game import Claim, Offer

__all__ = [
    "ANA",
    "BETO",
    "CARO",
    "DORA",
    "Claim",
    "Offer",
    "at",
    "can",
    "cash",
    "do",
    "kinds",
    "owner",
    "refused",
    "set_table",
    "titles",
]

ANA, BETO, CARO, DORA = range(4)
NAMES = ("Ana", "Beto", "Caro", "Dora", "Enzo", "Fina", "Gil", "Hilda")


def set_table(
    edition: str,
    *,
    players: int = 3,
    owner: Mapping[int, int] | None = None,
    buildings: Mapping[int, int] | None = None,
    mortgaged: Iterable[int] = (),
    cash: Mapping[int, int] | None = None,
    at: Mapping[int, int] | None = None,
    jail: Mapping[int, int] | None = None,
    jail_cards: Mapping[int, int] | None = None,
    bankrupt: Iterable[int] = (),
    to_roll: int = ANA,
    dice: Sequence[Any] = (),
    deck: Mapping[str, Sequence[str]] | None = None,
    chance: Mapping[str, Sequence[int]] | None = None,
    house_rules: Mapping[str, Any] | None = None,
    mode: str | None = None,
    **more: Any,
) -> Game:
    """A game in its middle: `to_roll` is about to roll, unless `more` of a position (phase, debts…) says otherwise.

    owner: square -> seat; buildings: square -> number; cash, at, jail (turns spent there), jail_cards: by seat;
    dice, deck, chance: dictated outcomes.
    """
    seats: list[dict[str, Any]] = [{"name": NAMES[seat]} for seat in range(players)]
    for seat, amount in (cash or {}).items():
        seats[seat]["cash"] = amount
    for seat, square in (at or {}).items():
        seats[seat]["square"] = square
    for seat, turns in (jail or {}).items():
        seats[seat] |= {"in_jail": True, "jail_turns": turns}
    for seat, count in (jail_cards or {}).items():
        seats[seat]["jail_cards"] = count
    for seat in bankrupt:
        seats[seat]["bankrupt"] = True
    mortgaged = set(mortgaged)
    held = {
        square: {"owner": seat, "buildings": (buildings or {}).get(square, 0), "mortgaged": square in mortgaged}
        for square, seat in (owner or {}).items()
    }
    game = Game.from_position(
        {
            "edition": edition,
            "mode": mode,
            "house_rules": dict(house_rules or {}),
            "players": seats,
            "titles": held,
            "turn": to_roll,
            **more,
        }
    )
    game.load_dice(*dice)
    for name, cards in (deck or {}).items():
        game.stack_deck(name, cards)
    for kind, values in (chance or {}).items():
        game.load_chance(kind, values)
    return game


def do(game: Game, move: str, seat: int | None = None, **fields: Any) -> None:
    """Makes a move, named with its fields: do(game, "bid", amount=10, seat=BETO)."""
    game.apply({"move": move, **fields}, seat=seat)


def refused(game: Game, move: str, seat: int | None = None, **fields: Any) -> Refused:
    """The refusal of a move, after seeing that it raised and changed nothing."""
    before = game.state_bytes()
    with pytest.raises(Refused) as caught:
        game.apply({"move": move, **fields}, seat=seat)
    assert game.state_bytes() == before
    return caught.value


def cash(game: Game) -> list[int]:
    """Everyone's money."""
    return [player["cash"] for player in game.view(None)["players"]]


def at(game: Game) -> list[int]:
    """Everyone's square."""
    return [player["square"] for player in game.view(None)["players"]]


def owner(game: Game, square: int) -> int | None:
    """Who owns a title; None is the Bank."""
    title = game.view(None)["titles"].get(square)
    return None if title is None else title["owner"]


def titles(game: Game) -> dict[int, dict[str, Any]]:
    """The titles that have an owner: square -> owner, buildings, mortgaged."""
    return game.view(None)["titles"]


def can(game: Game, move: str, seat: int | None = None, **fields: Any) -> bool:
    """Whether a move is among the legal ones (its fields those given, or a part of them)."""
    return any(
        listed["move"] == move and all(listed.get(key) == value for key, value in fields.items())
        for listed in game.legal_moves(seat)
    )


def kinds(game: Game) -> list[str]:
    """The kinds of all events so far."""
    return [event.kind for event in game.events]
