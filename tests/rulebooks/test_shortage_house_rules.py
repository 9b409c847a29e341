"""Scarce buildings of `peru` (PE-34, PE-35) at tables with other rules of building: no printed rulebook has both."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, can, cash, do, titles

BROWN = {1: ANA, 3: ANA}  # a house costs 50
BLUE = {37: BETO, 39: BETO}  # 200
ONE_A_TURN = {"building.one_on_empty": True}
LOT_ALONE = {"building.needs": "lot", "building.even": False}


def asked(game):
    """The seats that are asked whether they want a scarce building."""
    question = game.view(None)["asked"]
    return [] if question is None else question["seats"]


def buildings(game):
    """What stands on the board: square -> number."""
    return {square: title["buildings"] for square, title in titles(game).items() if title["buildings"]}


# One house a turn on a lot that was empty.


@pytest.mark.parametrize(("left", "short"), [(3, True), (4, False)])
def test_where_an_empty_lot_takes_one_house_a_turn_it_counts_for_one(peru, left, short):
    game = peru(house_rules=ONE_A_TURN, owner={**BROWN, **BLUE}, stock={"houses": left, "hotels": 12})
    do(game, "build", square=1)
    assert asked(game) == ([BETO] if short else [])


@pytest.mark.parametrize(("left", "short"), [(2, True), (3, False)])
def test_where_an_empty_lot_takes_one_house_a_turn_it_then_counts_for_none(peru, left, short):
    table = {"owner": {**BROWN, **BLUE}, "buildings": {1: 1}, "empty_at_start": [1, 3, 37, 39]}
    game = peru(house_rules=ONE_A_TURN, **table, stock={"houses": left, "hotels": 12})
    do(game, "build", square=3)
    assert asked(game) == ([BETO] if short else [])


# Houses on a lot whose group is not complete.


@pytest.mark.parametrize(("left", "short"), [(7, True), (8, False)])
def test_where_a_lot_alone_takes_houses_it_counts_without_its_group(peru, left, short):
    game = peru(house_rules=LOT_ALONE, owner={6: ANA, 37: BETO}, stock={"houses": left, "hotels": 12})
    do(game, "build", square=6)
    assert (asked(game), buildings(game)) == (([BETO], {}) if short else ([], {6: 1}))


def test_a_winner_who_can_no_longer_place_the_building_leaves_it_to_the_bank(peru):
    game = peru(
        house_rules=LOT_ALONE, owner={6: ANA, 37: BETO, 39: CARO}, cash={CARO: 0}, stock={"houses": 1, "hotels": 12}
    )
    do(game, "build", square=6)
    do(game, "want", seat=BETO)
    do(game, "bid", amount=60, seat=BETO)
    do(game, "pass", seat=ANA)
    assert (game.actor, can(game, "build", square=37)) == (BETO, True)
    do(game, "mortgage", square=39, seat=CARO)  # nobody builds in a group with a mortgaged lot (PE-31)
    assert (game.view(None)["asked"], game.actor, can(game, "roll")) == (None, ANA, True)
    assert (buildings(game), game.view(None)["stock"]["houses"], cash(game)) == ({}, 1, [1500, 1440, 200])
    do(game, "build", square=6)
    assert buildings(game) == {6: 1}


# Unlimited houses.


def test_a_bank_with_unlimited_houses_always_breaks_a_hotel(peru):
    game = peru(house_rules={"building.house_stock": "unlimited"}, owner=BROWN, buildings={1: 5, 3: 5})
    do(game, "sell_building", square=1)
    assert (buildings(game), cash(game)[ANA]) == ({1: 4, 3: 5}, 1525)
