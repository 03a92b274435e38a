"""What comes of a legal action is told as far as it is known, and what is not is named, whatever of the state is erased."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

from tests.conformance import Case, cases, sampled
from tests.games.confusing_lands.play import VARIANTS
from tests.games.confusing_lands.test_hiding_in_play import in_a_game, knowing_less, reached
from tests.games.consequences import at, covers, left_open, pointed
from tests.games.erasing import Path, beyond, put_back
from tests.games.test_every_game import ask
from tests.games.test_hiding import Erasure, Poorer, answer_of, asked_poorer, assert_tells_nothing_more, one_or_several_members

BY_PLAYER = ("landscapes", "hands", "chosen", "set_aside")
MAY_CHANGE: set[Path] = {("phase",), ("round",)}
"""What may be left out although it stays as it is: nobody knows that it does."""
FACE_DOWN = {"card": "face down"}
"""A card that lies face down, where one that is not known would be told as none."""


def with_hidden_cards(value: Any) -> Any:
    """The state with each card that lies face down in its place, so that it is more than one that is left out."""
    if isinstance(value, list):
        return [with_hidden_cards(inner) for inner in value]
    if not isinstance(value, dict):
        return value
    if value == {"hidden": True}:
        return FACE_DOWN
    if value.keys() == {"count"}:
        return {"cards": [FACE_DOWN] * value["count"]}
    return {name: with_hidden_cards(inner) for name, inner in value.items()}


def parts(state: Mapping[str, Any]) -> Mapping[Path, Any]:
    """What a state is made of: what an action changes or leaves as it is."""
    whole = {(name,): value for name, value in state.items() if name not in BY_PLAYER}
    return whole | {(name, player): value for name in BY_PLAYER for player, value in state.get(name, {}).items()}


def not_told(poorer: Any, fuller: Any, before: Any) -> Iterator[Path]:
    """The places in the state after an action of which only the fuller answer tells what came there.

    A card that stays in its pile does not come there, even if it moves up, nor does the rest of a deck. A landscape may be told
    in either form.
    """
    for path in beyond(fuller, poorer):
        found = at(fuller, path)
        pile = (at(before, path[:-2]) or ()) if path[-1] == "card" and path[-3:-2] == ("cards",) else ()
        has_other_form = path[0] == "landscapes" and len(path) == 3 and {"placed", "squares"} & at(poorer, path[:2]).keys()
        stays = found == at(before, path) or {"card": found} in pile
        if (found == FACE_DOWN["card"] or not stays) and not has_other_form:
            yield path


def assert_told_as_far_as_known(poorer: Poorer, case: Case, fuller: Any) -> None:
    told = (poorer.paths, poorer.request)
    assert_tells_nothing_more(poorer, fuller)
    opened, before = left_open(poorer.answer), case.request["state"]
    assert () not in opened, told
    after, kept = parts(poorer.answer["state"]), parts(poorer.request["state"])
    stays = {path for path, part in parts(fuller["state"]).items() if parts(before).get(path) == part}
    less = {path for path in stays & kept.keys() if list(beyond(kept[path], after.get(path)))}
    lost = {path for path in less if not lies_face_down(parts(before)[path])}
    assert lost <= MAY_CHANGE & opened, told
    due = set(not_told(*map(with_hidden_cards, (poorer.answer["state"], fuller["state"], before))))
    assert [path for path in due if not any(covers(place, path) for place in opened)] == [], told
    beside = opened - left_open(fuller) - MAY_CHANGE
    changed = {place for place in beside if is_of_another_pile(place, before, fuller["state"])}
    assert [place for place in beside - changed if not any(covers(place, path) for path in due)] == [], told


def is_of_another_pile(place: Path, before: Any, after: Any) -> bool:
    """Whether a card of a pile from which another was taken stands there: nobody who does not see it knows which is left."""
    return place[-3:-2] == ("cards",) and place[-1] == "card" and at(before, place[:-2]) != at(after, place[:-2])


def lies_face_down(part: Any) -> bool:
    """Whether it is a card that nobody sees, or a pile of such cards, so that nobody sees whether it is still the same."""
    return isinstance(part, dict) and (part.keys() == {"count"} or part == {"hidden": True})


def assert_sending_what_is_missing_tells_it(poorer: Poorer, case: Case, fuller: Any) -> None:
    """Sending what would tell it, where the case does, again and again leads back to all that the case leads to."""
    request, answer = poorer.request, poorer.answer
    while parts := [part for part in answer["open"] if pointed(part["at"])[1:] not in left_open(fuller)]:
        assert all(part["missing"] for part in parts), poorer.paths
        missing = {place for part in parts for place in part["missing"]}
        assert [place for place in missing if at(request, pointed(place)) is not None] == [], poorer.paths
        told = request
        for place in missing:
            if at(case.request, pointed(place)) is not None:
                told = put_back(told, case.request, place)
        if told == request:
            return  # the case says it in another way, if at all
        request, answer = told, ask(case.game, case.question, told)


def legal_ones(case: Case, asked: Iterator[Poorer]) -> Iterator[tuple[Poorer, Any]]:
    """What is legal, also when less is known; of a whole turn it may be a later action that changes something."""
    fuller = answer_of(case, case.request)
    if fuller and fuller["verdict"] == "legal" and "action" in case.request:
        yield from ((poorer, fuller) for poorer in asked if poorer.answer["verdict"] == "legal")


@one_or_several_members
@sampled(case for case in cases() if case.game == "confusing-lands" and case.question in ("rulings", "turns"))
def test_what_comes_of_an_action_is_told_as_far_as_it_is_known(case: Case, erase: Erasure) -> None:
    for poorer, fuller in legal_ones(case, asked_poorer(case, erase)):
        assert_told_as_far_as_known(poorer, case, fuller)
        assert_sending_what_is_missing_tells_it(poorer, case, fuller)


@pytest.mark.parametrize("players", VARIANTS, ids=["two", "solo"])
@in_a_game
def test_so_it_is_in_a_game(players: Sequence[str], game: int) -> None:
    for case, _ in reached(players, game, 0.25 if game else 0.1):
        for poorer, fuller in legal_ones(case, knowing_less(case)):
            assert_told_as_far_as_known(poorer, case, fuller)
            assert_sending_what_is_missing_tells_it(poorer, case, fuller)
