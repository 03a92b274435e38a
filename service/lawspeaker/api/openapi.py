"""Builds the OpenAPI 3.1 document from the operations. ``python -m lawspeaker.api.openapi`` prints it.

A running service documents all installed games. The printed document, which is committed, contains only ours.
"""

import sys
from collections.abc import Callable, Sequence
from typing import Any

import orjson
import yaml
from apispec.ext.marshmallow.openapi import OpenAPIConverter
from marshmallow import Schema, fields

import lawspeaker
from lawspeaker.adjudication.questions.question import JSON
from lawspeaker.adjudication.wire.guard import described, specification
from lawspeaker.adjudication.wire.ijson import MOST_BYTES, MOST_LEVELS, MOST_VALUES
from lawspeaker.api.contract import contract
from lawspeaker.api.headers import HEADERS, RESPONSE_HEADERS
from lawspeaker.api.operations import VERSION_1, Example, Operation, Parameter
from lawspeaker.api.problem_types import IMPOSSIBLE_STATE, OVERLOADED, TOO_MANY_REQUESTS, UNAUTHORIZED, ProblemType
from lawspeaker.api.problems import PROBLEM_JSON, ProblemShape
from lawspeaker.api.service import Service
from lawspeaker.api.settings import Settings
from lawspeaker.games import GAMES

Part = dict[str, Any]

_NOT_MODIFIED = "unchanged"
_LONGEST_EXAMPLE = 2_000
"""Bytes. A longer answer, and a picture, is shown by the operation for worked examples alone."""

_KEY = "key"
_KEYS = {_KEY: {"type": "http", "scheme": "bearer", "description": "An API key, if the service requires one."}}
_ADMISSION_PROBLEMS = (UNAUTHORIZED, TOO_MANY_REQUESTS, OVERLOADED)
"""The problems with which any request below ``/v1/`` can be refused before it is parsed."""
_RATE_LIMIT_HEADERS = ("RateLimit", "RateLimit-Policy")
"""Headers of responses if there is a rate limit."""
_PROBLEM_HEADERS = {
    UNAUTHORIZED.status: ("WWW-Authenticate",),
    IMPOSSIBLE_STATE.status: ("Content-Language", "Vary"),
    TOO_MANY_REQUESTS.status: ("Retry-After",),
    OVERLOADED.status: ("Retry-After",),
}
"""Further headers of problem responses, by status."""

_ABOUT = f"""\
Rulings on board games, each with the printed rule that it follows from.

- An illegal action is an answer (status 200), not an error. An invalid request is an error (400), and so is an impossible state
  (422).
- Everything that a state leaves out is unknown. A ruling is `legal`, `illegal` or `undetermined`; if it is undetermined,
  `missing` names what would decide it.
- A description that begins with "Claim" is of a result that you expect: the ruling checks it.
- The same request always gets the same answer, byte for byte.
- A request body is I-JSON (RFC 7493) with at most {MOST_BYTES // 1024} KiB, {MOST_VALUES:,} values (in a batch, twice as many)
  and {MOST_LEVELS} levels of nesting. A stream of questions (`application/x-ndjson` to `/v1/batches`) may have any length.
- With the header `Prefer: return=minimal` (RFC 7240), answers leave out `state`. Their schemas here require it, so generated
  clients should not send this header.
- `X-Request-Id` and `traceparent` are returned as you sent them, or generated.
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
    problems = {_problem_name(types): _problem(types, converter) for operation in operations for types in _by_status(operation)}
    parameters = {
        parameter.name: _parameter(parameter, converter)
        for operation in operations
        for parameter in operation.parameters
        if parameter.place != "path"
    }
    headers = {name: _header(field, converter) for name, field in HEADERS.items()}
    openapi = described(spec.to_dict(), converter)
    return _without_aliases(
        {
            "openapi": openapi["openapi"],
            "info": {**openapi["info"], "description": _ABOUT, "license": {"name": "MIT", "identifier": "MIT"}},
            "servers": [{"url": "/", "description": "This service."}],
            "security": [{}, {_KEY: []}],
            "tags": [{"name": tag} for tag in dict.fromkeys(operation.tag for operation in operations)],
            "paths": paths,
            "components": {
                "schemas": openapi["components"]["schemas"],
                "responses": {_NOT_MODIFIED: _not_modified(), **problems},
                "parameters": parameters,
                "headers": headers,
                "securitySchemes": _KEYS,
            },
        }
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
        else _laid_out(item, is_row=name in _ROWS or _refers_only(item))
        for name, item in part.items()
    }


def _refers_only(part: Any) -> bool:
    """Whether ``part`` contains only references."""
    items = list(part.values() if isinstance(part, dict) else part if isinstance(part, list) else ())
    return bool(items) and all(isinstance(item, dict) and item.keys() == {"$ref"} for item in items)


_ROWS = ("value", "discriminator", "security")
"""The members of the document that are written in a row."""
_WIDTH = 10_000
"""The longest line, in characters."""

_Dumper.add_representer(_Rows, lambda dumper, row: dumper.represent_sequence("tag:yaml.org,2002:seq", row, flow_style=True))
_Dumper.add_representer(_Row, lambda dumper, row: dumper.represent_mapping("tag:yaml.org,2002:map", row.items(), flow_style=True))
_Dumper.add_representer(
    str,
    lambda dumper, text: dumper.represent_scalar("tag:yaml.org,2002:str", text, style="|" if "\n" in text else None),
)


def _operation(operation: Operation, converter: OpenAPIConverter) -> Part:
    examples = sorted(operation.examples(), key=_length)[:1]  # all others are at the operation for worked examples
    body = {"requestBody": _request(operation, examples, converter)} if operation.Request else {}
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
            "200": _answer(operation, examples, converter),
            **({"304": _reference("responses", _NOT_MODIFIED)} if "ETag" in operation.headers else {}),
            **{str(types[0].status): _reference("responses", _problem_name(types)) for types in _by_status(operation)},
        },
    }


def _length(example: Example) -> int:
    return len(orjson.dumps([example.request, example.response]))


def _parameter(parameter: Parameter, converter: OpenAPIConverter) -> Part:
    description = _describe(parameter.field, converter)
    return {"name": parameter.name, "in": parameter.place, "required": parameter.place == "path", **description}


def _header(field: fields.Field[Any], converter: OpenAPIConverter) -> Part:
    return {"required": False, **_describe(field, converter)}


def _describe(field: fields.Field[Any], converter: OpenAPIConverter) -> Part:
    shape = converter.field2property(field)
    return {"description": shape.pop("description"), "schema": shape}


def _request(operation: Operation, examples: Sequence[Example], converter: OpenAPIConverter) -> Part:
    content = {JSON: _content(operation.Request, _requests(examples), converter)}
    if lines := operation.lines:
        content[lines.media_type] = _content(lines.Request, _requests(lines.examples()), converter)
    return {"required": True, "content": content}


def _requests(examples: Sequence[Example]) -> Part:
    return {example.name: {"summary": example.title, "value": example.request} for example in examples}


def _answer(operation: Operation, examples: Sequence[Example], converter: OpenAPIConverter) -> Part:
    examples_by_name = {
        example.name: {"value": example.response}
        for example in examples
        if operation.media_type == JSON and len(orjson.dumps(example.response)) <= _LONGEST_EXAMPLE
    }
    content = {operation.media_type: _content(operation.Answer, examples_by_name, converter)}
    if lines := operation.lines:
        answers = {example.name: {"value": example.response} for example in lines.examples()}
        content[lines.media_type] = _content(lines.Answer, answers, converter)
    return {
        "description": _docstring(operation.Answer) if operation.Answer else operation.summary,
        "headers": _headers(*operation.headers, *(_RATE_LIMIT_HEADERS if _is_guarded(operation) else ())),
        "content": content,
    }


def _not_modified() -> Part:
    return {"description": "The client already has this response.", "headers": _headers("ETag", *_RATE_LIMIT_HEADERS)}


def _is_guarded(operation: Operation) -> bool:
    """Whether the gate checks the key and the rate limit of a request."""
    return operation.path.startswith(VERSION_1)


def _by_status(operation: Operation) -> list[tuple[ProblemType, ...]]:
    problems = (*operation.problems, *(_ADMISSION_PROBLEMS if _is_guarded(operation) else ()))
    statuses = sorted({type.status for type in problems})
    return [tuple(type for type in problems if type.status == status) for status in statuses]


def _problem_name(types: Sequence[ProblemType]) -> str:
    return "-or-".join(type.id for type in types)


def _problem(types: Sequence[ProblemType], converter: OpenAPIConverter) -> Part:
    examples_by_name = {type.id: {"summary": type.title, "value": type.example} for type in types}
    return {
        "description": " Or: ".join(f"{type.title}. {type.meaning}" for type in types),
        "headers": _headers(*_PROBLEM_HEADERS.get(types[0].status, ()), *_RATE_LIMIT_HEADERS),
        "content": {PROBLEM_JSON: _content(ProblemShape, examples_by_name, converter)},
    }


def _headers(*names: str) -> Part:
    return {name: _reference("headers", name) for name in (*names, *RESPONSE_HEADERS)}


def _content(shape: type[Schema] | None, examples: Part, converter: OpenAPIConverter) -> Part:
    reference: Callable[[type[Schema]], Part] = converter.resolve_nested_schema
    return {"schema": reference(shape) if shape else {"type": "string"}, **({"examples": examples} if examples else {})}


def _docstring(shape: type[Schema]) -> str:
    return " ".join((shape.__doc__ or "").split())


def _reference(kind: str, name: str) -> Part:
    return {"$ref": f"#/components/{kind}/{name}"}


def _without_aliases(contract: Part) -> Part:
    """A copy of ``contract`` that uses no object twice: YAML would write the second use as an alias."""
    copy: Part = orjson.loads(orjson.dumps(contract))
    return copy


if __name__ == "__main__":
    sys.stdout.write(to_yaml(document(list(contract(GAMES.ours, Service(Settings()))))))
