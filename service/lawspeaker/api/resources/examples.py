"""Worked examples of a game: requests written by hand, with the answers that the service gives."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import orjson
import yaml
from marshmallow import fields

from lawspeaker.adjudication.answers import listed, text
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions.question import JSON, Question
from lawspeaker.adjudication.shapes import Shape
from lawspeaker.api.answering import answered
from lawspeaker.api.operations import Example, Operation
from lawspeaker.api.representation import part_of_game

FILE = "examples.yaml"


class ExampleShape(Shape):
    """A request that can be sent as it is, and its answer."""

    name = text("Id of the example.", "palisade", required=True)
    title = text("What it shows.", "A palisade changes who has how many votes", required=True)
    operation = text("The question: the last part of the path to which the request is sent.", "rulings", required=True)
    request = fields.Dict(
        keys=fields.String(),
        required=True,
        metadata={"description": "The body to send.", "examples": [{"state": {}}]},
    )
    response = fields.Raw(
        required=True,
        metadata={"description": "The body of the answer; if that is no JSON, in a string.", "examples": [{"verdict": "legal"}]},
    )


class ExampleList(Shape):
    """The worked examples of a game."""

    examples = listed(ExampleShape, "The examples.", required=True)


@cache
def written_examples(folder: Path) -> list[dict[str, Any]]:
    """The examples of the game in ``folder`` as they are written there: name, title, operation and request."""
    path = folder / FILE
    return list(yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)) if path.exists() else []


def documented_examples(game: Game[Any], question: Question) -> list[Example]:
    """The examples of one question, answered in English."""
    return [
        Example(written["name"], written["title"], _response(game, question, written, Preferences()), written["request"])
        for written in written_examples(game.folder)
        if written["operation"] == question.name
    ]


def examples_operation(game: Game[Any], questions: Sequence[Question]) -> Operation:
    """The operation that gives the worked examples of ``game``, each of one of ``questions``."""
    by_name = {question.name: question for question in questions}

    def document(language: str) -> Document:
        preferences = Preferences(language=language)
        return {
            "examples": [
                {**written, "response": _response(game, by_name[written["operation"]], written, preferences)}
                for written in written_examples(game.folder)
            ]
        }

    return part_of_game(
        game,
        "_examples",
        "/examples",
        summary="Worked examples",
        description="Requests that can be sent as they are, with the answers that this service gives to them.",
        document=document,
        Answer=ExampleList,
    )


def _response(game: Game[Any], question: Question, written: Document, preferences: Preferences) -> Any:
    answer = answered(game, question, orjson.dumps(written["request"]), preferences).answer
    return orjson.loads(answer) if question.media_type == JSON else answer.decode()
