import asyncio
from typing import Any

import orjson
from starlette.types import ASGIApp, Message

from lawspeaker.adjudication.answers.preferences import Preferences
from tests.bench.fastapi_votes import app
from tests.bench.positions import QUESTIONS
from tests.bench.response_cache import ResponseCache
from tests.bench.yardstick import COMPARED, VOTES
from tests.conformance import questions
from tests.sweeps import each


@each("name", COMPARED)
def test_the_yardstick_answers_what_the_service_answers(name: str) -> None:
    request = QUESTIONS["graenaland", name].request
    assert _answer(app, request) == (200, _ours(request))


def test_the_cache_of_the_yardstick_has_what_was_answered() -> None:
    request = QUESTIONS["graenaland", "votes in one territory"].request
    reached: list[str] = []

    async def counting(scope: Any, receive: Any, send: Any) -> None:
        reached.append(scope["path"])
        await app(scope, receive, send)

    cached = ResponseCache(counting)
    answers = [_answer(cached, request) for _ in range(2)]
    assert answers == [(200, _ours(request))] * 2
    assert reached == [VOTES]
    another = {**request, "territory": "coast-2"}
    assert [_answer(cached, another)[0] for _ in range(2)] == [422, 422]
    assert len(reached) == 3, "a refusal is not kept"


def _ours(request: dict[str, Any]) -> bytes:
    return orjson.dumps(questions("graenaland")["votes"].ask(request, Preferences()))


def _answer(application: ASGIApp, request: dict[str, Any]) -> tuple[int, bytes]:
    """Status and body of the response; the request is sent in two parts."""
    body = orjson.dumps(request)
    parts: list[Message] = [
        {"type": "http.request", "body": body[:100], "more_body": True},
        {"type": "http.request", "body": body[100:]},
    ]
    sent: list[Message] = []

    async def receive() -> Message:
        return parts.pop(0)

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "method": "POST",
        "path": VOTES,
        "query_string": b"",
        "headers": [(b"content-type", b"application/json")],
    }

    async def run() -> None:
        await application(scope, receive, send)

    asyncio.run(run())
    return sent[0]["status"], b"".join(message.get("body", b"") for message in sent)
