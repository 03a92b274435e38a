"""A server that answers what a test wants, and keeps what it was asked."""

import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import orjson

LOOPBACK = "127.0.0.1"
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

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["Content-Length"]))
            self.do_GET()

        def do_GET(self) -> None:
            fake.requests.append({name.lower(): value for name, value in self.headers.items()} | {"path": self.path})
            reply = fake.replies.pop(0) if len(fake.replies) > 1 else fake.replies[0]
            self.close_connection = True
            if not reply.status:
                return
            self.send_response(reply.status)
            for name, value in {**reply.headers, "Content-Length": str(len(reply.body))}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(reply.body)

        def log_message(self, format: str, *args: object) -> None:
            """Keeps quiet."""

    server = ThreadingHTTPServer((LOOPBACK, 0), Handler)
    fake = Fake(f"http://{LOOPBACK}:{server.server_port}", list(replies))
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield fake
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
