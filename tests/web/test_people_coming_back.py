"""Who loses the connection, or the server, comes back to the same seat with nothing missed."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.at_the_table import ANA, BETO, set_table
from tests.web.conftest import WAIT, no_serious_finding, open_table


class Server:
    """A server of its own on one port, so that it can go and come back."""

    def __init__(self, folder, *command):
        self.folder, self.port = folder, "0"
        self.command = command or ("serve",)
        self.start()

    def start(self):
        rentier = str(Path(sys.executable).with_name("rentier"))
        self.process = subprocess.Popen(
            [rentier, *self.command, "--port", self.port, "--data", str(self.folder)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        line = self.process.stdout.readline()
        self.address = re.search(r"http://\S+", line)[0]
        self.port = self.address.rsplit(":", 1)[1]

    def stop(self, how=signal.SIGTERM):
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.communicate(timeout=20)


@pytest.fixture
def elsewhere(chromium, tmp_path):
    """Starts a server of its own, and opens pages there."""
    servers, contexts = [], []

    def start(*command):
        server = Server(tmp_path, *command)
        servers.append(server)
        return server

    def visit(server, path="/"):
        context = chromium.new_context(base_url=server.address, locale="en-GB", reduced_motion="reduce")
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(WAIT)
        page.goto(path)
        return page

    yield start, visit
    for context in contexts:
        context.close()
    for server in servers:
        server.stop()


def roll(page):
    return page.locator(".actions [data-move=roll]:not([disabled])")


def log(page):
    return page.locator("[data-event]").all_inner_texts()


def test_who_is_offline_is_told_and_comes_back_with_nothing_missed(visit, set_up):
    ana, beto = visit(), visit()
    set_up(set_table("peru", players=2, owner={1: ANA, 3: BETO}), ana, beto, grace_seconds=0)
    roll(ana).wait_for()
    ana.context.set_offline(True)
    ana.locator("[data-lost]", has_text="the game itself is safe").wait_for()
    beto.locator("[data-wallet='0']", has_text="away; a bot plays").wait_for()
    beto.locator("[data-event=rolled]").first.wait_for()
    ana.context.set_offline(False)
    ana.locator("[data-lost]").wait_for(state="detached")
    ana.locator("[data-event=rolled]").first.wait_for()
    beto.locator("[data-wallet='0']", has_text="away").wait_for(state="detached")
    ana.locator("[data-wallet='0'] .tag", has_text="(you)").wait_for()
    ana.wait_for_function(
        "version => document.querySelector('main.game').dataset.version === version",
        arg=beto.locator("main.game").get_attribute("data-version"),
    )
    assert log(ana) == log(beto)


def test_what_was_pressed_while_the_connection_was_lost_decides_nothing_else(visit, set_up):
    """A bot has played for the seat since: what is pressed for one roll is not another one."""
    ana, beto = visit(), visit()
    set_up(set_table("peru", players=2, owner={1: ANA, 3: BETO}), ana, beto, grace_seconds=0)
    roll(ana).wait_for()
    ana.context.set_offline(True)
    ana.locator("[data-lost]").wait_for()
    roll(ana).click()
    beto.locator("[data-event=rolled]").first.wait_for()
    ana.context.set_offline(False)
    ana.get_by_text("The game has moved on in the meantime, and your seat has been played").first.wait_for()


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_a_lost_connection_is_told_before_every_dialog(visit, set_up, size):
    page = visit(width=size[0], height=size[1])
    set_up(set_table("peru", players=2), page)
    page.context.set_offline(True)
    page.locator("[data-lost]").wait_for()
    # What is shown last is in front; a dialog lets nothing else be found by a point.
    page.evaluate(
        """() => document.querySelector('[data-lost]').addEventListener('beforetoggle', ({ newState }) => {
          if (newState === 'open') document.querySelector('dialog[open]').dataset.behind = ''
        })"""
    )
    for opener in ("[data-open=chat]", "[data-open=menu]"):
        page.locator(opener).first.click()
        page.locator("dialog[open][data-behind]").wait_for()
        assert page.locator("[data-lost]").is_visible()
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")


def test_how_long_a_player_who_is_away_is_waited_for_is_shown(visit, set_up):
    ana, beto = visit(), visit()
    set_up(set_table("peru", players=2), ana, beto, grace_seconds=3000)
    ana.goto("about:blank")
    beto.locator("[data-wallet='0']", has_text="a bot plays in").locator("[role=timer]").wait_for()
    ana.go_back()
    beto.locator("[data-wallet='0'] [role=timer]").wait_for(state="detached")
    roll(ana).wait_for()


def test_the_page_comes_back_by_itself_when_the_server_does(elsewhere):
    start, visit = elsewhere
    server = start()
    page = visit(server)
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "device", "name": "Beto"}]
    open_table(page, {"edition": "peru", "seats": seats, "start": True})
    roll(page).click()
    page.locator("[data-event=rolled]").first.wait_for()
    before = log(page)
    server.stop(signal.SIGKILL)
    page.locator("[data-lost]").wait_for()
    no_serious_finding(page, "connection lost")
    server.start()
    page.locator("[data-lost]").wait_for(state="detached")
    assert log(page)[-len(before) :] == before
    version = page.locator("main.game").get_attribute("data-version")
    page.locator("[data-main]").click()
    page.wait_for_function("n => document.querySelector('main.game').dataset.version !== n", arg=version)


def test_every_page_says_that_the_server_is_away_and_goes_on_when_it_is_back(elsewhere):
    start, visit = elsewhere
    server = start()
    page = visit(server)
    made = open_table(page, {"edition": "peru", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]})
    page.goto("/games")
    page.wait_for_selector("[data-game]")
    page.goto("/")
    page.wait_for_selector(".running a")
    server.stop()
    page.click("[data-play=peru]")
    page.locator("[role=alert]", has_text="The server does not answer").wait_for()
    page.click(".running a")
    page.locator("h1", has_text="The server does not answer").wait_for()
    no_serious_finding(page, "server away")
    server.start()
    page.wait_for_selector("[data-command=start]")
    assert made in page.url


def test_who_changes_the_language_or_the_page_while_the_server_is_away_loses_nothing(elsewhere):
    start, visit = elsewhere
    server = start()
    page, other = visit(server), visit(server)
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "device", "name": "Beto"}]
    open_table(page, {"edition": "peru", "seats": seats, "start": True})
    page.locator("[data-panel=trade]").click()
    page.locator("[data-trade=give-cash]").fill("7")
    other.wait_for_selector("[data-play=peru]")
    server.stop(signal.SIGKILL)
    page.locator("[data-lost]").wait_for()
    page.locator("[data-language]").select_option("it")
    other.get_by_role("link", name="My games").click()
    other.locator("h1", has_text="The server does not answer").wait_for()
    no_serious_finding(other, "a part of the page is away")
    server.start()
    page.wait_for_function("() => document.documentElement.lang === 'it'")
    assert page.locator("[data-trade=give-cash]").input_value() == "7"
    other.wait_for_selector("[data-empty]")


@pytest.mark.parametrize(
    ("path", "ready"),
    {
        "/": "[data-play=peru]",
        "/new/peru": "[data-create]",
        "/rules/peru": "#all-cards",
        "/games": "[data-empty]",
        "/replay/unknown": "[role=alert]:has-text('no such table')",
    }.items(),
)
def test_what_a_page_shows_comes_when_the_server_is_back(visit, path, ready):
    page = visit("/nowhere")
    page.route("**/api/**", lambda route: route.abort())
    page.goto(path)
    page.get_by_text("The server does not answer. Trying again").wait_for()
    page.unroute_all()
    page.wait_for_selector(ready)


def test_what_was_pressed_while_the_server_was_away_is_to_be_pressed_again(visit):
    page = visit("/new/peru")
    page.wait_for_selector("[data-create]")
    page.route("**/api/**", lambda route: route.abort())
    page.click("[data-create]")
    page.locator("[role=alert]", has_text="The server does not answer. Try again in a moment.").wait_for()
    page.unroute_all()
    page.click("[data-create]")
    page.wait_for_selector("[data-command=start]")


def test_who_sits_down_and_hears_nothing_sits_down_once(visit):
    """The server gave the seat, and the answer was lost: the page asks again, and has the seat that was given."""
    ana = visit("/new/peru")
    ana.click("[data-create]")
    ana.wait_for_selector("[data-lobby-seat='1']")
    beto = visit(ana.url)
    beto.wait_for_selector("[data-join-form]")

    def lose(route):
        assert route.fetch().ok
        route.abort()

    beto.route("**/join?*", lose)
    beto.locator("[data-join-form] input").fill("Beto")
    beto.locator("[data-join-form] button[type=submit]").click()
    beto.locator("[role=alert]", has_text="The server does not answer. Trying again").wait_for()
    ana.locator("[data-lobby-seat]", has_text="Beto").wait_for()
    beto.unroute_all()
    beto.locator("[data-lobby-seat]", has_text="you").wait_for()
    assert ana.locator("[data-lobby-seat]", has_text="Beto").count() == 1


def test_why_no_game_begins_is_seen_on_a_phone_too(visit):
    page = visit(width=390, height=844)
    page.locator("[data-play]").last.wait_for()
    page.route("**/api/tables?*", lambda route: route.abort())
    page.locator("[data-play]").last.click()
    page.locator("[role=alert]", has_text="The server does not answer. Try again").wait_for()
    page.wait_for_function("() => document.querySelector('[role=alert]').getBoundingClientRect().top >= 0")


def test_what_play_was_given_comes_first_and_is_played(elsewhere, tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text('format = 1\nextends = "peru"\nname = "mine"\ntitle = "Mine"\n\n[money]\nstart = 999\n')
    start, visit = elsewhere
    page = visit(start("play", str(file), "--no-browser"))
    page.locator("[data-edition]").first.wait_for()
    assert "Mine" in page.locator("[data-edition]").first.inner_text()
    page.locator("[data-play]").first.click()
    page.locator(".cash", has_text="999").first.wait_for()


ERRORS = {
    "wrong-protocol": ("cannot show the table", "This page and the server are of different versions"),
    "wrong-origin": ("cannot show the table", "another page"),
    "unknown-table": ("no such table", "Check the link or the code"),
}


@pytest.mark.parametrize("code", ERRORS)
def test_what_the_server_will_not_do_is_said_in_its_words(visit, address, code):
    page = visit()
    heading, words = ERRORS[code]

    def mistaken(socket):
        server = socket.connect_to_server()

        def send(text):
            hello = json.loads(text)
            server.send(json.dumps({**hello, **({"protocol": 0} if code == "wrong-protocol" else {})}))

        socket.on_message(send)
        if code == "wrong-origin":  # what the server says to a page from elsewhere
            refusal = {"code": code, "text": "This request came from another page, and was not carried out."}
            server.on_message(lambda _: socket.send(json.dumps({"kind": "error", "refusal": refusal, "closing": True})))

    page.route_web_socket("**/api/socket", mistaken)
    page.goto("/t/no-such-table")
    page.locator("h1", has_text=heading).wait_for()
    page.locator(f"main[data-problem={code}] p", has_text=words).wait_for()
    if code != "unknown-table":
        page.unroute_all()
        page.get_by_role("button", name="Reload the page").click()
        page.locator("h1").wait_for()
    no_serious_finding(page, code)


def test_a_page_of_an_older_version_renews_itself(visit):
    page = visit()
    page.wait_for_selector("[data-play=peru]")
    gone = []

    def once(route):
        gone.append(route.request.url)
        route.fulfill(status=404) if len(gone) == 1 else route.continue_()

    page.route(re.compile(r"/assets/MyGames.*\.js"), once)
    page.get_by_role("link", name="My games").click()
    page.locator("[data-empty]").wait_for()
    assert len(gone) == 2
