"""Limits the HTTP methods in metrics and spans to known ones, as a client can invent any number of them."""

OTHER = "OTHER"
"""The label of every unknown method."""

_METHODS = frozenset(("CONNECT", "DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT", "TRACE"))


def known_method(method: str) -> str:
    """``method`` if HTTP defines it, else ``OTHER``."""
    return method if method in _METHODS else OTHER
