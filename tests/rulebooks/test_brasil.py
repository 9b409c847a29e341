"""Brasil, BR-01 to BR-11: the start and the turn."""

import pytest

from rentier import Game, Refused
from tests.at_the_table import ANA, BETO, CARO, at, can, cash, do, kinds, owner, refused
from tests.rulebooks.brasil_table import cards_with_on_top, deck, in_prison, payments

# The start


@pytest.mark.clause("BR-01")
@pytest.mark.parametrize("number", [2, 3, 4, 5, 6])
def test_two_to_six_play(number):
    assert len(Game("brasil", players=number).view(None)["players"]) == number


@pytest.mark.clause("BR-01")
@pytest.mark.parametrize("number", [0, 1, 7, 8])
def test_any_other_number_is_refused(number):
    with pytest.raises(Refused) as caught:
        Game("brasil", players=number)
    assert (caught.value.code, caught.value.clause) == ("players-number", "BR-01")


@pytest.mark.clause("BR-01")
def test_each_chooses_a_pawn_colour():
    game = Game("brasil", players=[{"name": "Ana", "pawn": "green"}, {"name": "Beto", "pawn": "red"}])
    assert [player["pawn"] for player in game.view(None)["players"]] == ["green", "red"]


@pytest.mark.clause("BR-01")
def test_no_two_pawns_have_the_same_colour():
    with pytest.raises(Refused) as caught:
        Game("brasil", players=[{"name": "Ana", "pawn": "green"}, {"name": "Beto", "pawn": "green"}])
    assert (caught.value.code, caught.value.clause) == ("pawn-taken", "BR-01")

    game = Game("brasil", players=["Ana", {"name": "Beto", "pawn": "teal"}, "Caro", "Dora", "Enzo", "Fina"])
    assert len({player["pawn"] for player in game.view(None)["players"]}) == 6


@pytest.mark.clause("BR-01")
@pytest.mark.parametrize("pawn", ["brown", "black"])
def test_a_pawn_that_is_not_among_the_six_of_the_box_is_refused(pawn):
    with pytest.raises(Refused) as caught:
        Game("brasil", players=["Ana", {"name": "Beto", "pawn": pawn}])
    assert (caught.value.code, caught.value.clause) == ("pawn-taken", "BR-01")
    assert caught.value.details["allowed"] == "teal, red, purple, green, orange, blue"
    assert Game("peru", players=["Ana", {"name": "Beto", "pawn": pawn}]).pawns[BETO] == pawn


@pytest.mark.clause("BR-02")
def test_all_pawns_start_on_the_start_square():
    game = Game("brasil", players=6)
    assert at(game) == [0, 0, 0, 0, 0, 0]
    assert game.edition.squares[0].kind == "start"


@pytest.mark.clause("BR-02")
def test_several_pawns_share_a_square(brasil):
    game = brasil(at={ANA: 10, BETO: 20, CARO: 20}, dice=[(4, 6)])
    do(game, "roll")
    assert at(game) == [20, 20, 20]


@pytest.mark.clause("BR-03")
def test_the_notes_of_each_player_are_told(brasil):
    assert brasil().edition.notes == {500: 2, 100: 8, 50: 10, 10: 10, 5: 10, 1: 8}


@pytest.mark.clause("BR-03")
def test_each_starts_with_2458():
    assert cash(Game("brasil", players=3)) == [2458, 2458, 2458]


@pytest.mark.clause("BR-04")
def test_thirty_cards_are_one_deck_that_every_card_square_draws_from():
    game = Game("brasil", players=2)
    assert game.view(None)["decks"] == {"sorte-reves": 30}
    card_squares = [square for square in game.edition.squares if square.kind == "cards"]
    assert [square.index for square in card_squares] == [2, 7, 17, 22, 33, 36]
    assert {square.deck for square in card_squares} == {"sorte-reves"}


@pytest.mark.clause("BR-04")
def test_the_cards_are_shuffled():
    first, second = Game("brasil", players=2, seed="1"), Game("brasil", players=2, seed="2")
    assert deck(first) != cards_with_on_top()
    assert deck(first) != deck(second)
    assert sorted(deck(first)) == sorted(deck(second)) == sorted(cards_with_on_top())


@pytest.mark.clause("BR-04")
@pytest.mark.parametrize("seat", [None, ANA, BETO])
def test_the_cards_lie_face_down(seat):
    game = Game("brasil", players=2, seed="1")
    assert game.view(seat)["decks"] == {"sorte-reves": 30}
    assert not any(card in str(game.view(seat)) for card in cards_with_on_top())


@pytest.mark.clause("BR-05")
def test_the_bank_holds_28_titles_32_houses_and_12_hotels():
    game = Game("brasil", players=2)
    kinds_of_titles = [square.kind for square in game.edition.squares if square.price > 0]
    assert (kinds_of_titles.count("lot"), kinds_of_titles.count("company"), len(kinds_of_titles)) == (22, 6, 28)
    assert game.view(None)["titles"] == {}
    assert game.view(None)["stock"] == {"houses": 32, "hotels": 12}


@pytest.mark.clause("BR-05")
def test_the_banks_money_is_apart_from_any_players_and_the_software_pays_it_out(brasil):
    game = brasil(at={ANA: 34}, dice=[(1, 3)])
    do(game, "roll")
    assert cash(game) == [2558, 2458, 2458]
    assert payments(game) == [("bank", ANA, 100)]


@pytest.mark.clause("BR-05")
def test_the_banks_money_never_runs_out(brasil):
    game = brasil(cash={ANA: 400_000_000, BETO: 400_000_000}, at={ANA: 34}, dice=[(1, 3)])
    do(game, "roll")
    assert cash(game) == [400_000_100, 400_000_000, 2458]


# The turn


@pytest.mark.clause("BR-06")
def test_seat_1_is_the_first_player_and_nobody_rolls_for_it():
    for seed in ("1", "2", "3"):
        game = Game("brasil", players=4, seed=seed)
        assert game.actor == ANA
        assert "opening-roll" not in kinds(game)


@pytest.mark.clause("BR-06")
def test_turns_go_round_in_seat_order(brasil):
    game = brasil(at={ANA: 10, BETO: 10, CARO: 10}, dice=[(4, 6), (4, 6), (4, 6)])
    played = []
    for _ in range(3):
        played.append(game.actor)
        do(game, "roll")
        do(game, "end_turn")
    assert [*played, game.actor] == [ANA, BETO, CARO, ANA]


@pytest.mark.clause("BR-06")
def test_who_is_not_at_turn_may_not_roll(brasil):
    game = brasil()
    refusal = refused(game, "roll", seat=BETO)
    assert (refusal.code, refusal.clause) == ("not-your-turn", "BR-06")


@pytest.mark.clause("BR-06")
def test_the_seat_of_one_who_has_left_is_passed_over(brasil):
    game = brasil(bankrupt=[BETO], at={ANA: 10}, dice=[(4, 6)])
    do(game, "roll")
    do(game, "end_turn")
    assert game.actor == CARO


@pytest.mark.clause("BR-07")
def test_two_dice_are_rolled_and_their_sum_moved(brasil):
    game = brasil(at={ANA: 13}, dice=[(3, 4)])
    do(game, "roll")
    assert at(game) == [20, 0, 0]

    game = brasil(at={ANA: 35}, owner={6: ANA}, dice=[(5, 6)])
    do(game, "roll")
    assert at(game) == [6, 0, 0]


@pytest.mark.clause("BR-07")
def test_a_turn_has_its_roll_and_only_one(brasil):
    game = brasil(at={ANA: 10}, dice=[(4, 6)])
    refusal = refused(game, "end_turn")
    assert (refusal.code, refusal.clause) == ("must-roll", "BR-07")
    do(game, "roll")
    refusal = refused(game, "roll")
    assert (refusal.code, refusal.clause) == ("already-rolled", "BR-07")


@pytest.mark.clause("BR-08")
@pytest.mark.parametrize(("dice", "square", "price", "left"), [((1, 2), 3, 60, 2398), ((2, 3), 5, 200, 2258)])
def test_an_unowned_land_or_company_may_be_bought_at_its_printed_price(brasil, dice, square, price, left):
    game = brasil(dice=[dice])
    do(game, "roll")
    do(game, "buy")
    assert owner(game, square) == ANA
    assert cash(game) == [left, 2458, 2458]
    assert payments(game) == [(ANA, "bank", price)]


@pytest.mark.clause("BR-08")
def test_declined_it_stays_with_the_bank_without_an_auction(brasil):
    game = brasil(dice=[(1, 2)])
    do(game, "roll")
    do(game, "decline")
    assert owner(game, 3) is None
    assert cash(game) == [2458, 2458, 2458]
    assert game.view(None)["auction"] is None
    refusal = refused(game, "bid", seat=BETO, amount=60)
    assert (refusal.code, refusal.clause) == ("no-auction", "BR-08")
    do(game, "end_turn")
    assert game.actor == BETO


@pytest.mark.clause("BR-08")
def test_what_one_declined_the_next_may_buy(brasil):
    game = brasil(dice=[(1, 2), (1, 2)])
    do(game, "roll")
    do(game, "decline")
    do(game, "end_turn")
    do(game, "roll")
    do(game, "buy")
    assert owner(game, 3) == BETO


@pytest.mark.clause("BR-08")
def test_the_turn_does_not_go_on_before_the_choice(brasil):
    game = brasil(dice=[(1, 2)])
    do(game, "roll")
    refusal = refused(game, "end_turn")
    assert (refusal.code, refusal.clause) == ("must-decide-purchase", "BR-08")


@pytest.mark.clause("BR-08")
def test_nobody_buys_what_it_cannot_pay(brasil):
    game = brasil(cash={ANA: 59}, dice=[(1, 2)])
    do(game, "roll")
    assert refused(game, "buy").code == "no-cash"
    assert not can(game, "buy")
    assert can(game, "decline")

    game = brasil(cash={ANA: 60}, dice=[(1, 2)])
    do(game, "roll")
    do(game, "buy")
    assert cash(game) == [0, 2458, 2458]


@pytest.mark.clause("BR-08")
def test_what_has_an_owner_is_not_for_sale(brasil):
    game = brasil(owner={3: BETO}, dice=[(1, 2)])
    do(game, "roll")
    refusal = refused(game, "buy")
    assert (refusal.code, refusal.clause) == ("nothing-to-buy", "BR-08")


@pytest.mark.clause("BR-09")
def test_a_tax_is_paid_to_the_bank(brasil):
    game = brasil(dice=[(1, 3)])
    do(game, "roll")
    assert cash(game) == [2258, 2458, 2458]
    assert payments(game) == [(ANA, "bank", 200)]
    assert game.view(None)["jackpot"] == 0


@pytest.mark.clause("BR-09")
def test_profits_are_received_from_the_bank(brasil):
    game = brasil(at={ANA: 35}, dice=[(1, 2)])
    do(game, "roll")
    assert cash(game) == [2558, 2458, 2458]
    assert payments(game) == [("bank", ANA, 100)]


@pytest.mark.clause("BR-10")
def test_the_top_card_is_drawn_and_returned_to_the_bottom(brasil):
    order = cards_with_on_top("street-football", "dentist")
    game = brasil(players=2, decks={"sorte-reves": order}, at={BETO: 10}, dice=[(1, 1), (2, 5)])
    do(game, "roll")
    assert [event.card for event in game.events if event.kind == "card-drawn"] == ["street-football"]
    assert deck(game) == [*order[1:], "street-football"]
    do(game, "end_turn")
    do(game, "roll")
    assert [event.card for event in game.events if event.kind == "card-drawn"] == ["street-football", "dentist"]
    assert deck(game) == [*order[2:], "street-football", "dentist"]


@pytest.mark.clause("BR-10")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("street-football", [2508, 2458, 2458]),
        ("dentist", [2408, 2458, 2458]),
        ("birthday", [2498, 2438, 2438]),
        ("round-of-juice", [2428, 2473, 2473]),
        ("roof-leaks", [2283, 2458, 2458]),
    ],
)
def test_the_card_is_obeyed_in_money(brasil, card, after):
    game = brasil(owner={37: ANA, 39: ANA}, buildings={37: 3, 39: 5}, dice=[(3, 4)], deck={"sorte-reves": [card]})
    do(game, "roll")
    assert cash(game) == after


@pytest.mark.clause("BR-10")
@pytest.mark.parametrize(("card", "square"), [("advance-24", 24), ("next-company", 12), ("advance-39", 39)])
def test_the_card_is_obeyed_in_moves_and_so_is_the_square_it_leads_to(brasil, card, square):
    game = brasil(dice=[(3, 4)], deck={"sorte-reves": [card]})
    do(game, "roll")
    assert at(game) == [square, 0, 0]
    do(game, "buy")
    assert owner(game, square) == ANA


@pytest.mark.clause("BR-10")
def test_a_card_backwards_is_obeyed_with_the_tax_there(brasil):
    game = brasil(dice=[(3, 4)], deck={"sorte-reves": ["back-three"]})
    do(game, "roll")
    assert at(game) == [4, 0, 0]
    assert cash(game) == [2258, 2458, 2458]


@pytest.mark.clause("BR-10")
def test_the_free_exit_card_is_kept_until_used(brasil):
    order = cards_with_on_top("jail-free")
    game = brasil(decks={"sorte-reves": order}, dice=[(3, 4)])
    do(game, "roll")
    assert [player["jail_cards"] for player in game.view(None)["players"]] == [1, 0, 0]
    assert deck(game) == order[1:]
    assert game.view(None)["decks"] == {"sorte-reves": 29}
    do(game, "end_turn")
    assert [player["jail_cards"] for player in game.view(None)["players"]] == [1, 0, 0]


@pytest.mark.clause("BR-11")
def test_a_double_gives_another_roll_and_so_does_a_second(brasil):
    game = brasil(dice=[(5, 5), (5, 5), (2, 3)], owner={25: ANA})
    do(game, "roll")
    assert at(game) == [10, 0, 0]
    assert can(game, "roll")
    do(game, "roll")
    assert at(game) == [20, 0, 0]
    assert can(game, "roll")
    do(game, "roll")
    assert at(game) == [25, 0, 0]
    assert not in_prison(game)


@pytest.mark.clause("BR-11")
def test_without_a_double_there_is_no_other_roll(brasil):
    game = brasil(dice=[(5, 5), (4, 6)])
    do(game, "roll")
    do(game, "roll")
    assert refused(game, "roll").code == "already-rolled"


@pytest.mark.clause("BR-11")
@pytest.mark.parametrize("rolls", [1, 2])
def test_the_other_roll_may_be_waived(brasil, rolls):
    game = brasil(dice=[(5, 5), (5, 5)])
    for _ in range(rolls):
        do(game, "roll")
    do(game, "end_turn")
    assert game.actor == BETO
    assert at(game) == [rolls * 10, 0, 0]


@pytest.mark.clause("BR-11")
def test_a_third_double_in_a_row_goes_to_prison_unmoved_by_the_dice(brasil):
    game = brasil(dice=[(5, 5), (5, 5), (1, 1)])
    for _ in range(3):
        do(game, "roll")
    assert in_prison(game)
    assert at(game) == [10, 0, 0]
    moved = [(event.origin, event.square, event.how) for event in game.events if event.kind == "moved"]
    assert moved == [(0, 10, "dice"), (10, 20, "dice"), (20, 10, "jail")]
    assert "card-drawn" not in kinds(game)
    assert [event.jailed_by for event in game.events if event.kind == "jailed"] == ["doubles"]
    assert game.actor == BETO


@pytest.mark.clause("BR-11")
def test_doubles_of_two_turns_are_not_in_a_row(brasil):
    game = brasil(dice=[(5, 5), (5, 5), (5, 5)])
    do(game, "roll")
    do(game, "roll")
    do(game, "end_turn")
    do(game, "roll")
    assert at(game) == [20, 10, 0]
    assert not in_prison(game, BETO)
