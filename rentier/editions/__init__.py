"""The rulebooks as data: editions, their house rules and their checker."""

from rentier.editions.check import check_file
from rentier.editions.edition import Card, Deck, Edition, Group, Provenance, Square
from rentier.editions.loader import load, names
from rentier.editions.problem import EditionError, Problem
from rentier.editions.schema import DIALS, LANGUAGES, Dial

__all__ = [
    "DIALS",
    "LANGUAGES",
    "Card",
    "Deck",
    "Dial",
    "Edition",
    "EditionError",
    "Group",
    "Problem",
    "Provenance",
    "Square",
    "check_file",
    "load",
    "names",
]
