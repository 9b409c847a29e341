"""One move at a time: is it allowed, what does it do, and what follows from it."""

from rentier.rules import (
    auctions,
    bankruptcy,
    building,
    cards,
    debts,
    ending,
    jail,
    mortgage,
    movement,
    names,
    purchase,
    rent,
    trade,
    turns,
)
from rentier.rules import log as logs
from rentier.rules.log import Log
from rentier.rules.moves import Move
from rentier.rules.state import State
from rentier.rules.tables import Tables


def why_not(g: State, e: Tables, seat: int, m: Move) -> int:
    """The refusal of this move by this seat, or OK. Fields are in range: `rentier.notation.moves` has seen to that."""
    kind = m.kind
    if g.phase == names.PHASE_OVER:
        return names.R_GAME_OVER
    if g.bankrupt[seat]:
        return names.R_BANKRUPT_SEAT
    if kind == names.MOVE_ROLL:
        return turns.why_not_roll(g, e, seat)
    if kind == names.MOVE_END_TURN:
        return turns.why_not_end_turn(g, e, seat)
    if kind == names.MOVE_BUY:
        return purchase.why_not_buy(g, e, seat)
    if kind == names.MOVE_DECLINE:
        return purchase.why_not_choose(g, e, seat)
    if kind == names.MOVE_BID:
        return auctions.why_not_bid(g, e, seat, m.amount)
    if kind == names.MOVE_PASS:
        return auctions.why_not_pass(g, seat)
    if kind == names.MOVE_WANT:
        return purchase.why_not_want(g, e, seat)
    if kind == names.MOVE_WAIVE:
        return purchase.why_not_answer(g, seat)
    if kind == names.MOVE_CLAIM_RENT:
        return rent.why_not_claim(g, e, seat, m.square, m.visitor)
    if kind == names.MOVE_BUILD:
        return building.why_not_build(g, e, seat, m.square)
    if kind == names.MOVE_SELL_BUILDING:
        return building.why_not_sell(g, e, seat, m.square, m.whole)
    if kind == names.MOVE_SELL_GROUP:
        return building.why_not_sell_group(g, e, seat, m.group)
    if kind == names.MOVE_MORTGAGE:
        return mortgage.why_not_mortgage(g, e, seat, m.square)
    if kind == names.MOVE_LIFT:
        return mortgage.why_not_lift(g, e, seat, m.square)
    if kind == names.MOVE_KEEP:
        return mortgage.why_not_keep(g, e, seat, m.square)
    if kind == names.MOVE_PAY_BAIL:
        return jail.why_not_pay_bail(g, e, seat)
    if kind == names.MOVE_USE_CARD:
        return cards.why_not_use(g, e, seat)
    if kind == names.MOVE_OFFER:
        return trade.why_not_offer(g, e, seat, m)
    if kind == names.MOVE_ACCEPT:
        return trade.why_not_accept(g, e, seat, m)
    if kind == names.MOVE_REJECT:
        return trade.why_not_reject(g, seat, m)
    if kind == names.MOVE_WITHDRAW:
        return names.OK if g.offer_id[seat] else names.R_NO_OFFER
    if kind == names.MOVE_SETTLE:
        return debts.why_not_settle(g, e, seat, m)
    if kind == names.MOVE_AUCTION_TITLE:
        return debts.why_not_auction_title(g, e, seat, m.square)
    if kind == names.MOVE_DECLARE_BANKRUPTCY:
        return bankruptcy.why_not_declare(g, e, seat)
    return bankruptcy.why_not_resign(g, seat)


def apply(g: State, e: Tables, log: Log, seat: int, m: Move) -> int:
    """Makes the move and all that follows from it without anyone's decision; a refusal changes nothing."""
    code = why_not(g, e, seat, m)
    if code == names.OK:
        make(g, e, log, seat, m)
    return code


def make(g: State, e: Tables, log: Log, seat: int, m: Move) -> None:
    """Makes a move that has been seen to be allowed: one of the listed ones needs no second look."""
    act(g, e, log, seat, m)
    settle(g, e, log)


def act(g: State, e: Tables, log: Log, seat: int, m: Move) -> None:
    kind = m.kind
    if kind == names.MOVE_ROLL:
        turns.roll(g, e, log, seat)
    elif kind == names.MOVE_END_TURN:
        turns.end_turn(g, e, log, seat)
    elif kind == names.MOVE_BUY:
        purchase.buy(g, e, log, seat)
    elif kind == names.MOVE_DECLINE:
        purchase.decline(g, e, log, seat)
    elif kind == names.MOVE_BID:
        auctions.bid(g, log, seat, m.amount)
    elif kind == names.MOVE_PASS:
        auctions.leave(g, log, seat)
    elif kind == names.MOVE_WANT:
        purchase.answer(g, log, seat, True)
    elif kind == names.MOVE_WAIVE:
        purchase.answer(g, log, seat, False)
    elif kind == names.MOVE_CLAIM_RENT:
        rent.claim(g, e, log, seat, m.square, m.visitor)
    elif kind == names.MOVE_BUILD:
        building.build(g, e, log, seat, m.square)
    elif kind == names.MOVE_SELL_BUILDING:
        building.sell(g, e, log, seat, m.square, m.whole)
    elif kind == names.MOVE_SELL_GROUP:
        building.sell_group(g, e, log, seat, m.group)
    elif kind == names.MOVE_MORTGAGE:
        mortgage.take(g, e, log, seat, m.square)
    elif kind == names.MOVE_LIFT:
        mortgage.lift(g, e, log, seat, m.square)
    elif kind == names.MOVE_KEEP:
        mortgage.keep(g, log, seat, m.square)
    elif kind == names.MOVE_PAY_BAIL:
        jail.pay_bail(g, e, log, seat)
    elif kind == names.MOVE_USE_CARD:
        cards.use(g, e, log, seat)
    elif kind == names.MOVE_OFFER:
        trade.offer(g, log, seat, m)
    elif kind == names.MOVE_ACCEPT:
        trade.accept(g, e, log, seat, m)
    elif kind == names.MOVE_REJECT:
        trade.reject(g, log, seat, m)
    elif kind == names.MOVE_WITHDRAW:
        trade.close(g, log, seat, names.EV_OFFER_WITHDRAWN)
    elif kind == names.MOVE_SETTLE:
        debts.settle(g, log, seat, m)
    elif kind == names.MOVE_AUCTION_TITLE:
        debts.auction_title(g, e, log, seat, m.square)
    elif kind == names.MOVE_DECLARE_BANKRUPTCY:
        bankruptcy.declare(g, e, log, seat)
    elif kind == names.MOVE_RESIGN:
        bankruptcy.resign(g, e, log, seat)


def settle(g: State, e: Tables, log: Log) -> None:
    """The one loop that does what is pending, in its order, until somebody must decide."""
    while g.phase != names.PHASE_OVER:
        why = names.END_NONE
        if g.seats_out > 0 or e.own_everything:
            why = ending.end_now(g, e)
        if why != names.END_NONE:
            ending.finish(g, e, log, why)
        elif not step(g, e, log):
            return


def step(g: State, e: Tables, log: Log) -> bool:
    """One thing that follows by itself; False when a seat must decide."""
    if g.auction != names.AUCTION_NONE:  # before debts: a debtor waits for its money, a bid is paid first (BR-32)
        if not auctions.is_decided(g):
            return False
        auctions.finish(g, e, log)
        return True
    if g.debt_count > 0:
        if debts.pay_first(g, log):
            return True
        if g.seats_out > 0 and auctions.has_estate_for(g, g.debtor[0]):
            auctions.open_estate(g, e, log, g.debtor[0])
            return True
        if e.automatic_bankruptcy and debts.sum_from(g, 0) > debts.raisable(g, e, g.debtor[0]):
            bankruptcy.declare(g, e, log, g.debtor[0])
            return True
        return False
    if g.seats_out > 0 and auctions.has_estate(g):
        auctions.open_estate(g, e, log, names.NOBODY)
        return True
    if g.ask != names.ASK_NONE:
        if g.asked & ~g.answered:
            return False
        if g.ask == names.ASK_SCARCE:
            return building.scarce_step(g, e, log)
        purchase.sell_to_who_wanted(g, e, log)
        return True
    if g.declined_square != names.NOBODY:
        purchase.put_up_pending(g, e, log)
        return True
    if g.heir_asked:
        return False
    if g.then == names.THEN_MOVE:
        g.then = names.THEN_NOTHING
        movement.by_dice(g, e, log, g.turn)
        return True
    if g.time_up and g.phase != names.PHASE_BUY and g.phase != names.PHASE_BAIL:
        if g.claim_count > 0:
            rent.collect_oldest(g, log)
            return True
        ending.finish(g, e, log, names.END_CLOCK if e.clock else names.END_AGREED)
        return True
    if g.then == names.THEN_NEXT_TURN:
        turns.begin_next(g, e, log)
        return True
    return False


def end_time(g: State, e: Tables, log: Log) -> None:
    """The agreed time has come: what is under way is finished, open claims are paid, and the game ends (PE-55)."""
    if g.phase == names.PHASE_OVER:
        return
    if not g.time_up:
        g.time_up = 1
        logs.write(log, names.EV_TIME_UP, 0, 0, 0)
    settle(g, e, log)
