"""Whoever knows less is told less, and never the opposite: erasing parts of a state may leave a ruling open, but turns no
legal action into an illegal one, nor the reverse.

One test a property and topic: see `tests/conformance.py`, there also how to run the cases of one topic alone.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from math import inf
from random import Random
from typing import Any, NamedTuple

import pytest

from lawspeaker.adjudication.errors import Impossible, Misunderstood
from tests.conformance import Case, OfOne, cases, sampled
from tests.effort import SLOW, THOROUGH
from tests.games.erasing import Path, beyond, erased, is_complete, members, put_back
from tests.games.test_every_game import ask


def every_case_of(*questions: str) -> Callable[[OfOne], OfOne]:
    return sampled(case for case in cases() if case.question in questions)


Erasure = Callable[[Sequence[Path], Random], Sequence[Sequence[Path]]]
"""Chooses among the members of a state, each time those that are erased together."""


def some_members(paths: Sequence[Path], random: Random) -> Sequence[Sequence[Path]]:
    """One at a time: of each member of the state itself that one, or one within it."""
    return [[path] for path in {path[0]: path for path in random.sample(paths, len(paths))}.values()]


def each_member(paths: Sequence[Path], random: Random) -> Sequence[Sequence[Path]]:
    """One at a time, each in turn."""
    return [[path] for path in paths]


def several_members(paths: Sequence[Path], random: Random) -> Sequence[Sequence[Path]]:
    """More and more at a time, chosen at random."""
    return [random.sample(paths, min(number, len(paths))) for number in (2, 3, 4, 6, 8, 12)]


one_or_several_members = pytest.mark.parametrize(
    "erase",
    [some_members, pytest.param(several_members, marks=SLOW), pytest.param(each_member, marks=THOROUGH)],
    ids=["some-members", "several-members", "each-member"],
)


class Poorer(NamedTuple):
    """A request of a case with members of its state erased, and the answer, if there is one."""

    paths: Sequence[Path]
    request: Any
    answer: Any


def asked_poorer(case: Case, erase: Erasure) -> Iterator[Poorer]:
    """The case asked with members of its state erased, as ``erase`` chooses them.

    Left out where what remains is no request any more. A possible state never becomes impossible by knowing less.
    """
    state = case.request["state"]
    for chosen in erase(list(members(case.game, state)), Random(str(case))):
        request = {**case.request, "state": erased(state, chosen)}
        try:
            answer = ask(case.game, case.question, request)
        except Misunderstood:
            continue
        except Impossible as impossible:
            raise AssertionError(f"impossible without {chosen}") from impossible
        yield Poorer(chosen, request, answer)


def answer_of(case: Case, request: dict[str, Any]) -> Any:
    """The answer; none where the request is refused."""
    try:
        return ask(case.game, case.question, request)
    except (Misunderstood, Impossible):
        return None


@one_or_several_members
@every_case_of("rulings", "turns")
def test_a_ruling_is_left_open_and_never_turned_round(case: Case, erase: Erasure) -> None:
    fuller = answer_of(case, case.request)
    for poorer in asked_poorer(case, erase):
        assert poorer.answer["verdict"] in (fuller["verdict"], "undetermined"), poorer.paths
        if poorer.answer["verdict"] == "legal":
            assert_tells_nothing_more(poorer, fuller)
        elif poorer.answer["verdict"] != fuller["verdict"]:
            assert_names_what_is_missing(poorer, case, fuller["verdict"])


@every_case_of("rulings", "turns")
def test_knowing_more_never_makes_a_ruling_vaguer(case: Case) -> None:
    """Erased one after the other, members leave a ruling open sooner or later, and then it stays open."""
    state, random = case.request["state"], Random(str(case))
    paths = list(members(case.game, state))
    order = random.sample(paths, min(10, len(paths)))
    was_open = False
    for number in range(1, len(order) + 1):
        answer = answer_of(case, {**case.request, "state": erased(state, order[:number])})
        if answer:
            is_open = answer["verdict"] == "undetermined"
            assert is_open or not was_open, (order[: number - 1], order[number - 1])
            was_open = is_open


def assert_tells_nothing_more(poorer: Poorer, fuller: Any) -> None:
    """The next state tells nothing that was erased; the events are some of what happened, each as far as it is known."""
    assert list(beyond(poorer.answer["state"], fuller["state"])) == [], poorer.paths
    assert may_be_some_of(poorer.answer["events"], fuller["events"]), poorer.paths


def may_be_some_of(poorer: Sequence[Any], fuller: Sequence[Any]) -> bool:
    """Whether these events may be those, in their order: some may be left out, and each told only in part."""
    others = iter(fuller)
    return all(any(tells_nothing_beyond(event, other) for other in others) for event in poorer)


def tells_nothing_beyond(event: Mapping[str, Any], fuller: Mapping[str, Any]) -> bool:
    """Whether the one event may be the other; of a ranking places may be left out."""
    ranking, places = event.get("ranking", []), fuller.get("ranking", [])
    told = {**event, **({"ranking": places} if "ranking" in event else {})}
    return list(beyond(told, fuller)) == [] and [place for place in places if place in ranking] == ranking


def assert_names_what_is_missing(poorer: Poorer, case: Case, due: str, member: str = "verdict") -> None:
    """Sending what the answer names as missing, and again what is then missing, leads back to what is due."""
    paths, request, answer = poorer
    while answer[member] == "undetermined":
        assert answer["missing"], paths
        if any(place.startswith("/action") for place in answer["missing"]):
            return  # the action would have to say more than it does in this case
        if all(place.startswith("/state/overlay") for place in answer["missing"]):
            return  # what is printed on a component would tell it, too
        told = request
        for place in answer["missing"]:
            told = put_back(told, case.request, place)
        if "actions" in request and told == request:
            return  # it is not known in the middle of the turn, after something hidden was drawn
        if not any(is_complete(case.request, place) for place in answer["missing"]):
            return  # the case does not tell it either: there it follows from something else
        assert told != request, (paths, answer["missing"])
        request, answer = told, ask(case.game, case.question, told)
    assert answer[member] == due, paths


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
        counted = {line["player"]: bounds(line) for line in poorer["players"]}
        for line in fuller["players"]:
            least, most = bounds(line)
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


@one_or_several_members
@every_case_of("scores")
def test_the_bounds_of_scores_widen_and_ranks_are_left_open(case: Case, erase: Erasure) -> None:
    fuller = answer_of(case, case.request)
    entries = {entry["player"]: entry for entry in fuller["players"]}
    assert_says_what_is_missing(fuller)
    for paths, request, poorer in asked_poorer(case, erase):
        assert_says_what_is_missing(poorer)
        for entry in poorer["players"]:
            if entry["player"] not in entries:
                continue  # nobody says any more who plays, and that player might
            least, most = bounds(entries[entry["player"]], "points")
            at_least, at_most = bounds(entry, "points")
            assert at_least <= least <= most <= at_most, (paths, entry["player"])
            if is_standing(case.game, request) == is_standing(case.game, case.request):
                assert entry.get("rank") in (None, entries[entry["player"]].get("rank")), (paths, entry["player"])


def assert_says_what_is_missing(answer: Any) -> None:
    """Each line of a sheet of which only bounds are known names what would have to be sent."""
    for line in (line for entry in answer["players"] for line in entry["lines"]):
        assert "points" in line or "depends on" in line["message"], line


TELLS_THAT_IT_IS_DECIDED: Mapping[str, Set[str]] = {"graenaland": {"phase", "announcement"}}
"""By game, the members of a state without any of which the ranks are how the players stand, and no result."""


def is_standing(game: str, request: Any) -> bool:
    """Whether the state does not speak of the end of the game, so that the ranks are of another kind than they are there."""
    return game in TELLS_THAT_IT_IS_DECIDED and not TELLS_THAT_IT_IS_DECIDED[game] & request["state"].keys()


def bounds(count: dict[str, int], noun: str = "votes") -> tuple[float, float]:
    if noun in count:
        return count[noun], count[noun]
    return count["at_least"], count.get("at_most", inf)


@one_or_several_members
@every_case_of("audits")
def test_no_state_becomes_impossible_by_knowing_less(case: Case, erase: Erasure) -> None:
    if answer_of(case, case.request)["verdict"] != "impossible":
        assert all(poorer.answer["verdict"] != "impossible" for poorer in asked_poorer(case, erase))
