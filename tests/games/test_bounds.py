"""Nothing in a request is without a bound: whatever is sent, there is only so much of it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

CONTRACT = Path(__file__).parents[2] / "openapi.yaml"


@pytest.fixture(scope="module")
def contract() -> Any:
    return yaml.load(CONTRACT.read_text(encoding="utf-8"), yaml.CSafeLoader)


def asked(contract: Any) -> Iterator[tuple[str, Any]]:
    """The schema of every request, with its path."""
    for path, methods in contract["paths"].items():
        for operation in methods.values():
            for content in operation.get("requestBody", {}).get("content", {}).values():
                yield path, content["schema"]


def unbounded(schema: Any, components: Any, place: str, seen: set[str]) -> Iterator[str]:
    """The places below a schema where as much may be sent as one likes; ``seen`` are the components looked at."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        if name not in seen:
            seen.add(name)
            yield from unbounded(components[name], components, name, seen)
        return
    kind = schema.get("type")
    if isinstance(kind, list):
        kind, _ = kind  # or null
    if kind == "array":
        if "maxItems" not in schema:
            yield f"{place}: maxItems"
        yield from unbounded(schema["items"], components, f"{place}/*", seen)
    if kind == "string" and not schema.keys() & {"maxLength", "enum", "const"}:
        yield f"{place}: maxLength"
    if kind in ("integer", "number") and "enum" not in schema and not {"minimum", "maximum"} <= schema.keys():
        yield f"{place}: minimum, maximum"
    if kind == "object" and "properties" not in schema:  # else the service refuses other members
        others = schema.get("additionalProperties", True)
        if others is not False:
            if not {"maxProperties", "propertyNames"} & schema.keys():
                yield f"{place}: maxProperties"
            yield from unbounded(others if isinstance(others, dict) else {}, components, f"{place}/*", seen)
    for name, member in schema.get("properties", {}).items():
        yield from unbounded(member, components, f"{place}/{name}", seen)
    for one in schema.get("oneOf", ()):
        yield from unbounded(one, components, place, seen)


def test_every_value_of_a_request_has_a_bound(contract: Any) -> None:
    seen: set[str] = set()
    found = [
        fault for path, schema in asked(contract) for fault in unbounded(schema, contract["components"]["schemas"], path, seen)
    ]
    assert found == []
    assert {"GraenalandState", "JavaBoard", "ConfusingLandsPlacedCard"} <= seen


@pytest.mark.parametrize(
    "schema",
    [
        {"type": "array", "items": {"type": "boolean"}},
        {"type": "array", "maxItems": 3, "items": {"type": "string", "pattern": "^a+$"}},
        {"type": "object", "additionalProperties": {"type": "boolean"}},
        {"type": "object", "properties": {"number": {"type": "integer", "minimum": 0}}, "additionalProperties": False},
        {"oneOf": [{"type": "boolean"}, {"type": "string"}]},
        {"type": "object"},
    ],
    ids=["list", "string in a list", "map", "number", "one of several", "anything"],
)
def test_what_has_no_bound_is_found(schema: Any) -> None:
    assert len(list(unbounded(schema, {}, "", set()))) == 1
