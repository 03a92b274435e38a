"""The service in this process. It answers with the bytes that the API would send, without HTTP."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import orjson

from lawspeaker.adjudication.context import Context
from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions import questions_of
from lawspeaker.adjudication.questions.question import JSON
from lawspeaker.api.answering import answer_question
from lawspeaker.api.possible_states import RecentStates
from lawspeaker.api.problem_types import NOT_FOUND
from lawspeaker.api.problems import Problem
from lawspeaker.cli.exits import Exit, Failure
from lawspeaker.cli.service import Answer, Path, Refused
from lawspeaker.games import GAMES, InvalidPackageError

if TYPE_CHECKING:
    from lawspeaker.api.operations import Operation


class Local:
    """Answers in this process, with the games that are installed."""

    def __init__(self) -> None:
        self._possible_states = RecentStates()

    def ask(self, path: Path, body: bytes, preferences: Preferences) -> Answer:
        """The answer to a question, or to a batch of them. Raises ``Refused`` and ``Failure``."""
        try:
            match path:
                case "games", game, question:
                    return self._answer(_game(game), question, body, preferences)
                case _:
                    return asyncio.run(_respond(path, body, preferences))
        except Problem as problem:
            raise Refused(problem.document) from None

    def read(self, path: Path, language: str) -> Answer:
        """What stands at ``path``. Raises ``Refused`` and ``Failure``."""
        try:
            for operation in _operations(path):
                parameters = _match(operation.path, path)
                if operation.document and parameters is not None:
                    return Answer(orjson.dumps(operation.document(language, **parameters)), JSON)
            raise Problem(NOT_FOUND)
        except Problem as problem:
            raise Refused(problem.document) from None

    def games(self) -> Sequence[str]:
        """The ids of the games that are installed."""
        return list(GAMES)

    def close(self) -> None:
        """Does nothing."""

    def _answer(self, game: Game[Any], name: str, body: bytes, preferences: Preferences) -> Answer:
        question = next((question for question in questions_of(game) if question.name == name), None)
        if question is None:
            raise Problem(NOT_FOUND)
        entry = answer_question(game, question, body, preferences, Context(possible_states=self._possible_states))
        return Answer(entry.answer, question.media_type)


def _game(id: str) -> Game[Any]:
    if id not in GAMES:
        raise Problem(NOT_FOUND)
    try:
        return GAMES[id]
    except InvalidPackageError as error:
        raise Failure(Exit.FAULT, str(error)) from None


def _operations(path: Path) -> "Iterator[Operation]":
    """The operations among which that at ``path`` is. What declares them is imported here, because that takes a while."""
    from lawspeaker.api.contract import contract
    from lawspeaker.api.service import Service
    from lawspeaker.api.settings import Settings

    match path:
        case "games", game, *_:
            return contract({game: _game(game)}, Service.of(Settings()))
        case _:
            return contract({id: _game(id) for id in GAMES}, Service.of(Settings()))


def _match(template: str, path: Path) -> Mapping[str, str] | None:
    """The parameters in ``path``, if it has the form of ``template``; else ``None``."""
    steps = template.removeprefix("/v1/").split("/")
    if len(steps) != len(path):
        return None
    pairs = list(zip(steps, path, strict=True))
    if any(step != given and not step.startswith("{") for step, given in pairs):
        return None
    return {step.strip("{}"): given for step, given in pairs if step.startswith("{")}


async def _respond(path: Path, body: bytes, preferences: Preferences) -> Answer:
    """The answer of the endpoint at ``path``."""
    from lawspeaker.api.exchange import Exchange
    from lawspeaker.api.lane import Lane
    from lawspeaker.api.observation.metrics import Metrics

    url = f"/v1/{'/'.join(path)}"
    (endpoint,) = (operation.endpoint for operation in _operations(path) if operation.path == url and operation.endpoint)
    exchange = Exchange(
        method="POST",
        path=url,
        raw_path=url,
        query="explain=all" if preferences.explain else "",
        headers={
            "content-type": JSON,
            "accept-language": preferences.language,
            "prefer": "return=minimal" if preferences.minimal else "",
        },
        client="127.0.0.1",
        scheme="http",
        http_version="1.1",
        body=body,
    )
    lane = Lane("expensive", Metrics(""))
    try:
        answer = await endpoint.respond(exchange, lane, asyncio.Event().wait)
        return Answer(answer.body, JSON)
    finally:
        lane.close()
