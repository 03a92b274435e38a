"""All connections of a worker."""

from itertools import takewhile
from typing import Any, Protocol

from uvicorn.server import ServerState

from lawspeaker.serving.held import HeldBytes, Holder
from lawspeaker.serving.shares import Share

_REFUSED_AT_A_TIME = 100
"""Connections beyond the bound that are told so. More are only closed."""


class Client(Holder, Protocol):
    """A connection."""

    def end(self) -> None:
        """Ends it, and lets the client read its last answer."""

    def cut(self) -> None:
        """Ends it at once."""


class Clients(ServerState):
    """What the server knows of its connections, at most ``most``."""

    def __init__(self, most: int, share: Share) -> None:
        super().__init__()
        self.share = share
        self.connections: set[Any] = set()  # uvicorn lists its own classes
        self.idle: dict[Client, float] = {}
        """Those that have nothing to do, and since when, by the clock of the event loop; the longest idle first."""
        self.held = HeldBytes()
        self.is_stopping = False
        """Whether each connection is to end with its next answer."""
        self._most = most
        self._late: set[tuple[Client, float]] = set()

    def admit(self, newcomer: Client) -> bool:
        """Whether there is room for ``newcomer``, for which the longest idle connection is closed if need be."""
        if len(self.connections) >= self._most and self.idle:
            longest_idle = next(iter(self.idle))
            self.forget(longest_idle)
            longest_idle.cut()
        has_room = len(self.connections) < self._most
        self.connections.add(newcomer)
        if len(self.connections) > self._most + _REFUSED_AT_A_TIME:
            newcomer.cut()
        return has_room

    def forget(self, client: Client) -> None:
        """``client`` is no longer connected."""
        self.connections.discard(client)
        self.idle.pop(client, None)
        self.held.hold(client, 0)

    def end_idle(self, since: float) -> None:
        """Ends the connections that have been idle since that time or longer.

        Each only at the next call: after a moment in which this process did not run, what it sent may not have been read yet.
        """
        late = {(client, began) for client, began in takewhile(lambda one: one[1] <= since, self.idle.items())}
        for client, _ in late & self._late:
            client.end()
        self._late = late
