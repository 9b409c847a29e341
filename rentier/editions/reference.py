"""The table of all dials for the docs: `python -m rentier.editions.reference` prints it."""

from rentier.editions.build import dials_of
from rentier.editions.loader import merge
from rentier.editions.problem import shown
from rentier.editions.schema import DIALS
from rentier.editions.source import BUILT_IN


def dial_table() -> str:
    """One line a dial: its key, allowed values, the value that `classic` gives it, and what it means."""
    classic = dials_of(merge(BUILT_IN / "classic.toml").document)
    lines = ["| key | allowed | classic | meaning |", "| --- | --- | --- | --- |"]
    for key, dial in DIALS.items():
        allowed = dial.allowed().replace('"', "`")
        lines.append(f"| `{key}` | {allowed} | {shown(classic[key])} | {dial.meaning} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(dial_table(), end="")
