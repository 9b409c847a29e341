"""Every dial knows which file and which clauses it came from."""

import re

import pytest

from rentier.editions import DIALS, Provenance, load, names
from rentier.editions.build import mode_dials
from rentier.editions.source import BUILT_IN, read_source

PREFIX = {"brasil": "BR", "peru": "PE", "scuola": "SC", "malta": "MT", "castilla": "CA"}


def test_a_dial_of_the_edition_itself_names_its_file_and_clause():
    assert load("scuola").provenance["jail.bail"] == Provenance("scuola.toml", ("SC-24",))


def test_an_inherited_dial_names_the_bases_file_and_the_editions_own_clauses():
    assert load("castilla").provenance["jail.bail"] == Provenance("classic.toml", ("CA-15",))
    assert load("peru").provenance["jail.bail_when"] == Provenance("classic.toml", ("PE-24", "PE-25"))


def test_a_mode_names_its_own_clause():
    assert load("peru", mode="quick").provenance["building.houses"] == Provenance("peru.toml", ("PE-52",))
    assert load("peru").provenance["building.houses"] == Provenance("classic.toml", ("PE-29",))


def test_a_house_rule_comes_from_no_file_and_no_clause():
    assert load("peru", {"jail.bail": 9}).provenance["jail.bail"] == Provenance("house rules", ())


def test_several_clauses_are_all_named(tiny):
    assert tiny.provenance["jail.bail"].clauses == ("TI-02", "TI-03")


def test_an_edition_without_clauses_of_its_own_shows_its_parents(child):
    edition = load(child('prefix = "XX"'))
    assert edition.provenance["jail.bail"].clauses == ("TI-02", "TI-03")


def test_a_dial_without_a_comment_still_names_its_file(child):
    provenance = load(child("[jail]\nbail = 5")).provenance["jail.bail"]
    assert provenance.file.endswith("child.toml")
    assert provenance.clauses == ()


def test_every_dial_of_every_edition_has_a_provenance():
    for name in names():
        assert set(load(name).provenance) == set(DIALS)


@pytest.mark.parametrize("name", PREFIX)
def test_each_line_that_sets_a_dial_names_clauses_of_that_rulebook(name):
    source = read_source(BUILT_IN / f"{name}.toml")
    said = [key for key in DIALS if key.split(".")[1] in source.document.get(key.split(".")[0], {})]
    said += [f"modes.{mode}.{key}" for mode, changes in mode_dials(source.document).items() for key in changes]
    assert said
    for key in said:
        clauses = source.provenance[key].clauses
        assert clauses, key
        assert all(re.fullmatch(rf"{PREFIX[name]}-\d\d", clause) for clause in clauses), key


def test_the_base_names_the_clauses_of_the_five():
    source = read_source(BUILT_IN / "classic.toml")
    assert [key for key in DIALS if not source.provenance[key].clauses] == []
