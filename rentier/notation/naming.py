"""How players may be called: letters that are seen, and no two names that look the same."""

from __future__ import annotations

import unicodedata

JOINERS = frozenset("\u200c\u200d")
UNSEEN = JOINERS | {chr(number) for number in range(0xFE00, 0xFE10)}  # and what varies a letter's look

# Letters that show nothing, though Unicode calls them printable.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159")
# Small letters of other scripts that are taken for Latin ones, themselves or as capitals.
TWINS = str.maketrans(
    "авсеһніјкморѕтухԁԛԝ" + "αβγεζηικμνορτυχϲ" + "ı",
    "abcehhijkmopstyxdqw" + "abyezhikmnoptyxc" + "i",
)


def is_shown(letter: str) -> bool:
    """Whether a letter may be in names and talk: it is seen, or joins two that are (emoji, Persian, Hindi)."""
    return letter.isprintable() or letter in JOINERS


def folded(name: str) -> str:
    """What two names have in common that look the same; nothing, where nothing is seen."""
    return "".join(letter for letter in unicodedata.normalize("NFKC", name).casefold() if letter not in UNSEEN).strip()


def is_seen(letter: str) -> bool:
    """Whether a letter may be in what somebody writes at a table: a stricter look, as no record hangs on it."""
    return is_shown(letter) and letter not in BLANK


def look(name: str) -> str:
    """What names have in common that somebody at a table could take for each other."""
    letters = folded(name).translate(TWINS)
    return "".join(letter for letter in letters if not "\U000e0100" <= letter <= "\U000e01ef")


def is_name(name: str) -> bool:
    return all(map(is_shown, name)) and bool(folded(name))


def in_line(name: str) -> str:
    """The name as it stands in a sentence: one written from the right turns no figure beside it around."""
    if name.isascii() or not any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in name):
        return name
    return f"\u2068{name}\u2069"
