"""Shows invalid and valid values in error messages: short, on one line, deterministic."""

from collections.abc import Collection, Sequence
from difflib import get_close_matches
from typing import Any

import orjson

from lawspeaker.adjudication.words.phrases import Phrase, Words
from lawspeaker.adjudication.words.plain_text import MORE, escaped, more

LONGEST_QUOTE = 40
"""Characters of a string that a message quotes."""
MOST_LISTED = 20
"""The most words that a message lists."""
MOST_SIMILAR = 3
"""The most similar words that a message suggests."""
_LEAST_SIMILARITY = 0.75
ARRAY, OBJECT = Phrase("expected-array"), Phrase("expected-object")


def quoted(text: str) -> str:
    """``text`` in quotation marks, shortened, with escapes instead of characters that cannot be printed."""
    if len(text) <= LONGEST_QUOTE:
        return quoted_whole(text)
    return f'"{_escaped(text[:LONGEST_QUOTE])}{MORE}" ({len(text):,} characters)'


def quoted_whole(text: str) -> str:
    """``text`` in quotation marks, with escapes, not shortened."""
    return f'"{_escaped(text)}"'


def _escaped(text: str) -> str:
    return "".join(char if char.isprintable() and char not in '"\\' else escaped(char) for char in text)


def found(value: Any) -> Words:
    """Describes the JSON ``value`` in a few words: a string or a number itself, but for a list or an object only its type."""
    match value:
        case str() if len(value) > LONGEST_QUOTE:
            return Phrase("found-long-string", {"beginning": f'"{_escaped(value[:LONGEST_QUOTE])}{MORE}"', "count": len(value)})
        case str():
            return quoted(value)
        case list():
            return ARRAY
        case dict():
            return OBJECT
        case _:
            return _literal(value)


def _literal(value: Any) -> str:
    """A number, ``true``, ``false`` or ``null`` as JSON writes it."""
    try:
        literal = orjson.dumps(value).decode()
    except TypeError:  # an integer of more than 64 bits
        literal = str(value)
    return literal if len(literal) <= LONGEST_QUOTE else literal[:LONGEST_QUOTE] + MORE


def listing(words: Collection[Any], sent: Any = None) -> str:
    """The ``words``, separated by commas.

    If there are more than ``MOST_LISTED``, lists those most similar to ``sent``, or else the first ones, and says how many
    others there are.
    """
    names = [str(word) for word in words]
    if len(names) <= MOST_LISTED:
        return ", ".join(names)
    shown = similar(sent, names) or names[:MOST_LISTED]
    return ", ".join([*shown, more(len(names) - len(shown))])


def either(names: Sequence[str]) -> Words:
    """The ``names``, joined by "or"."""
    first, *others = names
    return Phrase("either", {"one": first, "other": either(others)}) if others else first


def similar(sent: Any, words: Collection[str]) -> list[str]:
    """The ``words`` that are most similar to ``sent``. Empty if that is too long to be a mistyped word."""
    if not isinstance(sent, str) or len(sent) > LONGEST_QUOTE:
        return []
    return get_close_matches(sent, words, MOST_SIMILAR, _LEAST_SIMILARITY)
