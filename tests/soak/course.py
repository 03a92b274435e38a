"""What was seen while the service was under load, and what is wrong with that."""

import statistics
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from tests.load import Heard

MOST_GROWTH = 4.0
"""MiB by which a worker may be larger in the last third of the time than in the second; the first is for filling the cache."""


@dataclass(frozen=True)
class Sample:
    """What the workers were at one moment."""

    seconds: float
    """Since the load began."""
    sizes: Mapping[int, float]
    """MiB that each worker has in memory (RSS), by process id."""


@dataclass(frozen=True)
class Course:
    """All that was seen."""

    samples: Sequence[Sample]
    heard: Sequence[Heard]

    @property
    def right(self) -> int:
        """Answers that were right."""
        return sum(heard.right for heard in self.heard)

    @property
    def levels(self) -> Counter[str]:
        """How often each ``Cache-Status`` came."""
        return sum((heard.levels for heard in self.heard), Counter())

    @property
    def growth(self) -> Mapping[int, float]:
        """MiB by which each worker that was there all the time grew from the second third of it to the last."""
        third = len(self.samples) // 3
        middle, last = self.samples[third : 2 * third], self.samples[-third:]
        return {pid: _size(last, pid) - _size(middle, pid) for pid in self._workers if not self._was_replaced(pid)}

    def faults(self) -> Iterator[str]:
        """What is wrong, a sentence each; nothing if all is well."""
        yield from (f"Worker {pid} was replaced." for pid in self._workers if self._was_replaced(pid))
        for pid, growth in self.growth.items():
            if growth > MOST_GROWTH:
                yield f"Worker {pid} grew by {growth:.1f} MiB, which is more than {MOST_GROWTH:.0f}."
        if not self.right:
            yield "Nothing was answered."
        for level in ("hit; detail=memory", "hit; detail=redis", "fwd=miss; stored"):
            if not any(status.endswith(level) for status in self.levels):
                yield f"No answer said {level}, so the load does not show what it is to show."
        for heard in self.heard:
            yield from (f"Wrong answer: {wrong}" for wrong in heard.wrong)
            yield from (f"No answer: {broken}" for broken in heard.broken)
            if heard.refused:
                yield f"{heard.refused} connections were refused."

    @property
    def _workers(self) -> Iterable[int]:
        """Those that there were at first."""
        return self.samples[0].sizes

    def _was_replaced(self, pid: int) -> bool:
        return any(pid not in sample.sizes for sample in self.samples)


def _size(samples: Sequence[Sample], pid: int) -> float:
    return statistics.median(sample.sizes[pid] for sample in samples)
