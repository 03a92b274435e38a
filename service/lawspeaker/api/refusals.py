"""Turns an exception into a response. This is the only place that does so."""

import logging

import orjson
from werkzeug.exceptions import HTTPException

from lawspeaker.api.exchange import Answer, Exchange
from lawspeaker.api.negotiation import DEFAULT_LANGUAGE
from lawspeaker.api.problem_types import CONTENT_TOO_LARGE, INTERNAL_ERROR, INVALID_REQUEST, NOT_FOUND
from lawspeaker.api.problems import PROBLEM_JSON, Problem, below

_log = logging.getLogger(__name__)

_FLASK_PROBLEMS = {type.status: type for type in (INVALID_REQUEST, NOT_FOUND, CONTENT_TOO_LARGE)}
"""The problem types for the errors that Flask raises, by status."""


def refusal(error: Exception, exchange: Exchange) -> Answer:
    """The response that reports ``error`` to the client."""
    return problem_answer(problem_of(error, exchange), exchange.root)


def problem_of(error: Exception, exchange: Exchange) -> Problem:
    """The problem to report for ``error``. An unexpected error is logged; the client gets no details of it."""
    match error:
        case Problem():
            return error
        case HTTPException(code=int(status)) if 400 <= status < 500:
            return Problem(_FLASK_PROBLEMS.get(status, INVALID_REQUEST))
        case _:
            _log.error("request_failed", exc_info=error, extra={"request_id": exchange.request_id})
            return Problem(INTERNAL_ERROR)


def problem_answer(problem: Problem, root: str = "") -> Answer:
    """The response with the document of ``problem``."""
    language = ("Content-Language", problem.language or DEFAULT_LANGUAGE)
    vary = ("Vary", "Accept-Language, Accept-Encoding" if problem.language else "Accept-Encoding")
    headers = [("Content-Type", PROBLEM_JSON), language, vary, *problem.headers]
    return Answer(problem.type.status, headers, orjson.dumps(below(root, problem.document)))
