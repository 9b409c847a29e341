"""The bots that come with Rentier see no more than their seat, make no refused move, and are as strong as said."""

import random

import pytest

from rentier import Game, editions
from rentier.bots import driver, numbers, view
from rentier.bots.driver import Driver
from rentier.lab import simulate
from rentier.notation import position
from rentier.rules import moves, names, setup, state
from rentier.rules.log import Log

EVERY = [*((name, None) for name in editions.names()), ("peru", "quick"), ("peru", "timed")]


def scrambled(g, chance):
    """The same game with other cards on top, and another generator."""
    fields = position.unpack(g)
    for deck, left in enumerate(fields["deck_left"]):
        start = deck * names.CARDS
        cards = fields["deck"][start : start + left]
        chance.shuffle(cards)
        fields["deck"][start : start + left] = cards
    fields["key0"], fields["key1"] = chance.getrandbits(64), chance.getrandbits(64)
    fields["counter"] = [chance.getrandbits(20) for _ in fields["counter"]]
    return position.pack(fields)


def decision(g, e, d):
    """Who is asked what, and the answer."""
    seat = driver.next_to_ask(g, e, d)
    made = driver.decide(g, e, d, seat)
    return seat, d.asking, moves.packed(d.move) if made else None


def a_new_game(edition, seats, key):
    log = Log(False)
    g = setup.new_state(edition.tables, seats, key, 7)
    setup.start(g, edition.tables, log)
    return g, log


@pytest.mark.both_forms
@pytest.mark.parametrize("name", editions.names())
def test_no_decision_hangs_on_decks_or_generator(name):
    edition = editions.load(name)
    e = edition.tables
    chance = random.Random(f"scrambled {name}")
    bots = [numbers.TRADER, numbers.STEADY, numbers.TRADER, numbers.RANDOM]
    asked = set()
    for key in range(3):
        g, log = a_new_game(edition, 4, key)
        real, other = Driver(bots, key), Driver(bots, key)
        for _ in range(600):
            if position.unpack(g)["ended"]:
                break
            twin = scrambled(g, chance)
            seat, asking, answer = decision(g, e, real)
            assert decision(twin, e, other) == (seat, asking, answer)
            asked.add(asking)
            if answer is not None:
                same = state.copy(g)  # so that both drivers have seen the same game
                driver.answer(g, e, log, real, seat, real.move)
                driver.answer(same, e, log, other, seat, other.move)
    assert {numbers.MUST, numbers.MAY_OFFER} <= asked


@pytest.mark.parametrize("name", editions.names())
def test_a_view_does_not_hang_on_decks_or_generator(name):
    edition = editions.load(name)
    chance = random.Random(f"views {name}")
    d = Driver([numbers.FOREIGN, numbers.STEADY, numbers.TRADER], 5)
    g, log = a_new_game(edition, 3, 5)
    looked = 0
    while (seat := driver.advance(g, edition.tables, log, d, 15)) != names.NOBODY:
        here, there = (view.View(twin, edition, seat, d.asking, d.about) for twin in (g, scrambled(g, chance)))
        assert here._numbers == there._numbers
        assert state.fields(here.state) == list(here._numbers)
        driver.stand_in(g, edition.tables, log, d, seat)
        looked += 1
    assert looked > 20


@pytest.mark.parametrize(("name", "mode"), EVERY)
def test_no_bot_makes_a_refused_move(name, mode):
    edition = editions.load(name, mode=mode)
    for bots in ("steady", "trader", "trader,steady,random"):
        found = simulate.simulate(edition, 200, bots, workers=1, max_rounds=150, seed=f"refused {bots}")
        assert found["refused"] == 0, bots
        assert found["games"] == 200


@pytest.mark.parametrize("seats", [2, 3, 6, 8])
def test_no_bot_makes_a_refused_move_at_any_table(seats):
    for name in editions.names():
        edition = editions.load(name)
        if seats <= edition.dials["players.max"]:
            found = simulate.simulate(edition, 60, "trader,steady", seats, workers=1, max_rounds=150)
            assert found["refused"] == 0, name


# Strengths, over few games: bench/ and docs/ have the exact figures.


@pytest.mark.parametrize("name", editions.names())
def test_steady_beats_three_random_players(name):
    found = simulate.simulate(editions.load(name), 300, "steady,random,random,random", workers=1)
    assert found["wins_by_bot"]["steady"]["share"] > 0.85


def test_trader_beats_three_steady_players():
    found = simulate.simulate(editions.load("peru"), 600, "trader,steady,steady,steady", workers=1)
    assert found["wins_by_bot"]["trader"]["low"] > 0.4


def test_traders_finish_their_games():
    found = simulate.simulate(editions.load("peru"), 400, "trader", workers=1)
    assert found["unfinished"] <= 4


def answer_to_an_exchange(leads, pays, bot=numbers.TRADER):
    """Seat 0 offers what completes seat 1's group, and cash, for what completes its own: the answer's kind."""
    groups = {}
    for square in editions.load("peru").squares:
        if square.kind == "lot":
            groups.setdefault(square.group, []).append(square.index)
    mine, theirs, *rest = list(groups.values())[1:]
    titles = {square: {"owner": 0, "buildings": 5} for group in rest[1:] for square in group} if leads else {}
    titles |= {theirs[0]: {"owner": 0}, theirs[1]: {"owner": 0}, theirs[2]: {"owner": 1}}
    titles |= {mine[0]: {"owner": 1}, mine[1]: {"owner": 1}, mine[2]: {"owner": 0}}
    cash = (5000 if leads else 800, 120, 120)
    players = [{"name": name, "cash": has} for name, has in zip("LTZ", cash, strict=True)]
    game = Game.from_position({"edition": "peru", "seed": "1", "players": players, "titles": titles, "turn": 0})
    give, take = {"cash": pays, "squares": [mine[2]]}, {"squares": [theirs[2]]}
    game.apply({"move": "offer", "to": 1, "give": give, "take": take}, seat=0)
    d = Driver([bot] * 3, 1)
    assert driver.next_to_ask(game._state, game._tables, d) == 1
    assert driver.decide(game._state, game._tables, d, 1)
    return moves.packed(d.move)[0]


def test_a_trader_asks_more_of_one_who_is_far_ahead():
    """What it takes from an equal it does not take from a leader, who gains more by it."""
    prices = range(0, 801, 50)
    even = [pays for pays in prices if answer_to_an_exchange(False, pays) == names.MOVE_ACCEPT]
    ahead = [pays for pays in prices if answer_to_an_exchange(True, pays) == names.MOVE_ACCEPT]
    assert even
    assert min(ahead, default=1000) > min(even)
