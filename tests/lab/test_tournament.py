"""`rentier tournament`: seatings, ratings and mistakes."""

import json
from collections import Counter
from math import exp, log

import pytest

from rentier import cli, editions
from rentier.lab import tournament
from rentier.lab.rating import MIDDLE, POINTS, rate


def test_with_bots_enough_everyone_is_another():
    rows, whole = tournament.seatings_of(3, 2, "0", 100)
    assert rows == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]
    assert whole == 6


def test_with_few_bots_any_mix_but_never_one_alone():
    rows, whole = tournament.seatings_of(2, 3, "0", 100)
    assert rows == [(0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0)]
    assert whole == 6


@pytest.mark.parametrize(("bots", "players"), [(8, 8), (12, 8), (5, 8)])
def test_where_there_are_too_many_seatings_some_are_drawn(bots, players):
    rows, whole = tournament.seatings_of(bots, players, "1", 2000)
    assert len(rows) == 2000 < whole
    assert rows == tournament.seatings_of(bots, players, "1", 2000)[0]
    assert all(len(row) == players and len(set(row)) > 1 for row in rows)
    chairs = Counter(bot for row in rows for bot in row)
    assert min(chairs.values()) > 0.9 * max(chairs.values())


def test_two_bots_are_rated_by_their_odds():
    # 300 to 100, and half a game each way against the middle: odds of close to 3 to 1, 400 log10(3) = 190.8 points.
    strong, weak = rate(2, {((0, 1), 0): 300.0, ((0, 1), 1): 100.0})
    assert strong.points - weak.points == pytest.approx(190.8, abs=1)
    assert (strong.points + weak.points) / 2 == pytest.approx(MIDDLE)
    # The deviation of the log odds is √(1/300 + 1/100); each is half of it away from the middle.
    half = POINTS * 1.959964 * (1 / 300 + 1 / 100) ** 0.5 / 2
    assert strong.high - strong.points == pytest.approx(half, rel=0.01)


def test_known_strengths_are_found_again_also_with_several_chairs():
    strength = [0.9, 0.0, -0.9]
    contests = {}
    for table in ((0, 1, 2), (0, 0, 1), (0, 2, 2), (1, 1, 2)):
        total = sum(exp(strength[bot]) for bot in table)
        for bot in set(table):
            contests[table, bot] = 100_000 * table.count(bot) * exp(strength[bot]) / total
    for rating, value in zip(rate(3, contests), strength, strict=True):
        assert rating.points == pytest.approx(MIDDLE + POINTS * value, abs=0.1)
        assert rating.low < rating.points < rating.high


def test_who_wins_always_has_a_rating_too():
    best, worst = rate(2, {((0, 1), 0): 1000.0})
    assert 400 < best.points - worst.points < 400 / log(10) * 20
    assert rate(2, {})[0].points == MIDDLE


def test_a_tournament_of_three():
    found = tournament.tournament(editions.load("peru"), ["random", "steady", "trader"], 150, 3, workers=1)
    assert [row["bot"] for row in found["ratings"]] == ["trader", "steady", "random"]
    assert found["seatings"] == {"all": 6, "played": 6}
    assert found["games"] == 150
    assert all(row["games"] == row["chairs"] == 150 for row in found["ratings"])


def test_each_seating_is_played_equally_often():
    found = tournament.tournament(editions.load("scuola"), ["steady", "trader"], 10, 3, workers=1)
    assert found["games"] == 12


def test_table_and_json(capsys):
    arguments = ["tournament", "random", "steady", "--edition", "scuola", "--games", "20", "--workers", "1"]
    assert cli.main([*arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {"bot", "rating", "low", "high", "wins", "wins_per_chair"} <= found["ratings"][0].keys()
    assert cli.main(arguments) == 0
    shown = capsys.readouterr().out
    assert "rating" in shown
    assert "steady" in shown


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["steady"],
        ["steady", "steady"],
        ["steady", "nobody"],
        ["steady", "trader", "--players", "1"],
        ["steady", "trader", "--edition", "atlantis"],
        ["steady", "trader", "--games", "0"],
        ["steady", "trader", "--workers", "0"],
        ["steady", "trader", "--max-rounds", "-1"],
    ],
    ids=" ".join,
)
def test_a_mistake_gets_one_line_and_exit_code_2(arguments, capsys):
    try:
        status = cli.main(["tournament", *arguments])
    except SystemExit as left:
        status = left.code
    out, err = capsys.readouterr()
    assert status == 2
    assert out == ""
    assert len(err.splitlines()) == 1


def test_ratings_do_not_hang_on_the_order_in_which_batches_come():
    contests = {((a, b), winner): 7.3 * a + b / 3 + winner for a in range(4) for b in range(a) for winner in (a, b)}
    assert rate(4, contests) == rate(4, dict(reversed(contests.items())))
