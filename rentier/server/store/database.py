"""Opens the database that an address names, so that what is written stays, and says in words why where it cannot be."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, func, make_url, select
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError
from sqlalchemy.pool import NullPool, StaticPool

WAITS = 5.0  # seconds for somebody else's lock, or for a server's answer
SLEEPS = 3.0  # seconds that PostgreSQL waits for a server in the middle of a transaction
LOOKS = 0.3  # seconds, for damage
FORMS = "sqlite:///FILE or postgresql://USER@HOST/NAME"
IN_USE = 0x52656E74696572  # the lock on a PostgreSQL database that every server shares

NOT_LET_IN = "55P03"  # PostgreSQL's number for a lock that was waited for in vain

# What SQLite says, and what that means for who started us.
SAID = {
    "file is not a database": "it is no database, or a damaged one",
    "is locked": "another program holds it: close that",
    "readonly": "it cannot be written to: change who may",
    "unable to open": "it cannot be opened or made there",
    "is full": "the disk is full: make room",
    "disk I/O error": "the disk cannot be read or written",
}


class Unusable(Exception):
    """A database that cannot be used; its text says why and what to do."""


class InUse(Unusable):
    """Somebody else works with the database."""


def address_of(where: Path | str | None) -> URL:
    """The address of a file, of a database as written by a user, or, with None, of one in memory for a test."""
    if where is None:
        return URL.create("sqlite")
    if isinstance(where, Path):
        return URL.create("sqlite", database=str(where))
    try:
        url = make_url(where)
    except (ArgumentError, ValueError):
        raise Unusable(f"--database: this is no address; write {FORMS}") from None
    kind = {"postgres": "postgresql"}.get(url.get_backend_name(), url.get_backend_name())
    if kind not in ("sqlite", "postgresql") or not url.database or url.database == ":memory:":
        raise Unusable(f"--database {shown(url)}: games are kept in {FORMS}")
    if kind == "sqlite" and url.query:
        raise Unusable(
            f"--database {shown(url)}: after a file's name there is nothing to be set; leave out ? and the rest"
        )
    return url.set(drivername="sqlite" if kind == "sqlite" else "postgresql+psycopg")


def shown(url: URL) -> str:
    """The address as it may be shown to anybody."""
    if url.get_backend_name() == "sqlite" and url.database:
        return url.database
    secret = {name: "***" for name in url.query if "password" in name.lower()}
    url = url.set(drivername=url.get_backend_name()).update_query_dict(secret)
    return url.render_as_string(hide_password=True).replace("%2A%2A%2A", "***")


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def elsewhere(url: URL) -> str:
    return "give another folder with --data DIR" if is_sqlite(url) else "see that it runs, and lets this user in"


def said_by(problem: BaseException) -> str:
    """The first line of what a database said, without the statement and its values."""
    said = str(getattr(problem, "orig", None) or problem).strip()
    said = said.split(" with text ")[0]  # a damaged text: a seed may be in it
    return said.splitlines()[0].strip() if said else type(problem).__name__


def is_damage(problem: BaseException) -> bool:
    """Whether what was read is there and makes no sense: to try again is of no use."""
    return any(word in said_by(problem) for word in ("malformed", "Could not decode"))


def file_of(url: URL) -> tuple[int, int] | None:
    """Which file the address leads to now; None where there is none, or a server."""
    if not is_sqlite(url) or not url.database:
        return None
    try:
        found = os.stat(url.database)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def damaged(url: URL, said: str) -> Unusable:
    return Unusable(
        f"{shown(url)}: what is there is damaged ({said}), and stays as it is: move the file away, or give another "
        "folder with --data DIR; then restore the last backup with `rentier restore`"
    )


def unusable(url: URL, problem: BaseException) -> Unusable:
    """In one line what the database said."""
    if isinstance(problem, Unusable):
        return problem
    said = said_by(problem)
    if is_sqlite(url) and is_damage(problem):
        return damaged(url, said)
    why = f"the database cannot be used ({said})"
    if is_sqlite(url):
        why = next((meaning for part, meaning in SAID.items() if part in said), why)
    return Unusable(f"{shown(url)}: {why}; {elsewhere(url)}")


def make_place(url: URL) -> None:
    """The folder of a database file, and where there is none the file itself: what is in it only its owner reads."""
    if not is_sqlite(url) or not url.database:
        return
    path = Path(url.database)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        is_folder = path.is_dir()
    except OSError as problem:
        raise Unusable(f"{path.parent}: {problem.strerror}; say where with --data DIR") from problem
    if is_folder:
        raise Unusable(f"{path}: this is a folder, where the database's file should be; {elsewhere(url)}")
    with suppress(OSError):  # is there, or cannot be made, which SQLite says
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def note_on_disk(folder: Path) -> None:
    """What a folder lists is on the disk too; where a system does not open folders it sees to that itself."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def cannot_change(url: URL) -> bool:
    """Whether nobody writes to this file: nothing can be made beside it, and no server's log is there."""
    file = str(url.database)
    return os.path.isfile(file) and not os.access(Path(file).parent, os.W_OK) and not os.path.exists(f"{file}-wal")


def engine_of(url: URL, alone: bool = False, looks: bool = False) -> Engine:
    """Connections that wait for the disk.

    With `alone`, ones that nobody else's may be beside; with `looks`, ones that leave a file as it is.
    """
    options: dict[str, Any] = {"poolclass": NullPool} if alone else {}
    if is_sqlite(url):
        # We begin transactions ourselves: Python's own way leaves reads and changes of tables outside of them.
        options["connect_args"] = {
            "check_same_thread": False,
            "timeout": 0.1 if alone else WAITS,
            "isolation_level": None,
        }
        if not url.database:
            options["poolclass"] = StaticPool
        if looks and cannot_change(url):  # SQLite would want to make its own log there
            place = f"{Path(str(url.database)).absolute().as_uri()}?immutable=1"
            options["creator"] = lambda: sqlite3.connect(place, uri=True, **options["connect_args"])
    else:
        options["connect_args"] = {
            "connect_timeout": round(WAITS),
            "tcp_user_timeout": round(WAITS * 1000),
            "keepalives_idle": round(WAITS),  # a host may go while its answer is waited for, all that was sent received
            "keepalives_interval": 1,
            "application_name": "rentier",
            "client_encoding": "utf8",
        }
    try:
        engine = create_engine(url, hide_parameters=True, **options)  # a seed among them: not for the log
    except ImportError as missing:
        raise Unusable(f"PostgreSQL needs one more package ({missing.name}): pip install 'rentier[postgres]'") from None
    except (ArgumentError, TypeError, ValueError) as problem:
        raise Unusable(f"--database {shown(url)}: this is no address ({said_by(problem)}); write {FORMS}") from None
    if not is_sqlite(url):
        event.listen(engine, "do_connect", must_be_understood)
        event.listen(engine, "connect", alone_on_postgres if alone else settle_postgres)
        event.listen(engine, "after_cursor_execute", wait_no_longer)
        return engine
    if not looks:
        event.listen(engine, "connect", alone_on_sqlite if alone else settle_sqlite)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = alone or connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def settle_sqlite(connection: Any, _record: object) -> None:
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")


def alone_on_sqlite(connection: Any, _record: object) -> None:
    """Only one who is alone may leave the journal that servers use; nobody comes in before this connection ends."""
    connection.execute("PRAGMA locking_mode=EXCLUSIVE")
    connection.execute("PRAGMA journal_mode=DELETE")
    connection.execute("PRAGMA synchronous=EXTRA")
    connection.execute("BEGIN EXCLUSIVE")
    connection.execute("COMMIT")


def settle_postgres(connection: Any, _record: object) -> None:
    with connection.cursor() as cursor:
        wait_for_disk(cursor)
        # A server that is frozen, or whose host is gone, would keep what it has locked: its tables could not move.
        cursor.execute(f"SET idle_in_transaction_session_timeout = '{round(SLEEPS * 1000)}ms'")
        try:
            cursor.execute("SELECT pg_advisory_lock_shared(%s)", (IN_USE,))
        except Exception as problem:
            if getattr(problem, "sqlstate", None) != NOT_LET_IN:
                raise
            raise InUse("it is being restored or brought up to date: try again when that is done") from problem
    connection.commit()


def must_be_understood(dialect: Any, _record: object, words: Any, named: Any) -> Any:
    """What psycopg makes nothing of, it says in as many ways as there are."""
    try:
        return dialect.connect(*words, **named)
    except (TypeError, ValueError, AttributeError) as problem:
        raise Unusable(f"--database: this address cannot be used ({said_by(problem)}); write {FORMS}") from problem


def wait_no_longer(*call: Any) -> None:
    """After rows that were sent in one go psycopg asks for what PostgreSQL had to say, which then forgets `SLEEPS`."""
    _, cursor, _, _, _, many = call
    if many:
        cursor.connection.execute("SELECT 1")


def alone_on_postgres(connection: Any, _record: object) -> None:
    with connection.cursor() as cursor:
        wait_for_disk(cursor)
        cursor.execute("SELECT pg_try_advisory_lock(%s)", (IN_USE,))
        let_in = cursor.fetchone()[0]
    connection.commit()
    if not let_in:
        raise InUse("a server works with it: stop every one first")


def wait_for_disk(cursor: Any) -> None:
    cursor.execute(f"SET lock_timeout = '{round(WAITS)}s'")
    cursor.execute("SHOW synchronous_commit")
    if cursor.fetchone()[0] in ("off", "local"):  # what waits for more than the disk stays
        cursor.execute("SET synchronous_commit = on")


@contextmanager
def alone(url: URL, waits: float | None = None) -> Iterator[Connection]:
    """A connection to a database that nobody else works with meanwhile."""
    engine = engine_of(url, alone=True)
    until = time.monotonic() + (WAITS if waits is None else waits)
    while True:
        try:
            connection = engine.connect()
            break
        except InUse as problem:
            if time.monotonic() >= until:
                raise InUse(f"{shown(url)}: {problem}") from problem
        except SQLAlchemyError as problem:
            if "is locked" not in str(problem):
                raise unusable(url, problem) from problem
            if time.monotonic() >= until:
                raise InUse(f"{shown(url)}: a server or another program works with it: stop it first") from problem
        time.sleep(0.05)
    try:
        with connection:
            yield connection
            if not is_sqlite(url):  # at once: the server notices only later that a connection was closed
                connection.rollback()
                connection.execute(select(func.pg_advisory_unlock(IN_USE)))
                connection.commit()
    finally:
        engine.dispose()


def must_take_any_name(connection: Connection) -> None:
    """Players write in every language, and some encodings have no letters for that, or none that are known."""
    url = connection.engine.url
    if is_sqlite(url):
        return
    found = connection.exec_driver_sql("SHOW server_encoding").scalar()
    if found != "UTF8":
        raise Unusable(
            f"{shown(url)}: its encoding is {found}, and games need UTF8: make another database, "
            "with createdb -E UTF8 -T template0 NAME"
        )


def must_be_sound(engine: Engine) -> None:
    """It can be written to, and is not damaged as far as a short look can tell."""
    with engine.connect() as connection:
        if not is_sqlite(engine.url):
            if connection.exec_driver_sql("SHOW transaction_read_only").scalar() == "on":
                raise Unusable(f"{shown(engine.url)}: it cannot be written to: give the address of the primary server")
            return
        connection.execution_options(writes=True)
        connection.begin().rollback()
        file = connection.connection.driver_connection
        until = time.monotonic() + LOOKS
        file.set_progress_handler(lambda: time.monotonic() > until, 100_000)  # type: ignore[union-attr]
        try:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        except OperationalError as problem:
            if "interrupted" not in str(problem):
                raise
            found = "ok"
        finally:
            file.set_progress_handler(None, 0)  # type: ignore[union-attr]
        if found != "ok":
            raise damaged(engine.url, str(found).splitlines()[-1])
