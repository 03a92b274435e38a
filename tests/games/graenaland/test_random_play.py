"""Whole games at random: never a dead end or a runaway, no impossible state, and nothing is lost or made up."""

from random import Random
from typing import Any

import pytest

from tests.games.graenaland.play import Played, play, play_on
from tests.games.graenaland.positions import later
from tests.games.graenaland.variants import VARIANTS
from tests.games.test_every_game import ask

pytestmark = pytest.mark.slow

FEW = VARIANTS[::9]
AT_ONCE = 500
"""Actions that can be replayed at once."""


@pytest.mark.parametrize("variant", FEW, ids=str)
def test_a_game_goes_from_the_set_up_to_the_ranking(variant: Any) -> None:
    assert play(variant, "a game").state["phase"] == "over"


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_games_of_every_variant_go_from_the_set_up_to_the_ranking(variant: Any) -> None:
    assert play(variant, "another game").state["phase"] == "over"


@pytest.mark.slow
@pytest.mark.parametrize("victory_cards", [False, True], ids=["goals", "points"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_games_that_have_gone_on_come_to_an_end(players: int, victory_cards: bool) -> None:
    """They have decks that run out soon, and heroes who wait."""
    for seed in range(2):
        random = Random(f"later {players} {victory_cards} {seed}")
        state = later(players, random, victory_cards=victory_cards)
        played = Played(state, state=state)
        play_on(played, random)
        assert played.actions


@pytest.mark.parametrize("variant", FEW[:1], ids=str)
def test_a_game_replayed_is_the_same(variant: Any) -> None:
    played = play(variant, "replayed")
    state = played.before
    for first in range(0, len(played.actions), AT_ONCE):
        actions = played.actions[first : first + AT_ONCE]
        answer = ask("graenaland", "replays", {"state": state, "actions": actions})
        assert answer["prefix"] == len(actions)
        state = answer["state"]
    assert state == played.state


@pytest.mark.parametrize("variant", FEW[-1:], ids=str)
def test_a_game_replayed_past_an_illegal_action_is_the_same(variant: Any) -> None:
    played = play(variant, "replayed")
    actions = played.actions[: AT_ONCE - 1]
    place = len(actions) // 2
    again = {"type": "set-up", "seed": "once more"}
    request = {"state": played.before, "actions": [*actions[:place], again, *actions[place:]]}
    stopped = ask("graenaland", "replays", request)
    assert (stopped["prefix"], stopped["legal"], len(stopped["rulings"])) == (place, place, place + 1)
    gone_on = ask("graenaland", "replays", {**request, "go_on": True})
    assert (gone_on["prefix"], gone_on["legal"]) == (place, len(actions))
    assert gone_on["state"] == ask("graenaland", "replays", {"state": played.before, "actions": actions})["state"]
