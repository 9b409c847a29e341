"""Friends come to a table: by link and code, with name and pawn, until the host starts."""

import pytest

from tests.web.conftest import no_serious_finding, open_table, origin

OPEN = {"edition": "peru", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]}


def info(page):
    return page.request.get(f"/api/tables/{page.url.split('/t/')[1]}").json()


def sit_down(page, name, pawn=None):
    page.locator("[data-join-form] input").fill(name)
    if pawn:
        page.locator(f"[data-join-form] [data-pawn={pawn}]").click()
    page.locator("[data-join-form] button[type=submit]").click()


def join(page, code):
    page.locator("[data-join]").fill(code)
    page.locator(".join button").click()


def seat(page, number):
    return page.locator(f"[data-lobby-seat='{number}']")


def sitting(page, number, name):
    return seat(page, number).locator("strong", has_text=name)


def test_a_table_is_found_by_its_code_however_it_is_typed(visit):
    ana, beto = visit(), visit()
    table = open_table(ana, OPEN)
    ana.wait_for_selector("[data-code]")
    code = ana.locator("[data-code]").inner_text()
    for typed in (f" {code[:3].lower()} {code[3:]}", f"{code[:3]}-{code[3:]}", ana.url):
        beto.goto("/")
        join(beto, typed)
        beto.wait_for_selector("[data-join-form]")
        assert beto.url == ana.url
    beto.goto(f"/t/{code.lower()}")  # and as an address
    beto.wait_for_selector("[data-join-form]")
    beto.wait_for_url(f"**/t/{table}")


def test_a_wrong_code_is_said_beside_it_and_can_be_put_right(visit):
    ana, beto = visit(), visit()
    open_table(ana, OPEN)
    ana.wait_for_selector("[data-code]")
    for wrong, words in (("AAAAAA", "no such table"), ("AAAAA BBBBB", "does not open a seat, or no longer does")):
        join(beto, wrong)
        beto.locator(".join [role=alert]", has_text=words).wait_for()
    join(beto, ana.locator("[data-code]").inner_text())
    beto.wait_for_selector("[data-join-form]")


def test_the_link_is_a_picture_and_is_copied(visit):
    ana = visit(permissions=["clipboard-read", "clipboard-write"])
    table = open_table(ana, OPEN)
    ana.wait_for_function("() => document.querySelector('.invite img')?.naturalWidth > 100")
    ana.click("[data-copy]")
    ana.locator("[data-copy]", has_text="Copied").wait_for()
    assert ana.evaluate("() => navigator.clipboard.readText()") == f"{origin(ana)}/t/{table}"
    # only this computer can open 127.0.0.1, and the page says what to do
    assert "rentier play --lan" in ana.locator("section.invite").inner_text()


def test_a_link_is_copied_where_the_browser_has_no_clipboard(visit):
    ana = visit()
    ana.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    open_table(ana, OPEN)
    ana.click("[data-copy]")
    ana.locator("[data-copy]", has_text="Copied").wait_for()


def test_at_home_the_link_has_the_home_networks_address(visit):
    ana = visit()
    ana.route("**/api/version*", lambda route: route.fulfill(json={**route.fetch().json(), "lan": "http://10.9.8.7:1"}))
    table = open_table(ana, OPEN)
    ana.locator(".invite .link", has_text=f"http://10.9.8.7:1/t/{table}").wait_for()
    assert "--lan" not in ana.locator("section.invite").inner_text()


def test_a_taken_name_or_pawn_is_explained_and_changed(visit):
    ana, beto = visit(), visit()
    table = open_table(ana, OPEN)
    seat(ana, 0).wait_for()
    ana.locator("[data-pawn=red]").click()
    beto.goto(f"/t/{table}")
    beto.locator("[data-join-form] [data-pawn=red][disabled]").wait_for()
    assert "Ana has it" in beto.locator("[data-pawn=red]").get_attribute("title")
    sit_down(beto, " ana ")
    beto.locator("[role=alert]", has_text="already has that name").wait_for()
    sit_down(beto, "Beto", "blue")
    sitting(ana, 1, "Beto").wait_for()
    # the same once one sits
    beto.locator("[data-join-form]").wait_for(state="detached")
    form = beto.locator("form", has=beto.locator("[data-pawn]"))
    form.locator("input").fill("ANA")
    form.locator("button[type=submit]").click()
    beto.locator("[role=alert]", has_text="already has that name").wait_for()
    form.locator("input").fill("Bea")
    form.locator("button[type=submit]").click()
    sitting(ana, 1, "Bea").wait_for()
    assert [each["pawn"] for each in info(ana)["seats"]] == ["red", "blue", None]


def test_a_pawn_is_kept_from_sitting_down(visit):
    ana, beto = visit(), visit()
    table = open_table(ana, OPEN)
    seat(ana, 0).wait_for()
    assert ana.locator("[data-pawn][aria-pressed=true]").get_attribute("data-pawn") == "teal"  # nobody picked it
    beto.goto(f"/t/{table}")
    assert beto.locator("[data-join-form] [data-pawn=teal]").is_disabled()
    free = beto.locator("[data-join-form] [data-pawn][aria-pressed=true]").get_attribute("data-pawn")
    sit_down(beto, "Beto")
    sitting(ana, 1, "Beto").wait_for()
    assert [each["pawn"] for each in info(ana)["seats"]] == ["teal", free, None]


def test_who_gives_no_name_gets_one_that_is_free(visit):
    ana, beto = visit(), visit()
    table = open_table(ana, {**OPEN, "seats": [{"kind": "me", "name": "Player 2"}, {"kind": "open"}]})
    beto.goto(f"/t/{table}")
    beto.locator("[data-join-form] button[type=submit]").click()
    sitting(ana, 1, "Player 3").wait_for()


def test_the_host_fills_opens_and_starts(visit):
    ana, beto = visit(), visit()
    table = open_table(ana, OPEN)
    beto.goto(f"/t/{table}")
    sit_down(beto, "Beto")
    start = ana.locator("[data-command=start]")
    ana.locator("[data-set-seat='2']").select_option("steady")
    seat(ana, 2).get_by_text("bot, steady").first.wait_for()
    assert start.is_disabled()  # Beto is not ready
    ana.get_by_text("Not everyone is ready yet").wait_for()
    beto.locator("[data-command=ready]").click()
    beto.get_by_text("Ana starts the game").wait_for()
    ana.locator("[data-command=start]:not([disabled])").wait_for()
    beto.locator("[data-command=ready]").click()
    ana.locator("[data-command=start][disabled]").wait_for()
    # Beto's seat is opened again: he is told, and sits down once more
    ana.locator("[data-kick='1']").click()
    ana.locator("[data-sure]").click()
    beto.locator("[data-gone]", has_text="Beto").wait_for()
    sit_down(beto, "Beto")
    beto.locator("[data-gone]").wait_for(state="detached")
    beto.locator("[data-command=ready]").click()
    ana.locator("[data-command=start]:not([disabled])").click()
    for page in (ana, beto):
        page.wait_for_selector("svg[role=listbox]")
    beto.locator("li.card", has_text="(you)").get_by_text("Beto").wait_for()


def test_a_full_table_says_so_and_is_watched(visit):
    ana, beto, caro = visit(), visit(), visit()
    table = open_table(ana, {**OPEN, "seats": OPEN["seats"][:2]})
    for page in (beto, caro):
        page.goto(f"/t/{table}")
        page.wait_for_selector("[data-join-form]")
    sit_down(beto, "Beto")
    caro.locator("[data-full]", has_text="Every seat is taken").wait_for()
    ana.locator("[data-watching]", has_text="one person is watching").wait_for()
    beto.locator("[data-command=ready]").click()
    ana.locator("[data-command=start]:not([disabled])").click()
    caro.locator(".actions", has_text="You are watching").wait_for()
    caro.click("[data-open=menu]")
    caro.locator("dialog [data-watching]", has_text="1").wait_for()


def test_leaving_the_lobby_opens_the_seat_and_the_next_is_host(visit):
    ana, beto = visit(), visit()
    table = open_table(ana, OPEN)
    beto.goto(f"/t/{table}")
    sit_down(beto, "Beto")
    beto.locator("[data-command=ready]").wait_for()
    ana.locator("[data-command=leave]").click()
    ana.wait_for_selector("[data-play=peru]")
    seat(beto, 0).get_by_text("open", exact=True).wait_for()
    beto.locator("[data-command=start]").wait_for()
    ana.goto(f"/t/{table}")
    assert ana.locator("[data-gone]").count() == 0
    sit_down(ana, "Ana")
    sitting(beto, 0, "Ana").wait_for()


@pytest.mark.parametrize("width", [1280, 360])
def test_another_person_on_the_same_device_sits_down(visit, width):
    ana, beto = visit(), visit(width=width, height=740)
    table = open_table(ana, OPEN)
    beto.goto(f"/t/{table}")
    sit_down(beto, "Beto")
    beto.click("[data-another]")
    sit_down(beto, "Bea")
    beto.locator("form", has=beto.locator("[data-pawn]")).nth(1).wait_for()
    no_serious_finding(beto, "two on one device")
    assert beto.evaluate("document.documentElement.scrollWidth <= innerWidth")
    beto.locator("[data-command=ready]").click()
    ana.locator("[data-command=start]:not([disabled])").click()
    beto.wait_for_selector("svg[role=listbox]")
    assert beto.locator(".hot button").all_inner_texts() == ["Beto", "Bea"]


def test_the_lobby_says_what_is_played(visit):
    ana, beto = visit(), visit()
    rules = {"mode": "timed", "minutes": 45, "turn_seconds": 60, "house_rules": {"jail.bail": 75}}
    table = open_table(ana, {**OPEN, **rules})
    beto.goto(f"/t/{table}")
    about = beto.locator(".head")
    about.get_by_text("Timed game").wait_for()
    assert "45 minutes" in about.inner_text()
    assert "60 seconds" in about.inner_text()
    with beto.context.expect_page() as opened:
        about.get_by_text("one house rule").click()
    opened.value.locator("#jail .changed", has_text="75").wait_for()


def test_who_is_ready_can_read_by_night_how_to_take_it_back(visit):
    ana, beto = visit(), visit(color_scheme="dark")
    beto.goto(f"/t/{open_table(ana, OPEN)}")
    sit_down(beto, "Beto")
    ready = beto.locator("[data-command=ready]")
    ready.click()  # and the mouse stays there
    ready.get_by_text("Not ready after all").wait_for()
    assert ready.get_attribute("aria-pressed") is None  # the words say it
    assert beto.evaluate("document.documentElement.dataset.theme") == "dark"
    no_serious_finding(beto, "ready by night")


@pytest.mark.parametrize(("seconds", "words"), [(90, "90 seconds"), (300, "5 minutes"), (86400, "one day")])
def test_the_lobby_says_how_long_a_decision_may_take(visit, seconds, words):
    page = visit()
    open_table(page, {**OPEN, "turn_seconds": seconds})
    page.locator(".head", has_text=f"Time for a decision: {words}").wait_for()
