"""The rulebook of `peru`: scarce buildings auctioned and placed (PE-35)."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, can, cash, do, refused, titles

BROWN = {1: ANA, 3: ANA}  # a house costs 50
BLUE = {37: BETO, 39: BETO}  # 200
GREEN = {31: CARO, 32: CARO, 34: CARO}  # 200
ONE_HOUSE = {"houses": 1, "hotels": 12}


def buildings(game):
    """What stands on the board: square -> number."""
    return {square: title["buildings"] for square, title in titles(game).items() if title["buildings"]}


def stock(game):
    left = game.view(None)["stock"]
    return left["houses"], left["hotels"]


def auctioned(peru, **table):
    """Ana has asked for a house, Beto wants it too, and others waive it."""
    game = peru(**{"owner": {**BROWN, **BLUE}, "stock": ONE_HOUSE, **table})
    do(game, "build", square=1, seat=ANA)
    for seat in game.view(None)["asked"]["seats"]:
        do(game, "want" if seat == BETO else "waive", seat=seat)
    assert game.view(None)["auction"]["in"] == [ANA, BETO]
    return game


def won_by_beto(peru, **table):
    """Beto has bought the house for 60 and must place it."""
    game = auctioned(peru, **table)
    do(game, "bid", amount=60, seat=BETO)
    do(game, "pass", seat=ANA)
    assert (game.actor, game.view(None)["asked"]["placing"]) == (BETO, BETO)
    return game


@pytest.mark.clause("PE-35")
def test_it_is_auctioned_from_the_lowest_price_among_those_who_want_it(peru):
    game = peru(owner={**BROWN, **BLUE}, stock=ONE_HOUSE)
    do(game, "build", square=39, seat=BETO)
    do(game, "want", seat=ANA)
    assert game.view(None)["auction"]["in"] == [ANA, BETO]
    assert refused(game, "bid", amount=49, seat=ANA).code == "bid-too-low"
    assert refused(game, "bid", amount=500, seat=CARO).code == "out-of-auction"
    do(game, "bid", amount=50, seat=ANA)
    do(game, "bid", amount=70, seat=BETO)
    do(game, "pass", seat=ANA)
    assert game.actor == BETO
    do(game, "build", square=37)  # where it is placed is its own choice
    assert (buildings(game), cash(game)) == ({37: 1}, [1500, 1430, 1500])
    assert (stock(game), game.actor) == ((0, 12), ANA)


@pytest.mark.clause("PE-35")
def test_the_price_of_who_waives_it_is_not_concerned(peru):
    game = peru(owner={**BROWN, **BLUE, **GREEN}, stock=ONE_HOUSE)
    do(game, "build", square=39, seat=BETO)
    do(game, "waive", seat=ANA)
    do(game, "want", seat=CARO)
    assert refused(game, "bid", amount=199, seat=CARO).code == "bid-too-low"
    do(game, "bid", amount=200, seat=CARO)


@pytest.mark.clause("PE-35")
def test_a_lot_that_could_only_take_a_hotel_is_not_concerned_by_a_lack_of_houses(peru):
    owner = {**BROWN, 31: ANA, 32: ANA, 34: ANA, **BLUE}
    game = peru(owner=owner, buildings={1: 4, 3: 4}, stock=ONE_HOUSE)
    do(game, "build", square=39, seat=BETO)
    do(game, "want", seat=ANA)
    assert can(game, "bid", seat=ANA, min=200)
    do(game, "bid", amount=200, seat=ANA)
    do(game, "pass", seat=BETO)
    refusal = refused(game, "build", square=1, seat=ANA)
    assert (refusal.code, refusal.clause) == ("cannot-place-else", "PE-35")
    do(game, "build", square=34, seat=ANA)
    assert buildings(game) == {1: 4, 3: 4, 34: 1}


@pytest.mark.clause("PE-35")
def test_the_winner_places_it_by_the_rules(peru):
    game = auctioned(peru, buildings={3: 1}, cash={ANA: 60})
    do(game, "pass", seat=BETO)
    do(game, "bid", amount=60, seat=ANA)
    refusal = refused(game, "build", square=3)
    assert (refusal.code, refusal.clause) == ("uneven", "PE-29")
    do(game, "build", square=1)  # nothing more is paid for it
    assert (buildings(game), cash(game)) == ({1: 1, 3: 1}, [0, 1500, 1500])


@pytest.mark.clause("PE-35")
def test_the_best_bidder_pays_its_bid_and_nothing_else(peru):
    game = won_by_beto(peru, cash={BETO: 60})
    do(game, "build", square=39)
    assert (buildings(game), cash(game)) == ({39: 1}, [1500, 0, 1500])


@pytest.mark.clause("PE-35")
def test_with_no_bid_nobody_builds_and_the_game_goes_on(peru):
    game = auctioned(peru)
    do(game, "pass", seat=BETO)
    do(game, "pass", seat=ANA)
    assert (buildings(game), cash(game), stock(game)) == ({}, [1500, 1500, 1500], (1, 12))
    assert can(game, "roll", seat=ANA)
    do(game, "build", square=1)
    assert game.view(None)["asked"]["seats"] == [BETO]


@pytest.mark.clause("PE-35")
def test_the_winner_may_bid_for_the_next_and_the_loser_ask_again(peru):
    game = won_by_beto(peru, stock={"houses": 2, "hotels": 12})
    do(game, "build", square=39)
    assert refused(game, "bid", amount=60, seat=ANA).code == "no-auction"
    do(game, "build", square=1, seat=ANA)
    assert game.view(None)["asked"]["seats"] == [BETO]
    do(game, "want", seat=BETO)
    do(game, "bid", amount=80, seat=BETO)
    do(game, "pass", seat=ANA)
    do(game, "build", square=37, seat=BETO)
    assert (buildings(game), cash(game), stock(game)) == ({37: 1, 39: 1}, [1500, 1360, 1500], (0, 12))
    assert refused(game, "build", square=1, seat=ANA).code == "no-houses-left"


@pytest.mark.clause("PE-35")
def test_each_building_is_a_question_of_its_own(peru):
    game = peru(owner={**BROWN, **BLUE, **GREEN}, stock={"houses": 2, "hotels": 12})
    do(game, "build", square=1)
    do(game, "waive", seat=BETO)
    do(game, "want", seat=CARO)
    assert game.view(None)["auction"]["in"] == [ANA, CARO]
    do(game, "bid", amount=50, seat=CARO)
    do(game, "pass", seat=ANA)
    do(game, "build", square=32, seat=CARO)
    assert game.view(None)["asked"] is None
    do(game, "build", square=39, seat=BETO)
    assert game.view(None)["asked"]["seats"] == [ANA, CARO]


# What the bidders keep.


@pytest.mark.clause("PE-35")
def test_who_leads_keeps_a_lot_for_it_and_who_does_not_need_not(peru):
    game = auctioned(peru)
    do(game, "bid", amount=60, seat=BETO)
    assert refused(game, "mortgage", square=37, seat=BETO).code == "question-open"
    assert not can(game, "mortgage", seat=BETO)
    do(game, "mortgage", square=1, seat=ANA)
    assert refused(game, "bid", amount=70, seat=ANA).code == "cannot-place-else"
    assert not can(game, "bid", seat=ANA)
    do(game, "pass", seat=ANA)
    assert game.actor == BETO


@pytest.mark.clause("PE-35")
def test_before_the_first_bid_nobody_keeps_anything(peru):
    game = auctioned(peru)
    do(game, "mortgage", square=37, seat=BETO)
    assert cash(game)[BETO] == 1675


@pytest.mark.clause("PE-35")
def test_who_places_it_keeps_a_lot_for_it(peru):
    game = won_by_beto(peru)
    assert refused(game, "mortgage", square=37).code == "question-open"
    assert refused(game, "offer", to=CARO, give={"squares": [37]}, take={"cash": 1}).code == "question-open"
    buys = {"to": BETO, "give": {"cash": 1}, "take": {"squares": [37]}}
    assert refused(game, "offer", **buys, seat=CARO).code == "question-open"
    do(game, "build", square=39)
    do(game, "mortgage", square=37, seat=BETO)
    assert cash(game) == [1500, 1615, 1500]


@pytest.mark.clause("PE-35")
def test_who_has_a_lot_in_another_group_may_mortgage_one(peru):
    owner = {**BROWN, **BLUE, 6: BETO, 8: BETO, 9: BETO, 5: BETO}
    game = won_by_beto(peru, owner=owner)
    do(game, "mortgage", square=5)
    do(game, "mortgage", square=37)
    assert refused(game, "mortgage", square=8).code == "question-open"  # the sky lots are the last
    do(game, "build", square=8)
    assert buildings(game) == {8: 1}


@pytest.mark.clause("PE-37")
@pytest.mark.parametrize("leads", [True, False])
def test_who_leads_or_places_a_scarce_house_may_sell_houses(peru, leads):
    table = {"buildings": {37: 1, 39: 1}}
    game = auctioned(peru, **table) if leads else won_by_beto(peru, **table)
    if leads:
        do(game, "bid", amount=60, seat=BETO)
    before = cash(game)[BETO]
    do(game, "sell_building", square=37, seat=BETO)
    do(game, "sell_group", group="blue", seat=BETO)
    assert cash(game)[BETO] == before + 200
    if leads:
        do(game, "pass", seat=ANA)
    do(game, "build", square=39)
    assert buildings(game) == {39: 1}


HOTELS = {"buildings": {1: 4, 3: 4, 37: 4, 39: 5}, "stock": {"houses": 8, "hotels": 1}}


@pytest.mark.clause("PE-37")
def test_who_leads_for_a_scarce_hotel_keeps_the_four_houses_for_it(peru):
    game = auctioned(peru, **HOTELS)
    do(game, "bid", amount=60, seat=BETO)
    assert refused(game, "sell_building", square=37, seat=BETO).code == "uneven-sale"
    assert refused(game, "sell_group", group="blue", seat=BETO).code == "question-open"
    do(game, "sell_building", square=39, seat=BETO)  # a hotel into houses leaves the site
    assert refused(game, "sell_building", square=37, seat=BETO).code == "question-open"
    assert [move["square"] for move in game.legal_moves(BETO) if move["move"] == "sell_building"] == []
    assert not can(game, "sell_group", seat=BETO)
    do(game, "sell_building", square=3, seat=ANA)  # who does not lead need not
    assert refused(game, "bid", amount=70, seat=ANA).code == "cannot-place-else"
    do(game, "pass", seat=ANA)
    assert refused(game, "sell_building", square=37, seat=BETO).code == "question-open"
    do(game, "build", square=37)
    assert buildings(game) == {1: 4, 3: 3, 37: 5, 39: 4}


@pytest.mark.clause("PE-35")
def test_a_house_that_is_being_auctioned_or_placed_is_no_longer_the_bank_s_to_break_a_hotel(peru):
    table = {"owner": {**BROWN, **BLUE, **GREEN}, "buildings": {31: 5, 32: 5, 34: 5}}
    game = auctioned(peru, **table, stock={"houses": 4, "hotels": 9})
    assert refused(game, "sell_building", square=31, seat=CARO).code == "no-houses-for-hotel"
    do(game, "bid", amount=60, seat=BETO)
    do(game, "pass", seat=ANA)
    assert refused(game, "sell_building", square=31, seat=CARO).code == "no-houses-for-hotel"

    game = auctioned(peru, **table, stock={"houses": 5, "hotels": 9})
    do(game, "sell_building", square=31, seat=CARO)
    assert stock(game) == (1, 10)
    do(game, "bid", amount=60, seat=BETO)
    do(game, "pass", seat=ANA)
    do(game, "build", square=39)
    assert stock(game) == (0, 10)


@pytest.mark.clause("PE-35")
def test_a_hotel_that_is_being_auctioned_takes_no_house_of_the_bank(peru):
    owner = {**BROWN, **BLUE, **GREEN}
    standing = {1: 4, 3: 4, 37: 4, 39: 4, 31: 5, 32: 5, 34: 5}
    game = auctioned(peru, owner=owner, buildings=standing, stock={"houses": 4, "hotels": 1})
    do(game, "sell_building", square=31, seat=CARO)
    assert stock(game) == (0, 2)


@pytest.mark.clause("PE-35")
def test_a_hotel_that_is_won_is_placed_on_four_houses(peru):
    game = won_by_beto(peru, **HOTELS)
    assert refused(game, "build", square=39).code == "fully-built"
    do(game, "build", square=37)
    assert (buildings(game), stock(game)) == ({1: 4, 3: 4, 37: 5, 39: 5}, (12, 0))


# Leaving meanwhile.


@pytest.mark.clause("PE-59")
def test_a_player_who_leaves_wants_nothing(peru):
    game = peru(owner={**BROWN, **BLUE, **GREEN}, stock=ONE_HOUSE)
    do(game, "build", square=1)
    do(game, "want", seat=BETO)
    do(game, "resign", seat=BETO)
    while game.view(None)["auction"] is not None:
        do(game, "pass", seat=game.actor)
    assert (game.view(None)["asked"]["seats"], game.actor) == ([CARO], CARO)
    do(game, "waive", seat=CARO)
    assert (buildings(game), cash(game)) == ({1: 1}, [1450, 0, 1500])


@pytest.mark.clause("PE-59")
def test_if_the_asker_leaves_the_others_may_still_have_it(peru):
    game = peru(owner={**BROWN, **BLUE, **GREEN}, stock=ONE_HOUSE)
    do(game, "build", square=1)
    do(game, "resign", seat=ANA)
    while game.view(None)["auction"] is not None:
        do(game, "pass", seat=game.actor)
    do(game, "want", seat=BETO)
    do(game, "want", seat=CARO)
    assert game.view(None)["auction"]["in"] == [BETO, CARO]
    do(game, "bid", amount=200, seat=CARO)
    do(game, "pass", seat=BETO)
    do(game, "build", square=31, seat=CARO)
    assert buildings(game) == {31: 1}


@pytest.mark.clause("PE-59")
def test_if_the_winner_leaves_before_placing_it_the_bank_keeps_it(peru):
    game = won_by_beto(peru)
    do(game, "resign", seat=BETO)
    while game.view(None)["auction"] is not None:
        do(game, "pass", seat=game.actor)
    assert (game.view(None)["asked"], stock(game), cash(game)) == (None, (1, 12), [1500, 0, 1500])
    assert can(game, "roll", seat=ANA)
