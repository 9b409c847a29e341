"""The tests that errors are tried against: rulebook tests, golden games, property tests, in this order.

pytest collects the tests once. A probe is one of them, or one random game of a property test. Running a probe under
`sys.settrace` gives the lines of `rentier/rules` that it executes; this map is cached in a file.
"""

import json
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

ROOT = Path(__file__).resolve().parent.parent.parent
RULES = ROOT / "rentier" / "rules"
STAGES = ("rulebooks", "golden", "properties")
# Property tests that take minutes in plain Python. `games` below runs a fixed number of their games instead.
LONG = {
    "test_every_property_holds_over_a_stretch_of_each_game",
    "test_what_always_holds",
    "test_everything_that_can_happen_happens_and_nothing_else",
    "test_both_forms_play_the_same_games",  # compares with the compiled form, which does not run here
}
GAMES = 10  # random games of each edition in which every property is checked
CHECKED_GAMES = 2  # whole random games of each edition and mode with the invariants checked after every move

Lines = dict[str, int]  # module -> its executed lines, a bit each


@dataclass
class Probe:
    """A test that can be run again and again in this process."""

    name: str
    stage: str
    run: Callable[["Probe | None"], bool]  # given the next probe; True if the test passes
    fingerprint: str = ""  # changes with the test's file
    item: pytest.Item | None = None
    seconds: float = 0.0  # of CPU time, traced
    passes: bool = True  # without any error
    lines: Lines = field(default_factory=dict)

    def covers(self, module: str, first: int, last: int) -> bool:
        return self.lines.get(module, 0) >> first & ((1 << (last - first + 1)) - 1) != 0


class Taker:
    """A pytest plugin that calls a function with the collected tests instead of running them."""

    def __init__(self, use: Callable[[list[Probe]], None]) -> None:
        self.use = use

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("some tests cannot be collected")
        self.use([of_item(item) for item in session.items if item.name.partition("[")[0] not in LONG])
        return True


def with_tests(use: Callable[[list[Probe]], None]) -> int:
    """Collect the tests and call `use` with them; the exit code of pytest."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    folders = [str(ROOT / "tests" / stage) for stage in STAGES]
    options = ["-q", "--no-header", "--no-summary", "--capture=no", "-p", "no:cacheprovider"]
    return int(pytest.main([*options, f"--rootdir={ROOT}", *folders], plugins=[Taker(use)]))


def of_item(item: pytest.Item) -> Probe:
    stage = next(stage for stage in STAGES if stage in item.path.relative_to(ROOT).parts)
    return Probe(item.nodeid, stage, lambda following: run_item(item, following), sha(item.path), item)


def run_item(item: pytest.Item, following: Probe | None) -> bool:
    reports = runtestprotocol(item, log=False, nextitem=following.item if following else None)
    return not any(report.failed for report in reports)


def games() -> Iterator[Probe]:
    """Some games of the long property tests."""
    from rentier import load

    every: Any = import_module("tests.properties.test_every_property")
    invariants: Any = import_module("tests.properties.test_invariants")

    def play(edition: str, number: int) -> None:
        every.play_one(edition, f"{edition} {number}", number)

    def check(edition: str, mode: str | None, seed: int) -> None:
        assert not invariants.first_broken(load(edition, mode=mode), seed, invariants.ROUNDS)

    for number in range(GAMES):
        for edition in every.EDITIONS:
            yield of_call(f"every property [{edition} {number}]", play, edition, number)
    for seed in range(CHECKED_GAMES):
        for edition, mode, _ in invariants.TABLES:
            yield of_call(f"invariants [{edition} {mode or ''} {seed}]", check, edition, mode, seed)


def of_call(name: str, call: Callable[..., None], *arguments: Any) -> Probe:
    def run(following: Probe | None) -> bool:
        try:
            call(*arguments)
        except Exception:
            return False
        return True

    return Probe(name, "properties", run, sha(*sorted((ROOT / "tests" / "properties").glob("*.py"))))


def sha(*files: Path) -> str:
    return sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()[:16]


def shared_fingerprint() -> str:
    """Changes with everything that all tests depend on: the package and the helpers of the tests."""
    package = [file for file in (ROOT / "rentier").rglob("*") if file.suffix in (".py", ".toml", ".ftl")]
    helpers = [file for stage in STAGES for file in (ROOT / "tests" / stage).glob("*") if file.stem[:5] != "test_"]
    helpers = [file for file in helpers if file.is_file()]
    return sha(*sorted(package), *sorted(helpers), ROOT / "tests" / "at_the_table.py")


def measure(probes: list[Probe], cache: Path, modules: Iterable[str]) -> None:
    """Fill in what each probe executes and how long it takes, from the cache where its test is the same."""
    known = json.loads(cache.read_text()) if cache.exists() else {}
    shared = shared_fingerprint()
    files = {str(sys.modules[module].__file__): module for module in modules}
    stored = {}
    for at, probe in enumerate(probes):
        key = sha256(f"{probe.name} {probe.fingerprint} {shared}".encode()).hexdigest()[:16]
        if key not in known:
            following = probes[at + 1] if at + 1 < len(probes) else None
            started = time.process_time()
            passes, lines = traced(probe, following, files)
            seconds = time.process_time() - started
            known[key] = [passes, round(seconds, 4), {module: f"{bits:x}" for module, bits in lines.items()}]
        stored[key] = known[key]
        probe.passes, probe.seconds = known[key][:2]
        probe.lines = {module: int(bits, 16) for module, bits in known[key][2].items()}
    cache.parent.mkdir(parents=True, exist_ok=True)
    cache.write_text(json.dumps(stored))


def traced(probe: Probe, following: Probe | None, files: dict[str, str]) -> tuple[bool, Lines]:
    """Whether the probe passes, and which lines of these files it executes."""
    seen: dict[CodeType, set[int]] = {}
    left: dict[CodeType, set[int]] = {}  # lines of a function that were not executed yet

    def begin(frame: FrameType, event: str, argument: Any) -> Any:
        code = frame.f_code
        if code.co_filename not in files:
            return None
        if code not in left:
            left[code] = {number for _, _, number in code.co_lines() if number is not None} - {code.co_firstlineno}
            seen[code] = set()
        return line if left[code] else None

    def line(frame: FrameType, event: str, argument: Any) -> Any:
        code, number = frame.f_code, frame.f_lineno
        seen[code].add(number)
        left[code].discard(number)
        if not left[code]:
            frame.f_trace_lines = False  # nothing new can come
        return line

    sys.settrace(begin)
    try:
        passes = probe.run(following)
    finally:
        sys.settrace(None)
    lines: Lines = {}
    for code, numbers in seen.items():
        module = files[code.co_filename]
        lines[module] = lines.get(module, 0) | sum(1 << number for number in numbers)
    return passes, lines
