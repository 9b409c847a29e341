"""A disk that is full, a database that is locked, damaged, gone or of a newer version: said in a line, nothing lost."""

import asyncio
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from rentier import cli
from rentier.server import run, store, waiting
from rentier.server.store import Store, Unusable, backup, changes, database
from rentier.server.wrong import Wrong
from tests.server.conftest import Guest, Served, a_hall, settle, sit_down, stored_record
from tests.server.postgres import Postgres, why_none
from tests.server.test_store import ROLL, a_table


def started(where, capsys):
    """What a server says that does not start there."""
    given = ["--database", where] if isinstance(where, str) else ["--data", str(where)]
    assert cli.main(["serve", "--port", "0", *given]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    return said.err


@contextmanager
def full_disk(kept):
    """The database may not grow."""
    with kept.engine.connect() as connection:
        file = connection.connection.driver_connection
        pages = file.execute("PRAGMA page_count").fetchone()[0]
        file.execute(f"PRAGMA max_page_count = {pages}")
    kept.engine.dispose()

    def no_more(connection, _record):
        connection.execute(f"PRAGMA max_page_count = {pages}")

    from sqlalchemy import event

    event.listen(kept.engine, "connect", no_more)
    yield
    event.remove(kept.engine, "connect", no_more)
    kept.engine.dispose()


@contextmanager
def locked(kept):
    """Another program writes, and does not finish."""
    with closing(sqlite3.connect(kept.url.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def until_full(kept):
    """Fills what room the pages have left."""
    for number in range(100_000):
        if kept.write_all([[store.new_line("filler", number, "x" * 2000, "bot")]]) != [None]:
            return
    raise AssertionError("the disk is not full")


@pytest.mark.parametrize("trouble", ["full", "locked"])
def test_a_move_that_finds_no_room_is_refused_and_play_goes_on_when_there_is(tmp_path, trouble, monkeypatch, caplog):
    monkeypatch.setattr(database, "WAITS", 0.1)

    async def play():
        async with a_hall(tmp_path / "games.sqlite") as hall:
            room, [ana, beto] = await sit_down(hall)
            actor, other = (ana, beto) if room.game.actor == 0 else (beto, ana)
            before, shown = room.game.state_bytes(), other.version
            with full_disk(hall.store) if trouble == "full" else locked(hall.store):
                if trouble == "full":
                    await hall.read(until_full, hall.store)
                for _ in range(2):
                    answer = await actor.move("roll")
                    assert (answer["kind"], answer["refusal"]["code"]) == ("refused", "not-stored")
                    assert (room.game.state_bytes(), other.version) == (before, shown)
                with pytest.raises(Wrong, match="not-stored"):
                    await hall.create({"edition": "malta", "seats": [{"kind": "me"}, {"kind": "bot"}]})
            assert (await actor.move("roll"))["kind"] == "ack"
            assert (room.game.version, other.version) == (1, 1)

    asyncio.run(play())
    assert {"full": "disk is full", "locked": "is locked"}[trouble] in caplog.text
    assert "Traceback" not in caplog.text
    assert len(Store(tmp_path / "games.sqlite").table(table_id(tmp_path)).lines) == 1


def table_id(folder):
    with closing(sqlite3.connect(folder / "games.sqlite")) as there:
        [[found]] = there.execute("SELECT id FROM tables").fetchall()
    return found


def test_bots_try_again_once_there_is_room(tmp_path, monkeypatch):
    monkeypatch.setattr("rentier.server.room.TRIES_AGAIN", 0.01)

    async def play():
        async with a_hall(tmp_path / "games.sqlite") as hall:
            room, [ana] = await sit_down(hall, kinds=("me", "bot", "bot"), grace_seconds=0, speed="at-once")
            write, refused = hall.store.write_all, asyncio.Event()
            loop = asyncio.get_running_loop()

            def full(batch):
                loop.call_soon_threadsafe(refused.set)
                return [OSError("disk full")] * len(batch)

            while room.game.actor == 0:
                await ana.ask("move", move=ana.any_move(0))
                await settle(room)
            hall.store.write_all = full
            await refused.wait()
            hall.store.write_all = write
            await settle(room)
            version = room.game.version
            while room.game.version <= version:
                move = ana.any_move(0)
                if move is not None:
                    await ana.ask("move", move=move)
                await asyncio.sleep(0)
            assert [line["version"] for line in ana.told if line["kind"] == "update"] == sorted(
                {line["version"] for line in ana.told if line["kind"] == "update"}
            )

    asyncio.run(play())


def test_a_room_that_cannot_be_read_again_does_nothing_until_it_can(tmp_path, monkeypatch):
    """Else its next move would be stored behind a gap."""

    async def play():
        async with a_hall(tmp_path / "games.sqlite") as hall:
            room, [ana, beto] = await sit_down(hall)
            actor, other = (ana, beto) if room.game.actor == 0 else (beto, ana)
            with monkeypatch.context() as gone:
                gone.setattr(hall.store, "write_all", lambda batch: [OSError("gone")] * len(batch))
                gone.setattr(hall.store, "table", lambda table: (_ for _ in ()).throw(Unusable("gone")))
                assert (await actor.move("roll"))["refusal"]["code"] == "not-stored"
                for work in (lambda: actor.move("roll"), other.arrive, lambda: other.ask("say", text="hello")):
                    with pytest.raises(Wrong, match="not-read"):
                        await work()
            assert (await actor.move("roll"))["kind"] == "ack"
            assert [line for line, _ in hall.store.table(room.id).lines] == [room.game.line(1)]
            assert "update" in other.kinds()

    asyncio.run(play())


@pytest.mark.parametrize("due", ["decide", "end_at", "grace"])
def test_a_clock_that_ends_while_a_room_cannot_be_read_plays_nothing_on_what_was_not_stored(tmp_path, due):
    """Else its move would be stored behind a gap, and the game could not be read again."""

    async def play():
        async with a_hall(tmp_path / "games.sqlite") as hall:
            room, [ana, beto] = await sit_down(hall, turn_seconds=60, grace_seconds=60)
            actor = (ana, beto)[room.game.actor]
            write, read = hall.store.write_all, hall.store.table
            hall.store.write_all = lambda batch: [OSError("gone")] * len(batch)
            hall.store.table = lambda table: (_ for _ in ()).throw(Unusable("gone"))
            assert (await actor.move("roll"))["refusal"]["code"] == "not-stored"
            assert room.stale
            if due == "decide":
                room.decide.until = room.clock()
            elif due == "end_at":
                room.end_at = room.clock()
            else:
                room.chairs[room.game.actor].stand_in = True
                room.reseat(room.chairs[room.game.actor])
                room.bot_due = room.clock()
            hall.store.write_all, hall.store.table = write, read  # they are back before the room has looked
            room.mailbox.put_nowait(room.on_time)
            await settle(room)
            assert not room.stale
            assert (await actor.move("roll"))["kind"] in ("ack", "refused")
            with closing(sqlite3.connect(hall.store.url.database)) as there:
                found = [number for (number,) in there.execute("SELECT sequence FROM lines ORDER BY sequence")]
            assert found == list(range(1, room.game.version + 1))

    asyncio.run(play())


def lost_while(write):
    """Everything is stored, and nobody learns of it."""

    def lost(batch):
        assert write(batch) == [None] * len(batch)
        return [store.InDoubt("lost")] * len(batch)

    return lost


def test_a_move_that_was_stored_while_the_database_went_is_acknowledged(tmp_path, monkeypatch):
    async def play():
        async with a_hall(tmp_path / "games.sqlite") as hall:
            room, [ana, beto] = await sit_down(hall)
            actor, other = (ana, beto) if room.game.actor == 0 else (beto, ana)
            with monkeypatch.context() as broken:
                broken.setattr(hall.store, "write_all", lost_while(hall.store.write_all))
                assert (await actor.move("roll"))["kind"] == "ack"
            assert (room.game.version, actor.version, other.version) == (1, 1, 1)

    asyncio.run(play())


def test_a_roll_that_waited_and_was_stored_while_the_database_went_is_acknowledged(tmp_path, monkeypatch):
    async def play():
        async with a_hall(tmp_path / "games.sqlite") as hall:
            room, guests = await sit_down(hall)
            roller = guests[room.game.actor]
            command = {"kind": "move", "n": 1, "seat": roller.seats[0], "move": {"move": "roll"}}
            waiting.hold(room, roller.seats[0], command["move"], "person", frozenset(), command, roller)
            monkeypatch.setattr(hall.store, "write_all", lost_while(hall.store.write_all))
            room.held.until = room.clock()
            await room.ask(room.on_time)
            assert [message["kind"] for message in roller.told if message.get("n") == 1] == ["ack"]
            assert (room.game.version, roller.version) == (1, 1)

    asyncio.run(play())


def test_a_command_that_comes_again_while_the_database_is_away_is_not_refused_but_answered_later(tmp_path, monkeypatch):
    """It was carried out: a refusal would say that nothing was changed."""
    monkeypatch.setattr("rentier.server.room.TRIES_AGAIN", 3600.0)

    async def play():
        async with a_hall(tmp_path / "games.sqlite") as hall:
            room, [ana, _] = await sit_down(hall)
            command = {"kind": "say", "n": 1, "seat": 0, "text": "hello"}
            await room.do(ana, command)
            answer = ana.last("ack")
            before = len(ana.told)
            with monkeypatch.context() as gone:
                for name in ("command", "table"):
                    gone.setattr(hall.store, name, lambda *_: (_ for _ in ()).throw(Unusable("gone")))
                for _ in range(2):  # the second finds a room that could not be read
                    await room.do(ana, command)
                await room.do(ana, {**command, "n": 2})
            assert [(told["kind"], told["n"]) for told in ana.told[before:]] == [("refused", 2)]
            room.mailbox.put_nowait(room.on_time)
            await settle(room)
            assert ana.told[-1]["kind"] == "state"
            await room.do(ana, command)
            assert ana.told[-1] == answer

    asyncio.run(play())


def test_a_wish_that_ends_the_game_is_stored_with_its_end_or_not_at_all(tmp_path):
    async def play():
        async with a_hall(tmp_path / "games.sqlite") as hall:
            room, [ana, beto] = await sit_down(hall)
            assert (await ana.ask("wish", what="end", wish=True))["kind"] == "ack"
            write = hall.store.write_all

            def no_room_for_a_move(batch):
                moves = any(statement is changes.NEW_LINE for each in batch for statement, _ in each)
                return [OSError("disk full")] * len(batch) if moves else write(batch)

            hall.store.write_all = no_room_for_a_move
            assert (await beto.ask("wish", what="end", wish=True))["refusal"]["code"] == "not-stored"
            assert [each["kind"] for each in beto.told if each.get("n") == beto.n] == ["refused"]
            assert (room.row["stage"], ana.table["wish_end"]) == ("playing", [0])
            hall.store.write_all = write
            assert (await beto.ask("wish", what="end", wish=True))["kind"] == "ack"
            assert (room.row["stage"], ana.table["wish_end"]) == ("over", [0, 1])

    asyncio.run(play())


@pytest.mark.parametrize("how", ["join", "take_seat"])
def test_a_seat_that_was_stored_while_the_database_went_is_its_takers(tmp_path, monkeypatch, how):
    async def play():
        async with a_hall(tmp_path / "games.sqlite") as hall:
            seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
            made = await hall.create({"edition": "peru", "seats": seats})
            room = await hall.room(made["table"]["id"])
            ana = await Guest(room, [made["tokens"][0]["token"]]).arrive()
            code = (await ana.ask("hand_over", to="person"))["code"]
            with monkeypatch.context() as broken:
                broken.setattr(hall.store, "write_all", lost_while(hall.store.write_all))
                if how == "join":
                    seated = await hall.join(room.id, {"name": "Beto"})
                else:
                    seated = await hall.take_seat(code, name="Beto")
            [held] = seated["tokens"]
            assert seated["table"]["seats"][held["seat"]]["name"] == "Beto"
            assert (await Guest(room, [held["token"]]).arrive()).seats == [held["seat"]]

    asyncio.run(play())


def test_a_locked_database_is_waited_for_and_then_said(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(database, "WAITS", 0.1)
    kept = Store(tmp_path / "rentier.sqlite")
    kept.close()
    with locked(kept):
        assert "another program holds it" in started(tmp_path, capsys)
    Store(tmp_path / "rentier.sqlite").close()


@pytest.mark.parametrize("where", ["first", "middle"])
def test_a_damaged_database_is_said_and_left_as_it_is(tmp_path, capsys, where):
    path = tmp_path / "rentier.sqlite"
    kept = Store(path)
    for number in range(50):
        kept.write_all([[*a_table(f"t{number}"), store.new_line(f"t{number}", 1, ["x" * 500], "bot")]])
    kept.close()
    whole = bytearray(path.read_bytes())
    at = 0 if where == "first" else len(whole) // 2 // 4096 * 4096
    whole[at : at + 4096] = b"\xa5" * 4096
    path.write_bytes(whole)
    said = started(tmp_path, capsys)
    assert "no database, or a damaged one" in said if where == "first" else "rentier restore" in said
    assert path.read_bytes() == bytes(whole)


def test_a_damaged_table_is_refused_and_the_others_play(tmp_path, caplog):
    """A record that was written by a newer version, or is none."""

    async def play():
        async with a_hall(tmp_path / "games.sqlite") as hall:
            bad, _ = await sit_down(hall)
            good, [ana, beto] = await sit_down(hall)
            header = {**json.loads(bad.row["header"]), "rentier-record": 99}
            await bad.stop()
            hall.forget(bad)
            await hall.write([store.change_table(bad.id, header=json.dumps(header))])
            before = hall.store.table(bad.id)
            for ask in (hall.room, hall.info, lambda table: stored_record(hall, table)):
                with pytest.raises(Wrong, match="unreadable"):
                    await ask(bad.id)
            assert hall.store.table(bad.id) == before
            await hall.write([store.change_table(bad.id, summary="a newer form")])
            await hall.write([store.change_seat(bad.id, 0, token=ana.room.chairs[0].token)])
            assert [each["table"]["id"] for each in await hall.mine(ana.tokens)] == [good.id]
            actor = ana if good.game.actor == 0 else beto
            assert (await actor.move("roll"))["kind"] == "ack"

    asyncio.run(play())
    assert "rentier-record" in caplog.text
    assert "Traceback" not in caplog.text


def test_a_game_of_which_moves_are_missing_is_not_played_on(tmp_path, caplog):
    async def play():
        async with a_hall(tmp_path / "games.sqlite") as hall:
            room, [ana, beto] = await sit_down(hall)
            await (ana if room.game.actor == 0 else beto).move("roll")
            await room.stop()
            hall.forget(room)
            await hall.write([(text("DELETE FROM lines WHERE table_id = :id"), {"id": room.id})])
            with pytest.raises(Wrong, match="unreadable"):
                await hall.room(room.id)

    asyncio.run(play())
    assert "moves are missing" in caplog.text


def test_a_text_that_is_damaged_is_refused_for_good_and_neither_link_nor_text_is_logged(tmp_path, caplog):
    async def play():
        async with a_hall(tmp_path / "games.sqlite") as hall:
            bad, _ = await sit_down(hall)
            await bad.stop()
            hall.forget(bad)
            change = text("UPDATE tables SET seed = CAST(x'736563726574ff' AS TEXT) WHERE id = :id")
            await hall.write([(change, {"id": bad.id})])
            with pytest.raises(Wrong, match="unreadable"):
                await hall.room(bad.id)
            await hall.write([store.change_table(bad.id, seed="00", header="{}")])
            with pytest.raises(Wrong, match="unreadable"):
                await hall.room(bad.id)
            return bad.id

    table_id = asyncio.run(play())
    assert "Could not decode" in caplog.text
    assert "what is stored cannot be read" in caplog.text
    assert "secret" not in caplog.text
    assert table_id not in caplog.text


@pytest.mark.skipif(sys.platform == "win32", reason="an open file stays where it is there")
def test_nothing_is_acknowledged_into_a_file_that_was_removed_or_replaced(tmp_path):
    async def play():
        path = tmp_path / "games.sqlite"
        async with a_hall(path) as hall:
            room, [ana, beto] = await sit_down(hall)
            actor = ana if room.game.actor == 0 else beto
            path.rename(tmp_path / "elsewhere")
            refused = await actor.move("roll")
            assert refused["refusal"]["code"] == "not-stored"
            assert not await hall.is_ready()
            path.touch()
            assert not await hall.is_ready()
            (tmp_path / "elsewhere").rename(path)
            assert await hall.is_ready()
            assert (await actor.move("roll"))["kind"] == "ack"

    asyncio.run(play())


def test_a_folder_in_place_of_the_file_and_a_file_in_place_of_the_folder(tmp_path, capsys):
    (tmp_path / "rentier.sqlite").mkdir()
    assert "this is a folder" in started(tmp_path, capsys)
    (tmp_path / "file").write_text("here")
    assert "say where with --data DIR" in started(tmp_path / "file", capsys)
    assert (tmp_path / "file").read_text() == "here"


@pytest.mark.skipif(os.name != "posix", reason="rights are others there")
def test_a_folder_that_nobody_may_write_to():
    folder = Path(tempfile.mkdtemp(prefix="rentier-"))
    Store(folder / "rentier.sqlite").close()
    (folder / "rentier.sqlite").chmod(0o444)
    folder.chmod(0o555)
    serve = "import os, sys, rentier.cli, rentier.server.run, sqlalchemy.dialects.sqlite\n"
    if os.geteuid() == 0:  # whom no right stops
        serve += "os.setgroups([])\nos.setgid(65534)\nos.setuid(65534)\n"
    serve += "sys.exit(rentier.cli.main(['serve', '--port', '0', '--data', sys.argv[1]]))"
    said = subprocess.run([sys.executable, "-c", serve, str(folder)], capture_output=True, text=True)
    folder.chmod(0o755)
    shutil.rmtree(folder)
    assert (said.returncode, said.stdout, len(said.stderr.splitlines())) == (2, "", 1)
    assert "cannot be" in said.stderr


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("postgresql://ana:secret@127.0.0.1:1/games", "postgresql://ana:***@127.0.0.1:1/games"),
        ("postgresql://ana:secret@/games?host=/nowhere", "see that it runs"),
        ("postgresql:///games?host=/nowhere&password=secret&user=ana", "password=***&user=ana"),
        ("postgresql:///games?host=/nowhere&sslpassword=secret", "sslpassword=***"),
        ("mysql://here/games?password=secret", "password=***"),
        ("mysql://ana:secret@here/games", "postgresql://USER@HOST/NAME"),
        ("ana:secret", "postgresql://USER@HOST/NAME"),
        ("sqlite://", "sqlite:///FILE"),
        ("postgresql://ana:secret@here:abc/games", "this is no address"),
        ("postgresql://[::1/games", "this is no address"),
        ("postgresql://one:5432,two:5432/games", "this is no address"),
        ("postgresql:///games?host=one:x&host=two:y", "non-integer port"),
        ("postgresql://é..x/games", "postgresql://USER@HOST/NAME"),
        ("postgresql:///games?host=/nowhere&foo=bar", "foo"),
        ("postgresql:///games?host=/nowhere&autocommit=x&prepare_threshold=a", "see that it runs"),
        ("sqlite:///games.sqlite?timeout=abc", "leave out ?"),
        ("sqlite:///games.sqlite?mode=ro&uri=true", "leave out ?"),
    ],
)
def test_an_address_that_leads_nowhere_is_said_without_its_password(address, said, capsys):
    found = started(address, capsys)
    assert said in found
    assert "secret" not in found


def test_without_the_package_for_postgresql_it_is_said_how_to_get_it(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert "pip install 'rentier[postgres]'" in started("postgresql://here/games", capsys)


@pytest.mark.postgres
@pytest.mark.parametrize("encoding", ["SQL_ASCII", "LATIN1"])
def test_a_database_that_cannot_keep_every_name_is_refused_before_anything_is_made(
    postgres, tmp_path, capsys, encoding
):
    address = postgres.new_database(encoding)
    assert f"its encoding is {encoding}" in (said := started(address, capsys))
    assert "createdb -E UTF8 -T template0" in said
    Store(tmp_path / "games.sqlite").close()
    backup.backup(tmp_path / "games.sqlite", tmp_path / "games.gz")
    with pytest.raises(Unusable, match=f"its encoding is {encoding}"):
        backup.restore(tmp_path / "games.gz", address)
    with pytest.raises(Unusable, match="no games yet"):
        backup.backup(address, tmp_path / "none.gz")


@pytest.mark.postgres
def test_a_host_that_goes_while_its_answer_is_waited_for_is_soon_given_up(postgres):
    """Without that a thread waits for two hours, and with it the writer, or the sign that a worker lives."""
    kept = Store(postgres.new_database())
    with kept.engine.connect() as connection:
        settings = connection.connection.driver_connection.info.get_parameters()
        assert int(settings["keepalives_idle"]) + int(settings["keepalives_interval"]) <= 10
        assert int(settings["tcp_user_timeout"]) <= 10_000
    kept.close()


@pytest.mark.postgres
def test_postgresql_is_killed_and_comes_back(tmp_path, caplog):
    if why_none() is not None:
        pytest.skip(why_none())
    postgres = Postgres()

    async def play():
        async with a_hall(postgres.new_database()) as hall:
            room, [ana, beto] = await sit_down(hall)
            actor, other = (ana, beto) if room.game.actor == 0 else (beto, ana)
            assert (await actor.move("roll"))["kind"] == "ack"
            before = room.game.state_bytes()
            postgres.kill()
            said = await actor.ask("say", text="is anybody there?")
            assert (said["kind"], said["refusal"]["code"]) == ("refused", "not-stored")
            for work in (lambda: actor.ask("say", text="?"), Guest(room).arrive):
                with pytest.raises(Wrong, match="not-read"):
                    await work()
            with pytest.raises(Wrong, match="not-read"):
                await hall.info("another-table")
            postgres.start()
            assert (await actor.ask("say", text="here again"))["kind"] == "ack"
            assert room.game.state_bytes() == before
            assert [each["text"] for each in room.talk] == ["here again"]
            again = await Guest(room, other.tokens).arrive()
            assert again.version == 1

    try:
        asyncio.run(play())
    finally:
        postgres.stop()
    assert "Traceback" not in caplog.text


@pytest.mark.postgres
def test_a_server_whose_postgresql_hangs_is_stopped_and_says_what_it_gave_up():
    if why_none() is not None:
        pytest.skip(why_none())
    postgres = Postgres()
    server = Served(postgres.new_database())
    with postgres.frozen():
        asked = {"edition": "peru", "seats": [{"kind": "me"}, {"kind": "open"}]}
        with pytest.raises(httpx.ReadTimeout):
            httpx.post(f"{server.address}/api/tables", json=asked, timeout=1)
        said = server.stop()
    postgres.stop()
    assert server.process.returncode == 1
    assert "what waits to be stored is given up" in said


@pytest.mark.postgres
def test_a_server_without_guests_is_noticed_after_postgresql_was_started_again(tmp_path):
    if why_none() is not None:
        pytest.skip(why_none())
    postgres = Postgres()
    place = postgres.new_database()
    server = Served(place)
    backup.backup(place, tmp_path / "games.gz")
    postgres.kill()
    postgres.start()
    time.sleep(run.TOUCHES_EVERY + 2)
    with pytest.raises(Unusable, match="a server works with it"):
        backup.restore(tmp_path / "games.gz", place)
    assert "Traceback" not in server.stop()
    backup.restore(tmp_path / "games.gz", place)
    postgres.stop()


def test_over_http_a_database_that_is_away_is_said(tmp_path, monkeypatch):
    from rentier.server.app import make_app

    async def ask():
        async with a_hall(tmp_path / "games.sqlite") as hall:
            monkeypatch.setattr(hall.store, "table", lambda table: (_ for _ in ()).throw(Unusable("gone")))
            async with httpx.AsyncClient(
                transport=httpx.ASGITransport(make_app(hall)), base_url="http://localhost"
            ) as http:
                answer = await http.get("/api/tables/some-unknown-table")
                assert (answer.status_code, answer.json()["code"]) == (503, "not-read")

    asyncio.run(ask())


def test_a_stale_connection_is_not_a_reason_to_refuse(tmp_path, monkeypatch):
    from sqlalchemy.exc import OperationalError

    kept = Store(tmp_path / "games.sqlite")
    commit, tries = kept.commit, []

    def once_lost(batch):
        tries.append(len(batch))
        if len(tries) == 1:
            raise OperationalError("INSERT", {}, Exception("server closed the connection"), connection_invalidated=True)
        commit(batch)

    monkeypatch.setattr(kept, "commit", once_lost)
    assert kept.write_all([a_table(), [store.new_line("table", 1, ROLL, "bot")]]) == [None, None]
    assert tries == [2, 2]
    kept.close()


@pytest.mark.postgres
def test_a_command_is_not_refused_while_it_may_still_reach_the_disk(postgres, monkeypatch):
    """The line to PostgreSQL is cut while it commits: what is stored a moment later is acknowledged then."""

    async def play():
        async with a_hall(postgres.new_database()) as hall:
            room, [ana, beto] = await sit_down(hall)
            actor = ana if room.game.actor == 0 else beto

            def lost(batch):
                connection = hall.store.writing.connect()
                for statement, values in changes.together(batch):
                    connection.execute(statement, values)
                threading.Timer(0.5, lambda: (connection.commit(), connection.close())).start()
                return [store.InDoubt("lost")] * len(batch)

            with monkeypatch.context() as broken:
                broken.setattr(hall.store, "write_all", lost)
                answer = await actor.move("roll")
            assert answer["kind"] == "ack"
            assert room.game.version == 1
            assert hall.store.table(room.id).row["revision"] == room.row["revision"]

    asyncio.run(play())
