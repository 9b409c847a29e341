"""The spaces of a table: which action is which number, which number of an observation says what.

`python -m rentier.env.spaces` prints both tables as docs/research.md has them; a test compares the two.
"""

from __future__ import annotations

from dataclasses import dataclass

from rentier.env import numbers
from rentier.env.actions import BID_PARTS, PRICE_PARTS, Actions
from rentier.rules.tables import Tables

# How many numbers a field has, or actions a block, in words that `length` counts.
ONE, SEATS, OTHERS, TITLES, GROUPS, DECKS = "1", "seats", "others", "titles", "groups", "decks"

# Name, size, meaning; in the order of the observation.
FIELDS: tuple[tuple[str, str, str], ...] = (
    (
        "asked",
        "5",
        "what the seat is asked: must decide, claim, answer an offer, build, make an offer; a 1 among zeros",
    ),
    ("phase", "3", "what the turn waits for: roll, purchase, end; a 1 among zeros"),
    ("round", ONE, "rounds begun, of `max_rounds`"),
    ("doubles", ONE, "doubles thrown in this turn, thirds"),
    ("dice", "2", "the last roll, sixths"),
    ("jackpot", ONE, "money in the jackpot"),
    ("houses_left", ONE, "of the Bank's houses; 1 where it never runs out"),
    ("hotels_left", ONE, "of the Bank's hotels; 1 where it never runs out"),
    ("offers_made", ONE, "offers made in this turn, thirds"),
    ("cards_left", DECKS, "cards in each deck, of all its cards"),
    ("auction", "4", "of a declined title, an estate, a debtor's title, a scarce building; a 1 among zeros"),
    ("bid", ONE, "the last bid, money"),
    ("least_bid", ONE, "the least next bid, money"),
    ("question", "2", "who wants the title at its price, who wants a scarce building; a 1 among zeros"),
    ("debt", ONE, "the debt that is settled first, money"),
    ("claim", ONE, "the rent that may be claimed, money"),
    ("cash_offered", ONE, "what the offer, or the proposed settlement, would bring this seat, money"),
    ("cash_wanted", ONE, "what the offer asks of it, money"),
    ("cards_offered", ONE, "jail cards that the offer would bring"),
    ("cards_wanted", ONE, "jail cards that it asks for"),
    ("settlement", ONE, "1 while a creditor is asked to take property for rent"),
    ("my_offer_open", ONE, "1 while an offer of this seat is open"),
    ("cash", SEATS, "money"),
    ("wealth", SEATS, "cash, titles and buildings as they count at the end of a game, money"),
    ("square", SEATS, "where the pawn stands, of the way round"),
    ("in_jail", SEATS, "1 for a prisoner"),
    ("jail_turns", SEATS, "turns spent there, thirds"),
    ("jail_cards", SEATS, "jail cards held"),
    ("bankrupt", SEATS, "1 for who is out of the game"),
    ("turn", SEATS, "1 for whose turn it is"),
    ("owes", SEATS, "all debts, money"),
    ("in_auction", SEATS, "1 for who has not passed"),
    ("leads_auction", SEATS, "1 for who made the last bid"),
    ("questioned", SEATS, "1 for who has yet to answer the question"),
    ("about", SEATS, "1 for whom it is about: visitor, proposer, debtor, or one's own creditor"),
    ("buildings", TITLES, "of the hotel's level"),
    ("mortgaged", TITLES, "1 if it is"),
    ("group_mine", TITLES, "this seat's part of the title's group"),
    ("group_rival", TITLES, "the largest part that any one other has of it"),
    ("subject", TITLES, "1 for the title that is being bought, auctioned, asked about or claimed for"),
    ("offered", TITLES, "1 if the offer or settlement would bring it"),
    ("wanted", TITLES, "1 if the offer asks for it"),
    ("to_lift_or_keep", TITLES, "1 for a mortgage whose new owner is asked about it"),
    ("owner", "titles × seats", "1 for its owner, title after title; all zeros for the Bank's"),
)

_percents = ", ".join(f"{part}%" for part in BID_PARTS[1:-1])
_prices = ", ".join(f"{part}%" for part in PRICE_PARTS)

# Name, size, meaning; in the order of their numbers.
ACTIONS: tuple[tuple[str, str, str], ...] = (
    ("pass", ONE, "lets a right go; leaves an auction"),
    ("roll", ONE, "throws the dice"),
    ("end_turn", ONE, "ends the turn, or waits in jail"),
    ("buy", ONE, "buys the title at its price"),
    ("decline", ONE, "does not"),
    ("want", ONE, "wants what all are asked about"),
    ("waive", ONE, "does not"),
    ("claim_rent", ONE, "claims the rent that is asked about"),
    ("pay_bail", ONE, "leaves jail for money"),
    ("use_card", ONE, "leaves jail by a card"),
    ("declare_bankruptcy", ONE, "when a debt is beyond what can be raised"),
    ("resign", ONE, "only where nothing else is possible"),
    ("withdraw", ONE, "takes one's open offer back"),
    ("accept_settlement", ONE, "takes property for rent"),
    ("reject_settlement", ONE, "does not"),
    ("bid", str(numbers.BIDS), f"the least bid; {_percents} of the printed price; all one's cash"),
    ("accept", OTHERS, "accepts the open offer of this seat"),
    ("reject", OTHERS, "rejects it"),
    ("build", TITLES, "buys the next building of the lot"),
    ("sell_building", TITLES, "sells one, a hotel down to houses"),
    ("sell_all_buildings", TITLES, "down to bare land"),
    ("mortgage", TITLES, "mortgages the title"),
    ("lift", TITLES, "lifts its mortgage"),
    ("keep", TITLES, "keeps a mortgage that came with it"),
    ("auction_title", TITLES, "a debtor's title under the hammer"),
    ("settle", "titles × 2", "proposes the title for a rent that is owed: alone, or with all one's cash"),
    ("sell_group", GROUPS, "sells all buildings of the group"),
    ("offer_to_buy", "titles × 3", f"offers its owner {_prices} of the printed price"),
    ("offer_to_sell", "titles × others × 3", f"offers the title to this seat for {_prices} of the printed price"),
    (
        "offer_to_swap",
        "groups × groups × 2",
        "all that one lacks of the first group, if one seat has it, for all that one has of the second, of which that "
        "seat has some too: even, or with the difference of the printed prices in cash",
    ),
    ("offer_to_buy_card", OTHERS, "offers this seat the bail for a jail card"),
    ("offer_to_sell_card", OTHERS, "offers it a jail card for the bail"),
)


@dataclass(frozen=True, slots=True)
class Part:
    """One field of an observation, or one block of actions: numbers from `start` to before `stop`."""

    name: str
    start: int
    stop: int
    size: str
    meaning: str

    @property
    def slice(self) -> slice:
        return slice(self.start, self.stop)


def length(size: str, e: Tables, seats: int) -> int:
    """How many `titles × seats` are."""
    counts = {SEATS: seats, OTHERS: seats - 1, TITLES: e.titles, GROUPS: e.groups, DECKS: e.decks}
    product = 1
    for word in size.split(" × "):
        product *= counts[word] if word in counts else int(word)
    return product


def parts_of(listed: tuple[tuple[str, str, str], ...], e: Tables, seats: int) -> dict[str, Part]:
    parts = {}
    at = 0
    for name, size, meaning in listed:
        stop = at + length(size, e, seats)
        parts[name] = Part(name, at, stop, size, meaning)
        at = stop
    return parts


def fields_of(e: Tables, seats: int) -> dict[str, Part]:
    return parts_of(FIELDS, e, seats)


def blocks_of(e: Tables, seats: int) -> dict[str, Part]:
    blocks = parts_of(ACTIONS, e, seats)
    assert blocks["offer_to_sell_card"].stop == Actions(e, seats).size
    return blocks


def table(heading: str, listed: tuple[tuple[str, str, str], ...]) -> str:
    rows = [f"| `{name}` | {size} | {meaning} |" for name, size, meaning in listed]
    return "\n".join([f"| {heading} | size | |", "| --- | --- | --- |", *rows])


def main() -> None:
    print(table("action", ACTIONS), table("field", FIELDS), sep="\n\n")


if __name__ == "__main__":
    main()
