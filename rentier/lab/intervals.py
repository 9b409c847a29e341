"""How sure a share is."""

from math import sqrt

Z95 = 1.959963984540054  # the normal distribution has 95% of its weight within so many deviations


def wilson(won: float, games: float) -> dict[str, float]:
    """A share with its 95% Wilson interval; of no games at all anything may be true."""
    if games <= 0:
        return {"share": 0.0, "low": 0.0, "high": 1.0}
    share = won / games
    square = Z95 * Z95
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = Z95 * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return {"share": share, "low": max(0.0, min(share, middle - half)), "high": min(1.0, max(share, middle + half))}


def mean_interval(total: float, squares: float, count: int) -> dict[str, float]:
    """A mean with its 95% interval, from a sum and a sum of squares."""
    if count == 0:
        return {"mean": 0.0, "low": 0.0, "high": 0.0}
    mean = total / count
    spread = max(0.0, squares / count - mean * mean)
    half = Z95 * sqrt(spread / (count - 1)) if count > 1 else 0.0
    return {"mean": mean, "low": mean - half, "high": mean + half}
