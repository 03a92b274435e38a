"""Worked examples of a game: requests from its ``examples.yaml``, titles from its messages, answers from the service."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import orjson
import yaml
from marshmallow import fields

from lawspeaker.adjudication.answers.answers import listed, text
from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire.shapes import Shape, said
from lawspeaker.api.answering import answer_question
from lawspeaker.api.documents import part_of_game
from lawspeaker.api.operations import Example, Operation

FILE = "examples.yaml"


class ExampleShape(Shape):
    """A request that you can send unchanged, and the answer to it."""

    name = text("Id of the example.", "palisade", required=True)
    title = text("What it shows, in the requested language.", "A palisade changes who has how many votes", required=True)
    operation = text("The question: the last part of its path.", "rulings", required=True)
    request = fields.Dict(
        keys=fields.String(),
        required=True,
        metadata=said("The request body.", {"state": {}}),
    )
    response = fields.Raw(
        required=True,
        metadata=said("The response body; a string if it is not JSON.", {"verdict": "legal"}),
    )


class ExampleList(Shape):
    """The worked examples of a game."""

    examples = listed(ExampleShape, "The examples.", required=True)


@cache
def load_examples(folder: Path) -> list[dict[str, Any]]:
    """The examples in the ``folder`` of a game: name, operation and request of each."""
    path = folder / FILE
    return list(yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)) if path.exists() else []


def example_title(game: Game[Any], example: Document, language: str) -> str:
    """The title of an example in ``language``: the message ``example-<name>`` of the game."""
    return game.messages.text(language, f"example-{example['name']}")


def documented_examples(game: Game[Any], question: Question) -> list[Example]:
    """The examples of one question, with titles in English."""
    return [
        Example(example["name"], example_title(game, example, "en"), example["request"])
        for example in load_examples(game.folder)
        if example["operation"] == question.name
    ]


def examples_operation(game: Game[Any], questions: Sequence[Question]) -> Operation:
    """The operation that returns the worked examples of ``game``. Each is a request to one of ``questions``."""
    by_name = {question.name: question for question in questions}

    def document(language: str) -> Document:
        preferences = Preferences(language=language)
        return {
            "examples": [
                {
                    "name": example["name"],
                    "title": example_title(game, example, language),
                    **example,
                    "response": _response(game, by_name[example["operation"]], example, preferences),
                }
                for example in load_examples(game.folder)
            ]
        }

    return part_of_game(
        game,
        "_examples",
        "/examples",
        summary="Worked examples",
        description="Requests that you can send unchanged, with the answers of this service.",
        document=document,
        Answer=ExampleList,
    )


def _response(game: Game[Any], question: Question, example: Document, preferences: Preferences) -> Any:
    return orjson.loads(answer_question(game, question, orjson.dumps(example["request"]), preferences).answer)
