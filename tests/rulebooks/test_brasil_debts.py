"""Brasil, BR-30 to BR-40: debts, bankruptcy, gifts and the end."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, can, cash, do, owner, refused, titles
from tests.rulebooks.brasil_table import payments


def owes(amount, creditor=BETO, debtor=ANA):
    """The debts of a position: one, of Ana to Beto unless told otherwise."""
    return [{"debtor": debtor, "creditor": creditor, "amount": amount}]


def debts(game):
    """Who owes whom how much."""
    return [(debt["debtor"], debt["creditor"], debt["amount"]) for debt in game.view(None)["debts"]]


def standing(game, *squares):
    """How many buildings stand on these lands; 5 is a hotel."""
    return [titles(game)[square]["buildings"] for square in squares]


def is_out(game, seat=ANA):
    return game.view(None)["players"][seat]["bankrupt"]


# Payments


@pytest.mark.clause("BR-30")
def test_a_debt_cannot_be_paid_in_property(brasil):
    game = brasil(owner={39: ANA}, cash={ANA: 10}, debts=owes(300))
    refusal = refused(game, "settle", give={"cash": 10, "squares": [39]})
    assert (refusal.code, refusal.clause) == ("no-paying-in-property", "BR-30")
    assert not can(game, "settle")
    assert debts(game) == [(ANA, BETO, 300)]


@pytest.mark.clause("BR-30")
def test_land_handed_to_the_creditor_pays_nothing_but_cash_does(brasil):
    game = brasil(owner={39: ANA, 5: ANA, 37: BETO, 12: BETO}, cash={ANA: 10}, debts=owes(100))
    do(game, "offer", to=BETO, give={"squares": [39]}, take={"squares": [37, 12]})
    do(game, "accept", seat=BETO)
    assert (owner(game, 39), owner(game, 37)) == (BETO, ANA)
    assert debts(game) == [(ANA, BETO, 100)]
    assert cash(game) == [10, 2458, 2458]
    do(game, "mortgage", square=5)
    assert debts(game) == []
    assert cash(game) == [10, 2558, 2458]


@pytest.mark.clause("BR-30")
def test_what_is_bought_is_paid_in_cash(brasil):
    game = brasil(cash={ANA: 59}, owner={39: ANA}, dice=[(1, 2)])
    do(game, "roll")
    refusal = refused(game, "buy")
    assert (refusal.code, refusal.clause) == ("no-cash", "BR-30")


@pytest.mark.clause("BR-31")
def test_first_all_buildings_are_sold_at_half_price_and_only_then_a_title_is_mortgaged(brasil):
    game = brasil(owner={1: ANA, 3: ANA, 5: ANA}, buildings={1: 1, 3: 1}, cash={ANA: 0}, debts=owes(100))
    refusal = refused(game, "mortgage", square=5)
    assert (refusal.code, refusal.clause) == ("buildings-first", "BR-31")
    do(game, "sell_building", square=1)
    assert cash(game) == [25, 2458, 2458]
    assert refused(game, "mortgage", square=5).code == "buildings-first"
    assert refused(game, "mortgage", square=1).code == "buildings-first"
    do(game, "sell_building", square=3)
    assert cash(game) == [50, 2458, 2458]
    do(game, "mortgage", square=5)
    assert debts(game) == []
    assert cash(game) == [50, 2558, 2458]


@pytest.mark.clause("BR-31")
def test_a_hotel_too_is_sold_with_its_houses_before_any_title(brasil):
    game = brasil(owner={1: ANA, 3: ANA, 5: ANA}, buildings={1: 5, 3: 0}, cash={ANA: 0}, debts=owes(200))
    do(game, "sell_building", square=1)
    assert cash(game) == [25, 2458, 2458]
    assert refused(game, "mortgage", square=5).code == "buildings-first"
    do(game, "sell_building", square=1, whole=True)
    assert cash(game) == [125, 2458, 2458]
    do(game, "mortgage", square=5)
    assert cash(game) == [25, 2658, 2458]


@pytest.mark.clause("BR-31")
def test_no_title_is_sold_while_the_debtor_owns_a_building(brasil):
    game = brasil(
        owner={1: ANA, 3: ANA, 5: ANA},
        buildings={1: 1, 3: 0},
        cash={ANA: 0},
        debts=owes(100),
        offers=[{"by": CARO, "to": ANA, "give": {"cash": 300}, "take": {"squares": [5]}}],
    )
    for refusal in (
        refused(game, "auction_title", square=5),
        refused(game, "offer", to=BETO, give={"squares": [5]}, take={"cash": 300}),
        refused(game, "accept"),
    ):
        assert (refusal.code, refusal.clause) == ("buildings-first", "BR-31")
    do(game, "sell_building", square=1)
    do(game, "accept")
    assert owner(game, 5) == CARO
    assert debts(game) == []
    assert cash(game) == [225, 2558, 2158]


@pytest.mark.clause("BR-31")
def test_the_buildings_of_others_do_not_matter_nor_ones_own_without_a_debt(brasil):
    game = brasil(
        owner={1: BETO, 3: BETO, 5: ANA}, buildings={1: 1, 3: 1}, cash={ANA: 0}, debts=owes(100, creditor=CARO)
    )
    do(game, "mortgage", square=5)
    assert debts(game) == []

    game = brasil(owner={1: ANA, 3: ANA, 5: ANA}, buildings={1: 1, 3: 1})
    do(game, "mortgage", square=5)
    assert titles(game)[5]["mortgaged"]


@pytest.mark.clause("BR-31")
def test_selling_stops_once_the_debt_is_covered(brasil):
    game = brasil(owner={1: ANA, 3: ANA, 5: ANA}, buildings={1: 1, 3: 1}, cash={ANA: 0}, debts=owes(20))
    do(game, "sell_building", square=1)
    assert debts(game) == []
    assert cash(game) == [5, 2478, 2458]
    assert standing(game, 1, 3) == [0, 1]
    assert refused(game, "auction_title", square=5).code == "not-in-debt"
    assert can(game, "roll")


@pytest.mark.clause("BR-31")
def test_the_game_does_not_go_on_before_the_debt_is_settled(brasil):
    game = brasil(owner={5: ANA}, cash={ANA: 0}, debts=owes(100))
    refusal = refused(game, "roll")
    assert (refusal.code, refusal.clause) == ("debt-first", "BR-31")
    do(game, "mortgage", square=5)
    assert can(game, "roll")


@pytest.mark.clause("BR-31")
@pytest.mark.parametrize(("creditor", "after"), [(BETO, [150, 2558, 2458]), ("bank", [150, 2458, 2458])])
def test_then_titles_are_sold_to_a_player_at_an_agreed_price(brasil, creditor, after):
    game = brasil(owner={5: ANA}, cash={ANA: 0}, debts=owes(100, creditor))
    do(game, "offer", to=CARO, give={"squares": [5]}, take={"cash": 250})
    do(game, "accept", seat=CARO)
    assert owner(game, 5) == CARO
    assert cash(game) == [after[0], after[1], 2208]


@pytest.mark.clause("BR-32")
def test_a_debtor_auctions_a_title_among_the_other_players_for_more(brasil):
    game = brasil(owner={39: ANA}, cash={ANA: 10}, debts=owes(100))
    do(game, "auction_title", square=39)
    assert game.actor == BETO
    assert refused(game, "bid", amount=500, seat=ANA).code == "out-of-auction"
    do(game, "bid", amount=400)
    do(game, "bid", amount=450)
    do(game, "pass")
    assert owner(game, 39) == CARO
    assert cash(game) == [360, 2558, 2008]
    assert debts(game) == []


@pytest.mark.clause("BR-32")
def test_bids_open_at_the_printed_value(brasil):
    game = brasil(owner={39: ANA}, cash={ANA: 10}, debts=owes(100))
    do(game, "auction_title", square=39)
    refusal = refused(game, "bid", amount=399)
    assert (refusal.code, refusal.clause) == ("bid-too-low", "BR-32")
    do(game, "bid", amount=400)
    do(game, "pass")
    assert owner(game, 39) == BETO
    assert cash(game) == [310, 2158, 2458]


@pytest.mark.clause("BR-32")
def test_where_nobody_bids_the_bank_buys_it_at_the_printed_value(brasil):
    game = brasil(owner={39: ANA}, cash={ANA: 10}, debts=owes(100))
    do(game, "auction_title", square=39)
    do(game, "pass")
    do(game, "pass")
    assert owner(game, 39) is None
    assert payments(game) == [("bank", ANA, 400), (ANA, BETO, 100)]
    assert cash(game) == [310, 2558, 2458]


@pytest.mark.clause("BR-32")
def test_of_a_mortgaged_titles_price_the_mortgage_goes_to_the_bank_and_the_rest_to_the_debtor(brasil):
    game = brasil(owner={39: ANA}, mortgaged=[39], cash={ANA: 10}, debts=owes(100))
    do(game, "auction_title", square=39)
    refusal = refused(game, "bid", amount=399)
    assert (refusal.code, refusal.clause) == ("bid-too-low", "BR-32")
    do(game, "bid", amount=450)
    do(game, "pass")
    assert titles(game)[39] == {"owner": BETO, "buildings": 0, "mortgaged": False}
    assert payments(game) == [(BETO, "bank", 200), (BETO, ANA, 250), (ANA, BETO, 100)]
    assert cash(game) == [160, 2108, 2458]


@pytest.mark.clause("BR-32")
def test_the_bank_too_pays_the_price_less_the_mortgage(brasil):
    game = brasil(owner={39: ANA}, mortgaged=[39], cash={ANA: 10}, debts=owes(100), at={ANA: 34}, dice=[(2, 3)])
    do(game, "auction_title", square=39)
    do(game, "pass")
    do(game, "pass")
    assert owner(game, 39) is None
    assert cash(game) == [110, 2558, 2458]
    do(game, "roll")
    assert refused(game, "buy").code == "no-cash"
    do(game, "decline")
    assert 39 not in titles(game)


@pytest.mark.clause("BR-32")
def test_a_title_that_the_bank_has_bought_may_be_bought_again_free_of_mortgage(brasil):
    game = brasil(
        owner={39: ANA}, mortgaged=[39], cash={ANA: 10}, debts=owes(100), to_roll=BETO, at={BETO: 34}, dice=[(2, 3)]
    )
    do(game, "auction_title", square=39)
    do(game, "pass")
    do(game, "pass")
    do(game, "roll")
    do(game, "buy")
    assert titles(game)[39] == {"owner": BETO, "buildings": 0, "mortgaged": False}
    assert cash(game) == [110, 2158, 2458]


@pytest.mark.clause("BR-32")
def test_only_a_debtor_sells_that_way(brasil):
    game = brasil(owner={39: ANA})
    refusal = refused(game, "auction_title", square=39)
    assert (refusal.code, refusal.clause) == ("not-in-debt", "BR-32")


@pytest.mark.clause("BR-32")
def test_who_wins_the_auction_pays_the_debtor_at_once_even_when_in_debt_itself(brasil):
    game = brasil(
        owner={39: ANA},
        cash={ANA: 10, CARO: 500},
        debts=[*owes(100), *owes(900, debtor=CARO)],
    )
    do(game, "auction_title", square=39)
    do(game, "pass", seat=BETO)
    do(game, "bid", amount=400, seat=CARO)
    assert owner(game, 39) == CARO
    assert cash(game) == [310, 2558, 100]
    assert debts(game) == [(CARO, BETO, 900)]


# Gifts and loans


@pytest.mark.clause("BR-36")
@pytest.mark.parametrize(
    ("give", "take"),
    [
        ({"cash": 100}, {}),
        ({}, {"cash": 100}),
        ({"cash": 100}, {"cash": 90}),
        ({"cash": 100, "squares": [1]}, {}),
    ],
)
def test_money_is_neither_given_nor_lent(brasil, give, take):
    game = brasil(owner={1: ANA})
    refusal = refused(game, "offer", to=BETO, give=give, take=take)
    assert (refusal.code, refusal.clause) == ("gift", "BR-36")


@pytest.mark.clause("BR-36")
def test_money_buys_a_title(brasil):
    game = brasil(owner={1: BETO})
    do(game, "offer", to=BETO, give={"cash": 100}, take={"squares": [1]})
    do(game, "accept", seat=BETO)
    assert owner(game, 1) == ANA
    assert cash(game) == [2358, 2558, 2458]


@pytest.mark.clause("BR-36")
def test_money_buys_no_card(brasil):
    game = brasil(jail_cards={BETO: 1})
    assert refused(game, "offer", to=BETO, give={"cash": 100}, take={"cards": 1}).code == "cards-not-traded"
    assert refused(game, "offer", seat=BETO, to=ANA, give={"cards": 1}, take={"cash": 100}).code == "cards-not-traded"
    assert [player["jail_cards"] for player in game.view(None)["players"]] == [0, 1, 0]
