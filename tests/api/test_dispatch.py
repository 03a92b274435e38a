"""Which requests are answered in the event loop and which in a lane, and that none of these delays the others."""

import asyncio
import threading
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import orjson
import pytest
from werkzeug.test import Client

from lawspeaker.api import questions
from lawspeaker.api.answering import answer_question
from lawspeaker.api.cache.answers import Answers
from lawspeaker.api.cache.entry import Entry
from lawspeaker.api.exchange import Answer
from lawspeaker.api.flask_bridge import answer_of
from lawspeaker.api.lane import MOST_WAITING, PATIENCE
from lawspeaker.api.problem_types import PROBLEM_TYPES
from lawspeaker.api.questions import LARGEST_IN_LOOP, QUICK
from lawspeaker.api.settings import Settings
from lawspeaker.app import create_front
from tests.api.comparable import comparable
from tests.api.observation.output import lines, samples
from tests.api.worked import WORKED, Worked
from tests.client import ask, client_of_front, field, run, settle, status
from tests.serving import LONG
from tests.sweeps import each


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Where questions were computed, for each attempt: ``loop``, or the name of a lane."""
    noted: list[str] = []

    def noting(*arguments: Any) -> Entry:
        noted.append(threading.current_thread().name.partition("_")[0])
        return answer_question(*arguments)

    monkeypatch.setattr("lawspeaker.api.questions.answer_question", noting)
    return noted


def listing(dispute: Worked) -> dict[str, Any]:
    """A question that may take long, about the state of ``dispute``."""
    return {"state": dispute.body["state"]}


@each(
    "operation, seconds, where",
    [
        ("rulings", None, "loop"),
        ("rulings", QUICK, "loop"),
        ("rulings", 1.0, "loop"),
        ("legal-actions", None, "expensive"),
        ("legal-actions", QUICK, "loop"),
        ("legal-actions", 2 * QUICK, "expensive"),
    ],
)
def test_only_what_is_quick_is_computed_in_the_loop(
    dispute: Worked, threads: list[str], operation: str, seconds: float | None, where: str
) -> None:
    threads.clear()
    body = dispute.body if operation == "rulings" else listing(dispute)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Answers, "expected_seconds", lambda _answers, _inquiry: seconds)
        patched.setattr(questions, "STEPS_IN_LOOP", 10**9)
        assert client_of_front().post(dispute.path.replace("rulings", operation), json=body).status_code == 200
    assert threads == [where]


def test_a_large_body_or_a_listing_is_for_the_lane(fresh_front_client: Client, dispute: Worked, threads: list[str]) -> None:
    for length, where in ((LARGEST_IN_LOOP, "loop"), (LARGEST_IN_LOOP + 1, "expensive")):
        body = orjson.dumps(dispute.body).ljust(length)
        assert fresh_front_client.post(dispute.path, data=body, content_type="application/json").status_code == 200
        assert threads[-1] == where
    assert fresh_front_client.post(dispute.path, json={"state": 7}).status_code == 400
    assert threads[-1] == "loop"
    path = dispute.path.replace("rulings", "legal-actions")
    before = len(threads)
    answers = [fresh_front_client.post(path, json=listing(dispute)) for _ in range(2)]
    assert [answer.headers["Cache-Status"].partition(";")[2] for answer in answers] == [
        " fwd=miss; stored",
        " hit; detail=memory",
    ]
    assert threads[before:] == ["expensive"], "the cached answer is given in the loop"


def test_a_question_of_too_many_steps_is_answered_in_the_lane(
    front_client: Client, monkeypatch: pytest.MonkeyPatch, threads: list[str]
) -> None:
    expected = [comparable(front_client.post(worked.path, json=worked.body)) for worked in WORKED]
    threads.clear()
    monkeypatch.setattr(questions, "STEPS_IN_LOOP", 0)
    other = client_of_front()
    assert [comparable(other.post(worked.path, json=worked.body)) for worked in WORKED] == expected
    tried_twice = [pair for pair in pairwise(threads) if pair == ("loop", "expensive")]
    assert len(tried_twice) > 20


class Blocked:
    """Replaces questions and reading by work that blocks until the test releases it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.questions = Counter[str]()
        self._may_end = threading.Event()
        self._begun = threading.Semaphore(0)

        def slowly_answered(*arguments: Any) -> Entry:
            if threading.current_thread().name.startswith("expensive"):
                self._wait()
                self.questions["expensive"] += 1
            return answer_question(*arguments)

        def slowly_read(flask: Any, exchange: Any) -> Answer:
            if exchange.path.startswith("/v1/"):
                self._wait()
            return answer_of(flask, exchange)

        monkeypatch.setattr("lawspeaker.api.questions.answer_question", slowly_answered)
        monkeypatch.setattr("lawspeaker.api.front.answer_of", slowly_read)

    def _wait(self) -> None:
        self._begun.release()
        assert self._may_end.wait(LONG)

    async def begun(self) -> None:
        """Waits until one more of them has begun."""
        assert await asyncio.to_thread(self._begun.acquire, timeout=LONG)

    def end(self) -> None:
        self._may_end.set()


@pytest.fixture
def blocked(monkeypatch: pytest.MonkeyPatch) -> Iterator[Blocked]:
    blocked = Blocked(monkeypatch)
    yield blocked
    blocked.end()


def test_cached_answers_and_cheap_questions_go_past_full_lanes(
    blocked: Blocked, dispute: Worked, monkeypatch: pytest.MonkeyPatch
) -> None:
    front = create_front(Settings(log_level="error"))
    path, body = dispute.path.replace("rulings", "legal-actions"), orjson.dumps(listing(dispute))
    other = next(worked for worked in WORKED if worked.operation == "rulings" and worked.game.id == "java")

    async def test() -> None:
        assert status(await ask(front, dispute.path, orjson.dumps(dispute.body))) == 200
        expensive = [asyncio.ensure_future(ask(front, path, body + b" " * number)) for number in range(MOST_WAITING)]
        reading = [asyncio.ensure_future(ask(front, "/v1/games")) for _ in range(MOST_WAITING)]
        for _ in range(2):
            await blocked.begun()
        for refused in (await ask(front, path, body.ljust(10_000)), await ask(front, "/v1/games/java")):
            assert status(refused) == 503
            assert refused is not None
            assert orjson.loads(refused.body) == PROBLEM_TYPES["overloaded"].example
            assert field(refused, "retry-after") == "1"
        for path_of_operators in ("/healthz", "/readyz", "/metrics"):
            assert status(await ask(front, path_of_operators)) == 200
        cached = await ask(front, dispute.path, orjson.dumps(dispute.body))
        assert field(cached, "cache-status") == "lawspeaker; hit; detail=memory"
        monkeypatch.setattr(Answers, "expected_seconds", lambda _answers, _inquiry: 1.0)
        assert status(await ask(front, other.path, orjson.dumps(other.body))) == 200, "however long others took"
        blocked.end()
        answers = await asyncio.gather(*expensive, *reading)
        assert {status(answer) for answer in answers} == {200}

    run(test)


def test_reading_waits_longer_than_a_question(blocked: Blocked, dispute: Worked) -> None:
    """The first time, the document must be built, which takes a while on a busy machine."""
    front = create_front(Settings(log_level="error"))
    path, body = dispute.path.replace("rulings", "legal-actions"), orjson.dumps(listing(dispute))

    async def test() -> None:
        first = [asyncio.ensure_future(ask(front, path, body)), asyncio.ensure_future(ask(front, "/v1/games"))]
        for _ in first:
            await blocked.begun()
        expensive, reading = (vars(front)[f"_{lane}"] for lane in ("expensive", "reading"))
        assert vars(reading)["_patience"] >= 5 * PATIENCE
        vars(expensive)["_patience"] = 0.05  # only now, when the first ones have their turn
        later = asyncio.ensure_future(ask(front, "/v1/games"))
        assert status(await ask(front, path, body + b" ")) == 503
        blocked.end()
        assert [status(answer) for answer in await asyncio.gather(*first, later)] == [200, 200, 200]

    run(test)


def test_simultaneous_equal_requests_are_computed_once(blocked: Blocked, dispute: Worked) -> None:
    front = create_front(Settings(log_level="error"))
    path, body = dispute.path.replace("rulings", "legal-actions"), orjson.dumps(listing(dispute))

    async def test() -> None:
        requests = [asyncio.ensure_future(ask(front, path, body)) for _ in range(5)]
        await blocked.begun()
        blocked.end()
        answers = await asyncio.gather(*requests)
        levels = Counter(field(answer, "cache-status") for answer in answers)
        assert levels == {"lawspeaker; fwd=miss; stored": 1, "lawspeaker; hit; detail=memory": 4}
        assert len({answer.body for answer in answers if answer}) == 1

    run(test)
    assert blocked.questions == {"expensive": 1}


@pytest.mark.parametrize("kind", ["question", "reading"])
def test_a_client_that_hangs_up_gets_no_answer_and_is_logged(
    blocked: Blocked, dispute: Worked, capfd: pytest.CaptureFixture[str], kind: str
) -> None:
    front = create_front()
    request = (dispute.path.replace("rulings", "legal-actions"), orjson.dumps(listing(dispute)))
    path, body = request if kind == "question" else ("/v1/games", None)

    async def test() -> None:
        disconnected = asyncio.Event()
        first = asyncio.ensure_future(ask(front, path, body, disconnected=disconnected))
        await blocked.begun()
        disconnected.set()
        await settle()
        blocked.end()
        assert await first is None
        figures = await ask(front, "/metrics")
        assert figures is not None
        counted = samples(figures.body.decode(), "lawspeaker_requests_total")
        assert [(method, status) for method, _, status in counted] == [("GET" if body is None else "POST", "499")]

    run(test)
    line = lines(capfd.readouterr().err)[0]
    assert (line["status"], line["level"], line["bytes_out"]) == (499, "info", 0)
