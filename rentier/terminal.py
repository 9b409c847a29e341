"""A game in the terminal: you against opponents who move at random."""

import json
import random
import secrets
import sys
from collections.abc import Mapping
from typing import Any

from rentier.editions import Edition
from rentier.game import Game, Refused

Move = dict[str, Any]

YOU = 0
OPPONENTS = ("Beto", "Caro", "Dora", "Enzo", "Fina", "Gil", "Hilda")

# What the terminal itself says; what happens in the game is told by its events.
MOVES: dict[str, dict[str, str]] = {
    "roll": {"pt": "lançar os dados", "es": "tirar los dados", "it": "tirare i dadi", "en": "roll"},
    "end_turn": {"pt": "passar a vez", "es": "terminar el turno", "it": "finire il turno", "en": "end the turn"},
    "buy": {"pt": "comprar", "es": "comprar", "it": "comprare", "en": "buy"},
    "decline": {"pt": "não comprar", "es": "no comprar", "it": "non comprare", "en": "do not buy"},
    "bid": {"pt": "dar um lance", "es": "pujar", "it": "offrire all’asta", "en": "bid"},
    "pass": {"pt": "passar", "es": "pasar", "it": "passare", "en": "pass"},
    "want": {"pt": "quero", "es": "lo quiero", "it": "lo voglio", "en": "I want it"},
    "waive": {"pt": "não quero", "es": "no lo quiero", "it": "non lo voglio", "en": "I do not want it"},
    "claim_rent": {"pt": "cobrar aluguel", "es": "cobrar alquiler", "it": "riscuotere", "en": "claim rent"},
    "build": {"pt": "construir", "es": "construir", "it": "costruire", "en": "build"},
    "sell_building": {"pt": "vender obra", "es": "vender edificio", "it": "vendere edificio", "en": "sell a building"},
    "sell_group": {"pt": "vender o grupo", "es": "vender el grupo", "it": "vendere il gruppo", "en": "sell the group"},
    "mortgage": {"pt": "hipotecar", "es": "hipotecar", "it": "ipotecare", "en": "mortgage"},
    "lift": {"pt": "resgatar hipoteca", "es": "levantar hipoteca", "it": "riscattare", "en": "lift the mortgage"},
    "keep": {"pt": "manter hipoteca", "es": "mantener hipoteca", "it": "tenere l’ipoteca", "en": "keep the mortgage"},
    "pay_bail": {"pt": "pagar a fiança", "es": "pagar la fianza", "it": "pagare la cauzione", "en": "pay the bail"},
    "use_card": {"pt": "usar a carta", "es": "usar la tarjeta", "it": "usare il cartoncino", "en": "use the card"},
    "offer": {"pt": "propor troca", "es": "ofrecer un trato", "it": "proporre uno scambio", "en": "offer a trade"},
    "accept": {"pt": "aceitar", "es": "aceptar", "it": "accettare", "en": "accept"},
    "reject": {"pt": "recusar", "es": "rechazar", "it": "rifiutare", "en": "reject"},
    "withdraw": {"pt": "retirar a proposta", "es": "retirar la oferta", "it": "ritirare l’offerta", "en": "withdraw"},
    "settle": {"pt": "pagar em bens", "es": "pagar con bienes", "it": "pagare con beni", "en": "settle with property"},
    "auction_title": {"pt": "leiloar", "es": "subastar", "it": "mettere all’asta", "en": "auction"},
    "declare_bankruptcy": {"pt": "declarar falência", "es": "declarar quiebra", "it": "fallire", "en": "go bankrupt"},
    "resign": {"pt": "desistir", "es": "abandonar", "it": "ritirarsi", "en": "resign"},
}
WORDS: dict[str, dict[str, str]] = {
    "you": {"pt": "Você", "es": "Tú", "it": "Tu", "en": "You"},
    "move": {"pt": "Jogada", "es": "Jugada", "it": "Mossa", "en": "Move"},
    "amount": {"pt": "Valor", "es": "Cantidad", "it": "Importo", "en": "Amount"},
    "help": {
        "pt": "Escreva o número de uma jogada, ou uma jogada em JSON; q sai.",
        "es": "Escribe el número de una jugada, o una jugada en JSON; q sale.",
        "it": "Scrivi il numero di una mossa, o una mossa in JSON; q esce.",
        "en": "Type the number of a move, or a move as JSON; q leaves.",
    },
    "skip": {"pt": "Enter: nada", "es": "Enter: nada", "it": "Invio: niente", "en": "Enter: nothing"},
    "bye": {"pt": "Até logo!", "es": "¡Hasta luego!", "it": "Alla prossima!", "en": "Goodbye!"},
    "over": {"pt": "Fim do jogo", "es": "Fin de la partida", "it": "Fine della partita", "en": "The game is over"},
}
# Moves that somebody waits for; the other rights can wait for one's own turn.
PRESSING = {"claim_rent", "accept", "reject", "want", "waive"}
# Opponents do not start these, and prefer to get on with the game.
NEVER = {"resign", "offer", "withdraw", "settle", "declare_bankruptcy"}
GETS_ON = {"roll", "end_turn", "buy", "decline", "pass", "claim_rent"}
LONGEST_LINE = 2000


class Leave(Exception):
    """The player has had enough."""


def play(edition: Edition, players: int, seed: str | None, language: str | None, name: str) -> int:
    """Play until the game is over or the player leaves."""
    language = language or edition.language
    names = [name.strip() or WORDS["you"][language], *OPPONENTS[: players - 1]]
    table = Table(Game(edition, players=names, seed=seed or secrets.token_hex(16)), names, language)
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    try:
        table.run()
    except (Leave, EOFError, KeyboardInterrupt):
        print(f"\n{WORDS['bye'][language]}")
    return 0


class Table:
    def __init__(self, game: Game, names: list[str], language: str) -> None:
        self.game = game
        self.names = names
        self.language = language
        self.told = 0  # events shown so far
        self.declined: list[Move] = []  # what you would rather not do; not asked again until something changes
        self.chance = random.Random()

    def run(self) -> None:
        print(WORDS["help"][self.language])
        while (actor := self.game.actor) is not None:
            self.tell()
            if self.rights():
                continue
            if actor == YOU:
                self.ask(self.game.legal_moves(YOU), may_skip=False)
            else:
                self.game.apply(self.any_move(self.game.legal_moves(actor)), seat=actor)
        self.tell()
        outcome = self.game.outcome
        winners = ", ".join(self.names[seat] for seat in outcome.winners) if outcome else ""
        print(f"\n{WORDS['over'][self.language]}: {winners}")

    def tell(self) -> None:
        """What has happened since the last time."""
        events = self.game.events
        for event in events[self.told :]:
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
            prompt = f" ({WORDS['skip'][self.language]})" if may_skip else ""
            line = read(f"{WORDS['move'][self.language]}{prompt}> ")
            if not line and may_skip:
                return False
            move = self.chosen(line, moves)
            if move is None:
                print(WORDS["help"][self.language])
                continue
            try:
                self.game.apply(move, seat=YOU)
            except Refused as refusal:
                print(refusal.text_in(self.language))
                continue
            return True

    def show(self, moves: list[Move]) -> None:
        position = self.game.position()["players"][YOU]
        cash = self.game.edition.format_money(position["cash"])
        square = self.game.edition.squares[position["square"]].name
        print(f"\n{self.names[YOU]} · {cash} · {square}")
        for number, move in enumerate(moves, 1):
            print(f"  {number:2}  {self.said(move)}")

    def said(self, move: Mapping[str, Any]) -> str:
        """`build Jr. Huallaga`, `bid S/. 10 – S/. 300`."""
        edition = self.game.edition
        parts = [MOVES[move["move"]][self.language] if move["move"] in MOVES else str(move["move"])]
        if "square" in move:
            parts.append(edition.squares[move["square"]].name)
        if "group" in move:
            parts.append(str(move["group"]))
        for key in ("visitor", "to"):
            if isinstance(move.get(key), int):
                parts.append(f"({self.names[move[key]]})")
        if "min" in move:
            parts.append(f"{edition.format_money(move['min'])} – {edition.format_money(move['max'])}")
        if "id" in move:
            parts.append(f"#{move['id']}")
        return " ".join(parts)

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
        value = whole(amount or read(f"{WORDS['amount'][self.language]} {move['min']}–{move['max']}> "))
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
