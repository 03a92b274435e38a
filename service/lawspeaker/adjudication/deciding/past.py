"""The actions that were done before under assumptions: one position must exist from which all of them are legal.

A step knows the state before its action no better than it is known. When more is supposed of that state, the actions that follow
are done again, and the states after them are known better, too.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from lawspeaker.adjudication.document import Document, Path, is_there, replaced, standing_at
from lawspeaker.adjudication.rules.action import ActionDocument, Open
from lawspeaker.adjudication.unknown import are_bounds


class Step(NamedTuple):
    """An action that was done before, with the state before it, as far as that was known then."""

    action: ActionDocument
    state: Document
    granted: Sequence[tuple[Path, Any]] = ()
    """The values that were assumed in that state."""
    open: Sequence[Open] = ()
    """The parts of the next state that the action left open."""
    work: float = 0
    """The number of steps that were spent on finding the assumed values."""

    def after(self, document: Document) -> Document:
        """The state before this step, after the steps before it, with the assumed values."""
        return with_supposed(document, self.granted)

    def opened(self, path: Path) -> Sequence[str] | None:
        """The missing places before the action that would decide what it left open at ``path``; ``None`` if it did not change
        that."""
        parts = [part for part in self.open if _overlap(part.at, path)]
        return [place for part in parts for place in part.missing] if parts else None

    def leaves_as_it_is(self, path: Path, next_state: Document) -> bool:
        """Whether the action does not change the value at ``path``, known or unknown."""
        return self.opened(path) is None and standing_at(self.state, path) == standing_at(next_state, path)

    def among(self, path: Path) -> Sequence[Any]:
        """All values that are possible at ``path`` after the action, if they are known."""
        return next((part.among for part in self.open if part.at == path), ())


Past = tuple[Step, ...]
"""Everything that was done since the state that was sent."""


def is_exact(document: Document, path: Path) -> bool:
    """Whether ``document`` has a value at ``path`` that is not just the bounds of a number."""
    there = standing_at(document, path)[1]
    return is_there(document, path) and not are_bounds(there)


def with_supposed(document: Document, supposed: Sequence[tuple[Path, Any]]) -> Document:
    """The document with the ``supposed`` values at places that it leaves out, except in lists that do not exist."""
    for path, value in supposed:
        within = max((index for index, step in enumerate(path) if isinstance(step, int)), default=-1)
        if not is_exact(document, path) and is_there(document, path[: within + 1]):
            document = replaced(document, path, value)
    return document


def _overlap(one: Path, other: Path) -> bool:
    """Whether one of two places contains the other, or they are equal."""
    length = min(len(one), len(other))
    return one[:length] == other[:length]
