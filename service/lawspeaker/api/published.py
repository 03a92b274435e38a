"""What the contract says otherwise than the guard, so that programs generated from it do the right thing.

The guard is strict, and refuses what it does not know. Generators would turn that into programs that break at the next release,
that sort players into a set, or that send `[]` for a list that nobody has set, which says that there is nothing. In the contract:

- answers are open: they may gain members. What is only sent is closed, and the service refuses unknown members of the rest, too.
- no list is a set. The service refuses a player who is named twice.
- a list or map that may be left out of a request may be ``null``, which means the same. Then generators leave it out themselves.
- members whose names are numbers are the entries of a map: many languages have no such names.
- integers of answers have no limits of their own: all are such as every reader of JSON keeps exact.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from lawspeaker.adjudication.wire.shapes import SAFE_INTEGER

Part = dict[str, Any]

_REFERENCE = "#/components/schemas/"


def published(contract: Part) -> Part:
    """``contract`` as it is published. Its schemas are changed in place."""
    schemas: Mapping[str, Part] = contract["components"]["schemas"]
    operations = [operation for item in contract["paths"].values() for operation in item.values()]
    sent = reachable([operation.get("requestBody") for operation in operations], schemas)
    received = reachable([[operation["responses"] for operation in operations], contract["components"]["responses"]], schemas)
    for name, schema in schemas.items():
        if name in received and schema.get("additionalProperties") is False:
            del schema["additionalProperties"]
        if any(member[0].isdigit() for member in schema.get("properties", ())):
            _make_map(schema)
        for member, value in schema.get("properties", {}).items():
            value.pop("uniqueItems", None)
            if "$ref" in (items := value.get("items", {})):
                items.pop("description", None)  # that schema has its own
            if name in sent and member not in schema.get("required", ()):
                _make_nullable(value, schemas)
            if name not in sent:
                _forget_limits(value)
    used = reachable([contract["paths"], contract["components"]["responses"]], schemas)
    contract["components"]["schemas"] = {name: schema for name, schema in schemas.items() if name in used}
    return contract


def reachable(part: Any, schemas: Mapping[str, Part]) -> set[str]:
    """The names of all schemas that ``part`` refers to, and of those that these refer to."""
    found: set[str] = set()
    left = [*references(part)]
    while left:
        if (name := left.pop()) not in found:
            found.add(name)
            left += references(schemas[name])
    return found


def references(part: Any) -> Iterator[str]:
    """The names of all schemas that ``part`` refers to."""
    if isinstance(part, dict):
        reference = part.get("$ref", "")
        if isinstance(reference, str) and reference.startswith(_REFERENCE):
            yield reference.removeprefix(_REFERENCE)
        for member in part.values():
            yield from references(member)
    elif isinstance(part, list):
        for item in part:
            yield from references(item)


def _make_map(schema: Part) -> None:
    """Makes ``schema`` a map from the names of its properties. The schema of the last one allows what those of the others do."""
    properties = schema.pop("properties")
    value = {"$ref": list(properties.values())[-1]["$ref"]}
    schema.update({"propertyNames": {"pattern": f"^({'|'.join(properties)})$"}, "additionalProperties": value})


def _make_nullable(value: Part, schemas: Mapping[str, Part]) -> None:
    """Lets ``value``, a member that may be left out, be ``null`` if it is a list or map. No other member with its schema may."""
    schema = schemas[value["$ref"].removeprefix(_REFERENCE)] if "$ref" in value else value
    if schema.get("type") == "array" or (schema.get("type") == "object" and "properties" not in schema):
        value.pop("$ref", None)
        value.update({**schema, **value, "type": [schema["type"], "null"]})


def _forget_limits(value: Part) -> None:
    """Leaves out that the integers in ``value`` are at most such as every reader of JSON keeps exact."""
    for limit in ("minimum", "maximum"):
        if abs(value.get(limit, 0)) == SAFE_INTEGER:
            del value[limit]
    for part in (value.get("items"), value.get("additionalProperties")):
        if isinstance(part, dict):
            _forget_limits(part)
