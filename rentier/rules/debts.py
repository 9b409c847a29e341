"""What is owed and how it is settled: the first debt first, before the game goes on."""

from rentier.rules import auctions, building, groups, looks, money, mortgage, names, titles, trade
from rentier.rules import log as logs
from rentier.rules.log import Log
from rentier.rules.moves import Move
from rentier.rules.state import State
from rentier.rules.tables import Tables


def charge(g: State, log: Log, payer: int, payee: int, amount: int, reason: int, square: int = -1) -> None:
    """A payment that must be made: at once from cash, else it is owed."""
    if spare_cash(g, payer) >= amount and not owes(g, payer):
        money.pay(g, log, payer, payee, amount, reason, square)
        return
    logs.write(log, names.EV_OWES, payer, payee, amount, reason, square)
    for i in range(g.debt_count):
        if g.debtor[i] == payer and g.creditor[i] == payee and g.debt_reason[i] == reason:
            g.debt_amount[i] += amount
            return
    add(g, payer, payee, amount, reason, 0)


def spare_cash(g: State, seat: int) -> int:
    """The seat's cash without the money behind its bid, if it leads an auction."""
    return g.cash[seat] - g.auction_bid if g.auction_leader == seat else g.cash[seat]


def add(g: State, payer: int, payee: int, amount: int, reason: int, joint: int) -> None:
    """Appends a debt; there is always room.

    A landing owes at most seven players, and nobody rolls while anything is owed; claims stop at CLAIMED_DEBTS. Beyond
    that only heirs owe interest, one debt each: of k players who leave at most min(k, 8 - k) have an heir in the game.
    """
    i = g.debt_count
    g.debtor[i] = payer
    g.creditor[i] = payee
    g.debt_amount[i] = amount
    g.debt_reason[i] = reason
    g.debt_joint[i] = joint
    g.debt_count += 1


def bring_forward(g: State) -> None:
    """Puts the last debt first: a debtor may collect before it pays (BR-31)."""
    last = g.debt_count - 1
    payer = g.debtor[last]
    payee = g.creditor[last]
    amount = g.debt_amount[last]
    reason = g.debt_reason[last]
    for i in range(last, 0, -1):
        g.debtor[i] = g.debtor[i - 1]
        g.creditor[i] = g.creditor[i - 1]
        g.debt_amount[i] = g.debt_amount[i - 1]
        g.debt_reason[i] = g.debt_reason[i - 1]
        g.debt_joint[i] = g.debt_joint[i - 1]
    g.debtor[0] = payer
    g.creditor[0] = payee
    g.debt_amount[0] = amount
    g.debt_reason[0] = reason
    g.debt_joint[0] = 0


def owes(g: State, seat: int) -> bool:
    for i in range(g.debt_count):
        if g.debtor[i] == seat:
            return True
    return False


def owed_by(g: State, seat: int) -> int:
    """All that the seat owes."""
    total = 0
    for i in range(g.debt_count):
        if g.debtor[i] == seat:
            total += g.debt_amount[i]
    return total


def is_first_debtor(g: State, seat: int) -> bool:
    return g.debt_count > 0 and g.debtor[0] == seat


def why_not_settle_now(g: State, seat: int) -> int:
    """Whether the debt to settle now is the seat's: another's may come first."""
    if is_first_debtor(g, seat):
        return names.OK
    return names.R_DEBT_FIRST if owes(g, seat) else names.R_NOT_IN_DEBT


def drop(g: State, i: int) -> None:
    """Removes a debt; the next one stands alone if it was one sum with this one only."""
    if not g.debt_joint[i] and i + 1 < g.debt_count:
        g.debt_joint[i + 1] = 0
    g.debt_count -= 1
    for k in range(i, g.debt_count):
        g.debtor[k] = g.debtor[k + 1]
        g.creditor[k] = g.creditor[k + 1]
        g.debt_amount[k] = g.debt_amount[k + 1]
        g.debt_reason[k] = g.debt_reason[k + 1]
        g.debt_joint[k] = g.debt_joint[k + 1]
    last = g.debt_count
    g.debtor[last] = 0
    g.creditor[last] = 0
    g.debt_amount[last] = 0
    g.debt_reason[last] = 0
    g.debt_joint[last] = 0
    if i == 0:
        close_settlement(g)


def close_settlement(g: State) -> None:
    g.settle_open = 0
    g.settle_cash = 0
    g.settle_squares = 0


def sum_from(g: State, i: int) -> int:
    """The amount of a debt and of those that are one sum with it (SC-33)."""
    total = g.debt_amount[i]
    for k in range(i + 1, g.debt_count):
        if not g.debt_joint[k]:
            break
        total += g.debt_amount[k]
    return total


def creditors_of_sum(g: State, i: int) -> int:
    """The players who are owed one sum together (SC-33), a bit each; none for a debt that stands alone."""
    creditors = 0
    for k in range(i, g.debt_count):
        if k > i and not g.debt_joint[k]:
            break
        if g.creditor[k] < names.SEATS:
            creditors |= 1 << g.creditor[k]
    return creditors if creditors & (creditors - 1) else 0


def pay_first(g: State, log: Log) -> bool:
    """Pays the first debt, with those that are one sum with it, if its debtor's cash covers them."""
    if g.cash[g.debtor[0]] < sum_from(g, 0):
        return False
    pay(g, log, 0)
    return True


def pay(g: State, log: Log, i: int) -> None:
    """Pays a debt, and those that are one sum with it, from cash that is there."""
    debtor = g.debtor[i]
    more = True
    while more:
        creditor = g.creditor[i]
        money.pay(g, log, debtor, creditor, g.debt_amount[i], g.debt_reason[i])
        logs.write(log, names.EV_DEBT_SETTLED, debtor, creditor, g.debt_amount[i])
        more = i + 1 < g.debt_count and g.debt_joint[i + 1] == 1
        drop(g, i)


def end_debts_of(g: State, seat: int, heir: int) -> None:
    """A seat is out of the game: its debts end, and what is owed to it is owed to its heir, if it has one."""
    i = 0
    while i < g.debt_count:
        if g.debtor[i] == seat or (g.creditor[i] == seat and (heir == names.NOBODY or heir == g.debtor[i])):
            drop(g, i)
            continue
        if g.creditor[i] == seat:
            g.creditor[i] = heir
            if i == 0:
                close_settlement(g)
        i += 1


def raisable(g: State, e: Tables, seat: int) -> int:
    """All that a seat could pay: its cash, its buildings sold, its titles mortgaged, or sold where the Bank buys."""
    return means(g, e, seat, 0, 0, 0)


def means(g: State, e: Tables, seat: int, cash: int, without: int, also: int) -> int:
    """`raisable` after an exchange: with `cash` more, without some titles and with others."""
    total = g.cash[seat] + cash
    for i in range(e.titles):
        square = e.title[i]
        if not has_then(g, seat, square, without, also):
            continue
        if g.buildings[square]:
            total += building.resale_of(e, square, g.buildings[square])
        if e.sell_to_bank:
            total += selling_price(g, e, square)
        elif not g.mortgaged[square] and not is_blocked(g, e, seat, square, without, also):
            total += e.mortgage[square]
    return total


def has_then(g: State, seat: int, square: int, without: int, also: int) -> bool:
    """Whether the seat would own the title after an exchange."""
    if g.owner[square] == seat:
        return without == 0 or not looks.has(without, square)
    return also != 0 and looks.has(also, square)


def is_blocked(g: State, e: Tables, seat: int, square: int, without: int, also: int) -> bool:
    """Whether another's building in the group keeps the lot from being mortgaged (SC-32)."""
    if e.mortgage_needs != names.MORTGAGE_GROUP_BARE or e.kind[square] != names.LOT:
        return False
    first = e.group_first[e.group[square]]
    for i in range(first, first + e.group_size[e.group[square]]):
        member = e.member[i]
        if g.buildings[member] > 0 and not has_then(g, seat, member, without, also):
            return True
    return False


def lowers_means(g: State, e: Tables, seat: int, cash: int, without: int, also: int) -> bool:
    """Whether the seat owes something and could raise less after this exchange (BR-33, PE-57)."""
    return owes(g, seat) and means(g, e, seat, cash, without, also) < raisable(g, e, seat)


def selling_price(g: State, e: Tables, square: int) -> int:
    """What a debtor gets from the Bank for a title: the printed price, less a mortgage it has lent (BR-32)."""
    return e.price[square] - e.mortgage[square] if g.mortgaged[square] else e.price[square]


def buildings_come_first(g: State, e: Tables, seat: int) -> bool:
    """Whether a debtor must sell its buildings before it touches a title (BR-31)."""
    return e.buildings_first != 0 and owes(g, seat) and groups.owns_a_building(g, e, seat)


def why_not_auction_title(g: State, e: Tables, seat: int, square: int) -> int:
    if not e.sell_to_bank:
        return names.R_NO_SALE_TO_BANK
    code = why_not_settle_now(g, seat)
    if code != names.OK:
        return code
    if g.auction != names.AUCTION_NONE:
        return names.R_AUCTION_RUNNING
    if g.settle_open:
        return names.R_SETTLEMENT_OPEN
    if not groups.is_title(e, square):
        return names.R_NOT_A_TITLE
    if g.owner[square] != seat:
        return names.R_NOT_OWNER
    if buildings_come_first(g, e, seat):
        return names.R_BUILDINGS_FIRST
    if g.buildings[square] > 0:
        return names.R_BUILT_LOT
    return names.OK


def auction_title(g: State, e: Tables, log: Log, seat: int, square: int) -> None:
    """A debtor's title goes to the highest bidder from its printed price, or to the Bank (BR-32)."""
    everyone = auctions.everyone(g) & ~(1 << seat)
    auctions.start(g, log, names.AUCTION_DEBTOR, square, seat, e.price[square], seat, everyone)


def why_not_settle(g: State, e: Tables, seat: int, move: Move) -> int:
    """Whether rent may be paid partly in property (PE-48)."""
    if not e.pay_in_property:
        return names.R_NO_PAYING_IN_PROPERTY
    code = why_not_settle_now(g, seat)
    if code != names.OK:
        return code
    if g.auction != names.AUCTION_NONE:
        return names.R_AUCTION_RUNNING
    if g.debt_reason[0] != names.FOR_RENT or g.creditor[0] >= names.SEATS:
        return names.R_ONLY_RENT_IN_PROPERTY
    if g.settle_open:
        return names.R_SETTLEMENT_OPEN
    if move.give_cash > g.cash[seat]:
        return names.R_NO_CASH
    if move.give_squares == 0:
        return names.R_EMPTY_OFFER
    code = trade.why_not_hand_over(g, e, seat, move.give_squares)
    if code == names.OK and harms_other_creditors(g, e, move.give_cash, move.give_squares):
        return names.R_LOWERS_MEANS
    return code


def harms_other_creditors(g: State, e: Tables, cash: int, squares: int) -> bool:
    """Whether the first debtor, who owes other debts too, would lose more by this settlement than by paying (PE-57)."""
    debtor = g.debtor[0]
    if owed_by(g, debtor) == g.debt_amount[0]:
        return False
    return means(g, e, debtor, -cash, squares, 0) < raisable(g, e, debtor) - g.debt_amount[0]


def settle(g: State, log: Log, seat: int, move: Move) -> None:
    g.settle_open = 1
    g.settle_cash = move.give_cash
    g.settle_squares = move.give_squares
    logs.write(
        log, names.EV_SETTLEMENT_PROPOSED, seat, g.creditor[0], g.debt_amount[0], move.give_cash, move.give_squares
    )


def why_not_accept_settlement(g: State, e: Tables, seat: int) -> int:
    """Checked again at acceptance, as any offer is: the debtor may have traded since."""
    if g.settle_cash > g.cash[g.debtor[0]]:
        return names.R_THEY_HAVE_NO_CASH
    code = trade.why_not_hand_over(g, e, g.debtor[0], g.settle_squares)
    if code != names.OK:
        return names.R_THEY_DO_NOT_OWN if code == names.R_NOT_OWNER else code
    interest = mortgage.interest_on_transfer(g, e, g.settle_squares)
    if interest > g.cash[seat] + g.settle_cash:
        return names.R_INTEREST_UNPAYABLE
    if harms_other_creditors(g, e, g.settle_cash, g.settle_squares):
        return names.R_LOWERS_MEANS
    if lowers_means(g, e, seat, g.settle_cash - interest, 0, g.settle_squares):
        return names.R_LOWERS_MEANS
    return names.OK


def accept_settlement(g: State, e: Tables, log: Log, seat: int) -> None:
    debtor = g.debtor[0]
    cash = g.settle_cash
    squares = g.settle_squares
    logs.write(log, names.EV_SETTLEMENT_ACCEPTED, debtor, seat, g.debt_amount[0], cash, squares)
    drop(g, 0)
    money.pay(g, log, debtor, seat, cash, names.FOR_SETTLEMENT)
    titles.hand_over(g, e, log, debtor, seat, squares, names.FOR_SETTLEMENT)
    mortgage.charge_transfer(g, e, log, seat, squares)


def reject_settlement(g: State, log: Log, seat: int) -> None:
    logs.write(log, names.EV_SETTLEMENT_REJECTED, g.debtor[0], seat, g.debt_amount[0])
    close_settlement(g)
