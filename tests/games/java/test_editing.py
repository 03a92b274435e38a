"""A position of Java that is entered by hand."""

from functools import partial

import pytest

from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions import questions_of
from lawspeaker.games.java import JAVA
from tests.games.entering import entered as entered_by_hand

QUESTIONS = {question.name: question for question in questions_of(JAVA)}


entered = partial(entered_by_hand, JAVA)


@pytest.mark.parametrize(
    ("turn", "tile"),
    [
        (0, "E9v E11r F10r"),
        (1, "E9v F10r F8r"),
        (2, "E9v F8r E7r"),
        (3, "E9v E7r D8r"),
        (4, "E9v D8r D10r"),
        (5, "E9v D10r E11r"),
        (6, "E9v E11r F10r"),
    ],
)
def test_a_tile_of_three_spaces_turns_around_its_village(turn: int, tile: str) -> None:
    assert entered({"place": "E9", "piece": "three_space", "turn": turn}) == {"tiles": [tile]}


def test_a_tile_of_two_spaces_turns_around_its_village() -> None:
    tiles = [entered({"place": "E9", "piece": "two_space", "turn": turn})["tiles"][0].split()[1] for turn in range(6)]
    assert tiles == ["E11r", "F10r", "F8r", "E7r", "D8r", "D10r"]


def test_what_is_entered_in_any_order_is_possible_if_it_is_possible_at_the_table() -> None:
    state = entered(
        {"place": "E9", "piece": "three_space"},
        {"place": "E9", "piece": "village"},
        {"place": "G9", "piece": "rice"},
        {"place": "E9", "piece": "figure", "player": "one"},
    )
    assert state == {"tiles": ["E9v E11r F10r", "E9v", "G9r"], "figures": ["E9 one"]}
    assert QUESTIONS["audits"].ask({"state": state}, Preferences())["verdict"] != "impossible"


def test_the_topmost_is_taken_away_first_and_an_empty_list_is_unknown_again() -> None:
    state = entered(
        {"place": "E9", "piece": "three_space"},
        {"place": "E9", "piece": "palace-4", "turn": 1},
        {"place": "E9", "piece": "figure", "player": "two"},
        {"place": "E9", "piece": "land-rice"},
    )
    left = []
    for _ in range(4):
        state = entered({"place": "E9"}, state=state)
        left.append(sorted(state))
    assert left == [["land", "palaces", "tiles"], ["land", "tiles"], ["land"], []]


def test_a_tile_is_taken_away_by_any_of_its_spaces_and_the_last_one_laid_first() -> None:
    state = {"tiles": ["E9v E11r F10r", "E11v", "G9r"]}
    assert entered({"place": "E11"}, state=state) == {"tiles": ["E9v E11r F10r", "G9r"]}
    assert entered({"place": "F10"}, state=state) == {"tiles": ["E11v", "G9r"]}


def test_land_from_above_grows_by_a_level_each_time_and_begins_again_as_other_land() -> None:
    village, rice = {"place": "E9", "piece": "land-village"}, {"place": "E9", "piece": "land-rice"}
    assert entered(village, village, village) == {"land": ["E9v3"]}
    assert entered(village, village, rice) == {"land": ["E9r1"]}
    assert entered(village, state={"land": ["E9v", "E11?"]}) == {"land": ["E11?", "E9v1"]}


def test_one_figure_and_one_palace_stand_on_a_space() -> None:
    figures = [{"place": "E9", "piece": "figure", "player": player} for player in ("one", "two")]
    assert entered(*figures) == {"figures": ["E9 two"]}
    palaces = [{"place": "E9", "piece": piece} for piece in ("palace-2", "palace-6")]
    assert entered(*palaces) == {"palaces": [{"space": "E9", "value": 6, "side": "white"}]}


def test_a_figure_of_nobody_is_not_put_down_and_water_only_once() -> None:
    figure = QUESTIONS["edits"].ask({"state": {}, "edit": {"place": "E9", "piece": "figure"}}, Preferences())
    assert figure == {"fits": False, "state": {}}
    water = {"place": "E9", "piece": "water"}
    assert entered(water, water) == {"water": ["E9"]}


def test_a_tile_that_would_leave_the_paper_is_not_laid_and_the_whole_board_is_drawn() -> None:
    edit = {"place": "@0", "piece": "two_space", "turn": 3}
    assert not QUESTIONS["edits"].ask({"state": {}, "edit": edit}, Preferences())["fits"]
    few, whole = (
        QUESTIONS["pictures"].ask({"state": {"tiles": ["E9v"]}, "whole": each}, Preferences()) for each in (False, True)
    )
    assert ('data-place="M25"' in few, 'data-place="M25"' in whole) == (False, True)
