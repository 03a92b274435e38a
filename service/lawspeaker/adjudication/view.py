"""A state as the rules of a game see it: a view of the JSON that was sent, which nothing changes.

Whatever is asked for and was left out raises ``Unknown`` with the pointer that would have to be sent.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, TypeVar

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.sources import Noted, Sources
from lawspeaker.adjudication.unknown import known

T = TypeVar("T")

ROOT = "/state"
"""The pointer at which a state is sent."""


class View:
    """What is known of a game, and the sources in force."""

    def __init__(self, document: Document, sources: Sources) -> None:
        self.document = document
        self.sources = sources
        self._remembered: dict[Hashable, Noted[Any]] = {}

    def remember(self, key: Hashable, work_out: Callable[[], T]) -> T:
        """What ``work_out`` makes of this state, worked out only once for that key; a state never changes.

        The readings and figures that it asks for are noted whenever it is used.
        """
        found: Noted[T] | None = self._remembered.get(key)
        if found is None:
            found = self._remembered[key] = self.sources.noting(work_out)
        else:
            self.sources.note(found)
        result: T = found.result
        return result

    def forget(self) -> None:
        """Drops what was remembered. Much of it refers to this view, so only the garbage collector could find that nobody needs
        either any more, and would hold up all other threads meanwhile."""
        self._remembered.clear()

    def once(self, key: Hashable, work_out: Callable[[], T]) -> T:
        """The same, once for all choices of readings that it does not consult.

        What is made outlives this view, so it must ask neither it nor its sources for anything.
        """
        return self.sources.once(key, self.document, work_out)

    def known(self, *path: str | int) -> Any:
        """The member at ``path``. Raises ``Unknown``."""
        return known(self.document, ROOT, *path)

    @property
    def players(self) -> Sequence[str]:
        """Who plays, in the order in which they sit."""
        players: Sequence[str] = known(self.document, ROOT, "players")
        return players

    @property
    def phase(self) -> str:
        """How far the game is."""
        phase: str = known(self.document, ROOT, "phase")
        return phase
