"""Marks: the places of the picture that rulings, audits, scores and refusals say they are about."""

from typing import Any

import orjson
import pytest

from lawspeaker.adjudication.answers.marks import Marker
from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.api.answering import answer_question
from lawspeaker.api.problems import Problem
from lawspeaker.games import GAMES
from tests.conformance import cases, questions
from tests.games.drawn import picture, places

MARKS = "marks"
JAVA_TURN = {"phase": "turn", "turn": {"player": "two"}, "players": ["one", "two"]}
CONFLICT: Any = {
    "edition": "sample",
    "players": ["one"],
    "landscapes": {
        "one": {
            "placed": [{"card": 5, "side": "condition", "rotation": 0, "row": 1, "column": 1}],
            "squares": ["5 M F", "5 es sw"],
        }
    },
}
"""The card shows a river where the squares list a mountain."""
SQUARE = "/state/landscapes/one/r1c2"


def ask(game: str, question: str, request: Any) -> Any:
    return questions(game)[question].ask(request, Preferences())


def test_undetermined_rulings_mark_missing_places() -> None:
    action = {"type": "lay-land", "player": "one", "tile": "E11r"}
    answer = ask("java", "rulings", {"state": {}, "action": action, MARKS: True})
    assert answer["verdict"] == "undetermined"
    assert answer[MARKS][0] == "E11"
    assert set(answer["missing"]) <= set(answer[MARKS])
    rulings = (case for case in cases() if case.game == "java" and case.question == "rulings")
    legal = next(case for case in rulings if case.expect.get("verdict") == "legal")
    assert ask("java", "rulings", {**legal.request, MARKS: True})[MARKS]


def test_marks_of_findings_that_do_not_decide_stay_their_own() -> None:
    state = {**JAVA_TURN, "tiles": ["E11v E13r F12r"], "figures": ["E11 two"]}
    request = {"state": state, "action": {"type": "lay-land", "player": "two", "tile": "E11r"}, MARKS: True}
    answer = questions("java")["rulings"].ask(request, Preferences(explain=True))
    others = [finding for finding in answer["findings"] if not finding["decides"]]
    assert others
    assert all(MARKS in finding for finding in others)
    assert answer[MARKS] == ["E11"]


@pytest.mark.parametrize(
    ("turn", "marks"),
    [("whole-turn-palace-before-the-figure", ["E5"]), ("whole-turn-with-a-third-card", ["/state/face_up"])],
)
def test_a_turn_marks_the_places_of_its_last_action(turn: str, marks: list[str]) -> None:
    (case,) = (case for case in cases() if case.id == turn)
    answer = ask("java", "turns", {**case.request, MARKS: True})
    assert answer["action"] == case.expect["action"] > 0
    assert answer[MARKS] == marks


def test_an_undetermined_turn_marks_only_where_it_stops() -> None:
    actions = [{"type": "lay-land", "player": "one", "tile": tile} for tile in ("E11r", "I15r")]
    answer = ask("java", "turns", {"state": {}, "actions": actions, MARKS: True})
    assert (answer["verdict"], answer["action"]) == ("undetermined", 0)
    assert "E11" in answer[MARKS]
    assert "I15" not in answer[MARKS]
    assert answer["action_marks"] == ["E11", "I15"]


@pytest.mark.parametrize(
    ("scored", "rule", "marks"),
    [
        ("circle-of-life-one-pair", "condition.circle-of-life", ["/state/landscapes/one/r1c1", "/state/landscapes/one/r2c6"]),
        ("points-of-a-city-to-come", "final.first", ["/state/figures/0", "F12"]),
    ],
)
def test_a_line_of_a_score_marks_what_it_is_for(scored: str, rule: str, marks: list[str]) -> None:
    (case,) = (case for case in cases() if case.id == scored)
    answer = ask(case.game, "scores", {**case.request, MARKS: True})
    assert [line[MARKS] for player in answer["players"] for line in player["lines"] if line["rule"] == rule] == [marks]


def marked_in(game: str, state: Any, marks: list[str]) -> list[str | None]:
    """The names of what the picture marks."""
    return [place.name for place in places(picture(game, state, marks, whole=True)) if place.is_marked]


def test_errors_of_an_impossible_state_have_marks_if_wanted() -> None:
    game = GAMES["confusing-lands"]
    for wanted, marks in (({MARKS: True}, [SQUARE]), ({}, None)):
        with pytest.raises(Problem) as refused:
            answer_question(game, questions(game.id)["scores"], orjson.dumps({"state": CONFLICT, **wanted}), Preferences())
        assert [error.get(MARKS) for error in refused.value.errors] == [marks]


@pytest.mark.parametrize("at", ["/state/landscapes/one/squares", "/state/landscapes/one/placed", "/state/landscapes/one"])
def test_a_pointer_to_a_whole_landscape_marks_it_once(at: str) -> None:
    for state in (CONFLICT, {**CONFLICT, "landscapes": {"one": {"placed": CONFLICT["landscapes"]["one"]["placed"]}}}):
        assert marked_in("confusing-lands", state, [at]) == [None]


@pytest.mark.parametrize(
    ("game", "at", "facts", "marks"),
    [
        ("graenaland", ["/state/territories/coast-1/heroes/0"], {"player": "red"}, ["/state/territories/coast-1/heroes/0"]),
        ("graenaland", ["/state/territories"], {"territory": "coast-1"}, ["/state/territories", "coast-1"]),
        ("graenaland", [], {"player": "red"}, ["red"]),
        ("confusing-lands", ["/state/landscapes/two"], {"squares": ("r2c3",)}, ["/state/landscapes/two/r2c3"]),
        ("confusing-lands", [], {"squares": ["r2c3"]}, ["r2c3"]),
        ("java", ["/state/land/0"], {"where": "none", "spaces": ["E11"]}, ["/state/land/0", "E11"]),
        ("java", ["/state"], {}, ["/state"]),
    ],
)
def test_what_facts_name_is_marked_and_what_contains_it_is_not(game: str, at: list[str], facts: Any, marks: list[str]) -> None:
    state = GAMES[game].State({}, GAMES[game].sources({}))
    assert Marker(GAMES[game], {"state": {}}, state).of_places(at, facts) == marks
