"""What every database has to do for the tables kept in it: one suite, for SQLite and for PostgreSQL."""

import asyncio
import threading

import pytest

from rentier.server import store
from rentier.server.store import Store, Writer
from rentier.server.store import writer as writers
from tests.server.conftest import Guest, a_hall, settle, sit_down

ROLL = [0, {"move": "roll"}, []]


@pytest.fixture
def kept(place):
    kept = Store(place)
    yield kept
    kept.close()


def a_table(name="table", **more):
    row = {
        **{"id": name, "code": name.upper(), "created": 1.5, "stage": "waiting", "plan": "{}", "edition": "{}"},
        **{"seed": "s", "header": None, "summary": "{}", "previous": None, "next": None},
        **more,
    }
    seat = {"kind": "person", "level": None, "name": "Ana", "pawn": None, "token": f"{name}-token", "ready": True}
    return store.new_table(row, [{"table_id": name, "seat": number, **seat} for number in (1, 0)])


def lines_of(kept, table="table"):
    return kept.table(table).lines


def test_what_was_written_is_read_by_whoever_opens_the_database_next(kept, place):
    assert kept.table("table") is None
    changes = [
        *a_table(),
        store.new_line("table", 1, ROLL, "person"),
        store.new_line("table", 2, [1, {"move": "say «é» 😀"}, [7]], "bot"),
        store.new_command("table", 0, 1_753_500_000_000, "digest", {"kind": "ack", "n": 1}),
        store.new_command("table", 0, 7, "digest", {}),
        store.new_code("code", "table", 1, 100.0),
        *store.keep_edition("own-1", {"title": "Žluťoučký"}),
        *(
            store.new_talk({"table_id": "table", "number": n, "seat": 0, "name": "Ana", "text": "é", "time": 0.25})
            for n in range(120)
        ),
    ]
    assert kept.write_all([changes]) == [None]
    other = Store(place)
    table = other.table("table")
    assert (table.row["code"], table.row["created"], table.row["header"], table.row["revision"]) == (
        "TABLE",
        1.5,
        None,
        0,
    )
    assert [(seat["seat"], seat["name"], seat["ready"]) for seat in table.seats] == [(0, "Ana", True), (1, "Ana", True)]
    assert table.lines == [(ROLL, "person"), ([1, {"move": "say «é» 😀"}, [7]], "bot")]
    assert [each["number"] for each in table.talk] == list(range(20, 120))
    assert table.talk[0]["time"] == 0.25
    assert table.last == {0: 1_753_500_000_000}
    assert other.command("table", 0, 1_753_500_000_000) == ("digest", {"kind": "ack", "n": 1})
    assert other.command("table", 1, 7) is None
    assert (other.id_of("TABLE"), other.id_of("OTHER")) == ("table", None)
    assert (other.seat_of_code("code", 99.0), other.seat_of_code("code", 100.0)) == (("table", 1), None)
    assert (other.own_edition("own-1"), other.own_edition("own-2")) == ({"title": "Žluťoučký"}, None)
    other.close()


def test_tables_are_found_by_their_tokens_the_latest_first(kept):
    kept.write_all([[*a_table("first", created=1.0), *a_table("second", created=2.0)]])
    found = kept.tables_of(["first-token", "second-token", "third-token"])
    assert found == [("second", 0), ("second", 1), ("first", 0), ("first", 1)]
    rows = kept.rows(["first", "third"])
    assert list(rows) == ["first"]
    assert [seat["seat"] for seat in rows["first"][1]] == [0, 1]


@pytest.mark.parametrize(
    "twice",
    [
        store.new_line("table", 1, ROLL, "bot"),
        store.new_command("table", 0, 5, "other", {}),
        *a_table(code="OTHER")[:1],
        *a_table("other", code="TABLE")[:1],
    ],
    ids=["sequence", "number", "table", "code"],
)
def test_of_what_is_there_once_a_second_is_refused_with_all_that_came_with_it(kept, twice):
    first = [*a_table(), store.new_line("table", 1, ROLL, "person"), store.new_command("table", 0, 5, "digest", {})]
    assert kept.write_all([first]) == [None]
    [refused] = kept.write_all(
        [[store.new_line("table", 2, ROLL, "bot"), twice, store.change_table("table", stage="over")]]
    )
    assert refused is not None
    assert lines_of(kept) == [(ROLL, "person")]
    assert kept.command("table", 0, 5)[0] == "digest"
    assert kept.table("table").row["stage"] == "waiting"


def test_of_two_who_saw_the_same_table_the_later_writer_is_refused(kept, place):
    kept.write_all([a_table()])
    other = Store(place)
    assert kept.write_all([store.resting([store.change_seat("table", 0, name="Beto")], "table", 0)]) == [None]
    [refused] = other.write_all([store.resting([store.change_seat("table", 0, name="Caro")], "table", 0)])
    assert refused is not None
    assert other.table("table").seats[0]["name"] == "Beto"
    assert other.write_all([store.resting([store.change_seat("table", 0, name="Caro")], "table", 1)]) == [None]
    [refused] = kept.write_all([[store.game_is_at("table", 1, {}, "over"), store.new_line("table", 1, ROLL, "bot")]])
    assert refused is not None
    assert (kept.table("table").row["stage"], lines_of(kept)) == ("waiting", [])
    other.close()


@pytest.mark.parametrize("where", [0, 3, 9])
def test_one_bad_write_does_not_take_those_of_other_rooms_along(kept, where):
    batch = [[*a_table(f"t{n}"), store.new_line(f"t{n}", 1, ROLL, "person")] for n in range(10)]
    batch[where] = [store.new_line("t0", 5, ROLL, "person"), store.new_line("t0", 5, ROLL, "person")]
    results = kept.write_all(batch)
    assert [n for n, result in enumerate(results) if result is not None] == [where]
    for n in range(10):
        table = kept.table(f"t{n}")
        assert (table is None) if n == where else table.lines == [(ROLL, "person")]


def test_what_no_database_can_hold_is_refused_alone(kept):
    bad = store.change_table("table", stage="\ud800")  # half a character
    results = kept.write_all([a_table(), [bad], a_table("other")])
    assert [result is None for result in results] == [True, False, True]
    assert kept.table("other") is not None


def test_many_rooms_write_at_once_and_each_learns_its_own(kept):
    async def all_of_them():
        writer = Writer(kept)
        writer.start()
        tables = (writer.write([*a_table(f"t{n}"), store.new_line(f"t{n}", 1, ROLL, "person")]) for n in range(200))
        clashes = (writer.write([store.new_line(f"t{n}", 1, ROLL, "bot")]) for n in range(0, 200, 50))
        results = await asyncio.gather(*tables, *clashes, return_exceptions=True)
        await writer.stop()
        return results

    results = asyncio.run(all_of_them())
    assert results[:200] == [None] * 200
    assert all(isinstance(result, Exception) for result in results[200:])
    assert all(lines_of(kept, f"t{n}") == [(ROLL, "person")] for n in range(200))


def test_what_comes_soon_after_a_transaction_goes_into_the_next_together(kept, monkeypatch):
    batches = []

    class Noted(Store):
        def __init__(self):
            pass

        def write_all(self, batch, again=True):
            batches.append(len(batch))
            return kept.write_all(batch)

    async def inside():
        monkeypatch.setattr(writers, "APART", 3600)
        wakes, sleep = asyncio.Event(), asyncio.sleep

        async def until_woken(seconds):
            await (wakes.wait() if seconds > 1 else sleep(seconds))

        monkeypatch.setattr(asyncio, "sleep", until_woken)
        writer = Writer(Noted())
        writer.start()
        await writer.write(a_table("t0"))  # the first one need not wait
        later = [asyncio.create_task(writer.write(a_table(f"t{n}"))) for n in range(1, 4)]
        for _ in range(20):
            await sleep(0)
        assert batches == [1]
        wakes.set()
        await asyncio.gather(*later)
        await writer.stop()

    asyncio.run(inside())
    assert batches == [1, 3]
    assert all(kept.table(f"t{n}") is not None for n in range(4))


def test_what_is_read_of_a_table_is_of_one_moment(kept, place):
    """A reader never sees a line without the summary that was stored with it."""
    kept.write_all([a_table()])
    writing, done = Store(place), threading.Event()

    def write():
        for number in range(1, 200):
            changes = [
                store.new_line("table", number, ROLL, "bot"),
                store.game_is_at("table", number - 1, number, "playing"),
            ]
            assert writing.write_all([changes]) == [None]
        done.set()

    thread = threading.Thread(target=write)
    thread.start()
    seen = []
    while not done.is_set():
        table = kept.table("table")
        seen.append((table.row["summary"], len(table.lines)))
    thread.join()
    writing.close()
    assert all(summary == ("{}" if number == 0 else str(number)) for summary, number in seen)


def test_a_table_plays_and_is_taken_up_where_it_was_left(place):
    async def first():
        async with a_hall(place) as hall:
            room, guests = await sit_down(hall, kinds=("me", "device", "bot"), claim_seconds=0)
            for _ in range(60):
                for guest in guests:
                    move = guest.any_move(guest.seats[0])
                    if move is not None and room.game.actor == guest.seats[0]:
                        guest.n = max(guest.n, 1_753_500_000_000)
                        assert (await guest.ask("move", move=move))["kind"] in ("ack", "refused")
                await settle(room)
            assert room.game.version > 20
            return room.id, guests[0].tokens, room.game.state_bytes(), guests[0].n

    async def second(table, tokens, state, n):
        async with a_hall(place) as hall:
            room = await hall.room(table)
            assert room.game.state_bytes() == state
            guest = await Guest(room, tokens).arrive()
            assert guest.last("state")["mine"][0]["last"] == n

    asyncio.run(second(*asyncio.run(first())))
