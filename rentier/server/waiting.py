"""Whom a table waits for, and how long: the clock of a decision, and moves held back for somebody's claim."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Literal, cast

from rentier.server import telling
from rentier.server.seats import By, Chair
from rentier.server.wrong import Again, Wrong

if TYPE_CHECKING:
    from rentier.server.commands import Command
    from rentier.server.room import Client, Room


def claim_key(claim: dict[str, Any]) -> tuple[int, int, int, int]:
    return claim["by"], claim["visitor"], claim["square"], claim["amount"]


@dataclass
class Held:
    """A move that waits for somebody's claim."""

    seat: int
    move: dict[str, Any]
    by: By
    claimants: frozenset[int]
    until: float
    command: Command | None = None
    client: Client | None = None


@dataclass
class Decide:
    """What a person has to decide, and until when."""

    key: tuple[object, ...]
    seat: int
    kind: Literal["turn", "auction"]
    until: float


def restart(room: Room) -> None:
    """The clock of whoever has to decide starts anew when that is another question."""
    game = room.game
    if game is None or game.actor is None:
        room.decide = None
        return
    actor = game.actor
    if room.chairs[actor].bot() is not None:
        room.decide = None
        return
    kind, key = question(room, actor)
    seconds = room.pace["auction_seconds"] if kind == "auction" else room.pace["turn_seconds"]
    if seconds is None:
        room.decide = None
    elif room.decide is None or room.decide.key != key:
        room.decide = Decide(key, actor, kind, room.clock() + seconds)


def question(room: Room, actor: int) -> tuple[Literal["turn", "auction"], tuple[object, ...]]:
    """What the actor is asked: a bid or an answer to all, or what it does in a turn."""
    if "auction" in room.view:
        auction = room.view["auction"]
        return "auction", (actor, auction["square"], auction["bid"], len(auction["in"]))
    if "asked" in room.view:
        asked = room.view["asked"]
        return "auction", (actor, asked["square"], len(asked["answered"]), asked.get("placing"))
    return "turn", (actor, room.view["turn"], room.view["round"], room.view["doubles"])


def would_lapse(room: Room, seat: int, move: dict[str, Any]) -> frozenset[int]:
    """Persons whose open claims a move would end, and who have not let them go.

    What only follows from the dice does not count: to wait for it would tell what they will show.
    """
    game = room.game
    assert game is not None
    if not room.pace["claim_seconds"]:
        return frozenset()
    waiting = {
        claim["by"]
        for claim in room.view["claims"]
        if claim["by"] != seat and room.chairs[claim["by"]].bot() is None and claim_key(claim) not in room.waived
    }
    if not waiting:
        return frozenset()
    tried = game.copy()
    tried.apply(move, seat=seat)
    before_dice = takewhile(lambda event: event.kind != "rolled", tried.events_from(room.told))
    lapsed = {event.fields["seat"] for event in before_dice if event.kind == "claim-lapsed"}
    return frozenset(waiting & cast(set[int], lapsed))


def hold(
    room: Room,
    seat: int,
    move: dict[str, Any],
    by: By,
    claimants: frozenset[int],
    command: Command | None = None,
    client: Client | None = None,
) -> None:
    """Lets a move wait for these seats' claims; trying again does not make it longer."""
    again = room.held is not None and room.held.seat == seat
    until = room.held.until if again and room.held is not None else room.clock() + room.pace["claim_seconds"]
    room.held = Held(seat, move, by, claimants, until, command, client)
    telling.table(room)


def waive(room: Room, chair: Chair) -> None:
    """The seat's open claims need not be waited for."""
    room.waived |= {claim_key(claim) for claim in room.view["claims"] if claim["by"] == chair.seat}


async def retry(room: Room) -> None:
    """Makes the move that waited, once nobody need be waited for; else goes on"""
    held = room.held
    if held is None or room.game is None:
        return
    refused = room.game.why_not(held.move, held.seat)
    if refused is not None:
        room.held = None
        if held.client is not None and held.command is not None:
            await room.refuse(held.client, held.command, refused)
        room.nudge_bots()
        telling.table(room)
        return
    if held.until > room.clock():
        claimants = would_lapse(room, held.seat, held.move)
        if claimants:
            held.claimants = claimants
            return
    room.held = None
    try:
        await room.play(held.seat, held.move, held.by, held.command, held.client)
    except Again:
        await room.recover()
        if held.client is not None and held.command is not None:
            await room.command(held.client, held.command)
    except Wrong as problem:
        if held.client is not None and held.command is not None:
            await room.refuse(held.client, held.command, problem)
