"""What is logged, and that nothing of it breaks a request or gives away what was asked."""

import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from lawspeaker.api.exchange import Exchange
from lawspeaker.api.observation.log import LineHandler, Log, gunicorn_logging
from lawspeaker.api.settings import Settings, SettingsError
from tests.api.observation.told import lines, standard_error

TRACE = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"


def say(log: Log, status: int = 200) -> None:
    log.request(Exchange("java_rulings", "memory", "club"), "one-two", TRACE, "POST", status, 0.00123456, 321, 1234)


def test_a_request_is_one_line_with_all_that_is_told_of_it(capfd: pytest.CaptureFixture[str]) -> None:
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
        "cache": "memory",
        "caller": "club",
        "bytes_in": 321,
        "bytes_out": 1234,
    }


@pytest.mark.parametrize(
    ("status", "level"), [(200, "info"), (304, "info"), (404, "info"), (429, "info"), (500, "error"), (503, "error")]
)
def test_what_a_client_did_wrong_is_no_error_of_ours(status: int, level: str, capfd: pytest.CaptureFixture[str]) -> None:
    say(Log("info"), status)
    (line,) = lines(capfd.readouterr().err)
    assert line["level"] == level


@pytest.mark.parametrize(("level", "told"), [("debug", [200, 500]), ("info", [200, 500]), ("warning", [500]), ("error", [500])])
def test_less_is_logged_where_less_is_wanted(level: str, told: list[int], capfd: pytest.CaptureFixture[str]) -> None:
    for status in (200, 500):
        say(Log(level), status)
    assert [line["status"] for line in lines(capfd.readouterr().err)] == told


def test_lines_for_which_the_disk_has_no_room_are_lost_and_counted() -> None:
    lost: list[None] = []
    log = Log("info", lambda: lost.append(None))
    with standard_error(os.open("/dev/full", os.O_WRONLY)):
        say(log)
        say(log)
    assert len(lost) == 2


def test_lines_that_nobody_reads_any_more_are_lost_and_counted() -> None:
    lost: list[None] = []
    log = Log("info", lambda: lost.append(None))
    reading, writing = os.pipe()
    os.close(reading)
    with standard_error(writing):
        say(log)
    assert len(lost) == 1


WITHOUT_STANDARD_ERROR = """
import os, sys
other = os.open(sys.argv[1], os.O_WRONLY | os.O_CREAT)
assert other == 2
from tests.api.observation.test_log import Log, say
lost = []
say(Log("info", lambda: lost.append(1)))
print(len(lost))
"""


def test_a_service_without_standard_error_writes_its_lines_into_no_other_file(tmp_path: Path) -> None:
    opened = tmp_path / "answers"
    command = ["sh", "-c", 'exec "$@" 2>&-', "sh", sys.executable, "-c", WITHOUT_STANDARD_ERROR, str(opened)]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, timeout=60)
    assert done.stdout.strip() == b"1"
    assert opened.read_bytes() == b""


TOGETHER = """
import os
from threading import Thread
from tests.api.observation.test_log import Log, say
worker = os.fork()
log = Log("info")
threads = [Thread(target=lambda: [say(log) for _ in range(500)]) for _ in range(2)]
for thread in threads: thread.start()
for thread in threads: thread.join()
if worker:
    assert os.waitpid(worker, 0)[1] == 0
"""


def test_lines_of_several_threads_and_processes_do_not_mix() -> None:
    done = subprocess.run([sys.executable, "-c", TOGETHER], stderr=subprocess.PIPE, check=True, timeout=60)
    told = lines(done.stderr.decode())
    assert len(told) == 2000
    assert {line["event"] for line in told} == {"request"}


@pytest.fixture
def logger(request: pytest.FixtureRequest) -> Iterator[logging.Logger]:
    """A logger of the name that is the parameter, with our handler alone."""
    logger, handler = logging.getLogger(request.param), LineHandler()
    logger.addHandler(handler)
    logger.propagate = False
    logger.setLevel(logging.INFO)
    yield logger
    logger.removeHandler(handler)
    logger.propagate = True
    logger.setLevel(logging.NOTSET)


ours = pytest.mark.parametrize("logger", ["lawspeaker.api.test"], indirect=True)
of_others = pytest.mark.parametrize("logger", ["gunicorn.test"], indirect=True)


@ours
def test_what_we_say_is_an_event_with_members(logger: logging.Logger, capfd: pytest.CaptureFixture[str]) -> None:
    logger.warning("redis_away", extra={"seconds": 1.5})
    (line,) = lines(capfd.readouterr().err)
    assert line.pop("timestamp")
    assert line == {"event": "redis_away", "level": "warning", "logger": "lawspeaker.api.test", "seconds": 1.5}


@of_others
def test_what_others_say_is_a_message(logger: logging.Logger, capfd: pytest.CaptureFixture[str]) -> None:
    logger.info("Booting worker with pid: %s", 7)
    logger.log(35, "Something between")
    first, second = lines(capfd.readouterr().err)
    assert first.pop("timestamp")
    assert first == {"event": "message", "level": "info", "logger": "gunicorn.test", "message": "Booting worker with pid: 7"}
    assert (second["level"], second["message"]) == ("warning", "Something between")


def failed() -> Exception:
    try:
        try:
            raise KeyError("a secret of the body")
        except KeyError as cause:
            raise ValueError("another secret of it") from cause
    except ValueError as error:
        return error


@ours
def test_a_failure_tells_its_types_and_places_but_not_its_message(
    logger: logging.Logger, capfd: pytest.CaptureFixture[str]
) -> None:
    logger.error("request_failed", exc_info=failed(), extra={"request_id": "one-two"})
    text = capfd.readouterr().err
    assert "secret" not in text
    (line,) = lines(text)
    assert (line["event"], line["request_id"]) == ("request_failed", "one-two")
    assert [cause["type"] for cause in line["failure"]] == ["builtins.ValueError", "builtins.KeyError"]
    for cause in line["failure"]:
        (frame,) = cause["frames"]
        assert frame.startswith(__file__)
        assert frame.endswith(" failed")


@of_others
def test_no_path_of_a_request_is_quoted_with_a_failure(logger: logging.Logger, capfd: pytest.CaptureFixture[str]) -> None:
    logger.error("Error handling request %s", "/v1/games?key=secret", exc_info=failed())
    logger.error(failed(), exc_info=failed())
    text = capfd.readouterr().err
    assert "secret" not in text
    assert [line["message"] for line in lines(text)] == ["Error handling request %s", ""]


@of_others
@pytest.mark.parametrize(
    "error", [SettingsError(["LAWSPEAKER_PORT: no."]), ImportError("No module named x"), OSError(28, "No space left on device")]
)
def test_what_is_wrong_with_the_machine_is_told_whole(
    error: Exception, logger: logging.Logger, capfd: pytest.CaptureFixture[str]
) -> None:
    logger.error("Exception in worker process", exc_info=error)
    (line,) = lines(capfd.readouterr().err)
    assert line["failure"][0]["message"] == str(error)


@ours
def test_a_failure_of_a_thousand_frames_is_still_a_line_of_some_kilobytes(
    logger: logging.Logger, capfd: pytest.CaptureFixture[str]
) -> None:
    def endless(depth: int) -> int:
        return endless(depth + 1) + 1

    with pytest.raises(RecursionError) as raised:
        endless(0)
    logger.error("request_failed", exc_info=raised.value)
    assert len(capfd.readouterr().err) < 8192


GUNICORN = """
import logging.config, sys
from lawspeaker.api.observation.log import gunicorn_logging
from lawspeaker.api.settings import Settings
logging.getLogger("gunicorn.error").propagate = False
logging.getLogger("gunicorn.error").addHandler(logging.StreamHandler())
logging.config.dictConfig(gunicorn_logging(Settings(log_level=sys.argv[1])))
logging.getLogger("gunicorn.error").info("Starting gunicorn %s", "27")
logging.getLogger("opentelemetry.sdk").warning("Queue full")
"""


@pytest.mark.parametrize(("level", "told"), [("info", ["Starting gunicorn 27", "Queue full"]), ("warning", ["Queue full"])])
def test_messages_of_gunicorn_and_of_libraries_are_lines_said_once(level: str, told: list[str]) -> None:
    done = subprocess.run([sys.executable, "-c", GUNICORN, level], stderr=subprocess.PIPE, check=True, timeout=60)
    assert [line["message"] for line in lines(done.stderr.decode())] == told


def test_a_record_that_cannot_be_told_breaks_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    handler = LineHandler()
    handler.handle(logging.LogRecord("gunicorn", logging.INFO, "", 1, "%s and %s", ("one",), None))
    assert not [line for line in capfd.readouterr().err.splitlines() if line.startswith("{")]


def test_the_logging_of_gunicorn_is_as_strict_as_is_set() -> None:
    assert gunicorn_logging(Settings(log_level="error"))["root"]["level"] == "ERROR"


@pytest.mark.slow
def test_a_full_pipe_that_nobody_reads_holds_nobody_up() -> None:
    code = (
        "from lawspeaker.api.observation.log import Log; from lawspeaker.api.exchange import Exchange\n"
        "lost = []\n"
        "log = Log('info', lambda: lost.append(1))\n"
        "for _ in range(330): log.request(Exchange(), 'id', '00-' + '1' * 32 + '-' + '2' * 16 + '-00', 'GET', 200, 0.1, 0, 0)\n"
        "print(len(lost))"
    )
    reading, writing = os.pipe()
    try:
        run = subprocess.run([sys.executable, "-c", code], stderr=writing, stdout=subprocess.PIPE, timeout=60, check=True)
    finally:
        os.close(reading)
        os.close(writing)
    assert 0 < int(run.stdout) < 330
