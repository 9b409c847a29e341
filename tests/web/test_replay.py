"""A game played again: slider, steps, speeds, keys, files good and bad, and the games of this browser."""

import json

import pytest

from rentier import Game
from rentier.notation import record
from tests.web.conftest import no_serious_finding, open_table, play_until
from tests.web.test_access import all_is_reached_by_keys, focus_is_somewhere


@pytest.fixture(scope="module")
def unfinished() -> bytes:
    game = Game("peru", players=["Ana", "Beto"], seed="7")
    for _ in range(60):
        game.apply(game.legal_moves()[0])
    return record.to_text(game.record()).encode()


def file(data: bytes, name: str = "game.jsonl"):
    return {"name": name, "mimeType": "text/plain", "buffer": data}


def moment(page):
    return int(page.locator("[data-moment]").get_attribute("data-moment"))


def at(page, wanted):
    page.locator(f"[data-moment='{wanted}']").wait_for()


def test_a_record_is_stepped_through_by_moves_turns_and_lines(visit, unfinished):
    page = visit("/replay")
    page.set_input_files("[data-record]", file(unfinished))
    at(page, 0)
    page.click("[data-step=on]")
    at(page, 1)
    page.click("[data-turn=on]")
    turn = moment(page)
    assert turn > 1
    assert page.locator("[data-event]").count() > 1
    page.click("[data-turn=back]")
    assert moment(page) < turn
    page.click("[data-end]")
    at(page, 60)
    page.locator("[data-unfinished]").wait_for()
    line = page.locator("[data-event] .jump").last
    text = line.inner_text()
    line.click()
    page.wait_for_function("() => document.querySelector('[data-moment]').dataset.moment !== '60'")
    assert page.locator("[data-event]", has_text=text).count()
    focus_is_somewhere(page)


def test_a_replay_is_driven_by_keys(visit, unfinished):
    page = visit("/replay")
    page.locator("[data-record]").focus()
    page.set_input_files("[data-record]", file(unfinished))
    at(page, 0)
    focus_is_somewhere(page)
    all_is_reached_by_keys(page, "replay")
    steps = page.locator(".controls .row").first.locator("button[aria-label]")
    assert steps.count() == 6
    assert all(steps.nth(n).locator("svg").count() for n in range(6))
    page.locator("[data-play]").focus()
    for key, wanted in (("End", 60), ("ArrowLeft", 59), ("Home", 0), ("ArrowRight", 1)):
        page.keyboard.press(key)
        at(page, wanted)
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_function("() => Number(document.querySelector('[data-moment]').dataset.moment) > 1")
    page.locator("[data-speed]").select_option("fast")
    page.locator("[data-play]").focus()
    page.keyboard.press("Home")
    page.keyboard.press("p")
    page.wait_for_function("() => Number(document.querySelector('[data-moment]').dataset.moment) > 3")
    page.keyboard.press("p")
    page.locator("[data-play]", has_text="Play").wait_for()
    page.locator("[data-slider]").focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.locator("[data-play]").focus()
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    assert {"P", "Home End"} <= set(page.locator("dialog[open] kbd").all_inner_texts())


def test_a_record_can_be_dropped_and_a_wrong_file_is_explained(visit, unfinished):
    page = visit("/replay", locale="it-IT")
    drop = """([text]) => {
      const data = new DataTransfer()
      data.items.add(new File([text], 'game.jsonl'))
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
    }"""
    page.locator("[data-record]").wait_for(state="attached")
    page.evaluate(drop, ["hello"])
    page.locator("[role=alert]", has_text="la registrazione di una partita").wait_for()
    header, *moves = unfinished.decode().splitlines()
    newer = json.dumps({**json.loads(header), "rentier-record": 99})
    page.evaluate(drop, ["\n".join([newer, *moves])])
    page.locator("[role=alert]", has_text="versione più nuova").wait_for()
    page.evaluate(drop, [unfinished.decode()])
    at(page, 0)


def test_a_long_record_stays_quick(visit):
    game = Game("peru", players=4, seed="long", house_rules={"money.salary": 2000})
    while game.version < 2000 and game.actor is not None:
        moves = {move["move"]: move for move in game.legal_moves()}
        game.apply(
            next(moves[name] for name in ("buy", "roll", "end_turn", "pass", "decline", *moves) if name in moves)
        )
    assert game.version == 2000
    page = visit("/replay")
    page.set_input_files("[data-record]", file(record.to_text(game.record()).encode()))
    at(page, 0)
    page.click("[data-end]")
    at(page, 2000)
    assert page.locator("[data-event]").count() <= 120  # the rest is asked for
    for wanted in (1999, 3, 1250, 0):
        page.locator("[data-slider]").fill(str(wanted))
        at(page, wanted)


def test_finished_games_are_one_click_away_and_moments_can_be_shared(visit):
    page = visit()
    open_table(
        page,
        {
            "edition": "peru",
            "house_rules": {"money.start": 1000, "money.salary": 0, "rent.group_unbuilt": 6, "rent.group_built": 6},
            "claim_seconds": 0,
            "seats": [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "steady"}],
            "start": True,
        },
    )
    page.wait_for_selector("svg[role=listbox]")
    play_until(page, "[data-final]")
    no_serious_finding(page, "prize window")
    page.goto("/games")
    page.locator("main li .btn").first.wait_for()
    no_serious_finding(page, "my games")
    page.goto("/replay")
    page.locator(".finished a").click()
    at(page, 0)
    assert page.locator("a[download]").get_attribute("href").endswith("/record")
    page.goto(page.url + "?at=7")
    at(page, 7)
    page.click("[data-end]")
    page.locator("[data-final]").wait_for()
    for colours in ("light", "dark"):
        page.evaluate("colours => { document.documentElement.dataset.theme = colours }", colours)
        no_serious_finding(page, f"replay, {colours}")
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    no_serious_finding(page, "replay on a phone")
