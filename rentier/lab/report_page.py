"""The report of a board as a page, in four languages."""

from __future__ import annotations

import os
from html import escape
from typing import Any

from babel import Locale
from babel.numbers import format_decimal

from rentier.editions import Edition, Square
from rentier.lab import board, charts, page
from rentier.lab.charts import Estimate, Series, Text
from rentier.lab.report import ALONE, COMPLETE, FEW, HOTEL, command, few, quickest
from rentier.notation import texts

STYLE = (
    board.STYLE
    + """
.squares{list-style:none;padding:0;margin:1em 0 0;columns:3 260px;column-gap:32px;max-width:none;font-size:.92rem;
font-variant-numeric:tabular-nums}
.squares li{break-inside:avoid;display:grid;grid-template-columns:1.6em 1fr auto 3.6em;gap:0 .5em;margin:0;
padding:.3em 0 0;align-items:baseline}
.squares .quiet{font-size:.8rem;white-space:nowrap}
.squares b{text-align:right}
.squares .meter{grid-column:1/5;height:4px;margin-top:.3em;border-bottom:1px solid var(--line)}
.squares .meter span{display:block;height:4px;background:var(--c1)}
.titles table{table-layout:fixed}
.titles th:first-child{width:44%}
.stages{font-size:.88rem}
.stages td,.stages th{white-space:nowrap}
.stages th:first-child{white-space:normal}
@media (max-width:560px){.titles th:first-child{width:37%}.titles th:nth-child(2){width:18%}
.titles th:nth-child(3){width:20%}
.stages table{font-size:.8rem}.stages thead th{font-size:.7rem}.stages th,.stages td{padding:.38em .22em}}
"""
)
JOINED = "\u2060"  # a word joiner: no line ends here


def write(edition: Edition, found: dict[str, Any], language: str, asked: str = "", out: str = "report.html") -> str:
    """The page; it opens in this language. `asked` is the edition as the command named it."""
    first = [language, *(other for other in page.LANGUAGES if other != language)]
    told = command(asked or edition.name, found, language, os.path.basename(out))
    return page.page([Writer(edition, found, each).version(told) for each in first], STYLE)


class Writer:
    """The report in one language."""

    def __init__(self, edition: Edition, found: dict[str, Any], language: str) -> None:
        self.edition = edition
        self.found = found
        self.language = language
        self.percent_pattern = Locale.parse(language).percent_formats[None].pattern
        self.square_titles = {row["square"]: row for row in found["titles"]}

    # Words and figures.

    def say(self, key: str, **details: str) -> str:
        return texts.sentence(self.language, f"report-{key}", details)

    def number(self, value: float, digits: int = 0) -> str:
        return str(format_decimal(value, "#,##0" + ("." + "0" * digits if digits else ""), self.language))

    def percent(self, share: float, digits: int = 1) -> str:
        figures = "#,##0" + ("." + "0" * digits if digits else "")
        return str(format_decimal(share, self.percent_pattern.replace("#,##0", figures), self.language))

    def interval(self, share: dict[str, float], digits: int = 1) -> str:
        """From low to high, on one line."""
        low, high = self.number(share["low"] * 100, digits), self.percent(share["high"], digits)
        return f"{low}{JOINED}–{JOINED}{high}"

    def rounds(self, row: dict[str, Any] | None) -> str:
        if row is None or row["rounds"] is None:
            return "–"
        return self.number(row["rounds"], 1 if row["rounds"] < 99.95 else 0)

    def tick(self, value: float) -> str:
        return self.number(value)

    def percent_tick(self, value: float) -> str:
        return self.percent(value, 0)

    def fine_percent_tick(self, value: float) -> str:
        return self.percent(value, 0 if abs(value * 100 - round(value * 100)) < 1e-9 else 1)

    def square(self, index: int) -> Square:
        return self.edition.squares[index]

    def name(self, index: int) -> str:
        return self.square(index).name_in(self.language)

    def group(self, group: str) -> str:
        return self.edition.groups[group].name_in(self.language)

    def marked_group(self, group: str) -> str:
        return self.signed(group, escape(self.group(group)))

    def signed(self, group: str, html: str) -> str:
        """Something with its group's colour and pattern before it."""
        return f'<span class="sign">{board.swatch(self.edition.groups[group], self.patterns)}<span>{html}</span></span>'

    def stage(self, stage: str) -> str:
        if stage in (ALONE, COMPLETE, HOTEL):
            return self.say(f"stage-{stage}")
        if stage.startswith("owned-"):
            return self.say("stage-owned", count=stage.removeprefix("owned-"))
        return self.say("stage-houses", houses=stage)

    @property
    def patterns(self) -> str:
        return f"p-{self.language}"

    def text(self, key: str, title: str, description: str) -> Text:
        return Text(f"{self.language}-{key}", title, description)

    # The page.

    def version(self, told: str) -> page.Version:
        found = self.found
        title = self.say("title", edition=self.edition.title, games=self.number(found["games"]))
        lead = self.say("lead", players=str(found["players"]), bots=self.bots(), version=found["version"])
        sections = [
            page.Section(self.say("summary"), board.patterns(self.edition, self.patterns) + self.summary()),
            page.Section(self.say("board"), self.board()),
            page.Section(self.say("titles"), self.titles()),
            page.Section(self.say("groups"), self.groups()),
            page.Section(self.say("length"), self.length()),
            page.Section(self.say("seats"), self.seats()),
            page.Section(self.say("money"), self.money()),
            page.Section(self.say("made"), self.made(told)),
        ]
        return page.Version(self.language, title, lead, sections)

    def bots(self) -> str:
        return ", ".join(dict.fromkeys(self.found["bots"]))

    def summary(self) -> str:
        drawn = []
        for key, sentences in (("stands-out", self.findings()), ("uncertain", self.doubts())):
            items = "".join(f"<li>{escape(one)}</li>" for one in sentences)
            drawn.append(f"<div><h3>{escape(self.say(key))}</h3><ul>{items}</ul></div>")
        return page.figures(*drawn)

    def findings(self) -> list[str]:
        found = self.found
        told = [self.told_length(), self.told_end()]
        told += self.told_groups()
        told += self.told_paybacks()
        shares = found["landings"]["squares"]
        ranked = sorted(self.square_titles, key=lambda index: -shares[index])
        if ranked and found["landings"]["rolls"]:
            first, last = ranked[0], ranked[-1]
            told.append(
                self.say(
                    "finding-visits",
                    square=self.name(first),
                    share=self.percent(shares[first], 2),
                    other=self.name(last),
                    least=self.percent(shares[last], 2),
                )
            )
        told.append(self.told_first())
        if found["half_time"]["games"]:
            lost = found["leader_at_half_lost"]
            told.append(self.say("finding-leader", share=self.percent(lost["share"]), interval=self.interval(lost)))
        if len(found["wins_by_bot"]) > 1:
            for bot, wins in found["wins_by_bot"].items():
                chairs = found["bots"].count(bot)
                told.append(
                    self.say(
                        "finding-bot",
                        bot=bot,
                        share=self.percent(wins["share"]),
                        interval=self.interval(wins),
                        chairs=str(chairs),
                        players=str(found["players"]),
                    )
                )
        return [one for one in told if one]

    def told_length(self) -> str:
        rounds = self.found["rounds"]
        if not rounds["most"]:
            return ""
        return self.say("finding-length", median=self.number(rounds["median"]), most=self.number(rounds["p90"]))

    def told_end(self) -> str:
        found = self.found
        last = self.number(found["max_rounds"])
        if not found["unfinished"]:
            return self.say("finding-all-end", rounds=last)
        share = found["unfinished_share"]
        digits = 1 if share["share"] >= 0.001 else 2
        return self.say(
            "finding-no-end",
            share=self.percent(share["share"], digits),
            interval=self.interval(share, digits),
            rounds=last,
        )

    def told_groups(self) -> list[str]:
        ranked = [row for row in self.found["groups"] if not few(row)]
        if not ranked:
            return []
        best = ranked[0]["wins"]
        told = [
            self.say(
                "finding-group",
                group=self.group(ranked[0]["group"]),
                share=self.percent(best["share"]),
                interval=self.interval(best),
                fair=self.percent(self.found["half_time"]["equal_chance"]),
            )
        ]
        if len(ranked) > 1:
            second, last = ranked[1], ranked[-1]
            apart = second["wins"]["high"] < best["low"]
            told.append(
                self.say(
                    "finding-group-ahead" if apart else "finding-group-level",
                    group=self.group(second["group"]),
                    share=self.percent(second["wins"]["share"]),
                    interval=self.interval(second["wins"]),
                )
            )
            if len(ranked) > 2:
                told.append(
                    self.say(
                        "finding-group-last",
                        group=self.group(last["group"]),
                        share=self.percent(last["wins"]["share"]),
                        interval=self.interval(last["wins"]),
                    )
                )
        return told

    def told_paybacks(self) -> list[str]:
        best = {row["square"]: quickest(row["paybacks"]) for row in self.found["titles"]}
        able = sorted((row["rounds"], square) for square, row in best.items() if row is not None)
        if len(able) < 2:
            return []
        (rounds, square), (most, other) = able[0], able[-1]
        stage = best[square]
        assert stage is not None
        return [
            self.say(
                "finding-payback",
                square=self.name(square),
                rounds=self.number(rounds, 1),
                stage=self.stage(stage["stage"]),
                other=self.name(other),
                most=self.number(most, 1),
            )
        ]

    def fair_seat(self) -> float:
        return float(1 - self.found["unfinished_share"]["share"]) / int(self.found["players"])

    def told_first(self) -> str:
        wins, fair = self.found["wins_by_order"][0], self.fair_seat()
        key = "finding-first-more" if wins["low"] > fair else "finding-first-less" if wins["high"] < fair else ""
        return self.say(
            key or "finding-first-same",
            share=self.percent(wins["share"]),
            interval=self.interval(wins),
            fair=self.percent(fair),
        )

    def doubts(self) -> list[str]:
        found = self.found
        told = []
        if found["interrupted"]:
            games, asked = self.number(found["games"]), self.number(found["games_asked"])
            told.append(self.say("doubt-stopped", games=games, asked=asked))
        told.append(self.say("doubt-bots", bots=self.bots()))
        rare_groups = [self.group(row["group"]) for row in found["groups"] if few(row)]
        rare_titles = [self.name(row["square"]) for row in found["titles"] if few(row)]
        if rare_groups:
            told.append(self.say("doubt-rare-groups", groups=", ".join(rare_groups), least=str(FEW)))
        if rare_titles:
            told.append(self.say("doubt-rare-titles", titles=", ".join(rare_titles), least=str(FEW)))
        told.append(self.say("doubt-cause"))
        if found["unfinished"]:
            games, rounds = self.number(found["unfinished"]), self.number(found["max_rounds"])
            told.append(self.say("doubt-no-end", games=games, rounds=rounds))
        told.append(self.say("doubt-payback"))
        count = len(found["titles"]) + len(found["groups"]) + found["players"]
        told.append(self.say("doubt-chance", count=str(count), misses=self.number(count / 20)))
        for bot, offence in found["offences"].items():
            told.append(self.say("doubt-offences", bot=bot, count=self.number(offence["count"])))
        return told

    def board(self) -> str:
        landings = self.found["landings"]
        shares, exact, jail = landings["squares"], landings["exact"], self.edition.jail_in(self.language)
        rows = [(index, str(index), self.name(index), share) for index, share in enumerate(shares)]
        if self.edition.dials["jail.played"] and jail:
            rows.append((len(shares), "", self.say("in-jail", jail=jail), landings["jail"]))
        most = max(share for *_, share in rows) or 1.0
        items = []
        for place, number, name, share in rows:
            beside = "<span></span>"
            if exact is not None:
                known = exact["jail"] if place == len(shares) else exact["squares"][place]
                beside = f'<span class="quiet">{escape(self.say("exact", share=self.percent(known, 2)))}</span>'
            items.append(
                f"<li><span>{number}</span><span>{escape(name)}</span>{beside}<b>{self.percent(share, 2)}</b>"
                f'<span class="meter"><span style="width:{100 * share / most:.1f}%"></span></span></li>'
            )
        text = self.text("board", self.say("board"), self.say("board-description"))
        most_visited = [
            f"{name} · {self.percent(share, 1)}" for *_, name, share in sorted(rows, key=lambda row: -row[-1])[:5]
        ]
        drawn = board.heat_map(
            self.edition,
            self.language,
            shares,
            lambda share: self.percent(share, 1),
            text,
            self.patterns,
            [self.say("most-visited"), *most_visited],
        )
        notes = [self.say("board-note", rolls=self.number(landings["rolls"]))]
        notes.append(self.say("board-no-exact" if exact is None else "board-exact"))
        if self.edition.dials["jail.played"]:
            notes.append(self.say("board-jail"))
        return f'<p>{escape(" ".join(notes))}</p>{drawn}<ol class="squares">{"".join(items)}</ol>'

    def cell(self, value: str, below: str) -> str:
        return f'{escape(value)}<span class="quiet">{escape(below)}</span>'

    def wins(self, row: dict[str, Any]) -> str:
        if not row["held"]:
            return "–"
        return self.cell(self.percent(row["wins"]["share"]), self.interval(row["wins"]))

    def titles(self) -> str:
        rows = []
        for row in self.found["titles"]:
            bare, best = row["paybacks"][0], quickest(row["paybacks"])
            under = f"{self.group(row['group'])}, {self.edition.format_money(row['price'], self.language)}"
            name = f'{escape(self.name(row["square"]))}<span class="under">{escape(under)}</span>'
            rows.append(
                [
                    self.signed(row["group"], name),
                    self.rounds(bare),
                    self.cell(self.rounds(best), "" if best is None else self.stage(best["stage"])),
                    self.wins(row),
                ]
            )
        head = [escape(self.say(key)) for key in ("head-title", "head-alone", "head-best", "head-wins")]
        note = self.say(
            "titles-note",
            opponents=str(self.found["players"] - 1),
            fair=self.percent(self.found["half_time"]["equal_chance"]),
        )
        return f'<p>{escape(note)}</p><div class="titles">{page.table(head, rows)}</div>'

    def groups(self) -> str:
        found = self.found
        fair = found["half_time"]["equal_chance"]
        known = [row for row in found["groups"] if row["held"]]
        chart = charts.forest(
            self.text("groups", self.say("groups-chart"), " ".join(self.told_groups()) or self.say("groups-chart")),
            [
                Estimate(
                    self.group(row["group"]) + (f" ({self.say('rare')})" if few(row) else ""),
                    row["wins"]["share"],
                    row["wins"]["low"],
                    row["wins"]["high"],
                    self.percent(row["wins"]["share"]),
                )
                for row in known
            ],
            self.percent_tick,
            (fair, self.say("equal-chance", share=self.percent(fair))),
        )
        often = page.table(
            [escape(self.say(key)) for key in ("head-group", "head-complete", "head-wins")],
            [
                [
                    self.marked_group(row["group"]),
                    self.percent(row["complete"]["share"]),
                    self.wins(row),
                ]
                for row in found["groups"]
            ],
        )
        ranked = page.figures(page.figure(self.say("groups-chart"), chart) if known else "", f"<div>{often}</div>")
        return f"<p>{escape(self.say('groups-note'))}</p>{ranked}{self.stages()}"

    def stages(self) -> str:
        """Pay-back of whole groups, stage by stage: those with lots, then the others."""
        lots = [row for row in self.found["groups"] if row["kind"] == "lot"]
        others = [row for row in self.found["groups"] if row["kind"] != "lot"]
        drawn = f"<h3>{escape(self.say('stages'))}</h3><p>{escape(self.say('stages-note'))}</p>"
        if lots:
            head = [self.say("head-group")]
            for row in lots[0]["paybacks"]:
                head.append(
                    "0"
                    if row["stage"] == COMPLETE
                    else self.say("stage-hotel")
                    if row["stage"] == HOTEL
                    else row["stage"]
                )
            rows = []
            for row in lots:
                best = quickest(row["paybacks"])
                cells = [
                    f"<b>{self.rounds(stage)}</b>" if stage is best else self.rounds(stage) for stage in row["paybacks"]
                ]
                rows.append([self.marked_group(row["group"]), *cells])
            drawn += f'<div class="stages">{page.table([escape(cell) for cell in head], rows)}</div>'
        for row in others:
            whole = row["paybacks"][-1]
            told = self.say(
                "stages-other",
                group=self.group(row["group"]),
                count=str(len(row["squares"])),
                rounds=self.rounds(whole),
                amount=self.edition.format_money(whole["cost"], self.language),
            )
            drawn += f"<p>{escape(told)}</p>"
        return drawn

    def length(self) -> str:
        found = self.found
        rounds, length, games = found["rounds"], found["length"], max(1, found["games"])
        told = " ".join(part for part in (self.told_length(), self.told_end()) if part)
        longer = self.say("longer", games=self.number(length["longer"]), rounds=self.number(length["bins"][-1]["to"]))
        drawn = charts.histogram(
            self.text("bins", self.say("length-chart"), told),
            [(row["from"], row["to"], row["games"] / games) for row in length["bins"]],
            self.say("axis-rounds"),
            self.say("axis-games"),
            self.tick,
            self.fine_percent_tick,
            (rounds["median"], self.say("median", rounds=self.number(rounds["median"]))) if rounds["most"] else None,
        )
        going = charts.survival(
            self.text("survival", self.say("survival-chart"), told),
            [(row["round"], row["share"], row["low"], row["high"]) for row in length["survival"]],
            self.say("axis-rounds"),
            self.say("axis-games"),
            self.tick,
            self.percent_tick,
        )
        return f"<p>{escape(told)}</p>" + page.figures(
            page.figure(self.say("length-chart"), drawn, longer if length["longer"] else ""),
            page.figure(self.say("survival-chart"), going, self.say("survival-note")),
        )

    def seats(self) -> str:
        found, fair = self.found, self.fair_seat()
        mark = (fair, self.say("equal-chance", share=self.percent(fair)))
        order = found["wins_by_order"]
        drawn = []
        names = [self.say("seat", number=str(seat + 1)) for seat in range(len(found["wins_by_seat"]))]
        places = [self.say("begins"), *(self.say("place", number=str(place + 1)) for place in range(1, len(order)))]
        for key, rows, named in (("order-chart", order, places), ("seats-chart", found["wins_by_seat"], names)):
            if key == "seats-chart" and rows == order:
                continue  # the first seat always begins
            estimates = [
                Estimate(
                    name, row["share"], row["low"], row["high"], f"{self.percent(row['share'])} ({self.interval(row)})"
                )
                for name, row in zip(named, rows, strict=True)
            ]
            text = self.text(key, self.say(key), self.told_first() if key == "order-chart" else self.say("seats-note"))
            drawn.append(page.figure(self.say(key), charts.bars(text, estimates, self.percent_tick, mark)))
        return f"<p>{escape(self.told_first())} {escape(self.say('seats-note'))}</p>{page.figures(*drawn)}"

    def money(self) -> str:
        rows = self.found["money"]
        if len(rows) < 2:
            return f"<p>{escape(self.say('money-short'))}</p>"
        few_left = next((row["round"] for row in rows if row["games"] * 2 < self.found["games"]), None)
        note = self.say("money-note")
        if few_left is not None:
            note += " " + self.say("money-half", rounds=self.number(few_left))
        last = rows[-1]
        drawn = []
        for key, lines in (
            ("cash", (("richest", "most"), ("mean", "mean"), ("poorest", "least"))),
            ("wealth", (("richest", "wealth_most"), ("mean", "wealth"))),
        ):
            told = "; ".join(
                f"{self.say(name)}: {self.edition.format_money(round(last[column]), self.language)}"
                for name, column in lines
            )
            chart = charts.lines(
                self.text(
                    key, self.say(f"{key}-chart"), self.say("money-at", rounds=self.number(last["round"]), amounts=told)
                ),
                [Series(self.say(name), [(row["round"], row[column]) for row in rows]) for name, column in lines],
                self.say("axis-round"),
                self.edition.currency.symbol,
                self.tick,
                self.tick,
            )
            drawn.append(page.figure(self.say(f"{key}-chart"), chart))
        return f"<p>{escape(note)}</p>{page.figures(*drawn)}"

    def made(self, told: str) -> str:
        found = self.found
        rows = [
            ("made-command", f"<code>{escape(told)}</code>"),
            ("made-version", f"rentier {escape(found['version'])}"),
            ("made-edition", escape(f"{self.edition.title} ({found['edition']})")),
            ("made-games", self.number(found["games"])),
            ("made-turns", self.number(found["turns"])),
            ("made-players", str(found["players"])),
            ("made-bots", escape(", ".join(found["bots"]))),
            ("made-seed", escape(found["seed"])),
            ("made-rounds", self.number(found["max_rounds"])),
        ]
        if found["mode"]:
            rows.append(("made-mode", escape(found["mode"])))
        for key, value in found["house_rules"].items():
            rows.append(("made-rule", f"<code>{escape(key)} = {escape(str(value).lower())}</code>"))
        listed = "".join(f"<dt>{escape(self.say(key))}</dt><dd>{value}</dd>" for key, value in rows)
        return f"<dl>{listed}</dl><p>{escape(self.say('made-note'))}</p>"
