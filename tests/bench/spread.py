"""The spread of several measurements: the median and bounds around it."""

import statistics
from collections.abc import Sequence
from typing import NamedTuple


class Spread(NamedTuple):
    """The median with a lower and an upper bound."""

    median: float
    low: float
    high: float


def extremes(values: Sequence[float]) -> Spread:
    """The spread of a few values: all of them are within the bounds."""
    return Spread(statistics.median(values), min(values), max(values))
