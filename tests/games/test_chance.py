"""Shuffles in the course of a game: by the chance that the state carries on, as the action tells them, or as nobody knows."""

from copy import deepcopy
from typing import Any

import orjson
import pytest

from tests.conformance import cases
from tests.games.asking import ask

Document = dict[str, Any]

SHUFFLES = {
    "supply-exhausted-reshuffled": ("shuffled", "revealed"),
    "discards-become-the-deck": ("reshuffles", "draws"),
    "card-from-the-played-ones": ("reshuffled", "card"),
    "ties-deciding-game": ("deck", "shared"),
}
"""Cases in which something is shuffled: the member of the action that tells how, and the one that tells what was drawn."""
LOSES_WHAT_WAS_SEEN = {name: members for name, members in SHUFFLES.items() if name != "ties-deciding-game"}
"""Those in which the cards that are shuffled were seen; a deck of all cards never was."""


def ruled(name: str, *told: str, chance: Document | None = None) -> Document:
    """The ruling in that case; of what came of the shuffle the action tells only what is ``told``."""
    (case,) = (case for case in cases() if case.id == name)
    request = deepcopy(case.request)
    for member in SHUFFLES[name]:
        if member not in told:
            request["action"].pop(member, None)
    if chance:
        request["state"]["chance"] = chance
    answer: Document = ask(case.game, "rulings", request)
    assert answer["verdict"] == "legal"
    return answer


@pytest.mark.parametrize("name", SHUFFLES)
def test_the_chance_of_the_state_decides_a_shuffle(name: str) -> None:
    answers = [ruled(name, chance={"seed": "elk", "shuffles": shuffles}) for shuffles in range(1, 9)]
    assert [answer["state"]["chance"]["shuffles"] for answer in answers] == [*range(2, 10)]
    assert all(answer["open"] == [] for answer in answers)
    left = [{**answer["state"], "chance": None} for answer in answers]
    assert len({orjson.dumps(state) for state in left}) > 1
    assert answers[0] == ruled(name, chance={"seed": "elk", "shuffles": 1})


@pytest.mark.parametrize("name", LOSES_WHAT_WAS_SEEN)
def test_a_shuffle_given_by_the_action_wins(name: str) -> None:
    for shuffles in range(1, 9):
        chance = {"seed": "elk", "shuffles": shuffles}
        answer = ruled(name, SHUFFLES[name][0], chance=chance)
        assert answer["state"] == {**ruled(name, SHUFFLES[name][0])["state"], "chance": chance}


@pytest.mark.parametrize("name", LOSES_WHAT_WAS_SEEN)
def test_seen_cards_are_open_after_an_unknown_shuffle(name: str) -> None:
    (order,) = [part for part in ruled(name)["open"] if part["at"].endswith("/cards")]
    assert "deck" in order["at"]
    assert order["missing"] == [f"/action/{SHUFFLES[name][0]}"]


@pytest.mark.parametrize("name", SHUFFLES)
def test_an_incomplete_chance_has_no_effect(name: str) -> None:
    for chance in ({"seed": "elk"}, {"shuffles": 3}):
        answer = ruled(name, chance=chance)
        assert answer["state"] == {**ruled(name)["state"], "chance": chance}
