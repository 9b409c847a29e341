"""`scuola` in words: its rooms have articles, its title deeds are contracts, sentences say what has happened."""

import pytest

from rentier.editions import load
from rentier.notation import texts
from rentier.server import rulebook
from tests.at_the_table import ANA, BETO, CARO, do, set_table

ROOMS = ("lot", "station", "service")


def said(game, kind, language):
    """The sentence of the last event of this kind."""
    return [event.text_in(language) for event in game.events if event.kind == kind][-1]


@pytest.mark.clause("SC-02")
@pytest.mark.parametrize(
    ("language", "moved", "built", "returned"),
    [
        (
            "it",
            "Ana si ferma sulla Portineria.",
            "Beto costruisce una casa sull’Archivio.",
            "La casa dell’Archivio torna alla Banca senza compenso.",
        ),
        (
            "es",
            "Ana cae en la Conserjería.",
            "Beto construye una casa en el Archivo.",
            "La casa del Archivo vuelve a la Banca sin pago alguno.",
        ),
        (
            "pt",
            "Ana cai na Portaria.",
            "Beto constrói uma casa no Arquivo.",
            "A casa do Arquivo volta ao Banco sem pagamento.",
        ),
        (
            "en",
            "Ana lands on the Porter's lodge.",
            "Beto builds a house on the Archive.",
            "The house on the Archive returns to the Bank without payment.",
        ),
    ],
)
def test_rooms_are_named_with_their_article(scuola, language, moved, built, returned):
    game = scuola(players=2, owner={6: ANA, 9: BETO}, dice=[(2, 4)])
    do(game, "roll")
    assert said(game, "moved", language) == moved
    do(game, "end_turn")
    do(game, "build", square=9)
    do(game, "resign")
    assert (said(game, "built", language), said(game, "buildings-returned", language)) == (built, returned)


@pytest.mark.clause("SC-02")
@pytest.mark.parametrize("language", ["pt", "es", "it"])
def test_every_room_and_stop_has_an_article(language):
    squares = [square for square in load("scuola").squares if square.kind in (*ROOMS, "parking")]
    assert [square.name for square in squares if language not in square.nouns] == []


@pytest.mark.clause("SC-04", "SC-12", "SC-28")
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_title_deeds_are_contracts_in_every_language(language):
    word = load("scuola").words_in(language)["title"]
    words = texts.clauses("scuola", language)
    for clause in ("SC-04", "SC-12", "SC-13", "SC-14", "SC-15", "SC-16", "SC-28", "SC-35"):
        assert word[:-1] in words[clause], clause  # the plural of "contratto" ends otherwise
    assert not any(other in " ".join(words.values()) for other in ("título", "titolo", "deed"))


@pytest.mark.clause("SC-11")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "Caro tira 5 per decidere chi compra."),
        ("es", "Caro saca un 5 para decidir quién compra."),
        ("pt", "Caro tira 5 para decidir quem compra."),
        ("en", "Caro rolls 5 to decide who buys."),
    ],
)
def test_the_die_of_who_wants_a_property_is_no_tie_break(scuola, language, text):
    game = scuola(at={ANA: 32}, dice=[(3, 4), 3, 5])
    do(game, "roll")
    do(game, "decline")
    do(game, "want", seat=BETO)
    do(game, "want", seat=CARO)
    assert said(game, "dice-off", language) == text


@pytest.mark.clause("SC-35")
def test_the_page_does_not_say_that_buildings_beside_a_lot_stop_its_sale():
    says = rulebook.page(load("scuola"), "en")["clauses"]["SC-35"]["says"]
    assert "There are buildings on it: they must be sold to the Bank first." in says
    assert not any("in this group" in sentence for sentence in says)


@pytest.mark.clause("SC-35")
def test_a_house_rule_about_the_group_has_no_clause_of_the_rulebook():
    game = set_table(
        "scuola", owner={37: ANA, 39: ANA}, buildings={39: 1}, house_rules={"trade.built_lots": "group-bare"}
    )
    refusal = game.why_not({"move": "offer", "to": BETO, "give": {"squares": [37]}, "take": {"cash": 10}})
    assert (refusal.code, refusal.clause) == ("built-group", None)


@pytest.mark.clause("SC-33")
def test_the_rules_about_debts_name_the_clause_that_their_refusals_name(scuola):
    chapters = rulebook.page(load("scuola"), "en")["chapters"]
    clauses = {rule["key"]: rule["clauses"] for chapter in chapters for rule in chapter["rules"]}
    game = scuola(owner={5: ANA}, cash={ANA: 0}, debts=[{"debtor": ANA, "creditor": BETO, "amount": 50}])
    for key, move in (
        ("debt.sell_to_bank", {"move": "auction_title", "square": 5}),
        ("debt.pay_in_property", {"move": "settle", "give": {"squares": [5]}}),
    ):
        assert (clauses[key], game.why_not(move).clause) == (["SC-33"], "SC-33")


@pytest.mark.clause("SC-06", "SC-11", "SC-31")
@pytest.mark.parametrize(
    ("language", "next_player", "answers", "mortgages"),
    [
        ("it", "Dopo ogni turno", "rispondere in qualsiasi ordine", "riscattare ipoteche e vendere edifici"),
        ("es", "Después de cada turno", "responder en cualquier orden", "levantar hipotecas y vender edificios"),
        ("pt", "Depois de cada jogada", "responder em qualquer ordem", "resgatar hipotecas e vender construções"),
        ("en", "After each turn", "answer in any order", "lifting mortgages and selling buildings"),
    ],
)
def test_clauses_say_what_comes_in_any_order_and_what_is_lifted(language, next_player, answers, mortgages):
    words = texts.clauses("scuola", language)
    assert words["SC-06"].startswith(next_player)
    assert answers in words["SC-11"]
    assert mortgages in words["SC-31"]


# One sum to several players.


def bet(scuola, money, **more):
    """Ana draws the card by which she pays 50 to each of the others."""
    game = scuola(cash={ANA: money}, dice=[(3, 4)], deck={"imprevisti": ["pizza-bet"]}, **more)
    do(game, "roll")
    return game


@pytest.mark.clause("SC-33")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "Ana fallisce: deve in tutto 100 $ a Beto e Caro."),
        ("es", "Ana cae en bancarrota: debe en total 100 $ a Beto y Caro."),
        ("pt", "Ana vai à falência, devendo ao todo 100 $ a Beto e Caro."),
        ("en", "Ana is bankrupt, owing Beto and Caro 100 $ in all."),
    ],
)
def test_who_is_bankrupt_by_one_sum_owes_it_to_all_of_its_creditors(scuola, language, text):
    game = bet(scuola, 99)
    assert said(game, "bankrupt", language).replace("\u00a0", " ") == text
    assert [event.seats for event in game.events if event.kind == "bankrupt"] == [[BETO, CARO]]


@pytest.mark.clause("SC-33")
def test_who_is_bankrupt_to_one_creditor_owes_all_to_that_one(scuola):
    game = scuola(at={ANA: 32}, owner={39: BETO}, cash={ANA: 49}, dice=[(3, 4)])
    do(game, "roll")
    assert said(game, "bankrupt", "en").replace("\u00a0", " ") == "Ana is bankrupt, owing Beto 50 $."
    assert [event.seats for event in game.events if event.kind == "bankrupt"] == [[]]


@pytest.mark.clause("SC-33")
def test_a_refusal_names_the_whole_sum_and_no_single_creditor_of_it(scuola):
    game = bet(scuola, 70, owner={1: ANA})
    refusal = game.why_not({"move": "end_turn"})
    assert refusal.text_in("en").replace("\u00a0", " ") == "A debt must be settled first: 100 $."
    do(game, "resign", seat=CARO)  # 50 are left, which Ana has
    assert game.why_not({"move": "end_turn"}) is None

    game = scuola(owner={1: ANA}, cash={ANA: 0}, debts=[{"debtor": ANA, "creditor": BETO, "amount": 20}])
    refusal = game.why_not({"move": "roll"})
    assert refusal.text_in("en").replace("\u00a0", " ") == "A debt must be settled first: 20 $ to Beto."


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "Il tavolo ha deciso di fermarsi: si finisce ciò che è in corso, ma non si comincia nulla di nuovo."),
        ("es", "La mesa ha decidido dejarlo: se termina lo que está en curso, pero no se empieza nada nuevo."),
        ("pt", "A mesa decidiu parar: o que está em andamento é terminado, mas nada novo começa."),
        ("en", "The table has agreed to stop: what is under way is finished, but nothing new is started."),
    ],
)
def test_where_no_hour_is_agreed_a_refusal_names_none(scuola, language, text):
    game = scuola(at={ANA: 32}, owner={5: ANA}, dice=[(3, 4)])
    do(game, "roll")
    game.end_time()
    refusal = game.why_not({"move": "mortgage", "square": 5}, ANA)
    assert (refusal.code, refusal.clause) == ("after-end-time", None)
    assert refusal.text_in(language).startswith(text)
