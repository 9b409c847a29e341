"""What a visitor owes, and until when its owner may claim it."""

from rentier.rules import auctions, chance, debts, looks, names
from rentier.rules import log as logs
from rentier.rules.log import Log
from rentier.rules.state import State
from rentier.rules.tables import Tables


def rent_due(g: State, e: Tables, square: int, dice: int) -> int:
    """The title's rent; a complete group may earn more, as the edition's dials say."""
    owner = g.owner[square]
    if owner == names.NOBODY or g.mortgaged[square]:
        return 0
    group = e.group[square]
    if e.kind[square] == names.LOT:
        rent = e.rent[square * 8 + g.buildings[square]]
        factor = e.group_unbuilt if g.buildings[square] == 0 else e.group_built
        if factor != 1 and looks.owns_group(g, e, owner, group):
            if not (e.group_unmortgaged and looks.any_mortgaged(g, e, group)):
                rent *= factor
        return rent
    rent = e.rent[square * 8 + looks.owned_of_group(g, e, owner, group) - 1]
    if e.kind[square] == names.SERVICE or e.kind[square] == names.COMPANY:
        rent *= dice
    return rent


def visit(g: State, e: Tables, log: Log, visitor: int, square: int, by_card: bool) -> None:
    """Somebody has come to another's title: the rent is fixed now, and taken or left to be claimed."""
    owner = g.owner[square]
    if owner == visitor or g.mortgaged[square]:
        return
    dice = g.die1 + g.die2
    if by_card and (e.kind[square] == names.SERVICE or e.kind[square] == names.COMPANY):
        both = chance.roll(g, log, names.STREAM_DICE)
        logs.write(log, names.EV_RENT_ROLLED, visitor, both // 8, both % 8, square)
        dice = both // 8 + both % 8
    amount = rent_due(g, e, square, dice)
    if amount <= 0:
        return
    if e.claim == names.CLAIM_AUTOMATIC or g.claim_count >= names.CLAIMS:
        debts.charge(g, log, visitor, owner, amount, names.FOR_RENT, square)
        return
    i = g.claim_count
    g.claim_by[i] = owner
    g.claim_visitor[i] = visitor
    g.claim_square[i] = square
    g.claim_amount[i] = amount
    g.claim_age[i] = 0
    g.claim_count += 1
    if log.on:
        logs.write(log, names.EV_CLAIM_OPENED, owner, visitor, square, amount)


def find_claim(g: State, seat: int, square: int, visitor: int) -> int:
    """The oldest claim of this seat for the square (and the visitor, if one is named), or -1."""
    for i in range(g.claim_count):
        if g.claim_by[i] == seat and g.claim_square[i] == square:
            if visitor == names.NOBODY or g.claim_visitor[i] == visitor:
                return i
    return -1


def visitor_of(g: State, seat: int, square: int, visitor: int) -> int:
    """Whose visit the claim is about, or NOBODY."""
    i = find_claim(g, seat, square, visitor)
    return names.NOBODY if i < 0 else g.claim_visitor[i]


def why_not_claim(g: State, e: Tables, seat: int, square: int, visitor: int) -> int:
    i = find_claim(g, seat, square, visitor)
    if i < 0:
        return names.R_RENT_IS_AUTOMATIC if e.claim == names.CLAIM_AUTOMATIC else names.R_NO_CLAIM
    if g.mortgaged[square]:
        return names.R_TITLE_MORTGAGED
    if g.auction != names.AUCTION_NONE or g.ask == names.ASK_SCARCE:
        # A debt cannot be settled while something is auctioned or scarce, nor may a leading bid lose its cover.
        debtor = g.claim_visitor[i]
        cover = g.auction_bid if g.auction_leader == debtor else 0
        if g.cash[debtor] < g.claim_amount[i] + cover or debts.owes(g, debtor):
            return names.R_VISITOR_CANNOT_PAY_NOW
    if g.debt_count >= names.CLAIMED_DEBTS:
        return names.R_TOO_MUCH_OWED
    return names.OK


def claim(g: State, e: Tables, log: Log, seat: int, square: int, visitor: int) -> None:
    collect(g, log, find_claim(g, seat, square, visitor))


def collect(g: State, log: Log, i: int) -> None:
    """The visitor pays a claim or owes it; what a debtor collects is settled before its own debts (BR-31)."""
    owner = g.claim_by[i]
    debtor = g.claim_visitor[i]
    square = g.claim_square[i]
    amount = g.claim_amount[i]
    drop(g, i)
    if log.on:
        logs.write(log, names.EV_RENT_CLAIMED, owner, debtor, square, amount)
    owed = g.debt_count
    debts.charge(g, log, debtor, owner, amount, names.FOR_RENT, square)
    if g.debt_count > owed and owed > 0 and debts.owes(g, owner) and not g.settle_open:
        debts.bring_forward(g)


def collect_oldest(g: State, log: Log) -> None:
    """After the end time open claims are paid by themselves, the oldest first; none on a mortgaged title (PE-55)."""
    if g.mortgaged[g.claim_square[0]]:
        lapse_one(g, log, 0)
    else:
        collect(g, log, 0)


def drop(g: State, i: int) -> None:
    g.claim_count -= 1
    for k in range(i, g.claim_count):
        g.claim_by[k] = g.claim_by[k + 1]
        g.claim_visitor[k] = g.claim_visitor[k + 1]
        g.claim_square[k] = g.claim_square[k + 1]
        g.claim_amount[k] = g.claim_amount[k + 1]
        g.claim_age[k] = g.claim_age[k + 1]
    last = g.claim_count
    g.claim_by[last] = 0
    g.claim_visitor[last] = 0
    g.claim_square[last] = 0
    g.claim_amount[last] = 0
    g.claim_age[last] = 0


def lapse(g: State, log: Log, age: int) -> None:
    """Claims that are this many turns old, or older, are lost."""
    i = 0
    while i < g.claim_count:
        if g.claim_age[i] >= age:
            lapse_one(g, log, i)
        else:
            i += 1


def lapse_one(g: State, log: Log, i: int) -> None:
    logs.write(log, names.EV_CLAIM_LAPSED, g.claim_by[i], g.claim_visitor[i], g.claim_square[i], g.claim_amount[i])
    drop(g, i)


def end_claims_of(g: State, e: Tables, log: Log, seat: int, heir: int) -> None:
    """A seat is out of the game: claims on it end, its own pass to its heir or end, others keep their deadline."""
    i = 0
    while i < g.claim_count:
        visitor = g.claim_visitor[i]
        if visitor == seat or (g.claim_by[i] == seat and heir == visitor):
            drop(g, i)
            continue
        if g.claim_by[i] == seat and heir == names.NOBODY:
            lapse_one(g, log, i)
            continue
        if g.claim_by[i] == seat:
            g.claim_by[i] = heir
            logs.write(log, names.EV_CLAIM_PASSED_ON, seat, heir, visitor, g.claim_square[i], g.claim_amount[i])
        if comes_before_deadline(g, e, seat, e.claim - g.claim_age[i]):
            g.claim_age[i] += 1
        i += 1


def comes_before_deadline(g: State, e: Tables, seat: int, turns: int) -> bool:
    """Whether a seat that leaves would have had one of the turns before the one whose roll ends a claim (MT-17)."""
    if e.order != names.ORDER_LEFT:
        return False
    other = g.turn
    for _ in range(turns - 1):
        other = auctions.first_of(g, ~0, other)
        while g.bankrupt[other] and other != seat:
            other = auctions.first_of(g, ~0, other)
        if other == seat:
            return True
    return False
