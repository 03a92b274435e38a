"""Makes texts safe to show: no control characters, and a count of what was cut."""

import json
import re
from typing import TypeVar
from unicodedata import category

MORE = "…"
"""Stands for what is left out."""
LONGEST_FACT = 2_000
"""How many characters of a fact a message shows."""
_SPACE = "Zs"
_HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
"""The hyphen before a negative number, not one between two parts of an id."""

T = TypeVar("T")


def printable(text: str) -> str:
    """``text`` with invisible characters replaced by JSON escapes: line breaks, changes of the writing direction, control
    characters of terminals."""
    return text if text.isprintable() else "".join(char if _is_seen(char) else escaped(char) for char in text)


def escaped(character: str) -> str:
    """``character`` as JSON writes it in ASCII."""
    return json.dumps(character)[1:-1]


def more(number: int) -> str:
    """The text that replaces the last ``number`` entries of a list, in every language."""
    return f"{MORE} (+{number:,})"


def shortened(fact: T) -> T | str:
    """A fact as a message shows it. A long text is cut, because Fluent refuses 2,500 characters."""
    return f"{fact[:LONGEST_FACT]}{MORE}" if isinstance(fact, str) and len(fact) > LONGEST_FACT else fact


def with_minus_signs(text: str) -> str:
    """``text`` with the sign that readers expect before negative numbers."""
    return _HYPHEN.sub("\N{MINUS SIGN}", text) if "-" in text else text


def _is_seen(character: str) -> bool:
    return character.isprintable() or category(character) == _SPACE
