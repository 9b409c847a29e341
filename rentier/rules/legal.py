"""What a seat may do now."""

from rentier.rules import (
    auctions,
    bankruptcy,
    building,
    cards,
    debts,
    jail,
    looks,
    mortgage,
    names,
    purchase,
    rent,
    table,
    trade,
    turns,
)
from rentier.rules.moves import MoveList
from rentier.rules.state import State
from rentier.rules.tables import Tables


def list_moves(g: State, e: Tables, seat: int, rows: MoveList) -> None:
    """Every move that `play.why_not` allows this seat; an offer and a settlement are listed without terms."""
    rows.count = 0
    if g.phase == names.PHASE_OVER or g.bankrupt[seat]:
        return
    acting = table.actor(g, e) == seat
    if g.turn == seat and acting:
        list_turn(g, e, seat, rows)
    if g.auction != names.AUCTION_NONE:
        list_auction(g, e, seat, rows)
    if g.ask != names.ASK_NONE:
        list_answers(g, e, seat, rows)
    if g.debt_count > 0:
        if debts.is_first_debtor(g, seat):
            list_debt(g, e, seat, rows)
        if cards.bail_owed(g, seat) >= 0 and cards.why_not_use(g, e, seat) == names.OK:
            add(rows, names.MOVE_USE_CARD, 0, 0)
    for i in range(g.claim_count):
        if g.claim_by[i] == seat and rent.find_claim(g, seat, g.claim_square[i], g.claim_visitor[i]) == i:
            if rent.why_not_claim(g, e, seat, g.claim_square[i], g.claim_visitor[i]) == names.OK:
                add(rows, names.MOVE_CLAIM_RENT, g.claim_square[i], g.claim_visitor[i])
    list_estate(g, e, seat, rows)
    if bankruptcy.why_not_resign(g, seat) == names.OK:
        add(rows, names.MOVE_RESIGN, 0, 0)
    list_trade(g, e, seat, rows)


def add(rows: MoveList, kind: int, square: int, extra: int) -> None:
    """One more row; it stands here so that the compiler can put it in place of its call."""
    rows.kind[rows.count] = kind
    rows.square[rows.count] = square
    rows.extra[rows.count] = extra
    rows.count += 1


def list_turn(g: State, e: Tables, seat: int, rows: MoveList) -> None:
    """Rolling, buying, leaving jail, ending the turn."""
    if table.why_not_decide(g, e, seat) != names.OK:
        return
    if g.phase == names.PHASE_BUY:
        if g.cash[seat] >= e.price[g.square[seat]]:
            add(rows, names.MOVE_BUY, 0, 0)
        add(rows, names.MOVE_DECLINE, 0, 0)
        return
    if turns.why_not_roll_in_turn(g, e, seat) == names.OK:
        add(rows, names.MOVE_ROLL, 0, 0)
    if turns.why_not_end_in_turn(g, e, seat) == names.OK:
        add(rows, names.MOVE_END_TURN, 0, 0)
    if g.jail_turns[seat] != names.NOT_IN_JAIL:
        if jail.why_not_pay_bail(g, e, seat) == names.OK:
            add(rows, names.MOVE_PAY_BAIL, 0, 0)
        if cards.why_not_use(g, e, seat) == names.OK:
            add(rows, names.MOVE_USE_CARD, 0, 0)


def list_auction(g: State, e: Tables, seat: int, rows: MoveList) -> None:
    if auctions.why_not_pass(g, seat) == names.OK:
        least = auctions.least_bid(g)
        if auctions.why_not_bid(g, e, seat, least) == names.OK:
            rows.least = least
            rows.most = auctions.most_bid(g, e, seat)
            add(rows, names.MOVE_BID, 0, 0)
        add(rows, names.MOVE_PASS, 0, 0)


def list_answers(g: State, e: Tables, seat: int, rows: MoveList) -> None:
    if purchase.why_not_want(g, e, seat) == names.OK:
        add(rows, names.MOVE_WANT, 0, 0)
    if purchase.why_not_answer(g, seat) == names.OK:
        add(rows, names.MOVE_WAIVE, 0, 0)


def list_debt(g: State, e: Tables, seat: int, rows: MoveList) -> None:
    """How a debtor may settle beyond raising money."""
    if e.pay_in_property and not g.settle_open and g.auction == names.AUCTION_NONE:
        if g.debt_reason[0] == names.FOR_RENT and g.creditor[0] < names.SEATS and gives_something(g, e, seat):
            add(rows, names.MOVE_SETTLE, 0, 0)
    if e.sell_to_bank and g.auction == names.AUCTION_NONE:
        for i in range(e.titles):
            if g.owner[e.title[i]] == seat and debts.why_not_auction_title(g, e, seat, e.title[i]) == names.OK:
                add(rows, names.MOVE_AUCTION_TITLE, e.title[i], 0)
    if bankruptcy.why_not_declare(g, e, seat) == names.OK:
        add(rows, names.MOVE_DECLARE_BANKRUPTCY, 0, 0)


def gives_something(g: State, e: Tables, seat: int) -> bool:
    """Whether the seat has a title that may leave its hands."""
    for i in range(e.titles):
        if g.owner[e.title[i]] == seat and trade.why_not_hand_over(g, e, seat, looks.bit(e.title[i])) == names.OK:
            return True
    return False


def list_estate(g: State, e: Tables, seat: int, rows: MoveList) -> None:
    """Building, selling, mortgaging and lifting, title by title; when, as in `table`, is found once for all."""
    may_build = g.placing == seat
    if not may_build and (g.whole or not e.needs_group):
        may_build = table.why_not_build_now(g, e, seat) == names.OK
    may_raise = table.why_not_raise(g, e, seat) == names.OK
    if not may_raise and not may_build and not g.heir_asked:
        return
    may_mortgage = may_raise and not debts.buildings_come_first(g, e, seat)
    slow = e.mortgage_needs != names.MORTGAGE_LOT_BARE or g.ask == names.ASK_SCARCE  # more than whether the lot is bare
    simple = g.ask != names.ASK_SCARCE and not g.time_up  # a group may be sold whenever a building may
    lifts_simply = may_raise and simple and g.debt_count == 0 and g.auction == names.AUCTION_NONE  # only cash decides
    group_sold = -1
    for i in range(e.titles):
        square = e.title[i]
        if g.owner[square] != seat:
            continue
        if e.kind[square] == names.LOT:
            group = e.group[square]
            if may_build and (not e.needs_group or looks.owns_group(g, e, seat, group)):
                if building.why_not_build(g, e, seat, square) == names.OK:
                    add(rows, names.MOVE_BUILD, square, 0)
            if g.buildings[square] > 0 and may_raise:
                if building.why_not_sell(g, e, seat, square, False) == names.OK:
                    add(rows, names.MOVE_SELL_BUILDING, square, 0)
                if g.buildings[square] > 1 and building.why_not_sell(g, e, seat, square, True) == names.OK:
                    add(rows, names.MOVE_SELL_BUILDING, square, 1)
                if group != group_sold:
                    group_sold = group
                    if simple or building.why_not_sell_group(g, e, seat, group) == names.OK:
                        add(rows, names.MOVE_SELL_GROUP, group, 0)
        if g.mortgaged[square]:
            if lifts_simply:
                if g.cash[seat] >= mortgage.lifting_price(g, e, square):
                    add(rows, names.MOVE_LIFT, square, 0)
            elif mortgage.why_not_lift(g, e, seat, square) == names.OK:
                add(rows, names.MOVE_LIFT, square, 0)
        elif may_mortgage and g.buildings[square] == 0:
            if not slow or mortgage.why_not_mortgage(g, e, seat, square) == names.OK:
                add(rows, names.MOVE_MORTGAGE, square, 0)
        if g.heir_asked and mortgage.why_not_keep(g, e, seat, square) == names.OK:
            add(rows, names.MOVE_KEEP, square, 0)


def list_trade(g: State, e: Tables, seat: int, rows: MoveList) -> None:
    """Answers to offers, withdrawing one's own, and whether an offer could be made at all."""
    for other in range(g.seats):
        if g.offer_id[other] and g.offer_to[other] == seat:
            if trade.why_not_open_offer(g, e, other) == names.OK:
                add(rows, names.MOVE_ACCEPT, g.offer_id[other], 0)
            add(rows, names.MOVE_REJECT, g.offer_id[other], 0)
    if g.settle_open and g.creditor[0] == seat:
        if debts.why_not_accept_settlement(g, e, seat) == names.OK:
            add(rows, names.MOVE_ACCEPT, 0, 0)
        add(rows, names.MOVE_REJECT, 0, 0)
    if g.offer_id[seat]:
        add(rows, names.MOVE_WITHDRAW, 0, 0)
    elif g.auction == names.AUCTION_NONE and g.placing != seat and not g.time_up:
        add(rows, names.MOVE_OFFER, 0, 0)


def may_do_anything(g: State, e: Tables, seat: int, rows: MoveList) -> bool:
    """Whether the seat may do anything but leave the game."""
    list_moves(g, e, seat, rows)
    return rows.count > 1 or (rows.count == 1 and rows.kind[0] != names.MOVE_RESIGN)
