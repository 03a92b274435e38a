"""The application that gunicorn serves: the API and the desk."""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from time import time
from typing import Any, NoReturn
from urllib.parse import urlsplit

from flask import Flask, Request, Response, request
from werkzeug.exceptions import MethodNotAllowed, NotFound
from werkzeug.routing import RequestRedirect

from lawspeaker.adjudication.game import Game
from lawspeaker.api.contract import contract
from lawspeaker.api.flask_bridge import exchange_of
from lawspeaker.api.front import Front
from lawspeaker.api.guides import guide_pages
from lawspeaker.api.not_found import Paths, wrong_method
from lawspeaker.api.operations import Endpoint, Operation
from lawspeaker.api.pages import pages
from lawspeaker.api.problem_types import NOT_FOUND
from lawspeaker.api.problems import Problem
from lawspeaker.api.refusals import refusal
from lawspeaker.api.representation import localized
from lawspeaker.api.resources.health import HEALTH, READINESS
from lawspeaker.api.resources.metrics import METRICS, metrics_view
from lawspeaker.api.service import Service
from lawspeaker.api.settings import Settings, SettingsError
from lawspeaker.desk.not_found import has_pages, is_opened_by_people, not_found_page
from lawspeaker.desk.pages import desk
from lawspeaker.games import GAMES, InvalidPackageError
from lawspeaker.mcp.installed import is_installed

DEFAULTS = Settings()


class Pages(Flask):
    """The Flask application that answers GET requests. Its redirects name no host."""

    def raise_routing_exception(self, request: Request) -> NoReturn:
        """Redirects to a path without a host: a client can send any host, and a cache may store the response."""
        redirect = request.routing_exception
        if isinstance(redirect, RequestRedirect):
            _, _, path, query, _ = urlsplit(redirect.new_url)
            redirect.new_url = f"/{path.lstrip('/')}{'?' if query else ''}{query}"
        super().raise_routing_exception(request)


def application() -> Front:
    """The service with the settings from the environment. Exits with a message if they are invalid."""
    if not GAMES:
        sys.exit("No game is installed. The games are found where Lawspeaker is an installed package: see `make run`.")
    try:
        return create_app(Settings.read(os.environ))
    except (SettingsError, InvalidPackageError) as error:
        sys.exit(str(error))


def create_app(settings: Settings = DEFAULTS, games: Mapping[str, Game[Any]] = GAMES, clock: Callable[[], float] = time) -> Front:
    """The service for ``games``, an ASGI application; ``clock`` gives the time of receipts, in seconds since 1970.

    Raises ``SettingsError``, and ``InvalidPackageError`` for a game.
    """
    games = dict(games)  # an installed game is loaded and checked each time it is looked up
    for game in games.values():
        game.messages.load()  # before the workers are forked, so that they share this memory and no request waits for it
    service = Service.of(settings, clock)
    operations = list(contract(games, service))
    flask = Pages(__name__, static_folder=None, template_folder=None)
    flask.config["PROVIDE_AUTOMATIC_OPTIONS"] = False
    flask.url_map.merge_slashes = False
    for operation in operations:
        names = tuple(parameter.name for parameter in operation.parameters if parameter.place == "query")
        view = operation.view if operation.document is None else localized(operation.document, names)
        if view is not None:
            flask.add_url_rule(operation.route, operation.id, view, methods=[operation.method])
    flask.register_blueprint(pages(games, operations))
    flask.register_blueprint(guide_pages(games))
    flask.register_blueprint(desk(games, has_receipts=bool(service.receipt_keys and service.receipt_keys.signing)))
    flask.add_url_rule(METRICS, "metrics", metrics_view(service.metrics), methods=["GET"])
    flask.register_error_handler(Exception, _error_handler(Paths(operation.path for operation in operations)))
    flask.url_value_preprocessor(_require_one_slash)
    flask.url_value_preprocessor(_record_operation)
    endpoints = [operation.endpoint for operation in operations if operation.endpoint]
    endpoints += _mcp_endpoints(games, operations, settings)
    return Front(flask, endpoints, service, in_loop=[HEALTH], for_operators=[READINESS, METRICS])


def _mcp_endpoints(games: Mapping[str, Game[Any]], operations: Sequence[Operation], settings: Settings) -> Sequence[Endpoint]:
    """The endpoint of the MCP server, if its packages are installed."""
    if not is_installed():
        return ()
    from lawspeaker.mcp.endpoint import MCPEndpoint

    return [MCPEndpoint(games, operations, settings.cors_origins)]


def _error_handler(paths: Paths) -> Callable[[Exception], Response]:
    """What Flask calls with each error, also for a path or a method that it does not know."""

    def respond(error: Exception) -> Response:
        exchange = exchange_of(request)
        match error:
            case NotFound():
                error = paths.nothing_at(exchange.path)
            case MethodNotAllowed(valid_methods=allowed) if allowed:
                error = wrong_method(exchange.method, sorted(allowed))
        is_missing = isinstance(error, Problem) and error.type is NOT_FOUND and has_pages(exchange)
        if is_missing and is_opened_by_people(exchange):
            return not_found_page(exchange)
        refused = refusal(error, exchange)
        answer = Response(refused.body, refused.status, list(refused.headers))
        if is_missing:
            answer.vary.add("Accept")
        return answer

    return respond


def _require_one_slash(_endpoint: str | None, _values: dict[str, Any] | None) -> None:
    """Refuses a path that begins without a slash or with several. Flask would accept it; the front and proxies do not."""
    path = request.environ["PATH_INFO"]
    if not path.startswith("/") or path.startswith("//"):
        raise Problem(NOT_FOUND, "A path begins with one slash.")


def _record_operation(endpoint: str | None, _values: dict[str, Any] | None) -> None:
    if endpoint:
        exchange_of(request).operation = endpoint
