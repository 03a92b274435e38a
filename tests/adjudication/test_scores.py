"""The question `scores`, tested with a tiny invented game."""

from typing import Any

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.questions.scores import scores
from lawspeaker.adjudication.rules.scoring import Score, ScoreLine, ScoreSheet
from lawspeaker.adjudication.unknown import Count
from lawspeaker.adjudication.wire.guard import Guard
from tests.adjudication.marbles import MARBLES, Marbles, score_sheet

QUESTION = scores(MARBLES, score_sheet)


def scored(state: dict[str, Any], language: str = "en") -> Any:
    answer = QUESTION.ask({"state": state}, Preferences(language))
    assert QUESTION.Answer
    assert Guard(QUESTION.Answer).faults(answer) == []
    return answer


def test_nobody_is_ranked_where_one_rank_is_open() -> None:
    answer = scored({"players": ["ann", "bob"], "hands": {"ann": 5}})
    ann, bob = answer["players"]
    assert (ann["rank"], "rank" in bob, "ranking" in answer) == (1, False, False)


def test_nobody_is_ranked_where_it_is_not_known_who_plays() -> None:
    def sheet(_: Marbles) -> ScoreSheet:
        one = Count.exactly(1)
        return ScoreSheet([Score("ann", one, one, lambda: ())], missing=["/state/players"])

    answer = scores(MARBLES, sheet).ask({"state": {}}, Preferences())
    assert ("ranking" in answer, answer["missing"]) == (False, ["/state/players"])


def test_only_decisive_places_are_missing() -> None:
    def sheet(_: Marbles) -> ScoreSheet:
        points = Count(3, 3, ("/state/sack",))
        return ScoreSheet(
            [Score("ann", points, points, lambda: [ScoreLine("score.marbles", points, (), {"player": "ann", "number": 3})])]
        )

    assert scores(MARBLES, sheet).ask({"state": {}}, Preferences())["missing"] == []


def test_a_rule_without_a_line_is_among_the_findings() -> None:
    assert scored({"hands": {"ann": 4}})["findings"] == []
    (finding,) = scored({"hands": {"ann": 5, "bob": 0}})["findings"]
    assert (finding["rule"], finding["outcome"]) == ("score.full-hand", "applied")
    assert finding["facts"] == {"player": "ann", "praise": "good"}
    assert finding["message"] == "ann: good!"
    assert finding["citations"]


def test_scores_hinge_on_a_reading_that_changes_only_a_message() -> None:
    assert scored({"hands": {"ann": 4}})["hinges_on"] == []
    (hinge,) = scored({"hands": {"ann": 5}})["hinges_on"]
    ((other),) = hinge["otherwise"]
    assert (hinge["reading"], hinge["choice"], other["choice"]) == ("praise", "good", "great")
    assert [finding["message"] for finding in other["findings"]] == ["ann: great!"]
    assert [(total["player"], total["points"]) for total in other["players"]] == [("ann", 5)]
