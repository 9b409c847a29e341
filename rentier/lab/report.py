"""What many games tell about a board: where pawns end, what pays back, who wins with what, how long it takes.

The numbers; `report_page` shows them. Pay-back is counted in rounds: what a title has cost, divided by the rents that
it brings in a round in which each opponent visits it as often as pawns did in these games.
"""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rentier import __version__
from rentier.bots import numbers
from rentier.editions import Edition, Square
from rentier.editions.compile import RENTS, flat
from rentier.lab import charts, landing
from rentier.lab.intervals import wilson
from rentier.lab.play import WHOLE, Plan, Tally
from rentier.lab.simulate import going_on, make_plan, money_over_time, quantile, result, run
from rentier.rules import building, names

ALONE, COMPLETE, HOTEL = "alone", "complete", "hotel"  # stages; between the last two the number of houses, as text
PIPS = 7  # what a roll brings on average, for rents that are a multiple of it
FEW = 100  # below so many games a share of wins says little
SURVIVAL_POINTS = 60
BINS = 30


def report(
    edition: Edition,
    games: int = 10_000,
    bots: str | Sequence[str] = "trader",
    players: int | None = None,
    seed: str = "0",
    workers: int | None = None,
    max_rounds: int = 500,
    strict: bool = False,
    cluster: str | None = None,
) -> dict[str, Any]:
    """Plays the games; what is in the report as plain data, what `rentier report --json` prints."""
    plan = replace(make_plan(edition, bots, players, seed, max_rounds, strict), holdings=True)
    tally, how = run(plan, games, workers, cluster)
    if not tally.games:
        raise KeyboardInterrupt  # it came before the first game was over
    return {
        **result(plan, tally, how.seconds),
        **how.to_data(),
        "version": __version__,
        "half_time": half_time(tally),
        "landings": landings(edition, tally),
        "titles": titles(plan, tally),
        "groups": groups(plan, tally),
        "length": length(plan, tally),
        "money": money(tally),
    }


def command(edition: str, found: dict[str, Any], language: str, out: str) -> str:
    """The command that makes the same report again."""
    words = [
        "rentier",
        "report",
        edition,
        "-o",
        out,
        "--games",
        str(found["games"]),
        "--players",
        str(found["players"]),
    ]
    words += ["--bots", ",".join(found["bots"]), "--seed", found["seed"], "--max-rounds", str(found["max_rounds"])]
    if found["mode"]:
        words += ["--mode", found["mode"]]
    for key, value in found["house_rules"].items():
        words += ["--rule", f"{key}={str(value).lower() if isinstance(value, bool) else value}"]
    return shlex.join([*words, "--lang", language])


def half_time(tally: Tally) -> dict[str, float]:
    """Games with a winner that were long enough to have a half-time, and the chance of anyone still in at it."""
    games, fair = tally.holdings[0]
    return {"games": games, "equal_chance": fair / WHOLE / games if games else 0.0}


def landings(edition: Edition, tally: Tally) -> dict[str, Any]:
    """Shares of rolls by square, and of those that ended in jail; the exact chain's too where NumPy is there."""
    rolls = sum(tally.landings.values())
    squares = range(len(edition.squares))
    exact: dict[str, Any] | None = None
    try:
        chain = landing.exact(edition, landing.LEAVE)
        exact = {"squares": [share / 100 for share in chain.squares], "jail": chain.jail / 100}
    except ModuleNotFoundError as missing:
        if missing.name != "numpy":
            raise
    return {
        "rolls": rolls,
        "squares": [tally.landings[square] / max(1, rolls) for square in squares],
        "jail": tally.landings[names.SQUARES] / max(1, rolls),
        "exact": exact,
    }


def titles(plan: Plan, tally: Tally) -> list[dict[str, Any]]:
    """Each title in the order of the board."""
    _, held, held_won, _, _ = tally.holdings
    return [
        {
            "square": square.index,
            "name": square.name,
            "group": square.group,
            "price": square.price,
            "visits_per_round": visits(plan, tally, square),
            "paybacks": paybacks(plan, tally, [square]),
            "held": held[square.index],
            "wins": wilson(held_won[square.index] / WHOLE, held[square.index]),
        }
        for square in plan.edition.squares
        if square.group is not None
    ]


def groups(plan: Plan, tally: Tally) -> list[dict[str, Any]]:
    """Groups by the share of wins of who had all of one at half-time; those that hardly anyone had come last."""
    _, _, _, whole, whole_won = tally.holdings
    games = tally.holdings[0][0]
    rows = []
    for number, group in enumerate(plan.edition.groups):
        members = [square for square in plan.edition.squares if square.group == group]
        if not members:
            continue
        rows.append(
            {
                "group": group,
                "kind": members[0].kind,
                "squares": [square.index for square in members],
                "price": sum(square.price for square in members),
                "paybacks": [row for row in paybacks(plan, tally, members) if row["stage"] != ALONE],
                "held": whole[number],
                "complete": wilson(whole[number], games),
                "wins": wilson(whole_won[number] / WHOLE, whole[number]),
            }
        )
    return sorted(rows, key=lambda row: (few(row), -row["wins"]["share"]))


def few(row: dict[str, Any]) -> bool:
    """Whether a title or a group was held too rarely to say what it wins."""
    return int(row["held"]) < FEW


def visits(plan: Plan, tally: Tally, square: Square) -> float:
    """How often the opponents of its owner come to a square in a round with everyone in."""
    return tally.landings[square.index] / max(1, tally.turns) * (plan.players - 1)


def paybacks(plan: Plan, tally: Tally, squares: Sequence[Square]) -> list[dict[str, Any]]:
    """Stage by stage: what these titles of one group have cost so far, bring in a round, and when they have repaid it.

    A lot is alone, then one of a complete group, with more and more houses, with a hotel; any other title is one of so
    many that its owner has.
    """
    edition, tables = plan.edition, plan.edition.tables
    rents = flat(edition)[1]["rent"]
    dials = edition.dials
    stages: list[tuple[str, int, int, int]] = []  # name, place among the rents, factor, buildings
    if squares[0].kind == "lot":
        houses = int(dials["building.houses"])
        unbuilt, built = int(dials["rent.group_unbuilt"]), int(dials["rent.group_built"])
        stages = [(ALONE, 0, 1, 0), (COMPLETE, 0, unbuilt, 0)]
        stages += [(str(count), count, built, count) for count in range(1, houses + 1)]
        if dials["building.hotel_needs"] != "no-hotels":
            stages.append((HOTEL, houses + 1, built, houses + 1))
    else:
        factor = PIPS if squares[0].kind in ("service", "company") else 1
        most = sum(square.group == squares[0].group for square in edition.squares)
        least = 1 if len(squares) == 1 else most
        stages = [(f"owned-{count}", count - 1, factor, 0) for count in range(least, most + 1)]
    rows = []
    for stage, place, factor, buildings in stages:
        cost = sum(square.price + building.value_at_cost(tables, square.index, buildings) for square in squares)
        income = sum(visits(plan, tally, square) * rents[square.index * RENTS + place] * factor for square in squares)
        rows.append({"stage": stage, "cost": cost, "income": income, "rounds": cost / income if income > 0 else None})
    return rows


def quickest(rows: Sequence[dict[str, Any]]) -> dict[str, Any] | None:
    """The stage that has repaid its cost soonest."""
    able = [row for row in rows if row["rounds"] is not None]
    return min(able, key=lambda row: float(row["rounds"])) if able else None


def length(plan: Plan, tally: Tally) -> dict[str, Any]:
    """Games by their rounds, in bins, as far as all but one in 200 go; and the share still going after each of some."""
    unfinished = tally.games - sum(tally.rounds.values())
    most = quantile(tally.rounds, 0.995)
    last = plan.max_rounds if unfinished * 200 > tally.games else max(1, most)
    ticks = charts.ticks_of(0, last, BINS)
    width = max(1, round(ticks[1] - ticks[0]))
    starts = range(0, last, width)
    in_bin = [
        sum(count for rounds, count in tally.rounds.items() if start < rounds <= start + width) for start in starts
    ]
    step = max(1, -(-last // SURVIVAL_POINTS))
    points = [*range(step, last, step), last]
    return {
        "last": last,
        "bins": [
            {"from": start, "to": start + width, "games": count} for start, count in zip(starts, in_bin, strict=True)
        ],
        "longer": tally.games - unfinished - sum(in_bin),
        "survival": [{"round": at, **wilson(going_on(tally, at), tally.games)} for at in points],
    }


def money(tally: Tally) -> list[dict[str, float]]:
    """Every few rounds, as long as one game in fifty goes on."""
    every = [numbers.SAMPLE_EVERY * (i + 1) for i in range(numbers.SAMPLES)]
    return [row for row in money_over_time(tally.money, every) if row["games"] * 50 >= tally.games]
