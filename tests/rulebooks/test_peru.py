"""The rulebook of `peru`: the start, the turn, buying (PE-01 to PE-10, PE-56).

Its other chapters are in the files beside this one: rent, cards and jail, building, trade, bankruptcy, modes.
"""

import pytest

from rentier import Game, Refused
from tests.at_the_table import ANA, BETO, CARO, at, can, cash, do, owner, refused, titles

BROWN = {1: ANA, 3: ANA}


def paid(game):
    """Every payment so far: who, to whom, how much, what for."""
    events = [event for event in game.events if event.kind == "paid"]
    return [(event.payer, event.payee, event.amount, event.reason) for event in events]


# The start.


@pytest.mark.clause("PE-01")
@pytest.mark.parametrize("players", [2, 8])
def test_two_to_eight_play_and_all_start_on_the_start_square(players):
    game = Game("peru", players=players)
    assert at(game) == [0] * players
    assert game.edition.squares[0].name == "SALIDA"


@pytest.mark.clause("PE-01")
@pytest.mark.parametrize("players", [1, 9])
def test_fewer_than_two_or_more_than_eight_do_not_play(players):
    with pytest.raises(Refused) as caught:
        Game("peru", players=players)
    assert (caught.value.code, caught.value.clause) == ("players-number", "PE-01")


@pytest.mark.clause("PE-01")
def test_each_player_chooses_a_pawn_of_its_own():
    game = Game("peru", players=[{"name": "Ana", "pawn": "red"}, {"name": "Beto", "pawn": "teal"}, "Caro"])
    pawns = [player["pawn"] for player in game.view(None)["players"]]
    assert pawns[:2] == ["red", "teal"]
    assert len(set(pawns)) == 3

    with pytest.raises(Refused) as caught:
        Game("peru", players=[{"name": "Ana", "pawn": "red"}, {"name": "Beto", "pawn": "red"}])
    assert (caught.value.code, caught.value.clause) == ("pawn-taken", "PE-01")


@pytest.mark.clause("PE-01")
def test_eight_players_have_eight_different_pawns():
    assert len({player["pawn"] for player in Game("peru", players=8).view(None)["players"]}) == 8


@pytest.mark.clause("PE-02")
def test_the_notes_of_each_player_are_told(peru):
    assert peru().edition.notes == {500: 2, 100: 4, 50: 1, 20: 1, 10: 2, 5: 1, 1: 5}


@pytest.mark.clause("PE-02")
def test_everyone_starts_with_1500():
    assert cash(Game("peru", players=3)) == [1500, 1500, 1500]


@pytest.mark.clause("PE-03")
def test_there_are_two_decks_of_sixteen_cards():
    decks = Game("peru").edition.decks
    assert {deck.name: len(deck.cards) for deck in decks.values()} == {"Casualidad": 16, "Arca Comunal": 16}


@pytest.mark.clause("PE-03")
@pytest.mark.parametrize("deck", ["casualidad", "arca"])
def test_the_decks_are_shuffled(deck):
    one, other = (Game("peru", seed=seed).position()["decks"][deck] for seed in ("1", "2"))
    assert one != other
    assert sorted(one) == sorted(other) == sorted(card.id for card in Game("peru").edition.decks[deck].cards)


@pytest.mark.clause("PE-03")
@pytest.mark.parametrize("seat", [None, ANA])
def test_the_decks_lie_face_down(seat):
    assert Game("peru").view(seat)["decks"] == {"casualidad": 16, "arca": 16}


@pytest.mark.clause("PE-04")
def test_the_bank_never_goes_broke(peru):
    game = peru(cash={ANA: 300_000_000, BETO: 300_000_000}, at={ANA: 35}, dice=[(4, 1)])
    do(game, "roll")
    assert cash(game)[ANA] == 300_000_200


@pytest.mark.clause("PE-04")
def test_the_bank_pays_salaries_and_bonuses(peru):
    game = peru(at={ANA: 35}, dice=[(3, 4)], deck={"arca": ["july-bonus"]})
    do(game, "roll")
    assert paid(game) == [("bank", ANA, 200, "salary"), ("bank", ANA, 100, "card")]


@pytest.mark.clause("PE-04")
def test_the_bank_collects_taxes_and_fines(peru):
    game = peru(at={ANA: 31}, dice=[(3, 4)])
    do(game, "roll")
    assert paid(game) == [(ANA, "bank", 100, "tax")]

    game = peru(at={ANA: 15}, dice=[(3, 4)], deck={"casualidad": ["horn-fine"]})
    do(game, "roll")
    assert paid(game) == [(ANA, "bank", 15, "card")]
    assert game.view(None)["jackpot"] == 0


@pytest.mark.clause("PE-04")
def test_the_bank_lends_on_mortgages_and_collects_loans_and_interest(peru):
    game = peru(owner={39: ANA})
    do(game, "mortgage", square=39)
    do(game, "lift", square=39)
    assert paid(game) == [("bank", ANA, 200, "mortgage"), (ANA, "bank", 220, "lift")]


@pytest.mark.clause("PE-04")
def test_the_auctioneer_is_nobody_at_the_table(peru):
    game = peru(players=2, at={ANA: 39}, phase="buy")
    do(game, "decline")
    assert game.view(None)["auction"]["in"] == [ANA, BETO]
    do(game, "bid", amount=1)
    do(game, "pass")
    assert owner(game, 39) == BETO
    assert paid(game) == [(BETO, "bank", 1, "auction")]


@pytest.mark.clause("PE-05")
def test_everyone_rolls_two_dice_and_the_highest_starts():
    game = Game("peru", players=3, dice=[(1, 2), (5, 6), (4, 4)])
    assert [(e.seat, e.first, e.second) for e in game.events if e.kind == "opening-roll"] == [
        (ANA, 1, 2),
        (BETO, 5, 6),
        (CARO, 4, 4),
    ]
    assert game.actor == BETO


@pytest.mark.clause("PE-05")
def test_those_who_tie_for_the_highest_roll_again():
    game = Game("peru", players=3, dice=[(1, 2), (5, 6), (6, 5), (2, 2), (3, 4)])
    assert [e.seat for e in game.events if e.kind == "opening-roll"] == [ANA, BETO, CARO, BETO, CARO]
    assert game.actor == CARO


@pytest.mark.clause("PE-05")
def test_then_play_goes_round_to_the_left(peru):
    game = peru(at={BETO: 10, CARO: 10, ANA: 10}, to_roll=BETO, dice=[(4, 6), (4, 6), (4, 6)])
    order = []
    for _ in range(3):
        order.append(game.actor)
        assert refused(game, "roll", seat=(game.actor + 1) % 3).code == "not-your-turn"
        do(game, "roll")
        do(game, "end_turn")
    assert [*order, game.actor] == [BETO, CARO, ANA, BETO]


@pytest.mark.clause("PE-56")
def test_the_bank_has_32_houses_12_hotels_and_28_titles():
    game = Game("peru")
    assert game.view(None)["stock"] == {"houses": 32, "hotels": 12}
    sorts = [square.kind for square in game.edition.squares]
    assert (sorts.count("lot"), sorts.count("station"), sorts.count("service")) == (22, 4, 2)
    assert titles(game) == {}


@pytest.mark.clause("PE-56")
def test_what_is_built_is_taken_from_the_bank_s_houses_and_hotels(peru):
    game = peru(owner=BROWN, buildings={1: 3, 3: 4})
    assert game.view(None)["stock"] == {"houses": 25, "hotels": 12}
    do(game, "build", square=1)
    assert game.view(None)["stock"] == {"houses": 24, "hotels": 12}
    do(game, "build", square=1)
    assert game.view(None)["stock"] == {"houses": 28, "hotels": 11}


# The turn.


@pytest.mark.clause("PE-06")
def test_a_player_rolls_and_moves_in_the_arrow_s_direction(peru):
    game = peru(at={ANA: 3}, dice=[(3, 4)])
    do(game, "roll")
    assert at(game)[ANA] == 10

    game = peru(at={ANA: 38}, dice=[(3, 4)])
    do(game, "roll")
    assert at(game)[ANA] == 5


@pytest.mark.clause("PE-06")
def test_who_has_not_rolled_may_not_end_its_turn_and_who_has_may_not_roll_again(peru):
    game = peru(at={ANA: 3}, dice=[(3, 4)])
    refusal = refused(game, "end_turn")
    assert (refusal.code, refusal.clause) == ("must-roll", "PE-06")
    do(game, "roll")
    refusal = refused(game, "roll")
    assert (refusal.code, refusal.clause) == ("already-rolled", "PE-06")
    do(game, "end_turn")
    assert game.actor == BETO


@pytest.mark.clause("PE-06")
def test_the_square_is_obeyed(peru):
    game = peru(at={ANA: 31}, dice=[(3, 4)])
    do(game, "roll")
    assert cash(game)[ANA] == 1400

    game = peru(at={ANA: 32}, dice=[(3, 4)])
    do(game, "roll")
    assert {move["move"] for move in game.legal_moves()} >= {"buy", "decline"}


@pytest.mark.clause("PE-06")
def test_pawns_may_share_a_square(peru):
    game = peru(at={ANA: 13, BETO: 20, CARO: 20}, dice=[(3, 4)])
    do(game, "roll")
    assert at(game) == [20, 20, 20]
    assert cash(game) == [1500, 1500, 1500]


@pytest.mark.clause("PE-07")
def test_after_a_double_the_square_is_obeyed_and_the_player_must_roll_again(peru):
    game = peru(at={ANA: 28}, dice=[(5, 5), (4, 6)])
    do(game, "roll")
    assert (at(game)[ANA], cash(game)[ANA], game.actor) == (38, 1400, ANA)
    assert refused(game, "end_turn").code == "must-roll"
    do(game, "roll")
    assert at(game)[ANA] == 8


@pytest.mark.clause("PE-07")
def test_the_purchase_is_decided_before_the_next_roll(peru):
    game = peru(dice=[(3, 3), (1, 3)])
    do(game, "roll")
    assert refused(game, "roll").code == "must-decide-purchase"
    do(game, "buy")
    do(game, "roll")
    assert at(game)[ANA] == 10


@pytest.mark.clause("PE-07")
def test_three_doubles_in_a_row_lead_straight_to_jail(peru):
    game = peru(dice=[(5, 5), (5, 5), (2, 2)])
    do(game, "roll")
    do(game, "roll")
    assert at(game)[ANA] == 20
    do(game, "roll")
    assert game.view(None)["players"][ANA]["in_jail"] is True
    assert at(game)[ANA] == 10
    assert [e.square for e in game.events if e.kind == "moved"] == [10, 20, 10]  # 24 is never reached
    assert game.actor == BETO


@pytest.mark.clause("PE-07")
def test_two_doubles_and_another_roll_do_not(peru):
    game = peru(dice=[(5, 5), (5, 5), (6, 2)])
    for _ in range(3):
        do(game, "roll")
    assert at(game)[ANA] == 28
    assert game.view(None)["players"][ANA]["in_jail"] is False


@pytest.mark.clause("PE-07")
def test_doubles_of_an_earlier_turn_do_not_count(peru):
    game = peru(players=2, owner={25: ANA, 37: ANA}, dice=[(5, 5), (5, 5), (1, 4), (4, 6), (6, 6)])
    for _ in range(3):
        do(game, "roll")
    do(game, "end_turn")
    do(game, "roll")
    do(game, "end_turn")
    do(game, "roll")
    assert at(game)[ANA] == 37
    assert game.view(None)["players"][ANA]["in_jail"] is False


@pytest.mark.clause("PE-08")
@pytest.mark.parametrize(("start", "end"), [(35, 2), (33, 0)])
def test_landing_on_the_start_square_or_passing_it_earns_200(peru, start, end):
    game = peru(at={ANA: start}, dice=[(3, 4)], deck={"arca": ["jail-free"]})
    do(game, "roll")
    assert (at(game)[ANA], cash(game)[ANA]) == (end, 1700)


@pytest.mark.clause("PE-08")
def test_short_of_it_or_away_from_it_earns_nothing(peru):
    game = peru(at={ANA: 32}, dice=[(3, 4)])
    do(game, "roll")
    assert (at(game)[ANA], cash(game)[ANA]) == (39, 1500)

    game = peru(at={ANA: 0}, dice=[(4, 6)])
    do(game, "roll")
    assert (at(game)[ANA], cash(game)[ANA]) == (10, 1500)


@pytest.mark.clause("PE-08")
def test_it_may_be_earned_twice_in_one_turn(peru):
    game = peru(at={ANA: 35}, dice=[(3, 4)], deck={"arca": ["advance-start"]})
    do(game, "roll")
    assert (at(game)[ANA], cash(game)[ANA]) == (0, 1900)


# Buying.


@pytest.mark.clause("PE-09")
@pytest.mark.parametrize(("square", "price"), [(39, 400), (5, 200), (12, 150)])
def test_an_unowned_property_may_be_bought_at_its_printed_price(peru, square, price):
    game = peru(at={ANA: square - 5}, cash={ANA: price}, dice=[(1, 4)])
    do(game, "roll")
    do(game, "buy")
    assert cash(game) == [0, 1500, 1500]
    assert owner(game, square) == ANA
    assert paid(game)[-1] == (ANA, "bank", price, "price")


@pytest.mark.clause("PE-09")
def test_it_need_not_be_bought_and_cannot_be_for_less(peru):
    game = peru(at={ANA: 32}, cash={ANA: 399}, dice=[(3, 4)])
    do(game, "roll")
    assert refused(game, "buy").code == "no-cash"
    assert can(game, "decline")
    refusal = refused(game, "end_turn")
    assert (refusal.code, refusal.clause) == ("must-decide-purchase", "PE-09")


@pytest.mark.clause("PE-09")
def test_only_who_stands_there_may_buy_and_only_what_is_unowned(peru):
    game = peru(at={ANA: 32}, dice=[(3, 4)])
    do(game, "roll")
    assert refused(game, "buy", seat=BETO).code == "not-your-turn"

    game = peru(at={ANA: 32}, owner={39: BETO}, dice=[(3, 4)])
    do(game, "roll")
    refusal = refused(game, "buy")
    assert (refusal.code, refusal.clause) == ("nothing-to-buy", "PE-09")


@pytest.mark.clause("PE-09")
def test_the_title_lies_face_up_for_all_to_see(peru):
    game = peru(at={ANA: 39}, phase="buy")
    do(game, "buy")
    for seat in (None, ANA, BETO):
        assert game.view(seat)["titles"] == {39: {"owner": ANA, "buildings": 0, "mortgaged": False}}
    assert [event.seen_by for event in game.events if event.kind == "title"] == [None]


@pytest.mark.clause("PE-10")
@pytest.mark.parametrize("square", [39, 5, 12])
def test_what_is_declined_is_auctioned_at_once_from_any_opening_price(peru, square):
    game = peru(at={ANA: square}, phase="buy")
    do(game, "decline")
    assert game.actor == BETO
    assert can(game, "bid", min=1, max=1500)
    do(game, "bid", amount=1)
    do(game, "bid", amount=7, seat=CARO)
    do(game, "pass", seat=ANA)
    do(game, "pass", seat=BETO)
    assert owner(game, square) == CARO
    assert cash(game) == [1500, 1500, 1493]


@pytest.mark.clause("PE-10")
def test_the_one_who_declined_may_bid(peru):
    game = peru(at={ANA: 39}, phase="buy")
    do(game, "decline")
    do(game, "bid", amount=10, seat=BETO)
    do(game, "pass", seat=CARO)
    do(game, "bid", amount=11, seat=ANA)
    do(game, "pass", seat=BETO)
    assert owner(game, 39) == ANA
    assert cash(game) == [1489, 1500, 1500]


@pytest.mark.clause("PE-10")
def test_only_a_higher_bid_that_one_can_pay_counts(peru):
    game = peru(at={ANA: 39}, phase="buy", cash={CARO: 50})
    do(game, "decline")
    do(game, "bid", amount=40)
    refusal = refused(game, "bid", amount=40, seat=CARO)
    assert (refusal.code, refusal.clause) == ("bid-too-low", "PE-10")
    refusal = refused(game, "bid", amount=51, seat=CARO)
    assert (refusal.code, refusal.clause) == ("bid-beyond-cash", "PE-10")
    do(game, "pass", seat=CARO)
    refusal = refused(game, "bid", amount=50, seat=CARO)
    assert (refusal.code, refusal.clause) == ("out-of-auction", "PE-10")


@pytest.mark.clause("PE-10")
def test_the_turn_does_not_go_on_before_the_auction_has_ended(peru):
    game = peru(at={ANA: 39}, phase="buy")
    do(game, "decline")
    assert refused(game, "end_turn", seat=ANA).code == "auction-running"
    do(game, "pass", seat=BETO)
    do(game, "pass", seat=CARO)
    assert game.actor == ANA
    do(game, "bid", amount=1)
    do(game, "end_turn")
    assert game.actor == BETO


@pytest.mark.clause("PE-10")
def test_with_no_bid_it_stays_with_the_bank(peru):
    game = peru(at={ANA: 39}, phase="buy")
    do(game, "decline")
    for seat in (BETO, CARO, ANA):
        do(game, "pass", seat=seat)
    assert owner(game, 39) is None
    assert cash(game) == [1500, 1500, 1500]
    assert can(game, "end_turn", seat=ANA)
