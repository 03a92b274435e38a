"""Streams of the Python package: any number of questions, of a running service and of one that ends a stream early."""

import asyncio
from collections.abc import AsyncIterator, Iterator

import orjson
import pytest

from lawspeaker_client import AsyncLawspeaker, Lawspeaker, ServiceProblem, ServiceUnreachable, window
from lawspeaker_client.models import Question, StreamQuestion
from tests.clients.python.fake import Reply, answering, problem
from tests.serving import Server
from tests.sweeps import each

NDJSON = {"Content-Type": "application/x-ndjson"}


def questions(number: int) -> Iterator[StreamQuestion]:
    for index in range(number):
        question: Question = {"java": {"setups": {"players": ["one", "two"]}}} if index % 5 else {"java": {}}
        yield {"correlation_id": f"\u2028{index}", "question": question}


def reply(*lines: dict[str, object]) -> Reply:
    return Reply(200, b"".join(orjson.dumps(line) + b"\n" for line in lines), NDJSON)


def answer(line: int) -> dict[str, object]:
    return {"type": "answer", "line": line, "correlation_id": "a", "answer": {}}


def end(reason: str, **members: int) -> dict[str, object]:
    return {"type": "end", "reason": reason, "answers": 0, "problems": 0, **members}


def test_each_question_gets_its_answer_in_windows_of_any_size(judge: Lawspeaker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "LARGEST", 1000)
    lines = list(judge.stream(questions(30), language="cs"))
    assert [line["line"] for line in lines] == list(range(1, 31))
    assert [line.get("correlation_id") for line in lines] == [each["correlation_id"] for each in questions(30)]
    assert [line["type"] for line in lines] == ["answer" if index % 5 else "problem" for index in range(30)]
    expected = judge.java.setups({"players": ["one", "two"]}, language="cs")
    assert all(line["answer"] == {"java": {"setups": expected}} for line in lines if line["type"] == "answer")


def test_the_same_asynchronously(service: Server, judge: Lawspeaker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "LARGEST", 1000)

    async def one_by_one() -> AsyncIterator[StreamQuestion]:
        for question in questions(12):
            yield question

    async def run() -> None:
        async with AsyncLawspeaker(service.url) as client:
            for given in (questions(12), one_by_one()):
                assert [line async for line in client.stream(given)] == list(judge.stream(questions(12)))

    asyncio.run(run())


def test_questions_are_taken_as_they_are_sent(judge: Lawspeaker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "LARGEST", 200)
    taken: list[StreamQuestion] = []

    def noting() -> Iterator[StreamQuestion]:
        for question in questions(1000):
            taken.append(question)
            yield question

    stream = judge.stream(noting())
    next(stream)
    assert len(taken) < 5


@each("reason", ["rate-limited", "stopping", "timed-out"])
def test_after_an_early_end_it_goes_on_where_the_service_says(reason: str) -> None:
    early = reply(answer(1), end(reason, next_line=2, retry_after=0))
    with (
        answering(early, problem(503, Retry_After="0"), reply(answer(1), answer(2), end("complete"))) as fake,
        Lawspeaker(fake.url) as client,
    ):
        assert [line["line"] for line in client.stream(questions(3))] == [1, 2, 3]
        assert len(fake.requests) == 3


def test_a_stream_that_does_not_go_on_is_a_problem() -> None:
    with answering(reply(end("rate-limited", next_line=1, retry_after=0))) as fake, Lawspeaker(fake.url, retries=2) as client:
        with pytest.raises(ServiceProblem, match="rate-limited"):
            list(client.stream(questions(1)))
        assert len(fake.requests) == 3
    with answering(reply(end("rate-limited", next_line=1, retry_after=3600))) as fake, Lawspeaker(fake.url) as client:
        with pytest.raises(ServiceProblem, match="rate-limited") as refused:
            list(client.stream(questions(1)))
        assert refused.value.retry_after == 3600


def test_a_stream_goes_on_after_a_broken_connection() -> None:
    with answering(reply(answer(1)), reply(answer(1)), reply()) as fake, Lawspeaker(fake.url) as client:
        stream = client.stream(questions(3))
        assert [next(stream)["line"], next(stream)["line"]] == [1, 2]
        with pytest.raises(ServiceUnreachable, match="broke off"):
            next(stream)
        assert len(fake.requests) == 3


def test_a_refusal_is_raised() -> None:
    with answering(problem(401)) as fake, Lawspeaker(fake.url) as client, pytest.raises(ServiceProblem):
        next(client.stream(questions(1)))
