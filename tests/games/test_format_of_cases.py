"""The format of conformance cases, for engines in other languages: the schema, what is compared, and the guide agree."""

import re
from typing import Any

import jsonschema_rs
import orjson

from lawspeaker.conformance.expectations import KNOWN, differences
from tests.conformance import cases
from tests.serving import ROOT
from tests.sweeps import each

SCHEMA = orjson.loads((ROOT / "tests" / "cases" / "schema.json").read_bytes())
GUIDE = (ROOT / "service" / "lawspeaker" / "guides" / "conformance.md").read_text(encoding="utf-8")
VALIDATOR = jsonschema_rs.validator_for(SCHEMA)


def test_the_schema_has_the_members_that_are_compared() -> None:
    for question, members in KNOWN.items():
        assert set(expectation_of(question)["properties"]) >= members, question
    assert set(SCHEMA["$defs"]["case"]["properties"]["question"]["enum"]) == set(KNOWN)


@each("question", KNOWN)
def test_a_member_that_nothing_compares_is_refused(question: str) -> None:
    case = {"id": "a", "title": "A", "rules": ["a.b"], "question": question, "request": {}, "expect": {"outcomes": "passed"}}
    assert not VALIDATOR.is_valid({"about": "", "cases": [case]})


def test_a_merge_key_that_was_not_resolved_is_refused() -> None:
    request = {"state": {"players": [{"<<": {"phase": "turn"}}]}}
    case = {"id": "a", "title": "A", "rules": ["a.b"], "question": "audits", "expect": {"verdict": "possible"}}
    assert VALIDATOR.is_valid({"about": "", "cases": [{**case, "request": {}}]})
    assert not VALIDATOR.is_valid({"about": "", "cases": [{**case, "request": request}]})


def test_the_guide_names_what_is_compared_and_how_many_cases() -> None:
    (named,) = re.findall(r"more than ([\d,]+) conformance cases", GUIDE)
    assert int(named.replace(",", "")) < len(cases())
    (table,) = re.findall(r"\| member of `expect` .*?\n\n", GUIDE, re.DOTALL)
    compared = set(re.findall(r"`([a-z_]+)`", " ".join(row.split("|")[1] for row in table.splitlines()[2:] if row)))
    same = {
        "verdict",
        "missing",
        "action",
        "state",
        "outcome",
        "best",
        "prefix",
        "legal",
        "choices_left",
        "complete",
        "without_vote",
    }
    assert compared | same == frozenset().union(*KNOWN.values()), "and the last row stands for those of the same name"


def test_the_smallest_answer_that_the_guide_shows_is_enough() -> None:
    (answer,) = re.findall(r"```json engine\n(.*?)```", GUIDE, re.DOTALL)
    expect = {"verdict": "illegal", "violated": ["palace.size"]}
    assert list(differences("rulings", expect, orjson.loads(answer))) == []
    without_hinges = {name: value for name, value in orjson.loads(answer).items() if name != "hinges_on"}
    assert list(differences("rulings", expect, without_hinges)) != []


def expectation_of(question: str) -> dict[str, Any]:
    """The schema of ``expect`` for a question."""
    for branch in SCHEMA["$defs"]["case"]["allOf"]:
        condition = branch["if"]["properties"]["question"]
        if question in condition.get("enum", [condition.get("const")]):
            reference: str = branch["then"]["properties"]["expect"]["$ref"]
            found: dict[str, Any] = SCHEMA["$defs"][reference.rpartition("/")[2]]
            return found
    raise AssertionError(question)
