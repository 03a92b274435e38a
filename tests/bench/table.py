"""Tables and figures in Markdown."""

from collections.abc import Iterable, Iterator, Sequence

from tests.bench.spread import Spread


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """The lines of a table."""
    yield f"| {' | '.join(head)} |"
    yield "|---" * len(head) + "|"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def spread(found: Spread, decimals: int = 0) -> str:
    """The median, and the bounds between which the others are."""
    median, low, high = (f"{figure:.{decimals}f}" for figure in found)
    return f"{median} ({low} to {high})"


def figure(found: float) -> str:
    """A figure of any size with as much of it as says something: 0.04, 1.52, 99.8, 14316."""
    return f"{found:.0f}" if found >= 100 or found == int(found) else f"{found:.{1 if found >= 10 else 2}f}"
