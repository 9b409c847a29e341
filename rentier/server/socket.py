"""One client's connection: reads what it sends, answers what cannot be read, and never holds up a room."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json

from rentier.server import PROTOCOL, protocol
from rentier.server.hall import Hall
from rentier.server.protocol import Language
from rentier.server.room import Room
from rentier.server.wrong import Wrong

MOST_BYTES = 16 * 1024
MOST_WAITING = 256  # messages that a client may be behind

INCOMING: TypeAdapter[Any] = TypeAdapter(protocol.FromBrowser)
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
        self.room: Room | None = None
        self.outbox: asyncio.Queue[str | int] = asyncio.Queue()

    @property
    def behind(self) -> int:
        return self.outbox.qsize()

    def send(self, message: protocol.ToBrowser) -> None:
        """Puts a message on its way. Who is too far behind is let go, and may come back."""
        if self.outbox.qsize() >= MOST_WAITING:
            if self.outbox.qsize() == MOST_WAITING:
                self.outbox.put_nowait(CLOSES["too-slow"])
            return
        self.outbox.put_nowait(to_json(message).decode())

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
        room, self.room = self.room, None
        if room is not None:
            room.mailbox.put_nowait(lambda: room.disconnect(self))

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
        room = self.room
        if room is None:
            raise Wrong("malformed", field="hello")
        if message["kind"] == "ping":
            self.send({"kind": "pong", "version": room.row["summary"]["version"]})
            return
        try:
            await room.ask(lambda: room.command(self, message))
        except Wrong as problem:
            if problem.code != "not-read":
                raise
            refusal = Wrong("not-stored").refusal(self.language)
            self.send({"kind": "refused", "n": message["n"], "seat": message["seat"], "refusal": refusal})

    async def hello(self, message: dict[str, Any]) -> None:
        if message["protocol"] != PROTOCOL:
            raise Wrong("wrong-protocol")
        self.language = cast(Language, message["language"])
        room = await self.hall.room(message["table"])
        if self.room is not None and self.room is not room:
            old = self.room
            self.room = None
            old.mailbox.put_nowait(lambda: old.disconnect(self))
        self.room = room
        await room.ask(lambda: room.connect(self, message["tokens"], message.get("since")))


def place_of(wrong: ValidationError) -> str:
    """Where a message is not as it should be, in a word or two."""
    first = wrong.errors(include_url=False, include_input=False, include_context=False)[0]
    return ".".join(str(part) for part in first["loc"])[:60] or str(first["type"])
