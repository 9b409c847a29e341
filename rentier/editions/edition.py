"""An edition as it is played: board, titles, decks and dials, with its mode and house rules."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from rentier.editions import money
from rentier.editions.money import Currency
from rentier.editions.schema import FORMAT, MOST_PAWNS, Value
from rentier.rules.tables import Tables


@dataclass(frozen=True, slots=True)
class Square:
    """One square of the board; what its kind does not have is 0, empty or None."""

    index: int
    kind: str
    name: str
    short: str | None = None
    names: Mapping[str, str] = field(default_factory=dict)
    nouns: Mapping[str, str] = field(default_factory=dict)
    group: str | None = None
    price: int = 0
    rents: list[int] = field(default_factory=list)
    house_price: int = 0
    hotel_price: int = 0
    mortgage: int = 0
    amount: int = 0
    deck: str | None = None
    icon: str | None = None  # of `schema.ICONS`, instead of the drawing of its kind

    def name_in(self, language: str) -> str:
        """The name in that language; a place keeps its own."""
        return self.names.get(language, self.name)


@dataclass(frozen=True, slots=True)
class Group:
    """Titles that belong together."""

    id: str
    colour: str
    pattern: str
    names: Mapping[str, str]

    def name_in(self, language: str) -> str:
        """The name in that language, or in any that it has."""
        return self.names.get(language) or next(iter(self.names.values()), self.id)


@dataclass(frozen=True, slots=True)
class Card:
    """One card: what it does, and what it says; a language may be missing from `texts`."""

    id: str
    effect: str
    value: Any  # as the edition file has it
    texts: Mapping[str, str]

    def text(self, language: str) -> str | None:
        """What the card says in that language, or None: a sentence is then made from its effect."""
        return self.texts.get(language)


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards in the order that they have before shuffling."""

    id: str
    name: str
    colour: str
    cards: tuple[Card, ...]
    names: Mapping[str, str] = field(default_factory=dict)

    def name_in(self, language: str) -> str:
        """The name in that language; a proper name stays as it is."""
        return self.names.get(language, self.name)


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where a dial's value comes from: a file (or "house rules") and the clauses that its line names."""

    file: str
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Edition:
    """A rulebook ready to play. Made by `load` or `from_data`, never changed."""

    name: str
    title: str
    language: str
    prefix: str
    accent: str
    currency: Currency
    notes: Mapping[int, int]  # each player's at the start: value -> how many; empty where money is a figure
    about: Mapping[str, str]
    squares: tuple[Square, ...]
    groups: Mapping[str, Group]
    decks: Mapping[str, Deck]
    dials: Mapping[str, Value]  # as played, mode and house rules included
    printed: Mapping[str, Value]  # as the rulebook has them, without either
    modes: Mapping[str, Mapping[str, Value]]
    clauses: Mapping[str, str]  # as played: what the mode says of a key goes before what the rulebook says
    conventions: frozenset[str]  # keys of refusals and events that no clause of the rulebook stands behind
    provenance: Mapping[str, Provenance]
    mode: str | None = None
    house_rules: Mapping[str, Value] = field(default_factory=dict)
    said_clauses: Mapping[str, Mapping[str, str]] = field(
        default_factory=dict, repr=False
    )  # `[clauses]` as written, under "", and each mode's own
    aim: Mapping[str, str] = field(default_factory=dict)  # the aim of the game, by language
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # the rulebook's own, by language
    box_pawns: int = MOST_PAWNS  # that lie in the box
    building_prices: bool = False  # the board shows what houses and hotels cost
    sources: Mapping[str, Provenance] = field(
        default_factory=dict, repr=False
    )  # of the printed dials and of each mode's
    _compiled: list[Tables] = field(default_factory=list, init=False, repr=False, compare=False)

    @property
    def tables(self) -> Tables:
        """The edition as flat numbers, compiled when first asked for."""
        if not self._compiled:
            from rentier.editions.compile import compile_tables

            self._compiled.append(compile_tables(self))
        return self._compiled[0]

    @property
    def jail(self) -> Square | None:
        """The jail square; None on a board without one."""
        return next((square for square in self.squares if square.kind == "jail"), None)

    @property
    def pawns(self) -> int:
        """How many pawns players choose from: those in the box, or as many as a house rule lets sit down."""
        return max(self.box_pawns, int(self.dials["players.max"]))

    def words_in(self, language: str) -> Mapping[str, str]:
        """The rulebook's own words in that language, of `schema.WORDS`."""
        return self.words.get(language, {})

    def jail_in(self, language: str) -> str:
        """The name of the jail square in that language; nothing on a board without one."""
        return "" if self.jail is None else self.jail.name_in(language)

    def currency_in(self, language: str) -> Currency:
        """The currency as it is written in that language: its own sign, and the language's thousands separator.

        In the edition's own language the separator is the edition's.
        """
        if language == self.language:
            return self.currency
        return replace(self.currency, thousands=money.THOUSANDS_IN[language])

    def format_money(self, amount: int, language: str | None = None) -> str:
        """An amount in a sentence of that language, or of the edition's own: S/. 1 500, in English S/. 1,500."""
        return money.format_money(self.currency_in(language or self.language), amount)

    def format_number(self, number: int, language: str | None = None) -> str:
        """A number in a sentence of that language, or of the edition's own: 1 500, in English 1,500."""
        return money.format_number(self.currency_in(language or self.language), number)

    def to_data(self) -> dict[str, Any]:
        """The whole edition as plain data, fit for JSON; `from_data` is the inverse."""
        return {
            "format": FORMAT,
            "name": self.name,
            "title": self.title,
            "language": self.language,
            "prefix": self.prefix,
            "accent": self.accent,
            "currency": {
                "symbol": self.currency.symbol,
                "placement": self.currency.placement,
                "space": self.currency.space,
                "thousands": self.currency.thousands,
            },
            "notes": {str(note): count for note, count in self.notes.items()},
            "about": dict(self.about),
            **self._told_on_the_page(),
            "dials": dict(self.dials),
            "printed": {key: value for key, value in self.printed.items() if value != self.dials[key]},
            "mode": self.mode,
            "house_rules": dict(self.house_rules),
            "groups": {
                group.id: {"colour": group.colour, "pattern": group.pattern, "names": dict(group.names)}
                for group in self.groups.values()
            },
            "squares": {str(square.index): _square_data(square) for square in self.squares},
            "decks": {
                deck.id: {
                    "name": deck.name,
                    **({"names": dict(deck.names)} if deck.names else {}),
                    "colour": deck.colour,
                    "cards": {card.id: {"effect": {card.effect: card.value}, **card.texts} for card in deck.cards},
                }
                for deck in self.decks.values()
            },
            "modes": {
                mode: {**changes, **({"clauses": dict(said)} if (said := self.said_clauses.get(mode)) else {})}
                for mode, changes in self.modes.items()
            },
            "clauses": dict(self.said_clauses.get("", {})),
            "sources": {
                key: {"file": source.file, "clauses": list(source.clauses)} for key, source in self.sources.items()
            },
        }

    def _told_on_the_page(self) -> dict[str, Any]:
        """What no rule depends on, where the edition has it."""
        told: dict[str, Any] = {}
        if self.aim:
            told["aim"] = dict(self.aim)
        if self.words:
            told["words"] = {language: dict(words) for language, words in self.words.items()}
        if self.box_pawns != MOST_PAWNS:
            told["pawns"] = self.box_pawns
        if self.building_prices:
            told["board"] = {"building_prices": True}
        return told

    @staticmethod
    def from_data(data: object) -> "Edition":
        """The edition that `to_data` wrote down; raises EditionError where it is not one."""
        from rentier.editions.stored import read_stored

        return read_stored(data)

    def __reduce__(self) -> tuple[Any, tuple[dict[str, Any]]]:
        return (Edition.from_data, (self.to_data(),))


def _square_data(square: Square) -> dict[str, Any]:
    """Only what the square has, as its edition file would say it."""
    data: dict[str, Any] = {"kind": square.kind, "name": square.name}
    if square.short is not None:
        data["short"] = square.short
    if square.names:
        data["names"] = dict(square.names)
    if square.nouns:
        data["nouns"] = dict(square.nouns)
    if square.group is not None:
        data |= {"group": square.group, "price": square.price, "rents": list(square.rents), "mortgage": square.mortgage}
    if square.kind == "lot":
        data |= {"house_price": square.house_price, "hotel_price": square.hotel_price}
    if square.kind in ("tax", "prize"):
        data["amount"] = square.amount
    if square.deck is not None:
        data["deck"] = square.deck
    if square.icon is not None:
        data["icon"] = square.icon
    return data
