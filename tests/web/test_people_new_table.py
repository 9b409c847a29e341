"""A newcomer opens a table: from the start page, through the form, with an edition of their own."""

import json
import re

from tests.web.conftest import no_serious_finding

MINE = b'format = 1\nextends = "peru"\nname = "mine"\ntitle = "Mine"\n\n[money]\nstart = 999\n'


def table_of(page):
    """What the server knows of the table that this page shows."""
    page.wait_for_url(re.compile(r"/t/"))
    return page.request.get(f"/api/tables/{page.url.split('/t/')[1]}").json()


def set_rule(page, key, value):
    page.locator(f"[data-rule='{key}']").evaluate("rule => rule.closest('details').open = true")
    field = page.locator(f"[data-rule='{key}'] input")
    field.fill(str(value))
    field.dispatch_event("change")


def rule(page, key):
    return page.locator(f"[data-rule='{key}']")


def test_two_clicks_lead_into_a_game(visit):
    page = visit()
    page.click("[data-play=malta]")
    page.locator("[data-main]").wait_for()
    page.locator("[data-main]").click()
    assert table_of(page)["stage"] == "playing"


def test_everything_in_the_form_reaches_the_table(visit):
    page = visit("/new/peru")
    page.locator("[data-seat='0'] input").fill("Zoé")
    page.select_option("[data-seat-kind='1']", "device")
    page.click("[data-add-seat]")
    page.locator("[data-seat='3'] select").nth(1).select_option("random")
    page.select_option("[data-mode]", "timed")
    page.fill("[data-minutes]", "45")
    page.select_option("[data-turn-clock]", "120")
    page.select_option("[data-auction-clock]", "60")
    page.select_option("[data-claim-clock]", "15")
    page.select_option("[data-grace-clock]", "300")
    page.select_option("select[data-speed]", "fast")
    set_rule(page, "jail.bail", 75)
    page.click("[data-create]:not([disabled])")
    page.wait_for_selector("svg[role=listbox]")
    table = table_of(page)
    assert [(seat["kind"], seat["name"], seat["level"]) for seat in table["seats"]][:2] == [
        ("person", "Zoé", None),
        ("person", "Player 2", None),
    ]
    assert [seat["level"] for seat in table["seats"][2:]] == ["trader", "random"]
    assert table["pace"] == {
        "minutes": 45,
        "turn_seconds": 120,
        "auction_seconds": 60,
        "claim_seconds": 15,
        "grace_seconds": 300,
        "speed": "fast",
    }
    assert (table["mode"], table["house_rules"]) == ("timed", {"jail.bail": 75})


def test_seats_stay_within_the_editions_limits(visit):
    page = visit("/new/scuola")
    seats = page.locator("[data-seat]")
    page.locator("[data-add-seat]").click()
    assert seats.count() == 4
    assert page.locator("[data-add-seat]").count() == 0
    page.click("[data-remove-seat='3']")
    page.click("[data-remove-seat='2']")
    assert seats.count() == 2
    assert page.locator("[data-remove-seat='0']").is_disabled()
    # a house rule moves the limit, and the form follows
    set_rule(page, "players.min", 3)
    page.wait_for_function("() => document.querySelectorAll('[data-seat]').length === 3")


def test_two_of_one_name_are_told_so_and_the_form_is_kept(visit):
    page = visit("/new/peru")
    page.locator("[data-seat='0'] input").fill("Zoé")
    page.select_option("[data-seat-kind='1']", "device")
    page.locator("[data-seat='1'] input").fill("ZOÉ")
    page.click("[data-create]")
    assert "already has that name" in page.locator("[role=alert]").inner_text()
    page.locator("[data-seat='1'] input").fill("Beto")
    page.click("[data-create]")
    page.wait_for_selector("svg[role=listbox]")


def test_house_rules_are_marked_and_undone(visit):
    page = visit("/new/peru")
    set_rule(page, "money.start", 2000)
    page.wait_for_selector("[data-changes='1']")
    assert rule(page, "money.start").get_attribute("class").count("changed")
    assert "printed: S/.\u00a01" in rule(page, "money.start").inner_text()
    set_rule(page, "jail.bail", 75)
    page.wait_for_selector("[data-changes='2']")
    rule(page, "money.start").locator("[data-undo]").click()
    page.wait_for_selector("[data-changes='1']")
    assert rule(page, "money.start").locator("input").input_value() == "1500"
    page.click("[data-undo-all]")
    page.wait_for_selector("[data-changes]", state="detached")
    assert rule(page, "jail.bail").locator("input").input_value() == "50"


def test_a_value_that_cannot_be_is_explained_beside_its_rule(visit):
    page = visit("/new/peru")
    for value in ("-5", "1000001", "1.5"):
        set_rule(page, "money.start", value)
        rule(page, "money.start").locator("[role=alert]", has_text="0 to 1,000,000").wait_for()
        assert page.locator("[data-create]").is_disabled()
        set_rule(page, "money.start", 1000)
        page.locator("[data-create]:not([disabled])").wait_for()
    set_rule(page, "money.start", -5)
    page.wait_for_selector("[aria-invalid=true]")
    no_serious_finding(page, "a wrong value")
    assert "house rule" in page.locator("main > [role=alert]").inner_text()  # and not the edition
    page.locator("[data-chapter=money] summary").click()
    page.click("[data-show-rule]")
    assert rule(page, "money.start").locator("input:focus").is_visible()


def test_all_house_rules_fit_a_telephone(visit):
    page = visit("/new/peru", width=360, height=740)
    set_rule(page, "money.start", -5)
    page.wait_for_selector("[aria-invalid=true]")
    for details in page.locator("details").all():
        details.evaluate("each => each.open = true")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_rule_with_a_number_or_a_word_takes_both(visit):
    page = visit("/new/malta")
    stock = rule(page, "building.house_stock")
    stock.evaluate("rule => rule.closest('details').open = true")
    assert stock.locator("select").input_value() == "unlimited"
    stock.locator("select").select_option("number")
    stock.locator("input").fill("20")
    stock.locator("input").dispatch_event("change")
    page.select_option("[data-seat-kind='1']", "bot")
    page.click("[data-create]:not([disabled])")
    page.wait_for_selector("svg[role=listbox]")
    assert table_of(page)["house_rules"] == {"building.house_stock": 20}


def test_a_mode_has_its_own_values_and_a_table_may_go_back_to_the_printed_one(visit):
    page = visit("/new/peru")
    page.select_option("[data-mode]", "quick")
    houses = rule(page, "building.houses").locator("input")
    page.wait_for_function("() => document.querySelector('[data-rule=\"building.houses\"] input').value === '3'")
    set_rule(page, "building.houses", 4)
    page.wait_for_selector("[data-changes='1']")
    assert houses.input_value() == "4"
    set_rule(page, "building.houses", 3)
    page.wait_for_selector("[data-changes]", state="detached")


def test_the_rulebook_shows_what_the_table_changes(visit):
    page = visit("/new/peru")
    set_rule(page, "jail.bail", 75)
    page.wait_for_selector("[data-changes='1']")
    page.select_option("[data-mode]", "quick")
    with page.context.expect_page() as opened:
        page.click("[data-book]")
    book = opened.value
    book.locator("#jail .changed", has_text="75").wait_for()
    assert "S/.\u00a050" in book.locator("#jail .changed").inner_text()
    assert page.locator("[data-changes='1']").count() == 1  # the form is where it was


def test_an_edition_that_is_not_there_leads_back(visit):
    page = visit("/new/nowhere")
    page.locator("[role=alert]", has_text="no such edition").wait_for()
    page.click("main a.btn")
    page.wait_for_selector("[data-play=peru]")


def drop(page, name, content):
    """A file let go over the page, as the browser tells it."""
    page.evaluate(
        """([name, bytes]) => {
          const files = new DataTransfer()
          files.items.add(new File([new Uint8Array(bytes)], name))
          window.dispatchEvent(new DragEvent('dragover', { dataTransfer: files, cancelable: true }))
          window.dispatchEvent(new DragEvent('drop', { dataTransfer: files, cancelable: true }))
        }""",
        [name, list(content)],
    )


MISTAKES = {
    "not TOML": b"[[[",
    "UTF-8": b"\xff\xfe\x00",
    "money.foo": MINE + b"foo = 3\n",
    "0 to 1000000": MINE.replace(b"999", b'"much"'),
}


def test_a_dropped_edition_with_mistakes_is_explained(visit):
    page = visit()
    page.wait_for_selector("[data-play=peru]")
    for expected, content in MISTAKES.items():
        drop(page, "mine.toml", content)
        page.locator(".checked.bad", has_text=expected).wait_for()
        assert page.locator("[data-own-play]").count() == 0
    drop(page, "holiday.jpg", b"\xff\xd8\xff\xe0\x00\x10JFIF")  # no word of encodings
    page.locator("[role=alert]", has_text="“holiday.jpg” is neither an edition nor the record").wait_for()
    large = {"name": "mine.toml", "mimeType": "text/plain", "buffer": b"#" * 300_000}
    page.set_input_files("[data-drop]", large)
    page.locator("[role=alert]", has_text="too long").wait_for()


def test_a_dropped_edition_is_played_at_once(visit):
    page = visit()
    page.wait_for_selector("[data-play=peru]")
    drop(page, "mine.toml", MINE + b"foo = 3\n")
    page.wait_for_selector(".checked.bad")
    drop(page, "mine.toml", MINE)
    page.click("[data-own-play]")
    page.locator(".cash", has_text="999").first.wait_for()


def test_a_dropped_record_is_shown_as_a_game(visit):
    from rentier import Game
    from rentier.notation import record

    game = Game("peru", players=["Ana", "Beto"], seed="7")
    for _ in range(9):
        game.apply(game.legal_moves()[0])
    page = visit()
    page.wait_for_selector("[data-play=peru]")
    drop(page, "game.jsonl", record.to_text(game.record()).encode())
    assert int(json.loads(page.locator("[data-slider]").get_attribute("max"))) >= 9
