"""Where the results of the lab's commands go, and what is said when they cannot."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rentier import cli

ROOT = Path(__file__).parents[2]
COMMANDS = {
    "simulate": ["simulate", "peru", "--games", "4", "--workers", "1"],
    "tournament": ["tournament", "steady", "random", "--games", "4", "--workers", "1"],
    "landing": ["landing", "peru"],
}
full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
each_command = pytest.mark.parametrize("command", COMMANDS)


def shell(command, redirected, **more):
    """A command of the lab as a shell runs it: its exit code and what it says."""
    line = f'"{sys.executable}" -m rentier.cli {" ".join(COMMANDS[command])} {redirected}'
    run = subprocess.run(["sh", "-c", line], cwd=ROOT, env={**os.environ, **more}, capture_output=True, text=True)
    return run.returncode, run.stderr.splitlines(), run.stdout


@full
@each_command
@pytest.mark.parametrize("form", ["", "--json"])
def test_a_full_disk_behind_the_output_is_told_in_one_line(command, form):
    status, said, _ = shell(command, f"{form} > /dev/full")
    assert status == 2
    assert len(said) == 1
    assert "the output cannot be written: No space left on device" in said[0]


@each_command
def test_a_closed_output_is_told_in_one_line(command):
    status, said, _ = shell(command, ">&-")
    assert (status, len(said)) == (2, 1)
    assert "the standard output is closed" in said[0]


@each_command
def test_a_closed_error_output_hinders_nothing(command):
    status, _, out = shell(command, "--json 2>&-")
    assert status == 0
    assert json.loads(out)


@each_command
def test_a_reader_that_leaves_early_is_no_mistake(command):
    status, said, _ = shell(command, "| head -c 1 > /dev/null")
    assert (status, said) == (0, [])


@each_command
def test_what_an_output_cannot_show_is_replaced(command):
    status, said, out = shell(command, "", PYTHONIOENCODING="ascii")
    assert (status, said) == (0, [])
    assert "Per?" in out


WRONG = [
    ["--edition-or-name", "atlantis"],
    ["--rule", "x=1"],
    ["--rule", "jail.bail=x"],
    ["--rule", "jail.bail"],
    ["--rule", "jail.bail=1", "--rule", "jail.bail=2"],
    ["--mode", "nope"],
    ["--seed"],
]


@each_command
@pytest.mark.parametrize("wrong", WRONG, ids=" ".join)
def test_a_mistake_gets_one_line_in_every_command(command, wrong, capsys):
    arguments = [*COMMANDS[command], *wrong]
    if wrong[0] == "--edition-or-name":
        arguments = [*COMMANDS[command], "--edition", wrong[1]] if command == "tournament" else [command, wrong[1]]
    try:
        status = cli.main(arguments)
    except SystemExit as left:
        status = left.code
    out, err = capsys.readouterr()
    assert (status, out, len(err.splitlines())) == (2, "", 1)


@each_command
def test_a_mistake_does_not_repeat_a_whole_book(command, capsys):
    name = "a" * 100_000
    arguments = [*COMMANDS[command], "--edition", name] if command == "tournament" else [command, name]
    assert cli.main(arguments) == 2
    assert len(capsys.readouterr().err) < 1000


@pytest.mark.parametrize("seed", ["", " ", "-1", "9" * 400, "ñandú 🎲", "\udcff", "0x10", "1e9", "None"])
def test_any_text_is_a_seed(seed, capsys):
    assert cli.main([*COMMANDS["simulate"], "--seed", seed, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["seed"]) == (4, seed.replace("\udcff", "?"))
