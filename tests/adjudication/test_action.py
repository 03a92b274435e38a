"""An action document is read through its members, and its shape is made of them."""

from collections.abc import Iterator, Sequence

import pytest
from marshmallow import fields

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import Action, ActionDocument, NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.rules.view import View
from lawspeaker.adjudication.unknown import Unknown
from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.adjudication.wire.shapes import Integer, Name, Shape, said
from tests.adjudication.marbles import MARBLES


class Base(Shape):
    """What the shapes of this game are made on."""

    prefix = "Jar"


class Pour(ActionDocument):
    """Marbles are poured into jars."""

    base = Base
    player = member(Name(required=True, metadata=said("Who pours.", "ann")))
    number = member(Integer(metadata=said("How many.", 2)))
    jars: Sequence[str] = member(fields.List(Name(), metadata=said("Into which.", ["left"])), default=())
    source = member(Name(metadata=said("From where.", "box")), name="from", default=None)


@rule("pour.enough")
def enough(_: View, action: Pour) -> Iterator[Violation]:
    """At least one marble is poured."""
    if action.number < 1:
        yield action.violated("number", number=action.number)


def candidates(_: View) -> Iterator[Document]:
    yield {"player": "ann", "number": 1}
    yield {"player": "ann", "number": 2}


def apply(_: View, __: Pour, ___: NextState) -> Sequence[Document]:
    return []


POUR = Action("pour", Pour, rules=(enough,), takers=lambda _: ["ann"], candidates=candidates, apply=apply)


STATE = View({}, MARBLES.sources({}))


def pour(**members: object) -> Pour:
    return Pour({"type": "pour", "player": "ann", **members}, "/actions/3")


def test_members_are_read_by_their_names() -> None:
    action = pour(number=3, jars=["left"], **{"from": "box"})
    assert (action.type, action.player, action.number, action.jars, action.source) == ("pour", "ann", 3, ["left"], "box")


def test_what_is_left_out_is_unknown_or_has_its_default() -> None:
    action = pour()
    assert (action.jars, action.source) == ((), None)
    with pytest.raises(Unknown) as unknown:
        _ = action.number
    assert unknown.value.pointers == ["/actions/3/number"]


def test_pointers_of_an_action_begin_where_it_was_sent() -> None:
    action = pour(number=0)
    assert action.pointer("jars", 0) == "/actions/3/jars/0"
    assert list(enough(STATE, action)) == [Violation(("/actions/3/number",), {"number": 0})]


def test_the_shape_holds_what_is_sent() -> None:
    guard = Guard(POUR.Shape)
    assert guard.faults({"type": "pour", "player": "ann", "from": "box"}) == []
    assert [fault.pointer for fault in guard.faults({"type": "fill", "number": "2", "source": "box"})] == [
        "/type",
        "/player",
        "/number",
        "/source",
    ]
