"""What a table answers when it does not do what it was asked to."""

from __future__ import annotations

from collections.abc import Sequence

from rentier.editions import Problem
from rentier.notation import texts
from rentier.notation.refusals import Refused
from rentier.server import protocol
from rentier.server.protocol import Language

STATUS = {
    "unknown-table": 404,
    "unknown-code": 404,
    "unknown-edition": 404,
    "wrong-token": 403,
    "wrong-origin": 403,
    "not-host": 403,
    "too-large": 413,
    "malformed": 422,
    "bad-edition": 422,
    "name-wrong": 422,
    "players-number": 422,
    "not-stored": 503,
}
OTHER_STATUS = 409  # what is asked for cannot be done now


class Wrong(Exception):
    """Nothing was changed; `code` says why, and the catalogues have a sentence for it."""

    def __init__(self, code: str, problems: Sequence[Problem] = (), **details: str) -> None:
        super().__init__(code)
        self.code = code
        self.details = details
        self.problems = tuple(problems)

    @property
    def status(self) -> int:
        return STATUS.get(self.code, OTHER_STATUS)

    def refusal(self, language: Language) -> protocol.Refusal:
        told: protocol.Refusal = {
            "code": self.code,
            "text": texts.sentence(language, f"table-{self.code}", self.details),
        }
        if self.problems:
            told["problems"] = problems_in(language, self.problems)
        return told


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
