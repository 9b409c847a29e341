"""What happens before the first request: the page, the port, the folder, the address in the home network."""

import asyncio
import io
import socket

import httpx
import pytest
import segno

from rentier import editions
from rentier.server import app as apps
from rentier.server import run
from rentier.server.store import Store, Unusable
from tests.server.conftest import a_hall


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
