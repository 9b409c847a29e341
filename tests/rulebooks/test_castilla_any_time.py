"""Castilla: mortgaging, cancelling mortgages and selling buildings at any time; building and its stock; sales."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, can, cash, do, kinds, owner, refused, titles

# Ana owns a hotel (1) and a house (3), a monument (5) and a mortgaged service (12).
OWNED = {"owner": {1: ANA, 3: ANA, 5: ANA, 12: ANA}, "buildings": {1: 4, 3: 1}, "mortgaged": [12]}


def auction(**more):
    return {"to_roll": BETO, "phase": "end", "auction": {"square": 39, "in": [ANA, BETO, CARO], "asked": BETO, **more}}


def debt(debtor, creditor):
    """The debtor owes more than its cash."""
    return {
        "to_roll": debtor,
        "phase": "end",
        "cash": {debtor: 100},
        "debts": [{"debtor": debtor, "creditor": creditor, "amount": 300, "reason": "rent"}],
    }


SITUATIONS = {
    "before her roll": {},
    "after her roll": {"phase": "end", "at": {ANA: 20}},
    "in jail": {"jail": {ANA: 1}},
    "her purchase": {"phase": "buy", "at": {ANA: 39}},
    "another's turn": {"to_roll": BETO},
    "another's turn in jail": {"to_roll": BETO, "jail": {BETO: 1}},
    "another's purchase": {"to_roll": BETO, "phase": "buy", "at": {BETO: 39}},
    "another's debt to her": debt(BETO, ANA),
    "another's debt to a third": debt(BETO, CARO),
    "another's debt to the Bank": debt(BETO, "bank"),
    "an auction that nobody leads": auction(),
    "an auction that another leads": auction(leader=CARO, bid=10),
    "an auction that she leads": auction(leader=ANA, bid=1300),
    "an auction that she has left": auction(**{"in": [BETO, CARO]}),
}
everywhere = pytest.mark.parametrize("situation", SITUATIONS.values(), ids=SITUATIONS.keys())


@pytest.mark.clause("CA-24")
@everywhere
def test_buildings_are_sold_at_any_time(castilla, situation):
    game = castilla(**OWNED, **situation)
    assert can(game, "sell_building", seat=ANA, square=1)
    do(game, "sell_building", seat=ANA, square=1)
    assert (cash(game)[ANA], titles(game)[1]["buildings"]) == (1525, 3)
    do(game, "sell_group", seat=ANA, group="brown")
    assert (cash(game)[ANA], titles(game)[1]["buildings"]) == (1625, 0)


@pytest.mark.clause("CA-24")
@everywhere
def test_a_property_is_mortgaged_at_any_time(castilla, situation):
    game = castilla(**OWNED, **situation)
    assert can(game, "mortgage", seat=ANA, square=5)
    do(game, "mortgage", seat=ANA, square=5)
    assert (cash(game)[ANA], titles(game)[5]["mortgaged"]) == (1600, True)


@pytest.mark.clause("CA-24")
@everywhere
def test_a_mortgage_is_cancelled_at_any_time(castilla, situation):
    game = castilla(**OWNED, **situation)
    assert can(game, "lift", seat=ANA, square=12)
    do(game, "lift", seat=ANA, square=12)
    assert (cash(game)[ANA], titles(game)[12]["mortgaged"]) == (1425, False)


@pytest.mark.clause("CA-24")
def test_the_leader_of_an_auction_does_not_spend_the_money_behind_its_bid(castilla):
    game = castilla(**OWNED, **auction(leader=ANA, bid=1426))
    assert refused(game, "lift", seat=ANA, square=12).code == "money-behind-bid"
    enough = castilla(**OWNED, **auction(leader=ANA, bid=1425))
    do(enough, "lift", seat=ANA, square=12)
    assert cash(enough)[ANA] == 1425


@pytest.mark.clause("CA-24")
def test_a_mortgage_taken_in_an_auction_pays_for_a_higher_bid(castilla):
    game = castilla(**OWNED, **auction(leader=CARO, bid=1500))
    assert refused(game, "bid", seat=ANA, amount=1501).code == "bid-beyond-cash"
    do(game, "mortgage", seat=ANA, square=5)
    do(game, "bid", seat=ANA, amount=1501)
    assert game.view(None)["auction"]["leader"] == ANA


@pytest.mark.clause("CA-24")
def test_only_the_owner_sells_mortgages_and_cancels(castilla):
    game = castilla(**OWNED)
    for move, square in (("sell_building", 1), ("mortgage", 5), ("lift", 12)):
        assert refused(game, move, seat=BETO, square=square).code == "not-owner"


@pytest.mark.clause("CA-24")
def test_who_sells_a_house_can_buy_from_a_debtor_and_so_save_it(castilla):
    game = castilla(
        owner={1: ANA, 3: ANA, 39: BETO},
        buildings={1: 3},
        cash={ANA: 140, BETO: 0},
        to_roll=BETO,
        phase="end",
        debts=[{"debtor": BETO, "creditor": CARO, "amount": 200}],
    )
    do(game, "sell_building", seat=ANA, square=1, whole=True)
    do(game, "offer", seat=BETO, to=ANA, give={"squares": [39]}, take={"cash": 205})
    do(game, "accept", seat=ANA)
    assert cash(game) == [10, 5, 1700]


# Building, and the Bank's stock.


@pytest.mark.clause("CA-18")
@pytest.mark.parametrize("phase", ["roll", "end", "buy"])
def test_houses_are_built_at_any_moment_of_ones_own_turn(castilla, phase):
    game = castilla(owner={1: ANA, 3: ANA}, at={ANA: 39}, phase=phase)
    do(game, "build", square=1)
    assert cash(game) == [1450, 1500, 1500]


@pytest.mark.clause("CA-18")
def test_nobody_builds_on_anothers_turn_in_an_auction_or_in_debt(castilla):
    group = {1: ANA, 3: ANA}
    assert refused(castilla(owner=group, to_roll=BETO), "build", seat=ANA, square=1).code == "not-your-turn-to-build"
    bids = {"square": 39, "in": [ANA, BETO], "asked": BETO}
    game = castilla(owner=group, phase="end", auction=bids)
    assert refused(game, "build", seat=ANA, square=1).code == "auction-running"
    debts = [{"debtor": ANA, "creditor": BETO, "amount": 200}]
    game = castilla(owner=group, phase="end", cash={ANA: 190}, debts=debts)
    assert refused(game, "build", seat=ANA, square=1).code == "debt-first"


@pytest.mark.clause("CA-18")
def test_the_bank_has_32_houses_and_12_hotels(castilla):
    assert castilla().view(None)["stock"] == {"houses": 32, "hotels": 12}


@pytest.mark.clause("CA-18")
def test_when_the_houses_are_out_one_waits_until_one_comes_back(castilla):
    owned = {1: ANA, 3: ANA, 6: BETO, 8: BETO, 9: BETO}
    game = castilla(owner=owned, buildings={6: 1}, stock={"houses": 0, "hotels": 12})
    refusal = refused(game, "build", square=1)
    assert (refusal.code, refusal.clause) == ("no-houses-left", "CA-18")
    do(game, "sell_building", seat=BETO, square=6)
    do(game, "build", square=1)
    assert game.view(None)["stock"]["houses"] == 0


@pytest.mark.clause("CA-18")
def test_when_the_hotels_are_out_one_waits_until_one_comes_back(castilla):
    owned = {1: ANA, 3: ANA, 6: BETO}
    game = castilla(owner=owned, buildings={1: 3, 3: 1, 6: 4}, stock={"hotels": 0})
    assert refused(game, "build", square=1).code == "no-hotels-left"
    do(game, "sell_building", seat=BETO, square=6)
    do(game, "build", square=1)
    assert titles(game)[1]["buildings"] == 4


@pytest.mark.clause("CA-18")
def test_the_last_house_goes_to_who_asks_for_it_without_an_auction(castilla):
    owned = {1: ANA, 3: ANA, 6: BETO, 8: BETO, 9: BETO}
    game = castilla(owner=owned, stock={"houses": 1})
    do(game, "build", square=1)
    assert (titles(game)[1]["buildings"], cash(game)) == (1, [1450, 1500, 1500])
    assert (game.view(None)["auction"], game.view(None)["asked"]) == (None, None)


# Sales between players.


@pytest.mark.clause("CA-21")
@pytest.mark.parametrize("price", [1, 1400])
def test_monuments_are_sold_between_players_like_any_property(castilla, price):
    game = castilla(owner={5: ANA, 15: BETO}, to_roll=CARO)
    do(game, "offer", seat=ANA, to=BETO, give={"squares": [5]}, take={"cash": price})
    do(game, "accept", seat=BETO)
    assert (owner(game, 5), cash(game)) == (BETO, [1500 + price, 1500 - price, 1500])


@pytest.mark.clause("CA-21")
def test_a_monument_that_is_sold_earns_by_the_number_of_its_new_owner(castilla):
    game = castilla(owner={5: ANA, 15: BETO, 25: BETO}, to_roll=CARO, dice=[(2, 3)])
    do(game, "offer", seat=ANA, to=BETO, give={"squares": [5]}, take={"cash": 10})
    do(game, "accept", seat=BETO)
    do(game, "roll")
    assert cash(game) == [1510, 1590, 1400]


@pytest.mark.clause("CA-21")
def test_nobody_buys_a_monument_from_the_bank_but_who_lands_on_it(castilla):
    game = castilla(at={ANA: 3})
    assert refused(game, "buy").code == "nothing-to-buy"
    refusal = refused(game, "offer", to=BETO, give={"cash": 200}, take={"squares": [5]})
    assert refusal.code == "they-do-not-own"


@pytest.mark.clause("CA-33")
@pytest.mark.parametrize(
    "gift",
    [
        {"give": {"cash": 100}},
        {"take": {"cash": 100}},
        {"give": {"cash": 100}, "take": {"cash": 90}},
        {"give": {"cash": 100, "cards": 1}, "take": {"cards": 1}},
        {"give": {"cards": 1}, "take": {"cards": 1, "cash": 100}},
        {"give": {"cash": 100, "squares": [1]}},
        {"give": {"cash": 100, "cards": 1}},
    ],
)
def test_money_alone_is_neither_given_nor_lent(castilla, gift):
    game = castilla(owner={1: ANA}, jail_cards={ANA: 1, BETO: 1})
    refusal = refused(game, "offer", to=BETO, **gift)
    assert (refusal.code, refusal.clause) == ("gift", "CA-33")


@pytest.mark.clause("CA-33")
@pytest.mark.parametrize(
    "sale",
    [
        {"give": {"cash": 100}, "take": {"squares": [6]}},
        {"give": {"cash": 100}, "take": {"cards": 1}},
        {"give": {"squares": [1]}, "take": {"cash": 100}},
        {"give": {"squares": [1], "cash": 100}, "take": {"squares": [6]}},
    ],
)
def test_money_buys_a_property_or_a_card(castilla, sale):
    game = castilla(owner={1: ANA, 6: BETO}, jail_cards={BETO: 1})
    do(game, "offer", to=BETO, **sale)
    do(game, "accept", seat=BETO)
    assert "offer-accepted" in kinds(game)
    assert sorted(cash(game)) == [1400, 1500, 1600]
