"""The MCP server over HTTP: one POST, one answer in JSON.

A request passes the same gate as any request to the API. A tool call asks what a client of the API would ask: it is answered
from the cache, in the event loop or in the lane, and charged to the same account. Nothing is kept between two requests, so any
process can answer any of them.
"""

from collections.abc import Awaitable, Callable, Mapping, MutableMapping, Sequence
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, TypeVar

from mcp.server.streamable_http_manager import StreamableHTTPSessionManager

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.wire import ijson
from lawspeaker.adjudication.words.messages import KERNEL, Messages
from lawspeaker.adjudication.work import Allowance
from lawspeaker.api.exchange import Answer, ClientDisconnected, Exchange
from lawspeaker.api.executor import Executor
from lawspeaker.api.negotiation import DEFAULT_LANGUAGE
from lawspeaker.api.operations import MCP, Operation, read_document
from lawspeaker.api.problem_types import INVALID_REQUEST, ORIGIN_NOT_ALLOWED
from lawspeaker.api.problems import Problem, request_problem
from lawspeaker.api.questions import LARGEST_BODY, LARGEST_IN_LOOP, QuestionEndpoint, json_body
from lawspeaker.api.refusals import problem_of
from lawspeaker.mcp.envelope import WHAT_IS_EXPECTED, is_message
from lawspeaker.mcp.server import Context, mcp_server
from lawspeaker.mcp.service import Path, Unavailable
from lawspeaker.mcp.tool import Games
from lawspeaker.refused import Refused

T = TypeVar("T")
Message = MutableMapping[str, Any]

SDK_NANOSECONDS = 2_000_000
"""The processor time that the SDK takes for a request, charged to the caller in addition to that of the answer. It is not
measured: the event loop does other work in between."""

_CALL = "lawspeaker.call"
"""The member of an ASGI scope in which a call travels through the SDK."""
_IGNORED_HEADERS = frozenset((b"content-length", b"transfer-encoding"))
_MESSAGES = Messages(KERNEL)


@dataclass
class Call:
    """A request while it is answered. It is the service for the tools."""

    exchange: Exchange
    executor: Executor
    endpoints: Mapping[tuple[str, ...], QuestionEndpoint]
    documents: Sequence[Operation]
    has_disconnected: bool = False

    async def ask(self, path: Path, body: bytes, preferences: Preferences) -> bytes:
        """The answer to the question at ``path``. Raises ``Refused``, and ``Unavailable`` if the client has disconnected."""
        endpoint = self.endpoints[tuple(path)]
        found = await self._guarded(endpoint.find(self.exchange, endpoint.inquiry(preferences, body), self.executor))
        self.exchange.cache = found.level
        return found.entry.answer

    async def read(self, path: Path, language: str, **query: str) -> bytes:
        """The document at ``path``. Raises ``Refused``, and ``Unavailable`` if the client has disconnected."""
        return await self.compute(lambda: read_document(self.documents, path, language, **query))

    async def compute(self, work: Callable[[], T]) -> T:
        """The result of ``work``, which may take long. Raises as ``read`` does."""
        return await self._guarded(self.executor.run(self.exchange, lambda _: work(), Allowance()))

    async def _guarded(self, answer: Awaitable[T]) -> T:
        try:
            return await answer
        except Refused:
            raise
        except ClientDisconnected:
            self.has_disconnected = True
            raise Unavailable("The client has disconnected.") from None  # the SDK would log any other exception as a failure
        except Exception as error:
            raise self.report(error) from None

    def report(self, error: Exception) -> Refused:
        """A problem of the API as it is; any other error is logged, and the caller gets no details."""
        return Refused(problem_of(error, self.exchange).document)


class MCPEndpoint:
    """The endpoint of the MCP server, which answers with ``operations`` of the API for ``games``."""

    id = "mcp"
    path = MCP

    def __init__(self, games: Games, operations: Sequence[Operation], allowed_origins: Sequence[str]) -> None:
        self._server = mcp_server(games, _call_of)
        endpoints = [one.endpoint for one in operations if isinstance(one.endpoint, QuestionEndpoint)]
        self._endpoints: Mapping[tuple[str, ...], QuestionEndpoint] = {
            ("games", one.game.id, one.question.name): one for one in endpoints
        }
        self._documents = [operation for operation in operations if operation.document]
        self._allowed_origins = frozenset(allowed_origins)

    async def respond(self, exchange: Exchange, executor: Executor) -> Answer:
        """The answer of the SDK. Raises ``Problem``, and what ``Executor.run`` raises."""
        self._require_allowed_origin(exchange)
        exchange.work_nanoseconds += SDK_NANOSECONDS
        call = Call(exchange, executor, self._endpoints, self._documents)
        await self._require_message(call, json_body(exchange))
        response = _Response()
        manager = StreamableHTTPSessionManager(
            self._server, json_response=True, stateless=True, max_request_body_size=LARGEST_BODY
        )
        async with manager.run():
            await manager.handle_request(_scope(call), _receive_of(call), response.send)
        if call.has_disconnected:
            raise ClientDisconnected
        return response.answer

    def _require_allowed_origin(self, exchange: Exchange) -> None:
        """Raises ``Problem`` if the page of another origin sent the request, as the protocol requires it.

        A page can send requests to any host, also to one on the local network whose name it has rebound. Browsers name the origin
        of the page in each POST, and no page can change that. Programs send no origin.
        """
        origin = exchange.headers.get("origin")
        if origin is not None and not {"*", origin} & self._allowed_origins:
            raise Problem(ORIGIN_NOT_ALLOWED)

    async def _require_message(self, call: Call, body: bytes) -> None:
        """Raises ``Problem`` if the API would not read ``body``, or it is no message. The SDK reads more, and without limits."""

        def check() -> None:
            try:
                document = ijson.parse(body)
            except (ijson.TooLarge, ijson.NotJSON) as error:
                raise request_problem(error, _MESSAGES, DEFAULT_LANGUAGE) from None
            if not is_message(document):
                raise Problem(INVALID_REQUEST, WHAT_IS_EXPECTED)

        if len(body) <= LARGEST_IN_LOOP:
            check()
        else:
            await call.executor.run(call.exchange, lambda _: check(), Allowance())


class _Response:
    """Collects the messages of one ASGI response."""

    def __init__(self) -> None:
        self._status = HTTPStatus.INTERNAL_SERVER_ERROR.value
        self._headers: list[tuple[str, str]] = []
        self._body = b""

    async def send(self, message: Message) -> None:
        """Takes the next message of the SDK."""
        if message["type"] == "http.response.start":
            self._status = message["status"]
            fields = ((name.lower(), value) for name, value in message.get("headers", ()))
            self._headers = [
                (name.decode("latin-1"), value.decode("latin-1")) for name, value in fields if name not in _IGNORED_HEADERS
            ]
        else:
            self._body += message.get("body", b"")

    @property
    def answer(self) -> Answer:
        """The whole response."""
        return Answer(self._status, self._headers, self._body)


def _call_of(context: Context) -> Call:
    assert context.request  # over HTTP there always is one
    call: Call = context.request.scope[_CALL]
    return call


def _scope(call: Call) -> Message:
    exchange = call.exchange
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": exchange.http_version,
        "method": exchange.method,
        "scheme": exchange.scheme,
        "path": exchange.path,
        "raw_path": exchange.raw_path.encode("latin-1"),
        "query_string": exchange.query.encode("latin-1"),
        "root_path": "",
        "headers": [(name.encode("latin-1"), value.encode("latin-1")) for name, value in exchange.headers.items()],
        _CALL: call,
    }


def _receive_of(call: Call) -> Callable[[], Awaitable[Message]]:
    sent = [call.exchange.body]

    async def receive() -> Message:
        if sent:
            return {"type": "http.request", "body": sent.pop(), "more_body": False}
        await call.executor.wait_for_disconnect()
        return {"type": "http.disconnect"}

    return receive
