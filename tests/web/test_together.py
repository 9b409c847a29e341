"""Two browsers at one table, several people at one browser, and coming back."""

import re

import pytest

from tests.web.at_the_page import can, event
from tests.web.conftest import hold, open_table, origin

PLAYING = {"edition": "peru", "auction_seconds": 3600, "claim_seconds": 5}


def sit_down_together(visit, **more):
    """Ana opens a table, Beto comes by its link; both pages show the board."""
    ana, beto = visit(), visit()
    plan = {**PLAYING, **more, "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]}
    table = open_table(ana, plan)
    beto.goto(f"/t/{table}")
    beto.locator("[data-join-form] input").fill("Beto")
    beto.locator("[data-join-form] button[type=submit]").click()
    beto.locator("[data-command=ready]").click()
    ana.locator("[data-command=start]:not([disabled])").click()
    for page in (ana, beto):
        page.wait_for_selector("svg[role=listbox]")
    return ana, beto


def step(pages, avoid=(), prefer=()):
    """The first page that can do one of these moves does it; which page, and which move."""
    for _ in range(400):
        for page in pages:
            for move in (*prefer, "buy", "roll", "end_turn", "decline", "keep", "pass"):
                if move not in avoid and can(page, move).is_visible():
                    before = page.locator("main.game").get_attribute("data-version")
                    can(page, move).click()
                    page.wait_for_function("n => document.querySelector('main.game').dataset.version !== n", arg=before)
                    return page, move
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody can move: " + " | ".join(page.locator(".actions").inner_text() for page in pages))


def test_an_auction_goes_on_after_a_reload(visit):
    pages = sit_down_together(visit)
    while not any(can(page, "decline").is_visible() for page in pages):
        step(pages, avoid=("buy", "decline"))
    next(page for page in pages if can(page, "decline").is_visible()).locator(".actions [data-move=decline]").click()
    first = pages[0] if can(pages[0], "bid").is_visible() else pages[1]
    for page in pages:
        can(page, "bid").wait_for()
    first.locator("[data-raise]").nth(1).click()
    other = pages[1] if first is pages[0] else pages[0]
    shown = other.locator(".stage .bid")
    shown.wait_for()
    standing = shown.inner_text()
    other.reload()
    other.locator(".stage .bid").wait_for()
    assert other.locator(".stage .bid").inner_text() == standing
    can(other, "pass").click()
    for page in pages:
        event(page, "auction-won").first.wait_for()


def test_a_trade_is_answered_with_a_counter_offer_and_made(visit):
    ana, beto = pages = sit_down_together(visit)
    for _ in range(200):
        owners = {page: page.locator("li.card:has-text('(you)') .groups").count() for page in pages}
        if all(owners.values()):
            break
        step(pages, prefer=("claim_rent",))
    ana.locator("[data-panel=trade]").click()
    ana.locator("[data-trade=give-cash]").fill("10")
    ana.locator("[data-trade^=take-]:not([data-trade=take-cash])").first.check()
    ana.locator(".desk [data-move=offer]:not([disabled])").click()
    beto.locator("[data-front=offer] [data-move=counter]").click()
    beto.locator("[data-trade=take-cash]").fill("20")
    beto.locator(".desk [data-move=offer]:not([disabled])").click()
    asked = ana.locator("[data-front=offer]")
    asked.wait_for()
    assert re.search(r"20\b", asked.inner_text())
    ana.locator("[data-front=offer] [data-move=accept]").click()
    for page in pages:
        event(page, "offer-accepted").first.wait_for()


def test_one_rent_is_claimed_and_one_is_missed(visit):
    pages = sit_down_together(visit, claim_seconds=1)
    for kind, prefer in (("rent-claimed", ("claim_rent",)), ("claim-lapsed", ())):
        for _ in range(400):
            if all(event(page, kind).count() for page in pages):
                break
            step(pages, prefer=prefer)
        else:
            pytest.fail(f"no {kind}")
        for page in pages:
            event(page, kind).first.wait_for()


def test_two_people_at_one_browser_are_asked_in_turn(visit):
    page = visit()
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "device", "name": "Beto"}]
    open_table(page, {"edition": "scuola", "seats": seats, "start": True})
    page.wait_for_selector("svg[role=listbox]")
    asked = set()
    for _ in range(12):
        pressed = page.locator(".hot [aria-pressed=true]").inner_text()
        asked.add(pressed.strip(" •\u00a0"))
        step([page], prefer=("waive",))
    assert asked == {"Ana", "Beto"}


def test_who_has_the_link_watches_and_can_do_nothing(visit):
    ana = visit()
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot"}]
    table = open_table(ana, {"edition": "malta", "seats": seats, "start": True})
    guest = visit(f"/t/{table}")
    guest.wait_for_selector("svg[role=listbox]")
    assert guest.locator(".actions [data-move]").count() == 0
    assert "watching" in guest.locator(".actions").inner_text()


def test_names_and_talk_are_text_never_markup(visit):
    page = visit()
    nasty = "<img src=x onerror=1>"
    seats = [{"kind": "me", "name": nasty}, {"kind": "bot"}]
    answer = page.request.post(
        "/api/tables",
        data={"edition": "malta", "seats": seats, "start": True},
        headers={"Origin": origin(page)},
    )
    hold(page, answer.json())
    page.goto(f"/t/{answer.json()['table']['id']}")
    page.wait_for_selector("svg[role=listbox]")
    page.click("[data-open=chat]")
    page.locator(".chat form input").fill("<b>hello</b>")
    page.locator(".chat form button").click()
    page.locator(".chat li", has_text="<b>hello</b>").wait_for()
    assert page.locator("img[src=x]").count() == 0
    assert nasty in page.locator(".players").inner_text()
