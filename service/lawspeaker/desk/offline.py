"""The service worker: a script that makes the pages available without a network."""

from collections.abc import Iterable, Sequence
from typing import Any

from flask import Response, render_template, request, url_for

from lawspeaker.adjudication.rules.game import Game
from lawspeaker.api.representation import conditional
from lawspeaker.api.static_files import StaticFolder, digest_of

_OF_SOME_PAGES = (
    *("common.css", "rules.css", "offline.js", "rules/cases.js", "rules/search.js", "start.js", "landscape/signs.svg"),
    "vendor/qr.js",  # only for a code
)
"""The files that pages load in addition to the style sheet and the script with their name."""
_OF_EVERY_PAGE = ("fonts/alegreya.woff2", "fonts/public-sans.woff2", "icon.svg", "icon-192.png", "lawspeaker.webmanifest")


def service_worker(language: str, pages: Iterable[str], games: Iterable[Game[Any]], static: StaticFolder) -> Response:
    """The service worker that caches ``pages`` in ``language``, with the files and documents that they load at the start.

    ``static`` are the static files of the desk.
    """
    names = list(pages)
    root = request.script_root
    kept = [*(f"{root}/{language}/{page}" for page in names), *_files(names, static)]
    ids = [game.id for game in games]
    of_games = [f"/v1/games/{id}{part}" for id in ids for part in ("", "/examples")]
    of_rules = [f"/{language}/rules/{id}/{part}.json" for id in ids for part in ("statements", "schemas")]
    read = [f"{root}{path}" for path in ("/v1/games", *of_games, *of_rules)]
    version = digest_of(dict.fromkeys((*kept, *read), b""))
    script = render_template("desk/service-worker.js", language=language, kept=kept, read=read, version=version)
    return conditional(script, "text/javascript")


def _files(pages: Sequence[str], static: StaticFolder) -> Sequence[str]:
    """The URLs of the static files that the pages load."""
    of_pages = {f"{page}{suffix}" for page in (*pages, "moves") for suffix in (".css", ".js")} & static.files.keys()
    own = [url_for("desk.static", name=name) for name in sorted({*of_pages, *_OF_SOME_PAGES})]
    return [*own, *(url_for("pages.static", name=name) for name in _OF_EVERY_PAGE)]
