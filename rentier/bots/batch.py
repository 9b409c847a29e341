"""Many games one after the other, written down as columns of numbers, so that Python is crossed once a batch."""

from collections.abc import MutableSequence, Sequence

from rentier.bots import driver, numbers
from rentier.bots.driver import Driver
from rentier.rules import ending, names, play, setup
from rentier.rules.log import Log
from rentier.rules.state import State
from rentier.rules.tables import Tables


class Money:
    """What everyone had every few rounds: sums over games, a place a sample; and who led in the game under way."""

    def __init__(self) -> None:
        self.taken = 0  # of this game
        self.leaders = [0 for _ in range(numbers.SAMPLES)]  # of this game, a bit a seat
        self.games = [0 for _ in range(numbers.SAMPLES)]
        self.players = [0 for _ in range(numbers.SAMPLES)]
        self.cash = [0 for _ in range(numbers.SAMPLES)]
        self.cash_most = [0 for _ in range(numbers.SAMPLES)]
        self.cash_least = [0 for _ in range(numbers.SAMPLES)]
        self.wealth = [0 for _ in range(numbers.SAMPLES)]
        self.wealth_most = [0 for _ in range(numbers.SAMPLES)]


def sums(money: Money) -> list[list[int]]:
    """A row a sample: games, players still in, their cash, the most and the least of it, wealth and the most of it."""
    return [
        [
            money.games[i],
            money.players[i],
            money.cash[i],
            money.cash_most[i],
            money.cash_least[i],
            money.wealth[i],
            money.wealth_most[i],
        ]
        for i in range(numbers.SAMPLES)
    ]


def sample(g: State, e: Tables, money: Money) -> None:
    at = money.taken
    money.taken += 1
    money.games[at] += 1
    cash_most = -1
    cash_least = -1
    best = -1
    leaders = 0
    for seat in range(g.seats):
        if g.bankrupt[seat]:
            continue
        cash = g.cash[seat]
        worth = ending.wealth(g, e, seat)
        money.players[at] += 1
        money.cash[at] += cash
        money.wealth[at] += worth
        if cash > cash_most:
            cash_most = cash
        if cash < cash_least or cash_least < 0:
            cash_least = cash
        if worth > best:
            best = worth
            leaders = 0
        if worth == best:
            leaders |= 1 << seat
    money.cash_most[at] += cash_most
    money.cash_least[at] += cash_least
    money.wealth_most[at] += best
    money.leaders[at] = leaders


def begin(fresh: State, e: Tables, log: Log, d: Driver, money: Money, key0: int, key1: int, seed: int) -> State:
    """A new game with this key, its first player found; the driver and the samples begin anew."""
    g = setup.another(fresh, e, key0, key1)
    setup.start(g, e, log)
    driver.begin_game(d, seed)
    money.taken = 0
    return g


def go_on(g: State, e: Tables, log: Log, d: Driver, money: Money, rounds: int) -> int:
    """As `driver.advance`, with a look at everyone's money every few rounds."""
    while True:
        limit = rounds
        if money.taken < numbers.SAMPLES:
            limit = min(rounds, (money.taken + 1) * numbers.SAMPLE_EVERY)
        seat = driver.advance(g, e, log, d, limit)
        if seat != names.NOBODY or g.phase == names.PHASE_OVER or g.rounds > rounds:
            return seat
        sample(g, e, money)


def out_of_time(g: State, e: Tables, log: Log) -> bool:
    """A game by the clock takes rounds for hours: whether it was ended so, with something left to settle."""
    if g.phase == names.PHASE_OVER or not e.clock or g.time_up:
        return False
    play.end_time(g, e, log)
    return g.phase != names.PHASE_OVER


def write_down(
    g: State, e: Tables, d: Driver, money: Money, rounds: int, out: MutableSequence[int], games: int, i: int
) -> None:
    """Game number i of so many in this batch, into its place of each column."""
    bankrupt = 0
    for seat in range(g.seats):
        bankrupt |= g.bankrupt[seat] << seat
        out[(numbers.OUT_WEALTH + seat) * games + i] = ending.wealth(g, e, seat)
    played = min(g.rounds, rounds)
    half = min(played // 2 // numbers.SAMPLE_EVERY, money.taken)
    out[numbers.OUT_ENDED * games + i] = g.ended
    out[numbers.OUT_WINNERS * games + i] = ending.winners(g, e)
    out[numbers.OUT_ROUNDS * games + i] = played
    out[numbers.OUT_TURNS * games + i] = d.turns
    out[numbers.OUT_BANKRUPT * games + i] = bankrupt
    out[numbers.OUT_FIRST * games + i] = g.first
    out[numbers.OUT_HALFWAY * games + i] = money.leaders[half - 1] if half > 0 else 0
    out[numbers.OUT_DECISIONS * games + i] = d.decisions
    out[numbers.OUT_REFUSED * games + i] = d.refused


def play_games(
    fresh: State,
    e: Tables,
    log: Log,
    d: Driver,
    money: Money,
    rounds: int,
    keys: Sequence[int],
    bots: Sequence[int],
    out: MutableSequence[int],
    games: int,
) -> None:
    """Plays whole games of built-in bots. Each has three keys (two the game's, one the players'), and eight bots."""
    for i in range(games):
        for seat in range(names.SEATS):
            driver.seat_bot(d, seat, bots[i * names.SEATS + seat])
        g = begin(fresh, e, log, d, money, keys[3 * i], keys[3 * i + 1], keys[3 * i + 2])
        go_on(g, e, log, d, money, rounds)
        if out_of_time(g, e, log):
            driver.advance(g, e, log, d, rounds + 1)
        write_down(g, e, d, money, rounds, out, games, i)
