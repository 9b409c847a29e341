"""`scuola`, SC-22 to SC-27: the Assenza, how one comes there, stays and leaves."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, at, can, cash, do, owner, refused, titles


def event(game, kind):
    """The last event of this kind."""
    return [event for event in game.events if event.kind == kind][-1]


def absent(game, seat):
    return game.view(None)["players"][seat]["in_jail"]


def play_a_quiet_turn(game):
    """From 13 to free parking."""
    game.load_dice((3, 4))
    do(game, "roll")
    do(game, "end_turn")


# Going there.


@pytest.mark.clause("SC-22")
@pytest.mark.parametrize(
    ("start", "dice", "doubles", "deck", "why"),
    [
        (23, (3, 4), 0, {}, "square"),
        (26, (2, 2), 0, {}, "square"),  # a double earns no further roll then
        (29, (3, 4), 0, {"imprevisti": ["go-to-jail"]}, "card"),
        (26, (3, 4), 0, {"probabilita": ["go-to-jail"]}, "card"),
        (32, (2, 2), 1, {"imprevisti": ["go-to-jail"]}, "card"),
        (38, (1, 1), 2, {}, "doubles"),
    ],
)
def test_the_nurse_a_card_and_three_doubles_lead_straight_to_the_assenza(scuola, start, dice, doubles, deck, why):
    game = scuola(players=2, at={ANA: start}, doubles=doubles, dice=[dice], deck=deck)
    do(game, "roll")
    assert (at(game)[ANA], absent(game, ANA)) == (10, True)
    assert event(game, "jailed").jailed_by == why
    assert (event(game, "moved").square, event(game, "moved").how) == (10, "jail")
    assert cash(game)[ANA] == 610  # no 200, though all of them lie behind the Assenza
    assert game.actor == BETO  # the turn has ended


@pytest.mark.clause("SC-23")
def test_landing_there_by_an_ordinary_move_is_transit_only(scuola):
    game = scuola(players=2, at={ANA: 3, BETO: 13}, dice=[(3, 4)])
    do(game, "roll")
    assert (at(game)[ANA], absent(game, ANA)) == (10, False)
    do(game, "end_turn")
    play_a_quiet_turn(game)
    game.load_dice((4, 6))
    do(game, "roll")
    assert (at(game)[ANA], cash(game)[ANA]) == (20, 610)


@pytest.mark.clause("SC-23")
def test_in_transit_after_a_double_one_rolls_on(scuola):
    game = scuola(at={ANA: 6}, dice=[(2, 2), (4, 6)])
    do(game, "roll")
    do(game, "roll")
    assert at(game)[ANA] == 20


# Leaving.


@pytest.mark.clause("SC-24")
@pytest.mark.parametrize("waited", [0, 1])
def test_who_pays_250_before_rolling_leaves_and_plays(scuola, waited):
    game = scuola(jail={ANA: waited}, dice=[(4, 6)])
    do(game, "pay_bail")
    assert (absent(game, ANA), cash(game)[ANA]) == (False, 360)
    paid = event(game, "paid")
    assert (paid.payee, paid.amount, paid.reason, paid.clause) == ("bank", 250, "bail", "SC-24")
    assert event(game, "freed").freed_by == "bail"
    do(game, "roll")
    assert at(game)[ANA] == 20


@pytest.mark.clause("SC-24")
def test_it_takes_the_whole_250(scuola):
    game = scuola(jail={ANA: 0}, cash={ANA: 249})
    refusal = refused(game, "pay_bail")
    assert (refusal.code, refusal.clause) == ("no-cash", "SC-24")
    assert not can(game, "pay_bail")
    assert can(scuola(jail={ANA: 0}, cash={ANA: 250}), "pay_bail")


@pytest.mark.clause("SC-24")
def test_it_is_paid_on_ones_own_turn(scuola):
    refusal = refused(scuola(jail={BETO: 0}), "pay_bail", seat=BETO)
    assert (refusal.code, refusal.clause) == ("not-your-turn", "SC-24")


@pytest.mark.clause("SC-24")
def test_who_is_only_in_transit_pays_nothing(scuola):
    refusal = refused(scuola(at={ANA: 10}), "pay_bail")
    assert (refusal.code, refusal.clause) == ("not-in-jail", "SC-24")


@pytest.mark.clause("SC-25")
def test_who_has_a_jail_free_card_leaves_by_it_and_plays(scuola):
    game = scuola(jail={ANA: 0}, jail_cards={ANA: 1}, dice=[(4, 6)])
    do(game, "use_card")
    assert (absent(game, ANA), cash(game)[ANA]) == (False, 610)
    assert (event(game, "freed").freed_by, event(game, "freed").clause) == ("card", "SC-25")
    do(game, "roll")
    assert at(game)[ANA] == 20


@pytest.mark.clause("SC-25")
def test_who_has_none_cannot_leave_by_it(scuola):
    refusal = refused(scuola(jail={ANA: 0}, jail_cards={BETO: 1}), "use_card")
    assert (refusal.code, refusal.clause) == ("no-jail-card", "SC-25")


@pytest.mark.clause("SC-25")
def test_the_card_may_be_bought_from_another_player_and_used_at_once(scuola):
    game = scuola(jail={ANA: 0}, jail_cards={BETO: 1})
    do(game, "offer", to=BETO, give={"cash": 100}, take={"cards": 1})
    do(game, "accept", seat=BETO)
    do(game, "use_card")
    assert (absent(game, ANA), cash(game)) == (False, [510, 710, 610])


@pytest.mark.clause("SC-26")
def test_who_waits_two_turns_plays_an_ordinary_third(scuola):
    game = scuola(players=2, at={BETO: 13}, jail={ANA: 0}, owner={27: ANA})
    do(game, "end_turn")
    assert (event(game, "waited").turns, absent(game, ANA)) == (1, True)
    play_a_quiet_turn(game)
    assert (game.actor, absent(game, ANA)) == (ANA, True)  # one turn, as the summary has it, is not enough
    do(game, "end_turn")
    assert event(game, "waited").turns == 2
    game.load_dice((3, 4))
    do(game, "roll")  # Beto, from 20 to 27
    do(game, "end_turn")
    assert (game.actor, absent(game, ANA)) == (ANA, False)
    assert (event(game, "freed").freed_by, event(game, "freed").clause) == ("waiting", "SC-26")
    assert refused(game, "end_turn").code == "must-roll"
    game.load_dice((5, 5))
    do(game, "roll")
    assert (at(game)[ANA], cash(game)[ANA]) == (20, 632)  # a rent of 22 came in, nothing was paid
    assert can(game, "roll")  # after a double, as ever


@pytest.mark.clause("SC-26")
@pytest.mark.parametrize("waited", [0, 1])
def test_who_waits_does_not_roll(scuola, waited):
    refusal = refused(scuola(jail={ANA: waited}), "roll")
    assert (refusal.code, refusal.clause) == ("must-wait", "SC-26")


@pytest.mark.clause("SC-26")
def test_a_waited_turn_counts_as_played_in_its_round(scuola):
    game = scuola(at={BETO: 13, CARO: 13}, jail={ANA: 0}, chance={"order": [BETO, CARO]})
    do(game, "end_turn")
    play_a_quiet_turn(game)
    assert (game.actor, game.view(None)["round"]) == (CARO, 1)
    play_a_quiet_turn(game)
    assert game.view(None)["round"] == 2  # three turns, the waited one included


@pytest.mark.clause("SC-27")
def test_the_absent_collect_rent(scuola):
    game = scuola(at={ANA: 32}, jail={BETO: 0}, owner={39: BETO}, dice=[(3, 4)])
    do(game, "roll")
    assert cash(game) == [560, 660, 610]


@pytest.mark.clause("SC-27")
def test_the_absent_trade_on_their_own_turn_and_on_others(scuola):
    game = scuola(jail={ANA: 0, BETO: 1}, owner={1: ANA, 39: CARO})
    do(game, "offer", seat=ANA, to=BETO, give={"squares": [1]}, take={"cash": 80})
    do(game, "accept", seat=BETO)
    do(game, "offer", seat=CARO, to=BETO, give={"squares": [39]}, take={"cash": 500})
    do(game, "accept", seat=BETO)
    assert (owner(game, 1), owner(game, 39), cash(game)) == (BETO, BETO, [690, 30, 1110])


@pytest.mark.clause("SC-27")
def test_the_absent_build_houses_and_hotels_and_then_wait(scuola):
    game = scuola(jail={ANA: 0}, owner={1: ANA, 3: ANA}, buildings={1: 4, 3: 3})
    do(game, "build", square=3)
    do(game, "build", square=1)
    assert (titles(game)[1]["buildings"], titles(game)[3]["buildings"], cash(game)[ANA]) == (5, 4, 510)
    assert (absent(game, ANA), can(game, "end_turn")) == (True, True)
