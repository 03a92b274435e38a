"""Questions that tests ask of a game in this process."""

from functools import cache
from typing import Any

import orjson

from lawspeaker.adjudication.guard import Guard
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.conformance.package.subject import Package
from lawspeaker.games import GAMES
from tests.conformance import questions


@cache
def package(game: str, share: int = 1) -> Package:
    """A game with its cases and their answers, which all checks share."""
    return Package(GAMES[game], share)


@cache
def guard_of_event(game: str) -> Guard:
    return Guard(GAMES[game].EventShape)


@cache
def guard_of_answer(question: Question) -> Guard:
    assert question.Answer, "the answer is a text"
    return Guard(question.Answer)


def ask(game: str, name: str, request: Any, preferences: Preferences | None = None) -> Any:
    """The answer as whoever asked reads it: JSON, and no Python. Its events have their shape."""
    answer = orjson.loads(orjson.dumps(questions(game)[name].ask(request, preferences or Preferences())))
    for event in answer.get("events", ()):
        assert guard_of_event(game).holds(event), (event, request)
    return answer
