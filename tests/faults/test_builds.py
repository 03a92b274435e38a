"""Two builds can share one Redis, as in a rolling update: neither gets the cached answers of the other."""

import shutil
from pathlib import Path

import pytest

import lawspeaker
from tests.load import expensive_questions, under_load
from tests.serving import redis_server, serve

pytestmark = pytest.mark.slow

LITTLE_MEMORY = "15000"


def test_two_builds_on_one_redis_each_answer_as_they_are_built(tmp_path: Path) -> None:
    here = Path(lawspeaker.__file__).parent
    shutil.copytree(here, tmp_path / here.name, ignore=shutil.ignore_patterns("__pycache__", "static"))
    answers = tmp_path / here.name / "api" / "answering.py"
    answers.write_text(answers.read_text(encoding="utf-8") + OTHER_ANSWERS, encoding="utf-8")
    with (
        redis_server() as redis,
        serve(redis_url=redis.url, cache_bytes=LITTLE_MEMORY) as ours,
        serve(redis_url=redis.url, cache_bytes=LITTLE_MEMORY, source=tmp_path) as theirs,
        under_load(theirs, expensive_questions(), texts=4) as their_load,
    ):
        with under_load(ours, expensive_questions(), texts=4) as our_load:
            our_load.wait_for_level("detail=redis")
            our_load.wait_for_answers(100)
            their_load.wait_for_level("detail=redis")
        our_load.results.assert_all_right(within=30)
    assert their_load.results.right == 0, "every answer of the other build is another one"
    assert all(" 200 b'other " in answer for answer in their_load.results.wrong)


OTHER_ANSWERS = """

_answer_question = answer_question


def answer_question(*arguments: Any) -> Entry:
    return Entry(b"other " + _answer_question(*arguments).answer)
"""
"""Appended to ``answering.py``: code that turns this build into another one."""
