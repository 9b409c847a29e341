"""The rulebook of `peru`: leaving the game for good (PE-59), also in the quick game (PE-53)."""

import pytest

from rentier.game import Claim
from tests.at_the_table import ANA, BETO, CARO, DORA, can, cash, do, kinds, owner, refused, set_table, titles

BROWN = {1: ANA, 3: ANA}


@pytest.fixture
def quick():
    return lambda **table: set_table("peru", mode="quick", **table)


def owes(*debts):
    """Ana's debts: creditor and amount of each."""
    return {"debts": [{"debtor": ANA, "creditor": creditor, "amount": amount} for creditor, amount in debts]}


def rent(by, visitor, square, amount):
    return {"by": by, "visitor": visitor, "square": square, "amount": amount}


def out(game):
    """Who is out of the game: False, "bankrupt" or "left"."""
    return [
        "left" if player.get("left") else "bankrupt" if player["bankrupt"] else False
        for player in game.view(None)["players"]
    ]


def pass_all(game):
    """Nobody bids for anything."""
    while game.view(None)["auction"] is not None:
        do(game, "pass", seat=game.actor)


# What is left goes to the Bank.


@pytest.mark.clause("PE-59")
@pytest.mark.parametrize("turn", [ANA, BETO])
def test_who_leaves_is_out_and_the_game_goes_on(peru, turn):
    game = peru(to_roll=turn)
    do(game, "resign", seat=ANA)
    assert (out(game), cash(game), game.outcome) == (["left", False, False], [0, 1500, 1500], None)
    assert game.actor == BETO
    assert refused(game, "roll", seat=ANA).code == "bankrupt-seat"
    assert [kind for kind in kinds(game) if kind in ("resigned", "bankrupt")] == ["resigned"]


@pytest.mark.clause("PE-59")
def test_cash_titles_buildings_and_cards_go_to_the_bank_which_auctions_each_title(peru):
    game = peru(owner={**BROWN, 39: ANA}, buildings={1: 2, 3: 1}, mortgaged={39}, jail_cards={ANA: 2})
    do(game, "resign")
    assert game.view(None)["decks"] == {"casualidad": 16, "arca": 16}
    assert game.view(None)["stock"] == {"houses": 32, "hotels": 12}
    assert "building-sold" not in kinds(game)
    for square in (1, 3, 39):
        auction = game.view(None)["auction"]
        assert (auction["kind"], auction["square"], auction["in"]) == ("estate", square, [BETO, CARO])
        do(game, "bid", amount=10, seat=CARO)
        do(game, "pass", seat=BETO)
    assert (cash(game), owner(game, 39)) == ([0, 1500, 1470], CARO)
    assert titles(game)[39]["mortgaged"] is False


@pytest.mark.clause("PE-59")
def test_a_bankrupt_s_buildings_return_and_are_told(peru):
    game = peru(owner=BROWN, buildings={1: 2, 3: 1})
    do(game, "resign")
    returned = [(e.seat, e.square, e.before) for e in game.events if e.kind == "buildings-returned"]
    assert returned == [(ANA, 1, 2), (ANA, 3, 1)]


@pytest.mark.clause("PE-59")
def test_the_last_player_left_wins(peru):
    game = peru(players=2, owner={39: BETO})
    do(game, "resign", seat=BETO)
    assert (game.outcome.why, game.outcome.winners) == ("last-one-left", [ANA])


@pytest.mark.clause("PE-59")
def test_at_any_time_but_while_leading_an_auction(peru):
    game = peru(at={ANA: 39}, phase="buy")
    do(game, "decline")
    do(game, "bid", amount=10, seat=BETO)
    assert refused(game, "resign", seat=BETO).code == "leads-auction"
    assert not can(game, "resign", seat=BETO)
    assert can(game, "resign", seat=CARO)
    do(game, "resign", seat=CARO)
    do(game, "bid", amount=11, seat=ANA)
    do(game, "resign", seat=BETO)
    assert (out(game), game.outcome.winners) == ([False, "left", "left"], [ANA])


@pytest.mark.clause("PE-59")
def test_a_bidder_who_leaves_is_out_of_the_auction(peru):
    game = peru(players=4, at={ANA: 39}, phase="buy", owner={5: CARO})
    do(game, "decline")
    do(game, "bid", amount=10, seat=BETO)
    assert game.actor == CARO
    do(game, "resign", seat=CARO)
    assert (game.view(None)["auction"]["in"], game.actor) == ([ANA, BETO, DORA], DORA)
    do(game, "pass", seat=DORA)
    do(game, "pass", seat=ANA)
    assert owner(game, 39) == BETO
    assert game.view(None)["auction"]["square"] == 5  # then what the leaver had


@pytest.mark.clause("PE-59")
@pytest.mark.parametrize("phase", ["roll", "buy", "end"])
def test_in_any_phase_of_its_turn(peru, phase):
    game = peru(at={ANA: 39}, phase=phase, doubles=1)
    do(game, "resign")
    pass_all(game)
    assert game.actor == BETO
    assert can(game, "roll", seat=BETO)


@pytest.mark.clause("PE-59")
def test_in_jail_and_when_the_bail_is_due(peru):
    game = peru(at={ANA: 10}, jail={ANA: 2}, jail_cards={ANA: 1}, dice=[(1, 2)])
    do(game, "roll")
    do(game, "resign")
    assert (game.actor, cash(game)[ANA]) == (BETO, 0)


@pytest.mark.clause("PE-59")
def test_offers_to_and_of_the_leaver_lapse(peru):
    game = peru(owner={39: ANA, 5: BETO})
    do(game, "offer", to=BETO, give={"squares": [39]}, take={"cash": 1})
    do(game, "offer", to=ANA, give={"squares": [5]}, take={"cash": 1}, seat=BETO)
    do(game, "resign", seat=ANA)
    assert game.offers == []


# Debts first, then claims.


@pytest.mark.clause("PE-59")
def test_what_it_owes_is_paid_first(peru):
    game = peru(owner=BROWN, buildings={1: 1, 3: 1}, cash={ANA: 10}, **owes((BETO, 50)))
    do(game, "resign")
    assert (out(game), cash(game)) == (["left", False, False], [0, 1550, 1500])  # 10 and two houses; 10 are left
    assert game.view(None)["debts"] == []
    sold = [(e.square, e.buildings) for e in game.events if e.kind == "building-sold"]
    assert sold == [(1, 0), (3, 0)]
    assert "mortgaged" not in kinds(game)


@pytest.mark.clause("PE-59")
def test_no_more_is_sold_or_mortgaged_than_is_needed(peru):
    game = peru(owner={**BROWN, 39: ANA}, buildings={1: 1, 3: 1}, cash={ANA: 25}, **owes((BETO, 50)))
    do(game, "resign")
    assert kinds(game).count("building-sold") == 1
    assert "mortgaged" not in kinds(game)

    game = peru(owner={5: ANA, 15: ANA}, cash={ANA: 0}, **owes((BETO, 100)))
    do(game, "resign")
    assert kinds(game).count("mortgaged") == 1
    assert cash(game)[BETO] == 1600


@pytest.mark.clause("PE-59")
def test_a_hotel_that_cannot_be_broken_is_sold_with_its_houses(peru):
    game = peru(
        owner=BROWN, buildings={1: 5, 3: 5}, cash={ANA: 0}, stock={"houses": 3, "hotels": 10}, **owes((BETO, 100))
    )
    do(game, "resign")
    sold = [(e.square, e.before, e.buildings, e.amount) for e in game.events if e.kind == "building-sold"]
    assert sold == [(1, 5, 0, 125)]

    game = peru(
        owner=BROWN, buildings={1: 5, 3: 5}, cash={ANA: 0}, stock={"houses": 4, "hotels": 10}, **owes((BETO, 25))
    )
    do(game, "resign")
    sold = [(e.square, e.before, e.buildings, e.amount) for e in game.events if e.kind == "building-sold"]
    assert sold == [(1, 5, 4, 25)]


@pytest.mark.clause("PE-59")
def test_four_houses_are_sold_one_by_one_however_few_the_bank_has(peru):
    game = peru(
        owner=BROWN, buildings={1: 4, 3: 4}, cash={ANA: 0}, stock={"houses": 3, "hotels": 12}, **owes((BETO, 25))
    )
    do(game, "resign")
    sold = [(e.square, e.before, e.buildings, e.amount) for e in game.events if e.kind == "building-sold"]
    assert sold == [(1, 4, 3, 25)]


@pytest.mark.clause("PE-59")
def test_then_what_is_open_against_it_the_oldest_first(peru):
    claims = [rent(CARO, ANA, 25, 20), rent(BETO, ANA, 15, 30)]
    game = peru(owner={25: CARO, 15: BETO}, cash={ANA: 100}, claims=claims, **owes(("bank", 120)), to_roll=BETO)
    # it owes more than it has: bankrupt to the Bank, and the claims get nothing
    do(game, "resign", seat=ANA)
    assert (out(game), cash(game)) == (["bankrupt", False, False], [0, 1500, 1500])

    game = peru(owner={25: CARO, 15: BETO}, cash={ANA: 100}, claims=claims)
    do(game, "resign", seat=ANA)
    assert (out(game), cash(game), game.claims) == (["left", False, False], [0, 1530, 1520], [])


@pytest.mark.clause("PE-59")
def test_debts_come_before_claims(peru):
    table = {"owner": {25: CARO, 5: ANA}, "mortgaged": {5}, "claims": [rent(CARO, ANA, 25, 50)]}
    game = peru(**table, cash={ANA: 90}, **owes((BETO, 100)))
    do(game, "resign")
    assert (out(game), owner(game, 5)) == (["bankrupt", False, False], BETO)

    game = peru(**table, cash={ANA: 149}, debts=[])
    do(game, "resign")
    assert (out(game), cash(game)) == (["left", False, False], [0, 1500, 1550])


@pytest.mark.clause("PE-59")
@pytest.mark.parametrize(("money", "to"), [(29, CARO), (30, BETO), (49, BETO), (50, None)])
def test_the_first_that_cannot_be_paid_makes_the_leaver_bankrupt_to_that_creditor(peru, money, to):
    claims = [rent(CARO, ANA, 25, 30), rent(BETO, ANA, 15, 20)]
    game = peru(
        owner={25: CARO, 15: BETO, 39: ANA}, mortgaged={39}, cash={ANA: money}, claims=claims, jail_cards={ANA: 1}
    )
    do(game, "resign")
    assert out(game)[ANA] == ("left" if to is None else "bankrupt")
    assert owner(game, 39) == to
    assert [e.payee for e in game.events if e.kind == "bankrupt"] == ([] if to is None else [to])
    paid = {None: [0, 1520, 1530], BETO: [0, 1500 + money - 30 - 20, 1530], CARO: [0, 1500, 1500 + money - 20]}
    assert cash(game) == paid[to]  # 20 of them interest on the mortgage of 39
    assert [player["jail_cards"] for player in game.view(None)["players"]].count(1) == (to is not None)


@pytest.mark.clause("PE-59")
def test_of_several_debts_too_the_first_that_cannot_be_paid_counts(peru):
    game = peru(owner={39: ANA}, cash={ANA: 0}, **owes((BETO, 200), (CARO, 1)))
    do(game, "resign")
    assert (out(game)[ANA], owner(game, 39), cash(game)) == ("bankrupt", CARO, [0, 1700, 1480])

    game = peru(owner={39: ANA}, cash={ANA: 1}, **owes((BETO, 200), (CARO, 1)))
    do(game, "resign")
    assert (out(game)[ANA], cash(game)) == ("left", [0, 1700, 1501])


@pytest.mark.clause("PE-59")
def test_a_claim_on_a_title_that_lies_face_down_is_not_paid(peru):
    game = peru(owner={25: CARO}, mortgaged={25}, claims=[rent(CARO, ANA, 25, 30)], cash={ANA: 10})
    do(game, "resign")
    assert (out(game), cash(game)) == (["left", False, False], [0, 1500, 1500])


@pytest.mark.clause("PE-59")
def test_its_own_open_claims_lapse_and_those_of_others_do_not(peru):
    claims = [rent(ANA, BETO, 25, 30), rent(CARO, BETO, 15, 20)]
    game = peru(owner={25: ANA, 15: CARO}, claims=claims, to_roll=BETO, phase="end")
    do(game, "resign", seat=ANA)
    pass_all(game)
    assert game.claims == [Claim(by=CARO, visitor=BETO, square=15, amount=20)]
    lapsed = [(e.seat, e.visitor, e.square, e.amount, e.clause) for e in game.events if e.kind == "claim-lapsed"]
    assert lapsed == [(ANA, BETO, 25, 30, "PE-59")]


@pytest.mark.clause("PE-59")
def test_what_others_owe_the_leaver_ends(peru):
    game = peru(owner={5: BETO}, cash={BETO: 0}, debts=[{"debtor": BETO, "creditor": ANA, "amount": 30}])
    do(game, "resign", seat=ANA)
    assert (game.view(None)["debts"], game.actor) == ([], BETO)


@pytest.mark.clause("PE-59")
def test_debts_of_others_stay(peru):
    game = peru(owner={5: BETO}, cash={BETO: 0}, debts=[{"debtor": BETO, "creditor": CARO, "amount": 30}])
    do(game, "resign", seat=ANA)
    assert [debt["debtor"] for debt in game.view(None)["debts"]] == [BETO]
    do(game, "mortgage", square=5, seat=BETO)
    assert cash(game) == [0, 70, 1530]


@pytest.mark.clause("PE-59")
@pytest.mark.parametrize("leaver", [ANA, BETO])
def test_a_settlement_that_is_being_considered_ends(peru, leaver):
    game = peru(owner={39: ANA}, cash={ANA: 0}, **owes((BETO, 150)))
    do(game, "settle", give={"squares": [39]})
    do(game, "resign", seat=leaver)
    pass_all(game)
    assert (game.view(None)["settlement"], game.view(None)["debts"]) == (None, [])
    assert owner(game, 39) == (None if leaver == ANA else ANA)


@pytest.mark.clause("PE-59")
def test_a_pending_purchase_is_treated_as_declined(peru):
    game = peru(at={ANA: 39}, phase="buy")
    do(game, "resign")
    auction = game.view(None)["auction"]
    assert (auction["kind"], auction["square"], auction["in"], game.actor) == ("declined", 39, [BETO, CARO], BETO)
    do(game, "bid", amount=5, seat=CARO)
    do(game, "pass", seat=BETO)
    assert (owner(game, 39), cash(game), game.actor) == (CARO, [0, 1500, 1495], BETO)


@pytest.mark.clause("PE-59")
def test_another_s_pending_purchase_is_not(peru):
    game = peru(at={BETO: 39, ANA: 5}, to_roll=BETO, phase="buy")
    do(game, "resign", seat=ANA)
    do(game, "buy", seat=BETO)
    assert owner(game, 39) == BETO


@pytest.mark.clause("PE-59")
def test_an_heir_who_leaves_decides_nothing_more(peru):
    game = peru(owner={39: BETO}, mortgaged={39}, heirs=[39])
    do(game, "resign", seat=BETO)
    pass_all(game)
    assert (game.actor, game.view(None)["heirs"]) == (ANA, [])


@pytest.mark.clause("PE-47")
def test_an_heir_is_still_asked_when_another_player_leaves(peru):
    game = peru(owner={39: BETO}, mortgaged={39}, heirs=[39])
    do(game, "resign", seat=CARO)
    assert (game.actor, game.view(None)["heirs"]) == (BETO, [39])
    do(game, "keep", square=39, seat=BETO)
    assert (game.actor, game.view(None)["heirs"]) == (ANA, [])


# The quick game counts bankruptcies.


@pytest.mark.clause("PE-53")
@pytest.mark.clause("PE-59")
def test_leaving_counts_as_no_bankruptcy_in_the_quick_game(quick):
    game = quick(players=4, bankrupt=[DORA])
    do(game, "resign")
    assert (out(game), game.outcome, game.actor) == (["left", False, False, "bankrupt"], None, BETO)


@pytest.mark.clause("PE-53")
@pytest.mark.clause("PE-59")
def test_nor_does_an_earlier_leaver_make_the_next_bankruptcy_the_second(quick):
    debts = [{"debtor": BETO, "creditor": CARO, "amount": 500}]
    table = {"players": 4, "owner": {1: BETO, 3: BETO}, "buildings": {1: 1, 3: 1}, "cash": {BETO: 0}}
    game = quick(**table, debts=debts)
    do(game, "resign", seat=DORA)
    do(game, "declare_bankruptcy", seat=BETO)
    assert game.outcome is None
    assert (titles(game)[1]["buildings"], cash(game)) == (0, [1500, 0, 1550, 0])


@pytest.mark.clause("PE-53")
@pytest.mark.clause("PE-59")
def test_a_leaver_who_cannot_pay_is_bankrupt_there_too_and_ends_it_with_its_buildings_standing(quick):
    table = {"players": 4, "bankrupt": [DORA], "owner": BROWN, "buildings": {1: 3, 3: 3}, "cash": {ANA: 0}}
    game = quick(**table, **owes((BETO, 900)))
    do(game, "resign")
    assert (game.outcome.why, out(game)[ANA]) == ("bankruptcies", "bankrupt")
    assert titles(game)[1] == {"owner": BETO, "buildings": 3, "mortgaged": False}
    assert game.outcome.wealth[BETO] == 1920  # 1500, 120 for the titles and 300 for six houses

    game = quick(**table, **owes((BETO, 210)))  # six houses for 150 and 60 on mortgage: it can pay
    do(game, "resign")
    assert (game.outcome, out(game)[ANA], cash(game)[BETO]) == (None, "left", 1710)


@pytest.mark.clause("PE-53")
@pytest.mark.clause("PE-59")
def test_a_first_bankruptcy_by_leaving_is_as_in_the_ordinary_game(quick):
    game = quick(players=4, owner=BROWN, buildings={1: 1, 3: 1}, cash={ANA: 0}, **owes((BETO, 900)))
    do(game, "resign")
    assert (game.outcome, cash(game), titles(game)[1]["buildings"]) == (None, [0, 1550, 1500, 1500], 0)


@pytest.mark.clause("PE-59")
def test_the_last_of_as_many_debts_as_there_can_be_is_paid_by_one_who_leaves(peru):
    # Eight rents, of which Ana must pay the first, and the interest that the heirs of four players owe.
    to_dora = [(ANA, DORA), (BETO, DORA)]
    others = [
        (debtor, creditor) for debtor in (ANA, BETO, CARO) for creditor in (ANA, BETO, CARO) if debtor != creditor
    ]
    debts = [{"debtor": debtor, "creditor": creditor, "amount": 100} for debtor, creditor in others + to_dora]
    heirs = (ANA, BETO, CARO, DORA)
    debts += [{"debtor": heir, "creditor": "bank", "amount": 10, "reason": "interest"} for heir in heirs]
    game = peru(players=8, bankrupt=[4, 5, 6, 7], owner={39: ANA}, cash={ANA: 0, BETO: 0}, debts=debts)
    do(game, "resign", seat=DORA)
    settled = [(event.payer, event.payee, event.amount) for event in game.events if event.kind == "debt-settled"]
    assert settled == [(DORA, "bank", 10)]
    left = [(debt["debtor"], debt["creditor"]) for debt in game.view(None)["debts"]]
    assert left == [*others, (ANA, "bank"), (BETO, "bank"), (CARO, "bank")]
    assert (game.actor, out(game)[DORA]) == (ANA, "left")
