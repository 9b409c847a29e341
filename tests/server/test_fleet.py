"""Several workers are one service: tables live at one of them, are reached from all, and move when it is gone."""

import asyncio
import contextlib
import json
import threading
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import event, update
from sqlalchemy.exc import DBAPIError

from bench.fleet import TROUBLE, trouble
from rentier.proof import verify
from rentier.server import bus, run
from rentier.server import fleet as fleets
from rentier.server.bus import Bus
from rentier.server.fleet import Elsewhere, Fleet, Relay
from rentier.server.hall import Hall
from rentier.server.homes import Homes
from rentier.server.room import Room
from rentier.server.socket import CLOSES
from rentier.server.store import Outrun, Store, Unusable, changes, database, schema
from rentier.server.wrong import Wrong
from tests.server import redis_server
from tests.server.conftest import Guest, a_hall, sit_down, stored_record
from tests.server.test_store import a_table


class Visitor(Guest):
    """A page at any worker; `gone` once it was asked to come back."""

    gone = False

    def pass_on(self, text):
        self.send(json.loads(text))

    def let_go(self):
        self.gone = True

    def dismiss(self, problem):
        self.dismissed = problem.code

    async def until(self, true):
        async with asyncio.timeout(30):
            while not true():
                await asyncio.sleep(0.01)

    async def arrive(self, since=None):
        await self.room.enter(self, self.tokens, since)
        await self.until(lambda: "state" in self.kinds())
        return self

    async def ask(self, kind, seat=None, n=None, **fields):
        """Sends a command; its answer."""
        self.n += 1
        await self.room.do(self, {"kind": kind, "n": self.n, "seat": seat, **fields})
        answers = ("ack", "refused", "held", "why")
        await self.until(lambda: self.gone or any(m["kind"] in answers and m["n"] == self.n for m in self.told))
        return next((m for m in self.told if m["kind"] in answers and m["n"] == self.n), None)


@pytest.fixture(scope="module")
def redis():
    reason = redis_server.why_none()
    if reason is not None:
        pytest.skip(reason)
    server = redis_server.given() or redis_server.RedisServer()
    yield server
    server.stop()


@asynccontextmanager
async def workers(postgres, redis, number=3):
    place = postgres.new_database()
    halls = []
    for each in range(number):
        hall = Hall(Store(place))
        hall.fleet = Fleet(hall, Homes(hall.store.engine, f"worker {each}"), Bus(redis.address, f"worker {each}"))
        hall.start()
        await hall.fleet.start()
        halls.append(hall)
    try:
        yield halls
    finally:
        for hall in halls:
            await hall.stop()


SEATS = [{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "bot", "name": "Caro"}]


async def sit_apart(first, second):
    """Ana at one worker, Beto, who came by the code, at another; their table plays."""
    made = await first.create({"edition": "peru", "seats": SEATS, "speed": "at-once", "claim_seconds": 0})
    table = made["table"]["id"]
    joined = await second.join(made["table"]["code"], {"name": "Beto"})
    ana = await Visitor(await first.place(table), [made["tokens"][0]["token"]]).arrive()
    beto = await Visitor(await second.place(table), [joined["tokens"][0]["token"]]).arrive()
    assert (await beto.ask("ready", 1, ready=True))["kind"] == "ack"
    assert (await ana.ask("start", 0))["kind"] == "ack"
    for each in (ana, beto):
        await each.until(lambda each=each: each.view is not None)
    return table, ana, beto


async def play_on(ana, beto, moves):
    """Until so many moves more were made, whoever has to make them."""
    until = ana.version + moves
    async with asyncio.timeout(60):
        while min(ana.version, beto.version) < until:
            for seat, page in enumerate((ana, beto)):
                move = page.any_move(seat)
                if move is not None:
                    await page.ask("move", seat, move=move)
            await asyncio.sleep(0.01)


@pytest.mark.postgres
def test_a_table_is_reached_from_every_worker_and_lives_at_one(postgres, redis):
    async def play():
        async with workers(postgres, redis) as halls:
            table, ana, beto = await sit_apart(halls[0], halls[1])
            assert isinstance(ana.room, Room)
            assert isinstance(beto.room, Relay)
            assert [table in hall.rooms for hall in halls] == [True, False, False]
            await play_on(ana, beto, 20)
            assert (await beto.ask("say", 1, text="hello"))["kind"] == "ack"
            await ana.until(lambda: "chat" in ana.kinds())
            watching = await Visitor(await halls[2].place(table)).arrive()
            assert (await halls[2].info(table))["watching"] == 1
            for each in (ana, beto):
                await each.until(lambda each=each: each.version == watching.version)
            assert ana.view == beto.view == watching.view
            refused = await watching.ask("move", 0, move={"move": "roll"})
            assert refused["refusal"]["code"] == "wrong-token"
            with pytest.raises(Wrong, match="not-waiting"):
                await halls[2].join(table, {"name": "Dora"})
            with pytest.raises(Wrong, match="unknown-table"):
                await halls[2].place("no-such-table")
            await beto.room.leave(beto)
            await ana.until(lambda: not ana.table["seats"][1]["here"])

    asyncio.run(play())


@pytest.mark.postgres
def test_a_table_moves_at_once_when_its_worker_stops(postgres, redis):
    async def play():
        async with workers(postgres, redis) as halls:
            table, ana, beto = await sit_apart(halls[0], halls[1])
            await play_on(ana, beto, 10)
            await halls.pop(0).stop()
            await beto.until(lambda: beto.gone)
            beto.room = await halls[0].place(table)
            assert isinstance(beto.room, Room)
            again = Visitor(await halls[1].place(table), ana.tokens)
            again.n = ana.n
            assert isinstance(again.room, Relay)
            beto.gone = False
            await beto.arrive()
            await again.arrive()
            assert again.version >= ana.version
            await play_on(again, beto, 10)
            assert verify(await stored_record(halls[1], table)) is None

    asyncio.run(play())


@pytest.mark.postgres
def test_a_dead_workers_tables_move_while_others_live_where_they_are(postgres):
    kept = Store(postgres.new_database())
    try:
        tables = ("hers", "his", "new")
        assert kept.write_all([a_table(name) for name in tables]) == [None] * 3
        first, second = Homes(kept.engine, "first"), Homes(kept.engine, "second")
        for worker in (first, second):
            worker.sign()
        assert first.claim("hers") == ("first", 1)
        assert second.claim("his") == ("second", 1)
        assert second.claim("hers") == ("first", None)
        with kept.engine.begin() as connection:
            connection.execute(update(schema.workers).where(schema.workers.c.id == "first").values(expires=0))
        assert second.claim("hers") == ("second", 2)
        assert first.claim("his") == ("second", None)
        assert first.claim("new") == ("first", 1)
        assert second.claim("new") == ("second", 2)
    finally:
        kept.close()


@pytest.mark.postgres
def test_a_worker_that_wakes_while_its_table_moves_learns_of_it(postgres):
    kept = Store(postgres.new_database())
    claimed, may_end = threading.Event(), threading.Event()

    def wait(connection):
        if threading.current_thread().name == "claims":
            claimed.set()
            assert may_end.wait(10)

    try:
        assert kept.write_all([a_table("hers")]) == [None]
        first, second = Homes(kept.engine, "first"), Homes(kept.engine, "second")
        for worker in (first, second):
            worker.sign()
        assert first.claim("hers") == ("first", 1)
        with kept.engine.begin() as connection:
            connection.execute(update(schema.workers).where(schema.workers.c.id == "first").values(expires=0))
        event.listen(kept.engine, "commit", wait)
        claims = threading.Thread(target=second.claim, args=("hers",), name="claims")
        claims.start()
        assert claimed.wait(10)
        seen = []
        wakes = threading.Thread(target=lambda: seen.append((first.sign()[1], first.mine())))
        wakes.start()
        wakes.join(0.3)
        assert seen == []  # it waits: what it has is just being taken
        may_end.set()
        for thread in (claims, wakes):
            thread.join(10)
        assert seen == [(True, {})]
        assert second.mine() == {"hers": 2}
    finally:
        may_end.set()
        kept.close()


@pytest.mark.postgres
@pytest.mark.parametrize("rows", ["one", "many"])
def test_a_table_moves_although_its_worker_sleeps_in_the_middle_of_writing_to_it(postgres, monkeypatch, rows):
    kept = Store(postgres.new_database())
    monkeypatch.setattr(database, "SLEEPS", 0.5)
    kept.engine.dispose()  # of connections that are made from now on
    try:
        assert kept.write_all([a_table("hers")]) == [None]
        first, second = Homes(kept.engine, "first"), Homes(kept.engine, "second")
        for worker in (first, second):
            worker.sign()
        assert first.claim("hers") == ("first", 1)
        known = {"of_table": "hers", "known": 1}
        with kept.writing.connect() as sleeps:
            sleeps.execute(changes.NEXT_REVISION, known if rows == "one" else [known])
            with kept.engine.begin() as connection:
                connection.execute(update(schema.workers).where(schema.workers.c.id == "first").values(expires=0))
            assert second.claim("hers") == ("second", 2)
            with pytest.raises(DBAPIError):
                sleeps.commit()
        [refused] = kept.write_all([[(changes.NEXT_REVISION, known)]])
        assert isinstance(refused, Outrun)
    finally:
        kept.close()


class Alone(Homes):
    """A worker's side of homes without a database: every table lives `there`."""

    there = "other"

    def __init__(self):
        self.slept, self.found = [], []

    def claim(self, table_id):
        return self.there, 1 if self.there == "here" else None

    def lives_here(self, table_id, number):
        return self.there == "here"

    def sign(self):
        return {"here", "other"}, self.slept.pop(0) if self.slept else False

    def mine(self):
        found = self.found.pop(0)
        if isinstance(found, Exception):
            raise found
        return found

    def release(self, table_id, number):
        pass

    def leave(self):
        pass


async def always(worker, kind, within, **more):
    return True


@asynccontextmanager
async def a_worker():
    """One of several; its messages go nowhere, and whatever it asks of others is so."""
    async with a_hall() as hall:
        fleet = Fleet(hall, Alone(), Bus("redis://127.0.0.1:1", "here"))
        fleet.ask = always
        yield hall, fleet


def test_whoever_only_asks_about_a_table_elsewhere_leaves_nothing_behind():
    async def inside():
        async with a_worker() as (hall, fleet):
            hall.fleet = fleet
            for number in range(3):
                await hall.info(f"some-table-{number}")
            assert fleet.relays == {}
            page = Visitor(await hall.place("some-table-0"))
            await page.room.enter(page, [], None)
            await hall.info("some-table-0")
            assert list(fleet.relays) == ["some-table-0"]
            await page.room.leave(page)
            assert (fleet.relays, fleet.clients) == ({}, {})

    asyncio.run(inside())


def test_who_was_led_to_where_a_table_lived_before_comes_back():
    async def inside():
        async with a_worker() as (hall, fleet):
            hall.fleet = fleet
            page = Visitor(await hall.place("some-table-0"))
            await page.room.enter(page, [], None)
            fleet.homes.there = "third"
            assert (await hall.place("some-table-0")).worker == "third"
            assert page.gone

    asyncio.run(inside())


def test_a_table_that_moves_before_it_was_read_gets_no_room():
    async def inside():
        async with a_worker() as (hall, fleet):
            room, _ = await sit_down(hall)
            await room.stop()
            del hall.rooms[room.id]
            hall.fleet, read = fleet, hall.store.table

            def meanwhile(table_id):
                fleet.homes.there = "other"
                return read(table_id)

            hall.store.table, fleet.homes.there = meanwhile, "here"
            with pytest.raises(Wrong, match="not-read"):
                await hall.place(room.id)
            assert isinstance(await hall.place(room.id), Relay)
            hall.store.table, fleet.homes.there = read, "here"
            assert (await hall.place(room.id)).claim == 1

    asyncio.run(inside())


def test_a_worker_that_others_may_take_for_dead_is_not_ready_and_what_waits_for_redis_is_counted():
    async def inside():
        async with a_worker() as (hall, fleet):
            hall.fleet = fleet
            assert await hall.is_ready()
            fleet.let_all_go()
            assert not await hall.is_ready()
            fleet.lost()
            assert 'rentier_queue_length{queue="bus"} 1.0' in hall.metrics.text().decode()

    asyncio.run(inside())


async def with_a_page(hall):
    """A room that somebody looks at."""
    room, guests = await sit_down(hall)
    for guest in guests:
        await guest.go()
    return room, await Visitor(room).arrive()


def test_a_worker_that_was_taken_for_dead_looks_again_until_it_knows_what_has_moved(monkeypatch):
    monkeypatch.setattr(fleets, "SIGN_EVERY", 0.0)

    async def inside():
        async with a_worker() as (hall, fleet):
            room, page = await with_a_page(hall)
            room.claim = 1
            fleet.homes.slept, fleet.homes.found = [True], [Unusable("away"), {}]
            signs = asyncio.create_task(fleet.go_on_signing())
            await page.until(lambda: page.gone)
            signs.cancel()
            assert room.id not in hall.rooms

    asyncio.run(inside())


def test_a_worker_that_was_taken_for_dead_shows_no_table_before_it_knows_what_has_moved(monkeypatch):
    monkeypatch.setattr(fleets, "SIGN_EVERY", 0.0)

    async def inside():
        async with a_worker() as (hall, fleet):
            room, page = await with_a_page(hall)
            hall.fleet, room.claim, refused = fleet, 1, []
            fleet.let_all_go()
            fleet.homes.found = [Unusable("away"), {room.id: 1}]
            found = fleet.homes.mine

            def asked_meanwhile():
                asking = asyncio.run_coroutine_threadsafe(hall.place(room.id), room.loop)
                refused.append(asking.exception(30))
                return found()

            fleet.homes.mine = asked_meanwhile
            signs = asyncio.create_task(fleet.go_on_signing())
            await page.until(lambda: len(refused) == 2 and not fleet.lapsed)
            signs.cancel()
            assert [problem.code for problem in refused] == ["not-read", "not-read"]
            assert await hall.place(room.id) is room

    asyncio.run(inside())


def test_who_asks_for_a_table_whose_home_is_silent_is_told_to_come_back(monkeypatch):
    monkeypatch.setattr(fleets, "PATIENCE", 0.0)
    monkeypatch.setattr(fleets, "AGAIN_AFTER", 0.0)

    async def silent(worker, kind, within, **more):
        raise fleets.Silent

    async def inside():
        async with a_worker() as (hall, fleet):
            hall.fleet, fleet.ask = fleet, silent
            with pytest.raises(Wrong) as refused:
                await hall.place("some-table-0")
            assert CLOSES[refused.value.code] == 1013

    asyncio.run(inside())


def test_a_room_whose_table_has_moved_ends():
    async def elsewhere(room):
        return False

    async def inside():
        async with a_hall() as hall:
            room, page = await with_a_page(hall)
            room.claim, room.row["revision"] = 1, room.row["revision"] - 1
            hall.lives_here = elsewhere
            with pytest.raises(Wrong, match="not-read"):
                await room.ask(lambda: room.write([]))
            async with asyncio.timeout(30):
                await room.task
            assert page.gone

    asyncio.run(inside())


@pytest.mark.parametrize("way", ["read", "write"])
def test_a_worker_goes_on_whatever_went_wrong_on_its_line(monkeypatch, way):
    monkeypatch.setattr(bus, "AGAIN_AFTER", 0.0)

    async def inside():
        line, tries = Bus("redis://127.0.0.1:1", "here"), []

        def broken(**_):
            tries.append(None)
            raise RuntimeError("pubsub connection not set")

        line.redis.pubsub = line.redis.pipeline = broken
        task = asyncio.create_task(getattr(line, way)())
        async with asyncio.timeout(30):
            while len(tries) < 3 and not task.done():
                line.send("other", {"kind": "here"})
                await asyncio.sleep(0)
        assert not task.done()
        await bus.end([task])

    asyncio.run(inside())


def test_a_line_ends_although_a_cancellation_was_lost():
    async def goes_on_once():
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(3600)
        await asyncio.sleep(3600)

    async def inside():
        tasks = [asyncio.create_task(goes_on_once()) for _ in range(2)]
        await asyncio.sleep(0)
        async with asyncio.timeout(10):
            await bus.end(tasks)
        assert all(task.cancelled() for task in tasks)

    asyncio.run(inside())


@pytest.mark.postgres
def test_a_table_that_one_worker_cannot_open_may_be_opened_by_another(postgres, redis, monkeypatch):
    async def inside():
        async with workers(postgres, redis, 2) as (first, second):
            made = await first.create({"edition": "peru", "seats": SEATS})
            room = first.rooms.pop(made["table"]["id"])
            await room.stop()
            await first.read(first.fleet.homes.release, room.id, room.claim)

            async def cannot(kept, claim):
                raise Wrong("unreadable")

            with monkeypatch.context() as older:
                older.setattr(first, "room_of", cannot)
                with pytest.raises(Wrong, match="unreadable"):
                    await first.room(room.id)
            async with asyncio.timeout(20):
                while True:
                    with contextlib.suppress(Elsewhere):
                        assert (await second.room(room.id)).id == room.id
                        break
                    await asyncio.sleep(0.01)

    asyncio.run(inside())


@pytest.mark.postgres
def test_a_worker_that_slept_can_write_nothing(postgres, redis):
    async def play():
        async with workers(postgres, redis, 2) as (first, second):
            table, ana, beto = await sit_apart(first, second)
            await play_on(ana, beto, 5)
            first.fleet.signs.cancel()
            for task in first.fleet.bus.tasks:
                task.cancel()
            await beto.until(lambda: beto.gone)
            beto.room = await second.place(table)
            assert isinstance(beto.room, Room)
            beto.gone = False
            await beto.arrive()
            stored = len((await second.read(second.store.table, table)).talk)
            assert await ana.ask("say", 0, text="I am still here") is None
            assert ana.gone
            assert table not in first.rooms
            assert len((await second.read(second.store.table, table)).talk) == stored

    asyncio.run(play())


@pytest.mark.postgres
def test_workers_and_redis_may_go_at_any_time_under_load(postgres, tmp_path):
    reason = redis_server.why_none()
    if reason is not None:
        pytest.skip(reason)
    redis = redis_server.RedisServer()
    try:
        found = asyncio.run(
            trouble(postgres.new_database(), redis, tmp_path, turns=len(TROUBLE), tables=2, number=3, seed="test")
        )
    finally:
        redis.stop()
    assert found["problems"] == []
    assert found["acknowledged"] > 30
    assert found["of_them_by_bots"] > 10


def is_at(hall, table, seat):
    """Whether the table's room takes somebody for being at the seat."""
    return any(seat in client.seats for client in hall.rooms[table].clients)


@pytest.mark.postgres
def test_a_client_that_is_led_elsewhere_and_let_go_leaves_no_ghost_at_its_table(postgres, redis):
    async def play():
        async with workers(postgres, redis, 2) as (first, second):
            table, ana, beto = await sit_apart(first, second)
            assert is_at(first, table, 1)
            beto.room.let_go()
            assert beto.gone
            await ana.until(lambda: not is_at(first, table, 1))
            assert not ana.table["seats"][1]["here"]
            assert first.fleet.remotes == {}

    asyncio.run(play())


@pytest.mark.postgres
@pytest.mark.parametrize("loses", ["home", "other"])
def test_who_is_led_elsewhere_comes_back_when_one_worker_may_have_lost_a_message(postgres, redis, loses):
    async def play():
        async with workers(postgres, redis, 2) as (first, second):
            table, ana, beto = await sit_apart(first, second)
            (first if loses == "home" else second).fleet.lost()
            await beto.until(lambda: beto.gone)
            await ana.until(lambda: not is_at(first, table, 1))
            assert (first.fleet.remotes, second.fleet.relays, second.fleet.clients) == ({}, {}, {})
            beto.gone, beto.room = False, await second.place(table)
            await beto.arrive()
            await play_on(ana, beto, 5)

    asyncio.run(play())


class Line:
    """A line to Redis that can fall silent: what is open stays open and carries nothing more."""

    async def start(self, redis):
        self.to = redis.address.removeprefix("redis://").split(":")
        self.ways, self.ends = [], []
        self.server = await asyncio.start_server(self.carry, "127.0.0.1", 0)
        self.address = f"redis://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"

    async def carry(self, reader, writer):
        back, there = await asyncio.open_connection(*self.to)
        self.ways += [asyncio.create_task(self.one_way(*way)) for way in ((reader, there), (back, writer))]
        self.ends += [there, writer]

    async def one_way(self, reader, writer):
        while data := await reader.read(65536):
            writer.write(data)
        writer.close()

    def fall_silent(self):
        for way in self.ways:
            way.cancel()

    async def stop(self):
        self.fall_silent()
        self.server.close()
        for end in self.ends:
            end.transport.abort()
        await asyncio.gather(*self.ways, *(end.wait_closed() for end in self.ends), return_exceptions=True)


@pytest.mark.postgres
def test_a_line_to_redis_that_falls_silent_is_given_up_for_a_new_one(postgres, redis, monkeypatch):
    monkeypatch.setattr(bus, "LOOKS_EVERY", 0.2)
    monkeypatch.setattr(bus, "ANSWERS_WITHIN", 1.0)

    async def play():
        line = Line()
        await line.start(redis)
        async with workers(postgres, line, 2) as (first, second):
            table, ana, beto = await sit_apart(first, second)
            line.fall_silent()
            await beto.until(lambda: beto.gone)
            beto.gone = False
            async with asyncio.timeout(30):
                while beto.gone or not isinstance(beto.room, Relay) or not is_at(first, table, 1):
                    beto.gone = False
                    with contextlib.suppress(Wrong):
                        beto.room = await second.place(table)
                        await beto.arrive()
            await play_on(ana, beto, 5)
        await line.stop()

    asyncio.run(play())


@pytest.mark.postgres
def test_a_worker_that_cannot_say_that_it_lives_leads_its_clients_to_another(postgres, redis):
    async def play():
        async with workers(postgres, redis, 2) as (first, second):
            table, ana, beto = await sit_apart(first, second)

            def cut_off():
                raise OSError("the database is not reached from here")

            signs, first.fleet.homes.sign = first.fleet.homes.sign, cut_off
            await ana.until(lambda: ana.gone and beto.gone)
            with pytest.raises(Wrong, match="not-read"):
                await first.place(table)
            again = [Visitor(await second.place(table), page.tokens) for page in (ana, beto)]
            for page, before in zip(again, (ana, beto), strict=True):
                page.n = before.n
                assert isinstance((await page.arrive()).room, Room)
            await play_on(*again, 5)
            first.fleet.homes.sign = signs
            await ana.until(lambda: not first.fleet.lapsed and table not in first.rooms)
            assert isinstance(await first.place(table), Relay)

    asyncio.run(play())


def test_a_room_that_another_was_quicker_than_looks_again_and_goes_on(tmp_path):
    async def play():
        place = tmp_path / "games.sqlite"
        async with a_hall(place) as one, a_hall(place) as other:
            room, (ana, beto) = await sit_down(one)
            twin = await other.room(room.id)
            away = await Guest(twin, beto.tokens).arrive()
            away.n = 100
            assert (await (ana, beto)[room.game.actor].move("roll"))["kind"] == "ack"
            assert (await away.ask("say", text="meanwhile"))["kind"] == "ack"
            assert away.version == ana.version
            assert [chat["text"] for chat in away.last("state")["chat"]] == []
            assert (await ana.ask("say", text="and here"))["kind"] == "ack"
            assert [chat["text"] for chat in ana.last("state")["chat"]] == ["meanwhile"]

    asyncio.run(play())


def test_several_workers_need_a_database_that_they_all_reach(tmp_path):
    with pytest.raises(run.Mistake, match="need a database that they all reach"):
        run.serve(port=0, where=tmp_path, guarding=run.Guarding(bus="redis://127.0.0.1:1"))


@pytest.mark.postgres
@pytest.mark.parametrize(
    ("address", "said"), [("nowhere", "is no address"), ("redis://127.0.0.1:1", "does not answer")]
)
def test_a_wrong_bus_is_one_line(postgres, address, said):
    with pytest.raises(run.Mistake, match=said):
        run.serve(port=0, where=postgres.new_database(), guarding=run.Guarding(bus=address))
