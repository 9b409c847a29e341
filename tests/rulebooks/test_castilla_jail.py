"""Castilla: jail and free parking."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, at, can, cash, do, kinds, owner, refused, titles

SORPRESA, BANCO = "sorpresa", "banco"


def paid(game):
    """Every payment so far: who paid whom how much, and what for."""
    return [(e.payer, e.payee, e.amount, e.reason) for e in game.events if e.kind == "paid"]


def in_jail(game):
    return [player["in_jail"] for player in game.view(None)["players"]]


# Jail.


@pytest.mark.clause("CA-13")
@pytest.mark.parametrize("dice", [(3, 4), (4, 4)], ids=["", "even after a double"])
def test_its_square_sends_to_jail_at_once_and_the_turn_ends(castilla, dice):
    game = castilla(at={ANA: 30 - sum(dice)}, dice=[dice])
    do(game, "roll")
    assert at(game)[ANA] == 10
    assert in_jail(game) == [True, False, False]
    assert cash(game) == [1500, 1500, 1500]
    assert game.actor == BETO
    assert [(e.seat, e.jailed_by, e.clause) for e in game.events if e.kind == "jailed"] == [(ANA, "square", "CA-13")]


@pytest.mark.clause("CA-13")
@pytest.mark.parametrize(("start", "dice", "deck"), [(33, (1, 2), SORPRESA), (31, (1, 1), BANCO)])
def test_a_card_sends_to_jail_past_salida_without_the_200(castilla, start, dice, deck):
    game = castilla(at={ANA: start}, dice=[dice], deck={deck: ["go-to-jail"]})
    do(game, "roll")
    assert at(game)[ANA] == 10
    assert in_jail(game) == [True, False, False]
    assert cash(game) == [1500, 1500, 1500]
    assert game.actor == BETO


@pytest.mark.clause("CA-14")
def test_landing_on_the_jail_by_the_dice_is_only_a_visit(castilla):
    game = castilla(players=2, at={ANA: 4}, jail={BETO: 0}, dice=[(2, 4), (4, 6)])
    do(game, "roll")
    assert at(game)[ANA] == 10
    assert in_jail(game) == [False, True]
    do(game, "end_turn")
    do(game, "end_turn", seat=BETO)
    do(game, "roll")
    assert at(game)[ANA] == 20
    assert cash(game) == [1500, 1500]


@pytest.mark.clause("CA-15")
def test_a_prisoner_may_pay_50_at_the_start_of_a_turn_then_rolls(castilla):
    game = castilla(jail={ANA: 0}, dice=[(4, 6)])
    do(game, "pay_bail")
    assert in_jail(game)[ANA] is False
    assert paid(game) == [(ANA, "bank", 50, "bail")]
    assert refused(game, "end_turn").code == "must-roll"
    do(game, "roll")
    assert at(game)[ANA] == 20
    assert cash(game)[ANA] == 1450


@pytest.mark.clause("CA-15")
def test_who_lacks_50_cannot_pay_and_may_still_wait(castilla):
    game = castilla(jail={ANA: 0}, cash={ANA: 49})
    assert refused(game, "pay_bail").code == "no-cash"
    assert can(game, "end_turn")


@pytest.mark.clause("CA-15")
def test_who_has_exactly_50_can_pay_and_who_lacks_some_may_raise_it_first(castilla):
    game = castilla(jail={ANA: 0}, cash={ANA: 50}, dice=[(4, 6)])
    do(game, "pay_bail")
    assert (in_jail(game)[ANA], cash(game)[ANA]) == (False, 0)
    game = castilla(jail={ANA: 2}, cash={ANA: 20}, owner={1: ANA})
    do(game, "mortgage", square=1)
    do(game, "pay_bail")
    assert (in_jail(game)[ANA], cash(game)[ANA]) == (False, 0)


@pytest.mark.clause("CA-15")
def test_the_50_are_paid_in_ones_own_turn_and_only_out_of_jail(castilla):
    game = castilla(jail={BETO: 0})
    assert refused(game, "pay_bail", seat=BETO).code == "not-your-turn"
    no = refused(game, "pay_bail", seat=ANA)
    assert (no.code, no.clause) == ("not-in-jail", "CA-15")


@pytest.mark.clause("CA-15")
def test_the_turn_after_the_third_wait_is_an_ordinary_one(castilla):
    game = castilla(players=2, jail={ANA: 0, BETO: 0}, dice=[(5, 5), (1, 3)])
    for _ in range(3):
        assert in_jail(game)[ANA] is True
        assert refused(game, "roll", seat=ANA).code == "must-wait"
        do(game, "end_turn", seat=ANA)
        do(game, "end_turn", seat=BETO)
    assert in_jail(game)[ANA] is False
    do(game, "roll", seat=ANA)
    assert at(game)[ANA] == 20
    do(game, "roll", seat=ANA)
    assert at(game)[ANA] == 24
    assert cash(game) == [1500, 1500]


@pytest.mark.clause("CA-15")
def test_a_prisoner_may_use_the_card_and_rolls(castilla):
    game = castilla(jail={ANA: 1}, jail_cards={ANA: 1}, dice=[(4, 6)])
    do(game, "use_card")
    assert in_jail(game)[ANA] is False
    do(game, "roll")
    assert at(game)[ANA] == 20
    assert cash(game)[ANA] == 1500


@pytest.mark.clause("CA-15")
def test_no_double_frees_a_prisoner_who_may_not_even_roll(castilla):
    game = castilla(jail={ANA: 0}, dice=[(5, 5)])
    no = refused(game, "roll")
    assert (no.code, no.clause) == ("must-wait", "CA-15")
    assert in_jail(game)[ANA] is True


@pytest.mark.clause("CA-16")
def test_a_prisoner_may_buy_at_an_auction(castilla):
    game = castilla(jail={BETO: 0}, dice=[(1, 2)])
    do(game, "roll")
    do(game, "decline")
    do(game, "bid", seat=BETO, amount=20)
    do(game, "pass", seat=CARO)
    do(game, "pass", seat=ANA)
    assert owner(game, 3) == BETO
    assert in_jail(game)[BETO] is True


@pytest.mark.clause("CA-16")
def test_a_prisoner_may_sell_and_buy_properties(castilla):
    game = castilla(jail={ANA: 0}, owner={3: ANA, 6: BETO})
    do(game, "offer", to=BETO, give={"squares": [3]}, take={"cash": 80})
    do(game, "accept", seat=BETO)
    do(game, "offer", to=BETO, give={"cash": 90}, take={"squares": [6]})
    do(game, "accept", seat=BETO)
    assert [owner(game, 3), owner(game, 6)] == [BETO, ANA]
    assert cash(game) == [1490, 1510, 1500]


@pytest.mark.clause("CA-16")
def test_a_prisoner_may_buy_and_sell_houses_and_hotels(castilla):
    game = castilla(jail={ANA: 0}, owner={1: ANA, 3: ANA}, buildings={1: 3, 3: 1})
    do(game, "build", square=3)
    do(game, "build", square=1)
    assert [titles(game)[1]["buildings"], titles(game)[3]["buildings"]] == [4, 2]
    assert cash(game)[ANA] == 1400
    do(game, "sell_building", square=1)
    do(game, "sell_building", square=3)
    assert [titles(game)[1]["buildings"], titles(game)[3]["buildings"]] == [3, 1]
    assert cash(game)[ANA] == 1450


@pytest.mark.clause("CA-16")
def test_a_prisoner_collects_rent(castilla):
    game = castilla(jail={BETO: 0}, owner={3: BETO}, dice=[(1, 2)])
    do(game, "roll")
    assert cash(game) == [1496, 1504, 1500]


# Free parking.


@pytest.mark.clause("CA-17")
def test_free_parking_does_nothing(castilla):
    game = castilla(at={ANA: 13}, dice=[(3, 4)])
    before = len(game.events)
    do(game, "roll")
    assert at(game)[ANA] == 20
    assert kinds(game)[before:] == ["rolled", "moved"]
    assert cash(game) == [1500, 1500, 1500]
    assert can(game, "end_turn")


@pytest.mark.clause("CA-17")
def test_taxes_paid_before_are_not_found_on_free_parking(castilla):
    game = castilla(at={ANA: 2, BETO: 13}, dice=[(1, 1), (3, 4)])
    do(game, "roll")
    assert cash(game)[ANA] == 1300
    do(game, "end_turn")
    do(game, "roll")
    assert at(game)[BETO] == 20
    assert cash(game) == [1300, 1500, 1500]
