"""Titles changing hands, and sets of them as bits of a number."""

from rentier.rules import log as logs
from rentier.rules import names
from rentier.rules.log import Log
from rentier.rules.state import State
from rentier.rules.tables import Tables


def bit(square: int) -> int:
    """The set of this one square."""
    one = 1
    return one << square


def has(squares: int, square: int) -> bool:
    return (squares >> square) & 1 == 1


def pass_to(g: State, log: Log, square: int, to: int, reason: int) -> None:
    """The title goes to another owner, or back to the Bank (NOBODY); its buildings and mortgage stay as they are."""
    logs.write(log, names.EV_TITLE, square, g.owner[square], to, reason)
    g.owner[square] = to
    g.heir_asked &= ~bit(square)  # that was for the one who had it to answer


def hand_over(g: State, e: Tables, log: Log, giver: int, taker: int, squares: int, reason: int) -> None:
    """Every title of the set goes from one player to another; a mortgage becomes one that was bought along."""
    for i in range(e.titles):
        square = e.title[i]
        if has(squares, square) and g.owner[square] == giver:
            pass_to(g, log, square, taker, reason)
            if g.mortgaged[square]:
                g.mortgaged[square] = names.BOUGHT_MORTGAGED


def owns_every_title(g: State, e: Tables) -> int:
    """The seat that owns all titles of the board, or NOBODY."""
    owner = g.owner[e.title[0]]
    for i in range(1, e.titles):
        if g.owner[e.title[i]] != owner:
            return names.NOBODY
    return owner
