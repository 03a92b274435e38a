"""Two builds can share one Redis, as in a rolling update: neither gets the cached answers of the other."""

import shutil
from pathlib import Path

import orjson
import pytest

import lawspeaker
from tests.api.worked import IN_JSON, Worked
from tests.faults.eager import EAGER, LITTLE_MEMORY
from tests.serving import Server, redis_server, serve

pytestmark = pytest.mark.slow


def test_two_builds_on_one_redis_each_answer_as_they_are_built(tmp_path: Path) -> None:
    here = Path(lawspeaker.__file__).parent
    shutil.copytree(here, tmp_path / here.name, ignore=shutil.ignore_patterns("static"))
    answers = tmp_path / here.name / "api" / "answering.py"
    answers.write_text(answers.read_text(encoding="utf-8") + OTHER_ANSWERS, encoding="utf-8")
    with (
        redis_server() as redis,
        serve(EAGER, redis_url=redis.url, cache_bytes=LITTLE_MEMORY) as ours,
        serve(EAGER, redis_url=redis.url, cache_bytes=LITTLE_MEMORY, source=tmp_path) as theirs,
    ):
        for server, beginning in ((ours, b""), (theirs, b"other "), (ours, b"")):
            for _ in range(2):  # then most answers come from Redis, and some from the memory of a worker
                levels = {level_of(server, question, beginning) for question in QUESTIONS}
            assert "detail=redis" in levels


def level_of(server: Server, question: Worked, beginning: bytes) -> str:
    """Where the answer was cached. Asserts that it begins with ``beginning``."""
    status, headers, answer = server.ask(question.path, orjson.dumps(question.body))
    assert status == 200
    assert answer.startswith(beginning + b"{")
    return headers["cache-status"].rpartition("; ")[2]


QUESTIONS = IN_JSON[:20]


OTHER_ANSWERS = """

_answer_question = answer_question


def answer_question(*arguments: Any) -> Entry:
    return Entry(b"other " + _answer_question(*arguments).answer)
"""
"""Appended to ``answering.py``: code that turns this build into another one."""
