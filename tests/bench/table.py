"""Tables and figures in Markdown."""

from collections.abc import Iterable, Iterator, Sequence

from tests.bench.spread import Spread


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """The lines of a table."""
    yield f"| {' | '.join(head)} |"
    yield "|---" * len(head) + "|"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def spread(value: Spread, decimals: int = 0) -> str:
    """A spread as text: the median and its bounds."""
    median, low, high = (f"{figure:.{decimals}f}" for figure in value)
    return f"{median} ({low} to {high})"


def figure(value: float) -> str:
    """A number with a sensible number of digits: 0.04, 1.52, 99.8, 14316."""
    return f"{value:.0f}" if value >= 100 or value == int(value) else f"{value:.{1 if value >= 10 else 2}f}"
