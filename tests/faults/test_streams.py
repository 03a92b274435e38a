"""Streams against a real process: memory stays bounded whatever a client does, and a stop is said in the last line."""

import itertools
import socket
import struct
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress

import orjson
import psutil
import pytest

from lawspeaker.api.streams.questions import LONGEST_LINE
from lawspeaker.api.streams.shapes import NDJSON
from tests.faults.raw import RULING, connect, connected, refusal
from tests.serving import Server, eventually, serve
from tests.sweeps import each

pytestmark = pytest.mark.slow

MEGABYTE = 1_000_000
SENT = 25 * MEGABYTE
MOST_GROWTH = 12 * MEGABYTE
"""Bytes by which the worker may grow: a few times what it reads in advance."""
PADDED = (
    orjson.dumps({"correlation_id": "a", "question": {"java": {"setups": {"players": ["one", "two"]}}}}) + 1000 * b" " + b"\n"
)
HEAD = f"POST /v1/streams HTTP/1.1\r\nHost: here\r\nContent-Type: {NDJSON}\r\n".encode()
CHUNKED = HEAD + b"Transfer-Encoding: chunked\r\n\r\n"


def chunk(data: bytes) -> bytes:
    return b"%x\r\n%b\r\n" % (len(data), data)


def body_of(client: socket.socket) -> Generator[bytes, None, None]:
    """The lines of the body of the response, each of which is a chunk. They end early if the response is cut."""
    with client.makefile("rb") as response:
        assert response.readline().startswith(b"HTTP/1.1 200 ")
        while response.readline() != b"\r\n":
            continue
        while size := int(response.readline() or b"0", 16):
            yield response.read(size + 2)[:-2]


def last_line(client: socket.socket) -> dict[str, object]:
    *_, last = body_of(client)
    document: dict[str, object] = orjson.loads(last)
    return document


@contextmanager
def sending(client: socket.socket, data: Iterator[bytes]) -> Iterator[threading.Thread]:
    """Sends ``data`` in a thread, until the client is closed."""

    def send() -> None:
        try:
            for part in data:
                client.sendall(part)
        except OSError:
            return

    thread = threading.Thread(target=send)
    thread.start()
    try:
        yield thread
    finally:
        with suppress(OSError):  # the server may have ended the connection
            client.shutdown(socket.SHUT_RDWR)
        thread.join()


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with serve(workers=1, log_level="warning") as started:
        started.ask("/v1/streams", PADDED, Content_Type=NDJSON)  # so that what is loaded once is loaded
        yield started


@contextmanager
def strict(seconds: int) -> Iterator[Server]:
    """A server that waits no longer for a client."""
    with serve(workers=1, receive_timeout=str(seconds), log_level="warning") as started:
        started.ask("/v1/streams", PADDED, Content_Type=NDJSON)
        yield started


def sends(client: socket.socket, data: bytes) -> bool:
    """Whether the client could send ``data`` before its connection was ended."""
    try:
        client.sendall(data)
    except ConnectionError:
        return False
    return True


def memory(server: Server) -> int:
    (worker,) = server.worker_pids()
    size: int = psutil.Process(worker).memory_info().rss
    return size


def test_many_megabytes_in_and_out_take_no_memory(server: Server) -> None:
    before, most, lines, last = memory(server), 0, SENT // len(PADDED), b""
    with connect(server) as client:
        client.sendall(HEAD + f"Content-Length: {lines * len(PADDED)}\r\n\r\n".encode())
        with sending(client, itertools.repeat(PADDED, lines)):
            for number, line in enumerate(body_of(client)):
                if number % 1000 == 0:
                    most = max(most, memory(server))
                last = line
    assert orjson.loads(last) == {"type": "end", "reason": "complete", "answers": lines, "problems": 0}
    assert most - before < MOST_GROWTH


def test_a_client_that_sends_without_reading_is_dropped() -> None:
    with strict(seconds=3) as server, connect(server) as client:
        before, sent = memory(server), 0
        part = chunk(64 * PADDED)
        while sent < 8 * SENT and sends(
            client, part if sent else CHUNKED + part
        ):  # how much the kernel keeps of the answers differs
            sent += len(part)
            assert memory(server) - before < MOST_GROWTH
    assert sent < 8 * SENT


def test_a_line_that_never_ends_takes_no_memory(server: Server) -> None:
    before = memory(server)
    with connect(server) as client:
        client.sendall(CHUNKED)
        for _ in range(SENT // MEGABYTE):
            client.sendall(chunk(MEGABYTE * b"x"))
            assert memory(server) - before < MOST_GROWTH
        client.sendall(chunk(b"\n" + PADDED) + b"0\r\n\r\n")
        assert last_line(client) == {"type": "end", "reason": "complete", "answers": 1, "problems": 1}


def test_a_client_may_send_a_whole_line_before_it_reads(server: Server) -> None:
    body = PADDED * (LONGEST_LINE // len(PADDED))
    status, _, answer = server.ask("/v1/streams", body, Content_Type=NDJSON)
    assert (status, orjson.loads(answer.splitlines()[-1])["reason"]) == (200, "complete")


def test_a_slow_sender_and_a_silent_one() -> None:
    """The time limit is that of a line, and a blank line shows that the client is there. Only on a slow machine it comes late."""
    is_over = threading.Event()

    def slowly() -> Iterator[bytes]:
        yield CHUNKED + chunk(PADDED)
        while not is_over.wait(0.1):
            yield chunk(b"\n")
        yield chunk(PADDED) + b"0\r\n\r\n"

    with strict(seconds=12) as server, connect(server) as slow, connect(server) as silent, sending(slow, slowly()):
        lines = body_of(slow)
        next(lines)
        silent.sendall(CHUNKED + chunk(PADDED))
        assert last_line(silent)["reason"] == "timed-out"
        is_over.set()
        *_, last = lines
        assert orjson.loads(last) == {"type": "end", "reason": "complete", "answers": 2, "problems": 0}


@each("how", ["closes", "resets", "ends its side", "breaks the chunks"])
def test_a_disconnected_stream_leaves_nothing_behind(server: Server, how: str) -> None:
    before = len(server.log)
    with connect(server) as client:
        client.sendall(CHUNKED + chunk(20 * PADDED))
        lines = body_of(client)
        next(lines)
        match how:
            case "resets":
                client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            case "ends its side":
                client.shutdown(socket.SHUT_WR)
            case "breaks the chunks":
                client.sendall(b"zz\r\n")
        if how not in ("closes", "resets"):
            with suppress(ConnectionResetError):
                assert all(b'"end"' not in line for line in lines)
        lines.close()
    eventually(lambda: not connected(server), "the connection is gone")
    assert not any("failed" in line for line in server.log[before:])


def test_a_stream_that_begins_with_a_broken_chunk_is_refused(server: Server) -> None:
    with connect(server) as client:
        client.sendall(CHUNKED + b"zz\r\n")
        assert refusal(client)[0] == 400


def test_other_clients_are_answered_meanwhile(server: Server) -> None:
    with connect(server) as client:
        client.sendall(CHUNKED)
        with sending(client, itertools.repeat(chunk(64 * PADDED))):
            lines = body_of(client)
            for _ in range(20):
                for _ in range(50):
                    next(lines)
                assert server.ask(RULING.path, RULING.body)[0] == RULING.status
            lines.close()


def test_a_stopped_stream_says_where_to_continue() -> None:
    with serve("tests.faults.waiting:service_of_a_patient_worker()", workers=1, log_level="warning") as server:
        with connect(server) as busy, connect(server) as idle:
            idle.sendall(CHUNKED + chunk(PADDED))
            idle_lines = body_of(idle)
            assert orjson.loads(next(idle_lines))["type"] == "answer"
            busy.sendall(CHUNKED)
            with sending(busy, itertools.repeat(chunk(64 * PADDED))):
                lines = body_of(busy)
                next(lines)
                server.process.terminate()
                *answers, end = map(orjson.loads, lines)
            answered = 1 + len(answers)
            assert end == {"type": "end", "reason": "stopping", "answers": answered, "problems": 0, "next_line": answered + 1}
            assert [orjson.loads(line)["reason"] for line in idle_lines] == ["stopping"]
        eventually(server.has_ended, "the service ends")
        assert server.process.returncode == 0
