"""What of two answers to the same request is the same."""

from werkzeug.test import TestResponse

_OF_ITS_OWN = ("cache-status", "x-request-id", "traceparent")
"""Headers in which they differ."""


def comparable(answer: TestResponse) -> tuple[int, bytes, list[tuple[str, str]]]:
    """Status, body and headers of an answer, without what is its own."""
    headers = sorted((name.lower(), value) for name, value in answer.headers if name.lower() not in _OF_ITS_OWN)
    return answer.status_code, answer.get_data(), headers
