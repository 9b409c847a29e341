"""Drawing a card, obeying it, and keeping the one that frees from jail."""

from rentier.rules import auctions, chance, debts, jail, money, movement, names
from rentier.rules import log as logs
from rentier.rules.log import Log
from rentier.rules.state import State
from rentier.rules.tables import Tables


def held(g: State, e: Tables, seat: int) -> int:
    """How many jail-free cards the seat holds."""
    count = 0
    for i in range(e.keepers):
        if g.keeper[i] == seat:
            count += 1
    return count


def pass_on(g: State, e: Tables, log: Log, giver: int, taker: int, count: int) -> None:
    """Jail-free cards change hands."""
    for i in range(e.keepers):
        if count > 0 and g.keeper[i] == giver:
            g.keeper[i] = taker
            count -= 1
            logs.write(
                log, names.EV_CARD_PASSED_ON, giver, taker, e.keeper[i] // names.CARDS, e.keeper[i] % names.CARDS
            )


def put_back(g: State, e: Tables, log: Log, seat: int, keeper: int) -> None:
    """A kept card goes to the bottom of its deck."""
    deck = e.keeper[keeper] // names.CARDS
    card = e.keeper[keeper] % names.CARDS
    g.keeper[keeper] = names.NOBODY
    g.deck[deck * names.CARDS + g.deck_left[deck]] = card
    g.deck_left[deck] += 1
    logs.write(log, names.EV_CARD_RETURNED, seat, deck, card)


def put_back_all(g: State, e: Tables, log: Log, seat: int) -> None:
    for i in range(e.keepers):
        if g.keeper[i] == seat:
            put_back(g, e, log, seat, i)


def draw(g: State, e: Tables, log: Log, deck: int) -> int:
    """Takes a card from the deck: the top one, or any, as the edition says; a dictated one is looked for first."""
    left = g.deck_left[deck]
    place = 0
    if e.draw_random:
        place = chance.uniform(g, names.STREAM_CARD, left)
    dictated = chance.dictated_card(log, deck)
    if dictated >= 0:
        for i in range(left):
            if g.deck[deck * names.CARDS + i] == dictated:
                place = i
    card = g.deck[deck * names.CARDS + place]
    for i in range(place, left - 1):
        g.deck[deck * names.CARDS + i] = g.deck[deck * names.CARDS + i + 1]
    g.deck[deck * names.CARDS + left - 1] = 0
    g.deck_left[deck] = left - 1
    if log.on:
        logs.write(log, names.EV_CHANCE, names.STREAM_CARD, deck * names.CARDS + card, 0)
    return card


def put_under(g: State, deck: int, card: int) -> None:
    g.deck[deck * names.CARDS + g.deck_left[deck]] = card
    g.deck_left[deck] += 1


def draw_and_obey(g: State, e: Tables, log: Log, seat: int, deck: int) -> bool:
    """The card is drawn, obeyed at once and put back; True if it has moved the pawn, whose square is obeyed next."""
    if g.deck_left[deck] == 0:
        return False
    card = draw(g, e, log, deck)
    if log.on:
        logs.write(log, names.EV_CARD_DRAWN, seat, deck, card)
    row = deck * names.CARDS + card
    effect = e.card_effect[row]
    a = e.card_a[row]
    b = e.card_b[row]
    if effect == names.CARD_JAIL_FREE:
        if e.jail_card:
            g.keeper[a] = seat
            logs.write(log, names.EV_CARD_KEPT, seat, deck, card)
        else:
            put_under(g, deck, card)
        return False
    put_under(g, deck, card)
    if effect == names.CARD_MOVE_TO:
        movement.advance_to(g, e, log, seat, a)
        return True
    if effect == names.CARD_MOVE_TO_NEXT:
        movement.advance_to(g, e, log, seat, movement.next_of_kind(g, e, seat, a))
        return True
    if effect == names.CARD_MOVE_BACK:
        movement.go_back(g, e, log, seat, a)
        return True
    if effect == names.CARD_MOVE_RANDOM:
        here = g.square[seat]
        step = chance.between_but(g, log, names.STREAM_SQUARE, e.squares, here)
        movement.advance_to(g, e, log, seat, step)
        return True
    if effect == names.CARD_GO_TO_JAIL:
        jail.send(g, e, log, seat, names.JAILED_BY_CARD)
    elif effect == names.CARD_PAY:
        debts.charge(g, log, seat, e.fines_to, amount_of(g, log, a, b), names.FOR_CARD)
    elif effect == names.CARD_COLLECT:
        money.pay(g, log, names.BANK, seat, amount_of(g, log, a, b), names.FOR_CARD)
    elif effect == names.CARD_PAY_EACH or effect == names.CARD_COLLECT_EACH:
        pay_around(g, e, log, seat, effect == names.CARD_PAY_EACH, a, b)
    else:
        debts.charge(g, log, seat, e.fines_to, building_fine(g, e, log, seat, effect, a, b), names.FOR_CARD)
    return False


def amount_of(g: State, log: Log, least: int, most: int) -> int:
    """A printed amount, or one drawn between two."""
    return least if least == most else chance.between(g, log, names.STREAM_AMOUNT, least, most)


def pay_around(g: State, e: Tables, log: Log, seat: int, pays: bool, least: int, most: int) -> None:
    """From one to each other player, or from each to one; a random amount is drawn anew for each."""
    everyone = auctions.everyone(g)
    if pays and e.to_player == names.TO_BANK:  # no creditor gets anything of a bankrupt: one sum (SC-33)
        pay_jointly(g, log, seat, everyone & ~(1 << seat), least, most)
        return
    for i in range(1, g.seats):
        other = (seat + i) % g.seats
        if not (everyone >> other) & 1:
            continue
        amount = amount_of(g, log, least, most)
        if pays:
            debts.charge(g, log, seat, other, amount, names.FOR_CARD)
        else:
            debts.charge(g, log, other, seat, amount, names.FOR_CARD)


def pay_jointly(g: State, log: Log, seat: int, others: int, least: int, most: int) -> None:
    """One pays each of the others out of one sum: all of them at once, or all are owed."""
    for i in range(1, g.seats):
        other = (seat + i) % g.seats
        if (others >> other) & 1:
            debts.add(g, seat, other, amount_of(g, log, least, most), names.FOR_CARD, 1 if g.debt_count else 0)
    if g.debt_count == 0:
        return
    if g.cash[seat] < debts.sum_from(g, 0):
        for i in range(g.debt_count):
            logs.write(log, names.EV_OWES, seat, g.creditor[i], g.debt_amount[i], names.FOR_CARD, -1)
        return
    while g.debt_count > 0:
        money.pay(g, log, seat, g.creditor[0], g.debt_amount[0], names.FOR_CARD)
        debts.drop(g, 0)


def building_fine(g: State, e: Tables, log: Log, seat: int, effect: int, a: int, b: int) -> int:
    """So much a house and so much a hotel, or a random amount drawn anew for each building."""
    total = 0
    for i in range(e.titles):
        square = e.title[i]
        if g.owner[square] != seat or g.buildings[square] == 0:
            continue
        level = g.buildings[square]
        hotel = level > e.houses
        if effect == names.CARD_PAY_BUILDINGS:
            total += b if hotel else level * a
        else:
            for _ in range(1 if hotel else level):
                total += amount_of(g, log, a, b)
    return total


def why_not_use(g: State, e: Tables, seat: int) -> int:
    if bail_owed(g, seat) < 0:
        code = jail.why_not_leave(g, e, seat)
        if code != names.OK:
            return code
    return names.OK if held(g, e, seat) > 0 else names.R_NO_JAIL_CARD


def bail_owed(g: State, seat: int) -> int:
    """Which debt is the bail of a seat that is out of jail already, or -1: a card may replace it (PE-57)."""
    for i in range(g.debt_count):
        if g.debtor[i] == seat and g.debt_reason[i] == names.FOR_BAIL:
            return i
    return -1


def use(g: State, e: Tables, log: Log, seat: int) -> None:
    """The card opens the jail, or replaces the bail that is owed or due, and goes back to its deck."""
    for i in range(e.keepers):
        if g.keeper[i] == seat:
            put_back(g, e, log, seat, i)
            break
    jail.free(g, log, seat, names.FREED_BY_CARD)
    i = bail_owed(g, seat)
    if i >= 0:
        debts.drop(g, i)
    else:
        jail.move_if_rolled(g)
