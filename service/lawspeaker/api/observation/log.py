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
from collections.abc import Callable, Iterator
from typing import Any

import orjson
import structlog
from structlog.typing import EventDict, FilteringBoundLogger

from lawspeaker.api.exchange import Exchange
from lawspeaker.api.settings import Settings, SettingsError

_OURS = "lawspeaker"
_MOMENT = 50
"""Milliseconds that whoever reads the lines through a pipe has to make room for one."""
_FRAMES = 40
"""How many frames of a failure are told, the innermost."""

_ABOUT_THE_MACHINE = (ImportError, OSError, SettingsError)
"""Errors whose message is told too: it is for the operator, and never about a request."""


class _Lines:
    """Writes each line at once, so that lines of several threads and processes do not mix.

    To a pipe that holds for lines up to 4 KiB, which only failures exceed. A pipe that is full is given a moment to be read;
    where nobody does the line is lost.
    """

    def __init__(self, lost: Callable[[], None]) -> None:
        self._descriptor = sys.__stderr__.fileno() if sys.__stderr__ else -1  # without one, 2 may be anybody's file
        self._lost = lost

    def write(self, line: bytes) -> None:
        try:
            if not self._is_taken() or os.write(self._descriptor, line) < len(line):
                self._lost()
        except OSError:
            self._lost()

    def _is_taken(self) -> bool:
        """Whether a line can be written, if need be in a moment."""
        if self._descriptor < 0:
            return False
        waiting = select.poll()  # one for each thread: they cannot share it
        waiting.register(self._descriptor, select.POLLOUT)
        return bool(waiting.poll(_MOMENT))

    debug = info = warning = error = critical = write


def _failure(_logger: Any, _method: str, event: EventDict) -> EventDict:
    """Tells in ``failure`` the error in ``exc_info``, and then its causes."""
    if (error := event.pop("exc_info", None)) is not None:
        event["failure"] = list(_causes(error))
    return event


def _causes(error: BaseException | None) -> Iterator[dict[str, Any]]:
    while error is not None:
        frames = traceback.extract_tb(error.__traceback__, limit=-_FRAMES)
        yield {
            "type": f"{type(error).__module__}.{type(error).__qualname__}",
            **({"message": str(error)} if isinstance(error, _ABOUT_THE_MACHINE) else {}),
            "frames": [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames],
        }
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _line(_logger: Any, _method: str, event: EventDict) -> bytes:
    first = {name: event.pop(name) for name in ("timestamp", "level", "event")}
    return orjson.dumps({**first, **event}, default=str, option=orjson.OPT_APPEND_NEWLINE)


def _logger(level: str, lost: Callable[[], None]) -> FilteringBoundLogger:
    logger: FilteringBoundLogger = structlog.wrap_logger(
        _Lines(lost),
        processors=[
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.add_log_level,
            _failure,
            _line,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        context_class=dict,
    ).bind()
    return logger


class Log:
    """The log of requests: those that fail are errors, all others are information, whatever a client did wrong."""

    def __init__(self, level: str, lost: Callable[[], None] = lambda: None) -> None:
        """``level`` is the least that is logged; ``lost`` is called for each line that could not be written."""
        self._logger = _logger(level, lost)
        self._has_all = self._logger.is_enabled_for(logging.INFO)

    def request(
        self,
        noted: Exchange,
        request_id: str,
        trace: str,
        method: str,
        status: int,
        seconds: float,
        received: int | None,
        sent: int,
    ) -> None:
        """A request was answered; ``trace`` is its ``traceparent``, ``received`` and ``sent`` are bytes of the bodies."""
        has_failed = status >= 500
        if not (has_failed or self._has_all):
            return
        _, trace_id, span_id, _ = trace.split("-", 3)
        log = self._logger.error if has_failed else self._logger.info
        log(
            "request",
            request_id=request_id,
            trace_id=trace_id,
            span_id=span_id,
            method=method,
            operation=noted.operation,
            status=status,
            milliseconds=round(seconds * 1000, 3),
            cache=noted.cache,
            caller=noted.caller,
            bytes_in=received,
            bytes_out=sent,
        )


class LineHandler(logging.Handler):
    """Logs what is said through ``logging``, by us, by gunicorn or by a library."""

    def __init__(self) -> None:
        super().__init__()
        self._logger = _logger("notset", lambda: None)

    def emit(self, record: logging.LogRecord) -> None:
        """Logs ``record``; what goes wrong with that is nobody's error."""
        try:
            self._logger.log(min(record.levelno // 10 * 10, logging.CRITICAL), **_members(record))
        except Exception:
            self.handleError(record)


_USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName"}
"""What every record has; anything else was given as ``extra``."""


def _members(record: logging.LogRecord) -> dict[str, Any]:
    error = record.exc_info[1] if record.exc_info else None
    if record.name.split(".")[0] == _OURS:
        given = {name: value for name, value in vars(record).items() if name not in _USUAL}
        return {"event": record.getMessage(), "logger": record.name, "exc_info": error, **given}
    # A message about a failure may quote the request, as gunicorn's does with its path; its form tells enough.
    message = record.msg if error else record.getMessage()
    return {"event": "message", "logger": record.name, "message": message if isinstance(message, str) else "", "exc_info": error}


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
