"""The rulebook of `peru`: debts, bankruptcy, the last player left (PE-46 to PE-48, PE-50, PE-57)."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, at, can, cash, do, kinds, owner, refused, titles

BROWN = {1: ANA, 3: ANA}


def owes(creditor, amount, debtor=ANA):
    return {"debts": [{"debtor": debtor, "creditor": creditor, "amount": amount}]}


def stock(game):
    left = game.view(None)["stock"]
    return left["houses"], left["hotels"]


# Bankrupt to the Bank.


@pytest.mark.clause("PE-46")
def test_the_bank_takes_cash_and_titles_and_pays_nothing_for_the_buildings(peru):
    game = peru(owner=BROWN, buildings={1: 5, 3: 4}, cash={ANA: 100}, **owes("bank", 900))
    do(game, "declare_bankruptcy")
    assert cash(game) == [0, 1500, 1500]
    assert game.view(None)["players"][ANA]["bankrupt"] is True
    assert titles(game) == {}
    assert stock(game) == (32, 12)
    assert "building-sold" not in kinds(game)


@pytest.mark.clause("PE-46")
def test_it_auctions_each_property_to_those_who_are_left(peru):
    game = peru(owner={**BROWN, 12: ANA}, cash={ANA: 0}, **owes("bank", 900))
    do(game, "declare_bankruptcy")
    sold = []
    for bid in (10, 20, 30):
        auction = game.view(None)["auction"]
        assert auction["in"] == [BETO, CARO]
        sold.append(auction["square"])
        do(game, "bid", amount=bid, seat=CARO)
        do(game, "pass", seat=BETO)
    assert sorted(sold) == [1, 3, 12]
    assert {owner(game, square) for square in (1, 3, 12)} == {CARO}
    assert cash(game) == [0, 1500, 1440]
    assert game.view(None)["auction"] is None
    assert game.actor == BETO


@pytest.mark.clause("PE-46")
def test_what_nobody_bids_for_stays_with_the_bank(peru):
    game = peru(owner={39: ANA}, cash={ANA: 0}, **owes("bank", 900))
    do(game, "declare_bankruptcy")
    do(game, "pass", seat=BETO)
    do(game, "pass", seat=CARO)
    assert owner(game, 39) is None
    assert game.view(None)["auction"] is None


@pytest.mark.clause("PE-46")
def test_it_is_sold_free_of_mortgage(peru):
    game = peru(owner={39: ANA}, mortgaged={39}, cash={ANA: 0}, **owes("bank", 900))
    do(game, "declare_bankruptcy")
    do(game, "bid", amount=5, seat=BETO)
    do(game, "pass", seat=CARO)
    assert titles(game)[39] == {"owner": BETO, "buildings": 0, "mortgaged": False}
    assert cash(game) == [0, 1495, 1500]


@pytest.mark.clause("PE-46")
def test_jail_free_cards_go_to_the_bottom_of_their_decks(peru):
    game = peru(jail_cards={ANA: 2}, cash={ANA: 0}, **owes("bank", 900))
    assert game.view(None)["decks"] == {"casualidad": 15, "arca": 15}
    do(game, "declare_bankruptcy")
    decks = game.position()["decks"]
    assert (decks["casualidad"][-1], decks["arca"][-1]) == ("jail-free", "jail-free")
    assert game.view(None)["decks"] == {"casualidad": 16, "arca": 16}
    assert [player["jail_cards"] for player in game.view(None)["players"]] == [0, 0, 0]


@pytest.mark.clause("PE-46")
def test_a_tax_that_cannot_be_paid_leads_there(peru):
    game = peru(at={ANA: 1}, cash={ANA: 199}, dice=[(1, 2)])
    do(game, "roll")
    assert (game.actor, cash(game)[ANA]) == (ANA, 199)
    do(game, "declare_bankruptcy")
    assert (game.actor, cash(game)) == (BETO, [0, 1500, 1500])


# Bankrupt to a player.


@pytest.mark.clause("PE-47")
def test_the_creditor_gets_cash_half_of_the_buildings_titles_and_cards(peru):
    game = peru(owner=BROWN, buildings={1: 5, 3: 4}, jail_cards={ANA: 2}, cash={ANA: 100}, **owes(BETO, 1000))
    do(game, "declare_bankruptcy")
    assert cash(game) == [0, 1825, 1500]  # 100, 125 for a hotel, 100 for four houses
    assert titles(game) == {
        1: {"owner": BETO, "buildings": 0, "mortgaged": False},
        3: {"owner": BETO, "buildings": 0, "mortgaged": False},
    }
    assert [player["jail_cards"] for player in game.view(None)["players"]] == [0, 2, 0]
    assert stock(game) == (32, 12)
    assert "auction-started" not in kinds(game)
    assert game.actor == BETO


@pytest.mark.clause("PE-47")
@pytest.mark.parametrize("houses", [0, 3])
def test_the_buildings_go_to_the_bank_however_few_houses_it_has(peru, houses):
    game = peru(
        owner=BROWN,
        buildings={1: 5, 3: 5},
        cash={ANA: 0},
        stock={"houses": houses, "hotels": 0},
        **owes(BETO, 1000),
    )
    do(game, "declare_bankruptcy")
    assert cash(game) == [0, 1750, 1500]
    assert stock(game) == (houses, 2)


@pytest.mark.clause("PE-47")
def test_the_creditor_pays_ten_per_cent_at_once_on_each_mortgaged_title(peru):
    game = peru(owner={12: ANA, 39: ANA, 5: ANA}, mortgaged={12, 39}, cash={ANA: 0}, **owes(BETO, 1000))
    do(game, "declare_bankruptcy")
    assert cash(game) == [0, 1472, 1500]  # 8 and 20
    assert game.actor == BETO


@pytest.mark.clause("PE-47")
def test_and_then_lifts_each_for_its_value_or_keeps_it_and_lifts_later_for_ten_per_cent_more(peru):
    game = peru(owner={12: ANA, 39: ANA}, mortgaged={12, 39}, cash={ANA: 0}, **owes(BETO, 1000))
    do(game, "declare_bankruptcy")
    assert not can(game, "roll", seat=BETO)  # its turn begins once it has decided
    do(game, "lift", square=12)
    assert cash(game)[BETO] == 1397
    do(game, "keep", square=39)
    assert (titles(game)[12]["mortgaged"], titles(game)[39]["mortgaged"]) == (False, True)
    assert cash(game)[BETO] == 1397
    assert can(game, "roll", seat=BETO)
    do(game, "lift", square=39)
    assert cash(game)[BETO] == 1177


@pytest.mark.clause("PE-47")
def test_what_the_creditor_cannot_pay_of_that_is_a_debt_of_its_own_to_the_bank(peru):
    game = peru(owner={39: ANA, 5: ANA}, mortgaged={39}, cash={ANA: 0, BETO: 3}, **owes(BETO, 1000))
    do(game, "declare_bankruptcy")
    debt = {"debtor": BETO, "creditor": "bank", "amount": 20, "reason": "interest"}
    assert game.view(None)["debts"] == [debt]
    assert (game.actor, owner(game, 39)) == (BETO, BETO)
    do(game, "mortgage", square=5)
    assert (game.view(None)["debts"], cash(game)[BETO]) == ([], 83)
    do(game, "keep", square=39)


@pytest.mark.clause("PE-47")
def test_a_claimed_rent_that_cannot_be_paid_leads_there(peru):
    game = peru(owner={39: BETO, 37: BETO}, buildings={37: 4, 39: 4}, at={ANA: 32}, dice=[(3, 4)])
    do(game, "roll")
    do(game, "claim_rent", square=39, seat=BETO)
    assert (at(game)[ANA], game.actor) == (39, ANA)
    do(game, "declare_bankruptcy")
    assert cash(game) == [0, 3000, 1500]


# Rent paid in property.


@pytest.mark.clause("PE-48")
@pytest.mark.parametrize("square", [39, 5, 12])
def test_rent_beyond_one_s_cash_may_be_paid_partly_in_property(peru, square):
    game = peru(owner={square: ANA}, cash={ANA: 100}, **owes(BETO, 900))
    do(game, "settle", give={"cash": 60, "squares": [square]})
    assert (game.actor, owner(game, square)) == (BETO, ANA)
    do(game, "accept")
    assert (owner(game, square), cash(game)) == (BETO, [40, 1560, 1500])
    assert game.view(None)["debts"] == []
    assert game.actor == ANA


@pytest.mark.clause("PE-48")
def test_at_whatever_value_they_agree(peru):
    game = peru(owner={1: ANA}, cash={ANA: 0}, **owes(BETO, 2000))
    do(game, "settle", give={"squares": [1]})
    do(game, "accept")
    assert (owner(game, 1), game.view(None)["debts"]) == (BETO, [])


@pytest.mark.clause("PE-48")
def test_only_if_the_creditor_accepts_it(peru):
    game = peru(owner={39: ANA}, cash={ANA: 100}, **owes(BETO, 900))
    do(game, "settle", give={"cash": 60, "squares": [39]})
    refusal = refused(game, "settle", give={"squares": [39]}, seat=ANA)
    assert (refusal.code, refusal.clause) == ("settlement-open", "PE-48")
    do(game, "reject")
    assert (owner(game, 39), cash(game), game.actor) == (ANA, [100, 1500, 1500], ANA)
    assert kinds(game)[-2:] == ["settlement-proposed", "settlement-rejected"]
    proposed, rejected = game.events[-2:]
    assert (proposed.seat, proposed.to, proposed.amount) == (ANA, BETO, 900)
    assert (proposed.cash, proposed.squares) == (60, [39])
    assert (rejected.seat, rejected.to, rejected.amount) == (ANA, BETO, 900)
    assert [debt["amount"] for debt in game.view(None)["debts"]] == [900]


@pytest.mark.clause("PE-48")
def test_a_mortgaged_one_costs_the_creditor_ten_per_cent(peru):
    game = peru(owner={39: ANA}, mortgaged={39}, cash={ANA: 0}, **owes(BETO, 900))
    do(game, "settle", give={"squares": [39]})
    do(game, "accept")
    assert (owner(game, 39), cash(game)) == (BETO, [0, 1480, 1500])
    assert can(game, "lift", square=39)
    do(game, "keep", square=39)
    assert game.actor == ANA


@pytest.mark.clause("PE-48")
def test_a_creditor_who_cannot_pay_that_cannot_accept(peru):
    game = peru(owner={39: ANA}, mortgaged={39}, cash={ANA: 4, BETO: 15}, **owes(BETO, 900))
    do(game, "settle", give={"cash": 4, "squares": [39]})
    refusal = refused(game, "accept")
    assert (refusal.code, refusal.clause) == ("interest-unpayable", "PE-48")
    do(game, "reject")
    assert game.actor == ANA


@pytest.mark.clause("PE-48")
def test_built_property_is_not_paid_with(peru):
    game = peru(owner=BROWN, buildings={3: 1}, cash={ANA: 0}, **owes(BETO, 900))
    for square in (1, 3):
        refusal = refused(game, "settle", give={"squares": [square]})
        assert (refusal.code, refusal.clause) == ("built-group", "PE-48")
    do(game, "sell_building", square=3)
    do(game, "settle", give={"squares": [3]})
    assert game.actor == BETO


@pytest.mark.clause("PE-48")
def test_paying_in_property_is_listed_for_rent_and_for_nothing_else(peru):
    def listed(creditor, reason):
        debts = [{"debtor": ANA, "creditor": creditor, "amount": 900, "reason": reason}]
        return can(peru(owner={39: ANA}, cash={ANA: 0}, debts=debts), "settle")

    assert listed(BETO, "rent")
    assert not listed(BETO, "card")
    assert not listed("bank", "tax")
    assert not listed("bank", "rent")


@pytest.mark.clause("PE-48")
def test_paying_in_property_is_listed_only_for_who_has_a_title_without_buildings_in_its_group(peru):
    assert not can(peru(owner={39: BETO}, cash={ANA: 0}, **owes(BETO, 900)), "settle")
    game = peru(owner=BROWN, buildings={3: 1}, cash={ANA: 0}, **owes(BETO, 900))
    assert not can(game, "settle")
    do(game, "sell_building", square=3)
    assert can(game, "settle")
    assert can(peru(owner={**BROWN, 5: ANA}, buildings={3: 1}, cash={ANA: 0}, **owes(BETO, 900)), "settle")


@pytest.mark.clause("PE-48")
def test_other_debts_are_not_paid_in_property(peru):
    refusal = refused(peru(owner={39: ANA}, cash={ANA: 0}, **owes("bank", 100)), "settle", give={"squares": [39]})
    assert (refusal.code, refusal.clause) == ("only-rent-in-property", "PE-48")

    debts = [{"debtor": ANA, "creditor": BETO, "amount": 50, "reason": "card"}]
    refusal = refused(peru(owner={39: ANA}, cash={ANA: 0}, debts=debts), "settle", give={"squares": [39]})
    assert (refusal.code, refusal.clause) == ("only-rent-in-property", "PE-48")


@pytest.mark.clause("PE-48")
def test_nothing_is_paid_in_property_to_the_bank_whatever_it_is_owed_for(peru):
    debts = [{"debtor": ANA, "creditor": "bank", "amount": 50, "reason": "rent"}]
    game = peru(owner={39: ANA}, cash={ANA: 0}, debts=debts)
    assert refused(game, "settle", give={"squares": [39]}).code == "only-rent-in-property"
    assert not can(game, "settle")


@pytest.mark.clause("PE-48")
def test_one_pays_with_property_of_one_s_own_and_no_more_cash_than_one_has(peru):
    game = peru(owner={39: ANA, 5: CARO}, cash={ANA: 100}, **owes(BETO, 900))
    assert refused(game, "settle", give={"cash": 100}).code == "empty-offer"
    assert refused(game, "settle", give={"cash": 101, "squares": [39]}).code == "no-cash"
    assert refused(game, "settle", give={"squares": [5]}).code == "not-owner"


@pytest.mark.clause("PE-48")
def test_nor_is_a_rent_that_one_can_pay(peru):
    game = peru(owner={39: BETO, 5: ANA}, at={ANA: 32}, dice=[(3, 4)])
    do(game, "roll")
    do(game, "claim_rent", square=39, seat=BETO)
    assert cash(game) == [1450, 1550, 1500]
    assert refused(game, "settle", give={"squares": [5]}).code == "not-in-debt"


@pytest.mark.clause("PE-48")
def test_what_was_proposed_must_still_be_there_when_it_is_accepted(peru):
    game = peru(owner={39: ANA, 5: CARO}, cash={ANA: 100}, **owes(BETO, 900))
    do(game, "offer", to=ANA, give={"squares": [5]}, take={"cash": 80}, seat=CARO)
    do(game, "settle", give={"cash": 60, "squares": [39]})
    do(game, "accept", id=1, seat=ANA)
    assert cash(game)[ANA] == 20
    assert refused(game, "accept", seat=BETO).code == "they-have-no-cash"

    game = peru(owner={39: ANA, 5: CARO}, cash={ANA: 100}, **owes(BETO, 900))
    do(game, "offer", to=ANA, give={"squares": [5], "cash": 100}, take={"squares": [39]}, seat=CARO)
    do(game, "settle", give={"cash": 60, "squares": [39]})
    do(game, "accept", id=1, seat=ANA)
    assert owner(game, 39) == CARO
    assert refused(game, "accept", seat=BETO).code == "they-do-not-own"


# Who is bankrupt, and who has won.


@pytest.mark.clause("PE-57")
def test_bankrupt_is_who_owes_more_than_all_it_has_could_raise(peru):
    table = {"owner": {**BROWN, 5: ANA, 39: ANA}, "buildings": {1: 5, 3: 4}, "mortgaged": {39}, "cash": {ANA: 15}}
    # 15 in cash, 125 and 100 for the buildings, 60 and 100 for the mortgages: 400
    game = peru(**table, **owes("bank", 400))
    refusal = refused(game, "declare_bankruptcy")
    assert (refusal.code, refusal.clause) == ("can-still-pay", "PE-57")
    game = peru(**table, **owes("bank", 401))
    do(game, "declare_bankruptcy")
    assert game.view(None)["players"][ANA]["bankrupt"] is True


@pytest.mark.clause("PE-57")
def test_all_of_that_can_indeed_be_raised(peru):
    owner = {**BROWN, 5: ANA, 39: ANA}
    game = peru(owner=owner, buildings={1: 5, 3: 4}, mortgaged={39}, cash={ANA: 15}, **owes("bank", 400))
    do(game, "sell_group", group="brown")
    for square in (1, 3, 5):
        assert game.actor == ANA
        do(game, "mortgage", square=square)
    assert (cash(game)[ANA], game.view(None)["debts"]) == (0, [])
    assert can(game, "roll")


@pytest.mark.clause("PE-57")
def test_nobody_goes_bankrupt_while_its_creditor_considers_a_proposal(peru):
    game = peru(owner={1: ANA}, cash={ANA: 0}, **owes(BETO, 900))
    do(game, "settle", give={"squares": [1]})
    assert refused(game, "declare_bankruptcy", seat=ANA).code == "settlement-open"
    do(game, "reject")
    do(game, "declare_bankruptcy")
    assert owner(game, 1) == BETO


@pytest.mark.clause("PE-57")
def test_who_owes_nothing_is_not_bankrupt(peru):
    refusal = refused(peru(cash={ANA: 0}), "declare_bankruptcy")
    assert (refusal.code, refusal.clause) == ("not-in-debt", "PE-57")
    refusal = refused(peru(cash={ANA: 0}, **owes("bank", 50)), "declare_bankruptcy", seat=BETO)
    assert refusal.code == "not-in-debt"


@pytest.mark.clause("PE-57")
def test_a_bankrupt_plays_no_more(peru):
    game = peru(cash={ANA: 0}, **owes("bank", 50))
    do(game, "declare_bankruptcy")
    game.load_dice((4, 6), (4, 6))
    for seat in (BETO, CARO):
        assert game.actor == seat
        do(game, "roll")
        do(game, "end_turn")
    assert game.actor == BETO
    assert refused(game, "roll", seat=ANA).code == "bankrupt-seat"


@pytest.mark.clause("PE-50")
def test_the_last_player_left_wins(peru):
    game = peru(bankrupt=[CARO], cash={ANA: 0, BETO: 1}, **owes("bank", 50))
    assert game.outcome is None
    do(game, "declare_bankruptcy")
    assert (game.outcome.why, game.outcome.winners) == ("last-one-left", [BETO])
    assert game.actor is None


@pytest.mark.clause("PE-50")
def test_while_two_are_left_the_game_goes_on(peru):
    game = peru(cash={ANA: 0}, **owes("bank", 50))
    do(game, "declare_bankruptcy")
    assert game.outcome is None
    assert game.actor == BETO
