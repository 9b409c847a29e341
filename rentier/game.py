"""The public face of the engine: a game that can be set up, looked at, played, written down and read back."""

from __future__ import annotations

import copy
import secrets
from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from rentier import editions
from rentier.editions import Edition
from rentier.editions.clauses import REFUSAL_VARIANTS
from rentier.notation import details, position, record, texts
from rentier.notation.circumstances import Story, words_of_refusal
from rentier.notation.conversion import converted_position
from rentier.notation.events import Event, Table
from rentier.notation.fairness import Source
from rentier.notation.moves import MOST_MONEY, Reader, full, shown
from rentier.notation.moves import squares_of as seats_of
from rentier.notation.naming import folded, is_name
from rentier.notation.refusals import BROKEN, CODES, MALFORMED, Refused, ground_of
from rentier.notation.texts import LANGUAGES
from rentier.rules import chance, ending, invariants, legal, names, play, setup, state, table
from rentier.rules import log as logs
from rentier.rules import moves as rules_moves
from rentier.rules.log import Log
from rentier.rules.moves import Move, MoveList
from rentier.rules.state import State
from rentier.rules.tables import Tables

__all__ = ["Claim", "Game", "Move", "Offer", "Outcome", "Refused"]

PAWNS = ("teal", "red", "purple", "green", "orange", "blue", "brown", "black")
LONGEST_NAME = 40
MOST_TOLD = 1_000_000  # of an outcome of a kind that the game never draws


@dataclass(frozen=True, slots=True)
class Claim:
    """A rent that its owner may still claim."""

    by: int
    visitor: int
    square: int
    amount: int


@dataclass(frozen=True, slots=True)
class Offer:
    """An open offer: what its proposer gives and takes, as {cash, squares, cards}."""

    id: int
    by: int
    to: int
    give: Mapping[str, Any]
    take: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: why, who won (several when equal), and what everyone is worth."""

    why: str
    winners: list[int]
    wealth: list[int]

    def data(self) -> dict[str, Any]:
        """The outcome as records and views have it."""
        return {"why": self.why, "winners": self.winners, "wealth": self.wealth}


class Game:
    """A game of one edition.

    >>> game = Game("peru", players=["Ana", "Beto"], seed="42")
    >>> game.apply({"move": "roll"})
    """

    def __init__(
        self,
        edition: str | Path | Edition = "brasil",
        players: int | Sequence[str | Mapping[str, Any]] = 2,
        seed: str | int | None = None,
        *,
        house_rules: Mapping[str, Any] | None = None,
        mode: str | None = None,
        dice: Iterable[object] = (),
        chance: Mapping[str, Sequence[object]] | None = None,
        fair: bool = False,
        entropy: Sequence[str] = (),
    ) -> None:
        """A new game, its first player found and about to roll.

        `dice` dictates the opening rolls (what is left over serves later ones), `chance` other outcomes of the setup:
        `{"deal": [1, 39, …]}`. With `fair` each move has its own key under the secret seed: see `notation.fairness`.
        """
        source = Source(secrets.token_hex(32) if seed is None else str(seed), fair, tuple(entropy))
        self._begin(editions.load(edition, house_rules=house_rules, mode=mode), players, source)
        if isinstance(dice, str | bytes) or not isinstance(dice, Iterable):
            raise self._refused("not-chance", field="dice", value=shown(dice), allowed="[(3, 4), …]")
        if chance is not None and not isinstance(chance, Mapping):
            raise self._refused("not-chance", field="chance", value=shown(chance), allowed='{"deal": […]}')
        self.load_dice(*dice)
        for kind, values in (chance or {}).items():
            self.load_chance(kind, values)
        setup.start(self._state, self._tables, self._log)
        if self._log.misfit != names.NOBODY:
            raise self._misfit()
        self._note(None, None)

    def _begin(
        self,
        edition: Edition,
        players: int | Sequence[str | Mapping[str, Any]],
        source: Source,
    ) -> None:
        self.edition = edition
        self.players, self.pawns = self._seat(players)
        self._tables = edition.tables
        self._source = source
        self._log = Log(True)
        self._rows = MoveList()
        self._reader = Reader(edition, len(self.players))
        self._table = Table(edition, tuple(self.players))
        self._lines: list[tuple[int | None, tuple[int, ...] | None, list[int]]] = []
        self._events: list[Event] = []
        self._first_events = [0]
        self._moves_before = 0
        self._tape_left = 0
        self._dictated: list[int] = []
        self._lacking: Mapping[str, int] = {}
        self._told_as: str | dict[str, Any] | None = None
        self._start: dict[str, Any] | None = None
        self._state: State = setup.new_state(self._tables, len(self.players), *self._source.key(0))

    def _seat(self, players: int | Sequence[str | Mapping[str, Any]]) -> tuple[list[str], list[str]]:
        """The players' names and pawns; any other number than the edition's is refused."""
        least, most = int(self.edition.dials["players.min"]), int(self.edition.dials["players.max"])
        if isinstance(players, int) and not isinstance(players, bool):
            players = [f"{n}" for n in range(1, players + 1)] if 0 <= players <= 99 else []
        if isinstance(players, str | bytes | Mapping) or not isinstance(players, Sequence):
            raise self._refused("players-names", value=shown(players))
        if not least <= len(players) <= most:
            raise self._refused("players-number", value=str(len(players)), least=str(least), most=str(most))
        box = PAWNS[: self.edition.pawns]
        seated: list[str] = []
        pawns: list[str | None] = []
        for player in players:
            name = player.get("name") if isinstance(player, Mapping) else player
            pawn = player.get("pawn") if isinstance(player, Mapping) else None
            if not isinstance(name, str) or len(name) > LONGEST_NAME or not is_name(name):
                raise self._refused("players-names", value=shown(name))
            if folded(name) in map(folded, seated):
                raise self._refused("players-names", value=shown(name))
            if pawn is not None and (pawn not in box or pawn in pawns):
                raise self._pawn_taken(pawn)
            seated.append(name)
            pawns.append(pawn)
        free = [pawn for pawn in box if pawn not in pawns]
        return seated, [pawn if pawn is not None else free.pop(0) for pawn in pawns]

    def _pawn_taken(self, pawn: object) -> Refused:
        """The refusal of a pawn that is not in the box or that another player has, in each language's words."""
        box = PAWNS[: self.edition.pawns]
        refusal = self._refused("pawn-taken", value=shown(pawn), allowed=", ".join(box))
        told = {language: [texts.sentence(language, f"pawn-{each}", {}) for each in PAWNS] for language in LANGUAGES}
        refusal.in_language = {
            "allowed": {language: ", ".join(pawns[: len(box)]) for language, pawns in told.items()},
            "pawn": {language: self.edition.words_in(language).get("pawn", "") for language in LANGUAGES},
        }
        if pawn in PAWNS:
            at = PAWNS.index(str(pawn))
            refusal.in_language |= {"value": {language: pawns[at] for language, pawns in told.items()}}
        return refusal

    def rename(self, seat: int, name: str) -> None:
        """Somebody else plays this seat: it has their name, in all that is and was told of the game."""
        players: list[Mapping[str, str]] = [{**each} for each in self._seated()]
        players[self._reader.seat("seat", seat)] = {"name": name, "pawn": self.pawns[seat]}
        self.players, _ = self._seat(players)
        self._table = Table(self.edition, tuple(self.players))
        self._events = []
        if self._start is not None:
            self._start["players"][seat]["name"] = name

    def _seated(self) -> list[dict[str, str]]:
        return [{"name": name, "pawn": pawn} for name, pawn in zip(self.players, self.pawns, strict=True)]

    def _refused(self, code: str, words: Iterable[str] = (), **known: str) -> Refused:
        clause, convention = ground_of(self.edition, code, known.get("move", ""), words)
        refusal = Refused(code, clause, self.edition.language, **full(known))
        refusal.convention = convention
        return refusal

    def _game_over(self) -> Refused:
        """The refusal of any move after the end, with the clause of how the game ended."""
        return self._refused("game-over", [outcome.why] if (outcome := self.outcome) else ())

    # Looking.

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def actor(self) -> int | None:
        """The seat that must decide now; None when the game is over."""
        seat = table.actor(self._state, self._tables)
        return None if seat == names.NOBODY else seat

    def entitled(self) -> list[int]:
        """The other seats that may do something now, from the actor's left."""
        actor = self.actor
        if actor is None:
            return []
        others = [(actor + i) % self.seats for i in range(1, self.seats)]
        return [seat for seat in others if legal.may_do_anything(self._state, self._tables, seat, self._rows)]

    def legal_moves(self, seat: int | None = None) -> list[dict[str, Any]]:
        """What the actor, or any seat, may do now. A free amount has its `min` and `max`; an offer is only named."""
        if seat is None:
            seat = self.actor
            if seat is None:
                return []
        seat = self._reader.seat("seat", seat)
        legal.list_moves(self._state, self._tables, seat, self._rows)
        return [self._reader.listed(rules_moves.row(self._rows, i)) for i in range(self._rows.count)]

    @property
    def claims(self) -> list[Claim]:
        """The rents that may still be claimed, oldest first."""
        f = position.unpack(self._state)
        return [
            Claim(f["claim_by"][i], f["claim_visitor"][i], f["claim_square"][i], f["claim_amount"][i])
            for i in range(f["claim_count"])
        ]

    @property
    def offers(self) -> list[Offer]:
        """The open offers, oldest first."""
        f = position.unpack(self._state)
        data = [position.offer_data(f, seat) for seat in range(self.seats) if f["offer_id"][seat]]
        return sorted((Offer(o["id"], o["by"], o["to"], o["give"], o["take"]) for o in data), key=lambda o: o.id)

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on; then why it ended, the winners and everyone's wealth."""
        why = position.unpack(self._state)["ended"]
        if why == names.END_NONE:
            return None
        winners = seats_of(ending.winners(self._state, self._tables))
        return Outcome(position.ENDINGS[why], winners, self.wealth())

    def wealth(self) -> list[int]:
        """What everyone would be worth if the game ended now."""
        return [ending.wealth(self._state, self._tables, seat) for seat in range(self.seats)]

    @property
    def events(self) -> list[Event]:
        """All that has happened, numbered from 0."""
        self._events.extend(self.events_from(len(self._events)))
        return list(self._events)

    def events_from(self, number: int) -> list[Event]:
        """What has happened from this event on; the game does not keep it, as it does `events`."""
        last = self.first_event(len(self._lines))
        line = bisect_right(self._first_events, min(number, last), hi=len(self._lines)) - 1
        found: list[Event] = []
        for at, (_, _, rows) in enumerate(self._lines[line:], line):
            found.extend(
                self._table.decode(rows, self._first_events[line] + len(found), partial(self._rows_before, at))
            )
        return found[number - self._first_events[line] :]

    def _rows_before(self, line: int) -> Iterator[list[int]]:
        """The rows of the lines before this one, newest first."""
        return (self._lines[at][2] for at in range(line - 1, -1, -1))

    def first_event(self, line: int) -> int:
        """The number of the first event that this line of the record brought about, the first move's being 1.

        Of the line that comes next it is how many there are.
        """
        while len(self._first_events) <= line:
            kinds = self._lines[len(self._first_events) - 1][2][:: names.LOG_WIDTH]
            self._first_events.append(self._first_events[-1] + len(kinds) - kinds.count(names.EV_CHANCE))
        return self._first_events[line]

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat may see, as plain data; None is a spectator."""
        if seat is not None:
            seat = self._reader.seat("seat", seat)
        data = position.write(self._state, self.edition, self.players)
        f = position.unpack(self._state)
        data["offers"] = [offer for offer in data["offers"] if seat in (offer["by"], offer["to"])]
        data["decks"] = {deck: f["deck_left"][d] for d, deck in enumerate(self.edition.decks)}
        data["seat"] = seat
        data["actor"] = self.actor
        data["edition"] = self.edition.name
        data["mode"] = self.edition.mode
        data["house_rules"] = dict(self.edition.house_rules)
        data["wealth"] = self.wealth()
        for player, pawn in zip(data["players"], self.pawns, strict=True):
            player["pawn"] = pawn
        outcome = self.outcome
        data["outcome"] = outcome and outcome.data()
        return data

    # Playing.

    def apply(self, move: Mapping[str, Any] | Move, seat: int | None = None) -> None:
        """Makes a move for the actor, or for `seat`; raises Refused, and changes nothing, if it is not allowed.

        So it is if an outcome that was dictated cannot come up in it. A typed move's numbers must fit: where the rules
        run compiled, one beyond a machine's number raises OverflowError when it is written into the move.
        """
        typed = move if isinstance(move, Move) else self._reader.read(move)
        if seat is None:
            seat = table.actor(self._state, self._tables)
            if seat == names.NOBODY:
                raise self._game_over()
        else:
            seat = self._reader.seat("seat", seat)
        if move is typed:
            self._check_typed(typed)
        before = self._kept() if self._tape_left else None
        if self._source.fair and play.why_not(self._state, self._tables, seat, typed) == names.OK:
            self._key_for_next_move()
        code = play.apply(self._state, self._tables, self._log, seat, typed)
        if code != names.OK:
            raise self._explain(code, seat, typed)
        if before is not None:
            self._must_fit(before)
        self._note(seat, rules_moves.packed(typed))

    def _check_typed(self, move: Move) -> None:
        """A typed move's numbers index the rules' arrays, so they are checked as strictly as data is."""
        squares = self._tables.squares
        if not (
            0 < move.kind < names.MOVES
            and 0 <= move.square < squares
            and -1 <= move.visitor < len(self.players)
            and (0 <= move.to < len(self.players) or move.kind != names.MOVE_OFFER)
            and 0 <= move.amount <= MOST_MONEY
            and 0 <= move.id <= MOST_MONEY
            and 0 <= move.answers <= MOST_MONEY
            and 0 <= move.give_cash <= MOST_MONEY
            and 0 <= move.take_cash <= MOST_MONEY
            and 0 <= move.give_cards <= names.KEEPERS
            and 0 <= move.take_cards <= names.KEEPERS
            and (move.give_squares | move.take_squares) >> squares == 0
        ):
            raise self._reader.refuse("not-a-move", value=shown(rules_moves.packed(move)))

    def why_not(self, move: Mapping[str, Any] | Move, seat: int | None = None) -> Refused | None:
        """The refusal that `apply` would raise, or None; nothing changes."""
        try:
            typed = move if isinstance(move, Move) else self._reader.read(move)
            if seat is None:
                seat = self.actor
                if seat is None:
                    return self._game_over()
            seat = self._reader.seat("seat", seat)
            self._check_typed(typed)
        except Refused as refused:
            return refused
        code = play.why_not(self._state, self._tables, seat, typed)
        if code != names.OK:
            return self._explain(code, seat, typed)
        if self._tape_left:  # only the move itself shows whether what was dictated fits it
            try:
                self.copy().apply(move, seat)
            except Refused as refused:
                return refused
        return None

    def end_time(self) -> None:
        """The agreed hour has come, or the table agrees to stop: the game ends once nothing is being settled."""
        if self.actor is None:
            return
        before = self._kept() if self._tape_left else None
        play.end_time(self._state, self._tables, self._log)
        if before is not None:
            self._must_fit(before)
        self._note(None, ())

    def _explain(self, code: int, seat: int, move: Move) -> Refused:
        known = details.of(self._state, self._tables, self.edition, self.players, code, seat, move)
        refusal = self._refused(CODES[code], self.circumstances(code, seat, move), **known.details())
        refusal.in_language = known.in_language()
        return refusal

    def circumstances(self, code: int, seat: int, move: Move) -> list[str]:
        """Return what decides the clause of this refusal besides its code and move: words of `REFUSAL_VARIANTS`."""
        if CODES[code] not in REFUSAL_VARIANTS:
            return []
        story = Story([], 0, partial(self._rows_before, len(self._lines)))
        return words_of_refusal(self.edition, position.unpack(self._state), CODES[code], seat, move, story)

    def _note(self, seat: int | None, move: tuple[int, ...] | None) -> None:
        if self._tape_left:
            left = len(chance.tape(self._log))
            if left < self._tape_left:
                self._dictated.append(len(self._lines))
            self._tape_left = left
        rows = logs.take(self._log)
        if self._source.promised is not None and names.EV_CHANCE in rows[:: names.LOG_WIDTH]:
            if len(self._lines) not in self._dictated:  # what a stand-in draws does not follow from the promised seed
                self._dictated.append(len(self._lines))
        self._lines.append((seat, move, rows))

    def _kept(self) -> tuple[State, list[tuple[int, int]]]:
        """State and tape before a move that may have to be taken back."""
        return state.copy(self._state), chance.tape(self._log)

    def _must_fit(self, before: tuple[State, list[tuple[int, int]]]) -> None:
        """A dictated outcome that could not be is not passed over: the move is taken back and refused."""
        if self._log.misfit == names.NOBODY:
            return
        refusal = self._misfit()
        self._state = before[0]
        self._log = Log(True)
        for stream, value in before[1]:
            chance.dictate(self._log, stream, value)
        raise refusal

    def _misfit(self) -> Refused:
        stream, value = self._log.misfit, self._log.misfit_value
        return self._refused("not-chance", field=record.CHANCE[stream], value=str(value), reason="misfit")

    def _key_for_next_move(self) -> None:
        chance.set_key(self._state, *self._source.key(self._moves_before + len(self._lines)))

    # Chance, dictated.

    def load_dice(self, *rolls: object) -> None:
        """Dictates the next rolls, in order: (3, 4), or 5 for one die. Further rolls are the generator's again."""
        told = []
        for roll in rolls:
            dice = [roll] if isinstance(roll, int) else list(roll) if isinstance(roll, list | tuple) else []
            if not 1 <= len(dice) <= 2 or any(type(die) is not int or not 1 <= die <= 6 for die in dice):
                raise self._refused("not-chance", field="dice", value=shown(roll), allowed="(1…6, 1…6)")
            told.append((names.STREAM_DICE, int(dice[0]) * 8 + int(dice[-1])))
        self._dictate(told)

    def load_chance(self, kind: str, values: Sequence[object]) -> None:
        """Dictates other outcomes: "amount", "square" (MT-12), "order" (seats, SC-06), "deal" (squares, PE-51).

        What no draw of this game could give is refused at once, what a move could not have drawn when it is made; of a
        kind that this game never draws nothing is ever used.
        """
        drawn = {"amount": self._amounts(), "square": self._squares(), "order": self._orders(), "deal": self._deals()}
        if not isinstance(kind, str) or kind not in drawn:
            raise self._refused("not-chance", field=shown(kind), allowed=", ".join(drawn))
        if isinstance(values, str | bytes) or not isinstance(values, Sequence):
            raise self._refused("not-chance", field=kind, value=shown(values), allowed="[50, …]")
        below = {"amount": MOST_TOLD, "order": self.seats}.get(kind, len(self.edition.squares))
        could_be = drawn[kind] or range(below)
        for value in values:
            if type(value) is not int or value not in could_be:
                allowed = f"{min(could_be)}…{max(could_be)}"
                raise self._refused("not-chance", field=kind, value=shown(value), allowed=allowed)
        self._dictate([(record.STREAM_OF[kind], int(str(value))) for value in values])

    def _amounts(self) -> Collection[int]:
        """Every amount that some card of the edition may draw."""
        spans = [card.value for deck in self.edition.decks.values() for card in deck.cards]
        spans = [span for span in spans if isinstance(span, list) and span[0] < span[1]]
        return {amount for least, most in spans for amount in range(least, most + 1)}

    def _squares(self) -> Collection[int]:
        cards = [card for deck in self.edition.decks.values() for card in deck.cards]
        return range(len(self.edition.squares)) if any(card.effect == "move_random" for card in cards) else ()

    def _orders(self) -> Collection[int]:
        return range(self.seats) if self.edition.dials["turn.order"] != "left" else ()

    def _deals(self) -> Collection[int]:
        """Titles are dealt before the first line of a game is written."""
        if self._lines or not self.edition.dials["setup.titles_dealt"]:
            return ()
        return [square.index for square in self.edition.squares if square.price]

    def stack_deck(self, deck: str, cards: Sequence[str]) -> None:
        """Puts these cards on top of a deck, the first one uppermost; where the draw is random they come next."""
        if not isinstance(deck, str) or deck not in self.edition.decks:
            raise self._refused("not-chance", field="deck", value=shown(deck), allowed=", ".join(self.edition.decks))
        if isinstance(cards, str | bytes) or not isinstance(cards, Sequence):
            raise self._refused("not-chance", field=deck, value=shown(cards), allowed="[…]")
        ids = [card.id for card in self.edition.decks[deck].cards]
        number = list(self.edition.decks).index(deck)
        f = position.unpack(self._state)
        there = [ids[f["deck"][number * names.CARDS + i]] for i in range(f["deck_left"][number])]
        put_back = {card.id for card in self.edition.decks[deck].cards if card.effect != "jail_free"}
        at_once = self.edition.dials["cards.draw"] == "random"  # what is put back may be the next
        tape = [value for stream, value in chance.tape(self._log) if stream == names.STREAM_CARD]
        on_top = [ids[value % names.CARDS] for value in tape if value // names.CARDS == number]
        for card in cards:
            if card not in there or (card in on_top and not (at_once and card in put_back)):
                allowed = ", ".join(sorted(there))
                raise self._refused("not-chance", field=deck, value=shown(card), allowed=allowed, reason="not-in-deck")
            on_top.append(card)
        self._dictate([(names.STREAM_CARD, number * names.CARDS + ids.index(card)) for card in cards])

    def _dictate(self, outcomes: Sequence[tuple[int, int]]) -> None:
        """All of them, or none where the tape has no room."""
        if self._tape_left + len(outcomes) > names.TAPE:
            raise self._refused("not-chance", value=str(len(outcomes)), allowed=f"≤ {names.TAPE}")
        for stream, value in outcomes:
            chance.dictate(self._log, stream, value)
        self._tape_left += len(outcomes)

    # Copies, positions, records.

    def copy(self) -> Game:
        """Another game, equal and independent; what was dictated goes along."""
        other = Game.__new__(Game)
        other.__dict__.update(self.__dict__)
        other._state = state.copy(self._state)
        other._log = Log(True)
        for stream, value in chance.tape(self._log):
            chance.dictate(other._log, stream, value)
        other._rows = MoveList()
        other._lines = list(self._lines)
        other._events = list(self._events)
        other._first_events = list(self._first_events)
        other._dictated = list(self._dictated)
        return other

    @property
    def flat(self) -> tuple[State, Tables]:
        """State and tables as the rules have them, for who looks on or thinks ahead; only `apply` may change them."""
        return self._state, self._tables

    def state_bytes(self) -> bytes:
        """Every number of the state: two games are in the same state when these are equal."""
        return state.to_bytes(self._state)

    def position(self) -> dict[str, Any]:
        """The whole middle of this game as plain data, hidden parts included; `from_position` is the inverse."""
        data: dict[str, Any] = {
            "edition": self._edition_told(),
            "mode": self.edition.mode,
            "house_rules": dict(self.edition.house_rules),
            "seed": self._source.seed,
            "fair": self._source.fair,
            "entropy": list(self._source.entropy),
            "moves_made": self._moves_before + len(self._lines) - 1,
        }
        data |= position.write(self._state, self.edition, self.players)
        data |= position.write_hidden(self._state, self.edition)
        data["tape"] = [record.word(stream, value, self.edition) for stream, value in chance.tape(self._log)]
        for player, pawn in zip(data["players"], self.pawns, strict=True):
            player["pawn"] = pawn
        return data

    def _edition_told(self) -> str | dict[str, Any]:
        """The edition's name where that says it all, else the whole of it."""
        if self._told_as is None:
            edition = self.edition
            try:
                named = editions.load(edition.name, house_rules=edition.house_rules, mode=edition.mode)
            except editions.EditionError:
                named = None
            self._told_as = edition.name if named == edition else edition.to_data()
        return self._told_as

    @classmethod
    def from_position(cls, data: Mapping[str, Any]) -> Game:
        """The game that a position describes; what it does not give takes the edition's start value."""
        if not isinstance(data, Mapping):
            raise position.not_a_position("", data, "{players, …}")
        edition = position.edition_of(data)
        game = cls._set_up(edition, data, position.source_of(edition, data))
        game._go_on()
        tape = data.get("tape", [])
        if not isinstance(tape, list):
            raise position.not_a_position("tape", tape, '["dice 3 4", …]', edition.language)
        try:
            game._dictate([record.read_outcome(outcome, edition) for outcome in tape])
        except Refused as refused:
            value, allowed = refused.details["value"], refused.details["allowed"]
            raise position.not_a_position("tape", value, allowed, edition.language) from refused
        return game

    @classmethod
    def _set_up(cls, edition: Edition, data: Mapping[str, Any], source: Source) -> Game:
        """The game as the position has it; `_go_on` does what follows from that by itself."""
        data = converted_position(data)
        players = data.get("players")
        if not isinstance(players, list | tuple):
            raise position.not_a_position("players", players, "[{name, cash, square, …}, …]", edition.language)
        named = [
            {"name": str(seat + 1), **player} if isinstance(player, Mapping) else player
            for seat, player in enumerate(players)
        ]
        game = cls.__new__(cls)
        game._begin(edition, named, source)
        game._start = copy.deepcopy({key: value for key, value in data.items() if key != "tape"})
        reader = position.PositionReader(edition, game._state, data)
        game._moves_before = reader.whole("moves_made", data.get("moves_made", 0), 0, 10**9)
        game._state = reader.read()
        game._lacking = reader.lacking
        return game

    def _go_on(self) -> None:
        """Whatever of a position's parts would not hold together is refused before anyone plays on from it.

        Houses may stand where no game would have put them, and the Bank may have fewer: a table may want to try that.
        """
        play.settle(self._state, self._tables, self._log)
        self._note(None, None)
        f = position.unpack(self._state)
        for field, count in self._lacking.items():
            f[field] += count
        broken = invariants.broken(position.pack(f), self._tables, self._rows)
        if 0 < broken <= len(BROKEN):
            raise position.not_a_position("", "", "", self.edition.language, BROKEN[broken - 1])

    def record(self) -> dict[str, Any]:
        """The game written down. Seed and decks are in it only when the game is over."""
        over = self.actor is None
        header: dict[str, Any] = {
            "rentier-record": record.FORMAT,
            "edition": self.edition.to_data(),
            "players": self._seated(),
            "commitment": self._source.commitment,
            "fair": self._source.fair,
            "entropy": list(self._source.entropy),
            "chance": record.outcomes(self._lines[0][2], self.edition),
        }
        lost = over and self._source.promised is not None  # nobody will show the seed
        dictated = self.lines_of_chance() if lost else self._dictated
        if dictated:
            header["dictated"] = list(dictated)
        if self._start is not None:
            hidden = record.HEADER_SAYS if over else (*record.HEADER_SAYS, "decks", "chance")
            kept = {key: value for key, value in self._start.items() if key not in hidden}
            header["position"] = copy.deepcopy(kept)
        outcome = self.outcome
        if outcome is not None:
            if not lost:
                header["seed"] = self._source.seed
            header["outcome"] = outcome.data()
        return {"header": header, "moves": [self.line(number) for number in range(1, len(self._lines))]}

    @property
    def version(self) -> int:
        """How many lines its record has after the header."""
        return len(self._lines) - 1

    def line(self, number: int) -> list[Any]:
        """A line of the record, the first move's being 1: seat, move and chance."""
        seat, move, rows = self._lines[number]
        data = {"move": "end_time"} if not move else self._reader.write(move)
        return [seat, data, record.outcomes(rows, self.edition)]

    def lines_of_chance(self) -> list[int]:
        """The numbers of the lines in which something was drawn."""
        return [n for n, (_, _, rows) in enumerate(self._lines) if names.EV_CHANCE in rows[:: names.LOG_WIDTH]]

    @classmethod
    def from_record(cls, data: Mapping[str, Any] | str, seed: str | None = None) -> Game:
        """The game that a record tells, played again move for move; `seed` as in the record, once it is known.

        Raises Refused with the code `older-rules` where the record is of an older version and today's rules play it
        differently. Without its seed the game goes on under the same commitment, and what is drawn from then on counts
        as dictated.
        """
        return record_replay(cls, data, seed)


def record_replay(cls: type[Game], data: Mapping[str, Any] | str, seed: str | None, dictate: bool = True) -> Game:
    """Plays a record again: see `replayed`."""
    *_, game = replayed(cls, data, seed, dictate)
    return game


def replayed(
    cls: type[Game], data: Mapping[str, Any] | str, seed: str | None = None, dictate: bool = True
) -> Iterator[Game]:
    """The game of a record at its beginning and, the same one, after each line.

    Its outcomes of chance are dictated, and each must be used up by its own move. Without `dictate` only those are
    that the record calls dictated: the others must follow from the seed.

    Where today's rules play a record of an older version differently, `Refused` with the code `older-rules` says from
    which line on, or that the result is another; the games before it have been yielded.
    """
    if isinstance(data, str):
        data = record.from_text(data)
    header, moves = record.check(data)
    told = header.get("dictated", [])
    older = dictate and record.is_older(header)
    game = first_line(cls, header, seed, dictate or 0 in told)
    game._dictated = list(told)
    yield game
    for number, (seat, move, drawn) in enumerate(moves, 1):
        where = f"moves.{number}"
        must_be_line(game, seat, move, where)
        if dictate or number in told:
            dictate_line(game, drawn, where)
        refused = play_line(game, seat, move)
        if older and (not is_used_up(game, drawn) if refused is None else refused.code not in MALFORMED):
            raise record.older_rules(header, number, game.edition.language) from refused
        if refused is not None:
            raise record.not_a_record(where, move, "", game.edition.language, because=refused) from refused
        line_is_used_up(game, drawn, where)
        game._dictated = list(told)
        yield game
    if older and "outcome" in header and header["outcome"] != (game.outcome and game.outcome.data()):
        raise record.older_rules(header, None, game.edition.language)


def must_be_line(game: Game, seat: object, move: object, where: str) -> None:
    """Refuses a line whose seat is missing, or that gives the agreed hour a seat or a field."""
    by_the_clock = is_end_time(move)
    if by_the_clock and (seat is not None or len(move) > 1):  # type: ignore[arg-type]
        raise record.not_a_record(where, [seat, move], '[null, {"move": "end_time"}]', game.edition.language)
    if seat is None and not by_the_clock:
        raise record.not_a_record(where, seat, f"0…{game.seats - 1}", game.edition.language)


def is_end_time(move: object) -> bool:
    return isinstance(move, Mapping) and move.get("move") == "end_time"


def play_line(game: Game, seat: int | None, move: Mapping[str, Any]) -> Refused | None:
    """Makes the move of a record's line; returns why it is not allowed, if so."""
    try:
        if not is_end_time(move):
            game.apply(move, seat)
        elif game.actor is None:
            return game._refused("game-over")
        else:
            game.end_time()
    except Refused as refused:
        return refused
    return None


def first_line(cls: type[Game], header: Mapping[str, Any], seed: str | None, dictate: bool) -> Game:
    """The game that a record's header describes, before the first move."""
    try:
        edition = Edition.from_data(header["edition"])
    except editions.EditionError as problem:
        raise record.not_a_record("edition", header["edition"].get("name"), because=problem) from problem
    source = source_of(header, seed)
    start = header.get("position")
    try:
        if start is not None:
            game = cls._set_up(edition, start, source)
        else:
            game = cls.__new__(cls)
            game._begin(edition, header["players"], source)
        if dictate:
            dictate_line(game, header["chance"], "header")
        if start is not None:
            game._go_on()
        else:
            setup.start(game._state, game._tables, game._log)
            game._note(None, None)
    except Refused as refused:
        if refused.code == "not-a-record":
            raise
        where, value = refused.details["field"] or "players", refused.details["value"]
        raise record.not_a_record(where, value, "", edition.language, because=refused) from refused
    if game._seated() != header["players"]:
        raise record.not_a_record("players", header["players"], str(game._seated()), edition.language)
    line_is_used_up(game, header["chance"], "header")
    return game


def source_of(header: Mapping[str, Any], seed: str | None) -> Source:
    """Where a record's chance came from; a seed that is not known has a stand-in under the same commitment."""
    fair, entropy, commitment = header["fair"], tuple(header["entropy"]), header["commitment"]
    if seed is None and "seed" not in header:
        return Source(secrets.token_hex(32), fair, entropy, commitment)
    source = Source(header["seed"] if seed is None else seed, fair, entropy)
    if seed is not None and source.commitment != commitment:
        raise record.not_a_record("seed", seed, reason="commitment")
    return source


def dictate_line(game: Game, drawn: object, where: str) -> None:
    if not isinstance(drawn, list) or len(drawn) > names.TAPE:
        raise record.not_a_record(where, drawn, "[chance]", game.edition.language)
    for outcome in drawn:
        chance.dictate(game._log, *record.read_outcome(outcome, game.edition))


def is_used_up(game: Game, drawn: object) -> bool:
    """Whether the last move drew what its line says, no more and no less."""
    used = record.outcomes(game._lines[-1][2], game.edition)
    return used == drawn and not chance.tape(game._log) and game._log.misfit == names.NOBODY


def line_is_used_up(game: Game, drawn: object, where: str) -> None:
    """Refuses a record whose line does not say what its move drew."""
    if not is_used_up(game, drawn):
        used = record.outcomes(game._lines[-1][2], game.edition)
        raise record.not_a_record(where, drawn, ", ".join(used) or "[]", game.edition.language)
