"""What a client may ask of its table, a function each: it is kept, answered and told, or it raises, nothing changed."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, cast

from rentier.notation.naming import is_seen
from rentier.server import protocol, seating, sight, store, telling, waiting
from rentier.server.limits import SEAT_CODE_LETTERS, Bucket, network_of
from rentier.server.seats import Chair, host_of, new_code, stretched
from rentier.server.store import Change
from rentier.server.wrong import Wrong, refusal_of

if TYPE_CHECKING:
    from rentier.server.room import Client, Room

Command = dict[str, Any]

ENDS_CLAIMS = frozenset({"roll", "end_turn"})
MOST_TALK = 100  # lines that a table shows
CODE_GOOD_FOR = {"person": 86_400.0, "device": 600.0}  # seconds


def why(room: Room, client: Client, command: Command) -> protocol.WhyAnswer:
    """Whether a move is possible, and what it would cost; nothing that hangs on chance is tried."""
    if room.game is None:
        raise Wrong("not-playing")
    seat, move = command["seat"], command["move"]
    refused = room.game.why_not(move, seat)
    answer: protocol.WhyAnswer = {
        "kind": "why",
        "n": command["n"],
        "seat": seat,
        "refusal": None if refused is None else refusal_of(refused, client.language),
    }
    if refused is None and sight.is_free_of_chance(move):
        cash = room.sight.tried(seat, move)
        if cash is not None:
            answer["cash"] = cash
    return answer


def must_host(room: Room, chair: Chair) -> None:
    if chair.seat != host_of(room.plan, room.chairs):
        raise Wrong("not-host")


def must_host_now(room: Room, chair: Chair) -> None:
    """For what lets a game begin, also where the host stays away; nobody is sent away by who stands in for the host."""
    if chair.seat != room.host:
        raise Wrong("not-host")


def is_outdated(room: Room, command: Command, chair: Chair) -> bool:
    """Whether the seat has moved on since this was decided: by a bot or the clock, or in another window.

    A command may be under way for long, while its connection is lost; a later one of the same window has a higher
    number, and decides about what it saw.
    """
    if "at" not in command:
        return False
    line, n = chair.moved
    seen: int = command["at"]
    return room.notes.played_for.get(chair.seat, 0) > seen or (line > seen and n > int(command["n"]))


async def move(room: Room, client: Client, command: Command, chair: Chair) -> None:
    game = room.must_play()
    seat, move = chair.seat, command["move"]
    if is_outdated(room, command, chair):
        raise Wrong("played-meanwhile")
    refused = game.why_not(move, seat)
    if refused is not None:
        raise refused
    if move["move"] in ENDS_CLAIMS:
        await room.let_bots_use_rights()
        refused = game.why_not(move, seat)
        if refused is not None:
            raise refused
        claimants = waiting.would_lapse(room, seat, move)
        if claimants:
            left = room.pace["claim_seconds"] * 1000
            client.send({"kind": "held", "n": command["n"], "seat": seat, "left": left})
            waiting.hold(room, seat, move, "person", claimants, command, client)
            return
    await room.play(seat, move, "person", command, client)


async def waive_claims(room: Room, client: Client, command: Command, chair: Chair) -> None:
    room.must_play()
    answer = await room.write([], command)
    waiting.waive(room, chair)
    client.send(cast(protocol.Ack, answer))
    await waiting.retry(room)


async def resign(room: Room, client: Client, command: Command, chair: Chair) -> None:
    if room.row["stage"] == "waiting":
        answer = await room.empty(chair, command)
        client.send(cast(protocol.Ack, answer))
        return
    game = room.must_play()
    if room.is_out(chair):
        refused = game.why_not({"move": "resign"}, chair.seat)
        if refused is not None:
            raise refused
    if game.why_not({"move": "resign"}, chair.seat) is None:
        await room.play(chair.seat, {"move": "resign"}, "person", command, client)
        return
    plan = {**room.plan, "leaving": sorted({*room.plan.get("leaving", []), chair.seat})}
    answer = await room.write([store.change_table(room.id, plan=store.compact(plan))], command)
    room.row["plan"] = room.plan = plan
    chair.leaving = True
    room.reseat(chair)
    waiting.restart(room)
    client.send(cast(protocol.Ack, answer))
    telling.table(room)


async def wish(room: Room, client: Client, command: Command, chair: Chair) -> None:
    what, wish = command["what"], command["wish"]
    if room.game is None or room.row["stage"] not in ("playing", "paused"):
        raise Wrong("not-playing")
    if what == "end":
        room.must_play()
    persons = [c for c in room.chairs if c.kind == "person" and not room.is_out(c) and not c.stand_in]
    if what == "pause":
        persons = [c for c in persons if c is chair or room.is_here(c)]
    wishing = {c.seat for c in persons if what in c.wishes and c is not chair} | ({chair.seat} if wish else set())
    agreed = bool(wishing) and all(c.seat in wishing for c in persons)
    changes: list[Change] = []
    if what == "pause":
        stage = "paused" if agreed or (wish and room.row["stage"] == "paused") else "playing"
        if stage != room.row["stage"]:
            changes.append(store.change_table(room.id, stage=stage))
        answer = await room.write(changes, command)
        if stage == "playing" and room.row["stage"] == "paused":
            for each in room.chairs:
                each.wishes.discard("pause")
        else:
            (chair.wishes.add if wish else chair.wishes.discard)("pause")
        room.row["stage"] = stage
        room.run_or_stand()
        client.send(cast(protocol.Ack, answer))
    else:
        if agreed and not room.view["time_up"]:
            await room.end_time(command, client)
        else:
            client.send(cast(protocol.Ack, await room.write([], command)))
        (chair.wishes.add if wish else chair.wishes.discard)("end")
    telling.table(room)


async def say(room: Room, client: Client, command: Command, chair: Chair) -> None:
    limits = room.hall.limits
    chair.talk = chair.talk or Bucket(limits.talk_a_minute / 60, limits.talk_in_a_row)
    if not chair.talk.take():
        raise room.hall.limited("talk", Wrong("too-much-talk", seconds=str(chair.talk.wait)))
    number = room.talk[-1]["number"] + 1 if room.talk else 0
    text = "".join(letter if is_seen(letter) else " " for letter in command["text"]).strip()
    if not text:
        raise Wrong("malformed", field="text")
    said: protocol.Chat = {
        "number": number,
        "seat": chair.seat,
        "name": chair.name,
        "text": text,
        "time": time.time(),
    }
    answer = await room.write([store.new_talk({"table_id": room.id, **said})], command)
    room.talk = [*room.talk, said][-MOST_TALK:]
    for each in room.clients:
        each.send({"kind": "chat", "chat": said})
    client.send(cast(protocol.Ack, answer))


async def ready(room: Room, client: Client, command: Command, chair: Chair) -> None:
    room.must_wait()
    answer = await room.write([store.change_seat(room.id, chair.seat, ready=command["ready"])], command)
    chair.ready = command["ready"]
    client.send(cast(protocol.Ack, answer))
    telling.table(room)


async def rename(room: Room, client: Client, command: Command, chair: Chair) -> None:
    room.must_wait()
    name = room.good_name(command["name"], chair.seat)
    pawn = room.free_pawn(command.get("pawn") or chair.pawn, chair.seat)
    changes = [store.change_seat(room.id, chair.seat, name=name, pawn=pawn)]
    yields = room.bot_called(name)
    if yields:
        changes.append(store.change_seat(room.id, yields[0].seat, name=yields[1]))
    answer = await room.write(changes, command)
    chair.name, chair.pawn = name, pawn
    if yields:
        yields[0].name = yields[1]
    client.send(cast(protocol.Ack, answer))
    telling.table(room)


async def set_seat(room: Room, client: Client, command: Command, chair: Chair) -> None:
    room.must_wait()
    must_host_now(room, chair)
    which = command["which"]
    if which >= len(room.chairs) or which == chair.seat:
        raise Wrong("malformed", field="which")
    other = room.chairs[which]
    if other.kind == "person":
        must_host(room, chair)
    if command["to"] == "open":
        answer = await room.empty(other, command)
        client.send(cast(protocol.Ack, answer))
        return
    level = command.get("level", "steady")
    name = room.hall.bot_name([c.name for c in room.chairs if c is not other])
    values = {"kind": "bot", "level": level, "name": name, "pawn": None, "token": None, "ready": True}
    plan = room.plan if other.kind == "bot" else seating.noted(room.plan, which)
    changes = [store.change_seat(room.id, which, **values), store.change_table(room.id, plan=store.compact(plan))]
    answer = await room.write(changes, command)
    room.row["plan"] = room.plan = plan
    other.kind, other.level, other.name, other.pawn, other.ready = "bot", level, name, None, True
    room.vacate(other)
    client.send(cast(protocol.Ack, answer))
    telling.table(room)


async def entropy(room: Room, client: Client, command: Command, chair: Chair) -> None:
    """The commitment to the seed was told with the table: what is added now can no longer be reckoned with."""
    room.must_wait()
    text = command["text"].strip()
    if not text.isprintable():
        raise Wrong("malformed", field="text")
    plan = {**room.plan, "entropy": {**room.plan.get("entropy", {}), str(chair.seat): text}}
    answer = await room.write([store.change_table(room.id, plan=store.compact(plan))], command)
    room.row["plan"] = room.plan = plan
    client.send(cast(protocol.Ack, answer))
    telling.table(room)


async def start(room: Room, client: Client, command: Command, chair: Chair) -> None:
    room.must_wait()
    must_host_now(room, chair)
    if any(c.kind == "open" for c in room.chairs):
        raise Wrong("seat-open")
    if not all(c.ready for c in room.chairs if c is not chair):
        raise Wrong("not-ready")
    answer = await room.start_game(command)
    client.send(cast(protocol.Ack, answer))


async def speed(room: Room, client: Client, command: Command, chair: Chair) -> None:
    plan = {**room.plan, "pace": {**room.pace, "speed": command["speed"]}}
    answer = await room.write([store.change_table(room.id, plan=store.compact(plan))], command)
    room.row["plan"] = room.plan = plan
    room.pace = plan["pace"]
    if room.bot_due is not None:
        room.bot_due = min(room.bot_due, room.clock() + room.wait())
    client.send(cast(protocol.Ack, answer))
    telling.table(room)


async def give_to_bot(
    room: Room, client: Client, command: Command, chair: Chair, level: str, changes: Sequence[Change] = ()
) -> None:
    """The seat is a bot's from now on."""
    values = {"kind": "bot", "level": level, "token": None, "ready": True}
    answer = await room.write([*changes, store.change_seat(room.id, chair.seat, **values)], command)
    chair.kind, chair.level, chair.ready = "bot", level, True
    chair.stand_in = chair.hurried = False
    client.send(cast(protocol.Ack, answer))
    room.vacate(chair)
    room.reseat(chair)
    waiting.restart(room)
    telling.table(room)


async def kick(room: Room, client: Client, command: Command, chair: Chair) -> None:
    must_host(room, chair)
    which = command["which"]
    if which >= len(room.chairs) or which == chair.seat or room.chairs[which].kind != "person":
        raise Wrong("malformed", field="which")
    if room.row["stage"] == "over":
        raise Wrong("not-playing")
    other = room.chairs[which]
    gone = [each for each in room.clients if each.seats == [which]]
    plan = room.plan
    changes: list[Change] = []
    addresses: set[str] = set()
    if command["ban"]:
        # An address that somebody else at the table shares stays welcome: a family, or this very device.
        shared = {each.address for each in room.clients if set(each.seats) - {which}}
        shared |= {each.address for each in room.chairs if each is not other and each.kind == "person"}
        theirs = {each.address for each in gone} | {other.address}
        addresses = {network_of(each) for each in theirs if each} - {network_of(each) for each in shared}
        banned = sorted({*room.plan.get("banned", []), *addresses, *filter(None, [other.token])})
        plan = {**room.plan, "banned": banned}
        changes = [store.change_table(room.id, plan=store.compact(plan))]
        for each in gone:
            each.seats = []  # they are told why they go, and not that they hold the seat no more
    try:
        if room.row["stage"] == "waiting":
            client.send(cast(protocol.Ack, await room.empty(other, command, changes)))
        else:
            await give_to_bot(room, client, command, other, "steady", changes)
    except BaseException:
        for each in gone:
            each.seats = [which]
        raise
    room.row["plan"] = room.plan = plan
    if command["ban"]:
        watching = [each for each in room.clients if not each.seats and network_of(each.address) in addresses]
        for each in {*gone, *watching}:
            each.dismiss(Wrong("banned"))


async def watchers(room: Room, client: Client, command: Command, chair: Chair) -> None:
    must_host(room, chair)
    plan = {**room.plan, "watchers": command["allow"]}
    answer = await room.write([store.change_table(room.id, plan=store.compact(plan))], command)
    room.row["plan"] = room.plan = plan
    client.send(cast(protocol.Ack, answer))
    room.send_watchers_away()
    telling.table(room)


async def hand_over(room: Room, client: Client, command: Command, chair: Chair) -> None:
    if room.row["stage"] == "over":
        raise Wrong("not-playing")
    to = command["to"]
    if to == "bot":
        await give_to_bot(room, client, command, chair, command.get("level", "steady"))
        return
    code, kept = await code_for(room, command)
    answer = await room.write(kept, command)
    client.send({**cast(protocol.Ack, answer), "code": code})


def asks_for_code(command: Command) -> bool:
    return bool(command["kind"] == "hand_over" and command["to"] != "bot")


async def code_for(room: Room, command: Command) -> tuple[str, list[Change]]:
    """A code that gives a seat away; only the client is told, nothing that is stored holds it."""
    code = new_code(SEAT_CODE_LETTERS)
    kept = await room.hall.read(stretched, code)
    now = time.time()
    new = store.new_code(kept, room.id, command["seat"], now + CODE_GOOD_FOR[command["to"]])
    return code, [store.drop_old_codes(now), new]


async def answer_again(room: Room, client: Client, command: Command, answer: protocol.Ack) -> None:
    """A command that was done and comes again gets its answer again; a code that was on its way gets a successor."""
    if asks_for_code(command):
        code, kept = await code_for(room, command)
        await room.write(kept)
        answer = {**answer, "code": code}
    client.send(answer)


async def rematch(room: Room, client: Client, command: Command, chair: Chair) -> None:
    if room.row["stage"] != "over":
        raise Wrong("not-over")
    if room.row["next"] is not None:
        answer = await room.write([], command, table=room.row["next"])
    else:
        room.hall.one_table_more(client.address)
        new_id, changes = room.hall.rematch(room, client.seats)
        changes.append(store.change_table(room.id, next=new_id))
        answer = await room.write(changes, command, table=new_id)
        room.row["next"] = new_id
        if all(c.seat in client.seats for c in room.chairs if c.kind == "person"):
            with suppress(Wrong):  # the table is there: who finds it waiting starts it
                new = await room.hall.room(new_id)  # before anybody else knows of it, and asks for it elsewhere
                await new.ask(new.start_game)
        telling.table(room)
    client.send(cast(protocol.Ack, answer))


DO: dict[str, Callable[[Room, Client, Command, Chair], Awaitable[None]]] = {
    "move": move,
    "waive_claims": waive_claims,
    "resign": resign,
    "wish": wish,
    "say": say,
    "ready": ready,
    "rename": rename,
    "set_seat": set_seat,
    "entropy": entropy,
    "start": start,
    "speed": speed,
    "kick": kick,
    "watchers": watchers,
    "hand_over": hand_over,
    "rematch": rematch,
}
