"""Limits the memory that a worker uses for clients that send slowly or do not read their responses."""

from lawspeaker.serving.call import Client

LARGEST_HOLDING = 32 * 1024 * 1024
"""Bytes for all connections of a worker together."""


class HeldBytes:
    """The bytes held for each client, at most ``limit`` in all. Beyond that, the client with the most bytes is dropped."""

    def __init__(self, limit: int = LARGEST_HOLDING) -> None:
        self._limit = limit
        self._total = 0
        self._by_client: dict[Client, int] = {}

    def hold(self, client: Client, size: int) -> None:
        """Sets the number of bytes that are held for ``client``."""
        self._total += size - self._by_client.pop(client, 0)
        if size:
            self._by_client[client] = size
        while self._total > self._limit:
            largest = max(self._by_client, key=self._by_client.__getitem__)
            self._total -= self._by_client.pop(largest)
            largest.drop()
