"""The texts of the clauses, which the rulebook page shows in four languages, agree with docs/rulebooks."""

import re
from pathlib import Path

import pytest

from rentier.editions import load
from rentier.editions.clauses import CLAUSE
from rentier.notation import texts

RULEBOOKS = Path(__file__).parents[2] / "docs" / "rulebooks"
EDITIONS = ("brasil", "castilla", "malta", "peru", "scuola")

# How each language marks a decision of ours, and the words that give its reason.
MARKERS = {"pt": "Decisão:", "es": "Decisión:", "it": "Decisione:", "en": "Decision:"}
REASONS = {"pt": "porque|como o manual", "es": "porque|como el", "it": "perché|poiché", "en": "because|as the"}

# First words of a sentence that goes on from the clause before.
CONTINUES = {
    "pt": {"Ou", "E", "Mas", "Enquanto", "Isso", "Ela", "Ele"},
    "es": {"O", "Y", "Pero", "Mientras", "Ese", "Esa", "Eso"},
    "it": {"O", "E", "Ma", "Oppure", "Intanto", "Quel", "Quello"},
    "en": {"Or", "And", "But", "So", "Meanwhile", "It", "They"},
}

# The clause that introduces the decks of each edition.
DECKS = {"brasil": "BR-04", "castilla": "CA-02", "malta": "MT-08", "peru": "PE-03", "scuola": "SC-04"}

every_edition = pytest.mark.parametrize("edition", EDITIONS)
every_language = pytest.mark.parametrize("language", texts.LANGUAGES)


def in_docs(edition: str) -> dict[str, str]:
    """The clauses of docs/rulebooks, by number."""
    text = (RULEBOOKS / f"{edition}.md").read_text(encoding="utf-8")
    return dict(re.findall(r"^\| ([A-Z]{2}-\d\d) \| (.*) \|$", text, re.MULTILINE))


def decided(clause: str) -> bool:
    """Whether a clause of docs/rulebooks contains a decision of ours; a convention is one."""
    return "**Decision" in clause or "*Convention" in clause


@every_language
@every_edition
def test_the_texts_have_the_clauses_of_the_rulebook_in_its_order(edition, language):
    assert list(texts.clauses(edition, language)) == list(in_docs(edition))


@every_language
@every_edition
def test_a_decision_is_marked_and_followed_by_its_reason(edition, language):
    found = texts.clauses(edition, language)
    decisions = {number for number, clause in in_docs(edition).items() if decided(clause)}
    assert {number for number in decisions if MARKERS[language] not in found[number]} == set()
    without_reason = {
        number
        for number, words in found.items()
        if MARKERS[language] in words and not re.search(REASONS[language], words.partition(MARKERS[language])[2])
    }
    assert without_reason == set()


@every_edition
def test_the_languages_mark_the_same_clauses_as_decisions(edition):
    marked = [
        [number for number, words in texts.clauses(edition, language).items() if marker in words]
        for language, marker in MARKERS.items()
    ]
    assert marked == [marked[0]] * len(MARKERS)


@every_language
@every_edition
def test_a_clause_can_be_read_without_the_one_before(edition, language):
    for number, words in texts.clauses(edition, language).items():
        assert words[0].isupper() or words[0].isdigit(), number
        assert words.split()[0] not in CONTINUES[language], number


@every_language
@every_edition
def test_a_clause_is_set_with_the_signs_of_its_language(edition, language):
    for number, words in texts.clauses(edition, language).items():
        assert not re.search(r"['\"]|  |\.\.|\*|`", words.replace("S/..", "S/.")), number
        assert not re.search("[«»]" if language in ("pt", "en") else "[“”]", words), number


def numbers_in(words: str) -> set[str]:
    """The numbers in a text, without its thousands separators; clause numbers and ordinals are left out."""
    plain = re.sub(r"\d+(ª|º|\.º|\.ª|th|st|nd|rd)", "", CLAUSE.sub("", words))
    return set(re.findall(r"\d+", re.sub(r"(?<=\d)[.,\u202f](?=\d{3})", "", plain)))


@every_edition
def test_the_languages_give_the_same_numbers_and_name_the_same_clauses(edition):
    english = texts.clauses(edition, "en")
    for language in texts.LANGUAGES:
        for number, words in texts.clauses(edition, language).items():
            assert numbers_in(words) == numbers_in(english[number]), (language, number)
            assert set(CLAUSE.findall(words)) == set(CLAUSE.findall(english[number])), (language, number)


@every_edition
def test_a_clause_names_the_clauses_that_the_rulebook_names(edition):
    found = texts.clauses(edition, "en")
    for number, clause in in_docs(edition).items():
        assert set(CLAUSE.findall(clause)) <= set(CLAUSE.findall(found[number])), number


@every_language
@every_edition
def test_the_decks_are_named_as_on_the_board(edition, language):
    words = texts.clauses(edition, language)[DECKS[edition]]
    for deck in load(edition).decks.values():
        assert deck.name_in(language) in words
        assert deck.name in words


@pytest.mark.clause("CA-08", "CA-18", "CA-22")
@every_language
def test_the_clauses_of_castilla_call_the_property_card_as_the_deeds_do(language):
    card = load("castilla").words_in(language)["title"]
    found = texts.clauses("castilla", language)
    assert [number for number in ("CA-08", "CA-18", "CA-22") if card not in found[number]] == []
    assert "contratt" not in " ".join(found.values())
