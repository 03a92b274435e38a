"""However long a list in an answer is, the text for an assistant has a bound, and says how many more there are."""

from typing import Any

from lawspeaker.adjudication.words.messages import LANGUAGES
from lawspeaker.games import GAMES
from lawspeaker.mcp.answers import MOST_ENTRIES, MOST_RULES, AnswerText
from tests.sweeps import each

MANY = 1_000


@each("language", LANGUAGES)
def test_a_long_list_under_another_reading_is_counted(language: str) -> None:
    game = GAMES["java"]
    name, reading = next(iter(game.catalogue.readings.items()))
    actions = [{"type": "draw-card", "player": "one"}] * MANY
    otherwise = [{"choice": choice, "actions": actions, "choices_left": [[]] * MANY} for choice in reading.choices[1:]]
    hinge = {"reading": name, "choice": reading.choices[0], "otherwise": otherwise}
    text = AnswerText(game, language).write(
        {"actions": [], "choices_left": [], "complete": True, "truncated": False, "hinges_on": [hinge]}, with_state=False
    )
    assert f"… (+{MANY - MOST_ENTRIES})" in text
    assert text.count("draw-card") == MOST_ENTRIES * len(otherwise)


@each("language", LANGUAGES)
def test_many_open_rules_are_counted(language: str) -> None:
    findings: list[dict[str, Any]] = [{"rule": f"rule.{number}", "outcome": "undetermined"} for number in range(MANY)]
    text = AnswerText(GAMES["java"], language).write({"findings": findings}, with_state=False)
    assert f"rule.{MOST_RULES - 1}, … (+{MANY - MOST_RULES})" in text
