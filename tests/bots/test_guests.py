"""Bots from outside: what they are asked and see, and what happens when they fail."""

import json
import re
import sys
from pathlib import Path

import pytest

from rentier import Game, editions
from rentier.bots import driver, guests, numbers, view
from rentier.bots.driver import Driver
from rentier.lab import Mistake, simulate
from rentier.rules import names, setup
from rentier.rules.log import Log

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
EXAMPLE = re.search(r"```python\n# mybots.py\n(.*?)```", PAGE, re.DOTALL).group(1)

BOTS = """
import sys

class Raises:
    def decide(self, view, legal):
        return legal[len(legal)]

class Leaves:
    def decide(self, view, legal):
        sys.exit(3)

class Unborn:
    def __init__(self):
        raise RuntimeError("not\\ntoday")

    def decide(self, view, legal): ...

class Cheats:
    def decide(self, view, legal):
        return {"move": "bid", "amount": 10**30}

class Mute:
    def decide(self, view, legal):
        return None

class Odd:
    def decide(self, view, legal):
        class Strange(dict):
            def __iter__(self):
                raise ZeroDivisionError
            def __repr__(self):
                raise ZeroDivisionError
        return Strange(move="roll")

class Dawdles:
    def decide(self, view, legal):
        kinds = {move["move"]: move for move in legal}
        for kind in ("lift", "mortgage", "claim_rent", "buy", "roll", "pass", "end_turn", "declare_bankruptcy", "keep"):
            if kind in kinds:
                return kinds[kind]
        return legal[0]

class Any:
    def decide(self, view, legal):
        print("thinking")
        move = view.random.choice([move for move in legal if move["move"] not in ("offer", "settle")])
        if "min" in move:
            return {"move": "bid", "amount": view.random.randint(move["min"], min(move["max"], move["min"] + 20))}
        return move

class Spendthrift:
    def decide(self, view, legal):
        if view.asked == "offer":
            to = next(seat for seat in range(view.seats) if seat != view.seat and not view.bankrupt[seat])
            mine = view.titles_of(view.seat)
            if mine:
                return {"move": "offer", "to": to, "give": {"squares": mine[:1]}, "take": {"cash": 1}}
        return next((m for m in legal if m["move"] in ("pass", "buy", "roll", "end_turn", "reject")), legal[-1])

class Leaps:
    def decide(self, view, legal):
        raise GeneratorExit("out of\\nall")

class Breaks:
    def decide(self, view, legal):
        raise KeyboardInterrupt

class Ends:
    def decide(self, view, legal):
        import os
        os._exit(7)

class Modest:
    def decide(self, view, legal):
        return dict(next((m for m in legal if m["move"] in ("roll", "buy", "end_turn", "pass", "reject")), legal[0]))

class Meddles(Modest):
    '''Changes all that it is given, as far as it goes.'''
    def decide(self, view, legal):
        move = super().decide(view, legal)
        vars(view)["cash"] = (10**9,) * 8
        for listed in legal:
            listed["move"] = "resign"
        legal.clear()
        return move

class Shut(type):
    def __getattr__(cls, name):
        raise RuntimeError("no " + name)

class Closed(metaclass=Shut): ...

not_a_class = 7
class NoMethod: ...
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    (tmp_path / "mybots.py").write_text(EXAMPLE)
    (tmp_path / "oddbots.py").write_text(BOTS)
    (tmp_path / "broken.py").write_text("1 / 0\n")
    (tmp_path / "leaving.py").write_text("raise SystemExit(0)\n")
    (tmp_path / "talking.py").write_text("print('here I am')\nclass Bot:\n    def decide(self, view, legal): ...\n")
    (tmp_path / "json.py").write_text("class Bot:\n    def decide(self, view, legal): ...\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    for name in ("mybots", "oddbots", "broken", "talking"):
        sys.modules.pop(name, None)


def played(bots, games=6, edition="peru", **options):
    return simulate.simulate(editions.load(edition), games, bots, workers=1, max_rounds=60, **options)


def test_the_example_of_the_page_plays_without_offence(folder):
    found = played("mybots:Eager,steady", games=20)
    assert found["offences"] == {}
    assert found["wins_by_bot"]["mybots:Eager"]["share"] > 0


def test_the_page_names_every_field_of_the_view_and_every_question():
    fields = {name for name in vars(view.View) if not name.startswith("_")}
    assert [name for name in sorted(fields) if f"`{name}" not in PAGE] == []
    for asked in view.ASKED.values():
        assert f"| `{asked}` |" in PAGE


@pytest.mark.parametrize(
    ("bot", "what"),
    [
        ("Raises", "raised IndexError"),
        ("Leaves", "raised SystemExit: 3"),
        ("Unborn", "raised RuntimeError: not today"),
        ("Cheats", "(out-of-range)"),
        ("Mute", "(not-a-move)"),
        ("Odd", "cannot be read: ZeroDivisionError"),
        ("Leaps", "raised GeneratorExit: out of all"),
    ],
)
def test_a_bot_that_fails_is_replaced_and_reported(folder, bot, what):
    found = played(f"oddbots:{bot},steady", games=2)
    offences = found["offences"][f"oddbots:{bot}"]
    assert offences["count"] > 0
    assert re.match(r"game \d+: ", offences["first"])
    assert what in offences["first"]
    assert "\n" not in offences["first"]
    assert found["games"] == 2
    assert found["refused"] == 0


def test_a_bot_that_does_not_end_its_turn_is_helped_on(folder, monkeypatch):
    monkeypatch.setattr(numbers, "ANSWERS_A_TURN", 20)
    found = played("oddbots:Dawdles,steady", games=2)
    assert "no end of the turn after 20 answers" in found["offences"]["oddbots:Dawdles"]["first"]
    assert found["refused"] == 0


def test_a_folder_that_is_gone_is_told(folder, monkeypatch):
    gone = folder / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    with pytest.raises(guests.NoSuchBot, match="the current folder is gone"):
        guests.load("mybots:Eager")


def test_what_a_module_prints_is_no_result(folder, capsys):
    guests.load("talking:Bot")
    out, err = capsys.readouterr()
    assert (out, err) == ("", "here I am\n")


def test_a_bot_that_changes_what_it_is_given_changes_nothing(folder):
    found, modest = played("oddbots:Meddles,steady"), played("oddbots:Modest,steady")
    for same in ("turns", "decisions", "wins_by_seat", "cash_over_time", "endings"):
        assert found[same] == modest[same]


@pytest.mark.parametrize("number", [1, 2])
def test_a_bot_that_raises_what_ctrl_c_raises_is_told(folder, number):
    with pytest.raises(Mistake, match="a bot raises KeyboardInterrupt"):
        simulate.simulate(editions.load("peru"), 4, "oddbots:Breaks", workers=number)


def test_a_bot_that_ends_its_process_is_told(folder):
    with pytest.raises(Mistake, match="or by a bot that ends its process"):
        simulate.simulate(editions.load("peru"), 4, "oddbots:Ends", workers=2)


def test_strict_stops_at_the_first_offence(folder):
    with pytest.raises(Mistake, match=r"oddbots:Raises: game 0, seat .: raised IndexError"):
        played("oddbots:Raises,steady", strict=True)


@pytest.mark.parametrize("edition", editions.names())
def test_any_listed_move_is_legal(folder, edition, capsys):
    found = played("oddbots:Any", games=3, edition=edition)
    assert found["offences"] == {}
    assert "thinking" not in capsys.readouterr().out


def test_a_seat_makes_three_offers_a_turn_and_no_more(folder):
    edition = editions.load("brasil")
    d, log = Driver([numbers.FOREIGN, numbers.STEADY], 0), Log(False)
    g = setup.new_state(edition.tables, 2, 1, 1)
    setup.start(g, edition.tables, log)
    host = guests.Host(edition, 2)
    guest = guests.Guest(guests.load("oddbots:Spendthrift"), "1")
    offers = {}
    while (seat := driver.advance(g, edition.tables, log, d, 20)) != names.NOBODY:
        seen = view.View(g, edition, seat, d.asking, d.about)
        if seen.asked == "offer":
            offers[seen.round] = offers.get(seen.round, 0) + 1
        assert host.ask(g, log, d, seat, guest) is None
    assert offers
    assert max(offers.values()) <= numbers.OFFERS_A_TURN


def test_guests_play_the_same_with_any_number_of_workers(folder):
    edition = editions.load("peru")
    one, two = (
        simulate.simulate(edition, 8, "oddbots:Any,mybots:Eager,oddbots:Raises", workers=workers, max_rounds=40)
        for workers in (1, 2)
    )
    for timing in ("seconds", "games_per_second", "turns_per_second", "workers"):
        del one[timing], two[timing]
    assert json.dumps(one) == json.dumps(two)


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("nobody", "there are random, steady, trader"),
        ("nowhere:Bot", "there is no module nowhere"),
        ("oddbots:Missing", "oddbots has no class Missing"),
        ("oddbots:not_a_class", "oddbots has no class not_a_class"),
        ("oddbots:NoMethod", "needs a method decide"),
        ("broken:Bot", "cannot be imported: ZeroDivisionError"),
        ("mybots.py:Eager", "there is no module mybots.py"),
        ("my bots:Eager", "write module:Class"),
        (":", "write module:Class"),
        ("leaving:Bot", "cannot be imported: SystemExit"),
        ("oddbots:Closed", "Closed cannot be looked at: RuntimeError: no decide_flat"),
        ("json:Bot", "Python has another module of this name; call your file otherwise than json.py"),
    ],
)
def test_what_is_no_bot_is_told(folder, name, what):
    with pytest.raises(guests.NoSuchBot, match=re.escape(what)):
        guests.load(name)


# What they see.


def shown_by(game, seat):
    return view.View(game._state, game.edition, seat)


def test_a_view_shows_what_the_game_shows_this_seat():
    game = Game("peru", players=4, seed="3")
    for _ in range(300):
        actor = game.actor
        moves = [m for m in game.legal_moves() if m["move"] not in ("resign", "offer", "settle", "mortgage")]
        move = moves[0]
        game.apply({"move": "bid", "amount": move["min"]} if "min" in move else move)
        if game.actor is None:
            break
        seen, data = shown_by(game, actor), game.view(actor)
        assert [p["cash"] for p in data["players"]] == list(seen.cash)
        assert [p["square"] for p in data["players"]] == list(seen.square)
        assert [p["in_jail"] for p in data["players"]] == list(seen.in_jail)
        assert [p["jail_cards"] for p in data["players"]] == list(seen.jail_cards)
        assert {i: t["owner"] for i, t in data["titles"].items()} == {
            i: owner for i, owner in enumerate(seen.owner) if owner is not None
        }
        assert [data["turn"], data["round"], data["phase"], data["jackpot"]] == [
            *(seen.turn, seen.round, seen.phase, seen.jackpot)
        ]
        assert len(data["claims"]) == len(seen.claims)
        assert data["decks"] == dict(seen.cards_left)
        if data["auction"]:
            assert (seen.auction.square, seen.auction.bid) == (data["auction"]["square"], data["auction"]["bid"])


def test_a_view_cannot_be_changed():
    seen = shown_by(Game("peru", players=2, seed="1"), 0)
    for change in (
        lambda: setattr(seen, "cash", (9, 9)),
        lambda: setattr(seen, "seat", 1),
        lambda: delattr(seen, "seat"),
    ):
        with pytest.raises(AttributeError):
            change()
    with pytest.raises(TypeError):
        seen.cards_left["casualidad"] = 0


def test_an_offer_between_others_is_not_seen():
    by, to, other = 0, 1, 2
    game = Game.from_position({"edition": "peru", "players": [{}, {}, {}], "titles": {39: {"owner": to}}})
    game.apply({"move": "offer", "to": to, "give": {"cash": 777}, "take": {"squares": [39]}}, seat=by)
    assert shown_by(game, by).offers == shown_by(game, to).offers == tuple(game.offers)
    assert shown_by(game, other).offers == ()
    assert 777 in shown_by(game, to)._numbers
    assert 777 not in shown_by(game, other)._numbers
