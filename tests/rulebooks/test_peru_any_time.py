"""The rulebook of `peru`: money raised at any time, whoever's turn, debt or decision it is (PE-37, PE-41, PE-42)."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, DORA, can, cash, do, owner, refused, titles

# Dora has two brown houses, a station, and a mortgaged service; something else is going on at the table.
DORAS = {"owner": {1: DORA, 3: DORA, 5: DORA, 12: DORA}, "buildings": {1: 1, 3: 1}, "mortgaged": {12}}


def free(peru):
    return peru(players=4, **DORAS)


def another_owes(peru):
    return peru(players=4, **DORAS, cash={ANA: 0}, debts=[{"debtor": ANA, "creditor": "bank", "amount": 90}])


def another_owes_the_seat(peru):
    return peru(players=4, **DORAS, cash={ANA: 0}, debts=[{"debtor": ANA, "creditor": DORA, "amount": 90}])


def another_decides_a_purchase(peru):
    return peru(players=4, **DORAS, at={ANA: 39}, phase="buy")


def others_bid(peru):
    game = another_decides_a_purchase(peru)
    do(game, "decline")
    do(game, "bid", amount=10, seat=BETO)
    return game


def the_seat_has_passed(peru):
    game = others_bid(peru)
    do(game, "pass", seat=DORA)
    return game


def an_estate_is_auctioned(peru):
    titles = {**DORAS["owner"], 39: ANA}
    debts = [{"debtor": ANA, "creditor": "bank", "amount": 900}]
    game = peru(players=4, **{**DORAS, "owner": titles}, cash={ANA: 0}, debts=debts)
    do(game, "declare_bankruptcy")
    assert game.view(None)["auction"]["kind"] == "estate"
    return game


def another_is_asked(peru):
    titles = {**DORAS["owner"], 37: ANA, 39: ANA, 31: BETO, 32: BETO, 34: BETO}
    stock = {"houses": 1, "hotels": 12}
    game = peru(players=4, **{**DORAS, "owner": titles}, cash={DORA: 150}, stock=stock)
    do(game, "build", square=39)
    assert game.actor == BETO
    return game


def another_places_a_scarce_house(peru):
    game = another_is_asked(peru)
    do(game, "want", seat=BETO)
    do(game, "waive", seat=DORA)
    do(game, "bid", amount=200, seat=BETO)
    do(game, "pass", seat=ANA)
    assert game.view(None)["asked"]["placing"] == BETO
    return game


def an_heir_decides(peru):
    table = {**DORAS, "owner": {**DORAS["owner"], 39: BETO}, "mortgaged": {12, 39}}
    game = peru(players=4, **table, heirs=[39])
    assert game.actor == BETO
    return game


def another_may_use_a_card_instead_of_the_bail(peru):
    game = peru(players=4, **DORAS, at={ANA: 10}, jail={ANA: 2}, jail_cards={ANA: 1}, dice=[(1, 2)])
    do(game, "roll")
    return game


def a_settlement_is_considered(peru):
    table = {**DORAS, "owner": {**DORAS["owner"], 39: ANA}}
    game = peru(players=4, **table, cash={ANA: 0}, debts=[{"debtor": ANA, "creditor": BETO, "amount": 900}])
    do(game, "settle", give={"squares": [39]})
    assert game.actor == BETO
    return game


SITUATIONS = [
    free,
    another_owes,
    another_owes_the_seat,
    another_decides_a_purchase,
    others_bid,
    the_seat_has_passed,
    an_estate_is_auctioned,
    another_is_asked,
    another_places_a_scarce_house,
    an_heir_decides,
    another_may_use_a_card_instead_of_the_bail,
    a_settlement_is_considered,
]


@pytest.mark.clause("PE-37")
@pytest.mark.parametrize("situation", SITUATIONS)
def test_buildings_are_sold_whoever_s_turn_debt_or_decision_it_is(peru, situation):
    game = situation(peru)
    actor, before = game.actor, cash(game)[DORA]
    assert can(game, "sell_building", square=1, seat=DORA)
    assert can(game, "sell_group", group="brown", seat=DORA)
    do(game, "sell_building", square=1, seat=DORA)
    assert cash(game)[DORA] == before + 25
    do(game, "sell_group", group="brown", seat=DORA)
    assert (cash(game)[DORA], titles(game)[3]["buildings"]) == (before + 50, 0)
    assert game.actor == actor


@pytest.mark.clause("PE-41")
@pytest.mark.parametrize("situation", SITUATIONS)
def test_titles_are_mortgaged_whoever_s_turn_debt_or_decision_it_is(peru, situation):
    game = situation(peru)
    actor, before = game.actor, cash(game)[DORA]
    assert can(game, "mortgage", square=5, seat=DORA)
    do(game, "mortgage", square=5, seat=DORA)
    assert (cash(game)[DORA], titles(game)[5]["mortgaged"]) == (before + 100, True)
    assert game.actor == actor


@pytest.mark.clause("PE-42")
@pytest.mark.parametrize("situation", SITUATIONS)
def test_mortgages_are_lifted_whoever_s_turn_debt_or_decision_it_is(peru, situation):
    game = situation(peru)
    actor, before = game.actor, cash(game)[DORA]
    assert can(game, "lift", square=12, seat=DORA)
    do(game, "lift", square=12, seat=DORA)
    assert (cash(game)[DORA], titles(game)[12]["mortgaged"]) == (before - 83, False)
    assert game.actor == actor


@pytest.mark.clause("PE-37")
@pytest.mark.parametrize("situation", SITUATIONS)
def test_but_only_one_s_own(peru, situation):
    game = situation(peru)
    assert refused(game, "sell_building", square=1, seat=CARO).code == "not-owner"
    assert refused(game, "sell_group", group="brown", seat=CARO).code == "no-building"
    assert refused(game, "mortgage", square=5, seat=CARO).code == "not-owner"
    assert refused(game, "lift", square=12, seat=CARO).code == "not-owner"


# Raising money for what one decides oneself.


@pytest.mark.clause("PE-37")
def test_buildings_are_sold_to_buy_to_bid_or_to_pay_a_debt(peru):
    table = {"owner": {1: ANA, 3: ANA}, "buildings": {1: 1, 3: 1}, "cash": {ANA: 10}}
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
def test_a_house_is_sold_to_rescue_a_debtor_by_buying_from_it(peru):
    game = peru(
        owner={1: BETO, 3: BETO, 5: ANA},
        buildings={1: 1, 3: 1},
        cash={ANA: 0, BETO: 0},
        debts=[{"debtor": ANA, "creditor": "bank", "amount": 120}],
    )
    sells = {"to": BETO, "give": {"squares": [5]}, "take": {"cash": 120}}
    assert refused(game, "offer", **sells).code == "they-have-no-cash"
    do(game, "sell_building", square=1, seat=BETO)
    do(game, "sell_building", square=3, seat=BETO)
    do(game, "mortgage", square=1, seat=BETO)
    do(game, "mortgage", square=3, seat=BETO)
    assert cash(game)[BETO] == 110
    do(game, "offer", to=BETO, give={"squares": [5]}, take={"cash": 110})
    do(game, "accept", seat=BETO)
    assert (owner(game, 5), cash(game)[:2]) == (BETO, [110, 0])


@pytest.mark.clause("PE-41")
def test_an_asked_seat_raises_money_before_it_answers(peru):
    game = peru(
        owner={1: ANA, 3: ANA, 37: BETO, 39: BETO, 5: BETO},
        cash={BETO: 50},
        stock={"houses": 1, "hotels": 12},
    )
    do(game, "build", square=1)
    do(game, "mortgage", square=5, seat=BETO)
    do(game, "want", seat=BETO)
    assert can(game, "bid", seat=BETO, max=150)


@pytest.mark.clause("PE-41")
def test_an_heir_raises_money_to_lift(peru):
    game = peru(owner={39: BETO, 5: BETO}, mortgaged={39}, heirs=[39], cash={BETO: 100})
    assert refused(game, "lift", square=39, seat=BETO).code == "no-cash"
    do(game, "mortgage", square=5, seat=BETO)
    do(game, "lift", square=39, seat=BETO)
    assert (cash(game)[BETO], game.actor) == (0, ANA)


# The money behind a bid.


def led_by_dora(peru, bid):
    """Dora leads an auction; to lift her mortgage costs 83."""
    game = peru(players=4, **DORAS, cash={DORA: 200}, at={ANA: 39}, phase="buy")
    do(game, "decline")
    do(game, "bid", amount=bid, seat=DORA)
    return game


@pytest.mark.clause("PE-37")
def test_the_leader_of_an_auction_keeps_the_money_behind_its_bid(peru):
    game = led_by_dora(peru, 118)
    assert refused(game, "lift", square=12, seat=DORA).code == "money-behind-bid"
    assert not can(game, "lift", seat=DORA)

    game = led_by_dora(peru, 117)  # what is left is exactly its bid
    do(game, "lift", square=12, seat=DORA)
    assert cash(game)[DORA] == 117


@pytest.mark.clause("PE-37")
def test_who_has_been_outbid_spends_it_again(peru):
    game = led_by_dora(peru, 118)
    do(game, "bid", amount=119, seat=BETO)
    do(game, "lift", square=12, seat=DORA)
    assert cash(game)[DORA] == 117


@pytest.mark.clause("PE-37")
def test_the_leader_may_raise_more(peru):
    game = led_by_dora(peru, 200)
    do(game, "sell_building", square=1, seat=DORA)
    do(game, "mortgage", square=5, seat=DORA)
    assert cash(game)[DORA] == 325
    do(game, "lift", square=12, seat=DORA)
    assert cash(game)[DORA] == 242


@pytest.mark.clause("PE-37")
@pytest.mark.parametrize(("bid", "pays"), [(150, True), (151, False)])
def test_a_rent_is_claimed_of_the_leader_only_from_what_is_not_behind_its_bid(peru, bid, pays):
    claims = [{"by": BETO, "visitor": ANA, "square": 15, "amount": 50}]
    game = peru(owner={15: BETO}, cash={ANA: 200}, at={ANA: 39}, phase="buy", claims=claims)
    do(game, "decline")
    do(game, "bid", amount=bid, seat=ANA)
    if pays:
        do(game, "claim_rent", square=15, seat=BETO)
        assert cash(game) == [150, 1550, 1500]
        return
    assert refused(game, "claim_rent", square=15, seat=BETO).code == "visitor-cannot-pay-now"
    do(game, "pass", seat=BETO)
    do(game, "pass", seat=CARO)
    do(game, "claim_rent", square=15, seat=BETO)  # it waited for the hammer
    assert (cash(game)[ANA], game.view(None)["debts"][0]["amount"]) == (49, 50)


@pytest.mark.clause("PE-37")
def test_an_heir_who_leads_an_auction_owes_the_interest_until_it_ends(peru):
    claims = [{"by": CARO, "visitor": ANA, "square": 1, "amount": 900}]
    table = {"owner": {39: ANA, 1: CARO}, "mortgaged": {39}, "cash": {ANA: 0, CARO: 500}, "claims": claims}
    game = peru(players=4, **table, at={BETO: 5}, to_roll=BETO, phase="buy")
    do(game, "decline")
    do(game, "bid", amount=481, seat=CARO)  # 19 are left, and the interest is 20
    do(game, "resign", seat=ANA)
    debt = {"debtor": CARO, "creditor": "bank", "amount": 20, "reason": "interest"}
    assert (game.view(None)["debts"], cash(game)[CARO], game.actor) == ([debt], 500, DORA)
    do(game, "pass", seat=DORA)
    do(game, "pass", seat=BETO)
    assert (owner(game, 5), cash(game)[CARO], game.actor) == (CARO, 19, CARO)
    do(game, "mortgage", square=5, seat=CARO)
    assert (game.view(None)["debts"], cash(game)[CARO]) == ([], 99)


@pytest.mark.clause("PE-37")
@pytest.mark.parametrize("bid", [480, 481])
def test_outbid_it_pays_as_any_other(peru, bid):
    claims = [{"by": CARO, "visitor": ANA, "square": 1, "amount": 900}]
    table = {"owner": {39: ANA, 1: CARO}, "mortgaged": {39}, "cash": {ANA: 0, CARO: 500}, "claims": claims}
    game = peru(players=4, **table, at={BETO: 5}, to_roll=BETO, phase="buy")
    do(game, "decline")
    do(game, "bid", amount=bid, seat=CARO)
    do(game, "resign", seat=ANA)
    assert cash(game)[CARO] == (480 if bid == 480 else 500)  # 480 stay behind the one bid, not behind the other
    do(game, "bid", amount=482, seat=DORA)
    do(game, "pass", seat=BETO)
    do(game, "pass", seat=CARO)
    assert (game.view(None)["debts"], cash(game)[CARO]) == ([], 480)


def heir_in_debt(peru, money, square):
    """Caro has inherited three mortgaged titles in the middle of an auction, and owes 20, 18 and 15 on them."""
    game = peru(
        players=4,
        owner={31: ANA, 37: ANA, 39: ANA, 12: CARO},
        mortgaged={31, 37, 39},
        cash={ANA: 0, CARO: money},
        claims=[{"by": CARO, "visitor": ANA, "square": 12, "amount": 900}],
        at={BETO: square},
        to_roll=BETO,
        phase="buy",
    )
    do(game, "decline")
    do(game, "resign", seat=ANA)
    assert [debt["amount"] for debt in game.view(None)["debts"]] == [53]
    return game


@pytest.mark.clause("PE-57")
def test_an_heir_without_means_goes_bankrupt_when_the_auction_is_over(peru):
    game = heir_in_debt(peru, 0, 5)
    do(game, "mortgage", square=12, seat=CARO)
    for seat in (CARO, DORA, BETO):
        do(game, "pass", seat=seat)
    assert cash(game)[CARO] == 22  # 75 less 53

    claims = [{"by": CARO, "visitor": ANA, "square": 1, "amount": 900}]
    table = {"owner": {31: ANA, 37: ANA, 39: ANA, 1: CARO}, "mortgaged": {31, 37, 39}, "cash": {ANA: 0, CARO: 22}}
    game = peru(players=4, **table, at={BETO: 5}, to_roll=BETO, phase="buy", claims=claims)
    do(game, "decline")
    do(game, "resign", seat=ANA)
    assert refused(game, "declare_bankruptcy", seat=CARO).code == "auction-running"
    for seat in (CARO, DORA, BETO):
        do(game, "pass", seat=seat)
    assert game.actor == CARO
    do(game, "declare_bankruptcy", seat=CARO)  # 22 and 30 are one less than 53
    assert [player["bankrupt"] for player in game.view(None)["players"]] == [True, False, True, False]


@pytest.mark.clause("PE-57")
@pytest.mark.parametrize(("square", "most"), [(1, 30), (5, 52)])
def test_a_debtor_bids_no_more_than_it_could_raise_on_the_title(peru, square, most):
    game = heir_in_debt(peru, 52, square)
    assert can(game, "bid", seat=CARO, max=most)
    refusal = refused(game, "bid", amount=most + 1, seat=CARO)
    assert refusal.code == ("lowers-means" if most < 52 else "bid-beyond-cash")
    do(game, "bid", amount=most, seat=CARO)


@pytest.mark.clause("PE-57")
def test_an_auction_with_a_debt_in_its_middle_can_be_written_down(peru):
    game = heir_in_debt(peru, 52, 5)
    do(game, "bid", amount=10, seat=CARO)
    again = type(game).from_position(game.position())
    assert again.position() == game.position()
    assert again.actor == game.actor == DORA
