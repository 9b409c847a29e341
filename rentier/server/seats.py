"""Who sits at a table, and the table as anybody may see it."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal, cast

from rentier.bots import BUILT_IN, numbers
from rentier.editions import Edition
from rentier.notation.fairness import Source
from rentier.notation.naming import is_name, is_seen
from rentier.server import protocol
from rentier.server.limits import NAME_LETTERS, Bucket
from rentier.server.store import COMMANDS_KEPT, Kept, compact
from rentier.server.wrong import Wrong

By = Literal["person", "bot", "stand-in", "clock", "table"]
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that is taken for another


@dataclass
class Chair:
    """A seat, who sits there, and whether they are here."""

    seat: int
    kind: Literal["person", "bot", "open"]
    level: str | None
    name: str
    pawn: str | None
    token: str | None
    ready: bool
    last: int = 0  # the highest number of its commands
    first: int = 0  # below this one none is kept
    counted: list[int] = field(default_factory=list)  # of those that came while the table was in memory
    moved: tuple[int, int] = (0, 0)  # the last line that it was commanded, and by which number, as far as is known
    away_since: float | None = 0.0  # None: here
    left: float = 0.0  # when it was last seen, on the event loop's clock
    stand_in: bool = False
    hurried: bool = False  # the clock ran out: a bot plays until another has to decide
    leaving: bool = False  # it resigns as soon as it can
    wishes: set[str] = field(default_factory=set)

    talk: Bucket | None = None  # how much it has said of late
    address: str = ""  # where its person came from last

    def is_held_by(self, known: Iterable[str]) -> bool:
        """Whether one of these hashed tokens is the seat's; takes as long for any of them."""
        return self.token is not None and any([hmac.compare_digest(self.token, each) for each in known])

    def counts_anew(self) -> None:
        """Somebody else holds the seat, and numbers their commands as they like."""
        self.last = self.first = 0
        self.counted = []
        self.moved = (0, 0)

    def old_number(self) -> int | None:
        """Below which number commands need not be kept any longer, if there are many."""
        return sorted(self.counted)[-COMMANDS_KEPT] if len(self.counted) >= 2 * COMMANDS_KEPT else None

    def bot(self) -> int | None:
        """The bot that plays this seat now, or None: its person does."""
        if self.kind == "bot":
            return BUILT_IN[self.level or "steady"]
        return numbers.STEADY if self.stand_in or self.hurried or self.leaving else None

    def by(self) -> By:
        if self.kind == "bot":
            return "bot"
        return "clock" if self.hurried and not self.stand_in else "stand-in"


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def stretched(code: str) -> str:
    """A code as it is kept. It is short, and must not be found from this by trying all while it is good."""
    return hashlib.scrypt(code.encode("utf-8", "surrogatepass"), salt=b"rentier seat", n=2**12, r=8, p=1).hex()


def is_code(id_or_code: str) -> bool:
    """Whether this is a code to read out, and not the unguessable id of a link."""
    return len(typed_code(id_or_code)) <= 8


def new_code(letters: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(letters))


def typed_code(text: str) -> str:
    """A code as somebody typed it: small letters, spaces and hyphens do not matter."""
    return "".join(letter for letter in text.upper() if not letter.isspace() and letter != "-")


@lru_cache(maxsize=256)
def edition_of(text: str) -> Edition:
    """Tables of one edition share it, and its compiled form. It may take its time: not for the event loop."""
    return Edition.from_data(json.loads(text))


def table_info(
    row: dict[str, Any],
    edition: Edition,
    chairs: Sequence[Chair],
    here: Callable[[Chair], bool] = lambda chair: chair.kind == "bot",
    watching: int = 0,
    host: int | None = None,
) -> protocol.TableInfo:
    """A table as anybody may see it, from what is stored of it and who is there."""
    plan, summary = row["plan"], row["summary"]
    host = host_of(plan, chairs) if host is None else host
    return {
        "id": row["id"],
        "code": row["code"],
        "link": f"/t/{row['id']}",
        "edition": plan["edition"],
        "title": edition.title,
        "mode": edition.mode,
        "house_rules": dict(edition.house_rules),
        "pace": plan["pace"],
        "public": bool(plan.get("public")),
        "watchers": bool(plan.get("watchers", True)),
        "stage": row["stage"],
        "seats": [
            {
                "seat": chair.seat,
                "kind": chair.kind,
                "name": chair.name,
                "pawn": chair.pawn,
                "level": cast(Any, chair.level),
                "ready": chair.ready,
                "here": here(chair),
                "stand_in": chair.stand_in,
                "entropy": bool(entropy_of(plan, chair)),
                "host": chair.seat == host,
            }
            for chair in chairs
        ],
        "watching": watching,
        "wish_pause": [chair.seat for chair in chairs if "pause" in chair.wishes],
        "wish_end": [chair.seat for chair in chairs if "end" in chair.wishes],
        "version": summary["version"],
        "round": summary["round"],
        "commitment": Source(row["seed"]).commitment,
        "previous": row["previous"],
        "next": row["next"],
        "created": row["created"],
        "outcome": summary["outcome"],
    }


def entropy_of(plan: Mapping[str, Any], chair: Chair) -> str:
    """What the seat's person adds to the dice; nothing, for anybody else."""
    return str(plan.get("entropy", {}).get(str(chair.seat), "")) if chair.kind == "person" else ""


def host_of(plan: Mapping[str, Any], chairs: Iterable[Chair]) -> int | None:
    """The seat of who made the table; once that is nobody's, the first of those who sat there then."""
    persons = [chair.seat for chair in chairs if chair.kind == "person"]
    return plan["host"] if plan.get("host") in persons else next(iter(persons), None)


def chairs_of(rows: Iterable[dict[str, Any]], kept: Kept | None = None) -> list[Chair]:
    names = ("seat", "kind", "level", "name", "pawn", "token", "ready")
    chairs = [Chair(**{name: row[name] for name in names}) for row in rows]
    if kept is not None:
        for chair in chairs:
            chair.last, chair.first = kept.last.get(chair.seat, 0), kept.first.get(chair.seat, 0)
    return chairs


def renamed(header: str, seat: int, name: str) -> str:
    """A stored record's header with another name for a seat."""
    data = json.loads(header)
    for players in (data["players"], data.get("position", {}).get("players", [])):
        if seat < len(players):
            players[seat]["name"] = name
    return compact(data)


def read_row(row: dict[str, Any]) -> dict[str, Any]:
    """A stored table's row with its JSON read, but for the edition."""
    return {**row, "plan": json.loads(row["plan"]), "summary": json.loads(row["summary"])}


def good_name(name: str) -> str:
    name = " ".join(name.split())
    if not 1 <= len(name) <= NAME_LETTERS or not is_name(name) or not all(map(is_seen, name)):
        raise Wrong("name-wrong")
    return name
