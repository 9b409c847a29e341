"""N games of any mix of bots: who wins, how long it takes, how often it never ends."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from rentier.bots import guests, numbers
from rentier.bots.guests import NoSuchBot
from rentier.editions import Edition
from rentier.lab import Mistake
from rentier.lab.intervals import wilson
from rentier.lab.play import MOST_ROUNDS, WHOLE, Batch, Plan, Tally
from rentier.lab.progress import Bar
from rentier.lab.rows import Rows
from rentier.lab.workers import MOST_WORKERS, Crew, Processes, cores
from rentier.notation.position import ENDINGS
from rentier.rules import names

MOST_GAMES = 1_000_000_000
BY_ROUND = (25, 50, 100, 150, 200, 300, 400, 500, 1000, 2000, 5000, 10_000, 100_000)
MONEY_AT = (5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 400, 500, 600)


def names_of(given: str | Sequence[str]) -> list[str]:
    """`trader,steady` as a list; each is a bot, or a mistake is told."""
    listed = given.split(",") if isinstance(given, str) else list(given)
    listed = [name.strip() for name in listed]
    if not listed or not all(listed):
        raise Mistake(f"--bots {','.join(listed)}: name the bots with commas between, e.g. trader,steady")
    for name in listed:
        try:
            guests.load(name)
        except NoSuchBot as problem:
            raise Mistake(str(problem)) from problem
    return listed


def check_number(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise Mistake(f"--{name} {value}: it has to be from {least:,} to {most:,}")


def check_players(edition: Edition, players: int) -> None:
    least, most = int(edition.dials["players.min"]), int(edition.dials["players.max"])
    if not least <= players <= most:
        raise Mistake(f"--players {players}: {edition.title} is for {least} to {most} players")


def usual_players(edition: Edition, bots: int) -> int:
    """Four, or as many as there are bots, as far as the edition goes."""
    return max(int(edition.dials["players.min"]), min(max(4, bots), int(edition.dials["players.max"])))


def make_plan(
    edition: Edition,
    bots: str | Sequence[str] = "steady",
    players: int | None = None,
    seed: str = "0",
    max_rounds: int = 500,
    strict: bool = False,
) -> Plan:
    """The bots fill the seats in the order given, over and over when they are few; each game they move on a seat."""
    listed = names_of(bots)
    players = usual_players(edition, len(listed)) if players is None else players
    check_players(edition, players)
    check_number("max-rounds", max_rounds, 1, MOST_ROUNDS)
    if len(listed) > players:
        more = f"add --players {len(listed)} or " if len(listed) <= int(edition.dials["players.max"]) else ""
        raise Mistake(f"--bots names {len(listed)} bots for {players} seats: {more}name fewer")
    different = tuple(dict.fromkeys(listed))
    row = [different.index(listed[seat % len(listed)]) for seat in range(players)]
    turned = [tuple(row[(seat + by) % players] for seat in range(players)) for by in range(players)]
    return Plan(edition, different, tuple(turned), str(seed), max_rounds, strict)


def simulate(
    edition: Edition,
    games: int = 10_000,
    bots: str | Sequence[str] = "steady",
    players: int | None = None,
    seed: str = "0",
    workers: int | None = None,
    max_rounds: int = 500,
    strict: bool = False,
    out: str | None = None,
    cluster: str | None = None,
) -> dict[str, Any]:
    """Plays the games; the result as plain data, what `rentier simulate --json` prints."""
    plan = make_plan(edition, bots, players, seed, max_rounds, strict)
    tally, how = run(plan, games, workers, cluster, out)
    return {**result(plan, tally, how.seconds), **how.to_data()}


@dataclass(frozen=True)
class Run:
    """How games were played."""

    asked: int
    finished: bool
    workers: int
    seconds: float

    def to_data(self) -> dict[str, Any]:
        return {"games_asked": self.asked, "interrupted": not self.finished, "workers": self.workers}


@contextmanager
def crew_for(games: int, workers: int | None, cluster: str | None) -> Iterator[Crew]:
    """Who plays: processes of this machine, or a cluster's."""
    if workers is not None:
        check_number("workers", workers, 1, MOST_WORKERS if cluster is None else MOST_GAMES)
    if cluster is None:
        yield Processes(min(workers or cores(), games))
        return
    from rentier.lab.cluster import joined

    with joined(cluster, workers) as nodes:
        yield nodes


def run(
    plan: Plan, games: int, workers: int | None = None, cluster: str | None = None, out: str | None = None
) -> tuple[Tally, Run]:
    """Plays a plan's first games: what was counted, and how it went."""
    check_number("games", games, 1, MOST_GAMES)
    plan = replace(plan, columns=out is not None)
    with crew_for(games, workers, cluster) as crew:
        return run_with(crew, plan, games, out)


def run_with(crew: Crew, plan: Plan, games: int, out: str | None) -> tuple[Tally, Run]:
    tally = Tally()
    rows = Rows(out, plan) if out is not None else None
    bar = Bar(games)
    began = time.perf_counter()

    def done(batch: Batch) -> None:
        tally.add(batch.tally)
        if rows is not None:
            rows.add(batch)
        bar.show(tally.games)

    try:
        finished = crew.play(plan, games, done)
        if rows is not None:
            rows.close()
    except BaseException as problem:
        if rows is not None:
            rows.abandon()
            if isinstance(problem, OSError):
                raise Mistake(
                    f"--out {out}: {problem.strerror or problem}; name a file where there is room"
                ) from problem
        raise
    finally:
        bar.clear()
    return tally, Run(games, finished, crew.workers, time.perf_counter() - began)


def result(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    """What was counted, as shares with their intervals. Shares are of all games: without an end nobody wins."""
    games = tally.games
    edition = plan.edition
    unfinished = tally.endings[names.END_NONE]
    places = plan.players if edition.tables.order == names.ORDER_LEFT else 1  # where the order is drawn, only the first
    return {
        "edition": edition.name,
        "mode": edition.mode,
        "house_rules": dict(edition.house_rules),
        "players": plan.players,
        "bots": [plan.bots[bot] for bot in plan.seatings[0]],
        "seed": plan.seed,
        "max_rounds": plan.max_rounds,
        "games": games,
        "seconds": seconds,
        "games_per_second": games / seconds,
        "turns_per_second": tally.turns / seconds,
        "turns": tally.turns,
        "turns_per_game": tally.turns / games if games else 0.0,
        "decisions": tally.decisions,
        "wins_by_bot": {
            name: wilson(tally.wins_by_bot[bot] / WHOLE, tally.games_of_bot[bot]) for bot, name in enumerate(plan.bots)
        },
        "wins_by_seat": [wilson(tally.wins_by_seat[seat] / WHOLE, games) for seat in range(plan.players)],
        "wins_by_order": [wilson(tally.wins_by_order[place] / WHOLE, games) for place in range(places)],
        "rounds": lengths(tally.rounds),
        "unfinished": unfinished,
        "unfinished_share": wilson(unfinished, games),
        "unfinished_by_round": {str(n): wilson(going_on(tally, n), games) for n in BY_ROUND if n <= plan.max_rounds},
        "endings": {ENDINGS[why]: tally.endings[why] for why in sorted(ENDINGS) if tally.endings[why]},
        "bankruptcies": {
            "per_game": sum(tally.bankrupt.values()) / games if games else 0.0,
            "by_bot": {name: wilson(tally.bankrupt[bot], tally.chairs[bot]) for bot, name in enumerate(plan.bots)},
        },
        "cash_over_time": money_over_time(tally.money),
        "leader_at_half_lost": wilson(tally.halfway["lost"], tally.halfway["games"]),
        "refused": tally.refused,
        "offences": {
            plan.bots[bot]: {"count": count, "first": f"game {game}: {what}"}
            for bot, (count, game, what) in sorted(tally.offences.items())
        },
    }


def going_on(tally: Tally, round_: int) -> int:
    """Games without an end by that round."""
    return tally.games - sum(count for length, count in tally.rounds.items() if length <= round_)


def lengths(rounds: Counter[int]) -> dict[str, float]:
    """How many rounds the games with an end took."""
    games = sum(rounds.values())
    if games == 0:
        return {"mean": 0.0, "least": 0, "p10": 0, "median": 0, "p90": 0, "most": 0}
    return {
        "mean": sum(length * count for length, count in rounds.items()) / games,
        "least": min(rounds),
        "p10": quantile(rounds, 0.1),
        "median": quantile(rounds, 0.5),
        "p90": quantile(rounds, 0.9),
        "most": max(rounds),
    }


def quantile(counted: Counter[int], part: float) -> int:
    """The least value that so large a part of all does not exceed."""
    wanted = math.ceil(part * sum(counted.values()))
    for value in sorted(counted):
        wanted -= counted[value]
        if wanted <= 0:
            return value
    return 0


def money_over_time(sums: Sequence[Sequence[int]], rounds: Sequence[int] = MONEY_AT) -> list[dict[str, float]]:
    """After so many rounds: the cash of a player still in the game, of the richest, of the poorest; and wealth."""
    rows = []
    for at in rounds:
        place = at // numbers.SAMPLE_EVERY - 1
        if place >= len(sums) or sums[place][0] == 0:
            continue
        games, players, cash, most, least, wealth, wealth_most = sums[place]
        rows.append(
            {
                "round": at,
                "games": games,
                "players": players / games,
                "mean": cash / players,
                "most": most / games,
                "least": least / games,
                "wealth": wealth / players,
                "wealth_most": wealth_most / games,
            }
        )
    return rows


# For people.


def table(found: dict[str, Any], edition: Edition) -> str:
    """The result as lines of text."""

    def money(amount: int) -> str:
        return edition.format_money(amount, "en")

    games = found["games"]
    played = (
        f"{games:,} games" if not found["interrupted"] else f"{games:,} of {found['games_asked']:,} games (stopped)"
    )
    mode = f" ({found['mode']})" if found["mode"] else ""
    lines = [
        f"{edition.title}{mode}, {found['players']} players, seed {found['seed']}: "
        f"{played} in {found['seconds']:.1f} s",
        f"{found['games_per_second']:,.0f} games/s, {found['turns_per_second']:,.0f} player-turns/s, "
        f"{found['turns_per_game']:.1f} turns a game, {found['workers']} worker{'s'[: found['workers'] != 1]}",
    ]
    lines += [f"house rule {key} = {str(value).lower()}" for key, value in found["house_rules"].items()]
    lines += ["", f"{'Wins':24}{'share':>8}   95% interval     went bankrupt"]
    for name, share in found["wins_by_bot"].items():
        gone = found["bankruptcies"]["by_bot"][name]["share"]
        lines.append(f"  {name:22}{interval(share)}{gone:14.1%}")
    lines += [f"  {f'seat {seat}':22}{interval(share)}" for seat, share in enumerate(found["wins_by_seat"])]
    ordinals = ("who began", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
    lines += [f"  {ordinals[place]:22}{interval(share)}" for place, share in enumerate(found["wins_by_order"])]
    rounds = found["rounds"]
    lines += [
        "",
        f"Length: {rounds['mean']:.1f} rounds on average; half end by round {rounds['median']}, "
        f"nine in ten by {rounds['p90']}, the longest took {rounds['most']}",
        f"Without an end by round {found['max_rounds']}: {found['unfinished']:,} games",
    ]
    lines += [
        f"  {f'by round {number}':22}{interval(share)}"
        for number, share in found["unfinished_by_round"].items()
        if share["share"] > 0 or int(number) == found["max_rounds"]
    ]
    endings = ", ".join(f"{why} {count:,}" for why, count in found["endings"].items())
    lines += [
        f"Endings: {endings or 'none'}",
        f"Bankruptcies a game: {found['bankruptcies']['per_game']:.2f}",
        f"The leader at half-time lost: {interval(found['leader_at_half_lost']).strip()}",
    ]
    if found["cash_over_time"]:
        lines += ["", f"{'Cash after round':18}{'games':>10}{'mean':>14}{'richest':>14}{'poorest':>14}{'wealth':>14}"]
    for row in found["cash_over_time"]:
        amounts = "".join(f"{money(round(row[key])):>14}" for key in ("mean", "most", "least", "wealth"))
        lines.append(f"{row['round']:>16}  {row['games']:>10,}{amounts}")
    for name, offence in found["offences"].items():
        lines += [
            "",
            f"{name} offended {offence['count']:,} times and was replaced by steady; first, {offence['first']}",
        ]
    return "\n".join(lines)


def interval(share: dict[str, float]) -> str:
    return f"{share['share']:8.2%}   {share['low']:6.2%} to {share['high']:6.2%}"
