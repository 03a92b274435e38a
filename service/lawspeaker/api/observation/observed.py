"""The layer that times, counts and logs each request, whatever becomes of it below."""

from collections.abc import Callable, Iterable, Iterator
from time import perf_counter
from typing import TYPE_CHECKING, Any

from lawspeaker.api.exchange import exchange
from lawspeaker.api.headers import REQUEST_ID_SENT, TRACE_SENT
from lawspeaker.api.observation.log import Log
from lawspeaker.api.observation.metrics import Metrics

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

FAILED = 500
"""The status of a request that no layer answered."""

OTHER = "OTHER"
"""Stands for any method that is not known, as a client can think of as many as it likes."""

_MOST_DIGITS = 15
"""Of the length of a body; with more a line could not be written."""

_METHODS = frozenset(("CONNECT", "DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT", "TRACE"))


class Observed:
    """Answers as ``application`` does. Stands below ``headers.Completed``, from which a request has its id and trace."""

    def __init__(self, application: "WSGIApplication", metrics: Metrics, log: Log) -> None:
        self._application = application
        self._metrics = metrics
        self._log = log

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        begun = perf_counter()
        return watched(
            self._application,
            environ,
            start_response,
            lambda status, sent: self._note(environ, status, perf_counter() - begun, sent),
        )

    def _note(self, environ: "WSGIEnvironment", status: int, seconds: float, sent: int) -> None:
        noted, method = exchange(environ), known_method(environ)
        self._metrics.request(noted.operation, method, status, seconds)
        self._log.request(
            noted, environ[REQUEST_ID_SENT], environ[TRACE_SENT], method, status, seconds, _announced(environ), sent
        )


def watched(
    application: "WSGIApplication",
    environ: "WSGIEnvironment",
    start_response: "StartResponse",
    ended: Callable[[int, int], None],
) -> Iterable[bytes]:
    """What ``application`` answers; ``ended(status, bytes of the body)`` is called once, when the server is done with it.

    What the application raises passes on, and has the status 500.
    """
    answer = _Answer(start_response, ended)
    try:
        answer.body = application(environ, answer.start)
    except BaseException:
        answer.status = FAILED
        answer.close()
        raise
    return answer


class _Answer:
    """An answer on its way to the client."""

    __slots__ = ("_ended", "_is_open", "_sent", "_start_response", "body", "status")

    def __init__(self, start_response: "StartResponse", ended: Callable[[int, int], None]) -> None:
        self.body: Iterable[bytes] = ()
        self.status = FAILED
        self._start_response = start_response
        self._ended = ended
        self._sent = 0
        self._is_open = True

    def start(self, status: str, headers: list[tuple[str, str]], *failure: Any) -> Callable[[bytes], object]:
        self.status = int(status[:3])
        return self._start_response(status, headers, *failure)

    def __iter__(self) -> Iterator[bytes]:
        try:
            for part in self.body:
                self._sent += len(part)
                yield part
        except Exception:
            self.status = FAILED
            raise

    def close(self) -> None:
        try:
            if close := getattr(self.body, "close", None):
                close()
        finally:
            if self._is_open:
                self._is_open = False
                self._ended(self.status, self._sent)


def known_method(environ: "WSGIEnvironment") -> str:
    """The method of a request, if there is such a method."""
    method: str = environ["REQUEST_METHOD"]
    return method if method in _METHODS else OTHER


def _announced(environ: "WSGIEnvironment") -> int | None:
    """How many bytes the body of a request has by its own account; ``None`` if that is no number that anything could be of."""
    announced = environ.get("CONTENT_LENGTH") or "0"
    return int(announced) if announced.isdecimal() and len(announced) <= _MOST_DIGITS else None
