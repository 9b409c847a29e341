"""Bots from outside: found by `module:Class`, asked with a view and their legal moves, replaced where they fail.

A bot is a class with one method, `decide(view, legal) -> move`. Whatever it does, the others' game goes on: an answer
that is not a legal move, or none at all, is an offence, and `steady` moves in its place.
"""

from __future__ import annotations

import importlib
import os
import random
import sys
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from rentier.bots import BUILT_IN, driver, numbers
from rentier.bots.driver import Driver
from rentier.bots.view import View
from rentier.editions import Edition
from rentier.notation.moves import NAMES, Reader, shown
from rentier.notation.refusals import CODES, Refused
from rentier.rules import legal, moves, names
from rentier.rules.log import Log
from rentier.rules.moves import Move, MoveList
from rentier.rules.state import State

Data = dict[str, Any]

PASS = {"move": "pass"}  # lets a right go

ESTATE = {"build", "sell_building", "sell_group", "mortgage", "lift"}
# What each question is about. Offers are asked for by themselves; everything else may be done when one must decide.
ABOUT = {
    numbers.MAY_CLAIM: {"claim_rent"},
    numbers.MAY_ANSWER: {"accept", "reject", "offer"},
    numbers.MAY_BUILD: ESTATE,
    numbers.MAY_OFFER: {"offer"},
}


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
    if os.getcwd() not in sys.path and "" not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        module = importlib.import_module(module_name)
    except ModuleNotFoundError as problem:
        if problem.name is not None and (module_name + ".").startswith(problem.name + "."):
            raise NoSuchBot(f"{name}: there is no module {module_name} here or in Python's path") from problem
        raise NoSuchBot(f"{name}: {module_name} cannot be imported: {said(problem)}") from problem
    except (Exception, SystemExit) as problem:
        raise NoSuchBot(f"{name}: {module_name} cannot be imported: {said(problem)}") from problem
    made: object = getattr(module, class_name, None)
    if not isinstance(made, type):
        raise NoSuchBot(f"{name}: {module_name} has no class {class_name}")
    if not callable(getattr(made, "decide", None)):
        raise NoSuchBot(f"{name}: {class_name} needs a method decide(self, view, legal)")
    return made


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
        try:
            self.bot = make()
        except (Exception, SystemExit) as problem:
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
        self.scratch = Move()

    def legal(self, g: State, d: Driver, seat: int) -> list[Data]:
        """What a seat may answer to what the driver asks. A right ends with `pass`; nobody is advised to resign."""
        legal.list_moves(g, self.tables, seat, self.rows, self.scratch)
        listed = [self.reader.listed(moves.row(self.rows, i)) for i in range(self.rows.count)]
        if d.asking == numbers.MUST:
            return [move for move in listed if move["move"] not in ("offer", "resign")]
        listed = [move for move in listed if move["move"] in ABOUT[d.asking]]
        return [*listed, dict(PASS)]

    def ask(self, g: State, log: Log, d: Driver, seat: int, guest: Guest) -> str | None:
        """Has the guest answer what the driver asks, or `steady` in its place: then what the offence was."""
        try:
            self.answer(g, log, d, seat, guest)
        except Offence as offence:
            driver.stand_in(g, self.tables, log, d, seat)
            return str(offence)
        return None

    def answer(self, g: State, log: Log, d: Driver, seat: int, guest: Guest) -> None:
        if guest.bot is None:
            raise Offence(guest.problem)
        if d.answers > numbers.ANSWERS_A_TURN:
            raise Offence(f"no end of the turn after {numbers.ANSWERS_A_TURN} answers")
        view = View(g, self.edition, seat, d.asking, d.about, guest.random)
        try:
            said_move = guest.bot.decide(view, self.legal(g, d, seat))
        except (Exception, SystemExit) as problem:
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
            if NAMES[move.kind] not in ABOUT[d.asking]:
                raise Offence(f"answered {told(said_move)} when asked: {view.asked}")
        elif move.kind == names.MOVE_OFFER:
            raise Offence("made an offer when it was not asked for one")
        code = driver.answer(g, self.tables, log, d, seat, move)
        if code != names.OK:
            raise Offence(f"answered {told(said_move)} when asked: {view.asked} ({CODES[code]})")
