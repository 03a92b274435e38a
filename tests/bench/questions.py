"""What the benchmark asks."""

from typing import Any, NamedTuple


class Asked(NamedTuple):
    """A short question."""

    question: str
    request: dict[str, Any]


class Timed(NamedTuple):
    """A question that takes long."""

    question: str
    request: dict[str, Any]
    counted: str | None = None
    """The member of the answer with a list; the time for each of its items counts too."""


def path(game: str, question: str) -> str:
    """Where that question is asked of that game."""
    return f"/v1/games/{game}/{question}"
