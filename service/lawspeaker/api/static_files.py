"""Serves static files at URLs with a digest of their content, so that a browser can cache them for ever.

The digest is a part of the folder, as in ``/static/desk/0f1e2d3c4b5a6978/votes.js``. So JavaScript modules find each other by
relative paths, and no build step is necessary. ``/static/desk/votes.js`` is the same file, which browsers revalidate each time.

A page loads its script and its style sheet with one request each: they are served together with all that they import.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path, PurePosixPath
from typing import Any

from flask import Blueprint, Response

from lawspeaker.api.modules import join_modules
from lawspeaker.api.problem_types import NOT_FOUND
from lawspeaker.api.problems import Problem
from lawspeaker.api.representation import conditional
from lawspeaker.api.style_sheets import join_style_sheets

_DIGEST = 8
"""The length of the digest in bytes."""
_MEDIA_TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Media types by suffix; any other suffix is plain text. ``mimetypes`` is not used: its answers depend on the machine."""
_FOR_EVER = "public, max-age=31536000, immutable"


def serve(blueprint: Blueprint, folder: Path, path: str) -> None:
    """Adds routes to ``blueprint`` that serve the files of ``folder`` below ``path``.

    The endpoint is called ``static``, as usual in Flask: ``url_for("desk.static", name="votes.js")`` is the URL with the digest.
    During an update, a client may send the digest of another build. It gets the file of this build, without the header that
    would let it cache the file for ever.
    """
    files = _read(folder)
    current = digest_of(files)

    def static(name: str, digest: str = "") -> Response:
        if name not in files:
            raise Problem(NOT_FOUND)
        answer = conditional(files[name], _MEDIA_TYPES.get(PurePosixPath(name).suffix, "text/plain"))
        if digest == current:
            answer.headers["Cache-Control"] = _FOR_EVER
        return answer

    def add_digest(endpoint: str, values: dict[str, Any]) -> None:
        if endpoint == f"{blueprint.name}.{static.__name__}":
            values["digest"] = current

    blueprint.add_url_rule(f"{path}/<path:name>", view_func=static)
    blueprint.add_url_rule(f"{path}/<string(length={2 * _DIGEST}):digest>/<path:name>", view_func=static)
    blueprint.app_url_defaults(add_digest)


def names_in(folder: Path) -> Iterable[str]:
    """The names of the files that are served from ``folder``."""
    return _read(folder)


def digest_of(files: Mapping[str, bytes]) -> str:
    """A hash of ``files``, their names and contents, in hexadecimal digits."""
    digest = blake2b(digest_size=_DIGEST)
    for name, content in sorted(files.items()):
        digest.update(f"{name} {len(content)}\n".encode() + content)
    return digest.hexdigest()


@cache
def _read(folder: Path) -> Mapping[str, bytes]:
    """The files of ``folder`` by their names, read once at the start: their digest must stay valid."""
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    return {**files, **join_modules(files), **join_style_sheets(files)}
