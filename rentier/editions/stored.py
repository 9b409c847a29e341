"""Reading back what `Edition.to_data` wrote: from a stored game or a record, so with suspicion."""

from typing import Any

from rentier.editions.build import build
from rentier.editions.edition import Edition, Provenance
from rentier.editions.problem import EditionError, Problem, did_you_mean, shown
from rentier.editions.schema import DIALS, Value
from rentier.editions.shape import check_shape
from rentier.editions.whole import check_dials, check_whole

FILE = "stored edition"
ABOUT_PLAY = ("dials", "printed", "mode", "house_rules", "sources")


def read_stored(data: object) -> Edition:
    """The edition exactly as it was played; raises EditionError where the data is not one."""
    if not isinstance(data, dict) or not all(isinstance(key, str) for key in data):
        raise EditionError([Problem(FILE, "", shown(data), "not an edition's data")])
    dials = _dials(data, "dials")
    printed = dials | _dials(data, "printed")
    document = {key: value for key, value in data.items() if key not in ABOUT_PLAY} | _sections(printed)
    problems = check_shape(document, FILE) or check_whole(document, {}, FILE)
    problems = problems or check_dials(dials, document, lambda key: FILE)
    mode = data.get("mode")
    if mode is not None and (not isinstance(mode, str) or mode not in data.get("modes", {})):
        problems.append(Problem(FILE, "mode", shown(mode), f"no mode is called {shown(mode)}"))
    if problems:
        raise EditionError(problems)
    return build(document, _sources(data), mode, _dials(data, "house_rules"), dials)


def _dials(data: dict[str, Any], part: str) -> dict[str, Value]:
    said = data.get(part)
    if not isinstance(said, dict):
        raise EditionError([Problem(FILE, part, shown(said), "needs a table of dials")])
    for key, value in said.items():
        if key not in DIALS:
            raise EditionError([Problem(FILE, part, shown(key), f"unknown dial{did_you_mean(str(key), DIALS)}")])
        if not DIALS[key].accepts(value):
            message = f"{shown(value)} is not allowed; say {DIALS[key].allowed()}"
            raise EditionError([Problem(FILE, f"{part}.{key}", shown(value), message)])
    return said


def _sections(dials: dict[str, Value]) -> dict[str, dict[str, Value]]:
    sections: dict[str, dict[str, Value]] = {}
    for dial, value in dials.items():
        section, key = dial.split(".")
        sections.setdefault(section, {})[key] = value
    return sections


def _sources(data: dict[str, Any]) -> dict[str, Provenance]:
    said = data.get("sources")
    try:
        assert isinstance(said, dict)
        return {
            key: Provenance(str(source["file"]), tuple(map(str, source["clauses"]))) for key, source in said.items()
        }
    except (AssertionError, KeyError, TypeError):
        raise EditionError([Problem(FILE, "sources", shown(said), "needs {file, clauses} for each dial")]) from None
