"""Titles changing hands, and sets of them as bits of a number."""

from rentier.rules import groups, looks, names
from rentier.rules import log as logs
from rentier.rules.log import Log
from rentier.rules.state import State
from rentier.rules.tables import Tables


def pass_to(g: State, e: Tables, log: Log, square: int, to: int, reason: int) -> None:
    """The title goes to another owner, or back to the Bank (NOBODY); its buildings and mortgage stay as they are."""
    if log.on:
        logs.write(log, names.EV_TITLE, square, g.owner[square], to, reason)
    g.owner[square] = to
    groups.note_owner(g, e, e.group[square])
    g.heir_asked &= ~looks.bit(square)  # that was for the one who had it to answer


def set_mortgage(g: State, square: int, how: int) -> None:
    """The title is mortgaged, or free again: FREE, MORTGAGED or BOUGHT_MORTGAGED."""
    g.mortgaged[square] = how
    if how == names.FREE:
        g.pledged &= ~looks.bit(square)
    else:
        g.pledged |= looks.bit(square)


def note_all(g: State, e: Tables) -> None:
    """The sets that follow from owners and mortgages, for a game that was set up in its middle."""
    g.pledged = 0
    for i in range(e.titles):
        square = e.title[i]
        set_mortgage(g, square, g.mortgaged[square])
        groups.note_owner(g, e, e.group[square])


def hand_over(g: State, e: Tables, log: Log, giver: int, taker: int, squares: int, reason: int) -> None:
    """Every title of the set goes from one player to another; a mortgage becomes one that was bought along."""
    for i in range(e.titles):
        square = e.title[i]
        if looks.has(squares, square) and g.owner[square] == giver:
            pass_to(g, e, log, square, taker, reason)
            if g.mortgaged[square]:
                set_mortgage(g, square, names.BOUGHT_MORTGAGED)


def owns_every_title(g: State, e: Tables) -> int:
    """The seat that owns all titles of the board, or NOBODY."""
    owner = g.owner[e.title[0]]
    for i in range(1, e.titles):
        if g.owner[e.title[i]] != owner:
            return names.NOBODY
    return owner
