"""All that is asked in the benchmark, by game and name."""

from collections.abc import Callable, Mapping
from typing import Any

from tests.bench import confusing_lands, graenaland, java
from tests.bench.asked import Asked, Timed

_GAMES: Mapping[str, Any] = {"graenaland": graenaland, "confusing-lands": confusing_lands, "java": java}

QUESTIONS: Mapping[tuple[str, str], Asked] = {
    (game, name): asked for game, asking in _GAMES.items() for name, asked in asking.questions().items()
}
"""The short questions."""

REPRESENTATIVE = (
    ("graenaland", "votes in one territory"),
    ("graenaland", "ruling: a village is built"),
    ("graenaland", "scores"),
    ("confusing-lands", "ruling: the last card is placed"),
    ("confusing-lands", "scores of two full landscapes"),
    ("java", "ruling: land is laid and surrounds water"),
    ("java", "scores"),
)
"""A ruling and scores of each game, and the cheapest question, with which the service is kept busy."""

TIMED: Mapping[tuple[str, str], Callable[[], Timed]] = {
    (game, name): asked for game, asking in _GAMES.items() for name, asked in asking.TIMED.items()
}
"""The questions that take long; some are made only when they are needed."""
