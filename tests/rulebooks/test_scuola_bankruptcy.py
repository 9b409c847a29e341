"""`scuola`, SC-33 and SC-34: bankruptcy and the end."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, at, can, cash, do, kinds, owner, refused, titles


def event(game, kind):
    """The last event of this kind."""
    return [event for event in game.events if event.kind == kind][-1]


def stock(game):
    return game.view(None)["stock"]


# Bankruptcy.


def owing_200_to_beto(scuola, money, **more):
    """Ana has come to Beto's house on 39; besides her money she can raise 180: 50 + 30 + 100, and nothing on 5."""
    game = scuola(
        at={ANA: 32},
        owner={39: BETO, 1: ANA, 5: ANA, 15: ANA},
        buildings={39: 1, 1: 2},
        mortgaged=[5],
        cash={ANA: money},
        dice=[(3, 4)],
        **more,
    )
    do(game, "roll")
    return game


@pytest.mark.clause("SC-33")
def test_who_can_just_raise_what_it_owes_must_do_so_and_pays(scuola):
    game = owing_200_to_beto(scuola, 20)
    assert (game.actor, kinds(game).count("bankrupt")) == (ANA, 0)
    for move, code in (("end_turn", "debt-first"), ("declare_bankruptcy", "can-still-pay")):
        refusal = refused(game, move)
        assert (refusal.code, refusal.clause) == (code, "SC-33")
    do(game, "mortgage", square=15)  # in any order: titles may go before buildings
    do(game, "sell_building", square=1)
    do(game, "sell_building", square=1)
    assert cash(game) == [170, 610, 610]
    do(game, "mortgage", square=1)
    assert (cash(game), game.view(None)["debts"]) == ([0, 810, 610], [])
    assert can(game, "end_turn")


@pytest.mark.clause("SC-33")
def test_who_owes_one_more_is_bankrupt_at_once_and_the_creditor_gets_nothing(scuola):
    game = owing_200_to_beto(scuola, 19)
    assert game.view(None)["players"][ANA]["bankrupt"] is True
    assert event(game, "bankrupt").clause == "SC-33"
    assert cash(game) == [0, 610, 610]
    paid = event(game, "paid")
    assert (paid.payer, paid.payee, paid.amount) == (ANA, "bank", 19)
    assert game.actor in (BETO, CARO)
    refusal = refused(game, "roll", seat=ANA)
    assert (refusal.code, refusal.clause) == ("bankrupt-seat", "SC-33")


@pytest.mark.clause("SC-33")
def test_everything_of_a_bankrupt_goes_to_the_bank(scuola):
    game = owing_200_to_beto(scuola, 19, jail_cards={ANA: 2})
    assert list(titles(game)) == [39]
    assert stock(game) == {"houses": 31, "hotels": 12}
    assert (game.view(None)["held"], game.view(None)["auction"]) == ([], None)
    assert game.view(None)["decks"] == {"imprevisti": 16, "probabilita": 16}


@pytest.mark.clause("SC-33")
def test_a_bankrupts_titles_are_free_of_mortgage_and_to_be_bought_again(scuola):
    game = owing_200_to_beto(scuola, 19, chance={"order": [BETO]})
    game.load_dice((1, 4))
    do(game, "roll")  # Beto, from VIA to 5, which was mortgaged
    do(game, "buy")
    assert titles(game)[5] == {"owner": BETO, "buildings": 0, "mortgaged": False}
    assert cash(game)[BETO] == 410


@pytest.mark.clause("SC-33")
@pytest.mark.parametrize(("money", "bankrupt"), [(99, True), (100, False)])
def test_owing_the_bank_is_no_different(scuola, money, bankrupt):
    game = scuola(at={ANA: 31}, cash={ANA: money}, dice=[(3, 4)])
    do(game, "roll")
    assert game.view(None)["players"][ANA]["bankrupt"] is bankrupt
    assert cash(game) == [0, 610, 610]


@pytest.mark.clause("SC-33")
def test_one_may_be_bankrupt_on_anothers_turn(scuola):
    game = scuola(at={ANA: 10}, cash={CARO: 9}, owner={1: CARO}, mortgaged=[1], dice=[(3, 4)])
    game.stack_deck("probabilita", ["birthday"])
    do(game, "roll")  # each other player owes Ana 10
    assert game.view(None)["players"][CARO]["bankrupt"] is True
    assert (cash(game), owner(game, 1)) == ([620, 600, 0], None)
    assert (game.actor, at(game)[ANA]) == (ANA, 17)


@pytest.mark.clause("SC-33")
def test_a_bankrupt_has_left_the_game_and_its_offers_with_it(scuola):
    game = owing_200_to_beto(
        scuola, 19, offers=[{"by": ANA, "to": CARO, "give": {"squares": [15]}, "take": {"cash": 1}}]
    )
    assert game.offers == []
    refusal = refused(game, "offer", seat=BETO, to=ANA, give={"squares": [39]}, take={"cash": 1})
    assert (refusal.code, refusal.clause) == ("to-bankrupt", "SC-33")


@pytest.mark.clause("SC-33")
def test_who_owes_nothing_cannot_be_bankrupt(scuola):
    refusal = refused(scuola(cash={ANA: 0}), "declare_bankruptcy")
    assert (refusal.code, refusal.clause) == ("not-in-debt", "SC-33")


@pytest.mark.clause("SC-33")
def test_a_debt_is_settled_in_money_and_titles_bring_their_mortgage_value_only(scuola):
    game = owing_200_to_beto(scuola, 20)
    refusal = refused(game, "settle", give={"squares": [15]})
    assert (refusal.code, refusal.clause) == ("no-paying-in-property", "SC-33")
    refusal = refused(game, "auction_title", square=15)
    assert (refusal.code, refusal.clause) == ("no-sale-to-bank", "SC-33")


# What can be raised.


@pytest.mark.clause("SC-33")
@pytest.mark.parametrize(("built", "bankrupt"), [(0, False), (1, True)])
def test_a_lot_beside_anothers_building_counts_for_nothing(scuola, built, bankrupt):
    game = scuola(at={ANA: 31}, owner={37: ANA, 39: BETO}, buildings={39: built}, cash={ANA: 99}, dice=[(3, 4)])
    do(game, "roll")  # the tax of 100
    assert game.view(None)["players"][ANA]["bankrupt"] is bankrupt


@pytest.mark.clause("SC-33")
def test_by_the_house_rule_owner_bare_it_counts(scuola):
    house_rules = {"mortgage.needs": "owner-bare"}
    game = scuola(
        at={ANA: 31},
        owner={37: ANA, 39: BETO},
        buildings={39: 1},
        cash={ANA: 99},
        dice=[(3, 4)],
        house_rules=house_rules,
    )
    do(game, "roll")
    do(game, "mortgage", square=37)
    assert cash(game) == [174, 610, 610]


@pytest.mark.clause("SC-33")
@pytest.mark.parametrize(("money", "bankrupt"), [(24, True), (25, False)])
def test_lots_beside_ones_own_building_count_as_it_can_be_sold(scuola, money, bankrupt):
    # One house at 100, the mortgages of 200 and 175 on 39 and 37: 475 besides her money.
    game = scuola(
        at={ANA: 24},
        owner={37: ANA, 39: ANA, 31: BETO},
        buildings={39: 1, 31: 2},
        cash={ANA: money},
        dice=[(3, 4)],
        debts=[{"debtor": ANA, "creditor": BETO, "amount": 500}],
        house_rules={"bankruptcy.automatic": False},
    )
    assert can(game, "declare_bankruptcy") is bankrupt
    assert bankrupt or refused(game, "declare_bankruptcy").code == "can-still-pay"


# One sum to several players.


def bet(scuola, money, **more):
    """Ana draws the card by which she pays 50 to each of the others."""
    game = scuola(cash={ANA: money}, dice=[(3, 4)], deck={"imprevisti": ["pizza-bet"]}, **more)
    do(game, "roll")
    return game


@pytest.mark.clause("SC-33")
def test_who_has_exactly_the_sum_that_a_card_makes_it_owe_pays_all(scuola):
    game = bet(scuola, 100)
    assert (cash(game), kinds(game).count("owes"), game.view(None)["debts"]) == ([0, 660, 660], 0, [])
    assert can(game, "end_turn")


@pytest.mark.clause("SC-33")
def test_who_has_less_pays_nobody_and_is_bankrupt(scuola):
    game = bet(scuola, 99)
    assert cash(game) == [0, 610, 610]  # not 50 to the first and 49 lost
    bankrupt = event(game, "bankrupt")
    assert (bankrupt.seat, bankrupt.amount, bankrupt.clause) == (ANA, 100, "SC-33")


@pytest.mark.clause("SC-33")
@pytest.mark.parametrize(("money", "bankrupt"), [(69, True), (70, False)])
def test_the_whole_sum_must_be_raised(scuola, money, bankrupt):
    game = bet(scuola, money, owner={1: ANA})  # its mortgage is 30
    assert game.view(None)["players"][ANA]["bankrupt"] is bankrupt
    if not bankrupt:
        assert cash(game) == [70, 610, 610]  # though it would be enough for one of them
        assert [debt["amount"] for debt in game.view(None)["debts"]] == [50, 50]
        assert [event.amount for event in game.events if event.kind == "owes"] == [50, 50]
        do(game, "mortgage", square=1)
        assert (cash(game), game.view(None)["debts"]) == ([0, 660, 660], [])


@pytest.mark.clause("SC-33")
def test_the_sum_is_paid_at_once_when_it_is_there(scuola):
    game = bet(scuola, 40, owner={1: ANA, 5: ANA})
    do(game, "mortgage", square=1)
    assert cash(game) == [70, 610, 610]
    assert refused(game, "declare_bankruptcy").code == "can-still-pay"
    do(game, "mortgage", square=5)
    assert cash(game) == [70, 660, 660]


@pytest.mark.clause("SC-33")
def test_a_bankrupt_is_paid_nothing_of_the_sum(scuola):
    game = bet(scuola, 50, bankrupt=[CARO])
    assert cash(game) == [0, 660, 0]


@pytest.mark.clause("SC-33")
def test_what_others_owe_one_player_by_a_card_are_debts_of_their_own(scuola):
    game = scuola(at={ANA: 10}, cash={BETO: 4, CARO: 10}, dice=[(3, 4)], deck={"probabilita": ["birthday"]})
    do(game, "roll")
    assert [p["bankrupt"] for p in game.view(None)["players"]] == [False, True, False]
    assert cash(game) == [620, 0, 0]


# No move of a debtor's lowers what it could raise.


def debtor(scuola, **more):
    """Ana owes Beto 200; she has 90, the lot 39 (mortgage 200), and 5, mortgaged for 100. Caro owns 1 and two cards."""
    return scuola(
        **{
            "owner": {39: ANA, 5: ANA, 1: CARO},
            "mortgaged": [5],
            "cash": {ANA: 90},
            "jail_cards": {CARO: 1, ANA: 1},
            "debts": [{"debtor": ANA, "creditor": BETO, "amount": 200}],
            **more,
        }
    )


@pytest.mark.clause("SC-33")
@pytest.mark.parametrize(
    ("give", "take"),
    [
        ({"squares": [39]}, {}),  # a gift
        ({"squares": [39]}, {"cash": 199}),  # its mortgage is 200
        ({"cash": 31}, {"squares": [1]}),  # the mortgage of 1 is 30
        ({"cash": 1}, {"cards": 1}),  # a card raises nothing
        ({"squares": [39]}, {"squares": [1]}),
    ],
)
def test_a_debtor_makes_no_exchange_that_leaves_it_less(scuola, give, take):
    for terms in (
        {"seat": ANA, "to": CARO, "give": give, "take": take},
        {"seat": CARO, "to": ANA, "give": take, "take": give},
    ):
        assert refused(debtor(scuola), "offer", **terms).code == "lowers-means"
        do(debtor(scuola, debts=[]), "offer", **terms)  # without a debt it is nobody's business


@pytest.mark.clause("SC-33")
@pytest.mark.parametrize(
    ("give", "take", "after"),
    [
        ({"squares": [39]}, {"cash": 200}, 90),  # and the debt of 200 is paid
        ({"cash": 30}, {"squares": [1]}, 60),
        ({"cards": 1}, {"cash": 1}, 91),
    ],
)
def test_a_debtor_makes_an_exchange_that_leaves_it_as_much(scuola, give, take, after):
    game = debtor(scuola)
    do(game, "offer", to=CARO, give=give, take=take)
    do(game, "accept", seat=CARO)
    assert cash(game)[ANA] == after


@pytest.mark.clause("SC-33")
@pytest.mark.parametrize(("owner_of_37", "lifted"), [(CARO, False), (ANA, True)])
def test_a_debtor_does_not_lift_a_mortgage_that_it_could_not_make_again(scuola, owner_of_37, lifted):
    game = debtor(
        scuola,
        owner={37: owner_of_37, 39: ANA, 15: ANA, 25: ANA},
        buildings={37: 1},
        mortgaged=[39],
        cash={ANA: 200},
        debts=[{"debtor": ANA, "creditor": BETO, "amount": 300}],
    )
    if lifted:  # her own house beside it can be sold
        do(game, "lift", square=39)
        assert cash(game)[ANA] == 0
    else:
        assert refused(game, "lift", square=39).code == "lowers-means"
        assert not can(game, "lift", square=39)


@pytest.mark.clause("SC-33")
def test_a_debtor_lifts_a_mortgage_that_it_could_make_again(scuola):
    game = debtor(scuola, mortgaged=[5], cash={ANA: 100})
    do(game, "lift", square=5)
    assert (cash(game)[ANA], titles(game)[5]["mortgaged"]) == (0, False)
    do(game, "mortgage", square=5)
    do(game, "mortgage", square=39)
    assert (cash(game), game.view(None)["debts"]) == ([100, 810, 610], [])


@pytest.mark.clause("SC-33")
def test_a_debtor_does_not_take_a_lot_whose_owners_building_blocks_it(scuola):
    game = debtor(scuola, owner={39: ANA, 5: ANA, 31: CARO, 32: CARO}, buildings={32: 1})
    assert refused(game, "offer", to=CARO, give={"cash": 10}, take={"squares": [31]}).code == "lowers-means"
    game = debtor(scuola, owner={39: ANA, 5: ANA, 31: CARO, 32: CARO})
    do(game, "offer", to=CARO, give={"cash": 10}, take={"squares": [31]})


# Nobody's building takes from a debtor what it could raise.


def birthday(scuola, **more):
    """Caro owes Ana 10, whose turn it is; she has no cash, but the lot 37 beside Ana's 39."""
    table = {"owner": {37: CARO, 39: ANA, 1: ANA}, "cash": {CARO: 0}, **more}
    game = scuola(at={ANA: 10}, dice=[(3, 4)], deck={"probabilita": ["birthday"]}, **table)
    do(game, "roll")
    assert game.actor == CARO
    return game


@pytest.mark.clause("SC-33", "SC-32")
def test_no_house_is_built_beside_a_debtors_lot_that_it_would_block(scuola):
    game = birthday(scuola)
    refusal = refused(game, "build", seat=ANA, square=39)
    assert (refusal.code, refusal.clause) == ("debt-first", "SC-33")
    assert not can(game, "build", seat=ANA, square=39)
    do(game, "build", seat=ANA, square=1)  # nobody's debt is concerned there
    do(game, "mortgage", seat=CARO, square=37)
    assert (cash(game), game.view(None)["debts"]) == ([580, 600, 165], [])
    do(game, "build", seat=ANA, square=39)
    assert titles(game)[39]["buildings"] == 1


@pytest.mark.clause("SC-33", "SC-32")
@pytest.mark.parametrize(
    "lots",
    [
        {"owner": {5: CARO, 37: CARO, 39: ANA}, "mortgaged": [37]},  # a mortgaged lot raises nothing
        {"owner": {5: CARO, 37: BETO, 39: ANA}},  # Beto owes nothing
        {"owner": {5: CARO, 37: CARO, 39: ANA}, "buildings": {39: 1}},  # it is blocked already
        {"owner": {37: CARO, 39: ANA}, "house_rules": {"mortgage.needs": "owner-bare"}},  # it would not be blocked
    ],
)
def test_a_house_that_takes_nothing_from_a_debtor_is_built(scuola, lots):
    game = birthday(scuola, **lots)
    do(game, "build", seat=ANA, square=39)
    assert game.view(None)["players"][CARO]["bankrupt"] is False


@pytest.mark.clause("SC-33", "SC-32")
def test_a_debtors_own_house_in_the_group_does_not_open_it_to_others(scuola):
    game = birthday(scuola, owner={31: CARO, 32: CARO, 34: ANA}, buildings={32: 1})
    assert refused(game, "build", seat=ANA, square=34).code == "debt-first"


# The end.


@pytest.mark.clause("SC-34")
def test_the_last_player_left_wins_and_all_are_shown_it(scuola):
    game = scuola(players=3, bankrupt=[CARO], at={ANA: 31}, cash={ANA: 99, BETO: 5}, dice=[(3, 4)])
    do(game, "roll")
    assert (game.outcome.why, game.outcome.winners) == ("last-one-left", [BETO])
    over = event(game, "game-over")
    assert (over.seats, over.seen_by, over.clause) == ([BETO], None, "SC-34")
    for seat in (None, ANA, BETO, CARO):
        assert game.view(seat)["outcome"]["winners"] == [BETO]
    assert game.actor is None
    refusal = refused(game, "roll", seat=BETO)
    assert (refusal.code, refusal.clause) == ("game-over", "SC-34")


@pytest.mark.clause("SC-34")
def test_while_two_are_left_the_game_goes_on(scuola):
    game = scuola(at={ANA: 31}, cash={ANA: 99}, dice=[(3, 4)])
    do(game, "roll")
    assert game.view(None)["players"][ANA]["bankrupt"] is True
    assert (game.outcome, game.view(None)["outcome"]) == (None, None)
    assert game.actor in (BETO, CARO)


@pytest.mark.clause("SC-34")
def test_owning_every_title_does_not_end_the_game(scuola):
    every_title = [square.index for square in scuola().edition.squares if square.price > 0]
    game = scuola(owner=dict.fromkeys(every_title, ANA))
    assert (game.outcome, game.actor) == (None, ANA)
    assert can(game, "roll")
