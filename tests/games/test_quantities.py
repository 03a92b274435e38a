"""Numbers of which only bounds are known: with less information, an answer says less, but never the opposite."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from lawspeaker.adjudication.document import Path, pointer, replaced
from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.adjudication.wire.quantities import Quantities, quantities_in
from lawspeaker.adjudication.wire.shapes import Quantity
from lawspeaker.adjudication.wire.unstated import is_in_order
from lawspeaker.conformance.cases import Case
from lawspeaker.conformance.package.answers import bounds
from lawspeaker.conformance.package.hiding import tells_more
from lawspeaker.games import GAMES
from tests.conformance import cases, sampled
from tests.games.hiding import answer_of

IN_A_STATE = {
    "java": ("points", "one"),
    "graenaland": ("clans", "red", "army"),
    "confusing-lands": ("round",),
}
"""A place of a number in a state of each game."""


def numbers(quantities: Quantities, value: Any, path: Path = ()) -> Iterator[tuple[Path, int]]:
    """The numbers in a state that may be given by their bounds, each with its path."""
    for name, below in quantities.items():
        there = value.get(name)
        if isinstance(below, Quantity):
            if isinstance(there, int):
                yield (*path, name), there
        elif isinstance(there, dict):
            yield from numbers(below, there, (*path, name))


def with_bounds(state: Any, given: Sequence[tuple[Path, int]], margin: int) -> Any:
    for path, number in given:
        least = max(number - margin, int(path in (("round",),) or path[-1] == "army"))
        state = replaced(state, path, {"at_least": least, "at_most": number + margin})
    return state


def knowing_bounds(case: Case) -> Iterator[Any]:
    """The case asked with bounds in place of one number after the other, and of all."""
    state = case.request["state"]
    given = list(numbers(quantities_in(GAMES[case.game].StateShape), state))
    for some in [[one] for one in given] + ([given] if len(given) > 1 else []):
        yield answer_of(case, {**case.request, "state": with_bounds(state, some, 1)})


def with_numbers(question: str) -> Iterator[Case]:
    for case in cases():
        if case.question != question or is_in_order(case.request["state"]):
            continue  # what is not stated is then taken for granted, and bounds state less than a number
        if any(numbers(quantities_in(GAMES[case.game].StateShape), case.request["state"])):
            yield case


@sampled(with_numbers("rulings"))
def test_a_ruling_by_bounds_is_open_or_the_same(case: Case) -> None:
    fuller = answer_of(case, case.request)
    for poorer in knowing_bounds(case) if fuller else ():
        assert poorer["verdict"] in (fuller["verdict"], "undetermined")
        if poorer["verdict"] == "legal":
            assert [*tells_more(poorer, fuller)] == []


@sampled(with_numbers("scores"))
def test_scores_by_bounds_are_wider(case: Case) -> None:
    entries = {entry["player"]: entry for entry in answer_of(case, case.request)["players"]}
    for poorer in knowing_bounds(case):
        for entry in poorer["players"]:
            least, most = bounds(entries[entry["player"]], "points")
            at_least, at_most = bounds(entry, "points")
            assert at_least <= least <= most <= at_most


@sampled(with_numbers("rulings"))
def test_equal_bounds_are_the_number(case: Case) -> None:
    state = case.request["state"]
    given = list(numbers(quantities_in(GAMES[case.game].StateShape), state))
    answer = answer_of(case, {**case.request, "state": with_bounds(state, given, 0)})
    assert answer == answer_of(case, case.request)


@pytest.mark.parametrize("game", IN_A_STATE)
def test_bounds_that_are_reversed_are_refused(game: str) -> None:
    guard, path = Guard(GAMES[game].StateShape), IN_A_STATE[game]
    nothing: dict[str, Any] = {}
    assert guard.holds(replaced(nothing, path, {"at_least": 2, "at_most": 3}))
    state = replaced(nothing, path, {"at_least": 3, "at_most": 2})
    assert not guard.holds(state)
    assert [fault.pointer for fault in guard.faults(state)] == [pointer(*path, "at_most")]


@pytest.mark.parametrize(
    ("game", "bounds", "wrong"),
    [
        ("confusing-lands", {"at_least": 5}, "at_least"),
        ("confusing-lands", {"at_least": 0, "at_most": 0}, "at_most"),
        ("graenaland", {"at_least": 0, "at_most": 0}, "at_most"),
        ("java", {"at_least": 1_001}, "at_least"),
    ],
)
def test_bounds_between_which_no_number_may_be_sent_are_refused(game: str, bounds: Any, wrong: str) -> None:
    nothing: dict[str, Any] = {}
    guard, path = Guard(GAMES[game].StateShape), IN_A_STATE[game]
    state = replaced(nothing, path, bounds)
    assert not guard.holds(state)
    assert [fault.pointer for fault in guard.faults(state)] == [pointer(*path, wrong)]
    assert guard.holds(replaced(nothing, path, {"at_least": 0, "at_most": 2}))


@pytest.mark.parametrize("wrong", [{"at_most": 3}, {"at_least": "2"}, {"at_least": 2, "most": 3}, {"at_least": -1}, "2", None])
@pytest.mark.parametrize("game", IN_A_STATE)
def test_what_is_neither_a_number_nor_bounds_is_refused(game: str, wrong: Any) -> None:
    nothing: dict[str, Any] = {}
    state = replaced(nothing, IN_A_STATE[game], wrong)
    guard = Guard(GAMES[game].StateShape)
    assert not guard.holds(state)
    assert guard.faults(state)
