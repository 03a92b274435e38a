"""Whoever is named in an action has to play."""

from typing import Any

import pytest

from lawspeaker.adjudication.errors import Misunderstood
from tests.games.test_every_game import ask

STATE = {"players": ["one", "two"]}
TILE = "E9v E11r F10r"


@pytest.mark.parametrize(
    ("action", "place"),
    [
        ({"type": "use-token", "player": "four"}, "/action/player"),
        ({"type": "end-turn", "player": "one", "next": "three"}, "/action/next"),
        ({"type": "final-scoring", "player": "one", "winners": ["two", "three"]}, "/action/winners/1"),
        ({"type": "pass", "player": "one", "points": {"one": 1, "three": 1}}, "/action/points/three"),
        (
            {"type": "lay-land", "player": "one", "tile": TILE, "irrigation": [{"space": "E7", "player": "four"}]},
            "/action/irrigation/0/player",
        ),
    ],
    ids=lambda value: value["type"] if isinstance(value, dict) else "",
)
def test_a_player_who_is_named_and_does_not_play_is_a_misunderstanding(action: dict[str, Any], place: str) -> None:
    with pytest.raises(Misunderstood) as raised:
        ask("java", "rulings", {"state": STATE, "action": action})
    assert [fault.pointer for fault in raised.value.faults] == [place]


def test_that_nobody_gets_the_points_for_water_names_no_player() -> None:
    action = {"type": "lay-land", "player": "one", "tile": TILE, "irrigation": [{"space": "E7", "player": "none", "points": 0}]}
    assert ask("java", "rulings", {"state": STATE, "action": action})["verdict"] == "undetermined"
