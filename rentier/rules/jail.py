"""Going to jail, staying there and coming out."""

from rentier.rules import cards, debts, looks, names, table
from rentier.rules import log as logs
from rentier.rules.log import Log
from rentier.rules.state import State
from rentier.rules.tables import Tables


def send(g: State, e: Tables, log: Log, seat: int, why: int) -> None:
    """Straight to the jail square, past no start square, and the turn is over; where jail is not played that is all."""
    if e.jail_played or g.square[seat] != e.jail_square:  # where nobody is jailed, who stands there does not move
        logs.write(log, names.EV_MOVED, seat, g.square[seat], e.jail_square, names.TO_JAIL)
    g.square[seat] = e.jail_square
    if e.jail_played:
        g.jail_turns[seat] = 0
        logs.write(log, names.EV_JAILED, seat, why, 0)
    elif why == names.JAILED_BY_DOUBLES:
        logs.write(log, names.EV_TOO_MANY_DOUBLES, seat, g.doubles, 0)
    g.doubles = 0
    g.landed = names.NOBODY
    g.phase = names.PHASE_END
    g.then = names.THEN_NEXT_TURN


def free(g: State, log: Log, seat: int, how: int) -> None:
    g.jail_turns[seat] = names.NOT_IN_JAIL
    logs.write(log, names.EV_FREED, seat, how, 0)


def turn_begins(g: State, e: Tables, log: Log, seat: int) -> None:
    """A prisoner who has waited long enough plays an ordinary turn."""
    if e.wait_turns and g.jail_turns[seat] >= e.wait_turns:
        free(g, log, seat, names.FREED_BY_WAITING)


def must_pay_before_rolling(g: State, e: Tables, seat: int) -> bool:
    """The tries are used up, and the bail is due before the next roll (BR-15)."""
    return e.bail_when == names.BAIL_FORCED_NEXT_TURN and g.jail_turns[seat] >= e.double_turns


def why_not_leave(g: State, e: Tables, seat: int) -> int:
    """Bail and card come at the start of a prisoner's turn, before any roll, or when the last roll has failed."""
    if not looks.in_jail(g, seat):
        return names.R_NOT_IN_JAIL
    code = table.why_not_decide(g, e, seat)
    if code != names.OK:
        return code
    if g.phase == names.PHASE_ROLL or g.phase == names.PHASE_BAIL:
        return names.OK
    return names.R_ALREADY_ROLLED


def why_not_pay_bail(g: State, e: Tables, seat: int) -> int:
    code = why_not_leave(g, e, seat)
    if code != names.OK:
        return code
    if g.phase == names.PHASE_BAIL:  # it is due, with cash or without
        return names.OK
    if e.bail_when == names.BAIL_NEVER:
        return names.R_NO_BAIL
    if e.bail_when == names.BAIL_FORCED_NEXT_TURN:
        return names.OK if must_pay_before_rolling(g, e, seat) else names.R_NO_BAIL_YET
    return names.OK if g.cash[seat] >= e.bail else names.R_NO_CASH


def pay_bail(g: State, e: Tables, log: Log, seat: int) -> None:
    free(g, log, seat, names.FREED_BY_BAIL)
    debts.charge(g, log, seat, e.fines_to, e.bail, names.FOR_BAIL)
    move_if_rolled(g)


def move_if_rolled(g: State) -> None:
    """Who leaves after the last failed roll moves by the dice on the table (PE-25)."""
    if g.phase == names.PHASE_BAIL:
        g.phase = names.PHASE_END
        g.then = names.THEN_MOVE


def why_not_roll(g: State, e: Tables, seat: int) -> int:
    """Whether a prisoner may try for a double: not in every edition, nor more often than the edition says."""
    if e.double_turns == 0:
        return names.R_MUST_WAIT
    if e.bail_when == names.BAIL_NEVER or e.bail_when == names.BAIL_START:
        if g.jail_turns[seat] >= e.double_turns:
            return names.R_NO_MORE_TRIES
    return names.OK


def rolled(g: State, e: Tables, log: Log, seat: int) -> None:
    """A prisoner's dice lie on the table: a double frees it and moves it; the last failure may cost the bail."""
    if g.die1 == g.die2:
        g.doubles = 1 if e.double_rolls_again else 0
        free(g, log, seat, names.FREED_BY_DOUBLE)
        g.then = names.THEN_MOVE
        return
    g.doubles = 0
    g.jail_turns[seat] = min(g.jail_turns[seat] + 1, 100)
    logs.write(log, names.EV_JAIL_TRY_FAILED, seat, g.jail_turns[seat], 0)
    g.phase = names.PHASE_END
    if e.bail_when == names.BAIL_START_OR_FORCED and g.jail_turns[seat] >= e.double_turns:
        g.phase = names.PHASE_BAIL
        if not e.jail_card or cards.held(g, e, seat) == 0:  # a card could replace the bail (PE-57)
            pay_bail(g, e, log, seat)


def may_wait(g: State, e: Tables, seat: int) -> bool:
    """A prisoner who may not roll, or may sit out its time, ends its turn without playing."""
    return e.wait_turns > 0 or why_not_roll(g, e, seat) != names.OK


def wait(g: State, log: Log, seat: int) -> None:
    g.jail_turns[seat] = min(g.jail_turns[seat] + 1, 100)
    logs.write(log, names.EV_WAITED, seat, g.jail_turns[seat], 0)
