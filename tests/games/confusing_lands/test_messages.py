"""What a finding says of Confusing Lands, word for word."""

from typing import Any

from lawspeaker.adjudication.preferences import Preferences
from tests.games.asking import ask
from tests.sweeps import each

SECOND_CARD: Any = {
    "players": ["one", "two"],
    "phase": "placing-passed",
    "landscapes": {"one": {"squares": ["F . V", "ns C W"]}},
    "hands": {"one": {"cards": [{"card": 8}]}},
}


def said(question: str, request: Any, language: str = "en") -> dict[str, str]:
    """What an answer says of each rule that is broken or applied."""
    answer = ask("confusing-lands", question, request, Preferences(language))
    return {finding["rule"]: finding["message"] for finding in answer["findings"]}


def laid(language: str, **members: Any) -> dict[str, str]:
    lying = {"rotation": 0, "row": 1, "column": 1, **members}
    action = {"type": "place", "player": "one", "card": 8, "side": "plain", **lying}
    return said("rulings", {"state": SECOND_CARD, "action": action}, language)


@each(
    "members, rule, language, beginning",
    [
        ({"row": 2.9999999}, "place.grid", "en", "2.9999999 "),
        ({"row": 19.999999999999996}, "place.grid", "fr", "19,999999999999996 "),
        ({"row": -0.5}, "place.grid", "en", "\N{MINUS SIGN}0.5 "),
        ({"row": 1e-30}, "place.grid", "en", "0." + 29 * "0" + "1 "),
        ({"rotation": 90.00001}, "place.quarter-turns", "en", "90.00001° "),
        ({"rotation": -45}, "place.quarter-turns", "en", "\N{MINUS SIGN}45° "),
    ],
)
def test_a_number_that_is_nearly_right_is_shown_as_it_is(members: Any, rule: str, language: str, beginning: str) -> None:
    assert laid(language, **members)[rule].startswith(beginning)


LEVEL: Any = {
    "players": ["one", "two"],
    "landscapes": {"one": {"squares": ["F  F  E", "17 17 V"]}, "two": {"squares": [".  .  W", "13 13 ."]}},
    "shared": {"card": 18},
}


def test_a_complete_tie_shows_what_was_compared() -> None:
    told = said("scores", {"state": LEVEL})["score.shared-victory"]
    assert told == (
        "Both have \N{MINUS SIGN}6 points, and they tie on every condition too. "
        "Player One's own conditions score 3 (the shared one scores 1). "
        "Player Two's own conditions score 3 (the shared one scores 1). They share the victory."
    )


BEFORE_DEALING: Any = {"players": ["one", "two"], "phase": "dealing", "round": 1}


@each(
    "state, message",
    [
        ({"hands": {"one": {"count": 1}}}, "Player One has 1 card in hand, but at this point it must be 0."),
        ({"chosen": {"one": {"card": 5}}}, "Player One cannot have a chosen card at this point."),
        ({"deck": {"count": 5}}, "The deck has 5 cards, but at this point it must have 17."),
        ({"phase": "over", "round": 3}, "The points are counted after round 4, not after round 3."),
    ],
)
def test_the_audit_names_what_there_is_too_much_of(state: Any, message: str) -> None:
    assert said("audits", {"state": {**BEFORE_DEALING, **state}})["round.cards"] == message
