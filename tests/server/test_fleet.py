"""Several workers are one service: tables live at one of them, are reached from all, and move when it is gone."""

import asyncio
import contextlib
import json
from contextlib import asynccontextmanager

import pytest

from bench.fleet import TROUBLE, trouble
from rentier.proof import verify
from rentier.server import bus, run
from rentier.server.bus import Bus
from rentier.server.fleet import Fleet, Relay
from rentier.server.hall import Hall
from rentier.server.homes import Homes
from rentier.server.room import Room
from rentier.server.store import Store
from rentier.server.wrong import Wrong
from tests.server import redis_server
from tests.server.conftest import Guest, a_hall, sit_down


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
            assert verify(await halls[1].record(table)) is None

    asyncio.run(play())


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
