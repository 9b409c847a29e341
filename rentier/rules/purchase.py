"""A free title: bought, declined, and what then becomes of it."""

from rentier.rules import auctions, building, chance, debts, looks, names, table, titles
from rentier.rules import log as logs
from rentier.rules.log import Log
from rentier.rules.state import State
from rentier.rules.tables import Tables


def why_not_choose(g: State, e: Tables, seat: int) -> int:
    """Whether the seat stands on a free title and must decide about it."""
    code = table.why_not_decide(g, e, seat)
    if code != names.OK:
        return code
    return names.OK if g.phase == names.PHASE_BUY else names.R_NOTHING_TO_BUY


def why_not_buy(g: State, e: Tables, seat: int) -> int:
    code = why_not_choose(g, e, seat)
    if code == names.OK and g.cash[seat] < e.price[g.square[seat]]:
        return names.R_NO_CASH
    return code


def buy(g: State, e: Tables, log: Log, seat: int) -> None:
    square = g.square[seat]
    g.phase = looks.phase_after_landing(g)
    sell_to(g, e, log, seat, square)


def sell_to(g: State, e: Tables, log: Log, seat: int, square: int) -> None:
    """The Bank sells a title at its printed price."""
    debts.charge(g, log, seat, names.BANK, e.price[square], names.FOR_PRICE, square)
    titles.pass_to(g, e, log, square, seat, names.FOR_PRICE)


def decline(g: State, e: Tables, log: Log, seat: int) -> None:
    square = g.square[seat]
    g.phase = looks.phase_after_landing(g)
    put_up(g, e, log, seat, square)


def put_up_pending(g: State, e: Tables, log: Log) -> None:
    """The title whose visitor went bankrupt or left before deciding is treated as declined (PE-47, PE-59)."""
    seat = g.declined_by
    square = g.declined_square
    g.declined_square = names.NOBODY
    g.declined_by = names.NOBODY
    put_up(g, e, log, seat, square)


def put_up(g: State, e: Tables, log: Log, seat: int, square: int) -> None:
    """A declined title stays with the Bank, is auctioned, or is offered to the others at its price."""
    logs.write(log, names.EV_DECLINED, seat, square, 0)
    way = e.monument_declined if e.kind[square] == names.MONUMENT else e.declined
    if way == names.DECLINED_AUCTION:
        auctions.start(g, log, names.AUCTION_DECLINED, square, seat, 1, names.BANK, auctions.everyone(g))
    elif way == names.DECLINED_OFFER:
        g.ask = names.ASK_PRICE
        g.ask_square = square
        g.ask_from = seat
        g.asked = auctions.everyone(g) & ~(1 << seat)
        logs.write(log, names.EV_ASKED, names.ASK_PRICE, square, seat, g.asked)


def why_not_answer(g: State, seat: int) -> int:
    """Whether the seat has been asked and has not answered."""
    if g.ask == names.ASK_NONE or not (g.asked >> seat) & 1:
        return names.R_NOT_ASKED
    if (g.answered >> seat) & 1:
        return names.R_ALREADY_ANSWERED
    if g.debt_count > 0:
        return names.R_DEBT_FIRST
    return names.OK


def why_not_want(g: State, e: Tables, seat: int) -> int:
    code = why_not_answer(g, seat)
    if code == names.OK and g.ask == names.ASK_PRICE and g.cash[seat] < e.price[g.ask_square]:
        return names.R_NO_CASH
    return code


def answer(g: State, log: Log, seat: int, wants: bool) -> None:
    g.answered |= 1 << seat
    if wants:
        g.wanted |= 1 << seat
        logs.write(log, names.EV_WANTED, seat, g.ask_square, 0)
    else:
        logs.write(log, names.EV_WAIVED, seat, g.ask_square, 0)


def sell_to_who_wanted(g: State, e: Tables, log: Log) -> None:
    """Everyone has answered: who wanted it, and still has the cash, buys it; of several, the highest die (SC-11)."""
    square = g.ask_square
    wanted = g.wanted
    after = g.ask_from
    building.close_question(g)
    for seat in range(g.seats):
        if g.cash[seat] < e.price[square]:
            wanted &= ~(1 << seat)
    if wanted == 0:
        return
    sell_to(g, e, log, dice_off(g, log, wanted, after), square)


def dice_off(g: State, log: Log, seats: int, after: int) -> int:
    """Each rolls one die, the highest wins; those who tie roll again."""
    while building.count_of(seats) > 1:
        best = 0
        leaders = 0
        for i in range(1, g.seats + 1):
            seat = (after + i) % g.seats
            if not (seats >> seat) & 1:
                continue
            die = chance.one_die(g, log, names.STREAM_DICE_OFF)
            logs.write(log, names.EV_DICE_OFF, seat, die, 0)
            if die > best:
                best = die
                leaders = 0
            if die == best:
                leaders |= 1 << seat
        seats = leaders
    return auctions.first_of(g, seats, after)
