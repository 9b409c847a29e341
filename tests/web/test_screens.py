"""Every screen: nothing serious for axe-core, no sideways scrolling, four languages, the keyboard."""

import gzip
import json

import pytest

from rentier.editions import load
from tests.web.conftest import ROOT, no_serious_finding, open_table

SEATS = [{"kind": "me", "name": "Ana"}, {"kind": "bot"}, {"kind": "bot"}]
SIZES = {"desktop": (1280, 720), "phone": (360, 740)}


def no_sideways_scrolling(page):
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_every_screen_is_fit_for_everybody(visit, size, colours):
    width, height = SIZES[size]
    page = visit("/", width=width, height=height, color_scheme=colours)
    screens = {
        "/": "[data-play=peru]",
        "/new/peru": "[data-create]",
        "/rules/scuola": "#all-cards",
        "/games": "main",
        "/replay": "[data-record]",
        "/nowhere": "main h1",
        "/t/unknown-table": "main h1",
    }
    for path, ready in screens.items():
        page.goto(path)
        page.wait_for_selector(ready)
        no_sideways_scrolling(page)
        no_serious_finding(page, path)

    table = open_table(page, {"edition": "peru", "seats": [*SEATS, {"kind": "open"}]})
    page.wait_for_selector("[data-command=start]")
    no_sideways_scrolling(page)
    no_serious_finding(page, "lobby")
    guest = visit(f"/t/{table}", width=width, height=height, color_scheme=colours)
    guest.wait_for_selector("[data-join-form]")
    no_sideways_scrolling(guest)
    no_serious_finding(guest, "lobby as guest")
    guest.route_web_socket("**/api/socket", lambda socket: socket.close())
    guest.route("**/api/**", lambda request: request.abort())
    for path in ("/", "/rules/peru", "/games", f"/t/{table}"):
        guest.goto(path)
        guest.get_by_text("The server does not answer").first.wait_for()
        no_sideways_scrolling(guest)
        no_serious_finding(guest, f"server away, {path}")

    open_table(page, {"edition": "peru", "seats": SEATS, "start": True})
    page.locator("[data-main]").wait_for()
    no_sideways_scrolling(page)
    no_serious_finding(page, "table")
    page.locator("[data-square='1']").first.click()
    page.locator(".desk").wait_for()
    no_serious_finding(page, "deed")
    page.keyboard.press("Escape")
    for name in ("menu", "chat", "keys"):
        page.click(f"[data-open={name}]")
        page.locator("dialog[open]").wait_for()
        no_serious_finding(page, name)
        page.keyboard.press("Escape")


@pytest.mark.parametrize("edition", ["brasil", "peru", "scuola", "malta", "castilla"])
def test_the_board_is_legible_in_every_edition_and_language(visit, edition):
    page = visit()
    open_table(page, {"edition": edition, "seats": SEATS[:2], "start": True})
    page.wait_for_selector("svg[role=listbox]")
    for language in ("pt", "es", "it", "en"):
        page.locator("[data-language]").select_option(language)
        corner = load(edition).squares[30].name_in(language)
        page.locator("svg [data-square='30'] title", has_text=corner).wait_for(state="attached")
        texts = page.evaluate(
            """() => [...document.querySelectorAll('.board svg .square')].flatMap((square) => {
              const cell = square.querySelector('.cell').getBoundingClientRect()
              return [...square.querySelectorAll('text')].map((text) => {
                const box = text.getBoundingClientRect()
                const spills = box.left < cell.left - 1 || box.right > cell.right + 1 || box.bottom > cell.bottom + 1
                return [text.textContent, parseFloat(getComputedStyle(text).fontSize), spills]
              })
            })"""
        )
        assert len(texts) > 60
        assert [text for text, size, _ in texts if size < 11] == []
        assert [text for text, _, spills in texts if spills] == []
        assert [text for text, _, _ in texts if text.endswith("…")] == []


def test_the_language_changes_at_any_time_and_everywhere(visit):
    page = visit(locale="pt-BR")
    assert page.locator("[data-play=peru]").inner_text() == "Jogar contra bots"
    page.click("[data-play=peru]")
    page.locator("[data-main]").wait_for()
    page.locator("[data-language]").select_option("it")
    page.locator("h2", has_text="La partita").wait_for()
    page.locator("[data-event]", has_text="Ana tira").or_(
        page.locator("[data-move=roll]", has_text="Tira i dadi")
    ).first.wait_for()
    assert page.locator("html").get_attribute("lang") == "it"
    page.reload()
    page.locator("h2", has_text="La partita").wait_for()


def test_the_keyboard_alone_plays(visit):
    page = visit()
    open_table(page, {"edition": "peru", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "bot"}], "start": True})
    page.locator("[data-move=roll]:not([disabled])").wait_for()
    page.locator("[data-square='0']").first.focus()
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.square") == "1"
    page.keyboard.press("Enter")
    page.locator(".desk").wait_for()
    page.keyboard.press("Escape")
    page.locator(".desk").wait_for(state="detached")
    assert page.evaluate("document.activeElement.dataset.square") == "1"
    page.keyboard.press("r")
    page.locator("[data-event=rolled]").first.wait_for()
    page.keyboard.press("?")
    page.locator("dialog[open] kbd").first.wait_for()
    page.keyboard.press("Escape")
    reached = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("document.activeElement.outerHTML.slice(0, 160)"))
    for name in ('data-open="menu"', 'data-open="chat"', "data-language"):
        assert any(name in each for each in reached), name


def test_an_own_edition_is_checked_and_played(visit):
    page = visit()
    page.wait_for_selector("[data-play=peru]")
    page.set_input_files("[data-drop]", {"name": "x.toml", "mimeType": "text/plain", "buffer": b"name = 3\n"})
    page.locator(".checked.bad li").first.wait_for()
    mine = b'format = 1\nextends = "peru"\nname = "mine"\ntitle = "Mine"\n\n[money]\nstart = 999\n'
    page.set_input_files("[data-drop]", {"name": "mine.toml", "mimeType": "text/plain", "buffer": mine})
    page.locator("[data-play^=own-]").click()
    page.locator(".cash", has_text="999").first.wait_for()


def test_a_record_dropped_on_the_page_is_played_again(visit, tmp_path):
    from rentier import Game
    from rentier.notation import record

    game = Game("peru", players=["Ana", "Beto"], seed="7")
    for _ in range(30):
        game.apply(game.legal_moves()[0])
    file = tmp_path / "game.jsonl"
    file.write_text(record.to_text(game.record()), encoding="utf-8")
    page = visit("/replay")
    page.set_input_files("[data-record]", str(file))
    slider = page.locator("[data-slider]")
    slider.wait_for()
    assert int(json.loads(slider.get_attribute("max"))) >= 29
    page.click("[data-end]")
    assert page.locator("[data-event]").count() > 10


def test_all_scripts_and_styles_together_stay_small():
    assets = ROOT / "rentier" / "server" / "static" / "assets"
    if not assets.is_dir():
        pytest.skip("the page is not built: make web")
    size = {file: len(gzip.compress(file.read_bytes())) for file in assets.iterdir()}
    code = sum(count for file, count in size.items() if file.suffix in (".js", ".css"))
    texts = [count for file, count in size.items() if file.suffix == ".ftl"]
    assert len(texts) == 4
    assert code + max(texts) <= 150_000  # a browser loads one language
