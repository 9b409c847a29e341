"""A server of its own and a real Chromium for the tests of the page."""

import functools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.setting import LOG, ROOT, hold, launch, open_table, origin, page_is_built, put_before, server

__all__ = ["ROOT", "hold", "no_serious_finding", "open_table", "origin", "play_until"]

sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed: make install")

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WAIT = 20_000


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the server's database."""
    return tmp_path_factory.mktemp("tables")


@pytest.fixture(scope="session")
def address(data: Path) -> Iterator[str]:
    """Where the server is; every worker has its own, on any free port."""
    if not page_is_built():
        pytest.skip("the page is not built: make web")
    with server(data) as address:
        yield address


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    """Only for these tests: its event loop would be in the way of others in the same process."""
    with sync_api.sync_playwright() as browsers:
        browser = launch(browsers)
        if browser is None:
            pytest.skip("no Chromium: install the system's, or playwright install chromium")
        yield browser
        browser.close()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Notes of each test whether it has failed."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def said_by(page: Any) -> str:
    """What a page shows, for somebody who cannot look at it."""
    try:
        return f"--- {page.url}\n{page.locator('body').inner_text(timeout=1000)[:1000]}"
    except sync_api.Error as error:
        return f"--- {page.url}: {error}"


@pytest.fixture
def visit(chromium: Any, address: str, data: Path, request: pytest.FixtureRequest) -> Iterator[Callable[..., Any]]:
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
    if request.node.stash.get(FAILED, False):
        for page in (page for context in contexts for page in context.pages):
            print(said_by(page))
        print("--- the server's last words", *(data / LOG).read_text(encoding="utf-8").splitlines()[-20:], sep="\n")
    for context in contexts:
        context.close()
    assert wrong == []


@pytest.fixture
def set_up(data: Path) -> Callable[..., str]:
    """Puts a game in its middle before pages: `put_before` in this server's database."""
    return functools.partial(put_before, data)


def no_serious_finding(page: Any, where: str) -> None:
    """axe-core finds nothing serious on this screen."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations")
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
