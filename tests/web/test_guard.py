"""Tables open to all, and a host who sends somebody away."""

from tests.web.conftest import no_serious_finding, open_table

PLAN = {"edition": "malta", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]}


def join(page, table, name):
    page.goto(f"/t/{table}")
    page.locator("[data-join-form] input").fill(name)
    page.locator("[data-join-form] button[type=submit]").click()
    page.locator("[data-command=ready]").wait_for()


def test_a_table_open_to_all_is_on_the_start_page_and_a_private_one_is_not(visit):
    ana, beto = visit("/new/malta"), visit()
    private = open_table(visit(), PLAN)
    ana.locator("[data-public]").check()
    ana.locator("[data-create]").click()
    ana.wait_for_url("**/t/**")
    table = ana.url.rsplit("/", 1)[1]
    ana.locator("[data-lobby-seat]").first.wait_for()
    beto.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # who looks at the page again
    assert ana.locator("[data-is-public]").inner_text() == "Open to all"
    listed = beto.locator(f"[data-public='{table}']")
    listed.wait_for()
    assert beto.locator(f"[data-public='{private}']").count() == 0
    no_serious_finding(beto, "start")
    listed.locator("a").click()
    beto.locator("[data-join-form]").wait_for()


def test_who_is_sent_away_before_the_game_may_sit_down_again(visit):
    ana, beto = visit(), visit()
    table = open_table(ana, PLAN)
    join(beto, table, "Beto")
    ana.locator("[data-kick='1']").click()
    ana.locator("[data-sure]").click()
    beto.locator("[data-join-form]").wait_for()
    ana.locator("[data-kick]").wait_for(state="detached")
    join(beto, table, "Beto")


def test_who_is_sent_away_is_told_in_every_window(visit):
    ana, beto = visit(), visit()
    table = open_table(ana, PLAN)
    join(beto, table, "Beto")
    other = beto.context.new_page()
    other.goto(f"/t/{table}")
    other.locator("[data-command=ready]").wait_for()
    ana.locator("[data-kick='1']").click()
    ana.locator("[data-sure]").click()
    for page in (beto, other):
        page.locator("[data-gone]", has_text="Beto").wait_for()


def test_the_second_look_before_somebody_is_sent_away_is_in_sight_on_a_phone(visit):
    ana, beto, caro = visit(width=390, height=844), visit(), visit()
    table = open_table(ana, {**PLAN, "seats": [*PLAN["seats"], {"kind": "open"}]})
    join(beto, table, "Beto")
    join(caro, table, "Caro")
    for page in (beto, caro):
        page.locator("[data-command=ready]").click()
    ana.locator("[data-command=start]:not([disabled])").click()
    ana.locator("[data-open=menu]").first.click()
    ana.locator("[data-kick='1']").click()
    ana.wait_for_function(
        """() => document.querySelector('[data-sure]').getBoundingClientRect().bottom
          <= document.querySelector('dialog').getBoundingClientRect().bottom"""
    )


def test_who_is_banned_from_a_game_is_told_and_cannot_come_back(visit):
    ana, beto = visit(), visit(locale="pt-BR")
    table = open_table(ana, PLAN)
    join(beto, table, "Beto")
    beto.locator("[data-command=ready]").click()
    ana.locator("[data-command=start]:not([disabled])").click()
    for page in (ana, beto):
        page.wait_for_selector("svg[role=listbox]")
    ana.locator("[data-open=menu]").first.click()
    ana.locator("[data-ban='1']").click()
    no_serious_finding(ana, "menu")
    ana.locator("[role=alert]", has_text="Beto").locator("[data-sure]").click()
    beto.get_by_text("O anfitrião tirou você desta mesa").wait_for()
    ana.locator("[data-wallet='1'] .tag").wait_for()
    beto.reload()
    beto.get_by_text("O anfitrião tirou você desta mesa").wait_for()


def test_a_host_may_want_no_spectators(visit):
    ana, watcher = visit(), visit()
    table = open_table(ana, {**PLAN, "seats": [{"kind": "me"}, {"kind": "bot"}], "start": True, "speed": "slow"})
    watcher.goto(f"/t/{table}")
    watcher.wait_for_selector("svg[role=listbox]")
    ana.locator("[data-open=menu]").first.click()
    ana.locator("[data-watchers]").uncheck()
    watcher.get_by_text("does not allow anyone to watch").wait_for()
