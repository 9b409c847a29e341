"""`rentier report`: what the page says, in each language, is what was counted; and it needs nothing but itself."""

import copy
import html
import json
import os
import re
import subprocess
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from rentier import cli, editions
from rentier.bots import batch, driver, numbers
from rentier.bots.batch import Money
from rentier.bots.driver import Driver
from rentier.editions import schema
from rentier.lab import Mistake, board, charts, page, report, report_page
from rentier.lab.play import WHOLE, Hall, Plan, Tally, keys_of
from rentier.notation import texts
from rentier.rules import names, setup, state
from rentier.rules.log import Log
from tests.lab.interrupting import interrupted

ROOT = Path(__file__).parents[2]
TINY = ROOT / "tests" / "editions" / "tiny.toml"
EDITIONS = [*editions.names(), str(TINY)]
SVG = "{http://www.w3.org/2000/svg}"
TIMING = ("seconds", "games_per_second", "turns_per_second", "workers")
COMMAND = [sys.executable, "-m", "rentier.cli", "report"]
MADE = {}


def made(name):
    """An edition, what 60 games of it tell, and the page."""
    if name not in MADE:
        edition = editions.load(name)
        found = report.report(edition, 60, "trader", workers=1)
        MADE[name] = edition, found, report_page.write(edition, found, edition.language, name)
    return MADE[name]


def parts(written):
    """The text of the page in each language, tags left out."""
    found = {}
    for language, inside in re.findall(r'<main lang="(\w\w)">(.*?)</main>', written, re.DOTALL):
        found[language] = html.unescape(re.sub(r"<[^>]+>", " ", inside)).replace("\u2060", "")
    return found


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


# The page.


@pytest.mark.parametrize("name", EDITIONS)
def test_the_page_asks_nothing_of_the_network(name):
    written = made(name)[2]
    without_names = written.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert not re.search(r"https?:|//\w|<script|<link|<img|<iframe|@import|\bsrc=|\bhref=", without_names)
    assert set(re.findall(r"url\((.)", written)) <= {"#"}
    assert f'<meta http-equiv="Content-Security-Policy" content="{page.POLICY}">' in written
    assert len(written.encode()) < 1_000_000


@pytest.mark.parametrize("name", EDITIONS)
def test_every_picture_is_whole_and_can_be_read_out(name):
    written = made(name)[2]
    ids = re.findall(r'\bid="([^"]+)"', written)
    assert len(ids) == len(set(ids))
    pictures = re.findall(r"<svg.*?</svg>", written, re.DOTALL)
    told = [ElementTree.fromstring(picture) for picture in pictures]
    found = made(name)[1]
    seats = 1 if found["wins_by_order"] == found["wins_by_seat"] else 2  # where the first seat begins they are one
    assert sum(picture.get("role") == "img" for picture in told) == 4 * (6 + seats)
    for picture in told:
        if picture.get("role") != "img":
            assert picture.get("aria-hidden") == "true"
            continue
        title, description = picture.find(f"{SVG}title"), picture.find(f"{SVG}desc")
        assert title.text.strip()
        assert description.text.strip()
        assert picture.get("aria-labelledby").split() == [title.get("id"), description.get("id")]
        assert not re.search(r'"[^"]*\b(nan|inf)\b', ElementTree.tostring(picture, "unicode"))
    assert set(re.findall(r"url\(#([^)]+)\)", written)) <= set(ids)


@pytest.mark.parametrize("name", EDITIONS)
def test_each_language_names_everything(name):
    edition, found, written = made(name)
    told = parts(written)
    assert next(iter(told)) == edition.language
    assert set(told) == set(texts.LANGUAGES)
    sections = ("summary", "stands-out", "uncertain", "board", "titles", "groups", "length", "seats", "money", "made")
    for language, text in told.items():
        for section in sections:
            assert texts.sentence(language, f"report-{section}", {}) in text
        for square in edition.squares:
            assert square.name_in(language) in text
        for group in edition.groups.values():
            assert group.name_in(language) in text
        assert f"rentier report {name} -o report.html --games {found['games']}" in text
    assert f'<html lang="{edition.language}">' in written


@pytest.mark.parametrize("name", EDITIONS)
def test_the_numbers_are_those_of_the_data(name):
    edition, found, written = made(name)
    english = parts(written)["en"]
    for row in found["titles"]:
        if row["held"]:
            wins = row["wins"]
            assert f"{wins['share']:.1%} {100 * wins['low']:.1f}–{wins['high']:.1%}" in english
        assert f"{found['landings']['squares'][row['square']]:.2%}" in english
        assert edition.format_money(row["price"]) in english
    for row in found["groups"]:
        assert f"{row['complete']['share']:.1%}" in english
        for stage in row["paybacks"]:
            assert f"{stage['rounds']:.1f}" in english or f"{stage['rounds']:.0f}" in english
    for share in (*found["wins_by_seat"], *found["wins_by_order"]):
        assert f"{share['share']:.1%} ({100 * share['low']:.1f}–{share['high']:.1%})" in english
    lost = found["leader_at_half_lost"]
    assert f"lose {lost['share']:.1%} of the games ({100 * lost['low']:.1f}–{lost['high']:.1%})" in english
    assert f"took {found['rounds']['median']} rounds or fewer, nine in ten {found['rounds']['p90']}" in english


def test_figures_are_written_as_the_language_does():
    edition, found, _ = made("peru")
    many = {**copy.deepcopy(found), "games": 12_345}
    written = {language: report_page.Writer(edition, many, language) for language in texts.LANGUAGES}
    told = {
        language: (one.number(12345), one.percent(0.1234), one.number(1.25, 1)) for language, one in written.items()
    }
    assert told == {
        "en": ("12,345", "12.3%", "1.2"),
        "es": ("12.345", "12,3\u00a0%", "1,2"),
        "pt": ("12.345", "12,3%", "1,2"),
        "it": ("12.345", "12,3%", "1,2"),
    }
    assert "12.345 partidas" in parts(report_page.write(edition, many, "es"))["es"]


def every_page():
    """Pages of all kinds of runs: ended and not, whole and stopped, one bot and two, with and without NumPy."""
    edition, found, _ = made("peru")
    usual = copy.deepcopy(found)
    for row in (*usual["groups"], *usual["titles"]):
        row["held"] = 1000
    for row in usual["groups"]:
        row["wins"] = {"share": 0.5, "low": 0.4, "high": 0.6}
    usual["groups"][0]["wins"] = {"share": 0.9, "low": 0.8, "high": 0.95}
    level = copy.deepcopy(usual)
    level["groups"][1]["wins"] = {"share": 0.85, "low": 0.75, "high": 0.92}
    level["wins_by_order"][0] = {"share": 0.25, "low": 0.2, "high": 0.3}
    less = copy.deepcopy(usual)
    less["wins_by_order"][0] = {"share": 0.1, "low": 0.05, "high": 0.15}
    more = copy.deepcopy(usual)
    more["wins_by_order"][0] = {"share": 0.4, "low": 0.35, "high": 0.45}
    more["length"]["longer"] = 3
    odd = copy.deepcopy(found)
    odd |= {"interrupted": True, "unfinished": 3, "mode": "quick", "house_rules": {"jail.bail": 100}, "money": []}
    odd["unfinished_share"] = {"share": 0.05, "low": 0.01, "high": 0.1}
    odd["landings"]["exact"] = None
    odd["wins_by_bot"] = {bot: {"share": 0.5, "low": 0.4, "high": 0.6} for bot in ("trader", "steady")}
    odd["bots"] = ["trader", "steady", "trader", "steady"]
    odd["offences"] = {"trader": {"count": 2, "first": "game 1: it did"}}
    odd["titles"][0]["paybacks"] = [{"stage": "alone", "cost": 60, "income": 60.0, "rounds": 1.0}]
    odd["titles"][1]["paybacks"] = [{"stage": "complete", "cost": 60, "income": 30.0, "rounds": 2.0}]
    odd["titles"][0]["held"] = odd["groups"][0]["held"] = 2
    return edition, {"usual": usual, "level": level, "less": less, "more": more, "odd": odd}


def test_no_sentence_is_left_over_or_missing(monkeypatch):
    asked = set()
    sentence = texts.sentence

    def noting(language, key, details):
        asked.add(key)
        return sentence(language, key, details)

    monkeypatch.setattr(texts, "sentence", noting)
    edition, kinds = every_page()
    written = {kind: parts(report_page.write(edition, found, "en")) for kind, found in kinds.items()}
    assert {key for key in texts.keys("en") if key.startswith("report-")} == asked
    assert "clearly behind" in written["less"]["en"]
    assert "cannot be said for certain" in written["level"]["en"]
    assert "no advantage can be told from luck" in written["level"]["en"]
    assert "Whoever begins wins less often" in written["less"]["en"]
    assert "Whoever begins wins more often" in written["more"]["en"]
    for sentence_told in (
        "The run was stopped",
        "5.0% of the games (1.0–10.0%) had no end",
        "jail.bail = 100",
        "NumPy",
    ):
        assert sentence_told in written["odd"]["en"]
        assert sentence_told not in written["usual"]["en"]


def test_names_from_a_file_do_no_harm(tmp_path):
    bad = '<script>alert(1)</script>"&'
    text = TINY.read_text(encoding="utf-8").replace('"Mill"', json.dumps(bad)).replace('"Tiny"', json.dumps(bad))
    (tmp_path / "bad.toml").write_text(text, encoding="utf-8")
    edition = editions.load(tmp_path / "bad.toml")
    written = report_page.write(edition, report.report(edition, 5, workers=1), "en")
    assert "<script" not in written
    assert bad in parts(written)["it"]


# The numbers.


def test_pay_back_is_cost_by_rents_of_a_round():
    tiny = editions.load(TINY)
    plan = Plan(tiny, ("steady",), ((0, 0, 0),))
    tally = Tally(turns=1000, landings=Counter({1: 50, 3: 100, 5: 20, 10: 30}))
    mill, farm, halt, terminus = (tiny.squares[i] for i in (1, 3, 5, 10))

    def rounds(*squares):
        return {row["stage"]: round(row["rounds"], 3) for row in report.paybacks(plan, tally, squares)}

    # Two opponents bring 0.1 visits a round to the mill, 0.2 to the farm.
    assert rounds(mill) == {
        "alone": 300,  # 60 for 2 × 0.1
        "complete": 150,  # twice the rent
        "1": 110,  # 60 + 50 for 10 × 0.1
        "2": round(160 / 3, 3),
        "3": round(210 / 9, 3),
        "4": 16.25,
        "hotel": 12.4,  # 60 + 5 × 50 for 250 × 0.1
    }
    assert rounds(mill, farm)["1"] == 44  # 220 for 10 × 0.1 + 20 × 0.2
    assert rounds(halt) == {"owned-1": 200, "owned-2": 100}  # 200 for 25, or 50, × 0.04
    assert rounds(halt, terminus) == {"owned-2": 80}
    assert report.paybacks(plan, Tally(turns=10), [mill])[0]["rounds"] is None


def test_a_service_is_paid_by_the_dice():
    peru = editions.load("peru")
    plan = Plan(peru, ("steady",), ((0, 0),))
    tally = Tally(turns=100, landings=Counter({12: 10}))
    stages = report.paybacks(plan, tally, [peru.squares[12]])
    assert [row["rounds"] for row in stages] == [
        pytest.approx(150 / (4 * 7 * 0.1)),
        pytest.approx(150 / (10 * 7 * 0.1)),
    ]


def array_of(g, field):
    """An array of the state, read from the state's own account of itself."""
    at = 0
    for name, length in state.LAYOUT:
        if name == field:
            return state.fields(g)[at : at + length]
        at += length or 1
    raise KeyError(field)


@pytest.mark.both_forms
def test_what_is_held_at_half_time_is_counted_as_it_was():
    edition = editions.load("peru")
    plan = Plan(edition, ("trader",), ((0, 0, 0),), "5", 100, holdings=True)
    played = Hall(plan).play(0, 8)
    held, won, whole, whole_won = (Counter() for _ in range(4))
    fair = games = 0
    e, log = edition.tables, Log(False)
    keys = keys_of("5", 0, 8)
    for i in range(8):
        rounds, winners = played.column(numbers.OUT_ROUNDS)[i], played.column(numbers.OUT_WINNERS)[i]
        half = rounds // 2 // numbers.SAMPLE_EVERY
        d, money = Driver([numbers.TRADER] * 3, 0), Money()
        g = batch.begin(setup.new_state(e, 3, 0, 0), e, log, d, money, *keys[3 * i : 3 * i + 3])
        driver.advance(g, e, log, d, half * numbers.SAMPLE_EVERY)
        owners = array_of(g, "owner")
        if not half or not winners:
            continue
        games += 1
        fair += WHOLE // (3 - sum(array_of(g, "bankrupt")))
        share = WHOLE // winners.bit_count()
        for square in edition.squares:
            owner = owners[square.index]
            if square.group is not None and owner >= 0:
                held[square.index] += 1
                won[square.index] += share if winners >> owner & 1 else 0
        for number, group in enumerate(edition.groups):
            of_group = {owners[square.index] for square in edition.squares if square.group == group}
            if len(of_group) == 1 and of_group != {names.NOBODY}:
                whole[number] += 1
                whole_won[number] += share if winners >> of_group.pop() & 1 else 0
    counted = played.tally.holdings
    assert counted[0] == [games, fair]
    assert games > 4
    for mine, theirs in zip((held, won, whole, whole_won), counted[1:], strict=True):
        assert [mine[i] for i in range(names.SQUARES)] == theirs
    assert sum(whole.values()) > 4


def test_nothing_is_counted_that_was_not_asked_for():
    assert Hall(Plan(editions.load("peru"), ("steady",), ((0, 0, 0),))).play(0, 3).tally.holdings == []


def test_the_same_games_whatever_the_workers():
    peru = editions.load("peru")
    one, two = (report.report(peru, 60, "trader,steady", 3, "4", count, 60) for count in (1, 2))
    assert {key: one[key] for key in one if key not in TIMING} == {key: two[key] for key in two if key not in TIMING}
    assert one["half_time"]["games"] + one["unfinished"] == 60
    assert one["half_time"]["equal_chance"] >= 1 / 3


def test_groups_are_ranked_and_those_hardly_ever_complete_come_last():
    tally = made("peru")[1]["groups"]
    sure = [row["wins"]["share"] for row in tally if not report.few(row)]
    assert sure == sorted(sure, reverse=True)
    assert [report.few(row) for row in tally] == sorted(report.few(row) for row in tally)


def test_every_game_is_in_a_bin_or_told_of():
    for name in EDITIONS:
        found = made(name)[1]
        length = found["length"]
        in_bins = sum(row["games"] for row in length["bins"])
        assert in_bins + length["longer"] + found["unfinished"] == found["games"]
        left = [row["share"] for row in length["survival"]]
        assert left == sorted(left, reverse=True)
        assert [row["round"] for row in length["survival"]][-1] == length["last"]


# The board and the charts.


@pytest.mark.parametrize("squares", range(12, 65))
def test_a_board_of_any_size_is_a_ring(squares):
    columns, rows, places = board.ring(squares)
    assert len(set(places)) == len(places) == squares
    assert places[0] == (columns - 1, rows - 1)
    assert all(column in (0, columns - 1) or row in (0, rows - 1) for column, row in places)
    around = [*places, places[0]]
    steps = [abs(a - c) + abs(b - d) for (a, b), (c, d) in pairwise(around)]
    assert max(steps[:-1]) == 1
    assert steps[-1] == (1 if squares % 2 == 0 else 2)
    assert abs(columns - rows) <= 1


@pytest.mark.parametrize("name", EDITIONS)
def test_names_fit_their_squares_in_every_language(name):
    edition = editions.load(name)
    columns = board.ring(len(edition.squares))[0]
    room = board.WIDTH / columns - 6
    for language in texts.LANGUAGES:
        for square in edition.squares:
            letters, lines = board.fitted(square, language, room)
            assert letters >= 11
            assert 1 <= len(lines) <= 3
            assert not any("…" in line for line in lines)


def test_a_long_name_is_shortened_or_cut():
    squares = editions.load("peru").squares
    assert board.fitted(squares[5], "es", 60)[1] == ["Desampar."]
    assert board.fitted(squares[10], "es", 30)[1] == ["Cár…"]


def test_every_pattern_of_an_edition_can_be_drawn():
    assert board._MARKS.keys() | {"solid"} == set(schema.PATTERNS)


def test_ticks_are_round_and_take_in_both_ends():
    assert charts.ticks_of(0, 1, 5) == [0, 0.2, 0.4, 0.6, 0.8, 1]
    assert charts.ticks_of(3, 47, 5) == [0, 10, 20, 30, 40, 50]
    assert charts.ticks_of(-0.12, 0.2, 4) == [-0.2, -0.1, 0, 0.1, 0.2]


def test_charts_draw_what_they_are_given():
    text = charts.Text("key", "Title & all", "What it <shows>")
    plain = str
    drawn = [
        charts.lines(text, [charts.Series(n, [(0, 1), (5, 2)]) for n in "abc"], "x", "y", plain, plain),
        charts.survival(text, [(1, 0.5, 0.4, 0.6), (2, 0.0, 0.0, 0.1)], "x", "y", plain, plain),
        charts.histogram(text, [(0, 1, 3), (1, 2, 0)], "x", "y", plain, plain, (1, "here")),
        charts.bars(text, [charts.Estimate("one", 0.5, 0.4, 0.6), charts.Estimate("two", 0.1, 0.1, 0.1)], plain),
        charts.forest(text, [charts.Estimate("one", -0.5, -0.9, 0.6, "+5")], plain, (0, "nought")),
    ]
    for picture in map(ElementTree.fromstring, drawn):
        assert picture.find(f"{SVG}title").text == "Title & all"
        assert picture.find(f"{SVG}desc").text == "What it <shows>"
        assert picture.get("viewBox").startswith("0 0 340 ")
    shapes = [Counter(re.findall(r'class="([a-z]+)', picture)) for picture in drawn]
    assert shapes[0]["path"] == 6  # each line, and its sample beside its name
    assert len(set(re.findall(r'stroke-dasharray="([^"]+)"', drawn[0]))) == 2
    assert shapes[1]["band"] == 1
    assert shapes[2]["bar"] == 1
    assert (shapes[3]["bar"], shapes[3]["range"]) == (2, 1)
    assert (drawn[4].count("<circle"), shapes[4]["mark"]) == (1, 1)
    assert "+5" in drawn[4]


def test_a_page_in_one_language_has_nothing_to_choose():
    one = page.page([page.Version("en", "A <title>", "Below", [page.Section("Part", "<p>text</p>")])])
    assert 'class="tongue"' not in one
    assert "<h1>A &lt;title&gt;</h1>" in one
    two = page.page([page.Version(language, "T", "", []) for language in ("it", "pt")])
    assert re.findall(r'id="to-(\w\w)"( checked)?', two) == [("it", " checked"), ("pt", "")]


# The command.


def test_the_command_writes_the_page_and_tells_its_numbers(tmp_path):
    out = tmp_path / "page.html"
    told = ("--games", 40, "--seed", 7, "--workers", 1, "--players", 3, "--rule", "jail.bail=100", "--lang", "it")
    run = rentier("peru", "-o", out, "--json", *told)
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    found = json.loads(run.stdout)
    assert found["games"] == 40
    assert {"landings", "titles", "groups", "length", "money", "half_time", "wins_by_seat"} <= found.keys()
    written = out.read_text(encoding="utf-8")
    assert '<html lang="it">' in written
    text = parts(written)["it"]
    assert "jail.bail = 100" in text
    best = found["groups"][0]["wins"]
    assert f"{100 * best['share']:.1f}".replace(".", ",") in text
    again = editions.load("peru", house_rules={"jail.bail": 100})
    assert written == report_page.write(again, found, "it", "peru", str(out))
    run = rentier("peru", "-o", out, *told)
    assert run.stdout == f"{out}: Perú, 40 games\n"
    assert out.read_text(encoding="utf-8") == written


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["atlantis"], "known: brasil"),
        (["peru", "--bots", "nobody"], "nobody is no bot"),
        (["peru", "--rule", "no.such=1"], "no rule is called no.such"),
        (["peru", "--rule", "jail.bail"], "KEY=VALUE"),
        (["peru", "--mode", "slow"], "no mode slow"),
        (["peru", "--players", "9"], "for 2 to 8 players"),
        (["peru", "--players", "1000000"], "for 2 to 8 players"),
        (["peru", "--games", "0"], "--games 0"),
        (["peru", "--workers", "0"], "--workers 0"),
        (["peru", "--max-rounds", "0"], "--max-rounds 0"),
        (["peru", "--lang", "fr"], "--lang"),
    ],
)
def test_a_mistake_is_one_line_and_leaves_no_file(arguments, part, tmp_path, capsys):
    out = tmp_path / "page.html"
    try:
        status = cli.main(["report", *arguments, "-o", str(out)])
    except SystemExit as left:
        status = left.code
    told = capsys.readouterr().err
    assert status == 2
    assert part in told
    assert told.count("\n") == 1
    assert not out.exists()


def test_a_page_that_cannot_be_written_costs_no_games(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(report, "report", lambda *_: pytest.fail("games were played"))
    for out in (tmp_path, tmp_path / "missing" / "page.html", "nul\0l.html"):
        assert cli.main(["report", "peru", "-o", str(out)]) == 2
        told = capsys.readouterr().err
        assert told.count("\n") == 1
        assert "name a file in a folder that can be written" in told


def test_what_was_there_stays_when_the_games_fail(tmp_path):
    old, new = tmp_path / "old.html", tmp_path / "new.html"
    old.write_text("before", encoding="utf-8")
    for out in (old, new):
        with pytest.raises(Mistake, match="no bot"), page.Output(str(out)):
            report.report(editions.load("peru"), 5, "nobody")
    assert old.read_text(encoding="utf-8") == "before"
    assert not new.exists()


def test_without_numpy_the_exact_shares_are_left_out_and_it_says_so(tmp_path, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "numpy", None)
    out = tmp_path / "page.html"
    assert cli.main(["report", "peru", "-o", str(out), "--games", "3", "--workers", "1", "--lang", "en"]) == 0
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "rentier[lab]" in told
    assert "The exact shares are missing" in parts(out.read_text(encoding="utf-8"))["en"]


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
def test_ctrl_c_keeps_what_was_played(tmp_path):
    out = tmp_path / "page.html"
    arguments = ["report", "peru", "-o", str(out), "--games", "100000000", "--workers", "2", "--json", "--lang", "en"]
    run = interrupted(*arguments)
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout)
    assert found["interrupted"] is True
    assert 50 < found["games"] < 100_000_000
    told = parts(out.read_text(encoding="utf-8"))["en"]
    assert f"The run was stopped: {found['games']:,} of 100,000,000 games were played." in told
