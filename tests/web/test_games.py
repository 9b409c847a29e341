"""Whole games through the page, a scripted person against bots, to the final table."""

import pytest

from tests.web.conftest import open_table, play_until

# High rents and no salary, so that the games end soon.
QUICK = {"money.start": 1000, "money.salary": 0, "rent.group_unbuilt": 6, "rent.group_built": 6}
EDITIONS = ("brasil", "peru", "scuola", "malta", "castilla")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_ends_at_the_final_table(visit, edition):
    page = visit()
    open_table(
        page,
        {
            "edition": edition,
            "house_rules": QUICK,
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
