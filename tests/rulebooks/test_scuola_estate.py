"""`scuola`, SC-28 to SC-36: houses and hotels, mortgages, bankruptcy, the end, trade."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, can, cash, do, owner, refused, titles


def event(game, kind):
    """The last event of this kind."""
    return [event for event in game.events if event.kind == kind][-1]


def stock(game):
    return game.view(None)["stock"]


# Houses and hotels.


@pytest.mark.clause("SC-28")
@pytest.mark.parametrize(("square", "price", "left"), [(1, 50, 560), (11, 100, 510), (21, 150, 460), (31, 200, 410)])
def test_the_bank_sells_houses_at_the_price_on_the_contract(scuola, square, price, left):
    game = scuola(owner={square: ANA})
    assert game.edition.squares[square].house_price == price
    do(game, "build", square=square)
    assert cash(game) == [left, 610, 610]
    assert stock(game) == {"houses": 31, "hotels": 12}
    paid = event(game, "paid")
    assert (paid.payer, paid.payee, paid.amount, paid.clause) == (ANA, "bank", price, "SC-28")


@pytest.mark.clause("SC-28")
def test_nobody_builds_beyond_its_cash(scuola):
    refusal = refused(scuola(owner={1: ANA}, cash={ANA: 49}), "build", square=1)
    assert (refusal.code, refusal.clause) == ("no-cash", "SC-28")
    assert can(scuola(owner={1: ANA}, cash={ANA: 50}), "build", square=1)


@pytest.mark.clause("SC-29")
@pytest.mark.parametrize(("money", "built"), [(49, False), (50, True)])
def test_a_hotel_takes_its_whole_price_besides_the_houses(scuola, money, built):
    game = scuola(owner={1: ANA, 3: ANA}, buildings={1: 4, 3: 4}, cash={ANA: money})
    assert can(game, "build", square=1) is built
    if not built:
        refusal = refused(game, "build", square=1)
        assert (refusal.code, refusal.clause) == ("no-cash", "SC-29")


@pytest.mark.clause("SC-28")
def test_players_sell_no_houses_to_each_other(scuola):
    game = scuola(owner={1: ANA, 3: BETO}, buildings={1: 1})
    assert refused(game, "offer", to=BETO, give={"houses": 1}, take={"cash": 50}).code == "unknown-field"
    assert refused(game, "offer", to=BETO, give={"squares": [1]}, take={"cash": 50}).code == "built-lot"


@pytest.mark.clause("SC-28")
def test_the_last_house_is_sold_at_its_price_to_who_asks_first(scuola):
    game = scuola(owner={1: ANA, 39: BETO}, stock={"houses": 1})
    do(game, "build", square=1)
    assert (titles(game)[1]["buildings"], cash(game)[ANA], stock(game)["houses"]) == (1, 560, 0)
    assert (game.view(None)["asked"], game.view(None)["auction"]) == (None, None)


@pytest.mark.clause("SC-29")
def test_a_hotel_costs_the_lots_four_houses_and_its_price(scuola):
    game = scuola(owner={37: ANA, 39: ANA}, buildings={37: 4, 39: 4})
    assert stock(game) == {"houses": 24, "hotels": 12}
    do(game, "build", square=39)
    assert (titles(game)[39]["buildings"], titles(game)[37]["buildings"]) == (5, 4)
    assert stock(game) == {"houses": 28, "hotels": 11}
    assert cash(game)[ANA] == 410


@pytest.mark.clause("SC-29")
def test_there_is_one_hotel_a_lot(scuola):
    game = scuola(owner={1: ANA, 3: ANA}, buildings={1: 5, 3: 5})
    refusal = refused(game, "build", square=1)
    assert (refusal.code, refusal.clause) == ("fully-built", "SC-29")


@pytest.mark.clause("SC-29")
def test_three_houses_make_no_hotel_but_a_fourth_house(scuola):
    game = scuola(owner={1: ANA, 3: ANA}, buildings={1: 3, 3: 4})
    do(game, "build", square=1)
    assert (titles(game)[1]["buildings"], stock(game)) == (4, {"houses": 24, "hotels": 12})


@pytest.mark.clause("SC-29")
def test_a_hotel_sells_for_half_its_price_and_turns_back_into_its_houses(scuola):
    game = scuola(owner={37: ANA, 39: ANA}, buildings={37: 4, 39: 5})
    do(game, "sell_building", square=39)
    assert (titles(game)[39]["buildings"], cash(game)[ANA]) == (4, 710)
    assert stock(game) == {"houses": 24, "hotels": 12}


@pytest.mark.clause("SC-29")
def test_where_the_bank_lacks_the_houses_they_are_sold_with_the_hotel(scuola):
    game = scuola(owner={37: ANA, 39: ANA}, buildings={37: 4, 39: 5}, stock={"houses": 3, "hotels": 0})
    do(game, "sell_building", square=39)
    assert (titles(game)[39]["buildings"], cash(game)[ANA]) == (0, 1110)
    assert stock(game) == {"houses": 3, "hotels": 1}


@pytest.mark.clause("SC-30")
@pytest.mark.parametrize("others", [(4, 4), (4, 5), (5, 5)])
def test_a_hotel_stands_where_every_lot_of_the_group_has_four_houses_or_a_hotel(scuola, others):
    game = scuola(owner={6: ANA, 8: ANA, 9: ANA}, buildings={6: others[0], 8: others[1], 9: 4})
    do(game, "build", square=9)
    assert titles(game)[9]["buildings"] == 5


@pytest.mark.clause("SC-30")
@pytest.mark.parametrize(
    ("owners", "buildings"),
    [
        ({6: ANA, 8: ANA, 9: ANA}, {6: 4, 8: 3, 9: 4}),
        ({6: ANA, 8: ANA, 9: ANA}, {6: 0, 8: 4, 9: 4}),
        ({8: ANA, 9: ANA}, {8: 4, 9: 4}),
        ({6: BETO, 8: ANA, 9: ANA}, {6: 4, 8: 4, 9: 4}),  # four houses, but not the builder's
    ],
)
def test_there_is_no_hotel_before_its_builder_has_four_houses_on_each(scuola, owners, buildings):
    refusal = refused(scuola(owner=owners, buildings=buildings), "build", square=9)
    assert (refusal.code, refusal.clause) == ("hotel-needs", "SC-30")


# Mortgages.


@pytest.mark.clause("SC-31")
@pytest.mark.parametrize(("square", "after"), [(1, 640), (39, 810), (5, 710), (12, 685)])
def test_a_mortgage_is_worth_half_the_price_and_lifting_it_costs_the_same(scuola, square, after):
    game = scuola(owner={square: ANA})
    do(game, "mortgage", square=square)
    assert (titles(game)[square]["mortgaged"], cash(game)[ANA]) == (True, after)
    do(game, "lift", square=square)
    assert (titles(game)[square]["mortgaged"], cash(game)[ANA]) == (False, 610)


@pytest.mark.clause("SC-31")
def test_every_contract_names_half_its_price(scuola):
    sold = [square for square in scuola().edition.squares if square.price > 0]
    assert [square.index for square in sold if square.mortgage * 2 != square.price] == []


@pytest.mark.clause("SC-31")
def test_one_mortgages_only_ones_own_and_only_once(scuola):
    game = scuola(owner={39: ANA, 37: BETO}, mortgaged=[39])
    assert refused(game, "mortgage", square=39).code == "already-mortgaged"
    assert refused(game, "mortgage", square=37).code == "not-owner"


@pytest.mark.clause("SC-31")
def test_lifting_takes_the_whole_value_and_no_more(scuola):
    refusal = refused(scuola(owner={39: ANA}, mortgaged=[39], cash={ANA: 199}), "lift", square=39)
    assert (refusal.code, refusal.clause) == ("no-cash", "SC-31")
    assert can(scuola(owner={39: ANA}, mortgaged=[39], cash={ANA: 200}), "lift", square=39)


@pytest.mark.clause("SC-31")
def test_who_buys_a_mortgaged_title_pays_no_interest_either(scuola):
    game = scuola(owner={39: BETO}, mortgaged=[39])
    do(game, "offer", to=BETO, give={"cash": 100}, take={"squares": [39]})
    do(game, "accept", seat=BETO)
    assert (titles(game)[39]["owner"], titles(game)[39]["mortgaged"]) == (ANA, True)
    assert (cash(game), game.actor) == ([510, 710, 610], ANA)
    do(game, "lift", square=39)
    assert cash(game)[ANA] == 310


@pytest.mark.clause("SC-32")
def test_a_built_lot_cannot_be_mortgaged_nor_another_of_its_group(scuola):
    game = scuola(owner={37: ANA, 39: ANA}, buildings={39: 1})
    refusal = refused(game, "mortgage", square=39)
    assert (refusal.code, refusal.clause) == ("built-lot", "SC-32")
    refusal = refused(game, "mortgage", square=37)
    assert (refusal.code, refusal.clause) == ("built-group", "SC-32")


@pytest.mark.clause("SC-32")
def test_buildings_are_sold_to_the_bank_at_half_price_and_then_it_can(scuola):
    game = scuola(owner={37: ANA, 39: ANA}, buildings={39: 2})
    do(game, "sell_building", square=39)
    assert cash(game)[ANA] == 710
    do(game, "sell_building", square=39)
    assert cash(game) == [810, 610, 610]
    assert event(game, "paid").payer == "bank"
    do(game, "mortgage", square=37)
    assert (titles(game)[37]["mortgaged"], cash(game)[ANA]) == (True, 985)


@pytest.mark.clause("SC-32")
def test_only_ones_own_buildings_can_be_sold(scuola):
    game = scuola(owner={37: ANA, 39: BETO}, buildings={39: 2})
    assert refused(game, "sell_building", square=39).code == "not-owner"
    assert refused(game, "sell_building", square=37).code == "no-building"
    assert refused(game, "sell_group", group="blue").code == "no-building"


@pytest.mark.clause("SC-32")
def test_a_lot_can_be_sold_down_to_bare_land_at_once(scuola):
    game = scuola(owner={39: ANA}, buildings={39: 3})
    do(game, "sell_building", square=39, whole=True)
    assert (titles(game)[39]["buildings"], cash(game)[ANA]) == (0, 910)
    sold = event(game, "building-sold")
    assert (sold.before, sold.buildings, sold.amount, sold.clause) == (3, 0, 300, "SC-32")


@pytest.mark.clause("SC-32")
def test_a_whole_group_can_be_sold_down_at_half_price(scuola):
    game = scuola(owner={37: ANA, 39: ANA}, buildings={37: 4, 39: 5})
    do(game, "sell_group", group="blue")
    assert (titles(game)[37]["buildings"], titles(game)[39]["buildings"]) == (0, 0)
    assert cash(game)[ANA] == 1510
    assert stock(game) == {"houses": 32, "hotels": 12}


@pytest.mark.clause("SC-32")
def test_a_lot_beside_anothers_building_cannot_be_mortgaged(scuola):
    game = scuola(owner={37: ANA, 39: BETO, 35: ANA}, buildings={39: 1})
    refusal = refused(game, "mortgage", square=37)
    assert (refusal.code, refusal.clause) == ("built-group", "SC-32")
    assert not can(game, "mortgage", square=37)
    do(game, "mortgage", square=35)  # a station has no buildings beside it
    do(game, "sell_building", seat=BETO, square=39)
    do(game, "mortgage", square=37)
    assert (titles(game)[37]["mortgaged"], cash(game)) == (True, [885, 710, 610])


@pytest.mark.clause("SC-32")
def test_by_the_house_rule_owner_bare_only_ones_own_buildings_block(scuola):
    house_rules = {"mortgage.needs": "owner-bare"}
    game = scuola(owner={37: ANA, 39: BETO}, buildings={39: 1}, house_rules=house_rules)
    do(game, "mortgage", square=37)
    assert (titles(game)[37]["mortgaged"], cash(game)[ANA]) == (True, 785)

    game = scuola(owner={37: ANA, 39: ANA}, buildings={39: 1}, house_rules=house_rules)
    assert refused(game, "mortgage", square=37).code == "built-group"


@pytest.mark.clause("SC-32")
def test_by_the_house_rule_lot_bare_only_the_lots_own_buildings_block(scuola):
    game = scuola(owner={37: ANA, 39: ANA}, buildings={39: 1}, house_rules={"mortgage.needs": "lot-bare"})
    assert refused(game, "mortgage", square=39).code == "built-lot"
    do(game, "mortgage", square=37)
    assert (titles(game)[37]["mortgaged"], cash(game)[ANA]) == (True, 785)


@pytest.mark.clause("SC-32")
def test_ones_buildings_in_other_groups_do_not_block(scuola):
    game = scuola(owner={1: ANA, 39: ANA}, buildings={1: 1})
    do(game, "mortgage", square=39)
    assert titles(game)[39]["mortgaged"] is True


# Trade.


@pytest.mark.clause("SC-35")
@pytest.mark.parametrize("price", [1, 60, 610])
def test_a_title_is_sold_at_whatever_price_is_agreed(scuola, price):
    game = scuola(owner={1: ANA}, cash={ANA: 0})
    do(game, "offer", to=BETO, give={"squares": [1]}, take={"cash": price})
    assert (owner(game, 1), cash(game)) == (ANA, [0, 610, 610])  # it takes two
    do(game, "accept", seat=BETO)
    assert (owner(game, 1), cash(game)[ANA]) == (BETO, price)
    assert event(game, "title").clause == "SC-35"


@pytest.mark.clause("SC-35")
def test_nothing_is_sold_that_is_not_agreed(scuola):
    game = scuola(owner={1: ANA})
    do(game, "offer", to=BETO, give={"squares": [1]}, take={"cash": 90})
    assert refused(game, "accept", seat=CARO).code == "no-offer"
    do(game, "reject", seat=BETO)
    assert (owner(game, 1), cash(game), game.offers) == (ANA, [610, 610, 610], [])


@pytest.mark.clause("SC-35")
def test_stations_enterprises_and_cards_change_hands_too_for_money_or_each_other(scuola):
    game = scuola(owner={5: ANA, 12: BETO, 39: BETO}, jail_cards={ANA: 1})
    do(game, "offer", to=BETO, give={"squares": [5], "cards": 1, "cash": 10}, take={"squares": [12, 39]})
    do(game, "accept", seat=BETO)
    assert [owner(game, square) for square in (5, 12, 39)] == [BETO, ANA, ANA]
    assert [player["jail_cards"] for player in game.view(None)["players"]] == [0, 1, 0]
    assert cash(game) == [600, 620, 610]


@pytest.mark.clause("SC-35")
def test_nobody_sells_what_it_does_not_have(scuola):
    game = scuola(owner={1: CARO}, cash={BETO: 50})
    assert refused(game, "offer", to=BETO, give={"squares": [1]}, take={"cash": 10}).code == "not-owner"
    assert refused(game, "offer", to=BETO, give={"cash": 10}, take={"squares": [1]}).code == "they-do-not-own"
    assert refused(game, "offer", to=BETO, give={"cards": 1}, take={"cash": 10}).code == "no-cards-to-give"
    assert refused(game, "offer", to=CARO, give={"cash": 611}, take={"squares": [1]}).code == "no-cash"
    assert (
        refused(game, "offer", seat=CARO, to=BETO, give={"squares": [1]}, take={"cash": 51}).code == "they-have-no-cash"
    )


@pytest.mark.clause("SC-35")
def test_a_lot_is_sold_only_without_buildings_of_its_own(scuola):
    game = scuola(owner={37: ANA, 39: ANA}, buildings={39: 1})
    sale = {"give": {"squares": [39]}, "take": {"cash": 10}}
    refusal = refused(game, "offer", to=BETO, **sale)
    assert (refusal.code, refusal.clause) == ("built-lot", "SC-35")
    assert refused(game, "offer", seat=BETO, to=ANA, give={"cash": 10}, take={"squares": [39]}).code == "built-lot"
    do(game, "sell_building", square=39)
    do(game, "offer", to=BETO, **sale)
    do(game, "accept", seat=BETO)
    assert (owner(game, 39), cash(game)) == (BETO, [720, 600, 610])


@pytest.mark.clause("SC-35")
def test_a_lot_beside_its_owners_buildings_is_sold(scuola):
    game = scuola(owner={37: ANA, 39: ANA}, buildings={39: 1})
    do(game, "offer", to=BETO, give={"squares": [37]}, take={"cash": 10})
    do(game, "accept", seat=BETO)
    assert (owner(game, 37), owner(game, 39), titles(game)[39]["buildings"]) == (BETO, ANA, 1)


@pytest.mark.clause("SC-35")
def test_anothers_buildings_in_the_group_do_not_stop_a_sale(scuola):
    game = scuola(owner={37: ANA, 39: CARO}, buildings={39: 4})
    do(game, "offer", to=BETO, give={"squares": [37]}, take={"cash": 10})
    do(game, "accept", seat=BETO)
    assert owner(game, 37) == BETO


@pytest.mark.clause("SC-35")
def test_a_house_built_since_the_offer_stops_its_acceptance(scuola):
    game = scuola(owner={37: ANA, 39: ANA})
    do(game, "offer", to=BETO, give={"squares": [37]}, take={"cash": 10})
    do(game, "build", square=39)
    assert can(game, "accept", seat=BETO)  # another lot is not concerned
    do(game, "build", square=37)
    refusal = refused(game, "accept", seat=BETO)
    assert (refusal.code, refusal.clause) == ("built-lot", "SC-35")


@pytest.mark.clause("SC-36")
def test_a_mortgage_is_the_banks_money(scuola):
    game = scuola(owner={39: ANA})
    do(game, "mortgage", square=39)
    paid = event(game, "paid")
    assert (paid.payer, paid.payee, paid.amount, paid.reason) == ("bank", ANA, 200, "mortgage")
    assert cash(game) == [810, 610, 610]


@pytest.mark.clause("SC-36")
def test_players_neither_lend_nor_give_each_other_money(scuola):
    game = scuola(owner={1: ANA})
    for give, take in (({"cash": 100}, {}), ({}, {"cash": 100}), ({"cash": 100}, {"cash": 110})):
        refusal = refused(game, "offer", to=BETO, give=give, take=take)
        assert (refusal.code, refusal.clause) == ("gift", "SC-36")


@pytest.mark.clause("SC-36")
@pytest.mark.parametrize(("give", "take"), [(1, 1), (2, 1), (0, 0)])
def test_equal_cards_and_cash_are_a_gift_of_cash(scuola, give, take):
    game = scuola(jail_cards={ANA: 1, BETO: 1})
    offer = {"to": BETO, "give": {"cash": 50, "cards": give}, "take": {"cards": take}}
    assert refused(game, "offer", **offer).code == "gift"


@pytest.mark.clause("SC-36")
def test_a_card_more_than_one_gives_is_worth_money(scuola):
    game = scuola(jail_cards={BETO: 2})
    do(game, "offer", to=BETO, give={"cash": 50}, take={"cards": 1})
    do(game, "accept", seat=BETO)
    assert [player["jail_cards"] for player in game.view(None)["players"]] == [1, 1, 0]
    assert cash(game) == [560, 660, 610]
