"""Describes the problems of a request in sentences that name the place."""

from collections.abc import Iterator, Mapping
from typing import Any

import orjson

from lawspeaker.cli.requests import Request
from lawspeaker.cli.text.places import path_of


def sentences(problem: Mapping[str, Any], request: Request) -> Iterator[str]:
    """A sentence for each error in ``problem``, with its place in ``request``."""
    errors = problem.get("errors") or ()
    for error in errors:
        place = path_of(error.get("pointer", ""), _document(request))
        yield ": ".join(filter(None, (request.place, place, error.get("detail", ""))))
    if not errors:
        yield f"{request.place}: {problem.get('detail', '')}"
    if hint := _hint(problem, request):
        yield hint


def _document(request: Request) -> Any:
    try:
        return orjson.loads(request.body)
    except orjson.JSONDecodeError:
        return None


def _hint(problem: Mapping[str, Any], request: Request) -> str:
    """A hint for a mistake that people often make; empty if there is none."""
    if problem.get("type") == "/problems/invalid-json" and not request.is_line:
        first, _, others = request.body.strip().partition(b"\n")
        if others and _is_json(first):
            return f"{request.place} seems to contain a request on each line. Use --format ndjson for that."
    document = _document(request)
    if isinstance(document, dict) and {"state", "ruleset"} <= document.keys():
        return f"{request.place} is an answer, not a request. Send only its state, for example with jq '{{state}}'."
    return ""


def _is_json(text: bytes) -> bool:
    try:
        orjson.loads(text)
    except orjson.JSONDecodeError:
        return False
    return True
