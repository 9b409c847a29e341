"""Whether a record is what it says: what was looked at, and what came of it, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rentier.game import Game, record_replay, replayed
from rentier.notation import record, texts
from rentier.notation.events import Event
from rentier.notation.fairness import Source
from rentier.notation.moves import shown
from rentier.notation.refusals import Refused


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was looked at: `checked-<code>` in the catalogues says what, and what was found."""

    code: str
    holds: bool
    details: Mapping[str, str] = field(default_factory=dict)
    because: Refused | None = None

    def text_in(self, language: str) -> str:
        """The sentence in pt, es, it or en."""
        reason = {"reason": self.because.text_in(language)} if self.because is not None else {}
        return texts.sentence(language, f"checked-{self.code}", {**self.details, **reason})


def verify(data: Mapping[str, Any] | str) -> str | None:
    """What a record says that did not happen, or None; one that cannot be replayed at all raises Refused."""
    return next((check.text_in("en") for check in checks(data) if not check.holds), None)


def checks(data: Mapping[str, Any] | str) -> list[Check]:
    """All that can be looked at in a record, up to the first thing that does not hold.

    The moves are played again, and must lead to the outcome that is written. Once the seed is known, it must fit the
    commitment, and every outcome that was not dictated must follow from it. A game that ended without its seed, being
    played on from an unfinished record, holds if it calls every outcome dictated. What was dictated, and the position
    that a game began in, is whoever's wrote the record: that it was not looked at is told.
    """
    if isinstance(data, str):
        data = record.from_text(data)
    try:
        game = Game.from_record(data)
    except Refused as refused:
        if refused.code == "older-rules":
            return [Check("older-rules", False, because=refused)]
        forged = forged_chance(data)
        if forged is None:
            raise
        return [forged]
    header = data["header"]
    reached = game.outcome and game.outcome.data()
    if header.get("outcome") != reached:
        found = {"amount": shown(reached), "value": shown(header.get("outcome"))}
        return [Check("outcome-wrong", False, found)]
    done = [Check("moves" if reached else "moves-so-far", True, {"amount": str(game.version)})]
    drawn = game.lines_of_chance()
    dictated = header.get("dictated", [])
    if "seed" not in header:
        if not reached:
            return [*done, Check("unfinished", True)]
        without = Check("seed-lost", True) if set(drawn) <= set(dictated) else Check("no-seed", False)
        return [*done, without]
    if Source(header["seed"]).commitment != header["commitment"]:
        return [*done, Check("commitment-wrong", False, {"value": shown(header["commitment"])})]
    done.append(Check("commitment", True))
    wrong = chance_wrong(game, data)
    if wrong is not None:
        return [*done, wrong]
    followed = sum(len(line) for number, line in enumerate(chances(data)) if number not in dictated)
    if dictated:
        done.append(Check("dictated", True, {"amount": str(len(dictated)), "most": str(len(data["moves"]) + 1)}))
    if "position" in header:
        done.append(Check("position", True))
    done.append(Check("chance" if is_whole(header) else "chance-else", True, {"amount": str(followed)}))
    texts_in_it = sum(map(bool, added(header)))
    done.append(Check("entropy", True, {"amount": str(texts_in_it)}) if texts_in_it else Check("no-entropy", True))
    return done


def events_of(data: Mapping[str, Any]) -> tuple[Game, list[Event], Refused | None]:
    """Plays a record again: the game, its events, and None.

    Where today's rules play a record of an older version differently, the events are those before that line, and the
    refusal `older-rules` says so. Any other mistake raises.
    """
    games = replayed(Game, data)
    game = next(games)
    told = game.first_event(game.version + 1)
    try:
        for game in games:
            told = game.first_event(game.version + 1)
    except Refused as refused:
        if refused.code != "older-rules":
            raise
        return game, game.events[:told], refused
    return game, game.events, None


def is_whole(header: Mapping[str, Any]) -> bool:
    """Whether all of a game can follow from its seed: none that a table played was set up or dictated."""
    return not header.get("dictated") and "position" not in header


def added(header: Mapping[str, Any]) -> list[str]:
    """What players added to chance, by seat; in a game that is not fair it is written down and changes nothing."""
    return list(header["entropy"]) if header["fair"] else []


def chances(data: Mapping[str, Any]) -> list[list[str]]:
    """What chance brought in each line of a record, the header's first."""
    return [data["header"]["chance"], *(line[2] for line in data["moves"])]


def forged_chance(data: Mapping[str, Any]) -> Check | None:
    """In a record that cannot be played again: the outcome that its seed did not give, if that is why."""
    header, _ = record.check(data)
    if "seed" not in header or Source(header["seed"]).commitment != header["commitment"]:
        return None
    wrong = chance_wrong(None, data)
    return wrong if wrong is not None and wrong.code == "chance-wrong" else None


def chance_wrong(game: Game | None, data: Mapping[str, Any]) -> Check | None:
    """The first outcome that does not follow from the seed."""
    try:
        again = record_replay(Game, data, None, dictate=False)
    except Refused as refused:
        known = refused.details
        if known["reason"]:
            return Check("chance-refused", False, {"field": known["field"]}, refused)
        return Check("chance-wrong", False, {key: known[key] for key in ("field", "allowed", "value")})
    if game is None or again.state_bytes() == game.state_bytes():
        return None
    return Check("another-state", False)
