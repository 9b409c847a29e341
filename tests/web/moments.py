"""Moments of a game that a page can show, each a position and the clicks that lead to it."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from rentier import Game
from tests.at_the_table import ANA, BETO, CARO, kinds, set_table

TITLES: dict[str, Any] = {
    "owner": {1: ANA, 3: ANA, 5: ANA, 6: BETO, 8: BETO, 9: BETO, 11: CARO, 12: CARO},
    "buildings": {1: 1, 3: 1},
    "mortgaged": [12],
}
RICH: dict[str, Any] = {**TITLES, "cash": {ANA: 300, BETO: 400}}
OFFER = {"id": 1, "by": BETO, "to": ANA, "give": {"cash": 50}, "take": {"squares": [5]}, "turns": 2}
OWED = {"debtor": ANA, "creditor": BETO, "amount": 90, "reason": "rent"}
CLAIM = {"by": ANA, "visitor": BETO, "square": 3, "amount": 20, "age": 0}
AUCTION = {"kind": "declined", "square": 13, "in": [ANA, BETO, CARO], "asked": ANA, "leader": BETO, "bid": 30}


class Moment(NamedTuple):
    name: str
    game: Callable[[], Game]
    clicks: tuple[str, ...]
    shows: str  # what is on the page then


def card() -> Game:
    """Ana is about to roll, and lands on a card square."""
    for seed in range(200):
        game = set_table("peru", **RICH, seed=str(seed))
        after = game.copy()
        after.apply({"move": "roll"})
        if "card-drawn" in kinds(after) and after.actor == ANA:
            return game
    raise AssertionError("no seed leads to a card")


MOMENTS = (
    Moment("to roll", lambda: set_table("peru", **RICH), (), "[data-main][data-move=roll]"),
    Moment("to buy", lambda: set_table("peru", **RICH, at={ANA: 13}, phase="buy"), (), "[data-main][data-move=buy]"),
    Moment(
        "auction",
        lambda: set_table("peru", **RICH, at={ANA: 13}, phase="end", auction=AUCTION),
        (),
        "[data-main][data-move=bid]",
    ),
    Moment(
        "offer round",
        lambda: set_table(
            "scuola",
            at={BETO: 6},
            to_roll=BETO,
            phase="end",
            asked={"about": "price", "square": 6, "from": BETO, "seats": [ANA, CARO]},
        ),
        (),
        "[data-main][data-move=want]",
    ),
    Moment("card", card, ("[data-move=roll]",), ".stage .drawn"),
    Moment("jail", lambda: set_table("peru", **RICH, jail={ANA: 1}, jail_cards={ANA: 1}), (), "[data-move=use_card]"),
    Moment(
        "claim",
        lambda: set_table("peru", **RICH, at={BETO: 3}, to_roll=ANA, claims=[CLAIM]),
        (),
        ".actions [data-move=claim_rent]:enabled",
    ),
    Moment("offer", lambda: set_table("peru", **RICH, offers=[OFFER]), (), "[data-front=offer] [data-move=accept]"),
    Moment(
        "counter-offer",
        lambda: set_table("peru", **RICH, offers=[OFFER]),
        ("[data-move=counter]",),
        ".desk [data-move=offer]:enabled",
    ),
    Moment(
        "trade desk",
        lambda: set_table("peru", **RICH),
        ("[data-panel=trade]", "[data-trade=give-5]", "[data-trade=take-6]"),
        ".desk [data-move=offer]:enabled",
    ),
    Moment("building", lambda: set_table("peru", **RICH), ("[data-panel=build]",), ".mode [data-move=build]"),
    Moment("mortgaging", lambda: set_table("peru", **RICH), ("[data-panel=mortgage]",), ".mode [data-move=mortgage]"),
    Moment("deed", lambda: set_table("peru", **RICH), ("svg [data-square='1']",), ".desk .deed"),
    Moment(
        "debt",
        lambda: set_table("peru", **TITLES, cash={ANA: 20, BETO: 400}, at={ANA: 9}, phase="end", debts=[OWED]),
        (),
        "[data-panel=settle]",
    ),
    Moment(
        "debt, paying in property",
        lambda: set_table("peru", **TITLES, cash={ANA: 20, BETO: 400}, at={ANA: 9}, phase="end", debts=[OWED]),
        ("[data-panel=settle]",),
        ".desk [data-move=settle]",
    ),
    Moment(
        "settlement",
        lambda: set_table(
            "peru",
            **TITLES,
            cash={ANA: 20, BETO: 40},
            to_roll=BETO,
            at={BETO: 3},
            phase="end",
            debts=[{**OWED, "debtor": BETO, "creditor": ANA}],
            settlement={"cash": 10, "squares": [6]},
        ),
        (),
        ".actions [data-move=accept]",
    ),
    Moment(
        "bankruptcy",
        lambda: set_table(
            "peru", owner={8: BETO}, cash={ANA: 20}, at={ANA: 8}, phase="end", debts=[{**OWED, "amount": 900}]
        ),
        ("[data-panel=bankruptcy]",),
        "[data-move=declare_bankruptcy]",
    ),
    Moment(
        "inherited mortgages",
        lambda: set_table(
            "peru", **{**RICH, "owner": {**TITLES["owner"], 12: ANA}}, at={ANA: 10}, phase="end", heirs=[12]
        ),
        (),
        ".actions [data-move=keep]",
    ),
    Moment("final table", lambda: set_table("peru", **RICH, phase="over", ended="agreed"), (), ".desk [data-final]"),
)


def each_moment(page: Any, set_up: Callable[..., str], names: tuple[str, ...] = ()) -> Iterator[str]:
    """The page at one moment after the other."""
    for moment in MOMENTS:
        if names and moment.name not in names:
            continue
        set_up(moment.game(), page, held=[[ANA, BETO]])  # an offer between others would be covered
        for click in moment.clicks:
            page.locator(click).first.click()
        page.locator(moment.shows).first.wait_for()
        page.wait_for_function("() => !document.querySelector('.actions :disabled')")  # the last move has been seen
        yield moment.name
