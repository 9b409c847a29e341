"""An edition as the flat numbers that the rules read."""

from rentier.editions.edition import Card, Edition, Square
from rentier.editions.schema import DIALS, KINDS
from rentier.rules import names
from rentier.rules.tables import Tables

RENTS = 8  # places for the rents of one square

_EFFECTS = {
    "move_to": names.CARD_MOVE_TO,
    "move_to_next": names.CARD_MOVE_TO_NEXT,
    "move_back": names.CARD_MOVE_BACK,
    "go_to_jail": names.CARD_GO_TO_JAIL,
    "jail_free": names.CARD_JAIL_FREE,
    "pay": names.CARD_PAY,
    "collect": names.CARD_COLLECT,
    "pay_each": names.CARD_PAY_EACH,
    "collect_each": names.CARD_COLLECT_EACH,
    "pay_buildings": names.CARD_PAY_BUILDINGS,
    "pay_buildings_random": names.CARD_PAY_BUILDINGS_RANDOM,
    "move_random": names.CARD_MOVE_RANDOM,
}


def compile_tables(edition: Edition) -> Tables:
    """The tables of a checked edition."""
    return Tables(*flat(edition))


def flat(edition: Edition) -> tuple[dict[str, int], dict[str, list[int]]]:
    """The edition's numbers, and its lists by square, by deck and by card."""
    numbers = {dial.engine: dial.number(edition.dials[dial.key]) for dial in DIALS.values() if dial.engine}
    group_number = {group: number for number, group in enumerate(edition.groups)}
    deck_number = {deck: number for number, deck in enumerate(edition.decks)}
    squares = edition.squares
    lists = {
        "kind": [KINDS[square.kind] for square in squares],
        "group": [-1 if square.group is None else group_number[square.group] for square in squares],
        "price": [square.price for square in squares],
        "house_price": [square.house_price for square in squares],
        "hotel_price": [square.hotel_price for square in squares],
        "mortgage": [square.mortgage for square in squares],
        "amount": [square.amount for square in squares],
        "deck": [0 if square.deck is None else deck_number[square.deck] for square in squares],
        "rent": [rent for square in squares for rent in _rents(square, numbers["houses"])],
        **_cards(edition),
    }
    numbers |= {
        "squares": len(squares),
        "jail_square": next((square.index for square in squares if square.kind == "jail"), -1),
        "groups": len(edition.groups),
        "decks": len(edition.decks),
        "keepers": len(lists["keeper"]),
    }
    return numbers, lists


def _rents(square: Square, houses: int) -> list[int]:
    """A lot's rents by buildings, the hotel one above the edition's houses; any other's by the number owned."""
    if not square.rents:
        rents = []
    elif square.kind == "lot":
        rents = [*square.rents[: houses + 1], square.rents[-1]]
    else:
        rents = square.rents + [square.rents[-1]] * (RENTS - len(square.rents))
    return rents + [0] * (RENTS - len(rents))


def _cards(edition: Edition) -> dict[str, list[int]]:
    places = names.DECKS * names.CARDS
    effects, firsts, seconds = [0] * places, [0] * places, [0] * places
    keepers: list[int] = []
    for deck_number, deck in enumerate(edition.decks.values()):
        for number, card in enumerate(deck.cards):
            place = deck_number * names.CARDS + number
            effects[place] = _EFFECTS[card.effect]
            if card.effect == "jail_free":
                firsts[place] = len(keepers)
                keepers.append(place)
            else:
                firsts[place], seconds[place] = _numbers(card)
    return {
        "card_effect": effects,
        "card_a": firsts,
        "card_b": seconds,
        "deck_size": [len(deck.cards) for deck in edition.decks.values()],
        "keeper": keepers,
    }


def _numbers(card: Card) -> tuple[int, int]:
    """The two numbers of a card's effect, as `names.CARD_…` explains them."""
    value = card.value
    if isinstance(value, bool):
        return (0, 0)
    if isinstance(value, str):
        return (KINDS[value], 0)
    if isinstance(value, list):
        return (value[0], value[1])
    if isinstance(value, dict):
        return (value["house"], value["hotel"])
    return (value, value if card.effect in ("pay", "collect", "pay_each", "collect_each") else 0)
