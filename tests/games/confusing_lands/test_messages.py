"""What a finding says of Confusing Lands, word for word."""

from typing import Any

import pytest

from lawspeaker.adjudication.preferences import Preferences
from tests.games.test_every_game import ask

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


@pytest.mark.parametrize(
    ("row", "language", "told"),
    [
        (2.9999999, "en", "2.9999999"),
        (2.9999999, "cs", "2,9999999"),
        (19.999999999999996, "fr", "19,999999999999996"),
        (-0.5, "en", "-0.5"),
        (1e-30, "en", "0." + 29 * "0" + "1"),
    ],
)
def test_a_row_that_is_nearly_a_whole_one_is_told_as_it_is(row: float, language: str, told: str) -> None:
    assert laid(language, row=row)["place.grid"].startswith(f"{told} ")


@pytest.mark.parametrize(("rotation", "told"), [(90.00001, "90.00001"), (-45, "-45"), (0.125, "0.125")])
def test_so_is_a_turn_that_is_nearly_a_quarter(rotation: float, told: str) -> None:
    assert laid("en", rotation=rotation)["place.quarter-turns"].startswith(f"{told}° ")
