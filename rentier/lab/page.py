"""The page that a report is: one file of HTML that asks nothing of the network, in one language or several.

Several versions lie in the same page, and a row of buttons chooses between them without any script.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from html import escape
from types import TracebackType

from rentier.lab import Mistake, charts

LANGUAGES = {"en": "English", "es": "Español", "pt": "Português", "it": "Italiano"}
POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

STYLE = """
:root{color-scheme:light dark;--paper:#ece5d6;--card:#fffef9;--ink:#1d2230;--soft:#565b68;--line:#d9d1bf;
--accent:#0d647a;--c0:#0d647a;--c1:#a83e26;--c2:#6a489c;--c3:#3d6b26;--heat:168,62,38;
--serif:"Noto Serif",Georgia,"Times New Roman",serif;--sans:"Noto Sans",system-ui,"Segoe UI",Roboto,Arial,sans-serif}
@media (prefers-color-scheme:dark){:root{--paper:#16181e;--card:#20232b;--ink:#ece6d8;--soft:#aeb0b5;--line:#3a3e48;
--accent:#6fc3d6;--c0:#6fc3d6;--c1:#f0967f;--c2:#bda1ea;--c3:#97c97c;--heat:205,88,60}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 var(--sans);overflow-wrap:break-word}
main,.tongues{max-width:1080px;margin:0 auto;padding:16px}
header{padding:8px 0 4px}
h1,h2,h3,.money{font-family:var(--serif)}
h1{font-size:clamp(1.7rem,5vw,2.6rem);line-height:1.15;margin:.2em 0}
h2{font-size:1.4rem;line-height:1.2;margin:0 0 .5em}
h3{font-size:1.08rem;margin:1.2em 0 .4em}
p{margin:.4em 0 .8em;max-width:70ch}
.lead,.quiet{color:var(--soft)}
a{color:var(--accent)}
section{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:18px 16px;margin:14px 0}
ul{padding-left:1.2em;margin:.4em 0;max-width:72ch}
li{margin:.35em 0}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,320px),1fr));gap:20px 32px}
figure{margin:0;max-width:410px;width:100%}
.charts h3{margin-top:0}
figcaption{font-family:var(--serif);font-weight:600;margin:.2em 0 .5em}
figure p{font-size:.88rem;color:var(--soft)}
table{border-collapse:collapse;width:100%;font-size:.92rem;font-variant-numeric:tabular-nums}
th,td{text-align:right;padding:.38em .5em;border-bottom:1px solid var(--line);vertical-align:top}
th:first-child,td:first-child{text-align:left;padding-left:0}
th:last-child,td:last-child{padding-right:0}
thead th{font-weight:600;color:var(--soft);font-size:.82rem;vertical-align:bottom;border-bottom-color:var(--ink)}
tbody th{font-weight:500}
td .quiet,.under{display:block;font-size:.8rem;color:var(--soft)}
.sign{display:flex;gap:7px}.sign>svg{flex:none;margin:5px 0 0}
code{font-size:.88em;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:.3em 1em;margin:.5em 0}
dt{color:var(--soft)}dd{margin:0;min-width:0}
.tongues{display:flex;flex-wrap:wrap;gap:8px;padding-bottom:0;justify-content:flex-end}
.tongue{position:absolute;opacity:0;pointer-events:none}
.tongues label{border:1px solid var(--line);border-radius:8px;padding:6px 12px;cursor:pointer;background:var(--card);
font-size:.9rem}
@media (max-width:560px){section{padding:14px 12px;margin:12px -4px}main,.tongues{padding:12px}
.tongues{justify-content:flex-start;padding-bottom:0;gap:6px}.tongues label{padding:6px 8px;font-size:.86rem}
th,td{padding:.38em .3em}table{font-size:.88rem}thead th{font-size:.76rem}}
@media print{body,section{background:none}section{break-inside:avoid}.tongues{display:none}}
"""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the page under its own title; `html` is trusted, its makers escape what they put in."""

    title: str
    html: str


@dataclass(frozen=True, slots=True)
class Version:
    """The page in one language; `lead` is a line of plain text below the title."""

    language: str
    title: str
    lead: str
    sections: Sequence[Section]


def page(versions: Sequence[Version], style: str = "") -> str:
    """The whole document; the first version is the one it opens with. `style` is added for what only it has."""
    first = versions[0]
    rules = STYLE + charts.STYLE + style
    chooser = ""
    if len(versions) > 1:
        rules += "main{display:none}" + "".join(_shown(version.language) for version in versions)
        chooser = "".join(
            f'<input class="tongue" type="radio" name="tongue" id="to-{version.language}"'
            f"{' checked' if version is first else ''}>"
            for version in versions
        )
        chooser += '<nav class="tongues">' + "".join(_button(version.language) for version in versions) + "</nav>\n"
    return (
        f'<!DOCTYPE html>\n<html lang="{first.language}"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(first.title)}</title><style>{rules}</style></head>\n<body>{chooser}"
        + "\n".join(_main(version) for version in versions)
        + "</body></html>\n"
    )


class Output:
    """The file that a page goes to: opened before the games are played, so that they are not played in vain.

    What was in it stays until the page is written; nothing of a run that failed is left behind.
    """

    def __init__(self, path: str) -> None:
        self.path = path
        self.written = False

    def __enter__(self) -> Output:
        self.new = not os.path.exists(self.path)
        try:
            with open(self.path, "a", encoding="utf-8"):
                return self
        except (OSError, ValueError) as problem:
            why = getattr(problem, "strerror", None) or problem
            raise Mistake(f"-o {self.path}: {why}; name a file in a folder that can be written") from problem

    def write(self, text: str) -> None:
        try:
            with open(self.path, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
        except OSError as problem:
            raise Mistake(f"-o {self.path}: {problem.strerror or problem}") from problem
        self.written = True

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.new and not self.written:
            with suppress(OSError):
                os.remove(self.path)


def figure(title: str, chart: str, note: str = "") -> str:
    """A chart under its title; `note` is plain text below it."""
    below = f"<p>{escape(note)}</p>" if note else ""
    return f"<figure><figcaption>{escape(title)}</figcaption>{chart}{below}</figure>"


def figures(*drawn: str) -> str:
    """Figures side by side where there is room."""
    return f'<div class="charts">{"".join(drawn)}</div>'


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of cells that are HTML already; the first of a row is its name."""
    top = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{row[0]}</th>' + "".join(f"<td>{cell}</td>" for cell in row[1:]) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def _main(version: Version) -> str:
    sections = "\n".join(f"<section><h2>{escape(part.title)}</h2>{part.html}</section>" for part in version.sections)
    return (
        f'<main lang="{version.language}"><header><h1>{escape(version.title)}</h1>'
        f'<p class="lead">{escape(version.lead)}</p></header>\n{sections}</main>'
    )


def _shown(language: str) -> str:
    radio, button = f"#to-{language}", f"~nav label[for=to-{language}]"
    return (
        f"{radio}:checked~main[lang={language}]{{display:block}}"
        f"{radio}:checked{button}{{border-color:var(--ink);font-weight:600;text-decoration:underline}}"
        f"{radio}:focus-visible{button}{{outline:3px solid var(--accent);outline-offset:2px}}"
    )


def _button(language: str) -> str:
    return f'<label for="to-{language}" lang="{language}">{LANGUAGES[language]}</label>'
