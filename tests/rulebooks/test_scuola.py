"""`scuola`, SC-01 to SC-12: the box, the order of play, pawns and dice, a free property."""

import pytest

from rentier import Game, Refused
from tests.at_the_table import ANA, BETO, CARO, DORA, at, can, cash, do, refused, set_table

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


# What is in the box.


@pytest.mark.clause("SC-01")
def test_two_to_four_can_play():
    assert [Game("scuola", players=number, seed="1").seats for number in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.clause("SC-01")
@pytest.mark.parametrize("number", [1, 5])
def test_neither_one_nor_five_can_play(number):
    with pytest.raises(Refused) as caught:
        Game("scuola", players=number, seed="1")
    assert (caught.value.code, caught.value.clause) == ("players-number", "SC-01")


@pytest.mark.clause("SC-02")
def test_the_board_has_forty_squares_of_the_printed_kinds(scuola):
    squares = scuola().edition.squares
    assert len(squares) == 40
    of_kind = {kind: sum(square.kind == kind for square in squares) for kind in {square.kind for square in squares}}
    assert of_kind == {
        **{"lot": 22, "station": 4, "service": 2, "tax": 2, "cards": 6},
        **{"start": 1, "jail": 1, "go-to-jail": 1, "parking": 1},
    }
    assert sorted(square.name for square in squares if square.kind == "tax") == ["Retta scolastica", "Tassa wi-fi"]


@pytest.mark.clause("SC-03")
def test_everyone_starts_with_610():
    assert cash(Game("scuola", players=4, seed="1")) == [610, 610, 610, 610]


@pytest.mark.clause("SC-03")
@pytest.mark.parametrize("seat", [None, ANA, BETO, CARO])
def test_every_wallet_is_a_figure_that_all_can_see(scuola, seat):
    game = scuola(cash={ANA: 1, BETO: 22, CARO: 333})
    assert [player["cash"] for player in game.view(seat)["players"]] == [1, 22, 333]


@pytest.mark.clause("SC-04")
def test_the_box_holds_32_houses_12_hotels_two_decks_of_16_and_28_contracts(scuola):
    game = scuola()
    assert game.view(None)["stock"] == {"houses": 32, "hotels": 12}
    assert game.view(None)["decks"] == {"imprevisti": 16, "probabilita": 16}
    assert sum(square.price > 0 for square in game.edition.squares) == 28


@pytest.mark.clause("SC-04")
def test_there_is_no_thirty_third_house(scuola):
    built = dict.fromkeys((6, 8, 9, 11, 13, 14, 16), 4)
    game = scuola(owner=dict.fromkeys(built, BETO) | {1: ANA, 3: ANA}, buildings=built | {3: 3})
    do(game, "build", square=1)
    assert game.view(None)["stock"]["houses"] == 0
    refusal = refused(game, "build", square=1)
    assert (refusal.code, refusal.clause) == ("no-houses-left", "SC-04")


@pytest.mark.clause("SC-04")
def test_there_is_no_thirteenth_hotel(scuola):
    built = dict.fromkeys((6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23), 5)
    game = scuola(owner=dict.fromkeys(built, BETO) | {1: ANA, 3: ANA}, buildings=built | {1: 4, 3: 4})
    do(game, "build", square=1)
    assert game.view(None)["stock"]["hotels"] == 0
    refusal = refused(game, "build", square=3)
    assert (refusal.code, refusal.clause) == ("no-hotels-left", "SC-04")


# Who plays when.


@pytest.mark.clause("SC-05")
def test_the_highest_roll_of_two_dice_starts():
    game = Game("scuola", players=3, seed="1", dice=[(1, 6), (4, 4), (2, 5)])
    assert game.actor == BETO
    rolls = [(e.seat, e.first, e.second) for e in game.events if e.kind == "opening-roll"]
    assert rolls == [(ANA, 1, 6), (BETO, 4, 4), (CARO, 2, 5)]


@pytest.mark.clause("SC-05")
def test_only_those_who_tie_for_the_highest_roll_again():
    game = Game("scuola", players=3, seed="1", dice=[(6, 5), (1, 2), (5, 6), (3, 3), (3, 3), (1, 1), (1, 2)])
    assert [e.seat for e in game.events if e.kind == "opening-roll"] == [ANA, BETO, CARO, ANA, CARO, ANA, CARO]
    assert game.actor == CARO


@pytest.mark.clause("SC-06")
@pytest.mark.parametrize("drawn", [BETO, CARO, DORA])
def test_any_other_player_may_be_drawn_next(scuola, drawn):
    game = scuola(players=4, at=FOUR_AT_13, chance={"order": [drawn]})
    play_a_quiet_turn(game)
    assert game.actor == drawn


@pytest.mark.clause("SC-06")
def test_the_next_is_left_to_chance_when_nobody_dictates_it(scuola):
    drawn = set()
    for seed in range(30):
        game = scuola(players=4, at=FOUR_AT_13, seed=str(seed))
        play_a_quiet_turn(game)
        drawn.add(game.actor)
    assert drawn == {BETO, CARO, DORA}


@pytest.mark.clause("SC-06")
def test_who_has_just_played_is_not_drawn(scuola):
    game = scuola(at=THREE_AT_13, chance={"order": [ANA]})
    with pytest.raises(Refused, match="not-chance"):
        play_a_quiet_turn(game)


@pytest.mark.clause("SC-06")
def test_who_has_played_before_may_be_drawn_again_before_others_have_played(scuola):
    game = scuola(at=THREE_AT_13, owner={27: ANA}, chance={"order": [CARO, ANA, CARO]})
    order = []
    for _ in range(3):
        order.append(game.actor)
        play_a_quiet_turn(game)
    assert [*order, game.actor] == [ANA, CARO, ANA, CARO]


@pytest.mark.clause("SC-06")
def test_who_is_out_of_the_game_is_not_drawn(scuola):
    game = scuola(players=4, at=FOUR_AT_13, bankrupt=[CARO], chance={"order": [CARO]})
    with pytest.raises(Refused, match="not-chance"):
        play_a_quiet_turn(game)

    drawn = set()
    for seed in range(30):
        game = scuola(players=4, at=FOUR_AT_13, bankrupt=[CARO], seed=str(seed))
        play_a_quiet_turn(game)
        drawn.add(game.actor)
    assert drawn == {BETO, DORA}


@pytest.mark.clause("SC-06")
def test_each_of_the_others_has_the_same_chance(scuola):
    drawn = []
    for seed in range(600):
        game = scuola(players=4, at=FOUR_AT_13, to_roll=BETO, played=[ANA, DORA], seed=str(seed))
        play_a_quiet_turn(game)
        drawn.append(game.actor)
    counts = [drawn.count(seat) for seat in (ANA, BETO, CARO, DORA)]
    assert counts[BETO] == 0
    assert all(150 < counts[seat] < 250 for seat in (ANA, CARO, DORA))


@pytest.mark.clause("SC-06")
def test_a_round_is_as_many_turns_as_there_are_players(scuola):
    game = scuola(at=THREE_AT_13, owner={27: ANA}, chance={"order": [CARO, ANA, CARO]})
    rounds = [game.view(None)["round"]]
    for _ in range(3):
        play_a_quiet_turn(game)
        rounds.append(game.view(None)["round"])
    assert rounds == [1, 1, 1, 2]


@pytest.mark.clause("SC-06")
def test_when_a_player_leaves_the_round_has_a_turn_less(scuola):
    game = scuola(at=THREE_AT_13, chance={"order": [BETO]})
    play_a_quiet_turn(game)
    do(game, "resign", seat=CARO)
    assert game.view(None)["round"] == 1
    play_a_quiet_turn(game)
    assert (game.view(None)["round"], game.actor) == (2, ANA)


@pytest.mark.clause("SC-06")
def test_with_two_players_they_alternate(scuola):
    game = scuola(players=2, at={ANA: 13, BETO: 13})
    order = [game.actor]
    for _ in range(2):
        play_a_quiet_turn(game)
        order.append(game.actor)
    assert order == [ANA, BETO, ANA]


# The house rule: everybody plays once a round.

ONCE_A_ROUND = {"turn.order": "random-round"}


@pytest.mark.clause("SC-06")
def test_by_the_house_rule_who_has_played_in_this_round_is_not_drawn_again_in_it(scuola):
    game = scuola(at=THREE_AT_13, chance={"order": [CARO]}, house_rules=ONCE_A_ROUND)
    play_a_quiet_turn(game)
    assert game.actor == CARO
    again = game.copy()
    play_a_quiet_turn(game)
    assert game.actor == BETO
    assert game.view(None)["round"] == 1
    again.load_chance("order", [ANA])
    with pytest.raises(Refused, match="not-chance"):
        play_a_quiet_turn(again)


@pytest.mark.clause("SC-06")
def test_by_the_house_rule_who_played_last_in_a_round_does_not_begin_the_next(scuola):
    game = scuola(at=THREE_AT_13, to_roll=CARO, played=[ANA, BETO], house_rules=ONCE_A_ROUND)
    again = game.copy()
    play_a_quiet_turn(game)
    assert game.actor in (ANA, BETO)
    assert game.view(None)["round"] == 2
    again.load_chance("order", [CARO])
    with pytest.raises(Refused, match="not-chance"):
        play_a_quiet_turn(again)


@pytest.mark.clause("SC-06")
@pytest.mark.parametrize("drawn", [ANA, BETO])
def test_by_the_house_rule_all_but_the_last_one_may_begin_the_next_round(scuola, drawn):
    game = scuola(at=THREE_AT_13, to_roll=CARO, played=[ANA, BETO], chance={"order": [drawn]}, house_rules=ONCE_A_ROUND)
    play_a_quiet_turn(game)
    assert game.actor == drawn


@pytest.mark.clause("SC-06")
def test_by_the_house_rule_everybody_plays_once_a_round(scuola):
    game = scuola(chance={"order": [CARO, BETO, ANA, BETO, CARO]}, house_rules=ONCE_A_ROUND)
    order = []
    for _ in range(6):
        order.append(game.actor)
        game.load_dice((4, 6))  # from VIA to the Assenza, and from there to free parking
        do(game, "roll")
        do(game, "end_turn")
    assert order == [ANA, CARO, BETO, ANA, BETO, CARO]
    assert game.view(None)["round"] == 3


@pytest.mark.clause("SC-06")
def test_nobody_plays_out_of_turn(scuola):
    refusal = refused(scuola(), "roll", seat=BETO)
    assert (refusal.code, refusal.clause) == ("not-your-turn", "SC-06")


# Pawns and dice.


@pytest.mark.clause("SC-07")
def test_everyone_begins_on_via_and_moves_by_the_sum_of_the_dice():
    game = Game("scuola", players=2, seed="1", dice=[(6, 6), (1, 1), (4, 6)])
    assert at(game) == [0, 0]
    do(game, "roll")
    assert at(game) == [10, 0]


@pytest.mark.clause("SC-07")
def test_pawns_may_share_a_square(scuola):
    game = scuola(at={ANA: 13, BETO: 20, CARO: 20}, dice=[(3, 4)])
    do(game, "roll")
    assert at(game) == [20, 20, 20]
    assert cash(game) == [610, 610, 610]


@pytest.mark.clause("SC-07")
def test_prices_and_taxes_stand_on_the_board(scuola):
    squares = scuola().edition.squares
    assert (squares[1].price, squares[1].house_price, squares[1].hotel_price) == (60, 50, 50)
    assert (squares[39].price, squares[39].house_price, squares[39].hotel_price) == (400, 200, 200)
    assert (squares[5].price, squares[12].price) == (200, 150)
    assert (squares[4].amount, squares[38].amount) == (200, 100)
    assert all(s.house_price > 0 and s.hotel_price > 0 for s in squares if s.kind == "lot")


@pytest.mark.clause("SC-08")
def test_a_double_is_obeyed_and_then_one_must_roll_again(scuola):
    game = scuola(at={ANA: 0}, dice=[(2, 2), (2, 4)])
    do(game, "roll")
    assert (at(game)[ANA], cash(game)[ANA]) == (4, 410)  # the tax there is paid
    refusal = refused(game, "end_turn")
    assert (refusal.code, refusal.clause) == ("must-roll", "SC-08")
    do(game, "roll")
    assert at(game)[ANA] == 10


@pytest.mark.clause("SC-08")
@pytest.mark.parametrize("choice", ["buy", "decline"])
def test_after_a_double_one_rolls_again_whether_one_buys_or_not(scuola, choice):
    game = scuola(players=2, at={ANA: 2}, dice=[(2, 2), (2, 2)])
    do(game, "roll")
    do(game, choice)
    if choice == "decline":
        do(game, "waive", seat=BETO)
    assert refused(game, "end_turn").code == "must-roll"
    do(game, "roll")
    assert at(game)[ANA] == 10


@pytest.mark.clause("SC-08")
def test_without_a_double_nobody_rolls_again(scuola):
    game = scuola(at={ANA: 13}, dice=[(3, 4)])
    do(game, "roll")
    refusal = refused(game, "roll")
    assert (refusal.code, refusal.clause) == ("already-rolled", "SC-08")


@pytest.mark.clause("SC-08")
def test_the_third_double_in_a_row_goes_straight_to_the_assenza(scuola):
    game = scuola(at={ANA: 36}, doubles=2, dice=[(1, 1)])
    do(game, "roll")
    assert (at(game)[ANA], game.view(None)["players"][ANA]["in_jail"]) == (10, True)
    assert cash(game)[ANA] == 610  # neither the tax of 38 nor 200 for VIA
    assert (event(game, "jailed").jailed_by, event(game, "jailed").clause) == ("doubles", "SC-08")
    assert game.actor != ANA


@pytest.mark.clause("SC-08")
def test_the_second_double_moves_as_usual_and_a_third_roll_without_one_too(scuola):
    game = scuola(at={ANA: 16}, doubles=1, dice=[(2, 2)])
    do(game, "roll")
    assert (at(game)[ANA], game.actor) == (20, ANA)
    assert can(game, "roll")

    game = scuola(at={ANA: 13}, doubles=2, dice=[(3, 4)])
    do(game, "roll")
    assert (at(game)[ANA], game.view(None)["players"][ANA]["in_jail"]) == (20, False)


@pytest.mark.clause("SC-08")
def test_doubles_of_an_earlier_turn_do_not_count(scuola):
    game = scuola(players=2, at={ANA: 0, BETO: 13}, dice=[(2, 2), (3, 3), (4, 6), (3, 4), (2, 2)])
    do(game, "roll")
    do(game, "roll")
    do(game, "roll")
    assert at(game)[ANA] == 20
    do(game, "end_turn")
    do(game, "roll")
    do(game, "end_turn")
    do(game, "roll")
    assert (at(game)[ANA], game.view(None)["players"][ANA]["in_jail"]) == (24, False)


@pytest.mark.clause("SC-09")
@pytest.mark.parametrize(("start", "dice", "stop"), [(35, (2, 3), 0), (39, (5, 6), 10)])
def test_stopping_on_via_or_passing_it_earns_200(scuola, start, dice, stop):
    game = scuola(at={ANA: start}, dice=[dice])
    do(game, "roll")
    assert (at(game)[ANA], cash(game)[ANA]) == (stop, 810)


@pytest.mark.clause("SC-09")
def test_leaving_via_earns_nothing(scuola):
    game = scuola(at={ANA: 0}, dice=[(4, 6)])
    do(game, "roll")
    assert cash(game)[ANA] == 610


@pytest.mark.clause("SC-09")
def test_via_pays_each_time_also_one_sent_by_a_card(scuola):
    game = scuola(at={ANA: 39}, dice=[(1, 2)], deck={"probabilita": ["advance-start"]})
    do(game, "roll")  # past VIA to 2, and on by the card round to VIA
    assert (at(game)[ANA], cash(game)[ANA]) == (0, 1010)


@pytest.mark.clause("SC-09")
@pytest.mark.parametrize(("steps", "square", "after"), [(5, 2, 610), (6, 1, 610), (7, 0, 810), (8, 39, 810)])
def test_a_card_that_leads_back_to_via_or_past_it_earns_200(tmp_path, steps, square, after):
    path = tmp_path / "wet-floor.toml"
    path.write_text(
        'format = 1\nextends = "scuola"\nname = "wet-floor"\n'
        f"[decks.imprevisti.cards.back-three]\neffect = {{move_back = {steps}}}\n",
        encoding="utf-8",
    )
    deck = {"imprevisti": ["back-three"], "probabilita": ["jail-free"]}
    game = set_table(path, owner={1: ANA, 39: ANA}, dice=[(3, 4)], deck=deck)
    do(game, "roll")
    assert (at(game)[ANA], cash(game)) == (square, [after, 610, 610])


@pytest.mark.clause("SC-09")
def test_a_card_that_leads_back_before_via_earns_nothing(scuola):
    game = scuola(dice=[(3, 4)], deck={"imprevisti": ["back-three"]})
    do(game, "roll")
    assert (at(game)[ANA], cash(game)[ANA]) == (4, 410)  # the tax of 200 there


@pytest.mark.clause("SC-09")
def test_a_table_may_agree_that_the_way_back_earns_nothing(tmp_path):
    path = tmp_path / "wet-floor.toml"
    path.write_text(
        'format = 1\nextends = "scuola"\nname = "wet-floor"\n'
        "[money]\nsalary_backward = false\n"
        "[decks.imprevisti.cards.back-three]\neffect = {move_back = 7}\n",
        encoding="utf-8",
    )
    game = set_table(path, dice=[(3, 4)], deck={"imprevisti": ["back-three"]})
    do(game, "roll")
    assert (at(game)[ANA], cash(game)[ANA]) == (0, 610)
