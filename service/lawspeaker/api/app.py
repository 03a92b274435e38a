"""The application that gunicorn serves."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from flask import Flask

from lawspeaker.adjudication.game import Game
from lawspeaker.api.cache import AnswerCache
from lawspeaker.api.contract import contract
from lawspeaker.api.headers import completed
from lawspeaker.api.pages import pages
from lawspeaker.api.questions import READ_AT_MOST
from lawspeaker.api.refusals import refuse
from lawspeaker.games import GAMES

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

USUAL_CACHE = 16 * 1024 * 1024


class Application(Flask):
    """Flask, with the headers that every answer has."""

    def wsgi_app(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        return completed(super().wsgi_app, environ, start_response)


def create_app(games: Mapping[str, Game[Any]] = GAMES, cache_bytes: int = USUAL_CACHE) -> Flask:
    """The API of ``games``; it keeps at most ``cache_bytes`` of answers."""
    app = Application(__name__)
    app.config["MAX_CONTENT_LENGTH"] = READ_AT_MOST
    app.config["PROVIDE_AUTOMATIC_OPTIONS"] = False
    operations = list(contract(games, AnswerCache(cache_bytes)))
    for operation in operations:
        app.add_url_rule(operation.route, operation.id, operation.view, methods=[operation.method])
    app.register_blueprint(pages(games, operations))
    app.register_error_handler(Exception, refuse)
    return app
