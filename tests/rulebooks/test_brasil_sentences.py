"""Brasil: what players read about its squares, in four languages."""

import pytest

from rentier import Game, Refused, load
from tests.at_the_table import ANA, BETO, do, refused

LANGUAGES = ("pt", "es", "it", "en")


def told(game, kind):
    """The last sentence of this kind in each language."""
    event = [event for event in game.events if event.kind == kind][-1]
    return [event.text_in(language) for language in LANGUAGES]


@pytest.mark.clause("BR-28", "BR-29")
def test_a_company_has_its_article_in_sentences(brasil):
    game = brasil(owner={12: ANA})
    do(game, "mortgage", square=12)
    assert told(game, "mortgaged") == [
        "Ana hipoteca a Cooperativa de Táxis.",
        "Ana hipoteca la Cooperativa de Taxis.",
        "Ana ipoteca la Cooperativa dei Taxi.",
        "Ana mortgages the Taxi Co-operative.",
    ]
    do(game, "lift", square=12)
    assert told(game, "lifted") == [
        "Ana resgata a hipoteca da Cooperativa de Táxis.",
        "Ana levanta la hipoteca de la Cooperativa de Taxis.",
        "Ana riscatta l’ipoteca sulla Cooperativa dei Taxi.",
        "Ana lifts the mortgage on the Taxi Co-operative.",
    ]


@pytest.mark.clause("BR-08")
def test_a_company_with_a_name_in_the_plural_takes_a_verb_in_the_singular(brasil):
    game = brasil(at={ANA: 20}, dice=[(2, 3)])
    do(game, "roll")
    do(game, "buy")
    assert told(game, "title") == [
        "A empresa Bondes da Ladeira agora é de Ana.",
        "La empresa Tranvías de la Ladera es ahora de Ana.",
        "L’impresa Tram della Salita ora appartiene a Ana.",
        "Hillside Trams now belongs to Ana.",
    ]


@pytest.mark.clause("BR-07")
@pytest.mark.parametrize(
    ("start", "text"),
    [
        (11, "Ana cai no Pelourinho."),
        (15, "Ana cai na Parada livre."),
        (29, "Ana cai na Avenida Paulista."),
        (32, "Ana cai em Santa Teresa."),
    ],
)
def test_a_place_is_named_as_brazilians_say_it(brasil, start, text):
    game = brasil(at={ANA: start}, dice=[(2, 3)])
    do(game, "roll")
    assert told(game, "moved")[0] == text


@pytest.mark.clause("BR-10")
def test_a_card_and_what_it_does_name_a_place_alike(brasil):
    game = brasil(dice=[(3, 4)], deck={"sorte-reves": ["advance-11"]})
    do(game, "roll")
    for drawn, moved in zip(told(game, "card-drawn")[:3], told(game, "moved")[:3], strict=True):
        assert "Alto da Sé" in drawn
        assert "Alto da Sé" in moved
    assert told(game, "moved") == [
        "O cartão leva Ana até o Alto da Sé.",
        "La carta lleva a Ana hasta el Alto da Sé.",
        "Ana segue la carta e si ferma sull’Alto da Sé.",
        "Ana follows the card and lands on the Alto da Sé.",
    ]


@pytest.mark.clause("BR-10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_has_the_quotation_marks_that_stand_around_it(language):
    around = "“”" if language in ("pt", "en") else "«»"
    for card in load("brasil").decks["sorte-reves"].cards:
        assert not set(around) & set(card.text(language) or ""), card.id


@pytest.mark.clause("BR-14")
@pytest.mark.parametrize("spent", [0, 2])
def test_a_prisoner_who_will_not_roll_is_told_to_choose_a_way_out(brasil, spent):
    refusal = refused(brasil(jail={ANA: spent}), "end_turn")
    assert (refusal.code, refusal.clause) == ("cannot-wait", "BR-14")
    assert refusal.text_in("pt") == "Nesta edição, esperar não liberta ninguém: escolha um modo de sair."


@pytest.mark.clause("BR-15", "BR-16")
def test_a_prisoner_without_tries_is_told_to_pay_or_use_a_card(brasil):
    refusal = refused(brasil(jail={ANA: 3}), "end_turn")
    assert (refusal.code, refusal.clause) == ("cannot-wait", "BR-15")
    assert [refusal.text_in(language) for language in LANGUAGES] == [
        "Você não tem mais tentativas de tirar uma dupla: pague a fiança ou use um cartão.",
        "Ya no te quedan tiradas para sacar dobles: paga la fianza o usa una carta.",
        "Non ti restano tiri per fare un doppio: paga la cauzione o usa una carta.",
        "Your last roll for a double has failed: pay the bail or use a card.",
    ]


@pytest.mark.clause("BR-39")
def test_after_the_agreement_to_stop_no_agreed_time_is_named(brasil):
    game = brasil(owner={39: BETO}, dice=[(1, 2)])
    do(game, "roll")
    game.end_time()
    refusal = refused(game, "mortgage", seat=BETO, square=39)
    assert (refusal.code, refusal.clause) == ("after-end-time", "BR-39")
    assert refusal.text_in("en") == (
        "The table has agreed to stop: what is under way is finished, but nothing new is started."
    )


@pytest.mark.clause("BR-01")
def test_a_pawn_is_called_piao():
    with pytest.raises(Refused) as caught:
        Game("brasil", players=[{"name": "Ana", "pawn": "red"}, {"name": "Beto", "pawn": "red"}])
    assert caught.value.text_in("pt").startswith("O pião “quadrado vermelho” não está livre: escolha outro. Na caixa: ")
