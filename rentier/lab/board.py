"""A board as a picture: its squares around the edge, each as dark as rolls end there often.

Names are upright and fit their squares; where the picture is small they give way to the squares' numbers, which the
list beside it explains.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from rentier.editions import Edition, Group, Square
from rentier.lab.charts import Text

WIDTH = 1000
WIDEST = 150
LETTERS = 13  # units, and pixels on a desk
LINES = 3
BAND = 10
STRONGEST = 0.62

_MARKS = {
    "diagonal": "M-1 9L9-1",
    "cross": "M0 0L8 8M0 8L8 0",
    "grid": "M0 4H8M4 0V8",
    "horizontal": "M0 4H8",
    "vertical": "M4 0V8",
    "zigzag": "M0 6L4 2L8 6",
    "waves": "M0 4Q2 0 4 4T8 4",
    "dots": "M4 2.4a1.6 1.6 0 1 0 .01 0",
    "checks": "M0 2H4M4 6H8",
}

STYLE = """
.board{margin:0 auto}
.board svg{display:block;width:100%;height:auto;font-family:var(--sans)}
.board .cell{fill:var(--card);stroke:var(--ink);stroke-width:1}
.board .heat{fill:rgb(var(--heat));stroke:none}
.board text{fill:var(--ink);text-anchor:middle}
.board .name{font-size:13px}.board .share{font-size:13px;font-weight:700}
.board .number{font-size:var(--number);display:none}
.board .centre{font:700 var(--centre) var(--serif)}
.swatch{display:inline-block;width:14px;height:14px;vertical-align:-2px;margin-right:6px;border:1px solid var(--ink);
border-radius:3px}
.marks{position:absolute;width:0;height:0}
.mark-line{fill:none;stroke:#fff;stroke-width:1.7;stroke-opacity:.8}
@media (max-width:959px){.board .name,.board .share{display:none}.board .number{display:inline}}
"""


def patterns(edition: Edition, key: str) -> str:
    """The patterns that tell groups apart without their colours; `key` sets their ids apart from others on the page."""
    drawn = "".join(
        f'<pattern id="{key}-{escape(group.id)}" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<rect width="8" height="8" fill="{escape(group.colour)}"/>'
        f'<path class="mark-line" d="{_MARKS[group.pattern]}"/></pattern>'
        for group in edition.groups.values()
        if group.pattern in _MARKS
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" class="marks" aria-hidden="true"><defs>{drawn}</defs></svg>'


def paint(group: Group, key: str) -> str:
    """What fills a shape of this group."""
    return f"url(#{key}-{escape(group.id)})" if group.pattern in _MARKS else escape(group.colour)


def swatch(group: Group, key: str) -> str:
    """A small sample of a group's colour and pattern, to stand before its name."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="swatch" viewBox="0 0 14 14" aria-hidden="true">'
        f'<rect width="14" height="14" fill="{paint(group, key)}"/></svg>'
    )


def ring(squares: int) -> tuple[int, int, list[tuple[int, int]]]:
    """Columns, rows and the places of so many squares: from the lower right corner to the left, and so around.

    An odd number leaves the place before the start empty.
    """
    half = (squares + 1) // 2 + 2
    columns, rows = (half + 1) // 2, half // 2
    places = [(column, rows - 1) for column in range(columns - 1, -1, -1)]
    places += [(0, row) for row in range(rows - 2, 0, -1)]
    places += [(column, 0) for column in range(columns)]
    places += [(columns - 1, row) for row in range(1, rows - 1)]
    return columns, rows, places[:squares]


def heat_map(
    edition: Edition, language: str, shares: Sequence[float], share_text: Callable[[float], str], text: Text, key: str
) -> str:
    """The board with a share in each square; `text.key` and `key`, that of its patterns, are unlike any other's."""
    columns, rows, places = ring(len(edition.squares))
    wide = min(WIDTH / columns, WIDEST)
    high = max(80.0, wide * 0.7)
    whole = wide * columns
    least, most = min(shares), max(shares)
    drawn = []
    for square, share, (column, row) in zip(edition.squares, shares, places, strict=True):
        x, y = column * wide, row * high
        strength = STRONGEST * (share - least) / (most - least) if most > least else 0.0
        middle = x + wide / 2
        box = f'x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}"'
        drawn.append(f'<rect class="cell" {box}/><rect class="heat" {box} fill-opacity="{strength:.3f}"/>')
        if square.group is not None:
            band = f'x="{x + 1:.1f}" y="{y + 1:.1f}" width="{wide - 2:.1f}" height="{BAND}"'
            drawn.append(f'<rect {band} fill="{paint(edition.groups[square.group], key)}"/>')
        lines = fitted(square, language, wide - 8)
        for i, line in enumerate(lines):
            drawn.append(f'<text class="name" x="{middle:.1f}" y="{y + 26 + 14 * i:.1f}">{escape(line)}</text>')
        drawn.append(f'<text class="share" x="{middle:.1f}" y="{y + high - 6:.1f}">{escape(share_text(share))}</text>')
        drawn.append(f'<text class="number" x="{middle:.1f}" y="{y + high / 2 + 16:.1f}">{square.index}</text>')
    tall = high * rows
    drawn.append(f'<text class="centre" x="{whole / 2:.1f}" y="{tall / 2:.1f}">{escape(edition.title)}</text>')
    room = wide * (columns - 2) / (max(4, len(edition.title)) * 0.62)
    number = min(whole / 300 * 11, wide * 0.7)
    letters = min(room, 64.0)
    return (
        f'<div class="board" style="max-width:{whole + 16:.0f}px"><svg xmlns="http://www.w3.org/2000/svg" '
        f'viewBox="-1 -1 {whole + 2:.0f} {tall + 2:.0f}" style="--number:{number:.1f}px;--centre:{letters:.0f}px" '
        f'role="img" aria-labelledby="{text.key}-t {text.key}-d"><title id="{text.key}-t">{escape(text.title)}</title>'
        f'<desc id="{text.key}-d">{escape(text.description)}</desc>{"".join(drawn)}</svg></div>'
    )


def fitted(square: Square, language: str, room: float) -> list[str]:
    """The name in as many lines as a square has; its short form where it does not fit, cut where there is none."""
    name = square.name_in(language)
    choices = [name]
    if square.short is not None and name == square.name:
        choices.append(square.short)
    for choice in choices:
        lines = wrapped(choice, room)
        if lines is not None:
            return lines
    lines = []
    for word in choices[-1].split()[:LINES]:
        cut = word
        while width_of(cut) > room:
            cut = cut[:-2] + "…"
        lines.append(cut)
    return lines


def wrapped(name: str, room: float) -> list[str] | None:
    """The words in lines that fit, or None."""
    lines: list[str] = []
    for word in name.split():
        if lines and width_of(f"{lines[-1]} {word}") <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines if len(lines) <= LINES and all(width_of(line) <= room for line in lines) else None


def width_of(text: str) -> float:
    """About how wide a line of a name is; rather too much than too little."""
    return LETTERS * sum(0.32 if c in "iljIt.,'’-fr ()" else 0.72 if c.isupper() or c in "mw" else 0.58 for c in text)
