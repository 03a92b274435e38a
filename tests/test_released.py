"""The contract and the rulesets keep what the latest release promised."""

import pytest

from tests.released import promises, promises_of_contract, released

CONTRACT = {
    "paths": {"/rulings": {"post": {"operationId": "rule", "responses": {"200": {"description": "The ruling."}}}}},
    "components": {
        "schemas": {
            "Request": {"additionalProperties": False, "required": ["state"], "properties": {"state": {"type": "object"}}},
            "Answer": {"required": ["verdict"], "properties": {"verdict": {"$ref": "#/components/schemas/Verdict"}}},
            "Verdict": {"type": "string", "enum": ["legal", "illegal"]},
        }
    },
}


def test_promises_of_the_latest_release_are_kept() -> None:
    now = promises()
    broken = [name for name, digest in released().items() if now.get(name) != digest]
    assert not broken, "\n".join(["These are gone, or mean something else:", *broken])


@pytest.mark.parametrize(
    ("before", "after", "broken"),
    [
        ("'The ruling.'", "'What the rules say.'", set()),
        ("{'type': 'object'}", "{'type': 'object'}, 'action': {}", set()),
        ("'illegal']", "'illegal', 'undetermined']", set()),
        ("'/rulings'", "'/verdicts'", {"POST /rulings", "POST /rulings 200"}),
        ("{'type': 'object'}", "{'type': 'array'}", {"Request.state"}),
        ("['state']", "['state', 'action']", {"Request"}),
        ("['verdict']", "[]", {"Answer.verdict"}),
        (", 'illegal'", "", {'Verdict enum "illegal"'}),
    ],
)
def test_what_breaks_a_promise(before: str, after: str, broken: set[str]) -> None:
    written = repr(CONTRACT)
    assert before in written
    now = dict(promises_of_contract(eval(written.replace(before, after))))
    assert {name for name, digest in promises_of_contract(CONTRACT) if now.get(name) != digest} == broken
