"""Brasil, BR-22 to BR-29: building, trade and mortgages."""

import pytest

from rentier.game import Claim
from tests.at_the_table import ANA, BETO, CARO, can, cash, do, owner, refused, titles
from tests.rulebooks.brasil_table import payments

BROWN = {1: ANA, 3: ANA}  # houses at 50
SKY = {6: ANA, 8: ANA, 9: ANA}
PINK = {11: ANA, 13: ANA, 14: ANA}
ORANGE = {16: ANA, 18: ANA, 19: ANA}
RED = {21: ANA, 23: ANA, 24: ANA}
BLUE = {37: ANA, 39: ANA}  # houses at 200


def standing(game, *squares):
    """How many buildings stand on these lands; 5 is a hotel."""
    return [titles(game)[square]["buildings"] for square in squares]


def stock(game):
    """The Bank's houses and hotels."""
    left = game.view(None)["stock"]
    return left["houses"], left["hotels"]


# Building


@pytest.mark.clause("BR-22")
@pytest.mark.parametrize(("group", "square", "price", "left"), [(BROWN, 1, 50, 2408), (BLUE, 39, 200, 2258)])
def test_a_house_costs_its_titles_price_paid_to_the_bank(brasil, group, square, price, left):
    game = brasil(owner=group)
    do(game, "build", square=square)
    assert standing(game, square) == [1]
    assert cash(game) == [left, 2458, 2458]
    assert payments(game) == [(ANA, "bank", price)]


@pytest.mark.clause("BR-22")
@pytest.mark.parametrize("held", [{1: ANA}, {1: ANA, 3: BETO}])
def test_houses_need_the_whole_colour_group(brasil, held):
    game = brasil(owner=held)
    refusal = refused(game, "build", square=1)
    assert (refusal.code, refusal.clause) == ("group-incomplete", "BR-22")
    assert not can(game, "build", square=1)


@pytest.mark.clause("BR-22")
def test_no_house_is_built_while_a_land_of_the_group_is_mortgaged(brasil):
    game = brasil(owner=BROWN, mortgaged=[3])
    refusal = refused(game, "build", square=1)
    assert (refusal.code, refusal.clause) == ("group-mortgaged", "BR-22")
    refusal = refused(game, "build", square=3)
    assert (refusal.code, refusal.clause) == ("lot-mortgaged", "BR-22")
    do(game, "lift", square=3)
    do(game, "build", square=1)
    assert standing(game, 1) == [1]


@pytest.mark.clause("BR-22")
def test_companies_take_no_houses(brasil):
    game = brasil(owner=dict.fromkeys((5, 12, 15, 25, 28, 35), ANA))
    refusal = refused(game, "build", square=5)
    assert (refusal.code, refusal.clause) == ("not-a-lot", "BR-22")


@pytest.mark.clause("BR-22")
def test_who_cannot_pay_for_a_house_does_not_build_it(brasil):
    assert refused(brasil(owner=BROWN, cash={ANA: 49}), "build", square=1).code == "no-cash"
    game = brasil(owner=BROWN, cash={ANA: 50})
    do(game, "build", square=1)
    assert cash(game) == [0, 2458, 2458]


@pytest.mark.clause("BR-22")
def test_one_builds_in_ones_own_turn(brasil):
    game = brasil(owner=BROWN, to_roll=BETO)
    refusal = refused(game, "build", square=1, seat=ANA)
    assert (refusal.code, refusal.clause) == ("not-your-turn-to-build", "BR-22")


@pytest.mark.clause("BR-23")
def test_a_land_takes_four_houses_then_one_hotel_and_nothing_more(brasil):
    game = brasil(owner=BROWN, buildings={1: 3, 3: 4})
    do(game, "build", square=1)
    assert standing(game, 1) == [4]
    assert stock(game) == (24, 12)
    do(game, "build", square=1)
    assert standing(game, 1) == [5]
    assert stock(game) == (28, 11)
    refusal = refused(game, "build", square=1)
    assert (refusal.code, refusal.clause) == ("fully-built", "BR-23")


@pytest.mark.clause("BR-23")
def test_the_hotel_costs_the_house_price_and_the_four_houses_go_back_to_the_bank(brasil):
    game = brasil(owner=BLUE, buildings={37: 4, 39: 4})
    assert stock(game) == (24, 12)
    do(game, "build", square=39)
    assert cash(game) == [2258, 2458, 2458]
    assert stock(game) == (28, 11)


@pytest.mark.clause("BR-23")
def test_the_hotel_needs_four_houses_on_its_own_land_only(brasil):
    game = brasil(owner=BROWN, buildings={1: 4, 3: 3})
    do(game, "build", square=1)
    assert standing(game, 1, 3) == [5, 3]
    do(game, "build", square=3)
    assert standing(game, 1, 3) == [5, 4]
    assert stock(game) == (28, 11)


@pytest.mark.clause("BR-24")
def test_every_land_of_the_group_has_its_first_house_before_any_has_a_second(brasil):
    game = brasil(owner=SKY)
    do(game, "build", square=6)
    refusal = refused(game, "build", square=6)
    assert (refusal.code, refusal.clause) == ("uneven", "BR-24")
    do(game, "build", square=9)
    assert refused(game, "build", square=6).code == "uneven"
    do(game, "build", square=8)
    do(game, "build", square=6)
    assert standing(game, 6, 8, 9) == [2, 1, 1]


@pytest.mark.clause("BR-24")
@pytest.mark.parametrize("houses", [1, 2, 3])
def test_so_it_goes_up_to_the_fourth_house(brasil, houses):
    game = brasil(owner=BROWN, buildings={1: houses, 3: houses - 1})
    assert refused(game, "build", square=1).code == "uneven"
    do(game, "build", square=3)
    do(game, "build", square=1)
    assert standing(game, 1, 3) == [houses + 1, houses]


@pytest.mark.clause("BR-24")
def test_one_group_does_not_wait_for_another(brasil):
    game = brasil(owner=BROWN | BLUE, buildings={1: 3, 3: 3})
    do(game, "build", square=39)
    do(game, "build", square=1)
    assert standing(game, 1, 3, 37, 39) == [4, 3, 0, 1]


@pytest.mark.clause("BR-24")
def test_selling_need_not_be_even(brasil):
    game = brasil(owner=BROWN, buildings={1: 3, 3: 3})
    for _ in range(3):
        do(game, "sell_building", square=1)
    assert standing(game, 1, 3) == [0, 3]
    assert cash(game) == [2533, 2458, 2458]

    game = brasil(owner=BROWN, buildings={1: 3, 3: 3})
    do(game, "sell_building", square=1, whole=True)
    assert standing(game, 1, 3) == [0, 3]


@pytest.mark.clause("BR-24")
def test_after_an_uneven_sale_a_house_is_built_only_where_the_even_order_allows_it(brasil):
    game = brasil(owner=SKY, buildings={6: 3, 8: 3, 9: 3})
    do(game, "sell_building", square=8)
    do(game, "sell_building", square=8)
    for square in (6, 9):
        refusal = refused(game, "build", square=square)
        assert (refusal.code, refusal.clause) == ("uneven", "BR-24")
    do(game, "build", square=8)
    do(game, "build", square=8)
    do(game, "build", square=6)
    assert standing(game, 6, 8, 9) == [4, 3, 3]


@pytest.mark.clause("BR-24")
@pytest.mark.parametrize(("other", "third"), [(2, 4), (0, 4), (4, 2), (5, 2)])
def test_no_hotel_while_another_land_of_the_group_has_two_houses_or_fewer(brasil, other, third):
    game = brasil(owner=SKY, buildings={6: 4, 8: other, 9: third})
    refusal = refused(game, "build", square=6)
    assert (refusal.code, refusal.clause) == ("uneven", "BR-24")
    assert not can(game, "build", square=6)


@pytest.mark.clause("BR-24")
@pytest.mark.parametrize(("other", "third"), [(3, 3), (3, 5), (5, 5)])
def test_a_hotel_while_every_other_land_has_three_houses_or_more(brasil, other, third):
    game = brasil(owner=SKY, buildings={6: 4, 8: other, 9: third})
    do(game, "build", square=6)
    assert standing(game, 6, 8, 9) == [5, other, third]
    assert cash(game) == [2408, 2458, 2458]


@pytest.mark.clause("BR-25")
def test_a_33rd_house_is_not_to_be_had_until_one_comes_back(brasil):
    full = dict.fromkeys((*BROWN, *SKY, *PINK), 4)
    game = brasil(owner=BROWN | SKY | PINK | ORANGE, buildings=full)
    assert stock(game) == (0, 12)
    refusal = refused(game, "build", square=16)
    assert (refusal.code, refusal.clause) == ("no-houses-left", "BR-25")
    do(game, "sell_building", square=1)
    do(game, "build", square=16)
    assert stock(game) == (0, 12)
    assert refused(game, "build", square=18).code == "no-houses-left"


@pytest.mark.clause("BR-25")
def test_a_13th_hotel_is_not_to_be_had_until_one_comes_back(brasil):
    full = dict.fromkeys((*BROWN, *SKY, *PINK, *ORANGE), 5) | {21: 5, 23: 4, 24: 4}
    game = brasil(owner=BROWN | SKY | PINK | ORANGE | RED, buildings=full)
    assert stock(game) == (24, 0)
    refusal = refused(game, "build", square=23)
    assert (refusal.code, refusal.clause) == ("no-hotels-left", "BR-25")
    do(game, "sell_building", square=1)
    do(game, "build", square=23)
    assert standing(game, 1, 23) == [4, 5]


# Trade


@pytest.mark.clause("BR-26")
@pytest.mark.parametrize(("square", "price", "after"), [(39, 1, [2459, 2457, 2458]), (5, 900, [3358, 1558, 2458])])
def test_lands_and_companies_are_sold_at_whatever_is_agreed(brasil, square, price, after):
    game = brasil(owner={square: ANA})
    do(game, "offer", to=BETO, give={"squares": [square]}, take={"cash": price})
    assert owner(game, square) == ANA
    do(game, "accept", seat=BETO)
    assert owner(game, square) == BETO
    assert cash(game) == after


@pytest.mark.clause("BR-26")
def test_lands_and_companies_are_swapped(brasil):
    game = brasil(owner={1: ANA, 6: ANA, 5: BETO})
    do(game, "offer", to=BETO, give={"squares": [1, 6], "cash": 30}, take={"squares": [5]})
    do(game, "accept", seat=BETO)
    assert [owner(game, square) for square in (1, 5, 6)] == [BETO, ANA, BETO]
    assert cash(game) == [2428, 2488, 2458]


@pytest.mark.clause("BR-26")
def test_without_agreement_nothing_changes_hands(brasil):
    game = brasil(owner={39: ANA})
    do(game, "offer", to=BETO, give={"squares": [39]}, take={"cash": 500})
    assert refused(game, "accept", seat=CARO).code == "no-offer"
    do(game, "reject", seat=BETO)
    assert owner(game, 39) == ANA
    assert cash(game) == [2458, 2458, 2458]
    assert refused(game, "accept", seat=BETO).code == "no-offer"


@pytest.mark.clause("BR-26")
def test_players_trade_during_anothers_turn(brasil):
    game = brasil(owner={39: BETO}, to_roll=ANA)
    do(game, "offer", seat=BETO, to=CARO, give={"squares": [39]}, take={"cash": 500})
    do(game, "accept", seat=CARO)
    assert owner(game, 39) == CARO
    assert game.actor == ANA


@pytest.mark.clause("BR-26")
def test_the_free_exit_card_is_not_traded(brasil):
    game = brasil(owner={39: ANA, 5: BETO}, jail_cards={BETO: 1})
    for give, take in (
        ({"squares": [39]}, {"cards": 1}),
        ({"squares": [39]}, {"squares": [5], "cards": 1}),
    ):
        assert refused(game, "offer", to=BETO, give=give, take=take).code == "cards-not-traded"
    assert (
        refused(game, "offer", seat=BETO, to=ANA, give={"cards": 1}, take={"squares": [39]}).code == "cards-not-traded"
    )
    do(game, "offer", to=BETO, give={"squares": [39]}, take={"squares": [5]})
    do(game, "accept", seat=BETO)
    assert [player["jail_cards"] for player in game.view(None)["players"]] == [0, 1, 0]


@pytest.mark.clause("BR-26")
def test_a_table_may_agree_to_trade_the_card(brasil):
    game = brasil(owner={39: ANA}, jail_cards={BETO: 1}, house_rules={"trade.jail_cards": True})
    do(game, "offer", to=BETO, give={"squares": [39]}, take={"cards": 1})
    do(game, "accept", seat=BETO)
    assert [player["jail_cards"] for player in game.view(None)["players"]] == [1, 0, 0]


@pytest.mark.clause("BR-27")
def test_land_with_buildings_is_sold_only_after_they_are_sold_to_the_bank_at_half_price(brasil):
    game = brasil(owner=BLUE, buildings={37: 1, 39: 2})
    sale = {"to": BETO, "give": {"squares": [39]}, "take": {"cash": 300}}
    refusal = refused(game, "offer", **sale)
    assert (refusal.code, refusal.clause) == ("built-lot", "BR-27")
    do(game, "sell_building", square=39)
    assert cash(game) == [2558, 2458, 2458]
    assert refused(game, "offer", **sale).code == "built-lot"
    do(game, "sell_building", square=39)
    assert cash(game) == [2658, 2458, 2458]
    assert payments(game) == [("bank", ANA, 100), ("bank", ANA, 100)]
    do(game, "offer", **sale)
    do(game, "accept", seat=BETO)
    assert owner(game, 39) == BETO
    assert standing(game, 37) == [1]


@pytest.mark.clause("BR-27")
def test_nobody_buys_built_land_from_another_either(brasil):
    game = brasil(owner={37: BETO, 39: BETO}, buildings={37: 1, 39: 1})
    refusal = refused(game, "offer", to=BETO, give={"cash": 900}, take={"squares": [39]})
    assert (refusal.code, refusal.clause) == ("built-lot", "BR-27")


@pytest.mark.clause("BR-27")
def test_what_is_built_after_the_offer_is_seen_at_acceptance(brasil):
    game = brasil(owner=BLUE)
    do(game, "offer", to=BETO, give={"squares": [39]}, take={"cash": 500})
    do(game, "build", square=39)
    refusal = refused(game, "accept", seat=BETO)
    assert (refusal.code, refusal.clause) == ("built-lot", "BR-27")


@pytest.mark.clause("BR-27")
def test_a_hotel_brings_half_its_price_and_turns_back_into_four_houses(brasil):
    game = brasil(owner=BLUE, buildings={37: 4, 39: 5})
    do(game, "sell_building", square=39)
    assert standing(game, 39) == [4]
    assert cash(game) == [2558, 2458, 2458]
    assert stock(game) == (24, 12)
    do(game, "sell_building", square=39, whole=True)
    assert standing(game, 39) == [0]
    assert cash(game) == [2958, 2458, 2458]


@pytest.mark.clause("BR-27")
def test_where_the_bank_lacks_the_houses_they_are_sold_with_the_hotel(brasil):
    full = dict.fromkeys((*SKY, *PINK), 4) | {1: 5, 3: 5, 16: 2, 18: 2, 19: 1}
    game = brasil(owner=BROWN | SKY | PINK | ORANGE, buildings=full)
    assert stock(game) == (3, 10)
    do(game, "sell_building", square=1)
    assert standing(game, 1, 3) == [0, 5]
    assert cash(game) == [2583, 2458, 2458]
    assert stock(game) == (3, 11)


# Mortgages


@pytest.mark.clause("BR-28")
@pytest.mark.parametrize(("square", "value", "after"), [(1, 30, 2488), (39, 200, 2658), (5, 100, 2558), (12, 75, 2533)])
def test_unbuilt_land_and_companies_are_mortgaged_for_the_titles_value(brasil, square, value, after):
    game = brasil(owner={square: ANA})
    do(game, "mortgage", square=square)
    assert cash(game) == [after, 2458, 2458]
    assert payments(game) == [("bank", ANA, value)]
    assert titles(game)[square] == {"owner": ANA, "buildings": 0, "mortgaged": True}
    refusal = refused(game, "mortgage", square=square)
    assert (refusal.code, refusal.clause) == ("already-mortgaged", "BR-28")


@pytest.mark.clause("BR-28")
def test_a_mortgage_lasts_any_length_of_time_and_costs_nothing_meanwhile(brasil):
    game = brasil(players=2, owner={39: ANA}, mortgaged=[39], jail={ANA: 0, BETO: 0}, dice=[(4, 6)] * 6)
    for _ in range(6):
        do(game, "roll")
        do(game, "end_turn")
    assert titles(game)[39]["mortgaged"]
    assert cash(game) == [2458, 2458]
    do(game, "lift", square=39)
    assert cash(game) == [2258, 2458]


@pytest.mark.clause("BR-28")
def test_built_land_is_mortgaged_only_after_its_buildings_are_sold_at_half_price(brasil):
    game = brasil(owner=BLUE, buildings={37: 1, 39: 1})
    assert refused(game, "mortgage", square=39).code == "built-lot"
    assert not can(game, "mortgage", square=39)
    do(game, "sell_building", square=39)
    assert cash(game) == [2558, 2458, 2458]
    do(game, "mortgage", square=39)
    assert cash(game) == [2758, 2458, 2458]
    assert standing(game, 37) == [1]


@pytest.mark.clause("BR-29")
@pytest.mark.parametrize(("square", "left"), [(1, 2428), (39, 2258), (5, 2358), (12, 2383)])
def test_a_mortgage_is_lifted_for_its_value_without_interest(brasil, square, left):
    game = brasil(owner={square: ANA}, mortgaged=[square])
    do(game, "lift", square=square)
    assert cash(game) == [left, 2458, 2458]
    assert titles(game)[square] == {"owner": ANA, "buildings": 0, "mortgaged": False}
    refusal = refused(game, "lift", square=square)
    assert (refusal.code, refusal.clause) == ("not-mortgaged", "BR-29")


@pytest.mark.clause("BR-29")
def test_who_cannot_pay_the_value_back_does_not_lift_it(brasil):
    assert refused(brasil(owner={39: ANA}, mortgaged=[39], cash={ANA: 199}), "lift", square=39).code == "no-cash"
    game = brasil(owner={39: ANA}, mortgaged=[39], cash={ANA: 200})
    do(game, "lift", square=39)
    assert cash(game) == [0, 2458, 2458]


@pytest.mark.clause("BR-29")
def test_one_who_bought_it_mortgaged_pays_no_interest_either(brasil):
    game = brasil(owner={39: ANA}, mortgaged=[39], to_roll=BETO)
    do(game, "offer", seat=ANA, to=BETO, give={"squares": [39]}, take={"cash": 100})
    do(game, "accept", seat=BETO)
    assert cash(game) == [2558, 2358, 2458]
    assert game.actor == BETO
    do(game, "lift", square=39)
    assert cash(game) == [2558, 2158, 2458]


@pytest.mark.clause("BR-29")
@pytest.mark.parametrize(
    ("mortgaged", "claims"),
    [([39], []), ([37], [Claim(by=ANA, visitor=BETO, square=39, amount=50)])],
)
def test_a_mortgaged_title_earns_nothing_and_another_of_its_group_its_rent(brasil, mortgaged, claims):
    game = brasil(owner=BLUE, mortgaged=mortgaged, at={BETO: 34}, to_roll=BETO, dice=[(2, 3)])
    do(game, "roll")
    assert game.claims == claims


@pytest.mark.clause("BR-29")
def test_a_mortgaged_company_earns_nothing(brasil):
    game = brasil(owner={15: ANA}, mortgaged=[15], at={BETO: 10}, to_roll=BETO, dice=[(2, 3)])
    do(game, "roll")
    assert game.claims == []
    assert refused(game, "claim_rent", square=15, seat=ANA).code == "no-claim"
