"""Moments that come late in a game, each set up and played through the page."""

from tests.at_the_table import ANA, BETO, set_table


def test_a_game_in_its_middle_is_played_on(visit, set_up):
    ana, beto = visit(), visit()
    set_up(set_table("peru", players=2, owner={1: ANA, 3: BETO}, cash={ANA: 77}), ana, beto)
    ana.locator(".cash", has_text="77").first.wait_for()
    ana.locator(".actions [data-move=roll]:not([disabled])").click()
    beto.locator("[data-event=rolled]").first.wait_for()
