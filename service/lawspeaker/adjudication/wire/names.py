"""Names that people choose, such as those of territories: any text, normalized so that spelling variants are equal.

Blanks around a name make no difference, nor whether an accent is part of its letter or a character of its own. So names in a
request are trimmed and converted to Unicode normal form C. After that, all code compares plain strings.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from operator import is_
from typing import Any, TypeVar
from unicodedata import normalize

from marshmallow import Schema, fields

from lawspeaker.adjudication.document import Path, pointer
from lawspeaker.adjudication.wire.errors import Fault, Misunderstood
from lawspeaker.adjudication.wire.shapes import Keyed, Name, Union
from lawspeaker.adjudication.words.phrases import Phrase
from lawspeaker.adjudication.words.quoting import quoted

T = TypeVar("T")
Reader = Callable[[Any, Path], Any]
"""Gives a value with its names as they are compared: the value itself if they are. It stands at a path of the request."""


def with_plain_names(shape: type[Schema], value: T) -> T:
    """``value``, of the ``shape``, with normalized names. Raises ``Misunderstood`` if an object then has a name twice."""
    read = _of_shape(shape)
    return read(value, ()) if read else value


def _plain(name: str, _: Path = ()) -> str:
    return normalize("NFC", name.strip())


def _are_plain(names: Collection[str]) -> bool:
    """Whether the names are normalized already. Nearly all are, so this is fast."""
    return "".join(names).isascii() and [*map(str.strip, names)] == [*names]


@cache
def _of_shape(shape: type[Schema]) -> Reader | None:
    """The function that normalizes the names in values of a shape; ``None`` if they have no names."""
    if issubclass(shape, Union):
        return _of_union(shape)
    readers = {name: _of_field(field) for name, field in shape._declared_fields.items()}
    named = {name: read for name, read in readers.items() if read}

    def members(value: Mapping[str, Any], path: Path) -> Mapping[str, Any]:
        for name, read in named.items():
            if name in value and (plain := read(value[name], (*path, name))) is not value[name]:
                value = {**value, name: plain}
        return value

    return members if named else None


def _of_union(union: type[Union]) -> Reader | None:
    readers = {word: _of_shape(shape) for word, shape in union.shapes.items()}

    def tagged(value: Mapping[str, Any], path: Path) -> Any:
        read = readers[value[union.tag]]
        return read(value, path) if read else value

    return tagged if any(readers.values()) else None


def _of_field(field: object) -> Reader | None:
    match field:
        case Name():
            return _plain
        case Keyed(value_field=fields.Field() as inner):
            return _of_keyed(_of_field(inner))
        case fields.List():
            return _of_list(_of_field(field.inner))
        case fields.Nested(nested=type() as shape):
            return _of_shape(shape)
        case _:
            return None


def _of_list(read: Reader | None) -> Reader | None:
    def entries(value: Sequence[Any], path: Path) -> Sequence[Any]:
        plain = [read(entry, (*path, index)) for index, entry in enumerate(value)] if read else value
        return value if all(map(is_, plain, value)) else plain

    return entries if read else None


def _of_keyed(read: Reader | None) -> Reader:
    def members(value: Mapping[str, Any], path: Path) -> Mapping[str, Any]:
        if read is None and _are_plain(value):
            return value
        plain: dict[str, Any] = {}
        for name, member in value.items():
            called = _plain(name)
            if called in plain:
                raise Misunderstood(Fault(pointer(*path, name), Phrase("error-name-twice", {"name": quoted(called)})))
            plain[called] = read(member, (*path, called)) if read else member
        return value if all(name in value and value[name] is member for name, member in plain.items()) else plain

    return members
