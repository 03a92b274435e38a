"""Paths: what a shape says about the place to which the steps of a JSON Pointer lead."""

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, auto
from functools import cache
from typing import Any, NamedTuple

from marshmallow import Schema, fields, validate

from lawspeaker.adjudication.shapes import Boolean, Integer, OneOf, Tagged

Field = fields.Field[Any]


class Kind(Enum):
    """What a step of a path is."""

    MEMBER = auto()
    """A member that the shape declares."""
    ENTRY = auto()
    """The place of an entry in a list."""
    NAME = auto()
    """A member that the sender named."""


class Step(NamedTuple):
    """One step of a path."""

    kind: Kind
    field: Field
    """What stands there."""


def steps_to(shape: type[Schema], path: Sequence[str]) -> Iterator[Step]:
    """The steps of ``path`` through ``shape``. Raises ``LookupError`` if no such thing can stand there."""
    inside: Field | type[Schema] = shape
    for name in path:
        step = _step(inside, name)
        yield step
        inside = step.field


def _step(inside: Field | type[Schema], name: str) -> Step:
    match inside:
        case type():
            return Step(Kind.MEMBER, _members(inside)[name])
        case fields.Nested(nested=type() as shape):
            return Step(Kind.MEMBER, _members(shape)[name])
        case fields.List() if name.isdigit():
            return Step(Kind.ENTRY, inside.inner)
        case fields.Dict() if inside.value_field:
            return Step(Kind.NAME, inside.value_field)
        case Tagged():
            shapes = inside.shapes.values()
            return Step(Kind.MEMBER, next(members[name] for members in map(_members, shapes) if name in members))
        case _:
            raise LookupError(name)


@cache
def _members(shape: type[Schema]) -> Mapping[str, Field]:
    """The members of a shape, which is made once: that copies all its fields."""
    return shape().fields


def few_values(field: Field, most: int) -> Sequence[Any] | None:
    """Everything that can stand in ``field``, if that is ``most`` values or fewer, else ``None``."""
    match field:
        case Boolean():
            values: Sequence[Any] = (False, True)
        case OneOf():
            values = _only(field, validate.OneOf).choices
        case Integer():
            within = _only(field, validate.Range)
            values = range(within.min, within.max + 1)
        case _:
            return None
    return values if len(values) <= most else None


def _only(field: Field, kind: type[Any]) -> Any:
    """The validator of that kind."""
    return next(validator for validator in field.validators if isinstance(validator, kind))
