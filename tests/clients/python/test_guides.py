"""The guides: each question is asked by the Python that their pages show."""

from typing import Any

import pytest

from lawspeaker.api.code_examples import ways_to_ask
from lawspeaker.api.contract import contract
from lawspeaker.api.guides import guides_of
from lawspeaker.api.openapi import document
from lawspeaker.api.reference import Reference
from lawspeaker.api.service import Service
from lawspeaker.api.settings import Settings
from lawspeaker.games import GAMES
from lawspeaker_client import ServiceProblem
from tests.api.test_guides import EXCHANGE, PROGRAMS, assert_shown, exchanges
from tests.serving import Server
from tests.sweeps import each

ADDRESS = "http://127.0.0.1:8000"
"""The address of the service in the guides."""
GUIDES = {guide.name: guide.text for guide in guides_of(GAMES.ours.values())}


@pytest.mark.slow
@each("name", GUIDES)
def test_the_python_of_a_guide_gets_the_answer_that_is_shown(service: Server, name: str) -> None:
    texts = [(path, body) for path, body, _ in EXCHANGE.findall(GUIDES[name])]
    for (path, text), (_, _, shown) in zip(texts, exchanges(GUIDES[name]), strict=True):
        _, code = ways_to_ask(path, text.rstrip("\n"), service.url)["Python"]
        found: dict[str, Any] = {}
        if shown.get("type", "").startswith("/problems/"):
            with pytest.raises(ServiceProblem) as refused:
                exec(code, found)
            assert refused.value.status == shown["status"]
        else:
            exec(code, found)
            assert_shown(shown, found["answer"], path)


@pytest.mark.slow
def test_the_python_of_the_reference_gets_answers(service: Server) -> None:
    reference = Reference(document(list(contract(GAMES.ours, Service(Settings())))))
    for id, operation in reference.operations.items():
        _, code = reference.ways(operation, service.url)["Python"]
        if id.startswith("receipts"):  # the service has no key for them
            with pytest.raises(ServiceProblem):
                exec(code, {})
        else:
            exec(code, {})


def test_the_python_of_the_guide_to_errors_prints_the_problem(service: Server, capsys: pytest.CaptureFixture[str]) -> None:
    ((program, _, _),) = PROGRAMS.findall(GUIDES["errors"])
    exec(program.replace(ADDRESS, service.url), {})
    assert capsys.readouterr().out.startswith("400 /problems/invalid-request ")
    exec(program.replace(ADDRESS, "http://127.0.0.1:1"), {})
    assert "cannot be reached" in capsys.readouterr().out
