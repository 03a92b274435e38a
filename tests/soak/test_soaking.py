"""A soak of a few seconds, to test that `make soak` still works. It is too short to show whether memory is flat."""

import pytest

from tests.soak.__main__ import WORKERS, soak

pytestmark = [pytest.mark.slow, pytest.mark.thorough]


def test_a_short_soak_is_answered_and_watches_every_worker(capsys: pytest.CaptureFixture[str]) -> None:
    course = soak(1, samples=2)
    assert course.right
    assert [results.wrong + results.broken for results in course.results] == [[], [], [], []]
    assert [len(sample.sizes) for sample in course.samples] == [WORKERS] * 3
    assert len(capsys.readouterr().out.splitlines()) == 3
