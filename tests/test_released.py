"""The contract and the rulesets keep what the latest release promised."""

import pytest

from tests.released import promises, promises_of_contract, released


def _refer(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}


RULE = {
    "operationId": "rule",
    "parameters": [{"name": "game", "required": True}, {"name": "explain"}],
    "requestBody": {"$ref": "#/components/schemas/Request"},
    "responses": {"200": {"description": "The ruling.", "$ref": "#/components/schemas/Answer"}, "422": {}},
}
CONTRACT = {
    "paths": {"/rulings": {"post": RULE}},
    "components": {
        "schemas": {
            "Request": {"additionalProperties": False, "required": ["state"], "properties": {"state": _refer("State")}},
            "State": {"required": ["map"], "properties": {"map": {"type": "object"}, "turn": {"type": "string"}}},
            "Answer": {"required": ["verdict"], "properties": {"verdict": _refer("Verdict"), "state": _refer("State")}},
            "Verdict": {"type": "string", "enum": ["legal", "illegal"], "x-enum-varnames": ["OK", "BAD"]},
        }
    },
}
"""A state is sent and received, so its shape is open."""


def test_promises_of_the_latest_release_are_kept() -> None:
    now = promises()
    broken = [name for name, digest in released().items() if now.get(name) != digest]
    assert not broken, "\n".join(["These are gone, or mean something else:", *broken])


@pytest.mark.parametrize(
    ("before", "after", "broken"),
    [
        ("'The ruling.'", "'What the rules say.'", set()),
        ("{'type': 'object'}", "{'type': 'object'}, 'action': {}", set()),
        ("'illegal'], 'x-enum-varnames': ['OK'", "'open', 'illegal'], 'x-enum-varnames': ['OK', 'OPEN'", set()),
        ("{'name': 'explain'}", "{'name': 'explain'}, {'name': 'language'}", set()),
        ("'422': {}", "'422': {}, '409': {}", set()),
        ("['verdict']", "['verdict', 'ruleset']", set()),
        ("'operationId': 'rule'", "'operationId': 'judge'", {"POST /rulings"}),
        ("{'name': 'explain'}", "{'name': 'explain', 'required': True}", {"POST /rulings", "POST /rulings explain"}),
        (", '422': {}", "", {"POST /rulings 422"}),
        ("{'type': 'object'}", "{'type': 'array'}", {"State.map"}),
        (", 'turn': {'type': 'string'}", "", {"State.turn"}),
        ("['state']", "['state', 'action']", {"Request"}),
        ("['map']", "['map', 'age']", {"State"}),
        ("['map']", "[]", {"State", "State.map"}),
        ("['verdict']", "[]", {"Answer.verdict"}),
        (", 'illegal'], 'x-enum-varnames': ['OK', 'BAD']", "], 'x-enum-varnames': ['OK']", {"Verdict illegal"}),
        ("'BAD'", "'NO'", {"Verdict illegal"}),
    ],
)
def test_what_breaks_a_promise(before: str, after: str, broken: set[str]) -> None:
    written = repr(CONTRACT)
    assert before in written
    now = dict(promises_of_contract(eval(written.replace(before, after))))
    assert {name for name, digest in promises_of_contract(CONTRACT) if now.get(name) != digest} == broken
