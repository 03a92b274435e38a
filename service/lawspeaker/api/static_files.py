"""Serves static files at URLs with a digest of their content, so that a browser can cache them for ever.

The digest is a part of the folder, as in ``/static/desk/0f1e2d3c4b5a6978/votes.js``. So JavaScript modules find each other by
relative paths, and no build step is necessary. ``/static/desk/votes.js`` is the same file, which browsers revalidate each time.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from pathlib import Path, PurePosixPath
from typing import Any

from flask import Blueprint, Response, request

from lawspeaker.api.problem_types import NOT_FOUND
from lawspeaker.api.problems import Problem
from lawspeaker.api.representation import conditional

STATIC_PATH = "/static"
"""The path below which all static files are."""
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


@dataclass(frozen=True)
class StaticFolder:
    """The files of ``folder``, which are served below ``path``."""

    folder: Path
    path: str

    @cached_property
    def files(self) -> Mapping[str, bytes]:
        """The files by their names, read once at the start: their digest must stay valid."""
        return {each.relative_to(self.folder).as_posix(): each.read_bytes() for each in self.folder.rglob("*") if each.is_file()}

    @cached_property
    def digest(self) -> str:
        """The hash of the files that is a part of their URLs."""
        return digest_of(self.files)


def serve(blueprint: Blueprint, folder: StaticFolder) -> None:
    """Adds routes to ``blueprint`` that serve the files of ``folder``.

    The endpoint is called ``static``, as usual in Flask: ``url_for("desk.static", name="votes.js")`` is the URL with the digest.
    During an update, a client may send the digest of another build. It gets the file of this build, without the header that
    would let it cache the file for ever.
    """
    files, current = folder.files, folder.digest

    def static(name: str, digest: str = "") -> Response:
        if name not in files:
            raise Problem(NOT_FOUND)
        content = files[name]
        if request.script_root and name.endswith(".css"):
            content = content.replace(f'url("{STATIC_PATH}'.encode(), f'url("{request.script_root}{STATIC_PATH}'.encode())
        answer = conditional(content, _MEDIA_TYPES.get(PurePosixPath(name).suffix, "text/plain"))
        if digest == current:
            answer.headers["Cache-Control"] = _FOR_EVER
        return answer

    def add_digest(endpoint: str, values: dict[str, Any]) -> None:
        if endpoint == f"{blueprint.name}.{static.__name__}":
            values["digest"] = current

    blueprint.add_url_rule(f"{folder.path}/<path:name>", view_func=static)
    blueprint.add_url_rule(f"{folder.path}/<string(length={2 * _DIGEST}):digest>/<path:name>", view_func=static)
    blueprint.app_url_defaults(add_digest)


def digest_of(files: Mapping[str, bytes]) -> str:
    """A hash of ``files``, their names and contents, in hexadecimal digits."""
    digest = blake2b(digest_size=_DIGEST)
    for name, content in sorted(files.items()):
        digest.update(f"{name} {len(content)}\n".encode() + content)
    return digest.hexdigest()
