"""Everybody can use the page: by keyboard alone, by ear, without motion, at every moment of a game."""

import re

import pytest

from rentier.notation import texts
from tests.at_the_table import ANA, BETO, set_table
from tests.web.conftest import AXE, no_serious_finding, open_table
from tests.web.moments import OFFER, OWED, RICH, TITLES, each_moment

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
    """axe-core in light colours, and the contrasts in dark ones."""
    no_serious_finding(page, where)
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run(document, { runOnly: ['color-contrast'] })).violations")
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    assert [f"{where}, dark: {node['target']} {node['failureSummary']}" for each in found for node in each["nodes"]] == []


@pytest.mark.parametrize("size", SIZES)
def test_every_moment_of_a_game_is_fit_for_everybody(visit, set_up, size):
    width, height = SIZES[size]
    page = visit("/", width=width, height=height, color_scheme="light")
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
