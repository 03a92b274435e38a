"""Writes JSON Schemas as type definitions in the style of TypeScript. A model reads them in a third of the space.

The notation omits limits that ordinary requests do not reach, such as the largest length of a list. The error of a refused
request explains them.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Set
from typing import Any

import orjson

Schema = Mapping[str, Any]
_COMPONENTS = "#/components/schemas/"
_ONE_LINE = 100
"""Characters up to which an object without comments is written in one line."""


class TypeNotation:
    """The type definitions of ``schemas``, by name, for a game with these ``players``.

    Omits the ``prefix`` that all names of the game share. Members of one type are written once if they are players or have no
    comments.
    """

    def __init__(self, schemas: Mapping[str, Schema], prefix: str, players: Iterable[str]) -> None:
        self._schemas = schemas
        self._prefix = prefix
        self._players = frozenset(players)

    def definitions(self, names: Iterable[str], leave_out: Set[str] = frozenset()) -> str:
        """The types ``names`` and all types that they need, each once, in the order in which they are mentioned.

        Types in ``leave_out`` are mentioned but not defined.
        """
        pending, defined = deque(names), dict[str, str]()
        while pending:
            name = pending.popleft()
            if name not in defined and name not in leave_out:
                defined[name] = self._definition(name)
                pending += references(self._schemas[name])
        return "\n".join(defined.values())

    def short(self, name: str) -> str:
        """The name of a type without the prefix of the game."""
        return name.removeprefix(self._prefix)

    def find(self, short: str) -> str:
        """The name of the schema that is called ``short``; empty if there is none."""
        return next((name for name in self._schemas if self.short(name) == short), "")

    def _definition(self, name: str) -> str:
        schema = self._schemas[name]
        comment = _comment(schema) if "properties" not in schema else ""
        return f"{self.short(name)} = {self._type(schema)}{comment}"

    def _type(self, schema: Schema) -> str:
        match schema:
            case {"$ref": str(reference)}:
                return self.short(_component(reference))
            case {"const": value}:
                return _json(value)
            case {"enum": [*values]}:
                return " | ".join(map(_json, values))
            case {"oneOf": [*choices]}:
                return " | ".join(map(self._type, choices))
            case {"type": "array", "items": items}:
                inner = self._type(items)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case {"properties": _}:
                return self._object(schema)
            case {"additionalProperties": Mapping() as values} if values:
                return f"{{ [name: string]: {self._type(values)} }}"
            case {"type": "number" | "integer"}:
                return "number"
            case {"type": str(kind)}:
                return kind
            case _:
                return "any"

    def _object(self, schema: Schema) -> str:
        required = schema.get("required", ())
        members = [
            (f"{name if name.isidentifier() else _json(name)}{'' if name in required else '?'}: {self._type(member)}", member)
            for name, member in schema["properties"].items()
        ]
        if not members:
            return "{}"
        types = {self._type(member) for member in schema["properties"].values()}
        has_comments = any(map(_comment, schema["properties"].values()))
        are_alike = len(types) == 1 and (schema["properties"].keys() <= self._players or not has_comments)
        if are_alike and len(members) > 1 and not required:
            return f"{{ [key in {' | '.join(map(_json, schema['properties']))}]?: {types.pop()} }}"
        if not has_comments:
            line = f"{{ {', '.join(text for text, _ in members)} }}"
            if len(line) <= _ONE_LINE:
                return line
        return "\n".join(["{", *(f"  {text}{_comment(member)}" for text, member in members), "}"])


def _comment(schema: Schema) -> str:
    """What follows a member or a type in its line: its description, and an example if it is written in a special form."""
    items = schema.get("items", {})
    notes = [schema.get("description", "").replace("\n", " ")]
    if "pattern" in schema or "pattern" in items:
        notes += [f"Example: {_json(example)}" for example in schema.get("examples", items.get("examples", ()))[:1]]
    text = " ".join(filter(None, notes))
    return f" // {text}" if text else ""


def references(schema: Any) -> Iterator[str]:
    """The names of the components to which ``schema`` refers, in order."""
    if isinstance(schema, Mapping):
        if "$ref" in schema:
            yield _component(schema["$ref"])
        for name, part in schema.items():
            if name not in ("examples", "discriminator"):
                yield from references(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from references(part)


def _component(reference: str) -> str:
    return reference.removeprefix(_COMPONENTS)


def _json(value: Any) -> str:
    return orjson.dumps(value).decode()
