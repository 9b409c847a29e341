"""Prepositions contract with the article of the jail, the Bank, the jackpot and squares, in every edition."""

import re
from collections.abc import Iterator
from itertools import product

import pytest

from rentier.editions import Edition, load
from rentier.notation import cards, details, events, nouns, refusals, texts
from rentier.notation.nouns import Noun, joined

EDITIONS = ("brasil", "peru", "scuola", "malta", "castilla")
# A preposition and an article that each language writes as one word, and the jail, Bank and jackpot without an article.
WRONG = {
    "pt": r"\b(de|em|a|por) (o|a|os|as) (?=\w)|\b(de|em|para) (Prisão|Cadeia|Ausência)\b|\b(a|de|em) (Banco|bolo)\b",
    "es": r"\b(a|de) el |\b(a|de|en) (Cárcel|Prisión|Ausencia|Banca|bote)\b",
    "it": (
        r"\b(di|a|da|in|su) ((il|lo|la|i|gli|le) |l’|l')|\b(a|da|di|in|su) (Prigione|Banca|montepremi)\b"
        r"|\b(a|da|di|su) Assenza\b"
    ),
    "en": r"\b(the the|a the)\b|\b(to|from|the) (Jail|Prison)\b",
}


@pytest.mark.parametrize(
    ("language", "before", "noun", "text"),
    [
        ("es", "sale de ", "la cárcel", "sale de la cárcel"),
        ("es", "paga a ", "el bote", "paga al bote"),
        ("es", "cobra de ", "el bote", "cobra del bote"),
        ("pt", "sai de ", "a cadeia", "sai da cadeia"),
        ("pt", "cai em ", "os Lucros do ano", "cai nos Lucros do ano"),
        ("pt", "deve a ", "o Banco", "deve ao Banco"),
        ("pt", "vai a ", "a Ausência", "vai à Ausência"),
        ("pt", "vai para ", "a prisão", "vai para a prisão"),
        ("pt", "paga por ", "a casa", "paga pela casa"),
        ("it", "esce da ", "l’Assenza", "esce dall’Assenza"),
        ("it", "esce da ", "l'Assenza", "esce dall’Assenza"),
        ("it", "finisce in ", "l’Assenza", "finisce in Assenza"),
        ("it", "finisce in ", "la prigione", "finisce in prigione"),
        ("it", "paga a ", "la Banca", "paga alla Banca"),
        ("it", "paga in ", "il montepremi", "paga nel montepremi"),
        ("it", "Su ", "gli Utili", "Sugli Utili"),
        ("it", "con ", "il montepremi", "con il montepremi"),
        ("en", "out of ", "jail", "out of jail"),
    ],
)
def test_a_preposition_contracts_with_the_article(language, before, noun, text):
    assert joined(language, before, Noun(noun)) == text


@pytest.mark.parametrize(
    ("figure", "text"),
    [
        *[("8%", "l’8%"), ("8,3%", "l’8,3%"), ("80%", "l’80%"), ("11%", "l’11%"), ("11,5%", "l’11,5%")],
        *[("7%", "il 7%"), ("18%", "il 18%"), ("110", "il 110"), ("1,1%", "il 1,1%")],
    ],
)
def test_the_italian_article_before_a_figure_follows_how_it_is_read(figure, text):
    assert joined("it", "con il ", figure) == f"con {text}"
    assert joined("es", "con il ", figure) == f"con il {figure}"
    assert text in texts.sentence("it", "report-finding-leader", {"share": figure, "interval": ""})


def test_no_italian_sentence_has_a_plural_article_before_an_amount():
    details = {"owed": "80 $", "amount": "80 $", "seat": "Ana", "to": "Beto", "squares": "Aula", "cash": ""}
    for key in ("refused-can-still-pay", "event-settlement-accepted"):
        assert not re.search(r"\b(i|dei) 80", texts.sentence("it", key, details))


def test_a_name_is_not_contracted():
    assert joined("es", "cae en ", "El Collado") == "cae en El Collado"
    assert joined("es", "el hotel de ", Noun("El Collado")) == "el hotel de El Collado"
    assert joined("es", "paga a ", "el bote") == "paga a el bote"  # a player of that name


def test_in_brackets_a_square_stands_by_its_name():
    assert joined("it", " (", Noun("la Retta scolastica", "Retta scolastica")) == " (Retta scolastica"


def test_a_sentence_that_begins_with_a_noun_has_a_capital():
    known = {"square": Noun("la Palestra")}
    assert texts.sentence("it", "refused-not-owner", known) == "La Palestra non ti appartiene."
    assert texts.sentence("it", "refused-not-owner", {"square": "dUDA"}) == "dUDA non ti appartiene."


def said_of_events(edition: Edition, language: str) -> Iterator[str]:
    """Every event of the edition with every word, account and square that it may name, but no card's own text."""
    table = events.Table(edition, ("Ana", "Beto"))
    accounts = (0, "bank", "jackpot")
    places = [square.index for square in edition.squares if square.nouns] + [1]
    choices = {
        **{word: tuple(values.values()) for word, values in events.WORDS.items()},
        **dict.fromkeys(("payer", "payee", "giver", "taker"), accounts),
        **dict.fromkeys(("square", "place"), places),
        "seats": ([0, 1],),
        "squares": ([1, 3],),
        "amount": (1500,),
        "cash": (0, 20),
        "turns": (1, 3),
        "before": (1, 3, 5),
        "buildings": (0, 1),
    }
    deck, found = next(iter(edition.decks.items()))
    choices |= {"deck": (deck,), "card": tuple(card.id for card in found.cards)}
    for number, kind in events.KINDS.items():
        if kind == "card-drawn":
            continue
        names = events.FIELDS[number]
        for values in product(*(choices.get(name, (1,)) for name in names)):
            yield table.event(0, kind, dict(zip(names, values, strict=True))).text_in(language)


def said_of_moves(edition: Edition, language: str) -> Iterator[str]:
    """Every refusal, label of a move and card of the edition that names the jail, a square or a creditor."""
    creditors = ["", "Ana", texts.account(language, "bank"), texts.account(language, "jackpot")]
    known = {
        **nouns.of_edition(edition, language),
        **details.of_edition(edition),
        "owed": "$5",
        "cash": "$3",
        "other": "Ana",
    }
    for square, creditor in product(["", *(s for s in edition.squares if s.nouns)], creditors):
        named = nouns.of_square(square, language) if square else ""
        for code in refusals.CODES.values():
            yield texts.sentence(language, f"refused-{code}", {**known, "square": named, "creditor": creditor})
        for key in texts.keys(language):
            if key.startswith("move-"):
                yield texts.sentence(language, key, {**known, "square": named})
    for deck in edition.decks.values():
        for card in deck.cards:
            yield cards.sentence(edition, card, language)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("name", EDITIONS)
def test_no_sentence_of_any_edition_has_a_wrong_or_missing_article(name, language):
    edition = load(name)
    said = {*said_of_events(edition, language), *said_of_moves(edition, language)}
    assert len(said) > 500
    assert [text for text in said if re.search(WRONG[language], text)] == []


def test_the_wrong_forms_are_recognised():
    wrong = {
        "es": ["va a parar a Cárcel", "paga $5 a el bote", "sale de el bote"],
        "pt": ["sai de Cadeia", "deve $5 a o Banco", "cai em a cadeia"],
        "it": ["esce da Prigione", "esce da Assenza", "su la casella", "da l’Assenza"],
    }
    for language, forms in wrong.items():
        assert all(re.search(WRONG[language], form) for form in forms)


@pytest.mark.parametrize(
    ("name", "language", "freed", "jailed"),
    [
        ("peru", "es", "Ana usa una carta y sale de la cárcel.", "Ana va a parar a la cárcel."),
        ("peru", "pt", "Ana usa um cartão e sai da cadeia.", "Ana vai parar na cadeia."),
        ("peru", "it", "Ana usa una carta ed esce dalla prigione.", "Ana finisce in prigione."),
        ("peru", "en", "Ana uses a card and is out of jail.", "Ana ends up in jail."),
        ("brasil", "pt", "Ana usa um cartão e sai da prisão.", "Ana vai parar na prisão."),
        ("scuola", "it", "Ana usa una carta ed esce dall’Assenza.", "Ana finisce in Assenza."),
        ("scuola", "es", "Ana usa una carta y sale de la Ausencia.", "Ana va a parar a la Ausencia."),
    ],
)
def test_the_jail_has_its_article(name, language, freed, jailed):
    table = events.Table(load(name), ("Ana",))
    assert table.event(0, "freed", {"seat": 0, "freed_by": "card"}).text_in(language) == freed
    assert table.event(0, "jailed", {"seat": 0, "jailed_by": "square"}).text_in(language) == jailed


@pytest.mark.clause("CA-11", "CA-17")
@pytest.mark.parametrize(
    ("language", "parking", "cards"),
    [
        ("es", "Ana cae en el Aparcamiento gratuito.", "Ana cae en la casilla Sorpresa."),
        ("pt", "Ana cai no Estacionamento gratuito.", "Ana cai na casa Surpresa."),
        ("it", "Ana si ferma sul Parcheggio gratuito.", "Ana si ferma sulla casella Sorpresa."),
        ("en", "Ana lands on Free parking.", "Ana lands on the Surprise square."),
    ],
)
def test_free_parking_and_the_squares_of_both_decks_have_their_article(language, parking, cards):
    table = events.Table(load("castilla"), ("Ana",))

    def moved(square: int) -> str:
        return table.event(0, "moved", {"seat": 0, "origin": 1, "square": square, "how": "dice"}).text_in(language)

    assert moved(20) == parking
    assert [moved(square) for square in (7, 22, 36)] == [cards] * 3


def test_a_board_without_a_jail_uses_the_noun_of_the_language():
    assert texts.sentence("it", "refused-no-jail-card", {}) == "Non hai nessuna carta per uscire dalla prigione."


def test_a_pawn_that_the_dice_bring_to_the_jail_square_visits_it():
    def moved(name: str, language: str) -> str:
        fields = {"seat": 0, "origin": 4, "square": 10, "how": "dice"}
        return events.Table(load(name), ("Ana",)).event(0, "moved", fields).text_in(language)

    assert moved("peru", "es") == "Ana cae en la casilla de la cárcel, solo de visita."
    assert moved("malta", "es") == "Ana cae en la casilla de la cárcel."  # MT-06: nobody is visited there


@pytest.mark.parametrize(
    ("square", "language", "text"),
    [
        (0, "it", "Ana si ferma sul GO."),
        (12, "pt", "Ana cai no Aqueduto de Wignacourt."),
        (12, "es", "Ana cae en el Acueducto de Wignacourt."),
        (12, "it", "Ana si ferma sull’Acquedotto di Wignacourt."),
        (12, "en", "Ana lands on the Wignacourt Aqueduct."),
        (20, "pt", "Ana cai no Estacionamento gratuito."),
        (20, "es", "Ana cae en el Parqueo gratis."),
        (20, "it", "Ana si ferma sul Parcheggio gratuito."),
        (28, "pt", "Ana cai na Usina de Delimara."),
        (28, "es", "Ana cae en la Central de Delimara."),
        (28, "it", "Ana si ferma sulla Centrale di Delimara."),
        (28, "en", "Ana lands on the Delimara Power Station."),
    ],
)
def test_common_nouns_among_the_squares_of_malta_have_an_article(square, language, text):
    fields = {"seat": 0, "origin": 4, "square": square, "how": "dice"}
    assert events.Table(load("malta"), ("Ana",)).event(0, "moved", fields).text_in(language) == text
