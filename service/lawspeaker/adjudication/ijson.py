"""Reading JSON strictly, as I-JSON (RFC 7493): UTF-8, no duplicate member, no number beyond what JSON can carry."""

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

import orjson

from lawspeaker.adjudication.shapes import SAFE_INTEGER

_SPACE_BEFORE_COLON = (b" :", b"\t:", b"\n:", b"\r:")


class NotJSON(ValueError):
    """The text is not I-JSON; the message says why, in English."""


def parse(text: bytes) -> Any:
    """The value that ``text`` holds; a number such as ``5.0`` is read as the integer it is.

    Raises ``NotJSON``.
    """
    try:
        value = orjson.loads(text)
        anew = orjson.dumps(value)
        if text != anew and _perhaps_duplicates(text, anew):
            json.loads(text, object_pairs_hook=_without_duplicates)
        has_floats = b"." in anew and b".0" in anew  # every whole float is written with .0; one byte is sought faster
        return _integral(value) if has_floats else value
    except orjson.JSONDecodeError as error:
        raise NotJSON(_not_utf8(text) or f"Not valid JSON: {error}.") from None
    except (RecursionError, orjson.JSONEncodeError):  # orjson reads deeper nesting than it writes
        raise NotJSON("Nested too deeply.") from None


def _not_utf8(text: bytes) -> str:
    """Where ``text`` is no UTF-8; empty if it is."""
    try:
        text.decode()
    except UnicodeDecodeError as error:
        return f"Not UTF-8: byte {error.start}, counted from 0."
    return ""


def _perhaps_duplicates(text: bytes, anew: bytes) -> bool:
    """Whether a member may be named twice in ``text``; false only if it is certain that none is.

    Written without escapes and without space before a colon, each member adds one ``":`` to the text, and so does
    each string that begins with a colon. ``anew``, the same value written again, has as many unless a duplicate was dropped.
    """
    if b"\\" in text or any(pattern in text for pattern in _SPACE_BEFORE_COLON):
        return True
    return text.count(b'":') != anew.count(b'":')


def _without_duplicates(members: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(members)
    if len(found) != len(members):
        times = Counter(name for name, _ in members)
        twice = next(name for name, count in times.items() if count > 1)
        raise NotJSON(f"The member {json.dumps(twice)} is given twice in one object.")
    return found


def _integral(value: Any) -> Any:
    if isinstance(value, float):
        return int(value) if value.is_integer() and abs(value) <= SAFE_INTEGER else value
    if isinstance(value, list):
        return [_integral(item) for item in value]
    if isinstance(value, dict):
        return {name: _integral(item) for name, item in value.items()}
    return value
