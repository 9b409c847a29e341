"""Malta: leaving the game for good."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, DORA, Claim, can, cash, do, kinds, owner, refused, titles


def paid(game):
    """Every payment so far: who paid whom how much, and what for."""
    return [(event.payer, event.payee, event.amount, event.reason) for event in game.events if event.kind == "paid"]


def player(game, seat):
    return game.view(None)["players"][seat]


def is_out(game, seat):
    """Whether the seat is out of the game, and whether it left without a bankruptcy."""
    return player(game, seat)["bankrupt"], player(game, seat).get("left", False)


def claim(by, visitor, square, amount):
    return {"by": by, "visitor": visitor, "square": square, "amount": amount}


def debt(creditor, amount, debtor=ANA):
    return {"debtor": debtor, "creditor": creditor, "amount": amount}


@pytest.mark.clause("MT-34")
def test_who_leaves_without_debts_leaves_all_to_the_bank_and_its_titles_are_auctioned(malta):
    game = malta(owner={1: ANA, 39: ANA, 5: BETO}, buildings={39: 2}, mortgaged=[1])
    do(game, "resign", seat=ANA)
    assert is_out(game, ANA) == (True, True)
    assert paid(game) == [(ANA, "bank", 1500, "bankruptcy")]
    assert "bankrupt" not in kinds(game)
    assert (owner(game, 1), owner(game, 39), owner(game, 5)) == (None, None, BETO)
    assert game.view(None)["auction"]["square"] == 1
    do(game, "bid", seat=BETO, amount=4)
    do(game, "pass", seat=CARO)
    assert titles(game)[1] == {"owner": BETO, "buildings": 0, "mortgaged": False}
    do(game, "pass", seat=BETO)
    do(game, "bid", seat=CARO, amount=9)
    assert titles(game)[39] == {"owner": CARO, "buildings": 0, "mortgaged": False}
    assert (game.actor, cash(game)) == (BETO, [0, 1496, 1491])


@pytest.mark.clause("MT-34")
def test_what_nobody_bids_for_is_unowned(malta):
    game = malta(owner={1: ANA}, mortgaged=[1])
    do(game, "resign", seat=ANA)
    do(game, "pass", seat=BETO)
    do(game, "pass", seat=CARO)
    assert titles(game) == {}
    assert can(game, "roll", seat=BETO)


@pytest.mark.clause("MT-34")
def test_the_buildings_of_who_leaves_return_unpaid(malta):
    game = malta(owner={37: ANA, 39: ANA}, buildings={39: 2})
    do(game, "resign", seat=ANA)
    returned = [(event.seat, event.square, event.before) for event in game.events if event.kind == "buildings-returned"]
    assert returned == [(ANA, 39, 2)]
    assert paid(game) == [(ANA, "bank", 1500, "bankruptcy")]


LEAVING = {
    "before the roll": {},
    "after the roll": {"phase": "end"},
    "on another's turn": {"to_roll": BETO},
    "on another's purchase": {"to_roll": BETO, "phase": "buy", "at": {BETO: 3}},
    "in another's debt": {"to_roll": BETO, "cash": {BETO: 0}, "debts": [debt(CARO, 90, BETO)], "owner": {5: BETO}},
    "in an auction of another": {
        "to_roll": BETO,
        "phase": "end",
        "auction": {"square": 1, "in": [ANA, BETO, CARO], "asked": ANA, "leader": BETO, "bid": 9},
    },
    "while an heir is asked": {"to_roll": BETO, "owner": {6: CARO}, "mortgaged": [6], "heirs": [6]},
}


@pytest.mark.clause("MT-34")
@pytest.mark.parametrize("situation", LEAVING.values(), ids=LEAVING.keys())
def test_a_player_may_leave_at_any_time(malta, situation):
    game = malta(**situation)
    assert can(game, "resign", seat=ANA)
    do(game, "resign", seat=ANA)
    assert is_out(game, ANA) == (True, True)
    assert (game.outcome, game.actor in (BETO, CARO)) == (None, True)
    assert game.legal_moves(ANA) == []


@pytest.mark.clause("MT-34")
def test_nobody_leaves_an_auction_in_which_it_leads(malta):
    bids = {"square": 1, "in": [ANA, BETO, CARO], "asked": BETO, "leader": ANA, "bid": 9}
    game = malta(to_roll=CARO, phase="end", auction=bids)
    assert refused(game, "resign", seat=ANA).code == "leads-auction"
    assert not can(game, "resign", seat=ANA)
    do(game, "bid", seat=BETO, amount=10)
    do(game, "resign", seat=ANA)
    assert game.view(None)["auction"]["in"] == [BETO, CARO]


@pytest.mark.clause("MT-34")
def test_the_last_rival_who_leaves_an_auction_gives_it_to_the_leader(malta):
    bids = {"square": 1, "in": [ANA, BETO], "asked": ANA, "leader": BETO, "bid": 9}
    game = malta(to_roll=CARO, phase="end", auction=bids)
    do(game, "resign", seat=ANA)
    assert (owner(game, 1), cash(game)) == (BETO, [0, 1491, 1500])


@pytest.mark.clause("MT-34")
def test_who_leaves_pays_a_debt_first_as_far_as_all_it_has_can_raise(malta):
    game = malta(
        cash={ANA: 100},
        owner={39: ANA, 5: ANA, 12: ANA},
        buildings={39: 2},
        debts=[debt(BETO, 350)],
    )
    do(game, "resign", seat=ANA)
    assert is_out(game, ANA) == (True, True)
    assert cash(game)[BETO] == 1850
    assert paid(game) == [
        ("bank", ANA, 100, "building-sale"),
        ("bank", ANA, 100, "building-sale"),
        ("bank", ANA, 100, "mortgage"),
        (ANA, BETO, 350, "rent"),
        (ANA, "bank", 50, "bankruptcy"),
    ]
    assert game.view(None)["auction"]["square"] == 5


@pytest.mark.clause("MT-34")
@pytest.mark.parametrize(("owed", "left"), [(600, True), (601, False)])
def test_a_debt_beyond_all_that_can_be_raised_is_a_bankruptcy_to_its_creditor(malta, owed, left):
    game = malta(cash={ANA: 100}, owner={39: ANA, 5: ANA}, buildings={39: 2}, debts=[debt(BETO, owed)])
    do(game, "resign", seat=ANA)
    assert is_out(game, ANA) == (True, left)
    assert ("bankrupt" in kinds(game)) is not left
    assert game.view(None)["bankruptcies"] == (0 if left else 1)
    if left:
        assert (cash(game)[BETO], owner(game, 39)) == (2100, None)
    else:  # her cash and her houses' 200, and the titles free of mortgage
        assert (cash(game)[BETO], owner(game, 39), owner(game, 5)) == (1800, BETO, BETO)


@pytest.mark.clause("MT-34")
def test_debts_come_before_claims_and_older_claims_before_later_ones(malta):
    game = malta(
        players=4,
        phase="end",
        cash={ANA: 400},
        owner={39: CARO, 37: DORA},
        claims=[claim(CARO, ANA, 39, 200), claim(DORA, ANA, 37, 175)],
        debts=[debt(BETO, 20)],
    )
    do(game, "resign", seat=ANA)
    assert paid(game)[:3] == [(ANA, BETO, 20, "rent"), (ANA, CARO, 200, "rent"), (ANA, DORA, 175, "rent")]
    assert paid(game)[3:] == [(ANA, "bank", 5, "bankruptcy")]
    assert game.claims == []
    assert is_out(game, ANA) == (True, True)


@pytest.mark.clause("MT-34")
def test_the_first_claim_that_cannot_be_paid_makes_the_leaver_bankrupt_to_that_player(malta):
    game = malta(
        players=4,
        phase="end",
        cash={ANA: 300},
        owner={39: CARO, 37: DORA, 1: ANA, 12: ANA},
        mortgaged=[12],
        claims=[claim(CARO, ANA, 39, 200), claim(DORA, ANA, 37, 175), claim(BETO, ANA, 6, 6)],
    )
    do(game, "resign", seat=ANA)
    assert is_out(game, ANA) == (True, False)
    assert (owner(game, 1), owner(game, 12)) == (DORA, DORA)
    # 200 to Caro; to Dora the 100 that are left, less a tenth of the mortgaged title's price; to Beto nothing.
    assert cash(game) == [0, 1500, 1700, 1585]
    assert game.view(None)["heirs"] == [12]
    assert [(event.seat, event.payee) for event in game.events if event.kind == "bankrupt"] == [(ANA, DORA)]


@pytest.mark.clause("MT-34")
@pytest.mark.parametrize(("rent", "left"), [(330, True), (331, False)])
def test_a_claim_that_all_the_leaver_has_just_covers_is_paid(malta, rent, left):
    game = malta(phase="end", cash={ANA: 300}, owner={39: CARO, 1: ANA}, claims=[claim(CARO, ANA, 39, rent)])
    do(game, "resign", seat=ANA)
    assert is_out(game, ANA) == (True, left)
    assert (cash(game)[CARO], owner(game, 1)) == ((1830, None) if left else (1800, CARO))


@pytest.mark.clause("MT-34")
def test_the_claim_that_makes_the_leaver_bankrupt_does_not_lapse_but_later_ones_do(malta):
    claims = [claim(CARO, ANA, 39, 50), claim(BETO, ANA, 37, 35)]
    game = malta(phase="buy", at={ANA: 1}, cash={ANA: 10}, owner={39: CARO, 37: BETO}, claims=claims)
    do(game, "resign", seat=ANA)
    assert [(event.seat, event.payee, event.amount) for event in game.events if event.kind == "bankrupt"] == [
        (ANA, CARO, 50)
    ]
    lapsed = [event for event in game.events if event.kind == "claim-lapsed"]
    assert [(event.seat, event.visitor, event.square) for event in lapsed] == [(BETO, ANA, 37)]
    assert [event.clause for event in game.events if event.kind == "declined"] == ["MT-34"]
    assert game.claims == []


@pytest.mark.clause("MT-34")
def test_a_claim_on_a_mortgaged_title_is_not_paid_by_who_leaves(malta):
    game = malta(phase="end", owner={39: CARO}, mortgaged=[39], claims=[claim(CARO, ANA, 39, 50)])
    do(game, "resign", seat=ANA)
    assert (cash(game), game.claims) == ([0, 1500, 1500], [])


@pytest.mark.clause("MT-34")
def test_the_leavers_own_claims_lapse(malta):
    claims = [claim(ANA, BETO, 39, 50), claim(CARO, BETO, 37, 35)]
    game = malta(to_roll=BETO, phase="end", owner={39: ANA, 37: CARO}, claims=claims)
    do(game, "resign", seat=ANA)
    assert game.claims == [Claim(CARO, BETO, 37, 35)]
    assert "claim-passed-on" not in kinds(game)


@pytest.mark.clause("MT-34")
def test_the_story_says_that_the_leavers_claims_lapse(malta):
    game = malta(to_roll=BETO, phase="end", owner={39: ANA}, claims=[claim(ANA, BETO, 39, 50)])
    do(game, "resign", seat=ANA)
    [lapsed] = [event for event in game.events if event.kind == "claim-lapsed"]
    assert lapsed.fields == {"seat": ANA, "visitor": BETO, "square": 39, "amount": 50}
    assert lapsed.clause == "MT-34"
    assert lapsed.text_in("es") == "Ana ya no puede cobrar e\xa050 a Beto por Il-Belt Valletta."


@pytest.mark.clause("MT-34")
def test_a_leaver_who_goes_bankrupt_leaves_its_claims_to_its_creditor(malta):
    game = malta(
        phase="end",
        owner={39: ANA},
        cash={ANA: 0},
        claims=[claim(ANA, CARO, 39, 50)],
        debts=[debt(BETO, 900)],
    )
    do(game, "resign", seat=ANA)
    assert game.claims == [Claim(BETO, CARO, 39, 50)]


@pytest.mark.clause("MT-34")
@pytest.mark.parametrize(("cash_left", "left"), [(100, True), (99, False)])
def test_a_fine_that_the_leaver_owes_goes_to_the_jackpot_as_far_as_it_can(malta, cash_left, left):
    game = malta(cash={ANA: cash_left}, owner={5: ANA}, jackpot=40, debts=[debt("jackpot", 200)])
    do(game, "resign", seat=ANA)
    assert is_out(game, ANA) == (True, left)
    assert game.view(None)["jackpot"] == (240 if left else 139)
    assert game.view(None)["auction"]["square"] == 5


@pytest.mark.clause("MT-34")
def test_a_purchase_that_was_pending_is_treated_as_declined_and_auctioned(malta):
    game = malta(at={ANA: 36}, dice=[(1, 2)])
    do(game, "roll")
    do(game, "resign", seat=ANA)
    assert (game.view(None)["auction"]["square"], game.view(None)["auction"]["in"]) == (39, [BETO, CARO])
    do(game, "bid", seat=BETO, amount=3)
    do(game, "pass", seat=CARO)
    assert (owner(game, 39), cash(game), game.actor) == (BETO, [0, 1497, 1500], BETO)


@pytest.mark.clause("MT-34")
@pytest.mark.parametrize("owned", [{}, {5: ANA}], ids=["at once", "after the leaver's titles"])
def test_the_purchase_of_who_leaves_is_declined_by_the_clause_of_leaving(malta, owned):
    game = malta(at={ANA: 36}, dice=[(1, 2)], owner=owned)
    do(game, "roll")
    do(game, "resign", seat=ANA)
    for _ in owned:
        do(game, "pass", seat=BETO)
        do(game, "pass", seat=CARO)
    [declined] = [event for event in game.events if event.kind == "declined"]
    assert (declined.seat, declined.square, declined.clause) == (ANA, 39, "MT-34")
    assert (game.view(None)["auction"]["kind"], game.view(None)["auction"]["square"]) == ("declined", 39)


@pytest.mark.clause("MT-34")
def test_a_purchase_of_another_is_not_touched_by_who_leaves(malta):
    game = malta(to_roll=BETO, at={BETO: 36}, dice=[(1, 2)])
    do(game, "roll")
    do(game, "resign", seat=ANA)
    assert game.view(None)["auction"] is None
    do(game, "buy", seat=BETO)
    assert cash(game) == [0, 1100, 1500]


@pytest.mark.clause("MT-14")
def test_a_purchase_whose_buyer_goes_bankrupt_before_deciding_is_auctioned(malta):
    game = malta(
        phase="buy",
        at={ANA: 37},
        owner={39: BETO},
        cash={ANA: 10},
        claims=[claim(BETO, ANA, 39, 50)],
    )
    do(game, "claim_rent", seat=BETO, square=39)
    do(game, "declare_bankruptcy", seat=ANA)
    assert (game.view(None)["auction"]["square"], game.view(None)["auction"]["in"]) == (37, [BETO, CARO])


@pytest.mark.clause("MT-34")
def test_a_debt_to_who_leaves_is_no_longer_owed(malta):
    game = malta(to_roll=BETO, cash={BETO: 10}, owner={5: BETO}, debts=[debt(ANA, 90, BETO)])
    do(game, "resign", seat=ANA)
    assert (game.view(None)["debts"], game.actor, cash(game)) == ([], BETO, [0, 10, 1500])


@pytest.mark.clause("MT-34")
def test_the_offers_of_who_leaves_lapse(malta):
    game = malta(to_roll=CARO, owner={39: ANA, 37: BETO})
    do(game, "offer", seat=ANA, to=BETO, give={"squares": [39]}, take={"cash": 10})
    do(game, "offer", seat=BETO, to=ANA, give={"squares": [37]}, take={"cash": 10})
    do(game, "resign", seat=ANA)
    assert game.offers == []


@pytest.mark.clause("MT-34")
def test_the_turn_of_who_leaves_passes_on_after_the_auctions(malta):
    game = malta(owner={5: ANA}, doubles=1, phase="roll")
    do(game, "resign", seat=ANA)
    do(game, "pass", seat=BETO)
    do(game, "pass", seat=CARO)
    assert (game.actor, game.view(None)["doubles"]) == (BETO, 0)


@pytest.mark.clause("MT-31")
def test_who_is_left_alone_when_another_leaves_has_won(malta):
    game = malta(players=2, owner={39: ANA})
    do(game, "resign", seat=ANA)
    assert (game.outcome.why, game.outcome.winners) == ("last-one-left", [BETO])
    assert game.view(None)["bankruptcies"] == 0
