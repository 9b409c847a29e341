"""Reading back what `Edition.to_data` wrote: from a stored game or a record, so with suspicion."""

from typing import Any

from rentier.editions.build import build
from rentier.editions.conversion import converted_data
from rentier.editions.edition import Edition, Provenance
from rentier.editions.merge import Origins
from rentier.editions.problem import EditionError, Problem, Words, did_you_mean, shown, words
from rentier.editions.schema import DIALS, Value
from rentier.editions.shape import check_shape
from rentier.editions.whole import check_dials, check_whole

FILE = "edition"  # as a record calls it
ABOUT_PLAY = ("dials", "printed", "mode", "house_rules", "sources")
NEW_MISTAKES = ("bail-never", "bail-forced")  # format 1 let a jail be played that a player may never have to leave


def read_stored(data: object) -> Edition:
    """The edition exactly as it was played; raises EditionError where the data is not one.

    Data of an older format is converted first: see `conversion`. A jail that the checker refuses today is accepted,
    since games were played with it, and a converted game is written in the current format.
    """
    if not isinstance(data, dict):
        raise _wrong("", data, "not-data")
    data = converted_data(data)
    dials = _dials(data, "dials")
    house_rules = _dials(data, "house_rules")
    missing = [key for key in DIALS if key not in dials]
    if missing:
        raise EditionError(
            [Problem(FILE, key, "", words("missing-dial", allowed=DIALS[key].allowed())) for key in missing]
        )
    document = {key: value for key, value in data.items() if key not in ABOUT_PLAY}
    document |= _sections(dials | _dials(data, "printed"))
    problems = check_shape(document, FILE) or _mistakes(check_whole(document, Origins([FILE])))
    problems = problems or _mistakes(check_dials(dials, document, lambda key: FILE))
    if problems:
        raise EditionError(problems)
    mode = data.get("mode")
    if mode is not None and mode not in list(document.get("modes", {})):
        raise _wrong("mode", mode, "stored-mode")
    return build(document, _sources(data), mode, house_rules, dials)


def _mistakes(problems: list[Problem]) -> list[Problem]:
    """The problems that were mistakes in every format."""
    return [problem for problem in problems if _innermost(problem.wrong).code not in NEW_MISTAKES]


def _innermost(wrong: Words) -> Words:
    """What is wrong with a dial, also where it is so only in a mode."""
    said = wrong.details.get("said")
    return said if isinstance(said, Words) else wrong


def _wrong(key: str, value: object, code: str, **details: object) -> EditionError:
    return EditionError([Problem(FILE, key, shown(value), words(code, **details))])


def _dials(data: dict[str, Any], part: str) -> dict[str, Value]:
    said = data.get(part)
    if not isinstance(said, dict):
        raise _wrong(part, said, "dials-form")
    for key, value in said.items():
        if key not in DIALS:
            raise _wrong(part, key, "stored-dial", name=shown(key), hint=did_you_mean(str(key), DIALS))
        if not DIALS[key].accepts(value):
            raise _wrong(f"{part}.{key}", value, "not-allowed", allowed=DIALS[key].allowed())
    return said


def _sections(dials: dict[str, Value]) -> dict[str, dict[str, Value]]:
    sections: dict[str, dict[str, Value]] = {}
    for dial, value in dials.items():
        section, key = dial.split(".")
        sections.setdefault(section, {})[key] = value
    return sections


def _sources(data: dict[str, Any]) -> dict[str, Provenance]:
    said = data.get("sources")
    if not isinstance(said, dict):
        raise _wrong("sources", said, "sources-form")
    found = {}
    for key, source in said.items():
        if not isinstance(source, dict) or not isinstance(source.get("clauses"), list):
            raise _wrong(f"sources.{shown(key)}", source, "sources-form")
        found[key] = Provenance(str(source.get("file", "")), tuple(map(str, source["clauses"])))
    return found
