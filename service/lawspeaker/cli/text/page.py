"""A page of text for a terminal: headings, lists and tables, rendered by ``rich``."""

from collections.abc import Iterable, Mapping, Sequence
from io import StringIO
from typing import Any

import orjson
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.syntax import Syntax
from rich.table import Table
from rich.text import Text

from lawspeaker.cli.controls import without_controls

WIDTH_OF_A_PIPE = 100
"""Characters of a line where no terminal says how many there are room for."""
WIDEST_NAME = 32
"""Characters of a name in a table that stay on one line."""
_NARROW, _STAND_IN = "\N{NARROW NO-BREAK SPACE}", "\ufdd0"
"""``rich`` breaks lines at any space, so that another character, one that no text has, stands in for this one meanwhile."""


class Page:
    """Collects headings, lists and tables, and renders them as text."""

    def __init__(self) -> None:
        self._parts: list[RenderableType] = []

    def heading(self, text: str, style: str = "bold") -> None:
        """A highlighted line, with a blank line before it unless it is the first."""
        if self._parts:
            self._parts.append("")
        self._parts.append(_text(text, style))

    def line(self, text: str, style: str = "") -> None:
        """A line, or a paragraph."""
        self._parts.append(_text(text, style))

    def bullets(self, items: Iterable[str | tuple[str, str]]) -> None:
        """A list. An item can have a second line, which explains it and is dimmed."""
        table = Table.grid(padding=(0, 1))
        for item in items:
            said, explained = item if isinstance(item, tuple) else (item, "")
            text = _text(said)
            if explained:
                text.append("\n").append_text(_text(explained, "dim"))
            table.add_row("•", text)
        self._indent(table)

    def numbered(self, items: Iterable[str]) -> None:
        """A list with numbers from 1."""
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right")
        for number, item in enumerate(items, start=1):
            table.add_row(f"{number}.", _text(item))
        self._indent(table)

    def table(self, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        """A table with a heading for each column. The first column is wrapped only if a name is very long."""
        table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
        cells = [list(row) for row in rows]
        are_short = all(len(row[0]) <= WIDEST_NAME for row in cells)
        for index, column in enumerate(columns):
            table.add_column(_text(column), overflow="fold", no_wrap=are_short and index == 0)
        for row in cells:
            table.add_row(*map(_text, row))
        self._indent(table)

    def json(self, document: Mapping[str, Any]) -> None:
        """A document as JSON, indented."""
        text = orjson.dumps(document, option=orjson.OPT_INDENT_2).decode()
        self._parts.append(Syntax(text, "json", background_color="default", word_wrap=True))

    def render(self, *, is_terminal: bool) -> str:
        """The text, with colours if it is for a terminal."""
        console = Console(highlight=False) if is_terminal else Console(file=StringIO(), width=WIDTH_OF_A_PIPE, highlight=False)
        with console.capture() as captured:
            for part in self._parts:
                console.print(part)
        return "\n".join(line.rstrip() for line in captured.get().replace(_STAND_IN, _NARROW).split("\n"))

    def _indent(self, part: RenderableType) -> None:
        self._parts.append(Padding(part, (0, 0, 0, 2)))


def _text(text: str, style: str = "") -> Text:
    return Text(without_controls(text).replace(_NARROW, _STAND_IN), style)
