import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from tests.bench import cpu, wrk
from tests.serving import LOOPBACK
from tests.tools import WRK, needs

URL = "http://127.0.0.1:44739/echo"
OUTPUT = """\
Running 1s test @ http://127.0.0.1:44739/echo
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     9.76ms    5.03ms  47.24ms   91.10%
    Req/Sec     1.73k   409.75     1.97k    90.00%
  1717 requests in 1.00s, 270.54KB read
Requests/sec:   1709.82
Transfer/sec:    269.41KB
figures requests=1717 microseconds=1004198 p50=8553 p99=35389 refused=0 broken=0

"""


def test_what_wrk_says_is_read() -> None:
    assert wrk.read(OUTPUT, URL) == wrk.Summary(requests=1717, seconds=1.004198, p50=8.553, p99=35.389)


@pytest.mark.parametrize("failed", ["refused", "broken"])
def test_a_run_with_requests_that_failed_is_no_measurement(failed: str) -> None:
    with pytest.raises(RuntimeError, match=f"{URL} did not answer every request: .* {failed}=3"):
        wrk.read(OUTPUT.replace(f"{failed}=0", f"{failed}=3"), URL)


def test_a_run_in_which_nothing_was_answered_is_no_measurement() -> None:
    with pytest.raises(RuntimeError, match="did not answer"):
        wrk.read(OUTPUT.replace("requests=1717", "requests=0"), URL)


def test_where_wrk_could_not_connect_its_own_words_are_told() -> None:
    with pytest.raises(RuntimeError, match=r"of http://127.0.0.1:44739/echo:\nunable to connect"):
        wrk.read("unable to connect to 127.0.0.1:44739 Connection refused\n", URL)


def test_without_wrk_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda program: None)
    with pytest.raises(SystemExit, match="apt-get install wrk"):
        wrk.require()


@pytest.mark.slow
@needs(WRK)
@pytest.mark.parametrize("is_varied", [False, True])
def test_a_varied_body_is_a_text_of_its_own_each_time(monkeypatch: pytest.MonkeyPatch, is_varied: bool) -> None:
    monkeypatch.setattr(cpu, "wait_until_idle", lambda pids: None)
    with _listening() as (url, bodies):
        load = wrk.run(wrk.Target(url, [os.getpid()], b'{"a": "%d\\n"}', is_varied))
    assert load.cpu > 0
    assert {body.rstrip() for body in bodies} == {b'{"a": "%d\\n"}'}
    assert len(set(bodies)) == (len(bodies) if is_varied else 1)
    assert len(bodies) > wrk.CONNECTIONS


@contextmanager
def _listening() -> Iterator[tuple[str, list[bytes]]]:
    """Runs a server. Gives its URL, and the bodies that it receives."""
    bodies: list[bytes] = []

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            bodies.append(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(200)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *said: object) -> None:
            """Logs nothing."""

        def handle(self) -> None:
            with suppress(ConnectionError):  # wrk can disconnect at any time
                super().handle()

    with ThreadingHTTPServer((LOOPBACK, 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://{LOOPBACK}:{server.server_port}/", bodies
        finally:
            server.shutdown()
            thread.join()
