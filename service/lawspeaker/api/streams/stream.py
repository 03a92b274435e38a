"""Answers the lines of one request, one after the other, while they arrive.

A stream waits where other requests would be refused: for its client to send and to read, for a place among the streams that are
worked for, and for a busy service. While it waits, it keeps nobody else waiting.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from time import monotonic
from typing import TypeVar

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.work import Allowance
from lawspeaker.api.exchange import ClientDisconnected, Exchange
from lawspeaker.api.executor import Executor
from lawspeaker.api.named_questions import Endpoints
from lawspeaker.api.problem_types import OVERLOADED
from lawspeaker.api.problems import Problem
from lawspeaker.api.questions import LARGEST_IN_LOOP
from lawspeaker.api.refusals import problem_of
from lawspeaker.api.streams.answers import StreamWriter
from lawspeaker.api.streams.lines import Line, LineReader
from lawspeaker.api.streams.questions import LONGEST_LINE, LineProblem, QuestionOnLine, question_on
from lawspeaker.api.streams.shapes import RATE_LIMITED, STOPPING
from lawspeaker.api.upload import Interruption, Upload

T = TypeVar("T")

BUSY_PAUSE = 1.0
"""Seconds until a stream tries again after the service was too busy for its question."""


class _Ended(Exception):
    """The stream ends before all lines are answered. The arguments are members of its last line."""

    def __init__(self, reason: str, next_line: int, retry_after: int | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.next_line = next_line
        self.retry_after = retry_after


class Stream:
    """The answers to one stream of questions to ``endpoints``. Each line has ``seconds`` to arrive."""

    def __init__(
        self, endpoints: Endpoints, seconds: float, exchange: Exchange, executor: Executor, preferences: Preferences
    ) -> None:
        self._endpoints = endpoints
        self._seconds = seconds
        self._exchange = exchange
        self._upload = exchange.upload or Upload(iter([exchange.body]))
        self._executor = executor
        self._preferences = preferences
        self._reader = LineReader(LONGEST_LINE)
        self._writer = StreamWriter(exchange.root)
        self._has_all = False

    async def lines(self) -> AsyncIterator[bytes]:
        """The lines of the response. Raises ``ClientDisconnected``."""
        try:
            while line := await self._next_line():
                yield await self._answer(line)
                self._upload.require_client()
                await asyncio.sleep(0)  # so that the event loop gets to other clients
            yield self._writer.end()
        except _Ended as end:
            yield self._writer.end(end.reason, end.next_line, end.retry_after)

    async def _next_line(self) -> Line | None:
        """The next line; ``None`` if all are read. Raises ``_Ended`` and ``ClientDisconnected``."""
        number, until = self._reader.number, monotonic() + self._seconds
        while (line := self._reader.next_line()) is None:
            if self._has_all:
                return self._reader.last_line()
            if self._reader.number > number:  # a blank line: the client is still there
                number, until = self._reader.number, monotonic() + self._seconds
            part = await self._upload.next_part(until - monotonic())
            if isinstance(part, Interruption):
                raise _Ended(part.value, self._reader.number + 1)
            self._has_all = part == b""
            self._reader.feed(part)
        if self._upload.is_stopping:
            raise _Ended(STOPPING, line.number)
        return line

    async def _answer(self, line: Line) -> bytes:
        """The line of the response to ``line``. Raises ``_Ended`` and ``ClientDisconnected``."""
        exchange = replace(self._exchange, work_nanoseconds=0)
        exchange.account = self._exchange.account.another(exchange)
        try:
            exchange.account.afford(1)
        except Problem as problem:
            raise _Ended(RATE_LIMITED, line.number, int(dict(problem.headers)["Retry-After"])) from None
        try:
            question = await self._patiently(line, lambda: self._read(exchange, line))
            return self._writer.answer(line, question, await self._patiently(line, lambda: self._ask(exchange, question)))
        except LineProblem as found:
            return self._writer.problem(line, found)
        finally:
            exchange.account.close()
            self._exchange.work_nanoseconds += exchange.work_nanoseconds

    async def _patiently(self, line: Line, step: Callable[[], Awaitable[T]]) -> T:
        """The result of ``step``, which is repeated while the service is too busy for it."""
        while True:
            async with self._executor.stream_place:
                self._upload.require_client()
                try:
                    return await step()
                except Problem as problem:
                    if problem.type is not OVERLOADED:
                        raise
            await self._upload.pause(BUSY_PAUSE)
            if self._upload.is_stopping:
                raise _Ended(STOPPING, line.number)

    async def _read(self, exchange: Exchange, line: Line) -> QuestionOnLine:
        """The question on ``line``. Raises ``LineProblem``, and what ``Executor.run`` raises."""

        def read(_: Allowance) -> QuestionOnLine:
            return question_on(line, self._endpoints, self._preferences.language)

        if len(line.text) <= LARGEST_IN_LOOP or line.is_too_long:
            return read(Allowance())
        return await self._executor.run(exchange, read, Allowance())

    async def _ask(self, exchange: Exchange, question: QuestionOnLine) -> bytes:
        """The answer. Raises ``LineProblem``, ``ClientDisconnected``, and ``Problem`` if the service is too busy."""
        endpoint = question.named.endpoint(self._endpoints)
        inquiry = endpoint.inquiry(self._preferences, question.named.body)
        try:
            found = await endpoint.find(exchange, inquiry, self._executor)
        except ClientDisconnected:
            raise
        except Exception as error:
            raise _problem_on_line(problem_of(error, exchange), question) from None
        return found.entry.answer


def _problem_on_line(problem: Problem, question: QuestionOnLine) -> Problem | LineProblem:
    """What is raised for ``problem``: itself if the service is too busy, so that the stream waits; else that of the line."""
    return problem if problem.type is OVERLOADED else LineProblem(problem.document, question.correlation_id)
