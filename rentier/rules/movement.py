"""Pawns on the board: moving, passing the start square, and obeying the square they come to."""

from rentier.rules import cards, debts, jail, looks, money, names, rent
from rentier.rules import log as logs
from rentier.rules.log import Log
from rentier.rules.state import State
from rentier.rules.tables import Tables


def forward(g: State, e: Tables, log: Log, seat: int, steps: int, how: int) -> None:
    """Moves in the arrow's direction; reaching or passing the start square earns the salary."""
    here = g.square[seat]
    there = here + steps
    passes = there >= e.squares
    if passes:
        there -= e.squares
    g.square[seat] = there
    if log.on:
        logs.write(log, names.EV_MOVED, seat, here, there, how)
    if passes:
        money.pay(g, log, names.BANK, seat, e.salary, names.FOR_SALARY)


def advance_to(g: State, e: Tables, log: Log, seat: int, square: int) -> None:
    """A card's move, in the arrow's direction."""
    steps = square - g.square[seat]
    if steps <= 0:
        steps += e.squares
    forward(g, e, log, seat, steps, names.BY_CARD)


def go_back(g: State, e: Tables, log: Log, seat: int, steps: int) -> None:
    """Moves against the arrow; some editions pay the salary here too (BR-17, SC-09)."""
    here = g.square[seat]
    there = (here - steps) % e.squares
    g.square[seat] = there
    logs.write(log, names.EV_MOVED, seat, here, there, names.BACKWARDS)
    if e.salary_backward and here != 0 and steps >= here:
        money.pay(g, log, names.BANK, seat, e.salary, names.FOR_SALARY)


def next_of_kind(g: State, e: Tables, seat: int, kind: int) -> int:
    """The next square of this kind ahead of the pawn."""
    for i in range(1, e.squares + 1):
        square = (g.square[seat] + i) % e.squares
        if e.kind[square] == kind:
            return square
    return g.square[seat]


def by_dice(g: State, e: Tables, log: Log, seat: int) -> None:
    """Moves by the dice on the table and obeys the square."""
    g.phase = looks.phase_after_landing(g)
    forward(g, e, log, seat, g.die1 + g.die2, names.BY_DICE)
    land(g, e, log, seat)


def land(g: State, e: Tables, log: Log, seat: int) -> None:
    """Obeys the square, and the next one when a card moves the pawn on."""
    by_card = False
    for _ in range(names.CARD_MOVES):
        square = g.square[seat]
        g.landed = square
        kind = e.kind[square]
        if names.LOT <= kind <= names.MONUMENT:
            if g.owner[square] == names.NOBODY:
                g.phase = names.PHASE_BUY
            else:
                rent.visit(g, e, log, seat, square, by_card)
            return
        if kind != names.CARD_SQUARE:
            stop(g, e, log, seat, square, kind)
            return
        if not cards.draw_and_obey(g, e, log, seat, e.deck[square]):
            return
        by_card = True


def stop(g: State, e: Tables, log: Log, seat: int, square: int, kind: int) -> None:
    """Squares that nobody owns: taxes, prizes, the way to jail, free parking."""
    if kind == names.TAX:
        debts.charge(g, log, seat, e.fines_to, e.amount[square], names.FOR_TAX, square)
    elif kind == names.PRIZE:
        money.pay(g, log, names.BANK, seat, e.amount[square], names.FOR_PRIZE, square)
    elif kind == names.GO_TO_JAIL and e.jail_played:
        jail.send(g, e, log, seat, names.JAILED_BY_SQUARE)
    elif kind == names.PARKING and g.cash[names.JACKPOT] > 0:
        money.pay(g, log, names.JACKPOT, seat, g.cash[names.JACKPOT], names.FOR_JACKPOT, square)
