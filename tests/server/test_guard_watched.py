"""A server that is watched: its health, its numbers, and what it says of its own mistakes."""

import asyncio
import gzip
import json
import logging
import sys
import threading

import pytest
from sqlalchemy.exc import IntegrityError

from rentier.editions import Edition, loader
from rentier.editions.shape import MOST_PROBLEMS
from rentier.game import Game
from rentier.server import app as apps
from rentier.server import commands, logs, rulebook, seats, telling
from rentier.server import hall as halls
from rentier.server.hall import check_upload
from rentier.server.limits import Limits
from rentier.server.patient import SAYS
from rentier.server.socket import WENT_WRONG, Connection
from rentier.server.wrong import Wrong
from tests.server.conftest import a_hall, hello, settle, sit_down
from tests.server.test_guard import PLAN, asking
from tests.server.test_rooms import place
from tests.server.test_served import SERRA

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
            monkeypatch.setattr(apps, "READY_WITHIN", 0.2)
            silent = threading.Event()
            with monkeypatch.context() as broken:
                broken.setattr(hall.store, "write_all", lambda batch: silent.wait(30) and [None] * len(batch))
                answer = await http.get("/readyz")
                assert (answer.status_code, answer.json()) == (503, {"store": False, "page": True})
                silent.set()
            monkeypatch.setattr(apps, "READY_WITHIN", 30)
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
                tasks = next(line for line in text.splitlines() if line.startswith("rentier_tasks "))
                assert float(tasks.split()[1]) >= 3  # of the writer, of the room, and this one
                if sys.platform == "linux":
                    assert "process_resident_memory_bytes" in text
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
                answer = next(each for each in told(connection) if each["kind"] == "refused")
                assert (answer["refusal"]["code"], answer["n"], answer["seat"]) == ("mistake", 1, 0)
                assert OWN_WORDS not in json.dumps(answer)
                number = next(record.mistake for record in caplog.records if hasattr(record, "mistake"))
                assert number in answer["refusal"]["text"]
                assert room.id not in caplog.text
            await connection.take(json.dumps({"kind": "say", "n": 2, "seat": 0, "text": "x"}), None)
            assert told(connection)[-1]["kind"] == "ack"
            with monkeypatch.context() as patched:
                patched.setattr(hall, "room", broken)
                await connection.take(json.dumps(hello("somewhere-unknown")), None)
            answer, closed = told(connection)
            assert (answer["kind"], answer["refusal"]["code"], answer["closing"]) == ("error", "mistake", True)
            assert closed == WENT_WRONG

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
                connection.put([b"x" * 5000])
            assert connection.closing
            assert connection.behind == 0

    asyncio.run(inside())


def test_nothing_overtakes_what_waits_for_a_slow_client():
    async def inside():
        async with a_hall() as hall:
            wire, at_once = Wire(), True

            def say(texts):
                if at_once:
                    wire.said += [json.loads(text) for text in texts]
                return at_once

            wire.scope["extensions"] = {SAYS: {"say": say}}
            connection = Connection(hall, wire, "en")
            connection.put([b"1", b"2"])
            assert wire.said == [1, 2]
            at_once = False
            connection.put([b"3"])
            at_once = True
            connection.put([b"4"])
            sending = asyncio.create_task(connection.send_on())
            async with asyncio.timeout(10):
                while not connection.outbox.empty():
                    await asyncio.sleep(0)
            connection.put([b"5"])
            await asyncio.sleep(0)
            sending.cancel()
            assert wire.said == [1, 2, 3, 4, 5]

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


def test_editions_that_an_address_may_have_kept_have_a_limit():
    async def inside():
        limits = Limits(editions_in_a_row=1, editions_an_hour=0.001)
        async with a_hall(limits=limits) as hall, asking(hall) as http:
            one, other = (SERRA.replace("bail = 75", f"bail = {bail}") for bail in (75, 80))
            assert one != other
            assert check_upload(one.encode()) == check_upload(one.encode())
            for _ in range(2):  # the same again is kept already
                assert (await http.post("/api/editions", content=one)).json()["ok"]
            answer = await http.post("/api/editions", content=other)
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-files")
            assert 'rentier_limited_total{limit="editions"} 1.0' in hall.metrics.text().decode()

    asyncio.run(inside())


def test_what_may_take_long_is_done_beside_the_event_loop(tmp_path, monkeypatch):
    """Editions of anybody's making, games of any length, and answers of any size."""
    done = set()

    def beside(owner, name):
        real = getattr(owner, name)

        def watched(*arguments, **named):
            assert threading.current_thread() is not threading.main_thread(), name
            done.add(name)
            return real(*arguments, **named)

        monkeypatch.setattr(owner, name, watched)

    for owner, name in (
        (Edition, "from_data"),
        (Game, "from_record"),
        (loader, "under"),
        (halls, "own_name"),
        (halls, "to_text"),
        (rulebook, "page"),
        (rulebook, "card"),
        (gzip, "compress"),
    ):
        beside(owner, name)

    async def inside():
        seats.edition_of.cache_clear()
        async with a_hall(tmp_path / "games.sqlite") as hall, asking(hall) as http:
            own = (await http.post("/api/editions", content=SERRA)).json()["edition"]["name"]
            await http.post(f"/api/editions/{own}/as-played", json={"house_rules": {"jail.bail": 70}})
            plan = {"edition": own, "seats": [{"kind": "me", "name": "Ana"}, {"kind": "device", "name": "Beto"}]}
            made = (await http.post("/api/tables", json={**plan, "start": True})).json()
            table, tokens = made["table"]["id"], [each["token"] for each in made["tokens"]]
            ana = await connected(hall, table, tokens)
            await ana.take(json.dumps({"kind": "resign", "n": 1, "seat": 0}), None)
        seats.edition_of.cache_clear()
        async with a_hall(tmp_path / "games.sqlite") as hall, asking(hall) as http:
            assert len((await http.post("/api/mine", json={"tokens": tokens})).json()) == 1
            assert (await http.get(f"/api/tables/{table}")).json()["stage"] == "over"
            assert await hall.rooms[table].recover()
            assert (await http.get(f"/api/tables/{table}/record")).headers["content-encoding"] == "gzip"
            assert (await http.get(f"/api/tables/{table}/replay")).json()["proof"]["holds"]

    asyncio.run(inside())
    assert len(done) == 8


def test_thousands_of_wrong_rules_are_not_all_explained():
    async def inside():
        async with a_hall() as hall, asking(hall) as http:
            rules = {f"jail.bai{number}": 1 for number in range(3000)}
            answer = await http.post("/api/tables", json={**PLAN, "house_rules": rules})
            assert (answer.status_code, len(answer.json()["problems"])) == (422, MOST_PROBLEMS)

    asyncio.run(inside())


def test_no_task_is_called_by_a_tables_link():
    """The event loop names a task when it complains."""

    async def inside():
        async with a_hall() as hall:
            room, _ = await sit_down(hall)
            assert room.id not in "".join(map(str, asyncio.all_tasks()))

    asyncio.run(inside())


def test_what_could_not_be_stored_is_not_in_the_log(caplog):
    async def inside():
        async with a_hall() as hall:
            room, _ = await sit_down(hall)
            _, changes = hall.new_table(room.plan, room.edition, [])
            await hall.write(changes)
            with pytest.raises(Wrong, match="not-stored"):
                await hall.write(changes)
            assert "not stored" in caplog.text
            with pytest.raises(IntegrityError) as problem:
                hall.store.commit([changes])
            assert changes[0][1]["seed"] not in caplog.text + str(problem.value)

    asyncio.run(inside())


def test_all_connections_of_an_address_together_have_a_limit():
    async def inside():
        limits = Limits(address_messages_in_a_row=6, address_messages_a_second=0.001)
        async with a_hall(limits=limits) as hall:
            room, [ana, _] = await sit_down(hall)
            pages = [await connected(hall, room.id, ana.tokens) for _ in range(2)]
            other = Connection(hall, Wire("10.0.0.6"), "en")
            for _ in range(2):
                for page in pages:
                    await page.take('{"kind": "ping"}', None)
            assert [message["kind"] for page in pages for message in told(page) if message["kind"] == "error"] == []
            await pages[0].take('{"kind": "ping"}', None)
            problem = next(message for message in told(pages[0]) if message["kind"] == "error")
            assert (problem["refusal"]["code"], problem["closing"]) == ("too-fast", True)
            await other.take(json.dumps(hello(room.id)), None)
            assert told(other)[0]["kind"] == "state"

    asyncio.run(inside())


def test_who_goes_to_another_table_is_told_nothing_more_of_the_one_they_leave():
    """Also while that one is busy, and does not know yet that they have gone, nor what they hold elsewhere."""

    async def inside():
        async with a_hall() as hall:
            room, (ana, beto) = await sit_down(hall)
            place(room, titles={1: {"owner": 0, "buildings": 0, "mortgaged": False}})
            kinds = [{"kind": "me", "name": "P0"}, *({"kind": "device", "name": f"P{seat}"} for seat in range(1, 8))]
            own = await hall.create({"edition": "peru", "seats": kinds, "start": True})
            spies = [await connected(hall, room.id, []) for _ in range(3)]
            busy = asyncio.Event()
            room.mailbox.put_nowait(busy.wait)
            offer = {"move": "offer", "to": 1, "give": {"squares": [1]}, "take": {"cash": 7}}
            offering = asyncio.create_task(ana.ask("move", move=offer))
            await asyncio.sleep(0)
            for spy in spies:
                told(spy)
                await spy.take(json.dumps(hello(own["table"]["id"], [each["token"] for each in own["tokens"]])), None)
            busy.set()
            assert (await offering)["kind"] == "ack"
            await settle(room)
            assert beto.mine["1"]["offers"]
            for spy in spies:
                heard = told(spy)
                assert [message["kind"] for message in heard if message.get("version") is not None] == ["state"]
                assert {message["table"]["id"] for message in heard} == {own["table"]["id"]}
            assert len(room.clients) == 2
            assert not room.task.done()

    asyncio.run(inside())


def test_a_room_that_ends_by_a_mistake_is_made_anew_for_who_comes_back(monkeypatch, caplog):
    async def inside():
        async with a_hall() as hall:
            room, guests = await sit_down(hall)
            page = await connected(hall, room.id, [])
            for guest in guests:
                await guest.go()
            monkeypatch.setattr(room, "schedule", lambda: 1 / 0)
            room.mailbox.put_nowait(room.on_time)
            async with asyncio.timeout(5):
                with pytest.raises(Wrong, match="not-read"):
                    await room.ask(room.on_time)  # nobody waits for ever
            await asyncio.wait({room.task}, timeout=5)
            await asyncio.sleep(0)
            assert told(page)[-2:] == [{"kind": "bye"}, 1012]
            assert await hall.room(room.id) is not room
            again = await connected(hall, room.id, [])
            assert told(again)[0]["kind"] == "state"

    asyncio.run(inside())
    assert "has ended" in caplog.text


def test_a_room_that_cannot_tell_everyone_tries_again(monkeypatch, caplog):
    async def inside():
        async with a_hall() as hall:
            room, (ana, _) = await sit_down(hall)
            async with asyncio.timeout(10):
                with monkeypatch.context() as broken:
                    broken.setattr(telling, "states", lambda room: 1 / 0)
                    room.stale = True
                    room.mailbox.put_nowait(room.on_time)
                    await settle(room)
                    assert room.stale
                await settle(room)
            assert not room.stale
            assert (await ana.ask("why", move={"move": "roll"}))["kind"] == "why"

    asyncio.run(inside())
