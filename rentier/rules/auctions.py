"""Titles and scarce buildings to the highest bidder."""

from rentier.rules import building, debts, looks, money, names, titles
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


def why_not_bid(g: State, e: Tables, seat: int, amount: int) -> int:
    code = why_not_pass(g, seat)
    if code != names.OK:
        return code
    if amount < least_bid(g):
        return names.R_BID_TOO_LOW
    if amount > g.cash[seat]:
        return names.R_BID_BEYOND_CASH
    return why_not_bidder(g, e, seat, amount)


def why_not_bidder(g: State, e: Tables, seat: int, amount: int) -> int:
    """Whether this seat may win with this bid: a scarce building needs a site, a debtor may not lose by it."""
    if g.auction == names.AUCTION_SCARCE and not building.has_site(g, e, seat, -1):
        return names.R_CANNOT_PLACE_ELSE
    return names.R_LOWERS_MEANS if amount > most_bid(g, e, seat) else names.OK


def most_bid(g: State, e: Tables, seat: int) -> int:
    """The most that the seat may bid: its cash; a debtor, no more than it could raise on what it wins (BR-33)."""
    if g.debt_count == 0 or not debts.owes(g, seat):
        return g.cash[seat]
    if g.auction == names.AUCTION_SCARCE:
        return 0
    return min(g.cash[seat], e.price[g.auction_square] if e.sell_to_bank else e.mortgage[g.auction_square])


def why_not_pass(g: State, seat: int) -> int:
    if g.auction == names.AUCTION_NONE:
        return names.R_NO_AUCTION
    if not (g.auction_in >> seat) & 1:
        return names.R_OUT_OF_AUCTION
    return names.R_LEADS_ALREADY if g.auction_leader == seat else names.OK


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
    close(g)
    if winner != names.NOBODY:
        logs.write(log, names.EV_AUCTION_WON, winner, amount, square, kind)
        # A bid stays covered by its bidder's cash, who pays it before any debt of its own (BR-32).
        if kind == names.AUCTION_DEBTOR and g.mortgaged[square]:
            money.pay(g, log, winner, names.BANK, e.mortgage[square], names.FOR_LIFT, square)
            amount -= e.mortgage[square]
        money.pay(g, log, winner, money_to, amount, names.FOR_AUCTION, square)
    else:
        logs.write(log, names.EV_AUCTION_UNSOLD, square, kind, 0)
    if kind == names.AUCTION_SCARCE:
        g.placing = winner
        g.wanted = 0
        if winner == names.NOBODY:
            building.close_question(g)
        return
    if kind == names.AUCTION_DEBTOR and winner == names.NOBODY:
        money.pay(g, log, names.BANK, money_to, debts.selling_price(g, e, square), names.FOR_TITLE_SALE, square)
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


def has_estate(g: State) -> bool:
    """Whether a bankrupt's title is still to be auctioned."""
    for seat in range(g.seats):
        if g.estate[seat]:
            return True
    return False


def has_estate_for(g: State, creditor: int) -> bool:
    """Whether a title is still to be auctioned for this seat."""
    for seat in range(g.seats):
        if g.estate[seat] and g.estate_money_to[seat] == creditor:
            return True
    return False


def open_estate(g: State, e: Tables, log: Log, creditor: int) -> None:
    """Auctions the next title of a bankrupt's estate, from any price, for that bankrupt's own creditor (BR-35).

    Only of an estate for this creditor, unless it is NOBODY.
    """
    for i in range(e.titles):
        square = e.title[i]
        for seat in range(g.seats):
            if creditor != names.NOBODY and g.estate_money_to[seat] != creditor:
                continue
            if looks.has(g.estate[seat], square):
                money_to = g.estate_money_to[seat]
                g.estate[seat] &= ~looks.bit(square)
                if g.estate[seat] == 0:
                    g.estate_money_to[seat] = names.BANK
                start(g, log, names.AUCTION_ESTATE, square, seat, 1, money_to, everyone(g))
                return


def forward_money(g: State, seat: int, heir: int) -> None:
    """A seat is out of the game: what estates and a running auction bring for it goes to its heir or the Bank."""
    to = names.BANK if heir == names.NOBODY else heir
    if g.auction_money_to == seat:
        g.auction_money_to = to
    for other in range(g.seats):
        if g.estate_money_to[other] == seat:
            g.estate_money_to[other] = to
