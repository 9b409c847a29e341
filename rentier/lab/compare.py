"""What a house rule, a mode or another edition does to the game: the same games on both sides, and how sure it is.

A difference is what the changed side has more than the printed one. Intervals are of 95%, each by itself (`paired`). As
many measures are taken of the same games, a difference is called sure only if it holds for all of them together, by
Holm's method at 5%.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rentier.editions import Edition
from rentier.lab import Mistake, paired
from rentier.lab.intervals import wilson
from rentier.lab.paired import Chances, Difference
from rentier.lab.play import WHOLE, Plan
from rentier.lab.progress import Bar
from rentier.lab.sides import LEADER_LOST, NO_LEADER, UNFINISHED, Pairs, Sides, parts_of
from rentier.lab.simulate import (
    BY_ROUND,
    MONEY_AT,
    MOST_GAMES,
    Run,
    check_number,
    check_players,
    crew_for,
    going_on,
    make_plan,
    names_of,
    quantile,
    result,
    usual_players,
)
from rentier.lab.workers import Crew
from rentier.notation.moves import squares_of
from rentier.rules import names

FEWEST_GAMES = 20  # an interval from fewer would be of little use
BLOCKS = 100  # into which games are put together for money, at least
LARGEST_BLOCK = 250
LEVEL = 0.05
STALLS = (50, 100, 200)
CURVE = 60  # steps in which the share of games still going is told

# A verdict: the difference is there whatever else was measured; else it is smaller than what anyone would notice; or it
# would be there had it alone been asked for; or these games do not tell.
SURE, LIKELY, SAME, OPEN = "sure", "likely", "same", "open"


@dataclass(frozen=True, slots=True)
class Measure:
    """One thing that is compared. `at` is a round, a place in the order, or a bot."""

    key: str
    group: str
    unit: str  # rounds, turns, share, count, money, starts
    found: Difference | None
    grain: float  # a difference that is worth a word
    at: int | str | None = None


def check_sides(printed: Edition, changed: Edition, asked: Sequence[str]) -> None:
    """There has to be something to compare: `asked` are the house rules that were given for the changed side."""
    for key in asked:
        if key not in changed.house_rules:
            value = str(changed.dials[key]).lower() if isinstance(changed.dials[key], bool) else changed.dials[key]
            raise Mistake(f"--rule {key}={value}: {changed.title} has that already, nothing would change")
    if printed.to_data() == changed.to_data():
        raise Mistake(
            f"both sides are {printed.title} with the same rules: give --rule KEY=VALUE, --mode M or another edition"
        )


def plans_of(
    editions: tuple[Edition, Edition],
    bots: str | Sequence[str],
    players: int | None,
    seed: str,
    max_rounds: int,
    strict: bool,
) -> tuple[Plan, Plan]:
    if players is None:
        usual = usual_players(editions[0], len(names_of(bots)))
        players = max(int(editions[1].dials["players.min"]), min(usual, int(editions[1].dials["players.max"])))
    for edition in editions:
        check_players(edition, players)
    first, second = (make_plan(edition, bots, players, seed, max_rounds, strict) for edition in editions)
    return first, second


def compare(
    printed: Edition,
    changed: Edition,
    games: int = 10_000,
    bots: str | Sequence[str] = "steady",
    players: int | None = None,
    seed: str = "0",
    workers: int | None = None,
    max_rounds: int = 500,
    strict: bool = False,
    cluster: str | None = None,
) -> dict[str, Any]:
    """Plays every game on both sides; the result as plain data, what `rentier compare --json` prints."""
    check_number("games", games, FEWEST_GAMES, MOST_GAMES)
    plans = plans_of((printed, changed), bots, players, seed, max_rounds, strict)
    sides = Sides(plans, max(1, min(LARGEST_BLOCK, games // BLOCKS)))
    with crew_for(games, workers, cluster) as crew:
        pairs, how = run_with(crew, sides, games)
    if pairs.games < FEWEST_GAMES:
        raise Mistake(f"stopped after {pairs.games} games: at least {FEWEST_GAMES} are needed to compare")
    return {
        **found_in(plans, pairs),
        **how.to_data(),
        "seconds": how.seconds,
        "games_per_second": 2 * pairs.games / how.seconds,
    }


def run_with(crew: Crew, sides: Sides, games: int) -> tuple[Pairs, Run]:
    pairs = Pairs()
    bar = Bar(games)
    began = time.perf_counter()

    def done(more: Pairs) -> None:
        pairs.add(more)
        bar.show(pairs.games)

    try:
        finished = crew.play(sides, games, done)
    finally:
        bar.clear()
    return pairs, Run(games, finished, crew.workers, time.perf_counter() - began)


def found_in(plans: tuple[Plan, Plan], pairs: Pairs) -> dict[str, Any]:
    """What was counted, as differences with their intervals."""
    measures, chances = measures_of(plans, pairs)
    told = [measure for measure in measures if measure.found is not None]
    p_values = [measure.found.p for measure in told if measure.found] + [side.p for side in chances]
    together = paired.holm(p_values)
    adjusted = {(measure.key, measure.at): p for measure, p in zip(told, together, strict=False)}
    one = plans[0]
    return {
        **{name: side_of(plan, pairs, side) for side, (name, plan) in enumerate(zip(SIDES, plans, strict=True))},
        "players": one.players,
        "bots": [one.bots[bot] for bot in one.seatings[0]],
        "seed": one.seed,
        "max_rounds": one.max_rounds,
        "games": pairs.games,
        "games_alike": pairs.alike,
        "half_time": half_time(pairs),
        "measures": [data_of(measure, adjusted.get((measure.key, measure.at)), pairs.games) for measure in measures],
        "equal_chances": {
            name: {
                "shares": side.shares,
                "statistic": side.statistic,
                "freedom": side.freedom,
                "p": side.p,
                "p_together": p,
                "refuted": p < LEVEL,
            }
            for name, side, p in zip(SIDES, chances, together[len(told) :], strict=False)
        },
        "unfinished_by_round": {
            str(round_): plain(unfinished(pairs, round_)) for round_ in BY_ROUND if round_ <= one.max_rounds
        },
        "still_going": still_going(pairs, one.max_rounds),
        "money_over_time": money_over_time(pairs),
    }


SIDES = ("printed", "changed")


def side_of(plan: Plan, pairs: Pairs, side: int) -> dict[str, Any]:
    """What `rentier simulate` says of one side, without how fast it was."""
    found = result(plan, pairs.tallies[side], 1.0)
    return {key: value for key, value in found.items() if not key.endswith("_per_second") and key != "seconds"}


def measures_of(plans: tuple[Plan, Plan], pairs: Pairs) -> tuple[list[Measure], list[Chances]]:
    """Everything that is compared, and the chances by order on each side, where somebody won."""
    players, last = plans[0].players, plans[0].max_rounds
    whole = {(a or last, b or last): 0 for a, b in pairs.rounds}
    for (a, b), times in pairs.rounds.items():
        whole[a or last, b or last] += times
    listed = [
        Measure("rounds", "length", "rounds", paired.moments_of(whole, lambda n: (n, 1)).difference(), 1),
        Measure("median", "length", "rounds", paired.median_difference(whole), 2),
        Measure("ended", "length", "rounds", paired.moments_of(pairs.rounds, ended).difference(), 1),
        Measure("turns", "length", "turns", pairs.turns.difference(), players),
    ]
    listed += [
        Measure("unfinished", "stalls", "share", unfinished(pairs, number), 0.01, number)
        for number in (*(stall for stall in STALLS if stall < last), last)
    ]
    equal = equal_chances(plans)
    parts = {won: places_of(won, equal) for pair in pairs.order for won in pair}
    unfair = paired.unfairness_difference(pairs.order, parts, equal)
    chances = list(unfair[1:]) if unfair else []
    if len(equal) > 2:
        listed.append(Measure("unfairness", "seats", "share", unfair[0] if unfair else None, 0.01))
    for place in range(len(equal) if len(equal) > 2 else 1):  # of two, one says it all
        at_place = paired.moments_of(pairs.order, lambda won, place=place: won_at(won, place))  # type: ignore[misc]
        listed.append(Measure("place", "seats", "share", at_place.difference(), 0.01, place))
    listed += [
        Measure("leader_lost", "game", "share", paired.moments_of(pairs.half, led).difference(), 0.01),
        Measure(
            "bankruptcies", "game", "count", paired.moments_of(pairs.bankrupt, lambda n: (n, 1)).difference(), 0.05
        ),
    ]
    for bot, name in enumerate(plans[0].bots if pairs.bots else ()):
        of_bot = paired.moments_of(pairs.bots, lambda won, bot=bot: (parts_of(won, bot), WHOLE if won else 0))  # type: ignore[misc]
        listed.append(Measure("bot", "bots", "share", of_bot.difference(), 0.01, name))
    return listed + money_measures(plans, pairs), chances


def ended(rounds: int) -> tuple[int, int]:
    return (rounds, 1) if rounds != UNFINISHED else (0, 0)


def led(half: int) -> tuple[int, int]:
    return int(half == LEADER_LOST), int(half != NO_LEADER)


def won_at(won: int, place: int) -> tuple[int, int]:
    """A place's part of a win, of a win there was."""
    winners = won.bit_count()
    return (WHOLE // winners if won >> place & 1 else 0, WHOLE) if winners else (0, 0)


def equal_chances(plans: tuple[Plan, Plan]) -> list[float]:
    """Of each place in the order; where one side draws the order anew each round, of who began and all others."""
    players = plans[0].players
    if all(plan.edition.tables.order == names.ORDER_LEFT for plan in plans):
        return [1 / players] * players
    return [1 / players, 1 - 1 / players]


def places_of(won: int, equal: Sequence[float]) -> list[float]:
    """Each place's part of a win; the last place stands for all those not named."""
    parts = [0.0] * len(equal)
    for place in squares_of(won):
        parts[min(place, len(equal) - 1)] += 1 / won.bit_count()
    return parts


def unfinished(pairs: Pairs, round_: int) -> Difference:
    """The share of games without an end by that round."""
    cells = [[0, 0], [0, 0]]
    for (a, b), times in pairs.rounds.items():
        cells[a == UNFINISHED or a > round_][b == UNFINISHED or b > round_] += times
    return paired.share_difference(cells[1][1], cells[1][0], cells[0][1], cells[0][0])


def still_going(pairs: Pairs, last: int) -> list[dict[str, Any]]:
    """The share of games on each side that go on after so many rounds, in steps that show how it falls."""
    tallies = pairs.tallies
    longest = max((length for tally in tallies for length in tally.rounds), default=last)
    nearly_all = max((quantile(tally.rounds, 0.99) for tally in tallies if tally.rounds), default=last)
    step = max(1, -(-min(longest, nearly_all * 5 // 4) // CURVE))
    return [
        {
            "round": at,
            **{name: wilson(going_on(tally, at), tally.games) for name, tally in zip(SIDES, tallies, strict=True)},
        }
        for at in range(0, min(last, step * CURVE) + 1, step)
    ]


def half_time(pairs: Pairs) -> int:
    """Of the rounds at which money is looked at, the last one within half of a printed game of median length."""
    counted: Counter[int] = Counter()
    for (length, _), times in pairs.rounds.items():
        if length != UNFINISHED:
            counted[length] += times
    middle = quantile(counted, 0.5) // 2
    return max([at for at in MONEY_AT if at <= middle], default=MONEY_AT[0])


def money_measures(plans: tuple[Plan, Plan], pairs: Pairs) -> list[Measure]:
    """Cash, wealth and the richest's part at half-time; in units of the starting money where currencies differ."""
    at = half_time(pairs)
    listed = []
    one = same_money(plans)
    for what in ("cash", "wealth"):
        found = pairs.money[at, what].difference()
        if found and not one:
            found = in_starts(plans, pairs.money[at, what])
        unit = "money" if one else "starts"
        listed.append(Measure(what, "money", unit, found, abs(found.first) * 0.01 if found else 0.0, at))
    return [*listed, Measure("richest", "money", "share", pairs.money[at, "richest"].difference(), 0.01, at)]


def same_money(plans: tuple[Plan, Plan]) -> bool:
    return plans[0].edition.currency == plans[1].edition.currency


def in_starts(plans: tuple[Plan, Plan], money: paired.Moments) -> Difference | None:
    """The same with each side's money divided by what a player has at the start."""
    factors = [factor for plan in plans for factor in (1, int(plan.edition.dials["money.start"]) or 1)]
    scaled = paired.Moments(
        money.count,
        [value * factor for value, factor in zip(money.sums, factors, strict=True)],
        [value * factors[i] * factors[j] for value, (i, j) in zip(money.products, paired.PAIRS, strict=True)],
    )
    return scaled.difference()


def money_over_time(pairs: Pairs) -> list[dict[str, Any]]:
    """After so many rounds, for each side: cash and wealth of a player still in, and the richest's part of it all."""
    rows = []
    for at in MONEY_AT:
        row: dict[str, Any] = {"round": at}
        for side, name in enumerate(SIDES):
            found = {what: pairs.money[at, what].ratio(side) for what in ("cash", "wealth", "richest")}
            row[name] = {
                what: {"mean": value[0], "low": value[1], "high": value[2]} if value else None
                for what, value in found.items()
            }
        if any(row[name]["cash"] for name in SIDES):
            rows.append(row)
    return rows


def plain(found: Difference | None) -> dict[str, float | None]:
    if found is None:
        return dict.fromkeys(("printed", "changed", "difference", "low", "high"))
    return {
        "printed": found.first,
        "changed": found.second,
        "difference": found.difference,
        "low": found.low,
        "high": found.high,
    }


def data_of(measure: Measure, together: float | None, games: int) -> dict[str, Any]:
    found = measure.found
    verdict = verdict_of(measure, together)
    open_ = found is not None and verdict == OPEN
    return {
        "key": measure.key,
        "group": measure.group,
        "unit": measure.unit,
        "at": measure.at,
        **plain(found),
        "p": found.p if found else None,
        "p_together": together,
        "verdict": verdict,
        "grain": measure.grain,
        "games_to_settle": paired.games_to_settle(games, found.error, measure.grain) if found and open_ else None,
    }


def verdict_of(measure: Measure, together: float | None) -> str | None:
    found = measure.found
    if found is None or together is None:
        return None
    if together < LEVEL:
        return SURE
    if -measure.grain < found.low and found.high < measure.grain:
        return SAME
    return LIKELY if found.low > 0 or found.high < 0 else OPEN
