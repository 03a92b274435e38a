"""All questions of the benchmark, by game and name."""

from collections.abc import Callable, Mapping
from typing import Any

from tests.bench import confusing_lands, graenaland, java
from tests.bench.questions import Question, SlowQuestion

_GAMES: Mapping[str, Any] = {"graenaland": graenaland, "confusing-lands": confusing_lands, "java": java}

QUESTIONS: Mapping[tuple[str, str], Question] = {
    (game, name): question for game, module in _GAMES.items() for name, question in module.questions().items()
}
"""The quick questions."""

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

SLOW_QUESTIONS: Mapping[tuple[str, str], Callable[[], SlowQuestion]] = {
    (game, name): question for game, module in _GAMES.items() for name, question in module.SLOW_QUESTIONS.items()
}
"""The slow questions. They are created on demand, because some take long to create."""
