"""Pauses, leaving for good, and seats that go to a bot, another person or another device."""

from tests.at_the_table import ANA, BETO, CARO, set_table
from tests.web.conftest import no_serious_finding


def two(visit, set_up, **more):
    """Ana and Beto in the middle of a game, each at a browser of their own."""
    ana, beto = visit(), visit()
    set_up(set_table("peru", players=2, owner={1: ANA, 3: BETO}), ana, beto, **more)
    return ana, beto


def menu(page, command):
    page.click("[data-open=menu]")
    page.click(f"dialog [data-command={command}]")


def close(page):
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")


def test_a_pause_is_asked_for_agreed_and_ended(visit, set_up):
    ana, beto = two(visit, set_up)
    menu(ana, "pause")
    close(ana)
    ana.locator("[data-wish=pause]", has_text="Still to agree: Beto").wait_for()
    beto.locator("[data-wish=pause]", has_text="Ana asks for a pause").wait_for()
    ana.locator("[data-wish=pause] button").click()  # takes it back
    beto.locator("[data-wish=pause]").wait_for(state="detached")
    menu(ana, "pause")
    close(ana)
    beto.locator("[data-wish=pause] button").click()
    for page in (ana, beto):
        page.locator("[data-paused]").wait_for()
        assert page.locator(".actions").count() == 0
    ana.reload()
    ana.locator("[data-paused]").wait_for()
    guest = visit(ana.url)
    guest.locator("[data-paused]").wait_for()
    assert guest.locator("[data-paused] button").count() == 0
    ana.locator("[data-paused] button").click()
    for page in (ana, beto):
        page.locator(".actions").wait_for()
    ana.locator(".actions [data-move=roll]:not([disabled])").click()
    beto.locator("[data-event=rolled]").first.wait_for()


def test_people_on_one_device_pause_with_one_click(visit, set_up):
    page = visit()
    set_up(set_table("peru", players=3), page, bots=[CARO])
    menu(page, "pause")
    close(page)
    page.locator("[data-paused] button").click()
    page.locator(".actions").wait_for()


def test_the_end_is_agreed_by_all(visit, set_up):
    ana, beto = two(visit, set_up)
    menu(ana, "wish-end")
    ana.click("dialog [data-command=end]")
    close(ana)
    beto.locator("[data-wish=end] button").click()
    beto.locator("[data-wish=end] [data-agree]").click()
    for page in (ana, beto):
        page.locator("[data-final]").wait_for()


def test_leaving_for_good_takes_a_second_look(visit, set_up):
    ana, beto = two(visit, set_up)
    menu(ana, "leave")
    ana.locator("dialog [role=alert]", has_text="Ana leaves the game for good").wait_for()
    no_serious_finding(ana, "a second look")
    ana.locator("dialog .sure .btn").nth(1).click()
    ana.locator("dialog .sure").wait_for(state="detached")
    ana.click("dialog [data-command=leave]")
    ana.click("dialog [data-command=resign]")
    beto.locator("[data-final]", has_text="Beto wins").wait_for()


def test_a_bot_takes_a_seat_for_good(visit, set_up):
    ana, beto = two(visit, set_up)
    menu(ana, "to-bot")
    ana.click("dialog [data-command=bot]")
    ana.locator(".actions", has_text="You are watching").wait_for()
    assert ana.locator("[data-gone]").count() == 0
    beto.locator("[data-wallet='0'] .tag", has_text="bot").wait_for()
    beto.locator("[data-event=rolled]").first.wait_for()
    ana.goto("/games")
    ana.wait_for_selector("[data-empty]")


def test_a_seat_goes_along_to_another_device_and_the_old_one_is_told(visit, set_up):
    ana, beto = two(visit, set_up)
    phone = visit(width=360, height=740)
    menu(ana, "to-device")
    code = ana.locator("[data-seat-code]").get_attribute("data-seat-code")
    ana.wait_for_function("() => document.querySelector('[data-seat-code] img').naturalWidth > 100")
    assert f"/seat/{code}" in ana.locator("[data-seat-code] .link").inner_text()
    no_serious_finding(ana, "a seat's code")
    close(ana)
    ana.locator(".actions [data-move=roll]:not([disabled])").wait_for()  # until the code is used the seat is hers
    phone.goto(f"/seat/{code}")
    no_serious_finding(phone, "a seat")
    phone.click("[data-take-seat]")
    phone.locator(".actions [data-move=roll]:not([disabled])").wait_for()
    ana.locator("[data-gone]", has_text="Ana’s seat is now played on another device").wait_for()
    assert ana.locator(".actions [data-move]").count() == 0
    ana.locator("[data-gone] button").click()
    ana.locator("[data-gone]").wait_for(state="detached")
    phone.locator(".actions [data-move=roll]:not([disabled])").click()
    for page in (ana, beto):
        page.locator("[data-event=rolled]").first.wait_for()
    # the code was good once
    again = visit(f"/seat/{code}")
    again.click("[data-take-seat]")
    again.locator("[role=alert]", has_text="no longer").wait_for()


def test_a_seat_is_given_to_somebody_who_types_its_code(visit, set_up):
    ana, beto = two(visit, set_up)
    caro = visit()
    menu(ana, "to-person")
    code = ana.locator("[data-seat-code]").get_attribute("data-seat-code")
    where = ana.url
    ana.goto("about:blank")  # the old page is closed when the seat is taken
    caro.locator(".join input").first.fill("Caro")
    caro.locator("[data-join]").fill(f"{code[:5].lower()} {code[5:]}")
    caro.locator(".join button").click()
    caro.locator(".actions [data-move=roll]:not([disabled])").wait_for()
    for page in (caro, beto):  # and the seat has her name
        page.locator("[data-wallet='0']", has_text="Caro").wait_for()
    ana.goto(where)
    ana.locator("[data-gone]").wait_for()
    ana.reload()
    ana.locator(".actions", has_text="You are watching").wait_for()
    assert ana.locator("[data-gone]").count() == 0  # told once


def test_three_on_one_device_see_an_offer_when_its_party_asks_for_it(visit, set_up):
    page = visit()
    set_up(set_table("peru", players=3, owner={1: ANA, 3: BETO}), page)
    page.locator("[data-panel=trade]").click()
    page.locator("[data-trade=give-cash]").fill("10")
    page.locator("[data-trade=take-3]").check()
    page.locator(".desk [data-move=offer]:not([disabled])").click()
    page.locator(".hot button", has_text="Beto").click()
    page.locator("[data-front=covered]", has_text="Beto, there is an offer for you").wait_for()
    assert page.locator("[data-front=offer]").count() == 0
    page.click("[data-uncover]")
    page.locator("[data-front=offer]", has_text="10").wait_for()
    page.locator(".hot button", has_text="Caro").click()
    page.locator("[data-front]").wait_for(state="detached")
    page.locator(".hot button", has_text="Beto").click()
    page.locator("[data-front=covered]").wait_for()
    page.click("[data-uncover]")
    page.click("[data-front=offer] [data-move=accept]")
    page.locator("[data-event=offer-accepted]").first.wait_for()


def test_two_on_one_device_have_nothing_to_hide_from_each_other(visit, set_up):
    page = visit()
    set_up(set_table("peru", players=2, owner={1: ANA, 3: BETO}), page)
    page.locator("[data-panel=trade]").click()
    page.locator("[data-trade=take-3]").check()
    page.locator("[data-trade=give-cash]").fill("10")
    page.locator(".desk [data-move=offer]:not([disabled])").click()
    page.locator(".hot button", has_text="Beto").click()
    page.locator("[data-front=offer]").wait_for()
    page.locator(".actions [data-move=reject]").click()
    page.locator("[data-event=offer-rejected]").first.wait_for()


def test_the_menu_names_the_seat_where_a_device_has_several(visit, set_up):
    page = visit()
    set_up(set_table("peru", players=3), page)
    page.locator(".hot button", has_text="Caro").click()
    menu(page, "leave")
    page.locator("dialog [role=alert]", has_text="Caro leaves the game for good").wait_for()
    page.click("dialog [data-command=resign]")
    page.locator("[data-wallet='2'].out").wait_for()
    page.locator(".actions [data-move=roll]:not([disabled])").wait_for()
