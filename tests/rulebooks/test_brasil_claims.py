"""Brasil, BR-19, BR-29 and BR-31: until when a rent is claimed, and what a debtor claims first."""

import pytest

from rentier.game import Claim
from tests.at_the_table import ANA, BETO, CARO, DORA, can, cash, do, kinds, refused

OPEN = Claim(by=ANA, visitor=BETO, square=39, amount=50)


def beto_has_visited(brasil, **more):
    """Four players; Beto has come to Ana's 39 and ended his turn: Caro is about to roll."""
    more = {"owner": {39: ANA} | more.pop("owner", {}), "dice": [(2, 3), *more.pop("dice", [])], **more}
    game = brasil(players=4, at={BETO: 34, CARO: 10, DORA: 10}, to_roll=BETO, **more)
    do(game, "roll")
    do(game, "end_turn")
    assert (game.actor, game.claims) == (CARO, [OPEN])
    return game


def lapsed(game):
    """The owners, visitors and amounts of the claims that were lost."""
    return [(event.seat, event.visitor, event.amount) for event in game.events if event.kind == "claim-lapsed"]


# The deadline


@pytest.mark.clause("BR-19")
def test_if_the_next_player_leaves_without_rolling_the_claim_stays_open(brasil):
    game = beto_has_visited(brasil)
    do(game, "resign", seat=CARO)
    assert (game.actor, game.claims) == (DORA, [OPEN])
    do(game, "claim_rent", seat=ANA, square=39)
    assert cash(game) == [2508, 2408, 0, 2458]


@pytest.mark.clause("BR-19")
def test_then_the_roll_of_the_one_after_ends_it(brasil):
    game = beto_has_visited(brasil, dice=[(4, 6)])
    do(game, "resign", seat=CARO)
    do(game, "roll", seat=DORA)
    assert (game.claims, lapsed(game)) == ([], [(ANA, BETO, 50)])
    assert refused(game, "claim_rent", seat=ANA, square=39).code == "no-claim"


@pytest.mark.clause("BR-19")
def test_if_the_next_player_goes_bankrupt_without_rolling_the_claim_stays_open(brasil):
    game = beto_has_visited(brasil, jail={CARO: 3}, cash={CARO: 20}, dice=[(4, 6)])
    do(game, "roll")  # Caro owes the 50 of her fourth turn first
    do(game, "declare_bankruptcy")
    assert (game.actor, game.claims) == (DORA, [OPEN])
    do(game, "roll")
    assert (game.claims, lapsed(game)) == ([], [(ANA, BETO, 50)])


@pytest.mark.clause("BR-19")
def test_another_who_leaves_changes_no_deadline(brasil):
    game = beto_has_visited(brasil, dice=[(4, 6)])
    do(game, "resign", seat=DORA)
    assert game.claims == [OPEN]
    do(game, "roll", seat=CARO)
    assert (game.claims, lapsed(game)) == ([], [(ANA, BETO, 50)])


@pytest.mark.clause("BR-19")
def test_a_prisoners_failed_try_is_a_roll_too(brasil):
    game = beto_has_visited(brasil, jail={CARO: 0}, dice=[(4, 6)])
    do(game, "roll")
    assert (game.claims, lapsed(game)) == ([], [(ANA, BETO, 50)])


@pytest.mark.clause("BR-19")
def test_if_the_visitor_leaves_after_a_double_others_claims_go_on(brasil):
    game = brasil(
        players=4,
        owner={39: ANA, 37: ANA},
        claims=[{"by": ANA, "visitor": DORA, "square": 39, "amount": 50}],
        to_roll=BETO,
        phase="end",
    )
    do(game, "resign", seat=BETO)
    assert game.actor == CARO
    assert game.claims == [Claim(by=ANA, visitor=DORA, square=39, amount=50)]


# While the title is mortgaged


@pytest.mark.clause("BR-19")
def test_a_claim_is_refused_while_its_title_is_mortgaged(brasil):
    game = beto_has_visited(brasil, owner={5: ANA})
    do(game, "mortgage", seat=ANA, square=39)
    assert refused(game, "claim_rent", seat=ANA, square=39).code == "title-mortgaged"
    assert not can(game, "claim_rent", seat=ANA, square=39)
    do(game, "lift", seat=ANA, square=39)
    do(game, "mortgage", seat=ANA, square=5)
    do(game, "claim_rent", seat=ANA, square=39)
    assert cash(game) == [2608, 2408, 2458, 2458]


@pytest.mark.clause("BR-19")
def test_a_mortgage_does_not_stop_the_deadline(brasil):
    game = beto_has_visited(brasil, dice=[(4, 6)])
    do(game, "mortgage", seat=ANA, square=39)
    do(game, "roll", seat=CARO)
    do(game, "lift", seat=ANA, square=39)
    assert refused(game, "claim_rent", seat=ANA, square=39).code == "no-claim"


@pytest.mark.clause("BR-19")
def test_who_sells_the_title_keeps_the_claim(brasil):
    game = beto_has_visited(brasil)
    do(game, "offer", seat=ANA, to=CARO, give={"squares": [39]}, take={"cash": 400})
    do(game, "accept", seat=CARO)
    assert refused(game, "claim_rent", seat=CARO, square=39).code == "no-claim"
    do(game, "claim_rent", seat=ANA, square=39)
    assert cash(game) == [2908, 2408, 2058, 2458]


# A bankrupt's claims


@pytest.mark.clause("BR-19")
@pytest.mark.parametrize("creditor", ["bank", CARO])
def test_a_bankrupt_owners_claims_lapse_for_no_player_inherits(brasil, creditor):
    game = brasil(
        players=4,
        owner={39: ANA, 37: DORA},
        mortgaged=[39],
        cash={ANA: 0},
        to_roll=BETO,
        phase="end",
        claims=[
            {"by": ANA, "visitor": BETO, "square": 39, "amount": 50},
            {"by": DORA, "visitor": BETO, "square": 37, "amount": 35},
        ],
        debts=[{"debtor": ANA, "creditor": creditor, "amount": 900}],
    )
    do(game, "declare_bankruptcy")
    assert game.claims == [Claim(by=DORA, visitor=BETO, square=37, amount=35)]
    assert "claim-passed-on" not in kinds(game)
    assert lapsed(game) == [(ANA, BETO, 50)]
    assert [event.clause for event in game.events if event.kind == "claim-lapsed"] == ["BR-19"]
    assert cash(game) == [0, 2458, 2458, 2458]


@pytest.mark.clause("BR-19")
def test_claims_on_a_bankrupt_lapse(brasil):
    game = brasil(
        players=4,
        owner={39: ANA, 37: DORA},
        cash={BETO: 0},
        to_roll=BETO,
        phase="end",
        claims=[
            {"by": ANA, "visitor": BETO, "square": 39, "amount": 50},
            {"by": DORA, "visitor": CARO, "square": 37, "amount": 35},
        ],
        debts=[{"debtor": BETO, "creditor": "bank", "amount": 900}],
    )
    do(game, "declare_bankruptcy")
    assert game.claims == [Claim(by=DORA, visitor=CARO, square=37, amount=35)]
    assert lapsed(game) == [(ANA, BETO, 50)]


# What a debtor claims first


def ana_owes_caro(brasil, beto, **more):
    """Ana owes Caro 100 and has 60; she may claim 50 from Beto, who has this much money."""
    return brasil(
        owner={39: ANA, 5: BETO},
        cash={ANA: 60, BETO: beto},
        to_roll=BETO,
        phase="end",
        claims=[{"by": ANA, "visitor": BETO, "square": 39, "amount": 50}],
        debts=[{"debtor": ANA, "creditor": CARO, "amount": 100}],
        **more,
    )


def debts(game):
    """Who owes whom how much."""
    return [(debt["debtor"], debt["creditor"], debt["amount"]) for debt in game.view(None)["debts"]]


@pytest.mark.clause("BR-31")
def test_a_debtor_first_claims_what_others_owe_it(brasil):
    game = ana_owes_caro(brasil, 50)
    assert can(game, "claim_rent", seat=ANA, square=39)
    do(game, "claim_rent", seat=ANA, square=39)
    assert (debts(game), cash(game)) == ([], [10, 0, 2558])


@pytest.mark.clause("BR-31")
def test_what_a_debtor_claims_is_settled_before_its_own_debt(brasil):
    game = ana_owes_caro(brasil, 49)
    do(game, "claim_rent", seat=ANA, square=39)
    assert debts(game) == [(BETO, ANA, 50), (ANA, CARO, 100)]
    assert game.actor == BETO
    for move, fields in (("auction_title", {"square": 39}), ("declare_bankruptcy", {})):
        refusal = refused(game, move, seat=ANA, **fields)
        assert (refusal.code, refusal.clause) == ("debt-first", "BR-31")
        assert refusal.text_in("en") == "A debt must be settled first: $50 to Ana."
    assert refused(game, "auction_title", seat=CARO, square=39).code == "not-in-debt"
    do(game, "mortgage", seat=BETO, square=5)
    assert (debts(game), cash(game)) == ([], [10, 99, 2558])


@pytest.mark.clause("BR-31")
def test_what_one_without_a_debt_claims_is_settled_after_the_debts_that_are_open(brasil):
    game = brasil(
        players=4,
        owner={39: ANA, 5: BETO, 37: DORA},
        cash={ANA: 60, BETO: 20},
        to_roll=BETO,
        phase="end",
        claims=[{"by": DORA, "visitor": BETO, "square": 37, "amount": 35}],
        debts=[{"debtor": ANA, "creditor": CARO, "amount": 100}],
    )
    do(game, "claim_rent", seat=DORA, square=37)
    assert debts(game) == [(ANA, CARO, 100), (BETO, DORA, 35)]
    assert game.actor == ANA


@pytest.mark.clause("BR-31")
def test_a_debtors_debtor_sells_its_title_first(brasil):
    game = ana_owes_caro(brasil, 30, mortgaged=[5])
    do(game, "claim_rent", seat=ANA, square=39)
    do(game, "auction_title", seat=BETO, square=5)
    do(game, "pass", seat=CARO)
    do(game, "pass", seat=ANA)  # the Bank buys 5 for 100
    assert (debts(game), cash(game)) == ([], [10, 80, 2558])
