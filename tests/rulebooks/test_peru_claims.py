"""The rulebook of `peru`: until when a rent may be claimed, and what becomes of open claims (PE-11, PE-14, PE-47)."""

import pytest

from rentier.game import Claim
from tests.at_the_table import ANA, BETO, CARO, DORA, at, can, cash, do, kinds, refused, titles

VISIT = {"by": ANA, "visitor": BETO, "square": 39, "amount": 50}
CLAIM = Claim(by=ANA, visitor=BETO, square=39, amount=50)


def visited(peru, **table):
    """Beto has come to square 39 of Ana's with a 3 and a 4, of four players; its turn is not over."""
    game = peru(**{"players": 4, "owner": {39: ANA}, "at": {BETO: 32}, "to_roll": BETO, "dice": [(3, 4)], **table})
    do(game, "roll")
    assert game.claims == [CLAIM]
    return game


def bankrupt(debtor, creditor):
    """The debtor cannot pay what it owes."""
    return {"cash": {debtor: 0}, "debts": [{"debtor": debtor, "creditor": creditor, "amount": 2000}]}


# The deadline is a roll.


@pytest.mark.clause("PE-11")
def test_a_player_after_who_leaves_without_rolling_does_not_end_a_claim(peru):
    game = visited(peru)
    do(game, "end_turn")
    do(game, "resign", seat=CARO)
    assert (game.actor, game.claims) == (DORA, [CLAIM])
    do(game, "claim_rent", square=39, seat=ANA)
    assert cash(game) == [1550, 1450, 0, 1500]


@pytest.mark.clause("PE-11")
def test_nor_does_one_who_goes_bankrupt_without_rolling(peru):
    claims = [{"by": DORA, "visitor": CARO, "square": 5, "amount": 2000}]
    game = visited(peru, owner={39: ANA, 5: DORA})
    do(game, "end_turn")
    game = type(game).from_position({**game.position(), "claims": [*game.position()["claims"], *claims]})
    do(game, "claim_rent", square=5, seat=DORA)
    do(game, "declare_bankruptcy", seat=CARO)
    assert (game.actor, game.claims) == (DORA, [CLAIM])
    do(game, "claim_rent", square=39, seat=ANA)
    assert cash(game) == [1550, 1450, 0, 3000]


@pytest.mark.clause("PE-11")
@pytest.mark.parametrize("leaves", [True, False])
def test_the_roll_of_the_next_one_does(peru, leaves):
    game = visited(peru)
    do(game, "end_turn")
    if leaves:
        do(game, "resign", seat=CARO)
    game.load_dice((4, 6))
    do(game, "roll")
    assert game.claims == []
    assert refused(game, "claim_rent", square=39, seat=ANA).code == "no-claim"


@pytest.mark.clause("PE-11")
def test_a_player_who_leaves_out_of_turn_changes_no_deadline(peru):
    game = visited(peru)
    do(game, "resign", seat=CARO)
    assert game.claims == [CLAIM]
    do(game, "end_turn")
    assert (game.actor, game.claims) == (DORA, [CLAIM])
    game.load_dice((4, 6))
    do(game, "roll")
    assert game.claims == []


@pytest.mark.clause("PE-11")
def test_paying_bail_or_using_a_card_is_no_roll(peru):
    game = visited(peru, jail={CARO: 1}, at={BETO: 32, CARO: 10})
    do(game, "end_turn")
    do(game, "pay_bail", seat=CARO)
    do(game, "claim_rent", square=39, seat=ANA)
    assert cash(game)[ANA] == 1550

    game = visited(peru, jail={CARO: 1}, at={BETO: 32, CARO: 10})
    do(game, "end_turn")
    game.load_dice((1, 2))
    do(game, "roll", seat=CARO)  # a roll in jail is a roll
    assert game.claims == []


@pytest.mark.clause("PE-11")
def test_a_claim_may_be_made_while_others_bid_decide_or_owe(peru):
    table = {"players": 4, "owner": {39: ANA}, "claims": [{**VISIT, "age": 1}], "to_roll": CARO}
    game = peru(**table, at={CARO: 5}, phase="buy")
    do(game, "claim_rent", square=39, seat=ANA)
    game = peru(**table, at={CARO: 5}, phase="buy")
    do(game, "decline")
    do(game, "claim_rent", square=39, seat=ANA)
    assert cash(game) == [1550, 1450, 1500, 1500]
    game = peru(**table, cash={DORA: 0}, debts=[{"debtor": DORA, "creditor": "bank", "amount": 10}])
    do(game, "claim_rent", square=39, seat=ANA)
    assert cash(game) == [1550, 1450, 1500, 0]


@pytest.mark.clause("PE-11")
def test_a_visitor_who_owes_already_owes_this_too(peru):
    debts = [{"debtor": BETO, "creditor": "bank", "amount": 100}]
    game = peru(owner={39: ANA, 5: BETO, 15: BETO}, cash={BETO: 60}, claims=[VISIT], debts=debts, to_roll=BETO)
    do(game, "claim_rent", square=39, seat=ANA)
    assert [debt["amount"] for debt in game.view(None)["debts"]] == [100, 50]
    assert cash(game)[:2] == [1500, 60]
    do(game, "mortgage", square=5)
    assert (game.view(None)["debts"], cash(game)[:2]) == ([], [1550, 10])


@pytest.mark.clause("PE-11")
@pytest.mark.parametrize(("other", "debts"), [(ANA, [(ANA, 75)]), (CARO, [(ANA, 50), (CARO, 25)])])
def test_rents_owed_to_one_owner_are_one_debt(peru, other, debts):
    claims = [VISIT, {"by": other, "visitor": BETO, "square": 15, "amount": 25}]
    game = peru(owner={39: ANA, 15: other, 12: BETO}, cash={BETO: 0}, claims=claims, to_roll=BETO)
    do(game, "claim_rent", square=39, seat=ANA)
    do(game, "claim_rent", square=15, seat=other)
    assert [(debt["creditor"], debt["amount"]) for debt in game.view(None)["debts"]] == debts
    do(game, "mortgage", square=12)
    assert cash(game)[BETO] == 0


@pytest.mark.clause("PE-11")
def test_a_debtor_collects_before_it_pays(peru):
    debts = [{"debtor": ANA, "creditor": "bank", "amount": 40}]
    game = peru(owner={39: ANA, 5: BETO}, cash={ANA: 0, BETO: 0}, claims=[VISIT], debts=debts)
    do(game, "claim_rent", square=39, seat=ANA)
    assert game.actor == BETO
    do(game, "mortgage", square=5)
    assert (game.view(None)["debts"], cash(game)) == ([], [10, 50, 1500])


@pytest.mark.clause("PE-11")
def test_what_a_debtor_collects_comes_before_all_older_debts(peru):
    debts = [
        {"debtor": ANA, "creditor": "bank", "amount": 40, "reason": "tax"},
        {"debtor": CARO, "creditor": BETO, "amount": 60, "reason": "card"},
    ]
    game = peru(owner={39: ANA, 5: BETO}, cash={ANA: 0, BETO: 0, CARO: 0}, claims=[VISIT], debts=debts)
    do(game, "claim_rent", square=39, seat=ANA)
    assert game.view(None)["debts"] == [{"debtor": BETO, "creditor": ANA, "amount": 50, "reason": "rent"}, *debts]


@pytest.mark.clause("PE-11")
def test_of_two_visits_to_one_square_each_is_claimed_for_itself(peru):
    claims = [VISIT, {**VISIT, "visitor": CARO, "amount": 70}]
    game = peru(owner={39: ANA}, claims=claims)
    do(game, "claim_rent", square=39, visitor=CARO, seat=ANA)
    assert (cash(game), game.claims) == ([1570, 1500, 1430], [CLAIM])
    assert refused(game, "claim_rent", square=39, visitor=CARO, seat=ANA).code == "no-claim"
    do(game, "claim_rent", square=39, seat=ANA)
    assert cash(game) == [1620, 1450, 1430]


# Face down.


@pytest.mark.clause("PE-14")
@pytest.mark.parametrize(("square", "rent", "cost"), [(39, 50, 220), (15, 25, 110), (12, 28, 83)])
def test_a_claim_is_refused_while_its_title_lies_face_down(peru, square, rent, cost):
    game = peru(owner={square: ANA}, at={BETO: square - 7}, to_roll=BETO, dice=[(3, 4)])
    do(game, "roll")
    do(game, "mortgage", square=square, seat=ANA)
    assert refused(game, "claim_rent", square=square, seat=ANA).code == "title-mortgaged"
    assert not can(game, "claim_rent", seat=ANA)
    before = cash(game)[ANA]
    do(game, "lift", square=square, seat=ANA)
    do(game, "claim_rent", square=square, seat=ANA)
    assert cash(game) == [before - cost + rent, 1500 - rent, 1500]


@pytest.mark.clause("PE-14")
def test_the_amount_is_fixed_at_the_landing(peru):
    game = peru(owner={37: ANA, 39: ANA}, at={BETO: 32}, to_roll=BETO, dice=[(3, 4)])
    do(game, "roll")
    do(game, "build", square=39, seat=ANA)
    do(game, "claim_rent", square=39, seat=ANA)
    assert cash(game) == [1400, 1400, 1500]  # 200 for the house, 100 of rent for the bare lot of a group

    game = peru(owner={37: ANA, 39: ANA}, at={BETO: 32}, to_roll=BETO, dice=[(3, 4)])
    do(game, "roll")
    do(game, "mortgage", square=37, seat=ANA)
    do(game, "claim_rent", square=39, seat=ANA)
    assert cash(game) == [1775, 1400, 1500]


@pytest.mark.clause("PE-14")
def test_a_title_that_was_mortgaged_at_the_landing_earns_nothing_once_lifted(peru):
    game = peru(owner={39: ANA}, mortgaged={39}, at={BETO: 32}, to_roll=BETO, dice=[(3, 4)])
    do(game, "roll")
    do(game, "lift", square=39, seat=ANA)
    assert refused(game, "claim_rent", square=39, seat=ANA).code == "no-claim"


@pytest.mark.clause("PE-14")
def test_the_claim_stays_with_who_owned_the_title_at_the_landing(peru):
    game = visited(peru)
    do(game, "offer", to=CARO, give={"squares": [39]}, take={"cash": 1}, seat=ANA)
    do(game, "accept", seat=CARO)
    assert game.claims == [CLAIM]
    do(game, "claim_rent", square=39, seat=ANA)
    assert cash(game) == [1551, 1450, 1499, 1500]


# Open claims of a bankrupt.


@pytest.mark.clause("PE-11")
@pytest.mark.clause("PE-47")
def test_open_claims_of_a_bankrupt_pass_to_its_heir(peru):
    game = peru(players=4, owner={39: ANA}, claims=[VISIT], **bankrupt(ANA, CARO))
    do(game, "declare_bankruptcy")
    assert game.claims == [Claim(by=CARO, visitor=BETO, square=39, amount=50)]
    passed = [event for event in game.events if event.kind == "claim-passed-on"]
    assert [(e.giver, e.taker, e.visitor, e.square, e.amount) for e in passed] == [(ANA, CARO, BETO, 39, 50)]
    assert refused(game, "claim_rent", square=39, seat=DORA).code == "no-claim"
    do(game, "claim_rent", square=39, seat=CARO)
    assert cash(game) == [0, 1450, 1550, 1500]


@pytest.mark.clause("PE-11")
def test_the_heir_has_the_same_deadline(peru):
    table = {"players": 4, "owner": {39: ANA}, "claims": [VISIT], "to_roll": BETO, "phase": "end"}
    game = peru(**table, **bankrupt(ANA, CARO))
    do(game, "declare_bankruptcy", seat=ANA)
    do(game, "end_turn", seat=BETO)
    assert len(game.claims) == 1
    game.load_dice((4, 6))
    do(game, "roll", seat=CARO)
    assert game.claims == []


@pytest.mark.clause("PE-11")
def test_what_the_heir_itself_owed_ends(peru):
    game = peru(players=4, owner={39: ANA}, claims=[VISIT], **bankrupt(ANA, BETO))
    do(game, "declare_bankruptcy")
    assert (game.claims, "claim-passed-on" in kinds(game)) == ([], False)
    assert titles(game)[39]["owner"] == BETO


@pytest.mark.clause("PE-11")
def test_if_the_bank_inherits_they_lapse(peru):
    game = peru(players=4, claims=[VISIT], **bankrupt(ANA, "bank"))
    do(game, "declare_bankruptcy")
    assert (game.claims, cash(game)) == ([], [0, 1500, 1500, 1500])
    lapsed = [(e.seat, e.visitor, e.square, e.amount, e.clause) for e in game.events if e.kind == "claim-lapsed"]
    assert lapsed == [(ANA, BETO, 39, 50, "PE-11")]


@pytest.mark.clause("PE-11")
def test_claims_on_a_bankrupt_end_and_those_of_others_do_not(peru):
    on_ana = {"by": DORA, "visitor": ANA, "square": 5, "amount": 25}
    game = peru(
        players=4,
        owner={39: CARO, 5: DORA},
        claims=[on_ana, {**VISIT, "by": CARO}],
        **bankrupt(ANA, DORA),
    )
    do(game, "declare_bankruptcy")
    assert game.claims == [Claim(by=CARO, visitor=BETO, square=39, amount=50)]


@pytest.mark.clause("PE-47")
def test_what_others_owe_a_bankrupt_they_owe_its_heir(peru):
    debts = [
        {"debtor": ANA, "creditor": CARO, "amount": 2000},
        {"debtor": BETO, "creditor": ANA, "amount": 70},
        {"debtor": CARO, "creditor": ANA, "amount": 80},
        {"debtor": DORA, "creditor": BETO, "amount": 90},
    ]
    game = peru(players=4, owner={5: BETO, 15: DORA}, cash=dict.fromkeys(range(4), 0), debts=debts)
    do(game, "declare_bankruptcy")
    left = [(debt["debtor"], debt["creditor"], debt["amount"]) for debt in game.view(None)["debts"]]
    assert left == [(BETO, CARO, 70), (DORA, BETO, 90)]  # nobody owes itself
    do(game, "mortgage", square=5)
    assert cash(game) == [0, 30, 70, 0]


@pytest.mark.clause("PE-47")
def test_the_heir_is_asked_anew_about_a_settlement(peru):
    debts = [{"debtor": BETO, "creditor": ANA, "amount": 70}]
    claims = [{"by": CARO, "visitor": ANA, "square": 15, "amount": 2000}]
    game = peru(owner={5: BETO, 15: CARO}, cash={ANA: 0, BETO: 0}, debts=debts, claims=claims)
    do(game, "settle", give={"squares": [5]}, seat=BETO)
    do(game, "resign", seat=ANA)  # bankrupt to Caro
    view = game.view(None)
    assert (view["debts"][0]["creditor"], view["settlement"], game.actor) == (CARO, None, BETO)


@pytest.mark.clause("PE-47")
def test_if_the_bank_takes_all_they_owe_nothing_more(peru):
    debts = [
        {"debtor": ANA, "creditor": "bank", "amount": 2000},
        {"debtor": BETO, "creditor": ANA, "amount": 70},
    ]
    game = peru(cash={ANA: 0, BETO: 0}, owner={5: BETO}, debts=debts)
    do(game, "declare_bankruptcy")
    assert game.view(None)["debts"] == []


# A free title whose visitor goes.


@pytest.mark.clause("PE-47")
@pytest.mark.parametrize("creditor", [CARO, "bank"])
def test_a_free_title_whose_visitor_goes_bankrupt_before_deciding_is_auctioned(peru, creditor):
    game = peru(at={ANA: 5}, phase="buy", **bankrupt(ANA, creditor))
    do(game, "declare_bankruptcy")
    auction = game.view(None)["auction"]
    assert (auction["kind"], auction["square"], auction["in"], game.actor) == ("declined", 5, [BETO, CARO], BETO)
    do(game, "bid", amount=1, seat=BETO)
    do(game, "pass", seat=CARO)
    assert (titles(game)[5]["owner"], cash(game)[BETO], game.actor) == (BETO, 1499, BETO)


@pytest.mark.clause("PE-47")
def test_no_other_free_title_is(peru):
    game = peru(at={ANA: 5}, phase="end", **bankrupt(ANA, CARO))
    do(game, "declare_bankruptcy")
    assert (game.view(None)["auction"], game.actor) == (None, BETO)

    game = peru(at={ANA: 5, BETO: 15}, to_roll=BETO, phase="buy", **bankrupt(ANA, CARO))
    do(game, "declare_bankruptcy", seat=ANA)
    assert (game.view(None)["auction"], game.actor) == (None, BETO)
    assert can(game, "buy", seat=BETO)


@pytest.mark.clause("PE-47")
def test_the_bankrupt_s_own_titles_are_auctioned_before_it(peru):
    game = peru(owner={39: ANA}, at={ANA: 5}, phase="buy", **bankrupt(ANA, "bank"))
    do(game, "declare_bankruptcy")
    assert game.view(None)["auction"]["square"] == 39
    do(game, "pass", seat=BETO)
    do(game, "pass", seat=CARO)
    assert game.view(None)["auction"]["square"] == 5
    assert at(game)[ANA] == 5
