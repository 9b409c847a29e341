"""What happens before the first request: the page, the port, the folder, the address in the home network."""

import asyncio
import gc
import io
import json
import platform
import socket
import weakref
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
import segno
import uvicorn
from websockets.asyncio.client import connect

from rentier import Game, cli, editions
from rentier.server import app as apps
from rentier.server import patient, run
from rentier.server import room as rooms
from rentier.server.bus import Bus, NoBus
from rentier.server.socket import Connection
from rentier.server.store import Store, Unusable
from tests.server.conftest import a_hall, hello


def test_without_a_built_page_the_one_line_is_said(tmp_path, monkeypatch):
    monkeypatch.setattr(apps, "STATIC", tmp_path / "static")
    with pytest.raises(run.Mistake, match="run `make web`"):
        run.serve(where=tmp_path, browser=True)


def test_a_port_that_is_taken_is_said_and_the_usual_one_gives_way():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(run.Mistake, match=f"port {port}"):
            run.listen("127.0.0.1", port)
    first = run.listen("127.0.0.1", None)
    second = run.listen("127.0.0.1", None)
    assert first.getsockname()[1] != second.getsockname()[1]
    first.close()
    second.close()


@pytest.mark.parametrize("host", ["é..x", "x" * 70, "..", "1.2.3.4.5"])
def test_an_address_to_listen_on_that_is_none_is_said(host):
    with pytest.raises(run.Mistake, match=r"cannot listen on .*choose with --host and --port"):
        run.listen(host, 0)


@pytest.mark.parametrize(
    "address", ["redis://h?foo=bar", "redis://h?ssl_cert_reqs=none", "redis://h:abc", "redis://[::1", "http://h"]
)
def test_an_address_of_a_bus_that_is_none_is_said(address):
    with pytest.raises(NoBus, match="this is no address; write redis://HOST:PORT"):
        Bus.must_answer(address)


def test_a_database_that_is_none_is_left_as_it_is(tmp_path):
    file = tmp_path / "rentier.sqlite"
    file.write_bytes(b"my holiday photographs" * 100)
    with pytest.raises(Unusable, match="--data DIR"):
        Store(file)
    assert file.read_bytes() == b"my holiday photographs" * 100


def test_every_write_waits_for_the_disk(tmp_path):
    store = Store(tmp_path / "games.sqlite")
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    store.close()


def test_the_code_to_scan_has_the_address_in_the_home_network(tmp_path, monkeypatch):
    page = tmp_path / "static"
    page.mkdir()
    (page / "index.html").write_text("<title>here</title>", encoding="utf-8")
    monkeypatch.setattr(apps, "STATIC", page)
    home = "http://192.168.7.7:7340"

    async def inside():
        async with a_hall(opens=editions.load("malta")) as hall:
            app = apps.make_app(hall, home)
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as http:
                version = (await http.get("/api/version")).json()
                assert (version["lan"], version["opens"]) == (home, "malta")
                asked = {"edition": "malta", "seats": [{"kind": "me"}, {"kind": "open"}]}
                table = (await http.post("/api/tables", json=asked)).json()["table"]
                drawn = (await http.get(f"/api/tables/{table['code']}/qr.svg")).content
                expected = io.BytesIO()
                code = segno.make(home + table["link"], error="m")
                code.save(expected, kind="svg", scale=8, border=2, xmldecl=False, light="#fff")
                assert drawn == expected.getvalue()
                for address in ("/", table["link"], "/rulebook/malta"):
                    answer = await http.get(address)
                    assert (answer.status_code, answer.text) == (200, "<title>here</title>")
                    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]

    asyncio.run(inside())


class Ring:
    """What only a search for garbage finds."""

    def __init__(self):
        self.itself = self


@asynccontextmanager
async def tidying(monkeypatch, **changed):
    """The server's own search, twenty times as often; Python's is as before afterwards."""
    for name, value in {"LOOKS_EVERY": 0.05, **changed}.items():
        monkeypatch.setattr(run, name, value)
    task = asyncio.create_task(run.tidy())
    await asyncio.sleep(0)
    try:
        yield
    finally:
        task.cancel()
        gc.unfreeze()
        gc.enable()


async def is_gone(ring, within):
    for _ in range(round(within / 0.05)):
        await asyncio.sleep(0.05)
        if ring() is None:
            return True
    return False


def test_garbage_is_searched_for_when_nobody_waits(monkeypatch):
    async def inside():
        async with tidying(monkeypatch, QUIET=1e9, SOME_THINGS=500):
            assert not gc.isenabled()
            ring = weakref.ref(Ring())
            assert not await is_gone(ring, 0.3)  # there is little
            held = [[] for _ in range(1000)]
            assert await is_gone(ring, 5)
            assert len(held) == 1000

    asyncio.run(inside())


def test_while_there_is_work_garbage_is_searched_for_only_when_there_is_much(monkeypatch):
    async def inside():
        async with tidying(monkeypatch, QUIET=-1, SOME_THINGS=500, MANY_THINGS=100_000):
            ring = weakref.ref(Ring())
            held = [[] for _ in range(1000)]
            assert not await is_gone(ring, 0.5)
            held += [[] for _ in range(200_000)]
            assert await is_gone(ring, 5)

    asyncio.run(inside())


def test_a_server_that_is_never_quiet_searches_for_all_garbage_in_the_end(monkeypatch):
    async def inside():
        old = Ring()
        ring = weakref.ref(old)
        async with tidying(monkeypatch, QUIET=-1, SOME_THINGS=500, SELDOM=0.5):
            del old
            held = [[] for _ in range(1000)]
            assert await is_gone(ring, 5)
            assert len(held) == 1000

    asyncio.run(inside())


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other systems give memory back by themselves")
def test_memory_that_is_free_in_small_pieces_goes_back_to_the_system(monkeypatch):
    def resident():
        lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))

    async def inside():
        before = resident()
        kept = [bytes(1000) for _ in range(100_000)]
        kept = kept[::100]  # each holds what is beside it
        assert resident() > before + 60
        async with tidying(monkeypatch, GIVES_BACK_EVERY=0.0):
            async with asyncio.timeout(20):
                while resident() > before + 30:
                    await asyncio.sleep(0.05)
        assert len(kept) == 1000

    asyncio.run(inside())


def test_what_goes_leaves_nothing_that_only_a_search_would_find(monkeypatch):
    """A server that is never quiet searches seldom: connections and rooms must go by themselves."""
    monkeypatch.setattr(rooms, "GOES_AFTER", 0.1)

    def left():
        kinds = (Connection, patient.Socket, rooms.Room, Game)
        known = {id(each) for each in before}
        return [each for each in gc.get_objects() if issubclass(type(each), kinds) and id(each) not in known]

    async def watch(address, table, goes):
        socket = await connect(address.replace("http", "ws") + "/api/socket", max_size=None)
        await socket.send(json.dumps(hello(table)))
        while json.loads(await socket.recv())["kind"] != "update":
            pass
        if goes == "at once":
            socket.transport.abort()
        else:
            await socket.close()

    async def inside():
        async with a_hall() as hall:
            sock = run.listen("127.0.0.1", 0)
            address = f"http://127.0.0.1:{sock.getsockname()[1]}"
            config = uvicorn.Config(
                apps.make_app(hall), log_config=None, ws=patient.socket(hall.limits), lifespan="off"
            )
            server = uvicorn.Server(config)
            serving = asyncio.create_task(server.serve(sockets=[sock]))
            bots = [{"kind": "bot"}] * 2
            for goes in ("at once", "politely"):
                made = await hall.create({"edition": "peru", "seats": bots, "start": True, "speed": "at-once"})
                await watch(address, made["table"]["id"], goes)
            async with asyncio.timeout(20):
                while left():
                    await asyncio.sleep(0.05)
            server.should_exit = True
            await serving

    before = []
    before += left()  # of other tests
    gc.disable()
    try:
        asyncio.run(inside())
    except TimeoutError:
        pytest.fail(f"there is still {left()}")
    finally:
        gc.enable()


def test_an_empty_token_opens_the_numbers_to_nobody(monkeypatch):
    monkeypatch.setenv("RENTIER_METRICS_TOKEN", "")
    options = cli.parser().parse_args(["serve", "--metrics-token", ""])
    assert cli.guarding_of(options, run.Guarding).metrics_token is None
