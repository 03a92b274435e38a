"""The service in this process. It gives the same bytes as the API, without HTTP."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.questions import questions_of
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.api.not_found import no_such
from lawspeaker.api.operations import read_document
from lawspeaker.api.problems import Problem
from lawspeaker.cli.exits import Exit, Failure
from lawspeaker.cli.service import Path
from lawspeaker.games import GAMES, InvalidPackageError
from lawspeaker.library import Judge
from lawspeaker.refused import Refused

if TYPE_CHECKING:
    from lawspeaker.api.operations import Operation


class Local:
    """Answers in this process, with the games that are installed."""

    def __init__(self) -> None:
        self._judges: dict[str, Judge] = {}

    def ask(self, path: Path, body: bytes, preferences: Preferences) -> bytes:
        """The answer to a question, or to a batch of them. Raises ``Refused`` and ``Failure``."""
        with _refusals():
            match path:
                case "games", game, question:
                    return self._answer(game, question, body, preferences)
                case _:
                    return _respond(path, body, preferences)

    def read(self, path: Path, language: str, **query: str) -> bytes:
        """The document at ``path``, with the parameters ``query``. Raises ``Refused`` and ``Failure``."""
        with _refusals():
            return read_document(_documents(path), path, language, **query)

    def describe(self, game: str, language: str) -> Document:
        """The description of ``game``, without its operations. Raises ``Refused`` and ``Failure``."""
        from lawspeaker.api.resources.games import game_document

        with _refusals():
            return game_document(_game(game), language, ())

    def games(self) -> Sequence[str]:
        """The ids of the games that are installed."""
        return list(GAMES)

    def questions(self) -> Mapping[str, Collection[str]]:
        """The names of the questions, by game."""
        return {id: [question.name for question in questions_of(_game(id))] for id in GAMES}

    def close(self) -> None:
        """Does nothing."""

    def _answer(self, game: str, question: str, body: bytes, preferences: Preferences) -> bytes:
        if game not in self._judges:
            _game(game)
            self._judges[game] = Judge(game)
        return self._judges[game].answer(question, body, preferences)


@contextmanager
def _refusals() -> Iterator[None]:
    """Turns the problems of the API into ``Refused``."""
    try:
        yield
    except Problem as problem:
        raise Refused(problem.document) from None


def _game(id: str) -> Game[Any]:
    if id not in GAMES:
        raise no_such("game", id, GAMES)
    try:
        return GAMES[id]
    except InvalidPackageError as error:
        raise Failure(Exit.FAULT, str(error)) from None


def _documents(path: Path) -> "Iterable[Operation]":
    """The GET operations that may be at ``path``. Imports only what is needed, so that the command starts quickly."""
    match path:
        case "games", game, "rules", *_:
            from lawspeaker.api.resources.rules import rules_operations

            return rules_operations(_game(game))
        case "games", game, "examples":
            from lawspeaker.api.resources.examples import examples_operation

            return [examples_operation(_game(game), questions_of(_game(game)))]
        case "games", game, "editions", _ if _game(game).editions:
            from lawspeaker.api.resources.editions import edition_operation

            return [edition_operation(_game(game))]
        case "games", game, "pieces":
            from lawspeaker.api.resources.pieces import pieces_operation

            return [pieces_operation(_game(game), editing)] if (editing := _game(game).editing) else []
        case ("games",):
            from lawspeaker.api.resources.games import games_operation

            return [games_operation({id: _game(id) for id in GAMES})]
        case "games", game:
            return _all_operations([game])
        case _:
            return []


def _all_operations(games: Iterable[str]) -> "Iterable[Operation]":
    """All operations of the API for ``games``."""
    from lawspeaker.api.contract import contract
    from lawspeaker.api.service import Service
    from lawspeaker.api.settings import Settings

    return contract({id: _game(id) for id in games}, Service(Settings()))


def _respond(path: Path, body: bytes, preferences: Preferences) -> bytes:
    """The answer of the endpoint at ``path``."""
    from lawspeaker.api.exchange import JSON, Exchange
    from lawspeaker.api.executor import IN_PLACE, at_once

    url = f"/v1/{'/'.join(path)}"
    (endpoint,) = (operation.endpoint for operation in _all_operations(GAMES) if operation.path == url and operation.endpoint)
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
    return at_once(endpoint.respond(exchange, IN_PLACE)).body
