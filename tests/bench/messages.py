"""The requests of the scenarios: the most expensive small question, and quick ones that must not wait for it."""

import orjson

from tests.bench.client import Message
from tests.bench.positions import QUESTIONS, SLOW_QUESTIONS
from tests.bench.questions import path

EXPENSIVE_NAME = ("java", "the same, by points")
CHEAP_NAME = ("confusing-lands", "ruling: the last card is placed")
CACHED_NAME = ("graenaland", "votes in one territory")


def _expensive_message(name: tuple[str, str]) -> Message:
    question = SLOW_QUESTIONS[name]()
    return Message(path(name[0], question.question), orjson.dumps(question.request), is_varied=True)


def _message(name: tuple[str, str], *, is_varied: bool) -> Message:
    question = QUESTIONS[name]
    return Message(path(name[0], question.question), orjson.dumps(question.request), is_varied)


EXPENSIVE = _expensive_message(EXPENSIVE_NAME)
"""All legal actions of a late turn in Java by the points that they lead to: 3 KB, and about a second of CPU time."""
CHEAP = _message(CHEAP_NAME, is_varied=True)
"""A ruling."""
CACHED = _message(CACHED_NAME, is_varied=False)
"""A question about votes; after the first request, a process answers it from its cache."""
HEALTH = Message("/healthz")
