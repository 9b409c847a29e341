"""Conversion of edition files and stored editions of format 1 to the current format, when they are read."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from rentier.editions.clauses import KEYS
from rentier.editions.schema import FORMAT, SECTIONS, Value

# Values whose word has another meaning since format 2: dial, word in format 1, word of the same meaning now.
RENAMED = (
    ("turn.order", "random", "random-round"),
    ("mortgage.needs", "group-bare", "owner-bare"),
)
# Dials that format 1 did not have, with the value that all its games were played by.
ADDED: Mapping[str, Value] = MappingProxyType(
    {"money.salary_backward": False, "trade.jail_cards": True, "turn.seating": "chosen"}
)
DIALS_IN_DATA = ("dials", "printed", "house_rules")


def is_older(format: object) -> bool:
    """Whether this is the number of an earlier format; true is not a number."""
    return type(format) is int and 1 <= format < FORMAT


def converted_file(document: dict[str, Any]) -> dict[str, Any]:
    """Return an edition file's document in the current format; a current or malformed one is returned unchanged.

    A file that extends another inherits the new dials; one that stands alone gets them as format 1 played them.
    """
    if not is_older(document.get("format")):
        return document
    new = _converted_modes(document)
    for section in SECTIONS:
        if isinstance(new.get(section), dict):
            new[section] = _renamed(new[section], f"{section}.")
    if "extends" not in document:
        for key, value in ADDED.items():
            section, name = key.split(".")
            if isinstance(new.get(section, {}), dict):
                new[section] = {name: value, **new.get(section, {})}
    return new


def converted_data(data: dict[str, Any]) -> dict[str, Any]:
    """Return what `Edition.to_data` wrote in the current format; current or malformed data is returned unchanged.

    References of format 1 to clauses that no sentence has any more are dropped.
    """
    if not is_older(data.get("format")):
        return data
    new = _converted_modes(data)
    for part in DIALS_IN_DATA:
        if isinstance(new.get(part), dict):
            new[part] = _renamed(new[part])
    if isinstance(new.get("dials"), dict):
        new["dials"] = {**ADDED, **new["dials"]}
    if isinstance(new.get("clauses"), dict):
        new["clauses"] = {key: clause for key, clause in new["clauses"].items() if key in KEYS}
    return new


def _converted_modes(document: dict[str, Any]) -> dict[str, Any]:
    new = {**document, "format": FORMAT}
    if isinstance(new.get("modes"), dict):
        new["modes"] = {
            mode: _renamed(dials) if isinstance(dials, dict) else dials for mode, dials in new["modes"].items()
        }
    return new


def _renamed(dials: dict[str, Any], prefix: str = "") -> dict[str, Any]:
    """The dials with today's words; `prefix` is what their keys lack."""
    new = dict(dials)
    for key, before, now in RENAMED:
        name = key.removeprefix(prefix)
        if new.get(name) == before:
            new[name] = now
    return new
