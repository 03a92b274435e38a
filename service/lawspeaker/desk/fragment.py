"""Builds the fragment of a link that opens a page with values filled in. ``packed`` in ``static/link.js`` does the same."""

import zlib
from base64 import urlsafe_b64encode
from typing import Any

import orjson

_RAW = -zlib.MAX_WBITS
"""The ``wbits`` of raw deflate, without header and checksum."""


def pack(value: Any) -> str:
    """The fragment for a JSON document."""
    return urlsafe_b64encode(zlib.compress(orjson.dumps(value), level=9, wbits=_RAW)).rstrip(b"=").decode()
