"""If less is known, answers say less, and never the opposite: in the questions that only one of our games has.

`lawspeaker/conformance/package/hiding.py` has the questions of every game, and how members of a state are erased.
"""

from collections.abc import Callable
from typing import Any

from lawspeaker.conformance.cases import Case
from lawspeaker.conformance.package.answers import bounds
from lawspeaker.conformance.package.hiding import Erasure
from tests.conformance import cases, sampled
from tests.games.hiding import answer_of, asked_poorer, assert_names_what_is_missing, one_or_several_members
from tests.sweeps import Test


def every_case_of(question: str) -> Callable[[Test], Test]:
    return sampled(case for case in cases() if case.question == question)


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
