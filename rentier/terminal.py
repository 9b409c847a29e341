"""A game in the terminal: you against opponents who move at random."""

import json
import random
import secrets
import sys
from collections.abc import Mapping
from typing import Any

from rentier.editions import Edition
from rentier.game import Game, Refused
from rentier.notation import nouns, texts, words

Move = dict[str, Any]

YOU = 0
OPPONENTS = ("Beto", "Caro", "Dora", "Enzo", "Fina", "Gil", "Hilda", "Ivo")  # one more than can sit down
MOST_ROUNDS = 500  # random opponents may never ruin one another

# Moves that somebody waits for; the other rights can wait for one's own turn.
PRESSING = {"claim_rent", "accept", "reject", "want", "waive"}
# Opponents do not start these, and prefer to get on with the game.
NEVER = {"resign", "offer", "withdraw", "settle", "declare_bankruptcy"}
GETS_ON = {"roll", "end_turn", "buy", "decline", "pass", "claim_rent"}
LONGEST_LINE = 2000
# What a move pays or brings is told by an event: that payment's reason.
REASONS = {
    "buy": "price",
    "build": "building",
    "sell_building": "building-sale",
    "sell_group": "building-sale",
    "mortgage": "mortgage",
    "lift": "lift",
    "pay_bail": "bail",
}


class Leave(Exception):
    """The player has had enough."""


def play(edition: Edition, players: int, seed: str | None, language: str | None, name: str) -> int:
    """Play until the game is over, or the player is out of it or leaves."""
    language = language or edition.language
    name = name.strip() or texts.sentence(language, "terminal-name", {})
    others = [other for other in OPPONENTS if other.casefold() != name.casefold()]
    names = [name, *others[: players - 1]]
    seed = seed or secrets.token_hex(16)
    table = Table(Game(edition, players=names, seed=seed), names, language, random.Random(seed))
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    try:
        table.run()
    except (Leave, EOFError, KeyboardInterrupt):
        print()
    print(texts.sentence(language, "terminal-bye", {}))
    return 0


class Table:
    def __init__(self, game: Game, names: list[str], language: str, chance: random.Random) -> None:
        self.game = game
        self.names = names
        self.language = language
        self.told = 0  # events shown so far
        self.declined: list[Move] = []  # what you would rather not do; not asked again until something changes
        self.chance = chance  # the opponents', apart from the game's

    def run(self) -> None:
        print(self.word("help"))
        stopped = False
        while (actor := self.game.actor) is not None:
            self.tell()
            if not stopped and self.is_enough():
                stopped = True
                self.game.end_time()
                continue
            if self.rights():
                continue
            if actor == YOU:
                self.ask(self.game.legal_moves(YOU), may_skip=False)
            else:
                self.game.apply(self.any_move(self.game.legal_moves(actor)), seat=actor)
        self.tell()
        print(f"\n{self.word('over')}")
        wealth = self.game.wealth()
        for seat in sorted(range(len(wealth)), key=lambda seat: -wealth[seat]):
            print(f"  {self.names[seat]} · {self.game.edition.format_money(wealth[seat], self.language)}")

    def is_enough(self) -> bool:
        """Whether you are out of the game, or it has gone on for too long."""
        table = self.game.view(YOU)
        return bool(table["players"][YOU]["bankrupt"]) or table["round"] > MOST_ROUNDS

    def word(self, name: str) -> str:
        return texts.sentence(self.language, f"terminal-{name}", {})

    def tell(self) -> None:
        """What has happened since the last time."""
        events = self.game.events
        for event in events[self.told :]:
            if event.seen_by is None or YOU in event.seen_by:
                print(event.text_in(self.language))
        self.told = len(events)

    def rights(self) -> bool:
        """Let those who are not the actor do what cannot wait; whether anyone did something."""
        for seat in self.game.entitled():
            if seat == self.game.actor:
                continue
            moves = [move for move in self.game.legal_moves(seat) if move["move"] in PRESSING]
            if not moves:
                continue
            if seat != YOU:
                self.game.apply(self.any_move(moves), seat=seat)
                return True
            if moves != self.declined:
                self.declined = moves
                if self.ask(moves, may_skip=True):
                    return True
        return False

    def any_move(self, moves: list[Move]) -> Move:
        willing = [move for move in moves if move["move"] not in NEVER] or moves
        onward = [move for move in willing if move["move"] in GETS_ON]
        move = self.chance.choice(onward if onward and self.chance.random() < 0.7 else willing)
        return with_amount(move, self.chance.randint(move["min"], move["max"])) if "min" in move else dict(move)

    def ask(self, moves: list[Move], may_skip: bool) -> bool:
        """Ask until a move is made; False if the player would rather not."""
        self.show(moves)
        while True:
            prompt = f" ({self.word('skip')})" if may_skip else ""
            line = read(f"{self.word('move')}{prompt}> ")
            if not line and may_skip:
                return False
            move = self.chosen(line, moves)
            if move is None:
                print(self.word("help"))
                continue
            try:
                self.game.apply(move, seat=YOU)
            except Refused as refusal:
                print(refusal.text_in(self.language))
                continue
            return True

    def show(self, moves: list[Move]) -> None:
        you = self.game.view(YOU)["players"][YOU]
        cash = self.game.edition.format_money(you["cash"], self.language)
        square = self.square(you["square"])
        print(f"\n{self.names[YOU]} · {cash} · {square}")
        for number, move in enumerate(moves, 1):
            print(f"  {number:2}  {self.said(move)}")

    def said(self, move: Mapping[str, Any]) -> str:
        """`build on Jr. Huallaga for S/. 50`, `bid S/. 10 to S/. 300`."""
        edition = self.game.edition
        known = nouns.of_edition(edition, self.language)
        square = self.square_of(move)
        if square is not None:
            known["square"] = nouns.of_square(edition.squares[square], self.language)
        if "group" in move:
            known["group"] = edition.groups[move["group"]].name_in(self.language)
        if "visitor" in move:
            known["other"] = self.names[move["visitor"]]
        if "id" in move:
            known["other"] = next(self.names[offer.by] for offer in self.game.offers if offer.id == move["id"])
        if "min" in move:
            least, most = (edition.format_money(move[end], self.language) for end in ("min", "max"))
            known |= {"least": least, "most": most}
        amount = self.amount_of(move, square)
        if amount:
            known["amount"] = edition.format_money(amount, self.language)
        if move["move"] == "pay_bail":
            known |= words.own(edition, self.language)
        key = "move-" + move["move"].replace("_", "-")
        return texts.sentence(self.language, key + "-whole" if move.get("whole") else key, known)

    def square(self, number: int) -> str:
        return self.game.edition.squares[number].name_in(self.language)

    def square_of(self, move: Mapping[str, Any]) -> int | None:
        """The square that a move is about: its own, or the one in question."""
        table = self.game.view(YOU)
        if move["move"] in ("buy", "decline"):
            return int(table["players"][YOU]["square"])
        if move["move"] in ("bid", "pass"):
            return None if table["auction"]["kind"] == "scarce" else int(table["auction"]["square"])
        if move["move"] in ("want", "waive"):
            return None if table["asked"]["about"] == "scarce" else int(table["asked"]["square"])
        return move.get("square")

    def amount_of(self, move: Mapping[str, Any], square: int | None) -> int:
        """What the move pays or brings, 0 where that is not known before."""
        if move["move"] == "claim_rent":
            claims = (c for c in self.game.claims if (c.by, c.square, c.visitor) == (YOU, square, move["visitor"]))
            return next(claims).amount
        if move["move"] == "want" and square is not None:
            return self.game.edition.squares[square].price
        if move["move"] not in REASONS:
            return 0
        tried = self.game.copy()
        tried.apply(move, seat=YOU)
        made = (event.fields for event in tried.events[len(self.game.events) :] if event.kind == "paid")
        return sum(int(str(paid["amount"])) for paid in made if paid["reason"] == REASONS[move["move"]])

    def chosen(self, line: str, moves: list[Move]) -> Move | None:
        """`3`, `3 120` with its amount, or `{"move": "offer", …}`; None for nonsense."""
        if line.startswith("{"):
            try:
                written = json.loads(line)
            except (ValueError, RecursionError):
                return None
            return written if isinstance(written, dict) else None
        number, _, amount = line.partition(" ")
        index = whole(number)
        if index is None or not 1 <= index <= len(moves):
            return None
        move = moves[index - 1]
        if "min" not in move:
            return None if amount else dict(move)
        value = whole(amount or read(f"{self.word('amount')} {move['min']}–{move['max']}> "))
        return None if value is None else with_amount(move, value)


def with_amount(move: Move, amount: int) -> Move:
    return {**{key: value for key, value in move.items() if key not in ("min", "max")}, "amount": amount}


def whole(text: str) -> int | None:
    text = text.strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def read(prompt: str) -> str:
    line = input(prompt)[:LONGEST_LINE].strip()
    if line.lower() in ("q", "quit", "exit"):
        raise Leave
    return line
