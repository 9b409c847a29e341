"""The figures of docs/validation.md beyond landings: a small sample with another seed agrees with each kind of them."""

import importlib.util
import math
import re
from pathlib import Path

import pytest

from rentier import editions
from rentier.bots import records

ROOT = Path(__file__).parents[2]
ERRORS = 4  # standard errors that a sample may be off

pytestmark = pytest.mark.skipif(
    not records.can_compile(), reason="the rules run as plain Python, or Numba is not there"
)


@pytest.fixture(scope="module")
def validation():
    spec = importlib.util.spec_from_file_location("validation", ROOT / "bench" / "validation.py")
    module = importlib.util.module_from_spec(spec)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(ROOT / "examples")
        spec.loader.exec_module(module)
        yield module


def told(validation, name):
    """The rows of one table of the page, without its head."""
    table = validation.between(name).search(validation.PAGE.read_text(encoding="utf-8")).group(0)
    rows = [line.strip("| ").split(" | ") for line in table.splitlines() if line.startswith("|")]
    return rows[2:]


def agrees(validation, cell, sample, games):
    """Whether a sample's share is as far from the page's as chance allows."""
    page = validation.read(cell)
    both = (page["share"] + sample["share"]) / 2
    error = math.hypot((page["high"] - page["low"]) / 3.92, math.sqrt(max(both * (1 - both), 1 / games) / games))
    return abs(page["share"] - sample["share"]) <= ERRORS * error


def test_games_that_never_end(validation):
    rows = told(validation, "never")
    assert len(rows) == 4
    for row in rows[::3]:
        bot = re.match(r"`(.*?)`", row[0]).group(1)
        found = validation.never_ending(bot, validation.NO_AUCTION, 400, "sample", 500)
        assert agrees(validation, row[2], found["200"], 400), row
        assert agrees(validation, row[3], found["500"], 400), row
    for row in rows:
        assert abs(validation.read(row[4])["share"] - 0.12) < 0.04, "about what was published"


def test_what_trading_does_to_stalls(validation):
    rows = told(validation, "stalls")
    assert [row[0] for row in rows] == [f"`{name}`" for name in editions.names()]
    for name, steady, trader in rows:
        for bot, cell in (("steady", steady), ("trader", trader)):
            assert agrees(validation, cell, validation.stalling(name.strip("`"), bot, 250, "sample"), 250), (name, bot)
        assert validation.read(trader)["low"] <= validation.read(steady)["high"], "surely not more"


def test_going_first(validation):
    rows = told(validation, "first")
    assert len(rows) == 2 + 3 + 4 + 5 + 6
    for players in (2, 5):
        groups = validation.first_groups(players, 1500, "sample")
        wins = validation.winning(players, 800, "sample")
        of_them = [row for row in rows if row[0] == str(players)]
        for place, (_, order, published, rich, ours, won) in enumerate(of_them):
            assert order == str(place + 1)
            assert abs(validation.read(rich)["share"] * 100 - validation.FIRST_GROUP[players][place]) < 2
            assert published == f"{validation.FIRST_GROUP[players][place]:.1f}%"
            assert agrees(validation, ours, groups[place], 1500 / players), (players, order)
            assert agrees(validation, won, wins[place], 800), (players, order)


def test_the_table_is_written_where_the_page_has_its_marks(validation, monkeypatch, tmp_path, capsys):
    page = tmp_path / "validation.md"
    page.write_text("before\n<!-- stalls -->\nold\n<!-- /stalls -->\nafter\n")
    monkeypatch.setattr(validation, "PAGE", page)
    monkeypatch.setattr("sys.argv", ["validation.py", "--games", "4", "--only", "stalls", "--write"])
    assert validation.main() == 0
    text = page.read_text()
    assert text.startswith("before\n<!-- stalls -->\n| edition | four `steady`")
    assert text.endswith("4 games each, seed 1.\n<!-- /stalls -->\nafter\n")
    assert "old" not in text
