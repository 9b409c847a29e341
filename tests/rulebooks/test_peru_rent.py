"""The rulebook of `peru`: what a visitor owes, and until when (PE-11 to PE-17, PE-32)."""

from functools import partial

import pytest

from rentier.game import Claim
from tests.at_the_table import ANA, BETO, CARO, at, cash, do, kinds, refused, set_table

BLUE = {37: ANA, 39: ANA}
BROWN = {1: ANA, 3: ANA}


def visited(peru, square, **table):
    """Beto has come to the square with a 3 and a 4."""
    game = peru(at={BETO: (square - 7) % 40}, to_roll=BETO, dice=[(3, 4)], **table)
    do(game, "roll")
    assert at(game)[BETO] == square
    return game


@pytest.mark.clause("PE-11")
@pytest.mark.parametrize(("square", "rent"), [(39, 50), (15, 25), (12, 28)])
def test_rent_is_paid_when_its_owner_claims_it(peru, square, rent):
    game = visited(peru, square, owner={square: ANA})
    assert cash(game) == [1500, 1500, 1500]
    assert game.claims == [Claim(by=ANA, visitor=BETO, square=square, amount=rent)]
    do(game, "claim_rent", square=square, seat=ANA)
    assert cash(game) == [1500 + rent, 1500 - rent, 1500]
    assert game.claims == []


@pytest.mark.clause("PE-11")
def test_it_may_be_claimed_until_the_player_after_the_visitor_rolls(peru):
    game = visited(peru, 39, owner={39: ANA})
    do(game, "end_turn")
    assert game.actor == CARO
    do(game, "claim_rent", square=39, seat=ANA)
    assert cash(game) == [1550, 1450, 1500]


@pytest.mark.clause("PE-11")
def test_once_that_player_has_rolled_it_is_lost(peru):
    game = visited(peru, 39, owner={39: ANA})
    do(game, "end_turn")
    game.load_dice((4, 6))
    do(game, "roll")
    assert game.claims == []
    refusal = refused(game, "claim_rent", square=39, seat=ANA)
    assert (refusal.code, refusal.clause) == ("no-claim", "PE-11")
    assert cash(game)[:2] == [1500, 1500]


@pytest.mark.clause("PE-11")
def test_the_visitor_s_own_next_roll_does_not_end_it(peru):
    game = peru(owner={15: ANA}, at={BETO: 5}, to_roll=BETO, dice=[(5, 5), (1, 4)])
    do(game, "roll")
    do(game, "roll")
    assert at(game)[BETO] == 20
    do(game, "claim_rent", square=15, seat=ANA)
    assert cash(game) == [1525, 1475, 1500]


@pytest.mark.clause("PE-11")
def test_only_the_owner_claims_and_only_from_others(peru):
    game = visited(peru, 39, owner={39: ANA})
    assert refused(game, "claim_rent", square=39, seat=CARO).code == "no-claim"

    assert visited(peru, 39, owner={39: BETO}).claims == []


@pytest.mark.clause("PE-11")
def test_each_of_several_rents_is_claimed_for_itself(peru):
    game = peru(owner={15: ANA, 24: CARO}, at={BETO: 5}, to_roll=BETO, dice=[(5, 5), (4, 5)])
    do(game, "roll")
    do(game, "roll")
    do(game, "claim_rent", square=15, seat=ANA)
    assert game.claims == [Claim(by=CARO, visitor=BETO, square=24, amount=20)]
    assert cash(game) == [1525, 1475, 1500]
    do(game, "claim_rent", square=24, seat=CARO)
    assert (game.claims, cash(game)) == ([], [1525, 1455, 1520])


@pytest.mark.clause("PE-12")
@pytest.mark.parametrize(("buildings", "rent"), [(1, 200), (2, 600), (3, 1400), (4, 1700), (5, 2000)])
def test_rent_is_what_the_title_shows_for_its_buildings(peru, buildings, rent):
    game = visited(peru, 39, owner=BLUE, buildings={37: 1, 39: buildings})
    assert game.claims == [Claim(by=ANA, visitor=BETO, square=39, amount=rent)]


@pytest.mark.clause("PE-12")
def test_and_for_a_bare_lot_its_first_figure(peru):
    assert visited(peru, 39, owner={39: ANA}).claims == [Claim(by=ANA, visitor=BETO, square=39, amount=50)]


@pytest.mark.clause("PE-13")
def test_an_unbuilt_lot_of_a_complete_group_earns_double(peru):
    assert visited(peru, 39, owner=BLUE).claims == [Claim(by=ANA, visitor=BETO, square=39, amount=100)]
    assert visited(peru, 39, owner={37: CARO, 39: ANA}).claims == [Claim(by=ANA, visitor=BETO, square=39, amount=50)]


@pytest.mark.clause("PE-13")
def test_but_not_while_any_lot_of_the_group_is_mortgaged(peru):
    game = visited(peru, 39, owner=BLUE, mortgaged={37})
    assert game.claims == [Claim(by=ANA, visitor=BETO, square=39, amount=50)]


@pytest.mark.clause("PE-14")
@pytest.mark.parametrize("square", [39, 15, 12])
def test_a_mortgaged_property_earns_no_rent(peru, square):
    game = visited(peru, square, owner={square: ANA}, mortgaged={square})
    assert game.claims == []
    assert refused(game, "claim_rent", square=square, seat=ANA).code == "no-claim"
    assert cash(game) == [1500, 1500, 1500]


@pytest.mark.clause("PE-14")
def test_the_rest_of_its_group_still_earns(peru):
    owner = {16: ANA, 18: ANA, 19: ANA}
    game = visited(peru, 18, owner=owner, mortgaged={16})
    assert game.claims == [Claim(by=ANA, visitor=BETO, square=18, amount=14)]


@pytest.mark.clause("PE-15")
def test_a_service_earns_four_times_the_dice(peru):
    assert visited(peru, 12, owner={12: ANA}).claims == [Claim(by=ANA, visitor=BETO, square=12, amount=28)]
    assert visited(peru, 12, owner={12: ANA, 28: CARO}).claims == [Claim(by=ANA, visitor=BETO, square=12, amount=28)]


@pytest.mark.clause("PE-15")
def test_ten_times_if_both_have_one_owner_even_if_the_other_is_mortgaged(peru):
    both = {12: ANA, 28: ANA}
    assert visited(peru, 28, owner=both).claims == [Claim(by=ANA, visitor=BETO, square=28, amount=70)]
    assert visited(peru, 28, owner=both, mortgaged={12}).claims == [Claim(by=ANA, visitor=BETO, square=28, amount=70)]


@pytest.mark.clause("PE-16")
@pytest.mark.parametrize(("owner", "rent"), [({28: ANA}, 44), ({12: ANA, 28: ANA}, 110)])
def test_for_a_service_reached_by_a_card_the_dice_are_rolled_for_the_amount(peru, owner, rent):
    game = peru(at={BETO: 15}, to_roll=BETO, owner=owner, dice=[(3, 4), (5, 6)], deck={"casualidad": ["next-service"]})
    do(game, "roll")
    assert at(game)[BETO] == 28
    assert game.claims == [Claim(by=ANA, visitor=BETO, square=28, amount=rent)]
    assert [(e.first, e.second) for e in game.events if e.kind == "rent-rolled"] == [(5, 6)]


@pytest.mark.clause("PE-16")
def test_a_double_of_those_dice_gives_no_further_roll(peru):
    game = peru(
        at={BETO: 15}, to_roll=BETO, owner={28: ANA}, dice=[(3, 4), (6, 6)], deck={"casualidad": ["next-service"]}
    )
    do(game, "roll")
    assert game.claims == [Claim(by=ANA, visitor=BETO, square=28, amount=48)]
    assert refused(game, "roll").code == "already-rolled"


@pytest.mark.clause("PE-16")
def test_reached_by_the_dice_or_unowned_nothing_more_is_rolled(peru):
    assert "rent-rolled" not in kinds(visited(peru, 28, owner={28: ANA}))

    game = peru(at={BETO: 15}, to_roll=BETO, dice=[(3, 4)], deck={"casualidad": ["next-service"]})
    do(game, "roll")
    assert "rent-rolled" not in kinds(game)


@pytest.mark.clause("PE-17")
@pytest.mark.parametrize(("stations", "rent"), [([15], 25), ([5, 15], 50), ([5, 15, 25], 100), ([5, 15, 25, 35], 200)])
def test_a_station_earns_by_the_number_that_its_owner_has(peru, stations, rent):
    owner = {5: CARO, 15: CARO, 25: CARO, 35: CARO} | dict.fromkeys(stations, ANA)
    game = visited(peru, 15, owner=owner)
    assert game.claims == [Claim(by=ANA, visitor=BETO, square=15, amount=rent)]


@pytest.mark.clause("PE-17")
def test_mortgaged_stations_count(peru):
    game = visited(peru, 15, owner={5: ANA, 15: ANA, 25: ANA}, mortgaged={5, 25})
    assert game.claims == [Claim(by=ANA, visitor=BETO, square=15, amount=100)]


@pytest.mark.clause("PE-17")
def test_a_station_reached_by_a_card_earns_no_more(peru):
    game = peru(at={BETO: 15}, to_roll=BETO, owner={25: ANA}, dice=[(3, 4)], deck={"casualidad": ["next-station"]})
    do(game, "roll")
    assert game.claims == [Claim(by=ANA, visitor=BETO, square=25, amount=25)]


@pytest.mark.clause("PE-32")
def test_a_complete_group_partly_built_still_earns_double_on_its_unbuilt_lots(peru):
    game = visited(peru, 39, owner=BLUE, buildings={37: 1})
    assert game.claims == [Claim(by=ANA, visitor=BETO, square=39, amount=100)]


@pytest.mark.clause("PE-32")
def test_its_built_lots_earn_what_their_titles_show(peru):
    game = visited(peru, 37, owner=BLUE, buildings={37: 1})
    assert game.claims == [Claim(by=ANA, visitor=BETO, square=37, amount=175)]


@pytest.mark.clause("PE-12")
@pytest.mark.parametrize(("rent", "claims"), [(1, [Claim(by=ANA, visitor=BETO, square=1, amount=1)]), (0, [])])
def test_a_rent_of_1_may_be_claimed_and_a_rent_of_0_may_not(tmp_path, rent, claims):
    path = tmp_path / "cheap.toml"
    rents = f"[{rent}, 10, 30, 90, 160, 250]"
    path.write_text(f'format = 2\nextends = "peru"\nname = "cheap"\n[squares.1]\nrents = {rents}\n', encoding="utf-8")
    game = visited(partial(set_table, path), 1, owner={1: ANA})
    assert game.claims == claims
