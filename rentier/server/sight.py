"""What a client sees of a game: the view that all share, each seat's own part, and the patches from one to the next."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, cast

from rentier.game import Game
from rentier.notation import position, texts
from rentier.notation.events import Event
from rentier.notation.moves import KINDS, NAMES, Reader
from rentier.notation.refusals import CODES
from rentier.rules import building, debts, mortgage, names, play, rent
from rentier.rules.moves import Move
from rentier.server import protocol
from rentier.server.protocol import Language
from rentier.server.wrong import refusal_of

# What a page shows, off where it is not possible: always, and with a square of one's own.
MOST_KNOWN = 400  # sentences of a room
ALWAYS = (("roll", -1), ("end_turn", -1), ("resign", -1))
# What a refusal may name that changes from one moment to the next.
OF_THE_MOMENT = frozenset({"actor", "player", "square", "other", "cash", "needed", "owed", "creditor", "least"})
# Parts of the engine's own view that no page needs.
LEFT_OUT = (
    *("offers", "estate", "offers_made", "played", "turns_in_round", "declined"),
    *("empty_at_start", "then", "ended"),
)


def view(game: Game) -> tuple[dict[str, Any], list[protocol.OfferView]]:
    """What everybody sees, and the open offers, which their parties see. What is null is absent."""
    g, e = game.flat
    f = position.unpack(g)
    data = position.write_fields(f, game.edition, game.players)
    offers: list[protocol.OfferView] = data["offers"]
    wealth = game.wealth()
    for key in LEFT_OUT:
        del data[key]
    data["decks"] = {deck: f["deck_left"][number] for number, deck in enumerate(game.edition.decks)}
    data["actor"] = game.actor
    data["players"] = {
        str(seat): {
            **player,
            "pawn": game.pawns[seat],
            "wealth": wealth[seat],
            "raisable": debts.raisable(g, e, seat),
        }
        for seat, player in enumerate(data["players"])
    }
    titles = {}
    for square, title in data["titles"].items():
        if title["mortgaged"]:
            title["lift"] = mortgage.lifting_price(g, e, square)
        else:
            title["earns"] = rent.rent_due(g, e, square, 1)
        titles[str(square)] = title
    data["titles"] = titles
    if f["ended"] != names.END_NONE:
        outcome = game.outcome
        assert outcome is not None
        data["outcome"] = outcome.data()
    for key in ("auction", "asked"):
        if data[key] is not None:
            data[key] = without_nulls(data[key])
    return without_nulls(data), offers


def without_nulls(data: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if value is not None}


def patch(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """The merge patch (RFC 7386) that leads from one to the other."""
    changes: dict[str, Any] = {key: None for key in before if key not in after}
    for key, value in after.items():
        if key not in before:
            changes[key] = value
            continue
        old = before[key]
        if old == value:
            continue
        if isinstance(old, dict) and isinstance(value, dict):
            changes[key] = patch(old, value)
        else:
            changes[key] = value
    return changes


def event_data(event: Event, language: Language) -> protocol.GameEvent:
    told: protocol.GameEvent = {
        "number": event.number,
        "kind": event.kind,
        "data": dict(event.fields),
        "text": event.text_in(language),
    }
    if event.clause is not None:
        told["clause"] = event.clause
    return told


def may_see(event: Event, seats: Iterable[int]) -> bool:
    return event.seen_by is None or any(seat in event.seen_by for seat in seats)


class Sight:
    """What each seat may do in one game, and why not; sentences are kept as long as they stay true."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.edition = game.edition
        self.reader = Reader(game.edition, game.seats)
        self.group_of = {square.index: square.group for square in game.edition.squares if square.kind == "lot"}
        self.claims = game.edition.dials["rent.claim"] != "automatic"
        self.moves: dict[tuple[str, int], Move] = {}
        self.of_titles: dict[int, tuple[dict[int, Any], list[tuple[str, int]]]] = {}
        self.known: dict[tuple[object, ...], protocol.Refusal] = {}

    def legal(self, seat: int) -> dict[str, list[protocol.Option]]:
        """The seat's moves by name, with what each would pay or bring."""
        found: dict[str, list[protocol.Option]] = {}
        for move in self.game.legal_moves(seat):
            name = move.pop("move")
            option = cast(protocol.Option, move)
            cash = self.cash(seat, name, move)
            if cash is not None:
                option["cash"] = cash
            found.setdefault(name, []).append(option)
        return found

    def cash(self, seat: int, name: str, option: Mapping[str, Any]) -> int | None:
        """What a legal move pays or brings at once, where that is sure."""
        g, e = self.game.flat
        square = option.get("square", -1)
        if name == "build":
            return None if self.scarce() else -int(building.next_cost(g, e, square))
        if name == "mortgage":
            return int(self.edition.squares[square].mortgage)
        if name == "lift":
            return -int(mortgage.lifting_price(g, e, square))
        if name == "buy":
            return -int(self.edition.squares[self.now["players"][str(seat)]["square"]].price)
        if name == "pay_bail" or (name == "roll" and self.pays_before_rolling(seat)):
            return -int(self.edition.dials["jail.bail"])
        if name == "want" and self.now["asked"]["about"] == "price":
            return -int(self.edition.squares[self.now["asked"]["square"]].price)
        if name == "claim_rent":
            of_mine = (c for c in self.now["claims"] if (c["by"], c["square"]) == (seat, square))
            return next((int(c["amount"]) for c in of_mine if c["visitor"] == option["visitor"]), None)
        if name == "sell_building":
            return self.resale(square, bool(option.get("whole")))
        if name == "sell_group":
            return sum(self.resale(lot, True) for lot, group in self.group_of.items() if group == option["group"])
        return None

    def pays_before_rolling(self, seat: int) -> bool:
        """As `rules.jail.must_pay_before_rolling` has it, which cannot be asked from here."""
        me, dials = self.now["players"][str(seat)], self.edition.dials
        forced = bool(dials["jail.bail_when"] == "forced-next-turn")
        return forced and bool(me["in_jail"]) and bool(me["jail_turns"] >= dials["jail.double_turns"])

    def resale(self, square: int, whole: bool) -> int:
        """What the Bank pays for a building, or for all of a lot; see `rules.building.level_after_sale`."""
        e = self.game.flat[1]
        level, houses = self.buildings(square), int(self.edition.dials["building.houses"])
        after = 0 if whole else level - 1
        left = self.now["stock"]["houses"]
        if level > houses and self.edition.dials["building.hotel_break"] == "or-sold":
            if isinstance(left, int) and left < houses:
                after = 0
        return int(building.resale_of(e, square, level)) - int(building.resale_of(e, square, after)) if level else 0

    def tried(self, seat: int, move: Mapping[str, Any]) -> int | None:
        """What a move does to its seat's cash, by making it in a copy; None where chance had a hand in it."""
        tried = self.game.copy()
        before = tried.view(seat)["players"][seat]["cash"]
        tried.apply(move, seat=seat)
        if tried.line(tried.version)[2]:
            return None
        return int(tried.view(seat)["players"][seat]["cash"]) - int(before)

    def buildings(self, square: int) -> int:
        title = self.now["titles"].get(str(square))
        return int(title["buildings"]) if title else 0

    def scarce(self) -> bool:
        asked = self.now.get("asked")
        return asked is not None and asked["about"] == "scarce"

    def look(self) -> dict[str, Any]:
        """The game as it stands: what all further answers are about."""
        self.now, self.open_offers = view(self.game)
        self.owned: dict[int, dict[int, Any]] = {seat: {} for seat in range(self.game.seats)}
        for square, title in self.now["titles"].items():
            self.owned[title["owner"]][int(square)] = title
        return self.now

    def offers(self, seat: int) -> list[protocol.OfferView]:
        return [offer for offer in self.open_offers if seat in (offer["by"], offer["to"])]

    def controls(self, seat: int) -> list[tuple[str, int]]:
        """What the seat's page shows, each with a square that stands for all."""
        me = self.now["players"][str(seat)]
        if me["bankrupt"] or self.now["phase"] == "over":
            return []
        mine = self.owned[seat]
        of_titles = self.of_titles.get(seat)
        if of_titles is None or of_titles[0] != mine:  # most moves leave most seats' titles as they are
            of_titles = self.of_titles[seat] = mine, self.on_titles(mine)
        found: list[tuple[str, int]] = [*ALWAYS, *of_titles[1]]
        if me["in_jail"]:
            found += [("pay_bail", -1), ("use_card", -1)]
        if self.now["phase"] == "buy" and self.now["turn"] == seat:
            found.append(("buy", -1))
        if any(debt["debtor"] == seat for debt in self.now["debts"]):
            found.append(("declare_bankruptcy", -1))
        claim = next((c for c in self.now["claims"] if c["by"] == seat), None)
        if claim is not None:
            found.append(("claim_rent", claim["square"]))
        return found

    def on_titles(self, mine: Mapping[int, Mapping[str, Any]]) -> list[tuple[str, int]]:
        """What is shown to somebody who owns these."""
        found: list[tuple[str, int]] = []
        lots = [square for square in mine if square in self.group_of]
        if lots:
            found.append(("build", self.likeliest(lots, mine)))
        built = [square for square in lots if mine[square]["buildings"]]
        if built:
            found.append(("sell_building", built[0]))
        free = [square for square in mine if not mine[square]["mortgaged"]]
        if free:
            bare = [square for square in free if not mine[square]["buildings"]]
            found.append(("mortgage", (bare or free)[0]))
        if len(free) < len(mine):
            mortgaged = [square for square in mine if mine[square]["mortgaged"]]
            found.append(("lift", min(mortgaged, key=lambda square: mine[square]["lift"])))
        return found

    def likeliest(self, lots: list[int], mine: Mapping[int, Mapping[str, Any]]) -> int:
        """The lot that comes nearest to being built on: of a complete group, with the fewest buildings."""
        open_groups = {group for lot, group in self.group_of.items() if lot not in mine}
        return min(lots, key=lambda lot: (self.group_of[lot] in open_groups, mine[lot]["buildings"], lot))

    def refusals(self, seat: int, legal: Mapping[str, object], language: Language) -> dict[str, protocol.Refusal]:
        """Why the controls without a legal move have none."""
        g, e = self.game.flat
        found: dict[str, protocol.Refusal] = {}
        for name, square in self.controls(seat):
            if name in legal:
                continue
            move = self.moves.get((name, square))
            if move is None:
                move = self.moves[name, square] = Move(KINDS[name])
                if square >= 0:
                    move.square = square
            code = play.why_not(g, e, seat, move)
            if code != names.OK:
                found[name] = self.refusal(seat, name, square, code, move, language)
        return found

    def refusal(self, seat: int, name: str, square: int, code: int, move: Move, language: Language) -> protocol.Refusal:
        used = named_in(code)
        circumstances = self.game.circumstances(code, seat, move)  # they decide the clause
        key = (name, code, language, *circumstances, *(self.details(seat, name, square, used) if used else ()))
        kept = self.known.get(key)
        if kept is None:
            refused = self.game.why_not(move, seat)
            assert refused is not None, name
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            kept = self.known[key] = refusal_of(refused, language)
        return kept

    def details(self, seat: int, name: str, square: int, used: frozenset[str]) -> Iterable[object]:
        """Whatever of the moment the refusal's sentence names: the same details, the same sentence."""
        if name == "buy":
            square = self.now["players"][str(seat)]["square"]
        if "actor" in used:
            yield self.now.get("actor")
        if "player" in used:
            yield seat
        if "square" in used:
            yield square
        if "other" in used:
            yield next((c["visitor"] for c in self.now["claims"] if (c["by"], c["square"]) == (seat, square)), None)
        if "cash" in used or "needed" in used:
            yield self.now["players"][str(seat)]["cash"]
            yield square
            yield self.buildings(square)
            if name == "lift":  # by who inherited or bought it mortgaged, and has not been asked yet, for another price
                yield self.now["titles"][str(square)].get("lift")
        if used & {"owed", "creditor", "needed"} and self.now["debts"]:
            yield tuple((debt["creditor"], debt["amount"]) for debt in self.now["debts"])
        if "least" in used and "auction" in self.now:
            yield self.now["auction"]["bid"]

    def seat_view(self, seat: int, language: Language) -> protocol.SeatView:
        legal = self.legal(seat)
        return {"offers": self.offers(seat), "legal": legal, "refusals": self.refusals(seat, legal, language)}


@cache
def named_in(code: int) -> frozenset[str]:
    """What a refusal's sentence names of the moment."""
    return texts.details_of(f"refused-{CODES[code]}") & OF_THE_MOMENT


def is_free_of_chance(move: Mapping[str, Any]) -> bool:
    """Whether a move can be tried in a copy without showing what the dice or the deck would bring."""
    return move.get("move") in FREE_OF_CHANCE


FREE_OF_CHANCE = frozenset(
    {"buy", "build", "sell_building", "sell_group", "mortgage", "lift", "pay_bail", "claim_rent", "keep"}
) & frozenset(NAMES.values())
