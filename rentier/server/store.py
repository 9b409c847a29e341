"""Where tables are kept: one database, in which a move is before anybody sees it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql import Executable

SCHEMA = 1
MOST_AT_ONCE = 500  # writes in one transaction

metadata = MetaData()
about = Table("about", metadata, Column("schema", Integer, primary_key=True))
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("created", Float, nullable=False),
    Column("stage", Text, nullable=False),
    Column("plan", Text, nullable=False),  # mode, house rules and pace
    Column("edition", Text, nullable=False),  # the whole of it, as played
    Column("seed", Text, nullable=False),
    Column("header", Text),  # of the record, once the game has begun
    Column("summary", Text, nullable=False),  # where the game stands
    Column("previous", Text),
    Column("next", Text),
)
seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("level", Text),
    Column("name", Text, nullable=False),
    Column("pawn", Text),
    Column("token", Text),  # hashed
    Column("ready", Boolean, nullable=False),
    Index("seats_by_token", "token"),
)
lines = Table(
    "lines",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("line", Text, nullable=False),  # as in the record
    Column("by", Text, nullable=False),
)
commands = Table(
    "commands",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("digest", Text, nullable=False),
    Column("answer", Text, nullable=False),
)
talk = Table(
    "talk",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Float, nullable=False),
)
codes = Table(
    "codes",
    metadata,
    Column("code", Text, primary_key=True),  # hashed
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("expires", Float, nullable=False),
)
own_editions = Table(
    "own_editions",
    metadata,
    Column("name", Text, primary_key=True),
    Column("data", Text, nullable=False),
)

workers = Table("workers", metadata, Column("id", Text, primary_key=True), Column("expires", Float, nullable=False))
homes = Table(  # see homes.py
    "homes",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("worker", Text, nullable=False),
    Column("number", Integer, nullable=False),
)

Change = tuple[Executable, dict[str, Any]]

# What a move writes: made once, so that the moves of many rooms are one call each.
NEW_TABLE, NEW_SEAT, NEW_LINE = insert(tables), insert(seats), insert(lines)
NEW_COMMAND, NEW_TALK, NEW_CODE = insert(commands), insert(talk), insert(codes)
GAME_IS_AT = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values(summary=bindparam("new_summary"), stage=bindparam("new_stage"))
)


class Unusable(Exception):
    """A database that cannot be used; its text says why and what to do."""


@dataclass(frozen=True)
class Fence:
    """What a room shows when it writes, where there are other workers: its table lives here."""

    table_id: str
    number: int


class Moved(Exception):
    """The table lives elsewhere now; nothing was written."""


@dataclass(frozen=True)
class Kept:
    """A table as it was stored."""

    row: dict[str, Any]
    seats: list[dict[str, Any]]
    lines: list[tuple[Any, str]]
    talk: list[dict[str, Any]]
    last: dict[int, int]  # the highest number of each seat's commands


def compact(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


# What rooms ask to be written.


def new_table(row: dict[str, Any], seat_rows: Iterable[dict[str, Any]]) -> list[Change]:
    return [(NEW_TABLE, row), *((NEW_SEAT, seat) for seat in seat_rows)]


def change_table(table_id: str, **values: Any) -> Change:
    return update(tables).where(tables.c.id == table_id), values


def game_is_at(table_id: str, summary: object, stage: str) -> Change:
    return GAME_IS_AT, {"of_table": table_id, "new_summary": compact(summary), "new_stage": stage}


def change_seat(table_id: str, seat: int, **values: Any) -> Change:
    return update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat), values


def new_line(table_id: str, sequence: int, line: object, by: str) -> Change:
    return NEW_LINE, {"table_id": table_id, "sequence": sequence, "line": compact(line), "by": by}


def new_command(table_id: str, seat: int, n: int, digest: str, answer: object) -> Change:
    row = {"table_id": table_id, "seat": seat, "n": n, "digest": digest, "answer": compact(answer)}
    return NEW_COMMAND, row


def new_talk(row: dict[str, Any]) -> Change:
    return NEW_TALK, row


def new_code(code: str, table_id: str, seat: int, expires: float) -> Change:
    return NEW_CODE, {"code": code, "table_id": table_id, "seat": seat, "expires": expires}


def drop_code(code: str) -> Change:
    return delete(codes).where(codes.c.code == code), {}


def keep_edition(name: str, data: object) -> list[Change]:
    """Somebody's own edition; its name is made from what it holds, so the same one may come again."""
    row = {"name": name, "data": compact(data)}
    return [(delete(own_editions).where(own_editions.c.name == name), {}), (insert(own_editions), row)]


def together(batch: Sequence[Sequence[Change]]) -> list[tuple[Executable, list[dict[str, Any]]]]:
    """The changes by statement. Each room waits for its writes, so a batch has one of each room, in any order."""
    found: dict[int, tuple[Executable, list[dict[str, Any]]]] = {}
    for changes in batch:
        for statement, values in changes:
            found.setdefault(id(statement), (statement, []))[1].append(values)
    return list(found.values())


def must_hold(connection: Connection, fences: Sequence[Fence]) -> None:
    """Raises Moved unless each table still lives where its writer thinks; until the transaction ends, none moves."""
    if not fences:
        return
    wanted = {fence.table_id: fence.number for fence in fences}
    found = connection.execute(
        select(homes.c.table_id, homes.c.number)
        .where(homes.c.table_id.in_(sorted(wanted)))
        .order_by(homes.c.table_id)
        .with_for_update(read=True)
    )
    if {table_id: number for table_id, number in found} != wanted:
        raise Moved


class Store:
    """Reads and writes, each in one transaction. Every call may take its time: not for the event loop."""

    def __init__(self, path: Path | None) -> None:
        """Opens or makes the database file; None keeps everything in memory, for a test."""
        if path is not None:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as problem:
                raise Unusable(f"{path.parent}: {problem.strerror}; say where with --data DIR") from problem
        self.path = path
        address = "sqlite://" if path is None else f"sqlite:///{path}"
        options: dict[str, Any] = {"connect_args": {"check_same_thread": False, "timeout": 10}}
        if path is None:
            from sqlalchemy.pool import StaticPool

            options["poolclass"] = StaticPool
        self.engine: Engine = create_engine(address, **options)
        event.listen(self.engine, "connect", be_durable)
        try:
            metadata.create_all(self.engine)
            with self.engine.begin() as connection:
                found = connection.execute(select(about.c.schema)).scalar()
                if found is None:
                    connection.execute(insert(about), {"schema": SCHEMA})
        except SQLAlchemyError as problem:
            why = str(getattr(problem, "orig", problem))
            raise Unusable(
                f"{path}: the database cannot be used ({why}); give another folder with --data DIR"
            ) from problem
        if found is not None and found != SCHEMA:
            raise Unusable(
                f"{path}: written by another version (schema {found}, this one reads {SCHEMA}); "
                "use that version, or another folder with --data DIR"
            )

    def close(self) -> None:
        self.engine.dispose()

    def write_all(
        self, batch: Sequence[Sequence[Change]], fences: Sequence[Fence | None] = ()
    ) -> list[Exception | None]:
        """Every write in one transaction; where that fails, each in its own. What stood against each, in order."""
        try:
            with self.engine.begin() as connection:
                must_hold(connection, [fence for fence in fences if fence is not None])
                for statement, values in together(batch):
                    connection.execute(statement, values)
        except (SQLAlchemyError, Moved) as problem:
            if len(batch) == 1:
                return [problem]
            each = fences or [None] * len(batch)
            return [self.write_all([changes], [fence])[0] for changes, fence in zip(batch, each, strict=True)]
        return [None] * len(batch)

    def table(self, table_id: str) -> Kept | None:
        with self.engine.connect() as connection:
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
                select(commands.c.seat, func.max(commands.c.n))
                .where(commands.c.table_id == table_id)
                .group_by(commands.c.seat)
            )
            return Kept(
                dict(row),
                [dict(seat) for seat in here.mappings()],
                [(json.loads(line), by) for line, by in told],
                [dict(each) for each in said.mappings()][::-1],
                {seat: last for seat, last in numbers},
            )

    def id_of(self, code: str) -> str | None:
        with self.engine.connect() as connection:
            return connection.execute(select(tables.c.id).where(tables.c.code == code)).scalar()

    def tables_of(self, tokens: Sequence[str]) -> list[tuple[str, int]]:
        """Table and seat of each of these hashed tokens, the latest table first."""
        with self.engine.connect() as connection:
            found = connection.execute(
                select(seats.c.table_id, seats.c.seat)
                .join(tables, tables.c.id == seats.c.table_id)
                .where(seats.c.token.in_(tokens))
                .order_by(tables.c.created.desc(), seats.c.seat)
            )
            return [(table_id, seat) for table_id, seat in found]

    def rows(self, ids: Sequence[str]) -> dict[str, tuple[dict[str, Any], list[dict[str, Any]]]]:
        """Tables with their seats, without their games."""
        with self.engine.connect() as connection:
            found = connection.execute(select(tables).where(tables.c.id.in_(ids))).mappings()
            result: dict[str, tuple[dict[str, Any], list[dict[str, Any]]]] = {
                row["id"]: (dict(row), []) for row in found
            }
            there = connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)).mappings()
            for seat in there:
                result[seat["table_id"]][1].append(dict(seat))
            return result

    def command(self, table_id: str, seat: int, n: int) -> tuple[str, dict[str, Any]] | None:
        """The digest and answer of a command that was carried out."""
        with self.engine.connect() as connection:
            found = connection.execute(
                select(commands.c.digest, commands.c.answer).where(
                    commands.c.table_id == table_id, commands.c.seat == seat, commands.c.n == n
                )
            ).first()
            return None if found is None else (found[0], json.loads(found[1]))

    def seat_of_code(self, code: str, now: float) -> tuple[str, int] | None:
        """Table and seat that a hashed code is good for."""
        with self.engine.connect() as connection:
            found = connection.execute(
                select(codes.c.table_id, codes.c.seat).where(codes.c.code == code, codes.c.expires > now)
            ).first()
            return None if found is None else (found[0], found[1])

    def own_edition(self, name: str) -> dict[str, Any] | None:
        with self.engine.connect() as connection:
            found = connection.execute(select(own_editions.c.data).where(own_editions.c.name == name)).scalar()
            return None if found is None else json.loads(found)


def be_durable(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


class Writer:
    """The one writer: whatever waits, of all rooms, goes into one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.queue: asyncio.Queue[tuple[Sequence[Change], Fence | None, asyncio.Future[None]]] = asyncio.Queue()
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="rentier-writer")
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name="writer")

    async def write(self, changes: Sequence[Change], fence: Fence | None = None) -> None:
        """Returns when the changes are stored for good; raises what the database said otherwise."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((changes, fence, done))
        await done

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            batch = [await self.queue.get()]
            while len(batch) < MOST_AT_ONCE and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            results: Sequence[Exception | None]
            try:
                changes, fences, _ = zip(*batch, strict=True)
                results = await loop.run_in_executor(self.thread, self.store.write_all, changes, fences)
            except Exception as problem:
                results = [problem] * len(batch)
            for (_, _, done), wrong in zip(batch, results, strict=True):
                if done.done():
                    continue
                if wrong is None:
                    done.set_result(None)
                else:
                    done.set_exception(wrong)

    async def stop(self) -> None:
        """Once everything that waits is written."""
        while not self.queue.empty():
            await asyncio.sleep(0.01)
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.thread.shutdown(wait=True)
