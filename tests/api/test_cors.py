"""CORS: the headers for web pages of other origins."""

import pytest
from werkzeug.test import Client, TestResponse

from lawspeaker.api.admission.keys import hash_key, new_key
from lawspeaker.api.settings import Rate
from tests.api.worked import Worked
from tests.client import client_of_front
from tests.sweeps import each

OURS, OTHERS = "https://table.example", "https://elsewhere.example"
ORIGINS = (OURS, "http://localhost:5173")
KEY = new_key()


@pytest.fixture(scope="module")
def some() -> Client:
    """A client of a service that allows some origins."""
    return client_of_front(cors_origins=ORIGINS)


@pytest.fixture(scope="module")
def every() -> Client:
    """A client of a service that allows all origins."""
    return client_of_front(cors_origins=("*",))


def preflight(client: Client, origin: str, path: str = "/v1/games", method: str = "POST") -> TestResponse:
    return client.options(path, headers={"Origin": origin, "Access-Control-Request-Method": method})


def of_cors(answer: TestResponse) -> set[str]:
    return {name for name, _ in answer.headers if name.startswith("Access-Control-")}


def words(answer: TestResponse, header: str) -> set[str]:
    return {word.strip().lower() for word in answer.headers.get(header, "").split(",")}


@each("origin", ORIGINS)
def test_a_preflight_says_what_a_page_may_do(some: Client, origin: str) -> None:
    answer = preflight(some, origin)
    assert (answer.status_code, answer.get_data()) == (204, b"")
    assert answer.headers["Access-Control-Allow-Origin"] == origin
    assert words(answer, "Access-Control-Allow-Methods") == {"get", "head", "post"}
    assert words(answer, "Access-Control-Allow-Headers") == {
        *("accept-language", "authorization", "content-type", "if-none-match", "prefer", "traceparent", "x-request-id"),
        *("mcp-protocol-version", "mcp-method", "mcp-name"),
    }
    assert int(answer.headers["Access-Control-Max-Age"]) > 0
    assert "Access-Control-Allow-Credentials" not in answer.headers
    assert "origin" in words(answer, "Vary")
    assert answer.headers["X-Request-Id"]


@each(
    "origin",
    [
        OTHERS,
        "http://table.example",
        "https://table.example:8443",
        "https://table.example.evil.example",
        "https://eviltable.example",
        "https://TABLE.example",
        "https://table.example/",
        "https://table.example, https://table.example",
        "null",
        "",
        "*",
        "\xff",
    ],
)
def test_a_page_of_another_origin_gets_no_headers(some: Client, origin: str) -> None:
    response = some.get("/v1/games", headers={"Origin": origin})
    assert (response.status_code, of_cors(response)) == (200, set())
    first = preflight(some, origin)
    assert (first.status_code, of_cors(first)) == (405, set())


def test_answers_can_be_read_and_vary_by_origin(some: Client, dispute: Worked) -> None:
    readable = some.post(dispute.path, json=dispute.body, headers={"Origin": OURS})
    assert readable.headers.getlist("Access-Control-Allow-Origin") == [OURS]
    assert {"ratelimit", "retry-after", "cache-status", "x-request-id"} <= words(readable, "Access-Control-Expose-Headers")
    assert "Access-Control-Allow-Credentials" not in readable.headers
    for headers in ({}, {"Origin": OURS}, {"Origin": OTHERS}):
        for answer in (
            some.post(dispute.path, json=dispute.body, headers=headers),
            some.post(dispute.path, json=dispute.body, headers=headers),  # kept, before Flask
            some.get("/v1/games", headers=headers),
            some.get("/v1/nothing", headers=headers),
        ):
            assert "origin" in words(answer, "Vary")
            assert len(answer.headers.getlist("Vary")) == 1
            assert answer.status_code != 200 or "accept-language" in words(answer, "Vary")


def test_where_every_page_may_ask_answers_are_the_same_for_all(every: Client) -> None:
    for headers in ({"Origin": OURS}, {"Origin": OTHERS}, {"Origin": "null"}):
        answer = every.get("/v1/games", headers=headers)
        assert answer.headers["Access-Control-Allow-Origin"] == "*"
        assert "origin" not in words(answer, "Vary")
    assert preflight(every, OTHERS).headers["Access-Control-Allow-Origin"] == "*"
    assert of_cors(every.get("/v1/games")) == set()


def test_to_ask_first_needs_no_key_and_does_not_count() -> None:
    client = client_of_front(
        cors_origins=ORIGINS, access="keys", api_keys=(str(hash_key("page", KEY)),), rate_limit=Rate(1, 3600)
    )
    for _ in range(3):
        answer = preflight(client, OURS)
        assert (answer.status_code, "RateLimit" in answer.headers) == (204, False)
    assert preflight(client, OTHERS).status_code == 401
    assert client.get("/v1/games", headers={"Authorization": f"Bearer {KEY}"}).status_code == 200


def test_a_page_can_read_why_it_was_refused(dispute: Worked) -> None:
    client = client_of_front(
        cors_origins=ORIGINS, access="keys", api_keys=(str(hash_key("page", KEY)),), rate_limit=Rate(2, 3600)
    )
    keyed = {"Origin": OURS, "Authorization": f"Bearer {KEY}"}
    refused = [
        client.get("/v1/games", headers={"Origin": OURS}),
        client.post(dispute.path, data=b"{", headers={**keyed, "Content-Type": "application/json"}),
        client.get("/v1/nothing", headers=keyed),
        client.get("/v1/games", headers=keyed),
    ]
    assert [answer.status_code for answer in refused] == [401, 400, 404, 429]
    assert {answer.headers["Access-Control-Allow-Origin"] for answer in refused} == {OURS}
    assert all(answer.headers["Access-Control-Expose-Headers"] for answer in refused)
