"""All connections of a worker."""

import asyncio
from itertools import takewhile
from typing import Any

from uvicorn.server import ServerState

from lawspeaker.serving.call import Client
from lawspeaker.serving.held import HeldBytes
from lawspeaker.serving.shares import Share

_REFUSED_AT_A_TIME = 100
"""So many connections above the limit get a 503. Further ones are closed at once."""


class Clients(ServerState):
    """The state of all connections of a worker, at most ``limit`` of them."""

    def __init__(self, limit: int, share: Share) -> None:
        super().__init__()
        self.share = share
        self.connections: set[Any] = set()  # the type in uvicorn names its own classes
        self.idle: dict[Client, float] = {}
        """Idle connections, and since when they are idle by the clock of the event loop. The longest idle comes first."""
        self.held = HeldBytes()
        self.stopping = asyncio.Event()
        """Set when the worker stops, for responses that would go on for long."""
        self.is_stopping = False
        """Whether each connection ends with its next response, unless the client has sent another request by then."""
        self.is_ending = False
        """Whether each connection ends with its next response in any case."""
        self._limit = limit
        self._found_idle: set[tuple[Client, float]] = set()

    def admit(self, newcomer: Client) -> bool:
        """Adds ``newcomer``. Returns whether there is room for it; if necessary, the longest idle connection is closed for it."""
        if len(self.connections) >= self._limit and self.idle:
            longest_idle = next(iter(self.idle))
            self.forget(longest_idle)
            longest_idle.cut()
        has_room = len(self.connections) < self._limit
        self.connections.add(newcomer)
        if len(self.connections) > self._limit + _REFUSED_AT_A_TIME:
            newcomer.cut()
        return has_room

    def forget(self, client: Client) -> None:
        """Removes ``client``, which has disconnected."""
        self.connections.discard(client)
        self.idle.pop(client, None)
        self.held.hold(client, 0)

    def end_idle(self, since: float) -> None:
        """Ends the connections that have been idle at least since the time ``since``.

        A connection ends only if two calls in a row find it idle for so long. If this process was suspended for a while, a
        request may have arrived that is not read yet.
        """
        idle_too_long = {(client, start) for client, start in takewhile(lambda item: item[1] <= since, self.idle.items())}
        for client, _ in idle_too_long & self._found_idle:
            client.end()
        self._found_idle = idle_too_long
