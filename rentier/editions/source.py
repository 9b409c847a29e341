"""One edition file, read with suspicion."""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rentier.editions.clauses import CLAUSE
from rentier.editions.conversion import converted_file
from rentier.editions.edition import Provenance
from rentier.editions.problem import EditionError, Problem, printable, words
from rentier.editions.schema import DIALS, MOST_MONEY

Document = dict[str, Any]

MOST_BYTES = 512 * 1024
LONGEST_LINE = 2000  # a longer dotted key would keep the TOML reader busy for hours
BUILT_IN = Path(__file__).parent / "data"

_SECTION = re.compile(r'\s*\[\s*([\w."-]+)\s*\]')
_WHERE = re.compile(r"line (\d+), column (\d+)")
_ENTRY = re.compile(r'\s*("?)([\w.-]+)\1\s*=[^#]*#(.*)')


@dataclass(frozen=True, slots=True)
class Source:
    """What a file says, and which clauses the comments beside its dials name."""

    path: Path
    document: Document
    provenance: dict[str, Provenance]

    @property
    def file(self) -> str:
        """How the file is called in messages."""
        return file_label(self.path)


def file_label(path: Path) -> str:
    """A built-in by its bare name, any other file as it was given."""
    return path.name if path.parent == BUILT_IN else printable(str(path))


def read_source(path: Path) -> Source:
    """The file's content; raises EditionError where it is no TOML file of a reasonable size."""
    label = file_label(path)
    text = _read_text(path, label)
    for number, line in enumerate(text.splitlines(), start=1):
        if len(line) > LONGEST_LINE:
            raise _wrong(label, "line-long", number=number, count=len(line), most=LONGEST_LINE)
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _not_toml(label, str(error), text) from None
    except RecursionError:
        raise _wrong(label, "nested") from None
    except ValueError:
        raise _wrong(label, "number-long", most=MOST_MONEY) from None
    return Source(path, converted_file(document), _read_provenance(text, label))


def _wrong(file: str, code: str, **details: object) -> EditionError:
    return EditionError([Problem(file, "", "", words(code, **details))])


def _not_toml(file: str, error: str, text: str) -> EditionError:
    """The reader's own words, with where it stopped, a place or the end, apart from them."""
    said, _, where = error.partition(" (at ")
    line, column = found.groups() if (found := _WHERE.match(where)) else (str(len(text.splitlines())), "")
    return _wrong(file, "not-toml", said=printable(said), line=line, column=column)


def _read_text(path: Path, label: str) -> str:
    try:
        if not path.is_file():
            raise _wrong(label, "no-file" if not path.exists() else "not-a-file")
        with path.open("rb") as stream:
            content = stream.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        if isinstance(error, EditionError):
            raise
        raise _wrong(label, "unreadable", reason=getattr(error, "strerror", None) or error) from None
    if len(content) > MOST_BYTES:
        raise _wrong(label, "too-large", most=MOST_BYTES // 1024)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise _wrong(label, "not-utf8", byte=error.start) from None


def _read_provenance(text: str, file: str) -> dict[str, Provenance]:
    """The clauses named in the comment behind each dial, `jail.bail` or `modes.quick.jail.bail`."""
    found: dict[str, Provenance] = {}
    section = ""
    for line in text.splitlines():
        if header := _SECTION.match(line):
            section = header[1].replace('"', "")
        elif entry := _ENTRY.match(line):
            key = f"{section}.{entry[2]}" if section else entry[2]
            if key in DIALS or (section.startswith("modes.") and not section.endswith(".clauses")):
                found[key] = Provenance(file, tuple(CLAUSE.findall(entry[3])))
    return found
