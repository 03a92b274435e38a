"""The tools that ask a question of a game: the rulings, votes, scores, lists, audits and pictures of the API."""

import base64
import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

import orjson
from marshmallow import fields
from mcp_types import ImageContent, TextContent

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.questions import questions_of
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.wire.errors import Misunderstood
from lawspeaker.adjudication.wire.faults import unknown_member
from lawspeaker.adjudication.wire.shapes import Boolean, Shape, said, shape
from lawspeaker.mcp.answers import AnswerText
from lawspeaker.mcp.images import description_of, png
from lawspeaker.mcp.requests import members
from lawspeaker.mcp.service import AsyncService
from lawspeaker.mcp.texts import QuestionText, text_of, texts
from lawspeaker.mcp.tool import Content, Games, Tool, as_text, game_field, language_field, language_of, misunderstood
from lawspeaker.refused import Refused

LARGEST_INLINE = 16 * 1024
"""Bytes of an answer. The text of a longer one is not written in the event loop."""
_SETUPS = "setups"
_PICTURES = "pictures"
_DEFAULT = re.compile(r"The default is [^.]*\.")


class QuestionTool(Tool):
    """Asks one question, of any game that has it."""

    def __init__(self, text: QuestionText, questions: Mapping[str, Question], games: Games) -> None:
        """``questions`` are those of the same name, by game."""
        self.games = {id: games[id] for id in questions}
        options = {option: Boolean(metadata=said(texts()[option], False)) for option in text.options}
        own: dict[str, fields.Field[Any]] = {
            "game": game_field(self.games, required=True),
            "language": language_field(),
            **options,
        }
        super().__init__(text.tool, text.text, shape(f"{text.tool}Arguments", text.text, own, Shape))
        self.question = next(iter(questions.values())).name
        self._own = frozenset(own)
        self._text = text
        self._requests = {game: question.Request for game, question in questions.items()}

    def has(self, game: str) -> bool:
        """Whether the question can be asked of the game of that id."""
        return game in self.games

    def _members(self) -> tuple[dict[str, Any], list[str]]:
        own, required = super()._members()
        of_request, required_in_request = members(self._requests)
        taken = {name: schema for name, schema in of_request.items() if name not in self._text.leave_out}
        for name, value in self._text.defaults.items():
            taken[name]["description"] = _DEFAULT.sub(f"The default is {value}.", taken[name]["description"])
        return {"game": own["game"], **taken, **own}, [*required, *required_in_request]

    def _require_taken(self, arguments: Document) -> None:
        """Raises ``Refused`` if ``arguments`` have a member that the API would take, but not this tool."""
        if left_out := [name for name in arguments if name in self._text.leave_out]:
            taken = [name for name in self.definition.input_schema["properties"] if name not in self._own]
            raise misunderstood(Misunderstood(*(unknown_member(name, taken) for name in left_out)), arguments)

    async def answer(self, arguments: Document, service: AsyncService) -> Content:
        """The answer in words, or a picture."""
        own = self.accepted({name: value for name, value in arguments.items() if name in self._own})
        self._require_taken(arguments)
        request = {**self._text.defaults, **{name: value for name, value in arguments.items() if name not in self._own}}
        game, language = own["game"], language_of(own)
        with_state = own.get("next_state", self.question == _SETUPS)
        preferences = Preferences(language, own.get("explain", False), minimal=not with_state)
        text = AnswerText(self.games[game], language, request.get("state"))
        try:
            answer = await service.ask(("games", game, self.question), _serialized(request), preferences)
        except Refused as refused:
            raise Refused(text.problem(refused.problem)) from None
        if self.question == _PICTURES:
            return await service.compute(lambda: _picture(orjson.loads(answer)["svg"].encode()))

        def write() -> Content:
            return as_text(text.write(orjson.loads(answer), with_state=with_state, is_start=self.question == _SETUPS))

        return write() if len(answer) <= LARGEST_INLINE else await service.compute(write)


def question_tools(games: Games) -> Sequence[QuestionTool]:
    """A tool for each question that any of ``games`` has, those that all games have first."""
    by_name: dict[str, dict[str, Question]] = {}
    for game in games.values():
        for question in questions_of(game):
            by_name.setdefault(question.name, {})[game.id] = question
    offered = [(text_of(next(iter(questions.values()))), questions) for questions in by_name.values()]
    return [QuestionTool(text, questions, games) for text, questions in offered if text]


def _serialized(request: Document) -> bytes:
    """The body of a request. Unlike ``orjson``, this takes any number and any depth; the API then refuses what it must."""
    try:
        return json.dumps(request).encode()
    except RecursionError:
        raise Refused({"title": "The body is not valid JSON", "detail": "The arguments are nested too deep."}) from None


def _picture(svg: bytes) -> Content:
    image = ImageContent(data=base64.b64encode(png(svg)).decode(), mime_type="image/png")
    return [TextContent(text=description_of(svg)), image]
