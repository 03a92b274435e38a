"""The samples of a run under load, and the faults that they show."""

import statistics
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from tests.load import Results

MOST_GROWTH = 4.0
"""MiB by which a worker may grow from the second third of the time to the last. In the first third the cache is filled."""


@dataclass(frozen=True)
class Sample:
    """The memory of the workers at one moment."""

    seconds: float
    """Seconds since the load began."""
    sizes: Mapping[int, float]
    """MiB that each worker has in memory (RSS), by process id."""


@dataclass(frozen=True)
class Course:
    """All samples and results of a run."""

    samples: Sequence[Sample]
    results: Sequence[Results]

    @property
    def right(self) -> int:
        """The number of right responses."""
        return sum(results.right for results in self.results)

    @property
    def levels(self) -> Counter[str]:
        """The number of responses by their header ``Cache-Status``."""
        return sum((results.levels for results in self.results), Counter())

    @property
    def growth(self) -> Mapping[int, float]:
        """MiB by which each worker that ran all the time grew from the second third of the time to the last."""
        third = len(self.samples) // 3
        middle, last = self.samples[third : 2 * third], self.samples[-third:]
        return {pid: _size(last, pid) - _size(middle, pid) for pid in self._workers if not self._was_replaced(pid)}

    def faults(self) -> Iterator[str]:
        """One sentence for each fault."""
        yield from (f"Worker {pid} was replaced." for pid in self._workers if self._was_replaced(pid))
        for pid, growth in self.growth.items():
            if growth > MOST_GROWTH:
                yield f"Worker {pid} grew by {growth:.1f} MiB, which is more than {MOST_GROWTH:.0f}."
        if not self.right:
            yield "Nothing was answered."
        for level in ("hit; detail=memory", "hit; detail=redis", "fwd=miss; stored"):
            if not any(status.endswith(level) for status in self.levels):
                yield f"No answer said {level}, so the load does not show what it is to show."
        for results in self.results:
            yield from (f"Wrong answer: {wrong}" for wrong in results.wrong)
            yield from (f"No answer: {broken}" for broken in results.broken)
            if results.refused:
                yield f"{results.refused} connections were refused."

    @property
    def _workers(self) -> Iterable[int]:
        """The workers at the start."""
        return self.samples[0].sizes

    def _was_replaced(self, pid: int) -> bool:
        return any(pid not in sample.sizes for sample in self.samples)


def _size(samples: Sequence[Sample], pid: int) -> float:
    return statistics.median(sample.sizes[pid] for sample in samples)
