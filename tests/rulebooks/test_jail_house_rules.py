"""House rules of the jail that no shipped edition combines: a number of rolls for a double without a forced bail."""

import pytest

from tests.at_the_table import ANA, BETO, at, can, cash, do, kinds, refused, set_table

ROLLS_TWICE = {"jail.double_turns": 2}  # castilla: bail at the start of a turn, or 3 turns of waiting
BAILS = [{}, {"jail.bail_when": "never"}]


def prisoner(turns, rules, **more):
    """Ana has spent this many turns in castilla's jail."""
    return set_table("castilla", players=2, jail={ANA: turns}, house_rules={**ROLLS_TWICE, **rules}, **more)


def freed(game):
    return [event.freed_by for event in game.events if event.kind == "freed"]


@pytest.mark.parametrize("rules", BAILS)
def test_after_as_many_failed_rolls_as_the_rule_allows_no_more_are_allowed(rules):
    rules = {**ROLLS_TWICE, **rules}
    game = set_table("castilla", players=2, jail={ANA: 0, BETO: 0}, house_rules=rules, dice=[(1, 2), (1, 2)])
    for _ in range(2):
        assert can(game, "roll", seat=ANA)
        do(game, "roll", seat=ANA)
        do(game, "end_turn", seat=ANA)
        do(game, "end_turn", seat=BETO)
    assert kinds(game).count("jail-try-failed") == 2
    assert refused(game, "roll", seat=ANA).code == "no-more-tries"
    assert not can(game, "roll", seat=ANA)
    assert (cash(game), at(game)) == ([1500, 1500], [10, 10])


@pytest.mark.parametrize("rules", BAILS)
@pytest.mark.parametrize(("turns", "allowed"), [(0, True), (1, True), (2, False)])
def test_the_last_roll_is_in_the_last_of_these_turns(rules, turns, allowed):
    game = prisoner(turns, rules, dice=[(4, 4)])
    assert can(game, "roll") is allowed
    if allowed:
        do(game, "roll")
        assert (freed(game), at(game)[ANA]) == (["double"], 18)


def test_who_has_no_more_rolls_waits_out_its_time():
    game = prisoner(2, {}, dice=[(4, 6), (4, 5)])
    do(game, "end_turn", seat=ANA)
    do(game, "roll", seat=BETO)
    do(game, "end_turn", seat=BETO)
    assert freed(game) == ["waiting"]
    do(game, "roll", seat=ANA)
    assert at(game)[ANA] == 19


def test_who_has_no_more_rolls_may_still_pay_the_bail_at_the_start_of_its_turn():
    game = prisoner(2, {}, dice=[(4, 5)])
    do(game, "pay_bail")
    do(game, "roll")
    assert (cash(game)[ANA], at(game)[ANA]) == (1450, 19)
    assert refused(prisoner(2, BAILS[1]), "pay_bail").code == "no-bail"


@pytest.mark.parametrize("wait", [1, 2])
def test_who_waits_is_free_after_as_many_turns_as_the_rule_says(wait):
    rules = {"jail.wait_turns": wait, "jail.double_turns": 9}
    game = set_table("castilla", players=2, jail={ANA: 0, BETO: 0}, house_rules=rules)
    for turn in range(1, wait + 1):
        assert (can(game, "roll", seat=ANA), can(game, "end_turn", seat=ANA)) == (True, True)
        do(game, "end_turn", seat=ANA)
        assert [event.turns for event in game.events if event.kind == "waited"][-1] == turn
        assert freed(game) == []
        do(game, "end_turn", seat=BETO)
    assert freed(game) == ["waiting"]


@pytest.mark.parametrize("turns", [99, 100])
def test_failed_rolls_are_counted_up_to_100_turns_in_jail(turns):
    """A position with more could not be read back."""
    game = set_table("peru", players=2, jail={ANA: turns}, jail_cards={ANA: 1}, dice=[(4, 6)])
    do(game, "roll")
    assert game.view(None)["players"][ANA]["jail_turns"] == 100


def test_with_no_rolls_at_all_a_prisoner_waits():
    game = set_table("castilla", jail={ANA: 0}, house_rules={"jail.double_turns": 0})
    assert refused(game, "roll").code == "must-wait"


@pytest.mark.parametrize("turns", [3, 4])
def test_where_bail_is_forced_the_last_failed_roll_costs_it_instead(turns):
    rules = {"jail.double_turns": turns}
    game = set_table("peru", jail={ANA: turns - 1}, house_rules=rules, dice=[(4, 6)])
    do(game, "roll")
    assert (cash(game)[ANA], at(game)[ANA]) == (1450, 20)
    earlier = set_table("peru", jail={ANA: turns - 2}, house_rules=rules, dice=[(4, 6)])
    do(earlier, "roll")
    assert (cash(earlier)[ANA], at(earlier)[ANA]) == (1500, 10)
