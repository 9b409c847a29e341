"""A comparison as a page with pictures, in four languages."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from html import escape
from typing import Any

from rentier.editions import Edition
from rentier.lab import charts, page
from rentier.lab.charts import Estimate, Series, Text
from rentier.lab.compare import SIDES
from rentier.lab.compare_text import Teller, plain_value
from rentier.lab.intervals import wilson
from rentier.notation import texts, words

STYLE = """
.differences td{white-space:nowrap}
.differences .group th{font-family:var(--serif);font-weight:600;padding-top:1.1em;color:var(--ink)}
.verdict{font-weight:600}
.verdict.open,.verdict.same{font-weight:400;color:var(--soft)}
@media (max-width:560px){.differences tr{display:grid;grid-template-columns:1fr 1fr 1.5fr 1.1fr;padding:.3em 0;
border-bottom:1px solid var(--line)}.differences th,.differences td{border:0;padding:.1em 0}
.differences th:first-child{grid-column:1/-1}.differences thead th:first-child{display:none}
.differences td:last-child{white-space:normal}
.differences td:nth-child(2),.differences thead th:nth-child(2){text-align:left}}
"""


def write(found: dict[str, Any], editions: tuple[Edition, Edition], language: str, asked: str) -> str:
    """The page; it opens in this language. `asked` is the command that makes it again."""
    first = [language, *(other for other in page.LANGUAGES if other != language)]
    return page.page([Writer(found, editions, each).version(asked) for each in first], STYLE)


def command(edition: str, other: str, found: dict[str, Any], language: str, out: str) -> str:
    """The command that makes the same comparison again."""
    words = ["rentier", "compare", edition]
    if other != edition:
        words.append(other)
    for side, prefix in zip(SIDES, ("--base-", "--"), strict=True):
        if found[side]["mode"]:
            words += [f"{prefix}mode", found[side]["mode"]]
        for key, value in found[side]["house_rules"].items():
            words += [f"{prefix}rule", f"{key}={plain_value(value)}"]
    words += ["--games", str(found["games"]), "--players", str(found["players"]), "--bots", ",".join(found["bots"])]
    words += ["--seed", found["seed"], "--max-rounds", str(found["max_rounds"]), "-o", out, "--lang", language]
    return shlex.join(words)


class Writer(Teller):
    """The page in one language."""

    def version(self, asked: str) -> page.Version:
        sections = [
            page.Section(self.say("words"), self.words()),
            page.Section(self.say("what"), self.what()),
            page.Section(self.say("differences"), self.differences()),
            page.Section(self.say("charts"), self.charts()),
            page.Section(self.say("made"), self.made(asked)),
        ]
        return page.Version(self.language, self.title(), self.lead(), sections)

    def words(self) -> str:
        return "<ul>" + "".join(f"<li>{escape(one)}</li>" for one in self.sentences()) + "</ul>"

    def what(self) -> str:
        """The rules that differ, by their names."""
        first, second = self.editions
        keys = [key for key in first.dials if first.dials[key] != second.dials[key]]
        rows = [
            [
                f'{escape(self.dial_label(key))} <span class="quiet"><code>{escape(key)}</code></span>',
                *(escape(self.dial(key, edition.dials[key])) for edition in self.editions),
            ]
            for key in keys
        ]
        head = [escape(cell) for cell in (self.say("rule"), self.side(0), self.side(1))]
        more = f"<p>{escape(self.say('editions-too'))}</p>" if first.name != second.name else ""
        return (page.table(head, rows) if rows else "") + more

    def dial_label(self, key: str) -> str:
        return words.capital(texts.sentence(self.language, f"dial-{dashed(key)}", words.plain(self.language)))

    def dial(self, key: str, value: object) -> str:
        """A rule's value in words, where it has any."""
        if isinstance(value, bool):
            return texts.sentence(self.language, "yes" if value else "no", {})
        named = f"dial-{dashed(key)}-{dashed(str(value))}"
        if named not in texts.keys(self.language):
            return str(value)
        return texts.sentence(self.language, named, words.plain(self.language))

    def differences(self) -> str:
        head = [self.say("measure"), self.side(0), self.side(1), self.say("difference"), self.say("verdict")]
        body, group = [], ""
        for row in self.found["measures"]:
            if row["group"] != group:
                group = row["group"]
                title = escape(self.say(f"group-{group}"))
                body.append(f'<tr class="group"><th scope="colgroup" colspan="5">{title}</th></tr>')
            cells = [escape(self.value(row, side)) for side in range(2)]
            if row["verdict"] is None:
                cells += ["–", ""]
            else:
                shown = escape(self.difference(row))
                cells.append(f'{shown}<span class="quiet">{escape(self.interval(row))}</span>')
                said = escape(self.say(f"verdict-{row['verdict']}"))
                cells.append(f'<span class="verdict {row["verdict"]}">{said}</span>')
            body.append(
                f'<tr><th scope="row">{escape(self.label(row))}</th>'
                + "".join(f"<td>{c}</td>" for c in cells)
                + "</tr>"
            )
        top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
        table = f'<table class="differences"><thead><tr>{top}</tr></thead><tbody>{"".join(body)}</tbody></table>'
        return f'{table}<p class="quiet">{escape(self.note())}</p>'

    # Pictures.

    def text(self, key: str, title: str, description: str) -> Text:
        return Text(f"{self.language}-{key}", title, description)

    def charts(self) -> str:
        drawn = [
            self.forest("rounds", ("rounds",), ("rounds", "median", "ended")),
            self.going(),
            self.forest("shares", ("share",), None),
            *self.order(),
            self.money("wealth"),
            self.money("richest"),
        ]
        return page.figures(*(one for one in drawn if one))

    def forest(self, key: str, units: Sequence[str], keys: Sequence[str] | None) -> str:
        """The differences of these measures, on one axis with nought marked."""
        rows = [
            row
            for row in self.found["measures"]
            if row["verdict"] is not None and row["unit"] in units and (keys is None or row["key"] in keys)
        ]
        factor = 100 if units == ("share",) else 1
        estimates = [
            Estimate(
                self.label(row),
                row["difference"] * factor,
                row["low"] * factor,
                row["high"] * factor,
                self.difference(row),
            )
            for row in rows
        ]
        title = self.say(f"chart-{key}")
        told = "; ".join(f"{self.label(row)}: {self.interval(row)}" for row in rows)
        chart = charts.forest(self.text(key, title, told), estimates, self.tick, (0.0, self.say("no-change")))
        return page.figure(title, chart)

    def tick(self, value: float) -> str:
        return self.number(value, 0 if value == round(value) else 1 if value * 10 == round(value * 10) else 2)

    def percent_tick(self, value: float) -> str:
        return self.percent(value, 0 if abs(value * 100 - round(value * 100)) < 1e-9 else 1)

    def going(self) -> str:
        """The share of games that go on after each round."""
        rows = self.found["still_going"]
        series = [
            Series(
                self.side(side),
                [(row["round"], row[name]["share"]) for row in rows],
                [(row["round"], row[name]["low"], row[name]["high"]) for row in rows],
            )
            for side, name in enumerate(SIDES)
        ]
        title = self.say("chart-going")
        last = rows[-1]
        told = self.told_lines(title, last["round"], *(self.percent(last[name]["share"]) for name in SIDES))
        chart = charts.lines(
            self.text("going", title, told),
            series,
            self.say("axis-round"),
            self.say("axis-games"),
            self.tick,
            self.percent_tick,
            top=1.0,
        )
        return page.figure(title, chart)

    def told_lines(self, name: str, at: int, first: str, second: str) -> str:
        return self.say("told-lines", name=name, at=self.number(at), **{"from": first, "to": second})

    def order(self) -> list[str]:
        """Each side's wins by place, with the places of both beside each other."""
        places = [row for row in self.found["measures"] if row["key"] == "place" and row["verdict"] is not None]
        if not places:
            return []
        fair = 1 / self.found["players"]
        won = [self.found[name]["games"] - self.found[name]["unfinished"] for name in SIDES]
        estimates = []
        for row in places:
            for side, name in enumerate(SIDES):
                share = wilson_of(row[name], won[side])
                label = f"{self.label(row)} ({self.side(side)})"
                estimates.append(Estimate(label, *share, self.percent(row[name])))
        title = self.say("chart-order")
        told = "; ".join(f"{one.name}: {one.note}" for one in estimates)
        chart = charts.forest(
            self.text("order", title, told), estimates, self.percent_tick, (fair, self.say("equal-chance"))
        )
        return [page.figure(title, chart)]

    def money(self, what: str) -> str:
        """What it comes to over time on both sides, while at least a twentieth of the games go on."""
        share = what == "richest"
        rows = [
            row
            for row in self.found["money_over_time"]
            if all(row[name][what] is not None for name in SIDES) and self.many_go_on(row["round"])
        ]
        if len(rows) < 2:
            return ""
        series = []
        one = self.editions[0].currency == self.editions[1].currency
        for side, name in enumerate(SIDES):
            starts = 1.0 if share or one else float(self.editions[side].dials["money.start"]) or 1.0
            points = [(row["round"], row[name][what]["mean"] / starts) for row in rows]
            band = [(row["round"], row[name][what]["low"] / starts, row[name][what]["high"] / starts) for row in rows]
            series.append(Series(self.side(side), points, band))
        title = self.say(f"chart-{what}")
        form = self.percent_tick if share else self.tick
        ends = [form(round(one.points[-1][1], 3 if share or not one else 0)) for one in series]
        if share:
            unit = self.say("axis-share")
        else:
            unit = self.editions[0].currency.symbol if one else self.say("axis-starts")
        chart = charts.lines(
            self.text(what, title, self.told_lines(title, rows[-1]["round"], ends[0], ends[1])),
            series,
            self.say("axis-round"),
            unit,
            self.tick,
            form,
        )
        return page.figure(title, chart)

    def many_go_on(self, round_: int) -> bool:
        """Money is looked at where enough games go on for it to mean anything."""
        counted = {name: {row["round"]: row["games"] for row in self.found[name]["cash_over_time"]} for name in SIDES}
        return all(counted[name].get(round_, 0) >= self.found["games"] / 20 for name in SIDES)

    def made(self, asked: str) -> str:
        told = "".join(f"<p>{escape(self.say(key))}</p>" for key in ("made-sides", "made-intervals", "made-verdicts"))
        return f"{told}<dl><dt>{escape(self.say('made-command'))}</dt><dd><code>{escape(asked)}</code></dd></dl>"


def wilson_of(share: float, games: int) -> tuple[float, float, float]:
    found = wilson(share * games, games)
    return share, found["low"], found["high"]


def dashed(name: str) -> str:
    return name.replace(".", "-").replace("_", "-")
