"""The keys of `[clauses]` for one event or refusal, the most specific first.

An event's row does not say everything that decides its clause: a bid does not say what is auctioned, a payment not
which card asked for it. That stands in earlier rows of the game, which a `Story` looks through.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from rentier.notation.vocabulary import AUCTIONS, ENDINGS, HOW, QUESTIONS, REASONS
from rentier.rules import names
from rentier.rules.moves import Move

if TYPE_CHECKING:
    from rentier.editions import Edition

Row = list[int]
Fields = Mapping[str, Any]

MORTGAGED_WITH = {
    names.FOR_TRADE: "bought",
    names.FOR_SETTLEMENT: "settled",
    names.FOR_BANKRUPTCY: "inherited",
}
AUCTION_CODES = (
    *("auction-running", "out-of-auction", "bid-too-low", "bid-beyond-cash", "leads-already", "money-behind-bid"),
    "visitor-cannot-pay-now",
)


def nothing() -> Iterator[list[int]]:
    return iter(())


@dataclass(frozen=True, slots=True)
class Story:
    """The rows of one line of a record, the place of an event among them, and the lines before, newest first."""

    rows: list[int]
    at: int
    lines_before: Callable[[], Iterable[list[int]]] = nothing

    def line(self) -> Iterator[Row]:
        """All rows of the event's own line."""
        for at in range(0, len(self.rows), names.LOG_WIDTH):
            yield self.rows[at : at + names.LOG_WIDTH]

    def back_in_line(self) -> Iterator[Row]:
        """The rows of the line before the event, newest first."""
        return _backwards(self.rows, self.at)

    def back(self) -> Iterator[Row]:
        """All rows before the event, newest first."""
        yield from self.back_in_line()
        for rows in self.lines_before():
            yield from _backwards(rows, len(rows))

    def next_kind(self) -> int:
        """The kind of the row after the event; EV_CHANCE at the end of the line."""
        after = self.at + names.LOG_WIDTH
        return self.rows[after] if after < len(self.rows) else names.EV_CHANCE

    def last(self, *kinds: int) -> Row | None:
        """The newest row of one of these kinds."""
        return next((row for row in self.back() if row[0] in kinds), None)

    def has(self, kind: int) -> bool:
        """Whether the line has a row of this kind."""
        return any(row[0] == kind for row in self.line())


ALONE = Story([], 0)  # of an event without a game


def _backwards(rows: list[int], end: int) -> Iterator[Row]:
    for at in range(end - names.LOG_WIDTH, -1, -names.LOG_WIDTH):
        yield rows[at : at + names.LOG_WIDTH]


# Events.


def keys_of_event(edition: Edition, kind: str, fields: Fields, story: Story) -> list[str]:
    """The keys under which `[clauses]` may name this event's clause, the most specific first."""
    if kind == "time-up" and not edition.dials["end.clock"]:  # the table agreed to stop
        return ["game-over-agreed"]
    if kind == "game-over":  # `game-over` alone is a refusal's key
        return [f"game-over-{fields['why']}"]
    if kind in ("paid", "owes"):
        return _money_keys(edition, kind, fields, story)
    if kind == "debt-settled":
        return [kind, *_settled_keys(edition, fields, story)]
    words = _WORDS[kind](edition, fields, story) if kind in _WORDS else []
    return [*(f"{kind}-{word}" for word in words if word), kind]


def _money_keys(edition: Edition, kind: str, fields: Fields, story: Story) -> list[str]:
    """A debt has the clause of the payment that was due, unless it is named itself."""
    reason = str(fields["reason"])
    more = _MONEY_WORDS[reason](edition, fields, story) if reason in _MONEY_WORDS else []
    words = [*(f"{reason}-{word}" for word in more if word), reason]
    keys = [*(f"{kind}-{word}" for word in words), kind]
    return keys if kind == "paid" else [*keys, *(f"paid-{word}" for word in words), "paid"]


def _settled_keys(edition: Edition, fields: Fields, story: Story) -> list[str]:
    """The clause of the payment that settled a debt."""
    paid = next(story.back_in_line(), None)
    if paid is None or paid[0] != names.EV_PAID:
        return []
    said = {"payer": paid[1], "reason": REASONS[paid[4]], "place": paid[5]}
    return _money_keys(edition, "paid", said, replace(story, at=story.at - names.LOG_WIDTH))


def _estate(edition: Edition, fields: Fields, story: Story) -> list[str | None]:
    """Whose goods these are: a bankrupt's to the Bank or to a player, the last bankrupt's, a leaver's."""
    for row in story.back_in_line():
        if row[0] == names.EV_BANKRUPT:
            return [_creditor(edition, row[2] < names.SEATS, story)]
        if row[0] == names.EV_RESIGNED:
            return ["left"]
    return []


def _claim_lapsed(edition: Edition, fields: Fields, story: Story) -> list[str | None]:
    """A claim of or against a player who has just gone out of the game; others lapse for their own reasons."""
    gone = {row[1] for row in story.back_in_line() if row[0] in (names.EV_BANKRUPT, names.EV_RESIGNED)}
    return _estate(edition, fields, story) if gone & {fields["seat"], fields["visitor"]} else []


def _creditor(edition: Edition, is_player: bool, story: Story) -> str:
    """Whether the bankrupt ends the game by it, else who its creditor is."""
    ends = any(
        row[0] == names.EV_GAME_OVER and row[1] not in (names.END_CLOCK, names.END_AGREED) for row in story.line()
    )
    if edition.dials["bankruptcy.last_buildings_stand"] and ends:
        return "last"
    return "to-player" if is_player else "to-bank"


def _bankrupt(edition: Edition, fields: Fields, story: Story) -> list[str | None]:
    return [_creditor(edition, isinstance(fields["payee"], int), story)]


def _title(edition: Edition, fields: Fields, story: Story) -> list[str | None]:
    reason = str(fields["reason"])
    more: list[str | None] = []
    if reason == "price":
        more = _price(edition, fields, story)
    elif reason == "auction":
        more = _auction_won(edition, fields, story)
    elif reason == "bankruptcy":
        more = _estate(edition, fields, story)
        if more == ["to-player"] and fields["taker"] == "bank":
            more = ["released", "to-player"]
    return [*(f"{reason}-{word}" for word in more if word), reason]


def _declined(edition: Edition, fields: Fields, story: Story) -> list[str | None]:
    monument = edition.squares[fields["square"]].kind == "monument"
    return [*_out_of_the_game(edition, fields["seat"], story), "monument" if monument else None]


def _out_of_the_game(edition: Edition, seat: int, story: Story) -> list[str | None]:
    """How the seat left the game in this turn; its estate may have been auctioned since, line by line."""
    found: list[str | None] = []
    for row in story.back():
        if row[0] == names.EV_TURN_STARTED:
            break
        if row[0] == names.EV_BANKRUPT and row[1] == seat:
            found = [_creditor(edition, row[2] < names.SEATS, story)]
        if row[0] == names.EV_RESIGNED and row[1] == seat:
            return ["left"]
    return found


def _auction(edition: Edition, fields: Fields, story: Story) -> list[str | None]:
    """What is being auctioned."""
    started = story.last(names.EV_AUCTION_STARTED)
    return [AUCTIONS[started[2]] if started else None]


def _auction_won(edition: Edition, fields: Fields, story: Story) -> list[str | None]:
    """What has been auctioned just now; the Bank buys a debtor's title that nobody bids for."""
    row = story.last(names.EV_AUCTION_WON, names.EV_AUCTION_UNSOLD)
    return [AUCTIONS[row[4] if row[0] == names.EV_AUCTION_WON else row[2]] if row else None]


def _question(edition: Edition, fields: Fields, story: Story) -> list[str | None]:
    asked = story.last(names.EV_ASKED)
    return [QUESTIONS[asked[1]] if asked else None]


def _freed(edition: Edition, fields: Fields, story: Story) -> list[str | None]:
    how = str(fields["freed_by"])
    return [*(f"{how}-{word}" for word in _bail(edition, fields, story) if word), how]


def _bail(edition: Edition, fields: Fields, story: Story) -> list[str | None]:
    """A bail is forced when a roll for a double has failed in the same turn."""
    row = story.last(names.EV_JAIL_TRY_FAILED, names.EV_TURN_STARTED)
    return ["forced" if row is not None and row[0] == names.EV_JAIL_TRY_FAILED else None]


def _salary(edition: Edition, fields: Fields, story: Story) -> list[str | None]:
    moved = story.last(names.EV_MOVED)
    return [HOW[moved[4]] if moved and moved[4] != names.BY_DICE else None]


def _price(edition: Edition, fields: Fields, story: Story) -> list[str | None]:
    """Dealt before the game, sold to one of those who were asked, or simply bought."""
    row = story.last(names.EV_TITLE_DEALT, names.EV_GAME_STARTED, names.EV_ASKED, names.EV_ROLLED)
    if row is None:
        return []
    if row[0] == names.EV_TITLE_DEALT:
        return ["dealt"]
    return ["asked"] if row[0] == names.EV_ASKED and row[1] == names.ASK_PRICE else []


def _card(edition: Edition, fields: Fields, story: Story) -> list[str | None]:
    """What the card does that asked for the money: nobody draws another before all is paid."""
    drawn = story.last(names.EV_CARD_DRAWN)
    if drawn is None:
        return []
    deck = list(edition.decks.values())[drawn[2]]
    return [deck.cards[drawn[3]].effect.replace("_", "-")]


def _built(edition: Edition, fields: Fields, story: Story) -> list[str | None]:
    """A scarce building has been paid for by its bid."""
    hotel = fields["buildings"] > edition.dials["building.houses"]
    return ["scarce" if fields["amount"] == 0 else None, "hotel" if hotel else None]


def _building(edition: Edition, fields: Fields, story: Story) -> list[str | None]:
    row = story.last(names.EV_BUILT)
    return ["hotel" if row is not None and row[3] > int(edition.dials["building.houses"]) else None]


def _building_sold(edition: Edition, fields: Fields, story: Story) -> list[str | None]:
    return [*_estate(edition, fields, story), _hotel_sold(edition, fields["before"], fields["buildings"])]


def _building_sale(edition: Edition, fields: Fields, story: Story) -> list[str | None]:
    row = story.last(names.EV_BUILDING_SOLD)
    return [*_estate(edition, fields, story), _hotel_sold(edition, row[3], row[4]) if row else None]


def _hotel_sold(edition: Edition, before: int, after: int) -> str | None:
    """A hotel is changed back into its houses, or sold with them."""
    houses = int(edition.dials["building.houses"])
    if before <= houses:
        return None
    return "hotel-changed" if after == houses else "hotel"


def _of_a_leaver(edition: Edition, fields: Fields, story: Story) -> list[str | None]:
    return [word for word in _estate(edition, fields, story) if word == "left"]


def _mortgage_of(edition: Edition, fields: Fields, story: Story) -> list[str | None]:
    square = fields.get("square", fields.get("place"))
    if not isinstance(square, int):
        return []
    return [mortgaged_with(story, square) or _bought_by_price(edition, square, fields.get("amount", 0))]


def _bought_by_price(edition: Edition, square: int, amount: int) -> str | None:
    """A game that starts from a position has no row of the purchase: the interest of a buyer tells (CA-25)."""
    if not edition.dials["mortgage.bought_interest"]:
        return None
    value = edition.squares[square].mortgage
    interest = -(-value * int(edition.dials["mortgage.interest"]) // 100)
    return "bought" if amount > value + interest else None


def _lift(edition: Edition, fields: Fields, story: Story) -> list[str | None]:
    row = next(story.back_in_line(), None)
    if row is not None and row[0] == names.EV_AUCTION_WON:
        return ["auctioned"]
    return _mortgage_of(edition, fields, story)


def _interest(edition: Edition, fields: Fields, story: Story) -> list[str | None]:
    """Only an heir may owe interest: who buys a mortgaged title has the money."""
    if story.next_kind() == names.EV_DEBT_SETTLED:
        return ["inherited"]
    by = {
        names.EV_BANKRUPT: "inherited",
        names.EV_RESIGNED: "inherited",
        names.EV_OFFER_ACCEPTED: "bought",
        names.EV_SETTLEMENT_ACCEPTED: "settled",
    }
    return [next((by[row[0]] for row in story.back_in_line() if row[0] in by), None)]


def _trade(edition: Edition, fields: Fields, story: Story) -> list[str | None]:
    """An exchange of jail cards alone, without a title."""
    cards_only = story.has(names.EV_CARD_PASSED_ON) and not story.has(names.EV_TITLE)
    return ["card" if cards_only else None]


def _rent(edition: Edition, fields: Fields, story: Story) -> list[str | None]:
    """A leaver's rents are paid without being claimed, and so are all that are open at the agreed end."""
    visitor = fields.get("visitor", fields.get("payer"))
    before = list(story.back_in_line())
    if any(row[0] == names.EV_RESIGNED and row[1] == visitor for row in before):
        return ["left"]
    if _claims_by_move(fields, before):
        return []
    return ["time-up" if story.last(names.EV_TIME_UP) else None]


def _claims_by_move(fields: Fields, before: list[Row]) -> bool:
    """Whether the owner itself claims this rent: its claim is the first row of the line. `before`: newest first."""
    if "visitor" in fields:
        return not before
    claimed = [row[0] == names.EV_RENT_CLAIMED for row in before]
    return claimed.count(True) == 1 and claimed[-1]


def _field(name: str) -> Callable[[Edition, Fields, Story], list[str | None]]:
    """The word that the event itself has in this field."""
    return lambda edition, fields, story: [str(fields[name])]


def mortgaged_with(story: Story, square: int) -> str | None:
    """How the owner came by a title with the mortgage on it; None if it mortgaged the title itself."""
    for row in story.back():
        if row[0] == names.EV_MORTGAGED and row[2] == square:
            return None
        if row[0] == names.EV_TITLE and row[1] == square:
            return MORTGAGED_WITH.get(row[4])
    return None


Words = Callable[["Edition", Fields, Story], list[str | None]]

_WORDS: dict[str, Words] = {
    "moved": _field("how"),
    "title": _title,
    "declined": _declined,
    "asked": _field("question"),
    "wanted": _question,
    "waived": _question,
    "auction-started": _field("auction"),
    "auction-won": _field("auction"),
    "auction-unsold": _field("auction"),
    "bid": _auction,
    "passed": _auction,
    "claim-lapsed": _claim_lapsed,
    "claim-passed-on": _estate,
    "rent-claimed": _rent,
    "jailed": _field("jailed_by"),
    "freed": _freed,
    "card-passed-on": _estate,
    "card-returned": _estate,
    "built": _built,
    "building-sold": _building_sold,
    "buildings-returned": _estate,
    "mortgaged": _of_a_leaver,
    "lifted": _mortgage_of,
    "kept-mortgage": _mortgage_of,
    "offer-accepted": _trade,
    "bankrupt": _bankrupt,
}
_MONEY_WORDS: dict[str, Words] = {
    "salary": _salary,
    "price": _price,
    "rent": _rent,
    "card": _card,
    "bail": _bail,
    "building": _building,
    "building-sale": _building_sale,
    "mortgage": _of_a_leaver,
    "lift": _lift,
    "interest": _interest,
    "trade": _trade,
    "auction": _auction_won,
    "bankruptcy": _estate,
    "title-sale": _of_a_leaver,
}


# Refusals.


def words_of_refusal(
    edition: Edition, state: Mapping[str, Any], code: str, seat: int, move: Move, story: Story
) -> list[str]:
    """What else decides the clause of a refusal, besides its code and move; the most specific first."""
    found: list[str | None] = []
    if code in AUCTION_CODES:
        found = [AUCTIONS.get(state["auction"]) or QUESTIONS.get(state["ask"])]
    elif code == "game-over":
        found = [ENDINGS.get(state["ended"])]
    elif code in ("bankrupt-seat", "to-bankrupt"):
        found = [_has_left(state, seat if code == "bankrupt-seat" else move.to)]
    elif code == "must-roll":
        found = ["double" if state["doubles"] else None]
    elif code == "cannot-wait":
        found = ["forced" if bail_is_due(edition, state, seat) else None]
    elif code == "not-a-lot":
        found = ["monument" if edition.squares[move.square].kind == "monument" else None]
    elif code in ("question-open", "already-answered", "not-your-decision"):
        found = [QUESTIONS.get(state["ask"]) or _heirs_question(state, story)]
    elif code == "no-cash":
        found = _cost(edition, state, seat, move, story)
    elif code in ("no-houses-left", "no-hotels-left"):
        found = [QUESTIONS.get(state["ask"])]
    elif code == "after-end-time":
        found = ["clock" if edition.dials["end.clock"] else "agreed"]
    elif move.kind == names.MOVE_ACCEPT and _answers_settlement(state, seat, move):
        found = ["settlement"]
    elif code == "they-have-no-cash":
        found = [_cards_alone(state, seat, move)]
    return [word for word in found if word]


def bail_is_due(edition: Edition, state: Mapping[str, Any], seat: int) -> bool:
    """Whether a prisoner's tries are used up: the bail follows the last roll (PE-25), or the next turn (BR-15)."""
    if state["phase"] == names.PHASE_BAIL:
        return True
    tries = int(edition.dials["jail.double_turns"])
    return edition.dials["jail.bail_when"] == "forced-next-turn" and int(state["jail_turns"][seat]) >= tries


def _has_left(state: Mapping[str, Any], seat: int) -> str | None:
    return "left" if state["bankrupt"][seat] == names.LEFT_GAME else None


def _heirs_question(state: Mapping[str, Any], story: Story) -> str | None:
    """How the title came to its owner that is to be lifted or kept first."""
    square = next((i for i in range(names.SQUARES) if state["heir_asked"] >> i & 1), None)
    return None if square is None else mortgaged_with(story, square)


def _cost(edition: Edition, state: Mapping[str, Any], seat: int, move: Move, story: Story) -> list[str | None]:
    """What there is no money for."""
    if move.kind == names.MOVE_BUILD:
        hotel = state["buildings"][move.square] >= int(edition.dials["building.houses"])
        return [QUESTIONS.get(state["ask"]), "hotel" if hotel else None]
    if move.kind == names.MOVE_LIFT:
        bought = state["mortgaged"][move.square] == names.BOUGHT_MORTGAGED
        return [mortgaged_with(story, move.square) or ("bought" if bought else None)]
    return [_cards_alone(state, seat, move)] if move.kind in (names.MOVE_OFFER, names.MOVE_ACCEPT) else []


def _answers_settlement(state: Mapping[str, Any], seat: int, move: Move) -> bool:
    return bool(state["settle_open"]) and move.id == 0 and state["creditor"][0] == seat


def _cards_alone(state: Mapping[str, Any], seat: int, move: Move) -> str | None:
    """An exchange of jail cards and money without a title."""
    squares, cards = move.give_squares | move.take_squares, move.give_cards + move.take_cards
    if move.kind == names.MOVE_ACCEPT:
        made = [by for by in range(state["seats"]) if state["offer_id"][by] and state["offer_to"][by] == seat]
        made = [by for by in made if move.id in (0, state["offer_id"][by])]
        by = min(made, key=lambda each: state["offer_id"][each], default=seat)
        squares = state["give_squares"][by] | state["take_squares"][by]
        cards = state["give_cards"][by] + state["take_cards"][by]
    return "card" if cards and not squares else None
