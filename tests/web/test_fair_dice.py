"""Fair dice in the page: what the lobby promises and takes, and the button that checks it."""

import json

from tests.web.conftest import hold, no_serious_finding, open_table, origin, play_until

PLAN = {"edition": "peru", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "bot"}, {"kind": "bot"}]}


def end_the_game(page):
    page.wait_for_selector("svg[role=listbox]")
    page.click("[data-open=menu]")
    page.click("dialog [data-command=wish-end]")
    page.click("dialog [data-command=end]")
    play_until(page, "[data-final]")  # what is being settled is settled first


def test_what_is_added_in_the_lobby_is_found_in_the_record_by_the_button(visit, tmp_path):
    page = visit()
    table = open_table(page, PLAN)
    field = page.locator("[data-entropy]")
    field.wait_for(state="attached")
    page.wait_for_function("() => document.querySelector('[data-entropy]').value.length === 32")
    page.locator("summary", has_text="Fair dice").click()
    promised = page.locator("[data-commitment]").inner_text()
    assert len(promised) == 64
    no_serious_finding(page, "lobby with its dice open")
    field.fill("my lucky <b>seven</b>")
    field.press("Enter")
    page.wait_for_function("() => JSON.stringify(localStorage.getItem('rentier.dice')).includes('lucky')")
    page.reload()
    page.wait_for_function("() => document.querySelector('[data-entropy]')?.value.includes('lucky')")
    page.click("[data-command=start]")
    end_the_game(page)

    page.route("**/replay*", lambda route: route.abort())
    page.click("[data-check-dice]")
    page.locator("[data-fairness]", has_text="The server does not answer. Try again").wait_for()
    page.unroute_all()
    page.click("[data-check-dice]")
    found = page.locator("[data-fairness=true]")
    found.wait_for()
    said = found.inner_text()
    assert "The seed is the one that was sealed: its SHA-256 is the commitment." in said
    assert "The commitment is the one that this browser saw before the end." in said
    assert "What was added here is in the record: my lucky <b>seven</b>" in said
    assert "follow from the seed" in said
    no_serious_finding(page, "the final table with its dice checked")

    record = page.request.get(f"/api/tables/{table}/record").text()
    header = json.loads(record.splitlines()[0])
    assert (header["commitment"], header["entropy"]) == (promised, ["my lucky <b>seven</b>", "", ""])
    page.goto(f"/replay/{table}")
    page.click("[data-check-dice]")
    page.locator("[data-fairness=true]").wait_for()
    assert "my lucky" in page.locator("[data-fairness]").inner_text()

    file = tmp_path / "game.jsonl"
    file.write_text(record, encoding="utf-8")
    other = visit("/replay", locale="it-IT")
    other.set_input_files("[data-record]", str(file))
    other.click("[data-check-dice]")
    other.locator("[data-fairness=true]").wait_for()
    assert "Il seme è quello sigillato" in other.locator("[data-fairness]").inner_text()
    header["commitment"] = "0" * 64
    file.write_text("\n".join([json.dumps(header), *record.splitlines()[1:]]), encoding="utf-8")
    other.goto("/replay")
    other.set_input_files("[data-record]", str(file))
    other.click("[data-check-dice]")
    other.locator("[data-fairness=false]").wait_for()
    assert "Il seme non è quello sigillato" in other.locator("[data-fairness]").inner_text()


def test_each_of_two_on_one_device_adds_what_their_field_shows(visit):
    page = visit()
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "device", "name": "Beto"}, {"kind": "open"}]
    table = open_table(page, {"edition": "peru", "seats": seats})
    page.wait_for_function(
        "id => Object.keys(JSON.parse(localStorage.getItem('rentier.dice') ?? '{}')[id]?.entropy ?? {}).length === 2",
        arg=table,
    )
    page.reload()
    page.locator("summary", has_text="Beto").wait_for()
    shown = page.eval_on_selector_all("[data-entropy]", "all => all.map((each) => each.value)")
    added = page.evaluate("id => Object.values(JSON.parse(localStorage.getItem('rentier.dice'))[id].entropy)", table)
    assert shown == added
    page.locator("[data-set-seat='2']").select_option("random")
    page.click("[data-command=start]")
    end_the_game(page)
    header = json.loads(page.request.get(f"/api/tables/{table}/record").text().splitlines()[0])
    assert header["entropy"] == [*added, ""]


def test_the_log_says_that_a_bot_plays_for_who_is_away(visit):
    page = visit(locale="es-ES")
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "device", "name": "Beto"}]
    plan = {"edition": "scuola", "seats": seats, "grace_seconds": 0, "speed": "at-once", "start": True}
    made = page.request.post("/api/tables", data=plan, headers={"Origin": origin(page)}).json()
    hold(page, {"table": made["table"], "tokens": made["tokens"][:1]})
    page.goto(f"/t/{made['table']['id']}")
    page.wait_for_selector("svg[role=listbox]")
    note = page.locator("[data-note]", has_text="Beto no está: juega un bot en su lugar.").first
    play_until(page, "[data-note]")
    note.wait_for(state="attached")
    page.reload()
    note.wait_for(state="attached")
