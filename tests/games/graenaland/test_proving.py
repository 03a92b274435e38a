"""What is told of a claim of victory beside the verdict: what comes after it, and how much can be claimed at all."""

from typing import Any

from lawspeaker.games import GAMES
from tests.games.asking import ask
from tests.sweeps import each

LEVELS = [1, 2, 3]
CARD = dict.fromkeys(("settlements", "territories", "largest", "buildings", "army"), LEVELS)
VILLAGE = {"player": "red", "kind": "village"}


def proving(announced: int, **readings: str) -> dict[str, Any]:
    """Red, who has seven points, is done with building; White claimed as much as Red did."""
    return {
        "players": ["red", "yellow", "white", "blue"],
        "main_player": "yellow",
        "options": {"victory_point_cards": True},
        "phase": "final-building",
        "turn": "red",
        "announcement": {"player": "red", "points": announced},
        "claims": [{"player": "white", "points": announced}],
        "readings": {name.replace("_", "."): choice.replace("_", "-") for name, choice in readings.items()},
        "clans": {"red": {"army": 1, "victory_cards": [CARD]}},
        "territories": {
            "coast-1": {"settlements": [VILLAGE] * 2},
            "coast-2": {"settlements": [VILLAGE]},
            "coast-3": {"settlements": [{"player": player, "kind": "village"} for player in ("yellow", "white", "blue") * 2]},
            **{name: {"settlements": []} for name in ("coast-4", "inland-1", "inland-2", "inland-3")},
        },
    }


def told(state: dict[str, Any]) -> Any:
    """The one event when Red is done."""
    (event,) = ask("graenaland", "rulings", {"state": state, "action": {"type": "end-building", "player": "red"}})["events"]
    return event


def test_a_void_claim_says_who_builds_next() -> None:
    void = {"type": "claim-void", "player": "red", "points": 9}
    assert told(proving(9)) == {**void, "next_phase": "final-building", "next_player": "white"}
    assert told(proving(9, claims_void="play_goes_on")) == {**void, "next_phase": "building", "next_player": "yellow"}


def test_a_proven_claim_says_who_may_share_the_victory() -> None:
    held = {"type": "claim-held", "player": "red", "points": 7}
    assert told(proving(7)) == {**held, "may_share": []}
    assert told(proving(7, claims_tie="shared")) == {**held, "may_share": ["white"]}


@each("points, fits", [(15, True), (16, False)])
def test_nobody_claims_more_points_than_a_card_can_bring(points: int, fits: bool) -> None:
    action = {"type": "claim-victory", "claims": [{"player": "red", "points": points}]}
    assert (not GAMES["graenaland"].actions["claim-victory"].Shape().validate(action)) == fits


def test_as_long_as_nobody_says_who_plays_there_is_no_ranking() -> None:
    assert "ranking" not in ask("graenaland", "scores", {"state": {}})
