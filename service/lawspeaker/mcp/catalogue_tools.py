"""The tools that describe games, rules, and the types of requests."""

from collections.abc import Sequence
from typing import Any

import orjson
from marshmallow import validate

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire.shapes import Enumeration, OneOf, Shape, said, shape
from lawspeaker.api.resources.rules import LONGEST_SEARCH
from lawspeaker.mcp.answers import AnswerText
from lawspeaker.mcp.question_tools import QuestionTool
from lawspeaker.mcp.requests import request_types
from lawspeaker.mcp.service import AsyncService
from lawspeaker.mcp.texts import texts
from lawspeaker.mcp.tool import Content, Games, Tool, as_text, game_field, language_field, language_of, word_field
from lawspeaker.refused import Refused

MOST_RULES = 5
"""How many rules a search gives."""


class ListGames(Tool):
    """Lists the games, or describes one."""

    def __init__(self, games: Games, tools: Sequence[QuestionTool]) -> None:
        arguments = shape(
            "ListGamesArguments",
            "Which game to describe.",
            {"game": game_field(games), "language": language_field()},
            Shape,
        )
        super().__init__("list_games", texts()["tools"]["list_games"], arguments)
        self._games = games
        self._tools = tools

    async def answer(self, arguments: Document, service: AsyncService) -> Content:
        """A line for each game, or the full description of one game."""
        arguments = self.accepted(arguments)
        language = language_of(arguments)
        if "game" in arguments:
            document = orjson.loads(await service.read(("games", arguments["game"]), language))
            return as_text(*self._about(document), *self._description(document))
        games = orjson.loads(await service.read(("games",), language))["games"]
        ids = [game["id"] for game in games if game["id"] in self._games]
        documents = [orjson.loads(await service.read(("games", id), language)) for id in ids]
        return as_text(*(line for document in documents for line in self._about(document)))

    def _about(self, document: Document) -> Sequence[str]:
        id, players = document["id"], document["players"]
        names = ", ".join(tool.name for tool in self._tools if tool.has(id))
        return [f"{id}: {document['title']}, {players['minimum']} to {players['maximum']} players. Tools: {names}."]

    def _description(self, document: Document) -> Sequence[str]:
        lists = {
            "Rulebooks": [f"{each['title']} ({each['language']})" for each in document["rulebooks"]],
            "Editions": document["editions"],
            "Options": [f"{each['id']}: {each['title']}" for each in document["options"]],
            "Types of actions": [f"{each['type']}: {each['title']}" for each in document["actions"]],
            "Readings, which are questions that the rulebook leaves open": [
                f"{each['id']}: {each['question']} "
                + "; ".join(f"{choice['id']}: {choice['text']}" for choice in each["choices"])
                + f" (default: {each['default']})"
                for each in document["readings"]
            ],
        }
        return [line for heading, items in lists.items() if items for line in (f"{heading}:", *(f"- {item}" for item in items))]


class SearchRules(Tool):
    """Finds rules by words, or one by its id."""

    def __init__(self, games: Games) -> None:
        arguments = shape(
            "SearchRulesArguments",
            "What to look for.",
            {
                "game": game_field(games, required=True),
                "words": word_field(
                    "What to search for, in the words of the players and in `language`, or the id of a rule.",
                    "who wins a tie",
                    required=True,
                    validate=validate.Length(1, LONGEST_SEARCH),
                ),
                "language": language_field(),
            },
            Shape,
        )
        super().__init__("search_rules", texts()["tools"]["search_rules"], arguments)
        self._games = games

    async def answer(self, arguments: Document, service: AsyncService) -> Content:
        """The best matches, each with its place in the rulebook."""
        arguments = self.accepted(arguments)
        game, words, language = self._games[arguments["game"]], arguments["words"], language_of(arguments)
        text = AnswerText(game, language)
        if words in game.catalogue.rules:
            found = [orjson.loads(await service.read(("games", game.id, "rules", words), language))]
        else:
            found = orjson.loads(await service.read(("games", game.id, "rules"), language, search=words))["rules"]
        return as_text(*map(text.rule, found[:MOST_RULES])) if found else as_text(text.say("no-rules"))


class HowToAsk(Tool):
    """Gives the types of a request and an example."""

    def __init__(self, games: Games, tools: Sequence[QuestionTool]) -> None:
        names = Enumeration("QuestionTool", "The name of a tool.", tuple(tool.name for tool in tools))
        arguments = shape(
            "HowToAskArguments",
            "Which form to give.",
            {
                "game": game_field(games, required=True),
                "tool": OneOf(names, required=True, metadata=said("The tool that you want to use.", names.words[0])),
                "action": word_field("The type of the action in the request, to get its form, too.", "build-village"),
                "type": word_field("Only this type, such as one that was left out.", "Readings"),
            },
            Shape,
        )
        super().__init__("how_to_ask", texts()["tools"]["how_to_ask"], arguments)
        self._games = games
        self._tools = {tool.name: tool for tool in tools}

    async def answer(self, arguments: Document, service: AsyncService) -> Content:
        """The types, and the shortest worked example. Raises ``Refused`` if there is no such action or type."""
        arguments = self.accepted(arguments)
        return await service.compute(lambda: as_text(*self._form(arguments)))

    def _form(self, arguments: Document) -> Sequence[str]:
        game, tool = self._games[arguments["game"]], self._tools[arguments["tool"]]
        if not tool.has(game.id):
            having = ", ".join(tool.games)
            raise Refused({"title": "No such tool", "detail": f"{game.id} has no {tool.name}. These games have it: {having}."})
        types, action = request_types(game, tool.question), arguments.get("action", "")
        if "type" in arguments:
            return [types.of_type(arguments["type"]) or _raise_no_type(arguments["type"], game)]
        if action and action not in game.actions:
            _raise_unknown("action", action, game.actions)
        example = types.example_of(action) if action else types.example()
        return [
            f'Call {tool.name} with "game": "{game.id}" and the members of {types.name}:',
            types.of_request(action),
            *(_actions(game) if types.has_action and not action else ()),
            *([f'Call how_to_ask with "type" to see {types.left_out}.'] if types.left_out else []),
            *(["An example:", orjson.dumps({"game": game.id, **example}).decode()] if example else []),
        ]


def _actions(game: Game[Any]) -> Sequence[str]:
    titles = (f"{type} ({game.messages.text('en', f'action.{type}')})" for type in game.actions)
    return [f'Action = one of these types; call how_to_ask again with "action" to see its members: {", ".join(titles)}.']


def _raise_no_type(name: str, game: Game[Any]) -> str:
    if name in game.actions:
        raise Refused({"title": "The request is invalid", "detail": f'{name} is an action: send "action": "{name}" instead.'})
    return _raise_unknown("type", name, ())


def _raise_unknown(member: str, name: str, known: Any) -> str:
    there = f" There are: {', '.join(known)}." if known else ""
    raise Refused({"title": "The request is invalid", "detail": f"There is no {member} {name[:100]!r}.{there}"})
