"""Problem documents, and their pages."""

import logging
from dataclasses import replace
from typing import Any

import pytest
from werkzeug.test import Client

from lawspeaker.adjudication.checks import Finding, Outcome
from lawspeaker.adjudication.errors import Impossible
from lawspeaker.adjudication.guard import Guard
from lawspeaker.api.problem_types import PROBLEM_TYPES, ProblemType
from lawspeaker.api.problems import ProblemShape, impossible_state
from tests.api.worked import Worked
from tests.client import client_of


def broken(dispute: Worked) -> Client:
    """A client of a service with one game, whose rules raise errors."""

    def view(*arguments: Any) -> Any:
        raise ZeroDivisionError("the secret of the house")

    return client_of({dispute.game.id: replace(dispute.game, State=view)})


def test_an_error_of_our_own_is_logged_and_nothing_of_it_told(dispute: Worked, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        answer = broken(dispute).post(dispute.path, json=dispute.body, headers={"X-Request-Id": "one-two"})
    assert (answer.status_code, answer.mimetype) == (500, "application/problem+json")
    assert answer.get_json() == PROBLEM_TYPES["internal-error"].example
    assert "secret" not in answer.get_data(as_text=True)
    (record,) = (record for record in caplog.records if record.getMessage() == "request_failed")
    assert vars(record)["request_id"] == "one-two"
    assert record.exc_info
    assert "the secret of the house" in str(record.exc_info[1])


def test_a_service_that_cannot_answer_its_example_is_not_ready(dispute: Worked) -> None:
    client = broken(dispute)
    answer = client.get("/readyz")
    assert (answer.status_code, answer.get_json()["type"]) == (503, "/problems/not-ready")
    assert dispute.game.id in answer.get_json()["detail"]
    assert client.get("/healthz").status_code == 200


def test_each_place_of_a_defect_is_an_error_with_its_rule_and_citation(dispute: Worked) -> None:
    game = dispute.game
    finding = Finding(next(iter(game.catalogue.rules)), Outcome.UPHELD, at=("/state/a", "/state/b"))
    document = impossible_state(game, Impossible(finding), "cs").document
    assert Guard(ProblemShape).faults(document) == []
    assert [error["pointer"] for error in document["errors"]] == ["/state/a", "/state/b"]
    assert all(error["citations"] and error["rule"] == finding.rule for error in document["errors"])


@pytest.mark.parametrize("problem_type", PROBLEM_TYPES.values(), ids=PROBLEM_TYPES.keys())
def test_every_problem_type_has_a_page_with_a_valid_example(client: Client, problem_type: ProblemType) -> None:
    page = client.get(problem_type.uri)
    assert (page.status_code, page.mimetype) == (200, "text/html")
    for text in (problem_type.title, problem_type.meaning, problem_type.occasion, problem_type.remedy):
        assert text in page.get_data(as_text=True)
    assert Guard(ProblemShape).faults(problem_type.example) == []
    assert problem_type.uri in client.get("/problems").get_data(as_text=True)
