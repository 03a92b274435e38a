"""Joins style sheets: what ``@import`` names takes its place, so that a page loads its style sheet with one request.

A sheet can import others of its own folder, and those that are served in the folder above it, such as ``../page.css``.
"""

import re
from collections.abc import Mapping

_IMPORT = re.compile(r'^@import "((?:\.\./)?[^"/]*)";$', flags=re.MULTILINE)
_URL = re.compile(r'url\("([^":]+)"\)')
"""A relative URL."""


def join_style_sheets(files: Mapping[str, bytes], above: Mapping[str, bytes]) -> Mapping[str, bytes]:
    """By name, the style sheets of ``files`` that import others, together with these. ``above`` are those of the folder above."""
    own = {name: content.decode() for name, content in files.items() if name.endswith(".css") and "/" not in name}
    sheets = {**own, **{f"../{name}": content.decode() for name, content in above.items()}}
    return {name: _joined(name, sheets).encode() for name, sheet in own.items() if _IMPORT.search(sheet)}


def with_absolute_urls(sheet: bytes, folder: str) -> bytes:
    """A style sheet of ``folder``, a URL, as it can be a part of a sheet that is served elsewhere."""
    return _URL.sub(rf'url("{folder}/\1")', sheet.decode()).encode()


def _joined(name: str, sheets: Mapping[str, str]) -> str:
    return _IMPORT.sub(lambda found: _joined(found[1], sheets), sheets[name])
