"""The driver: whom it asks, what it keeps account of, and batches that equal single games."""

from array import array

import pytest

from rentier import Game, editions
from rentier.bots import batch, driver, numbers
from rentier.bots.batch import Money
from rentier.bots.driver import Driver
from rentier.lab.play import Hall, Plan, keys_of, seed_of
from rentier.notation.fairness import Source
from rentier.rules import names, setup, state
from rentier.rules.log import Log

PERU = editions.load("peru")


@pytest.mark.parametrize("name", editions.names())
@pytest.mark.both_forms
def test_another_game_is_like_a_new_one(name):
    e = editions.load(name).tables
    fresh = setup.new_state(e, 4, 1, 2)
    for key in range(5):
        assert state.to_bytes(setup.another(fresh, e, key, 9)) == state.to_bytes(setup.new_state(e, 4, key, 9))


def test_a_game_of_the_lab_has_the_chance_of_its_seed():
    keys = keys_of("42", 15, 3)
    assert tuple(keys[6:8]) == Source(seed_of("42", 17)).key(0)
    game = Game("peru", players=4, seed="42:17")
    g = setup.new_state(PERU.tables, 4, *keys[6:8])
    setup.start(g, PERU.tables, Log(False))
    assert state.to_bytes(g) == game.state_bytes()


@pytest.mark.both_forms
def test_a_batch_is_its_games_one_by_one():
    plan = Plan(PERU, ("trader", "random"), ((0, 1, 0), (1, 0, 1)), "7", 30)
    together = Hall(plan).play(4, 6)
    for i in range(6):
        alone = Hall(plan).play(4 + i, 1)
        assert [together.column(field)[i] for field in range(numbers.OUT_FIELDS)] == list(alone.out)


def test_what_is_written_of_a_game_is_what_happened():
    e, log, d, money = PERU.tables, Log(False), Driver([numbers.STEADY] * 3, 0), Money()
    fresh = setup.new_state(e, 3, 0, 0)
    out = array("q", bytes(8 * numbers.OUT_FIELDS))
    batch.play_games(fresh, e, log, d, money, 500, array("Q", [11, 12, 13]), array("i", [numbers.STEADY] * 8), out, 1)
    g = setup.new_state(e, 3, 11, 12)
    setup.start(g, e, log)
    alone = Driver([numbers.STEADY] * 3, 13)
    turns, before = 0, None
    while True:
        data = state.fields(g)
        now = (data[1], data[6])  # whose turn, which round
        turns += now != before
        before = now
        seat = driver.next_to_ask(g, e, alone)
        if seat == names.NOBODY:
            break
        if driver.decide(g, e, alone, seat):
            driver.answer(g, e, log, alone, seat, alone.move)
        if state.fields(g)[13]:  # ended
            break
    assert out[numbers.OUT_TURNS] == turns
    assert out[numbers.OUT_ROUNDS] == state.fields(g)[6]
    assert out[numbers.OUT_ENDED] == names.END_LAST_LEFT
    assert out[numbers.OUT_FIRST] == state.fields(g)[2]
    winner = out[numbers.OUT_WINNERS].bit_length() - 1
    assert out[numbers.OUT_WINNERS] | out[numbers.OUT_BANKRUPT] == 0b111
    assert out[numbers.OUT_WEALTH + winner] == max(out[numbers.OUT_WEALTH : numbers.OUT_WEALTH + 3])


def test_every_claim_is_asked_for_also_behind_one_that_was_claimed():
    game = Game.from_position(
        {
            "edition": "peru",
            "players": [{"cash": 1500}, {"cash": 1500, "square": 1}, {"cash": 1500, "square": 3}],
            "titles": {1: {"owner": 0}, 3: {"owner": 0}},
            "claims": [
                {"by": 0, "visitor": 1, "square": 1, "amount": 2},
                {"by": 0, "visitor": 2, "square": 3, "amount": 4},
            ],
        }
    )
    g, e, d, log = game._state, PERU.tables, Driver([numbers.STEADY] * 3, 0), Log(False)
    claimed = []
    while True:
        seat = driver.next_to_ask(g, e, d)
        if d.asking != numbers.MAY_CLAIM:
            break
        assert driver.decide(g, e, d, seat)
        claimed.append(d.move.square)
        driver.answer(g, e, log, d, seat, d.move)
    assert claimed == [1, 3]


def test_a_game_by_the_clock_ends_after_its_rounds():
    timed = editions.load("peru", mode="timed")
    found = Hall(Plan(timed, ("steady",), ((0, 0, 0, 0),), "1", 12)).play(0, 20)
    assert set(found.column(numbers.OUT_ENDED)) == {names.END_CLOCK}
    assert max(found.column(numbers.OUT_ROUNDS)) == 12
    assert all(found.column(numbers.OUT_WINNERS))


def test_landings_are_counted_by_square_and_in_jail():
    tally = Hall(Plan(PERU, ("steady",), ((0, 0, 0, 0),), "1", 500)).play(0, 50).tally
    assert tally.landings[PERU.tables.jail_square] > 0
    assert tally.landings[names.SQUARES] > 0  # prisoners
    assert 0.8 * tally.turns < sum(tally.landings.values()) < 1.3 * tally.turns
    go_to_jail = next(square.index for square in PERU.squares if square.kind == "go-to-jail")
    assert tally.landings[go_to_jail] == 0


def test_a_random_player_gets_out_of_debt_or_out_of_the_game():
    castilla = editions.load("castilla")
    titles = {square.index: {"owner": 0, "mortgaged": True} for square in castilla.squares if square.price}
    mortgages = sum(castilla.squares[square].mortgage for square in titles)
    for square in list(titles)[::2]:
        titles[square] = {"owner": 0}
        mortgages -= castilla.squares[square].mortgage
    left = sum(castilla.squares[square].mortgage for square in list(titles)[::2])
    position = {
        "edition": "castilla",
        "players": [{"cash": mortgages}, {}],
        "titles": titles,
        "debts": [{"debtor": 0, "creditor": 1, "amount": mortgages + left}],
    }
    for seed in range(10):
        g = Game.from_position(position)._state
        d = Driver([numbers.RANDOM] * 2, seed)
        driver.advance(g, castilla.tables, Log(False), d, 2)
        assert d.decisions < 2000
