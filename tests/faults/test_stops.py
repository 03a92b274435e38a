"""A stop answers all requests that have begun, and is announced."""

import os
import signal
import time

import psutil
import pytest

from lawspeaker.serving.connection import IDLE_GRACE
from tests.faults.raw import RULING, Answers, answer, connect, has_ended, request_bytes
from tests.serving import Server, eventually, serve

pytestmark = pytest.mark.slow

GET = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
LATER = b"GET /later HTTP/1.1\r\nHost: here\r\n\r\n"


def test_a_stop_allows_one_more_request_a_connection() -> None:
    with (
        serve("tests.faults.waiting:application_of_a_patient_worker()", workers=1, grace="600", log_level="warning") as server,
        connect(server) as client,
    ):
        client.sendall(GET)
        assert answer(client)[0] == 200
        os.kill(server.pid, signal.SIGTERM)
        wait_until_it_listens_no_longer(server)
        client.sendall(GET)
        status, headers, _ = answer(client)
        assert (status, headers["connection"]) == (200, "close")
        assert has_ended(client)
        assert server.process.wait() == 0


def test_a_stop_closes_idle_connections() -> None:
    with serve(workers=1, log_level="warning") as server, connect(server) as client:
        client.sendall(request_bytes(RULING))
        assert answer(client)[0] == 200
        os.kill(server.pid, signal.SIGTERM)
        assert has_ended(client)
        assert server.process.wait() == 0


def test_a_stop_answers_requests_that_have_begun() -> None:
    with (
        serve("tests.faults.waiting:application()", workers=1, grace="600", log_level="warning") as server,
        connect(server) as client,
    ):
        client.sendall(2 * LATER + LATER[:-1])
        with connect(server) as another:
            another.sendall(LATER)
            assert answer(another)[0] == 200  # the first of the two is answered, or about to be
            os.kill(server.pid, signal.SIGTERM)
            wait_until_it_listens_no_longer(server)
        with Answers(client) as answers:
            got = [answers.next() for _ in range(2)]
            time.sleep(1.5 * IDLE_GRACE)  # by now an idle connection would be closed
            client.sendall(LATER[-1:])
            got.append(answers.next())
            assert [headers.get("connection") for _, headers, _ in got] == [None, None, "close"]
            assert has_ended(client)


def wait_until_it_listens_no_longer(server: Server) -> None:
    eventually(lambda: server.connections(psutil.CONN_LISTEN) == [0], "the only worker listens no longer")


def test_a_worker_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUNICORN_CMD_ARGS", "--timeout 5")
    with serve("tests.faults.waiting:application()", workers=1, log_level="warning") as server, connect(server) as client:
        client.sendall(b"GET /hang HTTP/1.1\r\nHost: here\r\n\r\n")
        assert has_ended(client)
        server.wait_until_ready()
