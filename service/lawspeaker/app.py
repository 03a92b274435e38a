"""The application that gunicorn serves: the API and the desk in Flask, and around it what is done for requests without it."""

import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from flask import Flask, request
from werkzeug.middleware.proxy_fix import ProxyFix

from lawspeaker.adjudication.game import Game
from lawspeaker.api.admission.gate import Admission
from lawspeaker.api.contract import contract
from lawspeaker.api.cors import Cors
from lawspeaker.api.exchange import exchange
from lawspeaker.api.front import Front
from lawspeaker.api.headers import Completed
from lawspeaker.api.observation.log import Log
from lawspeaker.api.observation.observed import Observed
from lawspeaker.api.operations import Operation
from lawspeaker.api.pages import pages
from lawspeaker.api.problem_types import NOT_FOUND
from lawspeaker.api.problems import Problem
from lawspeaker.api.questions import LARGEST_BODY, Asking
from lawspeaker.api.refusals import Refusing, refuse
from lawspeaker.api.resources.metrics import METRICS, metrics_view
from lawspeaker.api.service import Service
from lawspeaker.api.settings import Settings, SettingsError
from lawspeaker.desk.pages import desk
from lawspeaker.games import GAMES

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

USUAL = Settings()

_IGNORED = ("HTTP_RANGE", "HTTP_IF_RANGE", "HTTP_IF_MATCH", "HTTP_IF_UNMODIFIED_SINCE")
"""Headers that would have Flask send parts of its files, or refuse to: nothing is long, and nothing can be changed."""


class Application(Flask):
    """Flask inside its ``layers``."""

    def __init__(self) -> None:
        super().__init__(__name__, static_folder=None, template_folder=None)
        self.layers: WSGIApplication = super().wsgi_app

    def wsgi_app(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        for condition in _IGNORED:
            environ.pop(condition, None)
        return self.layers(environ, start_response)


def application() -> Flask:
    """The service as the environment sets it. Exits with a sentence where that does not let it start."""
    try:
        return create_app(Settings.read(os.environ))
    except SettingsError as error:
        sys.exit(str(error))


def create_app(settings: Settings = USUAL, games: Mapping[str, Game[Any]] = GAMES) -> Flask:
    """The service for ``games``. Raises ``SettingsError``."""
    app = Application()
    app.config["MAX_CONTENT_LENGTH"] = LARGEST_BODY
    app.config["PROVIDE_AUTOMATIC_OPTIONS"] = False
    app.url_map.merge_slashes = False
    service = Service.of(settings)
    operations = list(contract(games, service))
    for operation in operations:
        app.add_url_rule(operation.route, operation.id, operation.view, methods=[operation.method])
    app.register_blueprint(pages(games, operations))
    app.register_blueprint(desk(games))
    app.add_url_rule(METRICS, "metrics", metrics_view(service.metrics), methods=["GET"])
    app.register_error_handler(Exception, lambda error: refuse(error, request.environ))
    app.url_value_preprocessor(_refuse_other_beginnings)
    app.url_value_preprocessor(_note_operation)
    app.layers = _layers(app.layers, operations, service)
    return app


def _refuse_other_beginnings(_endpoint: str | None, _values: dict[str, Any] | None) -> None:
    """Flask takes a path without its slash, or with several, for the same; the layers around it and proxies do not."""
    path = request.environ["PATH_INFO"]
    if not path.startswith("/") or path.startswith("//"):
        raise Problem(NOT_FOUND)


def _note_operation(endpoint: str | None, _values: dict[str, Any] | None) -> None:
    if endpoint:
        exchange(request.environ).operation = endpoint


def _layers(flask: "WSGIApplication", operations: Sequence[Operation], service: Service) -> "WSGIApplication":
    """``flask`` inside its layers, the innermost first; one that is off is not there."""
    settings, metrics = service.settings, service.metrics
    layers: WSGIApplication = Front(flask, [operation.view for operation in operations if isinstance(operation.view, Asking)])
    if settings.access == "keys" or settings.rate_limit:
        layers = Admission(layers, settings, service.store, metrics)
    if settings.cors_origins:
        layers = Cors(layers, settings.cors_origins)
    layers = Completed(Refusing(Observed(layers, metrics, Log(settings.log_level, metrics.line_lost))))
    if settings.tracing:
        from lawspeaker.api.observation.tracing import Traced  # what it needs is not always installed

        layers = Traced(layers)
    if settings.proxies:
        layers = ProxyFix(layers, x_for=settings.proxies, x_proto=settings.proxies, x_host=settings.proxies)
    return layers
