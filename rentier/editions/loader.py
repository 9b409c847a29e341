"""From a name or a file to an edition: read, follow `extends`, merge, check, apply mode and house rules."""

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from types import MappingProxyType

from rentier.editions.build import build, clauses_in, dials_of, provenance_of, said_clauses
from rentier.editions.clauses import CONVENTION
from rentier.editions.edition import Edition, Provenance
from rentier.editions.merge import Origins, lay_over, remove
from rentier.editions.problem import EditionError, Problem, did_you_mean, either, shown, words
from rentier.editions.schema import DIALS, Value
from rentier.editions.shape import MOST_PROBLEMS, check_shape
from rentier.editions.source import BUILT_IN, Document, Source, file_label, read_source
from rentier.editions.whole import check_dials, check_whole

MOST_ANCESTORS = 8


@dataclass(frozen=True, slots=True)
class Merged:
    """A file with all that it extends: one document, who said what of it, and where each dial comes from."""

    document: Document
    origins: Origins
    provenance: dict[str, Provenance]
    abstract: bool


def built_ins() -> dict[str, Path]:
    """Every edition file that comes with the package, the abstract base too, by name."""
    return {path.stem: path for path in sorted(BUILT_IN.glob("*.toml"))}


def names() -> list[str]:
    """The editions that come with the package and can be played."""
    return [name for name, path in built_ins().items() if not read_source(path).document.get("abstract", False)]


def load(
    source: str | Path | Edition, house_rules: Mapping[str, Value] | None = None, mode: str | None = None
) -> Edition:
    """The edition of that name or file, under that mode and those house rules; raises EditionError."""
    edition = source if isinstance(source, Edition) else _load(find(source))
    if house_rules is None and mode is None:
        return edition
    return under(
        edition,
        edition.mode if mode is None else mode,
        edition.house_rules if house_rules is None else house_rules,
    )


def _load(path: Path) -> Edition:
    return _load_built_in(path) if path.parent == BUILT_IN else load_file(path)


@cache
def _load_built_in(path: Path) -> Edition:
    """Built-ins do not change while the program runs: each is read, and compiled, once."""
    return load_file(path)


def find(source: str | Path) -> Path:
    """The file of an edition: a built-in by its name, any other by its path."""
    if not isinstance(source, str | Path):
        raise EditionError([Problem("", "", shown(source), words("edition-form"))])
    if isinstance(source, Path) or source.endswith(".toml"):
        return Path(source)
    known = built_ins()
    if source not in known:
        wrong = words("unknown-edition", hint=did_you_mean(source, names()))
        raise EditionError([Problem("", "", shown(source), wrong)])
    return known[source]


def load_file(path: Path) -> Edition:
    """The edition that a file describes, without mode or house rules."""
    merged = merge(path)
    if merged.abstract:
        raise EditionError([Problem(file_label(path), "abstract", "true", words("abstract"))])
    problems = check_whole(merged.document, merged.origins)
    if problems:
        raise EditionError(problems)
    return build(merged.document, merged.provenance)


def merge(path: Path) -> Merged:
    """The file laid over all that it extends; raises EditionError with every mistake in any of them."""
    chain = _chain(path)
    problems = [problem for source in chain for problem in check_shape(source.document, source.file)]
    if problems:
        raise EditionError(problems)
    problems += _foreign_clauses(chain)
    document: Document = {}
    origins = Origins([source.file for source in chain])
    provenance: dict[str, Provenance] = {}
    for source in chain:
        problems += remove(document, source.document.get("remove", []), source.file, origins)
        problems += lay_over(document, source.document, source.file, origins)
        provenance |= {key: Provenance(source.file) for key in dials_of(source.document)}
        provenance |= _of_these_rulebooks(source, chain)
    if problems:
        raise EditionError(problems)
    own = chain[-1].document
    document["name"] = own["name"]
    return Merged(document, origins, provenance, own.get("abstract", False))


def _chain(path: Path) -> list[Source]:
    """The file and its ancestors, the oldest first."""
    chain = [read_source(path)]
    seen = {os.path.realpath(path)}
    while "extends" in chain[0].document:
        child = chain[0]
        parent = read_source(_parent(child))
        if os.path.realpath(parent.path) in seen:
            raise _at_extends(child, "extends-itself")
        if len(chain) > MOST_ANCESTORS:
            raise _at_extends(child, "extends-many", most=MOST_ANCESTORS)
        seen.add(os.path.realpath(parent.path))
        chain.insert(0, parent)
    return chain


def _foreign_clauses(chain: list[Source]) -> Iterator[Problem]:
    """Each clause that is neither of the file's own rulebook nor of one that it extends; a base may name any."""
    prefixes: list[str] = []
    for source in chain:
        document = source.document
        if "prefix" in document:
            prefixes.insert(0, document["prefix"])
        if document.get("abstract") or not prefixes:
            continue
        said: dict[str, tuple[str, ...]] = {
            f"modes.{mode}.clauses.{key}" if mode else f"clauses.{key}": (clause,)
            for mode, clauses in said_clauses(document).items()
            for key, clause in clauses.items()
            if clause != CONVENTION
        }
        said |= {key: provenance.clauses for key, provenance in source.provenance.items()}
        for key, clauses in said.items():
            for clause in clauses:
                if clause.partition("-")[0] not in prefixes:
                    begin = either([f"{prefix}-" for prefix in prefixes])
                    yield Problem(source.file, key, clause, words("foreign-clause", allowed=begin))


def _of_these_rulebooks(source: Source, chain: list[Source]) -> dict[str, Provenance]:
    """A file's provenance. A base names the clauses of all that share a value: those of the nearest of these count."""
    if not source.document.get("abstract"):
        return source.provenance
    prefixes = [file.document["prefix"] for file in reversed(chain) if "prefix" in file.document]
    found = {}
    for key, said in source.provenance.items():
        of_each = [tuple(c for c in said.clauses if c.startswith(f"{prefix}-")) for prefix in prefixes]
        found[key] = Provenance(said.file, next(filter(None, of_each), ()))
    return found


def _parent(child: Source) -> Path:
    extends = child.document["extends"]
    if not isinstance(extends, str):
        raise _at_extends(child, "extends-form")
    if extends.endswith(".toml"):
        path = child.path.parent / extends
        if not os.path.isfile(path):
            raise _at_extends(child, "no-file-beside")
        return path
    known = built_ins()
    if extends not in known:
        raise _at_extends(child, "unknown-edition", hint=did_you_mean(extends, known))
    return known[extends]


def _at_extends(child: Source, code: str, **details: object) -> EditionError:
    return EditionError([Problem(child.file, "extends", shown(child.document["extends"]), words(code, **details))])


def under(edition: Edition, mode: str | None, house_rules: Mapping[str, Value]) -> Edition:
    """The same edition played in a mode with house rules, instead of any that it had."""
    problems = _check_mode(edition, mode) + _check_house_rules(house_rules)
    if problems:
        raise EditionError(problems)
    played = {**edition.printed, **(edition.modes[mode] if mode is not None else {})}
    changes = {key: value for key, value in house_rules.items() if played[key] != value}
    dials = played | changes
    problems = check_dials(dials, edition.to_data(), lambda key: "")
    if problems:
        raise EditionError(problems)
    return replace(
        edition,
        dials=MappingProxyType(dials),
        **clauses_in(edition.said_clauses, mode),
        mode=mode,
        house_rules=MappingProxyType(changes),
        provenance=MappingProxyType(provenance_of(dials, edition.sources, mode, changes, edition.modes)),
    )


def _check_mode(edition: Edition, mode: str | None) -> list[Problem]:
    if mode is None or (isinstance(mode, str) and mode in edition.modes):
        return []
    hint = did_you_mean(str(mode), edition.modes) if edition.modes else words("hint-no-modes")
    return [Problem("", "", shown(mode), words("unknown-mode", edition=edition.name, hint=hint))]


def _check_house_rules(house_rules: object) -> list[Problem]:
    if not isinstance(house_rules, Mapping):
        return [Problem("", "", shown(house_rules), words("house-rules-form"))]
    problems: list[Problem] = []
    for key, value in house_rules.items():
        if len(problems) == MOST_PROBLEMS:
            break
        dial = DIALS.get(key)
        if dial is None:
            hint = did_you_mean(str(key), DIALS) or words("hint-all-rules")
            problems.append(Problem("", "", shown(value), words("unknown-rule", name=shown(key), hint=hint)))
        elif not dial.accepts(value):
            wrong = words("not-allowed", allowed=dial.allowed())
            problems.append(Problem("", key, shown(value), wrong))
    return problems
