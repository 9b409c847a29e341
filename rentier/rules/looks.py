"""The shortest questions to a state and its tables; `looks.pxd` has the same ones for the compiler to inline."""

from rentier.rules import names
from rentier.rules.state import State
from rentier.rules.tables import Tables


def bit(square: int) -> int:
    """The set of this one square."""
    return 1 << square


def has(squares: int, square: int) -> bool:
    """Whether a set of squares has this one."""
    return (squares >> square) & 1 == 1


def owns_group(g: State, e: Tables, seat: int, group: int) -> bool:
    return has(g.whole, group) and g.owner[e.member[e.group_first[group]]] == seat


def owned_of_group(g: State, e: Tables, seat: int, group: int) -> int:
    """How many titles of the group the seat owns, mortgaged ones included."""
    count = 0
    first = e.group_first[group]
    for i in range(first, first + e.group_size[group]):
        if g.owner[e.member[i]] == seat:
            count += 1
    return count


def any_mortgaged(g: State, e: Tables, group: int) -> bool:
    return g.pledged & e.group_set[group] != 0


def in_jail(g: State, seat: int) -> bool:
    return g.jail_turns[seat] != names.NOT_IN_JAIL


def building_cost(e: Tables, square: int, level: int) -> int:
    """The price of the building that would be the lot's next after this level."""
    return e.hotel_price[square] if level >= e.houses else e.house_price[square]


def phase_after_landing(g: State) -> int:
    """What the turn waits for once a landing is over: another roll after a double, or its end."""
    return names.PHASE_ROLL if g.doubles > 0 else names.PHASE_END
