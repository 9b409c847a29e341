"""This worker among others: finds where a table lives, and carries what is said there and back.

A table's room is at one worker, its home: the first that somebody asked for it. At any other worker there is a relay,
which passes on what its clients say and what they are told. When a home is gone its clients come back by themselves,
and the first worker that they ask is the new home.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any

from pydantic_core import to_json

from rentier.server import protocol
from rentier.server.homes import LIVES, SIGN_EVERY, Homes
from rentier.server.protocol import Language
from rentier.server.room import Client, Room
from rentier.server.store import said_by
from rentier.server.wrong import Wrong, mistake

if TYPE_CHECKING:
    from rentier.server.bus import Bus
    from rentier.server.hall import Hall

log = logging.getLogger("rentier.server")

ANSWERS_WITHIN = 2.0  # seconds, a worker that lives
DONE_WITHIN = 10.0  # seconds, whatever a client asked for
PATIENCE = 8.0  # seconds, until a table that has no home must have one
AGAIN_AFTER = 0.2


class Elsewhere(Exception):
    """The table lives at another worker."""

    def __init__(self, worker: str) -> None:
        super().__init__(worker)
        self.worker = worker


class Silent(Exception):
    """A worker did not answer."""


class Remote:
    """Somebody who is at another worker."""

    behind = 0  # its own worker sees to that

    def __init__(self, fleet: Fleet, worker: str, number: int, table_id: str, address: str) -> None:
        self.fleet = fleet
        self.worker = worker
        self.number = number
        self.table_id = table_id
        self.address = address
        self.language: Language = "en"
        self.seats: list[int] = []
        self.known: Sequence[str] = []

    def send(self, *messages: protocol.ToBrowser) -> None:
        for message in messages:
            self.pass_on(to_json(message).decode())

    def pass_on(self, text: str) -> None:
        self.fleet.bus.send(self.worker, {"kind": "tell", "client": self.number, "text": text})

    def let_go(self) -> None:
        self.fleet.bus.send(self.worker, {"kind": "let_go", "client": self.number})
        self.leave()

    def leave(self) -> None:
        """It is at no table here any more."""
        self.fleet.remotes.pop((self.worker, self.number), None)
        room = self.fleet.hall.rooms.get(self.table_id)
        if room is not None:
            room.mailbox.put_nowait(partial(room.disconnect, self))

    def dismiss(self, problem: Wrong) -> None:
        self.fleet.bus.send(self.worker, {"kind": "dismiss", "client": self.number, "wrong": problem.to_data()})


class Relay:
    """A table that lives at another worker."""

    def __init__(self, fleet: Fleet, table_id: str, worker: str) -> None:
        self.fleet = fleet
        self.id = table_id
        self.worker = worker
        self.clients: dict[int, Client] = {}

    def number_of(self, client: Client) -> int:
        for number, known in self.clients.items():
            if known is client:
                return number
        number = next(self.fleet.numbers)
        self.clients[number] = client
        self.fleet.clients[number] = client
        return number

    async def ask(self, kind: str, **more: Any) -> Any:
        try:
            return await self.fleet.ask(self.worker, kind, DONE_WITHIN, table=self.id, **more)
        except Silent:
            self.let_go()
            raise Wrong("not-stored") from None

    async def enter(self, client: Client, tokens: Sequence[str], since: int | None) -> None:
        who = {"client": self.number_of(client), "language": client.language, "address": client.address}
        await self.ask("enter", **who, tokens=list(tokens), since=since)

    async def do(self, client: Client, command: dict[str, Any]) -> None:
        await self.ask("do", client=self.number_of(client), command=command)

    async def leave(self, client: Client) -> None:
        if client in self.clients.values():
            number = self.number_of(client)
            self.forget(number)
            self.fleet.bus.send(self.worker, self.fleet.message("leave", table=self.id, client=number))

    async def tell(self, what: str, **given: Any) -> Any:
        try:
            return await self.ask("answer", what=what, given=given)
        finally:
            self.end_if_empty()

    def forget(self, number: int) -> None:
        self.clients.pop(number, None)
        self.fleet.clients.pop(number, None)
        self.end_if_empty()

    def end_if_empty(self) -> None:
        if not self.clients and self.fleet.relays.get(self.id) is self:
            del self.fleet.relays[self.id]

    def let_go(self) -> None:
        """Everyone here comes back in a moment, and finds where the table lives then."""
        self.fleet.relays.pop(self.id, None)
        for number, client in list(self.clients.items()):
            self.forget(number)
            self.fleet.bus.send(self.worker, self.fleet.message("leave", table=self.id, client=number))
            client.let_go()


class Fleet:
    def __init__(self, hall: Hall, homes: Homes, bus: Bus) -> None:
        self.hall = hall
        self.homes = homes
        self.bus = bus
        self.worker = bus.worker
        self.living: set[str] = {self.worker}
        self.relays: dict[str, Relay] = {}
        self.clients: dict[int, Client] = {}  # of relays, by number
        self.remotes: dict[tuple[str, int], Remote] = {}
        self.numbers = itertools.count(1)
        self.waiting: dict[int, asyncio.Future[Any]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.signs: asyncio.Task[None] | None = None
        self.lapse: asyncio.TimerHandle | None = None
        self.lapsed = False  # others may take this worker for dead
        self.signer = ThreadPoolExecutor(1, thread_name_prefix="rentier-signs")

    async def start(self) -> None:
        await self.sign()
        await self.bus.start(self.hear, self.lost)
        self.signs = asyncio.create_task(self.go_on_signing(), name="signs of life")

    async def stop(self) -> None:
        """The rooms have stopped: their tables may live elsewhere at once."""
        if self.signs is not None:
            self.signs.cancel()
            await asyncio.gather(self.signs, return_exceptions=True)
        if self.lapse is not None:
            self.lapse.cancel()
        try:
            await self.hall.read(self.homes.leave)
        except Exception as problem:
            log.warning("this worker could not sign off: %s", said_by(problem))
        self.bus.send_all({"kind": "gone", "from": self.worker})
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bus.stop()
        self.signer.shutdown(wait=False)

    # Where tables live.

    async def claim(self, table_id: str) -> int:
        """This worker is the table's home, under this number, or Elsewhere says which is."""
        found = await self.hall.read(self.homes.claim, table_id)
        if found is None:
            raise Wrong("unknown-table")
        worker, number = found
        if number is None:
            raise Elsewhere(worker)
        return number

    def release(self, table_id: str, number: int) -> None:
        self.hall.readers.submit(self.homes.release, table_id, number)

    async def place(self, table_id: str) -> Room | Relay:
        """The table's room, or a relay to where it is; a home that does not answer is waited out."""
        if self.lapsed:
            raise Wrong("not-read")
        until = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                return await self.hall.room(table_id)
            except Elsewhere as there:
                worker = there.worker
            known = self.relays.get(table_id)
            if known is not None:
                if known.worker == worker:
                    return known
                known.let_go()  # the table has moved
            try:
                if await self.ask(worker, "here", ANSWERS_WITHIN, table=table_id):
                    return self.relays.setdefault(table_id, Relay(self, table_id, worker))
            except Silent:
                pass
            if asyncio.get_running_loop().time() > until:
                raise Wrong("not-read")
            await asyncio.sleep(AGAIN_AFTER)

    async def sign(self) -> tuple[float, bool]:
        """Says that this worker lives, in a thread of its own: no reading may hold it up.

        Until when that holds, on the event loop's clock, and whether it was late.
        """
        loop = asyncio.get_running_loop()
        until = loop.time() + LIVES
        self.living, slept = await loop.run_in_executor(self.signer, self.homes.sign)
        if self.lapse is not None:
            self.lapse.cancel()
        self.lapse = loop.call_at(until, self.let_all_go)
        return until, slept or self.lapsed

    async def public(self) -> list[protocol.TableInfo]:
        """The public tables of all other workers; one that does not answer at once has none."""
        others = [self.ask(worker, "public", ANSWERS_WITHIN) for worker in self.living - {self.worker}]
        found = await asyncio.gather(*others, return_exceptions=True)
        return [info for tables in found if isinstance(tables, list) for info in tables]

    async def go_on_signing(self) -> None:
        while True:
            await asyncio.sleep(SIGN_EVERY)
            try:
                until, late = await self.sign()
                if late:
                    self.lapsed = True  # until it is known what has moved: nobody is shown what is played elsewhere
                    self.let_go_of_moved(await self.hall.read(self.homes.mine))
                    self.lapsed = asyncio.get_running_loop().time() >= until  # which may have taken long
            except Exception as problem:
                log.warning("this worker could not say that it lives: %s", said_by(problem))
                continue
            self.part_from(self.others() - self.living)

    def let_all_go(self) -> None:
        """Others may take this worker for dead: whoever is at a table here comes back, to one that they do not."""
        self.lapsed = True
        for room in self.hall.rooms.values():
            for client in list(room.clients):
                client.let_go()

    def let_go_of_moved(self, mine: dict[str, int]) -> None:
        """This worker was taken for dead for a while: some of its tables live elsewhere now."""
        for room in list(self.hall.rooms.values()):
            if mine.get(room.id) != room.claim:
                room.move_out()

    def others(self) -> set[str]:
        """The workers that somebody is led to or from."""
        return {relay.worker for relay in self.relays.values()} | {worker for worker, _ in self.remotes}

    def part_from(self, workers: set[str]) -> None:
        """Whoever was led there or came from there is no longer; our own clients come back."""
        for relay in list(self.relays.values()):
            if relay.worker in workers:
                relay.let_go()
        for remote in list(self.remotes.values()):
            if remote.worker in workers:
                remote.leave()

    def lost(self) -> None:
        """Messages from here or to here may be lost: whoever is led elsewhere comes back, here and there."""
        self.bus.send_all(self.message("anew"))
        self.part_from(self.others())

    # Messages.

    def message(self, kind: str, **more: Any) -> dict[str, Any]:
        return {"kind": kind, "from": self.worker, **more}

    async def ask(self, worker: str, kind: str, within: float, **more: Any) -> Any:
        """What another worker answers; Wrong, where it refused, Silent, where it said nothing."""
        number = next(self.numbers)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting[number] = answer
        try:
            self.bus.send(worker, self.message(kind, ask=number, **more))
            return await asyncio.wait_for(answer, within)
        except TimeoutError:
            raise Silent from None
        finally:
            del self.waiting[number]

    def hear(self, message: dict[str, Any]) -> None:
        kind = message["kind"]
        if kind == "tell":
            client = self.clients.get(message["client"])
            if client is not None:
                client.pass_on(message["text"])
        elif kind == "dismiss":
            client = self.clients.get(message["client"])
            if client is not None:
                client.dismiss(Wrong.from_data(message["wrong"]))
        elif kind == "let_go":
            for relay in list(self.relays.values()):
                if message["client"] in relay.clients:
                    client = relay.clients[message["client"]]
                    relay.forget(message["client"])
                    client.let_go()
        elif kind == "answered":
            waiting = self.waiting.get(message["ask"])
            if waiting is not None and not waiting.done():
                if "wrong" in message:
                    waiting.set_exception(Wrong.from_data(message["wrong"]))
                else:
                    waiting.set_result(message["result"])
        elif kind in ("gone", "anew"):
            if message["from"] != self.worker:
                if kind == "gone":
                    self.living.discard(message["from"])
                self.part_from({message["from"]})
        else:
            task = asyncio.create_task(self.answer(message))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def answer(self, message: dict[str, Any]) -> None:
        """Does for another worker's client what it would do for one of its own."""
        said: dict[str, Any] = {"kind": "answered", "ask": message.get("ask")}
        try:
            said["result"] = await self.do(message)
        except Wrong as wrong:
            said["wrong"] = wrong.to_data()
        except Elsewhere:
            if message["kind"] == "here":
                said["result"] = False
            else:
                said["wrong"] = Wrong("not-stored").to_data()
                self.bus.send(message["from"], {"kind": "let_go", "client": message.get("client")})
        except Exception:
            said["wrong"] = mistake("another worker's client").to_data()
        if message.get("ask") is not None:
            self.bus.send(message["from"], said)

    async def do(self, message: dict[str, Any]) -> Any:
        kind = message["kind"]
        if kind == "public":
            return self.hall.public_here()
        key: tuple[str, int] = (message["from"], message.get("client", 0))
        remote = self.remotes.get(key)
        if kind == "leave":
            if remote is not None:
                remote.leave()
            return None
        if self.lapsed and kind == "here":
            return False  # who asks takes the table over in a moment
        if self.lapsed:
            raise Wrong("not-read")
        if kind == "enter" and remote is None:  # before it waits for anything: it may leave meanwhile
            remote = self.remotes[key] = Remote(self, *key, message["table"], message["address"])
        try:
            room = await self.hall.room(message["table"])
        except BaseException:
            if remote is not None:
                remote.leave()
            raise
        if kind == "here":
            return True
        if kind == "answer":
            return await room.tell(message["what"], **message["given"])
        if kind == "enter":
            if remote is not None and remote is self.remotes.get(key):
                remote.language = message["language"]
                await room.enter(remote, message["tokens"], message["since"])
        elif remote is None or remote not in room.clients:
            self.bus.send(message["from"], {"kind": "let_go", "client": message["client"]})
        else:
            await room.do(remote, message["command"])
        return None
