"""A worker without a proxy in front: slow clients do not delay others, invalid HTTP is refused, memory is bounded."""

import json
import os
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from itertools import cycle
from pathlib import Path

import psutil
import pytest

from lawspeaker.api.questions import LARGEST_BODY
from lawspeaker.serving.connection import LARGEST_HOLDING, MOST_HEADERS, MOST_QUEUED
from tests.faults.raw import (
    LARGE,
    RULING,
    Answers,
    answer,
    connect,
    connect_many,
    connected,
    has_ended,
    head,
    problem,
    refusal,
    request_bytes,
)
from tests.load import under_load
from tests.serving import LONG, Server, eventually, serve
from tests.sweeps import each

pytestmark = pytest.mark.slow

GET = b"GET /healthz HTTP/1.1\r\nHost: here\r\n"
SLOW = 40
"""The number of slow clients."""
TO_ARRIVE = 600
"""Seconds that a request may take to arrive. If a worker waited for it, all other clients would wait as long."""
MORE_THAN_FITS = 12
"""More of the largest responses than the operating system buffers for a client that does not read."""


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with serve(workers=1, receive_timeout=str(TO_ARRIVE), log_level="warning") as started:
        yield started


@pytest.fixture(scope="module")
def strict_server() -> Iterator[Server]:
    with serve(workers=1, receive_timeout="1", log_level="warning") as started:
        yield started


@pytest.fixture(scope="module")
def waiting() -> Iterator[Server]:
    with serve("tests.faults.waiting:application()", workers=1, log_level="warning") as started:
        yield started


def assert_others_are_answered(server: Server) -> None:
    with under_load(server) as load:
        load.wait_for_answers(100)
    load.results.assert_all_right(LONG)


# What is refused


@each(
    "sent, status",
    [
        (b"\x16\x03\x01SECRET\r\n\r\n", 400),
        (b'{"player": "SECRET"}\r\n\r\n', 400),  # the rest of a body after a Content-Length that is too small
        (b"GET / HTTP/1.1\r\nAuthorization Bearer SECRET\r\n\r\n", 400),
        (b"GET http:///SECRET HTTP/1.1\r\nHost: here\r\n\r\n", 400),
        (b"CONNECT SECRET:1 HTTP/1.1\r\nHost: here\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\n" + (MOST_HEADERS + 1) * b"A: SECRET\r\n" + b"\r\n", 431),
        (b"GET / HTTP/1.1\r\nA: SECRET" + 60_000 * b"x", 431),
        (b"GET /SECRET" + 40_000 * b"x" + b" HTTP/1.1\r\n\r\n", 431),
    ],
)
def test_invalid_http_is_refused_and_quoted_nowhere(server: Server, sent: bytes, status: int) -> None:
    before = len(server.log)
    with connect(server) as client:
        client.sendall(sent)
        assert refusal(client)[0] == status
    (line,) = eventually(lambda: server.log[before:], "the refusal is logged")
    assert json.loads(line)["level"] == "warning"
    assert f"A request was refused with status {status} before it reached the service." in line
    assert "SECRET" not in line
    assert server.host not in line


def test_a_good_request_before_a_bad_one_is_answered_first(server: Server) -> None:
    with connect(server) as client:
        client.sendall(request_bytes(RULING) + b"GET / HTTP/1.1\r\nno header\r\n\r\n")
        assert answer(client)[::2] == (RULING.status, RULING.answer)
        assert has_ended(client)


def test_of_too_many_requests_at_once_the_first_are_answered(waiting: Server) -> None:
    with connect(waiting) as client, Answers(client) as answers:
        client.sendall(b"GET /later HTTP/1.1\r\n\r\n" + 100 * MOST_QUEUED * b"GET / HTTP/1.1\r\n\r\n")
        got = [answers.next()[1].get("connection") for _ in range(1 + MOST_QUEUED)]
        assert got == [None] * MOST_QUEUED + ["close"]


def test_connections_above_the_limit_get_503(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUNICORN_CMD_ARGS", "--worker-connections 10")
    with serve("tests.faults.waiting:application()", workers=1, log_level="warning") as server:
        with connect_many(server, 9), connect(server) as too_many:
            too_many.sendall(GET + b"\r\n")
            assert answer(too_many)[0] == 503
        eventually(lambda: server.ask("/")[0] == 200, "the worker notices that they are gone")


# What is taken


def test_an_upgrade_is_ignored(server: Server) -> None:
    upgrade = ("Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA")
    sent = request_bytes(RULING, *upgrade) + GET + b"\r\n" + request_bytes(RULING, *upgrade)
    for size in (len(sent), 400):
        with connect(server) as client, Answers(client) as answers:
            client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for at in range(0, len(sent), size):
                client.sendall(sent[at : at + size])
                time.sleep(0.01)
            assert [answers.next()[2] for _ in range(3)] == [RULING.answer, b'{"status":"ok"}', RULING.answer]


def test_a_body_in_chunks_is_read_up_to_the_limit(server: Server) -> None:
    with connect(server) as client, Answers(client) as answers:
        body = b"%x\r\n%b\r\n0\r\n\r\n" % (len(RULING.body), RULING.body)
        client.sendall(head(RULING, "Transfer-Encoding: chunked") + body)
        assert answers.next()[::2] == (RULING.status, RULING.answer)
        client.sendall(head(RULING, "Transfer-Encoding: chunked") + b"1000\r\n" + 0x1000 * b" " + b"\r\n")
        for _ in range(LARGEST_BODY // 0x1000):
            client.sendall(b"1000\r\n" + 0x1000 * b" " + b"\r\n")
        status, _, told = answers.next()
        assert (status, problem(told)) == (413, "content-too-large")


@each(
    "sent",
    [
        head(RULING, "Content-Length: 1048578", "Expect: 100-continue"),
        head(RULING, "Content-Length: 16000000") + 16_000_000 * b" ",
    ],
)
def test_too_large_a_body_is_a_problem_that_can_be_read(server: Server, sent: bytes) -> None:
    with connect(server) as client:
        client.sendall(sent)
        status, _, body = answer(client)
        assert (status, problem(body)) == (413, "content-too-large")


def test_answers_say_when_but_not_by_what_they_are_made(server: Server) -> None:
    with connect(server) as client:
        client.sendall(request_bytes(RULING))
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


# Slow clients


def test_clients_that_stop_in_the_middle_hold_up_nobody(server: Server) -> None:
    parts = (b"", b"POS", head(RULING, "Content-Length: 500"), request_bytes(RULING)[:-1])
    with connect_many(server, SLOW * len(parts)) as clients:
        for client, sent in zip(clients, cycle(parts), strict=False):
            client.sendall(sent)
        assert_others_are_answered(server)


def test_clients_that_do_not_read_hold_up_nobody(server: Server) -> None:
    with connect_many(server, SLOW // 4) as clients:
        for client in clients:
            client.sendall(MORE_THAN_FITS * request_bytes(LARGE))
        assert_others_are_answered(server)
        with Answers(clients[0]) as answers:
            for _ in range(MORE_THAN_FITS):
                assert answers.next()[::2] == (LARGE.status, LARGE.answer)


def test_clients_that_go_away_are_nobodys_trouble(server: Server) -> None:
    before = len(server.log)
    with under_load(server) as load:
        for sent in (request_bytes(RULING)[:-1], request_bytes(RULING), MORE_THAN_FITS * request_bytes(LARGE)):
            for _ in range(SLOW):
                with connect(server) as client:
                    client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # close() resets
                    client.sendall(sent)
            load.wait_for_answers()
    load.results.assert_all_right(LONG)
    assert server.log[before:] == []


@each("sent", [b"", b"G", head(RULING, "Content-Length: 5"), head(RULING, "Transfer-Encoding: chunked") + b"5\r\nab"])
def test_a_request_that_does_not_arrive_in_time_is_answered_408(strict_server: Server, sent: bytes) -> None:
    with connect(strict_server) as client:
        client.sendall(sent)
        assert refusal(client)[0] == 408


def test_the_time_counts_from_the_first_byte(strict_server: Server) -> None:
    with connect(strict_server) as client:
        client.sendall(b"GET /")
        client.setblocking(False)
        assert b"408" in eventually(lambda: one_more_byte(client), "the request is refused")


def one_more_byte(client: socket.socket) -> bytes:
    """Sends a byte. Returns what the client has received, if anything."""
    with suppress(ConnectionError):  # the server has ended the connection, but what it sent before has arrived
        client.sendall(b"x")
    try:
        return client.recv(20)
    except BlockingIOError:
        return b""


def test_a_connection_may_be_idle_longer_than_a_request_may_take(strict_server: Server) -> None:
    with ExitStack() as clients:

        def answered() -> socket.socket | None:
            """A new client with an answer; none if its request comes too late, as it may on a busy machine."""
            client = clients.enter_context(connect(strict_server))
            client.sendall(request_bytes(RULING))
            return client if answer(client)[0] == 200 else None

        client = eventually(answered, "a request comes in time")
        late = clients.enter_context(connect(strict_server))
        late.sendall(b"G")
        assert answer(late)[0] == 408  # its time is over, too
        client.sendall(request_bytes(RULING))
        assert answer(client)[0] == 200


def test_what_comes_after_a_refusal_has_to_end_in_time(strict_server: Server) -> None:
    with connect(strict_server) as client:
        client.sendall(head(RULING, "Content-Length: 90000000") + b"{")
        assert answer(client)[0] in (413, 408)  # the latter where it comes too late
        assert has_ended(client)


def test_a_client_that_reads_nothing_for_so_long_is_dropped(strict_server: Server) -> None:
    with connect(strict_server) as client:
        client.sendall(MORE_THAN_FITS * request_bytes(LARGE))
        client.recv(1, socket.MSG_PEEK)  # it is accepted
        eventually(lambda: not connected(strict_server), "it is dropped")
        got = 0
        try:
            while arrived := client.recv(1 << 20):
                got += len(arrived)
        except ConnectionResetError:
            pass
        assert got < MORE_THAN_FITS * len(LARGE.answer)


def hang_up(client: socket.socket) -> None:
    client.close()


def reset(client: socket.socket) -> None:
    client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    client.close()


@each("goes", [hang_up, reset])
def test_the_application_hears_of_a_client_that_goes_away(waiting: Server, goes: Callable[[socket.socket], None]) -> None:
    before = len(waiting.log)

    def said(what: str) -> bool:
        return any(what in line for line in waiting.log[before:])

    with connect(waiting) as client:
        client.sendall(b"GET /on-hang-up HTTP/1.1\r\nHost: here\r\n\r\n")
        eventually(lambda: said("waits"), "it waits")
        goes(client)
        eventually(lambda: said("ended by http.disconnect"), "it hears of that")


def test_an_idle_worker_reports_that_it_is_alive(waiting: Server) -> None:
    """Otherwise gunicorn would replace it."""
    (worker,) = waiting.worker_pids()
    reported = last_report(worker)
    eventually(lambda: last_report(worker) != reported, "it reports again")


def last_report(worker: int) -> float:
    """When the worker last reported to gunicorn that it is alive: the time of a file that it has open."""
    (file,) = (one for one in Path(f"/proc/{worker}/fd").iterdir() if "wgunicorn" in os.path.realpath(one))  # or it is closed
    return file.stat().st_mtime


# Memory


@each(
    "number, sent",
    [
        (2500, GET + b"A: " + 31_000 * b"x"),
        (400, head(RULING, f"Content-Length: {LARGEST_BODY}") + (LARGEST_BODY - 1) * b" "),
    ],
)
def test_unfinished_requests_of_one_network_take_little_memory(server: Server, number: int, sent: bytes) -> None:
    worker = psutil.Process(*server.worker_pids())
    before, logged = worker.memory_info().rss, len(server.log)
    with connect_many(server, number) as clients:
        for client in clients:
            with suppress(ConnectionError):
                client.sendall(sent)
        eventually(lambda: any("holds too much" in line for line in server.log[logged:]), "somebody is dropped")
        assert worker.memory_info().rss - before < 2 * LARGEST_HOLDING
    assert_others_are_answered(server)
