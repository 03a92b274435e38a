"""The service as a blueprint below a prefix of somebody else's Flask application."""

import asyncio
import re
from collections.abc import Iterator

import orjson
import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.datastructures import Headers
from werkzeug.test import EnvironBuilder, run_wsgi_app

from lawspeaker.api.settings import Settings
from lawspeaker.app import blueprint, create_front
from tests.client import messages
from tests.sweeps import each

ROOT = "/house/rules"
PAGES = ("/", "/en/desk", "/cs/position", "/fr/rules/", "/en/rules/java", "/developers", "/docs", "/docs/java", "/problems")
LINK = re.compile(r'(?:href|src|action|data-path|content)="(/[^"#]*)')


@pytest.fixture(scope="module")
def client() -> FlaskClient:
    """A client of an application that has its own pages in addition to the service."""
    app = Flask("house")
    app.register_blueprint(blueprint(), url_prefix=ROOT)
    app.add_url_rule("/", "start", lambda: "the house")
    return app.test_client()


def links(page: str) -> Iterator[str]:
    """The paths to which a page or a style sheet leads."""
    yield from LINK.findall(page)
    yield from re.findall(r'url\("(/[^"]*)"\)', page)


@pytest.mark.slow
def test_every_link_of_a_page_stays_below_the_prefix(client: FlaskClient) -> None:
    found = [set(links(client.get(f"{ROOT}{path}").get_data(as_text=True))) for path in PAGES]
    assert all(found)
    for link in set[str]().union(*found):
        answer = client.get(link, follow_redirects=True)
        assert (answer.status_code, answer.request.path.startswith(f"{ROOT}/")) == (200, True), link
        if ".css" in link:
            assert all(link.startswith(ROOT) for link in links(answer.get_data(as_text=True)))


def test_an_answer_is_the_same_and_a_problem_leads_to_its_page(client: FlaskClient) -> None:
    setups = f"{ROOT}/v1/games/java/setups"
    assert client.post(setups, json={"players": ["one", "two"]}).get_json()["verdict"] == "legal"
    for answer in (
        client.post(setups, json={"players": 3}),
        client.get(f"{ROOT}/v1/nothing"),
        client.get(f"{ROOT}{ROOT}/v1/games"),
    ):
        problem = answer.get_json()
        assert problem["type"].startswith(f"{ROOT}/problems/")
        assert client.get(problem["type"]).status_code == 200
    batch = client.post(f"{ROOT}/v1/batches", json={"questions": [{"chess": {"rulings": {}}}]})
    stream = client.post(f"{ROOT}/v1/streams", data=b"{}\n", content_type="application/x-ndjson")
    for text in (batch.get_data(as_text=True), stream.get_data(as_text=True)):
        assert f'"type":"{ROOT}/problems/' in text


def test_the_contract_names_the_prefix(client: FlaskClient) -> None:
    contract = client.get(f"{ROOT}/openapi/java.json").get_json()
    assert contract["servers"] == [{"url": ROOT}]
    assert "/v1/games/java/rulings" in contract["paths"]
    assert f"url: {ROOT}" in client.get(f"{ROOT}/openapi.yaml").get_data(as_text=True)


@each("path", ["/rules/v1/nothing", "/v1/nothing"])
def test_any_asgi_application_can_mount_it(path: str) -> None:
    """A server gives the path with the root, an older one without it. Everything else in this scope is required."""
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "query_string": b"",
        "root_path": "/rules",
        "path": path,
        "headers": [(b"host", b"house.example")],
    }
    answer = asyncio.run(messages(create_front(Settings(log_level="error")), scope, b"", asyncio.Event()))
    assert answer[0]["status"] == 404
    assert orjson.loads(answer[1]["body"])["type"] == "/rules/problems/not-found"


def test_the_application_around_it_stays_as_it_is(client: FlaskClient) -> None:
    assert client.get("/").get_data(as_text=True) == "the house"
    assert client.get("/v1/games").status_code == 404
    assert client.get("/nowhere").mimetype == "text/html"
    assert "Content-Security-Policy" not in client.get("/").headers
    moved = client.get(f"{ROOT}/en")
    assert moved.headers["Location"].endswith(f"{ROOT}/en/")


def test_an_answer_without_a_body_has_no_type() -> None:
    app = Flask("house")
    app.register_blueprint(blueprint(Settings(cors_origins=("*",))), url_prefix=ROOT)
    headers = Headers({"Origin": "https://table.example", "Access-Control-Request-Method": "GET"})
    environ = EnvironBuilder(f"{ROOT}/v1/games", method="OPTIONS", headers=headers).get_environ()
    _, status, sent = run_wsgi_app(app, environ)
    assert (status, "Content-Type" in sent) == ("204 NO CONTENT", False)


def test_the_desk_can_be_left_out() -> None:
    app = Flask("house")
    app.register_blueprint(blueprint(with_desk=False), url_prefix=ROOT)
    client = app.test_client()
    assert client.get(f"{ROOT}/v1/games").status_code == 200
    answer = client.get(f"{ROOT}/en/desk", headers={"Accept": "text/html"})
    assert (answer.status_code, answer.mimetype) == (404, "application/problem+json")
