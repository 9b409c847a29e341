"""Titles and scarce buildings to the highest bidder."""

from rentier.rules import building, looks, money, names, titles
from rentier.rules import log as logs
from rentier.rules.log import Log
from rentier.rules.state import State
from rentier.rules.tables import Tables


def everyone(g: State) -> int:
    """The seats still in the game, a bit each."""
    seats = 0
    for seat in range(g.seats):
        if not g.bankrupt[seat]:
            seats |= 1 << seat
    return seats


def first_of(g: State, seats: int, after: int) -> int:
    """The first of these seats to the left of one, itself last; NOBODY if the set is empty."""
    seat = after
    for _ in range(g.seats):
        seat += 1
        if seat >= g.seats:
            seat = 0
        if (seats >> seat) & 1:
            return seat
    return names.NOBODY


def start(g: State, log: Log, kind: int, square: int, after: int, least: int, money_to: int, bidders: int) -> None:
    """Opens an auction among these seats: asked in turn order from the left of `after`."""
    g.auction = kind
    g.auction_square = square
    g.auction_in = bidders
    g.auction_leader = names.NOBODY
    g.auction_bid = 0
    g.auction_least = least
    g.auction_money_to = money_to
    g.auction_asked = first_of(g, bidders, after)
    logs.write(log, names.EV_AUCTION_STARTED, square, kind, least, after)


def least_bid(g: State) -> int:
    return g.auction_least if g.auction_leader == names.NOBODY else g.auction_bid + 1


def why_not_bid(g: State, seat: int, amount: int) -> int:
    code = why_not_pass(g, seat)
    if code != names.OK:
        return code
    if amount < least_bid(g):
        return names.R_BID_TOO_LOW
    if amount > g.cash[seat]:
        return names.R_BID_BEYOND_CASH
    return names.OK


def why_not_pass(g: State, seat: int) -> int:
    if g.auction == names.AUCTION_NONE:
        return names.R_NO_AUCTION
    if not (g.auction_in >> seat) & 1:
        return names.R_OUT_OF_AUCTION
    if g.auction_leader == seat:
        return names.R_LEADS_ALREADY
    if g.debt_count > 0 and g.auction != names.AUCTION_DEBTOR:
        return names.R_DEBT_FIRST
    return names.OK


def bid(g: State, log: Log, seat: int, amount: int) -> None:
    g.auction_leader = seat
    g.auction_bid = amount
    if log.on:
        logs.write(log, names.EV_BID, seat, amount, g.auction_square)
    g.auction_asked = first_of(g, g.auction_in & ~(1 << seat), seat)


def leave(g: State, log: Log, seat: int) -> None:
    """The seat is out of the auction for good."""
    if log.on:
        logs.write(log, names.EV_PASSED, seat, g.auction_square, 0)
    g.auction_in &= ~(1 << seat)
    if g.auction_leader == seat:  # a bankrupt's bid falls
        g.auction_leader = names.NOBODY
        g.auction_bid = 0
    if g.auction_asked == seat:
        others = g.auction_in
        if g.auction_leader != names.NOBODY:
            others &= ~(1 << g.auction_leader)
        g.auction_asked = first_of(g, others, seat)


def is_decided(g: State) -> bool:
    """Nobody is left who could still outbid the leader."""
    if g.auction_leader == names.NOBODY:
        return g.auction_in == 0
    return g.auction_in == 1 << g.auction_leader


def finish(g: State, e: Tables, log: Log) -> None:
    """The hammer falls."""
    kind = g.auction
    square = g.auction_square
    winner = g.auction_leader
    amount = g.auction_bid
    money_to = g.auction_money_to
    least = g.auction_least
    close(g)
    if winner != names.NOBODY:
        logs.write(log, names.EV_AUCTION_WON, winner, amount, square, kind)
        # A bid stays covered by its bidder's cash, who pays it before any debt of its own (BR-32).
        money.pay(g, log, winner, money_to, amount, names.FOR_AUCTION, square)
    else:
        logs.write(log, names.EV_AUCTION_UNSOLD, square, kind, 0)
    if kind == names.AUCTION_SCARCE:
        building.scarce_sold(g, winner)
        return
    if kind == names.AUCTION_DEBTOR and winner == names.NOBODY:
        money.pay(g, log, names.BANK, money_to, least, names.FOR_TITLE_SALE, square)
    if winner != names.NOBODY or kind == names.AUCTION_DEBTOR:
        titles.pass_to(g, e, log, square, winner, names.FOR_AUCTION)
        titles.set_mortgage(g, square, names.FREE)


def close(g: State) -> None:
    g.auction = names.AUCTION_NONE
    g.auction_square = 0
    g.auction_in = 0
    g.auction_asked = 0
    g.auction_leader = names.NOBODY
    g.auction_bid = 0
    g.auction_least = 0
    g.auction_money_to = names.BANK


def open_estate(g: State, e: Tables, log: Log) -> None:
    """The next title of a bankrupt's estate comes under the hammer, at any opening price."""
    for i in range(e.titles):
        square = e.title[i]
        if looks.has(g.estate, square):
            g.estate &= ~looks.bit(square)
            start(g, log, names.AUCTION_ESTATE, square, g.estate_from, 1, g.estate_money_to, everyone(g))
            return
    g.estate = 0
