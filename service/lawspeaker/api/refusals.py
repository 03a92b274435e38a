"""The one place where an error becomes an answer."""

import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

import orjson
from flask import Response
from werkzeug.exceptions import HTTPException

from lawspeaker.api.headers import REQUEST_ID_SENT
from lawspeaker.api.problem_types import CONTENT_TOO_LARGE, INTERNAL_ERROR, INVALID_REQUEST, METHOD_NOT_ALLOWED, NOT_FOUND
from lawspeaker.api.problems import PROBLEM_JSON, Problem

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_log = logging.getLogger(__name__)

_OF_FLASK = {type.status: type for type in (INVALID_REQUEST, NOT_FOUND, METHOD_NOT_ALLOWED, CONTENT_TOO_LARGE)}
"""What Flask itself refuses, by its status."""


def refuse(error: Exception, environ: "WSGIEnvironment") -> Response:
    """The answer that tells the client of ``error``."""
    answer = refusal(problem_of(error, environ))
    if isinstance(error, HTTPException) and "Allow" in (headers := dict(error.get_headers(environ))):
        answer.headers["Allow"] = headers["Allow"]
    return answer


def problem_of(error: Exception, environ: "WSGIEnvironment") -> Problem:
    """What the client is told of ``error``; what was not expected is logged, and nothing of it told."""
    match error:
        case Problem():
            return error
        case HTTPException(code=int(status)) if 400 <= status < 500:
            return Problem(_OF_FLASK.get(status, INVALID_REQUEST))
        case _:
            _log.error("request_failed", exc_info=error, extra={"request_id": environ[REQUEST_ID_SENT]})
            return Problem(INTERNAL_ERROR)


def refusal(problem: Problem) -> Response:
    """``problem`` as it is sent; it can be called as a WSGI application."""
    told_in = {"Content-Language": problem.language, "Vary": "Accept-Language"} if problem.language else {}
    return Response(orjson.dumps(problem.document), problem.type.status, told_in, mimetype=PROBLEM_JSON)


class Refusing:
    """``application``, and if it fails the answer that says so. Flask sees to that itself; the layers around it do not."""

    def __init__(self, application: "WSGIApplication") -> None:
        self._application = application

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        try:
            return self._application(environ, start_response)
        except Exception as error:
            return refuse(error, environ)(environ, start_response)
