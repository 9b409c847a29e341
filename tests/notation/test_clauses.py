"""The keys that an edition's `[clauses]` may have are the refusals and events that there are."""

import re
from pathlib import Path

import pytest

from rentier.editions import clauses, load
from rentier.notation import events, moves, refusals

RULEBOOKS = Path(__file__).parents[2] / "docs" / "rulebooks"


def test_every_refusal_and_every_move_can_have_a_clause():
    assert set(clauses.REFUSALS) == {*refusals.CODES.values(), *refusals.MALFORMED}
    assert sorted(clauses.MOVES) == sorted(move.replace("_", "-") for move in moves.KINDS)


def test_every_event_and_its_variants_can_have_a_clause():
    """What an event's own fields say is a variant; further ones depend on what has happened before."""
    assert sorted(clauses.EVENTS) == sorted(events.KINDS.values())
    for number, fields in events.FIELDS.items():
        for word, words in events.WORDS.items():
            if word in fields:
                assert set(words.values()) <= set(clauses.VARIANTS[events.KINDS[number]])


@pytest.mark.parametrize("name", ["brasil", "castilla", "malta", "peru", "scuola"])
def test_every_clause_that_an_edition_names_is_in_its_rulebook(name):
    written = set(re.findall(r"^\| ([A-Z]{2}-\d\d) \|", (RULEBOOKS / f"{name}.md").read_text(encoding="utf-8"), re.M))
    edition = load(name)
    named = set(edition.clauses.values())
    named |= {clause for provenance in edition.provenance.values() for clause in provenance.clauses}
    assert named <= written


# In the order of brasil, castilla, malta, peru, scuola.
FORBIDDEN = {
    ("not-owner", "build"): "BR-22 CA-18 MT-20 PE-28 SC-17",
    ("not-owner", "mortgage"): "BR-28 CA-22 MT-26 PE-41 SC-31",
    ("not-owner", "lift"): "BR-29 CA-24 MT-26 PE-44 SC-31",
    ("not-owner", "sell_building"): "BR-27 CA-33 MT-25 PE-37 SC-32",
    ("not-owner", "offer"): "BR-26 CA-33 MT-32 PE-36 SC-35",
    ("they-do-not-own", "offer"): "BR-26 CA-33 MT-32 PE-36 SC-35",
    ("they-do-not-own", "accept"): "BR-26 CA-33 MT-32 PE-36 SC-35",
    ("no-cards-to-give", "offer"): "None CA-12 None PE-19 SC-35",
    ("no-building", "sell_building"): "BR-27 CA-33 MT-25 PE-37 SC-32",
    ("already-mortgaged", "mortgage"): "BR-28 CA-22 MT-26 PE-41 SC-31",
    ("not-mortgaged", "lift"): "BR-29 CA-24 MT-26 PE-42 SC-31",
    ("no-cash", "buy"): "BR-30 CA-06 MT-14 PE-09 SC-10",
    ("no-cash", "offer"): "BR-30 CA-33 MT-32 PE-36 SC-35",
    ("no-auction", "bid"): "BR-08 CA-07 MT-14 PE-10 SC-11",
    ("game-over", "roll", ("last-one-left",)): "BR-37 CA-29 MT-31 PE-50 SC-34",
    ("game-over", "roll", ("agreed",)): "BR-39 None None None None",
}


@pytest.mark.parametrize(
    ("refusal", "told"), FORBIDDEN.items(), ids=lambda case: " ".join(map(str, case)) if isinstance(case, tuple) else ""
)
def test_what_a_rulebook_forbids_is_told_with_its_clause(refusal, told):
    found = [refusals.clause_of(load(name), *refusal) for name in ("brasil", "castilla", "malta", "peru", "scuola")]
    assert " ".join(map(str, found)) == told
