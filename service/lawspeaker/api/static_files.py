"""Files that pages are made of, under names that change with what they contain: a browser asks for each of them once.

The name is that of the folder, such as ``/static/desk/0f1e2d3c4b5a6978/votes.js``, so that modules find each other by their
relative names and nothing has to be built. ``/static/desk/votes.js`` is the same file, which is asked for again each time.
"""

from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path, PurePosixPath
from typing import Any

from flask import Blueprint, Response

from lawspeaker.api.problem_types import NOT_FOUND
from lawspeaker.api.problems import Problem
from lawspeaker.api.representation import conditional

_DIGEST = 8
"""Bytes of a digest."""
_MEDIA_TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
"""By suffix; what has another one is a text. The module ``mimetypes`` asks the machine, and each says something else."""
_FOR_EVER = "public, max-age=31536000, immutable"


def serve(blueprint: Blueprint, folder: Path, path: str) -> None:
    """Has ``blueprint`` answer with the files of ``folder`` below ``path``.

    They are its endpoint ``static``, as Flask has it: ``url_for("desk.static", name="votes.js")`` is the name with the digest.
    A digest of another build, which may answer beside this one during an update, finds the file as it is here, but nobody
    is told to keep that.
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

    def name_digest(endpoint: str, values: dict[str, Any]) -> None:
        if endpoint == f"{blueprint.name}.{static.__name__}":
            values["digest"] = current

    blueprint.add_url_rule(f"{path}/<path:name>", view_func=static)
    blueprint.add_url_rule(f"{path}/<string(length={2 * _DIGEST}):digest>/<path:name>", view_func=static)
    blueprint.app_url_defaults(name_digest)


def digest_of(files: Mapping[str, bytes]) -> str:
    """A hash of ``files``, their names and contents, in hexadecimal digits."""
    made = blake2b(digest_size=_DIGEST)
    for name, content in sorted(files.items()):
        made.update(f"{name} {len(content)}\n".encode() + content)
    return made.hexdigest()


@cache
def _read(folder: Path) -> Mapping[str, bytes]:
    """The files of ``folder`` by their names, as they are when the service starts: their digest tells of nothing later."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
