"""The layer that times, counts and logs: over small applications, so that each way to answer is tried."""

import os
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, Protocol, cast

import pytest
from werkzeug.test import Client, TestResponse, create_environ
from werkzeug.wrappers import Response

from lawspeaker.api.exchange import exchange
from lawspeaker.api.headers import Completed
from lawspeaker.api.observation import observed
from lawspeaker.api.observation.log import Log
from lawspeaker.api.observation.metrics import Metrics
from lawspeaker.api.observation.observed import Observed
from tests.api.observation.told import counted, lines, standard_error

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment


class ReadingClient(Client):
    """Reads each answer to its end and closes it, as a server does."""

    def open(self, *arguments: Any, **options: Any) -> TestResponse:
        return super().open(*arguments, **{"buffered": True, **options})


class Answer(Protocol):
    """What a server is given to send."""

    def __iter__(self) -> Iterator[bytes]: ...

    def close(self) -> None: ...


class Desk:
    """A service that answers with one application, and what was noted of its requests."""

    def __init__(self, application: "WSGIApplication", captured: pytest.CaptureFixture[str]) -> None:
        self.metrics = Metrics()
        self.layers = Completed(Observed(application, self.metrics, Log("info", self.metrics.line_lost)))
        self.client = ReadingClient(self.layers)
        self._captured = captured

    def ask(self) -> Answer:
        """The answer to a GET, as a server has it in hand."""
        return cast(Answer, self.layers(create_environ(), lambda status, headers, failure=None: lambda part: None))

    def lines(self) -> list[dict[str, Any]]:
        return lines(self._captured.readouterr().err)


Desks = Callable[["WSGIApplication"], Desk]


@pytest.fixture
def desk(capfd: pytest.CaptureFixture[str]) -> Desks:
    return lambda application: Desk(application, capfd)


def test_an_answer_is_passed_on_and_noted(desk: Desks) -> None:
    def application(environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        noted = exchange(environ)
        noted.operation, noted.cache, noted.caller = "java_rulings", "redis", "club"
        return Response(b"to the point")(environ, start_response)

    served = desk(application)
    answer = served.client.post("/v1/games/java/rulings?key=secret", data=b"a body", headers={"X-Request-Id": "one-two"})
    assert (answer.status_code, answer.data) == (200, b"to the point")
    (line,) = served.lines()
    assert line["trace_id"] == answer.headers["traceparent"].split("-")[1]
    told = {"request_id": "one-two", "method": "POST", "operation": "java_rulings", "status": 200, "bytes_in": 6, "bytes_out": 12}
    assert line.items() >= {**told, "cache": "redis", "caller": "club"}.items()
    assert counted(served.metrics, "lawspeaker_requests_total") == {("POST", "java_rulings", "200"): 1}
    assert counted(served.metrics, "lawspeaker_request_seconds_count")["java_rulings",] == 1


def test_neither_what_was_asked_nor_by_whom_is_logged(desk: Desks) -> None:
    served = desk(Response())
    told = {"Authorization": "Bearer lawspeaker_secret", "Cookie": "secret", "User-Agent": "secret"}
    served.client.post("/v1/secret?key=secret", data=b"secret", headers=told, environ_base={"REMOTE_ADDR": "192.0.2.7"})
    (line,) = served.lines()
    assert "secret" not in str(line)
    assert "192.0.2.7" not in str(line)


def test_a_streamed_answer_is_noted_when_its_last_part_was_sent(desk: Desks, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(observed, "perf_counter", lambda: now[0])

    def parts() -> Iterator[bytes]:
        for part in (b"part ", b"after ", b"part"):
            now[0] += 0.25
            yield part

    served = desk(Response(parts()))
    answer = served.ask()
    assert b"".join(answer) == b"part after part"
    assert served.lines() == []
    answer.close()
    (line,) = served.lines()
    assert (line["milliseconds"], line["bytes_out"]) == (750, 15)


def test_a_client_that_goes_away_is_noted_with_what_it_was_sent(desk: Desks) -> None:
    served = desk(Response(iter((b"part ", b"after ", b"part"))))
    answer = served.ask()
    assert next(iter(answer)) == b"part "
    answer.close()
    (line,) = served.lines()
    assert (line["status"], line["bytes_out"]) == (200, 5)


def test_an_answer_is_noted_once_however_often_it_is_closed(desk: Desks) -> None:
    served = desk(Response(b"answer"))
    answer = served.ask()
    answer.close()
    answer.close()
    assert len(served.lines()) == 1


def test_what_is_below_is_closed_too(desk: Desks) -> None:
    closed: list[None] = []
    below = Response(b"answer")
    below.call_on_close(lambda: closed.append(None))
    desk(below).ask().close()
    assert closed == [None]


@pytest.mark.parametrize("status", [204, 304])
def test_an_answer_without_a_body_is_noted(status: int, desk: Desks) -> None:
    served = desk(Response(status=status))
    served.client.get("/")
    (line,) = served.lines()
    assert (line["status"], line["bytes_out"]) == (status, 0)


def test_to_head_nothing_is_sent(desk: Desks) -> None:
    served = desk(Response(b"a body"))
    answer = served.client.head("/")
    assert answer.headers["Content-Length"] == "6"
    (line,) = served.lines()
    assert (line["method"], line["bytes_out"]) == ("HEAD", 0)


def broken(_environ: "WSGIEnvironment", _start_response: "StartResponse") -> Iterable[bytes]:
    raise RuntimeError("a secret of the body")


def broken_late(_environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
    start_response("200 OK", [])
    raise RuntimeError("a secret of the body")


@pytest.mark.parametrize("application", [broken, broken_late])
def test_what_a_layer_raises_passes_on_and_is_noted_as_a_failure(application: "WSGIApplication", desk: Desks) -> None:
    served = desk(application)
    with pytest.raises(RuntimeError):
        served.client.get("/")
    (line,) = served.lines()
    assert (line["level"], line["status"], line["bytes_out"]) == ("error", 500, 0)
    assert "secret" not in str(line)
    assert counted(served.metrics, "lawspeaker_requests_total") == {("GET", "none", "500"): 1}


def test_a_failure_in_the_middle_of_an_answer_passes_on_and_is_noted(desk: Desks) -> None:
    def parts() -> Iterator[bytes]:
        yield b"part"
        raise RuntimeError

    served = desk(Response(parts()))
    with pytest.raises(RuntimeError):
        served.client.get("/")
    (line,) = served.lines()
    assert (line["status"], line["bytes_out"]) == (500, 4)


def test_a_method_that_a_client_made_up_makes_no_series_of_its_own(desk: Desks) -> None:
    served = desk(Response())
    for method in ("GRANT", "REFUSE"):
        served.client.open("/", method=method)
    assert [line["method"] for line in served.lines()] == ["OTHER", "OTHER"]
    assert counted(served.metrics, "lawspeaker_requests_total") == {("OTHER", "none", "200"): 2}


@pytest.mark.parametrize("length", ["", "many", "9" * 5000])
def test_no_length_that_a_client_announces_breaks_anything(length: str, desk: Desks) -> None:
    served = desk(lambda environ, start_response: Response(b"answer")(environ, start_response))
    answer = served.client.get("/", environ_overrides={"CONTENT_LENGTH": length})
    assert answer.data == b"answer"
    (line,) = served.lines()
    assert line["bytes_in"] == (None if length else 0)


def test_a_full_disk_breaks_no_request_and_what_is_lost_is_counted(desk: Desks) -> None:
    served = desk(Response(b"answer"))
    with standard_error(os.open("/dev/full", os.O_WRONLY)):
        assert served.client.get("/").data == b"answer"
    assert counted(served.metrics, "lawspeaker_log_lines_lost_total") == {(): 1}
