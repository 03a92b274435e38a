"""The guides: what they ask is answered as they show."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient

from lawspeaker.api.guides import GENERAL
from lawspeaker.games import GAMES

MORE = "…"
"""Stands in a list for all that follows."""
GUIDES = {
    path.stem if path.stem != "guide" else path.parent.name: path
    for path in (*GENERAL.glob("*.md"), *(game.folder / "guide.md" for game in GAMES.values()))
}

EXCHANGE = re.compile(
    r"```json POST (\S+)\n(.*?)```"  # a question
    r"(?:(?:(?!```json POST).)*?```json answer\n(.*?)```)?",  # and what is shown of the answer, before the next question
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
