"""The shapes of requests: the arguments of a tool, and the full types of a request for a model.

Both are derived from the marshmallow schemas of the questions. The arguments of a tool are described only at the top level: the
full types of states and actions of one game have 60 KB, and an assistant reads the list of tools in each conversation. It
requests the types when it needs them.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import takewhile
from typing import Any

import orjson
from marshmallow import Schema, fields

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.questions import questions_of
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire.guard import described, specification
from lawspeaker.api.resources.examples import load_examples
from lawspeaker.conformance.cases import FOLDER, Case, read_cases
from lawspeaker.mcp.notation import TypeNotation, references
from lawspeaker.mcp.texts import text_of

Part = dict[str, Any]

_RARE = ("overlay", "readings", "chance")
"""Members whose types are long and rarely needed. They are written out only if a model asks for them by name."""
_SENTENCE_END = re.compile(r"(?<=\.) ")
_STATE, _ACTION = "State", "Action"
"""The names of the types of states and actions, without the prefix of the game."""


def members(shapes: Mapping[str, type[Schema]]) -> tuple[Part, list[str]]:
    """JSON Schemas of the members of a request, and the names of those that are required, for the same question of several games.

    ``shapes`` are the shapes of the requests, by game. The content of objects is not described. Where games differ, the schema
    contains only what is true for all. If only some games have a member, its description names them.
    """
    by_game = {game: {name: _flat(field) for name, field in shape().fields.items()} for game, shape in shapes.items()}
    names = list(dict.fromkeys(name for each in by_game.values() for name in each))
    merged = {}
    for name in names:
        having = {game: each[name] for game, each in by_game.items() if name in each}
        merged[name] = _common(list(having.values()))
        if len(having) < len(shapes):
            merged[name]["description"] += f" Only for {', '.join(having)}."
    fields_of = [shape().fields for shape in shapes.values()]
    return merged, [name for name in names if all(name in each and each[name].required for each in fields_of)]


def _flat(field: fields.Field[Any]) -> Part:
    """The JSON Schema of a field, without what is inside objects."""
    description = {"description": field.metadata["description"]} if "description" in field.metadata else {}
    match field:
        case fields.Nested() | fields.Dict():
            return {"type": "object", **description}
        case fields.List():
            return {"type": "array", "items": _type_of(_flat(field.inner)), **description}
        case _:
            document, converter = specification(title="", version="")
            schema: Part = converter.field2property(field)
            if "$ref" in schema:
                component = document.to_dict()["components"]["schemas"][_component(schema)]
                del schema["$ref"]
                schema = {name: component[name] for name in ("type", "enum", "maxLength") if name in component} | schema
            schema.pop("examples", None)
            schema.pop("maxLength", None)
            return schema


def _type_of(schema: Part) -> Part:
    return {name: schema[name] for name in ("type", "enum") if name in schema}


def _common(schemas: Sequence[Part]) -> Part:
    """The common part of all ``schemas`` of one member. Its description consists of the first sentences that all share, or of
    the first sentence."""
    first = schemas[0]
    same = {name: value for name, value in first.items() if all(each.get(name) == value for each in schemas)}
    if "description" not in first:
        return same
    told = [_SENTENCE_END.split(each.get("description", "")) for each in schemas]
    shared = [sentences[0] for sentences in takewhile(lambda sentences: len(set(sentences)) == 1, zip(*told, strict=False))]
    return same | {"description": " ".join(shared or told[0][:1])}


class RequestTypes:
    """The types of the requests of one question of ``game``."""

    def __init__(self, game: Game[Any], question: Question) -> None:
        self._game, self._question = game, question.name
        document, converter = specification(title="", version="")
        self._request = _component(converter.resolve_nested_schema(question.Request))
        schemas: Mapping[str, Part] = described(document.to_dict(), converter)["components"]["schemas"]
        self._schemas = {**schemas, self._request: _offered(schemas[self._request], question)}
        self._notation = TypeNotation(self._schemas, game.prefix, game.player_names)
        self._action = f"{game.prefix}{_ACTION}"
        state = self._schemas.get(f"{game.prefix}{_STATE}", self._schemas[self._request])["properties"]
        self._rare = frozenset(name for member in _RARE for name in references(state.get(member, {})))

    @property
    def name(self) -> str:
        """The name of the type of the request, without the prefix of the game."""
        return self._notation.short(self._request)

    @property
    def left_out(self) -> str:
        """The names of the types that are left out."""
        return ", ".join(sorted(map(self._notation.short, self._rare)))

    @property
    def has_action(self) -> bool:
        """Whether a request holds actions."""
        return self._action in self._schemas

    def of_request(self, action: str = "") -> str:
        """The types of a request, with only the action of the type ``action``, or without actions."""
        chosen = []
        if action and self.has_action:
            mapping = self._schemas[self._action]["discriminator"]["mapping"]
            chosen = [mapping[action].rpartition("/")[2]]
        return self._notation.definitions([self._request, *chosen], self._rare | {self._action})

    def of_type(self, short: str) -> str:
        """The type called ``short`` and all that it needs; empty if there is none."""
        name = self._notation.find(short)
        return self._notation.definitions([name]) if name else ""

    def example(self) -> Document | None:
        """The shortest worked example."""
        return _shortest(self._worked())

    def example_of(self, action: str) -> Document | None:
        """The shortest request with an action of the type ``action``, if possible a legal one.

        It is a conformance case, because these contain only what is relevant, like a question at the table. Worked examples are
        few and have whole positions.
        """
        cases = [case for case in _cases(self._game) if case.question == self._question and _has(case.request, action)]
        legal = [case.request for case in cases if case.expect.get("verdict") == "legal"]
        worked = [request for request in self._worked() if _has(request, action)]
        return _shortest([*worked, *legal]) or _shortest([case.request for case in cases])

    def _worked(self) -> Sequence[Document]:
        return [each["request"] for each in load_examples(self._game.folder) if each["operation"] == self._question]


@cache
def request_types(game: Game[Any], name: str) -> RequestTypes:
    """The types of the requests of the question ``name``, which take a while to build."""
    (question,) = (question for question in questions_of(game) if question.name == name)
    return RequestTypes(game, question)


def _offered(request: Part, question: Question) -> Part:
    """The shape of a request without the members that the tool does not take."""
    offered = text_of(question)
    leave_out = offered.leave_out if offered else ()
    return {**request, "properties": {name: schema for name, schema in request["properties"].items() if name not in leave_out}}


def _component(reference: Part) -> str:
    return str(reference["$ref"].rpartition("/")[2])


@cache
def _cases(game: Game[Any]) -> Sequence[Case]:
    """The conformance cases of ``game``, which take a while to read."""
    return list(read_cases(game.id, game.folder / FOLDER))


def _has(request: Document, action: str) -> bool:
    """Whether ``request`` has an action of the type ``action``."""
    return any(one["type"] == action for one in (*request.get("actions", ()), *filter(None, (request.get("action"),))))


def _shortest(requests: Sequence[Document]) -> Document | None:
    return min(requests, key=lambda request: len(orjson.dumps(request)), default=None)
