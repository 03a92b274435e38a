"""If less is known of a game, the answers say less, and never the opposite: rulings, effects of actions, and scores.

The effect of a legal action is given as far as it is known, and what is unknown is named.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from math import inf
from random import Random
from typing import Any

import pytest

from lawspeaker.adjudication.document import Path
from lawspeaker.adjudication.unknown import AT_LEAST
from lawspeaker.conformance.cases import Case
from lawspeaker.conformance.package.erasing import beyond, number_of, put_back
from lawspeaker.conformance.package.hiding import Erasure, Poorer, several_members
from lawspeaker.games.java.board.seen_land import as_seen
from lawspeaker.games.java.board.spaces import space
from tests.conformance import cases_of, sampled
from tests.effort import in_parts
from tests.games.asking import ask
from tests.games.hiding import (
    asked_poorer,
    assert_effect_is_told,
    assert_open_or_the_same,
    assert_scores_widen,
    assert_tells_nothing_more,
    reached,
    several_or_each_member,
)
from tests.games.java import naive_board
from tests.games.java.play import FEW_TILES, TABLE, VARIANTS, play, tampered
from tests.games.java.positions import near_land, random_board, random_island, random_tile, told_seen, told_state
from tests.games.java.twins import every_part, lay, violated
from tests.games.play import Action, Played, State, told

in_every_number = pytest.mark.parametrize("players", VARIANTS, ids=["two", "three", "four"])
in_a_game = in_parts("game", 3)


@cache
def played_once(players: Sequence[str], game: int) -> Played:
    return play(players, f"hidden {game}", FEW_TILES, looked_at=0)


def cases_of_play(players: Sequence[str], game: int, share: float) -> Iterator[Case]:
    """Rulings in a game at random."""

    def others(action: Action, state: State, random: Random) -> Iterable[Action]:
        return random.sample(list(tampered(action, state, random)), 3)

    return reached(TABLE, played_once(players, game), f"{players} {game}", others, lambda _: share)


def knowing_less(case: Case) -> Iterable[Poorer]:
    """The case asked with members of its state erased."""
    return asked_poorer(case, several_members)


@in_every_number
@in_a_game
def test_a_ruling_in_a_game_is_open_or_the_same(players: Sequence[str], game: int) -> None:
    for case in cases_of_play(players, game, 0.06 if game else 0.03):
        assert_open_or_the_same(case, knowing_less(case), assert_told_as_far_as_known)


@several_or_each_member
@sampled(case for case in cases_of("java") if case.question in ("rulings", "turns"))
def test_the_effect_of_a_legal_action_is_given_as_far_as_known(case: Case, erase: Erasure) -> None:
    assert_effect_is_told(case, erase, assert_told_as_far_as_known)


@in_every_number
@in_a_game
def test_scores_in_a_game_widen_if_less_is_known(players: Sequence[str], game: int) -> None:
    for case in cases_of_play(players, game, 0.01):
        assert_scores_widen(case, knowing_less)


@every_part
def test_land_that_is_only_seen_is_ruled_on_alike_or_open(part: int) -> None:
    """Land from above, some of it unknown: no verdict is turned round, and no other rule is broken."""
    random = Random(f"seen {part}")
    decided = 0
    for _ in range(6 if part == 0 else 15):
        island = random_island(random, steps=random.randint(20, 110))
        state = told_state(island)
        seen = told_seen(island)
        poorer = {member: value for member, value in state.items() if member != "tiles"}
        less = [f"{entry.rstrip('0123456789')[:-1]}?" if random.random() < 0.1 else entry for entry in seen]
        less = [entry.rstrip("0123456789") if entry[-2:].isalnum() and random.random() < 0.1 else entry for entry in less]
        views = [TABLE.seen({**poorer, "land": seen}), TABLE.seen({**state, "land": seen}), TABLE.seen({**poorer, "land": less})]
        whole = TABLE.audited(state)
        for _ in range(12):
            action = lay(random_tile(random, near_land(island)))
            due = TABLE.ruled(whole, action)
            for number, view in enumerate(views):
                ruling = TABLE.ruled(view, action)
                assert violated(ruling) <= violated(due), told([view.document, action])
                assert ruling.verdict in (due.verdict, "undetermined"), told([view.document, action])
                assert number != 1 or ruling.verdict == due.verdict, told([view.document, action])
                decided += ruling.verdict == due.verdict
    assert decided > 12


def test_heights_that_follow_from_the_land_are_right() -> None:
    random, followed, bounded = Random("heights"), 0, 0
    for _ in range(40):
        island = random_island(random, random_board(random), random.randint(4, 40))
        hidden = {place for place in island.heights if random.random() < 0.3}
        told = [entry.rstrip("0123456789") if naive_board.named(entry[:-2]) in hidden else entry for entry in told_seen(island)]
        seen = as_seen(told).measured()
        for place, height in island.heights.items():
            low, high = seen.extent(space(naive_board.name(place)))
            assert low <= height <= high
            followed += place in hidden and low == high
            bounded += low < high < inf
    assert followed
    assert bounded


# The effect of an action


def assert_told_as_far_as_known(poorer: Poorer, case: Case, fuller: Any) -> None:
    """What is unknown is left out and named. Everything else is given."""
    before, context = case.request["state"], told([case.request, poorer.paths])
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
    assert_closed_by_what_is_missing(case, fuller, poorer, context)


def members(state: Any, path: Path = ()) -> Mapping[Path, Any]:
    """All that a state says, by its place. A pile says how many cards it has, also if they are unknown."""
    return dict(_members(state, path))


def _members(value: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    if isinstance(value, dict) and value.keys() & {"cards", "count"}:
        yield path, number_of(value)
    elif isinstance(value, dict) and AT_LEAST in value:
        return  # a number of which only bounds are told
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
    """Sending what is named as missing, again and again, leads to what the whole request leads to."""
    _, request, answer = poorer
    left = {part["at"] for part in fuller["open"]}
    while further := [part for part in answer["open"] if part["at"] not in left]:
        sent = request
        for place in (place for part in further for place in part["missing"]):
            sent = put_back(sent, case.request, place)
        assert sent != request, (further, context)
        request, answer = sent, ask(case.game, case.question, sent)
    assert list(beyond(fuller["state"], answer["state"])) == [] or request != case.request, context
