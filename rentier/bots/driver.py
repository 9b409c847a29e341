"""The one driver of bots: who is asked next, for a decision or a right, and the move that follows.

Simulation, environment and server all use it. Rights never block: claims are asked for before any roll that could end
them, building once before each roll, answers to offers at once, offers at most three a turn of one's own.
"""

from rentier.bots import flat, numbers, random, steady, trader
from rentier.bots.flat import Flat
from rentier.bots.random import Player
from rentier.bots.steady import Memory
from rentier.rules import auctions, looks, names, play, table, trade
from rentier.rules.log import Log
from rentier.rules.moves import Move, MoveList
from rentier.rules.state import State
from rentier.rules.tables import Tables


class Driver:
    """Who plays each seat, and what has been asked since the last roll and in this turn."""

    def __init__(self, bots: list[int], seed: int = 0) -> None:
        self.player = Player(seed)
        self.move = Move()
        self.best = Move()
        self.flat = Flat()
        self.rows = MoveList()
        self.memory = Memory()
        self.bot = [bots[i] if i < len(bots) else numbers.RANDOM for i in range(names.SEATS)]
        self.turn = -1
        self.rounds = 0
        self.offers = 0  # made in this turn
        self.counters = 0  # counter-offers from outside, in this turn
        self.may_offer = 0
        self.asked_to_claim = 0  # claims by their place, a bit each, since the last roll
        self.claims = 0  # how many there were when last looked at
        self.asked_to_build = 0
        self.to_build = 0
        self.seen = [0 for _ in range(names.SEATS)]  # the last offer of each proposer that was answered
        self.offers_seen = 0
        self.open_offers = 0
        self.asking = numbers.MUST
        self.sure = False  # whether the move that was decided needs no second look
        self.about = 0  # the claim, or the proposer, that is asked about
        self.decisions = 0
        self.refused = 0
        self.turns = 0
        self.answers = 0  # from outside, in this turn
        self.landings = [0 for _ in range(names.SQUARES + 1)]  # rolls that ended on each square; the last one: in jail


def seat_bot(d: Driver, seat: int, bot: int) -> None:
    d.bot[seat] = bot


def begin_game(d: Driver, seed: int) -> None:
    """The driver of a new game: nothing asked yet, the random players' generator at its seed; `landings` go on."""
    random.reseed(d.player, seed)
    steady.forget(d.memory)
    flat.begin_game(d.flat, seed)
    d.turn = -1
    d.rounds = 0
    d.offers = 0
    d.counters = 0
    d.may_offer = 0
    d.asked_to_claim = 0
    d.claims = 0
    d.asked_to_build = 0
    d.to_build = 0
    for i in range(names.SEATS):
        d.seen[i] = 0
    d.offers_seen = 0
    d.open_offers = 0
    d.decisions = 0
    d.refused = 0
    d.turns = 0
    d.answers = 0


def new_turn(g: State, d: Driver) -> None:
    d.turn = g.turn
    d.rounds = g.rounds
    d.turns += 1
    d.answers = 0
    d.offers = 0
    d.counters = 0
    d.may_offer = 1
    d.asked_to_claim = 0
    d.asked_to_build = 0
    d.to_build = 0


def seats_with_groups(g: State, e: Tables) -> int:
    """The seats that own a complete group of lots, a bit each."""
    seats = 0
    rest = g.whole
    group = 0
    while rest:
        square = e.member[e.group_first[group]]
        if rest & 1 and e.kind[square] == names.LOT:
            seats |= 1 << g.owner[square]
        rest >>= 1
        group += 1
    return seats


def who_may_build(g: State, e: Tables, d: Driver) -> int:
    """Those with a complete group whose turn it is not, but for bots that had nothing to do with as much cash."""
    seats = 0
    if g.whole == 0:
        return 0
    for seat in range(g.seats):
        more = g.cash[seat] > d.memory.content[seat] and not steady.is_too_poor(g, seat, d.memory)
        if more or d.bot[seat] == numbers.RANDOM or d.bot[seat] >= numbers.FOREIGN:
            seats |= 1 << seat
    seats &= ~(1 << g.turn)
    return seats & seats_with_groups(g, e) if seats else 0


def find_offer(g: State, d: Driver) -> bool:
    """Whether an open offer waits for its answer: its proposer goes into `d.about`."""
    d.open_offers = 0
    for proposer in range(g.seats):
        if g.offer_id[proposer] and d.seen[proposer] != g.offer_id[proposer]:
            d.open_offers = 1
            if trade.why_not_trade_now(g, proposer, g.offer_to[proposer]) == names.OK:
                d.seen[proposer] = g.offer_id[proposer]
                d.about = proposer
                return True
    return False


def next_to_ask(g: State, e: Tables, d: Driver) -> int:
    """The seat that is asked next; what it is asked is in `d.asking` and `d.about`."""
    if g.turn != d.turn or g.rounds != d.rounds:
        new_turn(g, d)
    if g.offers_made != d.offers_seen:
        d.offers_seen = g.offers_made
        d.open_offers = 1
    if d.open_offers and find_offer(g, d):
        d.asking = numbers.MAY_ANSWER
        return g.offer_to[d.about]
    pending = g.debt_count > 0 or g.auction != names.AUCTION_NONE or g.ask != names.ASK_NONE or g.heir_asked
    if not pending and (g.phase == names.PHASE_ROLL or g.phase == names.PHASE_END):
        if g.claim_count < d.claims:
            d.asked_to_claim = 0  # those behind one that is gone have moved up
        d.claims = g.claim_count
        for i in range(g.claim_count):
            seat = g.claim_by[i]
            if not (d.asked_to_claim >> i) & 1:
                d.asked_to_claim |= 1 << i
                d.asking = numbers.MAY_CLAIM
                d.about = i
                return seat
        if g.phase == names.PHASE_ROLL and e.build_when == names.WHEN_ANY_TIME and not d.asked_to_build:
            d.asked_to_build = 1 << names.SEATS
            d.to_build = who_may_build(g, e, d)
        if g.phase == names.PHASE_ROLL and d.to_build:
            seat = auctions.first_of(g, d.to_build, g.turn)
            d.to_build &= ~(1 << seat)
            d.asking = numbers.MAY_BUILD
            return seat
        if d.may_offer and g.phase == names.PHASE_END and d.bot[g.turn] >= numbers.TRADER and not g.offer_id[g.turn]:
            d.may_offer = 0
            d.asking = numbers.MAY_OFFER
            return g.turn
        d.asking = numbers.MUST
        return g.turn
    d.asking = numbers.MUST
    return table.actor(g, e)


def decide(g: State, e: Tables, d: Driver, seat: int) -> bool:
    """The built-in bot of this seat decides what it is asked: `d.move`, or False to let a right go."""
    bot = d.bot[seat]
    d.move.whole = False
    d.move.visitor = names.NOBODY
    d.move.id = 0
    d.sure = False
    if bot == numbers.RANDOM:
        return decide_at_random(g, e, d, seat)
    if d.asking == numbers.MUST:
        d.sure = steady.decide(g, e, seat, d.move, bot == numbers.TRADER, d.memory)
        return True
    if d.asking == numbers.MAY_CLAIM:  # nothing is pending, so only a mortgage stops it
        d.move.kind = names.MOVE_CLAIM_RENT
        d.move.square = g.claim_square[d.about]
        d.move.visitor = g.claim_visitor[d.about]
        d.sure = not g.mortgaged[d.move.square]
        return d.sure
    if d.asking == numbers.MAY_ANSWER:
        if bot == numbers.TRADER:
            trader.answer_offer(g, e, seat, d.about, d.move)
        else:
            steady.answer_offer(g, e, seat, d.about, d.move)
        return True
    if d.asking == numbers.MAY_BUILD:
        if not steady.improve(g, e, seat, d.move, d.memory):
            return False
        d.sure = d.move.kind == names.MOVE_BUILD
        return True
    if bot != numbers.TRADER:
        return False
    # A search that found nothing, or whose offer was refused, is not repeated before a title has changed hands.
    if (d.memory.searched >> seat) & 1 and g.rounds < d.memory.search_again[seat]:
        return False
    d.memory.searched |= 1 << seat
    d.memory.search_again[seat] = g.rounds + numbers.PATIENCE
    if not trader.propose(g, e, seat, d.move, d.best):
        return False
    d.offers += 1
    d.may_offer = d.offers < numbers.OFFERS_A_TURN
    return True


def decide_at_random(g: State, e: Tables, d: Driver, seat: int) -> bool:
    if d.asking == numbers.MAY_OFFER:
        return False
    if d.asking == numbers.MAY_CLAIM:
        d.move.kind = names.MOVE_CLAIM_RENT
        d.move.square = g.claim_square[d.about]
        d.move.visitor = g.claim_visitor[d.about]
        return True
    if d.asking == numbers.MAY_ANSWER:
        d.move.id = g.offer_id[d.about]
        d.move.kind = names.MOVE_REJECT
        return True
    if d.asking == numbers.MAY_BUILD and random.below(d.player, 4):
        return False
    for _ in range(20):
        if not random.choose(g, e, d.player, seat):
            return False
        if g.debt_count == 0 or d.player.move.kind != names.MOVE_LIFT:
            break  # who lifts in debt what it has just mortgaged would come to no end
    trader.keep(d.player.move, d.move)
    d.move.kind = d.player.move.kind
    d.move.square = d.player.move.square
    d.move.amount = d.player.move.amount
    d.move.group = d.player.move.group
    d.move.id = d.player.move.id
    d.move.visitor = d.player.move.visitor
    d.move.whole = d.player.move.whole
    d.move.answers = d.player.move.answers
    return True


def is_noted(kind: int) -> bool:
    """Whether a move of this kind changes what `steady` remembers of titles, buildings and mortgages."""
    return kind != names.MOVE_ROLL and kind != names.MOVE_END_TURN and kind != names.MOVE_CLAIM_RENT


def make_move(g: State, e: Tables, log: Log, d: Driver, seat: int, m: Move, sure: bool) -> int:
    """Makes the move and keeps account of it; a refusal, as `play.apply` gives it, changes nothing."""
    rolled = g.counter[names.STREAM_DICE]
    whole = g.whole
    seats_out = g.seats_out
    code = names.OK
    if sure:
        play.make(g, e, log, seat, m)
    else:
        code = play.apply(g, e, log, seat, m)
    if is_noted(m.kind) or g.seats_out != seats_out:
        steady.note(g, e, d.memory, seat, m.kind, whole, seats_out)
    if g.counter[names.STREAM_DICE] != rolled:
        d.asked_to_claim = 0
        d.asked_to_build = 0
        if m.kind == names.MOVE_ROLL and g.then != names.THEN_MOVE:
            d.landings[names.SQUARES if looks.in_jail(g, seat) else g.square[seat]] += 1
    return code


def has_moved(before: State, g: State, e: Tables, d: Driver, seat: int, kind: int) -> None:
    """Somebody has made a move of this kind without the driver: it keeps the same account of it as `make_move`."""
    if is_noted(kind) or g.seats_out != before.seats_out:
        steady.note(g, e, d.memory, seat, kind, before.whole, before.seats_out)
    if g.counter[names.STREAM_DICE] != before.counter[names.STREAM_DICE]:
        d.asked_to_claim = 0
        d.asked_to_build = 0


def answer(g: State, e: Tables, log: Log, d: Driver, seat: int, m: Move) -> int:
    """The move of a seat that is played from outside, as `advance` asked for it."""
    code = make_move(g, e, log, d, seat, m, False)
    if code == names.OK and d.asking == numbers.MAY_OFFER:
        d.offers += 1
        d.may_offer = d.offers < numbers.OFFERS_A_TURN
    elif code == names.OK and m.kind == names.MOVE_OFFER:
        d.counters += 1
    return code


def stand_in(g: State, e: Tables, log: Log, d: Driver, seat: int) -> None:
    """`steady` answers for a seat that is played from outside and has no legal answer."""
    bot = d.bot[seat]
    d.bot[seat] = numbers.STEADY
    decide_and_move(g, e, log, d, seat)
    d.bot[seat] = bot


def show_flat(g: State, e: Tables, d: Driver, seat: int) -> None:
    """Hands a flat bot what it is asked."""
    flat.show(d.flat, g, e, seat, d.asking, d.about)


def answer_flat(g: State, e: Tables, log: Log, d: Driver, seat: int) -> int:
    """The move that a flat bot wrote: OK, a refusal of the rules, NOT_A_MOVE or NOT_AN_ANSWER."""
    if not flat.read(d.flat, g, e, seat, d.move):
        return numbers.NOT_A_MOVE
    if d.asking != numbers.MUST and (d.move.kind == names.MOVE_PASS or d.move.kind == 0):
        return names.OK
    if d.move.kind == 0:
        return numbers.NOT_A_MOVE
    if not flat.is_about(d.asking, d.move.kind):
        return numbers.NOT_AN_ANSWER
    return answer(g, e, log, d, seat, d.move)


def ask_flat(g: State, e: Tables, log: Log, d: Driver, seat: int) -> None:
    """A compiled bot answers, or `steady` in its place; `guests` does the same with one in plain Python."""
    bot = d.bot[seat] - numbers.FLAT
    if d.answers <= numbers.ANSWERS_A_TURN:
        show_flat(g, e, d, seat)
        if flat.call(d.flat, bot, seat) == 0 and answer_flat(g, e, log, d, seat) == names.OK:
            return
    flat.offend(d.flat, bot)
    stand_in(g, e, log, d, seat)


def decide_and_move(g: State, e: Tables, log: Log, d: Driver, seat: int) -> None:
    if not decide(g, e, d, seat):
        return
    if make_move(g, e, log, d, seat, d.move, d.sure) != names.OK:
        if d.bot[seat] != numbers.RANDOM:  # whose offers have terms that nobody has thought about
            d.refused += 1
        if d.asking == numbers.MUST and random.choose(g, e, d.player, seat):
            make_move(g, e, log, d, seat, d.player.move, False)


def advance(g: State, e: Tables, log: Log, d: Driver, rounds: int) -> int:
    """Plays on until a seat that is played from outside is asked: that seat; NOBODY when game or round is over."""
    while g.phase != names.PHASE_OVER and g.rounds <= rounds:
        seat = next_to_ask(g, e, d)
        d.decisions += 1
        if d.bot[seat] < numbers.FOREIGN:
            decide_and_move(g, e, log, d, seat)
            continue
        d.answers += 1
        if d.bot[seat] == numbers.FOREIGN:
            return seat
        ask_flat(g, e, log, d, seat)
    return names.NOBODY
