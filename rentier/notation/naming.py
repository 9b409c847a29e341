"""How players may be called: letters that are seen, and no two names that look the same."""

from __future__ import annotations

import unicodedata

JOINERS = frozenset("\u200c\u200d")
UNSEEN = JOINERS | {chr(number) for number in range(0xFE00, 0xFE10)}  # and what varies a letter's look


def is_shown(letter: str) -> bool:
    """Whether a letter may be in names and talk: it is seen, or joins two that are (emoji, Persian, Hindi)."""
    return letter.isprintable() or letter in JOINERS


def folded(name: str) -> str:
    """What two names have in common that look the same; nothing, where nothing is seen."""
    return "".join(letter for letter in unicodedata.normalize("NFKC", name).casefold() if letter not in UNSEEN).strip()


def is_name(name: str) -> bool:
    return all(map(is_shown, name)) and bool(folded(name))


def in_line(name: str) -> str:
    """The name as it stands in a sentence: one written from the right turns no figure beside it around."""
    if name.isascii() or not any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in name):
        return name
    return f"\u2068{name}\u2069"
