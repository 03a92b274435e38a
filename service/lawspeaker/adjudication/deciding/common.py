"""The common part of several effects, which is the effect of an action in all worlds."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence, Set
from itertools import takewhile
from typing import Any

from lawspeaker.adjudication.document import Document, Path, pointer
from lawspeaker.adjudication.rules.action import Effect, Open, still_open
from lawspeaker.adjudication.unknown import hull


class _Differ(Exception):
    """Some values have nothing in common."""


def common_effect(
    effects: Sequence[Effect],
    supposed: Collection[Path],
    changed: Collection[Path] = (),
    is_quantity: Callable[[Path], bool] = lambda _: False,
) -> Effect:
    """The common part of ``effects``: those of one action in several worlds, which differ at the ``supposed`` paths.

    Numbers that differ become bounds where quantities are allowed. The parts at the paths that the action ``changed`` are open;
    at the others, everything unknown stays unknown.
    """
    common = _Common({*supposed, *(part.at for effect in effects for part in effect.open)}, is_quantity)
    state = common.members([effect.state for effect in effects], ())
    events = list(_events([effect.events for effect in effects]))
    applied = [finding for finding in effects[0].applied if all(finding in effect.applied for effect in effects)]
    missing = [pointer("state", *path) for path in supposed]
    left_open = {at: Open(at, missing) for at in common.differing if at not in supposed or at in changed}
    left_open |= {part.at: part for part in still_open(effects, state)}
    return Effect(state, events, applied, list(left_open.values()))


class _Common:
    """Finds the common part of several values. Unknown parts may be absent from some of them."""

    def __init__(self, unknown: Set[Path], is_quantity: Callable[[Path], bool]) -> None:
        self._unknown = unknown
        self._is_quantity = is_quantity
        self.differing: list[Path] = []
        """Where they have nothing in common."""

    def members(self, objects: Sequence[Document], path: Path) -> Document:
        """The members of some objects, each with its common part."""
        common: dict[str, Any] = {}
        for name in dict.fromkeys(name for one in objects for name in one):
            at = (*path, name)
            try:
                common[name] = self._of([one[name] for one in objects], at)
            except (KeyError, _Differ):
                self.differing.append(at)
        return common

    def _of(self, values: Sequence[Any], path: Path) -> Any:
        """The common part of some values. Raises ``_Differ`` if they have nothing in common."""
        first = values[0]
        if all(value == first for value in values):
            return first
        if self._is_quantity(path):
            self.differing.append(path)
            return hull(values).document
        if all(isinstance(value, Mapping) and self._are_members_of_both(first.keys() ^ value.keys(), path) for value in values):
            return self.members(values, path)
        if all(isinstance(value, list) and len(value) == len(first) for value in values):
            return [self._of(entries, (*path, index)) for index, entries in enumerate(zip(*values, strict=True))]
        raise _Differ

    def _are_members_of_both(self, names: Set[str], path: Path) -> bool:
        """Whether members that only one of two objects has are unknown in the other."""
        return all((*path, name) in self._unknown for name in names)


def _events(happened: Sequence[Sequence[Document]]) -> Iterator[Document]:
    """The events before the first one whose type differs, each with the members that are always equal."""
    for events in takewhile(_are_alike, zip(*happened, strict=False)):
        first, *others = events
        yield {name: value for name, value in first.items() if all(other.get(name) == value for other in others)}


def _are_alike(events: Sequence[Document]) -> bool:
    return len({event["type"] for event in events}) == 1
