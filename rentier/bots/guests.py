"""Bots from outside: found by `module:Class`, asked with a view and their legal moves, replaced where they fail.

A bot is a class with one method, `decide(view, legal) -> move`, or with one static function over flat numbers,
`decide_flat(state, tables, ask, memory, move)`. Whatever it does, the others' game goes on: an answer that is not a
legal move, or none at all, is an offence, and `steady` moves in its place.
"""

from __future__ import annotations

import importlib
import os
import random
import sys
from collections.abc import Callable, Mapping
from contextlib import redirect_stdout
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Protocol

from rentier.bots import BUILT_IN, driver, flat, numbers, records
from rentier.bots.driver import Driver
from rentier.bots.records import Decide, Uncompilable
from rentier.bots.view import ASKED, View
from rentier.editions import Edition
from rentier.notation.moves import NAMES, Reader, shown
from rentier.notation.refusals import CODES, Refused
from rentier.rules import legal, moves, names
from rentier.rules.log import Log
from rentier.rules.moves import MoveList
from rentier.rules.state import State

Data = dict[str, Any]

PASS = {"move": "pass"}  # lets a right go


class Bot(Protocol):
    def decide(self, view: View, legal: list[Data]) -> Mapping[str, Any]: ...


class NoSuchBot(ValueError):
    """A name that is no bot; its text says what would be one."""


class Offence(Exception):
    """A bot did not answer with a legal move; its text says what it did."""


def load(name: str) -> Callable[[], Bot] | int:
    """The bot of this name: a built-in one's number, or what makes a bot of `module:Class`."""
    if name in BUILT_IN:
        return BUILT_IN[name]
    module_name, colon, class_name = name.partition(":")
    if not colon:
        raise NoSuchBot(f"{shown(name)} is no bot; there are {', '.join(BUILT_IN)}, and yours by module:Class")
    if not all(part.isidentifier() for part in module_name.split(".")) or not class_name.isidentifier():
        raise NoSuchBot(f"{shown(name)}: write module:Class, e.g. mybots:Careful for the class in mybots.py")
    try:
        here = os.getcwd()
    except OSError as problem:
        raise NoSuchBot(f"{name}: the current folder is gone; go to another one") from problem
    if here not in sys.path and "" not in sys.path:
        sys.path.insert(0, here)
    try:
        with redirect_stdout(sys.stderr):  # what a module prints is not a result
            module = importlib.import_module(module_name)
    except ModuleNotFoundError as problem:
        if problem.name is not None and (module_name + ".").startswith(problem.name + "."):
            raise NoSuchBot(f"{name}: there is no module {module_name} here or in Python's path") from problem
        raise NoSuchBot(f"{name}: {module_name} cannot be imported: {said(problem)}") from problem
    except (Exception, SystemExit) as problem:
        raise NoSuchBot(f"{name}: {module_name} cannot be imported: {said(problem)}") from problem
    try:
        made: object = getattr(module, class_name, None)
        is_flat = flat_function(made) is not None
        is_bot = isinstance(made, type) and (is_flat or callable(getattr(made, "decide", None)))
    except Exception as problem:  # a class may answer as it likes
        raise NoSuchBot(f"{name}: {class_name} cannot be looked at: {said(problem)}") from problem
    if not isinstance(made, type):
        raise NoSuchBot(f"{name}: {module_name} has no class {class_name}{hidden(module_name, module)}")
    if not is_bot:
        raise NoSuchBot(f"{name}: {class_name} needs a method decide(self, view, legal), or decide_flat")
    if is_flat and find_spec("numpy") is None:
        raise NoSuchBot(f"{name}: decide_flat needs NumPy, and is fast with Numba: pip install 'rentier[numba]'")
    return made


def hidden(module_name: str, module: ModuleType) -> str:
    """What to do when a file here is not the module that Python has under this name."""
    here = os.path.join(os.getcwd(), *module_name.split(".")) + ".py"
    found = getattr(module, "__file__", None) or ""
    if not os.path.exists(here) or (os.path.exists(found) and os.path.samefile(here, found)):
        return ""
    return f": Python has another module of this name; call your file otherwise than {os.path.basename(here)}"


def flat_function(made: object) -> Decide | None:
    """The function of a bot over flat numbers; none for a bot that is asked with a view."""
    function: Decide | None = getattr(made, "decide_flat", None)
    return function if callable(function) else None


def compiled(name: str, made: object) -> int | None:
    """The address of a flat bot's function, compiled; None where it has none or Numba is not there."""
    function = flat_function(made)
    if function is None or not records.can_compile():
        return None
    try:
        return records.address_of(function)
    except Uncompilable as problem:
        raise NoSuchBot(
            f"{name}: Numba cannot compile decide_flat: {problem} (NUMBA_DISABLE_JIT=1 runs it as plain Python)"
        ) from problem


def said(problem: BaseException) -> str:
    """An exception in one line, whatever its text."""
    try:
        text = " ".join(str(problem).split())
    except Exception:
        text = ""
    kind = type(problem).__name__
    return f"{kind}: {text[:200]}" if text else kind


def told(answer: object) -> str:
    """A bot's answer, short enough to repeat, whatever it is."""
    try:
        return shown(answer)
    except Exception:
        return f"a {type(answer).__name__}"


class Guest:
    """One bot in one seat for one game."""

    def __init__(self, make: Callable[[], Bot], seed: str) -> None:
        self.problem = ""
        self.bot: Bot | None = None
        self.generator: random.Random | None = None
        self.seed = seed
        self.flat = flat_function(make)
        self.records: tuple[Any, ...] = ()
        if self.flat is not None:
            return
        try:
            self.bot = make()
        except KeyboardInterrupt:
            raise
        except BaseException as problem:
            self.problem = f"raised {said(problem)}"

    def random(self) -> random.Random:
        if self.generator is None:
            self.generator = random.Random(self.seed)
        return self.generator


class Host:
    """Asks the guests at the tables of one edition."""

    def __init__(self, edition: Edition, seats: int) -> None:
        self.edition = edition
        self.tables = edition.tables
        self.reader = Reader(edition, seats)
        self.rows = MoveList()

    def legal(self, g: State, d: Driver, seat: int) -> list[Data]:
        """What a seat may answer to what the driver asks. A right ends with `pass`; nobody is advised to resign."""
        legal.list_moves(g, self.tables, seat, self.rows)
        rows = [moves.row(self.rows, i) for i in range(self.rows.count)]
        listed = [
            self.reader.listed(row) for row in rows if flat.is_about(d.asking, row[0]) and row[0] != names.MOVE_RESIGN
        ]
        return listed if d.asking == numbers.MUST else [*listed, dict(PASS)]

    def ask(self, g: State, log: Log, d: Driver, seat: int, guest: Guest) -> str | None:
        """Has the guest answer what the driver asks, or `steady` in its place: then what the offence was."""
        try:
            if d.answers > numbers.ANSWERS_A_TURN:
                raise Offence(f"no end of the turn after {numbers.ANSWERS_A_TURN} answers")
            if guest.flat is not None:
                self.answer_flat(g, log, d, seat, guest)
            else:
                self.answer(g, log, d, seat, guest)
        except Offence as offence:
            driver.stand_in(g, self.tables, log, d, seat)
            return str(offence)
        return None

    def answer(self, g: State, log: Log, d: Driver, seat: int, guest: Guest) -> None:
        if guest.bot is None:
            raise Offence(guest.problem)
        view = View(g, self.edition, seat, d.asking, d.about, guest.random)
        try:
            said_move = guest.bot.decide(view, self.legal(g, d, seat))
        except KeyboardInterrupt:
            raise
        except BaseException as problem:
            raise Offence(f"raised {said(problem)} when asked: {view.asked}") from problem
        try:
            passes = isinstance(said_move, Mapping) and dict(said_move) == PASS
            move = self.reader.read(said_move)
        except Refused as refused:
            raise Offence(f"answered {told(said_move)} when asked: {view.asked} ({refused.code})") from refused
        except Exception as problem:  # a mapping of its own make
            raise Offence(f"answered what cannot be read: {said(problem)}") from problem
        if d.asking != numbers.MUST:
            if passes:
                return
            if not flat.is_about(d.asking, move.kind):
                raise Offence(f"answered {told(said_move)} when asked: {view.asked}")
        elif move.kind == names.MOVE_OFFER:
            raise Offence("made an offer when it was not asked for one")
        code = driver.answer(g, self.tables, log, d, seat, move)
        if code != names.OK:
            raise Offence(f"answered {told(said_move)} when asked: {view.asked} ({CODES[code]})")

    def answer_flat(self, g: State, log: Log, d: Driver, seat: int, guest: Guest) -> None:
        """As the driver asks a compiled bot, in plain Python."""
        if not d.flat.ready:
            flat.prepare(d.flat, self.tables)
        if not guest.records:
            guest.records = records.records(d.flat, seat)
        driver.show_flat(g, self.tables, d, seat)
        assert guest.flat is not None
        try:
            guest.flat(*guest.records)
        except KeyboardInterrupt:
            raise
        except BaseException as problem:
            raise Offence(f"raised {said(problem)} when asked: {ASKED[d.asking]}") from problem
        code = driver.answer_flat(g, self.tables, log, d, seat)
        if code != names.OK:
            why = {numbers.NOT_A_MOVE: "not a move", numbers.NOT_AN_ANSWER: "not an answer"}.get(code) or CODES[code]
            raise Offence(f"answered {self.written(guest.records[-1])} when asked: {ASKED[d.asking]} ({why})")

    def written(self, move: Any) -> str:
        """What a flat bot wrote, in short."""
        usual = {"row": -1, "visitor": names.NOBODY, "to": names.NOBODY}
        fields = {name: getattr(move, name) for name, _ in flat.MOVE}
        told_fields = {name: value for name, value in fields.items() if value != usual.get(name, 0)}
        kind = NAMES.get(told_fields.get("kind", 0), "")
        return told(told_fields) + (f", {kind}," if kind else "")
