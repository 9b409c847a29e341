"""Brasil, BR-33: no move of a debtor's lowers what it could raise."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, can, cash, do, owner, refused, titles


def owes(amount, creditor=BETO, debtor=ANA):
    """The debts of a position: one, of Ana to Beto unless told otherwise."""
    return [{"debtor": debtor, "creditor": creditor, "amount": amount}]


def in_debt(brasil, **more):
    """Ana owes Beto 900; she has 100, the lands 37 (350) and 39 (400), and 5, mortgaged for 100 of its 200."""
    return brasil(
        **{
            "owner": {37: ANA, 39: ANA, 5: ANA, 1: CARO, 31: CARO, 32: CARO},
            "mortgaged": [5],
            "cash": {ANA: 100, CARO: 1000},
            "debts": owes(900),
            **more,
        }
    )


def both_ways(give, take):
    """The same exchange, proposed by Ana to Caro and by Caro to Ana."""
    return [
        {"seat": ANA, "to": CARO, "give": give, "take": take},
        {"seat": CARO, "to": ANA, "give": take, "take": give},
    ]


@pytest.mark.clause("BR-33")
@pytest.mark.parametrize(
    ("give", "take"),
    [
        ({"squares": [39]}, {}),  # a gift
        ({"squares": [5]}, {}),  # of a mortgaged title too
        ({"squares": [39]}, {"cash": 399}),  # the Bank would pay 400
        ({"squares": [5]}, {"cash": 99}),  # the Bank would pay 200 less the mortgage of 100
        ({"cash": 61}, {"squares": [1]}),  # the Bank would pay 60
        ({"squares": [37]}, {"squares": [31]}),  # 350 for 300
        ({"squares": [39], "cash": 1}, {"squares": [37, 1]}),
        ({"squares": [37]}, {"squares": [31], "cash": 49}),
    ],
)
def test_a_debtor_makes_no_exchange_that_leaves_it_less(brasil, give, take):
    held = {37: ANA, 39: ANA, 5: ANA, 1: CARO, 31: CARO, 32: CARO}
    if take.get("squares") == [37, 1]:
        held |= {37: CARO}
        take = {"squares": [37]}
    for terms in both_ways(give, take):
        game = in_debt(brasil, owner=held)
        assert refused(game, "offer", **terms).code == "lowers-means"
        game = in_debt(brasil, owner=held, debts=[])
        do(game, "offer", **terms)  # without a debt it is nobody's business


@pytest.mark.clause("BR-33")
@pytest.mark.parametrize(
    ("give", "take", "after"),
    [
        ({"squares": [39]}, {"cash": 400}, 500),
        ({"squares": [5]}, {"cash": 100}, 200),
        ({"cash": 60}, {"squares": [1]}, 40),
        ({"squares": [37]}, {"squares": [31], "cash": 50}, 150),
        ({"squares": [37]}, {"squares": [31, 1]}, 100),
    ],
)
def test_a_debtor_makes_an_exchange_that_leaves_it_as_much(brasil, give, take, after):
    for terms in both_ways(give, take):
        game = in_debt(brasil)
        do(game, "offer", **terms)
        do(game, "accept", seat=terms["to"])
        assert cash(game)[ANA] == after


@pytest.mark.clause("BR-33")
def test_an_offer_from_before_the_debt_is_looked_at_again(brasil):
    offers = [{"by": CARO, "to": ANA, "give": {"cash": 399}, "take": {"squares": [39]}}]
    game = in_debt(brasil, offers=offers)
    assert refused(game, "accept", seat=ANA).code == "lowers-means"
    assert not can(game, "accept", seat=ANA)

    game = in_debt(brasil, offers=offers, debts=[])
    do(game, "accept", seat=ANA)
    assert (owner(game, 39), cash(game)[ANA]) == (CARO, 499)


@pytest.mark.clause("BR-33")
def test_the_creditor_gets_nothing_below_the_price_either(brasil):
    game = in_debt(brasil)
    assert refused(game, "offer", to=BETO, give={"squares": [39]}, take={"cash": 399}).code == "lowers-means"
    do(game, "offer", to=BETO, give={"squares": [39]}, take={"cash": 400})
    do(game, "accept", seat=BETO)
    assert cash(game) == [500, 2058, 1000]


@pytest.mark.clause("BR-33")
def test_who_buys_from_a_debtor_may_pay_more_than_the_price(brasil):
    game = in_debt(brasil)
    do(game, "offer", seat=CARO, to=ANA, give={"cash": 900}, take={"squares": [39]})
    do(game, "accept", seat=ANA)
    assert cash(game) == [100, 3358, 100]  # the debt of 900 is paid at once


@pytest.mark.clause("BR-33")
def test_a_debtor_who_must_wait_for_another_debt_is_bound_too(brasil):
    game = in_debt(brasil, debts=[*owes(50, debtor=CARO), *owes(900)], cash={ANA: 100, CARO: 0})
    assert refused(game, "offer", seat=CARO, to=ANA, give={"squares": [1]}, take={"cash": 61}).code == "lowers-means"
    do(game, "offer", seat=CARO, to=ANA, give={"squares": [1]}, take={"cash": 60})
    do(game, "accept", seat=ANA)
    assert cash(game) == [40, 2508, 10]


@pytest.mark.clause("BR-33")
def test_a_mortgage_lifted_lowers_nothing_where_the_bank_buys_at_the_price(brasil):
    game = in_debt(brasil)
    do(game, "lift", square=5)
    assert (titles(game)[5]["mortgaged"], cash(game)[ANA]) == (False, 0)
    do(game, "auction_title", square=5)
    do(game, "pass")
    do(game, "pass")
    assert cash(game)[ANA] == 200


@pytest.mark.clause("BR-33")
def test_a_debtor_bids_no_more_than_the_printed_value(brasil):
    game = brasil(owner={39: ANA}, cash={ANA: 10, CARO: 500}, debts=[*owes(100), *owes(900, debtor=CARO)])
    do(game, "auction_title", square=39)
    assert refused(game, "bid", seat=CARO, amount=401).code == "lowers-means"
    assert [m["max"] for m in game.legal_moves(CARO) if m["move"] == "bid"] == [400]
    do(game, "bid", seat=CARO, amount=400)
    do(game, "pass", seat=BETO)
    assert (owner(game, 39), cash(game)) == (CARO, [310, 2558, 100])


@pytest.mark.clause("BR-33")
def test_others_bid_what_they_like(brasil):
    game = brasil(owner={39: ANA}, cash={ANA: 10, CARO: 500}, debts=owes(100))
    do(game, "auction_title", square=39)
    assert [m["max"] for m in game.legal_moves(CARO) if m["move"] == "bid"] == [500]
    do(game, "bid", seat=CARO, amount=401)
    do(game, "pass", seat=BETO)
    assert (owner(game, 39), cash(game)) == (CARO, [311, 2558, 99])


@pytest.mark.clause("BR-33")
def test_a_debtor_does_not_build(brasil):
    game = in_debt(brasil, mortgaged=[], cash={ANA: 300})
    assert refused(game, "build", square=39).code == "debt-first"


@pytest.mark.clause("BR-33")
def test_others_do_not_trade_among_themselves_while_a_debt_is_open(brasil):
    game = in_debt(brasil)
    terms = {"seat": CARO, "to": BETO, "give": {"squares": [1]}, "take": {"cash": 60}}
    assert refused(game, "offer", **terms).code == "debt-first"
    do(in_debt(brasil, debts=[]), "offer", **terms)
