"""The server refuses invalid HTTP and too many requests at once. Every other request gets its response."""

import json
import os
import signal
import socket
import struct
import threading
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import psutil
import pytest
from uvicorn.config import STARTUP_FAILURE

from lawspeaker.serving.reader import MOST_WAITING
from tests.faults.raw import LARGE, RULING, Answers, answer, connect, connect_many, has_ended, head, refusal, request_bytes
from tests.serving import LONG, Server, eventually, free_port, serve, start
from tests.sweeps import each

pytestmark = pytest.mark.slow

GET = b"GET /healthz HTTP/1.1\r\nHost: here\r\n"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with serve(workers=1, log_level="warning") as started:
        yield started


@pytest.fixture(scope="module")
def waiting() -> Iterator[Server]:
    with serve("tests.faults.waiting:application()", workers=1, log_level="warning") as started:
        yield started


@each(
    "sent, status, title",
    [
        (b"GET / HTTP/1.1\nHost: SECRET\n\n", 400, "Bad Request"),
        (b"\x16\x03\x01SECRET\r\n\r\n", 400, "Bad Request"),
        (b'{"player": "SECRET"}\r\n\r\n', 400, "Bad Request"),  # the rest of a body after a Content-Length that is too small
        (b"GET / HTTP/1.1\r\nAuthorization Bearer SECRET\r\n\r\n", 400, "Bad Request"),
        (b"GET / HTTP/1.1\r\nX: SECRET\r\n\r\n", 400, "Bad Request"),
        (b"GET / HTTP/1.1\r\nHost: SECRET/\r\n\r\n", 400, "Bad Request"),
        (b"GET http:///SECRET HTTP/1.1\r\nHost: here\r\n\r\n", 400, "Bad Request"),
        (GET + b"Expect: SECRET\r\n\r\n", 417, "Expectation Failed"),
        (b"GET /SECRET" + 5000 * b"x" + b" HTTP/1.1\r\n\r\n", 414, None),
        (b"GET / HTTP/1.1\r\n" + 200 * b"A: SECRET\r\n" + b"\r\n", 431, "Request Header Fields Too Large"),
        (b"GET / HTTP/1.1\r\nA: SECRET" + 60_000 * b"x", 431, "Request Header Fields Too Large"),
        (b"GET /SECRET HTTP/1.9\r\nHost: here\r\n\r\n", 505, "HTTP Version Not Supported"),
    ],
)
def test_invalid_http_is_refused_at_once_and_quoted_nowhere(server: Server, sent: bytes, status: int, title: str | None) -> None:
    before = len(server.log)
    with connect(server) as client:
        client.sendall(sent)
        got = refusal(client)
    assert (got[0], got[1] if title else None, bool(got[2])) == (status, title, status != 417)
    assert "SECRET" not in got[2]
    (line,) = eventually(lambda: server.log[before:], "the refusal is logged")
    assert json.loads(line)["level"] == "warning"
    assert f"A request was refused with status {status} before it reached the service: " in line
    assert "SECRET" not in line
    assert server.host not in line


@each("chunks", [b"", b"zz\r\nabc\r\n", b"5\r\nhello\r\n0\r\n\r\n", 10_000 * b"1\r\nx\r\n"])
def test_a_body_without_a_length_is_refused_once(server: Server, chunks: bytes) -> None:
    with connect(server) as client:
        client.sendall(head(RULING, "Transfer-Encoding: chunked") + chunks)
        assert refusal(client) == (
            411,
            "Length Required",
            "A body needs a Content-Length header; only application/x-ndjson may be chunked.",
        )


def test_a_good_request_before_a_bad_one_is_answered_first(server: Server) -> None:
    with connect(server) as client:
        client.sendall(request_bytes(RULING) + b"GET / HTTP/1.1\nHost: here\n\n")
        with Answers(client) as answers:
            assert answers.next()[::2] == (RULING.status, RULING.answer)
            assert answers.next()[0] == 400
            with pytest.raises(EOFError):
                answers.next()


@each("number", [MOST_WAITING + 2, 2000])
def test_however_many_requests_are_sent_at_once_all_are_answered(server: Server, number: int) -> None:
    """The client reads no response before it has sent everything. The operating system buffers what the service does not read."""
    with connect(server) as client, Answers(client) as answers:
        sending = threading.Thread(target=client.sendall, args=(number * request_bytes(RULING),))
        sending.start()
        for _ in range(number):
            assert answers.next()[::2] == (RULING.status, RULING.answer)
        sending.join()


def test_a_client_that_hangs_up_after_many_requests_is_answered(waiting: Server) -> None:
    number = 10 * MOST_WAITING
    with connect(waiting) as client, Answers(client) as answers:
        client.sendall(number * b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
        client.shutdown(socket.SHUT_WR)
        got: list[int] = []
        while got.count(200) < number:
            got.append(answers.next()[0])
        assert set(got) <= {100, 200}
        assert has_ended(client)


def test_told_to_stop_it_leaves_a_client_with_too_many_requests() -> None:
    with serve("tests.faults.waiting:application()", workers=1, grace="20", log_level="info") as server:
        with connect(server) as client:
            client.sendall(1000 * b"GET /later HTTP/1.1\r\nHost: here\r\n\r\n")
            assert answer(client)[0] == 200
            os.kill(server.pid, signal.SIGTERM)
            eventually(server.has_ended, "the service ends")
        assert server.process.returncode == 0
        assert any("Worker exiting" in line for line in server.log)  # it was not killed


def test_answers_that_nobody_reads_take_little_memory(server: Server) -> None:
    worker = psutil.Process(*server.worker_pids())
    before = worker.memory_info().rss
    with connect_many(server, 5) as clients:
        for client in clients:
            client.settimeout(0.2)
            try:
                for _ in range(200):
                    client.sendall(10 * request_bytes(LARGE))
            except OSError:
                continue
        assert worker.memory_info().rss - before < 60 * 1024 * 1024  # all responses together are 10 GB


def test_an_upgrade_is_answered_as_http_1(server: Server) -> None:
    upgrade = ("Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA")
    with connect(server) as client, Answers(client) as answers:
        client.sendall(request_bytes(RULING, *upgrade) + request_bytes(RULING))
        for _ in range(2):
            assert answers.next()[::2] == (RULING.status, RULING.answer)


@each("sent", [request_bytes(RULING), b"GET / HTTP/1.1\r\n\r\n"])
def test_answers_say_when_but_not_by_what_they_are_made(server: Server, sent: bytes) -> None:
    with connect(server) as client:
        client.sendall(sent)
        _, headers, _ = answer(client)
    assert "date" in headers
    assert "server" not in headers


@each("path", ["/x/readyz", "//evil.example", "//evil.example/healthz", "/%2fevil.example"])
def test_no_client_says_where_the_service_is_mounted(server: Server, path: str) -> None:
    with connect(server) as client:
        client.sendall(f"GET {path} HTTP/1.1\r\nHost: here\r\nSCRIPT_NAME: /x\r\nScript-Name: /x\r\n\r\n".encode())
        status, headers, _ = answer(client)
        assert status == 404
        assert "location" not in headers


def test_http_1_0_is_answered_and_the_connection_ends(server: Server) -> None:
    with connect(server) as client:
        client.sendall(b"GET /healthz HTTP/1.0\r\n\r\n")
        status, headers, _ = answer(client)
        assert (status, headers["connection"]) == (200, "close")
        assert has_ended(client)


def test_the_application_gets_the_whole_request_in_one_message(waiting: Server) -> None:
    body = 200_000 * b"x"
    with connect(waiting) as client, Answers(client) as answers:
        client.sendall(b"POST /echo?a HTTP/1.1\r\nHost: here\r\nA_b: c\r\nContent-Length: 200000\r\n\r\n" + body[:9])
        client.sendall(body[9:])
        headers = [(b"host", b"here"), (b"content-length", b"200000")]
        message = {"type": "http.request", "body": body, "more_body": False}
        assert answers.next()[2].decode() == repr(("POST", b"/echo", b"a", headers, message))


@each("path", ["/fails", "/splits"])
def test_a_failure_of_the_application_ends_the_connection(waiting: Server, path: str) -> None:
    with connect(waiting) as client:
        client.sendall(f"GET {path} HTTP/1.1\r\nHost: here\r\n\r\n".encode())
        assert refusal(client) == (500, "Internal Server Error", "")


def test_an_application_that_cannot_start_ends_the_service(tmp_path: Path) -> None:
    with free_port() as port:
        log = tmp_path / "log"
        process = start("tests.faults.waiting:application_that_does_not_start()", log, port=str(port), workers="1")
        try:
            assert process.wait(LONG) == STARTUP_FAILURE
        finally:
            process.terminate()
            process.wait()
    assert "ZeroDivisionError" in log.read_text()


def test_a_failure_in_the_midst_of_an_answer_cuts_it_short(waiting: Server) -> None:
    with connect(waiting) as client:
        client.sendall(b"GET /fails-late HTTP/1.1\r\nHost: here\r\n\r\n")
        assert answer(client)[2] == b"half"


def test_an_answer_in_parts_ends_with_the_connection(waiting: Server) -> None:
    with connect(waiting) as client:
        client.sendall(b"GET /in-parts HTTP/1.1\r\nHost: here\r\n\r\n")
        text = b""
        while part := client.recv(1000):
            text += part
        assert text.endswith(b"connection: close\r\n\r\nab")


def test_of_an_answer_to_head_nothing_is_sent_but_its_head(waiting: Server) -> None:
    with connect(waiting) as client:
        client.sendall(2 * b"HEAD /echo HTTP/1.1\r\nHost: here\r\n\r\n")
        text = b""
        while text.count(b"\r\n\r\n") < 2:
            text += client.recv(1000)
        assert text.count(b"HTTP/1.1 200 OK\r\n") == 2
        assert text.endswith(b"\r\n\r\n")


def hang_up(client: socket.socket) -> None:
    client.close()


def reset(client: socket.socket) -> None:
    client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    client.close()


@each("goes, behind", product([hang_up, reset], [b"", request_bytes(RULING)]))
def test_the_application_hears_of_a_client_that_goes_away(
    waiting: Server, goes: Callable[[socket.socket], None], behind: bytes
) -> None:
    before = len(waiting.log)

    def said(what: str) -> bool:
        return any(what in line for line in waiting.log[before:])

    with connect(waiting) as client:
        client.sendall(b"GET /on-hang-up HTTP/1.1\r\nHost: here\r\n\r\n" + behind)
        eventually(lambda: said("waits"), "it waits")
        goes(client)
        eventually(lambda: said("ended by http.disconnect"), "it hears of that")


def test_a_client_that_only_closes_its_side_gets_its_answers(waiting: Server) -> None:
    with connect(waiting) as client, Answers(client) as answers:
        client.sendall(2 * b"GET /later HTTP/1.1\r\nHost: here\r\n\r\n")
        client.shutdown(socket.SHUT_WR)
        got: list[int] = []
        while got.count(200) < 2:
            got.append(answers.next()[0])
        assert set(got) <= {100, 200}
        assert has_ended(client)


def test_a_client_of_http_1_0_that_closes_its_side_gets_no_100(waiting: Server) -> None:
    with connect(waiting) as client:
        client.sendall(b"GET /later HTTP/1.0\r\n\r\n")
        client.shutdown(socket.SHUT_WR)
        assert answer(client)[0] == 200
        assert has_ended(client)


def test_a_worker_that_hangs_is_replaced_and_an_idle_one_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUNICORN_CMD_ARGS", "--timeout 5")
    with serve("tests.faults.waiting:application()", workers=1, log_level="warning") as server, connect(server) as client:
        (worker,) = server.worker_pids()
        reported = last_report(worker)
        eventually(lambda: last_report(worker) != reported, "the idle worker reports that it is alive")
        client.sendall(b"GET /hang HTTP/1.1\r\nHost: here\r\n\r\n")
        eventually(lambda: server.worker_pids() and worker not in server.worker_pids(), "it is replaced")
        assert server.ask("/")[0] == 200


def last_report(worker: int) -> float:
    """When the worker last reported to gunicorn that it is alive: the time of a file that it has open."""
    (file,) = (one for one in Path(f"/proc/{worker}/fd").iterdir() if "wgunicorn" in os.readlink(one))
    return file.stat().st_mtime


def test_the_longest_idle_make_room_for_who_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUNICORN_CMD_ARGS", "--worker-connections 10")
    with (
        serve("tests.faults.waiting:application()", workers=1, receive_timeout="60", log_level="warning") as server,
        connect_many(server, 9) as busy,
        connect(server) as idle,
    ):
        for client in busy:
            client.sendall(b"GET /later HTTP/1.1\r\nHost: here\r\nContent-Length: 1\r\n\r\n")
        idle.sendall(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
        assert answer(idle)[0] == 200
        with connect(server) as newcomer:
            assert has_ended(idle)
            newcomer.sendall(b"GET / HTTP/1.1\r\nHost: here\r\nContent-Length: 1\r\nExpect: 100-continue\r\n\r\n")
            assert answer(newcomer)[0] == 100  # it is no longer idle
            with connect(server) as too_many:
                assert refusal(too_many)[0] == 503
        for client in busy:
            client.sendall(b"x")
            assert answer(client)[0] == 200


def test_told_to_stop_a_connection_may_ask_once_more() -> None:
    with (
        serve("tests.faults.waiting:application_of_a_patient_worker()", workers=1, grace="600", log_level="warning") as server,
        connect(server) as client,
    ):
        client.sendall(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
        assert answer(client)[0] == 200
        os.kill(server.pid, signal.SIGTERM)
        eventually(lambda: listens_no_longer(server), "it listens no longer")
        client.sendall(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
        status, headers, _ = answer(client)
        assert (status, headers["connection"]) == (200, "close")
        assert has_ended(client)
        eventually(server.has_ended, "the service ends")
        assert server.process.returncode == 0


def test_told_to_stop_it_ends_idle_connections() -> None:
    with serve(workers=1, log_level="warning") as server, connect(server) as client:
        client.sendall(request_bytes(RULING))
        assert answer(client)[0] == 200
        os.kill(server.pid, signal.SIGTERM)
        assert has_ended(client)
        client.close()
        eventually(server.has_ended, "the service ends")
        assert server.process.returncode == 0


def test_told_to_stop_it_answers_what_a_client_has_begun() -> None:
    later = b"GET /later HTTP/1.1\r\nHost: here\r\n\r\n"
    with serve("tests.faults.waiting:application()", workers=1, log_level="warning") as server, connect(server) as client:
        client.sendall(2 * later + later[:-1])
        with connect(server) as another:
            another.sendall(later)
            assert answer(another)[0] == 200  # the first of the two is answered, or about to be
            os.kill(server.pid, signal.SIGTERM)
            eventually(lambda: listens_no_longer(server), "it listens no longer")
        with Answers(client) as answers:
            got = [answers.next() for _ in range(2)]
            client.sendall(later[-1:])
            got.append(answers.next())
            assert [headers.get("connection") for _, headers, _ in got] == [None, None, "close"]
            assert has_ended(client)


def test_told_to_stop_it_leaves_what_is_never_answered() -> None:
    with serve("tests.faults.waiting:application()", workers=1, grace="3", log_level="warning") as server:
        with connect(server) as client:
            client.sendall(b"GET /never HTTP/1.1\r\nHost: here\r\n\r\n")
            eventually(lambda: any("waits" in line for line in server.log), "it waits")
            os.kill(server.pid, signal.SIGTERM)
            eventually(server.has_ended, "the service ends")
        assert server.process.returncode == 0
        assert any("before all requests are answered" in line for line in server.log)  # it was not killed


def listens_no_longer(server: Server) -> bool:
    (worker,) = server.worker_pids()
    return not any(one.status == psutil.CONN_LISTEN for one in psutil.Process(worker).net_connections("tcp"))
