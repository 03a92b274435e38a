"""The files of conformance cases have the format that `tests/cases/schema.json` describes, for engines in other languages."""

from pathlib import Path
from typing import Any

import jsonschema_rs
import orjson
import pytest
import yaml

from lawspeaker.conformance.expectations import KNOWN
from lawspeaker.games import GAMES
from tests.conformance import folder_of_cases

SCHEMA = orjson.loads((Path(__file__).parents[1] / "cases" / "schema.json").read_bytes())
VALIDATOR = jsonschema_rs.validator_for(SCHEMA)


def files() -> list[Path]:
    return [path for game in GAMES for path in sorted(folder_of_cases(game).glob("*.yaml"))]


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_every_file_of_cases_conforms(path: Path) -> None:
    document = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
    assert [f"{error.instance_path}: {error.message}" for error in VALIDATOR.iter_errors(document)] == []


def test_the_schema_has_the_members_that_are_compared() -> None:
    for question, members in KNOWN.items():
        assert set(expectation_of(question)["properties"]) >= members, question
    assert set(SCHEMA["$defs"]["case"]["properties"]["question"]["enum"]) == set(KNOWN)


@pytest.mark.parametrize("question", KNOWN)
def test_a_member_that_nothing_compares_is_refused(question: str) -> None:
    case = {"id": "a", "title": "A", "rules": ["a.b"], "question": question, "request": {}, "expect": {"outcomes": "passed"}}
    assert not VALIDATOR.is_valid({"about": "", "cases": [case]})


def expectation_of(question: str) -> dict[str, Any]:
    """The schema of ``expect`` for a question."""
    for branch in SCHEMA["$defs"]["case"]["allOf"]:
        condition = branch["if"]["properties"]["question"]
        if question in condition.get("enum", [condition.get("const")]):
            reference: str = branch["then"]["properties"]["expect"]["$ref"]
            found: dict[str, Any] = SCHEMA["$defs"][reference.rpartition("/")[2]]
            return found
    raise AssertionError(question)
