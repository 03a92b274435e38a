"""The questions of the benchmark."""

from typing import Any, NamedTuple


class Question(NamedTuple):
    """A question that is quick to answer."""

    question: str
    request: dict[str, Any]


class SlowQuestion(NamedTuple):
    """A question that takes long to answer."""

    question: str
    request: dict[str, Any]
    list_member: str | None = None
    """The member of the answer that is a list; the report shows the time for each item. ``None`` if there is none."""


def path(game: str, question: str) -> str:
    """The path of a question of a game."""
    return f"/v1/games/{game}/{question}"
