"""Who has won, as the rules say it to the bots and the lab: a bit for each seat."""

from rentier import load
from rentier.notation import position
from rentier.rules import ending, names, play, setup
from rentier.rules.log import Log


def test_nobody_has_won_while_a_game_goes_on():
    tables = load("peru").tables
    log = Log(False)
    game = setup.new_state(tables, 3, 1, 0)
    setup.start(game, tables, log)
    assert ending.winners(game, tables) == 0
    play.end_time(game, tables, log)
    assert position.unpack(game)["ended"] == names.END_AGREED
    assert ending.winners(game, tables) == 0b111  # all are equally rich
