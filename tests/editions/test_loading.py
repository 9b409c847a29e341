"""From a name, a file or an edition to an edition; modes and house rules."""

import copy
import pickle

import pytest

from rentier.editions import DIALS, EditionError, check_file, load, names
from rentier.editions.source import BUILT_IN
from rentier.rules import tables


def refusal(*args, **kwargs):
    with pytest.raises(EditionError) as caught:
        load(*args, **kwargs)
    text = str(caught.value)
    assert "\n" not in text
    return text


def test_the_five_rulebooks_are_there_and_the_base_is_not_one_of_them():
    assert {"brasil", "castilla", "malta", "peru", "scuola"} <= set(names())
    assert "classic" not in names()


@pytest.mark.parametrize("name", ["classic", "brasil", "castilla", "malta", "peru", "scuola"])
def test_every_file_that_comes_with_the_package_is_right(name):
    assert check_file(BUILT_IN / f"{name}.toml") == []


def test_an_edition_is_loaded_by_name_path_text_path_or_itself():
    peru = load("peru")
    assert load(BUILT_IN / "peru.toml") == peru
    assert load(str(BUILT_IN / "peru.toml")) == peru
    assert load(peru) is peru


def test_a_built_in_is_read_once():
    assert load("peru") is load("peru")


def test_a_misspelt_edition_gets_a_suggestion():
    assert refusal("perru") == "no edition is called perru; did you mean peru?"


def test_an_unknown_edition_gets_the_list():
    assert refusal("zzz") == f"no edition is called zzz; known: {', '.join(names())}"


def test_a_file_that_is_not_there_is_named():
    assert refusal("nowhere/sixth.toml") == "nowhere/sixth.toml: there is no such file; check its name and folder"


def test_the_base_cannot_be_played():
    assert "not one to play" in refusal("classic")


def test_something_else_than_a_name_or_file_is_refused():
    assert "by its name or its file" in refusal(7)


def test_a_mode_changes_its_dials_and_nothing_else():
    peru, quick = load("peru"), load("peru", mode="quick")
    changed = {key: value for key, value in quick.dials.items() if value != peru.dials[key]}
    assert changed == {
        "setup.titles_dealt": 2,
        "building.houses": 3,
        "end.bankruptcies": 2,
        "bankruptcy.last_buildings_stand": True,
    }
    assert (peru.mode, quick.mode) == (None, "quick")


def test_an_unknown_mode_gets_a_suggestion():
    assert refusal("peru", mode="quik") == "peru has no mode quik; did you mean quick?"
    assert refusal("malta", mode="quick") == "malta has no mode quick; it has none"
    assert "has no mode" in refusal("peru", mode=["quick"])


def test_a_house_rule_changes_a_dial_and_is_remembered():
    edition = load("peru", house_rules={"jail.bail": 100})
    assert edition.dials["jail.bail"] == 100
    assert edition.house_rules == {"jail.bail": 100}
    assert load("peru").dials["jail.bail"] == 50


def test_a_house_rule_that_changes_nothing_is_dropped():
    assert load("peru", house_rules={"jail.bail": 50, "money.salary": 400}).house_rules == {"money.salary": 400}


def test_a_house_rule_is_compared_with_the_mode_it_is_played_in():
    assert load("peru", {"building.houses": 3}, mode="quick").house_rules == {}
    assert load("peru", {"building.houses": 4}, mode="quick").house_rules == {"building.houses": 4}


def test_a_misspelt_house_rule_gets_a_suggestion():
    assert refusal("peru", {"jail.bial": 9}) == "no rule is called jail.bial; did you mean jail.bail?"


def test_a_house_rule_of_a_wrong_value_hears_what_would_be_right():
    assert refusal("peru", {"jail.bail": -1}) == "jail.bail: -1 is not allowed; say 0 to 100000"
    assert refusal("peru", {"jail.bail": True}) == "jail.bail: true is not allowed; say 0 to 100000"
    assert refusal("peru", {"building.even": 1}) == "building.even: 1 is not allowed; say true or false"
    assert (
        refusal("peru", {"purchase.declined": "sold"})
        == 'purchase.declined: sold is not allowed; say "bank", "auction" or "offer"'
    )


def test_house_rules_of_a_wrong_kind_are_refused():
    assert "pairs of key and value" in refusal("peru", ["jail.bail"])
    assert "no rule is called 3" in refusal("peru", {3: 4})


def test_all_wrong_house_rules_are_told_at_once():
    with pytest.raises(EditionError) as caught:
        load("peru", {"jail.bail": -1, "jail.bial": 1})
    assert len(caught.value.problems) == 2
    assert str(caught.value).endswith("(and 1 more)")


def test_house_rules_that_contradict_one_another_are_refused():
    assert "is above players.max" in refusal("peru", {"players.min": 5, "players.max": 3})
    assert "might never have to leave jail" in refusal("peru", {"jail.bail_when": "start"})
    assert "might never have to leave jail" in refusal("castilla", {"jail.wait_turns": 0})
    assert load("peru", {"jail.bail_when": "start", "jail.wait_turns": 1}).dials["jail.bail_when"] == "start"
    assert load("castilla", {"jail.wait_turns": 0, "jail.played": False}).dials["jail.wait_turns"] == 0
    assert "too little to pay for dealt titles (2, of 400 at most)" in refusal("scuola", {"setup.titles_dealt": 2})


def test_an_edition_under_house_rules_takes_others_and_keeps_its_mode():
    first = load("peru", {"jail.bail": 100}, mode="quick")
    second = load(first, {"money.salary": 300})
    assert (second.mode, second.house_rules, second.dials["jail.bail"]) == ("quick", {"money.salary": 300}, 50)
    third = load(first, mode="timed")
    assert (third.mode, third.house_rules, third.dials["building.houses"]) == ("timed", {"jail.bail": 100}, 4)


def test_every_dial_takes_each_of_its_words_and_both_ends_of_its_range():
    for dial in DIALS.values():
        values = [
            *dial.words,
            *([True, False] if dial.flag else []),
            *([dial.low, dial.high] if dial.high >= 0 else []),
        ]
        assert len(values) >= 2, dial.key
        assert all(dial.accepts(value) for value in values)
        assert not any(dial.accepts(value) for value in (dial.low - 1, 10**9, "", "nonsense", 1.0, None, [], {}))


def test_the_engine_gets_each_of_its_dials_from_exactly_one_key():
    assert sorted(dial.engine for dial in DIALS.values() if dial.engine) == sorted(tables.DIALS)


def test_an_edition_and_its_error_survive_pickling_and_copying():
    edition = load("peru", {"jail.bail": 100}, mode="quick")
    assert pickle.loads(pickle.dumps(edition)) == edition
    assert copy.deepcopy(edition) == edition
    with pytest.raises(EditionError) as caught:
        load("zzz")
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_what_an_edition_says_cannot_be_changed_by_accident():
    with pytest.raises(TypeError):
        load("peru").dials["jail.bail"] = 0
    with pytest.raises(AttributeError):
        load("peru").name = "other"


def test_a_path_to_a_file_elsewhere_is_loaded(tiny):
    assert (tiny.name, len(tiny.squares), tiny.modes) == ("tiny", 12, {"short": {"end.bankruptcies": 1}})
    assert tiny.squares[8].hotel_price == 300
    assert tiny.squares[11].hotel_price == 200
    assert tiny.decks["news"].cards[1].text("en") is None


def test_jail_free_cards_that_could_be_drawn_cannot_be_ruled_out():
    assert "jail-free cards" in refusal("peru", {"jail.card": False})
    assert load("malta", {"jail.card": True}).dials["jail.card"] is True


def test_a_deck_is_named_in_the_language_or_keeps_its_name():
    news = load("peru").decks["casualidad"]
    assert [news.name_in(language) for language in ("es", "en")] == ["Casualidad", "Happenstance"]
    assert load("malta").decks["xorti"].name_in("en") == "Xorti"
