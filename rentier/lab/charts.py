"""Small charts as SVG that a page holds: lines with bands, bars, histograms, survival, dots with intervals.

A chart is drawn 340 units wide and scaled to its place, so that its text is 11 px or more on a phone. Colours are the
page's (`STYLE`), in light and dark; lines and dots also differ by dash and shape. Every chart has a title and a
description that a screen reader tells.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

Format = Callable[[float], str]
Point = tuple[float, float]

WIDTH = 340
LETTER = 7.4  # how wide a letter of 13 units is, at most, on average
TOP, RIGHT, BOTTOM = 13, 12, 42
PLOT = 170  # how high the part with the data is
DASHES = ("", "7 4", "2 3", "9 3 2 3")
MOST_SERIES = len(DASHES)

STYLE = """
svg.chart{display:block;width:100%;height:auto;font:13px var(--sans)}
.chart text{fill:var(--ink);paint-order:stroke;stroke:var(--card);stroke-width:3px;stroke-linejoin:round}
.chart .quiet{fill:var(--soft)}
.chart .end{text-anchor:end}
.chart .mid{text-anchor:middle}
.chart .grid{stroke:var(--line);stroke-width:1}
.chart .axis{stroke:var(--ink);stroke-width:1}
.chart .mark{stroke:var(--soft);stroke-width:1.5;stroke-dasharray:3 3}
.chart .range{stroke:var(--ink);stroke-width:1.5;fill:none}
.chart .path{fill:none;stroke-width:2.2;stroke-linejoin:round}
.chart .band{opacity:.18;stroke:none}
.chart .c0{stroke:var(--c0)}.chart .f0{fill:var(--c0)}
.chart .c1{stroke:var(--c1)}.chart .f1{fill:var(--c1)}
.chart .c2{stroke:var(--c2)}.chart .f2{fill:var(--c2)}
.chart .c3{stroke:var(--c3)}.chart .f3{fill:var(--c3)}
.chart .bar{fill:var(--c0);fill-opacity:.75;stroke:var(--c0)}
"""


@dataclass(frozen=True, slots=True)
class Text:
    """What is read out of a chart: its name on the page (for ids, unlike any other there), title and description."""

    key: str
    title: str
    description: str


@dataclass(frozen=True, slots=True)
class Series:
    """A line by its points in order, with a band of (x, low, high) around it if how sure it is was measured."""

    name: str
    points: Sequence[Point]
    band: Sequence[tuple[float, float, float]] = ()


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value with its interval; one without (low = high = value) is exact."""

    name: str
    value: float
    low: float
    high: float
    note: str = ""  # what stands at its right instead of the value


def lines(
    text: Text,
    series: Sequence[Series],
    x_name: str,
    y_name: str,
    x_format: Format,
    y_format: Format,
    *,
    top: float | None = None,
    stepped: bool = False,
) -> str:
    """Lines from the same zero, as many as `MOST_SERIES`, named below; `stepped` holds each value until the next."""
    assert len(series) <= MOST_SERIES
    points = [point for one in series for point in one.points]
    highs = [high for one in series for _, _, high in one.band]
    lows = [y for _, y in points] + [low for one in series for _, low, _ in one.band]
    plot = Plot(
        (min((x for x, _ in points), default=0), max((x for x, _ in points), default=1)),
        (min([0.0, *lows]), top if top is not None else max([*(y for _, y in points), *highs], default=1)),
        x_format,
        y_format,
    )
    drawn = [plot.axes(x_name, y_name)]
    for i, one in enumerate(series):
        if one.band:
            there = [(x, high) for x, _, high in one.band]
            back = [(x, low) for x, low, _ in reversed(one.band)]
            drawn.append(f'<path class="band f{i}" d="{plot.path(there + back)}Z"/>')
        dash = f' stroke-dasharray="{DASHES[i]}"' if DASHES[i] else ""
        steps = _stepped(one.points) if stepped else one.points
        drawn.append(f'<path class="path c{i}"{dash} d="{plot.path(steps)}"/>')
    height = plot.height
    if len(series) > 1:
        for i, one in enumerate(series):
            dash = f' stroke-dasharray="{DASHES[i]}"' if DASHES[i] else ""
            drawn.append(f'<path class="path c{i}"{dash} d="M4 {height + 8}h34"/>')
            drawn.append(_label(46, height + 12, one.name))
            height += 19
        height += 4
    return _svg(text, height, drawn)


def survival(
    text: Text,
    left: Sequence[tuple[float, float, float, float]],
    x_name: str,
    y_name: str,
    x_format: Format,
    y_format: Format,
) -> str:
    """The share that is left after x, a step curve from all at nought; `left` are (x, share, low, high)."""
    points = [(0.0, 1.0), *((x, share) for x, share, _, _ in left)]
    lows, highs = (_stepped([(0.0, 1.0), *((row[0], row[i]) for row in left)]) for i in (2, 3))
    band = [(x, low, high) for (x, low), (_, high) in zip(lows, highs, strict=True)]
    return lines(text, [Series("", points, band)], x_name, y_name, x_format, y_format, top=1.0, stepped=True)


def histogram(
    text: Text,
    bins: Sequence[tuple[float, float, float]],
    x_name: str,
    y_name: str,
    x_format: Format,
    y_format: Format,
    mark: tuple[float, str] | None = None,
) -> str:
    """Bars side by side over (from, to, value); `mark` is a line at a place, with its name."""
    plot = Plot(
        (min((a for a, _, _ in bins), default=0), max((b for _, b, _ in bins), default=1)),
        (0.0, max((value for _, _, value in bins), default=1)),
        x_format,
        y_format,
    )
    drawn = [plot.axes(x_name, y_name)]
    for start, end, value in bins:
        x, y = plot.at(start, value)
        width = max(0.6, plot.at(end, 0)[0] - x - 0.8)
        if value > 0:
            drawn.append(
                f'<rect class="bar" x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{plot.floor - y:.1f}"/>'
            )
    if mark:
        x = plot.at(mark[0], 0)[0]
        side, near = (" end", -5) if x > WIDTH * 0.6 else ("", 5)
        drawn.append(f'<path class="mark" d="M{x:.1f} {TOP}V{plot.floor:.1f}"/>')
        drawn.append(_label(x + near, TOP + 10, mark[1], side))
    return _svg(text, plot.height, drawn)


def bars(text: Text, rows: Sequence[Estimate], form: Format, mark: tuple[float, str] | None = None) -> str:
    """Lying bars from nought with error bars; each has its name above it and its value at the right."""
    return _rows(text, rows, form, mark, barred=True, low=0.0)


def forest(text: Text, rows: Sequence[Estimate], form: Format, mark: tuple[float, str] | None = None) -> str:
    """Dots with intervals; `mark` is the place to compare with (nought, an equal chance), with its name."""
    return _rows(text, rows, form, mark, barred=False, low=None)


def _rows(
    text: Text,
    rows: Sequence[Estimate],
    form: Format,
    mark: tuple[float, str] | None,
    *,
    barred: bool,
    low: float | None,
) -> str:
    ends = [row.low for row in rows] + [row.high for row in rows] + ([mark[0]] if mark else [])
    least = min(ends, default=0.0) if low is None else min([low, *ends])
    most = max(ends, default=1.0)
    if most <= least:
        most = least + 1
    ticks = ticks_of(least, most, 4)
    least, most = min(least, ticks[0]), max(most, ticks[-1])
    left, right = 6.0, WIDTH - 6.0
    step = 38

    def across(value: float) -> float:
        return left + (value - least) / (most - least) * (right - left)

    head = 22 if mark else 4
    floor = head + step * len(rows) + 2
    drawn = [f'<path class="grid" d="M{across(tick):.1f} {head}V{floor}"/>' for tick in ticks]
    for tick in ticks:
        side = " mid"
        if across(tick) < 24:
            side = ""
        elif across(tick) > WIDTH - 28:
            side = " end"
        x = 0 if side == "" else WIDTH if side == " end" else across(tick)
        drawn.append(_label(x, floor + 16, form(tick), f"quiet{side}"))
    if mark:
        x = across(mark[0])
        width = len(mark[1]) * LETTER / 2
        drawn.append(f'<path class="mark" d="M{x:.1f} {head - 4}V{floor}"/>')
        drawn.append(_label(min(max(x, width + 2), WIDTH - width - 2), 13, mark[1], "quiet mid"))
    for i, row in enumerate(rows):
        y = head + step * i + 14
        drawn.append(_label(0, y, row.name))
        drawn.append(_label(WIDTH, y, row.note or form(row.value), "end"))
        y += 12
        a, b, at = across(row.low), across(row.high), across(row.value)
        if barred:
            zero = across(max(least, 0.0))
            x, wide = min(zero, at), abs(at - zero)
            drawn.append(f'<rect class="bar" x="{x:.1f}" y="{y - 5}" width="{wide:.1f}" height="10"/>')
        if row.high > row.low:
            drawn.append(f'<path class="range" d="M{a:.1f} {y}H{b:.1f}M{a:.1f} {y - 4}v8M{b:.1f} {y - 4}v8"/>')
        if not barred:
            drawn.append(f'<circle class="f0" cx="{at:.1f}" cy="{y}" r="4.5"/>')
    return _svg(text, floor + 22, drawn)


class Plot:
    """Where values come to lie, and the axes with their round numbers."""

    def __init__(self, x_range: Point, y_range: Point, x_format: Format, y_format: Format) -> None:
        self.x0, self.x1 = x_range
        if self.x1 <= self.x0:
            self.x1 = self.x0 + 1
        low, high = y_range
        self.y_ticks = ticks_of(low, high if high > low else low + 1, 5)
        self.y0, self.y1 = min(low, self.y_ticks[0]), max(high, self.y_ticks[-1])
        self.x_format, self.y_format = x_format, y_format
        self.left = 11 + max(len(y_format(tick)) for tick in self.y_ticks) * LETTER
        self.top = TOP + 14
        self.floor = float(self.top + PLOT)
        self.height = int(self.floor) + BOTTOM

    def at(self, x: float, y: float) -> Point:
        across = self.left + (x - self.x0) / (self.x1 - self.x0) * (WIDTH - RIGHT - self.left)
        return across, self.floor - (y - self.y0) / (self.y1 - self.y0) * PLOT

    def path(self, points: Sequence[Point]) -> str:
        places = (self.at(x, y) for x, y in points)
        return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in places) if points else "M0 0"

    def axes(self, x_name: str, y_name: str) -> str:
        drawn = [_label(0, 11, y_name, "quiet")]
        for tick in self.y_ticks:
            y = self.at(0, tick)[1]
            drawn.append(f'<path class="grid" d="M{self.left:.1f} {y:.1f}H{WIDTH - RIGHT}"/>')
            drawn.append(_label(self.left - 5, y + 4, self.y_format(tick), "quiet end"))
        ticks = [tick for tick in ticks_of(self.x0, self.x1, 5) if self.x0 <= tick <= self.x1]
        for tick in ticks:
            x = self.at(tick, 0)[0]
            drawn.append(f'<path class="axis" d="M{x:.1f} {self.floor:.1f}v4"/>')
            half = len(self.x_format(tick)) * LETTER / 2
            drawn.append(_label(min(x, WIDTH - half), self.floor + 17, self.x_format(tick), "quiet mid"))
        drawn.append(f'<path class="axis" d="M{self.left:.1f} {self.floor:.1f}H{WIDTH - RIGHT}"/>')
        drawn.append(_label(WIDTH - RIGHT, self.floor + 34, x_name, "quiet end"))
        return "".join(drawn)


def ticks_of(low: float, high: float, about: int) -> list[float]:
    """Round numbers from at or below `low` to at or above `high`, about so many steps."""
    rough = (high - low) / about
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.999)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return [round(i * step, 12) for i in range(first, last + 1)]


def _stepped(points: Sequence[Point]) -> list[Point]:
    found = list(points[:1])
    for x, y in points[1:]:
        found += [(x, found[-1][1]), (x, y)]
    return found


def _label(x: float, y: float, words: str, kind: str = "") -> str:
    named = f' class="{kind.strip()}"' if kind else ""
    return f'<text{named} x="{x:.1f}" y="{y:.1f}">{escape(words)}</text>'


def _svg(text: Text, height: float, drawn: Sequence[str]) -> str:
    key = escape(text.key)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 {WIDTH} {height:.0f}" role="img" '
        f'aria-labelledby="{key}-t {key}-d"><title id="{key}-t">{escape(text.title)}</title>'
        f'<desc id="{key}-d">{escape(text.description)}</desc>{"".join(drawn)}</svg>'
    )
