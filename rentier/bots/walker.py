"""A player who only walks: it rolls, obeys cards, leaves jail or stays, buys nothing, and counts where rolls end."""

from rentier.rules import cards, jail, looks, names, play, table, turns
from rentier.rules.log import Log
from rentier.rules.moves import Move
from rentier.rules.state import State
from rentier.rules.tables import Tables


class Walk:
    """Where the rolls have ended so far: on each square, or as a prisoner (the last place)."""

    def __init__(self, leaves: bool) -> None:
        self.leaves = leaves  # leaves jail as soon as the rules allow; else stays as long as they allow
        self.ends = [0 for _ in range(names.SQUARES + 1)]
        self.move = Move()


def ends(walk: Walk) -> list[int]:
    """Rolls by the square that they ended on, prisoners last; the walk counts from 0 again."""
    counted = [walk.ends[i] for i in range(names.SQUARES + 1)]
    for i in range(names.SQUARES + 1):
        walk.ends[i] = 0
    return counted


def choose(g: State, e: Tables, seat: int, leaves: bool) -> int:
    """The kind of move that a walker makes."""
    if g.phase == names.PHASE_BUY:
        return names.MOVE_DECLINE
    if g.phase == names.PHASE_END:
        return names.MOVE_END_TURN
    if not looks.in_jail(g, seat):
        return names.MOVE_ROLL
    if leaves:
        if cards.why_not_use(g, e, seat) == names.OK:
            return names.MOVE_USE_CARD
        if jail.why_not_pay_bail(g, e, seat) == names.OK:
            return names.MOVE_PAY_BAIL
        return names.MOVE_ROLL if turns.why_not_roll(g, e, seat) == names.OK else names.MOVE_END_TURN
    return names.MOVE_END_TURN if jail.may_wait(g, e, seat) else names.MOVE_ROLL


def walk_on(g: State, e: Tables, log: Log, walk: Walk, rolls: int) -> bool:
    """Rolls so many times, seat after seat; False if a move was refused: not a game in which all only walk."""
    rolled = 0
    while rolled < rolls:
        seat = table.actor(g, e)
        if seat == names.NOBODY:
            return False
        walk.move.kind = choose(g, e, seat, walk.leaves)
        if play.apply(g, e, log, seat, walk.move) != names.OK:
            return False
        if walk.move.kind == names.MOVE_ROLL:
            rolled += 1
            # A turn that ends in jail has passed on by now, but with two seats or more the roller is still in there.
            walk.ends[names.SQUARES if looks.in_jail(g, seat) else g.square[seat]] += 1
    return True
