"""What is wrong with a request is told within bounds, however much of it there is."""

from typing import Any

import pytest
from marshmallow import fields, validate

from lawspeaker.adjudication import guard
from lawspeaker.adjudication.errors import MOST_FAULTS, Fault, Misunderstood
from lawspeaker.adjudication.guard import MOST_FAULTY, MOST_VALUES, Guard
from lawspeaker.adjudication.shapes import Integer, Shape, Tagged, tag

MORE = Fault("", "More is wrong than is told here.")


class Walk(Shape):
    """Walks."""

    type = tag("walk")
    steps = fields.List(Integer(), validate=validate.Length(max=1_000))


class Trip(Shape):
    """Some walks, and how much is spent on them day by day."""

    walks = fields.List(Tagged({"walk": Walk}), validate=validate.Length(max=500))
    spent = fields.List(Integer(), validate=validate.Length(max=200))


GUARD = Guard(Trip)
GOOD: dict[str, Any] = {"type": "walk", "steps": [1, 2, 3]}
BAD: dict[str, Any] = {"type": "walk", "steps": [1, "2", 3]}


def faults(trip: Any) -> tuple[Fault, ...]:
    with pytest.raises(Misunderstood) as refused:
        GUARD.check(trip)
    return refused.value.faults


def test_a_mistake_among_many_good_entries_is_found_where_it_is() -> None:
    assert faults({"walks": [GOOD] * 300 + [BAD] + [GOOD] * 100}) == (Fault("/walks/300/steps/1", "Not an integer."),)


def test_of_many_faulty_entries_some_are_told_and_that_there_are_more() -> None:
    *told, last = faults({"walks": [GOOD, *[BAD] * (MOST_FAULTY + 1)]})
    assert [fault.pointer for fault in told] == [f"/walks/{place}/steps/1" for place in range(1, MOST_FAULTY + 1)]
    assert last == MORE
    assert len(faults({"walks": [BAD] * MOST_FAULTY})) == MOST_FAULTY


def test_what_is_wrong_beside_the_entries_is_told_as_well() -> None:
    found = faults({"walks": [GOOD, BAD], "spent": [1, "2"], "paid": 3})
    assert {fault.pointer for fault in found} == {"/walks/1/steps/1", "/spent/1", "/paid"}


def test_a_list_that_is_too_long_is_told_so_even_if_each_entry_is_good() -> None:
    (fault,) = faults({"walks": [GOOD] * (MOST_VALUES + 1)})
    assert fault.pointer == "/walks"


def test_no_more_faults_are_told_than_can_be_read() -> None:
    *told, last = faults({"spent": ["1"] * (MOST_FAULTS + 1)})
    assert (len(told), last) == (MOST_FAULTS, MORE)
    assert len(faults({"spent": ["1"] * MOST_FAULTS})) == MOST_FAULTS


@pytest.mark.parametrize(
    "large",
    [
        {"spent": [0] * (MOST_VALUES + 1)},
        {f"member-{number}": 0 for number in range(MOST_VALUES + 1)},
        {"spent": [[0] * 200] * (MOST_VALUES // 200)},
    ],
    ids=["a list", "an object", "lists in a list"],
)
def test_a_faulty_request_that_is_too_large_is_refused_without_a_closer_look(large: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Guard, "faults", lambda self, value: pytest.fail("it was looked at"))
    (fault,) = faults(large)
    assert fault.pointer == ""
    assert "too large" in fault.detail


def test_good_actions_make_a_faulty_request_not_too_large() -> None:
    long = {"type": "walk", "steps": [1] * 1_000}
    assert faults({"walks": [long] * 100 + [BAD]}) == (Fault("/walks/100/steps/1", "Not an integer."),)
    assert guard.MOST_VALUES < 100 * 1_000


def test_what_is_no_object_has_no_entries() -> None:
    assert faults([BAD] * 3) == (Fault("", "Not an object."),)
