"""The dispute in the guide: each tool says what the guide shows."""

import json
import re

from lawspeaker.api.guides import GENERAL
from tests.mcp.conftest import OURS, Call

TEXT = (GENERAL / "mcp.md").read_text(encoding="utf-8")
CALLS = re.findall(r"`(\w+)`\n\n```json call\n(.*?)```\n\n```text answer\n(.*?)\n```", TEXT, re.DOTALL)
MORE = "…"
"""Stands for lines that are left out or, at the end of a line, for the rest of it."""


def pattern(shown: str) -> str:
    lines = shown.split("\n")
    return "".join(r"(?:.*\n)*" if line == MORE else f"{'.*'.join(map(re.escape, line.split(MORE)))}\\n" for line in lines)


def test_the_tools_answer_as_the_guide_shows(call: Call) -> None:
    assert len(CALLS) == 3
    for tool, arguments, shown in CALLS:
        answer = call(tool, **json.loads(arguments))
        assert not answer.is_error
        assert re.fullmatch(pattern(shown), f"{answer.text}\n"), answer.text


def test_the_guide_names_every_tool(call: Call) -> None:
    table = TEXT[TEXT.index("| tool |") : TEXT.index("The types of a game")]
    named = set(re.findall(r"`(\w+)`", table))
    listed = {word for game in OURS for word in call("list_games", game=game).text.split("Tools: ")[1].split(".")[0].split(", ")}
    assert named == {"list_games", "search_rules", "how_to_ask", *listed}
