"""What has happened, as typed and numbered events made from the engine's rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rentier.notation import cards, nouns, texts
from rentier.notation.circumstances import ALONE, Story, keys_of_event, nothing
from rentier.notation.naming import in_line
from rentier.notation.vocabulary import AUCTIONS as AUCTIONS
from rentier.notation.vocabulary import ENDINGS, FREED_BY, HOW, JAILED_BY, QUESTIONS
from rentier.notation.vocabulary import REASONS as REASONS
from rentier.notation.words import account
from rentier.notation.words import own as own_words
from rentier.rules import names

if TYPE_CHECKING:
    from rentier.editions import Edition

NAMES_OWN_WORDS = ("paid", "owes", "freed")  # events whose sentences name the salary or the bail
# A card is quoted in a sentence: quotation marks of its own become those of the second level.
SECOND_QUOTES = {
    language: str.maketrans(outer, inner)
    for language, outer, inner in (("es", "«»", "“”"), ("it", "«»", "“”"), ("pt", "“”", "‘’"), ("en", "“”", "‘’"))
}

# Kind of event -> its fields, in the row's order. The type of a field is told by its name: see `value_of`.
FIELDS: dict[int, tuple[str, ...]] = {
    names.EV_GAME_STARTED: ("seat",),
    names.EV_OPENING_ROLL: ("seat", "first", "second"),
    names.EV_TITLE_DEALT: ("seat", "square", "amount"),
    names.EV_TURN_STARTED: ("seat", "round"),
    names.EV_ROLLED: ("seat", "first", "second"),
    names.EV_MOVED: ("seat", "origin", "square", "how"),
    names.EV_PAID: ("payer", "payee", "amount", "reason", "place"),
    names.EV_TITLE: ("square", "giver", "taker", "reason"),
    names.EV_DECLINED: ("seat", "square"),
    names.EV_ASKED: ("question", "square", "seat", "seats"),
    names.EV_WANTED: ("seat", "square"),
    names.EV_WAIVED: ("seat", "square"),
    names.EV_DICE_OFF: ("seat", "die"),
    names.EV_AUCTION_STARTED: ("square", "auction", "amount", "seat"),
    names.EV_BID: ("seat", "amount", "square"),
    names.EV_PASSED: ("seat", "square"),
    names.EV_AUCTION_WON: ("seat", "amount", "square", "auction"),
    names.EV_AUCTION_UNSOLD: ("square", "auction"),
    names.EV_CLAIM_OPENED: ("seat", "visitor", "square", "amount"),
    names.EV_CLAIM_LAPSED: ("seat", "visitor", "square", "amount"),
    names.EV_RENT_CLAIMED: ("seat", "visitor", "square", "amount"),
    names.EV_CARD_DRAWN: ("seat", "deck", "card"),
    names.EV_CARD_KEPT: ("seat", "deck", "card"),
    names.EV_CARD_RETURNED: ("seat", "deck", "card"),
    names.EV_CARD_PASSED_ON: ("giver", "taker", "deck", "card"),
    names.EV_RENT_ROLLED: ("seat", "first", "second", "square"),
    names.EV_JAILED: ("seat", "jailed_by"),
    names.EV_FREED: ("seat", "freed_by"),
    names.EV_JAIL_TRY_FAILED: ("seat", "turns"),
    names.EV_WAITED: ("seat", "turns"),
    names.EV_BUILT: ("seat", "square", "buildings", "amount"),
    names.EV_BUILDING_SOLD: ("seat", "square", "before", "buildings", "amount"),
    names.EV_MORTGAGED: ("seat", "square", "amount"),
    names.EV_LIFTED: ("seat", "square", "amount"),
    names.EV_KEPT_MORTGAGE: ("seat", "square"),
    names.EV_OFFERED: ("seat", "to", "id", "answers"),
    names.EV_OFFER_ACCEPTED: ("seat", "to", "id"),
    names.EV_OFFER_REJECTED: ("seat", "to", "id"),
    names.EV_OFFER_WITHDRAWN: ("seat", "to", "id"),
    names.EV_OFFER_LAPSED: ("seat", "to", "id"),
    names.EV_SETTLEMENT_PROPOSED: ("seat", "to", "amount", "cash", "squares"),
    names.EV_SETTLEMENT_ACCEPTED: ("seat", "to", "amount", "cash", "squares"),
    names.EV_SETTLEMENT_REJECTED: ("seat", "to", "amount"),
    names.EV_OWES: ("payer", "payee", "amount", "reason", "place"),
    names.EV_DEBT_SETTLED: ("payer", "payee", "amount"),
    names.EV_BANKRUPT: ("seat", "payee", "amount", "seats"),
    names.EV_RESIGNED: ("seat",),
    names.EV_TIME_UP: (),
    names.EV_TURN_ENDED: ("seat",),
    names.EV_GAME_OVER: ("why", "seats"),
    names.EV_BUILDINGS_RETURNED: ("seat", "square", "before"),
    names.EV_CLAIM_PASSED_ON: ("giver", "taker", "visitor", "square", "amount"),
    names.EV_TOO_MANY_DOUBLES: ("seat", "turns"),
}

KINDS: dict[int, str] = {
    getattr(names, name): name[3:].lower().replace("_", "-")
    for name in dir(names)
    if name.startswith("EV_") and name != "EV_CHANCE"
}

WORDS: dict[str, dict[int, str]] = {
    "reason": REASONS,
    "question": QUESTIONS,
    "auction": AUCTIONS,
    "how": HOW,
    "jailed_by": JAILED_BY,
    "freed_by": FREED_BY,
    "why": ENDINGS,
}
ACCOUNTS = {names.BANK: "bank", names.JACKPOT: "jackpot", names.NOBODY: "bank"}
# An offer is its two parties' affair until it is accepted.
PRIVATE = {"offered", "offer-rejected", "offer-withdrawn", "offer-lapsed"}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: its number in the game, what it was, and who may see it (None: everybody)."""

    number: int
    kind: str
    fields: Mapping[str, object]
    seen_by: tuple[int, ...] | None
    clause: str | None
    _table: Table = field(repr=False)

    def __getattr__(self, name: str) -> object:
        try:
            return self.fields[name]
        except KeyError:
            raise AttributeError(f"a {self.kind} event has no {name}") from None

    @property
    def text(self) -> str:
        return self.text_in(self._table.edition.language)

    def text_in(self, language: str) -> str:
        """One sentence in pt, es, it or en."""
        return texts.sentence(language, f"event-{self.kind}", self._table.words(self, language))

    def data(self) -> dict[str, object]:
        """The event as plain data."""
        return {"number": self.number, "event": self.kind, **self.fields}


@dataclass(frozen=True, slots=True)
class Table:
    """What is needed to turn numbers into words: the edition and the players' names."""

    edition: Edition
    players: tuple[str, ...]

    def decode(
        self, rows: list[int], first: int, lines_before: Callable[[], Iterable[list[int]]] = nothing
    ) -> Iterator[Event]:
        """The events in the engine's rows, numbered from `first`; outcomes of chance are left out.

        `lines_before` gives the rows of the earlier lines, newest first: some clauses depend on them.
        """
        number = first
        for at in range(0, len(rows), names.LOG_WIDTH):
            kind = rows[at]
            if kind == names.EV_CHANCE:
                continue
            fields: dict[str, object] = {}
            for name, value in zip(FIELDS[kind], rows[at + 1 : at + names.LOG_WIDTH], strict=False):
                fields[name] = self.value_of(name, value, fields)
            yield self.event(number, KINDS[kind], fields, Story(rows, at, lines_before))
            number += 1

    def event(self, number: int, kind: str, fields: Mapping[str, object], story: Story = ALONE) -> Event:
        seen_by: tuple[int, ...] | None = None
        if kind in PRIVATE:
            seen_by = tuple(seat for seat in (fields["seat"], fields["to"]) if isinstance(seat, int))
        return Event(number, kind, fields, seen_by, self.clause(kind, fields, story), self)

    def clause(self, kind: str, fields: Mapping[str, object], story: Story) -> str | None:
        """The clause behind an event, or None: that of the most specific key that the edition names."""
        for key in keys_of_event(self.edition, kind, fields, story):
            if key in self.edition.clauses:
                return self.edition.clauses[key]
            if key in self.edition.conventions:
                return None
        return None

    def value_of(self, name: str, value: int, before: Mapping[str, object]) -> object:
        """A number of a row as plain data, by what its field is called."""
        if name in WORDS:
            return WORDS[name][value]
        if name in ("payer", "payee", "giver", "taker"):
            return ACCOUNTS.get(value, value)
        if name in ("seats", "squares"):
            return [i for i in range(64) if value >> i & 1]
        if name == "place":
            return None if value < 0 else value
        if name == "deck":
            return list(self.edition.decks)[value]
        if name == "card":
            return self.edition.decks[str(before["deck"])].cards[value].id
        return value

    def words(self, event: Event, language: str) -> dict[str, str]:
        """The fields of an event as the words of a sentence."""
        words = {name: self.word(name, value, event, language) for name, value in event.fields.items()}
        words |= nouns.of_edition(self.edition, language)
        if event.kind in NAMES_OWN_WORDS:
            words |= own_words(self.edition, language)
        if event.kind == "time-up":
            words["by"] = "clock" if self.edition.dials["end.clock"] else "agreed"
        if event.kind == "moved":
            words["visit"] = self.visit(event)
        if event.kind in ("built", "building-sold", "buildings-returned"):
            words |= self.buildings(event)
        if event.fields.get("cash") == 0:
            words["cash"] = ""
        return words

    def visit(self, event: Event) -> str:
        """Whether the pawn only visits the jail square: yes, no, or empty where the jail is not played."""
        if self.edition.squares[int(str(event.fields["square"]))].kind != "jail":
            return "no"
        return "yes" if self.edition.dials["jail.played"] else "empty"

    def buildings(self, event: Event) -> dict[str, str]:
        """What was built, sold or returned: a hotel, or so many houses."""
        before = int(str(event.fields.get("before", event.fields.get("buildings"))))
        after = int(str(event.fields.get("buildings", 0)))
        hotel = before > int(self.edition.dials["building.houses"])
        return {"built": "hotel" if hotel else "house", "houses": str(before - after)}

    def word(self, name: str, value: object, event: Event, language: str) -> str:
        if name in ("seat", "visitor", "to", "payer", "payee", "giver", "taker"):
            return (
                in_line(self.players[value]) if isinstance(value, int) else account(self.edition, language, str(value))
            )
        if name == "seats" and isinstance(value, list):
            return nouns.listed(language, [in_line(self.players[seat]) for seat in value])
        if name in ("square", "origin", "place"):
            return nouns.of_square(self.edition.squares[value], language) if isinstance(value, int) else ""
        if name == "squares" and isinstance(value, list):
            return nouns.listed(language, [nouns.of_square(self.edition.squares[square], language) for square in value])
        if name in ("amount", "cash") and isinstance(value, int):
            return self.edition.format_money(value, language)
        if name == "deck":
            return self.edition.decks[str(value)].name_in(language)
        if name == "card":
            text = self.card_text(str(event.fields["deck"]), str(value), language)
            return text.translate(SECOND_QUOTES[language])
        return str(value)

    def card_text(self, deck: str, card_id: str, language: str) -> str:
        """What a card says: its own text, or a sentence made from its effect."""
        card = next(card for card in self.edition.decks[deck].cards if card.id == card_id)
        own = card.text(language)
        return own if own is not None else cards.sentence(self.edition, card, language)
