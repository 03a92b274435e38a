"""The reference of the API: a page for each operation, made from the contract. Its request can be sent from the page."""

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from math import inf
from typing import Any

from flask import Blueprint, Response, render_template, request
from markupsafe import Markup, escape

from lawspeaker.api.code_examples import Ways, as_tabs, ways_to_ask, ways_to_read, ways_to_stream
from lawspeaker.api.exchange import JSON
from lawspeaker.api.not_found import no_such
from lawspeaker.api.openapi import document
from lawspeaker.api.operations import Operation
from lawspeaker.api.problems import PROBLEM_JSON
from lawspeaker.api.published import reachable, references
from lawspeaker.api.representation import conditional, with_host

Part = Mapping[str, Any]

_CODE = re.compile("`([^`]*)`")
_WIDTH = 90
"""Characters in a line of an example."""
_LONGEST_EXAMPLE = 60
"""Characters of an example that is shown beside a member."""


class Reference:
    """The operations of a ``contract``, as its pages show them."""

    def __init__(self, contract: Part) -> None:
        self._components = contract["components"]
        self._paths = contract["paths"]
        self.tags = [tag["name"] for tag in contract["tags"]]

    @cached_property
    def operations(self) -> Mapping[str, Part]:
        """All operations by their ids, each with its method and path."""
        return {
            operation["operationId"]: {**operation, "method": method.upper(), "path": path}
            for path, item in self._paths.items()
            for method, operation in item.items()
        }

    def tagged(self, tag: str) -> Sequence[Part]:
        """The operations with ``tag``."""
        return [operation for operation in self.operations.values() if tag in operation["tags"]]

    def resolved(self, part: Part) -> Part:
        """``part``, or what it refers to."""
        if "$ref" not in part:
            return part
        kind, name = part["$ref"].split("/")[2:]
        referred: Part = self._components[kind][name]
        return referred

    def schemas(self, operation: Part) -> Mapping[str, Part]:
        """All schemas of the request and the answer of ``operation``, by name. Those of another operation are on its own page."""
        parts = [operation["parameters"], operation.get("requestBody"), operation["responses"]["200"]]
        own = set(references(parts))
        schemas = {**self._components["schemas"], **{name: page for name, page in self._on_pages.items() if name not in own}}
        return {name: schemas[name] for name in sorted(reachable(parts, schemas))}

    @cached_property
    def _on_pages(self) -> Mapping[str, Part]:
        """What stands for the schemas of questions and answers on the pages of other operations."""
        return {
            name: {"description": f"See the operation `{id}`."}
            for id, operation in reversed([*self.operations.items()])
            if "requestBody" in operation
            for name in references([operation["requestBody"], operation["responses"]["200"]])
        }

    def problems(self, operation: Part) -> Mapping[str, Part]:
        """The problems that ``operation`` can have, each with an example, by the name of its page."""
        responses = [self.resolved(response) for response in operation["responses"].values()]
        examples = [response.get("content", {}).get(PROBLEM_JSON, {}).get("examples", {}) for response in responses]
        return {name: example["value"] for each in examples for name, example in each.items()}

    def request(self, operation: Part) -> tuple[str, Part, Part]:
        """The media type, the schema and an example of the body of ``operation``; all are empty if it has none."""
        ((media_type, content),) = operation.get("requestBody", {}).get("content", {"": {}}).items()
        return media_type, content.get("schema", {}), next(iter(content.get("examples", {}).values()), {})

    def values(self, operation: Part) -> Mapping[str, str]:
        """A value of each parameter in the path of ``operation``."""
        parameters = [self.resolved(parameter) for parameter in operation["parameters"]]
        return {each["name"]: self.resolved(each["schema"])["enum"][0] for each in parameters if each["in"] == "path"}

    def ways(self, operation: Part, host: str) -> Ways:
        """How to send the example of ``operation`` to ``host`` in each language."""
        media_type, _, example = self.request(operation)
        if not media_type:
            return ways_to_read(operation["path"], operation["operationId"], self.values(operation), host)
        ask = ways_to_ask if media_type == JSON else ways_to_stream
        return ask(operation["path"], _body(media_type, example), host)


def reference_pages(operations: Sequence[Operation]) -> Blueprint:
    """The pages of all ``operations``, below ``/docs``."""
    blueprint = Blueprint("reference", __name__, template_folder="templates")
    reference = cache(lambda: Reference(document(operations)))

    @blueprint.get("/docs")
    def docs() -> Response:
        return conditional(render_template("docs.html", reference=reference()), "text/html")

    @blueprint.get("/docs/<name>")
    def operation(name: str) -> Response:
        found = reference()
        if name not in found.operations:
            raise no_such("operation", name, found.operations, "/openapi.json")
        return with_host(_page(found, found.operations[name], request.host_url.rstrip("/") + request.script_root))

    return blueprint


def _page(reference: Reference, operation: Part, host: str) -> str:
    media_type, schema, example = reference.request(operation)
    ((_, answer),) = reference.resolved(operation["responses"]["200"])["content"].items()
    return render_template(
        "operation.html",
        operation=operation,
        others=reference.tagged(operation["tags"][0]),
        parameters=[reference.resolved(parameter) for parameter in operation["parameters"]],
        values=reference.values(operation),
        media_type=media_type,
        request_schema=schema,
        example=example,
        body=_body(media_type, example),
        code=Markup(as_tabs(reference.ways(operation, host))),
        answer_schema=answer["schema"],
        schemas=reference.schemas(operation),
        problems=reference.problems(operation),
        resolved=reference.resolved,
        kind=kind,
        words=words,
        example_of=example_of,
    )


def _body(media_type: str, example: Part) -> str:
    """The body with ``example`` as text. It is one line in a media type of lines."""
    return laid_out(example["value"], _WIDTH if media_type == JSON else inf) if example else ""


def laid_out(value: Any, width: float, indent: str = "") -> str:
    """``value`` as JSON, in which what fits in ``width`` characters is one line."""
    line = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(line) <= width or not isinstance(value, dict | list):
        return line
    deeper = f"{indent}  "
    if isinstance(value, dict):
        lines = [f"{json.dumps(name)}: {laid_out(each, width, deeper)}" for name, each in value.items()]
    else:
        lines = [laid_out(each, width, deeper) for each in value]
    brackets = "{}" if isinstance(value, dict) else "[]"
    return f"{brackets[0]}\n{deeper}" + f",\n{deeper}".join(lines) + f"\n{indent}{brackets[1]}"


def words(text: str) -> Markup:
    """A description with its code as HTML."""
    return Markup(_CODE.sub(r"<code>\1</code>", str(escape(text))))


def example_of(schema: Part) -> str:
    """A short example of a value of ``schema``, if it has one and does not list its values."""
    if "const" in schema or "enum" in schema:
        return ""
    text = next((json.dumps(example, ensure_ascii=False) for example in schema.get("examples", ())), "")
    return text if len(text) <= _LONGEST_EXAMPLE else ""


def kind(schema: Part) -> Markup:
    """What a value of ``schema`` is, with links to the schemas that it refers to."""
    if "$ref" in schema:
        return Markup('<a href="#{0}">{0}</a>').format(schema["$ref"].rpartition("/")[2])
    if "oneOf" in schema:
        return Markup(" or ").join(map(kind, schema["oneOf"]))
    if "const" in schema or "enum" in schema:
        values = schema.get("enum", [schema.get("const")])
        return Markup(" or ").join(Markup("<code>{}</code>").format(json.dumps(value, ensure_ascii=False)) for value in values)
    types = schema.get("type", "any value")
    name = types if isinstance(types, str) else next(each for each in types if each != "null")
    if name == "array":
        return Markup("{} of: {}").format(_with_limits("list", schema, "minItems", "maxItems"), kind(schema.get("items", {})))
    if isinstance(schema.get("additionalProperties"), dict):
        return Markup("map to {}").format(kind(schema["additionalProperties"]))
    return escape(_with_limits(name, schema, "minimum", "maximum"))


def _with_limits(name: str, schema: Part, least: str, most: str) -> str:
    """``name`` with the smallest and the largest number of ``schema``, as far as it has them."""
    if least in schema and most in schema:
        return f"{name} ({schema[least]} to {schema[most]:,})"
    if most in schema:
        return f"{name} (up to {schema[most]:,})"
    return f"{name} (at least {schema[least]})" if least in schema else name
