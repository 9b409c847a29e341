"""Connections that keep a request back, or do not take what they are sent: each is given some seconds, then it ends."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request

from rentier.server.limits import Limits, Visitor, Visitors

FULL = b"This server has too many connections from here: close some pages, and try again.\n"
REFUSED = (
    b"HTTP/1.1 429 Too Many Requests\r\nContent-Type: text/plain; charset=utf-8\r\nRetry-After: 10\r\n"
    b"Connection: close\r\nContent-Length: %d\r\n\r\n%s" % (len(FULL), FULL)
)

SAYS = "rentier.say"  # what a connection finds in its scope to send a text at once
ENDS_WITHIN = 2.0  # seconds in which a socket that was closed must have taken what is still under way


class Socket(WebSocketsSansIOProtocol):
    """uvicorn's own protocol; a client that reads nothing is not waited for when the socket ends.

    What is sent is short and much the same each time: it is compressed with the least effort.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=12,
                client_max_window_bits=12,
                compress_settings={"memLevel": 5, "level": 1},
            )
        ]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][SAYS] = {"say": self.say}

    def say(self, text: str) -> bool:
        """Sends a text at once, if there is nothing to wait for; whether that was so."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or not self.handshake_complete:
            return False
        try:
            self.conn.send_text(text.encode())
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.loop.call_later(ENDS_WITHIN, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(ENDS_WITHIN, self.transport.abort)


def patient(limits: Limits, visitors: Visitors) -> type[H11Protocol]:
    """uvicorn's own protocol, with an end to its patience."""

    class Patient(H11Protocol):
        visitor: Visitor | None = None
        deadline: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            visitor = visitors.at(self.client[0] if self.client else "")
            if visitor.requesting >= limits.connections_an_address or len(self.connections) > limits.connections:
                transport.write(REFUSED)
                transport.close()
                return
            visitor.requesting += 1
            self.visitor = visitor
            self.wait_for_it()

        def wait_for_it(self) -> None:
            self.wait_no_more()
            self.deadline = self.loop.call_later(limits.request_seconds, self.transport.close)

        def wait_no_more(self) -> None:
            if self.deadline is not None:
                self.deadline.cancel()
                self.deadline = None

        def handle_events(self) -> None:
            before = self.cycle
            super().handle_events()
            if self.cycle is not before:
                self.wait_no_more()

        def on_response_complete(self) -> None:
            self.wait_for_it()
            super().on_response_complete()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self.leave()
            super().handle_websocket_upgrade(event)

        def connection_lost(self, exc: Exception | None) -> None:
            self.leave()
            super().connection_lost(exc)

        def leave(self) -> None:
            self.wait_no_more()
            if self.visitor is not None:
                self.visitor.requesting -= 1
                self.visitor = None

        def data_received(self, data: Any) -> None:
            if self.visitor is not None:
                super().data_received(data)

    return Patient
