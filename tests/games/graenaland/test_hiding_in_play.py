"""What is ruled in games at random is left open, and never turned round, when parts of the state are erased."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.conformance import Case
from tests.games.graenaland.play import play
from tests.games.graenaland.players import TABLE, tampered
from tests.games.graenaland.positions import Card, State
from tests.games.graenaland.variants import VARIANTS
from tests.games.test_hiding import (
    answer_of,
    asked_poorer,
    assert_names_what_is_missing,
    assert_tells_nothing_more,
    several_members,
)

LOOKED_AT = {"produce": 0.01, "move": 0.01, "propose": 0.01, "vote": 0.01}
"""In how many of the states it is looked at what is done there, by its type; the others are looked at more often."""
USUALLY = 0.08


def reached(variant: Any) -> Iterator[Case]:
    """Actions of a game, in the states in which they were done, and others like them."""
    played = play(variant, "hidden")
    random, state = Random(str(variant)), played.before
    for place, action in enumerate(played.actions):
        if random.random() < LOOKED_AT.get(action["type"], USUALLY):
            for number, other in enumerate((action, *tampered(action, state, random))):
                name = f"{variant} {place} {number}"
                yield Case("graenaland", name, name, (), None, "rulings", {"state": state, "action": other}, {})
        effect = TABLE.ruled(TABLE.seen(state), action).effect
        assert effect
        state = dict(effect.state)


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS[3::13], ids=str)
def test_a_ruling_in_a_game_is_left_open_and_never_turned_round(variant: Any) -> None:
    for case in reached(variant):
        fuller = answer_of(case, case.request)
        for poorer in asked_poorer(case, several_members) if fuller else ():
            told = (case.request, poorer.paths)
            assert poorer.answer["verdict"] in (fuller["verdict"], "undetermined"), told
            if poorer.answer["verdict"] == "legal":
                aligned = hands_aligned(poorer.answer["state"], fuller["state"])
                assert_tells_nothing_more(poorer, {**fuller, "state": aligned})
            elif poorer.answer["verdict"] != fuller["verdict"]:
                assert_names_what_is_missing(poorer, case, fuller["verdict"])


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
    for place, card in enumerate(fuller):
        if first.items() <= card.items() and card not in fuller[:place]:
            rest = same_order(others, [*fuller[:place], *fuller[place + 1 :]])
            if rest is not None:
                return [card, *rest]
    return None
