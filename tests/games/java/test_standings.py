"""What may be asked of figures, and what contradicts itself."""

from typing import Any

import pytest

from lawspeaker.adjudication.errors import Misunderstood
from lawspeaker.adjudication.questions import questions_of
from lawspeaker.games import GAMES
from tests.games.asking import ask
from tests.sweeps import each

HEIGHTS: dict[str, Any] = {"heights": {"one": [3], "two": [2]}}
LAND: dict[str, Any] = {"tiles": ["E11v E13r F12r"], "water": []}


@each(
    "state, place, faulty",
    [
        (LAND, {"type": "board", "space": "E13"}, "/place/space"),
        ({"players": ["two", "three"]}, {"type": "village", **HEIGHTS}, "/place/heights/one"),
        ({}, {"type": "village", **HEIGHTS, "spaces": 1}, "/place/heights"),
        ({}, {"type": "city", **HEIGHTS, "spaces": 2}, "/place/heights"),
        ({}, {"type": "city", **HEIGHTS, "spaces": 1}, "/place/heights"),
    ],
)
def test_a_place_that_is_not_there_or_too_small_is_refused(state: dict[str, Any], place: dict[str, Any], faulty: str) -> None:
    with pytest.raises(Misunderstood) as refused:
        ask("java", "standings", {"state": state, "place": place})
    assert [fault.pointer for fault in refused.value.faults] == [faulty]


@each(
    "place",
    [
        {"type": "board", "space": "E11", **HEIGHTS},
        {"type": "board", "space": "E11", "spaces": 3},
        {"type": "board", "space": "E11", "palace": 4},
        {"type": "board"},
        {"type": "village", **HEIGHTS, "palace": 6},
        {"type": "shore", **HEIGHTS, "palace": 6},
        {"type": "city", **HEIGHTS, "space": "E11"},
        {"type": "city", "palace": 6},
        {"type": "field", **HEIGHTS},
        HEIGHTS,
    ],
)
def test_a_place_that_contradicts_itself_is_refused(place: dict[str, Any]) -> None:
    (question,) = (question for question in questions_of(GAMES["java"]) if question.name == "standings")
    assert question.guard.holds({"state": LAND, "place": {"type": "board", "space": "E11"}})
    assert not question.guard.holds({"state": LAND, "place": place})


def test_an_unknown_space_names_what_is_missing() -> None:
    answer = ask("java", "standings", {"state": {"land": ["E13?"]}, "place": {"type": "board", "space": "E13"}})
    assert answer["missing"] == ["/state/water", "/state/land/0"]
    assert "place" not in answer


@each(
    "place, largest, missing",
    [
        ({"type": "city", "palace": 4, "heights": {"one": [2] * 9}}, 10, []),
        ({"type": "city", "palace": 4, "heights": {"one": [2] * 8}}, None, ["/place/spaces"]),
        ({"type": "city", "spaces": 3, "heights": {"one": [2]}}, None, ["/place/palace"]),
        ({"type": "city", "heights": {"one": [2]}}, None, ["/place/palace", "/place/spaces"]),
        ({"type": "village", "heights": {"one": [2] * 12}}, None, ["/place/spaces"]),
    ],
)
def test_as_many_spaces_as_figures_are_certain(place: dict[str, Any], largest: int | None, missing: list[str]) -> None:
    answer = ask("java", "standings", {"state": {}, "place": place})
    assert answer["may_build"].get("largest") == largest
    assert answer["missing"] == missing


@each(
    "beside, building, missing", [("E13?", {"player": "one"}, ["/state/land/1"]), ("E13r", {"player": "one", "largest": 0}, [])]
)
def test_a_village_with_unknown_land_may_have_a_free_space(beside: str, building: dict[str, Any], missing: list[str]) -> None:
    state = {"land": ["E11v1", beside], "palaces": [], "figures": ["E11 one"]}
    answer = ask("java", "standings", {"state": state, "place": {"type": "board", "space": "E11"}})
    assert (answer["may_build"], answer["missing"]) == (building, missing)


FESTIVAL: dict[str, Any] = {
    "players": ["one", "two", "three"],
    "phase": "festival",
    "turn": {"player": "one"},
    "tiles": ["G13v G15r F14r", "F12v", "G11v"],
    "palaces": [{"space": "G13", "value": 2, "side": "white"}],
    "figures": ["F12 one", "G11 two"],
    "face_up": "mask+drum",
    "festival": {"palace": "G13", "bids": {"one": ["mask+drum"], "two": ["mask"]}, "passed": [], "turn": "one"},
}


def standings_there(**members: Any) -> dict[str, Any]:
    return dict(ask("java", "standings", {"state": {**FESTIVAL, **members}, "place": {"type": "board", "space": "F12"}}))


def test_a_festival_shows_who_laid_how_much_and_who_may_bid() -> None:
    answer = standings_there()
    assert answer["festival"] == {"symbols": {"one": 2, "two": 1}, "may_bid": ["one", "two"]}
    assert "festival.order" in {rule["rule"] for rule in answer["rules"]}
    passed = standings_there(festival={**FESTIVAL["festival"], "passed": ["two"]})
    assert passed["festival"]["may_bid"] == ["one"]


def test_a_partly_known_festival_shows_what_is_known() -> None:
    festival = {"palace": "G13", "bids": {"one": ["?"], "two": ["mask"]}, "turn": "one"}
    answer = standings_there(festival=festival)
    assert answer["festival"] == {"symbols": {"two": 1}}
    assert {"/state/festival/bids/one/0", "/state/festival/passed"} <= set(answer["missing"])


def test_a_festival_in_another_city_is_not_shown() -> None:
    elsewhere = [{"space": "K11", "value": 2, "side": "white"}, {"space": "G13", "value": 2, "side": "red"}]
    tiles = [*FESTIVAL["tiles"], "K11v", "K13v"]
    festival = {"palace": "K11", "bids": {"one": ["mask"]}, "turn": "one"}
    answer = standings_there(tiles=tiles, palaces=elsewhere, figures=["F12 one", "K13 one"], festival=festival)
    assert "festival" not in answer


def test_the_figure_that_decides_between_two_players_is_named() -> None:
    heights = {"one": [4, 3], "two": [4, 3, 2], "three": [4, 2, 2], "four": [4, 2, 2]}
    answer = ask("java", "standings", {"state": {}, "place": {"type": "village", "heights": heights}})
    compared = {player["player"]: player["compared"] for player in answer["players"]}
    assert compared["one"] == [
        {"with": "two", "outcome": "behind", "decided_by": 3, "other": 2},
        {"with": "three", "outcome": "ahead", "decided_by": 2, "own": 3, "other": 2},
        {"with": "four", "outcome": "ahead", "decided_by": 2, "own": 3, "other": 2},
    ]
    assert compared["two"][0] == {"with": "one", "outcome": "ahead", "decided_by": 3, "own": 2}
    assert compared["three"][-1] == {"with": "four", "outcome": "level"}
