"""What titles, groups and positions are worth to a player, from what everyone can see."""

from rentier.bots import numbers
from rentier.rules import building, groups, mortgage, names, rent
from rentier.rules.state import State
from rentier.rules.tables import Tables


def owner_after(g: State, square: int, giver: int, give: int, taker: int, take: int) -> int:
    """Who would own a title if `giver` handed over the set `give` and `taker` the set `take`."""
    if (give >> square) & 1 and g.owner[square] == giver:
        return taker
    if (take >> square) & 1 and g.owner[square] == taker:
        return giver
    return g.owner[square]


def most_of_another(g: State, e: Tables, seat: int, group: int, but: int) -> int:
    """The most titles of the group, one square apart, that a single other player owns."""
    most = 0
    first = e.group_first[group]
    for i in range(first, first + e.group_size[group]):
        other = g.owner[e.member[i]]
        if other == names.NOBODY or other == seat or e.member[i] == but:
            continue
        count = groups.owned_of_group(g, e, other, group)
        if g.owner[but] == other:
            count -= 1
        if count > most:
            most = count
    return most


def title_value(g: State, e: Tables, seat: int, square: int, trades: bool) -> int:
    """What this title is worth to the seat, free of mortgage; one who trades can use it even in another's group."""
    group = e.group[square]
    price = e.price[square]
    mine = groups.owned_of_group(g, e, seat, group)
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
    square = g.square[seat] + 1
    for _ in range(2, 13):
        square += 1
        if square >= e.squares:
            square -= e.squares
        owner = g.owner[square]
        if owner == names.NOBODY or owner == seat or g.mortgaged[square]:
            continue
        due = rent.rent_due(g, e, square, 7)
        if due > worst:
            worst = due
    return worst


def reserve(g: State, e: Tables, seat: int) -> int:
    """The cash that a careful player keeps: most of the dearest rent ahead, and never nothing."""
    return max(60, min(danger_ahead(g, e, seat) * 70 // 100, 700))


def group_worth(g: State, e: Tables, seat: int, group: int, giver: int, give: int, taker: int, take: int) -> int:
    """What the seat's titles of a group are worth to it after an exchange, buildings included."""
    count = 0
    prices = 0
    owed = 0
    built = 0
    first = e.group_first[group]
    lots = e.kind[e.member[first]] == names.LOT
    for i in range(first, first + e.group_size[group]):
        square = e.member[i]
        if owner_after(g, square, giver, give, taker, take) != seat:
            continue
        count += 1
        prices += e.price[square]
        built += building.value_at_cost(e, square, g.buildings[square])
        if g.mortgaged[square]:
            owed += mortgage.lifting_price(g, e, square)
    if count == 0:
        return 0
    if lots:
        if count == e.group_size[group]:
            prices = prices * numbers.COMPLETES // 100
        elif count == e.group_size[group] - 1:
            prices = prices * numbers.MORE // 100
        return prices + built - owed
    return prices * (75 + 25 * count) // 100 - owed


def gain(g: State, e: Tables, seat: int, giver: int, give: int, taker: int, take: int) -> int:
    """What an exchange adds to what the seat has, cash apart: only the groups that it touches count."""
    total = 0
    for group in range(e.groups):
        first = e.group_first[group]
        touched = False
        for i in range(first, first + e.group_size[group]):
            if ((give | take) >> e.member[i]) & 1:
                touched = True
                break
        if touched:
            total += group_worth(g, e, seat, group, giver, give, taker, take)
            total -= group_worth(g, e, seat, group, giver, 0, taker, 0)
    return total


def prospects(g: State, e: Tables, seat: int, cash: int, giver: int, give: int, taker: int, take: int) -> int:
    """What the seat's titles promise after an exchange: a complete group what it could earn, given cash to build."""
    total = 0
    rivals = g.seats - g.bankruptcies - 1
    for group in range(e.groups):
        first = e.group_first[group]
        worth_as_is = group_worth(g, e, seat, group, giver, give, taker, take)
        total += worth_as_is
        if worth_as_is == 0 or e.kind[e.member[first]] != names.LOT:
            continue
        whole = True
        prices = 0
        earns = 0
        costs = 1
        for i in range(first, first + e.group_size[group]):
            square = e.member[i]
            if owner_after(g, square, giver, give, taker, take) != seat:
                whole = False
                break
            level = max(min(3, e.houses), g.buildings[square])
            prices += e.price[square]
            earns += e.rent[square * 8 + level]
            costs += (level - min(level, g.buildings[square])) * e.house_price[square]
        if whole:
            can_pay = min(100, max(30, cash * 100 // costs))
            promise = earns * rivals * numbers.PROMISE // 100 - costs // 2
            total += prices * 120 // 100 + promise * can_pay // 100 - prices * numbers.COMPLETES // 100
    return total
