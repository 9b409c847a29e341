"""A real server, over HTTP and WebSocket, as a browser and as somebody who means no good would use it."""

import json
import socket as sockets
from pathlib import Path

import httpx
import pytest
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from rentier import editions
from rentier.notation.record import from_text
from rentier.proof import verify
from tests.server.conftest import Page, Served, hello

TINY = (Path(__file__).parents[1] / "editions" / "tiny.toml").read_text(encoding="utf-8")
SERRA = 'format = 1\nextends = "brasil"\nname = "serra"\ntitle = "Serra"\nprefix = "SE"\n[jail]\nbail = 75  # SE-07\n'


@pytest.fixture
def http(served):
    with httpx.Client(base_url=served.address, timeout=30) as client:
        yield client


class Tab(Page):
    """A page over a real socket."""

    def __init__(self, served, table, tokens=(), language="en"):
        super().__init__(language)
        self.connection = connect(served.socket)
        self.first = hello(table, tokens, language)

    def say(self, message):
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def until(self, *kinds):
        while True:
            message = json.loads(self.socket.recv(timeout=30))
            self.send(message)
            if message["kind"] in kinds:
                return message

    def ask(self, kind, seat=0, **fields):
        self.n += 1
        self.say({"kind": kind, "n": self.n, "seat": seat, **fields})
        while True:
            message = self.until("ack", "refused", "held", "why")
            if message["n"] == self.n:
                return message

    def __enter__(self):
        self.socket = self.connection.__enter__()
        self.say(self.first)
        self.until("state")
        return self

    def __exit__(self, *problem):
        self.connection.__exit__(*problem)


def new_table(http, kinds=("me", "bot"), edition="peru", **more):
    asked = {"edition": edition, "seats": [{"kind": kind} for kind in kinds], "start": True, "speed": "at-once", **more}
    answer = http.post("/api/tables", json=asked)
    assert answer.status_code == 200, answer.text
    return answer.json()


# Editions.


@pytest.mark.parametrize("language", ["pt", "es", "it", "en"])
def test_editions_are_told_in_four_languages(http, language):
    cards = http.get("/api/editions", params={"language": language}).json()
    assert [card["name"] for card in cards] == editions.names()
    abouts = {card["about"] for card in cards}
    assert len(abouts) == 5
    for card in cards:
        page = http.get(f"/api/editions/{card['name']}", params={"language": language}).json()
        edition = editions.load(card["name"])
        assert len(page["squares"]) == len(edition.squares)
        assert [rule["key"] for chapter in page["chapters"] for rule in chapter["rules"]] == list(editions.DIALS)
        assert all(rule["label"] and rule["text"] for chapter in page["chapters"] for rule in chapter["rules"])
        assert all(text["text"] for deck in page["decks"] for text in deck["cards"])


def test_the_rulebook_knows_clauses_and_marks_what_a_table_changes(http):
    variant = {"mode": "quick", "house_rules": {"jail.bail": 75}}
    page = http.post("/api/editions/peru/as-played?language=en", json=variant).json()
    rules = {rule["key"]: rule for chapter in page["chapters"] for rule in chapter["rules"]}
    assert (rules["jail.bail"]["by"], rules["jail.bail"]["text"]) == ("house", "S/.\xa075")
    assert rules["jail.bail"]["printed_text"] == "S/.\xa050"
    assert (rules["building.houses"]["by"], rules["building.houses"]["clauses"]) == ("mode", ["PE-52"])
    assert rules["mortgage.interest"]["by"] == "rulebook"
    assert page["clauses"]["PE-42"]["rules"] == ["mortgage.interest"]
    assert page["clauses"]["PE-05"]["says"] == ["It is not your turn."]
    assert {"value": "auction", "text": "is auctioned"} in rules["purchase.declined"]["allowed"]["choices"]


def test_house_rules_that_cannot_be_are_explained(http):
    answer = http.post("/api/editions/peru/as-played", json={"house_rules": {"jail.bale": 1, "jail.bail": "x"}})
    assert answer.status_code == 422
    assert answer.json()["code"] == "bad-rules"
    assert len(answer.json()["problems"]) == 2
    answer = http.post("/api/editions/peru/as-played?language=pt", json={"house_rules": {"jail.bail": "x"}})
    told = {"code": "not-allowed", "key": "jail.bail", "value": "x"}
    assert answer.json()["problems"] == [{**told, "message": "x não é permitido; aceita-se de 0 a 100000"}]


def test_ones_own_edition_is_checked_kept_and_played(http):
    wrong = http.post("/api/editions", content=SERRA.replace("bail = 75", "bale = 75")).json()
    assert not wrong["ok"]
    assert wrong["problems"][0]["key"] == "jail.bale"
    for body in (b"\xff\xfe", b"[[[", b"", b"x" * 300_000, b'extends = "/etc/passwd.toml"\nformat = 1\nname = "x"\n'):
        answer = http.post("/api/editions", content=body)
        assert answer.status_code == 413 or not answer.json()["ok"], body[:20]
    abroad = 'extends = "other.toml"\nformat = 1\nname = "x"\n'
    for body, code in ((abroad, "extends-upload"), ("abstract = true\n" + SERRA, "abstract-upload")):
        asked = [http.post(f"/api/editions?language={language}", content=body) for language in ("en", "es")]
        in_english, in_spanish = (answer.json()["problems"] for answer in asked)
        assert [each["code"] for each in in_spanish] == [code]
        assert in_english[0]["message"] != in_spanish[0]["message"]
    right = http.post("/api/editions?language=pt", content=SERRA).json()
    assert right["ok"], right
    name = right["edition"]["name"]
    assert right["edition"]["title"] == "Serra"
    table = new_table(http, edition=name)["table"]
    assert table["title"] == "Serra"
    played = http.get(f"/api/tables/{table['id']}/edition").json()
    bail = next(r for c in played["chapters"] for r in c["rules"] if r["key"] == "jail.bail")
    assert (bail["value"], bail["clauses"]) == (75, ["SE-07"])
    assert http.post("/api/editions", content=TINY).json()["ok"]


def test_a_file_that_play_is_given_goes_on_the_page(tmp_path):
    file = tmp_path / "serra.toml"
    file.write_text(SERRA, encoding="utf-8")
    server = Served(tmp_path, "play", str(file), "--no-browser")
    try:
        with httpx.Client(base_url=server.address, timeout=30) as http:
            name = http.get("/api/version").json()["opens"]
            own = [card for card in http.get("/api/editions").json() if card["own"]]
            assert [(card["name"], card["title"]) for card in own] == [(name, "Serra")]
            assert new_table(http, edition=name)["table"]["stage"] == "playing"
    finally:
        assert "Traceback" not in server.stop()


# Playing.


@pytest.mark.parametrize("edition", editions.names())
def test_a_game_over_the_wire_ends_with_a_record_that_holds(served, http, edition):
    made = new_table(http, ("me", "bot", "bot"), edition, claim_seconds=0)
    table, token = made["table"]["id"], made["tokens"][0]["token"]
    assert http.get(f"/api/tables/{table}/replay").json()["code"] == "game-running"
    with Tab(served, table, [token], "pt") as ana:
        for _ in range(60):
            while ana.view.get("actor") not in (0, None):
                ana.until("update")
            if "outcome" in ana.view:
                break
            ana.ask("move", move=ana.any_move(0))
        if "outcome" not in ana.view:
            ana.ask("wish", what="end", wish=True)
            while "outcome" not in ana.view:
                if ana.view["actor"] == 0:
                    ana.ask("move", move=ana.any_move(0))
                else:
                    ana.until("update")
        view = ana.view
    record = http.get(f"/api/tables/{table}/record")
    assert "attachment" in record.headers["content-disposition"]
    assert verify(from_text(record.text)) is None
    replay = http.post("/api/replay?language=it", content=record.text).json()
    assert replay == http.get(f"/api/tables/{table}/replay?language=it").json()
    again = Page()
    again.view = {}
    again.send({"kind": "state", "view": {}, "seats": {}, "version": -1, "table": None, "events": []})
    for version, frame in enumerate(replay["frames"]):
        again.send({"kind": "update", "version": version, "view": frame["patch"], "events": frame["events"]})
    assert again.view == view
    assert replay["proof"]["holds"] is True
    assert [check["code"] for check in replay["proof"]["checks"]] == ["moves", "commitment", "chance", "no-entropy"]


def test_two_browsers_one_table_and_a_spectator(served, http):
    asked = {"edition": "peru", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]}
    made = http.post("/api/tables", json=asked).json()
    code = made["table"]["code"].lower()
    joined = http.post(f"/api/tables/{code}/join", json={"name": "Beto"}).json()
    with (
        Tab(served, made["table"]["id"], [made["tokens"][0]["token"]], "es") as ana,
        Tab(served, code, [joined["tokens"][0]["token"]], "it") as beto,
        Tab(served, code) as watcher,
    ):
        beto.ask("ready", 1, ready=True)
        assert ana.ask("start")["kind"] == "ack"
        for page in (ana, beto, watcher):
            while page.view is None:
                page.until("state")
        actor, seat = (ana, 0) if ana.view["actor"] == 0 else (beto, 1)
        assert actor.ask("move", seat, move={"move": "roll"})["kind"] == "ack"
        other = beto if actor is ana else ana
        for page in (other, watcher):
            page.until("update")
            assert page.view == actor.view
            assert page.events[-1]["number"] == actor.events[-1]["number"]
        assert actor.events[-1]["text"] != watcher.events[-1]["text"]
        beto.say(hello(code, [joined["tokens"][0]["token"]], "pt"))
        assert beto.until("state")["mine"][0]["seat"] == 1
        assert beto.ask("say", 1, text="olá")["kind"] == "ack"
        assert watcher.until("chat")["chat"]["text"] == "olá"
        ana.say({"kind": "ping"})
        assert ana.until("pong")["version"] == 1


def test_a_server_that_is_killed_comes_back_with_everything(tmp_path):
    server = Served(tmp_path)
    try:
        with httpx.Client(base_url=server.address) as http:
            made = new_table(http, ("me", "device"))
        tokens = [each["token"] for each in made["tokens"]]
        table = made["table"]["id"]
        with Tab(server, table, tokens) as both:
            for _ in range(10):
                seat = both.view["actor"]
                answer = both.ask("move", seat, move=both.any_move(seat))
                last = (seat, both.n)
            view = both.view
            server.process.kill()
            server.process.communicate(timeout=30)
        server.start()
        with Tab(server, table, tokens) as both:
            assert both.view == view
            assert both.version == 10
            assert {each["seat"]: each["last"] for each in both.last("state")["mine"]}[last[0]] == last[1]
            assert answer["kind"] == "ack"
    finally:
        assert "Traceback" not in server.stop()


def test_a_server_that_stops_says_goodbye(tmp_path):
    server = Served(tmp_path)
    try:
        with httpx.Client(base_url=server.address) as http:
            made = new_table(http)
        with Tab(server, made["table"]["id"]) as page:
            server.process.terminate()
            page.until("bye")
            with pytest.raises(ConnectionClosed):
                page.until("never")
    finally:
        assert server.stop() == ""


# What is wrong gets an answer, changes nothing, and the room plays on.


def plays_on(tab, before):
    """The tab's game stands where it stood, and goes on."""
    assert tab.version == before
    answer = tab.ask("move", tab.view["actor"], move=tab.any_move(tab.view["actor"]))
    assert answer["kind"] == "ack"
    assert tab.version == before + 1


@pytest.fixture
def tab(served, http):
    made = new_table(http, ("me", "device"))
    with Tab(served, made["table"]["id"], [each["token"] for each in made["tokens"]]) as page:
        yield page


BAD = {
    "no JSON": "{",
    "nothing": "",
    "a number": "7",
    "a list": "[]",
    "no kind": "{}",
    "an unknown kind": '{"kind": "cheat"}',
    "a field too many": '{"kind": "ping", "x": 1}',
    "no number": '{"kind": "start", "seat": 0}',
    "a number that is none": '{"kind": "start", "seat": 0, "n": "1"}',
    "a number below one": '{"kind": "start", "seat": 0, "n": 0}',
    "a huge number": '{"kind": "start", "seat": 0, "n": 1e400}',
    "a seat that is none": '{"kind": "start", "seat": 99, "n": 1}',
    "a truth for a seat": '{"kind": "start", "seat": true, "n": 1}',
    "a talk too long": json.dumps({"kind": "say", "seat": 0, "n": 1, "text": "x" * 501}),
    "deep nesting": '{"kind": "move", "seat": 0, "n": 1, "move": ' + '{"move":' * 3000 + "1" + "}" * 3001,
    "another language": json.dumps({**hello("x"), "language": "xx"}),
    "too long": json.dumps({"kind": "say", "seat": 0, "n": 1, "text": "x" * 20_000}),
    "bytes": b'{"kind": "ping"}',
    "half a character": '{"kind": "say", "seat": 0, "n": 1, "text": "\\ud800"}',
}


@pytest.mark.parametrize("message", BAD.values(), ids=BAD)
def test_a_message_that_is_none_gets_an_answer_and_changes_nothing(tab, message):
    tab.say(message)
    answer = tab.until("error", "refused", "ack")
    if answer["kind"] == "error":
        assert answer["refusal"]["code"] in ("malformed", "too-large")
        assert answer["refusal"]["text"]
        assert not answer["closing"]
    tab.n = 10
    plays_on(tab, 0)


MOVES = [
    {},
    {"move": 7},
    {"move": "fly"},
    {"move": "roll", "dice": [6, 6]},
    {"move": "build", "square": 10**30},
    {"move": "bid", "amount": -1},
    {"move": "offer", "to": 1, "give": {"squares": [[]]}},
    {"move": "end_time"},
]


@pytest.mark.parametrize("move", MOVES, ids=json.dumps)
def test_a_move_that_is_none_is_refused(tab, move):
    answer = tab.ask("move", tab.view["actor"], move=move)
    assert answer["kind"] == "refused"
    assert answer["refusal"]["text"]
    plays_on(tab, 0)


def test_a_move_out_of_turn_is_refused(tab):
    other = 1 - tab.view["actor"]
    answer = tab.ask("move", other, move={"move": "roll"})
    assert answer["refusal"]["code"] == "not-your-turn"
    plays_on(tab, 0)


def test_a_frame_beyond_all_measure_ends_its_own_connection_only(served, http, tab):
    with connect(served.socket) as other:
        other.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed) as closed:
            other.recv(timeout=30)
        assert closed.value.rcvd.code == 1009
    plays_on(tab, 0)


def test_bytes_that_are_no_websocket_hurt_nobody(served, tab):
    host, port = served.address.removeprefix("http://").split(":")
    for rubbish in (b"\x00" * 100, b"GET /api/socket HTTP/1.1\r\nUpgrade: websocket\r\n\r\n", b"\xff" * 5000):
        with sockets.create_connection((host, int(port)), timeout=30) as raw:
            raw.sendall(rubbish)
    plays_on(tab, 0)


def test_a_table_that_is_not_there(served, http):
    assert http.get("/api/tables/ABCDEF").status_code == 404
    answer = http.get("/api/tables/nowhere", headers={"accept-language": "it-IT,it;q=0.9"})
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-table")
    assert answer.json()["text"].startswith("Questo tavolo non esiste")
    assert http.get("/api/editions/atlantis").json()["code"] == "unknown-edition"
    assert http.post("/api/seats", json={"code": "ABCDEFGHJK"}).json()["code"] == "unknown-code"
    with connect(served.socket) as page:
        page.send(json.dumps(hello("nowhere", language="es")))
        answer = json.loads(page.recv(timeout=30))
        assert (answer["refusal"]["code"], answer["closing"]) == ("unknown-table", True)
        with pytest.raises(ConnectionClosed) as closed:
            page.recv(timeout=30)
        assert closed.value.rcvd.code == 4404


def test_another_protocol_is_told_to_reload(served, http):
    made = new_table(http)
    with connect(served.socket) as page:
        page.send(json.dumps({**hello(made["table"]["id"]), "protocol": 99}))
        assert json.loads(page.recv(timeout=30))["refusal"]["code"] == "wrong-protocol"


def test_a_command_before_hello_is_answered(served):
    with connect(served.socket) as page:
        page.send('{"kind": "ping"}')
        assert json.loads(page.recv(timeout=30))["refusal"]["code"] == "malformed"


def test_full_tables_taken_seats_and_names(http):
    asked = {"edition": "peru", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]}
    table = http.post("/api/tables", json=asked).json()["table"]["id"]
    join = f"/api/tables/{table}/join"
    assert http.post(join, json={"name": "Beto", "seat": 0}).json()["code"] == "seat-taken"
    assert http.post(join, json={"name": "ANA"}).json()["code"] == "name-taken"
    assert http.post(join, json={"name": "\u202e\u0007"}).json()["code"] == "name-wrong"
    assert http.post(join, json={"name": "x" * 25}).json()["code"] == "malformed"
    assert http.post(join, json={"name": "Beto"}).status_code == 200
    assert http.post(join, json={"name": "Caro"}).json()["code"] == "table-full"
    assert http.get(f"/api/tables/{table}/record").json()["code"] == "not-playing"


TABLES = {
    "nothing": {},
    "no seats": {"edition": "peru", "seats": []},
    "one player": {"edition": "peru", "seats": [{"kind": "me"}]},
    "nine players": {"edition": "peru", "seats": [{"kind": "bot"}] * 9},
    "a bot of no level": {"edition": "peru", "seats": [{"kind": "me"}, {"kind": "bot", "level": "genius"}]},
    "two of one name": {"edition": "peru", "seats": [{"kind": "me", "name": "A"}, {"kind": "bot", "name": "a"}]},
    "two pawns": {"edition": "peru", "seats": [{"kind": "me", "pawn": "red"}, {"kind": "bot", "pawn": "red"}]},
    "no such mode": {"edition": "malta", "seats": [{"kind": "me"}, {"kind": "bot"}], "mode": "quick"},
    "no such rule": {"edition": "malta", "seats": [{"kind": "me"}, {"kind": "bot"}], "house_rules": {"x": 1}},
    "no such edition": {"edition": "../peru", "seats": [{"kind": "me"}, {"kind": "bot"}]},
    "no time": {"edition": "malta", "seats": [{"kind": "me"}, {"kind": "bot"}], "turn_seconds": -1},
    "a field too many": {"edition": "malta", "seats": [{"kind": "me"}, {"kind": "bot"}], "seed": "1"},
}


@pytest.mark.parametrize("asked", TABLES.values(), ids=TABLES)
def test_a_table_that_cannot_be_is_not_made(http, asked):
    answer = http.post("/api/tables", json=asked)
    assert 400 <= answer.status_code < 500
    assert answer.json()["text"]


@pytest.mark.parametrize("body", [b"", b"{", b"[" * 60_000, b"\xff", b"null", b'{"edition": NaN}'], ids=range(6))
def test_a_body_that_is_none_gets_an_answer(http, body):
    for address in ("/api/tables", "/api/mine", "/api/seats", "/api/editions/peru/as-played"):
        answer = http.post(address, content=body, headers={"content-type": "application/json"})
        assert 400 <= answer.status_code < 500
        assert answer.json()["code"] == "malformed"


def test_a_page_of_another_origin_may_change_nothing(served, http, tab):
    asked = {"edition": "peru", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    answer = http.post("/api/tables", json=asked, headers={"origin": "https://elsewhere.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    assert http.post("/api/tables", json=asked, headers={"origin": served.address}).status_code == 200
    with connect(served.socket, origin="https://elsewhere.example") as page:
        answer = json.loads(page.recv(timeout=30))
        assert (answer["refusal"]["code"], answer["closing"]) == ("wrong-origin", True)
        with pytest.raises(ConnectionClosed) as closed:
            page.recv(timeout=30)
        assert closed.value.rcvd.code == 4403
    plays_on(tab, 0)


@pytest.mark.parametrize(
    "body", [b"", b"[]", b"{}\n{}", b"\xff\x00", b"[" * 100_000, b"{" + b'"a":' * 5000], ids=range(6)
)
def test_a_record_that_is_none_is_refused(http, body):
    answer = http.post("/api/replay?language=en", content=body)
    assert answer.status_code == 422
    assert answer.json()["code"] == "not-a-record"


def test_the_link_is_a_picture_too(http):
    made = new_table(http)
    answer = http.get(f"/api/tables/{made['table']['id']}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")


def test_my_tables_and_the_description_of_it_all(http):
    made = new_table(http)
    mine = http.post("/api/mine", json={"tokens": [made["tokens"][0]["token"], "other"]}).json()
    assert [each["table"]["id"] for each in mine] == [made["table"]["id"]]
    paths = http.get("/openapi.json").json()["paths"]
    assert {"/api/tables", "/api/replay", "/api/editions/{name}"} <= set(paths)
    assert (http.get("/api/nothing").status_code, http.get("/api/nothing").json()["code"]) == (404, "unknown-address")
    assert http.delete("/api/tables").status_code == 405
    assert http.get("/../../../etc/passwd").status_code in (200, 503)
    assert "root:" not in http.get("/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd").text


# What goes over the wire.


def test_only_what_takes_more_than_a_packet_is_compressed(served, http):
    """The state is, also for who reads it; what a move has changed is not."""
    seen = []

    class Watched(ClientProtocol):
        def receive_data(self, data):
            seen.append(bytes(data))
            super().receive_data(data)

    made = new_table(http, ("me", "device"))
    tokens = [each["token"] for each in made["tokens"]]
    with connect(served.socket, max_size=None) as socket:
        assert [type(each).__name__ for each in socket.protocol.extensions] == ["PerMessageDeflate"]
        assert "server_no_context_takeover" in socket.response.headers["Sec-WebSocket-Extensions"]
        socket.protocol.__class__ = Watched
        socket.send(json.dumps(hello(made["table"]["id"], tokens)))
        state = json.loads(socket.recv(timeout=30))
        assert state["kind"] == "state"
        assert sum(map(len, seen)) < len(json.dumps(state)) / 2
        seen.clear()
        socket.send(json.dumps({"kind": "move", "n": 1, "seat": state["view"]["actor"], "move": {"move": "roll"}}))
        kinds = [json.loads(socket.recv(timeout=30))["kind"] for _ in range(2)]
        assert kinds == ["update", "ack"]
        assert b'"kind":"update"' in b"".join(seen)
        assert len([data for data in seen if data]) == 1  # whoever moved has the answer with what it changed
