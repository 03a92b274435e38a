"""Links that open a page with values filled in."""

import zlib
from base64 import urlsafe_b64decode
from typing import Any

import orjson

from lawspeaker.desk.fragment import pack


def fragment(entered: Any) -> str:
    """The fragment of a link to the values ``entered``, including the ``#``."""
    return f"#{pack(entered)}"


def entered_by(link: str) -> Any:
    """The values in the fragment of a link."""
    letters = link.partition("#")[2]
    deflated = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    return orjson.loads(zlib.decompress(deflated, wbits=-zlib.MAX_WBITS))
