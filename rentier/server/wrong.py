"""What a table answers when it does not do what it was asked to."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from rentier.editions import Problem
from rentier.notation import texts
from rentier.notation.refusals import Refused
from rentier.server import protocol
from rentier.server.protocol import Language

log = logging.getLogger("rentier.server")

STATUS = {
    "unknown-table": 404,
    "unknown-code": 404,
    "unknown-edition": 404,
    "unknown-address": 404,
    "wrong-method": 405,
    "wrong-token": 403,
    "wrong-origin": 403,
    "wrong-host": 421,
    "not-host": 403,
    "banned": 403,
    "no-watching": 403,
    "too-late": 408,
    "too-large": 413,
    "malformed": 422,
    "bad-rules": 422,
    "name-wrong": 422,
    "players-number": 422,
    "untimed": 422,
    "took-too-long": 422,
    "too-fast": 429,
    "too-many-connections": 429,
    "too-many-tables": 429,
    "too-many-tries": 429,
    "too-many-files": 429,
    "too-much-talk": 429,
    "mistake": 500,
    "not-stored": 503,
    "not-read": 503,
    "unreadable": 500,
    "server-full": 503,
}
OTHER_STATUS = 409  # what is asked for cannot be done now


class Again(Exception):
    """Another writer was quicker: the room is now as it is stored, and what was asked may be tried again."""


class Wrong(Exception):
    """Nothing was changed; `code` says why, and the catalogues have a sentence for it."""

    def __init__(self, code: str, problems: Sequence[Problem] = (), **details: str) -> None:
        super().__init__(code)
        self.code = code
        self.details = details
        self.problems = tuple(problems)

    def to_data(self) -> dict[str, Any]:
        return {"code": self.code, "problems": self.problems, "details": self.details}

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Wrong:
        return cls(data["code"], data["problems"], **data["details"])

    @property
    def status(self) -> int:
        return STATUS.get(self.code, OTHER_STATUS)

    @property
    def headers(self) -> dict[str, str]:
        return {"Retry-After": self.details["seconds"]} if "seconds" in self.details else {}

    def refusal(self, language: Language) -> protocol.Refusal:
        told: protocol.Refusal = {
            "code": self.code,
            "text": texts.sentence(language, f"table-{self.code}", self.details),
        }
        if self.problems:
            told["problems"] = problems_in(language, self.problems)
        return told


def field_of(error: Mapping[str, Any]) -> str:
    """Where a message is not as it should be, by the names that it has itself."""
    where = list(error["loc"])
    if error["type"].startswith("union_tag"):
        return "kind"
    if error["type"] == "json_invalid" or not where:
        return "JSON"
    while len(where) > 1 and where[-1] in ("bool", "int", "str"):
        where.pop()  # what a rule's value was tried as
    return ".".join(str(part) for part in where[1:])[:60] or str(where[0])


def mistake(what: str) -> Wrong:
    """A mistake of ours: the log has it under a number, and the client is told no more than that number."""
    number = secrets.token_hex(4)
    log.exception("%s: mistake %s", what, number, extra={"mistake": number})
    return Wrong("mistake", number=number)


def problems_in(language: Language, problems: Sequence[Problem]) -> list[protocol.Problem]:
    """Every mistake of an edition, as a page shows it."""
    return [{"code": p.code, "key": p.key, "value": p.value, "message": p.message_in(language)} for p in problems]


def refusal_of(problem: Wrong | Refused, language: Language) -> protocol.Refusal:
    if isinstance(problem, Wrong):
        return problem.refusal(language)
    told: protocol.Refusal = {"code": problem.code, "text": problem.text_in(language)}
    if problem.clause is not None:
        told["clause"] = problem.clause
    return told
