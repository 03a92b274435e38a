"""Batches: each question gets the same answer as in a request of its own."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import orjson
import pytest
from marshmallow import fields
from werkzeug.test import Client, TestResponse

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.adjudication.wire.ijson import MOST_VALUES
from lawspeaker.adjudication.work import Allowance
from lawspeaker.api.answering import answer_question
from lawspeaker.api.problem_types import PROBLEM_TYPES
from lawspeaker.api.questions import LARGEST_BODY
from lawspeaker.api.resources import batches
from lawspeaker.api.resources.batches import MOST_QUESTIONS, batch_answer
from lawspeaker.api.settings import Settings
from lawspeaker.app import create_front
from lawspeaker.games import GAMES
from tests.api.worked import WORKED, Worked
from tests.client import ask as ask_front
from tests.client import client_of, first_stop
from tests.conformance import questions as questions_by_name
from tests.serving import LONG
from tests.sweeps import each

BATCHES = "/v1/batches"
GAME = WORKED[0].game.id
ANSWER = Guard(batch_answer(fields.Dict(keys=fields.String(), required=True)))
HOSTILE: list[Any] = [None, True, 5, 5.5, "state", [], [{}], {}, {"state": []}, {"stat": {}}, {"a/b~c": 1}, {"": {"": None}}]
"""Requests that are invalid for every question."""
IMPOSSIBLE = {"state": {"players": ["one", "two"], "tiles": [], "palaces": [{"space": "E9", "value": 4}]}}
"""A question about a state of Java that cannot be."""


def ask(client: Client, questions: Sequence[Any], **headers: str) -> TestResponse:
    body = orjson.dumps({"questions": questions})
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    return client.post(BATCHES, data=body, content_type="application/json", headers=sent)


def alone(client: Client, game: str, operation: str, request: Any, **headers: str) -> TestResponse:
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    path = f"/v1/games/{game}/{operation}"
    return client.post(path, data=orjson.dumps(request), content_type="application/json", headers=sent)


def answers(client: Client, questions: Sequence[Any]) -> list[dict[str, Any]]:
    answer = ask(client, questions)
    assert answer.status_code == 200, answer.get_json()
    assert ANSWER.faults(answer.get_json()) == []
    batch_answers: list[dict[str, Any]] = answer.get_json()["answers"]
    assert len(batch_answers) == len(questions)
    return batch_answers


def batch_entry(answer: TestResponse) -> bytes:
    """The entry in the answers of a batch for a question with this answer."""
    member = b"answer" if answer.status_code == 200 else b"problem"
    return b'{"status":%d,"%b":%b}' % (answer.status_code, member, in_place(answer))


def in_place(answer: TestResponse) -> bytes:
    """The JSON of ``answer`` in the form of its question; a problem as it is."""
    *_, game, name = answer.request.path.split("/")
    found = answer.get_data()
    return found if answer.status_code != 200 else b'{"%b":{"%b":%b}}' % (game.encode(), name.encode(), found)


def test_every_question_is_answered_byte_for_byte_as_alone() -> None:
    apart, together = (client_of() for _ in range(2))  # two clients, so that neither has cached answers of the other
    query, headers = "?explain=all", {"Accept-Language": "fr", "Prefer": "return=minimal"}
    expected = [batch_entry(apart.post(worked.path + query, json=worked.body, headers=headers)) for worked in WORKED]
    for start in range(0, len(WORKED), MOST_QUESTIONS):
        questions = [worked.question for worked in WORKED[start : start + MOST_QUESTIONS]]
        answer = together.post(BATCHES + query, json={"questions": questions}, headers=headers)
        assert answer.get_data() == b'{"answers":[%b]}' % b",".join(expected[start : start + MOST_QUESTIONS])


@each("game", GAMES)
def test_a_bad_question_gets_the_same_problem_as_alone(client: Client, game: str) -> None:
    good = next(worked for worked in WORKED if worked.game.id == game)
    for operation in {worked.operation for worked in WORKED if worked.game.id == game}:
        bad = [*HOSTILE, IMPOSSIBLE]
        answer = ask(client, [*({game: {operation: request}} for request in bad), good.question], Accept_Language="cs")
        expected = [alone(client, game, operation, request, Accept_Language="cs") for request in bad]
        expected.append(alone(client, game, good.operation, good.body, Accept_Language="cs"))
        assert answer.get_data() == b'{"answers":[%b]}' % b",".join(batch_entry(each) for each in expected)


def test_an_unknown_game_or_question_is_a_problem_at_its_place(fresh_client: Client, dispute: Worked) -> None:
    good, game = dispute.question, dispute.game.id
    strangers: list[Any] = [{"chess": {"rulings": {}}}, {game: {"openings": {}}}, {"": {"": {}}}, {game: {"batches": {}}}]
    filling = [{game: {"audits": {"state": dispute.body["state"]}}}] * (MOST_QUESTIONS - 6)
    batch_answers = answers(fresh_client, [good, *strangers, *filling, good])
    assert [each["status"] for each in batch_answers] == [200, *4 * [404], *(MOST_QUESTIONS - 5) * [200]]
    assert batch_answers[0] == batch_answers[-1] != batch_answers[-2]
    assert [each["problem"]["errors"][0]["pointer"] for each in batch_answers[1:5]] == [
        "/questions/1/chess",
        f"/questions/2/{game}/openings",
        "/questions/3/",
        f"/questions/4/{game}/batches",
    ]
    assert {each["problem"]["type"] for each in batch_answers[1:5]} == {"/problems/not-found"}
    assert all(game in batch_answers[1]["problem"]["detail"] for game in GAMES)
    assert dispute.operation in batch_answers[2]["problem"]["detail"]
    alone_later = alone(fresh_client, dispute.game.id, dispute.operation, dispute.body)
    assert "hit" in alone_later.headers["Cache-Status"]


def test_body_and_preferences_are_those_of_the_whole_batch(client: Client, dispute: Worked) -> None:
    body = orjson.dumps({"questions": [dispute.question]})
    headers = {"Accept-Language": "cs", "Prefer": "return=minimal"}
    answer = client.post(BATCHES, data=body.ljust(LARGEST_BODY), content_type="application/json", headers=headers)
    assert (answer.status_code, answer.mimetype) == (200, "application/json")
    assert answer.headers["Content-Language"] == "cs"
    assert answer.headers["Preference-Applied"] == "return=minimal"
    assert {"Accept-Language", "Prefer"} <= {word.strip() for word in answer.headers["Vary"].split(",")}
    assert client.post(BATCHES, data=body.ljust(LARGEST_BODY + 1), content_type="application/json").status_code == 413


SETUP: dict[str, Any] = {GAME: {"setups": {}}}


@each(
    "batch, place",
    [
        (None, ""),
        ([], ""),
        ({}, "/questions"),
        ({"questions": None}, "/questions"),
        ({"questions": {}}, "/questions"),
        ({"questions": []}, "/questions"),
        ({"questions": [5]}, "/questions/0"),
        ({"questions": [{}]}, "/questions/0"),
        ({"questions": [{GAME: {}}]}, f"/questions/0/{GAME}"),
        ({"questions": [{GAME: None}]}, "/questions/0"),
        ({"questions": [{GAME: ["setups"]}]}, f"/questions/0/{GAME}"),
        ({"questions": [{GAME: {"setups": {}, "scores": {}}}]}, f"/questions/0/{GAME}"),
        ({"questions": [{**SETUP, "java": {"setups": {}}}]}, "/questions/0"),
        ({"questions": [SETUP], "language": "cs"}, "/language"),
        ({"questions": [SETUP] * (MOST_QUESTIONS + 1)}, "/questions"),
    ],
)
def test_an_invalid_batch_is_refused_with_its_place(client: Client, batch: Any, place: str) -> None:
    answer = client.post(BATCHES, data=orjson.dumps(batch), content_type="application/json")
    assert (answer.status_code, answer.get_json()["type"]) == (400, "/problems/invalid-request")
    assert [error["pointer"] for error in answer.get_json()["errors"]] == [place]


GOOD = orjson.dumps({"questions": [SETUP]})


@each(
    "options, status",
    [
        ({"data": b""}, 400),
        ({"data": b"{"}, 400),
        ({"data": b'{"questions": [{"a": {}, "a": {}}]}'}, 400),
        ({"data": b'{"questions": [{"a": {"b": {"c": 1, "c": 1}}}]}'}, 400),
        ({"data": b'{"questions": ' + b"[" * 1100 + b"]" * 1100 + b"}"}, 400),
        ({"data": b'{"questions": [{"a": {"b": NaN}}]}'}, 400),
        ({"query_string": "explian=all"}, 400),
        ({"content_type": "text/plain"}, 415),
        ({"headers": {"Accept": "text/html"}}, 406),
        ({"method": "GET"}, 405),
    ],
)
def test_a_batch_is_asked_like_any_question(client: Client, options: Any, status: int) -> None:
    answer = client.open(BATCHES, **{"method": "POST", "data": GOOD, "content_type": "application/json", **options})
    assert (answer.status_code, answer.mimetype) == (status, "application/problem+json")
    assert "data" not in options or answer.get_json()["type"] == "/problems/invalid-json"


def test_a_batch_may_have_twice_the_values_of_a_question(client: Client) -> None:
    def send(*values: int) -> TestResponse:
        return ask(client, [{GAME: {"scores": [0] * number}} for number in values])

    def statuses(answer: TestResponse) -> list[int]:
        return [each["status"] for each in answer.get_json()["answers"]]

    assert statuses(send(MOST_VALUES, MOST_VALUES - 7)) == [400, 400]
    assert statuses(send(MOST_VALUES + 1, 1)) == [413, 400]
    refused = send(MOST_VALUES, MOST_VALUES - 6)  # the batch itself has 7 values
    assert (refused.status_code, refused.get_json()["type"]) == (413, "/problems/content-too-large")
    assert "has 40,001 values; the limit is 40,000." in refused.get_json()["detail"]


def test_a_batch_computes_the_same_question_once(dispute: Worked) -> None:
    worked_out = []

    def view(*arguments: Any) -> Any:
        worked_out.append(arguments)
        return dispute.game.State(*arguments)

    def effort(questions: int, request: Any) -> int:
        worked_out.clear()
        answers(client, [{dispute.game.id: {dispute.operation: request}}] * questions)
        return len(worked_out)

    games = {dispute.game.id: replace(dispute.game, State=view)}
    client = client_of(games, cache_bytes=0)
    assert effort(10, dispute.body) == effort(1, dispute.body) > 0
    impossible = {**dispute.body, "state": {**dispute.body["state"], "readings": {"no.such": "reading"}}}
    assert effort(10, impossible) == effort(1, impossible)


def test_an_error_of_our_own_fails_only_its_question(dispute: Worked, caplog: pytest.LogCaptureFixture) -> None:
    def view(*arguments: Any) -> Any:
        raise ZeroDivisionError("the secret of the house")

    sound = GAMES["java"]
    games = {dispute.game.id: replace(dispute.game, State=view), sound.id: sound}
    client = client_of(games)
    other = next(worked for worked in WORKED if worked.game is sound)
    with caplog.at_level(logging.ERROR):
        broken, fine = answers(client, [dispute.question, other.question])
    assert broken == {"status": 500, "problem": PROBLEM_TYPES["internal-error"].example}
    assert fine["status"] == 200
    assert [record.exc_info is not None for record in caplog.records] == [True]


def steps(worked: Worked) -> float:
    """The number of steps for answering a worked example."""
    allowance = Allowance(10**9)
    asked = questions_by_name(worked.game.id)[worked.operation]
    answer_question(worked.game, asked, orjson.dumps(worked.body), Preferences(), allowance)
    return 10**9 - allowance.left


def test_beyond_the_work_for_a_batch_questions_are_refused(fresh_client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    assert sum(sorted(map(steps, WORKED), reverse=True)[:MOST_QUESTIONS]) < batches.MOST_WORK, "enough for all examples"
    first, second = (worked for worked in WORKED if worked.name in ("movement", "where-to-place"))
    monkeypatch.setattr(batches, "MOST_WORK", steps(first))
    refused = {"status": 503, "problem": PROBLEM_TYPES["batch-too-expensive"].example}
    good = orjson.loads(batch_entry(alone(client_of(), first.game.id, first.operation, first.body)))
    assert answers(fresh_client, [first.question, second.question, second.question]) == [good, refused, refused]
    assert alone(fresh_client, second.game.id, second.operation, second.body).status_code == 200
    monkeypatch.setattr(batches, "MOST_WORK", 0)
    batch_answers = answers(fresh_client, [second.question, first.question, {first.game.id: {first.operation: {}}}])
    assert [each["status"] for each in batch_answers] == [200, 200, 400], "what is cached, and what is refused, takes no work"


def test_a_batch_whose_client_hangs_up_is_not_worked_on(monkeypatch: pytest.MonkeyPatch) -> None:
    computed: list[bytes] = []
    disconnected, stopped = asyncio.Event(), first_stop(monkeypatch)

    def hang_up_first(*arguments: Any) -> Any:
        computed.append(arguments[2])
        loop.call_soon_threadsafe(disconnected.set)
        assert stopped.wait(LONG)
        return answer_question(*arguments)

    monkeypatch.setattr("lawspeaker.api.questions.answer_question", hang_up_first)
    body = orjson.dumps({"questions": [worked.question for worked in WORKED[:MOST_QUESTIONS]]})
    with asyncio.Runner() as runner:
        loop = runner.get_loop()
        assert runner.run(ask_front(create_front(Settings(log_level="error")), BATCHES, body, disconnected=disconnected)) is None
    assert len(computed) == 1
