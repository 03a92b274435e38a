"""Paths: follows the steps of a JSON Pointer through a shape."""

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, auto
from functools import cache
from itertools import permutations
from math import perm
from typing import Any, NamedTuple

from marshmallow import Schema, fields, validate

from lawspeaker.adjudication.wire.shapes import Boolean, Bounds, Integer, Quantity, Shape, Union

Field = fields.Field[Any]


class StepKind(Enum):
    """The kind of a step in a path."""

    MEMBER = auto()
    """A member that the shape declares."""
    ENTRY = auto()
    """The index of an entry in a list."""
    NAME = auto()
    """A member whose name the sender chose."""


class PathStep(NamedTuple):
    """One step of a path."""

    kind: StepKind
    field: Field
    """The field that the step leads to."""
    is_exclusive: bool = False
    """Whether another member may be present instead."""


def steps_to(shape: type[Schema], path: Sequence[str]) -> Iterator[PathStep]:
    """The steps of ``path`` through ``shape``. Raises ``LookupError`` if the shape has no such place."""
    inside: Field | type[Schema] = shape
    for name in path:
        step = _step(inside, name)
        yield step
        inside = step.field


def _step(inside: Field | type[Schema], name: str) -> PathStep:
    match inside:
        case type() as shape:
            return _member(shape, name)
        case fields.Nested(nested=type() as shape):
            return _member(shape, name)
        case Quantity():
            return _member(Bounds, name)
        case fields.List() if name.isdecimal():
            return PathStep(StepKind.ENTRY, inside.inner)
        case fields.Dict() if inside.value_field:
            return PathStep(StepKind.NAME, inside.value_field)
        case _:
            raise LookupError(name)


def _member(shape: type[Schema], name: str) -> PathStep:
    return PathStep(StepKind.MEMBER, _members(shape)[name], issubclass(shape, Shape) and name in shape.exclusive)


@cache
def _members(shape: type[Schema]) -> Mapping[str, Field]:
    """The members of a shape; for a union, those of all its shapes. Each shape is instantiated only once, because that copies
    all its fields."""
    if issubclass(shape, Union):
        return {name: field for one in shape.shapes.values() for name, field in _members(one).items()}
    return shape().fields


def few_values(field: Field, most: int) -> Sequence[Any] | None:
    """All values that ``field`` accepts, if there are at most ``most``; else ``None``."""
    values: Sequence[Any] | None = None
    if isinstance(field, Boolean):
        values = (False, True)
    elif choice := _validator(field, validate.OneOf):
        values = choice.choices
    elif isinstance(field, Integer) and (within := _validator(field, validate.Range)):
        values = range(within.min, within.max + 1)
    elif isinstance(field, fields.List) and field.metadata.get("uniqueItems"):
        values = _few_lists(field, most)
    return values if values is not None and len(values) <= most else None


def _few_lists(field: fields.List[Any], most: int) -> Sequence[Any] | None:
    """All lists without duplicates that ``field`` accepts, if there are few."""
    entries, length = few_values(field.inner, most), _validator(field, validate.Length)
    if entries is None or length is None:
        return None
    lengths = range(length.min or 0, 1 + min(length.max, len(entries)))
    if sum(perm(len(entries), number) for number in lengths) > most:
        return None
    return [list(some) for number in lengths for some in permutations(entries, number)]


def _validator(field: Field, kind: type[Any]) -> Any:
    """The field's validator of the given ``kind``, if it has one."""
    return next((validator for validator in field.validators if isinstance(validator, kind)), None)
