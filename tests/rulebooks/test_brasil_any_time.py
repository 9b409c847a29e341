"""Brasil, BR-28 and BR-29: selling buildings, mortgaging and lifting at any time, by any seat."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, can, cash, do, owner, refused, titles

PINK = {11: CARO, 13: CARO, 14: CARO}  # houses at 100


def on_anothers_turn(brasil, **caro):
    return brasil(**with_titles_of_caro(caro))


def while_another_owes(brasil, **caro):
    debts = [{"debtor": ANA, "creditor": BETO, "amount": 100}]
    return brasil(debts=debts, **with_titles_of_caro(caro, {5: ANA}, {ANA: 0}))


def while_another_decides_about_a_purchase(brasil, **caro):
    game = brasil(dice=[(1, 2)], **with_titles_of_caro(caro))
    do(game, "roll")
    assert can(game, "buy", seat=ANA)
    return game


def while_another_bids(brasil, **caro):
    game = while_another_owes(brasil, **caro)
    do(game, "auction_title", square=5)
    assert game.actor == BETO
    return game


def while_an_estate_is_sold(brasil, **caro):
    debts = [{"debtor": ANA, "creditor": "bank", "amount": 1000}]
    game = brasil(
        debts=debts, **with_titles_of_caro({"mortgaged": [5, *caro.pop("mortgaged", [])], **caro}, {5: ANA}, {ANA: 0})
    )
    do(game, "declare_bankruptcy")
    assert game.actor == BETO
    return game


def with_titles_of_caro(caro, owner=None, cash=None):
    """Caro owns a group with a house on 11, the company 12, and the mortgaged company 28."""
    mortgaged = [28, *caro.pop("mortgaged", [])]
    return {
        "owner": PINK | {12: CARO, 28: CARO} | (owner or {}),
        "buildings": {11: 1},
        "mortgaged": mortgaged,
        "cash": (cash or {}) | {CARO: 500},
        **caro,
    }


SITUATIONS = [
    on_anothers_turn,
    while_another_owes,
    while_another_decides_about_a_purchase,
    while_another_bids,
    while_an_estate_is_sold,
]


@pytest.mark.clause("BR-28")
@pytest.mark.parametrize("situation", SITUATIONS)
def test_buildings_are_sold_at_any_time(brasil, situation):
    game = situation(brasil)
    actor = game.actor
    assert can(game, "sell_building", seat=CARO, square=11)
    do(game, "sell_building", seat=CARO, square=11)
    assert (titles(game)[11]["buildings"], cash(game)[CARO], game.actor) == (0, 550, actor)


@pytest.mark.clause("BR-28")
@pytest.mark.parametrize("situation", SITUATIONS)
def test_titles_are_mortgaged_at_any_time(brasil, situation):
    game = situation(brasil)
    assert can(game, "mortgage", seat=CARO, square=12)
    do(game, "mortgage", seat=CARO, square=12)
    assert (titles(game)[12]["mortgaged"], cash(game)[CARO]) == (True, 575)


@pytest.mark.clause("BR-29")
@pytest.mark.parametrize("situation", SITUATIONS)
def test_mortgages_are_lifted_at_any_time(brasil, situation):
    game = situation(brasil)
    assert can(game, "lift", seat=CARO, square=28)
    do(game, "lift", seat=CARO, square=28)
    assert (titles(game)[28]["mortgaged"], cash(game)[CARO]) == (False, 425)


@pytest.mark.clause("BR-28")
@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_whole_group_is_sold_down_at_any_time(brasil, situation):
    game = situation(brasil)
    group = game.edition.squares[11].group
    do(game, "sell_group", seat=CARO, group=group)
    assert (titles(game)[11]["buildings"], cash(game)[CARO]) == (0, 550)


@pytest.mark.clause("BR-28")
def test_a_table_may_agree_that_only_the_acting_seat_raises_money(brasil):
    house_rules = {"money.raise_when": "acting"}
    game = while_another_owes(brasil, house_rules=house_rules)
    for move, square in (("sell_building", 11), ("mortgage", 12), ("lift", 28)):
        assert refused(game, move, seat=CARO, square=square).code == "busy"
        assert not can(game, move, seat=CARO, square=square)
    do(game, "mortgage", seat=ANA, square=5)
    assert cash(game)[ANA] == 0


@pytest.mark.clause("BR-28")
def test_a_rescuer_sells_houses_to_buy_from_a_debtor(brasil):
    game = brasil(
        owner=PINK | {5: ANA},
        buildings={11: 1, 13: 1},
        cash={ANA: 0, CARO: 120},
        debts=[{"debtor": ANA, "creditor": BETO, "amount": 100}],
    )
    offer = {"to": ANA, "give": {"cash": 200}, "take": {"squares": [5]}}
    assert refused(game, "offer", seat=CARO, **offer).code == "no-cash"
    do(game, "sell_building", seat=CARO, square=11)
    do(game, "sell_building", seat=CARO, square=13)
    assert cash(game) == [0, 2458, 220]
    do(game, "offer", seat=CARO, **offer)
    do(game, "accept", seat=ANA)
    assert owner(game, 5) == CARO
    assert cash(game) == [100, 2558, 20]
    assert game.view(None)["debts"] == []


# The leader of an auction


def caro_leads(brasil, money, bid=200):
    """Caro leads the bids for Ana's company 5; her own company 28 is mortgaged for 75."""
    game = brasil(
        owner={5: ANA, 28: CARO, 12: CARO},
        mortgaged=[28],
        cash={ANA: 0, CARO: money},
        debts=[{"debtor": ANA, "creditor": BETO, "amount": 100}],
    )
    do(game, "auction_title", square=5)
    do(game, "bid", seat=CARO, amount=bid)
    return game


@pytest.mark.clause("BR-28")
def test_the_leader_of_an_auction_does_not_spend_the_money_behind_its_bid(brasil):
    game = caro_leads(brasil, 274)
    assert refused(game, "lift", seat=CARO, square=28).code == "money-behind-bid"
    assert not can(game, "lift", seat=CARO, square=28)

    game = caro_leads(brasil, 275)
    do(game, "lift", seat=CARO, square=28)
    assert cash(game)[CARO] == 200
    do(game, "pass", seat=BETO)
    assert (owner(game, 5), cash(game)) == (CARO, [100, 2558, 0])


@pytest.mark.clause("BR-28")
def test_the_leader_may_raise_more_and_a_bidder_who_does_not_lead_may_spend_all(brasil):
    game = caro_leads(brasil, 274)
    do(game, "mortgage", seat=CARO, square=12)
    assert cash(game)[CARO] == 349
    do(game, "bid", seat=BETO, amount=201)
    do(game, "lift", seat=CARO, square=28)
    do(game, "lift", seat=CARO, square=12)
    assert cash(game)[CARO] == 199
    assert refused(game, "bid", seat=CARO, amount=202).code == "bid-beyond-cash"


@pytest.mark.clause("BR-28")
def test_a_bidder_sells_a_house_to_bid_more(brasil):
    game = brasil(
        owner=PINK | {39: ANA},
        buildings={11: 1},
        cash={ANA: 0, CARO: 350},
        debts=[{"debtor": ANA, "creditor": BETO, "amount": 100}],
    )
    do(game, "auction_title", square=39)
    assert refused(game, "bid", seat=CARO, amount=400).code == "bid-beyond-cash"
    do(game, "sell_building", seat=CARO, square=11)
    do(game, "bid", seat=CARO, amount=400)
    do(game, "pass", seat=BETO)
    assert (owner(game, 39), cash(game)) == (CARO, [300, 2558, 0])


@pytest.mark.clause("BR-28")
@pytest.mark.parametrize(("money", "code"), [(249, "visitor-cannot-pay-now"), (250, None)])
def test_a_claim_does_not_take_the_money_behind_a_bid(brasil, money, code):
    game = brasil(
        owner={5: ANA, 39: BETO},
        cash={ANA: 0, CARO: money},
        to_roll=CARO,
        phase="end",
        claims=[{"by": BETO, "visitor": CARO, "square": 39, "amount": 50}],
        debts=[{"debtor": ANA, "creditor": "bank", "amount": 100}],
    )
    do(game, "auction_title", square=5)
    do(game, "bid", seat=CARO, amount=200)
    if code:
        assert refused(game, "claim_rent", seat=BETO, square=39).code == code
    else:
        do(game, "claim_rent", seat=BETO, square=39)
        assert cash(game) == [0, 2508, 200]


@pytest.mark.clause("BR-28")
def test_nothing_is_built_while_something_is_auctioned(brasil):
    game = brasil(
        owner={1: BETO, 3: BETO, 5: ANA},
        cash={ANA: 0},
        to_roll=BETO,
        debts=[{"debtor": ANA, "creditor": "bank", "amount": 100}],
    )
    do(game, "auction_title", square=5)
    assert refused(game, "build", seat=BETO, square=1).code == "auction-running"
    do(game, "pass", seat=BETO)
    do(game, "pass", seat=CARO)
    do(game, "build", seat=BETO, square=1)
    assert cash(game) == [100, 2408, 2458]
