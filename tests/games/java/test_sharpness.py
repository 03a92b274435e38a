"""What is known decides: where every way of filling in the gaps gives the same verdict, that is the verdict."""

from math import inf
from random import Random
from typing import Any

import pytest

from lawspeaker.games.java.board.seen_land import as_seen
from lawspeaker.games.java.board.spaces import space
from tests.games.java import naive_board
from tests.games.java.positions import random_board, random_island, told_seen
from tests.games.test_every_game import ask

Document = dict[str, Any]


def ruling(state: Document, **action: Any) -> Document:
    """The ruling on an action of player One, unless it says whose it is."""
    answer: Document = ask("java", "rulings", {"state": state, "action": {"player": "one", **action}})
    return answer


def broken(state: Document, **action: Any) -> list[str]:
    """The rules that the action breaks."""
    return [finding["rule"] for finding in ruling(state, **action)["findings"] if finding["outcome"] == "violated"]


BARE: Document = {"tiles": [], "figures": [], "palaces": [], "water": [], "scored": [], "supply": {"water": 3}}


def test_in_a_turn_that_has_not_begun_nothing_was_done() -> None:
    laid = ruling({"phase": "turn", "turn": {"player": "one", "begun": False}, **BARE}, type="lay-water", space="K13")
    assert (laid["verdict"], laid["missing"]) == ("legal", [])
    assert laid["state"]["turn"]["spent"] == 1
    begun = ruling({"phase": "turn", "turn": {"player": "one", "begun": True}, **BARE}, type="lay-water", space="K13")
    assert begun["verdict"] == "undetermined"
    assert "/state/turn/spent" in begun["missing"]


def test_a_turn_that_has_not_begun_has_cost_nothing() -> None:
    audit = ask("java", "audits", {"state": {"phase": "turn", "turn": {"player": "one", "begun": False, "spent": 2}}})
    assert audit["verdict"] == "impossible"


ALL_SPENT: Document = {
    **BARE,
    "phase": "turn",
    "turn": {
        "player": "one",
        "spent": 6,
        "land_laid": False,
        "token_used": False,
        "festival_held": False,
        "palaces": [],
        "drawn": 0,
    },
    "tiles": ["E9v E11r F10r"],
    "figures": ["E11 one"],
}


@pytest.mark.parametrize("stocks", [{}, *({"stocks": {"one": {"tokens": tokens}}} for tokens in range(4))])
def test_a_free_move_takes_no_room_for_land_however_many_tokens_are_left(stocks: Document) -> None:
    moved = ruling({**ALL_SPENT, **stocks}, type="move", **{"from": "E11", "to": "F10"})
    assert (moved["verdict"], moved["missing"]) == ("legal", [])


def test_a_move_for_the_only_point_of_a_token_leaves_none_for_land() -> None:
    used = {**ALL_SPENT, "turn": {**ALL_SPENT["turn"], "token_used": True}}
    assert broken(used, type="move", **{"from": "E11", "to": "E9"}) == ["turn.land"]


# Palaces and festivals


@pytest.mark.parametrize("figures", [[], ["A9 two"]])
def test_a_player_without_a_figure_on_the_board_has_no_right_to_a_palace(figures: list[str]) -> None:
    assert broken({"figures": figures}, type="build-palace", space="E11", value=4) == ["palace.right"]
    assert broken({"figures": ["E9 one"]}, type="build-palace", space="E11", value=4) == []


def test_a_player_without_a_figure_on_the_board_holds_no_festival() -> None:
    festival = {"type": "hold-festival", "palace": "E9", "cards": ["mask"]}
    assert broken({"figures": ["A9 two"]}, **festival) == ["festival.figure"]
    assert broken({"figures": ["A9 one"]}, **festival) == []
    assert broken({"figures": ["A9 two"], "palaces": []}, **festival) == ["festival.palace"]


def test_no_palace_is_enlarged_to_the_lowest_value() -> None:
    palaces = {"palaces": [{"space": "E9"}]}
    assert broken(palaces, type="enlarge-palace", space="E9", value=2) == ["palace.higher"]
    assert broken(palaces, type="enlarge-palace", space="E9", value=4) == []
    assert broken({"palaces": []}, type="enlarge-palace", space="E9", value=2) == ["palace.village"]


def test_no_palace_is_built_on_printed_water() -> None:
    assert broken({}, type="build-palace", space="E7", value=4) == ["palace.village"]
    assert broken({}, type="build-palace", space="E9", value=4) == []


def test_a_village_between_two_palaces_joins_their_cities_whatever_else_lies_there() -> None:
    def joining(*spaces: str) -> list[str]:
        return broken({"palaces": [{"space": space} for space in spaces]}, type="lay-land", tile="E11v D12r")

    assert joining("E9", "E13") == ["land.cities"]
    assert joining("E9") == joining("E9", "E15") == []


# Claims of what it costs


def test_a_claim_that_no_way_onto_the_board_costs_is_wrong() -> None:
    there = {"phase": "turn", "turn": {"player": "one", "spent": 5, "token_used": False, "land_laid": True}}
    assert broken(there, type="enter", to="M11", action_points=2) == ["figure.entry-cost"]
    assert broken(there, type="enter", to="M11", action_points=1) == []
    assert broken(there, type="enter", to="M11", path=["M11"], action_points=2) == ["figure.entry-cost"]


def test_to_leave_costs_the_same_whoever_stands_there() -> None:
    assert broken({}, type="leave", **{"from": "M11"}, action_points=2) == ["figure.entry-cost"]
    assert broken({}, type="leave", **{"from": "M11"}, action_points=1) == []
    spent = {"turn": {"player": "one", "spent": 5, "token_used": False}}
    assert broken(spent, type="leave", **{"from": "E3"}) == ["turn.points"]
    assert broken(spent, type="leave", **{"from": "M11"}) == []


# The final scoring

LAST: Document = {
    "phase": "final-scoring",
    "players": ["one", "two"],
    "scored": ["two"],
    "turn": {"player": "one"},
    "land": ["E9v", "E11v", "F10v", "D10v"],
    "palaces": [{"space": "D10", "value": 4}],
    "figures": ["E11 two", "F10 one", "E9 one"],
}
"""One has two figures in the only city, and Two has one; nobody knows how high they stand."""


def scored(own: int, others: int, **claims: Any) -> Document:
    return ruling({**LAST, "points": {"one": own, "two": others}}, type="final-scoring", **claims)


def test_who_is_too_far_ahead_has_won_whoever_is_first_in_the_city() -> None:
    assert scored(10, 20, winners=["two"])["verdict"] == "legal"
    assert scored(10, 20, winners=["one"])["verdict"] == "illegal"
    assert scored(10, 9, winners=["one"])["verdict"] == "legal"
    assert scored(10, 14, winners=["two"])["verdict"] == "undetermined"
    assert scored(10, 12, winners=["two"])["verdict"] == "undetermined"


@pytest.mark.parametrize(
    ("points", "verdict"),
    [(0, "illegal"), (1, "illegal"), (2, "undetermined"), (3, "illegal"), (4, "undetermined"), (6, "illegal")],
)
def test_of_two_players_in_a_city_each_gets_the_first_or_the_second_prize(points: int, verdict: str) -> None:
    assert scored(10, 12, points=points)["verdict"] == verdict
    assert scored(10, 12, cities=[{"space": "D10", "points": points}])["verdict"] == verdict


def test_points_that_no_place_brings_are_not_called_too_few_or_too_many() -> None:
    (finding,) = [one for one in scored(10, 12, points=3)["findings"] if one["outcome"] == "violated"]
    assert finding["message"] == "The final scoring cannot bring Player One 3 points in all."


def test_of_three_players_in_a_city_one_may_get_nothing() -> None:
    state = {
        **LAST,
        "players": ["one", "two", "three"],
        "scored": ["two", "three"],
        "figures": ["E11 two", "F10 one", "E9 three"],
    }
    assert broken(state, type="final-scoring", points=0) == []
    assert broken(state, type="final-scoring", points=1) == ["final.total"]


def test_a_score_sheet_counts_at_least_the_second_prize_of_two_players() -> None:
    points = {"players": ["one", "two"], "points": {"one": 10, "two": 10}, "scored": [], "phase": "turn"}
    sheet = ask("java", "scores", {"state": {**LAST, **points}})
    assert [(player["at_least"], player["at_most"]) for player in sheet["players"]] == [(12, 14), (12, 14)]


# Land seen from above

RICE_TO_LAY: Document = {
    **ALL_SPENT,
    "turn": {**ALL_SPENT["turn"], "spent": 1, "land_laid": True},
    "stocks": {"one": {"rice": 3}},
    "figures": [],
}
del RICE_TO_LAY["tiles"]


@pytest.mark.parametrize(
    ("land", "verdict"),
    [
        (["E9v1"], "illegal"),
        (["E9v1", "E11v1"], "illegal"),
        (["E9r1", "E11r1"], "illegal"),
        (["E9v1", "E11r1"], "undetermined"),
        (["E9v1", "E11v2"], "undetermined"),
        (["E9v1", "E11v"], "undetermined"),
        (["E9v1", "E11?"], "undetermined"),
        (["E9?", "E11r1"], "undetermined"),
        (["E9v2", "E11v1", "F10r1"], "illegal"),
    ],
)
def test_what_is_seen_of_a_single_tile_is_covered_by_no_other_single(land: list[str], verdict: str) -> None:
    laid = ruling({**RICE_TO_LAY, "land": land}, type="lay-land", tile="E9r")
    assert laid["verdict"] == verdict
    if verdict == "illegal":
        assert [finding["rule"] for finding in laid["findings"] if finding["outcome"] == "violated"] == ["land.congruent"]


def test_a_festival_that_is_bid_for_was_not_held_yet() -> None:
    festival = {"phase": "festival", "turn": {"player": "one", "land_laid": True}, "festival": {"palace": "E9", "turn": "one"}}
    board = {"palaces": [{"space": "E9", "side": "white"}], "land": ["E9v1", "E11r1"]}
    turn = {"player": "one", "land_laid": True, "festival_held": True}
    (defect,) = ask("java", "audits", {"state": {**festival, **board, "turn": turn}})["findings"]
    assert defect["rule"] == "festival.once"
    assert "Until it ends" in defect["message"]


# Claims of points


@pytest.mark.parametrize(
    ("points", "rules"),
    [
        ({"one": 4}, ["festival.points"]),
        ({"one": 2}, []),
        ({"one": 0}, []),
        ({"two": 2}, ["festival.points"]),
        ({"two": 0}, []),
    ],
)
def test_a_festival_brings_no_more_than_half_the_value_and_nothing_without_a_bid(points: Document, rules: list[str]) -> None:
    festival = {"palace": "E9", "bids": {"one": ["mask"]}}
    state = {"face_up": "mask", "festival": festival, "palaces": [{"space": "E9", "value": 4}]}
    assert broken(state, type="pass", player="two", points=points) == rules


def test_a_festival_of_which_nobody_knows_the_bids_may_bring_points_to_anybody() -> None:
    state = {"festival": {"palace": "E9"}, "palaces": [{"space": "E9", "value": 4}]}
    assert broken(state, type="pass", player="two", points={"two": 2}) == []


@pytest.mark.parametrize(("player", "verdict"), [("one", "undetermined"), ("two", "illegal"), ("three", "undetermined")])
def test_water_brings_points_to_none_without_a_figure_on_the_shore(player: str, verdict: str) -> None:
    shore = ["K11r", "K15v", "J12r", "J14r", "L12r", "L14v"]
    state = {**RICE_TO_LAY, "land": shore, "figures": ["K15 three", "K11 one"]}
    claim = {"space": "K13", "player": player, "points": 3}
    assert ruling(state, type="lay-water", space="K13", irrigation=[claim])["verdict"] == verdict
    nobody_seen = {member: value for member, value in state.items() if member != "figures"}
    assert ruling(nobody_seen, type="lay-water", space="K13", irrigation=[claim])["verdict"] == "undetermined"


def test_heights_that_follow_from_the_land_around_are_those_of_the_tiles() -> None:
    random, followed, bounded = Random("heights"), 0, 0
    for _ in range(40):
        island = random_island(random, random_board(random), random.randint(4, 40))
        hidden = {place for place in island.heights if random.random() < 0.3}
        told = [entry.rstrip("0123456789") if naive_board.named(entry[:-2]) in hidden else entry for entry in told_seen(island)]
        seen = as_seen(told).measured()
        for place, height in island.heights.items():
            low, high = seen.extent(space(naive_board.name(place)))
            assert low <= height <= high
            followed += place in hidden and low == high
            bounded += low < high < inf
    assert followed
    assert bounded
