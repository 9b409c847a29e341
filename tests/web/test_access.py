"""Everybody can use the page: by keyboard alone, by ear, without motion, at every moment of a game."""

import pytest

from tests.at_the_table import ANA, BETO, set_table
from tests.web.conftest import no_serious_finding, open_table
from tests.web.moments import AUCTION, OFFER, OWED, RICH, TITLES, each_moment

SIZES = {"desktop": (1280, 720), "phone": (360, 740)}

# Every control that can be seen and used; of a list that is walked by arrows, and of radio buttons, one stands for all.
CONTROLS = """() => {
  const found = [...document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [role=option], [tabindex]:not([tabindex="-1"])')]
  const modal = document.querySelector('dialog[open]')
  return found.filter((each) => !each.disabled && each.checkVisibility({ visibilityProperty: true }) &&
    !each.closest('details:not([open]) > :not(summary)') && (!modal || modal.contains(each)))
    .map((each) => each.getAttribute('role') === 'option' ? each.closest('[role=listbox]') :
      each.type === 'radio' ? document.querySelector(`input[name="${each.name}"]`) : each)
    .filter((each, i, all) => all.indexOf(each) === i)
}"""

WATCH = """() => {
  window.reached = new Set()
  window.unseen = []
  window.first = null
  window.round = false
  addEventListener('focusin', ({ target }) => {
    const stop = target.closest('[role=listbox]') ??
      (target.type === 'radio' ? document.querySelector(`input[name="${target.name}"]`) : target)
    if (stop === window.first) window.round = true
    window.first ??= stop
    window.reached.add(stop)
    const drawn = [target, target.closest('label'), target.querySelector?.('.over')].filter(Boolean)
    const seen = drawn.some((each) => {
      const style = getComputedStyle(each)
      return (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none' ||
        (each.classList.contains('over') && style.stroke !== 'none' && parseFloat(style.strokeWidth) >= 2)
    })
    if (!seen) window.unseen.push(target.outerHTML.slice(0, 120))
  })
}"""


def all_is_reached_by_keys(page, where):
    """Tab goes through every control and round again, and whatever has the focus can be seen to have it."""
    page.evaluate("() => document.activeElement?.blur()")
    page.evaluate(WATCH)
    for _ in range(160):
        page.keyboard.press("Tab")
        if page.evaluate("window.round"):
            break
    assert page.evaluate("window.round"), f"{where}: Tab does not come round again"
    missed = page.evaluate(
        f"() => ({CONTROLS})().filter((each) => !window.reached.has(each)).map((each) => each.outerHTML.slice(0, 140))"
    )
    assert missed == [], where
    assert page.evaluate("window.unseen") == [], where


def fit_for_everybody(page, where):
    """axe-core in the page's colours, and the contrasts in dark ones."""
    no_serious_finding(page, where)
    if page.evaluate("document.documentElement.dataset.theme") == "dark":
        return
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    found = page.evaluate(
        "async () => (await axe.run(document, { runOnly: ['color-contrast'], resultTypes: ['violations'] })).violations"
    )
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    assert [
        f"{where}, dark: {node['target']} {node['failureSummary']}" for each in found for node in each["nodes"]
    ] == []


@pytest.mark.parametrize("size", SIZES)
def test_every_moment_of_a_game_is_fit_for_everybody(visit, set_up, size):
    width, height = SIZES[size]
    page = visit("/", width=width, height=height, color_scheme="light" if size == "desktop" else "dark")
    for where in each_moment(page, set_up):
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), where
        fit_for_everybody(page, where)


def test_every_control_of_every_moment_is_reached_by_keys(visit, set_up):
    page = visit()
    for where in each_moment(page, set_up):
        all_is_reached_by_keys(page, where)


def test_every_control_of_every_other_screen_is_reached_by_keys(visit):
    page = visit()
    open_table(page, {"edition": "peru", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]})
    page.locator("[data-command=start]").wait_for()
    all_is_reached_by_keys(page, "lobby")
    screens = {
        "/": "[data-play=peru]",
        "/new/peru": "[data-create]",
        "/rules/scuola": "#all-cards",
        "/games": "main li",
        "/replay": "[data-record]",
        "/nowhere": "main h1",
    }
    for path, ready in screens.items():
        page.goto(path)
        page.wait_for_selector(ready, state="attached")
        if path != "/rules/scuola":  # hundreds of chips, all alike
            all_is_reached_by_keys(page, path)


def tab_to(page, selector):
    """Goes to a control by Tab alone."""
    for _ in range(160):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {selector}: {page.locator('aside').inner_text()}")


def press(page, selector):
    """A button that is reached by Tab and pressed by Enter; the move that it makes is seen."""
    page.locator(selector).first.wait_for()
    before = page.locator("main.game").get_attribute("data-version")
    tab_to(page, selector)
    page.keyboard.press("Enter")
    page.wait_for_function("n => document.querySelector('main.game').dataset.version !== n", arg=before)


def focus_is_somewhere(page):
    """Not on the page as a whole, but on something that can be used or read from."""
    page.wait_for_function("() => document.activeElement && document.activeElement !== document.body")


def happened(page, kind):
    page.locator(f"[data-event={kind}]").first.wait_for()


def test_a_game_is_played_by_keys_alone(visit, set_up):
    page = visit()
    set_up(set_table("peru", **RICH, at={ANA: 13}, phase="buy"), page)
    press(page, "[data-move=buy]:enabled")
    happened(page, "title")

    set_up(set_table("peru", **RICH, at={ANA: 13}, phase="end", auction={**AUCTION, "in": [ANA, BETO]}), page)
    tab_to(page, ".raises input")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("45")
    press(page, "[data-main][data-move=bid]:enabled")
    press(page, "[data-move=pass]:enabled")
    happened(page, "auction-won")

    set_up(set_table("peru", **RICH), page)
    tab_to(page, "[data-panel=build]")
    page.keyboard.press("Enter")
    press(page, ".mode [data-move=build]:enabled")
    happened(page, "built")
    tab_to(page, "[data-panel=mortgage]")
    page.keyboard.press("Enter")
    tab_to(page, ".mode [data-move=mortgage]")
    page.keyboard.press("Enter")
    press(page, ".desk [data-move=mortgage]:enabled")
    happened(page, "mortgaged")

    set_up(set_table("peru", **RICH), page)
    tab_to(page, "[data-panel=trade]")
    page.keyboard.press("Enter")
    tab_to(page, "[data-trade=give-5]")
    page.keyboard.press("Space")
    tab_to(page, "[data-trade=take-cash]")
    page.keyboard.type("70")
    press(page, ".desk [data-move=offer]:enabled")
    tab_to(page, ".hot button:nth-child(2)")
    page.keyboard.press("Enter")
    tab_to(page, "[data-uncover]")
    page.keyboard.press("Enter")
    press(page, "[data-front=offer] [data-move=accept]:enabled")
    happened(page, "offer-accepted")

    set_up(set_table("peru", **TITLES, cash={ANA: 20, BETO: 400}, at={ANA: 9}, phase="end", debts=[OWED]), page)
    tab_to(page, "[data-panel=mortgage]")
    page.keyboard.press("Enter")
    tab_to(page, ".mode [data-move=mortgage][data-square='5']")
    page.keyboard.press("Enter")
    press(page, ".desk [data-move=mortgage]:enabled")
    happened(page, "debt-settled")

    lost = {**OWED, "amount": 900}
    set_up(set_table("peru", owner={8: BETO}, cash={ANA: 20}, at={ANA: 8}, phase="end", debts=[lost]), page)
    tab_to(page, "[data-panel=bankruptcy]")
    page.keyboard.press("Enter")
    press(page, "[data-move=declare_bankruptcy]:enabled")
    happened(page, "bankrupt")


def test_focus_is_never_lost(visit, set_up):
    page = visit()
    set_up(set_table("scuola", cash={ANA: 5000, BETO: 5000}, players=2), page)
    page.locator("[data-main]:enabled").first.focus()
    for _ in range(12):
        page.locator("[data-main]:enabled").first.wait_for()
        page.wait_for_function("() => document.activeElement.matches('[data-main]:enabled')")
        before = page.locator("main.game").get_attribute("data-version")
        page.keyboard.press("Enter")
        page.wait_for_function("n => document.querySelector('main.game').dataset.version !== n", arg=before)
        focus_is_somewhere(page)

    set_up(set_table("peru", **RICH), page)
    for opener in ("[data-open=menu]", "[data-open=chat]", "[data-open=keys]", ".players button", "[data-panel=trade]"):
        page.locator(opener).first.focus()
        page.keyboard.press("Enter")
        opened = page.locator("dialog[open], .desk").first
        opened.wait_for()
        assert opened.get_attribute("aria-label")
        page.keyboard.press("Escape")
        page.locator("dialog, .desk").wait_for(state="detached")  # a closed one gives the focus back when it goes
        page.wait_for_function("opener => document.activeElement === document.querySelector(opener)", arg=opener)
    page.locator("[data-panel=build]").focus()
    page.keyboard.press("Enter")
    while page.locator(".mode [data-move=build]").count():
        page.locator(".mode [data-move=build]").first.focus()
        before = page.locator("main.game").get_attribute("data-version")
        page.keyboard.press("Enter")
        page.wait_for_function("n => document.querySelector('main.game').dataset.version !== n", arg=before)
        focus_is_somewhere(page)
    page.goto("/")
    page.locator("a[href='/games']").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/games")
    focus_is_somewhere(page)


def test_focus_stays_in_a_dialog_when_what_had_it_goes(visit, set_up):
    page = visit()
    set_up(set_table("peru", players=2), page)
    page.locator("[data-open=menu]").first.focus()
    page.keyboard.press("Enter")
    tab_to(page, "[data-command=leave]")
    page.keyboard.press("Enter")
    tab_to(page, "dialog .sure .btn:not(.bad)")
    page.keyboard.press("Enter")
    page.locator("dialog .sure").wait_for(state="detached")
    page.wait_for_function("() => document.activeElement.matches('dialog [data-command=leave]')")

    ana, beto = visit(), visit()
    table = open_table(ana, {"edition": "peru", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]})
    beto.goto(f"/t/{table}")
    beto.locator("[data-join-form] button[type=submit]").click()
    beto.locator("[data-command=ready]").click()
    ana.locator("[data-command=start]:not([disabled])").click()
    ana.locator("[data-open=menu]").first.focus()
    ana.keyboard.press("Enter")
    tab_to(ana, "[data-kick='1']")
    ana.keyboard.press("Enter")
    tab_to(ana, "[data-sure]")
    ana.keyboard.press("Enter")
    ana.locator("dialog [data-kick]").wait_for(state="detached")
    ana.wait_for_function("() => document.activeElement.matches('dialog *')")


def spoken(page):
    return page.locator("[data-spoken] p").all_inner_texts()


def test_each_event_is_said_once_in_order_and_in_the_language_of_the_page(visit, set_up):
    ana, beto = visit(locale="it-IT"), visit(locale="it-IT")
    set_up(set_table("peru", players=2, at={ANA: 13}, phase="buy"), ana, beto)
    ana.locator("[data-move=buy]:enabled").wait_for()
    assert spoken(ana) == ["Jauja è in vendita"]
    ana.locator("[data-move=buy]").click()
    ana.locator("[data-move=end_turn]:enabled").wait_for()
    bought = ["Ana paga S/. 140 alla Banca per Jauja.", "Jauja ora appartiene a Ana."]
    assert [text.replace("\xa0", " ") for text in spoken(ana)] == ["Jauja è in vendita", *bought, "Tocca a te, Ana"]
    happened(beto, "title")
    assert [text.replace("\xa0", " ") for text in spoken(beto)] == bought
    ana.reload()
    ana.locator("[data-move=end_turn]:enabled").wait_for()
    happened(ana, "title")
    assert spoken(ana) == ["Tocca a te, Ana"]
    ana.locator("[data-language]").select_option("es")
    ana.locator("[data-event=title]", has_text="Jauja es ahora de Ana.").wait_for()
    ana.locator("[data-move=end_turn]:enabled").click()
    beto.locator("[data-move=roll]:enabled").wait_for()
    assert spoken(beto)[-1] == "Tocca a te, Beto"
    ana.locator("[data-spoken] p", has_text="turno de Beto").wait_for()
    assert not any("Jauja" in text for text in spoken(ana)), "what was heard before is said again"


def test_the_board_is_a_list_with_what_stands_where(visit, set_up):
    page = visit()
    set_up(set_table("peru", **RICH, at={BETO: 3}), page)
    board = page.get_by_role("listbox", name="Board")
    assert board.get_by_role("option").count() == 40
    names = [page.locator(f"svg [data-square='{n}'] title").first.text_content() for n in (3, 12, 20)]
    assert "owned by Ana, one house" in names[0]
    assert "here: Beto" in names[0]
    assert "owned by Caro, mortgaged" in names[1]
    assert "owned" not in names[2]


def test_letters_play_and_do_nothing_in_a_field(visit, set_up):
    page = visit()
    set_up(set_table("peru", **RICH), page)
    page.locator("[data-move=roll]:enabled").wait_for()
    shown = page.locator("[data-move=roll]").evaluate("each => getComputedStyle(each, '::after').content")
    assert "R" in shown
    assert page.locator("[data-move=roll]").get_attribute("aria-keyshortcuts") == "R"
    page.keyboard.press("t")
    page.locator("[data-trade=give-cash]").focus()
    version = page.locator("main.game").get_attribute("data-version")
    page.keyboard.type("rue?")
    assert page.locator("dialog[open]").count() == 0
    assert page.locator(".mode").count() == 0
    assert page.locator("main.game").get_attribute("data-version") == version
    page.keyboard.press("Escape")
    page.locator(".desk").wait_for(state="detached")
    page.keyboard.press("u")
    page.locator(".mode [data-move=build]").first.wait_for()
    page.keyboard.press("Escape")
    page.locator(".mode").wait_for(state="detached")
    page.keyboard.press("?")
    listed = page.locator("dialog[open] kbd").all_inner_texts()
    assert {"R", "B", "U", "T", "?", "Esc"} <= set(listed)
    page.keyboard.press("r")  # a dialog is open
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.evaluate("dispatchEvent(new KeyboardEvent('keydown', { key: '\u043a', code: 'KeyR', bubbles: true }))")
    happened(page, "rolled")


MOVING = "document.getAnimations().filter((each) => each.playState === 'running').length"


def test_without_motion_nothing_moves_and_with_it_a_key_skips(visit, set_up):
    still = visit()
    game = set_table("scuola", players=2, seed="3")
    set_up(game, still, speed="slow")
    still.evaluate(
        "() => { window.most = 0; const look = () => { window.most = Math.max(window.most, "
        + MOVING
        + "); requestAnimationFrame(look) }; look() }"
    )
    still.locator("[data-move=roll]:enabled").click()
    happened(still, "moved")
    still.locator("[data-main]:enabled").wait_for()
    assert still.evaluate("window.most") == 0
    assert still.locator(".flight").count() == 0

    page = visit(reduced_motion="no-preference")
    set_up(set_table("scuola", players=2, seed="3"), page, speed="slow")
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    page.locator("[data-move=roll]:enabled").click()
    page.locator(".rolling").first.wait_for()
    while not page.locator("[data-event=rolled]").count():
        page.clock.run_for(50)
    # From here time stands still: only a key can end the animation.
    assert page.locator("[data-event=moved]").count() == 0
    page.keyboard.press("Shift")
    page.locator("[data-event=moved]").first.wait_for()


def test_the_title_bar_tells_when_i_am_asked(visit, set_up):
    ana, beto = visit(), visit()
    set_up(set_table("peru", players=2), ana, beto)
    ana.wait_for_function("() => document.title.startsWith('●')")
    assert not beto.title().startswith("●")
    set_up(
        set_table(
            "peru",
            players=2,
            at={ANA: 13},
            phase="end",
            auction={**AUCTION, "in": [ANA, BETO], "leader": None, "bid": 0},
        ),
        ana,
        beto,
    )
    beto.wait_for_function("() => document.title.startsWith('●')")
    set_up(set_table("peru", players=2, owner={5: BETO}, offers=[{**OFFER, "by": ANA, "to": BETO}]), ana, beto)
    beto.wait_for_function("() => document.title.startsWith('●')")
    claim = {"by": BETO, "visitor": ANA, "square": 5, "amount": 25, "age": 0}
    set_up(set_table("peru", players=2, owner={5: BETO}, at={ANA: 5}, phase="end", claims=[claim]), ana, beto)
    beto.wait_for_function("() => document.title.startsWith('●')")


def test_why_a_button_is_off_is_said_before_it_is_pressed(visit, set_up):
    page = visit()
    set_up(set_table("peru", cash={ANA: 10}, at={ANA: 13}, phase="buy"), page, bots=[BETO])
    off = page.locator(".actions [data-off]").first
    off.wait_for()
    why = page.locator("[data-why]")
    off.hover()
    why.wait_for()
    page.mouse.move(0, 0)
    why.wait_for(state="detached")
    page.keyboard.press("Tab")  # whoever uses keys sees it too, and hears it
    off.focus()
    why.wait_for()
    assert off.get_attribute("aria-describedby") == why.get_attribute("id")
    page.keyboard.press("Escape")
    why.wait_for(state="detached")
    assert off.evaluate("each => each === document.activeElement")
    page.keyboard.press("Enter")
    page.locator(".actions [data-refusal]").wait_for()
