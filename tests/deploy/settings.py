"""Generates the table of settings in ``deploy/README.md``. `make settings` runs it."""

import re
from dataclasses import fields
from typing import Any

from lawspeaker.api.settings import Settings, variable
from tests.serving import ROOT

PAGE = ROOT / "deploy" / "README.md"
_TABLE = re.compile(r"(<!-- settings: written by `make settings` -->\n\n).*?(<!-- end of settings -->)", re.DOTALL)


def main() -> None:
    PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


def with_table(page: str) -> str:
    """``page`` with the current table of settings. Raises ``ValueError`` if the marks around the table are missing."""
    made, places = _TABLE.subn(lambda marks: f"{marks[1]}{table()}\n{marks[2]}", page)
    if places != 1:
        raise ValueError("The page has no place, or several, for the table of settings.")
    return made


def table() -> str:
    """All settings as a table in Markdown."""
    rows = (f"| `{variable(one.name)}` | {_as_text(one.default)} | {one.metadata['meaning']} |" for one in fields(Settings))
    return "\n".join(("| variable | default | meaning |", "|---|---|---|", *rows)) + "\n"


def _as_text(value: Any) -> str:
    match value:
        case None:
            return "`off`"
        case bool():
            return f"`{str(value).lower()}`"
        case "" | ():
            return "nothing"
        case float():
            return f"`{value:g}`"
        case _:
            return f"`{value}`"


if __name__ == "__main__":
    main()
