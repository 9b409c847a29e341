"""The five boards: their layouts, their amounts on the classic ladder, their names, cards and texts."""

import csv
import re
from collections import Counter
from pathlib import Path

import pytest

from rentier.editions import LANGUAGES, load
from rentier.editions.source import BUILT_IN

LADDER = list(csv.DictReader((Path(__file__).parent / "classic_ladder.csv").read_text().splitlines()))
LOT_GROUPS = [(1, 3), (6, 8, 9), (11, 13, 14), (16, 18, 19), (21, 23, 24), (26, 27, 29), (31, 32, 34), (37, 39)]
CARD_SQUARES = (2, 7, 17, 22, 33, 36)
LINES = (5, 15, 25, 35)
SERVICES = (12, 28)
FIVE = ("brasil", "castilla", "malta", "peru", "scuola")

all_five = pytest.mark.parametrize("name", FIVE)


def decks(name):
    return {deck.id: [card.id for card in deck.cards] for deck in load(name).decks.values()}


def effects(name, deck):
    return Counter(card.effect for card in load(name).decks[deck].cards)


def card(name, deck, id):
    return next((card.effect, card.value) for card in load(name).decks[deck].cards if card.id == id)


@all_five
def test_forty_squares_with_four_corners_and_28_titles(name):
    squares = load(name).squares
    assert [square.index for square in squares] == list(range(40))
    assert [squares[corner].kind for corner in (0, 10, 20, 30)] == ["start", "jail", "parking", "go-to-jail"]
    assert sum(square.group is not None for square in squares) == 28
    assert [square.index for square in squares if square.kind == "cards"] == list(CARD_SQUARES)


@all_five
def test_lots_stand_in_eight_groups_where_the_ladder_has_them(name):
    edition = load(name)
    by_group: dict[str, list[int]] = {}
    for square in edition.squares:
        if square.kind == "lot":
            by_group.setdefault(square.group, []).append(square.index)
    assert sorted(map(tuple, by_group.values())) == LOT_GROUPS


@all_five
def test_lots_cost_and_earn_what_the_ladder_says(name):
    squares = load(name).squares
    for row in LADDER:
        if row["kind"] == "lot":
            square = squares[int(row["square"])]
            assert square.price == int(row["price"])
            assert square.mortgage == int(row["mortgage"])
            assert square.house_price == square.hotel_price == int(row["house_price"])
            assert square.rents == [int(row[f"rent_{n}"]) for n in (0, 1, 2, 3, 4, "hotel")]


@pytest.mark.parametrize(
    ("name", "kind"), [("peru", "station"), ("scuola", "station"), ("malta", "station"), ("castilla", "monument")]
)
def test_four_lines_and_two_services_are_on_the_ladder_too(name, kind):
    squares = load(name).squares
    for index in LINES:
        square = squares[index]
        assert (square.kind, square.price, square.rents, square.mortgage) == (kind, 200, [25, 50, 100, 200], 100)
        assert square.group == f"{kind}s"
    for index in SERVICES:
        square = squares[index]
        assert (square.kind, square.group, square.price, square.rents, square.mortgage) == (
            "service",
            "services",
            150,
            [4, 10],
            75,
        )


@pytest.mark.clause("BR-20")
def test_brasil_has_four_companies_at_200_and_two_at_150():
    squares = load("brasil").squares
    assert [
        (squares[i].kind, squares[i].price, squares[i].rents, squares[i].mortgage) for i in (*LINES, *SERVICES)
    ] == [
        *[("company", 200, [50], 100)] * 4,
        *[("company", 150, [40], 75)] * 2,
    ]
    assert {squares[i].group for i in (*LINES, *SERVICES)} == {"companies"}


def test_taxes_and_profits_are_printed_on_their_squares():
    def printed(name):
        return [(load(name).squares[i].kind, load(name).squares[i].amount) for i in (4, 38)]

    assert printed("peru") == printed("scuola") == printed("castilla") == [("tax", 200), ("tax", 100)]
    assert printed("brasil") == [("tax", 200), ("prize", 100)]
    assert printed("malta") == [("tax", 200), ("tax", 200)]


@pytest.mark.clause("SC-02")
def test_scuola_has_the_taxes_and_the_nurse_of_its_rulebook():
    squares = load("scuola").squares
    assert [squares[i].name for i in (4, 38, 30, 10, 0)] == [
        "Retta scolastica",
        "Tassa wi-fi",
        "Infermiera",
        "Assenza",
        "VIA",
    ]


@pytest.mark.parametrize(
    ("name", "on"),
    [
        ("peru", {"casualidad": (7, 22, 36), "arca": (2, 17, 33)}),
        ("brasil", {"sorte-reves": CARD_SQUARES}),
        ("scuola", {"imprevisti": (7, 22, 36), "probabilita": (2, 17, 33)}),
        ("malta", {"xorti": CARD_SQUARES}),
        ("castilla", {"sorpresa": (7, 22, 36), "banco": (2, 17, 33)}),
    ],
)
def test_card_squares_draw_from_the_editions_decks(name, on):
    squares = load(name).squares
    found = {deck: tuple(square.index for square in squares if square.deck == deck) for deck in load(name).decks}
    assert found == on


def test_the_decks_have_as_many_cards_as_the_rulebooks_say():
    sizes = {name: {deck: len(cards) for deck, cards in decks(name).items()} for name in FIVE}
    assert sizes == {
        "peru": {"casualidad": 16, "arca": 16},
        "brasil": {"sorte-reves": 30},
        "scuola": {"imprevisti": 16, "probabilita": 16},
        "malta": {"xorti": 4},
        "castilla": {"sorpresa": 16, "banco": 16},
    }


def test_perus_first_deck_moves_and_its_second_pays():
    assert decks("peru")["casualidad"][:11] == [
        "advance-start",
        "advance-24",
        "advance-11",
        "advance-5",
        "advance-39",
        "next-station",
        "next-station-2",
        "next-service",
        "back-three",
        "go-to-jail",
        "jail-free",
    ]
    assert decks("peru")["arca"][:3] == ["advance-start", "go-to-jail", "jail-free"]
    assert effects("peru", "casualidad")["pay_buildings"] == effects("peru", "arca")["pay_buildings"] == 1
    assert card("peru", "arca", "birthday") == ("collect_each", 10)


@all_five
def test_a_card_named_after_a_square_goes_there(name):
    for deck, ids in decks(name).items():
        for id in ids:
            if found := re.fullmatch(r"advance-(\d+)", id):
                assert card(name, deck, id) == ("move_to", int(found[1]))
    if name != "malta":
        assert all(card(name, deck, "jail-free") == ("jail_free", True) for deck in decks(name))


@pytest.mark.clause("MT-09")
@pytest.mark.clause("MT-10")
@pytest.mark.clause("MT-11")
@pytest.mark.clause("MT-12")
def test_maltas_four_xorti_cards():
    found = {card.id: (card.effect, card.value) for card in load("malta").decks["xorti"].cards}
    assert found == {
        "birthday": ("collect_each", [10, 100]),
        "parking": ("pay", [50, 150]),
        "mepa": ("pay_buildings_random", [40, 180]),
        "anywhere": ("move_random", True),
    }


# Names and texts.


@all_five
def test_every_title_has_a_name_of_its_own_and_a_short_one_where_it_is_long(name):
    titles = [square for square in load(name).squares if square.group]
    assert len({square.name for square in titles}) == 28
    shorts = [square.short or square.name for square in titles]
    assert len(set(shorts)) == 28
    for square in load(name).squares:
        assert square.short is not None or len(square.name) <= 12, square.name


@all_five
def test_what_is_no_place_has_a_name_in_four_languages(name):
    edition = load(name)
    for square in edition.squares:
        if square.group is None or name == "scuola" or square.kind in ("service", "company"):
            assert tuple(square.names) == LANGUAGES, square.name
        if square.names:
            assert square.name_in(edition.language) == square.name


def test_a_place_keeps_its_name_in_every_language():
    cayma = load("peru").squares[21]
    assert [cayma.name_in(language) for language in LANGUAGES] == ["Cayma"] * 4


@all_five
def test_groups_have_a_colour_a_pattern_of_their_own_and_names_in_four_languages(name):
    groups = load(name).groups.values()
    assert all(tuple(group.names) == LANGUAGES for group in groups)
    assert len({group.pattern for group in groups}) == len({group.colour for group in groups}) == len(groups)


@all_five
def test_every_card_has_its_own_text_in_four_languages(name):
    cards = [card for deck in load(name).decks.values() for card in deck.cards]
    for language in LANGUAGES:
        texts = [card.text(language) for card in cards]
        assert None not in texts
        assert len(set(texts)) == len(texts)
        assert max(map(len, texts)) <= 160


@all_five
def test_a_cards_text_names_the_amounts_it_moves(name):
    edition = load(name)
    for deck in edition.decks.values():
        for card in deck.cards:
            for number in amounts(card):
                for language in LANGUAGES:
                    figures = [int(figure) for figure in re.findall(r"\d+", card.text(language))]
                    assert number in figures, (card.id, language)


def amounts(card):
    if card.effect == "move_to":
        return []
    if isinstance(card.value, dict):
        return list(card.value.values())
    if isinstance(card.value, list):
        return card.value
    return [] if isinstance(card.value, bool | str) else [card.value]


@all_five
def test_a_card_says_nothing_that_a_house_rule_may_change(name):
    edition = load(name)
    for deck in edition.decks.values():
        for card in deck.cards:
            for text in card.texts.values():
                assert not re.search(r"\b(o bolo|bote|montepremi|jackpot)\b", text), text
                if not amounts(card):
                    assert edition.currency.symbol == "e" or edition.currency.symbol not in text, text


@all_five
def test_an_italian_card_speaks_in_one_mood(name):
    for deck in load(name).decks.values():
        for card in deck.cards:
            assert not re.search(r"\b(paghi|incassi|ricevi|avanzi|conservi)\b", card.text("it").lower()), card.id


@all_five
def test_a_deck_is_named_as_its_squares_are(name):
    edition = load(name)
    for square in edition.squares:
        if square.deck and square.deck != "xorti":
            assert edition.decks[square.deck].names == square.names


@all_five
def test_cards_are_called_as_in_the_rulebooks(name):
    text = (BUILT_IN / f"{name}.toml").read_text(encoding="utf-8")
    said = {language: "\n".join(re.findall(rf"^{language} = (.*)$", text, re.MULTILINE)) for language in LANGUAGES}
    assert "cartoncin" not in said["it"]
    assert not re.search(r"esta tarjeta|tarjetas xorti", said["es"])  # a “tarjeta” is a title's
    assert not re.search(r"esta carta|cartas xorti|duplo", said["pt"])


@all_five
def test_a_card_that_moves_to_a_square_names_it(name):
    edition = load(name)
    for deck in edition.decks.values():
        for card in deck.cards:
            if card.effect == "move_to":
                square = edition.squares[card.value]
                for language in LANGUAGES:
                    assert square.name_in(language).lower() in card.text(language).lower(), (card.id, language)


@all_five
def test_money_on_a_card_is_written_as_the_edition_does(name):
    currency = load(name).currency
    gap = " " if currency.space else ""
    if currency.symbol == "e":  # also a word of three languages: only the amounts are looked for
        for card in (card for deck in load(name).decks.values() for card in deck.cards if isinstance(card.value, list)):
            for text in card.texts.values():
                assert all(f"e {amount}" in text for amount in card.value), text
        return
    for deck in load(name).decks.values():
        for card in deck.cards:
            for text in card.texts.values():
                for place in re.finditer(re.escape(currency.symbol) + r"(?!\w)", text):
                    if currency.placement == "before":
                        assert re.match(rf"{gap}\d", text[place.end() :]), text
                    else:
                        assert re.search(rf"\d{gap}$", text[: place.start()]), text


@all_five
def test_about_is_told_in_four_languages(name):
    assert tuple(load(name).about) == LANGUAGES


def test_no_trade_mark_of_a_published_game_appears():
    marks = "monopoly|monopoli|hasbro|parker|banco imobiliário|estrela|waddington|community chest|boardwalk|park place"
    marks += "|mediterranean avenue|marvin gardens|water works|chance card|get out of jail free|rich uncle|mayfair"
    for path in BUILT_IN.glob("*.toml"):
        found = re.findall(marks, path.read_text(encoding="utf-8").lower())
        assert not found, (path.name, found)
