"""Whoever is named in an action has to play."""

from typing import Any

import pytest

from lawspeaker.adjudication.errors import Misunderstood
from tests.games.asking import ask
from tests.sweeps import each

STATE = {"players": ["one", "two"]}
LAID: dict[str, Any] = {"type": "lay-land", "player": "one", "tile": "E11v E13r F12r"}


@each(
    "action, place",
    [
        ({"type": "use-token", "player": "four"}, "/action/player"),
        ({"type": "end-turn", "player": "one", "next": "three"}, "/action/next"),
        ({"type": "final-scoring", "player": "one", "winners": ["two", "three"]}, "/action/winners/1"),
        ({"type": "pass", "player": "one", "points": {"one": 1, "three": 1}}, "/action/points/three"),
        ({**LAID, "irrigation": [{"space": "E9", "player": "four"}]}, "/action/irrigation/0/player"),
    ],
)
def test_a_named_player_who_does_not_play_is_refused(action: dict[str, Any], place: str) -> None:
    with pytest.raises(Misunderstood) as raised:
        ask("java", "rulings", {"state": STATE, "action": action})
    assert [fault.pointer for fault in raised.value.faults] == [place]


def test_points_for_water_may_go_to_nobody() -> None:
    action = {**LAID, "irrigation": [{"space": "E9", "player": "none", "points": 0}]}
    assert ask("java", "rulings", {"state": STATE, "action": action})["verdict"] == "undetermined"
