"""The pages of the desk. They run in the browser, and use the API like any other client."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from flask import Blueprint, Response, request

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire.unstated import IN_ORDER, NOTHING_ELSE
from lawspeaker.adjudication.words.messages import LANGUAGES
from lawspeaker.api.negotiation import preferred_language
from lawspeaker.api.not_found import no_such
from lawspeaker.api.pages import STATIC as STATIC_OF_ALL_PAGES
from lawspeaker.api.resources.rules import LONGEST_SEARCH
from lawspeaker.api.static_files import serve
from lawspeaker.desk.disagreements import Disagreements
from lawspeaker.desk.offline import service_worker
from lawspeaker.desk.rendering import IN_LANGUAGE, render
from lawspeaker.desk.rules import query, rules
from lawspeaker.desk.static_files import JoinedFolder

STATIC = JoinedFolder(Path(__file__).with_name("static"), "/static/desk", STATIC_OF_ALL_PAGES)
QUICK = {"votes": "graenaland", "landscape": "confusing-lands", "heights": "java"}
"""The pages of quick questions, each with its game."""
MOVES: Mapping[str, Document] = {
    "build": {"game": "graenaland", "types": ["build-village", "build-building", "raise-army", "build-work"]},
    "march": {
        "game": "graenaland",
        "types": ["move"],
        "initial": {"type": "move", "orders": [{"hero": "warrior", "steps": 1, "ends": [{"hero": "warrior"}]}]},
        "copies": [["/orders/0/ends/0/hero", "/orders/0/hero"]],
    },
    "won": {
        "game": "graenaland",
        "question": "victory-claims",
        "unstated": NOTHING_ELSE,
        "granted": [{"at": "/clans/{player}/hand", "value": {"cards": []}}],
        "options": ["victory_point_cards"],
    },
    "lay": {
        "game": "java",
        "types": ["lay-land", "lay-water", "build-palace", "enlarge-palace", "enter", "move"],
        "unstated": NOTHING_ELSE,
    },
    "place": {"game": "confusing-lands", "types": ["place"]},
}
"""The pages of quick questions that are entered on a picture: the game, and either types of moves or a question.

``initial`` is what is entered at first, if it is not empty; ``copies`` are places in it, each with one where the same is said.
What is not said is in order, or as ``unstated`` says; ``granted`` are values at places below the state that hold of the player
until something else is said; ``options`` are those that one chooses.
"""


def desk(games: Mapping[str, Game[Any]], *, has_receipts: bool = False) -> Blueprint:
    """The pages about ``games``. Each page has a path for every language; ``/`` is the start page in the preferred one.

    ``has_receipts`` says whether the service signs answers.
    """
    blueprint = Blueprint("desk", __name__, template_folder="templates")
    serve(blueprint, STATIC)
    moves = {name: question for name, question in MOVES.items() if question["game"] in games}
    quick = {name: game for name, game in QUICK.items() if game in games}
    page_route = f"<any({', '.join([*quick, *moves, 'desk', 'position', 'receipt', 'offline'])}):name>"

    @blueprint.get("/")
    def start() -> Response:
        answer = page(preferred_language(request.headers.get("Accept-Language", "")), "start")
        answer.headers["Vary"] = "Accept-Language"
        return answer

    @blueprint.get(IN_LANGUAGE, defaults={"name": "start"})
    @blueprint.get(IN_LANGUAGE + page_route)
    def page(language: str, name: str) -> Response:
        if name == "offline":
            return render(name, language, name, name)
        if name in moves:
            return render(
                "application",
                language,
                "moves",
                name,
                question={"page": name, "unstated": IN_ORDER, **moves[name]},
                has_receipts=has_receipts,
            )
        if name != "start":
            return render("application", language, name, name, has_receipts=has_receipts)
        titles = {game.id: game.messages.text(language, "game") for game in games.values()}
        search, chosen = query("search")[:LONGEST_SEARCH].strip(), query("game")
        wanted = [chosen] if chosen in games else list(games) if search else []
        found = {id: hits for id in wanted if (hits := disagreements(language, id).found(search))}
        content = {"titles": titles, "quick": quick, "moves": moves, "search": search, "chosen": chosen, "found": found}
        return render("start", language, name, "", longest_search=LONGEST_SEARCH, **content)

    @cache
    def disagreements(language: str, game: str) -> Disagreements:
        pages = [page for page, id in quick.items() if id == game] + [page for page, of in moves.items() if of["game"] == game]
        return Disagreements(games[game], language, pages)

    @blueprint.get("/service-worker.js")
    def worker() -> Response:
        language = request.args.get("language", LANGUAGES[0])
        if language not in LANGUAGES:
            raise no_such("language", language, LANGUAGES)
        return service_worker(
            language, ["", *quick, *moves, "desk", "position", "receipt", "offline", "rules/"], games.values(), STATIC
        )

    blueprint.register_blueprint(rules(games))
    return blueprint
