"""House rules of trade that no shipped edition has: a lot is sold once its owner has no building in the group."""

import pytest

from tests.at_the_table import ANA, BETO, can, cash, do, owner, refused, set_table


def green_lots(buildings, rule="owner-bare"):
    """Ana owns 31 and 32 of the green lots, Beto 34; in scuola one builds on a single lot."""
    return set_table(
        "scuola", owner={31: ANA, 32: ANA, 34: BETO}, buildings=buildings, house_rules={"trade.built_lots": rule}
    )


SALE = {"to": BETO, "give": {"squares": [31]}, "take": {"cash": 10}}


@pytest.mark.parametrize("buildings", [{}, {34: 1}])
def test_a_lot_is_sold_if_its_owner_has_no_building_in_the_group(buildings):
    game = green_lots(buildings)
    do(game, "offer", **SALE)
    do(game, "accept", seat=BETO)
    assert (owner(game, 31), cash(game)) == (BETO, [620, 600, 610])


@pytest.mark.parametrize(("buildings", "code"), [({32: 1}, "built-group"), ({31: 1}, "built-lot")])
def test_no_lot_is_sold_while_its_owner_has_a_building_in_the_group(buildings, code):
    game = green_lots(buildings)
    assert refused(game, "offer", **SALE).code == code
    do(game, "sell_building", square=next(iter(buildings)))
    do(game, "offer", **SALE)
    assert can(game, "accept", seat=BETO)


def test_what_is_bought_is_measured_by_its_owners_buildings_too():
    purchase = {"seat": BETO, "to": ANA, "give": {"cash": 10}, "take": {"squares": [31]}}
    assert refused(green_lots({32: 1}), "offer", **purchase).code == "built-group"
    do(green_lots({34: 1}), "offer", **purchase)


@pytest.mark.parametrize(("rule", "code"), [("group-bare", "built-group"), ("lot-bare", None), ("allowed", None)])
def test_the_other_rules_ask_for_the_whole_group_or_the_lot_alone(rule, code):
    refusal = green_lots({34: 1}, rule).why_not({"move": "offer", **SALE})
    assert (None if refusal is None else refusal.code) == code
