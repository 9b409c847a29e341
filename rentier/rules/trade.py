"""Offers between players: titles, cash and jail cards for titles, cash and jail cards."""

from rentier.rules import cards, debts, groups, money, mortgage, names, titles
from rentier.rules import log as logs
from rentier.rules.log import Log
from rentier.rules.moves import Move
from rentier.rules.state import State
from rentier.rules.tables import Tables


def why_not_hand_over(g: State, e: Tables, giver: int, squares: int) -> int:
    """Whether these titles may leave their owner's hands."""
    if squares == 0:
        return names.OK
    for i in range(e.squares):
        rest = squares >> i
        if rest == 0:
            break
        if not rest & 1:
            continue
        if not groups.is_title(e, i):
            return names.R_NOT_A_TITLE
        if g.owner[i] != giver:
            return names.R_NOT_OWNER
        if e.kind[i] != names.LOT:
            continue
        if e.built_lots == names.BUILT_GROUP_BARE and groups.any_building(g, e, e.group[i]):
            return names.R_BUILT_GROUP
        if e.built_lots != names.BUILT_ALLOWED and g.buildings[i] > 0:
            return names.R_BUILT_LOT
        if e.built_lots == names.BUILT_OWNER_BARE and groups.any_building_of(g, e, e.group[i], giver):
            return names.R_BUILT_GROUP
    if debts.buildings_come_first(g, e, giver):
        return names.R_BUILDINGS_FIRST
    return names.OK


def why_not_trade_now(g: State, seat: int, other: int) -> int:
    """No trade after the end time, during an auction, with who places a building, or in another's debt."""
    if g.time_up:
        return names.R_AFTER_END_TIME
    if g.auction != names.AUCTION_NONE:
        return names.R_AUCTION_RUNNING
    if g.placing != names.NOBODY and (g.placing == seat or g.placing == other):  # it keeps its site
        return names.R_QUESTION_OPEN
    if g.debt_count > 0 and g.debtor[0] != seat and g.debtor[0] != other:
        return names.R_DEBT_FIRST
    return names.OK


def why_not_exchange(g: State, e: Tables, seat: int, other: int, m: Move) -> int:
    """Whether `seat` may give and take what the move names, as things stand."""
    return why_not_terms(
        g, e, seat, other, m.give_cash, m.give_cards, m.give_squares, m.take_cash, m.take_cards, m.take_squares
    )


def why_not_open_offer(g: State, e: Tables, proposer: int) -> int:
    """Whether the seat's open offer could be accepted now: much may have changed since it was made."""
    return why_not_terms(
        g,
        e,
        proposer,
        g.offer_to[proposer],
        g.give_cash[proposer],
        g.give_cards[proposer],
        g.give_squares[proposer],
        g.take_cash[proposer],
        g.take_cards[proposer],
        g.take_squares[proposer],
    )


def why_not_terms(
    g: State,
    e: Tables,
    seat: int,
    other: int,
    give_cash: int,
    give_cards: int,
    give_squares: int,
    take_cash: int,
    take_cards: int,
    take_squares: int,
) -> int:
    """Whether `seat` may give and take this from `other`. Ten numbers: compiled rules have no objects for terms."""
    if other == seat:
        return names.R_TO_ONESELF
    if g.bankrupt[other]:
        return names.R_TO_BANKRUPT
    if give_cash == 0 and give_cards == 0 and give_squares == 0:
        if take_cash == 0 and take_cards == 0 and take_squares == 0:
            return names.R_EMPTY_OFFER
    if not e.gifts:
        # A gift of money cannot be told from a loan: money must buy a title or a card more (PE-49).
        if give_cash > 0 and take_squares == 0 and take_cards <= give_cards:
            return names.R_GIFT
        if take_cash > 0 and give_squares == 0 and give_cards <= take_cards:
            return names.R_GIFT
    if (give_cards or take_cards) and not (e.jail_card and e.trade_jail_cards):
        return names.R_CARDS_NOT_TRADED
    if give_cash > g.cash[seat]:
        return names.R_NO_CASH
    if take_cash > g.cash[other]:
        return names.R_THEY_HAVE_NO_CASH
    if give_cards > cards.held(g, e, seat) or take_cards > cards.held(g, e, other):
        return names.R_NO_CARDS_TO_GIVE
    code = why_not_hand_over(g, e, seat, give_squares)
    if code != names.OK:
        return code
    code = why_not_hand_over(g, e, other, take_squares)
    if code != names.OK:
        return names.R_THEY_DO_NOT_OWN if code == names.R_NOT_OWNER else code
    gain = take_cash - give_cash
    due = mortgage.interest_on_transfer(g, e, take_squares)
    due_of_other = mortgage.interest_on_transfer(g, e, give_squares)
    if due > g.cash[seat] + gain or due_of_other > g.cash[other] - gain:
        return names.R_INTEREST_UNPAYABLE
    if g.debt_count > 0:
        if debts.lowers_means(g, e, seat, gain - due, give_squares, take_squares):
            return names.R_LOWERS_MEANS
        if debts.lowers_means(g, e, other, -gain - due_of_other, take_squares, give_squares):
            return names.R_LOWERS_MEANS
    return why_not_trade_now(g, seat, other)


def why_not_offer(g: State, e: Tables, seat: int, m: Move) -> int:
    if m.answers:
        i = find_offer(g, seat, m.answers)
        if i != m.to:
            return names.R_NO_OFFER
    if g.offer_id[seat]:
        return names.R_OFFER_OPEN
    return why_not_exchange(g, e, seat, m.to, m)


def offer(g: State, log: Log, seat: int, m: Move) -> None:
    """Opens an offer; one that answers another closes it."""
    if m.answers:
        close(g, log, m.to, names.EV_OFFER_REJECTED)
    g.offers_made += 1
    g.offer_id[seat] = g.offers_made
    g.offer_to[seat] = m.to
    g.offer_turns[seat] = 2 if seat == g.turn else 1
    g.give_cash[seat] = m.give_cash
    g.give_cards[seat] = m.give_cards
    g.give_squares[seat] = m.give_squares
    g.take_cash[seat] = m.take_cash
    g.take_cards[seat] = m.take_cards
    g.take_squares[seat] = m.take_squares
    logs.write(log, names.EV_OFFERED, seat, m.to, g.offers_made, m.answers)


def find_offer(g: State, to: int, number: int) -> int:
    """Who has made this seat the offer of this number (0: the oldest one), or NOBODY."""
    found = names.NOBODY
    for seat in range(g.seats):
        if g.offer_id[seat] and g.offer_to[seat] == to:
            if number == g.offer_id[seat]:
                return seat
            if number == 0 and (found == names.NOBODY or g.offer_id[seat] < g.offer_id[found]):
                found = seat
    return found


def load_offer(g: State, seat: int, m: Move) -> None:
    """Reads an open offer into a move, as its proposer made it."""
    m.to = g.offer_to[seat]
    m.give_cash = g.give_cash[seat]
    m.give_cards = g.give_cards[seat]
    m.give_squares = g.give_squares[seat]
    m.take_cash = g.take_cash[seat]
    m.take_cards = g.take_cards[seat]
    m.take_squares = g.take_squares[seat]


def why_not_accept(g: State, e: Tables, seat: int, m: Move) -> int:
    """Checked again at acceptance: much may have changed since."""
    if g.settle_open and m.id == 0 and g.creditor[0] == seat:
        return debts.why_not_accept_settlement(g, e, seat)
    proposer = find_offer(g, seat, m.id)
    if proposer == names.NOBODY:
        return names.R_NO_OFFER
    return why_not_open_offer(g, e, proposer)


def accept(g: State, e: Tables, log: Log, seat: int, m: Move) -> None:
    if g.settle_open and m.id == 0 and g.creditor[0] == seat:
        debts.accept_settlement(g, e, log, seat)
        return
    proposer = find_offer(g, seat, m.id)
    give_cash = g.give_cash[proposer]
    take_cash = g.take_cash[proposer]
    give_squares = g.give_squares[proposer]
    take_squares = g.take_squares[proposer]
    give_cards = g.give_cards[proposer]
    take_cards = g.take_cards[proposer]
    close(g, log, proposer, names.EV_OFFER_ACCEPTED)
    money.pay(g, log, proposer, seat, give_cash, names.FOR_TRADE)
    money.pay(g, log, seat, proposer, take_cash, names.FOR_TRADE)
    # Both piles are on the table before either is taken up.
    titles.hand_over(g, e, log, proposer, seat, give_squares, names.FOR_TRADE)
    titles.hand_over(g, e, log, seat, proposer, take_squares, names.FOR_TRADE)
    cards.pass_on(g, e, log, proposer, seat, give_cards)
    cards.pass_on(g, e, log, seat, proposer, take_cards)
    mortgage.charge_transfer(g, e, log, seat, give_squares)
    mortgage.charge_transfer(g, e, log, proposer, take_squares)


def why_not_reject(g: State, seat: int, m: Move) -> int:
    if g.settle_open and m.id == 0 and g.creditor[0] == seat:
        return names.OK
    if find_offer(g, seat, m.id) == names.NOBODY:
        return names.R_NO_OFFER
    return names.OK


def reject(g: State, log: Log, seat: int, m: Move) -> None:
    if g.settle_open and m.id == 0 and g.creditor[0] == seat:
        debts.reject_settlement(g, log, seat)
        return
    close(g, log, find_offer(g, seat, m.id), names.EV_OFFER_REJECTED)


def close(g: State, log: Log, proposer: int, why: int) -> None:
    logs.write(log, why, proposer, g.offer_to[proposer], g.offer_id[proposer])
    g.offer_id[proposer] = 0
    g.offer_to[proposer] = 0
    g.offer_turns[proposer] = 0
    g.give_cash[proposer] = 0
    g.give_cards[proposer] = 0
    g.give_squares[proposer] = 0
    g.take_cash[proposer] = 0
    g.take_cards[proposer] = 0
    g.take_squares[proposer] = 0


def turn_ended(g: State, log: Log, seat: int) -> None:
    """The seat's offer lapses at the end of its next turn."""
    g.offer_turns[seat] -= 1
    if g.offer_turns[seat] <= 0:
        close(g, log, seat, names.EV_OFFER_LAPSED)


def end_offers_of(g: State, log: Log, seat: int) -> None:
    for proposer in range(g.seats):
        if g.offer_id[proposer] and (proposer == seat or g.offer_to[proposer] == seat):
            close(g, log, proposer, names.EV_OFFER_LAPSED)
