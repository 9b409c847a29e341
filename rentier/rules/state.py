"""All of a game: integers and fixed arrays, small enough to copy at every thought."""

from rentier.rules import names


class State:
    """A game in progress. Only `rentier.rules` reads or writes its fields; others use `Game` and what is below."""

    def __init__(self) -> None:
        self.seats = 0
        self.turn = 0
        self.first = 0
        self.phase = names.PHASE_ROLL
        self.then = names.THEN_NOTHING
        self.doubles = 0
        self.rounds = 1
        self.played = 0  # seats that have had their turn in this round, a bit each
        self.turns_in_round = 0  # ended, where any other player may be next (SC-06)
        self.die1 = 0
        self.die2 = 0
        self.landed = names.NOBODY  # where the last roll of this turn brought its player: a building site (MT-20)
        self.empty_at_start = 0  # lots without a building when the turn began, a bit each (CA-19)
        self.time_up = 0
        self.ended = names.END_NONE
        self.bankruptcies = 0  # those that count for an ending; leaving is none (PE-59)
        self.seats_out = 0  # bankrupt or left
        self.houses_left = 0
        self.hotels_left = 0

        self.cash = [0 for _ in range(names.ACCOUNTS)]
        self.square = [0 for _ in range(names.SEATS)]
        self.jail_turns = [names.NOT_IN_JAIL for _ in range(names.SEATS)]  # turns spent there
        self.bankrupt = [0 for _ in range(names.SEATS)]  # IN_GAME, WENT_BANKRUPT or LEFT_GAME

        self.owner = [names.NOBODY for _ in range(names.SQUARES)]
        self.buildings = [0 for _ in range(names.SQUARES)]
        self.mortgaged = [0 for _ in range(names.SQUARES)]
        # What follows from these, kept in step by `titles`: mortgaged titles and groups in one hand, a bit each.
        self.pledged = 0
        self.whole = 0

        self.deck = [0 for _ in range(names.DECKS * names.CARDS)]  # top first
        self.deck_left = [0 for _ in range(names.DECKS)]
        self.keeper = [names.NOBODY for _ in range(names.KEEPERS)]  # who holds each card that can be kept

        # Rents that may still be claimed, oldest first.
        self.claim_count = 0
        self.claim_by = [0 for _ in range(names.CLAIMS)]
        self.claim_visitor = [0 for _ in range(names.CLAIMS)]
        self.claim_square = [0 for _ in range(names.CLAIMS)]
        self.claim_age = [0 for _ in range(names.CLAIMS)]  # turns begun since
        self.claim_amount = [0 for _ in range(names.CLAIMS)]

        # What is owed, first to be settled first.
        self.debt_count = 0
        self.debtor = [0 for _ in range(names.DEBTS)]
        self.creditor = [0 for _ in range(names.DEBTS)]
        self.debt_reason = [0 for _ in range(names.DEBTS)]
        self.debt_amount = [0 for _ in range(names.DEBTS)]
        self.debt_joint = [0 for _ in range(names.DEBTS)]  # 1: one sum with the debt before it (SC-33)
        self.settle_open = 0  # the first debtor's proposal to pay in property
        self.settle_cash = 0
        self.settle_squares = 0

        # The auction under way.
        self.auction = names.AUCTION_NONE
        self.auction_square = 0
        self.auction_in = 0  # seats that have not passed, a bit each
        self.auction_asked = 0
        self.auction_leader = names.NOBODY
        self.auction_bid = 0
        self.auction_least = 0  # the first bid's least amount
        self.auction_money_to = names.BANK
        self.estate = [0 for _ in range(names.SEATS)]  # of each bankrupt: titles still to be auctioned, a bit each
        self.estate_money_to = [names.BANK for _ in range(names.SEATS)]
        self.declined_square = names.NOBODY  # a title whose buyer went before deciding: treated as declined
        self.declined_by = names.NOBODY

        # The question put to several seats at once, and the scarce buildings to be placed.
        self.ask = names.ASK_NONE
        self.ask_square = 0
        self.ask_from = 0
        self.asked = 0
        self.answered = 0
        self.wanted = 0
        self.scarce_hotel = 0
        self.placing = names.NOBODY

        self.heir_asked = 0  # mortgaged titles whose new owner is asked to lift or keep them, a bit each

        # One open offer a proposer.
        self.offers_made = 0
        self.offer_id = [0 for _ in range(names.SEATS)]  # 0: none
        self.offer_to = [0 for _ in range(names.SEATS)]
        self.offer_turns = [0 for _ in range(names.SEATS)]  # ends of the proposer's turns until it lapses
        self.give_cash = [0 for _ in range(names.SEATS)]
        self.take_cash = [0 for _ in range(names.SEATS)]
        self.give_cards = [0 for _ in range(names.SEATS)]
        self.take_cards = [0 for _ in range(names.SEATS)]
        self.give_squares = [0 for _ in range(names.SEATS)]
        self.take_squares = [0 for _ in range(names.SEATS)]

        # Chance: a keyed generator with a counter a stream.
        self.key0 = 0
        self.key1 = 0
        self.counter = [0 for _ in range(names.STREAMS)]


def copy(g: State) -> State:
    """Another game, equal in every field and independent of this one."""
    other = State.__new__(State)
    other.seats = g.seats
    other.turn = g.turn
    other.first = g.first
    other.phase = g.phase
    other.then = g.then
    other.doubles = g.doubles
    other.rounds = g.rounds
    other.played = g.played
    other.turns_in_round = g.turns_in_round
    other.die1 = g.die1
    other.die2 = g.die2
    other.landed = g.landed
    other.empty_at_start = g.empty_at_start
    other.time_up = g.time_up
    other.ended = g.ended
    other.bankruptcies = g.bankruptcies
    other.seats_out = g.seats_out
    other.houses_left = g.houses_left
    other.hotels_left = g.hotels_left
    other.claim_count = g.claim_count
    other.debt_count = g.debt_count
    other.settle_open = g.settle_open
    other.settle_cash = g.settle_cash
    other.settle_squares = g.settle_squares
    other.auction = g.auction
    other.auction_square = g.auction_square
    other.auction_in = g.auction_in
    other.auction_asked = g.auction_asked
    other.auction_leader = g.auction_leader
    other.auction_bid = g.auction_bid
    other.auction_least = g.auction_least
    other.auction_money_to = g.auction_money_to
    other.declined_square = g.declined_square
    other.declined_by = g.declined_by
    other.ask = g.ask
    other.ask_square = g.ask_square
    other.ask_from = g.ask_from
    other.asked = g.asked
    other.answered = g.answered
    other.wanted = g.wanted
    other.scarce_hotel = g.scarce_hotel
    other.placing = g.placing
    other.heir_asked = g.heir_asked
    other.offers_made = g.offers_made
    other.pledged = g.pledged
    other.whole = g.whole
    other.key0 = g.key0
    other.key1 = g.key1
    other.cash = g.cash[:]
    other.square = g.square[:]
    other.jail_turns = g.jail_turns[:]
    other.bankrupt = g.bankrupt[:]
    other.owner = g.owner[:]
    other.buildings = g.buildings[:]
    other.mortgaged = g.mortgaged[:]
    other.deck = g.deck[:]
    other.deck_left = g.deck_left[:]
    other.keeper = g.keeper[:]
    other.claim_by = g.claim_by[:]
    other.claim_visitor = g.claim_visitor[:]
    other.claim_square = g.claim_square[:]
    other.claim_age = g.claim_age[:]
    other.claim_amount = g.claim_amount[:]
    other.debtor = g.debtor[:]
    other.creditor = g.creditor[:]
    other.debt_reason = g.debt_reason[:]
    other.debt_amount = g.debt_amount[:]
    other.debt_joint = g.debt_joint[:]
    other.estate = g.estate[:]
    other.estate_money_to = g.estate_money_to[:]
    other.offer_id = g.offer_id[:]
    other.offer_to = g.offer_to[:]
    other.offer_turns = g.offer_turns[:]
    other.give_cash = g.give_cash[:]
    other.take_cash = g.take_cash[:]
    other.give_cards = g.give_cards[:]
    other.take_cards = g.take_cards[:]
    other.give_squares = g.give_squares[:]
    other.take_squares = g.take_squares[:]
    other.counter = g.counter[:]
    return other


def fields(g: State) -> list[int]:
    """Every number of the state, in the order of its declaration: two games are equal when these are."""
    values = [
        g.seats,
        g.turn,
        g.first,
        g.phase,
        g.then,
        g.doubles,
        g.rounds,
        g.played,
        g.turns_in_round,
        g.die1,
        g.die2,
        g.landed,
        g.empty_at_start,
        g.time_up,
        g.ended,
        g.bankruptcies,
        g.seats_out,
        g.houses_left,
        g.hotels_left,
        g.claim_count,
        g.debt_count,
        g.settle_open,
        g.settle_cash,
        g.settle_squares,
        g.auction,
        g.auction_square,
        g.auction_in,
        g.auction_asked,
        g.auction_leader,
        g.auction_bid,
        g.auction_least,
        g.auction_money_to,
        g.declined_square,
        g.declined_by,
        g.ask,
        g.ask_square,
        g.ask_from,
        g.asked,
        g.answered,
        g.wanted,
        g.scarce_hotel,
        g.placing,
        g.heir_asked,
        g.offers_made,
        g.pledged,
        g.whole,
        g.key0,
        g.key1,
    ]
    values += [g.cash[i] for i in range(names.ACCOUNTS)]
    values += [g.square[i] for i in range(names.SEATS)]
    values += [g.jail_turns[i] for i in range(names.SEATS)]
    values += [g.bankrupt[i] for i in range(names.SEATS)]
    values += [g.owner[i] for i in range(names.SQUARES)]
    values += [g.buildings[i] for i in range(names.SQUARES)]
    values += [g.mortgaged[i] for i in range(names.SQUARES)]
    values += [g.deck[i] for i in range(names.DECKS * names.CARDS)]
    values += [g.deck_left[i] for i in range(names.DECKS)]
    values += [g.keeper[i] for i in range(names.KEEPERS)]
    values += [g.claim_by[i] for i in range(names.CLAIMS)]
    values += [g.claim_visitor[i] for i in range(names.CLAIMS)]
    values += [g.claim_square[i] for i in range(names.CLAIMS)]
    values += [g.claim_age[i] for i in range(names.CLAIMS)]
    values += [g.claim_amount[i] for i in range(names.CLAIMS)]
    values += [g.debtor[i] for i in range(names.DEBTS)]
    values += [g.creditor[i] for i in range(names.DEBTS)]
    values += [g.debt_reason[i] for i in range(names.DEBTS)]
    values += [g.debt_amount[i] for i in range(names.DEBTS)]
    values += [g.debt_joint[i] for i in range(names.DEBTS)]
    values += [g.estate[i] for i in range(names.SEATS)]
    values += [g.estate_money_to[i] for i in range(names.SEATS)]
    values += [g.offer_id[i] for i in range(names.SEATS)]
    values += [g.offer_to[i] for i in range(names.SEATS)]
    values += [g.offer_turns[i] for i in range(names.SEATS)]
    values += [g.give_cash[i] for i in range(names.SEATS)]
    values += [g.take_cash[i] for i in range(names.SEATS)]
    values += [g.give_cards[i] for i in range(names.SEATS)]
    values += [g.take_cards[i] for i in range(names.SEATS)]
    values += [g.give_squares[i] for i in range(names.SEATS)]
    values += [g.take_squares[i] for i in range(names.SEATS)]
    values += [g.counter[i] for i in range(names.STREAMS)]
    return values


def to_bytes(g: State) -> bytes:
    """The state as bytes, the same for compiled and plain Python."""
    return b"".join([value.to_bytes(9, "little", signed=True) for value in fields(g)])


LAYOUT: tuple[tuple[str, int], ...] = (
    # Every field in the order of `fields`, with the length of an array, or 0.
    ("seats", 0),
    ("turn", 0),
    ("first", 0),
    ("phase", 0),
    ("then", 0),
    ("doubles", 0),
    ("rounds", 0),
    ("played", 0),
    ("turns_in_round", 0),
    ("die1", 0),
    ("die2", 0),
    ("landed", 0),
    ("empty_at_start", 0),
    ("time_up", 0),
    ("ended", 0),
    ("bankruptcies", 0),
    ("seats_out", 0),
    ("houses_left", 0),
    ("hotels_left", 0),
    ("claim_count", 0),
    ("debt_count", 0),
    ("settle_open", 0),
    ("settle_cash", 0),
    ("settle_squares", 0),
    ("auction", 0),
    ("auction_square", 0),
    ("auction_in", 0),
    ("auction_asked", 0),
    ("auction_leader", 0),
    ("auction_bid", 0),
    ("auction_least", 0),
    ("auction_money_to", 0),
    ("declined_square", 0),
    ("declined_by", 0),
    ("ask", 0),
    ("ask_square", 0),
    ("ask_from", 0),
    ("asked", 0),
    ("answered", 0),
    ("wanted", 0),
    ("scarce_hotel", 0),
    ("placing", 0),
    ("heir_asked", 0),
    ("offers_made", 0),
    ("pledged", 0),
    ("whole", 0),
    ("key0", 0),
    ("key1", 0),
    ("cash", names.ACCOUNTS),
    ("square", names.SEATS),
    ("jail_turns", names.SEATS),
    ("bankrupt", names.SEATS),
    ("owner", names.SQUARES),
    ("buildings", names.SQUARES),
    ("mortgaged", names.SQUARES),
    ("deck", names.DECKS * names.CARDS),
    ("deck_left", names.DECKS),
    ("keeper", names.KEEPERS),
    ("claim_by", names.CLAIMS),
    ("claim_visitor", names.CLAIMS),
    ("claim_square", names.CLAIMS),
    ("claim_age", names.CLAIMS),
    ("claim_amount", names.CLAIMS),
    ("debtor", names.DEBTS),
    ("creditor", names.DEBTS),
    ("debt_reason", names.DEBTS),
    ("debt_amount", names.DEBTS),
    ("debt_joint", names.DEBTS),
    ("estate", names.SEATS),
    ("estate_money_to", names.SEATS),
    ("offer_id", names.SEATS),
    ("offer_to", names.SEATS),
    ("offer_turns", names.SEATS),
    ("give_cash", names.SEATS),
    ("take_cash", names.SEATS),
    ("give_cards", names.SEATS),
    ("take_cards", names.SEATS),
    ("give_squares", names.SEATS),
    ("take_squares", names.SEATS),
    ("counter", names.STREAMS),
)


def from_fields(values: list[int]) -> State:
    """The inverse of `fields`."""
    g = State()
    g.seats = values[0]
    g.turn = values[1]
    g.first = values[2]
    g.phase = values[3]
    g.then = values[4]
    g.doubles = values[5]
    g.rounds = values[6]
    g.played = values[7]
    g.turns_in_round = values[8]
    g.die1 = values[9]
    g.die2 = values[10]
    g.landed = values[11]
    g.empty_at_start = values[12]
    g.time_up = values[13]
    g.ended = values[14]
    g.bankruptcies = values[15]
    g.seats_out = values[16]
    g.houses_left = values[17]
    g.hotels_left = values[18]
    g.claim_count = values[19]
    g.debt_count = values[20]
    g.settle_open = values[21]
    g.settle_cash = values[22]
    g.settle_squares = values[23]
    g.auction = values[24]
    g.auction_square = values[25]
    g.auction_in = values[26]
    g.auction_asked = values[27]
    g.auction_leader = values[28]
    g.auction_bid = values[29]
    g.auction_least = values[30]
    g.auction_money_to = values[31]
    g.declined_square = values[32]
    g.declined_by = values[33]
    g.ask = values[34]
    g.ask_square = values[35]
    g.ask_from = values[36]
    g.asked = values[37]
    g.answered = values[38]
    g.wanted = values[39]
    g.scarce_hotel = values[40]
    g.placing = values[41]
    g.heir_asked = values[42]
    g.offers_made = values[43]
    g.pledged = values[44]
    g.whole = values[45]
    g.key0 = values[46]
    g.key1 = values[47]
    at = 48
    for i in range(names.ACCOUNTS):
        g.cash[i] = values[at + i]
    at += names.ACCOUNTS
    for i in range(names.SEATS):
        g.square[i] = values[at + i]
    at += names.SEATS
    for i in range(names.SEATS):
        g.jail_turns[i] = values[at + i]
    at += names.SEATS
    for i in range(names.SEATS):
        g.bankrupt[i] = values[at + i]
    at += names.SEATS
    for i in range(names.SQUARES):
        g.owner[i] = values[at + i]
    at += names.SQUARES
    for i in range(names.SQUARES):
        g.buildings[i] = values[at + i]
    at += names.SQUARES
    for i in range(names.SQUARES):
        g.mortgaged[i] = values[at + i]
    at += names.SQUARES
    for i in range(names.DECKS * names.CARDS):
        g.deck[i] = values[at + i]
    at += names.DECKS * names.CARDS
    for i in range(names.DECKS):
        g.deck_left[i] = values[at + i]
    at += names.DECKS
    for i in range(names.KEEPERS):
        g.keeper[i] = values[at + i]
    at += names.KEEPERS
    for i in range(names.CLAIMS):
        g.claim_by[i] = values[at + i]
    at += names.CLAIMS
    for i in range(names.CLAIMS):
        g.claim_visitor[i] = values[at + i]
    at += names.CLAIMS
    for i in range(names.CLAIMS):
        g.claim_square[i] = values[at + i]
    at += names.CLAIMS
    for i in range(names.CLAIMS):
        g.claim_age[i] = values[at + i]
    at += names.CLAIMS
    for i in range(names.CLAIMS):
        g.claim_amount[i] = values[at + i]
    at += names.CLAIMS
    for i in range(names.DEBTS):
        g.debtor[i] = values[at + i]
    at += names.DEBTS
    for i in range(names.DEBTS):
        g.creditor[i] = values[at + i]
    at += names.DEBTS
    for i in range(names.DEBTS):
        g.debt_reason[i] = values[at + i]
    at += names.DEBTS
    for i in range(names.DEBTS):
        g.debt_amount[i] = values[at + i]
    at += names.DEBTS
    for i in range(names.DEBTS):
        g.debt_joint[i] = values[at + i]
    at += names.DEBTS
    for i in range(names.SEATS):
        g.estate[i] = values[at + i]
    at += names.SEATS
    for i in range(names.SEATS):
        g.estate_money_to[i] = values[at + i]
    at += names.SEATS
    for i in range(names.SEATS):
        g.offer_id[i] = values[at + i]
    at += names.SEATS
    for i in range(names.SEATS):
        g.offer_to[i] = values[at + i]
    at += names.SEATS
    for i in range(names.SEATS):
        g.offer_turns[i] = values[at + i]
    at += names.SEATS
    for i in range(names.SEATS):
        g.give_cash[i] = values[at + i]
    at += names.SEATS
    for i in range(names.SEATS):
        g.take_cash[i] = values[at + i]
    at += names.SEATS
    for i in range(names.SEATS):
        g.give_cards[i] = values[at + i]
    at += names.SEATS
    for i in range(names.SEATS):
        g.take_cards[i] = values[at + i]
    at += names.SEATS
    for i in range(names.SEATS):
        g.give_squares[i] = values[at + i]
    at += names.SEATS
    for i in range(names.SEATS):
        g.take_squares[i] = values[at + i]
    at += names.SEATS
    for i in range(names.STREAMS):
        g.counter[i] = values[at + i]
    at += names.STREAMS
    return g
