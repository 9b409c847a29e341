"""The rulebook of `peru`: when houses and hotels run short (PE-34, PE-35)."""

import pytest

from rentier import load
from tests.at_the_table import ANA, BETO, CARO, DORA, cash, do, kinds, refused, set_table, titles

BROWN = {1: ANA, 3: ANA}  # a house costs 50
BLUE = {37: BETO, 39: BETO}  # 200
GREEN = {31: CARO, 32: CARO, 34: CARO}  # 200


def buildings(game):
    """What stands on the board: square -> number."""
    return {square: title["buildings"] for square, title in titles(game).items() if title["buildings"]}


def stock(game):
    left = game.view(None)["stock"]
    return left["houses"], left["hotels"]


def asked(game):
    """The seats that are asked whether they want a scarce building."""
    question = game.view(None)["asked"]
    return [] if question is None else question["seats"]


def bidders(game):
    return game.view(None)["auction"]["in"]


def lowest(game, seat):
    """The least that the seat may bid."""
    return next(move["min"] for move in game.legal_moves(seat) if move["move"] == "bid")


# An empty Bank.


@pytest.mark.clause("PE-34")
def test_with_no_houses_left_one_waits_until_others_sell_theirs(peru):
    game = peru(
        owner={**BROWN, **BLUE},
        buildings={1: 1, 3: 1},
        cash={ANA: 0},
        to_roll=BETO,
        stock={"houses": 0, "hotels": 12},
    )
    refusal = refused(game, "build", square=39)
    assert (refusal.code, refusal.clause) == ("no-houses-left", "PE-34")
    do(game, "sell_building", square=1, seat=ANA)
    do(game, "build", square=39)
    assert (buildings(game), stock(game)) == ({3: 1, 39: 1}, (0, 12))


@pytest.mark.clause("PE-34")
def test_with_no_hotels_left_likewise(peru):
    refusal = refused(peru(owner=BROWN, buildings={1: 4, 3: 4}, stock={"houses": 24, "hotels": 0}), "build", square=1)
    assert (refusal.code, refusal.clause) == ("no-hotels-left", "PE-34")


@pytest.mark.clause("PE-34")
def test_a_hotel_needs_no_house_of_the_bank_and_a_house_no_hotel(peru):
    game = peru(owner=BROWN, buildings={1: 4, 3: 4}, stock={"houses": 0, "hotels": 1})
    do(game, "build", square=1)
    assert (buildings(game), stock(game)) == ({1: 5, 3: 4}, (4, 0))

    game = peru(owner=BROWN, stock={"houses": 1, "hotels": 0})
    do(game, "build", square=1)
    assert (buildings(game), stock(game)) == ({1: 1}, (0, 0))


@pytest.mark.clause("PE-34")
def test_a_hotel_is_not_broken_into_houses_that_the_bank_does_not_have(peru):
    game = peru(owner=BROWN, buildings={1: 5, 3: 5}, stock={"houses": 3, "hotels": 10})
    refusal = refused(game, "sell_building", square=1)
    assert (refusal.code, refusal.clause) == ("no-houses-for-hotel", "PE-34")

    game = peru(owner=BROWN, buildings={1: 5, 3: 5}, stock={"houses": 4, "hotels": 10})
    do(game, "sell_building", square=1)
    assert (buildings(game), stock(game)) == ({1: 4, 3: 5}, (0, 11))


@pytest.mark.clause("PE-34")
def test_in_the_quick_game_breaking_a_hotel_needs_three(peru):
    game = peru(mode="quick", owner=BROWN, buildings={1: 4, 3: 4}, stock={"houses": 2, "hotels": 10})
    assert refused(game, "sell_building", square=1).code == "no-houses-for-hotel"

    game = peru(mode="quick", owner=BROWN, buildings={1: 4, 3: 4}, stock={"houses": 3, "hotels": 10})
    do(game, "sell_building", square=1)
    assert (buildings(game), stock(game)) == ({1: 3, 3: 4}, (0, 11))


# Whether there is a shortage.


@pytest.mark.clause("PE-35")
def test_in_a_shortage_everyone_who_could_place_one_is_asked(peru):
    game = peru(owner={**BROWN, **BLUE}, stock={"houses": 1, "hotels": 12})
    do(game, "build", square=1)
    assert (buildings(game), game.actor, asked(game)) == ({}, BETO, [BETO])
    assert [(e.square, e.seat, e.seats) for e in game.events if e.kind == "asked"] == [(1, ANA, [BETO])]
    do(game, "waive")
    assert (buildings(game), cash(game)) == ({1: 1}, [1450, 1500, 1500])
    assert game.actor == ANA


@pytest.mark.clause("PE-35")
def test_one_player_alone_is_no_shortage(peru):
    game = peru(owner=BROWN, stock={"houses": 1, "hotels": 12})
    do(game, "build", square=1)
    assert (buildings(game), kinds(game).count("asked")) == ({1: 1}, 0)


@pytest.mark.clause("PE-35")
@pytest.mark.parametrize(("left", "short"), [(3, True), (4, False)])
def test_each_counts_for_as_many_as_its_cash_buys_at_its_own_prices(peru, left, short):
    # two for 100 on the brown lots, two for 400 on the blue ones
    game = peru(owner={**BROWN, **BLUE}, cash={ANA: 100, BETO: 400}, stock={"houses": left, "hotels": 12})
    do(game, "build", square=1)
    assert (asked(game), buildings(game)) == (([BETO], {}) if short else ([], {1: 1}))


@pytest.mark.clause("PE-35")
@pytest.mark.parametrize(("ana", "beto"), [(99, 400), (100, 399)])
def test_a_coin_less_buys_one_less(peru, ana, beto):
    game = peru(owner={**BROWN, **BLUE}, cash={ANA: ana, BETO: beto}, stock={"houses": 3, "hotels": 12})
    do(game, "build", square=1)
    assert buildings(game) == {1: 1}


@pytest.mark.clause("PE-35")
@pytest.mark.parametrize(("left", "short"), [(1, True), (2, False)])
def test_who_can_pay_the_lowest_price_but_not_its_own_counts_for_one(peru, left, short):
    game = peru(owner={**BROWN, **BLUE}, cash={ANA: 50, BETO: 50}, stock={"houses": left, "hotels": 12})
    do(game, "build", square=1)
    assert asked(game) == ([BETO] if short else [])


@pytest.mark.clause("PE-35")
def test_who_cannot_pay_the_lowest_price_is_not_asked(peru):
    game = peru(owner={**BROWN, **BLUE}, cash={BETO: 49}, stock={"houses": 1, "hotels": 12})
    do(game, "build", square=1)
    assert buildings(game) == {1: 1}


@pytest.mark.clause("PE-35")
def test_the_price_of_one_who_cannot_pay_it_is_not_concerned(peru):
    # the lowest price that anybody could pay is 200, which is more than Caro has
    owner = {**BROWN, **BLUE, **GREEN}
    game = peru(owner=owner, cash={ANA: 49, CARO: 199}, stock={"houses": 1, "hotels": 12})
    do(game, "build", square=39, seat=BETO)
    assert (buildings(game), asked(game)) == ({39: 1}, [])

    game = peru(owner=owner, cash={ANA: 49, CARO: 200}, stock={"houses": 1, "hotels": 12})
    do(game, "build", square=39, seat=BETO)
    assert asked(game) == [CARO]


@pytest.mark.clause("PE-35")
@pytest.mark.parametrize(("left", "short"), [(1, True), (2, False)])
def test_nobody_counts_for_more_than_its_lots_take(peru, left, short):
    table = {"owner": {**BROWN, **BLUE}, "buildings": {1: 4, 3: 3, 37: 3, 39: 4}}
    game = peru(**table, stock={"houses": left, "hotels": 12})
    do(game, "build", square=3)
    assert asked(game) == ([BETO] if short else [])


@pytest.mark.clause("PE-35")
@pytest.mark.parametrize(("ana", "left", "short"), [(250, 3, True), (250, 4, False), (249, 3, False), (249, 2, True)])
def test_the_cheapest_lots_are_counted_first(peru, ana, left, short):
    # one brown house for 50 and two pink ones for 100 each; Beto one for 200
    owner = {**BROWN, 11: ANA, 13: ANA, 14: ANA, **BLUE}
    game = peru(owner=owner, buildings={1: 4, 3: 3}, cash={ANA: ana, BETO: 200}, stock={"houses": left, "hotels": 12})
    do(game, "build", square=39, seat=BETO)
    assert asked(game) == ([ANA] if short else [])


@pytest.mark.clause("PE-35")
@pytest.mark.parametrize(("left", "short"), [(2, True), (3, False)])
def test_all_groups_of_one_price_are_counted(peru, left, short):
    owner = {**BROWN, 6: ANA, 8: ANA, 9: ANA, **BLUE}
    standing = {1: 4, 3: 3, 6: 4, 8: 3, 9: 4}  # a brown house and a sky one
    game = peru(owner=owner, buildings=standing, cash={BETO: 200}, stock={"houses": left, "hotels": 12})
    do(game, "build", square=39, seat=BETO)
    assert asked(game) == ([ANA] if short else [])


@pytest.mark.clause("PE-35")
@pytest.mark.parametrize(("left", "short"), [(2, True), (3, False)])
@pytest.mark.parametrize("asker", [ANA, BETO])
def test_the_asker_counts_once_and_each_other_for_its_own(peru, asker, left, short):
    # one for the asker's 50 on the sky or brown lots, two for the other's 100
    owner = {**BROWN, 6: BETO, 8: BETO, 9: BETO}
    other = BETO if asker == ANA else ANA
    game = peru(owner=owner, cash={asker: 50, other: 100}, stock={"houses": left, "hotels": 12})
    do(game, "build", square=1 if asker == ANA else 6, seat=asker)
    assert asked(game) == ([other] if short else [])


@pytest.mark.clause("PE-35")
@pytest.mark.parametrize(("left", "short"), [(1, True), (2, False)])
@pytest.mark.parametrize("mortgaged", [{11}, {14}])
def test_a_group_with_a_mortgaged_lot_counts_for_nothing(peru, mortgaged, left, short):
    # one brown house and none on the pink lots; Beto one for 200
    owner = {**BROWN, 11: ANA, 13: ANA, 14: ANA, **BLUE}
    table = {"owner": owner, "buildings": {1: 4, 3: 3}, "mortgaged": mortgaged, "cash": {BETO: 200}}
    game = peru(**table, stock={"houses": left, "hotels": 12})
    do(game, "build", square=3)
    assert asked(game) == ([BETO] if short else [])


@pytest.mark.clause("PE-35")
@pytest.mark.parametrize(
    ("standing", "beto", "left", "short"),
    [(4, 600, 3, True), (4, 600, 4, False), (4, 599, 3, False), (0, 400, 3, True), (0, 399, 3, False)],
)
def test_houses_and_hotels_count_at_their_own_prices(standing, beto, left, short):
    # two for Ana's 100; on the blue lots a hotel costs 300 and a house 200
    edition = load("peru").to_data()
    for square in ("37", "39"):
        edition["squares"][square]["hotel_price"] = 300
    game = set_table(
        edition,
        owner={**BROWN, **BLUE},
        buildings=dict.fromkeys((1, 3, 37, 39), standing),
        cash={ANA: 100, BETO: beto},
        stock={"houses": 0, "hotels": left} if standing else {"houses": left, "hotels": 12},
    )
    do(game, "build", square=1)
    assert asked(game) == ([BETO] if short else [])


@pytest.mark.clause("PE-35")
@pytest.mark.parametrize(
    "table",
    [
        {"mortgaged": {37}},
        {"owner": {**BROWN, 37: BETO, 39: CARO}},
        {"debts": [{"debtor": BETO, "creditor": "bank", "amount": 1600}]},
    ],
)
def test_who_may_not_build_now_is_not_asked(peru, table):
    game = peru(**{"owner": {**BROWN, **BLUE}, "stock": {"houses": 1, "hotels": 12}, **table})
    do(game, "build", square=1, seat=ANA)
    assert (buildings(game), asked(game)) == ({1: 1}, [])


@pytest.mark.clause("PE-35")
@pytest.mark.parametrize(("left", "short"), [(3, True), (4, False)])
def test_hotels_run_short_likewise(peru, left, short):
    table = {"owner": {**BROWN, **BLUE}, "buildings": {1: 4, 3: 4, 37: 4, 39: 4}, "cash": {ANA: 100, BETO: 400}}
    game = peru(**table, stock={"houses": 0, "hotels": left})
    do(game, "build", square=1)
    assert (asked(game), buildings(game)[1]) == (([BETO], 4) if short else ([], 5))


@pytest.mark.clause("PE-35")
@pytest.mark.parametrize(("left", "short"), [(1, True), (2, False)])
def test_a_lot_with_a_hotel_takes_no_other(peru, left, short):
    game = peru(owner={**BROWN, **BLUE}, buildings={1: 5, 3: 4, 37: 4, 39: 5}, stock={"houses": 24, "hotels": left})
    do(game, "build", square=3)
    assert asked(game) == ([BETO] if short else [])


@pytest.mark.clause("PE-35")
def test_hotels_are_asked_about_only_among_those_who_could_build_one(peru):
    owner = {**BROWN, **BLUE, 6: DORA, 8: DORA, 9: DORA}
    standing = {1: 4, 3: 4, 37: 4, 39: 4, 6: 4, 8: 4, 9: 3}
    game = peru(players=4, owner=owner, buildings=standing, stock={"houses": 5, "hotels": 1})
    do(game, "build", square=1)
    assert asked(game) == [BETO]
    do(game, "want", seat=BETO)
    do(game, "bid", amount=50, seat=BETO)
    do(game, "bid", amount=51, seat=ANA)
    do(game, "pass", seat=BETO)
    do(game, "build", square=1, seat=ANA)
    assert buildings(game) == {**standing, 1: 5}
    assert (cash(game)[ANA], stock(game)) == (1449, (9, 0))


@pytest.mark.clause("PE-35")
def test_lots_that_take_only_hotels_do_not_count_for_houses(peru):
    game = peru(owner={**BROWN, **BLUE}, buildings={37: 4, 39: 4}, stock={"houses": 1, "hotels": 12})
    do(game, "build", square=1)
    assert buildings(game)[1] == 1


# Who wants it.


@pytest.mark.clause("PE-35")
def test_they_answer_in_any_order_and_once(peru):
    game = peru(owner={**BROWN, **BLUE, **GREEN}, stock={"houses": 1, "hotels": 12})
    do(game, "build", square=1)
    assert asked(game) == [BETO, CARO]
    do(game, "waive", seat=CARO)
    assert refused(game, "want", seat=CARO).code == "already-answered"
    assert refused(game, "want", seat=ANA).code == "not-asked"
    do(game, "want", seat=BETO)
    assert bidders(game) == [ANA, BETO]


@pytest.mark.clause("PE-35")
def test_who_was_not_asked_does_not_answer(peru):
    game = peru(owner={**BROWN, **BLUE}, stock={"houses": 1, "hotels": 12})
    do(game, "build", square=1)
    refusal = refused(game, "want", seat=CARO)
    assert (refusal.code, refusal.clause) == ("not-asked", "PE-35")


@pytest.mark.clause("PE-35")
def test_if_only_the_asker_wants_it_the_title_s_price_is_paid(peru):
    game = peru(owner={**BROWN, **BLUE, **GREEN}, stock={"houses": 2, "hotels": 12})
    do(game, "build", square=39, seat=BETO)
    do(game, "waive", seat=ANA)
    do(game, "waive", seat=CARO)
    assert (buildings(game), cash(game)) == ({39: 1}, [1500, 1300, 1500])
    assert "auction-started" not in kinds(game)


@pytest.mark.clause("PE-35")
@pytest.mark.parametrize("spends", [{"move": "mortgage", "square": 37}, {"move": "lift", "square": 5}])
def test_who_has_lost_its_site_or_money_since_no_longer_wants_it(peru, spends):
    # Beto mortgages one of its blue lots, or keeps 49 of its 159
    game = peru(
        owner={**BROWN, **BLUE, 5: BETO, **GREEN},
        mortgaged={5},
        cash={BETO: 159},
        stock={"houses": 1, "hotels": 12},
    )
    do(game, "build", square=1)
    do(game, "want", seat=BETO)
    do(game, **spends, seat=BETO)
    do(game, "waive", seat=CARO)
    assert (buildings(game), cash(game)[ANA]) == ({1: 1}, 1450)
    assert "auction-started" not in kinds(game)


@pytest.mark.clause("PE-35")
def test_who_can_still_pay_the_lowest_price_still_wants_it(peru):
    game = peru(owner={**BROWN, **BLUE, 5: BETO}, mortgaged={5}, cash={BETO: 160}, stock={"houses": 1, "hotels": 12})
    do(game, "build", square=1)
    do(game, "lift", square=5, seat=BETO)
    do(game, "want", seat=BETO)
    assert (bidders(game), cash(game)[BETO]) == ([ANA, BETO], 50)


@pytest.mark.clause("PE-35")
@pytest.mark.parametrize(("wants", "built"), [("want", {39: 1}), ("waive", {})])
def test_if_the_asker_has_lost_its_site_the_others_may_have_it(peru, wants, built):
    game = peru(owner={**BROWN, **BLUE}, stock={"houses": 1, "hotels": 12})
    do(game, "build", square=1)
    do(game, "mortgage", square=3, seat=ANA)
    do(game, wants, seat=BETO)
    if wants == "want":
        assert (bidders(game), lowest(game, BETO)) == ([BETO], 200)  # brown lots are no longer concerned
        do(game, "bid", amount=200, seat=BETO)
        do(game, "build", square=39, seat=BETO)
    assert (buildings(game), cash(game)[ANA]) == (built, 1530)
    assert game.actor == ANA


@pytest.mark.clause("PE-35")
def test_if_the_asker_has_spent_its_money_its_title_is_no_longer_concerned(peru):
    game = peru(owner={**BROWN, 5: ANA, **BLUE}, mortgaged={5}, cash={ANA: 159}, stock={"houses": 1, "hotels": 12})
    do(game, "build", square=1)
    do(game, "lift", square=5, seat=ANA)
    do(game, "want", seat=BETO)
    assert (bidders(game), lowest(game, BETO)) == ([BETO], 200)


@pytest.mark.clause("PE-35")
def test_if_the_last_houses_have_gone_since_nothing_is_auctioned(peru):
    table = {"owner": {**BROWN, **BLUE, **GREEN}, "buildings": {31: 5, 32: 5, 34: 5}}
    game = peru(**table, stock={"houses": 4, "hotels": 9})
    do(game, "build", square=1)
    do(game, "sell_building", square=31, seat=CARO)
    assert stock(game)[0] == 0
    do(game, "want", seat=BETO)
    assert (buildings(game), game.view(None)["auction"], game.actor) == ({31: 4, 32: 5, 34: 5}, None, ANA)


@pytest.mark.clause("PE-35")
def test_the_question_waits_for_a_debt_to_be_settled(peru):
    debts = [{"debtor": CARO, "creditor": "bank", "amount": 40}]
    game = peru(owner={**BROWN, **BLUE, 5: CARO}, cash={CARO: 0}, debts=debts, stock={"houses": 1, "hotels": 12})
    do(game, "build", square=1, seat=ANA)
    assert (asked(game), game.actor) == ([BETO], CARO)
    assert refused(game, "waive", seat=BETO).code == "debt-first"
    do(game, "mortgage", square=5, seat=CARO)
    do(game, "waive", seat=BETO)
    assert (buildings(game), cash(game)) == ({1: 1}, [1450, 1500, 60])


@pytest.mark.clause("PE-35")
def test_nobody_is_put_in_debt_while_scarce_buildings_are_shared_out(peru):
    game = peru(
        owner={1: ANA, 3: ANA, 6: BETO, 8: BETO, 9: BETO, 37: CARO, 39: CARO},
        buildings={6: 1, 8: 1, 9: 1},
        cash={ANA: 60, BETO: 300, CARO: 0},
        stock={"houses": 1, "hotels": 12},
        at={ANA: 32},
        dice=[(3, 4)],
    )
    do(game, "roll")
    do(game, "build", seat=BETO, square=6)
    assert refused(game, "claim_rent", seat=CARO, square=39).code == "visitor-cannot-pay-now"
    do(game, "waive", seat=ANA)
    do(game, "claim_rent", seat=CARO, square=39)
    assert game.actor == ANA
    do(game, "mortgage", square=1)
    do(game, "mortgage", square=3)
    assert cash(game)[CARO] == 100
