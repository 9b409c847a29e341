"""The figures that make a refusal's sentence useful: what was needed, what there was, who must act."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rentier.editions import Edition
from rentier.notation import circumstances, nouns, position, texts
from rentier.notation.moves import FIELDS, NAMES
from rentier.notation.naming import in_line
from rentier.notation.nouns import Account
from rentier.notation.words import account, own
from rentier.rules import building, debts, mortgage, names, rent, table
from rentier.rules.moves import Move
from rentier.rules.state import State
from rentier.rules.tables import Tables


@dataclass(slots=True)
class Known:
    """What a refusal's sentence may name: words for every language, amounts, a square, a lot and a creditor."""

    edition: Edition
    words: dict[str, str] = field(default_factory=dict)
    amounts: dict[str, int] = field(default_factory=dict)
    squares: dict[str, int] = field(default_factory=dict)
    account: str = ""  # the creditor, if it is the Bank or the jackpot

    def details(self) -> dict[str, str]:
        """The details in the edition's own language, as `Refused.details` has them."""
        named = {name: self.edition.squares[square].name for name, square in self.squares.items()}
        amounts = {name: self.edition.format_money(amount) for name, amount in self.amounts.items()}
        return {**self.words, **named, **amounts, **({"creditor": Account(self.account)} if self.account else {})}

    def in_language(self) -> dict[str, dict[str, str]]:
        """The details that differ by language: name of the detail -> language -> words."""
        found: dict[str, dict[str, str]] = {}
        for language in texts.LANGUAGES:
            for name, text in self._said_in(language).items():
                found.setdefault(name, {})[language] = text
        return found

    def _said_in(self, language: str) -> dict[str, str]:
        said = {"bank": account(self.edition, language, "bank"), **nouns.of_edition(self.edition, language)}
        said |= own(self.edition, language)
        said |= {name: nouns.of_square(self.edition.squares[at], language) for name, at in self.squares.items()}
        said |= {name: self.edition.format_money(amount, language) for name, amount in self.amounts.items()}
        if self.account:
            said["creditor"] = account(self.edition, language, self.account)
        return said


def of_edition(edition: Edition) -> dict[str, str]:
    """What every refusal may say of the edition: a lot's houses, whether jail-free cards are traded, who may bid."""
    dials = edition.dials
    traded = dials["jail.card"] and dials["trade.jail_cards"]
    limited = dials["debt.sell_to_bank"] or dials["building.shortage"] == "auction"  # auctions not open to everyone
    return {
        "houses": str(dials["building.houses"]),
        "cards": "traded" if traded else "",
        "limited": "yes" if limited else "",
    }


def of(g: State, e: Tables, edition: Edition, players: Sequence[str], code: int, seat: int, move: Move) -> Known:
    """Return the details of a refusal of this move."""
    f = position.unpack(g)
    players = [in_line(name) for name in players]
    known = Known(edition, {"player": players[seat], "move": NAMES[move.kind], **of_edition(edition)})
    known.amounts = {"cash": f["cash"][seat], "amount": move.amount}
    actor = table.actor(g, e)
    known.words["actor"] = players[actor] if actor >= 0 else ""
    square = square_of(f, seat, move)
    if square is not None:
        known.squares["square"] = square
    other = other_of(g, seat, move)
    if other != names.NOBODY:
        known.words["other"] = players[other]
    if code == names.R_NO_CASH:
        known.amounts["needed"] = needed(e, g, edition, square, move)
    if code == names.R_AFTER_END_TIME:
        known.words["by"] = "clock" if edition.dials["end.clock"] else "agreed"
    if code == names.R_CANNOT_WAIT and circumstances.bail_is_due(edition, f, seat):
        known.words["forced"] = "yes"
    if code == names.R_QUESTION_OPEN:
        known.words["place"] = _place(f, seat, move)
    if code == names.R_CAN_STILL_PAY and f["time_up"]:
        known.words["by"] = "clock" if edition.dials["end.clock"] else "agreed"
    if code == names.R_HOTEL_NEEDS:
        _hotel(known, f, seat, move.square)
    if move.kind == names.MOVE_BID and f["auction"] != names.AUCTION_NONE:
        led = f["auction_leader"] != names.NOBODY
        known.amounts["least"] = f["auction_bid"] + 1 if led else f["auction_least"]
        known.amounts["most"] = known.amounts["cash"]
    if f["debt_count"]:
        _debt(known, g, e, f, players)
    return known


def _place(f: Mapping[str, Any], seat: int, move: Move) -> str:
    """What is waited for: the site of a scarce building, its placing, or an answer to the question."""
    if f["ask"] != names.ASK_SCARCE:
        return "question"
    needs_site = f["placing"] == seat or (f["auction"] != names.AUCTION_NONE and f["auction_leader"] == seat)
    if needs_site and move.kind in (names.MOVE_MORTGAGE, names.MOVE_SELL_BUILDING, names.MOVE_SELL_GROUP):
        return "site"
    return "building" if f["placing"] != names.NOBODY else "question"


def _hotel(known: Known, f: Mapping[str, Any], seat: int, square: int) -> None:
    """What a hotel lacks: a lot of the group that is not the player's own, or the houses that each other lot needs."""
    edition = known.edition
    group = edition.squares[square].group
    for lot in edition.squares:
        if lot.group == group and f["owner"][lot.index] != seat:
            known.squares["lot"] = lot.index
            return
    needs = edition.dials["building.hotel_needs"]
    if needs in ("each", "one-each"):
        known.words["least"] = str(edition.dials["building.houses"]) if needs == "each" else "1"


def _debt(known: Known, g: State, e: Tables, f: Mapping[str, Any], players: Sequence[str]) -> None:
    """The debt that is to be settled first."""
    creditor = f["creditor"][0]
    known.amounts["owed"] = debts.sum_from(g, 0)
    if creditor >= names.SEATS:
        known.account = position.ACCOUNTS[creditor]
    elif not debts.creditors_of_sum(g, 0):  # of a sum owed to several (SC-33) nobody is owed all
        known.words["creditor"] = players[creditor]
    if not known.amounts.get("needed"):
        known.amounts["needed"] = debts.raisable(g, e, f["debtor"][0])


def square_of(f: Mapping[str, Any], seat: int, move: Move) -> int | None:
    """The square that a move is about: its own, or the one in question."""
    if move.kind in (names.MOVE_BUY, names.MOVE_DECLINE):
        return int(f["square"][seat])
    if move.kind in (names.MOVE_WANT, names.MOVE_WAIVE):
        return int(f["ask_square"]) if f["ask"] == names.ASK_PRICE else None
    if move.kind in (names.MOVE_BID, names.MOVE_PASS):
        return int(f["auction_square"]) if f["auction"] not in (names.AUCTION_NONE, names.AUCTION_SCARCE) else None
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
