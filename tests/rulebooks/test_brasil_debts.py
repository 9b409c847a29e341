"""Brasil, BR-30 to BR-40: debts, bankruptcy, gifts and the end."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, DORA, at, can, cash, do, kinds, owner, refused, titles
from tests.rulebooks.brasil_table import deck, payments


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
    game = brasil(owner={39: ANA, 5: ANA}, cash={ANA: 10}, debts=owes(100))
    do(game, "offer", to=BETO, give={"squares": [39]}, take={"cash": 50})
    do(game, "accept", seat=BETO)
    assert debts(game) == [(ANA, BETO, 100)]
    assert cash(game) == [60, 2408, 2458]
    do(game, "mortgage", square=5)
    assert debts(game) == []
    assert cash(game) == [60, 2508, 2458]


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
@pytest.mark.parametrize(("creditor", "after"), [(BETO, [50, 2558, 2458]), ("bank", [50, 2458, 2458])])
def test_then_titles_are_sold_to_a_player_at_an_agreed_price(brasil, creditor, after):
    game = brasil(owner={5: ANA}, cash={ANA: 0}, debts=owes(100, creditor))
    do(game, "offer", to=CARO, give={"squares": [5]}, take={"cash": 150})
    do(game, "accept", seat=CARO)
    assert owner(game, 5) == CARO
    assert cash(game) == [after[0], after[1], 2308]


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
def test_for_a_mortgaged_title_everyone_pays_the_printed_value_less_the_mortgage(brasil):
    game = brasil(owner={39: ANA}, mortgaged=[39], cash={ANA: 10}, debts=owes(100))
    do(game, "auction_title", square=39)
    refusal = refused(game, "bid", amount=199)
    assert (refusal.code, refusal.clause) == ("bid-too-low", "BR-32")
    do(game, "bid", amount=200)
    do(game, "pass")
    assert titles(game)[39] == {"owner": BETO, "buildings": 0, "mortgaged": False}
    assert cash(game) == [110, 2358, 2458]


@pytest.mark.clause("BR-32")
def test_the_bank_too_pays_that_and_holds_the_title_as_redeemed(brasil):
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


# Bankruptcy


@pytest.mark.clause("BR-33")
def test_who_cannot_pay_after_all_that_is_bankrupt_and_leaves_the_game(brasil):
    game = brasil(cash={ANA: 40}, debts=owes(100), at={BETO: 10}, dice=[(4, 6)])
    do(game, "declare_bankruptcy")
    assert is_out(game)
    assert cash(game)[ANA] == 0
    assert game.actor == BETO
    refusal = refused(game, "roll", seat=ANA)
    assert (refusal.code, refusal.clause) == ("bankrupt-seat", "BR-33")
    do(game, "roll")
    do(game, "end_turn")
    assert game.actor == CARO
    do(game, "resign", seat=CARO)
    assert game.outcome.winners == [BETO]


@pytest.mark.clause("BR-33")
def test_bankruptcy_is_refused_while_an_unmortgaged_title_is_left(brasil):
    game = brasil(owner={1: ANA, 5: ANA}, mortgaged=[5], cash={ANA: 0}, debts=owes(1000))
    refusal = refused(game, "declare_bankruptcy")
    assert (refusal.code, refusal.clause) == ("liquidate-first", "BR-33")
    assert not can(game, "declare_bankruptcy")
    do(game, "mortgage", square=1)
    do(game, "declare_bankruptcy")
    assert is_out(game)


@pytest.mark.clause("BR-33")
def test_bankruptcy_is_refused_while_a_building_is_left(brasil):
    game = brasil(owner={1: ANA, 3: ANA}, buildings={1: 1}, mortgaged=[3], cash={ANA: 0}, debts=owes(1000))
    refusal = refused(game, "declare_bankruptcy")
    assert (refusal.code, refusal.clause) == ("liquidate-first", "BR-33")
    do(game, "sell_building", square=1)
    assert refused(game, "declare_bankruptcy").code == "liquidate-first"
    do(game, "auction_title", square=1)
    do(game, "pass")
    do(game, "pass")
    do(game, "declare_bankruptcy")
    assert is_out(game)


@pytest.mark.clause("BR-33")
@pytest.mark.parametrize("mortgaged", [[], [1]])
def test_bankruptcy_is_refused_to_one_who_could_still_pay(brasil, mortgaged):
    money = 30 if mortgaged else 0
    game = brasil(owner={1: ANA}, mortgaged=mortgaged, cash={ANA: money}, debts=owes(60))
    refusal = refused(game, "declare_bankruptcy")
    assert (refusal.code, refusal.clause) == ("can-still-pay", "BR-33")


@pytest.mark.clause("BR-33")
def test_one_coin_beyond_what_can_be_raised_is_too_much(brasil):
    game = brasil(owner={1: ANA}, mortgaged=[1], cash={ANA: 30}, debts=owes(61))
    do(game, "declare_bankruptcy")
    assert is_out(game)


@pytest.mark.clause("BR-33")
def test_nobody_is_bankrupt_without_a_debt(brasil):
    assert refused(brasil(cash={ANA: 0}), "declare_bankruptcy").code == "not-in-debt"


@pytest.mark.clause("BR-34")
def test_the_money_that_was_raised_goes_to_the_creditor(brasil):
    game = brasil(owner={1: ANA, 3: ANA}, buildings={1: 1}, cash={ANA: 40}, debts=owes(1000))
    do(game, "sell_building", square=1)
    do(game, "mortgage", square=1)
    do(game, "mortgage", square=3)
    assert cash(game) == [125, 2458, 2458]
    do(game, "declare_bankruptcy")
    assert cash(game) == [0, 2583, 2458]
    assert payments(game)[-1] == (ANA, BETO, 125)


@pytest.mark.clause("BR-35")
def test_each_mortgaged_title_is_auctioned_free_of_mortgage_from_any_price_for_the_creditor(brasil):
    game = brasil(owner={1: ANA, 39: ANA}, mortgaged=[1, 39], cash={ANA: 0}, debts=owes(5000))
    do(game, "declare_bankruptcy")
    auctions = [(e.square, e.auction, e.amount) for e in game.events if e.kind == "auction-started"]
    assert auctions == [(1, "estate", 1)]
    assert game.actor == BETO
    do(game, "pass")
    do(game, "bid", amount=1)
    assert titles(game)[1] == {"owner": CARO, "buildings": 0, "mortgaged": False}
    assert cash(game) == [0, 2459, 2457]
    do(game, "pass", seat=BETO)
    do(game, "bid", amount=300, seat=CARO)
    assert titles(game)[39] == {"owner": CARO, "buildings": 0, "mortgaged": False}
    assert cash(game) == [0, 2759, 2157]
    assert game.view(None)["auction"] is None


@pytest.mark.clause("BR-35")
def test_one_that_nobody_bids_for_returns_to_the_bank(brasil):
    game = brasil(owner={39: ANA}, mortgaged=[39], cash={ANA: 0}, debts=owes(5000), at={BETO: 34}, dice=[(2, 3)])
    do(game, "declare_bankruptcy")
    do(game, "pass")
    do(game, "pass")
    assert owner(game, 39) is None
    assert cash(game) == [0, 2458, 2458]
    do(game, "roll")
    do(game, "buy")
    assert titles(game)[39] == {"owner": BETO, "buildings": 0, "mortgaged": False}
    assert cash(game) == [0, 2058, 2458]


@pytest.mark.clause("BR-35")
def test_the_creditor_may_bid_too(brasil):
    game = brasil(owner={39: ANA}, mortgaged=[39], cash={ANA: 0}, debts=owes(5000))
    do(game, "declare_bankruptcy")
    do(game, "bid", amount=20)
    do(game, "pass")
    assert owner(game, 39) == BETO
    assert cash(game) == [0, 2458, 2458]


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
def test_money_buys_a_card(brasil):
    game = brasil(jail_cards={BETO: 1})
    do(game, "offer", to=BETO, give={"cash": 100}, take={"cards": 1})
    do(game, "accept", seat=BETO)
    assert [player["jail_cards"] for player in game.view(None)["players"]] == [1, 0, 0]
    assert cash(game) == [2358, 2558, 2458]


# The end


@pytest.mark.clause("BR-37")
def test_the_game_ends_when_one_player_is_left(brasil):
    game = brasil(players=2, cash={ANA: 40}, debts=owes(100))
    do(game, "declare_bankruptcy")
    assert game.outcome.why == "last-one-left"
    assert game.actor is None
    refusal = refused(game, "roll", seat=BETO)
    assert (refusal.code, refusal.clause) == ("game-over", "BR-37")


@pytest.mark.clause("BR-37")
def test_it_goes_on_while_two_are_left(brasil):
    game = brasil(cash={ANA: 40}, debts=owes(100), at={BETO: 10}, dice=[(4, 6)])
    do(game, "declare_bankruptcy")
    assert game.outcome is None
    do(game, "roll")
    assert at(game) == [0, 20, 0]


@pytest.mark.clause("BR-38")
@pytest.mark.parametrize(
    ("held", "buildings", "mortgaged", "wealth"),
    [
        ({}, {}, [], 100),
        ({39: ANA}, {}, [], 500),
        ({5: ANA, 12: ANA}, {}, [], 450),
        ({37: ANA, 39: ANA}, {37: 1, 39: 2}, [], 1450),
        ({37: ANA, 39: ANA}, {37: 4, 39: 5}, [], 2650),
        ({39: ANA}, {}, [39], 300),
        ({12: ANA}, {}, [12], 175),
    ],
)
def test_wealth_is_cash_titles_and_buildings_at_their_price_and_half_for_a_mortgaged_title(
    brasil, held, buildings, mortgaged, wealth
):
    game = brasil(cash={ANA: 100}, owner=held, buildings=buildings, mortgaged=mortgaged)
    assert game.view(None)["wealth"] == [wealth, 2458, 2458]


@pytest.mark.clause("BR-38")
def test_what_a_player_paid_another_for_a_title_does_not_count(brasil):
    game = brasil(owner={1: BETO})
    do(game, "offer", to=BETO, give={"cash": 1000}, take={"squares": [1]})
    do(game, "accept", seat=BETO)
    do(game, "mortgage", square=1)
    assert game.view(None)["wealth"] == [1518, 3458, 2458]


@pytest.mark.clause("BR-38")
@pytest.mark.parametrize("seat", [None, ANA, BETO])
def test_the_final_table_shows_everyones_wealth(brasil, seat):
    game = brasil(players=2, cash={ANA: 40}, owner={39: BETO, 5: BETO}, mortgaged=[5], debts=owes(100))
    do(game, "declare_bankruptcy")
    assert game.view(seat)["outcome"] == {"why": "last-one-left", "winners": [BETO], "wealth": [0, 2998]}


@pytest.mark.clause("BR-39")
def test_the_last_one_left_wins(brasil):
    game = brasil(bankrupt=[CARO], cash={ANA: 40, BETO: 5}, debts=owes(100))
    do(game, "declare_bankruptcy")
    assert game.outcome.winners == [BETO]
    assert [(e.why, e.seats) for e in game.events if e.kind == "game-over"] == [("last-one-left", [BETO])]


@pytest.mark.clause("BR-39")
def test_a_table_that_stops_early_is_won_by_the_richest_as_wealth_is_added_up(brasil):
    game = brasil(cash={ANA: 100, BETO: 450, CARO: 250}, owner={39: ANA, 37: CARO}, mortgaged=[37])
    game.end_time()
    assert game.outcome.why == "agreed"
    assert game.outcome.wealth == [500, 450, 425]
    assert game.outcome.winners == [ANA]
    assert game.actor is None


@pytest.mark.clause("BR-39")
def test_equal_wealth_shares_the_win(brasil):
    game = brasil(cash={ANA: 100, BETO: 500, CARO: 499}, owner={39: ANA})
    game.end_time()
    assert game.outcome.winners == [ANA, BETO]


@pytest.mark.clause("BR-40")
def test_a_debt_to_the_bank_ends_as_one_to_a_player(brasil):
    game = brasil(owner={1: ANA}, cash={ANA: 20}, debts=owes(200, creditor="bank"))
    assert refused(game, "declare_bankruptcy").code == "liquidate-first"
    do(game, "mortgage", square=1)
    do(game, "declare_bankruptcy")
    assert is_out(game)
    assert payments(game)[-1] == (ANA, "bank", 50)
    do(game, "pass")
    do(game, "bid", amount=10)
    assert titles(game)[1] == {"owner": CARO, "buildings": 0, "mortgaged": False}
    assert payments(game)[-1] == (CARO, "bank", 10)
    assert cash(game) == [0, 2458, 2448]


@pytest.mark.clause("BR-40")
def test_of_a_debt_to_the_bank_too_a_title_that_nobody_bids_for_returns_to_it(brasil):
    game = brasil(owner={1: ANA}, mortgaged=[1], cash={ANA: 20}, debts=owes(200, creditor="bank"))
    do(game, "declare_bankruptcy")
    do(game, "pass")
    do(game, "pass")
    assert owner(game, 1) is None


@pytest.mark.clause("BR-40")
@pytest.mark.parametrize("creditor", ["bank", BETO])
def test_the_bankrupts_free_exit_card_goes_back_to_the_deck(brasil, creditor):
    game = brasil(jail_cards={ANA: 1}, cash={ANA: 20}, debts=owes(200, creditor))
    before = deck(game)
    do(game, "declare_bankruptcy")
    assert [player["jail_cards"] for player in game.view(None)["players"]] == [0, 0, 0]
    assert deck(game) == [*before, "jail-free"]
    assert "card-returned" in kinds(game)


@pytest.mark.clause("BR-34")
def test_who_leaves_in_debt_has_its_buildings_sold_for_the_creditor(brasil):
    game = brasil(
        owner={1: ANA, 3: ANA},
        buildings={1: 1, 3: 1},
        cash={ANA: 10},
        debts=[{"debtor": ANA, "creditor": BETO, "amount": 300}],
    )
    do(game, "resign")
    assert cash(game)[ANA] == 0
    assert cash(game)[BETO] == 2518  # 2,458, what ANA had, and two houses at 25


@pytest.mark.clause("BR-35")
def test_nobody_leaves_while_an_estate_is_sold_and_the_creditor_gets_all_of_it(brasil):
    game = brasil(
        players=4,
        owner={1: ANA, 3: ANA},
        mortgaged={1, 3},
        cash={ANA: 0},
        debts=[{"debtor": ANA, "creditor": DORA, "amount": 900}],
    )
    do(game, "declare_bankruptcy")
    assert refused(game, "resign").code == "auction-running"
    for _ in range(2):
        do(game, "bid", amount=5, seat=BETO)
        do(game, "pass", seat=CARO)
        do(game, "pass", seat=DORA)
    assert cash(game) == [0, 2448, 2458, 2468]


@pytest.mark.clause("BR-34")
def test_who_leaves_before_a_rent_is_claimed_leaves_its_money_to_the_owner(brasil):
    game = brasil(owner={39: BETO}, at={ANA: 36}, cash={ANA: 700}, dice=[(1, 2)])
    do(game, "roll")
    do(game, "resign")
    assert cash(game) == [0, 3158, 2458]
