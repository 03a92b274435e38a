"""The base class of all tools: a name, arguments, and an answer or a refusal."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from marshmallow import Schema
from mcp_types import CallToolResult, ImageContent, TextContent, ToolAnnotations
from mcp_types import Tool as ToolDefinition

from lawspeaker.adjudication.answers.answers import text
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire.errors import Misunderstood
from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.adjudication.wire.shapes import Enumeration, OneOf, said
from lawspeaker.adjudication.words.messages import KERNEL, LANGUAGES, Messages
from lawspeaker.adjudication.words.plain_text import more, printable
from lawspeaker.api.negotiation import DEFAULT_LANGUAGE
from lawspeaker.api.problems import request_problem
from lawspeaker.mcp.requests import members
from lawspeaker.mcp.service import AsyncService
from lawspeaker.mcp.texts import texts
from lawspeaker.refused import Refused

Content = Sequence[TextContent | ImageContent]
Games = Mapping[str, Game[Any]]

MOST_ERRORS = 10
"""How many errors of one request are listed. A model corrects those and asks again."""

_MESSAGES = Messages(KERNEL)
_READ_ONLY = ToolAnnotations(read_only_hint=True, destructive_hint=False, idempotent_hint=True, open_world_hint=False)


class Tool(ABC):
    """A tool of the server."""

    def __init__(self, name: str, description: str, Arguments: type[Schema]) -> None:
        self.name = name
        self.description = description
        self._Arguments = Arguments

    @abstractmethod
    async def answer(self, arguments: Document, service: AsyncService) -> Content:
        """The answer to a call. Raises ``Refused`` and ``Unavailable``."""

    @cached_property
    def definition(self) -> ToolDefinition:
        """The description of the tool for clients."""
        properties, required = self._members()
        schema = {"type": "object", "properties": properties, **({"required": required} if required else {})}
        return ToolDefinition(name=self.name, description=self.description, input_schema=schema, annotations=_READ_ONLY)

    def _members(self) -> tuple[dict[str, Any], list[str]]:
        """The JSON Schemas of the arguments by name, and the names of the required ones."""
        return members({"": self._Arguments})

    def accepted(self, arguments: Document) -> Document:
        """``arguments`` without ``null``. Raises ``Refused`` unless they match the schema ``Arguments``."""
        try:
            accepted: Document = self._guard.accepted(arguments)
            return accepted
        except Misunderstood as error:
            raise misunderstood(error, arguments) from None

    @cached_property
    def _guard(self) -> Guard:
        return Guard(self._Arguments)


def game_field(games: Games, **arguments: Any) -> OneOf:
    """The argument that names a game."""
    ids = Enumeration("GameId", "The id of a game.", tuple(games))
    return OneOf(ids, metadata=said(texts()["game"], next(iter(games))), **arguments)


def language_field() -> OneOf:
    """The argument that chooses the language."""
    return OneOf(Enumeration("Language", "A language.", LANGUAGES), metadata=said(texts()["language"], DEFAULT_LANGUAGE))


def word_field(description: str, example: str, **arguments: Any) -> Any:
    """An argument that is a string."""
    return text(description, example, **arguments)


def language_of(arguments: Mapping[str, Any]) -> str:
    """The language in ``arguments``, or the default if it is missing or unknown."""
    language = arguments.get("language")
    return language if isinstance(language, str) and language in LANGUAGES else DEFAULT_LANGUAGE


def misunderstood(error: Misunderstood, arguments: Mapping[str, Any]) -> Refused:
    """The refusal of invalid ``arguments``, in the requested language."""
    return Refused(request_problem(error, _MESSAGES, language_of(arguments)).document)


def as_text(*parts: str) -> Content:
    """An answer that is one text."""
    return [TextContent(text="\n".join(parts))]


def failure(*sentences: str) -> CallToolResult:
    """The result of a call without an answer. The model reads the reason, and can correct its request."""
    return CallToolResult(content=[TextContent(text="\n".join(sentences))], is_error=True)


def refusal(problem: Mapping[str, Any], hint: str) -> CallToolResult:
    """The result of a call that is refused because of ``problem``."""
    errors = problem.get("errors", ())
    lines = [f"- {printable(error['pointer']) or '/'}: {error['detail']}" for error in errors[:MOST_ERRORS]]
    if len(errors) > MOST_ERRORS:
        lines.append(f"- {more(len(errors) - MOST_ERRORS)}")
    detail = "" if errors else problem.get("detail", "")  # with errors, it only says that there are some
    return failure(f"{problem.get('title', '')}. {detail}".rstrip(), *lines, *([hint] if hint else []))
