"""Names that people give are any text, and the same however they were typed."""

from typing import Any

import pytest
from marshmallow import fields

from lawspeaker.adjudication.wire.errors import Misunderstood
from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.adjudication.wire.names import with_plain_names
from lawspeaker.adjudication.wire.shapes import Integer, Keyed, Name, Shape, tag, union
from tests.sweeps import each

BAY, TYPED_OTHERWISE = "z\u00e1toka", " za\u0301toka\u3000"


class Place(Shape):
    """A place, and what lies around it."""

    called = Name()
    around = fields.List(Name())
    remark = fields.String()


class Walk(Shape):
    """A walk to a place."""

    type = tag("walk")
    to = fields.Nested(Place)


class Trip(Shape):
    """Places by name, and a walk."""

    places = Keyed(fields.Nested(Place))
    prices = Keyed(Integer())
    walk = fields.Nested(union("Ways", "Ways.", [Walk]))


GUARD = Guard(Trip)


@each(
    "name",
    ["coast-1", BAY, TYPED_OTHERWISE, "Cape Farewell", "a/b~c", "0", "-", "K\u00f3lpos \U0001f3dd\ufe0f", "n" * 40, "<b>", '"'],
)
def test_any_text_is_a_name(name: str) -> None:
    assert GUARD.holds({"places": {name: {"called": name}}})


@each("name", ["", " ", "\u3000\u200b", "two\nlines", "two\u2028lines", "bell\u0007", "n" * 41, 5, None])
def test_invisible_names_are_invalid(name: Any) -> None:
    assert not GUARD.holds({"walk": {"type": "walk", "to": {"called": name}}})
    assert not isinstance(name, str) or not GUARD.holds({"places": {name: {}}})


@each(
    "document",
    [
        lambda name: {"places": {name: {"called": name, "around": ["cape", name]}}},
        lambda name: {"prices": {"cape": 3, name: 4}},
        lambda name: {"walk": {"type": "walk", "to": {"called": name}}},
    ],
)
def test_a_name_is_the_same_however_it_was_typed(document: Any) -> None:
    assert with_plain_names(Trip, document(TYPED_OTHERWISE)) == document(BAY)
    assert with_plain_names(Trip, plain := document(BAY)) is plain


def test_texts_that_are_no_names_stay_as_they_were_sent() -> None:
    sent = {"walk": {"type": "walk", "to": {"remark": TYPED_OTHERWISE}}}
    assert with_plain_names(Trip, sent) is sent


def test_an_object_does_not_have_the_same_name_twice() -> None:
    with pytest.raises(Misunderstood) as refused:
        with_plain_names(Trip, {"prices": {BAY: 1, TYPED_OTHERWISE: 2}})
    assert [fault.pointer for fault in refused.value.faults] == [f"/prices/{TYPED_OTHERWISE}"]
