"""What is wrong with an edition, told so that its author can put it right."""

import difflib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

MOST_SHOWN = 60


@dataclass(frozen=True, slots=True)
class Problem:
    """One mistake: where it is, what stands there, and what would be right."""

    file: str
    key: str
    value: str
    message: str

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.key, self.message) if part)


class EditionError(ValueError):
    """An edition, mode or house rule that cannot be played; `problems` has all that is wrong with it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        more = f" (and {len(self.problems) - 1} more)" if len(self.problems) > 1 else ""
        super().__init__(f"{self.problems[0]}{more}")

    def __reduce__(self) -> tuple[type["EditionError"], tuple[Sequence[Problem]]]:
        return (EditionError, (self.problems,))


def shown(value: object) -> str:
    """The value as it stands in the file, on one line and not too long."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "a table"
    try:
        text = repr(value) if isinstance(value, list | float) else str(value)
    except (ValueError, RecursionError):
        return "a value too large to show"
    text = printable(text)
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"


def printable(text: str) -> str:
    """The text without anything that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A hint for a misspelt word, or all there is to choose from when that is little; else nothing."""
    choices = list(known)
    close = difflib.get_close_matches(word[:MOST_SHOWN], choices, n=1, cutoff=0.6)
    if close:
        return f"; did you mean {close[0]}?"
    return f"; known: {', '.join(choices)}" if 0 < len(choices) <= 16 else ""
