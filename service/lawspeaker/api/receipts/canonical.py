"""The canonical form of a JSON value (RFC 8785), and its hash: the same for every program, however it writes JSON.

Sorted JSON by orjson is nearly that. It differs in numbers such as 1e16, in integers beyond 2**53, and in the order of names with
characters beyond U+FFFF. Requests can contain all of these.
"""

from decimal import Decimal
from hashlib import sha256
from typing import Any

import orjson

from lawspeaker.adjudication.wire.shapes import SAFE_INTEGER
from lawspeaker.api.receipts import base64url

_MOST_DIGITS = 21
"""JavaScript, whose numbers RFC 8785 takes over, writes an exponent if there are more digits before the point."""
_MOST_ZEROS = 6
"""The same for the zeros after the point."""


def digest(value: Any) -> str:
    """The SHA-256 of the canonical form of ``value``, in base64url without padding."""
    return base64url.encode(sha256(canonical(value)).digest())


def canonical(value: Any) -> bytes:
    """``value`` in its canonical form. The value must come from a JSON text of limited depth."""
    match value:
        case dict():
            members = sorted(value.items(), key=lambda member: member[0].encode("utf-16-be"))
            return b"{%b}" % b",".join(b"%b:%b" % (orjson.dumps(name), canonical(each)) for name, each in members)
        case list():
            return b"[%b]" % b",".join(map(canonical, value))
        case float():
            return _number(value)
        case int() if abs(value) > SAFE_INTEGER:
            return _number(float(value))
        case _:
            return orjson.dumps(value)


def _number(value: float) -> bytes:
    """``value`` as JavaScript writes it."""
    if not value:
        return b"0"
    sign, figures, exponent = Decimal(repr(value)).normalize().as_tuple()
    assert isinstance(exponent, int)
    digits = "".join(map(str, figures))
    point = len(digits) + exponent  # the number of digits before the decimal point
    if len(digits) <= point <= _MOST_DIGITS:
        text = digits.ljust(point, "0")
    elif 0 < point <= _MOST_DIGITS:
        text = f"{digits[:point]}.{digits[point:]}"
    elif -_MOST_ZEROS < point <= 0:
        text = f"0.{'0' * -point}{digits}"
    else:
        fraction = f".{digits[1:]}" if len(digits) > 1 else ""
        text = f"{digits[0]}{fraction}e{point - 1:+d}"
    return f"{'-' if sign else ''}{text}".encode()
