"""Boards, deeds and the rulebook page as the five rulebooks print them."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, DORA, set_table
from tests.web.at_the_page import plain
from tests.web.conftest import no_serious_finding, open_table
from tests.web.setting import lively


def board_of(visit, set_up, edition, **more):
    page = visit(**more)
    set_up(lively(edition), page)
    return page


def deed(page, square):
    page.locator(f".board [data-square='{square}']").click()
    found = page.locator("article.deed")
    found.wait_for()
    return found


def rulebook(visit, name, **more):
    page = visit(f"/rules/{name}", **more)
    page.locator("#all-clauses").wait_for()
    return page


@pytest.mark.clause("SC-07", "SC-28")
def test_scuola_s_board_shows_what_houses_and_hotels_cost(visit, set_up):
    page = board_of(visit, set_up, "scuola")
    for square, price in ((3, "50"), (13, "100"), (23, "150"), (32, "200")):  # one of each side
        costs = page.locator(f".board [data-costs='{square}']")
        assert costs.locator(".house").count() == costs.locator(".hotel").count() == 1
        assert costs.text_content().strip() == price
    assert page.locator(".board [data-costs]").count() == 22
    other = board_of(visit, set_up, "peru")
    assert other.locator("[data-costs]").count() == 0


@pytest.mark.clause("SC-07", "SC-28")
def test_on_a_phone_the_strip_shows_what_buildings_cost(visit, set_up):
    page = board_of(visit, set_up, "scuola", width=360, height=740)
    assert plain(page.locator(".strip [data-costs='24']")) == "150 150"


@pytest.mark.clause("SC-22")
def test_scuola_s_board_pictures_the_nurse(visit, set_up):
    page = board_of(visit, set_up, "scuola")
    assert page.locator(".board [data-square='30'] [data-icon=nurse]").count() == 1
    assert page.locator(".board [data-square='10'] .cell-bars path").count() == 0
    other = board_of(visit, set_up, "peru")
    assert other.locator(".board [data-square='30'] [data-icon=go-to-jail]").count() == 1
    assert other.locator(".board [data-square='10'] .cell-bars path").count() == 6


@pytest.mark.clause("MT-06")
def test_malta_s_jail_squares_show_their_names_and_nothing_else(visit, set_up):
    page = board_of(visit, set_up, "malta", locale="es-ES")
    for square, name in ((10, "Cárcel"), (30, "Ir a la cárcel")):
        on_board = page.locator(f".board [data-square='{square}']")
        assert on_board.locator("text").all_text_contents() == [name]
        assert on_board.locator("[data-icon] path, .cell-bars").count() == 0
        assert plain(deed(page, square)) == f"{name} Aquí no pasa nada."


@pytest.mark.clause("MT-19")
def test_malta_s_parking_says_who_takes_the_jackpot(visit, set_up):
    page = board_of(visit, set_up, "malta")
    found = plain(deed(page, 20))
    assert "whoever lands here takes it all" in found
    assert "120" in found
    other = board_of(visit, set_up, "castilla")
    assert "A place to rest." in plain(deed(other, 20))


@pytest.mark.clause("CA-22")
def test_castilla_s_deeds_print_terreno_and_construccion(visit, set_up):
    page = board_of(visit, set_up, "castilla", locale="es-ES")
    found = deed(page, 39)
    assert plain(found.locator("[data-line=mortgage]")) == "TERRENO (hipoteca) 200 Castis"
    assert plain(found.locator("[data-line=building]")) == "CONSTRUCCIÓN (casa u hotel) 200 Castis"
    assert "TARJETA DE PROPIEDAD" in plain(found)
    other = deed(board_of(visit, set_up, "peru", locale="es-ES"), 39)
    assert plain(other.locator("[data-line=mortgage]")) == "Hipoteca S/. 200"


@pytest.mark.clause("CA-18", "MT-22")
@pytest.mark.parametrize(
    ("edition", "rents"),
    [
        ("peru", "2 · 10 · 30 · 90 · 160 · 250"),
        ("castilla", "2 · 10 · 30 · 90 · 250"),
        ("malta", "2 · 10 · 30 · 90 · 160"),
    ],
)
def test_the_rulebook_lists_only_rents_that_a_lot_can_have(visit, edition, rents):
    assert plain(rulebook(visit, edition).locator("[data-rents='1']")) == rents


@pytest.mark.clause("MT-06", "CA-21")
@pytest.mark.parametrize(
    ("edition", "hidden", "shown"),
    [
        ("malta", "jail.bail", "jail.played"),
        ("scuola", "purchase.monument_declined", "jail.bail"),
        ("brasil", "purchase.monument_declined", "purchase.declined"),
        ("castilla", "jail.double_rolls_again", "purchase.monument_declined"),
    ],
)
def test_the_rulebook_lists_only_rules_that_the_edition_has(visit, edition, hidden, shown):
    page = rulebook(visit, edition)
    assert page.locator(f"[data-rule='{hidden}']").count() == 0
    assert page.locator(f"[data-rule='{shown}']").count() == 1


@pytest.mark.parametrize(
    ("locale", "aim"),
    [
        ("pt-BR", "Objetivo do jogo: Ser o único jogador que reste"),
        ("es-PE", "Objetivo del juego: Ser el único jugador que quede"),
        ("it-IT", "Scopo del gioco: Restare l’unico giocatore"),
        ("en-GB", "Aim of the game: Be the only player left"),
    ],
)
def test_the_rulebook_states_the_aim_at_its_top(visit, locale, aim):
    assert plain(rulebook(visit, "peru", locale=locale).locator("[data-aim]")).startswith(aim)


def test_the_rulebook_sets_decisions_apart(visit):
    page = rulebook(visit, "peru", locale="es-PE")
    found = page.locator("#PE-58 [data-decision]")
    assert plain(found).startswith("Decisión:")
    assert page.locator("#PE-12 [data-decision]").count() == 0
    no_serious_finding(page, "the rulebook")


@pytest.mark.clause("PE-59")
def test_the_rulebook_has_a_chapter_about_leaving(visit):
    page = rulebook(visit, "peru", width=360, height=740)
    page.locator("nav a[href='#leaving']").click()
    assert "PE-59" in plain(page.locator("#leaving"))


def test_house_rules_offer_what_can_have_an_effect(visit):
    page = visit("/new/malta")
    page.locator("[data-chapter=jail] summary").click()
    assert page.locator("[data-rule='jail.bail']").count() == 0
    page.locator("[data-rule='jail.played'] input").check()
    page.locator("[data-rule='jail.bail']").wait_for()
    page.locator("[data-rule='jail.played'] input").uncheck()
    page.locator("[data-rule='jail.bail']").wait_for(state="detached")


def test_a_house_rule_that_lost_its_effect_can_be_undone(visit):
    page = visit("/new/castilla")
    page.locator("[data-chapter=jail] summary").click()
    page.locator("[data-rule='jail.bail'] input").fill("60")
    page.locator("[data-rule='jail.bail'] input").press("Tab")
    page.locator("[data-rule='jail.bail'] [data-undo]").wait_for()
    page.locator("[data-rule='jail.bail_when'] select").select_option("never")
    page.locator("[data-rule='jail.bail_when'] [data-undo]").wait_for()
    page.locator("[data-rule='jail.bail'] [data-undo]").click()
    page.locator("[data-rule='jail.bail']").wait_for(state="detached")


@pytest.mark.clause("BR-01")
def test_a_lobby_of_brasil_offers_six_pawns(visit):
    page = visit()
    open_table(page, {"edition": "brasil", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]})
    page.locator("[data-pawn=teal]").first.wait_for()
    assert page.locator("[data-pawn]").count() == 6
    open_table(page, {"edition": "peru", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]})
    page.locator("[data-pawn=brown]").first.wait_for()
    assert page.locator("[data-pawn]").count() == 8


def leaving(visit, set_up, game, **more):
    """What is explained to Ana before she leaves."""
    page = visit(**more)
    set_up(game, page)
    page.click("[data-open=menu]")
    page.click("dialog [data-command=leave]")
    found = page.locator("[data-leaving]")
    found.wait_for()
    return page, found


CLAIM = {"by": BETO, "visitor": ANA, "square": 39, "amount": 50, "age": 0}
POOR = {"players": 2, "owner": {39: BETO}, "at": {ANA: 39}, "phase": "end", "claims": [CLAIM]}


@pytest.mark.clause("PE-59")
def test_who_leaves_is_told_what_is_paid_first_and_that_it_is_enough(visit, set_up):
    page, found = leaving(visit, set_up, set_table("peru", **POOR, cash={ANA: 50}))
    assert plain(found.locator("li")) == "Beto: S/. 50, rent of Malecón de Miraflores that can still be claimed"
    assert found.locator("[data-due=paid]").count() == 1
    assert found.locator("[data-leaving-bankrupt]").count() == 0
    assert "the titles are auctioned" in plain(found)
    assert plain(found.locator(".chip")) == "PE-59"
    no_serious_finding(page, "leaving")


@pytest.mark.clause("PE-59")
def test_who_leaves_is_told_that_it_goes_bankrupt_where_it_cannot_pay(visit, set_up):
    page, found = leaving(visit, set_up, set_table("peru", **POOR, cash={ANA: 49}), width=360, height=740)
    assert found.locator("[data-due=unpaid]").count() == 1
    assert "you go bankrupt to Beto" in plain(found.locator("[data-leaving-bankrupt]"))
    page.click("dialog [data-command=resign]")
    page.locator("[data-final]", has_text="Beto").wait_for()


@pytest.mark.clause("BR-41", "SC-37", "MT-34", "CA-34")
@pytest.mark.parametrize(
    ("edition", "clause", "locale", "rest"),
    [
        ("brasil", "BR-41", "pt-BR", "os títulos vão a leilão"),
        ("scuola", "SC-37", "it-IT", "di nuovo in vendita"),
        ("malta", "MT-34", "es-ES", "los títulos se subastan"),
        ("castilla", "CA-34", "es-ES", "otra vez en venta"),
    ],
)
def test_who_owes_nothing_is_told_what_becomes_of_the_rest(visit, set_up, edition, clause, locale, rest):
    _, found = leaving(visit, set_up, set_table(edition, players=2), locale=locale)
    assert rest in plain(found)
    assert found.locator("li").count() == 0
    assert plain(found.locator(".chip")) == clause


@pytest.mark.clause("SC-26")
def test_in_the_assenza_nobody_is_shown_a_try_for_a_double(visit, set_up):
    page = visit(locale="it-IT")
    set_up(set_table("scuola", players=2, jail={ANA: 0}), page)
    assert plain(page.locator(".actions [data-off=roll]")) == "Tira i dadi"
    set_up(set_table("peru", players=2, jail={ANA: 0}), page)
    assert plain(page.locator(".actions [data-move=roll]")).startswith("Tenta un doppio")


@pytest.mark.clause("SC-33")
def test_one_sum_is_owed_to_all_creditors_in_one_sentence(visit, set_up):
    page = visit(locale="it-IT")
    owed = [{"debtor": ANA, "creditor": seat, "amount": 50, "reason": "card"} for seat in (BETO, CARO, DORA)]
    debts = [owed[0], *({**debt, "joint": True} for debt in owed[1:])]
    set_up(set_table("scuola", players=4, owner={5: ANA}, cash={ANA: 70}, phase="end", debts=debts), page)
    assert plain(page.locator(".actions h2")) == "Devi 150 $ a Beto, Caro e Dora"
