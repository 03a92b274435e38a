"""Memory: caches computed values within one question.

Each state has a memory. Each question has another one for parts of documents, which outlives a state: the next state shares all
unchanged parts with the one before. A remembered value comes with the readings and figures that it used. They are recorded
whenever it is used, and under another choice of one of these readings it is computed again.
"""

from collections.abc import Callable, Hashable, Mapping
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from lawspeaker.adjudication.rules.editions import Figure

if TYPE_CHECKING:
    from lawspeaker.adjudication.rules.sources import Sources

T = TypeVar("T")


class WithSources(NamedTuple, Generic[T]):
    """What was worked out, with what was consulted and assumed for it."""

    result: T
    consulted: Mapping[str, str]
    assumptions: Mapping[tuple[str, ...], Figure]


class Memory:
    """What was worked out, by a key."""

    def __init__(self) -> None:
        self._entries: dict[Hashable, list[WithSources[Any]]] = {}

    def once(self, sources: "Sources", key: Hashable, work: Callable[[], T]) -> T:
        """What ``work`` gives by these ``sources``: done once, and again under other choices of what it consults."""
        entries = self._entries.get(key)
        if entries is None:
            entries = self._entries[key] = []
        for entry in entries:
            if not entry.consulted or sources.agree_with(entry.consulted):
                if entry.consulted or entry.assumptions:
                    sources.note(entry)
                known: T = entry.result
                return known
        noted = sources.noting(work)
        entries.append(noted)
        return noted.result

    def forget(self) -> None:
        """Drops everything."""
        self._entries.clear()
