"""Whole games at random: no dead end, no impossible state, nothing is lost or made up, and all comes as the twin says."""

from collections.abc import Sequence

import pytest

from tests.effort import one_in
from tests.games.java.play import FEW_TILES, VARIANTS, play
from tests.games.java.positions import PLAYERS
from tests.games.play import assert_replayed, assert_replayed_past
from tests.games.test_every_game import ask

in_every_number = pytest.mark.parametrize("players", VARIANTS, ids=["two", "three", "four"])


@in_every_number
def test_a_short_game_goes_from_the_set_up_to_the_winners(players: Sequence[str]) -> None:
    played = play(players, "short", FEW_TILES)
    assert played.state["phase"] == "over"
    assert played.events["final-scored"] == len(players)


@pytest.mark.parametrize("players", one_in(3, reversed(VARIANTS)), ids=["four", "three", "two"])
def test_a_whole_game_goes_from_the_set_up_to_the_winners(players: Sequence[str]) -> None:
    played = play(players, "whole", looked_at=0.06)
    assert played.state["phase"] == "over"
    assert played.events["final-scored"] == len(players)
    due = {"land-laid", "water-laid", "irrigated", "entered", "moved", "left", "palace-built", "card-drawn"}
    assert played.events.keys() >= due


@in_every_number
def test_a_game_replayed_is_the_same(players: Sequence[str]) -> None:
    assert_replayed("java", play(players, "replayed", 2, looked_at=0))


def test_a_game_replayed_past_an_illegal_action_is_the_same() -> None:
    assert_replayed_past("java", play(PLAYERS[:2], "past", 1, looked_at=0), {"type": "set-up", "seed": "once more"})


@in_every_number
def test_a_turn_is_ruled_on_as_its_actions_are(players: Sequence[str]) -> None:
    """All that somebody did, up to the end of the turn, sent at once."""
    played = play(players, "at once", 2, looked_at=0)
    state = played.before
    turn = [*played.actions[: [action["type"] for action in played.actions].index("end-turn") + 1]]
    together = ask("java", "turns", {"state": state, "actions": turn})
    one_by_one = ask("java", "replays", {"state": state, "actions": turn})
    assert together["verdict"] == "legal"
    assert together["state"] == one_by_one["state"]
    repeated = ask("java", "turns", {"state": state, "actions": [*turn, turn[-1]]})
    assert (repeated["verdict"], repeated["action"]) == ("illegal", len(turn))


@in_every_number
def test_the_same_seed_deals_the_same_game(players: Sequence[str]) -> None:
    request = {"players": list(players)}
    one, same, other = (ask("java", "setups", {**request, "seed": seed})["state"] for seed in ("a", "a", "b"))
    assert one == same
    assert one["deck"] != other["deck"]
