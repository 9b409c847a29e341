"""`rentier compare`: what it finds, how sure it says it is, and what it answers to mistakes."""

import json
import os
import re
import subprocess
import sys
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from rentier import editions
from rentier.lab import Mistake, compare, compare_page, simulate, workers
from rentier.lab.compare_text import Teller, axis
from rentier.lab.sides import digits_of, parts_of
from rentier.notation import texts

ROOT = Path(__file__).parents[2]
PERU = editions.load("peru")
RICH = editions.load("peru", house_rules={"money.salary": 400})
IDLE = editions.load("peru", house_rules={"players.max": 7})  # with four at the table it changes nothing
BRASIL = editions.load("brasil")
TIMING = ("seconds", "games_per_second", "workers")
COMMAND = [sys.executable, "-m", "rentier.cli", "compare"]


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


@cache
def found_for(changed):
    sides = {"rich": (PERU, RICH), "idle": (PERU, IDLE), "brasil": (PERU, BRASIL)}[changed]
    bots = "trader,steady" if changed == "brasil" else "steady"
    return compare.compare(*sides, games=600, bots=bots, seed="3", workers=1), sides


def row_of(found, key, at=None):
    return next(row for row in found["measures"] if row["key"] == key and at in (None, row["at"]))


def without_timing(found):
    return {key: value for key, value in found.items() if key not in TIMING}


# What it finds.


def test_a_rule_without_effect_makes_no_difference_at_all():
    found, sides = found_for("idle")
    assert found["games_alike"] == found["games"] == 600
    for row in found["measures"]:
        assert row["difference"] == 0, row["key"]
        assert row["low"] <= 0 <= row["high"], row["key"]
        assert row["verdict"] != "sure", row["key"]
    assert row_of(found, "rounds")["low"] == row_of(found, "rounds")["high"] == 0
    assert found["printed"]["rounds"] == found["changed"]["rounds"]
    assert Teller(found, sides, "en").sentences()[0].startswith("All 600 games took the same course on both sides")


def test_twice_the_salary_makes_games_longer_and_surely_so():
    found, sides = found_for("rich")
    for key in ("rounds", "ended", "turns", "cash", "wealth"):
        row = row_of(found, key)
        assert row["verdict"] == "sure", key
        assert 0 < row["low"] < row["difference"] < row["high"], key
    assert row_of(found, "median")["difference"] > 0
    stalls = row_of(found, "unfinished", 500)
    assert (stalls["verdict"], stalls["difference"] > 0) == ("sure", True)
    assert "Games take longer (one without an end counts as 500 rounds), by " in Teller(found, sides, "en").table()


def test_each_side_is_what_simulate_says_of_it():
    found, sides = found_for("rich")
    for name, edition in zip(compare.SIDES, sides, strict=True):
        alone = simulate.simulate(edition, 600, "steady", seed="3", workers=1)
        assert {key: alone[key] for key in found[name]} == found[name]
    printed = found["printed"]
    assert row_of(found, "ended")["printed"] == pytest.approx(printed["rounds"]["mean"])
    assert row_of(found, "median")["printed"] >= printed["rounds"]["median"]
    assert row_of(found, "unfinished", 500)["printed"] == pytest.approx(printed["unfinished_share"]["share"])
    assert row_of(found, "leader_lost")["printed"] == pytest.approx(printed["leader_at_half_lost"]["share"])
    assert row_of(found, "bankruptcies")["printed"] == pytest.approx(printed["bankruptcies"]["per_game"])
    ended = 1 - printed["unfinished_share"]["share"]
    for place, share in enumerate(printed["wins_by_order"]):
        assert row_of(found, "place", place)["printed"] == pytest.approx(share["share"] / ended)
    money = next(row for row in printed["cash_over_time"] if row["round"] == found["half_time"])
    assert row_of(found, "cash")["printed"] == pytest.approx(money["mean"])
    assert row_of(found, "wealth")["printed"] == pytest.approx(money["wealth"])


def test_one_worker_and_two_find_the_same():
    found, sides = found_for("rich")
    assert without_timing(compare.compare(*sides, games=600, seed="3", workers=2)) == without_timing(found)


def test_another_edition_with_its_own_money_and_with_two_bots():
    found, sides = found_for("brasil")
    cash = row_of(found, "cash")
    assert cash["unit"] == "starts"
    assert 0 < cash["printed"] < 1.5
    printed = next(row for row in found["printed"]["cash_over_time"] if row["round"] == found["half_time"])
    assert cash["printed"] == pytest.approx(printed["mean"] / PERU.dials["money.start"])
    trader, steady = row_of(found, "bot", "trader"), row_of(found, "bot", "steady")
    assert trader["printed"] + steady["printed"] == pytest.approx(1)
    assert trader["difference"] == pytest.approx(-steady["difference"])
    told = Teller(found, sides, "en").sentences()
    assert any("trader wins" in one for one in told)
    assert not any("steady wins" in one for one in told)  # the same once more
    assert "multiples of the starting money" in Teller(found, sides, "en").note()


def test_where_the_order_is_drawn_only_who_begins_is_told_apart():
    drawn = editions.load("peru", house_rules={"turn.order": "random"})
    found = compare.compare(PERU, drawn, 60, workers=1)
    assert [row["at"] for row in found["measures"] if row["key"] == "place"] == [0]
    assert found["equal_chances"]["changed"]["freedom"] == 1
    assert not [row for row in found["measures"] if row["key"] == "unfairness"]  # it would say the same
    two = compare.compare(PERU, RICH, 60, players=2, workers=1)
    assert [row["at"] for row in two["measures"] if row["key"] == "place"] == [0]


def test_games_that_nobody_wins_are_compared_as_far_as_they_go():
    found = compare.compare(PERU, RICH, 20, workers=1, max_rounds=6)
    assert row_of(found, "rounds")["printed"] == 6
    assert row_of(found, "unfinished", 6)["difference"] == 0
    for key in ("ended", "unfairness", "place", "leader_lost"):
        assert row_of(found, key)["verdict"] is None
    assert found["equal_chances"] == {}
    for language in texts.LANGUAGES:
        teller = Teller(found, (PERU, RICH), language)
        assert teller.sentences()
        assert "–" in teller.table()
    assert "<svg" in compare_page.write(found, (PERU, RICH), "es", "")


def test_a_shared_win_is_shared_between_bots():
    assert [parts_of(digits_of((0, 1, 1), 0b111), bot) for bot in range(2)] == [280, 560]
    assert [parts_of(digits_of((2, 0, 1), 0b001), bot) for bot in range(3)] == [0, 0, 840]
    assert digits_of((0, 1), 0) == 0


def test_games_go_out_in_whole_blocks():
    sizes = workers.Sizes(1000, 2, 30)
    taken = []
    while (job := sizes.take())[1]:
        taken.append(job)
        sizes.learn(job[1], 0.01)
    assert all(first % 30 == 0 for first, _ in taken)
    assert sum(count for _, count in taken) == 1000
    assert max(count for _, count in taken) > 30


# How sure it says it is.


@pytest.mark.parametrize(
    ("low", "high", "together", "verdict"),
    [
        (0.02, 0.05, 0.001, "sure"),
        (0.001, 0.002, 0.001, "sure"),
        (0.001, 0.05, 0.2, "likely"),
        (-0.05, -0.001, 0.2, "likely"),
        (0.001, 0.002, 0.2, "same"),
        (-0.004, 0.009, 1.0, "same"),
        (-0.004, 0.02, 1.0, "open"),
    ],
)
def test_verdicts(low, high, together, verdict):
    difference = compare.Difference(0.3, 0.3 + (low + high) / 2, low, high, 0.01, 0.01)
    measure = compare.Measure("place", "seats", "share", difference, 0.01, 0)
    assert compare.verdict_of(measure, together) == verdict


def told(language, **row):
    found, sides = found_for("rich")
    whole = {**row_of(found, row.get("key", "place"), row.get("at", 0)), "games_to_settle": None, **row}
    return Teller(found, sides, language).sentence(whole)


def test_sentences_say_what_is_sure():
    place = {"key": "place", "printed": 0.303, "changed": 0.263, "difference": -0.04, "low": -0.05, "high": -0.03}
    assert {language: told(language, **place, verdict="sure") for language in texts.LANGUAGES} == {
        "en": "Whoever begins wins less often, by 3.00 to 5.00 points (30.30% → 26.30%): sure.",
        "es": "Quien empieza gana menos a menudo, entre 3,00 y 5,00 puntos (30,30% → 26,30%): seguro.",
        "pt": "Quem começa vence menos vezes, entre 3,00 e 5,00 pontos (30,30% → 26,30%): certo.",
        "it": "Chi comincia vince meno spesso, tra 3,00 e 5,00 punti (30,30% → 26,30%): sicuro.",
    }
    assert told("en", **place, verdict="likely").endswith(": likely, but not sure, as so many things were looked at.")


def test_sentences_say_what_is_not_sure_and_what_would_settle_it():
    place = {"key": "place", "low": -0.008, "high": 0.0122, "verdict": "open", "games_to_settle": 20_000}
    assert {language: told(language, **place) for language in texts.LANGUAGES} == {
        "en": "Whether the player who begins wins more or less often is not certain from 600 games "
        "(between −0.80 and +1.22 points); about 20,000 games would settle a difference of 1 point.",
        "es": "Si quien empieza gana más o menos a menudo, no se puede saber con 600 partidas "
        "(entre −0,80 y +1,22 puntos); unas 20.000 partidas permitirían detectar una diferencia de 1 punto.",
        "pt": "Se quem começa vence mais ou menos vezes, não se pode saber com 600 partidas "
        "(entre −0,80 e +1,22 pontos); cerca de 20.000 partidas permitiriam detectar uma diferença de 1 ponto.",
        "it": "Se chi comincia vinca più o meno spesso non è sicuro con 600 partite (tra −0,80 e +1,22 punti); "
        "circa 20.000 partite chiarirebbero una differenza di 1 punto.",
    }
    same = told("en", key="place", low=-0.002, high=0.003, verdict="same")
    assert same == "Whether the player who begins wins more or less often: by less than 1 point, if at all."


def test_money_is_told_with_its_symbol_and_narrow_intervals_with_more_figures():
    wealth = {"key": "wealth", "at": 20, "low": 750.2, "high": 766.4, "difference": 758.0, "verdict": "sure"}
    assert "by S/. 750 to S/. 766 (" in told("en", **wealth).replace("\u00a0", " ")
    tiny = {"key": "bankruptcies", "at": None, "printed": 3, "changed": 2.997, "difference": -0.003}
    assert "by 0.001 to 0.006 (3.000 → 2.997)" in told("en", **tiny, low=-0.006, high=-0.001, verdict="sure")


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_words_and_the_table_are_there_in_each_language(language):
    for changed in ("rich", "idle", "brasil"):
        teller = Teller(*found_for(changed), language)
        assert all(one[-1] == "." for one in teller.sentences())
        for width in (60, 80, 140):
            shown = teller.table(width)
            assert "●" in shown
            assert texts.sentence(language, "compare-verdict", {}) not in ("", None)
            if width == 140:
                assert max(map(len, shown.splitlines())) <= 140


def test_the_plot_has_the_interval_where_it_lies():
    assert axis(2, 3, 4, 5, 11) == "─────┼─━●━─"
    assert axis(-1, 0, 1, 5, 11) == "────━●━────"
    assert axis(-5, -3, 1, 5, 11) == "━━●━━╋━────"
    assert axis(0, 0, 0, 0, 11) == "─────●─────"


# The command.


def test_the_keys_that_scripts_rely_on():
    run = rentier("peru", "--rule", "money.salary=400", "--games", 60, "--seed", 5, "--workers", 1, "--json")
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    found = json.loads(run.stdout)
    assert found["games"] == found["games_asked"] == 60
    assert found["printed"]["house_rules"] == {}
    assert found["changed"]["house_rules"] == {"money.salary": 400}
    assert found["words"][-1] == "All this holds for these bots (steady), not for people."
    assert {row["key"] for row in found["measures"]} == {
        *("rounds", "median", "ended", "turns", "unfinished", "unfairness", "place"),
        *("leader_lost", "bankruptcies", "cash", "wealth", "richest"),
    }
    for row in found["measures"]:
        assert row.keys() == {
            *("key", "group", "unit", "at", "printed", "changed", "difference", "low", "high"),
            *("p", "p_together", "verdict", "grain", "games_to_settle"),
        }
        assert row["low"] <= row["difference"] <= row["high"]
        assert row["p"] <= row["p_together"] <= 1
    assert found["equal_chances"].keys() == {"printed", "changed"}
    assert found["unfinished_by_round"]["100"].keys() == {"printed", "changed", "difference", "low", "high"}
    assert found["money_over_time"][0]["changed"]["wealth"].keys() == {"mean", "low", "high"}
    assert found["still_going"][0]["printed"]["share"] == 1


def test_modes_and_house_rules_on_both_sides(tmp_path):
    arguments = ["--games", 20, "--workers", 1, "--lang", "es"]
    run = rentier("peru", "--base-mode", "quick", "--mode", "quick", "--rule", "jail.bail=100", *arguments)
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("Perú, modo quick y Perú, modo quick, jail.bail = 100\n20 partidas por lado")
    run = rentier("peru", "--with", "brasil", "--base-rule", "jail.bail=100", *arguments)
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("Perú, jail.bail = 100 y Brasil\n")


class Tags(HTMLParser):
    def __init__(self):
        super().__init__()
        self.ids = []
        self.outside = []

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                self.ids.append(value)
            if name in ("src", "href"):
                self.outside.append(value)


def test_the_page_stands_alone_in_four_languages(tmp_path):
    page = tmp_path / "compare.html"
    run = rentier("peru", "--rule", "money.salary=400", "--games", 200, "--workers", 1, "-o", page)
    assert run.returncode == 0, run.stderr
    html = page.read_text(encoding="utf-8")
    assert html.startswith('<!DOCTYPE html>\n<html lang="es">')
    tags = Tags()
    tags.feed(html)
    assert len(tags.ids) == len(set(tags.ids))
    assert tags.outside == []
    assert html.count("<main ") == 4
    assert html.count("<svg ") == 4 * 6
    for part in ("En palabras", "In words", "Em palavras", "In parole", "Salario en la casilla de salida", "→"):
        assert part in html
    told = re.search(r"rentier compare peru --rule money.salary=400 --games 200 [^<]*", html)[0]
    assert f"-o {page} --lang es" in told
    again = rentier("peru", "--rule", "money.salary=400", "--games", 200, "--workers", 2, "-o", page, "--lang", "pt")
    assert again.returncode == 0, again.stderr
    assert page.read_text(encoding="utf-8").startswith('<!DOCTYPE html>\n<html lang="pt">')


def test_a_page_of_two_editions_names_the_rules_that_differ():
    found, sides = found_for("brasil")
    html = compare_page.write(found, sides, "pt", "rentier compare peru brasil")
    assert "<code>money.fines_to</code>" in html or "<code>jail.bail_when</code>" in html
    assert texts.sentence("pt", "compare-editions-too", {}) in html
    assert "<script" not in compare_page.write(found, sides, "en", "<script>alert(1)</script>")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["peru"], "both sides are Perú with the same rules: give --rule KEY=VALUE, --mode M or another edition"),
        (["peru", "peru"], "both sides are Perú with the same rules"),
        (["peru", "--rule", "jail.bail=50"], "--rule jail.bail=50: Perú has that already, nothing would change"),
        (["peru", "--rule", "building.even=true"], "--rule building.even=true: Perú has that already"),
        (["peru", "--rule", "jail.bail=100", "--rule", "money.salary=200"], "money.salary=200: Perú has that already"),
        (["peru", "--rule", "jail.bale=100"], "jail.bail"),
        (["peru", "--rule", "jail.bail=many"], "many"),
        (["peru", "--rule", "jail.bail"], "write KEY=VALUE"),
        (["peru", "--mode", "slow"], "peru has no mode"),
        (["nowhere", "--rule", "jail.bail=100"], "nowhere"),
        (["peru", "nowhere"], "nowhere"),
        (["peru", "brasil", "--with", "malta"], "one other edition at a time"),
        (["peru", "brasil", "--bots", "nobody"], "nobody"),
        (["peru", "brasil", "--players", "8"], "Brasil is for 2 to 6 players"),
        (["brasil", "peru", "--players", "8"], "Brasil is for 2 to 6 players"),
        (["peru", "brasil", "--games", "19"], "--games 19: it has to be from 20"),
        (["peru", "brasil", "--workers", "0"], "--workers 0"),
        (["peru", "brasil", "--max-rounds", "0"], "--max-rounds 0"),
        (
            ["peru", "brasil", "--games", "100000000", "-o", "no/such/folder/x.html"],
            "-o no/such/folder/x.html: No such",
        ),
        (["peru", "brasil", "--lang", "fr"], "fr"),
    ],
)
def test_a_mistake_gets_one_line(arguments, says):
    run = rentier(*arguments)
    assert run.returncode == 2
    assert run.stdout == ""
    assert says in run.stderr
    assert run.stderr.count("\n") == 1
    assert "Traceback" not in run.stderr


def test_players_by_default_suit_both_sides():
    few = editions.load("peru", house_rules={"players.max": 3})
    found = compare.compare(PERU, few, 20, workers=1)
    assert found["players"] == 3
    with pytest.raises(Mistake, match="Perú is for 2 to 3 players"):
        compare.compare(PERU, few, 20, players=4, workers=1)


# A run in which Ctrl-C is pressed as soon as some games are played.
INTERRUPTED = """
import os, signal, sys
from rentier import cli
from rentier.lab import progress

def press(bar, done):
    if done >= int(sys.argv[1]) and not pressed:
        pressed.append(done)
        os.killpg(os.getpgrp(), signal.SIGINT)

pressed = []
progress.Bar.show = press
sys.exit(cli.main(sys.argv[2:]))
"""


def interrupted(after, *arguments):
    return subprocess.run(
        [sys.executable, "-c", INTERRUPTED, str(after), "compare", *map(str, arguments)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        start_new_session=True,
        timeout=120,
    )


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
@pytest.mark.parametrize("count", [1, 2])
def test_ctrl_c_keeps_the_same_games_on_both_sides(count):
    run = interrupted(50, "peru", "--rule", "money.salary=400", "--games", 1000000, "--workers", count, "--json")
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    found = json.loads(run.stdout)
    assert found["interrupted"] is True
    assert 50 < found["games"] < 1_000_000
    assert found["printed"]["games"] == found["changed"]["games"] == found["games"]
    again = compare.compare(PERU, RICH, found["games"], workers=2)
    for part in ("printed", "changed", "difference", "low", "high"):
        assert row_of(again, "rounds")[part] == row_of(found, "rounds")[part]
    assert again["printed"]["wins_by_seat"] == found["printed"]["wins_by_seat"]
    assert row_of(found, "richest")["verdict"] is None  # of a few large blocks, which tell no error


STOPPING = """
import os, signal
class Bot:
    calls = 0
    def decide(self, view, legal):
        Bot.calls += 1
        if Bot.calls == 300:
            os.kill(os.getpid(), signal.SIGINT)
        return legal[0]
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
def test_a_run_that_was_stopped_at_once_leaves_no_page(tmp_path):
    (tmp_path / "stopping.py").write_text(STOPPING)
    page = tmp_path / "compare.html"
    run = rentier(
        *("peru", "--rule", "jail.bail=100", "--bots", "stopping:Bot,steady", "--workers", 1, "-o", page),
        PYTHONPATH=f"{tmp_path}{os.pathsep}{ROOT}",
    )
    assert run.returncode == 2
    assert re.fullmatch(r"rentier: stopped after \d+ games: at least 20 are needed to compare\n", run.stderr)
    assert not page.exists()


def test_a_bot_that_offends_is_reported(tmp_path):
    (tmp_path / "offending.py").write_text("class Bot:\n    def decide(self, view, legal):\n        return None\n")
    run = rentier(
        *("peru", "--rule", "jail.bail=100", "--bots", "offending:Bot,steady", "--games", 20, "--workers", 1),
        PYTHONPATH=f"{tmp_path}{os.pathsep}{ROOT}",
    )
    assert run.returncode == 0, run.stderr
    assert "as printed: offending:Bot offended" in run.stdout
    assert "changed: offending:Bot offended" in run.stdout
