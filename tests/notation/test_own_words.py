"""Sentences use the rulebook's own words for the salary, the bail and the Bank, and list names as a language does."""

import pytest

from rentier.editions import load
from rentier.notation import nouns, texts
from tests.at_the_table import ANA, do, set_table


def said(game, kind, language):
    return [event.text_in(language) for event in game.events if event.kind == kind][-1]


@pytest.mark.parametrize(
    ("edition", "language", "text"),
    [
        ("brasil", "pt", "Ana recebe do Banco $200 de honorários."),
        ("brasil", "it", "Ana incassa $200 di onorari dalla Banca."),
        ("peru", "es", "Ana cobra de la Banca S/. 200 de salario."),
        ("peru", "pt", "Ana recebe do Banco S/. 200 de salário."),
        ("castilla", "es", "Ana cobra del Banco 200 Castis de salario."),
        ("scuola", "it", "Ana incassa 200 $ di indennità dalla Banca."),
        ("scuola", "en", "Ana receives the allowance of 200 $ from the Bank."),
        ("malta", "en", "Ana receives the salary of e 200 from the Bank."),
    ],
)
def test_the_salary_is_called_as_in_the_rulebook(edition, language, text):
    game = set_table(edition, at={ANA: 39}, dice=[(4, 6)])
    do(game, "roll")
    salary = [event for event in game.events if event.kind == "paid" and event.reason == "salary"]
    assert salary[0].text_in(language).replace("\u00a0", " ") == text


@pytest.mark.clause("PE-24", "CA-15")
@pytest.mark.parametrize(
    ("edition", "language", "text"),
    [
        ("peru", "es", "Ana sale de la cárcel y tiene que pagar la multa."),
        ("peru", "en", "Ana is out of jail and has to pay the fine."),
        ("castilla", "es", "Ana sale de la cárcel y tiene que pagar la fianza."),
        ("castilla", "it", "Ana esce dalla prigione e deve pagare la cauzione."),
        ("castilla", "pt", "Ana sai da cadeia e tem de pagar a fiança."),
    ],
)
def test_who_pays_to_leave_pays_what_the_rulebook_calls_it(edition, language, text):
    game = set_table(edition, at={ANA: 10}, jail={ANA: 0})
    do(game, "pay_bail")
    assert said(game, "freed", language) == text


@pytest.mark.clause("PE-25")
def test_who_cannot_pay_to_leave_is_not_said_to_have_paid():
    game = set_table("peru", at={ANA: 10}, jail={ANA: 2}, cash={ANA: 0}, owner={39: ANA}, dice=[(4, 6)])
    do(game, "roll")
    assert said(game, "freed", "es") == "Ana sale de la cárcel y tiene que pagar la multa."
    assert said(game, "owes", "es").startswith("Ana aún no puede pagar y debe")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "Ana cae en el parking gratuito."),
        ("pt", "Ana cai no estacionamento gratuito."),
        ("it", "Ana si ferma sul parcheggio gratuito."),
        ("en", "Ana lands on free parking."),
    ],
)
def test_free_parking_has_its_article(language, text):
    game = set_table("peru", at={ANA: 10}, dice=[(4, 6)])
    do(game, "roll")
    assert said(game, "moved", language) == text


@pytest.mark.parametrize(
    ("language", "landed", "settled"),
    [
        ("es", "Ana cae en la Estación de Chilca.", "con el Jirón Huallaga y el Agua potable."),
        ("pt", "Ana cai na Estación de Chilca.", "com o Jirón Huallaga e a Água potável."),
        ("it", "Ana si ferma sull’Estación de Chilca.", "con Jirón Huallaga e l’Acqua potabile."),
        ("en", "Ana lands on Estación de Chilca.", "with Jirón Huallaga and the Waterworks."),
    ],
)
def test_titles_of_peru_whose_name_is_a_common_noun_have_its_article(language, landed, settled):
    game = set_table("peru", owner={1: ANA, 12: ANA}, at={ANA: 10}, cash={ANA: 0}, dice=[(2, 3)])
    do(game, "roll")
    assert said(game, "moved", language) == landed

    debts = [{"debtor": ANA, "creditor": 1, "amount": 500, "reason": "rent"}]
    game = set_table("peru", owner={1: ANA, 12: ANA}, cash={ANA: 0}, debts=debts)
    do(game, "settle", give={"squares": [1, 12]})
    assert said(game, "settlement-proposed", language).endswith(settled)


@pytest.mark.parametrize(
    ("language", "landed", "bought"),
    [
        ("es", "Ana cae en la Muralla de Ávila.", "Ana paga 200 Castis al Banco por la Muralla de Ávila."),
        ("pt", "Ana cai na Muralla de Ávila.", "Ana paga 200 Castis ao Banco pela Muralla de Ávila."),
        ("it", "Ana si ferma sulla Muralla de Ávila.", "Ana paga 200 Castis alla Banca per la Muralla de Ávila."),
        ("en", "Ana lands on the Muralla de Ávila.", "Ana pays the Bank 200 Castis for the Muralla de Ávila."),
    ],
)
def test_a_monument_of_castilla_has_its_article(language, landed, bought):
    game = set_table("castilla", dice=[(2, 3)])
    do(game, "roll")
    do(game, "buy")
    assert said(game, "moved", language) == landed
    assert said(game, "paid", language).replace("\u00a0", " ") == bought


@pytest.mark.parametrize(
    ("language", "lifted"),
    [
        ("es", ["de la Plaza Mayor", "del Paseo de Zorrilla", "del Canal de Castilla", "de El Collado"]),
        ("pt", ["da Plaza Mayor", "do Paseo de Zorrilla", "do Canal de Castela", "de El Collado"]),
        ("it", ["sulla Plaza Mayor", "sul Paseo de Zorrilla", "sul Canale di Castiglia", "su El Collado"]),
        ("en", ["on Plaza Mayor", "on Paseo de Zorrilla", "on the Canal of Castile", "on El Collado"]),
    ],
)
def test_titles_of_castilla_have_an_article_that_contracts_unless_their_name_begins_with_one(language, lifted):
    game = set_table("castilla", owner=dict.fromkeys((39, 21, 12, 3), ANA), mortgaged=[39, 21, 12, 3])
    for square, place in zip((39, 21, 12, 3), lifted, strict=True):
        do(game, "lift", square=square)
        assert said(game, "lifted", language).endswith(f" {place}.")


@pytest.mark.clause("CA-03", "PE-04")
@pytest.mark.parametrize(
    ("edition", "start", "to"),
    [
        ("castilla", "El Banco presta", "al Banco"),
        ("malta", "El Banco presta", "al Banco"),
        ("peru", "La Banca presta", "a la Banca"),
    ],
)
def test_the_bank_is_called_as_in_the_spanish_rulebook(edition, start, to):
    game = set_table(edition, owner={1: ANA, 3: ANA})
    do(game, "mortgage", square=1)
    assert said(game, "paid", "es").startswith(start)
    do(game, "lift", square=1)
    assert f" {to} para levantar la hipoteca" in said(game, "paid", "es")
    assert " ao Banco para resgatar a hipoteca" in said(game, "paid", "pt")


@pytest.mark.parametrize(
    ("edition", "text"),
    [
        ("castilla", "Al Banco no le quedan casas: espera a que alguien venda alguna."),
        ("peru", "A la Banca no le quedan casas: espera a que alguien venda alguna."),
    ],
)
def test_a_refusal_calls_the_bank_as_the_rulebook(edition, text):
    known = nouns.of_edition(load(edition), "es")
    assert texts.sentence("es", "refused-no-houses-left", known) == text


@pytest.mark.parametrize(
    ("language", "names", "text"),
    [
        ("es", ["Ana"], "Ana"),
        ("es", ["Ana", "Luis"], "Ana y Luis"),
        ("es", ["Ana", "Inés"], "Ana e Inés"),
        ("es", ["Ana", "Hilda"], "Ana e Hilda"),
        ("es", ["Ana", "Hierro"], "Ana y Hierro"),
        ("pt", ["Ana", "Bruno", "Iara"], "Ana, Bruno e Iara"),
        ("en", ["Ana", "Ian"], "Ana and Ian"),
        ("it", ["Ana", "Ivo"], "Ana e Ivo"),
    ],
)
def test_names_are_listed_with_the_conjunction_of_the_language(language, names, text):
    assert nouns.listed(language, names) == text
