"""From a shape to JSON Schema, and from there to a compiled guard.

The guard decides the common good case. What is wrong is looked for, place by place, only when the guard says no.
"""

from collections.abc import Callable
from itertools import islice
from typing import Any

import jsonschema_rs
from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin
from apispec.ext.marshmallow.openapi import OpenAPIConverter
from marshmallow import Schema, fields

from lawspeaker.adjudication.errors import MOST_FAULTS, Fault, Misunderstood
from lawspeaker.adjudication.faults import faults_of
from lawspeaker.adjudication.shapes import Keyed, Name, Shape, Tagged


def specification(**description: Any) -> tuple[APISpec, Any]:
    """An empty OpenAPI 3.1 document, and the converter that adds the schemas of shapes to it."""
    plugin = _Plugin(schema_name_resolver=_component)
    document = APISpec(openapi_version="3.1.0", plugins=[plugin], **description)
    converter: Any = plugin.converter

    def published(field: fields.Field[Any], ret: dict[str, Any]) -> dict[str, Any]:
        if isinstance(field, Keyed):
            most = {"maxProperties": ret.pop("maxLength")} if "maxLength" in ret else {}
            return {"propertyNames": {"pattern": f"^{Name.PATTERN}$"}, **most}
        if isinstance(field, Tagged):
            references = {tag: converter.resolve_nested_schema(shape) for tag, shape in field.shapes.items()}
            mapping = {tag: reference["$ref"] for tag, reference in references.items()}
            return {"oneOf": list(references.values()), "discriminator": {"propertyName": "type", "mapping": mapping}}
        return {}

    converter.add_attribute_function(lambda _, field, ret: published(field, ret))
    return document, converter


class _Converter(OpenAPIConverter):
    """Writes of a shape, too, of which members exactly one has to be there."""

    def schema2jsonschema(self, schema: Schema) -> dict[str, Any]:
        write: Callable[[Schema], dict[str, Any]] = super().schema2jsonschema
        written = write(schema)
        if isinstance(schema, Shape) and schema.alternatives:
            written["oneOf"] = [{"required": [name]} for name in schema.alternatives]
        return written


class _Plugin(MarshmallowPlugin):
    Converter = _Converter


def described(document: dict[str, Any], converter: Any) -> dict[str, Any]:
    """``document`` with each component described by the docstring of its shape."""
    for (shape, *_), name in converter.refs.items():
        document["components"]["schemas"][name]["description"] = " ".join((shape.__doc__ or "").split())
    return document


def _component(shape: Any) -> str:
    cls = shape if isinstance(shape, type) else type(shape)
    return getattr(cls, "prefix", "") + cls.__name__.removesuffix("Shape")


class Guard:
    """Holds JSON values to one shape."""

    def __init__(self, shape: type[Schema]) -> None:
        self._shape = shape
        document, converter = specification(title="", version="")
        reference = converter.resolve_nested_schema(shape)
        self._compiled = jsonschema_rs.validator_for({**document.to_dict(), **reference})

    def holds(self, value: Any) -> bool:
        """Whether ``value`` has the shape."""
        return self._compiled.is_valid(value)

    def faults(self, value: Any) -> list[Fault]:
        """What keeps ``value`` from having the shape; of more than ``MOST_FAULTS`` faults one more than that."""
        return list(islice(faults_of(self._shape, value), MOST_FAULTS + 1))

    def check(self, value: Any) -> None:
        """Raises ``Misunderstood`` if ``value`` does not have the shape."""
        if not self.holds(value):
            raise Misunderstood(*self.faults(value))
