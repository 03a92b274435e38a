"""An operation of the API: its route, schemas, documentation and possible responses, declared in one place."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, Protocol

import orjson
from marshmallow import Schema, fields

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.questions.question import JSON
from lawspeaker.api.exchange import Answer, Exchange
from lawspeaker.api.problem_types import (
    CONTENT_TOO_LARGE,
    INTERNAL_ERROR,
    INVALID_JSON,
    INVALID_REQUEST,
    NOT_ACCEPTABLE,
    NOT_FOUND,
    UNSUPPORTED_MEDIA_TYPE,
    ProblemType,
)
from lawspeaker.api.problems import Problem

if TYPE_CHECKING:  # the command line imports this module, and these take a while
    from flask import Response

    from lawspeaker.api.executor import Executor

VERSION_1 = "/v1/"
"""The prefix of all paths of the contract. Pages and the paths for operators have other prefixes."""
MCP = "/mcp"
"""The path of the MCP server, which is there if its packages are installed."""

SERVICE = "The service"
"""The tag of operations that belong to no game."""


class Endpoint(Protocol):
    """Answers POST requests at one path."""

    id: str
    path: str

    async def respond(self, exchange: Exchange, executor: "Executor") -> Answer:
        """The answer. Raises ``Problem``, and what ``Executor.run`` raises."""


@dataclass(frozen=True)
class Parameter:
    """A parameter in the path, the query or the headers. ``field`` is its schema and documentation."""

    name: str
    place: Literal["path", "query", "header"]
    field: fields.Field[Any]


@dataclass(frozen=True)
class Example:
    """A worked example of an operation, for its documentation. ``request`` is ``None`` if the request has no body."""

    name: str
    title: str
    response: Any
    request: Any = None


@dataclass(frozen=True)
class LineFormat:
    """The lines of the requests and responses of an operation for this media type."""

    media_type: str
    Request: type[Schema]
    Answer: type[Schema]
    examples: Callable[[], Sequence[Example]]


@dataclass(frozen=True)
class Operation:
    """An operation in the sense of OpenAPI: a method at a path."""

    id: str
    method: Literal["GET", "POST"]
    path: str
    """The path as OpenAPI writes it, with parameters in braces."""
    tag: str
    """The group in the documentation."""
    summary: str
    description: str
    Answer: type[Schema] | None
    """The schema of a successful response; ``None`` if that is text."""
    document: Callable[..., Document] | None = None
    """The JSON with which a GET operation responds, by the language and the parameters in path and query. Raises ``Problem``."""
    view: "Callable[..., Response] | None" = None
    """The Flask view of a GET operation without a ``document``."""
    endpoint: Endpoint | None = None
    """The endpoint of a POST operation."""
    Request: type[Schema] | None = None
    parameters: Sequence[Parameter] = ()
    headers: Sequence[str] = ()
    """The response headers of a successful response, without those of every response."""
    further_problems: Sequence[ProblemType] = ()
    """The problems in addition to those of every operation with its method."""
    examples: Callable[[], Sequence[Example]] = tuple
    media_type: str = JSON
    """The media type of a successful response."""
    lines: LineFormat | None = None
    """The lines of a POST operation that also takes a stream."""

    @property
    def problems(self) -> Sequence[ProblemType]:
        """All problems with which a request can be refused, except those of the gate."""
        of_body = (INVALID_JSON, CONTENT_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE) if self.method == "POST" else ()
        return (*of_body, INVALID_REQUEST, NOT_ACCEPTABLE, INTERNAL_ERROR, *self.further_problems)

    @property
    def route(self) -> str:
        """The path as Flask writes it."""
        return self.path.replace("{", "<").replace("}", ">")

    def parameters_in(self, steps: Sequence[str]) -> Mapping[str, str] | None:
        """The parameters in a path of these ``steps``, if it matches the path of this operation; else ``None``."""
        own = self.path.split("/")[1:]
        pairs = list(zip(own, steps, strict=False))
        if len(own) != len(steps) or any(step != name and not step.startswith("{") for step, name in pairs):
            return None
        return {step.strip("{}"): name for step, name in pairs if step.startswith("{")}


def read_document(operations: Iterable[Operation], path: Sequence[str], language: str, **query: str) -> bytes:
    """The JSON that a client gets by a GET at ``path``, the steps below ``/v1/``. Raises ``Problem``."""
    for operation in operations:
        parameters = operation.parameters_in([VERSION_1.strip("/"), *path])
        if operation.document and parameters is not None:
            return orjson.dumps(operation.document(language, **parameters, **query))
    raise Problem(NOT_FOUND)


def is_guarded(path: str) -> bool:
    """Whether requests to ``path`` are for clients, so that they need a key, and count against the rate limit."""
    return path.startswith(VERSION_1) or path == MCP
