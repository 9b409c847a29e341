"""Any legal move, with just enough sense that games come to an end."""

from rentier.rules import auctions, bankruptcy, cards, debts, invariants, legal, looks, moves, names, play, table, trade
from rentier.rules.log import Log
from rentier.rules.moves import Move, MoveList
from rentier.rules.state import State
from rentier.rules.tables import Tables

GOLDEN = 0x9E3779B97F4A7C15
MIX1 = 0xBF58476D1CE4E5B9
MIX2 = 0x94D049BB133111EB

# What holds for moves, numbered on from `invariants.WHAT`.
OF_MOVES = ("a move that is listed is allowed", "no move lowers what a debtor could raise")
NOT_ALLOWED = 10
LESS_MEANS = 11


class Player:
    """A random player's own generator (never the game's), its room to think, and what it has tried so far."""

    def __init__(self, seed: int) -> None:
        self.state = seed & names.MASK
        self.rows = MoveList()
        self.move = Move()
        self.decisions = 0
        self.leavings = 0
        self.end_times = 0
        self.bankruptcies = 0
        self.weight = [weight(kind) for kind in range(names.MOVES)]


def reseed(player: Player, seed: int) -> None:
    player.state = seed
    player.decisions = 0


def below(player: Player, n: int) -> int:
    """A number from 0 to n - 1 (splitmix64)."""
    player.state = (player.state + GOLDEN) & names.MASK
    z = player.state
    z = ((z ^ (z >> 30)) * MIX1) & names.MASK
    z = ((z ^ (z >> 27)) * MIX2) & names.MASK
    z = z ^ (z >> 31)
    return ((z >> 32) * n) >> 32


def weight(kind: int) -> int:
    """How much a kind of move is liked: what moves the game on more than what could be undone again at once."""
    if kind == names.MOVE_MORTGAGE or kind == names.MOVE_SELL_BUILDING or kind == names.MOVE_SELL_GROUP:
        return 1
    if kind == names.MOVE_OFFER or kind == names.MOVE_WITHDRAW or kind == names.MOVE_SETTLE:
        return 1
    if kind == names.MOVE_LIFT or kind == names.MOVE_AUCTION_TITLE or kind == names.MOVE_ACCEPT:
        return 2
    if kind == names.MOVE_RESIGN:
        return 0
    if kind == names.MOVE_ROLL or kind == names.MOVE_END_TURN or kind == names.MOVE_BUY:
        return 24
    return 8


def next_seat(g: State, e: Tables, player: Player) -> int:
    """Who is asked next: a claimant before a roll may end its claim, now and then anybody, else whoever must decide."""
    if g.claim_count > 0 and below(player, 4) > 0:
        return g.claim_by[below(player, g.claim_count)]
    if below(player, 12) == 0:
        return auctions.first_of(g, auctions.everyone(g), below(player, g.seats))
    return table.actor(g, e)


def choose(g: State, e: Tables, player: Player, seat: int) -> bool:
    """Puts a move for this seat into `player.move`; False if it has none."""
    legal.list_moves(g, e, seat, player.rows)
    total = 0
    for i in range(player.rows.count):
        total += player.weight[player.rows.kind[i]]
    if total == 0:
        return False
    pick = below(player, total)
    row = 0
    for i in range(player.rows.count):
        pick -= player.weight[player.rows.kind[i]]
        if pick < 0:
            row = i
            break
    amount = 0
    if player.rows.kind[row] == names.MOVE_BID:
        amount = player.rows.least + below(player, min(60, player.rows.most - player.rows.least + 1))
    moves.take_row(player.move, player.rows, row, amount)
    if player.move.kind == names.MOVE_OFFER:
        make_terms(g, e, player, seat)
    elif player.move.kind == names.MOVE_SETTLE:
        player.move.give_cash = below(player, g.cash[seat] + 1)
        player.move.give_squares = any_title(g, e, player, seat)
    return True


def any_title(g: State, e: Tables, player: Player, seat: int) -> int:
    """A title of this seat, as a set of one; the empty set if it has none."""
    skip = below(player, e.titles)
    for i in range(e.titles):
        square = e.title[(skip + i) % e.titles]
        if g.owner[square] == seat:
            return looks.bit(square)
    return 0


def make_terms(g: State, e: Tables, player: Player, seat: int) -> None:
    """Something of mine for something of somebody's: an answer to an offer, or one of my own."""
    others = auctions.everyone(g) & ~(1 << seat)
    player.move.to = auctions.first_of(g, others, below(player, g.seats))
    player.move.answers = 0
    proposer = trade.find_offer(g, seat, 0)
    if proposer != names.NOBODY and below(player, 2) == 0:
        player.move.to = proposer
        player.move.answers = g.offer_id[proposer]
    player.move.give_squares = any_title(g, e, player, seat) if below(player, 2) else 0
    player.move.take_squares = any_title(g, e, player, player.move.to) if below(player, 2) else 0
    player.move.give_cards = cards.held(g, e, seat) if below(player, 8) == 0 else 0
    player.move.take_cards = cards.held(g, e, player.move.to) if below(player, 8) == 0 else 0
    player.move.give_cash = 0
    player.move.take_cash = 0
    if player.move.take_squares or player.move.take_cards:
        player.move.give_cash = below(player, min(200, g.cash[seat] + 1))
    elif player.move.give_squares or player.move.give_cards:
        player.move.take_cash = below(player, min(200, g.cash[player.move.to] + 1))


def play_on(g: State, e: Tables, log: Log, player: Player, decisions: int, rounds: int) -> int:
    """Plays at random for so many moves, or until the game or this round is over; how many were made."""
    made = 0
    while made < decisions and g.phase != names.PHASE_OVER and g.rounds <= rounds:
        seat = next_seat(g, e, player)
        if not choose(g, e, player, seat):
            continue
        if player.move.kind == names.MOVE_OFFER or player.move.kind == names.MOVE_SETTLE:
            if play.apply(g, e, log, seat, player.move) != names.OK:
                continue  # its terms are free, and may not do
        else:
            play.make(g, e, log, seat, player.move)
        made += 1
    player.decisions += made
    return made


def play_checked(g: State, e: Tables, log: Log, player: Player, decisions: int, rounds: int) -> int:
    """As `play_on`, but after every move the invariants are checked: the number of the first one broken, or 0."""
    made = 0
    while made < decisions and play_on(g, e, log, player, 1, rounds) > 0:
        what = invariants.broken(g, e, player.rows)
        if what:
            return what
        made += 1
    return 0


def play_out(g: State, e: Tables, log: Log, player: Player, rounds: int, leave: int, end_at: int) -> int:
    """Plays a game with leavings and an end time, and checks it after every move: the first invariant broken, or 0.

    Before one in `leave` moves somebody leaves (0: nobody does); before move `end_at` the time is up (-1: never).
    Every third move is by any seat, so that rights that may be used at any time are used at any time.
    """
    made = 0
    what = 0
    while what == 0 and g.phase != names.PHASE_OVER and g.rounds <= rounds:
        if made == end_at:
            play.end_time(g, e, log)
            player.end_times += 1
            what = invariants.broken(g, e, player.rows)
        elif leave > 0 and below(player, leave) == 0:
            leave_one(g, e, log, player)
            what = invariants.broken(g, e, player.rows)
        else:
            what = move_one(g, e, log, player)
            if what < 0:  # no move was made
                what = 0
                continue
        made += 1
    player.decisions += made
    player.bankruptcies += g.bankruptcies
    return what


def any_seat(g: State, player: Player) -> int:
    """Any seat that is in the game."""
    return auctions.first_of(g, auctions.everyone(g), below(player, g.seats))


def leave_one(g: State, e: Tables, log: Log, player: Player) -> None:
    """Any seat leaves the game, if it may."""
    seat = any_seat(g, player)
    if bankruptcy.why_not_resign(g, seat) == names.OK:
        player.move.kind = names.MOVE_RESIGN
        play.make(g, e, log, seat, player.move)
        player.leavings += 1


def move_one(g: State, e: Tables, log: Log, player: Player) -> int:
    """Makes one random move: the first invariant that it breaks, 0 if none, -1 if the move was refused."""
    seat = any_seat(g, player) if below(player, 3) == 0 else next_seat(g, e, player)
    if not choose(g, e, player, seat):
        return -1
    debtor = seat
    if player.move.kind == names.MOVE_ACCEPT and g.debt_count > 0:
        debtor = g.debtor[0]
    owed = 0 if g.then == names.THEN_MOVE else debts.owed_by(g, debtor)  # who paid the bail may land and owe as much
    means = debts.raisable(g, e, debtor) if owed else 0
    if play.apply(g, e, log, seat, player.move) != names.OK:
        if player.move.kind == names.MOVE_OFFER or player.move.kind == names.MOVE_SETTLE:
            return -1  # its terms are free, and may not do
        return NOT_ALLOWED
    if owed and debts.owed_by(g, debtor) == owed and debts.raisable(g, e, debtor) < means:
        return LESS_MEANS
    return invariants.broken(g, e, player.rows)
