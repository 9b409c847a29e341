"""The bots that come with Rentier see no more than their seat, make no refused move, and are as strong as said."""

import random

import pytest

from rentier import editions
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
