"""The part of a stream that is sent in one request.

httpx reads no answer before it has sent the whole request. The service reads 512 KiB in advance, so a window is smaller.
"""

import json
from collections.abc import Iterator
from typing import cast

import httpx

from lawspeaker_client.errors import ServiceProblem, ServiceUnreachable
from lawspeaker_client.exchange import Exchange, encoded
from lawspeaker_client.models import Problem, StreamAnswer, StreamEnd, StreamLine, StreamProblem, StreamQuestion

LARGEST = 256 * 1024
"""Bytes of a window, unless a single question is longer."""


class Window:
    """The questions that have been taken and not been answered."""

    def __init__(self, exchange: Exchange) -> None:
        self._exchange = exchange
        self._lines: list[bytes] = []
        self._size = 0
        self._answered = 0
        """The number of questions that were answered in earlier requests."""
        self._now_answered = 0
        """The number of questions that have been answered in the current request."""
        self._rest = b""
        self._end: StreamEnd | None = None

    @property
    def body(self) -> bytes:
        """The questions as the body of a request. Empty if there are none."""
        return b"".join(self._lines)

    def add(self, question: StreamQuestion) -> bool:
        """Adds a question. Returns whether the window should be sent now."""
        line = encoded(question) + b"\n"
        self._lines.append(line)
        self._size += len(line)
        return self._size >= LARGEST

    def is_stream(self, response: httpx.Response) -> bool:
        """Whether ``response`` has lines. Begins to read them."""
        self._rest, self._end = b"", None
        return response.status_code == 200 and response.headers.get("Content-Type", "").startswith("application/x-ndjson")

    def read(self, part: bytes) -> Iterator[StreamAnswer | StreamProblem]:
        """The answers in a part of the response, as far as they are complete."""
        *texts, self._rest = (self._rest + part).split(b"\n")
        for text in texts:
            line = cast(StreamLine, json.loads(text))
            if line["type"] == "end":
                self._end = line
            else:
                self._now_answered += 1
                line["line"] += self._answered
                yield line

    @property
    def has_answers(self) -> bool:
        """Whether the current request brought an answer. Only then is the rest sent again after the connection broke."""
        return self._now_answered > 0

    def pause(self, repeated: int) -> float:
        """The seconds to wait before the rest is sent. Drops the questions that are answered.

        Raises ``ServiceUnreachable`` if the response broke off without an answer, and ``ServiceProblem`` if the wait would be
        too long.
        """
        end, answered = self._end, self._now_answered
        self._end, self._now_answered = None, 0
        self._answered += answered
        self._lines = self._lines[answered:]
        self._size = sum(map(len, self._lines))
        if not self._lines:
            return 0
        if end is None:
            if not answered:
                raise ServiceUnreachable(f"The service at {self._exchange.url} broke off the stream.")
            return 0
        wait = float(end.get("retry_after", 0))
        is_stuck = not answered and repeated >= self._exchange.retries
        if wait > self._exchange.longest_wait or is_stuck:
            detail = f"The stream ended early ({end['reason']}) before question {self._answered + 1}."
            problem: Problem = {"type": "about:blank", "title": "The stream ended early", "status": 503, "detail": detail}
            raise ServiceProblem(problem, wait)
        return wait
