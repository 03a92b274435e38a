"""What the scenarios ask: the most expensive small question that is known, and what has to go past it."""

import orjson

from tests.bench.asked import path
from tests.bench.client import Message
from tests.bench.positions import QUESTIONS, TIMED

EXPENSIVE_NAME = ("java", "the same, by points")
CHEAP_NAME = ("confusing-lands", "ruling: the last card is placed")
CACHED_NAME = ("graenaland", "votes in one territory")


def _timed(name: tuple[str, str]) -> Message:
    asked = TIMED[name]()
    return Message(path(name[0], asked.question), orjson.dumps(asked.request), is_varied=True)


def _asked(name: tuple[str, str], *, is_varied: bool) -> Message:
    asked = QUESTIONS[name]
    return Message(path(name[0], asked.question), orjson.dumps(asked.request), is_varied)


EXPENSIVE = _timed(EXPENSIVE_NAME)
"""All legal actions of a late turn in Java by the points that they lead to: 3 KB, and about a second of CPU time."""
CHEAP = _asked(CHEAP_NAME, is_varied=True)
"""A ruling."""
CACHED = _asked(CACHED_NAME, is_varied=False)
"""Votes; a process that was asked once answers from its cache."""
HEALTH = Message("/healthz")
