"""Whose turn it is, the dice, and the end of a turn."""

from rentier.rules import auctions, building, chance, jail, looks, movement, names, rent, table, trade
from rentier.rules import log as logs
from rentier.rules.log import Log
from rentier.rules.state import State
from rentier.rules.tables import Tables


def why_not_roll(g: State, e: Tables, seat: int) -> int:
    code = table.why_not_decide(g, e, seat)
    return code if code != names.OK else why_not_roll_in_turn(g, e, seat)


def why_not_roll_in_turn(g: State, e: Tables, seat: int) -> int:
    """Whether the turn itself, with nothing else pending, waits for a roll."""
    if g.phase == names.PHASE_BUY:
        return names.R_MUST_DECIDE_PURCHASE
    if g.phase != names.PHASE_ROLL:
        return names.R_ALREADY_ROLLED
    if looks.in_jail(g, seat):
        return jail.why_not_roll(g, e, seat)
    return names.OK


def roll(g: State, e: Tables, log: Log, seat: int) -> None:
    """The dice are thrown: claims that this roll ends are lost first. Who owes the bail has not rolled yet (BR-19)."""
    in_jail = looks.in_jail(g, seat)
    if in_jail and jail.must_pay_before_rolling(g, e, seat):
        jail.pay_bail(g, e, log, seat)
        if g.debt_count > 0:
            return
        in_jail = looks.in_jail(g, seat)
    if g.claim_count > 0:
        rent.lapse(g, log, e.claim)
    g.landed = names.NOBODY
    both = chance.roll(g, log, names.STREAM_DICE)
    g.die1 = both // 8
    g.die2 = both % 8
    if log.on:
        logs.write(log, names.EV_ROLLED, seat, g.die1, g.die2)
    if in_jail:
        jail.rolled(g, e, log, seat)
        return
    if g.die1 != g.die2:
        g.doubles = 0
    else:
        g.doubles += 1
        if e.doubles_to_jail and g.doubles >= e.doubles_to_jail:
            jail.send(g, e, log, seat, names.JAILED_BY_DOUBLES)
            return
    movement.by_dice(g, e, log, seat)


def why_not_end_turn(g: State, e: Tables, seat: int) -> int:
    code = table.why_not_decide(g, e, seat)
    return code if code != names.OK else why_not_end_in_turn(g, e, seat)


def why_not_end_in_turn(g: State, e: Tables, seat: int) -> int:
    """Whether the turn itself, with nothing else pending, can end now."""
    if g.phase == names.PHASE_BUY:
        return names.R_MUST_DECIDE_PURCHASE
    if g.phase == names.PHASE_END:
        return names.OK
    if g.phase == names.PHASE_BAIL:
        return names.R_CANNOT_WAIT
    if looks.in_jail(g, seat):
        return names.OK if jail.may_wait(g, e, seat) else names.R_CANNOT_WAIT
    if g.doubles > 0 and not e.extra_roll_must:
        return names.OK
    return names.R_MUST_ROLL


def end_turn(g: State, e: Tables, log: Log, seat: int) -> None:
    if looks.in_jail(g, seat) and g.phase == names.PHASE_ROLL:
        jail.wait(g, log, seat)
    g.phase = names.PHASE_END
    g.then = names.THEN_NEXT_TURN


def begin_next(g: State, e: Tables, log: Log) -> None:
    """The turn passes on: what was bound to it ends."""
    seat = g.turn
    if log.on:
        logs.write(log, names.EV_TURN_ENDED, seat, 0, 0)
    if g.offer_id[seat]:
        trade.turn_ended(g, log, seat)
    for i in range(g.claim_count):
        g.claim_age[i] += 1
    begin(g, e, log, next_to_play(g, e, log))


def begin(g: State, e: Tables, log: Log, seat: int) -> None:
    g.turn = seat
    g.phase = names.PHASE_ROLL
    g.then = names.THEN_NOTHING
    g.doubles = 0
    g.landed = names.NOBODY
    g.empty_at_start = 0
    if e.one_on_empty:
        for i in range(e.titles):
            if g.buildings[e.title[i]] == 0:
                g.empty_at_start |= looks.bit(e.title[i])
    if log.on:
        logs.write(log, names.EV_TURN_STARTED, seat, g.rounds, 0)
    if looks.in_jail(g, seat):
        jail.turn_begins(g, e, log, seat)


def next_to_play(g: State, e: Tables, log: Log) -> int:
    """The next to the left, any other at random, or one at random of those who have not yet played in this round."""
    if e.order == names.ORDER_LEFT:
        seat = g.turn
        for _ in range(g.seats):
            seat = seat + 1 if seat + 1 < g.seats else 0
            if not g.bankrupt[seat]:
                break
        if place_in_round(g, seat) <= place_in_round(g, g.turn):
            g.rounds += 1
        return seat
    everyone = auctions.everyone(g)
    if e.order == names.ORDER_RANDOM:
        g.turns_in_round += 1
        if g.turns_in_round >= building.count_of(everyone):  # a round is as many turns as there are players (SC-06)
            g.turns_in_round = 0
            g.rounds += 1
        return chance.one_of(g, log, names.STREAM_ORDER, everyone & ~(1 << g.turn))
    g.played |= 1 << g.turn
    waiting = everyone & ~g.played
    if waiting == 0:
        g.rounds += 1
        g.played = 0
        waiting = everyone & ~(1 << g.turn)
    return chance.one_of(g, log, names.STREAM_ORDER, waiting)


def place_in_round(g: State, seat: int) -> int:
    """How many seats, from the one that began, come before this one."""
    return seat - g.first if seat >= g.first else seat - g.first + g.seats


def draw_first(g: State, e: Tables, log: Log) -> int:
    """Who starts: seat 1, or the highest roll; those who tie roll again."""
    if e.first_player == names.FIRST_SEAT:
        return 0
    seats = auctions.everyone(g)
    while True:
        best = 0
        leaders = 0
        for seat in range(g.seats):
            if not (seats >> seat) & 1:
                continue
            both = chance.roll(g, log, names.STREAM_OPENING)
            total = both // 8 + both % 8
            logs.write(log, names.EV_OPENING_ROLL, seat, both // 8, both % 8)
            if total > best:
                best = total
                leaders = 0
            if total == best:
                leaders |= 1 << seat
        seats = leaders
        if seats & (seats - 1) == 0:
            return auctions.first_of(g, seats, g.seats - 1)
