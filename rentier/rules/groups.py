"""Who owns how much of a group, and what stands on it."""

from rentier.rules import names
from rentier.rules.state import State
from rentier.rules.tables import Tables


def note_owner(g: State, e: Tables, group: int) -> None:
    """A title of the group has got an owner, or lost one: is the group in one hand now?"""
    one = 1
    first = e.group_first[group]
    owner = g.owner[e.member[first]]
    whole = owner != names.NOBODY
    for i in range(first + 1, first + e.group_size[group]):
        if g.owner[e.member[i]] != owner:
            whole = False
    if whole:
        g.whole |= one << group
    else:
        g.whole &= ~(one << group)


def any_building(g: State, e: Tables, group: int) -> bool:
    first = e.group_first[group]
    for i in range(first, first + e.group_size[group]):
        if g.buildings[e.member[i]] > 0:
            return True
    return False


def any_building_of(g: State, e: Tables, group: int, seat: int) -> bool:
    """Whether a building stands on what this seat owns of the group; another's do not count."""
    first = e.group_first[group]
    for i in range(first, first + e.group_size[group]):
        if g.owner[e.member[i]] == seat and g.buildings[e.member[i]] > 0:
            return True
    return False


def owns_a_building(g: State, e: Tables, seat: int) -> bool:
    for i in range(e.titles):
        if g.owner[e.title[i]] == seat and g.buildings[e.title[i]] > 0:
            return True
    return False


def is_title(e: Tables, square: int) -> bool:
    return names.LOT <= e.kind[square] <= names.MONUMENT
