"""Rare orders of events in peru: which clause they name, and what is still possible then."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, DORA, do, refused


def clauses(game, *kinds):
    return [(event.kind, event.clause) for event in game.events if event.kind in kinds]


@pytest.mark.clause("PE-57")
def test_a_card_replaces_the_owed_50_also_behind_another_players_debt(peru):
    game = peru(
        jail={ANA: 2},
        cash={ANA: 10, BETO: 1},
        jail_cards={CARO: 1},
        owner={5: BETO, 25: BETO, 15: ANA, 39: ANA},
        dice=[(1, 2)],
        claims=[{"by": ANA, "visitor": BETO, "square": 15, "amount": 50}],
    )
    do(game, "roll")
    assert refused(game, "use_card", seat=ANA).code == "no-jail-card"
    do(game, "offer", seat=CARO, to=ANA, give={"cards": 1})
    do(game, "accept", seat=ANA)
    do(game, "claim_rent", seat=ANA, square=15)
    assert [debt["debtor"] for debt in game.view(None)["debts"]] == [BETO, ANA]
    assert {"move": "use_card"} in game.legal_moves(ANA)
    do(game, "use_card", seat=ANA)
    assert [(debt["debtor"], debt["amount"]) for debt in game.view(None)["debts"]] == [(BETO, 50)]
    do(game, "mortgage", seat=BETO, square=5)
    assert game.view(None)["players"][ANA]["cash"] == 60


@pytest.mark.clause("PE-47")
@pytest.mark.parametrize(("creditor", "clause"), [(BETO, "PE-47"), ("bank", "PE-46")])
def test_a_first_bankruptcy_of_the_quick_game_is_not_its_last_when_the_table_stops(peru, creditor, clause):
    debt = {"debtor": ANA, "creditor": creditor, "amount": 2000}
    game = peru(mode="quick", players=4, owner={39: BETO}, cash={ANA: 10}, phase="end", debts=[debt])
    game.end_time()
    do(game, "declare_bankruptcy", seat=ANA)
    assert clauses(game, "bankrupt") == [("bankrupt", clause)]
    assert game.outcome.why == "agreed"


@pytest.mark.clause("PE-53")
def test_claims_pass_on_with_everything_else_at_the_last_bankruptcy(peru):
    game = peru(
        mode="quick",
        players=4,
        owner={1: ANA, 39: BETO},
        cash={ANA: 10},
        phase="end",
        bankruptcies=1,
        bankrupt=[DORA],
        claims=[{"by": ANA, "visitor": CARO, "square": 1, "amount": 2}],
        debts=[{"debtor": ANA, "creditor": BETO, "amount": 2000, "reason": "rent"}],
    )
    do(game, "declare_bankruptcy", seat=ANA)
    told = clauses(game, "bankrupt", "claim-passed-on")
    assert told == [("bankrupt", "PE-53"), ("claim-passed-on", "PE-53")]


@pytest.mark.clause("PE-55")
@pytest.mark.parametrize(("mortgaged", "told"), [((), ("rent-claimed", "PE-55")), ((39,), ("claim-lapsed", "PE-11"))])
def test_a_leaver_at_the_end_time_gives_its_clause_to_nobody_elses_rent(peru, mortgaged, told):
    game = peru(
        mode="timed",
        players=4,
        owner={39: BETO},
        mortgaged=mortgaged,
        cash={ANA: 10},
        phase="end",
        claims=[{"by": BETO, "visitor": CARO, "square": 39, "amount": 50}],
        auction={
            "kind": "declined",
            "square": 6,
            "in": [ANA, DORA],
            "asked": ANA,
            "leader": DORA,
            "bid": 5,
            "least": 1,
            "money_to": "bank",
        },
    )
    game.end_time()
    do(game, "resign", seat=ANA)
    assert clauses(game, "rent-claimed", "claim-lapsed") == [told]


@pytest.mark.clause("PE-35")
def test_who_places_a_scarce_building_is_told_to_keep_its_site_and_others_to_wait(peru):
    owner = {1: ANA, 3: ANA, 37: CARO, 39: CARO}
    game = peru(owner=owner, stock={"houses": 1, "hotels": 12}, phase="end", to_roll=BETO)
    do(game, "build", seat=CARO, square=37)
    assert refused(game, "end_turn", seat=BETO).text_in("en") == "A question is still open: Ana must answer first."
    do(game, "want", seat=ANA)
    do(game, "bid", seat=CARO, amount=50)
    site = "Keep a lot for the building that you have won or lead the bids for."
    assert refused(game, "mortgage", seat=CARO, square=37).text_in("en") == site
    do(game, "pass", seat=ANA)
    assert refused(game, "mortgage", seat=CARO, square=39).text_in("en") == site
    placing = "The building that was auctioned must be placed first: it is up to Caro."
    assert refused(game, "end_turn", seat=BETO).text_in("en") == placing


@pytest.mark.clause("PE-55")
def test_a_debtor_is_not_advised_to_trade_after_the_end_time(peru):
    debt = {"debtor": ANA, "creditor": "bank", "amount": 60, "reason": "tax"}
    game = peru(mode="timed", owner={5: ANA}, cash={ANA: 10}, phase="end", debts=[debt])
    before = "You can still pay the debt that comes first (S/.\u00a060): sell buildings, mortgage titles or trade."
    assert refused(game, "declare_bankruptcy", seat=ANA).text_in("en") == before
    game.end_time()
    after = "You can still pay the debt that comes first (S/.\u00a060): sell buildings or mortgage titles."
    assert refused(game, "declare_bankruptcy", seat=ANA).text_in("en") == after
