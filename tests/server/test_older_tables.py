"""Tables that version 1 stored are played on; one that today's rules play differently is shown, and nothing is lost."""

import asyncio
import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rentier.notation import record
from rentier.proof import verify
from rentier.server import store
from rentier.server.store import backup
from rentier.server.wrong import Wrong
from tests.server.conftest import Guest, a_hall, settle

GAMES = Path(__file__).parent.parent / "older" / "games.sql.gz"
SCUOLA, MALTA, PERU, OWN = "scuola-table-01", "malta-table-001", "peru-table-0001", "own-table-00001"
FROM_LINE_5 = "This game was recorded under older rules (version 1); from move 5 on it no longer follows today’s rules."


@pytest.fixture
def games(tmp_path):
    """A database as version 1 left it."""
    path = tmp_path / "games.sqlite"
    with closing(sqlite3.connect(path)) as base:
        base.executescript(gzip.decompress(GAMES.read_bytes()).decode())
    return path


async def guests(room, name):
    return [await Guest(room, [f"{player}-{name}"]).arrive() for player in ("Ana", "Beto")]


async def play_on(room, people, moves):
    wanted = room.game.version + moves
    for _ in range(400):
        await settle(room)
        if room.game.version >= wanted:
            return
        for guest in people:
            move = guest.any_move(guest.seats[0])
            if room.game.actor == guest.seats[0] and move is not None:
                assert (await guest.ask("move", move=move))["kind"] == "ack"
    raise AssertionError("nobody moves")


async def change_line(hall, table, line, move):
    """Puts another move into a stored game: the rules of version 1 may have allowed it."""
    kept = hall.store.table(table)
    before, _ = kept.lines[line - 1]
    changed = store.compact([before[0], move, before[2]])
    statement = store.schema.lines.update().where(
        store.schema.lines.c.table_id == table, store.schema.lines.c.sequence == line
    )
    await hall.write([(statement, {"line": changed})])


def test_a_game_of_version_1_goes_on_by_the_rules_that_it_had(games):
    async def play():
        async with a_hall(games) as hall:
            room = await hall.room(SCUOLA)
            assert json.loads(room.row["header"])["rentier-record"] == 1
            dials = room.edition.dials
            assert (dials["turn.order"], dials["mortgage.needs"]) == ("random-round", "owner-bare")
            before = room.game.version
            await play_on(room, await guests(room, "scuola"), 6)
        async with a_hall(games) as hall:
            room = await hall.room(SCUOLA)
            assert room.game.version >= before + 6
            assert (await hall.record_of(hall.store.table(SCUOLA)))["header"]["rentier-record"] == record.FORMAT

    asyncio.run(play())


def test_a_table_that_waits_starts_with_the_rules_that_its_host_chose(games):
    async def play():
        async with a_hall(games) as hall:
            room = await hall.room(MALTA)
            [ana, _] = await guests(room, "malta")
            assert (await ana.ask("start"))["kind"] == "ack"
            header = json.loads(room.row["header"])
            assert (header["rentier-record"], header["edition"]["format"]) == (2, 2)
            dials = header["edition"]["dials"]
            assert (dials["mortgage.needs"], dials["turn.seating"]) == ("owner-bare", "chosen")

    asyncio.run(play())


def test_a_game_that_is_over_is_replayed_and_its_record_is_of_the_current_version(games):
    async def play():
        async with a_hall(games) as hall:
            status, answer = await hall.replay(PERU, "en")
            replay = json.loads(answer)
            assert (status, replay["older_rules"], replay["proof"]["holds"]) == (200, None, True)
            data = record.from_text((await hall.record_file(PERU)).decode())
            assert data["header"]["rentier-record"] == 2
            assert data["header"]["edition"]["house_rules"] == {
                "turn.order": "random-round",
                "mortgage.needs": "owner-bare",
            }
            assert verify(data) is None

    asyncio.run(play())


def test_somebodys_own_edition_of_format_1_keeps_its_meaning(games):
    async def play():
        async with a_hall(games) as hall:
            room = await hall.room(OWN)
            name = room.plan["edition"]
            edition = await hall.edition(name)
            assert (edition.dials["turn.order"], edition.dials["players.max"]) == ("random-round", 3)
            assert (await hall.page(name, "en"))["name"] == name
            await play_on(room, await guests(room, "own"), 3)
            listed = await hall.mine(["Ana-own", "Ana-scuola", "Ana-malta", "Ana-peru"])
            assert {each["table"]["id"] for each in listed} == {SCUOLA, MALTA, PERU, OWN}

    asyncio.run(play())


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", f"{FROM_LINE_5} The table stays stored as it is, with every move; to play on, make a new table."),
        ("pt", "a partir da jogada 5 ela já não segue as regras atuais. A mesa fica guardada como está"),
        ("es", "desde la jugada 5 ya no sigue las reglas actuales. La mesa queda guardada tal como está"),
        ("it", "dalla mossa 5 in poi non segue più le regole attuali. Il tavolo resta salvato così com’è"),
    ],
)
def test_a_running_game_that_goes_differently_today_says_so_and_stays_stored(games, language, told):
    async def play():
        async with a_hall(games) as hall:
            await change_line(hall, SCUOLA, 5, {"move": "pay_bail"})
            before = hall.store.table(SCUOLA)
            with pytest.raises(Wrong) as caught:
                await hall.room(SCUOLA)
            assert (caught.value.code, caught.value.status) == ("older-rules", 409)
            assert told in caught.value.refusal(language)["text"]
            assert hall.store.table(SCUOLA) == before
            listed = await hall.mine(["Ana-scuola"])
            assert [each["table"]["id"] for each in listed] == [SCUOLA]
            room = await hall.room(OWN)
            await play_on(room, await guests(room, "own"), 1)

    asyncio.run(play())


def test_such_a_game_can_be_replayed_up_to_there_and_its_record_is_the_stored_one(games):
    async def play():
        async with a_hall(games) as hall:
            with pytest.raises(Wrong, match="game-running"):
                await hall.record_file(SCUOLA)
            await change_line(hall, SCUOLA, 5, {"move": "pay_bail"})
            data = record.from_text((await hall.record_file(SCUOLA)).decode())
            assert (data["header"]["rentier-record"], len(data["moves"])) == (1, len(hall.store.table(SCUOLA).lines))
            assert data["header"].keys().isdisjoint({"seed", "outcome"})
            status, answer = await hall.replay(SCUOLA, "en")
            replay = json.loads(answer)
            assert (status, len(replay["frames"]), replay["older_rules"]) == (200, 5, FROM_LINE_5)
            assert replay["proof"]["holds"] is None

    asyncio.run(play())


def test_a_game_that_was_over_differs_with_its_seed_and_its_outcome_shown(games):
    async def play():
        async with a_hall(games) as hall:
            await change_line(hall, PERU, 5, {"move": "pay_bail"})
            kept = hall.store.table(PERU)
            data = record.from_text((await hall.record_file(PERU)).decode())
            assert data["header"]["seed"] == kept.row["seed"]
            assert data["header"]["outcome"] == json.loads(kept.row["summary"])["outcome"]
            status, answer = await hall.replay(PERU, "en")
            assert (status, json.loads(answer)["older_rules"]) == (200, FROM_LINE_5)
            with pytest.raises(Wrong, match="older-rules"):
                await hall.room(PERU)

    asyncio.run(play())


def test_a_game_that_leads_to_another_seat_or_result_than_was_seen_is_not_played_on(games):
    async def play():
        async with a_hall(games) as hall:
            for table, change in ((SCUOLA, {"round": 99}), (OWN, {"actor": 7}), (PERU, {"outcome": {"why": "clock"}})):
                summary = json.loads(hall.store.table(table).row["summary"])
                await hall.write([store.change_table(table, summary=store.compact({**summary, **change}))])
                with pytest.raises(Wrong, match="older-rules") as caught:
                    await hall.room(table)
                assert "the same moves lead to another result" in caught.value.refusal("en")["text"]

    asyncio.run(play())


def test_a_record_file_of_version_1_is_replayed_on_the_page():
    async def play():
        async with a_hall() as hall:
            file = (GAMES.parent / "malta.jsonl").read_bytes()
            status, answer = await hall.replay_file(file, "es")
            assert (status, json.loads(answer)["older_rules"], len(json.loads(answer)["frames"])) == (200, None, 62)
            lines = file.decode().splitlines()
            lines[5] = json.dumps([json.loads(lines[5])[0], {"move": "pay_bail"}, json.loads(lines[5])[2]])
            status, answer = await hall.replay_file("\n".join(lines).encode(), "es")
            told = "Esta partida se jugó con reglas anteriores (versión 1); desde la jugada 5 ya no sigue las reglas"
            assert (status, len(json.loads(answer)["frames"])) == (200, 5)
            assert json.loads(answer)["older_rules"].startswith(told)

    asyncio.run(play())


@pytest.mark.postgres
def test_a_backup_of_version_1_goes_on_in_postgresql(games, postgres, tmp_path):
    place = postgres.new_database()
    backup.backup(games, tmp_path / "games.jsonl.gz")
    backup.restore(tmp_path / "games.jsonl.gz", place, False, None)

    async def play():
        async with a_hall(place) as hall:
            room = await hall.room(SCUOLA)
            assert room.edition.dials["turn.order"] == "random-round"
            await play_on(room, await guests(room, "scuola"), 3)

    asyncio.run(play())
