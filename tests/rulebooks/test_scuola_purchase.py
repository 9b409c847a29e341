"""`scuola`, SC-10 to SC-12: a free property."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, DORA, can, cash, do, kinds, owner, refused, titles

THREE_AT_13 = {ANA: 13, BETO: 13, CARO: 13}
FOUR_AT_13 = {ANA: 13, BETO: 13, CARO: 13, DORA: 13}


def play_a_quiet_turn(game):
    """From 13 to free parking."""
    game.load_dice((3, 4))
    do(game, "roll")
    do(game, "end_turn")


def event(game, kind):
    """The last event of this kind."""
    return [event for event in game.events if event.kind == kind][-1]


@pytest.mark.clause("SC-10")
@pytest.mark.parametrize(("start", "square", "left"), [(32, 39, 210), (8, 15, 410), (5, 12, 460)])
def test_a_free_lot_station_or_enterprise_may_be_bought_at_its_price(scuola, start, square, left):
    game = scuola(at={ANA: start}, dice=[(3, 4)])
    do(game, "roll")
    do(game, "buy")
    assert (owner(game, square), cash(game)[ANA]) == (ANA, left)


@pytest.mark.clause("SC-10")
def test_one_may_decline_but_must_decide_before_going_on(scuola):
    game = scuola(at={ANA: 32}, dice=[(3, 4)])
    do(game, "roll")
    for move in ("end_turn", "roll"):
        refusal = refused(game, move)
        assert (refusal.code, refusal.clause) == ("must-decide-purchase", "SC-10")
    do(game, "decline")
    assert (owner(game, 39), cash(game)) == (None, [610, 610, 610])


@pytest.mark.clause("SC-10")
def test_only_a_free_property_can_be_bought(scuola):
    game = scuola(at={ANA: 32}, owner={39: BETO}, dice=[(3, 4)])
    do(game, "roll")
    refusal = refused(game, "buy")
    assert (refusal.code, refusal.clause) == ("nothing-to-buy", "SC-10")


@pytest.mark.clause("SC-10")
def test_nobody_buys_beyond_its_cash(scuola):
    game = scuola(at={ANA: 32}, cash={ANA: 399}, dice=[(3, 4)])
    do(game, "roll")
    refusal = refused(game, "buy")
    assert (refusal.code, refusal.clause) == ("no-cash", "SC-10")
    assert can(game, "decline")
    assert not can(game, "buy")


@pytest.mark.clause("SC-10")
def test_one_may_spend_ones_last_money_on_a_property(scuola):
    game = scuola(at={ANA: 32}, cash={ANA: 400}, dice=[(3, 4)])
    do(game, "roll")
    assert can(game, "buy")
    do(game, "buy")
    assert (owner(game, 39), cash(game)[ANA]) == (ANA, 0)


def declined(scuola, **more):
    """Ana has declined square 39, which costs 400."""
    more = {"players": 4, "at": {ANA: 32}, "dice": [(3, 4)], **more}
    game = scuola(**more)
    do(game, "roll")
    do(game, "decline")
    return game


@pytest.mark.clause("SC-11")
def test_all_the_others_are_asked_and_answer_in_any_order(scuola):
    game = declined(scuola)
    asked = game.view(None)["asked"]
    assert (asked["square"], asked["seats"]) == (39, [BETO, CARO, DORA])
    assert game.actor == BETO
    refusal = refused(game, "want", seat=ANA)
    assert (refusal.code, refusal.clause) == ("not-asked", "SC-11")
    do(game, "waive", seat=DORA)
    refusal = refused(game, "want", seat=DORA)
    assert (refusal.code, refusal.clause) == ("already-answered", "SC-11")
    refusal = refused(game, "end_turn", seat=ANA)
    assert (refusal.code, refusal.clause) == ("question-open", "SC-11")


@pytest.mark.clause("SC-11")
def test_the_question_is_shown_to_all_and_goes_first_to_the_left_of_who_declined(scuola):
    game = declined(scuola, to_roll=CARO, at={CARO: 32})
    assert (event(game, "declined").seat, event(game, "declined").square) == (CARO, 39)
    asked = event(game, "asked")
    assert (asked.question, asked.square, asked.seat, asked.seats) == ("price", 39, CARO, [ANA, BETO, DORA])
    assert (asked.seen_by, asked.clause) == (None, "SC-11")
    assert game.actor == DORA


@pytest.mark.clause("SC-11")
def test_the_only_one_who_wants_it_buys_it_at_the_same_price_without_dice(scuola):
    game = declined(scuola)
    do(game, "waive", seat=BETO)
    do(game, "want", seat=CARO)
    assert owner(game, 39) is None  # Dora has not answered
    do(game, "waive", seat=DORA)
    assert (owner(game, 39), cash(game)) == (CARO, [610, 610, 210, 610])
    assert "dice-off" not in kinds(game)
    assert game.actor == ANA


@pytest.mark.clause("SC-11")
def test_of_several_the_highest_die_buys_it(scuola):
    game = declined(scuola, dice=[(3, 4), 3, 5])
    do(game, "want", seat=BETO)
    do(game, "waive", seat=CARO)
    do(game, "want", seat=DORA)
    assert [(e.seat, e.die) for e in game.events if e.kind == "dice-off"] == [(BETO, 3), (DORA, 5)]
    assert (owner(game, 39), cash(game)) == (DORA, [610, 610, 610, 210])


@pytest.mark.clause("SC-11")
def test_only_those_who_tie_for_the_highest_die_roll_again(scuola):
    game = declined(scuola, dice=[(3, 4), 6, 2, 6, 4, 1])
    for seat in (BETO, CARO, DORA):
        do(game, "want", seat=seat)
    assert [e.seat for e in game.events if e.kind == "dice-off"] == [BETO, CARO, DORA, BETO, DORA]
    assert (owner(game, 39), cash(game)) == (BETO, [610, 210, 610, 610])


@pytest.mark.clause("SC-11")
def test_a_tie_is_rolled_again_however_often_it_comes(scuola):
    game = declined(scuola, dice=[(3, 4), *[4, 4] * 150, 1, 6])
    do(game, "waive", seat=CARO)
    do(game, "want", seat=BETO)
    do(game, "want", seat=DORA)
    rolled = [(e.seat, e.die) for e in game.events if e.kind == "dice-off"]
    assert rolled == [(BETO, 4), (DORA, 4)] * 150 + [(BETO, 1), (DORA, 6)]
    assert (owner(game, 39), cash(game)) == (DORA, [610, 610, 610, 210])


@pytest.mark.clause("SC-11")
def test_one_must_have_the_cash_to_say_yes(scuola):
    game = declined(scuola, cash={BETO: 399, CARO: 400})
    refusal = refused(game, "want", seat=BETO)
    assert (refusal.code, refusal.clause) == ("no-cash", "SC-11")
    assert can(game, "waive", seat=BETO)
    assert can(game, "want", seat=CARO)


@pytest.mark.clause("SC-11")
def test_anyone_asked_may_raise_the_cash_before_answering_and_before_its_turn_to_answer(scuola):
    game = declined(scuola, cash={CARO: 250}, owner={5: CARO, 1: CARO}, buildings={1: 2})
    assert game.actor == BETO
    assert refused(game, "want", seat=CARO).code == "no-cash"
    do(game, "mortgage", seat=CARO, square=5)
    do(game, "sell_building", seat=CARO, square=1)
    assert (cash(game)[CARO], can(game, "want", seat=CARO)) == (375, False)
    do(game, "sell_building", seat=CARO, square=1)
    assert can(game, "want", seat=CARO)
    do(game, "want", seat=CARO)
    do(game, "waive", seat=DORA)
    do(game, "waive", seat=BETO)
    assert (owner(game, 39), cash(game)) == (CARO, [610, 610, 0, 610])


@pytest.mark.clause("SC-11")
def test_one_who_said_yes_may_spend_its_cash_and_then_does_not_buy(scuola):
    game = declined(scuola, cash={CARO: 450}, owner={5: CARO}, mortgaged=[5])
    do(game, "want", seat=CARO)
    do(game, "lift", seat=CARO, square=5)
    do(game, "waive", seat=DORA)
    do(game, "want", seat=BETO)
    assert (owner(game, 39), cash(game)) == (BETO, [610, 210, 350, 610])
    assert "dice-off" not in kinds(game)


@pytest.mark.clause("SC-11")
@pytest.mark.parametrize("order", [(BETO, CARO, DORA), (DORA, CARO, BETO), (CARO, BETO, DORA)])
def test_in_whatever_order_they_answer_the_dice_go_round_from_who_declined(scuola, order):
    game = declined(scuola, dice=[(3, 4), 2, 4, 3])
    for seat in order:
        do(game, "want", seat=seat)
    assert [(e.seat, e.die) for e in game.events if e.kind == "dice-off"] == [(BETO, 2), (CARO, 4), (DORA, 3)]
    assert owner(game, 39) == CARO


@pytest.mark.clause("SC-11")
def test_with_no_taker_it_stays_with_the_bank_and_the_turn_goes_on(scuola):
    game = declined(scuola)
    for seat in (BETO, CARO, DORA):
        do(game, "waive", seat=seat)
    assert (owner(game, 39), cash(game)) == (None, [610, 610, 610, 610])
    assert game.actor == ANA
    assert can(game, "end_turn")
    refusal = refused(game, "bid", amount=1)
    assert (refusal.code, refusal.clause) == ("no-auction", "SC-11")


@pytest.mark.clause("SC-11")
def test_the_next_declined_property_is_asked_about_anew(scuola):
    game = scuola(players=2, at={ANA: 2}, dice=[(2, 2), (1, 2)])
    do(game, "roll")
    do(game, "decline")
    do(game, "want", seat=BETO)
    assert (owner(game, 6), cash(game)) == (BETO, [610, 510])
    do(game, "roll")
    do(game, "decline")
    assert (game.actor, game.view(None)["asked"]["answered"], game.view(None)["asked"]["wanted"]) == (BETO, [], [])
    do(game, "waive", seat=BETO)
    assert owner(game, 9) is None


@pytest.mark.clause("SC-12")
def test_the_buyer_pays_and_then_receives_the_contract_for_all_to_see(scuola):
    game = scuola(at={ANA: 32}, owner={1: ANA}, dice=[(3, 4)])
    do(game, "roll")
    assert 39 not in titles(game)
    do(game, "buy")
    paid, shown = game.events[-2:]
    assert (paid.kind, paid.payer, paid.payee, paid.amount) == ("paid", ANA, "bank", 400)
    assert (shown.kind, shown.square, shown.giver, shown.taker, shown.seen_by) == ("title", 39, "bank", ANA, None)
    assert shown.clause == "SC-12"
    for seat in (None, ANA, BETO):
        assert [square for square, title in game.view(seat)["titles"].items() if title["owner"] == ANA] == [1, 39]


@pytest.mark.clause("SC-12")
def test_who_has_spent_its_cash_since_it_said_yes_receives_no_contract(scuola):
    game = declined(scuola, players=3, owner={5: ANA})
    do(game, "want", seat=BETO)
    do(game, "offer", seat=ANA, to=BETO, give={"squares": [5]}, take={"cash": 300})
    do(game, "accept", seat=BETO)
    do(game, "waive", seat=CARO)
    assert (owner(game, 39), cash(game)) == (None, [910, 310, 610])
    assert game.actor == ANA


@pytest.mark.clause("SC-11")
def test_the_dice_of_those_who_want_it_are_ordinary_dice(scuola):
    seen = set()
    for seed in range(40):
        game = declined(scuola, seed=str(seed))
        do(game, "want", seat=BETO)
        do(game, "waive", seat=CARO)
        do(game, "want", seat=DORA)
        rolled = [(e.die, e.seat) for e in game.events if e.kind == "dice-off"]
        assert owner(game, 39) == max(rolled[-2:])[1]
        seen |= {die for die, _ in rolled}
    assert seen == {1, 2, 3, 4, 5, 6}


@pytest.mark.clause("SC-11")
def test_everyone_sees_each_answer(scuola):
    game = declined(scuola)
    do(game, "waive", seat=BETO)
    assert "wanted" not in kinds(game)
    do(game, "want", seat=CARO)
    assert [(e.seat, e.square, e.seen_by) for e in game.events if e.kind == "waived"] == [(BETO, 39, None)]
    assert [(e.seat, e.square, e.seen_by) for e in game.events if e.kind == "wanted"] == [(CARO, 39, None)]
