"""One table: its seats, its game and its clocks. A room does one thing at a time, and shows nothing before it is kept.

Rooms are a cache of the store: they are made from it when somebody asks for a table, and go when nobody is there.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, cast

from rentier.bots.chairs import Chairs, Decision
from rentier.editions import Edition
from rentier.game import PAWNS, Game, Refused
from rentier.notation.naming import look
from rentier.notation.record import is_older, older_rules
from rentier.server import commands, protocol, seating, sight, store, telling, waiting
from rentier.server.commands import ENDS_CLAIMS, Command
from rentier.server.limits import network_of
from rentier.server.protocol import Language
from rentier.server.seats import (
    By,
    Chair,
    chairs_of,
    edition_of,
    entropy_of,
    good_name,
    hashed,
    host_of,
    read_row,
    renamed,
    table_info,
)
from rentier.server.store import Change, Kept, said_by
from rentier.server.waiting import Decide, Held, claim_key
from rentier.server.wrong import Again, Wrong, mistake, refusal_of

if TYPE_CHECKING:
    from rentier.server.hall import Hall

log = logging.getLogger("rentier.server")

T = TypeVar("T")

# Seconds between the moves of bots.
PACE = {"slow": 2.4, "normal": 1.2, "fast": 0.4, "at-once": 0.0}
HOST_AWAY = 60.0  # seconds after which somebody else may begin the game
GOES_AFTER = 60.0  # seconds without anybody
STOPS_WITHIN = 5.0  # seconds
MOST_BEHIND = 64  # messages, before bots slow down for a client
CATCHES_UP = 0.05  # seconds that they wait, so many times at most
CATCHES_UP_TIMES = 20
TRIES_AGAIN = 1.0  # seconds after something could not be stored


class Client(Protocol):
    """Somebody's connection."""

    language: Language
    seats: list[int]
    known: Sequence[str]  # the hashed tokens of its hello
    address: str

    @property
    def behind(self) -> int:
        """Messages that it has not taken yet."""

    def send(self, *messages: protocol.ToBrowser) -> None: ...

    def pass_on(self, text: str) -> None:
        """A message that was written at another worker."""

    def let_go(self) -> None:
        """It is asked to come back in a moment."""

    def dismiss(self, problem: Wrong) -> None:
        """Tells why, and ends the connection."""


def digest_of(command: Command) -> str:
    return hashed(json.dumps(command, sort_keys=True))[:32]


@dataclass(frozen=True)
class Opened:
    """What takes long to make of a stored table."""

    kept: Kept
    edition: Edition
    game: Game | None
    notes: telling.Notes | None


def open_table(kept: Kept) -> Opened:
    """Plays the stored game again, for as long as that takes: not for the event loop."""
    edition = edition_of(kept.row["edition"])
    if kept.row["header"] is None:
        return Opened(kept, edition, None, None)
    if json.loads(kept.row["summary"])["version"] != len(kept.lines):
        raise ValueError("moves are missing")
    game = stored_game(kept)
    notes = telling.Notes(game)
    for number, (line, by) in enumerate(kept.lines, 1):
        notes.add(number, line[0], by)
    return Opened(kept, edition, game, notes)


def stored_record(kept: Kept) -> dict[str, Any]:
    """The record of a stored game in the version that it was stored in; its seed and outcome once it is over."""
    header, outcome = json.loads(kept.row["header"]), json.loads(kept.row["summary"])["outcome"]
    if outcome is not None:
        header |= {"seed": kept.row["seed"], "outcome": outcome}
    return {"header": header, "moves": [line for line, _ in kept.lines]}


def stored_game(kept: Kept) -> Game:
    """Plays the stored game again.

    Raises Refused with the code `older-rules` where an older version of Rentier began it and today's rules play it
    differently; also if only the round or the seat to move is another than the players have seen.
    """
    record = stored_record(kept)
    game = Game.from_record(record, seed=kept.row["seed"])
    if is_older(record["header"]):
        seen, view = json.loads(kept.row["summary"]), sight.view(game)[0]
        if (seen["round"], seen["actor"]) != (view["round"], view.get("actor")):
            raise older_rules(record["header"], None, game.edition.language)
    return game


class Room:
    def __init__(self, hall: Hall, opened: Opened, claim: int | None = None) -> None:
        self.hall = hall
        self.claim = claim  # where there are other workers: under this number the table lives here
        self.id: str = opened.kept.row["id"]
        self.shown_as = f"table {hashed(self.id)[:8]}"  # in the log: a table's id is its link
        self.clients: set[Client] = set()
        self.mailbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self.timer: asyncio.TimerHandle | None = None
        self.host_timer: asyncio.TimerHandle | None = None
        self.asked: set[asyncio.Future[Any]] = set()  # what somebody waits for
        self.task: asyncio.Task[None] | None = None
        self.loop = asyncio.get_running_loop()
        self.started_at = self.loop.time()
        self.stood_still = 0.0
        self.still_since: float | None = self.started_at
        self.empty_since: float = self.started_at
        self.stopping = False
        self.moved = False
        self.waited = 0  # for clients that are behind
        self.stale = False  # what is here may not be what is stored
        self.load(opened)

    def load(self, opened: Opened) -> None:
        """The room as the store has it."""
        kept = opened.kept
        self.row = read_row(kept.row)
        self.plan = self.row["plan"]
        self.pace: protocol.Pace = self.plan["pace"]
        self.edition = opened.edition
        before: list[Chair] = getattr(self, "chairs", [])
        self.chairs = chairs_of(kept.seats, kept)
        for chair in self.chairs if before else []:
            held = [was for was in before if was.token is not None and was.token == chair.token]
            was = held[0] if held else before[chair.seat]  # a seat may have another number: see `seating`
            chair.away_since, chair.wishes, chair.address = was.away_since, was.wishes, was.address
            chair.left, chair.moved = was.left, was.moved
            if was.token != chair.token:  # whoever held the seat holds it no more
                chair.away_since, chair.left, chair.moved = self.clock(), self.loop.time(), (0, 0)
        for client in self.clients:
            client.seats = [chair.seat for chair in self.chairs if chair.is_held_by(client.known)]
        self.talk: list[protocol.Chat] = [
            {key: each[key] for key in ("number", "seat", "name", "text", "time")}  # type: ignore[misc]
            for each in kept.talk
        ]
        self.game: Game | None = None
        self.held: Held | None = None
        self.decide: Decide | None = None
        self.bot_due: float | None = None
        self.end_at: float | None = None
        self.waived: set[tuple[int, int, int, int]] = set()
        if opened.game is not None:
            self.begin(opened.game, opened.notes)

    def begin(self, game: Game, notes: telling.Notes | None = None) -> None:
        """The room plays this game from now on; of one that was begun already the notes say who played for whom."""
        self.game = game
        self.notes = notes or telling.Notes(game)
        for chair, pawn in zip(self.chairs, game.pawns, strict=True):
            chair.pawn = pawn
        self.bots = Chairs(game, [chair.bot() for chair in self.chairs], secrets.randbits(63))
        self.sight = sight.Sight(game)
        self.told = game.first_event(game.version + 1)
        self.look()
        for chair in self.chairs:
            if chair.seat in self.plan.get("leaving", []) and not self.is_out(chair):
                chair.leaving = True
                self.bots.seat(chair.seat, chair.bot())
        self.shown: dict[tuple[int, Language], protocol.SeatView] = {}
        if self.pace["minutes"] is not None and not self.view["time_up"]:
            self.end_at = self.clock() + self.pace["minutes"] * 60 - self.row["summary"]["played"]
        self.played_from = self.clock() - self.row["summary"]["played"]
        self.bots_are_due()
        waiting.restart(self)

    def look(self) -> None:
        assert self.game is not None
        self.view = self.sight.look()

    # Time.

    def clock(self) -> float:
        """The room's own time, which stands still while the table does."""
        now = self.loop.time() if self.still_since is None else self.still_since
        return now - self.started_at - self.stood_still

    def run_or_stand(self) -> None:
        """Time runs while somebody is there and there is no pause."""
        runs = bool(self.clients) and self.row["stage"] == "playing"
        if runs and self.still_since is not None:
            self.stood_still += self.loop.time() - self.still_since
            self.still_since = None
        elif not runs and self.still_since is None:
            self.still_since = self.loop.time()

    def wait(self) -> float:
        """Seconds until a bot moves; less in an auction, which would be slow otherwise."""
        seconds = PACE[self.pace["speed"]]
        return seconds / 2 if self.game is not None and self.view_has("auction") else seconds

    def view_has(self, key: str) -> bool:
        return hasattr(self, "view") and key in self.view

    def moments(self) -> list[float]:
        """When something has to be done, on the room's clock."""
        found = [self.bot_due, self.end_at]
        if self.held is not None:
            found.append(self.held.until)
        if self.decide is not None:
            found.append(self.decide.until)
        found += [since + self.pace["grace_seconds"] for _, since in self.missing()]
        return [moment for moment in found if moment is not None]

    def missing(self) -> list[tuple[Chair, float]]:
        """Persons who are away, for whom nobody plays yet."""
        if self.game is None or self.game.actor is None:
            return []
        return [
            (chair, chair.away_since)
            for chair in self.chairs
            if chair.kind == "person" and chair.away_since is not None and not chair.stand_in and not self.is_out(chair)
        ]

    def is_out(self, chair: Chair) -> bool:
        return self.game is not None and bool(self.view["players"][str(chair.seat)]["bankrupt"])

    def schedule(self) -> None:
        """Looks again when the next thing is due."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.stale:
            when = self.loop.time() + TRIES_AGAIN
        elif not self.clients:
            when = self.empty_since + GOES_AFTER
        elif self.still_since is None and (moments := self.moments()):
            when = min(moments) + self.started_at + self.stood_still
        else:
            return
        self.timer = self.loop.call_at(when, self.mailbox.put_nowait, self.on_time)

    # The mailbox.

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name=self.shown_as)
        self.task.add_done_callback(self.ended)
        self.schedule()
        self.await_host()  # who may not come after a restart

    def ended(self, task: asyncio.Task[None]) -> None:
        """By a mistake of ours the room may end while somebody is there: they come back, and have another."""
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("%s has ended: %r", self.shown_as, problem, exc_info=problem)
            self.move_out()
            for asked in self.asked:
                if not asked.done():
                    asked.set_exception(Wrong("not-read"))

    async def run(self) -> None:
        while True:
            work = await self.mailbox.get()
            if self.stopping:
                return
            try:
                await work()
            except (Wrong, Again):
                pass  # of a bot or a clock, which looks again by itself; it is said where it was found
            except Exception:
                mistake(self.shown_as)
                self.stale = True
            if self.stale:
                await self.recover()
            if self.moved and self.mailbox.empty():
                return
            goes_after = 0.0 if self.hall.crowded else GOES_AFTER
            if not self.clients and self.mailbox.empty() and self.loop.time() >= self.empty_since + goes_after:
                self.hall.forget(self)
                self.drop_timers()
                return
            if not self.stopping and not self.moved:
                self.schedule()

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Has the room do something in its turn; what came of it."""
        if self.task is not None and self.task.done():
            raise Wrong("not-read")  # the room is gone: whoever comes back finds the table where it is now
        done: asyncio.Future[T] = self.loop.create_future()
        self.asked.add(done)
        done.add_done_callback(self.asked.discard)

        async def do() -> None:
            try:
                try:
                    result = await self.try_to(work)
                except Again:
                    result = await self.try_to(work)
            except Again:
                if not done.done():
                    done.set_exception(Wrong("not-read"))  # others are quicker time and again
            except (Wrong, Refused) as problem:
                if not done.done():
                    done.set_exception(problem)
            except Exception:
                unforeseen = mistake(self.shown_as)
                if not done.done():
                    done.set_exception(unforeseen)
                self.stale = True  # run() has it read again
            else:
                if not done.done():
                    done.set_result(result)

        self.mailbox.put_nowait(do)
        return await done

    async def try_to(self, work: Callable[[], Awaitable[T]]) -> T:
        """Does it from what is stored, and leaves the room with what is stored."""
        if self.stale and not await self.recover():
            raise Wrong("not-read")
        if self.moved:
            raise Wrong("not-read")
        try:
            return await work()
        finally:
            if self.stale:
                await self.recover()

    async def stop(self) -> None:
        """Finishes what is under way, and does nothing more."""
        self.drop_timers()
        self.stopping = True
        self.mailbox.put_nowait(self.on_time)
        if self.task is not None:
            await asyncio.wait({self.task}, timeout=STOPS_WITHIN)
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def move_out(self) -> None:
        """The table lives at another worker now; whoever is here comes back and finds it there."""
        self.moved = True
        self.hall.forget(self)
        self.drop_timers()
        for client in self.clients:
            client.let_go()
        self.clients.clear()
        self.mailbox.put_nowait(self.on_time)

    # Who is here.

    async def enter(self, client: Client, tokens: Sequence[str], since: int | None) -> None:
        await self.ask(lambda: self.connect(client, tokens, since))

    async def do(self, client: Client, command: Command) -> None:
        try:
            await self.ask(lambda: self.command(client, command))
        except Wrong as problem:
            if problem.code == "not-read":
                if self.moved or self.may_be_done(client, command):
                    return  # who asked comes back, or gets a state once the table can be read, and asks again
                problem = Wrong("not-stored")
            refusal = problem.refusal(client.language)
            client.send({"kind": "refused", "n": command["n"], "seat": command["seat"], "refusal": refusal})

    def may_be_done(self, client: Client, command: Command) -> bool:
        """Whether a command may come again that was carried out, as far as is known without the store."""
        seat = command["seat"]
        return command["kind"] != "why" and seat in client.seats and command["n"] <= self.chairs[seat].last

    async def leave(self, client: Client) -> None:
        self.mailbox.put_nowait(lambda: self.disconnect(client))

    async def tell(self, what: str, **given: Any) -> Any:
        """What is asked of a table by others than its clients."""
        match what:
            case "info":
                return self.info()
            case "version":
                return self.row["summary"]["version"]
            case "join":
                return await self.ask(lambda: self.join(**given))
            case "take_seat":
                return await self.ask(lambda: self.take_seat(**given))
        raise Wrong("malformed", field=what)

    def info(self) -> protocol.TableInfo:
        watching = sum(1 for client in self.clients if not client.seats)
        here = lambda chair: chair.kind == "bot" or self.is_here(chair)  # noqa: E731
        return table_info(self.row, self.edition, self.chairs, here, watching, self.host)

    @property
    def host(self) -> int | None:
        """Who says when the game begins: while the table waits, and its host is away, the first who is here."""
        host = host_of(self.plan, self.chairs)
        if host is None or self.row["stage"] != "waiting" or self.is_here(self.chairs[host]):
            return host
        if self.loop.time() < max(self.chairs[host].left, self.started_at) + HOST_AWAY:
            return host
        return next((chair.seat for chair in self.chairs if chair.kind == "person" and self.is_here(chair)), host)

    def await_host(self) -> None:
        """If they stay away, whoever is here is told who the host is then."""
        if self.host_timer is not None:
            self.host_timer.cancel()
        self.host_timer = None
        if self.row["stage"] == "waiting":
            self.host_timer = self.loop.call_later(HOST_AWAY + 0.1, telling.table, self)

    def drop_timers(self) -> None:
        for timer in (self.timer, self.host_timer):
            if timer is not None:
                timer.cancel()
        self.timer = self.host_timer = None  # they lead back here: only a search for garbage would find the room

    def is_here(self, chair: Chair) -> bool:
        return any(chair.seat in client.seats for client in self.clients)

    async def connect(self, client: Client, tokens: Sequence[str], since: int | None) -> None:
        known = [hashed(token) for token in tokens]
        self.must_be_welcome(known, client.address)
        seats = [chair.seat for chair in self.chairs if chair.is_held_by(known)]
        if not seats and not self.may_be_watched:
            raise Wrong("no-watching")
        again = client in self.clients and client.seats == seats
        before = client.seats if client in self.clients else []
        client.seats, client.known = seats, known
        self.clients.add(client)
        self.run_or_stand()
        self.has_left(before)
        for seat in client.seats:
            self.is_back(self.chairs[seat])
            self.chairs[seat].address = client.address
        if self.game is not None:
            self.nudge_bots()
        client.send(telling.state(self, client, since))
        if not again:
            telling.table(self, but=client)

    @property
    def may_be_watched(self) -> bool:
        """By who holds no seat; while the table waits, everyone who comes is such a one."""
        return bool(self.plan.get("watchers", True)) or self.row["stage"] == "waiting"

    def send_watchers_away(self) -> None:
        """Where the host wants none."""
        if not self.may_be_watched:
            for client in [client for client in self.clients if not client.seats]:
                client.dismiss(Wrong("no-watching"))

    def must_be_welcome(self, known: Sequence[str], address: str) -> None:
        """Whoever was banned, by a seat's token or by the address, does not come back to this table."""
        banned = self.plan.get("banned", [])
        if banned and any(mark in banned for mark in (*known, network_of(address))):
            raise Wrong("banned")

    def is_back(self, chair: Chair) -> None:
        chair.away_since = None
        if chair.stand_in or chair.hurried:
            chair.stand_in = chair.hurried = False
            self.reseat(chair)
            waiting.restart(self)

    def has_left(self, seats: Sequence[int]) -> None:
        """Somebody no longer holds these seats here; who has no other page is away."""
        for seat in seats:
            chair = self.chairs[seat]
            if chair.away_since is None and not self.is_here(chair):
                chair.away_since, chair.left = self.clock(), self.loop.time()
                if seat == host_of(self.plan, self.chairs):
                    self.await_host()

    async def disconnect(self, client: Client) -> None:
        if client not in self.clients:
            return
        self.clients.discard(client)
        self.has_left(client.seats)
        if not self.clients:
            self.empty_since = self.loop.time()
        self.run_or_stand()
        telling.table(self)

    def reseat(self, chair: Chair) -> None:
        if self.game is not None:
            self.bots.seat(chair.seat, chair.bot())
            self.nudge_bots()

    def nudge_bots(self) -> None:
        """Has a look, after the usual wait, whether a bot has something to do."""
        if self.game is not None and self.game.actor is not None and self.bot_due is None:
            self.bots_are_due()

    def bots_are_due(self) -> None:
        """The usual wait begins, if there is a bot."""
        self.bot_due = self.clock() + self.wait() if self.has_bots() else None

    def has_bots(self) -> bool:
        """Whether a bot plays any seat now, for somebody who is away too."""
        return any(chair.bot() is not None for chair in self.chairs)

    # Commands.

    async def command(self, client: Client, command: Command) -> None:
        """Carries out a client's command, once, and answers it."""
        seat, n = command["seat"], command["n"]
        try:
            if seat not in client.seats:
                raise Wrong("wrong-token")
            if command["kind"] == "why":
                client.send(commands.why(self, client, command))
                return
            chair = self.chairs[seat]
            if n < chair.first:
                raise Wrong("number-used")  # or not: that is no longer known
            if n <= chair.last:
                try:
                    done = await self.hall.read(self.hall.store.command, self.id, seat, n)
                except Wrong as problem:
                    if problem.code != "not-read":
                        raise
                    self.stale = True  # it may have been done: everyone gets a state once the table can be read
                    return
                if done is not None:
                    if done[0] != digest_of(command):
                        raise Wrong("number-used")
                    await commands.answer_again(self, client, command, cast(protocol.Ack, done[1]))
                    return
            if self.held is not None and self.held.command == command:
                self.held.client = client
                return
            if chair.hurried:
                self.is_back(chair)
            await commands.DO[command["kind"]](self, client, command, chair)
        except (Wrong, Refused) as problem:
            await self.refuse(client, command, problem)

    async def refuse(self, client: Client, command: Command, problem: Wrong | Refused) -> None:
        """Says why nothing was changed; of a command in doubt it is looked up first whether that is so."""
        seat, n = command["seat"], command["n"]
        if isinstance(problem.__cause__, store.InDoubt):
            try:
                await self.hall.read(self.hall.store.settle, self.id)
                done = await self.hall.read(self.hall.store.command, self.id, seat, n)
            except Wrong:
                return  # the client sends it again once the table can be read, and is told then
            if done is not None and done[0] == digest_of(command) and not commands.asks_for_code(command):
                client.send(cast(protocol.Ack, done[1]))
                return
        self.hall.metrics.refused(problem)
        refusal = refusal_of(problem, client.language)
        client.send({"kind": "refused", "n": n, "seat": seat, "refusal": refusal})

    def ack(self, command: Command, **more: Any) -> protocol.Ack:
        answer: dict[str, Any] = {"kind": "ack", "n": command["n"], "seat": command["seat"]}
        return cast(protocol.Ack, {**answer, "version": self.row["summary"]["version"], **more})

    async def write(
        self, changes: Sequence[Change], command: Command | None = None, command_last: bool = False, **more: Any
    ) -> protocol.Ack | None:
        """Stores changes together with the command that asked for them, if need be after them; its answer."""
        if self.stale:  # what follows on a move that was not stored would leave a gap
            raise Wrong("not-stored")
        answer = old = None
        if command is not None:
            answer = self.ack(command, **more)
            seat, n = command["seat"], command["n"]
            kept = store.new_command(self.id, seat, n, digest_of(command), answer, command_last)
            changes = [*changes, kept]
            old = self.chairs[command["seat"]].old_number()
            if old is not None:
                changes.append(store.drop_commands(self.id, command["seat"], old))
        began = self.loop.time()
        try:
            await self.hall.writer.write(store.resting(changes, self.id, self.row["revision"]))
        except store.Outrun as problem:
            self.stale = True
            raise Again from problem
        except Exception as problem:
            log.error("%s: not stored: %s", self.shown_as, said_by(problem))
            self.stale = True
            raise Wrong("not-stored") from problem
        self.hall.metrics.store_seconds.observe(self.loop.time() - began)
        self.row["revision"] += 1
        if command is not None:
            chair = self.chairs[command["seat"]]
            chair.last = max(chair.last, command["n"])
            if old is not None:
                chair.first = max(chair.first, old)
                chair.counted = [number for number in chair.counted if number >= old]
            chair.counted.append(command["n"])
        return answer

    async def recover(self) -> bool:
        """After something went wrong the room is again as it was stored, and the table plays on; if it can be read."""
        if self.moved:
            return True
        try:
            kept = await self.hall.read(self.hall.store.table, self.id)
            assert kept is not None
            if self.claim is not None and not await self.hall.lives_here(self):
                self.move_out()
                return True
            self.load(await self.hall.read(open_table, kept))
            self.run_or_stand()
            if self.bot_due is not None:
                self.bot_due = self.clock() + max(self.wait(), TRIES_AGAIN)
            telling.states(self)
        except Wrong:
            return False  # the database is away, and that is said
        except Exception:
            log.exception("%s cannot be read again", self.shown_as)
            return False
        self.stale = False
        return True

    def must_wait(self) -> None:
        if self.row["stage"] != "waiting":
            raise Wrong("not-waiting")

    def must_play(self) -> Game:
        if self.row["stage"] == "paused":
            raise Wrong("table-paused")
        if self.game is None or self.row["stage"] != "playing":
            raise Wrong("not-playing")
        return self.game

    def good_name(self, name: str, but: int | None = None) -> str:
        name = good_name(name)
        if any(look(c.name) == look(name) for c in self.chairs if c.seat != but and c.kind == "person"):
            raise Wrong("name-taken")
        return name

    def bot_called(self, name: str) -> tuple[Chair, str] | None:
        """The bot that has this name, and the one it takes when a person comes who is called so."""
        found = next((c for c in self.chairs if c.kind == "bot" and look(c.name) == look(name)), None)
        return (found, self.hall.bot_name([name, *(c.name for c in self.chairs)])) if found else None

    def free_pawn(self, pawn: str | None, but: int | None = None) -> str:
        """The pawn that somebody wishes, or the first that nobody has: who sits has one, and keeps it.

        A bot has none of its own unless it was given one: it takes what is left when the game starts.
        """
        taken = [c.pawn for c in self.chairs if c.seat != but]
        in_the_box = PAWNS[: self.edition.pawns]
        if pawn is not None and pawn in taken:
            raise Wrong("pawn-taken")
        if pawn is not None and pawn not in in_the_box and (but is None or pawn != self.chairs[but].pawn):
            raise Wrong("no-such-pawn", most=str(self.edition.pawns))
        return pawn or next(each for each in in_the_box if each not in taken)

    async def empty(self, chair: Chair, command: Command, changes: Sequence[Change] = ()) -> protocol.Ack | None:
        """The seat is open again, while the table waits; the command's answer."""
        values = {"kind": "open", "level": None, "name": "", "pawn": None, "token": None, "ready": False}
        answer = await self.write([*changes, store.change_seat(self.id, chair.seat, **values)], command)
        chair.kind, chair.level, chair.name, chair.pawn, chair.ready = "open", None, "", None, False
        self.vacate(chair)
        telling.table(self)
        return answer

    def vacate(self, chair: Chair) -> None:
        """Whoever held the seat holds it no more, and watches on if anybody may."""
        chair.token = None
        chair.wishes.clear()
        for each in list(self.clients):
            if chair.seat in each.seats:
                each.seats.remove(chair.seat)
                if each.seats or self.may_be_watched:
                    each.send(telling.state(self, each, None))
                else:
                    each.dismiss(Wrong("no-watching"))

    async def start_game(self, command: Command | None = None) -> protocol.Ack | None:
        numbers = seating.new_numbers(self.edition, self.plan, self.chairs)
        chairs = sorted(self.chairs, key=lambda chair: numbers.get(chair.seat, chair.seat))
        players = [{"name": c.name, **({"pawn": c.pawn} if c.pawn else {})} for c in chairs]
        entropy = [entropy_of(self.plan, chair) for chair in chairs]
        added = entropy if any(entropy) else []
        game = Game(self.edition, players=players, seed=self.row["seed"], fair=True, entropy=added)
        header = game.record()["header"]
        summary = self.summary_of(game, 0.0)
        changes = [
            store.change_table(self.id, stage="playing", header=store.compact(header), summary=store.compact(summary))
        ]
        plan = seating.plan_under(self.plan, numbers) if numbers else self.plan
        if numbers:
            changes += seating.changes(self.id, self.chairs, plan, numbers)
            command = command and {**command, "seat": numbers[command["seat"]]}
        answer = await self.write(changes, command, command_last=bool(numbers))
        if numbers:
            self.renumber(numbers, plan, command)
        self.row["stage"], self.row["header"], self.row["summary"] = "playing", store.compact(header), summary
        self.run_or_stand()
        self.begin(game)
        self.send_watchers_away()
        telling.states(self)
        return answer

    def renumber(self, numbers: seating.Numbers, plan: dict[str, Any], command: Command | None) -> None:
        """Everybody here has the seat that is stored for them; the command was the first since then."""
        seating.renumber(self.chairs, numbers)
        for client in self.clients:
            client.seats = sorted(numbers[seat] for seat in client.seats)
        self.talk = [said if said["seat"] is None else {**said, "seat": numbers[said["seat"]]} for said in self.talk]
        self.row["plan"] = self.plan = plan
        if command is not None:
            self.chairs[command["seat"]].last = command["n"]
            self.chairs[command["seat"]].counted = [command["n"]]

    # Seats, from outside a socket.

    async def join(self, name: str, pawn: str | None, seat: int | None, token: str, address: str = "") -> int:
        """A seat for somebody who comes with this token; the same one, if they have it already and ask again."""
        self.must_be_welcome([hashed(token)], address)
        for chair in self.chairs:
            if chair.is_held_by([hashed(token)]):
                return chair.seat
        self.must_wait()
        free = [chair for chair in self.chairs if chair.kind == "open"]
        if not free:
            raise Wrong("table-full")
        if seat is not None and seat not in [chair.seat for chair in free]:
            raise Wrong("seat-taken")
        chair = free[0] if seat is None else self.chairs[seat]
        name = self.good_name(name)
        pawn = self.free_pawn(pawn)
        values = {"kind": "person", "name": name, "pawn": pawn, "token": hashed(token), "ready": False}
        others = {seat: text for seat, text in self.plan.get("entropy", {}).items() if seat != str(chair.seat)}
        host = host_of(self.plan, self.chairs)  # who comes later is no host, wherever they sit
        # Whoever sat there before takes along what they added.
        plan = {**self.plan, "entropy": others, "host": chair.seat if host is None else host}
        plan = seating.noted(plan, chair.seat)
        changes = store.new_holder(self.id, chair.seat, **values)
        yields = self.bot_called(name)
        if yields:
            changes.append(store.change_seat(self.id, yields[0].seat, name=yields[1]))
        await self.write([*changes, store.change_table(self.id, plan=store.compact(plan))])
        if yields:
            yields[0].name = yields[1]
        self.row["plan"] = self.plan = plan
        chair.kind, chair.name, chair.pawn, chair.token, chair.ready = "person", name, pawn, hashed(token), False
        chair.away_since, chair.address = self.clock(), address
        chair.counts_anew()
        telling.table(self)
        return chair.seat

    async def take_seat(self, seat: int, code: str, token: str, name: str | None = None, address: str = "") -> int:
        """The seat for this token of who has a code for it; whoever held it holds it no more, nor does their name."""
        self.must_be_welcome([hashed(token)], address)
        chair = self.chairs[seat]
        if chair.kind != "person" or chair.leaving:
            raise Wrong("unknown-code")
        found = await self.hall.read(self.hall.store.seat_of_code, code, time.time())
        if found != (self.id, seat):
            raise Wrong("unknown-code")
        if name is None or name == chair.name:  # theirs as long as the table is, also beside one that looks alike
            name = chair.name
        else:
            name = self.good_name(name, seat)
            if any(look(c.name) == look(name) for c in self.chairs if c is not chair):
                raise Wrong("name-taken")
        header = self.row["header"] and renamed(self.row["header"], seat, name)
        changes = store.new_holder(self.id, seat, token=hashed(token), name=name)
        await self.write([*changes, store.change_table(self.id, header=header)])
        self.row["header"] = header
        self.vacate(chair)
        chair.token = hashed(token)
        chair.counts_anew()
        chair.away_since, chair.left = self.clock(), self.loop.time()
        self.await_host()
        new, chair.name = name != chair.name, name
        if new and self.game is not None:
            self.game.rename(seat, name)
            self.sight = sight.Sight(self.game)
            self.look()
            telling.states(self)
        else:
            telling.table(self)
        return seat

    # Playing.

    async def play(
        self,
        seat: int,
        move: dict[str, Any],
        by: By,
        command: Command | None = None,
        client: Client | None = None,
    ) -> None:
        """Makes a move, stores it, tells everyone."""
        game = self.game
        assert game is not None
        self.bots.apply(game, move, seat)
        await self.made(by, command, client)

    async def end_time(self, command: Command | None = None, client: Client | None = None) -> None:
        assert self.game is not None
        self.end_at = None
        self.game.end_time()
        await self.made("table", command, client)

    async def made(self, by: By, command: Command | None, client: Client | None) -> None:
        """A move is made in memory: now it is stored, and then told."""
        game = self.game
        assert game is not None
        began = self.loop.time()
        version = game.version
        line = game.line(version)
        self.notes.add(version, line[0], by)
        before = self.view
        self.look()
        summary = self.summary_of(game, self.clock() - self.played_from)
        stage = "playing" if game.actor is not None else "over"
        was = self.row["summary"]
        self.row["summary"] = summary
        changes = [
            store.game_is_at(self.id, self.row["revision"], summary, stage),
            store.new_line(self.id, version, line, by),
        ]
        try:
            answer = await self.write(changes, command)
        except Wrong:
            if self.game is game:
                self.row["summary"] = was
            raise
        if command is not None:
            self.chairs[command["seat"]].moved = version, command["n"]
        if stage == "over":
            self.row["stage"] = stage
            self.decide = self.bot_due = self.end_at = None
            self.run_or_stand()
        else:
            self.bots_are_due()
            self.after_move(game)
        telling.move(self, by, before, client, answer)
        self.hall.metrics.moves.labels(by).inc()
        self.hall.metrics.move_seconds.observe(self.loop.time() - began)
        if stage == "over":
            telling.table(self)
        if self.held is not None:
            await waiting.retry(self)

    def after_move(self, game: Game) -> None:
        """Clocks and notes that hang on who has to decide now."""
        actor = game.actor
        for chair in self.chairs:
            if chair.hurried and chair.seat != actor:
                chair.hurried = False
                self.bots.seat(chair.seat, chair.bot())
        if self.waived:
            self.waived &= {claim_key(claim) for claim in self.view["claims"]}
        waiting.restart(self)

    def summary_of(self, game: Game, played: float) -> dict[str, Any]:
        view = self.view if game is self.game else sight.view(game)[0]
        return {
            "version": game.version,
            "round": view["round"],
            "actor": view.get("actor"),
            "outcome": view.get("outcome"),
            "played": round(played, 1),
        }

    async def on_time(self) -> None:
        """Whatever is due by the room's clock."""
        if self.stale or self.moved:
            return
        if self.still_since is not None or self.game is None or self.row["stage"] != "playing":
            return
        now = self.clock() + 0.0005
        gone = [chair for chair, since in self.missing() if since + self.pace["grace_seconds"] <= now]
        for chair in gone:
            chair.stand_in = True
            self.reseat(chair)
        if gone:
            waiting.restart(self)
            telling.table(self)
        if self.end_at is not None and self.end_at <= now:
            await self.end_time()
        if self.held is not None and self.held.until <= now:
            await waiting.retry(self)
        if self.decide is not None and self.decide.until <= now:
            chair = self.chairs[self.decide.seat]
            chair.hurried = True
            self.decide = None
            self.bots.seat(chair.seat, chair.bot())
            self.bot_due = now
        if self.bot_due is not None and self.bot_due <= now:
            await self.step()

    async def think(self) -> Decision | None:
        """What a bot would do next, thought in another thread; the room waits, the others do not."""
        assert self.game is not None
        return await self.loop.run_in_executor(self.hall.thinkers, self.bots.decide, self.game)

    async def step(self) -> None:
        """One move of a bot, if there is one to make."""
        self.bot_due = None
        if self.game is None or self.game.actor is None or self.held is not None:
            return
        if not any(client.behind > MOST_BEHIND for client in self.clients):
            self.waited = 0
        elif self.waited < CATCHES_UP_TIMES:  # in all: who does not catch up then is not waited for
            self.waited += 1
            self.bot_due = self.clock() + CATCHES_UP
            return
        for chair in self.chairs:
            if chair.leaving and self.game.why_not({"move": "resign"}, chair.seat) is None:
                await self.play(chair.seat, {"move": "resign"}, "person")
                chair.leaving = False
                return
        decision = await self.think()
        if decision is None:
            return
        chair = self.chairs[decision.seat]
        if decision.move["move"] in ENDS_CLAIMS:
            claimants = waiting.would_lapse(self, decision.seat, decision.move)
            if claimants:
                waiting.hold(self, decision.seat, decision.move, chair.by(), claimants)
                return
        await self.play(decision.seat, decision.move, chair.by())

    async def let_bots_use_rights(self) -> None:
        """Before somebody rolls: bots claim, answer and build without the usual wait."""
        if not self.has_bots():
            return
        for _ in range(100):
            decision = await self.think()
            if decision is None or not decision.right:
                return
            await self.play(decision.seat, decision.move, self.chairs[decision.seat].by())
