"""The command line: what it answers to scripts, and to mistakes."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from rentier import Game, cli, editions, terminal
from rentier.notation import texts
from rentier.notation.record import to_text

ROOT = Path(__file__).parent.parent


def rentier(*arguments, stdin=b""):
    return subprocess.run(
        [sys.executable, "-m", "rentier.cli", *map(str, arguments)],
        cwd=ROOT,
        input=stdin,
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        timeout=60,
    )


def text_of(run):
    return run.stdout.decode()


MISTAKES = [
    ["nonsense"],
    ["--nonsense"],
    ["editions", "nonsense"],
    ["editions", "show", "atlantis"],
    ["editions", "show"],
    ["editions", "check", "no-such-file.toml"],
    ["play", "atlantis"],
    ["play", "--terminal", "peru", "--players", "99"],
    ["play", "--terminal", "peru", "--players", "many"],
    ["play", "--terminal", "malta", "--name", "x" * 60],
    ["play", "--terminal", "peru", "--lang", "xx"],
    ["play", "--terminal", "peru", "--mode", "nonsense"],
    ["play", "--terminal", "peru", "--rule", "jail.bail"],
    ["play", "--terminal", "peru", "--rule", "jail.bale=50"],
    ["play", "--terminal", "peru", "--rule", "jail.bail=ten"],
    ["play", "--terminal", "peru", "--rule", "jail.bail=60", "--rule", "jail.bail=70"],
    ["play", "peru", "--rule", "jail.bail=60"],
    ["play", "peru", "--no-browser", "--port", "99999"],
    ["play", "peru", "--no-browser", "--host", "256.1.1.1"],
    ["play", "--no-browser", "--data", "/dev/null/games"],
    ["serve", "--port", "many"],
    ["serve", "--data", "/dev/null/games"],
    ["landing"],
    ["landing", "atlantis"],
    ["landing", "peru", "--policy", "flee"],
    ["landing", "peru", "--exact", "--rolls", "10000"],
    ["landing", "peru", "--rolls", "0"],
    ["landing", "peru", "--rolls", "-5"],
    ["landing", "peru", "--rolls", "99999999999999999999"],
    ["landing", "peru", "--rolls", "many"],
    ["landing", "peru", "--real-decks"],
    ["landing", "peru", "--mode", "nonsense"],
    ["landing", "peru", "--rule", "jail.bale=50"],
    ["landing", "castilla", "--policy", "stay", "--rule", "jail.wait_turns=0"],
    ["replay", "no-such-file"],
    ["replay", "README.md"],
]


@pytest.mark.parametrize("arguments", MISTAKES, ids=" ".join)
def test_a_mistake_gets_one_line_and_no_traceback(arguments):
    run = rentier(*arguments)
    assert run.returncode == 2
    assert run.stdout == b""
    assert len(run.stderr.decode().splitlines()) == 1
    assert b"Traceback" not in run.stderr


@pytest.mark.parametrize(("asked", "said"), [((), "This is not the record"), (("--lang", "it"), "Questa non è la")])
def test_what_is_wrong_with_a_record_is_said_in_the_language_asked_for(tmp_path, asked, said):
    """Not in the edition's own, which only its players need to know."""
    game = Game("brasil", players=["Ana", "Beto"], seed="1")
    game.apply({"move": "roll"})
    record = game.record()
    record["moves"][0][1] = {"move": "buy"}
    file = tmp_path / "game.jsonl"
    file.write_text(to_text(record), encoding="utf-8")
    run = rentier("replay", str(file), *asked)
    assert run.returncode == 2
    assert said in run.stderr.decode()


def test_the_editions_are_listed():
    listed = text_of(rentier("editions"))
    data = json.loads(text_of(rentier("editions", "--json")))
    assert [edition["name"] for edition in data] == editions.names()
    for edition in data:
        assert edition["title"] in listed


def test_an_edition_is_shown_with_the_clauses_it_comes_from():
    shown = text_of(rentier("editions", "show", "peru"))
    bail = next(line for line in shown.splitlines() if "jail.bail " in line)
    assert "50" in bail
    assert "PE-24" in bail


def test_an_edition_as_data_is_the_edition():
    data = json.loads(text_of(rentier("editions", "show", "peru", "--json")))
    assert editions.Edition.from_data(data) == editions.load("peru")


def test_a_good_file_is_found_good(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text('format = 1\nextends = "peru"\nname = "mine"\n[jail]\nbail = 75\n')
    run = rentier("editions", "check", file)
    assert run.returncode == 0, run.stderr
    assert json.loads(text_of(rentier("editions", "check", file, "--json")))["problems"] == []


def test_every_problem_of_a_bad_file_is_told(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text('format = 1\nextends = "peru"\nname = "mine"\n[jail]\nbail = -1\nbale = 2\n')
    run = rentier("editions", "check", file)
    assert run.returncode == 2
    assert "jail.bail" in run.stderr.decode()
    assert "jail.bale" in run.stderr.decode()
    data = json.loads(text_of(rentier("editions", "check", file, "--json")))
    assert data["ok"] is False
    assert {"jail.bail", "jail.bale"} <= {problem["key"] for problem in data["problems"]}
    in_italian = rentier("editions", "check", file, "--lang", "it").stderr.decode()
    assert "jail.bail: -1 non è ammesso; va bene da 0 a 100000" in in_italian
    in_spanish = rentier("play", "--terminal", file, "--lang", "es").stderr.decode()
    assert "jail.bail: no se permite -1; se admite de 0 a 100000 (y 1 más)" in in_spanish
    assert "-1 is not allowed; say 0 to 100000 (and 1 more)" in rentier("play", file).stderr.decode()


def test_a_rules_value_is_read_as_what_it_is():
    assert cli.house_rules(["a.b=12", "c=true", "d = jackpot", "e=-3"]) == {
        "a.b": 12,
        "c": True,
        "d": "jackpot",
        "e": -3,
    }


def test_the_languages_are_those_of_the_editions():
    assert set(cli.LANGUAGES) == set(editions.LANGUAGES)
    assert set(cli.LANGUAGES) == set(texts.LANGUAGES)


HOSTILE = {
    "nothing": b"",
    "an end in the middle": b"1\n1",
    "nonsense": b"xyzzy\n-1\n0\n999999999999999999999\n1 2 3\n\xc2\xb2\n",
    "no text at all": bytes(range(256)) * 8,
    "deep": b"[" * 100_000 + b"\n" + b'{"a":' * 100_000 + b"\n",
    "odd moves": b'{}\n{"move": 7}\n{"move": "roll", "x": 1}\n{"move": ["roll"]}\n{"move": "bid", "amount": 1e999}\n',
    "leaving": b"q\n",
}


@pytest.mark.parametrize("typed", HOSTILE.values(), ids=HOSTILE)
def test_whatever_is_typed_the_game_is_left_cleanly(typed):
    run = rentier("play", "--terminal", "peru", "--players", 2, "--seed", 7, "--lang", "en", stdin=typed)
    assert run.returncode == 0, run.stderr.decode()
    assert run.stderr == b""
    assert text_of(run).rstrip().endswith("Goodbye!")


@pytest.mark.parametrize("language", cli.LANGUAGES)
def test_a_game_can_be_played_in_each_language(language):
    run = rentier("play", "--terminal", "peru", "--seed", 7, "--lang", language, stdin=b"1\n" * 200)
    assert run.returncode == 0, run.stderr.decode()
    assert run.stderr == b""
    assert texts.sentence(language, "move-roll", {}) in text_of(run)


# At the terminal's table.


@pytest.fixture
def typed(monkeypatch):
    """Types the given lines, one whenever the terminal asks."""

    def type_lines(*lines):
        left = list(lines)
        monkeypatch.setattr("builtins.input", lambda prompt: left.pop(0) if left else "q")

    return type_lines


def shown_after(capsys, heading):
    return capsys.readouterr().out.partition(f"\n{heading}\n")[2].splitlines()


@pytest.mark.parametrize("players", [2, 4])
def test_who_is_out_of_the_game_sees_where_all_stand_and_is_sent_off(players, typed, capsys):
    typed('{"move": "resign"}')
    assert terminal.play(editions.load("peru"), players, "7", "en", "Zoe") == 0
    *standing, bye = shown_after(capsys, "Game over")
    assert sorted(line.split(" · ")[0].strip() for line in standing) == sorted(
        ["Zoe", *terminal.OPPONENTS[: players - 1]]
    )
    assert standing[-1] == "  Zoe · S/.\u00a00"
    assert bye == "Goodbye!"


def test_a_game_that_goes_on_for_too_long_is_ended_by_agreement(typed, capsys, monkeypatch):
    monkeypatch.setattr(terminal, "MOST_ROUNDS", 2)
    typed(*["1"] * 200)
    terminal.play(editions.load("brasil"), 3, "7", "en", "")
    output = capsys.readouterr().out
    assert "The table stops here; the richest wins" in output
    assert "Round 2:" in output
    assert "Round 4:" not in output


def test_nobody_else_has_your_name(typed, capsys):
    typed()
    terminal.play(editions.load("peru"), 8, "7", "en", " beto ")
    assert "Ivo rolls" in (output := capsys.readouterr().out)
    assert "Beto" not in output


def at_the_table(edition, language="en", **position):
    players = [{"name": "Ana"}, {"name": "Beto"}]
    game = Game.from_position({"edition": edition, "players": players, "turn": 0, **position})
    return terminal.Table(game, game.players, language, random.Random(0))


def labels(table):
    return [table.said(move) for move in table.game.legal_moves(terminal.YOU)]


def test_buying_names_the_title_and_its_price():
    table = at_the_table("peru", "es", players=[{"name": "Ana", "square": 1}, {"name": "Beto"}], phase="buy")
    assert labels(table)[:2] == ["Comprar el Jirón Huallaga por S/.\u00a060", "No comprar el Jirón Huallaga"]


def test_building_mortgaging_lifting_and_selling_name_what_they_cost_or_bring():
    titles = {
        1: {"owner": 0, "buildings": 1},
        3: {"owner": 0, "buildings": 1},
        5: {"owner": 0},
        15: {"owner": 0, "mortgaged": True},
    }
    said = labels(at_the_table("peru", titles=titles))
    assert {
        "Build on Jirón Huallaga for S/.\u00a050",
        "Sell a building on Jirón Huallaga for S/.\u00a025",
        "Mortgage Estación Desamparados for S/.\u00a0100",
        "Lift the mortgage on Estación de Chilca for S/.\u00a0110",
    } <= set(said)


def test_claims_bail_bids_and_answers_name_theirs():
    claim = {"by": 0, "visitor": 1, "square": 1, "amount": 2}
    table = at_the_table("peru", titles={1: {"owner": 0}}, claims=[claim])
    assert "Claim rent for Jirón Huallaga from Beto: S/.\u00a02" in labels(table)

    jailed = [{"name": "Ana", "square": 10, "in_jail": True}, {"name": "Beto"}]
    assert "Pay the fine of S/.\u00a050" in labels(at_the_table("peru", players=jailed))

    table = at_the_table("peru", auction={"square": 1, "in": [0, 1], "asked": 0})
    assert labels(table)[:2] == [
        "Bid for Jirón Huallaga, from S/.\u00a01 to S/.\u00a01,500",
        "Drop out of the auction for Jirón Huallaga",
    ]

    table = at_the_table("scuola", turn=1, asked={"square": 1, "from": 1, "seats": [0]})
    assert labels(table)[:2] == ["Yes, I want the Broom cupboard for 60\u00a0$", "No, I do not want the Broom cupboard"]


def test_where_you_stand_is_told_in_your_language(capsys):
    table = at_the_table("scuola", players=[{"name": "Ana", "square": 6}, {"name": "Beto"}])
    table.show([])
    assert capsys.readouterr().out == "\nAna · 610\u00a0$ · Porter's lodge\n"
