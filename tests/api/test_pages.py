"""The pages for developers."""

import html
import re
from itertools import product

import yaml
from werkzeug.test import Client

from lawspeaker.games import GAMES
from tests.sweeps import each

PAGES = ["/developers", "/developers/java", "/docs", "/docs?game=java", "/problems", "/problems/not-found"]


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
    for link in re.findall('<a href="([^"]*)"', text):
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


def test_the_documentation_of_a_game_lists_its_operations(client: Client) -> None:
    listed = {game: client.get(f"/docs?game={game}").get_data(as_text=True) for game in GAMES}
    for game, text in listed.items():
        contract = client.get(html.unescape(re.findall('data-contract="([^"]*)"', text)[0])).get_json()
        paths = re.findall("<code>(GET|POST) ([^<]*)</code>", text)
        assert {path for _, path in paths} == contract["paths"].keys() > {f"/v1/games/{game}/rulings", "/v1/batches"}
        assert not any(path.startswith(f"/v1/games/{other}") for path in contract["paths"] for other in GAMES if other != game)
        assert '<a href="/developers">' in text
    assert client.get("/docs").get_data(as_text=True) == listed[next(iter(GAMES))]
    assert client.get("/docs?game=chess").status_code == 404


@each("game", GAMES)
def test_the_contract_of_a_game_is_a_part_of_the_whole(client: Client, game: str) -> None:
    whole, part = client.get("/openapi.json").get_json(), client.get(f"/openapi/{game}.json")
    for kind, components in part.get_json()["components"].items():
        assert components.items() <= whole["components"][kind].items()
    assert part.get_json()["paths"].items() <= whole["paths"].items()
    named = {f"#/components/{kind}/{name}" for kind, components in part.get_json()["components"].items() for name in components}
    assert set(re.findall(r'"\$ref": ?"([^"]*)"', part.get_data(as_text=True))) <= named, "it is complete"
    assert len(part.get_data()) < 0.6 * len(client.get("/openapi.json").get_data())
    in_yaml = client.get(f"/openapi/{game}.yaml").get_data(as_text=True)
    assert yaml.load(in_yaml, yaml.CSafeLoader) == part.get_json()


def test_the_documentation_has_its_licence(client: Client) -> None:
    for name in ("LICENSE", "NOTICE", "swagger-ui-bundle.js.LICENSE.txt"):
        assert client.get(f"/static/swagger-ui/{name}").status_code == 200
