"""One whole game an edition goes as it always has. A change to it is a decision: `python -m tests.golden.write`."""

import subprocess
import sys
from pathlib import Path

import pytest

from rentier import Game
from rentier.notation import record
from rentier.proof import verify
from tests.golden import games

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(params=games.EDITIONS)
def edition(request):
    return request.param


@pytest.mark.both_forms
def test_the_golden_game_goes_as_it_always_has(edition):
    game = games.played_again(games.stored(edition))
    assert games.record_text(game) == (games.HERE / f"{edition}.jsonl").read_text(encoding="utf-8")


@pytest.mark.both_forms
def test_its_record_holds(edition):
    golden = games.stored(edition)
    assert verify(golden) is None
    assert Game.from_record(golden).state_bytes() == games.played_again(golden).state_bytes()


def test_its_events_read_as_they_always_have(edition):
    text = games.event_text(Game.from_record(games.stored(edition)))
    assert text == (games.HERE / f"{edition}.txt").read_text(encoding="utf-8")


def test_it_is_a_game_worth_keeping(edition):
    """It ends by itself, is short enough to read, and has something of most chapters."""
    game = Game.from_record(games.stored(edition))
    kinds = {event.kind for event in game.events}
    assert game.outcome.why in ("last-one-left", "owns-everything")
    assert len(games.stored(edition)["moves"]) < 450
    assert {"rolled", "moved", "paid", "title", "declined", "card-drawn", "built", "mortgaged", "game-over"} <= kinds
    assert {"offer-accepted", "bankrupt"} <= kinds
    assert "auction-won" in kinds or edition == "scuola"  # where nothing is auctioned


def test_the_command_replays_and_verifies_it(edition, tmp_path):
    file = tmp_path / "game.jsonl"
    file.write_text(record.to_text(games.stored(edition)), encoding="utf-8")
    command = [sys.executable, "-m", "rentier.cli", "replay", str(file), "--verify", "--lang", "en"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    assert run.returncode == 0, run.stderr.decode()
    told = run.stdout.decode().splitlines()
    events = (games.HERE / f"{edition}.txt").read_text(encoding="utf-8").splitlines()
    assert told[: len(events)] == events
    assert "The seed fits the commitment" in told[-4]
    assert told[-1].endswith("the record holds")


def test_the_command_finds_a_changed_die(edition, tmp_path):
    golden = games.stored(edition)
    golden["header"]["seed"] = "9"
    file = tmp_path / "game.jsonl"
    file.write_text(record.to_text(golden), encoding="utf-8")
    command = [sys.executable, "-m", "rentier.cli", "replay", str(file), "--verify"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    assert run.returncode == 2
    assert len(run.stderr.decode().splitlines()) == 1
    assert "seed" in run.stderr.decode()
