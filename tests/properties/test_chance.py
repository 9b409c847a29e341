"""The generator: every outcome is equally likely, to the last word."""

import pytest

from rentier import load
from rentier.rules import names, play, setup, table
from rentier.rules.log import Log, take
from rentier.rules.moves import Move


def first_roll(key: int) -> tuple[int, int]:
    """The dice of the first roll of a game with this key."""
    tables = load("castilla").tables
    log = Log(True)
    game = setup.new_state(tables, 2, key, 0)
    setup.start(game, tables, log)
    take(log)
    assert play.apply(game, tables, log, table.actor(game, tables), Move(names.MOVE_ROLL)) == names.OK
    rows = take(log)
    [at] = [at for at in range(0, len(rows), names.LOG_WIDTH) if rows[at] == names.EV_ROLLED]
    return rows[at + 2], rows[at + 3]


@pytest.mark.both_forms
def test_a_word_that_would_favour_some_dice_is_thrown_away():
    """The 32 bits of a word are 36 pairs of dice many times over, and 4 are left: this key's first word is one."""
    assert (2**32 - 2) % 36 == 2  # the first word; it would mean 1 and 3
    assert first_roll(976264804) == (1, 4)  # the second word
    assert first_roll(976264805) == (4, 6)  # a first word like most
