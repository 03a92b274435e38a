"""JSON documents as immutable values: pointers into them, and copies that differ in one place.

States and actions are kept as the plain JSON that was sent, and never modified. A changed state is a new document that shares
all unchanged parts with the old one.
"""

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

T = TypeVar("T")

Document = Mapping[str, Any]
Path = tuple[str | int, ...]
"""Steps into a document: names of members, and places in lists, from 0."""


def pointer(*parts: str | int) -> str:
    """The JSON Pointer (RFC 6901) that names the member reached by ``parts``."""
    joined = "".join([f"/{part}" for part in parts])
    if "~" not in joined and joined.count("/") == len(parts):
        return joined  # nothing is to be escaped
    escaped = [str(part).replace("~", "~0").replace("/", "~1") for part in parts]
    return "/".join(("", *escaped))


def steps_of(place: str) -> list[str]:
    """The steps of a JSON Pointer, the reverse of ``pointer``."""
    return [step.replace("~1", "/").replace("~0", "~") for step in place.split("/")[1:]]


def on_the_way(document: Document, place: str) -> Iterator[tuple[Any, Any]]:
    """Each object or list on the way to the JSON Pointer ``place``, in order, with the value that the next step leads to.

    Stops where there is no value, or ``null``.
    """
    value: Any = document
    for step in steps_of(place):
        inner = _member(value, step)
        if inner is None:
            return
        yield value, inner
        value = inner


def _member(value: Any, step: str) -> Any:
    if isinstance(value, Mapping):
        return value.get(step)
    return value[int(step)] if isinstance(value, list) and step.isdecimal() and int(step) < len(value) else None


def value_at(document: Document, place: str) -> Any:
    """The value at the JSON Pointer ``place``; ``None`` if there is none."""
    way = list(on_the_way(document, place))
    return way[-1][1] if way and len(way) == len(steps_of(place)) else None


def is_there(document: Document, path: Path) -> bool:
    """Whether ``document`` contains something at ``path``."""
    return standing_at(document, path)[0] == len(path)


def standing_at(document: Document, path: Path) -> tuple[int, Any]:
    """How many steps of ``path`` exist in ``document``, and the value at its end if all do."""
    value: Any = document
    for steps, key in enumerate(path):
        try:
            value = value[key]
        except (KeyError, IndexError):
            return steps, None
    return len(path), value


def replaced(value: T, path: Path, member: Any) -> T:
    """A copy of ``value`` with ``member`` at ``path``. Creates missing objects on the way."""
    step, rest = path[0], path[1:]
    before: Any = value
    changed = before.copy()
    if rest:
        inner = changed.get(step, {}) if isinstance(changed, dict) else changed[step]
        member = replaced(inner, rest, member)
    changed[step] = member
    result: T = changed
    return result


def without(document: Document, *members: str) -> Document:
    """A copy of ``document`` without these members."""
    return {name: value for name, value in document.items() if name not in members}


def erased(document: Document, path: tuple[str, ...]) -> Document:
    """A copy of ``document`` without the member at ``path``, if it is there."""
    first, rest = path[0], path[1:]
    if first not in document:
        return document
    if not rest:
        return without(document, first)
    return {**document, first: erased(document[first], rest)}
