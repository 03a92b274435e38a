"""Shapes accept what their JSON Schema accepts: the guard and marshmallow agree on every hard case."""

from math import inf, nan
from typing import Any

import pytest
from marshmallow import fields, validate

from lawspeaker.adjudication.errors import Misunderstood
from lawspeaker.adjudication.guard import Guard
from lawspeaker.adjudication.shapes import (
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

ACCEPTED = [
    {},
    {"number": 0},
    {"number": 5.0},
    {"number": SAFE_INTEGER},
    {"height": 0},
    {"height": -20},
    {"height": 20.0},
    {"height": 0.5},
    {"height": -1e-300},
    {"truth": False},
    {"name": "a"},
    {"name": "coast-1"},
    {"name": "a" * 40},
    {"word": "red"},
    {"angle": 90},
    {"angle": 90.0},
    {"named": {}},
    {"named": {"a-1": {"type": "rest"}}},
    {"doing": {"type": "walk", "steps": 3}},
    {"doing": {"type": "rest"}},
    {"several": [1, 2]},
]
REFUSED = [
    ({"number": "5"}, "/number"),
    ({"number": True}, "/number"),
    ({"number": None}, "/number"),
    ({"number": 0.5}, "/number"),
    ({"number": -1}, "/number"),
    ({"number": SAFE_INTEGER + 1}, "/number"),
    ({"number": 1e300}, "/number"),
    ({"number": 10**30}, "/number"),
    ({"number": [1]}, "/number"),
    ({"height": "0.5"}, "/height"),
    ({"height": True}, "/height"),
    ({"height": None}, "/height"),
    ({"height": [0.5]}, "/height"),
    ({"height": 20.5}, "/height"),
    ({"height": -21}, "/height"),
    ({"height": 1e300}, "/height"),
    ({"height": -(10**30)}, "/height"),
    ({"truth": 1}, "/truth"),
    ({"truth": "true"}, "/truth"),
    ({"truth": None}, "/truth"),
    ({"name": ""}, "/name"),
    ({"name": "coast-1\n"}, "/name"),
    ({"name": "\ncoast"}, "/name"),
    ({"name": "Coast"}, "/name"),
    ({"name": "1-coast"}, "/name"),
    ({"name": "côte"}, "/name"),
    ({"name": "a" * 41}, "/name"),
    ({"name": 5}, "/name"),
    ({"word": "Red"}, "/word"),
    ({"word": "red\n"}, "/word"),
    ({"word": None}, "/word"),
    ({"word": ["red"]}, "/word"),
    ({"angle": 45}, "/angle"),
    ({"angle": "90"}, "/angle"),
    ({"named": {"A": {"type": "rest"}}}, "/named/A"),
    ({"named": {"a\n": {"type": "rest"}}}, "/named/a\n"),
    ({"named": {"a": {}}}, "/named/a/type"),
    ({"named": []}, "/named"),
    ({"doing": {}}, "/doing/type"),
    ({"doing": {"type": "run"}}, "/doing/type"),
    ({"doing": {"type": "walk"}}, "/doing/steps"),
    ({"doing": {"type": "walk", "steps": 4}}, "/doing/steps"),
    ({"doing": {"type": "rest", "steps": 1}}, "/doing/steps"),
    ({"doing": {"type": ["walk"]}}, "/doing/type"),
    ({"doing": "walk"}, "/doing"),
    ({"several": [1, 2, 3]}, "/several"),
    ({"several": [1, "2"]}, "/several/1"),
    ({"several": {"0": 1}}, "/several"),
    ({"no such member": 1}, "/no such member"),
    ([], ""),
    (None, ""),
    ("{}", ""),
]


@pytest.mark.parametrize("value", ACCEPTED, ids=str)
def test_good_values_pass_the_guard_and_marshmallow(value: Any) -> None:
    assert GUARD.holds(value)
    assert GUARD.faults(value) == []
    GUARD.check(value)


@pytest.mark.parametrize(("value", "place"), REFUSED, ids=lambda item: repr(item)[:40])
def test_bad_values_pass_neither_and_their_place_is_named(value: Any, place: str) -> None:
    assert not GUARD.holds(value)
    assert place in [fault.pointer for fault in GUARD.faults(value)]
    with pytest.raises(Misunderstood):
        GUARD.check(value)


@pytest.mark.parametrize("value", [nan, inf, -inf])
def test_what_json_cannot_write_is_no_number(value: float) -> None:
    for member in ("number", "height"):
        assert [fault.pointer for fault in GUARD.faults({member: value})] == [f"/{member}"]


def test_every_fault_is_told_with_its_place_escaped() -> None:
    faults = GUARD.faults({"number": "5", "a/b~": 1, "several": [True, None]})
    assert sorted(fault.pointer for fault in faults) == ["/a~1b~0", "/number", "/several/0", "/several/1"]
    assert all(fault.detail for fault in faults)
