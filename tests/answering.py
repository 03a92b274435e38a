"""HTTP servers in this process, for what asks a service at a URL."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from socketserver import BaseServer

from werkzeug.test import Client

from tests.serving import LOOPBACK

Respond = Callable[[BaseHTTPRequestHandler, bytes], None]


@contextmanager
def listening(respond: Respond) -> Iterator[str]:
    """A server that answers every request by ``respond``. Gives its URL."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def answer(self) -> None:
            respond(self, self.rfile.read(int(self.headers.get("Content-Length", 0))))

        do_GET = do_POST = answer

        def log_message(self, *_: object) -> None:
            pass

    class Quiet(ThreadingHTTPServer):
        def handle_error(self, *_: object) -> None:
            """Prints nothing about a client that hangs up: the tests look at standard error."""

    with Quiet((LOOPBACK, 0), Handler) as server, in_a_thread(server):
        yield f"http://{LOOPBACK}:{server.server_port}"


@contextmanager
def in_a_thread(server: BaseServer) -> Iterator[None]:
    """Lets a server answer, in a thread, until the end of the block."""
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()


def send(handler: BaseHTTPRequestHandler, status: int, body: bytes, media_type: str, **headers: str) -> None:
    handler.send_response(status)
    for name, value in {"Content-Type": media_type, "Content-Length": str(len(body)), **headers}.items():
        handler.send_header(name.replace("_", "-"), value)
    handler.end_headers()
    handler.wfile.write(body)


def from_service(client: Client) -> Respond:
    """Answers with the responses of the service behind ``client``."""

    def respond(handler: BaseHTTPRequestHandler, body: bytes) -> None:
        answer = client.open(handler.path, method=handler.command, data=body, headers=handler.headers.items())
        headers = {name.title(): value for name, value in answer.headers.items()}
        send(handler, answer.status_code, answer.data, "", **headers)

    return respond
