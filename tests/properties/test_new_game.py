"""The numbers that a game begins with: those of the state, and those of the edition's tables."""

import pytest

from rentier import Game, load
from rentier.bots import driver, flat, numbers
from rentier.bots.driver import Driver
from rentier.notation import position
from rentier.rules import moves, names, setup, state
from tests.at_the_table import ANA, BETO, do, kinds, set_table

DRAWN = ("key0", "key1", "counter")
BEFORE_THE_FIRST_ROLL = {
    "seats": 3,
    "rounds": 1,
    "landed": names.NOBODY,
    "houses_left": 32,
    "hotels_left": 12,
    "auction_leader": names.NOBODY,
    "auction_money_to": names.BANK,
    "declined_square": names.NOBODY,
    "declined_by": names.NOBODY,
    "placing": names.NOBODY,
    "cash": [1500, 1500, 1500, 0, 0, 0, 0, 0, -4500, 0],
    "jail_turns": [names.NOT_IN_JAIL] * 8,
    "owner": [names.NOBODY] * 64,
    "deck_left": [16, 16, 0, 0],
    "keeper": [names.NOBODY] * 8,
    "estate_money_to": [names.BANK] * 8,
}


def first_fields(game):
    """The fields of the state by name, without what was drawn."""
    fields = position.unpack(game.flat[0])
    return {name: value for name, value in fields.items() if name not in DRAWN}


@pytest.mark.both_forms
def test_at_the_start_of_a_game_nothing_has_happened():
    game = Game("peru", players=3, seed="1", dice=[(6, 6), (1, 2), (1, 2)])
    fields = first_fields(game)
    decks = fields.pop("deck")
    zeros = {name: [0] * length if length else 0 for name, length in state.LAYOUT if name in fields}
    assert fields == {**zeros, **BEFORE_THE_FIRST_ROLL}
    assert kinds(game) == ["opening-roll"] * 3 + ["game-started", "turn-started"]
    assert [sorted(decks[at : at + 16]) for at in (0, 32)] == [list(range(16))] * 2
    assert decks[16:32] == [0] * 16
    assert decks[48:] == [0] * 80


@pytest.mark.both_forms
def test_what_a_position_does_not_say_is_as_at_the_start_of_a_game():
    begun = first_fields(Game("peru", players=3, dice=[(6, 6), (1, 2), (1, 2)]))
    told = first_fields(set_table("peru"))
    assert told.pop("deck")
    assert begun.pop("deck")
    assert told == begun


def shown_tables(edition, **house_rules):
    """The numbers of the edition as a flat bot is shown them, by name."""
    tables = load(edition, house_rules={f"mortgage.{key}": value for key, value in house_rules.items()}).tables
    seats = Driver([numbers.FOREIGN] * 2, 0)
    flat.prepare(seats.flat, tables)
    driver.show_flat(setup.new_state(tables, 2, 1, 1), tables, seats, 0)
    shown, at = {}, seats.flat.at_tables
    for name, length in flat.TABLES:
        shown[name] = list(seats.flat.buffer[at : at + length]) if length else seats.flat.buffer[at]
        at += length or 1
    return shown


@pytest.mark.both_forms
@pytest.mark.parametrize("edition", ["brasil", "peru", "scuola", "malta", "castilla"])
def test_places_that_the_board_does_not_use_are_zero(edition):
    shown = shown_tables(edition)
    squares, titles, groups, decks = (shown[name] for name in ("squares", "titles", "groups", "decks"))
    assert (squares, len(shown["kind"])) == (40, 64)
    assert shown["group"][squares:] == [-1] * 24
    for name in ("kind", "deck", "price", "house_price", "hotel_price", "mortgage", "amount"):
        assert shown[name][squares:] == [0] * 24, name
    assert shown["rent"][8 * squares :] == [0] * 192
    assert shown["title"][titles:] == [0] * (64 - titles)
    assert shown["member"][titles:] == [0] * (64 - titles)
    for name in ("group_size", "group_first"):
        assert shown[name][groups:] == [0] * (64 - groups), name
    assert shown["deck_size"][decks:] == [0] * (4 - decks)
    assert shown["keeper"][shown["keepers"] :] == [0] * (8 - shown["keepers"])
    for name in ("card_effect", "card_a", "card_b"):
        for deck in range(4):
            size = shown["deck_size"][deck]
            assert shown[name][32 * deck + size : 32 * deck + 32] == [0] * (32 - size), name


@pytest.mark.both_forms
@pytest.mark.parametrize("edition", ["brasil", "peru", "scuola", "malta", "castilla"])
def test_a_square_that_is_no_title_has_no_price_of_lifting(edition):
    shown = shown_tables(edition)
    title = set(shown["title"][: shown["titles"]])
    for square in range(64):
        for name in ("lifting", "lifting_bought"):
            assert (shown[name][square] > 0) == (square in title), (name, square)


@pytest.mark.both_forms
def test_lifting_costs_the_mortgage_and_the_interest_rounded_up():
    shown = shown_tables("peru")
    assert [shown["lifting"][square] for square in (1, 5, 28, 39)] == [33, 110, 83, 220]
    shown = shown_tables("peru", interest=23)
    assert [shown["lifting"][square] for square in (1, 37)] == [37, 216]  # 23% of 30 and 175 is 6.90 and 40.25


@pytest.mark.both_forms
def test_lifting_what_was_bought_mortgaged_costs_both_interests_rounded_up_together():
    shown = shown_tables("castilla")
    assert [shown["lifting"][square] for square in (1, 39)] == [30, 200]
    assert [shown["lifting_bought"][square] for square in (1, 39)] == [33, 220]
    shown = shown_tables("peru", interest=11, bought_interest=12)
    assert [shown["lifting_bought"][square] for square in (1, 37)] == [37, 216]


@pytest.mark.both_forms
def test_a_group_is_its_titles_and_no_other_square():
    """Bots read this set: a trader that took the group for incomplete would pay four times the last lot's price."""
    game = set_table("peru", owner={16: ANA, 18: ANA, 19: BETO}, cash={BETO: 200})
    do(game, "offer", seat=BETO, to=ANA, give={"squares": [19]}, take={"cash": 800})
    seats = Driver([numbers.TRADER] * 3, 1)
    assert driver.next_to_ask(*game.flat, seats) == ANA
    assert driver.decide(*game.flat, seats, ANA)
    assert moves.packed(seats.move)[0] == names.MOVE_REJECT
