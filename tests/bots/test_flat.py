"""Bots over flat numbers: what they are shown, that Numba and plain Python play the same, and what is an offence."""

import re
import sys
from pathlib import Path

import pytest

from rentier import Game, editions
from rentier.bots import driver, flat, guests, numbers, records, view
from rentier.bots.driver import Driver
from rentier.lab import Mistake, simulate, workers
from rentier.lab.play import Hall, Plan
from rentier.rules import names, setup, state, tables
from rentier.rules.log import Log

PAGES = Path(__file__).parents[2] / "docs"
PAGE = (PAGES / "bots.md").read_text(encoding="utf-8")
EXAMPLE = re.search(r"```python\n# fastbots.py\n(.*?)```", PAGE, re.DOTALL).group(1)

BOTS = """
from rentier.bots import numbers
from rentier.rules import names

def first_of(ask, kind):
    for row in range(ask.count):
        if ask.kind[row] == kind:
            return row
    return -1

class Any:
    '''Whatever comes up; it offers, and settles, without sense.'''
    @staticmethod
    def decide_flat(state, tables, ask, memory, move):
        if ask.count == 0:
            return
        move.row = ask.random % ask.count
        move.amount = ask.least
        if ask.asked == numbers.MAY_OFFER:
            move.to = (ask.seat + 1) % state.seats
            move.give_cash = 1
            for square in range(tables.squares):
                if state.owner[square] == move.to:
                    move.take_squares = 1 << square
                    break
        memory[5] += ask.random % 3
        memory[6] = memory[5] + state.rounds

class Raises:
    @staticmethod
    def decide_flat(state, tables, ask, memory, move):
        memory[0] += 1
        memory[63 + memory[0] // 3] = 1
        move.row = 0

class Divides:
    @staticmethod
    def decide_flat(state, tables, ask, memory, move):
        move.row = ask.count // (ask.seat - ask.seat)

class Beyond:
    @staticmethod
    def decide_flat(state, tables, ask, memory, move):
        move.row = ask.count

class Wild:
    @staticmethod
    def decide_flat(state, tables, ask, memory, move):
        move.kind = names.MOVE_BUILD
        move.square = 10**9

class Pushy:
    @staticmethod
    def decide_flat(state, tables, ask, memory, move):
        move.kind = names.MOVE_OFFER
        move.to = (ask.seat + 1) % state.seats
        move.give_cash = 1

class Idle:
    @staticmethod
    def decide_flat(state, tables, ask, memory, move):
        pass

class Spoils:
    '''Writes over all that it is handed: only it could be harmed.'''
    @staticmethod
    def decide_flat(state, tables, ask, memory, move):
        row = first_of(ask, names.MOVE_ROLL)
        for square in range(64):
            state.owner[square] = ask.seat
            tables.price[square] += 1
        state.cash[ask.seat] = 10**6
        for i in range(256):
            ask.kind[i] = names.MOVE_RESIGN
        state.seats = 8
        if row >= 0:
            move.row = row

class Dawdles:
    @staticmethod
    def decide_flat(state, tables, ask, memory, move):
        if ask.asked != numbers.MUST:
            return
        move.row = first_of(ask, names.MOVE_LIFT)
        if move.row < 0:
            move.row = first_of(ask, names.MOVE_MORTGAGE)
        while move.row < 0 or ask.kind[move.row] == names.MOVE_SETTLE:
            move.row += 1
        move.amount = ask.least

class Untyped:
    @staticmethod
    def decide_flat(state, tables, ask, memory, move):
        move.row = {"a": []}["b"][state.nothing]

class Method:
    def decide_flat(self):
        pass
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Made once, so that each bot is compiled once."""
    made = tmp_path_factory.mktemp("flat")
    (made / "fastbots.py").write_text(EXAMPLE)
    (made / "oddflat.py").write_text(BOTS)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(made)
        yield made
    for name in ("fastbots", "oddflat"):
        sys.modules.pop(name, None)


@pytest.fixture
def numba():
    if not records.can_compile():
        pytest.skip("the rules run as plain Python, or Numba is not there")


def plan(*bots, edition="peru", rounds=40, strict=False, seats=3):
    row = [i % len(bots) for i in range(seats)]
    turned = tuple(tuple(row[(seat + by) % seats] for seat in range(seats)) for by in range(seats))
    return Plan(editions.load(edition), bots, turned, "7", rounds, strict)


# What they are shown.


def section():
    return PAGE[PAGE.index("## At the engine's speed") : PAGE.index("## When it fails")]


@pytest.mark.parametrize(
    ("name", "layout"), [("state", flat.STATE), ("tables", flat.TABLES), ("ask", flat.ASK), ("move", flat.MOVE)]
)
def test_the_page_names_every_field_and_no_other(name, layout):
    table = re.search(rf"\| `{name}` \| \|\n\| --- \| --- \|\n(.*?)\n\n", section() + "\n", re.DOTALL).group(1)
    cells = [row.split(" | ")[0] for row in table.splitlines()]
    told = re.findall(r"`(\w+)(?:\[(\d+)\])?`", " ".join(cells))
    assert len(told) == len(set(told))
    assert {(field, int(length or 0)) for field, length in told} == set(layout)


@pytest.mark.both_forms
@pytest.mark.parametrize("edition", ["peru", "castilla"])
def test_a_flat_state_is_what_the_view_shows(edition):
    e = editions.load(edition).tables
    d, log = Driver([numbers.FOREIGN, numbers.TRADER, numbers.TRADER, numbers.RANDOM], 3), Log(False)
    flat.prepare(d.flat, e)
    g = setup.new_state(e, 4, 3, 4)
    setup.start(g, e, log)
    seen = 0
    while seen < 150 and (seat := driver.advance(g, e, log, d, 60)) != names.NOBODY:
        values, at = [], 0
        shown = view.seen_by(g, seat)
        for name, length in state.LAYOUT:
            if name not in flat.HIDDEN:
                values += shown[at : at + (length or 1)]
            at += length or 1
        driver.show_flat(g, e, d, seat)
        assert list(d.flat.buffer[seat * d.flat.size : seat * d.flat.size + d.flat.at_tables]) == values
        seen += 1
        driver.stand_in(g, e, log, d, seat)
    assert seen > 50


def test_squares_are_bits_and_offers_between_others_are_not_there():
    titles = {39: {"owner": 1}}
    game = Game.from_position({"edition": "peru", "players": [{}, {}, {}], "titles": titles})
    game.apply({"move": "offer", "to": 1, "give": {"cash": 777}, "take": {"squares": [39]}}, seat=0)
    d, e = Driver([numbers.FOREIGN] * 3, 0), game.edition.tables
    flat.prepare(d.flat, e)
    shown = []
    for seat in range(3):
        driver.show_flat(game._state, e, d, seat)
        seen = records.records(d.flat, seat)[0]
        shown.append((seen.offer_id[0], seen.give_cash[0], seen.take_squares[0]))
    assert shown == [(1, 777, 1 << 39), (1, 777, 1 << 39), (0, 0, 0)]


@pytest.mark.both_forms
def test_the_last_of_64_squares_is_the_sign_of_a_set(tmp_path):
    toy = (PAGES.parent / "tests" / "lab" / "toy.toml").read_text(encoding="utf-8")
    lot = 'kind = "lot", name = "Tower", group = "only", price = 60, house_price = 50, mortgage = 30'
    more = [f'{i} = {{kind = "rest", name = "Bench {i}"}}' for i in range(12, 63)]
    more.append(f"63 = {{{lot}, rents = [4, 20, 60, 180, 320, 450]}}")
    file = tmp_path / "long.toml"
    file.write_text(toy + "\n".join(more) + "\n", encoding="utf-8")
    titles = {63: {"owner": 1}, 1: {"owner": 0}}
    game = Game.from_position({"edition": str(file), "players": [{}, {}], "titles": titles})
    d, e, log = Driver([numbers.FOREIGN] * 2, 0), game.edition.tables, Log(False)
    flat.prepare(d.flat, e)
    game.apply({"move": "offer", "to": 1, "give": {"squares": [1]}, "take": {"squares": [63]}}, seat=0)
    g = game._state
    assert driver.advance(g, e, log, d, 9) == 1
    driver.show_flat(g, e, d, 1)
    places, at = {}, d.flat.size
    for name, length in flat.STATE:
        places[name] = at
        at += length or 1
    asked = d.flat.buffer[places["take_squares"]]
    assert asked == -(1 << 63)
    # And back: a counter-offer of that square, for the other one.
    at = d.flat.size + d.flat.at_move
    written = {"kind": names.MOVE_OFFER, "to": 0, "answers": d.flat.buffer[places["offer_id"]]}
    written |= {"give_squares": asked, "take_cash": 5}
    for i, (name, _) in enumerate(flat.MOVE):
        d.flat.buffer[at + i] = written.get(name, d.flat.buffer[at + i])
    assert driver.answer_flat(g, e, log, d, 1) == names.OK
    assert view.View(g, game.edition, 0).offers[0].give == {"squares": [63]}


def test_the_tables_are_those_of_the_edition():
    peru = editions.load("peru")
    d = Driver([numbers.FOREIGN] * 2, 0)
    flat.prepare(d.flat, peru.tables)
    g = setup.new_state(peru.tables, 2, 1, 1)
    driver.show_flat(g, peru.tables, d, 1)
    _, printed, ask, memory, move = records.records(d.flat, 1)
    for dial in (*tables.DIALS, "squares", "titles", "groups", "decks", "keepers", "jail_square"):
        assert getattr(printed, dial) == getattr(peru.tables, dial)
    for square in peru.squares:
        if square.price:
            assert printed.price[square.index] == square.price
            assert printed.mortgage[square.index] == square.mortgage
        if square.kind == "lot":
            assert printed.house_price[square.index] == square.house_price
            assert list(printed.rent[8 * square.index :][: len(square.rents)]) == list(square.rents)
    assert (ask.seat, ask.asked, ask.about, move.row, move.visitor) == (1, numbers.MUST, -1, -1, -1)
    assert list(memory) == [0] * flat.MEMORY
    with pytest.raises(AttributeError):
        move.sqare = 3


def test_the_legal_moves_are_those_of_any_guest(folder):
    peru = editions.load("peru")
    e, d, log = peru.tables, Driver([numbers.FOREIGN, numbers.TRADER, numbers.TRADER], 0), Log(False)
    host = guests.Host(peru, 3)
    flat.prepare(d.flat, e)
    asked = set()
    for key in range(20):
        driver.begin_game(d, key)
        g = setup.new_state(e, 3, key, 8)
        setup.start(g, e, log)
        while (seat := driver.advance(g, e, log, d, 60)) != names.NOBODY:
            driver.show_flat(g, e, d, seat)
            ask = records.records(d.flat, seat)[2]
            listed = [guests.NAMES[kind] for kind in ask.kind[: ask.count]]
            legal = [move["move"] for move in host.legal(g, d, seat)]
            assert (listed if ask.asked == numbers.MUST else [*listed, "pass"]) == legal
            assert not any(ask.kind[ask.count :])
            asked.add(ask.asked)
            driver.stand_in(g, e, log, d, seat)
    assert asked == {numbers.MUST, numbers.MAY_CLAIM, numbers.MAY_ANSWER, numbers.MAY_BUILD, numbers.MAY_OFFER}


# How they play.


@pytest.mark.parametrize("edition", editions.names())
@pytest.mark.parametrize("bots", [("fastbots:Careful", "steady"), ("oddflat:Any", "trader", "fastbots:Careful")])
def test_compiled_and_plain_play_the_same(folder, numba, edition, bots):
    games = plan(*bots, edition=edition)
    fast, slow = Hall(games), Hall(games, compile_bots=False)
    assert fast.compiled
    assert not slow.compiled
    one, other = fast.play(0, 5), slow.play(0, 5)
    assert list(one.out) == list(other.out)
    assert one.tally == other.tally
    if "oddflat:Any" not in bots:
        assert one.tally.offences == {}


@pytest.mark.both_forms
def test_the_example_of_the_page_plays_without_offence(folder):
    tally = Hall(plan("fastbots:Careful", "steady", rounds=30)).play(0, 6).tally
    assert tally.offences == {}
    assert tally.games == 6


def test_the_example_wins_now_and_then(folder, numba):
    found = simulate.simulate(editions.load("brasil"), 200, "fastbots:Careful,random", workers=2, max_rounds=200)
    assert found["wins_by_bot"]["fastbots:Careful"]["share"] > 0.5
    assert found["offences"] == {}


OFFENCES = [
    ("Raises", "IndexError"),
    ("Divides", "raised ZeroDivisionError"),
    ("Beyond", "(not a move)"),
    ("Wild", 'answered {"kind": 10, "square": 1000000000}, build, when asked: must (not a move)'),
    ("Pushy", "(not an answer)"),
    ("Idle", "answered {} when asked: must (not a move)"),
]


@pytest.mark.parametrize(("bot", "what"), OFFENCES)
def test_an_offence_is_told_and_steady_moves(folder, numba, bot, what):
    games = plan(f"oddflat:{bot}", "steady", rounds=15)
    one, other = Hall(games).play(1, 4), Hall(games, compile_bots=False).play(1, 4)
    count, game, told = one.tally.offences[0]
    assert count > 4
    assert game == 1
    assert what in told
    assert one.tally == other.tally
    assert list(one.out) == list(other.out)


def test_strict_stops_a_compiled_bot_too(folder, numba):
    with pytest.raises(Mistake, match=r"oddflat:Wild: game 0, seat \d: answered"):
        Hall(plan("oddflat:Wild", "steady", strict=True)).play(0, 3)
    with pytest.raises(Mistake, match=r"oddflat:Wild: game 0, seat \d: answered"):
        Hall(plan("oddflat:Wild", "steady", strict=True), compile_bots=False).play(0, 3)


def test_what_a_bot_spoils_harms_nobody(folder, numba):
    games = plan("oddflat:Spoils", "fastbots:Careful", rounds=20)
    together = Hall(games).play(0, 6)
    for i in range(6):
        assert list(Hall(games).play(i, 1).out) == list(together.out[i::6])
    assert list(Hall(games, compile_bots=False).play(0, 6).out) == list(together.out)


def test_a_compiled_bot_that_does_not_end_its_turn_is_helped_on(folder, numba):
    tally = Hall(plan("oddflat:Dawdles", "steady", edition="brasil", rounds=12)).play(0, 1).tally
    assert "no end of the turn after 2000 answers" in tally.offences[0][2]


def test_compiled_bots_play_the_same_with_any_number_of_workers(folder, numba):
    peru = editions.load("peru")
    bots = "oddflat:Any,fastbots:Careful,oddflat:Raises"
    one, two = (simulate.simulate(peru, 30, bots, workers=number, max_rounds=20) for number in (1, 2))
    for timing in ("seconds", "games_per_second", "turns_per_second", "workers"):
        del one[timing], two[timing]
    assert one == two


def test_a_compiled_bot_plays_in_a_process_of_its_own(folder, numba, monkeypatch):
    """A loop without an end in C does not let Ctrl-C through."""
    monkeypatch.setattr(workers, "play_here", None)
    assert simulate.simulate(editions.load("peru"), 2, "fastbots:Careful", workers=1, max_rounds=5)["games"] == 2


@pytest.mark.parametrize(
    ("bot", "what"),
    [("Untyped", "Numba cannot compile decide_flat"), ("Method", "Numba cannot compile decide_flat")],
)
def test_what_numba_cannot_compile_is_told_in_one_line(folder, numba, bot, what):
    with pytest.raises(Mistake, match=what) as told:
        Hall(plan(f"oddflat:{bot}", "steady"))
    assert "\n" not in str(told.value)
    assert "NUMBA_DISABLE_JIT=1" in str(told.value)


def test_without_numba_the_same_function_is_asked_in_python(folder, monkeypatch):
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    hall = Hall(plan("fastbots:Careful", "steady", rounds=10))
    assert not hall.compiled
    assert hall.play(0, 2).tally.offences == {}


def test_without_numpy_a_flat_bot_says_how_to_get_it(folder, monkeypatch):
    monkeypatch.setattr(guests, "find_spec", lambda name: None)
    with pytest.raises(guests.NoSuchBot, match=re.escape("pip install 'rentier[numba]'")):
        guests.load("fastbots:Careful")
