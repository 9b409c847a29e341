"""What the page's own sentences need from the server: money, the jail with its article, empty squares, the jackpot."""

import pytest

from rentier.editions import load, money
from rentier.server import rulebook


@pytest.mark.parametrize(
    ("edition", "language", "text"),
    [
        ("brasil", "en", "$1,500"),
        ("brasil", "pt", "$1.500"),
        ("peru", "es", "S/.\u00a01\u202f500"),
        ("malta", "en", "e\u00a01,500"),
    ],
)
def test_the_page_writes_money_as_the_sentences_do(edition, language, text):
    written = rulebook.page(load(edition), language)["currency"]
    assert money.format_money(money.Currency(**written), 1500) == text == load(edition).format_money(1500, language)


@pytest.mark.parametrize(
    ("edition", "language", "words"),
    [
        ("peru", "es", {"inside": "en la cárcel", "out": "de la cárcel", "to": "a la cárcel"}),
        ("brasil", "pt", {"inside": "na prisão", "out": "da prisão", "to": "para a prisão"}),
        ("castilla", "it", {"inside": "in prigione", "out": "dalla prigione", "to": "in prigione"}),
        ("scuola", "it", {"inside": "in Assenza", "out": "dall’Assenza", "to": "in Assenza"}),
        ("malta", "en", {"inside": "in jail", "out": "of jail", "to": "to jail"}),
    ],
)
def test_the_page_has_the_jail_behind_prepositions(edition, language, words):
    assert rulebook.page(load(edition), language)["jail_words"] == words


@pytest.mark.clause("MT-06")
@pytest.mark.clause("MT-19")
def test_the_page_knows_empty_jail_squares_and_the_jackpot():
    malta, peru = (rulebook.page(load(edition), "en") for edition in ("malta", "peru"))
    assert (malta["jail_played"], malta["jackpot"]) == (False, True)
    assert (peru["jail_played"], peru["jackpot"]) == (True, False)
