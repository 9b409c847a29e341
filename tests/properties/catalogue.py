"""A fixed catalogue of moves, sensible and senseless, to try in any position; and what "listed" means for each."""

from collections.abc import Mapping
from typing import Any

from rentier import Game

Try = tuple[Any, Any]  # move, seat

PLAIN = (
    *("roll", "end_turn", "buy", "decline", "pass", "want", "waive", "pay_bail", "use_card", "accept", "reject"),
    *("withdraw", "declare_bankruptcy", "resign"),
)
ABOUT_A_SQUARE = ("claim_rent", "build", "sell_building", "mortgage", "lift", "keep", "auction_title")
NUMBERS_THAT_ARE_NONE: tuple[Any, ...] = (
    *(None, True, False, "1", "", 1.0, 1.5, float("nan"), float("inf"), float("-inf"), [1], {}, b"1", 1j),
    *(-1, -(10**9), 10**9 + 1, 2**31, 2**63, 2**64, 10**30, 10**5000),
)
NOT_MOVES: tuple[Any, ...] = (
    *(
        None,
        0,
        1.5,
        "",
        "roll",
        b"roll",
        [],
        ["roll"],
        (),
        ("move", "roll"),
        {"roll"},
        object,
        True,
        {},
        {"mov": "roll"},
    ),
    *({"move": None}, {"move": 1}, {"move": "ROLL"}, {"move": "roll "}, {"move": ["roll"]}, {"move": "cheat"}),
    *({"move": ""}, {"move": "none"}, {"move": "rows"}, {"move": "end_time"}, {"move": {"move": "roll"}}),
    *({"move": "roll", "seat": 0}, {"move": "roll", "": 0}, {"move": "roll", 5: 0}, {"move": "roll", None: 0}),
    *({"move": "roll", "dice": [6, 6]}, {"move": "buy", "square": 39}, {"move": "resign", "square": 1}),
    *({"move": "bid"}, {"move": "build"}, {"move": "claim_rent"}, {"move": "claim_rent", "visitor": 0}),
    *({"move": "sell_group"}, {"move": "offer"}, {"move": "offer", "give": {"cash": 1}}, {"move": "settle"}),
    *({"move": "keep"}, {"move": "bid", "amount": 5, "cash": 5}, {"move": "settle", "give": {"cards": 1}}),
    *({"move": "offer", "to": 1, "give": {"gold": 1}}, {"move": "offer", "to": 1, "give": {"squares": [1, 1]}}),
    *({"move": "offer", "to": 1, "give": {"squares": 1}}, {"move": "offer", "to": 1, "give": {"squares": "1"}}),
    *({"move": "offer", "to": 1, "take": [1]}, {"move": "offer", "to": 1, "take": {"cards": 9}}),
    *(
        {"move": "sell_group", "group": "no such"},
        {"move": "sell_group", "group": 0},
        {"move": "sell_group", "group": None},
    ),
    *({"move": "sell_building", "square": 1, "whole": 1}, {"move": "sell_building", "square": 1, "whole": "yes"}),
    *({"move": "accept", "id": 0}, {"move": "reject", "id": 0}, {"move": "offer", "to": 1, "answers": 0}),
)
NOT_SEATS: tuple[Any, ...] = (-1, 99, True, False, "0", 0.0, 1.5, [0], 10**30, float("nan"))


def of(game: Game) -> list[Try]:
    """The catalogue for this edition and number of seats; the same whatever has happened."""
    board = len(game.edition.squares)
    seats = range(game.seats)
    moves: list[Any] = [{"move": name} for name in PLAIN]
    moves += [{"move": "bid", "amount": amount} for amount in (0, 1, 2, 50, 500, 10**9)]
    for square in range(board):
        moves += [{"move": name, "square": square} for name in ABOUT_A_SQUARE]
        moves.append({"move": "sell_building", "square": square, "whole": True})
        moves.append({"move": "claim_rent", "square": square, "visitor": square % game.seats})
        moves.append({"move": "offer", "to": square % game.seats, "give": {"squares": [square]}, "take": {"cash": 10}})
        moves.append({"move": "offer", "to": square % game.seats, "take": {"squares": [square]}, "give": {"cash": 10}})
        moves.append({"move": "settle", "give": {"squares": [square]}})
    moves += [{"move": "sell_group", "group": group} for group in game.edition.groups]
    for to in seats:
        moves.append({"move": "offer", "to": to})
        moves.append({"move": "offer", "to": to, "give": {"cash": 1}})
        moves.append({"move": "offer", "to": to, "give": {"cash": 10**9}, "take": {"squares": [1]}})
        moves.append({"move": "offer", "to": to, "give": {"squares": [1]}, "take": {"cash": 10**9}})
        moves.append({"move": "offer", "to": to, "give": {"cards": 1}, "take": {"cash": 5}})
        moves.append({"move": "offer", "to": to, "give": {"cash": 5}, "take": {"cards": 8}})
        moves.append({"move": "offer", "to": to, "give": {"cash": 5}, "take": {"squares": [1]}, "answers": 1})
        moves.append({"move": "offer", "to": to, "give": {"squares": list(range(board))}, "take": {"cash": 5}})
    for number in (1, 2, 3, 10**6):
        moves += [{"move": "accept", "id": number}, {"move": "reject", "id": number}]
    moves.append({"move": "settle", "give": {}})
    moves.append({"move": "settle", "give": {"cash": 1}})
    moves.append({"move": "settle", "give": {"cash": 10**9, "squares": [1, 3]}})
    # Everyone tries all of these.
    tries: list[Try] = [(move, seat) for move in moves for seat in seats]
    # Nobody may ever do the following.
    for number in (*NUMBERS_THAT_ARE_NONE, board, 64):
        tries += [({"move": name, "square": number}, None) for name in ABOUT_A_SQUARE]
        tries.append(({"move": "offer", "to": 1, "give": {"squares": [number]}}, None))
        tries.append(({"move": "offer", "to": number if number != 64 else -64}, None))
        tries.append(({"move": "claim_rent", "square": 1, "visitor": number}, None))
    for number in NUMBERS_THAT_ARE_NONE:
        tries.append(({"move": "bid", "amount": number}, None))
        tries.append(({"move": "accept", "id": number}, None))
        tries.append(({"move": "offer", "to": 1, "answers": number}, None))
        tries.append(({"move": "offer", "to": 1, "give": {"cash": number}}, None))
        tries.append(({"move": "settle", "give": {"cash": number}}, None))
    tries += [(move, None) for move in NOT_MOVES]
    tries += [({"move": "roll"}, seat) for seat in (*NOT_SEATS, game.seats)]
    return tries


def is_listed(game: Game, move: Mapping[str, Any], seat: int, listed: list[dict[str, Any]]) -> bool:
    """Whether the list of legal moves has this one, in full or as what it is short for."""
    name = move["move"]
    wanted = dict(move)
    if name == "bid":
        return any(row["move"] == name and row["min"] <= move["amount"] <= row["max"] for row in listed)
    if name in ("offer", "settle"):
        return {"move": name} in listed
    if name in ("accept", "reject") and "id" not in move:
        told = game.view(None)
        if not (told["settlement"] is not None and told["debts"][0]["creditor"] == seat):
            wanted["id"] = next((offer.id for offer in game.offers if offer.to == seat), 0)
    if name == "claim_rent" and "visitor" not in move:
        fitting = (claim.visitor for claim in game.claims if (claim.by, claim.square) == (seat, move["square"]))
        wanted["visitor"] = next(fitting, -1)
    if name == "sell_building" and move.get("whole"):
        title = game.view(None)["titles"].get(move["square"])
        if title is not None and title["buildings"] == 1:
            del wanted["whole"]
    return wanted in listed
