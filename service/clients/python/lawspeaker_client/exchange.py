"""How a question becomes an HTTP request, and a response an answer or an error. Nothing is sent here."""

import json
import math
import random
from collections.abc import Awaitable, Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any, Generic, Literal, Protocol, TypeVar, cast
from urllib.parse import quote, urlsplit

import httpx

from lawspeaker_client.errors import InvalidRequest, LawspeakerError, ServiceProblem, ServiceUnreachable, UnexpectedAnswer
from lawspeaker_client.models import Problem
from lawspeaker_client.version import VERSION

Answer = TypeVar("Answer")
Explain = Literal["all"]

JSON = "application/json"
PROBLEM = "application/problem+json"
NDJSON = "application/x-ndjson"
TEMPORARY = frozenset({429, 503})
"""The statuses after which the same request may soon be answered."""

_FIRST_PAUSE = 0.5
_SHOWN = 200
"""How many characters of an unexpected answer its error shows."""


@dataclass(frozen=True)
class Operation(Generic[Answer]):
    """An operation of the contract, and the type of its answer."""

    method: Literal["GET", "POST"]
    path: str
    query: tuple[tuple[str, str], ...] = ()

    def at(self, **parameters: str) -> "Operation[Answer]":
        """The operation with the parameters of its path filled in."""
        path = self.path.format_map({name: _segment(value) for name, value in parameters.items()})
        return replace(self, path=path)

    def asking(self, **parameters: str | None) -> "Operation[Answer]":
        """The operation with those parameters of its query that are given."""
        return replace(self, query=tuple((name, value) for name, value in parameters.items() if value is not None))


@dataclass(frozen=True)
class Preferences:
    """How one request is to be answered."""

    language: str | None = None
    explain: Explain | None = None
    minimal: bool = False


class Ask(Protocol):
    """Sends a request and waits for its answer."""

    def __call__(self, operation: Operation[Answer], body: object, preferences: Preferences) -> Answer: ...


class AsyncAsk(Protocol):
    """The same, to be awaited."""

    def __call__(self, operation: Operation[Answer], body: object, preferences: Preferences) -> Awaitable[Answer]: ...


@dataclass(frozen=True)
class Exchange:
    """How all requests of a client are written, and when they are repeated."""

    url: str
    key: str | None = field(default=None, repr=False)
    language: str | None = None
    retries: int = 3
    longest_wait: float = 60

    def __post_init__(self) -> None:
        if not _is_address(self.url):
            raise ValueError(f"{self.url!r} must be the URL of a service, such as 'http://127.0.0.1:8000'.")
        if self.key is not None:
            _check_header("The API key", self.key)
        if self.retries < 0 or self.longest_wait < 0:
            raise ValueError("`retries` and `longest_wait` must not be negative.")

    def request(self, operation: Operation[Any], body: object, preferences: Preferences) -> httpx.Request:
        """The request that asks ``operation``. A body that cannot be written as JSON raises ``InvalidRequest``."""
        headers = {"Accept": f"{JSON}, {PROBLEM}", "User-Agent": f"lawspeaker-client/{VERSION}"}
        if language := preferences.language or self.language:
            _check_header("The language", language)
            headers["Accept-Language"] = language
        if self.key is not None:
            headers["Authorization"] = f"Bearer {self.key}"
        if preferences.minimal:
            headers["Prefer"] = "return=minimal"
        if operation.method == "POST":
            headers["Content-Type"] = JSON
        return httpx.Request(
            operation.method,
            self.url.rstrip("/") + operation.path,
            params=[*operation.query, *([("explain", preferences.explain)] if preferences.explain else [])] or None,
            headers=headers,
            content=encoded(body) if operation.method == "POST" else None,
        )

    def stream_request(self, body: bytes, preferences: Preferences) -> httpx.Request:
        """The request with the lines of a stream."""
        request = self.request(_STREAM, {}, preferences)
        request.headers.update({"Accept": f"{NDJSON}, {PROBLEM}", "Content-Type": NDJSON, "Content-Length": str(len(body))})
        return httpx.Request("POST", request.url, headers=request.headers, content=body)

    def require_stream(self, response: httpx.Response) -> None:
        """Raises the error in ``response`` unless it is a stream. Its body must have been read then."""
        if response.status_code != 200:
            raise _problem_of(response)
        if _media_type_of(response) != NDJSON:
            raise _unexpected(response)

    def answer(self, operation: Operation[Answer], response: httpx.Response) -> Answer:
        """The answer in ``response``, or else its error, raised."""
        if response.status_code != 200:
            raise _problem_of(response)
        if _media_type_of(response) != JSON:
            raise _unexpected(response)
        return cast(Answer, _json_of(response))

    def pause(self, response: httpx.Response, repeated: int) -> float | None:
        """After how many seconds a request that was ``repeated`` so often is sent again, or nothing if it is not."""
        if response.status_code not in TEMPORARY or repeated >= self.retries:
            return None
        wait = _retry_after(response)
        if wait is None:
            wait = min(_FIRST_PAUSE * 2**repeated, self.longest_wait) * random.uniform(0.5, 1)
        return wait if wait <= self.longest_wait else None

    def failure(self, error: httpx.RequestError) -> LawspeakerError:
        """The error that says that there was no response."""
        reason = "cannot be reached"
        if isinstance(error, httpx.TimeoutException):
            reason = "did not respond in time"
        elif isinstance(error, httpx.DecodingError):
            reason = "sent a response that cannot be decompressed"
        return ServiceUnreachable(f"The service at {self.url} {reason}: {error or type(error).__name__}")


_STREAM: Operation[Any] = Operation("POST", "/v1/streams")


def _segment(value: str) -> str:
    """``value`` as one segment of a path, also where it is `..`, which by itself would lead to the path above."""
    return "%2E" * len(value) if value in (".", "..") else quote(value, safe="")


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0 and not parts.query + parts.fragment
    except ValueError:
        return False


def _check_header(name: str, value: str) -> None:
    if not value or not value.isascii() or not value.isprintable() or value != value.strip():
        raise ValueError(f"{name} must be printable ASCII characters, without spaces around them.")


def encoded(body: object) -> bytes:
    """``body`` in JSON."""
    try:
        return json.dumps(body, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()
    except (TypeError, ValueError, RecursionError) as error:
        raise InvalidRequest(_reason(body)) from error


def _reason(body: object) -> str:
    """Why and where ``body`` cannot be written as JSON."""
    try:
        pointer, reason = next(_faults(body, ""), ("", "cannot be written as JSON"))
    except RecursionError:
        pointer, reason = "", "is nested too deeply, or contains itself"
    return f"{pointer or 'The body'} {reason}."


def _faults(value: object, pointer: str) -> Iterator[tuple[str, str]]:
    """Yields the pointer of each part of ``value`` that is no JSON, and what is wrong with it."""
    if isinstance(value, dict):
        for name, member in value.items():
            if not isinstance(name, str):
                yield pointer, f"has a name that is not a string: {name!r}"
            else:
                yield from _faults(member, f"{pointer}/{name.replace('~', '~0').replace('/', '~1')}")
    elif isinstance(value, list | tuple):
        for place, item in enumerate(value):
            yield from _faults(item, f"{pointer}/{place}")
    elif isinstance(value, float) and not math.isfinite(value):
        yield pointer, f"is {value}, which JSON cannot express"
    elif isinstance(value, str):
        if any("\ud800" <= character <= "\udfff" for character in value):
            yield pointer, "has half a surrogate pair, which is not valid Unicode"
    elif value is not None and not isinstance(value, bool | int | float):
        yield pointer, f"is a {type(value).__name__}, which JSON cannot express"


def _media_type_of(response: httpx.Response) -> str:
    return str(response.headers.get("Content-Type", "")).partition(";")[0].strip().lower()


def _json_of(response: httpx.Response) -> Any:
    try:
        return json.loads(response.content)
    except ValueError as error:
        raise _unexpected(response) from error


def _problem_of(response: httpx.Response) -> LawspeakerError:
    """The problem document in ``response`` as an error; or, where there is none, that the answer is unexpected."""
    if _media_type_of(response) != PROBLEM:
        return _unexpected(response)
    document = _json_of(response)
    if not isinstance(document, dict) or not isinstance(document.get("title"), str):
        return _unexpected(response)
    problem = {"type": "about:blank", "status": response.status_code, "detail": ""} | document
    return ServiceProblem(cast(Problem, problem), _retry_after(response), response.headers.get("X-Request-Id"))


def _unexpected(response: httpx.Response) -> UnexpectedAnswer:
    status = f"{response.status_code} {response.reason_phrase}".strip()
    location = f", Location: {response.headers['Location']}" if "Location" in response.headers else ""
    content = response.headers.get("Content-Type") or "no content type"
    beginning = " ".join(response.text[:_SHOWN].split())
    message = f"{response.url} responded {status} ({content}{location}), which is not from Lawspeaker: {beginning}"
    return UnexpectedAnswer(message, response.status_code, response.text)


def _retry_after(response: httpx.Response) -> float | None:
    """The seconds that `Retry-After` says, itself in seconds or as a date; nothing if it says nothing."""
    header = str(response.headers.get("Retry-After", "")).strip()
    if header.isascii() and header.isdigit():
        return float(header)
    try:
        moment = parsedate_to_datetime(header)
    except ValueError:
        return None
    return max(0.0, (moment.replace(tzinfo=moment.tzinfo or UTC) - datetime.now(UTC)).total_seconds())
