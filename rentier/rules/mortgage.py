"""Money from the Bank on a title, and what it costs to be free of it again."""

from rentier.rules import building, debts, groups, looks, money, names, table, titles
from rentier.rules import log as logs
from rentier.rules.log import Log
from rentier.rules.state import State
from rentier.rules.tables import Tables


def why_not_mortgage(g: State, e: Tables, seat: int, square: int) -> int:
    if not groups.is_title(e, square):
        return names.R_NOT_A_TITLE
    if g.owner[square] != seat:
        return names.R_NOT_OWNER
    if g.mortgaged[square]:
        return names.R_ALREADY_MORTGAGED
    code = why_not_built(g, e, seat, square)
    if code != names.OK:
        return code
    if debts.buildings_come_first(g, e, seat):
        return names.R_BUILDINGS_FIRST
    if not building.keeps_a_site(g, e, seat, e.group[square]):
        return names.R_QUESTION_OPEN
    return table.why_not_raise(g, e, seat)


def why_not_built(g: State, e: Tables, seat: int, square: int) -> int:
    """Whether what stands on the lot, or on its group, must be sold before."""
    if g.buildings[square] > 0:
        return names.R_BUILT_LOT
    if e.kind[square] == names.LOT:
        if e.mortgage_needs == names.MORTGAGE_GROUP_BARE and groups.any_building(g, e, e.group[square]):
            return names.R_BUILT_GROUP
        if e.mortgage_needs == names.MORTGAGE_OWNER_BARE and groups.any_building_of(g, e, e.group[square], seat):
            return names.R_BUILT_GROUP
    return names.OK


def take(g: State, e: Tables, log: Log, seat: int, square: int) -> None:
    titles.set_mortgage(g, square, names.MORTGAGED)
    logs.write(log, names.EV_MORTGAGED, seat, square, e.mortgage[square])
    money.pay(g, log, names.BANK, seat, e.mortgage[square], names.FOR_MORTGAGE, square)


def lifting_price(g: State, e: Tables, square: int) -> int:
    """The value and its interest; one who has just paid the interest of a transfer pays the value alone."""
    if g.heir_asked and looks.has(g.heir_asked, square):
        return e.mortgage[square]
    if g.mortgaged[square] == names.INHERITED_MORTGAGED and e.heir_interest_on_price:
        return e.mortgage[square] + interest_on_inheriting(e, square)  # the same interest again (MT-29)
    return e.lifting[square] if g.mortgaged[square] == names.MORTGAGED else e.lifting_bought[square]


def why_not_lift(g: State, e: Tables, seat: int, square: int) -> int:
    if not groups.is_title(e, square):
        return names.R_NOT_A_TITLE
    if g.owner[square] != seat:
        return names.R_NOT_OWNER
    if not g.mortgaged[square]:
        return names.R_NOT_MORTGAGED
    cost = lifting_price(g, e, square)
    if g.cash[seat] < cost:
        return names.R_NO_CASH
    if g.auction_leader == seat and g.cash[seat] - cost < g.auction_bid:
        return names.R_MONEY_BEHIND_BID
    if debts.owes(g, seat) and cost > gain_of_lifting(g, e, seat, square):
        return names.R_LOWERS_MEANS
    if looks.has(g.heir_asked, square):
        return names.OK
    return names.R_AFTER_END_TIME if g.time_up else table.why_not_raise(g, e, seat)


def gain_of_lifting(g: State, e: Tables, seat: int, square: int) -> int:
    """What the seat could raise more on the title once it is free: its mortgage, unless it is blocked (SC-32)."""
    if not e.sell_to_bank and debts.is_blocked(g, e, seat, square, 0, 0):
        return 0
    return e.mortgage[square]


def lift(g: State, e: Tables, log: Log, seat: int, square: int) -> None:
    cost = lifting_price(g, e, square)
    titles.set_mortgage(g, square, names.FREE)
    g.heir_asked &= ~looks.bit(square)
    logs.write(log, names.EV_LIFTED, seat, square, cost)
    money.pay(g, log, seat, names.BANK, cost, names.FOR_LIFT, square)


def why_not_keep(g: State, e: Tables, seat: int, square: int) -> int:
    if not groups.is_title(e, square):
        return names.R_NOT_A_TITLE
    if not looks.has(g.heir_asked, square) or g.owner[square] != seat:
        return names.R_NOT_ASKED_TO_KEEP
    return names.OK if table.actor(g, e) == seat else names.R_NOT_YOUR_DECISION


def keep(g: State, log: Log, seat: int, square: int) -> None:
    g.heir_asked &= ~looks.bit(square)
    logs.write(log, names.EV_KEPT_MORTGAGE, seat, square, 0)


def interest_on_transfer(g: State, e: Tables, squares: int) -> int:
    """What the taker of these titles pays the Bank at once for their mortgages (PE-43)."""
    total = 0
    if e.transfer_interest and squares & g.pledged:
        for i in range(e.titles):
            square = e.title[i]
            rest = squares >> square
            if rest == 0:
                break
            if rest & 1 and g.mortgaged[square]:
                total += interest_on_taking(e, square)
    return total


def interest_on_inheriting(e: Tables, square: int) -> int:
    """What a creditor pays at once on a bankrupt's mortgaged title (PE-47, MT-29)."""
    return money.part_up(e.price[square] if e.heir_interest_on_price else e.mortgage[square], e.heir_interest)


def interest_on_taking(e: Tables, square: int) -> int:
    """What the taker of this title pays for its mortgage."""
    return money.part_up(e.mortgage[square], e.transfer_interest)


def charge_transfer(g: State, e: Tables, log: Log, taker: int, squares: int) -> None:
    """The interest of a transfer is taken, which the taker has, and it is asked to lift or keep each mortgage."""
    if not e.transfer_interest:
        return
    money.pay(g, log, taker, names.BANK, interest_on_transfer(g, e, squares), names.FOR_INTEREST)
    for i in range(e.titles):
        square = e.title[i]
        if looks.has(squares, square) and g.mortgaged[square]:
            g.heir_asked |= looks.bit(square)
