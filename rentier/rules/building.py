"""Houses and hotels: who may build where, what it costs, what they bring back, and what happens when they run short."""

from rentier.rules import auctions, debts, groups, looks, money, names, table
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
    if g.placing == seat:
        return why_not_place(g, e, seat, square)
    code = why_not_site(g, e, seat, square)
    if code != names.OK:
        return code
    code = why_not_stock(g, e, square)
    if code != names.OK:
        return code
    if g.cash[seat] < looks.building_cost(e, square, g.buildings[square]):
        return names.R_NO_CASH
    code = why_not_time(g, e, seat, square)
    if code == names.OK and g.debt_count > 0 and blocks_a_debtor(g, e, seat, square):
        return names.R_DEBT_FIRST
    return code


def blocks_a_debtor(g: State, e: Tables, seat: int, square: int) -> bool:
    """Whether a building here would keep a debtor's lot of the group from being mortgaged (SC-32, SC-33)."""
    if e.mortgage_needs != names.MORTGAGE_GROUP_BARE:
        return False
    first = e.group_first[e.group[square]]
    for i in range(first, first + e.group_size[e.group[square]]):
        member = e.member[i]
        owner = g.owner[member]
        if owner == names.NOBODY or owner == seat or g.mortgaged[member] or not debts.owes(g, owner):
            continue
        if not debts.is_blocked(g, e, owner, member, 0, 0):
            return True
    return False


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
    first = e.group_first[e.group[square]]
    if e.hotel_needs == names.HOTEL_OWN:
        if e.even:  # after an uneven sale the others may lie further behind than one house (BR-24)
            for i in range(first, first + e.group_size[e.group[square]]):
                if g.buildings[e.member[i]] < e.houses - 1:
                    return names.R_UNEVEN
        return names.OK
    least = e.houses if e.hotel_needs == names.HOTEL_EACH else 1
    for i in range(first, first + e.group_size[e.group[square]]):
        member = e.member[i]
        if g.owner[member] != seat or g.buildings[member] < least:
            return names.R_HOTEL_NEEDS
    return names.OK


def build(g: State, e: Tables, log: Log, seat: int, square: int) -> None:
    """Buys a building; in a shortage everyone who could place it is asked first (PE-35)."""
    if g.placing == seat:  # paid for by its bid
        put(g, e, log, seat, square, 0)
        close_question(g)
        return
    if e.shortage_auction:
        hotel = g.buildings[square] >= e.houses
        others = rivals_for(g, e, seat, hotel)
        if others:
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


def rivals_for(g: State, e: Tables, seat: int, hotel: bool) -> int:
    """The other seats to be asked about a building of this kind, a bit each: none unless there is a shortage.

    A shortage exists when at least two players could place a building and pay the lowest price concerned, and fewer
    are left than they could place together (PE-35).
    """
    left = g.hotels_left if hotel else g.houses_left
    if left == names.UNLIMITED or (e.needs_group and is_plenty(g, e, seat, hotel, left)):
        return 0
    seats = who_has_a_site(g, e, hotel)
    if seats & ~(1 << seat) == 0:
        return 0
    seats = who_can_pay(g, e, seats, hotel)
    together = 0
    for other in range(g.seats):
        if (seats >> other) & 1:
            together += max(how_many(g, e, other, hotel, left + 1), 1)
    return seats & ~(1 << seat) if left < together else 0


def who_can_pay(g: State, e: Tables, seats: int, hotel: bool) -> int:
    """Those of the seats whose cash covers the lowest price on the titles concerned: the titles of these seats."""
    while True:
        lowest = lowest_price(g, e, seats, hotel)
        able = 0
        for seat in range(g.seats):
            if (seats >> seat) & 1 and g.cash[seat] >= lowest:
                able |= 1 << seat
        if able == seats:
            return able
        seats = able


def is_plenty(g: State, e: Tables, seat: int, hotel: bool, left: int) -> bool:
    """A quick look that most buildings need no more than: nobody else has a whole group, or there is enough for all."""
    room = 0
    others = 0
    for group in range(e.groups):
        first = e.group_first[group]
        square = e.member[first]
        if not looks.has(g.whole, group) or e.kind[square] != names.LOT:
            continue
        others |= 1 << g.owner[square]
        for i in range(first, first + e.group_size[group]):
            room += 1 if hotel else max(e.houses - g.buildings[e.member[i]], 0)
    others &= ~(1 << seat)
    if others == 0 or room <= left:
        return True
    together = most_for(g, e, seat, hotel)
    for other in range(g.seats):
        if (others >> other) & 1:
            together += most_for(g, e, other, hotel)
    return together <= left


def most_for(g: State, e: Tables, seat: int, hotel: bool) -> int:
    """An upper limit of what `how_many` counts for the seat; where it owns whole groups, at least one."""
    room = 0
    cheapest = 0
    for group in range(e.groups):
        first = e.group_first[group]
        square = e.member[first]
        if not looks.has(g.whole, group) or g.owner[square] != seat or e.kind[square] != names.LOT:
            continue
        for i in range(first, first + e.group_size[group]):
            square = e.member[i]
            price = e.hotel_price[square] if hotel else e.house_price[square]
            if cheapest == 0 or price < cheapest:
                cheapest = price
            room += 1 if hotel else max(e.houses - g.buildings[square], 0)
    if room == 0 or cheapest == 0:
        return room
    return min(room, max(g.cash[seat] // cheapest, 1))


def who_has_a_site(g: State, e: Tables, hotel: bool) -> int:
    """The seats that could place a house (or a hotel) by the rules and owe nothing, a bit each."""
    seats = 0
    for i in range(e.titles):
        square = e.title[i]
        seat = g.owner[square]
        if seat == names.NOBODY or (seats >> seat) & 1 or not is_site(g, e, seat, square, hotel):
            continue
        if g.debt_count == 0 or not debts.owes(g, seat):
            seats |= 1 << seat
    return seats


def is_site(g: State, e: Tables, seat: int, square: int, hotel: bool) -> bool:
    """Whether the next building of this lot is of this kind and may stand there."""
    return (g.buildings[square] >= e.houses) == hotel and why_not_site(g, e, seat, square) == names.OK


def lowest_price(g: State, e: Tables, seats: int, hotel: bool) -> int:
    """The lowest price on the lots where these seats could put a building of this kind."""
    lowest = 0
    for i in range(e.titles):
        square = e.title[i]
        seat = g.owner[square]
        if seat == names.NOBODY or not (seats >> seat) & 1 or not is_site(g, e, seat, square, hotel):
            continue
        price = looks.building_cost(e, square, g.buildings[square])
        if lowest == 0 or price < lowest:
            lowest = price
    return max(lowest, 1)


def how_many(g: State, e: Tables, seat: int, hotel: bool, enough: int) -> int:
    """How many buildings of this kind the seat's cash buys at its own lots' prices, the cheapest first."""
    cash = g.cash[seat]
    count = 0
    paid = 0  # the price of the lots counted last
    while count < enough:
        price = 0
        room = 0
        for group in range(e.groups):
            here = next_price(g, e, seat, group, hotel, paid)
            if here == 0 or (price > 0 and here > price):
                continue
            if here != price:
                price = here
                room = 0
            room += room_in(g, e, seat, group, hotel, price)
        if price == 0 or cash < price:
            return count
        bought = min(room, cash // price)
        count += bought
        cash -= bought * price
        paid = price
    return count


def next_price(g: State, e: Tables, seat: int, group: int, hotel: bool, above: int) -> int:
    """The lowest price above this one at which the seat could build in the group; 0 if there is none."""
    lowest = 0
    if not has_site_in(g, e, seat, group, hotel):
        return 0
    first = e.group_first[group]
    for i in range(first, first + e.group_size[group]):
        square = e.member[i]
        price = e.hotel_price[square] if hotel else e.house_price[square]
        if g.owner[square] == seat and price > above and (lowest == 0 or price < lowest):
            if room_on(g, e, seat, square, hotel) > 0:
                lowest = price
    return lowest


def has_site_in(g: State, e: Tables, seat: int, group: int, hotel: bool) -> bool:
    first = e.group_first[group]
    for i in range(first, first + e.group_size[group]):
        if g.owner[e.member[i]] == seat and is_site(g, e, seat, e.member[i], hotel):
            return True
    return False


def room_in(g: State, e: Tables, seat: int, group: int, hotel: bool, price: int) -> int:
    """How many buildings of this kind the seat's lots of the group with this price still take."""
    room = 0
    first = e.group_first[group]
    for i in range(first, first + e.group_size[group]):
        square = e.member[i]
        if g.owner[square] == seat and (e.hotel_price[square] if hotel else e.house_price[square]) == price:
            room += room_on(g, e, seat, square, hotel)
    return room


def room_on(g: State, e: Tables, seat: int, square: int, hotel: bool) -> int:
    """How many buildings of this kind a lot of a group that can be built on still takes."""
    if hotel:
        return 1 if is_site(g, e, seat, square, True) else 0
    if g.mortgaged[square] or g.buildings[square] >= e.houses:
        return 0
    if e.one_on_empty and looks.has(g.empty_at_start, square):
        return 1 if g.buildings[square] == 0 else 0
    return e.houses - g.buildings[square]


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
    """Whether a seat that places a scarce building, or leads the bids for it, could put it into another group."""
    if g.ask != names.ASK_SCARCE:
        return True
    if g.placing != seat and not (g.auction == names.AUCTION_SCARCE and g.auction_leader == seat):
        return True
    return has_site(g, e, seat, group) or not has_site(g, e, seat, -1)


def sale_keeps_a_site(g: State, e: Tables, seat: int, group: int, after: int) -> bool:
    """`keeps_a_site` of a sale: a lot with a building less takes a house, or a hotel if one became its houses."""
    return not g.scarce_hotel or after == e.houses or keeps_a_site(g, e, seat, group)


def has_site(g: State, e: Tables, seat: int, but: int) -> bool:
    """Whether the seat has a lot for the scarce building, in another group than `but`."""
    for i in range(e.titles):
        square = e.title[i]
        if g.owner[square] == seat and e.group[square] != but and is_site(g, e, seat, square, g.scarce_hotel == 1):
            return True
    return False


def scarce_step(g: State, e: Tables, log: Log) -> bool:
    """All have answered: the building goes to its only taker or is auctioned; False while its winner must place it."""
    if g.placing != names.NOBODY:
        if can_place(g, e, g.placing):
            return False
        close_question(g)
        return True
    asker = g.ask_from
    square = g.ask_square
    hotel = g.scarce_hotel == 1
    for seat in range(g.seats):  # they may have spent their money or lost their site since
        if (g.wanted >> seat) & 1 and not has_site(g, e, seat, -1):
            g.wanted &= ~(1 << seat)
    g.wanted = who_can_pay(g, e, g.wanted, hotel)
    left = g.hotels_left if hotel else g.houses_left
    if left != 0 and g.wanted & ~(1 << asker):
        lowest = lowest_price(g, e, g.wanted, hotel)
        auctions.start(g, log, names.AUCTION_SCARCE, square, asker, lowest, names.BANK, g.wanted)
        return True
    if g.wanted and why_not_place(g, e, asker, square) == names.OK:
        put(g, e, log, asker, square, looks.building_cost(e, square, g.buildings[square]))
    close_question(g)
    return True


def close_question(g: State) -> None:
    g.ask = names.ASK_NONE
    g.ask_square = 0
    g.ask_from = 0
    g.asked = 0
    g.answered = 0
    g.wanted = 0
    g.placing = names.NOBODY
    g.scarce_hotel = 0


def level_after_sale(g: State, e: Tables, square: int, whole: bool) -> int:
    """A house less; a hotel turns back into its houses, or goes with them where the Bank has too few."""
    level = g.buildings[square]
    if whole:
        return 0
    if level > e.houses and e.break_or_sell and lacks_houses(g, e):
        return 0
    return level - 1


def level_on_leaving(g: State, e: Tables, square: int) -> int:
    """The lot's buildings after one is sold for a leaver: a hotel that cannot turn into houses goes with them."""
    if g.buildings[square] > e.houses and lacks_houses(g, e):
        return 0
    return g.buildings[square] - 1


def lacks_houses(g: State, e: Tables) -> bool:
    """Whether the Bank has too few houses for a hotel to turn back into; one that is being auctioned is not its own."""
    if g.houses_left == names.UNLIMITED:
        return False
    sold = g.ask == names.ASK_SCARCE and not g.scarce_hotel
    sold = sold and (g.placing != names.NOBODY or g.auction == names.AUCTION_SCARCE)
    return g.houses_left - (1 if sold else 0) < e.houses


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
        if lacks_houses(g, e):
            return names.R_NO_HOUSES_FOR_HOTEL
    if e.even_sale:
        first = e.group_first[e.group[square]]
        for i in range(first, first + e.group_size[e.group[square]]):
            member = e.member[i]
            if member != square and g.buildings[member] > after + 1:
                return names.R_UNEVEN_SALE
    if not sale_keeps_a_site(g, e, seat, e.group[square], after):
        return names.R_QUESTION_OPEN
    if whole and could_sell_one(g, e, seat, e.group[square]):
        return names.R_AFTER_END_TIME
    return table.why_not_raise(g, e, seat)


def could_sell_one(g: State, e: Tables, seat: int, group: int) -> bool:
    """After the end time, whether one of several buildings of the group can be sold: a debt needs no more (PE-55)."""
    if not g.time_up:
        return False
    built = 0
    one = False
    first = e.group_first[group]
    for i in range(first, first + e.group_size[group]):
        if g.owner[e.member[i]] == seat:
            built += g.buildings[e.member[i]]
            one = one or why_not_sell(g, e, seat, e.member[i], False) == names.OK
    return one and built > 1


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
    if not sale_keeps_a_site(g, e, seat, group, 0):
        return names.R_QUESTION_OPEN
    if could_sell_one(g, e, seat, group):
        return names.R_AFTER_END_TIME
    return table.why_not_raise(g, e, seat)


def sell_group(g: State, e: Tables, log: Log, seat: int, group: int) -> None:
    """All buildings of the group at once, down to bare lots (PE-38)."""
    first = e.group_first[group]
    for i in range(first, first + e.group_size[group]):
        square = e.member[i]
        if g.owner[square] == seat and g.buildings[square] > 0:
            bring_down(g, e, log, seat, square, 0)
