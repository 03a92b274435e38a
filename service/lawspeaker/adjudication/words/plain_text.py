"""Texts on which a reader can rely: no character in them does anything, and what is left out is counted."""

import json
from typing import TypeVar
from unicodedata import category

MORE = "…"
"""Stands for what is left out."""
LONGEST_FACT = 2_000
"""How many characters of a fact a message shows."""
_SPACE = "Zs"

T = TypeVar("T")


def printable(text: str) -> str:
    """``text`` with escapes, as in JSON, instead of characters that are not seen: line breaks, those that change the direction of
    writing, those that a terminal obeys."""
    return text if text.isprintable() else "".join(char if _is_seen(char) else escaped(char) for char in text)


def escaped(character: str) -> str:
    """``character`` as JSON writes it in ASCII."""
    return json.dumps(character)[1:-1]


def more(number: int) -> str:
    """Replaces the last entries of a list, and gives their ``number``, in every language."""
    return f"{MORE} (+{number:,})"


def shortened(fact: T) -> T | str:
    """What a message shows of a fact: of a long text only the beginning, as Fluent refuses 2,500 characters."""
    return f"{fact[:LONGEST_FACT]}{MORE}" if isinstance(fact, str) and len(fact) > LONGEST_FACT else fact


def _is_seen(character: str) -> bool:
    return character.isprintable() or category(character) == _SPACE
