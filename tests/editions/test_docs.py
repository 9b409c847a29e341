"""What docs/editions.md shows is what happens."""

import re
from pathlib import Path

import pytest

from rentier import Game, cli
from rentier.editions import check_file, load, names
from rentier.editions.reference import clause_keys, dial_table
from rentier.editions.schema import (
    CURRENCY_KEYS,
    DECK_KEYS,
    EFFECTS,
    GROUP_KEYS,
    KINDS,
    PATTERNS,
    SQUARE_KEYS,
    TOP_KEYS,
)
from rentier.editions.source import BUILT_IN

TEXT = (Path(__file__).parents[2] / "docs" / "editions.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"```toml\n# ([\w.]+)\n(.*?)```", TEXT, re.DOTALL))
WRONG = dict(re.findall(r"```toml\n# ([\w.]+)\n(?:(?!```).)*```\n\n```text\n(.*?)```", TEXT, re.DOTALL))


@pytest.mark.parametrize("name", sorted(FILES))
def test_each_example_is_right_or_wrong_as_the_page_says(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path(name).write_text(FILES[name], encoding="utf-8")
    assert [str(problem) for problem in check_file(name)] == WRONG.get(name, "").splitlines()


def test_the_page_has_both_kinds_of_examples():
    assert sorted(FILES) == [
        "gentle.toml",
        "hasty.toml",
        "repeated.toml",
        "serra.toml",
        "upland.toml",
        "village.toml",
    ]
    assert sorted(WRONG) == ["hasty.toml", "repeated.toml"]


@pytest.mark.parametrize("name", names())
def test_a_copy_of_any_edition_under_another_name_can_be_played(name, tmp_path):
    text = (BUILT_IN / f"{name}.toml").read_text(encoding="utf-8")
    path = tmp_path / "aragon.toml"
    path.write_text(text.replace(f'name = "{name}"', 'name = "aragon"', 1), encoding="utf-8")
    copy = load(path)
    assert (copy.name, copy.squares, copy.dials) == ("aragon", load(name).squares, load(name).dials)


def test_the_village_is_as_described(tmp_path):
    path = tmp_path / "village.toml"
    path.write_text(FILES["village.toml"], encoding="utf-8")
    village = load(path, mode="brief")
    assert (len(village.squares), village.format_money(1500)) == (12, "1,500\u00a0p.")
    assert village.tables.titles == 6


def test_the_table_of_dials_is_that_of_the_schema():
    assert TEXT.endswith(dial_table())


def test_the_list_of_clauses_keys_is_that_of_the_checker():
    assert clause_keys() in TEXT


def test_every_command_of_the_page_exists():
    commands = set(re.findall(r"^rentier (\w+)", TEXT, re.MULTILINE))
    assert commands
    assert commands <= set(cli.parser()._subparsers._group_actions[0].choices)


def test_a_child_has_its_parents_clauses_until_it_removes_them(tmp_path):
    for name in ("serra.toml", "upland.toml"):
        (tmp_path / name).write_text(FILES[name], encoding="utf-8")
    serra, upland = Game(tmp_path / "serra.toml"), Game(tmp_path / "upland.toml")
    build = {"move": "build", "square": 1}
    assert serra.edition.provenance["building.even"].clauses == ("BR-24",)
    assert (serra.why_not({"move": "buy"}).clause, upland.why_not({"move": "buy"}).clause) == ("BR-08", None)
    assert upland.why_not(build).clause == "UP-12"
    assert upland.why_not({"move": "mortgage", "square": 1}).clause == "UP-07"


def test_a_copy_with_another_prefix_is_told_of_every_clause_that_is_left(tmp_path):
    text = (BUILT_IN / "castilla.toml").read_text(encoding="utf-8")
    path = tmp_path / "aragon.toml"
    path.write_text(text.replace('prefix = "CA"', 'prefix = "AR"'), encoding="utf-8")
    found = check_file(path)
    assert {problem.value.partition("-")[0] for problem in found} == {"CA"}
    assert {"jail.bail_when", "clauses.built"} <= {problem.key for problem in found}


def test_every_key_kind_pattern_and_effect_is_explained():
    for key in (*TOP_KEYS, *CURRENCY_KEYS, *GROUP_KEYS, *DECK_KEYS, "kind", "name", "short", "names", "nouns"):
        assert re.search(rf"`(\[)?{key}\b", TEXT), key
    for word in (*KINDS, *PATTERNS, *SQUARE_KEYS):
        assert re.search(rf"\b{word}\b", TEXT), word
    for effect in EFFECTS:
        assert f"| `{effect} = " in TEXT, effect
