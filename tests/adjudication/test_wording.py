"""Actions and events in words, whatever their members hold."""

from typing import Any

from lawspeaker.adjudication.answers.wording import Wording
from tests.sweeps import each

WORDS = {
    "nothing": "nothing",
    "unknown": "not known",
    "player-red": "Red",
    "member-card": "card",
    "member-cards": "cards",
    "member-count": "number of cards",
    "member-passed": "who has passed",
    "member-shared": "shared condition",
    "card-6": "6 (Relics)",
    "shared-6": "6 (Relics)",
    "none": "none",
    "passed-none": "nobody",
}


@each(
    "member, value, said",
    [
        ("shared", {"card": 6}, "6 (Relics)"),
        ("cards", [{"card": 6}, {}], "6 (Relics), not known"),
        ("cards", [{}, {}, {"card": 6}, {"card": 6}, {}], "not known (2), 6 (Relics), 6 (Relics), not known"),
        ("cards", [{"card": 6, "count": 2}], "(card: 6 (Relics), number of cards: 2)"),
        ("cards", {"count": 2}, "number of cards: 2"),
        ("card", {}, "not known"),
        ("cards", [], "none"),
        ("passed", [], "nobody"),
        ("passed", None, "nothing"),
        ("count", {"red": 1}, "Red: 1"),
    ],
)
def test_a_value_is_said_without_repeating_its_label(member: str, value: Any, said: str) -> None:
    assert Wording(WORDS, {}, say).value(member, value) == said


def say(message: str, what: str = "", text: str = "") -> str:
    return f"{what}: {text}" if message == "labelled" else ";"
