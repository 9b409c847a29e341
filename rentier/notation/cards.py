"""A sentence for a card that has none of its own, made from what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rentier.notation import nouns, texts

if TYPE_CHECKING:
    from rentier.editions import Card, Edition


def sentence(edition: Edition, card: Card, language: str) -> str:
    key = "card-" + card.effect.replace("_", "-")
    value = card.value
    words = nouns.of_edition(edition, language)

    def money(amount: int) -> str:
        return edition.format_money(amount, language)

    if card.effect == "move_to":
        words["square"] = nouns.of_square(edition.squares[value], language)
    elif card.effect == "move_to_next":
        words["kind"] = value
    elif card.effect == "move_back":
        words["steps"] = str(value)
    elif card.effect == "pay_buildings":
        words |= {"house": money(value["house"]), "hotel": money(value["hotel"])}
    elif isinstance(value, list):
        if card.effect != "pay_buildings_random":
            key += "-range"
        words |= {"least": money(value[0]), "most": money(value[1])}
    elif isinstance(value, int) and not isinstance(value, bool):
        words["amount"] = money(value)
    return texts.sentence(language, key, words)
