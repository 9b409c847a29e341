"""A row of the log has a number for each field of its event, and 0 in every other place."""

import random

import pytest

from rentier import load
from rentier.notation.events import FIELDS
from rentier.rules import names
from tests.properties.test_every_clause import TABLES, play_a_while

GAMES = 8


@pytest.mark.parametrize(("name", "mode"), TABLES)
def test_the_places_of_a_row_that_its_event_does_not_use_are_0(name, mode):
    edition = load(name, mode=mode)
    rng = random.Random(f"rows of {name} {mode}")
    fields = {kind: len(used) for kind, used in FIELDS.items()} | {names.EV_CHANCE: 2}  # the stream and its value
    for number in range(GAMES):
        for _, _, rows in play_a_while(edition, number, rng, {})._lines:
            for at in range(0, len(rows), names.LOG_WIDTH):
                row = rows[at : at + names.LOG_WIDTH]
                assert not any(row[1 + fields[row[0]] :]), row
