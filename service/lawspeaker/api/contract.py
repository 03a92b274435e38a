"""All operations of the API, in the order in which they are documented."""

from collections.abc import Iterator, Mapping
from typing import Any

from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.questions import questions_of
from lawspeaker.api.cache import AnswerCache
from lawspeaker.api.operations import Operation
from lawspeaker.api.questions import question_operation
from lawspeaker.api.resources.editions import edition_operation
from lawspeaker.api.resources.examples import examples_operation
from lawspeaker.api.resources.games import game_operation, games_operation
from lawspeaker.api.resources.health import health_operations
from lawspeaker.api.resources.rules import rules_operations


def contract(games: Mapping[str, Game[Any]], answers: AnswerCache) -> Iterator[Operation]:
    """Every operation of ``games``; what is asked is answered from ``answers`` where it can be."""
    questions = {game.id: questions_of(game) for game in games.values()}
    yield games_operation(games)
    for game in games.values():
        operations = [
            *(question_operation(game, question, answers) for question in questions[game.id]),
            *rules_operations(game),
            edition_operation(game),
            examples_operation(game, questions[game.id]),
        ]
        yield game_operation(game, operations)
        yield from operations
    yield from health_operations(games, questions)
