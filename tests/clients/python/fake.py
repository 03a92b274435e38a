"""A server that answers what a test wants, and keeps what it was asked."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler

import orjson

from tests.answering import listening, send

PROBLEM = {"Content-Type": "application/problem+json"}


@dataclass(frozen=True)
class Reply:
    """A response. One with status 0 is none: the connection is closed."""

    status: int = 200
    body: bytes = b'{"status": "ok"}'
    headers: Mapping[str, str] = field(default_factory=lambda: {"Content-Type": "application/json"})


def problem(status: int, **headers: str) -> Reply:
    """A problem document."""
    document = {"type": "/problems/x", "title": "Not now", "status": status, "detail": "Later.", "errors": []}
    return Reply(status, orjson.dumps(document), PROBLEM | {name.replace("_", "-"): value for name, value in headers.items()})


@dataclass
class Fake:
    """The address of the server, and the headers of the requests that it got, with names in lower case."""

    url: str
    replies: list[Reply]
    requests: list[dict[str, str]] = field(default_factory=list)


@contextmanager
def answering(*replies: Reply) -> Iterator[Fake]:
    """A server that gives ``replies`` one after the other, and the last one again and again."""

    def respond(handler: BaseHTTPRequestHandler, _: bytes) -> None:
        fake.requests.append({name.lower(): value for name, value in handler.headers.items()} | {"path": handler.path})
        reply = fake.replies.pop(0) if len(fake.replies) > 1 else fake.replies[0]
        handler.close_connection = True
        if reply.status:
            send(handler, reply.status, reply.body, "", **reply.headers, Connection="close")

    with listening(respond) as url:
        fake = Fake(url, list(replies))
        yield fake
