"""What a seat sees, as numbers from 0 to 100, in the order of `spaces.FIELDS`.

Seats are counted from one's own: place 0 is oneself, place 1 the seat to the left. Money is in units of the starting
cash. Nothing is read that the seat may not see: no deck's order, no generator, no offer between others.
"""

from collections.abc import MutableSequence

from rentier.bots import numbers as asked
from rentier.bots.driver import Driver
from rentier.env import numbers
from rentier.rules import auctions, building, cards, money, names, titles
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
        # The titles of each group, group after group as in the tables, and what one of them is of its group.
        self.member = [0 for _ in range(names.SQUARES)]
        self.per_member = [1.0 for _ in range(names.SQUARES)]
        self.worth = [0 for _ in range(names.SEATS)]
        self.place = [0 for _ in range(names.SEATS)]  # of each seat, from the one that looks
        index(self, e)


def index(x: Observer, e: Tables) -> None:
    for deck in range(e.decks):
        x.per_card[deck] = 1.0 / e.deck_size[deck]
    for group in range(e.groups):
        first = e.group_first[group]
        x.per_member[group] = 1.0 / e.group_size[group]
        for i in range(first, first + e.group_size[group]):
            for number in range(e.titles):
                if e.title[number] == e.member[i]:
                    x.member[i] = number


def capped(value: float) -> float:
    return value if value < numbers.MOST else numbers.MOST


def observe(
    x: Observer, g: State, e: Tables, d: Driver, seat: int, asking: int, out: MutableSequence[float]
) -> int:
    """Writes what this seat sees; `asking` is NOT_ASKED for one that is not being asked. How many numbers it took."""
    for i in range(x.size):
        out[i] = 0.0
    for other in range(x.seats):
        x.place[other] = other - seat if other >= seat else other - seat + x.seats
    at = observe_table(x, g, e, d, seat, asking, out, 0)
    at = observe_offer(x, g, d, seat, asking, out, at)
    # The wealth of the seats is added up on the way through the titles.
    after = observe_titles(x, g, e, d, seat, asking, out, at + numbers.SEAT_FIELDS * x.seats)
    observe_seats(x, g, e, d, seat, asking, out, at)
    return after


def observe_table(
    x: Observer, g: State, e: Tables, d: Driver, seat: int, asking: int, out: MutableSequence[float], at: int
) -> int:
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


def observe_offer(
    x: Observer, g: State, d: Driver, seat: int, asking: int, out: MutableSequence[float], at: int
) -> int:
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


def observe_seats(
    x: Observer, g: State, e: Tables, d: Driver, seat: int, asking: int, out: MutableSequence[float], at: int
) -> int:
    about = about_whom(g, d, seat, asking)
    unanswered = g.asked & ~g.answered if g.ask != names.ASK_NONE else 0
    for other in range(x.seats):
        i = at + x.place[other]
        out[i] = capped(g.cash[other] * x.unit)
        out[i + x.seats] = capped(x.worth[other] * x.unit)
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
            out[at + 5 * x.seats + x.place[g.keeper[keeper]]] += 1.0
    out[at + 7 * x.seats + x.place[g.turn]] = 1.0
    for i in range(g.debt_count):
        owes = at + 8 * x.seats + x.place[g.debtor[i]]
        out[owes] = capped(out[owes] + g.debt_amount[i] * x.unit)
    if g.auction_leader != names.NOBODY:
        out[at + 10 * x.seats + x.place[g.auction_leader]] = 1.0
    if about != names.NOBODY:
        out[at + 12 * x.seats + x.place[about]] = 1.0
    return at + numbers.SEAT_FIELDS * x.seats


def observe_titles(
    x: Observer, g: State, e: Tables, d: Driver, seat: int, asking: int, out: MutableSequence[float], at: int
) -> int:
    offered = 0
    wanted = 0
    if asking == asked.MAY_ANSWER:
        offered = g.give_squares[d.about]
        wanted = g.take_squares[d.about]
    elif g.settle_open:
        offered = g.settle_squares
    subject = subject_of(g, d, seat, asking)
    for other in range(x.seats):
        x.worth[other] = g.cash[other]
    owners = at + numbers.TITLE_FIELDS * x.titles
    for i in range(x.titles):
        square = e.title[i]
        owner = g.owner[square]
        if owner != names.NOBODY:
            out[owners + i * x.seats + x.place[owner]] = 1.0
            if g.mortgaged[square]:
                out[at + x.titles + i] = 1.0
                x.worth[owner] += money.part_down(e.price[square], e.mortgaged_counts)
            else:
                x.worth[owner] += e.price[square]
            if g.buildings[square]:
                out[at + i] = g.buildings[square] * x.per_level
                x.worth[owner] += building.value_at_cost(e, square, g.buildings[square])
        if square == subject:
            out[at + 4 * x.titles + i] = 1.0
        if offered and titles.has(offered, square):
            out[at + 5 * x.titles + i] = 1.0
        if wanted and titles.has(wanted, square):
            out[at + 6 * x.titles + i] = 1.0
        if g.heir_asked and titles.has(g.heir_asked, square):
            out[at + 7 * x.titles + i] = 1.0
    observe_groups(x, g, e, seat, out, at + 2 * x.titles, at + 3 * x.titles)
    return owners + x.titles * x.seats


def observe_groups(
    x: Observer, g: State, e: Tables, seat: int, out: MutableSequence[float], mine: int, rival: int
) -> None:
    """What this seat has of each title's group, and the most that any one other has of it."""
    for group in range(e.groups):
        first = e.group_first[group]
        last = first + e.group_size[group]
        most = 0
        own = 0
        for i in range(first, last):
            owner = g.owner[e.member[i]]
            if owner == seat:
                own += 1
            elif owner != names.NOBODY:
                count = 0
                for k in range(first, last):
                    if g.owner[e.member[k]] == owner:
                        count += 1
                if count > most:
                    most = count
        if own == 0 and most == 0:
            continue
        for i in range(first, last):
            out[mine + x.member[i]] = own * x.per_member[group]
            out[rival + x.member[i]] = most * x.per_member[group]


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
