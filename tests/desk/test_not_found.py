"""An address that leads nowhere: people get a page in their language, programs the problem."""

import pytest

from tests.client import client_of

BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


@pytest.mark.parametrize(
    ("path", "prefers", "language", "title"),
    [
        ("/cs/nowhere", "fr", "cs", "Taková stránka tu není"),
        ("/fr/rules/chess", "en", "fr", "Cette page n\u2019existe pas"),
        ("/en/rules/java/castling", "cs", "en", "There is no such page"),
        ("/nowhere", "cs", "cs", "Taková stránka tu není"),
    ],
)
def test_people_get_a_page(path: str, prefers: str, language: str, title: str) -> None:
    answer = client_of().get(path, headers={"Accept": BROWSER, "Accept-Language": prefers})
    assert answer.status_code == 404
    assert answer.mimetype == "text/html"
    assert answer.headers["Content-Language"] == language
    assert {"Accept", "Accept-Language"} <= set(answer.headers["Vary"].split(", "))
    assert f"<h1>{title}</h1>" in answer.text
    assert f'href="/{language}/"' in answer.text


@pytest.mark.parametrize(
    ("path", "accept"),
    [
        ("/cs/nowhere", "*/*"),
        ("/cs/nowhere", "application/json, text/html;q=0.5"),
        ("/cs/nowhere", "text/html;q=0"),
        ("/v1/games/chess", BROWSER),
        ("/v1", BROWSER),
    ],
)
def test_programs_get_the_problem(path: str, accept: str) -> None:
    answer = client_of().get(path, headers={"Accept": accept})
    assert answer.status_code == 404
    assert answer.get_json()["type"] == "/problems/not-found"


@pytest.mark.parametrize(("path", "varies"), [("/cs/nowhere", True), ("/nowhere", True), ("/v1/games/chess", False)])
def test_a_cache_keeps_the_page_and_the_problem_apart(path: str, varies: bool) -> None:
    """An address outside the API is answered with a page or with a problem, as ``Accept`` says."""
    vary = client_of().get(path, headers={"Accept": "application/json"}).headers.get("Vary", "")
    assert ("Accept" in vary.split(", ")) == varies


def test_an_address_without_a_slash() -> None:
    answer = client_of().open("*", method="OPTIONS", headers={"Accept": BROWSER})
    assert (answer.status_code, answer.mimetype) == (404, "text/html")
