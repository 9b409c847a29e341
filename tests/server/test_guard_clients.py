"""Clients that are slow, silent, too fast, or after the same thing at once, at a real server with narrow limits."""

import json
import os
import signal
import socket as sockets
import sqlite3
import threading
import time
from base64 import b64encode
from contextlib import suppress
from functools import partial

import httpx
import pytest
from uvicorn.protocols.http.flow_control import FlowControl
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from rentier.server import patient
from rentier.server.limits import Limits, Visitors
from tests.server.conftest import PREFERRED, Served, hello
from tests.server.test_served import Tab, new_table

NARROW = (
    *("messages_a_second=0.01", "messages_in_a_row=60", "outbox_messages=30", "connections_an_address=8"),
    *("request_seconds=1", "requests_in_a_row=10000"),
)


def narrow(folder, *more):
    return Served(folder, "serve", *(part for each in NARROW for part in ("--limit", each)), *more)


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    server = narrow(tmp_path_factory.mktemp("games"))
    yield server
    assert "Traceback" not in server.stop()


@pytest.fixture
def http(strict):
    with httpx.Client(base_url=strict.address, timeout=30) as client:
        yield client


def raw(server, buffer=None):
    """A connection of bytes; one with a small buffer soon takes no more."""
    host, port = server.address.removeprefix("http://").split(":")
    found = sockets.socket()
    found.settimeout(30)
    if buffer is not None:
        found.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, buffer)
    found.connect((host, int(port)))
    return found


def count(http, line):
    """A number of /metrics."""
    found = [each for each in http.get("/metrics").text.splitlines() if each.startswith(line)]
    return float(found[0].rsplit(" ", 1)[1]) if found else 0.0


def wait_until(what):
    for _ in range(600):
        if what():
            return
        time.sleep(0.05)
    raise AssertionError("it did not come to that in 30 s")


def test_who_sends_too_much_is_told_and_let_go(strict, http):
    made = new_table(http, ("me", "device"))
    tokens = [each["token"] for each in made["tokens"]]
    with Tab(strict, made["table"]["id"], tokens) as page, Tab(strict, made["table"]["id"]) as watcher:
        for _ in range(80):
            page.say({"kind": "ping"})
        answer = page.until("error")
        assert (answer["refusal"]["code"], answer["closing"]) == ("too-fast", True)
        with pytest.raises(ConnectionClosed) as closed:
            page.until("never")
        assert closed.value.rcvd.code == 4429
        while watcher.table["seats"][0]["here"]:
            watcher.until("table")
    with Tab(strict, made["table"]["id"], tokens) as page:
        assert page.ask("move", page.view["actor"], move={"move": "roll"})["kind"] == "ack"


def test_an_address_has_so_many_connections(strict, http):
    made = new_table(http)
    pages = [Tab(strict, made["table"]["id"]) for _ in range(8)]
    for page in pages:
        page.__enter__()
    with connect(strict.socket) as more:
        answer = json.loads(more.recv(timeout=30))
        assert (answer["refusal"]["code"], answer["closing"]) == ("too-many-connections", True)
        with pytest.raises(ConnectionClosed) as closed:
            more.recv(timeout=30)
        assert closed.value.rcvd.code == 4429
    for page in pages:
        page.__exit__(None, None, None)
    wait_until(lambda: count(http, 'rentier_clients{kind="watching"}') == 0)
    with Tab(strict, made["table"]["id"]):
        pass


def test_a_request_that_does_not_come_is_not_waited_for(strict, http):
    silent, slow, keeping = raw(strict), raw(strict), raw(strict)
    slow.sendall(b"GET /api/version HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
    keeping.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert keeping.recv(100).startswith(b"HTTP/1.1 200")
    keeping.sendall(b"GET /healthz HT")
    for each in (silent, slow, keeping):
        with each:
            while each.recv(10_000):
                pass  # its end is what is waited for
    with raw(strict) as half:
        half.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{")
        answer = b""
        while part := half.recv(10_000):
            answer += part
    assert answer.startswith(b"HTTP/1.1 408")
    assert b'"too-late"' in answer
    assert http.get("/healthz").status_code == 200


def test_so_many_connections_without_a_request(strict, http):
    idle = [raw(strict) for _ in range(12)]
    refused = 0
    for each in idle:
        with each:
            answer = b""
            while part := each.recv(10_000):
                answer += part
            refused += answer.startswith(b"HTTP/1.1 429")
    assert 4 <= refused <= 6
    wait_until(lambda: http.get("/healthz").status_code == 200)


def test_who_does_not_take_an_answer_is_let_go(strict):
    """Much is asked for and nothing read: eight such connections would keep everybody else of their address out."""
    asked = b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
    silent = [raw(strict, buffer=2048) for _ in range(8)]
    for each in silent:
        each.sendall(asked * 20)
    wait_until(lambda: httpx.get(f"{strict.address}/healthz").status_code == 200)
    for each in silent:
        each.close()


def test_who_takes_an_answer_slowly_is_not_let_go():
    class Slow:
        """A transport, and the loop with its one timer."""

        left, aborted, timer = 900_000, False, None

        def get_write_buffer_size(self):
            return self.left

        def call_later(self, _, what, *given):
            self.timer = partial(what, *given)
            return self

        def cancel(self):
            self.timer = None

        def abort(self):
            self.aborted = True

    slow = Slow()
    kind = patient.patient(Limits(), Visitors(Limits()))
    connection = kind.__new__(kind)
    connection.loop = connection.transport = slow
    connection.flow = FlowControl(slow)
    connection.pause_writing()
    for left in (600_000, 599_999):
        slow.left = left
        slow.timer()
        assert not slow.aborted
    connection.resume_writing()
    assert slow.timer is None
    connection.pause_writing()
    slow.timer()
    assert slow.aborted


def test_a_client_that_never_reads_is_let_go_and_costs_the_room_nothing(strict, http):
    made = new_table(http, ("me", "device"))
    table, tokens = made["table"]["id"], [each["token"] for each in made["tokens"]]
    before = count(http, 'rentier_limited_total{limit="outbox"}')
    with Tab(strict, table, tokens) as both:

        def move():
            seat = both.view["actor"]
            assert both.ask("move", seat, move=both.any_move(seat))["kind"] == "ack"

        for _ in range(20):
            move()
        with upgraded(strict, buffer=2048) as deaf:
            for _ in range(58):
                deaf.sendall(framed(json.dumps(hello(table, since=0)).encode()))
            both.until("table")
            for _ in range(20):
                move()
            wait_until(lambda: count(http, 'rentier_limited_total{limit="outbox"}') > before)
            wait_until(lambda: count(http, 'rentier_clients{kind="watching"}') == 0)
            move()


def upgraded(server, host=b"localhost", buffer=None):
    """A socket of bytes, up to the end of the server's yes."""
    found = raw(server, buffer)
    found.sendall(
        b"GET /api/socket HTTP/1.1\r\nHost: " + host + b"\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + b64encode(os.urandom(16)) + b"\r\n\r\n"
    )
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += found.recv(1)
    assert head.startswith(b"HTTP/1.1 101")
    return found


def test_a_text_that_is_none_ends_its_connection_and_is_no_mistake_of_ours(tmp_path):
    server = narrow(tmp_path)
    close = b"\x88\x82\0\0\0\0" + (1000).to_bytes(2, "big")
    for sent, code in ((framed(b"\xff"), 1007), (framed(b"\xff") * 2, 1007), (framed(b"\xff") + close, 1000)):
        with upgraded(server) as page:
            page.sendall(sent)
            said = b""
            while more := page.recv(4096):
                said += more
            assert said.endswith(code.to_bytes(2, "big"))
    with upgraded(server) as page:
        page.sendall(framed(json.dumps({**hello("x"), "protocol": 0}).encode()))
        said = b""
        while not said.endswith((4426).to_bytes(2, "big")):
            said += page.recv(1)
        page.sendall(framed(b"\xff"))  # after the server's own close
        assert page.recv(4096) == b""
    assert server.stop() == ""


def test_a_socket_too_is_refused_to_a_name_that_leads_here_from_elsewhere(strict):
    with upgraded(strict, b"rebound.example") as page:
        said = b""
        while more := page.recv(4096):
            said += more
        assert b'"wrong-host"' in said
        assert said.endswith((4403).to_bytes(2, "big"))


@pytest.mark.parametrize("many", [b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0", b"\x00\x80\0\0\0\0"])
def test_frames_that_are_no_messages_are_counted_too(strict, many):
    """Pings, pongs, and the empty pieces of a message that does not end."""
    with upgraded(strict) as page:
        begins = b"\x01\x80\0\0\0\0" if many[0] == 0 else b""
        page.sendall(begins + many * 200 + PING)  # fewer than 4 * messages_in_a_row
        answered = b""
        while not answered.endswith(PONG):
            answered += page.recv(1)
        page.sendall(many * 60)
        with suppress(ConnectionResetError):
            while page.recv(4096):
                pass


PING, PONG = b"\x89\x84\0\0\0\0last", b"\x8a\x04last"


def framed(payload):
    """A text frame, masked as a browser's is."""
    length = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    return b"\x81" + length + b"\0\0\0\0" + payload


def test_sockets_and_what_is_no_request_count_as_requests_and_fill_no_log(tmp_path):
    server = narrow(tmp_path, "--limit", "requests_in_a_row=6", "--limit", "requests_a_second=0.001")
    try:

        def garbage():
            with raw(server) as line:
                line.sendall(b"this is no request\r\n\r\n")
                try:
                    return line.recv(1000)
                except ConnectionResetError:
                    return b""

        assert garbage().startswith(b"HTTP/1.1 400")
        for _ in range(5):
            upgraded(server).close()
        with pytest.raises(InvalidStatus) as refused, connect(server.socket):
            pass
        assert refused.value.response.status_code == 429
        assert int(refused.value.response.headers["retry-after"]) > 0
        assert garbage() == b""
    finally:
        assert server.stop() == ""


def test_who_does_not_read_is_no_mistake_in_the_log_of_a_server_that_stops(tmp_path):
    server = narrow(tmp_path)
    try:
        with httpx.Client(base_url=server.address, timeout=30) as http:
            table = new_table(http, ("me", "device"))["table"]["id"]
        with upgraded(server, buffer=2048) as deaf:
            for _ in range(58):
                deaf.sendall(framed(json.dumps(hello(table, since=0)).encode()))
            time.sleep(0.5)
            said = server.stop()
    finally:
        server.stop()
    assert said == ""


# Two at once.


def both_at_once(*works):
    """Starts these in threads of their own at one moment; what they returned."""
    gate = threading.Barrier(len(works))
    found = [None] * len(works)

    def run(number, work):
        gate.wait()
        found[number] = work()

    threads = [threading.Thread(target=run, args=each) for each in enumerate(works)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    return found


def test_two_want_one_seat(served):
    asked = {"edition": "peru", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]}
    with httpx.Client(base_url=served.address, timeout=30) as http:
        for _ in range(5):
            table = http.post("/api/tables", json=asked).json()["table"]["id"]
            join = partial(httpx.post, f"{served.address}/api/tables/{table}/join", timeout=30)
            names = ("Beto", "Caro", "Dora")
            answers = both_at_once(*(partial(join, json={"name": name}) for name in names))
            assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
            seat = http.get(f"/api/tables/{table}").json()["seats"][1]
            winner = next(answer for answer in answers if answer.status_code == 200)
            assert seat["name"] == winner.json()["table"]["seats"][1]["name"]


@pytest.fixture
def pair(served):
    """Two pages of two persons, in one game."""
    with httpx.Client(base_url=served.address, timeout=30) as http:
        made = new_table(http, ("me", "device"), claim_seconds=0)
    table, tokens = made["table"]["id"], [each["token"] for each in made["tokens"]]
    with Tab(served, table, tokens[:1]) as ana, Tab(served, table, tokens[1:]) as beto:
        yield ana, beto, tokens, table


def play_until(pages, there, avoid=()):
    """They move until both have seen what is looked for."""
    for _ in range(1000):
        if all(there(page) for page in pages):
            return
        seat = pages[0].view["actor"]
        page = pages[seat]
        legal = page.mine[str(seat)]["legal"]
        name = next(name for name in ("decline", *PREFERRED) if name in legal and name not in avoid)
        fields = {key: value for key, value in legal[name][0].items() if key not in ("min", "max", "cash")}
        version = page.ask("move", seat, move={"move": name, **fields})["version"]
        for each in pages:
            while each.version < version:
                each.until("update")
    raise AssertionError("it did not come to that")


def test_two_make_the_same_bid(pair):
    ana, beto, _, _ = pair
    play_until((ana, beto), lambda page: "auction" in page.view, avoid=("buy", "bid"))
    least = ana.view["auction"]["least"]
    answers = both_at_once(
        lambda: ana.ask("move", 0, move={"move": "bid", "amount": least}),
        lambda: beto.ask("move", 1, move={"move": "bid", "amount": least}),
    )
    assert sorted(answer["kind"] for answer in answers) == ["ack", "refused"]
    version = next(answer["version"] for answer in answers if answer["kind"] == "ack")
    for page in (ana, beto):
        while page.version < version:
            page.until("update")
    assert ana.view["auction"]["leader"] == [answer["kind"] for answer in answers].index("ack")
    assert ana.view == beto.view


def test_one_claim_is_paid_once(served, pair):
    ana, beto, tokens, table = pair
    play_until((ana, beto), lambda page: page.view["claims"], avoid=("claim_rent", "decline"))
    claim = ana.view["claims"][0]
    seat = claim["by"]
    before = ana.view["players"][str(seat)]["cash"]
    move = {"move": "claim_rent", "square": claim["square"], "visitor": claim["visitor"]}
    with Tab(served, table, [tokens[seat]]) as one, Tab(served, table, [tokens[seat]]) as other:
        one.n, other.n = 5000, 6000
        answers = both_at_once(lambda: one.ask("move", seat, move=move), lambda: other.ask("move", seat, move=move))
        assert sorted(answer["kind"] for answer in answers) == ["ack", "refused"]
        one.say(hello(table, [tokens[seat]]))
        assert one.until("state")["view"]["players"][str(seat)]["cash"] <= before + claim["amount"]


# The end.


def test_a_server_that_is_told_to_stop_finishes_the_move_under_way(tmp_path):
    server = Served(tmp_path)
    with httpx.Client(base_url=server.address, timeout=30) as http:
        made = new_table(http, ("me", "device"))
    table, tokens = made["table"]["id"], [each["token"] for each in made["tokens"]]
    acknowledged = 0
    with Tab(server, table, tokens) as both:
        stop = threading.Timer(0.3, server.process.terminate)
        stop.start()
        with suppress(ConnectionClosed):
            while True:
                seat = both.view["actor"]
                both.n += 1
                both.say({"kind": "move", "n": both.n, "seat": seat, "move": both.any_move(seat)})
                acknowledged = both.until("ack")["version"]
        with pytest.raises(ConnectionClosed) as closed:
            both.until("never")  # what came before the end is still there to be read
        assert closed.value.rcvd.code == 1012
        assert "bye" in both.kinds()
        acknowledged = max([acknowledged, *(each["version"] for each in both.told if each["kind"] == "ack")])
    assert server.stop() == ""
    assert server.process.returncode in (0, -signal.SIGTERM)
    server.start()
    with Tab(server, table, tokens) as both:
        assert acknowledged <= both.version <= acknowledged + 1
        assert both.version > 0
        seat = both.view["actor"]
        both.n = 10_000
        assert both.ask("move", seat, move=both.any_move(seat))["kind"] == "ack"
    assert server.stop() == ""


def test_the_log_has_lines_of_json_and_no_secret(tmp_path):
    server = narrow(tmp_path, "--log-format", "json", "--log-level", "debug", "--limit", "tables_in_a_row=3")
    secret = []
    with httpx.Client(base_url=server.address, timeout=30) as http:
        asked = {"edition": "peru", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "bot"}]}
        made = [http.post("/api/tables", json=asked) for _ in range(5)]
        assert made[-1].status_code == 429
        made = made[0].json()
        table, token = made["table"]["id"], made["tokens"][0]["token"]
        joined = http.post(f"/api/tables/{made['table']['code']}/join", json={"name": "Zoe"}).json()
        secret += [table, made["table"]["code"], token, joined["tokens"][0]["token"]]
        http.get(f"/api/tables/{table}/record?language=pt")
        http.post("/api/tables", content=b"{", headers={"content-type": "application/json"})
        with Tab(server, table, [token, joined["tokens"][0]["token"]]) as page:
            page.ask("ready", 1, ready=True)
            page.ask("start")
            secret.append(page.ask("hand_over", to="person")["code"])
            page.say("{")
            page.until("error")
    with sqlite3.connect(tmp_path / "rentier.sqlite") as kept:
        secret += [row[0] for row in kept.execute("SELECT seed FROM tables")]
        secret += [row[0] for row in kept.execute("SELECT token FROM seats WHERE token IS NOT NULL")]
    kept.close()
    said = server.stop()
    lines = [json.loads(line) for line in said.splitlines()]
    assert "limit tables: too-many-tables" in [line["message"] for line in lines]
    assert {"time", "level", "from", "message"} <= set(lines[0])
    assert [word for word in secret if word in said] == []


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGKILL])
def test_no_process_outlives_its_server(tmp_path, ending):
    server = Served(tmp_path)
    with httpx.Client(base_url=server.address, timeout=30) as http:
        assert http.post("/api/replay", content=b"no record").status_code == 422  # read in a process of its own
    server.process.send_signal(ending)
    _, said = server.process.communicate(timeout=30)  # returns when nobody is left who could write there
    if ending == signal.SIGTERM:
        assert (server.process.returncode, said) == (0, "")
