"""Malta: houses are sold, titles mortgaged and mortgages lifted at any time, whoever's turn, debt or decision it is."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, can, cash, do, refused, titles

# Ana owns what she raises money on: three houses on 39, a station (5) and a mortgaged service (12).
OWNED = {"owner": {37: ANA, 39: ANA, 5: ANA, 12: ANA}, "buildings": {39: 3}, "mortgaged": [12]}


def auction(**more):
    return {"to_roll": BETO, "phase": "end", "auction": {"square": 1, "in": [ANA, BETO, CARO], "asked": BETO, **more}}


def debt(debtor, creditor):
    """The debtor owes more than its cash."""
    return {
        "to_roll": debtor,
        "phase": "end",
        "cash": {debtor: 100},
        "debts": [{"debtor": debtor, "creditor": creditor, "amount": 300, "reason": "rent"}],
    }


SITUATIONS = {
    "before her roll": {},
    "after her roll": {"phase": "end", "at": {ANA: 10}},
    "her purchase": {"phase": "buy", "at": {ANA: 1}},
    "another's turn": {"to_roll": BETO},
    "another's purchase": {"to_roll": BETO, "phase": "buy", "at": {BETO: 1}},
    "another's debt to her": debt(BETO, ANA),
    "another's debt to a third": debt(BETO, CARO),
    "another's debt to the Bank": debt(BETO, "bank"),
    "an auction that nobody leads": auction(),
    "an auction that another leads": auction(leader=CARO, bid=10),
    "an auction that she leads": auction(leader=ANA, bid=1300),
    "an auction that she has left": auction(**{"in": [BETO, CARO]}),
    "another's own claim": {"to_roll": BETO, "claims": [{"by": CARO, "visitor": BETO, "square": 6, "amount": 6}]},
}
everywhere = pytest.mark.parametrize("situation", SITUATIONS.values(), ids=SITUATIONS.keys())


@pytest.mark.clause("MT-25")
@everywhere
def test_houses_are_sold_at_any_time(malta, situation):
    game = malta(**OWNED, **situation)
    assert can(game, "sell_building", seat=ANA, square=39)
    do(game, "sell_building", seat=ANA, square=39)
    assert (cash(game)[ANA], titles(game)[39]["buildings"]) == (1600, 2)
    do(game, "sell_group", seat=ANA, group="blue")
    assert (cash(game)[ANA], titles(game)[39]["buildings"]) == (1800, 0)


@pytest.mark.clause("MT-26")
@everywhere
def test_a_title_is_mortgaged_at_any_time(malta, situation):
    game = malta(**OWNED, **situation)
    assert can(game, "mortgage", seat=ANA, square=5)
    do(game, "mortgage", seat=ANA, square=5)
    assert (cash(game)[ANA], titles(game)[5]["mortgaged"]) == (1600, True)


@pytest.mark.clause("MT-26")
@everywhere
def test_a_mortgage_is_lifted_at_any_time(malta, situation):
    game = malta(**OWNED, **situation)
    assert can(game, "lift", seat=ANA, square=12)
    do(game, "lift", seat=ANA, square=12)
    assert (cash(game)[ANA], titles(game)[12]["mortgaged"]) == (1417, False)


@pytest.mark.clause("MT-25")
def test_houses_are_sold_while_an_heir_is_asked_about_a_mortgage(malta):
    game = malta(owner={39: ANA, 6: BETO}, buildings={39: 3}, mortgaged=[6], heirs=[6])
    assert game.actor == BETO
    do(game, "sell_building", seat=ANA, square=39)
    assert cash(game) == [1600, 1500, 1500]


@pytest.mark.clause("MT-25")
def test_a_sale_changes_neither_the_turn_nor_what_another_decides(malta):
    game = malta(**OWNED, to_roll=BETO, phase="buy", at={BETO: 1})
    do(game, "sell_building", seat=ANA, square=39)
    assert (game.actor, game.view(None)["phase"]) == (BETO, "buy")
    do(game, "buy")
    assert cash(game) == [1600, 1440, 1500]


@pytest.mark.clause("MT-25")
def test_who_sells_a_house_can_buy_from_a_debtor_and_so_save_it(malta):
    game = malta(
        owner={39: ANA, 37: BETO},
        buildings={39: 3},
        cash={ANA: 50, BETO: 0},
        to_roll=BETO,
        phase="end",
        debts=[{"debtor": BETO, "creditor": CARO, "amount": 200}],
    )
    do(game, "sell_building", seat=ANA, square=39, whole=True)
    do(game, "offer", seat=BETO, to=ANA, give={"squares": [37]}, take={"cash": 210})
    do(game, "accept", seat=ANA)
    assert cash(game) == [140, 10, 1700]
    assert game.view(None)["debts"] == []


@pytest.mark.clause("MT-25")
def test_a_house_sold_in_an_auction_pays_for_a_higher_bid(malta):
    game = malta(**OWNED, **auction(leader=CARO, bid=1500))
    assert refused(game, "bid", seat=ANA, amount=1501).code == "bid-beyond-cash"
    do(game, "sell_building", seat=ANA, square=39)
    do(game, "bid", seat=ANA, amount=1501)
    assert game.view(None)["auction"]["leader"] == ANA


@pytest.mark.clause("MT-26")
def test_the_leader_of_an_auction_does_not_spend_the_money_behind_its_bid(malta):
    game = malta(**OWNED, **auction(leader=ANA, bid=1418))
    assert refused(game, "lift", seat=ANA, square=12).code == "money-behind-bid"
    assert not can(game, "lift", seat=ANA, square=12)
    enough = malta(**OWNED, **auction(leader=ANA, bid=1417))
    do(enough, "lift", seat=ANA, square=12)
    assert cash(enough)[ANA] == 1417


@pytest.mark.clause("MT-26")
def test_who_was_outbid_spends_its_money_again(malta):
    game = malta(**OWNED, **auction(leader=ANA, bid=1418))
    do(game, "bid", seat=CARO, amount=1419)
    do(game, "lift", seat=ANA, square=12)
    assert cash(game)[ANA] == 1417


@pytest.mark.clause("MT-25")
@pytest.mark.parametrize("seat", [ANA, CARO])
def test_after_the_agreed_end_only_a_debtor_raises_money(malta, seat):
    owned = {39: seat, 5: seat}
    more = {"debts": [{"debtor": ANA, "creditor": BETO, "amount": 300}], "cash": {ANA: 100}, "time_up": True}
    game = malta(owner=owned, buildings={39: 3}, phase="end", **more)
    if seat == ANA:
        do(game, "sell_building", seat=ANA, square=39)
        assert cash(game)[ANA] == 200
    else:
        assert refused(game, "sell_building", seat=CARO, square=39).code == "after-end-time"
        assert refused(game, "mortgage", seat=CARO, square=5).code == "after-end-time"


def test_after_the_agreed_end_nobody_builds(malta):
    more = {"owner": {37: ANA, 39: ANA, 5: BETO}, "phase": "end", "at": {ANA: 39}, "landed": 39, "cash": {BETO: 100}}
    debts = [{"debtor": BETO, "creditor": ANA, "amount": 150}]
    late = malta(**more, debts=debts, time_up=True)
    assert refused(late, "build", seat=ANA, square=39).code == "after-end-time"
    in_time = malta(**more, debts=debts)
    do(in_time, "build", seat=ANA, square=39)
    assert cash(in_time)[ANA] == 1300


ACTING = {"money.raise_when": "acting"}


@pytest.mark.parametrize("move", [("sell_building", 39), ("mortgage", 5), ("lift", 12)])
def test_by_house_rule_a_seat_raises_money_only_while_nobody_else_must_decide(malta, move):
    name, square = move
    busy = malta(**OWNED, house_rules=ACTING, to_roll=BETO, phase="buy", at={BETO: 1})
    assert refused(busy, name, seat=ANA, square=square).code == "busy"
    assert not can(busy, name, seat=ANA, square=square)
    own = malta(**OWNED, house_rules=ACTING, phase="buy", at={ANA: 1})
    do(own, name, seat=ANA, square=square)
    debtor = malta(**OWNED, house_rules=ACTING, **debt(ANA, BETO))
    if name != "lift":
        do(debtor, name, seat=ANA, square=square)
        assert cash(debtor)[ANA] == 200
