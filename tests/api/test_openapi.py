"""The committed contract: it equals the generated one, is valid, and documents everything."""

import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import jsonschema_rs
import pytest
import yaml

from lawspeaker.adjudication.document import pointer
from lawspeaker.api.contract import contract
from lawspeaker.api.openapi import document, to_yaml
from lawspeaker.api.service import Service
from lawspeaker.api.settings import Settings
from lawspeaker.games import GAMES
from tests.client import client_of

OWN = {"304", "403", "404", "422", "503"}
"""The statuses that only some operations have."""
COMMITTED = Path(__file__).parents[2] / "openapi.yaml"


@pytest.fixture(scope="module")
def committed() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.load(COMMITTED.read_text(encoding="utf-8"), yaml.CSafeLoader)
    return loaded


def test_the_committed_contract_is_what_the_code_makes() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # apispec warns if two schemas have the same name
        made = to_yaml(document(list(contract(GAMES.ours, Service(Settings())))))
    assert made == COMMITTED.read_text(encoding="utf-8"), "run `make openapi`, and look at what changed"


def test_it_is_valid_and_served_in_both_forms(committed: dict[str, Any]) -> None:
    import openapi_spec_validator  # loads for two seconds

    openapi_spec_validator.validate(committed)
    client = client_of(GAMES.ours)
    assert client.get("/openapi.json").get_json() == committed
    assert client.get("/openapi.yaml").get_data(as_text=True) == COMMITTED.read_text(encoding="utf-8")


def test_every_operation_is_described_with_all_its_answers(committed: dict[str, Any]) -> None:
    for path, item in committed["paths"].items():
        for operation in item.values():
            for member in ("description", "summary", "tags"):
                assert operation[member], path
            assert {"200", "default"} <= set(operation["responses"]) <= OWN | {"200", "default"}, path


def test_whatever_is_below_v1_may_need_a_key(committed: dict[str, Any]) -> None:
    (scheme,) = committed["components"]["securitySchemes"]
    assert committed["security"] == [{}, {scheme: []}]
    for path, item in committed["paths"].items():
        for operation in item.values():
            assert operation.get("security") == (None if path.startswith("/v1/") else []), path


def test_the_common_problem_has_all_headers_and_statuses(committed: dict[str, Any]) -> None:
    problem = committed["components"]["responses"]["problem"]
    assert problem["headers"].keys() == committed["components"]["headers"].keys()
    statuses = {example["value"]["status"] for example in problem["content"]["application/problem+json"]["examples"].values()}
    assert statuses == {400, 401, 406, 413, 415, 429, 500, 503}


def test_every_parameter_and_header_is_described_with_an_example(committed: dict[str, Any]) -> None:
    validator = validators(committed)
    parts = {
        pointer("components", kind, name): part
        for kind in ("parameters", "headers")
        for name, part in committed["components"][kind].items()
    }
    inline = {
        pointer("paths", path, method, "parameters", place): parameter
        for path, item in committed["paths"].items()
        for method, operation in item.items()
        for place, parameter in enumerate(operation["parameters"])
        if "$ref" not in parameter
    }
    for place, part in (parts | inline).items():
        assert part["description"]
        assert part["schema"].get("examples") or _refers(part["schema"]), place
        assert all(validator(place + "/schema").is_valid(example) for example in part["schema"].get("examples", ())), place


def test_every_property_is_described_with_a_valid_example(committed: dict[str, Any]) -> None:
    for name, schema in committed["components"]["schemas"].items():
        assert schema["description"], name
    validator = validators(committed)
    for place, schema in properties(committed):
        needs_none = schema.get("type") == "boolean"
        assert _refers(schema) or (schema.get("description") and (needs_none or schema.get("examples"))), place
        for example in schema.get("examples", []):
            errors = [error.message for error in validator(place).iter_errors(example)]
            assert not errors, (place, example)


def test_every_example_of_a_body_validates(committed: dict[str, Any]) -> None:
    seen = 0
    validator = validators(committed)
    for content in contents(committed):
        for example in content.get("examples", {}).values():
            seen += 1
            place = content["schema"]["$ref"].removeprefix("#")
            errors = [error.message for error in validator(place).iter_errors(example["value"])]
            assert not errors, example
    assert seen > 10


def validators(committed: dict[str, Any]) -> Callable[[str], jsonschema_rs.Draft202012Validator]:
    """A function that makes a validator for the schema at a JSON Pointer in the contract."""
    registry = jsonschema_rs.Registry([("urn:contract", committed)], draft=jsonschema_rs.Draft202012)
    return lambda place: jsonschema_rs.Draft202012Validator({"$ref": f"urn:contract#{quote(place)}"}, registry=registry)


def properties(committed: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for name, schema in committed["components"]["schemas"].items():
        for member, part in schema.get("properties", {}).items():
            yield pointer("components", "schemas", name, "properties", member), part


def contents(committed: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for item in committed["paths"].values():
        for operation in item.values():
            for part in (operation.get("requestBody", {}), *operation["responses"].values()):
                yield from part.get("content", {}).values()
    for response in committed["components"]["responses"].values():
        yield from response.get("content", {}).values()


def _refers(schema: dict[str, Any]) -> bool:
    """Whether the schema refers to another one, which has the examples, or leaves nothing to say."""
    return "const" in schema or any("$ref" in schema.get(keyword, schema) for keyword in ("items", "additionalProperties"))
