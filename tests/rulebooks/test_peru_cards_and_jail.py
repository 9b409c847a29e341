"""The rulebook of `peru`: cards, the squares that nobody owns, jail (PE-18 to PE-27)."""

import pytest

from rentier import Game, editions
from rentier.game import Claim
from tests.at_the_table import ANA, BETO, CARO, at, can, cash, do, kinds, refused

IN_JAIL = {"at": {ANA: 10}, "jail": {ANA: 0}}


def draws(peru, deck, card, **table):
    """Ana has come to 17 (Arca) or 22 (Casualidad) with a 3 and a 4, and this card lay on top."""
    start = {"arca": 10, "casualidad": 15}[deck]
    game = peru(at={ANA: start}, dice=[(3, 4)], deck={deck: [card]}, **table)
    do(game, "roll")
    return game


def in_jail(game, seat=ANA):
    return game.view(None)["players"][seat]["in_jail"]


# Cards.


@pytest.mark.clause("PE-18")
@pytest.mark.parametrize("square", [2, 17, 33])
def test_a_card_square_draws_the_top_card_which_then_goes_to_the_bottom(peru, square):
    others = [card.id for card in Game("peru").edition.decks["arca"].cards if card.id != "tax-refund"]
    game = peru(at={ANA: (square - 7) % 40}, dice=[(3, 4)], decks={"arca": ["tax-refund", *others]})
    do(game, "roll")
    assert [(e.deck, e.card) for e in game.events if e.kind == "card-drawn"] == [("arca", "tax-refund")]
    assert game.position()["decks"]["arca"] == [*others, "tax-refund"]


@pytest.mark.clause("PE-18")
@pytest.mark.parametrize("square", [7, 22, 36])
def test_casualidad_has_squares_and_cards_of_its_own(peru, square):
    game = peru(at={ANA: square - 7}, dice=[(3, 4)], deck={"casualidad": ["fair-stall"]})
    do(game, "roll")
    assert [(e.deck, e.card) for e in game.events if e.kind == "card-drawn"] == [("casualidad", "fair-stall")]
    assert cash(game)[ANA] == 1550


@pytest.mark.clause("PE-18")
def test_everyone_sees_the_card(peru):
    game = draws(peru, "arca", "healer")
    assert [event.seen_by for event in game.events if event.kind == "card-drawn"] == [None]


@pytest.mark.clause("PE-18")
@pytest.mark.parametrize(
    ("deck", "card", "after"),
    [
        ("arca", "tax-refund", [1520, 1500, 1500]),
        ("arca", "healer", [1450, 1500, 1500]),
        ("arca", "birthday", [1520, 1490, 1490]),
        ("casualidad", "godparent", [1400, 1550, 1550]),
        ("casualidad", "horn-fine", [1485, 1500, 1500]),
    ],
)
def test_a_card_pays_or_charges_at_once(peru, deck, card, after):
    assert cash(draws(peru, deck, card)) == after


@pytest.mark.clause("PE-18")
def test_a_card_charges_for_one_s_own_houses_and_hotels(peru):
    table = {"owner": {1: ANA, 3: ANA, 37: BETO, 39: BETO}, "buildings": {1: 5, 3: 4, 37: 2, 39: 2}}
    assert cash(draws(peru, "casualidad", "earth-tremor", **table)) == [1300, 1500, 1500]
    assert cash(draws(peru, "arca", "roof-bulls", **table)) == [1225, 1500, 1500]


@pytest.mark.clause("PE-18")
@pytest.mark.parametrize(
    ("card", "square"),
    [("advance-24", 24), ("advance-39", 39), ("back-three", 19), ("next-station", 25), ("next-service", 28)],
)
def test_a_card_moves_the_pawn_and_the_new_square_is_obeyed(peru, card, square):
    game = draws(peru, "casualidad", card)
    assert at(game)[ANA] == square
    assert can(game, "buy")


@pytest.mark.clause("PE-18")
def test_moved_to_another_s_property_one_owes_its_rent(peru):
    game = draws(peru, "casualidad", "advance-24", owner={24: BETO})
    assert game.claims == [Claim(by=BETO, visitor=ANA, square=24, amount=20)]


@pytest.mark.clause("PE-18")
@pytest.mark.parametrize("deck", ["arca", "casualidad"])
def test_a_card_sends_to_jail_or_frees_from_it(peru, deck):
    assert in_jail(draws(peru, deck, "go-to-jail"))
    game = draws(peru, deck, "jail-free")
    assert game.view(None)["players"][ANA]["jail_cards"] == 1


@pytest.mark.clause("PE-19")
def test_a_jail_free_card_is_kept_until_needed(peru):
    game = draws(peru, "arca", "jail-free")
    assert game.view(None)["decks"] == {"casualidad": 16, "arca": 15}
    assert "jail-free" not in game.position()["decks"]["arca"]
    do(game, "end_turn")
    assert [player["jail_cards"] for player in game.view(None)["players"]] == [1, 0, 0]


@pytest.mark.clause("PE-19")
def test_it_may_be_sold_to_another_player_at_an_agreed_price(peru):
    game = peru(jail_cards={ANA: 1})
    do(game, "offer", to=BETO, give={"cards": 1}, take={"cash": 37})
    do(game, "accept", seat=BETO)
    assert [player["jail_cards"] for player in game.view(None)["players"]] == [0, 1, 0]
    assert cash(game) == [1537, 1463, 1500]


@pytest.mark.clause("PE-19")
def test_who_has_none_sells_none(peru):
    refusal = refused(peru(jail_cards={BETO: 1}), "offer", to=BETO, give={"cards": 1}, take={"cash": 37})
    assert (refusal.code, refusal.clause) == ("no-cards-to-give", "PE-19")


@pytest.mark.clause("PE-20")
def test_a_card_s_move_that_passes_the_start_square_earns_200(peru):
    game = draws(peru, "casualidad", "advance-5")
    assert (at(game)[ANA], cash(game)[ANA]) == (5, 1700)
    game = draws(peru, "casualidad", "advance-39")
    assert (at(game)[ANA], cash(game)[ANA]) == (39, 1500)


@pytest.mark.clause("PE-20")
def test_being_sent_to_jail_does_not(peru):
    game = draws(peru, "casualidad", "go-to-jail")
    assert (at(game)[ANA], cash(game)[ANA]) == (10, 1500)


@pytest.mark.clause("PE-20")
def test_being_moved_backwards_past_it_does_not():
    board = editions.load("peru").to_data()
    board["squares"]["2"]["deck"] = "casualidad"  # the printed board has no such square near the start
    ana = {"name": "Ana", "square": 39}
    game = Game.from_position({"edition": board, "players": [ana, {"name": "Beto"}], "titles": {39: {"owner": 0}}})
    game.load_dice((1, 2))
    game.stack_deck("casualidad", ["back-three"])
    do(game, "roll")
    assert (at(game)[ANA], cash(game)[ANA]) == (39, 1700)  # 200 for the way there, none for the way back


# Squares that nobody owns.


@pytest.mark.clause("PE-21")
@pytest.mark.parametrize(("square", "tax"), [(4, 200), (38, 100)])
def test_a_tax_square_takes_the_amount_printed_on_it(peru, square, tax):
    game = peru(at={ANA: square - 3}, dice=[(1, 2)])
    do(game, "roll")
    assert game.edition.squares[square].amount == tax
    assert cash(game) == [1500 - tax, 1500, 1500]
    assert [(e.payer, e.payee, e.amount) for e in game.events if e.kind == "paid"] == [(ANA, "bank", tax)]


@pytest.mark.clause("PE-22")
def test_free_parking_does_nothing(peru):
    game = peru(at={ANA: 1, BETO: 13}, dice=[(1, 2), (3, 4)])
    do(game, "roll")  # a tax has been paid
    do(game, "end_turn")
    do(game, "roll")
    assert (at(game)[BETO], cash(game)) == (20, [1300, 1500, 1500])
    do(game, "end_turn")
    assert game.actor == CARO


# Going to jail.


@pytest.mark.clause("PE-23")
def test_the_go_to_jail_square_leads_to_jail_and_ends_the_turn(peru):
    game = peru(at={ANA: 23}, dice=[(3, 4)])
    do(game, "roll")
    assert (at(game)[ANA], in_jail(game), game.actor) == (10, True, BETO)
    assert [e.jailed_by for e in game.events if e.kind == "jailed"] == ["square"]


@pytest.mark.clause("PE-23")
def test_a_double_that_leads_there_gives_no_further_roll(peru):
    game = peru(at={ANA: 24}, dice=[(3, 3)])
    do(game, "roll")
    assert (in_jail(game), game.actor) == (True, BETO)


@pytest.mark.clause("PE-23")
@pytest.mark.parametrize("deck", ["arca", "casualidad"])
def test_a_card_leads_to_jail_and_ends_the_turn(peru, deck):
    game = draws(peru, deck, "go-to-jail")
    assert (at(game)[ANA], in_jail(game), game.actor) == (10, True, BETO)
    assert [e.jailed_by for e in game.events if e.kind == "jailed"] == ["card"]


@pytest.mark.clause("PE-23")
def test_three_doubles_lead_to_jail_and_end_the_turn(peru):
    game = peru(at={ANA: 20}, doubles=2, dice=[(5, 5)])
    do(game, "roll")
    assert (at(game)[ANA], in_jail(game), game.actor) == (10, True, BETO)
    assert [e.jailed_by for e in game.events if e.kind == "jailed"] == ["doubles"]


@pytest.mark.clause("PE-23")
def test_the_way_to_jail_earns_no_200_but_one_already_earned_stays(peru):
    game = peru(at={ANA: 23}, dice=[(3, 4)])
    do(game, "roll")
    assert cash(game)[ANA] == 1500

    game = peru(at={ANA: 35}, dice=[(3, 4)], deck={"arca": ["go-to-jail"]})
    do(game, "roll")
    assert (in_jail(game), cash(game)[ANA]) == (True, 1700)


# Leaving jail.


@pytest.mark.clause("PE-24")
def test_a_prisoner_may_pay_50_before_rolling_and_play_on(peru):
    game = peru(**IN_JAIL, dice=[(5, 5), (1, 4)])
    do(game, "pay_bail")
    assert (in_jail(game), cash(game)[ANA], game.actor) == (False, 1450, ANA)
    do(game, "roll")
    assert at(game)[ANA] == 20
    do(game, "roll")  # an ordinary turn: a double rolls again
    assert at(game)[ANA] == 25


@pytest.mark.clause("PE-24")
def test_not_in_the_turn_that_led_to_jail_nor_after_rolling(peru):
    game = peru(at={ANA: 23}, dice=[(3, 4)])
    do(game, "roll")
    assert refused(game, "pay_bail", seat=ANA).code == "not-your-turn"

    game = peru(**IN_JAIL, dice=[(1, 2)])
    do(game, "roll")
    assert refused(game, "pay_bail").code == "already-rolled"


@pytest.mark.clause("PE-24")
def test_who_cannot_pay_50_does_not_leave_by_paying(peru):
    game = peru(**IN_JAIL, cash={ANA: 49})
    assert refused(game, "pay_bail").code == "no-cash"
    assert can(game, "roll")


@pytest.mark.clause("PE-24")
def test_a_prisoner_may_use_a_jail_free_card_and_play_on(peru):
    game = peru(**IN_JAIL, jail_cards={ANA: 1}, dice=[(4, 6)])
    do(game, "use_card")
    assert (in_jail(game), cash(game)[ANA]) == (False, 1500)
    assert game.view(None)["players"][ANA]["jail_cards"] == 0
    assert game.position()["decks"]["casualidad"][-1] == "jail-free"
    do(game, "roll")
    assert at(game)[ANA] == 20


@pytest.mark.clause("PE-24")
def test_who_has_no_card_uses_none_and_who_is_free_leaves_no_jail(peru):
    refusal = refused(peru(**IN_JAIL), "use_card")
    assert (refusal.code, refusal.clause) == ("no-jail-card", "PE-24")
    refusal = refused(peru(at={ANA: 10}, jail_cards={ANA: 1}), "use_card")
    assert (refusal.code, refusal.clause) == ("not-in-jail", "PE-24")


@pytest.mark.clause("PE-24")
def test_the_card_may_be_bought_from_another_player(peru):
    game = peru(**IN_JAIL, jail_cards={BETO: 1})
    do(game, "offer", to=BETO, give={"cash": 30}, take={"cards": 1})
    do(game, "accept", seat=BETO)
    do(game, "use_card")
    assert (in_jail(game), cash(game)) == (False, [1470, 1530, 1500])


@pytest.mark.clause("PE-24")
@pytest.mark.parametrize("turns", [0, 1, 2])
def test_a_double_on_one_of_three_turns_frees_and_moves_and_is_used_up(peru, turns):
    game = peru(at={ANA: 10}, jail={ANA: turns}, dice=[(5, 5)])
    do(game, "roll")
    assert (at(game)[ANA], in_jail(game), cash(game)[ANA]) == (20, False, 1500)
    assert refused(game, "roll").code == "already-rolled"
    do(game, "end_turn")
    assert game.actor == BETO


@pytest.mark.clause("PE-24")
@pytest.mark.parametrize(
    ("move", "how", "dice"), [("pay_bail", "bail", []), ("use_card", "card", []), ("roll", "double", [(5, 5)])]
)
def test_it_is_told_how_a_prisoner_left(peru, move, how, dice):
    game = peru(**IN_JAIL, jail_cards={ANA: 1}, dice=dice)
    do(game, move)
    assert [(e.seat, e.freed_by) for e in game.events if e.kind == "freed"] == [(ANA, how)]


@pytest.mark.clause("PE-24")
@pytest.mark.parametrize("turns", [0, 1])
def test_without_a_double_the_prisoner_stays(peru, turns):
    game = peru(at={ANA: 10}, jail={ANA: turns}, dice=[(4, 6)])
    do(game, "roll")
    assert (at(game)[ANA], in_jail(game), cash(game)[ANA]) == (10, True, 1500)
    assert game.view(None)["players"][ANA]["jail_turns"] == turns + 1
    assert refused(game, "roll").code == "already-rolled"
    do(game, "end_turn")
    assert game.actor == BETO


@pytest.mark.clause("PE-24")
def test_a_prisoner_does_not_sit_out_its_time_without_rolling(peru):
    refusal = refused(peru(**IN_JAIL), "end_turn")
    assert (refusal.code, refusal.clause) == ("cannot-wait", "PE-24")


@pytest.mark.clause("PE-25")
def test_after_the_third_failed_roll_50_is_paid_and_the_pawn_moves_by_that_roll(peru):
    game = peru(at={ANA: 10}, jail={ANA: 2}, dice=[(4, 6)])
    do(game, "roll")
    assert (at(game)[ANA], in_jail(game), cash(game)[ANA]) == (20, False, 1450)
    assert refused(game, "roll").code == "already-rolled"


@pytest.mark.clause("PE-25")
def test_the_three_turns_are_counted_from_the_way_to_jail(peru):
    game = peru(players=2, at={ANA: 23}, dice=[(3, 4)])
    do(game, "roll")
    for beto, ana in [((4, 6), (1, 2)), ((4, 6), (1, 2))]:
        game.load_dice(beto, ana)
        do(game, "roll", seat=BETO)
        do(game, "end_turn")
        do(game, "roll", seat=ANA)
        assert (in_jail(game), cash(game)[ANA]) == (True, 1500)
        do(game, "end_turn")
    game.load_dice((1, 4), (4, 6))
    do(game, "roll", seat=BETO)
    do(game, "buy")
    do(game, "end_turn")
    do(game, "roll", seat=ANA)
    assert (at(game)[ANA], in_jail(game), cash(game)[ANA]) == (20, False, 1450)


@pytest.mark.clause("PE-25")
def test_who_has_not_50_raises_it_before_it_moves(peru):
    game = peru(at={ANA: 10}, jail={ANA: 2}, cash={ANA: 20}, owner={39: ANA}, dice=[(4, 6)])
    do(game, "roll")
    assert (at(game)[ANA], game.actor) == (10, ANA)
    assert refused(game, "end_turn").code == "debt-first"
    do(game, "mortgage", square=39)
    assert (at(game)[ANA], in_jail(game), cash(game)[ANA]) == (20, False, 170)


@pytest.mark.clause("PE-26")
def test_a_prisoner_still_collects_rents(peru):
    game = peru(at={ANA: 10, BETO: 32}, jail={ANA: 0}, owner={39: ANA}, to_roll=BETO, dice=[(3, 4)])
    do(game, "roll")
    do(game, "claim_rent", square=39, seat=ANA)
    assert (in_jail(game), cash(game)) == (True, [1550, 1450, 1500])


@pytest.mark.clause("PE-26")
def test_but_none_of_mortgaged_properties(peru):
    table = {"owner": {39: ANA}, "mortgaged": {39}, "to_roll": BETO, "dice": [(3, 4)]}
    game = peru(at={ANA: 10, BETO: 32}, jail={ANA: 0}, **table)
    do(game, "roll")
    assert game.claims == []


@pytest.mark.clause("PE-27")
def test_landing_on_the_jail_square_is_only_a_visit(peru):
    game = peru(players=2, at={ANA: 3, BETO: 10}, dice=[(3, 4), (4, 6), (4, 6)])
    do(game, "roll")
    assert (at(game)[ANA], in_jail(game), cash(game)[ANA]) == (10, False, 1500)
    assert "jailed" not in kinds(game)
    assert refused(game, "pay_bail").code == "not-in-jail"
    do(game, "end_turn")
    do(game, "roll")
    do(game, "end_turn")
    do(game, "roll")
    assert (at(game)[ANA], cash(game)[ANA]) == (20, 1500)
