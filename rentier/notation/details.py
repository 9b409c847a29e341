"""The figures that make a refusal's sentence useful: what was needed, what there was, who must act."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rentier.editions import Edition
from rentier.notation import position
from rentier.notation.moves import FIELDS, NAMES
from rentier.notation.naming import in_line
from rentier.notation.texts import Account
from rentier.rules import building, debts, mortgage, names, rent, table
from rentier.rules.moves import Move
from rentier.rules.state import State
from rentier.rules.tables import Tables


def of(
    g: State, e: Tables, edition: Edition, players: Sequence[str], code: int, seat: int, move: Move
) -> dict[str, str]:
    f = position.unpack(g)
    players = [in_line(name) for name in players]
    money = edition.format_money
    actor = table.actor(g, e)
    square = square_of(f, seat, move)
    known = {
        "player": players[seat],
        "actor": players[actor] if actor >= 0 else "",
        "square": "" if square is None else edition.squares[square].name,
        "cash": money(f["cash"][seat]),
        "amount": money(move.amount),
        "move": NAMES[move.kind],
        "houses": str(edition.dials["building.houses"]),
    }
    other = other_of(g, seat, move)
    if other != names.NOBODY:
        known["other"] = players[other]
    if code == names.R_NO_CASH:
        known["needed"] = money(needed(e, g, edition, square, move))
    if f["auction"] != names.AUCTION_NONE:
        led = f["auction_leader"] != names.NOBODY
        known["least"] = money(f["auction_bid"] + 1 if led else f["auction_least"])
        known["most"] = known["cash"]
    if f["debt_count"]:
        creditor = f["creditor"][0]
        known["owed"] = money(f["debt_amount"][0])
        known["creditor"] = players[creditor] if creditor < names.SEATS else Account(position.ACCOUNTS[creditor])
        known["needed"] = known.get("needed") or money(debts.raisable(g, e, f["debtor"][0]))
    return known


def square_of(f: Mapping[str, Any], seat: int, move: Move) -> int | None:
    """The square that a move is about: its own, or the one in question."""
    if move.kind in (names.MOVE_BUY, names.MOVE_DECLINE):
        return int(f["square"][seat])
    if move.kind in (names.MOVE_WANT, names.MOVE_WAIVE):
        return int(f["ask_square"]) if f["ask"] else None
    if move.kind in (names.MOVE_BID, names.MOVE_PASS):
        return int(f["auction_square"]) if f["auction"] else None
    return move.square if "square" in FIELDS.get(NAMES[move.kind], ((), ()))[0] else None


def other_of(g: State, seat: int, move: Move) -> int:
    """The other player of a move: whom an offer goes to, whose visit a claim is about."""
    if move.kind == names.MOVE_OFFER:
        return move.to
    if move.kind == names.MOVE_CLAIM_RENT:
        return rent.visitor_of(g, seat, move.square, move.visitor)
    return names.NOBODY


def needed(e: Tables, g: State, edition: Edition, square: int | None, move: Move) -> int:
    """The money that was lacking."""
    if square is None:
        return int(edition.dials["jail.bail"]) if move.kind == names.MOVE_PAY_BAIL else move.give_cash
    if move.kind == names.MOVE_BUILD:
        return building.next_cost(g, e, square)
    if move.kind == names.MOVE_LIFT:
        return mortgage.lifting_price(g, e, square)
    return edition.squares[square].price
