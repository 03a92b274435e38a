"""The log: one line of JSON for each request and each message, on standard error.

A line never contains the body of a request, its key, query or path, or the address of the client. Nor does it contain the message
of an error, which may quote a body: a failure is described by its type and its stack frames. There is one exception, which lets
an operator find clients that exceed the rate limit. If a request is refused for that (429), ``caller`` is the name of the key or,
without a key, the network from ``admission.callers``: an IPv4 address, or the first 64 bits of an IPv6 address. In all other
lines ``caller`` is the name of the key or empty. If a line cannot be written, because the disk is full or nobody reads the pipe,
the line is lost, and the request goes on.

Code that logs something other than requests uses ``logging``, with the event in snake case and everything else in ``extra``:
``_log.warning("redis_away", extra={"seconds": 1.0})``. ``gunicorn_logging`` turns it into a line like all others.
"""

import logging
import os
import select
import sys
import traceback
from collections import deque
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any

import orjson

from lawspeaker.api.exchange import Exchange
from lawspeaker.api.settings import Settings, SettingsError

_OUR_LOGGERS = "lawspeaker"
_OPTIONS = orjson.OPT_APPEND_NEWLINE | orjson.OPT_UTC_Z
_MOST_BUFFERED = 1_000
"""The most lines that are buffered while the reader is too slow."""
_FRAMES = (40, 20, 10, 5, 2, 0)
"""How many stack frames of a failure to log, innermost first. The largest of these numbers is used with which the line is short
enough to be written at once."""

_OPERATOR_ERRORS = (ImportError, OSError, SettingsError)
"""Errors whose message is logged, too: it is for the operator, and never quotes a request."""


class LineWriter:
    """Writes lines to standard error without ever waiting for it.

    Each write consists of whole lines with at most 4 KiB. So the lines of several threads and processes do not mix, and a pipe
    accepts all of a write or nothing. If nobody reads, a limited number of lines is buffered until the next ``flush``; further
    lines are lost.
    """

    def __init__(self, on_lost: Callable[[], None]) -> None:
        self._descriptor = (
            sys.__stderr__.fileno() if sys.__stderr__ else -1
        )  # without standard error, descriptor 2 may be any other file
        self._on_lost = on_lost
        self._buffer: deque[bytes] = deque()
        self._poll = select.poll()
        if self._descriptor >= 0:
            self._poll.register(self._descriptor, select.POLLOUT)

    def add(self, line: bytes) -> None:
        """Buffers ``line`` for the next ``flush``."""
        if len(self._buffer) < _MOST_BUFFERED and self._descriptor >= 0:
            self._buffer.append(line)
        else:
            self._on_lost()

    def flush(self) -> None:
        """Writes the buffered lines, as far as that is possible without waiting."""
        while self._buffer and self._poll.poll(0):
            self._write(self._next_lines())

    def _next_lines(self) -> list[bytes]:
        """Removes the next lines from the buffer, as many as fit into one write."""
        lines = [self._buffer.popleft()]
        size = len(lines[0])
        while self._buffer and (size := size + len(self._buffer[0])) <= select.PIPE_BUF:
            lines.append(self._buffer.popleft())
        return lines

    def _write(self, lines: list[bytes]) -> None:
        text = b"".join(lines)
        try:
            is_written = os.write(self._descriptor, text) == len(text)
        except OSError:
            is_written = False
        if not is_written:
            for _ in lines:
                self._on_lost()


def _failure(error: BaseException | None, most_frames: int) -> dict[str, Any]:
    """The member ``failure``, which describes ``error`` and its causes; no member if there is no error."""
    return {"failure": list(_causes(error, most_frames))} if error is not None else {}


def _causes(error: BaseException | None, most_frames: int) -> Iterator[dict[str, Any]]:
    while error is not None:
        frames = traceback.extract_tb(error.__traceback__)[-most_frames:] if most_frames else []
        yield {
            "type": f"{type(error).__module__}.{type(error).__qualname__}",
            **({"message": str(error)} if isinstance(error, _OPERATOR_ERRORS) else {}),
            "frames": [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames],
        }
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _line(level: str, event: str, **members: Any) -> bytes:
    first = {"timestamp": datetime.now(UTC), "level": level, "event": event}
    return orjson.dumps({**first, **members}, default=str, option=_OPTIONS)


class Log:
    """The log of requests. A failure of the service is logged as an error, everything else as information, refusals included."""

    def __init__(self, level: str, on_lost: Callable[[], None] = lambda: None) -> None:
        """``level`` is the lowest level that is logged; ``on_lost`` is called for each line that cannot be written."""
        self._lines = LineWriter(on_lost)
        least = logging.getLevelNamesMapping()[level.upper()]
        self._has_errors, self._has_all = least <= logging.ERROR, least <= logging.INFO

    def request(self, exchange: Exchange, method: str, status: int, seconds: float, size: int) -> None:
        """Logs a request that was answered after ``seconds`` with a body of ``size`` bytes. ``flush`` writes the line."""
        has_failed = status >= 500
        if not (self._has_errors if has_failed else self._has_all):
            return
        trace = exchange.trace
        line = {
            "timestamp": datetime.now(UTC),
            "level": "error" if has_failed else "info",
            "event": "request",
            "request_id": exchange.request_id,
            "trace_id": trace[3:35],
            "span_id": trace[36:52],
            "method": method,
            "operation": exchange.operation,
            "status": status,
            "milliseconds": round(seconds * 1000, 3),
            "waited": round(exchange.wait_seconds * 1000, 3),
            "cache": exchange.cache,
            "caller": exchange.caller,
            "bytes_in": exchange.content_length,
            "bytes_out": size,
        }
        self._lines.add(orjson.dumps(line, option=_OPTIONS))

    def flush(self) -> None:
        """Writes the buffered lines, as far as that is possible without waiting."""
        self._lines.flush()


class LineHandler(logging.Handler):
    """A handler of ``logging`` for the messages of the service, gunicorn and libraries."""

    def __init__(self) -> None:
        super().__init__()
        self._lines = LineWriter(lambda: None)

    def emit(self, record: logging.LogRecord) -> None:
        """Logs ``record``. Raises nothing if that fails."""
        try:
            level = logging.getLevelName(min(record.levelno // 10 * 10, logging.CRITICAL)).lower()
            lines = (_line(level, **_members(record, most_frames)) for most_frames in _FRAMES)
            self._lines.add(next((line for line in lines if len(line) <= select.PIPE_BUF), _line(level, "line_too_long")))
            self._lines.flush()
        except Exception:
            self.handleError(record)

    def flush(self) -> None:
        """Writes the buffered lines, as far as possible without waiting. ``logging`` calls it at exit, too."""
        self._lines.flush()


_RECORD_ATTRIBUTES = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName"}
"""The attributes of every record. Any other attribute comes from ``extra``."""


def _members(record: logging.LogRecord, most_frames: int) -> dict[str, Any]:
    error = record.exc_info[1] if record.exc_info else None
    if record.name.split(".")[0] == _OUR_LOGGERS:
        extra = {name: value for name, value in vars(record).items() if name not in _RECORD_ATTRIBUTES}
        return {"event": record.getMessage(), "logger": record.name, **extra, **_failure(error, most_frames)}
    # The message of a failure may quote the request, as that of gunicorn quotes its path; so only the format string is logged.
    message = record.msg if error else record.getMessage()
    text = message if isinstance(message, str) else ""
    return {"event": "message", "logger": record.name, "message": text, **_failure(error, most_frames)}


def gunicorn_logging(settings: Settings) -> dict[str, Any]:
    """A configuration of ``logging`` that sends all messages, including those of gunicorn, to this log."""
    level = settings.log_level.upper()
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {},
        "handlers": {"lines": {"class": f"{__name__}.{LineHandler.__name__}"}},
        "root": {"level": level, "handlers": ["lines"]},
        "loggers": {
            "gunicorn.error": {"level": level, "handlers": ["lines"], "propagate": False},  # uvicorn's messages get them, too
            "mcp": {"level": "ERROR"},  # below that, it reports each request, and quotes some of them
        },
    }
