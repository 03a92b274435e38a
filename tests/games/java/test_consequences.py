"""What comes of a legal action is told as far as it is known: of that no less, of what is unknown nothing, and what is left
open is named with what would have to be sent.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tests.conformance import Case, OfOne, cases, sampled
from tests.games.erasing import Path, beyond, put_back
from tests.games.java.test_hiding_in_play import in_a_game, in_every_number, reached
from tests.games.play import told
from tests.games.test_every_game import ask
from tests.games.test_hiding import (
    Erasure,
    Poorer,
    answer_of,
    asked_poorer,
    assert_tells_nothing_more,
    one_or_several_members,
    several_members,
)


def every_ruling(test: OfOne) -> OfOne:
    return sampled(case for case in cases() if case.game == "java" and case.question in ("rulings", "turns"))(test)


@one_or_several_members
@every_ruling
def test_what_comes_of_an_action_is_told_as_far_as_it_is_known(case: Case, erase: Erasure) -> None:
    hold_of_all_that_is_erased(case, erase)


@in_every_number
@in_a_game
def test_what_comes_of_an_action_in_a_game_is_told_as_far_as_it_is_known(players: Sequence[str], game: int) -> None:
    for case, _ in reached(players, game, 0.08 if game else 0.03):
        hold_of_all_that_is_erased(case, several_members)


def hold_of_all_that_is_erased(case: Case, erase: Erasure) -> None:
    fuller = answer_of(case, case.request)
    if fuller and fuller["verdict"] == "legal":
        for poorer in asked_poorer(case, erase):
            if poorer.answer["verdict"] == "legal":
                context = told([str(case), poorer.paths])
                assert_told_as_far_as_known(case.request["state"], fuller, poorer, context)
                assert_closed_by_what_is_missing(case, fuller, poorer, context)


def assert_told_as_far_as_known(before: Any, fuller: Any, poorer: Poorer, context: str) -> None:
    """What is unknown is left out and named, all else is told."""
    told_before, told_then = members(before), members(fuller["state"])
    told_poorer, told_poorer_then = members(poorer.request["state"]), members(poorer.answer["state"])
    places = [place_of(part["at"]) for part in poorer.answer["open"]]
    assert () not in places, context
    assert not told_poorer_then.keys() & {*places}, context
    lost = [path for path in told_poorer if path not in told_poorer_then and told_then.get(path) == told_before[path]]
    changed = [path for path in told_then if path not in told_poorer_then and told_then[path] != told_before.get(path)]
    for path in (*lost, *changed):
        assert any(path[: len(place)] == place for place in places), (path, places, context)
    assert_tells_nothing_more(poorer, fuller)


def members(state: Any, path: Path = ()) -> Mapping[Path, Any]:
    """All that is told, by its place: what objects have. A pile tells how many cards it has; that is so of unknown ones, too."""
    return dict(_members(state, path))


def _members(value: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    if isinstance(value, dict) and value.keys() & {"cards", "count"}:
        yield path, len(value["cards"]) if "cards" in value else value["count"]
    elif isinstance(value, dict):
        for name, inner in value.items():
            yield from _members(inner, (*path, name))
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for nth, inner in enumerate(value):
            yield from _members(inner, (*path, str(nth)))
    else:
        yield path, value


def place_of(pointer: str) -> Path:
    return tuple(pointer.removeprefix("/state").split("/")[1:])


def assert_closed_by_what_is_missing(case: Case, fuller: Any, poorer: Poorer, context: str) -> None:
    """Sending what is named as missing, and again what is missing then, tells in the end what is told where all is sent."""
    _, request, answer = poorer
    left = {part["at"] for part in fuller["open"]}
    while further := [part for part in answer["open"] if part["at"] not in left]:
        sent = request
        for place in (place for part in further for place in part["missing"]):
            sent = put_back(sent, case.request, place)
        assert sent != request, (further, context)
        request, answer = sent, ask(case.game, case.question, sent)
    assert list(beyond(fuller["state"], answer["state"])) == [] or request != case.request, context
