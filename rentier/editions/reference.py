"""The lists of all clauses' keys and of all dials for the docs: `python -m rentier.editions.reference` prints them."""

from rentier.editions.build import dials_of
from rentier.editions.clauses import EVENTS, MOVES, REFUSAL_VARIANTS, REFUSALS, VARIANTS
from rentier.editions.loader import merge
from rentier.editions.problem import shown, told
from rentier.editions.schema import DIALS
from rentier.editions.source import BUILT_IN


def clause_keys() -> str:
    """What `[clauses]` may name: refusals, the moves and circumstances that may follow, events and their variants."""
    lists = {
        "refusals": REFUSALS,
        "moves": MOVES,
        **{f"`{code}-`": words for code, words in REFUSAL_VARIANTS.items() if code not in VARIANTS},
        "events": EVENTS,
        **{f"`{event}-`": words for event, words in VARIANTS.items()},
    }
    lines = ["| of | names |", "| --- | --- |"]
    lines += [f"| {of} | {', '.join(f'`{word}`' for word in sorted(words))} |" for of, words in lists.items()]
    return "\n".join(lines) + "\n"


def dial_table() -> str:
    """One line a dial: its key, allowed values, the value that `classic` gives it, and what it means."""
    classic = dials_of(merge(BUILT_IN / "classic.toml").document)
    lines = ["| key | allowed | classic | meaning |", "| --- | --- | --- | --- |"]
    for key, dial in DIALS.items():
        allowed = told(dial.allowed(), "en").replace('"', "`")
        lines.append(f"| `{key}` | {allowed} | {shown(classic[key])} | {dial.meaning} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(clause_keys())
    print(dial_table(), end="")
