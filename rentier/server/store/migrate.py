"""Brings a database to the schema that this version reads: by itself, at the start, with nobody else inside.

A step is a file of migrations/versions, run by Alembic. All steps are one transaction.
"""

from __future__ import annotations

import logging
import os
import sqlite3
from pathlib import Path

from sqlalchemy import URL, Connection, inspect, text

from rentier.server.store import database
from rentier.server.store.database import InUse, Unusable, shown
from rentier.server.store.schema import SCHEMA, about, metadata

log = logging.getLogger("rentier.server")

VERSION_TABLE = "rentier_schema"
STEPS = Path(__file__).with_name("migrations")


def schema_of(connection: Connection) -> str | None:
    """The schema of a database; None where it has no table yet."""
    there = set(inspect(connection).get_table_names())
    if VERSION_TABLE in there:
        found = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
    elif {"about", "tables"} <= there:  # Rentier 0.1
        found = connection.execute(text("SELECT schema FROM about")).scalar()
    elif there & metadata.tables.keys():
        raise Unusable(
            f"{shown(connection.engine.url)}: another program keeps its tables here; choose another database"
        )
    else:
        return None
    return str(found)


def schema_at(url: URL) -> str | None:
    """The same, without a change to what may be another program's; raises what stands against games there."""
    engine = database.engine_of(url, looks=True)
    try:
        with engine.connect() as connection:
            database.must_take_any_name(connection)
            return schema_of(connection)
    finally:
        engine.dispose()


def must_be_known(url: URL, schema: str) -> None:
    if schema not in known():
        raise Unusable(
            f"{shown(url)}: written by a newer version of Rentier, or another (schema {schema}, this one reads up to "
            f"{SCHEMA}); nothing was changed: use that version, or another database"
        )


def known() -> list[str]:
    return [str(number) for number in range(1, int(SCHEMA) + 1)]


def bring_up_to_date(url: URL, found: str | None) -> None:
    """From the schema that was found; whoever starts at the same time waits."""
    if found is not None:
        must_be_known(url, found)
    try:
        with database.alone(url) as connection:
            with connection.begin():
                found = schema_of(connection)
            if found is None:
                with connection.begin():
                    create(connection)
            elif found != SCHEMA:
                must_be_known(url, found)
                if database.is_sqlite(url):
                    log.warning("a copy of the database as it was: %s", copy_of(connection, url, found))
                with connection.begin():
                    upgrade(connection, found)
                log.warning("%s: brought from schema %s to %s", shown(url), found, SCHEMA)
    except InUse as problem:
        if schema_at(url) != SCHEMA:  # whoever works with it may have just done this
            raise Unusable(
                f"{problem}; its tables have to be brought from schema {found or 'none'} to {SCHEMA}"
            ) from problem


def create(connection: Connection) -> None:
    """A new database, as it is now."""
    metadata.create_all(connection)
    connection.execute(about.insert(), {"schema": int(SCHEMA)})
    connection.execute(text(f"CREATE TABLE {VERSION_TABLE} (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    connection.execute(text(f"INSERT INTO {VERSION_TABLE} VALUES (:schema)"), {"schema": SCHEMA})


def upgrade(connection: Connection, found: str | None, to: str = SCHEMA) -> None:
    """From one schema to a later one; from None, where nothing is yet."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    config.attributes["connection"] = connection
    if found is not None and VERSION_TABLE not in inspect(connection).get_table_names():
        command.stamp(config, found)
    command.upgrade(config, to)


def copy_of(connection: Connection, url: URL, schema: str) -> Path:
    """A copy of the database file beside it, for the same readers, on the disk before it is returned."""
    assert url.database is not None
    number, path = 0, Path(f"{url.database}.schema-{schema}")
    while path.exists():
        number += 1
        path = Path(f"{url.database}.schema-{schema}.{number}")
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        path.chmod(os.stat(url.database).st_mode & 0o777)
        with sqlite3.connect(path) as copy:
            connection.connection.driver_connection.backup(copy)  # type: ignore[union-attr]
        copy.close()
        with open(path, "rb+") as file:
            os.fsync(file.fileno())
        database.note_on_disk(path.parent)
    except (OSError, sqlite3.Error) as problem:
        path.unlink(missing_ok=True)
        raise Unusable(
            f"{path}: no copy could be made before the tables are changed ({problem}); make room there"
        ) from problem
    return path
