"""One file by itself: only known keys, each with a value of its kind."""

import re
import unicodedata
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from rentier.editions.clauses import CLAUSE, KEYS, SHORT_KEYS
from rentier.editions.problem import Problem, did_you_mean, shown
from rentier.editions.schema import (
    CARD_KEYS,
    CURRENCY_KEYS,
    DECK_KEYS,
    DIALS,
    EFFECTS,
    FORMAT,
    GROUP_KEYS,
    KINDS,
    LANGUAGES,
    LONGEST_NAME,
    LONGEST_SHORT,
    LONGEST_TEXT,
    MOST_MONEY,
    PATTERNS,
    PLACEMENTS,
    SECTIONS,
    SQUARE_KEYS,
    THOUSANDS,
    TOP_KEYS,
)
from rentier.rules import names

NAME = re.compile(r"[a-z][a-z0-9-]{0,30}")
CARD_ID = re.compile(r"[a-z0-9-]{1,40}")
PREFIX = re.compile(r"[A-Z]{1,4}")
COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
SQUARE = re.compile(r"0|[1-9][0-9]?")
MOST_RENTS = 8
MOST_PROBLEMS = 100
MOST_REMOVALS = 200

Report = Callable[[str, object, str], None]
Table = dict[str, Any]


def check_shape(document: Table, file: str) -> list[Problem]:
    """Every key that is unknown and every value of the wrong kind. What is missing is judged after merging."""
    problems: list[Problem] = []

    def report(key: str, value: object, message: str) -> None:
        problems.append(Problem(file, _one_line(key), shown(value), message))
        if len(problems) == MOST_PROBLEMS:
            raise _EnoughError

    with suppress(_EnoughError):
        _parts(report, document)
    return problems


class _EnoughError(Exception):
    """So much is wrong that the rest need not be read."""


def _one_line(key: str) -> str:
    return ".".join(shown(part) for part in key.split("."))


def _parts(report: Report, document: Table) -> None:
    _head(report, document)
    for key, value in document.items():
        if key in SECTIONS:
            _dials(report, key, value)
        elif key in _PARTS:
            _PARTS[key](report, value)
        elif key not in TOP_KEYS:
            report(key, value, f"unknown key{did_you_mean(key, (*TOP_KEYS, *SECTIONS))}")


def _head(report: Report, document: Table) -> None:
    if type(document.get("format")) is not int or document["format"] != FORMAT:
        report("format", document.get("format"), f"say format = {FORMAT}")
    if "name" not in document:
        report("name", None, "missing; give the edition a name, in small letters")


def _dials(report: Report, section: str, value: object) -> None:
    for name, setting in _table(report, section, value).items():
        key = f"{section}.{name}"
        if key not in DIALS:
            report(key, setting, f"unknown dial{did_you_mean(key, _near(section))}")
        else:
            _dial(report, key, key, setting)


def _near(section: str) -> Iterable[str]:
    return [key for key in DIALS if key.startswith(f"{section}.")]


def _dial(report: Report, path: str, key: str, setting: object) -> None:
    if not DIALS[key].accepts(setting):
        hint = ""
        if isinstance(setting, str) and DIALS[key].words:
            hint = did_you_mean(setting, DIALS[key].words).split("; known")[0]
        report(path, setting, f"{shown(setting)} is not allowed; say {DIALS[key].allowed()}{hint}")


def _modes(report: Report, value: object) -> None:
    for mode, changes in _named(report, "modes", value, NAME):
        for key, setting in _table(report, f"modes.{mode}", changes).items():
            path = f"modes.{mode}.{key}"
            if key not in DIALS:
                hint = did_you_mean(key, DIALS)
                report(path, setting, f"unknown dial{hint}; write the whole key in quotes, as 'jail.bail' = 50")
            else:
                _dial(report, path, key, setting)


def _name(report: Report, value: object) -> None:
    if not isinstance(value, str) or not NAME.fullmatch(value):
        report("name", value, "needs a small letter, then up to 30 small letters, digits or hyphens")


def _extends(report: Report, value: object) -> None:
    if not isinstance(value, str):
        report("extends", value, "needs the name of an edition, or a path")


def _title(report: Report, value: object) -> None:
    _text(report, "title", value, LONGEST_NAME)


def _language(report: Report, value: object) -> None:
    _one_of(report, "language", value, LANGUAGES)


def _prefix(report: Report, value: object) -> None:
    if not isinstance(value, str) or not PREFIX.fullmatch(value):
        report("prefix", value, "needs one to four capital letters, with which the clauses' numbers begin")


def _accent(report: Report, value: object) -> None:
    _colour(report, "accent", value)


def _abstract(report: Report, value: object) -> None:
    _flag(report, "abstract", value)


def _removal(report: Report, value: object) -> None:
    if not isinstance(value, list) or not all(isinstance(path, str) for path in value):
        report("remove", value, 'needs a list of dotted keys, such as ["squares.38.amount"]')
    elif len(value) > MOST_REMOVALS:
        report("remove", value, f"{len(value)} removals; at most {MOST_REMOVALS} are allowed")


def _currency(report: Report, value: object) -> None:
    for key, inner in _known(report, "currency", value, CURRENCY_KEYS):
        path = f"currency.{key}"
        if key == "symbol":
            _text(report, path, inner, LONGEST_SHORT)
        elif key == "space":
            _flag(report, path, inner)
        elif key == "placement":
            _one_of(report, path, inner, PLACEMENTS)
        elif inner not in THOUSANDS:
            report(path, inner, 'needs "", ".", ",", "\'", a space or a narrow no-break space')


def _notes(report: Report, value: object) -> None:
    for note, count in _table(report, "notes", value).items():
        if not (note.isascii() and note.isdigit() and len(note) < 8 and int(note) > 0):
            report(f"notes.{shown(note)}", count, 'needs the value of a note, such as "500"')
        _whole(report, f"notes.{note}", count, 1, 1000)


def _about(report: Report, value: object) -> None:
    _texts(report, "about", value, LONGEST_TEXT)


def _clauses(report: Report, value: object) -> None:
    for key, inner in _table(report, "clauses", value).items():
        if key not in KEYS:
            hint = did_you_mean(key, SHORT_KEYS)
            report(f"clauses.{key}", inner, f"neither a refusal nor an event is called {shown(key)}{hint}")
        elif not isinstance(inner, str) or not CLAUSE.fullmatch(inner):
            report(f"clauses.{key}", inner, f'{shown(inner)} is no clause; say one as "PE-31"')


def _groups(report: Report, value: object) -> None:
    for group, said in _named(report, "groups", value, NAME):
        for key, inner in _known(report, f"groups.{group}", said, GROUP_KEYS):
            path = f"groups.{group}.{key}"
            if key == "colour":
                _colour(report, path, inner)
            elif key == "pattern":
                _one_of(report, path, inner, PATTERNS)
            else:
                _texts(report, path, inner, LONGEST_NAME)


def _squares(report: Report, value: object) -> None:
    for index, said in _table(report, "squares", value).items():
        if not SQUARE.fullmatch(index) or int(index) >= names.SQUARES:
            report(f"squares.{index}", said, f"squares are numbered from 0 to at most {names.SQUARES - 1}")
            continue
        for key, inner in _known(report, f"squares.{index}", said, SQUARE_KEYS):
            _SQUARE[key](report, f"squares.{index}.{key}", inner)


def _decks(report: Report, value: object) -> None:
    for deck, said in _named(report, "decks", value, NAME):
        for key, inner in _known(report, f"decks.{deck}", said, DECK_KEYS):
            path = f"decks.{deck}.{key}"
            if key == "name":
                _text(report, path, inner, LONGEST_NAME)
            elif key == "names":
                _texts(report, path, inner, LONGEST_NAME)
            elif key == "colour":
                _colour(report, path, inner)
            else:
                _cards(report, path, inner)


def _cards(report: Report, path: str, value: object) -> None:
    for card, said in _named(report, path, value, CARD_ID):
        for key, inner in _known(report, f"{path}.{card}", said, CARD_KEYS):
            if key == "effect":
                _effect(report, f"{path}.{card}.effect", inner)
            else:
                _text(report, f"{path}.{card}.{key}", inner, LONGEST_TEXT)


def _effect(report: Report, path: str, value: object) -> None:
    said = _table(report, path, value)
    if len(said) != 1 and isinstance(value, dict):
        report(path, value, f"a card does exactly one thing, this one {len(said)}; one of {', '.join(EFFECTS)}")
    for key, inner in said.items():
        if key not in EFFECTS:
            report(f"{path}.{key}", inner, f"unknown effect{did_you_mean(key, EFFECTS)}")
        else:
            _EFFECT[EFFECTS[key]](report, f"{path}.{key}", inner)


def _amount(report: Report, path: str, value: object) -> None:
    if isinstance(value, list):
        _range(report, path, value)
    else:
        _whole(report, path, value, 1, MOST_MONEY, " or [least, most]")


def _range(report: Report, path: str, value: object) -> None:
    right = (
        isinstance(value, list)
        and len(value) == 2
        and all(_is_whole(number, 1, MOST_MONEY) for number in value)
        and value[0] <= value[1]
    )
    if not right:
        report(path, value, f"needs [least, most], two whole numbers from 1 to {MOST_MONEY}, the smaller first")


def _buildings(report: Report, path: str, value: object) -> None:
    said = _table(report, path, value)
    if isinstance(value, dict) and set(said) != {"house", "hotel"}:
        report(path, value, "needs {house = …, hotel = …}")
    for key in said.keys() & {"house", "hotel"}:
        _whole(report, f"{path}.{key}", said[key], 0, MOST_MONEY)


def _true(report: Report, path: str, value: object) -> None:
    if value is not True:
        report(path, value, "can only be true")


def _square_number(report: Report, path: str, value: object) -> None:
    _whole(report, path, value, 0, names.SQUARES - 1)


def _steps(report: Report, path: str, value: object) -> None:
    _whole(report, path, value, 1, names.SQUARES - 1)


def _kind(report: Report, path: str, value: object) -> None:
    _one_of(report, path, value, KINDS)


def _rents(report: Report, path: str, value: object) -> None:
    right = (
        isinstance(value, list)
        and 1 <= len(value) <= MOST_RENTS
        and all(_is_whole(rent, 0, MOST_MONEY) for rent in value)
    )
    if not right:
        report(path, value, f"needs a list of 1 to {MOST_RENTS} whole numbers from 0 to {MOST_MONEY}")


def _price(report: Report, path: str, value: object) -> None:
    _whole(report, path, value, 1, MOST_MONEY)


def _reference(report: Report, path: str, value: object) -> None:
    if not isinstance(value, str) or not NAME.fullmatch(value):
        report(path, value, "needs the name that the group or deck has in this file")


def _square_name(report: Report, path: str, value: object) -> None:
    _text(report, path, value, LONGEST_NAME)


def _short(report: Report, path: str, value: object) -> None:
    _text(report, path, value, LONGEST_SHORT)


def _names(report: Report, path: str, value: object) -> None:
    _texts(report, path, value, LONGEST_NAME)


# What every part is made of.


def _table(report: Report, path: str, value: object) -> Table:
    if isinstance(value, dict):
        return value
    report(path, value, "needs a table")
    return {}


def _known(report: Report, path: str, value: object, known: tuple[str, ...]) -> list[tuple[str, Any]]:
    """The entries whose keys are known; the others are reported."""
    entries = []
    for key, inner in _table(report, path, value).items():
        if key in known:
            entries.append((key, inner))
        else:
            report(f"{path}.{key}", inner, f"unknown key{did_you_mean(key, known)}")
    return entries


def _named(report: Report, path: str, value: object, pattern: re.Pattern[str]) -> list[tuple[str, Any]]:
    """The entries whose names are well formed; the others are reported."""
    entries = []
    for key, inner in _table(report, path, value).items():
        if pattern.fullmatch(key):
            entries.append((key, inner))
        else:
            report(f"{path}.{shown(key)}", inner, "names are of small letters, digits and hyphens")
    return entries


def _is_whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _whole(report: Report, path: str, value: object, low: int, high: int, other: str = "") -> None:
    if not _is_whole(value, low, high):
        report(path, value, f"{shown(value)} is not allowed; say a whole number from {low} to {high}{other}")


def _flag(report: Report, path: str, value: object) -> None:
    if not isinstance(value, bool):
        report(path, value, f"{shown(value)} is not allowed; say true or false")


def _one_of(report: Report, path: str, value: object, words: Iterable[str]) -> None:
    choices = list(words)
    if not isinstance(value, str) or value not in choices:
        report(path, value, f"{shown(value)} is not allowed; say one of {', '.join(choices)}")


def _colour(report: Report, path: str, value: object) -> None:
    if not isinstance(value, str) or not COLOUR.fullmatch(value):
        report(path, value, f'{shown(value)} is no colour; say one as "#0f6e84"')


def _text(report: Report, path: str, value: object, longest: int) -> None:
    if not isinstance(value, str):
        report(path, value, "needs a text in quotes")
    elif not value.strip():
        report(path, value, "is empty")
    elif len(value) > longest:
        report(path, value, f"has {len(value)} characters; at most {longest} are allowed")
    elif any(unicodedata.category(letter).startswith("C") for letter in value):
        report(path, value, "has a line break or another invisible control character")


def _texts(report: Report, path: str, value: object, longest: int) -> None:
    for language, text in _known(report, path, value, LANGUAGES):
        _text(report, f"{path}.{language}", text, longest)


_PARTS: dict[str, Callable[[Report, object], None]] = {
    "name": _name,
    "extends": _extends,
    "abstract": _abstract,
    "title": _title,
    "language": _language,
    "prefix": _prefix,
    "accent": _accent,
    "remove": _removal,
    "currency": _currency,
    "notes": _notes,
    "about": _about,
    "groups": _groups,
    "squares": _squares,
    "decks": _decks,
    "modes": _modes,
    "clauses": _clauses,
}
_SQUARE: dict[str, Callable[[Report, str, object], None]] = {
    "kind": _kind,
    "name": _square_name,
    "short": _short,
    "names": _names,
    "group": _reference,
    "price": _price,
    "rents": _rents,
    "house_price": _price,
    "hotel_price": _price,
    "mortgage": _price,
    "amount": _price,
    "deck": _reference,
}
_EFFECT: dict[str, Callable[[Report, str, object], None]] = {
    "square": _square_number,
    "kind": _kind,
    "steps": _steps,
    "true": _true,
    "amount": _amount,
    "buildings": _buildings,
    "range": _range,
}
