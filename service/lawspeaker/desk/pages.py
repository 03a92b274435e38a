"""The pages of the desk. They run in the browser, and use the API like any other client."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from flask import Blueprint, Response, request

from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.words.messages import LANGUAGES
from lawspeaker.api.negotiation import preferred_language
from lawspeaker.api.not_found import no_such
from lawspeaker.api.pages import STATIC as STATIC_OF_ALL_PAGES
from lawspeaker.api.static_files import serve
from lawspeaker.desk.offline import service_worker
from lawspeaker.desk.rendering import IN_LANGUAGE, render
from lawspeaker.desk.rules import rules
from lawspeaker.desk.static_files import JoinedFolder

STATIC = JoinedFolder(Path(__file__).with_name("static"), "/static/desk", STATIC_OF_ALL_PAGES)
QUICK = {"votes": "graenaland", "landscape": "confusing-lands", "heights": "java"}
"""The pages of quick questions, each with its game."""


def desk(games: Mapping[str, Game[Any]], *, has_receipts: bool = False) -> Blueprint:
    """The pages about ``games``. Each page has a path for every language; ``/`` is the start page in the preferred one.

    ``has_receipts`` says whether the service signs answers.
    """
    blueprint = Blueprint("desk", __name__, template_folder="templates")
    serve(blueprint, STATIC)
    quick = {name: game for name, game in QUICK.items() if game in games}
    page_route = f"<any({', '.join([*quick, 'desk', 'position', 'receipt'])}):name>"

    @blueprint.get("/")
    def start() -> Response:
        answer = page(preferred_language(request.headers.get("Accept-Language", "")), "start")
        answer.headers["Vary"] = "Accept-Language"
        return answer

    @blueprint.get(IN_LANGUAGE, defaults={"name": "start"})
    @blueprint.get(IN_LANGUAGE + page_route)
    def page(language: str, name: str) -> Response:
        if name != "start":
            return render("application", language, name, name, has_receipts=has_receipts)
        titles = {game.id: game.messages.text(language, "game") for game in games.values()}
        return render("start", language, name, "", titles=titles, quick=quick)

    @blueprint.get("/service-worker.js")
    def worker() -> Response:
        language = request.args.get("language", LANGUAGES[0])
        if language not in LANGUAGES:
            raise no_such("language", language, LANGUAGES)
        return service_worker(language, ["", *quick, "desk", "position", "receipt", "rules/"], games.values(), STATIC)

    blueprint.register_blueprint(rules(games))
    return blueprint
