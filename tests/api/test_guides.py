"""The guides: what they ask is answered as they show."""

import json
import re
from ast import literal_eval
from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient

from lawspeaker.api.guides import GENERAL, as_python, guides_of
from lawspeaker.cli.commands import lawspeaker
from lawspeaker.games import GAMES

MORE = "…"
"""Stands in a list for all that follows."""
GUIDES = {
    path.stem if path.stem != "guide" else path.parent.name: path
    for path in (*GENERAL.glob("*.md"), *(game.folder / "guide.md" for game in GAMES.values()))
}

QUESTION = re.compile(r"```json POST (\S+)\n(.*?)```", re.DOTALL)
EXCHANGE = re.compile(
    QUESTION.pattern  # a question
    + r"(?:(?:(?!```json POST).)*?```json answer\n(.*?)```)?",  # and what is shown of the answer, before the next question
    re.DOTALL,
)


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


@pytest.mark.parametrize("name", GUIDES)
def test_what_a_guide_asks_is_answered_as_it_shows(name: str, client: FlaskClient) -> None:
    for path, body, shown in exchanges(GUIDES[name].read_text(encoding="utf-8")):
        assert_shown(shown, client.post(path, json=body).get_json(), f"{path} ")


def test_every_guide_is_a_page_and_the_pages_lead_from_one_to_the_next(client: FlaskClient) -> None:
    overview = client.get("/developers").get_data(as_text=True)
    names = re.findall('<dt><a href="/developers/([a-z-]+)">', overview)
    assert sorted(names) == sorted(name.replace("_", "-") for name in GUIDES)
    for name, following in zip(names, [*names[1:], None], strict=True):
        page = client.get(f"/developers/{name}").get_data(as_text=True)
        assert (f'Next: <a href="/developers/{following}">' in page) == (following is not None)
        for link in re.findall('<a href="(/[^"]*)"', page):
            assert client.get(link).status_code == 200, link
        for source in re.findall('<(?:img|script) [^>]*src="([^"]*)"', page):
            assert client.get(source).status_code == 200, source


def test_a_guide_begins_with_what_it_is_about() -> None:
    for guide in guides_of(GAMES.values()):
        assert guide.summary.endswith(".")
        assert not re.search(r"[#*`]", guide.title + guide.summary), guide.name


def test_there_is_no_other_guide_and_no_other_picture(client: FlaskClient) -> None:
    for path in ("nothing", "java/nothing.svg", "nothing/notation.svg", "java/..%2fjava%2fnotation.svg", "ask.md"):
        assert client.get(f"/developers/{path}").status_code == 404


def test_every_action_of_java_is_shown_and_understood() -> None:
    actions = GAMES["java"].actions
    shown = [json.loads(action) for action in re.findall(r'`({"type".*?})`', GUIDES["java"].read_text(encoding="utf-8"))]
    of_java = [action for action in shown if action["type"] in actions]
    assert sorted(action["type"] for action in of_java) == sorted(actions)
    for action in of_java:
        assert actions[action["type"]].Shape().validate(action) == {}, action


def test_every_command_is_named() -> None:
    text = GUIDES["command-line"].read_text(encoding="utf-8").partition("`lawspeaker COMMAND --help`")[0]
    assert set(re.findall(r"`([a-z]+)`", text)) == set(lawspeaker.commands)


def test_python_writes_what_json_does(client: FlaskClient) -> None:
    for path in GUIDES.values():
        for _, body, _ in exchanges(path.read_text(encoding="utf-8")):
            assert literal_eval(as_python(json.dumps(body))) == body
    assert literal_eval(as_python('{"a": [true, false, null, "true, \\"null"]}')) == {"a": [True, False, None, 'true, "null']}
