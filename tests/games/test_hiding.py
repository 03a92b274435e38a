"""Whoever knows less is told less, and never the opposite: erasing parts of a state may leave a ruling open, but turns no
legal action into an illegal one, nor the reverse.
"""

from collections.abc import Iterator, Sequence
from math import inf
from random import Random
from typing import Any, NamedTuple

import pytest

from lawspeaker.adjudication.errors import Impossible, Misunderstood
from tests.conformance import Case, cases
from tests.games.erasing import Path, beyond, erased, members, put_back
from tests.games.test_every_game import ask

CASES = {str(case): case for case in cases()}


def every_case_of(question: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("name", [name for name, case in CASES.items() if case.question == question])


one_or_several_members = pytest.mark.parametrize(
    "several", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["one-member", "several-members"]
)


class Poorer(NamedTuple):
    """A request of a case with members of its state erased, and the answer, if there is one."""

    paths: Sequence[Path]
    request: Any
    answer: Any


def asked_poorer(case: Case, several: bool) -> Iterator[Poorer]:
    """The case asked with one member of its state erased, each in turn, or with several chosen at random.

    Left out where what remains is no request any more, or no possible state.
    """
    state = case.request["state"]
    paths = list(members(state))
    choices = [[path] for path in paths]
    if several:
        random = Random(str(case))
        choices = [random.sample(paths, min(number, len(paths))) for number in (2, 3, 4, 6, 8, 12) * 4]
    for chosen in choices:
        request = {**case.request, "state": erased(state, chosen)}
        if answer := answer_of(case, request):
            yield Poorer(chosen, request, answer)


def answer_of(case: Case, request: dict[str, Any]) -> Any:
    """The answer; none where the request is refused."""
    try:
        return ask(case.game, case.question, request)
    except (Misunderstood, Impossible):
        return None


@one_or_several_members
@every_case_of("rulings")
def test_a_ruling_is_left_open_and_never_turned_round(name: str, several: bool) -> None:
    fuller = answer_of(CASES[name], CASES[name].request)
    for poorer in asked_poorer(CASES[name], several):
        assert poorer.answer["verdict"] in (fuller["verdict"], "undetermined"), poorer.paths
        if poorer.answer["verdict"] == "legal":
            assert_tells_nothing_more(poorer, fuller)
        elif poorer.answer["verdict"] != fuller["verdict"]:
            assert_names_what_is_missing(poorer, CASES[name], fuller["verdict"])


def assert_tells_nothing_more(poorer: Poorer, fuller: Any) -> None:
    """The next state and the events tell nothing that was erased."""
    assert list(beyond(poorer.answer["state"], fuller["state"])) == [], poorer.paths
    assert list(beyond(poorer.answer["events"], fuller["events"])) == [], poorer.paths


def assert_names_what_is_missing(poorer: Poorer, case: Case, verdict: str) -> None:
    """Sending what the answer names as missing, and again what is then missing, leads back to the verdict."""
    paths, request, answer = poorer
    while answer["verdict"] == "undetermined":
        assert answer["missing"], paths
        if any(place.startswith("/action") for place in answer["missing"]):
            return  # the action would have to say more than it does in this case
        told = request
        for place in answer["missing"]:
            told = put_back(told, case.request, place)
        assert told != request, (paths, answer["missing"])
        request, answer = told, ask(case.game, case.question, told)
    assert answer["verdict"] == verdict, paths


@one_or_several_members
@every_case_of("votes")
def test_the_bounds_of_votes_widen_and_the_outcome_is_left_open(name: str, several: bool) -> None:
    fuller = answer_of(CASES[name], CASES[name].request)
    for paths, _, poorer in asked_poorer(CASES[name], several):
        assert poorer.get("outcome") in (fuller.get("outcome"), "undetermined"), paths
        counted = {line["player"]: bounds(line) for line in poorer["players"]}
        for line in fuller["players"]:
            least, most = bounds(line)
            at_least, at_most = counted.get(line["player"], (0, 0))  # who is not listed has no vote there
            assert at_least <= least <= most <= at_most, (paths, line["player"])


def bounds(count: dict[str, int]) -> tuple[float, float]:
    if "votes" in count:
        return count["votes"], count["votes"]
    return count["at_least"], count.get("at_most", inf)


@one_or_several_members
@every_case_of("audits")
def test_no_state_becomes_impossible_by_knowing_less(name: str, several: bool) -> None:
    if answer_of(CASES[name], CASES[name].request)["verdict"] != "impossible":
        assert all(poorer.answer["verdict"] != "impossible" for poorer in asked_poorer(CASES[name], several))
