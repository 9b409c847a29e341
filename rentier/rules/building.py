"""Houses and hotels: who may build where, what it costs, what they bring back, and what happens when they run short."""

from rentier.rules import auctions, groups, looks, money, names, table
from rentier.rules import log as logs
from rentier.rules.log import Log
from rentier.rules.state import State
from rentier.rules.tables import Tables


def hotel_level(e: Tables) -> int:
    """A hotel counts as one more than the edition's houses."""
    return e.houses + 1


def set_level(g: State, e: Tables, square: int, level: int) -> None:
    """Puts this many buildings on a lot; what comes and goes is taken from and given to the Bank's stock."""
    before = g.buildings[square]
    if g.houses_left != names.UNLIMITED:
        g.houses_left += houses_at(e, before) - houses_at(e, level)
    if g.hotels_left != names.UNLIMITED:
        g.hotels_left += (before > e.houses) - (level > e.houses)
    g.buildings[square] = level


def houses_at(e: Tables, level: int) -> int:
    """How many houses stand where there are this many buildings: none beside a hotel."""
    return 0 if level > e.houses else level


def next_cost(g: State, e: Tables, square: int) -> int:
    """The price of the lot's next building."""
    return looks.building_cost(e, square, g.buildings[square])


def value_at_cost(e: Tables, square: int, level: int) -> int:
    """What the buildings of a lot have cost, a hotel with the houses it replaced."""
    if level > e.houses:
        return e.hotel_price[square] + e.houses * e.house_price[square]
    return level * e.house_price[square]


def resale_of(e: Tables, square: int, level: int) -> int:
    """What the Bank pays for all buildings of a lot."""
    house = money.part_down(e.house_price[square], e.resale)
    if level > e.houses:
        return money.part_down(e.hotel_price[square], e.resale) + e.houses * house
    return level * house


def why_not_build(g: State, e: Tables, seat: int, square: int) -> int:
    """Whether the seat may buy the next building of this lot now."""
    if g.placing == seat or (g.ask == names.ASK_SCARCE and table.actor(g, e) == seat and (g.place >> seat) & 1):
        return why_not_place(g, e, seat, square)
    code = why_not_site(g, e, seat, square)
    if code != names.OK:
        return code
    code = why_not_stock(g, e, square)
    if code != names.OK:
        return code
    if g.cash[seat] < looks.building_cost(e, square, g.buildings[square]):
        return names.R_NO_CASH
    return why_not_time(g, e, seat, square)


def why_not_time(g: State, e: Tables, seat: int, square: int) -> int:
    code = table.why_not_build_now(g, e, seat)
    if code == names.OK and e.build_when == names.WHEN_LANDING and g.landed != square:
        return names.R_NOT_LANDED_HERE
    return code


def why_not_stock(g: State, e: Tables, square: int) -> int:
    if g.buildings[square] >= e.houses:
        return names.R_NO_HOTELS_LEFT if g.hotels_left == 0 else names.OK
    return names.R_NO_HOUSES_LEFT if g.houses_left == 0 else names.OK


def why_not_site(g: State, e: Tables, seat: int, square: int) -> int:
    """Whether the lot, its group and what stands there allow one more building, whatever the time, stock and cash."""
    if e.kind[square] != names.LOT:
        return names.R_NOT_A_LOT
    if g.owner[square] != seat:
        return names.R_NOT_OWNER
    group = e.group[square]
    if e.needs_group and not looks.owns_group(g, e, seat, group):
        return names.R_GROUP_INCOMPLETE
    if g.mortgaged[square]:
        return names.R_LOT_MORTGAGED
    if e.build_unmortgaged and looks.any_mortgaged(g, e, group):
        return names.R_GROUP_MORTGAGED
    level = g.buildings[square]
    if level > e.houses:
        return names.R_FULLY_BUILT
    if level == e.houses:
        return why_not_hotel(g, e, seat, square)
    if e.one_on_empty and level > 0 and looks.has(g.empty_at_start, square):
        return names.R_ONE_ON_EMPTY
    if e.even:
        first = e.group_first[group]
        for i in range(first, first + e.group_size[group]):
            if g.buildings[e.member[i]] < level:
                return names.R_UNEVEN
    return names.OK


def why_not_hotel(g: State, e: Tables, seat: int, square: int) -> int:
    """Houses enough stand here: what must stand on the rest of the group?"""
    if e.hotel_needs == names.HOTEL_NEVER:
        return names.R_NO_HOTELS
    if e.one_on_empty and looks.has(g.empty_at_start, square):
        return names.R_ONE_ON_EMPTY
    if e.hotel_needs == names.HOTEL_OWN:
        return names.OK
    least = e.houses if e.hotel_needs == names.HOTEL_EACH else 1
    first = e.group_first[e.group[square]]
    for i in range(first, first + e.group_size[e.group[square]]):
        member = e.member[i]
        if g.owner[member] != seat or g.buildings[member] < least:
            return names.R_HOTEL_NEEDS
    return names.OK


def build(g: State, e: Tables, log: Log, seat: int, square: int) -> None:
    """Buys a building; where there are fewer than would be bought at once, all who could are asked first (PE-35)."""
    if g.placing == seat:
        g.placing = names.NOBODY
        put(g, e, log, seat, square, 0)
        return
    if g.ask == names.ASK_SCARCE:
        g.place &= ~(1 << seat)
        put(g, e, log, seat, square, looks.building_cost(e, square, g.buildings[square]))
        return
    if e.shortage_auction:
        hotel = g.buildings[square] >= e.houses
        left = g.hotels_left if hotel else g.houses_left
        if left != names.UNLIMITED and left < g.seats:
            others = who_could_build(g, e, hotel) & ~(1 << seat)
            if left < 1 + count_of(others):
                g.ask = names.ASK_SCARCE
                g.ask_square = square
                g.ask_from = seat
                g.asked = others
                g.answered = 0
                g.wanted = 1 << seat
                g.scarce_hotel = hotel
                logs.write(log, names.EV_ASKED, names.ASK_SCARCE, square, seat, others)
                return
    put(g, e, log, seat, square, looks.building_cost(e, square, g.buildings[square]))


def put(g: State, e: Tables, log: Log, seat: int, square: int, price: int) -> None:
    set_level(g, e, square, g.buildings[square] + 1)
    logs.write(log, names.EV_BUILT, seat, square, g.buildings[square], price)
    money.pay(g, log, seat, names.BANK, price, names.FOR_BUILDING, square)


def count_of(seats: int) -> int:
    count = 0
    for seat in range(names.SEATS):
        if (seats >> seat) & 1:
            count += 1
    return count


def who_could_build(g: State, e: Tables, hotel: bool) -> int:
    """The seats that could buy a house (or a hotel) at once, a bit each."""
    seats = 0
    for i in range(e.titles):
        square = e.title[i]
        seat = g.owner[square]
        if seat == names.NOBODY or (seats >> seat) & 1:
            continue
        if (g.buildings[square] >= e.houses) == hotel and why_not_build(g, e, seat, square) == names.OK:
            seats |= 1 << seat
    return seats


def why_not_place(g: State, e: Tables, seat: int, square: int) -> int:
    """Whether the scarce building that this seat may place can stand here."""
    code = why_not_site(g, e, seat, square)
    if code != names.OK:
        return code
    if (g.buildings[square] >= e.houses) != (g.scarce_hotel == 1):
        return names.R_CANNOT_PLACE_ELSE
    code = why_not_stock(g, e, square)
    if code != names.OK:
        return code
    if g.placing != seat and g.cash[seat] < looks.building_cost(e, square, g.buildings[square]):
        return names.R_NO_CASH
    return names.OK


def can_place(g: State, e: Tables, seat: int) -> bool:
    for i in range(e.titles):
        square = e.title[i]
        if g.owner[square] == seat and why_not_place(g, e, seat, square) == names.OK:
            return True
    return False


def keeps_a_site(g: State, e: Tables, seat: int, group: int) -> bool:
    """Whether a seat that may get a scarce building could put it elsewhere than in this group (PE-35)."""
    if g.ask != names.ASK_SCARCE:
        return True
    if g.placing != seat and not (((g.asked & ~g.answered) | g.wanted | g.place) >> seat) & 1:
        return True
    return has_site(g, e, seat, group) or not has_site(g, e, seat, -1)


def has_site(g: State, e: Tables, seat: int, but: int) -> bool:
    """Whether the seat has a lot for the scarce building, in another group than `but`."""
    for i in range(e.titles):
        square = e.title[i]
        if g.owner[square] == seat and e.group[square] != but:
            if (g.buildings[square] >= e.houses) == (g.scarce_hotel == 1):
                if why_not_site(g, e, seat, square) == names.OK:
                    return True
    return False


def scarce_step(g: State, e: Tables, log: Log) -> bool:
    """All have answered: the next step of sharing out scarce buildings; False when someone must decide first."""
    if g.placing != names.NOBODY:
        if can_place(g, e, g.placing):
            return False
        g.placing = names.NOBODY
    if g.place:
        asker = g.ask_from
        if (g.place >> asker) & 1:  # it has said where
            g.place &= ~(1 << asker)
            if why_not_place(g, e, asker, g.ask_square) == names.OK:
                put(g, e, log, asker, g.ask_square, looks.building_cost(e, g.ask_square, g.buildings[g.ask_square]))
            return True
        seat = auctions.first_of(g, g.place, asker)
        if can_place(g, e, seat):
            return False
        g.place &= ~(1 << seat)
        return True
    left = g.hotels_left if g.scarce_hotel else g.houses_left
    if g.wanted == 0 or left == 0:
        close_question(g)
        return True
    if count_of(g.wanted) <= left:
        g.place = g.wanted
        g.wanted = 0
        return True
    auctions.start(g, log, names.AUCTION_SCARCE, g.ask_square, g.ask_from, lowest_price(g, e), names.BANK, g.wanted)
    return True


def lowest_price(g: State, e: Tables) -> int:
    """The lowest price on the titles where those who want a scarce building could put it."""
    lowest = 0
    for i in range(e.titles):
        square = e.title[i]
        seat = g.owner[square]
        if seat == names.NOBODY or not (g.wanted >> seat) & 1:
            continue
        if (g.buildings[square] >= e.houses) != (g.scarce_hotel == 1):
            continue
        if why_not_site(g, e, seat, square) == names.OK:
            price = looks.building_cost(e, square, g.buildings[square])
            if lowest == 0 or price < lowest:
                lowest = price
    return max(lowest, 1)


def scarce_sold(g: State, winner: int) -> None:
    if winner == names.NOBODY:
        g.wanted = 0
        return
    g.wanted &= ~(1 << winner)
    g.placing = winner


def close_question(g: State) -> None:
    g.ask = names.ASK_NONE
    g.ask_square = 0
    g.ask_from = 0
    g.asked = 0
    g.answered = 0
    g.wanted = 0
    g.place = 0
    g.placing = names.NOBODY
    g.scarce_hotel = 0


def level_after_sale(g: State, e: Tables, square: int, whole: bool) -> int:
    """A house less; a hotel turns back into its houses, or goes with them where the Bank has too few."""
    level = g.buildings[square]
    if whole:
        return 0
    if level > e.houses and e.break_or_sell and g.houses_left != names.UNLIMITED and g.houses_left < e.houses:
        return 0
    return level - 1


def why_not_sell(g: State, e: Tables, seat: int, square: int, whole: bool) -> int:
    if e.kind[square] != names.LOT:
        return names.R_NOT_A_LOT
    if g.owner[square] != seat:
        return names.R_NOT_OWNER
    level = g.buildings[square]
    if level == 0:
        return names.R_NO_BUILDING
    after = level_after_sale(g, e, square, whole)
    if level > e.houses and after == e.houses:
        if g.houses_left != names.UNLIMITED and g.houses_left < e.houses:
            return names.R_NO_HOUSES_FOR_HOTEL
    if e.even_sale:
        first = e.group_first[e.group[square]]
        for i in range(first, first + e.group_size[e.group[square]]):
            member = e.member[i]
            if member != square and g.buildings[member] > after + 1:
                return names.R_UNEVEN_SALE
    if not keeps_a_site(g, e, seat, e.group[square]):
        return names.R_QUESTION_OPEN
    return table.why_not_raise(g, e, seat)


def sell(g: State, e: Tables, log: Log, seat: int, square: int, whole: bool) -> None:
    bring_down(g, e, log, seat, square, level_after_sale(g, e, square, whole))


def bring_down(g: State, e: Tables, log: Log, seat: int, square: int, after: int) -> None:
    before = g.buildings[square]
    amount = resale_of(e, square, before) - resale_of(e, square, after)
    set_level(g, e, square, after)
    logs.write(log, names.EV_BUILDING_SOLD, seat, square, before, after, amount)
    money.pay(g, log, names.BANK, seat, amount, names.FOR_BUILDING_SALE, square)


def why_not_sell_group(g: State, e: Tables, seat: int, group: int) -> int:
    if group < 0 or group >= e.groups:
        return names.R_NO_SUCH_GROUP
    if not groups.any_building_of(g, e, group, seat):
        return names.R_NO_BUILDING
    if not keeps_a_site(g, e, seat, group):
        return names.R_QUESTION_OPEN
    return table.why_not_raise(g, e, seat)


def sell_group(g: State, e: Tables, log: Log, seat: int, group: int) -> None:
    """All buildings of the group at once, down to bare lots (PE-38)."""
    first = e.group_first[group]
    for i in range(first, first + e.group_size[group]):
        square = e.member[i]
        if g.owner[square] == seat and g.buildings[square] > 0:
            bring_down(g, e, log, seat, square, 0)
