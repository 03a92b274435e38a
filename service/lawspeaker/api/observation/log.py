"""What is logged: JSON, a line for each request and each message, to the standard error output.

A line never has the body of a request, its key, query or path, or the address of the client; nor the message of an error, which
may quote a body: a failure is told by its type and by where it came from. One exception lets an operator find who asks too much:
where a request is refused by the rate limit (429), ``caller`` is whoever was counted, the name of a key or else a network as
``admission.callers`` tells it: an IPv4 address, or the first 64 bits of an IPv6 address. In all other lines it is the name of the
key or empty. Where a line cannot be written, because the disk is full or nobody reads any more, it is lost, and the request goes
on.

Whoever has something rare to say uses ``logging`` with an event in snake case and the rest as ``extra``:
``_log.warning("redis_away", extra={"seconds": 1.0})``. ``gunicorn_logging`` makes it a line like the others.
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

_OURS = "lawspeaker"
_MOST_KEPT = 1_000
"""Lines that are kept for whoever reads them too slowly."""
_FRAMES = (40, 20, 10, 5, 2, 0)
"""How many frames of a failure are told, the innermost: the most with which the line can be written at once."""

_ABOUT_THE_MACHINE = (ImportError, OSError, SettingsError)
"""Errors whose message is told too: it is for the operator, and never about a request."""


class Lines:
    """Writes lines to the standard error output, and never waits for it.

    What is written at a time are whole lines, at most 4 KiB of them, so that those of several threads and processes do not mix,
    and a pipe takes them at once or not at all. Lines that nobody takes right now are kept, a bounded number of them, until the
    next ``flush``; what is beyond that is lost.
    """

    def __init__(self, lost: Callable[[], None]) -> None:
        self._descriptor = sys.__stderr__.fileno() if sys.__stderr__ else -1  # without one, 2 may be anybody's file
        self._lost = lost
        self._kept: deque[bytes] = deque()
        self._poll = select.poll()
        if self._descriptor >= 0:
            self._poll.register(self._descriptor, select.POLLOUT)

    def add(self, line: bytes) -> None:
        """Keeps ``line`` for the next ``flush``."""
        if len(self._kept) < _MOST_KEPT and self._descriptor >= 0:
            self._kept.append(line)
        else:
            self._lost()

    def flush(self) -> None:
        """Writes the lines that are kept, as far as somebody takes them."""
        while self._kept and self._poll.poll(0):
            self._write(self._taken())

    def _taken(self) -> list[bytes]:
        """As many of the lines as are written at a time."""
        lines = [self._kept.popleft()]
        size = len(lines[0])
        while self._kept and (size := size + len(self._kept[0])) <= select.PIPE_BUF:
            lines.append(self._kept.popleft())
        return lines

    def _write(self, lines: list[bytes]) -> None:
        text = b"".join(lines)
        try:
            is_written = os.write(self._descriptor, text) == len(text)
        except OSError:
            is_written = False
        if not is_written:
            for _ in lines:
                self._lost()


def _failure(error: BaseException | None, most_frames: int) -> dict[str, Any]:
    """The member ``failure``, which tells of ``error`` and its causes; nothing if there is no error."""
    return {"failure": list(_causes(error, most_frames))} if error is not None else {}


def _causes(error: BaseException | None, most_frames: int) -> Iterator[dict[str, Any]]:
    while error is not None:
        frames = traceback.extract_tb(error.__traceback__)[-most_frames:] if most_frames else []
        yield {
            "type": f"{type(error).__module__}.{type(error).__qualname__}",
            **({"message": str(error)} if isinstance(error, _ABOUT_THE_MACHINE) else {}),
            "frames": [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames],
        }
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _line(level: str, event: str, **members: Any) -> bytes:
    first = {"timestamp": datetime.now(UTC), "level": level, "event": event}
    return orjson.dumps({**first, **members}, default=str, option=orjson.OPT_APPEND_NEWLINE | orjson.OPT_UTC_Z)


class Log:
    """The log of requests: those that fail are errors, all others are information, whatever a client did wrong."""

    def __init__(self, level: str, lost: Callable[[], None] = lambda: None) -> None:
        """``level`` is the least that is logged; ``lost`` is called for each line that could not be written."""
        self._lines = Lines(lost)
        least = logging.getLevelNamesMapping()[level.upper()]
        self._has_errors, self._has_all = least <= logging.ERROR, least <= logging.INFO

    def request(self, exchange: Exchange, method: str, status: int, seconds: float, sent: int) -> None:
        """A request was answered after so many ``seconds``, with ``sent`` bytes of a body. ``flush`` writes it."""
        has_failed = status >= 500
        if not (self._has_errors if has_failed else self._has_all):
            return
        trace = exchange.trace
        line = _line(
            "error" if has_failed else "info",
            "request",
            request_id=exchange.request_id,
            trace_id=trace[3:35],
            span_id=trace[36:52],
            method=method,
            operation=exchange.operation,
            status=status,
            milliseconds=round(seconds * 1000, 3),
            waited=round(exchange.waited * 1000, 3),
            cache=exchange.cache,
            caller=exchange.caller,
            bytes_in=exchange.announced_length,
            bytes_out=sent,
        )
        self._lines.add(line)

    def flush(self) -> None:
        """Writes what is not written yet, as far as somebody takes it now."""
        self._lines.flush()


class LineHandler(logging.Handler):
    """Logs what is said through ``logging``, by us, by gunicorn or by a library."""

    def __init__(self) -> None:
        super().__init__()
        self._lines = Lines(lambda: None)

    def emit(self, record: logging.LogRecord) -> None:
        """Logs ``record``; what goes wrong with that is nobody's error."""
        try:
            level = logging.getLevelName(min(record.levelno // 10 * 10, logging.CRITICAL)).lower()
            lines = (_line(level, **_members(record, most_frames)) for most_frames in _FRAMES)
            self._lines.add(next((line for line in lines if len(line) <= select.PIPE_BUF), _line(level, "line_too_long")))
            self._lines.flush()
        except Exception:
            self.handleError(record)

    def flush(self) -> None:
        """Writes what is kept, as far as somebody takes it; ``logging`` calls it at the end."""
        self._lines.flush()


_USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName"}
"""What every record has; anything else was given as ``extra``."""


def _members(record: logging.LogRecord, most_frames: int) -> dict[str, Any]:
    error = record.exc_info[1] if record.exc_info else None
    if record.name.split(".")[0] == _OURS:
        given = {name: value for name, value in vars(record).items() if name not in _USUAL}
        return {"event": record.getMessage(), "logger": record.name, **given, **_failure(error, most_frames)}
    # A message about a failure may quote the request, as gunicorn's does with its path; its form tells enough.
    message = record.msg if error else record.getMessage()
    text = message if isinstance(message, str) else ""
    return {"event": "message", "logger": record.name, "message": text, **_failure(error, most_frames)}


def gunicorn_logging(settings: Settings) -> dict[str, Any]:
    """A configuration of ``logging`` by which all messages, gunicorn's too, are lines of this log."""
    level = settings.log_level.upper()
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {},
        "handlers": {"lines": {"class": f"{__name__}.{LineHandler.__name__}"}},
        "root": {"level": level, "handlers": ["lines"]},
        "loggers": {"gunicorn.error": {"level": level, "handlers": [], "propagate": True}},
    }
