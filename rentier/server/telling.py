"""What clients are told: everything once, then what each move has changed for them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, cast

from rentier.game import Game
from rentier.notation import texts
from rentier.notation.events import Event
from rentier.server import PROTOCOL, protocol, sight
from rentier.server.protocol import Language
from rentier.server.seats import By, Chair

if TYPE_CHECKING:
    from rentier.server.room import Client, Room

LATEST_EVENTS = 60
MOST_EVENTS = 400
PLAYED_FOR = ("stand-in", "clock")


class Notes:
    """Where in a game's events a bot begins to play for a person, who is away or ran out of time."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.before: tuple[int | None, str] = (None, "")
        self.lines: dict[int, tuple[int, int, str]] = {}  # of an event: its line, whose it was, and who made it
        self.played_for: dict[int, int] = {}  # of a seat: the last line that somebody else made for it

    def add(self, line: int, seat: int | None, by: str) -> None:
        """A line of the record was made by somebody; the next one is told of next."""
        if by in PLAYED_FOR and seat is not None:
            self.played_for[seat] = line
            if self.before != (seat, by):
                for number in range(self.game.first_event(line), self.game.first_event(line + 1)):
                    self.lines[number] = (line, seat, by)
        self.before = (seat, by)

    def told(self, events: Iterable[protocol.GameEvent], language: Language) -> list[protocol.GameEvent]:
        """The events with a note at the first of each such line."""
        found: list[protocol.GameEvent] = []
        noted = 0
        for event in events:
            line, seat, by = self.lines.get(event["number"], (0, 0, ""))
            if line > noted:
                noted = line
                note = texts.sentence(language, f"played-by-{by}", {"player": self.game.players[seat]})
                event = {**event, "note": note}
            found.append(event)
        return found


def clocks(room: Room) -> list[protocol.Clock]:
    """All that runs, as of now."""
    if room.game is None or room.row["stage"] != "playing":
        return []
    now = room.clock()
    found: list[protocol.Clock] = []

    def add(kind: Any, seat: int | None, until: float) -> None:
        found.append({"kind": kind, "seat": seat, "left": max(0, round((until - now) * 1000))})

    if room.decide is not None:
        add(room.decide.kind, room.decide.seat, room.decide.until)
    if room.held is not None:
        for seat in sorted(room.held.claimants):
            add("claim", seat, room.held.until)
    for chair, since in room.missing():
        add("grace", chair.seat, since + room.pace["grace_seconds"])
    if room.end_at is not None:
        add("game", None, room.end_at)
    return found


def state(room: Room, client: Client, since: int | None) -> protocol.State:
    game = room.game
    events: list[protocol.GameEvent] = []
    seats: dict[str, protocol.SeatView] = {}
    if game is not None:
        happened = game.first_event(game.version + 1)
        first = happened - LATEST_EVENTS if since is None else since + 1
        first = max(first, happened - MOST_EVENTS, 0)
        seen = (event for event in game.events_from(first) if sight.may_see(event, client.seats))
        events = room.notes.told((sight.event_data(event, client.language) for event in seen), client.language)
        for seat in client.seats:
            shown = room.sight.seat_view(seat, client.language)
            room.shown[seat, client.language] = shown
            seats[str(seat)] = shown
    return {
        "kind": "state",
        "protocol": PROTOCOL,
        "table": room.info(),
        "mine": [mine(room.chairs[seat], client) for seat in client.seats],
        "version": room.row["summary"]["version"],
        "view": cast(protocol.View, room.view) if game is not None else None,
        "seats": seats,
        "events": events,
        "chat": list(room.talk),
        "clocks": clocks(room),
    }


def mine(chair: Chair, client: Client) -> protocol.Mine:
    """A seat that the client holds, and by which of its tokens."""
    return {"seat": chair.seat, "last": chair.last, "token": list(client.known).index(chair.token or "")}


def table(room: Room, but: Client | None = None) -> None:
    """Everyone but one is told of the table itself."""
    message: protocol.TableChanged = {"kind": "table", "table": room.info(), "clocks": clocks(room)}
    for client in room.clients:
        if client is not but:
            client.send(message)


def states(room: Room) -> None:
    for client in list(room.clients):
        client.send(state(room, client, None))


def move(
    room: Room, by: By, before: dict[str, Any], mover: Client | None = None, answer: protocol.Ack | None = None
) -> None:
    """Everyone is told what a move has changed for them; whoever made it has their command's answer with it."""
    assert room.game is not None
    happened = room.game.events_from(room.told)
    room.told += len(happened)
    changed = sight.patch(before, room.view)
    running = clocks(room)
    version = room.row["summary"]["version"]
    sentences: dict[Language, list[tuple[Event, protocol.GameEvent]]] = {}
    patches: dict[tuple[int, Language], protocol.SeatPatch] = {}
    for client in room.clients:
        language = client.language
        if language not in sentences:
            sentences[language] = [(event, sight.event_data(event, language)) for event in happened]
        seen = [told for event, told in sentences[language] if sight.may_see(event, client.seats)]
        seats: dict[str, protocol.SeatPatch] = {}
        for seat in client.seats:
            key = (seat, language)
            if key not in patches:
                shown = room.sight.seat_view(seat, language)
                was = room.shown.get(key)
                room.shown[key] = shown
                patches[key] = cast(Any, sight.patch(cast(Any, was) or {}, cast(Any, shown)))
            if patches[key]:
                seats[str(seat)] = patches[key]
        message: protocol.Update = {
            "kind": "update",
            "version": version,
            "by": by,
            "events": room.notes.told(seen, language),
            "view": changed,
            "clocks": running,
        }
        if seats:
            message["seats"] = seats
        if client is mover and answer is not None:
            client.send(message, answer)
        else:
            client.send(message)
    if mover is not None and answer is not None and mover not in room.clients:
        mover.send(answer)
    for key in [key for key in room.shown if key not in patches]:
        del room.shown[key]  # of somebody who has gone
