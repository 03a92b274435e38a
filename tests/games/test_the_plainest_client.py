"""The plainest client there can be plays every game to its end: it takes one of the actions that are listed, and the next state.

Of the types that are listed it takes one, and of that type an action. It knows nothing of any game but how one is set up.
"""

from random import Random
from typing import Any

import pytest

from lawspeaker.games import GAMES
from tests.effort import SLOW, THOROUGH
from tests.games.test_every_game import ask

Request = dict[str, Any]

MOST_ACTIONS = 2_000
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


def test_every_game_is_played() -> None:
    assert SET_UPS.keys() == GAMES.keys()


@pytest.mark.parametrize("seed", ["rice", pytest.param("walrus", marks=THOROUGH)])
@pytest.mark.parametrize(
    ("game", "request_"),
    [
        pytest.param(game, request, marks=SLOW if place else ())
        for game, requests in SET_UPS.items()
        for place, request in enumerate(requests)
    ],
)
def test_the_plainest_client_plays_to_the_end(game: str, request_: Request, seed: str) -> None:
    state, random = ask(game, "setups", {**request_, "seed": seed})["state"], Random(seed)
    for _ in range(MOST_ACTIONS):
        page = ask(game, "legal-actions", {"state": state})
        if not page["actions"]:
            break
        kind = random.choice(list(dict.fromkeys(action["type"] for action in page["actions"])))
        action = random.choice([action for action in page["actions"] if action["type"] == kind])
        answer = ask(game, "rulings", {"state": state, "action": action})
        assert answer["verdict"] == "legal"
        assert answer["open"] == []
        state = answer["state"]
    assert (page["missing"], page["truncated"], page["types"]) == ([], False, [])
    assert state["phase"] == "over"
