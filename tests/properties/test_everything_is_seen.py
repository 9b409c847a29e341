"""Random play of each edition until all that its rules know has happened: squares, cards, moves, events, refusals.

What an edition's dials make impossible is listed with the reason, and must never happen.
"""

import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from rentier import Edition, Game, Refused, load
from rentier.bots import random as random_player
from rentier.notation.events import KINDS
from rentier.notation.moves import NAMES
from rentier.notation.refusals import CODES
from rentier.rules import names, play, table
from rentier.rules.log import Log, take
from rentier.rules.moves import Move
from tests.properties import catalogue
from tests.properties.crowded import crowded

TABLES = [("brasil", None), ("peru", None), ("peru", "quick"), ("peru", "timed")]
TABLES += [("scuola", None), ("malta", None), ("castilla", None)]
LEAST = 40_000  # decisions, also when all has been seen before: what is impossible gets its chance
MOST = 2_000_000
TRIES = 12  # moves of the catalogue tried before each decision

Dials = Mapping[str, Any]


def asks(d: Dials) -> bool:
    return d["purchase.declined"] == "offer" or d["building.shortage"] == "auction"


def auctions(d: Dials) -> bool:
    return (
        "auction"
        in (d["purchase.declined"], d["building.shortage"], d["bankruptcy.to_player"], d["bankruptcy.to_bank"])
        or d["debt.sell_to_bank"]
    )


def heirs(d: Dials) -> bool:
    return inherits(d) or d["mortgage.transfer_interest"] > 0


def claims(d: Dials) -> bool:
    return d["rent.claim"] != "automatic"


def jail(d: Dials) -> bool:
    return bool(d["jail.played"])


def cards(d: Dials) -> bool:
    return bool(d["jail.card"])


def traded_cards(d: Dials) -> bool:
    return cards(d) and bool(d["trade.jail_cards"])


def inherits(d: Dials) -> bool:
    return d["bankruptcy.to_player"] == "creditor"


def waits(d: Dials) -> bool:
    return jail(d) and (d["jail.wait_turns"] > 0 or d["jail.double_turns"] == 0)


def hotels(d: Dials) -> bool:
    return d["building.hotel_needs"] != "no-hotels"


Needs = dict[str, tuple[Callable[[Dials], Any], str]]

MOVES_NEED: Needs = {
    "want": (asks, "nobody is asked: a declined title stays with the Bank or is auctioned, and shortages just wait"),
    "waive": (asks, "nobody is asked"),
    "bid": (auctions, "nothing is ever auctioned"),
    "pass": (auctions, "nothing is ever auctioned"),
    "claim_rent": (claims, "rents are taken at once"),
    "keep": (heirs, "no mortgage passes to another player with a question"),
    "pay_bail": (jail, "jail is not played"),
    "use_card": (cards, "jail-free cards are not kept"),
    "settle": (lambda d: d["debt.pay_in_property"], "debts are paid in money"),
    "auction_title": (lambda d: d["debt.sell_to_bank"], "debtors do not sell titles to the Bank"),
    "declare_bankruptcy": (lambda d: not d["bankruptcy.automatic"], "bankruptcy comes by itself"),
}

EVENTS_NEED: Needs = {
    "opening-roll": (lambda d: d["turn.first"] == "highest-roll", "seat 1 begins"),
    "title-dealt": (lambda d: d["setup.titles_dealt"] > 0, "no titles are dealt"),
    "asked": (asks, "nobody is asked"),
    "wanted": (asks, "nobody is asked"),
    "waived": (asks, "nobody is asked"),
    "dice-off": (lambda d: d["purchase.declined"] == "offer", "a declined title is not offered to all"),
    "auction-started": (auctions, "nothing is ever auctioned"),
    "auction-won": (auctions, "nothing is ever auctioned"),
    "auction-unsold": (auctions, "nothing is ever auctioned"),
    "bid": (auctions, "nothing is ever auctioned"),
    "passed": (auctions, "nothing is ever auctioned"),
    "claim-opened": (claims, "rents are taken at once"),
    "claim-lapsed": (claims, "rents are taken at once"),
    "rent-claimed": (claims, "rents are taken at once"),
    "card-kept": (cards, "jail-free cards are not kept"),
    "card-returned": (cards, "jail-free cards are not kept"),
    "card-passed-on": (
        lambda d: traded_cards(d) or (cards(d) and inherits(d)),
        "jail-free cards are neither traded nor inherited",
    ),
    "claim-passed-on": (lambda d: claims(d) and inherits(d), "no claims, or no player inherits them"),
    "too-many-doubles": (lambda d: not jail(d) and d["turn.doubles_to_jail"] > 0, "too many doubles mean jail"),
    "jailed": (jail, "jail is not played"),
    "freed": (jail, "jail is not played"),
    "jail-try-failed": (lambda d: jail(d) and d["jail.double_turns"] > 0, "prisoners do not roll"),
    "waited": (waits, "prisoners do not sit out their time"),
    "kept-mortgage": (heirs, "no mortgage passes to another player with a question"),
    "settlement-proposed": (lambda d: d["debt.pay_in_property"], "debts are paid in money"),
    "settlement-accepted": (lambda d: d["debt.pay_in_property"], "debts are paid in money"),
    "settlement-rejected": (lambda d: d["debt.pay_in_property"], "debts are paid in money"),
}

CODES_NEED: Needs = {
    "no-such-group": (lambda d: False, "a move as data is refused before: see tests/test_refusals.py"),
    "too-much-owed": (lambda d: False, "eleven debts at once need a table set up for it: see tests/test_refusals.py"),
    "busy": (lambda d: d["money.raise_when"] == "acting", "money may be raised at any time"),
    "not-your-decision": (heirs, "no mortgage passes to another player with a question"),
    "already-answered": (asks, "nobody is asked"),
    "question-open": (lambda d: asks(d) or heirs(d), "no question ever stops the turn"),
    "cannot-place-else": (lambda d: d["building.shortage"] == "auction", "scarce buildings are not shared out"),
    "auction-running": (auctions, "nothing is ever auctioned"),
    "bid-too-low": (auctions, "nothing is ever auctioned"),
    "bid-beyond-cash": (auctions, "nothing is ever auctioned"),
    "leads-auction": (auctions, "nothing is ever auctioned"),
    "money-behind-bid": (auctions, "nothing is ever auctioned"),
    "leads-already": (auctions, "nothing is ever auctioned"),
    "out-of-auction": (auctions, "nothing is ever auctioned"),
    "title-mortgaged": (claims, "rents are taken at once"),
    "no-claim": (claims, "rents are taken at once"),
    "visitor-cannot-pay-now": (lambda d: claims(d) and auctions(d), "rents are taken at once"),
    "rent-is-automatic": (lambda d: not claims(d), "rents must be claimed"),
    "group-incomplete": (lambda d: d["building.needs"] == "group", "one lot is enough to build on"),
    "group-mortgaged": (lambda d: d["building.group_unmortgaged"], "a mortgage in the group does not matter"),
    "uneven": (lambda d: d["building.even"], "nobody has to build evenly"),
    "uneven-sale": (lambda d: d["building.even_sale"], "nobody has to sell evenly"),
    "one-on-empty": (lambda d: d["building.one_on_empty"], "an empty lot may take several buildings in a turn"),
    "fully-built": (hotels, "there are no hotels, and that is what is said"),
    "no-hotels": (lambda d: not hotels(d), "there are hotels"),
    "hotel-needs": (lambda d: d["building.hotel_needs"] in ("each", "one-each"), "a hotel needs nothing beside it"),
    "no-houses-left": (lambda d: d["building.house_stock"] != "unlimited", "the Bank has houses without end"),
    "no-hotels-left": (lambda d: d["building.hotel_stock"] != "unlimited", "the Bank has hotels without end"),
    "no-houses-for-hotel": (lambda d: d["building.hotel_break"] == "needs-houses", "a hotel is sold with its houses"),
    "not-your-turn-to-build": (lambda d: d["building.when"] != "any-time", "everyone may build at any time"),
    "not-landed-here": (lambda d: d["building.when"] == "landing", "one may build elsewhere than where one stands"),
    "built-group": (
        lambda d: {d["mortgage.needs"], d["trade.built_lots"]} & {"group-bare", "owner-bare"},
        "only the lot itself must be bare",
    ),
    "buildings-first": (lambda d: d["debt.buildings_first"], "a debtor chooses what to sell first"),
    "no-bail": (lambda d: jail(d) and d["jail.bail_when"] == "never", "there is a bail, or no jail"),
    "no-bail-yet": (
        lambda d: jail(d) and d["jail.bail_when"] == "forced-next-turn",
        "the bail may be paid from the start",
    ),
    "no-jail-card": (jail, "jail is not played"),
    "cannot-wait": (lambda d: jail(d) and not waits(d), "prisoners may wait, or there are none"),
    "must-wait": (lambda d: jail(d) and d["jail.double_turns"] == 0, "prisoners roll, or there are none"),
    "no-more-tries": (
        lambda d: jail(d) and d["jail.double_turns"] > 0 and d["jail.bail_when"] in ("never", "start"),
        "prisoners do not roll, or pay the bail after their last try",
    ),
    "cards-not-traded": (lambda d: not traded_cards(d), "jail-free cards may be traded"),
    "no-cards-to-give": (traded_cards, "jail-free cards are not traded, and that is what is said"),
    "interest-unpayable": (
        lambda d: d["mortgage.transfer_interest"] > 0,
        "a mortgage that changes hands costs nothing",
    ),
    "no-paying-in-property": (lambda d: not d["debt.pay_in_property"], "rent may be paid in property"),
    "only-rent-in-property": (lambda d: d["debt.pay_in_property"], "no debt is paid in property"),
    "settlement-open": (lambda d: d["debt.pay_in_property"], "no debt is paid in property"),
    "no-sale-to-bank": (lambda d: not d["debt.sell_to_bank"], "debtors sell titles to the Bank"),
    "liquidate-first": (lambda d: d["bankruptcy.liquidate_first"], "a bankrupt hands over what it has"),
}


class Seen:
    """What has happened so far at the tables of one edition."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.squares: set[int] = set()
        self.cards: set[str] = set()
        self.moves: set[str] = set()
        self.events: set[str] = set()
        self.codes: set[str] = set()

    def note(self, rows: list[int]) -> None:
        for at in range(0, len(rows), names.LOG_WIDTH):
            kind = rows[at]
            if kind == names.EV_CHANCE:
                continue
            self.events.add(KINDS[kind])
            if kind == names.EV_MOVED:
                self.squares.add(rows[at + 3])
            elif kind == names.EV_CARD_DRAWN:
                deck = list(self.edition.decks.values())[rows[at + 2]]
                self.cards.add(f"{deck.id} {deck.cards[rows[at + 3]].id}")

    def missing(self) -> dict[str, set[Any]]:
        d = self.edition.dials
        wanted = {
            "squares": set(range(len(self.edition.squares))),
            "cards": {f"{deck.id} {card.id}" for deck in self.edition.decks.values() for card in deck.cards},
            "moves": possible(NAMES.values(), MOVES_NEED, d),
            "events": possible(KINDS.values(), EVENTS_NEED, d),
            "codes": possible(CODES.values(), CODES_NEED, d),
        }
        lacking = {what: things - getattr(self, what) for what, things in wanted.items()}
        return {what: things for what, things in lacking.items() if things}

    def impossible(self) -> dict[str, str]:
        """What has happened although the edition's dials forbid it, with the reason why it should not."""
        d = self.edition.dials
        tables = ((self.moves, MOVES_NEED), (self.events, EVENTS_NEED), (self.codes, CODES_NEED))
        return {
            thing: needs[thing][1] for seen, needs in tables for thing in seen & needs.keys() if not needs[thing][0](d)
        }


def possible(things: Any, needs: Needs, dials: Dials) -> set[str]:
    return {thing for thing in things if thing not in needs or needs[thing][0](dials)}


@pytest.mark.parametrize(("name", "mode"), TABLES)
def test_everything_that_can_happen_happens_and_nothing_else(name, mode):
    seen = Seen(load(name, mode=mode))
    rng = random.Random(f"{name} {mode}")
    decisions = number = 0
    while decisions < LEAST or (seen.missing() and decisions < MOST):
        number += 1
        decisions += play_a_while(seen, number, rng)
    assert not seen.missing(), f"not seen in {number} games, {decisions} decisions, of the seed '{name} {mode}'"
    assert not seen.impossible()


def play_a_while(seen: Seen, number: int, rng: random.Random) -> int:
    """A stretch of one game: from its beginning, or from a crowded table. How many decisions were made."""
    least, most = seen.edition.dials["players.min"], seen.edition.dials["players.max"]
    seats = least + number % (most - least + 1)
    if number % 6 == 0:
        game = Game(seen.edition, players=seats, seed=str(rng.getrandbits(64)))
    else:
        game = crowded(seen.edition, seats, rng)
    seen.note(game._lines[0][2])
    g, e, log = game._state, game._tables, Log(True)
    tries = typed_tries(game)
    apt: list[tuple[Move, int]] = []
    player = random_player.Player(rng.getrandbits(64))
    length = 1500 if number % 6 == 0 else 200
    for made in range(length):
        for move, who in [*rng.choices(tries, k=TRIES), *apt]:
            note_code(seen, play.why_not(g, e, who, move))
        # In every other stretch few rents are claimed, so that claims are still open when much else goes on.
        asks_all = number % 2 == 1 or rng.random() < 0.2
        seat = random_player.next_seat(g, e, player) if asks_all else table.actor(g, e)
        if seat == names.NOBODY:
            return made
        if random_player.choose(g, e, player, seat):
            move = player.move
            if made % 150 == 149 and number % 3 == 0:
                move = Move(names.MOVE_RESIGN)
            code = play.apply(g, e, log, seat, move)
            note_code(seen, code)
            if code == names.OK:
                seen.moves.add(NAMES[move.kind])
        if made == length - 20 and number % 4 == 0:
            play.end_time(g, e, log)
        rows = take(log)
        seen.note(rows)
        apt = [*apt, *apt_tries(rows, tries)][-60:]
    return length


def apt_tries(rows: list[int], tries: list[tuple[Move, int]]) -> list[tuple[Move, int]]:
    """Tries that chance seldom hits at the right moment: rents just due, titles just taken over, scarce buildings."""
    found = []
    for at in range(0, len(rows), names.LOG_WIDTH):
        kind, first, _, square = rows[at : at + 4]
        if kind == names.EV_TITLE:
            found.append((Move(names.MOVE_KEEP, first), square))  # `square` is the taker here
        elif kind == names.EV_CLAIM_OPENED:
            found.append((Move(names.MOVE_CLAIM_RENT, square), first))
        elif kind == names.EV_ASKED and first == names.ASK_SCARCE:
            found += [(move, seat) for move, seat in tries if move.kind == names.MOVE_BUILD and move.square % 5 < 2]
    return found


def note_code(seen: Seen, code: int) -> None:
    if code != names.OK:
        seen.codes.add(CODES[code])


def typed_tries(game: Game) -> list[tuple[Move, int]]:
    """The catalogue's well-formed moves, as the rules read them."""
    tries = []
    for move, seat in catalogue.of(game):
        try:
            tries.append((game._reader.read(move), game._reader.seat("seat", seat)))
        except Refused:
            continue
    return tries
