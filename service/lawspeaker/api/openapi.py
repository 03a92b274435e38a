"""Builds the OpenAPI 3.1 document from the operations. ``python -m lawspeaker.api.openapi`` prints it.

A running service documents all installed games. The printed document, which is committed, contains only ours.
"""

import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import orjson
import yaml
from apispec.ext.marshmallow.openapi import OpenAPIConverter
from marshmallow import Schema, fields

import lawspeaker
from lawspeaker.adjudication.wire.guard import described, specification
from lawspeaker.adjudication.wire.ijson import MOST_BYTES, MOST_LEVELS, MOST_VALUES
from lawspeaker.api.contract import contract
from lawspeaker.api.documents import IF_NONE_MATCH
from lawspeaker.api.headers import HEADERS
from lawspeaker.api.operations import VERSION_1, Example, Operation, Parameter
from lawspeaker.api.problem_types import (
    BATCH_TOO_EXPENSIVE,
    IMPOSSIBLE_STATE,
    METHOD_NOT_ALLOWED,
    NOT_FOUND,
    NOT_READY,
    ORIGIN_NOT_ALLOWED,
    PROBLEM_TYPES,
    RECEIPTS_OFF,
    ProblemType,
)
from lawspeaker.api.problems import PROBLEM_JSON, ProblemShape
from lawspeaker.api.published import published
from lawspeaker.api.service import Service
from lawspeaker.api.settings import Settings
from lawspeaker.games import GAMES

Part = dict[str, Any]

_NOT_MODIFIED, _PROBLEM = "unchanged", "problem"

_KEY = "key"
_KEYS = {_KEY: {"type": "http", "scheme": "bearer", "description": "An API key, if the service requires one."}}
_OTHER_PROBLEMS = (
    NOT_FOUND,
    RECEIPTS_OFF,
    ORIGIN_NOT_ALLOWED,
    METHOD_NOT_ALLOWED,
    IMPOSSIBLE_STATE,
    NOT_READY,
    BATCH_TOO_EXPENSIVE,
)
_COMMON_PROBLEMS = tuple(type for type in PROBLEM_TYPES.values() if type not in _OTHER_PROBLEMS)
"""The problems of the response that all operations have in common. They declare only further ones."""

_ABOUT = f"""\
Rulings on board games, each with the printed rule that it follows from.

- An illegal action is an answer (status 200), not an error. An invalid request is an error (400), and so is an impossible state
  (422).
- Everything that a state leaves out is unknown. A ruling is `legal`, `illegal` or `undetermined`; if it is undetermined,
  `missing` names what would decide it.
- A description that begins with "Claim" is of a result that you expect: the ruling checks it.
- The same request always gets the same answer, byte for byte.
- A request body is I-JSON (RFC 7493) with at most {MOST_BYTES // 1024} KiB, {MOST_VALUES:,} values (in a batch, twice as many)
  and {MOST_LEVELS} levels of nesting. A stream of questions (`/v1/streams`) may have any length.
- With the header `Prefer: return=minimal` (RFC 7240), answers leave out `state`. Their schemas here require it, so generated
  clients should not send this header.
- Every response has the headers `X-Request-Id` and `traceparent`, as you sent them or generated. If there is a rate limit, it has
  `RateLimit` and `RateLimit-Policy`. Where it depends on the request, it has `Content-Language` and `Vary`. Answers to questions
  also have `Cache-Status`, and those to GET an `ETag`. The headers are described once, at the response `problem`.
- Each operation has one example of a request. `GET /v1/games/{{game}}/examples` has more, with their answers.
- `null` for a member of a request is the same as leaving it out.
- Answers may gain members in later versions of `/v1`, and lists of words new words. Ignore what you do not know.
- Errors are problem documents (RFC 9457); `type` is the path of a page about the problem. Problems that players can cause
  (400 and 422 with `errors`) are in the requested language, all others in English. Errors from before the
  request reaches this API (400 if it is not HTTP, 408, and 431) have the type `about:blank`. A server that has all the
  connections that it may have answers 503 with a short text.
"""


def document(operations: Sequence[Operation]) -> Part:
    """The OpenAPI document of ``operations``."""
    spec, converter = specification(title="Lawspeaker", version=lawspeaker.__version__)
    paths: Part = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation, converter)
    own_problems = {type.id: type for operation in operations for type in operation.further_problems}
    parameters = {
        parameter.name: _parameter(parameter, converter)
        for operation in operations
        for parameter in operation.parameters
        if parameter.place != "path"
    }
    headers = {name: _header(field, converter) for name, field in HEADERS.items()}
    openapi = described(spec.to_dict(), converter)
    return published(
        _without_aliases(
            {
                "openapi": openapi["openapi"],
                "info": {**openapi["info"], "description": _ABOUT, "license": {"name": "MIT", "identifier": "MIT"}},
                "servers": [{"url": "/", "description": "This service."}],
                "security": [{}, {_KEY: []}],
                "tags": [{"name": tag} for tag in dict.fromkeys(operation.tag for operation in operations)],
                "paths": paths,
                "components": {
                    "schemas": openapi["components"]["schemas"],
                    "responses": {
                        _NOT_MODIFIED: {"description": "The client already has this response.", "headers": _headers(["ETag"])},
                        **{id: _problem([type], converter) for id, type in own_problems.items()},
                        _PROBLEM: _problem(_COMMON_PROBLEMS, converter),
                    },
                    "parameters": parameters,
                    "headers": headers,
                    "securitySchemes": _KEYS,
                },
            }
        )
    )


def to_yaml(contract: Part) -> str:
    """The OpenAPI document ``contract`` as YAML."""
    return yaml.dump(
        _laid_out(contract), Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=_WIDTH, default_flow_style=None
    )


class _Dumper(yaml.CSafeDumper):
    """Writes a string of several lines as a block, and each ``_Row`` and ``_Rows`` on one line."""


class _Row(dict[str, Any]):
    """An object that is written on one line, with all its content."""


class _Rows(list[Any]):
    """A list that is written on one line, with all its content."""


def _laid_out(part: Any, *, is_row: bool = False) -> Any:
    """``part`` with each property of a schema and each example on one line. This makes the file shorter and easier to read."""
    if isinstance(part, list):
        items = [_laid_out(item, is_row=is_row) for item in part]
        return _Rows(items) if is_row else items
    if not isinstance(part, dict):
        return part
    if is_row:
        return _Row({name: _laid_out(item, is_row=True) for name, item in part.items()})
    return {
        name: {key: _laid_out(each, is_row=True) for key, each in item.items()}
        if name == "properties"
        else _laid_out(item, is_row=name in _ROWS or _refers_only(item) or _is_short(item))
        for name, item in part.items()
    }


def _refers_only(part: Any) -> bool:
    """Whether ``part`` contains only references."""
    items = list(part.values() if isinstance(part, dict) else part if isinstance(part, list) else ())
    return bool(items) and all(isinstance(item, dict) and item.keys() == {"$ref"} for item in items)


def _is_short(part: Any) -> bool:
    """Whether ``part`` is a schema or a response that fits on one line."""
    is_whole = isinstance(part, dict) and "description" in part and not part.keys() & {"operationId", "headers", "version"}
    return is_whole and len(orjson.dumps(part)) <= _LONGEST_ROW


_ROWS = ("value", "discriminator", "security")
"""The members of the document that are written in a row."""
_LONGEST_ROW = 3_000
"""Characters of a schema or response that is written in a row. A property of a schema always is."""
_WIDTH = 10_000
"""The longest line, in characters."""

_Dumper.add_representer(_Rows, lambda dumper, row: dumper.represent_sequence("tag:yaml.org,2002:seq", row, flow_style=True))
_Dumper.add_representer(_Row, lambda dumper, row: dumper.represent_mapping("tag:yaml.org,2002:map", row.items(), flow_style=True))
_Dumper.add_representer(
    str,
    lambda dumper, text: dumper.represent_scalar("tag:yaml.org,2002:str", text, style="|" if "\n" in text else None),
)


def _operation(operation: Operation, converter: OpenAPIConverter) -> Part:
    examples = sorted(operation.examples(), key=_length)[:1]
    body = {"requestBody": _request(operation, operation.Request, examples, converter)} if operation.Request else {}
    return {
        "operationId": operation.id,
        "tags": [operation.tag],
        "summary": operation.summary,
        "description": operation.description,
        **({} if _is_guarded(operation) else {"security": []}),
        "parameters": [
            _parameter(parameter, converter) if parameter.place == "path" else _reference("parameters", parameter.name)
            for parameter in operation.parameters
        ],
        **body,
        "responses": {
            "200": _answer(operation, converter),
            **({"304": _reference("responses", _NOT_MODIFIED)} if IF_NONE_MATCH in operation.parameters else {}),
            **{str(type.status): _reference("responses", type.id) for type in operation.further_problems},
            "default": _reference("responses", _PROBLEM),
        },
    }


def _length(example: Example) -> int:
    return len(orjson.dumps(example.request))


def _parameter(parameter: Parameter, converter: OpenAPIConverter) -> Part:
    description = _describe(parameter.field, converter)
    return {"name": parameter.name, "in": parameter.place, "required": parameter.place == "path", **description}


def _header(field: fields.Field[Any], converter: OpenAPIConverter) -> Part:
    return {"required": False, **_describe(field, converter)}


def _describe(field: fields.Field[Any], converter: OpenAPIConverter) -> Part:
    shape = converter.field2property(field)
    return {"description": shape.pop("description"), "schema": shape}


def _request(operation: Operation, shape: type[Schema], examples: Sequence[Example], converter: OpenAPIConverter) -> Part:
    return {"required": True, "content": {operation.media_type: _content(shape, _requests(examples), converter)}}


def _requests(examples: Sequence[Example]) -> Part:
    return {example.name: {"summary": example.title, "value": example.request} for example in examples}


def _answer(operation: Operation, converter: OpenAPIConverter) -> Part:
    return {
        "description": "The answer.",
        "content": {operation.media_type: _content(operation.Answer, {}, converter)},
    }


def _is_guarded(operation: Operation) -> bool:
    """Whether the gate checks the key and the rate limit of a request."""
    return operation.path.startswith(VERSION_1)


def _problem(types: Sequence[ProblemType], converter: OpenAPIConverter) -> Part:
    examples_by_name = {type.id: {"summary": type.title, "value": type.example} for type in types}
    return {
        "description": "\n".join(f"- {type.status}: {type.title}. {type.meaning}" for type in types),
        **({"headers": _headers(HEADERS)} if len(types) > 1 else {}),
        "content": {PROBLEM_JSON: _content(ProblemShape, examples_by_name, converter)},
    }


def _headers(names: Iterable[str]) -> Part:
    return {name: _reference("headers", name) for name in names}


def _content(shape: type[Schema], examples: Part, converter: OpenAPIConverter) -> Part:
    reference: Callable[[type[Schema]], Part] = converter.resolve_nested_schema
    return {"schema": reference(shape), **({"examples": examples} if examples else {})}


def _reference(kind: str, name: str) -> Part:
    return {"$ref": f"#/components/{kind}/{name}"}


def _without_aliases(contract: Part) -> Part:
    """A copy of ``contract`` that uses no object twice: YAML would write the second use as an alias."""
    copy: Part = orjson.loads(orjson.dumps(contract))
    return copy


if __name__ == "__main__":
    sys.stdout.write(to_yaml(document(list(contract(GAMES.ours, Service(Settings()))))))
