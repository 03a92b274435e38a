"""Malformed bodies that fuzzers and people have found: each gets its documented response, and none a 500."""

import json
import subprocess
import sys
from typing import Any

import orjson
import pytest
from werkzeug.test import Client
from werkzeug.wrappers import Response

from lawspeaker.adjudication.errors import MOST_FAULTS
from tests.api.worked import WORKED, Worked
from tests.bench.hostile import BATCHES, hostile_bodies

RULINGS = next(worked.path for worked in WORKED if worked.operation == "rulings")
LISTING = RULINGS.replace("rulings", "legal-actions")


def ask(client: Client, body: bytes, path: str = RULINGS) -> Response:
    return client.post(path, data=body, headers={"Content-Type": "application/json"})


def outcome(answer: Response) -> tuple[int, str]:
    return answer.status_code, answer.get_json().get("type", "")


NOT_JSON = {
    "nothing": b"",
    "white space": b" \n",
    "half an object": b'{"state": {}',
    "an object and more": b"{} {}",
    "single quotes": b"{'state': {}}",
    "a trailing comma": b'{"state": {},}',
    "a comment": b'{"state": {} /* empty */}',
    "NaN": b'{"state": NaN}',
    "Infinity": b'{"state": Infinity}',
    "minus Infinity": b'{"state": -Infinity}',
    "an integer out of range": b"1" * 400,
    "a number out of range": b'{"state": 1e400}',
    "a leading zero": b'{"state": 01}',
    "a lone high surrogate": b'{"state": "\\ud800"}',
    "a lone low surrogate": b'{"state": "\\udc00"}',
    "a surrogate in UTF-8": b'{"state": "\xed\xa0\x80"}',
    "invalid UTF-8": b'{"state": "\xff"}',
    "a control character in a string": b'{"state": "\x01"}',
    "a byte order mark": b'\xef\xbb\xbf{"state": {}}',
    "UTF-16": '{"state": {}}'.encode("utf-16"),
    "UTF-16 without a mark": '{"state": {}}'.encode("utf-16-le"),
    "a null byte": b"\x00",
    "a member given twice": b'{"state": {}, "state": {}}',
    "a member given twice, once escaped": b'{"state": {}, "\\u0073tate": {}}',
    "a member given twice, once with space before the colon": b'{"state" : {}, "state": {}}',
    "a member given twice, once with a newline before the colon": b'{"state"\n: {}, "state": {}}',
    "a member given twice, deep inside": b'{"state": {"map": [{"a": 1, "a": 1}]}}',
    "a member given twice, beside a string that begins with a colon": b'{"a": ":x", "a": 1}',
    "1,100 levels of lists": b"[" * 1100 + b"]" * 1100,
    "1,100 levels of objects": b'{"a":' * 1100 + b"1" + b"}" * 1100,
    "900 levels of lists": b"[" * 900 + b"]" * 900,
    "900 levels of objects": b'{"a":' * 900 + b"1" + b"}" * 900,
    "900 levels around a float": b"[" * 900 + b"5.0" + b"]" * 900,
    "900 levels with an escape": b'["\\u0041",' * 900 + b"1" + b"]" * 900,
    "33 levels": b'{"state": ' + b"[" * 32 + b"]" * 32 + b"}",
    "33 levels with an escape": b'{"\\u0073tate": ' + b"[" * 32 + b"]" * 32 + b"}",
    "33 levels around a float": b'{"state": ' + b"[" * 32 + b"5.0" + b"]" * 32 + b"}",
    "10,000 brackets": b"[" * 10_000,
}

NO_REQUEST = {
    "null": b"null",
    "a number": b"5",
    "a huge number": b"1" * 300,
    "a string": b'"state"',
    "a list": b"[]",
    "true": b"true",
    "an empty object": b"{}",
    "an unknown member": b'{"stat": {}}',
    "a state that is a list": b'{"state": [], "action": {}}',
    "a state that is null": b'{"state": null, "action": {}}',
    "an action of no type": b'{"state": {}, "action": {}}',
    "an action of an unknown type": b'{"state": {}, "action": {"type": "castle"}}',
    "an action whose type is a list": b'{"state": {}, "action": {"type": ["pass"]}}',
    "an action whose type is null": b'{"state": {}, "action": {"type": null}}',
    "32 levels": b'{"state": ' + b"[" * 31 + b"]" * 31 + b"}",
    "32 levels with an escape": b'{"\\u0073tate": ' + b"[" * 31 + b"]" * 31 + b"}",
    "32 levels around a float": b'{"state": ' + b"[" * 31 + b"5.0" + b"]" * 31 + b"}",
    "an empty name": b'{"": 1}',
    "a name with a slash and a tilde": b'{"a/b~c": 1}',
    "a name of 100,000 letters": b'{"' + b"a" * 100_000 + b'": 1}',
    "the names of a prototype": b'{"__proto__": {}, "constructor": {}}',
    "the names that marshmallow uses": b'{"_schema": 1, "key": {"value": 1}}',
}


@pytest.mark.parametrize("body", NOT_JSON.values(), ids=NOT_JSON.keys())
def test_what_is_not_i_json_is_an_invalid_json(client: Client, body: bytes) -> None:
    assert outcome(ask(client, body)) == (400, "/problems/invalid-json")


@pytest.mark.parametrize("body", NO_REQUEST.values(), ids=NO_REQUEST.keys())
def test_what_is_json_but_no_request_is_an_invalid_request(client: Client, body: bytes) -> None:
    answer = ask(client, body)
    assert outcome(answer) == (400, "/problems/invalid-request")
    assert answer.get_json()["errors"]


DEEP_LISTS = b'{"a":"%b","s":[%b]}' % (b"x" * 29, b",".join([b"[" * 251 + b"5.0" + b"]" * 251] * 9))
"""``orjson.dumps`` writes beyond its buffer for this value, and crashes the process."""
SERVICE_THAT_ANSWERS_IT = """
import sys
from tests.client import client_of

body = sys.stdin.buffer.read()
client = client_of()
for path in sys.argv[1:]:
    answer = client.post(path, data=body, content_type="application/json")
    print(answer.status_code, answer.get_json()["detail"])
"""


@pytest.mark.parametrize(
    "body",
    [DEEP_LISTS, b'{"questions":[{"game":"java","question":"scores","request":%b}]}' % DEEP_LISTS],
    ids=["a question", "a batch"],
)
def test_lists_that_would_overflow_a_buffer_leave_the_service_alive(body: bytes) -> None:
    paths = sorted({worked.path for worked in WORKED} | {"/v1/batches"})
    service = subprocess.run(
        [sys.executable, "-c", SERVICE_THAT_ANSWERS_IT, *paths], input=body, capture_output=True, check=False
    )
    assert service.returncode == 0, service.stderr[-2000:]
    assert service.stdout.decode().splitlines() == ["400 The body is nested more than 32 levels deep."] * len(paths)


def test_the_place_of_an_error_is_an_escaped_json_pointer(client: Client) -> None:
    errors = ask(client, b'{"a/b~c": 1}').get_json()["errors"]
    assert "/a~1b~0c" in [error["pointer"] for error in errors]


def listing(dispute: Worked, **members: Any) -> bytes:
    return orjson.dumps({"state": dispute.body["state"], **members})


@pytest.mark.parametrize("limit", [b"5.0", b"5e0", b"0.5e1", b"50E-1"])
def test_an_integer_may_be_written_with_a_fraction_of_zero(client: Client, dispute: Worked, limit: bytes) -> None:
    plain = ask(client, listing(dispute, limit=5), LISTING)
    body = listing(dispute, limit=5).replace(b'"limit":5', b'"limit":' + limit)
    assert ask(client, body, LISTING).get_data() == plain.get_data()
    assert plain.status_code == 200


@pytest.mark.parametrize("limit", [5.5, "5", True, False, None, [5], {}, -1, 0, 1_001, 2**63, 2**64, 1e300, -0.5])
def test_what_only_looks_like_an_integer_is_refused_with_its_place(client: Client, dispute: Worked, limit: object) -> None:
    answer = client.post(
        LISTING, data=json.dumps({"state": dispute.body["state"], "limit": limit}), content_type="application/json"
    )
    assert outcome(answer) == (400, "/problems/invalid-request")
    assert [error["pointer"] for error in answer.get_json()["errors"]] == ["/limit"]


@pytest.mark.parametrize("word", ["yes", "true", "on", 1, 0, "", None, []])
def test_what_only_looks_like_a_boolean_is_refused_with_its_place(client: Client, dispute: Worked, word: object) -> None:
    answer = ask(client, listing(dispute, scores=word), LISTING)
    assert outcome(answer) == (400, "/problems/invalid-request")
    assert [error["pointer"] for error in answer.get_json()["errors"]] == ["/scores"]


@pytest.mark.parametrize("name", ["red\n", "Red", "red ", "", "røde", "r" * 41, "1red", 5, None, ["red"]])
def test_what_is_no_name_is_refused_with_its_place(client: Client, dispute: Worked, name: object) -> None:
    answer = ask(client, listing(dispute, player=name), LISTING)
    assert outcome(answer) == (400, "/problems/invalid-request")
    assert [error["pointer"] for error in answer.get_json()["errors"]] == ["/player"]


def test_every_fault_is_told_and_not_the_first_alone(client: Client, dispute: Worked) -> None:
    answer = ask(client, listing(dispute, limit="5", cursor=-1, speed=1), LISTING)
    assert {error["pointer"] for error in answer.get_json()["errors"]} == {"/limit", "/cursor", "/speed"}


@pytest.mark.parametrize("body", [*NOT_JSON.values(), *NO_REQUEST.values()], ids=[*NOT_JSON, *NO_REQUEST])
def test_no_hostile_body_breaks_any_question(client: Client, body: bytes) -> None:
    for path in {worked.path for worked in WORKED}:
        says_nothing = path.endswith("/setups") and body == NO_REQUEST["an empty object"]
        assert ask(client, body, path).status_code == (200 if says_nothing else 400), path


def test_the_largest_bodies_of_every_kind_are_refused_as_they_should_be(client: Client) -> None:
    bodies = hostile_bodies()
    expected = {hostile.name: (hostile.status, hostile.problem and f"/problems/{hostile.problem}") for hostile in bodies}
    assert {hostile.name: outcome(ask(client, hostile.body, hostile.path)) for hostile in bodies} == expected


def test_each_bad_question_of_a_large_batch_is_refused_by_itself(client: Client) -> None:
    batches = [hostile.body for hostile in hostile_bodies() if hostile.path == BATCHES and hostile.status == 200]
    answers = [answer for body in batches for answer in ask(client, body, BATCHES).get_json()["answers"]]
    assert len(answers) == 20 * len(batches)
    assert {answer["status"] for answer in answers} == {400, 422}


def test_what_is_too_large_is_refused_with_the_limit_and_how_it_is_counted(client: Client) -> None:
    answer = ask(client, b"[" + b"0," * 20_000 + b"0]").get_json()
    assert answer["detail"] == (
        "The body has 20,001 values; the limit is 20,000. "
        "Each comma, opening bracket and opening brace counts as one value, also in a string."
    )


@pytest.mark.parametrize(
    ("language", "more"),
    [
        ("en", "The state has more defects than are listed here."),
        ("cs", "Stav má další chyby, které tu uvedené nejsou."),
        ("fr", "L\u2019état a d\u2019autres défauts, qui ne sont pas énumérés ici."),
    ],
)
def test_of_a_state_with_many_defects_100_are_listed_and_that_there_are_more(client: Client, language: str, more: str) -> None:
    impossible = next(hostile for hostile in hostile_bodies() if hostile.status == 422)
    headers = {"Content-Type": "application/json", "Accept-Language": language}
    *defects, last = client.post(impossible.path, data=impossible.body, headers=headers).get_json()["errors"]
    assert len(defects) == MOST_FAULTS
    assert all("rule" in defect for defect in defects)
    assert last == {"pointer": "", "detail": more}
