"""A child's file laid over its parent's: key by key, removals first, nothing said twice."""

import copy
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from rentier.editions.problem import Problem, did_you_mean, shown, words
from rentier.editions.schema import OWN_KEYS
from rentier.editions.source import Document

WHOLE = ("effect",)  # tables that are replaced, not merged: a card has one effect


@dataclass(slots=True)
class Origins:
    """Which of the files that extend one another spoke last of each key, and what stood there before."""

    files: list[str]  # the edition's own comes last
    said_by: dict[str, str] = field(default_factory=dict)
    before: dict[str, object] = field(default_factory=dict)

    def file_of(self, path: str) -> str:
        """The file that spoke last of the key, or of what it is a part of."""
        while path and path not in self.said_by:
            path = path.rpartition(".")[0]
        return self.said_by.get(path, self.files[-1])

    def latest(self, paths: Iterable[str]) -> str:
        """The key that was spoken of last; of several in one file, the first."""
        return max(paths, key=lambda path: self.files.index(self.file_of(path)))


def remove(document: Document, paths: list[str], file: str, origins: Origins) -> list[Problem]:
    """Take out each dotted path; what is not there cannot be removed."""
    problems = []
    for path in paths:
        if _remove(document, path):
            origins.said_by[path] = file  # who wonders where it is will look here
        else:
            wrong = words("not-in-parent", hint=did_you_mean(path, _paths(document)))
            problems.append(Problem(file, "remove", shown(path), wrong))
    return problems


def _remove(table: Document, path: str) -> bool:
    if path in table:
        del table[path]
        return True
    for key, value in table.items():
        if isinstance(value, dict) and path.startswith(f"{key}.") and _remove(value, path[len(key) + 1 :]):
            return True
    return False


def _paths(table: Document, prefix: str = "") -> Iterator[str]:
    for key, value in table.items():
        yield prefix + key
        if isinstance(value, dict):
            yield from _paths(value, f"{prefix}{key}.")


def lay_over(parent: Document, child: Document, file: str, origins: Origins) -> list[Problem]:
    """Change the parent into the merged document; `origins` learns who said what."""
    said = {key: value for key, value in child.items() if key not in OWN_KEYS}
    return _lay_over(parent, said, file, origins, "")


def _lay_over(parent: Document, child: Document, file: str, origins: Origins, prefix: str) -> list[Problem]:
    problems: list[Problem] = []
    for key, value in child.items():
        path = prefix + key
        old = parent.get(key)
        if isinstance(value, dict) and isinstance(old, dict) and key not in WHOLE:
            origins.said_by[path] = file
            problems += _lay_over(old, value, file, origins, f"{path}.")
            continue
        if key in parent and old == value and type(old) is type(value):
            problems.append(Problem(file, path, shown(value), words("changes-nothing")))
        if key in parent:
            origins.before[path] = old
        parent[key] = copy.deepcopy(value)
        _note(value, file, origins, path)
    return problems


def _note(value: object, file: str, origins: Origins, path: str) -> None:
    origins.said_by[path] = file
    if isinstance(value, dict):
        for key, inner in value.items():
            _note(inner, file, origins, f"{path}.{key}")
