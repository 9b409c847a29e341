"""Everything that is wrong with an edition file."""

from pathlib import Path

from rentier.editions.loader import load_file, merge
from rentier.editions.problem import EditionError, Problem


def check_file(path: str | Path) -> list[Problem]:
    """What stands in the way of playing that file, or of extending it if it is abstract; nothing, if it is right."""
    try:
        if not merge(Path(path)).abstract:
            load_file(Path(path))
    except EditionError as error:
        return list(error.problems)
    return []
