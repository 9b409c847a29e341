"""Many games one after the other, written down as columns of numbers, so that Python is crossed once a batch."""

from collections.abc import MutableSequence, Sequence

from rentier.bots import driver, numbers
from rentier.bots.driver import Driver
from rentier.rules import ending, names, play, setup
from rentier.rules.log import Log
from rentier.rules.state import State
from rentier.rules.tables import Tables


class Money:
    """What everyone had every few rounds: sums over games, a place a sample; and who led in the game under way.

    With `holdings`, also who held what at half-time of the games with a winner, and whether they won: by square for
    titles, by number for complete groups; wins in parts of `numbers.WHOLE`.
    """

    def __init__(self, holdings: bool = False) -> None:
        self.holdings = holdings
        self.taken = 0  # of this game
        self.worth = [0 for _ in range(names.SEATS)]  # everyone's at the sample that is being taken
        self.leaders = [0 for _ in range(numbers.SAMPLES)]  # of this game, a bit a seat
        self.games = [0 for _ in range(numbers.SAMPLES)]
        self.players = [0 for _ in range(numbers.SAMPLES)]
        self.cash = [0 for _ in range(numbers.SAMPLES)]
        self.cash_most = [0 for _ in range(numbers.SAMPLES)]
        self.cash_least = [0 for _ in range(numbers.SAMPLES)]
        self.wealth = [0 for _ in range(numbers.SAMPLES)]
        self.wealth_most = [0 for _ in range(numbers.SAMPLES)]
        self.owners = [0 for _ in range(numbers.SAMPLES * names.SQUARES)]  # of this game, a row a sample
        self.still_in = [0 for _ in range(numbers.SAMPLES)]  # of this game
        self.halves = 0  # games whose half-time was looked at
        self.fair_parts = 0  # what an equal chance for everyone still in at half-time would have won
        self.held = [0 for _ in range(names.SQUARES)]
        self.held_won = [0 for _ in range(names.SQUARES)]
        self.whole = [0 for _ in range(names.SQUARES)]
        self.whole_won = [0 for _ in range(names.SQUARES)]


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


def holdings(money: Money) -> list[list[int]]:
    """Games and fair parts; then titles held and what they won, complete groups held and what they won."""
    return [
        [money.halves, money.fair_parts],
        [money.held[i] for i in range(names.SQUARES)],
        [money.held_won[i] for i in range(names.SQUARES)],
        [money.whole[i] for i in range(names.SQUARES)],
        [money.whole_won[i] for i in range(names.SQUARES)],
    ]


def remember_owners(g: State, e: Tables, money: Money, at: int) -> None:
    money.still_in[at] = g.seats - g.seats_out
    for i in range(e.titles):
        money.owners[at * names.SQUARES + e.title[i]] = g.owner[e.title[i]]


def count_holdings(g: State, e: Tables, money: Money, half: int) -> None:
    """What was held at half-time, the sample of that number, and what those who held it have won."""
    won = ending.winners(g, e)
    winners = 0
    for seat in range(g.seats):
        winners += (won >> seat) & 1
    if half == 0 or winners == 0:
        return
    row = (half - 1) * names.SQUARES
    money.halves += 1
    money.fair_parts += numbers.WHOLE // money.still_in[half - 1]
    for i in range(e.titles):
        owner = money.owners[row + e.title[i]]
        if owner >= 0:
            money.held[e.title[i]] += 1
            if (won >> owner) & 1:
                money.held_won[e.title[i]] += numbers.WHOLE // winners
    for group in range(e.groups):
        first = e.group_first[group]
        owner = money.owners[row + e.member[first]]
        for i in range(first + 1, first + e.group_size[group]):
            if money.owners[row + e.member[i]] != owner:
                owner = names.NOBODY
        if owner >= 0 and e.group_size[group] > 0:
            money.whole[group] += 1
            if (won >> owner) & 1:
                money.whole_won[group] += numbers.WHOLE // winners


def sample(g: State, e: Tables, money: Money) -> None:
    at = money.taken
    if money.holdings:
        remember_owners(g, e, money, at)
    money.taken += 1
    money.games[at] += 1
    cash_most = -1
    cash_least = -1
    best = -1
    leaders = 0
    for seat in range(g.seats):
        money.worth[seat] = g.cash[seat]
    for i in range(e.titles):
        if g.owner[e.title[i]] != names.NOBODY:
            money.worth[g.owner[e.title[i]]] += ending.title_wealth(g, e, e.title[i])
    for seat in range(g.seats):
        if g.bankrupt[seat]:
            continue
        cash = g.cash[seat]
        worth = money.worth[seat]
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
    if money.holdings:
        count_holdings(g, e, money, half)
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
