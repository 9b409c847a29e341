"""Reads and writes of the tables, the same for every database."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import func, select
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from rentier.server.store import database, migrate
from rentier.server.store.changes import COMMANDS_KEPT, RESTS, Change, together
from rentier.server.store.database import Unusable
from rentier.server.store.schema import SCHEMA, codes, commands, lines, own_editions, seats, tables, talk

T = TypeVar("T")


@dataclass(frozen=True)
class Kept:
    """A table as it was stored."""

    row: dict[str, Any]
    seats: list[dict[str, Any]]
    lines: list[tuple[Any, str]]
    talk: list[dict[str, Any]]
    last: dict[int, int]  # the highest number of each seat's commands
    first: dict[int, int]  # the lowest that is kept of seats that had many


class Outrun(Exception):
    """Somebody else has changed the table meanwhile."""


class InDoubt(Exception):
    """The database was lost while it stored: whether it did is known when it is back."""


OWN_FAULT = (IntegrityError, DataError)  # of one change; whatever else a database says stands against all
TRY_AGAIN = {"40001", "40P01", "25P03"}  # PostgreSQL's numbers for that


def may_pass(problem: DBAPIError) -> bool:
    """Whether it may go well at once: the connection was an old one, we slept, or two were in each other's way."""
    return problem.connection_invalidated or getattr(problem.orig, "sqlstate", None) in TRY_AGAIN


def read_again(what: Callable[[], T]) -> T:
    """Reads something; a second time where the connection was an old one."""
    try:
        return what()
    except DBAPIError as problem:
        if not may_pass(problem):
            raise
        return what()


class Store:
    """Reads and writes, each in one transaction. Every call may take its time: not for the event loop."""

    def __init__(self, where: Path | str | None) -> None:
        """Opens or makes the database of a file or an address; None keeps everything in memory, for a test."""
        self.url = database.address_of(where)
        database.make_place(self.url)
        self.engine = database.engine_of(self.url)
        try:
            self.open()
        except (SQLAlchemyError, Unusable) as problem:
            self.engine.dispose()
            raise database.unusable(self.url, problem) from problem
        self.file = database.file_of(self.url)
        self.writing = self.engine.execution_options(writes=True)
        # What is read in one go is of one moment, also where others write.
        self.reading = self.engine
        if not database.is_sqlite(self.url):
            self.reading = self.engine.execution_options(isolation_level="REPEATABLE READ")

    def open(self) -> None:
        if self.url.database is None:
            with self.engine.begin() as connection:
                migrate.create(connection)
        else:
            found = migrate.schema_at(self.url)
            if found != SCHEMA:
                migrate.bring_up_to_date(self.url, found)
        database.must_be_sound(self.engine)

    def touch(self) -> None:
        """Asks for nothing; whoever wants the database alone sees by the connection that it is in use."""
        with self.reading.connect() as connection:
            connection.execute(select(1))

    def close(self) -> None:
        self.engine.dispose()

    def write_all(self, batch: Sequence[Sequence[Change]], again: bool = True) -> list[Exception | None]:
        """Every write in one transaction, without those that it fails for. What stood against each, in order."""
        try:
            self.commit(batch)
        except Exception as problem:
            if again and isinstance(problem, DBAPIError) and may_pass(problem):
                return self.write_all(batch, again=False)
            against_all = isinstance(problem, SQLAlchemyError | InDoubt | Unusable)
            if len(batch) == 1 or (against_all and not isinstance(problem, OWN_FAULT)):
                return [problem] * len(batch)
            half = len(batch) // 2
            return [*self.write_all(batch[:half], again), *self.write_all(batch[half:], again)]
        return [None] * len(batch)

    def commit(self, batch: Sequence[Sequence[Change]]) -> None:
        with self.writing.connect() as connection:
            for statement, values in together(batch):
                done = connection.execute(statement, values)
                if statement in RESTS and done.rowcount != len(values):
                    raise Outrun("somebody else has changed the table")
            if database.file_of(self.url) != self.file:  # what is written now nobody would find again
                raise Unusable(f"{database.shown(self.url)}: the file was removed or replaced; put it back, or restart")
            try:
                connection.commit()
            except Exception as problem:
                raise InDoubt(str(problem)) from problem

    def table(self, table_id: str) -> Kept | None:
        with self.reading.connect() as connection:
            row = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
            if row is None:
                return None
            here = connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
            told = connection.execute(
                select(lines.c.line, lines.c.by).where(lines.c.table_id == table_id).order_by(lines.c.sequence)
            )
            said = connection.execute(
                select(talk).where(talk.c.table_id == table_id).order_by(talk.c.number.desc()).limit(100)
            )
            numbers = connection.execute(
                select(commands.c.seat, func.max(commands.c.n), func.min(commands.c.n), func.count())
                .where(commands.c.table_id == table_id)
                .group_by(commands.c.seat)
            ).all()
            return Kept(
                dict(row),
                [dict(seat) for seat in here.mappings()],
                [(json.loads(line), by) for line, by in told],
                [dict(each) for each in said.mappings()][::-1],
                {seat: last for seat, last, _, _ in numbers},
                {seat: first for seat, _, first, count in numbers if count >= COMMANDS_KEPT},
            )

    def id_of(self, code: str) -> str | None:
        with self.reading.connect() as connection:
            return connection.execute(select(tables.c.id).where(tables.c.code == code)).scalar()

    def tables_of(self, tokens: Sequence[str]) -> list[tuple[str, int]]:
        """Table and seat of each of these hashed tokens, the latest table first."""
        with self.reading.connect() as connection:
            found = connection.execute(
                select(seats.c.table_id, seats.c.seat)
                .join(tables, tables.c.id == seats.c.table_id)
                .where(seats.c.token.in_(tokens))
                .order_by(tables.c.created.desc(), seats.c.seat)
            )
            return [(table_id, seat) for table_id, seat in found]

    def rows(self, ids: Sequence[str]) -> dict[str, tuple[dict[str, Any], list[dict[str, Any]]]]:
        """Tables with their seats, without their games."""
        with self.reading.connect() as connection:
            found = connection.execute(select(tables).where(tables.c.id.in_(ids))).mappings()
            result: dict[str, tuple[dict[str, Any], list[dict[str, Any]]]] = {
                row["id"]: (dict(row), []) for row in found
            }
            there = connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)).mappings()
            for seat in there:
                result[seat["table_id"]][1].append(dict(seat))
            return result

    def settle(self, table_id: str) -> None:
        """Waits for a write of the table whose end nobody has heard of: it may still be on its way to the disk."""
        with self.engine.begin() as connection:
            connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())

    def command(self, table_id: str, seat: int, n: int) -> tuple[str, dict[str, Any]] | None:
        """The digest and answer of a command that was carried out."""
        with self.reading.connect() as connection:
            found = connection.execute(
                select(commands.c.digest, commands.c.answer).where(
                    commands.c.table_id == table_id, commands.c.seat == seat, commands.c.n == n
                )
            ).first()
            return None if found is None else (found[0], json.loads(found[1]))

    def seat_of_code(self, code: str, now: float) -> tuple[str, int] | None:
        """Table and seat that a hashed code is good for."""
        with self.reading.connect() as connection:
            found = connection.execute(
                select(codes.c.table_id, codes.c.seat).where(codes.c.code == code, codes.c.expires > now)
            ).first()
            return None if found is None else (found[0], found[1])

    def own_edition(self, name: str) -> dict[str, Any] | None:
        with self.reading.connect() as connection:
            found = connection.execute(select(own_editions.c.data).where(own_editions.c.name == name)).scalar()
            return None if found is None else json.loads(found)
