"""Problem documents, and their pages."""

import logging
from dataclasses import replace
from typing import Any

import pytest
from werkzeug.test import Client

from lawspeaker.adjudication.rules.checks import Finding, Impossible, Outcome
from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.adjudication.words.messages import LANGUAGES
from lawspeaker.api.negotiation import preferred_language
from lawspeaker.api.problem_types import INVALID_REQUEST, PROBLEM_TYPES, ProblemType
from lawspeaker.api.problems import ProblemShape, impossible_state
from tests.api.worked import Worked
from tests.client import client_of
from tests.sweeps import each


def test_each_place_of_a_defect_is_an_error_with_its_rule(dispute: Worked) -> None:
    game = dispute.game
    finding = Finding(next(iter(game.catalogue.rules)), Outcome.UPHELD, at=("/state/a", "/state/b"))
    document = impossible_state(game, Impossible(finding), "cs").document
    assert Guard(ProblemShape).faults(document) == []
    assert [error["pointer"] for error in document["errors"]] == ["/state/a", "/state/b"]
    assert all(error["citations"] and error["rule"] == finding.rule for error in document["errors"])


def test_an_error_of_our_own_is_logged_and_not_quoted(dispute: Worked, caplog: pytest.LogCaptureFixture) -> None:
    def view(*arguments: Any) -> Any:
        raise ZeroDivisionError("the secret of the house")

    client = client_of({dispute.game.id: replace(dispute.game, State=view)})
    with caplog.at_level(logging.ERROR):
        answer = client.post(dispute.path, json=dispute.body, headers={"X-Request-Id": "one-two"})
    assert (answer.status_code, answer.mimetype) == (500, "application/problem+json")
    assert answer.get_json() == PROBLEM_TYPES["internal-error"].example
    (record,) = (record for record in caplog.records if record.getMessage() == "request_failed")
    assert vars(record)["request_id"] == "one-two"
    assert record.exc_info
    assert "the secret of the house" in str(record.exc_info[1])


STRANGER = {"state": {"players": ["one", "two"]}, "action": {"type": "end-turn", "player": "three"}}
IMPOSSIBLE = {"state": {"players": ["one", "two"], "tiles": [], "palaces": [{"space": "E9", "value": 4}]}}
IN_EACH_LANGUAGE = {
    "en": ("The request is invalid", "Player Three does not play in this game; the players are Player One and Player Two."),
    "cs": ("Dotaz je neplatný", "Hráč 3 tuto hru nehraje. Hrají: Hráč 1 a Hráč 2."),
    "fr": ("La requête n\u2019est pas valide", "Joueur 3 ne participe pas à cette partie. Joueurs\u202f: Joueur 1 et Joueur 2."),
}


@each("language, told", IN_EACH_LANGUAGE.items())
def test_an_error_of_a_player_is_in_the_language_asked_for(client: Client, language: str, told: tuple[str, str]) -> None:
    answer = client.post("/v1/games/java/rulings", json=STRANGER, headers={"Accept-Language": language})
    problem = answer.get_json()
    assert language != "en" or problem["title"] == INVALID_REQUEST.title
    assert (problem["title"], problem["errors"]) == (told[0], [{"pointer": "/action/player", "detail": told[1]}])
    assert (answer.headers["Content-Language"], answer.headers["Vary"]) == (language, "Accept-Language, Accept-Encoding")


@each(
    "path, body",
    [("/v1/games/java/rulings", {"state": []}), ("/v1/games/java/scores", IMPOSSIBLE), ("/v1/batches", {"questions": "all"})],
)
def test_all_of_a_problem_is_in_the_language_that_it_names(client: Client, path: str, body: Any) -> None:
    def told(language: str) -> list[str]:
        answer = client.post(path, json=body, headers={"Accept-Language": language})
        assert answer.headers["Content-Language"] == language
        problem = answer.get_json()
        return [problem["title"], problem["detail"], *(error["detail"] for error in problem["errors"])]

    of_all_languages = list(zip(*map(told, LANGUAGES), strict=True))
    assert [len(set(texts)) for texts in of_all_languages] == [len(LANGUAGES)] * len(of_all_languages)


@each("path", ["/v1/games/jawa/rulings", "/v1/games/java/rulings?explian=all"])
def test_an_error_of_a_program_is_in_english(client: Client, path: str) -> None:
    czech, english = (client.post(path, json=STRANGER, headers={"Accept-Language": language}) for language in ("cs", "en"))
    assert (czech.headers["Content-Language"], czech.headers["Vary"]) == ("en", "Accept-Encoding")
    assert czech.get_json() == english.get_json()


@each("problem_type", PROBLEM_TYPES.values())
def test_every_problem_type_has_a_page_with_a_valid_example(client: Client, problem_type: ProblemType) -> None:
    page = client.get(problem_type.uri)
    assert (page.status_code, page.mimetype) == (200, "text/html")
    for text in (problem_type.title, problem_type.meaning, problem_type.occasion, problem_type.remedy):
        assert text in page.get_data(as_text=True)
    assert Guard(ProblemShape).faults(problem_type.example) == []
    assert problem_type.uri in client.get("/problems").get_data(as_text=True)


@each(
    "header, language",
    [
        *(("", "en"), (" , ", "en"), ("*", "en"), ("de", "en"), ("de, *;q=0.1", "en"), ("cs;q=0", "en")),
        *(("en;q=0, *", "cs"), ("fr-CA, en;q=0.5", "fr")),
    ],
)
def test_the_language_is_negotiated(header: str, language: str) -> None:
    assert preferred_language(header) == language
