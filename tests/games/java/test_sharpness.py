"""What is known decides: where every way of filling in the gaps gives the same verdict, that is the verdict."""

from math import inf
from random import Random
from typing import Any

from lawspeaker.games.java.board.seen_land import as_seen
from lawspeaker.games.java.board.spaces import space
from tests.games.asking import ask
from tests.games.java import naive_board
from tests.games.java.positions import random_board, random_island, told_seen
from tests.sweeps import each

Document = dict[str, Any]


def ruling(state: Document, **action: Any) -> Document:
    """The ruling on an action, of player One unless it names another."""
    answer: Document = ask("java", "rulings", {"state": state, "action": {"player": "one", **action}})
    return answer


def broken(state: Document, **action: Any) -> list[str]:
    """The rules that the action breaks."""
    return [finding["rule"] for finding in ruling(state, **action)["findings"] if finding["outcome"] == "violated"]


BARE: Document = {"tiles": [], "figures": [], "palaces": [], "water": [], "scored": []}


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
    "tiles": ["E11v E13r F12r"],
    "figures": ["E13 one"],
}


@each("stocks", [{}, *({"stocks": {"one": {"tokens": tokens}}} for tokens in range(4))])
def test_a_free_move_takes_no_room_for_land(stocks: Document) -> None:
    moved = ruling({**ALL_SPENT, **stocks}, type="move", **{"from": "E13", "to": "F12"})
    assert (moved["verdict"], moved["missing"]) == ("legal", [])


def test_a_move_for_the_last_point_leaves_none_for_land() -> None:
    used = {**ALL_SPENT, "turn": {**ALL_SPENT["turn"], "token_used": True}}
    assert broken(used, type="move", **{"from": "E13", "to": "E11"}) == ["turn.land"]


BUILT: Document = {"type": "build-palace", "space": "E13", "value": 4}
ENLARGED: Document = {"type": "enlarge-palace", "space": "E11"}
FESTIVAL: Document = {"type": "hold-festival", "palace": "E11", "cards": ["mask"]}
BETWEEN: Document = {"type": "lay-land", "tile": "E13v D14r"}
LEFT: Document = {"type": "leave", "from": "M11"}
ENTERED: Document = {"type": "enter", "to": "M11"}
ONE_POINT: Document = {"phase": "turn", "turn": {"player": "one", "spent": 5, "token_used": False, "land_laid": True}}
BIDDING: Document = {
    "face_up": "mask",
    "festival": {"palace": "E11", "bids": {"one": ["mask"]}},
    "palaces": [{"space": "E11", "value": 4}],
}
UNKNOWN_BIDS: Document = {**BIDDING, "festival": {"palace": "E11"}}


def palaces(*spaces: str) -> Document:
    return {"palaces": [{"space": space} for space in spaces]}


def passed(**points: int) -> Document:
    return {"type": "pass", "player": "two", "points": points}


@each(
    "state, action, rules",
    [
        ({"figures": []}, BUILT, ["palace.right"]),
        ({"figures": ["A9 two"]}, BUILT, ["palace.right"]),
        ({"figures": ["E11 one"]}, BUILT, []),
        ({}, {**BUILT, "space": "E9"}, ["palace.village"]),  # printed water
        ({}, {**BUILT, "space": "E11"}, []),
        ({"figures": ["A9 two"]}, FESTIVAL, ["festival.figure"]),
        ({"figures": ["A9 one"]}, FESTIVAL, []),
        ({"figures": ["A9 two"], "palaces": []}, FESTIVAL, ["festival.palace"]),
        (palaces("E11"), {**ENLARGED, "value": 2}, ["palace.higher"]),
        (palaces("E11"), {**ENLARGED, "value": 4}, []),
        (palaces(), {**ENLARGED, "value": 2}, ["palace.village"]),
        (palaces("E11", "E15"), BETWEEN, ["land.cities"]),
        (palaces("E11"), BETWEEN, []),
        (palaces("E11", "E17"), BETWEEN, []),
        (ONE_POINT, {**ENTERED, "action_points": 2}, ["figure.entry-cost"]),
        (ONE_POINT, {**ENTERED, "action_points": 1}, []),
        (ONE_POINT, {**ENTERED, "path": ["M11"], "action_points": 2}, ["figure.entry-cost"]),
        ({}, {**LEFT, "action_points": 2}, ["figure.entry-cost"]),
        ({}, {**LEFT, "action_points": 1}, []),
        (ONE_POINT, {**LEFT, "from": "E3"}, ["turn.points"]),
        (ONE_POINT, LEFT, []),
        (BIDDING, passed(one=4), ["festival.points"]),  # more than half the value
        (BIDDING, passed(one=2), []),
        (BIDDING, passed(one=0), []),
        (BIDDING, passed(two=2), ["festival.points"]),  # nothing without a bid
        (BIDDING, passed(two=0), []),
        (UNKNOWN_BIDS, passed(two=2), []),
    ],
)
def test_a_little_knowledge_decides_what_it_can(state: Document, action: Document, rules: list[str]) -> None:
    assert broken(state, **action) == rules


# The final scoring

LAST: Document = {
    "phase": "final-scoring",
    "players": ["one", "two"],
    "scored": ["two"],
    "turn": {"player": "one"},
    "land": ["E11v", "E13v", "F12v", "D12v"],
    "palaces": [{"space": "D12", "value": 4}],
    "figures": ["E13 two", "F12 one", "E11 one"],
}
"""One has two figures in the only city, and Two has one; nobody knows how high they stand."""


def scored(own: int, others: int, **claims: Any) -> Document:
    return ruling({**LAST, "points": {"one": own, "two": others}}, type="final-scoring", **claims)


def test_who_is_too_far_ahead_has_won() -> None:
    assert scored(10, 20, winners=["two"])["verdict"] == "legal"
    assert scored(10, 20, winners=["one"])["verdict"] == "illegal"
    assert scored(10, 9, winners=["one"])["verdict"] == "legal"
    assert scored(10, 14, winners=["two"])["verdict"] == "undetermined"
    assert scored(10, 12, winners=["two"])["verdict"] == "undetermined"


@each(
    "points, verdict", [(0, "illegal"), (1, "illegal"), (2, "undetermined"), (3, "illegal"), (4, "undetermined"), (6, "illegal")]
)
def test_two_players_in_a_city_get_both_prizes(points: int, verdict: str) -> None:
    assert scored(10, 12, points=points)["verdict"] == verdict
    assert scored(10, 12, cities=[{"space": "D12", "points": points}])["verdict"] == verdict


def test_points_that_no_place_brings_are_called_impossible() -> None:
    (finding,) = [one for one in scored(10, 12, points=3)["findings"] if one["outcome"] == "violated"]
    assert finding["message"] == "The final scoring cannot bring Player One 3 points in all."


def test_of_three_players_in_a_city_one_may_get_nothing() -> None:
    state = {
        **LAST,
        "players": ["one", "two", "three"],
        "scored": ["two", "three"],
        "figures": ["E13 two", "F12 one", "E11 three"],
    }
    assert broken(state, type="final-scoring", points=0) == []
    assert broken(state, type="final-scoring", points=1) == ["final.total"]


def test_a_sheet_counts_at_least_the_second_prize() -> None:
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


@each(
    "land, verdict",
    [
        (["E11v1"], "illegal"),
        (["E11v1", "E13v1"], "illegal"),
        (["E11r1", "E13r1"], "illegal"),
        (["E11v1", "E13r1"], "undetermined"),
        (["E11v1", "E13v2"], "undetermined"),
        (["E11v1", "E13v"], "undetermined"),
        (["E11v1", "E13?"], "undetermined"),
        (["E11?", "E13r1"], "undetermined"),
        (["E11v2", "E13v1", "F12r1"], "illegal"),
    ],
)
def test_a_single_tile_that_is_seen_is_covered_by_no_other(land: list[str], verdict: str) -> None:
    laid = ruling({**RICE_TO_LAY, "land": land}, type="lay-land", tile="E11r")
    assert laid["verdict"] == verdict
    if verdict == "illegal":
        assert [finding["rule"] for finding in laid["findings"] if finding["outcome"] == "violated"] == ["land.congruent"]


def test_a_festival_that_is_bid_for_was_not_held_yet() -> None:
    festival = {"phase": "festival", "turn": {"player": "one", "land_laid": True}, "festival": {"palace": "E11", "turn": "one"}}
    board = {"palaces": [{"space": "E11", "side": "white"}], "land": ["E11v1", "E13r1"]}
    turn = {"player": "one", "land_laid": True, "festival_held": True}
    (defect,) = ask("java", "audits", {"state": {**festival, **board, "turn": turn}})["findings"]
    assert defect["rule"] == "festival.once"
    assert "Until it ends" in defect["message"]


@each("player, verdict", [("one", "undetermined"), ("two", "illegal"), ("three", "undetermined")])
def test_water_needs_a_figure_on_the_shore_to_bring_points(player: str, verdict: str) -> None:
    shore = ["K11r", "K15v", "J12r", "J14r", "L12r", "L14v"]
    state = {**RICE_TO_LAY, "land": shore, "figures": ["K15 three", "K11 one"]}
    claim = {"space": "K13", "player": player, "points": 3}
    assert ruling(state, type="lay-water", space="K13", irrigation=[claim])["verdict"] == verdict
    nobody_seen = {member: value for member, value in state.items() if member != "figures"}
    assert ruling(nobody_seen, type="lay-water", space="K13", irrigation=[claim])["verdict"] == "undetermined"


def test_heights_that_follow_from_the_land_are_right() -> None:
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
