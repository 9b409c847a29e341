"""One client's connection: reads what it sends, answers what cannot be read, and never holds up a room."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json

from rentier.server import PROTOCOL, protocol
from rentier.server.fleet import Relay
from rentier.server.hall import Hall
from rentier.server.protocol import Language
from rentier.server.room import Room
from rentier.server.wrong import Wrong

MOST_BYTES = 16 * 1024
MOST_WAITING = 256  # messages that a client may be behind

INCOMING: TypeAdapter[Any] = TypeAdapter(protocol.FromBrowser)
COME_BACK = 1012  # the code of a service that restarts
CLOSES = {
    "unknown-table": 4404,
    "wrong-protocol": 4426,
    "wrong-origin": 4403,
    "too-slow": 4408,
    "not-read": 1013,
    "unreadable": 4500,
}


class Connection:
    def __init__(self, hall: Hall, socket: WebSocket, language: Language) -> None:
        self.hall = hall
        self.socket = socket
        self.language: Language = language
        self.seats: list[int] = []
        self.place: Room | Relay | None = None
        self.outbox: asyncio.Queue[str | int] = asyncio.Queue()

    @property
    def behind(self) -> int:
        return self.outbox.qsize()

    def send(self, message: protocol.ToBrowser) -> None:
        """Puts a message on its way. Who is too far behind is let go, and may come back."""
        self.put(to_json(message).decode())

    def put(self, text: str) -> None:
        if self.outbox.qsize() >= MOST_WAITING:
            if self.outbox.qsize() == MOST_WAITING:
                self.outbox.put_nowait(CLOSES["too-slow"])
            return
        self.outbox.put_nowait(text)

    def pass_on(self, text: str) -> None:
        self.put(text)

    def let_go(self) -> None:
        self.send({"kind": "bye"})
        self.outbox.put_nowait(COME_BACK)

    async def serve(self) -> None:
        await self.socket.accept()
        sender = asyncio.create_task(self.send_on())
        reader = asyncio.create_task(self.read_on())
        try:
            await asyncio.wait({sender, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sender, reader):
                task.cancel()
            await asyncio.gather(sender, reader, return_exceptions=True)
            await self.leave()

    async def send_on(self) -> None:
        try:
            while True:
                message = await self.outbox.get()
                if isinstance(message, int):
                    await self.socket.close(message)
                    return
                await self.socket.send_text(message)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # the other side is gone: the reader ends too

    async def read_on(self) -> None:
        try:
            while True:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                await self.take(message.get("text"), message.get("bytes"))
        except (WebSocketDisconnect, RuntimeError):
            return

    async def leave(self) -> None:
        place, self.place = self.place, None
        if place is not None:
            await place.leave(self)

    def error(self, problem: Wrong) -> None:
        closing = problem.code in CLOSES
        self.send({"kind": "error", "refusal": problem.refusal(self.language), "closing": closing})
        if closing:
            self.outbox.put_nowait(CLOSES[problem.code])

    async def take(self, text: str | None, binary: bytes | None) -> None:
        """One message, whatever it is."""
        try:
            if text is None:
                raise Wrong("malformed", field="binary")
            if len(text) > MOST_BYTES or len(text.encode("utf-8", "replace")) > MOST_BYTES:
                raise Wrong("too-large", most=str(MOST_BYTES))
            try:
                message = INCOMING.validate_json(text)
            except ValidationError as wrong:
                raise Wrong("malformed", field=place_of(wrong)) from None
            except RecursionError:
                raise Wrong("malformed") from None
            await self.answer(message)
        except Wrong as problem:
            self.error(problem)

    async def answer(self, message: dict[str, Any]) -> None:
        if message["kind"] == "hello":
            await self.hello(message)
            return
        place = self.place
        if place is None:
            raise Wrong("malformed", field="hello")
        if message["kind"] == "ping":
            self.send({"kind": "pong", "version": await place.tell("version")})
            return
        await place.do(self, message)

    async def hello(self, message: dict[str, Any]) -> None:
        if message["protocol"] != PROTOCOL:
            raise Wrong("wrong-protocol")
        self.language = cast(Language, message["language"])
        place = await self.hall.place(message["table"])
        if self.place is not None and self.place is not place:
            old, self.place = self.place, None
            await old.leave(self)
        self.place = place
        await place.enter(self, message["tokens"], message.get("since"))


def place_of(wrong: ValidationError) -> str:
    """Where a message is not as it should be, in a word or two."""
    first = wrong.errors(include_url=False, include_input=False, include_context=False)[0]
    return ".".join(str(part) for part in first["loc"])[:60] or str(first["type"])
