"""All that is asked in the benchmark, by game and name."""

from collections.abc import Callable, Mapping

from tests.bench import confusing_lands, graenaland
from tests.bench.asked import Asked, Timed

QUESTIONS: Mapping[tuple[str, str], Asked] = {
    (game, name): asked
    for game, questions in (("graenaland", graenaland.questions()), ("confusing-lands", confusing_lands.questions()))
    for name, asked in questions.items()
}
"""What is asked beside the echo."""

TIMED: Mapping[tuple[str, str], Callable[[], Timed]] = {
    (game, name): asked
    for game, timed in (("graenaland", graenaland.TIMED), ("confusing-lands", confusing_lands.TIMED))
    for name, asked in timed.items()
}
"""What is asked without a yardstick; some of it is made only when it is needed."""
