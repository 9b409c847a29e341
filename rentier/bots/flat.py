"""What a flat bot is handed: numbers in one block a seat, which plain Python and a C function both can read.

A block has five parts, each a record of 64-bit integers: what the seat may see of the state, the edition's tables, the
question with the legal moves, 64 numbers of memory that last a game, and the move, which the bot writes. Everything is
the seat's own copy: what a bot spoils there harms nobody.
"""

from __future__ import annotations

from array import array

from rentier.bots import native, numbers, steady
from rentier.rules import chance, legal, moves, names, state, tables
from rentier.rules.moves import Move, MoveList
from rentier.rules.state import State
from rentier.rules.tables import Tables

Layout = tuple[tuple[str, int], ...]  # names of fields, with the length of an array, or 0

HIDDEN = ("deck", "key0", "key1", "counter")  # of the state: what nobody may see
STATE: Layout = tuple((name, length) for name, length in state.LAYOUT if name not in HIDDEN)
TABLES: Layout = (
    *((name, 0) for name in ("squares", "jail_square", "groups", "decks", "keepers", "titles")),
    *((name, 0) for name in tables.DIALS),
    ("kind", names.SQUARES),
    ("group", names.SQUARES),
    ("deck", names.SQUARES),
    ("price", names.SQUARES),
    ("house_price", names.SQUARES),
    ("hotel_price", names.SQUARES),
    ("mortgage", names.SQUARES),
    ("amount", names.SQUARES),
    ("lifting", names.SQUARES),
    ("lifting_bought", names.SQUARES),
    ("rent", names.SQUARES * 8),
    ("deck_size", names.DECKS),
    ("card_effect", names.DECKS * names.CARDS),
    ("card_a", names.DECKS * names.CARDS),
    ("card_b", names.DECKS * names.CARDS),
    ("keeper", names.KEEPERS),
    ("title", names.TITLES),
    ("group_size", names.SQUARES),
    ("group_first", names.SQUARES),
    ("member", names.SQUARES),
)
ASK: Layout = (
    ("seat", 0),  # whose decision it is
    ("asked", 0),  # numbers.MUST, MAY_CLAIM, MAY_ANSWER, MAY_BUILD or MAY_OFFER
    ("about", 0),  # the place of the claim, the proposer of the offer, or -1
    ("random", 0),  # a number from 0 to 2**62 - 1 of the bot's own, another one at each question
    ("least", 0),  # what may be bid
    ("most", 0),
    ("count", 0),  # of legal moves, a row each
    ("kind", names.MOVE_ROWS),
    ("square", names.MOVE_ROWS),  # or a group, an offer's number
    ("extra", names.MOVE_ROWS),  # the visitor of a claim; 1 for a whole sale
)
MEMORY = 64
MOVE: Layout = (
    ("row", 0),  # of the legal moves; -1: the fields below say it
    ("kind", 0),
    ("square", 0),
    ("amount", 0),
    ("group", 0),
    ("whole", 0),
    ("visitor", 0),
    ("to", 0),
    ("id", 0),
    ("answers", 0),
    ("give_cash", 0),
    ("give_cards", 0),
    ("give_squares", 0),
    ("take_cash", 0),
    ("take_cards", 0),
    ("take_squares", 0),
)
LOW_BITS = 0x7FFFFFFFFFFFFFFF
ALL_BITS = 0xFFFFFFFFFFFFFFFF


def size_of(layout: Layout) -> int:
    return sum([length or 1 for _, length in layout])


class Flat:
    """The blocks of a table's seats, the addresses of compiled bots, and how often each of those offended."""

    def __init__(self) -> None:
        self.ready = False
        self.kept = array("q", [0])  # the tables
        self.printed = native.start(self.kept)
        self.buffer = array("q", [0])  # the blocks, seat after seat
        self.block = native.start(self.buffer)
        self.at_tables = size_of(STATE)
        self.at_ask = self.at_tables + size_of(TABLES)
        self.at_memory = self.at_ask + size_of(ASK)
        self.at_move = self.at_memory + MEMORY
        self.size = self.at_move + size_of(MOVE)
        self.seed = 0
        self.asked = 0  # questions in this game
        self.games = 0  # begun since offences were forgotten
        self.fresh = [1 for _ in range(names.SEATS)]  # nothing was shown yet in this game
        self.rows_shown = [0 for _ in range(names.SEATS)]
        self.rows = MoveList()
        self.address = [0 for _ in range(numbers.GUESTS)]
        self.offences = [0 for _ in range(numbers.GUESTS)]
        self.first_offence = [0 for _ in range(numbers.GUESTS)]  # the game that it was in


def prepare(f: Flat, e: Tables) -> None:
    """Makes room, and keeps the tables to be handed out in each game."""
    f.kept = array("q", bytes(8 * size_of(TABLES)))
    f.printed = native.start(f.kept)
    write_tables(e, f.printed)
    f.buffer = array("q", bytes(8 * names.SEATS * f.size))
    f.block = native.start(f.buffer)
    f.ready = True


def set_address(f: Flat, bot: int, address: int) -> None:
    f.address[bot] = address


def forget_offences(f: Flat) -> None:
    f.games = 0
    for bot in range(numbers.GUESTS):
        f.offences[bot] = 0


def begin_game(f: Flat, seed: int) -> None:
    f.games += 1
    f.seed = seed
    f.asked = 0
    for seat in range(names.SEATS):
        f.fresh[seat] = 1


def offend(f: Flat, bot: int) -> None:
    if f.offences[bot] == 0:
        f.first_offence[bot] = f.games - 1
    f.offences[bot] += 1


def write_tables(e: Tables, out: memoryview[int]) -> None:
    dials = [
        e.squares,
        e.jail_square,
        e.groups,
        e.decks,
        e.keepers,
        e.titles,
        e.start_cash,
        e.salary,
        e.salary_backward,
        e.fines_to,
        e.raise_any_time,
        e.first_player,
        e.order,
        e.doubles_to_jail,
        e.extra_roll_must,
        e.titles_dealt,
        e.declined,
        e.monument_declined,
        e.claim,
        e.group_unbuilt,
        e.group_unmortgaged,
        e.group_built,
        e.draw_random,
        e.jail_played,
        e.double_turns,
        e.double_rolls_again,
        e.wait_turns,
        e.bail,
        e.bail_when,
        e.jail_card,
        e.needs_group,
        e.build_unmortgaged,
        e.even,
        e.even_sale,
        e.one_on_empty,
        e.build_when,
        e.houses,
        e.hotel_needs,
        e.house_stock,
        e.hotel_stock,
        e.shortage_auction,
        e.resale,
        e.break_or_sell,
        e.built_lots,
        e.gifts,
        e.trade_jail_cards,
        e.mortgage_needs,
        e.interest,
        e.bought_interest,
        e.transfer_interest,
        e.buildings_first,
        e.sell_to_bank,
        e.pay_in_property,
        e.to_player,
        e.to_bank_auction,
        e.bankrupt_buildings,
        e.heir_interest,
        e.heir_interest_on_price,
        e.automatic_bankruptcy,
        e.liquidate_first,
        e.last_buildings_stand,
        e.end_bankruptcies,
        e.own_everything,
        e.clock,
        e.mortgaged_counts,
    ]
    for i in range(65):
        out[i] = dials[i]
    at = 65
    for i in range(names.SQUARES):
        out[at + i] = e.kind[i]
    at += names.SQUARES
    for i in range(names.SQUARES):
        out[at + i] = e.group[i]
    at += names.SQUARES
    for i in range(names.SQUARES):
        out[at + i] = e.deck[i]
    at += names.SQUARES
    for i in range(names.SQUARES):
        out[at + i] = e.price[i]
    at += names.SQUARES
    for i in range(names.SQUARES):
        out[at + i] = e.house_price[i]
    at += names.SQUARES
    for i in range(names.SQUARES):
        out[at + i] = e.hotel_price[i]
    at += names.SQUARES
    for i in range(names.SQUARES):
        out[at + i] = e.mortgage[i]
    at += names.SQUARES
    for i in range(names.SQUARES):
        out[at + i] = e.amount[i]
    at += names.SQUARES
    for i in range(names.SQUARES):
        out[at + i] = e.lifting[i]
    at += names.SQUARES
    for i in range(names.SQUARES):
        out[at + i] = e.lifting_bought[i]
    at += names.SQUARES
    for i in range(names.SQUARES * 8):
        out[at + i] = e.rent[i]
    at += names.SQUARES * 8
    for i in range(names.DECKS):
        out[at + i] = e.deck_size[i]
    at += names.DECKS
    for i in range(names.DECKS * names.CARDS):
        out[at + i] = e.card_effect[i]
    at += names.DECKS * names.CARDS
    for i in range(names.DECKS * names.CARDS):
        out[at + i] = e.card_a[i]
    at += names.DECKS * names.CARDS
    for i in range(names.DECKS * names.CARDS):
        out[at + i] = e.card_b[i]
    at += names.DECKS * names.CARDS
    for i in range(names.KEEPERS):
        out[at + i] = e.keeper[i]
    at += names.KEEPERS
    for i in range(names.TITLES):
        out[at + i] = e.title[i]
    at += names.TITLES
    for i in range(names.SQUARES):
        out[at + i] = e.group_size[i]
    at += names.SQUARES
    for i in range(names.SQUARES):
        out[at + i] = e.group_first[i]
    at += names.SQUARES
    for i in range(names.SQUARES):
        out[at + i] = e.member[i]
    at += names.SQUARES


def signed_bits(bits: int) -> int:
    """A set of squares as a signed number: the last of 64 is its sign."""
    low = bits & LOW_BITS
    if bits >> 63:
        return low - LOW_BITS - 1
    return low


def write_state(g: State, seat: int, out: memoryview[int], at: int) -> None:
    """In the order of STATE; offers between others are left out."""
    out[at] = g.seats
    out[at + 1] = g.turn
    out[at + 2] = g.first
    out[at + 3] = g.phase
    out[at + 4] = g.then
    out[at + 5] = g.doubles
    out[at + 6] = g.rounds
    out[at + 7] = g.played
    out[at + 8] = g.turns_in_round
    out[at + 9] = g.die1
    out[at + 10] = g.die2
    out[at + 11] = g.landed
    out[at + 12] = signed_bits(g.empty_at_start)
    out[at + 13] = g.time_up
    out[at + 14] = g.ended
    out[at + 15] = g.bankruptcies
    out[at + 16] = g.seats_out
    out[at + 17] = g.houses_left
    out[at + 18] = g.hotels_left
    out[at + 19] = g.claim_count
    out[at + 20] = g.debt_count
    out[at + 21] = g.settle_open
    out[at + 22] = g.settle_cash
    out[at + 23] = signed_bits(g.settle_squares)
    out[at + 24] = g.auction
    out[at + 25] = g.auction_square
    out[at + 26] = g.auction_in
    out[at + 27] = g.auction_asked
    out[at + 28] = g.auction_leader
    out[at + 29] = g.auction_bid
    out[at + 30] = g.auction_least
    out[at + 31] = g.auction_money_to
    out[at + 32] = g.declined_square
    out[at + 33] = g.declined_by
    out[at + 34] = g.ask
    out[at + 35] = g.ask_square
    out[at + 36] = g.ask_from
    out[at + 37] = g.asked
    out[at + 38] = g.answered
    out[at + 39] = g.wanted
    out[at + 40] = g.scarce_hotel
    out[at + 41] = g.placing
    out[at + 42] = signed_bits(g.heir_asked)
    out[at + 43] = g.offers_made
    out[at + 44] = signed_bits(g.pledged)
    out[at + 45] = signed_bits(g.whole)
    at += 46
    for i in range(names.ACCOUNTS):
        out[at + i] = g.cash[i]
    at += names.ACCOUNTS
    for i in range(names.SEATS):
        out[at + i] = g.square[i]
    at += names.SEATS
    for i in range(names.SEATS):
        out[at + i] = g.jail_turns[i]
    at += names.SEATS
    for i in range(names.SEATS):
        out[at + i] = g.bankrupt[i]
    at += names.SEATS
    for i in range(names.SQUARES):
        out[at + i] = g.owner[i]
    at += names.SQUARES
    for i in range(names.SQUARES):
        out[at + i] = g.buildings[i]
    at += names.SQUARES
    for i in range(names.SQUARES):
        out[at + i] = g.mortgaged[i]
    at += names.SQUARES
    for i in range(names.DECKS):
        out[at + i] = g.deck_left[i]
    at += names.DECKS
    for i in range(names.KEEPERS):
        out[at + i] = g.keeper[i]
    at += names.KEEPERS
    for i in range(names.CLAIMS):
        out[at + i] = g.claim_by[i]
    at += names.CLAIMS
    for i in range(names.CLAIMS):
        out[at + i] = g.claim_visitor[i]
    at += names.CLAIMS
    for i in range(names.CLAIMS):
        out[at + i] = g.claim_square[i]
    at += names.CLAIMS
    for i in range(names.CLAIMS):
        out[at + i] = g.claim_age[i]
    at += names.CLAIMS
    for i in range(names.CLAIMS):
        out[at + i] = g.claim_amount[i]
    at += names.CLAIMS
    for i in range(names.DEBTS):
        out[at + i] = g.debtor[i]
    at += names.DEBTS
    for i in range(names.DEBTS):
        out[at + i] = g.creditor[i]
    at += names.DEBTS
    for i in range(names.DEBTS):
        out[at + i] = g.debt_reason[i]
    at += names.DEBTS
    for i in range(names.DEBTS):
        out[at + i] = g.debt_amount[i]
    at += names.DEBTS
    for i in range(names.DEBTS):
        out[at + i] = g.debt_joint[i]
    at += names.DEBTS
    for i in range(names.SEATS):
        out[at + i] = signed_bits(g.estate[i])
    at += names.SEATS
    for i in range(names.SEATS):
        out[at + i] = g.estate_money_to[i]
    at += names.SEATS
    for i in range(9 * names.SEATS):
        out[at + i] = 0
    for by in range(names.SEATS):
        if g.offer_id[by] and (by == seat or g.offer_to[by] == seat):
            out[at + by] = g.offer_id[by]
            out[at + names.SEATS + by] = g.offer_to[by]
            out[at + 2 * names.SEATS + by] = g.offer_turns[by]
            out[at + 3 * names.SEATS + by] = g.give_cash[by]
            out[at + 4 * names.SEATS + by] = g.take_cash[by]
            out[at + 5 * names.SEATS + by] = g.give_cards[by]
            out[at + 6 * names.SEATS + by] = g.take_cards[by]
            out[at + 7 * names.SEATS + by] = signed_bits(g.give_squares[by])
            out[at + 8 * names.SEATS + by] = signed_bits(g.take_squares[by])


def is_about(asking: int, kind: int) -> bool:
    """Whether such a move answers such a question; when one must decide, any but an offer, which is asked for."""
    if asking == numbers.MUST:
        return kind != names.MOVE_OFFER
    if asking == numbers.MAY_CLAIM:
        return kind == names.MOVE_CLAIM_RENT
    if asking == numbers.MAY_ANSWER:
        return kind == names.MOVE_ACCEPT or kind == names.MOVE_REJECT or kind == names.MOVE_OFFER
    if asking == numbers.MAY_BUILD:
        return kind == names.MOVE_BUILD or kind == names.MOVE_LIFT or steady.raises_money(kind)
    return kind == names.MOVE_OFFER


def keep_fitting(rows: MoveList, asking: int) -> None:
    """The legal moves that answer the question; nobody is advised to resign."""
    kept = 0
    for i in range(rows.count):
        if is_about(asking, rows.kind[i]) and rows.kind[i] != names.MOVE_RESIGN:
            rows.kind[kept] = rows.kind[i]
            rows.square[kept] = rows.square[i]
            rows.extra[kept] = rows.extra[i]
            kept += 1
    rows.count = kept


def show(f: Flat, g: State, e: Tables, seat: int, asking: int, about: int) -> None:
    """Fills the block of this seat with what it is asked."""
    base = seat * f.size
    if f.fresh[seat]:
        f.fresh[seat] = 0
        f.rows_shown[seat] = 0
        for i in range(f.at_tables, f.at_ask):
            f.block[base + i] = f.printed[i - f.at_tables]
        for i in range(f.at_ask, f.size):
            f.block[base + i] = 0
    write_state(g, seat, f.block, base)
    legal.list_moves(g, e, seat, f.rows)
    keep_fitting(f.rows, asking)
    at = base + f.at_ask
    f.block[at] = seat
    f.block[at + 1] = asking
    f.block[at + 2] = about if asking == numbers.MAY_CLAIM or asking == numbers.MAY_ANSWER else -1
    f.block[at + 3] = chance.siphash(f.seed, seat, f.asked) >> 2
    f.asked += 1
    f.block[at + 4] = f.rows.least
    f.block[at + 5] = f.rows.most
    f.block[at + 6] = f.rows.count
    write_rows(f.rows, f.rows_shown[seat], f.block, at + 7)
    f.rows_shown[seat] = f.rows.count
    at = base + f.at_move
    for i in range(at, base + f.size):
        f.block[i] = 0
    f.block[at] = -1
    f.block[at + 6] = names.NOBODY
    f.block[at + 7] = names.NOBODY


def write_rows(rows: MoveList, shown: int, out: memoryview[int], at: int) -> None:
    """The legal moves, and nothing behind them of what was shown before."""
    for i in range(rows.count):
        out[at + i] = rows.kind[i]
        out[at + names.MOVE_ROWS + i] = rows.square[i]
        out[at + 2 * names.MOVE_ROWS + i] = rows.extra[i]
    for i in range(rows.count, shown):
        out[at + i] = 0
        out[at + names.MOVE_ROWS + i] = 0
        out[at + 2 * names.MOVE_ROWS + i] = 0


def call(f: Flat, bot: int, seat: int) -> int:
    """Has a compiled bot write its move: 0, or 1 if it raised."""
    block = native.part(f.block, seat * f.size)
    return native.call(f.address[bot], block, f.at_tables, f.at_ask, f.at_memory, f.at_move)


def within(value: int, least: int, most: int) -> bool:
    return least <= value <= most


def read(f: Flat, g: State, e: Tables, seat: int, m: Move) -> bool:
    """The move that the bot of this seat wrote; False if it is none: nothing that is out of bounds gets further."""
    at = seat * f.size + f.at_move
    row = f.block[at]
    kind = f.block[at + 1]
    square = f.block[at + 2]
    amount = f.block[at + 3]
    group = f.block[at + 4]
    visitor = f.block[at + 6]
    to = f.block[at + 7]
    number = f.block[at + 8]
    answers = f.block[at + 9]
    give_cash = f.block[at + 10]
    give_cards = f.block[at + 11]
    give_squares = f.block[at + 12] & ALL_BITS
    take_cash = f.block[at + 13]
    take_cards = f.block[at + 14]
    take_squares = f.block[at + 15] & ALL_BITS
    if not (within(row, -1, f.rows.count - 1) and within(amount, 0, numbers.MOST_MONEY)):
        return False
    m.to = names.NOBODY
    m.answers = 0
    m.give_cash = 0
    m.give_cards = 0
    m.give_squares = 0
    m.take_cash = 0
    m.take_cards = 0
    m.take_squares = 0
    if row >= 0 and f.rows.kind[row] != names.MOVE_OFFER and f.rows.kind[row] != names.MOVE_SETTLE:
        moves.take_row(m, f.rows, row, amount)
        return True
    if row >= 0:
        kind = f.rows.kind[row]  # its terms are in the fields
    if not (within(kind, 0, names.MOVES - 1) and within(square, 0, e.squares - 1)):
        return False
    if kind == names.MOVE_SELL_GROUP and not within(group, 0, e.groups - 1):
        return False
    if not (within(visitor, names.NOBODY, g.seats - 1) and within(to, names.NOBODY, g.seats - 1)):
        return False
    if kind == names.MOVE_OFFER and to == names.NOBODY:
        return False
    if not (within(number, 0, numbers.MOST_MONEY) and within(answers, 0, numbers.MOST_MONEY)):
        return False
    if not (within(give_cash, 0, numbers.MOST_MONEY) and within(take_cash, 0, numbers.MOST_MONEY)):
        return False
    if not (within(give_cards, 0, names.KEEPERS) and within(take_cards, 0, names.KEEPERS)):
        return False
    if e.squares < names.SQUARES and ((give_squares | take_squares) >> e.squares) != 0:
        return False
    m.kind = kind
    m.square = square
    m.amount = amount
    m.group = group if kind == names.MOVE_SELL_GROUP else 0
    m.whole = f.block[at + 5] != 0
    m.visitor = visitor
    m.to = to
    m.id = number
    m.answers = answers
    m.give_cash = give_cash
    m.give_cards = give_cards
    m.give_squares = give_squares
    m.take_cash = take_cash
    m.take_cards = take_cards
    m.take_squares = take_squares
    return True
