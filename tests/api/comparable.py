"""Compares two responses to the same request."""

from werkzeug.test import TestResponse

_DIFFERENT_HEADERS = ("cache-status", "x-request-id", "traceparent")
"""Headers that differ between responses to the same request."""


def comparable(answer: TestResponse) -> tuple[int, bytes, list[tuple[str, str]]]:
    """Status, body and headers of a response, without the headers that always differ."""
    headers = sorted((name.lower(), value) for name, value in answer.headers if name.lower() not in _DIFFERENT_HEADERS)
    return answer.status_code, answer.get_data(), headers
