"""If less is known of a game, the answers say less, and never the opposite: rulings, effects of actions, and scores.

The effect of a legal action is given as far as it is known, and what is unknown is named.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

from lawspeaker.adjudication.document import Path
from lawspeaker.adjudication.wire.unordered import ORDER
from lawspeaker.conformance.cases import Case
from lawspeaker.conformance.package.erasing import beyond
from lawspeaker.conformance.package.hiding import Erasure, Poorer, several_members
from tests.conformance import cases_of, sampled
from tests.effort import in_parts
from tests.games.confusing_lands.play import TABLE, VARIANTS, play, tampered
from tests.games.consequences import at, covers, left_open
from tests.games.hiding import (
    answer_of,
    asked_poorer,
    assert_effect_is_told,
    assert_open_or_the_same,
    assert_scores_widen,
    assert_sending_what_is_missing_tells_it,
    assert_tells_nothing_more,
    one_or_several_members,
    reached,
    several_or_each_member,
)
from tests.sweeps import each

for_one_or_two = pytest.mark.parametrize("players", VARIANTS, ids=["two", "solo"])
in_a_game = in_parts("game", 4)


def cases_of_play(players: Sequence[str], game: int, share: float) -> Iterator[Case]:
    """Rulings in a game at random."""
    played = play(players, f"hidden {game}", looked_at=0)
    return reached(TABLE, played, f"{players} {game}", tampered, lambda _: share)


def knowing_less(case: Case) -> Iterator[Poorer]:
    """The case asked with members of its state erased.

    Nobody is erased from those who have chosen: whoever is not among them is known not to have chosen, or to have placed.
    """
    for poorer in asked_poorer(case, several_members):
        if not any(path[0] == "chosen" and len(path) == 2 for path in poorer.paths):
            yield poorer


@for_one_or_two
@in_a_game
def test_a_ruling_in_a_game_is_open_or_the_same(players: Sequence[str], game: int) -> None:
    for case in cases_of_play(players, game, 0.06):
        assert_open_or_the_same(case, knowing_less(case), assert_told_as_far_as_known)


@several_or_each_member
@sampled(case for case in cases_of("confusing-lands") if case.question == "rulings")
def test_the_effect_of_a_legal_action_is_given_as_far_as_known(case: Case, erase: Erasure) -> None:
    assert_effect_is_told(case, erase, assert_told_as_far_as_known)


@for_one_or_two
@in_a_game
def test_scores_in_a_game_widen_if_less_is_known(players: Sequence[str], game: int) -> None:
    for case in cases_of_play(players, game, 0.03):
        assert_scores_widen(case, knowing_less)


@each("case", [case for case in cases_of("confusing-lands") if case.question == "replays"])
@one_or_several_members
def test_what_was_unknown_at_first_is_not_believed_later(case: Case, erase: Erasure) -> None:
    """Looked at up to the first action that is left open: from there on the states are not the same."""
    fuller = [ruling["verdict"] for ruling in answer_of(case, case.request)["rulings"]]
    for poorer in asked_poorer(case, erase):
        for nth, (ruling, due) in enumerate(zip(poorer.answer["rulings"], fuller, strict=False)):
            assert ruling["verdict"] in (due, "undetermined"), (poorer.paths, nth)
            if ruling["verdict"] != due:
                break


# The effect of an action

BY_PLAYER = ("landscapes", "hands", "chosen", "set_aside")
MAY_CHANGE: set[Path] = {("phase",), ("round",)}
"""Parts that an effect may leave open although they do not change, because that is unknown."""
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
        is_rest = isinstance(found, dict) and ORDER in found
        if (found == FACE_DOWN["card"] or not stays) and not has_other_form and not is_rest:
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
    assert_sending_what_is_missing_tells_it(poorer, case, fuller)


def is_of_another_pile(place: Path, before: Any, after: Any) -> bool:
    """Whether a card of a pile from which another was taken stands there: nobody who does not see it knows which is left."""
    return place[-3:-2] == ("cards",) and place[-1] == "card" and at(before, place[:-2]) != at(after, place[:-2])


def lies_face_down(part: Any) -> bool:
    """Whether it is a card that nobody sees, or a pile of such cards, so that nobody sees whether it is still the same."""
    return isinstance(part, dict) and (part.keys() == {"count"} or part == {"hidden": True})
