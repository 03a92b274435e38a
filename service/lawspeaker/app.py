"""The application that gunicorn serves: the API and the desk."""

import os
import sys
from collections.abc import Mapping
from typing import Any, NoReturn
from urllib.parse import urlsplit

from flask import Flask, Request, Response, request
from werkzeug.routing import RequestRedirect

from lawspeaker.adjudication.game import Game
from lawspeaker.api.contract import contract
from lawspeaker.api.flask_bridge import exchange_of
from lawspeaker.api.front import Front
from lawspeaker.api.pages import pages
from lawspeaker.api.problem_types import NOT_FOUND
from lawspeaker.api.problems import Problem
from lawspeaker.api.refusals import refusal
from lawspeaker.api.resources.health import HEALTH, READINESS
from lawspeaker.api.resources.metrics import METRICS, metrics_view
from lawspeaker.api.service import Service
from lawspeaker.api.settings import Settings, SettingsError
from lawspeaker.desk.pages import desk
from lawspeaker.games import GAMES

USUAL = Settings()


class Pages(Flask):
    """Flask, which answers what is read, and names no host where it sends a client elsewhere."""

    def raise_routing_exception(self, request: Request) -> NoReturn:
        """Redirects lead to a path: the host of the request may be anything, and caches may keep the answer."""
        redirect = request.routing_exception
        if isinstance(redirect, RequestRedirect):
            _, _, path, query, _ = urlsplit(redirect.new_url)
            redirect.new_url = f"/{path.lstrip('/')}{'?' if query else ''}{query}"
        super().raise_routing_exception(request)


def application() -> Front:
    """The service as the environment sets it. Exits with a sentence where that does not let it start."""
    try:
        return create_app(Settings.read(os.environ))
    except SettingsError as error:
        sys.exit(str(error))


def create_app(settings: Settings = USUAL, games: Mapping[str, Game[Any]] = GAMES) -> Front:
    """The service for ``games``, an ASGI application. Raises ``SettingsError``."""
    for game in games.values():
        game.messages.load()  # before there are workers, so that they share it and no request waits for it
    service = Service.of(settings)
    operations = list(contract(games, service))
    flask = Pages(__name__, static_folder=None, template_folder=None)
    flask.config["PROVIDE_AUTOMATIC_OPTIONS"] = False
    flask.url_map.merge_slashes = False
    for operation in operations:
        if operation.view:
            flask.add_url_rule(operation.route, operation.id, operation.view, methods=[operation.method])
    flask.register_blueprint(pages(games, operations))
    flask.register_blueprint(desk(games))
    flask.add_url_rule(METRICS, "metrics", metrics_view(service.metrics), methods=["GET"])
    flask.register_error_handler(Exception, _refuse)
    flask.url_value_preprocessor(_refuse_other_beginnings)
    flask.url_value_preprocessor(_note_operation)
    endpoints = [operation.endpoint for operation in operations if operation.endpoint]
    return Front(flask, endpoints, service, in_loop=[HEALTH], for_operators=[READINESS, METRICS])


def _refuse(error: Exception) -> Response:
    answer = refusal(error, exchange_of(request))
    return Response(answer.body, answer.status, list(answer.headers))


def _refuse_other_beginnings(_endpoint: str | None, _values: dict[str, Any] | None) -> None:
    """Flask takes a path without its slash, or with several, for the same; the front and proxies do not."""
    path = request.environ["PATH_INFO"]
    if not path.startswith("/") or path.startswith("//"):
        raise Problem(NOT_FOUND)


def _note_operation(endpoint: str | None, _values: dict[str, Any] | None) -> None:
    if endpoint:
        exchange_of(request).operation = endpoint
