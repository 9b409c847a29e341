"""The language changes at any time: on every screen, in the middle of anything, and all of it."""

import re
import time
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse

from rentier import Game
from rentier.notation import record
from tests.at_the_table import BETO, set_table
from tests.web.conftest import ROOT, WAIT, open_table
from tests.web.moments import each_moment

LANGUAGES = ("es", "pt", "it", "en")
FOLDERS = (ROOT / "web" / "src" / "texts", ROOT / "rentier" / "notation" / "catalogues")


def phrases(pattern: ast.Pattern) -> list[str]:
    """All that a pattern may say, as regular expressions."""
    found = [""]
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            more = [re.escape(re.sub(r"\s+", " ", part.value))]
        elif isinstance(part.expression, ast.SelectExpression):
            more = [each for variant in part.expression.variants for each in phrases(variant.value)]
        else:
            more = [".+"]
        found = [before + after for before in found for after in more][:64]
    return found


@cache
def said_in(language: str) -> dict[str, re.Pattern[str]]:
    """What the page and the server may say in a language: the text's name and a regular expression."""
    found = {}
    files: list[Path] = [FOLDERS[0] / f"{language}.ftl"]
    files += [FOLDERS[1] / language / f"{name}.ftl" for name in ("events", "refusals", "dials", "interface", "table")]
    for file in files:
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value:
                for n, each in enumerate(phrases(entry.value)):
                    if len(re.sub(r"\.\+|\\", "", each).strip()) >= 4:
                        found[f"{entry.id.name}/{n}"] = re.compile(f"^{each}$")
    return found


# Every text that is seen, or read out, except names of languages and what players have called themselves.
SEEN = """() => {
  const found = new Set()
  const add = (text) => {
    const plain = (text ?? '').replace(/\\s+/g, ' ').trim()
    if (plain.length > 3) found.add(plain)
  }
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    if (!node.parentElement.closest('script, style, [data-language], [data-spoken], [lang]:not(html)')) add(node.data)
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const each of document.querySelectorAll(`[${name}]`)) add(each.getAttribute(name))
  return [...found]
}"""


def left_over(page, former, now):
    """Texts of the former language that are no texts of this one, and raw names of texts."""
    mine, theirs = said_in(now).values(), said_in(former)
    names = {name.split("/")[0] for name in theirs}
    found = []
    for text in page.evaluate(SEEN):
        if text in names and "-" in text:
            found.append(f"raw: {text}")
        elif not any(each.match(text) for each in mine):
            found += [f"{former} in {now}: {name}: {text}" for name, each in theirs.items() if each.match(text)][:1]
    return found


def changes_everywhere(page, where, former="en"):
    """Through all languages, back to the first; whatever was seen in one is gone in the next."""
    for now in LANGUAGES:
        page.locator("[data-language]").select_option(now)
        page.wait_for_function("now => document.documentElement.lang === now", arg=now)
        for _ in range(200):  # what the server says follows
            found = left_over(page, former, now)
            if not found:
                break
            page.wait_for_timeout(50)
        assert found == [], where
        former = now


def test_every_screen_changes_its_language(visit, tmp_path):
    page = visit()
    for path, ready in {
        "/": "[data-play=peru]",
        "/new/peru": "[data-create]",
        "/rules/scuola": "#all-cards",
        "/nowhere": "h1",
    }.items():
        page.goto(path)
        page.wait_for_selector(ready)
        changes_everywhere(page, path)
    open_table(page, {"edition": "peru", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]})
    page.locator("[data-command=start]").wait_for()
    changes_everywhere(page, "lobby")
    page.goto("/games")
    page.wait_for_selector("main li")
    changes_everywhere(page, "my games")

    game = Game("peru", players=["Ana", "Beto"], seed="7")
    for _ in range(30):
        game.apply(game.legal_moves()[0])
    file = tmp_path / "game.jsonl"
    file.write_text(record.to_text(game.record()), encoding="utf-8")
    page.goto("/replay")
    page.set_input_files("[data-record]", str(file))
    page.click("[data-end]")
    changes_everywhere(page, "replay")
    wrong = {"name": "x.jsonl", "mimeType": "text/plain", "buffer": b"hello"}
    page.goto("/replay")
    page.set_input_files("[data-record]", wrong)
    page.locator("[role=alert]").wait_for()
    changes_everywhere(page, "a wrong file")


def test_every_moment_of_a_game_changes_its_language(visit, set_up):
    page = visit()
    names = (
        "auction",
        "card",
        "claim",
        "counter-offer",
        "trade desk",
        "building",
        "deed",
        "debt",
        "settlement",
        "bankruptcy",
        "final table",
    )
    for where in each_moment(page, set_up, names):
        changes_everywhere(page, where)


def test_a_refusal_on_the_page_changes_with_the_language(visit, set_up):
    ana, beto = visit(), visit()
    set_up(set_table("peru", players=2, to_roll=BETO), ana, beto)
    ana.locator(".actions .main[aria-disabled=true]").focus()
    ana.keyboard.press("Enter")
    ana.locator(".actions .off", has_text="not").wait_for()
    assert len(left_over(ana, "en", "es")) > 5  # English is found where it is
    changes_everywhere(ana, "a refusal")


def comes(page, held):
    """What the page asks for is on its way."""
    until = time.monotonic() + WAIT / 1000
    while not held:
        assert time.monotonic() < until, "nothing was asked for"
        page.wait_for_timeout(20)


def test_an_answer_in_the_former_language_that_comes_late_is_not_shown(visit, set_up):
    page, held = visit(), []
    table = set_up(set_table("peru", players=2), page)
    page.route("**/*language=it", lambda route: held.append(route))
    for path, ready in {
        "/": "[data-play=peru]",
        "/new/peru": "[data-create]",
        "/rules/peru": "#all-cards",
        "/games": "main li",
        f"/t/{table}": "svg[role=listbox]",
    }.items():
        page.goto(path)
        page.locator(ready).first.wait_for()
        for now in ("it", "en"):
            page.locator("[data-language]").select_option(now)
            page.wait_for_function("now => document.documentElement.lang === now", arg=now)
            page.wait_for_timeout(300)  # the more it asks for meanwhile, the more is looked at
            comes(page, held)
        for late in held:
            with page.expect_response(late.request.url):
                late.continue_()
        held.clear()
        page.wait_for_timeout(100)
        assert left_over(page, "it", "en") == [], path


def test_a_language_that_comes_late_does_not_replace_the_one_chosen_after_it(visit):
    page, held = visit(), []
    page.locator("[data-play=peru]").wait_for()
    page.route("**/assets/it-*", lambda route: held.append(route))
    page.locator("[data-language]").select_option("it")
    comes(page, held)
    page.locator("[data-language]").select_option("es")
    page.wait_for_function("() => document.documentElement.lang === 'es'")
    (late,) = held
    with page.expect_response(late.request.url):
        late.continue_()
    page.wait_for_timeout(100)
    assert page.evaluate("document.documentElement.lang") == "es"
    assert page.locator("[data-language]").input_value() == "es"


def test_a_table_whose_edition_does_not_come_asks_again(visit, set_up):
    page, asked = visit(), []
    table = set_up(set_table("peru", players=2), page)

    def once_nothing(route):
        asked.append(route.request.url)
        route.abort() if len(asked) == 1 else route.continue_()

    page.route(f"**/api/tables/{table}/edition*", once_nothing)
    page.reload()
    page.locator("main[data-problem=server-away]").wait_for()
    page.locator("svg[role=listbox]").wait_for()
    assert len(asked) == 2
