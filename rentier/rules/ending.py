"""What everyone is worth, how a game ends and who has won."""

from rentier.rules import auctions, building, debts, money, names, rent, titles, trade
from rentier.rules import log as logs
from rentier.rules.log import Log
from rentier.rules.state import State
from rentier.rules.tables import Tables


def wealth(g: State, e: Tables, seat: int) -> int:
    """Cash, titles at their printed price (mortgaged: a part of it), buildings at cost."""
    total = g.cash[seat]
    for i in range(e.titles):
        if g.owner[e.title[i]] == seat:
            total += title_wealth(g, e, e.title[i])
    return total


def title_wealth(g: State, e: Tables, square: int) -> int:
    """What a title and its buildings count for."""
    if g.mortgaged[square]:
        return money.part_down(e.price[square], e.mortgaged_counts)
    if g.buildings[square]:
        return e.price[square] + building.value_at_cost(e, square, g.buildings[square])
    return e.price[square]


def winners(g: State, e: Tables) -> int:
    """The seats that have won, a bit each: the one left or owning everything, else the richest; equals share."""
    if g.ended == names.END_NONE:
        return 0
    if g.ended == names.END_OWN_EVERYTHING:
        return 1 << titles.owns_every_title(g, e)
    best = -1
    seats = 0
    for seat in range(g.seats):
        if g.bankrupt[seat]:
            continue
        worth = wealth(g, e, seat)
        if worth > best:
            best = worth
            seats = 0
        if worth == best:
            seats |= 1 << seat
    return seats


def end_now(g: State, e: Tables) -> int:
    """Why the game is over now, or END_NONE."""
    if g.seats - g.seats_out == 1:
        return names.END_LAST_LEFT
    if e.end_bankruptcies and g.bankruptcies >= e.end_bankruptcies:
        return names.END_BANKRUPTCIES
    if e.own_everything and titles.owns_every_title(g, e) != names.NOBODY:
        return names.END_OWN_EVERYTHING
    return names.END_NONE


def finish(g: State, e: Tables, log: Log, why: int) -> None:
    """Nothing that was open goes on: claims and offers lapse, auctions close."""
    g.ended = why
    g.phase = names.PHASE_OVER
    g.then = names.THEN_NOTHING
    rent.lapse(g, log, 0)
    for seat in range(g.seats):
        trade.end_offers_of(g, log, seat)
    while g.debt_count > 0:
        debts.drop(g, 0)
    auctions.close(g)
    building.close_question(g)
    for seat in range(g.seats):
        g.estate[seat] = 0
        g.estate_money_to[seat] = names.BANK
    g.declined_square = names.NOBODY
    g.declined_by = names.NOBODY
    g.heir_asked = 0
    logs.write(log, names.EV_GAME_OVER, why, winners(g, e), 0)
