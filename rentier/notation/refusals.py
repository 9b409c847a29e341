"""Why a move was not allowed: a code, the clause that forbids it, and a sentence in the player's language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from rentier.editions.clauses import MALFORMED as MALFORMED
from rentier.editions.problem import EditionError
from rentier.notation import texts
from rentier.rules import names

if TYPE_CHECKING:
    from rentier.editions import Edition

# The rules' refusals: number -> public code. The sentence is `refused-<code>` in the Fluent catalogues.
CODES: dict[int, str] = {
    getattr(names, name): name[2:].lower().replace("_", "-") for name in dir(names) if name.startswith("R_")
}

# Why a position, a record or a dictated outcome does not hold: `reason-<word>` in the catalogues.
REASONS = (
    *(
        "missing",
        "twice",
        "in-the-game",
        "out-of-the-game",
        "another-player",
        "one-left",
        "all-together",
        "a-title",
        "banks-title",
    ),
    *("debtors-title", "up-once", "mortgaged", "automatic", "over", "ended", "to-move", "rent-owed"),
    *("a-bidder", "a-bid", "scarce", "answers", "placing", "one-offer", "header-has-it", "commitment"),
    *("misfit", "not-in-deck", "newer"),
    # What `rentier.rules.invariants` finds, in its order; but that houses stand unevenly is no reason.
    *("money-counted", "buildings-counted", "titles-owned", "cards-counted", "dues", "offers", "prisoners"),
    "nobody-decides",
)
BROKEN = REASONS[-8:]

# The dial behind a refusal: its clause is the refusal's unless the edition's [clauses] name another.
DIALS: dict[str, str] = {
    "must-roll": "turn.extra_roll",
    "rent-is-automatic": "rent.claim",
    "no-claim": "rent.claim",
    "group-incomplete": "building.needs",
    "group-mortgaged": "building.group_unmortgaged",
    "uneven": "building.even",
    "uneven-sale": "building.even_sale",
    "one-on-empty": "building.one_on_empty",
    "fully-built": "building.houses",
    "no-hotels": "building.hotel_needs",
    "hotel-needs": "building.hotel_needs",
    "no-houses-left": "building.house_stock",
    "no-hotels-left": "building.hotel_stock",
    "not-your-turn-to-build": "building.when",
    "not-landed-here": "building.when",
    "no-houses-for-hotel": "building.hotel_break",
    "built-lot": "mortgage.needs",
    "built-group": "mortgage.needs",
    "buildings-first": "debt.buildings_first",
    "no-bail": "jail.bail_when",
    "no-bail-yet": "jail.bail_when",
    "cannot-wait": "jail.wait_turns",
    "must-wait": "jail.wait_turns",
    "gift": "trade.gifts",
    "no-paying-in-property": "debt.pay_in_property",
    "only-rent-in-property": "debt.pay_in_property",
    "no-sale-to-bank": "debt.sell_to_bank",
    "liquidate-first": "bankruptcy.liquidate_first",
    "can-still-pay": "bankruptcy.to_player",
    "cards-not-traded": "trade.jail_cards",
    "no-more-tries": "jail.double_turns",
    "players-number": "players.min",
}


# Several dials may be the cause; and some codes have the clause of a dial that does not cause them.
CAUSES: dict[str, tuple[str, ...]] = {
    "hotel-needs": ("building.hotel_needs", "building.houses"),
    "no-hotels": ("building.hotel_needs", "building.houses"),
    "busy": ("money.raise_when",),
    "cards-not-traded": ("trade.jail_cards", "jail.card"),
    "no-more-tries": ("jail.double_turns",),
    "players-number": ("players.min", "players.max"),
}
NOT_CAUSED = ("must-roll", "no-claim", "fully-built", "can-still-pay")


class Refused(ValueError):
    """A move that is not allowed. It has changed nothing.

    `code` is stable, `clause` the numbered rule behind it ("PE-31") or None, `text` a sentence in the edition's
    language. Where `convention` is true no clause forbids the move, and the sentence says that the table does.
    The detail `reason` is one of `REASONS`; where something within was wrong, `because` is that: another refusal, or
    an edition's mistake.
    """

    def __init__(self, code: str, clause: str | None = None, language: str = "en", **details: str) -> None:
        super().__init__(code)
        self.code = code
        self.clause = clause
        self.language = language
        self.details: Mapping[str, str] = details
        self.convention = False  # no clause forbids it, but the table could not go on otherwise
        self.because: ValueError | None = None
        self.in_language: dict[str, dict[str, str]] = {}  # the details that differ by language

    @property
    def text(self) -> str:
        return self.text_in(self.language)

    def text_in(self, language: str) -> str:
        """The sentence in pt, es, it or en."""
        words_here = {key: words[language] for key, words in self.in_language.items()}
        if isinstance(self.because, Refused):
            words_here["reason"] = self.because.text_in(language)
        elif isinstance(self.because, EditionError):
            words_here["reason"] = f"{self.because.text_in(language)}."
        elif self.because is not None:
            words_here["reason"] = f"{self.because}."
        elif self.details.get("reason"):
            words_here["reason"] = texts.sentence(language, f"reason-{self.details['reason']}", {})
        said = texts.sentence(language, f"refused-{self.code}", {**self.details, **words_here})
        return f"{said} {texts.sentence(language, 'convention-of-the-table', {})}" if self.convention else said

    def data(self) -> dict[str, object]:
        return {"code": self.code, "clause": self.clause, "details": dict(self.details)}

    def __str__(self) -> str:
        return f"{self.text} [{self.code}{f', {self.clause}' if self.clause else ''}]"


def clause_of(edition: Edition, code: str, move: str = "", words: Iterable[str] = ()) -> str | None:
    """The clause that forbids a move, or None: see `ground_of`."""
    return ground_of(edition, code, move, words)[0]


def ground_of(edition: Edition, code: str, move: str = "", words: Iterable[str] = ()) -> tuple[str | None, bool]:
    """The clause that forbids a move, or None, and whether it is a convention of the table.

    The edition names a clause for code, move and circumstances (`words`), from the most specific key to the code
    alone; else it is that of the dial behind the code. A house rule is a convention: the rulebook has no clause for it,
    nor for what becomes possible only by one.
    """
    if any(dial in edition.house_rules for dial in causes_of(code, move)):
        return None, True
    for key in keys_of(code, move.replace("_", "-"), words):
        if key in edition.clauses:
            return edition.clauses[key], False
        if key in edition.conventions:
            return None, True
    dial = DIALS.get(code, "")
    clauses = edition.provenance[dial].clauses if dial in edition.provenance else ()
    if clauses:
        return clauses[0], False
    return None, bool(edition.house_rules) and code not in MALFORMED


def keys_of(code: str, move: str, words: Iterable[str]) -> Iterator[str]:
    """The keys of `[clauses]` for a refusal, the most specific first."""
    words = list(words)
    if move:
        yield from (f"{code}-{move}-{word}" for word in words)
        yield f"{code}-{move}"
    yield from (f"{code}-{word}" for word in words)
    yield code


def causes_of(code: str, move: str) -> tuple[str, ...]:
    """The dials whose value alone makes a move forbidden."""
    if code in ("built-lot", "built-group"):
        return ("mortgage.needs",) if move == "mortgage" else ("trade.built_lots",)
    if code in CAUSES:
        return CAUSES[code]
    return () if code in NOT_CAUSED or code not in DIALS else (DIALS[code],)
