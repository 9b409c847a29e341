"""The door: who may ask, how often and how much, before any address of the server sees a request."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import unquote

from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rentier.server.hall import Hall
from rentier.server.headers import NOT_KEPT, ONLY_HTTPS, SAFE, Hosts, same_origin, spoken
from rentier.server.limits import Bucket, Limits
from rentier.server.seats import is_code
from rentier.server.wrong import Wrong, mistake

JSON_BYTES = 64 * 1024  # of a request that is no file
FILES = ("/api/replay", "/api/editions")
NOT_THERE = 404
READS = ("GET", "HEAD", "OPTIONS")
BY_CODE = re.compile(r"/api/tables/([^/]+)")


def address_of(scope: Scope) -> str:
    """Where a request comes from; behind a trusted proxy that is what the proxy says."""
    client = scope.get("client")
    return client[0] if client else ""


class Guard:
    def __init__(self, app: ASGIApp, hall: Hall, hosts: Hosts) -> None:
        self.app = app
        self.hall = hall
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        asked = QueryParams(scope["query_string"]).get("language")
        language = spoken(asked, headers.get("accept-language", ""))
        begun = False
        tries: Bucket | None = None
        only_head = scope["method"] == "HEAD"  # answered as GET, without what GET brings

        async def safe_send(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                if tries is not None and message["status"] != NOT_THERE:
                    tries.give_back()
                answered = MutableHeaders(scope=message)
                for name, value in SAFE.items():
                    answered.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    answered.setdefault("Cache-Control", NOT_KEPT["Cache-Control"])
                if scope["scheme"] == "https":
                    answered.update(ONLY_HTTPS)
            elif only_head:
                message = {**message, "body": b""}
            await send(message)

        try:
            tries = self.look_at(scope, headers)
            if scope["method"] in READS:
                await self.app({**scope, "method": "GET"} if only_head else scope, receive, safe_send)
            else:
                with self.room_for(scope, headers):
                    receive = await self.body_of(scope, headers, receive)
                    await self.app(scope, receive, safe_send)
            return
        except Wrong as refused:
            problem = refused
        except Exception:
            problem = mistake(f"{scope['method']} {pattern_of(scope)}")
        if begun:
            return  # half an answer is out: the connection ends with it
        self.hall.metrics.refused(problem)
        answer = JSONResponse(problem.refusal(language), problem.status, problem.headers)
        if scope["method"] not in READS:
            answer.headers["Connection"] = "close"  # what was not read of the body is not read as the next request
        await answer(scope, receive, safe_send)

    def look_at(self, scope: Scope, headers: Headers) -> Bucket | None:
        """Raises what stands against a request before it is read.

        Who tries a code has one try less before it is known where it leads: else all that are made at once would be
        one. The tries that it was taken from; it goes back there if it was no miss.
        """
        host = headers.get("host", "")
        if not self.hosts.knows(host):
            raise Wrong("wrong-host", name=host[:60])
        if scope["method"] not in READS and not same_origin(headers):
            raise Wrong("wrong-origin")
        visitor = self.hall.visitors.at(address_of(scope))
        if not visitor.requests.take():
            raise self.hall.limited("requests", Wrong("too-fast", seconds=str(visitor.requests.wait)))
        if not tries_a_code(scope["path"]):
            return None
        if not visitor.misses.take():
            raise self.hall.limited("misses", Wrong("too-many-tries", seconds=str(visitor.misses.wait)))
        return visitor.misses

    @contextmanager
    def room_for(self, scope: Scope, headers: Headers) -> Iterator[None]:
        """For a body as long as it says it is, until the request is answered: files of one address have so much."""
        limits = self.hall.limits
        most = most_bytes(scope["path"], limits)
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit()) or int(length[:20]) > most or "transfer-encoding" in headers:
            raise Wrong("too-large", most=str(most))
        visitor = self.hall.visitors.at(address_of(scope))
        size = int(length[:20]) if scope["path"] in FILES else 0
        if size and visitor.body_bytes and visitor.body_bytes + size > limits.address_body_bytes:
            raise self.hall.limited("bodies", Wrong("too-many-files", seconds=str(limits.upload_seconds)))
        visitor.body_bytes += size
        try:
            yield
        finally:
            visitor.body_bytes -= size

    async def body_of(self, scope: Scope, headers: Headers, receive: Receive) -> Receive:
        """The whole body, unless it is longer than it may be or too slow in coming."""
        most = most_bytes(scope["path"], self.hall.limits)
        parts: list[bytes] = []
        got = 0
        try:
            async with asyncio.timeout(self.hall.limits.request_seconds):
                while True:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        break
                    parts.append(message.get("body", b""))
                    got += len(parts[-1])
                    if got > most:
                        raise Wrong("too-large", most=str(most))
                    if not message.get("more_body"):
                        break
        except TimeoutError:
            raise self.hall.limited("slow", Wrong("too-late")) from None
        waiting: list[Message] = [{"type": "http.request", "body": b"".join(parts), "more_body": False}]

        async def replayed() -> Message:
            return waiting.pop() if waiting else await receive()

        return replayed


def most_bytes(path: str, limits: Limits) -> int:
    """How long a request's body may be: files more than what a page asks."""
    if path == "/api/replay":
        return limits.body_bytes
    if path == "/api/editions":
        return limits.edition_bytes
    return JSON_BYTES


def tries_a_code(path: str) -> bool:
    found = BY_CODE.match(path)
    return path == "/api/seats" or (found is not None and is_code(unquote(found[1])))


def pattern_of(scope: Scope) -> str:
    """The address of a request without what is secret in it."""
    route = scope.get("route")
    return getattr(route, "path", "/…")
