"""The rulebook of `peru`: the timed game (PE-55)."""

import pytest

from rentier import Game
from tests.at_the_table import ANA, BETO, CARO, DORA, at, can, cash, do, kinds, owner, refused, set_table, titles

BROWN = {1: ANA, 3: ANA}


@pytest.fixture
def timed():
    return lambda **table: set_table("peru", mode="timed", **table)


def owes(creditor, amount, debtor=ANA):
    return {"debts": [{"debtor": debtor, "creditor": creditor, "amount": amount}]}


def rent(by, visitor, square, amount):
    return {"by": by, "visitor": visitor, "square": square, "amount": amount}


def ended(game):
    """Why the game ended, and with what money."""
    return (None if game.outcome is None else game.outcome.why, cash(game))


@pytest.mark.clause("PE-55")
def test_in_the_timed_game_each_is_dealt_two_titles_and_pays_their_price():
    game = Game("peru", players=2, mode="timed", chance={"deal": [39, 5, 12, 1]})
    assert {square: title["owner"] for square, title in titles(game).items()} == {39: ANA, 5: BETO, 12: ANA, 1: BETO}
    assert cash(game) == [950, 1240]


@pytest.mark.clause("PE-55")
def test_when_the_time_has_come_the_richest_wins(timed):
    game = timed(cash={ANA: 100, BETO: 300, CARO: 399}, owner={39: ANA})
    assert game.outcome is None
    game.end_time()
    assert (game.outcome.why, game.outcome.winners, game.outcome.wealth) == ("clock", [ANA], [500, 300, 399])
    assert refused(game, "roll", seat=ANA).code == "game-over"
    assert kinds(game).count("time-up") == 1


@pytest.mark.clause("PE-55")
def test_the_time_comes_once(timed):
    game = timed(at={ANA: 39}, phase="buy")
    game.end_time()
    game.end_time()
    assert kinds(game).count("time-up") == 1
    do(game, "buy")
    game.end_time()
    assert kinds(game).count("game-over") == 1


def test_a_game_whose_time_has_come_is_the_same_game_after_saving_and_loading(timed):
    game = timed(at={ANA: 39}, phase="buy")
    game.end_time()
    again = Game.from_position(game.position())
    assert again.view(None)["time_up"] is True
    assert again.state_bytes() == game.state_bytes()
    do(again, "buy")
    assert ended(again) == ("clock", [1100, 1500, 1500])


@pytest.mark.clause("PE-55")
def test_a_hotel_counts_with_its_four_houses(timed):
    game = timed(cash={ANA: 0}, owner={**BROWN, 39: ANA}, buildings={1: 5, 3: 4}, mortgaged={39})
    game.end_time()
    assert game.outcome.wealth[ANA] == 770  # 60 and 250, 60 and 200, half of 400


@pytest.mark.clause("PE-55")
def test_equal_wealth_shares_the_timed_game_too(timed):
    game = timed(cash={ANA: 100, BETO: 500, CARO: 399}, owner={39: ANA})
    game.end_time()
    assert game.outcome.winners == [ANA, BETO]


@pytest.mark.clause("PE-55")
def test_it_ends_earlier_if_one_player_is_left(timed):
    game = timed(players=2, cash={ANA: 0}, **owes("bank", 50))
    do(game, "declare_bankruptcy")
    assert (game.outcome.why, game.outcome.winners) == ("last-one-left", [BETO])


@pytest.mark.clause("PE-55")
def test_a_second_bankruptcy_does_not_end_it(timed):
    game = timed(players=4, bankrupt=[DORA], cash={ANA: 0}, **owes("bank", 50))
    do(game, "declare_bankruptcy")
    assert game.outcome is None


# What is under way is finished.


@pytest.mark.clause("PE-55")
@pytest.mark.parametrize("phase", ["roll", "end"])
def test_with_nothing_under_way_it_ends_at_once(timed, phase):
    game = timed(phase=phase, doubles=1 if phase == "roll" else 0)
    game.end_time()
    assert ended(game) == ("clock", [1500, 1500, 1500])


@pytest.mark.clause("PE-55")
def test_a_purchase_is_finished(timed):
    game = timed(at={ANA: 39}, phase="buy")
    game.end_time()
    assert (game.outcome, game.actor) == (None, ANA)
    do(game, "buy")
    assert ended(game) == ("clock", [1100, 1500, 1500])
    assert owner(game, 39) == ANA


@pytest.mark.clause("PE-55")
def test_a_purchase_and_its_auction_are_finished(timed):
    game = timed(at={ANA: 39}, phase="buy")
    game.end_time()
    do(game, "decline")
    assert game.outcome is None
    do(game, "bid", amount=100, seat=BETO)
    do(game, "pass", seat=CARO)
    do(game, "pass", seat=ANA)
    assert (game.outcome.why, game.outcome.winners) == ("clock", [BETO])
    assert game.outcome.wealth == [1500, 1800, 1500]


@pytest.mark.clause("PE-55")
def test_an_auction_is_finished(timed):
    game = timed(at={ANA: 39}, phase="buy")
    do(game, "decline")
    do(game, "bid", amount=100, seat=BETO)
    game.end_time()
    do(game, "bid", amount=101, seat=CARO)
    do(game, "pass", seat=ANA)
    assert game.outcome is None
    do(game, "pass", seat=BETO)
    assert ended(game) == ("clock", [1500, 1500, 1399])


@pytest.mark.clause("PE-55")
def test_an_estate_is_auctioned_to_its_end(timed):
    game = timed(owner={39: ANA, 5: ANA}, cash={ANA: 0}, **owes("bank", 900))
    do(game, "declare_bankruptcy")
    game.end_time()
    for _ in range(2):
        assert game.outcome is None
        do(game, "bid", amount=10, seat=BETO)
        do(game, "pass", seat=CARO)
    assert ended(game) == ("clock", [0, 1480, 1500])


@pytest.mark.clause("PE-55")
def test_a_scarce_building_that_was_asked_for_is_sold_and_placed(timed):
    game = timed(owner={**BROWN, 37: BETO, 39: BETO}, stock={"houses": 1, "hotels": 12})
    do(game, "build", square=1)
    game.end_time()
    do(game, "want", seat=BETO)
    do(game, "bid", amount=60, seat=BETO)
    do(game, "pass", seat=ANA)
    assert game.outcome is None
    do(game, "build", square=39, seat=BETO)
    assert (game.outcome.why, game.outcome.wealth[BETO]) == ("clock", 2390)  # 1440, 750 and a house of 200


@pytest.mark.clause("PE-55")
def test_a_debt_is_settled_with_what_it_needs(timed):
    game = timed(owner={39: ANA}, cash={ANA: 0}, **owes(BETO, 150))
    game.end_time()
    assert game.outcome is None
    do(game, "mortgage", square=39)
    assert (game.outcome.why, game.outcome.wealth) == ("clock", [250, 1650, 1500])


@pytest.mark.clause("PE-55")
def test_a_debt_may_be_settled_in_property_or_by_bankruptcy(timed):
    game = timed(owner={39: ANA}, cash={ANA: 0}, **owes(BETO, 900))
    game.end_time()
    do(game, "settle", give={"squares": [39]})
    do(game, "accept", seat=BETO)
    assert ended(game) == ("clock", [0, 1500, 1500])
    assert owner(game, 39) == BETO

    game = timed(owner={39: ANA}, cash={ANA: 0}, **owes(BETO, 900))
    game.end_time()
    do(game, "declare_bankruptcy")
    assert (game.outcome.why, game.outcome.winners, game.outcome.wealth[BETO]) == ("clock", [BETO], 1900)


@pytest.mark.clause("PE-55")
def test_the_forced_50_is_paid_and_the_pawn_moves(timed):
    game = timed(at={ANA: 10}, jail={ANA: 2}, cash={ANA: 20}, owner={39: ANA}, dice=[(1, 4)])
    do(game, "roll")
    game.end_time()
    assert (at(game)[ANA], game.outcome) == (10, None)
    do(game, "mortgage", square=39)
    assert (at(game)[ANA], game.outcome, cash(game)[ANA]) == (15, None, 170)
    do(game, "decline")  # a station that it cannot pay: the purchase is finished too
    for seat in (BETO, CARO, ANA):
        do(game, "pass", seat=seat)
    assert game.outcome.why == "clock"


@pytest.mark.clause("PE-55")
@pytest.mark.parametrize(("how", "left"), [("pay_bail", 1450), ("use_card", 1500)])
def test_who_may_use_a_card_instead_still_decides(timed, how, left):
    game = timed(at={ANA: 10}, jail={ANA: 2}, jail_cards={ANA: 1}, dice=[(4, 6)])
    do(game, "roll")
    game.end_time()
    assert (game.outcome, game.actor) == (None, ANA)
    do(game, how)
    assert (at(game)[ANA], ended(game)) == (20, ("clock", [left, 1500, 1500]))


@pytest.mark.clause("PE-55")
def test_the_game_ends_without_another_roll_when_that_move_leads_back_to_jail(timed):
    game = timed(jail={ANA: 2}, jail_cards={ANA: 1}, dice=[(3, 4)], deck={"arca": ["go-to-jail"]})
    do(game, "roll")
    game.end_time()
    do(game, "pay_bail")
    assert (at(game)[ANA], ended(game)) == (10, ("clock", [1450, 1500, 1500]))
    assert [event.square for event in game.events if event.kind == "moved"] == [17, 10]
    assert game.view(None)["players"][ANA]["in_jail"]
    assert game.view(None)["doubles"] == 0


@pytest.mark.clause("PE-55")
@pytest.mark.parametrize(("how", "left"), [("lift", 1280), ("keep", 1480)])
def test_an_heir_still_lifts_or_keeps(timed, how, left):
    game = timed(owner={39: ANA}, mortgaged={39}, cash={ANA: 0}, **owes(BETO, 900))
    game.end_time()
    do(game, "declare_bankruptcy")
    assert (game.outcome, game.actor) == (None, BETO)
    do(game, how, square=39, seat=BETO)
    assert ended(game) == ("clock", [0, left, 1500])


@pytest.mark.clause("PE-55")
def test_nobody_rolls_again_after_the_time_even_after_a_double(timed):
    game = timed(at={ANA: 33}, dice=[(3, 3)])
    do(game, "roll")
    assert at(game)[ANA] == 39
    game.end_time()
    do(game, "buy")
    assert game.outcome.why == "clock"


# Nothing new is begun.


@pytest.mark.clause("PE-55")
def test_during_a_purchase_nothing_new_is_begun(timed):
    game = timed(
        owner={**BROWN, 37: BETO, 35: BETO, 5: CARO},
        buildings={1: 1, 3: 1},
        mortgaged={5},
        at={ANA: 39},
        phase="buy",
    )
    do(game, "offer", to=CARO, give={"squares": [37]}, take={"cash": 1}, seat=BETO)
    game.end_time()
    new = [
        ("offer", ANA, {"to": BETO, "give": {"cash": 1}, "take": {"squares": [35]}}),
        ("accept", CARO, {}),
        ("build", ANA, {"square": 1}),
        ("sell_building", ANA, {"square": 1}),
        ("sell_group", ANA, {"group": "brown"}),
        ("mortgage", BETO, {"square": 35}),
        ("lift", CARO, {"square": 5}),
    ]
    for move, seat, fields in new:
        assert refused(game, move, seat=seat, **fields).code == "after-end-time"
        assert not can(game, move, seat=seat)
    do(game, "reject", seat=CARO)
    do(game, "buy")
    assert game.outcome.why == "clock"


@pytest.mark.clause("PE-55")
def test_before_the_time_all_of_that_is_allowed(timed):
    table = {"owner": {**BROWN, 35: BETO, 5: CARO}, "buildings": {1: 1, 3: 1}, "mortgaged": {5}}
    game = timed(**table, at={ANA: 39}, phase="buy")
    for move, seat in [("build", ANA), ("sell_building", ANA), ("sell_group", ANA), ("mortgage", BETO), ("lift", CARO)]:
        assert can(game, move, seat=seat)
    do(game, "offer", to=BETO, give={"cash": 1}, take={"squares": [35]}, seat=ANA)
    do(game, "accept", seat=BETO)


@pytest.mark.clause("PE-55")
def test_during_a_debt_only_the_debtor_raises_money_and_no_more_than_it_owes(timed):
    debts = [
        {"debtor": ANA, "creditor": "bank", "amount": 20},
        {"debtor": BETO, "creditor": "bank", "amount": 100},
    ]
    table = {"owner": {**BROWN, 5: BETO, 39: BETO, 15: CARO, 12: ANA}, "mortgaged": {12}}
    game = timed(**table, cash={ANA: 0, BETO: 0}, debts=debts)
    game.end_time()
    assert refused(game, "mortgage", square=15, seat=CARO).code == "after-end-time"
    do(game, "mortgage", square=5, seat=BETO)
    assert cash(game)[BETO] == 100  # that is enough
    assert refused(game, "mortgage", square=39, seat=BETO).code == "after-end-time"
    do(game, "mortgage", square=1, seat=ANA)
    assert ended(game) == ("clock", [10, 0, 1500])


@pytest.mark.clause("PE-55")
def test_a_debtor_sells_its_buildings_one_by_one_where_it_can(timed):
    hotels = {"owner": BROWN, "buildings": {1: 5, 3: 5}, "cash": {ANA: 0}}
    game = timed(**hotels, stock={"houses": 4, "hotels": 10}, **owes("bank", 20))
    assert can(game, "sell_group", group="brown")
    game.end_time()
    refusal = refused(game, "sell_group", group="brown")
    assert (refusal.code, refusal.clause) == ("after-end-time", "PE-55")
    assert not can(game, "sell_group")
    do(game, "sell_building", square=1)
    assert ended(game) == ("clock", [5, 1500, 1500])

    game = timed(owner=BROWN, buildings={1: 2, 3: 1}, cash={ANA: 0}, **owes("bank", 20))
    assert can(game, "sell_building", square=1, whole=True)
    game.end_time()
    assert refused(game, "sell_building", square=1, whole=True).code == "after-end-time"


@pytest.mark.clause("PE-55")
def test_it_sells_them_at_once_where_there_is_no_smaller_sale(timed):
    hotels = {"owner": BROWN, "buildings": {1: 5, 3: 5}, "cash": {ANA: 0}}
    game = timed(**hotels, stock={"houses": 3, "hotels": 10}, **owes("bank", 20))  # no hotel can be changed back
    game.end_time()
    do(game, "sell_group", group="brown")
    assert ended(game) == ("clock", [230, 1500, 1500])

    for sale in ({"move": "sell_group", "group": "brown"}, {"move": "sell_building", "square": 1, "whole": True}):
        game = timed(owner=BROWN, buildings={1: 1}, cash={ANA: 0}, **owes("bank", 20))
        game.end_time()
        game.apply(sale)
        assert ended(game) == ("clock", [5, 1500, 1500])


@pytest.mark.clause("PE-55")
def test_a_debtor_sells_nothing_to_players_and_builds_nothing(timed):
    game = timed(owner={**BROWN, 5: ANA}, cash={ANA: 60}, **owes("bank", 90))
    game.end_time()
    refusal = refused(game, "offer", to=BETO, give={"squares": [5]}, take={"cash": 150})
    assert refusal.code == "after-end-time"
    assert refused(game, "build", square=1).code == "debt-first"
    do(game, "mortgage", square=5)
    assert ended(game) == ("clock", [70, 1500, 1500])


# Open claims.


@pytest.mark.clause("PE-55")
def test_open_claims_are_paid_by_themselves(timed):
    game = timed(owner={39: BETO}, at={ANA: 32}, dice=[(3, 4)])
    do(game, "roll")
    game.end_time()
    assert ended(game) == ("clock", [1450, 1550, 1500])
    assert (game.claims, "claim-lapsed" in kinds(game)) == ([], False)


@pytest.mark.clause("PE-55")
def test_while_something_is_under_way_they_may_still_be_claimed(timed):
    game = timed(owner={15: BETO}, at={ANA: 39}, phase="buy", claims=[rent(BETO, ANA, 15, 25)])
    game.end_time()
    do(game, "claim_rent", square=15, seat=BETO)
    assert (game.outcome, cash(game)[:2]) == (None, [1475, 1525])
    do(game, "decline")
    for seat in (BETO, CARO, ANA):
        do(game, "pass", seat=seat)
    assert ended(game) == ("clock", [1475, 1525, 1500])


@pytest.mark.clause("PE-55")
def test_claims_are_paid_after_what_is_under_way(timed):
    game = timed(owner={15: BETO}, cash={ANA: 410}, at={ANA: 39}, phase="buy", claims=[rent(BETO, ANA, 15, 25)])
    game.end_time()
    do(game, "buy")
    assert (game.outcome, game.actor, cash(game)[:2]) == (None, ANA, [10, 1500])
    do(game, "mortgage", square=39)
    assert ended(game) == ("clock", [185, 1525, 1500])


@pytest.mark.clause("PE-55")
def test_the_oldest_is_paid_first_into_debt_and_bankruptcy(timed):
    claims = [rent(BETO, ANA, 15, 30), rent(CARO, ANA, 25, 40), rent(DORA, BETO, 35, 50)]
    table = {"players": 4, "owner": {15: BETO, 25: CARO, 35: DORA, 39: ANA}, "mortgaged": {39}, "claims": claims}
    game = timed(**table, cash={ANA: 69})
    game.end_time()
    assert (game.actor, cash(game)) == (ANA, [39, 1530, 1500, 1500])
    do(game, "declare_bankruptcy")  # to Caro, who gets the 39 and pays 20 on the mortgage
    do(game, "keep", square=39, seat=CARO)
    assert ended(game) == ("clock", [0, 1480, 1519, 1550])


@pytest.mark.clause("PE-55")
def test_a_claim_on_a_title_that_lies_face_down_is_not_paid(timed):
    game = timed(owner={15: BETO}, mortgaged={15}, claims=[rent(BETO, ANA, 15, 25)])
    game.end_time()
    assert ended(game) == ("clock", [1500, 1500, 1500])
    assert "claim-lapsed" in kinds(game)


@pytest.mark.clause("PE-55")
def test_a_bankruptcy_to_the_bank_after_the_time_is_auctioned(timed):
    game = timed(owner={39: ANA}, cash={ANA: 0}, **owes("bank", 900))
    game.end_time()
    do(game, "declare_bankruptcy")
    do(game, "bid", amount=300, seat=CARO)
    do(game, "pass", seat=BETO)
    assert (game.outcome.winners, game.outcome.wealth) == ([CARO], [0, 1500, 1600])


@pytest.mark.clause("PE-55")
def test_a_player_may_still_leave(timed):
    game = timed(at={ANA: 39}, phase="buy", claims=[rent(CARO, ANA, 15, 25)], owner={15: CARO})
    game.end_time()
    do(game, "resign", seat=ANA)
    assert game.view(None)["auction"]["square"] == 39
    do(game, "pass", seat=BETO)
    do(game, "pass", seat=CARO)
    assert ended(game) == ("clock", [0, 1500, 1525])


@pytest.mark.clause("PE-55")
def test_an_offer_lapses_when_the_time_has_come_and_not_before(timed):
    game = timed(owner={1: CARO})
    do(game, "offer", seat=BETO, to=CARO, give={"cash": 10}, take={"squares": [1]})
    assert [offer.by for offer in game.offers] == [BETO]
    game.end_time()
    assert game.offers == []
    assert kinds(game)[-2:] == ["offer-lapsed", "game-over"]
