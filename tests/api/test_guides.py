"""The guides: what they ask is answered as they show."""

import html
import json
import re
import shlex
from ast import literal_eval
from collections.abc import Iterator
from typing import Any

from flask.testing import FlaskClient

from lawspeaker.adjudication.rules.action import no_choices
from lawspeaker.api.code_examples import as_python
from lawspeaker.api.guides import GENERAL, Guide, as_html, guides_of
from lawspeaker.api.streams.shapes import REASONS
from lawspeaker.cli.commands import lawspeaker
from lawspeaker.conformance.package.lists import agrees
from lawspeaker.games import GAMES
from tests.sweeps import each

MORE = "…"
"""Stands in a list for all that follows."""
OF_GAMES = [path for game in GAMES.values() if (path := game.folder / "guide.md").exists() or game.id in GAMES.ours]
"""A game of somebody else may have no guide."""
GUIDES = {path.stem if path.stem != "guide" else path.parent.name: path for path in (*GENERAL.glob("*.md"), *OF_GAMES)}

QUESTION = re.compile(r"`POST (\S+)`\n\n```json\n(.*?)```", re.DOTALL)
EXCHANGE = re.compile(
    QUESTION.pattern  # a question
    + r"(?:(?:(?!`POST ).)*?```json answer\n(.*?)```)?",  # and what is shown of the answer, before the next question
    re.DOTALL,
)
PROGRAMS = re.compile(r"```python\n(.*?)```\n\n```(js|ts)\n(.*?)```", re.DOTALL)
"""A program in Python, and the same one in JavaScript or TypeScript."""


def exchanges(text: str) -> Iterator[tuple[str, Any, Any]]:
    """The questions of a guide: the path, the body, and what is shown of the answer."""
    for path, body, answer in EXCHANGE.findall(text):
        yield path, json.loads(body), json.loads(answer or "{}")


def assert_shown(shown: Any, found: Any, place: str = "") -> None:
    """Fails if ``found`` differs from what is ``shown`` of it."""
    if isinstance(shown, dict):
        for name, value in shown.items():
            assert name in found, f"{place}/{name}"
            assert_shown(value, found[name], f"{place}/{name}")
    elif isinstance(shown, list):
        listed = shown[:-1] if shown[-1:] == [MORE] else shown
        assert len(listed) == len(found) or listed != shown, (place, found)
        for number, value in enumerate(listed):
            assert_shown(value, found[number], f"{place}/{number}")
    else:
        assert shown == found, place


@each("name", GUIDES)
def test_what_a_guide_asks_is_answered_as_it_shows(name: str, client: FlaskClient) -> None:
    for path, body, shown in exchanges(GUIDES[name].read_text(encoding="utf-8")):
        assert_shown(shown, client.post(path, json=body).get_json(), f"{path} ")
        assert literal_eval(as_python(json.dumps(body))) == body
    assert literal_eval(as_python('{"a": [true, false, null, "true, \\"null"]}')) == {"a": [True, False, None, 'true, "null']}


def test_every_guide_is_a_page_with_a_link_to_the_next(client: FlaskClient) -> None:
    for path in ("nothing", "java/nothing.svg", "nothing/notation.svg", "java/..%2fjava%2fnotation.svg", "ask.md"):
        assert client.get(f"/developers/{path}").status_code == 404
    overview = client.get("/developers").get_data(as_text=True)
    names = re.findall('<dt><a href="/developers/([a-z-]+)">', overview)
    assert sorted(names) == sorted(name.replace("_", "-") for name in GUIDES if name != "overview")
    for name, following in zip(names, [*names[1:], None], strict=True):
        page = client.get(f"/developers/{name}").get_data(as_text=True)
        assert (f'Next: <a href="/developers/{following}">' in page) == (following is not None)
        for link in re.findall('<a [^>]*href="([^"]*)"', page):
            assert link.startswith("https://") or client.get(link).status_code == 200, link
        for source in re.findall('<(?:img|script) [^>]*src="([^"]*)"', page):
            assert client.get(source).status_code == 200, source


@each("guide", guides_of(GAMES.values()), label=lambda guide: guide.name)
def test_each_request_of_a_guide_has_its_endpoint_and_its_tabs(guide: Guide) -> None:
    bodies = [body for language, body in re.findall(r"```(\w*.*?)\n(.*?)```", guide.text, re.DOTALL) if language == "json"]
    assert bodies == [body for _, body in QUESTION.findall(guide.text)], "a fence of JSON without its endpoint before it"
    page = as_html(guide, "http://lawspeaker.example")
    assert page.count('<div class="tabs">') == len(bodies) + len(PROGRAMS.findall(guide.text))
    for path, _ in QUESTION.findall(guide.text):
        assert f"<p><code>POST {path}</code></p>\n<div" in page


@each("name", ["ask", "java"])
def test_the_curl_of_a_guide_is_what_a_shell_understands(name: str, client: FlaskClient) -> None:
    page = client.get(f"/developers/{name}").get_data(as_text=True)
    commands = re.findall(r'data-tab="curl">.*?<code>(.*?)</code>', page, re.DOTALL)
    asked = list(exchanges(GUIDES[name].read_text(encoding="utf-8")))
    for command, (path, body, _) in zip(commands, asked, strict=True):
        text = html.unescape(re.sub("<[^>]*>", "", command)).replace("\\\n", "")
        program, address, _, header, _, sent = shlex.split(text)
        assert (program, address, header) == ("curl", f"http://localhost{path}", "Content-Type: application/json")
        assert json.loads(sent) == body


def test_the_stream_of_the_guide_is_answered_as_it_shows(client: FlaskClient) -> None:
    text = GUIDES["streams"].read_text(encoding="utf-8")
    ((sent, shown),) = re.findall(r"```ndjson\n(.*?)```.*?```ndjson answer\n(.*?)```", text, re.DOTALL)
    response = client.post("/v1/streams", data=sent, content_type="application/x-ndjson")
    expected, found = ([json.loads(line) for line in lines.splitlines()] for lines in (shown, response.get_data(as_text=True)))
    assert_shown(expected, found)
    reasons = re.findall(r"^\| `([a-z-]+)` \|", text, re.MULTILINE)
    assert reasons == ["reason", *REASONS]


def test_every_action_of_java_is_shown_and_understood() -> None:
    actions = GAMES["java"].actions
    shown = [json.loads(action) for action in re.findall(r'`({"type".*?})`', GUIDES["java"].read_text(encoding="utf-8"))]
    of_java = [action for action in shown if action["type"] in actions]
    assert sorted(action["type"] for action in of_java) == sorted(actions)
    for action in of_java:
        assert actions[action["type"]].Shape().validate(action) == {}, action


def test_the_guide_says_which_actions_leave_a_choice() -> None:
    text = GUIDES["play"].read_text(encoding="utf-8")
    rows = re.findall(r"^\| (.*?) \| (`[a-z-]+`(?:, `[a-z-]+`)*) \| `[a-z_]+`.* \| .* \|$", text, re.MULTILINE)
    told = {(game.lower().replace(" ", "-"), name) for game, names in rows for name in re.findall("[a-z-]+", names)}
    actions = [(game.id, name, action) for game in GAMES.ours.values() for name, action in game.actions.items()]
    leave_a_choice = {(game, name) for game, name, action in actions if action.choices_left is not no_choices}
    assert told == leave_a_choice


def test_the_guide_says_how_an_action_is_looked_up_in_a_list() -> None:
    ((program),) = re.findall(r"```python\n(def agrees.*?)```", GUIDES["play"].read_text(encoding="utf-8"), re.DOTALL)
    given: dict[str, Any] = {}
    exec(program, given)
    paid = {"type": "build", "payment": [{"card": {"resource": "wood"}}, {"card": {"resource": "ore"}}]}
    ore = {"card": {"deck": "hills", "resource": "ore"}}
    ore_first = {**paid, "payment": [ore, {"card": {"resource": "wood"}}], "points": 1}
    three_wood = {**paid, "payment": [{"card": {"resource": "wood"}}] * 3}
    for action, choices, agreed in (
        (paid, [], True),
        (ore_first, [], True),
        (three_wood, [], False),
        (three_wood, ["payment"], True),
    ):
        assert given["agrees"](action, paid, choices) == agreed == agrees(action, paid, choices)


def test_every_command_is_named() -> None:
    text = GUIDES["command-line"].read_text(encoding="utf-8").partition("`lawspeaker COMMAND --help`")[0]
    assert set(re.findall(r"`([a-z-]+)`", text)) == set(lawspeaker.commands)


def test_the_guide_says_how_each_game_is_set_up(client: FlaskClient) -> None:
    rows = re.findall(r"^\| .* \| `([a-z-]+)` \| `({.*})` \|$", GUIDES["play"].read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rows) == 3
    for game, setup in rows:
        state = client.post(f"/v1/games/{game}/setups", json=json.loads(setup)).get_json()["state"]
        assert client.post(f"/v1/games/{game}/legal-actions", json={"state": state}).get_json()["actions"]
