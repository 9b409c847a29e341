"""What a bot sees: all that its seat may see of the state, typed and read-only; decks and chance are blanked."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from rentier.bots import numbers
from rentier.editions import Edition
from rentier.game import Claim, Offer
from rentier.notation import position
from rentier.notation.events import AUCTIONS, REASONS
from rentier.notation.moves import squares_of
from rentier.rules import names, state
from rentier.rules.state import State

ASKED = {
    numbers.MUST: "must",
    numbers.MAY_CLAIM: "claim",
    numbers.MAY_ANSWER: "answer",
    numbers.MAY_BUILD: "build",
    numbers.MAY_OFFER: "offer",
}


@dataclass(frozen=True, slots=True)
class Debt:
    """What a seat owes, to a seat, "bank" or "jackpot", and for what."""

    debtor: int
    creditor: int | str
    amount: int
    reason: str


@dataclass(frozen=True, slots=True)
class Auction:
    """The auction under way: `bid` is the last one (0: none yet), `seats` those that have not passed."""

    kind: str
    square: int
    bid: int
    leader: int | None
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """What several seats are asked at once, `price` (who wants the title) or `scarce` (who wants a building)."""

    about: str
    square: int
    seats: tuple[int, ...]


OFFER = (
    *("offer_id", "offer_to", "offer_turns"),
    *("give_cash", "take_cash", "give_cards", "take_cards", "give_squares", "take_squares"),
)
OFFSETS: dict[str, tuple[int, int]] = {}  # where each field is among the numbers of a state, and its length
for _name, _length in state.LAYOUT:
    OFFSETS[_name] = (sum(length or 1 for _, length in OFFSETS.values()), _length)


def seen_by(g: State, seat: int) -> tuple[int, ...]:
    """The numbers of the state, 0 where this seat may not look: decks, generator, offers between others."""
    values = state.fields(g)
    for field in ("deck", "key0", "key1", "counter"):
        start, length = OFFSETS[field]
        values[start : start + (length or 1)] = [0] * (length or 1)
    made, to = OFFSETS["offer_id"][0], OFFSETS["offer_to"][0]
    for proposer in range(names.SEATS):
        if values[made + proposer] and seat not in (proposer, values[to + proposer]):
            for field in OFFER:
                values[OFFSETS[field][0] + proposer] = 0
    return tuple(values)


class View:
    """One moment of a game as one seat sees it. Seats, squares and money are plain numbers, lists are tuples.

    Lists by seat: `cash`, `square`, `in_jail`, `jail_turns`, `jail_cards`, `bankrupt`. Lists by square: `owner` (None
    for the Bank), `buildings`, `mortgaged`. `edition` has what is printed: `edition.squares[39].price`.
    """

    __slots__ = ("__dict__", "_make_random", "_numbers", "about", "asked", "edition", "seat")

    seat: int
    asked: str
    about: int | None
    edition: Edition

    def __init__(
        self,
        g: State,
        edition: Edition,
        seat: int,
        asked: int = numbers.MUST,
        about: int = 0,
        make_random: Callable[[], random.Random] = random.Random,
    ) -> None:
        put = object.__setattr__
        put(self, "_numbers", seen_by(g, seat))
        put(self, "_make_random", make_random)
        put(self, "edition", edition)
        put(self, "seat", seat)
        put(self, "asked", ASKED[asked])  # must, claim, answer, build or offer
        put(self, "about", None)
        if asked == numbers.MAY_ANSWER:
            put(self, "about", self._one("offer_id", about))  # the number of the offer that waits for an answer

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a view is read-only")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("a view is read-only")

    def _number(self, field: str) -> int:
        return self._numbers[OFFSETS[field][0]]

    def _one(self, field: str, i: int) -> int:
        return self._numbers[OFFSETS[field][0] + i]

    def _many(self, field: str, count: int) -> tuple[int, ...]:
        start = OFFSETS[field][0]
        return self._numbers[start : start + count]

    _numbers: tuple[int, ...]
    _make_random: Callable[[], random.Random]

    @cached_property
    def random(self) -> random.Random:
        """A generator of the bot's own, the same in every run of the same game; it knows nothing of the dice."""
        return self._make_random()

    @property
    def state(self) -> State:
        """The flat state itself, blanked: a copy that may be played with."""
        return state.from_fields(list(self._numbers))

    # The table.

    @property
    def seats(self) -> int:
        return self._number("seats")

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self._number("turn")

    @property
    def first(self) -> int:
        """Who began the game."""
        return self._number("first")

    @property
    def round(self) -> int:
        return self._number("rounds")

    @property
    def phase(self) -> str:
        """roll, buy, end or over."""
        return position.PHASES[self._number("phase")]

    @property
    def doubles(self) -> int:
        return self._number("doubles")

    @property
    def dice(self) -> tuple[int, int]:
        return self._number("die1"), self._number("die2")

    @property
    def jackpot(self) -> int:
        return self._one("cash", names.JACKPOT)

    @property
    def houses_left(self) -> int | None:
        """None where the Bank never runs out."""
        left = self._number("houses_left")
        return None if left == names.UNLIMITED else left

    @property
    def hotels_left(self) -> int | None:
        left = self._number("hotels_left")
        return None if left == names.UNLIMITED else left

    @cached_property
    def cards_left(self) -> Mapping[str, int]:
        """How many cards each deck has."""
        left = self._many("deck_left", len(self.edition.decks))
        return MappingProxyType(dict(zip(self.edition.decks, left, strict=True)))

    # By seat.

    @property
    def my_cash(self) -> int:
        return self._one("cash", self.seat)

    @cached_property
    def cash(self) -> tuple[int, ...]:
        return self._many("cash", self.seats)

    @cached_property
    def square(self) -> tuple[int, ...]:
        return self._many("square", self.seats)

    @cached_property
    def in_jail(self) -> tuple[bool, ...]:
        return tuple(turns != names.NOT_IN_JAIL for turns in self._many("jail_turns", self.seats))

    @cached_property
    def jail_turns(self) -> tuple[int, ...]:
        return tuple(max(turns, 0) for turns in self._many("jail_turns", self.seats))

    @cached_property
    def jail_cards(self) -> tuple[int, ...]:
        keepers = self._many("keeper", names.KEEPERS)
        return tuple(keepers.count(seat) for seat in range(self.seats))

    @cached_property
    def bankrupt(self) -> tuple[bool, ...]:
        return tuple(bool(gone) for gone in self._many("bankrupt", self.seats))

    # By square.

    @cached_property
    def owner(self) -> tuple[int | None, ...]:
        squares = len(self.edition.squares)
        return tuple(None if seat == names.NOBODY else seat for seat in self._many("owner", squares))

    @cached_property
    def buildings(self) -> tuple[int, ...]:
        """Houses; the hotel is one more than the edition's houses."""
        return self._many("buildings", len(self.edition.squares))

    @cached_property
    def mortgaged(self) -> tuple[bool, ...]:
        return tuple(bool(value) for value in self._many("mortgaged", len(self.edition.squares)))

    def titles_of(self, seat: int) -> tuple[int, ...]:
        """The squares that this seat owns."""
        return tuple(square for square, owner in enumerate(self.owner) if owner == seat)

    def group_of(self, square: int) -> tuple[int, ...]:
        """The squares of a title's group, itself included; none for a square without one."""
        group = self.edition.squares[square].group
        return tuple(other.index for other in self.edition.squares if group is not None and other.group == group)

    # What is open.

    @cached_property
    def claims(self) -> tuple[Claim, ...]:
        """The rents that may still be claimed, oldest first."""
        return tuple(
            Claim(
                self._one("claim_by", i),
                self._one("claim_visitor", i),
                self._one("claim_square", i),
                self._one("claim_amount", i),
            )
            for i in range(self._number("claim_count"))
        )

    @cached_property
    def debts(self) -> tuple[Debt, ...]:
        """What is owed, the first to be settled first."""
        return tuple(
            Debt(
                self._one("debtor", i),
                position.account(self._one("creditor", i)),
                self._one("debt_amount", i),
                REASONS[self._one("debt_reason", i)],
            )
            for i in range(self._number("debt_count"))
        )

    @cached_property
    def auction(self) -> Auction | None:
        kind = self._number("auction")
        if kind == names.AUCTION_NONE:
            return None
        leader = self._number("auction_leader")
        return Auction(
            AUCTIONS[kind],
            self._number("auction_square"),
            self._number("auction_bid"),
            None if leader == names.NOBODY else leader,
            tuple(squares_of(self._number("auction_in"))),
        )

    @cached_property
    def question(self) -> Question | None:
        about = self._number("ask")
        if about == names.ASK_NONE:
            return None
        seats = squares_of(self._number("asked") & ~self._number("answered"))
        return Question(position.ASKED[about], self._number("ask_square"), tuple(seats))

    @cached_property
    def settlement(self) -> tuple[int, tuple[int, ...]] | None:
        """The first debtor's proposal to pay in property: cash and squares."""
        if not self._number("settle_open"):
            return None
        return self._number("settle_cash"), tuple(squares_of(self._number("settle_squares")))

    @cached_property
    def to_lift_or_keep(self) -> tuple[int, ...]:
        """Mortgaged titles whose new owner is asked about them."""
        return tuple(squares_of(self._number("heir_asked")))

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        """The open offers made by this seat or to it, oldest first."""
        found = [self._offer(by) for by in range(self.seats) if self._one("offer_id", by)]
        return tuple(sorted(found, key=lambda offer: offer.id))

    def _offer(self, by: int) -> Offer:
        fields = {name: self._many(name, names.SEATS) for name in OFFER}
        data = position.offer_data(fields, by)
        return Offer(data["id"], by, data["to"], data["give"], data["take"])
