"""Games side by side, each stopped at a seat that is played from outside; all that is said of them is in arrays.

The arrays are the caller's: a row a game. A game that is over begins anew at once, where the caller wants that.
"""

from collections.abc import Callable
from typing import Any

from rentier.bots import batch, driver, random
from rentier.bots import numbers as asked
from rentier.bots.driver import Driver
from rentier.bots.random import Player
from rentier.env import actions, numbers, observations
from rentier.env.actions import Actions
from rentier.env.observations import Observer
from rentier.rules import ending, names, setup
from rentier.rules.log import Log
from rentier.rules.state import State
from rentier.rules.tables import Tables


class Games:
    """So many games of one edition. `bots` has a kind for each seat; with `turned` they move on a seat each game."""

    def __init__(
        self,
        tables: Tables,
        bots: list[int],
        rounds: int,
        key_of: Callable[[int], tuple[int, int, int]],
        arrays: dict[str, Any],
        *,
        turned: bool,
        observed: bool,
        again: bool,
    ) -> None:
        """`key_of` has the keys of each game by its number; `arrays` by the names of the fields below."""
        self.tables = tables
        self.games = len(arrays["seat"])
        self.seats = len(bots)
        self.rounds = rounds
        self.key_of = key_of
        self.turned = turned
        self.observed = observed
        self.again = again
        self.actions = Actions(tables, self.seats)
        self.observer = Observer(tables, self.seats, rounds, arrays["observations"].shape[1])
        self.log = Log(False)
        self.fresh = setup.new_state(tables, self.seats, 0, 0)
        self.player = Player(0)  # chooses at random
        self.bot = [bots[i] if i < len(bots) else asked.RANDOM for i in range(names.SEATS)]
        self.states = [self.fresh] * self.games
        self.drivers = [Driver([], 0) for _ in range(self.games)]
        self.observations = arrays["observations"]
        self.masks = arrays["masks"]
        self.legal = arrays["legal"]  # the legal actions of each game, `count` of them
        self.count = arrays["count"]
        self.seat = arrays["seat"]  # who is asked
        self.number = arrays["number"]  # which game of all is being played
        self.limit = arrays["limit"]
        self.rewards = arrays["rewards"]
        self.terminated = arrays["terminated"]
        self.truncated = arrays["truncated"]


def begin_all(t: Games, first: int, seed: int) -> None:
    """Every game anew, from this number; the seed is that of random actions."""
    random.reseed(t.player, seed)
    for i in range(t.games):
        t.number[i] = first + i
        clear(t, i)
        begin(t, i)


def begin(t: Games, i: int) -> None:
    """The game of the next number, up to the first question; one that nobody outside is asked in is passed over."""
    d = t.drivers[i]
    while True:
        key0, key1, seed = t.key_of(t.number[i])
        by = (t.number[i] // t.games + i) % t.seats if t.turned else 0
        for seat in range(t.seats):
            driver.seat_bot(d, (seat + by) % t.seats, t.bot[seat])
        t.limit[i] = t.rounds
        t.states[i] = setup.another(t.fresh, t.tables, key0, key1)
        g = t.states[i]
        setup.start(g, t.tables, t.log)
        driver.begin_game(d, seed)
        if go_on(t, i, g, d):
            return
        t.number[i] += t.games


def go_on(t: Games, i: int, g: State, d: Driver) -> bool:
    """Up to the next question that has more than one answer, or that has to be answered; False when it is over."""
    while True:
        seat = driver.advance(g, t.tables, t.log, d, t.limit[i])
        if seat == names.NOBODY:
            if not batch.out_of_time(g, t.tables, t.log):
                return False
            t.limit[i] += 1
            continue
        if d.answers > asked.ANSWERS_A_TURN:
            return False
        if actions.list_actions(t.actions, g, t.tables, d, seat) > 1 or d.asking == asked.MUST:
            t.seat[i] = seat
            show(t, i, g, d, seat)
            return True


def show(t: Games, i: int, g: State, d: Driver, seat: int) -> None:
    for k in range(t.count[i]):
        t.masks[i, t.legal[i, k]] = 0
    t.count[i] = t.actions.count
    for k in range(t.actions.count):
        t.legal[i, k] = t.actions.action[k]
        t.masks[i, t.actions.action[k]] = 1
    if t.observed:
        observations.observe(t.observer, g, t.tables, d, seat, d.asking, t.observations[i])


def clear(t: Games, i: int) -> None:
    t.terminated[i] = 0
    t.truncated[i] = 0
    for seat in range(t.seats):
        t.rewards[i, seat] = 0.0


def shares(seats: int) -> int:
    """How many seats are in a set of them."""
    count = 0
    for seat in range(names.SEATS):
        if (seats >> seat) & 1:
            count += 1
    return count


def finish(t: Games, i: int, g: State) -> None:
    """Who wins alone gets 1 and the others lose 1 together; winners share. A game that was cut brings nothing."""
    if g.phase != names.PHASE_OVER:
        t.truncated[i] = 1
        return
    t.terminated[i] = 1
    winners = ending.winners(g, t.tables)
    count = shares(winners)
    for seat in range(t.seats):
        share = 1.0 / count if (winners >> seat) & 1 else 0.0
        t.rewards[i, seat] = (share * t.seats - 1.0) / (t.seats - 1.0)


def play(t: Games, i: int, action: int) -> None:
    """Makes a legal action and plays on."""
    g = t.states[i]
    d = t.drivers[i]
    if t.terminated[i] or t.truncated[i]:
        clear(t, i)
    if actions.take_action(t.actions, g, t.tables, d, t.seat[i], action):
        driver.answer(g, t.tables, t.log, d, t.seat[i], t.actions.move)
    if go_on(t, i, g, d):
        return
    finish(t, i, g)
    if t.again:
        t.number[i] += t.games
        begin(t, i)


def first_illegal(t: Games, chosen: Any) -> int:
    """The first game whose action is not legal, or -1."""
    for i in range(t.games):
        if chosen[i] < 0 or chosen[i] >= t.actions.size or not t.masks[i, chosen[i]]:
            return i
    return -1


def step(t: Games, chosen: Any) -> None:
    """One action a game; all are legal."""
    for i in range(t.games):
        play(t, i, chosen[i])


def sampled(t: Games, i: int) -> int:
    """Any of the legal actions of a game, each as likely."""
    k = random.below(t.player, t.count[i])
    action: int = t.legal[i, k]
    return action


def step_at_random(t: Games, chosen: Any) -> None:
    """As `step`, choosing among the legal actions of each game; what was chosen is left in the array."""
    for i in range(t.games):
        chosen[i] = sampled(t, i)
        play(t, i, chosen[i])


def look(t: Games, i: int, seat: int, out: Any) -> None:
    """What a seat sees of a game, also one that is not asked."""
    g = t.states[i]
    d = t.drivers[i]
    asking = d.asking if seat == t.seat[i] else numbers.NOT_ASKED
    observations.observe(t.observer, g, t.tables, d, seat, asking, out)


def put_question(d: Driver, asking: int, about: int, offers: int = 0, answers: int = 0) -> None:
    """For a bot whose game has another driver: what it is asked, and what it has done in this turn."""
    d.asking = asking
    d.about = about
    d.offers = offers
    d.answers = answers
