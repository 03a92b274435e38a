"""Links to what was entered, as the pages make them."""

import zlib
from base64 import urlsafe_b64decode
from typing import Any

import orjson

from lawspeaker.desk.fragment import pack


def fragment(entered: Any) -> str:
    """The end of a link to what was ``entered``, from the ``#`` on."""
    return f"#{pack(entered)}"


def entered_by(link: str) -> Any:
    """What was entered according to the fragment of a link."""
    letters = link.partition("#")[2]
    deflated = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    return orjson.loads(zlib.decompress(deflated, wbits=-zlib.MAX_WBITS))
