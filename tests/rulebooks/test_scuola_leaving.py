"""`scuola`, SC-37: leaving the game for good."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, DORA, can, cash, do, kinds, owner, refused, titles


def owes(amount, creditor=BETO, debtor=ANA, **more):
    """The debts of a position: one, of Ana to Beto unless told otherwise."""
    return [{"debtor": debtor, "creditor": creditor, "amount": amount, **more}]


def player(game, seat=ANA):
    return game.view(None)["players"][seat]


def bankruptcies(game):
    """Who has gone bankrupt, to whom, for how much."""
    return [(event.seat, event.payee, event.amount) for event in game.events if event.kind == "bankrupt"]


def payments(game):
    """Who has paid whom how much, so far."""
    return [(event.payer, event.payee, event.amount) for event in game.events if event.kind == "paid"]


# Owing nothing


@pytest.mark.clause("SC-37")
def test_who_owes_nothing_leaves_all_to_the_bank_and_is_not_bankrupt(scuola):
    game = scuola(owner={39: ANA, 5: ANA}, buildings={39: 2}, mortgaged=[5], jail_cards={ANA: 2}, cash={ANA: 70})
    do(game, "resign")
    assert (bankruptcies(game), kinds(game).count("resigned")) == ([], 1)
    assert (player(game)["bankrupt"], player(game)["left"]) == (True, True)
    assert payments(game) == [(ANA, "bank", 70)]
    assert [(e.square, e.before) for e in game.events if e.kind == "buildings-returned"] == [(39, 2)]
    assert game.view(None)["stock"] == {"houses": 32, "hotels": 12}
    assert (titles(game), game.view(None)["auction"], game.view(None)["held"]) == ({}, None, [])
    assert game.actor in (BETO, CARO)


@pytest.mark.clause("SC-37")
def test_its_titles_are_free_to_be_bought_again(scuola):
    game = scuola(owner={5: ANA}, mortgaged=[5], chance={"order": [BETO]}, dice=[(1, 4)])
    do(game, "resign")
    do(game, "roll")
    do(game, "buy")
    assert titles(game)[5] == {"owner": BETO, "buildings": 0, "mortgaged": False}
    assert cash(game) == [0, 410, 610]


@pytest.mark.clause("SC-37")
def test_who_leaves_out_of_turn_does_not_disturb_the_turn(scuola):
    game = scuola(at={ANA: 13}, dice=[(3, 4)])
    do(game, "resign", seat=BETO)
    assert game.actor == ANA
    do(game, "roll")
    do(game, "end_turn")
    assert game.actor == CARO
    assert refused(game, "roll", seat=BETO).code == "bankrupt-seat"


@pytest.mark.clause("SC-37")
def test_the_last_one_left_wins_when_the_other_leaves(scuola):
    game = scuola(players=2, cash={ANA: 100}, debts=owes(40, creditor="bank"))
    do(game, "resign")
    assert (game.outcome.why, game.outcome.winners) == ("last-one-left", [BETO])


# What it owes


@pytest.mark.clause("SC-37")
def test_debts_are_paid_from_buildings_and_then_from_mortgages(scuola):
    game = scuola(owner={1: ANA, 5: ANA}, buildings={1: 2}, cash={ANA: 20}, debts=owes(90))
    do(game, "resign")
    assert payments(game) == [
        ("bank", ANA, 25),
        ("bank", ANA, 25),
        ("bank", ANA, 30),  # the mortgage of 1 is enough
        (ANA, BETO, 90),
        (ANA, "bank", 10),
    ]
    assert (cash(game), bankruptcies(game), titles(game)) == ([0, 700, 610], [], {})


@pytest.mark.clause("SC-37")
def test_no_more_is_sold_than_the_debt_needs(scuola):
    game = scuola(owner={1: ANA, 3: ANA}, buildings={1: 1, 3: 2}, cash={ANA: 20}, debts=owes(45))
    do(game, "resign")
    assert [(e.square, e.before) for e in game.events if e.kind == "building-sold"] == [(3, 2)]
    assert payments(game) == [("bank", ANA, 25), (ANA, BETO, 45)]


@pytest.mark.clause("SC-37")
@pytest.mark.parametrize(("money", "bankrupt"), [(20, False), (19, True)])
def test_who_can_just_pay_is_not_bankrupt_and_who_lacks_a_coin_is(scuola, money, bankrupt):
    # Besides her money Ana can raise 180: two houses at 25, the mortgages of 30 on 1 and 100 on 15.
    game = scuola(
        owner={1: ANA, 15: ANA, 5: ANA},
        buildings={1: 2},
        mortgaged=[5],
        cash={ANA: money},
        debts=owes(200),
        house_rules={"bankruptcy.automatic": False},
    )
    do(game, "resign")
    assert (bankruptcies(game) == [(ANA, BETO, 200)]) is bankrupt
    assert cash(game) == [0, 610 if bankrupt else 810, 610]
    assert bool(player(game).get("left")) is not bankrupt


@pytest.mark.clause("SC-37")
def test_a_lot_beside_anothers_building_raises_nothing_for_a_leaver_either(scuola):
    terms = {"owner": {37: ANA, 5: ANA, 39: BETO}, "cash": {ANA: 0}, "debts": owes(80)}
    game = scuola(buildings={39: 1}, **terms)
    do(game, "resign")
    assert [e.square for e in game.events if e.kind == "mortgaged"] == [5]
    assert cash(game) == [0, 690, 610]

    game = scuola(**terms)
    do(game, "resign")
    assert [e.square for e in game.events if e.kind == "mortgaged"] == [5]


@pytest.mark.clause("SC-37")
def test_what_a_card_made_it_owe_to_several_is_paid_as_one_sum(scuola):
    debts = [*owes(50), *owes(50, creditor=CARO, joint=True)]
    game = scuola(owner={5: ANA}, cash={ANA: 0}, debts=debts)
    do(game, "resign")
    assert (cash(game), bankruptcies(game)) == ([0, 660, 660], [])
    assert payments(game)[-2:] == [(ANA, BETO, 50), (ANA, CARO, 50)]


@pytest.mark.clause("SC-37")
def test_a_creditor_who_leaves_is_owed_nothing_of_the_sum(scuola):
    debts = [*owes(50), *owes(50, creditor=CARO, joint=True), *owes(50, creditor=DORA, joint=True)]
    for leaver, after in ((BETO, [50, 0, 660, 660]), (CARO, [50, 660, 0, 660]), (DORA, [50, 660, 660, 0])):
        game = scuola(players=4, owner={5: ANA}, cash={ANA: 50}, debts=debts)
        do(game, "resign", seat=leaver)
        assert [debt["amount"] for debt in game.view(None)["debts"]] == [50, 50]
        do(game, "mortgage", square=5)
        assert cash(game) == after


@pytest.mark.clause("SC-37")
def test_what_is_owed_to_one_who_leaves_is_owed_no_more(scuola):
    game = scuola(owner={5: ANA}, cash={ANA: 0}, debts=owes(90))
    do(game, "resign", seat=BETO)
    assert (game.view(None)["debts"], cash(game)) == ([], [0, 0, 610])
    assert can(game, "roll", seat=ANA)


# What is under way


@pytest.mark.clause("SC-37")
def test_a_purchase_that_was_pending_is_declined_and_the_others_are_asked(scuola):
    game = scuola(players=4, at={ANA: 32}, dice=[(3, 4)], chance={"order": [DORA]})
    do(game, "roll")
    do(game, "resign")
    asked = game.view(None)["asked"]
    assert (asked["square"], asked["seats"], game.actor) == (39, [BETO, CARO, DORA], BETO)
    do(game, "waive", seat=BETO)
    do(game, "want", seat=CARO)
    do(game, "waive", seat=DORA)
    assert (owner(game, 39), cash(game)) == (CARO, [0, 610, 210, 610])
    assert game.actor == DORA


@pytest.mark.clause("SC-37")
def test_another_who_leaves_declines_nothing(scuola):
    game = scuola(at={ANA: 32}, dice=[(3, 4)])
    do(game, "roll")
    do(game, "resign", seat=CARO)
    assert (game.view(None)["asked"], "declined" in kinds(game)) == (None, False)
    do(game, "buy")
    assert owner(game, 39) == ANA


@pytest.mark.clause("SC-37")
def test_one_who_is_asked_and_leaves_is_asked_no_more(scuola):
    game = scuola(players=4, at={ANA: 32}, dice=[(3, 4)])
    do(game, "roll")
    do(game, "decline")
    do(game, "want", seat=CARO)
    do(game, "waive", seat=DORA)
    do(game, "resign", seat=BETO)
    assert (owner(game, 39), cash(game)) == (CARO, [610, 0, 210, 610])
    assert game.actor == ANA


@pytest.mark.clause("SC-37")
def test_one_who_said_yes_and_leaves_does_not_buy(scuola):
    game = scuola(players=4, at={ANA: 32}, dice=[(3, 4)])
    do(game, "roll")
    do(game, "decline")
    do(game, "want", seat=CARO)
    do(game, "resign", seat=CARO)
    do(game, "waive", seat=BETO)
    assert game.view(None)["asked"]["seats"] == [BETO, DORA]
    do(game, "waive", seat=DORA)
    assert owner(game, 39) is None


@pytest.mark.clause("SC-37")
def test_who_declined_and_leaves_lets_the_question_go_on(scuola):
    game = scuola(players=4, at={ANA: 32}, dice=[(3, 4)], chance={"order": [CARO]})
    do(game, "roll")
    do(game, "decline")
    do(game, "resign", seat=ANA)
    for seat in (CARO, DORA):
        do(game, "waive", seat=seat)
    do(game, "want", seat=BETO)
    assert (owner(game, 39), cash(game), game.actor) == (BETO, [0, 210, 610, 610], CARO)


@pytest.mark.clause("SC-37")
def test_the_next_is_drawn_from_those_who_are_left(scuola):
    drawn = set()
    for seed in range(30):
        game = scuola(players=4, seed=str(seed))
        do(game, "resign")
        drawn.add(game.actor)
    assert drawn == {BETO, CARO, DORA}
