"""Worked examples of a game: requests from its ``examples.yaml``, with the answers of the service."""

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
from lawspeaker.api.answering import answer_question
from lawspeaker.api.documents import part_of_game
from lawspeaker.api.operations import Example, Operation

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
def load_examples(folder: Path) -> list[dict[str, Any]]:
    """The examples in the ``folder`` of a game: name, title, operation and request of each."""
    path = folder / FILE
    return list(yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)) if path.exists() else []


def documented_examples(game: Game[Any], question: Question) -> list[Example]:
    """The examples of one question, with answers in English."""
    return [
        Example(example["name"], example["title"], _response(game, question, example, Preferences()), example["request"])
        for example in load_examples(game.folder)
        if example["operation"] == question.name
    ]


def examples_operation(game: Game[Any], questions: Sequence[Question]) -> Operation:
    """The operation that returns the worked examples of ``game``, each of which asks one of ``questions``."""
    by_name = {question.name: question for question in questions}

    def document(language: str) -> Document:
        preferences = Preferences(language=language)
        return {
            "examples": [
                {**example, "response": _response(game, by_name[example["operation"]], example, preferences)}
                for example in load_examples(game.folder)
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


def _response(game: Game[Any], question: Question, example: Document, preferences: Preferences) -> Any:
    answer = answer_question(game, question, orjson.dumps(example["request"]), preferences).answer
    return orjson.loads(answer) if question.media_type == JSON else answer.decode()
