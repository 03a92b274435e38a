"""Whole games at random: no dead end, no impossible state, nothing is lost or made up, and all comes as the twin says."""

from collections.abc import Sequence

import pytest

from tests.effort import one_in
from tests.games.asking import ask
from tests.games.java.play import FEW_TILES, VARIANTS, play
from tests.games.play import assert_replayed, assert_replayed_past

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


@pytest.mark.parametrize("players", VARIANTS[1:2], ids=["three"])
def test_a_game_replayed_is_the_same(players: Sequence[str]) -> None:
    """Also past an illegal action."""
    played = play(players, "replayed", 2, looked_at=0)
    assert_replayed("java", played)
    assert_replayed_past("java", played, {"type": "set-up", "seed": "once more"})


def test_the_same_seed_deals_the_same_game() -> None:
    one, same, other = (ask("java", "setups", {"players": ["one", "two"], "seed": seed})["state"] for seed in ("a", "a", "b"))
    assert one == same
    assert one["deck"] != other["deck"]
