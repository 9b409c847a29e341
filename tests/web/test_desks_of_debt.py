"""The debt desk, bankruptcy, and every way in which a game ends, each set up and played through the page."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, DORA, set_table
from tests.web.at_the_page import buttons, can, desk, event, listed, panel, plain, says, why_off
from tests.web.conftest import no_serious_finding


def owing(edition, amount, **more):
    """Ana owes Beto a rent."""
    debt = {"debtor": more.pop("debtor", ANA), "creditor": BETO, "amount": amount, "reason": "rent"}
    return set_table(edition, phase="end", debts=[debt], **more)


def test_a_debtor_sells_buildings_first_then_puts_titles_up(visit, set_up):  # BR-31, BR-32
    ana, beto = visit(), visit()
    game = owing("brasil", 100, players=2, owner={1: ANA, 3: ANA, 5: ANA}, buildings={1: 1, 3: 1}, cash={ANA: 20})
    set_up(game, ana, beto)
    assert buttons(ana) == ["sell_building"]
    assert "$80 more is needed" in plain(ana.locator("[data-facts]"))
    assert "BR-31" in why_off(ana, "mortgage")
    assert "BR-33" in why_off(ana, "bankruptcy")
    says(beto, "Ana owes $100 to Beto")
    panel(ana, "sell_building").click()
    listed(ana, "sell_group").click()
    panel(ana, "mortgage").wait_for()
    panel(ana, "auction_title").click()
    listed(ana, "auction_title").first.click()
    desk(ana, "auction_title").click()
    says(beto, "The money goes to Ana")
    says(ana, "it is up to Beto")
    can(beto, "pass").click()
    event(beto, "debt-settled").wait_for()  # the Bank has paid the printed price
    can(ana, "end_turn").wait_for()
    assert buttons(ana) == ["end_turn"]


def test_a_rent_is_paid_in_property_if_the_creditor_agrees(visit, set_up):  # PE-48
    ana, beto, caro = visit(), visit(), visit()
    game = owing("peru", 100, owner={1: ANA, 3: ANA, 5: ANA}, buildings={1: 1, 3: 1}, cash={ANA: 10})
    set_up(game, ana, beto, caro)
    assert buttons(ana) == ["mortgage"]
    for answer in ("reject", "accept"):
        panel(ana, "settle").click()
        ana.locator("[data-settle='1']").check()
        ana.locator(".desk", has_text="PE-48").wait_for()
        assert desk(ana, "settle").count() == 0
        ana.locator("[data-settle='1']").uncheck()
        ana.locator("[data-settle='5']").check()
        ana.locator("[data-settle=cash]").fill("5")
        if answer == "reject":
            no_serious_finding(ana, "the debt desk")
        desk(ana, "settle").click()
        for page in (ana, caro):
            says(page, "Beto answers")
        says(beto, "For the whole debt of S/. 100 you would get S/. 5, Estación Desamparados")
        can(beto, answer).click()
        event(caro, f"settlement-{answer}ed").wait_for()
    can(ana, "end_turn").wait_for()
    assert buttons(ana) == ["end_turn"]


def test_a_creditor_who_cannot_pay_the_interest_can_still_reject(visit, set_up):
    ana, beto = visit(), visit()
    game = owing("peru", 100, players=2, owner={1: ANA, 5: ANA}, mortgaged={5}, cash={ANA: 10, BETO: 0})
    set_up(game, ana, beto)
    panel(ana, "settle").click()
    ana.locator("[data-settle='5']").check()
    desk(ana, "settle").click()
    can(beto, "reject").wait_for()
    assert buttons(beto) == ["reject", "-accept"]
    assert "PE-4" in why_off(beto, "accept")
    can(beto, "reject").click()
    event(ana, "settlement-rejected").wait_for()


def test_nothing_that_ends_a_game_for_someone_is_done_at_the_first_press(visit, set_up):  # PE-57
    ana, beto, caro = visit(), visit(), visit()
    set_up(owing("peru", 900, players=4, cash={ANA: 10}), ana, beto, caro, held=[[ANA], [BETO], [CARO]])
    assert buttons(ana) == ["bankruptcy"]
    panel(ana, "bankruptcy").click()
    ana.locator(".actions [role=alert]").get_by_text("Cancel").click()
    assert can(ana, "declare_bankruptcy").count() == 0
    panel(ana, "bankruptcy").click()
    can(ana, "declare_bankruptcy").click()
    says(ana, "You are out of the game")
    says(beto, "Your turn")
    caro.locator("[data-open=menu]").click()
    caro.locator("dialog [data-command=leave]").click()
    caro.locator("dialog", has_text="for good").wait_for()
    caro.locator("dialog [data-command=resign]").click()
    event(beto, "resigned").wait_for()
    says(caro, "You are out of the game")


TITLES = [square.index for square in set_table("castilla").edition.squares if square.price]

ENDINGS = {  # the last move: the table before it, who has won, what the table says
    "last one left": (
        "bankruptcy",
        lambda: owing("malta", 900, players=2, cash={ANA: 0}),
        ["Beto"],
        "Everyone else is out of the game",
    ),
    "bankruptcies": (
        "bankruptcy",
        lambda: owing("peru", 900, players=4, mode="quick", bankrupt=[DORA], bankruptcies=1, cash={ANA: 0}),
        ["Beto", "Caro"],
        "number of bankruptcies",
    ),
    "clock": (
        "buy",
        lambda: set_table("peru", players=2, mode="timed", time_up=True, at={ANA: 6}, phase="buy"),
        ["Ana", "Beto"],
        "Time is up",
    ),
    "owns everything": (
        "buy",
        lambda: set_table(
            "castilla", players=2, owner=dict.fromkeys(TITLES[:-1], ANA), at={ANA: TITLES[-1]}, phase="buy"
        ),
        ["Ana"],
        "One player owns every title",
    ),
    "agreed": ("end", lambda: set_table("brasil", owner={1: CARO}), ["Caro"], "agreed"),  # BR-39
}


@pytest.mark.parametrize("ending", ENDINGS)
def test_every_ending_leads_to_the_final_table(visit, set_up, ending):  # BR-38, PE-54, SC-34
    last, game, winners, why = ENDINGS[ending]
    ana = visit()
    game = game()
    table = set_up(game, ana)
    guest = visit(f"/t/{table}", width=360, height=740)
    if last == "buy":
        can(ana, "buy").click()
    elif last == "bankruptcy":
        panel(ana, "bankruptcy").click()
        can(ana, "declare_bankruptcy").click()
    else:
        ana.locator("[data-open=menu]").click()
        ana.locator("dialog [data-command=wish-end]").click()
        ana.locator("dialog [data-command=end]").click()
    for page in (ana, guest):
        final = page.locator("[data-final]")
        final.wait_for()
        assert why in plain(final)
        assert final.locator("tbody tr").count() == game.seats
        won = final.locator("tr.won")
        assert won.count() == len(winners)
        for row, name in zip(won.all(), winners, strict=True):
            assert name in plain(row)
            assert plain(row).startswith("1.")
    ana.locator(".desk [data-command=rematch]").wait_for()
