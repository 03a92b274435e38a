"""The pages of the desk. What they do is done in the browser, which asks the API as any other client does."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from flask import Blueprint, Response, request

from lawspeaker.adjudication.game import Game
from lawspeaker.api.negotiation import preferred_language
from lawspeaker.api.static_files import serve
from lawspeaker.desk.rendering import IN_LANGUAGE, rendered
from lawspeaker.desk.rules import rules

QUICK = {"votes": "graenaland", "landscape": "confusing-lands", "heights": "java"}
"""The quick questions, a page each, with the game of which they ask."""


def desk(games: Mapping[str, Game[Any]]) -> Blueprint:
    """The pages about ``games``, each in every language below its name; ``/`` is the first in the language of the browser."""
    blueprint = Blueprint("desk", __name__, template_folder="templates")
    serve(blueprint, Path(__file__).with_name("static"), "/static/desk")
    quick = {name: game for name, game in QUICK.items() if game in games}
    named = f"<any({', '.join([*quick, 'desk'])}):name>"

    @blueprint.get("/")
    def start() -> Response:
        answer = page(preferred_language(request.headers.get("Accept-Language", "")), "start")
        answer.headers["Vary"] = "Accept-Language"
        return answer

    @blueprint.get(IN_LANGUAGE, defaults={"name": "start"})
    @blueprint.get(IN_LANGUAGE + named)
    def page(language: str, name: str) -> Response:
        if name != "start":
            return rendered("application", language, name, name)
        titles = {game.id: game.messages.text(language, "game") for game in games.values()}
        return rendered("start", language, name, "", titles=titles, quick=quick)

    blueprint.register_blueprint(rules(games))
    return blueprint
