"""`make mutants`: which errors it makes, and that it tells noticed ones from unnoticed ones."""

import os
import sys
import types
from pathlib import Path

import pytest

from scripts.mutants.mutations import Mutant, applied, changed_line, mutants_of
from scripts.mutants.probes import Probe, traced
from scripts.mutants.results import Equivalent, Results, equivalents, sample, without_equivalents
from scripts.mutants.trial import Outcome, run_all

pytestmark = [
    pytest.mark.skipif(not hasattr(os, "fork"), reason="errors are tried in forked processes"),
    pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning"),
]

RULE = b'''\
"""A rule."""


def rent(level, doubled):
    """Ten for each level, twice as much if doubled."""
    total = 0
    while level > 0:
        total += 10
        level -= 1
    if doubled:
        total = max(total, 0) * 2
    return total


def unused(a):
    return a + 1
'''


@pytest.fixture
def toy(tmp_path, monkeypatch):
    """A module with a rule, imported as `toy_rule`."""
    file = tmp_path / "toy_rule.py"
    file.write_bytes(RULE)
    module = types.ModuleType("toy_rule")
    module.__file__ = str(file)
    exec(compile(RULE, str(file), "exec"), vars(module))
    monkeypatch.setitem(sys.modules, "toy_rule", module)
    return module


def listed(source: bytes) -> set[tuple[str, str, str]]:
    return {(mutant.kind, *changed_line(source, mutant)) for mutant in mutants_of("m", source)}


def in_function(statement: str) -> set[tuple[str, str, str]]:
    return listed(f"def f(a, b, c):\n    {statement}\n".encode())


def test_each_kind_of_error_is_made():
    assert in_function("return a < b") == {("comparison", "return a < b", "return a <= b")}
    assert in_function("return a == b") == {("comparison", "return a == b", "return a != b")}
    assert in_function("return 7") == {("constant", "return 7", "return 8")}
    assert in_function("return a + b") == {("plus-minus", "return a + b", "return a - b")}
    assert in_function("a -= b") == {("plus-minus", "a -= b", "a += b")}
    assert in_function("a.append(b)") == {("call", "a.append(b)", "pass")}
    assert in_function("return b if a else c") == {
        ("condition", "return b if a else c", "return b if not (a) else c"),
    }
    assert in_function("return a and not b") == {
        ("and-or", "return a and not b", "return (a) or (not b)"),
        ("condition", "return a and not b", "return not (a) and not b"),
        ("condition", "return a and not b", "return a and (b)"),
    }


def test_constants_docstrings_annotations_and_defaults_stay():
    assert listed(b'X = 1\n\n\ndef f(a: int = 1) -> None:\n    """One, 1."""\n') == set()


def test_the_key_of_an_error_follows_its_function_and_changes_with_it():
    [error] = mutants_of("m", b"def f(a):\n    return a < 1\n")[1:]
    [moved] = mutants_of("m", b"\n\ndef f(a):\n    return a < 1\n")[1:]
    [edited] = mutants_of("m", b"def f(a):\n    return (a < 1)\n")[1:]
    assert (error.line, moved.line) == (2, 4)
    assert error.key == moved.key != edited.key


def probe(name: str, toy: types.ModuleType, level: int, doubled: bool, expected: int) -> Probe:
    """A test of the rule, with the lines that it executes."""
    test = Probe(name, "rulebooks", lambda following: toy.rent(level, doubled) == expected)
    passes, test.lines = traced(test, None, {str(toy.__file__): "toy_rule"})
    assert passes
    return test


def tried(mutants: list[Mutant], tests: list[Probe]) -> dict[tuple[str, str], Outcome]:
    outcomes: dict[tuple[str, str], Outcome] = {}
    run_all(mutants, {"toy_rule": RULE}, tests, 1, lambda mutant, outcome: outcomes.update({place(mutant): outcome}))
    return outcomes


def place(mutant: Mutant) -> tuple[str, str]:
    return changed_line(RULE, mutant)


def test_errors_are_noticed_survive_loop_endlessly_or_are_not_reached(toy, monkeypatch):
    monkeypatch.setattr("scripts.mutants.trial.LEAST_SECONDS", 0.2)
    tests = [probe("plain", toy, 1, False, 10), probe("doubled", toy, 1, True, 20)]
    outcomes = tried(mutants_of("toy_rule", RULE), tests)
    wrong = outcomes["total += 10", "total += 11"]
    assert (wrong.noticed_by, wrong.how) == ("plain", "failed")
    assert outcomes["level -= 1", "level += 1"].how == "endless"
    doubled = outcomes["total = max(total, 0) * 2", "total = max(total, 0) * 3"]
    assert (doubled.noticed_by, doubled.stage) == ("doubled", "rulebooks")
    same = outcomes["total = max(total, 0) * 2", "total = max(total, 1) * 2"]
    assert (same.noticed_by, same.how) == (None, "survived")
    assert outcomes["return a + 1", "return a - 1"].how == "uncovered"
    assert toy.rent(1, True) == 20  # this process has no error in its rule


def test_an_unnoticed_error_is_noticed_with_one_more_test(toy):
    bound = [
        mutant for mutant in mutants_of("toy_rule", RULE) if mutant.kind == "condition" and mutant.was == "doubled"
    ]
    nothing = [probe("nothing", toy, 0, True, 0)]
    assert [outcome.how for outcome in tried(bound, nothing).values()] == ["survived"]
    more = [*nothing, probe("one", toy, 1, False, 10)]
    assert [outcome.noticed_by for outcome in tried(bound, more).values()] == ["one"]


def test_listed_errors_do_not_count_and_old_entries_are_found():
    errors = mutants_of("toy_rule", RULE)
    fits = Equivalent("toy_rule.rent", "total = max(total, 0) * 2", "total = max(total, 1) * 2", "never below 0")
    old = Equivalent("toy_rule.rent", "total += 12", "total += 13", "was so once")
    rest, stale = without_equivalents(errors, {"toy_rule": RULE}, [fits, old])
    assert len(rest) == len(errors) - 1
    assert (fits.line, fits.change) not in [place(mutant) for mutant in rest]
    assert stale == [old]


def test_of_equal_lines_the_first_is_meant_unless_another_is_named():
    source = b"def f(a):\n    a = 0\n    a = 0\n"
    errors = mutants_of("m", source)
    for nth, left in ((1, 3), (2, 2)):
        rest, stale = without_equivalents(errors, {"m": source}, [Equivalent("m.f", "a = 0", "a = 1", "why", nth)])
        assert ([mutant.line for mutant in rest], stale) == ([left], [])


def test_the_list_of_the_repository_gives_a_reason_for_each():
    import scripts.mutants.mutations as beside

    for one in equivalents(Path(beside.__file__).parent / "equivalent.toml"):
        assert one.function.startswith("rentier.rules.")
        assert one.line != one.change
        assert len(one.reason) > 10


def test_a_larger_sample_contains_the_smaller_one():
    errors = mutants_of("toy_rule", RULE)
    assert sample(errors, 9, "1")[:4] == sample(errors, 4, "1")
    assert sample(errors, 9, "1") != sample(errors, 9, "2")


def test_a_run_continues_where_the_last_one_was(tmp_path):
    file = tmp_path / "results.jsonl"
    noticed, unnoticed, new = mutants_of("toy_rule", RULE)[:3]
    first = Results(file, "rules and tests")
    first.add(noticed, Outcome("a test", "rulebooks", "failed", 0.1))
    first.add(unnoticed, Outcome(None, "", "survived", 2.0))

    again = Results(file, "rules and tests")
    assert again.get(noticed, {"a test"}) == Outcome("a test", "rulebooks", "failed", 0.1)
    assert again.get(unnoticed, {"a test"}) == Outcome(None, "", "survived", 2.0)
    assert again.get(new, {"a test"}) is None

    changed = Results(file, "rules and more tests")
    assert changed.get(noticed, {"a test"}) is not None
    assert changed.get(unnoticed, {"a test"}) is None  # the new test may notice it
    assert Results(file, "other").get(noticed, set()) is None  # the test is no more


def test_an_error_replaces_one_place_only():
    [error] = [mutant for mutant in mutants_of("toy_rule", RULE) if place(mutant)[1] == "total += 11"]
    assert applied(RULE, error) == RULE.replace(b"+= 10", b"+= 11")
