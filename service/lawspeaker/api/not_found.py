"""Problems about what does not exist. Each says what exists instead."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from lawspeaker.adjudication.words.quoting import MOST_LISTED, listing, quoted, similar
from lawspeaker.api.problem_types import METHOD_NOT_ALLOWED, NOT_FOUND
from lawspeaker.api.problems import Problem

_API = "The API begins at /v1/games, its documentation at /developers."

_Tree = dict[str, Any]
"""The steps that can follow a path, each with what can follow it."""


def no_such(what: str, name: str, known: Collection[str], list_path: str = "") -> Problem:
    """The problem that there is no ``what`` called ``name``. Very many that are ``known`` are listed at ``list_path``."""
    return Problem(NOT_FOUND, describe_missing(what, name, known, list_path))


def describe_missing(what: str, name: str, known: Collection[str], list_path: str = "") -> str:
    """The detail of ``no_such``."""
    detail = f"There is no {what} {quoted(name)}."
    if not list_path or len(known) <= MOST_LISTED:
        return f"{detail} There are: {listing(known, name)}." if known else detail
    meant = similar(name, known)
    suggestion = f" Did you mean {' or '.join(meant)}?" if meant else ""
    return f"{detail}{suggestion} GET {list_path} lists all {len(known)}."


def wrong_method(method: str, allowed: Sequence[str]) -> Problem:
    """The problem of a request that used another ``method`` than the ``allowed`` ones of its path."""
    detail = f"This path accepts {' or '.join(allowed)}; the request used {quoted(method)}."
    return Problem(METHOD_NOT_ALLOWED, detail, headers=(("Allow", ", ".join(allowed)),))


class Paths:
    """The paths of the API, from ``templates`` with parameters in braces."""

    def __init__(self, templates: Iterable[str]) -> None:
        self._tree: _Tree = {}
        for template in templates:
            node = self._tree
            for step in template.split("/")[1:]:
                node = node.setdefault(step, {})

    def nothing_at(self, path: str) -> Problem:
        """The problem of a ``path`` that leads nowhere. It names the first wrong step, and those that are there instead."""
        return Problem(NOT_FOUND, self._describe(path.split("/")[1:]))

    def _describe(self, steps: Sequence[str]) -> str:
        node, path = self._tree, ""
        for step in steps:
            name = step if step in node else next((name for name in node if step and name.startswith("{")), None)
            if name is None:
                return _describe_wrong_step(path, step, node)
            node, path = node[name], f"{path}/{name}"
        return f"There is nothing at {path} itself. Below it there are: {listing(node)}."


def _describe_wrong_step(above: str, step: str, known: Collection[str]) -> str:
    if not above:
        return f"There is nothing at this path. {_API}"
    if not known:
        return f"There is nothing below {above}."
    if not step:
        return f"The path is incomplete after {above}/. There are: {listing(known)}."
    return f"There is no {quoted(step)} below {above}. There are: {listing(known, step)}."
