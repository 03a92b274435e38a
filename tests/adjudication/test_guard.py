"""What is wrong with a request is found in bounded time, however much of it there is, and named where it is."""

import subprocess
import sys
from typing import Any

import pytest
from marshmallow import fields, validate

from lawspeaker.adjudication.wire import faults as module
from lawspeaker.adjudication.wire.errors import MOST_FAULTS, Misunderstood
from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.adjudication.wire.shapes import Enumeration, Integer, Keyed, Name, OneOf, Shape, players_field, tag, union
from lawspeaker.adjudication.words.messages import KERNEL, Messages
from lawspeaker.adjudication.words.phrases import rendered
from tests.sweeps import each

MESSAGES = Messages(KERNEL)
MORE = ("", "There are more errors than are listed here.")


class Walk(Shape):
    """Walks."""

    type = tag("walk")
    steps = fields.List(Integer(), validate=validate.Length(max=1_000))


class Day(Shape):
    """What a day costs, and who knows it."""

    sum = Integer()
    known_to = fields.List(Name(), validate=validate.Length(max=3))


Walks = union("Walks", "Ways to walk.", [Walk])


class Trip(Shape):
    """Some walks, and how much is spent on them day by day."""

    walks = fields.List(fields.Nested(Walks), validate=validate.Length(max=500))
    spent = fields.List(Integer(), validate=validate.Length(max=200))
    days = Keyed(fields.Nested(Day), validate=validate.Length(max=3))
    walkers = players_field(OneOf(Enumeration("Walker", "Somebody.", ("red", "blue"))), "Who walks.", ["red"], most=3)


GUARD = Guard(Trip)
GOOD: dict[str, Any] = {"type": "walk", "steps": [1, 2, 3]}
BAD: dict[str, Any] = {"type": "walk", "steps": [1, "2", 3]}


MANY_FAULTS: dict[str, Any] = {f"m{number}": 0 for number in range(50)} | {"days": {}}


def faults(trip: Any) -> list[tuple[str, str]]:
    """Where something is wrong with a trip, and what."""
    with pytest.raises(Misunderstood) as refused:
        GUARD.accepted(trip)
    return [(fault.pointer, rendered(fault.detail, MESSAGES, "en")) for fault in refused.value.faults]


def test_a_mistake_among_many_good_entries_is_found_where_it_is() -> None:
    assert faults({"walks": [GOOD] * 300 + [BAD] + [GOOD] * 100}) == [
        ("/walks/300/steps/1", 'Expected an integer of at least 0; found "2".')
    ]


def test_faults_are_in_the_order_of_the_shape_then_the_request() -> None:
    days = {"b": {"sum": "0"}, "a": {"sum": "1"}}
    found = faults({"speed": 3, "days": days, "paid": 3, "walks": [GOOD, BAD], "spent": [1, "2"]})
    assert [pointer for pointer, _ in found] == ["/walks/1/steps/1", "/spent/1", "/days/b/sum", "/days/a/sum", "/speed", "/paid"]


def test_faults_are_the_same_in_every_process() -> None:
    script = "from tests.adjudication.test_guard import GUARD, MANY_FAULTS; print(GUARD.faults(MANY_FAULTS))"
    other = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, text=True).stdout
    assert other == f"{GUARD.faults(MANY_FAULTS)}\n"


def test_the_entries_of_a_list_that_is_too_long_are_ignored() -> None:
    for entry in (GOOD, BAD):
        assert faults({"walks": [entry] * 501}) == [("/walks", "Expected at most 500 entries; found 501.")]
    assert faults({"days": {f"d{number}": 0 for number in range(4)}}) == [("/days", "Expected at most 3 members; found 4.")]


def test_a_list_is_judged_as_a_whole_if_its_entries_are_good() -> None:
    assert faults({"walkers": ["red", "red"]}) == [("/walkers", 'Expected each player once; found "red" more than once.')]
    assert [pointer for pointer, _ in faults({"walkers": [["red"], ["red"]]})] == ["/walkers/0", "/walkers/1"]


def test_the_value_of_an_impossible_member_is_ignored() -> None:
    ((pointer, detail),) = faults({"days": {" ": {"sum": "1"}}})
    assert (pointer, detail[:15]) == ("/days/ ", "Expected a name")


def test_no_more_faults_are_listed_than_can_be_read() -> None:
    *listed, last = faults({"spent": ["1"] * (MOST_FAULTS + 1)})
    assert (len(listed), last) == (MOST_FAULTS, MORE)
    assert len(faults({"spent": ["1"] * MOST_FAULTS})) == MOST_FAULTS


@each(
    "large",
    [
        {"walks": [{"type": "walk", "steps": ["1"] * 1_000}] * 500},
        {f"member-{number}": 0 for number in range(20_000)},
        {"walks": [{}] * 500},
    ],
)
def test_when_enough_faults_are_found_the_search_ends(large: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[tuple[str | int, ...]] = []

    def pointer(*path: str | int) -> str:
        written.append(path)
        return ""

    monkeypatch.setattr(module, "pointer", pointer)
    assert len(GUARD.faults(large)) == len(written) == MOST_FAULTS + 1
