"""What several effects have in common: what comes of an action whatever is unknown."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from lawspeaker.adjudication.action import Effect, Open
from lawspeaker.adjudication.document import Document, pointer

Path = tuple[str | int, ...]


class _Differ(Exception):
    """Two values have nothing in common."""


def common_effect(effects: Sequence[Effect], supposed: Collection[Path]) -> Effect:
    """What comes of all ``effects``, each that of an action where something else was ``supposed`` to stand at these paths."""
    first, *others = effects
    state, events, applied = first.state, list(first.events), list(first.applied)
    differing: dict[Path, None] = {}
    for other in others:
        state = _members(state, other.state, (), differing)
        events = list(_events(events, other.events))
        applied = [finding for finding in applied if finding in other.applied]
    missing = [pointer("state", *path) for path in supposed]
    left_out = {part.at: part for effect in effects for part in effect.open}
    left_out |= {at: Open(at, missing) for at in differing if at not in supposed and at not in left_out}
    return Effect(state, events, applied, list(left_out.values()))


def _members(one: Document, other: Document, path: Path, differing: dict[Path, None]) -> Document:
    """The members of two objects, each as far as both have it in common."""
    common: dict[str, Any] = {}
    for name in (*one, *(name for name in other if name not in one)):
        at = (*path, name)
        try:
            common[name] = _common(one[name], other[name], at, differing)
        except (KeyError, _Differ):
            differing[at] = None
    return common


def _common(one: Any, other: Any, path: Path, differing: dict[Path, None]) -> Any:
    """What two values have in common. Raises ``_Differ`` if that is nothing."""
    match one, other:
        case Mapping(), Mapping() if one.keys() == other.keys():
            return _members(one, other, path, differing)
        case list(), list() if len(one) == len(other):
            entries = enumerate(zip(one, other, strict=True))
            return [_common(entry, same, (*path, place), differing) for place, (entry, same) in entries]
        case _ if one == other:
            return one
    raise _Differ


def _events(some: Sequence[Document], others: Sequence[Document]) -> Iterator[Document]:
    """The events up to the first that is another one, each with what both tell of it."""
    for event, other in zip(some, others, strict=False):
        if event["type"] != other["type"]:
            return
        yield {name: value for name, value in event.items() if other.get(name) == value}
