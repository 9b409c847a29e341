"""Conversion of positions of version 1 to the current form. `rentier.editions.conversion` does it for editions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def converted_position(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a position in the current form; whatever is current, or malformed, stays for the reader to judge.

    Positions have no version of their own. Each older part is recognised by its form:
    `estate` was one table, for the estate of one bankrupt; `asked.place` listed all who may place a scarce building
    (now one building is offered at a time).
    """
    new = dict(data)
    estate, asked = data.get("estate"), data.get("asked")
    if isinstance(estate, Mapping):
        new["estate"] = [estate] if estate.get("squares") else []
    if isinstance(asked, Mapping) and isinstance(asked.get("place"), list):
        new["asked"] = {key: value for key, value in asked.items() if key != "place"}
        if asked["place"] and asked.get("placing") is None:
            new["asked"]["placing"] = asked["place"][0]
    return new
