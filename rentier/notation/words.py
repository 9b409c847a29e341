"""What a rulebook calls by a word of its own, for the sentences that name it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rentier.notation import texts
from rentier.notation.nouns import Account

if TYPE_CHECKING:
    from rentier.editions import Edition

NAMED = ("salary", "bail")


@cache
def plain(language: str) -> dict[str, str]:
    """The catalogue's own words, where no edition is concerned."""
    return {word: texts.sentence(language, f"word-{word}", {}) for word in (*NAMED, "jail", "parking")}


def of(edition: Edition, language: str) -> dict[str, str]:
    """The edition's words in that language, and its names of the jail, of free parking and of the Bank."""
    found = plain(language) | own(edition, language)
    for kind in ("jail", "parking"):
        name = next((square.name_in(language) for square in edition.squares if square.kind == kind), None)
        if name is not None:
            found[kind] = name
    if "bank" in edition.words_in(language):
        found["bank"] = account(edition, language, "bank")
    return found


def own(edition: Edition, language: str) -> dict[str, str]:
    """The words for salary and bail: the edition's, or those of the catalogue."""
    said, common = edition.words_in(language), plain(language)
    return {word: said.get(word, common[word]) for word in NAMED}


def account(edition: Edition, language: str, kind: str) -> Account:
    """Return the Bank or the jackpot as the edition calls it, or else as the language does."""
    word = edition.words_in(language).get(kind)
    return texts.account(language, kind) if word is None else Account(kind, word)


def capital(text: str) -> str:
    """The text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]
