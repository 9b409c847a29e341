"""Every event and refusal of random play names a clause of its rulebook, or is one of the conventions listed here."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

from rentier import Edition, Game, Refused, load
from rentier.bots import random as random_player
from rentier.editions.clauses import REFUSAL_KEYS
from rentier.notation.refusals import CODES
from rentier.rules import names
from rentier.rules.moves import Move
from tests.properties import catalogue
from tests.properties.crowded import crowded

TABLES = [("brasil", None), ("peru", None), ("peru", "quick"), ("peru", "timed")]
TABLES += [("scuola", None), ("malta", None), ("castilla", None)]
GAMES = 14
MOVES = 120
TRIES = 6  # moves of the catalogue asked before each decision
RULEBOOKS = Path(__file__).parents[2] / "docs" / "rulebooks"

# The rulebooks say nothing about these, but a table needs them.
EVERYWHERE = {"empty-offer", "offer-open", "no-offer", "busy", "too-much-owed"}
CONVENTIONS = {
    "brasil": {*EVERYWHERE, "visitor-cannot-pay-now", "after-end-time-clock", "game-over-clock", "time-up"},
    "peru": {*EVERYWHERE, "visitor-cannot-pay-now", "debt-first", "after-end-time-agreed", "game-over-agreed"},
    "scuola": {*EVERYWHERE, "pawn-taken", "after-end-time", "game-over-agreed", "game-over-clock", "time-up"},
    "malta": {
        *EVERYWHERE,
        *("visitor-cannot-pay-now", "debt-first", "no-paying-in-property", "pawn-taken", "after-end-time"),
        *("game-over-agreed", "game-over-clock", "time-up"),
    },
    "castilla": {
        *EVERYWHERE,
        *("debt-first", "no-paying-in-property", "pawn-taken", "after-end-time"),
        *("game-over-agreed", "game-over-clock", "time-up"),
    },
}
# A table that agrees to stop does so without a clause, except where the rulebook has one (BR-39, PE-55).
AGREED = {("time-up", None), ("game-over", "agreed")}
EVENTS_WITHOUT_CLAUSE: dict[Any, set[Any]] = {
    ("brasil", None): set(),
    ("peru", "timed"): set(),
    ("peru", None): AGREED,
    ("peru", "quick"): AGREED,
    ("scuola", None): AGREED,
    ("malta", None): AGREED,
    ("castilla", None): AGREED,
}


def written(name: str) -> set[str]:
    """The numbers in the clause list of a rulebook."""
    text = (RULEBOOKS / f"{name}.md").read_text(encoding="utf-8")
    return set(re.findall(r"^\| ([A-Z]{2}-\d\d) \|", text, re.MULTILINE))


@pytest.mark.parametrize("name", CONVENTIONS)
def test_the_conventions_of_an_edition_are_those_listed(name):
    assert load(name).conventions == CONVENTIONS[name]


@pytest.mark.parametrize(("name", "mode"), TABLES)
def test_every_event_and_every_refusal_names_a_clause_that_exists(name, mode):
    edition = load(name, mode=mode)
    rng = random.Random(f"clauses of {name} {mode}")
    clauses = written(name)
    listed = {REFUSAL_KEYS[key][0] for key in CONVENTIONS[name] if key in REFUSAL_KEYS}
    refusals: dict[tuple[str, str], Refused] = {}
    for number in range(GAMES):
        game = play_a_while(edition, number, rng, refusals)
        for event in game.events:
            if event.clause is None:
                assert (event.kind, event.fields.get("why")) in EVENTS_WITHOUT_CLAUSE[name, mode], event
            else:
                assert event.clause in clauses, event
    for (code, move), refusal in refusals.items():
        if refusal.convention:
            assert refusal.clause is None
            assert code in listed, (code, move)
        else:
            assert refusal.clause in clauses, (code, move)
    assert len(refusals) > 50


def play_a_while(edition: Edition, number: int, rng: random.Random, refusals: dict[Any, Refused]) -> Game:
    """A stretch of a game, from its beginning or from a crowded table; every refusal of a rule is noted."""
    least, most = int(edition.dials["players.min"]), int(edition.dials["players.max"])
    seats = least + number % (most - least + 1)
    fresh = number % 5 == 0
    game = Game(edition, players=seats, seed=str(rng.getrandbits(64))) if fresh else crowded(edition, seats, rng)
    tries = [(move, seat) for move, seat in catalogue.of(game) if type(seat) is int and 0 <= seat < seats]
    player = random_player.Player(rng.getrandbits(64))
    for made in range(MOVES):
        for move, seat in rng.choices(tries, k=TRIES):
            refusal = game.why_not(move, seat)
            if refusal is not None and refusal.code in CODES.values():
                refusals[refusal.code, move["move"]] = refusal
        # In every other stretch nobody claims a rent at once, so that claims are still open when much else goes on.
        seat = random_player.next_seat(game._state, game._tables, player) if number % 2 else game.actor
        if seat is None or seat == names.NOBODY:
            break
        if random_player.choose(game._state, game._tables, player, seat):
            leaves = made % 50 == 49 and number % 3 == 0
            move = Move(names.MOVE_RESIGN) if leaves else player.move
            if game.why_not(move, seat) is None:
                game.apply(move, seat)
        if made == MOVES - 15 and number % 4 == 0:
            game.end_time()
    return game
