"""What is owed and how it is settled: the first debt first, before the game goes on."""

from rentier.rules import auctions, building, groups, money, mortgage, names, titles, trade
from rentier.rules import log as logs
from rentier.rules.log import Log
from rentier.rules.moves import Move
from rentier.rules.state import State
from rentier.rules.tables import Tables


def charge(g: State, log: Log, payer: int, payee: int, amount: int, reason: int, square: int = -1) -> None:
    """A payment that must be made: at once from cash, else it is owed."""
    if g.cash[payer] >= amount and not owes(g, payer):
        money.pay(g, log, payer, payee, amount, reason, square)
        return
    logs.write(log, names.EV_OWES, payer, payee, amount, reason, square)
    for i in range(g.debt_count):
        if g.debtor[i] == payer and g.creditor[i] == payee and g.debt_reason[i] == reason:
            g.debt_amount[i] += amount
            return
    assert g.debt_count < names.DEBTS  # claims stop before, and nothing else comes while so much is owed
    i = g.debt_count
    g.debtor[i] = payer
    g.creditor[i] = payee
    g.debt_amount[i] = amount
    g.debt_reason[i] = reason
    g.debt_count += 1


def owes(g: State, seat: int) -> bool:
    for i in range(g.debt_count):
        if g.debtor[i] == seat:
            return True
    return False


def is_first_debtor(g: State, seat: int) -> bool:
    return g.debt_count > 0 and g.debtor[0] == seat


def drop(g: State, i: int) -> None:
    g.debt_count -= 1
    for k in range(i, g.debt_count):
        g.debtor[k] = g.debtor[k + 1]
        g.creditor[k] = g.creditor[k + 1]
        g.debt_amount[k] = g.debt_amount[k + 1]
        g.debt_reason[k] = g.debt_reason[k + 1]
    last = g.debt_count
    g.debtor[last] = 0
    g.creditor[last] = 0
    g.debt_amount[last] = 0
    g.debt_reason[last] = 0
    if i == 0:
        close_settlement(g)


def close_settlement(g: State) -> None:
    g.settle_open = 0
    g.settle_cash = 0
    g.settle_squares = 0


def pay_first(g: State, log: Log) -> bool:
    """Pays the first debt if its debtor's cash covers it."""
    debtor = g.debtor[0]
    if g.cash[debtor] < g.debt_amount[0]:
        return False
    creditor = g.creditor[0]
    money.pay(g, log, debtor, creditor, g.debt_amount[0], g.debt_reason[0])
    logs.write(log, names.EV_DEBT_SETTLED, debtor, creditor, g.debt_amount[0])
    drop(g, 0)
    return True


def end_debts_of(g: State, seat: int) -> None:
    """A bankrupt's debts, and what is owed to it, end."""
    i = 0
    while i < g.debt_count:
        if g.debtor[i] == seat or g.creditor[i] == seat:
            drop(g, i)
        else:
            i += 1


def raisable(g: State, e: Tables, seat: int) -> int:
    """All that a seat could pay: its cash, its buildings sold, its titles mortgaged, or sold where the Bank buys."""
    total = g.cash[seat]
    for i in range(e.titles):
        square = e.title[i]
        if g.owner[square] != seat:
            continue
        if g.buildings[square]:
            total += building.resale_of(e, square, g.buildings[square])
        if e.sell_to_bank:
            total += selling_price(g, e, square)
        elif not g.mortgaged[square]:
            total += e.mortgage[square]
    return total


def selling_price(g: State, e: Tables, square: int) -> int:
    """What the Bank pays a debtor for a title: the printed price, less a mortgage it has lent (BR-32)."""
    return e.price[square] - e.mortgage[square] if g.mortgaged[square] else e.price[square]


def buildings_come_first(g: State, e: Tables, seat: int) -> bool:
    """Whether a debtor must sell its buildings before it touches a title (BR-31)."""
    return e.buildings_first != 0 and owes(g, seat) and groups.owns_a_building(g, e, seat)


def why_not_auction_title(g: State, e: Tables, seat: int, square: int) -> int:
    if not e.sell_to_bank:
        return names.R_NO_SALE_TO_BANK
    if not is_first_debtor(g, seat):
        return names.R_NOT_IN_DEBT
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
    """A debtor's title goes to the highest bidder, or to the Bank."""
    everyone = auctions.everyone(g) & ~(1 << seat)
    auctions.start(g, log, names.AUCTION_DEBTOR, square, seat, selling_price(g, e, square), seat, everyone)


def why_not_settle(g: State, e: Tables, seat: int, move: Move) -> int:
    """Whether rent may be paid partly in property (PE-48)."""
    if not e.pay_in_property:
        return names.R_NO_PAYING_IN_PROPERTY
    if not is_first_debtor(g, seat):
        return names.R_NOT_IN_DEBT
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
    return trade.why_not_hand_over(g, e, seat, move.give_squares)


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
