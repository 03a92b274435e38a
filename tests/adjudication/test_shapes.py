"""Shapes accept what their JSON Schema accepts: the guard and marshmallow agree on every hard case."""

from math import inf, nan
from typing import Any

import pytest
from marshmallow import fields, validate

from lawspeaker.adjudication.wire.errors import Misunderstood
from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.adjudication.wire.shapes import (
    SAFE_INTEGER,
    Boolean,
    Enumeration,
    Integer,
    Keyed,
    Name,
    Number,
    OneNumberOf,
    OneOf,
    Shape,
    tag,
    union,
)
from tests.sweeps import each


class Walk(Shape):
    """Walks."""

    type = tag("walk")
    steps = Integer(minimum=1, maximum=3, required=True)


class Rest(Shape):
    """Rests."""

    type = tag("rest")


Doing = union("Doing", "What somebody does.", [Walk, Rest])


class Everything(Shape):
    """One of each field."""

    number = Integer()
    height = Number(minimum=-20, maximum=20)
    truth = Boolean()
    name = Name()
    word = OneOf(Enumeration("Word", "Words.", ("red", "blue")))
    angle = OneNumberOf(Enumeration("Angle", "Angles.", (0, 90)))
    named = Keyed(fields.Nested(Rest))
    doing = fields.Nested(Doing)
    several = fields.List(Integer(), validate=validate.Length(max=2))


GUARD = Guard(Everything)

ACCEPTED: dict[str, list[Any]] = {
    "number": [0, 5.0, SAFE_INTEGER],
    "height": [0, -20, 20.0, 0.5, -1e-300],
    "truth": [False],
    "name": ["a", "coast-1", "a" * 40],
    "word": ["red"],
    "angle": [90, 90.0],
    "named": [{}, {"a-1": {"type": "rest"}}],
    "doing": [{"type": "walk", "steps": 3}, {"type": "rest"}],
    "several": [[1, 2]],
}
REFUSED: dict[str, list[Any]] = {
    "number": ["5", True, None, 0.5, -1, SAFE_INTEGER + 1, 1e300, 10**30, [1], nan, inf, -inf],
    "height": ["0.5", True, None, [0.5], 20.5, -21, 1e300, -(10**30), nan, inf, -inf],
    "truth": [1, "true", None],
    "name": ["", " ", "coast-1\n", "\ncoast", "a" * 41, 5],
    "word": ["Red", "red\n", None, ["red"]],
    "angle": [45, "90"],
    "named": [[]],
    "doing": ["walk"],
    "several": [[1, 2, 3], {"0": 1}],
}
REFUSED_INSIDE: list[tuple[Any, str]] = [
    ({"named": {"": {"type": "rest"}}}, "/named/"),
    ({"named": {"a\n": {"type": "rest"}}}, "/named/a\n"),
    ({"named": {"a": {}}}, "/named/a/type"),
    ({"doing": {}}, "/doing/type"),
    ({"doing": {"type": "run"}}, "/doing/type"),
    ({"doing": {"type": "walk"}}, "/doing/steps"),
    ({"doing": {"type": "walk", "steps": 4}}, "/doing/steps"),
    ({"doing": {"type": "rest", "steps": 1}}, "/doing/steps"),
    ({"doing": {"type": ["walk"]}}, "/doing/type"),
    ({"several": [1, "2"]}, "/several/1"),
    ({"no such member": 1}, "/no such member"),
    ([], ""),
    (None, ""),
    ("{}", ""),
]


@each("value", [dict[str, Any](), *({member: value} for member, values in ACCEPTED.items() for value in values)])
def test_good_values_pass_the_guard_and_marshmallow(value: Any) -> None:
    assert GUARD.holds(value)
    assert GUARD.faults(value) == []
    GUARD.accepted(value)


@each(
    "value, place",
    [*(({member: value}, f"/{member}") for member, values in REFUSED.items() for value in values), *REFUSED_INSIDE],
)
def test_bad_values_are_refused_and_their_place_is_named(value: Any, place: str) -> None:
    finite = "inf" not in str(value) and "nan" not in str(value)
    assert not (finite and GUARD.holds(value))
    assert place in [fault.pointer for fault in GUARD.faults(value)]
    if finite and not (isinstance(value, dict) and None in value.values()):
        with pytest.raises(Misunderstood):
            GUARD.accepted(value)


def test_a_member_that_is_null_counts_as_left_out() -> None:
    assert GUARD.accepted({"number": None, "several": [1], "named": {"a": None}}) == {"several": [1], "named": {}}
    for value, place in (({"several": [None]}, "/several/0"), ({"doing": {"type": None}}, "/doing/type"), (None, "")):
        with pytest.raises(Misunderstood) as refused:
            GUARD.accepted(value)
        assert [fault.pointer for fault in refused.value.faults] == [place]


def test_every_fault_has_its_place_escaped() -> None:
    faults = GUARD.faults({"number": "5", "a/b~": 1, "several": [True, None]})
    assert sorted(fault.pointer for fault in faults) == ["/a~1b~0", "/number", "/several/0", "/several/1"]
    assert all(fault.detail for fault in faults)
