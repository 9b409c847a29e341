"""What rooms ask to be written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from pydantic_core import to_json
from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.sql import Executable

from rentier.server.store.schema import codes, commands, lines, own_editions, seats, tables, talk

Change = tuple[Executable, dict[str, Any]]

# What a move writes: made once, so that the moves of many rooms are one call each.
NEW_TABLE, NEW_SEAT, NEW_LINE = insert(tables), insert(seats), insert(lines)
NEW_COMMAND, NEW_TALK, NEW_CODE = insert(commands), insert(talk), insert(codes)
# What every write of a room rests on: the table is still as the room knows it.
NEXT_REVISION = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"), tables.c.revision == bindparam("known"))
    .values(revision=tables.c.revision + 1)
)
GAME_IS_AT = NEXT_REVISION.values(summary=bindparam("new_summary"), stage=bindparam("new_stage"))
COMMANDS_KEPT = 256  # of a seat, at least: a client that does not know whether one was carried out sends it again
RESTS = (NEXT_REVISION, GAME_IS_AT)


def compact(data: object) -> str:
    return to_json(data).decode()


def new_table(row: dict[str, Any], seat_rows: Iterable[dict[str, Any]]) -> list[Change]:
    return [(NEW_TABLE, row), *((NEW_SEAT, seat) for seat in seat_rows)]


def change_table(table_id: str, **values: Any) -> Change:
    return update(tables).where(tables.c.id == table_id), values


def game_is_at(table_id: str, known: int, summary: object, stage: str) -> Change:
    return GAME_IS_AT, {"of_table": table_id, "known": known, "new_summary": compact(summary), "new_stage": stage}


def resting(changes: Sequence[Change], table_id: str, known: int) -> Sequence[Change]:
    """The changes, made only if the table has the revision that is known, and give it the next: that first of all."""
    if any(statement is GAME_IS_AT for statement, _ in changes):
        return changes
    return [(NEXT_REVISION, {"of_table": table_id, "known": known}), *changes]


def change_seat(table_id: str, seat: int, **values: Any) -> Change:
    return update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat), values


def new_line(table_id: str, sequence: int, line: object, by: str) -> Change:
    return NEW_LINE, {"table_id": table_id, "sequence": sequence, "line": compact(line), "by": by}


def new_command(table_id: str, seat: int, n: int, digest: str, answer: object, last: bool = False) -> Change:
    """A command that was carried out. With `last` it is written after all other changes of its room: see `together`."""
    row = {"table_id": table_id, "seat": seat, "n": n, "digest": digest, "answer": compact(answer)}
    return insert(commands) if last else NEW_COMMAND, row


def drop_commands(table_id: str, seat: int, below: int) -> Change:
    old = (commands.c.table_id == table_id, commands.c.seat == seat, commands.c.n < below)
    return delete(commands).where(*old), {}


def new_talk(row: dict[str, Any]) -> Change:
    return NEW_TALK, row


def new_code(code: str, table_id: str, seat: int, expires: float) -> Change:
    return NEW_CODE, {"code": code, "table_id": table_id, "seat": seat, "expires": expires}


def drop_old_codes(now: float) -> Change:
    return delete(codes).where(codes.c.expires <= now), {}


def drop_code(code: str) -> Change:
    return delete(codes).where(codes.c.code == code), {}


def new_holder(table_id: str, seat: int, **values: Any) -> list[Change]:
    """The seat is somebody else's: no code of before gives it away, and its commands are counted from the first."""
    return [
        (delete(codes).where(codes.c.table_id == table_id, codes.c.seat == seat), {}),
        (delete(commands).where(commands.c.table_id == table_id, commands.c.seat == seat), {}),
        change_seat(table_id, seat, **values),
    ]


def keep_edition(name: str, data: object) -> list[Change]:
    """Somebody's own edition; its name is made from what it holds, so the same one may come again."""
    row = {"name": name, "data": compact(data)}
    return [(delete(own_editions).where(own_editions.c.name == name), {}), (insert(own_editions), row)]


def together(batch: Sequence[Sequence[Change]]) -> list[tuple[Executable, list[dict[str, Any]]]]:
    """The changes by statement. Each room waits for its writes, so a batch has one of each room, in any order.

    Statements of a room's own keep their order; one that rooms share is where the first of them has it.
    """
    found: dict[int, tuple[Executable, list[dict[str, Any]]]] = {}
    for changes in batch:
        for statement, values in changes:
            found.setdefault(id(statement), (statement, []))[1].append(values)
    return list(found.values())
