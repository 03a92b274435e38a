"""A refusal is a complete HTTP response."""

from email.utils import parsedate_to_datetime
from http import HTTPStatus

from lawspeaker.serving.refusal import refusal_response


def test_a_refusal_has_a_date_and_ends_the_connection() -> None:
    head, _, body = refusal_response(HTTPStatus.SERVICE_UNAVAILABLE).decode().partition("\r\n\r\n")
    status, *lines = head.split("\r\n")
    headers = dict(line.split(": ", 1) for line in lines)
    assert status == "HTTP/1.1 503 Service Unavailable"
    assert parsedate_to_datetime(headers.pop("Date")).tzname() == "UTC"
    assert headers == {
        "Content-Type": "application/problem+json",
        "Content-Length": str(len(body)),
        "Retry-After": "1",
        "Connection": "close",
    }
