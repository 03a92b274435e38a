"""The pages for developers: an overview, the documentation of the API, and a page for each problem type."""

import shlex
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import orjson
from flask import Blueprint, Response, render_template, request

from lawspeaker.adjudication.game import Game
from lawspeaker.api.openapi import document, to_yaml
from lawspeaker.api.operations import Example, Operation
from lawspeaker.api.problem_types import NOT_FOUND, PROBLEM_TYPES
from lawspeaker.api.problems import Problem
from lawspeaker.api.representation import conditional
from lawspeaker.api.resources.examples import load_examples
from lawspeaker.api.static_files import serve


def pages(games: Mapping[str, Game[Any]], operations: Sequence[Operation]) -> Blueprint:
    """The pages about ``games`` and their ``operations``."""
    blueprint = Blueprint("pages", __name__, template_folder="templates")
    serve(blueprint, Path(__file__).with_name("static"), "/static")
    contract = cache(lambda: document(operations))
    contract_as_json = cache(lambda: orjson.dumps(contract()))
    contract_as_yaml = cache(lambda: to_yaml(contract()))

    @blueprint.get("/developers")
    def developers() -> Response:
        answer = _page("developers.html", dispute=_first_dispute(games, operations))
        answer.headers["Cache-Control"] = (
            "private, no-cache"  # the page shows the host of the request, which a client can choose freely
        )
        return answer

    @blueprint.get("/docs")
    def docs() -> Response:
        return _page("docs.html")

    @blueprint.get("/openapi.json")
    def openapi_json() -> Response:
        return conditional(contract_as_json(), "application/json")

    @blueprint.get("/openapi.yaml")
    def openapi_yaml() -> Response:
        return conditional(contract_as_yaml(), "application/yaml")

    @blueprint.get("/problems")
    def problems() -> Response:
        return _page("problems.html", problem_types=PROBLEM_TYPES.values())

    @blueprint.get("/problems/<name>")
    def problem(name: str) -> Response:
        if name not in PROBLEM_TYPES:
            raise Problem(NOT_FOUND)
        return _page("problem.html", problem_type=PROBLEM_TYPES[name], example=_indented(PROBLEM_TYPES[name].example))

    return blueprint


def _page(template: str, **content: Any) -> Response:
    return conditional(render_template(template, **content), "text/html")


def _first_dispute(games: Mapping[str, Game[Any]], operations: Sequence[Operation]) -> dict[str, str] | None:
    names = (example["name"] for game in games.values() for example in load_examples(game.folder))
    first = next(names, None)
    disputes = ((operation, example) for operation in operations for example in operation.examples() if example.name == first)
    return next((_as_curl(operation, example) for operation, example in disputes), None)


def _as_curl(operation: Operation, example: Example) -> dict[str, str]:
    body = shlex.quote(_indented(example.request))
    command = f"curl {request.host_url.rstrip('/')}{operation.path} \\\n  -H 'Content-Type: application/json' \\\n  -d {body}"
    return {"title": example.title, "command": command, "answer": _indented(example.response)}


def _indented(document: Any) -> str:
    return orjson.dumps(document, option=orjson.OPT_INDENT_2).decode()
