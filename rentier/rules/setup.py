"""A game before the first roll, and the fields of one that is set up in its middle."""

from rentier.rules import chance, debts, looks, names, play, state, titles, turns
from rentier.rules import log as logs
from rentier.rules.log import Log
from rentier.rules.state import State
from rentier.rules.tables import Tables


def new_state(e: Tables, seats: int, key0: int, key1: int) -> State:
    """Everyone on the start square with the edition's cash; decks shuffled; nothing dealt or rolled yet."""
    g = State()
    g.seats = seats
    g.key0 = key0
    g.key1 = key1
    g.houses_left = e.house_stock
    g.hotels_left = e.hotel_stock
    for seat in range(seats):
        g.cash[seat] = e.start_cash
        g.cash[names.BANK] -= e.start_cash
    shuffle_decks(g, e)
    return g


def another(fresh: State, e: Tables, key0: int, key1: int) -> State:
    """What `new_state` would make with this key, from one that it made for as many seats: a copy is quicker."""
    g = state.copy(fresh)
    g.key0 = key0
    g.key1 = key1
    for stream in range(names.STREAMS):
        g.counter[stream] = 0
    shuffle_decks(g, e)
    return g


def shuffle_decks(g: State, e: Tables) -> None:
    """Every card into its deck, in an order that only the generator knows."""
    for deck in range(e.decks):
        size = e.deck_size[deck]
        g.deck_left[deck] = size
        for i in range(size):
            g.deck[deck * names.CARDS + i] = i
        if e.draw_random:
            continue
        for i in range(size - 1, 0, -1):
            k = chance.uniform(g, names.STREAM_SHUFFLE, i + 1)
            card = g.deck[deck * names.CARDS + i]
            g.deck[deck * names.CARDS + i] = g.deck[deck * names.CARDS + k]
            g.deck[deck * names.CARDS + k] = card


def start(g: State, e: Tables, log: Log) -> None:
    """Titles are dealt and paid, the first player is found, and its turn begins."""
    deal_titles(g, e, log)
    g.first = turns.draw_first(g, e, log)
    logs.write(log, names.EV_GAME_STARTED, g.first, 0, 0)
    turns.begin(g, e, log, g.first)
    play.settle(g, e, log)


def deal_titles(g: State, e: Tables, log: Log) -> None:
    """One by one to each player, who pays the printed price at once (PE-51)."""
    pool = 0
    for i in range(e.titles):
        pool |= looks.bit(e.title[i])
    for _ in range(e.titles_dealt):
        for seat in range(g.seats):
            square = chance.one_of(g, log, names.STREAM_DEAL, pool)
            pool &= ~looks.bit(square)
            logs.write(log, names.EV_TITLE_DEALT, seat, square, e.price[square])
            titles.pass_to(g, e, log, square, seat, names.FOR_PRICE)
            debts.charge(g, log, seat, names.BANK, e.price[square], names.FOR_PRICE, square)
