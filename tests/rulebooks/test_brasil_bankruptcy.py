"""Brasil, BR-33 to BR-35 and BR-37 to BR-40: bankruptcy and the end."""

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
def test_of_two_estates_each_ones_money_goes_to_its_own_creditor(brasil):
    game = brasil(
        players=4,
        owner={1: ANA, 5: ANA, 3: CARO},
        mortgaged=[1, 3, 5],
        cash={ANA: 0, CARO: 0},
        debts=[*owes(900, debtor=ANA, creditor=BETO), *owes(900, debtor=CARO, creditor=DORA)],
    )
    do(game, "declare_bankruptcy")
    assert game.actor == CARO  # the second debt comes before the first estate is sold
    do(game, "declare_bankruptcy")
    sold = []
    while auction := game.view(None)["auction"]:
        sold.append(auction["square"])
        buyer, other, price = (BETO, DORA, 7) if auction["square"] == 3 else (DORA, BETO, 20)
        do(game, "bid", seat=buyer, amount=price)
        do(game, "pass", seat=other)
    assert sold == [1, 3, 5]
    assert (DORA, BETO, 20) in payments(game)
    assert (BETO, DORA, 7) in payments(game)
    assert cash(game) == [0, 2491, 0, 2425]  # Beto gets 40 and pays 7


@pytest.mark.clause("BR-35")
def test_the_estate_of_a_debt_to_the_bank_leaves_the_other_creditor_its_own(brasil):
    game = brasil(
        players=4,
        owner={1: ANA, 3: CARO},
        mortgaged=[1, 3],
        cash={ANA: 0, CARO: 0},
        debts=[*owes(900, debtor=ANA, creditor="bank"), *owes(900, debtor=CARO, creditor=DORA)],
    )
    do(game, "declare_bankruptcy")
    do(game, "declare_bankruptcy")
    for _ in range(2):
        do(game, "bid", seat=BETO, amount=10)
        do(game, "pass", seat=DORA)
    assert cash(game) == [0, 2438, 0, 2468]


@pytest.mark.clause("BR-35")
def test_the_creditor_may_bid_too(brasil):
    game = brasil(owner={39: ANA}, mortgaged=[39], cash={ANA: 0}, debts=owes(5000))
    do(game, "declare_bankruptcy")
    do(game, "bid", amount=20)
    do(game, "pass")
    assert owner(game, 39) == BETO
    assert cash(game) == [0, 2458, 2458]


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
