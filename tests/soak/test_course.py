from collections import Counter
from collections.abc import Sequence
from typing import Any

from tests.load import Results
from tests.soak.course import MOST_GROWTH, Course, Sample
from tests.soak.report import report
from tests.sweeps import each

SEEN = ("lawspeaker; hit; detail=memory", "lawspeaker; hit; detail=redis", "lawspeaker; fwd=miss; stored")
FLAT = (50.0, 70.0, 80.0, 80.5, 81.0, 80.0, 81.0, 80.5, 80.0)
LEAKING = (50.0, 55.0, 60.0, 65.0, 70.0, 75.0, 80.0, 85.0, 90.0)


def _results(**changes: Any) -> Results:
    return Results(**{"right": 1_000, "levels": Counter(dict.fromkeys(SEEN, 300)), "slowest": 0.5, **changes})


def _course(sizes: Sequence[float] = FLAT, results: Results | None = None) -> Course:
    """A course of two workers, one of them with these sizes."""
    samples = [Sample(10.0 * index, {7: 80.0, 8: size}) for index, size in enumerate(sizes, 1)]
    return Course(samples, [_results(), results or _results()])


def test_a_worker_that_grows_and_grows_is_named() -> None:
    course = _course(LEAKING)
    assert course.growth == {7: 0.0, 8: 15.0}
    assert list(course.faults()) == [f"Worker 8 grew by 15.0 MiB, which is more than {MOST_GROWTH:.0f}."]


def test_a_worker_that_was_replaced_is_no_flat_memory() -> None:
    course = _course()
    changed = Course([*course.samples[:-1], Sample(90.0, {7: 80.0, 9: 50.0})], course.results)
    assert list(changed.faults()) == ["Worker 8 was replaced."]
    assert "Worker 8 was replaced." in report(changed, 10, "A machine.")


@each(
    "results, fault",
    [
        (_results(wrong=["POST /v1: 500 b''"]), "Wrong answer: POST /v1: 500 b''"),
        (_results(broken=["POST /v1: reset"]), "No answer: POST /v1: reset"),
        (_results(refused=3), "3 connections were refused."),
    ],
)
def test_one_answer_that_is_wrong_or_missing_is_a_fault(results: Results, fault: str) -> None:
    assert list(_course(results=results).faults()) == [fault]
