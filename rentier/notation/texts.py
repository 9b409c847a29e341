"""Every sentence that a player reads, in four languages, from the Fluent catalogues beside this module.

A catalogue may use these functions; all values are text, and "" stands for what is not known:

    KNOWN($square)                  yes or no
    WITH($square, before: " on ")   the value with `before` and `after` around it, or nothing
    COUNT($turns)                   one or other
    WHO($payee)                     bank or jackpot where the value is an `Account`, else player, or nobody
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

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
    "jail",
    "field",
    "value",
    "allowed",
    "reason",
    "move",
    "id",
)
_NOTHING_KNOWN = dict.fromkeys(DETAILS, "")
_CATALOGUES = Path(__file__).with_name("catalogues")


class Account(str):
    """The Bank or the jackpot as a sentence names it. A player of the same name is still a player."""

    kind: str

    def __new__(cls, kind: str, name: str = "") -> Account:
        account = super().__new__(cls, name or kind)
        account.kind = kind
        return account


def account(language: str, kind: str) -> Account:
    """The account of this kind, "bank" or "jackpot", as the language calls it."""
    return Account(kind, sentence(language, f"the-{kind}", {}))


def sentence(language: str, key: str, details: Mapping[str, str]) -> str:
    """The catalogue's sentence with its details filled in. ValueError for a language, KeyError for a key, not there."""
    bundle, _, named = _catalogue(language)
    if not bundle.has_message(key):
        raise KeyError(f"no text {key!r} in {language!r}")
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    known = {name: details.get(name, _NOTHING_KNOWN.get(name)) for name in named[key]}
    text, errors = bundle.format_pattern(pattern, {name: value for name, value in known.items() if value is not None})
    assert not errors, (language, key, errors)
    return _one_stop(str(text), details)


@cache
def details_of(key: str) -> frozenset[str]:
    """The details that a sentence names, in any language."""
    return frozenset(name for language in LANGUAGES for name in _catalogue(language)[2].get(key, ()))


def keys(language: str) -> frozenset[str]:
    """The keys of a language's catalogue."""
    return _catalogue(language)[1]


@cache
def clauses(edition: str, language: str) -> Mapping[str, str]:
    """The words of each clause of a rulebook of ours, by its number; nothing for any other edition."""
    from fluent.runtime import FluentResource
    from fluent.syntax import ast

    if not re.fullmatch(r"[a-z]+", edition):
        return {}
    file = _CATALOGUES / language / "clauses" / f"{edition}.ftl"
    if not file.is_file():
        return {}
    entries = FluentResource(file.read_text(encoding="utf-8")).body
    plain = {entry.id.name: entry.value for entry in entries if isinstance(entry, ast.Message)}
    return {
        clause: "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))
        for clause, pattern in plain.items()
        if pattern is not None
    }


@cache
def _catalogue(language: str) -> tuple[FluentBundle, frozenset[str], dict[str, list[str]]]:
    if language not in LANGUAGES:
        raise ValueError(f"no texts in {language!r}: choose one of {', '.join(LANGUAGES)}")
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import ast

    functions: dict[str, Any] = {"KNOWN": _known, "WITH": _with, "COUNT": _count, "WHO": _who}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    found: set[str] = set()
    named: dict[str, list[str]] = {}
    inside: dict[str, list[str]] = {}
    for file in sorted((_CATALOGUES / language).glob("*.ftl")):
        source = file.read_text(encoding="utf-8")
        resource = FluentResource(source)
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} is there twice"
                found.add(entry.id.name)
                assert entry.span is not None
                text = source[entry.span.start : entry.span.end]
                named[entry.id.name] = re.findall(r"\$([a-z_]+)", text)
                inside[entry.id.name] = re.findall(r"{ ([a-z][a-z-]*) }", text)
        bundle.add_resource(resource)
    for name, others in inside.items():  # a sentence in a sentence has no third in it
        named[name] = list(dict.fromkeys([*named[name], *(each for other in others for each in named[other])]))
    return bundle, frozenset(found), named


def _one_stop(text: str, details: Mapping[str, str]) -> str:
    """The text with one full stop after a detail that brings its own, as in “Collect 30 p.”"""
    for value in details.values():
        if value.endswith("."):
            text = text.replace(f"{value}.", value)
    return text


def _known(value: str) -> str:
    return "yes" if value else "no"


def _with(value: str, before: str = "", after: str = "") -> str:
    return f"{before}{value}{after}" if value else ""


def _count(value: str) -> str:
    return "one" if value == "1" else "other"


def _who(value: str) -> str:
    if isinstance(value, Account):
        return value.kind
    return "player" if value else "nobody"
