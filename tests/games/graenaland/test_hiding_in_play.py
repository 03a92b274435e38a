"""If less is known of a game, the answers say less, and never the opposite: rulings, and effects of actions.

The effect of a legal action is given as far as it is known, and what is unknown is named.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from lawspeaker.adjudication.document import Path
from lawspeaker.adjudication.wire.unordered import is_known_in_part
from lawspeaker.conformance.cases import Case
from lawspeaker.conformance.package.erasing import beyond
from lawspeaker.conformance.package.hiding import Erasure, Poorer, may_be_some_of, several_members
from tests.conformance import cases_of, sampled
from tests.games.consequences import at, covers, left_open
from tests.games.graenaland.play import play
from tests.games.graenaland.players import TABLE, tampered
from tests.games.graenaland.positions import Card, State
from tests.games.graenaland.variants import VARIANTS
from tests.games.hiding import (
    asked_poorer,
    assert_effect_is_told,
    assert_open_or_the_same,
    assert_sending_what_is_missing_tells_it,
    reached,
    several_or_each_member,
)

LOOKED_AT = {"produce": 0.01, "move": 0.01, "propose": 0.01, "vote": 0.01}
"""The share of states whose action is examined, by its type; other types are examined more often."""
USUALLY = 0.08


def cases_of_play(variant: Any) -> Iterator[Case]:
    """Rulings in a game at random."""
    return reached(TABLE, play(variant, "hidden"), str(variant), tampered, lambda action: LOOKED_AT.get(action["type"], USUALLY))


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS[3::13], ids=str)
def test_a_ruling_in_a_game_is_open_or_the_same(variant: Any) -> None:
    for case in cases_of_play(variant):
        assert_open_or_the_same(case, asked_poorer(case, several_members), assert_told_as_far_as_known)


@several_or_each_member
@sampled(case for case in cases_of("graenaland") if case.question == "rulings")
def test_the_effect_of_a_legal_action_is_given_as_far_as_known(case: Case, erase: Erasure) -> None:
    assert_effect_is_told(case, erase, assert_told_as_far_as_known)


def hands_aligned(poorer: State, fuller: State) -> State:
    """``fuller`` with the cards in each hand in the order of ``poorer``, as the order in a hand means nothing."""
    clans = dict(fuller.get("clans", {}))
    for player, clan in poorer.get("clans", {}).items():
        hand, known = (one.get("hand", {}).get("cards", ()) for one in (clan, clans[player]))
        if hand and len(hand) == len(known) and (order := same_order(hand, known)) is not None:
            clans[player] = {**clans[player], "hand": {"cards": order}}
    return {**fuller, "clans": clans}


def same_order(poorer: list[Card], fuller: list[Card]) -> list[Card] | None:
    """The cards ``fuller`` in such an order that each may be the one of ``poorer`` in its place, if there is one."""
    if not poorer:
        return []
    first, *others = poorer
    for index, card in enumerate(fuller):
        if first.items() <= card.items() and card not in fuller[:index]:
            rest = same_order(others, [*fuller[:index], *fuller[index + 1 :]])
            if rest is not None:
                return [card, *rest]
    return None


# The effect of an action

DEPTH = {"clans": 3, "territories": 3, "decks": 2, "discards": 2, "building": 2, "placement": 3, "announcement": 2}
"""How deep in a state its parts are, of which an action changes one and leaves another as it is; all others are on top."""
MAY_STAY = (
    *("phase", "turn", "building", "placement", "announcement", "claims", "void_claims"),
    *("decks", "discards", "supply_row", "chance"),
)
"""Parts that may be open although they stay as they are: nobody knows that they do, as whether a deck is shuffled by the seed."""
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
    return isinstance(value, dict) and bool(value) and value.keys() <= {"cards", "count", "order"}


def is_known(state: Any, place: Path) -> bool:
    """Whether something stands there that is known in full."""
    return at(state, place) is not None and not is_known_in_part(state, place)


def assert_told_as_far_as_known(poorer: Poorer, case: Case, fuller: Any) -> None:
    told = (poorer.paths, poorer.request, poorer.answer)
    before, knew = dict(parts(case.request["state"])), dict(parts(poorer.request["state"]))
    opened = left_open(poorer.answer)
    assert () not in opened, told
    assert [place for place in opened if is_known(poorer.answer["state"], place)] == [], told
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
    assert_sending_what_is_missing_tells_it(poorer, case, fuller)


def may_stay(place: Path) -> bool:
    return place[0] in MAY_STAY or (len(place) > 2 and place[2] in MAY_STAY_IN_PLACE)
