"""The tools, as an assistant uses them."""

import base64
import re
from itertools import product
from typing import Any

import orjson
import pytest
from mcp.client.client import Client
from mcp.shared.exceptions import MCPError
from mcp_types import ImageContent, TextResourceContents

from lawspeaker.adjudication.questions import questions_of
from lawspeaker.adjudication.words.messages import LANGUAGES
from lawspeaker.api.resources.examples import load_examples
from lawspeaker.mcp.answers import FEW_OPEN_RULES
from lawspeaker.mcp.question_tools import QuestionTool, question_tools
from lawspeaker.mcp.requests import request_types
from lawspeaker.mcp.texts import texts
from tests.conformance import answer_to, cases
from tests.mcp.conftest import OURS, Call, in_process, said
from tests.sweeps import each

MOST_BYTES = 14_000
"""The most bytes of the list of tools. An assistant reads them in each conversation."""
MOST_TYPES = 11_650
"""The most bytes of the types of a request with a type of action."""
TOOLS = question_tools(OURS)
WITH_OTHER_TYPES = ("set_up", "rule", "list_legal_actions", "count_votes", "compare_standings")
"""Tools whose requests have types that no other request has. The states are in nearly all of them."""
VOTE = {
    "territory": "coast-1",
    "state": {
        "players": ["red", "yellow", "white"],
        "territories": {
            "coast-1": {"settlements": [{"player": "red", "kind": "village"}], "heroes": [{"player": "white", "hero": "warrior"}]}
        },
    },
}
PALACE: dict[str, Any] = {
    "state": {"land": ["H12v", "I11v"]},
    "action": {"type": "build-palace", "player": "one", "space": "H12", "value": 6},
}


def test_the_list_of_tools_is_short_and_offers_the_questions() -> None:
    tools = in_process(lambda client: client.list_tools()).tools
    listed = [tool.model_dump(by_alias=True, exclude_none=True, mode="json") for tool in tools]
    assert len(orjson.dumps(listed)) <= MOST_BYTES
    assert {tool["name"] for tool in listed} == {*texts()["tools"], *(tool.name for tool in TOOLS)}
    offered = {(game, tool.question) for tool in TOOLS for game in tool.games}
    assert offered == {
        (id, each.name) for id, game in OURS.items() for each in questions_of(game) if each.name not in ("edits", "views")
    }
    for tool in listed:
        assert tool["annotations"]["readOnlyHint"] is True
        assert set(tool["inputSchema"].get("required", ())) <= tool["inputSchema"]["properties"].keys()
        for name, schema in tool["inputSchema"]["properties"].items():
            assert schema["description"], (tool["name"], name)


@each("tool", [tool for tool in TOOLS if tool.name in WITH_OTHER_TYPES], label=lambda tool: tool.name)
def test_the_form_of_a_request_defines_or_names_every_type(
    tool: QuestionTool,
) -> None:
    for game in tool.games.values():
        types = request_types(game, tool.question)
        actions = list(game.actions)[:2] if types.has_action else []
        for action in ("", *actions):
            form = types.of_request(action)
            assert len(form.encode()) <= MOST_TYPES
            defined = re.findall(r"^(\w+) = ", form, re.MULTILINE)
            assert len(defined) == len(set(defined))
            mentioned = {
                word for line in form.split("\n") for word in re.findall(r"\b[A-Z]\w+", re.sub('//.*|"[^"]*"', "", line))
            }
            assert mentioned <= {*defined, *types.left_out.split(", "), "Action"}
        for left_out in filter(None, types.left_out.split(", ")):
            assert types.of_type(left_out).startswith(f"{left_out} = ")


def test_how_to_ask_gives_types_and_an_example_that_works(call: Call) -> None:
    form = call("how_to_ask", game="java", tool="rule", action="build-palace").text
    assert "BuildPalaceAction = {" in form
    assert "MoveAction" not in form
    assert "value: PalaceValue // Its value." in form
    example = orjson.loads(form.split("\n")[-1])
    assert example["action"]["type"] == "build-palace"
    assert not call("rule", **example).is_error
    assert "build-palace (Build" in call("how_to_ask", game="java", tool="rule").text
    assert call("how_to_ask", game="java", tool="rule", type="Readings").text.startswith("Readings = {")


@each(
    "arguments, why",
    [
        ({"tool": "count_votes"}, "java has no count_votes. These games have it: graenaland."),
        ({"tool": "rule", "action": "castle"}, "There is no action 'castle'. There are: "),
        ({"tool": "rule", "type": "Castle"}, "There is no type 'Castle'."),
        ({"tool": "castle"}, "/tool: Expected one of set_up, rule,"),
        ({}, "/tool: Expected one of"),
    ],
)
def test_an_unknown_form_is_refused_with_those_that_exist(call: Call, arguments: dict[str, str], why: str) -> None:
    answer = call("how_to_ask", game="java", **arguments)
    assert answer.is_error
    assert why in answer.text


@each(
    "language, first, asks",
    [
        ("en", "Part of the answer depends on what is not known yet.", "how strong White's army is"),
        ("cs", "Část odpovědi závisí na tom, co se zatím neví.", "jakou sílu má vojsko Bílého"),
        (
            "fr",
            "Une partie de la réponse dépend de ce qui n\N{RIGHT SINGLE QUOTATION MARK}est pas encore connu.",
            "armée de Blanc",
        ),
    ],
)
def test_an_open_answer_begins_with_what_to_ask(call: Call, language: str, first: str, asks: str) -> None:
    lines = call("count_votes", game="graenaland", language=language, **VOTE).text.split("\n")
    assert lines[0] == first
    assert [line for line in lines[2:] if asks in line and "/state/clans/white/army" in line]


def test_an_answer_with_numbers_begins_with_a_sentence(call: Call) -> None:
    empty: dict[str, list[str]] = {"settlements": [], "heroes": [], "works": []}
    state = {"territories": {"coast-1": empty}, "players": ["red", "blue", "white"]}
    counted = call("count_votes", game="graenaland", territory="coast-1", state=state).text
    assert counted.startswith("Votes: Red: 0; ")
    scored = call("score", game="java", state={"players": ["one", "two"], "points": {"one": 7, "two": {"at_least": 3}}}).text
    assert "Points: Player One: " in scored


def test_an_action_is_asked_for_as_an_action(call: Call) -> None:
    refused = call("how_to_ask", game="java", tool="rule", type="lay-land")
    assert 'lay-land is an action: send "action": "lay-land" instead.' in refused.text


def test_if_one_of_many_rules_is_broken_each_is_a_reason(call: Call) -> None:
    (case,) = (case for case in cases() if case.id == "sheets-that-do-not-add-up-whatever-is-shared")
    rules = [finding["rule"] for finding in answer_to(case)["findings"] if finding.get("one_is_broken")]
    assert len(rules) > FEW_OPEN_RULES
    text = call("rule", game=case.game, **case.request).text
    assert [rule for rule in rules if f"[{rule} · " not in text] == []


def test_a_reason_cites_the_rulebook_of_the_language(call: Call) -> None:
    text = call("rule", game="java", **PALACE).text
    assert text.startswith("Illegal.\nPlayer One builds a palace of 6 on H12\nReasons:\n- The village with H12 has 2 spaces")
    assert "[palace.size · Jáva, česká pravidla" in text
    assert "the part on palaces, paragraph 3]" in text
    english, french = (
        call("search_rules", game="graenaland", words="votes.palisade", language=language).text for language in ("en", "fr")
    )
    assert "Graenaland, pravidla hry" in english
    assert "Graenaland, règles du jeu" in french
    assert french.count("\n") == 0


def test_the_next_state_is_optional_and_can_be_sent_again(call: Call) -> None:
    state = orjson.loads(call("set_up", game="java", players=["one", "two"]).text.split("\n")[-1])
    (line,) = re.findall(r"^1\. .*", call("list_legal_actions", game="java", state=state, limit=1).text, re.MULTILINE)
    action = orjson.loads(line[line.index("{") :])
    brief, full = (call("rule", game="java", state=state, action=action, next_state=wanted).text for wanted in (False, True))
    assert full.startswith(f"{brief}\nState after it")
    assert call("audit", game="java", state=orjson.loads(full.split("\n")[-1])).text.startswith("This position is possible.")


def test_a_list_has_a_limit_and_says_how_to_continue(call: Call) -> None:
    state = orjson.loads(call("set_up", game="java", players=["one", "two"]).text.split("\n")[-1])
    usual, short = (call("list_legal_actions", game="java", state=state, **limit).text for limit in ({}, {"limit": 3}))
    assert len(re.findall(r"^\d+\. ", usual, re.MULTILINE)) == 20
    assert 'There are more. To continue, call again with "cursor": 3' in short.split("\n")


def test_an_open_list_does_not_deny_legal_actions(call: Call) -> None:
    state = {"players": ["one", "two"], "phase": "turn", "turn": {"player": "one", "spent": 2}, "figures": ["H12 one"]}
    text = call("list_legal_actions", game="java", state=state, type="move").text
    assert text.startswith("Part of the answer")
    assert "no such legal action" not in text


def test_a_picture_is_a_png_and_words_and_always_the_same() -> None:
    async def draw(client: Client) -> list[object]:
        arguments = {"game": "java", "state": {"tiles": ["H12v I11r I13r"]}}
        return [await client.call_tool("draw", arguments) for _ in range(2)]

    first, second = in_process(draw)
    (image,) = (part for part in first.content if isinstance(part, ImageContent))
    assert image.mime_type == "image/png"
    assert base64.b64decode(image.data).startswith(b"\x89PNG")
    assert first.content == second.content
    assert "Village, height 1: H12" in said(first).text


def test_games_are_listed_and_described(call: Call) -> None:
    lines = call("list_games", language="cs").text.split("\n")
    assert [line.split(":")[0] for line in lines] == list(OURS)
    assert "Jáva, 2 to 4 players" in lines[-1]
    described = call("list_games", game="java").text
    assert "- build-palace: " in described
    assert "- festival.bids: " in described


@each(
    "tool, arguments, why",
    [
        ("rule", {}, "- /game: Expected one of"),
        ("rule", {"game": "chess"}, '- /game: Expected one of graenaland, confusing-lands, java; found "chess".'),
        ("count_votes", {"game": "java"}, "- /game: Expected one of graenaland"),
        ("rule", {"game": "java", "language": "de"}, '- /language: Expected one of en, cs, fr; found "de".'),
        ("rule", {"game": "java", "state": [1], "action": 5}, "- /state: Expected an object; found an array."),
        ("rule", {"game": "java", "state": {}, "action": {}, "castle": 1}, "- /castle: Unknown member"),
        ("rule", {"game": "java", "state": {}, "action": {"type": "castle"}}, "- /action/type: Expected one of"),
        ("rule", {"game": "java", "next_state": 1}, "- /next_state: Expected true or false"),
        ("audit", {"game": "java", "state": {"points": 10**400}}, "The body is not valid JSON"),
        ("search_rules", {"game": "java", "words": ""}, "- /words: Expected"),
        ("search_rules", {"game": "java", "words": "x" * 101}, "- /words: Expected"),
        ("list_games", {"castle": 1}, "- /castle: Unknown member"),
    ],
)
def test_a_wrong_call_names_each_error_and_its_place(call: Call, tool: str, arguments: dict[str, object], why: str) -> None:
    answer = call(tool, **arguments)
    assert answer.is_error
    assert why in answer.text


def test_an_impossible_state_is_refused_with_its_broken_rule(call: Call) -> None:
    answer = call("score", game="java", state={"tiles": ["H12v I11v I13r"]})
    assert answer.is_error
    assert answer.text.startswith("The state is impossible.\n- /state/tiles/0: There is no tile")
    assert answer.text.endswith("the part on laying land, paragraph 1]")


def test_an_unknown_tool_or_resource_is_a_protocol_error() -> None:
    async def use(client: Client) -> None:
        with pytest.raises(MCPError, match=r'There is no tool "castle"\. There are: list_games, '):
            await client.call_tool("castle", {})
        with pytest.raises(MCPError, match='There is no resource "lawspeaker://castle"'):
            await client.read_resource("lawspeaker://castle")

    in_process(use)


def test_members_that_a_tool_leaves_out_are_refused(call: Call) -> None:
    """Their answers are drawings, which nobody can read as text."""
    answer = call("list_legal_actions", game="java", state={}, thumbnails=True, scores=True, marks=True)
    assert answer.is_error
    assert [line.partition(":")[0] for line in answer.text.split("\n")[1:3]] == ["- /thumbnails", "- /marks"]
    assert "sentences" not in answer.text
    assert "/whole: " in call("draw", game="java", state={}, whole=True).text


def test_the_guides_and_the_rules_can_be_read() -> None:
    async def read(client: Client) -> dict[str, str]:
        assert (await client.list_resource_templates()).resource_templates == []
        uris = [str(resource.uri) for resource in (await client.list_resources()).resources]
        assert {f"lawspeaker://games/{game}/rules/{language}" for game, language in product(OURS, LANGUAGES)} <= set(uris)
        uris = [uri for uri in uris if not uri.endswith(("/rules/en", "/rules/fr"))]
        contents = [(await client.read_resource(uri)).contents[0] for uri in uris]
        return {str(each.uri): each.text for each in contents if isinstance(each, TextResourceContents)}

    texts_by_uri = in_process(read)
    assert texts_by_uri["lawspeaker://guides/mcp"].startswith("# Assistants")
    for uri, text in texts_by_uri.items():
        assert text.startswith("# "), uri
    for id, game in OURS.items():
        assert texts_by_uri[f"lawspeaker://games/{id}/rules/cs"].count("\n- ") == len(game.catalogue.rules)


@each("game", OURS)
def test_a_worked_example_of_every_question_is_answered_in_words(game: str) -> None:
    tools = {tool.question: tool.name for tool in TOOLS}
    by_question = {each["operation"]: each for each in reversed(load_examples(OURS[game].folder)) if each["operation"] in tools}
    examples = list(by_question.values())

    async def ask(client: Client) -> list[object]:
        return [
            await client.call_tool(tools[each["operation"]], {"game": game, "language": "fr", **each["request"]})
            for each in examples
        ]

    for example, result in zip(examples, in_process(ask), strict=True):
        answer = said(result)
        assert answer.text, example["name"]
        assert not answer.is_error, (example["name"], answer.text)
