"""Whole games through the page, a scripted person against bots, to the final table."""

import pytest

from tests.web.conftest import open_table, play_until

# Little money, so that the games end soon.
POOR = {
    "brasil": {"money.start": 300, "money.salary": 20},
    "peru": {"money.start": 300, "money.salary": 20},
    "scuola": {"money.start": 300, "money.salary": 20},
    "malta": {"money.start": 300, "money.salary": 20},
    "castilla": {"money.start": 300, "money.salary": 20},
}


@pytest.mark.parametrize("edition", POOR)
def test_a_whole_game_ends_at_the_final_table(visit, edition):
    page = visit()
    open_table(
        page,
        {
            "edition": edition,
            "house_rules": POOR[edition],
            "claim_seconds": 0,
            "seats": [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "steady"}],
            "start": True,
        },
    )
    page.wait_for_selector("svg[role=listbox]")
    play_until(page, "[data-final]")
    final = page.locator("[data-final]")
    assert final.locator("tbody tr").count() == 2
    assert "Ana" in final.inner_text()
    page.click("[data-replay]")
    slider = page.locator("[data-slider]")
    slider.wait_for()
    assert int(slider.get_attribute("max")) > 10
    page.click("[data-end]")
    page.wait_for_selector("[data-final]")
