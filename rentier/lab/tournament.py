"""Bots against each other in all seatings, and what that says of their strength."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import permutations, product
from math import perm
from typing import Any

from rentier.editions import Edition
from rentier.lab import Mistake
from rentier.lab.intervals import wilson
from rentier.lab.play import MOST_ROUNDS, WHOLE, Plan
from rentier.lab.rating import rate
from rentier.lab.simulate import (
    MOST_GAMES,
    check_number,
    check_players,
    interval,
    lengths,
    names_of,
    run,
)
from rentier.rules import names

MOST_BOTS = 32
MOST_SEATINGS = 50_000


def seatings_of(bots: int, players: int, seed: str, games: int) -> tuple[list[tuple[int, ...]], int]:
    """The seatings that are played, and how many there are in all.

    With more bots than seats, or as many: everyone who sits there is another bot. With fewer: any mix, but never one
    bot alone. Where there are more seatings than games, they are drawn by the seed.
    """
    if bots >= players:
        whole = perm(bots, players)
        if whole <= MOST_SEATINGS:
            every = list(permutations(range(bots), players))
        else:
            every = []
    else:
        whole = bots**players - bots
        every = []
        if whole <= MOST_SEATINGS:
            every = [row for row in product(range(bots), repeat=players) if len(set(row)) > 1]
    if every and whole <= games:
        return every, whole
    drawn = random.Random(f"seatings {seed}")
    if every:
        return drawn.sample(every, games), whole
    rows: list[tuple[int, ...]] = []
    while len(rows) < min(games, MOST_SEATINGS):
        if bots >= players:
            row = tuple(drawn.sample(range(bots), players))
        else:
            row = tuple(drawn.randrange(bots) for _ in range(players))
        if len(set(row)) > 1:
            rows.append(row)
    return rows, whole


def tournament(
    edition: Edition,
    bots: Sequence[str],
    games: int = 10_000,
    players: int | None = None,
    seed: str = "0",
    workers: int | None = None,
    max_rounds: int = 500,
    strict: bool = False,
    cluster: str | None = None,
) -> dict[str, Any]:
    """Plays the games, rounded up so that each seating is played equally often; ratings as plain data."""
    listed = names_of(bots)
    twice = [name for name in listed if listed.count(name) > 1]
    if twice:
        raise Mistake(f"{twice[0]} is there twice: name each bot once")
    if len(listed) < 2:
        raise Mistake("a tournament needs two bots or more, e.g. rentier tournament random steady trader")
    if len(listed) > MOST_BOTS:
        raise Mistake(f"{len(listed)} bots are too many: {MOST_BOTS} at most")
    least, most = int(edition.dials["players.min"]), int(edition.dials["players.max"])
    if players is None:
        players = max(least, min(4, most))
    check_players(edition, players)
    check_number("games", games, 1, MOST_GAMES)
    check_number("max-rounds", max_rounds, 1, MOST_ROUNDS)
    seatings, whole = seatings_of(len(listed), players, seed, games)
    games = -(-games // len(seatings)) * len(seatings)
    plan = Plan(edition, tuple(listed), tuple(seatings), str(seed), max_rounds, strict)
    tally, how = run(plan, games, workers, cluster)
    ratings = rate(len(listed), {key: won / WHOLE for key, won in tally.contests.items()})
    table = [
        {
            "bot": name,
            "rating": ratings[bot].points,
            "low": ratings[bot].low,
            "high": ratings[bot].high,
            "games": tally.games_of_bot[bot],
            "wins": wilson(tally.wins_by_bot[bot] / WHOLE, tally.games_of_bot[bot]),
            "chairs": tally.chairs[bot],
            "wins_per_chair": wilson(tally.wins_by_bot[bot] / WHOLE, tally.chairs[bot]),
        }
        for bot, name in enumerate(plan.bots)
    ]
    table.sort(key=lambda row: (-float(str(row["rating"])), str(row["bot"])))
    return {
        "edition": edition.name,
        "mode": edition.mode,
        "house_rules": dict(edition.house_rules),
        "players": players,
        "seed": plan.seed,
        "max_rounds": max_rounds,
        "games": tally.games,
        "seatings": {"all": whole, "played": min(len(seatings), tally.games)},
        **how.to_data(),
        "seconds": how.seconds,
        "games_per_second": tally.games / how.seconds,
        "unfinished": tally.endings[names.END_NONE],
        "rounds": lengths(tally.rounds),
        "ratings": table,
        "offences": {
            plan.bots[bot]: {"count": count, "first": f"game {game}: {what}"}
            for bot, (count, game, what) in sorted(tally.offences.items())
        },
    }


def table(found: dict[str, Any], edition: Edition) -> str:
    """The ratings as lines of text."""
    stopped = f" of {found['games_asked']:,} (stopped)" if found["interrupted"] else ""
    seatings = found["seatings"]
    which = "all" if seatings["played"] == seatings["all"] else f"{seatings['played']:,} of"
    lines = [
        f"{edition.title}, {found['players']} seats, seed {found['seed']}: {found['games']:,} games{stopped}, "
        f"{which} {seatings['all']:,} seatings, in {found['seconds']:.1f} s",
        f"{found['unfinished']:,} games without an end by round {found['max_rounds']}; they count for nobody",
        "",
        f"   {'bot':24}{'rating':>8}   95% interval    {'wins a chair':>12}   95% interval",
    ]
    for place, row in enumerate(found["ratings"], 1):
        rated = f"{row['rating']:8.0f}   {row['low']:5.0f} to {row['high']:5.0f}"
        lines.append(f"{place:2} {row['bot']:24}{rated}    {interval(row['wins_per_chair']):>12}")
    lines += ["", "400 points more: ten times the chance to win a game that one of the two wins. 1500 is the middle."]
    for name, offence in found["offences"].items():
        lines += [
            "",
            f"{name} offended {offence['count']:,} times and was replaced by steady; first, {offence['first']}",
        ]
    return "\n".join(lines)
