"""The cost of answers in this process, without HTTP."""

import time
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import NamedTuple

from lawspeaker.adjudication.wire import ijson
from tests.bench.positions import QUESTIONS, SLOW_QUESTIONS
from tests.bench.questions import Question, SlowQuestion
from tests.bench.ruling import Ruling, ruling_of

ROUNDS, QUICK = 25, 0.02
"""How often each question is timed, and the seconds for which a quick one is asked again and again each time."""

AIMS: Mapping[tuple[str, str], float] = {
    ("graenaland", "votes in one territory"): 130,
    ("graenaland", "votes in a full state"): 260,
    ("graenaland", "ruling: a pass"): 220,
    ("graenaland", "ruling: the production"): 550,
    ("graenaland", "scores"): 800,
    ("confusing-lands", "ruling: what was counted is claimed"): 500,
    ("confusing-lands", "scores of two full landscapes"): 400,
    ("java", "ruling: the end of a turn"): 190,
    ("java", "ruling: a figure goes far"): 400,
    ("java", "ruling: a whole turn"): 650,
    ("java", "scores"): 500,
    ("graenaland", "every legal action in a rich building phase"): 12_000,
    ("graenaland", "the same, by points"): 40_000,
    ("graenaland", "a victory claim with 20 cards in hand that cannot"): 12_000,
    ("graenaland", "replay of a whole game"): 150,
    ("confusing-lands", "every placement of four faces"): 18_000,
    ("confusing-lands", "the same, by points"): 80_000,
    ("confusing-lands", "the same, landscapes as they are seen"): 80_000,
    ("java", "every legal action of a late turn"): 30_000,
    ("java", "the same, by points"): 150_000,
    ("java", "replay of a whole game"): 150,
}
"""Microseconds that a question should cost at most on the machine of these figures; of a replay each of its actions."""


class Row(NamedTuple):
    """The cost of a question in microseconds of CPU time: the least of all rounds."""

    game: str
    name: str
    spent: float
    aim: float | None
    shape: float
    """The time for validating the body, as a multiple of parsing it."""


def measure(named: Collection[tuple[str, str]] = (), rounds: int = ROUNDS) -> list[Row]:
    """The costs of the questions of these names, or of all."""
    return [_row(key, question, rounds) for key, question in questions() if not named or key in named]


def questions() -> Iterator[tuple[tuple[str, str], Question | SlowQuestion]]:
    """All questions of the bench, by game and name."""
    yield from QUESTIONS.items()
    yield from ((key, make()) for key, make in SLOW_QUESTIONS.items())


def _row(key: tuple[str, str], asked: Question | SlowQuestion, rounds: int) -> Row:
    ruling = ruling_of(key[0], asked)
    spent = least(ruling.answer, rounds) / len(asked.request["actions"] if asked.question == "replays" else [0])
    return Row(*key, spent, AIMS.get(key), _shape(ruling, rounds))


def _shape(ruling: Ruling, rounds: int) -> float:
    guard, request = ruling.question.guard, ijson.parse(ruling.body)
    return least(lambda: guard.holds(request), rounds) / least(lambda: ijson.parse(ruling.body), rounds)


def least(work: Callable[[], object], rounds: int) -> float:
    """Microseconds of CPU time that ``work`` takes: the least of all rounds, as whatever else runs only slows."""
    once = _each(work, 1)
    times = max(1, round(QUICK / once))
    return min(_each(work, times) for _ in range(rounds if times > 1 else min(rounds, 5))) * 1e6


def _each(work: Callable[[], object], times: int) -> float:
    began = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - began) / times
