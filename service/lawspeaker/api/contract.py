"""All operations of the API, in the order of the documentation."""

from collections.abc import Iterator, Mapping
from typing import Any

from lawspeaker.adjudication.questions import questions_of
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.api.named_questions import typed
from lawspeaker.api.operations import Operation
from lawspeaker.api.questions import QuestionEndpoint, question_operation
from lawspeaker.api.resources.batches import batches_operation
from lawspeaker.api.resources.editions import edition_operation
from lawspeaker.api.resources.examples import examples_operation
from lawspeaker.api.resources.games import game_operation, games_operation
from lawspeaker.api.resources.operating import health_operations
from lawspeaker.api.resources.pieces import pieces_operation
from lawspeaker.api.resources.receipts import receipts_operations
from lawspeaker.api.resources.rules import rules_operations
from lawspeaker.api.resources.streams import streams_operation
from lawspeaker.api.service import Service


def contract(games: Mapping[str, Game[Any]], service: Service) -> Iterator[Operation]:
    """Every operation of the API for ``games``, with the endpoints that use ``service``."""
    questions = {game.id: questions_of(game) for game in games.values()}
    endpoints = {
        id: [QuestionEndpoint(games[id], question, service) for question in of_game] for id, of_game in questions.items()
    }
    yield games_operation(games)
    for game in games.values():
        operations = [
            *(question_operation(endpoint) for endpoint in endpoints[game.id]),
            *rules_operations(game),
            *([edition_operation(game)] if game.editions else []),
            *([pieces_operation(game, game.editing)] if game.editing else []),
            examples_operation(game, questions[game.id]),
        ]
        yield game_operation(game, operations)
        yield from operations
    named = {id: {endpoint.question.name: endpoint for endpoint in of_game} for id, of_game in endpoints.items()}
    question, answer = typed(named)
    yield batches_operation(named, question, answer)
    yield streams_operation(named, service.settings.receive_timeout, question, answer)
    yield from receipts_operations(named, service, question, answer)
    yield from health_operations(games, questions, service.store)
