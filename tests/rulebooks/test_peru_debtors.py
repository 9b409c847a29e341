"""The rulebook of `peru`: what a debtor may do, and the 50 after the third roll (PE-25, PE-48, PE-57)."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, at, can, cash, do, kinds, owner, refused, titles

LAST_ROLL = {"at": {ANA: 10}, "jail": {ANA: 2}}


def owes(creditor, amount, debtor=ANA):
    return {"debts": [{"debtor": debtor, "creditor": creditor, "amount": amount}]}


def in_jail(game):
    return game.view(None)["players"][ANA]["in_jail"]


def held(game):
    return [player["jail_cards"] for player in game.view(None)["players"]]


# No move may lower what a debtor could raise.


@pytest.mark.clause("PE-57")
@pytest.mark.parametrize("proposer", [ANA, BETO])
@pytest.mark.parametrize(("price", "allowed"), [(99, False), (100, True)])
def test_a_debtor_sells_no_title_below_what_it_could_raise_on_it(peru, proposer, price, allowed):
    game = peru(owner={5: ANA}, cash={ANA: 0}, **owes("bank", 90))
    sale = {"to": BETO, "give": {"squares": [5]}, "take": {"cash": price}}
    if proposer == BETO:
        sale = {"to": ANA, "give": {"cash": price}, "take": {"squares": [5]}}
    if not allowed:
        assert refused(game, "offer", **sale, seat=proposer).code == "lowers-means"
        return
    do(game, "offer", **sale, seat=proposer)
    do(game, "accept", seat=BETO if proposer == ANA else ANA)
    assert (owner(game, 5), cash(game)[ANA]) == (BETO, 10)


@pytest.mark.clause("PE-57")
def test_an_offer_made_before_the_debt_is_refused_in_it(peru):
    claims = [{"by": CARO, "visitor": ANA, "square": 39, "amount": 90}]
    game = peru(owner={5: ANA, 39: CARO}, cash={ANA: 0}, claims=claims)
    do(game, "offer", to=ANA, give={"cash": 50}, take={"squares": [5]}, seat=BETO)
    do(game, "claim_rent", square=39, seat=CARO)
    assert refused(game, "accept", seat=ANA).code == "lowers-means"
    assert not can(game, "accept", seat=ANA)


@pytest.mark.clause("PE-57")
@pytest.mark.parametrize("proposer", [ANA, BETO])
@pytest.mark.parametrize(("price", "allowed"), [(101, False), (100, True)])
def test_nor_does_it_buy_with_owed_cash_what_would_raise_less(peru, proposer, price, allowed):
    game = peru(owner={5: BETO, 39: ANA}, cash={ANA: 150}, **owes("bank", 200))
    purchase = {"to": BETO, "give": {"cash": price}, "take": {"squares": [5]}}
    if proposer == BETO:
        purchase = {"to": ANA, "give": {"squares": [5]}, "take": {"cash": price}}
    if not allowed:
        assert refused(game, "offer", **purchase, seat=proposer).code == "lowers-means"
        return
    do(game, "offer", **purchase, seat=proposer)
    do(game, "accept", seat=BETO if proposer == ANA else ANA)
    assert (owner(game, 5), cash(game)[:2]) == (ANA, [50, 1600])


@pytest.mark.clause("PE-57")
def test_a_gift_of_a_title_is_refused_to_a_debtor_s_friends_but_not_to_the_debtor(peru):
    game = peru(owner={5: ANA, 15: BETO}, cash={ANA: 0}, **owes("bank", 150))
    assert refused(game, "offer", to=BETO, give={"squares": [5]}).code == "lowers-means"
    do(game, "offer", to=ANA, give={"squares": [15]}, seat=BETO)
    do(game, "accept", seat=ANA)
    do(game, "mortgage", square=15)
    do(game, "mortgage", square=5)
    assert cash(game)[ANA] == 50


@pytest.mark.clause("PE-57")
def test_a_mortgaged_title_raises_nothing_and_may_be_given_away_but_costs_interest_to_take(peru):
    game = peru(owner={5: ANA}, mortgaged={5}, cash={ANA: 0}, **owes("bank", 150))
    do(game, "offer", to=BETO, give={"squares": [5]})
    do(game, "accept", seat=BETO)
    assert owner(game, 5) == BETO

    game = peru(owner={5: BETO}, mortgaged={5}, cash={ANA: 100}, **owes("bank", 150))
    assert refused(game, "offer", to=ANA, give={"squares": [5]}, seat=BETO).code == "lowers-means"


@pytest.mark.clause("PE-57")
@pytest.mark.parametrize(("given", "taken", "allowed"), [(5, 15, True), (5, 12, False), (12, 5, True)])
def test_an_exchange_of_titles_counts_what_could_be_raised_on_each(peru, given, taken, allowed):
    game = peru(owner={given: ANA, taken: BETO}, cash={ANA: 0}, **owes("bank", 150))
    exchange = {"to": BETO, "give": {"squares": [given]}, "take": {"squares": [taken]}}
    if allowed:
        do(game, "offer", **exchange)
    else:
        assert refused(game, "offer", **exchange).code == "lowers-means"


@pytest.mark.clause("PE-57")
def test_a_debtor_s_means_include_its_buildings(peru):
    # 1 with a house raises 25, and both brown lots 30 each: 85 in all
    game = peru(owner={1: ANA, 3: ANA}, buildings={1: 1}, cash={ANA: 0}, **owes("bank", 86))
    do(game, "declare_bankruptcy")
    game = peru(owner={1: ANA, 3: ANA}, buildings={1: 1}, cash={ANA: 0}, **owes("bank", 85))
    assert refused(game, "declare_bankruptcy").code == "can-still-pay"


@pytest.mark.clause("PE-57")
def test_lifting_a_mortgage_would_cost_a_debtor_the_interest(peru):
    game = peru(owner={5: ANA, 39: ANA}, mortgaged={5}, cash={ANA: 140}, **owes("bank", 150))
    assert refused(game, "lift", square=5).code == "lowers-means"
    assert not can(game, "lift")
    do(game, "mortgage", square=39)
    do(game, "lift", square=5)
    assert cash(game)[ANA] == 80  # 140 and 200, less 150, less 110


@pytest.mark.clause("PE-57")
def test_an_heir_in_debt_lifts_for_the_value_alone_which_lowers_nothing(peru):
    table = {"owner": {5: ANA, 39: ANA}, "mortgaged": {5}, "cash": {ANA: 100}}
    game = peru(**table, heirs=[5], **owes("bank", 150))
    do(game, "lift", square=5, seat=ANA)
    assert (cash(game)[ANA], titles(game)[5]["mortgaged"]) == (0, False)


@pytest.mark.clause("PE-57")
def test_who_owes_nothing_may_sell_below_that(peru):
    game = peru(owner={5: ANA, 15: BETO}, cash={BETO: 0}, **owes("bank", 50, debtor=BETO))
    do(game, "offer", to=BETO, give={"squares": [5]}, take={"squares": [15]}, seat=ANA)
    do(game, "withdraw", seat=ANA)
    game = peru(owner={5: ANA})
    do(game, "offer", to=BETO, give={"squares": [5]}, take={"cash": 1})
    do(game, "accept", seat=BETO)
    assert cash(game) == [1501, 1499, 1500]


# A settlement is considered while money is raised.


@pytest.mark.clause("PE-48")
def test_a_debtor_who_raises_the_rent_meanwhile_pays_it(peru):
    game = peru(owner={39: ANA, 5: ANA, 15: ANA}, cash={ANA: 0}, **owes(BETO, 180))
    do(game, "settle", give={"squares": [39]})
    do(game, "mortgage", square=5, seat=ANA)
    assert game.actor == BETO
    do(game, "mortgage", square=15, seat=ANA)
    assert (cash(game), game.view(None)["debts"], owner(game, 39)) == ([20, 1680, 1500], [], ANA)
    assert refused(game, "accept", seat=BETO).code == "no-offer"


def two_rents(first, second):
    """Ana owes Beto a rent, and then Caro one."""
    return {
        "debts": [
            {"debtor": ANA, "creditor": BETO, "amount": first, "reason": "rent"},
            {"debtor": ANA, "creditor": CARO, "amount": second, "reason": "rent"},
        ]
    }


@pytest.mark.clause("PE-48", "PE-57")
@pytest.mark.parametrize(("extra", "allowed"), [(10, True), (11, False)])
def test_a_settlement_leaves_the_other_creditors_what_paying_would_leave_them(peru, extra, allowed):
    # 100 in cash and 100 on each station: 300, of which 110 paid to Beto would leave 190
    game = peru(owner={5: ANA, 15: ANA}, cash={ANA: 100}, **two_rents(110, 180))
    proposal = {"give": {"squares": [5], "cash": extra}}
    if not allowed:
        refusal = refused(game, "settle", **proposal)
        assert (refusal.code, refusal.clause) == ("lowers-means", "PE-57")
        return
    do(game, "settle", **proposal)
    do(game, "accept", seat=BETO)
    do(game, "mortgage", square=15, seat=ANA)
    assert (cash(game), game.view(None)["debts"]) == ([10, 1510, 1680], [])


@pytest.mark.clause("PE-48", "PE-57")
def test_who_owes_one_rent_alone_or_cannot_pay_it_settles_at_any_value(peru):
    game = peru(owner={5: ANA, 15: ANA}, cash={ANA: 100}, **owes(BETO, 110))
    do(game, "settle", give={"squares": [5, 15], "cash": 100})
    do(game, "accept", seat=BETO)
    assert (owner(game, 5), owner(game, 15), cash(game)[ANA]) == (BETO, BETO, 0)

    game = peru(owner={5: ANA, 15: ANA}, cash={ANA: 100}, **two_rents(300, 180))
    do(game, "settle", give={"squares": [5, 15], "cash": 100})
    game = peru(owner={5: ANA, 15: ANA}, cash={ANA: 100}, **two_rents(299, 180))
    assert refused(game, "settle", give={"squares": [5, 15], "cash": 100}).code == "lowers-means"


@pytest.mark.clause("PE-48", "PE-57")
def test_a_settlement_is_looked_at_again_when_another_rent_is_owed_since(peru):
    claims = [{"by": CARO, "visitor": ANA, "square": 39, "amount": 180}]
    game = peru(owner={5: ANA, 15: ANA, 39: CARO}, cash={ANA: 100}, claims=claims, **owes(BETO, 110))
    do(game, "settle", give={"squares": [5], "cash": 11})
    assert can(game, "accept", seat=BETO)
    do(game, "claim_rent", square=39, seat=CARO)
    assert refused(game, "accept", seat=BETO).code == "lowers-means"
    assert not can(game, "accept", seat=BETO)


@pytest.mark.clause("PE-48", "PE-57")
@pytest.mark.parametrize(("money", "allowed"), [(19, False), (20, True)])
def test_a_creditor_who_owes_takes_no_mortgaged_title_that_costs_it_more_than_it_brings(peru, money, allowed):
    debts = [
        {"debtor": ANA, "creditor": BETO, "amount": 300, "reason": "rent"},
        {"debtor": BETO, "creditor": "bank", "amount": 150, "reason": "tax"},
    ]
    game = peru(owner={39: ANA, 5: BETO}, mortgaged={39}, cash={ANA: 20, BETO: 100}, debts=debts)
    do(game, "settle", give={"squares": [39], "cash": money})
    if not allowed:
        refusal = refused(game, "accept", seat=BETO)
        assert (refusal.code, refusal.clause) == ("lowers-means", "PE-57")
        return
    do(game, "accept", seat=BETO)
    assert (cash(game)[:2], owner(game, 39)) == ([0, 100], BETO)


# The 50 after the third roll.


@pytest.mark.clause("PE-57")
def test_who_holds_a_card_decides_after_the_third_failed_roll(peru):
    game = peru(**LAST_ROLL, jail_cards={ANA: 1}, dice=[(4, 6)])
    do(game, "roll")
    assert (at(game)[ANA], in_jail(game), cash(game)[ANA], game.actor) == (10, True, 1500, ANA)
    assert game.view(None)["phase"] == "bail"
    assert refused(game, "end_turn").code == "cannot-wait"
    assert refused(game, "roll").code == "already-rolled"
    assert [move["move"] for move in game.legal_moves() if move["move"] not in ("offer", "resign")] == [
        "pay_bail",
        "use_card",
    ]


@pytest.mark.clause("PE-57")
def test_the_card_replaces_the_50_and_the_pawn_moves_by_the_dice(peru):
    game = peru(**LAST_ROLL, jail_cards={ANA: 1}, dice=[(4, 6)])
    do(game, "roll")
    do(game, "use_card")
    assert (at(game)[ANA], in_jail(game), cash(game)[ANA], held(game)) == (20, False, 1500, [0, 0, 0])
    assert refused(game, "roll").code == "already-rolled"
    do(game, "end_turn")
    assert game.actor == BETO


@pytest.mark.clause("PE-25")
@pytest.mark.clause("PE-57")
def test_or_it_keeps_the_card_and_pays(peru):
    game = peru(**LAST_ROLL, jail_cards={ANA: 1}, dice=[(4, 6)])
    do(game, "roll")
    do(game, "pay_bail")
    assert (at(game)[ANA], in_jail(game), cash(game)[ANA], held(game)) == (20, False, 1450, [1, 0, 0])


@pytest.mark.clause("PE-57")
def test_who_has_sold_the_card_meanwhile_pays(peru):
    game = peru(**LAST_ROLL, jail_cards={ANA: 1}, dice=[(4, 6)])
    do(game, "roll")
    do(game, "offer", to=BETO, give={"cards": 1}, take={"cash": 30})
    do(game, "accept", seat=BETO)
    assert refused(game, "use_card").code == "no-jail-card"
    do(game, "pay_bail")
    assert (at(game)[ANA], cash(game)) == (20, [1480, 1470, 1500])


@pytest.mark.clause("PE-25")
@pytest.mark.parametrize(("money", "moves"), [(50, True), (49, False)])
def test_paying_may_be_a_debt_and_the_card_still_replaces_it(peru, money, moves):
    game = peru(**LAST_ROLL, jail_cards={ANA: 1}, cash={ANA: money}, owner={39: ANA}, dice=[(4, 6)])
    do(game, "roll")
    do(game, "pay_bail")
    assert at(game)[ANA] == (20 if moves else 10)
    if moves:
        assert cash(game)[ANA] == 0
        return
    debt = {"debtor": ANA, "creditor": "bank", "amount": 50, "reason": "bail"}
    assert game.view(None)["debts"] == [debt]
    assert can(game, "use_card")
    do(game, "use_card")
    assert (at(game)[ANA], cash(game)[ANA], held(game), game.view(None)["debts"]) == (20, 49, [0, 0, 0], [])


@pytest.mark.clause("PE-25")
def test_without_a_card_the_50_is_taken_at_once(peru):
    game = peru(**LAST_ROLL, jail_cards={BETO: 1}, dice=[(4, 6)])
    do(game, "roll")
    assert (at(game)[ANA], cash(game)[ANA]) == (20, 1450)


@pytest.mark.clause("PE-25")
@pytest.mark.parametrize("turns", [0, 1])
def test_before_the_third_failed_roll_nothing_is_due(peru, turns):
    game = peru(at={ANA: 10}, jail={ANA: turns}, jail_cards={ANA: 1}, dice=[(4, 6)])
    do(game, "roll")
    assert (in_jail(game), game.view(None)["phase"]) == (True, "end")
    assert refused(game, "use_card").code == "already-rolled"


@pytest.mark.clause("PE-57")
def test_a_card_got_while_the_50_is_owed_replaces_it(peru):
    game = peru(**LAST_ROLL, jail_cards={BETO: 1}, cash={ANA: 40}, owner={39: ANA}, mortgaged={39}, dice=[(4, 6)])
    do(game, "roll")
    assert refused(game, "use_card").code == "no-jail-card"
    do(game, "offer", to=BETO, give={"squares": [39]}, take={"cards": 1})
    do(game, "accept", seat=BETO)
    do(game, "use_card", seat=ANA)
    do(game, "keep", square=39, seat=BETO)  # a mortgage bought along
    assert (at(game)[ANA], cash(game)[ANA], held(game)) == (20, 40, [0, 0, 0])


@pytest.mark.clause("PE-57")
def test_the_card_that_replaces_the_50_owed_is_told(peru):
    game = peru(**LAST_ROLL, jail_cards={ANA: 1}, cash={ANA: 49}, owner={39: ANA}, dice=[(4, 6)])
    do(game, "roll")
    do(game, "pay_bail")
    do(game, "use_card")
    freed = [event for event in game.events if event.kind == "freed"]
    assert [(event.fields["freed_by"], event.clause) for event in freed] == [("bail", "PE-25"), ("card", "PE-57")]
    assert freed[-1].text_in("es") == "Ana usa una carta y sale de la cárcel."


@pytest.mark.clause("PE-57")
def test_owed_cash_buys_no_card(peru):
    game = peru(**LAST_ROLL, jail_cards={BETO: 1}, cash={ANA: 40}, dice=[(4, 6)])
    do(game, "roll")
    assert refused(game, "offer", to=BETO, give={"cash": 1}, take={"cards": 1}).code == "lowers-means"
    do(game, "offer", to=ANA, give={"cards": 1}, seat=BETO)
    do(game, "accept", seat=ANA)
    do(game, "use_card")
    assert (at(game)[ANA], cash(game)[ANA]) == (20, 40)


@pytest.mark.clause("PE-57")
def test_a_card_pays_no_other_debt(peru):
    game = peru(jail_cards={ANA: 1}, cash={ANA: 0}, **owes("bank", 50))
    assert refused(game, "use_card").code == "not-in-jail"
    debts = [{"debtor": ANA, "creditor": "bank", "amount": 50, "reason": "bail"}]
    game = peru(jail_cards={BETO: 1}, cash={ANA: 0}, debts=debts)
    assert refused(game, "use_card", seat=BETO).code == "not-in-jail"


@pytest.mark.clause("PE-25")
def test_who_cannot_raise_the_50_is_bankrupt_and_does_not_move(peru):
    game = peru(**LAST_ROLL, cash={ANA: 49}, dice=[(4, 6)])
    do(game, "roll")
    do(game, "declare_bankruptcy")
    assert (at(game)[ANA], game.actor, cash(game)) == (10, BETO, [0, 1500, 1500])
    assert "auction-started" not in kinds(game)
