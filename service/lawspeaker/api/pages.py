"""The pages for developers: an overview, the contract, and a page for each problem type."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import orjson
from flask import Blueprint, Response, render_template, request

from lawspeaker.adjudication.rules.game import Game
from lawspeaker.api.contract import contract
from lawspeaker.api.developer_search import DeveloperSearch
from lawspeaker.api.guides import as_page, guides_of, overview
from lawspeaker.api.not_found import no_such
from lawspeaker.api.openapi import document, to_yaml
from lawspeaker.api.operations import Operation
from lawspeaker.api.problem_types import PROBLEM_TYPES
from lawspeaker.api.representation import conditional, with_host
from lawspeaker.api.resources.rules import LONGEST_SEARCH
from lawspeaker.api.service import Service
from lawspeaker.api.static_files import STATIC_PATH, StaticFolder, serve

_CONTRACTS_KEPT = 16
"""How many forms of the contract a process keeps: a prefix may have a part that a client can choose."""

STATIC = StaticFolder(Path(__file__).with_name("static"), STATIC_PATH)


def pages(games: Mapping[str, Game[Any]], service: Service) -> Blueprint:
    """The pages about ``games`` and the operations of ``service``."""
    blueprint = Blueprint("pages", __name__, template_folder="templates")
    serve(blueprint, STATIC)

    def operations(game: str) -> Sequence[Operation]:
        """All operations, or those of one ``game`` and of no game."""
        return list(contract({game: games[game]} if game else games, service))

    @lru_cache(_CONTRACTS_KEPT)
    def contract_as_json(root: str, game: str = "") -> bytes:
        """The contract of a service that is mounted below the path ``root``: complete, or only the operations of one ``game``
        and those of no game."""
        wanted = document(operations(game))
        return orjson.dumps({**wanted, "servers": [{"url": root}]} if root else wanted)

    @lru_cache(_CONTRACTS_KEPT)
    def contract_as_yaml(root: str, game: str = "") -> str:
        return to_yaml(orjson.loads(contract_as_json(root, game)))

    @cache
    def index() -> DeveloperSearch:
        return DeveloperSearch(guides_of(games.values()), operations(""))

    @blueprint.get("/developers")
    def developers() -> Response:
        search = request.args.get("search", "")[:LONGEST_SEARCH].strip()
        page = render_template(
            "developers.html",
            overview=as_page(overview()),
            guides=guides_of(games.values()),
            games={id: _title(game) for id, game in games.items()},
            search=search,
            longest_search=LONGEST_SEARCH,
            found=index().found(search) if search else [],
        )
        return with_host(page)

    @blueprint.get("/openapi.json")
    def openapi_json() -> Response:
        return conditional(contract_as_json(request.script_root), "application/json")

    @blueprint.get("/openapi.yaml")
    def openapi_yaml() -> Response:
        return conditional(contract_as_yaml(request.script_root), "application/yaml")

    @blueprint.get("/openapi/<game>.json")
    def openapi_json_of_game(game: str) -> Response:
        return conditional(contract_as_json(request.script_root, _known(game, games)), "application/json")

    @blueprint.get("/openapi/<game>.yaml")
    def openapi_yaml_of_game(game: str) -> Response:
        return conditional(contract_as_yaml(request.script_root, _known(game, games)), "application/yaml")

    @blueprint.get("/problems")
    def problems() -> Response:
        return _page("problems.html", problem_types=PROBLEM_TYPES.values())

    @blueprint.get("/problems/<name>")
    def problem(name: str) -> Response:
        if name not in PROBLEM_TYPES:
            raise no_such("problem type", name, PROBLEM_TYPES)
        return _page("problem.html", problem_type=PROBLEM_TYPES[name], example=_indented(PROBLEM_TYPES[name].example))

    return blueprint


def _known(game: str, games: Mapping[str, Game[Any]]) -> str:
    """``game``, if it is the id of one of ``games``. Raises ``Problem`` if not."""
    if game not in games:
        raise no_such("game", game, games)
    return game


def _title(game: Game[Any]) -> str:
    return game.messages.text("en", "game")


def _page(template: str, **content: Any) -> Response:
    return conditional(render_template(template, **content), "text/html")


def _indented(document: Any) -> str:
    return orjson.dumps(document, option=orjson.OPT_INDENT_2).decode()
