"""`scuola`, SC-31: mortgaging, lifting and selling buildings at any time, by any seat."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, can, cash, do, owner, refused, titles

OF_CARO = {"buildings": {39: 2}, "mortgaged": [12]}  # she owns 39, the station 5 and the mortgaged enterprise 12
OWNERS = {39: CARO, 5: CARO, 12: CARO}


def on_anothers_turn(scuola, **more):
    return scuola(owner=OWNERS, **OF_CARO, **more)


def while_another_decides_about_a_purchase(scuola, **more):
    game = scuola(owner=OWNERS, dice=[(1, 2)], **OF_CARO, **more)
    do(game, "roll")
    assert can(game, "buy", seat=ANA)
    return game


def while_another_is_asked(scuola, **more):
    game = while_another_decides_about_a_purchase(scuola, **more)
    do(game, "decline")
    do(game, "waive", seat=CARO)
    assert game.actor == BETO
    return game


def while_asked(scuola, **more):
    game = while_another_decides_about_a_purchase(scuola, **more)
    do(game, "decline")
    return game


def while_another_owes(scuola, **more):
    debts = [{"debtor": ANA, "creditor": BETO, "amount": 90}]
    return scuola(owner=OWNERS | {15: ANA}, cash={ANA: 0}, debts=debts, **OF_CARO, **more)


SITUATIONS = [
    on_anothers_turn,
    while_another_decides_about_a_purchase,
    while_another_is_asked,
    while_asked,
    while_another_owes,
]


@pytest.mark.clause("SC-31")
@pytest.mark.parametrize("situation", SITUATIONS)
def test_titles_are_mortgaged_at_any_time(scuola, situation):
    game = situation(scuola)
    actor = game.actor
    assert can(game, "mortgage", seat=CARO, square=5)
    do(game, "mortgage", seat=CARO, square=5)
    assert (titles(game)[5]["mortgaged"], cash(game)[CARO], game.actor) == (True, 710, actor)


@pytest.mark.clause("SC-31")
@pytest.mark.parametrize("situation", SITUATIONS)
def test_mortgages_are_lifted_at_any_time(scuola, situation):
    game = situation(scuola)
    assert can(game, "lift", seat=CARO, square=12)
    do(game, "lift", seat=CARO, square=12)
    assert (titles(game)[12]["mortgaged"], cash(game)[CARO]) == (False, 535)


@pytest.mark.clause("SC-31")
@pytest.mark.parametrize("situation", SITUATIONS)
def test_buildings_are_sold_at_any_time(scuola, situation):
    game = situation(scuola)
    assert can(game, "sell_building", seat=CARO, square=39)
    do(game, "sell_building", seat=CARO, square=39)
    assert (titles(game)[39]["buildings"], cash(game)[CARO]) == (1, 710)


@pytest.mark.clause("SC-31")
@pytest.mark.parametrize("situation", [while_another_owes, while_another_is_asked])
def test_a_table_may_agree_that_only_the_acting_seat_raises_money(scuola, situation):
    game = situation(scuola, house_rules={"money.raise_when": "acting"})
    for move, square in (("mortgage", 5), ("lift", 12), ("sell_building", 39)):
        assert refused(game, move, seat=CARO, square=square).code == "busy"
        assert not can(game, move, seat=CARO, square=square)


@pytest.mark.clause("SC-31")
def test_a_rescuer_sells_a_house_to_buy_from_a_debtor(scuola):
    game = scuola(
        owner={39: CARO, 15: ANA},
        buildings={39: 1},
        cash={ANA: 0, CARO: 30},
        debts=[{"debtor": ANA, "creditor": BETO, "amount": 90}],
    )
    offer = {"to": ANA, "give": {"cash": 120}, "take": {"squares": [15]}}
    assert refused(game, "offer", seat=CARO, **offer).code == "no-cash"
    do(game, "sell_building", seat=CARO, square=39)
    do(game, "offer", seat=CARO, **offer)
    do(game, "accept", seat=ANA)
    assert (owner(game, 15), cash(game)) == (CARO, [30, 700, 10])
    assert game.view(None)["debts"] == []


@pytest.mark.clause("SC-31")
def test_what_is_not_ones_own_is_not_mortgaged_at_any_time_either(scuola):
    game = while_another_owes(scuola)
    assert refused(game, "mortgage", seat=BETO, square=5).code == "not-owner"
    assert refused(game, "lift", seat=BETO, square=12).code == "not-owner"
    assert refused(game, "sell_building", seat=BETO, square=39).code == "not-owner"
