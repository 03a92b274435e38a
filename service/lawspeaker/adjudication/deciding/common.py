"""The common part of several effects: the effect of an action in all worlds, or whichever way it goes on."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from itertools import takewhile
from types import MappingProxyType
from typing import Any

from lawspeaker.adjudication.document import Document, Path, is_there, standing_at
from lawspeaker.adjudication.rules.action import Effect, Open, still_open
from lawspeaker.adjudication.unknown import hull
from lawspeaker.adjudication.wire.paths import PathStep, StepKind
from lawspeaker.adjudication.wire.shapes import Quantity
from lawspeaker.adjudication.wire.unordered import ORDER


class _Differ(Exception):
    """Some values have nothing in common."""


def common_effect(
    effects: Sequence[Effect],
    missing: Sequence[str],
    supposed: Collection[Path] = (),
    changed: Collection[Path] = (),
    before: Document = MappingProxyType({}),
    step_to: Callable[[Path], PathStep | None] = lambda _: None,
) -> Effect:
    """The common part of ``effects``: those of one action, which would be the same if it were known what is ``missing``.

    Numbers that differ become bounds where quantities are allowed. The states before the action, which have in common what is in
    ``before``, differ at the ``supposed`` paths: what the action ``changed`` of these is open, the others stay unknown.
    ``step_to`` gives the last step of a path through the shape of a state.
    """
    common = _Common({*supposed, *(part.at for effect in effects for part in effect.open)}, supposed, before, step_to)
    state = common.members([effect.state for effect in effects], ())
    events = list(_events([effect.events for effect in effects]))
    applied = [finding for finding in effects[0].applied if all(finding in effect.applied for effect in effects)]
    left_open = {at: Open(at, missing) for at in common.differing if at not in supposed or at in changed}
    left_open |= {part.at: part for part in still_open(effects, state)}
    open = [replace(part, among=_among(part.at, effects, before)) for part in left_open.values()]
    return Effect(state, events, applied, open)


def _among(at: Path, effects: Sequence[Effect], before: Document) -> Sequence[Any]:
    """All values that there can be at a path by these effects; none if that is unknown, or if they have parts."""
    found: list[Any] = []
    for effect in effects:
        left_open = next((part for part in effect.open if part.at == at), None)
        if left_open is None and is_there(before, at) and not is_there(effect.state, at):
            continue  # it was removed
        values = left_open.among if left_open else [standing_at(effect.state, at)[1]]
        if not values or not all(isinstance(value, str) for value in values):
            return ()
        found += values
    return list(dict.fromkeys(found))


class _Common:
    """Finds the common part of several values. Unknown parts may be absent from some of them."""

    def __init__(
        self, unknown: Set[Path], supposed: Collection[Path], before: Document, step_to: Callable[[Path], PathStep | None]
    ) -> None:
        self._unknown = unknown
        self._supposed = supposed
        self._before = before
        self._step_to = step_to
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
        if self._may_be_bounded(path):
            self.differing.append(path)
            return hull(values).document
        if all(isinstance(value, Mapping) and self._are_members_of_both(first.keys() ^ value.keys(), path) for value in values):
            return self._of_objects(values, path)
        if all(isinstance(value, list) and len(value) == len(first) for value in values):
            return [self._of(entries, (*path, index)) for index, entries in enumerate(zip(*values, strict=True))]
        raise _Differ

    def _may_be_bounded(self, path: Path) -> bool:
        """Whether the value at ``path`` is a number of which only bounds may be known, unless all its values were supposed."""
        step = self._step_to(path)
        is_quantity = step is not None and isinstance(step.field, Quantity)
        return is_quantity and (path not in self._supposed or is_there(self._before, path))

    def _of_objects(self, objects: Sequence[Document], path: Path) -> Document:
        """The common part of some objects. A pile of which nothing is left, not even the number of cards, is left out."""
        before = [*self.differing]
        common = self.members(objects, path)
        if not common and isinstance(path[-1], str) and any(self._is_exclusive((*path, name)) for name in objects[0]):
            self.differing = before
            raise _Differ
        return common

    def _is_exclusive(self, path: Path) -> bool:
        """Whether another member may be present instead of the one at ``path``."""
        step = self._step_to(path)
        return step is not None and step.is_exclusive

    def _are_members_of_both(self, names: Set[str], path: Path) -> bool:
        """Whether members that only one of two objects has are unknown in the other."""
        return all((*path, name) in self._unknown or self._may_be_left_out((*path, name)) for name in names)

    def _may_be_left_out(self, path: Path) -> bool:
        """Whether an object without the member at ``path`` says that it is unknown."""
        step = self._step_to(path)
        return step is not None and step.kind is StepKind.MEMBER and not step.field.required and path[-1] != ORDER


def _events(happened: Sequence[Sequence[Document]]) -> Iterator[Document]:
    """The events before the first one whose type differs, each with the members that are always equal."""
    for events in takewhile(_are_alike, zip(*happened, strict=False)):
        first, *others = events
        yield {name: value for name, value in first.items() if all(other.get(name) == value for other in others)}


def _are_alike(events: Sequence[Document]) -> bool:
    return len({event["type"] for event in events}) == 1
