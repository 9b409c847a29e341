"""A rulebook lists the dials that can have an effect; the others change nothing in play."""

import random

import pytest

from rentier import Game
from rentier.editions import DIALS, EditionError, load, names
from rentier.editions.effects import NEEDS, effective

JAIL = {"double_turns", "double_rolls_again", "wait_turns", "bail", "bail_when", "card"}


def hidden(name, **more):
    edition = load(name, **more)
    return set(edition.dials) - effective(edition)


def test_every_condition_is_about_a_dial_that_exists():
    assert set(NEEDS) <= set(DIALS)


@pytest.mark.clause("MT-06")
def test_malta_has_no_rule_about_a_jail_that_is_not_played():
    assert {f"jail.{dial}" for dial in JAIL} <= hidden("malta")
    assert "trade.jail_cards" in hidden("malta")
    assert "jail.played" not in hidden("malta")
    assert not {f"jail.{dial}" for dial in JAIL} & hidden("peru")


@pytest.mark.clause("MT-05")
def test_malta_still_has_a_rule_about_three_doubles():
    assert "turn.doubles_to_jail" not in hidden("malta")


def test_a_house_rule_that_opens_the_jail_brings_its_rules_back():
    rules = {"jail.played": True, "jail.bail_when": "start-or-forced"}
    assert "jail.bail" not in hidden("malta", house_rules=rules)
    assert "jail.card" in hidden("malta", house_rules=rules)  # no card of the deck frees anyone


def test_bail_is_no_rule_where_it_is_never_paid():
    assert "jail.bail" in hidden("castilla", house_rules={"jail.bail_when": "never"})
    assert "jail.bail" not in hidden("castilla")


@pytest.mark.clause("CA-21")
def test_only_castilla_has_a_rule_about_monuments():
    assert {name for name in names() if "purchase.monument_declined" not in hidden(name)} == {"castilla"}


@pytest.mark.clause("MT-22", "MT-23")
def test_malta_has_no_rule_about_hotels_or_scarce_buildings():
    assert {"building.hotel_stock", "building.shortage", "building.hotel_break"} <= hidden("malta")
    assert "building.hotel_needs" not in hidden("malta")
    assert not {"building.hotel_stock", "building.shortage", "building.hotel_break"} & hidden("peru")


@pytest.mark.clause("BR-21")
def test_brasil_has_no_condition_on_a_group_factor_that_it_does_not_have():
    assert "rent.group_unmortgaged" in hidden("brasil")
    assert "rent.group_unmortgaged" not in hidden("brasil", house_rules={"rent.group_unbuilt": 2})


@pytest.mark.clause("SC-33")
def test_scuola_has_no_heirs():
    assert {"bankruptcy.heir_interest", "bankruptcy.heir_interest_on", "bankruptcy.buildings"} <= hidden("scuola")
    assert not {"bankruptcy.heir_interest", "bankruptcy.heir_interest_on"} & hidden("malta")


@pytest.mark.clause("PE-53")
def test_the_last_bankruptcy_is_special_only_where_bankruptcies_are_counted():
    assert "bankruptcy.last_buildings_stand" in hidden("peru")
    assert "bankruptcy.last_buildings_stand" not in hidden("peru", mode="quick")


def others(name, key):
    """The edition with each other value of the dial that its checker allows."""
    dial = DIALS[key]
    values = [True, False] if dial.flag else [*dial.words, *([dial.low, dial.high] if dial.low <= dial.high else [])]
    for value in values:
        if value != load(name).dials[key]:
            try:
                yield load(name, house_rules={key: value})
            except EditionError:
                continue


def story(edition, moves=1500):
    """What happens in a game played at random; the same choices, where the same moves are possible."""
    game = Game(edition, players=3, seed="0" * 64)
    chance = random.Random(7)
    for _ in range(moves):
        if game.outcome is not None:
            break
        legal = [move for move in game.legal_moves(game.actor) if move["move"] not in ("offer", "settle", "resign")]
        move = chance.choice(legal)
        if "min" in move:
            move = {"move": move["move"], "amount": move["min"]}
        game.apply(move, seat=game.actor)
    return [(event.kind, dict(event.fields)) for event in game.events]


@pytest.mark.parametrize("name", names())
def test_a_dial_without_effect_changes_nothing_in_play(name):
    as_printed = story(load(name))
    assert len(as_printed) > 300
    for key in sorted(hidden(name)):
        for changed in others(name, key):
            assert story(changed) == as_printed, (key, changed.dials[key])


def test_a_dial_with_an_effect_changes_play():
    assert story(load("peru", house_rules={"money.salary": 210})) != story(load("peru"))
