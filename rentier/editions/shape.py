"""One file by itself: only known keys, each with a value of its kind."""

import re
import unicodedata
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Protocol

from rentier.editions.clauses import CLAUSE, CONVENTION, KEYS, SHORT_KEYS
from rentier.editions.problem import Problem, Words, did_you_mean, either, shown, words
from rentier.editions.schema import (
    BOARD_KEYS,
    CARD_KEYS,
    CURRENCY_KEYS,
    DECK_KEYS,
    DIALS,
    EFFECTS,
    FEWEST_PAWNS,
    FORMAT,
    GROUP_KEYS,
    ICONS,
    KINDS,
    LANGUAGES,
    LONGEST_NAME,
    LONGEST_SHORT,
    LONGEST_TEXT,
    MOST_MONEY,
    MOST_PAWNS,
    PATTERNS,
    PLACEMENTS,
    SECTIONS,
    SQUARE_KEYS,
    THOUSANDS,
    TOP_KEYS,
    WORDS,
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
MOST_MODES = 20


class Report(Protocol):
    """Notes a mistake: the key, what stands there, its code and what its sentence names."""

    def __call__(self, key: str, value: object, code: str, **details: object) -> None: ...


Table = dict[str, Any]


def check_shape(document: Table, file: str) -> list[Problem]:
    """Every key that is unknown and every value of the wrong kind. What is missing is judged after merging."""
    problems: list[Problem] = []

    def report(key: str, value: object, code: str, **details: object) -> None:
        problems.append(Problem(file, _one_line(key), shown(value), words(code, **details)))
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
            report(key, value, "unknown-key", hint=did_you_mean(key, (*TOP_KEYS, *SECTIONS)))


def _head(report: Report, document: Table) -> None:
    if type(document.get("format")) is not int or document["format"] != FORMAT:
        report("format", document.get("format"), "format", needed=FORMAT)
    if "name" not in document:
        report("name", None, "name-missing")


def _dials(report: Report, section: str, value: object) -> None:
    for name, setting in _table(report, section, value).items():
        key = f"{section}.{name}"
        if key not in DIALS:
            report(key, setting, "unknown-dial", hint=did_you_mean(key, _near(section)))
        else:
            _dial(report, key, key, setting)


def _near(section: str) -> Iterable[str]:
    return [key for key in DIALS if key.startswith(f"{section}.")]


def _dial(report: Report, path: str, key: str, setting: object) -> None:
    if not DIALS[key].accepts(setting):
        hint = did_you_mean(setting, DIALS[key].words) if isinstance(setting, str) else ""
        if isinstance(hint, Words) and hint.code != "hint-close":
            hint = ""  # the words are in what is allowed
        _not_allowed(report, path, setting, DIALS[key].allowed(), hint)


def _modes(report: Report, value: object) -> None:
    if isinstance(value, dict) and len(value) > MOST_MODES:
        report("modes", value, "modes-count", count=len(value), most=MOST_MODES)
        return
    for mode, changes in _named(report, "modes", value, NAME):
        for key, setting in _table(report, f"modes.{mode}", changes).items():
            path = f"modes.{mode}.{key}"
            if key == "clauses":
                _clauses(report, setting, path)
            elif key not in DIALS:
                report(path, setting, "unknown-mode-dial", hint=did_you_mean(key, DIALS))
            else:
                _dial(report, path, key, setting)


def _name(report: Report, value: object) -> None:
    if not isinstance(value, str) or not NAME.fullmatch(value):
        report("name", value, "name-form")


def _extends(report: Report, value: object) -> None:
    if not isinstance(value, str):
        report("extends", value, "extends-form")


def _title(report: Report, value: object) -> None:
    _text(report, "title", value, LONGEST_NAME)


def _language(report: Report, value: object) -> None:
    _one_of(report, "language", value, LANGUAGES)


def _prefix(report: Report, value: object) -> None:
    if not isinstance(value, str) or not PREFIX.fullmatch(value):
        report("prefix", value, "prefix-form")


def _accent(report: Report, value: object) -> None:
    _colour(report, "accent", value)


def _abstract(report: Report, value: object) -> None:
    _flag(report, "abstract", value)


def _removal(report: Report, value: object) -> None:
    if not isinstance(value, list) or not all(isinstance(path, str) for path in value):
        report("remove", value, "remove-form")
    elif len(value) > MOST_REMOVALS:
        report("remove", value, "removals", count=len(value), most=MOST_REMOVALS)


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
            report(path, inner, "thousands-form")


def _notes(report: Report, value: object) -> None:
    for note, count in _table(report, "notes", value).items():
        if not (note.isascii() and note.isdigit() and len(note) < 8 and int(note) > 0):
            report(f"notes.{shown(note)}", count, "note-form")
        _whole(report, f"notes.{note}", count, 1, 1000)


def _about(report: Report, value: object) -> None:
    _texts(report, "about", value, LONGEST_TEXT)


def _aim(report: Report, value: object) -> None:
    _texts(report, "aim", value, LONGEST_TEXT)


def _pawns(report: Report, value: object) -> None:
    _whole(report, "pawns", value, FEWEST_PAWNS, MOST_PAWNS)


def _own_words(report: Report, value: object) -> None:
    for language, said in _known(report, "words", value, LANGUAGES):
        for word, text in _known(report, f"words.{language}", said, WORDS):
            _text(report, f"words.{language}.{word}", text, LONGEST_NAME)


def _board(report: Report, value: object) -> None:
    for key, inner in _known(report, "board", value, BOARD_KEYS):
        _flag(report, f"board.{key}", inner)


def _clauses(report: Report, value: object, path: str = "clauses") -> None:
    for key, inner in _table(report, path, value).items():
        if key not in KEYS:
            hint = did_you_mean(key, SHORT_KEYS)
            report(f"{path}.{key}", inner, "clause-key", name=shown(key), hint=hint)
        elif not isinstance(inner, str) or not (CLAUSE.fullmatch(inner) or inner == CONVENTION):
            report(f"{path}.{key}", inner, "clause-form")


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
            report(f"squares.{index}", said, "square-number", most=names.SQUARES - 1)
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
        report(path, value, "one-effect", count=len(said), names=", ".join(EFFECTS))
    for key, inner in said.items():
        if key not in EFFECTS:
            report(f"{path}.{key}", inner, "unknown-effect", hint=did_you_mean(key, EFFECTS))
        else:
            _EFFECT[EFFECTS[key]](report, f"{path}.{key}", inner)


def _amount(report: Report, path: str, value: object) -> None:
    if isinstance(value, list):
        _range(report, path, value)
    else:
        _whole(report, path, value, 1, MOST_MONEY, words("amounts"))


def _range(report: Report, path: str, value: object) -> None:
    right = (
        isinstance(value, list)
        and len(value) == 2
        and all(_is_whole(number, 1, MOST_MONEY) for number in value)
        and value[0] <= value[1]
    )
    if not right:
        report(path, value, "range-form", low=1, high=MOST_MONEY)


def _buildings(report: Report, path: str, value: object) -> None:
    said = _table(report, path, value)
    if isinstance(value, dict) and set(said) != {"house", "hotel"}:
        report(path, value, "buildings-form")
    for key in said.keys() & {"house", "hotel"}:
        _whole(report, f"{path}.{key}", said[key], 0, MOST_MONEY)


def _true(report: Report, path: str, value: object) -> None:
    if value is not True:
        report(path, value, "only-true")


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
        report(path, value, "rents-form", count=MOST_RENTS, low=0, high=MOST_MONEY)


def _price(report: Report, path: str, value: object) -> None:
    _whole(report, path, value, 1, MOST_MONEY)


def _reference(report: Report, path: str, value: object) -> None:
    if not isinstance(value, str) or not NAME.fullmatch(value):
        report(path, value, "reference-form")


def _square_name(report: Report, path: str, value: object) -> None:
    _text(report, path, value, LONGEST_NAME)


def _icon(report: Report, path: str, value: object) -> None:
    _one_of(report, path, value, ICONS)


def _short(report: Report, path: str, value: object) -> None:
    _text(report, path, value, LONGEST_SHORT)


def _names(report: Report, path: str, value: object) -> None:
    _texts(report, path, value, LONGEST_NAME)


# What every part is made of.


def _table(report: Report, path: str, value: object) -> Table:
    if isinstance(value, dict):
        return value
    report(path, value, "table-form")
    return {}


def _known(report: Report, path: str, value: object, known: tuple[str, ...]) -> list[tuple[str, Any]]:
    """The entries whose keys are known; the others are reported."""
    entries = []
    for key, inner in _table(report, path, value).items():
        if key in known:
            entries.append((key, inner))
        else:
            report(f"{path}.{key}", inner, "unknown-key", hint=did_you_mean(key, known))
    return entries


def _named(report: Report, path: str, value: object, pattern: re.Pattern[str]) -> list[tuple[str, Any]]:
    """The entries whose names are well formed; the others are reported."""
    entries = []
    for key, inner in _table(report, path, value).items():
        if pattern.fullmatch(key):
            entries.append((key, inner))
        else:
            report(f"{path}.{shown(key)}", inner, "names-form")
    return entries


def _is_whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _not_allowed(report: Report, path: str, value: object, allowed: Words | str, hint: Words | str = "") -> None:
    report(path, value, "not-allowed", allowed=allowed, hint=hint)


def _whole(report: Report, path: str, value: object, low: int, high: int, other: Words | None = None) -> None:
    if not _is_whole(value, low, high):
        allowed = words("whole", low=low, high=high)
        _not_allowed(report, path, value, allowed if other is None else either([allowed, other]))


def _flag(report: Report, path: str, value: object) -> None:
    if not isinstance(value, bool):
        _not_allowed(report, path, value, either(["true", "false"]))


def _one_of(report: Report, path: str, value: object, known: Iterable[str]) -> None:
    choices = list(known)
    if not isinstance(value, str) or value not in choices:
        _not_allowed(report, path, value, words("one-of", names=", ".join(choices)))


def _colour(report: Report, path: str, value: object) -> None:
    if not isinstance(value, str) or not COLOUR.fullmatch(value):
        report(path, value, "colour-form")


def _text(report: Report, path: str, value: object, longest: int) -> None:
    if not isinstance(value, str):
        report(path, value, "text-form")
    elif not value.strip():
        report(path, value, "text-empty")
    elif len(value) > longest:
        report(path, value, "text-long", count=len(value), most=longest)
    elif any(unicodedata.category(letter).startswith("C") for letter in value):
        report(path, value, "text-invisible")


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
    "aim": _aim,
    "pawns": _pawns,
    "words": _own_words,
    "board": _board,
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
    "nouns": _names,
    "group": _reference,
    "price": _price,
    "rents": _rents,
    "house_price": _price,
    "hotel_price": _price,
    "mortgage": _price,
    "amount": _price,
    "deck": _reference,
    "icon": _icon,
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
