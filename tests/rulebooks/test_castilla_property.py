"""Castilla, second half: houses and hotels, monuments, mortgages, bankruptcy, the end of the game, and trades."""

import pytest

from tests.at_the_table import ANA, BETO, at, can, cash, do, kinds, owner, refused, titles

SORPRESA = "sorpresa"
BROWN = {1: ANA, 3: ANA}
SKY = {6: ANA, 8: ANA, 9: ANA}
EVERY_TITLE = (
    *(1, 3, 5, 6, 8, 9, 11, 12, 13, 14, 15, 16, 18, 19),
    *(21, 23, 24, 25, 26, 27, 28, 29, 31, 32, 34, 35, 37, 39),
)


def paid(game):
    """Every payment so far: who paid whom how much, and what for."""
    return [(e.payer, e.payee, e.amount, e.reason) for e in game.events if e.kind == "paid"]


def buildings(game, *squares):
    return [titles(game)[square]["buildings"] for square in squares]


def stock(game):
    left = game.view(None)["stock"]
    return left["houses"], left["hotels"]


# Houses.


@pytest.mark.clause("CA-18")
@pytest.mark.parametrize(
    ("group", "square", "left"), [((1, 3), 1, 1450), ((11, 13, 14), 13, 1400), ((37, 39), 39, 1300)]
)
def test_who_owns_the_whole_group_builds_a_house_at_the_cards_price(castilla, group, square, left):
    game = castilla(owner=dict.fromkeys(group, ANA))
    do(game, "build", square=square)
    assert buildings(game, square) == [1]
    assert cash(game) == [left, 1500, 1500]
    assert stock(game) == (31, 12)


@pytest.mark.clause("CA-18")
@pytest.mark.parametrize("other", [{}, {3: BETO}], ids=["free", "another's"])
def test_without_the_whole_group_nobody_builds(castilla, other):
    game = castilla(owner={1: ANA, **other})
    no = refused(game, "build", square=1)
    assert (no.code, no.clause) == ("group-incomplete", "CA-18")


@pytest.mark.clause("CA-18")
def test_a_whole_group_takes_houses_though_another_of_it_is_mortgaged(castilla):
    game = castilla(owner=BROWN, mortgaged={3})
    do(game, "build", square=1)
    assert buildings(game, 1) == [1]
    assert refused(game, "build", square=3).code == "lot-mortgaged"


@pytest.mark.clause("CA-18")
def test_a_property_takes_three_houses_and_no_fourth(castilla):
    game = castilla(owner=BROWN, buildings={1: 2})
    do(game, "build", square=1)
    assert buildings(game, 1) == [3]
    assert not can(game, "build", square=1)
    assert refused(game, "build", square=1).code == "hotel-needs"


@pytest.mark.clause("CA-18")
def test_three_houses_are_the_most_of_each_property_not_of_the_group(castilla):
    game = castilla(owner=SKY, buildings={6: 3, 8: 2, 9: 3})
    do(game, "build", square=8)
    assert buildings(game, 6, 8, 9) == [3, 3, 3]


@pytest.mark.clause("CA-18", "CA-20")
@pytest.mark.parametrize(("square", "clause"), [(3, "CA-18"), (1, "CA-20")], ids=["house", "hotel"])
def test_who_has_exactly_the_cards_price_builds_and_who_has_less_does_not(castilla, square, clause):
    standing = {"owner": BROWN, "buildings": {1: 3, 3: 1}}
    no = refused(castilla(**standing, cash={ANA: 49}), "build", square=square)
    assert (no.code, no.clause) == ("no-cash", clause)
    game = castilla(**standing, cash={ANA: 50})
    do(game, "build", square=square)
    assert (cash(game)[ANA], buildings(game, 1, 3)) == (0, [3, 2] if square == 3 else [4, 1])


@pytest.mark.clause("CA-18")
def test_houses_are_bought_in_ones_own_turn(castilla):
    game = castilla(owner=BROWN, to_roll=BETO)
    no = refused(game, "build", seat=ANA, square=1)
    assert (no.code, no.clause) == ("not-your-turn-to-build", "CA-18")


@pytest.mark.clause("CA-19")
def test_an_empty_property_takes_no_more_than_one_house_in_a_turn(castilla):
    game = castilla(owner=BROWN)
    do(game, "build", square=1)
    no = refused(game, "build", square=1)
    assert (no.code, no.clause) == ("one-on-empty", "CA-19")
    do(game, "build", square=3)
    assert buildings(game, 1, 3) == [1, 1]


@pytest.mark.clause("CA-19")
def test_where_a_house_stood_when_the_turn_began_more_may_be_built(castilla):
    game = castilla(owner=BROWN, buildings={1: 1})
    do(game, "build", square=1)
    do(game, "build", square=1)
    assert buildings(game, 1, 3) == [3, 0]
    assert cash(game)[ANA] == 1400


@pytest.mark.clause("CA-19")
def test_a_group_completed_in_the_turn_takes_one_house_on_each_of_its_properties(castilla):
    game = castilla(owner={1: ANA, 3: BETO})
    do(game, "offer", to=BETO, give={"cash": 80}, take={"squares": [3]})
    do(game, "accept", seat=BETO)
    do(game, "build", square=1)
    do(game, "build", square=3)
    assert [refused(game, "build", square=square).code for square in (1, 3)] == ["one-on-empty"] * 2


@pytest.mark.clause("CA-19")
def test_the_roll_after_a_double_belongs_to_the_same_turn(castilla):
    game = castilla(owner=BROWN, at={ANA: 10}, dice=[(5, 5)])
    do(game, "build", square=1)
    do(game, "roll")
    assert can(game, "roll")
    assert refused(game, "build", square=1).code == "one-on-empty"


@pytest.mark.clause("CA-19")
def test_in_the_next_turn_the_house_stands_and_more_may_follow(castilla):
    game = castilla(players=2, owner=BROWN, jail={ANA: 0, BETO: 0})
    do(game, "build", square=1)
    do(game, "end_turn", seat=ANA)
    do(game, "end_turn", seat=BETO)
    do(game, "build", square=1)
    do(game, "build", square=1)
    assert buildings(game, 1) == [3]


@pytest.mark.clause("CA-19")
def test_a_property_still_empty_in_the_next_turn_takes_one_house_again(castilla):
    game = castilla(players=2, owner=BROWN, jail={ANA: 0, BETO: 0})
    do(game, "end_turn", seat=ANA)
    do(game, "end_turn", seat=BETO)
    do(game, "build", square=1)
    assert refused(game, "build", square=1).code == "one-on-empty"
    assert buildings(game, 1) == [1]


# Hotels.


@pytest.mark.clause("CA-20")
def test_a_hotel_costs_the_cards_price_and_the_three_houses_go_back(castilla):
    game = castilla(owner=SKY, buildings={6: 3, 8: 1, 9: 1})
    assert stock(game) == (27, 12)
    do(game, "build", square=6)
    assert buildings(game, 6, 8, 9) == [4, 1, 1]
    assert cash(game)[ANA] == 1450
    assert stock(game) == (30, 11)


@pytest.mark.clause("CA-20")
def test_a_hotel_needs_a_house_on_each_other_of_the_group(castilla):
    game = castilla(owner=SKY, buildings={6: 3, 8: 3})
    no = refused(game, "build", square=6)
    assert (no.code, no.clause) == ("hotel-needs", "CA-20")
    do(game, "build", square=9)
    do(game, "build", square=6)
    assert buildings(game, 6, 8, 9) == [4, 3, 1]


@pytest.mark.clause("CA-20")
def test_a_hotel_on_another_of_the_group_is_as_good_as_a_house(castilla):
    game = castilla(owner=BROWN, buildings={1: 3, 3: 4})
    do(game, "build", square=1)
    assert buildings(game, 1, 3) == [4, 4]


@pytest.mark.clause("CA-20")
def test_with_two_houses_on_its_property_comes_a_third_and_no_hotel(castilla):
    game = castilla(owner=BROWN, buildings={1: 2, 3: 3})
    do(game, "build", square=1)
    assert stock(game) == (26, 12)
    assert buildings(game, 1, 3) == [3, 3]


@pytest.mark.clause("CA-20")
def test_a_property_takes_one_hotel_only(castilla):
    game = castilla(owner=BROWN, buildings={1: 4, 3: 1})
    no = refused(game, "build", square=1)
    assert (no.code, no.clause) == ("fully-built", "CA-20")


@pytest.mark.clause("CA-20")
def test_a_sold_hotel_turns_back_into_its_three_houses(castilla):
    game = castilla(owner=BROWN, buildings={1: 4, 3: 1})
    do(game, "sell_building", square=1)
    assert buildings(game, 1) == [3]
    assert cash(game)[ANA] == 1525
    assert stock(game) == (28, 12)


@pytest.mark.clause("CA-20")
def test_a_sold_hotel_takes_its_houses_along_where_the_bank_has_too_few(castilla):
    game = castilla(owner=BROWN, buildings={1: 4, 3: 1}, stock={"houses": 2, "hotels": 11})
    do(game, "sell_building", square=1)
    assert buildings(game, 1) == [0]
    assert cash(game)[ANA] == 1600
    assert stock(game) == (2, 12)


# Monuments.


@pytest.mark.clause("CA-21")
def test_who_lands_on_a_monument_may_buy_it(castilla):
    game = castilla(dice=[(2, 3)])
    do(game, "roll")
    do(game, "buy")
    assert owner(game, 5) == ANA
    assert cash(game)[ANA] == 1300


@pytest.mark.clause("CA-21")
def test_a_declined_monument_is_not_auctioned(castilla):
    game = castilla(dice=[(2, 3)])
    do(game, "roll")
    do(game, "decline")
    assert game.view(None)["auction"] is None
    assert "auction-started" not in kinds(game)
    assert refused(game, "bid", seat=BETO, amount=10).code == "no-auction"
    assert owner(game, 5) is None
    assert can(game, "end_turn")


@pytest.mark.clause("CA-21")
def test_landing_on_a_declined_monument_another_may_buy_it(castilla):
    game = castilla(dice=[(2, 3), (1, 4)])
    do(game, "roll")
    do(game, "decline")
    do(game, "end_turn")
    do(game, "roll")
    do(game, "buy")
    assert owner(game, 5) == BETO


@pytest.mark.clause("CA-21")
def test_a_monument_reached_by_a_card_may_be_bought(castilla):
    game = castilla(dice=[(3, 4)], deck={SORPRESA: ["next-monument"]})
    do(game, "roll")
    assert at(game)[ANA] == 15
    do(game, "buy")
    assert owner(game, 15) == ANA


@pytest.mark.clause("CA-21")
def test_nothing_is_built_on_monuments_even_with_all_four(castilla):
    game = castilla(owner=dict.fromkeys((5, 15, 25, 35), ANA))
    no = refused(game, "build", square=5)
    assert (no.code, no.clause) == ("not-a-lot", "CA-21")


@pytest.mark.clause("CA-21")
@pytest.mark.parametrize(("owned", "rent"), [((5,), 25), ((5, 35), 50), ((5, 15, 35), 100), ((5, 15, 25, 35), 200)])
def test_monuments_earn_rent_by_the_number_owned(castilla, owned, rent):
    game = castilla(owner=dict.fromkeys(owned, BETO), dice=[(2, 3)])
    do(game, "roll")
    assert cash(game) == [1500 - rent, 1500 + rent, 1500]


# Mortgages.


@pytest.mark.clause("CA-22")
@pytest.mark.parametrize(
    ("square", "terreno"),
    [(1, 30), (5, 100), (6, 50), (9, 60), (11, 70), (12, 75), (14, 80), (16, 90), (19, 100), (21, 110), (24, 120)]
    + [(26, 130), (29, 140), (31, 150), (34, 160), (37, 175), (39, 200)],
)
def test_any_title_is_mortgaged_for_its_terreno_half_the_price(castilla, square, terreno):
    game = castilla(owner={square: ANA})
    do(game, "mortgage", square=square)
    assert titles(game)[square]["mortgaged"] is True
    assert paid(game) == [("bank", ANA, terreno, "mortgage")]


@pytest.mark.clause("CA-22")
def test_a_built_property_cannot_be_mortgaged_but_a_bare_one_beside_it_can(castilla):
    game = castilla(owner=BROWN, buildings={1: 1})
    no = refused(game, "mortgage", square=1)
    assert (no.code, no.clause) == ("built-lot", "CA-22")
    do(game, "mortgage", square=3)
    assert titles(game)[3]["mortgaged"] is True


@pytest.mark.clause("CA-22")
def test_once_its_house_is_sold_the_property_may_be_mortgaged(castilla):
    game = castilla(owner=BROWN, buildings={1: 1})
    do(game, "sell_building", square=1)
    do(game, "mortgage", square=1)
    assert cash(game)[ANA] == 1555


@pytest.mark.clause("CA-22")
def test_construccion_is_the_price_of_a_building_and_is_never_lent(castilla):
    game = castilla(owner=BROWN)
    do(game, "build", square=1)
    do(game, "mortgage", square=3)
    assert paid(game) == [(ANA, "bank", 50, "building"), ("bank", ANA, 30, "mortgage")]


@pytest.mark.clause("CA-22")
def test_nothing_is_mortgaged_twice_and_nothing_is_built_on_it(castilla):
    game = castilla(owner=BROWN, mortgaged={1})
    no = refused(game, "mortgage", square=1)
    assert (no.code, no.clause) == ("already-mortgaged", "CA-22")
    no = refused(game, "build", square=1)
    assert (no.code, no.clause) == ("lot-mortgaged", "CA-22")


@pytest.mark.clause("CA-23")
@pytest.mark.parametrize(("square", "dice", "rent"), [(3, (1, 2), 4), (12, (6, 6), 48), (5, (2, 3), 25)])
def test_no_rent_on_mortgaged_properties_services_or_monuments(castilla, square, dice, rent):
    game = castilla(owner={square: BETO}, mortgaged={square}, dice=[dice])
    do(game, "roll")
    assert at(game)[ANA] == square
    assert cash(game) == [1500, 1500, 1500]

    game = castilla(owner={square: BETO}, dice=[dice])
    do(game, "roll")
    assert cash(game) == [1500 - rent, 1500 + rent, 1500]


@pytest.mark.clause("CA-24")
@pytest.mark.parametrize(("square", "terreno"), [(1, 30), (12, 75), (31, 150), (35, 100)])
def test_the_owner_cancels_a_mortgage_for_its_terreno(castilla, square, terreno):
    game = castilla(owner={square: ANA}, cash={ANA: 800})
    do(game, "mortgage", square=square)
    do(game, "lift", square=square)
    assert titles(game)[square]["mortgaged"] is False
    assert paid(game)[-1] == (ANA, "bank", terreno, "lift")
    assert cash(game)[ANA] == 800


@pytest.mark.clause("CA-24")
def test_a_cancelled_mortgage_lets_the_property_earn_again(castilla):
    game = castilla(owner={3: ANA}, mortgaged={3}, to_roll=ANA, at={ANA: 10}, dice=[(4, 6), (1, 2)])
    do(game, "lift", square=3)
    do(game, "roll")
    do(game, "end_turn")
    do(game, "roll")
    assert cash(game) == [1474, 1496, 1500]


@pytest.mark.clause("CA-24")
def test_nobody_cancels_without_the_money_or_without_a_mortgage(castilla):
    game = castilla(owner={1: ANA, 3: ANA}, mortgaged={1}, cash={ANA: 29})
    assert refused(game, "lift", square=1).code == "no-cash"
    no = refused(game, "lift", square=3)
    assert (no.code, no.clause) == ("not-mortgaged", "CA-24")


@pytest.mark.clause("CA-24")
def test_who_has_exactly_the_terreno_cancels_the_mortgage(castilla):
    game = castilla(owner={1: ANA}, mortgaged={1}, cash={ANA: 30})
    do(game, "lift", square=1)
    assert (cash(game)[ANA], titles(game)[1]["mortgaged"]) == (0, False)


@pytest.mark.clause("CA-25")
@pytest.mark.parametrize("price", [1, 500])
def test_a_property_may_be_sold_mortgaged_at_any_agreed_price(castilla, price):
    game = castilla(owner={1: ANA}, mortgaged={1})
    do(game, "offer", to=BETO, give={"squares": [1]}, take={"cash": price})
    do(game, "accept", seat=BETO)
    assert owner(game, 1) == BETO
    assert titles(game)[1]["mortgaged"] is True
    assert paid(game) == [(BETO, ANA, price, "trade")]
    assert game.actor == ANA


@pytest.mark.clause("CA-25")
@pytest.mark.parametrize(("square", "cost"), [(1, 33), (31, 165), (12, 83)])
def test_the_new_owner_cancels_it_for_terreno_plus_a_tenth(castilla, square, cost):
    game = castilla(owner={square: BETO}, mortgaged={square})
    do(game, "offer", to=BETO, give={"cash": 10}, take={"squares": [square]})
    do(game, "accept", seat=BETO)
    do(game, "lift", square=square)
    assert paid(game)[-1] == (ANA, "bank", cost, "lift")
    assert titles(game)[square]["mortgaged"] is False


@pytest.mark.clause("CA-25")
def test_what_the_new_owner_mortgages_itself_costs_no_tenth(castilla):
    game = castilla(owner={1: BETO})
    do(game, "offer", to=BETO, give={"cash": 10}, take={"squares": [1]})
    do(game, "accept", seat=BETO)
    do(game, "mortgage", square=1)
    do(game, "lift", square=1)
    assert paid(game)[-1] == (ANA, "bank", 30, "lift")


# Trades, and buildings sold.


@pytest.mark.clause("CA-33")
@pytest.mark.parametrize("price", [1, 1500])
def test_players_sell_unbuilt_properties_to_each_other_at_any_agreed_price(castilla, price):
    game = castilla(owner={1: ANA})
    do(game, "offer", to=BETO, give={"squares": [1]}, take={"cash": price})
    assert owner(game, 1) == ANA
    do(game, "accept", seat=BETO)
    assert owner(game, 1) == BETO
    assert cash(game) == [1500 + price, 1500 - price, 1500]


@pytest.mark.clause("CA-33")
def test_without_agreement_nothing_is_sold(castilla):
    game = castilla(owner={1: ANA})
    do(game, "offer", to=BETO, give={"squares": [1]}, take={"cash": 100})
    do(game, "reject", seat=BETO)
    assert game.offers == []
    assert owner(game, 1) == ANA
    assert cash(game) == [1500, 1500, 1500]


@pytest.mark.clause("CA-33")
def test_a_built_property_is_not_sold_to_a_player_but_a_bare_one_beside_it_is(castilla):
    game = castilla(owner=BROWN, buildings={1: 1})
    assert refused(game, "offer", to=BETO, give={"squares": [1]}, take={"cash": 100}).code == "built-lot"
    do(game, "offer", to=BETO, give={"squares": [3]}, take={"cash": 100})
    do(game, "accept", seat=BETO)
    assert owner(game, 3) == BETO


@pytest.mark.clause("CA-33")
def test_money_buys_a_property_and_is_never_given_or_lent(castilla):
    game = castilla(owner={1: ANA})
    no = refused(game, "offer", to=BETO, give={"cash": 100})
    assert (no.code, no.clause) == ("gift", "CA-33")


@pytest.mark.clause("CA-33")
def test_buildings_are_sold_to_the_bank_at_half_price_one_by_one_in_any_order(castilla):
    game = castilla(owner={37: ANA, 39: ANA}, buildings={37: 1, 39: 3})
    do(game, "sell_building", square=37)
    assert buildings(game, 37, 39) == [0, 3]
    assert paid(game) == [("bank", ANA, 100, "building-sale")]
    assert stock(game) == (29, 12)
    do(game, "sell_building", square=39, whole=True)
    assert cash(game)[ANA] == 1900
    no = refused(game, "sell_building", square=39)
    assert (no.code, no.clause) == ("no-building", "CA-33")
