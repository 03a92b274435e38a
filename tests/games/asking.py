"""Questions that tests ask of a game in this process."""

from typing import Any

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.conformance.package.subject import USUAL
from tests.conformance import package


def ask(game: str, question: str, request: Any, preferences: Preferences = USUAL) -> Any:
    """The answer as a client reads it. Its events have their shape."""
    answer = package(game).ask(question, request, preferences)
    for event in answer.get("events", ()):
        assert package(game).event_shape.holds(event), (event, request)
    return answer
