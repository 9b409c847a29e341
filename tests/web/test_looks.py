"""What a look at the table must not find: covered names, small print, a wrapped bar, a button below the edge."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, DORA
from tests.web.conftest import ROOT, no_serious_finding
from tests.web.setting import lively

OTHERS = (BETO, CARO, DORA)
MOST = {"brasil": 6, "peru": 8, "scuola": 4, "malta": 8, "castilla": 8}

# Pawns that touch a word, or stand outside of the square that they are on.
COVERED = """() => {
  const box = (each) => each.getBoundingClientRect()
  const ahead = (a, b) => a.right <= b.left + 0.5 || a.bottom <= b.top + 0.5
  const touch = (a, b) => !ahead(a, b) && !ahead(b, a)
  const inside = (a, b) => a.left > b.left - 1 && a.right < b.right + 1 && a.top > b.top - 1 && a.bottom < b.bottom + 1
  const texts = [...document.querySelectorAll('.board .square text')]
  const cells = [...document.querySelectorAll('.board .square .cell')]
  return [...document.querySelectorAll('.board .pawn')].flatMap((pawn) => [
    ...texts.filter((text) => touch(box(pawn), box(text))).map((text) => `on ${text.textContent}`),
    ...(cells.some((cell) => inside(box(pawn), box(cell))) ? [] : [`${pawn.dataset.seat} outside`]),
  ])
}"""


@pytest.mark.parametrize("edition", MOST)
def test_no_pawn_covers_what_is_written(visit, set_up, edition):
    page = visit(locale="es-ES")
    seats = MOST[edition]
    crowd = dict.fromkeys(range(seats), 15)
    two_crowds = {seat: 6 if seat % 2 else 26 for seat in range(seats)}
    scattered = {seat: 34 - 4 * (seat % 4) - seat // 4 for seat in range(seats)}
    for at in (crowd, two_crowds, scattered):
        game = lively(edition, players=seats, at=at, jail={}, cash={}, jackpot=120)
        set_up(game, page, bots=range(1, seats))
        page.wait_for_function("count => document.querySelectorAll('.board .pawn').length === count", arg=seats)
        assert page.evaluate(COVERED) == [], at


@pytest.mark.parametrize("edition", MOST)
def test_an_edition_in_its_own_colour_can_be_read_by_day_and_by_night(visit, set_up, edition):
    page = visit()
    made = {"by": CARO, "to": ANA, "give": {"cash": 20}, "take": {"squares": [25]}}
    set_up(lively(edition, offers=[made]), page, bots=OTHERS)
    page.locator("[data-front=offer]").wait_for()
    assert page.evaluate(SMALL) == []
    no_serious_finding(page, f"{edition} by day")
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    no_serious_finding(page, f"{edition} by night")


SMALL = """() => {
  const seen = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = []
  for (let node = seen.nextNode(); node; node = seen.nextNode()) {
    const parent = node.parentElement
    if (!node.textContent.trim() || !parent.checkVisibility() || parent.closest('title, .visually-hidden')) continue
    const size = parseFloat(getComputedStyle(parent).fontSize)
    if (size < 11) found.push(`${node.textContent.trim()}: ${size}`)
  }
  return found
}"""


def test_no_sign_is_written_that_a_font_may_lack():
    """Arrows to the four sides, a minus and the dot of the title bar are in every font; other signs are drawn."""
    for file in (ROOT / "web" / "src").rglob("*"):
        if file.suffix in (".svelte", ".ts", ".css", ".ftl") and ".test." not in file.name:
            text = file.read_text(encoding="utf-8")
            rare = {each for each in text if "\u2190" <= each <= "\u2bff" or each >= "\U00010000"}
            assert rare <= set("←↑→↓●−"), file


BAR = """() => {
  const bar = document.querySelector('aside > nav')
  const shown = [...bar.querySelectorAll('.btn, select')].filter((each) => each.checkVisibility())
  const buttons = shown.map((each) => each.getBoundingClientRect())
  return { rows: new Set(buttons.map((each) => Math.round((each.top + each.bottom) / 4))).size,
           right: Math.max(...buttons.map((each) => each.right)), count: buttons.length }
}"""


@pytest.mark.parametrize("width", [360, 1024, 1280])
def test_the_bottom_bar_is_one_row_in_every_language(visit, set_up, width):
    page = visit(width=width, height=740)
    set_up(lively("brasil"), page, bots=OTHERS)
    for language, word in {"pt": "Livro de regras", "es": "Reglamento", "it": "Regolamento", "en": "Rulebook"}.items():
        page.locator("[data-language]").select_option(language)
        page.locator("aside > nav a", has_text=word).wait_for(state="attached")
        bar = page.evaluate(BAR)
        assert bar["count"] >= 6
        assert bar["rows"] == 1, language
        assert bar["right"] <= width - 5, language


@pytest.mark.parametrize(
    "position",
    [
        {},
        {"players": 8, "cash": {}},
        {"at": {ANA: 13}, "phase": "buy", "landed": 13},
        {"auction": {"square": 34, "in": [ANA, BETO, CARO], "asked": ANA, "leader": CARO, "bid": 90}},
        {"at": {ANA: 10}, "jail": {ANA: 1}},
        {"offers": [{"by": CARO, "to": ANA, "give": {"cash": 120, "squares": [11]}, "take": {"squares": [25, 39]}}]},
    ],
    ids=["roll", "eight", "buy", "auction", "jail", "offer"],
)
def test_the_main_button_is_at_the_thumb_of_a_phone(visit, set_up, position):
    page = visit(width=360, height=740, locale="es-ES")
    game = lively(**position)
    set_up(game, page, bots=range(1, game.seats))
    main = page.locator("[data-main]")
    main.wait_for()
    box = main.bounding_box()
    assert box["y"] >= 370
    assert box["y"] + box["height"] <= 740
    assert box["height"] >= 44
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    board = page.locator(".board").bounding_box()
    assert board["width"] >= 340


def test_a_phone_shows_whose_turn_it_is_and_the_squares_in_question_in_an_auction(visit, set_up):
    page = visit(width=360, height=740)
    bids = {"square": 34, "in": [ANA, BETO, CARO], "asked": ANA, "leader": CARO, "bid": 90}
    set_up(lively(auction=bids), page, bots=[BETO, CARO, DORA])
    page.locator("[data-move=bid]").first.wait_for()
    covered = "([box, sheet]) => box.getBoundingClientRect().bottom > sheet.getBoundingClientRect().top"
    sheet = page.locator(".what").element_handle()
    for part in (".strip", ".players", ".place"):
        box = page.locator(part).first.element_handle()
        page.wait_for_function(f"both => !({covered})(both)", arg=[box, sheet])


@pytest.mark.parametrize(("edition", "factors"), [("castilla", ["2"]), ("peru", ["2"]), ("brasil", [])])
def test_a_deed_says_what_a_whole_group_earns_where_the_rulebook_does(visit, set_up, edition, factors):
    page = visit()
    set_up(lively(edition), page, bots=[BETO, CARO, DORA])
    page.locator("[data-square='39']").first.click()
    page.locator(".deed").wait_for()
    said = page.locator("[data-group-rent]")
    assert [each.get_attribute("data-group-rent") for each in said.all()] == factors
    if edition == "castilla":
        assert "with buildings or without" in said.inner_text()  # CA-10
