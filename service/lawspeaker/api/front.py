"""The layer before Flask, which answers a question at once if this process keeps the answer.

It knows the usual request alone. Whatever is not as usual it leaves to Flask, as it came.
"""

from collections.abc import Iterable, Sequence
from http import HTTPStatus
from typing import TYPE_CHECKING

from lawspeaker.api.exchange import exchange
from lawspeaker.api.negotiation import sends_json
from lawspeaker.api.problems import Problem
from lawspeaker.api.questions import ASKED, LARGEST_BODY, Asking

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_OK = f"{HTTPStatus.OK.value} {HTTPStatus.OK.phrase}"


class Front:
    """Answers what is asked by ``askings`` from what is kept, and leaves all else to ``application``."""

    def __init__(self, application: "WSGIApplication", askings: Sequence[Asking]) -> None:
        self._application = application
        self._askings = {asking.path: asking for asking in askings}

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        asking = self._askings.get(environ["PATH_INFO"])
        length = _length(environ)
        if asking is None or not length or environ["REQUEST_METHOD"] != "POST" or not sends_json(environ):
            return self._application(environ, start_response)
        try:
            preferences = asking.preferences(environ)
        except Problem:
            return self._application(environ, start_response)
        noted = exchange(environ)
        noted.operation = asking.id
        asked = asking.asked(preferences, environ["wsgi.input"].read(length))
        given = asking.kept(asked)
        if given is None:
            environ[ASKED] = asked
            return self._application(environ, start_response)
        noted.cache = given.level
        answer = given.entry.answer
        start_response(_OK, [*asking.headers(given, preferences), ("Content-Length", str(len(answer)))])
        return [answer]


def _length(environ: "WSGIEnvironment") -> int:
    """The length of the body if it is announced in the usual way and not too large; else 0."""
    announced = environ.get("CONTENT_LENGTH", "")
    if len(announced) > 7 or not announced.isdecimal():
        return 0
    length = int(announced)
    return length if length <= LARGEST_BODY else 0
