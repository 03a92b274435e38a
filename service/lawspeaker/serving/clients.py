"""All connections of a worker."""

from itertools import takewhile
from typing import Any

from uvicorn.server import ServerState

from lawspeaker.serving.call import Client
from lawspeaker.serving.held import HeldBytes
from lawspeaker.serving.shares import Share

_REFUSED_AT_A_TIME = 100
"""This many connections above the limit get a 503; further ones are closed."""


class Clients(ServerState):
    """What the server knows about its connections, of which there are at most ``most``."""

    def __init__(self, most: int, share: Share) -> None:
        super().__init__()
        self.share = share
        self.connections: set[Any] = set()  # uvicorn lists its own classes
        self.idle: dict[Client, float] = {}
        """Connections without a request, and since when, by the clock of the event loop; the longest idle first."""
        self.held = HeldBytes()
        self.is_stopping = False
        """Whether each connection ends with its next answer, if nothing more was sent by then."""
        self.is_ending = False
        """Whether each connection ends with its next answer, whatever was sent."""
        self._most = most
        self._late: set[tuple[Client, float]] = set()

    def admit(self, newcomer: Client) -> bool:
        """Whether there is room for ``newcomer``. If all places are taken, the longest idle connection is closed for it."""
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

        A connection ends only at the second call that finds it so: if this process did not run for a while, its next request may
        have arrived and not been read yet.
        """
        late = {(client, began) for client, began in takewhile(lambda one: one[1] <= since, self.idle.items())}
        for client, _ in late & self._late:
            client.end()
        self._late = late
