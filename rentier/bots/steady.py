"""A careful player: keeps a reserve, buys what earns or completes, builds where it pays back soonest, always claims."""

from rentier.bots import numbers, worth
from rentier.rules import auctions, building, cards, debts, jail, looks, mortgage, names, rent, trade
from rentier.rules.moves import Move
from rentier.rules.state import State
from rentier.rules.tables import Tables


class Memory:
    """What players have found out and need not work out again, a place a seat."""

    def __init__(self) -> None:
        self.known = 0  # whose `cheapest` holds, a bit each
        self.cheapest = [0 for _ in range(names.SEATS)]  # the least that a building or a mortgage twice over costs
        self.content = [0 for _ in range(names.SEATS)]  # the cash with which there was nothing to improve
        self.valued = 0  # who knows what the title under the hammer is worth to it, a bit each
        self.valued_square = 0
        self.value = [0 for _ in range(names.SEATS)]
        self.solvent = names.NOBODY  # who can pay what it owes, while it raises the money
        self.solvent_for = 0  # and which debt that is: its amount, the rolls before it, the claims open with it
        self.solvent_roll = 0
        self.solvent_claims = 0
        self.searched = 0  # the traders that have looked for an exchange since a title changed hands, a bit each
        self.search_again = [0 for _ in range(names.SEATS)]  # the round in which it looks again all the same


def forget(memory: Memory) -> None:
    memory.known = 0
    memory.solvent = names.NOBODY
    memory.valued = 0
    memory.searched = 0
    for seat in range(names.SEATS):
        memory.content[seat] = 0
        memory.search_again[seat] = 0


def raises_money(kind: int) -> bool:
    """Whether a move of this kind turns buildings or titles into cash."""
    return kind == names.MOVE_SELL_BUILDING or kind == names.MOVE_SELL_GROUP or kind == names.MOVE_MORTGAGE


def may_move_titles(kind: int) -> bool:
    """Whether a title may have changed hands by a move of this kind, or gone to nobody who was asked."""
    if kind == names.MOVE_BUY or kind == names.MOVE_DECLINE or kind == names.MOVE_ACCEPT:
        return True
    return kind == names.MOVE_BID or kind == names.MOVE_PASS or kind == names.MOVE_WANT or kind == names.MOVE_WAIVE


def ends_business(kind: int) -> bool:
    """Whether a move of this kind settles something between players, or takes one out of the game."""
    if kind == names.MOVE_ACCEPT or kind == names.MOVE_SETTLE or kind == names.MOVE_AUCTION_TITLE:
        return True
    return kind == names.MOVE_DECLARE_BANKRUPTCY or kind == names.MOVE_RESIGN


def note(g: State, e: Tables, memory: Memory, seat: int, kind: int, whole: int, seats_out: int) -> None:
    """The seat has made a move of this kind: what it may have changed is not known any more."""
    went = g.seats_out != seats_out
    if not raises_money(kind):
        memory.solvent = names.NOBODY
    if kind != names.MOVE_BID and kind != names.MOVE_PASS:
        memory.valued = 0
    if raises_money(kind) or kind == names.MOVE_LIFT or kind == names.MOVE_KEEP:
        memory.known &= ~(1 << seat)
    if g.whole & ~whole:
        for group in range(e.groups):
            if ((g.whole & ~whole) >> group) & 1:
                owner = g.owner[e.member[e.group_first[group]]]
                memory.known &= ~(1 << owner)
                memory.content[owner] = 0
    if ends_business(kind) or whole & ~g.whole or went or not e.needs_group:
        memory.known = 0
    if may_move_titles(kind) or went:
        memory.searched = 0
    if kind == names.MOVE_SELL_BUILDING or kind == names.MOVE_SELL_GROUP or went:
        for i in range(g.seats):
            memory.content[i] = 0  # the Bank may have houses again


def decide(g: State, e: Tables, seat: int, m: Move, trades: bool, memory: Memory) -> bool:
    """The seat must decide: its move goes into `m`; True if that needs no second look."""
    if g.auction != names.AUCTION_NONE:
        bid_or_pass(g, e, seat, m, trades, memory)
        return True
    if g.debt_count > 0:
        if g.settle_open:
            answer_settlement(g, e, seat, m)
        else:
            raise_money(g, e, seat, m, memory)
    elif g.ask == names.ASK_PRICE:
        price = e.price[g.ask_square]
        wants = g.cash[seat] >= price and worth.title_value(g, e, seat, g.ask_square, trades) >= price
        m.kind = names.MOVE_WANT if wants and g.cash[seat] - price >= 30 else names.MOVE_WAIVE
    elif g.ask == names.ASK_SCARCE:
        answer_scarce(g, e, seat, m)
    elif g.heir_asked:
        lift_or_keep(g, e, seat, m)
    elif g.phase == names.PHASE_BUY:
        buy_or_not(g, e, seat, m, trades)
        return m.kind != names.MOVE_MORTGAGE
    elif g.phase == names.PHASE_BAIL:
        m.kind = names.MOVE_USE_CARD
    elif g.phase == names.PHASE_ROLL:
        if looks.in_jail(g, seat):
            in_jail(g, e, seat, m)
        elif not (e.build_when == names.WHEN_LANDING and improve(g, e, seat, m, memory)):
            m.kind = names.MOVE_ROLL
            return True
    elif improve(g, e, seat, m, memory):
        return m.kind == names.MOVE_BUILD
    else:
        m.kind = names.MOVE_END_TURN
        return True
    return False


def buy_or_not(g: State, e: Tables, seat: int, m: Move, trades: bool) -> None:
    square = g.square[seat]
    price = e.price[square]
    value = worth.title_value(g, e, seat, square, trades)
    m.kind = names.MOVE_DECLINE
    if g.cash[seat] >= price:
        left = g.cash[seat] - price
        if not trades and value == price * numbers.SPOILS // 100 and left < numbers.RICH:
            return  # only the rich buy what is of no use to them
        if value >= price * 2 or (value >= price and (left >= 150 or left >= worth.reserve(g, e, seat))):
            m.kind = names.MOVE_BUY
    elif value >= price * 2:
        # It completes a group, mine or another's: worth a mortgage elsewhere.
        lot = cheapest_to_mortgage(g, e, seat, True)
        if lot >= 0 and g.cash[seat] + spare_mortgages(g, e, seat) >= price:
            m.kind = names.MOVE_MORTGAGE
            m.square = lot


def bid_or_pass(g: State, e: Tables, seat: int, m: Move, trades: bool, memory: Memory) -> None:
    """Up to what the title is worth, in steps that grow with it; for a scarce building, half as much again as asked."""
    least = auctions.least_bid(g)
    if auctions.why_not_bid(g, e, seat, least) != names.OK:
        m.kind = names.MOVE_PASS
        return
    if g.auction == names.AUCTION_SCARCE:
        limit = g.auction_least * 3 // 2
    else:
        if memory.valued_square != g.auction_square:
            memory.valued_square = g.auction_square
            memory.valued = 0
        if not (memory.valued >> seat) & 1:
            memory.valued |= 1 << seat
            memory.value[seat] = worth.title_value(g, e, seat, g.auction_square, trades)
        limit = memory.value[seat]
    limit = min(limit, auctions.most_bid(g, e, seat))
    spare = g.cash[seat] - 40
    if limit >= e.price[g.auction_square] * 2:
        spare = g.cash[seat]
    if least > limit or least > spare:
        m.kind = names.MOVE_PASS
        return
    m.kind = names.MOVE_BID
    m.amount = min(min(limit, spare), least + limit // 12)


def in_jail(g: State, e: Tables, seat: int, m: Move) -> None:
    """Out early while there are titles to buy; later the jail is the safest square."""
    free = 0
    for i in range(e.titles):
        if g.owner[e.title[i]] == names.NOBODY:
            free += 1
    leave = free > e.titles // 4 or worth.danger_ahead(g, e, seat) < 100
    m.kind = names.MOVE_ROLL
    if leave and cards.why_not_use(g, e, seat) == names.OK:
        m.kind = names.MOVE_USE_CARD
    elif leave and g.cash[seat] >= e.bail + 100 and jail.why_not_pay_bail(g, e, seat) == names.OK:
        m.kind = names.MOVE_PAY_BAIL
    elif e.double_turns == 0:
        m.kind = names.MOVE_END_TURN


def improve(g: State, e: Tables, seat: int, m: Move, memory: Memory) -> bool:
    """Builds where it pays back soonest, or lifts a mortgage; False if there is nothing to do."""
    memory.content[seat] = g.cash[seat]
    if not (memory.known >> seat) & 1:
        memory.known |= 1 << seat
        memory.cheapest[seat] = cheapest_to_improve(g, e, seat)
    if is_too_poor(g, seat, memory):
        return False
    spare = g.cash[seat] - worth.reserve(g, e, seat)
    if spare < memory.cheapest[seat]:
        return False
    best = -1
    best_gain = 0
    for group in range(e.groups):
        first = e.group_first[group]
        may_build = may_build_on(g, e, seat, group)
        if not may_build and g.pledged & e.group_set[group] == 0:
            continue
        for i in range(first, first + e.group_size[group]):
            square = e.member[i]
            if g.owner[square] != seat:
                continue
            level = g.buildings[square]
            if g.mortgaged[square]:
                if spare >= e.mortgage[square] * 2:
                    m.kind = names.MOVE_LIFT
                    m.square = square
                    return True
            elif may_build and level <= e.houses:
                price = looks.building_cost(e, square, level)
                if price > spare:
                    continue
                gain = (e.rent[square * 8 + level + 1] - e.rent[square * 8 + level]) * 100 // max(price, 1)
                if gain > best_gain and building.why_not_build(g, e, seat, square) == names.OK:
                    best_gain = gain
                    best = square
    if best < 0:
        memory.cheapest[seat] = cheapest_to_improve(g, e, seat)  # it may have built up what was cheap
        return False
    m.kind = names.MOVE_BUILD
    m.square = best
    return True


def is_too_poor(g: State, seat: int, memory: Memory) -> bool:
    """Whether the seat is known to have too little cash for anything that it could improve."""
    return (memory.known >> seat) & 1 == 1 and g.cash[seat] - numbers.LEAST_RESERVE < memory.cheapest[seat]


def may_build_on(g: State, e: Tables, seat: int, group: int) -> bool:
    """Whether the seat's lots of this group, if it has any, can be built on, now or later."""
    if e.needs_group and not looks.has(g.whole, group):
        return False
    square = e.member[e.group_first[group]]
    return e.kind[square] == names.LOT and (not e.needs_group or g.owner[square] == seat)


def cheapest_to_improve(g: State, e: Tables, seat: int) -> int:
    """The least that a building, or a mortgage twice over, costs the seat; far too much if it has no use for either."""
    cheapest = numbers.FAR_TOO_MUCH
    if e.needs_group and g.whole == 0 and g.pledged == 0:
        return cheapest
    for group in range(e.groups):
        first = e.group_first[group]
        may_build = may_build_on(g, e, seat, group)
        if not may_build and g.pledged & e.group_set[group] == 0:
            continue
        for i in range(first, first + e.group_size[group]):
            square = e.member[i]
            if g.owner[square] != seat:
                continue
            if g.mortgaged[square]:
                cheapest = min(cheapest, e.mortgage[square] * 2)
            elif may_build and g.buildings[square] <= e.houses:
                cheapest = min(cheapest, looks.building_cost(e, square, g.buildings[square]))
    return cheapest


def answer_scarce(g: State, e: Tables, seat: int, m: Move) -> None:
    """Wants a scarce building if it could pay for it; places it where it earns most."""
    if not (g.answered >> seat) & 1 and (g.asked >> seat) & 1:
        m.kind = names.MOVE_WANT if g.cash[seat] > worth.reserve(g, e, seat) + 150 else names.MOVE_WAIVE
        return
    best = -1
    best_gain = -1
    for i in range(e.titles):
        square = e.title[i]
        if g.owner[square] != seat or building.why_not_build(g, e, seat, square) != names.OK:
            continue
        level = g.buildings[square]
        gain = e.rent[square * 8 + level + 1] - e.rent[square * 8 + level]
        if gain > best_gain:
            best_gain = gain
            best = square
    m.kind = names.MOVE_BUILD if best >= 0 else names.MOVE_WAIVE
    m.square = max(best, 0)


def lift_or_keep(g: State, e: Tables, seat: int, m: Move) -> None:
    for i in range(e.titles):
        square = e.title[i]
        if looks.has(g.heir_asked, square) and g.owner[square] == seat:
            m.square = square
            rich = g.cash[seat] - mortgage.lifting_price(g, e, square) >= worth.reserve(g, e, seat) + 100
            m.kind = names.MOVE_LIFT if rich else names.MOVE_KEEP
            return


def cheapest_to_mortgage(g: State, e: Tables, seat: int, spare_only: bool) -> int:
    """The title whose mortgage costs least income: first those of groups that are not complete; NOBODY if none."""
    best = names.NOBODY
    best_loss = 0
    for i in range(e.titles):
        square = e.title[i]
        if g.owner[square] != seat or g.mortgaged[square]:
            continue
        complete = e.kind[square] == names.LOT and looks.owns_group(g, e, seat, e.group[square])
        if spare_only and complete:
            continue
        loss = rent.rent_due(g, e, square, 7) * 100 // max(e.mortgage[square], 1)
        if complete:
            loss += 1000
        if best != names.NOBODY and loss >= best_loss:
            continue
        if mortgage.why_not_mortgage(g, e, seat, square) == names.OK:
            best = square
            best_loss = loss
    return best


def spare_mortgages(g: State, e: Tables, seat: int) -> int:
    """What the titles outside complete groups could be mortgaged for."""
    total = 0
    for i in range(e.titles):
        square = e.title[i]
        if g.owner[square] == seat and not g.mortgaged[square] and g.buildings[square] == 0:
            if e.kind[square] != names.LOT or not looks.owns_group(g, e, seat, e.group[square]):
                total += e.mortgage[square]
    return total


def cheapest_building(g: State, e: Tables, seat: int, m: Move) -> bool:
    """The building whose sale costs least rent for the money it brings."""
    best = -1
    best_loss = 0
    for i in range(e.titles):
        square = e.title[i]
        if g.owner[square] != seat or g.buildings[square] == 0:
            continue
        if building.why_not_sell(g, e, seat, square, False) != names.OK:
            continue
        level = g.buildings[square]
        lost = e.rent[square * 8 + level] - e.rent[square * 8 + level - 1]
        loss = lost * 100 // max(looks.building_cost(e, square, level - 1), 1)
        if best < 0 or loss < best_loss:
            best = square
            best_loss = loss
    if best >= 0:
        m.kind = names.MOVE_SELL_BUILDING
        m.square = best
        m.whole = False
        return True
    # A hotel may not be breakable for want of houses: then the whole group's buildings go.
    for i in range(e.titles):
        square = e.title[i]
        if g.owner[square] == seat and g.buildings[square] > 0:
            m.kind = names.MOVE_SELL_GROUP
            m.group = e.group[square]
            return True
    return False


def raise_money(g: State, e: Tables, seat: int, m: Move, memory: Memory) -> None:
    """In debt: spare titles are mortgaged, then buildings sold, then the rest mortgaged, or sold."""
    square = cheapest_to_mortgage(g, e, seat, True)
    owed = debts.sum_from(g, 0)
    enough = square != names.NOBODY and g.cash[seat] + e.mortgage[square] >= owed
    same = memory.solvent == seat and memory.solvent_for == owed
    same = same and memory.solvent_roll == g.counter[names.STREAM_DICE] and memory.solvent_claims == g.claim_count
    if not enough and not same:
        if debts.raisable(g, e, seat) < owed:
            give_up(g, e, seat, m)
            return
        memory.solvent = seat
        memory.solvent_for = owed
        memory.solvent_roll = g.counter[names.STREAM_DICE]
        memory.solvent_claims = g.claim_count
    if square == names.NOBODY and cheapest_building(g, e, seat, m):
        return
    if square == names.NOBODY:
        square = cheapest_to_mortgage(g, e, seat, False)
    if square != names.NOBODY:
        m.kind = names.MOVE_MORTGAGE
        m.square = square
        return
    sell_a_title(g, e, seat, m)


def give_up(g: State, e: Tables, seat: int, m: Move) -> None:
    """Bankruptcy, where an edition wants everything turned into money first, once that is done."""
    if not e.liquidate_first:
        m.kind = names.MOVE_DECLARE_BANKRUPTCY
        return
    if cheapest_building(g, e, seat, m):
        return
    square = cheapest_to_mortgage(g, e, seat, False)
    if square != names.NOBODY:
        m.kind = names.MOVE_MORTGAGE
        m.square = square
        return
    m.kind = names.MOVE_DECLARE_BANKRUPTCY


def sell_a_title(g: State, e: Tables, seat: int, m: Move) -> None:
    m.kind = names.MOVE_DECLARE_BANKRUPTCY
    for i in range(e.titles):
        if g.owner[e.title[i]] == seat and debts.why_not_auction_title(g, e, seat, e.title[i]) == names.OK:
            m.kind = names.MOVE_AUCTION_TITLE
            m.square = e.title[i]
            return


def answer_settlement(g: State, e: Tables, seat: int, m: Move) -> None:
    """Takes property for a rent when it is worth more to it than the money owed."""
    debtor = g.debtor[0]
    gain = worth.gain(g, e, seat, 0, g.settle_squares)
    gain += g.settle_cash - mortgage.interest_on_transfer(g, e, g.settle_squares)
    owed = min(g.debt_amount[0], debts.raisable(g, e, debtor))
    m.id = 0
    takes = gain > owed and debts.why_not_accept_settlement(g, e, seat) == names.OK
    m.kind = names.MOVE_ACCEPT if takes else names.MOVE_REJECT


def answer_offer(g: State, e: Tables, seat: int, proposer: int, m: Move) -> None:
    """Accepts what raises its own position, and not the other's much more."""
    trade.load_offer(g, proposer, m)
    good = is_good(g, e, seat, proposer, m) and trade.why_not_exchange(g, e, proposer, seat, m) == names.OK
    m.id = g.offer_id[proposer]
    m.kind = names.MOVE_ACCEPT if good else names.MOVE_REJECT


def gain_of(g: State, e: Tables, seat: int, proposer: int, other: int, m: Move) -> int:
    """What the exchange, as its proposer made it, adds to the seat's position."""
    cash = m.give_cash - m.take_cash + 40 * (m.give_cards - m.take_cards)
    if seat == other:
        interest = mortgage.interest_on_transfer(g, e, m.give_squares)
        return worth.gain(g, e, seat, m.take_squares, m.give_squares) + cash - interest
    interest = mortgage.interest_on_transfer(g, e, m.take_squares)
    return worth.gain(g, e, seat, m.give_squares, m.take_squares) - cash - interest


def is_good(g: State, e: Tables, seat: int, proposer: int, m: Move) -> bool:
    mine = gain_of(g, e, seat, proposer, seat, m)
    if mine <= 20:
        return False
    theirs = gain_of(g, e, proposer, proposer, seat, m)
    return theirs <= 0 or mine * 3 >= theirs * 2
