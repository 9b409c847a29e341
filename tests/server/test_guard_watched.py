"""A server that is watched: its health, its numbers, and what it says of its own mistakes."""

import asyncio
import json
import logging

import pytest

from rentier.server import app as apps
from rentier.server import commands, logs
from rentier.server.limits import Limits
from rentier.server.patient import SAYS
from rentier.server.socket import Connection
from rentier.server.wrong import Wrong
from tests.server.conftest import a_hall, hello, sit_down
from tests.server.test_guard import PLAN, asking

OWN_WORDS = "the seed is 0123456789"


class Wire:
    """What uvicorn would be to a connection."""

    def __init__(self, address="10.0.0.5"):
        self.scope = {"client": (address, 1)}
        self.said = []

    async def accept(self):
        pass

    async def send_text(self, text):
        self.said.append(json.loads(text))


async def connected(hall, table, tokens):
    connection = Connection(hall, Wire(), "en")
    await connection.take(json.dumps(hello(table, tokens)), None)
    return connection


def told(connection):
    found = []
    while not connection.outbox.empty():
        message = connection.outbox.get_nowait()
        found.append(message if isinstance(message, int) else json.loads(message))
    return found


def test_health_and_being_ready(tmp_path, monkeypatch):
    monkeypatch.setattr(apps, "STATIC", tmp_path)
    monkeypatch.setattr(apps, "READY_FOR", -1.0)

    async def inside():
        async with a_hall() as hall, asking(hall) as http:
            assert (await http.get("/healthz")).json() == {"ok": True}
            answer = await http.get("/readyz")
            assert (answer.status_code, answer.json()) == (503, {"store": True, "page": False})
            (tmp_path / "index.html").write_text("<title>here</title>", encoding="utf-8")
            assert (await http.get("/readyz")).status_code == 200
            with monkeypatch.context() as broken:
                broken.setattr(hall.store, "write_all", lambda batch: [OSError("disk full")] * len(batch))
                answer = await http.get("/readyz")
                assert (answer.status_code, answer.json()) == (503, {"store": False, "page": True})
            assert (await http.get("/readyz")).status_code == 200

    asyncio.run(inside())


def test_numbers_are_for_this_machine_or_who_has_the_token():
    async def inside():
        async with a_hall() as hall:
            _, (ana, beto) = await sit_down(hall)
            seat = ana.view["actor"]
            await (ana, beto)[seat].move("roll")
            await (ana, beto)[seat].move("roll", 1 - seat)
            async with asking(hall, "127.0.0.1") as http:
                text = (await http.get("/metrics")).text
                for line in (
                    'rentier_moves_total{by="person"} 1.0',
                    "rentier_move_seconds_count 1.0",
                    'rentier_refusals_total{code="wrong-token"} 1.0',
                    'rentier_clients{kind="seated"} 2.0',
                    'rentier_tables{stage="playing"} 1.0',
                    "rentier_rooms 1.0",
                    "rentier_tables_made_total 1.0",
                    'rentier_queue_length{queue="store"} 0.0',
                ):
                    assert line in text.splitlines()
                assert "rentier_store_seconds_count" in text
                for proxy in (
                    {"x-forwarded-for": "1.2.3.4"},
                    {"x-real-ip": "1.2.3.4"},
                    {"via": "1.1 cache"},
                    {"host": "8.8.8.8"},
                ):
                    assert (await http.get("/metrics", headers=proxy)).status_code == 403
            async with asking(hall) as http:
                assert (await http.get("/metrics")).status_code == 403
            async with asking(hall, metrics_token="let me see") as http:
                for token, status in (("let me see", 200), ("let me", 403), ("", 403)):
                    answer = await http.get("/metrics", headers={"authorization": f"Bearer {token}"})
                    assert answer.status_code == status

    asyncio.run(inside())


def test_a_mistake_of_ours_in_a_request_is_a_number_to_the_client(monkeypatch, caplog):
    def broken(*_, **__):
        raise RuntimeError(OWN_WORDS)

    async def inside():
        async with a_hall() as hall, asking(hall) as http:
            table = (await http.post("/api/tables", json=PLAN)).json()["table"]["id"]
            for name, method, path, body in (
                ("info", "GET", f"/api/tables/{table}", None),
                ("join", "POST", f"/api/tables/{table}/join", {"name": "Zoe"}),
                ("mine", "POST", "/api/mine", {"tokens": []}),
                ("cards", "GET", "/api/editions", None),
                ("public", "GET", "/api/tables", None),
            ):
                caplog.clear()
                with monkeypatch.context() as patched:
                    patched.setattr(hall, name, broken)
                    answer = await http.request(method, path, json=body)
                assert (answer.status_code, answer.json()["code"]) == (500, "mistake")
                assert set(answer.json()) == {"code", "text"}
                assert OWN_WORDS not in answer.text
                number = caplog.records[-1].mistake
                assert number in answer.json()["text"]
                assert OWN_WORDS in caplog.text
                assert table not in caplog.text
                assert "nosniff" in answer.headers["x-content-type-options"]
            assert (await http.get(f"/api/tables/{table}")).status_code == 200

    asyncio.run(inside())


def test_a_mistake_of_ours_at_a_table_is_a_number_and_the_table_plays_on(monkeypatch, caplog):
    async def broken(*_):
        raise RuntimeError(OWN_WORDS)

    async def inside():
        async with a_hall() as hall:
            room, (ana, _) = await sit_down(hall)
            connection = await connected(hall, room.id, ana.tokens)
            told(connection)
            for kind in ("say", "move", "speed"):
                more = {"say": {"text": "x"}, "move": {"move": {"move": "roll"}}, "speed": {"speed": "fast"}}[kind]
                caplog.clear()
                with monkeypatch.context() as patched:
                    patched.setitem(commands.DO, kind, broken)
                    await connection.take(json.dumps({"kind": kind, "n": 1, "seat": 0, **more}), None)
                answer = next(each for each in told(connection) if each["kind"] == "error")
                assert (answer["refusal"]["code"], answer["closing"]) == ("mistake", False)
                assert OWN_WORDS not in json.dumps(answer)
                number = next(record.mistake for record in caplog.records if hasattr(record, "mistake"))
                assert number in answer["refusal"]["text"]
                assert room.id not in caplog.text
            await connection.take(json.dumps({"kind": "say", "n": 2, "seat": 0, "text": "x"}), None)
            assert told(connection)[-1]["kind"] == "ack"
            with monkeypatch.context() as patched:
                patched.setattr(hall, "room", broken)
                await connection.take(json.dumps(hello("somewhere-unknown")), None)
            assert told(connection)[-1]["refusal"]["code"] == "mistake"

    asyncio.run(inside())


def test_a_connection_that_has_too_much_before_it_is_let_go():
    async def inside():
        async with a_hall(limits=Limits(outbox_messages=5)) as hall:
            room, _ = await sit_down(hall)
            connection = await connected(hall, room.id, [])
            assert len(room.clients) == 3
            for _ in range(10):
                connection.send({"kind": "bye"})
            assert connection.closing
            assert connection.behind == 0, "nothing of it is kept"
            connection.error(Wrong("malformed"))
            assert connection.behind == 0

    asyncio.run(inside())


def test_what_a_connection_has_before_it_is_counted_in_letters_too():
    async def inside():
        async with a_hall(limits=Limits(outbox_letters=50_000)) as hall:
            room, _ = await sit_down(hall)
            connection = await connected(hall, room.id, [])
            for _ in range(20):
                connection.put("x" * 5000)
            assert connection.closing
            assert connection.behind == 0

    asyncio.run(inside())


def test_nothing_overtakes_what_waits_for_a_slow_client():
    async def inside():
        async with a_hall() as hall:
            wire, at_once = Wire(), True

            def say(text):
                if at_once:
                    wire.said.append(json.loads(text))
                return at_once

            wire.scope["extensions"] = {SAYS: {"say": say}}
            connection = Connection(hall, wire, "en")
            connection.put("1")
            assert wire.said == [1]
            at_once = False
            connection.put("2")
            at_once = True
            connection.put("3")
            sending = asyncio.create_task(connection.send_on())
            while not connection.outbox.empty():
                await asyncio.sleep(0)
            connection.put("4")
            await asyncio.sleep(0)
            sending.cancel()
            assert wire.said == [1, 2, 3, 4]

    asyncio.run(inside())


def test_who_says_hello_again_and_again_tells_nobody_and_is_told_to_wait():
    async def inside():
        async with a_hall(limits=Limits(requests_a_second=0.001, requests_in_a_row=4)) as hall:
            room, (ana, _) = await sit_down(hall)
            connection = await connected(hall, room.id, [])
            before = ana.kinds().count("table")
            for _ in range(3):
                await connection.take(json.dumps(hello(room.id)), None)
            assert ana.kinds().count("table") == before
            assert not connection.closing
            await connection.take(json.dumps(hello(room.id)), None)
            assert connection.closing

    asyncio.run(inside())


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("{", "JSON"),
        ("[]", "JSON"),
        ('{"kind": "cheat"}', "kind"),
        ("{}", "kind"),
        ('{"kind": "hello", "protocol": 1, "table": "x", "language": "en", "tokens": [7]}', "tokens.0"),
        ('{"kind": "say", "n": 1, "seat": 0}', "text"),
        ('{"kind": "ping", "more": 1}', "more"),
    ],
)
def test_a_message_that_cannot_be_read_is_told_where_in_its_own_words(text, field):
    async def inside():
        async with a_hall() as hall:
            room, _ = await sit_down(hall)
            connection = await connected(hall, room.id, [])
            told = []
            connection.send = told.append
            await connection.take(text, None)
            assert told[0]["refusal"]["text"] == f"That message could not be read: {field}."

    asyncio.run(inside())


def test_log_lines_are_json(caplog):
    record = logging.LogRecord("rentier.server", logging.ERROR, "x.py", 1, "mistake %s", ("12ab",), None)
    record.mistake = "12ab"
    line = json.loads(logs.Json().format(record))
    assert line.pop("time").endswith("Z")
    assert line == {"level": "error", "from": "rentier.server", "message": "mistake 12ab", "mistake": "12ab"}
    try:
        raise ValueError("x")
    except ValueError as problem:
        record.exc_info = (ValueError, problem, problem.__traceback__)
    assert "ValueError: x" in json.loads(logs.Json().format(record))["trace"]


@pytest.mark.parametrize("level", ["debug", "warning"])
def test_a_request_is_not_logged_with_its_path(level):
    root = logging.getLogger()
    before = root.handlers[:], root.level
    try:
        logs.set_up("json", level)
        assert logging.getLogger("uvicorn.access").disabled
        assert logging.getLogger("uvicorn.error").getEffectiveLevel() >= logging.WARNING
    finally:
        root.handlers[:], level = before
        root.setLevel(level)
