"""An address that leads nowhere: people get a page in their language, programs the problem."""

import pytest
from werkzeug.test import Client

from tests.client import client_of
from tests.sweeps import each

BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


@pytest.fixture(scope="module")
def client() -> Client:
    return client_of()


@each(
    "path, prefers, language, title",
    [
        ("/cs/nowhere", "fr", "cs", "Taková stránka tu není"),
        ("/fr/rules/chess", "en", "fr", "Cette page n\u2019existe pas"),
        ("/en/rules/java/castling", "cs", "en", "There is no such page"),
        ("/nowhere", "cs", "cs", "Taková stránka tu není"),
    ],
)
def test_people_get_a_page(client: Client, path: str, prefers: str, language: str, title: str) -> None:
    answer = client.get(path, headers={"Accept": BROWSER, "Accept-Language": prefers})
    assert answer.status_code == 404
    assert answer.mimetype == "text/html"
    assert answer.headers["Content-Language"] == language
    assert {"Accept", "Accept-Language"} <= set(answer.headers["Vary"].split(", "))
    assert f"<h1>{title}</h1>" in answer.text
    assert f'href="/{language}/"' in answer.text


@each(
    "path, accept",
    [
        ("/cs/nowhere", "*/*"),
        ("/cs/nowhere", "application/json, text/html;q=0.5"),
        ("/cs/nowhere", "text/html;q=0"),
        ("/v1/games/chess", BROWSER),
        ("/v1", BROWSER),
    ],
)
def test_programs_get_the_problem(client: Client, path: str, accept: str) -> None:
    answer = client.get(path, headers={"Accept": accept})
    assert answer.status_code == 404
    assert answer.get_json()["type"] == "/problems/not-found"


@each("path, varies", [("/cs/nowhere", True), ("/nowhere", True), ("/v1/games/chess", False)])
def test_a_cache_keeps_the_page_and_the_problem_apart(client: Client, path: str, varies: bool) -> None:
    """An address outside the API is answered with a page or with a problem, as ``Accept`` says."""
    vary = client.get(path, headers={"Accept": "application/json"}).headers.get("Vary", "")
    assert ("Accept" in vary.split(", ")) == varies


def test_an_address_without_a_slash(client: Client) -> None:
    answer = client.open("*", method="OPTIONS", headers={"Accept": BROWSER})
    assert (answer.status_code, answer.mimetype) == (404, "text/html")
