"""An operation of the API: declared once, with its route, shapes, documentation and what it may answer."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from flask import Response
from marshmallow import Schema, fields

from lawspeaker.adjudication.questions.question import JSON
from lawspeaker.api.exchange import Answer, Exchange
from lawspeaker.api.lane import HangUp, Lane
from lawspeaker.api.problem_types import ProblemType

VERSION_1 = "/v1/"
"""Where the paths begin of all that is asked; pages, and what is for operators, are elsewhere."""

SERVICE = "The service"
"""The group of operations that belong to no game."""


class Endpoint(Protocol):
    """What answers requests with a body, at one path."""

    id: str
    path: str

    async def respond(self, exchange: Exchange, lane: Lane, hang_up: HangUp) -> Answer:
        """The answer. Raises ``Problem``, and what ``Lane.run`` raises."""


@dataclass(frozen=True)
class Parameter:
    """Something that a request carries outside its body; ``field`` is its shape and documentation."""

    name: str
    place: Literal["path", "query", "header"]
    field: fields.Field[Any]


@dataclass(frozen=True)
class Example:
    """A worked example of an operation, for its documentation; ``request`` is ``None`` where there is no body."""

    name: str
    title: str
    response: Any
    request: Any = None


@dataclass(frozen=True)
class Operation:
    """Something that can be done over HTTP."""

    id: str
    method: Literal["GET", "POST"]
    path: str
    """As OpenAPI writes it: parameters in braces."""
    tag: str
    """Title of the group in which it is documented."""
    summary: str
    description: str
    Answer: type[Schema] | None
    """Shape of the good answer; ``None`` if that is a text."""
    view: Callable[..., Response] | None = None
    """The Flask view that answers it, of what is read."""
    endpoint: Endpoint | None = None
    """What answers it without Flask, of what is asked."""
    Request: type[Schema] | None = None
    parameters: Sequence[Parameter] = ()
    headers: Sequence[str] = ()
    """Response headers that the good answer has beside those that every answer has."""
    problems: Sequence[ProblemType] = ()
    examples: Callable[[], Sequence[Example]] = tuple
    media_type: str = JSON
    """Of the good answer."""

    @property
    def route(self) -> str:
        """The path as Flask writes it."""
        return self.path.replace("{", "<").replace("}", ">")
