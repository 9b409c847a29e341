"""A game written down: a header, then a line a move, with its seat and its chance. See docs/record-format.md."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from rentier.editions import Edition
from rentier.notation.moves import shown, unreadable
from rentier.notation.refusals import Refused
from rentier.rules import names

FORMAT = 2  # older versions are read: docs/record-format.md says what has changed
MOST_BYTES = 64 * 1024 * 1024

CHANCE = {
    names.STREAM_DICE: "dice",
    names.STREAM_ORDER: "order",
    names.STREAM_CARD: "card",
    names.STREAM_AMOUNT: "amount",
    names.STREAM_SQUARE: "square",
    names.STREAM_DEAL: "deal",
}
# What a header holds beside the version, each of its type; the first six must be there.
HEADER: tuple[tuple[str, type, str], ...] = (
    ("edition", Mapping, "{name, squares, dials, …}"),
    ("players", list, "[{name, pawn}, …]"),
    ("commitment", str, "[0-9a-f]{64}"),
    ("fair", bool, "true, false"),
    ("entropy", list, '["…", …]'),
    ("chance", list, '["dice 3 4", …]'),
    ("dictated", list, "[0, 3]"),
    ("position", Mapping, "{players, …}"),
    ("seed", str, '"…"'),
    ("outcome", Mapping, "{why, winners, wealth}"),
)
REQUIRED = 6
# What the header says for a game that began in a position too.
HEADER_SAYS = ("edition", "mode", "house_rules", "seed", "fair", "entropy")
STREAM_OF = {word: stream for stream, word in CHANCE.items()}


EXAMPLE = f'{{"rentier-record": {FORMAT}, …}}'

not_a_record = partial(unreadable, "not-a-record")


def is_older(header: Mapping[str, Any]) -> bool:
    """Whether a record was written in an earlier version of the format, and so under earlier rules."""
    return bool(header["rentier-record"] < FORMAT)


def older_rules(header: Mapping[str, Any], line: int | None, language: str) -> Refused:
    """The refusal of an older record that today's rules play differently, from this line on or only in its result."""
    known = {"version": str(header["rentier-record"]), "line": "" if line is None else str(line)}
    return Refused("older-rules", None, language, **known)


def outcomes(rows: list[int], edition: Edition) -> list[str]:
    """The outcomes of chance in the engine's rows, as words: "dice 3 4", "card arca jail-free", "amount 55"."""
    return [
        word(rows[at + 1], rows[at + 2], edition)
        for at in range(0, len(rows), names.LOG_WIDTH)
        if rows[at] == names.EV_CHANCE
    ]


def word(stream: int, value: int, edition: Edition) -> str:
    if stream == names.STREAM_DICE:
        return f"dice {value // 8} {value % 8}" if value % 8 else f"dice {value // 8}"
    if stream == names.STREAM_CARD:
        deck = list(edition.decks.values())[value // names.CARDS]
        return f"card {deck.id} {deck.cards[value % names.CARDS].id}"
    return f"{CHANCE[stream]} {value}"


def read_outcome(text: object, edition: Edition) -> tuple[int, int]:
    """An outcome's stream and value; the inverse of `outcomes`."""
    parts = text.split(" ") if isinstance(text, str) else []
    kind = parts[0] if parts else ""
    if kind == "card" and len(parts) == 3 and parts[1] in edition.decks:
        ids = [card.id for card in edition.decks[parts[1]].cards]
        if parts[2] in ids:
            return names.STREAM_CARD, list(edition.decks).index(parts[1]) * names.CARDS + ids.index(parts[2])
    numbers = [int(part) for part in parts[1:] if part.isascii() and part.isdigit() and len(part) < 8]
    if kind == "dice" and len(numbers) == len(parts) - 1 and len(numbers) in (1, 2):
        if all(1 <= number <= 6 for number in numbers):
            return names.STREAM_DICE, numbers[0] * 8 + (numbers[1] if len(numbers) == 2 else 0)
    elif kind in STREAM_OF and kind != "card" and len(parts) == 2 and len(numbers) == 1:
        return STREAM_OF[kind], numbers[0]
    allowed = '"dice 3 4", "card DECK CARD", "amount 55", "order 2", "square 17", "deal 39"'
    raise not_a_record("chance", text, allowed, edition.language)


def check(data: object) -> tuple[Mapping[str, Any], list[Any]]:
    """The header and the moves of a record, or a refusal that says what it lacks."""
    if not isinstance(data, Mapping):
        raise not_a_record("record", data, "{header, moves}")
    header, moves = data.get("header"), data.get("moves")
    if len(data) != 2 or not isinstance(header, Mapping) or not isinstance(moves, list):
        raise not_a_record("record", list(data), "{header, moves}")
    if "rentier-record" not in header:
        raise not_a_record("record", "", EXAMPLE)
    version = header.get("rentier-record")
    if type(version) is int and version > FORMAT:
        raise not_a_record("rentier-record", version, f"≤ {FORMAT}", reason="newer")
    if type(version) is not int or version < 1:
        raise not_a_record("rentier-record", version, f"1…{FORMAT}")
    check_header(header, len(moves))
    for number, line in enumerate(moves, 1):
        if not isinstance(line, list) or len(line) != 3 or not isinstance(line[2], list):
            raise not_a_record(f"moves.{number}", line, "[seat, move, [chance]]")
    return header, moves


def check_header(header: Mapping[str, Any], moves: int) -> None:
    """Nothing is lacking, of another type, or unknown."""
    for number, (key, kind, allowed) in enumerate(HEADER):
        if key not in header and number < REQUIRED:
            raise not_a_record(key, None, allowed, reason="missing")
        if key in header and not isinstance(header[key], kind):
            raise not_a_record(key, header[key], allowed)
    known = ("rentier-record", *(key for key, _, _ in HEADER))
    for key in header:
        if key not in known:
            raise not_a_record(shown(key), header[key], ", ".join(known))
    if not re.fullmatch("[0-9a-f]{64}", header["commitment"]):
        raise not_a_record("commitment", header["commitment"], "[0-9a-f]{64}")
    if not all(isinstance(part, str) for part in header["entropy"]):
        raise not_a_record("entropy", header["entropy"], '["…", …]')
    dictated = header.get("dictated", [])
    if not all(type(line) is int and 0 <= line <= moves for line in dictated) or dictated != sorted(set(dictated)):
        raise not_a_record("dictated", dictated, f"0…{moves}")
    for key in HEADER_SAYS:
        if key in header.get("position", {}):
            raise not_a_record(f"position.{key}", header["position"][key], reason="header-has-it")


def to_text(data: Mapping[str, Any]) -> str:
    """The record as a file's text: one JSON value a line, the header first."""
    lines = [data["header"], *data["moves"]]
    return "".join(json.dumps(line, ensure_ascii=False, separators=(", ", ": ")) + "\n" for line in lines)


def from_text(text: str) -> dict[str, Any]:
    """The record in a file's text; `to_text` is the inverse."""
    values = []
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        try:
            values.append(json.loads(line, parse_constant=lambda word: word))
        except (ValueError, RecursionError):
            raise not_a_record(f"line {number}", line, "JSON") from None
    if not values:
        raise not_a_record("record", "", EXAMPLE)
    data = {"header": values[0], "moves": values[1:]}
    check(data)
    return data


def read_file(path: str | Path) -> dict[str, Any]:
    """The record in a file."""
    path = Path(path)
    if path.stat().st_size > MOST_BYTES:
        raise not_a_record(path.name, path.stat().st_size, f"≤ {MOST_BYTES} B")
    try:
        return from_text(path.read_text("utf-8-sig"))
    except UnicodeDecodeError:
        raise not_a_record(path.name, "", "UTF-8") from None
