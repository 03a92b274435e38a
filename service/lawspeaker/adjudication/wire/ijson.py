"""Parses JSON strictly, as I-JSON (RFC 7493): UTF-8, no duplicate members, no number outside the range of JSON.

The number of values in a text is limited before it is parsed, and the depth of nesting before the value is used:
``orjson.dumps`` writes beyond its buffer and crashes the process if lists are nested 220 levels deep.
"""

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

import orjson

from lawspeaker.adjudication.wire.shapes import SAFE_INTEGER
from lawspeaker.adjudication.words.quoting import quoted

MOST_BYTES = 512 * 1024
"""Bytes of a text. The replay of a whole game has 57 KB, a batch of 20 full states 204 KB, and 445 KB when it is indented."""
MOST_VALUES = 20_000
"""The most values in a request. Each value but the first follows a comma or an opening bracket.

The replay of a whole game has 4,700 values, a state with every card, house and hero 880. Four times the larger number leaves room
for boards and figures that players define.
"""
HOW_VALUES_ARE_COUNTED = "Each comma, opening bracket and opening brace counts as one value, also in a string."
MOST_LEVELS = 32
"""How deep lists and objects may be nested; the deepest honest request has 8 levels, and a batch adds 3."""

_TOO_DEEP = f"The body is nested more than {MOST_LEVELS} levels deep."
_BRACES_AS_BRACKETS = bytes.maketrans(b"{}", b"[]")
_ALL_BUT_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
_ALL_BUT_MARKS = bytes(set(_ALL_BUT_BRACKETS) - set(b'"\\'))
_ALL_BUT_STARTS = bytes(set(range(256)) - set(b"[{,"))


class NotJSON(ValueError):
    """The text is not I-JSON; the message says why, in English."""


class TooLarge(ValueError):
    """The text contains more values than are allowed; the message gives the limit, in English."""


def parse(text: bytes, most_values: int = MOST_VALUES) -> Any:
    """The value of the JSON ``text``; a number such as ``5.0`` becomes an integer.

    Raises ``TooLarge`` or ``NotJSON``.
    """
    if len(text) > MOST_BYTES:
        raise TooLarge(f"The body has {len(text):,} bytes; the limit is {MOST_BYTES:,}.")
    if len(text) > most_values and (values := len(text.translate(None, _ALL_BUT_STARTS))) > most_values:
        raise TooLarge(f"The body has {values:,} values; the limit is {most_values:,}. {HOW_VALUES_ARE_COUNTED}")
    try:
        value = orjson.loads(text)
        if _is_too_deep(text):
            raise NotJSON(_TOO_DEEP)
        fresh = orjson.dumps(value)
        if text != fresh and _has_duplicates(text, fresh):
            json.loads(text, object_pairs_hook=_without_duplicates)
        has_floats = b"." in fresh and b".0" in fresh  # every whole float is written with .0; one byte is sought faster
        return _integral(value) if has_floats else value
    except orjson.JSONDecodeError as error:
        if error.msg == "depth limit exceeded":  # that of orjson, 1,024 levels
            raise NotJSON(_TOO_DEEP) from None
        raise NotJSON(_not_utf8(text) or f"The body is not valid JSON: {error}.") from None


def _is_too_deep(text: bytes) -> bool:
    """Whether the JSON ``text`` is nested more than ``MOST_LEVELS`` deep.

    Examines the text, because walking through the value would take longer than parsing it.
    """
    marks = text.translate(_BRACES_AS_BRACKETS, _ALL_BUT_MARKS)
    brackets = marks.translate(None, b'"\\')
    if len(brackets) <= 2 * MOST_LEVELS:
        return False
    # Where no string holds a bracket or an escape, all marks but brackets are quotation marks in pairs.
    if 2 * marks.count(b'""') != len(marks) - len(brackets):
        brackets = _outside_strings(text).translate(_BRACES_AS_BRACKETS, _ALL_BUT_BRACKETS)
    for levels in range(MOST_LEVELS, 0, -1):
        if len(brackets) <= 2 * levels:
            return False
        brackets = brackets.replace(b"[]", b"")  # the innermost level
    return True


def _outside_strings(text: bytes) -> bytes:
    """The JSON ``text`` without its strings."""
    if b"\\" in text:
        text = text.replace(b"\\\\", b"").replace(b'\\"', b"")
    return b"".join(text.split(b'"')[::2])


def _not_utf8(text: bytes) -> str:
    """Says where ``text`` is not valid UTF-8; empty if it is valid."""
    try:
        text.decode()
    except UnicodeDecodeError as error:
        return f"The body is not UTF-8: the first invalid byte is at {error.start}, counted from 0."
    return ""


def _has_duplicates(text: bytes, fresh: bytes) -> bool:
    """Whether an object in ``text`` has duplicate members. ``fresh`` is the parsed value, serialized again: it has no
    duplicates.

    Compares the numbers of colons, since each member adds one. Both texts have the same number of colons in strings, unless
    these are written as escapes.
    """
    if b"\\" in text:
        text, fresh = _outside_strings(text), _outside_strings(fresh)
    return text.count(b":") != fresh.count(b":")


def _without_duplicates(members: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(members)
    if len(found) != len(members):
        times = Counter(name for name, _ in members)
        twice = next(name for name, count in times.items() if count > 1)
        raise NotJSON(f"An object has the member {quoted(twice)} twice.")
    return found


def _integral(value: Any) -> Any:
    if isinstance(value, float):
        return int(value) if value.is_integer() and abs(value) <= SAFE_INTEGER else value
    if isinstance(value, list):
        return [_integral(item) for item in value]
    if isinstance(value, dict):
        return {name: _integral(item) for name, item in value.items()}
    return value
