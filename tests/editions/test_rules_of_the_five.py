"""The dials of the five rulebooks side by side, written out as the matrix has them."""

import pytest

from rentier.editions import DIALS, load

EDITIONS = ("brasil", "peru", "scuola", "malta", "castilla")
ANY = object()  # the rulebook cannot tell: another of its dials makes this one idle

MATRIX = {
    "players.min": (2, 2, 2, 2, 2),
    "players.max": (6, 8, 4, 8, 8),
    "money.start": (2458, 1500, 610, 1500, 1500),
    "money.salary": (200, 200, 200, 200, 200),
    "money.fines_to": ("bank", "bank", "bank", "jackpot", "bank"),
    "money.salary_backward": (True, False, True, False, False),
    "money.raise_when": ("any-time", "any-time", "any-time", "any-time", "any-time"),
    "turn.first": ("first-seat", "highest-roll", "highest-roll", "first-seat", "highest-roll"),
    "turn.order": ("left", "left", "random", "left", "left"),
    "turn.seating": ("chosen", "chosen", "chosen", "registered", "chosen"),
    "turn.doubles_to_jail": (3, 3, 3, 3, 0),
    "turn.extra_roll": ("may", "must", "must", "must", "may"),
    "setup.titles_dealt": (0, 0, 0, 0, 0),
    "purchase.declined": ("bank", "auction", "offer", "auction", "auction"),
    "purchase.monument_declined": (ANY, ANY, ANY, ANY, "bank"),
    "rent.claim": ("next-roll", "next-roll", "automatic", "second-roll", "automatic"),
    "rent.group_unbuilt": (1, 2, 2, 2, 2),
    "rent.group_unmortgaged": (ANY, True, False, False, False),
    "rent.group_built": (1, 1, 1, 1, 2),
    "cards.draw": ("top", "top", "random", "top", "top"),
    "jail.played": (True, True, True, False, True),
    "jail.double_turns": (3, 3, 0, ANY, 0),
    "jail.double_rolls_again": (True, False, ANY, ANY, ANY),
    "jail.wait_turns": (0, 0, 2, ANY, 3),
    "jail.bail": (50, 50, 250, ANY, 50),
    "jail.bail_when": ("forced-next-turn", "start-or-forced", "start", ANY, "start"),
    "jail.card": (True, True, True, ANY, True),
    "building.needs": ("group", "group", "lot", "group", "group"),
    "building.group_unmortgaged": (True, True, False, True, False),
    "building.even": (True, True, False, False, False),
    "building.even_sale": (False, True, False, False, False),
    "building.one_on_empty": (False, False, False, False, True),
    "building.when": ("own-turn", "any-time", "own-turn", "landing", "own-turn"),
    "building.houses": (4, 4, 4, 4, 3),
    "building.hotel_needs": ("own", "each", "each", "no-hotels", "one-each"),
    "building.house_stock": (32, 32, 32, "unlimited", 32),
    "building.hotel_stock": (12, 12, 12, "unlimited", 12),
    "building.shortage": ("wait", "auction", "wait", ANY, "wait"),
    "building.hotel_break": ("or-sold", "needs-houses", "or-sold", ANY, "or-sold"),
    "building.resale": (50, 50, 50, 50, 50),
    "trade.built_lots": ("lot-bare", "group-bare", "lot-bare", "allowed", "lot-bare"),
    "trade.gifts": (False, False, False, False, False),
    "trade.jail_cards": (False, True, True, ANY, True),
    "mortgage.needs": ("lot-bare", "lot-bare", "group-bare", "owner-bare", "lot-bare"),
    "mortgage.interest": (0, 10, 0, 10, 0),
    "mortgage.bought_interest": (0, 0, 0, 0, 10),
    "mortgage.transfer_interest": (0, 10, 0, 0, 0),
    "debt.buildings_first": (True, False, False, False, False),
    "debt.sell_to_bank": (True, False, False, False, False),
    "debt.pay_in_property": (False, True, False, False, False),
    "bankruptcy.to_player": ("auction", "creditor", "bank", "creditor", "creditor-free"),
    "bankruptcy.to_bank": ("auction", "auction", "free", "auction", "free"),
    "bankruptcy.buildings": (ANY, "half-price", ANY, "half-price", "half-debt"),
    "bankruptcy.heir_interest": (ANY, 10, ANY, 10, ANY),
    "bankruptcy.heir_interest_on": (ANY, "mortgage", ANY, "price", ANY),
    "bankruptcy.automatic": (False, False, True, False, False),
    "bankruptcy.liquidate_first": (True, False, False, False, False),
    "bankruptcy.last_buildings_stand": (False, False, False, False, False),
    "end.bankruptcies": (0, 0, 0, 0, 0),
    "end.own_everything": (False, False, False, False, True),
    "end.clock": (False, False, False, False, False),
    "end.mortgaged_counts": (50, 50, 50, 50, 50),
}


def test_the_matrix_has_every_dial():
    assert set(MATRIX) == set(DIALS)


@pytest.mark.parametrize("place", range(5), ids=EDITIONS)
def test_each_edition_plays_by_its_own_rulebook(place):
    dials = load(EDITIONS[place]).dials
    expected = {key: values[place] for key, values in MATRIX.items() if values[place] is not ANY}
    assert {key: dials[key] for key in expected} == expected


def test_perus_timed_game_deals_titles_and_watches_the_clock():
    timed = load("peru", mode="timed")
    assert {key: value for key, value in timed.dials.items() if value != timed.printed[key]} == {
        "setup.titles_dealt": 2,
        "end.clock": True,
    }
