"""The keys of `[clauses]`: every refusal and event that a clause of a rulebook can stand behind, with its variants.

`rentier.notation.circumstances` decides which variants apply to one refusal or event; a test compares the two lists.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType

from rentier.editions.schema import EFFECTS
from rentier.rules import names

CLAUSE = re.compile(r"\b[A-Z]{1,4}-\d{1,3}\b")
CONVENTION = "convention"  # instead of a clause: the rulebook says nothing, the table needs the rule to go on


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
    "older-rules",  # a record that a change of the rules keeps from being played again
    "not-chance",
)
REFUSALS = tuple(dict.fromkeys([*_words("R_"), *MALFORMED]))
MOVES = _words("MOVE_", "ROWS")
EVENTS = _words("EV_", "CHANCE")

_REASONS = _words("FOR_")
_AUCTIONS = ("declined", "estate", "debtor", "scarce")
_QUESTIONS = ("price", "scarce")
_ENDINGS = ("last-one-left", "bankruptcies", "clock", "owns-everything", "agreed")
# Whose goods change hands: of a bankrupt to the Bank or to a player, of the bankrupt that ends the game, of a leaver.
_ESTATES = ("to-bank", "to-player", "last", "left")
_HOTELS = ("hotel", "hotel-changed")  # sold with its houses, or changed back into them
_MORTGAGES = ("bought", "inherited", "settled")  # how the title came to its owner with the mortgage on it
_EFFECTS = tuple(effect.replace("_", "-") for effect in EFFECTS)


def _each(first: str, second: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{first}-{word}" for word in second)


_MONEY = (
    *_REASONS,
    *_each("salary", ("card", "backwards")),
    *_each("price", ("asked", "dealt")),
    *_each("rent", ("time-up", "left")),
    *_each("card", _EFFECTS),
    *_each("bail", ("forced",)),
    *_each("building", ("hotel",)),
    *_each("building-sale", (*_HOTELS, *_ESTATES)),
    *_each("mortgage", ("left",)),
    *_each("lift", (*_MORTGAGES, "auctioned")),  # auctioned: repaid from the price of a debtor's title
    *_each("interest", _MORTGAGES),
    *_each("trade", ("card",)),
    *_each("auction", _AUCTIONS),
    *_each("bankruptcy", _ESTATES),
    *_each("title-sale", ("left",)),
)

# Event -> the words that may follow its name, after a hyphen.
VARIANTS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "moved": ("dice", "card", "backwards", "jail"),
        "paid": _MONEY,
        "owes": _MONEY,
        "title": (
            *_REASONS,
            *_each("price", ("asked", "dealt")),
            *_each("auction", _AUCTIONS),
            *_each("bankruptcy", (*_ESTATES, "released")),
        ),
        "declined": ("monument", *_ESTATES),
        "asked": _QUESTIONS,
        "wanted": _QUESTIONS,
        "waived": _QUESTIONS,
        "auction-started": _AUCTIONS,
        "auction-won": _AUCTIONS,
        "auction-unsold": _AUCTIONS,
        "bid": _AUCTIONS,
        "passed": _AUCTIONS,
        "claim-lapsed": _ESTATES,
        "claim-passed-on": _ESTATES,
        "rent-claimed": ("left", "time-up"),
        "jailed": ("square", "card", "doubles"),
        "freed": ("bail", "card", "double", "waiting", "bail-forced", "card-forced"),
        "card-passed-on": _ESTATES,
        "card-returned": _ESTATES,
        "built": ("hotel", "scarce"),
        "building-sold": (*_HOTELS, *_ESTATES),
        "buildings-returned": _ESTATES,
        "mortgaged": ("left",),
        "lifted": _MORTGAGES,
        "kept-mortgage": _MORTGAGES,
        "offer-accepted": ("card",),
        "bankrupt": ("to-bank", "to-player", "last"),
        "game-over": _ENDINGS,
    }
)

# Refusal -> the words for its circumstances, after a hyphen, behind the code or behind code and move.
REFUSAL_VARIANTS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        **dict.fromkeys(("auction-running", "out-of-auction", "bid-too-low", "bid-beyond-cash"), _AUCTIONS),
        **dict.fromkeys(("leads-already", "money-behind-bid", "visitor-cannot-pay-now"), _AUCTIONS),
        "game-over": _ENDINGS,
        "bankrupt-seat": ("left",),
        "to-bankrupt": ("left",),
        "must-roll": ("double",),
        "cannot-wait": ("forced",),
        "not-a-lot": ("monument",),
        "question-open": (*_QUESTIONS, *_MORTGAGES),
        "not-your-decision": _MORTGAGES,
        "already-answered": _QUESTIONS,
        "no-cash": ("hotel", "scarce", "card", "bought", "inherited", "settled"),
        "no-hotels-left": ("scarce",),
        "no-houses-left": ("scarce",),
        "they-have-no-cash": ("card", "settlement"),
        "they-do-not-own": ("settlement",),
        "built-lot": ("settlement",),
        "built-group": ("settlement",),
        "interest-unpayable": ("settlement",),
        "after-end-time": ("clock", "agreed"),
    }
)


def _refusal_keys() -> dict[str, tuple[str, str]]:
    """Key -> the refusal's code and the move it names, if any: a circumstance may follow either."""
    keys: dict[str, tuple[str, str]] = {}
    for code in REFUSALS:
        for move in ("", *MOVES):
            key = f"{code}-{move}" if move else code
            for each in (key, *_each(key, REFUSAL_VARIANTS.get(code, ()))):
                keys.setdefault(each, (code, move))
    return keys


REFUSAL_KEYS: Mapping[str, tuple[str, str]] = MappingProxyType(_refusal_keys())
# Every key, those of a refusal for one move or circumstance left out.
SHORT_KEYS = (*REFUSALS, *EVENTS, *(f"{event}-{word}" for event, words in VARIANTS.items() for word in words))
KEYS = frozenset({*SHORT_KEYS, *REFUSAL_KEYS})
