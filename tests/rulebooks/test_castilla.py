"""Castilla, first half: the table, the Bank, buying, rent, cards, jail and free parking."""

import pytest

from rentier import Game, Refused
from tests.at_the_table import ANA, BETO, CARO, at, can, cash, do, owner, refused

SORPRESA, BANCO = "sorpresa", "banco"


def paid(game):
    """Every payment so far: who paid whom how much, and what for."""
    return [(e.payer, e.payee, e.amount, e.reason) for e in game.events if e.kind == "paid"]


def in_jail(game):
    return [player["in_jail"] for player in game.view(None)["players"]]


def on_top(castilla, deck, *cards):
    """A deck whose uppermost cards are these; the others keep their order."""
    rest = [card for card in castilla().position()["decks"][deck] if card not in cards]
    return {deck: [*cards, *rest]}


# The table and the Bank.


@pytest.mark.clause("CA-01")
def test_the_notes_of_each_player_are_told(castilla):
    assert castilla().edition.notes == {500: 2, 100: 2, 50: 2, 20: 6, 10: 5, 5: 5, 1: 5}


@pytest.mark.clause("CA-01")
@pytest.mark.parametrize("players", [2, 8])
def test_two_to_eight_players_begin_with_1500_each(players):
    assert cash(Game("castilla", players=players, seed="1")) == [1500] * players


@pytest.mark.clause("CA-01")
@pytest.mark.parametrize("players", [1, 9])
def test_fewer_than_two_or_more_than_eight_cannot_begin(players):
    with pytest.raises(Refused) as caught:
        Game("castilla", players=players, seed="1")
    assert (caught.value.code, caught.value.clause) == ("players-number", "CA-01")


@pytest.mark.clause("CA-02")
def test_the_decks_are_banco_and_sorpresa_on_their_squares(castilla):
    edition = castilla().edition
    assert sorted(deck.name for deck in edition.decks.values()) == ["Banco", "Sorpresa"]
    assert [s.index for s in edition.squares if s.deck == BANCO] == [2, 17, 33]
    assert [s.index for s in edition.squares if s.deck == SORPRESA] == [7, 22, 36]


@pytest.mark.clause("CA-02")
@pytest.mark.parametrize("seat", [None, ANA, BETO])
def test_the_decks_lie_face_down_only_their_number_is_seen(castilla, seat):
    game = castilla(decks=on_top(castilla, BANCO, "jail-free"))
    assert game.view(seat)["decks"] == {BANCO: 16, SORPRESA: 16}
    assert "decks" not in game.record()["header"]["position"]


@pytest.mark.clause("CA-03")
@pytest.mark.parametrize(("start", "square", "tax"), [(1, 4, 200), (35, 38, 100)])
def test_the_bank_collects_taxes(castilla, start, square, tax):
    game = castilla(at={ANA: start}, dice=[(1, 2)])
    do(game, "roll")
    assert at(game)[ANA] == square
    assert paid(game) == [(ANA, "bank", tax, "tax")]
    assert cash(game) == [1500 - tax, 1500, 1500]
    assert game.view(None)["jackpot"] == 0


@pytest.mark.clause("CA-03")
def test_the_bank_collects_fines(castilla):
    game = castilla(dice=[(3, 4)], deck={SORPRESA: ["siesta-noise"]})
    do(game, "roll")
    assert paid(game) == [(ANA, "bank", 15, "card")]
    assert cash(game) == [1485, 1500, 1500]
    assert game.view(None)["jackpot"] == 0


@pytest.mark.clause("CA-03")
def test_the_bank_collects_the_price_of_what_it_sells(castilla):
    game = castilla(dice=[(1, 2)])
    do(game, "roll")
    do(game, "buy")
    assert paid(game) == [(ANA, "bank", 60, "price")]


@pytest.mark.clause("CA-03")
def test_the_bank_collects_the_price_of_what_it_auctions(castilla):
    game = castilla(dice=[(1, 2)])
    do(game, "roll")
    do(game, "decline")
    do(game, "bid", seat=BETO, amount=45)
    do(game, "pass", seat=CARO)
    do(game, "pass", seat=ANA)
    assert paid(game) == [(BETO, "bank", 45, "auction")]


@pytest.mark.clause("CA-03")
def test_the_bank_collects_its_loans_and_their_interest(castilla):
    game = castilla(titles={31: {"owner": ANA, "mortgaged": True, "bought": True}})
    do(game, "lift", square=31)
    assert paid(game) == [(ANA, "bank", 165, "lift")]


@pytest.mark.clause("CA-03")
def test_the_bank_cannot_break(castilla):
    game = castilla(players=2, cash={ANA: 500_000_000, BETO: 400_000_000}, at={ANA: 35}, dice=[(2, 3)], owner={39: ANA})
    do(game, "mortgage", square=39)
    do(game, "roll")
    assert paid(game) == [("bank", ANA, 200, "mortgage"), ("bank", ANA, 200, "salary")]
    assert cash(game) == [500_000_400, 400_000_000]


@pytest.mark.clause("CA-04")
def test_everyone_rolls_and_the_highest_starts():
    game = Game("castilla", players=["Ana", "Beto", "Caro"], seed="1", dice=[(1, 2), (6, 3), (4, 4)])
    rolls = [(e.seat, e.first, e.second) for e in game.events if e.kind == "opening-roll"]
    assert rolls == [(ANA, 1, 2), (BETO, 6, 3), (CARO, 4, 4)]
    assert game.actor == BETO
    assert game.view(None)["turn"] == BETO


@pytest.mark.clause("CA-04")
def test_those_who_tie_for_the_highest_roll_again():
    dice = [(5, 4), (1, 1), (6, 3), (2, 2), (1, 3), (1, 2), (5, 1)]
    game = Game("castilla", players=["Ana", "Beto", "Caro"], seed="1", dice=dice)
    rolls = [(e.seat, e.first, e.second) for e in game.events if e.kind == "opening-roll"]
    assert rolls == [(ANA, 5, 4), (BETO, 1, 1), (CARO, 6, 3), (ANA, 2, 2), (CARO, 1, 3), (ANA, 1, 2), (CARO, 5, 1)]
    assert game.actor == CARO


@pytest.mark.clause("CA-04")
def test_the_turn_goes_round_to_the_left(castilla):
    game = castilla(jail={ANA: 0, BETO: 0, CARO: 0}, to_roll=CARO)
    played = []
    for _ in range(4):
        played.append(game.actor)
        do(game, "end_turn")
    assert played == [CARO, ANA, BETO, CARO]
    no = refused(game, "roll", seat=CARO)
    assert (no.code, no.clause) == ("not-your-turn", "CA-04")


# Moving.


@pytest.mark.clause("CA-05")
def test_everyone_begins_on_salida_and_moves_by_the_dice(castilla):
    game = castilla(dice=[(6, 4)])
    assert at(game) == [0, 0, 0]
    assert game.edition.squares[0].name == "SALIDA"
    do(game, "roll")
    assert at(game) == [10, 0, 0]


@pytest.mark.clause("CA-05")
def test_a_double_moves_obeys_and_may_roll_again(castilla):
    game = castilla(dice=[(2, 2), (5, 1)])
    do(game, "roll")
    assert at(game)[ANA] == 4
    assert cash(game)[ANA] == 1300
    assert can(game, "roll")
    do(game, "roll")
    assert at(game)[ANA] == 10


@pytest.mark.clause("CA-05")
def test_the_roll_after_a_double_may_be_waived_but_the_first_may_not(castilla):
    game = castilla(dice=[(2, 2)])
    no = refused(game, "end_turn")
    assert (no.code, no.clause) == ("must-roll", "CA-05")
    do(game, "roll")
    do(game, "end_turn")
    assert game.actor == BETO


@pytest.mark.clause("CA-05")
def test_without_a_double_nobody_rolls_again(castilla):
    game = castilla(dice=[(6, 4)])
    do(game, "roll")
    no = refused(game, "roll")
    assert (no.code, no.clause) == ("already-rolled", "CA-05")


@pytest.mark.clause("CA-05")
def test_no_number_of_doubles_sends_anyone_to_jail(castilla):
    game = castilla(owner={12: ANA, 14: ANA, 18: ANA}, at={ANA: 10}, dice=[(1, 1), (1, 1), (2, 2), (1, 1), (6, 6)])
    for square in (12, 14, 18, 20, 32):
        do(game, "roll")
        assert at(game)[ANA] == square
    assert in_jail(game) == [False, False, False]
    do(game, "decline")
    for seat in (BETO, CARO, ANA):
        do(game, "pass", seat=seat)
    assert can(game, "roll", seat=ANA)


# Buying and auctions.


@pytest.mark.clause("CA-06")
@pytest.mark.parametrize(("start", "square", "left"), [(0, 3, 1440), (9, 12, 1350), (36, 39, 1100)])
def test_a_free_property_may_be_bought_at_its_printed_price(castilla, start, square, left):
    game = castilla(at={ANA: start}, dice=[(1, 2)])
    do(game, "roll")
    no = refused(game, "end_turn")
    assert (no.code, no.clause) == ("must-decide-purchase", "CA-06")
    do(game, "buy")
    assert owner(game, square) == ANA
    assert cash(game) == [left, 1500, 1500]


@pytest.mark.clause("CA-06")
def test_a_property_that_has_an_owner_is_not_for_sale(castilla):
    game = castilla(owner={3: BETO}, dice=[(1, 2)])
    do(game, "roll")
    no = refused(game, "buy")
    assert (no.code, no.clause) == ("nothing-to-buy", "CA-06")
    assert owner(game, 3) == BETO


@pytest.mark.clause("CA-06")
def test_who_lacks_the_printed_price_cannot_buy(castilla):
    game = castilla(cash={ANA: 59}, dice=[(1, 2)])
    do(game, "roll")
    assert refused(game, "buy").code == "no-cash"
    assert not can(game, "buy")
    assert can(game, "decline")


@pytest.mark.clause("CA-06")
def test_who_has_exactly_the_printed_price_can_buy(castilla):
    game = castilla(cash={ANA: 60}, dice=[(1, 2)])
    do(game, "roll")
    assert can(game, "buy")
    do(game, "buy")
    assert (owner(game, 3), cash(game)[ANA]) == (ANA, 0)


@pytest.mark.clause("CA-07")
def test_a_declined_property_is_auctioned_and_anyone_may_bid(castilla):
    game = castilla(dice=[(1, 2)])
    do(game, "roll")
    do(game, "decline")
    assert game.view(None)["auction"]["square"] == 3
    assert game.view(None)["auction"]["in"] == [ANA, BETO, CARO]
    assert all(can(game, "bid", seat=seat) for seat in (ANA, BETO, CARO))
    do(game, "bid", seat=CARO, amount=70)
    do(game, "pass", seat=ANA)
    do(game, "pass", seat=BETO)
    assert owner(game, 3) == CARO
    assert cash(game) == [1500, 1500, 1430]


@pytest.mark.clause("CA-07")
def test_the_one_who_declined_may_win_the_auction_for_less(castilla):
    game = castilla(dice=[(1, 2)])
    do(game, "roll")
    do(game, "decline")
    do(game, "bid", seat=BETO, amount=1)
    do(game, "pass", seat=CARO)
    no = refused(game, "bid", seat=ANA, amount=1)
    assert (no.code, no.clause) == ("bid-too-low", "CA-07")
    do(game, "bid", seat=ANA, amount=2)
    do(game, "pass", seat=BETO)
    assert owner(game, 3) == ANA
    assert cash(game) == [1498, 1500, 1500]


@pytest.mark.clause("CA-07")
def test_bids_start_at_any_price(castilla):
    game = castilla(at={ANA: 36}, dice=[(1, 2)])
    do(game, "roll")
    do(game, "decline")
    assert can(game, "bid", min=1, max=1500)


@pytest.mark.clause("CA-07")
def test_without_a_bid_the_property_stays_with_the_bank(castilla):
    game = castilla(dice=[(1, 2)])
    do(game, "roll")
    do(game, "decline")
    for seat in (BETO, CARO, ANA):
        do(game, "pass", seat=seat)
    assert owner(game, 3) is None
    assert cash(game) == [1500, 1500, 1500]
    assert game.actor == ANA


# Rent.


@pytest.mark.clause("CA-08")
@pytest.mark.parametrize(("buildings", "rent"), [(0, 4), (1, 20), (2, 60), (3, 180), (4, 450)])
def test_rent_is_as_the_card_says_and_paid_when_landing(castilla, buildings, rent):
    game = castilla(owner={3: BETO}, buildings={3: buildings}, dice=[(1, 2)])
    do(game, "roll")
    assert cash(game) == [1500 - rent, 1500 + rent, 1500]
    assert paid(game) == [(ANA, BETO, rent, "rent")]


@pytest.mark.clause("CA-08")
def test_rent_need_not_be_claimed(castilla):
    game = castilla(owner={3: BETO}, dice=[(1, 2)])
    do(game, "roll")
    assert game.claims == []
    no = refused(game, "claim_rent", seat=BETO, square=3)
    assert (no.code, no.clause) == ("rent-is-automatic", "CA-08")


@pytest.mark.clause("CA-08")
def test_nobody_pays_rent_on_its_own_property(castilla):
    game = castilla(owner={3: ANA}, dice=[(1, 2)])
    do(game, "roll")
    assert cash(game) == [1500, 1500, 1500]


@pytest.mark.clause("CA-08")
@pytest.mark.parametrize("seat", [None, ANA, BETO])
def test_a_mortgaged_card_lies_face_down_for_all_and_earns_nothing(castilla, seat):
    game = castilla(owner={3: BETO, 6: BETO}, mortgaged={3}, dice=[(1, 2)])
    do(game, "roll")
    assert cash(game) == [1500, 1500, 1500]
    shown = game.view(seat)["titles"]
    assert [shown[3]["mortgaged"], shown[6]["mortgaged"]] == [True, False]


@pytest.mark.clause("CA-08")
@pytest.mark.parametrize(("owned", "rent"), [([12], 28), ([12, 28], 70)])
def test_a_service_earns_four_times_the_dice_and_both_earn_ten_times(castilla, owned, rent):
    game = castilla(owner=dict.fromkeys(owned, BETO), at={ANA: 5}, dice=[(3, 4)])
    do(game, "roll")
    assert cash(game) == [1500 - rent, 1500 + rent, 1500]


@pytest.mark.clause("CA-09")
def test_a_whole_colour_group_earns_double(castilla):
    game = castilla(owner={1: BETO, 3: BETO}, dice=[(1, 2)])
    do(game, "roll")
    assert cash(game) == [1492, 1508, 1500]


@pytest.mark.clause("CA-09")
def test_a_part_of_a_group_earns_no_double(castilla):
    game = castilla(owner={1: CARO, 3: BETO}, dice=[(1, 2)])
    do(game, "roll")
    assert cash(game) == [1496, 1504, 1500]


@pytest.mark.clause("CA-09")
def test_with_one_of_the_group_mortgaged_the_others_still_earn_double(castilla):
    game = castilla(owner={6: BETO, 8: BETO, 9: BETO}, mortgaged={6}, dice=[(6, 3)])
    do(game, "roll")
    assert cash(game) == [1484, 1516, 1500]


@pytest.mark.clause("CA-09")
def test_the_mortgaged_one_of_a_whole_group_earns_nothing(castilla):
    game = castilla(owner={6: BETO, 8: BETO, 9: BETO}, mortgaged={6}, dice=[(1, 5)])
    do(game, "roll")
    assert cash(game) == [1500, 1500, 1500]


@pytest.mark.clause("CA-10")
@pytest.mark.parametrize(("buildings", "rent"), [(1, 40), (2, 120), (3, 360), (4, 900)])
def test_a_whole_group_earns_double_with_houses_or_a_hotel(castilla, buildings, rent):
    game = castilla(owner={1: BETO, 3: BETO}, buildings={3: buildings}, dice=[(1, 2)])
    do(game, "roll")
    assert cash(game) == [1500 - rent, 1500 + rent, 1500]


@pytest.mark.clause("CA-10")
def test_the_bare_one_of_a_built_group_earns_double_too(castilla):
    game = castilla(owner={1: BETO, 3: BETO}, buildings={1: 2}, dice=[(1, 2)])
    do(game, "roll")
    assert cash(game) == [1492, 1508, 1500]


# Cards.


@pytest.mark.clause("CA-11")
def test_the_top_card_is_obeyed_and_goes_to_the_bottom(castilla):
    decks = on_top(castilla, BANCO, "cold-remedy", "wheat-shares")
    game = castilla(decks=decks, dice=[(1, 1)])
    do(game, "roll")
    drawn = [(e.deck, e.card) for e in game.events if e.kind == "card-drawn"]
    assert drawn == [(BANCO, "cold-remedy")]
    assert cash(game)[ANA] == 1450
    after = game.position()["decks"][BANCO]
    assert [after[0], after[-1], len(after)] == ["wheat-shares", "cold-remedy", 16]


@pytest.mark.clause("CA-11")
def test_each_square_draws_from_its_own_deck(castilla):
    decks = on_top(castilla, SORPRESA, "good-vintage")
    game = castilla(decks=decks, dice=[(3, 4)])
    do(game, "roll")
    drawn = [(e.deck, e.card) for e in game.events if e.kind == "card-drawn"]
    assert drawn == [(SORPRESA, "good-vintage")]
    assert cash(game)[ANA] == 1650
    assert game.position()["decks"][SORPRESA][-1] == "good-vintage"


@pytest.mark.clause("CA-11")
def test_a_card_that_moves_the_pawn_makes_it_obey_the_square_it_comes_to(castilla):
    game = castilla(owner={24: BETO}, dice=[(3, 4)], deck={SORPRESA: ["advance-24"]})
    do(game, "roll")
    assert at(game)[ANA] == 24
    assert cash(game) == [1480, 1520, 1500]


@pytest.mark.clause("CA-11")
def test_a_card_may_send_the_pawn_to_the_other_deck(castilla):
    cards = {SORPRESA: ["back-three"], BANCO: ["tax-refund"]}
    game = castilla(at={ANA: 31}, dice=[(2, 3)], deck=cards)
    do(game, "roll")
    assert at(game)[ANA] == 33
    assert cash(game)[ANA] == 1520


@pytest.mark.clause("CA-12")
def test_the_jail_free_card_is_kept_and_is_of_no_use_outside_jail(castilla):
    decks = on_top(castilla, BANCO, "jail-free")
    game = castilla(players=2, decks=decks, jail={BETO: 0}, dice=[(1, 1), (4, 4)], at={ANA: 0})
    do(game, "roll")
    assert [p["jail_cards"] for p in game.view(None)["players"]] == [1, 0]
    assert "jail-free" not in game.position()["decks"][BANCO]
    do(game, "roll")
    assert at(game)[ANA] == 10
    no = refused(game, "use_card")
    assert (no.code, no.clause) == ("not-in-jail", "CA-15")
    assert game.view(None)["held"] == [{"deck": BANCO, "card": "jail-free", "by": ANA}]


@pytest.mark.clause("CA-12")
def test_a_used_jail_free_card_goes_to_the_bottom_of_its_deck(castilla):
    held = [{"deck": BANCO, "card": "jail-free", "by": ANA}]
    game = castilla(held=held, jail_cards={ANA: 1}, jail={ANA: 0})
    assert game.view(None)["decks"] == {SORPRESA: 16, BANCO: 15}
    do(game, "use_card")
    assert game.position()["decks"][BANCO][-1] == "jail-free"
    assert game.view(None)["players"][ANA]["jail_cards"] == 0
    assert game.view(None)["held"] == []


@pytest.mark.clause("CA-12")
def test_the_jail_free_card_may_be_sold_at_an_agreed_price(castilla):
    game = castilla(jail_cards={ANA: 1})
    do(game, "offer", to=BETO, give={"cards": 1}, take={"cash": 35})
    do(game, "accept", seat=BETO)
    assert [p["jail_cards"] for p in game.view(None)["players"]] == [0, 1, 0]
    assert cash(game) == [1535, 1465, 1500]


@pytest.mark.clause("CA-12")
def test_nobody_uses_or_sells_a_card_it_does_not_hold(castilla):
    game = castilla(jail={ANA: 0})
    no = refused(game, "use_card")
    assert (no.code, no.clause) == ("no-jail-card", "CA-12")
    no = refused(game, "offer", to=BETO, give={"cards": 1}, take={"cash": 35})
    assert (no.code, no.clause) == ("no-cards-to-give", "CA-12")
