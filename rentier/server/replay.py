"""A record played again, line by line, for a page with a slider."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from rentier.game import Game, replayed, verify
from rentier.server import protocol, rulebook, sight
from rentier.server.protocol import Language


def frames(data: Mapping[str, Any], language: Language) -> protocol.Replay:
    """What happened in each line, and the patches from view to view; raises Refused where it is no record."""
    made: list[protocol.Frame] = []
    before: dict[str, Any] = {}
    told = 0
    for game in replayed(Game, data):
        view, _ = sight.view(game)
        events = game.events
        line = game.line(game.version) if game.version else [None, None, []]
        made.append(
            {
                "seat": line[0],
                "move": line[1],
                "events": [sight.event_data(event, language) for event in events[told:]],
                "patch": sight.patch(before, view),
            }
        )
        before, told = view, len(events)
    outcome = game.outcome
    problem = verify(data) if outcome is not None else None
    return {
        "edition": rulebook.page(game.edition, language),
        "players": list(game.players),
        "pawns": list(game.pawns),
        "frames": made,
        "outcome": cast(protocol.Outcome, before["outcome"]) if outcome is not None else None,
        "fair": bool(data["header"].get("fair")),
        "verified": None if outcome is None or "seed" not in data["header"] else problem is None,
        "problem": problem,
    }
