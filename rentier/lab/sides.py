"""Both sides of a comparison, played game by game from the same seeds, and what is counted of each pair of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from operator import eq

from rentier.bots import numbers
from rentier.lab.paired import Moments
from rentier.lab.play import WHOLE, Batch, Hall, Plan, Tally, never
from rentier.lab.simulate import MONEY_AT
from rentier.notation.moves import squares_of
from rentier.rules import names

UNFINISHED = 0  # instead of a number of rounds
NO_LEADER, LEADER_WON, LEADER_LOST = 0, 1, 2
MONEY = ("cash", "wealth", "richest")  # of a player still in; and the richest's part of all wealth

Pair = tuple[int, int]


@dataclass(frozen=True)
class Sides:
    """Two plans for the same games; money is compared between blocks of `step` games, all else between single ones."""

    plans: tuple[Plan, Plan]
    step: int

    @property
    def bots(self) -> tuple[str, ...]:
        return self.plans[0].bots

    def hall(self) -> BothHalls:
        return BothHalls(self)


@dataclass
class Pairs:
    """What is counted: of each side by itself, and how often each pair of outcomes came up, printed side first."""

    tallies: tuple[Tally, Tally] = field(default_factory=lambda: (Tally(), Tally()))
    alike: int = 0  # games that took the same course on both sides
    rounds: Counter[Pair] = field(default_factory=Counter)
    order: Counter[Pair] = field(default_factory=Counter)  # winners, a bit a place from who began
    bankrupt: Counter[Pair] = field(default_factory=Counter)
    half: Counter[Pair] = field(default_factory=Counter)
    bots: Counter[Pair] = field(default_factory=Counter)  # winners' bots, as `parts_of` has them
    turns: Moments = field(default_factory=Moments)
    money: dict[tuple[int, str], Moments] = field(default_factory=dict)  # (round, what) -> of blocks

    @property
    def games(self) -> int:
        return self.tallies[0].games

    def add(self, other: Pairs) -> None:
        if other.games == 0:
            return
        for mine, theirs in zip(self.tallies, other.tallies, strict=True):
            mine.add(theirs)
        self.alike += other.alike
        for counted in ("rounds", "order", "bankrupt", "half", "bots"):
            getattr(self, counted).update(getattr(other, counted))
        self.turns.merge(other.turns)
        for key, moments in other.money.items():
            self.money.setdefault(key, Moments()).merge(moments)

    def count(self, batches: tuple[Batch, Batch], plans: tuple[Plan, Plan]) -> None:
        """Adds a block."""
        printed, changed = batches
        for tally, batch in zip(self.tallies, batches, strict=True):
            tally.add(batch.tally)
        self.alike += sum(map(eq, *(zip(*map(b.column, range(numbers.OUT_FIELDS)), strict=True) for b in batches)))
        self.rounds.update(zip(*map(lengths, batches), strict=True))
        self.order.update(zip(*map(order, batches, plans), strict=True))
        self.bankrupt.update(zip(*(map(int.bit_count, b.column(numbers.OUT_BANKRUPT)) for b in batches), strict=True))
        self.half.update(zip(*map(leaders, batches), strict=True))
        if len(plans[0].bots) > 1:
            self.bots.update(zip(*map(bots_of, batches, plans), strict=True))
        turns1, turns2 = (b.column(numbers.OUT_TURNS) for b in batches)
        ones = [1] * printed.games
        self.turns.add_columns((turns1, ones, turns2, ones))
        for at in MONEY_AT:
            place = at // numbers.SAMPLE_EVERY - 1
            rows = [(*money_row(printed, place)[what], *money_row(changed, place)[what]) for what in range(len(MONEY))]
            for what, row in zip(MONEY, rows, strict=True):
                self.money.setdefault((at, what), Moments()).add(row)


class BothHalls:
    """Plays games on both sides; what one side could not finish counts on neither."""

    def __init__(self, sides: Sides) -> None:
        self.sides = sides
        self.halls = tuple(Hall(plan) for plan in sides.plans)

    @property
    def compiled(self) -> bool:
        return any(hall.compiled for hall in self.halls)

    def play(self, first: int, games: int, stopped: Callable[[], bool] = never) -> Pairs:
        pairs = Pairs()
        for start in range(first, first + games, self.sides.step):
            size = min(self.sides.step, first + games - start)
            played = [hall.play(start, size, stopped) for hall in self.halls]
            if any(batch.games < size for batch in played):  # only guests are stopped on their way
                break
            pairs.count((played[0], played[1]), self.sides.plans)
        return pairs


def lengths(batch: Batch) -> list[int]:
    both = zip(batch.column(numbers.OUT_ROUNDS), batch.column(numbers.OUT_ENDED), strict=True)
    return [rounds if ended != names.END_NONE else UNFINISHED for rounds, ended in both]


def order(batch: Batch, plan: Plan) -> list[int]:
    """The winners of each game as bits, turned so that who began is the first."""
    seats = plan.players
    all_seats = (1 << seats) - 1
    both = zip(batch.column(numbers.OUT_WINNERS), batch.column(numbers.OUT_FIRST), strict=True)
    return [(won >> began | won << seats - began) & all_seats for won, began in both]


def leaders(batch: Batch) -> list[int]:
    """Whether the one leader at half-time won; as `Tally.halfway` counts it."""
    return [
        NO_LEADER if not won or not led or led & (led - 1) else LEADER_WON if led & won else LEADER_LOST
        for won, led in zip(batch.column(numbers.OUT_WINNERS), batch.column(numbers.OUT_HALFWAY), strict=True)
    ]


def bots_of(batch: Batch, plan: Plan) -> list[int]:
    """The win of each game as parts of `WHOLE`, a digit a bot."""
    return [
        digits_of(plan.seatings[game % len(plan.seatings)], won)
        for game, won in enumerate(batch.column(numbers.OUT_WINNERS), batch.first)
    ]


@cache
def digits_of(seating: tuple[int, ...], won: int) -> int:
    winners = squares_of(won)
    return sum((WHOLE // len(winners)) * (WHOLE + 1) ** seating[seat] for seat in winners)


def parts_of(digits: int, bot: int) -> int:
    return digits // int((WHOLE + 1) ** bot) % (WHOLE + 1)


def money_row(batch: Batch, place: int) -> tuple[Pair, Pair, Pair]:
    """What `MONEY` names, each as a sum and what it is divided by."""
    _, players, cash, _, _, wealth, wealth_most = batch.tally.money[place]
    return (cash, players), (wealth, players), (wealth_most, wealth)
