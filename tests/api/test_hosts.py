"""The host of a request: a client can choose it freely, so no cacheable response may contain it."""

import html

from werkzeug.routing import Rule
from werkzeug.test import Client

from lawspeaker.app import create_app
from tests.sweeps import each

FOREIGN = "evil.example"
VALUES = {"language": "en", "name": "desk", "rule": "votes.palisade", "edition": "sample"}
PRIVATE = {"/developers", "/developers/ask", "/docs/java"}
"""Pages that show the host of their request, so that their commands can be copied."""


def path_of(rule: Rule) -> str:
    """The path of a route, with a value for each parameter."""
    built = rule.build({name: VALUES[name] for name in rule.arguments})
    assert built
    return built[1]


def rules() -> list[Rule]:
    known = VALUES.keys()
    return [rule for rule in create_app().url_map.iter_rules() if "GET" in (rule.methods or ()) and rule.arguments <= known]


@each("query, host", [("", FOREIGN), ("?then=//evil.example/%0d%0a", FOREIGN), ("", "evil.example:80")])
def test_every_redirect_names_a_path_and_no_host(client: Client, host: str, query: str) -> None:
    paths = {path_of(rule) for rule in rules() if rule.rule.endswith("/") and rule.rule != "/"}
    assert {"/en/", "/en/rules/"} <= paths
    for path in paths:
        answer = client.get(path.rstrip("/") + query, headers={"Host": host})
        assert answer.status_code == 308
        assert answer.headers["Location"] == path + query
        assert FOREIGN not in answer.get_data(as_text=True).replace(html.escape(query), "")


@each("path", ["//evil.example", "//evil.example/en", "/en//evil.example", "/\\evil.example", "///en"])
def test_a_path_that_looks_like_a_host_leads_nowhere(client: Client, path: str) -> None:
    answer = client.get("/", headers={"Host": FOREIGN}, environ_overrides={"PATH_INFO": path, "RAW_URI": path})
    assert answer.status_code == 404
    assert "Location" not in answer.headers


def test_no_publicly_cached_answer_names_the_requested_host(client: Client) -> None:
    paths = [path_of(rule) for rule in rules()]
    assert {"/", "/en/", "/docs", "/openapi.json", "/problems", "/v1/games", "/developers"} <= set(paths)
    for path in (*paths, *PRIVATE):
        answer = client.get(path, headers={"Host": FOREIGN})
        response = f"{answer.headers}{answer.get_data(as_text=True)}"
        assert (FOREIGN in response) is (path in PRIVATE), path
        assert (answer.headers.get("Cache-Control") == "private, no-cache") is (path in PRIVATE), path
