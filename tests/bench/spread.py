"""Several measurements of one thing: what is in the middle, and how far the others are from it."""

import statistics
from collections.abc import Sequence
from typing import NamedTuple


class Spread(NamedTuple):
    """The median, and between which bounds the others are."""

    median: float
    low: float
    high: float


def quartiles(values: Sequence[float]) -> Spread:
    """Of many values: half of them are within the bounds."""
    low, median, high = statistics.quantiles(values, n=4, method="inclusive")
    return Spread(median, low, high)


def extremes(values: Sequence[float]) -> Spread:
    """Of a few values: all of them are within the bounds."""
    return Spread(statistics.median(values), min(values), max(values))
