"""Malta: the start, turns, the squares that nobody owns and the xorti cards. Other chapters have files of their own."""

from collections import Counter

import pytest

from rentier import Game, Refused, load
from rentier.notation import texts
from tests.at_the_table import ANA, BETO, CARO, DORA, Claim, at, can, cash, do, kinds, refused, set_table, titles

XORTI_SQUARES = [2, 7, 17, 22, 33, 36]


def paid(game):
    """Every payment so far: who paid whom how much, and what for."""
    return [(event.payer, event.payee, event.amount, event.reason) for event in game.events if event.kind == "paid"]


def deck(game):
    """The xorti cards from the top."""
    return game.position()["decks"]["xorti"]


# Setup and the Bank


@pytest.mark.clause("MT-01")
@pytest.mark.parametrize("number", [2, 8])
def test_two_to_eight_play_with_1500_each(number):
    assert cash(Game("malta", players=number, seed="1")) == [1500] * number


@pytest.mark.clause("MT-01")
@pytest.mark.parametrize("number", [1, 9])
def test_fewer_than_two_or_more_than_eight_cannot_play(number):
    with pytest.raises(Refused) as caught:
        Game("malta", players=number, seed="1")
    assert (caught.value.code, caught.value.clause) == ("players-number", "MT-01")


@pytest.mark.clause("MT-01")
def test_money_is_a_balance_from_which_any_amount_is_paid_exactly(malta):
    game = malta(cash={ANA: 500}, at={ANA: 4}, dice=[(1, 2)], deck={"xorti": ["parking"]}, chance={"amount": [77]})
    do(game, "roll")
    assert cash(game) == [423, 1500, 1500]


@pytest.mark.clause("MT-02")
def test_at_the_start_no_title_has_an_owner():
    game = Game("malta", players=3, seed="1")
    assert titles(game) == {}
    assert "title-dealt" not in kinds(game)


@pytest.mark.clause("MT-02")
def test_the_bank_pays_however_much_it_has_paid_out_already(malta):
    game = malta(cash={ANA: 400_000_000, BETO: 500_000_000}, owner={39: ANA}, at={ANA: 39}, dice=[(4, 6)])
    do(game, "mortgage", square=39)
    do(game, "roll")
    assert cash(game)[ANA] == 400_000_400
    assert paid(game) == [("bank", ANA, 200, "mortgage"), ("bank", ANA, 200, "salary")]


@pytest.mark.clause("MT-02")
def test_what_is_paid_for_a_title_goes_to_no_player(malta):
    game = malta(at={ANA: 0}, dice=[(2, 4)])
    do(game, "roll")
    do(game, "buy")
    assert paid(game) == [(ANA, "bank", 100, "price")]
    assert cash(game) == [1400, 1500, 1500]


# Turns


@pytest.mark.clause("MT-03")
def test_the_first_to_register_starts_without_rolling_for_it():
    game = Game("malta", players=["Zoe", "Ana", "Beto"], seed="1", dice=[(1, 3), (6, 6), (6, 5)])
    assert game.actor == 0
    assert "opening-roll" not in kinds(game)
    do(game, "roll")
    assert at(game) == [4, 0, 0]


@pytest.mark.clause("MT-03")
def test_turns_follow_the_order_of_registration():
    game = Game("malta", players=["Zoe", "Ana", "Yan", "Beto", "Xia"], seed="1", dice=[(4, 6)] * 10)
    assert [player["name"] for player in game.view(None)["players"]] == ["Zoe", "Ana", "Yan", "Beto", "Xia"]
    played = []
    for _ in range(10):
        played.append(game.actor)
        do(game, "roll")
        do(game, "end_turn")
    assert played == [0, 1, 2, 3, 4, 0, 1, 2, 3, 4]


@pytest.mark.clause("MT-03")
def test_nobody_rolls_out_of_turn(malta):
    refusal = refused(malta(to_roll=ANA), "roll", seat=BETO)
    assert (refusal.code, refusal.clause) == ("not-your-turn", "MT-03")


@pytest.mark.clause("MT-04")
def test_everyone_begins_on_go_and_moves_forward_by_the_sum_of_the_dice():
    game = Game("malta", players=2, seed="1", dice=[(4, 6)])
    assert at(game) == [0, 0]
    do(game, "roll")
    assert at(game) == [10, 0]
    assert refused(game, "roll").code == "already-rolled"


@pytest.mark.clause("MT-04")
def test_a_double_moves_and_obeys_and_must_roll_again(malta):
    game = malta(at={ANA: 0}, dice=[(2, 2), (2, 4)])
    do(game, "roll")
    assert (at(game)[ANA], cash(game)[ANA]) == (4, 1300)
    refusal = refused(game, "end_turn")
    assert (refusal.code, refusal.clause) == ("must-roll", "MT-04")
    do(game, "roll")
    assert (game.actor, at(game)[ANA]) == (ANA, 10)
    do(game, "end_turn")
    assert game.actor == BETO


@pytest.mark.clause("MT-04")
def test_the_square_is_obeyed_before_a_double_rolls_again(malta):
    game = malta(at={ANA: 4}, dice=[(1, 1)])
    do(game, "roll")
    refusal = refused(game, "roll")
    assert (refusal.code, refusal.clause) == ("must-decide-purchase", "MT-14")
    do(game, "buy")
    assert can(game, "roll")


@pytest.mark.clause("MT-04")
def test_without_a_double_there_is_no_other_roll(malta):
    game = malta(at={ANA: 0}, dice=[(1, 3)])
    do(game, "roll")
    refusal = refused(game, "roll")
    assert (refusal.code, refusal.clause) == ("already-rolled", "MT-04")


@pytest.mark.clause("MT-04")
def test_pawns_may_share_a_square(malta):
    game = malta(at={ANA: 0, BETO: 10, CARO: 10}, dice=[(4, 6)])
    do(game, "roll")
    assert at(game) == [10, 10, 10]


@pytest.mark.clause("MT-05")
def test_three_doubles_in_a_row_end_the_turn_on_the_jail_square(malta):
    game = malta(at={ANA: 0}, dice=[(5, 5), (5, 5), (1, 1)])
    do(game, "roll")
    do(game, "roll")
    assert (at(game)[ANA], game.actor) == (20, ANA)
    do(game, "roll")
    assert (at(game)[ANA], game.actor) == (10, BETO)
    moves = [(event.origin, event.square, event.how) for event in game.events if event.kind == "moved"]
    assert moves == [(0, 10, "dice"), (10, 20, "dice"), (20, 10, "jail")]


@pytest.mark.clause("MT-05")
def test_the_third_double_earns_no_salary_and_obeys_no_square(malta):
    game = malta(at={ANA: 38}, doubles=2, dice=[(3, 3)])
    do(game, "roll")
    assert (at(game)[ANA], game.actor) == (10, BETO)
    assert cash(game) == [1500, 1500, 1500]
    assert paid(game) == []


@pytest.mark.clause("MT-05")
def test_who_was_moved_there_is_no_prisoner_and_rolls_on_from_the_jail_square(malta):
    game = malta(players=2, at={ANA: 38, BETO: 0}, doubles=2, dice=[(3, 3), (4, 6), (4, 6)])
    do(game, "roll")
    assert game.view(None)["players"][ANA]["in_jail"] is False
    assert "jailed" not in kinds(game)
    do(game, "roll")
    do(game, "end_turn")
    do(game, "roll")
    assert at(game)[ANA] == 20


@pytest.mark.clause("MT-05")
def test_a_third_roll_that_is_no_double_moves_as_usual(malta):
    game = malta(at={ANA: 0}, doubles=2, dice=[(4, 6)])
    do(game, "roll")
    assert (at(game)[ANA], game.actor) == (10, ANA)
    game = malta(at={ANA: 26}, doubles=1, dice=[(2, 2)])
    do(game, "roll")
    assert at(game)[ANA] == 30


@pytest.mark.clause("MT-05")
def test_the_story_says_that_three_doubles_moved_the_pawn_to_the_jail_square(malta):
    game = malta(at={ANA: 38}, doubles=2, dice=[(3, 3)])
    do(game, "roll")
    told = [event.fields for event in game.events if event.kind == "too-many-doubles"]
    assert told == [{"seat": ANA, "turns": 3}]
    assert kinds(game).index("moved") < kinds(game).index("too-many-doubles") < kinds(game).index("turn-ended")
    second = malta(at={ANA: 26}, doubles=1, dice=[(2, 2)])
    do(second, "roll")
    assert "too-many-doubles" not in kinds(second)


# The squares


@pytest.mark.clause("MT-06")
@pytest.mark.parametrize("square", [10, 30])
def test_nothing_happens_on_the_jail_and_go_to_jail_squares(malta, square):
    game = malta(at={ANA: square - 3}, dice=[(1, 2)], jackpot=70)
    do(game, "roll")
    assert at(game)[ANA] == square
    assert cash(game) == [1500, 1500, 1500]
    assert game.view(None)["players"][ANA]["in_jail"] is False
    assert {"move": "end_turn"} in game.legal_moves()
    do(game, "end_turn")
    assert game.actor == BETO


@pytest.mark.clause("MT-06")
def test_only_the_names_of_these_squares_are_shown():
    squares = Game("malta", players=2, seed="1").edition.squares
    assert [(squares[i].name, squares[i].price) for i in (10, 30)] == [("Cárcel", 0), ("Ir a la cárcel", 0)]


@pytest.mark.clause("MT-06")
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_clause_calls_the_go_to_jail_square_as_the_board_does(language):
    assert load("malta").squares[30].name_in(language) in texts.clauses("malta", language)["MT-06"]


@pytest.mark.clause("MT-06")
@pytest.mark.parametrize("move", ["pay_bail", "use_card"])
def test_nobody_is_ever_in_jail_to_leave_it(malta, move):
    refusal = refused(malta(at={ANA: 10}), move)
    assert (refusal.code, refusal.clause) == ("not-in-jail", "MT-06")


@pytest.mark.clause("MT-07")
def test_passing_go_pays_200(malta):
    game = malta(at={ANA: 39}, dice=[(5, 6)])
    do(game, "roll")
    assert (at(game)[ANA], cash(game)[ANA]) == (10, 1700)


@pytest.mark.clause("MT-07")
def test_reaching_go_pays_200_once_and_leaving_it_nothing_more(malta):
    game = malta(at={ANA: 36}, dice=[(2, 2), (4, 6)])
    do(game, "roll")
    assert (at(game)[ANA], cash(game)[ANA]) == (0, 1700)
    do(game, "roll")
    assert (at(game)[ANA], cash(game)[ANA]) == (10, 1700)


@pytest.mark.clause("MT-07")
def test_a_card_that_sends_the_pawn_to_go_again_pays_again(malta):
    game = malta(at={ANA: 39}, dice=[(1, 2)], deck={"xorti": ["anywhere"]}, chance={"square": [0]})
    do(game, "roll")
    assert (at(game)[ANA], cash(game)[ANA]) == (0, 1900)
    assert paid(game) == [("bank", ANA, 200, "salary"), ("bank", ANA, 200, "salary")]


@pytest.mark.clause("MT-07")
def test_a_move_that_does_not_reach_go_again_pays_nothing(malta):
    game = malta(at={ANA: 0}, dice=[(4, 6)])
    do(game, "roll")
    assert cash(game)[ANA] == 1500


# Xorti


@pytest.mark.clause("MT-07")
@pytest.mark.parametrize(("steps", "square"), [(7, 0), (8, 39)])
def test_a_pawn_that_is_moved_back_to_go_or_over_it_earns_nothing(steps, square):
    edition = load("malta").to_data()
    edition["decks"]["xorti"]["cards"]["parking"]["effect"] = {"move_back": steps}
    for pays, salary in ((False, []), (True, [("bank", ANA, 200, "salary")])):
        rules = {"money.salary_backward": True} if pays else {}
        played = {**edition, "dials": {**edition["dials"], **rules}, "house_rules": rules}
        game = set_table(played, house_rules=rules, at={ANA: 4}, dice=[(1, 2)], deck={"xorti": ["parking"]})
        do(game, "roll")
        assert (at(game)[ANA], paid(game)) == (square, salary)


@pytest.mark.clause("MT-08")
def test_there_is_one_deck_of_four_cards_and_every_card_square_draws_from_it():
    edition = Game("malta", players=2, seed="1").edition
    assert {name: sorted(card.id for card in pile.cards) for name, pile in edition.decks.items()} == {
        "xorti": ["anywhere", "birthday", "mepa", "parking"]
    }
    assert [square.index for square in edition.squares if square.kind == "cards"] == XORTI_SQUARES
    assert {edition.squares[index].deck for index in XORTI_SQUARES} == {"xorti"}


@pytest.mark.clause("MT-08")
@pytest.mark.parametrize("top", ["parking", "birthday"])
def test_the_top_card_is_drawn(malta, top):
    order = [top, *(card for card in ("mepa", "parking", "anywhere", "birthday") if card != top)]
    game = malta(at={ANA: 4}, dice=[(1, 2)], decks={"xorti": order})
    do(game, "roll")
    assert [event.card for event in game.events if event.kind == "card-drawn"] == [top]


@pytest.mark.clause("MT-08")
def test_the_deck_is_shuffled_at_the_start():
    orders = Counter(tuple(deck(Game("malta", players=2, seed=str(seed)))) for seed in range(240))
    assert len(orders) == 24  # every order there is


@pytest.mark.clause("MT-08")
def test_there_are_no_cards_to_keep_or_trade(malta):
    refusal = refused(malta(owner={1: ANA}), "offer", to=BETO, give={"squares": [1]}, take={"cards": 1})
    assert (refusal.code, refusal.clause) == ("cards-not-traded", "MT-08")
    assert refusal.text_in("es") == "En esta edición no se negocia con cartas."  # there are none to leave jail with


@pytest.mark.clause("MT-09")
def test_on_a_birthday_each_other_player_pays_an_amount_drawn_anew(malta):
    game = malta(players=4, at={ANA: 4}, dice=[(1, 2)], deck={"xorti": ["birthday"]}, chance={"amount": [10, 55, 100]})
    do(game, "roll")
    assert paid(game) == [(BETO, ANA, 10, "card"), (CARO, ANA, 55, "card"), (DORA, ANA, 100, "card")]
    assert cash(game) == [1665, 1490, 1445, 1400]
    assert game.view(None)["jackpot"] == 0


@pytest.mark.clause("MT-09")
def test_a_birthday_costs_the_bankrupt_nothing(malta):
    game = malta(bankrupt=[BETO], at={ANA: 4}, dice=[(1, 2)], deck={"xorti": ["birthday"]}, chance={"amount": [40, 70]})
    do(game, "roll")
    assert cash(game) == [1540, 0, 1460]


@pytest.mark.clause("MT-09")
def test_who_cannot_pay_for_a_birthday_owes_it(malta):
    game = malta(
        at={ANA: 4},
        cash={BETO: 30},
        owner={1: BETO},
        dice=[(1, 2)],
        deck={"xorti": ["birthday"]},
        chance={"amount": [50, 20]},
    )
    do(game, "roll")
    assert game.actor == BETO
    do(game, "mortgage", square=1)
    assert cash(game) == [1570, 10, 1480]


@pytest.mark.clause("MT-09")
def test_a_birthday_is_worth_10_to_100_from_each(malta):
    assert amounts_of(malta, "birthday", [10, 100, 101]) == {10, 100}
    with pytest.raises(Refused):
        malta().load_chance("amount", [9])  # no card has less


@pytest.mark.clause("MT-09")
def test_what_a_birthday_brings_is_left_to_chance_when_nobody_dictates_it(malta):
    seen = set()
    for seed in range(60):
        game = malta(players=4, at={ANA: 4}, dice=[(1, 2)], deck={"xorti": ["birthday"]}, seed=str(seed))
        do(game, "roll")
        seen |= {amount for _, _, amount, _ in paid(game)}
    assert seen <= set(range(10, 101))
    assert min(seen) < 15
    assert max(seen) > 95
    assert len(seen) > 60


@pytest.mark.clause("MT-10")
def test_the_lecturers_place_costs_a_fine_into_the_jackpot(malta):
    game = malta(at={ANA: 4}, dice=[(1, 2)], deck={"xorti": ["parking"]}, chance={"amount": [93]}, jackpot=200)
    do(game, "roll")
    assert paid(game) == [(ANA, "jackpot", 93, "card")]
    assert cash(game) == [1407, 1500, 1500]
    assert game.view(None)["jackpot"] == 293


@pytest.mark.clause("MT-10")
def test_the_fine_for_the_lecturers_place_is_50_to_150(malta):
    assert amounts_of(malta, "parking", [49, 50, 150, 151]) == {50, 150}


@pytest.mark.clause("MT-11")
def test_mepa_fines_each_of_ones_buildings_anew_into_the_jackpot(malta):
    game = malta(
        at={ANA: 4},
        owner={1: ANA, 3: ANA, 37: BETO},
        buildings={1: 2, 3: 1, 37: 4},
        dice=[(1, 2)],
        deck={"xorti": ["mepa"]},
        chance={"amount": [40, 100, 180]},
    )
    do(game, "roll")
    assert cash(game) == [1180, 1500, 1500]
    assert game.view(None)["jackpot"] == 320


@pytest.mark.clause("MT-11")
def test_mepa_fines_nobody_without_buildings(malta):
    game = malta(at={ANA: 4}, owner={1: ANA, 37: BETO}, buildings={37: 4}, dice=[(1, 2)], deck={"xorti": ["mepa"]})
    do(game, "roll")
    assert cash(game) == [1500, 1500, 1500]
    assert game.view(None)["jackpot"] == 0


@pytest.mark.clause("MT-11")
def test_mepas_fine_is_40_to_180_a_building(malta):
    assert amounts_of(malta, "mepa", [39, 40, 180]) == {40, 180}
    with pytest.raises(Refused):
        malta().load_chance("amount", [181])  # no card has more


def amounts_of(malta, card, told):
    """What a card costs one payer, or for one building, of what is dictated; one out of its range is refused."""
    seen = set()
    for amount in told:
        game = malta(
            players=2,
            at={ANA: 4},
            owner={1: ANA},
            buildings={1: 1},
            dice=[(1, 2)],
            deck={"xorti": [card]},
            chance={"amount": [amount]},
        )
        if game.why_not({"move": "roll"}) is not None:
            assert refused(game, "roll").code == "not-chance"
            continue
        do(game, "roll")
        [(_, _, drawn, _)] = paid(game)
        seen.add(drawn)
    return seen


@pytest.mark.clause("MT-12")
def test_a_random_square_is_advanced_to_and_obeyed(malta):
    def sent_to(square, **more):
        game = malta(at={ANA: 4}, dice=[(1, 2)], deck={"xorti": ["anywhere"]}, chance={"square": [square]}, **more)
        do(game, "roll")
        assert at(game)[ANA] == square
        return game

    assert cash(sent_to(38))[ANA] == 1300
    assert can(sent_to(39), "buy")
    assert sent_to(39, owner={39: BETO}).claims == [Claim(by=BETO, visitor=ANA, square=39, amount=50)]
    assert cash(sent_to(20, jackpot=450))[ANA] == 1950
    game = sent_to(9, owner={6: ANA, 8: ANA, 9: ANA})
    do(game, "build", square=9)
    assert titles(game)[9]["buildings"] == 1


@pytest.mark.clause("MT-12")
def test_a_random_square_with_xorti_draws_again(malta):
    game = malta(
        at={ANA: 4}, dice=[(1, 2)], deck={"xorti": ["anywhere", "parking"]}, chance={"square": [33], "amount": [60]}
    )
    do(game, "roll")
    assert (at(game)[ANA], cash(game)[ANA]) == (33, 1440)


@pytest.mark.clause("MT-12")
def test_advancing_past_go_earns_200_and_short_of_it_nothing(malta):
    past = malta(at={ANA: 30}, dice=[(1, 2)], deck={"xorti": ["anywhere"]}, chance={"square": [10]})
    do(past, "roll")
    assert (at(past)[ANA], cash(past)[ANA]) == (10, 1700)
    short = malta(at={ANA: 4}, dice=[(1, 2)], deck={"xorti": ["anywhere"]}, chance={"square": [10]})
    do(short, "roll")
    assert (at(short)[ANA], cash(short)[ANA]) == (10, 1500)


@pytest.mark.clause("MT-12")
def test_any_square_but_the_pawns_own_is_equally_likely(malta):
    seen = Counter()
    for seed in range(390):
        game = malta(at={ANA: 4}, dice=[(1, 2)], deck={"xorti": ["anywhere"]}, seed=str(seed))
        do(game, "roll")
        seen[next(event.square for event in game.events if event.kind == "moved" and event.how == "card")] += 1
    assert set(seen) == set(range(40)) - {7}
    assert max(seen.values()) < 25  # 10 expected of each


@pytest.mark.clause("MT-12")
def test_the_pawns_own_square_is_never_drawn_even_when_dictated(malta):
    game = malta(at={ANA: 4}, dice=[(1, 2)], deck={"xorti": ["anywhere"]}, chance={"square": [7]})
    assert refused(game, "roll").code == "not-chance"


@pytest.mark.clause("MT-13")
def test_the_card_goes_back_to_the_bottom(malta):
    order = ["parking", "birthday", "mepa", "anywhere"]
    game = malta(at={ANA: 4}, dice=[(1, 2)], decks={"xorti": order})
    do(game, "roll")
    assert deck(game) == ["birthday", "mepa", "anywhere", "parking"]


@pytest.mark.clause("MT-13")
def test_no_one_sees_the_cards_of_the_deck(malta):
    game = malta(at={ANA: 4}, dice=[(1, 2)])
    do(game, "roll")
    for seat in (None, ANA, BETO):
        assert game.view(seat)["decks"] == {"xorti": 4}
