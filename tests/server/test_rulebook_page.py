"""The rulebook that a page shows: every clause has its own words, in four languages, house rules marked."""

import pytest

from rentier.editions import load
from rentier.editions.clauses import CLAUSE
from rentier.notation import texts
from rentier.server import rulebook
from tests.rulebooks.test_all_clauses import RULEBOOKS, clauses_of

EDITIONS = ("brasil", "peru", "scuola", "malta", "castilla")


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_clause_has_an_entry_with_its_own_words(edition):
    book = load(edition)
    numbers = clauses_of(RULEBOOKS / f"{edition}.md")
    said: dict[str, set[str]] = {number: set() for number in numbers}
    for language in texts.LANGUAGES:
        page = rulebook.page(book, language)
        assert list(page["clauses"]) == numbers
        for number, clause in page["clauses"].items():
            assert len(clause["words"]) > 10, (language, number)
            assert clause["words"].endswith("."), (language, number)
            said[number].add(clause["words"])
        chips = {chip for chapter in page["chapters"] for rule in chapter["rules"] for chip in rule["clauses"]}
        assert chips | set(book.clauses.values()) <= set(numbers)
        assert {clause["chapter"] for clause in page["clauses"].values()} <= {each["id"] for each in page["chapters"]}
    assert [number for number, words in said.items() if len(words) < len(texts.LANGUAGES)] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_words_name_only_clauses_of_their_own_rulebook(edition):
    numbers = set(clauses_of(RULEBOOKS / f"{edition}.md"))
    for language in texts.LANGUAGES:
        for number, words in texts.clauses(edition, language).items():
            assert set(CLAUSE.findall(words)) <= numbers, (language, number)


def test_a_house_rule_is_marked_at_the_clause_that_it_puts_aside():
    page = rulebook.page(load("peru", house_rules={"money.start": 1000}), "en")
    assert page["clauses"]["PE-02"]["rules"] == ["money.start"]
    rule = next(rule for chapter in page["chapters"] for rule in chapter["rules"] if rule["key"] == "money.start")
    assert (rule["by"], rule["clauses"], rule["printed"], rule["value"]) == ("house", ["PE-02"], 1500, 1000)


def test_an_edition_of_ones_own_takes_its_parent_s_words_and_no_other_s(tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_text('format = 1\nextends = "peru"\nname = "mine"\ntitle = "Mine"\n\n[money]\nstart = 999\n', "utf-8")
    clauses = rulebook.page(load(str(mine)), "en")["clauses"]
    assert clauses["PE-16"]["words"] == texts.clauses("peru", "en")["PE-16"]
    assert not any(number.startswith("SC-") for number in clauses)
    assert texts.clauses("../../../etc/passwd", "en") == {}
