"""`steady`, and it trades: it looks for exchanges that complete groups, asks a fair price, and makes counter-offers."""

from rentier.bots import numbers, steady, worth
from rentier.rules import ending, mortgage, names, trade
from rentier.rules.moves import Move
from rentier.rules.state import State
from rentier.rules.tables import Tables


def propose(g: State, e: Tables, seat: int, m: Move, best: Move) -> bool:
    """Puts the best exchange it can find into `m`; False if there is none worth asking for."""
    best_gain = numbers.LEAST_GAIN
    spare = -1
    # Where a group is no condition for building, or one builds only where one lands, who completes it has not yet won.
    group_builds_at_once = e.needs_group and e.build_when != names.WHEN_LANDING
    best.to = names.NOBODY
    for group in range(e.groups):
        other = holder_of_the_rest(g, e, seat, group)
        if other == names.NOBODY:
            continue
        take = worth.titles_of(g, e, other, group)
        loses = -worth.group_worth(g, e, group, take)
        gets = worth.group_gain(g, e, seat, group, 0, take)
        for mine in range(-1, e.groups):
            give = 0
            wanted = take
            gain = gets
            their_gain = loses
            if mine >= 0:
                give = worth.titles_of(g, e, seat, mine)
                if give == 0 or give == e.group_set[mine]:
                    continue
                if mine == group:
                    if group_builds_at_once:
                        continue
                    wanted = 0  # the other way round: the other one completes the group, for cash
                    gain = 0
                    their_gain = 0
                gain -= worth.group_worth(g, e, mine, give)
                their_gain += worth.group_gain(g, e, other, mine, 0, give)
            if gain + their_gain < numbers.LEAST_GAIN * 2:
                continue
            if spare < 0:
                spare = max(0, g.cash[seat] - worth.reserve(g, e, seat) // 2)
            promised = try_exchange(g, e, seat, other, give, wanted, gain, their_gain, spare, best_gain, m)
            if promised > best_gain:
                best_gain = promised
                keep(m, best)
    if best.to == names.NOBODY:
        return False
    keep(best, m)
    m.kind = names.MOVE_OFFER
    m.answers = 0
    return True


def keep(source: Move, target: Move) -> None:
    target.to = source.to
    target.give_cash = source.give_cash
    target.give_cards = source.give_cards
    target.give_squares = source.give_squares
    target.take_cash = source.take_cash
    target.take_cards = source.take_cards
    target.take_squares = source.take_squares


def holder_of_the_rest(g: State, e: Tables, seat: int, group: int) -> int:
    """The one other player who owns all that the seat lacks of a group of lots; NOBODY if the group is not split so."""
    first = e.group_first[group]
    if e.kind[e.member[first]] != names.LOT:
        return names.NOBODY
    other = names.NOBODY
    mine = 0
    for i in range(first, first + e.group_size[group]):
        owner = g.owner[e.member[i]]
        if owner == seat:
            mine += 1
        elif owner == names.NOBODY or (other != names.NOBODY and owner != other):
            return names.NOBODY
        else:
            other = owner
    return other if mine > 0 else names.NOBODY


def try_exchange(
    g: State,
    e: Tables,
    seat: int,
    other: int,
    give: int,
    take: int,
    mine: int,
    theirs: int,
    spare: int,
    least: int,
    m: Move,
) -> int:
    """What the exchange promises the seat, at the price that leaves both better off; -1 if not more than `least`.

    `mine` and `theirs` are what the titles alone are worth to both, `spare` is the cash that the seat could add.
    """
    if g.pledged & (give | take):
        mine -= mortgage.interest_on_transfer(g, e, take)
        theirs -= mortgage.interest_on_transfer(g, e, give)
    m.to = other
    m.answers = 0
    m.give_squares = give
    m.take_squares = take
    m.give_cards = 0
    m.take_cards = 0
    m.give_cash = 0
    m.take_cash = 0
    # Of what both gain, three fifths for the one who has the idea; cash makes up the difference.
    pays = mine - (mine + theirs) * 3 // 5
    if pays > 0:
        m.give_cash = min(pays, spare)
    elif give:
        m.take_cash = max(0, min(-pays, g.cash[other] - 50))
    mine += m.take_cash - m.give_cash
    theirs += m.give_cash - m.take_cash
    if mine < numbers.LEAST_GAIN or theirs <= 20 or theirs * 3 < mine * 2:
        return -1
    mine += worth.promise_gain(g, e, seat, give, take, m.take_cash - m.give_cash)
    if mine <= least:
        return -1
    theirs += worth.promise_gain(g, e, other, take, give, m.give_cash - m.take_cash)
    if theirs > most_for(g, e, seat, other, mine):
        return -1
    return mine if trade.why_not_exchange(g, e, seat, other, m) == names.OK else -1


def most_for(g: State, e: Tables, seat: int, other: int, mine: int) -> int:
    """The most that the other may gain by an exchange that promises the seat `mine`: less if it is far ahead."""
    ahead = ending.wealth(g, e, other) * 2 > ending.wealth(g, e, seat) * 3
    return mine if ahead else mine * 3 // 2


def answer_offer(g: State, e: Tables, seat: int, proposer: int, m: Move) -> None:
    """Accepts what is good, asks for more where some cash would make it so, else refuses."""
    trade.load_offer(g, proposer, m)
    number = g.offer_id[proposer]
    mine = steady.gain_of(g, e, seat, proposer, seat, m)
    theirs = steady.gain_of(g, e, proposer, proposer, seat, m)
    cash = m.give_cash - m.take_cash
    promise = mine + worth.promise_gain(g, e, seat, m.take_squares, m.give_squares, cash)
    their_promise = theirs + worth.promise_gain(g, e, proposer, m.give_squares, m.take_squares, -cash)
    m.id = number
    if mine > 20 and promise > 20 and their_promise <= most_for(g, e, seat, proposer, promise):
        fine = trade.why_not_exchange(g, e, proposer, seat, m) == names.OK
        m.kind = names.MOVE_ACCEPT if fine else names.MOVE_REJECT
        return
    m.kind = names.MOVE_REJECT
    more = (theirs - mine) // 2
    if g.offer_id[seat] or more <= 0 or m.take_squares == 0 or m.give_cash + more > g.cash[proposer] - 50:
        return
    if theirs - more < numbers.LEAST_GAIN or mine + more < numbers.LEAST_GAIN:
        return
    cash += more
    promise = mine + more + worth.promise_gain(g, e, seat, m.take_squares, m.give_squares, cash)
    their_promise = theirs - more + worth.promise_gain(g, e, proposer, m.give_squares, m.take_squares, -cash)
    if promise <= 20 or their_promise > most_for(g, e, seat, proposer, promise):
        return  # it would not take that itself
    counter(g, e, seat, proposer, more, m)


def counter(g: State, e: Tables, seat: int, proposer: int, more: int, m: Move) -> None:
    """The same exchange from the other side, for more cash."""
    give = m.take_squares
    take = m.give_squares
    cash = m.give_cash - m.take_cash + more
    give_cards = m.take_cards
    take_cards = m.give_cards
    number = m.id
    m.to = proposer
    m.answers = number
    m.give_squares = give
    m.take_squares = take
    m.give_cards = give_cards
    m.take_cards = take_cards
    m.take_cash = max(cash, 0)
    m.give_cash = max(-cash, 0)
    if trade.why_not_offer(g, e, seat, m) == names.OK:
        m.kind = names.MOVE_OFFER
