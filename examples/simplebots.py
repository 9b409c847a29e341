"""Players as simple as those of the literature: they buy and build whenever they can, and never trade.

    rentier simulate peru --players 2 --bots simplebots:Simple --rule purchase.declined=bank

from this folder. `docs/validation.md` compares what comes of it with published figures. Numba compiles them.
"""

from rentier.rules import names


def settle_up(state, tables, ask, move):
    """Whatever has to be done besides buying and building: debts are paid by mortgages first, then by buildings."""
    best = 0
    for row in range(ask.count):
        kind = ask.kind[row]
        liking = 0
        if kind == names.MOVE_CLAIM_RENT:
            liking = 9
        elif kind == names.MOVE_USE_CARD:
            liking = 8
        elif kind == names.MOVE_ROLL:
            liking = 7
        elif kind == names.MOVE_END_TURN or kind == names.MOVE_KEEP:
            liking = 6
        elif (
            kind == names.MOVE_PASS
            or kind == names.MOVE_WAIVE
            or kind == names.MOVE_DECLINE
            or kind == names.MOVE_REJECT
        ):
            liking = 5
        elif kind == names.MOVE_MORTGAGE:
            liking = 4
        elif kind == names.MOVE_SELL_BUILDING:
            liking = 3
        elif kind == names.MOVE_AUCTION_TITLE:
            liking = 2
        elif kind == names.MOVE_DECLARE_BANKRUPTCY:
            liking = 1
        if liking > best:
            best = liking
            move.row = row


def spend(state, tables, ask, move, reserve):
    """Buys, builds (the dearest lots first), lifts mortgages, as long as the reserve stays. Whether it does."""
    cash = state.cash[ask.seat]
    best = -1
    for row in range(ask.count):
        kind = ask.kind[row]
        square = ask.square[row]
        liking = -1
        if kind == names.MOVE_BUY and cash - tables.price[state.square[ask.seat]] >= reserve:
            liking = 100_000
        elif kind == names.MOVE_LIFT and state.debt_count == 0 and cash - tables.lifting_bought[square] >= reserve:
            liking = 0
        elif kind == names.MOVE_BUILD and cash - tables.house_price[square] >= reserve:
            liking = 1000 * (8 - state.buildings[square]) + square
        if liking > best:
            best = liking
            move.row = row
    return best >= 0


class Simple:
    """Spends all that it has."""

    @staticmethod
    def decide_flat(state, tables, ask, memory, move):
        if not spend(state, tables, ask, move, 0):
            settle_up(state, tables, ask, move)


class Reserve200:
    """Keeps 200."""

    @staticmethod
    def decide_flat(state, tables, ask, memory, move):
        if not spend(state, tables, ask, move, 200):
            settle_up(state, tables, ask, move)


class Reserve500:
    """Keeps 500."""

    @staticmethod
    def decide_flat(state, tables, ask, memory, move):
        if not spend(state, tables, ask, move, 500):
            settle_up(state, tables, ask, move)
