"""The response to a request that does not reach the application: a problem document (RFC 9457) that quotes nothing."""

import json
from email.utils import formatdate
from http import HTTPStatus

from lawspeaker.serving.reader import LARGEST_HEAD, LONGEST_TARGET, MOST_HEADERS

_DETAILS = {
    HTTPStatus.BAD_REQUEST: "The request is not valid HTTP/1.1 (RFC 9112).",
    HTTPStatus.REQUEST_URI_TOO_LONG: f"The path and query may have at most {LONGEST_TARGET:,} bytes.",
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE: f"At most {MOST_HEADERS} headers with {LARGEST_HEAD // 1024} KiB are allowed.",
    HTTPStatus.HTTP_VERSION_NOT_SUPPORTED: "The service supports only HTTP/1.1 and HTTP/1.0.",
    HTTPStatus.REQUEST_TIMEOUT: "The whole request did not arrive in time.",
    HTTPStatus.LENGTH_REQUIRED: "A body needs a Content-Length header; only application/x-ndjson may be chunked.",
    HTTPStatus.SERVICE_UNAVAILABLE: "The service is handling too many requests. Retry in 1 s.",
}
_HEADERS = {HTTPStatus.SERVICE_UNAVAILABLE: "Retry-After: 1\r\n"}


def refusal_response(status: HTTPStatus) -> bytes:
    """The bytes of the whole response. The connection ends after it."""
    problem = {"type": "about:blank", "title": status.phrase, "status": status}
    if status in _DETAILS:
        problem["detail"] = _DETAILS[status]
    body = json.dumps(problem)
    return (
        f"HTTP/1.1 {status} {status.phrase}\r\nDate: {formatdate(usegmt=True)}\r\n"
        f"Content-Type: application/problem+json\r\nContent-Length: {len(body)}\r\n"
        f"{_HEADERS.get(status, '')}Connection: close\r\n\r\n{body}"
    ).encode()
