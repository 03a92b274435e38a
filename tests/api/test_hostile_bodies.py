"""Malformed bodies that fuzzers and people have found: each gets its documented response, and none a 500."""

import json
import subprocess
import sys
from itertools import product
from typing import Any

from werkzeug.test import Client
from werkzeug.wrappers import Response

from lawspeaker.adjudication.wire.errors import MOST_FAULTS
from tests.api.worked import ONE_OF_EACH, Worked
from tests.bench.hostile import BATCHES, hostile_bodies
from tests.serving import LONG
from tests.sweeps import each

RULINGS = next(worked.path for worked in ONE_OF_EACH if worked.operation == "rulings")
LISTING = RULINGS.replace("rulings", "legal-actions")


def ask(client: Client, body: bytes, path: str = RULINGS) -> Response:
    return client.post(path, data=body, headers={"Content-Type": "application/json"})


def pointers(answer: Response) -> list[str]:
    return [error["pointer"] for error in answer.get_json()["errors"]]


def outcome(answer: Response) -> tuple[int, str]:
    return answer.status_code, answer.get_json().get("type", "")


NOT_JSON = {
    "nothing": b"",
    "an object and more": b"{} {}",
    "NaN": b'{"state": NaN}',
    "an integer out of range": b"1" * 400,
    "a number out of range": b'{"state": 1e400}',
    "a lone high surrogate": b'{"state": "\\ud800"}',
    "invalid UTF-8": b'{"state": "\xff"}',
    "UTF-16 without a mark": '{"state": {}}'.encode("utf-16-le"),
    "a null byte": b"\x00",
    "a member given twice": b'{"state": {}, "state": {}}',
    "1,100 levels of lists": b"[" * 1100 + b"]" * 1100,
    "900 levels around a float": b"[" * 900 + b"5.0" + b"]" * 900,
    "33 levels": b'{"state": ' + b"[" * 32 + b"]" * 32 + b"}",
    "10,000 brackets": b"[" * 10_000,
}
"""A few of the texts that ``tests/adjudication/test_ijson.py`` refuses."""

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


@each("name, body", NOT_JSON.items())
def test_what_is_not_i_json_is_invalid_json(client: Client, name: str, body: bytes) -> None:
    assert outcome(ask(client, body)) == (400, "/problems/invalid-json")


@each("name, body", NO_REQUEST.items())
def test_json_that_is_no_request_is_an_invalid_request(client: Client, name: str, body: bytes) -> None:
    answer = ask(client, body)
    assert outcome(answer) == (400, "/problems/invalid-request")
    assert answer.get_json()["errors"]
    assert name != "a name with a slash and a tilde" or "/a~1b~0c" in pointers(answer)


DEEP_LISTS = """
from lawspeaker.adjudication.wire.ijson import NotJSON, parse
lists = b",".join([b"[" * 251 + b"5.0" + b"]" * 251] * 9)
body = b'{"a":"%b","s":[%b]}' % (b"x" * 29, lists)
for text in (body, b'{"questions":[{"java":{"scores":%b}}]}' % body):
    try:
        parse(text)
    except NotJSON as error:
        assert str(error) == "The body is nested more than 32 levels deep.", error
    else:
        raise AssertionError
"""
"""Reads lists for which ``orjson.dumps`` writes beyond its buffer, and crashes the process."""


def test_lists_that_would_overflow_a_buffer_do_no_harm() -> None:
    done = subprocess.run([sys.executable, "-c", DEEP_LISTS], capture_output=True, check=False, timeout=LONG)
    assert done.returncode == 0, done.stderr[-2000:]


def listing(dispute: Worked, **members: Any) -> bytes:
    return json.dumps({"state": dispute.body["state"], **members}, separators=(",", ":")).encode()


@each("limit", [b"5.0", b"5e0", b"0.5e1", b"50E-1"])
def test_an_integer_may_be_written_as_a_float(client: Client, dispute: Worked, limit: bytes) -> None:
    plain = ask(client, listing(dispute, limit=5), LISTING)
    body = listing(dispute, limit=5).replace(b'"limit":5', b'"limit":' + limit)
    assert ask(client, body, LISTING).get_data() == plain.get_data()
    assert plain.status_code == 200


WRONG = {
    "limit": [5.5, "5", True, False, [5], {}, -1, 0, 1_001, 2**63, 2**64, 1e300, -0.5],
    "scores": ["yes", "true", 1, 0, "", []],
    "player": ["red\n", "Red", "red ", "", "røde", "r" * 41, "1red", 5, ["red"]],
}


@each("member, value", [(member, value) for member, values in WRONG.items() for value in values])
def test_a_value_of_another_type_is_refused_with_its_place(client: Client, dispute: Worked, member: str, value: object) -> None:
    answer = ask(client, listing(dispute, **{member: value}), LISTING)
    assert outcome(answer) == (400, "/problems/invalid-request")
    assert pointers(answer) == [f"/{member}"]


def test_a_member_that_is_null_counts_as_left_out(client: Client, dispute: Worked) -> None:
    plain = ask(client, listing(dispute, limit=5), LISTING)
    with_null = ask(client, listing(dispute, limit=5, scores=None, player=None), LISTING)
    assert with_null.get_json() == plain.get_json()


def test_every_fault_is_reported_not_only_the_first(client: Client, dispute: Worked) -> None:
    answer = ask(client, listing(dispute, limit="5", cursor=-1, speed=1), LISTING)
    assert set(pointers(answer)) == {"/limit", "/cursor", "/speed"}


@each("path, name", product([worked.path for worked in ONE_OF_EACH], [*NOT_JSON, *NO_REQUEST]))
def test_no_hostile_body_breaks_any_question(client: Client, path: str, name: str) -> None:
    says_nothing = path.endswith(("/setups", "/views")) and name == "an empty object"
    assert ask(client, {**NOT_JSON, **NO_REQUEST}[name], path).status_code == (200 if says_nothing else 400)


def test_the_largest_bodies_of_every_kind_are_refused(client: Client) -> None:
    bodies = hostile_bodies()
    expected = {hostile.name: (hostile.status, hostile.problem and f"/problems/{hostile.problem}") for hostile in bodies}
    assert {hostile.name: outcome(ask(client, hostile.body, hostile.path)) for hostile in bodies} == expected


def test_each_bad_question_of_a_large_batch_is_refused_by_itself(client: Client) -> None:
    batches = [hostile.body for hostile in hostile_bodies() if hostile.path == BATCHES and hostile.status == 200]
    answers = [answer for body in batches for answer in ask(client, body, BATCHES).get_json()["answers"]]
    assert len(answers) == 20 * len(batches)
    assert {answer["status"] for answer in answers} == {400, 422}


@each(
    "language, more",
    [
        ("en", "The state has more defects than are listed here."),
        ("cs", "Stav má další chyby, které tu uvedené nejsou."),
        ("fr", "L\u2019état a d\u2019autres défauts, qui ne sont pas énumérés ici."),
    ],
)
def test_of_many_defects_a_hundred_are_listed(client: Client, language: str, more: str) -> None:
    impossible = next(hostile for hostile in hostile_bodies() if hostile.status == 422)
    headers = {"Content-Type": "application/json", "Accept-Language": language}
    *defects, last = client.post(impossible.path, data=impossible.body, headers=headers).get_json()["errors"]
    assert len(defects) == MOST_FAULTS
    assert all("rule" in defect for defect in defects)
    assert last == {"pointer": "", "detail": more}
