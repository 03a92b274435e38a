"""The figures that the scenarios compute from results; `test_measuring.py` runs them."""

import socket
from collections.abc import Mapping

import orjson
import pytest

from tests.bench import hang_ups, largest_bodies
from tests.bench.client import NONE, PATIENCE, Answer
from tests.bench.fairness import Row, percentile, row
from tests.bench.messages import CACHED, CHEAP, EXPENSIVE
from tests.bench.shedding import Figures, Recovery, describe
from tests.serving import LOOPBACK


def test_a_percentile_is_a_value_that_was_found() -> None:
    values = [float(number) for number in range(200, 0, -1)]
    assert [percentile(values, share) for share in (1, 50, 99, 100)] == [2, 100, 198, 200]
    assert percentile([7.0], 99) == 7.0


def test_what_is_refused_counts_as_long_as_a_client_has() -> None:
    answers = [Answer(200, 0.004), Answer(503, 0.001, says_when=True), Answer(200, 0.002)]
    assert row("cheap", answers) == Row("cheap", 3, 1, 4.0, PATIENCE * 1e3, PATIENCE * 1e3)


def test_a_refusal_that_does_not_say_when_to_ask_again_is_told_apart() -> None:
    answers = (Answer(200, 1), Answer(503, 1, says_when=True), Answer(503, 1), Answer(429, 1), Answer(NONE, 1))
    assert [describe(answer) for answer in answers] == [
        "200",
        "503",
        "503 without Retry-After",
        "429 without Retry-After",
        "none at the end",
    ]


@pytest.mark.parametrize(("answers", "share"), [({"200": 3, "none at the end": 1}, 0.25), ({"200": 4}, 0)])
def test_what_waits_when_the_load_ends_is_not_answered(answers: Mapping[str, int], share: float) -> None:
    assert Figures(1.0, answers, 0.0, Recovery(1, 1), Recovery(1, 1)).unanswered == share


def test_questions_that_are_reset_arrive_first() -> None:
    with socket.create_server((LOOPBACK, 0)) as listening:
        hang_ups.reset(LOOPBACK, listening.getsockname()[1], [b"first", b"second"], after=0)
        for sent in (b"first", b"second"):
            connection, _ = listening.accept()
            with connection:
                assert connection.recv(100) == sent
                with pytest.raises(ConnectionResetError):
                    connection.recv(100)


@pytest.mark.parametrize("size", [10_000, 123_457])
def test_the_largest_bodies_are_json_of_exactly_that_size(size: int) -> None:
    made = largest_bodies.bodies(size)
    for kind, body in made.items():
        assert len(body) == size, kind
        orjson.loads(body)
        assert len(body.rstrip()) > size - 50 or kind == "a ruling, and blanks"


def test_what_is_expensive_is_small() -> None:
    assert max(len(message.body) for message in (EXPENSIVE, CHEAP, CACHED)) < 4_000
