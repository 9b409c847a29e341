"""What is to be played, the games themselves, and what is counted of them.

A game's chance hangs on the seed and its number alone, and all that is counted is a sum of whole numbers: the same plan
gives the same result however the games are spread over workers.
"""

from __future__ import annotations

import contextlib
import sys
from array import array
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import chain, compress, cycle, islice
from operator import itemgetter, mul

from rentier.bots import batch, driver, flat, guests, numbers
from rentier.bots.batch import Money
from rentier.bots.driver import Driver
from rentier.bots.guests import Bot, Guest, Host, NoSuchBot
from rentier.editions import Edition
from rentier.lab import Mistake
from rentier.notation.fairness import encoded
from rentier.notation.moves import squares_of
from rentier.rules import names, setup
from rentier.rules.log import Log

WHOLE = numbers.WHOLE
MOST_ROUNDS = 1_000_000
KEY = 24  # bytes of a game's key: two words for its chance, one for the random players


@dataclass(frozen=True)
class Plan:
    """Game number i is played by the bots of `seatings[i % len(seatings)]`, a bot's number a seat."""

    edition: Edition
    bots: tuple[str, ...]
    seatings: tuple[tuple[int, ...], ...]
    seed: str = "0"
    max_rounds: int = 500
    strict: bool = False
    holdings: bool = False  # whether it is counted what those win who hold a title, or a group, at half-time
    columns: bool = True  # whether a batch keeps what it has of each game, besides the sums

    step = 1  # games go out in any number

    @property
    def players(self) -> int:
        return len(self.seatings[0])

    def hall(self) -> Hall:
        return Hall(self)


def seed_of(plan_seed: str, game: int) -> str:
    """The seed of one game: `Game(edition, players=…, seed=seed_of("42", 17))` has the same dice and cards."""
    return f"{plan_seed}:{game}"


def keys_of(plan_seed: str, first: int, games: int) -> array[int]:
    """Three words a game."""
    begun = sha256(b"rentier lab\0" + encoded(plan_seed + ":"))
    keys = array("Q")
    for game in range(first, first + games):
        hashed = begun.copy()
        hashed.update(b"%d" % game)
        keys.frombytes(hashed.digest()[:KEY])
    if sys.byteorder == "little":
        keys.byteswap()
    return keys


@dataclass
class Tally:
    """What is counted; wins are in parts of `WHOLE`, lists by the plan's bots or by seat."""

    games: int = 0
    turns: int = 0
    turns_squared: int = 0
    decisions: int = 0
    refused: int = 0
    wins_by_bot: Counter[int] = field(default_factory=Counter)
    wins_by_seat: Counter[int] = field(default_factory=Counter)
    wins_by_order: Counter[int] = field(default_factory=Counter)  # 0: who began
    chairs: Counter[int] = field(default_factory=Counter)  # of each bot, over all games
    games_of_bot: Counter[int] = field(default_factory=Counter)
    bankrupt: Counter[int] = field(default_factory=Counter)  # chairs of each bot
    endings: Counter[int] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)  # of games with an end
    halfway: Counter[str] = field(default_factory=Counter)  # finished games with one leader at half-time; it lost
    contests: Counter[tuple[tuple[int, ...], int]] = field(default_factory=Counter)  # (who sat there, winner) -> wins
    landings: Counter[int] = field(default_factory=Counter)
    money: list[list[int]] = field(default_factory=list)
    holdings: list[list[int]] = field(default_factory=list)  # as `batch.holdings` gives them
    offences: dict[int, tuple[int, int, str]] = field(default_factory=dict)  # bot -> how many; the first: game, what

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.turns += other.turns
        self.turns_squared += other.turns_squared
        self.decisions += other.decisions
        self.refused += other.refused
        self.wins_by_bot.update(other.wins_by_bot)
        self.wins_by_seat.update(other.wins_by_seat)
        self.wins_by_order.update(other.wins_by_order)
        self.chairs.update(other.chairs)
        self.games_of_bot.update(other.games_of_bot)
        self.bankrupt.update(other.bankrupt)
        self.endings.update(other.endings)
        self.rounds.update(other.rounds)
        self.halfway.update(other.halfway)
        self.contests.update(other.contests)
        self.landings.update(other.landings)
        self.money = added(self.money, other.money)
        self.holdings = added(self.holdings, other.holdings)
        for bot, (count, game, what) in other.offences.items():
            self.offend(bot, count, game, what)

    def offend(self, bot: int, count: int, game: int, what: str) -> None:
        before, first, first_what = self.offences.get(bot, (0, game, what))
        self.offences[bot] = (before + count, *min((first, first_what), (game, what), key=itemgetter(0)))


def added(mine: list[list[int]], theirs: list[list[int]]) -> list[list[int]]:
    """Two tables of sums as one; an empty one adds nothing."""
    if not mine or not theirs:
        return mine or theirs
    return [[a + b for a, b in zip(*rows, strict=True)] for rows in zip(mine, theirs, strict=True)]


@dataclass
class Batch:
    """Games that were played: what is counted of them, and their columns as numbers where the plan keeps them."""

    first: int
    tally: Tally
    out: array[int]

    @property
    def games(self) -> int:
        return self.tally.games

    def column(self, field: int) -> array[int]:
        return self.out[field * self.games : (field + 1) * self.games]


def never() -> bool:
    return False


class Hall:
    """Plays any games of a plan, one after the other. Flat bots are compiled where they can be, or not at all."""

    def __init__(self, plan: Plan, compile_bots: bool = True) -> None:
        self.plan = plan
        self.tables = plan.edition.tables
        self.log = Log(False)
        self.driver = Driver([], 0)
        self.fresh = setup.new_state(self.tables, plan.players, 0, 0)
        self.host = Host(plan.edition, plan.players)
        self.numbers: list[int] = []
        self.guests: dict[int, Callable[[], Bot]] = {}
        self.compiled_bots: dict[int, Callable[[], Bot]] = {}
        for bot, name in enumerate(plan.bots):
            try:
                made = guests.load(name)
                address = guests.compiled(name, made) if compile_bots else None
            except NoSuchBot as problem:
                raise Mistake(str(problem)) from problem
            if isinstance(made, int):
                self.numbers.append(made)
            elif address is not None:
                self.numbers.append(numbers.FLAT + bot)
                self.compiled_bots[bot] = made
                flat.set_address(self.driver.flat, bot, address)
            else:
                self.numbers.append(numbers.FOREIGN)
                self.guests[bot] = made
        if self.compiled_bots:
            flat.prepare(self.driver.flat, self.tables)
        self.landings = [0] * (names.SQUARES + 1)
        self.sets = [squares_of(bits) for bits in range(1 << plan.players)]  # seats by the number of their set

    @property
    def compiled(self) -> bool:
        return bool(self.compiled_bots)

    def seats_of(self, first: int, games: int) -> array[int]:
        """The kind of bot in each of eight chairs, game after game."""
        rows = [
            [*(self.numbers[bot] for bot in seating), *[numbers.RANDOM] * (names.SEATS - len(seating))]
            for seating in self.plan.seatings
        ]
        start = first % len(rows)
        return array("i", chain.from_iterable(islice(cycle(rows), start, start + games)))

    def play(self, first: int, games: int, stopped: Callable[[], bool] = never) -> Batch:
        """Games number `first` and following. With guests it looks between games whether it is to stop."""
        money = Money(self.plan.holdings)
        out = array("q", bytes(8 * numbers.OUT_FIELDS * games))
        keys = keys_of(self.plan.seed, first, games)
        tally = Tally()
        flat.forget_offences(self.driver.flat)
        if not self.guests:
            bots = self.seats_of(first, games)
            plan = self.plan
            with contextlib.redirect_stdout(sys.stderr):
                batch.play_games(
                    self.fresh, self.tables, self.log, self.driver, money, plan.max_rounds, keys, bots, out, games
                )
            played = games
        else:
            with contextlib.redirect_stdout(sys.stderr):  # what a bot prints is not a result
                played = self.play_with_guests(first, games, keys, money, out, tally, stopped)
            if played < games:
                parts = [out[i * games : i * games + played] for i in range(numbers.OUT_FIELDS)]
                out = array("q", chain.from_iterable(parts))
        self.note_offences(tally, first)
        self.count(tally, first, played, out)
        tally.money = batch.sums(money)
        tally.holdings = batch.holdings(money) if self.plan.holdings else []
        landings = list(self.driver.landings)
        tally.landings = Counter(
            {i: now - then for i, (now, then) in enumerate(zip(landings, self.landings, strict=True))}
        )
        self.landings = landings
        return Batch(first, tally, out if self.plan.columns else array("q"))

    def play_with_guests(
        self,
        first: int,
        games: int,
        keys: array[int],
        money: Money,
        out: array[int],
        tally: Tally,
        stopped: Callable[[], bool],
    ) -> int:
        """As `batch.play_games`, asking the guests; how many games were played."""
        e, log, d = self.tables, self.log, self.driver
        for i in range(games):
            if stopped():
                return i
            game = first + i
            seating = self.plan.seatings[game % len(self.plan.seatings)]
            for seat, bot in enumerate(seating):
                driver.seat_bot(d, seat, self.numbers[bot])
            here = {
                seat: Guest(self.guests[bot], f"{seed_of(self.plan.seed, game)}:{seat}")
                for seat, bot in enumerate(seating)
                if bot in self.guests
            }
            g = batch.begin(self.fresh, e, log, d, money, *keys[3 * i : 3 * i + 3])
            rounds = self.plan.max_rounds
            while True:
                seat = batch.go_on(g, e, log, d, money, rounds)
                if seat == names.NOBODY:
                    if not batch.out_of_time(g, e, log):
                        break
                    rounds += 1
                    continue
                offence = self.host.ask(g, log, d, seat, here[seat])
                if offence is not None:
                    if self.plan.strict:
                        raise Mistake(f"{self.plan.bots[seating[seat]]}: game {game}, seat {seat}: {offence}")
                    tally.offend(seating[seat], 1, game, offence)
            batch.write_down(g, e, d, money, self.plan.max_rounds, out, games, i)
        return games

    def note_offences(self, tally: Tally, first: int) -> None:
        """Those of compiled bots. What the first one was is found by playing its game again in plain Python."""
        f = self.driver.flat
        for bot in self.compiled_bots:
            count, game = f.offences[bot], first + f.first_offence[bot]
            if not count:
                continue
            again = Hall(self.plan, compile_bots=False).play(game, 1).tally.offences.get(bot)  # strict: ends here
            what = again[2] if again else "raised or answered what is not a legal move, but only in its compiled form"
            if self.plan.strict:
                raise Mistake(f"{self.plan.bots[bot]}: game {game}: {what}")
            tally.offend(bot, count, game, what)

    def count(self, tally: Tally, first: int, games: int, out: array[int]) -> None:
        """Adds the games of these columns up: first by what they have in common, then kind by kind."""

        def column(field: int) -> array[int]:
            return out[field * games : (field + 1) * games]

        plan = self.plan
        turns, ended = column(numbers.OUT_TURNS), column(numbers.OUT_ENDED)
        tally.games += games
        tally.turns += sum(turns)
        tally.turns_squared += sum(map(mul, turns, turns))
        tally.decisions += sum(column(numbers.OUT_DECISIONS))
        tally.refused += sum(column(numbers.OUT_REFUSED))
        tally.endings.update(ended)
        tally.rounds.update(compress(column(numbers.OUT_ROUNDS), map(names.END_NONE.__ne__, ended)))
        start = first % len(plan.seatings)
        seated = islice(cycle(range(len(plan.seatings))), start, start + games)
        alike = Counter(
            zip(
                seated,
                column(numbers.OUT_WINNERS),
                column(numbers.OUT_BANKRUPT),
                column(numbers.OUT_FIRST),
                column(numbers.OUT_HALFWAY),
                strict=True,
            )
        )
        for (seating_number, winners, bankrupt, began, leaders), count in alike.items():
            seating = plan.seatings[seating_number]
            won = self.sets[winners]
            sitting = tuple(sorted(seating))
            for seat, bot in enumerate(seating):
                tally.chairs[bot] += count
                if bankrupt >> seat & 1:
                    tally.bankrupt[bot] += count
            for bot in set(seating):
                tally.games_of_bot[bot] += count
            for seat in won:
                part = count * WHOLE // len(won)
                tally.wins_by_bot[seating[seat]] += part
                tally.wins_by_seat[seat] += part
                tally.wins_by_order[(seat - began) % plan.players] += part
                tally.contests[sitting, seating[seat]] += part
            if won and leaders and leaders & (leaders - 1) == 0:
                tally.halfway["games"] += count
                tally.halfway["lost"] += count if not leaders & winners else 0
