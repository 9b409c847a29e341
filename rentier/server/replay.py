"""A record played again, line by line, for a page with a slider."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from rentier.game import Game, replayed
from rentier.notation.refusals import Refused
from rentier.proof import added, checks, is_whole
from rentier.server import protocol, rulebook, sight
from rentier.server.protocol import Language
from rentier.server.telling import Notes


def frames(data: Mapping[str, Any], language: Language, by: Sequence[str] = ()) -> protocol.Replay:
    """What happened in each line, and the patches from view to view; raises Refused where it is no record.

    Who made each line is known only where the game was played; a record does not say. Where today's rules play a
    record of an older version differently, the frames end before that line.
    """
    made: list[protocol.Frame] = []
    before: dict[str, Any] = {}
    told = 0
    notes: Notes | None = None
    older: str | None = None
    try:
        for game in replayed(Game, data):
            view, _ = sight.view(game)
            notes = notes or Notes(game)
            events = game.events
            line = game.line(game.version) if game.version else [None, None, []]
            if 0 < game.version <= len(by):
                notes.add(game.version, line[0], by[game.version - 1])
            made.append(
                {
                    "seat": line[0],
                    "move": line[1],
                    "events": notes.told((sight.event_data(event, language) for event in events[told:]), language),
                    "patch": sight.patch(before, view),
                }
            )
            before, told = view, len(events)
    except Refused as refused:
        if refused.code != "older-rules":
            raise
        older = refused.text_in(language)
    return {
        "edition": rulebook.page(game.edition, language),
        "players": list(game.players),
        "pawns": list(game.pawns),
        "frames": made,
        "outcome": cast(protocol.Outcome | None, before.get("outcome")),
        "proof": proof(data, language),
        "older_rules": older,
    }


def proof(data: Mapping[str, Any], language: Language) -> protocol.Proof:
    """Whether the record holds, and all that was looked at, in words; of one under older rules that is not known."""
    header, found = data["header"], checks(data)
    older = any(check.code == "older-rules" for check in found)
    wrong = not older and not all(check.holds for check in found)
    return {
        "commitment": header["commitment"],
        "seed": header.get("seed"),
        "entropy": added(header),
        "holds": False if wrong else True if "seed" in header and is_whole(header) and not older else None,
        "checks": [{"code": each.code, "holds": each.holds, "text": each.text_in(language)} for each in found],
    }
