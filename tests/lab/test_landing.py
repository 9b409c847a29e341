"""Where rolls end: the exact chain, the walk through the engine, and what others have published."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rentier import _build, editions
from rentier.lab import landing

pytest.importorskip("numpy")

ROOT = Path(__file__).parents[2]
TOY = Path(__file__).parent / "toy.toml"
ROLLS = 400_000 if _build.form() == "compiled" else 10_000
MOST_ERRORS = 4  # standard errors


def all_shares(found):
    return [*found.squares, found.jail]


def assert_agree(edition, policy, seed="1"):
    exact = landing.exact(edition, policy)
    walked = landing.walk(edition, policy, ROLLS, seed)
    assert walked.rolls == ROLLS
    assert sum(all_shares(exact)) == pytest.approx(100)
    assert sum(all_shares(walked)) == pytest.approx(100)
    for square, (share, seen, error) in enumerate(
        zip(all_shares(exact), all_shares(walked), [*walked.square_errors, walked.jail_error], strict=True)
    ):
        assert seen == pytest.approx(share, abs=MOST_ERRORS * error + 1e-9), f"square {square}"


@pytest.mark.parametrize("policy", landing.POLICIES)
@pytest.mark.parametrize("name", editions.names())
def test_the_chain_and_the_engine_agree(name, policy):
    assert_agree(editions.load(name), policy)


# Each dial that moves pawns, alone and with those that it meets.
HOUSE_RULES = [
    {"turn.doubles_to_jail": 1},
    {"turn.doubles_to_jail": 1, "jail.double_rolls_again": True},
    {"turn.doubles_to_jail": 2, "jail.double_rolls_again": True},
    {"turn.doubles_to_jail": 0},
    {"turn.extra_roll": "may"},
    {"jail.played": False},
    {"jail.double_turns": 1},
    {"jail.double_turns": 0, "jail.wait_turns": 1},
    {"jail.wait_turns": 2},
    {"jail.wait_turns": 2, "jail.bail_when": "never"},
    {"jail.wait_turns": 5, "jail.bail_when": "never"},
    {"jail.wait_turns": 5, "jail.bail_when": "forced-next-turn"},
    {"jail.bail_when": "start", "jail.wait_turns": 3},
    {"jail.bail_when": "forced-next-turn", "jail.double_turns": 1},
]


@pytest.mark.parametrize("policy", landing.POLICIES)
@pytest.mark.parametrize("rules", HOUSE_RULES, ids=lambda rules: ",".join(f"{k}={v}" for k, v in rules.items()))
def test_they_agree_under_house_rules(rules, policy):
    assert_agree(editions.load("peru", house_rules=rules), policy, seed="2")


def test_they_agree_where_cards_lead_to_cards(tmp_path):
    """Cards to other cards, to the constable, to anywhere, and decks where no card lets the pawn stay."""
    file = tmp_path / "maze.toml"
    file.write_text(f"""
format = 1
extends = "{TOY.as_posix()}"
name = "maze"
[squares]
2 = {{kind = "cards", name = "Signpost", deck = "way"}}
5 = {{kind = "cards", name = "Crossing", deck = "on"}}
8 = {{kind = "go-to-jail", name = "Constable"}}
10 = {{kind = "cards", name = "Ferry", deck = "anywhere"}}
[decks.way]
name = "Way"
colour = "#eeddbb"
[decks.way.cards]
back = {{effect = {{move_back = 3}}}}
crossing = {{effect = {{move_to = 5}}}}
jail = {{effect = {{go_to_jail = true}}}}
free = {{effect = {{jail_free = true}}}}
[decks.on]
name = "On"
colour = "#eeddbb"
[decks.on.cards]
constable = {{effect = {{move_to_next = "go-to-jail"}}}}
next = {{effect = {{move_to_next = "cards"}}}}
[decks.anywhere]
name = "Anywhere"
colour = "#eeddbb"
[decks.anywhere.cards]
any = {{effect = {{move_random = true}}}}
gift = {{effect = {{collect = 10}}}}
""")
    for policy in landing.POLICIES:
        assert_agree(editions.load(file), policy)


def test_a_board_that_is_the_same_everywhere_has_equal_shares():
    found = landing.exact(editions.load(TOY), "leave")
    assert found.squares == pytest.approx([100 / 12] * 12)
    assert found.jail == 0


def test_one_double_that_jails_by_hand():
    """Every sixth roll of a free pawn is a double and ends in jail; who leaves at once rolls as a free one."""
    edition = editions.load(TOY, house_rules={"turn.doubles_to_jail": 1})
    assert landing.exact(edition, "leave").jail == pytest.approx(100 / 6)


def test_staying_by_hand():
    """Six rolls, the last into jail; then one, two (5/6) or three (25/36) tries, of which the failed end in jail."""
    edition = editions.load(TOY, house_rules={"turn.doubles_to_jail": 1})
    rolls, in_jail = 6 + 1 + 5 / 6 + 25 / 36, 1 + 5 / 6 + 25 / 36
    assert landing.exact(edition, "stay").jail == pytest.approx(100 * in_jail / rolls)


def test_turns_that_are_waited_count_nowhere():
    rules = {"turn.doubles_to_jail": 1, "jail.double_turns": 0, "jail.wait_turns": 2}
    edition = editions.load(TOY, house_rules=rules)
    assert landing.exact(edition, "stay").jail == pytest.approx(100 / 6)


def test_cards_that_lead_to_cards_by_hand():
    """From 36 three back is 33, where another card is drawn: to the start, to jail, or neither."""
    peru = editions.load("peru")
    ends = landing.landings_of(peru, landing.rules_of(peru, "leave"))[36]
    assert ends[0] == pytest.approx(1 / 16 + 1 / 16 / 16)
    assert ends[40] == pytest.approx(1 / 16 + 1 / 16 / 16)
    assert ends[33] == pytest.approx(14 / 16 / 16)
    assert ends[5] == pytest.approx(3 / 16)
    assert ends[36] == pytest.approx(6 / 16)
    assert sum(ends) == pytest.approx(1)


def test_who_is_not_jailed_stays_on_the_constables_square():
    found = landing.exact(editions.load("malta"), "leave")
    assert found.jail == 0
    assert found.squares[30] > 2


def test_the_classic_board_is_as_published():
    """By Collins, Durrett, Stewart and Project Euler: docs/validation.md has the sources and where rules differ."""
    leave = landing.exact(editions.load("peru"), "leave")
    lots = sorted(range(40), key=lambda square: -leave.squares[square])
    assert lots[0] == 24
    assert [square for square in lots if editions.load("peru").squares[square].kind == "lot"][:3] == [24, 19, 18]
    assert leave.squares[24] == pytest.approx(3.18, abs=0.01)
    assert leave.jail + leave.squares[10] == pytest.approx(6.24, abs=0.03)
    assert leave.squares[0] == pytest.approx(3.09, abs=0.01)

    again = editions.load("peru", house_rules={"jail.double_rolls_again": True})
    stay = landing.exact(again, "stay")
    assert (round(stay.jail, 2), round(stay.squares[10], 2)) == (9.46, 2.14)

    stewart = landing.exact(editions.load("peru", house_rules={"turn.doubles_to_jail": 0}), "leave")
    assert stewart.jail + stewart.squares[10] == pytest.approx(5.89, abs=0.01)
    assert stewart.squares[24] == pytest.approx(3.18, abs=0.01)
    assert stewart.squares[36] == pytest.approx(0.871, abs=0.001)


def test_the_same_seed_gives_the_same_rolls():
    peru = editions.load("peru")
    assert landing.walk(peru, "leave", 2_000, "7") == landing.walk(peru, "leave", 2_000, "7")
    assert landing.walk(peru, "leave", 2_000, "7") != landing.walk(peru, "leave", 2_000, "8")


# fmt: off
BRASIL_WALK = [
    59, 33, 18, 50, 40, 57, 37, 17, 44, 39, 36, 52, 44, 50, 45, 47, 64, 39, 55, 54,
    55, 40, 47, 44, 60, 48, 50, 52, 39, 58, 0, 51, 44, 31, 37, 46, 18, 44, 42, 44, 270,
]
# fmt: on


@pytest.mark.both_forms
def test_a_walk_is_the_same_compiled_and_plain():
    walked = landing.walk(editions.load("brasil"), "leave", 2_000, "7", real_decks=True)
    assert [round(20 * share) for share in all_shares(walked)] == BRASIL_WALK


def test_real_decks_differ_a_little():
    """A held card opens Brasil's prison before the bail is due."""
    brasil = editions.load("brasil")
    real = landing.walk(brasil, "leave", ROLLS, real_decks=True)
    assert real.jail < landing.exact(brasil, "leave").jail - MOST_ERRORS * real.jail_error


def test_money_is_gone_and_movement_is_not():
    peru = editions.load("peru", mode="quick")
    without = landing.without_money(peru, real_decks=True)
    assert all(square.amount == 0 for square in without.squares)
    assert [len(deck.cards) for deck in without.decks.values()] == [len(deck.cards) for deck in peru.decks.values()]
    assert {key for key in peru.dials if without.dials[key] != peru.dials[key]} == {
        "money.start",
        "money.salary",
        "jail.bail",
        "setup.titles_dealt",
        "purchase.declined",
        "purchase.monument_declined",
    }


def test_an_interrupted_walk_tells_what_it_has_seen():
    def stop(done):
        if done >= 500:
            raise KeyboardInterrupt

    walked = landing.walk(editions.load("peru"), "leave", 1_000, progress=stop)
    assert 400 <= walked.rolls < 1_000
    assert sum(all_shares(walked)) == pytest.approx(100)


# The command.


def rentier(*arguments, **environment):
    return subprocess.run(
        [sys.executable, "-m", "rentier.cli", "landing", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        timeout=60,
    )


def test_the_command_answers_scripts():
    exact = json.loads(rentier("peru", "--policy", "leave", "--exact", "--json").stdout)
    assert len(exact["squares"]) == 40
    assert sum(exact["squares"]) + exact["jail"] == pytest.approx(100)
    assert exact["squares"] == landing.exact(editions.load("peru"), "leave").squares

    rolled = json.loads(rentier("peru", "--policy", "stay", "--rolls", "2000", "--seed", "x", "--json").stdout)
    assert (rolled["rolls"], rolled["seed"], rolled["policy"]) == (2000, "x", "stay")
    assert len(rolled["standard_errors"]["squares"]) == 40
    assert rolled["squares"] == landing.walk(editions.load("peru"), "stay", 2000, "x").squares


def test_the_command_shows_a_table():
    run = rentier("malta", "--rolls", "1000", "--real-decks", "--rule", "jail.played=true")
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    for square in editions.load("malta").squares:
        assert square.name in run.stdout
    assert "in jail" in run.stdout
    assert "in jail" not in rentier("malta").stdout


def test_without_numpy_one_line_says_how_to_get_it(tmp_path):
    (tmp_path / "numpy.py").write_text("raise ModuleNotFoundError('no numpy here', name='numpy')\n")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    run = rentier("peru", PYTHONPATH=path)
    assert run.returncode == 2
    assert run.stdout == ""
    assert "pip install 'rentier[lab]'" in run.stderr
    assert len(run.stderr.splitlines()) == 1
    assert rentier("peru", "--rolls", "1000", PYTHONPATH=path).returncode == 0
