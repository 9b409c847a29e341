"""Codes and names as people type them, a rematch on one device, a pause while somebody is away."""

import asyncio

import httpx
import pytest
from sqlalchemy import select

from rentier import Game
from rentier.server import app as apps
from rentier.server import store
from rentier.server.limits import Limits
from rentier.server.seats import good_name
from rentier.server.store import schema
from rentier.server.wrong import Wrong
from tests.server.conftest import Guest, a_hall, sit_down


def run(test):
    async def inside():
        async with a_hall() as hall:
            await test(hall)

    asyncio.run(inside())


def test_a_code_is_taken_as_people_type_it():
    async def test(hall):
        made = await hall.create({"edition": "peru", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]})
        code = made["table"]["code"]
        for typed in (code.lower(), f" {code[:3]} {code[3:]} ", f"{code[:3]}-{code[3:]}"):
            assert (await hall.info(typed))["id"] == made["table"]["id"]
        with pytest.raises(Wrong, match="unknown-table"):
            await hall.info("AAAAAA" if code != "AAAAAA" else "BBBBBB")
        ana = await Guest(await hall.room(code), [made["tokens"][0]["token"]]).arrive()
        seat_code = (await ana.ask("hand_over", to="device"))["code"]
        taken = await hall.take_seat(f" {seat_code[:5].lower()} {seat_code[5:]}\n")
        assert taken["tokens"][0]["seat"] == 0
        assert ana.seats == []

    run(test)


def test_a_seat_whose_answer_was_lost_is_there_for_who_asks_again():
    async def test(hall):
        made = await hall.create({"edition": "peru", "seats": [{"kind": "me", "name": "Ana"}, *[{"kind": "open"}] * 2]})
        table, token = made["table"]["id"], "b" * 32
        first = await hall.join(table, {"name": "Beto", "token": token})
        assert first["tokens"] == [{"seat": 1, "token": token}]
        again = await hall.join(table, {"name": "Beto", "token": token})
        assert again["tokens"] == first["tokens"]
        assert [seat["name"] for seat in again["table"]["seats"]] == ["Ana", "Beto", ""]
        both = await asyncio.gather(*(hall.join(table, {"name": "Caro", "token": "c" * 32}) for _ in range(2)))
        assert [each["tokens"][0]["seat"] for each in both] == [2, 2]
        room = await hall.room(table)
        await room.ask(room.start_game)  # and also once the game has begun
        assert (await hall.join(table, {"name": "Beto", "token": token}))["tokens"] == first["tokens"]
        with pytest.raises(Wrong, match="not-waiting"):
            await hall.join(table, {"name": "Dora", "token": "d" * 32})

    run(test)


def test_a_code_that_a_lost_answer_used_up_is_good_for_who_asks_again_and_nobody_else():
    async def test(hall):
        room, (ana, _) = await sit_down(hall)
        code = (await ana.ask("hand_over", to="person"))["code"]
        taken = await hall.take_seat(code, token="t" * 32, name="Tina")
        again = await hall.take_seat(code, token="t" * 32, name="Tina")
        assert again["tokens"] == taken["tokens"] == [{"seat": 0, "token": "t" * 32}]
        for other in (None, "u" * 32):
            with pytest.raises(Wrong, match="unknown-code"):
                await hall.take_seat(code, token=other)
        tina = await Guest(room, ["t" * 32]).arrive()
        assert tina.seats == [0]

    run(test)


def test_a_seat_that_was_not_stored_is_not_answered_by_one_at_another_table(monkeypatch):
    async def test(hall):
        plan = {"edition": "peru", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]}
        one, other = [(await hall.create(plan))["table"]["id"] for _ in range(2)]
        await hall.join(one, {"name": "Beto", "token": "b" * 32})
        monkeypatch.setattr(hall.store, "write_all", lambda batch: [OSError("the disk is full")] * len(batch))
        with pytest.raises(Wrong, match="not-stored"):
            await hall.join(other, {"name": "Beto", "token": "b" * 32})

    run(test)


@pytest.mark.parametrize("token", ["", "short", "a" * 31, "a" * 101, "ä" * 32, "a b" * 11, 5])
def test_a_token_of_ones_own_that_could_be_guessed_is_not_taken(token):
    async def test(hall):
        made = await hall.create({"edition": "peru", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]})
        transport = httpx.ASGITransport(apps.make_app(hall), client=("127.0.0.1", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
            join = f"/api/tables/{made['table']['id']}/join"
            for address, body in ((join, {"name": "Beto"}), ("/api/seats", {"code": "ABCDEFGHJK"})):
                answer = await http.post(address, json={**body, "token": token})
                assert answer.status_code == 422
                assert answer.json()["code"] == "malformed"
        assert (await hall.info(made["table"]["id"]))["seats"][1]["kind"] == "open"

    run(test)


@pytest.mark.parametrize(
    "name", ["José", "👩‍👧", "❤️", "دانا", "می‌خواهم", "हिन्दी", "Ana 2", "Łukasz", "李"], ids=lambda name: ascii(name)
)
def test_names_of_all_scripts_and_emoji_are_good(name):
    assert good_name(f"  {name} ") == name
    assert Game("peru", players=[name, "Beto"]).players == [name, "Beto"]


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u200d",
        "\u202eanA",
        "a\u0000b",
        "\ufe0f\u200c",
        "x" * 25,
        "\u2800",
        "\u3164",
        "Ana\u3164",
        "Ana\u034f",
    ],
    ids=ascii,
)
def test_names_that_cannot_be_seen_or_turn_the_line_around_are_not(name):
    with pytest.raises(Wrong, match="name-wrong"):
        good_name(name)


def test_nobody_takes_a_name_that_looks_the_same():
    async def test(hall):
        made = await hall.create({"edition": "peru", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]})
        for alike in ("ANA", "A\u200dna", "Ａｎａ", "Ana\ufe0f", "\u0410na", "An\u03b1", "Ana\U000e0100"):
            with pytest.raises(Wrong, match="name-taken"):
                await hall.join(made["table"]["id"], {"name": alike})

    run(test)


@pytest.mark.parametrize("name", [None, "Ana"])
def test_who_takes_a_seat_over_may_keep_its_name_beside_one_that_looks_alike(name):
    async def test(hall):
        room, [ana, _] = await sit_down(hall)
        room.chairs[1].name = "\u0410na"  # as a table of before may have it
        code = (await ana.ask("hand_over", to="person"))["code"]
        await hall.take_seat(code, name=name)
        assert room.chairs[0].name == "Ana"

    run(test)


def test_talk_keeps_joined_emoji_whole():
    async def test(hall):
        _, [ana, beto] = await sit_down(hall)
        await ana.ask("say", text="👩‍👧\u202e")
        assert beto.last("chat")["chat"]["text"] == "👩‍👧"

    run(test)


@pytest.mark.parametrize("bots", [0, 1])
def test_a_rematch_of_people_on_one_device_begins_at_once(bots):
    async def test(hall):
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "device", "name": "Beto"}, *[{"kind": "bot"}] * bots]
        made = await hall.create({"edition": "peru", "seats": seats, "start": True, "speed": "at-once"})
        room = await hall.room(made["table"]["id"])
        page = await Guest(room, [each["token"] for each in made["tokens"]]).arrive()
        for seat in (0, 1):
            await page.ask("wish", seat, what="end", wish=True)
        while room.row["stage"] != "over":  # what had begun is finished first
            if room.game.actor in (0, 1):
                await page.ask("move", room.game.actor, move=page.any_move(room.game.actor))
            await asyncio.sleep(0)
        again = await hall.room((await page.ask("rematch"))["table"])
        assert again.info()["stage"] == "playing"

    run(test)


def test_a_rematch_that_finds_no_room_yet_is_there_all_the_same():
    async def inside():
        async with a_hall(limits=Limits(rooms=1)) as hall:
            plan = {"edition": "peru", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "device", "name": "Beto"}]}
            made = await hall.create({**plan, "start": True})
            room = await hall.room(made["table"]["id"])
            page = await Guest(room, [each["token"] for each in made["tokens"]]).arrive()
            await page.ask("resign", room.game.actor)
            answer = await page.ask("rematch")
            assert answer["kind"] == "ack"
            assert answer["table"] == page.table["next"] == room.row["next"]
            await page.go()
            await asyncio.wait_for(room.task, 30)
            page = await Guest(await hall.room(answer["table"]), page.tokens).arrive()
            assert (await page.ask("start", 0))["kind"] == "ack"

    asyncio.run(inside())


def test_a_rematch_waits_for_who_sits_elsewhere_and_the_asker_is_ready_in_all_seats():
    async def test(hall):
        room, [ana, beto, caro] = await sit_down(hall, kinds=("me", "device", "device"))
        both = await Guest(room, [*ana.tokens, *beto.tokens]).arrive()
        for guest, seat in ((both, 0), (both, 1), (caro, 2)):
            await guest.ask("wish", seat, what="end", wish=True)
        again = await hall.room((await both.ask("rematch"))["table"])
        info = again.info()
        assert info["stage"] == "waiting"
        assert [seat["ready"] for seat in info["seats"]] == [True, True, False]

    run(test)


def test_a_pause_does_not_wait_for_who_is_away_and_they_can_end_it():
    async def test(hall):
        _, [ana, beto] = await sit_down(hall)
        await beto.go()
        await ana.ask("wish", what="pause", wish=True)
        assert ana.table["stage"] == "paused"
        await beto.arrive()
        assert beto.table["stage"] == "paused"
        await beto.ask("wish", what="pause", wish=False)
        assert ana.table["stage"] == "playing"

    run(test)


def test_my_tables_say_whose_move_it_is():
    async def test(hall):
        room, [ana, beto] = await sit_down(hall)
        for guest in (ana, beto):
            [mine] = await hall.mine(guest.tokens)
            assert (mine["actor"], mine["my_turn"]) == (room.game.actor, room.game.actor in guest.seats)

    run(test)


def test_a_seats_code_is_a_picture_and_what_the_page_no_longer_has_is_not_the_page(tmp_path, monkeypatch):
    (tmp_path / "index.html").write_text("<title>here</title>", encoding="utf-8")
    monkeypatch.setattr(apps, "STATIC", tmp_path)

    async def test(hall):
        app = apps.make_app(hall)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as http:
            drawn = await http.get("/api/seats/ABCDE23456/qr.svg")
            assert (drawn.status_code, drawn.headers["content-type"]) == (200, "image/svg+xml")
            assert (await http.get("/api/seats/A%3CB/qr.svg")).json()["code"] == "malformed"
            assert (await http.get("/seat/ABCDE23456")).text == "<title>here</title>"
            assert (await http.get("/assets/gone-123.js")).status_code == 404

    run(test)


def test_a_name_written_from_the_right_turns_no_figure_around():
    dana = "\u05d3\u05e0\u05d4"
    game = Game("peru", players=[dana, "Beto"], seed="1")
    told = [event.text_in("en") for event in game.events]
    assert any(f"\u2068{dana}\u2069 rolls" in text for text in told)
    assert not any("\u2068Beto" in text for text in told)


def test_a_bot_yields_its_name_to_who_is_called_so():
    async def test(hall):
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "open"}]
        made = await hall.create({"edition": "peru", "seats": seats})
        bot = made["table"]["seats"][2]["name"]
        joined = await hall.join(made["table"]["id"], {"name": bot.upper()})
        assert [seat["name"] for seat in joined["table"]["seats"]] == ["Ana", bot.upper(), "Caro", ""]
        with pytest.raises(Wrong, match="name-taken"):
            await hall.join(made["table"]["id"], {"name": bot})
        ana = await Guest(await hall.room(made["table"]["id"]), [made["tokens"][0]["token"]]).arrive()
        assert (await ana.ask("rename", name="Caro"))["kind"] == "ack"
        kept = (await hall.room(made["table"]["id"])).info()["seats"]
        assert [seat["name"] for seat in kept] == ["Caro", bot.upper(), "Dora", ""]

    run(test)


def test_of_very_many_commands_the_oldest_are_not_kept_and_never_done_again(tmp_path):
    """What a client may send again is the last that it sent."""
    file, kept = tmp_path / "games.sqlite", store.COMMANDS_KEPT

    def numbers(hall):
        with hall.store.engine.connect() as connection:
            return connection.execute(select(schema.commands.c.n).order_by(schema.commands.c.n)).scalars().all()

    async def speed(page, n):
        return await page.ask("speed", 0, n=n, speed=("slow", "fast")[n % 2])

    async def inside():
        async with a_hall(file) as hall:
            room, [ana, _] = await sit_down(hall)
            for n in range(1, 2 * kept + 2):
                assert (await speed(ana, n))["kind"] == "ack"
            assert numbers(hall) == list(range(kept + 1, 2 * kept + 2))
            last = await speed(ana, 2 * kept + 1)
            assert (await speed(ana, kept))["refusal"]["code"] == "number-used"
        async with a_hall(file) as hall:
            again = await Guest(await hall.room(room.id), ana.tokens).arrive()
            assert await speed(again, 2 * kept + 1) == last
            assert (await speed(again, kept + 1))["kind"] == "ack"
            assert (await speed(again, kept))["refusal"]["code"] == "number-used"
            assert (await speed(again, 2 * kept + 2))["kind"] == "ack"

    asyncio.run(inside())
