"""The answer to a request that does not reach the application: a problem (RFC 9457), which quotes nothing of the request."""

import json
from email.utils import formatdate
from http import HTTPStatus

_DETAILS = {
    HTTPStatus.REQUEST_TIMEOUT: "The request did not arrive whole in time.",
    HTTPStatus.LENGTH_REQUIRED: "The body has to say its length, by Content-Length; chunks are not taken.",
    HTTPStatus.SERVICE_UNAVAILABLE: "Too many requests and answers are on their way. Ask again in a second.",
}
_HEADERS = {HTTPStatus.SERVICE_UNAVAILABLE: "Retry-After: 1\r\n"}


def refusal(status: HTTPStatus) -> bytes:
    """The whole answer, after which the connection ends."""
    problem = {"type": "about:blank", "title": status.phrase, "status": status}
    if status in _DETAILS:
        problem["detail"] = _DETAILS[status]
    body = json.dumps(problem)
    return (
        f"HTTP/1.1 {status} {status.phrase}\r\nDate: {formatdate(usegmt=True)}\r\n"
        f"Content-Type: application/problem+json\r\nContent-Length: {len(body)}\r\n"
        f"{_HEADERS.get(status, '')}Connection: close\r\n\r\n{body}"
    ).encode()
