"""A service over HTTP. If it is busy, the request is retried."""

import os
import re
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any
from urllib.parse import quote, urlencode

import httpx
import orjson

from lawspeaker import __version__
from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.api.exchange import JSON
from lawspeaker.cli.exits import Exit, Failure, UnexpectedAnswer
from lawspeaker.cli.options import KEY
from lawspeaker.cli.service import Path
from lawspeaker.refused import Refused

PROBLEM = "application/problem+json"
LARGEST_ANSWER = 64 * 1024 * 1024
"""Bytes. No answer of a Lawspeaker is that long."""
MOST_SHOWN = 500
"""Characters of the body of an unexpected answer that a message shows."""
PATIENCE = 120.0
"""Seconds for which a command waits in all until a busy service takes its request."""
MOST_TRIES = 10
SECONDS_TO_CONNECT = 10.0
SECONDS_TO_ANSWER = 60.0
"""For the beginning of an answer, and for all of it."""

_KEY = re.compile(r"[A-Za-z0-9._~+/=-]{1,256}")
_BUSY = (429, 503)


class Remote:
    """Asks the service at a URL."""

    def __init__(self, url: str, timeout: float | None = None) -> None:
        """``timeout`` is the seconds to wait for an answer. Raises ``Failure`` if ``url`` or the API key in the environment is
        invalid."""
        self.url = _base(url)
        self._seconds = timeout or SECONDS_TO_ANSWER
        key = os.environ.get(KEY, "")
        if key and not _KEY.fullmatch(key):
            raise Failure(Exit.USAGE, f"{KEY} is not an API key: it contains invalid characters.")
        self._has_key = bool(key)
        headers = {
            "User-Agent": f"lawspeaker/{__version__}",
            "Accept-Encoding": "identity",  # few compressed bytes could become more than there is memory
            **({"Authorization": f"Bearer {key}"} if key else {}),
        }
        times = httpx.Timeout(self._seconds, connect=min(self._seconds, SECONDS_TO_CONNECT))
        try:
            self._client = httpx.Client(headers=headers, timeout=times)
        except (ValueError, OSError, ImportError) as error:  # a proxy or certificates in the environment
            raise Failure(Exit.USAGE, f"The environment has an invalid setting for HTTP clients: {error}") from None

    def ask(self, path: Path, body: bytes, preferences: Preferences) -> bytes:
        """The answer to a POST. Raises ``Refused`` and ``Failure``."""
        headers = {"Content-Type": JSON, "Accept-Language": preferences.language}
        if preferences.minimal:
            headers["Prefer"] = "return=minimal"
        query = "?explain=all" if preferences.explain else ""
        return self._patiently("POST", path, headers, query, body)

    def read(self, path: Path, language: str, **query: str) -> bytes:
        """The answer to a GET with the parameters ``query``. Raises ``Refused`` and ``Failure``."""
        return self._patiently("GET", path, {"Accept-Language": language}, f"?{urlencode(query)}" if query else "")

    def describe(self, game: str, language: str) -> dict[str, Any]:
        """The description of ``game``. Raises ``Refused`` and ``Failure``."""
        description: dict[str, Any] = orjson.loads(self.read(("games", game), language))
        return description

    def games(self) -> Sequence[str]:
        """The ids of the games that the service has. Raises ``Failure``."""
        try:
            ids = [game["id"] for game in orjson.loads(self.read(("games",), "en"))["games"]]
            return [id for id in ids if isinstance(id, str)]
        except (Refused, LookupError, TypeError, ValueError):
            raise self._not_ours("GET /v1/games does not return a list of games") from None

    def questions(self) -> Mapping[str, Collection[str]]:
        """The names of the questions, by game. Raises ``Failure``."""
        return {game: self._questions(game) for game in self.games()}

    def _questions(self, game: str) -> Sequence[str]:
        try:
            operations = self.describe(game, "en")["operations"]
            return [each["path"].rpartition("/")[2] for each in operations if each["method"] == "POST"]
        except (Refused, LookupError, TypeError, ValueError, AttributeError):
            raise self._not_ours(f"GET /v1/games/{game} does not return a description of the game") from None

    def close(self) -> None:
        """Closes the connections."""
        self._client.close()

    def _patiently(
        self, method: str, path: Path, headers: Mapping[str, str], query: str = "", body: bytes | None = None
    ) -> bytes:
        """The answer. If the service is busy, retries after the time that it names."""
        patience = PATIENCE
        for tries in range(1, MOST_TRIES + 1):
            response, answer = self._send(method, path, headers, query, body)
            seconds = _retry_after(response) or 1.0
            if response.status_code not in _BUSY or tries == MOST_TRIES or seconds > patience:
                break
            patience -= seconds
            time.sleep(seconds)
        return self._understood(method, path, response, answer)

    def _send(
        self, method: str, path: Path, headers: Mapping[str, str], query: str, body: bytes | None
    ) -> tuple[httpx.Response, bytes]:
        steps = "/".join(quote(step, safe="") for step in path)
        with self._failures():
            request = self._client.build_request(method, f"{self.url}/v1/{steps}{query}", headers=dict(headers), content=body)
            try:
                return self._receive(request)
            except (httpx.ReadError, httpx.WriteError, httpx.RemoteProtocolError):  # the service closed a kept connection
                return self._receive(request)

    def _receive(self, request: httpx.Request) -> tuple[httpx.Response, bytes]:
        until = time.monotonic() + self._seconds
        response = self._client.send(request, stream=True)
        try:
            received = bytearray()
            is_ours = _media_type(response) in (JSON, PROBLEM)  # anything else may never end
            for part in response.iter_raw():
                received += part
                if not is_ours and len(received) >= MOST_SHOWN:
                    break
                if len(received) > LARGEST_ANSWER:
                    raise self._not_ours("the answer is too long")
                if time.monotonic() > until:
                    raise httpx.ReadTimeout("The answer does not end.")
            return response, bytes(received)
        finally:
            response.close()

    def _understood(self, method: str, path: Path, response: httpx.Response, body: bytes) -> bytes:
        """The answer in ``response``. Raises ``Refused``, and ``Failure`` if it is not from a Lawspeaker."""
        status, media_type = response.status_code, _media_type(response)
        if response.is_redirect:
            raise Failure(Exit.UNAVAILABLE, f"{self.url} redirects to {response.headers.get('location')}. Use that address.")
        if status == 200 and media_type == JSON and _is_answer(body):
            return body
        problem = _problem(body) if media_type == PROBLEM else None
        if problem is None:
            shown = f": {' '.join(body.decode(errors='replace').split())[:MOST_SHOWN]}" if status >= 500 and body else ""
            answer = f"the answer to {method} /v1/{'/'.join(path)} is {status}, {media_type or 'without a media type'}{shown}"
            raise self._not_ours(answer) if status >= 500 else UnexpectedAnswer(Exit.UNAVAILABLE, self._why_not_ours(answer))
        if status == 401:
            hint = f"The service does not know the key in {KEY}." if self._has_key else f"Put your API key into {KEY}."
            raise Failure(Exit.UNAVAILABLE, f"{self.url}: {problem['title']}. {hint}")
        if status in _BUSY or status >= 500:
            raise Failure(Exit.UNAVAILABLE, f"{self.url}: {problem['title']}. {problem['detail']}")
        raise Refused({**problem, "status": status})

    @contextmanager
    def _failures(self) -> Iterator[None]:
        """Turns the errors of the HTTP client into sentences."""
        try:
            yield
        except httpx.TimeoutException:
            raise Failure(Exit.UNAVAILABLE, f"{self.url} did not answer in time.") from None
        except httpx.ConnectError as error:
            raise Failure(Exit.UNAVAILABLE, f"Cannot reach {self.url}: {_reason(error)}.") from None
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise Failure(Exit.UNAVAILABLE, f"{self.url} did not answer: {_reason(error)}.") from None

    def _not_ours(self, why: str) -> Failure:
        return Failure(Exit.UNAVAILABLE, self._why_not_ours(why))

    def _why_not_ours(self, why: str) -> str:
        return f"{self.url} is not a Lawspeaker service: {why}."


def _base(url: str) -> str:
    """``url`` without the beginning of the paths of the API. Raises ``Failure`` if it is invalid."""
    try:
        parsed = httpx.URL(url)
    except httpx.InvalidURL:
        parsed = httpx.URL()
    if parsed.scheme not in ("http", "https") or not parsed.host or parsed.query or parsed.fragment:
        raise Failure(Exit.USAGE, f"{url!r} is not a valid address of a service. Example: http://127.0.0.1:8000.")
    return str(parsed).rstrip("/").removesuffix("/v1")


def _retry_after(response: httpx.Response) -> float:
    """The seconds that ``Retry-After`` names, a number or a date (RFC 9110); 0 if there are none."""
    value = response.headers.get("retry-after", "")
    if value.isascii() and value.isdigit():
        return float(value)
    try:
        until = parsedate_to_datetime(value).astimezone(UTC)
    except (ValueError, OverflowError):
        return 0.0
    return max(0.0, (until - datetime.now(UTC)).total_seconds())


def _media_type(response: httpx.Response) -> str:
    value: str = response.headers.get("content-type", "")
    return value.partition(";")[0].strip().lower()


def _is_answer(body: bytes) -> bool:
    """Whether ``body`` can be an answer of a Lawspeaker: a JSON object."""
    try:
        return isinstance(orjson.loads(body), dict)
    except orjson.JSONDecodeError:
        return False


def _problem(body: bytes) -> dict[str, Any] | None:
    """The problem document in ``body``; ``None`` if it is not from a Lawspeaker."""
    try:
        problem = orjson.loads(body)
    except orjson.JSONDecodeError:
        return None
    is_ours = _has_texts(problem, "type", "title", "detail") and problem["type"].startswith("/problems/")
    errors = problem.get("errors", []) if is_ours else None
    return problem if isinstance(errors, list) and all(_has_texts(error, "pointer", "detail") for error in errors) else None


def _has_texts(document: Any, *names: str) -> bool:
    return isinstance(document, dict) and all(isinstance(document.get(name), str) for name in names)


def _reason(error: Exception) -> str:
    return str(error).rstrip(".") or type(error).__name__
