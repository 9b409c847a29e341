"""Who can pay no more: what becomes of its money, titles, buildings and cards."""

from rentier.rules import auctions, building, cards, debts, ending, looks, money, mortgage, names, rent, titles, trade
from rentier.rules import log as logs
from rentier.rules.log import Log
from rentier.rules.state import State
from rentier.rules.tables import Tables


def why_not_declare(g: State, e: Tables, seat: int) -> int:
    """Only in debt, and only beyond what could be raised."""
    code = debts.why_not_settle_now(g, seat)
    if code != names.OK:
        return code
    if g.auction != names.AUCTION_NONE:
        return names.R_AUCTION_RUNNING
    if g.settle_open:
        return names.R_SETTLEMENT_OPEN
    if debts.sum_from(g, 0) <= debts.raisable(g, e, seat):
        return names.R_CAN_STILL_PAY
    if e.liquidate_first:
        for i in range(e.titles):
            square = e.title[i]
            if g.owner[square] == seat and (g.buildings[square] > 0 or not g.mortgaged[square]):
                return names.R_LIQUIDATE_FIRST
    return names.OK


def declare(g: State, e: Tables, log: Log, seat: int) -> None:
    go_bankrupt(g, e, log, seat, g.creditor[0], debts.sum_from(g, 0), debts.creditors_of_sum(g, 0))


def go_bankrupt(g: State, e: Tables, log: Log, seat: int, creditor: int, owed: int, creditors: int) -> None:
    """`creditors`: all of them, a bit each, where one sum is owed to several (SC-33)."""
    logs.write(log, names.EV_BANKRUPT, seat, creditor, owed, creditors)
    leave_game(g, e, log, seat, creditor, owed, names.WENT_BANKRUPT)


def why_not_resign(g: State, seat: int) -> int:
    """At any time, but not while leading an auction."""
    return names.R_LEADS_AUCTION if g.auction != names.AUCTION_NONE and g.auction_leader == seat else names.OK


def resign(g: State, e: Tables, log: Log, seat: int) -> None:
    """Leaving for good: debts are paid, then open claims, the oldest first; the rest goes to the Bank (PE-59)."""
    logs.write(log, names.EV_RESIGNED, seat, 0, 0)
    if g.auction == names.AUCTION_DEBTOR and g.auction_money_to == seat:
        auctions.close(g)  # its title is part of what it leaves
    i = 0
    while i < g.debt_count:
        if g.debtor[i] != seat:
            i += 1
            continue
        owed = debts.sum_from(g, i)
        if owed > debts.raisable(g, e, seat):
            go_bankrupt(g, e, log, seat, g.creditor[i], owed, debts.creditors_of_sum(g, i))
            return
        raise_cash(g, e, log, seat, owed)
        debts.pay(g, log, i)
    i = 0
    while i < g.claim_count:
        if g.claim_visitor[i] != seat or g.mortgaged[g.claim_square[i]]:
            i += 1
            continue
        owed = g.claim_amount[i]
        if owed > debts.raisable(g, e, seat):
            creditor = g.claim_by[i]
            rent.drop(g, i)  # it is what the bankruptcy is about, and does not lapse
            go_bankrupt(g, e, log, seat, creditor, owed, 0)
            return
        raise_cash(g, e, log, seat, owed)
        rent.collect(g, log, i)
    leave_game(g, e, log, seat, names.BANK, 0, names.LEFT_GAME)


def raise_cash(g: State, e: Tables, log: Log, seat: int, needed: int) -> None:
    """Sells buildings, then mortgages titles, then sells them where the Bank buys, until the cash is there."""
    while g.cash[seat] < needed:
        square = highest_built(g, e, seat)
        if square != names.NOBODY:
            building.bring_down(g, e, log, seat, square, building.level_on_leaving(g, e, square))
            continue
        square = to_be_mortgaged(g, e, seat)
        if square != names.NOBODY:
            mortgage.take(g, e, log, seat, square)
            continue
        square = any_title(g, e, seat)
        if square == names.NOBODY or not e.sell_to_bank:
            return
        money.pay(g, log, names.BANK, seat, debts.selling_price(g, e, square), names.FOR_TITLE_SALE, square)
        titles.set_mortgage(g, square, names.FREE)
        titles.pass_to(g, e, log, square, names.NOBODY, names.FOR_TITLE_SALE)


def highest_built(g: State, e: Tables, seat: int) -> int:
    """The seat's lot with most buildings, so that an even group stays even; NOBODY if nothing is built."""
    best = names.NOBODY
    for i in range(e.titles):
        square = e.title[i]
        if g.owner[square] == seat and g.buildings[square] > 0:
            if best == names.NOBODY or g.buildings[square] > g.buildings[best]:
                best = square
    return best


def to_be_mortgaged(g: State, e: Tables, seat: int) -> int:
    for i in range(e.titles):
        square = e.title[i]
        if g.owner[square] == seat and not g.mortgaged[square]:
            if mortgage.why_not_built(g, e, seat, square) == names.OK:
                return square
    return names.NOBODY


def any_title(g: State, e: Tables, seat: int) -> int:
    for i in range(e.titles):
        if g.owner[e.title[i]] == seat:
            return e.title[i]
    return names.NOBODY


def leave_game(g: State, e: Tables, log: Log, seat: int, creditor: int, owed: int, how: int) -> None:
    """The seat is out of the game; what it has goes where the edition says, to the creditor or to the Bank."""
    g.bankrupt[seat] = how
    g.seats_out += 1
    if how == names.WENT_BANKRUPT:
        g.bankruptcies += 1
    last = e.last_buildings_stand and creditor < names.SEATS and ending.end_now(g, e) != names.END_NONE
    inherits = e.to_player == names.TO_CREDITOR or e.to_player == names.TO_CREDITOR_FREE
    heir = creditor if creditor < names.SEATS and (last or inherits) else names.NOBODY
    decides = seat == g.turn and g.phase == names.PHASE_BUY
    withdraw_from_table(g, e, log, seat, heir)
    # What others' estates bring for a bankrupt is its creditor's too, where titles are auctioned (BR-34).
    auctions.forward_money(g, seat, creditor if creditor < names.SEATS and e.to_player == names.TO_AUCTION else heir)
    if last:
        hand_all_over(g, e, log, seat, creditor)
    elif heir != names.NOBODY:
        to_creditor(g, e, log, seat, creditor, owed)
    elif creditor < names.SEATS and e.to_player == names.TO_AUCTION:
        to_auction(g, e, log, seat, creditor, owed)
    else:
        to_bank(g, e, log, seat, creditor, owed)
    g.jail_turns[seat] = names.NOT_IN_JAIL
    if decides:
        g.declined_square = g.square[seat]
        g.declined_by = seat
    if seat == g.turn:
        g.phase = names.PHASE_END
        g.doubles = 0
        g.then = names.THEN_NEXT_TURN


def withdraw_from_table(g: State, e: Tables, log: Log, seat: int, heir: int) -> None:
    """It takes no further part in claims, debts, offers, auctions and questions."""
    rent.end_claims_of(g, e, log, seat, heir)
    debts.end_debts_of(g, seat, heir)
    trade.end_offers_of(g, log, seat)
    if (g.auction_in >> seat) & 1:
        auctions.leave(g, log, seat)
    g.asked &= ~(1 << seat)
    g.answered &= ~(1 << seat)
    g.wanted &= ~(1 << seat)
    if g.placing == seat:
        g.placing = names.NOBODY
    for square in range(names.SQUARES):
        if looks.has(g.heir_asked, square) and g.owner[square] == seat:
            g.heir_asked &= ~looks.bit(square)


def hand_all_over(g: State, e: Tables, log: Log, seat: int, heir: int) -> None:
    """Everything of value, the buildings standing (PE-53)."""
    money.pay(g, log, seat, heir, g.cash[seat], names.FOR_BANKRUPTCY)
    for i in range(e.titles):
        if g.owner[e.title[i]] == seat:
            titles.pass_to(g, e, log, e.title[i], heir, names.FOR_BANKRUPTCY)
    cards.pass_on(g, e, log, seat, heir, cards.held(g, e, seat))


def to_creditor(g: State, e: Tables, log: Log, seat: int, heir: int, owed: int) -> None:
    """Buildings are turned into money, and all goes to the creditor; mortgaged titles at a price, or to the Bank."""
    sell_buildings(g, e, log, seat, owed)
    money.pay(g, log, seat, heir, g.cash[seat], names.FOR_BANKRUPTCY)
    cards.pass_on(g, e, log, seat, heir, cards.held(g, e, seat))
    interest = 0
    for i in range(e.titles):
        square = e.title[i]
        if g.owner[square] != seat:
            continue
        if not g.mortgaged[square]:
            titles.pass_to(g, e, log, square, heir, names.FOR_BANKRUPTCY)
        elif e.to_player == names.TO_CREDITOR_FREE:
            titles.set_mortgage(g, square, names.FREE)
            titles.pass_to(g, e, log, square, names.NOBODY, names.FOR_BANKRUPTCY)
        else:
            titles.pass_to(g, e, log, square, heir, names.FOR_BANKRUPTCY)
            titles.set_mortgage(g, square, names.INHERITED_MORTGAGED)
            interest += mortgage.interest_on_inheriting(e, square)
            g.heir_asked |= looks.bit(square)
    if interest:
        debts.charge(g, log, heir, names.BANK, interest, names.FOR_INTEREST)


def sell_buildings(g: State, e: Tables, log: Log, seat: int, owed: int) -> None:
    """All at half price; or only until half of the debt is reached, and the rest goes back unpaid (CA-26)."""
    raised = 0
    for i in range(e.titles):
        square = e.title[i]
        if g.owner[square] != seat:
            continue
        level = g.buildings[square]
        building.set_level(g, e, square, 0)  # at once: a hotel stepping down would borrow houses of the Bank
        while level > 0:
            if e.bankrupt_buildings == names.BUILDINGS_HALF_DEBT and raised * 2 >= owed:
                break
            amount = building.resale_of(e, square, level) - building.resale_of(e, square, level - 1)
            logs.write(log, names.EV_BUILDING_SOLD, seat, square, level, level - 1, amount)
            money.pay(g, log, names.BANK, seat, amount, names.FOR_BUILDING_SALE, square)
            raised += amount
            level -= 1
        if level > 0:
            logs.write(log, names.EV_BUILDINGS_RETURNED, seat, square, level)


def to_auction(g: State, e: Tables, log: Log, seat: int, creditor: int, owed: int) -> None:
    """What is left in money goes to the creditor, and each title is auctioned for it, free of mortgage (BR-35)."""
    sell_buildings(g, e, log, seat, owed)
    square = to_be_mortgaged(g, e, seat)
    while e.liquidate_first and square != names.NOBODY:  # left by one who leaves the game (BR-33, BR-41)
        mortgage.take(g, e, log, seat, square)
        square = to_be_mortgaged(g, e, seat)
    money.pay(g, log, seat, creditor, g.cash[seat], names.FOR_BANKRUPTCY)
    cards.put_back_all(g, e, log, seat)
    release_titles(g, e, log, seat, True)
    if g.estate[seat]:
        g.estate_money_to[seat] = creditor


def to_bank(g: State, e: Tables, log: Log, seat: int, creditor: int, owed: int) -> None:
    """All to the Bank; cash towards a tax or fine to the jackpot (MT-30); titles are auctioned, or free again."""
    if creditor == names.JACKPOT:
        money.pay(g, log, seat, names.JACKPOT, min(owed, g.cash[seat]), names.FOR_BANKRUPTCY)
    money.pay(g, log, seat, names.BANK, g.cash[seat], names.FOR_BANKRUPTCY)
    cards.put_back_all(g, e, log, seat)
    # A creditor who gets nothing (SC-33) changes nothing: the titles are as free as after a debt to the Bank.
    release_titles(g, e, log, seat, e.to_bank_auction != 0)


def release_titles(g: State, e: Tables, log: Log, seat: int, to_be_auctioned: bool) -> None:
    """Buildings return unpaid, mortgages are gone, and the titles have no owner."""
    for i in range(e.titles):
        square = e.title[i]
        if g.owner[square] != seat:
            continue
        if g.buildings[square] > 0:
            logs.write(log, names.EV_BUILDINGS_RETURNED, seat, square, g.buildings[square])
            building.set_level(g, e, square, 0)
        titles.set_mortgage(g, square, names.FREE)
        titles.pass_to(g, e, log, square, names.NOBODY, names.FOR_BANKRUPTCY)
        if to_be_auctioned:
            g.estate[seat] |= looks.bit(square)
