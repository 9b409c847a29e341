"""`rentier simulate`: what it answers, to scripts, to people and to mistakes."""

import importlib.util
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from rentier import editions
from rentier.lab import Mistake, progress, simulate, workers
from rentier.lab.play import Tally
from tests.lab.interrupting import interrupted

ROOT = Path(__file__).parents[2]
PERU = editions.load("peru")
TIMING = ("seconds", "games_per_second", "turns_per_second", "workers")
COMMAND = [sys.executable, "-m", "rentier.cli", "simulate"]


def rentier(*arguments, **environment):
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        cwd=ROOT,
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        timeout=120,
        text=True,
        encoding="utf-8",
    )


def without_timing(found):
    return {key: value for key, value in found.items() if key not in TIMING}


def test_the_keys_that_scripts_rely_on():
    run = rentier("peru", "--games", 40, "--bots", "trader,steady", "--seed", 5, "--workers", 1, "--json")
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    found = json.loads(run.stdout)
    assert found["games"] == 40
    assert found["games_per_second"] > 0
    assert found["turns_per_second"] > found["games_per_second"]
    assert found["wins_by_bot"].keys() == {"trader", "steady"}
    for share in (*found["wins_by_bot"].values(), *found["wins_by_seat"]):
        assert share.keys() == {"share", "low", "high"}
        assert 0 <= share["low"] <= share["share"] <= share["high"] <= 1
    assert len(found["wins_by_seat"]) == found["players"] == 4
    assert found["rounds"]["median"] > 5
    assert found["unfinished"] == 0
    assert found["unfinished_by_round"].keys() >= {"50", "100", "200", "500"}
    assert found["bankruptcies"]["per_game"] == 3
    assert found["cash_over_time"][0]["round"] == 5
    wins = sum(share["share"] for share in found["wins_by_bot"].values())
    assert wins == pytest.approx(sum(share["share"] for share in found["wins_by_seat"])) == pytest.approx(1)


def test_the_table_says_the_same():
    run = rentier("peru", "--games", 40, "--bots", "trader,steady", "--rule", "jail.bail=100", "--workers", 1)
    assert run.returncode == 0, run.stderr
    for part in ("40 games", "games/s", "trader", "95% interval", "who began", "house rule jail.bail = 100", "S/."):
        assert part in run.stdout


def test_the_same_seed_gives_the_same_results_with_one_worker_and_two():
    one, two = (simulate.simulate(PERU, 150, "steady,random", 3, "9", count, 80) for count in (1, 2))
    assert without_timing(one) == without_timing(two)
    other = simulate.simulate(PERU, 150, "steady,random", 3, "10", 1, 80)
    assert without_timing(one) != without_timing(other)


def test_workers_may_be_started_anew_instead_of_forked(monkeypatch):
    monkeypatch.setattr(workers, "START", "spawn")
    spawned = simulate.simulate(PERU, 20, "steady", workers=2)
    assert without_timing(spawned) == without_timing(simulate.simulate(PERU, 20, "steady", workers=1))


def test_each_bot_sits_in_each_seat_equally_often():
    plan = simulate.make_plan(PERU, "trader,steady,steady", 4)
    assert plan.bots == ("trader", "steady")
    assert plan.seatings == ((0, 1, 1, 0), (1, 1, 0, 0), (1, 0, 0, 1), (0, 0, 1, 1))


def test_a_game_beyond_the_last_round_counts_as_unfinished():
    found = simulate.simulate(PERU, 20, "steady", workers=1, max_rounds=5)
    assert found["unfinished"] == 20
    assert found["wins_by_bot"]["steady"]["share"] == 0
    assert found["rounds"]["mean"] == 0


def test_lengths_and_what_goes_on_by_a_round():
    rounds = Counter({10: 5, 20: 4, 60: 1})
    assert simulate.lengths(rounds) == {"mean": 19, "least": 10, "p10": 10, "median": 10, "p90": 20, "most": 60}
    tally = Tally(games=12, rounds=rounds)
    assert [simulate.going_on(tally, number) for number in (9, 10, 20, 59, 60)] == [12, 7, 3, 3, 2]


def test_a_shared_win_is_shared():
    timed = editions.load("peru", mode="timed")
    found = simulate.simulate(timed, 60, "steady", 4, workers=1, max_rounds=1)
    assert sum(share["share"] for share in found["wins_by_seat"]) == pytest.approx(1)


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
@pytest.mark.parametrize("count", [1, 2])
def test_ctrl_c_keeps_what_was_played(count):
    arguments = ["simulate", "peru", "--games", "100000000", "--workers", str(count), "--json"]
    run = interrupted(*arguments)
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    found = json.loads(run.stdout)
    assert found["interrupted"] is True
    assert 50 < found["games"] < 100_000_000
    again = simulate.simulate(PERU, found["games"], "steady", workers=2)
    assert again["wins_by_seat"] == found["wins_by_seat"]


def test_the_bar_tells_how_far_how_fast_and_how_long():
    assert (
        progress.Bar(1000).line(250, 5.0)
        == "[######··················]  25%  250 of 1,000 games · 50 games/s · 15 s left"
    )
    assert [progress.duration(seconds) for seconds in (8.4, 200, 7500)] == ["8 s", "3 min 20 s", "2 h 5 min"]


def test_no_bar_where_there_is_no_terminal(capsys):
    bar = progress.Bar(10)
    bar.show(10)
    bar.clear()
    assert capsys.readouterr() == ("", "")


def test_all_games_go_out_once_in_batches_that_fit():
    sizes = workers.Sizes(10_000, 2)
    taken = []
    while (part := sizes.take())[1]:
        taken.append(part)
        sizes.learn(part[1], part[1] / 5000)
    assert [first for first, _ in taken] == [sum(count for _, count in taken[:i]) for i in range(len(taken))]
    assert sum(count for _, count in taken) == 10_000
    assert max(count for _, count in taken) == 5000 * workers.BATCH_SECONDS


# Mistakes.


MISTAKES = {
    ("atlantis",): "atlantis",
    ("peru", "--bots", "nobody"): "there are random, steady, trader",
    ("peru", "--bots", "trader,,steady"): "commas",
    ("peru", "--bots", ""): "commas",
    ("peru", "--bots", "nowhere:Bot"): "no module nowhere",
    ("peru", "--bots", "steady,steady,steady", "--players", "2"): "--players 3",
    ("peru", "--bots", ",".join(["steady"] * 9)): "9 bots for 8 seats: name fewer",
    ("peru", "--players", "0"): "2 to 8 players",
    ("peru", "--players", "1000000"): "2 to 8 players",
    ("peru", "--players", "four"): "four",
    ("peru", "--games", "0"): "--games 0",
    ("peru", "--games", "-5"): "--games -5",
    ("peru", "--games", "1e6"): "1e6",
    ("peru", "--workers", "0"): "--workers 0",
    ("peru", "--workers", "100000"): "--workers 100000",
    ("peru", "--max-rounds", "0"): "--max-rounds 0",
    ("peru", "--mode", "nonsense"): "nonsense",
    ("peru", "--rule", "jail.bale=5"): "jail.bale",
    ("peru", "--rule", "jail.bail=ten"): "jail.bail",
    ("peru", "--out", "games.csv"): ".parquet",
    ("peru", "--out", "/no/such/folder/games.parquet"): "/no/such/folder/games.parquet",
    (): "EDITION",
}


@pytest.mark.parametrize(("arguments", "what"), MISTAKES.items(), ids=lambda value: " ".join(value) or "nothing")
def test_a_mistake_gets_one_line_and_exit_code_2(arguments, what, capsys):
    from rentier import cli

    if "/no/such/folder/games.parquet" in arguments and not importlib.util.find_spec("pyarrow"):
        pytest.skip("pyarrow is not installed")
    try:
        status = cli.main(["simulate", *arguments])
    except SystemExit as left:
        status = left.code
    out, err = capsys.readouterr()
    assert status == 2
    assert out == ""
    assert len(err.splitlines()) == 1
    assert what in err


def test_a_strict_run_stops_in_one_line(tmp_path):
    (tmp_path / "failing.py").write_text("class Bot:\n    def decide(self, view, legal):\n        return 1 / 0\n")
    for count in (1, 2):
        arguments = ["peru", "--bots", "failing:Bot,steady", "--games", 20, "--strict", "--workers", count]
        run = rentier(*arguments, PYTHONPATH=str(tmp_path))
        assert run.returncode == 2
        assert run.stdout == ""
        assert len(run.stderr.splitlines()) == 1
        assert "raised ZeroDivisionError" in run.stderr


# A row a game.


def test_without_pyarrow_one_line_says_what_to_install(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(Mistake, match=r"pip install 'rentier\[lab\]'"):
        simulate.simulate(PERU, 5, workers=1, out=str(tmp_path / "games.parquet"))
    assert not list(tmp_path.iterdir())


def test_a_row_a_game(tmp_path):
    parquet = pytest.importorskip("pyarrow.parquet")
    file = tmp_path / "games.parquet"
    found = simulate.simulate(PERU, 500, "trader,steady,steady", 3, "4", 2, 200, out=str(file))
    rows = parquet.read_table(file).to_pylist()
    assert [row["game"] for row in rows] == list(range(500))
    assert [rows[i]["bot_0"] for i in range(3)] == ["trader", "steady", "steady"]
    won = sum(row[f"bot_{row['winners'][0]}"] == "trader" for row in rows if row["winners"])
    assert won / 500 == found["wins_by_bot"]["trader"]["share"]
    assert sum(row["turns"] for row in rows) == found["turns"]
    assert sum(row["ending"] is None for row in rows) == found["unfinished"]
    for row in rows:
        if row["ending"] == "last-one-left":
            assert sorted(row["winners"] + row["bankrupt"]) == [0, 1, 2]


def test_a_run_that_fails_leaves_no_file(tmp_path, monkeypatch):
    pytest.importorskip("pyarrow")
    (tmp_path / "failing.py").write_text("class Bot:\n    def decide(self, view, legal):\n        return 1 / 0\n")
    monkeypatch.syspath_prepend(tmp_path)
    file = tmp_path / "games.parquet"
    with pytest.raises(Mistake):
        simulate.simulate(PERU, 5, "failing:Bot", workers=1, strict=True, out=str(file))
    assert not file.exists()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
def test_a_full_disk_is_told_in_one_line(tmp_path):
    pytest.importorskip("pyarrow")
    file = tmp_path / "games.parquet"
    file.symlink_to("/dev/full")
    run = rentier("peru", "--games", 50, "--workers", 1, "--out", file)
    assert run.returncode == 2
    assert run.stderr.splitlines() == [
        f"rentier: --out {file}: No space left on device; name a file where there is room"
    ]
    assert not file.exists()
