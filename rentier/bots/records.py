"""How a flat bot's function is called: in plain Python, or compiled by Numba to a C function that the driver calls.

Both read and write the same block of numbers (see `flat`), under the same names: `state.cash[2]`, `ask.count`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import cache
from types import FunctionType
from typing import Any

from rentier.bots import flat
from rentier.bots.flat import Flat, Layout

Decide = Callable[[Any, Any, Any, Any, Any], None]  # state, tables, ask, memory, move


class Uncompilable(Exception):
    """Numba cannot compile a bot; the text says why."""


# In plain Python.


class Number:
    """A field that is one number of the block."""

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at

    def __get__(self, record: Any, kind: type | None = None) -> int:
        return int(record.numbers[self.at])

    def __set__(self, record: Any, value: int) -> None:
        record.numbers[self.at] = value


class Row:
    """A field that is a row of the block's numbers, a NumPy array over them."""

    __slots__ = ("at", "length")

    def __init__(self, at: int, length: int) -> None:
        self.at = at
        self.length = length

    def __get__(self, record: Any, kind: type | None = None) -> Any:
        return record.numbers[self.at : self.at + self.length]

    def __set__(self, record: Any, value: object) -> None:
        raise AttributeError("a row of numbers can be filled, not replaced")


class Record:
    """Part of a block, its fields under their names; there are no others."""

    __slots__ = ("numbers",)

    def __init__(self, numbers: Any) -> None:
        self.numbers = numbers


@cache
def kind_of(layout: Layout) -> type[Record]:
    fields: dict[str, object] = {"__slots__": ()}
    at = 0
    for name, length in layout:
        fields[name] = Row(at, length) if length else Number(at)
        at += length or 1
    return type("Record", (Record,), fields)


def records(f: Flat, seat: int) -> tuple[Any, ...]:
    """What the bot of this seat is called with: state, tables, ask, memory, move."""
    import numpy

    block = numpy.frombuffer(f.buffer, dtype=numpy.int64)[seat * f.size : (seat + 1) * f.size]
    state, tables, ask, memory, move = numpy.split(block, [f.at_tables, f.at_ask, f.at_memory, f.at_move])
    return (
        kind_of(flat.STATE)(state),
        kind_of(flat.TABLES)(tables),
        kind_of(flat.ASK)(ask),
        memory,
        kind_of(flat.MOVE)(move),
    )


# Compiled.


def can_compile() -> bool:
    """Whether Numba is there and wanted (NUMBA_DISABLE_JIT=1 says no), and a compiled driver to call what it makes."""
    from importlib.util import find_spec

    wanted = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
    return wanted and not str(flat.__file__).endswith(".py") and find_spec("numba") is not None


COMPILED: dict[Decide, Any] = {}  # kept as long as anyone may call them


def address_of(decide: Decide) -> int:
    """Where the compiled function is: compiled once a process, and inherited by those that it forks."""
    if not isinstance(decide, FunctionType):
        raise Uncompilable("it has to be a plain function, with @staticmethod above it")
    if decide not in COMPILED:
        try:
            COMPILED[decide] = compiled(decide)
        except Exception as problem:  # Numba's own and others: KeyError for an unknown field, or what its import raises
            raise Uncompilable(f"{type(problem).__name__}: {reason(str(problem))}") from problem
    return int(COMPILED[decide].address)


def compiled(decide: FunctionType) -> Any:
    import numba
    import numpy

    def pointer(layout: Layout) -> Any:
        fields: list[Any] = [(name, "i8", (length,)) if length else (name, "i8") for name, length in layout]
        return numba.types.CPointer(numba.from_dtype(numpy.dtype(fields)))

    number = numba.types.int64
    handed = (pointer(flat.STATE), pointer(flat.TABLES), pointer(flat.ASK), numba.types.CPointer(number))
    memory_size = flat.MEMORY
    for helper in helpers_of(decide, set()):
        numba.extending.register_jitable(boundscheck=True)(helper)
    body = numba.njit(decide, boundscheck=True, error_model="python")

    @numba.cfunc(number(*handed, pointer(flat.MOVE)))  # type: ignore[untyped-decorator, unused-ignore]
    def called(state: Any, tables: Any, ask: Any, memory: Any, move: Any) -> int:
        try:
            body(
                numba.carray(state, 1)[0],
                numba.carray(tables, 1)[0],
                numba.carray(ask, 1)[0],
                numba.carray(memory, memory_size),
                numba.carray(move, 1)[0],
            )
        except Exception:
            return 1
        return 0

    return called


def helpers_of(function: FunctionType, found: set[FunctionType]) -> Iterator[FunctionType]:
    """The plain functions of its own module that a function calls by name, and those that these call."""
    for name in function.__code__.co_names:
        helper = function.__globals__.get(name)
        if isinstance(helper, FunctionType) and helper is not function and helper not in found:
            found.add(helper)
            yield helper
            yield from helpers_of(helper, found)


NOISE = ("Failed in nopython", "- ", "During:", "^", "<source")  # lines of Numba's without the trouble


def reason(text: str) -> str:
    """What Numba says, in short: the trouble, and its place."""
    lines = [line.strip() for line in text.splitlines()]
    said = [line for line in lines if line and not line.startswith(NOISE)]
    places = [line for line in lines if line.startswith('File "') and not line.startswith('File "<')]
    return " ".join([*said[:3], *places[-1:]])[:400]
