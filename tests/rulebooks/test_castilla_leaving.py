"""Castilla: leaving the game for good, and what debtors may not do."""

import pytest

from rentier import load
from tests.at_the_table import ANA, BETO, CARO, at, can, cash, do, kinds, owner, refused, set_table, titles


def paid(game):
    """Every payment so far: who paid whom how much, and what for."""
    return [(event.payer, event.payee, event.amount, event.reason) for event in game.events if event.kind == "paid"]


def is_out(game, seat):
    """Whether the seat is out of the game, and whether it left without a bankruptcy."""
    player = game.view(None)["players"][seat]
    return player["bankrupt"], player.get("left", False)


def debt(creditor, amount, debtor=ANA):
    return {"debtor": debtor, "creditor": creditor, "amount": amount}


def returned(game):
    return [(event.seat, event.square, event.before) for event in game.events if event.kind == "buildings-returned"]


# Leaving.


@pytest.mark.clause("CA-34")
def test_who_leaves_without_debts_leaves_all_to_the_bank_and_its_titles_are_free(castilla):
    game = castilla(owner={1: ANA, 3: ANA, 5: ANA}, buildings={1: 4, 3: 1}, mortgaged=[5], jail_cards={ANA: 1})
    do(game, "resign", seat=ANA)
    assert is_out(game, ANA) == (True, True)
    assert (cash(game), titles(game)) == ([0, 1500, 1500], {})
    assert paid(game) == [(ANA, "bank", 1500, "bankruptcy")]
    assert returned(game) == [(ANA, 1, 4), (ANA, 3, 1)]
    assert game.view(None)["stock"] == {"houses": 32, "hotels": 12}
    assert game.view(None)["held"] == []
    assert "auction-started" not in kinds(game)
    assert "bankrupt" not in kinds(game)
    assert game.actor == BETO


@pytest.mark.clause("CA-34")
def test_a_title_that_was_left_is_bought_at_its_price_by_who_lands_there(castilla):
    game = castilla(owner={6: ANA}, mortgaged=[6], dice=[(2, 4)])
    do(game, "resign", seat=ANA)
    do(game, "roll", seat=BETO)
    do(game, "buy", seat=BETO)
    assert (cash(game), titles(game)[6]["mortgaged"]) == ([0, 1400, 1500], False)


LEAVING = {
    "before the roll": {},
    "after the roll": {"phase": "end"},
    "in jail": {"jail": {ANA: 1}},
    "on another's turn": {"to_roll": BETO},
    "on another's purchase": {"to_roll": BETO, "phase": "buy", "at": {BETO: 3}},
    "in another's debt": {"to_roll": BETO, "cash": {BETO: 0}, "debts": [debt(CARO, 90, BETO)], "owner": {5: BETO}},
    "in an auction of another": {
        "to_roll": BETO,
        "phase": "end",
        "auction": {"square": 1, "in": [ANA, BETO, CARO], "asked": ANA, "leader": BETO, "bid": 9},
    },
}


@pytest.mark.clause("CA-34")
@pytest.mark.parametrize("situation", LEAVING.values(), ids=LEAVING.keys())
def test_a_player_may_leave_at_any_time(castilla, situation):
    game = castilla(**situation)
    assert can(game, "resign", seat=ANA)
    do(game, "resign", seat=ANA)
    assert is_out(game, ANA) == (True, True)
    assert (game.outcome, game.actor in (BETO, CARO)) == (None, True)
    assert game.view(None)["players"][ANA]["in_jail"] is False


@pytest.mark.clause("CA-34")
def test_nobody_leaves_an_auction_in_which_it_leads(castilla):
    bids = {"square": 1, "in": [ANA, BETO, CARO], "asked": BETO, "leader": ANA, "bid": 9}
    game = castilla(to_roll=CARO, phase="end", auction=bids)
    assert refused(game, "resign", seat=ANA).code == "leads-auction"
    do(game, "bid", seat=BETO, amount=10)
    do(game, "resign", seat=ANA)
    assert game.view(None)["auction"]["in"] == [BETO, CARO]


@pytest.mark.clause("CA-34")
@pytest.mark.parametrize(("owed", "left"), [(205, True), (206, False)])
def test_who_leaves_pays_its_debt_if_all_it_has_can_raise_it(castilla, owed, left):
    # 45 in cash, four houses at 25 each and TERRENO 30 of each property: 205.
    game = castilla(cash={ANA: 45}, owner={1: ANA, 3: ANA}, buildings={1: 3, 3: 1}, debts=[debt(BETO, owed)])
    do(game, "resign", seat=ANA)
    assert is_out(game, ANA) == (True, left)
    assert game.view(None)["bankruptcies"] == (0 if left else 1)
    if left:
        assert (cash(game)[BETO], titles(game)) == (1705, {})
    else:  # bankrupt to Beto: 45 in cash, and four houses' 100, which is less than half of the debt
        assert (cash(game)[BETO], owner(game, 1), owner(game, 3)) == (1645, BETO, BETO)


@pytest.mark.clause("CA-34")
def test_a_leaver_sells_no_more_than_its_debt_needs(castilla):
    game = castilla(cash={ANA: 45}, owner={1: ANA, 3: ANA}, buildings={1: 3, 3: 1}, debts=[debt(BETO, 70)])
    do(game, "resign", seat=ANA)
    assert paid(game) == [("bank", ANA, 25, "building-sale"), (ANA, BETO, 70, "rent")]
    assert returned(game) == [(ANA, 1, 2), (ANA, 3, 1)]


@pytest.mark.clause("CA-34")
def test_debts_are_paid_in_their_order_and_the_first_that_cannot_be_paid_is_a_bankruptcy(castilla):
    debts = [debt("bank", 100), debt(BETO, 60), debt(CARO, 10)]
    game = castilla(cash={ANA: 90}, owner={6: ANA, 8: ANA}, mortgaged=[8], debts=debts)
    do(game, "resign", seat=ANA)
    # 140 could be raised: the Bank gets its 100, Beto the 40 that are left; what is mortgaged goes to the Bank (CA-27).
    assert is_out(game, ANA) == (True, False)
    assert [(event.seat, event.payee, event.amount) for event in game.events if event.kind == "bankrupt"] == [
        (ANA, BETO, 60)
    ]
    assert (cash(game), titles(game)) == ([0, 1540, 1500], {})


@pytest.mark.clause("CA-34")
def test_a_debt_to_the_bank_that_cannot_be_paid_is_a_bankruptcy_to_the_bank(castilla):
    game = castilla(cash={ANA: 10}, owner={6: ANA}, mortgaged=[6], debts=[debt("bank", 100), debt(BETO, 5)])
    do(game, "resign", seat=ANA)
    assert (is_out(game, ANA), cash(game), titles(game)) == ((True, False), [0, 1500, 1500], {})


@pytest.mark.clause("CA-34")
@pytest.mark.parametrize(("square", "auctioned"), [(39, True), (12, True), (5, False)])
def test_a_pending_purchase_is_treated_as_declined_and_monuments_are_not_auctioned(castilla, square, auctioned):
    game = castilla(at={ANA: square}, phase="buy")
    do(game, "resign", seat=ANA)
    assert "declined" in kinds(game)
    assert owner(game, square) is None
    if auctioned:
        assert (game.view(None)["auction"]["square"], game.view(None)["auction"]["in"]) == (square, [BETO, CARO])
    else:
        assert (game.view(None)["auction"], game.actor) == (None, BETO)


@pytest.mark.clause("CA-29")
def test_who_is_left_alone_when_another_leaves_has_won(castilla):
    game = castilla(players=2, owner={39: ANA})
    do(game, "resign", seat=ANA)
    assert (game.outcome.why, game.outcome.winners) == ("last-one-left", [BETO])


# Bankruptcy.


def bankrupt(castilla, amount, **more):
    game = castilla(cash={ANA: 0}, debts=[debt(BETO, amount)], **more)
    do(game, "declare_bankruptcy", seat=ANA)
    return game


@pytest.mark.clause("CA-26")
def test_the_story_tells_which_buildings_return_unpaid(castilla):
    game = bankrupt(castilla, 1000, owner={37: ANA, 39: ANA}, buildings={37: 3, 39: 3})
    assert returned(game) == [(ANA, 39, 1)]
    assert kinds(game).count("building-sold") == 5
    assert cash(game)[BETO] == 2000


@pytest.mark.clause("CA-26")
def test_where_all_buildings_are_needed_none_returns_unpaid(castilla):
    game = bankrupt(castilla, 1001, owner={37: ANA, 39: ANA}, buildings={37: 3, 39: 3})
    assert returned(game) == []
    assert kinds(game).count("building-sold") == 6


@pytest.mark.clause("CA-26")
def test_a_hotel_that_is_not_needed_returns_unpaid_with_its_houses(castilla):
    lots = dict.fromkeys((31, 32, 34, 39), ANA)
    game = bankrupt(castilla, 2261, owner=lots, buildings=dict.fromkeys(lots, 4))
    assert returned(game) == [(ANA, 39, 4)]
    assert cash(game)[BETO] == 2700


@pytest.mark.clause("CA-28")
def test_bankrupt_to_the_bank_all_buildings_return_unpaid(castilla):
    game = castilla(cash={ANA: 0}, owner={37: ANA, 39: ANA}, buildings={37: 1, 39: 4}, debts=[debt("bank", 9000)])
    do(game, "declare_bankruptcy", seat=ANA)
    assert returned(game) == [(ANA, 37, 1), (ANA, 39, 4)]
    assert "building-sold" not in kinds(game)


@pytest.mark.clause("CA-27")
def test_a_single_mortgage_does_not_disinherit_the_creditor(castilla):
    more = {"owner": {37: ANA, 39: ANA, 5: ANA}, "buildings": {39: 1}, "jail_cards": {ANA: 1}}
    game = bankrupt(castilla, 3000, mortgaged=[37], **more)
    assert [owner(game, square) for square in (37, 39, 5)] == [None, BETO, BETO]
    assert cash(game) == [0, 1600, 1500]
    assert game.view(None)["players"][BETO]["jail_cards"] == 1
    assert game.view(None)["heirs"] == []


# The salary.


@pytest.mark.clause("CA-31")
@pytest.mark.parametrize(("steps", "square"), [(7, 0), (8, 39)])
def test_a_pawn_that_is_moved_back_to_salida_or_over_it_earns_nothing(steps, square):
    edition = load("castilla").to_data()
    edition["decks"]["sorpresa"]["cards"]["back-three"]["effect"] = {"move_back": steps}
    for rules, salary in (({}, []), ({"money.salary_backward": True}, [("bank", ANA, 200, "salary")])):
        played = {**edition, "dials": {**edition["dials"], **rules}, "house_rules": rules}
        game = set_table(played, house_rules=rules, at={ANA: 4}, dice=[(1, 2)], deck={"sorpresa": ["back-three"]})
        do(game, "roll")
        assert (at(game)[ANA], paid(game)) == (square, salary)


# No move lowers what a debtor could raise.


@pytest.mark.clause("CA-32")
@pytest.mark.parametrize(("square", "terreno"), [(1, 30), (5, 100), (39, 200)])
def test_a_debtor_sells_a_property_for_no_less_than_its_terreno(castilla, square, terreno):
    game = castilla(cash={ANA: 0}, owner={square: ANA}, debts=[debt(BETO, 900)])
    cheap = {"to": CARO, "give": {"squares": [square]}, "take": {"cash": terreno - 1}}
    assert refused(game, "offer", **cheap).code == "lowers-means"
    do(game, "offer", to=CARO, give={"squares": [square]}, take={"cash": terreno})
    do(game, "accept", seat=CARO)
    assert (cash(game)[ANA], owner(game, square)) == (terreno, CARO)


@pytest.mark.clause("CA-32")
def test_who_owes_nothing_sells_for_any_price(castilla):
    game = castilla(owner={39: ANA})
    do(game, "offer", to=CARO, give={"squares": [39]}, take={"cash": 1})
    do(game, "accept", seat=CARO)
    assert cash(game) == [1501, 1500, 1499]


@pytest.mark.clause("CA-32")
def test_a_debtor_cancels_a_mortgage_for_terreno_but_not_for_a_tenth_more(castilla):
    game = castilla(cash={ANA: 150}, owner={5: ANA}, mortgaged=[5], debts=[debt(BETO, 900)])
    do(game, "lift", square=5)
    assert cash(game)[ANA] == 50
    game = castilla(cash={ANA: 150}, debts=[debt(BETO, 900)])
    position = game.position()
    position["titles"] = {5: {"owner": ANA, "mortgaged": True, "bought": True}}
    bought = type(game).from_position(position)
    assert refused(bought, "lift", square=5).code == "lowers-means"


@pytest.mark.clause("CA-32")
@pytest.mark.parametrize(("price", "allowed"), [(100, True), (101, False)])
def test_a_debtor_buys_a_property_only_for_what_it_would_raise_on_it(castilla, price, allowed):
    game = castilla(cash={ANA: 150}, owner={5: CARO}, debts=[debt(BETO, 900)])
    purchase = {"seat": CARO, "to": ANA, "give": {"squares": [5]}, "take": {"cash": price}}
    if allowed:
        do(game, "offer", **purchase)
        do(game, "accept", seat=ANA)
        assert (cash(game)[ANA], owner(game, 5)) == (50, ANA)
    else:
        assert refused(game, "offer", **purchase).code == "lowers-means"


@pytest.mark.clause("CA-32")
def test_a_debtor_buys_no_jail_card(castilla):
    game = castilla(cash={ANA: 150}, jail_cards={CARO: 1}, debts=[debt(BETO, 900)])
    assert refused(game, "offer", to=CARO, give={"cash": 10}, take={"cards": 1}).code == "lowers-means"
    free = castilla(cash={ANA: 150}, jail_cards={CARO: 1})
    do(free, "offer", to=CARO, give={"cash": 10}, take={"cards": 1})
    do(free, "accept", seat=CARO)
    assert cash(free) == [140, 1500, 1510]
