"""Moves as plain data: reading what anyone may send, and writing what the rules know."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from rentier.editions import Edition
from rentier.notation.refusals import Refused, clause_of
from rentier.rules import names
from rentier.rules.moves import Move

MOST_MONEY = 1_000_000_000

KINDS: dict[str, int] = {
    name[5:].lower(): getattr(names, name) for name in dir(names) if name.startswith("MOVE_") and name != "MOVE_ROWS"
}
NAMES: dict[int, str] = {kind: name for name, kind in KINDS.items()}

# Move -> its fields: required, optional. Every other move has none.
FIELDS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "bid": (("amount",), ()),
    "claim_rent": (("square",), ("visitor",)),
    "build": (("square",), ()),
    "sell_building": (("square",), ("whole",)),
    "sell_group": (("group",), ()),
    "mortgage": (("square",), ()),
    "lift": (("square",), ()),
    "keep": (("square",), ()),
    "offer": (("to",), ("give", "take", "answers")),
    "accept": ((), ("id",)),
    "reject": ((), ("id",)),
    "settle": (("give",), ()),
    "auction_title": (("square",), ()),
}
PILE = ("cash", "squares", "cards")


class Reader:
    """Reads moves for one edition and number of seats; refuses whatever is not a move."""

    def __init__(self, edition: Edition, seats: int) -> None:
        self.edition = edition
        self.seats = seats
        self.groups = list(edition.groups)

    def refuse(self, code: str, **details: str) -> Refused:
        return Refused(code, clause_of(self.edition, code), self.edition.language, **full(details))

    def read(self, data: object) -> Move:
        """The move that this data says, or a refusal."""
        if not isinstance(data, Mapping) or "move" not in data:
            raise self.refuse("not-a-move", value=shown(data))
        name = data["move"]
        if not isinstance(name, str) or name not in KINDS:
            raise self.refuse("unknown-move", move=shown(name), allowed=", ".join(KINDS))
        required, optional = FIELDS.get(name, ((), ()))
        for key in data:
            if key != "move" and key not in required and key not in optional:
                raise self.refuse("unknown-field", move=name, field=shown(key))
        for key in required:
            if key not in data:
                raise self.refuse("missing-field", move=name, field=key)
        move = Move(KINDS[name])
        if "square" in data:
            move.square = self.square("square", data["square"])
        if "amount" in data:
            move.amount = self.whole("amount", data["amount"], MOST_MONEY)
        if "visitor" in data:
            move.visitor = self.seat("visitor", data["visitor"])
        if "to" in data:
            move.to = self.seat("to", data["to"])
        if "id" in data:
            move.id = self.whole("id", data["id"], MOST_MONEY, least=1)
        if "answers" in data:
            move.answers = self.whole("answers", data["answers"], MOST_MONEY, least=1)
        if "whole" in data:
            if not isinstance(data["whole"], bool):
                raise self.refuse(
                    "wrong-type", move=name, field="whole", value=shown(data["whole"]), allowed="true, false"
                )
            move.whole = data["whole"]
        if "group" in data:
            if not isinstance(data["group"], str) or data["group"] not in self.groups:
                raise self.refuse("no-such-group", value=shown(data["group"]), allowed=", ".join(self.groups))
            move.group = self.groups.index(data["group"])
        if "give" in data:
            move.give_cash, move.give_squares, move.give_cards = self.pile("give", data["give"], name)
        if "take" in data:
            move.take_cash, move.take_squares, move.take_cards = self.pile("take", data["take"], name)
        return move

    def whole(self, field: str, value: object, most: int, least: int = 0) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.refuse("wrong-type", field=field, value=shown(value), allowed=f"{least}…{most}")
        if not least <= value <= most:
            raise self.refuse("out-of-range", field=field, value=shown(value), allowed=f"{least}…{most}")
        return value

    def square(self, field: str, value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.refuse(
                "wrong-type", field=field, value=shown(value), allowed=f"0…{len(self.edition.squares) - 1}"
            )
        if not 0 <= value < len(self.edition.squares):
            raise self.refuse(
                "no-such-square", field=field, value=shown(value), most=str(len(self.edition.squares) - 1)
            )
        return value

    def seat(self, field: str, value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < self.seats:
            raise self.refuse("no-such-seat", field=field, value=shown(value), most=str(self.seats - 1))
        return int(value)  # an enumeration's member counts as its number

    def pile(self, side: str, data: object, name: str) -> tuple[int, int, int]:
        """Cash, squares as bits, and cards of one side of an exchange."""
        if not isinstance(data, Mapping):
            raise self.refuse("wrong-type", field=side, value=shown(data), allowed="{cash, squares, cards}")
        for key in data:
            if key not in PILE or (key == "cards" and name == "settle"):
                raise self.refuse("unknown-field", move=name, field=f"{side}.{shown(key)}")
        squares = data.get("squares", [])
        if not isinstance(squares, list | tuple):
            raise self.refuse("wrong-type", field=f"{side}.squares", value=shown(squares), allowed="[1, 3]")
        bits = 0
        for square in squares:
            bit = 1 << self.square(f"{side}.squares", square)
            if bits & bit:
                raise self.refuse("out-of-range", field=f"{side}.squares", value=shown(square), allowed="[1, 3]")
            bits |= bit
        cash = self.whole(f"{side}.cash", data.get("cash", 0), MOST_MONEY)
        cards = self.whole(f"{side}.cards", data.get("cards", 0), names.KEEPERS)
        return cash, bits, cards

    def write(self, fields: tuple[int, ...]) -> dict[str, Any]:
        """A packed move as data; `read` is the inverse."""
        (kind, square, amount, group, whole, visitor, to, number, answers, *piles) = fields
        give_cash, give_cards, give_squares, take_cash, take_cards, take_squares = piles
        name = NAMES[kind]
        if name == "settle":
            give_cards = 0  # a settlement has none: what is there is of an offer before
        required, optional = FIELDS.get(name, ((), ()))
        data: dict[str, Any] = {"move": name}
        values: dict[str, Any] = {
            "square": square,
            "amount": amount,
            "group": self.groups[group] if 0 <= group < len(self.groups) else "",
            "whole": bool(whole),
            "visitor": visitor,
            "to": to,
            "id": number,
            "answers": answers,
            "give": pile_data(give_cash, give_squares, give_cards),
            "take": pile_data(take_cash, take_squares, take_cards),
        }
        empty = {"whole": False, "visitor": names.NOBODY, "id": 0, "answers": 0, "give": {}, "take": {}}
        for key in (*required, *optional):
            if key in required or values[key] != empty[key]:
                data[key] = values[key]
        return data

    def listed(self, row: tuple[int, int, int, int, int]) -> dict[str, Any]:
        """A row of the list of legal moves as data; a free amount has its `min` and `max`."""
        kind, square, extra, least, most = row
        name = NAMES[kind]
        data: dict[str, Any] = {"move": name}
        if name == "bid":
            data |= {"min": least, "max": most}
        elif name == "sell_group":
            data["group"] = self.groups[square]
        elif name in ("accept", "reject"):
            if square:
                data["id"] = square
        elif "square" in FIELDS.get(name, ((), ()))[0]:
            data["square"] = square
            if name == "claim_rent":
                data["visitor"] = extra
            elif name == "sell_building" and extra:
                data["whole"] = True
        return data


def pile_data(cash: int, squares: int, cards: int) -> dict[str, Any]:
    data: dict[str, Any] = {}
    if cash:
        data["cash"] = cash
    if squares:
        data["squares"] = squares_of(squares)
    if cards:
        data["cards"] = cards
    return data


def squares_of(bits: int) -> list[int]:
    """The numbers whose bits are set."""
    found = []
    bits &= 2**64 - 1
    while bits:
        found.append((bits & -bits).bit_length() - 1)
        bits &= bits - 1
    return found


def bits_of(numbers: list[int]) -> int:
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def shown(value: object) -> str:
    """A stranger's value, short enough to repeat."""
    try:
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=repr)
    except (TypeError, ValueError, RecursionError):  # a number of thousands of digits, a list in a list in a list…
        text = type(value).__name__
    text = text.encode("utf-8", "backslashreplace").decode()  # half a letter could not be sent
    return text if len(text) <= 60 else text[:57] + "…"


DETAILS = (
    *("player", "actor", "square", "other", "needed", "cash", "amount", "least", "most"),
    *(
        "owed",
        "creditor",
        "houses",
        "lot",
        "place",
        "cards",
        "limited",
        "forced",
        "field",
        "value",
        "allowed",
        "reason",
    ),
    *("by", "move"),
)


def full(details: Mapping[str, str]) -> dict[str, str]:
    """Every detail that a sentence may use, those not known empty."""
    return {key: details.get(key, "") for key in DETAILS}


def unreadable(
    code: str,
    field: str,
    value: object,
    allowed: str = "",
    language: str = "en",
    reason: str = "",
    because: ValueError | None = None,
) -> Refused:
    """Why a position or a record is none. What would be right is told as data, or by one of `refusals.REASONS`."""
    if because is not None:
        reason = because.code if isinstance(because, Refused) else str(because)
    known = {"field": field, "value": shown(value), "allowed": allowed, "reason": reason}
    refusal = Refused(code, None, language, **full(known))
    refusal.because = because
    return refusal
