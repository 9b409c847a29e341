"""Malta: debts, bankruptcy and the end of the game."""

import pytest

from rentier import Game
from tests.at_the_table import ANA, BETO, CARO, can, cash, do, kinds, owner, refused, titles

BLUE = {37: ANA, 39: ANA}


def paid(game):
    """Every payment so far: who paid whom how much, and what for."""
    return [(event.payer, event.payee, event.amount, event.reason) for event in game.events if event.kind == "paid"]


def buildings(game, *squares):
    return [titles(game)[square]["buildings"] for square in squares]


# Bankruptcy


def owing(malta, amount, creditor=BETO, **more):
    """Ana owes this, and it is for her to settle."""
    return malta(debts=[{"debtor": ANA, "creditor": creditor, "amount": amount}], **more)


@pytest.mark.clause("MT-29")
def test_bankrupt_to_a_player_everything_goes_to_that_player(malta):
    game = owing(malta, 2000, cash={ANA: 70}, owner={1: ANA, 5: ANA, 12: ANA, 39: CARO})
    do(game, "declare_bankruptcy")
    assert [owner(game, square) for square in (1, 5, 12, 39)] == [BETO, BETO, BETO, CARO]
    assert cash(game) == [0, 1570, 1500]
    assert game.view(None)["players"][ANA]["bankrupt"] is True
    assert "auction-started" not in kinds(game)


@pytest.mark.clause("MT-29")
def test_the_bankrupts_buildings_go_back_for_half_price_in_cash_to_the_creditor(malta):
    game = owing(malta, 1300, cash={ANA: 70}, owner=BLUE, buildings={37: 4, 39: 4})
    do(game, "declare_bankruptcy")
    assert cash(game) == [0, 2370, 1500]
    assert buildings(game, 37, 39) == [0, 0]
    assert (owner(game, 37), owner(game, 39)) == (BETO, BETO)


@pytest.mark.clause("MT-29")
def test_they_do_so_in_the_last_bankruptcy_too(malta):
    game = owing(malta, 900, players=2, cash={ANA: 0}, owner=BLUE, buildings={39: 2})
    do(game, "declare_bankruptcy")
    assert (cash(game), buildings(game, 37, 39)) == ([0, 1700], [0, 0])


@pytest.fixture
def heir(malta):
    """Beto has inherited two mortgaged titles, Tas-Sliema (37, price 350) and a station (5, 200), and Marsa (1)."""
    game = owing(malta, 2000, cash={ANA: 0}, owner={1: ANA, 5: ANA, 37: ANA}, mortgaged=[5, 37])
    do(game, "declare_bankruptcy")
    return game


@pytest.mark.clause("MT-29")
def test_the_new_owner_pays_a_tenth_of_the_printed_price_of_each_mortgaged_title_at_once(heir):
    assert paid(heir) == [(BETO, "bank", 55, "interest")]
    assert cash(heir) == [0, 1445, 1500]
    assert titles(heir)[1]["mortgaged"] is False
    assert titles(heir)[37]["mortgaged"] is True


@pytest.mark.clause("MT-29")
def test_then_the_new_owner_is_asked_and_lifts_for_the_mortgage_alone(heir):
    assert (heir.actor, heir.view(None)["heirs"]) == (BETO, [5, 37])
    do(heir, "lift", square=37)
    do(heir, "lift", square=5)
    assert cash(heir)[BETO] == 1170
    assert heir.view(None)["heirs"] == []


@pytest.mark.clause("MT-29")
def test_or_lifts_later_for_the_mortgage_and_a_tenth_of_the_printed_price_again(heir):
    do(heir, "keep", square=37)
    do(heir, "keep", square=5)
    assert cash(heir)[BETO] == 1445
    assert titles(heir)[37]["mortgaged"] is True
    do(heir, "lift", square=37, seat=BETO)
    assert paid(heir)[-1] == (BETO, "bank", 210, "lift")
    do(heir, "lift", square=5, seat=BETO)
    assert paid(heir)[-1] == (BETO, "bank", 120, "lift")
    assert cash(heir)[BETO] == 1115


@pytest.mark.clause("MT-29")
def test_only_an_heir_is_asked_to_keep_a_mortgage(malta):
    refusal = refused(malta(owner={39: ANA}, mortgaged=[39]), "keep", square=39)
    assert (refusal.code, refusal.clause) == ("not-asked-to-keep", "MT-29")


@pytest.mark.clause("MT-29")
def test_an_heir_without_the_interest_owes_it_to_the_bank(malta):
    game = owing(malta, 900, cash={ANA: 0, BETO: 10}, owner={37: ANA, 5: BETO}, mortgaged=[37])
    do(game, "declare_bankruptcy")
    assert game.view(None)["debts"] == [{"debtor": BETO, "creditor": "bank", "amount": 35, "reason": "interest"}]
    do(game, "mortgage", square=5)
    assert cash(game)[BETO] == 75


@pytest.mark.clause("MT-29")
@pytest.mark.parametrize(("money", "owed"), [(35, False), (34, True)])
def test_an_heir_that_has_just_the_interest_pays_it_at_once(malta, money, owed):
    game = owing(malta, 900, cash={ANA: 0, BETO: money}, owner={37: ANA, 5: BETO}, mortgaged=[37])
    do(game, "declare_bankruptcy")
    assert (bool(game.view(None)["debts"]), cash(game)[BETO]) == ((True, 34) if owed else (False, 0))


@pytest.mark.clause("MT-29")
@pytest.mark.parametrize(("money", "enough"), [(210, True), (209, False)])
def test_an_heir_lifts_with_what_is_left_after_the_interest(malta, money, enough):
    game = owing(malta, 900, cash={ANA: 0, BETO: money}, owner={37: ANA}, mortgaged=[37])
    do(game, "declare_bankruptcy")
    if enough:
        do(game, "lift", square=37)
        assert (titles(game)[37]["mortgaged"], cash(game)[BETO]) == (False, 0)
    else:
        refusal = refused(game, "lift", square=37)
        assert (refusal.code, refusal.clause) == ("no-cash", "MT-29")


@pytest.mark.clause("MT-29")
def test_an_inherited_mortgage_that_is_sold_is_lifted_by_its_buyer_as_any_that_was_bought(heir):
    do(heir, "keep", square=37)
    do(heir, "keep", square=5)
    do(heir, "offer", seat=BETO, to=CARO, give={"squares": [37]}, take={"cash": 100})
    do(heir, "accept", seat=CARO)
    do(heir, "lift", square=37, seat=CARO)
    assert paid(heir)[-1] == (CARO, "bank", 193, "lift")


@pytest.mark.clause("MT-29")
def test_a_title_that_the_heir_mortgages_itself_costs_no_interest_on_the_price(heir):
    do(heir, "lift", square=37)
    do(heir, "keep", square=5)
    do(heir, "mortgage", square=37, seat=BETO)
    do(heir, "lift", square=37, seat=BETO)
    assert paid(heir)[-1] == (BETO, "bank", 193, "lift")


@pytest.mark.clause("MT-29")
def test_the_heir_may_raise_money_before_it_answers_and_nobody_plays_meanwhile(malta):
    game = owing(malta, 2000, cash={ANA: 0, BETO: 60}, owner={37: ANA, 12: BETO}, mortgaged=[37])
    do(game, "declare_bankruptcy")
    assert cash(game)[BETO] == 25
    assert refused(game, "lift", square=37).code == "no-cash"
    assert not any(can(game, "roll", seat=seat) for seat in (BETO, CARO))
    do(game, "mortgage", square=12)
    do(game, "offer", seat=BETO, to=CARO, give={"squares": [12]}, take={"cash": 80})
    do(game, "accept", seat=CARO)
    do(game, "lift", square=37)
    assert (cash(game)[BETO], game.view(None)["heirs"]) == (5, [])
    assert can(game, "roll", seat=BETO)


@pytest.mark.clause("MT-29")
def test_the_interest_is_of_each_mortgaged_title_and_of_no_other(malta):
    for mortgaged, interest in (([], 0), ([1], 6), ([1, 39], 46)):
        game = owing(malta, 2000, cash={ANA: 0}, owner={1: ANA, 39: ANA}, mortgaged=mortgaged)
        do(game, "declare_bankruptcy")
        assert cash(game)[BETO] == 1500 - interest


@pytest.mark.clause("MT-29")
def test_what_others_owe_a_bankrupt_they_owe_its_heir_who_owes_itself_nothing(malta):
    debts = [
        {"debtor": ANA, "creditor": BETO, "amount": 900},
        {"debtor": CARO, "creditor": ANA, "amount": 90, "reason": "card"},
        {"debtor": BETO, "creditor": ANA, "amount": 80, "reason": "card"},
    ]
    game = malta(cash={ANA: 0, BETO: 10, CARO: 10}, owner={5: CARO}, debts=debts)
    do(game, "declare_bankruptcy", seat=ANA)
    assert game.view(None)["debts"] == [{"debtor": CARO, "creditor": BETO, "amount": 90, "reason": "card"}]
    do(game, "mortgage", seat=CARO, square=5)
    assert cash(game) == [0, 100, 20]


@pytest.mark.clause("MT-30")
def test_bankrupt_by_a_tax_all_titles_are_auctioned_at_once_free_of_mortgage_and_buildings(malta):
    game = malta(
        at={ANA: 1},
        cash={ANA: 20},
        dice=[(1, 2)],
        owner={3: ANA, 6: ANA, 1: BETO},
        buildings={3: 2},
        mortgaged=[6],
    )
    do(game, "roll")
    do(game, "declare_bankruptcy")
    assert (game.view(None)["auction"]["square"], game.actor) == (3, BETO)
    assert (owner(game, 3), owner(game, 6), owner(game, 1)) == (None, None, BETO)
    do(game, "bid", amount=7)
    do(game, "pass", seat=CARO)
    assert titles(game)[3] == {"owner": BETO, "buildings": 0, "mortgaged": False}
    assert game.view(None)["auction"]["square"] == 6
    do(game, "pass", seat=BETO)
    do(game, "bid", amount=9, seat=CARO)
    assert titles(game)[6] == {"owner": CARO, "buildings": 0, "mortgaged": False}
    assert (game.actor, cash(game)) == (BETO, [0, 1493, 1491])


@pytest.mark.clause("MT-30")
def test_what_the_bankrupt_could_pay_of_a_tax_goes_to_the_jackpot(malta):
    game = malta(at={ANA: 1}, cash={ANA: 20}, dice=[(1, 2)], jackpot=300)
    do(game, "roll")
    do(game, "declare_bankruptcy")
    assert paid(game) == [(ANA, "jackpot", 20, "bankruptcy")]
    assert game.view(None)["jackpot"] == 320


@pytest.mark.clause("MT-30")
def test_bankrupt_by_a_xorti_fine_is_bankrupt_to_the_bank_too(malta):
    game = malta(
        at={ANA: 4},
        cash={ANA: 60},
        owner={1: ANA},
        mortgaged=[1],
        dice=[(1, 2)],
        deck={"xorti": ["parking"]},
        chance={"amount": [150]},
    )
    do(game, "roll")
    do(game, "declare_bankruptcy")
    assert game.view(None)["jackpot"] == 60
    assert game.view(None)["auction"]["kind"] == "estate"


@pytest.mark.clause("MT-30")
def test_the_bankrupt_does_not_bid_and_what_nobody_wants_is_unowned_and_free_of_mortgage(malta):
    game = malta(at={ANA: 1}, cash={ANA: 20}, owner={3: ANA}, mortgaged=[3], dice=[(1, 2), (1, 2)])
    do(game, "roll")
    do(game, "declare_bankruptcy")
    refusal = refused(game, "bid", amount=5, seat=ANA)
    assert (refusal.code, refusal.clause) == ("bankrupt-seat", "MT-33")
    do(game, "pass", seat=BETO)
    do(game, "pass", seat=CARO)
    assert owner(game, 3) is None
    do(game, "roll")
    do(game, "buy")
    assert titles(game)[3] == {"owner": BETO, "buildings": 0, "mortgaged": False}


@pytest.mark.clause("MT-30")
def test_a_debt_that_is_no_fine_leaves_nothing_to_the_jackpot(malta):
    game = owing(malta, 500, creditor="bank", cash={ANA: 20})
    do(game, "declare_bankruptcy")
    assert paid(game) == [(ANA, "bank", 20, "bankruptcy")]
    assert game.view(None)["jackpot"] == 0


# The end


@pytest.mark.clause("MT-31")
def test_the_last_player_left_wins(malta):
    game = owing(malta, 2000, bankrupt=[CARO], cash={ANA: 70}, owner={1: ANA})
    do(game, "declare_bankruptcy")
    assert (game.actor, game.outcome.why, game.outcome.winners) == (None, "last-one-left", [BETO])
    assert game.view(None)["outcome"]["winners"] == [BETO]
    refusal = refused(game, "roll", seat=BETO)
    assert (refusal.code, refusal.clause) == ("game-over", "MT-31")


@pytest.mark.clause("MT-31")
def test_while_two_are_left_the_game_goes_on(malta):
    game = owing(malta, 2000, cash={ANA: 70})
    do(game, "declare_bankruptcy")
    assert (game.actor, game.outcome) == (BETO, None)


@pytest.mark.clause("MT-31")
def test_owning_every_title_wins_nothing_by_itself(malta):
    everything = [square.index for square in Game("malta", players=2, seed="1").edition.squares if square.price]
    game = malta(owner=dict.fromkeys(everything, ANA))
    assert game.outcome is None


# Who is bankrupt


@pytest.mark.clause("MT-33")
def test_bankruptcy_is_refused_while_cash_houses_and_mortgages_cover_the_debt(malta):
    estate = {"cash": {ANA: 50}, "owner": BLUE | {5: ANA, 12: ANA}, "buildings": {39: 2}, "mortgaged": [12]}
    covered = owing(malta, 725, **estate)
    refusal = refused(covered, "declare_bankruptcy")
    assert (refusal.code, refusal.clause) == ("can-still-pay", "MT-33")
    beyond = owing(malta, 726, **estate)
    assert can(beyond, "declare_bankruptcy")
    do(beyond, "declare_bankruptcy")
    assert beyond.view(None)["players"][ANA]["bankrupt"] is True


@pytest.mark.clause("MT-33")
def test_what_counts_as_payable_can_really_be_raised_in_any_order(malta):
    game = owing(malta, 725, cash={ANA: 50}, owner=BLUE | {5: ANA, 12: ANA}, buildings={39: 2}, mortgaged=[12])
    do(game, "mortgage", square=5)
    do(game, "sell_building", square=39, whole=True)
    do(game, "mortgage", square=39)
    do(game, "mortgage", square=37)
    assert cash(game) == [0, 2225, 1500]
    assert game.view(None)["debts"] == []


@pytest.mark.clause("MT-33")
def test_bankruptcy_is_refused_to_who_owes_nothing(malta):
    refusal = refused(malta(cash={ANA: 0}), "declare_bankruptcy")
    assert (refusal.code, refusal.clause) == ("not-in-debt", "MT-33")


@pytest.mark.clause("MT-33")
def test_until_the_debt_is_settled_the_game_does_not_go_on(malta):
    game = owing(malta, 90, cash={ANA: 0}, owner={5: ANA})
    assert game.actor == ANA
    assert refused(game, "roll").code == "debt-first"
    do(game, "mortgage", square=5)
    assert cash(game) == [10, 1590, 1500]
    assert can(game, "roll")


@pytest.mark.clause("MT-33")
def test_a_debt_is_paid_in_cash_not_in_property(malta):
    game = owing(malta, 90, cash={ANA: 0}, owner={5: ANA})
    refusal = refused(game, "settle", give={"squares": [5]})
    assert (refusal.code, refusal.clause, refusal.convention) == ("no-paying-in-property", None, True)


@pytest.mark.clause("MT-32")
def test_a_debtor_sells_titles_to_players_not_to_the_bank(malta):
    game = owing(malta, 300, cash={ANA: 0}, owner={39: ANA})
    refusal = refused(game, "auction_title", square=39)
    assert (refusal.code, refusal.clause) == ("no-sale-to-bank", "MT-32")
    do(game, "offer", to=CARO, give={"squares": [39]}, take={"cash": 310})
    do(game, "accept", seat=CARO)
    assert cash(game) == [10, 1800, 1190]


@pytest.mark.clause("MT-30")
@pytest.mark.parametrize(("cash_left", "tax", "jackpot"), [(20, 200, 20), (199, 200, 199)])
def test_the_cash_goes_to_the_jackpot_and_the_buildings_bring_nothing(malta, cash_left, tax, jackpot):
    game = owing(malta, tax + 500, creditor="jackpot", cash={ANA: cash_left}, owner={39: ANA}, buildings={39: 1})
    do(game, "declare_bankruptcy")
    assert paid(game) == [(ANA, "jackpot", jackpot, "bankruptcy")]
    returned = [(event.seat, event.square, event.before) for event in game.events if event.kind == "buildings-returned"]
    assert returned == [(ANA, 39, 1)]
    assert game.view(None)["auction"]["square"] == 39


@pytest.mark.clause("MT-29")
def test_the_buildings_of_a_bankrupt_to_a_player_are_sold_and_none_returns_unpaid(malta):
    game = owing(malta, 1300, cash={ANA: 70}, owner=BLUE, buildings={37: 4, 39: 4})
    do(game, "declare_bankruptcy")
    assert "buildings-returned" not in kinds(game)
    assert kinds(game).count("building-sold") == 8


# No move lowers what a debtor could raise


def give(game, squares, price, to=CARO):
    return {"move": "offer", "seat": ANA, "to": to, "give": {"squares": squares}, "take": {"cash": price}}


@pytest.mark.clause("MT-33")
@pytest.mark.parametrize(("square", "houses", "least"), [(5, 0, 100), (39, 0, 200), (39, 3, 500)])
def test_a_debtor_sells_a_title_for_no_less_than_it_would_raise_on_it(malta, square, houses, least):
    game = owing(malta, 900, cash={ANA: 0}, owner={square: ANA}, buildings={square: houses})
    assert refused(game, **give(game, [square], least - 1)).code == "lowers-means"
    do(game, **give(game, [square], least))
    do(game, "accept", seat=CARO)
    assert (cash(game)[ANA], owner(game, square)) == (least, CARO)


@pytest.mark.clause("MT-33")
def test_whoever_owes_nothing_sells_for_any_price(malta):
    game = malta(owner={39: ANA}, buildings={39: 3})
    do(game, **give(game, [39], 1))
    do(game, "accept", seat=CARO)
    assert (cash(game)[ANA], titles(game)[39]["buildings"]) == (1501, 3)


@pytest.mark.clause("MT-33")
def test_an_offer_that_another_makes_to_a_debtor_must_not_lower_its_means_either(malta):
    game = owing(malta, 900, cash={ANA: 100}, owner={5: ANA, 39: CARO})
    cheap = {"seat": CARO, "to": ANA, "give": {"cash": 99}, "take": {"squares": [5]}}
    assert refused(game, "offer", **cheap).code == "lowers-means"
    dear = {"seat": CARO, "to": ANA, "give": {"squares": [39]}, "take": {"squares": [5], "cash": 100}}
    do(game, "offer", **dear)
    do(game, "accept", seat=ANA)
    assert cash(game) == [0, 1500, 1600]


@pytest.mark.clause("MT-33")
def test_an_offer_made_before_the_debt_is_looked_at_again_when_it_is_accepted(malta):
    game = malta(to_roll=ANA, at={ANA: 1}, cash={ANA: 150}, owner={39: ANA}, dice=[(1, 2)])
    do(game, **give(game, [39], 199))
    do(game, "roll")
    assert refused(game, "accept", seat=CARO).code == "lowers-means"
    assert not can(game, "accept", seat=CARO)


@pytest.mark.clause("MT-33")
@pytest.mark.parametrize(("price", "allowed"), [(100, True), (101, False)])
def test_a_debtor_buys_a_title_only_for_what_it_would_raise_on_it(malta, price, allowed):
    game = owing(malta, 900, cash={ANA: 200}, owner={5: CARO})
    purchase = {"to": CARO, "give": {"cash": price}, "take": {"squares": [5]}}
    if allowed:
        do(game, "offer", **purchase)
        do(game, "accept", seat=CARO)
        assert (cash(game)[ANA], owner(game, 5)) == (100, ANA)
    else:
        assert refused(game, "offer", **purchase).code == "lowers-means"


@pytest.mark.clause("MT-33")
def test_a_debtor_lifts_no_mortgage_and_builds_nothing(malta):
    game = owing(malta, 900, cash={ANA: 500}, owner=BLUE | {5: ANA}, mortgaged=[5], phase="end", landed=39)
    assert refused(game, "lift", square=5).code == "lowers-means"
    assert refused(game, "build", square=39).code == "debt-first"
    free = malta(cash={ANA: 500}, owner=BLUE | {5: ANA}, mortgaged=[5], phase="end", landed=39)
    do(free, "lift", square=5)
    do(free, "build", square=39)
    assert cash(free)[ANA] == 190


@pytest.mark.clause("MT-33")
def test_whoever_waits_as_second_debtor_is_bound_in_the_same_way(malta):
    debts = [{"debtor": BETO, "creditor": CARO, "amount": 90}, {"debtor": ANA, "creditor": CARO, "amount": 90}]
    game = malta(cash={ANA: 150, BETO: 50}, owner={5: ANA, 15: ANA, 25: BETO}, mortgaged=[15], debts=debts)
    assert refused(game, **give(game, [5], 49, to=BETO)).code == "lowers-means"
    assert refused(game, "lift", seat=ANA, square=15).code == "lowers-means"
    do(game, "mortgage", seat=ANA, square=5)
    assert cash(game) == [250, 50, 1500]


@pytest.mark.clause("MT-33")
def test_a_debtor_first_claims_the_rent_that_is_owed_to_it(malta):
    claims = [{"by": ANA, "visitor": CARO, "square": 39, "amount": 50}]
    game = owing(malta, 60, cash={ANA: 10}, owner={39: ANA}, claims=claims)
    do(game, "claim_rent", square=39)
    assert (cash(game), game.view(None)["debts"]) == ([0, 1560, 1450], [])
