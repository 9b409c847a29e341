"""How sure a difference is between two sides that played the same games, number by number.

Side 1 is what one compares with, side 2 what is compared; a difference is side 2 less side 1. Sums are whole numbers
and exact, so that results hang neither on the order of the games nor on how they were spread over workers.

- A mean, or a ratio of sums (rounds of the games with an end, cash of a player still in), has the interval of its
  linearised differences game by game: for a mean that is the t interval of paired differences.
- A share of games (yes or no) has Tango's score interval: it leaves nought out when McNemar's test does.
- A median has the interval of its order statistics; two are put together by the method of variance estimates recovery,
  with the correlation of being at or below one's own median.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import ceil, erfc, exp, gamma, inf, isfinite, log10, sqrt
from operator import mul

from rentier.lab.intervals import Z95

POWER80 = 0.8416212335729143  # four in five of a normal distribution lie below so many deviations
FEWEST = 10  # games, or blocks of games, from which an error can be estimated
PAIRS = tuple((i, j) for i in range(4) for j in range(i, 4))


@dataclass(frozen=True, slots=True)
class Difference:
    """Both values, their difference with its 95% interval, its standard error, and the chance of more without one."""

    first: float
    second: float
    low: float
    high: float
    error: float
    p: float

    @property
    def difference(self) -> float:
        return self.second - self.first


@dataclass
class Moments:
    """Sums, squares and products of four numbers a game (or a block of games): y and x of side 1, y and x of side 2."""

    count: int = 0
    sums: list[int] = field(default_factory=lambda: [0] * 4)
    products: list[int] = field(default_factory=lambda: [0] * len(PAIRS))

    def add(self, row: Sequence[int], times: int = 1) -> None:
        self.count += times
        self.sums = [total + times * value for total, value in zip(self.sums, row, strict=True)]
        self.products = [total + times * row[i] * row[j] for total, (i, j) in zip(self.products, PAIRS, strict=True)]

    def add_columns(self, columns: Sequence[Sequence[int]]) -> None:
        self.count += len(columns[0])
        self.sums = [total + sum(column) for total, column in zip(self.sums, columns, strict=True)]
        self.products = [
            total + sum(map(mul, columns[i], columns[j])) for total, (i, j) in zip(self.products, PAIRS, strict=True)
        ]

    def merge(self, other: Moments) -> None:
        self.count += other.count
        self.sums = [a + b for a, b in zip(self.sums, other.sums, strict=True)]
        self.products = [a + b for a, b in zip(self.products, other.products, strict=True)]

    def form(self, weights: Sequence[Fraction]) -> float:
        """The sum over all games of (weights · row) squared."""
        total = Fraction(0)
        for (i, j), product in zip(PAIRS, self.products, strict=True):
            total += weights[i] * weights[j] * product * (1 if i == j else 2)
        return float(total)

    def _weights(self, side: int) -> tuple[Fraction, list[Fraction]]:
        """The ratio of a side's sums, and how much each number of a game moves it."""
        y, x = self.sums[2 * side : 2 * side + 2]
        ratio = Fraction(y, x)
        weights = [Fraction(0)] * 4
        weights[2 * side : 2 * side + 2] = [Fraction(1, x), -ratio / x]
        return ratio, weights

    def ratio(self, side: int) -> tuple[float, float, float] | None:
        """The sum of y over the sum of x on one side, with its 95% interval; nothing from too little."""
        if self.count < FEWEST or self.sums[2 * side + 1] == 0:
            return None
        ratio, weights = self._weights(side)
        half = student(self.count - 1) * self.error(weights)
        return float(ratio), float(ratio) - half, float(ratio) + half

    def error(self, weights: Sequence[Fraction]) -> float:
        return sqrt(self.form(weights) * self.count / (self.count - 1))

    def difference(self) -> Difference | None:
        """Of the two ratios; nothing from too little, or where one has no games to speak of."""
        if self.count < FEWEST or self.sums[1] == 0 or self.sums[3] == 0:
            return None
        first, before = self._weights(0)
        second, after = self._weights(1)
        error = self.error([b - a for a, b in zip(before, after, strict=True)])
        return by_error(float(first), float(second), error, self.count - 1)


def moments_of(counted: Mapping[tuple[int, int], int], value: Callable[[int], tuple[int, int]]) -> Moments:
    """From how often each pair of outcomes occurred, and what an outcome gives: its y and x."""
    found = Moments()
    for (first, second), times in counted.items():
        found.add((*value(first), *value(second)), times)
    return found


def by_error(first: float, second: float, error: float, freedom: int) -> Difference:
    """A difference by its standard error, estimated with so many degrees of freedom."""
    difference = second - first
    if error == 0:
        return Difference(first, second, difference, difference, 0.0, 0.0 if difference else 1.0)
    half = student(freedom) * error
    return Difference(
        first, second, difference - half, difference + half, error, two_sided(normal_of(difference / error, freedom))
    )


def share_difference(both: int, only_first: int, only_second: int, neither: int) -> Difference:
    """Of two shares of the same games, by how many are counted on both sides, on one, on neither: Tango's interval."""
    games = both + only_first + only_second + neither
    apart = only_first + only_second

    def score(delta: float) -> float:
        a = 2 * games
        b = -apart + (2 * games - only_second + only_first) * delta
        c = -only_first * delta * (1 - delta)
        other = (sqrt(max(0.0, b * b - 4 * a * c)) - b) / (2 * a)
        variance = games * (2 * other + delta * (1 - delta))
        off = only_second - only_first - games * delta
        if variance <= 0:
            return 0.0 if off == 0 else inf if off > 0 else -inf
        return off / sqrt(variance)

    seen = (only_second - only_first) / games
    low = seen if seen <= -1 else crossing(score, Z95, -1.0, seen)
    high = seen if seen >= 1 else crossing(score, -Z95, seen, 1.0)
    p = two_sided((only_second - only_first) / sqrt(apart)) if apart else 1.0
    first, second = (both + only_first) / games, (both + only_second) / games
    return Difference(first, second, low, high, (high - low) / (2 * Z95), p)


def crossing(score: Callable[[float], float], level: float, low: float, high: float) -> float:
    """Where a falling score passes a level."""
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if score(middle) > level else (low, middle)
    return (low + high) / 2


def median_difference(counted: Mapping[tuple[int, int], int]) -> Difference:
    """Of the medians of two whole numbers a game, from how often each pair occurred."""
    games = sum(counted.values())
    sides: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
    for pair, times in counted.items():
        for side, value in zip(sides, pair, strict=True):
            side[value] += times
    (middle1, low1, high1), (middle2, low2, high2) = (median_interval(side) for side in sides)
    below1 = sum(times for value, times in sides[0].items() if value <= middle1) / games
    below2 = sum(times for value, times in sides[1].items() if value <= middle2) / games
    below = sum(times for (a, b), times in counted.items() if a <= middle1 and b <= middle2) / games
    spread = below1 * (1 - below1) * below2 * (1 - below2)
    alike = (below - below1 * below2) / sqrt(spread) if spread > 0 else 0.0

    def together(a: float, b: float) -> float:
        return sqrt(max(0.0, a * a + b * b - 2 * alike * a * b))

    difference = middle2 - middle1
    down, up = together(middle2 - low2, high1 - middle1), together(high2 - middle2, middle1 - low1)
    towards = down if difference > 0 else up
    if difference == 0:
        p = 1.0
    else:
        p = two_sided(Z95 * difference / towards) if towards else 0.0
    return Difference(middle1, middle2, difference - down, difference + up, (down + up) / (2 * Z95), p)


def median_interval(counted: Counter[int]) -> tuple[int, int, int]:
    """The median of whole numbers with its 95% interval by order statistics."""
    games = counted.total()
    half = Z95 * sqrt(games) / 2
    ranks = [ceil(games / 2), int(games / 2 - half), ceil(games / 2 + half) + 1]
    values = sorted(counted)
    found = []
    for rank in ranks:
        left = min(max(1, rank), games)
        for value in values:
            left -= counted[value]
            if left <= 0:
                found.append(value)
                break
    return found[0], found[1], found[2]


@dataclass(frozen=True, slots=True)
class Chances:
    """Who won, by places: the share of each, how far they are from those of equal chances, and a test of these."""

    shares: list[float]
    unfairness: float  # the part of all wins that would have to change hands for the chances to be equal
    statistic: float
    freedom: int
    p: float


def chances_of(wins: Sequence[float], games: float, equal: Sequence[float]) -> Chances:
    """Of so many games that somebody won; the test is Pearson's."""
    shares = [won / games for won in wins]
    statistic = games * sum((share - fair) ** 2 / fair for share, fair in zip(shares, equal, strict=True))
    unfairness = sum(abs(share - fair) for share, fair in zip(shares, equal, strict=True)) / 2
    freedom = len(equal) - 1
    return Chances(shares, unfairness, statistic, freedom, chi_squared(statistic, freedom))


def unfairness_difference(
    counted: Mapping[tuple[int, int], int], shares: Mapping[int, Sequence[float]], equal: Sequence[float]
) -> tuple[Difference, Chances, Chances] | None:
    """Of how unequal the chances are, linearised; `shares` gives for each outcome every place's part of the win.

    Close to equal chances both values are a little too high, by what chance alone makes; as that is so on both sides,
    it makes their difference smaller rather than larger.
    """
    counted = dict(sorted(counted.items()))  # sums of floats hang on their order
    games = sum(counted.values())
    found: list[Chances] = []
    moves: list[dict[int, float]] = []  # how much a game with each outcome moves its side's value
    for side in range(2):
        outcomes: Counter[int] = Counter()
        for pair, times in counted.items():
            outcomes[pair[side]] += times
        won = sum(times * sum(shares[outcome]) for outcome, times in outcomes.items())
        if won == 0 or games < FEWEST:
            return None
        wins = [sum(times * shares[outcome][i] for outcome, times in outcomes.items()) for i in range(len(equal))]
        chances = chances_of(wins, won, equal)
        signs = [(share > fair) - (share < fair) for share, fair in zip(chances.shares, equal, strict=True)]
        found.append(chances)
        moves.append(
            {
                outcome: sum(
                    sign * (part - share * sum(shares[outcome]))
                    for sign, part, share in zip(signs, shares[outcome], chances.shares, strict=True)
                )
                / (2 * won)
                for outcome in outcomes
            }
        )
    squares = sum(times * (moves[1][b] - moves[0][a]) ** 2 for (a, b), times in counted.items())
    error = sqrt(squares * games / (games - 1))
    return by_error(found[0].unfairness, found[1].unfairness, error, games - 1), found[0], found[1]


def holm(chances: Sequence[float]) -> list[float]:
    """The same p values for all taken together: the chance that any of those so low or lower is there by luck."""
    adjusted = [0.0] * len(chances)
    highest = 0.0
    for rank, i in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        highest = max(highest, min(1.0, chances[i] * (len(chances) - rank)))
        adjusted[i] = highest
    return adjusted


def games_to_settle(games: int, error: float, difference: float) -> int | None:
    """About how many games find a difference so large four times in five: two figures are meant, no more."""
    needed = games * ((Z95 + POWER80) * error / difference) ** 2
    if needed <= 0 or not isfinite(needed):
        return None
    step: int = 10 ** max(0, int(log10(needed)) - 1)
    return ceil(needed / step) * step


def student(freedom: int) -> float:
    """Student's t for 95%, from the normal distribution's by an expansion that is exact to four figures from 5 on."""
    z = Z95
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** (i + 1) for i, term in enumerate(terms))


def normal_of(t: float, freedom: int) -> float:
    """The normal deviate that is as rare as this t."""
    return t * (1 - 1 / (4 * freedom)) / sqrt(1 + t * t / (2 * freedom))


def two_sided(z: float) -> float:
    return erfc(abs(z) / sqrt(2))


def chi_squared(statistic: float, freedom: int) -> float:
    """The chance of so large a sum of squares or a larger one."""
    half = statistic / 2
    if freedom % 2 == 0:
        return exp(-half) * sum(half**k / gamma(k + 1) for k in range(freedom // 2))
    tail: float = sum(half ** (k - 0.5) / gamma(k + 0.5) for k in range(1, (freedom + 1) // 2))
    return erfc(sqrt(half)) + exp(-half) * tail
