"""Differences between paired games: by hand where that can be done, else by how often their intervals are right."""

import random
from collections import Counter
from math import sqrt

import pytest

from rentier.lab import paired
from rentier.lab.paired import Moments


def of_pairs(pairs):
    """Plain means of both sides."""
    moments = Moments()
    for first, second in pairs:
        moments.add((first, 1, second, 1))
    return moments.difference()


def test_a_mean_difference_is_the_t_interval_of_the_differences():
    # Differences 1, 2, 3, 6, three times over: mean 3, squares around it 42; t of 11 degrees of freedom is 2.2010.
    found = of_pairs([(10, 11), (20, 22), (30, 33), (40, 46)] * 3)
    assert (found.first, found.second, found.difference) == (25, 28, 3)
    assert found.error == pytest.approx(sqrt(42 / 11 / 12))
    half = 2.2010 * sqrt(42 / 11 / 12)
    assert (found.high - 3, 3 - found.low) == (pytest.approx(half, abs=1e-4), pytest.approx(half, abs=1e-4))
    assert of_pairs([(10, 11), (20, 22)]) is None


def test_pairing_makes_the_interval_narrow():
    drawn = random.Random(1)
    games = [drawn.randrange(1000) for _ in range(300)]
    together = of_pairs([(game, game + 5 + drawn.randrange(3)) for game in games])
    apart = of_pairs([(game, drawn.choice(games) + 6) for game in games])
    assert together.low > 5
    assert apart.high - apart.low > 50 * (together.high - together.low)


def test_equal_sides_differ_by_exactly_nothing():
    drawn = random.Random(2)
    games = [(value, value) for value in (drawn.randrange(500) for _ in range(100))]
    assert (of_pairs(games).difference, of_pairs(games).low, of_pairs(games).high, of_pairs(games).p) == (0, 0, 0, 1)
    counted = Counter(games)
    ended = paired.moments_of(counted, lambda n: (n, 1) if n % 3 else (0, 0)).difference()
    assert (ended.difference, ended.low, ended.high) == (0, 0, 0)
    assert paired.median_difference(counted).difference == 0
    orders = Counter((value % 4, value % 4) for value, _ in games)
    parts = {place: [float(i == place) for i in range(4)] for place in range(4)}
    found = paired.unfairness_difference(orders, parts, [0.25] * 4)
    assert (found[0].difference, found[0].low, found[0].high) == (0, 0, 0)


def test_unfairness_does_not_hang_on_the_order_in_which_batches_come():
    counted = {(a, b): 3 + a * 5 + b for a in range(3) for b in range(3)}
    parts = {0: [1.0, 0.0, 0.0], 1: [1 / 3, 1 / 3, 1 / 3], 2: [0.0, 0.7, 0.3]}
    backwards = dict(reversed(counted.items()))
    assert paired.unfairness_difference(counted, parts, [0.3, 0.3, 0.4]) == paired.unfairness_difference(
        backwards, parts, [0.3, 0.3, 0.4]
    )


def test_columns_and_rows_and_merged_parts_give_the_same():
    drawn = random.Random(3)
    rows = [tuple(drawn.randrange(50) for _ in range(4)) for _ in range(40)]
    one, columns, parts = Moments(), Moments(), Moments()
    for row in rows:
        one.add(row)
    columns.add_columns(list(zip(*rows, strict=True)))
    for part in (rows[25:], rows[:25]):
        other = Moments()
        other.add_columns(list(zip(*part, strict=True)))
        parts.merge(other)
    assert one == columns == parts


def test_what_never_happened_has_no_ratio():
    moments = Moments()
    for _ in range(30):
        moments.add((0, 0, 3, 1))
    assert moments.difference() is None
    assert moments.ratio(0) is None
    assert moments.ratio(1) == (3, 3, 3)


def test_a_share_has_tangos_interval():
    # 40 against 20 of 160: where the score test, its likelihood maximised by a search, passes 1.96.
    found = paired.share_difference(50, 20, 40, 50)
    assert found.difference == pytest.approx(0.125)
    assert found.low == pytest.approx(0.0308645, abs=1e-6)
    assert found.high == pytest.approx(0.2180642, abs=1e-6)
    nobody = paired.share_difference(10, 0, 0, 90)  # then ± z² / (n + z²)
    assert (nobody.low, nobody.high) == (pytest.approx(-3.841459 / 103.841459), pytest.approx(3.841459 / 103.841459))
    assert nobody.p == 1
    always = paired.share_difference(0, 0, 30, 0)
    assert always.high == 1
    assert 0.7 < always.low < 1


@pytest.mark.parametrize("apart", [(9, 21), (10, 21), (30, 49), (30, 51), (4, 12), (4, 13)])
def test_a_shares_interval_leaves_nought_out_when_mcnemars_test_does(apart):
    found = paired.share_difference(100, *apart, 300)
    assert (found.low > 0) == (found.p < 0.05)


def test_medians_by_order_statistics():
    assert paired.median_interval(Counter({value: 1 for value in range(1, 101)})) == (50, 40, 61)
    found = paired.median_difference(Counter({(10, 20): 40, (12, 25): 50, (90, 80): 10}))
    assert (found.first, found.second) == (12, 25)


def coverage(times, truth, one_interval):
    """How often an interval holds the truth."""
    return sum(found.low <= truth <= found.high for found in (one_interval() for _ in range(times))) / times


def test_a_mean_differences_interval_is_right_95_times_in_100():
    drawn = random.Random(4)

    def lengths():
        pairs = []
        for _ in range(60):
            common = drawn.expovariate(1 / 40)
            pairs.append((round(common + drawn.expovariate(1 / 10)), round(common + 3 + drawn.expovariate(1 / 10))))
        return of_pairs(pairs)

    assert 0.925 <= coverage(1000, 3, lengths) <= 0.975


def test_a_ratios_interval_is_right_95_times_in_100():
    drawn = random.Random(5)

    def leaders():
        # A leader there is in 80% and 60% of games, who loses 30% and 40% of them; games of both sides go together.
        moments = Moments()
        for _ in range(150):
            common, luck = drawn.random(), drawn.random()
            first, second = common < 0.8, common < 0.6
            moments.add((first and luck < 0.3, first, second and luck < 0.4, second))
        return moments.difference()

    assert 0.925 <= coverage(1000, 0.1, leaders) <= 0.975


def test_a_shares_interval_is_right_95_times_in_100_even_where_little_happens():
    drawn = random.Random(6)

    def stalls():
        cells = drawn.choices(range(4), weights=(2, 1, 3, 94), k=120)
        return paired.share_difference(*(cells.count(cell) for cell in range(4)))

    assert 0.925 <= coverage(1000, 0.02, stalls) <= 0.985


def test_a_medians_interval_is_right_95_times_in_100_or_more():
    drawn = random.Random(7)

    def medians():
        counted = Counter()
        for _ in range(200):
            common = drawn.gauss(0, 20)
            counted[round(100 + common + drawn.gauss(0, 10)), round(108 + common + drawn.gauss(0, 10))] += 1
        return paired.median_difference(counted)

    assert coverage(600, 8, medians) >= 0.925


def test_the_interval_of_unfairness_is_right_95_times_in_100():
    drawn = random.Random(8)
    parts = {place: [float(i == place) for i in range(4)] for place in range(4)}

    def unfairness():
        counted = Counter()
        for _ in range(1500):
            first = drawn.choices(range(4), weights=(30, 26, 24, 20))[0]
            again = drawn.random() < 0.3
            second = first if again else drawn.choices(range(4), weights=(40, 30, 16, 14))[0]
            counted[first, second] += 1
        return paired.unfairness_difference(counted, parts, [0.25] * 4)[0]

    truth = [0.3 * a + 0.7 * b for a, b in zip((0.30, 0.26, 0.24, 0.20), (0.40, 0.30, 0.16, 0.14), strict=True)]
    unfair = sum(abs(share - 0.25) for share in truth) / 2
    assert 0.915 <= coverage(300, unfair - 0.06, unfairness) <= 0.985


def test_equal_chances_are_refuted_one_time_in_twenty_where_they_are_there():
    drawn = random.Random(9)
    refuted = 0
    for _ in range(500):
        winners = Counter(drawn.choices(range(4), k=400))
        refuted += paired.chances_of([winners[place] for place in range(4)], 400, [0.25] * 4).p < 0.05
    assert 0.025 <= refuted / 500 <= 0.08
    assert paired.chances_of([300, 260, 230, 210], 1000, [0.25] * 4).p < 0.001


@pytest.mark.parametrize(
    ("statistic", "freedom", "p"),
    [(3.841459, 1, 0.05), (5.991465, 2, 0.05), (7.814728, 3, 0.05), (14.06714, 7, 0.05), (11.34487, 3, 0.01)],
)
def test_chi_squared(statistic, freedom, p):
    assert paired.chi_squared(statistic, freedom) == pytest.approx(p, rel=1e-5)


def test_students_t():
    assert [paired.student(freedom) for freedom in (5, 19, 99)] == pytest.approx([2.5706, 2.0930, 1.98422], abs=5e-4)


def test_holms_method():
    assert paired.holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert paired.holm([0.9, 0.8]) == [1.0, 1.0]
    assert paired.holm([]) == []


def test_how_many_games_would_settle_it():
    # (1.96 + 0.8416)² · 0.005² / 0.01² of 10,000, rounded up to two figures.
    assert paired.games_to_settle(10_000, 0.005, 0.01) == 20_000
    assert paired.games_to_settle(10_000, 0.0, 0.01) is None
