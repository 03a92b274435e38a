"""The service worker, a script with which a browser keeps the pages for when there is no network."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from flask import Response, render_template, url_for

from lawspeaker.adjudication.game import Game
from lawspeaker.api.representation import conditional
from lawspeaker.api.static_files import digest_of, names_in

_KEPT_SUFFIXES = (".css", ".js", ".svg")
_OF_EVERY_PAGE = ("page.css", "icon.svg", "icon-192.png", "lawspeaker.webmanifest")


def service_worker(language: str, pages: Iterable[str], games: Iterable[Game[Any]], static: Path) -> Response:
    """The service worker that keeps ``pages`` in ``language``, and what they load and read before anybody asks anything.

    ``static`` is the folder of the static files of the desk.
    """
    kept = [*(f"/{language}/{page}" for page in pages), *_files(static)]
    read = ["/v1/games", *(f"/v1/games/{game.id}{part}" for game in games for part in ("", "/examples"))]
    version = digest_of(dict.fromkeys((*kept, *read), b""))
    script = render_template("desk/service-worker.js", language=language, kept=kept, read=read, version=version)
    return conditional(script, "text/javascript")


def _files(static: Path) -> Sequence[str]:
    """The URLs of the static files that the pages load."""
    own = [url_for("desk.static", name=name) for name in sorted(names_in(static)) if name.endswith(_KEPT_SUFFIXES)]
    fonts = ("alegreya", "alegreya-czech", "public-sans", "public-sans-czech")
    shared = (*_OF_EVERY_PAGE, *(f"fonts/{font}.woff2" for font in fonts))
    return [*own, *(url_for("pages.static", name=name) for name in shared)]
