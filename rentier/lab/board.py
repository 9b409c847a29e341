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
LARGEST, SMALLEST = 13, 11  # letters of a name, in units, which are pixels on a desk
STEPS = 5  # boxes of the legend
ROOMY = 9  # rows of a board with room for lines inside
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
.board .share{font-size:13px;font-weight:700}
.board .number{font-size:var(--number);display:none}.board .legend,.board .inside{font-size:16px}
.board .head{font:600 18px var(--serif)}
.board .centre{font:700 var(--centre) var(--serif)}
.swatch{display:inline-block;width:14px;height:14px;vertical-align:-2px;margin-right:6px;border:1px solid var(--ink);
border-radius:3px}
.marks{position:absolute;width:0;height:0}
.mark-line{fill:none;stroke:#fff;stroke-width:1.7;stroke-opacity:.8}
@media (max-width:959px){.board .name,.board .share,.board .inside{display:none}.board .number{display:inline}
.board .legend{font-size:var(--number)}}
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
    edition: Edition,
    language: str,
    shares: Sequence[float],
    share_text: Callable[[float], str],
    text: Text,
    key: str,
    inside: Sequence[str],
) -> str:
    """The board with a share in each square, and lines inside where there is room.

    `text.key` and `key`, that of its patterns, are unlike any other's on the page.
    """
    columns, rows, places = ring(len(edition.squares))
    wide = min(WIDTH / columns, WIDEST)
    high = max(80.0, wide * 0.7)
    whole = wide * columns
    least, most = scale(shares)
    drawn = []
    for square, share, (column, row) in zip(edition.squares, shares, places, strict=True):
        x, y = column * wide, row * high
        strength = STRONGEST * min(1.0, max(0.0, (share - least) / (most - least)))
        middle = x + wide / 2
        box = f'x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}"'
        drawn.append(f'<rect class="cell" {box}/><rect class="heat" {box} fill-opacity="{strength:.3f}"/>')
        if square.group is not None:
            band = f'x="{x + 1:.1f}" y="{y + 1:.1f}" width="{wide - 2:.1f}" height="{BAND}"'
            drawn.append(f'<rect {band} fill="{paint(edition.groups[square.group], key)}"/>')
        letters, lines = fitted(square, language, wide - 6)
        for i, line in enumerate(lines):
            drawn.append(
                f'<text class="name" font-size="{letters}" x="{middle:.1f}" y="{y + 26 + (letters + 1) * i:.1f}">'
                f"{escape(line)}</text>"
            )
        drawn.append(f'<text class="share" x="{middle:.1f}" y="{y + high - 6:.1f}">{escape(share_text(share))}</text>')
        drawn.append(f'<text class="number" x="{middle:.1f}" y="{y + high / 2 + 16:.1f}">{square.index}</text>')
    tall = high * rows
    number = min(whole / 300 * 11, wide * 0.7)
    title = min(wide * (columns - 2) / (max(4, len(edition.title)) * 0.62), 64.0)
    roomy = rows >= ROOMY
    down = tall / 2 - (120 if roomy else 20)
    drawn.append(f'<text class="centre" x="{whole / 2:.1f}" y="{down:.1f}">{escape(edition.title)}</text>')
    drawn.append(_legend(whole / 2, down + 30, wide * (columns - 2) * 0.6, number, least, most, share_text))
    for i, line in enumerate(inside if roomy else ()):
        head = " head" if i == 0 else ""
        y = down + 140 + 28 * i
        drawn.append(f'<text class="inside{head}" x="{whole / 2:.1f}" y="{y:.1f}">{escape(line)}</text>')
    return (
        f'<div class="board" style="max-width:{whole + 16:.0f}px"><svg xmlns="http://www.w3.org/2000/svg" '
        f'viewBox="-1 -1 {whole + 2:.0f} {tall + 2:.0f}" style="--number:{number:.1f}px;--centre:{title:.0f}px" '
        f'role="img" aria-labelledby="{text.key}-t {text.key}-d"><title id="{text.key}-t">{escape(text.title)}</title>'
        f'<desc id="{text.key}-d">{escape(text.description)}</desc>{"".join(drawn)}</svg></div>'
    )


def scale(shares: Sequence[float]) -> tuple[float, float]:
    """Where the colours begin and end: squares that hardly any roll ends on do not wash out the others."""
    above = sorted(share for share in shares if share > 0) or [0.0]
    least, most = above[len(above) // 10], above[-1]
    return (least, most) if most > least else (0.0, most or 1.0)


def _legend(
    middle: float, top: float, wide: float, size: float, least: float, most: float, share_text: Callable[[float], str]
) -> str:
    """What the colours mean: five boxes from the weakest to the strongest, with the shares at both ends."""
    box = min(wide / STEPS, 60.0)
    left = middle - box * STEPS / 2
    drawn = "".join(
        f'<rect class="cell" x="{left + box * i:.1f}" y="{top:.1f}" width="{box:.1f}" height="{box / 2:.1f}"/>'
        f'<rect class="heat" x="{left + box * i:.1f}" y="{top:.1f}" width="{box:.1f}" height="{box / 2:.1f}" '
        f'fill-opacity="{STRONGEST * i / (STEPS - 1):.3f}"/>'
        for i in range(STEPS)
    )
    below = top + box / 2 + size
    for x, words in ((left + box / 2, f"≤ {share_text(least)}"), (left + box * (STEPS - 0.5), share_text(most))):
        drawn += f'<text class="legend" x="{x:.1f}" y="{below:.1f}">{escape(words)}</text>'
    return drawn


def fitted(square: Square, language: str, room: float) -> tuple[int, list[str]]:
    """How large, and in which lines, a name fits its square: in its short form where it has to, else cut."""
    name = square.name_in(language)
    choices = [name]
    if square.short is not None and name == square.name:
        choices.append(square.short)
    for choice in choices:
        for letters in range(LARGEST, SMALLEST - 1, -1):
            lines = wrapped(choice, room / letters)
            if lines is not None:
                return letters, lines
    lines = broken(" ".join(cut(word, room / SMALLEST) for word in choices[-1].split()), room / SMALLEST)
    if len(lines) > LINES:
        lines[LINES - 1 :] = [cut(lines[LINES - 1] + "…", room / SMALLEST)]
    return SMALLEST, lines


def cut(word: str, room: float) -> str:
    """As much of it as there is room for."""
    while width_of(word) > room and len(word) > 2:
        word = word[:-2] + "…"
    return word


def wrapped(name: str, room: float) -> list[str] | None:
    """The words in lines that fit, or None."""
    lines = broken(name, room)
    return lines if len(lines) <= LINES and all(width_of(line) <= room for line in lines) else None


def broken(name: str, room: float) -> list[str]:
    """As many words a line as there is room for, at least one; `room` is in heights of a letter."""
    lines: list[str] = []
    for word in name.split():
        if lines and width_of(f"{lines[-1]} {word}") <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def width_of(text: str) -> float:
    """About how wide a line is, in heights of its letters; rather too much than too little."""
    return sum(0.32 if c in "iljIt.,'’-fr ()" else 0.72 if c.isupper() or c in "mw" else 0.58 for c in text)
