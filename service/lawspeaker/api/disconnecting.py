"""Clients that disconnect before they are answered."""

from collections.abc import Awaitable, Callable

WaitForDisconnect = Callable[[], Awaitable[object]]
"""A function whose result can be awaited: it returns when the client disconnects."""


class ClientDisconnected(Exception):
    """The client has disconnected, so nobody waits for the answer."""
