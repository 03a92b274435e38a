"""The resources for GET: games, rules, editions, examples, health."""

from pathlib import Path
from typing import Any

import pytest
from werkzeug.test import Client

from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.guard import Guard
from lawspeaker.api.contract import contract
from lawspeaker.api.operations import Operation
from lawspeaker.api.resources.rules import cases_by_rule
from lawspeaker.api.service import Service
from lawspeaker.api.settings import Settings
from lawspeaker.games import GAMES
from tests.api.worked import Worked

READ = [operation for operation in contract(GAMES, Service.of(Settings())) if operation.method == "GET"]
KEPT = [operation for operation in READ if "ETag" in operation.headers]


def path_of(operation: Operation) -> str:
    """A path of ``operation`` with valid parameters."""
    examples = {parameter.name: parameter.field.metadata["examples"][0] for parameter in operation.parameters}
    return operation.path.format_map(examples)


@pytest.mark.parametrize("operation", READ, ids=lambda operation: operation.id)
def test_every_resource_has_the_declared_shape(client: Client, operation: Operation) -> None:
    answer = client.get(path_of(operation))
    assert (answer.status_code, answer.mimetype) == (200, "application/json")
    assert operation.Answer
    assert Guard(operation.Answer).faults(answer.get_json()) == []


@pytest.mark.parametrize("operation", READ, ids=lambda operation: operation.id)
def test_head_gives_the_headers_without_the_body(client: Client, operation: Operation) -> None:
    got, head = client.get(path_of(operation)), client.head(path_of(operation))
    assert (head.status_code, head.get_data()) == (200, b"")
    assert head.headers["Content-Length"] == str(len(got.get_data()))


@pytest.mark.parametrize("path", ["/v1/games", "/", "/openapi.json", "/static/page.css"])
def test_no_date_of_a_client_is_read(client: Client, path: str) -> None:
    """Responses have no Last-Modified. Some dates are beyond the range of Python."""
    answer = client.get(path, headers={"If-Modified-Since": "Thu, 01 Jan 99999999999 00:00:00 GMT"})
    assert answer.status_code in (200, 302)


@pytest.mark.parametrize("operation", KEPT, ids=lambda operation: operation.id)
def test_a_client_that_has_the_answer_is_told_so(client: Client, operation: Operation) -> None:
    first = client.get(path_of(operation))
    tag = first.headers["ETag"]
    for known in (tag, tag.removeprefix("W/"), f'"other", {tag}', "*"):
        again = client.get(path_of(operation), headers={"If-None-Match": known})
        assert (again.status_code, again.get_data(), again.headers["ETag"]) == (304, b"", tag)
        assert "Content-Type" not in again.headers
    assert client.get(path_of(operation), headers={"If-None-Match": '"other"'}).status_code == 200


def test_each_language_has_its_own_tag(client: Client, game: Game[Any]) -> None:
    answers = [client.get(f"/v1/games/{game.id}/rules", headers={"Accept-Language": language}) for language in ("en", "cs", "fr")]
    assert [answer.headers["Content-Language"] for answer in answers] == ["en", "cs", "fr"]
    assert len({answer.headers["ETag"] for answer in answers}) == 3
    assert all(answer.headers["Vary"] == "Accept-Language, Accept-Encoding" for answer in answers)


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])
def test_another_method_is_405_and_told_which_are_allowed(client: Client, game: Game[Any], method: str) -> None:
    answer = client.open(f"/v1/games/{game.id}", method=method)
    assert answer.status_code == 405
    assert set(answer.headers["Allow"].split(", ")) == {"GET", "HEAD"}
    assert (answer.mimetype, answer.get_json()["type"]) == ("application/problem+json", "/problems/method-not-allowed")


@pytest.mark.parametrize("method", ["GET", "HEAD", "PUT", "DELETE", "OPTIONS"])
def test_a_question_is_asked_with_post_alone(client: Client, dispute: Worked, method: str) -> None:
    answer = client.open(dispute.path, method=method)
    assert (answer.status_code, answer.headers["Allow"]) == (405, "POST")


@pytest.mark.parametrize(
    "path",
    [
        "/v1/games/chess",
        "/v1/games/chess/rulings",
        "/v1/games/{}/nonsense",
        "/v1/games/{}/rules/nonsense",
        "/v1/games/{}/rules/",
        "/v1/games/{}/editions/nonsense",
        "/v1/games/{}/editions",
        "/v1/games/../../etc/passwd",
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/v1/games/",
        "/v2/games",
        "/v1/games/%00",
        "/problems/nonsense",
    ],
)
def test_what_does_not_exist_is_404(client: Client, game: Game[Any], path: str) -> None:
    answer = client.get(path.format(game.id))
    assert (answer.status_code, answer.mimetype) == (404, "application/problem+json")
    assert answer.get_json()["type"] == "/problems/not-found"


@pytest.mark.parametrize("operation", READ, ids=lambda operation: operation.id)
def test_an_unknown_query_parameter_is_refused_and_named(client: Client, operation: Operation) -> None:
    answer = client.get(path_of(operation) + "?explain=all")
    assert answer.status_code == 400
    assert "explain" in answer.get_json()["detail"]


def test_a_game_lists_operations_that_exist(client: Client, game: Game[Any]) -> None:
    described = client.get(f"/v1/games/{game.id}").get_json()
    assert len(described["operations"]) >= 7
    declared = {(operation.method, operation.path) for operation in contract(GAMES, Service.of(Settings()))}
    assert {(operation["method"], operation["path"]) for operation in described["operations"]} < declared


def test_a_game_gives_its_readings_with_their_choices_in_words(client: Client, game: Game[Any]) -> None:
    described = client.get(f"/v1/games/{game.id}", headers={"Accept-Language": "cs"}).get_json()
    assert [reading["id"] for reading in described["readings"]] == list(game.catalogue.readings)
    for reading in described["readings"]:
        assert reading["default"] in [choice["id"] for choice in reading["choices"]]
        assert reading["question"]
        assert all(choice["text"] for choice in reading["choices"])


def test_one_rule_is_told_as_in_the_catalogue(client: Client, game: Game[Any]) -> None:
    rules = client.get(f"/v1/games/{game.id}/rules").get_json()["rules"]
    assert [rule["id"] for rule in rules] == list(game.catalogue.rules)
    assert client.get(f"/v1/games/{game.id}/rules/{rules[0]['id']}").get_json() == rules[0]


def test_a_rule_names_the_cases_that_show_it(tmp_path: Path) -> None:
    (tmp_path / "b.yaml").write_text("cases: [{id: b1, title: B, rules: [x, y]}]\n")
    (tmp_path / "a.yaml").write_text("cases: [{id: a1, title: A, rules: [y]}]\n")
    first, second = {"id": "a1", "title": "A", "rules": ["y"]}, {"id": "b1", "title": "B", "rules": ["x", "y"]}
    assert cases_by_rule(tmp_path) == {"x": [second], "y": [first, second]}
    assert cases_by_rule(tmp_path / "missing") == {}


def test_a_case_is_told_by_its_id_and_title(client: Client, game: Game[Any]) -> None:
    for rule in client.get(f"/v1/games/{game.id}/rules").get_json()["rules"]:
        assert rule["cases"]
        assert all(case.keys() == {"id", "title"} for case in rule["cases"])


def test_an_edition_says_of_each_figure_where_it_is_from(client: Client, game: Game[Any]) -> None:
    for edition in game.editions:
        figures = client.get(f"/v1/games/{game.id}/editions/{edition}").get_json()["figures"]
        assert figures
        assert all(("value" in figure) == (figure["provenance"] != "unknown") and figure["source"] for figure in figures)


def test_the_examples_have_the_answers_that_the_service_gives(client: Client, game: Game[Any]) -> None:
    for language in ("en", "cs"):
        headers = {"Accept-Language": language}
        for example in client.get(f"/v1/games/{game.id}/examples", headers=headers).get_json()["examples"]:
            answer = client.post(f"/v1/games/{game.id}/{example['operation']}", json=example["request"], headers=headers)
            assert (answer.get_json() if answer.is_json else answer.text) == example["response"]


def test_health_is_never_kept(client: Client) -> None:
    for path in ("/healthz", "/readyz"):
        assert client.get(path).headers["Cache-Control"] == "no-store"
