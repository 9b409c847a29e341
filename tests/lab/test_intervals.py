"""Intervals, compared with ones worked out by hand."""

import pytest

from rentier.lab.intervals import mean_interval, wilson


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        # (p + z²/2n ± z √(p(1-p)/n + z²/4n²)) / (1 + z²/n), z² = 3.841459: for 5 of 10
        # (0.5 + 0.192073 ± 1.959964 √(0.025 + 0.009604)) / 1.384146 = (0.692073 ± 0.364593) / 1.384146
        (5, 10, 0.236593, 0.763407),
        (0, 10, 0.0, 0.277533),  # z²/n / (1 + z²/n)
        (10, 10, 0.722467, 1.0),
        # The roots q of (p - q)² = z² q (1 - q) / n, in forty digits.
        (81, 263, 0.255289, 0.366210),
        (4500, 10_000, 0.440270, 0.459768),
    ],
)
def test_wilson(won, games, low, high):
    found = wilson(won, games)
    assert found["share"] == won / games
    assert found["low"] == pytest.approx(low, abs=1e-6)
    assert found["high"] == pytest.approx(high, abs=1e-6)


def test_of_no_games_nothing_is_known():
    assert wilson(0, 0) == {"share": 0.0, "low": 0.0, "high": 1.0}


def test_a_mean():
    # 2, 4, 6: mean 4, deviation 2 of the sample, 2 / √3 of the mean, times 1.959964.
    found = mean_interval(12, 56, 3)
    assert found["mean"] == 4
    assert found["high"] - 4 == pytest.approx(2.263172, abs=1e-5)
    assert 4 - found["low"] == pytest.approx(2.263172, abs=1e-5)
