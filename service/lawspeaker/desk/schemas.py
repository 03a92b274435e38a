"""What moves, states and the questions of a game consist of, for the forms of the desk: a tenth of the contract."""

from typing import Any

import orjson

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.questions.rulings import rulings
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire.guard import specification

_FOR_DEVELOPERS = ("description", "title")


def schemas_of_forms(game: Game[Any]) -> bytes:
    """As JSON: ``{"request", "questions", "schemas"}``, the schemas of what ``rulings`` and the game's own questions take.

    They are those of the contract, without descriptions.
    """
    document, converter = specification(title=game.id, version="")
    request = converter.resolve_nested_schema(rulings(game).Request)
    own = [question(game) for question in game.questions]
    questions = {question.name: converter.resolve_nested_schema(question.Request) for question in own}
    return orjson.dumps(
        _bare({"request": request, "questions": questions, "schemas": document.to_dict()["components"]["schemas"]})
    )


def _bare(part: Any, *, are_names: bool = False) -> Any:
    """A part of a schema without descriptions. The members of an object have names, which may be words like these."""
    if isinstance(part, list):
        return [_bare(each) for each in part]
    if not isinstance(part, dict):
        return part
    members: Document = {name: each for name, each in part.items() if are_names or name not in _FOR_DEVELOPERS}
    return {name: _bare(each, are_names=name == "properties") for name, each in members.items()}
