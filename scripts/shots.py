"""Pictures of every screen, to be looked at: on a desktop and a phone, light and dark.

python -m scripts.shots FOLDER                    all of them
python -m scripts.shots FOLDER table auction      some
python -m scripts.shots FOLDER --boards           the table in every edition, language and size instead

It starts a server and a browser of its own; the page must be built (`make web`).
"""

import argparse
import itertools
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from rentier import Game
from rentier.notation import record
from tests.at_the_table import ANA, BETO, CARO, DORA
from tests.web import setting
from tests.web.setting import OWNER, lively

SIZES = {"desktop": (1280, 720), "phone": (360, 740)}
BOARD_SIZES = {"1280": (1280, 720), "1440": (1440, 900), "1920": (1920, 1080), "phone": (360, 740)}
EDITIONS = ("brasil", "peru", "scuola", "malta", "castilla")
LANGUAGES = {"es": "es-PE", "pt": "pt-BR", "it": "it-IT", "en": "en-GB"}
OTHERS = (BETO, CARO, DORA)


class Studio:
    """Opens pages and sets them up; each scene of `SCENES` leaves one as it is to be seen."""

    def __init__(self, browser: Any, address: str, data: Path) -> None:
        self.browser, self.address, self.data = browser, address, data

    def visit(self, size: tuple[int, int], colours: str, locale: str = "es-PE") -> Any:
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            base_url=self.address,
            color_scheme=colours,
            reduced_motion="reduce",
        )
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.goto("/nowhere")
        return page

    def put(self, page: Any, game: Game, **more: Any) -> str:
        return setting.put_before(self.data, game, page, **{"bots": OTHERS[: game.seats - 1], **more})


Scene = Callable[[Studio, Any], None]
SCENES: dict[str, Scene] = {}


def scene(take: Scene) -> Scene:
    SCENES[take.__name__.replace("_", "-")] = take
    return take


@scene
def start(studio: Studio, page: Any) -> None:
    page.goto("/")
    page.wait_for_selector("[data-play=castilla]")


@scene
def new_table(studio: Studio, page: Any) -> None:
    page.goto("/new/peru")
    page.wait_for_selector("[data-create]")


@scene
def new_table_rules(studio: Studio, page: Any) -> None:
    new_table(studio, page)
    page.locator("details summary").nth(2).click()
    page.locator("details[open]").scroll_into_view_if_needed()


@scene
def lobby(studio: Studio, page: Any) -> None:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot"}]
    setting.open_table(page, {"edition": "peru", "seats": seats})
    page.wait_for_selector("[data-command=start]")


@scene
def table(studio: Studio, page: Any) -> None:
    studio.put(page, lively())
    page.locator("[data-move=roll]").first.wait_for()


@scene
def table_played(studio: Studio, page: Any) -> None:
    """After some turns, so that there is something to read."""
    studio.put(page, lively())
    main = page.locator("[data-main]:not([disabled], [aria-disabled=true])").first
    for _ in range(5):
        if main.is_visible():
            main.click()
        page.wait_for_timeout(300)


@scene
def table_eight(studio: Studio, page: Any) -> None:
    """Eight players, all on one square."""
    game = lively(players=8, at=dict.fromkeys(range(8), 16), jail={}, cash={seat: 1234 for seat in range(8)})
    studio.put(page, game, bots=range(1, 8))
    page.locator("[data-move=roll]").first.wait_for()


@scene
def deed(studio: Studio, page: Any) -> None:
    table(studio, page)
    page.locator("[data-square='39']").first.click()
    page.locator(".desk").wait_for()


@scene
def buy(studio: Studio, page: Any) -> None:
    studio.put(page, lively(at={ANA: 13, BETO: 10, CARO: 19, DORA: 39}, phase="buy", landed=13))
    page.locator("[data-move=buy]").first.wait_for()


@scene
def trade(studio: Studio, page: Any) -> None:
    table(studio, page)
    page.locator("[data-panel=trade]").click()
    page.locator("[data-trade=give-25]").check()
    page.locator("[data-trade=take-cash]").fill("50")
    page.locator(".desk").wait_for()


@scene
def debt(studio: Studio, page: Any) -> None:
    studio.put(page, lively(debts=[{"debtor": ANA, "creditor": CARO, "amount": 640, "reason": "rent"}]))
    page.locator(".actions [data-panel]").first.wait_for()


@scene
def settle(studio: Studio, page: Any) -> None:
    debt(studio, page)
    page.locator("[data-panel=settle]").click()
    page.locator(".desk").wait_for()


@scene
def auction(studio: Studio, page: Any) -> None:
    studio.put(page, lively(auction={"square": 34, "in": [ANA, BETO, CARO], "asked": ANA, "leader": CARO, "bid": 90}))
    page.locator("[data-move=bid]").first.wait_for()


@scene
def offer_round(studio: Studio, page: Any) -> None:
    game = lively("scuola", turn=CARO, to_roll=CARO, asked={"square": 19, "from": CARO, "seats": [ANA]})
    studio.put(page, game)
    page.locator("[data-move=want]").first.wait_for()


@scene
def building(studio: Studio, page: Any) -> None:
    owner = {**OWNER, 37: ANA, 23: ANA, 24: ANA}
    studio.put(page, lively(owner=owner, mortgaged={12}, cash={ANA: 900, BETO: 95, CARO: 1204, DORA: 655}))
    page.locator("[data-panel=build]").click()
    page.locator(".mode").wait_for()


@scene
def card(studio: Studio, page: Any) -> None:
    studio.put(page, drawing())
    page.locator("[data-move=roll]:not([disabled])").first.click()
    page.locator(".drawn").wait_for()


def drawing() -> Game:
    """Ana's next roll draws a card that asks nothing of her."""
    for seed in itertools.count():
        game = lively(at={ANA: 27, BETO: 10, CARO: 19, DORA: 39}, seed=str(seed))
        tried = lively(at={ANA: 27, BETO: 10, CARO: 19, DORA: 39}, seed=str(seed))
        tried.apply({"move": "roll"})
        if [event.kind for event in tried.events][-2:] == ["card-drawn", "paid"]:
            return game
    raise AssertionError


@scene
def jail(studio: Studio, page: Any) -> None:
    held = [{"deck": "arca", "card": "jail-free", "by": ANA}]
    studio.put(
        page, lively(at={ANA: 10, BETO: 10, CARO: 10, DORA: 39}, jail={ANA: 1, BETO: 0}, jail_cards={ANA: 1}, held=held)
    )
    page.locator("[data-move=roll]").first.wait_for()


@scene
def claim(studio: Studio, page: Any) -> None:
    game = lively(
        to_roll=BETO,
        at={ANA: 24, BETO: 1, CARO: 19, DORA: 39},
        jail={},
        phase="end",
        claims=[{"by": ANA, "visitor": BETO, "square": 1, "amount": 90}],
    )
    studio.put(page, game, claim_seconds=20)
    page.locator("[data-front=claim]").wait_for()


@scene
def offer(studio: Studio, page: Any) -> None:
    made = {"by": CARO, "to": ANA, "give": {"cash": 120, "squares": [11]}, "take": {"squares": [25, 39]}}
    studio.put(page, lively(offers=[made]))
    page.locator("[data-front=offer]").wait_for()


@scene
def refusal(studio: Studio, page: Any) -> None:
    buy(studio, page)
    page.locator(".actions [data-off]").first.click(force=True)


@scene
def hint(studio: Studio, page: Any) -> None:
    """Why a button is off, before it is pressed."""
    buy(studio, page)
    page.keyboard.press("Tab")
    page.locator(".actions [data-off]").first.focus()


@scene
def deed_doubled(studio: Studio, page: Any) -> None:
    studio.put(page, lively("castilla"))
    page.locator("[data-square='39']").first.click()
    page.locator(".desk").wait_for()


@scene
def own_edition_mistakes(studio: Studio, page: Any) -> None:
    start(studio, page)
    wrong = "extends = 'peru'\nname = 'mine'\n[money]\n" + "".join(f"foo{n} = {n}\n" for n in range(9))
    page.set_input_files("[data-drop]", {"name": "mine.toml", "mimeType": "text/plain", "buffer": wrong.encode()})
    page.locator(".checked").wait_for()


@scene
def own_edition_photo(studio: Studio, page: Any) -> None:
    start(studio, page)
    photo = {"name": "holiday.jpg", "mimeType": "image/jpeg", "buffer": bytes(100)}
    page.set_input_files("[data-drop]", photo)
    page.locator("[role=alert]").wait_for()


@scene
def new_table_wrong_rule(studio: Studio, page: Any) -> None:
    new_table(studio, page)
    page.locator("[data-chapter=money] summary").click()
    page.locator("[data-rule='money.start'] input").fill("-5")
    page.locator("[data-rule='money.start'] input").press("Tab")
    page.locator("[data-show-rule]").wait_for()
    page.evaluate("scrollTo(0, 0)")


@scene
def seat_taken_over(studio: Studio, page: Any) -> None:
    page.goto("/seat/ABCDEFGHJK")
    page.locator("[data-take-seat]").wait_for()


@scene
def talk(studio: Studio, page: Any) -> None:
    """Long lines, with and without spaces."""
    studio.put(page, lively())
    page.click("[data-open=chat]")
    for line in ("¿Quién me vende Ollantaytambo?", "ja" * 120, "https://example.org/" + "a-b_c" * 40):
        page.locator("dialog input").fill(line)
        page.keyboard.press("Enter")
        page.locator("dialog li", has_text=line[:40]).wait_for()


@scene
def ending(studio: Studio, page: Any) -> None:
    """The second look at ending the game by agreement."""
    table(studio, page)
    page.click("[data-open=menu]")
    page.click("[data-command=wish-end]")
    page.locator("dialog .sure").wait_for()


@scene
def ending_asked(studio: Studio, page: Any) -> None:
    """Somebody else asks for the end of the game."""
    other = studio.visit(SIZES["desktop"], "light")
    setting.put_before(studio.data, lively(), page, other, bots=(CARO, DORA))
    other.click("[data-open=menu]")
    other.click("[data-command=wish-end]")
    other.click("dialog [data-command=end]")
    page.locator("[data-wish=end] button").click()
    page.locator("[data-agree]").wait_for()
    other.context.close()


@scene
def hot_seat(studio: Studio, page: Any) -> None:
    studio.put(page, lively(), bots=())
    page.locator("[data-move=roll]").first.wait_for()


@scene
def prize(studio: Studio, page: Any) -> None:
    game = lively(
        bankrupt=[CARO, DORA],
        owner={square: ANA for square in OWNER},
        mortgaged=(),
        cash={ANA: 1812, BETO: 3, CARO: 0, DORA: 0},
        to_roll=BETO,
        jail={},
        debts=[{"debtor": BETO, "creditor": ANA, "amount": 900, "reason": "rent"}],
    )
    studio.put(page, game, bots=(CARO, DORA))
    page.locator("[data-panel=bankruptcy]").click()
    page.locator("[data-move=declare_bankruptcy]").click()
    page.locator("[data-final]").wait_for()


@scene
def replay_empty(studio: Studio, page: Any) -> None:
    page.goto("/replay")
    page.wait_for_selector("[data-record]", state="attached")


@scene
def replay(studio: Studio, page: Any) -> None:
    game = Game("peru", players=["Ana", "Beto", "Caro"], seed="7")
    while game.version < 80:
        game.apply(next(move for move in game.legal_moves() if "min" not in move))
    replay_empty(studio, page)
    text = record.to_text(game.record()).encode()
    page.set_input_files("[data-record]", {"name": "game.jsonl", "mimeType": "text/plain", "buffer": text})
    page.locator("[data-slider]").wait_for()
    page.click("[data-end]")


@scene
def rulebook(studio: Studio, page: Any) -> None:
    page.goto("/rules/scuola")
    page.wait_for_selector("#all-cards")


@scene
def rulebook_rule(studio: Studio, page: Any) -> None:
    rulebook(studio, page)
    page.locator(".chip").nth(3).click()
    page.locator("dialog[open]").wait_for()


@scene
def my_games_empty(studio: Studio, page: Any) -> None:
    page.goto("/games")
    page.wait_for_selector(".empty")


@scene
def my_games(studio: Studio, page: Any) -> None:
    kept = "[]"
    for edition in ("brasil", "malta", "castilla"):
        studio.put(page, lively(edition))
        now = page.evaluate("localStorage.getItem('rentier.seats')")
        kept = page.evaluate("([a, b]) => JSON.stringify([...JSON.parse(a), ...JSON.parse(b)])", [kept, now])
    page.evaluate("kept => localStorage.setItem('rentier.seats', kept)", kept)
    page.goto("/games")
    page.locator("main li").nth(2).wait_for()


@scene
def not_found(studio: Studio, page: Any) -> None:
    page.wait_for_selector("main h1")


@scene
def table_gone(studio: Studio, page: Any) -> None:
    page.goto("/t/unknown-table")
    page.wait_for_selector("main h1")


@scene
def server_away(studio: Studio, page: Any) -> None:
    """The page is there, the server is not."""
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/")
    page.locator("[role=alert]").wait_for()


@scene
def connection_lost(studio: Studio, page: Any) -> None:
    sockets: list[Any] = []

    def connect(socket: Any) -> None:
        if sockets:
            socket.close()
        else:
            socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket("**", connect)
    table(studio, page)
    sockets[0].close()
    page.locator(".lost").wait_for()


def dialog(name: str) -> Scene:
    def take(studio: Studio, page: Any) -> None:
        table(studio, page)
        page.click(f"[data-open={name}]")
        page.locator("dialog[open]").wait_for()

    return take


SCENES |= {name: dialog(name) for name in ("menu", "chat", "keys")}


@scene
def player(studio: Studio, page: Any) -> None:
    table(studio, page)
    page.locator(".players li button").nth(1).click()
    page.locator("dialog[open]").wait_for()


def shoot(studio: Studio, folder: Path, names: list[str]) -> Iterator[str]:
    """A file a scene, size and theme; the mistakes, if any."""
    for name, (size, box), colours in itertools.product(names, SIZES.items(), ("light", "dark")):
        page = studio.visit(box, colours)
        try:
            SCENES[name](studio, page)
            page.mouse.move(0, 0)
            page.wait_for_load_state("networkidle")
        except Exception as wrong:
            yield f"{name} {size} {colours}: {str(wrong).splitlines()[0]}"
        page.screenshot(path=folder / f"{name}-{size}-{colours}.png")
        page.context.close()


def boards(studio: Studio, folder: Path) -> Iterator[str]:
    """The table: every edition in every language at its narrowest, in its own language in every size."""
    plans = [(edition, language, "1280") for edition in EDITIONS for language in LANGUAGES]
    plans += [(edition, "es", size) for edition in EDITIONS for size in BOARD_SIZES if size != "1280"]
    for edition, language, size in plans:
        page = studio.visit(BOARD_SIZES[size], "light", LANGUAGES[language])
        studio.put(page, lively(edition))
        page.locator("[data-move=roll]").first.wait_for()
        page.screenshot(path=folder / f"board-{edition}-{language}-{size}.png")
        page.context.close()
    yield from ()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("scenes", nargs="*", metavar="scene", help=", ".join(SCENES))
    parser.add_argument("--boards", action="store_true")
    wanted = parser.parse_args()
    unknown = [name for name in wanted.scenes if name not in SCENES]
    if unknown:
        parser.error(f"no scene {', '.join(unknown)}; there are {', '.join(SCENES)}")
    if not setting.page_is_built():
        parser.error("the page is not built: make web")
    from playwright.sync_api import sync_playwright

    wanted.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, setting.server(Path(data)) as address, sync_playwright() as browsers:
        browser = setting.launch(browsers)
        if browser is None:
            parser.error("no Chromium: install the system's, or playwright install chromium")
        studio = Studio(browser, address, Path(data))
        take = (
            boards(studio, wanted.folder)
            if wanted.boards
            else shoot(studio, wanted.folder, wanted.scenes or list(SCENES))
        )
        mistakes = list(take)
        browser.close()
    print(*mistakes, f"pictures in {wanted.folder}", sep="\n")
    return 1 if mistakes else 0


if __name__ == "__main__":
    sys.exit(main())
