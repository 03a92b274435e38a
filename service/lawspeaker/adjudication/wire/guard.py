"""Converts shapes to JSON Schema, and compiles a guard from it.

The guard validates a request quickly. Only if it rejects one are the faults searched for, place by place.
"""

from collections.abc import Callable
from itertools import islice
from typing import Any

import jsonschema_rs
from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin
from apispec.ext.marshmallow.openapi import OpenAPIConverter
from marshmallow import Schema, fields

from lawspeaker.adjudication.document import Document, Path
from lawspeaker.adjudication.wire.errors import MOST_FAULTS, Fault, Misunderstood
from lawspeaker.adjudication.wire.faults import faults_of
from lawspeaker.adjudication.wire.quantities import bounds_in, quantities_in, quantity_at
from lawspeaker.adjudication.wire.shapes import (
    Bounds,
    Enumeration,
    Keyed,
    Name,
    NamedList,
    NamedText,
    OneNumberOf,
    OneOf,
    Quantity,
    Shape,
    Tag,
    Union,
)


def specification(**description: Any) -> tuple[APISpec, Any]:
    """An empty OpenAPI 3.1 document, and the converter that adds the schemas of shapes to it."""
    plugin = _Plugin(schema_name_resolver=_component)
    document = APISpec(openapi_version="3.1.0", plugins=[plugin], **description)
    converter: Any = plugin.converter

    def published(field: fields.Field[Any], ret: dict[str, Any]) -> dict[str, Any]:
        if isinstance(field, fields.Dict):
            lengths = {f"{end}Properties": ret.pop(f"{end}Length") for end in ("min", "max") if f"{end}Length" in ret}
            names = {"maxLength": Name.LONGEST, "pattern": f"^{Name.PATTERN}$"}
            return {**({"propertyNames": names} if isinstance(field, Keyed) else {}), **lengths}
        if isinstance(field, (OneOf, OneNumberOf)):
            for told_there in ret.keys() - {"description"}:
                del ret[told_there]
            return _component_of(document, field.enumeration.name, _enumeration(field.enumeration))
        if notation := getattr(field, "notation", None):
            written = {name: ret.pop(name) for name in ("type", "maxLength", "pattern")}
            of_all = {**written, "description": notation.description, "examples": [notation.example]}
            return _component_of(document, notation.name, of_all)
        if isinstance(field, Quantity):
            number = {name: ret.pop(name) for name in ("type", "minimum", "maximum")}
            del ret["examples"]
            union = [number, converter.resolve_nested_schema(Bounds)]
            return _component_of(document, field.component, {"description": "A number, or its bounds.", "oneOf": union})
        if isinstance(field, (NamedList, NamedText)):
            members = [name for name in ("type", "description", "examples", "items") if name in ret]
            return _component_of(document, field.component, {name: ret.pop(name) for name in members})
        if isinstance(field, Tag):
            del ret["enum"]
            return {"type": "string" if isinstance(field.word, str) else "integer", "const": field.word}
        return {}

    def brief(field: fields.Field[Any], ret: dict[str, Any]) -> dict[str, Any]:
        """Omits the examples of true and false, and of a reference to another schema, which has its own examples."""
        if isinstance(field, fields.Boolean) or "$ref" in ret or "$ref" in ret.get("items", {}):
            ret.pop("examples", None)
        return {}

    converter.add_attribute_function(lambda _, field, ret: published(field, ret))
    converter.add_attribute_function(lambda _, field, ret: brief(field, ret))
    return document, converter


def _component_of(document: APISpec, name: str, schema: dict[str, Any]) -> dict[str, Any]:
    """A reference to ``schema``, which becomes the component of ``document`` called ``name``."""
    if document.components.schemas.setdefault(name, schema) != schema:
        raise ValueError(f"Two schemas are called {name}.")
    return {"$ref": f"#/components/schemas/{name}"}


def _enumeration(enumeration: Enumeration) -> dict[str, Any]:
    words = list(enumeration.words)
    in_programs = {"x-enum-varnames": names} if (names := enumeration.names_in_programs) else {}
    return {
        "type": "string" if isinstance(words[0], str) else "integer",
        "enum": words,
        **in_programs,
        "description": " ".join(enumeration.description.split()),
    }


class _Converter(OpenAPIConverter):
    """Also converts unions, and the members that require other members."""

    def schema2jsonschema(self, schema: Schema) -> dict[str, Any]:
        if not isinstance(schema, Union):
            write: Callable[[Schema], dict[str, Any]] = super().schema2jsonschema
            written = write(schema)
            if isinstance(schema, Shape) and schema.needs:
                written["dependentRequired"] = {name: [other] for name, other in schema.needs.items()}
            if isinstance(schema, Shape) and schema.has_one_member:
                written.update(minProperties=1, maxProperties=1)
            return written
        resolve: Callable[[type[Schema]], dict[str, Any]] = self.resolve_nested_schema
        references = {shape: resolve(shape) for shape in dict.fromkeys(schema.shapes.values())}
        mapping = {word: references[shape]["$ref"] for word, shape in schema.shapes.items() if isinstance(word, str)}
        discriminator = {"discriminator": {"propertyName": schema.tag, "mapping": mapping}} if mapping else {}
        return {"oneOf": list(references.values()), **discriminator}


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
    """Validates JSON values against one shape."""

    def __init__(self, shape: type[Schema]) -> None:
        self._shape = shape
        document, converter = specification(title="", version="")
        reference = converter.resolve_nested_schema(shape)
        self._compiled = jsonschema_rs.validator_for({**document.to_dict(), **reference})
        self._quantities = quantities_in(shape)

    def holds(self, value: Any) -> bool:
        """Whether ``value`` has the shape."""
        return self._compiled.is_valid(value) and all(map(self._holds_bounds, bounds_in(self._quantities, value)))

    def _holds_bounds(self, given: tuple[Path, Document]) -> bool:
        """Whether bounds, with their path, contain a number that may be sent at that path."""
        path, bounds = given
        quantity = quantity_at(self._quantities, path)
        return quantity is None or not quantity.excludes(bounds)

    def faults(self, value: Any) -> list[Fault]:
        """The faults of ``value``. If there are more than ``MOST_FAULTS``, returns one more than that number."""
        return list(islice(faults_of(self._shape, value), MOST_FAULTS + 1))

    def accepted(self, value: Any) -> Any:
        """``value``, which must have the shape. A member that is ``null`` counts as left out. Raises ``Misunderstood``."""
        if self.holds(value):
            return value
        known = _without_null(value)
        if faults := self.faults(known):
            raise Misunderstood(*faults)
        return known


def _without_null(value: Any) -> Any:
    """``value`` without the members of objects that are ``null``."""
    if isinstance(value, dict):
        return {name: _without_null(member) for name, member in value.items() if member is not None}
    return [_without_null(item) for item in value] if isinstance(value, list) else value
