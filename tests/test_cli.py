"""The command line: what it answers to scripts, and to mistakes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rentier import cli, editions
from rentier.notation import texts

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
    ["play", "peru", "--players", "99"],
    ["play", "peru", "--players", "many"],
    ["play", "peru", "--lang", "xx"],
    ["play", "peru", "--mode", "nonsense"],
    ["play", "peru", "--rule", "jail.bail"],
    ["play", "peru", "--rule", "jail.bale=50"],
    ["play", "peru", "--rule", "jail.bail=ten"],
    ["play", "peru", "--rule", "jail.bail=60", "--rule", "jail.bail=70"],
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
    run = rentier("play", "peru", "--players", 2, "--seed", 7, "--lang", "en", stdin=typed)
    assert run.returncode == 0, run.stderr.decode()
    assert run.stderr == b""
    assert text_of(run).rstrip().endswith("Goodbye!")


@pytest.mark.parametrize("language", cli.LANGUAGES)
def test_a_game_can_be_played_in_each_language(language):
    run = rentier("play", "peru", "--seed", 7, "--lang", language, stdin=b"1\n" * 200)
    assert run.returncode == 0, run.stderr.decode()
    assert run.stderr == b""
    assert texts.sentence(language, "move-roll", {}) in text_of(run)
