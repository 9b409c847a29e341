"""What the tests of Brasil look at besides `tests/at_the_table.py`: its one deck, its prison, its payments."""

from rentier import Game, editions


def cards_with_on_top(*top: str) -> list[str]:
    """The whole deck, these cards uppermost and the others below them as printed."""
    printed = [card.id for card in editions.load("brasil").decks["sorte-reves"].cards]
    return [*top, *(card for card in printed if card not in top)]


def deck(game: Game) -> list[str]:
    """The cards that lie in the middle of the board, from the top."""
    return game.position()["decks"]["sorte-reves"]


def in_prison(game: Game, seat: int = 0) -> bool:
    return game.view(None)["players"][seat]["in_jail"]


def payments(game: Game) -> list[tuple[object, object, object]]:
    """Who has paid whom how much, so far."""
    return [(event.payer, event.payee, event.amount) for event in game.events if event.kind == "paid"]
