"""The plainest client there is plays our games to their end, set up in every way. A check of every game plays one of them."""

from random import Random
from typing import Any

import pytest

from lawspeaker.conformance.package import play
from lawspeaker.games import GAMES
from tests.conformance import package
from tests.effort import THOROUGH
from tests.games.asking import ask

Request = dict[str, Any]

SET_UPS: dict[str, list[Request]] = {
    "graenaland": [
        {"edition": "sample", "players": ["red", "white", "blue"]},
        {"edition": "sample", "players": ["red", "white", "blue"], "options": {"three_player_changes": False}},
        {"edition": "sample", "players": ["red", "white", "blue", "yellow"], "positions": "chosen"},
        {"edition": "sample", "players": ["red", "white", "blue", "yellow"], "options": {"victory_point_cards": True}},
        {"edition": "sample", "players": ["red", "white", "blue", "yellow", "violet"], "options": {"five_player_grant": True}},
    ],
    "confusing-lands": [{"edition": "sample", "players": ["one"]}, {"edition": "sample", "players": ["one", "two"]}],
    "java": [{"players": ["one", "two", "three", "four"][:number]} for number in (2, 3, 4)],
}


def test_every_game_of_ours_is_played() -> None:
    assert SET_UPS.keys() == {*GAMES.ours}


@pytest.mark.parametrize("seed", ["rice", pytest.param("walrus", marks=THOROUGH)])
@pytest.mark.parametrize(
    ("game", "request_"),
    [
        pytest.param(game, request, marks=THOROUGH if place or game == "java" else pytest.mark.slow)  # Java takes ten seconds
        for game, requests in SET_UPS.items()
        for place, request in enumerate(requests)
    ],
)
def test_the_plainest_client_plays_to_the_end(game: str, request_: Request, seed: str) -> None:
    state = ask(game, "setups", {**request_, "seed": seed})["state"]
    complaint, last = play.played(package(game), state, Random(seed))
    assert (complaint, last["phase"]) == ("", "over")
