"""Connections that keep a request back, or do not take what they are sent: each is given some seconds, then it ends."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.typing import ExtensionParameter

from rentier.server.limits import Bucket, Limits, Visitor, Visitors

FULL = b"This server has too many connections from here: close some pages, and try again.\n"
REFUSED = (
    b"HTTP/1.1 429 Too Many Requests\r\nContent-Type: text/plain; charset=utf-8\r\nRetry-After: 10\r\n"
    b"Connection: close\r\nContent-Length: %d\r\n\r\n%s" % (len(FULL), FULL)
)

SAYS = "rentier.say"  # what a connection finds in its scope to send a text at once
FRAMES_FACTOR = 4  # who sends so many times more frames than messages are allowed gets no answer, the connection ends
BYTES_AT_ONCE = 4096  # that are looked at for frames before these are counted: they may be many, and empty
ENDS_WITHIN = 2.0  # seconds in which a socket that was closed must have taken what is still under way
PACKET = 1300  # bytes of a message that the network carries in one piece, whether it is compressed or not


class Sparing(PerMessageDeflate):
    """Compresses what takes more than one packet. What a move has changed takes one, and there are many of those."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) <= PACKET else super().encode(frame)


class Deflate(ServerPerMessageDeflateFactory):
    """Each message for itself: a connection that waits for the next move holds no memory for it."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=12,
            client_max_window_bits=12,
            compress_settings={"memLevel": 5, "level": 1},
        )

    def process_request_params(
        self, params: Any, accepted_extensions: Any
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, Sparing(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )


class Socket(WebSocketsSansIOProtocol):
    """uvicorn's own protocol; a client that reads nothing is not waited for when the socket ends.

    Frames are counted here, for pings and the pieces of a message never come to where messages are.
    """

    limits = Limits()

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        most = self.limits
        self.bucket = Bucket(most.messages_a_second * FRAMES_FACTOR, most.messages_in_a_row * FRAMES_FACTOR)
        self.conn.available_extensions = [Deflate()]

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), BYTES_AT_ONCE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + BYTES_AT_ONCE])

    def handle_events(self) -> None:
        if all(self.bucket.take() for _ in self.conn.events):
            super().handle_events()
        else:
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][SAYS] = {"say": self.say}

    def send_receive_event_to_app(self) -> None:
        """A text that is none ends the connection: nothing that a client sends is a mistake of ours for the log."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                if not self.close_sent:
                    with suppress(InvalidState):  # the client's own close came with it
                        self.conn.send_close(1007)
                    self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def say(self, texts: Sequence[bytes]) -> bool:
        """Sends texts at once, if there is nothing to wait for; whether that was so."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or not self.handshake_complete:
            return False
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # It leads back here: only a search for garbage would find this connection.
        getattr(self, "scope", {}).get("extensions", {}).pop(SAYS, None)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.loop.call_later(ENDS_WITHIN, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(ENDS_WITHIN, self.transport.abort)


def socket(within: Limits) -> type[Socket]:
    class Limited(Socket):
        limits = within

    return Limited


def patient(limits: Limits, visitors: Visitors) -> type[H11Protocol]:
    """uvicorn's own protocol, with an end to its patience."""

    class Patient(H11Protocol):
        visitor: Visitor | None = None
        deadline: asyncio.TimerHandle | None = None
        taking: asyncio.TimerHandle | None = None

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
            self.deadline = self.loop.call_later(limits.request_seconds, self.end)

        def wait_no_more(self) -> None:
            if self.deadline is not None:
                self.deadline.cancel()
                self.deadline = None

        def end(self) -> None:
            self.transport.close()  # which waits until all is taken
            self.see_it_taken()

        def pause_writing(self) -> None:
            super().pause_writing()
            self.see_it_taken()

        def resume_writing(self) -> None:
            super().resume_writing()
            self.look_no_more()

        def see_it_taken(self, before: int = 0) -> None:
            """Nothing is added to what waits to be sent: who has taken none of it since the last look is let go."""
            self.look_no_more()
            left = self.transport.get_write_buffer_size()
            if left and left == before:
                self.transport.abort()
            elif left:
                self.taking = self.loop.call_later(limits.request_seconds, self.see_it_taken, left)

        def look_no_more(self) -> None:
            if self.taking is not None:
                self.taking.cancel()
                self.taking = None

        def handle_events(self) -> None:
            before = self.cycle
            super().handle_events()
            if self.cycle is not before:
                self.wait_no_more()

        def send_400_response(self, msg: str) -> None:
            """What is no request counts as one."""
            if self.visitor is None or self.visitor.requests.take():
                super().send_400_response(msg)
            else:
                self.transport.abort()

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
            self.look_no_more()
            if self.visitor is not None:
                self.visitor.requesting -= 1
                self.visitor = None

        def data_received(self, data: Any) -> None:
            if self.visitor is not None:
                super().data_received(data)

    return Patient
