"""An operation of the API: its route, schemas, documentation and possible responses, declared in one place."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, Protocol

import orjson
from marshmallow import Schema, fields

from lawspeaker.adjudication.document import Document
from lawspeaker.api.exchange import JSON, Answer, Exchange
from lawspeaker.api.problem_types import (
    NOT_FOUND,
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
    """An example of the request body of an operation, for its documentation."""

    name: str
    title: str
    request: Any


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
    Answer: type[Schema]
    """The schema of a successful response."""
    document: Callable[..., Document] | None = None
    """The JSON with which a GET operation responds, by the language and the parameters in path and query. Raises ``Problem``."""
    view: "Callable[..., Response] | None" = None
    """The Flask view of a GET operation without a ``document``."""
    endpoint: Endpoint | None = None
    """The endpoint of a POST operation."""
    Request: type[Schema] | None = None
    parameters: Sequence[Parameter] = ()
    further_problems: Sequence[ProblemType] = ()
    """The problems that not every operation has."""
    examples: Callable[[], Sequence[Example]] = tuple
    media_type: str = JSON
    """The media type of a request body and of a successful response."""

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
