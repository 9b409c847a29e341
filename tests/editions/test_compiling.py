"""An edition as flat numbers."""

from rentier.editions import load
from rentier.editions.compile import flat
from rentier.rules import names


def card(edition, deck, id):
    place = list(edition.decks).index(deck) * names.CARDS
    place += [card.id for card in edition.decks[deck].cards].index(id)
    lists = flat(edition)[1]
    return lists["card_effect"][place], lists["card_a"][place], lists["card_b"][place]


def rents(edition, square):
    return flat(edition)[1]["rent"][square * 8 : square * 8 + 8]


def test_tables_are_compiled_once():
    assert load("peru").tables is load("peru").tables


def test_the_counts_are_the_boards():
    tables = load("peru").tables
    assert (tables.squares, tables.titles, tables.groups, tables.decks, tables.keepers) == (40, 28, 10, 2, 2)
    assert tables.jail_square == 10


def test_dials_become_numbers():
    tables = load("malta").tables
    assert (tables.fines_to, tables.house_stock, tables.claim) == (names.JACKPOT, -1, names.CLAIM_SECOND_ROLL)
    assert (tables.jail_played, tables.even, tables.needs_group, tables.raise_any_time) == (0, 0, 1, 1)
    assert load("peru", {"jail.bail": 77}).tables.bail == 77


def test_a_lots_hotel_stands_one_above_the_editions_houses():
    assert rents(load("peru"), 39) == [50, 200, 600, 1400, 1700, 2000, 0, 0]
    assert rents(load("peru", mode="quick"), 39) == [50, 200, 600, 1400, 2000, 0, 0, 0]
    assert rents(load("castilla"), 39) == [50, 200, 600, 1400, 2000, 0, 0, 0]


def test_other_rents_are_by_number_owned_and_the_last_goes_on():
    assert rents(load("peru"), 5) == [25, 50, 100, 200, 200, 200, 200, 200]
    assert rents(load("peru"), 12) == [4, 10, 10, 10, 10, 10, 10, 10]
    assert rents(load("brasil"), 12) == [40] * 8
    assert rents(load("peru"), 0) == [0] * 8


def test_squares_have_their_group_deck_and_amount():
    peru = load("peru")
    lists = flat(peru)[1]
    assert lists["group"][0] == -1
    assert [lists["group"][square] for square in (1, 3, 39)] == [0, 0, 7]
    assert [list(peru.decks)[lists["deck"][square]] for square in (7, 2)] == ["casualidad", "arca"]
    assert (lists["amount"][4], lists["amount"][38], lists["price"][39], lists["mortgage"][39]) == (200, 100, 400, 200)
    assert (lists["house_price"][39], lists["hotel_price"][39]) == (200, 200)


def test_each_kind_of_card_is_encoded():
    peru, malta = load("peru"), load("malta")
    assert card(peru, "casualidad", "advance-24") == (names.CARD_MOVE_TO, 24, 0)
    assert card(peru, "casualidad", "next-station") == (names.CARD_MOVE_TO_NEXT, names.STATION, 0)
    assert card(peru, "casualidad", "back-three") == (names.CARD_MOVE_BACK, 3, 0)
    assert card(peru, "casualidad", "go-to-jail") == (names.CARD_GO_TO_JAIL, 0, 0)
    assert card(peru, "casualidad", "horn-fine") == (names.CARD_PAY, 15, 15)
    assert card(peru, "casualidad", "fair-stall") == (names.CARD_COLLECT, 50, 50)
    assert card(peru, "casualidad", "godparent") == (names.CARD_PAY_EACH, 50, 50)
    assert card(peru, "arca", "birthday") == (names.CARD_COLLECT_EACH, 10, 10)
    assert card(peru, "arca", "roof-bulls") == (names.CARD_PAY_BUILDINGS, 40, 115)
    assert card(malta, "xorti", "birthday") == (names.CARD_COLLECT_EACH, 10, 100)
    assert card(malta, "xorti", "parking") == (names.CARD_PAY, 50, 150)
    assert card(malta, "xorti", "mepa") == (names.CARD_PAY_BUILDINGS_RANDOM, 40, 180)
    assert card(malta, "xorti", "anywhere") == (names.CARD_MOVE_RANDOM, 0, 0)


def test_jail_free_cards_are_numbered_over_all_decks():
    peru = load("peru")
    assert card(peru, "casualidad", "jail-free") == (names.CARD_JAIL_FREE, 0, 0)
    assert card(peru, "arca", "jail-free") == (names.CARD_JAIL_FREE, 1, 0)
    assert flat(peru)[1]["keeper"] == [10, names.CARDS + 2]


def test_a_board_without_a_jail_says_so(child):
    said = """remove = ["squares.4.kind", "squares.9.kind"]
    [squares]
    4.kind = "rest"
    9.kind = "rest"
    [jail]
    played = false
    [turn]
    doubles_to_jail = 0"""
    assert load(child(said)).tables.jail_square == -1
