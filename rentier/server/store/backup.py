"""Everything that is stored, as one file that any database of Rentier's can be made from.

Lines of JSON, compressed by gzip: a header; for each table its name and columns, then a line a row; at the end how many
rows there were of each and the SHA-256 of all lines before. docs/operations.md describes it.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import secrets
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, BinaryIO

from sqlalchemy import URL, Connection, MetaData, Table, func, select
from sqlalchemy.exc import SQLAlchemyError

from rentier import __version__
from rentier.server.store import database, migrate
from rentier.server.store.database import Unusable, shown
from rentier.server.store.schema import SCHEMA, metadata

FORMAT = 1
AT_ONCE = 1000  # rows
WAITS = 1.0  # seconds, for a server that is just going
PASSING = {"workers", "homes"}  # of servers that run
NO_GAMES = PASSING | {migrate.VERSION_TABLE, "about"}  # which the steps of migrations write


NONSENSE = (ValueError, KeyError, TypeError, OverflowError, RecursionError)  # what it may lead to, read as ours


class Copying(Unusable):
    """What stands against a backup, or against restoring one."""


def counted(number: int, what: str) -> str:
    """One table, two tables."""
    return f"{number} {what}{'' if number == 1 else 's'}"


def already(tables: int) -> str:
    return f"{counted(tables, 'table')} {'is' if tables == 1 else 'are'} there already"


def found_in(connection: Connection) -> list[Table]:
    """The tables that hold something of games, as they are in this database."""
    there = MetaData()
    there.reflect(connection, only=lambda name, _: name in metadata.tables and name not in NO_GAMES)
    return [table for _, table in sorted(there.tables.items())]


def backup(where: Path | str, file: Path | BinaryIO) -> Counter[str]:
    """Writes what is stored at this moment, while servers go on. How many rows there are of each table."""
    url = database.address_of(where)
    if database.is_sqlite(url) and not Path(str(url.database)).is_file():
        raise Copying(f"{shown(url)}: there are no games; say where they are with --data DIR or --database ADDRESS")
    if isinstance(file, Path) and file.exists():
        raise Copying(f"{file}: is there already; choose another name")
    if isinstance(file, Path) and not file.parent.is_dir():
        raise Copying(f"{file.parent}: there is no such folder; make it, or choose another")
    engine = database.engine_of(url, looks=True)
    try:
        reading = engine
        if not database.is_sqlite(url):
            reading = engine.execution_options(isolation_level="REPEATABLE READ")
        with reading.connect() as connection:
            if not database.is_sqlite(url):  # the disk for the file may be slow, and nothing is locked
                connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")
            return write(connection, file) if isinstance(file, Path) else pour(connection, file)
    except SQLAlchemyError as problem:
        raise database.unusable(url, problem) from problem
    finally:
        engine.dispose()


def write(connection: Connection, file: Path) -> Counter[str]:
    """The file is there whole and on the disk, or not at all; only its owner may read it."""
    unfinished = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        with open(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as raw:
            counts = pour(connection, raw)
            os.fsync(raw.fileno())
        appear(unfinished, file)
        database.note_on_disk(file.parent)
    finally:
        unfinished.unlink(missing_ok=True)
    return counts


def pour(connection: Connection, raw: BinaryIO) -> Counter[str]:
    schema = migrate.schema_of(connection)
    if schema is None:
        raise Copying(f"{shown(connection.engine.url)}: there are no games yet")
    migrate.must_be_known(connection.engine.url, schema)
    counts: Counter[str] = Counter()
    digest = hashlib.sha256()
    with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=6, filename="", mtime=0) as packed:

        def put(data: object) -> None:
            line = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
            digest.update(line)
            packed.write(line)

        made = datetime.now(UTC).isoformat(timespec="seconds")
        put({"rentier-backup": FORMAT, "schema": schema, "rentier": __version__, "made": made})
        for table in found_in(connection):
            counts[table.name] = 0
            put({"table": table.name, "columns": [column.name for column in table.columns]})
            rows = connection.execute(
                select(table).order_by(*table.primary_key.columns), execution_options={"yield_per": AT_ONCE}
            )
            try:
                for row in rows:
                    put(list(row))
                    counts[table.name] += 1
            except (TypeError, ValueError) as problem:
                raise database.damaged(connection.engine.url, f"in {table.name}") from problem
        put({"rows": counts, "sha256": digest.hexdigest()})
    raw.flush()
    return counts


def appear(unfinished: Path, file: Path) -> None:
    """Under its name, at once; never in the place of another."""
    try:
        try:
            os.link(unfinished, file)
        except FileExistsError:
            raise
        except OSError:  # no links there: an empty file holds the name
            os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
            os.replace(unfinished, file)
    except FileExistsError:
        raise Copying(f"{file}: is there already; choose another name") from None


def read(file: Path) -> Iterator[Any]:
    """The header, then (table, columns) and rows as they come; at the end it is sure that the file is whole."""
    digest, counts, table = hashlib.sha256(), Counter[str](), ""
    try:
        with gzip.open(file, "rb") as lines:
            for line in lines:
                data = json.loads(line)
                if isinstance(data, dict) and "sha256" in data:
                    if data != {"rows": counts, "sha256": digest.hexdigest()} or lines.read(1):
                        break
                    yield data
                    return
                digest.update(line)
                if isinstance(data, dict) and "table" in data:
                    table = data["table"]
                    counts[table] = 0
                elif isinstance(data, list):
                    counts[table] += 1
                yield data
    except (EOFError, *NONSENSE, zlib.error, gzip.BadGzipFile) as problem:
        raise Copying(f"{file}: this is no backup of Rentier's, or a damaged one") from problem
    raise Copying(f"{file}: this backup is damaged or not whole; use another")


def verify(file: Path) -> dict[str, Any]:
    """Its header, with the number of rows of each table, once every line has been looked at."""
    header: dict[str, Any] | None = None
    for data in read(file):
        if header is None:
            if not isinstance(data, dict) or not isinstance(data.get("rentier-backup"), int):
                raise Copying(f"{file}: this is no backup of Rentier's")
            header = data
            if header["rentier-backup"] > FORMAT or header.get("schema") not in migrate.known():
                raise Copying(
                    f"{file}: made by a newer version of Rentier ({header.get('rentier')}, schema "
                    f"{header.get('schema')}; this one reads up to {SCHEMA}): restore it with that version"
                )
    assert header is not None
    try:
        datetime.fromisoformat(header["made"])
        if not {"tables", "lines"} <= data["rows"].keys():
            raise KeyError("tables, lines")
    except NONSENSE as problem:
        raise Copying(f"{file}: this is no backup of Rentier's") from problem
    return {**header, "rows": data["rows"]}


def games_in(connection: Connection) -> int | None:
    """How many tables to play at are stored; None where nothing at all is."""
    if migrate.schema_of(connection) is None:
        return None
    rows = {table.name: connection.scalar(select(func.count()).select_from(table)) for table in found_in(connection)}
    return rows.get("tables", 0) if any(rows.values()) else None


def held(where: Path | str) -> int | None:
    """How many tables a database holds; None where it is empty or not there yet."""
    url = database.address_of(where)
    if database.is_sqlite(url) and not Path(str(url.database)).exists():
        return None
    database.make_place(url)
    with database.alone(url, WAITS) as connection, read_whole(url), connection.begin():
        return games_in(connection)


@contextmanager
def read_whole(url: URL) -> Iterator[None]:
    try:
        yield
    except SQLAlchemyError as problem:
        raise database.unusable(url, problem) from problem


def restore(
    file: Path, where: Path | str, replace: bool = False, beside: Path | None = None
) -> tuple[dict[str, Any], Path | None]:
    """Makes the database what it was. The backup's header, and where that is kept which was there before.

    All of it or nothing: the file is looked through first, and one transaction has every change.
    """
    header = verify(file)
    url = database.address_of(where)
    database.make_place(url)
    kept = None
    with read_whole(url):
        migrate.schema_at(url)
    with database.alone(url, WAITS) as connection:
        with read_whole(url), connection.begin():
            there = games_in(connection)
        if there is not None:
            if not replace:
                raise Copying(f"{shown(url)}: {already(there)}; --replace puts the backup in that place")
            name = f"rentier-replaced-{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.jsonl.gz"
            kept = (beside or file.parent) / name
            with read_whole(url), connection.begin():
                write(connection, kept)
        try:
            with connection.begin():
                fill(connection, file, header)
        except NONSENSE as problem:
            raise Copying(
                f"{file}: what is in this backup makes no sense; nothing was changed, use another"
            ) from problem
        except SQLAlchemyError as problem:
            if database.is_damage(problem):
                raise database.unusable(url, problem) from problem
            raise Copying(
                f"{shown(url)}: could not be restored, and is as it was ({database.said_by(problem)})"
            ) from problem
    return header, kept


def fill(connection: Connection, file: Path, header: dict[str, Any]) -> None:
    """Empty tables of the backup's schema, its rows in them, then every step to the schema of today."""
    ours = MetaData()
    ours.reflect(connection, only=lambda name, _: name in metadata.tables or name in NO_GAMES)
    ours.drop_all(connection)
    migrate.upgrade(connection, None, header["schema"])
    tables = {table.name: table for table in found_in(connection)}
    into: Table | None = None
    columns: list[str] = []
    waiting: list[dict[str, Any]] = []

    def put() -> None:
        if waiting and into is not None:
            connection.execute(into.insert(), waiting)
        waiting.clear()

    for data in read(file):
        if isinstance(data, list):
            waiting.append(dict(zip(columns, data, strict=True)))
            if len(waiting) == AT_ONCE:
                put()
        elif "table" in data:
            put()
            into, columns = tables.get(data["table"]), data["columns"]
            if data["table"] in PASSING:  # in backups of before
                continue
            if into is None or sorted(columns) != sorted(column.name for column in into.columns):
                raise Copying(f"{file}: its table {data['table']} is none of schema {header['schema']}")
    put()
    for name, table in tables.items():
        stored = connection.scalar(select(func.count()).select_from(table))
        if stored != header["rows"].get(name):
            raise Copying(f"{file}: has not the rows of {name} that it says")
    migrate.upgrade(connection, header["schema"])
