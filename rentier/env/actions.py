"""A move as the number of an action, and back: the bounded set of what a seat can do.

Blocks of actions follow the single ones, a place a title, group or seat. Seats are counted from one's own left: place 0
is the seat to the left. What may be done is what the engine lists; free amounts and terms come from a few levels.
"""

from rentier.bots import numbers as asked
from rentier.bots.driver import Driver
from rentier.env import holdings, numbers
from rentier.env.holdings import Holdings
from rentier.rules import auctions, cards, debts, legal, looks, mortgage, names, rent, trade
from rentier.rules.moves import Move, MoveList
from rentier.rules.state import State
from rentier.rules.tables import Tables

BID_PARTS = (0, 50, 75, 100, 125, 150, 200, 300, 0)  # hundredths of the printed price; the first and last are not
PRICE_PARTS = (100, 150, 250)


class Actions:
    """Where each block begins at tables of this edition and size, and room for listing what is legal now."""

    def __init__(self, e: Tables, seats: int) -> None:
        self.seats = seats
        self.titles = e.titles
        self.groups = e.groups
        others = seats - 1
        self.bid = numbers.SINGLE
        self.accept = self.bid + numbers.BIDS
        self.reject = self.accept + others
        self.build = self.reject + others
        self.sell = self.build + e.titles
        self.sell_whole = self.sell + e.titles
        self.mortgage = self.sell_whole + e.titles
        self.lift = self.mortgage + e.titles
        self.keep = self.lift + e.titles
        self.auction = self.keep + e.titles
        self.settle = self.auction + e.titles
        self.sell_group = self.settle + e.titles * numbers.SETTLES
        self.offer_buy = self.sell_group + e.groups
        self.offer_sell = self.offer_buy + e.titles * numbers.PRICES
        self.offer_swap = self.offer_sell + e.titles * others * numbers.PRICES
        self.buy_card = self.offer_swap + e.groups * e.groups * numbers.SWAPS
        self.sell_card = self.buy_card + others
        self.size = self.sell_card + others
        assert self.size <= numbers.MOST_ACTIONS
        self.number = [0 for _ in range(names.SQUARES)]  # of a title among the titles, by its square
        self.bid_part = [BID_PARTS[i] for i in range(numbers.BIDS)]
        self.price_part = [PRICE_PARTS[i] for i in range(numbers.PRICES)]
        self.price = [0 for _ in range(names.TITLES * numbers.PRICES)]  # at which a title is offered or asked for
        self.interest = [0 for _ in range(names.SQUARES)]  # that the taker of a mortgaged title pays
        self.action = [0 for _ in range(numbers.MOST_ACTIONS)]  # what is legal now, `count` of them
        self.count = 0
        self.move = Move()
        self.rows = MoveList()
        self.holdings = Holdings()
        self.built = False  # whether there is any building
        self.partners = 0  # seats that an offer can be made to, a bit each
        self.interest_given = 0  # of the mortgages that would change hands in a swap
        self.interest_taken = 0
        index(self, e)


def index(x: Actions, e: Tables) -> None:
    for i in range(e.titles):
        square = e.title[i]
        x.number[square] = i
        x.interest[square] = mortgage.interest_on_taking(e, square)
        for k in range(numbers.PRICES):
            x.price[i * numbers.PRICES + k] = e.price[square] * x.price_part[k] // 100


def listed(x: Actions) -> list[int]:
    """The actions that `list_actions` found."""
    return [x.action[i] for i in range(x.count)]


def add(x: Actions, action: int) -> None:
    x.action[x.count] = action
    x.count += 1


def seat_at(x: Actions, seat: int, place: int) -> int:
    """The seat at this place from one's left."""
    other = seat + 1 + place
    return other if other < x.seats else other - x.seats


def place_of(x: Actions, seat: int, other: int) -> int:
    place = other - seat - 1
    return place if place >= 0 else place + x.seats


def bid_amount(x: Actions, g: State, e: Tables, seat: int, k: int) -> int:
    """The least bid, a part of the printed price (of the least one for a scarce building), or all one's cash."""
    if k == 0:
        return auctions.least_bid(g)
    if k == numbers.BIDS - 1:
        return g.cash[seat]
    base = g.auction_least if g.auction == names.AUCTION_SCARCE else e.price[g.auction_square]
    return base * x.bid_part[k] // 100


# What is legal.


def list_actions(x: Actions, g: State, e: Tables, d: Driver, seat: int) -> int:
    """Lists all that the seat may answer to what the driver asks it; how many. A right always has `pass`."""
    x.count = 0
    if d.asking == asked.MUST:
        list_must(x, g, e, seat)
        if d.answers > numbers.LONG_TURN:
            move_on(x, debts.is_first_debtor(g, seat))
        return x.count
    add(x, numbers.PASS)
    if d.asking == asked.MAY_CLAIM:
        if rent.why_not_claim(g, e, seat, g.claim_square[d.about], g.claim_visitor[d.about]) == names.OK:
            add(x, numbers.CLAIM_RENT)
    elif d.asking == asked.MAY_BUILD:
        list_estate(x, g, e, seat)
    elif d.asking == asked.MAY_ANSWER:
        list_answers(x, g, e, d, seat)
    else:
        list_offers(x, g, e, seat, names.NOBODY)
    return x.count


def list_must(x: Actions, g: State, e: Tables, seat: int) -> None:
    """Claims and offers are asked for by themselves; nobody is advised to resign who can do anything else."""
    legal.list_moves(g, e, seat, x.rows)
    may_resign = False
    for i in range(x.rows.count):
        kind = x.rows.kind[i]
        square = x.rows.square[i]
        if add_estate(x, kind, square, x.rows.extra[i]):
            continue
        if kind == names.MOVE_ROLL:
            add(x, numbers.ROLL)
        elif kind == names.MOVE_END_TURN:
            add(x, numbers.END_TURN)
        elif kind == names.MOVE_BUY:
            add(x, numbers.BUY)
        elif kind == names.MOVE_DECLINE:
            add(x, numbers.DECLINE)
        elif kind == names.MOVE_BID:
            list_bids(x, g, e, seat)
        elif kind == names.MOVE_PASS:
            add(x, numbers.PASS)
        elif kind == names.MOVE_WANT:
            add(x, numbers.WANT)
        elif kind == names.MOVE_WAIVE:
            add(x, numbers.WAIVE)
        elif kind == names.MOVE_PAY_BAIL:
            add(x, numbers.PAY_BAIL)
        elif kind == names.MOVE_USE_CARD:
            add(x, numbers.USE_CARD)
        elif kind == names.MOVE_KEEP:
            add(x, x.keep + x.number[square])
        elif kind == names.MOVE_AUCTION_TITLE:
            add(x, x.auction + x.number[square])
        elif kind == names.MOVE_SETTLE:
            list_settlements(x, g, e, seat)
        elif kind == names.MOVE_DECLARE_BANKRUPTCY:
            add(x, numbers.DECLARE_BANKRUPTCY)
        elif kind == names.MOVE_ACCEPT:
            if square == 0:
                add(x, numbers.ACCEPT_SETTLEMENT)
            else:
                add(x, x.accept + place_of(x, seat, trade.find_offer(g, seat, square)))
        elif kind == names.MOVE_REJECT:
            if square == 0:
                add(x, numbers.REJECT_SETTLEMENT)
            else:
                add(x, x.reject + place_of(x, seat, trade.find_offer(g, seat, square)))
        elif kind == names.MOVE_WITHDRAW:
            add(x, numbers.WITHDRAW)
        elif kind == names.MOVE_RESIGN:
            may_resign = True
    if x.count == 0 and may_resign:
        add(x, numbers.RESIGN)


def move_on(x: Actions, in_debt: bool) -> None:
    """In a turn that takes long nobody goes to and fro: a debtor only raises money, others leave their estate alone."""
    kept = 0
    for i in range(x.count):
        action = x.action[i]
        if action == numbers.WITHDRAW or x.build <= action < x.sell or x.lift <= action < x.keep:
            continue
        if x.settle <= action < x.sell_group:
            continue
        if not in_debt and (x.sell <= action < x.lift or x.sell_group <= action < x.offer_buy):
            continue
        x.action[kept] = action
        kept += 1
    if kept > 0:
        x.count = kept


def list_estate(x: Actions, g: State, e: Tables, seat: int) -> None:
    legal.list_moves(g, e, seat, x.rows)
    for i in range(x.rows.count):
        add_estate(x, x.rows.kind[i], x.rows.square[i], x.rows.extra[i])


def add_estate(x: Actions, kind: int, square: int, extra: int) -> bool:
    """Building, selling, mortgaging, lifting; False for any other kind of move."""
    if kind == names.MOVE_BUILD:
        add(x, x.build + x.number[square])
    elif kind == names.MOVE_SELL_BUILDING:
        add(x, (x.sell_whole if extra else x.sell) + x.number[square])
    elif kind == names.MOVE_SELL_GROUP:
        add(x, x.sell_group + square)
    elif kind == names.MOVE_MORTGAGE:
        add(x, x.mortgage + x.number[square])
    elif kind == names.MOVE_LIFT:
        add(x, x.lift + x.number[square])
    else:
        return False
    return True


def list_bids(x: Actions, g: State, e: Tables, seat: int) -> None:
    """Each amount once."""
    last = auctions.least_bid(g) - 1
    for k in range(numbers.BIDS):
        amount = bid_amount(x, g, e, seat, k)
        if last < amount <= auctions.most_bid(g, e, seat):
            add(x, x.bid + k)
            last = amount


def list_settlements(x: Actions, g: State, e: Tables, seat: int) -> None:
    x.built = anything_built(g, e)
    for i in range(e.titles):
        square = e.title[i]
        if g.owner[square] == seat and may_pass_on(x, g, e, seat, square):
            if debts.harms_other_creditors(g, e, 0, looks.bit(square)):
                continue
            add(x, x.settle + i * numbers.SETTLES)
            if g.cash[seat] > 0 and not debts.harms_other_creditors(g, e, g.cash[seat], looks.bit(square)):
                add(x, x.settle + i * numbers.SETTLES + 1)


def list_answers(x: Actions, g: State, e: Tables, d: Driver, seat: int) -> None:
    """To the offer that is asked about; a counter-offer is one to its proposer, a few times a turn."""
    place = place_of(x, seat, d.about)
    x.move.id = g.offer_id[d.about]
    if trade.why_not_accept(g, e, seat, x.move) == names.OK:
        add(x, x.accept + place)
    add(x, x.reject + place)
    if d.counters < asked.OFFERS_A_TURN and not g.offer_id[seat]:
        list_offers(x, g, e, seat, d.about)


def may_pass_on(x: Actions, g: State, e: Tables, giver: int, square: int) -> bool:
    """Whether a title of its own may leave the giver's hands; only buildings stand in the way."""
    if not x.built:
        return True
    return trade.why_not_hand_over(g, e, giver, looks.bit(square)) == names.OK


def anything_built(g: State, e: Tables) -> bool:
    for i in range(e.titles):
        if g.buildings[e.title[i]]:
            return True
    return False


def list_offers(x: Actions, g: State, e: Tables, seat: int, only: int) -> None:
    """Offers to anyone, or to `only` one seat: as `trade.why_not_offer` allows, with less asked twice."""
    x.built = anything_built(g, e)
    x.partners = 0
    for place in range(x.seats - 1):
        other = seat_at(x, seat, place)
        if not g.bankrupt[other] and (only == names.NOBODY or other == only):
            if trade.why_not_trade_now(g, seat, other) == names.OK:
                x.partners |= 1 << other
    for i in range(e.titles):
        square = e.title[i]
        owner = g.owner[square]
        if owner == names.NOBODY or (owner != seat and not (x.partners >> owner) & 1):
            continue
        if x.built and not may_pass_on(x, g, e, owner, square):
            continue
        interest = x.interest[square] if g.mortgaged[square] else 0
        if owner != seat:
            for k in range(numbers.PRICES):
                if x.price[i * numbers.PRICES + k] + interest <= g.cash[seat]:
                    add(x, x.offer_buy + i * numbers.PRICES + k)
            continue
        for place in range(x.seats - 1):
            other = seat_at(x, seat, place)
            if (x.partners >> other) & 1:
                at = x.offer_sell + (i * (x.seats - 1) + place) * numbers.PRICES
                for k in range(numbers.PRICES):
                    if x.price[i * numbers.PRICES + k] + interest <= g.cash[other]:
                        add(x, at + k)
    list_swaps(x, g, e, seat)
    if e.jail_card and e.bail > 0:
        list_cards(x, g, e, seat)


def clear(m: Move) -> None:
    """An offer of nothing."""
    m.kind = names.MOVE_OFFER
    m.answers = 0
    m.give_cash = 0
    m.give_cards = 0
    m.give_squares = 0
    m.take_cash = 0
    m.take_cards = 0
    m.take_squares = 0


def held(x: Actions, group: int, owner: int) -> int:
    """How many titles of the group it has, when last counted."""
    return x.holdings.held[group * numbers.OWNERS + owner + 1]


def swap_partner(x: Actions, e: Tables, seat: int, group: int) -> int:
    """The one seat that has all that this one lacks of a group; NOBODY if there is no such seat, or nothing to lack."""
    lacking = e.group_size[group] - held(x, group, seat)
    if lacking > 0 and held(x, group, names.NOBODY) == 0:
        for other in range(x.seats):
            if other != seat and held(x, group, other) == lacking:
                return other
    return names.NOBODY


def load_swap(x: Actions, g: State, e: Tables, seat: int, partner: int, wanted: int, given: int) -> int:
    """All that is lacking of one group for all that this seat has of another one; how much more the first is worth."""
    clear(x.move)
    x.move.to = partner
    x.interest_given = 0
    x.interest_taken = 0
    difference = 0
    first = e.group_first[given]
    for i in range(first, first + e.group_size[given]):
        square = e.member[i]
        if g.owner[square] == seat:
            x.move.give_squares |= looks.bit(square)
            difference -= e.price[square]
            if g.mortgaged[square]:
                x.interest_given += x.interest[square]
    first = e.group_first[wanted]
    for i in range(first, first + e.group_size[wanted]):
        square = e.member[i]
        if g.owner[square] != seat:
            x.move.take_squares |= looks.bit(square)
            difference += e.price[square]
            if g.mortgaged[square]:
                x.interest_taken += x.interest[square]
    return difference


def list_swaps(x: Actions, g: State, e: Tables, seat: int) -> None:
    """Of the groups that a partner could complete for this seat, each for each of which both have some."""
    holdings.count(x.holdings, g, e)
    for wanted in range(e.groups):
        partner = swap_partner(x, e, seat, wanted)
        if partner == names.NOBODY or not (x.partners >> partner) & 1:
            continue
        for given in range(e.groups):
            if given == wanted or not held(x, given, seat) or not held(x, given, partner):
                continue
            difference = load_swap(x, g, e, seat, partner, wanted, given)
            if x.built and not may_swap(x, g, e, seat, partner):
                continue
            mine = g.cash[seat]
            theirs = g.cash[partner]
            at = x.offer_swap + (wanted * e.groups + given) * numbers.SWAPS
            if x.interest_taken <= mine and x.interest_given <= theirs:
                add(x, at)
            # With the difference in cash, which is paid before any interest.
            if difference != 0 and difference <= mine and -difference <= theirs:
                if x.interest_taken <= mine - difference and x.interest_given <= theirs + difference:
                    add(x, at + 1)


def may_swap(x: Actions, g: State, e: Tables, seat: int, partner: int) -> bool:
    """Whether both piles of the swap may leave their owners' hands."""
    if trade.why_not_hand_over(g, e, seat, x.move.give_squares) != names.OK:
        return False
    return trade.why_not_hand_over(g, e, partner, x.move.take_squares) == names.OK


def list_cards(x: Actions, g: State, e: Tables, seat: int) -> None:
    """A jail card for the bail that it saves."""
    mine = cards.held(g, e, seat)
    for place in range(x.seats - 1):
        other = seat_at(x, seat, place)
        if not (x.partners >> other) & 1:
            continue
        if g.cash[seat] >= e.bail and cards.held(g, e, other):
            load_card(x, e, seat, x.buy_card + place)
            if trade.why_not_offer(g, e, seat, x.move) == names.OK:
                add(x, x.buy_card + place)
        if mine and g.cash[other] >= e.bail:
            load_card(x, e, seat, x.sell_card + place)
            if trade.why_not_offer(g, e, seat, x.move) == names.OK:
                add(x, x.sell_card + place)


def load_card(x: Actions, e: Tables, seat: int, action: int) -> None:
    clear(x.move)
    if action >= x.sell_card:
        x.move.to = seat_at(x, seat, action - x.sell_card)
        x.move.give_cards = 1
        x.move.take_cash = e.bail
    else:
        x.move.to = seat_at(x, seat, action - x.buy_card)
        x.move.take_cards = 1
        x.move.give_cash = e.bail


# From the action to the move.


def take_action(x: Actions, g: State, e: Tables, d: Driver, seat: int, action: int) -> bool:
    """Puts the move of this action, one of the listed ones, into `x.move`; False to let a right go."""
    x.move.id = 0
    x.move.answers = 0
    x.move.whole = False
    x.move.visitor = names.NOBODY
    if action >= x.offer_buy:
        take_offer(x, g, e, seat, action)
        if d.asking == asked.MAY_ANSWER:
            x.move.answers = g.offer_id[d.about]
        return True
    if action >= x.sell_group:
        x.move.kind = names.MOVE_SELL_GROUP
        x.move.group = action - x.sell_group
    elif action >= x.settle:
        clear(x.move)
        x.move.kind = names.MOVE_SETTLE
        x.move.give_squares = looks.bit(e.title[(action - x.settle) // numbers.SETTLES])
        if (action - x.settle) % numbers.SETTLES:
            x.move.give_cash = g.cash[seat]
    elif action >= x.auction:
        x.move.kind = names.MOVE_AUCTION_TITLE
        x.move.square = e.title[action - x.auction]
    elif action >= x.keep:
        x.move.kind = names.MOVE_KEEP
        x.move.square = e.title[action - x.keep]
    elif action >= x.lift:
        x.move.kind = names.MOVE_LIFT
        x.move.square = e.title[action - x.lift]
    elif action >= x.mortgage:
        x.move.kind = names.MOVE_MORTGAGE
        x.move.square = e.title[action - x.mortgage]
    elif action >= x.sell_whole:
        x.move.kind = names.MOVE_SELL_BUILDING
        x.move.square = e.title[action - x.sell_whole]
        x.move.whole = True
    elif action >= x.sell:
        x.move.kind = names.MOVE_SELL_BUILDING
        x.move.square = e.title[action - x.sell]
    elif action >= x.build:
        x.move.kind = names.MOVE_BUILD
        x.move.square = e.title[action - x.build]
    elif action >= x.reject:
        x.move.kind = names.MOVE_REJECT
        x.move.id = g.offer_id[seat_at(x, seat, action - x.reject)]
    elif action >= x.accept:
        x.move.kind = names.MOVE_ACCEPT
        x.move.id = g.offer_id[seat_at(x, seat, action - x.accept)]
    elif action >= x.bid:
        x.move.kind = names.MOVE_BID
        x.move.amount = bid_amount(x, g, e, seat, action - x.bid)
    elif action == numbers.PASS:
        x.move.kind = names.MOVE_PASS
        return d.asking == asked.MUST
    elif action == numbers.CLAIM_RENT:
        x.move.kind = names.MOVE_CLAIM_RENT
        x.move.square = g.claim_square[d.about]
        x.move.visitor = g.claim_visitor[d.about]
    elif action == numbers.ROLL:
        x.move.kind = names.MOVE_ROLL
    elif action == numbers.END_TURN:
        x.move.kind = names.MOVE_END_TURN
    elif action == numbers.BUY:
        x.move.kind = names.MOVE_BUY
    elif action == numbers.DECLINE:
        x.move.kind = names.MOVE_DECLINE
    elif action == numbers.WANT:
        x.move.kind = names.MOVE_WANT
    elif action == numbers.WAIVE:
        x.move.kind = names.MOVE_WAIVE
    elif action == numbers.PAY_BAIL:
        x.move.kind = names.MOVE_PAY_BAIL
    elif action == numbers.USE_CARD:
        x.move.kind = names.MOVE_USE_CARD
    elif action == numbers.DECLARE_BANKRUPTCY:
        x.move.kind = names.MOVE_DECLARE_BANKRUPTCY
    elif action == numbers.RESIGN:
        x.move.kind = names.MOVE_RESIGN
    elif action == numbers.WITHDRAW:
        x.move.kind = names.MOVE_WITHDRAW
    elif action == numbers.ACCEPT_SETTLEMENT:
        x.move.kind = names.MOVE_ACCEPT
    else:
        x.move.kind = names.MOVE_REJECT
    return True


def take_offer(x: Actions, g: State, e: Tables, seat: int, action: int) -> None:
    if action >= x.buy_card:
        load_card(x, e, seat, action)
        return
    if action >= x.offer_swap:
        pair = (action - x.offer_swap) // numbers.SWAPS
        holdings.count(x.holdings, g, e)
        partner = swap_partner(x, e, seat, pair // e.groups)
        difference = load_swap(x, g, e, seat, partner, pair // e.groups, pair % e.groups)
        if (action - x.offer_swap) % numbers.SWAPS:
            x.move.give_cash = max(difference, 0)
            x.move.take_cash = max(-difference, 0)
        return
    clear(x.move)
    if action >= x.offer_sell:
        place = (action - x.offer_sell) // numbers.PRICES
        square = e.title[place // (x.seats - 1)]
        x.move.to = seat_at(x, seat, place % (x.seats - 1))
        x.move.give_squares = looks.bit(square)
        x.move.take_cash = x.price[x.number[square] * numbers.PRICES + (action - x.offer_sell) % numbers.PRICES]
        return
    square = e.title[(action - x.offer_buy) // numbers.PRICES]
    x.move.to = g.owner[square]
    x.move.take_squares = looks.bit(square)
    x.move.give_cash = x.price[action - x.offer_buy]
