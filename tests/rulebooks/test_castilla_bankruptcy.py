"""Castilla: debts, bankruptcy, the salary and the end of the game."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, at, cash, do, kinds, owner, refused, titles

SORPRESA = "sorpresa"
EVERY_TITLE = (
    *(1, 3, 5, 6, 8, 9, 11, 12, 13, 14, 15, 16, 18, 19),
    *(21, 23, 24, 25, 26, 27, 28, 29, 31, 32, 34, 35, 37, 39),
)


def paid(game):
    """Every payment so far: who paid whom how much, and what for."""
    return [(e.payer, e.payee, e.amount, e.reason) for e in game.events if e.kind == "paid"]


def buildings(game, *squares):
    return [titles(game)[square]["buildings"] for square in squares]


def stock(game):
    left = game.view(None)["stock"]
    return left["houses"], left["hotels"]


def owing(creditor, amount):
    """Beto has landed where he cannot pay."""
    reason = "tax" if creditor == "bank" else "rent"
    return {
        "to_roll": BETO,
        "phase": "end",
        "debts": [{"debtor": BETO, "creditor": creditor, "amount": amount, "reason": reason}],
    }


# Bankruptcy.


@pytest.mark.clause("CA-26")
def test_bankrupt_to_a_player_hands_all_over_to_that_player(castilla):
    game = castilla(owner={6: BETO, 12: BETO, 15: BETO}, cash={BETO: 40}, jail_cards={BETO: 1}, **owing(ANA, 400))
    do(game, "declare_bankruptcy")
    assert cash(game) == [1540, 0, 1500]
    assert [owner(game, square) for square in (6, 12, 15)] == [ANA, ANA, ANA]
    assert [player["jail_cards"] for player in game.view(None)["players"]] == [1, 0, 0]
    assert game.view(None)["players"][BETO]["bankrupt"] is True


@pytest.mark.clause("CA-26")
def test_a_bankrupts_buildings_go_to_the_bank_for_half_their_price(castilla):
    game = castilla(owner={1: BETO, 3: BETO}, buildings={1: 2, 3: 1}, cash={BETO: 10}, **owing(ANA, 400))
    do(game, "declare_bankruptcy")
    assert cash(game) == [1585, 0, 1500]
    assert [owner(game, 1), owner(game, 3)] == [ANA, ANA]
    assert buildings(game, 1, 3) == [0, 0]
    assert stock(game) == (32, 12)


@pytest.mark.clause("CA-26")
@pytest.mark.parametrize(("debt", "brought"), [(1000, 500), (1001, 600)])
def test_buildings_bring_money_until_half_the_debt_and_the_rest_return_unpaid(castilla, debt, brought):
    game = castilla(owner={37: BETO, 39: BETO}, buildings={37: 3, 39: 3}, cash={BETO: 0}, **owing(ANA, debt))
    do(game, "declare_bankruptcy")
    assert cash(game) == [1500 + brought, 0, 1500]
    assert buildings(game, 37, 39) == [0, 0]
    assert stock(game) == (32, 12)


@pytest.mark.clause("CA-26")
def test_a_hotel_brings_its_half_and_its_houses_theirs_until_half_the_debt(castilla):
    game = castilla(owner={37: BETO, 39: BETO}, buildings={37: 4, 39: 4}, cash={BETO: 0}, **owing(ANA, 1176))
    do(game, "declare_bankruptcy")
    assert cash(game) == [2100, 0, 1500]
    assert buildings(game, 37, 39) == [0, 0]
    assert stock(game) == (32, 12)


@pytest.mark.clause("CA-26")
@pytest.mark.parametrize("houses", [0, 1, 2])
def test_a_bankrupts_hotel_needs_no_houses_from_the_bank(castilla, houses):
    left = {"houses": houses, "hotels": 11}
    game = castilla(owner={1: BETO}, buildings={1: 4}, stock=left, cash={BETO: 0}, **owing(ANA, 400))
    do(game, "declare_bankruptcy")
    assert cash(game) == [1600, 0, 1500]
    assert stock(game) == (houses, 12)


@pytest.mark.clause("CA-27")
def test_a_bankrupts_mortgaged_properties_go_to_the_bank_the_others_to_the_creditor(castilla):
    game = castilla(owner={6: BETO, 8: BETO, 12: BETO}, mortgaged={6, 12}, cash={BETO: 5}, **owing(ANA, 400))
    do(game, "declare_bankruptcy")
    assert [owner(game, 6), owner(game, 8), owner(game, 12)] == [None, ANA, None]
    assert cash(game) == [1505, 0, 1500]
    assert game.view(None)["auction"] is None


@pytest.mark.clause("CA-27")
def test_what_went_to_the_bank_is_free_of_mortgage_and_free_to_be_bought(castilla):
    game = castilla(owner={6: BETO}, mortgaged={6}, cash={BETO: 5}, dice=[(2, 4)], **owing(ANA, 400))
    do(game, "declare_bankruptcy")
    assert game.actor == CARO
    do(game, "roll")
    do(game, "buy")
    assert titles(game)[6] == {"owner": CARO, "buildings": 0, "mortgaged": False}
    assert cash(game)[CARO] == 1400


@pytest.mark.clause("CA-28")
def test_bankrupt_to_the_bank_everything_goes_to_it(castilla):
    owned = {1: BETO, 3: BETO, 5: BETO}
    more = {"mortgaged": {5}, "jail_cards": {BETO: 1}, "cash": {BETO: 10}}
    game = castilla(owner=owned, buildings={1: 4, 3: 1}, **more, **owing("bank", 900))
    do(game, "declare_bankruptcy")
    assert cash(game) == [1500, 0, 1500]
    assert titles(game) == {}
    assert stock(game) == (32, 12)
    assert game.view(None)["held"] == []
    assert game.position()["decks"][SORPRESA][-1] == "jail-free"


@pytest.mark.clause("CA-28")
def test_titles_of_a_bankrupt_to_the_bank_are_not_auctioned_but_free_to_be_bought(castilla):
    game = castilla(owner={6: BETO}, mortgaged={6}, cash={BETO: 10}, dice=[(2, 4)], **owing("bank", 900))
    do(game, "declare_bankruptcy")
    assert "auction-started" not in kinds(game)
    assert game.actor == CARO
    do(game, "roll")
    do(game, "buy")
    assert titles(game)[6] == {"owner": CARO, "buildings": 0, "mortgaged": False}


# The end of the game.


@pytest.mark.clause("CA-29")
def test_the_last_player_left_wins(castilla):
    game = castilla(players=2, cash={BETO: 10}, **owing(ANA, 400))
    do(game, "declare_bankruptcy")
    assert (game.outcome.why, game.outcome.winners) == ("last-one-left", [ANA])
    assert game.actor is None
    assert refused(game, "roll", seat=ANA).code == "game-over"


@pytest.mark.clause("CA-29")
def test_while_two_are_left_the_game_goes_on_without_the_bankrupt(castilla):
    game = castilla(cash={BETO: 10}, jail={ANA: 0, CARO: 0}, **owing("bank", 400))
    do(game, "declare_bankruptcy")
    assert game.outcome is None
    no = refused(game, "roll", seat=BETO)
    assert (no.code, no.clause) == ("bankrupt-seat", "CA-32")
    played = []
    for _ in range(3):
        played.append(game.actor)
        do(game, "end_turn")
    assert played == [CARO, ANA, CARO]


@pytest.mark.clause("CA-30")
def test_who_buys_the_last_of_all_28_titles_wins_at_once(castilla):
    owned = {square: ANA for square in EVERY_TITLE if square != 39}
    game = castilla(owner=owned, mortgaged={1, 5, 12}, at={ANA: 36}, dice=[(1, 2)])
    assert len(EVERY_TITLE) == 28
    do(game, "roll")
    assert game.outcome is None
    do(game, "buy")
    assert (game.outcome.why, game.outcome.winners) == ("owns-everything", [ANA])
    assert game.actor is None


@pytest.mark.clause("CA-30")
@pytest.mark.parametrize("last", [5, 28], ids=["a monument", "a service"])
def test_while_one_title_is_anothers_nobody_has_won(castilla, last):
    game = castilla(owner={**dict.fromkeys(EVERY_TITLE, ANA), last: BETO}, mortgaged={last})
    assert game.outcome is None
    do(game, "offer", to=ANA, seat=BETO, give={"squares": [last]}, take={"cash": 900})
    assert game.outcome is None
    do(game, "accept", seat=ANA)
    assert (game.outcome.why, game.outcome.winners) == ("owns-everything", [ANA])


@pytest.mark.clause("CA-27", "CA-30")
@pytest.mark.parametrize(("mortgaged", "wins"), [([], True), ([1], False)])
def test_a_creditor_who_inherits_all_that_it_lacked_wins_at_once(castilla, mortgaged, wins):
    owned = {**dict.fromkeys(EVERY_TITLE, ANA), 1: BETO, 39: BETO}
    game = castilla(owner=owned, mortgaged=mortgaged, cash={BETO: 0}, **owing(ANA, 900))
    do(game, "declare_bankruptcy")
    assert owner(game, 39) == ANA
    if wins:
        assert (game.outcome.why, game.outcome.winners) == ("owns-everything", [ANA])
    else:  # the mortgaged one is the Bank's
        assert (game.outcome, owner(game, 1), game.actor) == (None, None, CARO)


@pytest.mark.clause("CA-26", "CA-29")
def test_two_who_cannot_pay_the_same_card_are_bankrupt_one_after_the_other(castilla):
    poor = {"cash": {BETO: 3, CARO: 4}, "owner": {6: BETO, 8: CARO}, "mortgaged": [6]}
    game = castilla(**poor, dice=[(1, 1)], deck={"banco": ["birthday"]})
    do(game, "roll")
    assert [(debt["debtor"], debt["amount"]) for debt in game.view(None)["debts"]] == [(BETO, 10), (CARO, 10)]
    do(game, "declare_bankruptcy", seat=BETO)
    assert (cash(game), owner(game, 6), game.actor) == ([1503, 0, 4], None, CARO)
    no = refused(game, "declare_bankruptcy", seat=CARO)
    assert (no.code, no.clause) == ("can-still-pay", "CA-32")
    do(game, "mortgage", seat=CARO, square=8)
    assert (cash(game), game.outcome, game.actor) == ([1513, 0, 44], None, ANA)


@pytest.mark.clause("CA-31")
@pytest.mark.parametrize("dice", [(2, 3), (6, 4)], ids=["landing on it", "passing it"])
def test_salida_pays_200_to_who_lands_on_it_or_passes(castilla, dice):
    game = castilla(owner={5: ANA}, at={ANA: 35}, dice=[dice])
    do(game, "roll")
    assert at(game)[ANA] == sum(dice) - 5
    assert paid(game) == [("bank", ANA, 200, "salary")]
    assert cash(game) == [1700, 1500, 1500]


@pytest.mark.clause("CA-31")
def test_leaving_salida_pays_nothing_again(castilla):
    game = castilla(owner={3: ANA}, at={ANA: 36}, dice=[(2, 2), (1, 2)])
    do(game, "roll")
    assert at(game)[ANA] == 0
    do(game, "roll")
    assert at(game)[ANA] == 3
    assert cash(game)[ANA] == 1700


@pytest.mark.clause("CA-31")
@pytest.mark.parametrize(("card", "square"), [("advance-start", 0), ("advance-11", 11)])
def test_a_card_that_leads_to_salida_or_past_it_pays_200_too(castilla, card, square):
    game = castilla(owner={11: ANA}, at={ANA: 19}, dice=[(1, 2)], deck={SORPRESA: [card]})
    do(game, "roll")
    assert at(game)[ANA] == square
    assert cash(game)[ANA] == 1700


@pytest.mark.clause("CA-32")
def test_a_rent_beyond_ones_cash_is_owed_and_comes_before_all_else(castilla):
    game = castilla(owner={39: BETO, 6: ANA}, cash={ANA: 20}, at={ANA: 36}, dice=[(1, 2)])
    do(game, "roll")
    assert game.view(None)["debts"] == [{"debtor": ANA, "creditor": BETO, "amount": 50, "reason": "rent"}]
    assert refused(game, "end_turn").code == "debt-first"
    do(game, "mortgage", square=6)
    assert game.view(None)["debts"] == []
    assert cash(game) == [20, 1550, 1500]


@pytest.mark.clause("CA-32")
@pytest.mark.parametrize("creditor", [ANA, "bank"])
def test_who_can_still_raise_what_it_owes_is_not_bankrupt(castilla, creditor):
    estate = {"owner": {1: BETO, 3: BETO, 5: BETO}, "buildings": {1: 4, 3: 1}, "cash": {BETO: 15}}
    game = castilla(**estate, **owing(creditor, 300))  # 15 cash, 100 hotel, 25 house, 30 + 30 + 100 mortgages
    no = refused(game, "declare_bankruptcy")
    assert (no.code, no.clause) == ("can-still-pay", "CA-32")

    game = castilla(**estate, **owing(creditor, 301))
    do(game, "declare_bankruptcy")
    assert game.view(None)["players"][BETO]["bankrupt"] is True


@pytest.mark.clause("CA-32")
def test_what_is_mortgaged_already_raises_nothing_more(castilla):
    game = castilla(owner={1: BETO}, mortgaged={1}, cash={BETO: 15}, **owing(ANA, 16))
    do(game, "declare_bankruptcy")
    assert game.view(None)["players"][BETO]["bankrupt"] is True


@pytest.mark.clause("CA-32")
def test_without_a_debt_nobody_is_bankrupt(castilla):
    game = castilla(cash={ANA: 0})
    no = refused(game, "declare_bankruptcy")
    assert (no.code, no.clause) == ("not-in-debt", "CA-32")


@pytest.mark.clause("CA-33")
def test_the_bank_buys_buildings_and_no_titles_and_takes_no_title_for_a_debt(castilla):
    game = castilla(owner={1: BETO}, cash={BETO: 0}, **owing(ANA, 20))
    no = refused(game, "auction_title", square=1)
    assert (no.code, no.clause) == ("no-sale-to-bank", "CA-33")
    no = refused(game, "settle", give={"squares": [1]})
    assert (no.code, no.clause, no.convention) == ("no-paying-in-property", None, True)
