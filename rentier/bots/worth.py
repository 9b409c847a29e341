"""What titles, groups and positions are worth to a player, from what everyone can see."""

from rentier.bots import numbers
from rentier.rules import building, looks, mortgage, names, rent
from rentier.rules.state import State
from rentier.rules.tables import Tables


def most_of_another(g: State, e: Tables, seat: int, group: int, but: int) -> int:
    """The most titles of the group, one square apart, that a single other player owns."""
    most = 0
    first = e.group_first[group]
    for i in range(first, first + e.group_size[group]):
        other = g.owner[e.member[i]]
        if other == names.NOBODY or other == seat or e.member[i] == but:
            continue
        count = looks.owned_of_group(g, e, other, group)
        if g.owner[but] == other:
            count -= 1
        if count > most:
            most = count
    return most


def title_value(g: State, e: Tables, seat: int, square: int, trades: bool) -> int:
    """What this title is worth to the seat, free of mortgage; one who trades can use it even in another's group."""
    group = e.group[square]
    price = e.price[square]
    mine = looks.owned_of_group(g, e, seat, group)
    if g.owner[square] == seat:
        mine -= 1
    if e.kind[square] == names.LOT:
        others = e.group_size[group] - 1
        if mine == others:
            return price * numbers.COMPLETES // 100
        theirs = most_of_another(g, e, seat, group, square)
        if theirs == others:
            return price * (numbers.BLOCKS if trades or e.declined == names.DECLINED_BANK else numbers.SPOILS) // 100
        if mine == 0 and theirs > 0 and not trades and e.needs_group and e.declined != names.DECLINED_BANK:
            # Without a trade this group will never be mine: better to let it go at a price.
            return price * numbers.CONTESTED // 100
        return price * (numbers.MORE if mine > 0 else numbers.LONE) // 100
    if e.kind[square] == names.COMPANY:
        return price * 120 // 100
    return price * (100 + 25 * mine) // 100


def danger_ahead(g: State, e: Tables, seat: int) -> int:
    """The dearest rent among the squares that the next roll can bring."""
    worst = 0
    factor = max(e.group_unbuilt, e.group_built)
    square = g.square[seat] + 1
    for _ in range(2, 13):
        square += 1
        if square >= e.squares:
            square -= e.squares
        owner = g.owner[square]
        if owner == names.NOBODY or owner == seat or g.mortgaged[square]:
            continue
        if e.kind[square] == names.LOT and e.rent[square * 8 + g.buildings[square]] * factor <= worst:
            continue
        due = rent.rent_due(g, e, square, 7)
        if due > worst:
            worst = due
    return worst


def reserve(g: State, e: Tables, seat: int) -> int:
    """The cash that a careful player keeps: most of the dearest rent ahead, and never nothing."""
    return max(numbers.LEAST_RESERVE, min(danger_ahead(g, e, seat) * 70 // 100, 700))


def titles_of(g: State, e: Tables, seat: int, group: int) -> int:
    """The seat's titles of a group, as a set."""
    squares = 0
    first = e.group_first[group]
    for i in range(first, first + e.group_size[group]):
        if g.owner[e.member[i]] == seat:
            squares |= looks.bit(e.member[i])
    return squares


def group_worth(g: State, e: Tables, group: int, held: int) -> int:
    """What these titles of a group are worth to one who has them and no more of it, buildings included."""
    count = 0
    prices = 0
    more = 0
    first = e.group_first[group]
    size = e.group_size[group]
    for i in range(first, first + size):
        square = e.member[i]
        if not (held >> square) & 1:
            continue
        count += 1
        prices += e.price[square]
        if g.buildings[square]:
            more += building.value_at_cost(e, square, g.buildings[square])
        elif g.mortgaged[square]:
            more -= mortgage.lifting_price(g, e, square)
    if e.kind[e.member[first]] != names.LOT:
        return prices * (75 + 25 * count) // 100 + more
    if count == size:
        prices = prices * numbers.COMPLETES // 100
    elif count == size - 1:
        prices = prices * numbers.MORE // 100
    return prices + more


def promise(g: State, e: Tables, group: int, held: int, cash: int) -> int:
    """What these lots of a group could earn, given cash to build, beyond what `group_worth` says of them."""
    first = e.group_first[group]
    whole = held == e.group_set[group]
    if held == 0 or e.kind[e.member[first]] != names.LOT or (e.needs_group and not whole):
        return 0
    prices = 0
    earns = 0
    costs = 1
    for i in range(first, first + e.group_size[group]):
        square = e.member[i]
        if not (held >> square) & 1:
            continue
        level = max(min(3, e.houses), g.buildings[square])
        prices += e.price[square]
        earns += e.rent[square * 8 + level]
        costs += (level - g.buildings[square]) * e.house_price[square]
    can_pay = min(100, max(30, cash * 100 // costs))
    rivals = g.seats - g.seats_out - 1
    more = (earns * rivals * numbers.PROMISE // 100 - costs // 2) * can_pay // 100
    return more + prices * (120 - numbers.COMPLETES) // 100 if whole else more


def group_gain(g: State, e: Tables, seat: int, group: int, loses: int, gets: int) -> int:
    """What an exchange of titles adds to what the seat has of a group."""
    has = titles_of(g, e, seat, group)
    then = (has & ~loses) | (gets & e.group_set[group])
    return group_worth(g, e, group, then) - group_worth(g, e, group, has)


def gain(g: State, e: Tables, seat: int, loses: int, gets: int) -> int:
    """What an exchange of titles adds to what the seat has: only the groups that it touches count."""
    total = 0
    for group in range(e.groups):
        if (loses | gets) & e.group_set[group]:
            total += group_gain(g, e, seat, group, loses, gets)
    return total


def promise_gain(g: State, e: Tables, seat: int, loses: int, gets: int, cash: int) -> int:
    """What the same adds to what the seat's titles promise beyond their worth, if it gets so much cash along."""
    total = 0
    before = g.cash[seat]
    for group in range(e.groups):
        if (loses | gets) & e.group_set[group]:
            has = titles_of(g, e, seat, group)
            then = (has & ~loses) | (gets & e.group_set[group])
            total += promise(g, e, group, then, before + cash) - promise(g, e, group, has, before)
    return total
