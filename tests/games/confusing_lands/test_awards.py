"""The lines of a score say which squares score and because of which, and a wrong claim is told what would be right."""

from typing import Any

from lawspeaker.adjudication.preferences import Preferences
from tests.conformance import questions
from tests.sweeps import each

SHARED = 18


def line(rows: list[str], condition: int, language: str = "en") -> dict[str, Any]:
    """The line of a condition in a landscape that is seen from above."""
    state = {"players": ["one"], "landscapes": {"one": {"squares": rows}}, "shared": {"card": SHARED}}
    answer = questions("confusing-lands")["scores"].ask({"state": state}, Preferences(language=language))
    return next(line for line in answer["players"][0]["lines"] if line["facts"].get("condition") == condition)


def awards(rows: list[str], condition: int) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = line(rows, condition)["facts"]["awards"]
    return told


def findings(state: dict[str, Any], **sheet: Any) -> list[dict[str, Any]]:
    """What the final scoring finds violated on the sheet of player one."""
    request = {"state": {"phase": "scoring", **state}, "action": {"type": "score", "sheets": [{"player": "one", **sheet}]}}
    answer = questions("confusing-lands")["rulings"].ask(request, Preferences())
    assert answer["verdict"] == "illegal"
    return [finding for finding in answer["findings"] if finding["outcome"] == "violated"]


def test_a_river_square_scores_because_of_mountains() -> None:
    assert awards(["M ew M", "7 7  ."], 7) == [{"points": 8, "squares": ["r1c2"], "because_of": ["r1c1", "r1c3"]}]


def test_a_village_scores_because_of_a_square_of_each_type() -> None:
    assert awards(["F F V", "4 4 M", ". V M"], 4) == [
        {"points": 2, "squares": ["r1c3"], "because_of": ["r1c2", "r2c3"]},
        {"points": 1, "squares": ["r3c2"], "because_of": ["r2c3"]},
    ]


def test_the_villages_score_because_of_the_chosen_crystal() -> None:
    scored = line(["V C V", "12 12 ."], 12)
    assert scored["facts"]["awards"] == [{"points": 6, "squares": ["r1c1", "r1c3"], "because_of": ["r1c2"]}]
    assert "crystal square in row 1, column 2" in scored["message"]


def test_an_elk_scores_because_of_the_forests_near_it() -> None:
    facts = line(["F E F", "11 11 F"], 11)["facts"]
    assert (facts["squares"], facts["because_of"], facts["count"]) == (["r1c2"], ["r1c1", "r1c3", "r2c3"], 1)


def test_both_the_wolf_and_the_elk_of_a_pair_score() -> None:
    assert awards(["W E .", "5 5 ."], 5) == [{"points": 6, "squares": ["r1c1", "r1c2"]}]


def test_a_wrong_claim_is_answered_by_the_bounds() -> None:
    solo = {"players": ["one"], "landscapes": {"one": {"squares": ["F F 18", "F ? 18"]}}, "shared": {"card": 17}}
    (found,) = findings(solo, total=-4)
    assert found["facts"]["due"] == {"at_least": -7, "at_most": -6}
    assert "\N{MINUS SIGN}7 to \N{MINUS SIGN}6" in found["message"]


@each("deduction", [15, 90])
def test_a_deduction_that_no_number_of_conditions_gives_is_wrong(deduction: int) -> None:
    (found,) = findings({"players": ["one", "two"], "shared": {"card": 1}}, deduction=deduction)
    assert (found["rule"], found["facts"]["due"]) == ("score.deduction", {"at_least": 0, "at_most": 80})


def test_only_one_condition_can_be_the_shared_one() -> None:
    seen = {"players": ["one", "two"], "landscapes": {"one": {"squares": ["11 11 F", "F F F"]}}}
    claims = [{"condition": number} for number in (11, 3, 4)]
    (found,) = findings(seen, conditions=claims)
    assert (found["rule"], found["facts"]["conditions"]) == ("score.own", [3, 4])


def test_a_certain_rating_has_the_bounds_of_the_points() -> None:
    state = {"players": ["one"], "landscapes": {"one": {"squares": ["ew ew ?", "1 1 ."]}}, "shared": {"card": 11}}
    answer = questions("confusing-lands")["scores"].ask({"state": state}, Preferences())
    (rating,) = answer["findings"]
    assert (rating["facts"]["rating"], rating["facts"]["points"]) == ("lost", {"at_least": -2, "at_most": 2})
