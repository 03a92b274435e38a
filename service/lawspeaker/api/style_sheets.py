"""Joins style sheets: what ``@import`` names takes its place, so that a page loads its style sheet with one request."""

import re
from collections.abc import Mapping

_IMPORT = re.compile(r'^@import "([^"/]*)";$', flags=re.MULTILINE)
"""Only of a sheet in the same folder, as relative URLs lead elsewhere from another one."""


def join_style_sheets(files: Mapping[str, bytes]) -> Mapping[str, bytes]:
    """By name, the style sheets of ``files`` that import others, together with these."""
    sheets = {name: content.decode() for name, content in files.items() if name.endswith(".css") and "/" not in name}
    return {name: _joined(name, sheets).encode() for name, sheet in sheets.items() if _IMPORT.search(sheet)}


def _joined(name: str, sheets: Mapping[str, str]) -> str:
    return _IMPORT.sub(lambda found: _joined(found[1], sheets), sheets[name])
