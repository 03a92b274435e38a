"""A question about a game, declared once with its shapes, documentation and answer."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from marshmallow import Schema

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.adjudication.wire.names import with_plain_names
from lawspeaker.adjudication.work import Allowance

JSON: Final = "application/json"


@dataclass(frozen=True)
class Question:
    """A question about a game, sent over HTTP or from the command line."""

    name: str
    """The last part of its path."""
    summary: str
    description: str
    Request: type[Schema]
    Answer: type[Schema] | None
    """The shape of the answer; ``None`` if that is a text."""
    reply: Callable[[Document, Preferences, Allowance], Document | str]
    """The answer to a request that has its shape."""
    refuses_impossible: bool = True
    """Whether a state that cannot exist has no answer."""
    media_type: str = JSON
    """Of the answer as it is written."""
    may_take_long: bool = False
    """Whether honest requests can take much longer than reading them does."""

    @cached_property
    def guard(self) -> Guard:
        return Guard(self.Request)

    def ask(self, request: Any, preferences: Preferences, allowance: Allowance | None = None) -> Any:
        """The answer to ``request``.

        Raises ``Misunderstood`` or ``Impossible`` if there is none, ``Abandoned`` if it would take more than is allowed.
        """
        self.guard.check(request)
        request = with_plain_names(self.Request, request)
        return self.reply(request, preferences, allowance or Allowance())
