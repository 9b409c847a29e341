"""Each edition writes money its own way."""

import pytest

from rentier.editions import load


@pytest.mark.parametrize(
    ("edition", "text"),
    [
        ("peru", "S/.\u00a01\u202f500"),
        ("brasil", "$1.500"),
        ("scuola", "1.500\u00a0$"),
        ("malta", "e\u00a01.500"),
        ("castilla", "1.500\u00a0Castis"),
    ],
)
def test_an_amount_is_written_as_the_edition_does(edition, text):
    assert load(edition).format_money(1500) == text


def test_small_and_large_figures_are_grouped_by_three():
    brasil = load("brasil")
    assert [brasil.format_number(n) for n in (0, 50, 999, 1000, 1234567)] == ["0", "50", "999", "1.000", "1.234.567"]


def test_what_is_owed_has_a_minus_before_everything():
    assert load("peru").format_money(-50) == "\u2212S/.\u00a050"
    assert load("castilla").format_money(-1500) == "\u22121.500\u00a0Castis"
    assert load("castilla").format_number(-1500) == "\u22121.500"


def test_a_space_is_never_one_where_a_line_could_break():
    for name in ("peru", "scuola", "malta", "castilla"):
        assert " " not in load(name).format_money(1500)


@pytest.mark.parametrize(
    ("edition", "language", "text"),
    [
        ("brasil", "en", "$1,500"),
        ("brasil", "pt", "$1.500"),
        ("castilla", "en", "1,500\u00a0Castis"),
        ("castilla", "it", "1.500\u00a0Castis"),
        ("malta", "en", "e\u00a01,500"),
        ("peru", "es", "S/.\u00a01\u202f500"),
        ("peru", "en", "S/.\u00a01,500"),
        ("peru", "pt", "S/.\u00a01.500"),
    ],
)
def test_the_sign_is_the_editions_and_the_separator_the_languages(edition, language, text):
    assert load(edition).format_money(1500, language) == text
    assert load(edition).format_number(1500, language) in text
