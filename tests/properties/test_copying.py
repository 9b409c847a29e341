"""A copy of a state has every field, and shares none."""

import re
from pathlib import Path

import pytest

from rentier import Game
from rentier.rules import state

DECLARED = (Path(state.__file__).parent / "state.pxd").read_text(encoding="utf-8")
SIZES = {
    "signed char": (1, -(2**7), 2**7 - 1),
    "unsigned char": (1, 0, 2**8 - 1),
    "short": (2, -(2**15), 2**15 - 1),
    "int": (4, -(2**31), 2**31 - 1),
    "unsigned int": (4, 0, 2**32 - 1),
    "unsigned long long": (8, 0, 2**64 - 1),
}
FIELD = re.compile(r"^    cdef (?:public |readonly )?([a-z ]+?)(?:\[(\d+)\])? (\w+)$", re.MULTILINE)
FIELDS = {name: (kind, int(length or 0)) for kind, length, name in FIELD.findall(DECLARED)}


def test_every_declared_field_is_in_the_layout():
    assert {name: length for name, (_, length) in FIELDS.items()} == dict(state.LAYOUT)


def test_a_state_takes_about_a_kilobyte():
    assert sum(SIZES[kind][0] * max(length, 1) for kind, length in FIELDS.values()) < 1100


def filled(way: int) -> list[int]:
    """A value for every number of the state, each unlike its neighbours, at both ends of what its type can hold."""
    values = []
    for name, length in state.LAYOUT:
        _, least, most = SIZES[FIELDS[name][0]]
        for _ in range(max(length, 1)):
            n = len(values) * 37 + 11
            values.append([least + n % (most - least + 1), most - n % (most - least + 1), least, most][way])
    return values


@pytest.mark.both_forms
@pytest.mark.parametrize("way", range(4))
def test_a_copy_is_equal_in_every_field_and_independent(way):
    values = filled(way)
    first = state.from_fields(values)
    assert state.fields(first) == values
    copy = state.copy(first)
    assert state.fields(copy) == values
    assert state.to_bytes(copy) == state.to_bytes(first)
    del first
    assert state.fields(copy) == values


@pytest.mark.both_forms
def test_what_happens_to_the_original_does_not_happen_to_the_copy():
    """Every array of a plain state is a list of its own; compiled, a game that goes on shows the same."""
    game = Game("peru", players=4, seed="1")
    first = game._state
    copy = state.copy(first)
    for name, length in state.LAYOUT:
        if length and isinstance(first, state.State) and hasattr(first, name):
            assert getattr(first, name) is not getattr(copy, name), name
    before = state.to_bytes(copy)
    for _ in range(60):
        move = dict(game.legal_moves()[0])
        game.apply({"move": "bid", "amount": move["min"]} if "min" in move else move)
    assert state.to_bytes(first) != before
    assert state.to_bytes(copy) == before


@pytest.mark.both_forms
def test_bytes_tell_every_difference():
    values = filled(0)
    other = filled(1)
    whole = state.to_bytes(state.from_fields(values))
    for at in range(len(values)):
        changed = [*values[:at], other[at], *values[at + 1 :]]
        assert (state.to_bytes(state.from_fields(changed)) != whole) == (changed != values)
