"""What keeps the figures honest: their units, and that a failed run is none."""

import os
import time
from itertools import islice

import orjson
import pytest

from tests.bench import costs, cpu, fairness, shedding, wrk
from tests.bench.client import NONE, PATIENCE, Answer
from tests.bench.positions import QUESTIONS, SLOW_QUESTIONS
from tests.bench.texts import texts
from tests.sweeps import each

WRK = "figures requests=1717 microseconds=1004198 p50=8553 p99=35389 refused=0 broken=0"


def test_aims_are_for_existing_questions() -> None:
    assert costs.AIMS.keys() <= {*QUESTIONS, *SLOW_QUESTIONS}


def test_the_time_of_a_process_is_in_seconds() -> None:
    before = time.process_time()
    assert before <= cpu.time_used([os.getpid()]) <= time.process_time()


def test_a_refusal_counts_as_long_as_a_client_waits() -> None:
    answers = [Answer(200, 0.004), Answer(503, 0.001, says_when=True), Answer(200, 0.002)]
    assert fairness.row("cheap", answers) == fairness.Row("cheap", 3, 1, 4.0, PATIENCE * 1e3, PATIENCE * 1e3)


def test_a_refusal_without_retry_after_is_counted_separately() -> None:
    answers = [Answer(200, 1), Answer(503, 1, says_when=True), Answer(503, 1), Answer(NONE, 1)]
    assert [shedding.describe(answer) for answer in answers] == ["200", "503", "503 without Retry-After", "none at the end"]


def test_the_output_of_wrk_is_in_seconds_and_milliseconds() -> None:
    output = f"Running 1s test @ http://127.0.0.1:44739/echo\n  1 threads and 16 connections\n{WRK}\n\n"
    assert wrk.read(output, "/echo") == wrk.Summary(requests=1717, seconds=1.004198, p50=8.553, p99=35.389)


@each("output", [WRK.replace("refused=0", "refused=3"), WRK.replace("broken=0", "broken=3"), "unable to connect"])
def test_a_run_with_failed_requests_is_no_measurement(output: str) -> None:
    with pytest.raises(RuntimeError, match="/echo"):
        wrk.read(output, "/echo")


def test_varied_texts_differ_but_have_one_length_and_content() -> None:
    some, others = list(islice(texts(b'{"a":1}'), 256)), islice(texts(b'{"a":1}', 256), 256)
    assert len({*some, *others}) == 512
    assert len({len(text) for text in some}) == 1
    assert all(orjson.loads(text) == {"a": 1} for text in some)
