"""Finds the faults of a JSON value: at each place, what was expected and what was found.

marshmallow validates a whole value before it reports anything, which takes a second if 20,000 objects are invalid. This module
yields faults one by one, so a caller can stop after a few. It checks lists and objects itself, and leaves strings, numbers and
booleans to their marshmallow fields.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache
from typing import Any

from marshmallow import Schema, ValidationError, fields, validate

from lawspeaker.adjudication.document import Path, pointer
from lawspeaker.adjudication.unknown import AT_LEAST, AT_MOST
from lawspeaker.adjudication.wire.errors import Fault
from lawspeaker.adjudication.wire.expectations import expected, instead, mismatch, one_of, wrong_length
from lawspeaker.adjudication.wire.shapes import Bounds, Integer, Quantity, Shape, Union, are_reversed
from lawspeaker.adjudication.words.phrases import Phrase, Words
from lawspeaker.adjudication.words.quoting import OBJECT, either, listing, similar

Field = fields.Field[Any]


def faults_of(shape: type[Schema], value: Any, path: Path = ()) -> Iterator[Fault]:
    """The faults of ``value``, found at ``path``, that should have ``shape``."""
    schema = _instance(shape)
    if not isinstance(value, dict):
        yield Fault(pointer(*path), instead(OBJECT, value))
        return
    if isinstance(schema, Union):
        yield from _of_union(schema, value, path)
        return
    for name, field in schema.fields.items():
        if name in value:
            yield from _of_field(field, value[name], (*path, name))
        elif field.required:
            yield _missing(expected(field), (*path, name))
    for name in value:
        if name not in schema.fields:
            yield unknown_member(name, schema.fields, path)
    for name, needed in schema.needs.items() if isinstance(schema, Shape) else ():
        if name in value and needed not in value:
            yield _missing(expected(schema.fields[needed]), (*path, needed))


def unknown_member(name: str, members: Collection[str], path: Path = ()) -> Fault:
    """The fault of an object at ``path`` that has a member ``name`` but can only have ``members``."""
    return Fault(pointer(*path, name), _unknown(name, members))


@cache
def _instance(shape: type[Schema]) -> Schema:
    """Each shape is instantiated only once, because that copies all its fields."""
    return shape()


def _missing(expected: Words, path: Path) -> Fault:
    return Fault(pointer(*path), Phrase("error-missing", {"expected": expected}))


def _unknown(name: str, members: Collection[str]) -> Phrase:
    if meant := similar(name, members):
        return Phrase("error-similar-member", {"similar": either(meant)})
    return Phrase("error-unknown-member" if members else "error-no-members", {"names": listing(members)})


def _of_field(field: Field, value: Any, path: Path) -> Iterable[Fault]:
    match field:
        case fields.Nested(nested=type() as shape):
            return faults_of(shape, value, path)
        case fields.List() if isinstance(value, list):
            return _of_container(field, value, path, _of_entries(field, value, path))
        case fields.Dict() if isinstance(value, dict):
            return _of_container(field, value, path, _of_members(field, value, path))
        case Quantity() if isinstance(value, dict):
            return _first_found(faults_of(Bounds, value, path), _of_bounds(field, value, path))
        case _:
            return _of_scalar(field, value, path)


def _of_bounds(field: Quantity, value: dict[str, Any], path: Path) -> Iterator[Fault]:
    """The fault of bounds that are reversed (reported at the upper one), or that contain no allowed number."""
    if are_reversed(value):
        upper = Integer(minimum=value[AT_LEAST])
        yield Fault(pointer(*path, AT_MOST), mismatch(upper, value[AT_MOST]))
    elif field.excludes(value):
        wrong = AT_LEAST if value[AT_LEAST] > field.maximum else AT_MOST
        yield Fault(pointer(*path, wrong), mismatch(Integer(minimum=field.minimum, maximum=field.maximum), value[wrong]))


def _of_scalar(field: Field, value: Any, path: Path) -> Iterator[Fault]:
    try:
        field.deserialize(value)
    except ValidationError:
        yield Fault(pointer(*path), mismatch(field, value))


def _of_union(union: Union, value: dict[str, Any], path: Path) -> Iterator[Fault]:
    word = value.get(union.tag)
    if union.tag not in value:
        yield _missing(one_of(union.shapes), (*path, union.tag))
    elif not isinstance(word, (str, int)) or word not in union.shapes:
        yield Fault(pointer(*path, union.tag), instead(one_of(union.shapes, word), word))
    else:
        yield from faults_of(union.shapes[word], value, path)


def _of_container(field: Field, value: Any, path: Path, within: Iterable[Fault]) -> Iterator[Fault]:
    """The fault in the length of a list or an object; if there is none, those ``within``; if there are none, those of the
    whole."""
    lengths = [validator for validator in field.validators if isinstance(validator, validate.Length)]
    others = [validator for validator in field.validators if validator not in lengths]
    yield from _first_found(
        (fault for length in lengths for fault in _of_length(length, value, path)),
        within,
        (fault for validator in others for fault in _of_whole(validator, value, path)),
    )


def _of_length(length: validate.Length, value: Any, path: Path) -> Iterator[Fault]:
    try:
        length(value)
    except ValidationError:
        yield Fault(pointer(*path), wrong_length(length, value))


def _of_whole(validator: Callable[[Any], object], value: Any, path: Path) -> Iterator[Fault]:
    """The fault that one of our own validators finds. Its message says what was expected and found."""
    try:
        validator(value)
    except ValidationError as error:
        yield from (Fault(pointer(*path), detail) for detail in error.messages)


def _of_entries(field: fields.List[Any], value: list[Any], path: Path) -> Iterator[Fault]:
    for index, entry in enumerate(value):
        yield from _of_field(field.inner, entry, (*path, index))


def _of_members(field: fields.Dict, value: dict[str, Any], path: Path) -> Iterator[Fault]:
    for name, member in value.items():
        parts = (field.key_field, name), (field.value_field, member)
        yield from _first_found(*(_of_field(part, sent, (*path, name)) for part, sent in parts if part))


def _first_found(*stages: Iterable[Fault]) -> Iterator[Fault]:
    """The faults of the first stage that has any. Later stages are not evaluated."""
    for stage in stages:
        is_sound = True
        for fault in stage:
            is_sound = False
            yield fault
        if not is_sound:
            return
