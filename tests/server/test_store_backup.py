"""`rentier backup` and `rentier restore`: from any database into any, whole or not at all."""

import asyncio
import gzip
import hashlib
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import threading
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from rentier import cli
from rentier.server import store
from rentier.server.store import Store, Unusable, backup, schema
from tests.server.conftest import Guest, a_hall, settle, sit_down
from tests.server.test_store import ROLL, a_table


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def other_place(request, tmp_path):
    if request.param == "sqlite":
        return tmp_path / "other" / "games.sqlite"
    return request.getfixturevalue("postgres").new_database()


def all_rows(place):
    kept = Store(place)
    with kept.reading.connect() as connection:
        rows = {name: sorted(map(tuple, connection.execute(t.select()))) for name, t in schema.metadata.tables.items()}
    kept.close()
    return rows


def with_games(place, tables=3):
    kept = Store(place)
    for number in range(tables):
        changes = [*a_table(f"t{number}"), *(store.new_line(f"t{number}", n, ROLL, "person") for n in range(1, 40))]
        changes.append(store.new_command(f"t{number}", 0, 1_753_500_000_000, "digest «é»", {"kind": "ack"}))
        assert kept.write_all([changes]) == [None]
    kept.close()
    return place


def test_what_is_restored_is_what_was_there(place, other_place, tmp_path):
    with_games(place)
    counts = backup.backup(place, tmp_path / "games.gz")
    assert (counts["tables"], counts["lines"], counts["seats"]) == (3, 117, 6)
    header, kept = backup.restore(tmp_path / "games.gz", other_place)
    assert (header["schema"], header["rows"], kept) == (schema.SCHEMA, dict(counts), None)
    assert all_rows(other_place) == all_rows(place)


def test_what_another_program_keeps_in_the_database_is_none_of_a_backups(place, other_place, tmp_path):
    for where in (with_games(place), other_place):
        kept = Store(where)
        with kept.writing.begin() as connection:
            connection.exec_driver_sql("CREATE TABLE theirs (made TIMESTAMP)")
            connection.exec_driver_sql("INSERT INTO theirs VALUES ('2026-01-02 03:04:05')")
        kept.close()
    assert "theirs" not in backup.backup(place, tmp_path / "games.gz")
    backup.restore(tmp_path / "games.gz", other_place)
    assert all_rows(other_place) == all_rows(place)
    kept = Store(other_place)
    with kept.reading.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM theirs").scalar() == 1
    kept.close()


def test_a_game_goes_on_from_its_backup_in_another_database(place, other_place, tmp_path):
    async def play(hall, room, guests, moves):
        until = room.game.version + moves
        while room.game.version < until:
            for guest in guests:
                move = guest.any_move(guest.seats[0])
                if move is not None and room.game.actor == guest.seats[0]:
                    await guest.ask("move", move=move)
            await settle(room)

    async def first():
        async with a_hall(place) as hall:
            room, guests = await sit_down(hall, claim_seconds=0)
            await play(hall, room, guests, 10)
            state = room.game.state_bytes()
            await hall.read(backup.backup, place, tmp_path / "games.gz")  # while the server runs
            await play(hall, room, guests, 5)
            return room.id, [guest.tokens for guest in guests], state

    async def second(table, tokens, state):
        async with a_hall(other_place) as hall:
            room = await hall.room(table)
            assert room.game.state_bytes() == state
            guests = [await Guest(room, mine).arrive() for mine in tokens]
            for guest in guests:
                guest.n = guest.last("state")["mine"][0]["last"]
            await play(hall, room, guests, 5)

    table, tokens, state = asyncio.run(first())
    backup.restore(tmp_path / "games.gz", other_place)
    asyncio.run(second(table, tokens, state))


def test_a_backup_is_of_one_moment_while_games_go_on(place, tmp_path):
    with_games(place, 1)
    writing, done = Store(place), threading.Event()

    def write():
        number = 40
        while not done.is_set():
            changes = [
                store.new_line("t0", number, ROLL, "bot"),
                store.game_is_at("t0", number - 40, number, "playing"),
            ]
            assert writing.write_all([changes]) == [None]
            number += 1

    thread = threading.Thread(target=write)
    thread.start()
    found = []
    for number in range(5):
        backup.backup(place, tmp_path / f"{number}.gz")
        data = list(backup.read(tmp_path / f"{number}.gz"))
        summary = next(row for row in data if isinstance(row, list) and row[0] == "t0" and "T0" in row)
        lines = sum(1 for row in data if isinstance(row, list) and row[0] == "t0" and row[-1] in ("bot", "person"))
        found.append((json.loads(summary[8]) or 39, lines))
    done.set()
    thread.join()
    writing.close()
    assert all(said == there for said, there in found), found


def test_what_only_servers_that_run_have_to_know_is_neither_backed_up_nor_in_the_way(place, other_place, tmp_path):
    with_games(place)
    for where in (place, other_place):
        kept = Store(where)
        with kept.writing.begin() as connection:
            connection.execute(schema.workers.insert(), {"id": "dead", "expires": 1.0})
            connection.execute(schema.homes.insert(), {"table_id": "gone", "worker": "dead", "number": 7})
        kept.close()
    counts = backup.backup(place, tmp_path / "games.gz")
    assert not {"workers", "homes"} & counts.keys()
    backup.restore(tmp_path / "games.gz", other_place)
    rows = all_rows(other_place)
    assert (len(rows["tables"]), rows["workers"], rows["homes"]) == (3, [], [])


def packed(file, lines):
    """A backup of these lines, whole as far as its checksum goes."""
    counts, table = Counter(), ""
    for line in lines:
        if isinstance(line, dict) and "table" in line:
            table = line["table"]
            counts[table] = 0
        elif isinstance(line, list):
            counts[table] += 1
    text = b"".join(line if isinstance(line, bytes) else json.dumps(line).encode() + b"\n" for line in lines)
    end = json.dumps({"rows": counts, "sha256": hashlib.sha256(text).hexdigest()}).encode()
    file.write_bytes(gzip.compress(text + end + b"\n"))


def test_a_backup_of_before_that_has_the_servers_in_it_is_restored_without_them(place, tmp_path):
    with_games(tmp_path / "first.sqlite")
    backup.backup(tmp_path / "first.sqlite", tmp_path / "new.gz")
    lines = list(backup.read(tmp_path / "new.gz"))[:-1]
    homes = [{"table": "homes", "columns": ["table_id", "worker", "number"]}, ["t0", "dead", 3]]
    workers = [{"table": "workers", "columns": ["id", "expires"]}, ["dead", 1.0]]
    packed(tmp_path / "old.gz", [lines[0], *homes, *lines[1:], *workers])
    backup.restore(tmp_path / "old.gz", place)
    assert all_rows(place) == all_rows(tmp_path / "first.sqlite")


def test_where_games_are_a_backup_replaces_them_only_when_asked_and_keeps_them(place, tmp_path):
    file = tmp_path / "games.gz"
    with_games(place)
    backup.backup(place, file)
    kept = Store(place)
    assert kept.write_all([a_table("later")]) == [None]
    kept.close()
    before = all_rows(place)
    with pytest.raises(Unusable, match="4 tables are there already; --replace"):
        backup.restore(file, place)
    assert all_rows(place) == before
    _, replaced = backup.restore(file, place, replace=True)
    assert len(all_rows(place)["tables"]) == 3
    backup.restore(replaced, place, replace=True)
    assert all_rows(place) == before


def test_nothing_is_restored_under_a_server(place, tmp_path):
    with_games(place)
    backup.backup(place, tmp_path / "games.gz")
    server = Store(place)
    with pytest.raises(Unusable, match=r"a server .*works with it: stop"):
        backup.restore(tmp_path / "games.gz", place, replace=True)
    assert server.write_all([a_table("later")]) == [None]
    server.close()


@pytest.mark.parametrize("spoil", ["cut", "bit", "row", "more", "photographs", "empty", "newer", "newer-format"])
def test_a_backup_that_is_not_whole_changes_nothing(place, tmp_path, spoil):
    file = tmp_path / "games.gz"
    backup.backup(with_games(place), file)
    before, packed = all_rows(place), file.read_bytes()
    lines = gzip.decompress(packed).splitlines(keepends=True)
    header = json.loads(lines[0])
    spoilt = {
        "cut": lambda: packed[: len(packed) // 2],
        "bit": lambda: packed[:200] + bytes([packed[200] ^ 1]) + packed[201:],
        "row": lambda: gzip.compress(b"".join([*lines[:5], *lines[6:]])),
        "more": lambda: gzip.compress(b"".join([*lines, lines[5]])),
        "photographs": lambda: b"my holiday photographs" * 100,
        "empty": lambda: b"",
        "newer": lambda: gzip.compress(b"".join([json.dumps({**header, "schema": "99"}).encode() + b"\n", *lines[1:]])),
        "newer-format": lambda: gzip.compress(json.dumps({**header, "rentier-backup": 2}).encode() + b"\n"),
    }
    file.write_bytes(spoilt[spoil]())
    with pytest.raises(Unusable, match="newer version" if "newer" in spoil else "damaged|no backup"):
        backup.restore(file, place, replace=True)
    assert all_rows(place) == before
    assert [each.name for each in tmp_path.glob("rentier-replaced-*")] == []


@pytest.mark.parametrize(
    "change",
    [
        lambda lines: [lines[0], b"[" * 100_000 + b"\n", *lines[1:]],
        lambda lines: lines[:1],
        lambda lines: [{**lines[0], "made": "\ud800"}, *lines[1:]],
        lambda lines: [{key: lines[0][key] for key in ("rentier-backup", "schema")}, *lines[1:]],
        lambda lines: [lines[0], [1, 2], *lines[1:]],
        lambda lines: [lines[0], 7, *lines[1:]],
        lambda lines: [*lines, ["t0", 1]],
        lambda lines: [*lines, ["t0", 2**70, 0, "Ana", "hello", 1.5]],
        lambda lines: [*lines, ["t0", 1, 0, "Ana", "\ud800", 1.5]],
        lambda lines: [*lines, ["t0", 1, 0, "Ana", {"a": []}, 1.5]],
        lambda lines: [*lines, {"table": "talk"}],
        lambda lines: [*lines, {"table": "talk", "columns": 7}],
        lambda lines: [*lines, {"table": "pawns", "columns": []}],
    ],
)
def test_a_backup_that_is_whole_and_makes_no_sense_is_refused_in_one_line(tmp_path, capsys, change):
    place, file = with_games(tmp_path / "rentier.sqlite"), tmp_path / "games.gz"
    backup.backup(place, tmp_path / "good.gz")
    packed(file, change(list(backup.read(tmp_path / "good.gz"))[:-1]))
    before = all_rows(place)
    assert cli.main(["restore", str(file), "--data", str(tmp_path), "--replace", "--yes"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert all_rows(place) == before


def test_a_restore_that_is_cut_short_leaves_what_was_there(place, tmp_path, monkeypatch):
    file = tmp_path / "games.gz"
    backup.backup(with_games(place), file)
    before = all_rows(place)

    def cut(path):
        for number, data in enumerate(read(path)):
            if number == 30:
                raise RuntimeError("the power was cut")
            yield data

    read = backup.read
    with monkeypatch.context() as broken:
        broken.setattr(backup, "verify", lambda file: {"schema": schema.SCHEMA, "rows": {}, "made": ""})
        broken.setattr(backup, "read", cut)
        with pytest.raises(RuntimeError):
            backup.restore(file, place, replace=True)
    assert all_rows(place) == before


def spoil(path, how):
    if how == "pages":
        whole = bytearray(path.read_bytes())
        at = len(whole) // 2 // 4096 * 4096
        whole[at:] = b"\xa5" * (len(whole) - at)
        path.write_bytes(whole)
        return
    with closing(sqlite3.connect(path)) as there:
        value = "CAST(x'736563726574ff' AS TEXT)" if how == "text" else "x'736563726574ff'"
        there.execute(f"UPDATE tables SET seed = {value} WHERE id = 't0'")
        there.commit()


@pytest.mark.parametrize("how", ["pages", "text", "bytes"])
def test_what_is_damaged_is_not_replaced_but_left_and_said_without_what_is_in_it(tmp_path, capsys, how):
    path = with_games(tmp_path / "rentier.sqlite", 20)
    file = str(tmp_path / "games.gz")
    backup.backup(path, tmp_path / "games.gz")
    spoil(path, how)
    for words in (
        ["restore", file, "--replace", "--yes", "--data", str(tmp_path)],
        ["backup", str(tmp_path / "second.gz"), "--data", str(tmp_path)],
    ):
        assert cli.main(words) == 2
        err = capsys.readouterr().err
        assert len(err.splitlines()) == 1
        assert "rentier.sqlite: what is there is damaged" in err
        assert "move the file away" in err
        assert "secret" not in err
    assert [each.name for each in tmp_path.glob("*.gz")] == ["games.gz"]
    assert [each.name for each in tmp_path.glob(".*")] == []
    path.rename(tmp_path / "damaged")
    assert cli.main(["restore", file, "--data", str(tmp_path)]) == 0


def test_only_its_owner_reads_a_backup_and_none_is_written_over(tmp_path):
    place = with_games(tmp_path / "rentier.sqlite")
    backup.backup(place, tmp_path / "games.gz")
    if os.name == "posix":
        assert (tmp_path / "games.gz").stat().st_mode & 0o077 == 0
    with pytest.raises(Unusable, match="is there already"):
        backup.backup(place, tmp_path / "games.gz")
    with pytest.raises(Unusable, match="nowhere: there is no such folder"):
        backup.backup(place, tmp_path / "nowhere" / "games.gz")


@pytest.mark.parametrize("links", [True, False])
def test_a_file_that_appears_while_a_backup_is_written_stays(tmp_path, monkeypatch, links):
    place, file = with_games(tmp_path / "rentier.sqlite"), tmp_path / "games.gz"

    def no_links(*_):
        raise PermissionError("no links on this disk")

    if not links:
        monkeypatch.setattr(os, "link", no_links)
    backup.backup(place, tmp_path / "first.gz")
    assert backup.verify(tmp_path / "first.gz")["rows"]["tables"] == 3
    found_in = backup.found_in

    def meanwhile(connection):
        file.write_text("somebody else's")
        return found_in(connection)

    monkeypatch.setattr(backup, "found_in", meanwhile)
    with pytest.raises(Unusable, match="is there already"):
        backup.backup(place, file)
    assert file.read_text() == "somebody else's"
    assert [each.name for each in tmp_path.glob(".*")] == []


@pytest.mark.skipif(os.name != "posix", reason="rights are others there")
def test_a_database_that_nobody_may_write_to_is_backed_up():
    with tempfile.TemporaryDirectory(prefix="rentier-") as made:
        folder, out = Path(made) / "games", Path(made) / "out"
        with_games(folder / "rentier.sqlite")
        out.mkdir()
        for path, mode in ((Path(made), 0o755), (out, 0o777), (folder / "rentier.sqlite", 0o444), (folder, 0o555)):
            path.chmod(mode)
        run = (
            "import os, sys, rentier.cli, rentier.server.run, rentier.server.store.backup, sqlalchemy.dialects.sqlite\n"
        )
        if os.geteuid() == 0:  # whom no right stops
            run += "os.setgroups([])\nos.setgid(65534)\nos.setuid(65534)\n"
        run += "sys.exit(rentier.cli.main(['backup', sys.argv[2], '--data', sys.argv[1]]))"
        said = subprocess.run(
            [sys.executable, "-c", run, str(folder), str(out / "games.gz")], capture_output=True, text=True
        )
        folder.chmod(0o755)
        assert (said.returncode, said.stderr) == (0, "")
        assert backup.verify(out / "games.gz")["rows"]["tables"] == 3


def test_the_commands(tmp_path, capsys, monkeypatch):
    with_games(tmp_path / "rentier.sqlite")
    file, data, new = str(tmp_path / "games.gz"), str(tmp_path), str(tmp_path / "new")
    assert cli.main(["backup", file, "--data", data]) == 0
    assert cli.main(["restore", file, "--data", new]) == 0
    assert cli.main(["restore", file, "--database", f"sqlite:///{tmp_path / 'third.sqlite'}"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0] == f"{file}: 3 tables, 117 moves"
    assert out[1].startswith("3 tables, 117 moves are back, as of 20")
    for words, wrong in [
        (["restore", file, "--data", new], "--replace"),
        (["restore", file, "--data", new, "--replace"], "--yes"),
        (["restore", str(tmp_path / "none.gz"), "--data", new], "none.gz"),
        (["backup", file, "--data", data], "is there already"),
        (["backup", str(tmp_path / "no" / "x.gz"), "--data", data], "no such folder"),
        (["backup", str(tmp_path / "x.gz"), "--data", str(tmp_path / "no")], "there are no games"),
        (["backup", str(tmp_path / "x.gz"), "--database", "mysql://here/games"], "postgresql://USER@HOST/NAME"),
        (["backup", str(tmp_path / "x.gz"), "--database", "games.db"], "postgresql://USER@HOST/NAME"),
    ]:
        assert cli.main(words) == 2
        err = capsys.readouterr().err
        assert wrong in err
        assert len(err.splitlines()) == 1
    assert cli.main(["restore", file, "--data", new, "--replace", "--yes"]) == 0
    assert Path(capsys.readouterr().out.splitlines()[1].removeprefix("what was there before: ")).exists()


def test_one_table_is_one_table(tmp_path, capsys):
    kept = Store(tmp_path / "rentier.sqlite")
    assert kept.write_all([[*a_table("only"), store.new_line("only", 1, ROLL, "person")]]) == [None]
    kept.close()
    file, data, new = str(tmp_path / "games.gz"), str(tmp_path), str(tmp_path / "new")
    assert cli.main(["backup", file, "--data", data]) == 0
    assert cli.main(["restore", file, "--data", new]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0] == f"{file}: 1 table, 1 move"
    assert out[1].startswith("1 table, 1 move are back, as of 20")
    for replace in ([], ["--replace"]):
        assert cli.main(["restore", file, "--data", new, *replace]) == 2
        assert "1 table is there already; " in capsys.readouterr().err


def test_by_the_standard_output_and_input(tmp_path):
    with_games(tmp_path / "rentier.sqlite")
    rentier = [sys.executable, "-m", "rentier.cli"]

    def run(*words, given=b""):
        done = subprocess.run([*rentier, *words], input=given, capture_output=True, cwd=tmp_path)
        return done.returncode, done.stdout, done.stderr.decode()

    status, written, said = run("backup", "-", "--data", str(tmp_path))
    assert (status, said) == (0, "-: 3 tables, 117 moves\n")
    new = str(tmp_path / "new")
    status, out, said = run("restore", "-", "--data", new, given=written)
    assert (status, out) == (0, b"")
    assert said.startswith("3 tables, 117 moves are back")
    assert all_rows(tmp_path / "new" / "rentier.sqlite") == all_rows(tmp_path / "rentier.sqlite")
    status, out, said = run("restore", "-", "--data", new, "--replace", "--yes", given=written)
    kept = said.splitlines()[1].removeprefix("what was there before: ")
    assert (status, backup.verify(Path(kept))["rows"]["tables"], Path(kept).parent) == (0, 3, tmp_path)
    status, out, said = run("restore", "-", "--data", str(tmp_path / "third"), given=written[:200])
    assert (status, said) == (2, "rentier: -: this is no backup of Rentier's, or a damaged one\n")
    assert not (tmp_path / "third").exists()
    assert run("restore", "-", "--data", new, "--replace", given=written)[0] == 2
    assert run("backup", "/dev/stdout", "--data", str(tmp_path))[:2] == (2, b"")


def test_a_second_look_before_games_are_replaced(tmp_path, capsys, monkeypatch):
    with_games(tmp_path / "rentier.sqlite")
    file = str(tmp_path / "games.gz")
    assert cli.main(["backup", file, "--data", str(tmp_path)]) == 0

    class Terminal:
        def __init__(self, answer):
            self.answer = answer

        def isatty(self):
            return True

        def readline(self):
            return self.answer

    for answer, status in (("no\n", 2), ("", 2), ("yes\n", 0)):
        monkeypatch.setattr("sys.stdin", Terminal(answer))
        assert cli.main(["restore", file, "--data", str(tmp_path), "--replace"]) == status
        assert "3 tables give way to the 3 of 20" in capsys.readouterr().out
