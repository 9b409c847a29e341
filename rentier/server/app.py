"""The server's addresses: editions, tables and records over HTTP, play over one WebSocket, and the page itself."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any, get_args
from urllib.parse import urlsplit

from fastapi import Body, Depends, FastAPI, Query, Request, WebSocket
from fastapi import Path as InPath
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from rentier import __version__, _build
from rentier.notation.record import from_text
from rentier.notation.refusals import Refused
from rentier.server import PROTOCOL, protocol, replay
from rentier.server.hall import Hall
from rentier.server.protocol import Language
from rentier.server.socket import Connection
from rentier.server.wrong import Wrong, refusal_of

STATIC = Path(__file__).with_name("static")
BUILD_IT = "make web"
MOST_BODY = 8 * 1024 * 1024
SAFE = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}
LANGUAGES: tuple[Language, ...] = get_args(Language)

TableId = Annotated[str, InPath(max_length=40)]
SeatCode = Annotated[str, InPath(pattern=r"^[A-Za-z0-9]{1,20}$")]
EditionName = Annotated[str, InPath(max_length=80)]


def language_of(request: Request, language: Annotated[str | None, Query(max_length=10)] = None) -> Language:
    """What the address asks for, or the browser's first language that we have, or English."""
    return spoken(language, request.headers.get("accept-language", ""))


def spoken(asked: str | None, accepted: str) -> Language:
    for wish in (asked or "", *accepted[:200].split(",")):
        short = wish.strip()[:2].lower()
        if short in LANGUAGES:
            return short
    return "en"


Spoken = Annotated[Language, Depends(language_of)]


def same_origin(headers: Any) -> bool:
    """Whether a request comes from this server's own page, or from no page at all."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc.lower() == headers.get("host", "").lower()


def make_app(hall: Hall, lan: str | None = None) -> FastAPI:
    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        hall.start()
        yield
        await hall.stop()

    app = FastAPI(title="Rentier", version=__version__, lifespan=life, docs_url=None, redoc_url=None)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)

    @app.middleware("http")
    async def guard(request: Request, go_on: Callable[[Request], Awaitable[Response]]) -> Response:
        language = spoken(request.query_params.get("language"), request.headers.get("accept-language", ""))
        if request.method not in ("GET", "HEAD") and not same_origin(request.headers):
            return refused(Wrong("wrong-origin"), language)
        length = request.headers.get("content-length", "0")
        if not length.isdigit() or int(length) > MOST_BODY or "transfer-encoding" in request.headers:
            return refused(Wrong("too-large", most=str(MOST_BODY)), language)
        response = await go_on(request)
        for name, value in SAFE.items():
            response.headers.setdefault(name, value)
        return response

    def refused(problem: Wrong | Refused, language: Language) -> JSONResponse:
        status = problem.status if isinstance(problem, Wrong) else 422
        return JSONResponse(refusal_of(problem, language), status)

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
        first = problem.errors()[0]
        field = ".".join(str(part) for part in first["loc"][1:])[:60] or "body"
        return refused(Wrong("malformed", field=field), language_in(request))

    @app.exception_handler(HTTPException)
    async def on_no_such_address(request: Request, problem: HTTPException) -> JSONResponse:
        what = Wrong("malformed", field=f"{request.method} {request.url.path}"[:60])
        return JSONResponse(refusal_of(what, language_in(request)), problem.status_code)

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
        return await hall.check(await request.body(), language)

    @app.get("/api/editions/{name}")
    async def edition(name: EditionName, language: Spoken) -> protocol.EditionInfo:
        return await hall.page(name, language)

    @app.post("/api/editions/{name}/as-played")
    async def as_played(
        name: EditionName, language: Spoken, variant: Annotated[protocol.Variant, Body()]
    ) -> protocol.EditionInfo:
        return await hall.page(name, language, variant)

    @app.post("/api/tables")
    async def create_table(new: Annotated[protocol.NewTable, Body()]) -> protocol.Seated:
        return await hall.create(new)

    @app.get("/api/tables/{table}")
    async def table(table: TableId) -> protocol.TableInfo:
        return await hall.info(table)

    @app.post("/api/tables/{table}/join")
    async def join_table(table: TableId, join: Annotated[protocol.Join, Body()]) -> protocol.Seated:
        return await hall.join(table, join)

    @app.post("/api/seats")
    async def take_seat(take: Annotated[protocol.TakeSeat, Body()]) -> protocol.Seated:
        return await hall.take_seat(take["code"])

    @app.post("/api/mine")
    async def my_tables(tokens: Annotated[protocol.Tokens, Body()]) -> list[protocol.MyTable]:
        return await hall.mine(tokens["tokens"])

    @app.get("/api/tables/{table}/edition")
    async def table_edition(table: TableId, language: Spoken) -> protocol.EditionInfo:
        return await hall.table_page(table, language)

    def drawn(request: Request, link: str) -> Response:
        """A link as a QR code, with the address in the home network where there is one."""
        import io

        import segno

        svg = io.BytesIO()
        address = (lan or str(request.base_url)).rstrip("/") + link
        segno.make(address, error="m").save(svg, kind="svg", scale=8, border=2, xmldecl=False, light="#fff")
        return Response(svg.getvalue(), media_type="image/svg+xml")

    @app.get("/api/tables/{table}/qr.svg", response_class=Response)
    async def qr_code(table: TableId, request: Request) -> Response:
        return drawn(request, (await hall.info(table))["link"])

    @app.get("/api/seats/{code}/qr.svg", response_class=Response)
    async def seat_qr_code(code: SeatCode, request: Request) -> Response:
        """Drawn for any code: whether it is good is said to who takes the seat."""
        return drawn(request, f"/seat/{code}")

    @app.get("/api/tables/{table}/record", response_class=PlainTextResponse)
    async def record(table: TableId) -> Response:
        text = await hall.record_text(table)
        name = f'attachment; filename="rentier-{table}.jsonl"'
        return PlainTextResponse(text, headers={"Content-Disposition": name}, media_type="application/jsonl")

    @app.get("/api/tables/{table}/replay", response_model=protocol.Replay)
    async def table_replay(table: TableId, language: Spoken) -> Response:
        return JSONResponse(await hall.replay(table, language))

    @app.post("/api/replay", response_model=protocol.Replay)
    async def any_replay(request: Request, language: Spoken) -> Response:
        text = (await request.body()).decode("utf-8", "replace")
        data = await hall.read(from_text, text)
        return JSONResponse(await hall.read(replay.frames, data, language))

    @app.websocket("/api/socket")
    async def socket(socket: WebSocket) -> None:
        language = spoken(None, socket.headers.get("accept-language", ""))
        connection = Connection(hall, socket, language)
        if not same_origin(socket.headers):
            await socket.accept()
            connection.error(Wrong("wrong-origin"))
            await connection.send_on()
            return
        await connection.serve()

    @app.get("/api/{rest:path}", include_in_schema=False)
    async def no_such_address(rest: str) -> Response:
        raise HTTPException(404)

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        """A file of the built page; any other address is the page's own."""
        file = (STATIC / path).resolve()
        if path and file.is_file() and file.is_relative_to(STATIC.resolve()):
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
