"""All tables of a server: makes them, finds them, and has a room for each one that somebody is at."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import secrets
import tempfile
import time
import tomllib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from rentier import editions
from rentier.editions import LANGUAGES, Edition, EditionError, Problem
from rentier.editions.problem import shown, words
from rentier.game import PAWNS
from rentier.notation import texts
from rentier.notation.naming import look
from rentier.notation.record import is_older, to_text
from rentier.notation.refusals import Refused
from rentier.server import protocol, rulebook, store, uploads
from rentier.server.fleet import Fleet, Relay
from rentier.server.limits import CODE_LETTERS, TABLES_AN_ANSWER, Limits, Visitors
from rentier.server.metrics import Metrics
from rentier.server.protocol import Language
from rentier.server.room import Room, open_table, stored_game, stored_record
from rentier.server.seats import (
    chairs_of,
    edition_of,
    good_name,
    hashed,
    is_code,
    new_code,
    read_row,
    stretched,
    table_info,
    typed_code,
)
from rentier.server.store import Change, Store, Writer
from rentier.server.wrong import Wrong, problems_in

log = logging.getLogger("rentier.server")

P = ParamSpec("P")
T = TypeVar("T")

NAMES = ("Ana", "Beto", "Caro", "Dora", "Enzo", "Fina", "Gil", "Hilda", "Ivo", "Júlia", "Leo", "Marta", "Nico", "Olga")
MINUTES = 60  # of a game by the clock, where nobody says otherwise


class Hall:
    def __init__(self, kept: Store, opens: Edition | None = None, limits: Limits | None = None) -> None:
        self.store = kept
        self.fleet: Fleet | None = None  # where there are other workers
        self.limits = limits or Limits()
        self.visitors = Visitors(self.limits)
        self.uploads = uploads.Uploads(self.limits)
        self.metrics = Metrics(self)
        self.writer = Writer(kept)
        self.rooms: dict[str, Room] = {}
        self.coming: dict[str, asyncio.Task[Room]] = {}
        self.thinkers = ThreadPoolExecutor(4, thread_name_prefix="rentier-bot")
        self.readers = ThreadPoolExecutor(4, thread_name_prefix="rentier-reader")
        self.own: dict[str, Edition] = {}  # those that the start page shows
        self.opens: str | None = None
        if opens is not None:
            self.opens = opens.name if opens.name in built_ins() and is_built_in(opens) else self.show_own(opens)

    def show_own(self, edition: Edition) -> str:
        """Somebody's own edition goes to the start page; its name there."""
        name = own_name(edition)
        for problem in self.store.write_all([store.keep_edition(name, edition.to_data())]):
            if problem is not None:
                raise problem
        self.own[name] = edition
        return name

    def start(self) -> None:
        self.writer.start()
        self.readers.submit(warm_up)

    async def stop(self) -> None:
        """Every move under way is finished and stored."""
        for coming in self.coming.values():
            coming.cancel()
        await asyncio.gather(*(room.stop() for room in list(self.rooms.values())))
        await self.writer.stop()
        if self.fleet is not None:
            await self.fleet.stop()
        self.uploads.close()
        self.thinkers.shutdown(wait=False, cancel_futures=True)
        self.readers.shutdown(cancel_futures=True)  # none reads from a store that is closed
        self.store.close()

    def say_goodbye(self) -> None:
        for room in self.rooms.values():
            for client in room.clients:
                client.send({"kind": "bye"})
        if self.fleet is not None:
            for client in self.fleet.clients.values():
                client.send({"kind": "bye"})

    def limited(self, limit: str, problem: Wrong) -> Wrong:
        """Somebody wanted more than a limit allows; what they are told."""
        self.metrics.limits.labels(limit).inc()
        log.info("limit %s: %s", limit, problem.code, extra={"limit": limit})
        return problem

    def one_table_more(self, address: str) -> None:
        tables = self.visitors.at(address).tables
        if not tables.take():
            raise self.limited("tables", Wrong("too-many-tables", seconds=str(tables.wait)))

    async def is_ready(self, within: float = 60.0) -> bool:
        """Whether something can be written in so many seconds: a code that is good for nothing, and gone at once."""
        if self.fleet is not None and self.fleet.lapsed:
            return False  # every table is refused here, others may have them
        probe = hashed(secrets.token_hex(16))
        try:
            async with asyncio.timeout(within):
                await self.writer.write([store.new_code(probe, "", 0, 0.0), store.drop_code(probe)])
        except Exception as problem:
            log.error("not ready: %s", getattr(problem, "orig", problem) if str(problem) else "the store is silent")
            return False
        return True

    async def read(self, what: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Something slow, beside the event loop."""
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self.readers, lambda: store.read_again(lambda: what(*arguments, **named))
            )
        except (SQLAlchemyError, store.Unusable) as problem:
            log.error("cannot be read: %s", store.said_by(problem))
            raise Wrong("unreadable" if store.is_damage(problem) else "not-read") from problem

    async def write(self, changes: Sequence[Change]) -> None:
        """Stores what concerns no room yet."""
        try:
            await self.writer.write(changes)
        except Exception as problem:
            log.error("not stored: %s", store.said_by(problem))
            raise Wrong("not-stored") from problem

    # Rooms.

    async def find(self, id_or_code: str) -> str:
        """The id of the table with this id, or with this code while it waits for players."""
        if not id_or_code.isprintable():
            raise Wrong("unknown-table")
        if not is_code(id_or_code):
            return id_or_code
        found = await self.read(self.store.id_of, typed_code(id_or_code))
        if found is None:
            raise Wrong("unknown-table")
        if found in self.rooms:
            stage = self.rooms[found].row["stage"]
        else:
            stage = (await self.read(self.store.rows, [found]))[found][0]["stage"]
        if stage != "waiting":
            raise Wrong("unknown-table")
        return found

    @property
    def crowded(self) -> bool:
        return len(self.rooms) >= self.limits.rooms

    def make_place(self) -> None:
        """For one room more: those that nobody is in go at once, or there is no place."""
        if len(self.rooms) + len(self.coming) < self.limits.rooms:
            return
        for room in self.rooms.values():
            if not room.clients:
                room.mailbox.put_nowait(room.on_time)
        raise self.limited("rooms", Wrong("server-full"))

    async def room(self, id_or_code: str) -> Room:
        """The room of a table; made from the store when nobody was there."""
        table_id = await self.find(id_or_code)
        if table_id in self.rooms:
            return self.rooms[table_id]
        if table_id not in self.coming:
            self.make_place()
            self.coming[table_id] = coming = asyncio.create_task(self.open(table_id), name="a room comes")
            coming.add_done_callback(lambda came: came.cancelled() or came.exception())  # nobody may wait any more
        return await asyncio.shield(self.coming[table_id])  # whoever else waits has it if this one goes

    async def open(self, table_id: str) -> Room:
        claim = None
        try:
            claim = None if self.fleet is None else await self.fleet.claim(table_id)
            kept = await self.read(self.store.table, table_id)
            if kept is None:
                raise Wrong("unknown-table")
            room = await self.room_of(kept, claim)
            if not await self.lives_here(room):  # it moved between, and what was read is another's to write on
                raise Wrong("not-read")
            self.rooms[table_id] = room
            room.start()
            return room
        except BaseException:
            if self.fleet is not None and claim is not None:
                self.fleet.release(table_id, claim)  # another worker may be able to open it
            raise
        finally:
            del self.coming[table_id]

    async def place(self, id_or_code: str) -> Room | Relay:
        """Where somebody who asks for a table is led: its room, here or at another worker."""
        if self.fleet is None:
            return await self.room(id_or_code)
        return await self.fleet.place(await self.find(id_or_code))

    async def room_of(self, kept: store.Kept, claim: int | None) -> Room:
        try:
            return Room(self, await self.read(open_table, kept), claim)
        except Exception as problem:
            raise unreadable(kept.row["id"], problem) from problem

    async def lives_here(self, room: Room) -> bool:
        if self.fleet is None or room.claim is None:
            return True
        return await self.read(self.fleet.homes.lives_here, room.id, room.claim)

    def forget(self, room: Room) -> None:
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            if self.fleet is not None and room.claim is not None:
                self.fleet.release(room.id, room.claim)

    # Editions.

    async def edition(self, name: str) -> Edition:
        if name in self.own:
            return self.own[name]
        if name in built_ins():
            return editions.load(name)
        data = await self.read(self.store.own_edition, name) if name.isprintable() else None
        if data is None:
            raise Wrong("unknown-edition")
        return await self.read(Edition.from_data, data)

    async def variant(self, name: str, mode: str | None, house_rules: dict[str, Any] | None) -> Edition:
        """The edition under that mode and those house rules."""
        edition = await self.edition(name)
        try:
            return await self.read(editions.load, edition, house_rules=house_rules or {}, mode=mode)
        except EditionError as error:
            raise Wrong("bad-rules", error.problems) from error

    def cards(self, language: Language) -> list[protocol.EditionCard]:
        found = [rulebook.card(editions.load(name), language) for name in built_ins()]
        for name, edition in self.own.items():
            found.append({**rulebook.card(edition, language), "name": name, "own": True})
        return found

    async def page(
        self, name: str, language: Language, variant: protocol.Variant | None = None
    ) -> protocol.EditionInfo:
        mode, rules = (variant.get("mode"), variant.get("house_rules")) if variant is not None else (None, None)
        edition = await self.variant(name, mode, rules)
        if name in built_ins() and not mode and not rules:
            return {**rulebook.page_of(name, language), "name": name, "own": False}
        page = await self.read(rulebook.page, edition, language)
        return {**page, "name": name, "own": name not in built_ins()}

    async def check(self, body: bytes, language: Language, address: str) -> protocol.Checked:
        """Everything that is wrong with an edition's file, or the edition, kept under a name of its own."""
        async with self.visitors.at(address).files:
            problems, data = await self.uploads.run(check_upload, body)
        if data is None:
            return {"ok": False, "problems": problems_in(language, problems), "edition": None}
        edition = await self.read(Edition.from_data, data)
        name = await self.read(own_name, edition)
        if await self.read(self.store.own_edition, name) is None:
            kept = self.visitors.at(address).editions
            if not kept.take():
                raise self.limited("editions", Wrong("too-many-files", seconds=str(kept.wait)))
            await self.write(store.keep_edition(name, edition.to_data()))
        return {
            "ok": True,
            "problems": [],
            "edition": {**await self.read(rulebook.card, edition, language), "name": name, "own": True},
        }

    # Tables.

    async def create(self, new: protocol.NewTable) -> protocol.Seated:
        self.make_place()
        edition = await self.variant(new["edition"], new.get("mode"), new.get("house_rules"))
        plans = new["seats"]
        least, most = int(edition.dials["players.min"]), int(edition.dials["players.max"])
        if not least <= len(plans) <= most:
            raise Wrong("players-number", least=str(least), most=str(most))
        given = [good_name(plan["name"]) if plan.get("name") else None for plan in plans]  # type: ignore[arg-type]
        alike = [look(name) for name in given if name]
        if len(set(alike)) < len(alike):
            raise Wrong("name-taken")
        pawns = [pawn for plan in plans if (pawn := plan.get("pawn"))]
        if len(set(pawns)) < len(pawns):
            raise Wrong("pawn-taken")
        in_the_box = PAWNS[: edition.pawns]
        if any(pawn not in in_the_box for pawn in pawns):
            raise Wrong("no-such-pawn", most=str(edition.pawns))
        free = [pawn for pawn in in_the_box if pawn not in pawns]
        names = [name or "" for name in given]
        tokens: list[protocol.SeatToken] = []
        rows: list[dict[str, Any]] = []
        for seat, plan in enumerate(plans):
            kind = {"me": "person", "device": "person"}.get(plan["kind"], plan["kind"])
            if kind != "open" and not names[seat]:
                names[seat] = self.bot_name(names)
            token = secrets.token_urlsafe(24) if kind == "person" else None
            if token is not None:
                tokens.append({"seat": seat, "token": token})
            rows.append(
                {
                    "seat": seat,
                    "kind": kind,
                    "level": plan.get("level", "steady") if kind == "bot" else None,
                    "name": names[seat] if kind != "open" else "",
                    "pawn": plan.get("pawn") or (free.pop(0) if kind == "person" else None),
                    "token": token and hashed(token),
                    "ready": kind != "open",
                }
            )
        by_the_clock = bool(edition.dials["end.clock"])
        if new.get("minutes") and not by_the_clock:
            raise Wrong("untimed")
        pace: protocol.Pace = {
            "minutes": new.get("minutes") or (MINUTES if by_the_clock else None),
            "turn_seconds": new.get("turn_seconds"),
            "auction_seconds": new.get("auction_seconds", 30),
            "claim_seconds": new.get("claim_seconds", 8),
            "grace_seconds": new.get("grace_seconds", 60),
            "speed": new.get("speed", "normal"),
        }
        taken = [row["seat"] for row in rows if row["kind"] != "open"]
        kept = {"edition": new["edition"], "pace": pace, "public": new.get("public", False), "registered": taken}
        if tokens:
            kept["host"] = tokens[0]["seat"]
        table_id, changes = self.new_table(kept, edition, rows)
        await self.write(changes)
        self.metrics.tables.inc()
        room = await self.room(table_id)
        if (new.get("start") or not tokens) and all(row["kind"] != "open" for row in rows):
            await room.ask(room.start_game)
        return {"table": room.info(), "tokens": tokens}

    def new_table(
        self,
        plan: dict[str, Any],
        edition: Edition,
        rows: Sequence[dict[str, Any]],
        previous: str | None = None,
    ) -> tuple[str, list[Change]]:
        """A table's id, and what has to be written for it."""
        table_id = secrets.token_urlsafe(12)
        row = {
            "id": table_id,
            "code": new_code(CODE_LETTERS),
            "created": time.time(),
            "stage": "waiting",
            "plan": store.compact(plan),
            "edition": store.compact(edition.to_data()),
            "seed": secrets.token_hex(32),
            "header": None,
            "summary": store.compact({"version": 0, "round": 0, "actor": None, "outcome": None, "played": 0.0}),
            "previous": previous,
            "next": None,
        }
        return table_id, store.new_table(row, [{**seat, "table_id": table_id} for seat in rows])

    def rematch(self, room: Room, ready: Sequence[int]) -> tuple[str, list[Change]]:
        """The same table once more; the seats of whoever asks for it are ready."""
        rows = [
            {
                "seat": chair.seat,
                "kind": chair.kind,
                "level": chair.level,
                "name": chair.name,
                "pawn": chair.pawn,
                "token": chair.token,
                "ready": chair.kind == "bot" or chair.seat in ready,
            }
            for chair in room.chairs
        ]
        # What was added to the dice was for the seed that is known now; the new one comes first, as at any table.
        plan = {key: value for key, value in room.plan.items() if key not in ("entropy", "leaving")}
        return self.new_table(plan, room.edition, rows, previous=room.id)

    def bot_name(self, taken: Sequence[str]) -> str:
        used = {look(name) for name in taken}
        return next(name for name in NAMES if look(name) not in used)

    def public_here(self) -> list[protocol.TableInfo]:
        """The tables here that anybody may join or watch, while somebody is there."""
        found = [room.info() for room in self.rooms.values() if room.plan.get("public") and room.clients]
        return [info for info in found if info["stage"] == "waiting" or (info["stage"] != "over" and info["watchers"])]

    async def public(self) -> list[protocol.TableInfo]:
        """Those of all workers: the ones that wait for players first."""
        found = self.public_here()
        if self.fleet is not None:
            found += await self.fleet.public()
        found.sort(key=lambda info: (info["stage"] != "waiting", -info["created"]))
        return found[: self.limits.public_tables]

    async def info(self, id_or_code: str) -> protocol.TableInfo:
        info: protocol.TableInfo = await (await self.place(id_or_code)).tell("info")
        return info

    async def join(self, id_or_code: str, join: protocol.Join, address: str = "") -> protocol.Seated:
        place = await self.place(id_or_code)
        given = {"name": join["name"], "pawn": join.get("pawn"), "seat": join.get("seat"), "address": address}
        return await self.sit_down(place, "join", given, join.get("token"))

    async def take_seat(
        self, code: str, address: str = "", name: str | None = None, token: str | None = None
    ) -> protocol.Seated:
        code = await self.read(stretched, typed_code(code))
        found = await self.read(self.store.seat_of_code, code, time.time())
        if found is None:  # good once: perhaps for who asks again
            seated = await self.seated(token, Wrong("unknown-code"))
            misses = self.visitors.at(address).misses
            if not misses.take():  # it counts as a try: else whoever has a seat could guess at others
                raise self.limited("misses", Wrong("too-many-tries", seconds=str(misses.wait)))
            return seated
        table_id, seat = found
        given = {"seat": seat, "code": code, "address": address, "name": name}
        return await self.sit_down(await self.place(table_id), "take_seat", given, token)

    async def sit_down(
        self, place: Room | Relay, how: str, given: dict[str, Any], own_token: str | None
    ) -> protocol.Seated:
        """Gives somebody a seat, for a token of their own or a new one."""
        token = own_token or secrets.token_urlsafe(24)
        try:
            seat: int = await place.tell(how, **given, token=token)
        except Wrong as problem:
            if problem.code not in ("not-stored", "unknown-code"):
                raise
            await self.read(self.store.settle, place.id)
            return await self.seated(token, problem, place.id)
        return {"table": await place.tell("info"), "tokens": [{"seat": seat, "token": token}]}

    async def seated(self, token: str | None, otherwise: Wrong, at: str | None = None) -> protocol.Seated:
        """The seat that this token was given, where the answer was lost: the store says whether it was."""
        held = await self.read(self.store.tables_of, [hashed(token)]) if token is not None else []
        held = [each for each in held if at in (None, each[0])]
        if token is None or not held:
            raise otherwise
        table_id, seat = held[0]
        place = await self.place(table_id)
        return {"table": await place.tell("info"), "tokens": [{"seat": seat, "token": token}]}

    async def mine(self, tokens: Sequence[str]) -> list[protocol.MyTable]:
        """The latest tables where these tokens hold a seat: by rematches one token may hold any number of them."""
        held: dict[str, list[int]] = {}
        for table_id, seat in await self.read(self.store.tables_of, [hashed(token) for token in tokens]):
            held.setdefault(table_id, []).append(seat)
        ids = list(held)[:TABLES_AN_ANSWER]
        rows = await self.read(self.store.rows, ids)
        result: list[protocol.MyTable] = []
        for table_id in ids:
            seats = held[table_id]
            if table_id in self.rooms:
                info, actor = self.rooms[table_id].info(), self.rooms[table_id].row["summary"]["actor"]
            else:
                try:
                    row = read_row(rows[table_id][0])
                    edition = await self.read(edition_of, row["edition"])
                    info = table_info(row, edition, chairs_of(rows[table_id][1]))
                    actor = row["summary"]["actor"]
                except Exception as problem:
                    unreadable(table_id, problem)
                    continue
            result.append({"table": info, "seats": seats, "my_turn": actor in seats, "actor": actor})
        return result

    async def table_page(self, id_or_code: str, language: Language) -> protocol.EditionInfo:
        table_id = await self.find(id_or_code)
        found = await self.read(self.store.rows, [table_id])
        if table_id not in found:
            raise Wrong("unknown-table")
        row = read_row(found[table_id][0])
        name = row["plan"]["edition"]
        page = await self.read(rulebook.page_as_stored, row["edition"], language)
        return {**page, "name": name, "own": name not in built_ins()}

    async def played(self, id_or_code: str) -> store.Kept:
        """A table whose game has begun, as it is stored."""
        table_id = await self.find(id_or_code)
        kept = await self.read(self.store.table, table_id)
        if kept is None:
            raise Wrong("unknown-table")
        if kept.row["header"] is None:
            raise Wrong("not-playing")
        return kept

    async def over(self, id_or_code: str) -> tuple[store.Kept, bytes]:
        """A table whose game is over, and its record's file; of one that goes on nothing is shown.

        A game under older rules that cannot go on counts as over: else nobody could see it any more.
        """
        kept = await self.played(id_or_code)
        if kept.row["stage"] != "over" and not is_older(json.loads(kept.row["header"])):
            raise Wrong("game-running")
        return kept, await self.read(finished, await self.record_of(kept))

    async def record_of(self, kept: store.Kept) -> dict[str, Any]:
        """The record of a game as far as it has come; its seed only once it is over."""
        try:
            return await self.read(whole_record, kept)
        except Refused as problem:
            raise unreadable(kept.row["id"], problem) from problem

    async def record_file(self, id_or_code: str) -> bytes:
        """The record of a game that is over: before, it would tell everyone what two are bargaining about."""
        return (await self.over(id_or_code))[1]

    async def replay(self, id_or_code: str, language: Language, address: str = "") -> tuple[int, bytes]:
        """The status and text of the answer."""
        kept, file = await self.over(id_or_code)
        async with self.visitors.at(address).files:
            return await self.uploads.run(uploads.replayed, file, language, [by for _, by in kept.lines])

    async def replay_file(self, body: bytes, language: Language, address: str = "") -> tuple[int, bytes]:
        async with self.visitors.at(address).files:
            return await self.uploads.run(uploads.replayed, body, language)


def unreadable(table_id: str, problem: Exception) -> Wrong:
    """Why a stored game cannot be played on: another version wrote it, or it is damaged. It stays as it is."""
    why = problem.text_in("en") if isinstance(problem, Refused) else repr(problem)
    if isinstance(problem, Refused) and problem.code == "older-rules":
        log.warning("table %s: %s", hashed(table_id)[:8], why)
        return Wrong("older-rules", (), **problem.details)
    log.error("table %s: what is stored cannot be read: %s", hashed(table_id)[:8], why)
    return Wrong("unreadable")


def whole_record(kept: store.Kept) -> dict[str, Any]:
    """The record of a stored game in the current version; as it is stored where today's rules play it differently."""
    try:
        return stored_game(kept).record()
    except Refused as problem:
        if problem.code != "older-rules":
            raise
        return stored_record(kept)


def finished(record: dict[str, Any]) -> bytes:
    """The file of a game that is over, or that can no longer be played on."""
    if "outcome" not in record["header"] and not is_older(record["header"]):
        raise Wrong("game-running")
    return to_text(record).encode()


def warm_up() -> None:
    """Reads what the first tables would have to wait for."""
    for language in LANGUAGES:
        texts.keys(language)
    for name in built_ins():
        _ = editions.load(name).tables


@cache
def built_ins() -> tuple[str, ...]:
    """The editions that come with Rentier; they do not change while it runs."""
    return tuple(editions.names())


def is_built_in(edition: Edition) -> bool:
    return editions.load(edition.name) == edition


def own_name(edition: Edition) -> str:
    """The name of somebody's own edition here: what it holds decides."""
    return "own-" + hashlib.sha256(store.compact(edition.to_data()).encode()).hexdigest()[:20]


def check_upload(body: bytes) -> tuple[Sequence[Problem], dict[str, Any] | None]:
    """What is wrong with a file from a page, or the edition as data.

    It may extend what comes with Rentier, and no file of the server's.
    """
    try:
        document = tomllib.loads(body.decode("utf-8"))
    except (ValueError, RecursionError):
        document = {}  # the checker says where
    extends = document.get("extends")
    if isinstance(extends, str) and extends.endswith(".toml"):
        return [Problem("", "extends", shown(extends), words("extends-upload"))], None
    with tempfile.TemporaryDirectory(prefix="rentier-") as folder:
        file = Path(folder) / "edition.toml"
        file.write_bytes(body)
        found = editions.check_file(file)
        if found:
            return found, None
        if document.get("abstract"):
            return [Problem("", "abstract", "true", words("abstract-upload"))], None
        data = editions.load(file).to_data()
        for source in data["sources"].values():
            source["file"] = Path(source["file"]).name  # not where it lay for a moment: the same file, the same data
        return [], data
