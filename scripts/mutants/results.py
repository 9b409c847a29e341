"""What is known about errors: outcomes of earlier runs, and the list of errors that change nothing."""

import json
import tomllib
from collections import Counter
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path

from .mutations import Mutant, changed_line
from .trial import Outcome


class Results:
    """Outcomes by the key of the error, appended to a file as they come, so that an interrupted run loses none."""

    def __init__(self, file: Path, fingerprint: str) -> None:
        self.file = file
        self.fingerprint = fingerprint  # of the rules and tests as they are now
        self.stored: dict[str, tuple[Outcome, str]] = {}
        if file.exists():
            for line in file.read_text().splitlines():
                row = json.loads(line)
                key, fingerprint = row.pop("key"), row.pop("fingerprint")
                self.stored[key] = (Outcome(**row), fingerprint)

    def forget(self) -> None:
        self.stored = {}
        self.file.unlink(missing_ok=True)

    def add(self, mutant: Mutant, outcome: Outcome) -> None:
        self.stored[mutant.key] = (outcome, self.fingerprint)
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a") as file:
            file.write(json.dumps({"key": mutant.key, "fingerprint": self.fingerprint, **asdict(outcome)}) + "\n")

    def get(self, mutant: Mutant, tests: set[str]) -> Outcome | None:
        """The stored outcome, if it still counts.

        A noticed error counts while the test that noticed it exists; an unnoticed one while nothing has changed.
        """
        outcome, fingerprint = self.stored.get(mutant.key, (None, ""))
        if outcome is None or (outcome.noticed_by not in tests and fingerprint != self.fingerprint):
            return None
        return outcome


@dataclass
class Equivalent:
    """An error that changes nothing: the function, the changed line before and after, and why."""

    function: str
    line: str
    change: str
    reason: str
    nth: int = 1  # which one, where a function has the same line and change several times


def equivalents(file: Path) -> list[Equivalent]:
    with file.open("rb") as opened:
        rows = tomllib.load(opened).get("equivalent", [])
    return [Equivalent(row.pop("function"), plain(row.pop("line")), plain(row.pop("change")), **row) for row in rows]


def plain(text: str) -> str:
    """On one line, whatever the line breaks and indentation."""
    return " ".join(text.split())


def without_equivalents(
    mutants: list[Mutant], sources: dict[str, bytes], listed: list[Equivalent]
) -> tuple[list[Mutant], list[Equivalent]]:
    """The errors that are not listed as equivalent, and the entries of the list that fit no error any more."""
    entries = {(one.function, one.line, one.change, one.nth): one for one in listed}
    rest, used = [], set()
    times: Counter[tuple[str, str, str]] = Counter()
    for mutant in sorted(mutants, key=lambda mutant: (mutant.module, mutant.start)):
        before, after = changed_line(sources[mutant.module], mutant)
        what = (f"{mutant.module}.{mutant.function}", plain(before), plain(after))
        times[what] += 1
        place = (*what, times[what])
        if place in entries:
            used.add(place)
        else:
            rest.append(mutant)
    return rest, [one for place, one in entries.items() if place not in used]


def sample(mutants: list[Mutant], count: int, seed: str) -> list[Mutant]:
    """The first errors in a random order that depends on the seed only: a larger sample contains the smaller one."""
    return sorted(mutants, key=lambda mutant: sha256(f"{seed} {mutant.key}".encode()).digest())[:count]
