"""A running auction is finished before any debt: its money may pay the debt, and nothing else can go on meanwhile."""

import pytest

from rentier import Game
from tests.at_the_table import ANA, BETO, CARO, DORA, can, cash, do, owner, refused, titles


def debts(game):
    """Who owes whom how much."""
    return [(debt["debtor"], debt["creditor"], debt["amount"]) for debt in game.view(None)["debts"]]


def bankruptcies(game):
    return [(event.seat, event.payee, event.amount) for event in game.events if event.kind == "bankrupt"]


def beto_goes_bankrupt_to_ana_who_owes_caro(brasil, owed, **more):
    """Beto's two mortgaged lands are auctioned for Ana, who owes Caro this much and has nothing."""
    more = {"owner": {37: BETO, 39: BETO}, "mortgaged": [37, 39], **more}
    game = brasil(
        players=4,
        cash={ANA: 0, BETO: 10, CARO: 1000, DORA: 1000},
        debts=[
            {"debtor": BETO, "creditor": ANA, "amount": 1000},
            {"debtor": ANA, "creditor": CARO, "amount": owed},
        ],
        **more,
    )
    do(game, "declare_bankruptcy", seat=BETO)
    return game


@pytest.mark.clause("BR-35")
def test_an_estate_is_sold_for_its_creditor_before_that_one_must_pay(brasil):
    game = beto_goes_bankrupt_to_ana_who_owes_caro(brasil, 300)
    assert debts(game) == [(ANA, CARO, 300)]
    assert (game.view(None)["auction"]["square"], game.view(None)["auction"]["money_to"]) == (37, ANA)
    assert refused(game, "declare_bankruptcy", seat=ANA).code == "auction-running"
    do(game, "pass", seat=CARO)
    do(game, "bid", seat=DORA, amount=290)
    do(game, "pass", seat=ANA)
    assert (owner(game, 37), debts(game)) == (DORA, [])
    assert cash(game) == [0, 0, 1300, 710]  # 10 from Beto and 290 from Dora were just enough
    assert game.view(None)["auction"]["square"] == 39  # the rest of the estate is sold too


@pytest.mark.clause("BR-35")
def test_an_estate_is_sold_for_the_debtor_whichever_seat_it_has(brasil):
    game = brasil(
        players=4,
        owner={39: ANA},
        mortgaged=[39],
        cash={ANA: 10, CARO: 0},
        debts=[
            {"debtor": ANA, "creditor": CARO, "amount": 1000},
            {"debtor": CARO, "creditor": DORA, "amount": 300},
        ],
    )
    do(game, "declare_bankruptcy", seat=ANA)
    assert (game.view(None)["auction"]["square"], game.view(None)["auction"]["money_to"]) == (39, CARO)
    do(game, "bid", seat=BETO, amount=290)
    do(game, "pass", seat=CARO)
    do(game, "pass", seat=DORA)
    assert (owner(game, 39), debts(game), cash(game)) == (BETO, [], [0, 2168, 0, 2758])


@pytest.mark.clause("BR-35")
def test_where_it_is_not_enough_the_debtor_is_bankrupt_after_it(brasil):
    game = beto_goes_bankrupt_to_ana_who_owes_caro(brasil, 301)
    for square in (37, 39):
        assert game.view(None)["auction"]["square"] == square
        do(game, "bid", seat=DORA, amount=145)
        do(game, "pass", seat=CARO)
        do(game, "pass", seat=ANA)
    assert (debts(game), cash(game)[ANA]) == ([(ANA, CARO, 301)], 300)
    do(game, "declare_bankruptcy", seat=ANA)
    assert cash(game) == [0, 0, 1300, 710]


@pytest.mark.clause("BR-33")
def test_the_debtor_bids_for_it_no_more_than_the_printed_price(brasil):
    game = beto_goes_bankrupt_to_ana_who_owes_caro(brasil, 300, owner={1: BETO}, mortgaged=[1])
    assert refused(game, "bid", seat=ANA, amount=11).code == "bid-beyond-cash"
    do(game, "bid", seat=ANA, amount=10)
    do(game, "pass", seat=CARO)
    do(game, "pass", seat=DORA)
    assert (titles(game)[1]["owner"], cash(game)[ANA]) == (ANA, 10)  # she paid herself
    assert debts(game) == [(ANA, CARO, 300)]


@pytest.mark.clause("BR-35")
def test_other_estates_wait_until_the_debts_are_settled(brasil):
    game = brasil(
        players=4,
        owner={1: ANA},
        mortgaged=[1],
        cash={ANA: 0, CARO: 0},
        debts=[
            {"debtor": ANA, "creditor": BETO, "amount": 900},
            {"debtor": CARO, "creditor": DORA, "amount": 900},
        ],
    )
    do(game, "declare_bankruptcy", seat=ANA)
    assert (game.view(None)["auction"], game.actor) == (None, CARO)


@pytest.mark.clause("BR-41")
def test_what_an_estate_brings_for_one_who_leaves_bankrupt_goes_to_its_creditor(brasil):
    game = beto_goes_bankrupt_to_ana_who_owes_caro(brasil, 300)
    do(game, "resign", seat=ANA)
    assert bankruptcies(game)[-1] == (ANA, CARO, 300)
    for _ in range(2):
        assert game.view(None)["auction"]["money_to"] == CARO
        do(game, "bid", seat=DORA, amount=20)
        do(game, "pass", seat=CARO)
    assert cash(game) == [0, 0, 1050, 960]


# An heir who owes interest in the middle of an auction


def dora_inherits_during_an_auction(peru, **dora):
    """Ana's estate is auctioned; Caro leaves, bankrupt to Dora, who owes the interest of 18 on Caro's mortgaged 37."""
    game = peru(
        players=4,
        owner={1: ANA, 39: BETO, 37: CARO},
        mortgaged=[37],
        cash={ANA: 0, BETO: 500, CARO: 0, DORA: 0},
        to_roll=CARO,
        phase="end",
        claims=[{"by": DORA, "visitor": CARO, "square": 39, "amount": 500}],
    )
    do(game, "resign", seat=ANA)
    do(game, "resign", seat=CARO)
    return game


@pytest.mark.clause("PE-47")
def test_a_debt_that_arises_in_an_auction_waits_for_its_end(peru):
    game = dora_inherits_during_an_auction(peru)
    assert debts(game) == [(DORA, "bank", 18)]
    assert game.actor == BETO
    do(game, "bid", seat=BETO, amount=5)
    do(game, "pass", seat=DORA)
    assert (owner(game, 1), game.actor) == (BETO, DORA)
    do(game, "declare_bankruptcy", seat=DORA)
    assert game.outcome.winners == [BETO]


@pytest.mark.clause("PE-57")
def test_a_debtor_bids_no_more_than_the_title_can_raise(peru):
    game = dora_inherits_during_an_auction(peru)
    position = game.position()
    position["players"][DORA]["cash"] = 100
    position["debts"][0]["amount"] = 200
    game = Game.from_position(position)  # an auction in the middle of debts is a position like any other
    assert [m["max"] for m in game.legal_moves(DORA) if m["move"] == "bid"] == [30]
    assert refused(game, "bid", seat=DORA, amount=31).code == "lowers-means"
    do(game, "bid", seat=DORA, amount=30)
    do(game, "pass", seat=BETO)
    assert (owner(game, 1), cash(game)[DORA]) == (DORA, 70)
    assert can(game, "mortgage", seat=DORA, square=1)
