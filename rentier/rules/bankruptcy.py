"""Who can pay no more: what becomes of its money, titles, buildings and cards."""

from rentier.rules import auctions, building, cards, debts, ending, looks, money, names, rent, table, titles, trade
from rentier.rules import log as logs
from rentier.rules.log import Log
from rentier.rules.state import State
from rentier.rules.tables import Tables


def why_not_declare(g: State, e: Tables, seat: int) -> int:
    """Only in debt, and only beyond what could be raised."""
    if not debts.is_first_debtor(g, seat):
        return names.R_NOT_IN_DEBT
    if g.auction != names.AUCTION_NONE:
        return names.R_AUCTION_RUNNING
    if g.settle_open:
        return names.R_SETTLEMENT_OPEN
    if g.debt_amount[0] <= debts.raisable(g, e, seat):
        return names.R_CAN_STILL_PAY
    if e.liquidate_first:
        for i in range(e.titles):
            square = e.title[i]
            if g.owner[square] == seat and (g.buildings[square] > 0 or not g.mortgaged[square]):
                return names.R_LIQUIDATE_FIRST
    return names.OK


def declare(g: State, e: Tables, log: Log, seat: int) -> None:
    creditor = g.creditor[0]
    owed = g.debt_amount[0]
    logs.write(log, names.EV_BANKRUPT, seat, creditor, owed)
    leave_game(g, e, log, seat, creditor, owed)


def why_not_resign(g: State, e: Tables, seat: int) -> int:
    """When one must decide, or nothing is pending; but nobody leaves in the middle of an auction."""
    if g.auction != names.AUCTION_NONE:
        return names.R_AUCTION_RUNNING
    return names.OK if table.actor(g, e) == seat or table.is_idle(g) else names.R_NOT_YOUR_DECISION


def resign(g: State, e: Tables, log: Log, seat: int) -> None:
    """Leaving the game for good: as a bankrupt to its creditor, to who could claim a rent from it, or to the Bank."""
    logs.write(log, names.EV_RESIGNED, seat, 0, 0)
    creditor = names.BANK
    owed = 0
    if debts.is_first_debtor(g, seat):
        creditor = g.creditor[0]
        owed = g.debt_amount[0]
    else:
        for i in range(g.claim_count):
            if g.claim_visitor[i] == seat and owed == 0:
                creditor = g.claim_by[i]
                owed = g.claim_amount[i]
    leave_game(g, e, log, seat, creditor, owed)


def leave_game(g: State, e: Tables, log: Log, seat: int, creditor: int, owed: int) -> None:
    g.bankrupt[seat] = 1
    g.bankruptcies += 1
    withdraw_from_table(g, log, seat)
    last = ending.end_now(g, e) != names.END_NONE
    if last and e.last_buildings_stand and creditor < names.SEATS:
        hand_all_over(g, e, log, seat, creditor)
    elif creditor >= names.SEATS:
        to_bank(g, e, log, seat, creditor, owed)
    elif e.to_player == names.TO_BANK:
        to_bank(g, e, log, seat, names.BANK, owed)
    elif e.to_player == names.TO_AUCTION:
        to_auction(g, e, log, seat, creditor, owed)
    else:
        to_creditor(g, e, log, seat, creditor, owed)
    g.jail_turns[seat] = names.NOT_IN_JAIL
    if seat == g.turn:
        g.phase = names.PHASE_END
        g.doubles = 0
        g.then = names.THEN_NEXT_TURN


def withdraw_from_table(g: State, log: Log, seat: int) -> None:
    """It takes no further part in claims, debts, offers, auctions and questions."""
    rent.end_claims_of(g, seat)
    debts.end_debts_of(g, seat)
    trade.end_offers_of(g, log, seat)
    if (g.auction_in >> seat) & 1:
        auctions.leave(g, log, seat)
    g.asked &= ~(1 << seat)
    g.answered &= ~(1 << seat)
    g.wanted &= ~(1 << seat)
    g.place &= ~(1 << seat)
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
            titles.set_mortgage(g, square, names.BOUGHT_MORTGAGED)
            value = e.price[square] if e.heir_interest_on_price else e.mortgage[square]
            interest += money.part_up(value, e.heir_interest)
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


def to_auction(g: State, e: Tables, log: Log, seat: int, creditor: int, owed: int) -> None:
    """What is left in money goes to the creditor, and each title is auctioned for it, free of mortgage (BR-35)."""
    sell_buildings(g, e, log, seat, owed)
    money.pay(g, log, seat, creditor, g.cash[seat], names.FOR_BANKRUPTCY)
    cards.put_back_all(g, e, log, seat)
    release_titles(g, e, log, seat, True)
    g.estate_from = seat
    g.estate_money_to = creditor


def to_bank(g: State, e: Tables, log: Log, seat: int, creditor: int, owed: int) -> None:
    """All to the Bank, what was owed to the jackpot to that; titles are auctioned or free to be bought again."""
    if creditor == names.JACKPOT:
        money.pay(g, log, seat, names.JACKPOT, min(owed, g.cash[seat]), names.FOR_BANKRUPTCY)
    money.pay(g, log, seat, names.BANK, g.cash[seat], names.FOR_BANKRUPTCY)
    cards.put_back_all(g, e, log, seat)
    # A creditor who gets nothing (SC-33) changes nothing: the titles are as free as after a debt to the Bank.
    release_titles(g, e, log, seat, e.to_bank_auction != 0)
    g.estate_from = seat
    g.estate_money_to = names.BANK


def release_titles(g: State, e: Tables, log: Log, seat: int, to_be_auctioned: bool) -> None:
    """Buildings return unpaid, mortgages are gone, and the titles have no owner."""
    for i in range(e.titles):
        square = e.title[i]
        if g.owner[square] != seat:
            continue
        building.set_level(g, e, square, 0)
        titles.set_mortgage(g, square, names.FREE)
        titles.pass_to(g, e, log, square, names.NOBODY, names.FOR_BANKRUPTCY)
        if to_be_auctioned:
            g.estate |= looks.bit(square)
