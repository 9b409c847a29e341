"""Calls a C function at its address: `native.pxd` does. Plain Python asks the bot's own function (see `guests`)."""

from collections.abc import MutableSequence


def call(address: int, block: MutableSequence[int], state: int, tables: int, ask: int, memory: int, move: int) -> int:
    raise AssertionError("only the compiled driver calls a bot by its address")
