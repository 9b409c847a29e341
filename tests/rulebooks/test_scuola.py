"""`scuola`, SC-01 to SC-12: the box, the order of play, pawns and dice, a free property."""

import pytest

from rentier import Game, Refused
from tests.at_the_table import ANA, BETO, CARO, DORA, at, can, cash, do, kinds, owner, refused, titles

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
def test_who_has_played_in_this_round_is_not_drawn_again_in_it(scuola):
    game = scuola(at=THREE_AT_13, chance={"order": [CARO]})
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
def test_who_played_last_in_a_round_does_not_begin_the_next(scuola):
    game = scuola(at=THREE_AT_13, to_roll=CARO, played=[ANA, BETO])
    again = game.copy()
    play_a_quiet_turn(game)
    assert game.actor in (ANA, BETO)
    assert game.view(None)["round"] == 2
    again.load_chance("order", [CARO])
    with pytest.raises(Refused, match="not-chance"):
        play_a_quiet_turn(again)


@pytest.mark.clause("SC-06")
@pytest.mark.parametrize("drawn", [ANA, BETO])
def test_all_but_the_last_one_may_begin_the_next_round(scuola, drawn):
    game = scuola(at=THREE_AT_13, to_roll=CARO, played=[ANA, BETO], chance={"order": [drawn]})
    play_a_quiet_turn(game)
    assert game.actor == drawn


@pytest.mark.clause("SC-06")
def test_everybody_plays_once_a_round(scuola):
    game = scuola(chance={"order": [CARO, BETO, ANA, CARO]})  # nobody but Beto is left for the last
    order = []
    for _ in range(6):
        order.append(game.actor)
        game.load_dice((4, 6))  # from VIA to the Assenza, and from there to free parking
        do(game, "roll")
        do(game, "end_turn")
    assert order == [ANA, CARO, BETO, ANA, CARO, BETO]


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


# A free property.


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
def test_one_must_have_the_cash_to_say_yes(scuola):
    game = declined(scuola, cash={BETO: 399, CARO: 400})
    refusal = refused(game, "want", seat=BETO)
    assert (refusal.code, refusal.clause) == ("no-cash", "SC-11")
    assert can(game, "waive", seat=BETO)
    assert can(game, "want", seat=CARO)


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
