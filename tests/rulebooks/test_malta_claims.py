"""Malta: until which roll a rent may be claimed, and by whom."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, DORA, Claim, cash, do, kinds, owner, refused, titles

ENZO = 4
RENT = Claim(by=ENZO, visitor=ANA, square=39, amount=50)


def turn(game):
    """The player whose turn it is rolls to an empty square and ends the turn."""
    do(game, "roll")
    do(game, "end_turn")


@pytest.fixture
def visited(malta):
    """Ana has come to Enzo's Il-Belt Valletta (39) and has not ended her turn; Beto, Caro and Dora play after her.

    Everybody's next roll leads from GO to the jail square (10), where nothing happens.
    """
    game = malta(players=5, at={ANA: 36}, owner={39: ENZO}, dice=[(1, 2), (4, 6), (4, 6), (4, 6)])
    do(game, "roll")
    assert game.claims == [RENT]
    return game


@pytest.mark.clause("MT-17")
def test_if_the_second_player_after_leaves_before_rolling_the_next_roll_is_the_deadline(visited):
    do(visited, "end_turn")
    turn(visited)
    do(visited, "resign", seat=CARO)
    assert (visited.actor, visited.claims) == (DORA, [RENT])
    do(visited, "roll")
    assert visited.claims == []
    assert kinds(visited).count("claim-lapsed") == 1


@pytest.mark.clause("MT-17")
@pytest.mark.parametrize("when", ["Ana's turn", "Beto's turn"])
def test_if_the_second_player_after_leaves_earlier_the_next_roll_is_the_deadline(visited, when):
    if when == "Ana's turn":
        do(visited, "resign", seat=CARO)
    do(visited, "end_turn")
    if when == "Beto's turn":
        do(visited, "resign", seat=CARO)
    turn(visited)
    assert (visited.actor, visited.claims) == (DORA, [RENT])
    do(visited, "claim_rent", seat=ENZO, square=39)
    assert cash(visited) == [1450, 1500, 0, 1500, 1550]


@pytest.mark.clause("MT-17")
@pytest.mark.parametrize("when", ["Ana's turn", "Beto's turn", "Beto's turn after the roll"])
def test_if_the_next_player_leaves_the_second_ones_roll_remains_the_deadline(visited, when):
    if when == "Ana's turn":
        do(visited, "resign", seat=BETO)
        do(visited, "end_turn")
    else:
        do(visited, "end_turn")
        if when == "Beto's turn after the roll":
            do(visited, "roll")
        do(visited, "resign", seat=BETO)
    assert (visited.actor, visited.claims) == (CARO, [RENT])
    do(visited, "roll")
    assert visited.claims == []


@pytest.mark.clause("MT-17")
def test_if_the_next_two_players_leave_the_third_ones_roll_is_the_deadline(visited):
    do(visited, "resign", seat=BETO)
    do(visited, "resign", seat=CARO)
    do(visited, "end_turn")
    assert (visited.actor, visited.claims) == (DORA, [RENT])
    do(visited, "roll")
    assert visited.claims == []


@pytest.mark.clause("MT-17")
def test_a_player_who_is_out_already_is_passed_over_when_the_next_one_leaves(malta):
    table = {"players": 5, "at": {DORA: 36}, "owner": {39: CARO}, "bankrupt": [ENZO], "to_roll": DORA}
    game = malta(**table, dice=[(1, 2), (4, 6)])
    do(game, "roll")
    do(game, "resign", seat=ANA)
    do(game, "end_turn")
    assert (game.actor, game.claims) == (BETO, [Claim(by=CARO, visitor=DORA, square=39, amount=50)])
    do(game, "roll")
    assert game.claims == []  # the second roll after the visit, had Ana stayed


@pytest.mark.clause("MT-17")
def test_a_later_player_who_leaves_changes_no_deadline(visited):
    do(visited, "resign", seat=DORA)
    do(visited, "end_turn")
    turn(visited)
    assert (visited.actor, visited.claims) == (CARO, [RENT])
    do(visited, "roll")
    assert visited.claims == []


def broke(malta, seat, **more):
    """Enzo's claim on Ana is open in Ana's turn, and this seat owes the Bank more than it has."""
    return malta(
        players=5,
        at={ANA: 39},
        owner={39: ENZO},
        phase="end",
        cash={seat: 10},
        claims=[{"by": ENZO, "visitor": ANA, "square": 39, "amount": 50}],
        debts=[{"debtor": seat, "creditor": "bank", "amount": 90}],
        dice=[(4, 6), (4, 6)],
        **more,
    )


@pytest.mark.clause("MT-17")
def test_a_bankruptcy_of_the_second_player_after_moves_the_deadline_too(malta):
    game = broke(malta, CARO)
    do(game, "declare_bankruptcy", seat=CARO)
    do(game, "end_turn")
    turn(game)
    assert (game.actor, game.claims) == (DORA, [RENT])
    do(game, "roll")
    assert game.claims == []


@pytest.mark.clause("MT-17")
def test_a_bankruptcy_of_the_next_player_leaves_the_deadline_where_it_was(malta):
    game = broke(malta, BETO)
    do(game, "declare_bankruptcy", seat=BETO)
    do(game, "end_turn")
    assert (game.actor, game.claims) == (CARO, [RENT])
    do(game, "roll")
    assert game.claims == []


@pytest.mark.clause("MT-17")
def test_a_claim_is_refused_while_its_title_is_mortgaged(visited):
    do(visited, "mortgage", seat=ENZO, square=39)
    assert refused(visited, "claim_rent", seat=ENZO, square=39).code == "title-mortgaged"
    assert visited.claims == [RENT]
    do(visited, "lift", seat=ENZO, square=39)
    do(visited, "claim_rent", seat=ENZO, square=39)
    assert cash(visited) == [1450, 1500, 1500, 1500, 1530]


@pytest.mark.clause("MT-17")
def test_a_mortgage_lifted_after_the_visit_opens_no_claim(malta):
    game = malta(at={ANA: 36}, owner={39: BETO}, mortgaged=[39], dice=[(1, 2)])
    do(game, "roll")
    do(game, "lift", seat=BETO, square=39)
    assert refused(game, "claim_rent", seat=BETO, square=39).code == "no-claim"


@pytest.mark.clause("MT-17")
def test_the_one_who_was_visited_claims_though_the_title_is_sold_since(visited):
    do(visited, "offer", seat=ENZO, to=DORA, give={"squares": [39]}, take={"cash": 400})
    do(visited, "accept", seat=DORA)
    assert refused(visited, "claim_rent", seat=DORA, square=39).code == "no-claim"
    do(visited, "claim_rent", seat=ENZO, square=39)
    assert cash(visited) == [1450, 1500, 1500, 1100, 1950]


@pytest.fixture
def heir(malta):
    """Enzo, who has open claims on Ana and Beto, goes bankrupt to Dora."""
    claims = [
        {"by": ENZO, "visitor": ANA, "square": 39, "amount": 50},
        {"by": ENZO, "visitor": DORA, "square": 39, "amount": 50},
        {"by": ENZO, "visitor": BETO, "square": 37, "amount": 35},
        {"by": CARO, "visitor": ENZO, "square": 1, "amount": 2},
    ]
    game = malta(
        players=5,
        phase="end",
        owner={39: ENZO, 37: ENZO, 1: CARO},
        cash={ENZO: 0},
        claims=claims,
        debts=[{"debtor": ENZO, "creditor": DORA, "amount": 900}],
        dice=[(4, 6), (4, 6)],
    )
    do(game, "declare_bankruptcy", seat=ENZO)
    return game


@pytest.mark.clause("MT-17")
def test_a_bankrupts_open_claims_pass_to_its_heir(heir):
    assert heir.claims == [Claim(DORA, ANA, 39, 50), Claim(DORA, BETO, 37, 35)]
    passed = [event for event in heir.events if event.kind == "claim-passed-on"]
    assert [(event.giver, event.taker, event.visitor, event.square, event.amount) for event in passed] == [
        (ENZO, DORA, ANA, 39, 50),
        (ENZO, DORA, BETO, 37, 35),
    ]
    do(heir, "claim_rent", seat=DORA, square=39)
    assert cash(heir) == [1450, 1500, 1500, 1550, 0]


@pytest.mark.clause("MT-17")
def test_an_inherited_claim_keeps_its_deadline(heir):
    do(heir, "end_turn")
    turn(heir)
    assert (heir.actor, len(heir.claims)) == (CARO, 2)
    do(heir, "roll")
    assert heir.claims == []


@pytest.mark.clause("MT-17")
def test_the_claims_of_a_bankrupt_to_the_bank_have_no_heir(malta):
    game = malta(
        phase="end",
        owner={39: CARO},
        cash={CARO: 0},
        claims=[{"by": CARO, "visitor": ANA, "square": 39, "amount": 50}],
        debts=[{"debtor": CARO, "creditor": "jackpot", "amount": 900}],
    )
    do(game, "declare_bankruptcy", seat=CARO)
    assert game.claims == []
    assert "claim-passed-on" not in kinds(game)
    assert kinds(game).count("claim-lapsed") == 1


@pytest.mark.clause("MT-17")
def test_of_two_visitors_the_one_who_is_named_pays(malta):
    claims = [{"by": CARO, "visitor": seat, "square": 39, "amount": 50} for seat in (ANA, BETO)]
    game = malta(phase="end", owner={39: CARO}, claims=claims)
    do(game, "claim_rent", seat=CARO, square=39, visitor=BETO)
    assert cash(game) == [1500, 1450, 1550]
    assert game.claims == [Claim(CARO, ANA, 39, 50)]


@pytest.mark.clause("MT-17")
def test_a_bankrupts_own_rent_is_no_longer_owed(malta):
    game = malta(
        phase="end",
        owner={39: BETO},
        cash={ANA: 0},
        claims=[{"by": BETO, "visitor": ANA, "square": 39, "amount": 50}],
        debts=[{"debtor": ANA, "creditor": CARO, "amount": 900}],
    )
    do(game, "declare_bankruptcy")
    assert game.claims == []
    lapsed = [event for event in game.events if event.kind == "claim-lapsed"]
    assert [(event.seat, event.visitor, event.square, event.amount) for event in lapsed] == [(BETO, ANA, 39, 50)]
    assert refused(game, "claim_rent", seat=BETO, square=39).code == "no-claim"
    assert (owner(game, 39), titles(game)[39]["mortgaged"]) == (BETO, False)


@pytest.mark.clause("MT-17")
@pytest.mark.parametrize(("money", "allowed"), [(150, True), (149, False)])
def test_a_claim_does_not_take_the_money_behind_a_leading_bid(malta, money, allowed):
    game = malta(
        to_roll=BETO,
        phase="end",
        cash={ANA: money},
        owner={39: CARO},
        claims=[{"by": CARO, "visitor": ANA, "square": 39, "amount": 50, "age": 1}],
        auction={"square": 1, "in": [ANA, BETO, CARO], "asked": CARO, "leader": ANA, "bid": 100},
    )
    if allowed:
        do(game, "claim_rent", seat=CARO, square=39)
        assert cash(game) == [100, 1500, 1550]
    else:
        assert refused(game, "claim_rent", seat=CARO, square=39).code == "visitor-cannot-pay-now"
        do(game, "pass", seat=CARO)
        do(game, "pass", seat=BETO)
        do(game, "claim_rent", seat=CARO, square=39)
        assert (owner(game, 1), game.view(None)["debts"][0]["amount"]) == (ANA, 50)


@pytest.mark.clause("MT-17")
@pytest.mark.parametrize(("money", "allowed"), [(50, True), (49, False)])
def test_during_an_auction_a_visitor_who_does_not_lead_pays_with_its_last_money(malta, money, allowed):
    game = malta(
        to_roll=BETO,
        phase="end",
        cash={ANA: money},
        owner={39: CARO},
        claims=[{"by": CARO, "visitor": ANA, "square": 39, "amount": 50, "age": 1}],
        auction={"square": 1, "in": [ANA, BETO, CARO], "asked": CARO, "leader": BETO, "bid": 100},
    )
    if allowed:
        do(game, "claim_rent", seat=CARO, square=39)
        assert cash(game) == [0, 1500, 1550]
    else:
        assert refused(game, "claim_rent", seat=CARO, square=39).code == "visitor-cannot-pay-now"


@pytest.mark.clause("MT-17")
def test_the_rent_is_fixed_by_the_visit_not_by_what_is_built_or_sold_later(malta):
    game = malta(at={ANA: 36}, owner={37: BETO, 39: BETO}, buildings={39: 2}, dice=[(1, 2)])
    do(game, "roll")
    do(game, "sell_building", seat=BETO, square=39, whole=True)
    do(game, "claim_rent", seat=BETO, square=39)
    assert cash(game) == [900, 2300, 1500]
