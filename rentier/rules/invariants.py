"""What holds after every move of every game; the tests ask for it."""

from rentier.rules import building, legal, looks, names, table
from rentier.rules.moves import MoveList
from rentier.rules.state import State
from rentier.rules.tables import Tables

WHAT = (
    "all holds",
    "money is conserved, nobody's is below zero, and a bankrupt has none",
    "houses and hotels are counted",
    "titles belong to players in the game, and buildings and mortgages to titles",
    "every card is in its deck or in a hand, once",
    "claims, debts and bids are between players in the game, and a bid is covered",
    "offers are between two players in the game",
    "prisoners are on the jail square",
    "somebody in the game must decide, and can",
    "buildings stand evenly where the rules ask for it",
)


def broken(g: State, e: Tables, rows: MoveList) -> int:
    """The number in WHAT of the first thing that does not hold, or 0."""
    if not money_holds(g):
        return 1
    if not stock_holds(g, e):
        return 2
    if not titles_hold(g, e):
        return 3
    if not cards_hold(g, e):
        return 4
    if not dues_hold(g):
        return 5
    if not offers_hold(g):
        return 6
    if not jail_holds(g, e):
        return 7
    if not actor_holds(g, e, rows):
        return 8
    if not evenness_holds(g, e):
        return 9
    return 0


def money_holds(g: State) -> bool:
    total = 0
    for i in range(names.ACCOUNTS):
        total += g.cash[i]
        if i != names.BANK and g.cash[i] < 0:
            return False
        if i < names.SEATS and g.bankrupt[i] and g.cash[i] > 0:
            return False
    return total == 0


def stock_holds(g: State, e: Tables) -> bool:
    houses = 0
    hotels = 0
    for i in range(e.titles):
        level = g.buildings[e.title[i]]
        if level < 0 or level > building.hotel_level(e):
            return False
        if level > e.houses:
            hotels += 1
        else:
            houses += level
    if e.house_stock != names.UNLIMITED and (g.houses_left < 0 or houses + g.houses_left != e.house_stock):
        return False
    if e.hotel_stock != names.UNLIMITED and (g.hotels_left < 0 or hotels + g.hotels_left != e.hotel_stock):
        return False
    return True


def titles_hold(g: State, e: Tables) -> bool:
    for square in range(names.SQUARES):
        owner = g.owner[square]
        if looks.has(g.pledged, square) != (g.mortgaged[square] != names.FREE):
            return False
        if owner < names.NOBODY or owner >= g.seats:
            return False
        if owner == names.NOBODY:
            if g.buildings[square] or g.mortgaged[square] or looks.has(g.heir_asked, square):
                return False
            continue
        if e.kind[square] < names.LOT or e.kind[square] > names.MONUMENT or g.bankrupt[owner]:
            return False
        if g.buildings[square] and (e.kind[square] != names.LOT or g.mortgaged[square]):
            return False
        if is_in_estate(g, square) or (looks.has(g.heir_asked, square) and not g.mortgaged[square]):
            return False
    if g.declined_square != names.NOBODY and g.owner[g.declined_square] != names.NOBODY:
        return False
    if g.auction == names.AUCTION_DECLINED or g.auction == names.AUCTION_ESTATE:
        if g.owner[g.auction_square] != names.NOBODY:
            return False
    for group in range(e.groups):
        first = e.group_first[group]
        owner = g.owner[e.member[first]]
        whole = looks.owned_of_group(g, e, owner, group) == e.group_size[group]
        if looks.has(g.whole, group) != (whole and owner != names.NOBODY):
            return False
    return True


def is_in_estate(g: State, square: int) -> bool:
    for seat in range(g.seats):
        if looks.has(g.estate[seat], square):
            return True
    return False


def cards_hold(g: State, e: Tables) -> bool:
    for deck in range(e.decks):
        held = 0
        for i in range(e.keepers):
            if e.keeper[i] // names.CARDS == deck and g.keeper[i] != names.NOBODY:
                if g.bankrupt[g.keeper[i]]:
                    return False
                held += 1
        if g.deck_left[deck] + held != e.deck_size[deck]:
            return False
        for card in range(e.deck_size[deck]):
            count = 0
            for i in range(g.deck_left[deck]):
                if g.deck[deck * names.CARDS + i] == card:
                    count += 1
            for i in range(e.keepers):
                if e.keeper[i] == deck * names.CARDS + card and g.keeper[i] != names.NOBODY:
                    count += 1
            if count != 1:
                return False
    return True


def dues_hold(g: State) -> bool:
    if g.debt_count > names.DEBTS or g.claim_count > names.CLAIMS:
        return False
    for i in range(g.claim_count):
        if g.bankrupt[g.claim_by[i]] or g.bankrupt[g.claim_visitor[i]] or g.claim_amount[i] <= 0:
            return False
        if g.claim_by[i] == g.claim_visitor[i]:
            return False
    for i in range(g.debt_count):
        if g.bankrupt[g.debtor[i]] or g.debt_amount[i] <= 0 or g.debtor[i] == g.creditor[i]:
            return False
        if g.creditor[i] < names.SEATS and g.bankrupt[g.creditor[i]]:
            return False
        if g.debt_joint[i] and (i == 0 or g.debtor[i - 1] != g.debtor[i]):
            return False
    if g.auction_leader != names.NOBODY and g.cash[g.auction_leader] < g.auction_bid:
        return False
    if g.auction_money_to < names.SEATS and g.bankrupt[g.auction_money_to]:
        return False
    return True


def offers_hold(g: State) -> bool:
    for seat in range(g.seats):
        if g.offer_id[seat]:
            if g.bankrupt[seat] or g.bankrupt[g.offer_to[seat]] or g.offer_to[seat] == seat:
                return False
    return True


def jail_holds(g: State, e: Tables) -> bool:
    for seat in range(g.seats):
        if g.jail_turns[seat] != names.NOT_IN_JAIL and g.square[seat] != e.jail_square:
            return False
    return True


def actor_holds(g: State, e: Tables, rows: MoveList) -> bool:
    seat = table.actor(g, e)
    if g.phase == names.PHASE_OVER:
        return seat == names.NOBODY and g.ended != names.END_NONE
    if seat < 0 or seat >= g.seats or g.bankrupt[seat] or g.ended != names.END_NONE:
        return False
    legal.list_moves(g, e, seat, rows)
    for i in range(rows.count):
        # Resigning, making and taking back offers get nobody out of an obligation.
        if rows.kind[i] != names.MOVE_RESIGN and rows.kind[i] != names.MOVE_OFFER:
            if rows.kind[i] != names.MOVE_WITHDRAW:
                return True
    return False


def evenness_holds(g: State, e: Tables) -> bool:
    if not e.even or not e.even_sale or not e.needs_group:  # a bankrupt's buildings go, its neighbours' stay
        return True
    for group in range(e.groups):
        least = 99
        most = 0
        first = e.group_first[group]
        for i in range(first, first + e.group_size[group]):
            level = g.buildings[e.member[i]]
            least = min(least, level)
            most = max(most, level)
        if most > least + 1:
            return False
    return True
