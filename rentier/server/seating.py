"""The order in which seats were taken, and the numbers that seats get from it when the game starts (MT-03).

Only an edition with `turn.seating = "registered"` renumbers its seats; the order is noted at every table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import case, delete, update

from rentier.editions import Edition
from rentier.server import store
from rentier.server.seats import Chair
from rentier.server.store import Change, compact
from rentier.server.store.schema import codes, commands, talk

Numbers = Mapping[int, int]  # a seat's number while the table waits -> its number in the game


def noted(plan: Mapping[str, Any], seat: int) -> dict[str, Any]:
    """The table's plan after somebody, person or bot, has taken this seat: last of all."""
    before = [each for each in plan.get("registered", []) if each != seat]
    return {**plan, "registered": [*before, seat]}


def order_of(plan: Mapping[str, Any], chairs: Iterable[Chair]) -> list[int]:
    """All seats, in the order in which they were taken; those of which that is not known come first."""
    seats = [chair.seat for chair in chairs]
    known = [seat for seat in plan.get("registered", []) if seat in seats]
    return [*(seat for seat in seats if seat not in known), *known]


def new_numbers(edition: Edition, plan: Mapping[str, Any], chairs: Sequence[Chair]) -> Numbers:
    """The seats' numbers in the game that starts; empty if every seat keeps its own."""
    order = order_of(plan, chairs)
    if edition.dials["turn.seating"] != "registered" or order == sorted(order):
        return {}
    return {seat: number for number, seat in enumerate(order)}


def plan_under(plan: Mapping[str, Any], numbers: Numbers) -> dict[str, Any]:
    """The table's plan with its host and the players' entropy at their new seats."""
    new = {**plan, "registered": sorted(numbers)}
    if plan.get("host") in numbers:
        new["host"] = numbers[plan["host"]]
    if "entropy" in plan:
        new["entropy"] = {str(numbers[int(seat)]): text for seat, text in plan["entropy"].items()}
    return new


def changes(table_id: str, chairs: Iterable[Chair], plan: Mapping[str, Any], numbers: Numbers) -> list[Change]:
    """Stores who sits where, with the codes that give a seat away and what was said there.

    Commands are no longer looked up: their clients sent them for a seat of another number.
    """
    values = ("kind", "level", "name", "pawn", "token", "ready")
    rows = [
        store.change_seat(table_id, numbers[chair.seat], **{name: getattr(chair, name) for name in values})
        for chair in chairs
    ]
    moved: list[Change] = [
        (update(each).where(each.c.table_id == table_id).values(seat=case(dict(numbers), value=each.c.seat)), {})
        for each in (codes, talk)
    ]
    dropped: Change = (delete(commands).where(commands.c.table_id == table_id), {})
    return [dropped, *rows, *moved, store.change_table(table_id, plan=compact(plan))]


def renumber(chairs: list[Chair], numbers: Numbers) -> None:
    """Gives the chairs their new numbers, in place and in their order; their clients count commands anew."""
    for chair in chairs:
        chair.seat = numbers[chair.seat]
        chair.counts_anew()
    chairs.sort(key=lambda chair: chair.seat)
