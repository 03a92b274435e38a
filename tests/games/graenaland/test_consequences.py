"""What comes of a legal action is told as far as it is known, and what is not is named, whatever of the state is erased."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.conformance import Case, cases, sampled
from tests.games.consequences import at, covers, left_open, pointed
from tests.games.erasing import Path, beyond, put_back
from tests.games.graenaland.test_hiding_in_play import hands_aligned, reached
from tests.games.graenaland.variants import VARIANTS
from tests.games.test_every_game import ask
from tests.games.test_hiding import (
    Erasure,
    Poorer,
    answer_of,
    asked_poorer,
    may_be_some_of,
    one_or_several_members,
    several_members,
)

DEPTH = {"clans": 3, "territories": 3, "decks": 2, "discards": 2, "building": 2, "placement": 3, "announcement": 2}
"""How deep in a state its parts are, of which an action changes one and leaves another as it is; all others are on top."""
MAY_STAY = ("phase", "turn", "building", "placement", "announcement", "claims", "decks", "discards", "supply_row")
"""Parts that may be open although they stay as they are: nobody knows that they do."""
MAY_STAY_IN_PLACE = ("heroes", "face_up", "face_down", "hand", "waiting")
"""The same of parts of clans and territories."""


def parts(state: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """What a state is made of."""
    for name, value in state.items():
        place = (*path, name)
        if isinstance(value, dict) and len(place) < DEPTH.get(str(place[0]), 1):
            yield from parts(value, place)
        elif value != {}:  # a pile of which nothing is told
            yield place, value


def unseen(pile: Any) -> int:
    """How many members of its cards a pile does not tell."""
    if "cards" not in pile:
        return 2 * int(pile["count"])
    return sum(2 - min(2, len({"deck": 0, **card} if "symbols" in card else card)) for card in pile["cards"])


def is_pile(value: Any) -> bool:
    return isinstance(value, dict) and bool(value) and value.keys() <= {"cards", "count"}


def assert_told_as_far_as_known(poorer: Poorer, case: Case, fuller: Any) -> None:
    told = (poorer.paths, poorer.request, poorer.answer)
    before, knew = dict(parts(case.request["state"])), dict(parts(poorer.request["state"]))
    opened = left_open(poorer.answer)
    assert () not in opened, told
    assert [place for place in opened if at(poorer.answer["state"], place) is not None] == [], told
    assert list(beyond(poorer.answer["state"], hands_aligned(poorer.answer["state"], fuller["state"]))) == [], told
    assert may_be_some_of(poorer.answer["events"], fuller["events"]), told
    after, due = dict(parts(poorer.answer["state"])), dict(parts(fuller["state"]))
    for path, value in due.items():
        is_covered = any(covers(place, path) or covers(path, place) for place in opened)
        if value == before.get(path):
            kept = path not in knew or not list(beyond(knew[path], after.get(path)))
            assert kept or (is_covered and may_stay(path)), (path, *told)
        elif path not in after:
            assert is_covered, (path, *told)
        elif is_pile(value):
            beneath = sum(len(place) > len(path) and covers(path, place) for place in opened)
            lost = unseen(after[path]) - unseen(value)
            had_lost = unseen(knew[path]) - unseen(before[path]) if path in knew else 0
            assert lost <= had_lost or beneath, (path, *told)
    for path in knew.keys() & due.keys() - after.keys():
        assert any(covers(place, path) or covers(path, place) for place in opened), (path, *told)
    for place in opened - left_open(fuller):
        changed = any(covers(place[: len(path)], path) and value != before.get(path) for path, value in due.items())
        assert changed or may_stay(place), (place, *told)


def may_stay(place: Path) -> bool:
    return place[0] in MAY_STAY or (len(place) > 2 and place[2] in MAY_STAY_IN_PLACE)


def assert_sending_what_is_missing_tells_it(poorer: Poorer, case: Case, fuller: Any) -> None:
    """Sending what would tell it, where the case does, again and again leads back to all that the case leads to."""
    request, answer = poorer.request, poorer.answer
    while gaps := [part for part in answer["open"] if pointed(part["at"])[1:] not in left_open(fuller)]:
        assert all(part["missing"] for part in gaps), poorer.paths
        missing = {place for part in gaps for place in part["missing"] if place.startswith("/state")}
        assert [place for place in missing if at(request, pointed(place)) not in (None, {})] == [], (poorer.paths, request, gaps)
        told = request
        for place in missing:
            if at(case.request, pointed(place)) is not None:
                told = put_back(told, case.request, place)
        if told == request:
            return  # the case says it in another way, if at all
        request, answer = told, ask(case.game, case.question, told)
        assert answer["verdict"] == "legal", (poorer.paths, told)


def assert_consequences(case: Case, asked: Iterator[Poorer]) -> None:
    fuller = answer_of(case, case.request)
    if not fuller or fuller["verdict"] != "legal" or "action" not in case.request:
        return
    for poorer in asked:
        if poorer.answer["verdict"] == "legal":
            assert_told_as_far_as_known(poorer, case, fuller)
            assert_sending_what_is_missing_tells_it(poorer, case, fuller)


@one_or_several_members
@sampled(case for case in cases() if case.game == "graenaland" and case.question in ("rulings", "turns"))
def test_what_comes_of_an_action_is_told_as_far_as_it_is_known(case: Case, erase: Erasure) -> None:
    assert_consequences(case, asked_poorer(case, erase))


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS[5::13], ids=str)
def test_so_it_is_in_a_game(variant: Any) -> None:
    for case in reached(variant):
        assert_consequences(case, asked_poorer(case, several_members))
