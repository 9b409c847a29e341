"""Where rolls end: the long-run share of each square, by an exact Markov chain and by walking through the engine.

Each roll counts once, where it ends: on the square that the last card led to, or as a prisoner. A prisoner's failed
try is a roll that ends in jail; a turn that is waited there without rolling is no roll, and counts nowhere.

Both take every draw of a card as independent of all others, from the whole deck: a jail-free card goes back at once.
`walk(..., real_decks=True)` shuffles, draws, keeps and uses cards as the edition says instead.
"""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from rentier.bots import walker
from rentier.editions import Card, Deck, Edition
from rentier.notation.fairness import Source
from rentier.rules import names, setup
from rentier.rules.log import Log
from rentier.rules.tables import Tables

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Shares = NDArray[np.float64]

LEAVE, STAY = "leave", "stay"
POLICIES = (LEAVE, STAY)  # what a prisoner does: leaves as soon as the rules allow, stays as long as they allow

FEWEST_ROLLS, MOST_ROLLS = 1_000, 10_000_000_000
BATCHES = 100  # rolls follow from one another: their error is taken from the spread between long stretches
SETTLING = 300  # rolls before the first that counts: by then the start square is forgotten
GAME = 1_000  # rolls that count before a new game: one order of its cards must not stand for all
SEATS = 2


@dataclass(frozen=True, slots=True)
class Landing:
    """Shares in percent: by square, and of prisoners; their standard errors too if they were measured."""

    squares: list[float]
    jail: float
    rolls: int = 0  # 0: exact
    square_errors: list[float] | None = None
    jail_error: float | None = None


# The exact chain.

Before = tuple[int, int, bool]  # a roll: the square, doubles rolled in this turn or turns spent in jail, in jail?


@dataclass(frozen=True, slots=True)
class Rules:
    """What an edition says about moving, and what a prisoner does."""

    size: int
    jail_square: int
    jail_played: bool
    doubles_to_jail: int
    double_turns: int
    double_rolls_again: bool
    wait_turns: int
    bail_when: str
    leaves: bool


def rules_of(edition: Edition, policy: str) -> Rules:
    dials = edition.dials
    return Rules(
        size=len(edition.squares),
        jail_square=next((square.index for square in edition.squares if square.kind == "jail"), -1),
        jail_played=bool(dials["jail.played"]),
        doubles_to_jail=int(dials["turn.doubles_to_jail"]),
        double_turns=int(dials["jail.double_turns"]),
        double_rolls_again=bool(dials["jail.double_rolls_again"]),
        wait_turns=int(dials["jail.wait_turns"]),
        bail_when=str(dials["jail.bail_when"]),
        leaves=policy == LEAVE,
    )


def exact(edition: Edition, policy: str) -> Landing:
    """The stationary shares of the chain that a lone pawn follows from roll to roll."""
    import numpy as np

    rules = rules_of(edition, policy)
    landings = landings_of(edition, rules)
    number: dict[Before, int] = {}
    waiting = [_next_turn(rules, 0, None)]
    steps: list[tuple[int, Before, int, float]] = []  # from a state to the next, by an end, with what chance
    while waiting:
        here = waiting.pop()
        if here in number:
            continue
        number[here] = len(number)
        for chance, end, there in _rolls(rules, landings, here):
            steps.append((number[here], there, end, chance))
            waiting.append(there)

    chain = np.zeros((len(number), len(number)))
    ends = np.zeros((len(number), rules.size + 1))
    for before, there, end, chance in steps:
        chain[before, number[there]] += chance
        ends[before, end] += chance
    balance = chain.T - np.eye(len(number))
    balance[-1] = 1.0  # one equation follows from the others; that all shares make 1 takes its place
    right = np.zeros(len(number))
    right[-1] = 1.0
    often = np.linalg.solve(balance, right)
    assert np.allclose(often @ chain, often, atol=1e-10)
    shares = 100 * (often @ ends)
    return Landing([float(share) for share in shares[:-1]], float(shares[-1]))


def _rolls(rules: Rules, landings: "Shares", before: Before) -> Iterator[tuple[float, int, Before]]:
    """What one roll may come to: its chance, where it ends (a square, or `size` for jail) and the state after it."""
    square, count, prisoner = before
    for first in range(1, 7):
        for second in range(1, 7):
            double = first == second
            doubles = 0
            if prisoner and not double:
                turns = count + 1
                if rules.bail_when != "start-or-forced" or turns < rules.double_turns:
                    yield 1 / 36, rules.size, _next_turn(rules, rules.jail_square, turns)
                    continue
            elif prisoner:
                doubles = 1 if rules.double_rolls_again else 0
            elif double:
                doubles = count + 1
                if rules.doubles_to_jail and doubles >= rules.doubles_to_jail:
                    yield 1 / 36, *_sent(rules)
                    continue
            landing = landings[(square + first + second) % rules.size]
            for end in landing.nonzero()[0].tolist():
                chance = float(landing[end]) / 36
                if end == rules.size:
                    yield chance, *_sent(rules)
                elif doubles:
                    yield chance, end, (end, doubles if rules.doubles_to_jail else 1, False)
                else:
                    yield chance, end, _next_turn(rules, end, None)


def _sent(rules: Rules) -> tuple[int, Before]:
    """Sent to jail, where jail is played, or only to its square: the end, and the state at the next turn's roll."""
    if rules.jail_played:
        return rules.size, _next_turn(rules, rules.jail_square, 0)
    return rules.jail_square, _next_turn(rules, rules.jail_square, None)


def _next_turn(rules: Rules, square: int, spent: int | None) -> Before:
    """The state at the next roll of a turn to come; `spent` are a prisoner's turns in jail so far."""
    free = (square, 0, False)
    while spent is not None:
        if rules.wait_turns and spent >= rules.wait_turns:
            return free
        may_wait = rules.wait_turns > 0 or rules.double_turns == 0
        if may_wait and not rules.leaves:
            spent += 1
            continue
        tries_over = spent >= rules.double_turns
        if rules.bail_when == "forced-next-turn" and tries_over:
            return free
        if rules.leaves and rules.bail_when in ("start", "start-or-forced"):
            return free
        no_more_tries = tries_over and rules.bail_when in ("never", "start")
        if rules.double_turns and not no_more_tries:
            return (square, min(spent, max(rules.wait_turns, rules.double_turns)), True)
        spent += 1
    return free


def landings_of(edition: Edition, rules: Rules) -> "Shares":
    """Where a pawn ends that the dice bring to each square, all cards obeyed; the last column is being sent to jail."""
    import numpy as np

    size = rules.size
    sent = size
    ends = np.zeros((size, size + 1))  # a pawn that is here and draws: it stays, or is sent to jail
    moves = np.zeros((size, size))  # or it is moved, and obeys another square
    for square in edition.squares:
        here = square.index
        if square.kind == "go-to-jail" and rules.jail_played:
            ends[here, sent] = 1.0
        elif square.deck is None or not edition.decks[square.deck].cards:
            ends[here, here] = 1.0
        else:
            cards = edition.decks[square.deck].cards
            for card in cards:
                targets = _targets(edition, here, card)
                for target in targets:
                    moves[here, target] += 1 / len(cards) / len(targets)
                if not targets:
                    ends[here, sent if card.effect == "go_to_jail" else here] += 1 / len(cards)
    found = np.zeros((size, size + 1))
    on_the_way = np.eye(size)
    for _ in range(names.CARD_MOVES):
        found += on_the_way @ ends
        on_the_way = on_the_way @ moves
    found[:, :size] += on_the_way  # after so many cards the pawn stays where it is
    return found


def _targets(edition: Edition, here: int, card: Card) -> list[int]:
    """The squares that a card moves a pawn to, all equally likely; none if it stays, or goes to jail."""
    size = len(edition.squares)
    if card.effect == "move_to":
        return [card.value]
    if card.effect == "move_to_next":
        ahead = ((here + i) % size for i in range(1, size + 1))
        return [next((square for square in ahead if edition.squares[square].kind == card.value), here)]
    if card.effect == "move_back":
        return [(here - card.value) % size]
    if card.effect == "move_random":
        return [square for square in range(size) if square != here]
    return []


# The walk through the engine.


def without_money(edition: Edition, real_decks: bool) -> Edition:
    """The edition with all its moves and none of its money, so that nobody buys, owes or is ruined.

    Dice, jail and cards stay as they are; a card that is about money does nothing. Without `real_decks` any card may
    come at any draw, and a jail-free card goes back at once.
    """
    dials = dict(edition.dials) | {
        "money.start": 0,
        "money.salary": 0,
        "jail.bail": 0,
        "setup.titles_dealt": 0,
        "purchase.declined": "bank",
        "purchase.monument_declined": "bank",
    }
    if not real_decks:
        dials |= {"cards.draw": "random", "jail.card": False}
    return replace(
        edition,
        dials=MappingProxyType(dials),
        squares=tuple(replace(square, amount=0) for square in edition.squares),
        decks=MappingProxyType({name: _movements(deck) for name, deck in edition.decks.items()}),
    )


def _movements(deck: Deck) -> Deck:
    moving = ("move_to", "move_to_next", "move_back", "move_random", "go_to_jail", "jail_free")
    kept = (card if card.effect in moving else replace(card, effect="collect", value=0) for card in deck.cards)
    return replace(deck, cards=tuple(kept))


def walk(
    edition: Edition,
    policy: str,
    rolls: int,
    seed: str = "1",
    *,
    real_decks: bool = False,
    progress: Callable[[int], object] = lambda done: None,
) -> Landing:
    """The shares of so many rolls by the engine's own dice and cards; `progress` hears how many are done.

    Interrupted, it gives the shares of the rolls so far, if there are enough to tell their errors.
    """
    rules_of(edition, policy)
    tables = without_money(edition, real_decks).tables
    log = Log(False)
    walking = walker.Walk(policy == LEAVE)
    batches: list[list[int]] = []
    size = math.ceil(rolls / BATCHES)
    games = 0
    try:
        for done in range(0, rolls, size):
            batch = min(size, rolls - done)
            total = [0] * (names.SQUARES + 1)
            for part in range(0, batch, GAME):
                games += 1
                key = Source(f"landing {seed} {games}").key(0)
                counted = _game(tables, key, log, walking, min(GAME, batch - part))
                total = [a + b for a, b in zip(total, counted, strict=True)]
                progress(done + min(part + GAME, batch))
            batches.append(total)
    except KeyboardInterrupt:
        if len(batches) < 2:
            raise
    return _measured(batches, len(edition.squares))


def _game(tables: Tables, key: tuple[int, int], log: Log, walking: walker.Walk, rolls: int) -> list[int]:
    """A new game with newly shuffled decks: where so many rolls end once it has settled."""
    game = setup.new_state(tables, SEATS, *key)
    setup.start(game, tables, log)
    settled = walker.walk_on(game, tables, log, walking, SETTLING)
    walker.ends(walking)
    walked = walker.walk_on(game, tables, log, walking, rolls)
    assert settled, "a walker's move was refused"
    assert walked, "a walker's move was refused"
    return walker.ends(walking)


def _measured(batches: list[list[int]], size: int) -> Landing:
    """Shares over all batches, and their standard errors by the spread between batches."""
    rolls = [sum(batch) for batch in batches]
    total = sum(rolls)
    shares, errors = [], []
    for place in [*range(size), names.SQUARES]:
        share = sum(batch[place] for batch in batches) / total
        spread = sum((batch[place] - share * count) ** 2 for batch, count in zip(batches, rolls, strict=True))
        variance = spread * len(batches) / (len(batches) - 1) / total**2
        shares.append(100 * share)
        errors.append(100 * math.sqrt(variance))
    return Landing(shares[:-1], shares[-1], total, errors[:-1], errors[-1])


# What is shown.


def to_data(landing: Landing, edition: Edition, policy: str, seed: str, real_decks: bool) -> dict[str, Any]:
    """For scripts: shares in percent, with their standard errors where they were measured."""
    data: dict[str, Any] = {
        "edition": edition.name,
        "mode": edition.mode,
        "house_rules": dict(edition.house_rules),
        "policy": policy,
        "method": "rolls" if landing.rolls else "exact",
        "squares": landing.squares,
        "jail": landing.jail,
    }
    if landing.rolls:
        data |= {"rolls": landing.rolls, "seed": seed, "real_decks": real_decks}
        data["standard_errors"] = {"squares": landing.square_errors, "jail": landing.jail_error}
    return data


def lines(landing: Landing, edition: Edition, policy: str) -> list[str]:
    """A table: each square with its share and a bar, the jail's prisoners beneath its visitors."""
    longest = max(*landing.squares, landing.jail)
    how = f"{landing.rolls:,} rolls" if landing.rolls else "exact"
    shown = [f"{edition.title}: rolls that end on each square, in percent (policy {policy}, {how})", ""]

    def row(number: str, name: str, share: float, error: float | None) -> str:
        bar = "█" * round(24 * share / longest)
        spread = "" if error is None else f" ± {1.96 * error:.3f}"
        return f"{number:>3}  {name[:30]:30} {share:7.4f}{spread}  {bar}".rstrip()

    for square, share in zip(edition.squares, landing.squares, strict=True):
        error = landing.square_errors[square.index] if landing.square_errors else None
        shown.append(row(str(square.index), square.name, share, error))
        if square.kind == "jail" and edition.dials["jail.played"]:
            shown.append(row("", "  in jail", landing.jail, landing.jail_error))
    return shown
