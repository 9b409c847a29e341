"""Chance at a table: committed before the first roll, and a new key for each move."""

import hashlib
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from rentier import Game
from rentier.bots import BUILT_IN
from rentier.bots.chairs import Chairs
from rentier.notation import record
from rentier.notation.fairness import Source
from rentier.proof import verify
from tests.notation.games import finished, play_on, played


def key(game):
    return tuple(game.position()["chance"]["key"])


def test_the_seed_fits_its_commitment_and_no_other_does():
    game = Game("peru", seed="42", fair=True)
    told = game.record()["header"]["commitment"]
    assert told == hashlib.sha256(b"rentier commitment\x0042").hexdigest()
    assert told == Source("42").commitment
    assert told != Source("43").commitment


def test_without_a_seed_every_game_has_its_own():
    seeds = {Game("peru").position()["seed"] for _ in range(8)}
    assert len(seeds) == 8
    assert all(len(seed) == 64 for seed in seeds)


def test_each_move_of_a_fair_game_has_its_own_key():
    game = Game("peru", seed="1", fair=True)
    keys = [key(game)]
    for _ in range(20):
        game.apply(next(move for move in game.legal_moves() if "min" not in move and move["move"] != "offer"))
        keys.append(key(game))
    assert len(set(keys)) == len(keys)


def test_a_game_in_the_lab_has_one():
    game = Game("peru", seed="1")
    before = key(game)
    game.apply({"move": "roll"})
    assert key(game) == before


def test_a_refused_move_uses_up_no_key():
    game = Game("peru", seed="1", fair=True)
    before = game.state_bytes()
    assert game.why_not({"move": "end_turn"}) is not None
    with pytest.raises(ValueError, match="must-roll"):
        game.apply({"move": "end_turn"})
    assert game.state_bytes() == before


def test_entropy_has_its_say_and_its_order_matters():
    assert Source("1", True, ("a", "b")).key(1) != Source("1", True, ("b", "a")).key(1)
    assert Source("1", True, ("a", "b")).key(1) != Source("1", True, ("ab",)).key(1)
    assert Source("1", True, ("a",)).key(1) != Source("1", True, ("a",)).key(2)
    assert Source("1", True).key(1) != Source("2", True).key(1)


@pytest.mark.parametrize("edition", ["brasil", "peru", "scuola", "malta", "castilla"])
def test_a_fair_game_replays_with_its_seed(edition):
    game = finished(edition, fair=True, entropy=["Ana's", "Beto's"])
    data = json.loads(json.dumps(game.record()))
    assert data["header"]["fair"] is True
    assert data["header"]["entropy"] == ["Ana's", "Beto's"]
    assert verify(data) is None
    assert Game.from_record(data).state_bytes() == game.state_bytes()
    data["header"]["entropy"] = ["Ana's", "another's"]
    assert verify(data) is not None


def test_a_fair_game_goes_on_from_its_position_as_it_would_have():
    game = played(fair=True, entropy=["x"])
    other = Game.from_position(json.loads(json.dumps(game.position())))
    for each in (game, other):
        play_on(each, 40, random.Random(3))
    assert other.state_bytes() == game.state_bytes()


def test_an_unfinished_record_has_neither_seed_nor_deck():
    header = played(fair=True, seed="very secret").record()["header"]
    assert "very secret" not in json.dumps(header)
    assert not {"seed", "position", "decks"} & header.keys()


@pytest.mark.parametrize("edition", ["brasil", "peru", "scuola", "malta", "castilla"])
def test_the_few_lines_in_the_docs_check_the_dice_of_a_record(edition, tmp_path):
    docs = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
    code = tmp_path / "check.py"
    code.write_text(docs.split("```python\n")[1].split("```")[0], encoding="utf-8")
    game = Game(edition, players=4, seed="ab" * 32, fair=True, entropy=["Ana's", "", "ñandú", ""])
    bots = Chairs(game, [BUILT_IN["steady"]] * 4, 5)
    while game.actor is not None:
        if game.version == 300:
            game.end_time()
            continue
        decision = bots.decide(game)
        bots.apply(game, decision.move, decision.seat)
    data = game.record()
    file = tmp_path / "game.jsonl"
    file.write_text(record.to_text(data), encoding="utf-8")
    run = subprocess.run([sys.executable, code, file], capture_output=True, text=True, check=True)
    both = [each for line in data["moves"] for each in line[2] if each.startswith("dice") and each.count(" ") == 2]
    assert run.stdout.startswith(f"{len(both)} rolls follow")
    assert len(both) > 50
    for change in ({"entropy": ["Ana's", "", "nandu", ""]}, {"seed": "cd" * 32}):
        file.write_text(record.to_text({**data, "header": {**data["header"], **change}}), encoding="utf-8")
        assert subprocess.run([sys.executable, code, file], capture_output=True, check=False).returncode == 1
