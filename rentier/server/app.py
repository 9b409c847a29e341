"""The server's addresses: editions, tables and records over HTTP, play over one WebSocket, and the page itself."""

from __future__ import annotations

import gzip
import hmac
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, get_args

from fastapi import Body, Depends, FastAPI, Query, Request, WebSocket
from fastapi import Path as InPath
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, Response
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from rentier import __version__, _build
from rentier.notation.refusals import Refused
from rentier.server import PROTOCOL, protocol
from rentier.server.guard import Guard, address_of
from rentier.server.hall import Hall
from rentier.server.headers import LANGUAGES, Hosts, same_origin, spoken
from rentier.server.protocol import Language
from rentier.server.socket import Connection
from rentier.server.wrong import Wrong, field_of, refusal_of

STATIC = Path(__file__).with_name("static")
BUILD_IT = "make web"
READY_FOR = 2.0  # seconds that an answer about being ready holds
READY_WITHIN = 3.0  # seconds in which the store must have answered
LOOPBACK = ("127.0.0.1", "::1")
SHORT, PACKED = 1000, 5  # bytes of an answer that is not compressed, and how much the others are
PROXIED = ("forwarded", "via", "x-real-ip")

SVG = {"content": {"image/svg+xml": {"schema": {"type": "string"}}}, "description": "The QR code"}
RECORD = {"content": {"application/jsonl": {"schema": {"type": "string"}}}, "description": "The record, a file"}

TableId = Annotated[str, InPath(max_length=40)]
SeatCode = Annotated[str, InPath(pattern=r"^[A-Za-z0-9]{1,20}$")]
EditionName = Annotated[str, InPath(max_length=80)]


def language_of(request: Request, language: Annotated[str | None, Query(max_length=10)] = None) -> Language:
    """What the address asks for, or the browser's first language that we have, or English."""
    return spoken(language, request.headers.get("accept-language", ""))


Spoken = Annotated[Language, Depends(language_of)]


@lru_cache(maxsize=256)
def picture(address: str) -> bytes:
    """A QR code."""
    import io

    import segno

    svg = io.BytesIO()
    segno.make(address, error="m").save(svg, kind="svg", scale=8, border=2, xmldecl=False, light="#fff")
    return svg.getvalue()


def may_be(*codes: int) -> dict[int | str, dict[str, Any]]:
    """The answers of an address that are no: a `Refusal` each."""
    always = (400, 403, 405, 408, 413, 421, 422, 429, 500, 503)
    return {code: {"model": protocol.Refusal, "description": "A refusal"} for code in sorted({*always, *codes})}


def make_app(
    hall: Hall, lan: str | None = None, hosts: Hosts | None = None, metrics_token: str | None = None
) -> FastAPI:
    hosts = hosts or Hosts()
    ready: tuple[float, bool] = (0.0, False)

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        hall.start()
        if hall.fleet is not None:
            await hall.fleet.start()
        yield
        await hall.stop()

    app = FastAPI(
        title="Rentier", version=__version__, lifespan=life, docs_url=None, redoc_url=None, responses=may_be()
    )
    app.add_middleware(GZipMiddleware, minimum_size=SHORT, compresslevel=PACKED)
    app.add_middleware(Guard, hall=hall, hosts=hosts)

    def refused(problem: Wrong | Refused, language: Language) -> JSONResponse:
        hall.metrics.refused(problem)
        if isinstance(problem, Wrong):
            return JSONResponse(refusal_of(problem, language), problem.status, problem.headers)
        return JSONResponse(refusal_of(problem, language), 422)

    def language_in(request: Request) -> Language:
        return spoken(request.query_params.get("language"), request.headers.get("accept-language", ""))

    @app.exception_handler(Wrong)
    async def on_wrong(request: Request, problem: Wrong) -> JSONResponse:
        return refused(problem, language_in(request))

    @app.exception_handler(Refused)
    async def on_refused(request: Request, problem: Refused) -> JSONResponse:
        return refused(problem, language_in(request))

    @app.exception_handler(RequestValidationError)
    async def on_malformed(request: Request, problem: RequestValidationError) -> JSONResponse:
        return refused(Wrong("malformed", field=field_of(problem.errors()[0])), language_in(request))

    @app.exception_handler(HTTPException)
    async def on_no_such_address(request: Request, problem: HTTPException) -> JSONResponse:
        if problem.status_code not in (404, 405):
            return refused(Wrong("malformed", field="body"), language_in(request))
        allowed = methods_at(request.scope["path"])
        if not allowed:
            return refused(Wrong("unknown-address"), language_in(request))
        answer = refused(Wrong("wrong-method"), language_in(request))
        answer.headers["Allow"] = ", ".join(allowed)
        return answer

    def methods_at(path: str) -> list[str]:
        """How an address may be asked; not at all, where there is none."""
        routes = [route for route in app.routes if isinstance(route, APIRoute) and route.path_regex.match(path)]
        if path.startswith(("/api/", "/assets/")):
            routes = [route for route in routes if not route.path.endswith(":path}")]
        found = {method for route in routes for method in route.methods or ()}
        return sorted(found | ({"HEAD"} if "GET" in found else set()))

    def one_file_more(request: Request) -> None:
        files = hall.visitors.at(address_of(request.scope)).uploads
        if not files.take():
            raise hall.limited("uploads", Wrong("too-many-files", seconds=str(files.wait)))

    @app.get("/healthz", include_in_schema=False)
    async def is_alive() -> dict[str, bool]:
        return {"ok": True}

    @app.get("/readyz", include_in_schema=False)
    async def is_ready() -> JSONResponse:
        nonlocal ready
        if time.monotonic() - ready[0] > READY_FOR:
            ready = (time.monotonic(), await hall.is_ready(READY_WITHIN))
        found = {"store": ready[1], "page": (STATIC / "index.html").is_file()}
        return JSONResponse(found, 200 if all(found.values()) else 503)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        given = request.headers.get("authorization", "").removeprefix("Bearer ").encode()
        if metrics_token is not None:
            open_to = hmac.compare_digest(given, metrics_token.encode())
        else:
            # A proxy on this machine says so, or passes on the name by which it is known.
            through = any(name in PROXIED or name.startswith("x-forwarded-") for name in request.headers)
            here = request.url.hostname in ("localhost", *LOOPBACK)
            open_to = address_of(request.scope) in LOOPBACK and here and not through
        if not open_to:
            return PlainTextResponse("Ask on this machine itself, or with the token of --metrics-token.\n", 403)
        return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    @app.get("/api/version")
    async def version() -> protocol.Version:
        return {
            "version": __version__,
            "protocol": PROTOCOL,
            "compiled": _build.form() == "compiled",
            "languages": list(LANGUAGES),
            "levels": list(get_args(protocol.Level)),
            "speeds": list(get_args(protocol.Speed)),
            "pawns": list(get_args(protocol.Pawn)),
            "lan": lan,
            "opens": hall.opens,
        }

    @app.get("/api/editions")
    async def list_editions(language: Spoken) -> list[protocol.EditionCard]:
        return hall.cards(language)

    @app.post("/api/editions")
    async def check_edition(request: Request, language: Spoken) -> protocol.Checked:
        one_file_more(request)
        return await hall.check(await request.body(), language, address_of(request.scope))

    @app.get("/api/editions/{name}", responses=may_be(404))
    async def edition(name: EditionName, language: Spoken) -> protocol.EditionInfo:
        return await hall.page(name, language)

    @app.post("/api/editions/{name}/as-played", responses=may_be(404))
    async def as_played(
        name: EditionName, language: Spoken, variant: Annotated[protocol.Variant, Body()]
    ) -> protocol.EditionInfo:
        return await hall.page(name, language, variant)

    @app.get("/api/tables")
    async def public_tables() -> list[protocol.TableInfo]:
        return await hall.public()

    @app.post("/api/tables", responses=may_be(404, 409))
    async def create_table(request: Request, new: Annotated[protocol.NewTable, Body()]) -> protocol.Seated:
        hall.one_table_more(address_of(request.scope))
        return await hall.create(new)

    @app.get("/api/tables/{table}", responses=may_be(404))
    async def table(table: TableId) -> protocol.TableInfo:
        return await hall.info(table)

    @app.post("/api/tables/{table}/join", responses=may_be(404, 409))
    async def join_table(request: Request, table: TableId, join: Annotated[protocol.Join, Body()]) -> protocol.Seated:
        return await hall.join(table, join, address_of(request.scope))

    @app.post("/api/seats", responses=may_be(404, 409))
    async def take_seat(request: Request, taken: Annotated[protocol.TakeSeat, Body()]) -> protocol.Seated:
        return await hall.take_seat(taken["code"], address_of(request.scope), taken.get("name"), taken.get("token"))

    @app.post("/api/mine")
    async def my_tables(tokens: Annotated[protocol.Tokens, Body()]) -> list[protocol.MyTable]:
        return await hall.mine(tokens["tokens"])

    @app.get("/api/tables/{table}/edition", responses=may_be(404))
    async def table_edition(table: TableId, language: Spoken) -> protocol.EditionInfo:
        return await hall.table_page(table, language)

    async def drawn(request: Request, link: str) -> Response:
        """A link as a QR code, with the address in the home network where there is one."""
        address = (lan or str(request.base_url)).rstrip("/") + link
        return Response(await hall.read(picture, address), media_type="image/svg+xml")

    @app.get("/api/tables/{table}/qr.svg", response_class=Response, responses={**may_be(404), 200: SVG})
    async def qr_code(table: TableId, request: Request) -> Response:
        return await drawn(request, (await hall.info(table))["link"])

    @app.get("/api/seats/{code}/qr.svg", response_class=Response, responses={200: SVG})
    async def seat_qr_code(code: SeatCode, request: Request) -> Response:
        """Drawn for any code: whether it is good is said to who takes the seat."""
        return await drawn(request, f"/seat/{code}")

    async def packed(request: Request, body: bytes, kind: str, status: int = 200) -> Response:
        """A long answer, compressed beside the event loop where the browser takes that."""
        if len(body) < SHORT or "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(body, status, media_type=kind)
        small = await hall.read(gzip.compress, body, PACKED)
        return Response(small, status, {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}, kind)

    @app.get("/api/tables/{table}/record", response_class=Response, responses={**may_be(404, 409), 200: RECORD})
    async def record(request: Request, table: TableId) -> Response:
        answer = await packed(request, await hall.record_file(table), "application/jsonl")
        answer.headers["Content-Disposition"] = f'attachment; filename="rentier-{table}.jsonl"'
        return answer

    @app.get("/api/tables/{table}/replay", response_model=protocol.Replay, responses=may_be(404, 409))
    async def table_replay(request: Request, table: TableId, language: Spoken) -> Response:
        one_file_more(request)
        status, text = await hall.replay(table, language, address_of(request.scope))
        return await packed(request, text, "application/json", status)

    @app.post("/api/replay", response_model=protocol.Replay)
    async def any_replay(request: Request, language: Spoken) -> Response:
        one_file_more(request)
        status, text = await hall.replay_file(await request.body(), language, address_of(request.scope))
        return await packed(request, text, "application/json", status)

    @app.websocket("/api/socket")
    async def socket(socket: WebSocket) -> None:
        language = spoken(None, socket.headers.get("accept-language", ""))
        requests = hall.visitors.at(address_of(socket.scope)).requests
        if not requests.take():
            hasty = hall.limited("requests", Wrong("too-fast", seconds=str(requests.wait)))
            await socket.send_denial_response(refused(hasty, language))
            return
        problem = None
        host = socket.headers.get("host", "")
        if not hosts.knows(host):
            problem = Wrong("wrong-host", name=host[:60])
        elif not same_origin(socket.headers):
            problem = Wrong("wrong-origin")
        await Connection(hall, socket, language).serve(problem)

    @app.get("/api/{rest:path}", include_in_schema=False)
    async def no_such_address(rest: str) -> Response:
        raise HTTPException(404)

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        """A file of the built page; any other address is the page's own."""
        try:
            file = (STATIC / path).resolve()
            there = bool(path) and file.is_file() and file.is_relative_to(STATIC.resolve())
        except (OSError, ValueError):
            there = False  # too long for a file, or with letters that no file has
        if there:
            kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            return FileResponse(file, headers={"Cache-Control": kept})
        if path.startswith("assets/"):
            raise HTTPException(404)  # of another version of the page, which then reloads
        index = STATIC / "index.html"
        if not index.is_file():
            text = f"<!doctype html><title>Rentier</title><p>The page is not built yet: run <code>{BUILD_IT}</code>"
            return HTMLResponse(text, 503)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    return app
