"""All that is asked in the benchmark, by game and name."""

from collections.abc import Callable, Mapping
from typing import Any

from tests.bench import confusing_lands, graenaland, java
from tests.bench.asked import Asked, Timed

GOALS: Mapping[str, float] = {"graenaland": 1.5, "confusing-lands": 1.5, "java": 2.0}
"""By game, what a question may take without a cache, as a multiple of the echo."""

_GAMES: Mapping[str, Any] = {"graenaland": graenaland, "confusing-lands": confusing_lands, "java": java}

QUESTIONS: Mapping[tuple[str, str], Asked] = {
    (game, name): asked for game, asking in _GAMES.items() for name, asked in asking.questions().items()
}
"""What is asked beside the echo."""

REPRESENTATIVE = (
    ("graenaland", "ruling: a village is built"),
    ("graenaland", "scores"),
    ("confusing-lands", "ruling: the last card is placed"),
    ("confusing-lands", "scores of two full landscapes"),
    ("java", "ruling: land is laid and surrounds water"),
    ("java", "scores"),
)
"""A ruling and scores of each game, with which the service is kept busy."""

TIMED: Mapping[tuple[str, str], Callable[[], Timed]] = {
    (game, name): asked for game, asking in _GAMES.items() for name, asked in asking.TIMED.items()
}
"""What is asked without a yardstick; some of it is made only when it is needed."""
