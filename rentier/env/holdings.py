"""How many titles of each group each seat has."""

from rentier.env import numbers
from rentier.rules import names
from rentier.rules.state import State
from rentier.rules.tables import Tables


class Holdings:
    """By group * OWNERS + owner + 1: the Bank, which is NOBODY, comes first, so that nothing hangs on a question."""

    def __init__(self) -> None:
        self.held = [0 for _ in range(names.SQUARES * numbers.OWNERS)]


def count(h: Holdings, g: State, e: Tables) -> None:
    for i in range(e.groups * numbers.OWNERS):
        h.held[i] = 0
    for i in range(e.titles):
        square = e.title[i]
        h.held[e.group[square] * numbers.OWNERS + g.owner[square] + 1] += 1
