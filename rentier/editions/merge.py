"""A child's file laid over its parent's: key by key, removals first, nothing said twice."""

import copy
from collections.abc import Iterator

from rentier.editions.problem import Problem, did_you_mean, shown
from rentier.editions.schema import OWN_KEYS
from rentier.editions.source import Document

WHOLE = ("effect",)  # tables that are replaced, not merged: a card has one effect


def remove(document: Document, paths: list[str], file: str, origins: dict[str, str]) -> list[Problem]:
    """Take out each dotted path; what is not there cannot be removed."""
    problems = []
    for path in paths:
        if _remove(document, path):
            origins[path] = file  # who wonders where it is will look here
        else:
            hint = did_you_mean(path, _paths(document))
            problems.append(Problem(file, "remove", path, f"{shown(path)} is not in the parent{hint}"))
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


def lay_over(parent: Document, child: Document, file: str, origins: dict[str, str]) -> list[Problem]:
    """Change the parent into the merged document; `origins` learns which file spoke last of each key."""
    said = {key: value for key, value in child.items() if key not in OWN_KEYS}
    return _lay_over(parent, said, file, origins, "")


def _lay_over(parent: Document, child: Document, file: str, origins: dict[str, str], prefix: str) -> list[Problem]:
    problems: list[Problem] = []
    for key, value in child.items():
        path = prefix + key
        old = parent.get(key)
        if isinstance(value, dict) and isinstance(old, dict) and key not in WHOLE:
            origins[path] = file
            problems += _lay_over(old, value, file, origins, f"{path}.")
            continue
        if key in parent and old == value and type(old) is type(value):
            message = f"changes nothing: the parent says {shown(value)} already; leave the line out"
            problems.append(Problem(file, path, shown(value), message))
        parent[key] = copy.deepcopy(value)
        _note(value, file, origins, path)
    return problems


def _note(value: object, file: str, origins: dict[str, str], path: str) -> None:
    origins[path] = file
    if isinstance(value, dict):
        for key, inner in value.items():
            _note(inner, file, origins, f"{path}.{key}")
