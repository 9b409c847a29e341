"""The rulebook of `peru`: the quick game (PE-51 to PE-54)."""

import pytest

from rentier import Game
from rentier.game import Claim
from tests.at_the_table import ANA, BETO, CARO, DORA, cash, do, kinds, owner, refused, set_table, titles

ENZO = 4
BROWN = {1: ANA, 3: ANA}


@pytest.fixture
def quick():
    return lambda **table: set_table("peru", mode="quick", **table)


def owes(creditor, amount, debtor=ANA):
    return {"debts": [{"debtor": debtor, "creditor": creditor, "amount": amount}]}


def stock(game):
    left = game.view(None)["stock"]
    return left["houses"], left["hotels"]


# The quick game.


@pytest.mark.clause("PE-51")
def test_in_the_quick_game_each_is_dealt_two_titles_and_pays_their_price():
    game = Game("peru", players=3, mode="quick", chance={"deal": [39, 5, 12, 1, 37, 28]})
    assert {square: title["owner"] for square, title in titles(game).items()} == {
        39: ANA,
        5: BETO,
        12: CARO,
        1: ANA,
        37: BETO,
        28: CARO,
    }
    assert cash(game) == [1040, 950, 1200]
    assert [event.seen_by for event in game.events if event.kind == "title-dealt"] == [None] * 6


@pytest.mark.clause("PE-51")
def test_the_titles_are_shuffled():
    dealt = [set(titles(Game("peru", players=8, mode="quick", seed=seed))) for seed in ("1", "2")]
    assert [len(squares) for squares in dealt] == [16, 16]
    assert dealt[0] != dealt[1]


@pytest.mark.clause("PE-51")
def test_in_the_ordinary_game_none_are_dealt():
    game = Game("peru", players=3)
    assert (titles(game), cash(game)) == ({}, [1500, 1500, 1500])


@pytest.mark.clause("PE-52")
@pytest.mark.parametrize("other", [3, 4])
def test_a_hotel_needs_three_houses_on_each_lot(quick, other):
    game = quick(owner=BROWN, buildings={1: 3, 3: other})
    houses, hotels = stock(game)
    do(game, "build", square=1)
    assert cash(game)[ANA] == 1450
    assert titles(game)[1]["buildings"] == 4
    assert stock(game) == (houses + 3, hotels - 1)  # a hotel: no fourth house is built
    assert refused(game, "build", square=1).code == "fully-built"


@pytest.mark.clause("PE-52")
def test_with_two_on_another_there_is_none(quick):
    refusal = refused(quick(owner=BROWN, buildings={1: 3, 3: 2}), "build", square=1)
    assert (refusal.code, refusal.clause) == ("hotel-needs", "PE-52")


@pytest.mark.clause("PE-52")
@pytest.mark.parametrize(("buildings", "rent"), [(3, 1400), (4, 2000)])
def test_its_rent_is_the_same(quick, buildings, rent):
    owned = {37: ANA, 39: ANA}
    game = quick(owner=owned, buildings={37: 3, 39: buildings}, at={BETO: 32}, to_roll=BETO, dice=[(3, 4)])
    do(game, "roll")
    assert game.claims == [Claim(by=ANA, visitor=BETO, square=39, amount=rent)]


@pytest.mark.clause("PE-52")
def test_it_sells_for_half_of_what_it_cost_one_house_less(quick):
    game = quick(owner=BROWN, buildings={1: 4, 3: 4})
    do(game, "sell_group", group="brown")
    assert cash(game)[ANA] == 1700  # each 25 and three times 25
    assert stock(game) == (32, 12)


@pytest.mark.clause("PE-52")
def test_or_changes_back_into_three_houses_and_half_its_price(quick):
    game = quick(owner=BROWN, buildings={1: 4, 3: 4})
    do(game, "sell_building", square=1)
    assert cash(game)[ANA] == 1525
    assert titles(game)[1]["buildings"] == 3
    assert stock(game) == (29, 11)


@pytest.mark.clause("PE-53")
def test_the_second_bankruptcy_ends_the_quick_game(quick):
    game = quick(players=4, bankrupt=[DORA], cash={ANA: 0}, **owes(BETO, 500))
    do(game, "declare_bankruptcy")
    assert game.outcome.why == "bankruptcies"
    assert game.actor is None


@pytest.mark.clause("PE-53")
def test_the_first_is_as_in_the_ordinary_game_and_does_not(quick):
    game = quick(players=4, owner=BROWN, buildings={1: 4, 3: 4}, cash={ANA: 0}, **owes(BETO, 500))
    do(game, "declare_bankruptcy")
    assert game.outcome is None
    assert cash(game) == [0, 1700, 1500, 1500]
    assert titles(game)[1] == {"owner": BETO, "buildings": 0, "mortgaged": False}


@pytest.mark.clause("PE-53")
def test_the_second_bankrupt_s_creditor_gets_everything_the_buildings_standing(quick):
    game = quick(
        players=4,
        bankrupt=[DORA],
        owner={**BROWN, 39: ANA},
        buildings={1: 4, 3: 3},
        mortgaged={39},
        jail_cards={ANA: 1},
        cash={ANA: 40},
        **owes(BETO, 500),
    )
    do(game, "declare_bankruptcy")
    assert cash(game)[:3] == [0, 1540, 1500]
    assert titles(game) == {
        1: {"owner": BETO, "buildings": 4, "mortgaged": False},
        3: {"owner": BETO, "buildings": 3, "mortgaged": False},
        39: {"owner": BETO, "buildings": 0, "mortgaged": True},
    }
    assert game.view(None)["players"][BETO]["jail_cards"] == 1
    assert (game.outcome.winners, game.outcome.wealth[BETO]) == ([BETO], 2210)


@pytest.mark.clause("PE-53")
def test_if_that_is_the_bank_it_gets_everything_and_nothing_is_auctioned(quick):
    game = quick(players=4, bankrupt=[DORA], owner={39: ANA}, cash={ANA: 40}, **owes("bank", 500))
    do(game, "declare_bankruptcy")
    assert (owner(game, 39), cash(game)[:3]) == (None, [0, 1500, 1500])
    assert "auction-started" not in kinds(game)
    assert (game.outcome.why, game.outcome.winners) == ("bankruptcies", [BETO, CARO])


@pytest.mark.clause("PE-53")
def test_what_was_being_asked_ends_with_the_game(quick):
    debts = [{"debtor": ANA, "creditor": BETO, "amount": 500}]
    owned = {37: BETO, 39: BETO, 31: CARO, 32: CARO, 34: CARO}
    game = quick(players=4, bankrupt=[DORA], owner=owned, cash={ANA: 0}, stock={"houses": 1, "hotels": 12}, debts=debts)
    do(game, "build", square=39, seat=BETO)
    assert game.view(None)["asked"]["seats"] == [CARO]
    do(game, "declare_bankruptcy", seat=ANA)
    assert (game.outcome.why, game.view(None)["asked"]) == ("bankruptcies", None)


@pytest.mark.clause("PE-53")
def test_debts_and_a_proposed_settlement_end_with_the_game(quick):
    debts = [{"debtor": ANA, "creditor": BETO, "amount": 500, "reason": "rent"}]
    debts += [{"debtor": ANA, "creditor": "bank", "amount": 75, "reason": "tax"}]
    claims = [{"by": BETO, "visitor": CARO, "square": 37, "amount": 35}]
    owned = {39: ANA, 37: BETO}
    game = quick(players=4, bankrupt=[DORA], owner=owned, cash={ANA: 0, CARO: 34}, debts=debts, claims=claims)
    do(game, "settle", give={"squares": [39]}, seat=ANA)
    assert game.view(None)["settlement"]["squares"] == [39]
    do(game, "resign", seat=CARO)  # bankrupt to Beto: the second bankruptcy
    after = game.view(None)
    assert (game.outcome.why, after["debts"], after["settlement"]) == ("bankruptcies", [], None)
    assert (owner(game, 39), cash(game)[:3]) == (ANA, [0, 1534, 0])
    assert Game.from_position(game.position()).state_bytes() == game.state_bytes()


@pytest.mark.clause("PE-53")
def test_claims_lapse_with_the_game(quick):
    claims = [{"by": BETO, "visitor": ANA, "square": 37, "amount": 35, "age": age} for age in (0, 1)]
    game = quick(players=4, bankrupt=[DORA], owner={37: BETO}, cash={CARO: 0}, claims=claims, **owes(BETO, 5, CARO))
    do(game, "declare_bankruptcy", seat=CARO)
    assert (game.outcome.why, game.claims) == ("bankruptcies", [])
    assert kinds(game).count("claim-lapsed") == 2
    assert cash(game)[:3] == [1500, 1500, 0]


@pytest.mark.clause("PE-53")
def test_an_auction_and_the_titles_after_it_end_with_the_game(quick):
    claims = [{"by": BETO, "visitor": ANA, "square": 37, "amount": 35}]
    owned = {1: DORA, 39: DORA, 37: BETO}
    game = quick(players=5, bankrupt=[ENZO], owner=owned, cash={ANA: 30, DORA: 0}, claims=claims)
    do(game, "resign", seat=DORA)
    assert (game.outcome, game.view(None)["auction"]["square"]) == (None, 1)
    assert game.view(None)["estate"] == [{"from": DORA, "squares": [39], "money_to": "bank"}]
    do(game, "resign", seat=ANA)  # bankrupt to Beto: the second bankruptcy
    assert (game.outcome.why, cash(game)[:3]) == ("bankruptcies", [0, 1530, 1500])
    assert (game.view(None)["auction"], game.view(None)["estate"]) == (None, [])
    assert titles(game) == {37: {"owner": BETO, "buildings": 0, "mortgaged": False}}


@pytest.mark.clause("PE-53")
def test_with_two_players_the_first_bankruptcy_ends_it(quick):
    game = quick(players=2, owner=BROWN, buildings={1: 4, 3: 3}, cash={ANA: 0}, **owes(BETO, 500))
    do(game, "declare_bankruptcy")
    assert game.outcome.winners == [BETO]
    assert titles(game)[1] == {"owner": BETO, "buildings": 4, "mortgaged": False}


@pytest.mark.clause("PE-54")
def test_wealth_is_cash_titles_at_their_price_and_buildings_at_cost(quick):
    game = quick(cash={ANA: 100, BETO: 7, CARO: 0}, owner={39: ANA, 5: BETO, 37: CARO}, mortgaged={39, 37})
    assert game.wealth() == [300, 207, 175]

    game = quick(cash={ANA: 0}, owner=BROWN, buildings={1: 4, 3: 3})
    assert game.wealth()[ANA] == 470  # 60 and a hotel with its three houses, 200; 60 and three houses, 150


@pytest.mark.clause("PE-54")
def test_the_richest_wins(quick):
    cash = {ANA: 0, BETO: 500, CARO: 300}
    game = quick(players=4, bankrupt=[DORA], cash=cash, owner={39: CARO}, **owes("bank", 500))
    do(game, "declare_bankruptcy")
    assert (game.outcome.winners, game.outcome.wealth) == ([CARO], [0, 500, 700, 0])


@pytest.mark.clause("PE-54")
def test_equal_wealth_shares_the_win(quick):
    cash = {ANA: 0, BETO: 500, CARO: 300}
    game = quick(players=4, bankrupt=[DORA], cash=cash, owner={39: CARO}, mortgaged={39}, **owes("bank", 500))
    do(game, "declare_bankruptcy")
    assert (game.outcome.winners, game.outcome.wealth) == ([BETO, CARO], [0, 500, 500, 0])
