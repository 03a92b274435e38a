"""Questions: their answers, and the preferences of a client for them."""

import os
import subprocess
import sys
from pathlib import Path

import orjson
import pytest
from werkzeug.test import Client

from lawspeaker.adjudication.questions import questions_of
from lawspeaker.api.questions import LARGEST_BODY
from lawspeaker.games import GAMES
from tests.api.comparable import comparable
from tests.api.worked import WORKED, Worked
from tests.client import client_of
from tests.conformance import questions
from tests.games.test_every_game import guard_of_answer, wordless

JSON = {"Content-Type": "application/json"}


def test_every_question_of_every_game_has_a_worked_example() -> None:
    with_example = {(worked.game.id, worked.operation) for worked in WORKED}
    assert with_example == {(game.id, question.name) for game in GAMES.values() for question in questions_of(game)}


def test_every_worked_example_gets_an_answer_of_the_declared_shape(client: Client, worked: Worked) -> None:
    answer = client.post(worked.path, json=worked.body)
    assert answer.status_code == 200, answer.get_json()
    guard = guard_of_answer(questions(worked.game.id)[worked.operation])
    assert guard.faults(answer.get_json()) == []
    assert guard.holds(answer.get_json())


def test_a_legal_answer_is_the_next_request(client: Client) -> None:
    verdicts = set()
    for worked in WORKED:
        if worked.operation == "rulings":
            answer = client.post(worked.path, json=worked.body).get_json()
            verdicts.add(answer["verdict"])
            if answer["verdict"] == "legal":
                audited = client.post(f"/v1/games/{worked.game.id}/audits", json={"state": answer["state"]}).get_json()
                assert audited["verdict"] != "impossible"
    assert {"legal", "illegal"} <= verdicts


def test_a_ruling_is_on_one_action_and_several_are_a_turn(client: Client) -> None:
    (worked, *_) = (worked for worked in WORKED if worked.operation == "rulings")
    state, action = worked.body["state"], worked.body["action"]
    turns = f"/v1/games/{worked.game.id}/turns"
    assert client.post(turns, json={"state": state, "actions": [action]}).status_code == 200
    for path, members, places in (
        (worked.path, {}, ["/action"]),
        (worked.path, {"actions": [action]}, ["/action", "/actions"]),
        (turns, {"action": action}, ["/actions", "/action"]),
    ):
        refused = client.post(path, json={"state": state, **members})
        assert (refused.status_code, refused.get_json()["type"]) == (400, "/problems/invalid-request")
        assert [error["pointer"] for error in refused.get_json()["errors"]] == places


def test_explain_all_also_lists_the_rules_that_were_upheld(client: Client, dispute: Worked) -> None:
    short = client.post(dispute.path, json=dispute.body).get_json()
    long = client.post(dispute.path + "?explain=all", json=dispute.body).get_json()
    assert any(finding["outcome"] == "upheld" for finding in long["findings"])
    assert all(finding["outcome"] != "upheld" for finding in short["findings"])
    assert len(long["findings"]) > len(short["findings"])


@pytest.mark.parametrize("query", ["explain=some", "explain=", "explain=all&explain=all", "explian=all", "x"])
def test_any_other_query_is_refused_and_named(client: Client, dispute: Worked, query: str) -> None:
    answer = client.post(f"{dispute.path}?{query}", json=dispute.body)
    assert (answer.status_code, answer.get_json()["type"]) == (400, "/problems/invalid-request")
    assert query.partition("=")[0] in answer.get_json()["detail"]


@pytest.mark.parametrize(
    "header",
    [
        "return=minimal",
        "respond-async, return=minimal",
        'Return="minimal"; foo=bar',
        "return = minimal",
        "return=minimal, return=representation",
    ],
)
def test_prefer_minimal_leaves_the_next_state_out_and_says_so(client: Client, header: str) -> None:
    for worked in WORKED:
        if worked.operation == "rulings":
            whole = client.post(worked.path, json=worked.body)
            short = client.post(worked.path, json=worked.body, headers={"Prefer": header})
            assert short.headers["Preference-Applied"] == "return=minimal"
            assert "Preference-Applied" not in whole.headers
            assert short.get_json() == {name: value for name, value in whole.get_json().items() if name != "state"}


@pytest.mark.parametrize(
    "header", ["return=representation", "wait=10", "", "minimal", "return", "return=representation, return=minimal"]
)
def test_any_other_preference_is_not_followed(client: Client, dispute: Worked, header: str) -> None:
    answer = client.post(dispute.path, json=dispute.body, headers={"Prefer": header})
    assert answer.status_code == 200
    assert "Preference-Applied" not in answer.headers


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("cs", "cs"),
        ("fr-CA, en;q=0.5", "fr"),
        ("de, cs;q=0.5, en;q=0.1", "cs"),
        ("CS-cz, en;q=0.9", "cs"),
        ("cs;q=0, fr;q=0.1", "fr"),
        ("tlh", "en"),
        ("*", "en"),
        ("", "en"),
        (";;;,q=x", "en"),
    ],
)
def test_messages_are_in_the_language_asked_for_or_english(client: Client, dispute: Worked, header: str, language: str) -> None:
    answer = client.post(dispute.path, json=dispute.body, headers={"Accept-Language": header})
    assert answer.headers["Content-Language"] == language
    assert "Accept-Language" in answer.headers["Vary"]
    assert answer.get_data() == client.post(dispute.path, json=dispute.body, headers={"Accept-Language": language}).get_data()


def test_only_messages_change_with_the_language(client: Client, worked: Worked) -> None:
    def without_messages(language: str) -> object:
        return wordless(client.post(worked.path, json=worked.body, headers={"Accept-Language": language}).get_json())

    assert without_messages("en") == without_messages("cs") == without_messages("fr")


def test_the_second_answer_comes_from_the_cache_with_the_same_bytes(unasked_client: Client, worked: Worked) -> None:
    first, second = (unasked_client.post(worked.path, json=worked.body) for _ in range(2))
    assert first.headers["Cache-Status"] == "lawspeaker; fwd=miss; stored"
    assert second.headers["Cache-Status"] == "lawspeaker; hit; detail=memory"
    assert comparable(first) == comparable(second)


@pytest.mark.parametrize(
    ("query", "headers"),
    [("?explain=all", {}), ("", {"Prefer": "return=minimal"}), ("", {"Accept-Language": "cs"})],
)
def test_an_answer_given_otherwise_is_no_hit(fresh_client: Client, dispute: Worked, query: str, headers: dict[str, str]) -> None:
    fresh_client.post(dispute.path, json=dispute.body)
    assert "hit" not in fresh_client.post(dispute.path + query, json=dispute.body, headers=headers).headers["Cache-Status"]


def test_problems_are_not_cached(client: Client, dispute: Worked) -> None:
    answers = [client.post(dispute.path, json={}) for _ in range(2)]
    assert all(answer.status_code == 400 and "Cache-Status" not in answer.headers for answer in answers)


def test_the_cache_can_be_switched_off(dispute: Worked) -> None:
    client = client_of(cache_bytes=0)
    answers = [client.post(dispute.path, json=dispute.body) for _ in range(2)]
    assert {answer.headers["Cache-Status"] for answer in answers} == {"lawspeaker; fwd=miss"}


@pytest.mark.parametrize(
    "media_type", ["text/plain", "application/xml", "application/problem+json", "application/jsonx", "", "json"]
)
def test_a_body_that_is_not_declared_as_json_is_415(client: Client, dispute: Worked, media_type: str) -> None:
    answer = client.post(dispute.path, data=orjson.dumps(dispute.body), headers={"Content-Type": media_type})
    assert (answer.status_code, answer.get_json()["type"]) == (415, "/problems/unsupported-media-type")


def test_no_content_type_at_all_is_415(client: Client, dispute: Worked) -> None:
    assert client.post(dispute.path, data=orjson.dumps(dispute.body)).status_code == 415


@pytest.mark.parametrize("media_type", ["application/json; charset=utf-8", "Application/JSON"])
def test_parameters_and_case_of_the_content_type_do_not_matter(client: Client, dispute: Worked, media_type: str) -> None:
    answer = client.post(dispute.path, data=orjson.dumps(dispute.body), headers={"Content-Type": media_type})
    assert answer.status_code == 200


@pytest.mark.parametrize(
    "accepted", ["text/html", "image/*", "application/json;q=0", "application/json;q=0, */*", "application/xml, text/*"]
)
def test_a_client_that_takes_no_json_gets_406(client: Client, dispute: Worked, accepted: str) -> None:
    answer = client.post(dispute.path, json=dispute.body, headers={"Accept": accepted})
    assert (answer.status_code, answer.mimetype) == (406, "application/problem+json")


@pytest.mark.parametrize("encoding", ["gzip", "identity, gzip", "utf-8"])
def test_a_body_that_is_declared_as_compressed_is_415(client: Client, dispute: Worked, encoding: str) -> None:
    answer = client.post(dispute.path, json=dispute.body, headers={"Content-Encoding": encoding})
    assert (answer.status_code, answer.get_json()["type"]) == (415, "/problems/unsupported-media-type")
    assert client.post(dispute.path, json=dispute.body, headers={"Content-Encoding": "Identity"}).status_code == 200


@pytest.mark.parametrize(
    "accepted",
    [
        "*/*",
        "application/*",
        "text/html, application/json;q=0.1",
        "",
        "application/json;charset=utf-8",
        "application/json; version=2; q=0.5",
    ],
)
def test_a_client_that_takes_json_gets_it(client: Client, dispute: Worked, accepted: str) -> None:
    assert client.post(dispute.path, json=dispute.body, headers={"Accept": accepted}).status_code == 200


def test_a_body_of_a_mebibyte_is_read(client: Client, dispute: Worked) -> None:
    body = orjson.dumps(dispute.body).ljust(LARGEST_BODY)
    assert client.post(dispute.path, data=body, headers=JSON).status_code == 200


def test_a_body_over_a_mebibyte_is_413(client: Client, dispute: Worked) -> None:
    body = orjson.dumps(dispute.body).ljust(LARGEST_BODY + 1)
    answer = client.post(dispute.path, data=body, headers=JSON)
    assert (answer.status_code, answer.get_json()["type"]) == (413, "/problems/content-too-large")
    assert client.post(dispute.path, data=body + b" ", headers=JSON).status_code == 413


@pytest.mark.slow
def test_the_same_request_gets_the_same_bytes_in_any_process_under_any_hash_seed() -> None:
    script = (
        "import sys; from tests.api.worked import WORKED; from tests.client import client_of\n"
        "client = client_of(cache_bytes=0, log_level='error')\n"
        "for worked in WORKED: sys.stdout.buffer.write(client.post(worked.path + '?explain=all', json=worked.body).get_data())\n"
        "for path in ('/v1/games', '/openapi.yaml', '/'): sys.stdout.buffer.write(client.get(path).get_data())\n"
    )
    root = Path(__file__).parents[2]

    def answers(seed: str) -> bytes:
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        return subprocess.run([sys.executable, "-c", script], cwd=root, env=environment, check=True, capture_output=True).stdout

    first = answers("1")
    assert first
    assert first == answers("31337")
