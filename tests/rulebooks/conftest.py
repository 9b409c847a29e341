"""A table of each edition: `peru(owner={1: ANA}, to_roll=BETO, dice=[(1, 1)])`, see `tests/at_the_table.py`."""

from collections.abc import Callable
from functools import partial

import pytest

from rentier import Game
from tests.at_the_table import set_table

Table = Callable[..., Game]


@pytest.fixture
def brasil() -> Table:
    return partial(set_table, "brasil")


@pytest.fixture
def peru() -> Table:
    return partial(set_table, "peru")


@pytest.fixture
def scuola() -> Table:
    return partial(set_table, "scuola")


@pytest.fixture
def malta() -> Table:
    return partial(set_table, "malta")


@pytest.fixture
def castilla() -> Table:
    return partial(set_table, "castilla")
