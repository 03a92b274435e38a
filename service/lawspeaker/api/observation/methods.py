"""Names of HTTP methods, as metrics and spans have them: a client can invent as many as it likes."""

OTHER = "OTHER"
"""Stands for any method that is not known."""

_METHODS = frozenset(("CONNECT", "DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT", "TRACE"))


def known_method(method: str) -> str:
    """``method``, if there is such a method."""
    return method if method in _METHODS else OTHER
