"""The spread of several measurements: the median and bounds around it."""

import statistics
from collections.abc import Sequence
from typing import NamedTuple


class Spread(NamedTuple):
    """The median with a lower and an upper bound."""

    median: float
    low: float
    high: float


def quartiles(values: Sequence[float]) -> Spread:
    """The spread of many values: half of them are within the bounds."""
    low, median, high = statistics.quantiles(values, n=4, method="inclusive")
    return Spread(median, low, high)


def extremes(values: Sequence[float]) -> Spread:
    """The spread of a few values: all of them are within the bounds."""
    return Spread(statistics.median(values), min(values), max(values))
