"""A position of Graenaland that is entered by hand."""

from functools import partial
from typing import Any

from lawspeaker.games.graenaland import GRAENALAND
from tests.games.entering import entered, fits
from tests.sweeps import each

START: Any = {"players": ["red", "yellow", "white", "blue"]}
BAY = {"place": "coast-1", "at": "/state/territories/coast-1"}
RED = {"place": "red", "at": "/state/clans/red"}
put = partial(entered, GRAENALAND, state=START)


def below(place: dict[str, str], *steps: str) -> dict[str, str]:
    return {**place, "at": "/".join((place["at"], *steps))}


def test_a_territory_for_a_vote_takes_an_edit_for_each_piece() -> None:
    state = put(
        {**BAY, "piece": "village", "player": "red"},
        {**BAY, "piece": "village", "player": "red"},
        {**BAY, "piece": "skald", "player": "white"},
        {**BAY, "piece": "palisade"},
        {**BAY, "piece": "card-grain"},
        {**BAY, "piece": "card-face-down"},
        {**RED, "piece": "army"},
        {**RED, "piece": "army"},
        {**RED, "piece": "main-player"},
    )
    village = {"player": "red", "kind": "village"}
    assert state == {
        **START,
        "territories": {
            "coast-1": {
                "settlements": [village, village],
                "heroes": [{"player": "white", "hero": "skald"}],
                "works": ["palisade"],
                "face_up": {"cards": [{"resource": "grain"}]},
                "face_down": {"count": 1},
            }
        },
        "clans": {"red": {"army": 2}},
        "main_player": "red",
    }


def test_taking_away_the_last_piece_leaves_its_place_unknown() -> None:
    state = put(*({**BAY, "piece": "village", "player": player} for player in ("red", "white")), {**BAY, "piece": "road"})
    without_red = entered(GRAENALAND, below(BAY, "settlements", "0"), state=state)
    assert without_red["territories"]["coast-1"] == {"settlements": [{"player": "white", "kind": "village"}], "works": ["road"]}
    without_road = entered(GRAENALAND, BAY, state=without_red)
    assert list(without_road["territories"]["coast-1"]) == ["settlements"]
    assert entered(GRAENALAND, BAY, state=without_road) == START


def test_cards_are_counted_as_long_as_none_is_known() -> None:
    card, unknown = {**RED, "piece": "card-wood"}, {**RED, "piece": "card-face-down"}
    assert put(unknown, unknown)["clans"]["red"]["hand"] == {"count": 2}
    assert put(unknown, unknown, card, unknown)["clans"]["red"]["hand"] == {"cards": [{}, {}, {"resource": "wood"}, {}]}
    hand = put(unknown, card, card)
    assert entered(GRAENALAND, below(RED, "hand", "cards", "0"), state=hand)["clans"]["red"]["hand"] == {
        "cards": [{"resource": "wood"}, {"resource": "wood"}]
    }
    assert entered(GRAENALAND, below(RED, "hand"), state=put(unknown, unknown))["clans"]["red"]["hand"] == {"count": 1}
    assert entered(GRAENALAND, RED, state=put(card)) == START


def test_an_army_shrinks_and_a_role_is_given_up() -> None:
    state = put({**RED, "piece": "army"}, {**RED, "piece": "army"}, {**RED, "piece": "turn"})
    state = entered(GRAENALAND, below(RED, "army"), {"place": "red", "at": "/state/turn"}, state=state)
    assert state == {**START, "clans": {"red": {"army": 1}}}
    assert entered(GRAENALAND, RED, state=state) == START


@each(
    "edit",
    [
        {**BAY, "piece": "village"},
        {**BAY, "piece": "army"},
        {**BAY},
        {**RED, "piece": "village", "player": "red"},
        {**RED, "piece": "road"},
        {**RED},
        {"place": "red", "at": "/state/turn"},
        {"place": "nowhere", "piece": "road"},
    ],
)
def test_what_cannot_lie_there_does_not_fit(edit: dict[str, Any]) -> None:
    assert not fits(GRAENALAND, edit, START)
