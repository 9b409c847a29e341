"""Malta, what one owns: houses, mortgages, trades, bankruptcy and the end of the game."""

import pytest

from rentier import Game, Refused
from tests.at_the_table import ANA, BETO, CARO, Claim, at, can, cash, do, owner, refused, titles

BROWN = {1: ANA, 3: ANA}
SKY = {6: ANA, 8: ANA, 9: ANA}
BLUE = {37: ANA, 39: ANA}


def paid(game):
    """Every payment so far: who paid whom how much, and what for."""
    return [(event.payer, event.payee, event.amount, event.reason) for event in game.events if event.kind == "paid"]


def buildings(game, *squares):
    return [titles(game)[square]["buildings"] for square in squares]


def sell(game, seller, buyer, *squares, price):
    """A private sale: the seller offers, the buyer accepts."""
    do(game, "offer", seat=seller, to=buyer, give={"squares": list(squares)}, take={"cash": price})
    do(game, "accept", seat=buyer)


# Houses


@pytest.mark.clause("MT-20")
def test_houses_are_built_on_the_lot_just_landed_on_at_the_titles_price(malta):
    game = malta(at={ANA: 36}, owner=BLUE, dice=[(1, 2)])
    do(game, "roll")
    do(game, "build", square=39)
    assert buildings(game, 37, 39) == [0, 1]
    assert cash(game) == [1300, 1500, 1500]
    assert paid(game) == [(ANA, "bank", 200, "building")]


@pytest.mark.clause("MT-20")
def test_any_number_up_to_four_may_be_built_at_one_landing(malta):
    game = malta(at={ANA: 6}, owner=SKY, dice=[(1, 2)])
    do(game, "roll")
    for _ in range(4):
        do(game, "build", square=9)
    assert buildings(game, 6, 8, 9) == [0, 0, 4]
    assert cash(game)[ANA] == 1300


@pytest.mark.clause("MT-20")
def test_no_house_on_a_lot_one_has_not_just_landed_on(malta):
    game = malta(at={ANA: 36}, owner=BLUE | BROWN, dice=[(1, 2)])
    do(game, "roll")
    for square in (37, 1):
        refusal = refused(game, "build", square=square)
        assert (refusal.code, refusal.clause) == ("not-landed-here", "MT-20")


@pytest.mark.clause("MT-20")
def test_standing_there_since_an_earlier_turn_is_not_having_just_landed(malta):
    game = malta(at={ANA: 39}, owner=BLUE)
    assert not can(game, "build")
    assert refused(game, "build", square=39).code == "not-landed-here"


@pytest.mark.clause("MT-20")
def test_no_house_without_the_whole_colour(malta):
    for group in ({39: ANA}, {39: ANA, 37: BETO}):
        game = malta(at={ANA: 36}, owner=group, dice=[(1, 2)])
        do(game, "roll")
        refusal = refused(game, "build", square=39)
        assert (refusal.code, refusal.clause) == ("group-incomplete", "MT-20")


@pytest.mark.clause("MT-20")
@pytest.mark.parametrize(("mortgaged", "code"), [(37, "group-mortgaged"), (39, "lot-mortgaged")])
def test_no_house_while_any_of_the_colour_is_mortgaged(malta, mortgaged, code):
    game = malta(at={ANA: 36}, owner=BLUE, mortgaged=[mortgaged], dice=[(1, 2)])
    do(game, "roll")
    refusal = refused(game, "build", square=39)
    assert (refusal.code, refusal.clause) == (code, "MT-20")
    do(game, "lift", square=mortgaged)
    do(game, "build", square=39)
    assert buildings(game, 39) == [1]


@pytest.mark.clause("MT-20")
def test_the_purchase_that_completes_the_colour_is_a_landing_too(malta):
    game = malta(at={ANA: 36}, owner={37: ANA}, dice=[(1, 2)])
    do(game, "roll")
    do(game, "buy")
    do(game, "build", square=39)
    assert cash(game)[ANA] == 900


@pytest.mark.clause("MT-20")
def test_the_right_lasts_until_the_next_roll(malta):
    game = malta(at={ANA: 37}, owner=BLUE, dice=[(1, 1), (4, 6)])
    do(game, "roll")
    assert can(game, "build", square=39)
    do(game, "roll")
    assert (at(game)[ANA], game.actor) == (9, ANA)
    do(game, "decline")
    for seat in (BETO, CARO, ANA):
        do(game, "pass", seat=seat)
    assert refused(game, "build", square=39).code == "not-landed-here"


@pytest.mark.clause("MT-20")
def test_the_right_ends_with_the_turn(malta):
    game = malta(at={ANA: 36}, owner=BLUE, dice=[(1, 2)])
    do(game, "roll")
    do(game, "end_turn")
    refusal = refused(game, "build", square=39, seat=ANA)
    assert (refusal.code, refusal.clause) == ("not-your-turn-to-build", "MT-20")


@pytest.mark.clause("MT-20")
def test_a_visitor_gives_the_owner_no_right_to_build(malta):
    game = malta(players=2, to_roll=BETO, at={BETO: 36}, owner=BLUE, dice=[(1, 2)])
    do(game, "roll")
    assert refused(game, "build", square=39, seat=ANA).code == "not-your-turn-to-build"
    refusal = refused(game, "build", square=39, seat=BETO)
    assert (refusal.code, refusal.clause) == ("not-owner", "MT-20")
    do(game, "end_turn")
    assert game.actor == ANA
    assert refused(game, "build", square=39).code == "not-landed-here"


@pytest.mark.clause("MT-20")
def test_only_lots_are_built_on_and_only_with_cash(malta):
    game = malta(at={ANA: 2}, owner={5: ANA, 15: ANA, 25: ANA, 35: ANA}, dice=[(1, 2)])
    do(game, "roll")
    refusal = refused(game, "build", square=5)
    assert (refusal.code, refusal.clause) == ("not-a-lot", "MT-20")
    game = malta(at={ANA: 36}, cash={ANA: 199}, owner=BLUE, dice=[(1, 2)])
    do(game, "roll")
    refusal = refused(game, "build", square=39)
    assert (refusal.code, refusal.clause) == ("no-cash", "MT-20")
    enough = malta(at={ANA: 36}, cash={ANA: 200}, owner=BLUE, dice=[(1, 2)])
    do(enough, "roll")
    do(enough, "build", square=39)
    assert (buildings(enough, 39), cash(enough)[ANA]) == ([1], 0)


@pytest.mark.clause("MT-21")
def test_building_need_not_be_even(malta):
    game = malta(at={ANA: 6}, owner=SKY, buildings={6: 0, 8: 1, 9: 3}, dice=[(1, 2)])
    do(game, "roll")
    do(game, "build", square=9)
    assert buildings(game, 6, 8, 9) == [0, 1, 4]


@pytest.mark.clause("MT-21")
def test_selling_need_not_be_even(malta):
    game = malta(owner=SKY, buildings={6: 1, 8: 4, 9: 4})
    do(game, "sell_building", square=6)
    assert buildings(game, 6, 8, 9) == [0, 4, 4]


@pytest.mark.clause("MT-22")
def test_a_fifth_building_is_refused_because_there_are_no_hotels(malta):
    game = malta(at={ANA: 36}, cash={ANA: 9000}, owner=BLUE, buildings={37: 4, 39: 4}, dice=[(1, 2)])
    do(game, "roll")
    refusal = refused(game, "build", square=39)
    assert (refusal.code, refusal.clause) == ("no-hotels", "MT-22")


@pytest.mark.clause("MT-22")
def test_no_table_can_be_set_with_a_hotel(malta):
    with pytest.raises(Refused) as caught:
        malta(owner=BLUE, buildings={39: 5})
    assert caught.value.code == "not-a-position"


@pytest.mark.clause("MT-23")
def test_houses_never_run_out(malta):
    lots = [square.index for square in Game("malta", players=2, seed="1").edition.squares if square.kind == "lot"]
    full = {square: 4 for square in lots if square != 39}
    game = malta(at={ANA: 36}, owner=dict.fromkeys(lots, ANA), buildings=full, dice=[(1, 2)])
    do(game, "roll")
    for _ in range(4):
        do(game, "build", square=39)
    assert sum(buildings(game, *lots)) == 88
    assert game.view(None)["stock"]["houses"] == "unlimited"


# Selling


@pytest.mark.clause("MT-24")
def test_a_lot_changes_hands_with_its_houses_on(malta):
    game = malta(owner=BLUE, buildings={37: 1, 39: 3})
    sell(game, ANA, BETO, 39, price=700)
    assert titles(game)[39] == {"owner": BETO, "buildings": 3, "mortgaged": False}
    assert titles(game)[37] == {"owner": ANA, "buildings": 1, "mortgaged": False}
    assert cash(game) == [2200, 800, 1500]


@pytest.mark.clause("MT-24")
def test_the_new_owner_earns_the_rent_of_the_houses(malta):
    game = malta(to_roll=CARO, at={CARO: 36}, owner=BLUE, buildings={39: 3}, dice=[(1, 2)])
    sell(game, ANA, BETO, 39, price=700)
    do(game, "roll")
    assert game.claims == [Claim(by=BETO, visitor=CARO, square=39, amount=1400)]


@pytest.mark.clause("MT-24")
def test_the_new_owner_cannot_add_houses_without_the_whole_colour(malta):
    game = malta(to_roll=BETO, at={BETO: 36}, cash={BETO: 5000}, owner=BLUE, buildings={39: 1}, dice=[(1, 2)])
    sell(game, ANA, BETO, 39, price=700)
    do(game, "roll")
    refusal = refused(game, "build", square=39)
    assert (refusal.code, refusal.clause) == ("group-incomplete", "MT-20")
    sell(game, ANA, BETO, 37, price=700)
    do(game, "build", square=39)
    assert buildings(game, 39) == [2]


@pytest.mark.clause("MT-24")
def test_the_new_owner_may_sell_the_houses_at_any_time(malta):
    game = malta(to_roll=ANA, owner=BLUE, buildings={39: 2})
    sell(game, ANA, BETO, 39, price=700)
    do(game, "sell_building", square=39, seat=BETO)
    assert buildings(game, 39) == [1]
    assert cash(game) == [2200, 900, 1500]
    refusal = refused(game, "sell_building", square=39, seat=ANA)
    assert (refusal.code, refusal.clause) == ("not-owner", "MT-25")


@pytest.mark.clause("MT-25")
def test_houses_sell_to_the_bank_at_half_price(malta):
    game = malta(owner=BROWN | BLUE, buildings={1: 1, 39: 4})
    do(game, "sell_building", square=39)
    do(game, "sell_building", square=1)
    assert buildings(game, 1, 39) == [0, 3]
    assert paid(game) == [("bank", ANA, 100, "building-sale"), ("bank", ANA, 25, "building-sale")]


@pytest.mark.clause("MT-25")
def test_all_houses_of_a_lot_or_of_a_colour_may_go_at_once(malta):
    game = malta(owner=BROWN | BLUE, buildings={1: 1, 3: 2, 39: 4})
    do(game, "sell_building", square=39, whole=True)
    assert (buildings(game, 39), cash(game)[ANA]) == ([0], 1900)
    do(game, "sell_group", group="brown")
    assert (buildings(game, 1, 3), cash(game)[ANA]) == ([0, 0], 1975)


@pytest.mark.clause("MT-25")
def test_before_and_after_ones_roll_on_anothers_turn_in_debt_and_in_an_auction_houses_can_be_sold(malta):
    before = malta(owner=BLUE, buildings={39: 1})
    after = malta(owner=BLUE, buildings={39: 1}, at={ANA: 10}, phase="end")
    anothers = malta(owner=BLUE, buildings={39: 1}, to_roll=BETO)
    debt = malta(owner=BLUE, buildings={39: 1}, cash={ANA: 0}, debts=[{"debtor": ANA, "creditor": BETO, "amount": 300}])
    auction = malta(owner=BLUE, buildings={39: 1}, to_roll=BETO, auction={"square": 5, "in": [ANA, BETO], "asked": ANA})
    for game in (before, after, anothers, debt, auction):
        assert can(game, "sell_building", seat=ANA, square=39)
        do(game, "sell_building", square=39, seat=ANA)
        assert paid(game) == [("bank", ANA, 100, "building-sale")]


@pytest.mark.clause("MT-25")
def test_nothing_can_be_sold_where_nothing_stands(malta):
    refusal = refused(malta(owner=BLUE), "sell_building", square=39)
    assert (refusal.code, refusal.clause) == ("no-building", "MT-25")


# Mortgages


@pytest.mark.clause("MT-26")
@pytest.mark.parametrize(("square", "value", "lifting"), [(37, 175, 193), (5, 100, 110), (12, 75, 83), (1, 30, 33)])
def test_a_mortgage_pays_the_titles_value_and_is_lifted_for_that_plus_a_tenth(malta, square, value, lifting):
    game = malta(owner={square: ANA})
    do(game, "mortgage", square=square)
    assert cash(game)[ANA] == 1500 + value
    do(game, "lift", square=square)
    assert cash(game)[ANA] == 1500 + value - lifting
    assert paid(game) == [("bank", ANA, value, "mortgage"), (ANA, "bank", lifting, "lift")]


@pytest.mark.clause("MT-26")
def test_a_mortgaged_title_is_shown_face_down_to_all_until_it_is_lifted(malta):
    game = malta(owner={39: ANA})
    do(game, "mortgage", square=39)
    for seat in (None, ANA, BETO):
        assert game.view(seat)["titles"][39] == {"owner": ANA, "buildings": 0, "mortgaged": True}
    do(game, "lift", square=39)
    assert game.view(None)["titles"][39]["mortgaged"] is False


@pytest.mark.clause("MT-26")
def test_no_mortgage_while_one_has_buildings_in_the_group(malta):
    game = malta(owner=SKY, buildings={9: 1})
    refusal = refused(game, "mortgage", square=9)
    assert (refusal.code, refusal.clause) == ("built-lot", "MT-26")
    refusal = refused(game, "mortgage", square=6)
    assert (refusal.code, refusal.clause) == ("built-group", "MT-26")
    do(game, "sell_building", square=9)
    do(game, "mortgage", square=6)
    assert titles(game)[6]["mortgaged"] is True


@pytest.mark.clause("MT-26")
def test_buildings_of_another_owner_in_the_group_forbid_no_mortgage(malta):
    game = malta(owner={37: ANA, 39: BETO}, buildings={39: 2})
    do(game, "mortgage", square=37)
    assert titles(game)[37]["mortgaged"] is True


@pytest.mark.clause("MT-26")
def test_mortgages_are_made_on_anothers_turn_too(malta):
    game = malta(to_roll=BETO, owner={39: ANA})
    do(game, "mortgage", square=39, seat=ANA)
    assert cash(game)[ANA] == 1700


@pytest.mark.clause("MT-26")
def test_only_the_owner_mortgages_and_lifts(malta):
    game = malta(owner={39: ANA, 37: ANA}, mortgaged=[39], to_roll=BETO)
    for move, square in (("lift", 39), ("mortgage", 37)):
        refusal = refused(game, move, square=square)
        assert (refusal.code, refusal.clause) == ("not-owner", "MT-26")


@pytest.mark.clause("MT-26")
def test_a_title_is_mortgaged_once_and_lifted_only_if_it_is_and_with_cash(malta):
    game = malta(owner=BLUE, cash={ANA: 219}, mortgaged=[39])
    refusal = refused(game, "mortgage", square=39)
    assert (refusal.code, refusal.clause) == ("already-mortgaged", "MT-26")
    refusal = refused(game, "lift", square=37)
    assert (refusal.code, refusal.clause) == ("not-mortgaged", "MT-26")
    refusal = refused(game, "lift", square=39)
    assert (refusal.code, refusal.clause) == ("no-cash", "MT-26")
    enough = malta(owner=BLUE, cash={ANA: 220}, mortgaged=[39])
    do(enough, "lift", square=39)
    assert (titles(enough)[39]["mortgaged"], cash(enough)[ANA]) == (False, 0)


@pytest.mark.clause("MT-27")
def test_the_unmortgaged_properties_of_the_group_still_earn_rent(malta):
    def claims(square, group, mortgaged):
        game = malta(to_roll=BETO, at={BETO: square - 3}, owner=group, mortgaged=mortgaged, dice=[(1, 2)])
        do(game, "roll")
        return game.claims

    assert claims(9, {8: ANA, 9: ANA}, [8]) == [Claim(by=ANA, visitor=BETO, square=9, amount=8)]
    assert claims(5, {5: ANA, 15: ANA}, [15]) == [Claim(by=ANA, visitor=BETO, square=5, amount=50)]
    assert claims(9, {8: ANA, 9: ANA}, [8, 9]) == []


@pytest.mark.clause("MT-28")
@pytest.mark.parametrize("price", [1, 1500])
def test_a_mortgaged_title_is_sold_at_any_price_and_the_sale_costs_no_interest(malta, price):
    game = malta(owner={39: ANA}, mortgaged=[39])
    sell(game, ANA, BETO, 39, price=price)
    assert cash(game) == [1500 + price, 1500 - price, 1500]
    assert paid(game) == [(BETO, ANA, price, "trade")]
    assert (owner(game, 39), titles(game)[39]["mortgaged"]) == (BETO, True)
    assert (game.actor, game.view(None)["heirs"]) == (ANA, [])


@pytest.mark.clause("MT-28")
def test_the_buyer_lifts_the_mortgage_for_its_value_and_one_tenth(malta):
    game = malta(owner={39: ANA}, mortgaged=[39])
    sell(game, ANA, BETO, 39, price=10)
    do(game, "lift", square=39, seat=BETO)
    assert cash(game)[BETO] == 1270


@pytest.mark.clause("MT-28")
def test_until_it_is_sold_a_mortgaged_title_stays_its_owners(malta):
    game = malta(owner={39: ANA}, to_roll=BETO, at={BETO: 36}, dice=[(1, 2)])
    do(game, "mortgage", square=39, seat=ANA)
    assert owner(game, 39) == ANA
    do(game, "roll")
    refusal = refused(game, "buy")
    assert (refusal.code, refusal.clause) == ("nothing-to-buy", "MT-14")


# Trades


@pytest.mark.clause("MT-32")
@pytest.mark.parametrize(("square", "price"), [(39, 1), (1, 1400), (5, 3), (12, 777)])
def test_a_title_may_be_sold_to_any_player_at_any_price(malta, square, price):
    for buyer in (BETO, CARO):
        game = malta(owner={square: ANA})
        sell(game, ANA, buyer, square, price=price)
        assert owner(game, square) == buyer
        assert cash(game)[ANA] == 1500 + price
        assert cash(game)[buyer] == 1500 - price


@pytest.mark.clause("MT-32")
def test_titles_are_sold_outside_ones_turn_and_for_titles(malta):
    game = malta(to_roll=ANA, owner={39: BETO, 5: CARO})
    do(game, "offer", seat=BETO, to=CARO, give={"squares": [39]}, take={"squares": [5], "cash": 100})
    do(game, "accept", seat=CARO)
    assert (owner(game, 39), owner(game, 5)) == (CARO, BETO)
    assert cash(game) == [1500, 1600, 1400]


@pytest.mark.clause("MT-32")
def test_buildings_by_themselves_are_no_part_of_an_offer(malta):
    game = malta(owner=BLUE, buildings={39: 1})
    refusal = refused(game, "offer", to=BETO, give={"buildings": [39]}, take={"cash": 100})
    assert (refusal.code, refusal.details["field"]) == ("unknown-field", "give.buildings")


@pytest.mark.clause("MT-32")
def test_money_must_buy_a_title_that_the_seller_has(malta):
    game = malta(owner={39: CARO})
    refusal = refused(game, "offer", to=BETO, give={"cash": 100})
    assert (refusal.code, refusal.clause) == ("gift", "MT-32")
    refusal = refused(game, "offer", to=BETO, give={"cash": 100}, take={"squares": [39]})
    assert (refusal.code, refusal.clause) == ("they-do-not-own", "MT-32")


@pytest.mark.clause("MT-32")
def test_a_price_is_at_most_all_that_the_buyer_has(malta):
    game = malta(owner={39: ANA}, cash={BETO: 77})
    refusal = refused(game, "offer", seat=ANA, to=BETO, give={"squares": [39]}, take={"cash": 78})
    assert (refusal.code, refusal.clause) == ("they-have-no-cash", "MT-32")
    refusal = refused(game, "offer", seat=BETO, to=ANA, give={"cash": 78}, take={"squares": [39]})
    assert (refusal.code, refusal.clause) == ("no-cash", "MT-32")
    sell(game, ANA, BETO, 39, price=77)
    assert (owner(game, 39), cash(game)) == (BETO, [1577, 0, 1500])


@pytest.mark.clause("MT-32")
def test_nothing_changes_hands_before_the_other_agrees(malta):
    game = malta(owner={39: ANA})
    do(game, "offer", to=BETO, give={"squares": [39]}, take={"cash": 100})
    assert (owner(game, 39), cash(game)) == (ANA, [1500, 1500, 1500])
    do(game, "reject", seat=BETO)
    assert (owner(game, 39), cash(game)) == (ANA, [1500, 1500, 1500])
