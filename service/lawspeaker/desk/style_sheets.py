"""Joins style sheets: replaces each ``@import`` by the imported sheet, so that a page loads its style with one request.

A sheet can import others from its own folder, and from the folder above it, such as ``../page.css``.
"""

import re
from collections.abc import Mapping

_IMPORT = re.compile(r'^@import "((?:\.\./)?[^"/]*)";$', flags=re.MULTILINE)
_URL = re.compile(r'url\("([^":]+)"\)')
"""A relative URL."""


def join_style_sheets(files: Mapping[str, bytes], above: Mapping[str, bytes]) -> Mapping[str, bytes]:
    """The style sheets of ``files`` that import others, joined with these, by name. ``above`` are those in the folder above."""
    own = {name: content.decode() for name, content in files.items() if name.endswith(".css") and "/" not in name}
    sheets = {**own, **{f"../{name}": content.decode() for name, content in above.items()}}
    return {name: _joined(name, sheets, set()).encode() for name, sheet in own.items() if _IMPORT.search(sheet)}


def with_absolute_urls(sheet: bytes, folder: str) -> bytes:
    """A style sheet with its relative URLs made absolute. ``folder`` is the URL of its folder."""
    return _URL.sub(rf'url("{folder}/\1")', sheet.decode()).encode()


def _joined(name: str, sheets: Mapping[str, str], joined: set[str]) -> str:
    if name in joined:
        return ""
    joined.add(name)
    return _IMPORT.sub(lambda found: _joined(found[1], sheets, joined), sheets[name])
