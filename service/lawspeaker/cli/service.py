"""The services that the command line can ask: this process, or a service over HTTP."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from lawspeaker.adjudication.answers.preferences import Preferences

Path = Sequence[str]
"""The steps of a path below ``/v1/``, such as ``("games", "java", "rulings")``."""


class SyncService(Protocol):
    """Answers the operations of the API, in the bytes that it sends."""

    def ask(self, path: Path, body: bytes, preferences: Preferences) -> bytes:
        """The answer to a POST. Raises ``Refused`` and ``Failure``."""

    def read(self, path: Path, language: str, **query: str) -> bytes:
        """The answer to a GET with the parameters ``query``. Raises ``Refused`` and ``Failure``."""

    def describe(self, game: str, language: str) -> Mapping[str, Any]:
        """The description of ``game``, for its words. Raises ``Refused`` and ``Failure``."""

    def games(self) -> Sequence[str]:
        """The ids of the games. Raises ``Failure``."""

    def questions(self) -> Mapping[str, Collection[str]]:
        """The names of the questions, by game. Raises ``Failure``."""

    def close(self) -> None:
        """Closes all connections."""
