"""What is wrong with an edition, told in four languages so that its author can put it right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

MOST_SHOWN = 60


@dataclass(frozen=True, slots=True)
class Words:
    """What every language says in its own words: `mistake-<code>` in the catalogues, and what is named there."""

    code: str
    details: Mapping[str, Words | str] = field(default_factory=dict)

    def text_in(self, language: str) -> str:
        """The words in pt, es, it or en."""
        from rentier.notation import texts  # reads the catalogues, and knows of nothing else

        known = {name: told(value, language) for name, value in self.details.items()}
        return texts.sentence(language, f"mistake-{self.code}", known)


def told(said: Words | str, language: str) -> str:
    """What may be words, or stand in the file as it is."""
    return said.text_in(language) if isinstance(said, Words) else said


def words(code: str, **details: object) -> Words:
    """Words with their details: numbers and texts as they stand, and other words within."""
    return Words(code, {name: value if isinstance(value, Words) else str(value) for name, value in details.items()})


@dataclass(frozen=True, slots=True)
class Problem:
    """One mistake: where it is, what stands there, and what is wrong with it and would be right.

    The words may name the key and the value without being given them.
    """

    file: str
    key: str
    value: str
    wrong: Words

    @property
    def code(self) -> str:
        """Which kind of mistake it is; stable, and the same in all languages."""
        return self.wrong.code

    @property
    def message(self) -> str:
        return self.message_in("en")

    def message_in(self, language: str) -> str:
        """What is wrong, and what would be right, without where."""
        known = {"key": self.key, "value": self.value, "hint": "", **self.wrong.details}
        return Words(self.code, known).text_in(language)

    def text_in(self, language: str) -> str:
        """All of it, on one line."""
        return ": ".join(part for part in (self.file, self.key, self.message_in(language)) if part)

    def __str__(self) -> str:
        return self.text_in("en")


class EditionError(ValueError):
    """An edition, mode or house rule that cannot be played; `problems` has all that is wrong with it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def text_in(self, language: str) -> str:
        """The first mistake, and how many more there are."""
        first, more = self.problems[0].text_in(language), len(self.problems) - 1
        return words("and-more", first=first, count=more).text_in(language) if more else first

    def __str__(self) -> str:
        return self.text_in("en")


def shown(value: object) -> str:
    """The value as it stands in the file, on one line and not too long; a table as {…}."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{…}"
    try:
        text = repr(value) if isinstance(value, list | float) else str(value)
    except (ValueError, RecursionError):
        return "…"  # a number of thousands of digits
    text = printable(text)
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"


def printable(text: str) -> str:
    """The text without anything that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)


def did_you_mean(word: str, known: Iterable[str]) -> Words | str:
    """A hint for a misspelt word, or all there is to choose from when that is little; else nothing."""
    choices = list(known)
    close = difflib.get_close_matches(word[:MOST_SHOWN], choices, n=1, cutoff=0.6)
    if close:
        return words("hint-close", name=close[0])
    return words("hint-known", names=", ".join(choices)) if 0 < len(choices) <= 16 else ""


def either(choices: Sequence[Words | str]) -> Words | str:
    """“a, b or c”."""
    if len(choices) == 1:
        return choices[0]
    first = choices[0]
    for choice in choices[1:-1]:
        first = words("list", first=first, last=choice)
    return words("or", first=first, last=choices[-1])
