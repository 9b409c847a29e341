"""What a comparison found, in words and as a table for the terminal, in four languages."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Sequence
from typing import Any

from babel.numbers import format_decimal

from rentier.editions import Edition
from rentier.editions.money import MINUS
from rentier.lab.compare import LIKELY, OPEN, SAME, SIDES, SURE
from rentier.notation import texts

TOLD = ("rounds", "unfinished", "leader_lost", "place", "unfairness", "bankruptcies", "bot", "wealth", "richest")
DIGITS = {"rounds": 1, "turns": 1, "share": 2, "count": 2, "money": 0, "starts": 2}
MOST_DIGITS = 5
LEAST_PLOT, MOST_PLOT = 11, 31


class Teller:
    """A comparison in one language; `editions` are its two sides."""

    def __init__(self, found: dict[str, Any], editions: tuple[Edition, Edition], language: str) -> None:
        self.found = found
        self.editions = editions
        self.language = language
        self.last = found["max_rounds"]

    # Words and figures.

    def say(self, key: str, **details: str) -> str:
        return texts.sentence(self.language, f"compare-{key}", details)

    def number(self, value: float, digits: int = 0) -> str:
        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        text = str(format_decimal(value, pattern, self.language)).replace("-", MINUS)
        return text.removeprefix(MINUS) if not set(text) & set("123456789") else text  # no −0.0

    def percent(self, share: float, digits: int = 1) -> str:
        return f"{self.number(share * 100, digits)}%"

    def digits(self, row: dict[str, Any]) -> int:
        """As many as the unit has, and more where the interval is too narrow to be seen with them."""
        digits = DIGITS[row["unit"]]
        if row["p"] is not None:
            width = (row["high"] - row["low"]) * (100 if row["unit"] == "share" else 1)
            while 0 < width < 2 * 0.1**digits and digits < MOST_DIGITS and row["unit"] != "money":
                digits += 1
        return digits

    def value(self, row: dict[str, Any], side: int) -> str:
        """A side's own value."""
        value, unit = row[SIDES[side]], row["unit"]
        if value is None:
            return "–"
        if unit == "share":
            return self.percent(value, self.digits(row))
        if unit == "money":
            return self.editions[side].format_money(round(value), self.language)
        return self.number(value, 0 if row["key"] == "median" else self.digits(row))

    def bare(self, row: dict[str, Any], value: float, signed: bool = False) -> str:
        """A difference without its unit: shares in percentage points."""
        text = self.number(value * 100 if row["unit"] == "share" else value, self.digits(row))
        return f"+{text}" if signed and value > 0 and set(text) & set("123456789") else text

    def difference(self, row: dict[str, Any]) -> str:
        return self.bare(row, row["difference"], signed=True)

    def interval(self, row: dict[str, Any]) -> str:
        low, high = (self.bare(row, row[end], signed=True) for end in ("low", "high"))
        return self.say("range", low=low, high=high)

    def with_unit(self, unit: str, bare: str) -> str:
        if unit in ("count", "money"):
            return bare
        return self.say("unit-points" if unit == "share" else f"unit-{unit}", value=bare)

    def amounts(self, row: dict[str, Any], ends: Sequence[float], signed: bool = False) -> list[str]:
        """As `bare`, but money with its symbol, as nothing else says what it is."""
        if row["unit"] != "money":
            return [self.bare(row, end, signed) for end in ends]
        shown = [self.editions[0].format_money(round(end), self.language) for end in ends]
        return [f"+{text}" if signed and round(end) > 0 else text for text, end in zip(shown, ends, strict=True)]

    def grain(self, row: dict[str, Any]) -> str:
        unit, grain = row["unit"], row["grain"]
        if unit == "share":
            return self.with_unit(unit, self.number(grain * 100))
        if unit == "money":
            return self.editions[0].format_money(max(1, round(grain)), self.language)
        digits = 0 if grain == round(grain) else 2
        return self.with_unit(unit, self.number(grain, digits))

    def label(self, row: dict[str, Any]) -> str:
        key, at = row["key"], row["at"]
        if key == "place":
            return self.say("label-begins") if at == 0 else self.say("label-place", at=str(at + 1))
        if key == "bot":
            return self.say("label-bot", bot=at)
        return self.say(f"label-{key.replace('_', '-')}", at="" if at is None else self.number(at))

    def side(self, side: int) -> str:
        """What a side is called over a column."""
        first, second = (edition.title for edition in self.editions)
        if first == second:
            return self.say(SIDES[side])
        return (first, second)[side]

    def described(self, side: int) -> str:
        """A side in full: Perú, mode quick, money.salary = 400."""
        edition = self.editions[side]
        parts = [edition.title]
        if edition.mode:
            parts.append(self.say("in-mode", mode=edition.mode))
        parts += [f"{key} = {plain_value(value)}" for key, value in edition.house_rules.items()]
        if side == 0 and len(parts) == 1 and self.editions[1].title == edition.title:
            parts.append(self.say("printed"))
        return ", ".join(parts)

    def title(self) -> str:
        return self.say("title", printed=self.described(0), changed=self.described(1))

    def lead(self) -> str:
        found = self.found
        told = self.say(
            "lead",
            games=self.number(found["games"]),
            players=str(found["players"]),
            bots=", ".join(dict.fromkeys(found["bots"])),
        )
        if found["interrupted"]:
            games, asked = self.number(found["games"]), self.number(found["games_asked"])
            told += ". " + self.say("stopped", games=games, asked=asked)
        return told

    def note(self) -> str:
        looked_at = sum(row["p"] is not None for row in self.found["measures"]) + len(self.found["equal_chances"])
        told = self.say("note-table", last=self.number(self.last), count=str(looked_at))
        starts = any(row["unit"] == "starts" for row in self.found["measures"])
        return f"{told} {self.say('note-starts')}" if starts else told

    # Sentences.

    def told(self) -> list[dict[str, Any]]:
        """The measures that the words are about, the surest first."""
        bots = list(self.found["printed"]["wins_by_bot"])
        rows = [
            row
            for key in TOLD
            for row in self.found["measures"]
            if row["key"] == key
            and row["verdict"] is not None
            and not (key == "unfinished" and row["at"] != self.last)
            and not (key == "place" and row["at"] != 0)
            and not (key == "bot" and len(bots) == 2 and row["at"] == bots[1])  # what the other one does not win
        ]
        return sorted(rows, key=lambda row: (SURE, LIKELY, SAME, OPEN).index(row["verdict"]))

    def sentences(self) -> list[str]:
        """What is sure and what is not."""
        found = self.found
        games = self.number(found["games"])
        bots = self.say("say-bots", bots=", ".join(dict.fromkeys(found["bots"])))
        if found["games_alike"] == found["games"]:
            return [self.say("all-alike", games=games), bots]
        told = [self.sentence(row) for row in self.told()]
        median = next(row for row in found["measures"] if row["key"] == "median")
        if median["printed"] < self.last and median["changed"] < self.last:
            ends = {side: self.number(median[name]) for side, name in (("from", "printed"), ("to", "changed"))}
            told.insert(1 if self.told() and self.told()[0]["key"] == "rounds" else 0, self.say("say-median", **ends))
        if found["equal_chances"]:
            first, second = (found["equal_chances"][side]["refuted"] for side in SIDES)
            told.append(self.say("equal-" + (("neither", "changed"), ("printed", "both"))[first][second]))
        if found["games_alike"]:
            told.append(self.say("some-alike", games=games, count=self.number(found["games_alike"])))
        return [*told, bots]

    def sentence(self, row: dict[str, Any]) -> str:
        unit, verdict = row["unit"], row["verdict"]
        topic = {"place": "begins"}.get(row["key"], row["key"].replace("_", "-"))
        at = "" if row["at"] is None or row["key"] == "bot" else self.number(row["at"])
        about = {"at": at, "bot": str(row["at"])}
        if verdict in (SURE, LIKELY):
            ends = sorted(max(0.0, abs(row[end])) for end in ("low", "high"))
            if row["low"] * row["high"] <= 0:  # Holm's method may call sure what the interval just reaches
                ends[0] = 0.0
            low, high = self.amounts(row, ends)
            amount = low if low == high else self.say("between", low=low, high=high)
            stalls = any(self.found[side]["unfinished"] for side in SIDES)
            claim = self.say(
                f"{topic}-{'up' if row['difference'] > 0 else 'down'}",
                range=self.with_unit(unit, amount),
                last=self.number(self.last) if stalls else "",
                **about,
            )
            values = {"from": self.value(row, 0), "to": self.value(row, 1)}
            return self.say(f"say-{verdict}", claim=claim, **values)
        question = self.say(f"{topic}-ask", **about)
        if verdict == SAME:
            return self.say("say-same", question=question, grain=self.grain(row))
        needed = row["games_to_settle"]
        if needed is not None and needed <= self.found["games"]:
            needed = None
        low, high = self.amounts(row, (row["low"], row["high"]), signed=True)
        return self.say(
            "say-open",
            question=question,
            games=self.number(self.found["games"]),
            low=low,
            high=self.with_unit(unit, high),
            needed=self.number(needed) if needed else "",
            grain=self.grain(row) if needed else "",
        )

    # For the terminal.

    def table(self, width: int | None = None) -> str:
        """Both values, difference, interval and its plot, then the words."""
        width = width or shutil.get_terminal_size((110, 24)).columns
        found = self.found
        lines = [self.title(), f"{self.lead()} ({self.number(found['seconds'], 1)} s)"]
        head = [self.say("measure"), self.side(0), self.side(1), self.say("difference"), self.say("interval"), "", ""]
        groups: dict[str, list[dict[str, Any]]] = {}
        for row in found["measures"]:
            groups.setdefault(row["group"], []).append(row)
        cells = {
            group: [
                [
                    "  " + self.label(row),
                    self.value(row, 0),
                    self.value(row, 1),
                    self.difference(row) if row["p"] is not None else "–",
                    self.interval(row) if row["p"] is not None else "",
                    self.say(f"verdict-{row['verdict']}") if row["verdict"] else "",
                ]
                for row in rows
            ]
            for group, rows in groups.items()
        }
        every = [head[:6], *(row for rows in cells.values() for row in rows)]
        widths = [max(len(row[i]) for row in every) for i in range(6)]
        room = min(MOST_PLOT, width - sum(widths) - 12)
        below = room < LEAST_PLOT  # where it does not fit beside a row it goes below, with the verdict
        room = min(MOST_PLOT, width - widths[5] - 6) if below else room
        room = max(1, room - 1 + room % 2)

        def line(row: Sequence[str], plot: str) -> str:
            shown = [row[0].ljust(widths[0]), *(cell.rjust(widths[i]) for i, cell in enumerate(row[1:5], 1))]
            gap = "\n    " if below and row[5] else "" if below else "  "
            return ("  ".join(shown) + gap + "  ".join([plot, row[5]])).rstrip()

        lines += ["", line(head, " " * room)]
        for group, rows in groups.items():
            lines.append(self.say(f"group-{group}"))
            reach: dict[str, float] = {}
            for row in rows:
                if row["p"] is not None:
                    ends = (abs(row["low"]), abs(row["high"]), reach.get(row["unit"], 0.0))
                    reach[row["unit"]] = max(ends)
            for row, shown in zip(rows, cells[group], strict=True):
                plot = (
                    axis(row["low"], row["difference"], row["high"], reach[row["unit"]], room)
                    if row["p"] is not None
                    else ""
                )
                lines.append(line(shown, plot.ljust(room)))
        wide = max(60, min(width, 110))
        lines += ["", *textwrap.wrap(" ".join(self.sentences()), wide), "", *textwrap.wrap(self.note(), wide)]
        for side, name in enumerate(SIDES):
            for bot, offence in found[name]["offences"].items():
                lines += [
                    "",
                    f"{self.side(side)}: {bot} offended {offence['count']:,} times and was replaced by steady; "
                    f"first, {offence['first']}",
                ]
        return "\n".join(lines)


def axis(low: float, value: float, high: float, reach: float, width: int) -> str:
    """An interval around its value on an axis from -reach to reach, with nought in the middle: `────┼──├●┤─`."""
    if width <= 0:
        return ""
    middle = width // 2

    def place(at: float) -> int:
        return middle + round(at / reach * middle) if reach > 0 else middle

    drawn = ["─"] * width
    drawn[middle] = "┼"
    first, last = place(low), place(high)
    for i in range(first, last + 1):
        drawn[i] = "━" if i != middle else "╋"
    drawn[place(value)] = "●"
    return "".join(drawn)


def plain_value(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
