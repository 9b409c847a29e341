"""How strong bots are, from who won against whom: a chair's chance to win is as its bot's strength (Luce's model)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, log, sqrt

from rentier.lab.intervals import Z95

POINTS = 400 / log(10)  # a difference of 400 points is ten to one, as in chess
MIDDLE = 1500


@dataclass(frozen=True, slots=True)
class Rating:
    points: float
    low: float
    high: float


def rate(bots: int, contests: Mapping[tuple[tuple[int, ...], int], float]) -> list[Rating]:
    """Ratings around 1500 with 95% intervals, from each bot's wins at each table: `(who sat there, winner) -> wins`.

    The most likely strengths are found by Newton's method, the intervals from the Fisher information. Each bot has
    besides won and lost half a game against one of middling strength, so that one who wins every game has a rating too.
    """
    tables: dict[tuple[int, ...], float] = {}
    wins = [0.0] * bots
    for (table, winner), won in sorted(contests.items()):  # sums of floats hang on their order
        tables[table] = tables.get(table, 0.0) + won
        wins[winner] += won
    strength = [0.0] * bots
    information = identity(bots)
    for _ in range(100):
        slope, information = look(strength, wins, tables)
        step = solve(information, slope)
        longest = max(abs(part) for part in step)
        strength = [
            value + part * min(1.0, 1.0 / max(longest, 1e-12)) for value, part in zip(strength, step, strict=True)
        ]
        if longest < 1e-10:
            break
    middle = sum(strength) / bots
    covariance = [solve(information, row) for row in identity(bots)]
    ratings = []
    for bot in range(bots):
        # The deviation of a strength from the mean of all.
        around = [(1.0 if other == bot else 0.0) - 1.0 / bots for other in range(bots)]
        spread = sum(around[i] * covariance[i][j] * around[j] for i in range(bots) for j in range(bots))
        points = MIDDLE + POINTS * (strength[bot] - middle)
        half = POINTS * Z95 * sqrt(max(spread, 0.0))
        ratings.append(Rating(points, points - half, points + half))
    return ratings


def look(
    strength: list[float], wins: list[float], tables: Mapping[tuple[int, ...], float]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the likelihood at these strengths, and its information."""
    bots = len(strength)
    slope = list(wins)
    information = [[0.0] * bots for _ in range(bots)]
    for bot, value in enumerate(strength):  # half a game won and half a game lost against one of strength 0
        chance = 1 / (1 + exp(-value))
        slope[bot] += 0.5 - chance
        information[bot][bot] += chance * (1 - chance)
    for table, games in tables.items():
        weight = dict.fromkeys(table, 0.0)
        for bot in table:
            weight[bot] += exp(strength[bot])
        total = sum(weight.values())
        for bot, own in weight.items():
            chance = own / total
            slope[bot] -= games * chance
            for other, theirs in weight.items():
                information[bot][other] -= games * chance * theirs / total
            information[bot][bot] += games * chance
    return slope, information


def identity(size: int) -> list[list[float]]:
    return [[1.0 if i == j else 0.0 for j in range(size)] for i in range(size)]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss, with pivots; the matrices here are small and regular."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for below in range(i + 1, size):
            factor = rows[below][i] / rows[i][i]
            for j in range(i, size + 1):
                rows[below][j] -= factor * rows[i][j]
    found = [0.0] * size
    for i in reversed(range(size)):
        found[i] = (rows[i][size] - sum(rows[i][j] * found[j] for j in range(i + 1, size))) / rows[i][i]
    return found
