"""The pages for developers."""

import html
import re
from itertools import product

import yaml
from werkzeug.test import Client

from lawspeaker.games import GAMES
from tests.sweeps import each

PAGES = ["/developers", "/developers/java", "/developers?search=seed", "/docs", "/docs/java", "/problems", "/problems/not-found"]


@each("path", PAGES)
def test_a_page_loads_nothing_from_elsewhere_and_its_links_work(client: Client, path: str) -> None:
    page = client.get(path)
    text = page.get_data(as_text=True)
    for loaded in re.findall(r"""<(?:script|link|img|iframe)[^>]*?(?:src|href)=["']([^"']*)""", text):
        if not loaded.startswith("data:image/svg+xml,"):
            assert loaded.startswith(("/static/", "/developers/"))
            assert client.get(loaded).status_code == 200
    assert all("src=" in script for script in re.findall("<script[^>]*>", text))
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=", text)
    for link in re.findall('<a href="([^"#]+)"', text):
        assert client.get(link).status_code == 200, link


@each("path", [*PAGES, "/openapi.json", "/openapi.yaml"])
def test_a_page_that_the_client_has_is_not_sent_again(client: Client, path: str) -> None:
    again = client.get(path, headers={"If-None-Match": client.get(path).headers["ETag"]})
    assert (again.status_code, again.get_data()) == (304, b"")


LATE = "Thu, 01 Jan 99999999999 00:00:00 GMT"
VALUES = ["bytes=99999999-", "bytes=0-1,5-6", "items=0-1", '"other"', "*", "Thu, 01 Jan 1970 00:00:00 GMT"]


@each(
    "path, header, value",
    [
        *product(["/openapi.yaml", "/static/icon.svg"], ["Range", "If-Range", "If-Match", "If-Unmodified-Since"], VALUES),
        *product(["/v1/games"], ["Range", "If-Match"], VALUES[2:]),
        *product(["/v1/games", "/openapi.json", "/static/page.css"], ["If-Modified-Since"], [LATE]),
    ],
)
def test_no_condition_makes_a_part_or_a_failure_of_an_answer(client: Client, path: str, header: str, value: str) -> None:
    """Responses have no Last-Modified. Some dates are beyond the range of Python."""
    usual, answer = client.get(path), client.get(path, headers={header: value})
    assert (answer.status_code, answer.get_data()) == (200, usual.get_data())


def test_every_operation_has_a_page_with_all_of_it(client: Client) -> None:
    listed = re.findall('<a href="/docs/([a-z_]+)">', client.get("/docs").get_data(as_text=True))
    contract = client.get("/openapi.json").get_json()
    operations = {each["operationId"]: (path, each) for path, item in contract["paths"].items() for each in item.values()}
    assert sorted(listed) == sorted(operations)
    for id in listed:
        path, operation = operations[id]
        page = client.get(f"/docs/{id}").get_data(as_text=True)
        anchors, links = re.findall('id="([^"]+)"', page), re.findall('href="#([^"]+)"', page)
        assert set(links) <= set(anchors)
        assert html.escape(operation["summary"]) in page
        elsewhere = set(re.findall(r'id="(\w+)">\s*<h3>\w+</h3>\s*<p>See the operation <code>\w+</code>', page))
        assert not elsewhere or "Question" in anchors
        for schema in set(anchors) & contract["components"]["schemas"].keys() - elsewhere:
            for member in contract["components"]["schemas"][schema].get("properties", ()):
                assert f"<li><code>{member}</code>" in page
        problems = re.findall('<a href="(/problems/[a-z-]+)">', page)
        assert "/problems/invalid-request" in problems
        assert ("/problems/impossible-state" in problems) == ("422" in operation["responses"])
        for sent in re.findall("<textarea[^>]*>(.*?)</textarea>", page, re.DOTALL):
            answer = client.post(path, data=html.unescape(sent), content_type=re.findall('data-type="([^"]*)"', page)[0])
            assert answer.status_code == (403 if path == "/v1/receipts" or path == "/v1/receipts/verify" else 200), path


def test_a_search_finds_sections_operations_and_errors(client: Client) -> None:
    for text, found in {
        "unknown cards": "/developers/unknown",
        "rate limit": "/problems/too-many-requests",
        "votes": "/docs/graenaland_votes",
        "what players must not know": "/developers/play#what-players-must-not-know",
    }.items():
        page = client.get("/developers", query_string={"search": text}).get_data(as_text=True)
        path, _, fragment = found.partition("#")
        assert f'<a href="{found}">' in page.partition("<h2>Guides")[0]
        assert not fragment or f'id="{fragment}"' in client.get(path).get_data(as_text=True)
    assert "Nothing was found." in client.get("/developers?search=%22xyzzy%ff").get_data(as_text=True)


@each("game", GAMES)
def test_the_contract_of_a_game_is_a_part_of_the_whole(client: Client, game: str) -> None:
    whole, part = client.get("/openapi.json").get_json(), client.get(f"/openapi/{game}.json")
    for kind, components in part.get_json()["components"].items():
        questions = {name: components.pop(name) for name in ("Question", "Answer") if name in components}
        assert all(schema["properties"].keys() == {game} for schema in questions.values())
        assert components.items() <= whole["components"][kind].items()
    assert part.get_json()["paths"].items() <= whole["paths"].items()
    named = {f"#/components/{kind}/{name}" for kind, components in part.get_json()["components"].items() for name in components}
    assert set(re.findall(r'"\$ref": ?"([^"]*)"', part.get_data(as_text=True))) <= named, "it is complete"
    assert len(part.get_data()) < 0.6 * len(client.get("/openapi.json").get_data())
    in_yaml = client.get(f"/openapi/{game}.yaml").get_data(as_text=True)
    assert yaml.load(in_yaml, yaml.CSafeLoader) == part.get_json()
