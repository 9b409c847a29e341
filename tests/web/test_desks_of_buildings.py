"""Building, scarce buildings, mortgages and what an heir makes of them, each set up and played through the page."""

from tests.at_the_table import ANA, BETO, set_table
from tests.web.at_the_page import buttons, can, desk, event, listed, panel, plain, says, why_off


def square(page, index):
    """A square of the board."""
    return page.locator(f"svg[role=listbox] [data-square='{index}']")


def test_building_and_selling_on_the_board(visit, set_up):  # PE-28 to PE-39
    ana, beto = visit(), visit()
    owner = {1: ANA, 3: ANA, 6: ANA, 8: ANA, 9: ANA, 39: BETO}
    set_up(set_table("peru", players=2, owner=owner, buildings={1: 5, 3: 4, 6: 1, 8: 1}), ana, beto)
    assert "PE-28" in why_off(beto, "build")
    panel(ana, "build").click()
    assert "26 houses, 11 hotels" in plain(ana.locator("[data-stock]"))
    assert {plain(each) for each in listed(ana, "build").all()} == {"Jirón Paruro −S/. 50", "Chan Chan −S/. 50"}
    square(ana, 9).click()  # the board itself takes the house
    for page in (ana, beto):
        event(page, "built").wait_for()
    panel(ana, "sell_building").click()
    listed(ana, "sell_group").nth(1).wait_for()
    sold = [plain(each) for each in listed(ana, "sell_group").all()]
    assert sold == ["Barrios Altos, whole group +S/. 225", "North coast, whole group +S/. 75"]
    listed(ana, "sell_building").first.click()
    event(beto, "building-sold").wait_for()
    listed(ana, "sell_group").first.click()
    event(beto, "building-sold").nth(2).wait_for()


def test_the_last_house_is_asked_about_auctioned_and_placed(visit, set_up):  # PE-35
    ana, beto, caro = visit(), visit(), visit()
    owner = {1: ANA, 3: ANA, 37: BETO, 39: BETO}
    set_up(set_table("peru", players=3, owner=owner, stock={"houses": 1, "hotels": 12}), ana, beto, caro)
    panel(ana, "build").click()
    listed(ana, "build").first.click()
    says(caro, "There are too few buildings for everyone. Asked: Beto")
    says(beto, "There are too few houses for everyone")
    can(beto, "want").click()
    says(ana, "Auction: one house")
    says(caro, "You are not in this auction")
    can(beto, "bid").click()
    can(ana, "pass").click()
    says(ana, "Beto places a building")
    can(beto, "build").wait_for()
    assert buttons(beto)[0] == "build"
    square(beto, 39).click()
    event(ana, "built").wait_for()
    says(ana, "Your turn")


def test_a_mortgage_is_made_with_the_deed_on_screen_and_lifted(visit, set_up):  # SC-15, SC-31, SC-32
    ana, beto = visit(), visit()
    set_up(set_table("scuola", players=2, owner={1: ANA, 5: ANA}, buildings={1: 1}), ana, beto)
    panel(ana, "mortgage").click()
    assert listed(ana, "mortgage").count() == 1
    listed(ana, "mortgage").click()
    assert event(ana, "mortgaged").count() == 0
    desk(ana, "mortgage").click()
    ana.locator(".desk", has_text="mortgaged").wait_for()
    beto.locator("[data-deed='5'].face-down", has_text="Ana").wait_for()
    assert "SC-32" in why_off(ana, "mortgage")
    ana.keyboard.press("Escape")
    panel(ana, "lift").click()
    assert "−100" in plain(listed(ana, "lift"))
    listed(ana, "lift").click()
    event(beto, "lifted").wait_for()


def test_an_heir_keeps_one_mortgage_and_lifts_another(visit, set_up):  # PE-47
    ana, beto, caro = visit(), visit(), visit()
    debt = {"debtor": ANA, "creditor": BETO, "amount": 900, "reason": "rent"}
    broke = {"owner": {1: ANA, 5: ANA, 39: BETO}, "mortgaged": {1, 5}, "cash": {ANA: 10}, "phase": "end"}
    set_up(set_table("peru", players=3, **broke, debts=[debt]), ana, beto, caro)
    panel(ana, "bankruptcy").click()
    can(ana, "declare_bankruptcy").click()
    says(ana, "You are out of the game")
    says(caro, "Beto decides about mortgages")
    can(beto, "keep").wait_for()
    assert buttons(beto) == ["keep"]
    beto.locator(".heir [data-move=lift][data-square='5']").click()
    event(caro, "lifted").wait_for()
    beto.locator(".actions [data-main][data-move=keep]:not([disabled])").click()
    event(caro, "kept-mortgage").wait_for()
    beto.locator(".heir").wait_for(state="detached")
