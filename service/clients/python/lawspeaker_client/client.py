"""The clients: they send what is asked, wait, and ask again where the service is busy."""

import time
from collections.abc import AsyncIterable, AsyncIterator, Iterable, Iterator
from types import TracebackType

import anyio
import httpx

from lawspeaker_client.exchange import Answer, Exchange, Explain, Operation, Preferences
from lawspeaker_client.models import StreamAnswer, StreamProblem, StreamQuestion
from lawspeaker_client.operations import AsyncOperations, Operations
from lawspeaker_client.window import Window


class Lawspeaker(Operations):
    """A client of the service at ``url``: ``lawspeaker.java.rulings(...)`` asks what `POST /v1/games/java/rulings` answers.

    It keeps connections open. Use it in a ``with`` block, or call ``close()``. Several threads may share it.

    :param url: Where the service is, such as ``"http://127.0.0.1:8000"``; a path before ``/v1`` is kept.
    :param key: The API key, where the service wants one.
    :param language: The language of messages, as in `Accept-Language`: ``"en"``, ``"cs"`` or ``"fr"``.
    :param timeout: Seconds to wait for a connection, and for the service to go on answering.
    :param retries: How often a request is sent again after status 429 or 503; 0 for never.
    :param longest_wait: Seconds. Where `Retry-After` asks for a longer pause, the problem is raised at once.
    :param http_client: The HTTP client that sends the requests, with your proxies, certificates or transport. You close it, and
        its timeout counts. Without one, the client has its own.
    """

    def __init__(
        self,
        url: str,
        *,
        key: str | None = None,
        language: str | None = None,
        timeout: float = 30,
        retries: int = 3,
        longest_wait: float = 60,
        http_client: httpx.Client | None = None,
    ) -> None:
        self._exchange = Exchange(url, key, language, retries, longest_wait)
        self._is_owner = http_client is None
        self._connections = http_client or httpx.Client(timeout=timeout)
        super().__init__(self._ask)

    def close(self) -> None:
        """Closes the connections, except those of a given HTTP client."""
        if self._is_owner:
            self._connections.close()

    def __enter__(self) -> "Lawspeaker":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def stream(
        self,
        questions: Iterable[StreamQuestion],
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> Iterator[StreamAnswer | StreamProblem]:
        """Asks any number of questions, and gives the answer or the problem of each, in the order of the questions.

        Questions are taken from ``questions`` as they are sent, some hundred kilobytes at a time.
        """
        preferences, window = Preferences(language, explain, minimal), Window(self._exchange)
        for question in questions:
            if window.add(question):
                yield from self._answered(window, preferences)
        yield from self._answered(window, preferences)

    def _answered(self, window: Window, preferences: Preferences) -> Iterator[StreamAnswer | StreamProblem]:
        repeated = 0
        while window.body:
            try:
                response = self._connections.send(self._exchange.stream_request(window.body, preferences), stream=True)
                try:
                    pause = self._exchange.pause(response, repeated)
                    if pause is None:
                        if not window.is_stream(response):
                            response.read()
                            self._exchange.require_stream(response)
                        for part in response.iter_bytes():
                            yield from window.read(part)
                        pause = window.pause(repeated)
                finally:
                    response.close()
            except httpx.RequestError as error:
                if not window.has_answers:
                    raise self._exchange.failure(error) from error
                pause = window.pause(repeated)
            time.sleep(pause)
            repeated += 1

    def _ask(self, operation: Operation[Answer], body: object, preferences: Preferences) -> Answer:
        request, repeated = self._exchange.request(operation, body, preferences), 0
        while True:
            try:
                response = self._connections.send(request)
            except httpx.RequestError as error:
                raise self._exchange.failure(error) from error
            pause = self._exchange.pause(response, repeated)
            if pause is None:
                return self._exchange.answer(operation, response)
            time.sleep(pause)
            repeated += 1


class AsyncLawspeaker(AsyncOperations):
    """The same as ``Lawspeaker``, with methods to be awaited, in asyncio and in trio.

    Use it in an ``async with`` block, or call ``await aclose()``. The parameters are those of ``Lawspeaker``.
    """

    def __init__(
        self,
        url: str,
        *,
        key: str | None = None,
        language: str | None = None,
        timeout: float = 30,
        retries: int = 3,
        longest_wait: float = 60,
        http_client: httpx.AsyncClient | None = None,
    ) -> None:
        self._exchange = Exchange(url, key, language, retries, longest_wait)
        self._is_owner = http_client is None
        self._connections = http_client or httpx.AsyncClient(timeout=timeout)
        super().__init__(self._ask)

    async def aclose(self) -> None:
        """Closes the connections, except those of a given HTTP client."""
        if self._is_owner:
            await self._connections.aclose()

    async def __aenter__(self) -> "AsyncLawspeaker":
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.aclose()

    async def stream(
        self,
        questions: AsyncIterable[StreamQuestion] | Iterable[StreamQuestion],
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> AsyncIterator[StreamAnswer | StreamProblem]:
        """Asks any number of questions, and gives the answer or the problem of each, in the order of the questions.

        Questions are taken from ``questions`` as they are sent, some hundred kilobytes at a time.
        """
        preferences, window = Preferences(language, explain, minimal), Window(self._exchange)
        async for question in _in_turn(questions):
            if window.add(question):
                async for line in self._answered(window, preferences):
                    yield line
        async for line in self._answered(window, preferences):
            yield line

    async def _answered(self, window: Window, preferences: Preferences) -> AsyncIterator[StreamAnswer | StreamProblem]:
        repeated = 0
        while window.body:
            try:
                response = await self._connections.send(self._exchange.stream_request(window.body, preferences), stream=True)
                try:
                    pause = self._exchange.pause(response, repeated)
                    if pause is None:
                        if not window.is_stream(response):
                            await response.aread()
                            self._exchange.require_stream(response)
                        async for part in response.aiter_bytes():
                            for line in window.read(part):
                                yield line
                        pause = window.pause(repeated)
                finally:
                    await response.aclose()
            except httpx.RequestError as error:
                if not window.has_answers:
                    raise self._exchange.failure(error) from error
                pause = window.pause(repeated)
            await anyio.sleep(pause)
            repeated += 1

    async def _ask(self, operation: Operation[Answer], body: object, preferences: Preferences) -> Answer:
        request, repeated = self._exchange.request(operation, body, preferences), 0
        while True:
            try:
                response = await self._connections.send(request)
            except httpx.RequestError as error:
                raise self._exchange.failure(error) from error
            pause = self._exchange.pause(response, repeated)
            if pause is None:
                return self._exchange.answer(operation, response)
            await anyio.sleep(pause)
            repeated += 1


async def _in_turn(questions: AsyncIterable[StreamQuestion] | Iterable[StreamQuestion]) -> AsyncIterator[StreamQuestion]:
    if isinstance(questions, AsyncIterable):
        async for question in questions:
            yield question
    else:
        for question in questions:
            yield question
