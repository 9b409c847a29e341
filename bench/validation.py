"""The figures of docs/validation.md beyond landings: `python bench/validation.py`, and `--write` puts them there.

Games that never end, what trading does to that, and what it is worth to go first. The page has 100,000 games a figure.
"""

import argparse
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from rentier import _build, editions
from rentier.bots import batch, driver, numbers
from rentier.bots.batch import Money
from rentier.bots.view import View
from rentier.lab import simulate
from rentier.lab.intervals import wilson
from rentier.lab.play import Hall, Plan, keys_of

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "validation.md"
sys.path.insert(0, str(ROOT / "examples"))  # simplebots

Share = dict[str, float]
Row = tuple[str, ...]

NO_AUCTION: dict[str, Any] = {"purchase.declined": "bank"}
RICH = {**NO_AUCTION, "money.start": 20_000}  # nobody ever lacks money for a title
SIMPLE = {
    "simplebots:Simple": "spends all that it has",
    "simplebots:Reserve200": "keeps 200",
    "simplebots:Reserve500": "keeps 500",
}
# Of all games in which anybody completes a group without trade: the share in which each place does so first.
FIRST_GROUP = {
    2: (53.5, 46.5),
    3: (37.2, 33.1, 29.6),
    4: (29.0, 26.2, 23.4, 21.3),
    5: (24.1, 21.8, 19.6, 18.0, 16.5),
    6: (20.7, 18.8, 17.2, 15.8, 14.3, 13.2),
}
LAST_GROUP_ROUND = 300  # hardly a title is unsold by then


def shown(share: Share) -> str:
    return f"{share['share']:.2%} ({share['low']:.2%}–{share['high']:.2%})"


def read(cell: str) -> Share:
    """What `shown` wrote."""
    share, low, high = (float(number) / 100 for number in re.findall(r"([\d.]+)%", cell))
    return {"share": share, "low": low, "high": high}


# Games that never end.


def never_ending(bot: str, rules: dict[str, Any], games: int, seed: str, rounds: int = 1000) -> dict[str, Share]:
    """Shares of games of two such players that go on after so many rounds."""
    edition = editions.load("peru", house_rules=rules)
    found = simulate.simulate(edition, games, bot, 2, seed, max_rounds=rounds)
    assert not found["offences"], found["offences"]
    by_round: dict[str, Share] = found["unfinished_by_round"]
    return by_round


def never(games: int, seed: str) -> Iterator[Row]:
    yield ("two players", "titles that are declined", "after 200 rounds", "after 500", "after 1,000", "published")
    for bot, how in SIMPLE.items():
        for rules in (NO_AUCTION, {}) if bot == "simplebots:Reserve200" else (NO_AUCTION,):
            found = never_ending(bot, rules, games, seed)
            kept = "stay the Bank's" if rules else "are auctioned"
            yield (f"`{bot}`, {how}", kept, *(shown(found[str(n)]) for n in (200, 500, 1000)), "about 12%")


# Trade and stalls.


def stalling(edition: str, bot: str, games: int, seed: str) -> Share:
    """The share of games of four such players that go on after 500 rounds."""
    found: Share = simulate.simulate(editions.load(edition), games, bot, 4, seed)["unfinished_share"]
    return found


def stalls(games: int, seed: str) -> Iterator[Row]:
    yield ("edition", "four `steady`, who make no offers", "four `trader`")
    for name in editions.names():
        yield (f"`{name}`", *(shown(stalling(name, bot, games, seed)) for bot in ("steady", "trader")))


# Going first.


def winning(players: int, games: int, seed: str) -> list[Share]:
    """Shares of wins by the order of play, of the games that come to an end, among `steady` in `peru`."""
    found = simulate.simulate(editions.load("peru"), games, "steady", players, seed)
    ended = games - found["unfinished"]
    return [wilson(share["share"] * games, ended) for share in found["wins_by_order"]]


def all_sold(view: View, lots: list[int]) -> bool:
    owner = view.owner
    return all(owner[lot] is not None for lot in lots)


def first_groups(players: int, games: int, seed: str, rules: dict[str, Any] = NO_AUCTION) -> list[Share]:
    """By the order of play: who completes the first group, without trade or auction, of the games with such a group.

    A title is then gained in one's own turn only, so of two who completed one in the same round the earlier was first.
    """
    plan = Plan(editions.load("peru", house_rules=rules), ("simplebots:Simple",), ((0,) * players,), seed)
    hall = Hall(plan)
    e, d, log = hall.tables, hall.driver, hall.log
    if not hall.compiled:
        raise SystemExit("it needs compiled rules and Numba: make install")
    lots = [square.index for square in plan.edition.squares if square.kind == "lot"]
    keys, money = keys_of(seed, 0, games), Money()
    counted = [0] * players
    for seat in range(players):
        driver.seat_bot(d, seat, numbers.FLAT)
    for game in range(games):
        g = batch.begin(hall.fresh, e, log, d, money, *keys[3 * game : 3 * game + 3])
        for round_ in range(1, LAST_GROUP_ROUND + 1):
            driver.advance(g, e, log, d, round_)
            complete = driver.seats_with_groups(g, e)
            if complete:
                began = View(g, plan.edition, 0).first
                counted[min((seat - began) % players for seat in range(players) if complete >> seat & 1)] += 1
                break
            if round_ % 10 == 0 and all_sold(View(g, plan.edition, 0), lots):
                break  # all are sold
    return [wilson(count, sum(counted)) for count in counted]


def first(games: int, seed: str) -> Iterator[Row]:
    groups = ("first to complete a group: published", "ours, money without end", "ours")
    yield ("players", "in turn", *groups, "wins of `steady`, if anyone wins")
    for players, published in FIRST_GROUP.items():
        rich, usual = first_groups(players, games, seed, RICH), first_groups(players, games, seed)
        wins = winning(players, games, seed)
        for place in range(players):
            shares = (shown(of[place]) for of in (rich, usual, wins))
            yield (str(players), str(place + 1), f"{published[place]:.1f}%", *shares)


TABLES: dict[str, Callable[[int, str], Iterator[Row]]] = {"never": never, "stalls": stalls, "first": first}


def table(name: str, games: int, seed: str) -> str:
    """One table as the page has it."""
    rows = list(TABLES[name](games, seed))
    rows.insert(1, ("---",) * len(rows[0]))
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([*lines, "", f"{games:,} games each, seed {seed}."])


def between(name: str) -> re.Pattern[str]:
    return re.compile(rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)", re.DOTALL)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=10_000, help="games a figure (default: 10000)")
    options.add_argument("--seed", default="1", help="(default: 1)")
    options.add_argument("--only", choices=TABLES, help="one of the tables")
    options.add_argument("--write", action="store_true", help="put the tables into docs/validation.md")
    given = options.parse_args()
    if _build.form() != "compiled":
        print("the rules are not compiled: make install", file=sys.stderr)
        return 2
    for name in [given.only] if given.only else TABLES:
        text = table(name, given.games, given.seed)
        print(text, end="\n\n", flush=True)
        if given.write:
            page = PAGE.read_text(encoding="utf-8")
            changed = between(name).sub(lambda found, text=text: f"{found[1]}{text}\n{found[2]}", page)  # type: ignore[misc]
            PAGE.write_text(changed, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
