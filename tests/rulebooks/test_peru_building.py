"""The rulebook of `peru`: houses and hotels, bought, short and sold (PE-28 to PE-31, PE-33 to PE-39, PE-45)."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, DORA, at, can, cash, do, kinds, owner, refused, titles

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
def test_not_before_a_roll_s_outcome_is_settled(peru, turn):
    game = peru(owner=BROWN, to_roll=turn, at={turn: 32}, dice=[(3, 4)])
    do(game, "roll")
    refusal = refused(game, "build", square=1, seat=ANA)
    assert (refusal.code, refusal.clause) == ("busy", "PE-28")
    do(game, "buy")
    do(game, "build", square=1, seat=ANA)
    assert buildings(game) == {1: 1}


@pytest.mark.clause("PE-28")
def test_not_during_an_auction(peru):
    game = peru(owner=BROWN, to_roll=BETO, at={BETO: 39}, phase="buy")
    do(game, "decline")
    assert refused(game, "build", square=1, seat=ANA).code == "busy"
    for seat in (CARO, ANA, BETO):
        do(game, "pass", seat=seat)
    do(game, "build", square=1, seat=ANA)
    assert buildings(game) == {1: 1}


@pytest.mark.clause("PE-28")
def test_not_with_a_debt_of_one_s_own(peru):
    game = peru(owner={**BROWN, 39: ANA}, cash={ANA: 60}, debts=[{"debtor": ANA, "creditor": "bank", "amount": 90}])
    assert refused(game, "build", square=1).code == "busy"
    do(game, "mortgage", square=39)
    assert cash(game)[ANA] == 170
    do(game, "build", square=1)
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


# Shortage.


@pytest.mark.clause("PE-34")
def test_with_no_houses_left_one_waits_until_others_sell_theirs(peru):
    table = {"owner": {**BROWN, **BLUE}, "buildings": {37: 1, 39: 1}, "cash": {BETO: 50}}
    game = peru(**table, stock={"houses": 0, "hotels": 12})
    refusal = refused(game, "build", square=1)
    assert (refusal.code, refusal.clause) == ("no-houses-left", "PE-34")
    do(game, "sell_building", square=37, seat=BETO)
    do(game, "build", square=1)
    assert (buildings(game), stock(game)) == ({1: 1, 39: 1}, (0, 12))


@pytest.mark.clause("PE-34")
def test_with_no_hotels_left_likewise(peru):
    refusal = refused(peru(owner=BROWN, buildings={1: 4, 3: 4}, stock={"houses": 24, "hotels": 0}), "build", square=1)
    assert (refusal.code, refusal.clause) == ("no-hotels-left", "PE-34")


@pytest.mark.clause("PE-34")
def test_a_hotel_is_not_broken_into_houses_that_the_bank_does_not_have(peru):
    game = peru(owner=BROWN, buildings={1: 5, 3: 5}, stock={"houses": 3, "hotels": 10})
    refusal = refused(game, "sell_building", square=1)
    assert (refusal.code, refusal.clause) == ("no-houses-for-hotel", "PE-34")

    game = peru(owner=BROWN, buildings={1: 5, 3: 5}, stock={"houses": 4, "hotels": 10})
    do(game, "sell_building", square=1)
    assert (buildings(game), stock(game)) == ({1: 4, 3: 5}, (0, 11))


@pytest.mark.clause("PE-34")
def test_in_the_quick_game_breaking_a_hotel_needs_three(peru):
    game = peru(mode="quick", owner=BROWN, buildings={1: 4, 3: 4}, stock={"houses": 2, "hotels": 10})
    assert refused(game, "sell_building", square=1).code == "no-houses-for-hotel"

    game = peru(mode="quick", owner=BROWN, buildings={1: 4, 3: 4}, stock={"houses": 3, "hotels": 10})
    do(game, "sell_building", square=1)
    assert (buildings(game), stock(game)) == ({1: 3, 3: 4}, (0, 11))


@pytest.mark.clause("PE-35")
def test_if_fewer_are_left_than_players_who_could_build_each_is_asked(peru):
    game = peru(owner={**BROWN, **BLUE}, stock={"houses": 1, "hotels": 12})
    do(game, "build", square=1)
    assert buildings(game) == {}
    assert (game.actor, game.view(None)["asked"]["seats"]) == (BETO, [BETO])
    do(game, "waive")
    assert (buildings(game), cash(game)) == ({1: 1}, [1450, 1500, 1500])
    assert game.actor == ANA


@pytest.mark.clause("PE-35")
def test_if_there_are_enough_nobody_is_asked(peru):
    game = peru(owner={**BROWN, **BLUE}, stock={"houses": 2, "hotels": 12})
    do(game, "build", square=1)
    assert buildings(game) == {1: 1}
    assert "asked" not in kinds(game)


@pytest.mark.clause("PE-35")
def test_who_could_not_build_at_once_is_not_asked(peru):
    game = peru(owner={**BROWN, **BLUE}, cash={BETO: 199}, stock={"houses": 1, "hotels": 12})
    do(game, "build", square=1)
    assert buildings(game) == {1: 1}

    game = peru(owner={**BROWN, **BLUE}, mortgaged={37}, stock={"houses": 1, "hotels": 12})
    do(game, "build", square=1)
    assert buildings(game) == {1: 1}


@pytest.mark.clause("PE-35")
def test_if_more_want_than_there_are_it_is_auctioned_from_the_lowest_price_among_them(peru):
    game = peru(owner={**BROWN, **BLUE}, stock={"houses": 1, "hotels": 12})
    do(game, "build", square=39, seat=BETO)
    do(game, "want", seat=ANA)
    assert game.view(None)["auction"]["in"] == [ANA, BETO]
    assert refused(game, "bid", amount=49, seat=ANA).code == "bid-too-low"
    assert refused(game, "bid", amount=500, seat=CARO).code == "out-of-auction"
    do(game, "bid", amount=50, seat=ANA)
    do(game, "bid", amount=70, seat=BETO)
    do(game, "pass", seat=ANA)
    assert game.actor == BETO
    do(game, "build", square=37)  # where it is placed is its own choice
    assert (buildings(game), cash(game)) == ({37: 1}, [1500, 1430, 1500])
    assert (stock(game), game.actor) == ((0, 12), ANA)


@pytest.mark.clause("PE-35")
def test_the_auction_s_lowest_price_is_that_of_the_titles_concerned(peru):
    game = peru(owner={**BLUE, **GREEN}, stock={"houses": 1, "hotels": 12})
    do(game, "build", square=39, seat=BETO)
    do(game, "want", seat=CARO)
    assert can(game, "bid", seat=CARO, min=200)


@pytest.mark.clause("PE-35")
def test_a_lot_that_could_only_take_a_hotel_is_not_concerned_by_a_lack_of_houses(peru):
    owner = {**BROWN, 31: ANA, 32: ANA, 34: ANA, **BLUE}
    game = peru(owner=owner, buildings={1: 4, 3: 4}, stock={"houses": 1, "hotels": 12})
    do(game, "build", square=39, seat=BETO)
    do(game, "want", seat=ANA)
    assert can(game, "bid", seat=ANA, min=200)
    do(game, "bid", amount=200, seat=ANA)
    do(game, "pass", seat=BETO)
    refusal = refused(game, "build", square=1, seat=ANA)
    assert (refusal.code, refusal.clause) == ("cannot-place-else", "PE-35")
    do(game, "build", square=34, seat=ANA)
    assert buildings(game) == {1: 4, 3: 4, 34: 1}


@pytest.mark.clause("PE-35")
def test_the_winner_places_it_by_the_rules(peru):
    game = peru(owner={**BROWN, **BLUE}, buildings={1: 1}, stock={"houses": 1, "hotels": 12})
    do(game, "build", square=3)
    do(game, "want", seat=BETO)
    do(game, "pass", seat=BETO)
    do(game, "bid", amount=50, seat=ANA)
    refusal = refused(game, "build", square=1)
    assert (refusal.code, refusal.clause) == ("uneven", "PE-29")
    do(game, "build", square=3)
    assert (buildings(game), cash(game)) == ({1: 1, 3: 1}, [1450, 1500, 1500])


@pytest.mark.clause("PE-35")
def test_with_no_bid_nobody_builds_and_the_game_goes_on(peru):
    game = peru(owner={**BROWN, **BLUE}, stock={"houses": 1, "hotels": 12})
    do(game, "build", square=1)
    do(game, "want", seat=BETO)
    do(game, "pass", seat=BETO)
    do(game, "pass", seat=ANA)
    assert (buildings(game), cash(game), stock(game)) == ({}, [1500, 1500, 1500], (1, 12))
    assert can(game, "roll", seat=ANA)


@pytest.mark.clause("PE-35")
def test_two_for_three_are_auctioned_one_at_a_time(peru):
    game = peru(owner={**BROWN, **BLUE, **GREEN}, stock={"houses": 2, "hotels": 12})
    do(game, "build", square=1)
    assert game.view(None)["asked"]["seats"] == [BETO, CARO]
    do(game, "want", seat=CARO)
    do(game, "want", seat=BETO)
    do(game, "bid", amount=210, seat=BETO)
    do(game, "pass", seat=CARO)
    do(game, "pass", seat=ANA)
    do(game, "build", square=39, seat=BETO)
    assert game.view(None)["auction"]["in"] == [ANA, CARO]
    do(game, "pass", seat=ANA)
    do(game, "bid", amount=60, seat=CARO)
    do(game, "build", square=34, seat=CARO)
    assert (buildings(game), cash(game)) == ({34: 1, 39: 1}, [1500, 1290, 1440])
    assert stock(game) == (0, 12)


@pytest.mark.clause("PE-35")
def test_if_no_more_want_than_there_are_each_pays_its_title_s_price(peru):
    game = peru(owner={**BROWN, **BLUE, **GREEN}, stock={"houses": 2, "hotels": 12})
    do(game, "build", square=1)
    do(game, "waive", seat=BETO)
    do(game, "want", seat=CARO)
    assert (buildings(game), game.actor) == ({1: 1}, CARO)
    do(game, "build", square=32)
    assert (buildings(game), cash(game)) == ({1: 1, 32: 1}, [1450, 1500, 1300])
    assert "auction-started" not in kinds(game)


@pytest.mark.clause("PE-35")
def test_scarce_hotels_likewise_and_only_among_those_who_could_build_one(peru):
    owner = {**BROWN, **BLUE, 6: DORA, 8: DORA, 9: DORA}
    game = peru(players=4, owner=owner, buildings={1: 4, 3: 4, 37: 4, 39: 4}, stock={"houses": 16, "hotels": 1})
    do(game, "build", square=1)
    assert game.view(None)["asked"]["seats"] == [BETO]
    do(game, "want", seat=BETO)
    do(game, "bid", amount=50, seat=BETO)
    do(game, "bid", amount=51, seat=ANA)
    do(game, "pass", seat=BETO)
    do(game, "build", square=1, seat=ANA)
    assert buildings(game) == {1: 5, 3: 4, 37: 4, 39: 4}
    assert (cash(game)[ANA], stock(game)) == (1449, (20, 0))


@pytest.mark.clause("PE-35")
def test_who_was_not_asked_does_not_answer(peru):
    game = peru(owner={**BROWN, **BLUE}, stock={"houses": 1, "hotels": 12})
    do(game, "build", square=1)
    refusal = refused(game, "want", seat=CARO)
    assert (refusal.code, refusal.clause) == ("not-asked", "PE-35")


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
def test_also_to_buy_to_bid_or_to_pay_a_debt(peru):
    table = {"owner": BROWN, "buildings": {1: 1, 3: 1}, "cash": {ANA: 10}}
    game = peru(**table, at={ANA: 39}, phase="buy")
    do(game, "sell_building", square=1)
    assert cash(game)[ANA] == 35
    do(game, "decline")
    do(game, "pass", seat=BETO)
    do(game, "pass", seat=CARO)
    do(game, "sell_building", square=3)
    assert can(game, "bid", max=60)

    game = peru(**table, debts=[{"debtor": ANA, "creditor": "bank", "amount": 30}])
    do(game, "sell_building", square=1)
    assert cash(game)[ANA] == 5


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


@pytest.mark.clause("PE-35")
def test_who_may_get_a_scarce_building_keeps_a_lot_for_it(peru):
    game = peru(owner={1: ANA, 3: ANA, 37: BETO, 39: BETO}, stock={"houses": 1, "hotels": 12})
    do(game, "build", square=1)
    do(game, "want", seat=BETO)
    assert refused(game, "mortgage", square=37, seat=BETO).code == "question-open"
    do(game, "bid", amount=60, seat=BETO)
    do(game, "pass", seat=ANA)
    assert refused(game, "mortgage", square=37).code == "question-open"
    assert refused(game, "offer", to=CARO, give={"squares": [37]}, take={"cash": 1}).code == "question-open"
    do(game, "build", square=39)
    assert titles(game)[39]["buildings"] == 1
    assert cash(game) == [1500, 1440, 1500]


@pytest.mark.clause("PE-35")
def test_a_title_that_is_no_site_may_be_mortgaged_meanwhile(peru):
    game = peru(owner={1: ANA, 3: ANA, 5: BETO, 37: BETO, 39: BETO}, stock={"houses": 1, "hotels": 12})
    do(game, "build", square=1)
    do(game, "mortgage", square=5, seat=BETO)
    assert cash(game)[BETO] == 1600


@pytest.mark.clause("PE-35")
def test_nobody_is_put_in_debt_while_scarce_buildings_are_shared_out(peru):
    game = peru(
        owner={1: ANA, 3: ANA, 6: BETO, 8: BETO, 9: BETO, 37: CARO, 39: CARO},
        buildings={6: 1, 8: 1, 9: 1},
        cash={ANA: 60, BETO: 300, CARO: 0},
        stock={"houses": 1, "hotels": 12},
        at={ANA: 32},
        dice=[(3, 4)],
    )
    do(game, "roll")
    do(game, "build", seat=BETO, square=6)
    assert refused(game, "claim_rent", seat=CARO, square=39).code == "visitor-cannot-pay-now"
    do(game, "waive", seat=ANA)
    do(game, "claim_rent", seat=CARO, square=39)
    assert game.actor == ANA
    do(game, "mortgage", square=1)
    do(game, "mortgage", square=3)
    assert cash(game)[CARO] == 100
