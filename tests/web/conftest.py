"""A server of its own and a real Chromium for the tests of the page."""

import json
import os
import secrets
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from rentier import Game
from rentier.server import seats, store
from tests.server.conftest import PATIENT

sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed: make install")

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WAIT = 20_000


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the server's database."""
    return tmp_path_factory.mktemp("tables")


@pytest.fixture(scope="session")
def address(data: Path) -> Iterator[str]:
    """Where the server is; every worker has its own, on any free port."""
    if not (ROOT / "rentier" / "server" / "static" / "index.html").exists():
        pytest.skip("the page is not built: make web")
    process = subprocess.Popen(
        [str(Path(sys.executable).with_name("rentier")), "serve", "--port", "0", "--data", str(data)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, **PATIENT, "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    said = []
    for line in process.stdout:
        said.append(line)
        if "http://" in line:
            break
    else:
        pytest.fail("the server did not start: " + "".join(said))
    yield "http://" + said[-1].split("http://")[1].split()[0].rstrip("/")
    process.terminate()
    process.communicate(timeout=10)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    """Only for these tests: its event loop would be in the way of others in the same process."""
    with sync_api.sync_playwright() as browsers:
        path = shutil.which("chromium") or shutil.which("chromium-browser")
        if path is None and not Path(browsers.chromium.executable_path).exists():
            pytest.skip("no Chromium: install the system's, or playwright install chromium")
        browser = browsers.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Any, address: str) -> Iterator[Callable[..., Any]]:
    """Opens a page in a browser of its own. An error in it, or a request to anywhere else, fails the test."""
    contexts, wrong = [], []

    def look(request: Any) -> None:
        if not request.url.startswith((address, address.replace("http", "ws"), "blob:")):
            wrong.append(f"asked {request.url}")

    def visit(path: str = "/", *, width: int = 1280, height: int = 720, locale: str = "en-GB", **more: Any) -> Any:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            base_url=address,
            reduced_motion=more.pop("reduced_motion", "reduce"),
            **more,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(WAIT)
        page.on("pageerror", lambda error: wrong.append(f"error {error}"))
        page.on("console", lambda line: wrong.append(line.text) if "Content Security Policy" in line.text else None)
        page.on("request", look)
        page.goto(path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert wrong == []


def open_table(page: Any, plan: dict[str, Any]) -> str:
    """A table made for this page, which then shows it; its id."""
    answer = page.request.post("/api/tables", data={"speed": "at-once", **plan}, headers={"Origin": origin(page)})
    assert answer.ok, answer.text()
    made = answer.json()
    hold(page, made)
    page.goto(f"/t/{made['table']['id']}")
    return str(made["table"]["id"])


@pytest.fixture
def set_up(data: Path) -> Callable[..., str]:
    """Puts a game in its middle before these pages, which then show it; its id.

    The game is of `tests.at_the_table.set_table` or `Game.from_position`. The first seat is the first page's, and so
    on; `bots` are seats of bots; all other seats are the first page's too, as on one device. Or `held` says which
    seats each page holds.
    """

    def set_up(
        game: Game, *pages: Any, bots: Sequence[int] = (), held: Sequence[Sequence[int]] = (), **pace: Any
    ) -> str:
        record = game.record()
        assert not record["moves"], "a position, no moves after it"
        table_id, header = secrets.token_urlsafe(12), record["header"]
        tokens = [None if seat in bots else secrets.token_urlsafe(24) for seat in range(game.seats)]
        plain = {"minutes": None, "turn_seconds": None, "auction_seconds": 3600, "claim_seconds": 3600}
        plan = {"edition": game.edition.name, "pace": {**plain, "grace_seconds": 3600, "speed": "at-once", **pace}}
        view = game.view(None)
        summary = {"version": game.version, "round": view["round"], "actor": game.actor, "outcome": None, "played": 0.0}
        row = {
            "id": table_id,
            "code": seats.new_code(6),
            "created": time.time(),
            "stage": "playing",
            "plan": store.compact(plan),
            "edition": store.compact(game.edition.to_data()),
            "seed": game.position()["seed"],
            "header": store.compact(header),
            "summary": store.compact(summary),
            "previous": None,
            "next": None,
        }
        chairs = [
            {
                "table_id": table_id,
                "seat": seat,
                "kind": "bot" if token is None else "person",
                "level": "steady" if token is None else None,
                "name": player["name"],
                "pawn": player["pawn"],
                "token": token and seats.hashed(token),
                "ready": True,
            }
            for seat, (token, player) in enumerate(zip(tokens, header["players"], strict=True))
        ]
        kept = store.Store(data / "rentier.sqlite")
        assert kept.write_all([store.new_table(row, chairs)]) == [None]
        kept.close()
        for number, page in enumerate(pages):
            mine = [
                {"seat": seat, "token": token}
                for seat, token in enumerate(tokens)
                if token and (seat in held[number] if held else seat == number or (number == 0 and seat >= len(pages)))
            ]
            hold(page, {"table": {"id": table_id}, "tokens": mine})
            page.goto(f"/t/{table_id}")
            page.wait_for_selector("svg[role=listbox]")
        return table_id

    return set_up


def hold(page: Any, seated: dict[str, Any]) -> None:
    """This browser keeps the seats' secrets."""
    kept = json.dumps([{"id": seated["table"]["id"], "seats": seated["tokens"]}])
    page.evaluate("kept => localStorage.setItem('rentier.seats', kept)", kept)


def origin(page: Any) -> str:
    return str(page.evaluate("location.origin"))


def no_serious_finding(page: Any, where: str) -> None:
    """axe-core finds nothing serious on this screen."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run(document)).violations")
    bad = [
        f"{where}: {each['id']}: {node['target']} {node.get('failureSummary', '')}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:4]
    ]
    assert bad == []


# A scripted person: claims what is due, presses the main button, pays debts by mortgaging and selling, builds.
PERSON = """
async ({ until, most }) => {
  const sleep = (ms) => new Promise((done) => setTimeout(done, ms))
  const seen = (selector) =>
    [...document.querySelectorAll(selector)].find(
      (each) => !each.disabled && each.getAttribute('aria-disabled') !== 'true' && each.checkVisibility())
  const press = (selector) => {
    const found = seen(selector)
    found?.click()
    return !!found
  }
  const began = Date.now()
  let still = 0
  for (let n = 0; Date.now() - began < most; n++) {
    if (document.querySelector(until)) return n
    const pressed =
      press('[data-front=claim] [data-move=claim_rent]') ||
      press('[data-front=offer] [data-move=reject]') ||
      (n % 3 === 0 && (press('.mode [data-move=build]') || press('[data-panel=build][aria-pressed=false]'))) ||
      press('[data-main]') ||
      press('[data-move=pass]') ||
      press('.actions [data-move=keep]') ||
      press('.desk [data-move=mortgage]') ||
      press('.desk [data-move=auction_title]') ||
      press('.mode [data-move=sell_building], .mode [data-move=sell_group]') ||
      press('.mode [data-move]') ||
      press('[data-panel=sell_building][aria-pressed=false]') ||
      press('[data-panel=mortgage][aria-pressed=false]') ||
      press('[data-panel=auction_title][aria-pressed=false]') ||
      press('.actions [data-move=accept]') ||
      press('[data-move=declare_bankruptcy]') ||
      press('[data-panel=bankruptcy]')
    still = pressed ? 0 : still + 1
    await sleep(pressed ? 15 : Math.min(20 + still, 120))
  }
  return -1
}
"""


def play_until(page: Any, selector: str, seconds: int = 120) -> int:
    """The scripted person plays until something is on the page; how many times it looked."""
    looked = page.evaluate(PERSON, {"until": selector, "most": seconds * 1000})
    if looked < 0:
        shown = page.locator("aside").inner_text()
        pytest.fail(f"no {selector} after {seconds} s; the page says: {shown}")
    return int(looked)
