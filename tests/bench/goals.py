"""What the figures are to be, and whether they are."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tests.bench import latency, yardstick
from tests.bench.positions import GOALS

MOST_CACHED = 1.0
"""What a cached answer may take, as a multiple of the echo."""
MOST_FOR_THE_SHAPE = 2.0
"""What holding a body to its shape may take, as a multiple of reading it."""


class Goal(NamedTuple):
    """A ratio, what it may be at most, and the worst that was found; of the goal to be reached somewhere, the best."""

    what: str
    most: float
    found: float
    of: str

    @property
    def is_met(self) -> bool:
        return self.found <= self.most


def goals(rows: Sequence[latency.Row], rivals: Sequence[yardstick.Row]) -> Iterator[Goal]:
    """Every goal, and how far the service is from it."""
    for game, most in GOALS.items():
        worst = max((row for row in rows if row.game == game), key=lambda row: row.cold.median, default=None)
        if worst:
            yield Goal(f"cold, {game}: multiple of the echo", most, worst.cold.median, worst.name)
    worst = max(rows, key=lambda row: row.cached.median)
    yield Goal("cached: multiple of the echo", MOST_CACHED, worst.cached.median, _named(worst))
    best = min(rows, key=lambda row: row.to_hello)
    yield Goal("cached, somewhere: multiple of hello", 1.0, best.to_hello, _named(best))
    worst = max(rows, key=lambda row: row.shape)
    yield Goal("holding a body to its shape: multiple of reading it", MOST_FOR_THE_SHAPE, worst.shape, _named(worst))
    for row in rivals:
        yield Goal(f"{row.how}: time, multiple of FastAPI's", 1.0, row.ratio.median, row.name)
        ours, theirs = row.per_second
        yield Goal(f"{row.how}: FastAPI's requests per second, multiple of ours", 1.0, theirs.median / ours.median, row.name)


def _named(row: latency.Row) -> str:
    return f"{row.game}, {row.name}"
