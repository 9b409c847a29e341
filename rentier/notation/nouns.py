"""Nouns with their article, and how each language contracts prepositions with it: da + la prigione = dalla prigione."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import product
from types import MappingProxyType
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from rentier.editions import Edition
    from rentier.editions.edition import Square


class Noun(str):
    """A noun as it stands in a sentence, with its article in small letters if it has one: “la prigione”.

    Only a noun is contracted. A player who is called “el bote” keeps that name behind every preposition.
    In brackets a square stands by its `name`, as on the board: “(Prigione)”.
    """

    name: str

    def __new__(cls, text: str, name: str = "") -> Self:
        noun = super().__new__(cls, text)
        noun.name = name or text
        return noun


class Account(Noun):
    """The Bank or the jackpot as a sentence names it. A player of the same name is still a player."""

    kind: str

    def __new__(cls, kind: str, text: str = "") -> Self:
        account = super().__new__(cls, text or kind)
        account.kind = kind
        return account


def of_square(square: Square, language: str) -> str:
    """Return what a sentence calls the square: the edition's noun for it, or its name."""
    noun, name = square.nouns.get(language), square.name_in(language)
    return name if noun is None else Noun(noun, name)


def of_edition(edition: Edition, language: str) -> dict[str, str]:
    """Return the details `jail` and `bank` of a sentence, each where the edition has a noun of its own for it."""
    found: dict[str, str] = {}
    if edition.jail is not None:
        found["jail"] = of_square(edition.jail, language)
    if "bank" in edition.words_in(language):
        found["bank"] = Account("bank", edition.words_in(language)["bank"])
    return found


def listed(language: str, items: Sequence[str]) -> str:
    """Return the items as a sentence lists them: “Ana, Bruno e Carla”, “Ana e Inés”."""
    if len(items) < 2:
        return "".join(items)
    word = {"pt": "e", "es": "y", "it": "e", "en": "and"}[language]
    if language == "es" and _SOUNDS_LIKE_Y.match(items[-1]):
        word = "e"
    return f"{', '.join(items[:-1])} {word} {items[-1]}"


def _italian() -> dict[tuple[str, str], str]:
    """Five prepositions with seven articles: de + il = del, ne + l’ = nell’."""
    stems = {"di": "de", "a": "a", "da": "da", "in": "ne", "su": "su"}
    ends = {"il": "l", "lo": "llo", "la": "lla", "l’": "ll’", "i": "i", "gli": "gli", "le": "lle"}
    return {(word, article): stems[word] + ends[article] for word, article in product(stems, ends)}


_CONTRACTIONS: Mapping[str, Mapping[tuple[str, str], str]] = MappingProxyType(
    {
        "pt": {
            **{("de", article): f"d{article}" for article in ("o", "a", "os", "as")},
            **{("em", article): f"n{article}" for article in ("o", "a", "os", "as")},
            **{("por", article): f"pel{article}" for article in ("o", "a", "os", "as")},
            **{("a", "o"): "ao", ("a", "a"): "à", ("a", "os"): "aos", ("a", "as"): "às"},
        },
        "es": {("a", "el"): "al", ("de", "el"): "del"},
        "it": _italian(),
        "en": {},
    }
)
# Where a language leaves the article out behind a preposition.
_IDIOMS: Mapping[str, Mapping[tuple[str, str], str]] = MappingProxyType(
    {"it": {("in", "la prigione"): "in prigione", ("in", "l’Assenza"): "in Assenza"}},
)
_BEGINS_WITH_A_VOWEL = re.compile(r"8|11(?!\d)")  # as read in Italian: otto, ottanta, undici
_SOUNDS_LIKE_Y = re.compile(r"h?[ií](?![aeou])", re.IGNORECASE)
_LAST_WORD = re.compile(r"(\w+) $")
_ARTICLE = re.compile(r"(l’)|(\w+) ")


def joined(language: str, before: str, value: str) -> str:
    """Return the value behind `before`.

    A noun's article contracts with the preposition at the end of `before`. In Italian `il` is `l’` before 8, 80 or 11.
    """
    if not isinstance(value, Noun):
        elided = language == "it" and before.endswith("il ") and _BEGINS_WITH_A_VOWEL.match(value)
        return (before.removesuffix("il ") + "l’" if elided else before) + value
    if before.endswith("("):
        return before + value.name
    preposition = _LAST_WORD.search(before)
    if preposition is None:
        return before + value
    word = preposition[1]
    start = before[: preposition.start()]
    idiom = _IDIOMS.get(language, {}).get((word.lower(), value))
    if idiom is not None:
        return start + _as_large(word, idiom)
    text = value.replace("l'", "l’", 1) if value.startswith("l'") else str(value)
    article = _ARTICLE.match(text)
    if article is None:
        return before + text
    contraction = _CONTRACTIONS[language].get((word.lower(), article[1] or article[2]))
    if contraction is None:
        return before + text
    gap = "" if article[1] else " "
    return f"{start}{_as_large(word, contraction)}{gap}{text[article.end() :]}"


def _as_large(word: str, other: str) -> str:
    """Return the other word with a capital if the first one has it."""
    return other[0].upper() + other[1:] if word[0].isupper() else other
