"""Clients that call the service without a server.

Most tests use a client of the Flask application. What the event loop in front adds is asked through an adapter, which handles one
request at a time; ``ask`` is for tests that need several requests at the same time, or a client that disconnects.
"""

import asyncio
import re
import threading
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from http import HTTPStatus
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, unquote
from weakref import finalize

import pytest
from werkzeug.datastructures import Headers
from werkzeug.test import Client, EnvironBuilder

from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.work import Allowance
from lawspeaker.api.exchange import Answer
from lawspeaker.api.front import Front, Message
from lawspeaker.api.questions import LARGEST_BODY
from lawspeaker.api.settings import Settings
from lawspeaker.api.streams.shapes import NDJSON
from lawspeaker.app import create_app, create_front
from lawspeaker.games import GAMES
from tests import patience as patience
from tests.serving import LONG

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment


NO_HEADERS: Mapping[str, str] = {}


class Adapter:
    """Turns ``front`` into a WSGI application. Each request runs an event loop until it is answered.

    The loop has its own thread, because a browser test already has an event loop in the main thread.
    """

    def __init__(self, front: Front) -> None:
        self.front = front
        self._loop = asyncio.new_event_loop()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="loop")
        finalize(self, _end, self._thread, self._loop)

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        start, *parts = self._thread.submit(lambda: self._loop.run_until_complete(self._messages(environ))).result()
        status = HTTPStatus(start["status"])
        headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in start["headers"]]
        start_response(f"{status.value} {status.phrase}", headers)
        return [] if environ["REQUEST_METHOD"] == "HEAD" else [part["body"] for part in parts]

    async def _messages(self, environ: "WSGIEnvironment") -> Sequence[Message]:
        sent = await messages(self.front, scope(environ), _body(environ), asyncio.Event())
        await asyncio.sleep(0)  # cancelled tasks end before the loop stops
        return sent


def _end(thread: ThreadPoolExecutor, loop: asyncio.AbstractEventLoop) -> None:
    thread.shutdown()
    loop.close()


async def messages(front: Front, scope: Mapping[str, Any], body: bytes, disconnected: asyncio.Event) -> Sequence[Message]:
    """The messages from ``front`` to a client that sends a request and disconnects as soon as ``disconnected`` is set."""
    received: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]
    sent: list[Message] = []

    async def receive() -> Message:
        if received:
            return received.pop()
        await disconnected.wait()
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    await front(scope, receive, send)
    return sent


async def ask(
    front: Front,
    path: str,
    body: bytes | None = None,
    method: str = "",
    headers: Mapping[str, str] = NO_HEADERS,
    disconnected: asyncio.Event | None = None,
) -> Answer | None:
    """The response of ``front``, with header names in lower case; ``None`` if there is none. Needs a running event loop."""
    content_type = None if body is None else "application/json"
    method = method or ("GET" if body is None else "POST")
    environ = EnvironBuilder(path, method=method, data=body, content_type=content_type, headers=Headers(headers)).get_environ()
    sent = await messages(front, scope(environ), body or b"", disconnected or asyncio.Event())
    if not sent:
        return None
    start, *parts = sent
    fields = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in start["headers"]]
    return Answer(start["status"], fields, b"".join(part["body"] for part in parts))


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Runs ``test`` in an event loop of its own, at most ``LONG`` seconds."""
    asyncio.run(asyncio.wait_for(test(), LONG))


def first_stop(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """An event that is set when work is stopped, such as that for a client that has disconnected."""
    stopped, stop = threading.Event(), Allowance.stop

    def stop_and_tell(allowance: Allowance) -> None:
        stop(allowance)
        stopped.set()

    monkeypatch.setattr(Allowance, "stop", stop_and_tell)
    return stopped


async def settle() -> None:
    """Waits until the event loop has run all tasks that are ready."""
    for _ in range(20):
        await asyncio.sleep(0)


def field(answer: Answer | None, name: str) -> str:
    """The value of the header ``name``, which ``answer`` has exactly once."""
    assert answer is not None
    (value,) = (value for other, value in answer.headers if other == name)
    return value


def status(answer: Answer | None) -> int:
    """The status of ``answer``, which must not be ``None``."""
    assert answer is not None
    return answer.status


def scope(environ: "WSGIEnvironment") -> dict[str, Any]:
    """The ASGI scope for the request in a WSGI ``environ``."""
    raw_path = quote(environ["RAW_URI"].partition("?")[0].encode("latin-1"), safe="/%:@!$&'()*+,;=~#")
    path = re.sub("^http://[^/]*|#.*", "", raw_path)  # like the server, which passes the target on unchanged
    sent = {name[5:]: value for name, value in environ.items() if name.startswith("HTTP_")}
    sent |= {name: environ[name] for name in ("CONTENT_TYPE", "CONTENT_LENGTH") if environ.get(name)}
    return {
        "type": "http",
        "http_version": "1.1",
        "method": environ["REQUEST_METHOD"],
        "scheme": "http",
        "path": unquote(path),
        "raw_path": raw_path.encode(),
        "query_string": environ["QUERY_STRING"].encode("latin-1"),
        "root_path": "",
        "headers": [(name.lower().replace("_", "-").encode("latin-1"), value.encode("latin-1")) for name, value in sent.items()],
        "client": (environ.get("REMOTE_ADDR", "127.0.0.1"), 50_000),
        "server": ("127.0.0.1", 8000),
    }


def _body(environ: "WSGIEnvironment") -> bytes:
    """The body as the server would read it: as long as its Content-Length, or nothing if that is too long and it is no stream."""
    length = int(environ.get("CONTENT_LENGTH") or 0)
    is_read = length <= LARGEST_BODY or environ.get("CONTENT_TYPE") == NDJSON
    body: bytes = environ["wsgi.input"].read(length) if is_read else b""
    return body


def client_of(games: Mapping[str, Game[Any]] = GAMES, **settings: Any) -> Client:
    """A client of the Flask application for ``games`` with these ``settings``."""
    return Client(create_app(Settings(**settings), games))


def client_of_front(games: Mapping[str, Game[Any]] = GAMES, **settings: Any) -> Client:
    """A client of the service for ``games`` with these ``settings``, with the event loop in front."""
    return Client(Adapter(create_front(Settings(**settings), games)))
