"""A state as the rules of a game see it: a read-only view of the JSON in the request.

Reading a member that was left out raises ``Unknown`` with its pointer.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Generic, Self, TypeVar

from lawspeaker.adjudication.document import Document, Path, pointer
from lawspeaker.adjudication.rules.checks import Violation
from lawspeaker.adjudication.rules.memory import Memory
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.unknown import Count, Unknown
from lawspeaker.adjudication.wire.quantities import as_text, bounds_in, with_bounds, without_bounds

T = TypeVar("T")

ROOT = "/state"
"""The pointer at which a state is sent."""


class Given(Generic[T]):
    """A member of a state, read by its path: ``turn_player = Given[str]("turn", "player")``.

    Reading it raises ``Unknown`` if it was left out. It is looked up once, as a state never changes.
    """

    def __init__(self, *path: str) -> None:
        self._path = path
        self._name = path[-1]

    def __set_name__(self, _: type, name: str) -> None:
        self._name = name

    def __get__(self, state: "View", _: type) -> T:
        found: T = state.known(*self._path)
        state.__dict__[self._name] = found
        return found


class View:
    """A view of a state, with its sources.

    At the end of a ``with`` block, it clears its memory. Values in the memory often refer to the view, and only the garbage
    collector could free such cycles, which would pause all threads.
    """

    def __init__(self, document: Document, sources: Sources) -> None:
        self.given = document
        self.bounds: Mapping[Path, Document] = dict(bounds_in(sources.quantities, document))
        """The bounds of numbers that are not known otherwise."""
        self.document = without_bounds(document, self.bounds) if self.bounds else document
        """All that is known exactly."""
        self.sources = sources
        self._memory: Memory = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.forget()

    def forget(self) -> None:
        """Drops what is remembered."""
        self._memory.clear()

    def remember(self, key: Hashable, work: Callable[[], T]) -> T:
        """The result of ``work`` on this state, computed only once for that key. A state never changes."""
        return self.sources.remember(self._memory, key, work)

    def once(self, key: Hashable, work: Callable[[], T]) -> T:
        """The same, but computed only once for all choices of readings that the work does not use.

        The result of ``work`` outlives this view, so it must not refer to the view or to its sources.
        """
        return self.sources.once(key, self.document, work)

    def known(self, *path: str | int) -> Any:
        """The member at ``path``. Raises ``Unknown``."""
        value: Any = self.document
        try:
            for key in path:
                value = value[key]
        except KeyError:
            raise Unknown((ROOT, *path)) from None
        return value

    def pointer(self, *parts: str | int) -> str:
        """The JSON Pointer of a place in this state."""
        return ROOT + pointer(*parts)

    def violated(self, *parts: str | int, **facts: Any) -> Violation:
        """A violation at one place in this state."""
        return Violation((self.pointer(*parts),), facts)

    @property
    def shown(self) -> Document:
        """The document for a picture: numbers of which only bounds are known are replaced by texts."""
        return with_bounds(self.document, {path: as_text(bounds) for path, bounds in self.bounds.items()})

    def count(self, *path: str, low: int = 0, high: int | None = None) -> Count:
        """The number at ``path``, as far as it is known; if it is left out, between ``low`` and ``high``."""
        try:
            return Count.exactly(self.known(*path))
        except Unknown as unknown:
            bounds = self.bounds.get(path)
            number = Count.of(bounds, *unknown.places) if bounds else Count(low, high, tuple(unknown.places))
            return number.between(low, high)

    players = Given[Sequence[str]]("players")
    """The players, in seating order."""
