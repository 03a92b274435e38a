"""Whoever knows less is told less, and never the opposite: in the questions that only one of our games has.

`lawspeaker/conformance/package/hiding.py` has the questions of every game, and how members of a state are erased.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from lawspeaker.adjudication.errors import Impossible, Misunderstood
from lawspeaker.conformance.package import hiding
from lawspeaker.conformance.package.answers import bounds
from lawspeaker.conformance.package.hiding import Erasure, Poorer, each_member, may_be_some_of, several_members, some_members
from tests.conformance import Case, cases, sampled
from tests.effort import SLOW, THOROUGH
from tests.games.test_every_game import ask, package
from tests.sweeps import Test

__all__ = [
    "Erasure",
    "Poorer",
    "answer_of",
    "asked_poorer",
    "assert_names_what_is_missing",
    "assert_tells_nothing_more",
    "bounds",
    "may_be_some_of",
    "one_or_several_members",
    "several_members",
]


def every_case_of(*questions: str) -> Callable[[Test], Test]:
    return sampled(case for case in cases() if case.question in questions)


one_or_several_members = pytest.mark.parametrize(
    "erase",
    [some_members, pytest.param(several_members, marks=SLOW), pytest.param(each_member, marks=THOROUGH)],
    ids=["some-members", "several-members", "each-member"],
)


def asked_poorer(case: Case, erase: Erasure) -> Iterator[Poorer]:
    """The case asked with members of its state erased, as ``erase`` chooses them. No possible state becomes impossible."""
    return hiding.asked_poorer(package(case.game), case, erase)


def answer_of(case: Case, request: dict[str, Any]) -> Any:
    """The answer; none where the request is refused."""
    try:
        return ask(case.game, case.question, request)
    except (Misunderstood, Impossible):
        return None


def assert_tells_nothing_more(poorer: Poorer, fuller: Any) -> None:
    """The next state tells nothing that was erased; the events are some of what happened, each as far as it is known."""
    assert list(hiding.tells_more(poorer.answer, fuller)) == [], poorer.paths


def assert_names_what_is_missing(poorer: Poorer, case: Case, due: str, member: str = "verdict") -> None:
    """Sending what the answer names as missing, and again what is then missing, leads back to what is due."""
    assert list(hiding.misnames_what_is_missing(package(case.game), case, poorer, due, member)) == [], poorer.paths


@one_or_several_members
@every_case_of("victory-claims")
def test_a_claim_is_left_open_and_never_turned_round(case: Case, erase: Erasure) -> None:
    fuller = answer_of(case, case.request)
    for poorer in asked_poorer(case, erase):
        assert poorer.answer["outcome"] in (fuller["outcome"], "undetermined"), poorer.paths
        if poorer.answer["outcome"] != fuller["outcome"]:
            assert_names_what_is_missing(poorer, case, fuller["outcome"], "outcome")


@one_or_several_members
@every_case_of("votes")
def test_the_bounds_of_votes_widen_and_the_outcome_is_left_open(case: Case, erase: Erasure) -> None:
    fuller = answer_of(case, case.request)
    for paths, _, poorer in asked_poorer(case, erase):
        assert poorer.get("outcome") in (fuller.get("outcome"), "undetermined"), paths
        counted = {line["player"]: bounds(line, "votes") for line in poorer["players"]}
        for line in fuller["players"]:
            least, most = bounds(line, "votes")
            at_least, at_most = counted.get(line["player"], (0, 0))  # who is not listed has no vote there
            assert at_least <= least <= most <= at_most, (paths, line["player"])


@one_or_several_members
@every_case_of("standings")
def test_a_standing_is_left_open_and_never_turned_round(case: Case, erase: Erasure) -> None:
    fuller = answer_of(case, case.request)
    for paths, _, poorer in asked_poorer(case, erase):
        if any(path[0] in SAYS_WHAT_WAS_CHANGED for path in paths):
            continue
        known = standing(fuller)
        told = standing(poorer)
        assert {place: value for place, value in told.items() if known.get(place) != value} == {}, paths
        assert told == known or poorer["missing"], paths


SAYS_WHAT_WAS_CHANGED = ("turn", "palaces_built")
"""Members of a state without which a standing is that of a turn in which no palace was changed yet."""


def standing(answer: Any) -> dict[tuple[str, ...], Any]:
    """What an answer says of a village, a city or water, by what it is said of."""
    told: dict[tuple[str, ...], Any] = {("",): answer.get("place"), ("size",): answer.get("size")}
    told |= {("may build", member): value for member, value in answer.get("may_build", {}).items()}
    for entry in answer["players"]:
        told |= {(entry["player"], member): entry.get(member) for member in ("heights", "rank", "points")}
        told |= {(entry["player"], other["with"]): other for other in entry["compared"]}
    return {place: value for place, value in told.items() if value is not None}
