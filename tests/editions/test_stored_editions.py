"""An edition written down as data, and read back."""

import json

import pytest

from rentier.editions import Edition, EditionError, load, names
from rentier.editions.compile import flat


def stored(*args, **kwargs):
    return json.loads(json.dumps(load(*args, **kwargs).to_data()))


def refusal(data):
    with pytest.raises(EditionError) as caught:
        Edition.from_data(data)
    return str(caught.value)


@pytest.mark.parametrize("name", names())
def test_data_through_json_gives_the_same_edition(name):
    assert Edition.from_data(stored(name)) == load(name)


def test_mode_and_house_rules_are_kept():
    edition = Edition.from_data(stored("peru", {"jail.bail": 100, "players.max": 3}, mode="quick"))
    assert edition == load("peru", {"jail.bail": 100, "players.max": 3}, mode="quick")
    assert (edition.mode, edition.house_rules) == ("quick", {"jail.bail": 100, "players.max": 3})
    assert edition.provenance["building.houses"].clauses == ("PE-52",)


def test_the_rules_are_those_that_were_stored_not_those_of_todays_file():
    data = stored("peru", mode="quick")
    data["dials"]["money.salary"] = 7
    data["modes"]["quick"]["building.houses"] = 2
    edition = Edition.from_data(data)
    assert (edition.dials["money.salary"], edition.dials["building.houses"]) == (7, 3)


def test_a_stored_edition_can_be_played_without_its_house_rules_again():
    edition = Edition.from_data(stored("peru", {"jail.bail": 100}, mode="quick"))
    assert load(edition, house_rules={}).dials == load("peru", mode="quick").dials


def test_it_compiles_to_the_same_tables():
    for name in names():
        assert flat(load(name)) == flat(Edition.from_data(stored(name)))


@pytest.mark.parametrize("data", [None, [], "peru", 1, {}, {"format": 1}, {"dials": []}, {"dials": {"x": 1}}])
def test_what_is_no_edition_is_refused_in_one_line(data):
    assert "\n" not in refusal(data)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda data: data.pop("squares"), "squares"),
        (lambda data: data["dials"].pop("jail.bail"), "jail.bail: missing"),
        (lambda data: data["dials"].pop("setup.titles_dealt"), "setup.titles_dealt: missing"),  # as printed: 0
        (lambda data: data["dials"].update({"jail.bail": "x"}), "dials.jail.bail: x is not allowed"),
        (lambda data: data["dials"].update({"players.max": 2, "players.min": 3}), "players.min"),
        (lambda data: data["squares"]["1"].update(price=-1), "squares.1.price"),
        (lambda data: data.update(squares=7), "squares: needs a table"),
        (lambda data: data.update(modes=7), "modes: needs a table"),
        (lambda data: data.update(mode="nope"), "mode: no mode is called nope"),
        (lambda data: data.update(mode=["quick"]), "mode: no mode is called"),
        (lambda data: data.update(sources=3), "sources"),
        (lambda data: data["sources"].update({"jail.bail": 3}), "sources.jail.bail"),
        (lambda data: data.update(surprise=1), "surprise: unknown key"),
    ],
)
def test_spoilt_data_is_refused_with_its_place(spoil, said):
    data = stored("peru", mode="quick")
    spoil(data)
    assert said in refusal(data)
