"""Sentences that depend on the edition, the language or what was in the way."""

import pytest

from rentier import Game, Refused
from rentier.editions import load
from rentier.notation import events, texts
from tests.at_the_table import ANA, BETO, do, set_table


def said(name: str, kind: str, language: str = "en", **fields: object) -> str:
    """The sentence of an event in this edition."""
    return events.Table(load(name), ("Ana", "Beto")).event(0, kind, fields).text_in(language)


def test_an_amount_in_a_sentence_is_written_as_its_language_does():
    paid = {"payer": ANA, "payee": BETO, "amount": 1000, "reason": "trade", "place": None}
    assert said("brasil", "paid", "en", **paid) == "Ana pays Beto $1,000 for the trade."
    assert said("brasil", "paid", "pt", **paid) == "Ana paga $1.000 a Beto pela troca."
    assert said("castilla", "paid", "en", **paid) == "Ana pays Beto 1,000\u00a0Castis for the trade."


@pytest.mark.parametrize(
    ("edition", "payee", "text"),
    [
        ("castilla", BETO, "Beto receives Ana’s last 45\u00a0Castis."),
        ("castilla", "bank", "The Bank receives Ana’s last 45\u00a0Castis."),
        ("brasil", BETO, "Beto receives Ana’s last $45."),
        ("malta", "jackpot", "Ana’s last e\u00a045 goes into the jackpot."),
    ],
)
def test_a_bankrupts_last_money_has_a_verb_that_fits_every_currency(edition, payee, text):
    paid = {"payer": ANA, "payee": payee, "amount": 45, "reason": "bankruptcy", "place": None}
    assert said(edition, "paid", "en", **paid) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "«Fuiste el último en decir “yo no invito”. Paga 50 Castis a cada jugador.»"),
        ("it", "«Hai detto per ultimo “stavolta non pago io”. Paga 50 Castis a ogni giocatore.»"),
        ("pt", "“Você foi o último a dizer ‘eu não pago’. Pague 50 Castis a cada jogador.”"),
        ("en", "“You were the last to say ‘it's not my round’. Pay each player 50 Castis.”"),
    ],
)
def test_a_card_that_quotes_somebody_is_quoted_with_other_marks(language, text):
    drawn = {"seat": ANA, "deck": "sorpresa", "card": "round-of-tapas"}
    assert said("castilla", "card-drawn", language, **drawn).endswith(f": {text}")


@pytest.mark.clause("CA-30")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "Ana tiene todas las propiedades del tablero y gana."),
        ("pt", "Ana tem todas as propriedades do tabuleiro e vence."),
        ("it", "Ana possiede tutte le proprietà del tabellone e vince."),
        ("en", "Ana owns every property of the board and wins."),
    ],
)
def test_who_owns_everything_wins_with_all_properties_of_the_board(language, text):
    assert said("castilla", "game-over", language, why="owns-everything", seats=[ANA]) == text


def test_an_amount_in_a_refusal_is_written_as_its_language_does():
    game = set_table("castilla", cash={ANA: 1200}, owner={1: BETO})
    refusal = game.why_not({"move": "offer", "to": BETO, "give": {"cash": 1500}, "take": {"squares": [1]}}, ANA)
    assert (
        refusal.text_in("en")
        == "You do not have enough cash: this takes 1,500\u00a0Castis and you have 1,200\u00a0Castis."
    )
    assert refusal.text_in("es") == "No te alcanza el dinero: necesitas 1.500\u00a0Castis y tienes 1.200\u00a0Castis."


@pytest.mark.clause("PE-48")
@pytest.mark.parametrize(
    ("language", "without", "with_cash"),
    [
        ("en", "with Jirón Huallaga.", "with Jirón Huallaga and S/.\u00a05."),
        ("es", "con el Jirón Huallaga.", "con el Jirón Huallaga más S/.\u00a05."),
        ("it", "con Jirón Huallaga.", "con Jirón Huallaga e S/.\u00a05."),
        ("pt", "com o Jirón Huallaga.", "com o Jirón Huallaga mais S/.\u00a05."),
    ],
)
def test_a_settlement_names_cash_only_where_there_is_some(language, without, with_cash):
    terms = {"seat": ANA, "to": BETO, "amount": 50, "squares": [1]}
    assert said("peru", "settlement-proposed", language, **terms, cash=0).endswith(without)
    assert said("peru", "settlement-proposed", language, **terms, cash=5).endswith(with_cash)


@pytest.mark.clause("CA-26")
def test_buildings_that_return_are_counted():
    returned = {"seat": ANA, "square": 1}
    told = [said("castilla", "buildings-returned", "en", **returned, before=level) for level in (1, 3, 4)]
    assert told == [
        "The house on Calle Aduana Vieja returns to the Bank without payment.",
        "The 3 houses on Calle Aduana Vieja return to the Bank without payment.",
        "The hotel on Calle Aduana Vieja returns to the Bank without payment.",
    ]


@pytest.mark.clause("MT-05")
def test_too_many_doubles_are_counted():
    assert said("malta", "too-many-doubles", "en", seat=ANA, turns=3) == (
        "Ana has rolled 3 doubles in a row: the turn ends on the jail square."
    )
    assert said("malta", "too-many-doubles", "en", seat=ANA, turns=1) == (
        "Ana has rolled a double: the turn ends on the jail square."
    )


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The pawn “red square” is not free: choose another."),
        ("es", "La ficha «cuadrado rojo» no está libre: elige otra."),
        ("it", "Il segnalino «quadrato rosso» non è libero: scegline un altro."),
        ("pt", "O peão “quadrado vermelho” não está livre: escolha outro."),
    ],
)
def test_pawns_have_their_colours_in_each_language(language, text):
    with pytest.raises(Refused) as caught:
        Game("peru", players=[{"name": "Ana", "pawn": "red"}, {"name": "Beto", "pawn": "red"}])
    assert caught.value.text_in(language).startswith(text)
    if language != "en":
        assert "teal" not in caught.value.text_in(language)


@pytest.mark.clause("MT-32")
@pytest.mark.clause("BR-36")
def test_a_gift_is_refused_with_what_money_may_pay_for():
    gift = {"move": "offer", "to": BETO, "give": {"cash": 10}}
    without_cards = "Money is neither given nor lent: it must pay for a title."
    assert set_table("malta").why_not(gift, ANA).text_in("en") == without_cards
    assert set_table("brasil").why_not(gift, ANA).text_in("en") == without_cards
    assert "a title or a card" in set_table("peru").why_not(gift, ANA).text_in("en")


@pytest.mark.clause("MT-20")
def test_who_must_wait_to_build_hears_of_building_only():
    game = set_table("malta", owner={1: BETO, 3: BETO}, turn=ANA)
    refusal = game.why_not({"move": "build", "square": 1}, BETO)
    assert (refusal.code, refusal.text_in("en")) == (
        "not-your-turn-to-build",
        "Wait for your own turn: only then may you build.",
    )
    assert game.why_not({"move": "mortgage", "square": 1}, BETO) is None


@pytest.mark.clause("SC-30")
def test_a_hotel_that_lacks_a_lot_is_refused_with_its_name():
    game = set_table("scuola", owner={1: ANA, 3: BETO}, buildings={1: 4}, cash={ANA: 900})
    refusal = game.why_not({"move": "build", "square": 1}, ANA)
    lot = game.edition.squares[3].nouns["en"]
    assert (refusal.code, refusal.text_in("en")) == (
        "hotel-needs",
        f"No hotel yet: it needs the whole group, and {lot} is not yours.",
    )
    game = set_table("scuola", owner={1: ANA, 3: ANA}, buildings={1: 4, 3: 2}, cash={ANA: 900})
    refusal = game.why_not({"move": "build", "square": 1}, ANA)
    assert refusal.text_in("en") == "No hotel yet: each other lot of the group needs 4 houses first."


@pytest.mark.clause("PE-33")
def test_a_hotel_that_lacks_houses_is_refused_with_their_number_during_an_auction_too():
    lots = {"owner": {1: ANA, 3: ANA}, "buildings": {1: 4, 3: 3}, "at": {ANA: 39}, "phase": "buy"}
    game = set_table("peru", **lots)
    do(game, "decline")
    do(game, "bid", seat=BETO, amount=15)
    refusal = game.why_not({"move": "build", "square": 1}, ANA)
    assert (refusal.code, refusal.text_in("en")) == (
        "hotel-needs",
        "No hotel yet: each other lot of the group needs 4 houses first.",
    )
    refusal = game.why_not({"move": "bid", "amount": 15}, ANA)
    assert refusal.text_in("en") == "Your bid is too low: bid S/.\N{NO-BREAK SPACE}16 or more."


@pytest.mark.clause("CA-20")
def test_a_hotel_that_lacks_a_house_is_refused_with_their_number():
    game = set_table("castilla", owner={1: ANA, 3: ANA}, buildings={1: 3}, cash={ANA: 900})
    refusal = game.why_not({"move": "build", "square": 1}, ANA)
    assert refusal.text_in("en") == "No hotel yet: each other lot of the group needs a house first."


@pytest.mark.clause("PE-30")
def test_an_uneven_sale_of_equal_lots_is_refused_without_naming_a_fuller_one():
    game = set_table("peru", owner={1: ANA, 3: ANA}, buildings={1: 3, 3: 3})
    refusal = game.why_not({"move": "sell_building", "square": 1, "whole": True}, ANA)
    assert (refusal.code, refusal.text_in("en")) == (
        "uneven-sale",
        "Sell evenly: no lot of the group may be left two or more buildings behind another.",
    )


@pytest.mark.clause("BR-16")
def test_cards_that_are_kept_but_not_traded_are_not_said_to_be_lost():
    for language in texts.LANGUAGES:
        known = {"jail": "x"}
        text = texts.sentence(language, "refused-cards-not-traded", known)
        assert not {"kept", "guardan", "guardam", "conservano"} & set(text.split())
