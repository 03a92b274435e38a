"""A soak of a few seconds: that what `make soak` does is still possible. Whether memory is flat shows only later."""

import pytest

from tests.soak.__main__ import WORKERS, soaked

pytestmark = pytest.mark.slow


def test_a_short_soak_is_answered_right_and_watches_every_worker(capsys: pytest.CaptureFixture[str]) -> None:
    course = soaked(3, samples=6)
    assert course.right
    assert [heard.wrong + heard.broken for heard in course.heard] == [[], [], [], []]
    assert [len(sample.sizes) for sample in course.samples] == [WORKERS] * 7
    assert len(capsys.readouterr().out.splitlines()) == 7
