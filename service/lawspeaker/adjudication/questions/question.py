"""A question about a game: its shapes, its documentation and the function that answers it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from marshmallow import Schema

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.adjudication.wire.names import with_plain_names
from lawspeaker.adjudication.work import Allowance


@dataclass(frozen=True)
class Question:
    """A question about a game, for the API, the library and the command line."""

    name: str
    """The last part of its path."""
    summary: str
    description: str
    Request: type[Schema]
    Answer: type[Schema]
    reply: Callable[[Document, Preferences, Allowance], Document]
    """The function that answers a valid request."""
    refuses_impossible: bool = True
    """Whether to refuse impossible states."""
    may_take_long: bool = False
    """Whether ordinary requests can take much longer than parsing them."""

    @cached_property
    def guard(self) -> Guard:
        return Guard(self.Request)

    def ask(self, request: Any, preferences: Preferences, allowance: Allowance | None = None) -> Any:
        """The answer to ``request``.

        Raises ``Misunderstood`` if the request is invalid, ``Impossible`` if its state cannot exist, and ``Abandoned`` if the
        answer needs more steps than ``allowance`` has.
        """
        return self.reply(self.accepted(request), preferences, allowance or Allowance())

    def accepted(self, request: Any) -> Any:
        """``request`` as it is answered: without ``null``, and with normalized names. Raises ``Misunderstood``."""
        return with_plain_names(self.Request, self.guard.accepted(request))
