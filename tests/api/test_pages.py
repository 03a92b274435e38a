"""The pages for developers."""

import html
import re
from itertools import product

import openapi_spec_validator
import orjson
from werkzeug.test import Client

from lawspeaker.games import GAMES
from tests.sweeps import each

PAGES = ["/developers", "/developers/java", "/docs", "/docs?game=java", "/problems", "/problems/not-found"]


@each("path", PAGES)
def test_a_page_asks_nothing_of_another_host_and_runs_no_inline_script(client: Client, path: str) -> None:
    text = client.get(path).get_data(as_text=True)
    for path in re.findall(r"""<(?:script|link|img|iframe)[^>]*?(?:src|href)=["']([^"']*)""", text):
        if not path.startswith("data:image/svg+xml,"):
            assert path.startswith(("/static/", "/developers/"))
            assert client.get(path).status_code == 200
    assert all("src=" in script for script in re.findall("<script[^>]*>", text))
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=", text)


@each("path", PAGES)
def test_every_link_of_a_page_leads_somewhere(client: Client, path: str) -> None:
    for link in re.findall('<a href="([^"]*)"', client.get(path).get_data(as_text=True)):
        assert client.get(link).status_code == 200


@each("path", [*PAGES, "/openapi.json", "/openapi.yaml"])
def test_a_page_that_the_client_has_is_not_sent_again(client: Client, path: str) -> None:
    page = client.get(path)
    again = client.get(path, headers={"If-None-Match": page.headers["ETag"]})
    assert (again.status_code, again.get_data()) == (304, b"")


@each(
    "header, value, path",
    product(
        ["Range", "If-Range", "If-Match", "If-Unmodified-Since"],
        ["bytes=99999999-", "bytes=0-1,5-6", "items=0-1", '"other"', "*", "Thu, 01 Jan 1970 00:00:00 GMT"],
        ["/developers", "/openapi.yaml", "/static/icon.svg", "/v1/games"],
    ),
)
def test_no_condition_makes_a_part_or_a_failure_of_an_answer(client: Client, path: str, header: str, value: str) -> None:
    usual, answer = client.get(path), client.get(path, headers={header: value})
    assert (answer.status_code, answer.get_data()) == (200, usual.get_data())


def test_the_documentation_lists_the_operations_of_a_game_at_once_and_leads_back(client: Client) -> None:
    listed = {game: client.get(f"/docs?game={game}").get_data(as_text=True) for game in GAMES}
    for game, text in listed.items():
        contract = client.get(html.unescape(re.findall('data-contract="([^"]*)"', text)[0])).get_json()
        paths = re.findall("<code>(GET|POST) ([^<]*)</code>", text)
        assert {path for _, path in paths} == contract["paths"].keys() > {f"/v1/games/{game}/rulings", "/v1/batches"}
        assert not any(path.startswith(f"/v1/games/{other}") for path in contract["paths"] for other in GAMES if other != game)
        assert '<a href="/developers">' in text
    assert client.get("/docs").get_data(as_text=True) == listed[next(iter(GAMES))]
    for page in ("/docs", "/openapi.json"):
        assert client.get(f"{page}?game=chess").status_code == 404


@each("game", GAMES.ours)
def test_the_contract_of_a_game_is_valid_and_a_part_of_the_whole(client: Client, game: str) -> None:
    whole, part = client.get("/openapi.json").get_json(), client.get(f"/openapi.json?game={game}").get_json()
    openapi_spec_validator.validate(part)
    assert part["paths"].items() <= whole["paths"].items()
    for kind, components in part["components"].items():
        assert components.items() <= whole["components"][kind].items()
    assert len(orjson.dumps(part)) < 0.6 * len(orjson.dumps(whole))


def test_the_documentation_has_its_licence_beside_it(client: Client) -> None:
    for name in ("LICENSE", "NOTICE", "swagger-ui-bundle.js.LICENSE.txt"):
        assert client.get(f"/static/swagger-ui/{name}").status_code == 200
