"""A dispute of each game is settled by the tools alone; and what the tools say of their requests is true of every game."""

import json

import pytest

from lawspeaker.mcp.question_tools import question_tools
from tests.mcp.conftest import OURS, Call
from tests.mcp.disputes import DISPUTES
from tests.sweeps import each


@pytest.mark.slow
@each("game", OURS)
def test_a_dispute_is_settled_by_what_the_tools_say(game: str, call: Call) -> None:
    for step in DISPUTES[game]:
        answer = call(step.tool, **step.arguments)
        assert not answer.is_error, answer.text
        for shown in step.shown:
            assert shown in answer.text


@each("game", OURS)
def test_every_action_comes_with_an_example_that_works(game: str, call: Call) -> None:
    for action in OURS[game].actions:
        example = json.loads(call("how_to_ask", game=game, tool="rule", action=action).text.split("\n")[-1])
        assert example["action"]["type"] == action
        assert not call("rule", **example).is_error


def test_a_tool_of_several_games_tells_their_members_apart() -> None:
    (set_up,) = (tool for tool in question_tools(OURS) if tool.name == "set_up")
    members = set_up.definition.input_schema["properties"]
    assert members["edition"]["description"] == "The edition whose figures apply; `sample` fills its gaps."
    assert members["positions"]["description"].endswith(" Only for graenaland.")
    assert members["deck"]["description"].endswith(" Only for confusing-lands, java.")
    assert "Only for" not in members["players"]["description"]


def test_a_tool_names_its_own_default() -> None:
    (listing,) = (tool for tool in question_tools(OURS) if tool.name == "list_legal_actions")
    members = listing.definition.input_schema["properties"]
    assert members["limit"]["description"].endswith("The default is 20.")
    assert "thumbnails" not in members
