"""The API and the desk: a Flask application, and the same with the event loop in front that ``lawspeaker serve`` runs."""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from http import HTTPStatus
from time import time
from typing import TYPE_CHECKING, Any, NoReturn
from urllib.parse import urlsplit

from flask import Blueprint, Flask, Request, Response, request
from werkzeug.datastructures import Headers
from werkzeug.exceptions import MethodNotAllowed, NotFound
from werkzeug.routing import RequestRedirect
from werkzeug.wrappers import Response as AnyResponse

from lawspeaker.adjudication.rules.game import Game
from lawspeaker.api.contract import contract
from lawspeaker.api.cors import PREFLIGHT, Cors
from lawspeaker.api.exchange import Answer, Exchange
from lawspeaker.api.flask_bridge import IGNORED_HEADERS, ResponseAsItIs, exchange_of, response_of, view_of
from lawspeaker.api.front import Front
from lawspeaker.api.guides import guide_pages
from lawspeaker.api.headers import REQUEST_ID, TRACE, standard
from lawspeaker.api.not_found import Paths, wrong_method
from lawspeaker.api.operations import Endpoint, Operation
from lawspeaker.api.pages import pages
from lawspeaker.api.problem_types import NOT_FOUND
from lawspeaker.api.problems import Problem
from lawspeaker.api.reference import reference_pages
from lawspeaker.api.refusals import refusal
from lawspeaker.api.representation import localized
from lawspeaker.api.resources.operating import METRICS, metrics_view
from lawspeaker.api.service import Service
from lawspeaker.api.settings import Settings, SettingsError, variable
from lawspeaker.desk.not_found import has_pages, is_opened_by_people, not_found_page
from lawspeaker.desk.pages import desk
from lawspeaker.games import GAMES, InvalidPackageError
from lawspeaker.mcp.installed import is_installed
from lawspeaker.mcp.late_endpoint import LateMCPEndpoint

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

DEFAULTS = Settings()
_METHODS = ("GET", "POST", "OPTIONS", "PUT", "PATCH", "DELETE", "TRACE")
_CHECKED_IN_FRONT = ("access", "api_keys", "api_keys_file", "rate_limit", "keyless_allowance")


class Application(Flask):
    """The Flask application, which answers every operation. Its redirects name no host."""

    service: Service
    operations: Sequence[Operation]

    def wsgi_app(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Any:
        """The WSGI application, which ignores the headers that it does not support."""
        for name in IGNORED_HEADERS:
            environ.pop(f"HTTP_{name.upper().replace('-', '_')}", None)
        return super().wsgi_app(environ, start_response)

    def raise_routing_exception(self, request: Request) -> NoReturn:
        """Redirects to a path without a host: a client can send any host, and a cache may store the response."""
        redirect = request.routing_exception
        if isinstance(redirect, RequestRedirect):
            _, _, path, query, _ = urlsplit(redirect.new_url)
            redirect.new_url = f"/{path.lstrip('/')}{'?' if query else ''}{query}"
        super().raise_routing_exception(request)


def application() -> Front:
    """The service with the settings from the environment, for an ASGI server. Exits with a message if they are invalid."""
    if not GAMES:
        sys.exit("No game is installed. The games are found where Lawspeaker is an installed package: see `make run`.")
    try:
        return create_front(Settings.read(os.environ))
    except (SettingsError, InvalidPackageError) as error:
        sys.exit(str(error))


def create_front(
    settings: Settings = DEFAULTS, games: Mapping[str, Game[Any]] = GAMES, clock: Callable[[], float] = time
) -> Front:
    """The service for ``games`` with the event loop in front, an ASGI application. See ``create_app``.

    Keys, rate limits, the MCP server, metrics of requests and the log need the event loop.
    """
    app = _create_app(settings, games, clock)
    endpoints: list[Endpoint] = [operation.endpoint for operation in app.operations if operation.endpoint]
    if is_installed():
        endpoints.append(LateMCPEndpoint(games, app.operations, settings.cors_origins))
    return Front(app, endpoints, app.service)


def create_app(
    settings: Settings = DEFAULTS,
    games: Mapping[str, Game[Any]] = GAMES,
    clock: Callable[[], float] = time,
    *,
    with_desk: bool = True,
) -> Application:
    """The service for ``games``, a Flask application for any WSGI server; ``clock`` gives the time of receipts, in seconds since
    1970. ``with_desk`` says whether it has the pages for people at a table.

    Raises ``SettingsError``, also for settings that need the event loop in front, and ``InvalidPackageError`` for a game.
    """
    if unchecked := [variable(name) for name in _CHECKED_IN_FRONT if getattr(settings, name) != getattr(DEFAULTS, name)]:
        raise SettingsError(
            [f"{name}: only `lawspeaker serve` checks keys and rate limits, not Flask alone." for name in unchecked]
        )
    return _create_app(settings, games, clock, with_desk=with_desk)


def blueprint(
    settings: Settings = DEFAULTS, games: Mapping[str, Game[Any]] = GAMES, *, with_desk: bool = True, name: str = "lawspeaker"
) -> Blueprint:
    """The service as a blueprint, to be registered below a prefix of another Flask application. Raises like ``create_app``.

    It hands each request to an application of its own, so nothing of the other one changes how it answers, and nothing of it is
    seen there.
    """
    mounted = create_app(settings, games, with_desk=with_desk)
    blueprint = Blueprint(name, __name__)

    def answer(path: str) -> AnyResponse:
        environ = dict(request.environ)
        below = environ["PATH_INFO"]
        prefix = below[: len(below) - len(path.encode()) - 1]
        environ["SCRIPT_NAME"] = environ.get("SCRIPT_NAME", "") + prefix
        environ["PATH_INFO"] = below.removeprefix(prefix)
        return ResponseAsItIs.from_app(mounted, environ)

    blueprint.add_url_rule("/", "answer", answer, defaults={"path": ""}, methods=_METHODS, provide_automatic_options=False)
    blueprint.add_url_rule("/<path:path>", "answer", answer, methods=_METHODS, provide_automatic_options=False)
    return blueprint


def _create_app(
    settings: Settings, games: Mapping[str, Game[Any]], clock: Callable[[], float], *, with_desk: bool = True
) -> Application:
    games = dict(games)  # an installed game is loaded and checked each time it is looked up
    for game in games.values():
        game.messages.load()  # before the workers are forked, so that they share this memory and no request waits for it
    service = Service(settings, clock)
    operations = list(contract(games, service))
    flask = Application(__name__, static_folder=None, template_folder=None)
    flask.service, flask.operations = service, operations
    flask.config["PROVIDE_AUTOMATIC_OPTIONS"] = False
    flask.url_map.merge_slashes = False
    for operation in operations:
        names = tuple(parameter.name for parameter in operation.parameters if parameter.place == "query")
        flask.add_url_rule(operation.route, operation.id, _view(operation, names), methods=[operation.method])
    flask.register_blueprint(pages(games, service))
    flask.register_blueprint(guide_pages(games))
    flask.register_blueprint(reference_pages(operations))
    if with_desk:
        flask.register_blueprint(desk(games, has_receipts=bool(service.receipt_keys and service.receipt_keys.signing)))
    flask.add_url_rule(METRICS, "metrics", metrics_view(service.metrics), methods=["GET"])
    flask.register_error_handler(Exception, _error_handler(Paths(operation.path for operation in operations), with_desk))
    flask.url_value_preprocessor(_require_one_slash)
    flask.url_value_preprocessor(_record_operation)
    flask.context_processor(lambda: {"root": request.script_root})
    flask.before_request(partial(_preflight, service.cors))
    flask.after_request(partial(_finish, service))
    return flask


def _view(operation: Operation, query_parameters: tuple[str, ...]) -> Callable[..., Response]:
    """The Flask view of ``operation``."""
    if operation.endpoint:
        return view_of(operation.endpoint)
    if operation.document:
        return localized(operation.document, query_parameters)
    assert operation.view, "an operation has an endpoint, a document or a view"
    return operation.view


def _error_handler(paths: Paths, with_desk: bool) -> Callable[[Exception], Response]:
    """What Flask calls with each error, also for a path or a method that it does not know. People get a page of the desk."""

    def respond(error: Exception) -> Response:
        exchange = exchange_of(request)
        match error:
            case NotFound():
                error = paths.nothing_at(exchange.path)
            case MethodNotAllowed(valid_methods=allowed) if allowed:
                error = wrong_method(exchange.method, sorted(allowed))
        is_missing = with_desk and isinstance(error, Problem) and error.type is NOT_FOUND and has_pages(exchange)
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


def _preflight(cors: Cors) -> Response | None:
    """The response to a preflight request (CORS) that Flask itself has received."""
    exchange = exchange_of(request)
    answer = None if exchange.is_behind_front else cors.preflight(exchange)
    return response_of(answer) if answer else None


def _finish(service: Service, response: Response) -> Response:
    """The response as it is sent. In front of Flask, the event loop does what is left to do."""
    exchange = exchange_of(request)
    if exchange.operation == PREFLIGHT:
        return _identified(response, exchange)
    response.vary.add("Accept-Encoding")
    if response.status_code == HTTPStatus.NOT_MODIFIED:
        response.headers.pop("Content-Type", None)  # Flask sets it although there is no body
    if exchange.is_behind_front:
        return response
    body = response.get_data() if response.is_sequence else b""  # a stream is not compressed
    answer = service.compression.compress(exchange, Answer(response.status_code, list(response.headers), body))
    answer = service.cors.add_headers(exchange, answer)
    response.headers = Headers(answer.headers)
    if response.is_sequence:
        response.set_data(answer.body)
    return _identified(response, exchange)


def _identified(response: Response, exchange: Exchange) -> Response:
    """The response with the headers that every response has."""
    response.headers.extend([*standard(list(response.headers)), (REQUEST_ID, exchange.request_id), (TRACE, exchange.trace)])
    return response


def _record_operation(endpoint: str | None, _values: dict[str, Any] | None) -> None:
    if endpoint:
        exchange_of(request).operation = endpoint
