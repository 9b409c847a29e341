"""The rulebook of `peru`: sales between players, and mortgages (PE-36, PE-40 to PE-44, PE-49, PE-58)."""

import pytest

from rentier.game import Offer
from tests.at_the_table import ANA, BETO, CARO, can, cash, do, owner, refused, titles

BROWN = {1: ANA, 3: ANA}


def sells(game, square, price, seller=ANA, buyer=BETO):
    """The title is sold at the agreed price."""
    do(game, "offer", to=buyer, give={"squares": [square]}, take={"cash": price}, seat=seller)
    do(game, "accept", seat=buyer)


# Sales between players.


@pytest.mark.clause("PE-36")
@pytest.mark.parametrize("square", [39, 5, 12])
@pytest.mark.parametrize("price", [1, 1500])
def test_lots_stations_and_services_are_sold_privately_at_any_agreed_price(peru, square, price):
    game = peru(owner={square: ANA})
    sells(game, square, price)
    assert owner(game, square) == BETO
    assert cash(game) == [1500 + price, 1500 - price, 1500]


@pytest.mark.clause("PE-36")
def test_or_exchanged_out_of_turn_or_not(peru):
    game = peru(owner={39: BETO, 5: CARO}, to_roll=ANA)
    do(game, "offer", to=CARO, give={"squares": [39]}, take={"squares": [5], "cash": 100}, seat=BETO)
    do(game, "accept", seat=CARO)
    assert (owner(game, 39), owner(game, 5)) == (CARO, BETO)
    assert cash(game) == [1500, 1600, 1400]


@pytest.mark.clause("PE-36")
def test_both_must_agree(peru):
    game = peru(owner={39: ANA})
    do(game, "offer", to=BETO, give={"squares": [39]}, take={"cash": 500})
    assert owner(game, 39) == ANA
    assert refused(game, "accept", seat=CARO).code == "no-offer"
    do(game, "reject", seat=BETO)
    assert (owner(game, 39), cash(game), game.offers) == (ANA, [1500, 1500, 1500], [])


@pytest.mark.clause("PE-36")
def test_the_offer_is_its_two_parties_affair(peru):
    game = peru(owner={39: ANA})
    do(game, "offer", to=BETO, give={"squares": [39]}, take={"cash": 500})
    assert game.offers == [Offer(id=1, by=ANA, to=BETO, give={"squares": [39]}, take={"cash": 500})]
    assert [len(game.view(seat)["offers"]) for seat in (ANA, BETO, CARO, None)] == [1, 1, 0, 0]
    assert [event.seen_by for event in game.events if event.kind == "offered"] == [(ANA, BETO)]


@pytest.mark.clause("PE-36")
def test_a_counter_offer_answers_an_offer_and_closes_it(peru):
    game = peru(owner={39: ANA})
    do(game, "offer", to=BETO, give={"squares": [39]}, take={"cash": 500})
    assert refused(game, "offer", to=CARO, give={"squares": [39]}, take={"cash": 400}).code == "offer-open"
    do(game, "offer", to=ANA, give={"cash": 450}, take={"squares": [39]}, answers=1, seat=BETO)
    assert [offer.id for offer in game.offers] == [2]
    do(game, "accept")
    assert (owner(game, 39), cash(game)) == (BETO, [1950, 1050, 1500])


@pytest.mark.clause("PE-36")
@pytest.mark.parametrize(("by", "other"), [(ANA, BETO), (BETO, ANA)])
def test_an_offer_lapses_at_the_end_of_its_proposer_s_next_turn(peru, by, other):
    game = peru(players=2, owner={39: by}, dice=[(4, 6)] * 3, at={ANA: 0, BETO: 0})
    do(game, "offer", to=other, give={"squares": [39]}, take={"cash": 500}, seat=by)
    turns = 3 if by == ANA else 2  # made in its own turn, it outlasts that one
    for _ in range(turns):
        assert len(game.offers) == 1
        do(game, "roll")
        assert len(game.offers) == 1
        do(game, "end_turn")
    assert game.offers == []


@pytest.mark.clause("PE-36")
@pytest.mark.parametrize(
    ("give", "take", "code"),
    [
        ({"squares": [5]}, {"cash": 100}, "not-owner"),
        ({"cash": 100}, {"squares": [12]}, "they-do-not-own"),
        ({"cash": 1501}, {"squares": [5]}, "no-cash"),
        ({"squares": [39]}, {"cash": 1501}, "they-have-no-cash"),
        ({"squares": [39]}, {"cards": 1}, "no-cards-to-give"),
        ({}, {}, "empty-offer"),
    ],
)
def test_each_gives_only_what_it_has(peru, give, take, code):
    assert refused(peru(owner={39: ANA, 5: BETO}), "offer", to=BETO, give=give, take=take).code == code


@pytest.mark.clause("PE-36")
def test_the_other_must_be_another_player_still_in_the_game(peru):
    game = peru(owner={39: ANA}, bankrupt=[CARO])
    assert refused(game, "offer", to=ANA, give={"squares": [39]}, take={"cash": 1}).code == "to-oneself"
    assert refused(game, "offer", to=CARO, give={"squares": [39]}, take={"cash": 1}).code == "to-bankrupt"


@pytest.mark.clause("PE-36")
def test_no_sale_during_an_auction_or_another_s_debt_but_with_the_debtor(peru):
    game = peru(owner={39: ANA}, at={ANA: 5}, phase="buy")
    do(game, "decline")
    assert refused(game, "offer", to=BETO, give={"squares": [39]}, take={"cash": 1}, seat=ANA).code == "auction-running"

    debts = [{"debtor": CARO, "creditor": "bank", "amount": 100}]
    game = peru(owner={39: ANA, 5: CARO}, cash={CARO: 0}, debts=debts)
    assert refused(game, "offer", to=BETO, give={"squares": [39]}, take={"cash": 1}, seat=ANA).code == "debt-first"
    do(game, "offer", to=ANA, give={"squares": [5]}, take={"cash": 150}, seat=CARO)
    do(game, "accept", seat=ANA)
    assert (owner(game, 5), cash(game)) == (ANA, [1350, 1500, 50])


@pytest.mark.clause("PE-36")
@pytest.mark.parametrize("square", [1, 3])
def test_no_lot_is_sold_while_any_building_stands_in_its_group(peru, square):
    game = peru(owner=BROWN, buildings={3: 1})
    refusal = refused(game, "offer", to=BETO, give={"squares": [square]}, take={"cash": 100})
    assert (refusal.code, refusal.clause) == ("built-group", "PE-36")
    refusal = refused(game, "offer", to=ANA, give={"cash": 100}, take={"squares": [square]}, seat=BETO)
    assert (refusal.code, refusal.clause) == ("built-group", "PE-36")
    do(game, "sell_building", square=3)
    sells(game, square, 100)
    assert owner(game, square) == BETO


@pytest.mark.clause("PE-36")
def test_nor_if_it_has_been_built_since_the_offer(peru):
    game = peru(owner=BROWN)
    do(game, "offer", to=BETO, give={"squares": [1]}, take={"cash": 100})
    do(game, "build", square=3)
    assert refused(game, "accept", seat=BETO).code == "built-group"


@pytest.mark.clause("PE-36")
def test_buildings_of_another_group_do_not_hinder(peru):
    game = peru(owner={**BROWN, 39: ANA}, buildings={1: 1, 3: 1})
    sells(game, 39, 100)
    assert owner(game, 39) == BETO


@pytest.mark.clause("PE-40")
def test_a_mortgaged_property_cannot_be_sold_to_the_bank(peru):
    table = {"owner": {39: ANA}, "mortgaged": {39}}
    assert refused(peru(**table), "auction_title", square=39).code == "no-sale-to-bank"

    game = peru(**table, cash={ANA: 0}, debts=[{"debtor": ANA, "creditor": "bank", "amount": 10}])
    assert refused(game, "auction_title", square=39).code == "no-sale-to-bank"


@pytest.mark.clause("PE-40")
def test_but_to_players(peru):
    game = peru(owner={39: ANA}, mortgaged={39})
    sells(game, 39, 100)
    assert owner(game, 39) == BETO


@pytest.mark.clause("PE-58")
@pytest.mark.parametrize("square", [39, 5, 12])
def test_no_title_is_sold_to_the_bank_in_debt_or_not(peru, square):
    game = peru(owner={square: ANA})
    refusal = refused(game, "auction_title", square=square)
    assert (refusal.code, refusal.clause) == ("no-sale-to-bank", "PE-58")

    game = peru(owner={square: ANA}, cash={ANA: 0}, debts=[{"debtor": ANA, "creditor": "bank", "amount": 50}])
    refusal = refused(game, "auction_title", square=square)
    assert (refusal.code, refusal.clause) == ("no-sale-to-bank", "PE-58")
    assert not can(game, "auction_title")
    assert can(game, "mortgage", square=square)


@pytest.mark.clause("PE-49")
@pytest.mark.parametrize(
    "terms",
    [
        {"give": {"cash": 100}},
        {"take": {"cash": 100}},
        {"give": {"cash": 100}, "take": {"cash": 110}},
        {"give": {"cash": 100, "squares": [39]}, "take": {"cash": 50}},
        {"give": {"cash": 100, "squares": [39]}},
    ],
)
def test_money_that_buys_nothing_is_neither_given_nor_lent(peru, terms):
    refusal = refused(peru(owner={39: ANA, 5: BETO}), "offer", to=BETO, **terms)
    assert (refusal.code, refusal.clause) == ("gift", "PE-49")


@pytest.mark.clause("PE-49")
@pytest.mark.parametrize(
    "terms",
    [
        {"give": {"cash": 100}, "take": {"squares": [5]}},
        {"give": {"cash": 100}, "take": {"cards": 1}},
        {"give": {"squares": [39], "cash": 100}, "take": {"squares": [5]}},
        {"give": {"squares": [39]}},
    ],
)
def test_money_that_buys_a_title_or_a_card_is(peru, terms):
    game = peru(owner={39: ANA, 5: BETO}, jail_cards={BETO: 1})
    do(game, "offer", to=BETO, **terms)
    do(game, "accept", seat=BETO)
    assert "offer-accepted" in [event.kind for event in game.events]


@pytest.mark.clause("PE-49")
@pytest.mark.parametrize("proposer", [ANA, BETO])
@pytest.mark.parametrize(
    ("give", "take", "gift"),
    [
        ({"cash": 100, "cards": 1}, {"cards": 1}, True),
        ({"cards": 1}, {"cash": 100, "cards": 1}, True),
        ({"cash": 100, "cards": 1}, {"squares": [5], "cards": 1}, False),
        ({"cash": 100}, {"cards": 1}, False),
        ({"cards": 1}, {"cards": 1}, False),
    ],
)
def test_equal_jail_cards_changing_places_buy_nothing(peru, give, take, gift, proposer):
    game = peru(owner={5: BETO if proposer == ANA else ANA}, jail_cards={ANA: 1, BETO: 1})
    other = BETO if proposer == ANA else ANA
    if gift:
        assert refused(game, "offer", to=other, give=give, take=take, seat=proposer).code == "gift"
        return
    do(game, "offer", to=other, give=give, take=take, seat=proposer)
    do(game, "accept", seat=other)


@pytest.mark.clause("PE-49")
def test_a_card_more_is_bought_and_a_card_less_is_not(peru):
    game = peru(jail_cards={BETO: 2})
    do(game, "offer", to=BETO, give={"cash": 100}, take={"cards": 2})
    do(game, "accept", seat=BETO)
    assert cash(game) == [1400, 1600, 1500]

    game = peru(jail_cards={ANA: 2})
    assert refused(game, "offer", to=BETO, give={"cash": 100, "cards": 1}).code == "gift"
    do(game, "offer", to=BETO, give={"cards": 2}, take={"cash": 100})
    do(game, "accept", seat=BETO)
    assert cash(game) == [1600, 1400, 1500]


@pytest.mark.clause("PE-49")
def test_the_bank_lends_on_mortgage_only(peru):
    game = peru(owner={39: ANA, 5: BETO})
    do(game, "mortgage", square=39)
    assert cash(game) == [1700, 1500, 1500]
    assert refused(game, "mortgage", square=5).code == "not-owner"
    assert refused(game, "mortgage", square=39).code == "already-mortgaged"
    assert refused(game, "mortgage", square=10).code == "not-a-title"


# Mortgages.


@pytest.mark.clause("PE-41")
@pytest.mark.parametrize(("square", "value"), [(39, 200), (5, 100), (12, 75), (1, 30)])
def test_the_bank_pays_the_mortgage_value_and_the_owner_keeps_the_title(peru, square, value):
    game = peru(owner={square: ANA})
    do(game, "mortgage", square=square)
    assert cash(game) == [1500 + value, 1500, 1500]
    assert owner(game, square) == ANA


@pytest.mark.clause("PE-41")
@pytest.mark.parametrize("seat", [None, BETO])
def test_everyone_sees_the_mortgaged_title_face_down(peru, seat):
    game = peru(owner={39: ANA, 5: ANA})
    do(game, "mortgage", square=39)
    shown = game.view(seat)["titles"]
    assert (shown[39]["mortgaged"], shown[5]["mortgaged"]) == (True, False)


@pytest.mark.clause("PE-41")
def test_a_lot_s_own_buildings_are_sold_first(peru):
    game = peru(owner=BROWN, buildings={3: 1})
    refusal = refused(game, "mortgage", square=3)
    assert (refusal.code, refusal.clause) == ("built-lot", "PE-41")
    do(game, "sell_building", square=3)
    do(game, "mortgage", square=3)
    assert titles(game)[3]["mortgaged"] is True


@pytest.mark.clause("PE-41")
def test_but_not_those_of_the_rest_of_its_group(peru):
    game = peru(owner=BROWN, buildings={3: 1})
    do(game, "mortgage", square=1)
    assert titles(game)[1] == {"owner": ANA, "buildings": 0, "mortgaged": True}
    assert titles(game)[3] == {"owner": ANA, "buildings": 1, "mortgaged": False}


@pytest.mark.clause("PE-41")
@pytest.mark.parametrize("phase", ["roll", "end"])
@pytest.mark.parametrize("turn", [ANA, BETO])
def test_at_any_time(peru, phase, turn):
    game = peru(owner={39: ANA}, to_roll=turn, phase=phase)
    do(game, "mortgage", square=39, seat=ANA)
    assert cash(game)[ANA] == 1700


@pytest.mark.clause("PE-41")
def test_in_debt_too_and_to_buy_or_bid(peru):
    game = peru(owner={39: ANA}, cash={ANA: 0}, debts=[{"debtor": ANA, "creditor": BETO, "amount": 150}])
    do(game, "mortgage", square=39)
    assert cash(game) == [50, 1650, 1500]

    game = peru(owner={39: ANA}, cash={ANA: 0}, at={ANA: 5}, phase="buy")
    do(game, "mortgage", square=39)
    do(game, "buy")
    assert owner(game, 5) == ANA

    game = peru(owner={39: BETO}, cash={BETO: 0}, at={ANA: 5}, phase="buy")
    do(game, "decline")
    do(game, "mortgage", square=39, seat=BETO)
    do(game, "bid", amount=200, seat=BETO)
    assert game.view(None)["auction"]["leader"] == BETO


@pytest.mark.clause("PE-42")
@pytest.mark.parametrize(("square", "cost"), [(39, 220), (1, 33), (37, 193), (12, 83)])
def test_lifting_costs_the_value_and_ten_per_cent_rounded_up(peru, square, cost):
    game = peru(owner={square: ANA}, mortgaged={square}, cash={ANA: cost})
    do(game, "lift", square=square)
    assert cash(game)[ANA] == 0
    assert titles(game)[square]["mortgaged"] is False

    game = peru(owner={square: ANA}, mortgaged={square}, cash={ANA: cost - 1})
    assert refused(game, "lift", square=square).code == "no-cash"


@pytest.mark.clause("PE-42")
def test_what_is_not_mortgaged_is_not_lifted(peru):
    refusal = refused(peru(owner={39: ANA}), "lift", square=39)
    assert (refusal.code, refusal.clause) == ("not-mortgaged", "PE-42")


@pytest.mark.clause("PE-43")
def test_the_buyer_of_a_mortgaged_property_lifts_it_at_once_for_the_value_and_ten_per_cent(peru):
    game = peru(owner={39: ANA}, mortgaged={39})
    sells(game, 39, 5)
    assert (owner(game, 39), game.actor) == (BETO, BETO)
    do(game, "lift", square=39)
    assert cash(game) == [1505, 1275, 1500]  # 5 for the sale, 220 to the Bank
    assert titles(game)[39]["mortgaged"] is False
    assert game.actor == ANA


@pytest.mark.clause("PE-43")
def test_or_pays_ten_per_cent_now_and_again_on_lifting(peru):
    game = peru(owner={39: ANA}, mortgaged={39})
    sells(game, 39, 5)
    do(game, "keep", square=39)
    assert cash(game) == [1505, 1475, 1500]  # 5 for the sale, 20 to the Bank
    assert titles(game)[39]["mortgaged"] is True
    assert game.actor == ANA
    do(game, "lift", square=39, seat=BETO)
    assert cash(game) == [1505, 1255, 1500]


@pytest.mark.clause("PE-43")
def test_the_buyer_decides_before_the_game_goes_on(peru):
    game = peru(owner={39: ANA}, mortgaged={39})
    sells(game, 39, 5)
    assert refused(game, "roll", seat=ANA).code == "question-open"
    assert can(game, "lift", square=39, seat=BETO)
    assert can(game, "keep", square=39, seat=BETO)


@pytest.mark.clause("PE-43")
def test_each_mortgaged_property_is_decided_for_itself(peru):
    game = peru(owner={39: ANA, 12: ANA}, mortgaged={39, 12})
    do(game, "offer", to=BETO, give={"squares": [12, 39]}, take={"cash": 100})
    do(game, "accept", seat=BETO)
    assert cash(game) == [1600, 1372, 1500]  # 100 for the sale, 8 and 20 to the Bank
    do(game, "keep", square=39)
    do(game, "lift", square=12)
    assert cash(game) == [1600, 1297, 1500]
    assert (titles(game)[12]["mortgaged"], titles(game)[39]["mortgaged"]) == (False, True)


@pytest.mark.clause("PE-43")
def test_who_cannot_pay_the_ten_per_cent_does_not_buy(peru):
    game = peru(owner={39: ANA}, mortgaged={39}, cash={BETO: 24})
    refusal = refused(game, "offer", to=BETO, give={"squares": [39]}, take={"cash": 5})
    assert (refusal.code, refusal.clause) == ("interest-unpayable", "PE-43")
    refusal = refused(game, "offer", to=ANA, give={"cash": 5}, take={"squares": [39]}, seat=BETO)
    assert (refusal.code, refusal.clause) == ("interest-unpayable", "PE-43")
    sells(game, 39, 4)
    assert (owner(game, 39), cash(game)) == (BETO, [1504, 0, 1500])


@pytest.mark.clause("PE-43")
def test_who_buys_nothing_mortgaged_pays_and_decides_nothing(peru):
    game = peru(owner={39: ANA})
    sells(game, 39, 5)
    assert (cash(game), game.actor) == ([1505, 1495, 1500], ANA)
    refusal = refused(game, "keep", square=39, seat=BETO)
    assert (refusal.code, refusal.clause) == ("not-asked-to-keep", "PE-43")


@pytest.mark.clause("PE-44")
def test_nobody_else_takes_a_property_by_paying_its_mortgage(peru):
    game = peru(owner={39: ANA}, mortgaged={39}, to_roll=BETO)
    refusal = refused(game, "lift", square=39, seat=BETO)
    assert (refusal.code, refusal.clause) == ("not-owner", "PE-44")
    assert not can(game, "lift", seat=BETO)


@pytest.mark.clause("PE-44")
def test_nor_by_landing_there(peru):
    game = peru(owner={39: ANA}, mortgaged={39}, to_roll=BETO, at={BETO: 32}, dice=[(3, 4)])
    do(game, "roll")
    assert not can(game, "buy")
    assert refused(game, "buy").code == "nothing-to-buy"
    assert owner(game, 39) == ANA
