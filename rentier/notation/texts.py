"""Every sentence that a player reads, in four languages, from the Fluent catalogues beside this module.

A catalogue may use these functions; all values are text, and "" stands for what is not known:

    KNOWN($square)                  yes or no
    WITH($square, before: " on ")   the value with `before` and `after` around it, or nothing; the preposition at the
                                    end of `before` contracts with a noun's article: see `nouns`
    COUNT($turns)                   one or other
    WHO($payee)                     bank or jackpot where the value is an `Account`, else player, or nobody

`$jail` and `$bank` are always known: the edition's noun for it, or the language's own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING

from rentier.notation.nouns import Account as Account
from rentier.notation.nouns import Noun, joined

if TYPE_CHECKING:
    from fluent.syntax import ast

LANGUAGES = ("pt", "es", "it", "en")

# What a refusal's or a move's sentence may name. What the caller does not give is not known.
DETAILS = (
    "player",
    "actor",
    "square",
    "group",
    "other",
    "needed",
    "cash",
    "amount",
    "least",
    "most",
    "owed",
    "creditor",
    "houses",
    "lot",
    "place",
    "cards",
    "limited",
    "jail",
    "bank",
    "bail",
    "pawn",
    "forced",
    "field",
    "value",
    "allowed",
    "reason",
    "by",
    "move",
    "id",
    "version",
    "line",
)
_Said = Callable[[Mapping[str, str]], str]
_CATALOGUES = Path(__file__).with_name("catalogues")


def account(language: str, kind: str) -> Account:
    """The account of this kind, "bank" or "jackpot", as the language calls it."""
    return Account(kind, sentence(language, f"the-{kind}", {}))


def sentence(language: str, key: str, details: Mapping[str, str]) -> str:
    """The catalogue's sentence with its details filled in. ValueError for a language, KeyError for a key, not there."""
    try:
        text = _catalogue(language)[key].said
    except KeyError:
        raise KeyError(f"no text {key!r} in {language!r}") from None
    return _capital(_one_stop(text({**_nothing_known(language), **details}), details), details)


@cache
def _nothing_known(language: str) -> dict[str, str]:
    """Every detail as it is before anything is known."""
    jail = Noun(_catalogue(language)["the-jail"].said({}))
    return {
        **dict.fromkeys(DETAILS, ""),
        "jail": jail,
        "bank": Account("bank", _catalogue(language)["the-bank"].said({})),
    }


@cache
def details_of(key: str) -> frozenset[str]:
    """The details that a sentence names, in any language."""
    catalogues = [_catalogue(language) for language in LANGUAGES]
    return frozenset(name for each in catalogues if key in each for name in each[key].named)


def keys(language: str) -> frozenset[str]:
    """The keys of a language's catalogue."""
    return frozenset(_catalogue(language))


@cache
def clauses(edition: str, language: str) -> Mapping[str, str]:
    """The words of each clause of a rulebook of ours, by its number; nothing for any other edition."""
    from fluent.syntax import ast, parse

    if not re.fullmatch(r"[a-z]{1,40}", edition):
        return {}
    file = _CATALOGUES / language / "clauses" / f"{edition}.ftl"
    if not file.is_file():
        return {}
    entries = parse(file.read_text(encoding="utf-8")).body
    plain = {entry.id.name: entry.value for entry in entries if isinstance(entry, ast.Message)}
    return {
        clause: "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))
        for clause, pattern in plain.items()
        if pattern is not None
    }


@dataclass(frozen=True, slots=True)
class _Text:
    """A message of a catalogue: the details that it names, and what it says of them."""

    named: frozenset[str]
    said: _Said


@dataclass(frozen=True, slots=True)
class _Reading:
    """What a pattern may refer to: the functions of its language and the other messages."""

    functions: Mapping[str, Callable[..., str]]
    others: Mapping[str, ast.Pattern]


@cache
def _catalogue(language: str) -> dict[str, _Text]:
    if language not in LANGUAGES:
        raise ValueError(f"no texts in {language!r}: choose one of {', '.join(LANGUAGES)}")
    from fluent.syntax import ast, parse

    found: dict[str, _Text] = {}
    patterns: dict[str, ast.Pattern] = {}
    for file in sorted((_CATALOGUES / language).glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in patterns, f"{file}: {entry.id.name} is there twice"
                assert entry.value is not None, f"{file}: {entry.id.name} says nothing"
                patterns[entry.id.name] = entry.value
    reading = _Reading(functions(language), patterns)
    for key, pattern in patterns.items():
        named: set[str] = set()
        said = _said(pattern, reading, named)
        found[key] = _Text(frozenset(named), said)
    return found


def _said(pattern: ast.Pattern, reading: _Reading, named: set[str]) -> _Said:
    """A pattern as a function of its details, whose names are noted."""
    from fluent.syntax import ast

    parts: list[_Said] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(_constant(element.value))
        else:
            parts.append(_expression(element.expression, reading, named))
    if len(parts) == 1:
        return parts[0]
    return lambda details: "".join([part(details) for part in parts])


def _expression(found: object, reading: _Reading, named: set[str]) -> _Said:
    from fluent.syntax import ast

    match found:
        case ast.StringLiteral():
            return _constant(found.parse()["value"])
        case ast.VariableReference():
            named.add(found.id.name)
            return itemgetter(found.id.name)
        case ast.MessageReference(attribute=None):
            return _said(reading.others[found.id.name], reading, named)
        case ast.FunctionReference():
            function = reading.functions[found.id.name]
            (value,) = [_expression(each, reading, named) for each in found.arguments.positional]
            options = {each.name.name: each.value.parse()["value"] for each in found.arguments.named}
            return lambda details: function(value(details), **options)
        case ast.SelectExpression():
            selector = _expression(found.selector, reading, named)
            variants = {}
            for variant in found.variants:
                key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                variants[key] = said = _said(variant.value, reading, named)
                if variant.default:
                    default = said
            return lambda details: variants.get(selector(details), default)(details)
    raise AssertionError(f"a catalogue has {type(found).__name__}, which no sentence needs")


def _constant(text: str) -> _Said:
    return lambda _: text


def _one_stop(text: str, details: Mapping[str, str]) -> str:
    """The text with one full stop after a detail that brings its own, as in “Collect 30 p.”"""
    for value in details.values():
        if value.endswith("."):
            text = text.replace(f"{value}.", value)
    return text


def _capital(text: str, details: Mapping[str, str]) -> str:
    """The text with a capital if it begins with a noun, whose article is in small letters."""
    if any(isinstance(value, Noun) and value and text.startswith(value) for value in details.values()):
        return text[0].upper() + text[1:]
    return text


def _known(value: str) -> str:
    return "yes" if value else "no"


def _with(language: str, value: str, before: str = "", after: str = "") -> str:
    return f"{joined(language, before, value)}{after}" if value else ""


def _count(value: str) -> str:
    return "one" if value == "1" else "other"


def _who(value: str) -> str:
    if isinstance(value, Account):
        return value.kind
    return "player" if value else "nobody"


def functions(language: str) -> dict[str, Callable[..., str]]:
    """The functions that a catalogue of this language may use."""
    return {"KNOWN": _known, "WITH": partial(_with, language), "COUNT": _count, "WHO": _who}
