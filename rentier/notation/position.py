"""Any middle of any game as plain data: written from the state, and read back with every mistake explained."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from rentier import editions
from rentier.editions import Edition
from rentier.notation.events import AUCTIONS, REASONS
from rentier.notation.fairness import Source
from rentier.notation.moves import MOST_MONEY, bits_of, pile_data, shown, squares_of, unreadable
from rentier.notation.refusals import Refused
from rentier.rules import names, state, titles
from rentier.rules.state import State

PHASES = {
    names.PHASE_ROLL: "roll",
    names.PHASE_BUY: "buy",
    names.PHASE_END: "end",
    names.PHASE_OVER: "over",
    names.PHASE_BAIL: "bail",
}
MORTGAGE_KINDS = {names.BOUGHT_MORTGAGED: {"bought": True}, names.INHERITED_MORTGAGED: {"inherited": True}}
THEN = {names.THEN_MOVE: "move", names.THEN_NEXT_TURN: "next-turn"}
ASKED = {names.ASK_PRICE: "price", names.ASK_SCARCE: "scarce"}
ENDINGS = {
    names.END_LAST_LEFT: "last-one-left",
    names.END_BANKRUPTCIES: "bankruptcies",
    names.END_CLOCK: "clock",
    names.END_OWN_EVERYTHING: "owns-everything",
    names.END_AGREED: "agreed",
}
STREAMS = ("dice", "order", "card", "amount", "square", "deal", "shuffle", "opening", "dice-off")
ACCOUNTS = {names.BANK: "bank", names.JACKPOT: "jackpot"}


def places() -> Iterator[tuple[str, Any]]:
    """Where each field is among all values: a number, or a slice."""
    at = 0
    for name, length in state.LAYOUT:
        yield name, slice(at, at + length) if length else at
        at += length or 1


PLACES = tuple(places())


def unpack(g: State) -> dict[str, Any]:
    """Every field of the state by its name."""
    values = state.fields(g)
    return {name: values[place] for name, place in PLACES}


def pack(fields: Mapping[str, Any]) -> State:
    values: list[int] = []
    for name, length in state.LAYOUT:
        if length:
            values += fields[name]
        else:
            values.append(fields[name])
    return state.from_fields(values)


def account(number: int) -> int | str:
    return ACCOUNTS.get(number, number)


def write(g: State, edition: Edition, players: Sequence[str]) -> dict[str, Any]:
    """The open part of a position: all that everyone at the table may see, and nothing of chance."""
    return write_fields(unpack(g), edition, players)


def write_fields(f: Mapping[str, Any], edition: Edition, players: Sequence[str]) -> dict[str, Any]:
    """`write`, of a state that is unpacked already."""
    seats = range(f["seats"])
    kept = [(i, by) for i, by in enumerate(f["keeper"]) if by != names.NOBODY]
    keepers = keeper_cards(edition) if kept else []
    data: dict[str, Any] = {
        "players": [
            {
                "name": players[seat],
                "cash": f["cash"][seat],
                "square": f["square"][seat],
                "in_jail": f["jail_turns"][seat] != names.NOT_IN_JAIL,
                "jail_turns": max(f["jail_turns"][seat], 0),
                "jail_cards": f["keeper"].count(seat),
                "bankrupt": bool(f["bankrupt"][seat]),
                **({"left": True} if f["bankrupt"][seat] == names.LEFT_GAME else {}),
            }
            for seat in seats
        ],
        "titles": {
            square.index: {
                "owner": f["owner"][square.index],
                "buildings": f["buildings"][square.index],
                "mortgaged": bool(f["mortgaged"][square.index]),
                **MORTGAGE_KINDS.get(f["mortgaged"][square.index], {}),
            }
            for square in edition.squares
            if f["owner"][square.index] != names.NOBODY
        },
        "turn": f["turn"],
        "first": f["first"],
        "round": f["rounds"],
        "phase": PHASES[f["phase"]],
        "doubles": f["doubles"],
        "dice": [f["die1"], f["die2"]],
        "landed": None if f["landed"] == names.NOBODY else f["landed"],
        "jackpot": f["cash"][names.JACKPOT],
        "stock": {"houses": stock(f["houses_left"]), "hotels": stock(f["hotels_left"])},
        "held": [{"deck": keepers[i][0], "card": keepers[i][1], "by": by} for i, by in kept],
        "claims": [
            {
                "by": f["claim_by"][i],
                "visitor": f["claim_visitor"][i],
                "square": f["claim_square"][i],
                "amount": f["claim_amount"][i],
                "age": f["claim_age"][i],
            }
            for i in range(f["claim_count"])
        ],
        "debts": [
            {
                "debtor": f["debtor"][i],
                "creditor": account(f["creditor"][i]),
                "amount": f["debt_amount"][i],
                "reason": REASONS[f["debt_reason"][i]],
                **({"joint": True} if f["debt_joint"][i] else {}),
            }
            for i in range(f["debt_count"])
        ],
        "settlement": pile_data(f["settle_cash"], f["settle_squares"], 0) if f["settle_open"] else None,
        "auction": auction_data(f),
        "estate": [
            {
                "from": seat,
                "squares": squares_of(f["estate"][seat]),
                "money_to": account(f["estate_money_to"][seat]),
            }
            for seat in seats
            if f["estate"][seat]
        ],
        "declined": declined_data(f),
        "asked": asked_data(f),
        "heirs": squares_of(f["heir_asked"]),
        "offers": [offer_data(f, seat) for seat in seats if f["offer_id"][seat]],
        "offers_made": f["offers_made"],
        "played": squares_of(f["played"]),
        "turns_in_round": f["turns_in_round"],
        "empty_at_start": squares_of(f["empty_at_start"]),
        "then": THEN.get(f["then"]),
        "bankruptcies": f["bankruptcies"],
        "time_up": bool(f["time_up"]),
        "ended": ENDINGS.get(f["ended"]),
    }
    return data


def write_hidden(g: State, edition: Edition) -> dict[str, Any]:
    """What nobody at the table may see: the decks from the top, and the generator."""
    f = unpack(g)
    return {
        "decks": {
            deck.id: [deck.cards[f["deck"][d * names.CARDS + i]].id for i in range(f["deck_left"][d])]
            for d, deck in enumerate(edition.decks.values())
        },
        "chance": {
            "key": [f["key0"], f["key1"]],
            "counters": dict(zip(STREAMS, f["counter"], strict=True)),
        },
    }


def stock(left: int) -> int | str:
    return "unlimited" if left == names.UNLIMITED else left


def keeper_cards(edition: Edition) -> list[tuple[str, str]]:
    """The cards that can be kept, in the order of the tables: deck and card."""
    return [(deck.id, card.id) for deck in edition.decks.values() for card in deck.cards if card.effect == "jail_free"]


def declined_data(f: Mapping[str, Any]) -> dict[str, Any] | None:
    """A title whose buyer went before deciding."""
    if f["declined_square"] == names.NOBODY:
        return None
    return {"square": f["declined_square"], "by": f["declined_by"]}


def auction_data(f: Mapping[str, Any]) -> dict[str, Any] | None:
    if f["auction"] == names.AUCTION_NONE:
        return None
    return {
        "kind": AUCTIONS[f["auction"]],
        "square": f["auction_square"],
        "in": squares_of(f["auction_in"]),
        "asked": f["auction_asked"],
        "leader": None if f["auction_leader"] == names.NOBODY else f["auction_leader"],
        "bid": f["auction_bid"],
        "least": f["auction_least"],
        "money_to": account(f["auction_money_to"]),
    }


def asked_data(f: Mapping[str, Any]) -> dict[str, Any] | None:
    if f["ask"] == names.ASK_NONE:
        return None
    return {
        "about": ASKED[f["ask"]],
        "square": f["ask_square"],
        "from": f["ask_from"],
        "seats": squares_of(f["asked"]),
        "answered": squares_of(f["answered"]),
        "wanted": squares_of(f["wanted"]),
        "hotel": bool(f["scarce_hotel"]),
        "placing": None if f["placing"] == names.NOBODY else f["placing"],
    }


def offer_data(f: Mapping[str, Any], seat: int) -> dict[str, Any]:
    return {
        "id": f["offer_id"][seat],
        "by": seat,
        "to": f["offer_to"][seat],
        "give": pile_data(f["give_cash"][seat], f["give_squares"][seat], f["give_cards"][seat]),
        "take": pile_data(f["take_cash"][seat], f["take_squares"][seat], f["take_cards"][seat]),
        "turns": f["offer_turns"][seat],
    }


not_a_position = partial(unreadable, "not-a-position")


def edition_of(data: Mapping[str, Any]) -> Edition:
    """The edition that a position names, or holds."""
    told = data.get("edition", "brasil")
    try:
        if isinstance(told, Mapping):
            edition = Edition.from_data(told)
            for key in ("mode", "house_rules"):  # as the edition says them itself, whatever its format
                if data.get(key) and data[key] != told.get(key):
                    raise not_a_position(key, data[key], str(told.get(key)), edition.language)
            return edition
        return editions.load(told, house_rules=data.get("house_rules"), mode=data.get("mode"))
    except editions.EditionError as problem:
        name = told.get("name") if isinstance(told, Mapping) else told
        raise not_a_position("edition", name, because=problem) from problem


def source_of(edition: Edition, data: Mapping[str, Any]) -> Source:
    """Where a position's chance comes from."""
    seed, fair, entropy = data.get("seed", "0"), data.get("fair", False), data.get("entropy", [])
    if isinstance(seed, bool) or not isinstance(seed, str | int):
        raise not_a_position("seed", seed, '"…"', edition.language)
    if not isinstance(fair, bool):
        raise not_a_position("fair", fair, "true, false", edition.language)
    if not isinstance(entropy, list | tuple) or not all(isinstance(part, str) for part in entropy):
        raise not_a_position("entropy", entropy, '["…", …]', edition.language)
    return Source(str(seed), fair, tuple(entropy))


class PositionReader:
    """Reads a position over a fresh state; whatever does not fit is refused with its key and what would."""

    KEYS = (
        *("edition", "mode", "house_rules", "seed", "fair", "entropy", "players", "titles", "turn", "first", "round"),
        *("phase", "doubles", "dice", "landed", "jackpot", "stock", "held", "claims", "debts", "settlement", "auction"),
        *("estate", "asked", "heirs", "offers", "offers_made", "played", "empty_at_start", "then", "bankruptcies"),
        *("declined", "turns_in_round", "time_up", "ended", "decks", "chance", "tape", "moves_made"),
    )

    def __init__(self, edition: Edition, fresh: State, data: Mapping[str, Any]) -> None:
        self.edition = edition
        self.data = data
        self.f = unpack(fresh)
        self.seats = self.f["seats"]
        self.dials: Mapping[str, Any] = edition.dials
        self.lacking = {"houses_left": 0, "hotels_left": 0}  # what the Bank is told to have less than is printed

    def refuse(self, key: str, value: object, allowed: str = "", reason: str = "") -> Refused:
        return not_a_position(key, value, allowed, self.edition.language, reason)

    def read(self) -> State:
        for key in self.data:
            if key not in self.KEYS:
                raise self.refuse(shown(key), self.data[key], ", ".join(self.KEYS))
        self.players()
        self.titles()
        self.turn()
        self.cards()
        self.pending()
        self.offers()
        self.chance()
        cash = self.f["cash"]
        cash[names.BANK] = -sum(cash[: names.SEATS]) - cash[names.JACKPOT]
        owed = sum(self.f["claim_amount"]) + sum(self.f["debt_amount"])
        if max(-cash[names.BANK], owed) > MOST_MONEY:  # sums must fit a C int
            raise self.refuse("players.cash", max(-cash[names.BANK], owed), f"≤ {MOST_MONEY}", "all-together")
        g = pack(self.f)
        titles.note_all(g, self.edition.tables)
        return g

    # What a value must be.

    def whole(self, key: str, value: object, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.refuse(key, value, f"{least}…{most}")
        return value

    def truth(self, key: str, value: object) -> bool:
        if not isinstance(value, bool):
            raise self.refuse(key, value, "true, false")
        return value

    def seat(self, key: str, value: object) -> int:
        return self.whole(key, value, 0, self.seats - 1)

    def player(self, key: str, value: object) -> int:
        seat = self.seat(key, value)
        if self.f["bankrupt"][seat]:
            raise self.refuse(key, value, reason="in-the-game")
        return seat

    def square(self, key: str, value: object) -> int:
        return self.whole(key, value, 0, len(self.edition.squares) - 1)

    def title(self, key: str, value: object) -> int:
        square = self.square(key, value)
        if self.edition.squares[square].price == 0:
            raise self.refuse(key, value, reason="a-title")
        return square

    def banks_title(self, key: str, value: object) -> int:
        square = self.title(key, value)
        if self.f["owner"][square] != names.NOBODY:
            raise self.refuse(key, value, reason="banks-title")
        return square

    def money(self, key: str, value: object) -> int:
        return self.whole(key, value, 0, MOST_MONEY)

    def word(self, key: str, value: object, words: Mapping[int, str]) -> int:
        for number, word in words.items():
            if word == value:
                return number
        raise self.refuse(key, value, ", ".join(words.values()))

    def account(self, key: str, value: object) -> int:
        return self.word(key, value, ACCOUNTS) if isinstance(value, str) else self.player(key, value)

    def table(self, key: str, value: object, keys: Sequence[str], required: Sequence[str] = ()) -> Mapping[str, Any]:
        if not isinstance(value, Mapping):
            raise self.refuse(key, value, "{" + ", ".join(keys) + "}")
        for name in value:
            if name not in keys:
                raise self.refuse(f"{key}.{shown(name)}", value[name], ", ".join(keys))
        for name in required:
            if name not in value:
                raise self.refuse(f"{key}.{name}", None, reason="missing")
        return value

    def many(self, key: str, value: object, most: int) -> list[Any]:
        if not isinstance(value, list | tuple) or len(value) > most:
            raise self.refuse(key, value, f"[…], ≤ {most}")
        return list(value)

    def set_of(self, key: str, value: object, read: Callable[[str, object], int]) -> int:
        return bits_of([read(key, item) for item in self.many(key, value, names.SQUARES)])

    def given(self, key: str) -> bool:
        return self.data.get(key) is not None

    # The parts of a position.

    def players(self) -> None:
        keys = ("name", "pawn", "cash", "square", "in_jail", "jail_turns", "jail_cards", "bankrupt", "left")
        for seat, player in enumerate(self.data["players"]):
            at = f"players.{seat}"
            player = self.table(at, player, keys)
            bankrupt = self.truth(f"{at}.bankrupt", player.get("bankrupt", False))
            left = self.truth(f"{at}.left", player.get("left", False))
            if left and not bankrupt:
                raise self.refuse(f"{at}.left", True, "false")
            self.f["bankrupt"][seat] = names.LEFT_GAME if left else int(bankrupt)
            if "cash" in player:
                self.f["cash"][seat] = self.money(f"{at}.cash", player["cash"])
            elif bankrupt:
                self.f["cash"][seat] = 0
            self.f["square"][seat] = self.square(f"{at}.square", player.get("square", 0))
            turns = self.whole(f"{at}.jail_turns", player.get("jail_turns", 0), 0, 100)
            if self.truth(f"{at}.in_jail", player.get("in_jail", False)):
                jail = next((s.index for s in self.edition.squares if s.kind == "jail"), None)
                if not self.dials["jail.played"] or jail is None:
                    raise self.refuse(f"{at}.in_jail", True, "false")
                if "square" in player and player["square"] != jail:
                    raise self.refuse(f"{at}.square", player["square"], str(jail))
                self.f["square"][seat] = jail
                self.f["jail_turns"][seat] = turns
        self.f["bankruptcies"] = self.f["bankrupt"].count(names.WENT_BANKRUPT)
        self.f["seats_out"] = sum(how != names.IN_GAME for how in self.f["bankrupt"])
        if all(self.f["bankrupt"][: self.seats]):
            raise self.refuse("players", "bankrupt", reason="one-left")

    def titles(self) -> None:
        given = self.data.get("titles") or {}
        if not isinstance(given, Mapping):
            raise self.refuse("titles", given, "{square: {owner, buildings, mortgaged}}")
        hotels = self.dials["building.hotel_needs"] != "no-hotels"
        most = int(self.dials["building.houses"]) + int(hotels)
        for key, value in given.items():
            square = self.title("titles", self.square_key(key))
            at = f"titles.{square}"
            if self.f["owner"][square] != names.NOBODY:
                raise self.refuse(at, key, reason="twice")
            title = self.table(at, value, ("owner", "buildings", "mortgaged", "bought", "inherited"), ("owner",))
            self.f["owner"][square] = self.player(f"{at}.owner", title["owner"])
            lot = self.edition.squares[square].kind == "lot"
            buildings = self.whole(f"{at}.buildings", title.get("buildings", 0), 0, most if lot else 0)
            self.f["buildings"][square] = buildings
            if self.truth(f"{at}.mortgaged", title.get("mortgaged", False)):
                if buildings:
                    raise self.refuse(f"{at}.mortgaged", True, "false")
                bought = self.truth(f"{at}.bought", title.get("bought", False))
                inherited = self.truth(f"{at}.inherited", title.get("inherited", False))
                self.f["mortgaged"][square] = (
                    names.INHERITED_MORTGAGED if inherited else names.BOUGHT_MORTGAGED if bought else names.MORTGAGED
                )
        self.stock()

    def square_key(self, key: object) -> object:
        """A square's number also where JSON has made a text of it."""
        return int(key) if isinstance(key, str) and key in map(str, range(len(self.edition.squares))) else key

    def stock(self) -> None:
        """What the Bank still has: what the board leaves of the printed stock, or less if so told."""
        most = int(self.dials["building.houses"])
        used = {
            "houses": sum(b for b in self.f["buildings"] if b <= most),
            "hotels": sum(1 for b in self.f["buildings"] if b > most),
        }
        told = self.table("stock", self.data.get("stock") or {}, ("houses", "hotels"))
        for kind, field in (("houses", "houses_left"), ("hotels", "hotels_left")):
            printed = self.dials[f"building.{kind[:-1]}_stock"]
            if printed == "unlimited":
                if told.get(kind, printed) != printed:
                    raise self.refuse(f"stock.{kind}", told[kind], printed)
                self.f[field] = names.UNLIMITED
                continue
            left = int(printed) - used[kind]
            if left < 0:
                raise self.refuse(f"stock.{kind}", used[kind], f"≤ {printed}")
            self.f[field] = self.whole(f"stock.{kind}", told.get(kind, left), 0, left)
            self.lacking[field] = left - self.f[field]

    def turn(self) -> None:
        f = self.f
        f["turn"] = self.seat("turn", self.data.get("turn", 0))
        f["first"] = self.seat("first", self.data.get("first", 0))
        f["rounds"] = self.whole("round", self.data.get("round", 1), 1, MOST_MONEY)
        f["phase"] = self.word("phase", self.data.get("phase", "roll"), PHASES)
        f["doubles"] = self.whole("doubles", self.data.get("doubles", 0), 0, 100)
        dice = self.many("dice", self.data.get("dice", [0, 0]), 2)
        if len(dice) != 2:
            raise self.refuse("dice", dice, "[3, 4]")
        f["die1"], f["die2"] = (self.whole("dice", die, 0, 6) for die in dice)
        f["cash"][names.JACKPOT] = self.money("jackpot", self.data.get("jackpot", 0))
        if self.given("landed"):
            f["landed"] = self.square("landed", self.data["landed"])
        f["played"] = self.set_of("played", self.data.get("played", []), self.seat)
        f["turns_in_round"] = self.whole("turns_in_round", self.data.get("turns_in_round", 0), 0, self.seats)
        if self.given("empty_at_start"):
            f["empty_at_start"] = self.set_of("empty_at_start", self.data["empty_at_start"], self.square)
        elif self.dials["building.one_on_empty"]:
            f["empty_at_start"] = bits_of(
                [s.index for s in self.edition.squares if s.price and not f["buildings"][s.index]]
            )
        f["then"] = self.word("then", self.data["then"], THEN) if self.given("then") else names.THEN_NOTHING
        f["time_up"] = int(self.truth("time_up", self.data.get("time_up", False)))
        if self.given("bankruptcies"):
            self.whole("bankruptcies", self.data["bankruptcies"], f["bankruptcies"], f["bankruptcies"])
        self.ended()
        seat = f["turn"]
        if f["phase"] != names.PHASE_OVER and f["bankrupt"][seat] and f["then"] != names.THEN_NEXT_TURN:
            raise self.refuse("turn", seat, reason="in-the-game")
        here = self.edition.squares[f["square"][seat]]
        if f["phase"] == names.PHASE_BUY and (here.price == 0 or f["owner"][here.index] != names.NOBODY):
            raise self.refuse("phase", "buy", reason="banks-title")
        prisoner = f["jail_turns"][seat] != names.NOT_IN_JAIL
        if f["phase"] == names.PHASE_BAIL and not (prisoner and f["die1"] and f["die2"]):
            raise self.refuse("phase", "bail", reason="to-move")
        if f["then"] == names.THEN_MOVE and (prisoner or not (f["die1"] and f["die2"])):
            raise self.refuse("then", self.data["then"], reason="to-move")
        wait = int(self.dials["jail.wait_turns"])
        if wait and f["phase"] == names.PHASE_ROLL and f["jail_turns"][seat] >= wait:
            f["jail_turns"][seat] = names.NOT_IN_JAIL

    def ended(self) -> None:
        """Why the game is over: what the rest of the position bears out."""
        f = self.f
        if self.given("ended"):
            f["ended"] = self.word("ended", self.data["ended"], ENDINGS)
        if (f["ended"] == names.END_NONE) == (f["phase"] == names.PHASE_OVER):
            raise self.refuse("ended", self.data.get("ended"), reason="over")
        owners = {f["owner"][square.index] for square in self.edition.squares if square.price}
        one_left = f["seats_out"] == self.seats - 1
        if (f["ended"] == names.END_LAST_LEFT and not one_left) or (
            f["ended"] == names.END_OWN_EVERYTHING and (len(owners) > 1 or names.NOBODY in owners)
        ):
            raise self.refuse("ended", self.data["ended"], reason="ended")

    def cards(self) -> None:
        """Who holds the cards that can be kept, and the order of the rest."""
        f = self.f
        keepers = keeper_cards(self.edition)
        if self.given("held"):
            for item in self.many("held", self.data["held"], names.KEEPERS):
                told = self.table("held", item, ("deck", "card", "by"), ("deck", "card", "by"))
                if (told["deck"], told["card"]) not in keepers:
                    raise self.refuse("held", item, str(keepers))
                f["keeper"][keepers.index((told["deck"], told["card"]))] = self.player("held.by", told["by"])
        for seat, player in enumerate(self.data["players"]):
            wanted = self.whole(f"players.{seat}.jail_cards", player.get("jail_cards", 0), 0, len(keepers))
            for i in range(len(keepers)):
                if f["keeper"].count(seat) < wanted and f["keeper"][i] == names.NOBODY:
                    f["keeper"][i] = seat
            if ("jail_cards" in player or self.given("held")) and f["keeper"].count(seat) != wanted:
                raise self.refuse(f"players.{seat}.jail_cards", wanted, f"≤ {len(keepers)}")
        if not self.dials["jail.card"] and any(holder != names.NOBODY for holder in f["keeper"]):
            raise self.refuse("players.jail_cards", 1, "0")
        told_decks = self.data.get("decks")
        if told_decks is not None and not isinstance(told_decks, Mapping):
            raise self.refuse("decks", told_decks, "{deck: [card, …]}")
        for d, deck in enumerate(self.edition.decks.values()):
            out = {
                card for i, (where, card) in enumerate(keepers) if where == deck.id and f["keeper"][i] != names.NOBODY
            }
            ids = [card.id for card in deck.cards]
            at = d * names.CARDS
            order = [ids[f["deck"][at + i]] for i in range(len(ids))]
            order = [card for card in order if card not in out]
            if told_decks is not None and deck.id in told_decks:
                told_order = self.many(f"decks.{deck.id}", told_decks[deck.id], names.CARDS)
                if sorted(map(str, told_order)) != sorted(order):
                    raise self.refuse(f"decks.{deck.id}", told_order, ", ".join(sorted(order)))
                order = told_order
            f["deck_left"][d] = len(order)
            for i in range(names.CARDS):
                f["deck"][at + i] = ids.index(order[i]) if i < len(order) else 0
        for name in told_decks or {}:
            if name not in self.edition.decks:
                raise self.refuse(f"decks.{shown(name)}", "", ", ".join(self.edition.decks))

    def pending(self) -> None:
        """Claims, debts, an auction, a question: what is being settled."""
        f = self.f
        claims = self.many("claims", self.data.get("claims", []), names.CLAIMS)
        if claims and self.dials["rent.claim"] == "automatic":
            raise self.refuse("claims", claims, "[]", "automatic")
        f["claim_count"] = len(claims)
        for i, item in enumerate(claims):
            claim = self.table(
                "claims", item, ("by", "visitor", "square", "amount", "age"), ("by", "visitor", "square", "amount")
            )
            f["claim_by"][i] = self.player("claims.by", claim["by"])
            f["claim_visitor"][i] = self.player("claims.visitor", claim["visitor"])
            f["claim_square"][i] = self.title("claims.square", claim["square"])
            f["claim_amount"][i] = self.whole("claims.amount", claim["amount"], 1, MOST_MONEY)
            f["claim_age"][i] = self.whole("claims.age", claim.get("age", 0), 0, 100)
            if f["claim_by"][i] == f["claim_visitor"][i]:
                raise self.refuse("claims.visitor", claim["visitor"], reason="another-player")
        self.debts()
        self.settlement()
        self.estates()
        if self.given("asked"):
            self.question()
        if self.given("auction"):
            self.auction()
        self.titles_on_offer()
        f["heir_asked"] = self.set_of("heirs", self.data.get("heirs", []), self.title)
        for square in squares_of(f["heir_asked"]):
            if not f["mortgaged"][square]:
                raise self.refuse("heirs", square, reason="mortgaged")

    def estates(self) -> None:
        """Titles of bankrupts that are still to be auctioned, and one whose buyer went before deciding."""
        f = self.f
        for item in self.many("estate", self.data.get("estate", []), self.seats):
            estate = self.table("estate", item, ("squares", "from", "money_to"), ("squares", "from"))
            seat = self.seat("estate.from", estate["from"])
            if not f["bankrupt"][seat]:
                raise self.refuse("estate.from", seat, reason="out-of-the-game")
            f["estate"][seat] = self.set_of("estate.squares", estate["squares"], self.banks_title)
            f["estate_money_to"][seat] = self.account("estate.money_to", estate.get("money_to", "bank"))
        if self.given("declined"):
            declined = self.table("declined", self.data["declined"], ("square", "by"), ("square", "by"))
            f["declined_square"] = self.banks_title("declined.square", declined["square"])
            f["declined_by"] = self.seat("declined.by", declined["by"])

    def debts(self) -> None:
        f = self.f
        debts = self.many("debts", self.data.get("debts", []), names.DEBTS)
        f["debt_count"] = len(debts)
        for i, item in enumerate(debts):
            keys = ("debtor", "creditor", "amount", "reason", "joint")
            debt = self.table("debts", item, keys, ("debtor", "creditor", "amount"))
            f["debtor"][i] = self.player("debts.debtor", debt["debtor"])
            f["creditor"][i] = self.account("debts.creditor", debt["creditor"])
            f["debt_amount"][i] = self.whole("debts.amount", debt["amount"], 1, MOST_MONEY)
            between_players = f["creditor"][i] < names.SEATS
            f["debt_reason"][i] = self.word(
                "debts.reason", debt.get("reason", "rent" if between_players else "tax"), REASONS
            )
            if f["debtor"][i] == f["creditor"][i]:
                raise self.refuse("debts.debtor", debt["debtor"], reason="another-player")
            f["debt_joint"][i] = int(self.truth("debts.joint", debt.get("joint", False)))
            if f["debt_joint"][i] and (i == 0 or f["debtor"][i - 1] != f["debtor"][i]):
                raise self.refuse("debts.joint", True, "false")
        most = names.CLAIMED_DEBTS + min(len(self.heirs_in_debt()), f["seats_out"])
        if len(debts) > most:  # the rules add one for each further heir, and rely on room for it
            raise self.refuse("debts", debts, f"[…], ≤ {most}")

    def heirs_in_debt(self) -> set[int]:
        """Who owes the Bank interest: each of them has inherited from a player who is out of the game."""
        f = self.f
        return {
            f["debtor"][i]
            for i in range(f["debt_count"])
            if f["creditor"][i] == names.BANK and f["debt_reason"][i] == names.FOR_INTEREST
        }

    def settlement(self) -> None:
        f = self.f
        if not self.given("settlement"):
            return
        pile = self.table("settlement", self.data["settlement"], ("cash", "squares"))
        rent = f["debt_count"] and f["creditor"][0] < names.SEATS and f["debt_reason"][0] == names.FOR_RENT
        if not rent or not self.dials["debt.pay_in_property"] or self.given("auction"):
            raise self.refuse("settlement", self.data["settlement"], reason="rent-owed")
        f["settle_open"] = 1
        f["settle_cash"] = self.money("settlement.cash", pile.get("cash", 0))
        f["settle_squares"] = self.set_of("settlement.squares", pile.get("squares", []), self.title)

    def auction(self) -> None:
        f = self.f
        keys = ("kind", "square", "in", "asked", "leader", "bid", "least", "money_to")
        told = self.table("auction", self.data["auction"], keys, ("square", "in"))
        f["auction"] = self.word("auction.kind", told.get("kind", "declined"), AUCTIONS)
        f["auction_in"] = self.set_of("auction.in", told["in"], self.player)
        self.goods(told)
        leader = told.get("leader")
        f["auction_leader"] = names.NOBODY if leader is None else self.player("auction.leader", leader)
        if leader is not None and leader not in squares_of(f["auction_in"]):
            raise self.refuse("auction.leader", leader, reason="a-bidder")
        f["auction_bid"] = self.money("auction.bid", told.get("bid", 0))
        least, most = (0, 0) if leader is None else (f["auction_least"], f["cash"][leader])
        if not least <= f["auction_bid"] <= most:
            raise self.refuse("auction.bid", f["auction_bid"], f"{least}…{most}", "a-bid")
        waiting = [seat for seat in squares_of(f["auction_in"]) if seat != leader]
        if not waiting:
            raise self.refuse("auction.in", told["in"], reason="a-bidder")
        f["auction_asked"] = self.seat("auction.asked", told.get("asked", waiting[0]))
        if f["auction_asked"] not in waiting:
            raise self.refuse("auction.asked", f["auction_asked"], str(waiting), "a-bidder")

    def goods(self, told: Mapping[str, Any]) -> None:
        """What is auctioned: whose it is, from what sum on, and who gets the money."""
        f = self.f
        kind = f["auction"]
        least, money_to = 1, names.BANK
        if kind == names.AUCTION_DEBTOR:
            square = self.title("auction.square", told["square"])
            if not f["debt_count"] or f["owner"][square] != f["debtor"][0] or f["buildings"][square]:
                raise self.refuse("auction.square", square, reason="debtors-title")
            money_to = f["debtor"][0]
            if f["auction_in"] >> money_to & 1:
                raise self.refuse("auction.in", money_to, reason="another-player")
            least = self.edition.squares[square].price
        elif kind == names.AUCTION_SCARCE:
            square = self.title("auction.square", told["square"])
            unanswered = f["asked"] & ~f["answered"]
            if f["ask"] != names.ASK_SCARCE or square != f["ask_square"] or unanswered:
                raise self.refuse("auction.kind", AUCTIONS[kind], reason="scarce")
            if f["auction_in"] & ~f["wanted"]:
                raise self.refuse("auction.in", told["in"], str(squares_of(f["wanted"])), "scarce")
        else:
            square = self.banks_title("auction.square", told["square"])
        f["auction_square"] = square
        most = least if kind == names.AUCTION_DEBTOR else MOST_MONEY
        f["auction_least"] = self.whole("auction.least", told.get("least", least), least, most)
        f["auction_money_to"] = self.account("auction.money_to", told.get("money_to", account(money_to)))
        if f["auction_money_to"] != money_to and kind != names.AUCTION_ESTATE:
            raise self.refuse("auction.money_to", told["money_to"], str(account(money_to)))

    def titles_on_offer(self) -> None:
        """A title of the Bank's is bought, asked about or auctioned, now or later: one of them."""
        f = self.f
        taken = 0
        for seat in range(self.seats):
            if taken & f["estate"][seat]:
                raise self.refuse("estate.squares", squares_of(taken & f["estate"][seat]), reason="up-once")
            taken |= f["estate"][seat]
        for key, square, open_now in (
            ("phase", f["square"][f["turn"]], f["phase"] == names.PHASE_BUY),
            ("declined.square", f["declined_square"], f["declined_square"] != names.NOBODY),
            ("asked.square", f["ask_square"], f["ask"] == names.ASK_PRICE),
            ("auction.square", f["auction_square"], f["auction"] in (names.AUCTION_DECLINED, names.AUCTION_ESTATE)),
        ):
            if open_now:
                if taken >> square & 1:
                    raise self.refuse(key, square, reason="up-once")
                taken |= 1 << square

    def question(self) -> None:
        f = self.f
        keys = ("about", "square", "from", "seats", "answered", "wanted", "hotel", "placing")
        told = self.table("asked", self.data["asked"], keys, ("square", "from", "seats"))
        f["ask"] = self.word("asked.about", told.get("about", "price"), ASKED)
        price = f["ask"] == names.ASK_PRICE
        f["ask_square"] = (self.banks_title if price else self.title)("asked.square", told["square"])
        f["ask_from"] = self.seat("asked.from", told["from"])
        f["asked"] = self.set_of("asked.seats", told["seats"], self.player)
        f["answered"] = self.set_of("asked.answered", told.get("answered", []), self.player)
        f["wanted"] = self.set_of("asked.wanted", told.get("wanted", []), self.player)
        f["scarce_hotel"] = int(self.truth("asked.hotel", told.get("hotel", False)))
        placing = told.get("placing")
        f["placing"] = names.NOBODY if placing is None else self.player("asked.placing", placing)
        asker = 1 << f["ask_from"]
        if f["asked"] & asker:
            raise self.refuse("asked.seats", told["seats"], reason="another-player")
        if f["answered"] & ~f["asked"]:
            raise self.refuse("asked.answered", told["answered"], reason="answers")
        if f["wanted"] & ~(f["answered"] if price else f["answered"] | asker):
            raise self.refuse("asked.wanted", told["wanted"], reason="answers")
        if placing is None:
            return
        if not (f["asked"] | asker) >> f["placing"] & 1 or price or f["answered"] != f["asked"]:
            raise self.refuse("asked.placing", placing, reason="placing")

    def offers(self) -> None:
        f = self.f
        offers = self.many("offers", self.data.get("offers", []), names.SEATS)
        f["offers_made"] = self.whole("offers_made", self.data.get("offers_made", len(offers)), 0, MOST_MONEY)
        for number, item in enumerate(offers, 1):
            told = self.table("offers", item, ("id", "by", "to", "give", "take", "turns"), ("by", "to"))
            by = self.player("offers.by", told["by"])
            if f["offer_id"][by]:
                raise self.refuse("offers.by", by, reason="one-offer")
            identity = self.whole("offers.id", told.get("id", number), 1, max(f["offers_made"], 1))
            if identity in f["offer_id"]:
                raise self.refuse("offers.id", identity, reason="one-offer")
            f["offer_id"][by] = identity
            f["offers_made"] = max(f["offers_made"], identity)
            f["offer_to"][by] = self.player("offers.to", told["to"])
            if f["offer_to"][by] == by:
                raise self.refuse("offers.to", by, reason="another-player")
            f["offer_turns"][by] = self.whole("offers.turns", told.get("turns", 2), 1, 2)
            for side in ("give", "take"):
                pile = self.table(f"offers.{side}", told.get(side, {}), ("cash", "squares", "cards"))
                f[f"{side}_cash"][by] = self.money(f"offers.{side}.cash", pile.get("cash", 0))
                f[f"{side}_squares"][by] = self.set_of(f"offers.{side}.squares", pile.get("squares", []), self.title)
                f[f"{side}_cards"][by] = self.whole(f"offers.{side}.cards", pile.get("cards", 0), 0, names.KEEPERS)

    def chance(self) -> None:
        if not self.given("chance"):
            return
        told = self.table("chance", self.data["chance"], ("key", "counters"), ("key", "counters"))
        key = self.many("chance.key", told["key"], 2)
        if len(key) != 2:
            raise self.refuse("chance.key", key, "[…, …]")
        self.f["key0"], self.f["key1"] = (self.whole("chance.key", half, 0, 2**64 - 1) for half in key)
        counters = self.table("chance.counters", told["counters"], STREAMS, STREAMS)
        self.f["counter"] = [self.whole("chance.counters", counters[name], 0, 2**32 - 1) for name in STREAMS]
