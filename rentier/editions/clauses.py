"""What `[clauses]` may name: the refusals and events that a clause of a rulebook can stand behind.

`notation` gives them their fields and sentences; a test holds the two together.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType

from rentier.rules import names

CLAUSE = re.compile(r"\b[A-Z]{1,4}-\d{1,3}\b")


def _words(prefix: str, *without: str) -> tuple[str, ...]:
    """The rules' names that begin so, as words: R_NOT_OWNER, not-owner."""
    found = [name.removeprefix(prefix) for name in dir(names) if name.startswith(prefix)]
    return tuple(name.lower().replace("_", "-") for name in found if name not in without)


# Of what is not even a move, and of games that cannot begin.
MALFORMED = (
    "not-a-move",  # neither a move nor a mapping with "move"
    "unknown-move",
    "unknown-field",
    "missing-field",
    "wrong-type",
    "out-of-range",
    "no-such-square",
    "no-such-seat",
    "no-such-group",
    "players-number",
    "players-names",
    "pawn-taken",
    "not-a-position",
    "not-a-record",
    "not-chance",
)
REFUSALS = tuple(dict.fromkeys([*_words("R_"), *MALFORMED]))
MOVES = _words("MOVE_", "ROWS")
EVENTS = _words("EV_", "CHANCE")

_REASONS = _words("FOR_")
_AUCTIONS = ("declined", "estate", "debtor", "scarce")
VARIANTS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "moved": ("dice", "card", "backwards", "jail"),
        "paid": _REASONS,
        "title": _REASONS,
        "owes": _REASONS,
        "asked": ("price", "scarce"),
        "auction-started": _AUCTIONS,
        "auction-won": _AUCTIONS,
        "auction-unsold": _AUCTIONS,
        "jailed": ("square", "card", "doubles"),
        "freed": ("bail", "card", "double", "waiting"),
        "game-over": ("last-one-left", "bankruptcies", "clock", "owns-everything", "agreed"),
    }
)


# Every key, those of a refusal for one move only left out.
SHORT_KEYS = (*REFUSALS, *EVENTS, *(f"{event}-{word}" for event, words in VARIANTS.items() for word in words))
KEYS = frozenset({*SHORT_KEYS, *(f"{code}-{move}" for code in REFUSALS for move in MOVES)})
