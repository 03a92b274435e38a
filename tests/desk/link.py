"""Links to what was entered, as the pages make them."""

import json
import zlib
from base64 import urlsafe_b64encode
from typing import Any


def fragment(entered: Any) -> str:
    """The fragment of a link to what was ``entered``: JSON, deflated, in the letters of base64url."""
    deflated = zlib.compress(json.dumps(entered).encode(), wbits=-zlib.MAX_WBITS)
    return "#" + urlsafe_b64encode(deflated).decode().rstrip("=")
