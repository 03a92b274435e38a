"""The resources for GET: games, rules, editions, examples, health."""

from pathlib import Path
from typing import Any

import pytest
from werkzeug.test import Client

from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.guard import Guard
from lawspeaker.adjudication.messages import LANGUAGES
from lawspeaker.api import resources
from lawspeaker.api.contract import contract
from lawspeaker.api.operations import Operation
from lawspeaker.api.resources.cases import CASES, Title, cases_by_rule, title_of, translated_titles
from lawspeaker.api.service import Service
from lawspeaker.api.settings import Settings
from lawspeaker.games import GAMES
from tests.api.worked import Worked
from tests.client import client_of

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


def ids(answer: Any) -> list[str]:
    return [rule["id"] for rule in answer.get_json()["rules"]]


def test_rules_are_found_by_the_words_of_players_in_their_language(client: Client) -> None:
    english = client.get("/v1/games/java/rules?search=who+wins+a+tie")
    assert ids(english)[0] == "end.winner"
    czech = client.get("/v1/games/java/rules?search=rem%C3%ADza", headers={"Accept-Language": "cs"})
    assert "end.winner" in ids(czech)
    assert czech.headers["Content-Language"] == "cs"
    assert ids(client.get("/v1/games/java/rules?search=rem%C3%ADza")) == []


def test_a_rule_that_was_found_is_told_as_in_the_catalogue(client: Client, game: Game[Any]) -> None:
    first, *_ = client.get(f"/v1/games/{game.id}/rules").get_json()["rules"]
    assert client.get(f"/v1/games/{game.id}/rules", query_string={"search": first["id"]}).get_json()["rules"][0] == first


@pytest.mark.parametrize("search", ["x" * 100, "?!", "\0", "%", "ß" * 100])
def test_a_search_for_what_no_rule_has_finds_nothing(client: Client, game: Game[Any], search: str) -> None:
    answer = client.get(f"/v1/games/{game.id}/rules", query_string={"search": search})
    assert (answer.status_code, answer.get_json()) == (200, {"rules": []})


@pytest.mark.parametrize("query", ["search=", f"search={'x' * 101}"])
def test_a_search_that_is_empty_or_too_long_is_refused(client: Client, game: Game[Any], query: str) -> None:
    answer = client.get(f"/v1/games/{game.id}/rules?{query}")
    assert answer.status_code == 400
    found = len(query.partition("=")[2])
    assert answer.get_json()["detail"] == f"Expected a search of 1 to 100 characters; found {found}."


@pytest.mark.parametrize(
    ("path", "detail"),
    [
        ("rules?search=tie&search=win", "Expected the query parameter search once; found it 2 times."),
        ("rules?search=tie&limit=3", 'Unknown query parameter "limit"; expected only search.'),
        ("rules/{}?search=tie", 'Unknown query parameter "search"; expected none.'),
        ("examples?search=tie", 'Unknown query parameter "search"; expected none.'),
    ],
)
def test_only_the_list_of_rules_is_searched_and_once(client: Client, game: Game[Any], path: str, detail: str) -> None:
    answer = client.get(f"/v1/games/{game.id}/{path.format(next(iter(game.catalogue.rules)))}")
    assert (answer.status_code, answer.get_json()["detail"]) == (400, detail)


def test_each_search_has_its_own_tag(client: Client) -> None:
    tags = [client.get(f"/v1/games/java/rules{query}").headers["ETag"] for query in ("", "?search=tie", "?search=palace")]
    assert len(set(tags)) == 3
    assert client.get("/v1/games/java/rules?search=tie", headers={"If-None-Match": tags[1]}).status_code == 304


def test_a_rule_names_the_cases_that_show_it(tmp_path: Path) -> None:
    (tmp_path / "b.yaml").write_text("cases: [{id: b1, title: B, rules: [x, y]}]\n")
    (tmp_path / "a.yaml").write_text("cases: [{id: a1, title: A, rules: [y]}]\n")
    first, second = {"id": "a1", "title": "A", "rules": ["y"]}, {"id": "b1", "title": "B", "rules": ["x", "y"]}
    assert cases_by_rule(tmp_path) == {"x": [second], "y": [first, second]}
    assert cases_by_rule(tmp_path / "missing") == {}


def test_the_title_of_a_case_is_translated_or_english(tmp_path: Path) -> None:
    case, other = {"id": "a1", "title": "A village"}, {"id": "a2", "title": "A keep"}
    (tmp_path / "titles").mkdir()
    (tmp_path / "titles" / "cs.yaml").write_text("a1: Osada\n")
    assert title_of(case, tmp_path, "cs") == Title("Osada", "cs")
    assert title_of(other, tmp_path, "cs") == Title("A keep", "en")
    assert title_of(case, tmp_path, "fr") == title_of(case, tmp_path, "en") == Title("A village", "en")


def test_a_rule_gives_its_cases_with_translated_titles(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    translated = {case["id"]: f"{case['id']} česky" for shown in cases_by_rule(game.folder / CASES).values() for case in shown}
    monkeypatch.setattr(resources.cases, "translated_titles", lambda _, language: translated if language == "cs" else {})
    for language, is_czech in (("cs", True), ("en", False), ("fr", False)):
        rules = client_of().get(f"/v1/games/{game.id}/rules", headers={"Accept-Language": language}).get_json()["rules"]
        assert all((case["title"] == f"{case['id']} česky") == is_czech for rule in rules for case in rule["cases"])


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_case_has_a_title_in_every_language(game: Game[Any], language: str) -> None:
    titles = translated_titles(game.folder / CASES, language)
    cases = {case["id"]: case["title"] for shown in cases_by_rule(game.folder / CASES).values() for case in shown}
    assert titles.keys() == cases.keys()
    assert all(isinstance(title, str) and title for title in titles.values())
    untranslated = [case for case, title in titles.items() if title == cases[case]]
    assert untranslated == []


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


def test_the_examples_have_titles_in_the_language_of_the_request(client: Client, game: Game[Any]) -> None:
    titles: list[list[str]] = []
    for language in LANGUAGES:
        answer = client.get(f"/v1/games/{game.id}/examples", headers={"Accept-Language": language})
        assert answer.headers["Content-Language"] == language
        titles.append([example["title"] for example in answer.get_json()["examples"]])
    english, czech, _ = titles
    assert all(one != other for one, other in zip(english, czech, strict=True))


def test_health_is_never_kept(client: Client) -> None:
    for path in ("/healthz", "/readyz"):
        assert client.get(path).headers["Cache-Control"] == "no-store"
