"""The resources for GET: games, rules, editions, examples, health."""

from pathlib import Path
from typing import Any

from werkzeug.test import Client

from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.adjudication.words.messages import LANGUAGES
from lawspeaker.api.contract import contract
from lawspeaker.api.documents import IF_NONE_MATCH
from lawspeaker.api.operations import Operation
from lawspeaker.api.resources.cases import CASES, cases_by_rule
from lawspeaker.api.service import Service
from lawspeaker.api.settings import Settings
from lawspeaker.games import GAMES
from tests.sweeps import each

READ = [operation for operation in contract(GAMES, Service(Settings())) if operation.method == "GET"]


def path_of(operation: Operation) -> str:
    """A path of ``operation`` with valid parameters."""
    examples = {parameter.name: parameter.field.metadata["examples"][0] for parameter in operation.parameters}
    return operation.path.format_map(examples)


@each("operation", READ, label=lambda operation: operation.id)
def test_every_resource_has_the_declared_shape(client: Client, operation: Operation) -> None:
    path = path_of(operation)
    answer, head = client.get(path), client.head(path)
    assert (answer.status_code, answer.mimetype) == (200, "application/json")
    assert operation.Answer
    assert Guard(operation.Answer).faults(answer.get_json()) == []
    assert (head.status_code, head.get_data()) == (200, b"")
    assert head.headers["Content-Length"] == str(len(answer.get_data()))
    refused = client.get(f"{path}?explain=all")
    assert refused.status_code == 400
    assert "explain" in refused.get_json()["detail"]
    if IF_NONE_MATCH in operation.parameters:
        tag = answer.headers["ETag"]
        for known in (tag, tag.removeprefix("W/"), f'"other", {tag}', "*"):
            again = client.get(path, headers={"If-None-Match": known})
            assert (again.status_code, again.get_data(), again.headers["ETag"]) == (304, b"", tag)
            assert "Content-Type" not in again.headers
        assert client.get(path, headers={"If-None-Match": '"other"'}).status_code == 200
    elif path in ("/healthz", "/readyz"):
        assert answer.headers["Cache-Control"] == "no-store"


@each("game", GAMES.values())
def test_each_language_has_its_own_tag(client: Client, game: Game[Any]) -> None:
    answers = [client.get(f"/v1/games/{game.id}/rules", headers={"Accept-Language": language}) for language in ("en", "cs", "fr")]
    assert [answer.headers["Content-Language"] for answer in answers] == ["en", "cs", "fr"]
    assert len({answer.headers["ETag"] for answer in answers}) == 3
    assert all(answer.headers["Vary"] == "Accept-Language, Accept-Encoding" for answer in answers)


@each("game", GAMES.values())
def test_a_game_lists_operations_that_exist(client: Client, game: Game[Any]) -> None:
    described = client.get(f"/v1/games/{game.id}").get_json()
    assert len(described["operations"]) >= 7
    declared = {(operation.method, operation.path) for operation in contract(GAMES, Service(Settings()))}
    assert {(operation["method"], operation["path"]) for operation in described["operations"]} < declared


def ids(answer: Any) -> list[str]:
    return [rule["id"] for rule in answer.get_json()["rules"]]


@each("game", GAMES.values(), label=lambda game: game.id)
def test_a_rule_is_given_and_found_as_in_the_catalogue(client: Client, game: Game[Any]) -> None:
    rules = client.get(f"/v1/games/{game.id}/rules").get_json()["rules"]
    assert [rule["id"] for rule in rules] == list(game.catalogue.rules)
    assert all(case.keys() == {"id", "title"} for rule in rules for case in rule["cases"])
    assert all(bool(rule["cases"]) == rule["judged"] for rule in rules)
    assert client.get(f"/v1/games/{game.id}/rules/{rules[0]['id']}").get_json() == rules[0]
    found = client.get(f"/v1/games/{game.id}/rules", query_string={"search": rules[0]["id"]}).get_json()["rules"]
    assert found[0] == rules[0]


def test_rules_are_found_by_words_of_each_language(client: Client) -> None:
    english = client.get("/v1/games/java/rules?search=who+wins+a+tie")
    assert ids(english)[0] == "end.winner"
    czech = client.get("/v1/games/java/rules?search=rem%C3%ADza", headers={"Accept-Language": "cs"})
    assert "end.winner" in ids(czech)
    assert czech.headers["Content-Language"] == "cs"
    assert ids(client.get("/v1/games/java/rules?search=rem%C3%ADza")) == []


@each(
    "path, detail",
    [
        ("rules?search=", "Expected a search of 1 to 100 characters; found 0."),
        (f"rules?search={'x' * 101}", "Expected a search of 1 to 100 characters; found 101."),
        ("rules?search=tie&search=win", "Expected the query parameter search once; found it 2 times."),
        ("rules?search=tie&limit=3", 'Unknown query parameter "limit"; expected only search.'),
        ("rules/end.winner?search=tie", 'Unknown query parameter "search"; expected none.'),
        ("examples?search=tie", 'Unknown query parameter "search"; expected none.'),
    ],
)
def test_only_the_list_of_rules_is_searched_and_once(client: Client, path: str, detail: str) -> None:
    answer = client.get(f"/v1/games/java/{path}")
    assert (answer.status_code, answer.get_json()["detail"]) == (400, detail)


def test_a_rule_names_the_cases_that_show_it(tmp_path: Path) -> None:
    (tmp_path / "b.yaml").write_text("cases: [{id: b1, title: B, rules: [x, y]}]\n")
    (tmp_path / "a.yaml").write_text("cases: [{id: a1, title: A, rules: [y]}]\n")
    first, second = {"id": "a1", "title": "A", "rules": ["y"]}, {"id": "b1", "title": "B", "rules": ["x", "y"]}
    assert cases_by_rule(tmp_path) == {"x": [second], "y": [first, second]}
    assert cases_by_rule(tmp_path / "missing") == {}


@each("game", GAMES.values())
def test_every_case_has_a_title_in_every_language(client: Client, game: Game[Any]) -> None:
    cases = {case["id"]: case for shown in cases_by_rule(game.folder / CASES).values() for case in shown}
    for language in LANGUAGES:
        rules = client.get(f"/v1/games/{game.id}/rules", headers={"Accept-Language": language}).get_json()["rules"]
        titles = {case["id"]: case["title"] for rule in rules for case in rule["cases"]}
        assert titles == {id: case["titles"][language] if language != "en" else case["title"] for id, case in cases.items()}
        assert [id for id, title in titles.items() if language != "en" and title in ("", cases[id]["title"])] == []


@each("game", GAMES.values())
def test_an_edition_says_of_each_figure_where_it_is_from(client: Client, game: Game[Any]) -> None:
    for edition in game.editions:
        figures = client.get(f"/v1/games/{game.id}/editions/{edition}").get_json()["figures"]
        assert figures
        assert all(("value" in figure) == (figure["provenance"] != "unknown") and figure["source"] for figure in figures)


@each("game", GAMES.values(), label=lambda game: game.id)
def test_the_examples_have_titles_and_the_answers_of_the_service(client: Client, game: Game[Any]) -> None:
    titles: list[list[str]] = []
    for language in LANGUAGES:
        headers = {"Accept-Language": language}
        listed = client.get(f"/v1/games/{game.id}/examples", headers=headers)
        assert listed.headers["Content-Language"] == language
        titles.append([example["title"] for example in listed.get_json()["examples"]])
        for example in listed.get_json()["examples"] if language != "fr" else ():
            answer = client.post(f"/v1/games/{game.id}/{example['operation']}", json=example["request"], headers=headers)
            assert (answer.get_json() if answer.is_json else answer.text) == example["response"]
    english, czech, _ = titles
    assert all(one != other for one, other in zip(english, czech, strict=True))
