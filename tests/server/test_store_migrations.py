"""A database of any released version is brought up to date at the start; one of a newer version is left as it is."""

import asyncio
import json
import logging
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from rentier.server.store import Store, Unusable, backup, database, migrate, schema
from tests.server.conftest import Guest, a_hall, settle

SCHEMAS = Path(__file__).with_name("schemas")
RELEASED = sorted(SCHEMAS.glob("schema_*.sql"))
WAITING, PLAYING, OVER = "0_7qLWve-J7w00sQ", "NcIYSb71unqjiGQj", "qXMMTjwV4aYRAO09"


def as_it_was(file, path):
    """A database of that schema, with games that were played on it."""
    with closing(sqlite3.connect(path)) as old:
        old.executescript(file.read_text(encoding="utf-8"))
    return path


def everything(path):
    with closing(sqlite3.connect(path)) as old:
        return list(old.iterdump())


async def games_go_on(place):
    async with a_hall(place) as hall:
        assert [(await hall.info(each))["stage"] for each in (WAITING, PLAYING, OVER)] == ["waiting", "playing", "over"]
        status, replay = await hall.replay(OVER, "en")
        assert (status, json.loads(replay)["proof"]["holds"]) == (200, True)
        room = await hall.room(PLAYING)
        ana, beto = [await Guest(room, [token]).arrive() for token in ("Ana-0", "Beto-1")]
        assert [(ana.seats, beto.seats), room.game.version] == [([0], [1]), 60]
        assert [each["text"] for each in room.talk] == ["¿Quién empieza? — «yo»", "até amanhã"]
        state = ana.last("state")
        assert state["mine"][0]["last"] > 2**32
        for _ in range(10):
            await settle(room)
            for guest in (ana, beto):
                guest.n = max(guest.n, 1_800_000_000_000)
                move = guest.any_move(guest.seats[0])
                if move is not None and room.game.actor == guest.seats[0]:
                    await guest.ask("move", move=move)
        assert room.game.version > 62


def test_the_newest_step_is_the_schema_that_this_version_reads():
    steps = ScriptDirectory(str(migrate.STEPS))
    assert steps.get_heads() == [schema.SCHEMA]
    assert [step.revision for step in steps.walk_revisions()][::-1] == migrate.known()


@pytest.mark.parametrize("file", RELEASED, ids=lambda file: file.stem)
def test_games_of_every_released_schema_go_on(file, tmp_path, caplog):
    path = as_it_was(file, tmp_path / "rentier.sqlite")
    before = everything(path)
    number = file.stem.removeprefix("schema_")
    with caplog.at_level(logging.WARNING):
        asyncio.run(games_go_on(path))
    copy = tmp_path / f"rentier.sqlite.schema-{number}"
    assert str(copy) in caplog.text
    assert everything(copy) == before


@pytest.mark.skipif(os.name != "posix", reason="rights are others there")
def test_only_its_owner_reads_a_new_database_and_the_copy_of_one_has_its_readers(tmp_path):
    kept = Store(tmp_path / "new.sqlite")
    assert {each.name: each.stat().st_mode & 0o777 for each in tmp_path.glob("new.sqlite*")} == {
        "new.sqlite": 0o600,
        "new.sqlite-wal": 0o600,
        "new.sqlite-shm": 0o600,
    }
    kept.close()
    for mode in (0o600, 0o640):
        path = as_it_was(RELEASED[0], tmp_path / f"{mode}.sqlite")
        path.chmod(mode)
        Store(path).close()
        assert (tmp_path / f"{mode}.sqlite.schema-1").stat().st_mode & 0o777 == mode


@pytest.mark.postgres
@pytest.mark.parametrize("file", RELEASED, ids=lambda file: file.stem)
def test_games_of_every_released_schema_go_on_in_postgresql(file, tmp_path, postgres):
    path = as_it_was(file, tmp_path / "rentier.sqlite")
    backup.backup(path, tmp_path / "games.gz")
    place = postgres.new_database()
    backup.restore(tmp_path / "games.gz", place)
    asyncio.run(games_go_on(place))


def test_every_way_leads_to_the_same_tables(place, tmp_path):
    """What the steps make, from nothing, is what a new database has."""
    url = database.address_of(place)
    with database.alone(url) as connection:
        with connection.begin():
            migrate.upgrade(connection, None)
        with connection.begin():
            context = MigrationContext.configure(connection, opts={"version_table": migrate.VERSION_TABLE})
            assert compare_metadata(context, schema.metadata) == []
            assert migrate.schema_of(connection) == schema.SCHEMA
    Store(place).close()


def test_servers_that_start_together_make_the_tables_once(place):
    start = "import sys; from rentier.server.store import Store; from pathlib import Path; a = sys.argv[1]; "
    start += "Store(a if '://' in a else Path(a)).close()"
    started = [
        subprocess.Popen([sys.executable, "-c", start, str(place)], stderr=subprocess.PIPE, text=True) for _ in range(3)
    ]
    assert [(process.communicate()[1], process.returncode) for process in started] == [("", 0)] * 3


def test_an_old_database_is_not_changed_under_a_server_that_works_with_it(tmp_path, monkeypatch):
    monkeypatch.setattr(database, "WAITS", 0.2)
    path = as_it_was(RELEASED[0], tmp_path / "rentier.sqlite")
    with closing(sqlite3.connect(path)) as server:
        server.execute("PRAGMA journal_mode=WAL")
        server.execute("SELECT * FROM about").fetchall()
        with pytest.raises(Unusable, match="works with it: stop it first; its tables have to be brought from schema 1"):
            Store(path)
    Store(path).close()


def test_a_newer_schema_is_refused_and_left_as_it_is(place):
    Store(place).close()
    url = database.address_of(place)
    with database.alone(url) as connection, connection.begin():
        connection.exec_driver_sql(f"UPDATE {migrate.VERSION_TABLE} SET version_num = '99'")
        connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN colour INTEGER")
    for _ in range(2):
        with pytest.raises(Unusable, match=r"newer version of Rentier.*schema 99.*nothing was changed"):
            Store(place)
    with database.alone(url) as connection, connection.begin():
        assert migrate.schema_of(connection) == "99"


def test_rentier_0_1_refuses_what_it_does_not_know(tmp_path):
    """It looked at `about` alone."""
    Store(tmp_path / "rentier.sqlite").close()
    with closing(sqlite3.connect(tmp_path / "rentier.sqlite")) as there:
        assert there.execute("SELECT schema FROM about").fetchall() == [(int(schema.SCHEMA),)]


def test_a_step_that_fails_leaves_everything_as_it_was(tmp_path, monkeypatch):
    path = as_it_was(RELEASED[0], tmp_path / "rentier.sqlite")
    before = everything(path)

    def half(connection, found):
        connection.exec_driver_sql("DROP TABLE lines")
        raise RuntimeError("the power was cut")

    with monkeypatch.context() as broken:
        broken.setattr(migrate, "upgrade", half)
        with pytest.raises(RuntimeError):
            Store(path)
    assert everything(path) == before


def test_another_programs_tables_are_left_alone(place):
    url = database.address_of(place)
    with database.alone(url) as connection, connection.begin():
        connection.exec_driver_sql("CREATE TABLE tables (of_the_restaurant INTEGER)")
    with pytest.raises(Unusable, match="another program keeps its tables here"):
        Store(place)


@pytest.mark.parametrize("theirs", ["another program's", "a newer version's"])
def test_a_look_leaves_a_file_as_it_is(tmp_path, theirs):
    Store(tmp_path / "rentier.sqlite").close()
    backup.backup(tmp_path / "rentier.sqlite", tmp_path / "games.gz")
    path = tmp_path / "theirs.sqlite"
    with closing(sqlite3.connect(path)) as there:
        if theirs == "another program's":
            there.execute("CREATE TABLE tables (of_the_restaurant INTEGER)")
        else:
            there.execute(f"CREATE TABLE {migrate.VERSION_TABLE} AS SELECT '99' AS version_num")
        there.commit()
    before = path.read_bytes()
    looks = [lambda: Store(path), lambda: backup.backup(path, tmp_path / "x.gz")]
    if theirs == "another program's":
        looks.append(lambda: backup.restore(tmp_path / "games.gz", path))
    for look in looks:
        with pytest.raises(Unusable, match=r"another program|newer version"):
            look()
        assert path.read_bytes() == before
