"""The log: its content, which reveals nothing of a request, and that logging never breaks a request."""

import logging
import os
import select
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from fcntl import F_SETPIPE_SZ, fcntl
from pathlib import Path

import pytest

from lawspeaker.api.exchange import Exchange
from lawspeaker.api.observation.log import LineHandler, Log
from lawspeaker.api.settings import SettingsError
from tests.api.observation.output import lines, standard_error
from tests.serving import LONG
from tests.sweeps import each

TRACE = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"


def say(log: Log, status: int = 200, request_id: str = "one-two") -> None:
    headers = {"content-length": "321"}
    exchange = Exchange("POST", "/v1/secret", "/v1/secret", "secret", headers, "192.0.2.7", "http", "1.1", b"secret")
    exchange.request_id, exchange.trace = request_id, TRACE
    exchange.operation, exchange.cache, exchange.caller, exchange.wait_seconds = "java_rulings", "memory", "club", 0.0123456
    log.request(exchange, "POST", status, 0.00123456, 1234)
    log.flush()


def test_a_request_is_one_line_without_anything_that_was_sent(capfd: pytest.CaptureFixture[str]) -> None:
    say(Log("info"))
    (line,) = lines(capfd.readouterr().err)
    said = datetime.fromisoformat(line.pop("timestamp"))
    assert abs(datetime.now(UTC) - said) < timedelta(minutes=1)
    assert line == {
        "event": "request",
        "level": "info",
        "request_id": "one-two",
        "trace_id": "4bf92f3577b34da6a3ce929d0e0e4736",
        "span_id": "00f067aa0ba902b7",
        "method": "POST",
        "operation": "java_rulings",
        "status": 200,
        "milliseconds": 1.235,
        "waited": 12.346,
        "cache": "memory",
        "caller": "club",
        "bytes_in": 321,
        "bytes_out": 1234,
    }


@each("least, logged", [("debug", 6), ("info", 6), ("warning", 2), ("error", 2)])
def test_only_failures_of_ours_are_errors(least: str, logged: int, capfd: pytest.CaptureFixture[str]) -> None:
    for status in (200, 304, 404, 429, 500, 503):
        say(Log(least), status)
    found = [(line["status"], line["level"]) for line in lines(capfd.readouterr().err)]
    expected = [(200, "info"), (304, "info"), (404, "info"), (429, "info"), (500, "error"), (503, "error")]
    assert found == expected[-logged:]


def test_lines_that_cannot_be_written_are_lost_and_counted() -> None:
    lost: list[None] = []
    log = Log("info", lambda: lost.append(None))
    with standard_error(os.open("/dev/full", os.O_WRONLY)):
        say(log)
        say(log)
    assert len(lost) == 2
    reading, writing = os.pipe()
    os.close(reading)
    with standard_error(writing):
        say(log)
    assert len(lost) == 3


@contextmanager
def small_pipe() -> Iterator[Callable[[], bytes]]:
    """Makes standard error a pipe with room for a few lines. The function reads what is in the pipe."""
    reading, writing = os.pipe()
    os.set_blocking(reading, False)
    fcntl(writing, F_SETPIPE_SZ, 1)  # the smallest possible size: a page

    def read_pipe() -> bytes:
        parts = []
        with suppress(BlockingIOError):
            while part := os.read(reading, 65_536):
                parts.append(part)
        return b"".join(parts)

    try:
        with standard_error(writing):
            yield read_pipe
    finally:
        os.close(reading)


def test_lines_that_nobody_reads_yet_are_written_later_in_order() -> None:
    """A slow reader delays nobody. It loses lines, so that memory use is bounded."""
    lost: list[None] = []
    log = Log("info", lambda: lost.append(None))
    ids = [str(number) for number in range(100)]
    with small_pipe() as read_pipe:
        for id in ids:
            say(log, request_id=id)
        text = first = read_pipe()
        log.flush()
        while part := read_pipe():
            text += part
            log.flush()
        assert 0 < len(lines(first.decode())) < 100
        assert [line["request_id"] for line in lines(text.decode())] == ids
        assert not lost
        for _ in range(1_100):
            say(log)
        assert len(lost) == 100 - len(lines(read_pipe().decode()))


WITHOUT_STANDARD_ERROR = """
import os, sys
other = os.open(sys.argv[1], os.O_WRONLY | os.O_CREAT)
assert other == 2
from tests.api.observation.test_log import Log, say
lost = []
say(Log("info", lambda: lost.append(1)))
print(len(lost))
"""


def test_without_standard_error_lines_go_into_no_other_file(tmp_path: Path) -> None:
    opened = tmp_path / "answers"
    command = ["sh", "-c", 'exec "$@" 2>&-', "sh", sys.executable, "-c", WITHOUT_STANDARD_ERROR, str(opened)]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, timeout=LONG)
    assert done.stdout.strip() == b"1"
    assert opened.read_bytes() == b""


TOGETHER = """
import os
from select import POLLOUT, poll
from threading import Thread
from tests.api.observation.test_log import Log, say
worker = os.fork()
def say_all():
    log, taken = Log("info"), poll()
    taken.register(2, POLLOUT)
    for _ in range(500):
        say(log)
    for _ in range(500):  # each time at least one line that was kept
        taken.poll()
        log.flush()
threads = [Thread(target=say_all) for _ in range(2)]
for thread in threads: thread.start()
for thread in threads: thread.join()
if worker:
    assert os.waitpid(worker, 0)[1] == 0
"""


def test_lines_of_several_threads_and_processes_do_not_mix() -> None:
    done = subprocess.run([sys.executable, "-c", TOGETHER], stderr=subprocess.PIPE, check=True, timeout=LONG)
    logged = lines(done.stderr.decode())
    assert len(logged) == 2000
    assert {line["event"] for line in logged} == {"request"}


@contextmanager
def logger(name: str) -> Iterator[logging.Logger]:
    """A logger with only our handler."""
    logger, handler = logging.getLogger(name), LineHandler()
    logger.addHandler(handler)
    logger.propagate = False
    logger.setLevel(logging.INFO)
    try:
        yield logger
    finally:
        logger.removeHandler(handler)
        logger.propagate = True
        logger.setLevel(logging.NOTSET)


def test_our_records_are_events_and_those_of_others_messages(capfd: pytest.CaptureFixture[str]) -> None:
    with logger("lawspeaker.api.test") as ours, logger("gunicorn.test") as gunicorn:
        ours.warning("redis_away", extra={"seconds": 1.5})
        gunicorn.info("Booting worker with pid: %s", 7)
        gunicorn.log(35, "Something between")
        gunicorn.handle(logging.LogRecord("gunicorn", logging.INFO, "", 1, "%s and %s", ("one",), None))  # is invalid
    written = [line for line in capfd.readouterr().err.splitlines() if line.startswith("{")]
    first, second, third = lines("\n".join(written))
    assert first.pop("timestamp")
    assert first == {"event": "redis_away", "level": "warning", "logger": "lawspeaker.api.test", "seconds": 1.5}
    assert second.pop("timestamp")
    assert second == {"event": "message", "level": "info", "logger": "gunicorn.test", "message": "Booting worker with pid: 7"}
    assert (third["level"], third["message"]) == ("warning", "Something between")


def failed() -> Exception:
    try:
        try:
            raise KeyError("a secret of the body")
        except KeyError as cause:
            raise ValueError("another secret of it") from cause
    except ValueError as error:
        return error


def test_a_failure_gives_types_and_places_but_no_secret(capfd: pytest.CaptureFixture[str]) -> None:
    with logger("lawspeaker.api.test") as ours, logger("gunicorn.test") as gunicorn:
        ours.error("request_failed", exc_info=failed(), extra={"request_id": "one-two"})
        gunicorn.error("Error handling request %s", "/v1/games?key=secret", exc_info=failed())
        gunicorn.error(failed(), exc_info=failed())
    text = capfd.readouterr().err
    assert "secret" not in text
    line, *others = lines(text)
    assert (line["event"], line["request_id"]) == ("request_failed", "one-two")
    assert [cause["type"] for cause in line["failure"]] == ["builtins.ValueError", "builtins.KeyError"]
    for cause in line["failure"]:
        (frame,) = cause["frames"]
        assert frame.startswith(__file__)
        assert frame.endswith(" failed")
    assert [line["message"] for line in others] == ["Error handling request %s", ""]


@each("error", [SettingsError(["LAWSPEAKER_PORT: no."]), ImportError("No module named x"), OSError(28, "No space left")])
def test_a_fault_of_the_machine_is_quoted(error: Exception, capfd: pytest.CaptureFixture[str]) -> None:
    with logger("gunicorn.test") as gunicorn:
        gunicorn.error("Exception in worker process", exc_info=error)
    (line,) = lines(capfd.readouterr().err)
    assert line["failure"][0]["message"] == str(error)


@each("causes", [1, 3, 40])
def test_a_failure_is_a_line_that_a_pipe_takes_at_once(capfd: pytest.CaptureFixture[str], causes: int) -> None:
    """A longer line would block the whole worker while nobody reads."""

    def deep(depth: int, error: Exception | None) -> None:
        if not depth:
            raise ZeroDivisionError from error
        deep(depth - 1, error)

    error: Exception | None = None
    for _ in range(causes):
        with pytest.raises(ZeroDivisionError) as raised:
            deep(100, error)
        error = raised.value
    with logger("lawspeaker.api.test") as ours:
        ours.error("request_failed", exc_info=error)
    written = capfd.readouterr().err
    assert len(written.encode()) <= select.PIPE_BUF
    (line,) = lines(written)
    assert line["event"] == "request_failed"
    assert [failure["type"] for failure in line["failure"]] == ["builtins.ZeroDivisionError"] * causes
    if causes == 1:
        assert len(line["failure"][0]["frames"]) >= 10


GUNICORN = """
import logging.config
from lawspeaker.api.observation.log import gunicorn_logging
from lawspeaker.api.settings import Settings
logging.getLogger("gunicorn.error").propagate = False
logging.getLogger("gunicorn.error").addHandler(logging.StreamHandler())
logging.config.dictConfig(gunicorn_logging(Settings(log_level="info")))
logging.getLogger("gunicorn.error").info("Starting gunicorn %s", "27")
logging.getLogger("opentelemetry.sdk").warning("Queue full")
"""


def test_messages_of_gunicorn_and_of_libraries_are_logged_once() -> None:
    done = subprocess.run([sys.executable, "-c", GUNICORN], stderr=subprocess.PIPE, check=True, timeout=LONG)
    assert [line["message"] for line in lines(done.stderr.decode())] == ["Starting gunicorn 27", "Queue full"]
