"""Nobody in where they do not belong: names, origins, headers, limits, codes, and a host who sends somebody away."""

import asyncio
import signal
import time
from contextlib import asynccontextmanager
from types import SimpleNamespace

import httpx
import pytest
from sqlalchemy import select

from rentier.server import app as apps
from rentier.server import commands, run, uploads
from rentier.server import hall as halls
from rentier.server import room as rooms
from rentier.server.headers import Hosts
from rentier.server.limits import MOST_ADDRESSES, BadLimit, Bucket, Limits, Visitors, limits_from, network_of
from rentier.server.seats import Chair, hashed, stretched
from rentier.server.socket import Connection
from rentier.server.store.schema import codes
from rentier.server.wrong import Wrong
from tests.server.conftest import Guest, Served, a_hall, sit_down

PLAN = {"edition": "peru", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]}
SLOWLY = {"requests_a_second": 0.001, "tables_an_hour": 0.001, "misses_an_hour": 0.001, "talk_a_minute": 0.001}


@asynccontextmanager
async def asking(hall, address="10.0.0.5", base="http://localhost", **more):
    """A browser at this address, without a network."""
    app = apps.make_app(hall, **more)
    transport = httpx.ASGITransport(app, client=(address, 1))
    async with httpx.AsyncClient(transport=transport, base_url=base) as http:
        yield http


# What every answer carries.


def test_every_answer_is_safe_in_a_browser(tmp_path, monkeypatch):
    (tmp_path / "index.html").write_text("<title>here</title>", encoding="utf-8")
    monkeypatch.setattr(apps, "STATIC", tmp_path)

    async def inside():
        async with a_hall() as hall, asking(hall) as http:
            answers = [
                await http.get(path) for path in ("/", "/api/version", "/api/tables/ABCDEF", "/api/x", "/healthz")
            ]
            answers.append(await http.post("/api/tables", json={}, headers={"origin": "https://elsewhere.example"}))
            for answer in answers:
                policy = answer.headers["content-security-policy"]
                assert "unsafe" not in policy
                assert "default-src 'none'" in policy
                assert "frame-ancestors 'none'" in policy
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["cross-origin-opener-policy"] == "same-origin"
                assert answer.headers["cross-origin-resource-policy"] == "same-origin"
                assert "camera=()" in answer.headers["permissions-policy"]
                assert answer.headers["referrer-policy"] == "same-origin"
                assert "set-cookie" not in answer.headers
                assert "strict-transport-security" not in answer.headers
            made = await http.post("/api/tables", json=PLAN)
            assert made.headers["cache-control"] == "no-store"
        async with a_hall() as hall, asking(hall, base="https://localhost") as http:
            assert "max-age" in (await http.get("/api/version")).headers["strict-transport-security"]

    asyncio.run(inside())


def test_an_address_that_is_not_there_or_asked_in_another_way_is_told_so(tmp_path, monkeypatch):
    (tmp_path / "index.html").write_text("<title>here</title>", encoding="utf-8")
    monkeypatch.setattr(apps, "STATIC", tmp_path)

    async def inside():
        async with a_hall() as hall, asking(hall) as http:
            for path in ("/", "/healthz", "/api/version"):
                answer = await http.head(path)
                assert (answer.status_code, answer.content) == (200, b"")
                assert answer.headers["content-length"] == str(len((await http.get(path)).content))
            for method in ("GET", "POST", "DELETE"):
                answer = await http.request(method, "/api/nonsense")
                assert (answer.status_code, answer.json()["code"]) == (404, "unknown-address")
            for method, path, allowed in (
                ("DELETE", "/api/tables", "GET, HEAD, POST"),
                ("GET", "/api/mine", "POST"),
                ("POST", "/", "GET, HEAD"),
            ):
                answer = await http.request(method, path)
                assert (answer.status_code, answer.json()["code"]) == (405, "wrong-method")
                assert answer.headers["allow"] == allowed
            for odd in ("/%00", "/" + "x" * 5000, "/%ff"):
                assert (await http.get(odd)).status_code == 200
            for odd in ("%00" * 10, "%00"):
                assert (await http.get(f"/api/tables/{odd}")).status_code == 404
                assert (await http.get(f"/api/editions/{odd}")).status_code == 404

    asyncio.run(inside())


def test_an_origin_that_is_none_is_refused():
    async def inside():
        async with a_hall() as hall, asking(hall) as http:
            for origin in ("http://[", "null", "https://elsewhere.example", "http://localhost.elsewhere.example"):
                answer = await http.post("/api/mine", json={"tokens": []}, headers={"origin": origin})
                assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
            ours = await http.post("/api/mine", json={"tokens": []}, headers={"origin": "http://localhost"})
            assert ours.status_code == 200

    asyncio.run(inside())


def test_minutes_are_for_a_game_by_the_clock():
    async def inside():
        async with a_hall() as hall, asking(hall) as http:
            answer = await http.post("/api/tables", json={**PLAN, "minutes": 30})
            assert (answer.status_code, answer.json()["code"]) == (422, "untimed")
            timed = await http.post("/api/tables", json={**PLAN, "minutes": 30, "mode": "timed"})
            assert timed.json()["table"]["pace"]["minutes"] == 30

    asyncio.run(inside())


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost:7340", True),
        ("127.0.0.1", True),
        ("192.168.7.7:80", True),
        ("[::1]:7340", True),
        ("Play.Example:443", True),
        ("play.example.", True),
        ("rebound.example", False),
        ("127.0.0.1.rebound.example", False),
        ("", False),
        ("[", False),
        ("localhost@rebound.example", False),
    ],
)
def test_a_server_answers_to_its_own_names_only(host, ours):
    assert Hosts(["play.example"]).knows(host) is ours


def test_a_name_that_leads_here_from_elsewhere_is_refused():
    async def inside():
        async with a_hall() as hall, asking(hall, hosts=Hosts(["play.example"])) as http:
            answer = await http.get("/api/version", headers={"host": "rebound.example"})
            assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")
            assert "--host-name rebound.example" in answer.json()["text"]
            assert (await http.get("/api/version", headers={"host": "play.example"})).status_code == 200

    asyncio.run(inside())


# Limits.


def test_limits_are_changed_by_the_command_and_the_environment():
    assert limits_from([], {}) == Limits()
    found = limits_from(["frame-bytes=99", "talk_a_minute=0.5"], {"RENTIER_LIMIT_ROOMS": "7", "RENTIER_LIMIT_X": "1"})
    assert (found.frame_bytes, found.talk_a_minute, found.rooms) == (99, 0.5, 7)
    assert limits_from(["rooms=8"], {"RENTIER_LIMIT_ROOMS": "7"}).rooms == 8
    for wrong in ("rooms", "chairs=3", "rooms=0", "rooms=-1", "rooms=x", "rooms=1.5", "talk_a_minute=inf"):
        with pytest.raises(BadLimit):
            limits_from([wrong], {})


def test_a_wrong_limit_or_a_proxy_without_a_name_is_one_line(tmp_path):
    with pytest.raises(run.Mistake, match="the names are frame_bytes"):
        run.serve(where=tmp_path, guarding=run.Guarding(limits=["x=1"]))
    with pytest.raises(run.Mistake, match="--host-name NAME"):
        run.serve(where=tmp_path, guarding=run.Guarding(proxy="127.0.0.1"))
    for name in ("https://play.example.org", "play.example.org:443", "play.example.org/", ""):
        with pytest.raises(run.Mistake, match="give the name alone"):
            run.serve(where=tmp_path, guarding=run.Guarding(host_names=[name]))
    for proxy in ("proxy", "10.0.0.1,", "10.0.0.300", "10.0.0.1 10.0.0.2"):
        with pytest.raises(run.Mistake, match="give addresses in numbers"):
            run.serve(where=tmp_path, guarding=run.Guarding(host_names=["x"], proxy=proxy))


def test_a_bucket_fills_again():
    now = [0.0]
    bucket = Bucket(2, 3, lambda: now[0])
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    assert bucket.wait == 1
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 100
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]


def test_one_network_counts_as_one_and_old_ones_are_forgotten():
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:10.0.0.5") == network_of("10.0.0.5")
    visitors = Visitors(Limits())
    visitors.at("here").connections = 1
    for number in range(MOST_ADDRESSES + 10):
        visitors.at(f"x{number}")
    assert len(visitors.known) == MOST_ADDRESSES
    assert visitors.at("here").connections == 1
    assert "x0" not in visitors.known


def test_who_asks_too_much_is_told_to_wait_and_nobody_else():
    async def inside():
        limits = Limits(**{**SLOWLY, "requests_in_a_row": 3})
        async with a_hall(limits=limits) as hall:
            async with asking(hall) as http:
                codes = [(await http.get("/api/version")).status_code for _ in range(5)]
                assert codes == [200, 200, 200, 429, 429]
                answer = await http.get("/api/version?language=pt")
                assert answer.json()["code"] == "too-fast"
                assert answer.json()["text"].startswith("Foram pedidos demais de uma só vez. Espere")
                assert int(answer.headers["retry-after"]) > 0
            async with asking(hall, "10.0.0.6") as http:
                assert (await http.get("/api/version")).status_code == 200
            assert 'rentier_limited_total{limit="requests"} 3.0' in hall.metrics.text().decode()

    asyncio.run(inside())


def test_tables_and_files_of_an_address_have_a_limit():
    async def inside():
        limits = Limits(**{**SLOWLY, "tables_in_a_row": 2, "uploads_in_a_row": 1, "uploads_a_minute": 0.001})
        async with a_hall(limits=limits) as hall, asking(hall) as http:
            answers = [await http.post("/api/tables", json=PLAN) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [200, 200, 429]
            assert answers[2].json()["code"] == "too-many-tables"
            assert len(hall.rooms) == 2
            assert (await http.post("/api/editions", content=b"x")).status_code == 200
            assert (await http.post("/api/replay", content=b"x")).json()["code"] == "too-many-files"

    asyncio.run(inside())


def test_a_rematch_is_a_table_more_for_who_asks():
    async def inside():
        async with a_hall(limits=Limits(**SLOWLY, tables_in_a_row=1)) as hall:
            room, (ana, _) = await sit_down(hall)
            hall.visitors.at(ana.address).tables.take()
            await ana.ask("resign")
            assert room.row["stage"] == "over"
            assert (await ana.ask("rematch"))["refusal"]["code"] == "too-many-tables"
            assert room.row["next"] is None

    asyncio.run(inside())


def test_codes_cannot_be_tried_one_after_the_other():
    async def inside():
        limits = Limits(**{**SLOWLY, "misses_in_a_row": 3})
        async with a_hall(limits=limits) as hall, asking(hall) as http:
            table = (await http.post("/api/tables", json=PLAN)).json()["table"]
            for code in ("AAAAAA", "AAAAAB"):
                assert (await http.get(f"/api/tables/{code}")).status_code == 404
            assert (await http.post("/api/seats", json={"code": "AAAAAAAAAA"})).status_code == 404
            answer = await http.get(f"/api/tables/{table['code']}")
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tries")
            assert (await http.post("/api/seats", json={"code": "AAAAAAAAAA"})).status_code == 429
            assert (await http.get(f"/api/tables/{table['id']}")).status_code == 200, "a link goes on working"
            async with asking(hall, "10.0.0.6") as other:
                assert (await other.get(f"/api/tables/{table['code']}")).status_code == 200

    asyncio.run(inside())


def test_codes_cannot_be_tried_all_at_once(tmp_path):
    async def inside():
        limits = Limits(**{**SLOWLY, "misses_in_a_row": 3})
        async with a_hall(tmp_path / "rentier.sqlite", limits=limits) as hall, asking(hall) as http:
            table = (await http.post("/api/tables", json=PLAN)).json()["table"]
            for _ in range(5):
                assert (await http.get(f"/api/tables/{table['code']}")).status_code == 200, "no miss, no try less"
            tried = [f"/api/tables/AAAAA{letter}" for letter in "ABCDEFGH"]
            answers = await asyncio.gather(*(http.get(code) for code in tried))
            assert sorted(answer.status_code for answer in answers) == [404] * 3 + [429] * 5

    asyncio.run(inside())


def test_codes_cannot_be_tried_all_at_once_by_many_sockets(tmp_path):
    async def inside():
        limits = Limits(**{**SLOWLY, "misses_in_a_row": 3})
        async with a_hall(tmp_path / "rentier.sqlite", limits=limits) as hall:
            lines = [Connection(hall, SimpleNamespace(scope={"client": ("10.0.0.5", 1)}), "en") for _ in range(8)]
            found = await asyncio.gather(*(line.find("AAAAAA") for line in lines), return_exceptions=True)
            assert sorted(wrong.code for wrong in found) == ["too-many-tries"] * 5 + ["unknown-table"] * 3

    asyncio.run(inside())


def test_a_code_is_good_until_the_game_begins():
    async def inside():
        async with a_hall() as hall, asking(hall) as http:
            made = (await http.post("/api/tables", json=PLAN)).json()
            table = made["table"]
            assert (await http.get(f"/api/tables/{table['code'].lower()}")).json()["id"] == table["id"]
            assert (await http.post(f"/api/tables/{table['code']}/join", json={"name": "Beto"})).status_code == 200
            room = await hall.room(table["id"])
            await room.ask(room.start_game)
            for path in ("", "/record", "/edition", "/qr.svg"):
                assert (await http.get(f"/api/tables/{table['code']}{path}")).status_code == 404
                answer = await http.get(f"/api/tables/{table['id']}{path}")
                assert answer.status_code == (409 if path == "/record" else 200)
            hall.forget(room)
            assert (await http.get(f"/api/tables/{table['code']}")).status_code == 404
            assert len(table["id"]) >= 16

    asyncio.run(inside())


def test_bodies_have_their_length():
    async def inside():
        async with a_hall(limits=Limits(body_bytes=100_000, edition_bytes=2000)) as hall, asking(hall) as http:
            for path, most in (("/api/tables", 65536), ("/api/editions", 2000), ("/api/replay", 100_000)):
                answer = await http.post(path, content=b" " * (most + 1))
                assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
                assert str(most) in answer.json()["text"]
                assert (await http.post(path, content=b" " * most)).status_code in (200, 422)

                async def pieces():
                    yield b"{}"

                assert (await http.post(path, content=pieces())).status_code == 413, "its length is said first"

    asyncio.run(inside())


def test_files_that_come_or_wait_take_so_much_memory_of_an_address():
    async def inside():
        limits = Limits(body_bytes=1000, address_body_bytes=1800)
        async with a_hall(limits=limits) as hall, asking(hall) as http, asking(hall, "10.0.0.6") as other:
            file = b"x" * 1000
            async with hall.uploads.turn:  # one waits to be read
                waits = asyncio.create_task(http.post("/api/replay", content=file))
                while not hall.visitors.at("10.0.0.5").body_bytes:
                    await asyncio.sleep(0)
                answer = await http.post("/api/replay", content=file)
                assert (answer.status_code, answer.json()["code"]) == (429, "too-many-files")
                assert (await http.post("/api/mine", json={"tokens": []})).status_code == 200
                elsewhere = asyncio.create_task(other.post("/api/replay", content=file))
                while not hall.visitors.at("10.0.0.6").body_bytes:
                    await asyncio.sleep(0)
            assert [(await each).status_code for each in (waits, elsewhere)] == [422, 422]
            assert (await http.post("/api/replay", content=file)).status_code == 422
            assert hall.visitors.at("10.0.0.5").body_bytes == 0
        async with a_hall(limits=Limits(body_bytes=1000, address_body_bytes=10)) as hall, asking(hall) as http:
            assert (await http.post("/api/replay", content=file)).status_code == 422, "one is always read"

    asyncio.run(inside())


def test_a_server_that_is_full_says_so_until_somebody_has_gone():
    async def inside():
        async with a_hall(limits=Limits(rooms=1)) as hall, asking(hall) as http:
            first = (await http.post("/api/tables", json=PLAN)).json()["table"]["id"]
            guest = await Guest(await hall.room(first)).arrive()
            answer = await http.post("/api/tables", json=PLAN)
            assert (answer.status_code, answer.json()["code"]) == (503, "server-full")
            room = guest.room
            await guest.go()
            await asyncio.wait_for(room.task, 30)
            assert (await http.post("/api/tables", json=PLAN)).status_code == 200

    asyncio.run(inside())


def test_a_file_that_is_slow_or_huge_to_read_ends_its_own_process_only():
    async def inside():
        async with a_hall(limits=Limits(upload_seconds=1, upload_megabytes=1024)) as hall:
            with pytest.raises(Wrong, match="took-too-long"):
                await hall.uploads.run(time.sleep, 600)
            with pytest.raises(Wrong, match="took-too-long"):
                await hall.uploads.run(bytes, 4 << 30)
            assert await hall.uploads.run(len, "abc") == 3

    asyncio.run(inside())


def test_files_of_one_address_do_not_keep_those_of_others_waiting():
    async def inside():
        async with a_hall() as hall:
            done = []

            async def read(name, address):
                await hall.replay_file(b"no record", "en", address)
                done.append(name)

            async with hall.uploads.turn:
                first = [asyncio.create_task(read(name, "10.0.0.1")) for name in ("a", "b", "c")]
                await asyncio.sleep(0)
                other = asyncio.create_task(read("other", "10.0.0.2"))
                await asyncio.sleep(0)
            await asyncio.gather(*first, other)
            assert done == ["a", "other", "b", "c"]

    asyncio.run(inside())


def test_a_game_that_is_not_over_is_not_played_again_for_a_record(monkeypatch):
    def nothing(_):
        raise AssertionError("it was played again")

    async def inside():
        async with a_hall() as hall, asking(hall) as http:
            room, _ = await sit_down(hall)
            monkeypatch.setattr(halls, "whole_record", nothing)
            for what in ("record", "replay"):
                answer = await http.get(f"/api/tables/{room.id}/{what}")
                assert (answer.status_code, answer.json()["code"]) == (409, "game-running")

    asyncio.run(inside())


def test_of_very_many_tables_of_mine_the_latest_are_told(monkeypatch):
    monkeypatch.setattr(halls, "TABLES_AN_ANSWER", 2)

    async def inside():
        async with a_hall() as hall:
            room, (ana, beto) = await sit_down(hall)
            tables = []
            for _ in range(3):
                table, changes = hall.rematch(room, [0])
                await hall.write(changes)
                tables.append(table)
            mine = await hall.mine([*ana.tokens, *beto.tokens])
            assert [each["table"]["id"] for each in mine] == [tables[2], tables[1]]
            assert [each["seats"] for each in mine] == [[0, 1], [0, 1]]

    asyncio.run(inside())


def test_a_server_that_stops_does_not_wait_for_a_file():
    async def inside():
        async with a_hall(limits=Limits(upload_seconds=600)) as hall:
            await hall.uploads.run(len, "abc")
            [process] = hall.uploads.pool._processes.values()
            reads = asyncio.create_task(hall.uploads.run(time.sleep, 600))
            await asyncio.sleep(0)
        process.join(30)
        assert process.exitcode == -signal.SIGKILL
        await asyncio.gather(reads, return_exceptions=True)

    asyncio.run(inside())


def test_talk_has_a_limit():
    async def inside():
        async with a_hall(limits=Limits(**{**SLOWLY, "talk_in_a_row": 2})) as hall:
            room, (ana, beto) = await sit_down(hall)
            answers = [await ana.ask("say", text="hello") for _ in range(3)]
            assert [answer["kind"] for answer in answers] == ["ack", "ack", "refused"]
            assert answers[2]["refusal"]["code"] == "too-much-talk"
            assert (await beto.ask("say", text="hello"))["kind"] == "ack", "each seat has its own"
            assert len(room.talk) == 3

    asyncio.run(inside())


# Secrets.


def test_a_seat_is_held_by_its_token_alone():
    chair = Chair(0, "person", None, "Ana", None, hashed("right"), True)
    assert chair.is_held_by([hashed("wrong"), hashed("right")])
    for known in ([], [hashed("wrong")], ["right"], [hashed("right")[:-1]]):
        assert not chair.is_held_by(known)
    chair.token = None
    assert not chair.is_held_by(["", "None"])


def test_nothing_in_the_store_holds_a_seat(tmp_path):
    async def inside():
        async with a_hall(tmp_path / "games.sqlite") as hall, asking(hall) as http:
            made = (await http.post("/api/tables", json=PLAN)).json()
            room = await hall.room(made["table"]["id"])
            ana = await Guest(room, [made["tokens"][0]["token"]]).arrive()
            code = (await ana.ask("hand_over", to="device"))["code"]
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert made["tokens"][0]["token"].encode() not in kept
        assert stretched(code).encode() in kept
        assert code.encode() not in kept

    asyncio.run(inside())


def test_a_code_whose_answer_was_lost_comes_anew():
    async def inside():
        async with a_hall() as hall:
            _, ana = await waiting_table(hall)
            first = await ana.ask("hand_over", to="device")
            ana.n -= 1
            again = await ana.ask("hand_over", to="device")
            assert again["n"] == first["n"]
            assert again["code"] != first["code"]
            assert (await hall.take_seat(again["code"]))["tokens"][0]["seat"] == 0

    asyncio.run(inside())


@pytest.mark.parametrize("gone", ["resign", "kick", "sold"])
def test_a_code_that_was_kept_does_not_bring_a_seat_back(gone):
    async def inside():
        async with a_hall() as hall:
            room, ana = await waiting_table(hall)
            beto = await come(hall, room, "Beto", "10.0.0.2")
            code, kept = [(await beto.ask("hand_over", to="person"))["code"] for _ in range(2)]
            if gone == "sold":
                await hall.take_seat(code)
            else:
                await (beto.ask("resign") if gone == "resign" else ana.ask("kick", which=1, ban=False))
                assert (await come(hall, room, "Caro", "10.0.0.3")).seats == [1]
            with pytest.raises(Wrong, match="unknown-code"):
                await hall.take_seat(kept)

    asyncio.run(inside())


def test_codes_that_are_good_no_more_are_not_kept(monkeypatch):
    async def inside():
        async with a_hall() as hall:
            _, ana = await waiting_table(hall)

            def kept():
                with hall.store.reading.connect() as connection:
                    return len(connection.execute(select(codes)).all())

            monkeypatch.setitem(commands.CODE_GOOD_FOR, "device", -1.0)
            for to in ("device", "device", "person", "person"):
                await ana.ask("hand_over", to=to)
            assert kept() == 2

    asyncio.run(inside())


@pytest.mark.parametrize("handed", [False, True])
def test_who_takes_a_seat_counts_from_one_whatever_number_was_used_there(handed):
    async def inside():
        async with a_hall() as hall:
            room, _ = await waiting_table(hall)
            beto = await come(hall, room, "Beto", "10.0.0.2")
            beto.n = 2**53 - 3
            code = (await beto.ask("hand_over", to="person"))["code"]
            if handed:
                seated = await hall.take_seat(code)
            else:
                assert (await beto.ask("resign"))["kind"] == "ack"
                seated = await hall.join(room.id, {"name": "Caro"})
            caro = await Guest(room, [seated["tokens"][0]["token"]]).arrive()
            assert caro.last("state")["mine"] == [{"seat": 1, "last": 0, "token": 0}]
            assert (await caro.ask("ready", ready=True))["kind"] == "ack"
            await room.recover()
            assert room.chairs[1].last == 1

    asyncio.run(inside())


def test_the_record_of_a_running_game_is_nobodys_as_it_tells_what_two_are_bargaining_about():
    async def inside():
        async with a_hall() as hall, asking(hall) as http:
            room, (ana, beto) = await sit_down(hall)
            answer = await http.get(f"/api/tables/{room.id}/record")
            assert (answer.status_code, answer.json()["code"]) == (409, "game-running")
            for guest in (ana, beto):
                await guest.ask("wish", what="end", wish=True)
            assert (await http.get(f"/api/tables/{room.id}/record")).status_code == 200

    asyncio.run(inside())


# Tables open to all.


def test_only_a_public_table_is_listed_while_somebody_is_there():
    async def inside():
        async with a_hall(limits=Limits(public_tables=2)) as hall, asking(hall) as http:
            private = (await http.post("/api/tables", json=PLAN)).json()
            public = (await http.post("/api/tables", json={**PLAN, "public": True})).json()
            assert (private["table"]["public"], public["table"]["public"]) == (False, True)
            assert (await http.get("/api/tables")).json() == []
            for made in (private, public):
                await Guest(await hall.room(made["table"]["id"]), [made["tokens"][0]["token"]]).arrive()
            assert [each["id"] for each in (await http.get("/api/tables")).json()] == [public["table"]["id"]]

            room, (host, _) = await sit_down(hall, public=True)
            listed = (await http.get("/api/tables")).json()
            assert [each["stage"] for each in listed] == ["waiting", "playing"]
            await sit_down(hall, public=True)
            assert len((await http.get("/api/tables")).json()) == 2
            await host.ask("watchers", allow=False)
            assert room.id not in [each["id"] for each in (await http.get("/api/tables")).json()]

    asyncio.run(inside())


# The host sends somebody away.


class From(Guest):
    def __init__(self, address, *arguments):
        super().__init__(*arguments)
        self.address = address


async def waiting_table(hall, seats=3):
    plan = {"edition": "peru", "seats": [{"kind": "me", "name": "Ana"}] + [{"kind": "open"}] * (seats - 1)}
    made = await hall.create(plan)
    room = await hall.room(made["table"]["id"])
    return room, await From("10.0.0.1", room, [made["tokens"][0]["token"]]).arrive()


async def come(hall, room, name, address):
    seated = await hall.join(room.id, {"name": name}, address)
    return await From(address, room, [seated["tokens"][0]["token"]]).arrive()


def test_the_host_is_who_takes_over_the_hosts_seat():
    async def inside():
        async with a_hall() as hall:
            room, ana = await waiting_table(hall)
            beto = await come(hall, room, "Beto", "10.0.0.2")
            room.started_at -= 1000
            code = (await ana.ask("hand_over", to="device"))["code"]
            await hall.take_seat(code)
            assert [seat["host"] for seat in beto.table["seats"]] == [True, False, False]

    asyncio.run(inside())


def test_codes_are_not_guessed_with_a_token_of_ones_own():
    """Who has a seat anywhere may ask again for one whose answer was lost, and pays for codes that lead nowhere."""

    async def inside():
        async with a_hall(limits=Limits(**{**SLOWLY, "misses_in_a_row": 5})) as hall, asking(hall) as http:
            table = (await http.post("/api/tables", json=PLAN)).json()["table"]["id"]
            mine = {"token": "m" * 32}
            assert (await http.post(f"/api/tables/{table}/join", json={"name": "Eva", **mine})).status_code == 200
            guesses = [await http.post("/api/seats", json={"code": f"WRONGCODE{n}", **mine}) for n in range(8)]
            assert [guess.status_code for guess in guesses] == [200] * 4 + [429] * 4

    asyncio.run(inside())


def test_a_table_whose_host_stays_away_can_begin(monkeypatch):
    monkeypatch.setattr(rooms, "HOST_AWAY", 0.2)

    async def inside():
        async with a_hall() as hall:
            room, ana = await waiting_table(hall, 4)
            beto = await come(hall, room, "Beto", "10.0.0.2")
            caro = await come(hall, room, "Caro", "10.0.0.3")
            await ana.go()
            assert (await beto.ask("kick", which=0, ban=False))["refusal"]["code"] == "not-host"
            async with asyncio.timeout(10):
                while not caro.table["seats"][1]["host"]:
                    await asyncio.sleep(0.02)
            assert (await caro.ask("kick", which=0, ban=False))["refusal"]["code"] == "not-host"
            again = await From("10.0.0.1", room, ana.tokens).arrive()  # and is the host again
            assert [seat["host"] for seat in again.table["seats"]] == [True, False, False, False]
            await again.go()
            await room.recover()  # as it is stored: they have only just left
            assert room.host == 0
            await asyncio.sleep(0.25)
            for unfriendly in ({"kind": "kick", "ban": True}, {"kind": "set_seat", "to": "open"}):
                assert (await beto.ask(**unfriendly, which=0))["refusal"]["code"] == "not-host"
            assert (await beto.ask("set_seat", which=3, to="bot"))["kind"] == "ack"
            assert (await caro.ask("ready", ready=True))["kind"] == "ack"
            assert (await beto.ask("start"))["kind"] == "ack"

    asyncio.run(inside())


def test_a_kick_before_the_game_opens_the_seat():
    async def inside():
        async with a_hall() as hall:
            room, ana = await waiting_table(hall)
            beto = await come(hall, room, "Beto", "10.0.0.2")
            assert (await beto.ask("kick", which=0, ban=False))["refusal"]["code"] == "not-host"
            for which in (0, 2, 7):
                assert (await ana.ask("kick", which=which, ban=False))["refusal"]["code"] == "malformed"
            assert (await ana.ask("kick", which=1, ban=False))["kind"] == "ack"
            assert (room.chairs[1].kind, room.chairs[1].token, beto.seats) == ("open", None, [])
            assert (await beto.ask("ready", 1, ready=True))["refusal"]["code"] == "wrong-token"
            assert (await come(hall, room, "Beto", "10.0.0.2")).seats == [1]

    asyncio.run(inside())


def test_a_kick_in_the_game_gives_the_seat_to_a_bot():
    async def inside():
        async with a_hall() as hall:
            room, (ana, beto) = await sit_down(hall)
            before = room.game.position()
            assert (await ana.ask("kick", which=1, ban=False))["kind"] == "ack"
            assert (room.chairs[1].kind, room.chairs[1].name) == ("bot", "Beto")
            assert room.game.position() == before
            assert await Guest(room, beto.tokens).arrive()
            assert room.is_here(room.chairs[0])
            assert (await beto.ask("say", 1, text="x"))["refusal"]["code"] == "wrong-token"

    asyncio.run(inside())


def test_who_is_banned_comes_back_neither_by_token_nor_from_that_address_nor_at_the_rematch(tmp_path):
    async def inside():
        async with a_hall(tmp_path / "games.sqlite") as hall:
            room, ana = await waiting_table(hall)
            beto = await come(hall, room, "Beto", "10.0.0.2")
            assert (await ana.ask("kick", which=1, ban=True))["kind"] == "ack"
            assert beto.last("error")["refusal"]["code"] == "banned"
            await beto.go()
            with pytest.raises(Wrong, match="banned"):
                await hall.join(room.id, {"name": "Beto"}, "10.0.0.2")
            with pytest.raises(Wrong, match="banned"):
                await From("10.0.0.2", room).arrive()
            with pytest.raises(Wrong, match="banned"):
                await From("10.0.0.9", room, beto.tokens).arrive()
            caro = await come(hall, room, "Caro", "10.0.0.3")
            code = (await caro.ask("hand_over", to="person"))["code"]
            with pytest.raises(Wrong, match="banned"):
                await hall.take_seat(code, "10.0.0.2")
            assert caro.seats == [1]
            table = room.id
        async with a_hall(tmp_path / "games.sqlite") as hall:
            room = await hall.room(table)
            with pytest.raises(Wrong, match="banned"):
                await hall.join(room.id, {"name": "Beto"}, "10.0.0.2")
            new_id, changes = hall.rematch(room, [0])
            await hall.write(changes)
            with pytest.raises(Wrong, match="banned"):
                await hall.join(new_id, {"name": "Beto"}, "10.0.0.2")

    asyncio.run(inside())


def test_who_joins_while_they_are_banned_does_not_get_the_seat_that_they_had():
    async def inside():
        async with a_hall() as hall:
            room, ana = await waiting_table(hall)
            await come(hall, room, "Beto", "10.0.0.2")
            again = hall.join(room.id, {"name": "Beto", "seat": 1}, "10.0.0.2")
            banned, joined = await asyncio.gather(ana.ask("kick", which=1, ban=True), again, return_exceptions=True)
            assert banned["kind"] == "ack"
            assert isinstance(joined, Wrong)
            assert joined.code == "banned"
            assert room.chairs[1].kind == "open"

    asyncio.run(inside())


def test_a_ban_does_not_touch_who_shares_the_address():
    async def inside():
        async with a_hall() as hall:
            room, ana = await waiting_table(hall)
            beto = await come(hall, room, "Beto", "10.0.0.1")
            await ana.ask("kick", which=1, ban=True)
            assert (await From("10.0.0.1", room, ana.tokens).arrive()).seats == [0]
            with pytest.raises(Wrong, match="banned"):
                await From("10.0.0.1", room, beto.tokens).arrive()

    asyncio.run(inside())


def test_a_ban_reaches_who_has_gone_for_the_moment():
    async def inside():
        async with a_hall() as hall:
            room, ana = await waiting_table(hall)
            await (await come(hall, room, "Beto", "10.0.0.2")).go()
            await hall.join(room.id, {"name": "Caro"}, "10.0.0.3")
            for which in (1, 2):
                await ana.ask("kick", which=which, ban=True)
            for address in ("10.0.0.2", "10.0.0.3"):
                with pytest.raises(Wrong, match="banned"):
                    await hall.join(room.id, {"name": "Beto"}, address)

    asyncio.run(inside())


def test_who_comes_later_is_no_host_wherever_they_sit():
    async def inside():
        async with a_hall() as hall:
            seats = [{"kind": "open"}, {"kind": "me", "name": "Ana"}, {"kind": "open"}]
            made = await hall.create({"edition": "peru", "seats": seats})
            room = await hall.room(made["table"]["id"])
            ana = await Guest(room, [made["tokens"][0]["token"]]).arrive()
            beto = await come(hall, room, "Beto", "10.0.0.2")
            caro = await come(hall, room, "Caro", "10.0.0.3")
            assert (beto.seats, caro.seats) == ([0], [2])
            assert (await beto.ask("kick", which=1, ban=True))["refusal"]["code"] == "not-host"
            await ana.ask("resign")
            await beto.ask("resign")
            dora = await come(hall, room, "Dora", "10.0.0.4")
            assert dora.seats == [0]
            await room.recover()
            assert [each["seat"] for each in room.info()["seats"] if each["host"]] == [2]
            assert (await caro.ask("kick", which=0, ban=False))["kind"] == "ack"

    asyncio.run(inside())


def test_a_host_may_want_nobody_to_watch():
    async def inside():
        async with a_hall() as hall:
            room, (ana, beto) = await sit_down(hall)
            watcher = await Guest(room).arrive()
            assert (await beto.ask("watchers", allow=False))["refusal"]["code"] == "not-host"
            assert (await ana.ask("watchers", allow=False))["kind"] == "ack"
            assert watcher.last("error")["refusal"]["code"] == "no-watching"
            assert "error" not in beto.kinds()
            await watcher.go()
            with pytest.raises(Wrong, match="no-watching"):
                await Guest(room).arrive()
            assert (await Guest(room, beto.tokens).arrive()).seats == [1]
            await ana.ask("watchers", allow=True)
            await Guest(room).arrive()

    asyncio.run(inside())


def test_who_watched_a_table_that_waited_is_sent_away_when_a_game_without_watchers_begins():
    async def inside():
        async with a_hall() as hall:
            room, ana = await waiting_table(hall, seats=2)
            beto = await come(hall, room, "Beto", "10.0.0.2")
            watcher = await From("10.0.0.3", room).arrive()
            await ana.ask("watchers", allow=False)
            assert "error" not in watcher.kinds()
            await beto.ask("ready", ready=True)
            assert (await ana.ask("start"))["kind"] == "ack"
            assert watcher.last("error")["refusal"]["code"] == "no-watching"
            assert "error" not in beto.kinds()

    asyncio.run(inside())


@pytest.mark.parametrize("how", ["kicked", "replaced", "gave it to a bot"])
def test_who_holds_a_seat_no_more_does_not_watch_where_nobody_may(how):
    async def inside():
        async with a_hall() as hall:
            _, (ana, beto) = await sit_down(hall)
            await ana.ask("watchers", allow=False)
            if how == "kicked":
                await ana.ask("kick", which=1, ban=False)
            elif how == "replaced":
                code = (await beto.ask("hand_over", to="person"))["code"]
                await hall.take_seat(code)
            else:
                await beto.ask("hand_over", to="bot")
            assert beto.last("error")["refusal"]["code"] == "no-watching"
            assert "error" not in ana.kinds()

    asyncio.run(inside())


def test_a_ban_reaches_the_other_pages_of_that_address():
    async def inside():
        async with a_hall() as hall:
            room, ana = await waiting_table(hall)
            beto = await come(hall, room, "Beto", "10.0.0.2")
            second, other = await From("10.0.0.2", room).arrive(), await From("10.0.0.4", room).arrive()
            await ana.ask("kick", which=1, ban=True)
            for page in (beto, second):
                assert page.last("error")["refusal"]["code"] == "banned"
            assert "error" not in (*other.kinds(), *ana.kinds())

    asyncio.run(inside())


# Files.


def test_a_replay_is_read_in_the_process_for_files(monkeypatch):
    status, text = uploads.replayed(b"{}", "en")
    assert status == 422
    assert b"not-a-record" in text


# Where requests come from, and how many there may be.


def test_only_a_trusted_proxy_says_where_a_request_comes_from(tmp_path):
    narrow = ("--limit", "requests_in_a_row=4", "--limit", "requests_a_second=0.001")
    elsewhere = {"host": "play.example", "x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https"}
    other = {**elsewhere, "x-forwarded-for": "203.0.113.8"}
    server = Served(tmp_path / "a", "serve", "--behind-proxy", "--host-name", "play.example", *narrow)
    try:
        with httpx.Client(base_url=server.address, timeout=30) as http:
            answers = [http.get("/api/version", headers=elsewhere) for _ in range(5)]
            assert [answer.status_code for answer in answers] == [200, 200, 200, 200, 429]
            assert "strict-transport-security" in answers[0].headers
            assert http.get("/api/version", headers=other).status_code == 200
            assert http.get("/metrics", headers=other).status_code == 403
    finally:
        assert "Traceback" not in server.stop()

    server = Served(tmp_path / "b", "serve", "--host-name", "play.example", *narrow)
    try:
        with httpx.Client(base_url=server.address, timeout=30) as http:
            answers = [http.get("/api/version", headers=each) for each in (elsewhere, other) * 3]
            assert [answer.status_code for answer in answers] == [200] * 4 + [429] * 2
            assert "strict-transport-security" not in answers[0].headers
    finally:
        assert "Traceback" not in server.stop()


def test_a_server_raises_its_own_limit_of_open_files(monkeypatch):
    resource = pytest.importorskip("resource")
    for found, expected in (
        ((256, 4096), [(4096, 4096)]),
        ((256, 10**6), [(run.OPEN_FILES, 10**6)]),
        ((256, resource.RLIM_INFINITY), [(run.OPEN_FILES, resource.RLIM_INFINITY)]),
        ((10**6, 10**6), []),
    ):
        put = []
        monkeypatch.setattr(resource, "getrlimit", lambda _, found=found: found)
        monkeypatch.setattr(resource, "setrlimit", lambda _, limits, put=put: put.append(limits))
        run.raise_open_files()
        assert put == expected
