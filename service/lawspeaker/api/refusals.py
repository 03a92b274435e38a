"""The one place where an error becomes an answer."""

import logging

import orjson
from flask import Response, request
from werkzeug.exceptions import HTTPException

from lawspeaker.api.headers import REQUEST_ID
from lawspeaker.api.problem_types import CONTENT_TOO_LARGE, INTERNAL_ERROR, INVALID_REQUEST, METHOD_NOT_ALLOWED, NOT_FOUND
from lawspeaker.api.problems import PROBLEM_JSON, Problem

_log = logging.getLogger(__name__)

_OF_FLASK = {type.status: type for type in (INVALID_REQUEST, NOT_FOUND, METHOD_NOT_ALLOWED, CONTENT_TOO_LARGE)}
"""What Flask itself refuses, by its status."""


def refuse(error: Exception) -> Response:
    """The answer that tells the client of ``error``; what was not expected is logged, and nothing of it told."""
    match error:
        case Problem():
            return _answer(error)
        case HTTPException(code=int(status)) if status in _OF_FLASK:
            answer = _answer(Problem(_OF_FLASK[status]))
            if "Allow" in (headers := dict(error.get_headers(request.environ))):
                answer.headers["Allow"] = headers["Allow"]
            return answer
        case _:
            _log.error("Request %s failed.", request.headers[REQUEST_ID], exc_info=error)
            return _answer(Problem(INTERNAL_ERROR))


def _answer(problem: Problem) -> Response:
    return Response(orjson.dumps(problem.document), problem.type.status, mimetype=PROBLEM_JSON)
