"""From a shape to JSON Schema, and from there to a compiled guard.

The guard decides the common good case. marshmallow runs only when it says no, to say where and why. That takes it far
longer, and it cannot be stopped: so it is not shown what may be many, and good, and nothing at all of what is too large.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

import jsonschema_rs
from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin
from apispec.ext.marshmallow.openapi import OpenAPIConverter
from marshmallow import Schema, fields

from lawspeaker.adjudication.document import pointer
from lawspeaker.adjudication.errors import Fault, Misunderstood
from lawspeaker.adjudication.shapes import SOUND, Keyed, Name, Shape, Tagged

MOST_VALUES = 20_000
"""How many entries and members a faulty request may have for what is wrong with it to be looked for. Actions that are as they
should be do not count, so that a mistake of who asks about a real game is always found."""
MOST_FAULTY = 10
"""How many faulty actions of a list are told of."""


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
        self._shape = shape()
        document, converter = specification(title="", version="")
        reference = converter.resolve_nested_schema(shape)
        self._compiled = jsonschema_rs.validator_for({**document.to_dict(), **reference})

    def holds(self, value: Any) -> bool:
        """Whether ``value`` has the shape."""
        return self._compiled.is_valid(value)

    def faults(self, value: Any) -> list[Fault]:
        """All that marshmallow finds wrong with ``value``, by place."""
        if not isinstance(value, dict):
            return [Fault("", "Not an object.")]
        return list(_faults(self._shape.validate(value), ()))

    def check(self, value: Any) -> None:
        """Raises ``Misunderstood`` if ``value`` has not the shape; of many faults it tells some, and that there are more."""
        if self.holds(value):
            return
        doubtful, is_all = self._doubtful(value)
        if (size := _size(doubtful)) > MOST_VALUES:
            raise Misunderstood(Fault("", f"Something is wrong, and with {size:,} entries and members too large to say what."))
        if faults := self.faults(doubtful):
            raise Misunderstood(*faults, is_all=is_all)

    def _doubtful(self, value: Any) -> tuple[Any, bool]:
        """``value`` without the actions that need not be looked at, and whether those have their shape."""
        if not isinstance(value, dict):
            return value, True
        doubtful = {}
        is_all = True
        for name, compiled in self._entries.items():
            if isinstance(sent := value.get(name), list):
                looked_at = sent[:MOST_VALUES]  # no list that has its shape is as long
                faulty = [place for place, entry in enumerate(looked_at) if not compiled.is_valid(entry)]
                shown = set(faulty[:MOST_FAULTY])
                doubtful[name] = [entry if place in shown else SOUND for place, entry in enumerate(looked_at)]
                is_all = is_all and len(faulty) == len(shown)
        return {**value, **doubtful}, is_all

    @cached_property
    def _entries(self) -> Mapping[str, Any]:
        """By the members that are lists of tagged shapes, what holds an entry of it alone to its shape."""
        lists = {
            name: field.inner
            for name, field in self._shape.fields.items()
            if isinstance(field, fields.List) and isinstance(field.inner, Tagged)
        }
        document, converter = specification(title="", version="")
        entries = {name: converter.field2property(entry) for name, entry in lists.items()}
        return {name: jsonschema_rs.validator_for({**document.to_dict(), **entry}) for name, entry in entries.items()}


def _size(value: Any) -> int:
    """How many entries and members there are in ``value``, beside those that are known to be as they should."""
    within: Sequence[Any] = [*value.values()] if isinstance(value, dict) else value if isinstance(value, list) else ()
    return sum(1 + _size(inner) for inner in within if inner is not SOUND)


def _faults(errors: Mapping[Any, Any] | list[Any], path: tuple[str | int, ...]) -> Iterator[Fault]:
    if isinstance(errors, Mapping):
        for key, nested in errors.items():
            inside = path if key == "_schema" else (*path, key)  # _schema: the object as a whole
            yield from _faults(nested, inside)
    else:
        for detail in errors:
            yield Fault(pointer(*path), str(detail))
