"""The fragment of a link that opens a page with something entered: what ``packed`` of ``static/link.js`` makes in the browser."""

import zlib
from base64 import urlsafe_b64encode
from typing import Any

import orjson

_RAW = -zlib.MAX_WBITS
"""Deflated, without anything around it."""


def packed(value: Any) -> str:
    """The fragment for a JSON document."""
    return urlsafe_b64encode(zlib.compress(orjson.dumps(value), level=9, wbits=_RAW)).rstrip(b"=").decode()
