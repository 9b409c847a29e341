"""The rows that the rules write into the log: numbers that the record and the events are made from."""

import pytest

from rentier import load
from rentier.bots import random as random_player
from rentier.notation.events import FIELDS
from rentier.rules import names, setup
from rentier.rules.log import Log, take

TABLES = [("brasil", None), ("peru", None), ("peru", "timed"), ("scuola", None), ("malta", None), ("castilla", None)]
GAMES = 10
ROUNDS = 30


@pytest.mark.parametrize(("edition", "mode"), TABLES)
def test_a_field_that_a_row_s_kind_does_not_have_is_0(edition, mode):
    tables = load(edition, mode=mode).tables
    width = {names.EV_CHANCE: 2, **{kind: len(fields) for kind, fields in FIELDS.items()}}
    seen = set()
    for seed in range(GAMES):
        log = Log(True)
        game = setup.new_state(tables, 4, seed, 0)
        setup.start(game, tables, log)
        player = random_player.Player(seed)
        assert random_player.play_out(game, tables, log, player, ROUNDS, 150, -1) == 0
        rows = take(log)
        for at in range(0, len(rows), names.LOG_WIDTH):
            kind, *fields = rows[at : at + names.LOG_WIDTH]
            assert fields[width[kind] :] == [0] * (names.LOG_WIDTH - 1 - width[kind]), (kind, fields)
            seen.add(kind)
    assert {names.EV_CHANCE, names.EV_TURN_STARTED, names.EV_RESIGNED} <= seen
