"""Every clause of the rulebooks has a test that carries its number."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULEBOOKS = HERE.parent.parent / "docs" / "rulebooks"


def clauses_of(rulebook: Path) -> list[str]:
    return re.findall(r"^\| ([A-Z]{2}-\d{2}) \|", rulebook.read_text("utf-8"), re.M)


def test_there_are_two_hundred_and_five_clauses():
    assert sum(len(clauses_of(file)) for file in RULEBOOKS.glob("*.md")) == 205


@pytest.mark.parametrize("edition", ["brasil", "peru", "scuola", "malta", "castilla"])
def test_every_clause_has_a_test_and_every_marked_clause_exists(edition):
    tests = "".join(file.read_text("utf-8") for file in HERE.glob(f"test_{edition}*.py"))
    marked = set(re.findall(r'clause\("([A-Z]{2}-\d{2})"\)', tests))
    clauses = set(clauses_of(RULEBOOKS / f"{edition}.md"))
    assert clauses - marked == set()
    assert marked - clauses == set()
