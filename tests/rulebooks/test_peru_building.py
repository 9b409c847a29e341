"""The rulebook of `peru`: houses and hotels, bought, short and sold (PE-28 to PE-31, PE-33, PE-37 to PE-39, PE-45)."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, at, can, cash, do, owner, refused, titles

BROWN = {1: ANA, 3: ANA}
BLUE = {37: BETO, 39: BETO}
GREEN = {31: CARO, 32: CARO, 34: CARO}


def buildings(game):
    """What stands on the board: square -> number."""
    return {square: title["buildings"] for square, title in titles(game).items() if title["buildings"]}


def stock(game):
    left = game.view(None)["stock"]
    return left["houses"], left["hotels"]


# Houses.


@pytest.mark.clause("PE-28")
def test_a_house_needs_the_whole_group(peru):
    refusal = refused(peru(owner={1: ANA, 3: BETO}), "build", square=1)
    assert (refusal.code, refusal.clause) == ("group-incomplete", "PE-28")
    refusal = refused(peru(owner={1: ANA}), "build", square=1)
    assert (refusal.code, refusal.clause) == ("group-incomplete", "PE-28")

    game = peru(owner=BROWN)
    do(game, "build", square=1)
    assert buildings(game) == {1: 1}


@pytest.mark.clause("PE-28")
def test_and_it_must_be_one_s_own(peru):
    assert refused(peru(owner=BLUE), "build", square=39).code == "not-owner"


@pytest.mark.clause("PE-28")
def test_only_lots_take_houses(peru):
    refusal = refused(peru(owner={5: ANA, 15: ANA, 25: ANA, 35: ANA}), "build", square=5)
    assert (refusal.code, refusal.clause) == ("not-a-lot", "PE-28")
    refusal = refused(peru(owner={12: ANA, 28: ANA}), "build", square=12)
    assert (refusal.code, refusal.clause) == ("not-a-lot", "PE-28")


@pytest.mark.clause("PE-28")
@pytest.mark.parametrize(
    ("group", "square", "price"),
    [((1, 3), 1, 50), ((11, 13, 14), 13, 100), ((21, 23, 24), 24, 150), ((37, 39), 39, 200)],
)
def test_it_costs_the_title_s_price(peru, group, square, price):
    game = peru(owner=dict.fromkeys(group, ANA))
    do(game, "build", square=square)
    assert cash(game) == [1500 - price, 1500, 1500]


@pytest.mark.clause("PE-28")
def test_who_cannot_pay_it_does_not_build(peru):
    game = peru(owner=BROWN, cash={ANA: 49})
    assert refused(game, "build", square=1).code == "no-cash"


@pytest.mark.clause("PE-28")
@pytest.mark.parametrize("phase", ["roll", "end"])
@pytest.mark.parametrize("turn", [ANA, BETO])
def test_houses_are_bought_on_one_s_turn_or_between_the_others_turns(peru, phase, turn):
    game = peru(owner=BROWN, to_roll=turn, phase=phase)
    do(game, "build", square=1, seat=ANA)
    do(game, "build", square=3, seat=ANA)
    assert buildings(game) == {1: 1, 3: 1}
    assert game.actor == turn


@pytest.mark.clause("PE-28")
@pytest.mark.parametrize("turn", [ANA, BETO])
def test_a_purchase_that_is_being_decided_does_not_stop_it(peru, turn):
    game = peru(owner=BROWN, to_roll=turn, at={turn: 32}, dice=[(3, 4)])
    do(game, "roll")
    do(game, "build", square=1, seat=ANA)
    assert (buildings(game), cash(game)[ANA], game.actor) == ({1: 1}, 1450, turn)
    assert can(game, "buy", seat=turn)


@pytest.mark.clause("PE-28")
def test_nor_does_another_s_debt(peru):
    game = peru(owner={**BROWN, 39: BETO}, cash={BETO: 10}, debts=[{"debtor": BETO, "creditor": "bank", "amount": 90}])
    do(game, "build", square=1, seat=ANA)
    assert (buildings(game), game.actor) == ({1: 1}, BETO)


@pytest.mark.clause("PE-28")
def test_nor_an_heir_s_decision(peru):
    game = peru(owner={**BROWN, 39: BETO}, mortgaged={39}, heirs=[39])
    assert game.actor == BETO
    do(game, "build", square=1, seat=ANA)
    assert buildings(game) == {1: 1}


@pytest.mark.clause("PE-28")
def test_not_during_an_auction(peru):
    game = peru(owner=BROWN, to_roll=BETO, at={BETO: 39}, phase="buy")
    do(game, "decline")
    assert refused(game, "build", square=1, seat=ANA).code == "auction-running"
    assert not can(game, "build", seat=ANA)
    for seat in (CARO, ANA, BETO):
        do(game, "pass", seat=seat)
    do(game, "build", square=1, seat=ANA)
    assert buildings(game) == {1: 1}


@pytest.mark.clause("PE-28")
def test_nor_while_a_question_about_scarce_buildings_is_open(peru):
    owner = {**BROWN, **BLUE, **GREEN}
    game = peru(owner=owner, cash={CARO: 100}, stock={"houses": 1, "hotels": 12})
    do(game, "build", square=1)
    assert (game.actor, game.view(None)["asked"]["seats"]) == (BETO, [BETO, CARO])
    for seat, square in ((ANA, 1), (BETO, 39)):
        assert refused(game, "build", square=square, seat=seat).code == "question-open"
    do(game, "waive", seat=BETO)
    do(game, "waive", seat=CARO)
    assert buildings(game) == {1: 1}


@pytest.mark.clause("PE-28")
@pytest.mark.parametrize("turn", [ANA, BETO])
def test_not_with_a_debt_of_one_s_own(peru, turn):
    debts = [{"debtor": ANA, "creditor": "bank", "amount": 90}]
    game = peru(owner={**BROWN, 39: ANA}, cash={ANA: 60}, debts=debts, to_roll=turn)
    assert refused(game, "build", square=1, seat=ANA).code == "debt-first"
    do(game, "mortgage", square=39)
    assert cash(game)[ANA] == 170
    do(game, "build", square=1, seat=ANA)
    assert buildings(game) == {1: 1}


@pytest.mark.clause("PE-28")
def test_nor_with_a_debt_that_waits_behind_another_s(peru):
    debts = [
        {"debtor": BETO, "creditor": "bank", "amount": 50},
        {"debtor": ANA, "creditor": "bank", "amount": 60},
    ]
    game = peru(owner={**BROWN, 39: BETO, 5: ANA}, cash={ANA: 59, BETO: 0}, debts=debts)
    assert refused(game, "build", square=1, seat=ANA).code == "debt-first"
    do(game, "mortgage", square=5, seat=ANA)
    do(game, "mortgage", square=39, seat=BETO)
    assert (game.view(None)["debts"], cash(game)[:2]) == ([], [99, 150])
    do(game, "build", square=1, seat=ANA)
    assert buildings(game) == {1: 1}


@pytest.mark.clause("PE-28")
def test_an_unclaimed_rent_does_not_hinder_building(peru):
    game = peru(owner=BROWN, to_roll=BETO, at={BETO: 34}, dice=[(3, 4)])
    do(game, "roll")
    assert (at(game)[BETO], len(game.claims)) == (1, 1)
    do(game, "build", square=1, seat=ANA)
    assert buildings(game) == {1: 1}


@pytest.mark.clause("PE-29")
def test_no_second_house_before_each_lot_of_the_group_has_its_first(peru):
    game = peru(owner=BROWN, buildings={1: 1})
    refusal = refused(game, "build", square=1)
    assert (refusal.code, refusal.clause) == ("uneven", "PE-29")
    do(game, "build", square=3)
    do(game, "build", square=1)
    assert buildings(game) == {1: 2, 3: 1}
    assert refused(game, "build", square=1).code == "uneven"


@pytest.mark.clause("PE-29")
def test_in_a_group_of_three_each_lot_counts(peru):
    game = peru(owner=GREEN, buildings={31: 1, 32: 1}, to_roll=CARO)
    assert refused(game, "build", square=31).code == "uneven"
    do(game, "build", square=34)
    do(game, "build", square=31)
    assert buildings(game) == {31: 2, 32: 1, 34: 1}


@pytest.mark.clause("PE-29")
def test_a_lot_takes_at_most_four_houses(peru):
    game = peru(owner=BROWN, buildings={1: 3, 3: 4}, stock={"houses": 20, "hotels": 0})
    do(game, "build", square=1)
    assert buildings(game) == {1: 4, 3: 4}
    assert refused(game, "build", square=1).code == "no-hotels-left"  # the next would be a hotel, not a house


@pytest.mark.clause("PE-30")
def test_houses_are_sold_evenly(peru):
    game = peru(owner=BROWN, buildings={1: 2, 3: 1})
    refusal = refused(game, "sell_building", square=3)
    assert (refusal.code, refusal.clause) == ("uneven-sale", "PE-30")
    do(game, "sell_building", square=1)
    do(game, "sell_building", square=3)
    assert buildings(game) == {1: 1}


@pytest.mark.clause("PE-30")
def test_and_so_are_hotels(peru):
    game = peru(owner=BROWN, buildings={1: 5, 3: 4})
    assert refused(game, "sell_building", square=3).code == "uneven-sale"
    assert refused(game, "sell_building", square=1, whole=True).code == "uneven-sale"
    do(game, "sell_building", square=1)
    assert buildings(game) == {1: 4, 3: 4}


@pytest.mark.clause("PE-31")
def test_nothing_is_built_while_any_lot_of_the_group_is_mortgaged(peru):
    game = peru(owner=BROWN, mortgaged={3})
    refusal = refused(game, "build", square=1)
    assert (refusal.code, refusal.clause) == ("group-mortgaged", "PE-31")
    refusal = refused(game, "build", square=3)
    assert (refusal.code, refusal.clause) == ("lot-mortgaged", "PE-31")


@pytest.mark.clause("PE-31")
def test_a_mortgage_in_another_group_does_not_hinder(peru):
    game = peru(owner={**BROWN, 39: ANA}, mortgaged={39})
    do(game, "build", square=1)
    assert buildings(game) == {1: 1}


@pytest.mark.clause("PE-31")
def test_nor_is_a_hotel(peru):
    game = peru(owner=GREEN, buildings={31: 4, 32: 4}, mortgaged={34}, to_roll=CARO)
    assert refused(game, "build", square=31).code == "group-mortgaged"


@pytest.mark.clause("PE-45")
def test_once_no_lot_is_mortgaged_houses_are_bought_again_at_full_price(peru):
    game = peru(owner=GREEN, mortgaged={31, 32}, to_roll=CARO)
    do(game, "lift", square=31)
    assert refused(game, "build", square=31).code == "group-mortgaged"
    do(game, "lift", square=32)
    assert cash(game)[CARO] == 1170
    do(game, "build", square=31)
    assert cash(game)[CARO] == 970
    assert buildings(game) == {31: 1}


# Hotels.


@pytest.mark.clause("PE-33")
@pytest.mark.parametrize("other", [4, 5])
def test_a_hotel_needs_four_houses_or_a_hotel_on_each_lot(peru, other):
    game = peru(owner=BROWN, buildings={1: 4, 3: other})
    do(game, "build", square=1)
    assert buildings(game) == {1: 5, 3: other}


@pytest.mark.clause("PE-33")
def test_with_fewer_on_another_lot_there_is_no_hotel(peru):
    refusal = refused(peru(owner=BROWN, buildings={1: 4, 3: 3}), "build", square=1)
    assert (refusal.code, refusal.clause) == ("hotel-needs", "PE-33")


@pytest.mark.clause("PE-33")
def test_it_costs_its_lot_s_four_houses_and_the_title_s_price(peru):
    game = peru(owner=BLUE, buildings={37: 4, 39: 4}, to_roll=BETO)
    assert stock(game) == (24, 12)
    do(game, "build", square=39)
    assert cash(game)[BETO] == 1300
    assert stock(game) == (28, 11)


@pytest.mark.clause("PE-33")
def test_there_is_one_hotel_a_lot(peru):
    refusal = refused(peru(owner=BROWN, buildings={1: 5, 3: 5}), "build", square=1)
    assert (refusal.code, refusal.clause) == ("fully-built", "PE-33")


# Selling.


@pytest.mark.clause("PE-37")
@pytest.mark.parametrize(("group", "square", "half"), [((1, 3), 1, 25), ((21, 23, 24), 24, 75), ((37, 39), 39, 100)])
def test_the_bank_buys_buildings_at_half_price(peru, group, square, half):
    game = peru(owner=dict.fromkeys(group, ANA), buildings=dict.fromkeys(group, 1))
    before = stock(game)[0]
    do(game, "sell_building", square=square)
    assert cash(game)[ANA] == 1500 + half
    assert stock(game)[0] == before + 1


@pytest.mark.clause("PE-37")
@pytest.mark.parametrize("phase", ["roll", "end"])
@pytest.mark.parametrize("turn", [ANA, BETO])
def test_at_any_time(peru, phase, turn):
    game = peru(owner=BROWN, buildings={1: 1, 3: 1}, to_roll=turn, phase=phase)
    do(game, "sell_building", square=1, seat=ANA)
    assert cash(game)[ANA] == 1525


@pytest.mark.clause("PE-37")
def test_no_other_player_buys_buildings(peru):
    game = peru(owner=BROWN, buildings={1: 1, 3: 1})
    assert refused(game, "offer", to=BETO, give={"buildings": 1}, take={"cash": 50}).code == "unknown-field"
    assert refused(game, "offer", to=BETO, give={"squares": [1]}, take={"cash": 50}).clause == "PE-36"


@pytest.mark.clause("PE-37")
def test_nobody_sells_another_s(peru):
    game = peru(owner=BLUE, buildings={37: 1, 39: 1})
    assert refused(game, "sell_building", square=39).code == "not-owner"


@pytest.mark.clause("PE-37")
def test_where_nothing_stands_nothing_is_sold(peru):
    refusal = refused(peru(owner=BROWN), "sell_building", square=1)
    assert (refusal.code, refusal.clause) == ("no-building", "PE-37")


@pytest.mark.clause("PE-38")
def test_all_hotels_of_a_group_are_sold_at_once_for_half_of_them_and_of_their_houses(peru):
    game = peru(owner=BLUE, buildings={37: 5, 39: 5}, to_roll=BETO, stock={"houses": 0, "hotels": 10})
    do(game, "sell_group", group="blue")
    assert cash(game)[BETO] == 2500  # each 100 and four times 100
    assert (buildings(game), stock(game)) == ({}, (0, 12))
    assert owner(game, 39) == BETO


@pytest.mark.clause("PE-38")
def test_houses_beside_the_hotels_go_with_them(peru):
    game = peru(owner=BROWN, buildings={1: 5, 3: 4})
    do(game, "sell_group", group="brown")
    assert cash(game)[ANA] == 1725
    assert (buildings(game), stock(game)) == ({}, (32, 12))


@pytest.mark.clause("PE-38")
def test_only_one_s_own_and_only_where_something_stands(peru):
    game = peru(owner={**BROWN, **BLUE}, buildings={37: 5, 39: 5})
    assert refused(game, "sell_group", group="brown").code == "no-building"
    assert refused(game, "sell_group", group="blue").code == "no-building"


@pytest.mark.clause("PE-39")
def test_a_hotel_changes_back_into_four_houses_and_half_its_price(peru):
    game = peru(owner=BLUE, buildings={37: 5, 39: 5}, to_roll=BETO)
    assert stock(game) == (32, 10)
    do(game, "sell_building", square=39)
    assert cash(game)[BETO] == 1600
    assert (buildings(game), stock(game)) == ({37: 5, 39: 4}, (28, 11))
