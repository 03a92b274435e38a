"""Refuses requests that web pages of other origins make, where the protocol requires it.

A page that a browser shows can send requests to any host, also to one on the local network whose name it has rebound. Browsers
name the origin of the page in each such POST, and no page can change that. Programs send no origin.
"""

from collections.abc import Set

from lawspeaker.api.exchange import Exchange
from lawspeaker.api.problem_types import ORIGIN_NOT_ALLOWED
from lawspeaker.api.problems import Problem


def require_allowed_origin(exchange: Exchange, allowed: Set[str]) -> None:
    """Raises ``Problem`` if a page sent the request whose origin is not in ``allowed``; ``*`` allows every page."""
    origin = exchange.headers.get("origin")
    if origin is not None and "*" not in allowed and origin not in allowed:
        raise Problem(ORIGIN_NOT_ALLOWED)
