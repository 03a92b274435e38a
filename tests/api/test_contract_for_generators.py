"""Programs are generated from the committed contract. It is held to what generators need, also without any of them.

What is written here was learnt from generators: they make a type of each schema and each inline object, drop an operation whose
types collide, and read no keyword that stands beside a union.
"""

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.sweeps import each

CONTRACT = Path(__file__).parents[2] / "openapi.yaml"
MOST_BYTES = 420_000
SETTINGS = Path(__file__).with_name("openapi-python-client.yaml")
"""For the generator of Python clients: a stream is a file."""

contract: dict[str, Any] = yaml.load(CONTRACT.read_text(encoding="utf-8"), yaml.CSafeLoader)
schemas: dict[str, dict[str, Any]] = contract["components"]["schemas"]
operations: list[tuple[str, dict[str, Any]]] = [
    (f"{method} {path}", operation) for path, item in contract["paths"].items() for method, operation in item.items()
]


def parts(part: Any, *path: str | int) -> Iterator[tuple[tuple[str | int, ...], dict[str, Any]]]:
    """All objects in ``part``, with the path to each; examples are none of our schemas."""
    if isinstance(part, dict):
        yield path, part
        for name, inside in part.items():
            if name not in ("examples", "enum", "const", "mapping") or path[-1:] == ("properties",):
                yield from parts(inside, *path, name)
    elif isinstance(part, list):
        for index, inside in enumerate(part):
            yield from parts(inside, *path, index)


def words(name: str) -> str:
    """A name as generators compare it: whatever its case, and without what stands between its words."""
    return re.sub("[^a-z0-9]", "", name.lower())


def type_names() -> Iterator[str]:
    """The name of every type that a generator makes: of each schema, and of each object in one, by the way to it."""
    for name, schema in schemas.items():
        yield name
        for path, part in parts(schema):
            if path and (part.get("type") == "object" or "enum" in part):
                yield name + "".join(str(step) for step in path if step != "properties")


def referred(reference: str) -> str:
    return reference.rpartition("/")[2]


def test_no_two_types_have_one_name() -> None:
    times = Counter(map(words, type_names()))
    assert [name for name, number in times.items() if number > 1] == []


def test_every_set_of_words_is_a_schema_of_its_own() -> None:
    inline = [path for path, part in parts(contract) if "enum" in part and path[:-1] != ("components", "schemas")]
    assert inline == []


def test_a_union_has_a_name_and_a_constant_for_each_kind() -> None:
    seen = 0
    for path, part in parts(contract):
        assert not part.keys() & {"anyOf", "allOf", "not"} or "properties" in path[-1:], path
        if "oneOf" not in part:
            continue
        seen += 1
        assert path[:-1] == ("components", "schemas"), path
        assert part.keys() <= {"oneOf", "discriminator", "description"}, path
        members = [schemas[referred(member["$ref"])] for member in part["oneOf"] if member.get("type") != "integer"]
        if "discriminator" in part:
            tag, mapping = part["discriminator"]["propertyName"], part["discriminator"]["mapping"]
            assert all(tag in member["required"] for member in members), path
            assert [member["properties"][tag]["const"] for member in members] == list(mapping), path
    assert seen > 10


@each("game", ["Graenaland", "ConfusingLands", "Java"])
def test_a_legal_answer_has_a_state_and_no_other_has_one(game: str) -> None:
    for union in ("RulingAnswer", "TurnAnswer"):
        for verdict, reference in schemas[game + union]["discriminator"]["mapping"].items():
            schema = schemas[referred(reference)]
            assert ("state" in schema["required"]) is ("state" in schema["properties"]) is (verdict == "legal")
            assert not schema["properties"].get("events") or "events" in schema["required"]


def test_an_operation_has_one_example_and_the_file_is_small() -> None:
    assert CONTRACT.stat().st_size <= MOST_BYTES
    for name, operation in operations:
        for content in operation.get("requestBody", {}).get("content", {}).values():
            assert len(content["examples"]) == 1, name
        assert not any("examples" in content for content in operation["responses"]["200"]["content"].values()), name


def test_requests_and_answers_have_one_media_type_each() -> None:
    for name, operation in operations:
        for part in (operation.get("requestBody"), operation["responses"]["200"]):
            expected = "application/x-ndjson" if name == "post /v1/streams" else "application/json"
            assert part is None or list(part["content"]) == [expected], name


def test_answers_are_open_and_requests_are_closed() -> None:
    sent, received = reachable("requestBody"), reachable("responses")
    for name, schema in schemas.items():
        if "properties" in schema:
            assert schema.get("additionalProperties") == (None if name in received else False), name
    assert {"JavaState", "JavaAction", "JavaLayLandAction"} <= sent & received


def test_no_list_is_a_set_and_no_member_has_a_number_as_its_name() -> None:
    for path, part in parts(contract):
        assert "uniqueItems" not in part, path
        assert all(member[0].isalpha() for member in part) or path[-1:] != ("properties",), path


def test_a_list_or_map_that_may_be_left_out_of_a_request_may_be_null() -> None:
    """Otherwise generated clients in Java and Dart send an empty one, which says that there is nothing."""
    seen = 0
    for name in reachable("requestBody"):
        schema = schemas[name]
        for member in schema.get("properties", {}).keys() - set(schema.get("required", ())):
            value = schema["properties"][member]
            value = schemas[referred(value["$ref"])] if "$ref" in value else value
            if "items" in value or isinstance(value.get("additionalProperties"), dict):
                seen += 1
                assert value["type"][1:] == ["null"], (name, member)
    assert seen > 100


def test_what_is_only_answered_is_never_null() -> None:
    sent = reachable("requestBody")
    for name in reachable("responses") - sent:
        for value in (schemas[name], *schemas[name].get("properties", {}).values()):
            assert "null" not in value.get("type", ""), name


def test_a_question_and_its_answer_have_the_same_members() -> None:
    for name in ("", "Graenaland", "ConfusingLands", "Java"):
        question, answer = schemas[f"{name}Question"], schemas[f"{name}Answer"]
        assert question["properties"].keys() == answer["properties"].keys()
        assert (question["minProperties"], question["maxProperties"]) == (1, 1)


def reachable(member: str) -> set[str]:
    """The names of the schemas in this ``member`` of an operation, directly or in others."""
    left = [part for _, operation in operations for part in [operation.get(member)] if part]
    found: set[str] = set()
    while left:
        for _, part in parts(left.pop()):
            if "$ref" in part and "/schemas/" in part["$ref"] and (name := referred(part["$ref"])) not in found:
                found.add(name)
                left.append(schemas[name])
    return found


@pytest.mark.slow
@pytest.mark.thorough
def test_a_python_client_is_generated_without_a_warning(tmp_path: Path) -> None:
    client = tmp_path / "client"
    arguments = ["generate", "--path", str(CONTRACT), "--config", str(SETTINGS), "--meta", "none", "--output-path", str(client)]
    made = subprocess.run(
        [sys.executable, "-m", "openapi_python_client", *arguments], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert made.returncode == 0, made.stdout + made.stderr
    assert "arning" not in made.stdout + made.stderr
    modules = {path.stem for path in (client / "api").rglob("*.py")} - {"__init__"}
    assert modules == {operation["operationId"] for _, operation in operations}
