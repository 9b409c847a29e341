"""The same seeds, compiled and in plain Python, lead to the same states: all of each state, again and again."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rentier import _build, load
from rentier.bots import random as random_player
from rentier.rules import setup, state
from rentier.rules.log import Log, take

ROOT = Path(__file__).parent.parent.parent
TABLES = [("brasil", None), ("peru", None), ("peru", "quick"), ("peru", "timed")]
TABLES += [("scuola", None), ("malta", None), ("castilla", None)]
SEEDS = 8
STEPS = 30
DECISIONS = 60  # between two looks at the state


def fingerprints(name: str, mode: str | None) -> list[str]:
    """A hash of state and events after every so many decisions of some random games."""
    edition = load(name, mode=mode)
    least, most = edition.dials["players.min"], edition.dials["players.max"]
    found = []
    for seed in range(SEEDS):
        log = Log(True)
        game = setup.new_state(edition.tables, least + seed % (most - least + 1), seed, 2**64 - 1 - seed)
        setup.start(game, edition.tables, log)
        player = random_player.Player(seed)
        for _ in range(STEPS):
            events = take(log)
            for _ in range(DECISIONS):  # one by one: the log holds one move's events, not many moves'
                random_player.play_on(game, edition.tables, log, player, 1, 10_000)
                events += take(log)
            found.append(hashlib.sha256(state.to_bytes(game) + json.dumps(events).encode()).hexdigest()[:16])
    return found


@pytest.mark.parametrize(("edition", "mode"), TABLES)
def test_both_forms_play_the_same_games(edition, mode):
    here = fingerprints(edition, mode)
    assert len(set(here)) > SEEDS * STEPS // 2
    if _build.form() == "plain Python":
        return  # nothing is compiled, so there is nothing to compare with; `make test` tells it in its first stage
    run = subprocess.run(
        [sys.executable, "-m", "tests.properties.test_compiled_equals_plain", edition, mode or ""],
        cwd=ROOT,
        env={**os.environ, "RENTIER_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(run.stdout)
    assert told["form"] == "plain Python"
    differing = [i for i, (mine, plain) in enumerate(zip(here, told["fingerprints"], strict=True)) if mine != plain]
    assert not differing, f"{edition} {mode or ''}: seed {differing[0] // STEPS}, step {differing[0] % STEPS}"


if __name__ == "__main__":
    print(json.dumps({"form": _build.form(), "fingerprints": fingerprints(sys.argv[1], sys.argv[2] or None)}))
