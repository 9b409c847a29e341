"""One client's connection: reads what it sends, answers what cannot be read, and never holds up a room."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, cast

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json

from rentier.server import PROTOCOL, protocol
from rentier.server.fleet import Relay
from rentier.server.guard import address_of
from rentier.server.hall import Hall
from rentier.server.limits import Bucket
from rentier.server.patient import SAYS
from rentier.server.protocol import Language
from rentier.server.room import Room
from rentier.server.seats import is_code
from rentier.server.wrong import Wrong, field_of, mistake

LAST_WORDS = 2.0  # seconds in which a client that is let go can still take what it was told

INCOMING: TypeAdapter[Any] = TypeAdapter(protocol.FromBrowser)
COME_BACK = 1012  # the code of a service that restarts
WENT_WRONG = 1011  # and of one that met what it did not expect
CLOSES = {
    "unknown-table": 4404,
    "wrong-protocol": 4426,
    "wrong-origin": 4403,
    "wrong-host": 4403,
    "banned": 4403,
    "no-watching": 4403,
    "too-slow": 4408,
    "too-fast": 4429,
    "too-many-connections": 4429,
    "too-many-tries": 4429,
    "server-full": 4503,
    "not-read": 1013,
    "unreadable": 4500,
}


class Visit:
    """A connection at one table, until it goes to another: what one table knows or does of it is nothing to the next.

    A table that is busy notices only later that somebody has left, and may tell of itself until then: to nobody.
    """

    __slots__ = ("address", "connection", "known", "language", "seats")

    def __init__(self, connection: Connection) -> None:
        self.connection: Connection | None = connection
        self.language = connection.language
        self.address = connection.address
        self.seats: list[int] = []
        self.known: Sequence[str] = []

    @property
    def behind(self) -> int:
        return 0 if self.connection is None else self.connection.behind

    def send(self, *messages: protocol.ToBrowser) -> None:
        if self.connection is not None:
            self.connection.send(*messages)

    def pass_on(self, text: str) -> None:
        if self.connection is not None:
            self.connection.put([text.encode()])

    def let_go(self) -> None:
        if self.connection is not None:
            self.connection.let_go()

    def dismiss(self, problem: Wrong) -> None:
        if self.connection is not None:
            self.connection.error(problem)


class Connection:
    def __init__(self, hall: Hall, socket: WebSocket, language: Language) -> None:
        self.hall = hall
        self.socket = socket
        self.address = address_of(socket.scope)
        self.language: Language = language
        self.place: Room | Relay | None = None
        self.visit: Visit | None = None  # of that place
        self.asked = ""
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.letters = 0  # of what waits there, or is on its way
        self.say: Callable[[Sequence[bytes]], bool] | None = socket.scope.get("extensions", {}).get(SAYS, {}).get("say")
        self.sender: asyncio.Task[None] | None = None
        self.bucket = Bucket(hall.limits.messages_a_second, hall.limits.messages_in_a_row)
        self.closing = False

    @property
    def behind(self) -> int:
        return self.outbox.qsize()

    def send(self, *messages: protocol.ToBrowser) -> None:
        """Puts messages on their way. Who is too far behind is let go, and may come back."""
        self.put([to_json(message) for message in messages])

    def put(self, texts: Sequence[bytes]) -> None:
        if self.closing:
            return
        limits = self.hall.limits
        if self.outbox.qsize() >= limits.outbox_messages or self.letters > limits.outbox_letters:
            self.closing = True
            self.hall.metrics.limits.labels("outbox").inc()
            while not self.outbox.empty():
                self.outbox.get_nowait()
            if self.sender is not None:
                self.sender.cancel()
            return
        if self.say is not None and not self.letters and self.outbox.empty() and self.say(texts):
            return
        for text in texts:
            self.letters += len(text)
            self.outbox.put_nowait(text)

    def let_go(self) -> None:
        self.send({"kind": "bye"})
        self.outbox.put_nowait(COME_BACK)

    async def serve(self, problem: Wrong | None = None) -> None:
        """Until one side goes. What stands against the connection is told, and ends it."""
        await self.socket.accept()
        visitor = self.hall.visitors.at(self.address)
        if problem is None and (
            visitor.connections >= self.hall.limits.connections_an_address
            or self.hall.visitors.connections >= self.hall.limits.connections
        ):
            problem = self.hall.limited("connections", Wrong("too-many-connections"))
        visitor.connections += 1
        self.hall.visitors.connections += 1
        self.sender = sender = asyncio.create_task(self.send_on())
        if problem is not None:
            self.error(problem)
        reader = asyncio.create_task(self.read_on())
        try:
            await asyncio.wait({sender, reader}, return_when=asyncio.FIRST_COMPLETED)
            if self.closing and not sender.done():
                await asyncio.wait({sender}, timeout=LAST_WORDS)
        finally:
            visitor.connections -= 1
            self.hall.visitors.connections -= 1
            for task in (sender, reader):
                task.cancel()
            await asyncio.gather(sender, reader, return_exceptions=True)
            self.sender = None  # it leads back here by how it ended
            await self.leave()
            if self.closing:
                with suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
                    async with asyncio.timeout(0.1):
                        await self.socket.close(CLOSES["too-slow"])

    async def send_on(self) -> None:
        try:
            while True:
                message = await self.outbox.get()
                if isinstance(message, int):
                    await self.socket.close(message)
                    return
                await self.socket.send_text(message.decode())
                self.letters -= len(message)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # the other side is gone: the reader ends too

    async def read_on(self) -> None:
        try:
            while not self.closing:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                await self.take(message.get("text"), message.get("bytes"))
        except (WebSocketDisconnect, RuntimeError):
            return

    async def leave(self) -> None:
        place, visit = self.place, self.visit
        self.place = self.visit = None
        if place is not None and visit is not None:
            visit.connection = None
            await place.leave(visit)

    def error(self, problem: Wrong, asked: str = "") -> None:
        # By a mistake of ours at its hello a client would stand nowhere: it is let go, and comes back.
        closing = problem.code in CLOSES or (problem.code == "mistake" and asked == "hello")
        self.hall.metrics.refused(problem)
        self.send({"kind": "error", "refusal": problem.refusal(self.language), "closing": closing})
        if closing and not self.closing:
            self.closing = True
            self.outbox.put_nowait(CLOSES.get(problem.code, WENT_WRONG))

    async def take(self, text: str | None, binary: bytes | None) -> None:
        """One message, whatever it is."""
        most, kind = self.hall.limits.frame_bytes, ""
        try:
            for bucket in (self.bucket, self.hall.visitors.at(self.address).messages):
                if not bucket.take():
                    raise self.hall.limited("messages", Wrong("too-fast", seconds=str(bucket.wait)))
            if text is None:
                raise Wrong("malformed", field="binary")
            if len(text) > most or len(text.encode("utf-8", "replace")) > most:
                raise Wrong("too-large", most=str(most))
            try:
                message = INCOMING.validate_json(text)
            except ValidationError as wrong:
                first = wrong.errors(include_url=False, include_input=False, include_context=False)[0]
                raise Wrong("malformed", field=field_of(first)) from None
            except RecursionError:
                raise Wrong("malformed") from None
            kind = message["kind"]
            await self.answer(message)
        except Wrong as problem:
            self.error(problem, kind)
        except Exception:
            self.error(mistake("socket"), kind)

    async def answer(self, message: dict[str, Any]) -> None:
        if message["kind"] == "hello":
            await self.hello(message)
            return
        place, visit = self.place, self.visit
        if place is None or visit is None:
            raise Wrong("malformed", field="hello")
        if message["kind"] == "ping":
            self.send({"kind": "pong", "version": await place.tell("version")})
            await asyncio.sleep(0)  # who sends many at once lets others go first
            return
        came = time.perf_counter()
        await place.do(visit, message)
        self.hall.metrics.command_seconds.observe(time.perf_counter() - came)

    async def hello(self, message: dict[str, Any]) -> None:
        if message["protocol"] != PROTOCOL:
            raise Wrong("wrong-protocol")
        requests = self.hall.visitors.at(self.address).requests
        if not requests.take():
            raise self.hall.limited("requests", Wrong("too-fast", seconds=str(requests.wait)))
        self.language = cast(Language, message["language"])
        place = await self.find(message["table"])
        if self.place is not place:
            await self.leave()
        visit = self.visit or Visit(self)
        self.place, self.visit, self.asked = place, visit, message["table"]
        visit.language = self.language
        await place.enter(visit, message["tokens"], message.get("since"))

    async def find(self, table: str) -> Room | Relay:
        """The place of the table with this id or code; an address may guess at codes a few times only."""
        if self.place is not None and table == self.asked:
            return self.place
        if not is_code(table):
            return await self.hall.place(table)
        misses = self.hall.visitors.at(self.address).misses
        if not misses.take():  # before it is known: else all that are tried at once would be one
            raise self.hall.limited("misses", Wrong("too-many-tries", seconds=str(misses.wait)))
        place = await self.hall.place(table)
        misses.give_back()
        return place
