"""What has happened, as typed and numbered events made from the engine's rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rentier.editions.clauses import REFUSALS
from rentier.notation import cards, texts
from rentier.notation.naming import in_line
from rentier.rules import names

if TYPE_CHECKING:
    from rentier.editions import Edition

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
    names.EV_BANKRUPT: ("seat", "payee", "amount"),
    names.EV_RESIGNED: ("seat",),
    names.EV_TIME_UP: (),
    names.EV_TURN_ENDED: ("seat",),
    names.EV_GAME_OVER: ("why", "seats"),
}

KINDS: dict[int, str] = {
    getattr(names, name): name[3:].lower().replace("_", "-")
    for name in dir(names)
    if name.startswith("EV_") and name != "EV_CHANCE"
}

REASONS: dict[int, str] = {
    getattr(names, name): name[4:].lower().replace("_", "-") for name in dir(names) if name.startswith("FOR_")
}
QUESTIONS = {names.ASK_PRICE: "price", names.ASK_SCARCE: "scarce"}
AUCTIONS = {
    names.AUCTION_DECLINED: "declined",
    names.AUCTION_ESTATE: "estate",
    names.AUCTION_DEBTOR: "debtor",
    names.AUCTION_SCARCE: "scarce",
}
WORDS: dict[str, dict[int, str]] = {
    "reason": REASONS,
    "question": QUESTIONS,
    "auction": AUCTIONS,
    "how": {names.BY_DICE: "dice", names.BY_CARD: "card", names.BACKWARDS: "backwards", names.TO_JAIL: "jail"},
    "jailed_by": {
        names.JAILED_BY_SQUARE: "square",
        names.JAILED_BY_CARD: "card",
        names.JAILED_BY_DOUBLES: "doubles",
    },
    "freed_by": {
        names.FREED_BY_BAIL: "bail",
        names.FREED_BY_CARD: "card",
        names.FREED_BY_DOUBLE: "double",
        names.FREED_BY_WAITING: "waiting",
    },
    "why": {
        names.END_LAST_LEFT: "last-one-left",
        names.END_BANKRUPTCIES: "bankruptcies",
        names.END_CLOCK: "clock",
        names.END_OWN_EVERYTHING: "owns-everything",
        names.END_AGREED: "agreed",
    },
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

    def decode(self, rows: list[int], first: int) -> Iterator[Event]:
        """The events in the engine's rows, numbered from `first`; outcomes of chance are left out."""
        number = first
        for at in range(0, len(rows), names.LOG_WIDTH):
            kind = rows[at]
            if kind == names.EV_CHANCE:
                continue
            fields: dict[str, object] = {}
            for name, value in zip(FIELDS[kind], rows[at + 1 : at + names.LOG_WIDTH], strict=False):
                fields[name] = self.value_of(name, value, fields)
            yield self.event(number, KINDS[kind], fields)
            number += 1

    def event(self, number: int, kind: str, fields: Mapping[str, object]) -> Event:
        seen_by: tuple[int, ...] | None = None
        if kind in PRIVATE:
            seen_by = tuple(seat for seat in (fields["seat"], fields["to"]) if isinstance(seat, int))
        return Event(number, kind, fields, seen_by, self.clause(kind, fields), self)

    def clause(self, kind: str, fields: Mapping[str, object]) -> str | None:
        """The clause behind an event: the edition names it for the kind and its reason, or for the kind.

        `game-over` by itself is a refusal's: an ending has the clause of its own reason, or none.
        """
        if kind == "time-up" and not self.edition.dials["end.clock"]:  # the table agreed to stop
            return self.edition.clauses.get("game-over-agreed")
        for word in WORDS:
            if word in fields and f"{kind}-{fields[word]}" in self.edition.clauses:
                return self.edition.clauses[f"{kind}-{fields[word]}"]
        return None if kind in REFUSALS else self.edition.clauses.get(kind)

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
        words["jail"] = self.edition.jail_in(language)
        if event.kind == "time-up":
            words["by"] = "clock" if self.edition.dials["end.clock"] else "agreed"
        if event.kind in ("built", "building-sold"):
            before = "before" if event.kind == "building-sold" else "buildings"
            houses = self.edition.dials["building.houses"]
            words["built"] = "hotel" if int(str(event.fields[before])) > int(houses) else "house"
        return words

    def word(self, name: str, value: object, event: Event, language: str) -> str:
        if name in ("seat", "visitor", "to", "payer", "payee", "giver", "taker"):
            return in_line(self.players[value]) if isinstance(value, int) else texts.account(language, str(value))
        if name == "seats" and isinstance(value, list):
            return ", ".join(in_line(self.players[seat]) for seat in value)
        if name in ("square", "origin", "place"):
            return self.edition.squares[value].name_in(language) if isinstance(value, int) else ""
        if name == "squares" and isinstance(value, list):
            return ", ".join(self.edition.squares[square].name_in(language) for square in value)
        if name in ("amount", "cash") and isinstance(value, int):
            return self.edition.format_money(value)
        if name == "deck":
            return self.edition.decks[str(value)].name_in(language)
        if name == "card":
            return self.card_text(str(event.fields["deck"]), str(value), language)
        return str(value)

    def card_text(self, deck: str, card_id: str, language: str) -> str:
        """What a card says: its own text, or a sentence made from its effect."""
        card = next(card for card in self.edition.decks[deck].cards if card.id == card_id)
        own = card.text(language)
        return own if own is not None else cards.sentence(self.edition, card, language)
