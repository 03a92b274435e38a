"""The service that the tools ask: the one that serves MCP over HTTP, or the one that the command line chooses."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.refused import Refused

T = TypeVar("T")

Path = Sequence[str]
"""The steps of a path below ``/v1/``, such as ``("games", "java", "rulings")``."""


class Unavailable(Exception):
    """There is no answer. ``str()`` is a sentence that says why."""


class AsyncService(Protocol):
    """Answers the operations of the API, without keeping the event loop from other work."""

    async def ask(self, path: Path, body: bytes, preferences: Preferences) -> bytes:
        """The answer to a POST. Raises ``Refused`` and ``Unavailable``."""
        ...

    async def read(self, path: Path, language: str, **query: str) -> bytes:
        """The answer to a GET with the parameters ``query``. Raises ``Refused`` and ``Unavailable``."""
        ...

    def report(self, error: Exception) -> Refused:
        """Reports ``error``, which is a fault of ours, to those who run the service. Returns the message for the caller."""
        ...

    async def compute(self, work: Callable[[], T]) -> T:
        """The result of ``work``, which takes some milliseconds. Raises ``Refused`` and ``Unavailable``, and what it raises."""
        ...
