"""Whole games at random: no dead end but where no card can be placed, no impossible state, nothing is lost or made up."""

from collections import Counter
from collections.abc import Sequence

import pytest

from tests.games.confusing_lands.play import VARIANTS, play
from tests.games.play import assert_replayed, assert_replayed_past
from tests.games.test_every_game import ask

for_one_or_two = pytest.mark.parametrize("players", VARIANTS, ids=["two", "solo"])

IN_A_ROUND = {
    2: Counter({"deal": 1, "choose": 2, "place": 4, "pass-on": 1}),
    1: Counter({"deal": 1, "choose": 1, "place": 2, "replace-card": 1}),
}
"""What is done in each of the four rounds, by the number of players."""


@for_one_or_two
def test_a_game_goes_from_the_set_up_to_the_ranking(players: Sequence[str]) -> None:
    assert_played(players, "a game")


@pytest.mark.slow
@for_one_or_two
def test_many_games_go_from_the_set_up_to_the_ranking(players: Sequence[str]) -> None:
    for seed in range(12):
        assert_played(players, f"game {seed}")


def assert_played(players: Sequence[str], seed: str) -> None:
    played = play(players, seed)
    assert played.state["phase"] == "over"
    assert played.rounds == 4
    counted = Counter(action["type"] for action in played.actions)
    in_all = {kind: 4 * number for kind, number in IN_A_ROUND[len(players)].items()}
    assert counted == {"set-up": 1, **in_all, "score": 1}


@for_one_or_two
def test_a_game_replayed_is_the_same(players: Sequence[str]) -> None:
    assert_replayed("confusing-lands", play(players, "replayed"))


@for_one_or_two
def test_a_game_replayed_past_an_illegal_action_is_the_same(players: Sequence[str]) -> None:
    assert_replayed_past("confusing-lands", play(players, "replayed"), {"type": "set-up", "seed": "once more"})


@for_one_or_two
def test_the_same_seed_deals_the_same_game(players: Sequence[str]) -> None:
    request = {"edition": "sample", "players": list(players)}
    one, same, other = (ask("confusing-lands", "setups", {**request, "seed": seed})["state"] for seed in ("a", "a", "b"))
    assert one == same
    assert one["deck"] != other["deck"]
