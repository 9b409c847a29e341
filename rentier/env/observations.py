"""What a seat sees, as numbers from 0 to 100, in the order of `spaces.FIELDS`.

Seats are counted from one's own: place 0 is oneself, place 1 the seat to the left. Money is in units of the starting
cash. Nothing is read that the seat may not see: no deck's order, no generator, no offer between others.
"""

from typing import Any

from rentier.bots import numbers as asked
from rentier.bots.driver import Driver
from rentier.env import holdings, numbers
from rentier.env.holdings import Holdings
from rentier.rules import auctions, building, looks, money, names
from rentier.rules.state import State
from rentier.rules.tables import Tables


class Observer:
    """The scales of one edition's observations, and room for making one."""

    def __init__(self, e: Tables, seats: int, rounds: int, size: int) -> None:
        self.seats = seats
        self.titles = e.titles
        self.size = size
        self.unit = 1.0 / max(e.start_cash, 1)
        self.per_round = 1.0 / rounds
        self.per_level = 1.0 / (e.houses + 1)
        self.per_square = 1.0 / e.squares
        self.per_house = 1.0 / max(e.house_stock, 1)
        self.per_hotel = 1.0 / max(e.hotel_stock, 1)
        self.per_card = [1.0 for _ in range(names.DECKS)]
        self.per_member = [1.0 for _ in range(names.SQUARES)]  # what one title is of its group
        self.number = [names.NOBODY for _ in range(names.SQUARES)]  # of a title among the titles, by its square
        self.square = [0 for _ in range(names.TITLES)]  # by title
        self.group = [0 for _ in range(names.TITLES)]
        self.value = [0 for _ in range(names.TITLES * 4)]  # what a title counts for: free, mortgaged, bought mortgaged
        self.holdings = Holdings()
        self.mine = [0.0 for _ in range(names.SQUARES)]  # by group
        self.rival = [0.0 for _ in range(names.SQUARES)]
        self.is_mortgaged = [0.0 if loan == names.FREE else 1.0 for loan in range(4)]
        # By owner + 1, the Bank first: what it is worth, its place from the seat that looks, and a 1 where it has one.
        self.worth = [0 for _ in range(numbers.OWNERS)]
        self.place = [0 for _ in range(numbers.OWNERS)]
        self.has_place = [1.0 if owner else 0.0 for owner in range(numbers.OWNERS)]
        index(self, e)


def index(x: Observer, e: Tables) -> None:
    for deck in range(e.decks):
        x.per_card[deck] = 1.0 / e.deck_size[deck]
    for group in range(e.groups):
        x.per_member[group] = 1.0 / e.group_size[group]
    for i in range(e.titles):
        square = e.title[i]
        x.number[square] = i
        x.square[i] = square
        x.group[i] = e.group[square]
        x.value[4 * i] = e.price[square]
        x.value[4 * i + 1] = money.part_down(e.price[square], e.mortgaged_counts)
        x.value[4 * i + 2] = x.value[4 * i + 1]


def capped(value: float) -> float:
    return value if value < numbers.MOST else numbers.MOST


def observe(x: Observer, g: State, e: Tables, d: Driver, seat: int, asking: int, out: Any) -> int:
    """Writes what this seat sees; `asking` is NOT_ASKED for one that is not being asked. How many numbers it took."""
    for i in range(x.size):
        out[i] = 0.0
    for other in range(x.seats):
        x.place[other + 1] = other - seat if other >= seat else other - seat + x.seats
    at = observe_table(x, g, e, d, seat, asking, out, 0)
    at = observe_offer(x, g, d, seat, asking, out, at)
    # The wealth of the seats is added up on the way through the titles.
    after = observe_titles(x, g, e, d, seat, asking, out, at + numbers.SEAT_FIELDS * x.seats)
    observe_seats(x, g, e, d, seat, asking, out, at)
    return after


def observe_table(x: Observer, g: State, e: Tables, d: Driver, seat: int, asking: int, out: Any, at: int) -> int:
    if asking != numbers.NOT_ASKED:
        out[at + asking] = 1.0
    at += numbers.QUESTIONS
    if g.phase < names.PHASE_OVER:
        out[at + g.phase] = 1.0
    at += names.PHASE_OVER
    out[at] = g.rounds * x.per_round if g.rounds * x.per_round < 1.0 else 1.0
    out[at + 1] = g.doubles / 3.0
    out[at + 2] = g.die1 / 6.0
    out[at + 3] = g.die2 / 6.0
    out[at + 4] = capped(g.cash[names.JACKPOT] * x.unit)
    out[at + 5] = 1.0 if g.houses_left == names.UNLIMITED else g.houses_left * x.per_house
    out[at + 6] = 1.0 if g.hotels_left == names.UNLIMITED else g.hotels_left * x.per_hotel
    out[at + 7] = d.offers / 3.0
    at += 8
    for deck in range(e.decks):
        out[at + deck] = g.deck_left[deck] * x.per_card[deck]
    at += e.decks
    if g.auction != names.AUCTION_NONE:
        out[at + g.auction - 1] = 1.0
        out[at + 4] = capped(g.auction_bid * x.unit)
        out[at + 5] = capped(auctions.least_bid(g) * x.unit)
    at += 6
    if g.ask != names.ASK_NONE:
        out[at + g.ask - 1] = 1.0
    at += 2
    if g.debt_count > 0:
        out[at] = capped(g.debt_amount[0] * x.unit)
    if asking == asked.MAY_CLAIM:
        out[at + 1] = capped(g.claim_amount[d.about] * x.unit)
    return at + 2


def observe_offer(x: Observer, g: State, d: Driver, seat: int, asking: int, out: Any, at: int) -> int:
    """The offer that is asked about, or the settlement that its creditor must answer."""
    if asking == asked.MAY_ANSWER:
        out[at] = capped(g.give_cash[d.about] * x.unit)
        out[at + 1] = capped(g.take_cash[d.about] * x.unit)
        out[at + 2] = g.give_cards[d.about]
        out[at + 3] = g.take_cards[d.about]
    elif g.settle_open:
        out[at] = capped(g.settle_cash * x.unit)
        out[at + 4] = 1.0
    if g.offer_id[seat]:
        out[at + 5] = 1.0
    return at + 6


def observe_seats(x: Observer, g: State, e: Tables, d: Driver, seat: int, asking: int, out: Any, at: int) -> int:
    about = about_whom(g, d, seat, asking)
    unanswered = g.asked & ~g.answered if g.ask != names.ASK_NONE else 0
    for other in range(x.seats):
        i = at + x.place[other + 1]
        out[i] = capped(g.cash[other] * x.unit)
        out[i + x.seats] = capped(x.worth[other + 1] * x.unit)
        out[i + 2 * x.seats] = g.square[other] * x.per_square
        if g.jail_turns[other] != names.NOT_IN_JAIL:
            out[i + 3 * x.seats] = 1.0
            out[i + 4 * x.seats] = g.jail_turns[other] / 3.0
        if g.bankrupt[other]:
            out[i + 6 * x.seats] = 1.0
        if (g.auction_in >> other) & 1:
            out[i + 9 * x.seats] = 1.0
        if (unanswered >> other) & 1:
            out[i + 11 * x.seats] = 1.0
    for keeper in range(e.keepers):
        if g.keeper[keeper] != names.NOBODY:
            out[at + 5 * x.seats + x.place[g.keeper[keeper] + 1]] += 1.0
    out[at + 7 * x.seats + x.place[g.turn + 1]] = 1.0
    if g.debt_count > 0:
        for other in range(x.seats):
            owes = 0
            for i in range(g.debt_count):
                if g.debtor[i] == other:
                    owes += g.debt_amount[i]
            out[at + 8 * x.seats + x.place[other + 1]] = capped(owes * x.unit)
    if g.auction_leader != names.NOBODY:
        out[at + 10 * x.seats + x.place[g.auction_leader + 1]] = 1.0
    if about != names.NOBODY:
        out[at + 12 * x.seats + x.place[about + 1]] = 1.0
    return at + numbers.SEAT_FIELDS * x.seats


def observe_titles(x: Observer, g: State, e: Tables, d: Driver, seat: int, asking: int, out: Any, at: int) -> int:
    observe_groups(x, g, e, seat)
    for other in range(x.seats):
        x.worth[other + 1] = g.cash[other]
    seats = x.seats
    count = x.titles
    mortgaged = at + count
    mine = at + 2 * count
    rival = at + 3 * count
    owners = at + numbers.TITLE_FIELDS * count
    for i in range(count):  # without questions where the answer could be either: they cost most
        square = x.square[i]
        owner = g.owner[square] + 1
        loan = g.mortgaged[square]
        out[mine + i] = x.mine[x.group[i]]
        out[rival + i] = x.rival[x.group[i]]
        out[mortgaged + i] = x.is_mortgaged[loan]
        out[owners + i * seats + x.place[owner]] = x.has_place[owner]
        x.worth[owner] += x.value[4 * i + loan]
        if g.buildings[square]:
            out[at + i] = g.buildings[square] * x.per_level
            x.worth[owner] += building.value_at_cost(e, square, g.buildings[square])
    subject = subject_of(g, d, seat, asking)
    if subject != names.NOBODY and x.number[subject] != names.NOBODY:
        out[at + 4 * x.titles + x.number[subject]] = 1.0
    if asking == asked.MAY_ANSWER:
        mark(x, e, g.give_squares[d.about], out, at + 5 * x.titles)
        mark(x, e, g.take_squares[d.about], out, at + 6 * x.titles)
    elif g.settle_open:
        mark(x, e, g.settle_squares, out, at + 5 * x.titles)
    if g.heir_asked:
        mark(x, e, g.heir_asked, out, at + 7 * x.titles)
    return owners + x.titles * x.seats


def mark(x: Observer, e: Tables, squares: int, out: Any, at: int) -> None:
    """A 1 for each title of a set."""
    if squares:
        for i in range(x.titles):
            if looks.has(squares, e.title[i]):
                out[at + i] = 1.0


def observe_groups(x: Observer, g: State, e: Tables, seat: int) -> None:
    """What this seat has of each group, and the most that any one other has of it."""
    holdings.count(x.holdings, g, e)
    for group in range(e.groups):
        at = group * numbers.OWNERS + 1
        own = x.holdings.held[at + seat]
        x.holdings.held[at + seat] = 0
        most = 0
        for other in range(x.seats):
            if x.holdings.held[at + other] > most:
                most = x.holdings.held[at + other]
        x.mine[group] = own * x.per_member[group]
        x.rival[group] = most * x.per_member[group]


def subject_of(g: State, d: Driver, seat: int, asking: int) -> int:
    """The square that is being bought, auctioned, asked about or claimed for."""
    if asking == asked.MAY_CLAIM:
        return g.claim_square[d.about]
    if g.auction != names.AUCTION_NONE:
        return g.auction_square
    if g.ask != names.ASK_NONE:
        return g.ask_square
    if g.phase == names.PHASE_BUY:
        return g.square[g.turn]
    return names.NOBODY


def about_whom(g: State, d: Driver, seat: int, asking: int) -> int:
    """Whose offer, visit or debt the question is about; the first creditor for one who is in debt."""
    if asking == asked.MAY_CLAIM:
        return g.claim_visitor[d.about]
    if asking == asked.MAY_ANSWER:
        return d.about
    if g.debt_count > 0:
        if g.debtor[0] != seat:
            return g.debtor[0]
        if g.creditor[0] < names.SEATS:
            return g.creditor[0]
    return names.NOBODY
