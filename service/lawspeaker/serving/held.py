"""How many bytes a worker holds for clients that send slowly or do not take their answers."""

from typing import Protocol

LARGEST_HOLDING = 32 * 1024 * 1024
"""Bytes for all connections of a worker."""


class Holder(Protocol):
    """What bytes are held for."""

    def drop(self) -> None:
        """Stops holding anything."""


class HeldBytes:
    """Bytes held for each connection of a worker: at most ``limit`` in all. Beyond that, whoever holds most is dropped."""

    def __init__(self, limit: int = LARGEST_HOLDING) -> None:
        self._limit = limit
        self._total = 0
        self._by_holder: dict[Holder, int] = {}

    def hold(self, holder: Holder, size: int) -> None:
        """Notes that ``size`` bytes are held for ``holder`` now."""
        self._total += size - self._by_holder.pop(holder, 0)
        if size:
            self._by_holder[holder] = size
        while self._total > self._limit:
            largest = max(self._by_holder, key=self._by_holder.__getitem__)
            self._total -= self._by_holder.pop(largest)
            largest.drop()
