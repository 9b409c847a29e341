"""Brasil, BR-41: leaving the game for good."""

import pytest

from rentier.game import Claim
from tests.at_the_table import ANA, BETO, CARO, DORA, can, cash, do, kinds, owner, refused, titles
from tests.rulebooks.brasil_table import deck, payments


def owes(amount, creditor=BETO, debtor=ANA):
    """The debts of a position: one, of Ana to Beto unless told otherwise."""
    return [{"debtor": debtor, "creditor": creditor, "amount": amount}]


def claim(amount, by, square, visitor=ANA):
    return {"by": by, "visitor": visitor, "square": square, "amount": amount}


def player(game, seat=ANA):
    return game.view(None)["players"][seat]


def bankruptcies(game):
    """Who has gone bankrupt, to whom, for how much."""
    return [(event.seat, event.payee, event.amount) for event in game.events if event.kind == "bankrupt"]


def unsold(game, *seats):
    """Nobody bids for the title that is up for auction."""
    for seat in seats:
        do(game, "pass", seat=seat)


# Owing nothing


@pytest.mark.clause("BR-41")
def test_who_owes_nothing_leaves_all_to_the_bank_and_is_not_bankrupt(brasil):
    game = brasil(owner={1: ANA, 3: ANA}, buildings={1: 2, 3: 1}, jail_cards={ANA: 1}, cash={ANA: 70})
    do(game, "resign")
    assert bankruptcies(game) == []
    assert (player(game)["bankrupt"], player(game)["left"], player(game)["cash"]) == (True, True, 0)
    assert payments(game) == [(ANA, "bank", 70)]
    assert game.view(None)["stock"] == {"houses": 32, "hotels": 12}
    assert deck(game)[-1] == "jail-free"
    returned = [(e.square, e.before) for e in game.events if e.kind == "buildings-returned"]
    assert returned == [(1, 2), (3, 1)]


@pytest.mark.clause("BR-41")
def test_its_titles_are_auctioned_free_of_mortgage_for_the_bank(brasil):
    game = brasil(owner={1: ANA, 39: ANA}, mortgaged=[39])
    do(game, "resign")
    assert (game.view(None)["auction"]["square"], game.actor) == (1, BETO)
    unsold(game, BETO, CARO)
    assert owner(game, 1) is None
    do(game, "bid", seat=BETO, amount=10)
    do(game, "pass", seat=CARO)
    assert titles(game)[39] == {"owner": BETO, "buildings": 0, "mortgaged": False}
    assert payments(game)[-1] == (BETO, "bank", 10)
    assert (cash(game), game.actor) == ([0, 2448, 2458], BETO)


@pytest.mark.clause("BR-41")
def test_who_leaves_out_of_turn_does_not_disturb_the_turn(brasil):
    game = brasil(at={ANA: 10}, dice=[(4, 6)])
    do(game, "resign", seat=BETO)
    assert (game.actor, player(game, BETO)["left"]) == (ANA, True)
    do(game, "roll")
    do(game, "end_turn")
    assert game.actor == CARO
    assert refused(game, "roll", seat=BETO).code == "bankrupt-seat"


@pytest.mark.clause("BR-41")
def test_the_last_one_left_wins_when_the_other_leaves(brasil):
    game = brasil(players=2, cash={ANA: 100}, owner={39: BETO}, debts=owes(40))
    game_of_three = brasil(players=3)
    do(game, "resign")
    assert (game.outcome.why, game.outcome.winners) == ("last-one-left", [BETO])
    do(game_of_three, "resign")
    assert game_of_three.outcome is None


@pytest.mark.clause("BR-41")
def test_its_own_open_claims_lapse(brasil):
    game = brasil(
        players=4,
        owner={39: ANA, 37: CARO},
        to_roll=BETO,
        phase="end",
        claims=[claim(50, ANA, 39, visitor=BETO), claim(35, CARO, 37, visitor=BETO)],
    )
    do(game, "resign", seat=ANA)
    assert game.claims == [Claim(by=CARO, visitor=BETO, square=37, amount=35)]
    assert cash(game) == [0, 2458, 2458, 2458]
    told = [event for event in game.events if event.kind == "claim-lapsed"]
    assert [(event.seat, event.visitor, event.amount, event.clause) for event in told] == [(ANA, BETO, 50, "BR-41")]
    assert told[0].text_in("en") == "Ana can no longer claim $50 from Beto for Arpoador."
    assert told[0].text_in("pt") == "Ana já não pode cobrar $50 de Beto pelo Arpoador."


# Debts first, then claims, the oldest first


@pytest.mark.clause("BR-41")
def test_debts_are_paid_from_buildings_sold_no_more_than_needed(brasil):
    game = brasil(owner={1: ANA, 3: ANA}, buildings={1: 2, 3: 1}, cash={ANA: 10}, debts=owes(40))
    do(game, "resign")
    assert payments(game) == [("bank", ANA, 25), ("bank", ANA, 25), (ANA, BETO, 40), (ANA, "bank", 20)]
    sold = [(e.square, e.before) for e in game.events if e.kind == "building-sold"]
    assert sold == [(1, 2), (1, 1)]  # the highest first, of equals the first
    assert [(e.square, e.before) for e in game.events if e.kind == "buildings-returned"] == [(3, 1)]
    assert (cash(game), bankruptcies(game)) == ([0, 2498, 2458], [])


@pytest.mark.clause("BR-41")
def test_nothing_more_is_sold_once_the_cash_is_just_enough(brasil):
    game = brasil(owner={1: ANA, 3: ANA}, buildings={1: 1, 3: 1}, cash={ANA: 15}, debts=owes(40))
    do(game, "resign")
    assert payments(game) == [("bank", ANA, 25), (ANA, BETO, 40)]
    assert [(e.square, e.before) for e in game.events if e.kind == "buildings-returned"] == [(3, 1)]
    assert "mortgaged" not in kinds(game)


@pytest.mark.clause("BR-41")
@pytest.mark.parametrize(("money", "bankrupt"), [(50, []), (49, [(ANA, BETO, 50)])])
def test_a_claim_that_can_just_be_paid_makes_nobody_bankrupt(brasil, money, bankrupt):
    game = brasil(owner={39: BETO}, cash={ANA: money}, phase="end", claims=[claim(50, BETO, 39)])
    do(game, "resign")
    assert bankruptcies(game) == bankrupt
    assert cash(game) == [0, 2458 + money, 2458]


@pytest.mark.clause("BR-41")
def test_then_titles_are_mortgaged_and_then_sold_to_the_bank(brasil):
    game = brasil(owner={39: ANA, 37: ANA}, cash={ANA: 0}, debts=owes(500))
    do(game, "resign")
    assert payments(game) == [
        ("bank", ANA, 175),  # both mortgaged
        ("bank", ANA, 200),
        ("bank", ANA, 175),  # and 37 sold for the rest of its price
        (ANA, BETO, 500),
        (ANA, "bank", 50),
    ]
    assert (owner(game, 37), game.view(None)["auction"]["square"]) == (None, 39)
    assert game.view(None)["auction"]["money_to"] == "bank"


@pytest.mark.clause("BR-41")
def test_a_title_that_was_mortgaged_and_then_sold_to_the_bank_is_bought_free_of_mortgage(brasil):
    game = brasil(owner={37: ANA, 39: ANA}, cash={ANA: 0}, at={BETO: 34}, debts=owes(500), dice=[(1, 2)])
    do(game, "resign")
    unsold(game, BETO, CARO)  # 39; 37 was sold to the Bank
    do(game, "roll", seat=BETO)
    do(game, "buy", seat=BETO)
    assert titles(game) == {37: {"owner": BETO, "buildings": 0, "mortgaged": False}}
    assert cash(game) == [0, 2608, 2458]  # Beto got 500 from Ana and paid 350


@pytest.mark.clause("BR-41")
def test_who_can_just_pay_is_not_bankrupt_and_who_lacks_a_coin_is(brasil):
    game = brasil(owner={39: ANA}, cash={ANA: 0}, debts=owes(400))
    do(game, "resign")
    assert (bankruptcies(game), cash(game)[BETO]) == ([], 2858)
    assert player(game)["left"]

    game = brasil(owner={39: ANA}, cash={ANA: 0}, debts=owes(401))
    do(game, "resign")
    assert bankruptcies(game) == [(ANA, BETO, 401)]
    assert "left" not in player(game) or not player(game)["left"]


@pytest.mark.clause("BR-41")
def test_open_claims_are_paid_too(brasil):
    game = brasil(owner={39: BETO}, at={ANA: 36}, cash={ANA: 700}, dice=[(1, 2)])
    do(game, "roll")
    do(game, "resign")
    assert (cash(game), bankruptcies(game)) == ([0, 2508, 2458], [])
    assert payments(game) == [(ANA, BETO, 50), (ANA, "bank", 650)]


@pytest.mark.clause("BR-41")
def test_the_oldest_claim_is_paid_first_and_the_first_that_cannot_be_paid_makes_bankrupt(brasil):
    game = brasil(
        players=4,
        owner={39: BETO, 37: CARO, 34: DORA},
        cash={ANA: 60},
        phase="end",
        claims=[claim(50, BETO, 39), claim(35, CARO, 37), claim(5, DORA, 34)],
    )
    do(game, "resign")
    assert bankruptcies(game) == [(ANA, CARO, 35)]
    assert (cash(game), game.claims) == ([0, 2508, 2468, 2458], [])


@pytest.mark.clause("BR-41")
def test_claims_on_others_stay_open(brasil):
    other = claim(35, CARO, 37, visitor=DORA)
    game = brasil(players=4, owner={37: CARO, 39: BETO}, phase="end", claims=[other, claim(50, BETO, 39)])
    do(game, "resign")
    assert game.claims == [Claim(by=CARO, visitor=DORA, square=37, amount=35)]
    assert cash(game) == [0, 2508, 2458, 2458]


@pytest.mark.clause("BR-41")
def test_debts_are_paid_before_claims(brasil):
    game = brasil(
        owner={39: BETO}, cash={ANA: 100}, phase="end", claims=[claim(50, BETO, 39)], debts=owes(80, creditor=CARO)
    )
    do(game, "resign")
    assert bankruptcies(game) == [(ANA, BETO, 50)]
    assert cash(game) == [0, 2478, 2538]


@pytest.mark.clause("BR-41")
def test_the_first_debt_that_cannot_be_paid_makes_bankrupt_to_its_creditor(brasil):
    game = brasil(players=4, cash={ANA: 100}, debts=[*owes(80), *owes(30, creditor=CARO), *owes(5, creditor=DORA)])
    do(game, "resign")
    assert bankruptcies(game) == [(ANA, CARO, 30)]
    assert (cash(game), game.view(None)["debts"]) == ([0, 2538, 2478, 2458], [])


@pytest.mark.clause("BR-41")
def test_debts_of_others_stay_open(brasil):
    game = brasil(
        players=4, cash={ANA: 100, CARO: 0}, owner={5: CARO}, debts=[*owes(70, creditor=BETO, debtor=CARO), *owes(80)]
    )
    do(game, "resign", seat=ANA)
    assert cash(game) == [0, 2538, 0, 2458]
    left = [(debt["debtor"], debt["creditor"], debt["amount"]) for debt in game.view(None)["debts"]]
    assert left == [(CARO, BETO, 70)]


@pytest.mark.clause("BR-41")
def test_a_claim_that_is_refused_while_its_title_is_mortgaged_is_not_paid(brasil):
    game = brasil(owner={39: BETO}, mortgaged=[39], phase="end", claims=[claim(50, BETO, 39)])
    do(game, "resign")
    assert cash(game) == [0, 2458, 2458]


# What is under way


@pytest.mark.clause("BR-41")
def test_a_purchase_that_was_pending_is_declined_and_the_title_stays_with_the_bank(brasil):
    game = brasil(dice=[(1, 2)])
    do(game, "roll")
    do(game, "resign")
    declined = [(event.seat, event.square) for event in game.events if event.kind == "declined"]
    assert declined == [(ANA, 3)]
    assert (owner(game, 3), game.view(None)["auction"], game.view(None)["asked"]) == (None, None, None)
    assert game.actor == BETO
    assert can(game, "roll")


@pytest.mark.clause("BR-41")
def test_another_who_leaves_declines_nothing(brasil):
    game = brasil(dice=[(1, 2)])
    do(game, "roll")
    do(game, "resign", seat=CARO)
    assert "declined" not in kinds(game)
    do(game, "buy")
    assert owner(game, 3) == ANA


def auctioning(brasil):
    """Ana, who owes Dora 100, auctions 39; Beto leads with 400."""
    game = brasil(players=4, owner={39: ANA}, cash={ANA: 10}, debts=owes(100, creditor=DORA))
    do(game, "auction_title", square=39)
    do(game, "bid", seat=BETO, amount=400)
    return game


@pytest.mark.clause("BR-41")
def test_nobody_leaves_while_leading_an_auction(brasil):
    game = auctioning(brasil)
    assert refused(game, "resign", seat=BETO).code == "leads-auction"
    assert not can(game, "resign", seat=BETO)
    do(game, "bid", seat=CARO, amount=401)
    do(game, "resign", seat=BETO)
    assert player(game, BETO)["left"]


@pytest.mark.clause("BR-41")
def test_one_who_does_not_lead_leaves_and_is_out_of_the_auction(brasil):
    game = auctioning(brasil)
    do(game, "resign", seat=CARO)
    assert game.view(None)["auction"]["in"] == [BETO, DORA]
    do(game, "pass", seat=DORA)
    assert (owner(game, 39), cash(game)) == (BETO, [310, 2058, 0, 2558])


@pytest.mark.clause("BR-41")
def test_the_last_rival_who_leaves_decides_the_auction(brasil):
    game = auctioning(brasil)
    do(game, "pass", seat=DORA)
    do(game, "resign", seat=CARO)
    assert (owner(game, 39), cash(game)) == (BETO, [310, 2058, 0, 2558])


@pytest.mark.clause("BR-41")
def test_a_debtor_whose_title_is_under_auction_leaves_and_the_bids_fall(brasil):
    game = auctioning(brasil)
    do(game, "resign", seat=ANA)
    # The mortgage of 200 pays Dora; the title is auctioned again, for the Bank and from any price.
    auction = game.view(None)["auction"]
    assert (auction["kind"], auction["square"], auction["leader"], auction["least"]) == ("estate", 39, None, 1)
    assert cash(game) == [0, 2458, 2458, 2558]
    unsold(game, BETO, CARO, DORA)
    assert (owner(game, 39), bankruptcies(game)) == (None, [])


@pytest.mark.clause("BR-41")
def test_leaving_while_an_estate_is_sold_does_not_stop_the_sale(brasil):
    game = brasil(players=4, owner={1: ANA, 3: ANA}, mortgaged={1, 3}, cash={ANA: 0}, debts=owes(900, creditor=DORA))
    do(game, "declare_bankruptcy")
    do(game, "resign", seat=CARO)
    for _ in range(2):
        do(game, "bid", amount=5, seat=BETO)
        do(game, "pass", seat=DORA)
    assert cash(game) == [0, 2448, 0, 2468]


@pytest.mark.clause("BR-41")
def test_the_money_of_an_estate_whose_creditor_has_left_is_the_banks(brasil):
    game = brasil(players=4, owner={1: ANA, 3: ANA}, mortgaged={1, 3}, cash={ANA: 0}, debts=owes(900, creditor=DORA))
    do(game, "declare_bankruptcy")
    do(game, "resign", seat=DORA)
    for _ in range(2):
        do(game, "bid", amount=5, seat=BETO)
        do(game, "pass", seat=CARO)
    assert cash(game) == [0, 2448, 2458, 0]
    assert payments(game)[-1] == (BETO, "bank", 5)


@pytest.mark.clause("BR-41")
def test_what_is_owed_to_one_who_leaves_is_owed_no_more(brasil):
    game = brasil(owner={5: ANA}, cash={ANA: 0}, debts=owes(100))
    do(game, "resign", seat=BETO)
    assert (game.view(None)["debts"], cash(game)) == ([], [0, 0, 2458])
    assert can(game, "roll", seat=ANA)


@pytest.mark.clause("BR-41")
def test_its_offers_and_those_to_it_lapse(brasil):
    game = brasil(players=4, owner={1: ANA, 3: BETO, 5: CARO})
    do(game, "offer", seat=ANA, to=BETO, give={"squares": [1]}, take={"cash": 5})
    do(game, "offer", seat=BETO, to=CARO, give={"squares": [3]}, take={"cash": 5})
    do(game, "offer", seat=CARO, to=DORA, give={"squares": [5]}, take={"cash": 5})
    do(game, "resign", seat=BETO)
    assert [(offer.by, offer.to) for offer in game.offers] == [(CARO, DORA)]


# Bankrupt by leaving


@pytest.mark.clause("BR-41")
def test_who_leaves_in_debt_beyond_its_means_has_its_buildings_sold_for_the_creditor(brasil):
    game = brasil(owner={1: ANA, 3: ANA}, buildings={1: 1, 3: 1}, cash={ANA: 10}, debts=owes(300))
    do(game, "resign")
    assert bankruptcies(game) == [(ANA, BETO, 300)]
    sold = [(e.square, e.amount) for e in game.events if e.kind == "building-sold"]
    assert sold == [(1, 25), (3, 25)]
    assert "buildings-returned" not in kinds(game)


@pytest.mark.clause("BR-41")
def test_its_titles_are_mortgaged_for_the_creditor_as_before_any_bankruptcy(brasil):
    game = brasil(owner={1: ANA, 39: ANA, 5: ANA}, buildings={1: 1}, mortgaged=[5], cash={ANA: 10}, debts=owes(900))
    do(game, "resign")
    assert [(e.square, e.amount) for e in game.events if e.kind == "mortgaged"] == [(1, 30), (39, 200)]
    assert cash(game) == [0, 2723, 2458]  # 10, a house at 25, and the two mortgages
    for square in (1, 5, 39):
        assert game.view(None)["auction"]["square"] == square
        do(game, "pass", seat=BETO)
        do(game, "bid", seat=CARO, amount=10)
        assert titles(game)[square] == {"owner": CARO, "buildings": 0, "mortgaged": False}
    assert cash(game) == [0, 2753, 2428]


@pytest.mark.clause("BR-41")
def test_its_titles_are_auctioned_for_the_creditor(brasil):
    game = brasil(owner={39: ANA}, mortgaged=[39], cash={ANA: 10}, debts=owes(300))
    do(game, "resign")
    assert cash(game) == [0, 2468, 2458]
    do(game, "pass", seat=BETO)
    do(game, "bid", seat=CARO, amount=20)
    assert titles(game)[39] == {"owner": CARO, "buildings": 0, "mortgaged": False}
    assert cash(game) == [0, 2488, 2438]
